"""The bot `greedy`: looks one move ahead and takes what the game's own judgement likes best."""

from operator import index
from typing import Any

from quayside.core.engine import dice_of


class Greedy:
    """Tries every move on a few positions it holds possible and compares how the seats stand afterwards."""

    def __init__(self, samples: int = 1) -> None:
        if index(samples) < 1:
            raise ValueError(f"samples = {samples}; expected 1 or more")
        self.samples = samples

    def choose(self, sight: Any, dice: Any) -> int:
        """The move after which the seat stands best; among equals, one at random."""
        sight.expect_turn()
        if len(sight.moves) == 1:
            return int(sight.moves[0])
        die = dice_of(dice)
        worth = dict.fromkeys(sight.moves, 0.0)
        for _ in range(self.samples):
            possible = sight.sample(die)
            for move in sight.moves:
                after = possible.copy()
                after.play(move)
                worth[move] += lead(after.estimates(), sight.seat)
        best = max(worth.values())
        likeliest = [move for move in sight.moves if worth[move] == best]
        return int(likeliest[die.below(len(likeliest))])


def lead(estimates: list[int], seat: int) -> float:
    """How far the seat is ahead of the others' average."""
    others = [value for other, value in enumerate(estimates) if other != seat]
    return estimates[seat] - (sum(others) / len(others) if others else 0.0)
