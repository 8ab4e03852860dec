"""Why a move is refused: one whole number that packs a reason and up to two small arguments. Plain Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FIRST_ARGUMENT: Final = 256  # what the first argument is multiplied by
SECOND_ARGUMENT: Final = 1048576

NOT_NOW: Final = 1
GAME_OVER: Final = 2
CHANCE_ANSWERS: Final = 3
NOT_YOUR_TURN: Final = 4


@dataclass(frozen=True)
class Reason:
    """A reason with the names of its arguments; one without a list of names is a plain number."""

    code: str
    names: tuple[tuple[str, tuple[str, ...] | None], ...]

    def read(self, packed: int) -> dict[str, str | int]:
        """The arguments that a refusal carries."""
        values = (packed % SECOND_ARGUMENT // FIRST_ARGUMENT, packed // SECOND_ARGUMENT)
        return {name: value if names is None else names[value]
                for (name, names), value in zip(self.names, values, strict=False)}


class Reasons:
    """The reasons of a game; the core's own come first."""

    def __init__(self) -> None:
        self.table: list[Reason | None] = [None]
        for code in ("not-now", "over", "chance", "not-your-turn"):
            self.reason(code)

    def reason(self, code: str, **names: Sequence[str] | None) -> int:
        """A new reason: `reason("lacks", good=GOODS, amount=None)`; gives its number.

        A refusal is that number, plus FIRST_ARGUMENT times the first and SECOND_ARGUMENT times the second argument.
        """
        listed = tuple((name, None if of is None else tuple(of)) for name, of in names.items())
        if len(listed) > 2 or len(self.table) == FIRST_ARGUMENT:
            raise ValueError(f"{code!r}: a refusal carries two arguments at most, and there are 255 reasons at most")
        self.table.append(Reason(code, listed))
        return len(self.table) - 1

    def read(self, packed: int) -> tuple[str, dict[str, str | int]]:
        """The code and the arguments of a refusal."""
        reason = self.table[packed % FIRST_ARGUMENT]
        if reason is None:
            raise ValueError(f"{packed} refuses nothing")
        return reason.code, reason.read(packed)
