"""A game: what it offers before the first move, and positions from outside."""

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from operator import index
from os import PathLike
from typing import TYPE_CHECKING, Any, SupportsIndex

from quayside.core import meaning, observing, owners
from quayside.core.errors import MoveError, OptionError
from quayside.core.kit import Kit
from quayside.core.match import Match
from quayside.core.telling import number
from quayside.core.words import Noun, say

if TYPE_CHECKING:
    from quayside.core.layout import Layout
    from quayside.core.position import Position
    from quayside.core.space import Space


@dataclass(frozen=True)
class Option:
    """What a table may choose before the first card: `kind` is "yes_no", "choice" or "number"."""

    game: str
    name: str
    kind: str
    choices: tuple[Any, ...]
    default: Any

    def label(self, lang: str = "en") -> str:
        """The option as a person reads it."""
        return say(lang, self.game, f"option-{self.name}")


class Game:
    """A game with its cards: the printed ones, or those with an owner's corrections."""

    def __init__(self, kit: Kit, changes: dict[str, Any]) -> None:
        self.kit = kit
        self.name = kit.name
        self.rules_version = kit.rules_version
        self.rules = kit.rules
        self.changes = changes
        self.rows, self.tables = owners.applied(kit.sheet, changes)
        self.book = kit.book(changes, self.rows, self.tables)
        self.seats: range = self.layout.seats
        self.book.belong(self)
        self.move_count = len(self.space.texts)
        self._table = kit.table
        self._usual = self._choices({})

    @property
    def layout(self) -> "Layout":
        """The fields of its positions."""
        return self.rules.tables().layout

    @property
    def space(self) -> "Space":
        """Its moves."""
        return self.rules.tables().space

    @cached_property
    def options(self) -> dict[str, Option]:
        """What a table may choose, by name."""
        return {choice.name: Option(self.name, choice.name, choice.kind, choice.choices, choice.default)
                for choice in self.layout.choices}

    def title(self, lang: str = "en") -> str:
        """The name of the game as a person reads it."""
        return say(lang, self.name, "game-title")

    # positions

    def start(self, seats: int, **options: Any) -> "Position":
        """A new table, before the first card is dealt."""
        choices = self._choices(options) if options else self._usual
        if seats not in self.seats or type(seats) is not int:
            seats = self._seat_count(seats)
        pos = self._table(self.book)
        pos.begin(seats, choices)
        return pos

    def table(self) -> "Position":
        """A position with nothing in its cells."""
        return self._table(self.book)

    def load(self, state: Any) -> "Position":
        """The position that `state` turned into plain data."""
        return meaning.load(self, state)

    def unpack(self, data: bytes) -> "Position":
        """The position that `pack` turned into bytes."""
        return meaning.unpack(self, data)

    def match(self, seats: int, seed: int | None = None, **options: Any) -> Match:
        """A table at which chance is resolved and a record is kept."""
        return Match(self.start(seats, **options), seed)

    def longest(self, seats: int) -> int:
        """An upper bound of the decisions that one game can ask of its seats."""
        return int(self.rules.tables().referee.longest(self.book, self._seat_count(seats)))

    def stamp(self, seats: int) -> bytes:
        """What packed positions begin with."""
        return bytes(self.book.stamp(seats))

    # moves

    def text(self, move: SupportsIndex) -> str:
        """The stable text of a move."""
        return str(self.space.texts[self._number(move)])

    def parse(self, text: str) -> int:
        """The move that reads so; MoveError names the nearest texts."""
        found = self.space.numbers.get(" ".join(text.split())) if isinstance(text, str) else None
        if found is None:
            near = get_close_matches(str(text), self.space.texts, n=3, cutoff=0.5)
            raise MoveError(f"{text!r} is no move of {self.name}"
                            + (f"; did you mean {' or '.join(map(repr, near))}?" if near else ""))
        return int(found)

    def parts(self, move: SupportsIndex) -> tuple[str, ...]:
        """The verb of a move and what it names."""
        parts: tuple[str, ...] = self.space.parts[self._number(move)]
        return parts

    def label(self, move: SupportsIndex, lang: str = "en") -> str:
        """The move as a person reads it."""
        which = self._number(move)
        return say(lang, self.name, f"move-{self.verb(which)}", **self.words_of(which))

    def verb(self, move: int) -> str:
        """The verb of a move as message ids write it."""
        return str(self.space.owners[move].verb).replace(" ", "-")

    def words_of(self, move: int) -> dict[str, Any]:
        """What a move names, ready to be said."""
        family = self.space.owners[move]
        return {kind: int(part) if part.isdigit() and kind != "seat" else self.noun(kind, part)
                for kind, part in zip(family.about, self.space.parts[move][1:], strict=True)}

    def noun(self, family: str, name: str) -> Noun:
        """How a name is said, with the facts of these cards."""
        return self.kit.noun(self.book, family, name)

    def _number(self, move: SupportsIndex) -> int:
        return move if type(move) is int and 0 <= move < self.move_count else number(self.move_count, move)

    # observations

    @cached_property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation means, no name twice."""
        return tuple(observing.names(self.rules))

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return len(self.observation_names)

    def _seat_count(self, seats: Any) -> int:
        try:
            count = -1 if isinstance(seats, bool) else index(seats)
        except TypeError:
            count = -1
        if count not in self.seats:
            raise OptionError(f"{seats!r} seats: {self.name} has {self.seats.start} to {self.seats.stop - 1}")
        return count

    def _choices(self, options: dict[str, Any]) -> list[tuple[int, int]]:
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise OptionError(f"{self.name} has no option {name!r}; its options: {known}")
        return [(self.layout.field(name).base, self._choice(option, options.get(name, option.default)))
                for name, option in self.options.items()]

    def _choice(self, option: Option, value: Any) -> int:
        for at, known in enumerate(option.choices):
            if known == value and type(known) is type(value):
                return at
        raise OptionError(f"{option.name} cannot be {value!r}; expected one of "
                          f"{', '.join(map(repr, option.choices))}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.changes) == (other.name, other.changes)

    def __hash__(self) -> int:
        return hash((self.name, self.book.digest))

    def __repr__(self) -> str:
        cards = " with an owner's cards" if self.changes else ""
        return f"<Game {self.name}, {self.seats.start} to {self.seats.stop - 1} seats{cards}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from quayside.core.registry import restored

        return restored, (self.name, self.changes)


def read_cards(kit: Kit, file: str | PathLike[str] | None) -> dict[str, Any]:
    """The changes that an owner's file makes; none without a file."""
    return {} if file is None else owners.read(kit.sheet, file)
