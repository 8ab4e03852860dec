"""What a game's folder hands to the core: its rules, its cards, its words."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from quayside.core.words import Noun


@dataclass(frozen=True)
class CardSheet:
    """The printed cards and tables of a game, and what an owner's file may replace.

    `fields` names for each type of card the fields an owner may replace, each with what it may be: a range, or the
    names to choose from. `tables` likewise. `flaws` looks at all cards together and says what is wrong, with the
    section of the file that it concerns.
    """

    rows: list[dict[str, Any]]
    tables: dict[str, dict[str, int]]
    fields: dict[str, dict[str, range | tuple[str, ...]]]
    bounds: dict[str, range]
    flaws: Callable[[list[dict[str, Any]], dict[str, dict[str, int]]], list[tuple[str, str]]]
    house: dict[str, Any] | None = None
    by_id: dict[str, dict[str, Any]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {row["id"]: row for row in self.rows})


@dataclass(frozen=True)
class Kit:
    """One game, ready to be played with any cards."""

    name: str
    rules_version: int
    rules: Any
    table: Callable[[Any], Any]  # a position of this book with nothing in its cells
    book: Callable[[dict[str, Any], list[dict[str, Any]], dict[str, dict[str, int]]], Any]
    sheet: CardSheet
    noun: Callable[[Any, str, str], Noun]  # how a name is said, with the facts of this book
    here: Callable[[Any, tuple[str, ...]], dict[str, int]]  # the numbers that a move means in a position
    unit: str  # what its compiled unit is called
