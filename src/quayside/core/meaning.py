"""Positions as plain data, by meaning, and back: states, views, packed bytes."""

import zlib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from itertools import compress
from typing import Any

from quayside.core.checking import check_cells, check_position
from quayside.core.errors import StateError
from quayside.core.layout import (
    ABOUT,
    AMOUNT,
    BENEATH,
    DEPTH,
    KIND,
    PARTS,
    SEAT,
    Field,
    Layout,
)
from quayside.core.reading import read_state

HIDDEN = "?"

Plan = tuple[str, int, int, Callable[[list[int]], Any]]


def options(pos: Any) -> dict[str, Any]:
    """What a table chose, by name."""
    layout = pos.tables().layout
    return {choice.name: choice.choices[pos.number(cell)] for choice, cell in layout.option_cells()}


def state(pos: Any) -> dict[str, Any]:
    """The complete position as plain data."""
    game = pos.game
    cells = pos.raw()
    return {"game": game.name, "rules_version": game.rules_version, "cards": deepcopy(game.changes),
            "options": options(pos), "seats": pos.seats, "waits": waits(pos, cells), **contents(pos, cells)}


def view(pos: Any, seat: int) -> dict[str, Any]:
    """What a seat (-1: a spectator) may know."""
    own = pos.mover == seat and seat >= 0
    return view_of_masked(pos.masked(seat), seat, pos.moves() if own else [])


def view_of_masked(masked: Any, seat: int, moves: list[int]) -> dict[str, Any]:
    """What a seat may know, out of its masked cells."""
    game = masked.game
    cells = masked.raw()
    layout = masked.tables().layout
    told = contents(masked, cells)
    if layout.rest is not None:
        left = masked.left_over()
        name, names, shown = layout.rest
        told["table"][name] = dict(compress(zip(names[:shown], left, strict=False), left))
        if shown < len(names):
            told["table"]["left_the_game"] = dict(compress(zip(names[shown:], left[shown:], strict=True), left[shown:]))
    for field in layout.mixed:
        aside = cells[field.base + field.size : field.base + 2 * field.size]
        told["table"][f"{field.name}_among"] = [field.names[card - 1] for card in reversed(aside) if card]
    texts = masked.tables().space.texts
    return {"game": game.name, "rules_version": game.rules_version, "options": options(masked), "seats": masked.seats,
            "viewer": None if seat < 0 else seat, "mover": masked.mover, "waits": waits(masked, cells), **told,
            "moves": [texts[move] for move in moves]}


def waits(pos: Any, cells: list[int]) -> list[dict[str, Any]]:
    """What is asked, and what waits beneath it, the next first."""
    kinds = pos.tables().asks.kinds
    starts = [0, *(BENEATH + PARTS * level for level in range(cells[DEPTH] - 1, -1, -1))]
    return [wait(kinds[cells[at + KIND]], cells[at : at + PARTS]) for at in starts]


def wait(kind: Any, cells: list[int]) -> dict[str, Any]:
    """One waiting decision by meaning."""
    told: dict[str, Any] = {"kind": kind.name, "seat": cells[SEAT]}
    if kind.names:
        told[kind.about] = kind.names[cells[ABOUT]]
    if kind.second:
        told[kind.second] = cells[AMOUNT] if kind.second == "player" else kind.second_names[cells[AMOUNT]]
    elif kind.amount:
        told["amount"] = cells[AMOUNT]
    return told


def contents(pos: Any, cells: list[int]) -> dict[str, Any]:
    """All fields by meaning: those of the table, and those of each seat."""
    layout: Layout = pos.tables().layout
    table, by_seat = plans(layout)
    seats = [cells[layout.shared + seat * layout.block : layout.shared + (seat + 1) * layout.block]
             for seat in range(pos.seats)]
    return {"table": {name: read(cells[first:end]) for name, first, end, read in table},
            "by_seat": [{name: read(own[first:end]) for name, first, end, read in by_seat} for own in seats]}


@cache
def plans(layout: Layout) -> tuple[list[Plan], list[Plan]]:
    """How the fields of the table are read, options apart, and those of a seat, within its block."""
    return ([(field.name, field.base, field.base + field.size, reader(field)) for field in layout.fields
             if not field.of_seat and field.form != "option"],
            [(field.name, field.base - layout.shared, field.base - layout.shared + field.size, reader(field))
             for field in layout.fields if field.of_seat])


def reader(field: Field) -> Callable[[list[int]], Any]:
    """What reads the cells of a field by meaning."""
    if field.form in ("counts", "pool"):
        return lambda values: dict(compress(zip(field.names, values, strict=True), values))
    if field.form == "cards":
        return card_reader(field)
    if field.form == "seats":
        return lambda values: [seats_of(value) for value in values]
    return (lambda values: values[0]) if field.size == 1 else list


def seats_of(mask: int) -> list[int]:
    """The seats of a set, a bit for each."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def card_reader(field: Field) -> Callable[[list[int]], Any]:
    """What reads places: of a set the cards that are there, the lowest first; otherwise place by place."""
    faces: list[str | None] = [None, *field.names, HIDDEN]  # UNKNOWN, -1, is the last

    def place(values: list[int]) -> str | None:
        return faces[values[0]]

    def row(values: list[int]) -> list[str | None]:
        return [faces[value] for value in values]

    def whole(values: list[int]) -> list[str | None]:
        return [faces[value] for value in values[::-1] if value]

    one = whole if field.falling else row if field.places > 1 else place
    starts = [(name, at * field.places, (at + 1) * field.places) for at, name in enumerate(field.rows)]
    return (lambda values: {name: one(values[first:end]) for name, first, end in starts}) if starts else one


def load(game: Any, data: Any) -> Any:
    """The position that `state` turned into plain data; StateError says what is wrong."""
    seats, cells = read_state(game, data)
    return adopted(game, seats, cells)


def adopted(game: Any, seats: int, cells: list[int]) -> Any:
    """A position with these cells, once everything that its fields say has been checked."""
    check_cells(game, seats, cells)
    pos = game.table()
    pos.adopt(seats, cells)
    check_position(game, pos)
    return pos


def unpack(game: Any, data: bytes) -> Any:
    """The position that `pack` turned into bytes; StateError says what is wrong."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise StateError(f"a packed position is bytes, not {type(data).__name__}")
    if not isinstance(data, bytes | bytearray | memoryview):
        raise StateError(f"a packed position is bytes, not {type(data).__name__}")
    packed = bytes(data)
    head = game.stamp(0)
    if len(packed) < len(head) + 4 or packed[:4] != head[:4]:
        raise StateError(f"these bytes are no packed position of {game.name} in rules version {game.rules_version}")
    if zlib.crc32(packed[:-4]) != int.from_bytes(packed[-4:], "big"):
        raise StateError("the packed position is damaged: cut off, too long, or changed on the way")
    if packed[4 : len(head) - 1] != head[4:-1]:
        raise StateError("the packed position was played with other cards than this game's")
    seats = packed[len(head) - 1]
    if seats not in game.seats:
        raise StateError(f"the packed position has {seats} seats; {game.name} has "
                         f"{game.seats.start} to {game.seats.stop - 1}")
    return adopted(game, seats, decoded(packed[len(head) : -4], game.rules.tables().layout.size(seats)))


def decoded(body: bytes, size: int) -> list[int]:
    """The cells that `Position.body` turned into bytes."""
    cells: list[int] = []
    parts = iter(body)
    try:
        for part in parts:
            if part > 127:
                cells.extend([0] * (part - 128))
            elif part < 127:
                cells.append(part)
            else:
                value = next(parts) | next(parts) << 8
                cells.append(value - 65536 if value > 32767 else value)
    except StopIteration:
        raise StateError("the packed position ends in the middle of a number") from None
    if len(cells) != size:
        raise StateError(f"the packed position has {len(cells)} cells; expected {size}")
    return cells


def unpacked(game: Any, data: bytes) -> Any:
    """How a pickle makes a position."""
    return unpack(game, data)
