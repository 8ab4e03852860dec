"""Writes what seeded games come to, line by line: `python -m tests.properties.digests`, compiled or interpreted."""

import hashlib
from collections.abc import Iterator
from typing import Final

import quayside

from .tables import TABLES, Table, start, step

SEEDS: Final = {"packet-row": 2}
MANY: Final = 12  # of a small game


def lines() -> Iterator[str]:
    """A line for each game and after each of its moves; then the dice."""
    for table in TABLES:
        for seed in range(SEEDS.get(table.game, MANY)):
            yield from of_game(table, seed)
        yield f"{table} playout {outcome(table)}"
    dice = quayside.Dice(2026)
    yield f"dice {[dice.below(n) for n in (2, 6, 52, 1000, 2**31 - 1) for _ in range(20)]} {dice.state()}"


def of_game(table: Table, seed: int) -> Iterator[str]:
    """A line after each move: what was played, the position's digest, what could follow, how the seats stand."""
    pos, dice = start(table, seed), quayside.Dice(seed)
    while pos.mover != quayside.OVER:
        text = pos.game.text(step(pos, dice))
        seat = max(pos.mover, 0)
        dealt = pos.redeal(seat, quayside.Dice(seed)).digest()
        known = hashlib.blake2b(repr(pos.view(seat)).encode() + pos.observe(seat).tobytes(), digest_size=8).hexdigest()
        yield f"{table} {seed} {text}: {pos.digest()} {pos.moves()} {pos.chances()} {pos.scores()} {dealt} {known}"


def outcome(table: Table) -> str:
    """Where a playout ends."""
    pos = start(table, 5)
    return f"{pos.playout(quayside.Dice(5))} {pos.digest()} {pos.places()}"


if __name__ == "__main__":
    print(quayside.compiled)
    for line in lines():
        print(line)
