"""The compile step: joins the core, the search and one game into one unit, spelled for Cython, and compiles it.

`docs/contributing/compiling.md` describes the dialect that the joined modules are written in.
"""
