"""A state, plain data from outside, into cells; whatever is wrong is said with its place."""

from collections.abc import Mapping
from typing import Any

from quayside.core.errors import StateError
from quayside.core.layout import BENEATH, DEPTH, PARTS, SEAT, Field, Layout

KEYS = {"game", "rules_version", "cards", "options", "seats", "waits", "table", "by_seat"}


def read_state(game: Any, data: Any) -> tuple[int, list[int]]:
    """Seats and cells out of a state; bounds are checked afterwards."""
    keyed(data, "the state", KEYS)
    if data["game"] != game.name:
        raise StateError(f"the state is of the game {data['game']!r}; expected {game.name!r}")
    if type(data["rules_version"]) is not int or data["rules_version"] != game.rules_version:
        raise StateError(f"the state is of rules version {data['rules_version']!r}; expected {game.rules_version}")
    if data["cards"] != game.changes:
        raise StateError("the state was played with other cards than this game's")
    seats = whole(data["seats"], "seats")
    if seats not in game.seats:
        raise StateError(f"seats: {seats}; {game.name} has {game.seats.start} to {game.seats.stop - 1}")
    layout: Layout = game.rules.tables().layout
    cells = [0] * layout.size(seats)
    read_options(layout, data["options"], cells)
    read_waits(game, layout, data["waits"], cells)
    read_fields(layout, data["table"], "table", [field for field in layout.fields
                                                 if not field.of_seat and field.form != "option"], cells, 0)
    listed(data["by_seat"], "by_seat", seats)
    for seat in range(seats):
        read_fields(layout, data["by_seat"][seat], f"seat {seat}", [field for field in layout.fields if field.of_seat],
                    cells, seat * layout.block)
    return seats, cells


def keyed(data: Any, where: str, keys: set[str]) -> None:
    """It is a mapping with exactly these keys."""
    if not isinstance(data, Mapping):
        raise StateError(f"{where}: {data!r} is no mapping")
    for key in sorted(keys - set(data)):
        raise StateError(f"{where}: {key!r} is missing")
    for key in sorted(set(data) - keys, key=str):
        raise StateError(f"{where}: {key!r} is unknown; expected {', '.join(sorted(keys))}")


def listed(data: Any, where: str, length: int) -> None:
    """It is a list of this length."""
    if not isinstance(data, list | tuple) or len(data) != length:
        raise StateError(f"{where}: {data!r} is no list of {length}")


def whole(value: Any, where: str) -> int:
    """It is a whole number that fits a cell."""
    if isinstance(value, bool) or not isinstance(value, int) or not -32768 <= value <= 32767:
        raise StateError(f"{where}: {value!r} is no whole number from -32768 to 32767")
    return value


def read_options(layout: Layout, data: Any, cells: list[int]) -> None:
    """The numbers of the choices."""
    keyed(data, "options", {choice.name for choice in layout.choices})
    for choice in layout.choices:
        value = data[choice.name]
        fitting = [at for at, known in enumerate(choice.choices) if known == value and type(known) is type(value)]
        if not fitting:
            raise StateError(f"options: {choice.name} cannot be {value!r}")
        cells[layout.field(choice.name).base] = fitting[0]


def read_waits(game: Any, layout: Layout, data: Any, cells: list[int]) -> None:
    """What is asked, and what waits beneath it."""
    if not isinstance(data, list | tuple) or not 1 <= len(data) <= layout.levels + 1:
        raise StateError(f"waits: {data!r} is no list of 1 to {layout.levels + 1} questions")
    cells[DEPTH] = len(data) - 1
    for at, row in enumerate(data):
        start = 0 if at == 0 else BENEATH + PARTS * (len(data) - 1 - at)
        cells[start : start + PARTS] = read_wait(game, row, f"waits {at}")


def read_wait(game: Any, data: Any, where: str) -> list[int]:
    """The cells of one waiting decision."""
    kinds = {kind.name: kind for kind in game.rules.tables().asks.kinds}
    name = data.get("kind") if isinstance(data, Mapping) else None
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise StateError(f"{where}: {name!r} is no kind of question; expected one of {', '.join(kinds)}")
    size = kind.second or ("amount" if kind.amount else "")
    keyed(data, where, {"kind", "seat", kind.about, size} - {""})
    about = index_of(kind.names, data[kind.about], where) if kind.names else 0
    amount = (index_of(kind.second_names, data[size], where) if kind.second not in ("", "player")
              else whole(data[size], f"{where}: amount") if size else 0)
    cells = [kind.number, 0, about, amount]
    cells[SEAT] = whole(data["seat"], f"{where}: seat")
    return cells


def index_of(names: tuple[str, ...], name: Any, where: str) -> int:
    """The number of a name."""
    if name not in names:
        raise StateError(f"{where}: {name!r} is unknown")
    return names.index(name)


def read_fields(layout: Layout, data: Any, where: str, fields: list[Field], cells: list[int], shift: int) -> None:
    """All fields of the table, or of a seat."""
    keyed(data, where, {field.name for field in fields})
    for field in fields:
        values = read_field(field, data[field.name], f"{where}: {field.name}")
        base = field.base + shift
        cells[base : base + field.size] = values
        if field.form == "pool":
            for deck, (first, end) in enumerate(field.among):
                cells[base + field.places + deck] = sum(values[first:end])


def read_field(field: Field, data: Any, where: str) -> list[int]:
    """The cells of one field."""
    if field.form in ("counts", "pool"):
        return read_counts(field, data, where)
    if field.form == "seats":
        listed(data, where, field.size)
        return [read_seats(seats, where) for seats in data]
    if field.form != "cards":
        if field.size == 1:
            return [whole(data, where)]
        listed(data, where, field.size)
        return [whole(value, where) for value in data]
    if field.rows:
        keyed(data, where, set(field.rows))
        return [cell for row in field.rows for cell in read_row(field, data[row], f"{where}, {row}")]
    return read_row(field, [data] if field.size == 1 and not field.falling else data, where)


def read_seats(data: Any, where: str) -> int:
    """A set of seats, ascending, as a bit for each."""
    if not isinstance(data, list | tuple) or any(type(seat) is not int or not 0 <= seat < 15 for seat in data) or (
            sorted(set(data)) != list(data)):
        raise StateError(f"{where}: {data!r} is no ascending list of seats")
    return sum(1 << seat for seat in data)


def read_counts(field: Field, data: Any, where: str) -> list[int]:
    """How many of each name; names that are not there count 0."""
    if not isinstance(data, Mapping):
        raise StateError(f"{where}: {data!r} is no mapping of names to numbers")
    for name in data:
        if name not in field.names:
            raise StateError(f"{where}: {name!r} is unknown")
    return [whole(data.get(name, 0), f"{where}: {name}") for name in field.names]


def read_row(field: Field, data: Any, where: str) -> list[int]:
    """The places of a row."""
    if not isinstance(data, list | tuple) or len(data) > field.places or (
            not field.falling and len(data) != field.places):
        raise StateError(f"{where}: {data!r} is no list of {'at most ' if field.falling else ''}{field.places} cards")
    values = [0 if name is None else index_of(field.names, name, where) + 1 for name in data]
    if field.falling:
        values = sorted(values, reverse=True)
        values += [0] * (field.places - len(values))
    return values
