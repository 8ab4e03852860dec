"""What makes a loaded table impossible beyond what its fields can say."""

import cython

from quayside.games.packet_row.cards import BOARD_COUNT, GOOD_COUNT, LAND_COUNT, NOTHING, STARTING, TRADER
from quayside.games.packet_row.loading import covered
from quayside.games.packet_row.position import PacketRow
from quayside.games.packet_row.questions import (
    BUNDLE,
    CHOOSE_BOARD,
    DEAL_CONTRACT,
    FIRST_MASTER,
    LOADING,
    OFFER,
    REFILL,
    SHIP_FOR,
)
from quayside.games.packet_row.sailing import enough_ships


@cython.cfunc
def piles_agree(pos: PacketRow) -> bool:
    """A draw pile has the unseen cards of its deck, less those that left the game unseen."""
    for board in range(BOARD_COUNT):
        if pos.pile(board) != pos.left(board) - pos.facts.removed[pos.seated]:
            return False
    return True


@cython.cfunc
def figures_agree(pos: PacketRow) -> bool:
    """Figures stand on boards that were named, and never the harbour master's: his taking ends the round."""
    for seat in range(pos.seated):
        if pos.has_taken(seat) and (seat == pos.master() or not pos.is_named(pos.stands_on(seat))):
            return False
    return True


@cython.cfunc
def question_fits(pos: PacketRow) -> bool:
    """The harbour master names boards; a seat without a card is asked about one with cards; chance can draw."""
    if pos.kind() == CHOOSE_BOARD:
        return pos.asked() == pos.master() and not pos.setting_up()
    if pos.kind() == OFFER:
        return (not pos.setting_up() and pos.is_named(pos.about()) and pos.has_cards(pos.about())
                and not pos.has_taken(pos.asked()))
    if pos.kind() == REFILL:
        return pos.is_named(pos.about()) and pos.can_refill(pos.about())
    if pos.kind() == DEAL_CONTRACT:
        return pos.about() == STARTING and pos.setting_up() and pos.amount() < pos.seated and undealt(pos)
    return pos.kind() != FIRST_MASTER or (pos.setting_up() and undealt(pos))


@cython.cfunc
def undealt(pos: PacketRow) -> bool:
    """Whether the seats from the one that is dealt to next have no starting contract yet."""
    for seat in range(pos.amount(), pos.seated):
        if pos.secret(seat) != NOTHING:
            return False
    return True


@cython.cfunc
def under_way(pos: PacketRow) -> bool:
    """Whether contracts of a bundle wait for ships, goods or their payment."""
    for good in range(GOOD_COUNT):
        if pos.need(good):
            return True
    for land in range(LAND_COUNT):
        if pos.bound_for(land):
            return True
    return pos.promised() > 0


@cython.cfunc
def bundle_fits(pos: PacketRow) -> bool:
    """A bundle can be completed, and what is asked about it is what it lacks next."""
    seat = pos.asked()
    kind = pos.kind()
    if pos.waits_beneath_for() != seat or not enough_ships(pos, seat):
        return False
    if kind == SHIP_FOR and not pos.bound_for(pos.about()):
        return False
    if kind == LOADING:
        return pos.need(pos.about()) > 0 and covered(pos, seat, pos.holds(seat, TRADER), pos.about(), pos.amount(), 0)
    return covered(pos, seat, pos.holds(seat, TRADER), NOTHING, 0, 0)


def flaw_of(pos: PacketRow) -> str:
    """What is wrong with the table as a whole; empty when nothing is."""
    if not piles_agree(pos):
        return "a draw pile does not agree with the unseen cards of its deck"
    if not figures_agree(pos):
        return "a figure stands where it cannot stand"
    if not question_fits(pos):
        return "the question cannot be put to this seat on this table"
    if pos.kind() not in (BUNDLE, SHIP_FOR, LOADING):
        return "a bundle is under way that nobody is asked about" if under_way(pos) else ""
    return "" if bundle_fits(pos) else "the bundle under way cannot be completed"
