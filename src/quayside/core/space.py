"""Every move of a game: a number with a text, and what the text is made of. Plain Python, read at import."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Family:
    """Moves of one verb that lie one after another, one for each thing the verb can be about."""

    verb: str
    base: int
    about: tuple[str, ...]  # what kind of thing each part names: "card", "good", "amount"
    parts: tuple[tuple[str, ...], ...]


class Space:
    """Families of moves, one after another; a move's text needs no position to be read."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.texts: list[str] = []
        self.parts: list[tuple[str, ...]] = []
        self.owners: list[Family] = []
        self.numbers: dict[str, int] = {}

    def family(self, verb: str, **about: Sequence[object]) -> int:
        """The moves of one verb: `family("take", card=CARDS)` reads `take wheat`; gives the first."""
        parts = tuple(tuple(str(name) for name in row) for row in product(*about.values()))
        family = Family(verb, len(self.texts), tuple(about), parts)
        self.families.append(family)
        for row in parts:
            self._add(family, row)
        return family.base

    def grid(self, verbs: Sequence[str], **about: Sequence[object]) -> int:
        """Several verbs for each thing, side by side: enter, buy and sell of one card are neighbours."""
        base = len(self.texts)
        rows = [tuple(str(name) for name in row) for row in product(*about.values())]
        families = [Family(verb, base + at, tuple(about), tuple(rows)) for at, verb in enumerate(verbs)]
        self.families.extend(families)
        for row in rows:
            for family in families:
                self._add(family, row)
        return base

    def _add(self, family: Family, row: tuple[str, ...]) -> None:
        text = " ".join((family.verb, *row))
        if text in self.numbers:
            raise ValueError(f"two moves read {text!r}")
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        self.parts.append((family.verb, *row))
        self.owners.append(family)
