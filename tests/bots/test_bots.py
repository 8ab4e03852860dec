"""Who plays when no person does: legal moves for every game, nothing seen but the sight, options by name."""

from importlib import import_module
from typing import Any

import pytest

import quayside
from quayside import Dice

from ..properties.tables import Table, asked, every_table

QUICK: dict[str, dict[str, Any]] = {"random": {}, "greedy": {}, "search": {"playouts": 60 if quayside.compiled else 6}}
every_bot = pytest.mark.parametrize("name", QUICK)


@every_table
@every_bot
def test_every_bot_chooses_a_legal_move(table: Table, name: str) -> None:
    """Whatever the position, a bot answers the question that its seat is asked."""
    bot = quayside.bot(name, **QUICK[name])
    for at, pos in enumerate(asked(table, 12 if quayside.compiled else 4)):
        move = bot.choose(pos.sight(pos.mover), Dice(at))
        assert type(move) is int
        assert move in pos.moves()


@every_table
@every_bot
def test_no_bot_sees_more_than_its_sight(table: Table, name: str) -> None:
    """From positions that differ only in secrets, with equal dice, a bot chooses the same."""
    bot = quayside.bot(name, **QUICK[name])
    for pos in asked(table, 6 if quayside.compiled else 2):
        seat = pos.mover
        sights = [pos.sight(seat), *(pos.redeal(seat, Dice(deal)).sight(seat) for deal in range(3))]
        assert len({bot.choose(sight, Dice(9)) for sight in sights}) == 1


@every_table
@every_bot
def test_the_position_is_left_as_it_was(table: Table, name: str) -> None:
    """Thinking changes neither the position nor the sight."""
    bot = quayside.bot(name, **QUICK[name])
    for pos in asked(table, 3):
        sight, before = pos.sight(pos.mover), pos.pack()
        view = pos.view(pos.mover)
        bot.choose(sight, Dice(1))
        assert pos.pack() == before
        assert sight.view == view
        assert list(sight.moves) == pos.moves()


@every_bot
def test_a_bot_plays_a_game_to_its_end(name: str) -> None:
    """Bots alone finish a match, and its record replays."""
    bot, dice = quayside.bot(name, **QUICK[name]), Dice(4)
    match = quayside.game("pilot").match(seats=3, seed=4)
    while match.position.mover != quayside.OVER:
        match.play(bot.choose(match.sight(match.position.mover), dice))
    assert match.record.replay().mover == quayside.OVER


@every_bot
def test_a_bot_is_deterministic_given_its_dice(name: str) -> None:
    """Equal sights and equal dice give equal moves, also from a bot made anew."""
    pos = quayside.game("packet-row").match(seats=3, seed=4).position
    sight = pos.sight(pos.mover)
    moves = {quayside.bot(name, **QUICK[name]).choose(sight, Dice(seed // 3)) for seed in range(3)}
    assert len(moves) == 1


def test_the_bots_that_are_known() -> None:
    """`bots` lists ours by name; others come in by `register_bot`."""
    assert {"greedy", "random", "search"} <= set(quayside.bots())
    assert quayside.bots() == sorted(quayside.bots())


@pytest.mark.parametrize("name", ["greedi", "", "SEARCH", None, 7])
def test_an_unknown_bot_names_the_known_ones(name: Any) -> None:
    """A bot that nobody knows is an UnknownBot that lists those there are."""
    with pytest.raises(quayside.UnknownBot, match="greedy, random, search"):
        quayside.bot(name)


@pytest.mark.parametrize(("name", "options"), [
    ("random", {"playouts": 5}), ("greedy", {"depth": 2}), ("search", {"rounds": 5}),
    ("search", {"playouts": 5, "x": 1}), ("search", {"playouts": 0}), ("search", {"playouts": -5}),
    ("search", {"playouts": "many"}), ("search", {"threads": 0}),
    ("search", {"threads": 1.5}), ("search", {"seconds": -1}), ("search", {"seconds": "x"}), ("search", {"seconds": 0}),
    ("search", {"playouts": 10**30}), ("search", {"seconds": float("nan")}), ("greedy", {"samples": 0}),
    ("greedy", {"samples": "x"})])
def test_options_that_a_bot_does_not_take(name: str, options: dict[str, Any]) -> None:
    """Keywords that a bot does not know, and values that make no sense, are an UnknownBot that says so."""
    with pytest.raises(quayside.UnknownBot, match=name):
        quayside.bot(name, **options)


class First:
    """A bot of somebody else: anything with `choose` will do."""

    def __init__(self, skip: int = 0) -> None:
        self.skip = skip

    def choose(self, sight: Any, dice: Any) -> int:
        """The first of the moves, or a later one."""
        return int(sight.moves[min(self.skip, len(sight.moves) - 1)])


def test_register_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registered factory takes the keywords, and its bot is known by its name from then on."""
    bots = import_module("quayside.bots")  # `quayside.bots` itself is the function that lists them
    monkeypatch.setattr(bots, "FACTORIES", dict(bots.FACTORIES))
    quayside.register_bot("first", First)
    assert "first" in quayside.bots()
    pos = quayside.game("packet-row").match(seats=2, seed=1).position
    assert quayside.bot("first").choose(pos.sight(pos.mover), Dice(1)) == pos.moves()[0]
    assert quayside.bot("first", skip=1).choose(pos.sight(pos.mover), Dice(1)) == pos.moves()[1]
    with pytest.raises(quayside.UnknownBot, match="first"):
        quayside.bot("first", depth=3)
