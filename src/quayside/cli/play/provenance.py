"""How far a printed value can be trusted."""

from typing import Any, Final

KNOWN: Final = ("sourced", "reconstructed", "inferred", "recalled", "translated", "picture")
APPROXIMATE: Final = "≈"


def sure(game: Any, row: dict[str, Any], field: str) -> str:
    """How a value of a card is known; an owner's correction counts as read off the card."""
    if field in game.changes.get("cards", {}).get(row["id"], {}):
        return "sourced"
    source = str(row.get("source", {}).get(field, "rulebook"))
    if source in KNOWN:
        return source
    return "reconstructed" if source[:1] == "R" and source[1:].isdecimal() else "sourced"


def mark(game: Any, row: dict[str, Any], field: str) -> str:
    """The sign before a value that no source shows."""
    return "" if sure(game, row, field) == "sourced" else APPROXIMATE
