"""A tiny package like ours, with a game that counts to ten, and ways to join and build it."""

import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Final

from compile.join import join
from compile.units import Unit

ROOT: Final = Path(__file__).parents[2]
TOY: Final = Unit("pilot", "Pilot", development_only=True)

SOURCES: Final = {
    "core/shared.py": '''
        """The shared types."""
        import cython
        from quayside.core.chance import turned

        @cython.cclass
        class AnyPosition:
            """Any position."""

        @cython.final
        @cython.cclass
        class Dice:
            """Numbers at random."""
            word: cython.ulonglong
            rolls: int
            loaded: bool

            def __init__(self, seed: int) -> None:
                self.word = seed
                self.rolls = 0
                self.loaded = False

            def roll(self) -> int:
                return turned(self)
        ''',
    "core/chance.py": '''
        """Joined into every unit."""
        from typing import Any

        import cython

        Dice = Any

        @cython.cfunc
        def turned(dice: Dice) -> int:
            dice.rolls += 1
            dice.word = (dice.word * 5 + 3) & 1023
            return dice.word % 6 + 1
        ''',
    "core/layout.py": '''
        """Plain Python."""
        from typing import Final

        TARGET: Final = 10
        STEPS: Final = (1, 2, 3)
        NAMES: Final = ("one", "two", "three")
        ''',
    "core/decision.py": '''
        """The core of the toy."""
        from typing import Any, Generic, TypeVar

        import cython

        P = TypeVar("P", bound=Any)

        @cython.cclass
        class Decision(Generic[P]):
            """A question."""

            @cython.cfunc
            def play(self, pos: P, move: int) -> None:
                """Nothing happens."""
        ''',
    "games/pilot/position.py": '''
        """The toy itself."""
        from typing import Any, Final

        import cython

        from quayside.core.chance import turned
        from quayside.core.decision import Decision
        from quayside.core.layout import NAMES, STEPS, TARGET
        from quayside.core.shared import AnyPosition, Dice

        PLACES: Final = len(NAMES)


        @cython.final
        @cython.cclass
        class Pilot(AnyPosition):
            """Counts."""

            total: int
            room: cython.short[PLACES]

            def __init__(self) -> None:
                self.total = 0
                if not cython.compiled:
                    self.room = [0] * PLACES

            @cython.cfunc
            def add(self, step: int) -> None:
                self.total += STEPS[step]
                self.room[step] += 1

            def play(self, step: int) -> int:
                if step not in range(PLACES):
                    raise ValueError(f"{step!r} is no step")
                self.add(step)
                return self.total

            def finish(self, dice: Any) -> int:
                die: Dice = dice
                with cython.nogil:
                    while self.total < TARGET:
                        self.add(turned(die) % 3)
                return self.total


        @cython.final
        @cython.cclass
        class Step(Decision[Pilot]):
            """Which step."""

            @cython.cfunc
            def play(self, pos: Pilot, move: int) -> None:
                pos.add(move)
        ''',
    "games/pilot/rules.py": '''
        """Joined although it says nothing of cython."""
        from quayside.games.pilot.position import Pilot

        def start() -> Pilot:
            return Pilot()
        ''',
}


def lay_out(root: Path, changed: dict[str, str] | None = None) -> Path:
    """Write the toy's package into a folder, with some modules replaced or added; the folder of its sources."""
    for place, text in (SOURCES | (changed or {})).items():
        path = root / "src" / "quayside" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
    return root / "src"


def joined(root: Path, text: str, **others: str) -> dict[str, str]:
    """The toy joined with one more module of the game, `more.py`; `others` are further modules of the core."""
    modules = {f"core/{name}.py": source for name, source in others.items()}
    return join(TOY, lay_out(root, {"games/pilot/more.py": text, **modules}))


def spelled(root: Path, text: str, **others: str) -> str:
    """What becomes of one module of the game."""
    return joined(root, text, **others)["quayside/games/pilot/more.pxi"]


def workplace(root: Path) -> Path:
    """The toy with our compile step, ready to be built."""
    lay_out(root)
    for package in ("", "core", "games", "games/pilot", "_engine"):
        path = root / "src" / "quayside" / package / "__init__.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text("" if package else '__version__ = "0.1.0"\n', encoding="utf-8")
    shutil.copytree(ROOT / "compile", root / "compile", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, root)
    (root / "README.md").touch()
    return root


def build(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the build as `setup.py build_ext` does."""
    command = [sys.executable, "setup.py", "-q", "build_ext", *(arguments or ["--inplace"])]
    return run(root, command, {"QUAYSIDE_BUILD": "draft", **environment})


def run(root: Path, command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the workplace, with little more than this in its environment."""
    kept = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(root / "src"), "LANG": "C.UTF-8"}
    return subprocess.run(command, cwd=root, env=kept | environment, capture_output=True, text=True, check=False)
