"""The bot `random`: any legal move, each equally likely."""

from typing import Any

from quayside.core.engine import Dice


class Uniform:
    """Any legal move, each equally likely."""

    def choose(self, sight: Any, dice: Any) -> int:
        """A legal move."""
        die = dice if isinstance(dice, Dice) else Dice(dice.getrandbits(64))
        return int(sight.moves[die.below(len(sight.moves))])
