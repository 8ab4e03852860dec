"""A table at play: chance is resolved, a record is kept, moves are taken back where nobody has learned anything."""

import os
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, SupportsIndex

from quayside.core.engine import Dice
from quayside.core.errors import UndoRefused
from quayside.core.layout import CHANCE
from quayside.core.record import Record


def chance_dice(seed: int | None) -> Dice:
    """The dice of a table: other numbers than those of `Dice(seed)`, which bots may throw."""
    return Dice(int.from_bytes(os.urandom(8), "big") if seed is None else seed).split("table")


class Match:
    """One game in progress.

    >>> import quayside
    >>> match = quayside.game("packet-row").match(seats=3, seed=7)
    >>> match.play("choose docks")
    []
    >>> match.position.question()
    'Take a card from the docks, or decline'
    """

    def __init__(self, position: Any, seed: int | None = None) -> None:
        self._position = position
        self._dice = chance_dice(seed)
        self._record = Record(position.game, position.seats, position.options)
        self._movers: list[int] = []
        self._resolve()

    @classmethod
    def resumed(cls, record: Record, seed: int | None = None) -> "Match":
        """A match that goes on from a record."""
        match = cls.__new__(cls)
        match._dice = chance_dice(seed)
        match._record = Record(record.game, record.seats, record.options)
        match._movers = []
        match._position = record.game.start(record.seats, **record.options)
        for move in record.moves:
            mover = match._position.mover
            record.advance(match._position, len(match._movers), move)
            match._keep(mover, move)
        match._resolve()
        return match

    @property
    def position(self) -> Any:
        """A copy of the position."""
        return self._position.copy()

    @property
    def record(self) -> Record:
        """A copy of the record so far."""
        return self._record.__copy__()

    def sight(self, seat: SupportsIndex) -> Any:
        """What a bot at this seat is given."""
        return self._position.sight(seat)

    def play(self, move: SupportsIndex | str) -> list[int]:
        """Make a move, a number or its text; the moves that chance made after it."""
        number = self._position.game.parse(move) if isinstance(move, str) else move
        mover = self._position.mover
        self._position.play(number)
        self._keep(mover, number.__index__())
        return self._resolve()

    def undo(self) -> list[int]:
        """Take back the last move of a seat and any forced chance after it; the moves taken back, the earliest first.

        Refused once anybody, the mover included, has learned something since.
        """
        cut = max((at for at, mover in enumerate(self._movers) if mover >= 0), default=-1)
        if cut < 0:
            raise UndoRefused("there is no move to take back")
        earlier = self._record.position(cut)
        if self._told(earlier.copy(), cut):
            raise UndoRefused("the move cannot be taken back: somebody has learned something since")
        taken = [move for move in self._record.moves[cut:] if move is not None]
        del self._record.moves[cut:], self._movers[cut:]
        self._position = earlier
        return taken

    def _told(self, pos: Any, cut: int) -> bool:
        """Whether one of the moves from here on told somebody something."""
        for move in self._record.moves[cut:]:
            if pos.mover == CHANCE and len(pos.moves()) > 1:
                return True
            before = secrets(pos)
            pos.play(move)
            if any(known.learned(later) for known, later in zip(before, secrets(pos), strict=True)):
                return True
        return False

    def _keep(self, mover: int, move: int | None) -> None:
        self._movers.append(mover)
        self._record.moves.append(move)

    def _resolve(self) -> list[int]:
        made: list[int] = self._position.deal(self._dice)
        for move in made:
            self._keep(CHANCE, move)
        return made

    def __copy__(self) -> "Match":
        return deepcopy(self)  # two tables that share a position would play on each other's

    def __repr__(self) -> str:
        return f"<Match after {len(self._movers)} moves: {self._position!r}>"


@dataclass(frozen=True)
class Secrets:
    """What one seat cannot know: how many places, and the cards of each deck that may lie there or are unseen."""

    places: int
    decks: tuple[tuple[int, ...], ...]

    def learned(self, later: "Secrets") -> bool:
        """Whether a place became known, or a card that could have been another."""
        return later.places < self.places or any(
            sum(map(bool, before)) > 1 and any(less < more for less, more in zip(after, before, strict=True))
            for before, after in zip(self.decks, later.decks, strict=True))


def secrets(pos: Any) -> list[Secrets]:
    """What a spectator and each of the seats cannot know."""
    return [secrets_of(pos.masked(seat)) for seat in range(-1, pos.seats)]


def secrets_of(masked: Any) -> Secrets:
    """What masked cells do not tell."""
    layout, cells = masked.tables().layout, masked.raw()
    places = sum(cells[field.base + seat * layout.block + at] < 0 for field in layout.secrets()
                 for seat in range(masked.seats if field.of_seat else 1) for at in range(field.size))
    return Secrets(places, tuple(tuple(cells[field.base + first : field.base + end]) for field in layout.fields
                                 if field.form == "pool" for first, end in field.among))
