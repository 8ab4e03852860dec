"""Games, records, sights, refusals and options: they copy, pickle, compare and show themselves."""

import copy
import pickle
from typing import Any

import pytest

import quayside

from ..properties.tables import NAMES

WAYS = [copy.copy, copy.deepcopy, *(lambda thing, level=level: pickle.loads(pickle.dumps(thing, level))
                                    for level in range(2, pickle.HIGHEST_PROTOCOL + 1))]
every_way = pytest.mark.parametrize("way", WAYS)
every_name = pytest.mark.parametrize("name", NAMES)


@every_name
@every_way
def test_games(name: str, way: Any) -> None:
    """A game comes back as itself: the same cards make the same object in one process."""
    game = quayside.game(name)
    assert way(game) is game
    assert way(game) == game
    assert repr(game) == f"<Game {name}, {game.seats.start} to {game.seats.stop - 1} seats>"


@every_way
def test_games_with_an_owner_s_cards(tmp_path: Any, way: Any) -> None:
    """A game with changes is another game, its positions are others, and it pickles by its changes alone."""
    file = tmp_path / "mine.toml"
    file.write_text("[cards.sloop]\nworth = 9\n")
    plain, mine = quayside.game("pilot"), quayside.game("pilot", cards=file)
    assert mine != plain
    assert way(mine) is mine
    assert "with an owner's cards" in repr(mine)
    one, other = plain.start(2), mine.start(2)
    assert one != other
    assert one.digest() != other.digest()
    assert one.pack() != other.pack()
    assert way(other) == other
    assert way(other).game is mine
    with pytest.raises(quayside.StateError, match="other cards"):
        plain.unpack(other.pack())
    with pytest.raises(quayside.StateError, match="other cards"):
        plain.load(other.state())


@every_way
def test_records(way: Any) -> None:
    """A record's copy is equal and apart."""
    match = quayside.game("pilot").match(2, seed=1)
    record = match.record
    other = way(record)
    assert other == record
    assert hash(other) == hash(record)
    other.moves.append(0)
    other.options["turns"] = 4
    assert other != record
    assert record == match.record
    assert repr(record) == f"<Record of pilot, 2 seats, {len(record.moves)} moves>"


@every_way
def test_sights(way: Any) -> None:
    """A sight's copy sees the same."""
    match = quayside.game("packet-row").match(3, seed=1)
    sight = match.sight(match.position.mover)
    other = way(sight)
    assert (other.seat, list(other.moves), other.view) == (sight.seat, list(sight.moves), sight.view)
    assert other.sample(quayside.Dice(1)) == sight.sample(quayside.Dice(1))
    assert repr(sight).startswith(f"<Sight of seat {sight.seat}: <Position of packet-row")


@every_way
def test_refusals_and_options(way: Any) -> None:
    """Refusals and options are values: equal when they say the same."""
    pos = quayside.game("packet-row").match(2, seed=1).position
    refusal = pos.refusal(pos.game.parse("end the round"))
    assert way(refusal) == refusal
    assert hash(way(refusal)) == hash(refusal)
    assert way(refusal).text("pl") == refusal.text("pl")
    assert repr(refusal) == "Refusal('must-name', {})"
    assert refusal != pos.refusal(0)
    option = pos.game.options["show_hands"]
    assert way(option) == option
    assert "show_hands" in repr(option)


@every_way
def test_matches_are_not_lost(way: Any) -> None:
    """A match can be copied or sent away with its dice, and goes on alike on both sides."""
    match = quayside.game("packet-row").match(2, seed=1)
    other = way(match)
    assert repr(other) == repr(match)
    for _ in range(12):
        move = match.position.moves()[0]
        assert other.play(move) == match.play(move)
    assert other.record == match.record
    assert other.position == match.position
