"""Who plays when no person does. A bot is anything with `choose(sight, dice)`, which gives a legal move."""

import inspect
import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, Protocol

from quayside.core.errors import UnknownBot


class Bot(Protocol):
    """A player that sees a sight and nothing else."""

    def choose(self, sight: Any, dice: Any) -> int:
        """A legal move."""


Factory = Callable[..., Bot]
FACTORIES: Final[dict[str, Factory]] = {}


def register_bot(name: str, factory: Factory) -> None:
    """Make a bot known by a name; the factory takes its options as keywords."""
    if not isinstance(name, str) or not re.fullmatch(r"[\w-]+", name):
        raise UnknownBot(f"{name!r} is no name for a bot: expected letters, digits, hyphens")
    if not callable(factory):
        raise UnknownBot(f"{factory!r} makes no bots: a factory is called with their options")
    FACTORIES[name] = factory


def bots() -> list[str]:
    """The names of the bots that are known."""
    _own()
    return sorted(FACTORIES)


def bot(name: str, **options: Any) -> Bot:
    """A bot of this name; UnknownBot when there is none, or when it does not take these options."""
    _own()
    if not isinstance(name, str) or name not in FACTORIES:
        near = get_close_matches(str(name), FACTORIES, n=1, cutoff=0.4)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"no bot is called {name!r}; the bots are {', '.join(sorted(FACTORIES))}{hint}")
    try:
        inspect.signature(FACTORIES[name]).bind(**options)
        return FACTORIES[name](**options)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"the bot {name!r} does not take these options: {error}") from error


def _own() -> None:
    """Our own bots are known from the first question on, and imported no earlier."""
    from quayside.bots.collector import Collector
    from quayside.bots.greedy import Greedy
    from quayside.bots.searching import Searcher
    from quayside.bots.uniform import Uniform

    for name, factory in (("random", Uniform), ("greedy", Greedy), ("search", Searcher),
                          ("collector", Collector)):
        FACTORIES.setdefault(name, factory)
