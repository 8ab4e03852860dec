"""Which games there are, what a table may choose, and what is said to who asks for something else."""

from typing import Any

import pytest

import quayside
from quayside import OptionError, UnknownGame

from ..properties.tables import NAMES

GAME = quayside.game("pilot")


@pytest.mark.parametrize("name", ["packet_row", "Packet-Row", "chess", "", None, 7, ["pilot"], b"pilot"], ids=repr)
def test_an_unknown_game_names_the_known_ones(name: Any) -> None:
    """Asking for a game that does not exist tells which do."""
    with pytest.raises(UnknownGame, match="packet-row"):
        quayside.game(name)


def test_a_near_miss_is_told() -> None:
    """A misspelt name is told what it may have meant."""
    with pytest.raises(UnknownGame, match="did you mean 'packet-row'"):
        quayside.game("paket-row")


@pytest.mark.parametrize("name", NAMES)
def test_one_game_is_one_object(name: str) -> None:
    """The same name gives the same game, which is listed."""
    assert quayside.game(name) is quayside.game(name)
    assert name in quayside.games()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [0, 9, -1, "3", 2.0, None, True, 10**30, [2]], ids=repr)
def test_a_number_of_seats_that_cannot_be(name: str, seats: Any) -> None:
    """A number of seats that the game does not have is an OptionError that says which it has."""
    game = quayside.game(name)
    expected = f"{game.seats.start} to {game.seats.stop - 1}"
    for ask in (game.start, game.match, game.longest):
        with pytest.raises(OptionError, match=expected):
            ask(seats)


@pytest.mark.parametrize(("options", "word"), [
    ({"wind": 1}, "no option 'wind'; its options: tide, turns"), ({"tide": "high"}, "tide cannot be 'high'"),
    ({"tide": None}, "expected one of 'ebb', 'flood'"), ({"turns": 5}, "expected one of 2, 3, 4"),
    ({"turns": "3"}, "turns cannot be '3'"), ({"turns": True}, "turns cannot be True"), ({"turns": 3.0}, "3.0"),
    ({"tide": ["ebb"]}, "tide cannot be"), ({"tide": "ebb", "turn": 3}, "'turn'")])
def test_an_option_that_cannot_be(options: dict[str, Any], word: str) -> None:
    """An option or a choice that there is not is an OptionError that says what there is."""
    for ask in (GAME.start, GAME.match):
        with pytest.raises(OptionError, match=word.replace("[", r"\[")):
            ask(seats=2, **options)


@pytest.mark.parametrize("turns", [2, 3, 4])
@pytest.mark.parametrize("tide", ["ebb", "flood"])
def test_options_are_cells(turns: int, tide: str) -> None:
    """What a table chose is part of the position: of equality, digest, state and packed bytes, to the end."""
    pos = GAME.start(2, tide=tide, turns=turns)
    assert pos.options == {"tide": tide, "turns": turns}
    others = [GAME.start(2, tide=other, turns=count) for other in ("ebb", "flood") for count in (2, 3, 4)]
    assert sum(other == pos for other in others) == 1
    assert len({other.digest() for other in others}) == len({other.pack() for other in others}) == 6
    pos.playout(quayside.Dice(1))
    assert GAME.unpack(pos.pack()).options == GAME.load(pos.state()).options == {"tide": tide, "turns": turns}


def test_options_are_typed() -> None:
    """A choice of texts, a number and a yes or no say their kind, what they may be, and their default."""
    assert {name: (option.kind, option.choices, option.default) for name, option in GAME.options.items()} == {
        "tide": ("choice", ("ebb", "flood"), "ebb"), "turns": ("number", (2, 3, 4), 3)}
    assert GAME.start(2).options == {"tide": "ebb", "turns": 3}


def test_tables_of_other_seats_are_other_positions() -> None:
    """Games, seats and cards keep positions apart."""
    starts = [quayside.game(name).start(seats) for name in NAMES for seats in quayside.game(name).seats]
    assert len({pos.digest() for pos in starts}) == len(starts)
    assert all((one == other) == (one is other) for one in starts for other in starts)


def test_an_unknown_language() -> None:
    """A language that Quayside does not speak is named, with those it speaks."""
    pos = GAME.match(2, seed=1).position
    for ask in (GAME.title, pos.question, GAME.options["tide"].label, lambda lang: pos.label(pos.moves()[0], lang)):
        with pytest.raises(quayside.LanguageError, match="en, ru, pl"):
            ask("xx")
