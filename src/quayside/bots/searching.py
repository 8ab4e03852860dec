"""The bot `search`: information-set tree search over what its seat knows, as many threads as asked for."""

import threading
import time
from collections.abc import Iterable
from importlib import import_module
from operator import index
from typing import Any

from quayside.core.engine import COMPILED, Dice, Flag, dice_of

CHUNK = 64  # visits between two looks at the clock


def tree_of(game: Any) -> Any:
    """The tree that was compiled with the game, or the interpreted one."""
    return import_module(f"quayside._engine.{game.kit.unit}" if COMPILED else "quayside.bots.search").Tree


def merged(rows: Iterable[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    """The moves of several trees, visits added up and gains averaged, the most visited first."""
    visits: dict[int, int] = {}
    gains: dict[int, float] = {}
    for move, count, gain in rows:
        visits[move] = visits.get(move, 0) + count
        gains[move] = gains.get(move, 0.0) + count * gain
    found = [(move, count, gains[move] / max(1, count)) for move, count in visits.items()]
    return sorted(found, key=lambda row: (-row[1], row[0]))


class Searcher:
    """Plays the move that was visited most, within a budget of playouts or of seconds.

    Given a seed, a budget in playouts and one thread, it always plays the same.
    """

    def __init__(self, playouts: int | None = None, seconds: float | None = None, threads: int = 1,
                 nodes: int = 1 << 20) -> None:
        for name, value, bounds in (("playouts", playouts, range(1, 1 << 48)), ("threads", threads, range(1, 257)),
                                    ("nodes", nodes, range(2, 1 << 28))):
            if value is not None and index(value) not in bounds:
                raise ValueError(f"{name} = {value}; expected {bounds.start} to {bounds.stop - 1}")
        if seconds is not None and not float(seconds) > 0:
            raise ValueError(f"seconds = {seconds}; expected more than 0")
        self.playouts = 1000 if playouts is None and seconds is None else playouts
        self.seconds = seconds
        self.threads = threads
        self.nodes = nodes
        self._flags: set[Flag] = set()  # of the searches under way

    def choose(self, sight: Any, dice: Any) -> int:
        """The move that was visited most."""
        sight.expect_turn()
        if len(sight.moves) == 1:
            return int(sight.moves[0])
        visits = dict.fromkeys(sight.moves, 0)
        for move, count, _ in self.tried(sight, dice):
            if move in visits:
                visits[move] += count
        return int(max(sight.moves, key=lambda move: visits[move]))

    def tried(self, sight: Any, dice: Any) -> list[tuple[int, int, float]]:
        """The moves of all threads' trees with visits and average gain."""
        die = dice_of(dice)
        flag = Flag()
        self._flags.add(flag)
        others: list[threading.Thread] = []
        try:
            grow, room = tree_of(sight.game), max(2, self.nodes // self.threads)
            work = [(grow(room), sight, die.split(f"{die.below(1 << 30)} {thread}"), self._share(thread), flag)
                    for thread in range(self.threads)]
            others = [threading.Thread(target=self._search, args=one) for one in work[1:]]
            for other in others:
                other.start()
            self._search(*work[0])
        except BaseException:
            flag.up()
            raise
        finally:
            for other in others:
                other.join()
            self._flags.discard(flag)
        return merged(row for tree, *_ in work for row in tree.tried())

    def stop(self) -> None:
        """The searches under way come to an end at once; another thread may ask for it."""
        for flag in list(self._flags):
            flag.up()

    def _share(self, thread: int) -> int | None:
        """How many of the playouts this thread makes."""
        if self.playouts is None:
            return None
        return self.playouts // self.threads + (thread < self.playouts % self.threads)

    def _search(self, tree: Any, sight: Any, dice: Dice, share: int | None, flag: Flag) -> None:
        if self.seconds is None:
            tree.run(sight.masked, sight.seat, share, dice, flag)
            return
        until, left = time.monotonic() + self.seconds, share if share is not None else 1 << 60
        while left > 0 and time.monotonic() < until and not flag.is_up():
            tree.run(sight.masked, sight.seat, min(CHUNK, left), dice, flag)
            left -= CHUNK
