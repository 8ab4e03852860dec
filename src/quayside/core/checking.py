"""Whether cells from outside can be a position: ranges, cards that exist, questions that can be asked."""

from itertools import pairwise
from typing import Any

from quayside.core.errors import StateError
from quayside.core.layout import (
    ABOUT,
    ALL,
    AMOUNT,
    BENEATH,
    CELL_TOP,
    CHANCE,
    DEPTH,
    KIND,
    OVER,
    PARTS,
    SEAT,
    UNKNOWN,
    Field,
    Layout,
)

BY = {"seat": "a seat", "chance": "chance", "over": "nobody"}


def check_cells(game: Any, seats: int, cells: list[int], *, masked: bool = False) -> None:
    """Every cell within its bounds, before a position takes them over."""
    layout: Layout = game.rules.tables().layout
    check_waits(game, seats, cells, layout)
    for field in layout.fields:
        for seat in range(seats if field.of_seat else 1):
            where = f"seat {seat}: {field.name}" if field.of_seat else field.name
            base = field.base + seat * layout.block
            values = cells[base : base + field.size]
            if masked and field.seen_by != ALL:
                values = [0 if value == UNKNOWN else value for value in values]
            check_field(field, where, values, seats)
            check_kept(field, where, cells, base, masked=masked)


def check_field(field: Field, where: str, values: list[int], seats: int) -> None:
    """One field of the table or of a seat."""
    top = {"seat": seats - 1, "seats": (1 << seats) - 1}.get(field.form, field.top)
    for at, value in enumerate(values):
        if not field.low <= value <= top:
            name = f" of {field.names[at]}" if field.form in ("counts", "pool") else ""
            raise StateError(f"{where}: {value}{name} is out of range; expected {field.low} to {top}")
    if field.form == "cards":
        for row in range(max(1, len(field.rows))):
            check_row(field, where, row, values[row * field.places : (row + 1) * field.places])


def check_row(field: Field, where: str, row: int, values: list[int]) -> None:
    """The cards of a row belong there; a set lies in its one order."""
    first, end = field.among[row]
    for value in values:
        if value and not first < value <= end:
            place = f"{where}, {field.rows[row]}" if field.rows else where
            raise StateError(f"{place}: {field.names[value - 1]} does not belong there")
    if field.falling and any(later > earlier for earlier, later in pairwise(values)):
        raise StateError(f"{where}: the cards of a row do not lie in their order")


def check_kept(field: Field, where: str, cells: list[int], base: int, *, masked: bool) -> None:
    """The totals behind a pool agree with it; the room for cards laid aside is empty."""
    if field.form == "pool":
        for deck, (first, end) in enumerate(field.among):
            total = sum(cells[base + first : base + end])
            if total > CELL_TOP:
                raise StateError(f"{where}: a deck of {total} cards is too large")
            if cells[base + field.places + deck] != total:
                raise StateError(f"{where}: a deck counts {cells[base + field.places + deck]} cards and has {total}")
    aside = cells[base + field.size : base + 2 * field.size] if field.met_by else []
    if any(aside) and not masked:
        raise StateError(f"{where}: cards are laid aside as in a masked position")
    if any(card and not field.among[0][0] < card <= field.among[0][1] for card in aside):
        raise StateError(f"{where}: a card lies aside that does not belong there")


def check_waits(game: Any, seats: int, cells: list[int], layout: Layout) -> None:
    """Every waiting decision is one that the game can ask, and the places of none are empty."""
    depth = cells[DEPTH]
    if not 0 <= depth <= layout.levels:
        raise StateError(f"{depth} decisions wait beneath the one that is asked; expected 0 to {layout.levels}")
    if any(cells[BENEATH + PARTS * depth : BENEATH + PARTS * layout.levels]):
        raise StateError("something lies where no decision waits")
    check_wait(game, seats, cells[:PARTS], on_top=True)
    for level in range(depth):
        at = BENEATH + PARTS * level
        check_wait(game, seats, cells[at : at + PARTS], on_top=False)
    starts = [0, *(BENEATH + PARTS * level for level in range(depth - 1, -1, -1))]
    check_nesting([game.rules.tables().asks.kinds[cells[at + KIND]] for at in starts])


def check_nesting(kinds: list[Any]) -> None:
    """Each decision waits on one that it can return to, or on none when it is the lowest."""
    for kind, below in zip(kinds, [*kinds[1:], None], strict=True):
        if below.name not in kind.beneath if below else kind.beneath:
            what = f"waits on {below.name!r}" if below else "waits on nothing"
            expected = " or ".join(map(repr, kind.beneath)) or "nothing"
            raise StateError(f"waits: {kind.name!r} {what}; expected {expected} beneath it")


def check_wait(game: Any, seats: int, cells: list[int], *, on_top: bool) -> None:
    """One waiting decision: its kind, who answers, what it is about, how much."""
    kinds = game.rules.tables().asks.kinds
    if not 0 <= cells[KIND] < len(kinds):
        raise StateError(f"{cells[KIND]} is no kind of question; expected 0 to {len(kinds) - 1}")
    kind = kinds[cells[KIND]]
    mover = {"chance": CHANCE, "over": OVER}.get(kind.by)
    if cells[SEAT] != mover if mover is not None else not 0 <= cells[SEAT] < seats:
        raise StateError(f"the question {kind.name!r} is put to {cells[SEAT]}; it is for {BY.get(kind.by, 'a seat')}")
    if kind.by == ("nobody" if on_top else "over"):
        raise StateError(f"the step {kind.name!r} cannot wait in this place")
    if not 0 <= cells[ABOUT] < max(1, len(kind.names)) or not 0 <= cells[AMOUNT] <= kind.amount:
        raise StateError(f"the question {kind.name!r} cannot be about {cells[ABOUT]} with the amount {cells[AMOUNT]}")


def check_position(game: Any, pos: Any) -> None:
    """What only the whole position can tell: no card too often, a question with an answer, no flaw of the game's."""
    names = game.layout.rest[1] if game.layout.rest else ()
    for name, left, printed in zip(names, pos.left_over() if names else (), game.book.counts, strict=False):
        if left < 0:
            raise StateError(f"{name} is there {printed - left} times; it exists {printed} times")
    flaw = game.rules.tables().referee.flaw(pos)
    if flaw:
        raise StateError(flaw)
    if pos.mover != OVER and not pos.moves():
        raise StateError(f"nothing can answer the question {pos!r}")
