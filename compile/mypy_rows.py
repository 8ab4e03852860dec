"""Lets mypy read a row of C numbers, `cython.short[SEATS]`, as a list of int: its length is no type of Python.

A plugin of mypy, named in pyproject.toml.
"""

from collections.abc import Callable
from typing import Final

from mypy.plugin import AnalyzeTypeContext, Plugin
from mypy.types import Type

NUMBERS: Final = ("cython.short", "cython.int", "cython.longlong", "cython.ulonglong")


class Rows(Plugin):
    """Knows the C numbers of `stubs/cython.pyi`."""

    def get_type_analyze_hook(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        """What reads an annotation of this name."""
        return numbers if fullname in NUMBERS else None


def numbers(context: AnalyzeTypeContext) -> Type:
    """`int`, or `list[int]` where a length follows."""
    number = context.api.named_type("builtins.int", [])
    return context.api.named_type("builtins.list", [number]) if context.type.args else number


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return Rows
