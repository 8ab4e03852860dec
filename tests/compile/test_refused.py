"""What the joiner refuses, with file and line: what it does not understand, and what would be wrong compiled."""

from pathlib import Path

import pytest

from compile.join import join
from compile.refusal import Refused
from tests.compile.toy import TOY, lay_out, spelled

HEAD = '''import cython
from typing import Any, Final, TypeVar
from quayside.core.decision import Decision, P
from quayside.core.layout import NAMES, STEPS, TARGET
'''
FIRST = HEAD.count("\n") + 1
CFUNC = "@cython.cfunc\ndef f(n: int) -> int:\n"
METHOD = "@cython.final\n@cython.cclass\nclass A:\n    row: cython.short[3]\n"


def refused(root: Path, text: str, **others: str) -> list[str]:
    """What is said of one module of the game: line, counted from the first after the head, and complaint."""
    with pytest.raises(Refused) as why:
        spelled(root, HEAD + text, **others)
    said = [Path(trouble.partition(": ")[0]).name.split(":") for trouble in why.value.troubles]
    assert {name for name, _ in said} == {"more.py"}
    complaints = [trouble.partition(": ")[2] for trouble in why.value.troubles]
    return [f"{int(line) - FIRST + 1}: {what}" for (_, line), what in zip(said, complaints, strict=True)]


@pytest.mark.parametrize(("text", "complaint"), [
    ("def f() -> int:\n    return 3\n@cython.cfunc\ndef g(n) -> int:\n    return n", "4: g: n needs a type"),
    ("@cython.cfunc\ndef g(n: int):\n    return n", "2: g needs the type of its result"),
    ("@cython.cfunc\ndef g(n: int) -> Decision:\n    return n",
     "2: g: a @cython.cfunc gives back a number, a truth or nothing"),
    ("@cython.cfunc\ndef g(*n: int) -> int:\n    return 3", "2: g: a @cython.cfunc has plain arguments only"),
    ("class A:\n    @cython.cfunc\n    def g(self) -> int:\n        return 3",
     "3: g is a @cython.cfunc, but A is no @cython.cclass"),
    (CFUNC + "    raise ValueError(n)", "3: a @cython.cfunc can neither raise nor catch an error"),
    (CFUNC + "    assert n\n    return n", "3: a @cython.cfunc can neither raise nor catch an error"),
    ("@cython.cfunc\ndef g(n: cython.longdouble) -> int:\n    return 3",
     "2: cython.longdouble is no type that compile/vocabulary.py knows"),
])
def test_c_functions(tmp_path: Path, text: str, complaint: str) -> None:
    """A cfunc says all its types and does nothing that needs the interpreter."""
    said = refused(tmp_path, text)
    assert [line.startswith(complaint) for line in said] == [True], said


@pytest.mark.parametrize(("text", "complaint"), [
    ("    b = n == 1 and n > 0\n    return b", "3: b would become an object; say what it is where it begins: b: bool"),
    ("    b = not n or f(n)\n    return b", "3: b would become an object; say what it is where it begins: b: bool"),
    ("    total = 0\n    total += n == 1\n    return total",
     "4: total would become an object; say what it is where it begins: total: int"),
    ("    return STEPS[-1]", "3: [-1] lies outside a row of C; count from its beginning"),
    ("    return STEPS[3]", "3: [3] lies outside a row of C, which ends with [2]"),
    ("    return STEPS[TARGET - 3]", "3: [TARGET - 3] lies outside a row of C, which ends with [2]"),
    ("    return n // 0", "3: a division by 0: C ends the process"),
    ("    n %= TARGET - 10\n    return n", "3: a division by 0: C ends the process"),
    ("    return n << 64", "3: a shift by 64: C shifts by 0 to 63 places"),
    ("    return 1 >> TARGET * 7", "3: a shift by 70: C shifts by 0 to 63 places"),
    ("    n <<= -1\n    return n", "3: a shift by -1: C shifts by 0 to 63 places"),
    ("    return n % -3", "3: -3 is negative: C rounds towards zero"),
    ("    n //= -TARGET\n    return n", "3: -TARGET is negative: C rounds towards zero"),
    ("    return -7 // n", "3: -7 is negative: C rounds towards zero"),
    ("    return 1 << 3 * TARGET + 1", "3: 1 << 3 * TARGET + 1 is 2147483648, too wide for C"),
    ("    return TARGET * TARGET * 99999999", "3: TARGET * TARGET * 99999999 is 9999999900, too wide for C"),
])
def test_what_c_computes_otherwise(tmp_path: Path, text: str, complaint: str) -> None:
    """Expressions that mean something else in C, silently or with an error that says little."""
    said = refused(tmp_path, CFUNC + text)
    assert [line.startswith(complaint) for line in said] == [True], said


def test_c_rows_in_plain_functions(tmp_path: Path) -> None:
    """A field that is a C row has no end to count from; a list has."""
    text = METHOD + "    def last(self, names: list[str]) -> int:\n        return self.row[-1] + len(names[-1])\n"
    assert refused(tmp_path, text) == ["6: [-1] lies outside a row of C; count from its beginning"]


def test_the_end_of_c_rows(tmp_path: Path) -> None:
    """A row of its own class is as long as it says there; elsewhere, the longest of that name counts."""
    text = (METHOD + "    def last(self, other: Any, row: list[int]) -> int:\n"
            "        return self.row[2] + self.row[3] + row[3] + other.row[4]\n"
            + METHOD.replace("class A", "class B").replace("3", "5") + "    def last(self) -> int:\n"
            "        return self.row[4] + self.row[5]\n")
    assert refused(tmp_path, text) == ["6: [3] lies outside a row of C, which ends with [2]",
                                       "12: [5] lies outside a row of C, which ends with [4]"]


def test_what_ends_within_c(tmp_path: Path) -> None:
    """The last place of a row, a shift by 63, and long constants of Python outside C functions."""
    text = CFUNC + "    return STEPS[2] + (n >> 63) + n // 1\ndef g() -> int:\n    return 1 << 64\n"
    assert spelled(tmp_path, HEAD + text)


@pytest.mark.parametrize(("value", "what"), [
    ("True", "a truth"), ("[1, 2]", "a list"), ("((1, 2), (3, 4))", "no tuple of numbers alone"),
    ("('a', 'b')", "no tuple of numbers alone"), ("float('inf')", "no finite number"), ("'a'", "a text"),
])
def test_constants_that_c_cannot_hold(tmp_path: Path, value: str, what: str) -> None:
    """Such a name is an object: a def may use it, a cfunc may not."""
    text = f"ODD: Final = {value}\ndef g() -> Any:\n    return ODD\n" + CFUNC + "    return n if ODD else 3"
    assert refused(tmp_path, text) == [
        f"6: ODD is {what}; a @cython.cfunc knows constants that are a number or a tuple of numbers"]


def test_what_the_interpreter_alone_runs(tmp_path: Path) -> None:
    """What is not compiled may be anything."""
    text = CFUNC + "    if not cython.compiled:\n        raise ValueError(STEPS[-1])\n    return n"
    assert spelled(tmp_path, HEAD + text)


@pytest.mark.parametrize(("text", "complaint"), [
    ("A, b = 1, 2", "1: A: a constant is declared at the top level, in a statement of its own"),
    ("if TARGET:\n    LATE = 3", "2: LATE: a constant is declared at the top level, in a statement of its own"),
    ("ONCE = 1\nONCE = 2", "2: ONCE is given a second value; a constant has one"),
    ("HUGE = 1 << 70", "1: HUGE: 1180591620717411303424 does not fit the 64 bits of the widest C type"),
    ("ROW = (1, -2, 1 << 63)", "1: ROW: 9223372036854775808 does not fit the 64 bits of the widest C type"),
    ("Q = TypeVar('Q')", "1: Q: the one type variable is P, the game's position"),
    ("def max(a: int) -> int:\n    return a", "1: max would hide Python's own"),
    ("def f() -> str:\n    return __file__", "2: __file__ is that of the whole unit"),
])
def test_names(tmp_path: Path, text: str, complaint: str) -> None:
    """Constants are settled when modules are joined, and no module hides what is Python's."""
    said = refused(tmp_path, text)
    assert [line.startswith(complaint) for line in said] == [True], said


@pytest.mark.parametrize(("text", "complaint"), [
    ("TARGET = 11", "position.py:8: TARGET is something else in more.py:1"),
    ("PLACES = 4", "position.py:11: PLACES is something else in more.py:1"),
    ("def start() -> None:\n    pass", "rules.py:4: start is something else in more.py:1"),
    ("class Step:\n    n: int", "position.py:48: Step is something else in more.py:1"),
    ("from math import floor as turned", "more.py:1: turned is something else in chance.py:9"),
])
def test_one_name_one_thing(tmp_path: Path, text: str, complaint: str) -> None:
    """Joined modules share their names."""
    with pytest.raises(Refused) as why:
        spelled(tmp_path, f"{text}\nimport cython\n")
    said = [Path(trouble).name for trouble in why.value.troubles]
    assert said == [f"{complaint}; joined modules share their names"]


def test_one_name_one_value(tmp_path: Path) -> None:
    """The same constant may be imported or declared by several modules, with one value."""
    assert spelled(tmp_path, "import cython\nPLACES = 3\n")


@pytest.mark.parametrize(("text", "complaint"), [
    ("from .position import Pilot as Flown", "2: a relative import; write the module's full name"),
    ("import quayside.core.layout", "2: import quayside.core.layout: import the names that are needed"),
    ("from quayside.core.layout import *", "2: * of quayside.core.layout: import the names that are needed"),
    ("from quayside.core import chance", "2: chance of quayside.core: import the names that are needed"),
    ("from quayside.core.chance import mixed", "2: quayside.core.chance does not define mixed"),
    ("from quayside.core.chance import turned as rolled", "2: turned keeps its name"),
    ("from quayside.core.layout import TARGET as GOAL", "2: TARGET keeps its name"),
    ("from cython import cfunc", "2: cfunc of cython: write import cython, and cython.cfunc"),
    ("import cython as c", "2: import cython as c: write import cython, and cython. before its names"),
    ("from quayside.core.shared import Flag", "2: Flag: only types with C fields can be imported"),
])
def test_imports(tmp_path: Path, text: str, complaint: str) -> None:
    """A unit knows joined modules by the names in them alone."""
    said = refused(tmp_path, f"if TARGET < 0:\n    {text}\n")
    assert [line.startswith(complaint) for line in said] == [True], said


def test_names_of_cython_alone(tmp_path: Path) -> None:
    """A module that takes names from cython, and says nothing else of it, is not passed over as a plain one."""
    with pytest.raises(Refused, match=r"more\.py:1: cfunc of cython: write import cython, and cython\.cfunc"):
        spelled(tmp_path, "from cython import cfunc\n@cfunc\ndef f(n):\n    return n\n")


def test_plain_modules_stay_plain(tmp_path: Path) -> None:
    """A plain module that a joined one imports must not bring in the interpreted rules beside the compiled ones."""
    with pytest.raises(Refused) as why:
        spelled(tmp_path, "import cython\nfrom quayside.core.helping import help_out",
                helping="from quayside.core.telling import tell\ndef help_out() -> None:\n    tell()\n",
                telling="from quayside.core.decision import Decision\ndef tell() -> None:\n    Decision()\n")
    assert why.value.troubles == [
        f"{tmp_path}/src/quayside/core/telling.py:1: joined modules import this plain one, which would use "
        "quayside.core.decision interpreted, beside the compiled game"]


@pytest.mark.parametrize(("text", "complaint"), [
    ("@cython.cclass\nclass A:\n    n: int", "2: A: nothing derives from it; write @cython.final"),
    ("class Other:\n    pass\n@cython.final\n@cython.cclass\nclass A(Decision[P], Other):\n    n: int",
     "5: A: a class with C fields has one base, not Decision and Other"),
    ("@cython.final\n@cython.cclass\nclass A:\n    n: int = 3", "4: a field has no value of its own"),
    ("@cython.final\n@cython.cclass\nclass A:\n    n: cython.int[len(NAMES)]",
     "4: [len(NAMES)]: the length of a row is a constant above 0"),
])
def test_classes(tmp_path: Path, text: str, complaint: str) -> None:
    """Classes with C fields."""
    said = refused(tmp_path, text)
    assert [line.startswith(complaint) for line in said] == [True], said


def test_everything_is_named_at_once(tmp_path: Path) -> None:
    """One run names all that is wrong."""
    assert len(refused(tmp_path, CFUNC + "    raise ValueError(STEPS[-1])\nA, B = 1, 2")) == 4


def test_modules_in_a_circle(tmp_path: Path) -> None:
    """Modules that import each other have no order."""
    source = lay_out(tmp_path, {"games/pilot/one.py": "import cython\nfrom quayside.games.pilot.two import b\na = 1\n",
                                "games/pilot/two.py": "import cython\nfrom quayside.games.pilot.one import a\nb = 1\n"})
    with pytest.raises(Refused, match="joined modules import each other"):
        join(TOY, source)


@pytest.mark.parametrize(("text", "complaint"), [
    ("import cython\n\n1 / 0\n", "more.py:3: ZeroDivisionError: division by zero"),
    ("import cython\nraise SystemExit('two\\nlines')\n", "more.py:2: SystemExit: two lines"),
    ("import cython\nint('x')\n", "more.py:2: ValueError: invalid literal for int() with base 10: 'x'"),
    ("import cython\nimport nowhere\n", "more.py:2: ModuleNotFoundError: No module named 'nowhere'"),
    ("import cython\nfrom json import loads\nloads('[')\n", "more.py:3: JSONDecodeError: Expecting value"),
])
def test_a_module_that_cannot_be_imported(tmp_path: Path, text: str, complaint: str) -> None:
    """Constants are read by importing: an error there is told in a line, with the last place in our modules."""
    with pytest.raises(Refused) as why:
        spelled(tmp_path, text)
    [trouble] = why.value.troubles
    assert trouble.startswith(f"{tmp_path}/src/quayside/games/pilot/{complaint}")
    assert trouble.endswith(" (constants are read by importing the joined modules)")
    assert "\n" not in trouble


def test_a_plain_module_that_is_no_python(tmp_path: Path) -> None:
    """A syntax error in a module that a joined one imports is told where it is."""
    with pytest.raises(Refused, match=r"core/helping.py:1: (SyntaxError: )?'\(' was never closed"):
        spelled(tmp_path, "import cython\nfrom quayside.core.helping import help_out\n", helping="help_out = (\n")


@pytest.mark.parametrize(("text", "complaint"), [
    ("import cython\ndef f(:\n", "more.py:2: invalid syntax"),
    ("import cython\nx = 'a\n", "more.py:2: unterminated string literal"),
    ("import cython\0\n", "more.py:1: source code "),
])
def test_a_module_that_is_no_python(tmp_path: Path, text: str, complaint: str) -> None:
    """A syntax error is told in a line."""
    with pytest.raises(Refused) as why:
        spelled(tmp_path, text)
    [trouble] = why.value.troubles
    assert trouble.startswith(f"{tmp_path}/src/quayside/games/pilot/{complaint}")


def test_an_annotation_of_words(tmp_path: Path) -> None:
    """Words in quotes mean nothing to C."""
    assert spelled(tmp_path, HEAD + "def f(n: 'any number') -> int:\n    return 3\n")
