"""Random games with their invariants checked: what the soak does, in one process."""

import os
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import quayside

from ..properties.recount import MONEY, lying
from ..properties.tables import TABLES, Table, start

EVERY = 41  # moves between two recounts


class Broken(AssertionError):
    """An invariant that does not hold, with the game in which it was broken."""


@cache
def rows(name: str) -> dict[str, dict[str, Any]]:
    """The printed cards by their names."""
    return {row["id"]: row for row in quayside.game(name).rows}


def recount(table: Table, pos: Any) -> None:
    """Cards and money counted again from plain data; the way out and in; somebody can answer."""
    state = pos.state()
    there = lying(state, frozenset(rows(table.game)))
    assert there <= Counter({name: row["count"] for name, row in rows(table.game).items()})
    assert pos.game.unpack(pos.pack()) == pos
    assert (pos.moves() == []) == (pos.mover == quayside.OVER)
    assert [sum(points for _, points in pos.score_sheet(seat)) for seat in range(pos.seats)] == pos.scores()
    if table.game in MONEY:
        assert MONEY[table.game][0](state, rows(table.game)) >= 0
        assert all(seat["cash"] >= 0 for seat in state["by_seat"])


def play(table: Table, seed: int) -> int:
    """One random game; now and then, and at the end, everything is counted again. How many moves it took."""
    pos, dice, made, asked = start(table, seed), quayside.Dice(seed), 0, 0
    while True:
        made += len(pos.deal(dice))
        if pos.mover == quayside.OVER:
            break
        moves = pos.moves()
        pos.play(moves[dice.below(len(moves))])
        made, asked = made + 1, asked + 1
        if (made + seed) % EVERY == 0:
            recount(table, pos)
    recount(table, pos)
    assert asked <= pos.game.longest(pos.seats)
    return made


def soak(games: int, first: int = 0, tables: Sequence[Table] = tuple(TABLES)) -> int:
    """So many games over all tables in turn; how many moves they took. Broken says which one went wrong."""
    moves = 0
    for seed in range(first, first + games):
        table = tables[seed % len(tables)]
        try:
            moves += play(table, seed)
        except (AssertionError, quayside.Error) as error:
            raise Broken(f"{table}, seed {seed}: {error!r}") from error
    return moves


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line: how many games, from which seed on, of which games."""
    parser = ArgumentParser(prog="python -m tests.soak", description="Play random games and count everything again.")
    parser.add_argument("--games", type=int, default=int(os.environ.get("SOAK_GAMES", "1000")))
    parser.add_argument("--first", type=int, default=int(os.environ.get("SOAK_FIRST", "0")), help="the first seed")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--compiled", action="store_true", help="refuse to run interpreted")
    chosen = parser.parse_args(arguments)
    if chosen.compiled and not quayside.compiled:
        print("the rules run interpreted: they were not compiled for this Python", file=sys.stderr)
        return 2
    tables = [table for table in TABLES if not chosen.game or table.game in chosen.game]
    moves = soak(chosen.games, chosen.first, tables)
    how = "compiled" if quayside.compiled else "interpreted"
    print(f"{chosen.games} games over {len(tables)} tables, {moves} moves, {how}: all invariants hold")
    return 0
