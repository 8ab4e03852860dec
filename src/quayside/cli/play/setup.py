"""What is chosen before a game: language, game, seats, who sits there, options."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import quayside
from quayside.cli.play.drawing import DRAWINGS
from quayside.cli.play.saving import Saved
from quayside.cli.play.seating import STRENGTHS, Seating, Sitter, strength
from quayside.core.words import LANGUAGES, say

USUAL_SEATS: Final = 3


@dataclass(frozen=True)
class Row:
    """One line of the first screen: what it is called and what is chosen."""

    key: str
    title: str
    value: str


@dataclass
class Setup:
    """The choices so far; every change keeps them possible."""

    lang: str = "en"
    game: str = ""
    seats: int = 0
    sitters: list[Sitter] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    cards: str | None = None
    saved: Saved | None = None  # a game to go on with, of which only the players are chosen
    save_in: Path | None = None
    resuming: bool = False  # a saved game is what one came for

    def __post_init__(self) -> None:
        self.game = self.game or playable()[0]
        self.fit()

    @classmethod
    def going_on(cls, lang: str, saved: Saved, save_in: Path | None = None) -> "Setup":
        """The choices for a saved game that does not say who sat there."""
        return cls(lang=lang, game=saved.record.game.name, seats=saved.record.seats, saved=saved, save_in=save_in)

    def fit(self) -> None:
        """Fill up what the game needs, drop what it does not know."""
        known = self.chosen_game()
        self.seats = min(max(self.seats or USUAL_SEATS, known.seats.start), known.seats.stop - 1)
        while len(self.sitters) < self.seats:
            self.sitters.append(Sitter("greedy" if self.sitters else None))
        self.options = {name: self.options.get(name, option.default) for name, option in known.options.items()}

    def chosen_game(self) -> quayside.Game:
        """The game that will be played."""
        return quayside.game(self.game, cards=self.cards)

    def seating(self) -> Seating:
        """Who sits where."""
        return Seating(self.sitters[: self.seats])

    # the rows of the first screen

    def rows(self) -> list[Row]:
        """Everything that can be chosen, with what is chosen now."""
        known = self.chosen_game()
        seats = [Row(f"seat {at}", self.seating().name(at, self.lang), self.player(at)) for at in range(self.seats)]
        options = [Row(f"option {name}", option.label(self.lang), self.answer(self.options[name]))
                   for name, option in known.options.items()]
        language = Row("lang", self.say("table-language"), self.say(f"table-language-{self.lang}"))
        if self.saved is not None:
            return [language, *seats]
        return [language,
                Row("game", self.say("table-game"), known.title(self.lang)),
                Row("seats", self.say("table-seats"), str(self.seats)), *seats, *options]

    def player(self, at: int) -> str:
        """Who sits there: a person, or how strong a bot."""
        bot = self.sitters[at].bot
        return self.say("table-person") if bot is None else strength(bot, self.lang)

    def answer(self, value: Any) -> str:
        """What is chosen for an option."""
        if isinstance(value, bool):
            return self.say("choice-yes" if value else "choice-no")
        return str(value)

    def turn(self, key: str, step: int) -> None:
        """Go on to the next (or, with -1, the previous) choice of a row."""
        what, _, which = key.partition(" ")
        if what == "lang":
            self.lang = after(list(LANGUAGES), self.lang, step)
        elif what == "game":
            self.choose_game(after(playable(), self.game, step))
        elif what == "seats":
            self.seats = after(list(self.chosen_game().seats), self.seats, step)
        elif what == "seat":
            sitter = self.sitters[int(which)]
            sitter.bot = after([None, *STRENGTHS], sitter.bot, step)
        elif what == "option":
            choices = list(self.chosen_game().options[which].choices)
            self.options[which] = after(choices, self.options[which], step)
        self.fit()

    def choose_game(self, name: str) -> None:
        """Another game, if the owner's cards are cards of that game."""
        quayside.game(name, cards=self.cards)
        self.game = name

    def rename(self, key: str, name: str) -> None:
        """Call a seat by a name; an empty one gives it its usual name back."""
        what, _, which = key.partition(" ")
        if what == "seat":
            self.sitters[int(which)] = Sitter(self.sitters[int(which)].bot, name)

    def say(self, message: str) -> str:
        """A word of the first screen."""
        return say(self.lang, None, message)


def playable() -> list[str]:
    """The games that have a table in the terminal."""
    return [name for name in quayside.games() if name in DRAWINGS]


def after(choices: list[Any], now: Any, step: int) -> Any:
    """The choice after this one, round and round; the first one when this one is none of them."""
    return choices[(choices.index(now) + step) % len(choices)] if now in choices else choices[0]


def parse_options(game: quayside.Game, texts: list[str]) -> dict[str, Any]:
    """Options as they are typed, `show_hands=yes`; OptionError when the game has none such."""
    found: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        option = game.options.get(name)
        if option is None:
            known = ", ".join(game.options) or "none"
            raise quayside.OptionError(f"{game.name} has no option {name!r}; its options: {known}")
        spelled = {spelling(choice): choice for choice in option.choices}
        if value not in spelled:
            raise quayside.OptionError(f"{name} cannot be {value!r}; expected one of {', '.join(spelled)}")
        found[name] = spelled[value]
    return found


def spelling(choice: Any) -> str:
    """How a choice is typed."""
    return ("yes" if choice else "no") if isinstance(choice, bool) else str(choice)
