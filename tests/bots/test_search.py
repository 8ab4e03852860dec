"""The tree search: its budget, its threads, its flag and its memory."""

import threading
import time
from typing import Any

import pytest

import quayside
from quayside import Dice
from quayside.bots.searching import tree_of

from ..properties.tables import Table, asked, every_table

PLAYOUTS = 300 if quayside.compiled else 12


def sight(seats: int = 3, seed: int = 4) -> Any:
    """What the seat that is asked first sees."""
    pos = quayside.game("packet-row").match(seats=seats, seed=seed).position
    return pos.sight(pos.mover)


@every_table
def test_playouts_are_counted(table: Table) -> None:
    """One thread visits the moves exactly as often as it may, and every visited move is legal."""
    for pos in asked(table, 3):
        bot = quayside.bot("search", playouts=PLAYOUTS)
        rows = bot.tried(pos.sight(pos.mover), Dice(1))  # type: ignore[attr-defined]  # of this bot alone
        assert sum(visits for _, visits, _ in rows) == PLAYOUTS
        assert {move for move, _, _ in rows} <= set(pos.moves())
        assert all(pos.seats == 1 or -1.001 <= gain <= 1.001 for _, _, gain in rows)


def test_the_most_visited_move_is_played() -> None:
    """The choice is the move with the most visits."""
    seen = sight()
    bot = quayside.bot("search", playouts=PLAYOUTS)
    rows = bot.tried(seen, Dice(3))  # type: ignore[attr-defined]  # of this bot alone
    most = max(visits for _, visits, _ in rows)
    assert bot.choose(seen, Dice(3)) in [move for move, visits, _ in rows if visits == most]


def test_two_threads_share_the_budget() -> None:
    """Threads search side by side, and together they spend the playouts."""
    bot = quayside.bot("search", playouts=2 * PLAYOUTS, threads=2)
    rows = bot.tried(sight(), Dice(1))  # type: ignore[attr-defined]  # of this bot alone
    assert sum(visits for _, visits, _ in rows) == 2 * PLAYOUTS
    assert bot.choose(sight(), Dice(1)) in sight().moves


def test_memory_is_bounded() -> None:
    """A tree never has more nodes than it may; full, it goes on counting what it has."""
    seen = sight()
    for room in (2, 3, 17, 200):
        tree = tree_of(seen.game)(room)
        tree.run(seen.masked, seen.seat, PLAYOUTS, Dice(1), flag())
        assert 2 <= tree.size() <= room
    assert quayside.bot("search", playouts=PLAYOUTS, nodes=2).choose(seen, Dice(1)) in seen.moves


def flag() -> Any:
    """A flag that nobody has raised."""
    from quayside.core.engine import Flag

    return Flag()


def test_seconds_are_a_budget_too() -> None:
    """With a budget in seconds the search comes to an end by itself."""
    seen = sight()
    assert quayside.bot("search", seconds=0.05).choose(seen, Dice(1)) in seen.moves
    assert quayside.bot("search", seconds=60, playouts=10).choose(seen, Dice(1)) in seen.moves


@pytest.mark.parametrize("threads", [1, 2])
def test_a_raised_flag_ends_the_search(threads: int) -> None:
    """Somebody else may stop it at any time: it gives a legal move long before its budget is spent."""
    seen, bot = sight(), quayside.bot("search", playouts=2_000_000_000, threads=threads)
    timer = threading.Timer(0.05, bot.stop)  # type: ignore[attr-defined]  # of this bot alone
    timer.start()
    begun = time.monotonic()
    move = bot.choose(seen, Dice(1))
    timer.join()
    assert time.monotonic() - begun < 20
    assert move in seen.moves


def test_a_stopped_bot_thinks_again_when_it_is_asked_again() -> None:
    """Stopping ends one search; the next question is searched as usual."""
    seen, bot = sight(), quayside.bot("search", playouts=PLAYOUTS)
    bot.stop()  # type: ignore[attr-defined]  # of this bot alone
    assert bot.choose(seen, Dice(1)) in seen.moves
    rows = bot.tried(seen, Dice(1))  # type: ignore[attr-defined]  # of this bot alone
    assert sum(visits for _, visits, _ in rows) == PLAYOUTS


def test_search_prefers_what_is_plainly_better() -> None:
    """Alone at the pilot's table, with one decision left, it takes the ships that are worth points."""
    game = quayside.game("pilot")
    state = game.match(1, seed=1).position.state()
    state["waits"][1]["amount"] = 3
    state["table"]["moored"] = {"north": ["galleon", "galleon"], "south": []}
    state["table"]["unseen"]["galleon"] = 0
    pos = game.load(state)
    assert quayside.bot("search", playouts=20 * PLAYOUTS).choose(pos.sight(0), Dice(1)) == game.parse("collect north")
