"""Fulfilling contracts: a bundle of one or several, which then needs ships and goods."""

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.packet_row.cards import CONTRACT_CARD, CONTRACT_COUNT, NOTHING, OF_GUILDHALL, START, TRADER
from quayside.games.packet_row.loading import covered
from quayside.games.packet_row.moves import DELIVER, SAIL
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import BUNDLE, LACKS_CARD, LACKS_SHIP, LACKS_TOGETHER, OUT_OF_ORDER
from quayside.games.packet_row.ready import can_sail, holds_contract
from quayside.games.packet_row.sailing import enough_ships, next_ship


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
