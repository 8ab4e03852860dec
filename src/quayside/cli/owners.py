"""An owner's file from the other side: one to begin with, and what one changes."""

from typing import Any, NamedTuple

from quayside.cli.provenance import DOUBT, SECURE, trust
from quayside.cli.showing import card_name
from quayside.core.words import say


class Change(NamedTuple):
    """One value that an owner's file replaces."""

    section: str
    id: str
    title: str
    field: str
    printed: Any
    yours: Any


def changed(game: Any, lang: str) -> list[Change]:
    """Everything that the game's owner's file changes."""
    sheet = game.kit.sheet
    cards = [Change("cards", card, card_name(game, card, lang), field, sheet.by_id[card].get(field), value)
             for card, row in game.changes.get("cards", {}).items() for field, value in row.items()]
    tables = [Change("tables", table, "", field, sheet.tables[table].get(field), value)
              for table, row in game.changes.get("tables", {}).items() for field, value in row.items()]
    return cards + tables


def template(game: Any, lang: str) -> str:
    """A file that changes nothing: every value that may be replaced stands in it as a comment."""
    sheet = game.kit.sheet
    lines = [f"# {line}" for line in say(lang, None, "cards-template", title=game.title(lang)).split("\n")]
    for row in sheet.rows:
        lines += ["", f"[cards.{row['id']}]  # {card_name(game, row['id'], lang)}"]
        lines += [f"# {field} = {written(row.get(field))}{doubt(game, row, field)}"
                  for field in sheet.fields[row["type"]]]
    for name, table in sheet.tables.items():
        lines += ["", f"[tables.{name}]", *(f"# {written_key(key)} = {written(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def doubt(game: Any, row: dict[str, Any], field: str) -> str:
    """A mark behind a value that no source shows."""
    return "" if trust(game, row, field) in SECURE else f"  # {DOUBT}"


def written(value: Any) -> str:
    """A value as TOML writes it."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def written_key(key: str) -> str:
    """A key as TOML writes it: a number of seats is quoted, so that nobody takes it for a number."""
    return key if key.isidentifier() else f'"{key}"'
