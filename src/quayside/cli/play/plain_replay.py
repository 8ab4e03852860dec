"""A recorded game as lines in and lines out."""

from typing import TextIO

from quayside.cli.play import telling
from quayside.cli.play.replayed import Replayed
from quayside.core.errors import Error
from quayside.core.words import say


class PlainReplay:
    """Reads the record out, move by move, as it is told to."""

    def __init__(self, replayed: Replayed, lines: TextIO, out: TextIO) -> None:
        self.replayed, self.lines, self.out = replayed, lines, out

    def run(self) -> int:
        """Follow commands until the lines end."""
        self.print(*telling.situation(self.replayed.look()))
        self.here()
        for line in self.lines:
            words = line.split()
            if words[:1] == ["quit"]:
                break
            try:
                self.obey(words)
            except Error as error:
                self.print(str(error))
        return 0

    def obey(self, words: list[str]) -> None:
        """One command."""
        replayed = self.replayed
        match words:
            case ["next"] | []:
                replayed.step(1)
                self.here()
            case ["back"]:
                replayed.step(-1)
                self.here()
            case ["to", number] if number.isdecimal():
                replayed.go_to(int(number))
                self.here()
            case ["seat", which] if which == "all" or (which.isdecimal() and int(which) < replayed.record.seats):
                replayed.seat = None if which == "all" else int(which)
                self.here()
            case ["view"]:
                self.print(*telling.situation(replayed.look()))
            case ["score"]:
                self.print(*telling.score(replayed.look()))
            case ["log"]:
                self.print(*telling.history(replayed.look()))
            case _:
                self.print(say(replayed.lang, None, "table-replay-help"))

    def here(self) -> None:
        """Where the replay is, and what happened there."""
        self.print(f"{self.replayed.where()}: {self.replayed.told(self.replayed.at)}")

    def print(self, *lines: str) -> None:
        """Lines out."""
        for line in lines:
            print(line, file=self.out)
        self.out.flush()
