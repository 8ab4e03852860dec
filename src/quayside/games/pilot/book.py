"""The cards of one table of the pilot game, as numbers in rows and effects as objects."""

from typing import Any, Final

import cython

from quayside.core.book import Book, Effect
from quayside.core.layout import blank
from quayside.games.pilot.cards import KINDS, MOST_EFFECTS

EDGES: Final = KINDS + 1


@cython.final
@cython.cclass
class PilotBook(Book):
    """What each card is worth and does."""

    tally: list[int]
    kept: list[Any]  # the effects, so that the pointers stay good
    count: cython.short[KINDS]
    worth: cython.short[KINDS]
    begins: cython.short[EDGES]  # by card: the number of its first effect
    effects: cython.p_void[MOST_EFFECTS]
    start_coins: int

    def __init__(self, changes: dict[str, Any], rows: list[dict[str, Any]], tables: dict[str, dict[str, int]],
                 effects: list[list[Effect[Any]]]) -> None:
        if not cython.compiled:
            blank(self)
        Book.__init__(self, changes)
        self.tally = [row["count"] for row in rows]
        self.start_coins = tables["start"]["coins"]
        self.kept = [effect for of_card in effects for effect in of_card]
        for card, row in enumerate(rows):
            self.count[card] = row["count"]
            self.worth[card] = row.get("worth", 0)
            self.begins[card + 1] = self.begins[card] + len(effects[card])
        if cython.compiled:
            for at in range(len(self.kept)):
                self.effects[at] = cython.cast(cython.p_void, self.kept[at])
        else:
            self.effects = self.kept

    @property
    def counts(self) -> list[int]:
        """How many of each card there are."""
        return self.tally
