"""Packet Row put together: every kind of question with the object that answers it."""

from typing import Any, Final

from quayside.core.decision import Over
from quayside.core.rules import Rules
from quayside.games.packet_row.book import PacketBook
from quayside.games.packet_row.cards import CUTS
from quayside.games.packet_row.final import FinalWindow
from quayside.games.packet_row.fulfil import Bundle
from quayside.games.packet_row.loading import Load
from quayside.games.packet_row.moves import DRAW, FIRST, SPACE
from quayside.games.packet_row.offers import Offer
from quayside.games.packet_row.position import LAYOUT, UNSEEN, PacketRow
from quayside.games.packet_row.questions import (
    ASKS,
    BUNDLE,
    CHOOSE_BOARD,
    DEAL_CONTRACT,
    FINAL_WINDOW,
    FINISHED,
    FIRST_MASTER,
    LOADING,
    OFFER,
    REASONS,
    REFILL,
    SHIP_FOR,
)
from quayside.games.packet_row.refreshing import DealContract, FirstMaster, Refill
from quayside.games.packet_row.rounds import ChooseBoard
from quayside.games.packet_row.sailing import ShipFor
from quayside.games.packet_row.scoring import PacketReferee

RULES: Final = Rules(LAYOUT, SPACE, ASKS, REASONS, {
    FINISHED: Over(), FIRST_MASTER: FirstMaster(FIRST), DEAL_CONTRACT: DealContract(UNSEEN, DRAW, CUTS),
    REFILL: Refill(UNSEEN, DRAW, CUTS), CHOOSE_BOARD: ChooseBoard(), OFFER: Offer(), BUNDLE: Bundle(),
    SHIP_FOR: ShipFor(), LOADING: Load(), FINAL_WINDOW: FinalWindow()}, PacketReferee())


def table(book: Any) -> PacketRow:
    """A position with nothing in its cells."""
    return PacketRow(book, RULES)


def book(changes: dict[str, Any], rows: list[dict[str, Any]], tables: dict[str, dict[str, int]]) -> PacketBook:
    """The book of these cards and tables."""
    return PacketBook(changes, rows, tables)
