"""Fulfilling contracts: a bundle of contracts, then a ship for each country, then the goods."""

from typing import Final

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW, SECOND_ARGUMENT
from quayside.games.packet_row.cards import (
    ALL_OF_GUILDHALL,
    CAPTAIN,
    CARDS,
    CONTRACT_CARD,
    CONTRACT_COUNT,
    CONTRACTS,
    FORGOTTEN,
    GOODS,
    LANDS,
    MOST_UNITS,
    NOTHING,
    OF_GUILDHALL,
    SHIPS,
    START,
    TRADER,
    WARE_COUNT,
    WARES,
)
from quayside.games.packet_row.loading import INTERRUPTED, LACKS_CARD, covered, next_load
from quayside.games.packet_row.position import ASKS, DELIVER, REASONS, SAIL, SHIP, TURN, PacketRow

BUNDLE: Final = ASKS.kind("bundle", beneath=INTERRUPTED, card=CONTRACTS)
SHIP_FOR: Final = ASKS.kind("ship-for", beneath=INTERRUPTED, land=LANDS)

LACKS_SHIP: Final = REASONS.reason("lacks-ship", land=LANDS)
LACKS_GOODS: Final = REASONS.reason("lacks-goods", good=GOODS, amount=None)
LACKS_TOGETHER: Final = REASONS.reason("lacks-together", card=CARDS)
LACKS_CAPTAIN: Final = REASONS.reason("lacks-captain")
OUT_OF_ORDER: Final = REASONS.reason("out-of-order", card=CARDS)
SAME_FLAG: Final = REASONS.reason("same-flag", land=LANDS)
SHIP_NEEDED: Final = REASONS.reason("ship-needed", land=LANDS)


# one contract alone

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
        for land in range(6):
            bound |= pos.facts.bound_to[land] if pos.holds(seat, SHIPS + land) else 0
    bound &= pos.held[seat]
    if bound == 0:
        return
    suffices: cython.longlong = 0
    for good in range(4):
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


# several contracts

@cython.cfunc
def enough_ships(pos: PacketRow, seat: int) -> bool:
    """PR-65, PR-66, PR-83: a ship for every country bound for; captains turn spare ones."""
    lacking = 0
    spare = 0
    for land in range(6):
        ships = pos.holds(seat, SHIPS + land)
        if pos.bound_for(land):
            lacking += 1 if ships == 0 else 0
            spare += max(0, ships - 1)
        else:
            spare += ships
    return lacking == 0 or (lacking <= pos.holds(seat, CAPTAIN) and lacking <= spare)


@cython.cfunc
def joining_refusal(pos: PacketRow, seat: int, contract: int) -> int:
    """PR-66, PR-67, PR-73: a contract joins the bundle when ships and goods suffice for all of it."""
    card = CONTRACT_CARD[contract]
    if not holds_contract(pos, seat, contract):
        return LACKS_CARD + FIRST_ARGUMENT * card
    land = pos.facts.land[card]
    good = pos.facts.good[card]
    if not can_sail(pos, seat, land):
        return LACKS_SHIP + FIRST_ARGUMENT * land
    bound = pos.bound_for(land)
    need = pos.need(good)
    pos.bind(land, True)
    pos.set_need(good, need + pos.facts.units[card])
    enough: bool = enough_ships(pos, seat) and covered(pos, seat, pos.holds(seat, TRADER), NOTHING, 0, 0)
    pos.set_need(good, need)
    pos.bind(land, bound)
    return LEGAL if enough else LACKS_TOGETHER + FIRST_ARGUMENT * card


@cython.cfunc
def add_contract(pos: PacketRow, seat: int, contract: int) -> None:
    """PR-62, PR-63, PR-75: put a contract into the bundle; it pays when the bundle is complete."""
    card = CONTRACT_CARD[contract]
    if card >= START:
        pos.discard_secret(seat)
    else:
        pos.discard(seat, card)
    pos.set_need(pos.facts.good[card], pos.need(pos.facts.good[card]) + pos.facts.units[card])
    pos.bind(pos.facts.land[card], True)
    pos.promise(pos.facts.payment[card])


@cython.cfunc
def deliver(pos: PacketRow, seat: int, contract: int) -> None:
    """Begin a bundle with this contract; what was asked is asked again afterwards."""
    add_contract(pos, seat, contract)
    pos.ask_first(BUNDLE, seat, contract, 0)
    go_on_naming(pos, seat)


@cython.cfunc
def go_on_naming(pos: PacketRow, seat: int) -> None:
    """PR-74: ask for another contract where one could join, or where not asking would tell of the starting contract."""
    if pos.secret(seat) != NOTHING:
        return
    for contract in range(pos.about(), OF_GUILDHALL):
        if pos.holds(seat, contract) and joining_refusal(pos, seat, contract) == LEGAL:
            return
    next_ship(pos)


@cython.final
@cython.cclass
class Bundle(Decision[PacketRow]):
    """PR-64, PR-72, PR-74: several contracts may be fulfilled together, named in the order of the deck."""

    @cython.cfunc
    def span(self, pos: PacketRow, found: Moves) -> None:
        for contract in range(pos.about(), OF_GUILDHALL):
            if pos.holds(pos.asked(), contract):
                found.add(DELIVER + contract)
        if pos.secret(pos.asked()) != NOTHING:
            found.add(DELIVER + OF_GUILDHALL + pos.secret(pos.asked()) - START)
        found.add(SAIL)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        if move == SAIL:
            return LEGAL
        if move < DELIVER or move >= DELIVER + CONTRACT_COUNT:
            return NOT_NOW
        contract = move - DELIVER
        if contract < pos.about() and holds_contract(pos, pos.asked(), contract):
            return OUT_OF_ORDER + FIRST_ARGUMENT * CONTRACT_CARD[contract]
        return joining_refusal(pos, pos.asked(), contract)

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        if move == SAIL:
            next_ship(pos)
            return
        seat = pos.asked()
        add_contract(pos, seat, move - DELIVER)
        pos.ask(BUNDLE, seat, move - DELIVER, 0)
        go_on_naming(pos, seat)


# ships

@cython.cfunc
def next_ship(pos: PacketRow) -> None:
    """PR-79: ask which ship serves the next country; the only one that can is sent without asking."""
    for land in range(6):
        while pos.bound_for(land):
            only = only_ship(pos, land)
            if only < 0:
                pos.ask(SHIP_FOR, pos.asked(), land, 0)
                return
            send(pos, land, only)
    next_load(pos, 0, 0)


@cython.cfunc
def only_ship(pos: PacketRow, land: int) -> int:
    """PR-79: the one move that sends a ship to this country, or -1 when there are several."""
    if pos.holds(pos.asked(), CAPTAIN) == 0:
        return SHIP + land
    only = -1
    for ship in range(6):
        if ship_refusal(pos, land, ship) == LEGAL:
            if only >= 0:
                return -1
            only = SHIP + land if ship == land else TURN + ship
    return only


@cython.cfunc
def ship_refusal(pos: PacketRow, land: int, ship: int) -> int:
    """PR-66, PR-76: one ship for each country, its own or one that a captain turns, and one for each of the others."""
    seat = pos.asked()
    captain = 0 if ship == land else 1
    if pos.holds(seat, SHIPS + ship) == 0:
        return LACKS_CARD + FIRST_ARGUMENT * (SHIPS + ship)
    if pos.holds(seat, CAPTAIN) < captain:
        return LACKS_CAPTAIN
    pos.discard(seat, SHIPS + ship)
    if captain:
        pos.discard(seat, CAPTAIN)
    pos.bind(land, False)
    enough = enough_ships(pos, seat)
    wanted = lacking_land(pos, seat)
    pos.bind(land, True)
    if captain:
        pos.receive(seat, CAPTAIN)
    pos.receive(seat, SHIPS + ship)
    return LEGAL if enough else SHIP_NEEDED + FIRST_ARGUMENT * wanted


@cython.cfunc
def lacking_land(pos: PacketRow, seat: int) -> int:
    """The first country bound for that the seat has no ship of its own for."""
    for land in range(6):
        if pos.bound_for(land) and pos.holds(seat, SHIPS + land) == 0:
            return land
    return 0


@cython.cfunc
def send(pos: PacketRow, land: int, move: int) -> None:
    """PR-62, PR-84: the ship sails to this country, turned by a captain or not, and is discarded."""
    seat = pos.asked()
    if move >= TURN:
        pos.discard(seat, CAPTAIN)
        pos.discard(seat, SHIPS + move - TURN)
    else:
        pos.discard(seat, SHIPS + move - SHIP)
    pos.bind(land, False)


@cython.final
@cython.cclass
class ShipFor(Decision[PacketRow]):
    """PR-65, PR-83, PR-85: which ship serves this country."""

    @cython.cfunc
    def span(self, pos: PacketRow, found: Moves) -> None:
        found.add(SHIP + pos.about())
        for land in range(6):
            found.add(TURN + land)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        land = pos.about()
        if move == SHIP + land:
            return ship_refusal(pos, land, land)
        if move == TURN + land:
            return SAME_FLAG + FIRST_ARGUMENT * land
        if TURN <= move < TURN + 6:
            return ship_refusal(pos, land, move - TURN)
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        send(pos, pos.about(), move)
        next_ship(pos)
