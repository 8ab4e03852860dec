"""The bot `collector`, a yardstick for Packet Row: just takes the card with the most money and points."""

from functools import cache
from typing import Any

from quayside.core.engine import dice_of
from quayside.core.errors import Error

DOLLARS_A_POINT = 10


class Collector:
    """Takes whatever brings most money and points at once, and delivers contracts when it happens to be able to."""

    def choose(self, sight: Any, dice: Any) -> int:
        """The most valuable card on offer, or the board that shows it."""
        sight.expect_turn()
        if sight.game.name != "packet-row":
            raise Error(f"collector plays packet-row only, not {sight.game.name}")
        die = dice_of(dice)
        worth = {move: self._worth(sight, sight.game.parts(move)) for move in sight.moves}
        best = max(worth.values())
        likeliest = [move for move in sight.moves if worth[move] == best]
        return int(likeliest[die.below(len(likeliest))])

    def _worth(self, sight: Any, parts: tuple[str, ...]) -> int:
        cards = values(sight.game)
        if parts[0] in ("take", "assistant takes"):
            return cards[parts[1]]
        if parts[0] == "choose":
            return max(cards[card] for card in sight.view["table"]["current"][parts[1]])
        return 1000 if parts[0] == "deliver" else 0 if parts[0] in ("decline", "end the round", "finish") else -1


@cache
def values(game: Any) -> dict[str, int]:
    """What every card brings in dollars, a point counted as ten, less its price; 1 for one that brings neither."""
    return {row["id"]: max(1, DOLLARS_A_POINT * row.get("points", 0) + (row["amount"] if row["type"] == "money" else 0)
                           - row.get("price", 0)) if row.get("points") or row["type"] == "money" else -1
            for row in game.rows}
