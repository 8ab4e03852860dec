"""The bot `random`: any legal move, each equally likely."""

from typing import Any

from quayside.core.engine import dice_of


class Uniform:
    """Any legal move, each equally likely."""

    def choose(self, sight: Any, dice: Any) -> int:
        """A legal move."""
        sight.expect_turn()
        die = dice_of(dice)
        return int(sight.moves[die.below(len(sight.moves))])
