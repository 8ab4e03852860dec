"""Loading the goods of a bundle: card after card for each good, the largest first; bullion and traders help out."""

from typing import Final

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.packet_row.cards import (
    CARGO_CARD,
    CARGO_COUNT,
    CARGO_OF_WARES,
    DOUBLE,
    GOOD_COUNT,
    NOTHING,
    SINGLE,
    TRADER,
    WARE_COUNT,
    WARES,
)
from quayside.games.packet_row.moves import LOAD, TRADE
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import (
    GOODS_NEEDED,
    LACKS_CARD,
    LACKS_TRADER,
    LARGEST_FIRST,
    LOADING,
    OTHER_GOOD,
    SAME_GOOD,
)

SINGLE_CARGO: Final = 0
DOUBLE_CARGO: Final = 1


# whether what the seat holds is enough

@cython.cfunc
def covered(pos: PacketRow, seat: int, traders: int, good: int, first: int, ware: int) -> bool:
    """PR-67, PR-91, PR-93: whether goods, bullion and this many traders cover the need.

    `good` takes only cargo from rank `first` on, traders only goods cards from `ware` on.
    """
    missing = 0
    for kind in range(GOOD_COUNT):
        missing += lack_of(pos, seat, kind, good, first)
    if missing == 0:
        return True
    missing -= covered_by_doubles(pos, seat, good, first) + pos.holds(seat, SINGLE)
    if missing <= 0 and not comes_too_late(pos, seat, SINGLE_CARGO, good, first):
        return True
    if missing > traders * pos.facts.units[WARES + pos.facts.by_units[0]]:
        return False
    return traders > 0 and trading_helps(pos, seat, traders, good, first, ware)


@cython.cfunc
def lack_of(pos: PacketRow, seat: int, kind: int, good: int, first: int) -> int:
    """Units of a kind that the seat's own cards of it leave uncovered."""
    need = pos.need(kind)
    return max(0, need - units_from(pos, seat, kind, first if kind == good else 0)) if need else 0


@cython.cfunc
def covered_by_doubles(pos: PacketRow, seat: int, good: int, first: int) -> int:
    """Units that two-bar cards cover: two of a kind each as long as two are lacking, then one."""
    doubles = pos.holds(seat, DOUBLE)
    if doubles == 0:
        return 0
    pairs = 0
    odd = 0
    for kind in range(GOOD_COUNT):
        if kind != good or not comes_too_late(pos, seat, DOUBLE_CARGO, good, first):
            lack = lack_of(pos, seat, kind, good, first)
            pairs += lack // 2
            odd += lack % 2
    return 2 * min(doubles, pairs) + min(max(0, doubles - pairs), odd)


@cython.cfunc
def comes_too_late(pos: PacketRow, seat: int, cargo: int, good: int, first: int) -> bool:
    """Whether `good` still lacks units and this bullion is loaded before rank `first` only."""
    return good != NOTHING and rank_of(pos, good, cargo) < first and lack_of(pos, seat, good, good, first) > 0


@cython.cfunc
def units_from(pos: PacketRow, seat: int, good: int, first: int) -> int:
    """Units on the seat's own cards of this good, of those that are not loaded too late."""
    if first == 0:
        return pos.units(seat, good)
    total = 0
    for ware in range(good * 3, good * 3 + 3):
        if rank_of(pos, good, CARGO_OF_WARES + ware) >= first:
            total += pos.holds(seat, WARES + ware) * pos.facts.units[WARES + ware]
    return total


@cython.cfunc
def rank_of(pos: PacketRow, good: int, cargo: int) -> int:
    """The place of a card in the order in which this good is loaded."""
    return pos.facts.rank[good * CARGO_COUNT + cargo]


@cython.cfunc
def trading_helps(pos: PacketRow, seat: int, traders: int, good: int, first: int, least: int) -> bool:
    """PR-87, PR-88, PR-89: try every goods card, from `least` on, as another good that is still lacking."""
    for ware in range(least, WARE_COUNT):
        if pos.holds(seat, WARES + ware):
            for kind in range(GOOD_COUNT):
                if (pos.need(kind) > 0 and kind != ware // 3
                        and (kind != good or rank_of(pos, good, CARGO_OF_WARES + ware) >= first)
                        and traded_covers(pos, seat, traders, good, first, ware, kind)):
                    return True
    return False


@cython.cfunc
def traded_covers(pos: PacketRow, seat: int, traders: int, good: int, first: int, ware: int, kind: int) -> bool:
    """Whether the need is covered once this card goes to that good."""
    need = pos.need(kind)
    pos.discard(seat, WARES + ware)
    pos.set_need(kind, need - pos.facts.units[WARES + ware])
    enough = covered(pos, seat, traders - 1, good, first, ware)
    pos.receive(seat, WARES + ware)
    pos.set_need(kind, need)
    return enough


# card after card

@cython.cfunc
def next_load(pos: PacketRow, begun: int, begun_rank: int) -> None:
    """PR-75, PR-79: ask for the next card, of the good that was begun from its rank on; then the bundle pays.

    The only card that can be loaded is loaded without asking.
    """
    for good in range(begun, GOOD_COUNT):
        first = begun_rank if good == begun else 0
        while pos.need(good) > 0:
            cargo = only_load(pos, good, first)
            if cargo < 0:
                pos.ask(LOADING, pos.asked(), good, first)
                return
            first = load(pos, good, cargo)
    pos.pay_out(pos.asked())
    pos.done()


@cython.cfunc
def only_load(pos: PacketRow, good: int, first: int) -> int:
    """The one move that loads a card for this good, or -1 when there are several."""
    only = -1
    for cargo in range(CARGO_COUNT):
        if pos.holds(pos.asked(), CARGO_CARD[cargo]) and load_refusal(pos, good, first, cargo) == LEGAL:
            if only >= 0:
                return -1
            only = cargo
    return only


@cython.cfunc
def is_traded(good: int, cargo: int) -> bool:
    """Whether a card needs a trader to count as this good."""
    return cargo >= CARGO_OF_WARES and (cargo - CARGO_OF_WARES) // 3 != good


@cython.cfunc
def load_refusal(pos: PacketRow, good: int, first: int, cargo: int) -> int:
    """PR-76, PR-77: a card of the good, bullion or a traded card, the largest first, and the rest must suffice."""
    seat = pos.asked()
    card = CARGO_CARD[cargo]
    trader = 1 if is_traded(good, cargo) else 0
    if pos.holds(seat, card) == 0:
        return LACKS_CARD + FIRST_ARGUMENT * card
    if pos.holds(seat, TRADER) < trader:
        return LACKS_TRADER
    if rank_of(pos, good, cargo) < first:
        return LARGEST_FIRST + FIRST_ARGUMENT * card
    need = pos.need(good)
    pos.discard(seat, card)
    pos.set_need(good, need - pos.facts.units[card])
    enough = covered(pos, seat, pos.holds(seat, TRADER) - trader, good, rank_of(pos, good, cargo), 0)
    pos.receive(seat, card)
    pos.set_need(good, need)
    return LEGAL if enough else GOODS_NEEDED + FIRST_ARGUMENT * card


@cython.cfunc
def load(pos: PacketRow, good: int, cargo: int) -> int:
    """A card goes to the contracts of this good, a surplus is lost; gives the rank from which to go on.

    PR-61, PR-68.
    """
    seat = pos.asked()
    if is_traded(good, cargo):
        pos.discard(seat, TRADER)
    pos.discard(seat, CARGO_CARD[cargo])
    pos.set_need(good, pos.need(good) - pos.facts.units[CARGO_CARD[cargo]])
    return rank_of(pos, good, cargo)


@cython.final
@cython.cclass
class Load(Decision[PacketRow]):
    """PR-78: which card is loaded next for this good; `amount` is the rank from which on cards may follow."""

    @cython.cfunc
    def span(self, pos: PacketRow, found: Moves) -> None:
        for cargo in range(CARGO_COUNT):
            if not is_traded(pos.about(), cargo):
                found.add(LOAD + cargo)
        for ware in range(WARE_COUNT):
            if is_traded(pos.about(), CARGO_OF_WARES + ware):
                found.add(TRADE + ware)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        if LOAD <= move < LOAD + CARGO_COUNT:
            if is_traded(pos.about(), move - LOAD):
                return OTHER_GOOD + FIRST_ARGUMENT * pos.about()
            return load_refusal(pos, pos.about(), pos.amount(), move - LOAD)
        if TRADE <= move < TRADE + WARE_COUNT:
            if not is_traded(pos.about(), CARGO_OF_WARES + move - TRADE):
                return SAME_GOOD + FIRST_ARGUMENT * pos.about()
            return load_refusal(pos, pos.about(), pos.amount(), CARGO_OF_WARES + move - TRADE)
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        good = pos.about()
        cargo = move - LOAD if move < TRADE else CARGO_OF_WARES + move - TRADE
        next_load(pos, good, load(pos, good, cargo))
