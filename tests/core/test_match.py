"""A table at play: chance is resolved, moves are kept, and taken back where nobody has learned anything."""

from pathlib import Path

import pytest

import quayside
from quayside.core.match import Secrets

PACKET = quayside.game("packet-row")


def test_chance_is_resolved_at_once() -> None:
    """A match waits for a seat or is over; `play` gives the moves that chance made after the move."""
    match = PACKET.match(seats=3, seed=7)
    assert match.position.mover in range(3)
    before = len(match.record.moves)
    dealt = match.play(match.position.moves()[0])
    assert match.record.moves[before + 1 :] == dealt
    assert match.position.mover in range(3)


def test_a_seed_makes_the_same_table() -> None:
    """Equal seeds deal equally; without a seed tables differ."""
    assert PACKET.match(3, seed=7).position == PACKET.match(3, seed=7).position
    assert PACKET.match(3, seed=7).position != PACKET.match(3, seed=8).position
    assert PACKET.match(3).position != PACKET.match(3).position


def test_what_a_match_hands_out_is_a_copy() -> None:
    """Nobody plays on a match's position or writes into its record from outside."""
    match = PACKET.match(3, seed=7)
    digest = match.position.digest()
    match.position.playout(quayside.Dice(1))
    match.record.moves.clear()
    assert match.position.digest() == match.record.replay().digest() == digest


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    """A refused, misspelt or impossible move raises MoveError; position and record stay."""
    match = PACKET.match(3, seed=7)
    position, record = match.position, match.record
    for wrong in ("end the round", "take the library", "", 10**30, -1, None, 2.5):
        with pytest.raises(quayside.MoveError):
            match.play(wrong)  # type: ignore[arg-type]  # what callers do wrong
    assert (match.position, match.record) == (position, record)


def test_a_match_goes_on_from_a_record() -> None:
    """A resumed match has the same position, record and undo as the one that was saved."""
    match = PACKET.match(2, seed=3)
    match.play(match.position.moves()[0])
    again = quayside.Match.resumed(quayside.Record.loads(match.record.dumps()), seed=9)
    assert again.position == match.position
    assert again.record == match.record
    assert again.undo() == match.undo()
    assert again.position == match.position


def test_several_moves_are_taken_back_one_by_one() -> None:
    """Each undo takes back the last move of a seat, down to the first."""
    match = quayside.game("pilot").match(1, seed=3)
    positions = [match.position]
    for _ in range(2):
        match.play("rest")
        positions.append(match.position)
    for before in positions[-2::-1]:
        assert match.undo() == [match.position.game.parse("rest")]
        assert match.position == before
    with pytest.raises(quayside.UndoRefused, match="no move"):
        match.undo()


def test_undo_takes_forced_chance_back_too(tmp_path: Path) -> None:
    """Chance with one outcome tells nobody anything: it is taken back with the move before it."""
    file = tmp_path / "brigs.toml"
    file.write_text("[cards]\nsloop.count = 0\nbrig.count = 10\ngalleon.count = 0\nsmuggler.count = 0\n")
    match = quayside.game("pilot", cards=file).match(2, seed=1)
    game, before = match.position.game, match.position
    assert match.play("moor north") == [game.parse("draw brig")]
    assert match.undo() == [game.parse("moor north"), game.parse("draw brig")]
    assert match.position == before == match.record.replay()


def test_a_secret_that_turned_public_stays_public(tmp_path: Path) -> None:
    """Even where anybody could have guessed the card, turning it over is not taken back."""
    file = tmp_path / "brigs.toml"
    file.write_text("[cards]\nsloop.count = 0\nbrig.count = 10\ngalleon.count = 0\nsmuggler.count = 0\n")
    match = quayside.game("pilot", cards=file).match(2, seed=1)
    match.play("look")
    match.play("keep")
    match.play("moor north")
    with pytest.raises(quayside.UndoRefused, match="learned"):
        match.undo()


@pytest.mark.parametrize(("before", "after", "learned"), [
    (Secrets(2, ((1, 1),)), Secrets(2, ((1, 1),)), False), (Secrets(2, ((1, 1),)), Secrets(1, ((1, 1),)), True),
    (Secrets(1, ((1, 1),)), Secrets(2, ((1, 1),)), False), (Secrets(1, ((1, 1),)), Secrets(1, ((0, 1),)), True),
    (Secrets(0, ((0, 3),)), Secrets(0, ((0, 2),)), False),
    (Secrets(0, ((2, 0), (1, 1))), Secrets(0, ((2, 0), (1, 0))), True),
    (Secrets(0, ((1, 1),)), Secrets(0, ((2, 1),)), False)])
def test_what_counts_as_learning(before: Secrets, after: Secrets, learned: bool) -> None:
    """A place became known, or a card left the deck that could have been another one."""
    assert before.learned(after) == learned


def test_undo_is_refused_when_a_secret_turned_public() -> None:
    """Calling a crew member shows a card that was hidden: that cannot be taken back."""
    match = quayside.game("pilot").match(2, seed=3)
    card = match.position.view(match.position.mover)["by_seat"][match.position.mover]["hand"][0]
    match.play(f"call {card}")
    with pytest.raises(quayside.UndoRefused, match="learned"):
        match.undo()


def test_alone_a_seat_s_own_secrets_are_no_news_to_itself() -> None:
    """The mover knows its own hand, yet a spectator learned it: the move stands."""
    match = quayside.game("pilot").match(1, seed=3)
    card = match.position.view(0)["by_seat"][0]["hand"][0]
    match.play(f"call {card}")
    with pytest.raises(quayside.UndoRefused):
        match.undo()
