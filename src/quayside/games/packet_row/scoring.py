"""Points: cards, whole tens of dollars, bankers; and how a table is laid out and how long it can last."""

import cython

from quayside.core.decision import Referee
from quayside.core.layout import CHANCE
from quayside.games.packet_row.book import PacketBook
from quayside.games.packet_row.cards import BANKER, BOARD_COUNT, DECK_COUNT, MONEY, MONEY_COUNT, START
from quayside.games.packet_row.judging import prospects
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import FIRST_MASTER
from quayside.games.packet_row.soundness import flaw_of


@cython.cfunc
def money(pos: PacketRow, seat: int) -> int:
    """PR-117: dollars, money cards turned into dollars included."""
    total = pos.cash(seat)
    for card in range(MONEY, MONEY + MONEY_COUNT):
        total += pos.facts.units[card] * pos.holds(seat, card)
    return total


@cython.cfunc
def card_points(pos: PacketRow, seat: int) -> int:
    """PR-115: the points printed on cards."""
    total = 0
    for card in range(START):
        total += pos.facts.points[card] * pos.holds(seat, card)
    return total


@cython.cfunc
def banker_points(pos: PacketRow, seat: int) -> int:
    """What the bankers of the richest earn; of the second too, where the richest is alone.

    PR-118, PR-120, PR-121, PR-119, PR-122, PR-123.
    """
    own = money(pos, seat)
    richer = 0
    for other in range(pos.seated):
        richer += 1 if money(pos, other) > own else 0
    if richer == 0:
        return pos.holds(seat, BANKER) * pos.facts.banker_first[pos.seated]
    return pos.holds(seat, BANKER) * pos.facts.banker_second[pos.seated] if richer == 1 else 0


@cython.final
@cython.cclass
class PacketReferee(Referee[PacketRow]):
    """How Packet Row begins, what a position is worth, how long it can last."""

    @cython.cfunc
    def set_up(self, pos: PacketRow) -> None:
        """PR-17, PR-23."""
        for deck in range(DECK_COUNT):
            pos.fill_deck(deck)
        for seat in range(pos.seated):
            pos.earn(seat, pos.facts.start_money)
        pos.ask(FIRST_MASTER, CHANCE, 0, 0)

    @cython.cfunc
    def score(self, pos: PacketRow, seat: int) -> int:
        """PR-115, PR-116, PR-124."""
        return card_points(pos, seat) + money(pos, seat) // pos.facts.per_point + banker_points(pos, seat)

    @cython.cfunc
    def tie_break(self, pos: PacketRow, seat: int) -> int:
        """PR-126, PR-127: the most money."""
        return money(pos, seat)

    @cython.cfunc
    def estimate(self, pos: PacketRow, seat: int) -> int:
        return (100 * card_points(pos, seat) + 100 * money(pos, seat) // pos.facts.per_point
                + prospects(pos, seat, banker_points(pos, seat)))

    def sheet(self, pos: PacketRow, seat: int) -> list[tuple[str, int]]:
        return [("points", card_points(pos, seat)), ("money", money(pos, seat) // pos.facts.per_point),
                ("bankers", banker_points(pos, seat))]

    def longest(self, book: PacketBook, seats: int) -> int:
        """Every round refreshes a board that has cards, names each board once and asks each seat once a board.

        Every other decision uses up a card, or completes a bundle, which used up a contract.
        """
        rounds = sum(book.deck_size[board] // book.current_supply[seats] + 4 for board in range(BOARD_COUNT))
        cards = sum(book.deck_size[deck] for deck in range(DECK_COUNT))
        return rounds * 4 * (1 + seats) + seats + 2 * cards

    def flaw(self, pos: PacketRow) -> str:
        return flaw_of(pos)
