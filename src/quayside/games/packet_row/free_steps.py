"""What a seat may do whenever it is asked between two actions: money cards and contracts."""

import cython

from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.packet_row.cards import CONTRACT_COUNT, MONEY, MONEY_COUNT
from quayside.games.packet_row.fulfil import deliver
from quayside.games.packet_row.moves import CASH_IN, DELIVER
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import LACKS_CARD
from quayside.games.packet_row.ready import alone_refusal, list_ready


@cython.cfunc
def list_free_steps(pos: PacketRow, seat: int, found: Moves) -> None:
    """PR-53: money cards and contracts may be used whenever their owner is asked."""
    for money in range(MONEY_COUNT):
        found.add_if(pos.holds(seat, MONEY + money) > 0, CASH_IN + money)
    list_ready(pos, seat, found)


@cython.cfunc
def free_step_refusal(pos: PacketRow, seat: int, move: int) -> int:
    """Why a money card or a contract cannot be used."""
    if CASH_IN <= move < CASH_IN + MONEY_COUNT:
        card = MONEY + move - CASH_IN
        return LEGAL if pos.holds(seat, card) else LACKS_CARD + FIRST_ARGUMENT * card
    if DELIVER <= move < DELIVER + CONTRACT_COUNT:
        return alone_refusal(pos, seat, move - DELIVER)
    return NOT_NOW


@cython.cfunc
def play_free_step(pos: PacketRow, seat: int, move: int) -> None:
    """PR-53, PR-94: a money card is discarded for its dollars; or a bundle is begun."""
    if move >= DELIVER:
        deliver(pos, seat, move - DELIVER)
    else:
        cash_in(pos, seat, MONEY + move - CASH_IN)


@cython.cfunc
def cash_in(pos: PacketRow, seat: int, card: int) -> None:
    """PR-94: a money card turns into dollars."""
    pos.discard(seat, card)
    pos.earn(seat, pos.facts.units[card])
