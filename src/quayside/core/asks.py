"""The kinds of question a game asks: what each is about, within which bounds. Plain Python, read at import."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """One kind of question; `about` names its subject, `amount` is the highest number that goes with it."""

    name: str
    number: int
    about: str
    names: tuple[str, ...]  # what the cell `about` may name; empty: nothing, the cell is 0
    amount: int
    by: str  # who answers: "seat", "chance", "nobody"
    beneath: tuple[str, ...] | None  # the kinds that may wait directly beneath it, none when it is the lowest; None: any


class Asks:
    """The kinds of question, numbered in the order in which they are declared; 0 is the end of the game."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.kind("finished", by="over", beneath=())

    def kind(self, name: str, *, by: str = "seat", amount: int = 0, beneath: Sequence[str] | None = None,
             **about: Sequence[str]) -> int:
        """A kind of question: `kind("offer", board=BOARDS, amount=1)`; gives its number.

        `by` is who answers: a seat, "chance", or "nobody" for a step that never asks and carries on. `beneath` names
        what may wait directly beneath it; a loaded position is held to that, for nothing else guards its depth.
        """
        subject, names = next(iter(about.items()), ("", ()))
        self.kinds.append(Kind(name, len(self.kinds), subject, tuple(names), amount, by,
                               None if beneath is None else tuple(beneath)))
        return len(self.kinds) - 1
