"""Saved games: a record as `quayside replay` reads it, and beside it who sits where."""

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quayside.cli.play.seating import Seating
from quayside.core.errors import Error, RecordError
from quayside.core.record import Record

ENDING: Final = ".record"
BESIDE: Final = ".seats"  # added to a record's name: who sits there
HEADING: Final = b"quayside record"
OFFERED: Final = 5


class Unsaved(Error):
    """A game that could not be written."""


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with."""

    file: Path
    record: Record
    seating: Seating | None
    when: float


def shelf() -> Path:
    """Where games are kept without being asked for."""
    from platformdirs import user_data_path

    return user_data_path("quayside", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A name for a game that begins now, not taken yet."""
    stem = time.strftime(f"{game}-%Y-%m-%d-%H%M%S")
    number, file = 1, shelf() / f"{stem}{ENDING}"
    while file.exists():
        number += 1
        file = shelf() / f"{stem}-{number}{ENDING}"
    return file


def save(file: Path, record: Record, seating: Seating) -> None:
    """Write a game; an older one stays until the new one is complete, a file of something else stays for good."""
    try:
        if file.is_file() and not file.read_bytes().startswith(HEADING):
            raise Unsaved(f"{file} is there already and is no saved game; choose another name")
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, record.dumps())
        write(file.with_name(file.name + BESIDE), seating.dumps())
    except OSError as error:
        raise Unsaved(f"{file} cannot be written: {error.strerror or error}") from None


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def load(file: Path) -> Saved:
    """A saved game; RecordError says what is wrong with the file, and in which line."""
    try:
        record = Record.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{file} is not a text file") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    return Saved(file, record, _seating(file, record.seats), file.stat().st_mtime)


def _seating(file: Path, seats: int) -> Seating | None:
    """Who sat at a saved game, where that is known."""
    try:
        found = Seating.loads(file.with_name(file.name + BESIDE).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    return found if found is not None and len(found) == seats else None


def offered() -> list[Saved]:
    """The latest games that are not over, the newest first; files that cannot be read are passed over."""
    found: list[Saved] = []
    for file in sorted(_kept(), key=lambda one: one.stat().st_mtime, reverse=True)[: 4 * OFFERED]:
        with suppress(Error, OSError):
            saved = load(file)
            if saved.record.viewer is None and saved.record.replay().mover >= 0:
                found.append(saved)
        if len(found) == OFFERED:
            break
    return found


def _kept() -> list[Path]:
    try:
        return list(shelf().glob(f"*{ENDING}"))
    except OSError:
        return []
