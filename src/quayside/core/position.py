"""The position of any game, and the public face that every game shares."""

import hashlib
import zlib
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

import cython

from quayside.core import meaning, observing, telling
from quayside.core.book import Book
from quayside.core.decision import Decision, P, Referee
from quayside.core.engine import dice_of
from quayside.core.found import Moves
from quayside.core.layout import ABOUT, AMOUNT, BENEATH, CHANCE, DEPTH, KIND, LEGAL, OVER, PARTS, SEAT
from quayside.core.reasons import CHANCE_ANSWERS, GAME_OVER, NOT_NOW, NOT_YOUR_TURN
from quayside.core.rules import Rules
from quayside.core.secrets import deal_hidden, hide
from quayside.core.shared import AnyPosition, Dice
from quayside.core.standing import Standing
from quayside.core.tables import Tables

if TYPE_CHECKING:
    from quayside.core.game import Game

if cython.compiled:
    from cython.cimports.libc.string import memcmp, memcpy, memset


@cython.cclass
class Position(AnyPosition):
    """The whole state of one game in progress: one row of small numbers, the decision it waits for among them."""

    rules: Rules
    book: Book
    found: Moves
    cells: cython.p_short
    size: int
    seated: int
    blind: int  # 1 in masked cells: they can be looked at and dealt anew, but not played on

    # what each game says

    def empty(self) -> "Position":
        """Another position of this game and book, with nothing in its cells."""
        raise NotImplementedError

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
    def only_move(self, found: Moves) -> int:
        """The one legal move, or -1 when there are several."""
        self.find(found)
        return found.items[0] if found.count == 1 else -1

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
    def replace(self, other: "Position") -> None:
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
    def same(self, other: "Position") -> bool:
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

    # the public face: what is asked, and answering it

    @property
    def game(self) -> "Game":
        """The game that is played."""
        return self.book.game

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.seated

    @property
    def options(self) -> dict[str, Any]:
        """What this table chose."""
        return meaning.options(self)

    @property
    def mover(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        return self.cells[SEAT]

    def moves(self) -> list[int]:
        """The legal moves, ascending; at CHANCE its outcomes, at the end none."""
        if self.found is None:
            self.found = Moves()
        self.find(self.found)
        numbers = self.rules.numbers
        return [numbers[self.found.items[at]] for at in range(self.found.count)]

    def play(self, move: SupportsIndex) -> None:
        """Make this move; MoveError when it is not legal, and nothing has changed."""
        if type(move) is not int or not 0 <= move < len(self.rules.numbers):
            move = telling.number(self.rules.count, move)
        if self.blind:
            raise telling.blindfolded()
        code = self.why_not(move)
        if code != LEGAL:
            raise telling.refused(self, move, code)
        self.act(move)

    def refusal(self, move: SupportsIndex) -> telling.Refusal | None:
        """Why the move is refused; None when it is legal."""
        code = self.why_not(telling.number(self.rules.count, move))
        return None if code == LEGAL else telling.Refusal(self.book.game, code)

    def refusal_for(self, seat: int, move: SupportsIndex) -> telling.Refusal | None:
        """Why this seat may not make the move; it may make none while another is asked."""
        number = telling.number(self.rules.count, move)
        if self.cells[SEAT] < 0 or self.cells[SEAT] == seat:
            return self.refusal(number)
        return telling.Refusal(self.book.game, NOT_YOUR_TURN)

    def chances(self) -> list[tuple[int, int]]:
        """At CHANCE, its outcomes with their weights."""
        if self.cells[SEAT] != CHANCE:
            return []
        return [(move, self.weight(move)) for move in self.moves()]

    def deal(self, dice: Any) -> list[int]:
        """Let chance answer until a seat is asked or the game is over; the moves it made."""
        if not isinstance(dice, Dice):
            dice = dice_of(dice)
        if self.blind:
            raise telling.blindfolded()
        if self.found is None:
            self.found = Moves()
        made = []
        while self.cells[SEAT] == CHANCE:
            made.append(self.rules.numbers[self.turn(self.found, dice)])
        return made

    def playout(self, dice: Any) -> int:
        """Play random moves to the end in place; how many a seat made. Other threads run meanwhile."""
        if not isinstance(dice, Dice):
            dice = dice_of(dice)
        if self.blind:
            raise telling.blindfolded()
        die: Dice = dice
        found = Moves()
        with cython.nogil:
            asked = self.run(found, die)
        return asked

    # copies and comparison

    def copy(self) -> "Position":
        """Another position, equal to this one."""
        other: Position = self.empty()
        other.replace(self)
        other.blind = self.blind
        return other

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        them: Position = cython.cast(Position, other)
        return self.same(them) and self.book == them.book

    def __hash__(self) -> int:
        return self.mixed() >> 3

    def __repr__(self) -> str:
        return telling.represent(self)

    def digest(self) -> str:
        """A name for this position that is the same on every machine, compiled or not."""
        return hashlib.blake2b(self.book.stamp(self.seated) + self.body(), digest_size=16).hexdigest()

    # what a seat may know

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """Everything the seat may know, as plain data; None: what a spectator may know."""
        return meaning.view(self, self.chair(seat))

    def sight(self, seat: SupportsIndex) -> Any:
        """What a bot at this seat is given."""
        return telling.Sight(self, telling.seat_at(self, seat))

    def redeal(self, seat: SupportsIndex, dice: Any) -> "Position":
        """A copy in which everything that the seat cannot know is dealt anew."""
        if not isinstance(dice, Dice):
            dice = dice_of(dice)
        number = self.chair(seat)
        other: Position = self.empty()
        other.replace(self)
        hide(cython.cast(P, other), number)
        deal_hidden(cython.cast(P, other), number, dice)
        return other

    def masked(self, seat: int) -> "Position":
        """A copy in which everything that the seat (-1: a spectator) cannot know is masked."""
        other: Position = self.empty()
        other.replace(self)
        hide(cython.cast(P, other), seat)
        other.blind = 1
        return other

    def unmasked(self, seat: int, dice: Any) -> "Position":
        """Of masked cells, a copy in which every unknown card is dealt as the seat holds it possible."""
        if not isinstance(dice, Dice):
            dice = dice_of(dice)
        other: Position = self.empty()
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

    def observe(self, seat: SupportsIndex | None) -> Any:
        """What the seat may know as a vector of numbers, named by `game.observation_names`."""
        return observing.observe(self, self.chair(seat))

    def mask(self) -> Any:
        """For each move of the game, whether it is legal."""
        return observing.mask(self)

    # words

    def label(self, move: SupportsIndex, lang: str = "en") -> str:
        """The move as a person reads it, with what it means here."""
        return telling.label(self, telling.number(self.rules.count, move), lang)

    def question(self, lang: str = "en") -> str:
        """What is asked of the mover, as a person reads it."""
        return telling.question(self, lang)

    # how the seats stand

    def scores(self) -> list[int]:
        """The points of every seat as if the game ended now."""
        return [self.score(seat) for seat in range(self.seated)]

    def estimates(self) -> list[int]:
        """How well every seat stands by the game's own judgement, in hundredths of a point."""
        referee = cython.cast(Referee, self.rules.referee)
        return [referee.estimate(cython.cast(P, self), seat) for seat in range(self.seated)]

    def score_sheet(self, seat: SupportsIndex) -> list[tuple[str, int]]:
        """The terms of a seat's score, which add up to it."""
        return self.rules.umpire.sheet(self, telling.seat_at(self, seat))

    def standing(self) -> Standing:
        """Scores and what decides between equal ones."""
        return Standing(self.scores(), [self.tie_break(seat) for seat in range(self.seated)])

    def places(self) -> list[int]:
        """The place of every seat, from 1; equal ones share the better place."""
        return self.standing().places()

    def winners(self) -> list[int]:
        """The seats in the first place."""
        return self.standing().winners()

    def returns(self) -> list[float]:
        """1 for the first place to -1 for the last, ties averaged; solo: the score."""
        return self.standing().returns()

    # in and out

    def state(self) -> dict[str, Any]:
        """The complete position as plain data; `game.load` reads it."""
        return meaning.state(self)

    def pack(self) -> bytes:
        """The complete position in few bytes; `game.unpack` reads them."""
        data = self.book.stamp(self.seated) + self.body()
        return data + zlib.crc32(data).to_bytes(4, "big")

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
        self.blind = 1

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

    def __reduce__(self) -> tuple[Any, ...]:
        return meaning.unpacked, (self.book.game, self.pack())
