"""The cells of a position and the decisions that wait in them: the part of every position that the rules drive."""

import cython

from quayside.core.book import Book
from quayside.core.decision import Decision, P, Referee
from quayside.core.found import Moves
from quayside.core.layout import ABOUT, AMOUNT, BENEATH, CHANCE, DEPTH, KIND, OVER, PARTS, SEAT
from quayside.core.reasons import CHANCE_ANSWERS, GAME_OVER, NOT_NOW
from quayside.core.rules import Rules
from quayside.core.shared import AnyPosition, Dice

if cython.compiled:
    from cython.cimports.libc.string import memcmp, memcpy


@cython.cclass
class Waiting(AnyPosition):
    """One row of small numbers, and among them the decision that waits: what the rules of a game work on."""

    rules: Rules
    book: Book
    found: Moves
    cells: cython.p_short
    size: int
    seated: int
    closed: int  # MASKED or BUSY: cells that can be looked at, but not played on

    # what each game says

    @cython.cfunc
    def forget(self) -> None:
        """The cells were replaced: whatever was derived from them is out of date."""

    # the decision that waits

    @cython.final
    @cython.cfunc
    def kind(self) -> int:
        """The kind of question that waits."""
        return self.cells[KIND]

    @cython.final
    @cython.cfunc
    def asked(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        return self.cells[SEAT]

    @cython.final
    @cython.cfunc
    def about(self) -> int:
        """What the question is about."""
        return self.cells[ABOUT]

    @cython.final
    @cython.cfunc
    def amount(self) -> int:
        """How much the question is about."""
        return self.cells[AMOUNT]

    @cython.final
    @cython.cfunc
    def waits_beneath_for(self) -> int:
        """The seat that is asked again once this is answered; OVER when nothing waits beneath."""
        return self.cells[BENEATH + PARTS * (self.cells[DEPTH] - 1) + SEAT] if self.cells[DEPTH] else OVER

    @cython.final
    @cython.cfunc
    def ask(self, kind: int, seat: int, about: int, amount: int) -> None:
        """Wait for this answer instead of the last."""
        self.cells[KIND] = kind
        self.cells[SEAT] = seat
        self.cells[ABOUT] = about
        self.cells[AMOUNT] = amount

    @cython.final
    @cython.cfunc
    def ask_first(self, kind: int, seat: int, about: int, amount: int) -> None:
        """Wait for this answer first, then again for the one that waits now."""
        place = BENEATH + PARTS * self.cells[DEPTH]
        for at in range(PARTS):
            self.cells[place + at] = self.cells[at]
        self.cells[DEPTH] += 1
        self.ask(kind, seat, about, amount)

    @cython.final
    @cython.cfunc
    def drop(self) -> None:
        """What waits on top is answered; what waits beneath it comes up."""
        self.cells[DEPTH] -= 1
        place = BENEATH + PARTS * self.cells[DEPTH]
        for at in range(PARTS):
            self.cells[at] = self.cells[place + at]
            self.cells[place + at] = 0

    @cython.final
    @cython.cfunc
    def done(self) -> None:
        """What waits on top is answered: go on with what waits beneath it."""
        self.drop()
        self.resume()

    @cython.final
    @cython.cfunc
    def resume(self) -> None:
        """Let what waits on top ask, or, when it never asks, carry on."""
        cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).resume(cython.cast(P, self))

    @cython.final
    @cython.cfunc
    def find(self, found: Moves) -> None:
        """List the legal moves."""
        found.count = 0
        cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).legal(cython.cast(P, self), found)

    @cython.final
    @cython.cfunc
    def turn(self, found: Moves, dice: Dice) -> int:
        """One move at random, uniform for a seat, by its weight for chance."""
        return cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).turn(cython.cast(P, self), found, dice)

    @cython.final
    @cython.cfunc
    def run(self, found: Moves, dice: Dice) -> int:
        """Random moves to the end; how many a seat made."""
        asked = 0
        while self.cells[SEAT] != OVER:
            if self.cells[SEAT] != CHANCE:
                asked += 1
            self.turn(found, dice)
        return asked

    @cython.final
    @cython.cfunc
    def why_not(self, move: int) -> int:
        """Why the move is refused; 0 when it is legal."""
        if self.cells[SEAT] == OVER:
            return GAME_OVER
        if move < 0 or move >= self.rules.count:
            return NOT_NOW
        why = cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).refusal(cython.cast(P, self), move)
        return CHANCE_ANSWERS if why == NOT_NOW and self.cells[SEAT] == CHANCE else why

    @cython.final
    @cython.cfunc
    def act(self, move: int) -> None:
        """Do a legal move."""
        cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).play(cython.cast(P, self), move)

    @cython.final
    @cython.cfunc
    def weight(self, move: int) -> int:
        """How likely chance makes this move, beside its others."""
        return cython.cast(Decision, self.rules.decisions[self.cells[KIND]]).weight(cython.cast(P, self), move)

    @cython.final
    @cython.cfunc
    def score(self, seat: int) -> int:
        """The points of the seat as if the game ended now."""
        return cython.cast(Referee, self.rules.referee).score(cython.cast(P, self), seat)

    @cython.final
    @cython.cfunc
    def alone(self) -> int:
        """What a solo game is worth, in thousandths."""
        return cython.cast(Referee, self.rules.referee).alone(cython.cast(P, self))

    @cython.final
    @cython.cfunc
    def tie_break(self, seat: int) -> int:
        """What decides between equal scores."""
        return cython.cast(Referee, self.rules.referee).tie_break(cython.cast(P, self), seat)

    @cython.final
    @cython.cfunc
    def replace(self, other: "Waiting") -> None:
        """Become equal to another position of the same book."""
        self.seated = other.seated
        self.size = other.size
        if cython.compiled:
            memcpy(self.cells, other.cells, self.size * cython.sizeof(cython.short))
        else:
            self.cells[:] = other.cells
        self.forget()

    @cython.final
    @cython.cfunc
    def same(self, other: "Waiting") -> bool:
        """Whether all cells are equal."""
        if self.size != other.size:
            return False
        if cython.compiled:
            return memcmp(self.cells, other.cells, self.size * cython.sizeof(cython.short)) == 0
        return self.cells == other.cells

    @cython.final
    @cython.cfunc
    def mixed(self) -> cython.ulonglong:
        """All cells in one number."""
        mixed: cython.ulonglong = 0
        word: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        factor: cython.ulonglong = 0x9E3779B97F4A7C15
        for at in range(self.size):
            mixed = ((mixed ^ (self.cells[at] & 0xFFFF)) * factor) & word
            mixed ^= mixed >> 29
        return mixed
