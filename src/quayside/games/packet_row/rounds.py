"""A round: the harbour master names boards, and the seats are asked one after another."""

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT
from quayside.games.packet_row.cards import ASSISTANT, BOARD_COUNT, FUTURE_SIZE, MOST_CURRENT
from quayside.games.packet_row.free_steps import free_step_refusal, list_free_steps, play_free_step
from quayside.games.packet_row.moves import CHOOSE, END_ROUND, TAKE
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import (
    BOARD_EMPTY,
    CHOOSE_BOARD,
    MUST_NAME,
    NAMED_ALREADY,
    NOTHING_TO_TAKE,
    OFFER,
    OTHERS_FREE,
)
from quayside.games.packet_row.refreshing import end_round


@cython.cfunc
def others_have_taken(pos: PacketRow) -> bool:
    """Whether every seat but the harbour master's has its figure on a board."""
    for seat in range(pos.seated):
        if seat != pos.master() and not pos.has_taken(seat):
            return False
    return True


@cython.cfunc
def may_end(pos: PacketRow) -> bool:
    """PR-37, PR-44, PR-45: a board was named before, and every other seat has taken a card."""
    return pos.amount() == 1 and others_have_taken(pos)


@cython.cfunc
def naming_refusal(pos: PacketRow, board: int, ending: bool) -> int:
    """PR-25, PR-27, PR-40: an unnamed board with cards; once the others have cards, one to take from there."""
    if pos.is_named(board):
        return NAMED_ALREADY + FIRST_ARGUMENT * board
    if not pos.has_current(board):
        return BOARD_EMPTY + FIRST_ARGUMENT * board
    if ending and not can_take_there(pos, pos.asked(), board):
        return NOTHING_TO_TAKE + FIRST_ARGUMENT * board
    return LEGAL


@cython.cfunc
def can_take_there(pos: PacketRow, seat: int, board: int) -> bool:
    """PR-40, PR-41: whether the seat can pay for a card of the board, with an assistant also for a future one."""
    for place in range(MOST_CURRENT):
        if pos.can_pay(seat, pos.current(board, place)):
            return True
    if pos.holds(seat, ASSISTANT):
        for place in range(FUTURE_SIZE):
            if pos.can_pay(seat, pos.future(board, place)):
                return True
    return False


@cython.cfunc
def ask_next(pos: PacketRow, seat: int, board: int) -> None:
    """The next seat clockwise without a card is asked, the harbour master last; nobody at a bare one.

    PR-28, PR-29, PR-31, PR-33, PR-34, PR-35.
    """
    asked = pos.after(seat)
    while asked != pos.master() and pos.has_taken(asked):
        asked = pos.after(asked)
    if pos.has_cards(board):
        pos.ask(OFFER, asked, board, 0)
    else:
        after_board(pos)


@cython.cfunc
def after_board(pos: PacketRow) -> None:
    """PR-37, PR-38: the harbour master names another board, or the round ends when none is left."""
    for board in range(BOARD_COUNT):
        if not pos.is_named(board) and pos.has_current(board):
            pos.ask(CHOOSE_BOARD, pos.master(), 0, 1)
            return
    end_round(pos)


@cython.final
@cython.cclass
class ChooseBoard(Decision[PacketRow]):
    """PR-25, PR-26: the harbour master names a board not yet named, or ends the round where that is allowed."""

    @cython.cfunc
    def legal(self, pos: PacketRow, found: Moves) -> None:
        ending = may_end(pos)
        found.add_if(ending, END_ROUND)
        for board in range(BOARD_COUNT):
            found.add_if(naming_refusal(pos, board, ending) == LEGAL, CHOOSE + board)
        list_free_steps(pos, pos.asked(), found)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        if move == END_ROUND:
            return MUST_NAME if pos.amount() == 0 else LEGAL if may_end(pos) else OTHERS_FREE
        if CHOOSE <= move < CHOOSE + BOARD_COUNT:
            return naming_refusal(pos, move - CHOOSE, may_end(pos))
        return free_step_refusal(pos, pos.asked(), move)

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        if move == END_ROUND:
            end_round(pos)
        elif move < TAKE:
            self.name(pos, pos.asked(), move - CHOOSE)
        else:
            play_free_step(pos, pos.asked(), move)

    @cython.cfunc
    def name(self, pos: PacketRow, master: int, board: int) -> None:
        """PR-42: once every other seat has a card, the harbour master must take from the board he names."""
        ending = may_end(pos)
        pos.name_board(board)
        if ending:
            pos.ask(OFFER, master, board, 1)
        else:
            ask_next(pos, master, board)
