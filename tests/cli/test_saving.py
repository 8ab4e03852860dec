"""Saved games: which are offered again, and who sits at them."""

from pathlib import Path

import pytest

import quayside
from quayside.cli.play.saving import BESIDE, load, new_file, offered, save
from quayside.cli.play.seating import Seating, Sitter


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test."""
    monkeypatch.setattr("quayside.cli.play.saving.shelf", lambda: tmp_path)
    return tmp_path


def begun() -> quayside.Record:
    """A game of three in which somebody is asked."""
    return quayside.game("packet-row").match(seats=3, seed=2).record


def seating(seats: int) -> Seating:
    """A person, and bots at the other seats."""
    return Seating([Sitter(None, "Ada"), *(Sitter("greedy") for _ in range(seats - 1))])


def test_a_game_under_way_is_offered() -> None:
    """It can be gone on with, and everybody sits where they sat."""
    file = new_file("packet-row")
    save(file, begun(), seating(3))
    assert [(saved.file, saved.record, saved.seating) for saved in offered()] == [(file, begun(), seating(3))]


@pytest.mark.parametrize("seat", [None, 1], ids=["a spectator", "a seat"])
def test_what_was_only_seen_is_not_offered(seat: int | None) -> None:
    """A record that holds what one seat or a spectator has seen lacks moves: nobody can go on with it."""
    save(new_file("packet-row"), begun().seen_by(seat), seating(3))
    assert offered() == []


def test_what_a_seat_has_seen_is_not_offered_even_where_nothing_was_hidden() -> None:
    """Such a record could be replayed, and is still what one seat has seen of somebody's game."""
    record = begun()
    seen = quayside.Record(record.game, record.seats, record.options, record.moves, viewer=1)
    save(new_file("packet-row"), seen, seating(3))
    assert offered() == []


@pytest.mark.parametrize("seats", [2, 4], ids=["too few", "too many"])
def test_a_seats_file_of_another_size_is_refused(shelf: Path, seats: int) -> None:
    """Who sits at a game of three is not told by a file for two or four: the game is loaded without it."""
    file = shelf / "game.record"
    save(file, begun(), seating(3))
    assert load(file).seating == seating(3)
    file.with_name(file.name + BESIDE).write_text(seating(seats).dumps(), encoding="utf-8")
    assert load(file).seating is None
