"""A recorded game at one of its moves, as one seat or a spectator saw it."""

from typing import Any

from quayside.cli.play.chronicle import EVERYBODY, Chronicle, did, seat_named, with_player
from quayside.cli.play.drawing import SHAPES, drawing
from quayside.cli.play.look import Look
from quayside.cli.play.saving import Saved
from quayside.cli.play.seating import Seating, Sitter
from quayside.core.errors import RecordError
from quayside.core.words import say


class Replayed:
    """A record with a place in it: `at` moves have been made."""

    def __init__(self, saved: Saved, seat: int | None, lang: str) -> None:
        self.record, self.lang = saved.record, lang
        self.chronicle = Chronicle(self.record)
        self.seating = saved.seating or Seating([Sitter() for _ in range(self.record.seats)])
        self.seat = seat
        self.record.position(0).view(seat)  # a seat that is not at the table is a SeatError
        self.at = 0

    @property
    def total(self) -> int:
        """How many moves the record has, chance included."""
        return len(self.record.moves)

    def go_to(self, at: int) -> None:
        """Go to the table after so many moves; RecordError when the record has fewer."""
        if not 0 <= at <= self.total:
            raise RecordError(f"move {at}: the record has {self.total} moves, so 0 to {self.total} can be shown")
        self.at = at

    def step(self, by: int) -> None:
        """Some moves on, or back; at the ends it stays."""
        self.at = min(max(0, self.at + by), self.total)

    def step_round(self, by: int) -> None:
        """To the beginning of the next round, or of this or the one before."""
        entries = self.chronicle.entries
        starts = [0, *(at for at in range(1, self.total) if entries[at].round != entries[at - 1].round), self.total]
        later, earlier = [at for at in starts if at > self.at], [at for at in starts if at < self.at]
        self.at = (later[0] if later else self.total) if by > 0 else (earlier[-1] if earlier else 0)

    def look(self, at: int | None = None) -> Look:
        """The table here, or at another move; what the last move changed counts as fresh."""
        at = self.at if at is None else at
        names = [self.seating.name(seat, self.lang) for seat in range(self.record.seats)]
        strengths = [self.seating.strength(seat, self.lang) for seat in range(self.record.seats)]
        before = self.record.position(at - 1).view(self.seat) if at else None
        log = self.chronicle.lines(self.seat, self.lang, upto=at, since=at - 1)
        return Look(self.record.position(at), self.seat, self.lang, names, strengths=strengths, log=log,
                    before=before)

    def told(self, number: int) -> str:
        """What happened at a move, counted from 1, as this seat saw it."""
        if number == 0:
            return say(self.lang, None, "table-replay-begin")
        entry, game = self.chronicle.entries[number - 1], self.record.game
        viewer = EVERYBODY if self.seat is None else self.seat
        if viewer not in entry.seen:
            return drawing(game.name).unseen(self.look(number - 1))
        who = f"{SHAPES[entry.mover]} {self.seating.name(entry.mover, self.lang)} " if entry.mover >= 0 else ""
        about = seat_named(game, entry.move)
        player = f"{SHAPES[about]} {self.seating.name(about, self.lang)}" if about >= 0 else ""
        return f"{who}{with_player(did(game, entry, self.lang), about, player, self.lang)}"

    def where(self) -> str:
        """How far the replay is, and whose eyes it is seen with."""
        eyes = (say(self.lang, None, "table-spectator") if self.seat is None else
                say(self.lang, None, "table-seen-by", name=self.seating.name(self.seat, self.lang)))
        return f"{say(self.lang, None, 'table-replay-at', at=self.at, total=self.total)} · {eyes}"

    def next_eyes(self) -> None:
        """The eyes of the next seat, and after the last one those of a spectator."""
        seats: list[int | None] = [None, *range(self.record.seats)]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def data(self) -> dict[str, Any]:
        """The table here as plain data, with the move that led to it."""
        viewer = EVERYBODY if self.seat is None else self.seat
        last = self.chronicle.entries[self.at - 1] if self.at else None
        seen = None if last is None else self.record.game.text(last.move) if viewer in last.seen else "?"
        return {"at": self.at, "moves": self.total, "move": seen, "by": None if last is None else last.mover,
                "view": self.record.position(self.at).view(self.seat)}
