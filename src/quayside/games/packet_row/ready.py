"""One contract alone: whether its holder has the ship and the goods to deliver it."""

import cython

from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, SECOND_ARGUMENT
from quayside.games.packet_row.cards import (
    ALL_OF_GUILDHALL,
    CAPTAIN,
    CONTRACT_CARD,
    FORGOTTEN,
    GOOD_COUNT,
    LAND_COUNT,
    MOST_UNITS,
    OF_GUILDHALL,
    SHIPS,
    START,
    TRADER,
    WARE_COUNT,
    WARES,
)
from quayside.games.packet_row.moves import DELIVER
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import LACKS_CARD, LACKS_GOODS, LACKS_SHIP


@cython.cfunc
def reach(pos: PacketRow, seat: int, good: int) -> int:
    """Units of this good the seat can deliver: its own, bullion, and the best trade of each trader.

    PR-86, PR-87, PR-90.
    """
    total = pos.units(seat, good) + pos.bullion(seat)
    return total + traded(pos, seat, good) if pos.holds(seat, TRADER) else total


@cython.cfunc
def traded(pos: PacketRow, seat: int, good: int) -> int:
    """Units that the seat's traders make of its largest cards of other goods."""
    traders = pos.holds(seat, TRADER)
    total = 0
    for at in range(WARE_COUNT):
        ware = pos.facts.by_units[at]
        if ware // 3 != good:
            cards = min(traders, pos.holds(seat, WARES + ware))
            traders -= cards
            total += cards * pos.facts.units[WARES + ware]
    return total


@cython.cfunc
def can_sail(pos: PacketRow, seat: int, land: int) -> bool:
    """PR-60, PR-83: a ship for this country, or any ship that a captain turns."""
    return pos.holds(seat, SHIPS + land) > 0 or (pos.holds(seat, CAPTAIN) > 0 and pos.ships(seat) > 0)


@cython.cfunc
def look_again(pos: PacketRow, seat: int) -> None:
    """Find the contracts the seat could deliver alone; kept until its hand changes."""
    if pos.stale[seat] & FORGOTTEN:
        pos.held[seat] = pos.contracts(seat)
    pos.stale[seat] = 0
    pos.ready[seat] = 0
    if pos.held[seat] == 0 or pos.ships(seat) == 0:
        return
    bound: cython.longlong = 0
    if pos.holds(seat, CAPTAIN):
        bound = pos.held[seat]
    else:
        for land in range(LAND_COUNT):
            bound |= pos.facts.bound_to[land] if pos.holds(seat, SHIPS + land) else 0
    bound &= pos.held[seat]
    if bound == 0:
        return
    suffices: cython.longlong = 0
    for good in range(GOOD_COUNT):
        suffices |= pos.facts.within[good * (MOST_UNITS + 1) + min(MOST_UNITS, reach(pos, seat, good))]
    pos.ready[seat] = bound & suffices


@cython.cfunc
def list_ready(pos: PacketRow, seat: int, found: Moves) -> None:
    """The contracts that the seat's goods and ships suffice for."""
    if pos.stale[seat]:
        look_again(pos, seat)
    if pos.ready[seat]:
        add_ready(pos, seat, found)


@cython.cfunc
def add_ready(pos: PacketRow, seat: int, found: Moves) -> None:
    """Add the contracts that the seat could deliver; its starting contract is the last."""
    ready = pos.ready[seat]
    if ready & ALL_OF_GUILDHALL:
        for contract in range(OF_GUILDHALL):
            if ready >> contract & 1:
                found.add(DELIVER + contract)
    if ready > ALL_OF_GUILDHALL:
        found.add(DELIVER + OF_GUILDHALL + pos.secret(seat) - START)


@cython.cfunc
def holds_contract(pos: PacketRow, seat: int, contract: int) -> bool:
    """Whether the contract is in the seat's hand."""
    card = CONTRACT_CARD[contract]
    return pos.secret(seat) == card if card >= START else pos.holds(seat, card) > 0


@cython.cfunc
def alone_refusal(pos: PacketRow, seat: int, contract: int) -> int:
    """PR-57, PR-58, PR-59, PR-60: a contract needs its goods and a ship to its country."""
    card = CONTRACT_CARD[contract]
    if not holds_contract(pos, seat, contract):
        return LACKS_CARD + FIRST_ARGUMENT * card
    if not can_sail(pos, seat, pos.facts.land[card]):
        return LACKS_SHIP + FIRST_ARGUMENT * pos.facts.land[card]
    missing = pos.facts.units[card] - reach(pos, seat, pos.facts.good[card])
    if missing > 0:
        return LACKS_GOODS + FIRST_ARGUMENT * pos.facts.good[card] + SECOND_ARGUMENT * missing
    return LEGAL
