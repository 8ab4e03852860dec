"""What happened at a table, move by move, with who saw it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from quayside.core.layout import CHANCE
from quayside.core.record import Record
from quayside.core.words import Noun, name, say

EVERYBODY = -1  # a spectator, who sees what all see


@dataclass(frozen=True)
class Entry:
    """One move: who made it, in which round, and the seats that saw what it was."""

    mover: int
    move: int
    round: int
    seen: frozenset[int]


@dataclass(frozen=True)
class Line:
    """One line of the log: whose, in which round, what; fresh when it came after the reader's last turn."""

    seat: int
    round: int
    text: str
    fresh: bool


class Chronicle:
    """The moves of a match, kept up with its record."""

    def __init__(self, record: Record) -> None:
        self.entries: list[Entry] = []
        self.position = record.position(0)
        self.catch_up(record)

    def catch_up(self, record: Record) -> None:
        """Take over what was played, or taken back, since the last time."""
        if len(record.moves) < len(self.entries):
            del self.entries[len(record.moves):]
            self.position = record.position(len(record.moves))
        for move in record.moves[len(self.entries):]:
            if move is not None:
                self._note(move)

    def _note(self, move: int) -> None:
        pos = self.position
        seats = range(EVERYBODY, pos.seats)
        seen = frozenset(seat for seat in seats if pos.shows(move, seat) or pos.mover == seat >= 0)
        mover, now = pos.mover, int(pos.view(None)["table"].get("round", 0))
        pos.play(move)
        self.entries.append(Entry(mover, move, now, seen))

    def since(self, seat: int | None) -> int:
        """How many moves lay before what happened since the last turn of a seat."""
        at = len(self.entries)
        while at and self.entries[at - 1].mover == seat:
            at -= 1
        return max((done + 1 for done, entry in enumerate(self.entries[:at]) if entry.mover == seat), default=0)

    def lines(self, seat: int | None, lang: str) -> list[Line]:
        """What a seat (None: a spectator) saw, line by line; cards drawn one after another share a line."""
        game, since = self.position.game, self.since(seat)
        viewer = EVERYBODY if seat is None else seat
        found: list[Line] = []
        drawn: list[Noun] = []
        for at, entry in enumerate(self.entries):
            if viewer not in entry.seen:
                continue
            follows = bool(drawn) and self._goes_on(at, viewer)
            drawn = ([*drawn, *nouns(game, entry.move)] if follows else nouns(game, entry.move)
                     ) if entry.mover == CHANCE else []
            if follows:
                found.pop()
            text = (say(lang, game.name, "table-turned-up", cards="; ".join(name(lang, game.name, noun) for noun in drawn))
                    if len(drawn) > 1 else did(game, entry.move, lang))
            found.append(Line(entry.mover, entry.round, text, at >= since > 0))
        return found

    def _goes_on(self, at: int, viewer: int) -> bool:
        """Whether this draw follows a draw of the same kind that the viewer saw."""
        here, before = self.entries[at], self.entries[at - 1]
        return (here.mover == before.mover == CHANCE and here.round == before.round and viewer in before.seen
                and before.seen == here.seen and self._verb(here) == self._verb(before))

    def _verb(self, entry: Entry) -> str:
        return str(self.position.game.parts(entry.move)[0])


def nouns(game: Any, move: int) -> list[Noun]:
    """The things that a move names."""
    return [word for word in game.words_of(move).values() if isinstance(word, Noun)]


@lru_cache(maxsize=4096)
def did(game: Any, move: int, lang: str) -> str:
    """What somebody did by a move, as the log says it."""
    facts = game.kit.here(game.book, game.parts(move))
    return say(lang, game.name, f"did-{game.verb(move)}", **game.words_of(move), **facts)
