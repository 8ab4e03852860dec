"""The kinds of question a game asks: what each is about, within which bounds. Plain Python, read at import."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """One kind of question: what it is about, within which bounds.

    `about` names its subject, `second` another one, which then lies where the amount would; otherwise `amount` is the
    highest number that goes with it.
    """

    name: str
    number: int
    about: str
    names: tuple[str, ...]  # what the cell `about` may name; empty: nothing, the cell is 0
    second: str
    second_names: tuple[str, ...]
    amount: int
    by: str  # who answers: "seat", "chance", "nobody"
    beneath: tuple[str, ...]  # the kinds that may wait directly beneath it; none: it is the lowest


class Asks:
    """The kinds of question, numbered in the order in which they are declared; 0 is the end of the game."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.kind("finished", by="over")

    def kind(self, name: str, *, by: str = "seat", amount: int = 0, beneath: Sequence[str] = (),
             **about: Sequence[str]) -> int:
        """A kind of question: `kind("offer", board=BOARDS, amount=1)`, `kind("using", card=CARDS, part=PARTS)`.

        `by` is who answers: a seat, "chance", or "nobody" for a step that never asks and carries on. `beneath` names
        what may wait directly beneath it; a loaded position is held to that, for nothing else guards its depth.
        """
        if len(about) > 2 or (len(about) == 2 and amount):
            raise ValueError(f"{name!r}: a question names two subjects, or one and an amount, not {', '.join(about)}")
        (subject, names), (second, second_names) = [*about.items(), ("", ()), ("", ())][:2]
        top = len(second_names) - 1 if second else amount
        self.kinds.append(Kind(name, len(self.kinds), subject, tuple(names), second, tuple(second_names), top, by,
                               tuple(beneath)))
        return len(self.kinds) - 1

    def deepest(self) -> int:
        """How many decisions may wait beneath one another, kinds that may wait beneath themselves counted once."""
        kinds = {kind.name: kind for kind in self.kinds}

        def depth(name: str, above: frozenset[str]) -> int:
            seen = above | {name}
            return max((1 + depth(other, seen) for other in kinds[name].beneath if other not in seen), default=0)

        return max(depth(kind.name, frozenset()) for kind in self.kinds)
