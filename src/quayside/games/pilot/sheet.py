"""What an owner's file may correct in the pilot game, and how its names are said."""

from typing import Any, Final

from quayside.core.kit import CardSheet
from quayside.core.words import Noun
from quayside.games.pilot.cards import ROWS, TABLES

SHIPS: Final = 10
FIELDS: Final[dict[str, dict[str, range | tuple[str, ...]]]] = {
    "ship": {"count": range(0, 11), "worth": range(0, 10)}, "crew": {}}
BOUNDS: Final[dict[str, range]] = {"start": range(0, 10)}


def flaws(rows: list[dict[str, Any]], tables: dict[str, dict[str, int]]) -> list[tuple[str, str]]:
    """The deck has ten ships."""
    total = sum(row["count"] for row in rows if row["type"] == "ship")
    return [("cards", f"there are {total} ships; the deck has {SHIPS}")] if total != SHIPS else []


SHEET: Final = CardSheet(rows=ROWS, tables=TABLES, fields=FIELDS, bounds=BOUNDS, flaws=flaws)


def noun(book: Any, family: str, name: str) -> Noun:
    """A name."""
    return Noun(family, name)


def here(pos: Any, parts: tuple[str, ...]) -> dict[str, int]:
    """No move means more in a position than its text says."""
    return {}
