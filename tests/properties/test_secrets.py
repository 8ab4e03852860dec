"""What a seat cannot know it does not see: not in a view, a sight, an observation, a refusal or a record."""

import json
import pickle
from typing import Any

import quayside

from .tables import Table, asked, every_table, some


def seen(pos: Any, seat: int | None) -> bytes:
    """The view as bytes, in the order in which it comes."""
    return json.dumps(pos.view(seat)).encode()


def why_not(source: Any, count: int) -> list[Any]:
    """The refusals of all moves of the game."""
    return [None if why is None else (why.code, why.args) for why in map(source.refusal, range(count))]


@every_table
def test_dealt_anew_a_seat_sees_the_same_bytes(table: Table) -> None:
    """Positions that differ only in what a seat cannot know give it the same view and observation, byte for byte."""
    for pos in some(table, 60):
        for seat in (None, *range(table.seats)):
            view, numbers = seen(pos, seat), pos.observe(seat).tobytes()
            for seed in range(3):
                other = pos.redeal(seat, quayside.Dice(seed))
                assert seen(other, seat) == view
                assert other.observe(seat).tobytes() == numbers


@every_table
def test_dealt_anew_a_sight_is_the_same(table: Table) -> None:
    """A bot gets the same moves, refusals, view and numbers from positions that differ only in its seat's secrets."""
    for pos in asked(table, 25):
        seat = pos.mover
        sight, other = pos.sight(seat), pos.redeal(seat, quayside.Dice(5)).sight(seat)
        assert sight.moves == other.moves == pos.moves()
        assert sight.view == other.view == pos.view(seat)
        assert sight.observe().tobytes() == other.observe().tobytes() == pos.observe(seat).tobytes()
        assert (sight.mask() == pos.mask()).all()
        assert why_not(sight, pos.game.move_count) == why_not(other, pos.game.move_count)


@every_table
def test_the_mover_loses_nothing_by_masking(table: Table) -> None:
    """The mover's own masked cells list the same legal moves, for the same reasons, as the true position."""
    for pos in asked(table, 60):
        masked = pos.masked(pos.mover)
        assert masked.moves() == pos.moves()
        assert why_not(masked, pos.game.move_count) == why_not(pos, pos.game.move_count)


@every_table
def test_only_the_mover_is_told_its_moves(table: Table) -> None:
    """A view and a sight list moves for the seat that is asked, and for nobody else."""
    for pos in some(table, 40):
        for seat in range(table.seats):
            texts = [pos.game.text(move) for move in pos.moves()] if pos.mover == seat else []
            assert pos.view(seat)["moves"] == texts
            assert [pos.game.text(move) for move in pos.sight(seat).moves] == texts
        assert pos.view(None)["moves"] == []


@every_table
def test_a_sample_is_a_position_that_the_seat_holds_possible(table: Table) -> None:
    """Samples and redealt positions are whole and sound: they load, they play on, and the seat sees what it saw."""
    for pos in some(table, 25):
        for seat in range(table.seats):
            sight = pos.sight(seat)
            for other in (sight.sample(quayside.Dice(2)), pos.redeal(seat, quayside.Dice(2))):
                assert isinstance(other, quayside.Position)
                assert other.game.load(other.state()) == other
                assert other.mover == pos.mover
                assert seen(other, seat) == seen(pos, seat)
                other.playout(quayside.Dice(8))
                assert other.mover == quayside.OVER


@every_table
def test_a_redeal_leaves_the_original_and_obeys_its_dice(table: Table) -> None:
    """The same dice deal the same; the position itself stays as it was."""
    for pos in some(table, 20):
        before = pos.pack()
        assert pos.redeal(0, quayside.Dice(9)) == pos.redeal(0, quayside.Dice(9))
        assert pos.sight(0).sample(quayside.Dice(9)) == pos.redeal(0, quayside.Dice(9))
        assert pos.pack() == before


@every_table
def test_a_sight_holds_no_secret(table: Table) -> None:
    """Nothing inside a sight, pickled with all that hangs on it, tells two redealt positions apart."""
    for pos in asked(table, 10):
        seat = pos.mover
        others = [pos.redeal(seat, quayside.Dice(seed)).sight(seat) for seed in range(4)]
        assert len({pickle.dumps(sight) for sight in others}) == 1
        assert pickle.loads(pickle.dumps(others[0])).view == others[0].view


@every_table
def test_a_spectator_sees_no_more_than_any_seat(table: Table) -> None:
    """What a spectator sees is unchanged when any seat's secrets are dealt anew: it knows less than each of them."""
    for pos in some(table, 25):
        for seat in range(table.seats):
            assert seen(pos.redeal(seat, quayside.Dice(1)), None) == seen(pos, None)


@every_table
def test_a_seat_that_is_not_asked_is_refused_everything(table: Table) -> None:
    """The sight of a seat whose turn it is not has no moves, and its refusals agree."""
    for pos in asked(table, 8):
        for seat in set(range(table.seats)) - {pos.mover}:
            sight = pos.sight(seat)
            assert list(sight.moves) == []
            assert not sight.mask().any()
            assert all(sight.refusal(move) is not None for move in range(pos.game.move_count))
