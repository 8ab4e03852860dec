"""Who sits at a table: persons by name, bots by name and strength."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import quayside
from quayside.core.errors import Error
from quayside.core.words import Noun, has, name, say

LONGEST_NAME: Final = 20
USUAL_BOT: Final = "greedy"
STRENGTHS: Final = ("random", "greedy", "search:playouts=200", "search:playouts=1000", "search:playouts=5000")


class Unseated(Error, ValueError):
    """A list of names or bots that does not fit the table."""


@dataclass
class Sitter:
    """One seat: a person, or a bot such as `search:playouts=500`; without a name it is called by its seat."""

    bot: str | None = None
    name: str = ""

    def __post_init__(self) -> None:
        self.name = " ".join("".join(letter for letter in self.name if letter.isprintable()).split())[:LONGEST_NAME]


@dataclass
class Seating:
    """All seats of a table, in order."""

    sitters: list[Sitter] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.sitters)

    def persons(self) -> list[int]:
        """The seats at which persons sit."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None]

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return 0 <= seat < len(self.sitters) and self.sitters[seat].bot is None

    def name(self, seat: int, lang: str) -> str:
        """What the seat is called: its own name, a bot's usual one, or its colour."""
        sitter = self.sitters[seat]
        if sitter.name or sitter.bot is None:
            return sitter.name or name(lang, None, Noun("seat", str(seat)))
        return say(lang, None, f"table-bot-{seat}")

    def check_names(self, lang: str = "en") -> None:
        """Unseated when two seats are called alike: nobody could tell who is meant."""
        names = [self.name(seat, lang) for seat in range(len(self))]
        for at, one in enumerate(names):
            if one.casefold() in [other.casefold() for other in names[:at]]:
                raise Unseated(say(lang, None, "table-same-name", name=one))

    def strength(self, seat: int, lang: str) -> str:
        """How well a bot plays; nothing for a person."""
        bot = self.sitters[seat].bot
        return "" if bot is None else strength(bot, lang)

    def dumps(self) -> str:
        """The seating as text."""
        return json.dumps([{"name": sitter.name, "bot": sitter.bot} for sitter in self.sitters], ensure_ascii=False)

    @classmethod
    def loads(cls, text: str) -> "Seating | None":
        """The seating that this text holds; None when it holds none that can be used."""
        try:
            sitters = [Sitter(row["bot"], str(row["name"])) for row in json.loads(text)]
            for sitter in sitters:
                if sitter.bot is not None:
                    make_bot(sitter.bot)
        except (ValueError, KeyError, TypeError, Error):
            return None
        return cls(sitters)


def seat(seats: int, bots: Sequence[str] | None, names: Sequence[str]) -> Seating:
    """Persons on the first seats, bots on the last ones; who is not mentioned is a person alone, and greedy bots."""
    persons = seats - len(bots) if bots is not None else max(1, len(names))
    if persons < 0:
        raise Unseated(f"{len(bots or ())} bots do not fit at a table of {seats} seats")
    if len(names) > seats:
        raise Unseated(f"{len(names)} names do not fit at a table of {seats} seats")
    strong = [None] * persons + list(bots if bots is not None else [USUAL_BOT] * (seats - persons))
    for bot in strong:
        if bot is not None:
            make_bot(bot)
    named = [*names, *[""] * (seats - len(names))]
    made = Seating([Sitter(bot, called) for bot, called in zip(strong, named, strict=True)])
    made.check_names()
    return made


def make_bot(text: str) -> Any:
    """The bot that a text such as `search:playouts=500:threads=2` describes."""
    wanted, *options = text.strip().split(":")
    keywords = dict(option_of(text, option) for option in options)
    try:
        return quayside.bot(wanted, **keywords)
    except (TypeError, ValueError) as error:
        raise Unseated(f"the bot {text!r} cannot play: {error}") from None


def option_of(text: str, option: str) -> tuple[str, int | float]:
    """One option of a bot: a name and a number."""
    key, _, value = option.partition("=")
    try:
        return key, int(value)
    except ValueError:
        pass
    try:
        return key, float(value)
    except ValueError:
        raise Unseated(f"{option!r} in the bot {text!r}: expected a number, as in search:playouts=500") from None


def strength(bot: str, lang: str) -> str:
    """How well a bot plays, in a few words."""
    wanted, *options = bot.split(":")
    told = dict(option_of(bot, option) for option in options)
    if wanted == "search" and set(told) <= {"playouts"}:
        return say(lang, None, "table-strength-search", playouts=int(told.get("playouts", 1000)))
    message = f"table-strength-{wanted}"
    return say(lang, None, message) if not options and has(lang, None, message) else bot
