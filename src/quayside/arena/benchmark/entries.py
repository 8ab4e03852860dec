"""What is measured, the floors it is held against, and the peers beside it. A game adds one entry."""

from dataclasses import dataclass, field
from typing import Final

REFERENCE: Final = 1_450_000  # fastcatan's steps a second on the machine for which the floors are stated
PROGRAMS: Final = ("engine", "loop", "calls", "pack", "threads", "search", "start")
CLOCKED: Final = ("threads", "search")  # those that need a second core


@dataclass(frozen=True)
class Measure:
    """One figure: what it says, in what unit, and whether more of it is better."""

    name: str
    text: str
    unit: str
    more: bool
    scaled: bool = True  # whether a faster machine makes a better figure
    decimals: int = 0


MEASURES: Final = (
    Measure("engine", "decisions inside the engine", "/s", True),
    Measure("games", "whole games inside the engine", "/s", True),
    Measure("loop", "decisions from a Python loop", "/s", True),
    Measure("threads", "playouts of two threads against one", "times", True, scaled=False, decimals=2),
    Measure("copy", "copy of a mid-game position", "µs", False, decimals=3),
    Measure("redeal", "redeal of a mid-game position", "µs", False, decimals=3),
    Measure("view", "view of a mid-game position", "µs", False, decimals=1),
    Measure("digest", "digest of a mid-game position", "µs", False, decimals=2),
    Measure("pack", "packed position at decision 110", "bytes", False, scaled=False, decimals=1),
    Measure("search", "search iterations from mid-game", "/s", True),
    Measure("search_threads", "search of two threads against one", "times", True, scaled=False, decimals=2),
    Measure("start", "import and first move, whole process", "s", False, decimals=3),
)

Floor = float | dict[str, float]


@dataclass(frozen=True)
class Entry:
    """A game that is measured: at how many seats, and the floors, by version of Python where they differ."""

    seats: int
    floors: dict[str, Floor] = field(default_factory=dict)

    def floor(self, measure: str, version: str) -> float | None:
        """What the measure is held against in this version of Python."""
        floor = self.floors.get(measure)
        return floor.get(version) if isinstance(floor, dict) else floor


GAMES: Final = {
    "packet-row": Entry(4, {
        "engine": {"3.11": 14_725_000, "3.12": 15_500_000, "3.13": 14_725_000}, "games": 69_000,
        "loop": {"3.11": 3_000_000, "3.12": 2_650_000}, "threads": 1.8, "copy": 0.12, "redeal": 0.3, "view": 40,
        "digest": 2, "pack": 230, "search": 130_000, "search_threads": 1.8, "start": 0.15}),
}


@dataclass(frozen=True)
class Peer:
    """Another suite: what is installed, with which versions of Python, and the program that drives it."""

    name: str
    text: str
    requirement: str
    pythons: tuple[str, ...]
    program: tuple[str, ...]

    @property
    def folder(self) -> str:
        """The environment that holds it."""
        return self.requirement.replace("==", "-")


FASTCATAN: Final = "fastcatan"
ANY_PYTHON: Final = ("3.12", "3.13", "3.11")
PEERS: Final = (
    Peer(FASTCATAN, "fastcatan, Python loop", "fastcatan==2.0.0", ("3.12",), ("fastcatan_loop.py",)),
    Peer("catanatron", "Catanatron, its own loop", "catanatron==3.2.1", ANY_PYTHON, ("catanatron_random.py",)),
    Peer("openspiel-backgammon", "OpenSpiel backgammon, Python loop", "open_spiel==2.0.2", ANY_PYTHON,
         ("openspiel_loop.py", "backgammon")),
    Peer("openspiel-tarok", "OpenSpiel tarok, Python loop", "open_spiel==2.0.2", ANY_PYTHON,
         ("openspiel_loop.py", "tarok")),
)
