"""The owner's file: what somebody's own copy of a game prints, in TOML, and house cards.

The same checks read our own facts and the owner's corrections; nothing is half-loaded.
"""

import os
import re
import tomllib
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Any

from quayside.core.errors import CardError
from quayside.core.kit import CardSheet

SECTIONS = ("cards", "tables", "house")
Rows = list[dict[str, Any]]
Tables = dict[str, dict[str, int]]


class OwnersFile:
    """An owner's file with its text, so that whatever is wrong is said with its line."""

    def __init__(self, sheet: CardSheet, file: str, text: str) -> None:
        self.sheet, self.file, self.lines = sheet, file, text.split("\n")
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+), column \d+\)", str(error))
            what = re.sub(r" \(at .*\)", "", str(error))
            line = int(found[1]) if found else len(self.lines)
            raise CardError(f"this is no TOML: {what}", file, line) from None
        except RecursionError:
            raise CardError("this is no TOML: it is nested too deep", file) from None

    def wrong(self, message: str, *keys: str) -> CardError:
        """The error for something under these keys."""
        return CardError(message, self.file, self.line(*keys))

    def line(self, *keys: str) -> int | None:
        """Where these keys stand: the section's heading, or the line of the last key below it."""
        path = list(keys)
        for length in range(len(path), 0, -1):
            names = (rf"[\"']?{re.escape(key)}[\"']?" for key in path[:length])
            heading = r"\s*\[\s*" + r"\s*\.\s*".join(names) + r"\s*\]"
            starts = [at for at, line in enumerate(self.lines) if re.match(heading, line)]
            if starts:
                return self._below(starts[0], path[length:]) + 1
        return next((at + 1 for at, line in enumerate(self.lines) if keys and keys[0] in line), None)

    def _below(self, start: int, keys: list[str]) -> int:
        for at in range(start + 1, len(self.lines)):
            if keys and re.match(rf"\s*[\"']?{re.escape(keys[0])}[\"']?\s*[.=]", self.lines[at]):
                return at
            if self.lines[at].lstrip().startswith("["):
                break
        return start

    def changes(self) -> dict[str, Any]:
        """What the file changes, by section; entries that repeat what is printed are dropped."""
        for section in self.data:
            if section not in SECTIONS[: 3 if self.sheet.house else 2]:
                raise self.wrong(f"unknown section {section!r}; expected {self._listed()}", section)
        changes: dict[str, Any] = {}
        cards = self._cards()
        tables = {name: self._table(name, row) for name, row in self._section("tables").items()}
        changes |= {"cards": kept} if (kept := {name: row for name, row in cards.items() if row}) else {}
        changes |= {"tables": kept} if (kept := {name: row for name, row in tables.items() if row}) else {}
        rows, all_tables = applied(self.sheet, changes)
        for section, message in self.sheet.flaws(rows, all_tables):
            raise self.wrong(message, *section.split("."))
        return changes

    def _listed(self) -> str:
        return "[cards.ID], [tables.NAME]" + (" or [house.ID]" if self.sheet.house else "")

    def _section(self, name: str) -> dict[str, Any]:
        section = self.data.get(name, {})
        if not isinstance(section, dict):
            raise self.wrong(f"{name!r} must be written as [{name}.…]", name)
        return section

    def _cards(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for name, row in self._section("cards").items():
            printed = self._printed(name)
            if printed["id"] in found:
                raise self.wrong(f"{printed['id']} stands there twice, by its id and by its code", "cards", name)
            found[printed["id"]] = self._entries("cards", name, row, self.sheet.fields[printed["type"]], printed)
        return found

    def _printed(self, name: str) -> dict[str, Any]:
        printed = self.sheet.by_id.get(name) or next(
            (row for row in self.sheet.rows if row.get("code") == name), None)
        if printed is None:
            near = get_close_matches(name, self.sheet.by_id, n=2, cutoff=0.5)
            raise self.wrong(f"no card is called {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""),
                             "cards", name)
        return printed

    def _table(self, name: str, row: Any) -> dict[str, Any]:
        printed = self.sheet.tables.get(name)
        if printed is None:
            raise self.wrong(f"no table is called {name!r}; expected {', '.join(self.sheet.tables)}", "tables", name)
        return self._entries("tables", name, row, dict.fromkeys(printed, self.sheet.bounds[name]), printed)

    def _entries(self, section: str, name: str, row: Any, fields: dict[str, Any], printed: dict[str, Any]
                 ) -> dict[str, Any]:
        if not isinstance(row, dict):
            raise self.wrong(f"{name!r} must be written as [{section}.{name}] with its fields below", section, name)
        for key, value in row.items():
            if key not in fields:
                raise self.wrong(f"{name} has no field {key!r} that can be replaced; expected "
                                 f"{', '.join(fields) or 'none'}", section, name, key)
            self._fits(fields[key], value, section, name, key)
        return {key: value for key, value in row.items() if printed.get(key) != value}

    def _fits(self, bounds: range | tuple[str, ...], value: Any, section: str, name: str, key: str) -> None:
        if isinstance(bounds, tuple):
            if value not in bounds:
                raise self.wrong(f"{key} = {value!r}; expected one of {', '.join(bounds)}", section, name, key)
        elif isinstance(value, bool) or not isinstance(value, int) or value not in bounds:
            raise self.wrong(f"{key} = {value!r}; expected a whole number from {bounds.start} to {bounds.stop - 1}",
                             section, name, key)


def read(sheet: CardSheet, file: str | PathLike[str]) -> dict[str, Any]:
    """The changes that an owner's file makes to the printed cards."""
    try:
        shown = os.fspath(file)
    except TypeError:
        raise CardError(f"{file!r} is no path of a file") from None
    path = Path(shown)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            line = path.read_bytes()[: error.start].count(b"\n") + 1
            raise CardError("the file is not written in UTF-8", shown, line) from None
        raise CardError(f"the file cannot be read: {getattr(error, 'strerror', None) or error}", shown) from None
    return OwnersFile(sheet, shown, text.replace("\r\n", "\n")).changes()


def applied(sheet: CardSheet, changes: dict[str, Any]) -> tuple[Rows, Tables]:
    """The printed cards and tables with these changes."""
    cards, tables = changes.get("cards", {}), changes.get("tables", {})
    return ([row | cards.get(row["id"], {}) for row in sheet.rows],
            {name: table | tables.get(name, {}) for name, table in sheet.tables.items()})


def checked(sheet: CardSheet, changes: Any) -> dict[str, Any]:
    """Changes out of a record, checked like an owner's file."""
    made = OwnersFile(sheet, "", "")
    if not isinstance(changes, dict):
        raise CardError(f"{changes!r} is no mapping of sections to changes")
    made.data = changes
    return made.changes()
