"""Processes that play the games of a plan, some at a time, and what happens when one of them dies."""

import multiprocessing
import pickle
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from quayside.arena.errors import ArenaError
from quayside.arena.outcome import Outcome
from quayside.arena.plan import Plan
from quayside.arena.player import Player, play_some
from quayside.core.errors import Error

CHUNK_SECONDS: Final = 0.2  # how long a process should play before it reports
MOST_AT_ONCE: Final = 5000


class Chunks:
    """Hands out the games in order, in portions that last about as long as a report should take."""

    def __init__(self, games: int) -> None:
        self.next, self.end, self.size = 0, games, 1

    def take(self) -> range:
        """The next games; an empty range when none are left."""
        chunk = range(self.next, min(self.next + self.size, self.end))
        self.next = chunk.stop
        return chunk

    def learn(self, outcomes: list[Outcome]) -> None:
        """Fit the portions to how long these games took."""
        spent = sum(outcome.seconds for outcome in outcomes)
        fitting = len(outcomes) * CHUNK_SECONDS / max(spent, 1e-6)
        self.size = int(min(max(1.0, fitting), 4 * self.size, MOST_AT_ONCE))


class Workers:
    """Several processes, each with a player of the plan. Leaving the `with` ends them, whatever they are doing."""

    def __init__(self, plan: Plan, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: dict[Connection, SpawnProcess] = {}
        data = packed(plan)
        with deaf_to_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(theirs, data), daemon=True)
                process.start()
                theirs.close()
                self.lines[ours] = process

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *raised: object) -> None:
        for line, process in self.lines.items():
            process.terminate()
            process.join()
            line.close()

    def play(self, games: int) -> Iterator[list[Outcome]]:
        """All games, in portions as they come in."""
        chunks = Chunks(games)
        busy = {line for line in self.lines if _hand_out(line, chunks.take())}
        while busy:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                outcomes = self._heard(line)
                chunks.learn(outcomes)
                if not _hand_out(line, chunks.take()):
                    busy.discard(line)
                yield outcomes

    def _heard(self, line: Connection) -> list[Outcome]:
        try:
            answer: Any = line.recv()
        except (EOFError, ConnectionError):
            process = self.lines[line]
            process.join()
            raise ArenaError(f"a process that played games ended early (exit code {process.exitcode}); "
                             "if it ran out of memory, take fewer workers") from None
        if isinstance(answer, Error):
            raise answer
        outcomes: list[Outcome] = answer
        return outcomes


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started within leave Ctrl-C to the one that starts them, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(line: Connection, data: bytes) -> None:
    """What a process does: play the games it is handed until it is ended."""
    player: Player | None = None
    while True:
        try:
            numbers = line.recv()
        except EOFError:
            return
        try:
            player = player or Player(pickle.loads(data))
            line.send(play_some(player, numbers))
        except Error as error:
            line.send(error)


def packed(plan: Plan) -> bytes:
    """The plan on its way to another process."""
    try:
        return pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ArenaError(f"a bot cannot be sent to another process ({error}): make it a function or a class of a "
                         "module, or play with one worker") from None


def _hand_out(line: Connection, chunk: range) -> bool:
    """Give a process something to do; whether there was something."""
    if chunk:
        line.send(chunk)
    return bool(chunk)
