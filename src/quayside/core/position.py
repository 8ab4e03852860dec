"""The position of any game, and the public face that every game shares."""

import hashlib
import zlib
from typing import TYPE_CHECKING, Any, SupportsIndex

import cython

from quayside.core import meaning, observing, telling
from quayside.core.cells import Cells
from quayside.core.decision import P, Referee
from quayside.core.engine import dice_of
from quayside.core.found import Moves
from quayside.core.layout import BUSY, CHANCE, LEGAL, MASKED, SEAT
from quayside.core.reasons import NOT_YOUR_TURN
from quayside.core.secrets import deal_hidden, hide
from quayside.core.shared import Dice
from quayside.core.standing import Standing

if TYPE_CHECKING:
    from quayside.core.game import Game


@cython.cclass
class Position(Cells):
    """The whole state of one game in progress, and the public face that every game shares."""

    def empty(self) -> "Position":
        """Another position of this game and book, with nothing in its cells."""
        raise NotImplementedError

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
        if self.closed:
            raise telling.closed(self.closed)
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
        if self.closed:
            raise telling.closed(self.closed)
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
        if self.closed:
            raise telling.closed(self.closed)
        die: Dice = dice
        found = Moves()
        self.closed = BUSY
        with cython.nogil:
            asked = self.run(found, die)
        self.closed = 0
        return asked

    # copies and comparison

    def copy(self) -> "Position":
        """Another position, equal to this one."""
        other: Position = self.empty()
        other.replace(self)
        other.closed = self.closed & MASKED
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
        return (self.mixed() ^ self.book.salt) >> 3

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

    def __reduce__(self) -> tuple[Any, ...]:
        return meaning.unpacked, (self.book.game, self.pack())
