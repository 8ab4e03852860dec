"""A table at play: the match, who sits at it, what happened, and where it is kept."""

import os
from pathlib import Path
from typing import Any, Final

from quayside.cli.play import saving
from quayside.cli.play.chronicle import Chronicle
from quayside.cli.play.drawing import drawing
from quayside.cli.play.look import Look
from quayside.cli.play.saving import Unsaved
from quayside.cli.play.seating import Seating, make_bot
from quayside.core.engine import Dice
from quayside.core.errors import UndoRefused
from quayside.core.layout import OVER
from quayside.core.match import Match
from quayside.core.record import Record

BOTS: Final = 0x5EA7  # sets the dice of the bots apart from those of chance


class Table:
    """One game with persons and bots; saved after every move."""

    def __init__(self, match: Match, seating: Seating, seed: int | None = None, file: Path | None = None) -> None:
        drawing(match.position.game.name)  # a game without a table here is said before the first move
        self.match, self.seating = match, seating
        self.dice = Dice(int.from_bytes(os.urandom(8), "big") if seed is None else seed ^ BOTS)
        self.chronicle = Chronicle(match.record)
        self.position: Any = match.position
        self.game = self.position.game
        self.file = file if file is not None else saving.new_file(self.game.name)
        self.trouble = ""  # why the game could not be saved
        self.stopped = False
        self._bots: dict[int, Any] = {}
        self._before: tuple[tuple[int, int | None], dict[str, Any]] | None = None

    @classmethod
    def opened(cls, game: Any, seating: Seating, seed: int | None = None, file: Path | None = None,
               **options: Any) -> "Table":
        """A new game."""
        return cls(game.match(len(seating), seed, **options), seating, seed, file)

    @classmethod
    def resumed(cls, record: Record, seating: Seating, seed: int | None = None, file: Path | None = None) -> "Table":
        """A game that goes on."""
        return cls(Match.resumed(record, seed), seating, seed, file)

    @property
    def mover(self) -> int:
        """The seat that is asked, or OVER."""
        return int(self.position.mover)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.mover == OVER

    @property
    def bot_is_asked(self) -> bool:
        """Whether a bot is to move."""
        return self.mover >= 0 and not self.seating.is_person(self.mover)

    # playing

    def play(self, move: int | str) -> None:
        """Make a move for whoever is asked, and save; MoveError when the rules refuse it."""
        self.match.play(move)
        self._moved()

    def chosen(self) -> int:
        """The move of the bot that is asked; may take its time, and another thread may call `stop`."""
        seat = self.mover
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.seating.sitters[seat].bot or "random")
        return int(self._bots[seat].choose(self.match.sight(seat), self.dice))

    def play_bots(self) -> None:
        """Let the bots move until a person is asked or the game is over."""
        while self.bot_is_asked:
            self.play(self.chosen())

    def stop(self) -> None:
        """Ask a bot that is thinking to come to an end; what it says then is not worth playing."""
        self.stopped = True
        for bot in self._bots.values():
            if hasattr(bot, "stop"):
                bot.stop()
        self._bots.clear()

    def undo(self, seat: int) -> None:
        """Take back a seat's last move and what bots did since; after UndoRefused nothing has changed."""
        steps, trial = 0, Match.resumed(self.match.record)
        while True:
            trial.undo()
            steps += 1
            if trial.position.mover == seat:
                break
            if self.seating.is_person(trial.position.mover):
                raise UndoRefused("somebody else has moved since")
        for _ in range(steps):
            self.match.undo()
        self._moved()

    def went_on(self, seat: int) -> bool:
        """Whether the last move was this seat's own."""
        return bool(self.chronicle.entries) and self.chronicle.entries[-1].mover == seat

    def _moved(self) -> None:
        self.position = self.match.position
        self.chronicle.catch_up(self.match.record)
        self.autosave()

    # looking

    def look(self, seat: int | None, lang: str) -> Look:
        """What a seat sees now."""
        seats = range(len(self.seating))
        return Look(self.position, seat, lang, [self.seating.name(one, lang) for one in seats],
                    strengths=[self.seating.strength(one, lang) for one in seats],
                    log=self.chronicle.lines(seat, lang), before=self._seen_before(seat))

    def _seen_before(self, seat: int | None) -> dict[str, Any] | None:
        """What the seat saw when its last turn ended."""
        at = self.chronicle.since(seat)
        if not at:
            return None
        if self._before is None or self._before[0] != (at, seat):
            view: dict[str, Any] = self.match.record.position(at).view(seat)
            self._before = ((at, seat), view)
        return self._before[1]

    # keeping

    def save(self, file: Path | None = None) -> Path:
        """Write the game to a file, from now on this one; Unsaved when it cannot be written."""
        saving.save(file or self.file, self.match.record, self.seating)
        self.file = file or self.file
        return self.file

    def autosave(self) -> None:
        """Save; what goes wrong is kept as a sentence, and the game goes on."""
        try:
            self.save()
            self.trouble = ""
        except Unsaved as error:
            self.trouble = str(error)
