"""Plays the games in `records`: `PYTHONPATH=src python -m tests.games.packet_row.making`.

Needed anew only when the rules version or the fields of a position change.
"""

from pathlib import Path
from typing import Final

import quayside

from .builder import GAME

FOLDER: Final = Path(__file__).parent / "records"
TABLES: Final = {"random": ("random",), "greedy": ("greedy",), "mixed": ("greedy", "random")}
SEEDS: Final = {"random": (1,), "greedy": (2, 3), "mixed": (4,)}


def played(seats: int, bots: tuple[str, ...], seed: int) -> quayside.Record:
    """A whole game between these bots, which take turns at the seats."""
    match = GAME.match(seats=seats, seed=seed)
    players = [quayside.bot(bots[seat % len(bots)]) for seat in range(seats)]
    dice = quayside.Dice(seed + 100)
    while (mover := match.position.mover) != quayside.OVER:
        match.play(players[mover].choose(match.sight(mover), dice))
    return match.record


def main() -> None:
    """Play and write every game."""
    for seats in GAME.seats:
        for table, bots in TABLES.items():
            for seed in SEEDS[table]:
                name = FOLDER / f"{seats}-{table}-{seed}.txt"
                name.write_text(played(seats, bots, seed).dumps(), encoding="utf-8")


if __name__ == "__main__":
    main()
