"""A position as numbers for a network: derived from the layout, named one by one.

The observing seat comes first and the others follow clockwise, padded to the largest number of seats. Cards are
counted or one-hot, an unknown card is a feature of its own, and the decision that waits stands with all beneath it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from quayside.core.layout import ABOUT, AMOUNT, BENEATH, DEPTH, KIND, PARTS, SEAT, Field

if TYPE_CHECKING:
    import numpy as np

    Vector = np.ndarray[Any, np.dtype[np.float32]]
    Mask = np.ndarray[Any, np.dtype[np.bool_]]


def observe(pos: Any, seat: int) -> "Vector":
    """What the seat (-1: a spectator) may know."""
    return observe_masked(pos.masked(seat), seat)


def observe_masked(masked: Any, seat: int) -> "Vector":
    """The numbers of masked cells."""
    return lens(masked.game.rules, masked.seats, max(seat, 0)).look(masked)


@cache
def lens(rules: Any, seats: int, first: int) -> "Lens":
    """What reads positions of so many seats as the first of them sees the table."""
    return Lens(rules, seats, first)


class Lens:
    """Where each cell goes in the observation of one seat at a table of one size."""

    def __init__(self, rules: Any, seats: int, first: int) -> None:
        self.layout, self.asks = rules.tables().layout, rules.tables().asks
        self.seats, self.first = seats, first
        self.most = self.layout.seats.stop - 1
        self.size = 0
        self.numbers: list[tuple[int, int]] = []  # a cell, and the place its value goes to
        self.one_hot: list[tuple[int, int, int]] = []  # a cell, the place of its value 0, where unknown goes (or -1)
        self.chairs: list[tuple[int, int]] = []  # a cell that names a seat, and the place of the first seat
        self.circles: list[tuple[int, int]] = []  # a cell that holds a set of seats, and the place of the first seat
        self.waits = 0
        self._plan()

    def _plan(self) -> None:
        self.size = len(self.layout.seats)
        for field in self.layout.fields:
            if not field.of_seat:
                self._add(field, field.base)
        for field in self.layout.mixed:
            self._add_aside(field)
        for other in range(self.most):
            shift = (self.first + other) % self.seats * self.layout.block
            for field in self.layout.fields:
                if field.of_seat:
                    self._add(field, field.base + shift if other < self.seats else -1)
        self.waits = self.size
        self.subjects = {topic: at for at, topic in enumerate(topics(tuple(self.asks.kinds)))}
        self.wait_size = len(self.asks.kinds) + self.most + len(self.subjects) + 1
        self.size += self.wait_size * (self.layout.levels + 1)

    def _add(self, field: Field, base: int) -> None:
        """Plan one field; a base below 0 is that of an empty chair, which stays 0."""
        start, width = self.size, len(list(field_names(field, self.most)))
        self.size += width
        if base < 0:
            return
        if field.form == "option":
            self.one_hot.append((base, start, -1))
        elif field.form == "seat":
            self.chairs.append((base, start))
        elif field.form == "seats":
            self.circles += [(base + at, start + at * self.most) for at in range(field.size)]
        elif field.form == "cards":
            self._add_cards(field, base, start)
        else:
            self.numbers += [(base + at, start + at) for at in range(width)]

    def _add_cards(self, field: Field, base: int, start: int) -> None:
        for row in range(max(1, len(field.rows))):
            first, end = field.among[row]
            for place in range(field.places):
                self.one_hot.append((base + row * field.places + place, start - first - 1, start + end - first))
                start += 0 if field.falling else end - first + 1
            start += end - first + 1 if field.falling else 0

    def _add_aside(self, field: Field) -> None:
        """Cards laid aside, counted: they lie in some of the field's unknown places."""
        first, end = field.among[0]
        self.one_hot += [(field.base + field.size + at, self.size - first - 1, self.size) for at in range(field.size)]
        self.size += end - first

    def look(self, masked: Any) -> "Vector":
        """The numbers of masked cells."""
        import numpy as np  # heavy, and nobody else needs it

        cells = np.frombuffer(masked.dump(), dtype=np.int16)
        row = np.zeros(self.size, dtype=np.float32)
        row[self.layout.seats.index(self.seats)] = 1
        sources, targets = self._pairs
        row[targets] = cells[sources]
        known = cells.tolist()
        for cell, start, unknown in self.one_hot:
            value = known[cell]
            if value > 0 or unknown < 0:
                row[start + value] += 1
            elif value < 0:
                row[unknown] += 1
        for cell, start in self.chairs:
            row[start + (known[cell] - self.first) % self.seats] = 1
        for cell, start in self.circles:
            for other in range(self.seats):
                row[start + other] = known[cell] >> (self.first + other) % self.seats & 1
        self._look_at_waits(row, known)
        return row

    @property
    def _pairs(self) -> tuple[Any, Any]:
        """The plain numbers' cells and places, as numpy wants them."""
        pairs = self.__dict__.get("pairs")
        if pairs is None:
            import numpy as np

            table = np.array(self.numbers, dtype=np.intp).reshape(-1, 2)
            pairs = self.__dict__["pairs"] = table[:, 0].copy(), table[:, 1].copy()
        found: tuple[Any, Any] = pairs
        return found

    def _look_at_waits(self, row: "Vector", cells: list[int]) -> None:
        """The decision on top and all that wait beneath it: kind, who is asked, what about, how much."""
        for level in range(cells[DEPTH] + 1):
            at = 0 if level == 0 else BENEATH + PARTS * (cells[DEPTH] - level)
            start = self.waits + level * self.wait_size
            kind = self.asks.kinds[cells[at + KIND]]
            row[start + kind.number] = 1
            start += len(self.asks.kinds)
            if cells[at + SEAT] >= 0:
                row[start + (cells[at + SEAT] - self.first) % self.seats] = 1
            start += self.most
            if kind.names:
                row[start + self.subjects[kind.about, kind.names[cells[at + ABOUT]]]] = 1
            if kind.second == "player":  # seats are counted from the observing one
                row[start + self.subjects["player", str((cells[at + AMOUNT] - self.first) % self.seats)]] = 1
            elif kind.second:
                row[start + self.subjects[kind.second, kind.second_names[cells[at + AMOUNT]]]] = 1
            else:
                row[start + len(self.subjects)] = cells[at + AMOUNT]


@cache
def topics(kinds: tuple[Any, ...]) -> tuple[tuple[str, str], ...]:
    """All that decisions can be about, each once."""
    return tuple(dict.fromkeys(
        (about, name) for kind in kinds
        for about, listed in ((kind.about, kind.names), (kind.second, kind.second_names)) for name in listed))


def names(rules: Any) -> Iterator[str]:
    """What each number of an observation means."""
    layout, asks = rules.tables().layout, rules.tables().asks
    most = layout.seats.stop - 1
    yield from (f"seats.{count}" for count in layout.seats)
    for field in layout.fields:
        if not field.of_seat:
            yield from (f"table.{name}" for name in field_names(field, most))
    for field in layout.mixed:
        yield from (f"table.{field.name}_among.{field.names[card]}" for card in range(*field.among[0]))
    for other in range(most):
        for field in layout.fields:
            if field.of_seat:
                yield from (f"seat{other}.{name}" for name in field_names(field, most))
    for level in range(layout.levels + 1):
        yield from (f"asks{level}.kind.{kind.name}" for kind in asks.kinds)
        yield from (f"asks{level}.seat.{other}" for other in range(most))
        yield from (f"asks{level}.{about}.{name}" for about, name in topics(tuple(asks.kinds)))
        yield f"asks{level}.amount"


def field_names(field: Field, most: int) -> Iterable[str]:
    """The names of one field's numbers."""
    if field.form == "option":
        return [f"{field.name}.{at}" for at in range(field.top + 1)]
    if field.form == "seat":
        return [f"{field.name}.{at}" for at in range(most)]
    if field.form == "seats":
        return [f"{field.name}.{place}.{at}" for place in range(field.size) for at in range(most)]
    if field.form == "cards":
        return [name for row in range(max(1, len(field.rows))) for name in card_names(field, row)]
    if field.form in ("counts", "pool"):
        return [f"{field.name}.{name}" for name in field.names]
    return [field.name] if field.size == 1 else [f"{field.name}.{at}" for at in range(field.size)]


def card_names(field: Field, row: int) -> Iterable[str]:
    """The names of one row's numbers: a set is counted together, other places are one-hot each; unknown comes last."""
    first, end = field.among[row]
    head = f"{field.name}.{field.rows[row]}" if field.rows else field.name
    places = [head] if field.falling or field.places == 1 else [f"{head}.{at}" for at in range(field.places)]
    return [f"{place}.{name}" for place in places for name in (*field.names[first:end], "unknown")]


def mask(pos: Any) -> "Mask":
    """For each move of the game, whether it is legal."""
    return mask_of(pos.game.move_count, pos.moves())


def mask_of(count: int, moves: Iterable[int]) -> "Mask":
    """True at these moves."""
    import numpy as np  # heavy, and nobody else needs it

    row = np.zeros(count, dtype=np.bool_)
    row[list(moves)] = True
    return row
