"""What the rounds found: medians, floors scaled to this machine, ratios to the peers."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from quayside.arena.benchmark.entries import FASTCATAN, GAMES, MEASURES, REFERENCE, Entry, Measure
from quayside.arena.benchmark.running import Subject


@dataclass(frozen=True)
class Finding:
    """One measure over all rounds, and the floor it is held against here; None where there is none."""

    measure: Measure
    values: list[float]
    floor: float | None

    @property
    def value(self) -> float:
        """The median."""
        return median(self.values)

    @property
    def met(self) -> bool | None:
        """Whether the floor is met."""
        if self.floor is None:
            return None
        return self.value >= self.floor if self.measure.more else self.value < self.floor


def scale(subjects: Sequence[Subject]) -> float | None:
    """How fast this machine is beside the one the floors are stated for; None when fastcatan was not measured."""
    steps = [value for subject in subjects if subject.name == FASTCATAN for value in subject.found.get("steps", [])]
    return median(steps) / REFERENCE if steps else None


def findings(subject: Subject, speed: float | None) -> list[Finding]:
    """All measures of a game in one Python."""
    entry = GAMES.get(subject.game, Entry(4))
    return [Finding(measure, subject.found[measure.name],
                    scaled(measure, entry.floor(measure.name, subject.version), speed or 1.0))
            for measure in MEASURES if measure.name in subject.found]


def scaled(measure: Measure, floor: float | None, speed: float) -> float | None:
    """A floor for a machine of this speed."""
    if floor is None or not measure.scaled:
        return floor
    return floor * speed if measure.more else floor / speed


def rates(subjects: Sequence[Subject]) -> list[tuple[str, float]]:
    """Decisions a second of everybody: of Quayside inside the engine and from a loop, of each peer."""
    rows = []
    for subject in subjects:
        for name, text in (("engine", ", inside the engine"), ("loop", ", Python loop"), ("steps", "")):
            if name in subject.found:
                rows.append((f"{subject.name}{text}", median(subject.found[name])))
    return rows
