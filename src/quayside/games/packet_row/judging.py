"""What a seat's unfinished business is worth before it pays: the judgement behind `greedy`.

All worths are hundredths of a point; a dollar is worth ten of them at the end.
"""

from typing import Final

import cython

from quayside.games.packet_row.cards import (
    ASSISTANT,
    BANKER,
    BOARD_COUNT,
    CAPTAIN,
    CONTRACT_CARD,
    CONTRACT_COUNT,
    DOUBLE,
    GOOD_COUNT,
    LAND_COUNT,
    MONEY,
    MONEY_COUNT,
    MOST_CURRENT,
    NOTHING,
    SHIPS,
    SINGLE,
    TRADER,
)
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import OFFER
from quayside.games.packet_row.ready import holds_contract

DOLLAR: Final = 10
WHOLE: Final = 100

# found by playing many games against each other with other numbers
OF_CONTRACT: Final = 19  # what share of its payment, in hundredths, a contract is worth by itself,
OF_SHIP: Final = 24  # what a ship to its country adds,
OF_GOODS: Final = 110  # and what all its goods add, which had to be paid for
OF_OTHERS: Final = 13  # what share of its worth a contract keeps beside two better ones
IDLE_UNIT: Final = 16  # a unit of goods, whether a contract asks for it or not
IDLE_SHIP: Final = 7
HELPER: Final = 26  # a captain, a trader, an assistant
BANKER_HOPE: Final = 97
READY_DOLLAR: Final = 18  # what a dollar at hand is worth on top while there are cards to buy,
READY_DOLLARS: Final = 41  # up to so many
NEXT: Final = 54  # the share of a card's worth that a seat may hope for while others are asked before it,
LATER: Final = 19  # and on a board that was not named yet


@cython.cfunc
def time_left(pos: PacketRow) -> int:
    """How much of the game is left: how many refreshes the draw piles still allow, in hundredths of a good many."""
    refreshes = 0
    for board in range(BOARD_COUNT):
        refreshes += min(4, pos.pile(board) // pos.facts.current_supply[pos.seated])
    return min(WHOLE, refreshes * WHOLE // 12)


@cython.cfunc
def prospects(pos: PacketRow, seat: int, bankers: int) -> int:
    """The worth of unfinished business, with what bankers earn now counting for more the nearer the end is."""
    left = time_left(pos)
    promised = DOLLAR * pos.promised() if pos.asked() == seat else 0
    return promised + hopes(pos, seat, left) + waiting(pos, seat, left) + bankers * (WHOLE - left)


@cython.cfunc
def hopes(pos: PacketRow, seat: int, left: int) -> int:
    """Contracts by how far they have come, and what else lies idle; worth less as the game runs out."""
    total = contracts_worth(pos, seat) * DOLLAR
    helpers = pos.holds(seat, CAPTAIN) + pos.holds(seat, TRADER) + pos.holds(seat, ASSISTANT)
    idle = min(3, helpers) * HELPER + min(3, pos.holds(seat, BANKER)) * BANKER_HOPE
    idle += min(READY_DOLLARS, pos.cash(seat)) * READY_DOLLAR
    idle += (pos.holds(seat, SINGLE) + 2 * pos.holds(seat, DOUBLE)) * 2 * IDLE_UNIT
    for good in range(GOOD_COUNT):
        idle += min(5, pos.units(seat, good)) * IDLE_UNIT
    for land in range(LAND_COUNT):
        idle += min(1, pos.holds(seat, SHIPS + land)) * IDLE_SHIP
    return (total + idle) * left // WHOLE


@cython.cfunc
def contracts_worth(pos: PacketRow, seat: int) -> int:
    """Dollars that the contracts in hand may still bring; beyond the two most promising they count little."""
    total = 0
    best = 0
    second = 0
    for contract in range(CONTRACT_COUNT):
        if holds_contract(pos, seat, contract):
            worth = contract_worth(pos, seat, CONTRACT_CARD[contract])
            total += worth
            second = max(second, min(best, worth))
            best = max(best, worth)
    return (best + second + (total - best - second) * OF_OTHERS // WHOLE) // WHOLE


@cython.cfunc
def contract_worth(pos: PacketRow, seat: int, card: int) -> int:
    """Hundredths of dollars that one contract may bring."""
    good = pos.facts.good[card]
    asked = pos.facts.units[card]
    share = OF_CONTRACT
    if pos.holds(seat, SHIPS + pos.facts.land[card]) > 0:
        share += OF_SHIP
    own = min(asked, pos.units(seat, good) + pos.bullion(seat))
    share += OF_GOODS * own // asked
    return share * pos.facts.payment[card]


@cython.cfunc
def waiting(pos: PacketRow, seat: int, left: int) -> int:
    """What a figure at home may still take: the best card of a board that is on offer or may yet be named."""
    if pos.has_taken(seat):
        return 0
    before = hopes(pos, seat, left)
    most = 0
    for board in range(BOARD_COUNT):
        if not pos.is_named(board):
            most = max(most, LATER * best_gain(pos, seat, board, left, before) // WHOLE)
        elif still_asked(pos, seat, board):
            most = max(most, NEXT * best_gain(pos, seat, board, left, before) // WHOLE)
    return most


@cython.cfunc
def still_asked(pos: PacketRow, seat: int, board: int) -> bool:
    """Whether the board is on offer and the seat is asked about it now or later."""
    if pos.kind() != OFFER or pos.about() != board:
        return False
    first = pos.after(pos.master())
    return turns_from(pos, first, seat) >= turns_from(pos, first, pos.asked())


@cython.cfunc
def turns_from(pos: PacketRow, first: int, seat: int) -> int:
    """How many seats clockwise the seat sits from the first."""
    return seat - first if seat >= first else seat - first + pos.seated


@cython.cfunc
def best_gain(pos: PacketRow, seat: int, board: int, left: int, before: int) -> int:
    """What the best card of the current supply that the seat can pay for would add."""
    most = 0
    for place in range(MOST_CURRENT):
        card = pos.current(board, place)
        if card != NOTHING and pos.can_pay(seat, card):
            most = max(most, gain_of(pos, seat, card, left) - before)
    return most


@cython.cfunc
def gain_of(pos: PacketRow, seat: int, card: int, left: int) -> int:
    """Hopes with this card in hand, and the points and dollars that it brings at once."""
    pos.receive(seat, card)
    total = hopes(pos, seat, left)
    pos.discard(seat, card)
    total += WHOLE * pos.facts.points[card] - DOLLAR * pos.facts.price[card + 1]
    return total + (DOLLAR * pos.facts.units[card] if MONEY <= card < MONEY + MONEY_COUNT else 0)
