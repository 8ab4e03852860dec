"""A position survives every way out and in again: state, bytes, pickle, copies."""

import copy
import itertools
import json
import pickle
from typing import Any

import pytest

import quayside

from .tables import Table, every_table, reached, some


def alike(one: Any, other: Any) -> bool:
    """Equal in every way that the face can tell."""
    return bool(one == other and hash(one) == hash(other) and one.digest() == other.digest()
                and one.pack() == other.pack() and one.moves() == other.moves() and one.mover == other.mover)


@every_table
def test_state_survives_json(table: Table) -> None:
    """`game.load` reads what `state` wrote, through JSON, from every position."""
    for pos in some(table, 300):
        state = json.loads(json.dumps(pos.state()))
        again = pos.game.load(state)
        assert alike(pos, again), state
        assert again.state() == pos.state() == state


@every_table
def test_packed_bytes_survive(table: Table) -> None:
    """`game.unpack` reads what `pack` wrote, from every position."""
    for pos in some(table, 300):
        assert alike(pos, pos.game.unpack(pos.pack()))
        assert alike(pos, pos.game.unpack(bytearray(pos.pack())))


@every_table
def test_what_is_read_goes_on_like_the_original(table: Table) -> None:
    """A position that was loaded plays on exactly like the one that was saved."""
    for pos in some(table, 30):
        again = pos.game.load(pos.state())
        packed = pos.game.unpack(pos.pack())
        ends = [pos.copy(), again, packed]
        assert len({end.playout(quayside.Dice(11)) for end in ends}) == 1
        assert len({end.digest() for end in ends}) == 1


@every_table
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda pos: pos.copy(),
                                 *(lambda pos, level=level: pickle.loads(pickle.dumps(pos, level))
                                   for level in range(2, pickle.HIGHEST_PROTOCOL + 1))])
def test_copies_are_equal_and_apart(table: Table, way: Any) -> None:
    """A copy equals its original, shares its game, and what is played on one does not touch the other."""
    for pos in some(table, 12):
        other = way(pos)
        assert alike(pos, other)
        assert other.game is pos.game
        before = pos.pack()
        if other.mover != quayside.OVER:
            other.play(other.moves()[-1])
            assert other != pos
        assert pos.pack() == before


@every_table
def test_different_positions_differ(table: Table) -> None:
    """Along one game no two positions are equal, and digests tell them apart; equal ones meet in a set."""
    positions = reached(table)[:200]
    assert len({pos.digest() for pos in positions}) == len(set(positions))
    for one, other in itertools.pairwise(positions):
        assert (one == other) == (one.digest() == other.digest()) == (one.state() == other.state())
    assert positions[0] != positions[0].state()
    assert positions[0] != None  # noqa: E711 - the operator itself is under test


@every_table
def test_a_state_has_no_derived_secrets(table: Table) -> None:
    """A state is JSON data of dicts, lists, texts, whole numbers, truths and null, and of nothing else."""
    def plain(data: Any) -> bool:
        if isinstance(data, dict):
            return all(type(key) is str and plain(value) for key, value in data.items())
        if isinstance(data, list):
            return all(map(plain, data))
        return data is None or type(data) in (str, int, bool)

    for pos in some(table, 30):
        assert plain(pos.state())
        assert all(plain(pos.view(seat)) for seat in (None, *range(table.seats)))
