"""The final window, before the points are counted."""

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL, OVER
from quayside.core.reasons import NOT_NOW
from quayside.games.packet_row.cards import CONTRACT_COUNT, MONEY, MONEY_COUNT
from quayside.games.packet_row.free_steps import cash_in
from quayside.games.packet_row.fulfil import deliver
from quayside.games.packet_row.moves import DELIVER, FINISH
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import FINAL_WINDOW, FINISHED
from quayside.games.packet_row.ready import alone_refusal, list_ready


@cython.final
@cython.cclass
class FinalWindow(Decision[PacketRow]):
    """PR-112, PR-114: contracts still in hand may be fulfilled, then money cards turn into dollars."""

    @cython.cfunc
    def legal(self, pos: PacketRow, found: Moves) -> None:
        found.add(FINISH)
        list_ready(pos, pos.asked(), found)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        if move == FINISH:
            return LEGAL
        if DELIVER <= move < DELIVER + CONTRACT_COUNT:
            return alone_refusal(pos, pos.asked(), move - DELIVER)
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        """PR-113, PR-114."""
        seat = pos.asked()
        if move != FINISH:
            deliver(pos, seat, move - DELIVER)
            return
        for card in range(MONEY, MONEY + MONEY_COUNT):
            while pos.holds(seat, card):
                cash_in(pos, seat, card)
        if seat + 1 < pos.seated:
            pos.ask(FINAL_WINDOW, seat + 1, 0, 0)
        else:
            pos.ask(FINISHED, OVER, 0, 0)
