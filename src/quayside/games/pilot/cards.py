"""The cards of the pilot game: a row each, and what no owner may change about them."""

from typing import Any, Final

ROWS: Final[list[dict[str, Any]]] = [
    {"id": "sloop", "type": "ship", "count": 3, "worth": 1, "does": [{"verb": "earn", "coins": 1}]},
    {"id": "brig", "type": "ship", "count": 3, "worth": 2, "does": []},
    {"id": "galleon", "type": "ship", "count": 2, "worth": 3, "does": [{"verb": "bargain", "coins": 2, "points": 3}]},
    {"id": "smuggler", "type": "ship", "count": 2, "worth": 0, "does": [
        {"verb": "earn", "coins": 2}, {"verb": "bargain", "coins": 1, "points": 1}]},
    {"id": "purser", "type": "crew", "count": 2, "does": [{"verb": "earn", "coins": 3}]},
    {"id": "mate", "type": "crew", "count": 2, "does": [{"verb": "pilot"}, {"verb": "earn", "coins": 1}]},
    {"id": "agent", "type": "crew", "count": 2, "does": [{"verb": "bargain", "coins": 1, "points": 2}]},
]
TABLES: Final[dict[str, dict[str, int]]] = {"start": {"coins": 1}}

CARDS: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
KINDS: Final = 7
CREW: Final = 4  # the first crew card
CREW_KINDS: Final = 3
SHIP_DECK: Final = 0
CREW_DECK: Final = 1
CUTS: Final[tuple[int, ...]] = (0, CREW, KINDS)
RANGES: Final[tuple[tuple[int, int], ...]] = ((0, CREW), (CREW, KINDS))
DECKS: Final[tuple[str, ...]] = ("ships", "crew")
BERTHS: Final[tuple[str, ...]] = ("north", "south")
TURNS: Final[tuple[int, ...]] = (2, 3, 4)  # how many turns each seat may have
NOTHING: Final = -1  # no card

MOST_SEATS: Final = 3
AHEAD: Final = 2  # places on top of the deck
BERTH_SIZE: Final = 2
HAND_SIZE: Final = 2
MOST_PARTS: Final = 2  # effects of one card
MOST_EFFECTS: Final = KINDS * MOST_PARTS
