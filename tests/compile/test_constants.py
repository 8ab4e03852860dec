"""Constants as C holds them."""

import ast

import pytest

from compile.constants import DoesNotFit, declared, folded, type_of
from compile.values import Number, constant


@pytest.mark.parametrize(("row", "of"), [
    ([0, 1, -1], "short"),
    ([-32768, 32767], "short"),
    ([32768], "int"),
    ([-(1 << 31)], "int"),
    ([1 << 31], "long long"),
    ([-(1 << 63)], "long long"),
    ([1 << 63], "unsigned long long"),
    ([1, 0.5], "double"),
])
def test_smallest_type(row: list[Number], of: str) -> None:
    """A table takes the smallest type that holds it; chars would be taken for text."""
    assert type_of(row) == of


@pytest.mark.parametrize("row", [[1 << 64], [-(1 << 63) - 1], [-1, 1 << 63]])
def test_no_type_is_wide_enough(row: list[int]) -> None:
    """What 64 bits do not hold is no constant of C."""
    with pytest.raises(DoesNotFit):
        type_of(row)


@pytest.mark.parametrize(("value", "lines"), [
    (-3, ["cdef enum:", "    N = -3"]),
    (1 << 20, ["#define quayside_N ((Py_ssize_t) 1048576LL)", 'const Py_ssize_t N "quayside_N"']),
    (-(1 << 63), ["#define quayside_N ((Py_ssize_t) (-9223372036854775807LL - 1))", 'const Py_ssize_t N "quayside_N"']),
    (1 << 63, ["#define quayside_N 9223372036854775808ULL", 'const unsigned long long N "quayside_N"']),
    (0.25, ["#define quayside_N 0.25", 'const double N "quayside_N"']),
    ((1, 70000), ["static const int quayside_N[2] = {1, 70000};", 'const int[2] N "quayside_N"']),
    ((1 << 40,), ["static const long long quayside_N[1] = {1099511627776LL};", 'const long long[1] N "quayside_N"']),
])
def test_declarations(value: Number | tuple[Number, ...], lines: list[str]) -> None:
    """Small numbers fold as enumerators, others are 64 bits wide; tables are static rows."""
    text = "\n".join(declared({"N": value}))
    assert all(line in text for line in lines)


@pytest.mark.parametrize(("value", "held"), [
    (3, True), (0.5, True), ((1, 2), True), ((1, 0.5), True),
    (True, False), ((), False), ((1, "two"), False), ("two", False), ([1, 2], False), (float("nan"), False),
    (None, False),
])
def test_what_c_holds(value: object, held: bool) -> None:
    """Numbers and rows of them are constants of C; everything else stays an object."""
    assert constant(value) is held


@pytest.mark.parametrize(("text", "value"), [
    ("3", 3), ("-N", -7), ("N + 1", 8), ("N - 1", 6), ("2 * N", 14), ("1 << N", 128), ("N // 2", 3),
    ("N // -2", None), ("N ** 2", None), ("n", None), ("True", None), ("HALF", None), ("N + n", None),
])
def test_folding(text: str, value: int | None) -> None:
    """Expressions of constants are known when modules are joined, where Python and C agree on them."""
    assert folded(ast.parse(text, mode="eval").body, {"N": 7, "HALF": 0.5}) == value
