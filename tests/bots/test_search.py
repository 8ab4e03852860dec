"""The tree search: its budget, its threads, its flag and its memory."""

import threading
from functools import partial
from typing import Any

import pytest

import quayside
from quayside import Dice
from quayside.bots import searching
from quayside.bots.searching import tree_of

from ..games.packet_row.builder import table as packet_row
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


@pytest.mark.parametrize("playouts", [1, 3], ids=["one", "three"])
def test_playouts_that_threads_cannot_share_evenly(playouts: int) -> None:
    """Two threads make together exactly as many playouts as may be made, and each move is named once."""
    bot = quayside.bot("search", playouts=playouts, threads=2)
    for seed in range(5):
        rows = bot.tried(sight(), Dice(seed))  # type: ignore[attr-defined]  # of this bot alone
        moves = [move for move, _, _ in rows]
        assert sum(visits for _, visits, _ in rows) == playouts
        assert len(moves) == len(set(moves))


def test_threads_name_each_move_once() -> None:
    """What several threads found about a move is one row, the most visited first."""
    bot = quayside.bot("search", playouts=2 * PLAYOUTS, threads=2)
    rows = bot.tried(sight(), Dice(1))  # type: ignore[attr-defined]  # of this bot alone
    assert sorted(move for move, _, _ in rows) == list(sight().moves)
    assert [visits for _, visits, _ in rows] == sorted((visits for _, visits, _ in rows), reverse=True)


def worth(*cash: int) -> list[float]:
    """What the end is worth to each seat with so many dollars: its one move, to finish, is all that is left."""
    found = []
    for seat in range(len(cash)):
        seen = packet_row(len(cash), asks=("final-window", seat), cash=dict(enumerate(cash))).sight(seat)
        tree = tree_of(seen.game)(8)
        tree.run(seen.masked, seat, 2, Dice(1), flag())
        ((_, visits, gain),) = tree.tried()
        assert visits == 2
        found.append(gain)
    return found


@pytest.mark.parametrize(("cash", "expected"), [
    pytest.param((25, 25), [0.5, 0.5], id="full tie of two"),
    pytest.param((25, 25, 25, 25, 25), [0.5] * 5, id="full tie of five"),
    pytest.param((25, 26), [0.0, 1.0], id="money decides"),
    pytest.param((25, 31), [0.0, 1.0], id="points decide"),
    pytest.param((31, 25, 25), [1.0, 0.25, 0.25], id="two share the second place"),
    pytest.param((25, 25, 20, 28), [0.5, 0.5, 0.0, 1.0], id="two in the middle"),
])
def test_a_full_tie_is_worth_half(cash: tuple[int, ...], expected: list[float]) -> None:
    """The end is worth the share of others left behind, who has equal points and money counting half: on average ½."""
    assert worth(*cash) == expected
    assert sum(2 * gain - 1 for gain in expected) == 0


@pytest.mark.parametrize("nodes", [3, 50])
def test_a_full_tree_chooses_among_what_it_has(nodes: int) -> None:
    """Without room for more nodes every visit still goes through a move that the tree knows."""
    seen, times = sight(), 4 * PLAYOUTS
    bot = quayside.bot("search", playouts=times, nodes=nodes)
    rows = bot.tried(seen, Dice(1))  # type: ignore[attr-defined]  # of this bot alone
    assert 0 < len(rows) <= min(nodes - 1, len(seen.moves))
    assert sum(visits for _, visits, _ in rows) == times
    assert bot.choose(seen, Dice(1)) in [move for move, _, _ in rows]


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
def test_a_raised_flag_ends_the_search(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else may stop it at any time: it gives what it has long before its budget is spent."""
    budget, under_way = 2_000_000_000, threading.Event()
    seen, bot = sight(), quayside.bot("search", playouts=budget, threads=threads)
    monkeypatch.setattr(searching, "tree_of", lambda game: partial(Announced, tree_of(game), under_way))

    def stop() -> None:
        under_way.wait()
        bot.stop()  # type: ignore[attr-defined]  # of this bot alone

    stopper = threading.Thread(target=stop)
    stopper.start()
    rows = bot.tried(seen, Dice(1))  # type: ignore[attr-defined]  # of this bot alone
    stopper.join()
    assert sum(visits for _, visits, _ in rows) < budget
    assert {move for move, _, _ in rows} <= set(seen.moves)


class Announced:
    """A tree that says when its search is under way."""

    def __init__(self, kind: Any, under_way: threading.Event, room: int) -> None:
        self.tree = kind(room)
        self.under_way = under_way

    def run(self, *args: Any) -> None:
        self.under_way.set()
        self.tree.run(*args)

    def tried(self) -> Any:
        return self.tree.tried()


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
