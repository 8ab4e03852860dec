"""Being asked for a card of the named board: take one at its price, or decline."""

import cython

from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, SECOND_ARGUMENT
from quayside.games.packet_row.cards import ASSISTANT, FUTURE_SIZE, MOST_CURRENT, NOTHING, START
from quayside.games.packet_row.free_steps import free_step_refusal, list_free_steps, play_free_step
from quayside.games.packet_row.moves import DECLINE, EARLY, TAKE
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import LACKS_ASSISTANT, LACKS_MONEY, MUST_TAKE, NOT_COMING, NOT_CURRENT
from quayside.games.packet_row.refreshing import end_round
from quayside.games.packet_row.rounds import after_board, ask_next


@cython.final
@cython.cclass
class Offer(Decision[PacketRow]):
    """PR-30, PR-45: the seat asked takes one card of the named board at its price, or declines."""

    @cython.cfunc
    def legal(self, pos: PacketRow, found: Moves) -> None:
        seat = pos.asked()
        board = pos.about()
        if pos.amount() == 0:
            found.add(DECLINE)
        last = NOTHING
        for place in range(MOST_CURRENT - 1, -1, -1):
            card = pos.current(board, place)
            found.add_if(pos.can_pay(seat, card) & (card != last), TAKE + card)
            last = card
        if pos.holds(seat, ASSISTANT):
            last = NOTHING
            for place in range(FUTURE_SIZE - 1, -1, -1):
                card = pos.future(board, place)
                found.add_if(pos.can_pay(seat, card) & (card != last), EARLY + card)
                last = card
        list_free_steps(pos, seat, found)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        seat = pos.asked()
        board = pos.about()
        if move == DECLINE:
            return MUST_TAKE if pos.amount() else LEGAL
        if TAKE <= move < TAKE + START:
            card = move - TAKE
            if not lies_current(pos, board, card):
                return NOT_CURRENT + FIRST_ARGUMENT * card + SECOND_ARGUMENT * board
            return self.price_refusal(pos, seat, card)
        if EARLY <= move < EARLY + START:
            card = move - EARLY
            if not lies_future(pos, board, card):
                return NOT_COMING + FIRST_ARGUMENT * card + SECOND_ARGUMENT * board
            return self.price_refusal(pos, seat, card) if pos.holds(seat, ASSISTANT) else LACKS_ASSISTANT
        return free_step_refusal(pos, seat, move)

    @cython.cfunc
    def price_refusal(self, pos: PacketRow, seat: int, card: int) -> int:
        """PR-48, PR-81: the price must be paid in full."""
        short = pos.facts.price[card + 1] - pos.cash(seat)
        return LACKS_MONEY + FIRST_ARGUMENT * short if short > 0 else LEGAL

    @cython.cfunc
    def play(self, pos: PacketRow, move: int) -> None:
        """PR-80, PR-81, PR-82."""
        board = pos.about()
        if move == DECLINE:
            self.go_on(pos)
        elif move < EARLY:
            pos.lift_current(move - TAKE, board)
            self.take(pos, pos.asked(), move - TAKE)
        elif move < EARLY + START:
            pos.lift_future(move - EARLY, board)
            pos.discard(pos.asked(), ASSISTANT)
            self.take(pos, pos.asked(), move - EARLY)
        else:
            play_free_step(pos, pos.asked(), move)

    @cython.cfunc
    def take(self, pos: PacketRow, seat: int, card: int) -> None:
        """The card comes to the hand, its price is paid; the round is over when the harbour master took.

        PR-31, PR-36, PR-46, PR-49, PR-51.
        """
        pos.receive(seat, card)
        pos.earn(seat, -pos.facts.price[card + 1])
        pos.place_figure(seat, pos.about())
        if seat == pos.master():
            end_round(pos)
        else:
            self.go_on(pos)

    @cython.cfunc
    def go_on(self, pos: PacketRow) -> None:
        """PR-32: ask the next seat; after the harbour master, it is he who goes on."""
        if pos.asked() == pos.master():
            after_board(pos)
        else:
            ask_next(pos, pos.asked(), pos.about())


@cython.cfunc
def lies_current(pos: PacketRow, board: int, card: int) -> bool:
    """Whether the card lies in the current supply of the board."""
    for place in range(MOST_CURRENT):
        if pos.current(board, place) == card:
            return True
    return False


@cython.cfunc
def lies_future(pos: PacketRow, board: int, card: int) -> bool:
    """Whether the card lies in the future supply of the board."""
    return pos.future(board, 0) == card or pos.future(board, 1) == card
