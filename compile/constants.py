"""Constants as C holds them: numbers that fold, tables, and what an expression of constants comes to."""

import ast
from collections.abc import Iterable, Mapping
from typing import Final

from compile.values import Number, Value

SMALL: Final = range(-(1 << 15), 1 << 15)  # a number beyond it is 64 bits wide, so that C does not compute it in 32
INT: Final = range(-(1 << 31), 1 << 31)
LONG: Final = range(-(1 << 63), 1 << 63)
# No table of chars: Cython would take it for text where it is handed on.
RANGES: Final = {"short": SMALL, "int": INT, "long long": LONG, "unsigned long long": range(1 << 64)}
SUFFIXES: Final = {"long long": "LL", "unsigned long long": "ULL"}


class DoesNotFit(Exception):
    """A constant that no C type holds."""


def type_of(row: Iterable[Number]) -> str:
    """The smallest C type that holds all these numbers."""
    numbers = list(row)
    if any(isinstance(value, float) for value in numbers):
        return "double"
    for name, fitting in RANGES.items():
        if all(value in fitting for value in numbers):
            return name
    raise DoesNotFit(f"{max(numbers, key=abs)} does not fit the 64 bits of the widest C type")


def declared(constants: Mapping[str, Value]) -> list[str]:
    """How Cython is told of the constants."""
    small = {name: value for name, value in constants.items() if isinstance(value, int) and value in SMALL}
    lines = ["cdef enum:", *(f"    {name} = {value}" for name, value in small.items())] if small else []
    for name, value in constants.items():
        if name not in small:
            lines += table(name, value) if isinstance(value, tuple) else wide(name, value)
    return lines


def table(name: str, row: tuple[Number, ...]) -> list[str]:
    """A table of numbers."""
    of = type_of(row)
    spelled = ", ".join(literal(value, of) for value in row)
    return extern(f"static const {of} quayside_{name}[{len(row)}] = {{{spelled}}};", f"{of}[{len(row)}]", name)


def wide(name: str, value: Number) -> list[str]:
    """A number that is no small whole one."""
    of = type_of([value])
    if of in ("int", "long long"):
        return extern(f"#define quayside_{name} ((Py_ssize_t) {literal(value, 'long long')})", "Py_ssize_t", name)
    return extern(f"#define quayside_{name} {literal(value, of)}", of, name)


def extern(line: str, of: str, name: str) -> list[str]:
    """A line of C, and what Cython is to know of it."""
    return ["cdef extern from *:", f'    """\n    {line}\n    """', f'    const {of} {name} "quayside_{name}"']


def literal(value: Number, of: str) -> str:
    """The number as C reads it."""
    if value == LONG.start:
        return f"({value + 1}LL - 1)"
    return f"{value}{SUFFIXES.get(of, '')}"


def folded(node: ast.expr, constants: Mapping[str, Value]) -> int | None:
    """The whole number that an expression of constants comes to; None when it is none."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            known = constants.get(name)
            return known if isinstance(known, int) else None
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = folded(operand, constants)
            return None if inner is None else -inner
        case ast.BinOp(left=left, op=operator, right=right):
            return computed(operator, folded(left, constants), folded(right, constants))
    return None


def computed(operator: ast.operator, left: int | None, right: int | None) -> int | None:
    """What an operation on two whole numbers comes to."""
    if left is None or right is None:
        return None
    match operator:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.LShift() if 0 <= right < 4096:
            return left << right
        case ast.FloorDiv() if left >= 0 and right > 0:
            return left // right
    return None
