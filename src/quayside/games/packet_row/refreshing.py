"""What chance decides, and what happens between two rounds: dealing, refreshing the boards, the next round."""

import cython

from quayside.core.decision import Draw, Lot
from quayside.core.layout import CHANCE
from quayside.games.packet_row.cards import BOARD_COUNT, STARTING
from quayside.games.packet_row.moves import DRAW, FIRST
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import CHOOSE_BOARD, DEAL_CONTRACT, FINAL_WINDOW, REFILL


@cython.final
@cython.cclass
class FirstMaster(Lot[PacketRow]):
    """PR-18: the first harbour master is drawn, each seat equally likely."""

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        pos.appoint(move - FIRST)
        pos.ask(DEAL_CONTRACT, CHANCE, STARTING, 0)


@cython.final
@cython.cclass
class DealContract(Draw[PacketRow]):
    """PR-21: every seat is dealt one starting contract, seen by that seat alone; `amount` is the seat."""

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        seat = pos.amount()
        pos.deal_secret(seat, move - DRAW)
        if seat + 1 < pos.seated:
            pos.ask(DEAL_CONTRACT, CHANCE, STARTING, seat + 1)
        else:
            for board in range(BOARD_COUNT):
                pos.name_board(board)
            refill(pos, 0)

    @cython.cfunc
    def shown(self, pos: PacketRow, move: int, seat: int) -> bool:
        return seat == pos.amount()


@cython.final
@cython.cclass
class Refill(Draw[PacketRow]):
    """PR-24, PR-100, PR-102: a card is turned up for the board, seen by everybody."""

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        board = pos.about()
        pos.turn_up(move - DRAW, board)
        if not pos.can_refill(board):
            refill(pos, board)


@cython.cfunc
def refill(pos: PacketRow, first: int) -> None:
    """Go on to the next named board that lacks cards; after the last, the next round.

    PR-103, PR-105, PR-106, PR-107, PR-110.
    """
    for board in range(first, BOARD_COUNT):
        if pos.is_named(board):
            if pos.can_refill(board):
                pos.ask(REFILL, CHANCE, board, 0)
                return
            if pos.lacks_current(board):
                pos.mark_short(board)
    begin_round(pos)


@cython.cfunc
def begin_round(pos: PacketRow) -> None:
    """PR-104, PR-108, PR-111: the next round, unless too many boards are short or no card lies anywhere."""
    short = 0
    stocked = 0
    for board in range(BOARD_COUNT):
        short += 1 if pos.is_short(board) else 0
        stocked += 1 if pos.has_current(board) else 0
    pos.forget_names()
    if short >= pos.facts.short_to_end[pos.seated] or stocked == 0:
        pos.ask(FINAL_WINDOW, 0, 0, 0)
        return
    if not pos.setting_up():
        pos.appoint(pos.after(pos.master()))
    pos.count_round()
    pos.ask(CHOOSE_BOARD, pos.master(), 0, 0)


@cython.cfunc
def end_round(pos: PacketRow) -> None:
    """PR-96 to PR-99: figures go home; named boards lose what is left, what was coming moves down and is filled up."""
    pos.send_figures_home()
    for board in range(BOARD_COUNT):
        if pos.is_named(board):
            pos.move_down(board)
    refill(pos, 0)
