"""Where the values of cards come from, and how a value that no source shows is marked."""

import re
from typing import Any, Final

from quayside.cli.showing import card_name
from quayside.core.words import has, name, say

RECKONED: Final = re.compile(r"R\d+")  # the code of a reason for which we chose a value
SECURE: Final = ("sourced", "owner", "picture")
DOUBT: Final = "≈"
APART: Final = ("id", "type", "source")
FAMILY_OF: Final = {"good": "good", "destination": "land", "board": "board"}  # fields whose values have names


def fields(row: dict[str, Any]) -> list[str]:
    """The fields of a card: those with a value, and those of which only the source is noted, such as its name."""
    return [*(field for field in row if field not in APART), *(field for field in sourced(row) if field not in row)]


def sourced(row: dict[str, Any]) -> dict[str, str]:
    """What a card notes about the sources of its values."""
    noted: dict[str, str] = row.get("source", {})
    return noted


def source(game: Any, row: dict[str, Any], field: str) -> str:
    """Where a value comes from: a kind of source, or the code of a reason; `owner` for what an owner's file says."""
    if field in game.changes.get("cards", {}).get(row["id"], {}):
        return "owner"
    return sourced(row).get(field, "rulebook")


def trust(game: Any, row: dict[str, Any], field: str) -> str:
    """How far a value can be trusted, as the messages `sure-...` name it."""
    where = source(game, row, field)
    if RECKONED.fullmatch(where):
        return "reconstructed"
    return where if where in ("owner", "inferred", "recalled", "picture") else "sourced"


def value(game: Any, row: dict[str, Any], field: str, lang: str) -> str:
    """A value as a person reads it; a dash where only the source is noted."""
    if field == "name":
        return card_name(game, row["id"], lang)
    if field in FAMILY_OF and field in row:
        return name(lang, game.name, game.noun(FAMILY_OF[field], row[field]))
    return str(row.get(field, "–"))


def marked(game: Any, row: dict[str, Any], field: str, lang: str) -> str:
    """A value, with ≈ where no source shows it."""
    return (DOUBT if trust(game, row, field) not in SECURE else "") + value(game, row, field, lang)


def sources(game: Any, row: dict[str, Any], lang: str) -> list[str]:
    """Every source of a card's values once: codes of reasons as they are, kinds of sources in a word."""
    found = dict.fromkeys(source(game, row, field) for field in fields(row))
    return [where if RECKONED.fullmatch(where) else say(lang, None, f"source-{where}") for where in found]


def explained(game: Any, row: dict[str, Any], field: str, lang: str) -> str:
    """Where a value comes from, in a sentence."""
    where = source(game, row, field)
    return f"{where}: {reason(game, where, lang)}" if RECKONED.fullmatch(where) else say(lang, None, f"source-{where}")


def reason(game: Any, code: str, lang: str) -> str:
    """Why we chose the values that have this code."""
    message = f"reason-{game.name}-{code}"
    return say(lang, None, message if has(lang, None, message) else "sure-reconstructed")


def legend(game: Any, lang: str) -> list[str]:
    """What ≈ means, and the reason behind every code that the cards of a game have."""
    found = {source(game, row, field) for row in game.rows for field in fields(row)}
    codes = sorted((code for code in found if RECKONED.fullmatch(code)), key=lambda code: int(code[1:]))
    mark = f"{DOUBT}  {say(lang, None, 'sure-reconstructed')} {say(lang, None, 'cards-replace')}"
    return [mark, *(f"{code}  {reason(game, code, lang)}" for code in codes)] if codes else []


def as_data(game: Any, row: dict[str, Any], lang: str) -> dict[str, Any]:
    """A card as a program reads it: every value with how far it can be trusted and where it comes from."""
    return {"id": row["id"], "title": card_name(game, row["id"], lang), "type": row["type"],
            "fields": {field: {"value": row.get(field), "trust": trust(game, row, field),
                               "source": source(game, row, field)} for field in fields(row)}}
