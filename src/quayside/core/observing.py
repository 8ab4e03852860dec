"""A position as numbers for a network: derived from the layout, named one by one.

The observing seat comes first and the others follow clockwise, padded to the largest number of seats. Cards are
counted or one-hot, an unknown card is a feature of its own, and the decision that waits stands with all beneath it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from quayside.core.layout import ABOUT, AMOUNT, BENEATH, DEPTH, KIND, PARTS, SEAT, UNKNOWN, Field, Layout

if TYPE_CHECKING:
    import numpy as np

    Vector = np.ndarray[Any, np.dtype[np.float32]]
    Mask = np.ndarray[Any, np.dtype[np.bool_]]


def observe(pos: Any, seat: int) -> "Vector":
    """What the seat (-1: a spectator) may know."""
    return observe_masked(pos.masked(seat), seat)


def observe_masked(masked: Any, seat: int) -> "Vector":
    """The numbers of masked cells."""
    import numpy as np  # heavy, and nobody else needs it

    layout: Layout = masked.tables()[0]
    asks = masked.tables()[2]
    cells, seats, first = masked.raw(), masked.seats, max(seat, 0)
    most = layout.seats.stop - 1
    row: list[float] = [float(seats == count) for count in layout.seats]
    for field in layout.fields:
        if not field.of_seat:
            row += features(field, cells[field.base : field.base + field.size], seats, first, most)
    for field in layout.mixed:
        aside = cells[field.base + field.size : field.base + 2 * field.size]
        row += [float(aside.count(card + 1)) for card in range(*field.among[0])]
    for other in range(most):
        shift = (first + other) % seats * layout.block
        for field in layout.fields:
            if field.of_seat:
                row += (features(field, cells[field.base + shift : field.base + shift + field.size], seats, first, most)
                        if other < seats else [0.0] * len(tuple(field_names(field, most))))
    row += waiting(layout, asks, cells, seats, first)
    return np.array(row, dtype=np.float32)


def features(field: Field, values: list[int], seats: int, first: int, most: int) -> list[float]:
    """One field as numbers."""
    if field.form == "option":
        return [float(values[0] == at) for at in range(field.top + 1)]
    if field.form == "seat":
        return [float((values[0] - first) % seats == at) for at in range(most)]
    if field.form == "seats":
        return [float(at < seats and value >> (first + at) % seats & 1) for value in values for at in range(most)]
    if field.form == "cards":
        return [number for row in range(max(1, len(field.rows)))
                for number in card_features(field, row, values[row * field.places : (row + 1) * field.places])]
    return [float(value) for value in values]


def card_features(field: Field, row: int, values: list[int]) -> list[float]:
    """The places of a row: counted together when it is a set, one-hot each when it is not; unknown ones last."""
    first, end = field.among[row]
    if field.falling:
        return [*(float(values.count(name + 1)) for name in range(first, end)), float(values.count(UNKNOWN))]
    return [number for value in values
            for number in (*(float(value == name + 1) for name in range(first, end)), float(value == UNKNOWN))]


def waiting(layout: Layout, asks: Any, cells: list[int], seats: int, first: int) -> list[float]:
    """The decision on top and all that wait beneath it."""
    row: list[float] = []
    depth = cells[DEPTH]
    for level in range(layout.levels + 1):
        at = 0 if level == 0 else BENEATH + PARTS * (depth - level)
        row += wait_features(layout, asks, cells[at : at + PARTS] if level <= depth else None, seats, first)
    return row


def wait_features(layout: Layout, asks: Any, wait: list[int] | None, seats: int, first: int) -> list[float]:
    """One waiting decision: its kind, who is asked, what about, how much."""
    most = layout.seats.stop - 1
    subjects = topics(tuple(asks.kinds))
    if wait is None:
        return [0.0] * (len(asks.kinds) + most + len(subjects) + 1)
    kind = asks.kinds[wait[KIND]]
    seat = (wait[SEAT] - first) % seats if wait[SEAT] >= 0 else -1
    topic = (kind.about, kind.names[wait[ABOUT]]) if kind.names else None
    return [*(float(kind.number == at) for at in range(len(asks.kinds))), *(float(seat == at) for at in range(most)),
            *(float(subject == topic) for subject in subjects), float(wait[AMOUNT])]


@cache
def topics(kinds: tuple[Any, ...]) -> tuple[tuple[str, str], ...]:
    """All that decisions can be about, each once."""
    return tuple(dict.fromkeys((kind.about, name) for kind in kinds for name in kind.names))


def names(rules: Any) -> Iterator[str]:
    """What each number of an observation means."""
    layout, _, asks, _, _ = rules.tables()
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
    """The names of one row's numbers."""
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
