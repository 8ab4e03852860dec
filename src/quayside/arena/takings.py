"""Which moves give a seat a card, by what the game itself says of its moves."""

from collections.abc import Iterable
from typing import Any, Final

from quayside.arena.errors import ArenaError

GAINING: Final = frozenset({"take", "takes", "buy", "buys", "build", "builds"})  # words of verbs that give a card


def gaining_verbs(game: Any) -> tuple[str, ...]:
    """The verbs about a card by which a seat gets one, in any game: `take`, `assistant takes`."""
    return tuple(family.verb for family in game.space.families
                 if "card" in family.about and GAINING & set(family.verb.split()))


def cards_of_moves(game: Any, verbs: Iterable[str]) -> dict[int, str]:
    """For each move of these verbs the card that it names."""
    wanted = set(verbs)
    known = {family.verb for family in game.space.families if "card" in family.about}
    for verb in sorted(wanted - known):
        raise ArenaError(f"no move of {game.name} with the verb {verb!r} names a card; "
                         f"the verbs are {', '.join(sorted(known))}")
    return {move: game.parts(move)[1 + family.about.index("card")]
            for move, family in enumerate(game.space.owners) if family.verb in wanted}
