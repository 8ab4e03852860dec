"""The table of the pilot game: what lies where, and the verbs that change it."""

from typing import Final

import cython

from quayside.core.asks import Asks
from quayside.core.layout import OWNER, Layout, blank
from quayside.core.position import Position
from quayside.core.reasons import Reasons
from quayside.core.rules import Rules
from quayside.core.space import Space
from quayside.games.pilot.book import PilotBook
from quayside.games.pilot.cards import (
    AHEAD,
    BERTH_SIZE,
    BERTHS,
    CARDS,
    CREW,
    CREW_DECK,
    CUTS,
    HAND_SIZE,
    KINDS,
    MOST_SEATS,
    RANGES,
    SHIP_DECK,
    TURNS,
)

LAYOUT: Final = Layout(range(1, MOST_SEATS + 1), levels=3)
TIDE: Final = LAYOUT.option("tide", ("ebb", "flood"), default="ebb")
LENGTH: Final = LAYOUT.option("turns", TURNS, default=3)
ACTIVE: Final = LAYOUT.table("active", names_seat=True)
AHEAD_LIES: Final = LAYOUT.table("ahead", AHEAD, card_of=CARDS, among=RANGES[:1], seen_by="looked", met_by="met",
                                 drawn_from="unseen")
LOOKED: Final = LAYOUT.table("looked", AHEAD, names_seats=True)
MET: Final = LAYOUT.table("met", AHEAD, names_seats=True)
MOORED: Final = LAYOUT.table("moored", BERTH_SIZE, card_of=CARDS, rows=BERTHS, among=(RANGES[0], RANGES[0]),
                             falling=True)
UNSEEN: Final = LAYOUT.pool("unseen", of=CARDS, cuts=CUTS)
LEFT: Final = UNSEEN + KINDS  # the totals of the pool
LAYOUT.remainder("gone", of=CARDS)
COINS: Final = LAYOUT.seat("coins", top=999)
POINTS: Final = LAYOUT.seat("points", top=999)
FLEET: Final = LAYOUT.seat("fleet", of=CARDS[:CREW], top=99)
HAND: Final = LAYOUT.seat("hand", HAND_SIZE, card_of=CARDS, among=RANGES[1:], falling=True, seen_by=OWNER,
                          drawn_from="unseen")
BLOCK: Final = LAYOUT.block
CELLS: Final = LAYOUT.size(MOST_SEATS)

SPACE: Final = Space()
REST: Final = SPACE.family("rest")
LOOK: Final = SPACE.family("look")
KEEP: Final = SPACE.family("keep")
SWAP: Final = SPACE.family("swap")
PAY: Final = SPACE.family("pay")
DECLINE: Final = SPACE.family("decline")
CALL: Final = SPACE.family("call", card=CARDS[CREW:])
MOOR: Final = SPACE.grid(("moor", "collect"), board=BERTHS)  # moor and collect of a berth are neighbours
COLLECT: Final = MOOR + 1
DRAW: Final = SPACE.family("draw", card=CARDS)

REASONS: Final = Reasons()

ASKS: Final = Asks()


@cython.final
@cython.cclass
class Pilot(Position):
    """A deck of ships with two places on top, two berths, and each seat's coins, fleet and hidden crew."""

    facts: PilotBook
    room: cython.short[CELLS]

    def __init__(self, book: PilotBook, rules: Rules) -> None:
        if not cython.compiled:
            blank(self)
        self.rules = rules
        self.book = self.facts = book
        self.cells = self.room

    def empty(self) -> "Pilot":
        """Another position of this book, with nothing in its cells."""
        return Pilot(self.facts, self.rules)

    # the course of the game

    @cython.cfunc
    def turns(self) -> int:
        """How many turns all seats together have."""
        return (2 + self.room[LENGTH]) * self.seated

    @cython.cfunc
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.room[ACTIVE]

    @cython.cfunc
    def activate(self, seat: int) -> None:
        """The turn of this seat begins."""
        self.room[ACTIVE] = seat

    # what a seat has

    @cython.cfunc
    def coins(self, seat: int) -> int:
        """The seat's coins."""
        return self.room[COINS + seat * BLOCK]

    @cython.cfunc
    def earn(self, seat: int, amount: int) -> None:
        """The seat's coins grow; or shrink, when it pays."""
        self.room[COINS + seat * BLOCK] += amount

    @cython.cfunc
    def points(self, seat: int) -> int:
        """The seat's points from bargains."""
        return self.room[POINTS + seat * BLOCK]

    @cython.cfunc
    def score_points(self, seat: int, amount: int) -> None:
        """A bargain brings points."""
        self.room[POINTS + seat * BLOCK] += amount

    @cython.cfunc
    def owns(self, seat: int, card: int) -> int:
        """How many ships of a kind the seat's fleet has."""
        return self.room[FLEET + seat * BLOCK + card]

    @cython.cfunc
    def holds(self, seat: int, card: int) -> bool:
        """Whether the crew card is in the seat's hand."""
        hand = HAND + seat * BLOCK
        return (self.room[hand] == card + 1) | (self.room[hand + 1] == card + 1)

    @cython.cfunc
    def deal_crew(self, seat: int, card: int) -> None:
        """A crew card comes to the seat's hand."""
        self.draw(CREW_DECK, card)
        self.lay(card, HAND + seat * BLOCK)

    @cython.cfunc
    def discard(self, seat: int, card: int) -> None:
        """A crew card leaves the hand for good."""
        self.lift(card, HAND + seat * BLOCK)

    # the deck and the two places on top of it

    @cython.cfunc
    def stock(self) -> None:
        """All cards are unseen."""
        for card in range(KINDS):
            self.room[UNSEEN + card] = self.facts.count[card]
            self.room[LEFT + (SHIP_DECK if card < CREW else CREW_DECK)] += self.facts.count[card]

    @cython.cfunc
    def draw(self, deck: int, card: int) -> None:
        """A card of a deck is seen for the first time."""
        self.room[UNSEEN + card] -= 1
        self.room[LEFT + deck] -= 1

    @cython.cfunc
    def any_ship(self) -> bool:
        """Whether the deck of ships is not empty."""
        return (self.room[AHEAD_LIES] != 0) | (self.room[LEFT + SHIP_DECK] > 0)

    @cython.cfunc
    def ahead(self, place: int) -> int:
        """The ship in this place on top of the deck, or NOTHING when nobody has looked at it."""
        return self.room[AHEAD_LIES + place] - 1

    @cython.cfunc
    def hides(self, place: int) -> bool:
        """Whether a card lies in this place that nobody has looked at."""
        return self.room[AHEAD_LIES + place] == 0 and self.room[LEFT + SHIP_DECK] > 0

    @cython.cfunc
    def reveal(self, place: int, card: int) -> None:
        """Chance says which ship lies in this place."""
        self.draw(SHIP_DECK, card)
        self.room[AHEAD_LIES + place] = card + 1

    @cython.cfunc
    def look(self, seat: int) -> None:
        """The seat has seen what lies in the places ahead."""
        for place in range(AHEAD):
            if self.room[AHEAD_LIES + place]:
                self.room[LOOKED + place] |= 1 << seat
                self.room[MET + place] |= 1 << seat

    @cython.cfunc
    def arrange(self, seat: int, swapped: bool) -> None:
        """The seat has put the ships ahead back in an order that it alone knows."""
        for place in range(AHEAD):
            self.room[LOOKED + place] = 1 << seat
        if swapped:
            self.exchange(AHEAD_LIES)
            self.exchange(MET)

    @cython.cfunc
    def exchange(self, row: int) -> None:
        """The two cells of a row change places."""
        kept = self.room[row]
        self.room[row] = self.room[row + 1]
        self.room[row + 1] = kept

    @cython.cfunc
    def take_ahead(self) -> int:
        """The ship on top comes off, the next one moves up."""
        card = self.ahead(0)
        self.move_up(AHEAD_LIES)
        self.move_up(LOOKED)
        self.move_up(MET)
        return card

    @cython.cfunc
    def move_up(self, row: int) -> None:
        """The second cell of a row takes the place of the first."""
        self.room[row] = self.room[row + 1]
        self.room[row + 1] = 0

    # the berths

    @cython.cfunc
    def is_full(self, berth: int) -> bool:
        """Whether no other ship finds a place there."""
        return self.room[MOORED + berth * BERTH_SIZE + BERTH_SIZE - 1] != 0

    @cython.cfunc
    def is_free(self, berth: int) -> bool:
        """Whether no ship lies there."""
        return self.room[MOORED + berth * BERTH_SIZE] == 0

    @cython.cfunc
    def moor(self, berth: int, card: int) -> None:
        """A ship comes to a berth."""
        self.lay(card, MOORED + berth * BERTH_SIZE)

    @cython.cfunc
    def collect(self, seat: int, berth: int) -> None:
        """All ships of a berth join the seat's fleet."""
        for place in range(MOORED + berth * BERTH_SIZE, MOORED + berth * BERTH_SIZE + BERTH_SIZE):
            if self.room[place]:
                self.room[FLEET + seat * BLOCK + self.room[place] - 1] += 1
                self.room[place] = 0

    # rows of two places, the highest card first

    @cython.cfunc
    def lay(self, card: int, row: int) -> None:
        """Put a card into a row with a free place."""
        lower = card + 1
        for place in range(row, row + 2):
            here = self.room[place]
            self.room[place] = max(here, lower)
            lower = min(here, lower)

    @cython.cfunc
    def lift(self, card: int, row: int) -> None:
        """Take a card out of a row and close the gap."""
        if self.room[row] == card + 1:
            self.room[row] = self.room[row + 1]
        self.room[row + 1] = 0
