"""Many games over all cores."""

import os
import secrets
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any

from quayside.arena.errors import ArenaError
from quayside.arena.lineup import Entry, entrants
from quayside.arena.outcome import Outcome
from quayside.arena.plan import Plan
from quayside.arena.player import Player, play_some
from quayside.arena.series import Series
from quayside.arena.takings import gaining_verbs
from quayside.arena.workers import Chunks, Workers
from quayside.core.game import Game
from quayside.core.registry import game as game_named


def play_many(game: str | Game, bots: str | Iterable[Entry], games: int, seats: int, seed: int | None = None,
              workers: int | None = None, *, count: Iterable[str] | None = None,
              progress: Callable[[int], None] | None = None, **options: Any) -> Series:
    """Play so many games and give their outcomes in order.

    Fewer bots than seats fill the seats in turn; every game moves them one seat further. The outcomes depend on the
    seed and not on the number of workers. `count` names the verbs whose cards are counted, the game's own way to get
    cards unless it is said; with an empty list nothing is counted, and random games run about five times as fast.
    """
    plan = planned(game, bots, seats, seed, count, options)
    outcomes: list[Outcome] = []
    for some in stream(plan, games, workers):
        outcomes += some
        if progress is not None:
            progress(len(some))
    return Series(plan, outcomes)


def planned(game: str | Game, bots: str | Iterable[Entry], seats: int, seed: int | None = None,
            count: Iterable[str] | None = None, options: dict[str, Any] | None = None) -> Plan:
    """The plan that `play_many` follows, for those who want to see the outcomes come in one by one."""
    played = game_named(game) if isinstance(game, str) else game
    verbs = gaining_verbs(played) if count is None else tuple(count)
    return Plan(played, entrants(bots), seats, secrets.randbits(32) if seed is None else seed, verbs, options or {})


def stream(plan: Plan, games: int, workers: int | None = None) -> Generator[list[Outcome], None, None]:
    """The outcomes in portions as they come in, in no order; closing it early ends the processes."""
    count = cores() if workers is None else workers
    if games < 1 or count < 1:
        raise ArenaError(f"{games} games with {count} workers: expected at least one of each")
    if min(count, games) == 1:
        yield from _alone(plan, games)
    else:
        with Workers(plan, min(count, games)) as processes:
            yield from processes.play(games)


def _alone(plan: Plan, games: int) -> Iterator[list[Outcome]]:
    player, chunks = Player(plan), Chunks(games)
    while chunk := chunks.take():
        outcomes = play_some(player, chunk)
        chunks.learn(outcomes)
        yield outcomes


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
