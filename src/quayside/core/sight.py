"""What a bot is given: a position as its seat knows it, and nothing else."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, SupportsIndex

from quayside.core.errors import Error, StateError


class Sight:
    """A position as one seat knows it: masked cells, and a sampler of the positions that the seat holds possible."""

    def __init__(self, pos: Any, seat: int) -> None:
        self.seat = seat
        self.masked = pos.masked(seat)
        self.moves: Sequence[int] = pos.moves() if pos.mover == seat else []

    @property
    def game(self) -> Any:
        """The game that is played."""
        return self.masked.game

    @property
    def mover(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        return int(self.masked.mover)

    @cached_property
    def view(self) -> dict[str, Any]:
        """Everything the seat may know, as plain data."""
        from quayside.core import meaning

        return meaning.view_of_masked(self.masked, self.seat, list(self.moves))

    def refusal(self, move: SupportsIndex) -> Any:
        """Why the move is refused; None when it is legal."""
        return self.masked.refusal_for(self.seat, move)

    def observe(self) -> Any:
        """What the seat knows as a vector of numbers."""
        from quayside.core import observing

        return observing.observe_masked(self.masked, self.seat)

    def mask(self) -> Any:
        """For each move of the game, whether the seat may make it now."""
        from quayside.core import observing

        return observing.mask_of(self.game.move_count, self.moves)

    def sample(self, dice: Any) -> Any:
        """A whole position that the seat holds possible."""
        return self.masked.unmasked(self.seat, dice)

    def expect_turn(self) -> None:
        """A bot asked for a move must be asked by the game, too."""
        if not self.moves:
            raise Error(f"seat {self.seat} is not asked now, so it has no move to choose")

    def digest(self) -> str:
        """A name for all that the seat knows: two positions it cannot tell apart give the same."""
        return f"{self.seat}-{self.masked.digest()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and (self.seat, self.masked) == (other.seat, other.masked)

    def __hash__(self) -> int:
        return hash((self.seat, self.masked))

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.masked.game
        return _sight, (self.seat, game, game.rules_version, self.masked.seats, self.masked.raw(), list(self.moves))

    def __copy__(self) -> "Sight":
        return self

    def __deepcopy__(self, memo: object) -> "Sight":
        return self

    def __repr__(self) -> str:
        return f"<Sight of seat {self.seat}: {self.masked!r}>"


def _sight(seat: int, game: Any, version: int, seats: int, cells: list[int], moves: list[int]) -> Sight:
    """A sight as it was before it was pickled; its cells are checked like those of a state."""
    from quayside.core.checking import check_cells

    if version != game.rules_version:
        raise StateError(f"the sight is of rules version {version} of {game.name}; this is {game.rules_version}")
    check_cells(game, seats, cells, masked=True)
    made = Sight.__new__(Sight)
    made.seat, made.moves = seat, moves
    made.masked = game.table()
    made.masked.adopt(seats, cells)
    made.masked.blindfold()
    return made
