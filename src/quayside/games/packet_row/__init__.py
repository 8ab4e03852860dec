"""Packet Row: New York in 1842, four boards of cards, contracts to be shipped across the ocean."""

from typing import TYPE_CHECKING, Final

from quayside.core.engine import COMPILED
from quayside.core.kit import Kit
from quayside.games.packet_row.naming import here, noun
from quayside.games.packet_row.sheet import SHEET

if TYPE_CHECKING or not COMPILED:
    from quayside.games.packet_row.rules import RULES, book, table
else:
    from quayside._engine.packet_row import RULES, book, table

KIT: Final = Kit(name="packet-row", rules_version=1, rules=RULES, table=table, book=book, sheet=SHEET, noun=noun,
                 here=here, unit="packet_row")
