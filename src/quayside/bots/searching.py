"""The bot `search`: information-set tree search over what its seat knows, as many threads as asked for."""

import threading
import time
from typing import Any

from quayside.core.engine import Dice, Flag

CHUNK = 64  # visits between two looks at the clock


class Searcher:
    """Plays the move that was visited most, within a budget of playouts or of seconds.

    Given a seed, a budget in playouts and one thread, it always plays the same.
    """

    def __init__(self, playouts: int | None = None, seconds: float | None = None, threads: int = 1,
                 nodes: int = 1 << 20) -> None:
        if min(playouts or 1, threads, nodes - 1) < 1 or playouts == 0 or (seconds is not None and seconds <= 0):
            raise ValueError("search needs at least one playout, some time, one thread and two nodes")
        self.playouts = 1000 if playouts is None and seconds is None else playouts
        self.seconds = seconds
        self.threads = threads
        self.nodes = nodes
        self.flag = Flag()

    def choose(self, sight: Any, dice: Any) -> int:
        """The move that was visited most."""
        if len(sight.moves) == 1:
            return int(sight.moves[0])
        visits = dict.fromkeys(sight.moves, 0)
        for move, count, _ in self.tried(sight, dice):
            if move in visits:
                visits[move] += count
        return int(max(sight.moves, key=lambda move: visits[move]))

    def tried(self, sight: Any, dice: Any) -> list[tuple[int, int, float]]:
        """The moves of all threads' trees with visits and average gain."""
        die = dice if isinstance(dice, Dice) else Dice(dice.getrandbits(64))
        share = None if self.playouts is None else -(-self.playouts // self.threads)
        seeds = [die.below(1 << 30) for _ in range(self.threads)]
        trees = [sight.game.kit.search(max(2, self.nodes // self.threads)) for _ in seeds]
        work = [(tree, sight, Dice(seed), share) for tree, seed in zip(trees, seeds, strict=True)]
        others = [threading.Thread(target=self._search, args=one) for one in work[1:]]
        for thread in others:
            thread.start()
        self._search(*work[0])
        for thread in others:
            thread.join()
        return [row for tree in trees for row in tree.tried()]

    def stop(self) -> None:
        """Come to an end at once; another thread may ask for it."""
        self.flag.up()

    def _search(self, tree: Any, sight: Any, dice: Dice, share: int | None) -> None:
        if self.seconds is None:
            tree.run(sight.masked, sight.seat, share, dice, self.flag)
            return
        until, left = time.monotonic() + self.seconds, share if share is not None else 1 << 60
        while left > 0 and time.monotonic() < until and not self.flag.is_up():
            tree.run(sight.masked, sight.seat, min(CHUNK, left), dice, self.flag)
            left -= CHUNK
