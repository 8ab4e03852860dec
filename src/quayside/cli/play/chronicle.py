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
    """One move: who made it, in which round, the numbers that it meant, and the seats that saw what it was."""

    mover: int
    move: int
    round: int
    facts: tuple[tuple[str, int], ...]
    seen: frozenset[int]


@dataclass(frozen=True)
class Line:
    """One line of the log: whose, in which round, what; fresh when it came after the reader's last turn.

    `about` is the seat that the move names, or -1.
    """

    seat: int
    round: int
    text: str
    fresh: bool
    about: int = -1


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
        facts = pos.game.kit.here(pos.game.book, pos.game.parts(move))
        pos.play(move)
        self.entries.append(Entry(mover, move, now, tuple(facts.items()), seen))

    def since(self, seat: int | None) -> int:
        """How many moves lay before what happened since the last turn of a seat."""
        at = len(self.entries)
        while at and self.entries[at - 1].mover == seat:
            at -= 1
        return max((done + 1 for done, entry in enumerate(self.entries[:at]) if entry.mover == seat), default=0)

    def lines(self, seat: int | None, lang: str, *, upto: int | None = None, since: int | None = None) -> list[Line]:
        """What a seat (None: a spectator) saw, line by line; cards drawn one after another share a line.

        Lines count as fresh `since` a move: without one, since the last turn of the seat.
        """
        game, since = self.position.game, self.since(seat) if since is None else since
        viewer = EVERYBODY if seat is None else seat
        found: list[Line] = []
        drawn: tuple[Noun, ...] = ()
        for at, entry in enumerate(self.entries[:upto]):
            if viewer not in entry.seen:
                continue
            follows = bool(drawn) and self._goes_on(at, viewer)
            drawn = (*(drawn if follows else ()), *nouns(game, entry.move)) if entry.mover == CHANCE else ()
            if follows:
                found.pop()
            text = turned_up(game, drawn, lang) if len(drawn) > 1 else did(game, entry, lang)
            found.append(Line(entry.mover, entry.round, text, at >= since > 0, seat_named(game, entry.move)))
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


def seat_named(game: Any, move: int) -> int:
    """The seat that a move names, or -1."""
    return next((int(noun.id) for noun in nouns(game, move) if noun.family == "seat"), -1)


def with_player(text: str, seat: int, player: str, lang: str) -> str:
    """A line that names a seat, with the player who sits there in place of the seat's colour."""
    return text if seat < 0 else text.replace(name(lang, None, Noun("seat", str(seat))), player)


@lru_cache(maxsize=1024)
def turned_up(game: Any, drawn: tuple[Noun, ...], lang: str) -> str:
    """What chance drew, in one line."""
    return say(lang, game.name, "table-turned-up", cards="; ".join(name(lang, game.name, noun) for noun in drawn))


@lru_cache(maxsize=4096)
def did(game: Any, entry: Entry, lang: str) -> str:
    """What somebody did by a move, as the log says it."""
    return say(lang, game.name, f"did-{game.verb(entry.move)}", **game.words_of(entry.move), **dict(entry.facts))
