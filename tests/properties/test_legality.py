"""Legal moves, refusals and chance agree on every position that random play reaches."""

from typing import Any

import pytest

import quayside

from .tables import Table, every_table, reached, some


def refused(pos: Any) -> set[int]:
    """The moves of the whole game that are refused here."""
    return {move for move in range(pos.game.move_count) if pos.refusal(move) is not None}


def of_every_kind(table: Table, count: int) -> list[Any]:
    """So many of the positions reached for each kind of question, the rare ones too."""
    kinds: dict[str, list[Any]] = {}
    for pos in reached(table):
        kinds.setdefault(pos.view(None)["waits"][0]["kind"], []).append(pos)
    return [pos for found in kinds.values() for pos in found[:: max(1, len(found) // count)]]


@every_table
def test_legal_moves_are_those_not_refused(table: Table) -> None:
    """Of all moves of the game, exactly the listed ones are not refused, and the list ascends."""
    for pos in some(table, 400 if quayside.compiled else 100):
        moves = pos.moves()
        assert moves == sorted(set(range(pos.game.move_count)) - refused(pos)), pos.state()


@every_table
def test_somebody_can_always_answer(table: Table) -> None:
    """Whoever is asked, a seat or chance, has a move, until the game is over; then nobody has one."""
    for pos in reached(table):
        assert (pos.moves() == []) == (pos.mover == quayside.OVER), pos.state()
        assert pos.mover in (*range(table.seats), quayside.CHANCE, quayside.OVER)


@every_table
def test_chances_are_the_moves_with_whole_weights(table: Table) -> None:
    """At CHANCE every outcome has a positive whole weight; elsewhere there are no chances."""
    for pos in reached(table):
        if pos.mover == quayside.CHANCE:
            assert [move for move, _ in pos.chances()] == pos.moves()
            assert all(type(weight) is int and weight > 0 for _, weight in pos.chances())
        else:
            assert pos.chances() == []


@every_table
def test_the_mask_is_the_list_of_moves(table: Table) -> None:
    """`mask` says of each move of the game whether it is legal."""
    for pos in some(table, 60):
        mask = pos.mask()
        assert mask.dtype == bool
        assert mask.shape == (pos.game.move_count,)
        assert mask.nonzero()[0].tolist() == pos.moves()


@every_table
def test_a_refused_move_changes_nothing(table: Table) -> None:
    """Playing a refused move raises MoveError with that refusal and leaves every byte as it was."""
    for pos in some(table, 12 if quayside.compiled else 5):
        before, packed = pos.copy(), pos.pack()
        for move in sorted(refused(pos)):
            with pytest.raises(quayside.MoveError) as caught:
                pos.play(move)
            assert caught.value.refusal == pos.refusal(move)
        assert pos == before
        assert pos.pack() == packed


@every_table
def test_asking_changes_nothing(table: Table) -> None:
    """Asking why any move of the game is refused leaves every byte of the position as it was, whatever is asked."""
    for pos in of_every_kind(table, 60 if quayside.compiled else 10):
        packed = pos.pack()
        for move in range(pos.game.move_count):
            pos.refusal(move)
        assert pos.pack() == packed


@every_table
def test_the_end_refuses_everything(table: Table) -> None:
    """Once the game is over every move is refused, and the reason says so."""
    over = next(pos for pos in reached(table) if pos.mover == quayside.OVER)
    assert {over.refusal(move).code for move in range(over.game.move_count)} == {"over"}


@every_table
def test_at_chance_seats_are_told_to_wait(table: Table) -> None:
    """Where chance answers, a move of a seat is refused with the word that chance answers."""
    first = next(pos for pos in reached(table) if pos.mover == quayside.CHANCE)
    assert {first.refusal(move).code for move in refused(first)} == {"chance"}


@every_table
def test_playout_and_deal_only_make_legal_moves(table: Table) -> None:
    """`deal` stops where a seat is asked and tells the moves it made; replayed one by one they lead to the same."""
    for pos in some(table, 40):
        other, dealt = pos.copy(), pos.copy()
        for move in dealt.deal(quayside.Dice(3)):
            assert other.refusal(move) is None
            other.play(move)
        assert other == dealt
        assert dealt.mover != quayside.CHANCE
        made = dealt.playout(quayside.Dice(4))
        assert dealt.mover == quayside.OVER
        assert 0 <= made <= pos.game.longest(table.seats)
