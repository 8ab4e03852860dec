"""Which modules make which unit: a line for each game.

A module that says `import cython` is joined, and so is `rules.py`, which puts a game together. Every other one is
plain Python, which the units import.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from compile.sources import Source

PACKAGE = "quayside"
ENGINE = f"{PACKAGE}._engine"
SHARED = f"{PACKAGE}.core.shared"  # the types that all games have in common: a unit of their own, with C fields
SHARED_UNIT = f"{ENGINE}.shared"
CHANCE = f"{PACKAGE}.core.chance"
GAMES = f"{PACKAGE}.games"
COMMON = (f"{PACKAGE}.core", f"{PACKAGE}.bots")  # the packages whose joined modules are part of every game


@dataclass(frozen=True)
class Unit:
    """What is compiled into one extension module."""

    name: str
    position: str = ""  # the class of the game's positions, which P stands for
    also: tuple[str, ...] = ("rules",)  # modules of the game that are joined without saying `import cython`
    development_only: bool = False  # never part of a wheel

    @property
    def package(self) -> str:
        """Where the unit's own modules are."""
        return f"{GAMES}.{self.name}"

    @property
    def module(self) -> str:
        """What the compiled unit is imported as."""
        return f"{ENGINE}.{self.name}"

    def sources(self, root: Path) -> list[Source]:
        """The modules that are joined; the order is the joiner's business."""
        if not self.position:
            return [Source.read(root, name) for name in (SHARED, CHANCE)]
        common = [source for package in COMMON for source in joined(root, package) if source.name != SHARED]
        return [*common, *joined(root, self.package, self.also)]


UNITS = (
    Unit("shared"),
    Unit("packet_row", "PacketRow"),
    Unit("pilot", "Pilot", development_only=True),
)


def joined(root: Path, package: str, also: Iterable[str] = ()) -> list[Source]:
    """The modules of a package that are joined, by name."""
    folder = root.joinpath(*package.split("."))
    sources = [Source.read(root, f"{package}.{path.stem}") for path in sorted(folder.glob("[!_]*.py"))]
    return [source for source in sources if source.says_cython or source.name.rpartition(".")[2] in also]


def present(root: Path, units: Iterable[Unit] = UNITS) -> list[Unit]:
    """The units whose sources are there: a packed source tree leaves out what is for development only."""
    return [unit for unit in units if not unit.position or joined(root, unit.package)]
