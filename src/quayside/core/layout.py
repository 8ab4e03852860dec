"""The fields of a game's position, each declared once. Plain Python: read at import, never during a game.

A position is one row of cells. First lies the decision that waits and what waits beneath it, then the fields of the
whole table, then one block of fields for each seat, so that fewer seats make a shorter position.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

CHANCE: Final = -1
OVER: Final = -2
LEGAL: Final = 0

KIND: Final = 0  # the cells of the decision on top
SEAT: Final = 1
ABOUT: Final = 2
AMOUNT: Final = 3
DEPTH: Final = 4  # how many wait beneath it
BENEATH: Final = 5  # where the lowest of those lies; the one that waits next lies last
PARTS: Final = 4  # cells of one waiting decision

UNKNOWN: Final = -1  # in the masked cells of a seat: a card it cannot know
CELL_TOP: Final = 32767

MASKED: Final = 1  # why nobody plays on a position: it shows what one seat knows,
BUSY: Final = 2  # or another thread plays it out

ALL: Final = "all"  # who sees a field
OWNER: Final = "owner"


@dataclass(frozen=True)
class Field:
    """Some cells with a meaning.

    `form` is one of: number, counts (of each name), cards (places that hold a name each; 0 is empty, k + 1 the name
    k), seat (a seat's number), seats (a set of seats, a bit for each), option (the number of a choice), pool (counts
    of what nobody has drawn, followed by one total for each of its decks).
    """

    name: str
    of_seat: bool
    base: int
    form: str
    names: tuple[str, ...]
    rows: tuple[str, ...]  # empty when the field is a single row
    places: int  # cells of one row
    low: int = 0
    top: int = CELL_TOP
    among: tuple[tuple[int, int], ...] = ()  # for each row (for each deck of a pool), which names belong there
    falling: bool = False  # a row is a set: its order means nothing, and the highest name comes first
    seen_by: str = ALL  # ALL, OWNER, or the field that says for each place which seats know it, a bit for each
    met_by: str = ""  # the field that says for each place which seats have seen the card that now lies there
    drawn_from: str = ""  # the pool that a card goes back to when a seat cannot know it

    @property
    def size(self) -> int:
        """How many cells the field has, or has for each seat."""
        return self.places * max(1, len(self.rows))

    @property
    def decks(self) -> int:
        """How many decks a pool is cut into."""
        return len(self.among)


@dataclass(frozen=True)
class Choice:
    """A declared option: what it may be, and what it is when nobody says."""

    name: str
    kind: str  # "yes_no", "choice" or "number"
    choices: tuple[Any, ...]
    default: Any


class Layout:
    """What a position consists of. Declare in the order in which the cells shall lie."""

    def __init__(self, seats: range, levels: int) -> None:
        self.seats = seats
        self.levels = levels  # how many decisions may wait beneath the one on top
        self.fields: list[Field] = []
        self.choices: list[Choice] = []
        self.shared = BENEATH + PARTS * levels
        self.block = 0
        self.bases: dict[str, int] = {}
        self.rest: tuple[str, tuple[str, ...], int] | None = None

    def table(self, name: str, size: int = 1, **of: Any) -> int:
        """A field of the whole table; gives its first cell."""
        return self._declare(name, False, size, of)

    def seat(self, name: str, size: int = 1, **of: Any) -> int:
        """A field each seat has; gives the cell of seat 0, seats lie `block` cells apart."""
        return self._declare(name, True, size, of)

    def option(self, name: str, choices: Sequence[Any], default: Any) -> int:
        """What a table chose before the first card; the cell holds the number of the choice."""
        listed = tuple(choices)
        kind = "number" if all(isinstance(choice, int) for choice in listed) else "choice"
        kind = "yes_no" if all(isinstance(choice, bool) for choice in listed) else kind
        self.choices.append(Choice(name, kind, listed, default))
        return self._declare(name, False, 1, {"form": "option", "top": len(listed) - 1})

    def pool(self, name: str, of: Sequence[str], cuts: Sequence[int]) -> int:
        """Cards that nobody has drawn, counted; `cuts` is where each deck begins and the last one ends.

        The total of each deck lies behind the counts, kept by the core and never saved.
        """
        among = tuple(pairwise(cuts))
        base = self._declare(name, False, 1, {"form": "pool", "of": of, "among": among})
        self.shared += len(among)
        return base

    def remainder(self, name: str, of: Sequence[str], shown: int | None = None) -> None:
        """What is left of each card once every field that holds some is counted: a discard pile that nobody keeps.

        Cards from `shown` on leave the game instead; a view tells of them apart.
        """
        self.rest = name, tuple(of), len(of) if shown is None else shown

    def size(self, seats: int) -> int:
        """How many cells a table of so many seats has."""
        return self.shared + self.block * seats

    def field(self, name: str) -> Field:
        """The field of this name."""
        return next(field for field in self.fields if field.name == name)

    def option_cells(self) -> list[tuple[Choice, int]]:
        """Every option with its cell."""
        return [(choice, self.bases[choice.name]) for choice in self.choices]

    def holders(self) -> list[Field]:
        """The fields that hold cards of the remainder."""
        if self.rest is None:
            return []
        names = self.rest[1]
        return [field for field in self.fields if field.names and field.names == names[: len(field.names)]]

    def secrets(self) -> list[Field]:
        """The fields that some seats cannot know."""
        return [field for field in self.fields if field.seen_by != ALL]

    @property
    def mixed(self) -> list[Field]:
        """The secrets whose cards are laid aside, in masked cells, when somebody has moved them about."""
        return [field for field in self.fields if field.met_by]

    def _declare(self, name: str, of_seat: bool, size: int, of: Mapping[str, Any]) -> int:
        if any(field.name == name for field in self.fields):
            raise ValueError(f"two fields are called {name!r}")
        base = self.shared + self.block if of_seat else self.shared
        field = _field(name, of_seat, base, size, dict(of))
        if field.seen_by == OWNER and not of_seat:
            raise ValueError(f"{name!r} belongs to no seat: say which field tells who sees it")
        if field.met_by and of_seat:
            raise ValueError(f"{name!r}: cards are laid aside for fields of the whole table only")
        if field.met_by and field.seen_by in (ALL, OWNER):
            raise ValueError(f"{name!r}: cards are laid aside where a field tells which seats know each place")
        if field.seen_by != ALL and (field.rows or (field.falling and field.seen_by != OWNER)):
            raise ValueError(f"{name!r}: a secret is one row, and a set belongs to its owner as a whole")
        self.fields.append(field)
        self.bases[name] = base
        if of_seat:
            self.block += field.size
        else:
            self.shared += field.size * (2 if field.met_by else 1)  # behind it, room for the cards laid aside
        return base


def _field(name: str, of_seat: bool, base: int, size: int, of: dict[str, Any]) -> Field:
    """A field out of what its declaration says."""
    names = tuple(of.pop("of", ())) or tuple(of.get("card_of", ()))
    form = of.pop("form", "cards" if "card_of" in of else "counts" if names else "number")
    of.pop("card_of", None)
    if of.pop("names_seat", False):
        form = "seat"
    if of.pop("names_seats", False):
        form = "seats"
    rows = tuple(of.pop("rows", ()))
    places = len(names) if form in ("counts", "pool") else size
    if form == "cards":
        whole = ((0, len(names)),) * max(1, len(rows))
        of = {"among": whole} | of
        of["low"], of["top"] = 0, len(names)
    return Field(name, of_seat, base, form, names, rows, places, **of)


def blank(made: object) -> None:
    """Give an object its numbers and arrays, all 0, when it is interpreted; compiled, it has them."""
    for kind in reversed(type(made).__mro__):
        for name, field in vars(kind).get("__annotations__", {}).items():
            length = getattr(field, "_n", None)
            if length is not None:
                setattr(made, name, [0] * length)
            elif field in (int, bool):
                setattr(made, name, 0)
            else:
                made.__dict__.setdefault(name, None)
