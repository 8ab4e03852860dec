"""Why a move is refused, as programs and people read it."""

from typing import TYPE_CHECKING, Any

from quayside.core.words import say

if TYPE_CHECKING:
    from quayside.core.game import Game


class Refusal:
    """A reason with its arguments: `.code`, `.args`, and one sentence in each language."""

    __slots__ = ("args", "code", "game")

    def __init__(self, game: "Game", packed: int) -> None:
        self.game = game
        self.code, self.args = game.rules.tables().reasons.read(packed)

    def text(self, lang: str = "en") -> str:
        """The reason as a person reads it."""
        words = {name: value if isinstance(value, int) else self.game.noun(name, value)
                 for name, value in self.args.items()}
        return say(lang, self.game.name, f"why-{self.code}", **words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.args, self.game) == (other.code, other.args, other.game)

    def __hash__(self) -> int:
        return hash((self.code, *sorted(self.args.items())))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.game, self.code, self.args)


def _refusal(game: "Game", code: str, args: dict[str, Any]) -> Refusal:
    """A refusal as it was before it was pickled."""
    made = Refusal.__new__(Refusal)
    made.game, made.code, made.args = game, code, args
    return made
