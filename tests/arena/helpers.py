"""Bots as somebody might write them, in a module that other processes can import."""

import os
from typing import Any


class Last:
    """Always the last of its moves."""

    def choose(self, sight: Any, dice: Any) -> int:
        return int(sight.moves[-1])


class Cheat:
    """A move that is not legal."""

    def choose(self, sight: Any, dice: Any) -> int:
        return next(move for move in range(sight.game.move_count) if move not in sight.moves)


class Broken:
    """Falls over."""

    def choose(self, sight: Any, dice: Any) -> int:
        return 1 // 0


class Dying:
    """Takes its process along."""

    def choose(self, sight: Any, dice: Any) -> int:
        os._exit(3)
