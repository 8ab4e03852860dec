"""Dealing anew is fair: every card that may lie in a place lies there as often as it should."""

from collections import Counter
from math import sqrt
from typing import Any

import quayside

from .tables import Table, every_table, some

DEALS = 4000 if quayside.compiled else 600


def places(pos: Any, seat: int) -> list[tuple[Any, int]]:
    """The places that the seat cannot know and has not seen, with their fields."""
    layout, cells = pos.game.layout, pos.masked(seat).raw()
    return [(field, field.base + other * layout.block + at) for field in layout.secrets() if not field.falling
            for other in range(pos.seats if field.of_seat else 1) for at in range(field.size)
            if cells[field.base + other * layout.block + at] < 0
            and not any(cells[field.base + field.size : field.base + 2 * field.size] if field.met_by else ())]


@every_table
def test_every_possible_card_is_equally_likely(table: Table) -> None:
    """Over many redeals each unknown place holds each card as often as the pool has it (chi-square, wide bound)."""
    for pos in [pos for pos in some(table, 40) if places(pos, 0)][:2]:
        masked = pos.masked(0).raw()
        found: dict[int, Counter[int]] = {place: Counter() for _, place in places(pos, 0)}
        dice = quayside.Dice(99)
        for _ in range(DEALS):
            cells = pos.redeal(0, dice).raw()
            for place, counter in found.items():
                counter[cells[place] - 1] += 1
        for field, place in places(pos, 0):
            first, end = field.among[0]
            pool = masked[(base := pos.game.layout.field(field.drawn_from).base) + first : base + end]
            assert likely(found[place], dict(enumerate(pool, first))), (field.name, found[place])


def likely(found: Counter[int], weights: dict[int, int]) -> bool:
    """Whether the counts could come from these weights: five standard deviations of chi-square."""
    total, whole = sum(found.values()), sum(weights.values())
    if any(weights.get(card, 0) == 0 for card in found):
        return False
    expected = {card: total * weight / whole for card, weight in weights.items() if weight}
    square = sum((found[card] - number) ** 2 / number for card, number in expected.items())
    degrees = len(expected) - 1
    return square < degrees + 5 * sqrt(2 * degrees) + 5
