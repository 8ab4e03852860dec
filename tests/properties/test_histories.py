"""A record replays to the same position, undo is a replay to an earlier cut, and a seat's record keeps its secrets."""

from typing import Any

import pytest

import quayside
from quayside.core.layout import CHANCE

from .tables import Table, every_table, length, played, start, step

GAMES = 6 if quayside.compiled else 2


def recorded(table: Table, seed: int) -> tuple[quayside.Record, list[Any]]:
    """A random game as a record, with all positions it went through."""
    pos, dice = start(table, seed), quayside.Dice(seed)
    positions, moves = [pos.copy()], []
    while pos.mover != quayside.OVER:
        moves.append(step(pos, dice))
        positions.append(pos.copy())
    return quayside.Record(pos.game, pos.seats, pos.options, list(moves)), positions


@every_table
def test_a_record_replays_to_the_same_digest(table: Table) -> None:
    """Through its text and back, a record leads to the very positions that were played."""
    for seed in range(3):
        record, positions = recorded(table, seed)
        again = quayside.Record.loads(record.dumps())
        assert again == record
        assert again.dumps() == record.dumps()
        assert again.replay().digest() == positions[-1].digest()
        for at in range(0, len(positions), 1 + len(positions) // 7):
            assert again.position(at=at) == positions[at]


@every_table
def test_a_match_keeps_the_record_of_what_happened(table: Table) -> None:
    """A match's record replays to its position at any time, and the same seed plays the same."""
    record = played(table)
    assert record.replay().mover == quayside.OVER
    match = quayside.game(table.game).match(seats=table.seats, seed=1)
    for move in record.moves:
        assert match.record.replay() == match.position
        if match.position.mover >= 0 and len(match.record.moves) < 40:
            match.play(record.moves[len(match.record.moves)] or 0)
        elif match.position.mover < 0 or move is None:
            break
    assert match.record.moves == record.moves[: len(match.record.moves)]


@every_table
def test_undo_is_a_replay_to_an_earlier_cut(table: Table) -> None:
    """Undo gives back the position before the last seat's move, or is refused and changes nothing."""
    undone = refused = 0
    for seed in range(GAMES):
        match, dice = quayside.game(table.game).match(seats=table.seats, seed=seed), quayside.Dice(seed)
        while (before := match.position).mover != quayside.OVER and len(match.record.moves) < 150:
            length = len(match.record.moves)
            made = [before.moves()[dice.below(len(before.moves()))]]
            made += match.play(made[0])
            after = match.position
            try:
                taken = match.undo()
            except quayside.UndoRefused:
                refused += 1
                assert match.position == after
                assert match.record.moves[length:] == made
                continue
            undone += 1
            assert taken == made
            assert match.position == before == match.record.replay()
            assert len(match.record.moves) == length
            for move in taken[:1]:
                match.play(move)
    assert undone
    assert refused


@every_table
def test_undo_is_refused_once_somebody_has_learned_something(table: Table) -> None:
    """After undo nobody, spectator or seat, has known a card that it does not know now."""
    for seed in range(GAMES):
        match, dice = quayside.game(table.game).match(seats=table.seats, seed=seed), quayside.Dice(seed)
        while (before := match.position).mover != quayside.OVER and len(match.record.moves) < 150:
            outcomes = match.play(before.moves()[dice.below(len(before.moves()))])
            after = match.position
            try:
                match.undo()
            except quayside.UndoRefused:
                continue
            assert all(hidden(after, seat) >= hidden(before, seat) for seat in range(-1, table.seats))
            move = after_move(before, after, outcomes)
            pos = before.copy()
            pos.play(move)
            for outcome in outcomes:
                assert pos.moves() == [outcome]
                pos.play(outcome)
            match.play(move)


def after_move(before: Any, after: Any, outcomes: list[int]) -> int:
    """The move that led from one position to the other, with what chance did after it."""
    for move in before.moves():
        pos = before.copy()
        pos.play(move)
        for outcome in outcomes:
            if pos.refusal(outcome) is None and pos.mover == CHANCE:
                pos.play(outcome)
        if pos == after:
            return int(move)
    raise AssertionError("no move leads there")


def hidden(pos: Any, seat: int) -> int:
    """How many places the seat (-1: a spectator) cannot know."""
    layout, cells = pos.game.layout, pos.masked(seat).raw()
    return sum(cells[field.base + other * layout.block + at] < 0 for field in layout.secrets()
               for other in range(pos.seats if field.of_seat else 1) for at in range(field.size))


@every_table
def test_there_is_nothing_to_undo_at_the_beginning(table: Table) -> None:
    """Before the first move of a seat undo is refused."""
    match = quayside.game(table.game).match(seats=table.seats, seed=1)
    with pytest.raises(quayside.UndoRefused):
        match.undo()


@every_table
def test_histories_that_a_seat_cannot_tell_apart_read_the_same(table: Table) -> None:
    """Change what chance and others did where the seat's view cannot tell, and its record stays the same text."""
    told = 0
    for seed in range(GAMES if length(table) > 100 else 24):
        record, _ = recorded(table, seed)
        for seat in (None, *range(table.seats)):
            text = record.seen_by(seat).dumps()
            for variant in range(2):
                other = varied(record, seat, quayside.Dice(100 * seed + variant))
                if other is not None and other != record:
                    told += 1
                    assert other.seen_by(seat).dumps() == text
    assert told


def varied(record: quayside.Record, seat: int | None, dice: quayside.Dice) -> quayside.Record | None:
    """Another history in which others, and chance, did what leaves the seat's view as it was at every step."""
    pos, other = record.position(0), record.position(0)
    moves: list[int | None] = []
    for move in record.moves:
        mine = pos.mover == seat
        found = move if mine else other.moves()[dice.below(len(other.moves()))]
        pos.play(move)
        after = other.copy()
        after.play(found)
        if found != move and after.view(seat) != pos.view(seat):
            after, found = other, move
            if after.refusal(found) is not None:
                return None
            after.play(found)
        other = after
        moves.append(found)
        if other.mover != pos.mover:
            return None
    if other.view(seat) != pos.view(seat):
        return None
    return quayside.Record(record.game, record.seats, record.options, moves)


@every_table
def test_what_a_seat_saw_can_be_read_but_not_replayed(table: Table) -> None:
    """A seat's record survives its text, hides what was hidden as "?", and says why it cannot be replayed."""
    record = played(table)
    for seat in (None, *range(table.seats)):
        seen = record.seen_by(seat)
        assert quayside.Record.loads(seen.dumps()).moves == seen.moves
        assert all(shown in (None, move) for shown, move in zip(seen.moves, record.moves, strict=True))
        if None in seen.moves:
            assert "\n?\n" in seen.dumps()
            with pytest.raises(quayside.RecordError, match="hidden"):
                seen.replay()
