"""One class for each kind of question a game asks. It remembers nothing: what it asks lies in the position."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import cython

from quayside.core.chance import under
from quayside.core.found import Moves
from quayside.core.layout import LEGAL, blank
from quayside.core.reasons import NOT_NOW
from quayside.core.shared import Dice

P = TypeVar("P", bound=Any)  # the position of the game

MOST_CUTS: Final = 16
SOLO_PAR: Final = 100  # the score of a solo game that is worth half of what can be hoped for


@cython.cclass
class Decision(Generic[P]):
    """A question to one seat, or to chance, or a step that never asks."""

    @cython.cfunc
    def span(self, pos: P, found: Moves) -> None:
        """Every move that could answer, ascending; a superset of the legal ones, cheap to list."""

    @cython.cfunc
    def refusal(self, pos: P, move: int) -> int:
        """Why the move is refused; 0 when it is legal: the one definition of legality."""
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: P, move: int) -> None:
        """Do the move, which is legal."""

    @cython.cfunc
    def resume(self, pos: P) -> None:
        """On top again: ask, or, for a step that never asks, carry on."""

    @cython.cfunc
    def weight(self, pos: P, move: int) -> int:
        """How likely chance makes this move, beside its others."""
        return 1

    @cython.cfunc
    def shown(self, pos: P, move: int, seat: int) -> bool:
        """Whether this seat (-1: a spectator) sees the move when it is made."""
        return True

    @cython.cfunc
    def legal(self, pos: P, found: Moves) -> None:
        """The moves of the span that are not refused. What is asked most lists them itself, and tests compare."""
        self.span(pos, found)
        kept = 0
        for at in range(found.count):
            if self.refusal(pos, found.items[at]) == LEGAL:
                found.items[kept] = found.items[at]
                kept += 1
        found.count = kept

    @cython.cfunc
    def turn(self, pos: P, found: Moves, dice: Dice) -> int:
        """A legal move at random, made; which it was."""
        found.count = 0
        self.legal(pos, found)
        move = found.items[under(dice, found.count)]
        self.play(pos, move)
        return move


@cython.cclass
class Chance(Decision[P]):
    """A question nobody is asked: chance answers, each move as likely as its weight says."""

    @cython.cfunc
    def turn(self, pos: P, found: Moves, dice: Dice) -> int:
        found.count = 0
        self.legal(pos, found)
        total = 0
        for at in range(found.count):
            total += self.weight(pos, found.items[at])
        left = under(dice, total)
        at = 0
        while at + 1 < found.count and left >= self.weight(pos, found.items[at]):
            left -= self.weight(pos, found.items[at])
            at += 1
        move = found.items[at]
        self.play(pos, move)
        return move


@cython.cclass
class Draw(Chance[P]):
    """Chance draws a card from a deck of a pool; `about` is the number of the deck."""

    pool: int  # the cell that counts the cards of kind 0
    totals: int  # the cell that counts all cards of deck 0
    draws: int  # the move that draws a card of kind 0
    first: cython.int[MOST_CUTS]  # the first kind of each deck, which is the end of the one before

    def __init__(self, pool: int, draws: int, cuts: Sequence[int]) -> None:
        if not cython.compiled:
            blank(self)
        self.pool = pool
        self.totals = pool + cuts[len(cuts) - 1]
        self.draws = draws
        if len(cuts) > MOST_CUTS:
            raise ValueError(f"{len(cuts) - 1} decks; there is room for {MOST_CUTS - 1}")
        for deck in range(len(cuts)):
            self.first[deck] = cuts[deck]

    @cython.cfunc
    def weight(self, pos: P, move: int) -> int:
        kind = move - self.draws
        if self.first[pos.about()] <= kind < self.first[pos.about() + 1]:
            return pos.cells[self.pool + kind]
        return 0

    @cython.cfunc
    def refusal(self, pos: P, move: int) -> int:
        return LEGAL if self.weight(pos, move) > 0 else NOT_NOW

    @cython.cfunc
    def legal(self, pos: P, found: Moves) -> None:
        for kind in range(self.first[pos.about()], self.first[pos.about() + 1]):
            if pos.cells[self.pool + kind] > 0:
                found.add(self.draws + kind)

    @cython.cfunc
    def turn(self, pos: P, found: Moves, dice: Dice) -> int:
        kind = self.first[pos.about()]
        left = under(dice, pos.cells[self.totals + pos.about()])
        last = self.first[pos.about() + 1] - 1
        while kind < last and left >= pos.cells[self.pool + kind]:
            left -= pos.cells[self.pool + kind]
            kind += 1
        self.play(pos, self.draws + kind)
        return self.draws + kind


@cython.cclass
class Lot(Chance[P]):
    """Chance chooses one of the seats, each equally likely."""

    chooses: int  # the move that chooses seat 0

    def __init__(self, chooses: int) -> None:
        self.chooses = chooses

    @cython.cfunc
    def span(self, pos: P, found: Moves) -> None:
        for seat in range(pos.seated):
            found.add(self.chooses + seat)

    @cython.cfunc
    def refusal(self, pos: P, move: int) -> int:
        return LEGAL if self.chooses <= move < self.chooses + pos.seated else NOT_NOW


@cython.final
@cython.cclass
class Over(Decision[P]):
    """The game is over: nothing is asked."""


@cython.cclass
class Referee(Generic[P]):
    """What a game says of a whole position: how it begins, what it is worth, how long it can last."""

    @cython.cfunc
    def set_up(self, pos: P) -> None:
        """Lay out an empty table and ask the first question."""

    @cython.cfunc
    def score(self, pos: P, seat: int) -> int:
        """The points of the seat as if the game ended now."""
        return 0

    @cython.cfunc
    def tie_break(self, pos: P, seat: int) -> int:
        """What decides between equal scores; the higher wins."""
        return 0

    @cython.cfunc
    def estimate(self, pos: P, seat: int) -> int:
        """How well the seat stands, in hundredths of a point; what `greedy` looks at."""
        return 100 * self.score(pos, seat)

    @cython.cfunc
    def alone(self, pos: P) -> int:
        """What a solo game is worth, in thousandths: the better the score, the nearer to 1000."""
        points = max(0, self.score(pos, 0))
        return 1000 * points // (points + SOLO_PAR)

    def sheet(self, pos: P, seat: int) -> list[tuple[str, int]]:
        """The terms of the score, adding up to it."""
        return []

    def longest(self, book: Any, seats: int) -> int:
        """More decisions than this no game of so many seats can ask of its seats."""
        return 0

    def flaw(self, pos: P) -> str:
        """What makes a loaded position impossible beyond what its fields can say; empty when nothing does."""
        return ""
