"""An observation is a row of named numbers: one size for a game, the observing seat first."""

import numpy as np

import quayside

from .tables import Table, every_game, every_table, some


@every_game
def test_names_are_unique_and_as_many_as_numbers(name: str) -> None:
    """No name stands twice, and there are as many as an observation has numbers."""
    game = quayside.game(name)
    assert len(set(game.observation_names)) == len(game.observation_names) == game.observation_size
    assert all(isinstance(each, str) and each for each in game.observation_names)


@every_table
def test_every_observation_has_the_size_of_the_game(table: Table) -> None:
    """Whoever looks, in whatever position and at whatever table, the vector has the game's one size."""
    for pos in some(table, 60):
        for seat in (None, *range(table.seats)):
            row = pos.observe(seat)
            assert row.dtype == np.float32
            assert row.shape == (pos.game.observation_size,)
            assert np.isfinite(row).all()


@every_table
def test_the_observing_seat_comes_first(table: Table) -> None:
    """What a seat has stands under seat0 in its own observation and moves round the table in those of the others."""
    game = quayside.game(table.game)
    numbers = [field.name for field in game.layout.fields if field.of_seat and field.form == "number"]
    assert numbers
    for pos in some(table, 30):
        for seat in range(table.seats):
            row = dict(zip(game.observation_names, pos.observe(seat), strict=True))
            for away in range(game.seats.stop - 1):
                for name in numbers:
                    there = pos.view(seat)["by_seat"][(seat + away) % table.seats][name] if away < table.seats else 0
                    assert row[f"seat{away}.{name}"] == there


@every_table
def test_the_question_and_all_beneath_it_are_observed(table: Table) -> None:
    """Each waiting decision lights exactly one kind, the question on top first; deeper levels are empty."""
    game = quayside.game(table.game)
    kinds = {level: [at for at, name in enumerate(game.observation_names) if name.startswith(f"asks{level}.kind.")]
             for level in range(game.layout.levels + 1)}
    for pos in some(table, 40):
        row, waits = pos.observe(0), pos.view(0)["waits"]
        for level, places in kinds.items():
            lit = [game.observation_names[at].rpartition(".")[2] for at in places if row[at] == 1.0]
            assert lit == ([waits[level]["kind"]] if level < len(waits) else [])


@every_table
def test_nobody_observes_as_seat_zero_without_secrets(table: Table) -> None:
    """observe(None) puts seat 0 first and knows what a spectator knows."""
    game = quayside.game(table.game)
    public = [at for at, name in enumerate(game.observation_names) if name.startswith("asks")]
    for pos in some(table, 20):
        assert (pos.observe(None)[public] == pos.observe(0)[public]).all()
        assert (pos.observe(None) == pos.redeal(None, quayside.Dice(3)).observe(None)).all()
