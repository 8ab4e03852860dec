"""Compiles the rules and packs what belongs to them; all else about the package is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compile.build import BuildUnits, extensions
from compile.packing import PackBeside

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildUnits, "build_py": PackBeside})
