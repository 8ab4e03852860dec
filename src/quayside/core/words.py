"""What people read: every sentence of the core and of the games, in each language, by Project Fluent.

The sentences lie in `locales/LANGUAGE/*.ftl`; how things are declined is said at the top of each `core.ftl`.
Fluent is imported with the first sentence, not with this module.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from quayside.core.errors import LanguageError

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "ru", "pl")
SHARED: Final = ("core", "table", "commands")  # the files that speak for every game
LOCALES: Final = Path(__file__).resolve().parent.parent / "locales"
FAMILIES: Final = frozenset({"board", "card", "good", "land", "seat"})
TITLE: Final = ""  # the form that is the message's own value
KEPT_FORMS: Final = 8192  # forms remembered for each language and game


class Noun(NamedTuple):
    """A thing that sentences name: `Noun("card", "vp_library")` is the message `card-vp_library`.

    The facts are the arguments of that message, for names such as "3 cotton to the Netherlands"; a fact called like
    a family of nouns (`("good", "cotton")`) is declined as one.
    """

    family: str
    id: str
    facts: tuple[tuple[str, int | str], ...] = ()

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"{self.family}-{self.id}"


Argument: TypeAlias = int | str | Noun


class Held(str):
    """A noun on its way through Fluent, which hands functions only strings and numbers."""

    noun: Noun


class Phrasebook:
    """The messages of one language for one game, and the functions NOUN and COUNT, which decline what they name."""

    def __init__(self, lang: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"NOUN": self._noun, "COUNT": self._count}
        self.name = f"{lang}/{game or 'core'}"
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for file in (*SHARED, game):
            path = LOCALES / lang / f"{file}.ftl"
            if file and path.exists():
                self.bundle.add_resource(_resource(path))
        self.form = lru_cache(maxsize=KEPT_FORMS)(self._form)

    def say(self, message: str, args: Mapping[str, Argument]) -> str:
        """A whole sentence; a KeyError when it is missing or an argument is."""
        return self._fill(message, self.entry(message).value, args)

    def entry(self, message: str) -> "Message":
        """The message itself, with its attributes; a KeyError when there is none."""
        if not self.bundle.has_message(message):
            raise KeyError(f"{self.name} has no message {message!r}")
        return self.bundle.get_message(message)

    def _form(self, message: str, forms: tuple[str, ...], facts: tuple[tuple[str, int | str], ...]) -> str:
        """The first of these forms that the message has."""
        entry = self.entry(message)
        patterns = (entry.value if form == TITLE else entry.attributes.get(form) for form in forms)
        args = {name: _as_noun(name, fact) for name, fact in facts}
        return self._fill(message, next((pattern for pattern in patterns if pattern), None), args)

    def _fill(self, message: str, pattern: "Pattern | None", args: Mapping[str, Argument]) -> str:
        if pattern is None:
            raise KeyError(f"{self.name}: {message!r} has no such form")
        text, errors = self.bundle.format_pattern(pattern, {name: _held(value) for name, value in args.items()})
        if errors:
            raise KeyError(f"{self.name}: {message!r} cannot be said: {errors[0]}") from errors[0]
        return str(text)

    def _noun(self, held: Held, *, case: str = TITLE) -> str:
        """NOUN($card, case: "acc"): the thing in that case, or its title where it has no such form."""
        return self.form(held.noun.message, (case, TITLE), held.noun.facts)

    def _count(self, amount: int, what: str, *, case: str = "") -> str:
        """COUNT($amount, $good, case: "gen"): a number of things; COUNT($price, "unit-dollar") names them itself."""
        message, facts = (what.noun.message, what.noun.facts) if isinstance(what, Held) else (what, ())
        return self.form(message, (f"count-{case}", "count"), (*facts, ("n", int(amount))))


def say(lang: str, game: str | None, message: str, **args: Argument) -> str:
    """A sentence in a language: `say("en", "packet-row", "move-take", card=Noun("card", "vp_library"))`."""
    return _phrasebook(lang, game).say(message, args)


def has(lang: str, game: str | None, message: str) -> bool:
    """Whether there is such a sentence: moves need not have a richer label in a position."""
    return bool(_phrasebook(lang, game).bundle.has_message(message))


def name(lang: str, game: str | None, noun: Noun, case: str = TITLE) -> str:
    """What a thing is called: its title, or its form within a sentence."""
    return _phrasebook(lang, game).form(noun.message, (case, TITLE), noun.facts)


def is_translated(lang: str, game: str | None, noun: Noun) -> bool:
    """Whether no edition printed this name in this language, so that it is our translation."""
    return "sure" in _phrasebook(lang, game).entry(noun.message).attributes


@cache
def _phrasebook(lang: str, game: str | None) -> Phrasebook:
    if lang not in LANGUAGES:
        raise LanguageError(f"no language {lang!r}: Quayside speaks {', '.join(LANGUAGES)}")
    return Phrasebook(lang, game)


@cache
def _resource(path: Path) -> "Resource":
    """The parsed file, shared by the phrasebooks of all games."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def _held(value: Argument) -> int | str:
    """An argument as Fluent takes it."""
    if not isinstance(value, Noun):
        return value
    held = Held(value.message)
    held.noun = value
    return held


def _as_noun(name: str, fact: int | str) -> Argument:
    return Noun(name, fact) if name in FAMILIES and isinstance(fact, str) else fact
