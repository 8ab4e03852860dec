"""How one game ended."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """One finished game; rows are by seat. Two outcomes are equal when the same was played, however long it took."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    returns: tuple[float, ...]
    decisions: int
    rounds: int | None  # None where a game counts no rounds
    taken: tuple[dict[str, int], ...] | None  # the cards each seat took; None when nobody counted
    seconds: float = field(compare=False)

    @property
    def seats(self) -> int:
        """How many seats played."""
        return len(self.bots)

    def share(self, seat: int) -> float:
        """How much of the victory the seat has: 1 alone, a half with another, 0 when it lost."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0
