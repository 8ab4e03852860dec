"""Tables of outcomes: what stands in them, and how they are written and read back."""

import builtins
import csv
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.arena import ArenaError, Outcome, Series, play_many, summarize
from quayside.arena.many import planned


@pytest.fixture(scope="module")
def series() -> Series:
    """Two games with made-up ends: a shared victory, then one of greedy's."""
    plan = planned("packet-row", "greedy,random", 2, 7)
    return Series(plan, [
        Outcome(1, ("random", "greedy"), (12, 18), (2, 1), (-1.0, 1.0), 90, 15,
                ({"banker": 2}, {"banker": 1, "vp_library": 1}), 0.5),
        Outcome(0, ("greedy", "random"), (20, 20), (1, 1), (0.0, 0.0), 100, 17, ({"vp_library": 1}, {}), 0.5)])


def test_games_stand_in_order(series: Series) -> None:
    """However they came in."""
    assert [outcome.number for outcome in series.outcomes] == [0, 1]


def test_a_row_is_a_seat_in_a_game(series: Series) -> None:
    """Scores, place, share of the victory, and a column for each card that was taken, in the game's order."""
    assert next(series.rows()) == {
        "game": 0, "seat": 0, "bot": "greedy", "score": 20, "place": 1, "win": 0.5, "return": 0.0, "decisions": 100,
        "rounds": 17, "seconds": 0.5, "taken_vp_library": 1, "taken_banker": 0}


def test_bots_are_counted_by_games(series: Series) -> None:
    """Greedy shared one victory and won the other: three quarters of two games, where a half would be even."""
    greedy, chance = summarize(series).by_bot
    assert (greedy.name, greedy.wins.value, greedy.wins.count, greedy.fair) == ("greedy", 0.75, 2, 0.5)
    assert (greedy.score.value, greedy.place) == (19, 1)
    assert (chance.wins.value, chance.score.value, chance.place) == (0.25, 16, 1.5)


def test_seats_are_counted_too(series: Series) -> None:
    """Each seat shared the first game; seat 1 won the second."""
    assert [row.wins.value for row in summarize(series).by_seat] == [0.25, 0.75]
    assert [row.score.value for row in summarize(series).by_seat] == [16, 19]


def test_lengths_are_averaged(series: Series) -> None:
    """Decisions and rounds of both games."""
    lengths = summarize(series).lengths
    assert (lengths["decisions"].value, lengths["rounds"].value) == (95, 16)


def test_cards_tell_how_those_fared_who_took_them(series: Series) -> None:
    """The Library was taken twice, by half a winner and a winner; bankers three times by a loser and a winner."""
    library, banker = summarize(series).cards
    assert (library.card, library.taken, library.per_game, library.wins.value) == ("vp_library", 2, 1, 0.75)
    assert (banker.card, banker.copies, banker.taken, banker.wins.value) == ("banker", 5, 3, 0.5)


def test_several_seats_of_a_bot_make_one_observation() -> None:
    """A bot at every seat wins every game, whole."""
    row, = summarize(play_many("packet-row", "random", 5, 4, 1, 1)).by_bot
    assert (row.wins.value, row.wins.count, row.fair) == (1, 5, 1)


def test_csv_can_be_read_back(series: Series, tmp_path: Path) -> None:
    """The same table, as text."""
    series.write_csv(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert rows == [{name: str(value) for name, value in row.items()} for row in series.rows()]


def test_parquet_can_be_read_back(series: Series, tmp_path: Path) -> None:
    """The same table, with its types."""
    parquet = pytest.importorskip("pyarrow.parquet")
    series.write_parquet(tmp_path / "games.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == list(series.rows())


def test_parquet_without_pyarrow_is_a_sentence(series: Series, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install."""
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ArenaError, match=r"quayside\[parquet\]"):
        series.write_parquet("games.parquet")


def test_a_file_that_cannot_be_written_is_a_sentence(series: Series, tmp_path: Path) -> None:
    """It names the file."""
    with pytest.raises(quayside.Error, match=r"games\.csv cannot be written: No such file"):
        series.write_csv(tmp_path / "nowhere" / "games.csv")
