"""A round: the harbour master names boards, seats are asked, named boards are refreshed."""

from typing import Final

import cython

from quayside.core.decision import Decision, Draw, Lot
from quayside.core.found import Moves
from quayside.core.layout import CHANCE, LEGAL, OVER
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW, SECOND_ARGUMENT
from quayside.games.packet_row.cards import (
    ASSISTANT,
    BOARDS,
    CARDS,
    CONTRACT_COUNT,
    DECKS,
    FUTURE_SIZE,
    MONEY,
    MONEY_COUNT,
    MOST_CURRENT,
    NOTHING,
    START,
    STARTING,
)
from quayside.games.packet_row.fulfil import alone_refusal, deliver, list_ready
from quayside.games.packet_row.loading import LACKS_CARD
from quayside.games.packet_row.position import (
    ASKS,
    CASH_IN,
    CHOOSE,
    DECLINE,
    DELIVER,
    DRAW,
    EARLY,
    END_ROUND,
    FINISH,
    FIRST,
    REASONS,
    TAKE,
    PacketRow,
)

FINISHED: Final = 0
FIRST_MASTER: Final = ASKS.kind("first-master", by="chance", beneath=())
DEAL_CONTRACT: Final = ASKS.kind("deal-contract", by="chance", beneath=(), amount=4, deck=DECKS)
REFILL: Final = ASKS.kind("refill", by="chance", beneath=(), board=BOARDS)
CHOOSE_BOARD: Final = ASKS.kind("choose-board", beneath=(), amount=1)  # 1: a board was named before in this round
OFFER: Final = ASKS.kind("offer", beneath=(), amount=1, board=BOARDS)  # 1: declining is not allowed
FINAL_WINDOW: Final = ASKS.kind("final-window", beneath=())

NAMED_ALREADY: Final = REASONS.reason("named-already", board=BOARDS)
BOARD_EMPTY: Final = REASONS.reason("board-empty", board=BOARDS)
OTHERS_FREE: Final = REASONS.reason("others-free")
MUST_NAME: Final = REASONS.reason("must-name")
NOTHING_TO_TAKE: Final = REASONS.reason("nothing-to-take", board=BOARDS)
NOT_CURRENT: Final = REASONS.reason("not-current", card=CARDS, board=BOARDS)
NOT_COMING: Final = REASONS.reason("not-coming", card=CARDS, board=BOARDS)
LACKS_MONEY: Final = REASONS.reason("lacks-money", amount=None)
LACKS_ASSISTANT: Final = REASONS.reason("lacks-assistant")
MUST_TAKE: Final = REASONS.reason("must-take")


# what chance decides

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
            for board in range(4):
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
    for board in range(first, 4):
        if pos.is_named(board):
            if pos.can_refill(board):
                pos.ask(REFILL, CHANCE, board, 0)
                return
            if pos.lacks_current(board):
                pos.mark_short(board)
    begin_round(pos)


# the course of the round

@cython.cfunc
def begin_round(pos: PacketRow) -> None:
    """PR-104, PR-108, PR-111: the next round, unless too many boards are short or no card lies anywhere."""
    short = 0
    stocked = 0
    for board in range(4):
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
    for board in range(4):
        if pos.is_named(board):
            pos.move_down(board)
    refill(pos, 0)


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
    for board in range(4):
        if not pos.is_named(board) and pos.has_current(board):
            pos.ask(CHOOSE_BOARD, pos.master(), 0, 1)
            return
    end_round(pos)


# what a seat may do whenever it is asked

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


# what the seats are asked

@cython.final
@cython.cclass
class ChooseBoard(Decision[PacketRow]):
    """PR-25, PR-26: the harbour master names a board not yet named, or ends the round where that is allowed."""

    @cython.cfunc
    def legal(self, pos: PacketRow, found: Moves) -> None:
        ending = may_end(pos)
        found.add_if(ending, END_ROUND)
        for board in range(4):
            found.add_if(naming_refusal(pos, board, ending) == LEGAL, CHOOSE + board)
        list_free_steps(pos, pos.asked(), found)

    @cython.cfunc
    def refusal(self, pos: PacketRow, move: int) -> int:
        if move == END_ROUND:
            return MUST_NAME if pos.amount() == 0 else LEGAL if may_end(pos) else OTHERS_FREE
        if CHOOSE <= move < CHOOSE + 4:
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
