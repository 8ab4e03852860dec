"""What the joiner spells out for Cython."""

from pathlib import Path

import pytest

from tests.compile.toy import joined, spelled

HEAD = "import cython\nfrom quayside.core.decision import Decision, P\n"


def body(text: str) -> str:
    """The lines that say something."""
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip() not in ("", "pass", "import cython"))


@pytest.mark.parametrize(("plain", "cython"), [
    ("@cython.cfunc\ndef f(n: int) -> int:\n    return n",
     "cdef Py_ssize_t f(Py_ssize_t n) noexcept nogil:\n    return n"),
    ("@cython.cfunc\ndef f(n: int, m: bool) -> None:\n    return",
     "cdef void f(Py_ssize_t n, bint m) noexcept nogil:\n    return"),
    ("@cython.cfunc\ndef f(x: float) -> float:\n    return x", "cdef double f(double x) noexcept nogil:\n    return x"),
    ("@cython.cfunc\ndef f(x: cython.ulonglong, at: cython.p_short) -> cython.int:\n    return x",
     "cdef int f(unsigned long long x, short * at) noexcept nogil:\n    return x"),
    ("@cython.cfunc\ndef f(pos: P, of: Decision) -> bool:\n    return True",
     "cdef bint f(Pilot pos, Decision of) noexcept nogil:\n    return True"),
    ('@cython.cfunc\ndef f(of: "Decision", n: int = 3) -> int:\n    return n',
     "cdef Py_ssize_t f(Decision of, Py_ssize_t n = 3) noexcept nogil:\n    return n"),
    ("@cython.cfunc\ndef f(\n    n: int,\n    m: int,\n) -> int:\n    return n",
     "cdef Py_ssize_t f(\n    Py_ssize_t n,\n    Py_ssize_t m,\n) noexcept nogil:\n    return n"),
    ("@cython.cfunc\ndef f() -> int:\n    n: int = 3\n    b: bool = n == 3 or n == 4\n    return b",
     "cdef Py_ssize_t f() noexcept nogil:\n    n: cython.Py_ssize_t = 3\n    b: cython.bint = n == 3 or n == 4\n"
     "    return b"),
])
def test_c_functions(tmp_path: Path, plain: str, cython: str) -> None:
    """A cfunc has C types in its signature and on its locals, needs no interpreter and raises nothing."""
    assert body(spelled(tmp_path, HEAD + plain)) == body(cython)


@pytest.mark.parametrize(("plain", "cython"), [
    ("def f(n: int, names: list[int]) -> int:\n    return n", "def f(n, names):\n    return n"),
    ("def f(of: Decision, *names: str, n: int = 3) -> bool:\n    return True",
     "def f(of: Decision, *names, n = 3):\n    return True"),
    ("def f(n):\n    m: int = n\n    of: Decision = n\n    k: cython.int = 3\n    return m",
     "def f(n):\n    m = n\n    of: Decision = n\n    k: cython.int = 3\n    return m"),
    ("def f(pos: P) -> P:\n    return cython.cast(P, pos)", "def f(pos: Pilot):\n    return cython.cast(Pilot, pos)"),
])
def test_plain_functions(tmp_path: Path, plain: str, cython: str) -> None:
    """In a def, the annotations of Python are for mypy alone: they would refuse a value before the code can."""
    assert body(spelled(tmp_path, HEAD + plain)) == body(cython)


def test_classes(tmp_path: Path) -> None:
    """A cclass is a cdef class with C fields, without the parameters of its bases."""
    text = spelled(tmp_path, HEAD + '''
from typing import Any, Final
from quayside.core.layout import TARGET
SIZE: Final = 4
@cython.final
@cython.cclass
class Asked(Decision[P]):
    """What is asked."""
    n: int
    row: cython.short[SIZE]
    long: cython.longlong[2 * TARGET]  # as many as that
    of: Decision[P]
    maybe: Decision | None
    names: list[str]
    what: Any
    @property
    def size(self) -> int:
        return self.n
''')
    assert body(text).endswith('''
@cython.final
cdef class Asked(Decision):
    """What is asked."""
    cdef Py_ssize_t n
    cdef short row[4]
    cdef long long long[20]  # as many as that
    cdef Decision of
    cdef Decision maybe
    cdef list names
    cdef object what
    @property
    def size(self):
        return self.n''')


def test_a_row_is_not_the_end(tmp_path: Path) -> None:
    """A checked build takes a row that ends a class for one of any length: something is put behind it."""
    text = spelled(tmp_path, HEAD + "@cython.final\n@cython.cclass\n"
                                    "class A:\n    n: int\n    row: cython.short[3]  # three\n")
    assert text.endswith("    cdef Py_ssize_t n\n    row: cython.short[3]; behind_the_row: cython.bint  # three\n")


def test_generic_is_no_base(tmp_path: Path) -> None:
    """`Generic[P]` alone leaves a class without a base."""
    text = spelled(tmp_path, HEAD + "from typing import Generic\n@cython.cclass\nclass A(Generic[P]):\n    n: int\n"
                                    "@cython.final\n@cython.cclass\nclass B(A[P]):\n    m: int\n")
    assert "cdef class A:\n" in text
    assert "cdef class B(A):\n" in text


@pytest.mark.parametrize(("plain", "cython"), [
    ("1 << n", "<Py_ssize_t>(1) << n"),
    ("TARGET << n", "<Py_ssize_t>(TARGET) << n"),
    ("(n == 2) << n", "(<Py_ssize_t>(n == 2)) << n"),
    ("n << 3", "n << 3"),
    ("1 << 36", "1 << 36"),
])
def test_shifts_are_64_bits_wide(tmp_path: Path, plain: str, cython: str) -> None:
    """C would shift a small constant within 32 bits: `1 << 36` would be 16."""
    text = spelled(tmp_path, "import cython\nfrom quayside.core.layout import TARGET\n"
                             f"@cython.cfunc\ndef f(n: int) -> int:\n    return {plain}\n")
    assert f"    return {cython}\n" in text


def test_imports(tmp_path: Path) -> None:
    """Joined modules, shared types and constants need no import; what is left stays."""
    text = spelled(tmp_path, '''
from __future__ import annotations
import cython
from typing import TYPE_CHECKING
from quayside.core.chance import turned
from quayside.core.shared import Dice
from quayside.core.layout import (
    NAMES,
    STEPS,
)
if TYPE_CHECKING:
    from quayside.core.game import Game
if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt
def f() -> None:
    from quayside.core.layout import TARGET
''')
    assert [line for line in text.splitlines() if "import" in line] == [
        "import cython", "from typing import TYPE_CHECKING", "from quayside.core.layout import NAMES",
        "    from cython.cimports.libc.math import sqrt", "    from math import sqrt"]


def test_constants_leave_what_they_do(tmp_path: Path) -> None:
    """The value of a constant is computed once more where that does something besides; other names are objects."""
    text = spelled(tmp_path, '''
import cython
from typing import Any, Final
from quayside.core.layout import NAMES, TARGET
LIST: Final[list[int]] = []
FIELD: Final = (
    len(NAMES) + 1)
LONGER: Final = TARGET + 1
NAMED: dict[str, Any] = {}
''')
    assert body(text).splitlines()[-4:] == ["LIST = []", "_ = (", "    len(NAMES) + 1)", "NAMED = {}"]


def test_lines_stay_where_they_are(tmp_path: Path) -> None:
    """Every function begins in the line in which it was written, whatever was taken out above."""
    text = ("import cython\nfrom typing import (\n    Any,\n)\nfrom quayside.core.layout import (\n    NAMES,\n"
            "    STEPS,\n)\n\n\n@cython.cfunc\ndef café(n: int) -> int:  # Åse\n    return n\n")
    lines = spelled(tmp_path, text).splitlines()
    assert len(lines) == len(text.splitlines())
    assert lines[11] == "cdef Py_ssize_t café(Py_ssize_t n) noexcept nogil:  # Åse"


def test_the_unit(tmp_path: Path) -> None:
    """The unit declares constants, shared types and all classes, then includes each module after those it imports."""
    files = joined(tmp_path, "import cython\nfrom typing import Final\nfrom quayside.core.layout import STEPS, TARGET\n"
                             "WIDE: Final = 1 << 40\nHALF: Final = 0.5\n")
    unit = files["pilot.pyx"]
    assert "cdef enum:\n    TARGET = 10\n    PLACES = 3\n" in unit
    assert "static const short quayside_STEPS[3] = {1, 2, 3};" in unit
    assert "#define quayside_WIDE ((Py_ssize_t) 1099511627776LL)" in unit
    assert 'const double HALF "quayside_HALF"' in unit
    order = [line for line in unit.splitlines() if line.startswith(("from", "cdef class", "include"))]
    assert order == [
        "from quayside._engine.shared cimport AnyPosition, Dice",
        "cdef class Decision", "cdef class Pilot(AnyPosition)",
        "cdef class Step(Decision)", 'include "quayside/core/chance.pxi"', 'include "quayside/core/decision.pxi"',
        'include "quayside/games/pilot/more.pxi"', 'include "quayside/games/pilot/position.pxi"',
        'include "quayside/games/pilot/rules.pxi"']
