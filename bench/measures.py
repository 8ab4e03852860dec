"""What is measured of Quayside, one measure a process: python measures.py MEASURE GAME SEATS SECONDS

Prints what was found as JSON. CPU time, except where threads or whole processes run: those go by the clock.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import repeat
from typing import Any

import quayside

MIDDLE = 120  # decisions after which a position counts as mid-game
PACKED_AT = 110


def engine(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games inside the engine."""
    dice, asked, games, begun = quayside.Dice(7), 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(500):
            asked += game.start(seats).playout(dice)
        games += 500
    return {"engine": asked / spent, "games": games / spent}


def loop(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """Random games by a Python loop: `deal` before every `moves`, then `play`."""
    uniform, dice, asked, begun = random.Random(1).random, quayside.Dice(5), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(100):
            pos = game.start(seats)
            pos.deal(dice)
            while pos.mover != quayside.OVER:
                moves = pos.moves()
                pos.play(moves[int(uniform() * len(moves))])
                asked += 1
                pos.deal(dice)
    return {"loop": asked / spent}


def calls(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """Single calls at a mid-game position, in microseconds."""
    pos, dice = middle(game, seats, MIDDLE), quayside.Dice(3)
    found = {"copy": each(pos.copy, seconds / 4), "redeal": each(partial(pos.redeal, 0, dice), seconds / 4),
             "view": each(partial(pos.view, 0), seconds / 4), "digest": each(pos.digest, seconds / 4)}
    return {name: spent * 1e6 for name, spent in found.items()}


def pack(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """How many bytes a packed position has, on average over 300 games."""
    sizes = [len(middle(game, seats, PACKED_AT, seed).pack()) for seed in range(300)]
    return {"pack": sum(sizes) / len(sizes)}


def threads(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """How many times as many playouts two threads make as one, by the clock."""
    from concurrent.futures import ThreadPoolExecutor

    def play(seed: int, games: int) -> None:
        dice = quayside.Dice(seed)
        for _ in repeat(None, games):
            game.start(seats).playout(dice)

    begun = time.perf_counter()
    play(1, 2000)
    games = int(2000 * seconds / 2 / (time.perf_counter() - begun))
    with ThreadPoolExecutor(2) as pool:
        one = clock(lambda: list(pool.map(play, (1,), (games,))))
        two = clock(lambda: list(pool.map(play, (1, 2), (games, games))))
    return {"threads": 2 * one / two}


def search(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """Iterations of the tree search a second, playouts to the end: one thread, and two beside it."""
    pos = middle(game, seats, PACKED_AT)
    while len(pos.moves()) < 3:
        pos.play(pos.moves()[0])
        pos.deal(quayside.Dice(1))
    sight = pos.sight(pos.mover)

    def spent(playouts: int, count: int) -> tuple[float, float]:
        bot = quayside.bot("search", playouts=playouts, threads=count)
        begun, ran = time.perf_counter(), time.process_time()
        bot.choose(sight, quayside.Dice(9))
        return time.perf_counter() - begun, time.process_time() - ran

    playouts = max(500, int(500 * seconds / 2 / spent(500, 1)[0]))
    (one, ran), (two, _) = spent(playouts, 1), spent(2 * playouts, 2)
    return {"search": playouts / ran, "search_threads": 2 * one / two}


def start(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """A whole process that imports Quayside and makes the first move of a game, in seconds; the best of three."""
    program = (f"import quayside; pos = quayside.game({game.name!r}).start({seats}); pos.deal(quayside.Dice(1)); "
               "pos.play(pos.moves()[0])")
    return {"start": min(clock(lambda: subprocess.run([sys.executable, "-c", program], check=True)) for _ in range(3))}


def middle(game: Any, seats: int, decisions: int, seed: int = 1) -> Any:
    """A position after so many random decisions; of another game where one is over before."""
    uniform, dice = random.Random(seed).random, quayside.Dice(seed)
    while True:
        pos = game.start(seats)
        pos.deal(dice)
        for _ in range(decisions):
            moves = pos.moves()
            if not moves:
                break
            pos.play(moves[int(uniform() * len(moves))])
            pos.deal(dice)
        if pos.mover != quayside.OVER:
            return pos


def each(call: Callable[[], object], seconds: float) -> float:
    """The CPU time of one call."""
    count, spent = 100, 0.0
    while spent < seconds:
        count = min(count * 4, 1 << 24)
        begun = time.process_time()
        for _ in repeat(None, count):
            call()
        spent = time.process_time() - begun
    return spent / count


def clock(call: Callable[[], object]) -> float:
    """How long a call takes by the clock."""
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


MEASURES = {measure.__name__: measure for measure in (engine, loop, calls, pack, threads, search, start)}


def main(measure: str, game: str, seats: str, seconds: str) -> None:
    """One measure; refused where the rules run interpreted, for that says nothing about their speed."""
    if not quayside.compiled:
        sys.exit("the rules run interpreted in this Python: nothing to measure")
    print(json.dumps(MEASURES[measure](quayside.game(game), int(seats), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
