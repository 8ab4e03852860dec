"""Cells in and out: new tables, masked copies, bytes and numbers, for the core's plain Python."""

from array import array
from collections.abc import Sequence
from typing import Any, SupportsIndex

import cython

from quayside.core import telling
from quayside.core.decision import Decision, P, Referee
from quayside.core.engine import dice_of
from quayside.core.layout import KIND, MASKED
from quayside.core.secrets import deal_hidden, hide
from quayside.core.shared import Dice
from quayside.core.tables import Tables
from quayside.core.waiting import Waiting

if cython.compiled:
    from cython.cimports.libc.string import memset


@cython.cclass
class Cells(Waiting):
    """What the core itself does with the cells of a position; no part of the public face."""

    def empty(self) -> "Cells":
        """Another position of this game and book, with nothing in its cells."""
        raise NotImplementedError

    def body(self) -> bytes:
        """The cells in few bytes: small numbers are one byte, and so is every run of zeros."""
        out = bytearray()
        skipped: cython.int = 0
        for at in range(self.size):
            value: cython.int = self.cells[at]
            if value == 0 and skipped < 127 and at + 1 < self.size:
                skipped += 1
                continue
            if skipped:
                out.append(128 + skipped)
                skipped = 0
            if value >= 0 and value < 127:
                out.append(value)
            else:
                out.append(127)
                out.append(value & 255)
                out.append(value >> 8 & 255)
        return bytes(out)

    def raw(self) -> list[int]:
        """All cells, for the core's plain Python."""
        return [self.cells[at] for at in range(self.size)]

    def dump(self) -> bytes:
        """All cells as they lie in memory, two bytes each."""
        if cython.compiled:
            whole: cython.p_char = cython.cast(cython.p_char, self.cells)
            return whole[: self.size * cython.sizeof(cython.short)]
        return array("h", self.cells[: self.size]).tobytes()

    def number(self, cell: int) -> int:
        """One cell, for the core's plain Python."""
        if not 0 <= cell < self.size:
            raise IndexError(cell)
        return self.cells[cell]

    def left_over(self) -> list[int]:
        """How many of each card lie in none of the fields that hold cards; below 0 when there are too many."""
        left = list(self.book.counts)
        for holder in range(self.rules.holders):
            for seat in range(self.seated if self.rules.holds_of_seat[holder] else 1):
                first = self.rules.holds_at[holder] + seat * self.rules.block
                for at in range(self.rules.holds_size[holder]):
                    value = self.cells[first + at]
                    if value > 0 and self.rules.holds_places[holder]:
                        left[value - 1] -= 1
                    elif value > 0:
                        left[at] -= value
        return left

    def begin(self, seats: int, choices: Sequence[tuple[int, int]]) -> None:
        """Lay out a new table; `choices` are option cells with their numbers."""
        self.clear(seats)
        for cell, number in choices:
            if 0 <= cell < self.size:
                self.cells[cell] = number
        cython.cast(Referee, self.rules.referee).set_up(cython.cast(P, self))
        self.forget()

    def adopt(self, seats: int, cells: Sequence[int]) -> None:
        """Take over cells that were checked."""
        self.clear(seats)
        for at in range(min(self.size, len(cells))):
            self.cells[at] = cells[at]
        self.forget()

    def blindfold(self) -> None:
        """These cells are masked: nobody plays on them."""
        self.closed = MASKED

    def clear(self, seats: int) -> None:
        """All cells 0, for this number of seats."""
        self.seated = max(1, min(seats, self.rules.most_seats))
        self.size = self.rules.shared + self.rules.block * self.seated
        if cython.compiled:
            memset(self.cells, 0, self.size * cython.sizeof(cython.short))
        else:
            self.cells[:] = [0] * self.size

    def tables(self) -> Tables:
        """What the game declared, for the core's plain Python."""
        return self.rules.tables()

    def masked(self, seat: int) -> "Cells":
        """A copy in which everything that the seat (-1: a spectator) cannot know is masked."""
        if not -1 <= seat < self.seated:
            raise telling.seat_error(seat, self.seated)
        other: Cells = self.empty()
        other.replace(self)
        hide(cython.cast(P, other), seat)
        other.closed = MASKED
        return other

    def unmasked(self, seat: int, dice: Any) -> "Cells":
        """Of masked cells, a copy in which every unknown card is dealt as the seat holds it possible."""
        if not isinstance(dice, Dice):
            dice = dice_of(dice)
        if not -1 <= seat < self.seated:
            raise telling.seat_error(seat, self.seated)
        other: Cells = self.empty()
        other.replace(self)
        deal_hidden(cython.cast(P, other), seat, dice)
        return other

    def chair(self, seat: SupportsIndex | None) -> int:
        """The number of a seat at this table, -1 for nobody; SeatError when there is none such."""
        if type(seat) is int and 0 <= seat < self.seated:
            return seat
        return telling.seat_at(self, seat) if seat is not None else -1

    def shows(self, move: int, seat: int) -> bool:
        """Whether the seat (-1: a spectator) sees this move when it is made here."""
        decision = cython.cast(Decision, self.rules.decisions[self.cells[KIND]])
        return decision.shown(cython.cast(P, self), move, seat)
