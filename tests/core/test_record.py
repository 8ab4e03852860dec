"""A record as text: what it says, and with which line whatever is wrong with it is refused."""

from typing import Any

import pytest

import quayside
from quayside import Record, RecordError

from ..properties.tables import NAMES, Table, played

PILOT = """\
quayside record 1
game pilot
rules 1
seats 1
option tide "flood"
option turns 2
moves
draw purser
draw mate
rest
call purser
"""


def pilot() -> str:
    """A finished game of the pilot's table, alone."""
    record = Record.loads(PILOT + end_of(PILOT))
    assert record.replay().mover == quayside.OVER
    return record.dumps()


def end_of(text: str) -> str:
    """The end mark that belongs to this text."""
    moves = text.split("moves\n")[1].splitlines()
    pos = quayside.game("pilot").start(1, tide="flood", turns=2)
    for move in moves:
        pos.play(pos.game.parse(move))
    return f"end-of-record {len(moves)} {pos.digest()}\n"


def wrong(text: str) -> RecordError:
    """The error with which a text is refused."""
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert "\n" not in str(caught.value)
    return caught.value


def changed(line: int, *instead: str) -> str:
    """The record with another text in one line, counted from 1."""
    lines = pilot().splitlines()
    lines[line - 1 : line] = instead
    return "\n".join(lines) + "\n"


def test_the_text_is_what_was_played() -> None:
    """A header and a line for each move, and nothing else: it is made to be read."""
    assert pilot() == PILOT + end_of(PILOT)


@pytest.mark.parametrize("line", range(1, 12))
def test_a_record_cut_off_at_any_line(line: int) -> None:
    """Cut off after any line, in the header or among the moves, it says in which line it ends."""
    text = "\n".join(pilot().splitlines()[: line - 1])
    error = wrong(text)
    assert error.line == max(1, line - 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_real_record_cut_off_anywhere(name: str) -> None:
    """However much of a real record is there, it is whole or it is refused with a line."""
    text = played(Table(name, 2)).dumps()
    for length in range(0, len(text) - 1, 1 + len(text) // 120):
        error = wrong(text[:length])
        assert error.line is not None
        assert 1 <= error.line <= text[:length].count("\n") + 1


@pytest.mark.parametrize(("line", "text", "word"), [
    (1, "quayside record 2", "unknown format"), (1, "quayside", "expected"), (1, "", "expected"),
    (1, "chess", "expected"),
    (2, "game chess", "no game is called 'chess'"), (2, "gam pilot", "expected 'game'"), (2, "game", "no game"),
    (3, "rules 2", "rules version 2"), (3, "rules one", "no number"), (3, "rules -1", "no number"),
    (4, "seats 9", "9 seats"), (4, "seats", "no number"), (4, "seats 99999999999999999999", "no number"),
    (4, "seats ٣", "seats"), (5, "option tide high", "cannot be"), (5, "option tide", "cannot be"),
    (5, "option", "no option"), (5, 'option seats 3', "no option is called 'seats'"), (5, "option wind 1", "no option"),
    (5, "option turns 2", "stands twice"), (6, "option turns 7", "cannot be 7"), (6, "option turns [", "cannot be"),
    (6, "option turns true", "cannot be"), (7, "move", "expected 'moves'"), (7, "cards {", "cannot be read"),
    (7, "cards []", "no mapping"), (7, 'cards {"cards": {"boat": {"worth": 1}}}', "boat"), (7, "seen by 1", "expected"),
    (7, "seen by x", "expected"), (9, "draw mates", "did you mean"), (9, "?", "no move"), (9, "", "no move"),
    (12, "end-of-record 3", "moves"), (12, "end-of-record 4 0123", "another position"),
    (12, "end-of-record", "says otherwise"),
    (12, "end-of-record four", "says otherwise")])
def test_what_is_wrong_is_named_with_its_line(line: int, text: str, word: str) -> None:
    """A line that cannot be read is refused with its number and one sentence."""
    error = wrong(changed(line, text))
    assert word in str(error)
    assert error.line in (line, line + 1 if text == "option turns 2" else line)


@pytest.mark.parametrize(("line", "move"), [(8, "draw brig"), (9, "rest"), (10, "call agent"), (11, "pay")])
def test_an_impossible_move_is_named_with_its_line(line: int, move: str) -> None:
    """A move that the rules refuse is refused with the line it stands in and the reason."""
    error = wrong(changed(line, move))
    assert error.line == line
    assert repr(move) in str(error)


def test_the_line_is_right_without_the_options_too() -> None:
    """Options that a record does not name are the usual ones, and the lines are still counted rightly."""
    lines = [line for line in changed(11, "pay").splitlines() if not line.startswith("option")]
    assert wrong("\n".join(lines)).line == 9


def test_something_after_the_end() -> None:
    """A record ends with its end mark."""
    assert wrong(pilot() + "rest\n").line == 13


def test_a_move_too_many_or_too_few_is_noticed() -> None:
    """The end mark counts the moves."""
    assert "says otherwise" in str(wrong(changed(10)))
    assert wrong(changed(11, "call purser", "call mate")).line is not None


def test_line_ends_of_another_system() -> None:
    """A record that was saved with other line ends is the same record."""
    assert Record.loads(pilot().replace("\n", "\r\n")) == Record.loads(pilot())
    assert Record.loads(pilot().rstrip("\n")) == Record.loads(pilot())


@pytest.mark.parametrize("text", [None, 7, b"quayside record 1", [], ""], ids=repr)
def test_what_is_no_record(text: Any) -> None:
    """Whatever is no text, or an empty one, is refused in line 1 or without a line."""
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.line in (None, 1)


def test_positions_along_the_way() -> None:
    """`position(at=k)` is the position after k moves; outside of the record there is none."""
    record = Record.loads(pilot())
    assert record.position(at=0) == quayside.game("pilot").start(1, tide="flood", turns=2)
    assert record.position(at=4) == record.replay()
    for at in (-1, 5, 10**30):
        with pytest.raises(RecordError, match="positions 0 to 4"):
            record.position(at=at)


def test_what_a_spectator_and_a_seat_saw() -> None:
    """The spectator's record hides the crew that was dealt; the seat's own shows it; both can be read again."""
    record = Record.loads(pilot())
    assert record.seen_by(None).dumps().splitlines()[6:] == [
        "seen by nobody", "moves", "?", "?", "rest", "call purser", "end-of-record 4"]
    assert record.seen_by(0).dumps().splitlines()[6:] == [
        "seen by 0", "moves", "draw purser", "draw mate", "rest", "call purser", "end-of-record 4"]
    for seat in (None, 0):
        assert Record.loads(record.seen_by(seat).dumps()) == record.seen_by(seat)
    with pytest.raises(quayside.SeatError):
        record.seen_by(1)


def test_cards_travel_with_the_record(tmp_path: Any) -> None:
    """A table with an owner's cards is recorded with them, and replays with them."""
    file = tmp_path / "mine.toml"
    file.write_text("[cards.sloop]\nworth = 9\n")
    match = quayside.game("pilot", cards=file).match(1, seed=2)
    match.play("moor north")
    text = match.record.dumps()
    assert '\ncards {"cards": {"sloop": {"worth": 9}}}\n' in text
    assert Record.loads(text).replay() == match.position
    assert Record.loads(text).game is match.position.game
