"""Measures one after another, each in a fresh process on one core, everybody in turn, several rounds."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quayside.arena.benchmark.entries import CLOCKED, GAMES, PROGRAMS, Entry, Peer
from quayside.arena.benchmark.environments import CHECKOUT, PACKAGE, last_line
from quayside.arena.errors import ArenaError


@dataclass
class Subject:
    """Quayside in one Python with one game, or a peer: its programs, and what they found in every round."""

    name: str
    python: str
    programs: list[tuple[str, ...]]  # a file and its arguments before the seconds
    version: str = ""
    game: str = ""
    path: str = ""  # where Python finds the package, when it is not installed there
    found: dict[str, list[float]] = field(default_factory=dict)
    failure: str = ""

    def note(self, figures: dict[str, float]) -> None:
        """Keep what one program of one round found."""
        for name, value in figures.items():
            self.found.setdefault(name, []).append(value)


def quayside_subject(game: str, python: str, version: str, path: str = "") -> Subject:
    """All measures of a game."""
    seats = str(GAMES.get(game, Entry(4)).seats)
    return Subject(f"quayside {game} {version}", python,
                   [("measures.py", program, game, seats) for program in PROGRAMS], version, game, path)


def peer_subject(peer: Peer, python: str) -> Subject:
    """A peer's one program."""
    return Subject(peer.name, python, [peer.program])


def run_rounds(subjects: Sequence[Subject], rounds: int, seconds: float, step: Callable[[], None]) -> None:
    """Every program of every subject once a round. A peer that fails is left out from there on."""
    for _ in range(rounds):
        for subject in subjects:
            for program in subject.programs:
                if not subject.failure:
                    _measure(subject, program, seconds)
                step()


def _measure(subject: Subject, program: tuple[str, ...], seconds: float) -> None:
    try:
        subject.note(run_program(subject, program, seconds))
    except ArenaError as error:
        if subject.game:
            raise
        subject.failure = str(error)


def run_program(subject: Subject, program: tuple[str, ...], seconds: float) -> dict[str, float]:
    """What one program finds in a process of its own."""
    command = [subject.python, str(programs() / program[0]), *program[1:], str(seconds)]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    if subject.path:
        environment["PYTHONPATH"] = subject.path
    with cores(2 if set(CLOCKED) & set(program) else 1):
        run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if run.returncode:
        raise ArenaError(f"{subject.name}: {last_line(run.stderr) or f'ended with {run.returncode}'}")
    figures: dict[str, float] = json.loads(last_line(run.stdout))
    return figures


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Processes that are started within run on so many cores, where the system lets us say so."""
    system: Any = os
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = system.sched_getaffinity(0)
    system.sched_setaffinity(0, sorted(allowed)[-count:])
    try:
        yield
    finally:
        system.sched_setaffinity(0, allowed)


def programs() -> Path:
    """Where the programs that measure lie: packed with Quayside, or in a checkout."""
    for folder in (PACKAGE / "bench", CHECKOUT / "bench"):
        if (folder / "measures.py").exists():
            return folder
    raise ArenaError("the programs that measure are not installed; run `quayside bench` in a checkout of the source")
