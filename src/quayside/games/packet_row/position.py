"""The table of Packet Row: what lies where, and the verbs that change it."""

from typing import Final

import cython

from quayside.core.layout import OWNER, Layout, blank
from quayside.core.position import Position
from quayside.core.rules import Rules
from quayside.games.packet_row.book import PacketBook
from quayside.games.packet_row.cards import (
    BOARD_COUNT,
    BOARDS,
    CARDS,
    CHANGES,
    CONTRACT_BIT,
    CUTS,
    DECK_CARDS,
    DOUBLE,
    FORGOTTEN,
    FUTURE_SIZE,
    GOODS,
    KINDS,
    LAND_COUNT,
    LANDS,
    MOST_CURRENT,
    MOST_SEATS,
    NOTHING,
    OF_GUILDHALL,
    RANGES,
    SHIPS,
    SINGLE,
    START,
    STARTING,
    WARES,
)

LAYOUT: Final = Layout(range(2, MOST_SEATS + 1), levels=1)
SHOW_HANDS: Final = LAYOUT.option("show_hands", (False, True), default=False)
ROUND: Final = LAYOUT.table("round", top=999)
MASTER: Final = LAYOUT.table("harbour_master", names_seat=True)
NAMED: Final = LAYOUT.table("named", of=BOARDS, top=1)
SHORT: Final = LAYOUT.table("short", of=BOARDS, top=1)
PILE: Final = LAYOUT.table("pile", of=BOARDS, top=999)
CURRENT: Final = LAYOUT.table("current", MOST_CURRENT, card_of=CARDS, rows=BOARDS,
                               among=RANGES[:BOARD_COUNT], falling=True)
FUTURE: Final = LAYOUT.table("future", FUTURE_SIZE, card_of=CARDS, rows=BOARDS,
                              among=RANGES[:BOARD_COUNT], falling=True)
NEED: Final = LAYOUT.table("need", of=GOODS, top=999)
BOUND_FOR: Final = LAYOUT.table("bound_for", of=LANDS, top=1)
PAYS: Final = LAYOUT.table("pays", top=9999)
UNSEEN: Final = LAYOUT.pool("unseen", of=CARDS, cuts=CUTS)
LEFT: Final = UNSEEN + KINDS  # the totals of the pool
LAYOUT.remainder("discard", of=CARDS, shown=START)
CASH: Final = LAYOUT.seat("cash", top=20000)
TAKEN: Final = LAYOUT.seat("taken", card_of=BOARDS)
SECRET: Final = LAYOUT.seat("secret", card_of=CARDS, among=RANGES[BOARD_COUNT:], seen_by=OWNER, drawn_from="unseen")
HAND: Final = LAYOUT.seat("hand", of=DECK_CARDS, top=99)
BLOCK: Final = LAYOUT.block
CELLS: Final = LAYOUT.size(MOST_SEATS)


@cython.final
@cython.cclass
class PacketRow(Position):
    """Four boards of cards, a harbour master, and each seat's money and cards."""

    facts: PacketBook
    room: cython.short[CELLS]
    held: cython.longlong[MOST_SEATS]  # the contracts in each hand, a bit for each: derived from the cells
    ready: cython.longlong[MOST_SEATS]  # those that each seat could deliver alone
    stale: cython.int[MOST_SEATS]  # what must be found again

    def __init__(self, book: PacketBook, rules: Rules) -> None:
        if not cython.compiled:
            blank(self)
        self.rules = rules
        self.book = self.facts = book
        self.cells = self.room

    def empty(self) -> "PacketRow":
        """Another position of this book, with nothing in its cells."""
        other: PacketRow = PacketRow.__new__(PacketRow)  # calling the class would pack and unpack its arguments
        if not cython.compiled:
            blank(other)
        other.rules = self.rules
        other.book = other.facts = self.facts
        other.cells = other.room
        return other

    @cython.cfunc
    def forget(self) -> None:
        for seat in range(MOST_SEATS):
            self.stale[seat] = FORGOTTEN

    # money and cards of a seat

    @cython.cfunc
    def cash(self, seat: int) -> int:
        """The seat's dollars."""
        return self.room[CASH + seat * BLOCK]

    @cython.cfunc
    def earn(self, seat: int, amount: int) -> None:
        """The seat's dollars grow; or shrink, when it pays."""
        self.room[CASH + seat * BLOCK] += amount

    @cython.cfunc
    def can_pay(self, seat: int, card: int) -> bool:
        """Whether the seat has the card's price; nobody has that of an empty place."""
        return self.facts.price[card + 1] <= self.room[CASH + seat * BLOCK]

    @cython.cfunc
    def holds(self, seat: int, card: int) -> int:
        """How many of a card the seat holds; its starting contract apart."""
        return self.room[HAND + seat * BLOCK + card]

    @cython.cfunc
    def receive(self, seat: int, card: int) -> None:
        """A card comes to the seat's hand."""
        self.room[HAND + seat * BLOCK + card] += 1
        self.stale[seat] |= CHANGES[card]
        self.held[seat] |= CONTRACT_BIT[card]

    @cython.cfunc
    def discard(self, seat: int, card: int) -> None:
        """A card leaves the seat's hand for good."""
        self.room[HAND + seat * BLOCK + card] -= 1
        self.stale[seat] |= CHANGES[card]
        if self.room[HAND + seat * BLOCK + card] == 0:
            self.held[seat] &= ~CONTRACT_BIT[card]

    @cython.cfunc
    def secret(self, seat: int) -> int:
        """The starting contract in hand, or NOTHING."""
        return self.room[SECRET + seat * BLOCK] - 1

    @cython.cfunc
    def deal_secret(self, seat: int, card: int) -> None:
        """The seat is dealt its starting contract."""
        self.room[UNSEEN + card] -= 1
        self.room[LEFT + STARTING] -= 1
        self.room[SECRET + seat * BLOCK] = card + 1
        self.stale[seat] |= FORGOTTEN

    @cython.cfunc
    def discard_secret(self, seat: int) -> None:
        """The starting contract is fulfilled."""
        self.room[SECRET + seat * BLOCK] = 0
        self.stale[seat] |= FORGOTTEN

    @cython.cfunc
    def units(self, seat: int, good: int) -> int:
        """Units of a good on the seat's own goods cards."""
        ware = WARES + good * 3
        hand = HAND + seat * BLOCK + ware
        return (self.room[hand] * self.facts.units[ware] + self.room[hand + 1] * self.facts.units[ware + 1]
                + self.room[hand + 2] * self.facts.units[ware + 2])

    @cython.cfunc
    def bullion(self, seat: int) -> int:
        """Units that the seat's bullion stands for."""
        return self.holds(seat, SINGLE) + 2 * self.holds(seat, DOUBLE)

    @cython.cfunc
    def contracts(self, seat: int) -> cython.longlong:
        """The contracts in hand, a bit for each."""
        held: cython.longlong = 0
        for card in range(OF_GUILDHALL):
            held |= CONTRACT_BIT[card] if self.holds(seat, card) else 0
        return held if self.secret(seat) == NOTHING else held | CONTRACT_BIT[self.secret(seat)]

    @cython.cfunc
    def ships(self, seat: int) -> int:
        """How many ships lie before the seat."""
        total = 0
        for land in range(LAND_COUNT):
            total += self.holds(seat, SHIPS + land)
        return total

    # the course of the round

    @cython.cfunc
    def master(self) -> int:
        """The harbour master."""
        return self.room[MASTER]

    @cython.cfunc
    def appoint(self, seat: int) -> None:
        """This seat is harbour master."""
        self.room[MASTER] = seat

    @cython.cfunc
    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seated else 0

    @cython.cfunc
    def has_taken(self, seat: int) -> bool:
        """Whether the seat's figure stands on a board."""
        return self.room[TAKEN + seat * BLOCK] != 0

    @cython.cfunc
    def stands_on(self, seat: int) -> int:
        """The board that the seat's figure stands on."""
        return self.room[TAKEN + seat * BLOCK] - 1

    @cython.cfunc
    def place_figure(self, seat: int, board: int) -> None:
        """PR-31, PR-51: the seat has taken a card there; it takes no other this round."""
        self.room[TAKEN + seat * BLOCK] = board + 1

    @cython.cfunc
    def is_named(self, board: int) -> bool:
        """Whether the board was named this round."""
        return self.room[NAMED + board] != 0

    @cython.cfunc
    def name_board(self, board: int) -> None:
        """The harbour master names the board."""
        self.room[NAMED + board] = 1

    @cython.cfunc
    def send_figures_home(self) -> None:
        """PR-98: every figure goes back to its owner."""
        for seat in range(self.seated):
            self.room[TAKEN + seat * BLOCK] = 0

    @cython.cfunc
    def forget_names(self) -> None:
        """No board is named any more."""
        for board in range(BOARD_COUNT):
            self.room[NAMED + board] = 0

    @cython.cfunc
    def count_round(self) -> None:
        """A new round begins."""
        self.room[ROUND] += 1

    @cython.cfunc
    def setting_up(self) -> bool:
        """Whether the first round has not begun."""
        return self.room[ROUND] == 0

    # the boards

    @cython.cfunc
    def fill_deck(self, deck: int) -> None:
        """All cards of a deck are unseen; with two seats some of them leave the draw pile, nobody knows which.

        PR-2, PR-7, PR-19, PR-20.
        """
        for card in range(CUTS[deck], CUTS[deck + 1]):
            self.room[UNSEEN + card] = self.facts.count[card]
            self.room[LEFT + deck] += self.facts.count[card]
        if deck != STARTING:
            self.room[PILE + deck] = self.room[LEFT + deck] - self.facts.removed[self.seated]

    @cython.cfunc
    def current(self, board: int, place: int) -> int:
        """The card in this place of the current supply, or NOTHING; the highest lies first."""
        return self.room[CURRENT + board * MOST_CURRENT + place] - 1

    @cython.cfunc
    def future(self, board: int, place: int) -> int:
        """The card in this place of the future supply, or NOTHING."""
        return self.room[FUTURE + board * FUTURE_SIZE + place] - 1

    @cython.cfunc
    def has_current(self, board: int) -> bool:
        """Whether the current supply holds a card."""
        return self.room[CURRENT + board * MOST_CURRENT] != 0

    @cython.cfunc
    def has_cards(self, board: int) -> bool:
        """Whether a card lies in the current or the future supply."""
        return (self.room[CURRENT + board * MOST_CURRENT] != 0) | (self.room[FUTURE + board * FUTURE_SIZE] != 0)

    @cython.cfunc
    def lacks_current(self, board: int) -> bool:
        """Whether the current supply is below its size."""
        return self.room[CURRENT + board * MOST_CURRENT + self.facts.current_supply[self.seated] - 1] == 0

    @cython.cfunc
    def lacks_future(self, board: int) -> bool:
        """Whether the future supply is below two."""
        return self.room[FUTURE + board * FUTURE_SIZE + FUTURE_SIZE - 1] == 0

    @cython.cfunc
    def can_refill(self, board: int) -> bool:
        """Whether the board lacks a card and its draw pile has one."""
        return self.room[PILE + board] > 0 and (self.lacks_current(board) or self.lacks_future(board))

    @cython.cfunc
    def pile(self, board: int) -> int:
        """How many cards the draw pile has."""
        return self.room[PILE + board]

    @cython.cfunc
    def left(self, deck: int) -> int:
        """How many cards of a deck nobody has seen."""
        return self.room[LEFT + deck]

    @cython.cfunc
    def is_short(self, board: int) -> bool:
        """Whether the board could once not be filled."""
        return self.room[SHORT + board] != 0

    @cython.cfunc
    def mark_short(self, board: int) -> None:
        """PR-105: the board could not be filled."""
        self.room[SHORT + board] = 1

    @cython.cfunc
    def turn_up(self, card: int, board: int) -> None:
        """A card of the pile is laid out: in the current supply first, at the set-up in the future one.

        PR-23, PR-100, PR-101, PR-102.
        """
        self.room[UNSEEN + card] -= 1
        self.room[LEFT + board] -= 1
        self.room[PILE + board] -= 1
        if self.lacks_current(board) and not (self.setting_up() and self.lacks_future(board)):
            self.lay(card, CURRENT + board * MOST_CURRENT, MOST_CURRENT)
        else:
            self.lay(card, FUTURE + board * FUTURE_SIZE, FUTURE_SIZE)

    @cython.cfunc
    def lay(self, card: int, row: int, places: int) -> None:
        """Put a card into a row that has a free place; the highest lies first, so that equal tables are equal."""
        lower = card + 1
        for place in range(row, row + places):
            here = self.room[place]
            self.room[place] = max(here, lower)
            lower = min(here, lower)

    @cython.cfunc
    def lift_current(self, card: int, board: int) -> None:
        """Take a card out of the current supply and close the gap."""
        self.lift(card, CURRENT + board * MOST_CURRENT, MOST_CURRENT)

    @cython.cfunc
    def lift_future(self, card: int, board: int) -> None:
        """Take a card out of the future supply and close the gap."""
        self.lift(card, FUTURE + board * FUTURE_SIZE, FUTURE_SIZE)

    @cython.cfunc
    def lift(self, card: int, row: int, places: int) -> None:
        """Take a card out of a row and close the gap."""
        for place in range(row, row + places - 1):
            self.room[place] = self.room[place] if self.room[place] > card + 1 else self.room[place + 1]
        self.room[row + places - 1] = 0

    @cython.cfunc
    def move_down(self, board: int) -> None:
        """PR-99: what is left of the current supply goes, the future supply becomes the current one."""
        for place in range(MOST_CURRENT):
            self.room[CURRENT + board * MOST_CURRENT + place] = 0
        for place in range(FUTURE_SIZE):
            self.room[CURRENT + board * MOST_CURRENT + place] = self.room[FUTURE + board * FUTURE_SIZE + place]
            self.room[FUTURE + board * FUTURE_SIZE + place] = 0

    # a bundle under way

    @cython.cfunc
    def need(self, good: int) -> int:
        """Units of a good that the bundle still lacks."""
        return self.room[NEED + good]

    @cython.cfunc
    def set_need(self, good: int, units: int) -> None:
        """The bundle lacks so many units; a surplus is lost."""
        self.room[NEED + good] = units if units > 0 else 0

    @cython.cfunc
    def bound_for(self, land: int) -> bool:
        """Whether the bundle still lacks a ship for this country."""
        return self.room[BOUND_FOR + land] != 0

    @cython.cfunc
    def bind(self, land: int, bound: bool) -> None:
        """The bundle lacks a ship for this country, or has one."""
        self.room[BOUND_FOR + land] = 1 if bound else 0

    @cython.cfunc
    def promise(self, amount: int) -> None:
        """Add to what the contracts of the bundle will pay."""
        self.room[PAYS] += amount

    @cython.cfunc
    def promised(self) -> int:
        """What the contracts of the bundle under way will pay."""
        return self.room[PAYS]

    @cython.cfunc
    def pay_out(self, seat: int) -> None:
        """PR-75: the bundle is complete and pays."""
        self.earn(seat, self.room[PAYS])
        self.room[PAYS] = 0
