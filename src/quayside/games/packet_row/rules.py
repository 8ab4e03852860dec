"""Packet Row put together: every kind of question with the object that answers it."""

from typing import Any, Final

from quayside.core.decision import Over
from quayside.core.rules import Rules
from quayside.games.packet_row.book import PacketBook
from quayside.games.packet_row.cards import CUTS
from quayside.games.packet_row.fulfil import BUNDLE, SHIP_FOR, Bundle, ShipFor
from quayside.games.packet_row.loading import LOADING, Load
from quayside.games.packet_row.position import ASKS, DRAW, FIRST, LAYOUT, REASONS, SPACE, UNSEEN, PacketRow
from quayside.games.packet_row.rounds import (
    CHOOSE_BOARD,
    DEAL_CONTRACT,
    FINAL_WINDOW,
    FINISHED,
    FIRST_MASTER,
    OFFER,
    REFILL,
    ChooseBoard,
    DealContract,
    FinalWindow,
    FirstMaster,
    Offer,
    Refill,
)
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
