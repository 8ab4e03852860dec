"""The build from end to end: a tiny game is joined, compiled, imported and built again."""

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.compile.toy import build, run, workplace

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

PLAY = """
import pickle
import traceback
from quayside._engine.pilot import Pilot, start
from quayside._engine.shared import AnyPosition, Dice
pilot = start()
assert isinstance(pilot, AnyPosition)
assert [pilot.play(step) for step in (0, 1, 2)] == [1, 3, 6]
dice = Dice(7)
assert pilot.finish(dice) >= 10
assert 1 <= dice.roll() <= 6
for wrong in ("x", 3, None):
    try:
        pilot.play(wrong)
    except ValueError as error:
        assert "is no step" in str(error)
try:
    pickle.dumps(pilot)
except TypeError as error:
    assert "cannot pickle" in str(error)
else:
    raise AssertionError("a pickle of nothing")
try:
    pilot.play(9)
except ValueError:
    traceback.print_exc()
"""

MORE = """

import cython

@cython.cfunc
def count(pos: Pilot, at: int) -> int:
    pos.room[at % 8] += 1
    return at * 4

def more(pos: Pilot, at: int) -> int:
    return count(pos, at)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workplace in which the tiny game was compiled in place."""
    root = workplace(tmp_path_factory.mktemp("built"))
    done = build(root)
    assert done.returncode == 0, done.stderr
    return root


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workplace in which the tiny game was compiled with checks, and a way to do what is forbidden."""
    root = workplace(tmp_path_factory.mktemp("checked"))
    rules = root / "src/quayside/games/pilot/rules.py"
    rules.write_text(rules.read_text() + MORE)
    shutil.copytree(root / "src", root / "build" / "checked")
    done = build(root, "--build-lib", "build/checked", "--build-temp", "build/temp", QUAYSIDE_BUILD="checked")
    assert done.returncode == 0, done.stderr
    return root


def times(root: Path) -> dict[str, int]:
    """When each unit was last written."""
    units = (root / "src/quayside/_engine").glob(f"*{SUFFIX}")
    return {path.name.partition(".")[0]: path.stat().st_mtime_ns for path in units}


def test_the_compiled_game_plays(built: Path) -> None:
    """Classes, fields, constants, tables and what runs without the interpreter do what the source says."""
    done = run(built, [sys.executable, "-c", PLAY], {})
    assert done.stderr.splitlines()[-1] == "ValueError: 9 is no step"


def test_tracebacks_show_the_source(built: Path) -> None:
    """An error in a compiled game names the module and the line as they were written; the source tree shows them."""
    done = run(built, [sys.executable, "-c", PLAY], {})
    assert '  File "src/quayside/games/pilot/position.py", line 34, in quayside._engine.pilot.Pilot.play\n' \
           '    raise ValueError(f"{step!r} is no step")\n' in done.stderr


def test_an_unchanged_build_does_nothing(built: Path) -> None:
    """Nothing is translated or compiled when nothing changed."""
    before = times(built)
    done = build(built)
    assert done.returncode == 0
    assert "translating" not in done.stdout
    assert times(built) == before


def test_sources_stay_clean(built: Path) -> None:
    """All that is generated lies in `build`, except for the units themselves."""
    kinds = {path.suffix for path in (built / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert kinds == {".py", ".so"}


def test_an_edit_builds_its_unit_alone(built: Path) -> None:
    """A changed module of the game leaves the shared unit as it is; a comment in plain Python changes nothing."""
    rules, layout = (built / "src/quayside" / place for place in ("games/pilot/rules.py", "core/layout.py"))
    layout.write_text(layout.read_text() + "# plain\n")
    assert "translating" not in build(built).stdout
    rules.write_text(rules.read_text() + "\n\ndef more() -> int:\n    return 3\n")
    before = times(built)
    assert build(built).stdout.split() == ["translating", "pilot"]
    after = times(built)
    assert (after["shared"], after["pilot"] > before["pilot"]) == (before["shared"], True)


def test_other_flags_build_anew(built: Path) -> None:
    """A release after a draft is compiled anew, from the same C; a unit for development stays a draft."""
    before = times(built)
    done = build(built, QUAYSIDE_BUILD="release", QUAYSIDE_ONLY="pilot")
    assert "translating" not in done.stdout
    after = times(built)
    assert (after["shared"] > before["shared"], after["pilot"]) == (True, before["pilot"])


def test_units_are_stripped(built: Path) -> None:
    """A unit carries no symbols but those that are needed to load it."""
    assert b".symtab" not in next((built / "src/quayside/_engine").glob(f"pilot*{SUFFIX}")).read_bytes()


def test_cython_names_the_source(tmp_path: Path) -> None:
    """What only Cython can refuse is said with the file and the line as they were written, and fails the build."""
    root = workplace(tmp_path)
    rules = root / "src/quayside/games/pilot/rules.py"
    rules.write_text("import cython\n\n\n@cython.cfunc\ndef f() -> int:\n    return nowhere\n")
    done = build(root)
    assert done.returncode != 0
    assert "src/quayside/games/pilot/rules.py:6:11: undeclared name not builtin: nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def test_refusals_fail_the_build(tmp_path: Path) -> None:
    """What the joiner refuses is said in a line, without a traceback."""
    root = workplace(tmp_path)
    (root / "src/quayside/games/pilot/rules.py").write_text("import cython\nA, B = 1, 2\n")
    done = build(root)
    assert done.returncode != 0
    assert "games/pilot/rules.py:2: A: a constant" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_source_that_is_no_python_fails_the_build(tmp_path: Path) -> None:
    """A syntax error is said in a line, without a traceback."""
    root = workplace(tmp_path)
    (root / "src/quayside/games/pilot/rules.py").write_text("import cython\ndef f(:\n")
    done = build(root)
    assert done.returncode != 0
    assert done.stderr == "src/quayside/games/pilot/rules.py:2: invalid syntax\n"


def test_without_a_compiler(tmp_path: Path) -> None:
    """A machine that cannot compile says so in one line, and the package works interpreted."""
    done = build(workplace(tmp_path), CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr == ("quayside: there is no C compiler (no-such-compiler), so the rules will run interpreted, "
                           "which is about 150 times slower\n")


@pytest.mark.parametrize(("environment", "complaint"), [
    ({"QUAYSIDE_BUILD": "fast"}, "QUAYSIDE_BUILD=fast: expected release, draft, checked"),
    ({"QUAYSIDE_ONLY": "chess"}, "QUAYSIDE_ONLY=chess: expected shared, pilot"),
    ({"QUAYSIDE_BUILD": "checked"}, "QUAYSIDE_BUILD=checked is not built in place: "
                                    "give --build-lib a folder of its own"),
])
def test_wrong_settings(tmp_path: Path, environment: dict[str, str], complaint: str) -> None:
    """A setting that means nothing is refused, saying what is possible."""
    done = build(workplace(tmp_path), **environment)
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1] == complaint


@pytest.mark.parametrize(("step", "stops"), [("2", ""), ("3", "index 3 out of bounds"), ("1 << 62", "overflow")])
def test_a_checked_build_stops(checked: Path, step: str, stops: str) -> None:
    """A checked build ends the program at an index outside a C row, be it the end of its class, and at an overflow."""
    code = f"from quayside._engine.pilot import start, more\nmore(start(), {step})"
    done = run(checked, [sys.executable, "-c", code], {"PYTHONPATH": str(checked / "build" / "checked")})
    assert bool(done.returncode) == bool(stops)
    assert stops in done.stderr


def test_development_units_stay_out_of_wheels(built: Path, tmp_path: Path) -> None:
    """A game made for tests is compiled in place only."""
    done = build(built, "--build-lib", str(tmp_path), "--build-temp", str(tmp_path / "temp"))
    assert done.returncode == 0, done.stderr
    assert [path.name.partition(".")[0] for path in tmp_path.rglob(f"*{SUFFIX}")] == ["shared"]
