"""The games that exist. A new game is one line here."""

import json
from collections.abc import MutableMapping
from copy import deepcopy
from difflib import get_close_matches
from importlib import import_module
from os import PathLike
from typing import Any, Final
from weakref import WeakValueDictionary

from quayside.core.engine import COMPILED
from quayside.core.errors import UnknownGame
from quayside.core.game import Game, read_cards
from quayside.core.kit import Kit

GAMES: Final[dict[str, str]] = {
    "packet-row": "quayside.games.packet_row",
}

PRINTED: Final[dict[str, Game]] = {}
CHANGED: Final[WeakValueDictionary[str, Game]] = WeakValueDictionary()  # kept while somebody plays them


def games() -> list[str]:
    """The names of the games that exist."""
    return sorted(GAMES)


def game(name: str, cards: str | PathLike[str] | None = None) -> Game:
    """The game of this name, with its printed cards or with those of an owner's file."""
    return restored(name, read_cards(kit(name), cards))


def kit(name: str) -> Kit:
    """What the game's folder hands to the core."""
    if not isinstance(name, str) or name not in GAMES:
        near = get_close_matches(str(name), GAMES, n=1, cutoff=0.4)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"no game is called {name!r}; the games are {', '.join(games())}{hint}")
    try:
        found: Kit = import_module(GAMES[name]).KIT
    except ImportError as error:
        if COMPILED and "_engine" in str(error):
            raise ImportError(f"{name} is not compiled, though other games are: build them all again, or set "
                              "QUAYSIDE_INTERPRETED=1") from None
        raise
    return found


def restored(name: str, changes: dict[str, Any]) -> Game:
    """The game with these changes; the same changes give the same game."""
    made: MutableMapping[str, Game] = CHANGED if changes else PRINTED
    key = json.dumps([name, changes], sort_keys=True)
    found = made.get(key)
    if found is None:
        found = made[key] = Game(kit(name), deepcopy(changes))
    return found
