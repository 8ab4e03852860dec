"""Every game with every number of seats, and how random play walks through it: the strategies of all properties."""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import pytest

import quayside
from quayside.core.registry import GAMES

PILOT: Final = "quayside._engine.pilot" if quayside.compiled else "quayside.games.pilot"
if find_spec(PILOT):
    GAMES.setdefault("pilot", "quayside.games.pilot")  # a small game for tests: a wheel does not have it

NAMES: Final = quayside.games()
DECISIONS: Final = 700 if quayside.compiled else 250  # about how many positions of each table the properties look at


class Table(NamedTuple):
    """A game and how many sit down to it."""

    game: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


TABLES: Final = [Table(name, seats) for name in NAMES for seats in quayside.game(name).seats]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)


def start(table: Table, seed: int) -> Any:
    """A new table; the seed chooses its options too."""
    game = quayside.game(table.game)
    chosen = {name: option.choices[(seed + at) % len(option.choices)]
              for at, (name, option) in enumerate(game.options.items())}
    return game.start(seats=table.seats, **chosen)


def step(pos: Any, dice: quayside.Dice) -> int:
    """A random move, by its weight where chance answers; the move."""
    if pos.mover == quayside.CHANCE:
        chances = pos.chances()
        left = dice.below(sum(weight for _, weight in chances))
        move = next(move for at, (move, _) in enumerate(chances)
                    if left < sum(weight for _, weight in chances[: at + 1]))
    else:
        moves = pos.moves()
        move = moves[dice.below(len(moves))]
    pos.play(move)
    return int(move)


def walk(table: Table, seed: int) -> Iterator[Any]:
    """Copies of all positions of a random game, from the empty table to the end."""
    pos, dice = start(table, seed), quayside.Dice(seed)
    yield pos.copy()
    while pos.mover != quayside.OVER:
        step(pos, dice)
        yield pos.copy()


def many(table: Table) -> int:
    """How many games of this table make about as many positions as those of another."""
    return max(1, DECISIONS // length(table))


@cache
def length(table: Table) -> int:
    """How many positions one random game has."""
    return sum(1 for _ in walk(table, 0))


@cache
def reached(table: Table) -> list[Any]:
    """All positions of several random games."""
    return [pos for seed in range(many(table)) for pos in walk(table, seed)]


def some(table: Table, count: int) -> list[Any]:
    """So many of the positions reached, spread over the games."""
    positions = reached(table)
    return positions[:: max(1, len(positions) // count)]


def asked(table: Table, count: int) -> list[Any]:
    """So many of the positions reached in which a seat is asked."""
    positions = [pos for pos in reached(table) if pos.mover >= 0]
    return positions[:: max(1, len(positions) // count)]


@cache
def played(table: Table, seed: int = 1) -> quayside.Record:
    """The record of a finished random game."""
    game = quayside.game(table.game)
    match, dice = game.match(seats=table.seats, seed=seed), quayside.Dice(seed)
    while (pos := match.position).mover != quayside.OVER:
        match.play(pos.moves()[dice.below(len(pos.moves()))])
    return match.record
