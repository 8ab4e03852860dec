"""What one seat sees of a table, in its language. The drawing gets a look and nothing else."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from quayside.cli.play.chronicle import Line
from quayside.core.layout import OVER
from quayside.core.words import Noun, name, say


class Choice(NamedTuple):
    """A move that may be picked: its stable text, and how a person reads it here."""

    text: str
    label: str


class Look:
    """A table as one seat (None: a spectator) sees it: view, question, labels, refusals, names, log.

    `known` holds masked cells only, so what the seat may not know cannot reach the screen from here.
    """

    def __init__(self, position: Any, seat: int | None, lang: str, names: Sequence[str], *,
                 strengths: Sequence[str] = (), log: Sequence[Line] = (), before: dict[str, Any] | None = None) -> None:
        self.seat, self.lang = seat, lang
        self.view: dict[str, Any] = position.view(seat)
        self.known = position.masked(-1 if seat is None else seat)
        self.game = position.game
        self.names, self.strengths = list(names), list(strengths) or [""] * len(names)
        self.log = list(log)
        self.before = before  # what the seat saw when its last turn ended

    # words

    def say(self, message: str, **args: int | str | Noun) -> str:
        """A sentence of the table or of the game."""
        return say(self.lang, self.game.name, message, **args)

    def name(self, family: str, which: str, case: str = "") -> str:
        """What a card, a board or anything else is called."""
        return name(self.lang, self.game.name, self.game.noun(family, which), case)

    def count(self, number: int, family: str, which: str) -> str:
        """A number of things: "3 hides"."""
        return name(self.lang, self.game.name, Noun(family, which, (("n", number),)), "count")

    # the question

    @property
    def mover(self) -> int:
        """Who is asked; CHANCE or OVER."""
        return int(self.view["mover"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.mover == OVER

    @property
    def asked(self) -> bool:
        """Whether this seat is asked."""
        return self.seat is not None and self.mover == self.seat

    @cached_property
    def question(self) -> str:
        """What is asked of the mover."""
        return str(self.known.question(self.lang)) if self.mover >= 0 else ""

    @cached_property
    def choices(self) -> list[Choice]:
        """The moves that this seat may make."""
        return [Choice(text, self.label(text)) for text in self.view["moves"]]

    def label(self, text: str) -> str:
        """A move as a person reads it here."""
        return str(self.known.label(self.game.parse(text), self.lang))

    def allows(self, text: str) -> bool:
        """Whether this seat may make the move now."""
        return text in self.view["moves"]

    def why_not(self, text: str) -> str:
        """Why this seat cannot make a move now; nothing when it can."""
        if self.allows(text):
            return ""
        if self.mover >= 0 and not self.asked:
            return self.say("table-not-your-turn", name=self.names[self.mover])
        refusal = self.known.refusal(self.game.parse(text))
        return str(refusal.text(self.lang)) if refusal is not None else ""

    # the score

    def sheet(self, seat: int) -> list[tuple[str, int]]:
        """What a seat would score now, term by term, as far as this look knows."""
        return list(self.known.score_sheet(seat))

    def places(self) -> list[int]:
        """The place of every seat, if the game ended now."""
        return list(self.known.places())

    # what is at the seats

    def of_seat(self, seat: int) -> dict[str, Any]:
        """The fields of a seat."""
        found: dict[str, Any] = self.view["by_seat"][seat]
        return found

    @property
    def table(self) -> dict[str, Any]:
        """The fields of the table."""
        found: dict[str, Any] = self.view["table"]
        return found

    def others(self) -> list[int]:
        """The other seats, clockwise from this one."""
        seats, first = self.view["seats"], 0 if self.seat is None else self.seat
        return [(first + step) % seats for step in range(0 if self.seat is None else 1, seats)]
