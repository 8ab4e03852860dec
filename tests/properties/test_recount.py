"""Cards and money are conserved, counted again from plain data."""

from collections import Counter

import pytest

import quayside

from .recount import MONEY, lying
from .tables import Table, every_table, many, start, step, walk

MONEY_TABLES = [Table(name, seats) for name in MONEY for seats in quayside.game(name).seats]


@every_table
def test_cards_are_conserved(table: Table) -> None:
    """All printed cards are there at the start, none comes back once it has gone, none is there twice."""
    game = quayside.game(table.game)
    names = frozenset(row["id"] for row in game.rows)
    printed = Counter({row["id"]: row["count"] for row in game.rows})
    for seed in range(min(3, many(table))):
        before = printed
        for at, pos in enumerate(walk(table, seed)):
            now = lying(pos.state(), names)
            assert now <= before, now - before
            assert now == before or at > 0
            before = now


@every_table
def test_every_view_accounts_for_every_card(table: Table) -> None:
    """In a seat's view the cards that lie, those unseen and those gone are together all that were printed."""
    game = quayside.game(table.game)
    names = frozenset(row["id"] for row in game.rows)
    printed = Counter({row["id"]: row["count"] for row in game.rows})
    for at, pos in enumerate(walk(table, 1)):
        if at % 5 == 0:
            for seat in (None, *range(table.seats)):
                assert lying(pos.view(seat), names) == printed


@pytest.mark.parametrize("table", MONEY_TABLES, ids=str)
def test_money_is_conserved(table: Table) -> None:
    """Money changes by what each move pays and earns, and by nothing else."""
    game = quayside.game(table.game)
    rows = {row["id"]: row for row in game.rows}
    wealth, gain = MONEY[table.game]
    for seed in range(3):
        pos, dice = start(table, seed), quayside.Dice(seed)
        while pos.mover != quayside.OVER:
            before = wealth(pos.state(), rows)
            parts = game.parts(step(pos, dice))
            assert wealth(pos.state(), rows) == before + gain(parts, rows), parts
            assert all(seat["cash"] >= 0 for seat in pos.state()["by_seat"])
