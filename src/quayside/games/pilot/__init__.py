"""The pilot game: a tiny game that does what other games do not, so that the core is tested on it; no game to play."""

from typing import TYPE_CHECKING, Final

from quayside.core.engine import COMPILED
from quayside.core.kit import Kit
from quayside.games.pilot.sheet import SHEET, here, noun

if TYPE_CHECKING or not COMPILED:
    from quayside.games.pilot.rules import RULES, book, table
else:
    from quayside._engine.pilot import RULES, book, table

KIT: Final = Kit(name="pilot", rules_version=1, rules=RULES, table=table, book=book, sheet=SHEET, noun=noun, here=here,
                 unit="pilot")
