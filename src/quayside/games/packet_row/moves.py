"""The moves of Packet Row, each with its stable text. Plain Python, read at import."""

from typing import Final

from quayside.core.space import Space
from quayside.games.packet_row.cards import (
    BOARDS,
    CARDS,
    CARGO,
    CONTRACTS,
    DECK_CARDS,
    LANDS,
    MONEY_CARDS,
    MOST_SEATS,
    WARE_CARDS,
)

SPACE: Final = Space()
DECLINE: Final = SPACE.family("decline")
END_ROUND: Final = SPACE.family("end the round")
FINISH: Final = SPACE.family("finish")
CHOOSE: Final = SPACE.family("choose", board=BOARDS)
TAKE: Final = SPACE.family("take", card=DECK_CARDS)
EARLY: Final = SPACE.family("assistant takes", card=DECK_CARDS)
CASH_IN: Final = SPACE.family("cash", card=MONEY_CARDS)
DELIVER: Final = SPACE.family("deliver", card=CONTRACTS)
SAIL: Final = SPACE.family("sail")
SHIP: Final = SPACE.family("ship", land=LANDS)
TURN: Final = SPACE.family("turn", land=LANDS)
LOAD: Final = SPACE.family("load", card=CARGO)
TRADE: Final = SPACE.family("trade", card=WARE_CARDS)
DRAW: Final = SPACE.family("draw", card=CARDS)
FIRST: Final = SPACE.family("master", seat=range(MOST_SEATS))
