"""Who takes part: bots by name with their options, as a command line writes them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from quayside.bots import FACTORIES, Bot
from quayside.bots import bot as bot_named
from quayside.core.errors import UnknownBot


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: how tables of results call it, and how each process makes one.

    >>> Entrant.of("search:playouts=200:threads=2").options
    {'playouts': 200, 'threads': 2}
    """

    label: str
    factory: Callable[..., Bot]
    options: dict[str, Any]

    @classmethod
    def of(cls, entry: "Entry") -> "Entrant":
        """A bot by its name and options, or by a factory of one's own."""
        if isinstance(entry, Entrant):
            return entry
        if not isinstance(entry, str):
            return cls(getattr(entry, "__name__", "bot").lower(), entry, {})
        name, *pairs = entry.strip().split(":")
        options = dict(_option(entry, pair) for pair in pairs)
        _tried(name, options)
        return cls(entry.strip(), FACTORIES[name], options)

    def bot(self) -> Bot:
        """A new bot."""
        return self.factory(**self.options)


Entry: TypeAlias = str | Entrant | Callable[..., Bot]


def entrants(entries: str | Iterable[Entry]) -> tuple[Entrant, ...]:
    """The bots of a list, or of a text with commas: `greedy,search:playouts=200,random`.

    A comma before `name=value` goes on with the options of the bot before it.
    """
    listed = re.split(r",(?!\s*\w+=)", entries) if isinstance(entries, str) else entries
    return tuple(Entrant.of(entry.replace(",", ":") if isinstance(entry, str) else entry) for entry in listed)


def _option(entry: str, pair: str) -> tuple[str, Any]:
    name, equals, value = pair.strip().partition("=")
    if not (name and equals and value):
        raise UnknownBot(f"{entry!r}: {pair!r} is no option of a bot; write name=value, as in search:playouts=200")
    return name, _value(value)


def _value(text: str) -> Any:
    """A number or a truth where the text reads as one."""
    if text in ("yes", "true", "no", "false"):
        return text in ("yes", "true")
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _tried(name: str, options: dict[str, Any]) -> None:
    """Make the bot once, so that what is wrong is said before the first game."""
    try:
        bot_named(name, **options)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"the bot {name!r} does not take these options: {error}") from None
