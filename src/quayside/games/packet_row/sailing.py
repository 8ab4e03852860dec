"""Ships for a bundle: one for each country, its own or one that a captain turns."""

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.packet_row.cards import CAPTAIN, LAND_COUNT, SHIPS
from quayside.games.packet_row.loading import next_load
from quayside.games.packet_row.moves import SHIP, TURN
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import LACKS_CAPTAIN, LACKS_CARD, SAME_FLAG, SHIP_FOR, SHIP_NEEDED


@cython.cfunc
def enough_ships(pos: PacketRow, seat: int) -> bool:
    """PR-65, PR-66, PR-83: a ship for every country bound for; captains turn spare ones."""
    lacking = 0
    spare = 0
    for land in range(LAND_COUNT):
        ships = pos.holds(seat, SHIPS + land)
        if pos.bound_for(land):
            lacking += 1 if ships == 0 else 0
            spare += max(0, ships - 1)
        else:
            spare += ships
    return lacking == 0 or (lacking <= pos.holds(seat, CAPTAIN) and lacking <= spare)


@cython.cfunc
def next_ship(pos: PacketRow) -> None:
    """PR-79: ask which ship serves the next country; the only one that can is sent without asking."""
    for land in range(LAND_COUNT):
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
    for ship in range(LAND_COUNT):
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
    for land in range(LAND_COUNT):
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
        for land in range(LAND_COUNT):
            found.add(TURN + land)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        land = pos.about()
        if move == SHIP + land:
            return ship_refusal(pos, land, land)
        if move == TURN + land:
            return SAME_FLAG + FIRST_ARGUMENT * land
        if TURN <= move < TURN + LAND_COUNT:
            return ship_refusal(pos, land, move - TURN)
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        send(pos, pos.about(), move)
        next_ship(pos)
