"""The public face, pinned: other programs are written against it. Extending it is welcome, changing it fails here."""

import copy
import inspect
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quayside
from quayside import CHANCE, OVER, Dice, MoveError, SeatError

NAMES = ["CHANCE", "OVER", "CardError", "Dice", "Error", "Game", "LanguageError", "Match", "MoveError", "Option",
         "OptionError", "Position", "Record", "RecordError", "Refusal", "SeatError", "Sight", "StateError",
         "UndoRefused", "UnknownBot", "UnknownGame", "bot", "bots", "compiled", "game", "games", "register_bot"]
OF_GAME = ["name", "seats", "move_count", "rules_version", "options", "title", "start", "text", "parse", "label",
           "parts", "load", "unpack", "observation_size", "observation_names", "longest", "match"]
OF_POSITION = ["game", "seats", "options", "mover", "moves", "chances", "deal", "playout", "label", "question",
               "refusal", "play", "copy", "digest", "scores", "score_sheet", "winners", "places", "returns", "view",
               "redeal", "state", "pack", "observe", "mask", "sight"]
OF_SIGHT = ["seat", "view", "moves", "refusal", "observe", "mask", "sample"]
NO_SEATS: list[Any] = ["x", 10**30, None, -1, 2, 1.0, [], b"0"]
NO_MOVES: list[Any] = ["x", 10**30, -(10**30), None, -1, 10**6, 1.0, 2.5, [], (1,), b"1", object()]


def called(value: Any) -> str:
    """How a test names a value: the same in every run."""
    return "object" if type(value) is object else repr(value)


class Indexed:
    """Anything with `__index__` stands for a number."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.fixture
def game() -> quayside.Game:
    return quayside.game("packet-row")


@pytest.fixture
def pos(game: quayside.Game) -> Any:
    """Two seats, the first question to one of them."""
    pos = game.start(seats=2)
    pos.deal(Dice(7))
    return pos


def python(code: str, **environment: str) -> str:
    """What a fresh interpreter prints."""
    path = str(Path(quayside.__file__).parents[1])
    run = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False,
                         env={**os.environ, "PYTHONPATH": path, **environment})
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_the_module_says_these_names() -> None:
    """`quayside` has exactly the names of its face, and the two numbers of movers that are no seats."""
    assert sorted(quayside.__all__) == sorted(NAMES)
    assert all(hasattr(quayside, name) for name in NAMES)
    assert (CHANCE, OVER) == (-1, -2)
    assert isinstance(quayside.compiled, bool)


def test_the_games_that_exist() -> None:
    """`games` lists the games in order of their names; the tests' own game is not among them."""
    assert python("import quayside; print(quayside.games())") == "['packet-row']"
    assert isinstance(quayside.games(), list)
    assert quayside.game("packet-row") is quayside.game(name="packet-row", cards=None)


def test_compiled_says_which_rules_run() -> None:
    """QUAYSIDE_INTERPRETED=1 runs the interpreted rules, and `compiled` says so; Position is the base either way."""
    code = ("import quayside as q; p = q.game('packet-row').start(2); p.deal(q.Dice(1));"
            "print(q.compiled, isinstance(p, q.Position), p.digest())")
    interpreted, usual = python(code, QUAYSIDE_INTERPRETED="1"), python(code)
    assert interpreted.startswith("False True ")
    assert usual.startswith(f"{quayside.compiled} True ") or os.environ.get("QUAYSIDE_INTERPRETED")
    assert usual.split()[2] == interpreted.split()[2]


def test_importing_is_light() -> None:
    """What is heavy is imported on first use: no numpy, no Fluent, no terminal, nothing of the web."""
    heavy = python("import sys, quayside; g = quayside.game('packet-row').start(3); g.deal(quayside.Dice(1));"
                   "g.moves(); print(*sys.modules)").split()
    assert not {"numpy", "fluent", "babel", "textual", "asyncio", "http.client", "starlette"} & set(heavy)


def test_a_game(game: quayside.Game) -> None:
    """A game says its name, seats, moves and options before anybody sits down."""
    assert all(hasattr(game, name) for name in OF_GAME)
    assert (game.name, game.seats, game.rules_version) == ("packet-row", range(2, 6), 1)
    assert type(game.move_count) is int
    assert type(game.observation_size) is int
    assert {name: (option.kind, tuple(option.choices), option.default) for name, option in game.options.items()} == {
        "show_hands": ("yes_no", (False, True), False)}
    assert len({game.options["show_hands"].label(lang) for lang in ("en", "ru", "pl")}) == 3
    assert game.title("en") == game.title() == "Packet Row"
    assert type(game.longest(3)) is int
    assert game.parts(game.parse("take vp_library")) == ("take", "vp_library")
    assert game.text(np.int64(0)) == game.text(Indexed(0)) == game.text(0)


def test_signatures() -> None:
    """Whatever takes keywords takes these."""
    assert [*inspect.signature(quayside.game).parameters] == ["name", "cards"]
    assert [*inspect.signature(quayside.Game.start).parameters] == ["self", "seats", "options"]
    assert [*inspect.signature(quayside.Game.match).parameters] == ["self", "seats", "seed", "options"]
    assert [*inspect.signature(quayside.Record.position).parameters] == ["self", "at"]
    assert [*inspect.signature(quayside.bot).parameters] == ["name", "options"]
    assert [*inspect.signature(quayside.register_bot).parameters] == ["name", "factory"]


def test_a_position(pos: Any, game: quayside.Game) -> None:
    """A position answers everything about itself in plain types."""
    assert all(hasattr(pos, name) for name in OF_POSITION)
    assert isinstance(pos, quayside.Position)
    assert pos.game is game
    assert (pos.seats, pos.options) == (2, {"show_hands": False})
    assert game.start(2, show_hands=True).options == {"show_hands": True}
    assert pos.mover in range(2)
    assert all(type(move) is int for move in pos.moves())
    assert pos.moves() == sorted(pos.moves())
    assert (pos.chances(), type(pos.digest()), type(pos.pack()), type(hash(pos))) == ([], str, bytes, int)
    assert [type(score) for score in pos.scores()] == [int, int]
    assert [type(value) for value in pos.returns()] == [float, float]
    assert all(isinstance(seat, int) for seat in [*pos.winners(), *pos.places()])
    assert [type(row) for row in pos.score_sheet(0)] == [tuple] * len(pos.score_sheet(0))
    assert (pos.view(0)["viewer"], pos.view(None)["viewer"]) == (0, None)
    assert all(isinstance(pos.label(pos.moves()[0], lang), str) for lang in ("en", "ru", "pl"))
    assert all(isinstance(pos.question(lang), str) for lang in ("en", "ru", "pl"))
    assert pos.observe(0).dtype == np.float32
    assert pos.mask().dtype == np.bool_
    assert pos.refusal(pos.moves()[0]) is None
    assert repr(pos) == f"<Position of packet-row, 2 seats, seat {pos.mover}: choose-board>"


def test_chance_deals(game: quayside.Game) -> None:
    """`deal` gives the moves that chance made; `playout` how many a seat made, in place."""
    pos = game.start(seats=2)
    assert pos.mover == CHANCE
    assert all(type(weight) is int for _, weight in pos.chances())
    dealt = pos.deal(Dice(1))
    assert isinstance(dealt, list)
    assert pos.mover in (0, 1)
    assert pos.deal(Dice(1)) == []
    assert 0 < pos.playout(Dice(1)) <= game.longest(2)
    assert (pos.mover, pos.moves(), pos.playout(Dice(1))) == (OVER, [], 0)


@pytest.mark.parametrize("wrong", NO_MOVES, ids=called)
def test_no_move(pos: Any, game: quayside.Game, wrong: Any) -> None:
    """What is no move, or none of this game, is a MoveError wherever a move stands, and changes nothing."""
    before = pos.pack()
    for ask in (pos.play, pos.refusal, pos.label, game.text, game.label, game.parts):
        with pytest.raises(MoveError):
            ask(wrong)
    with pytest.raises(MoveError):
        pos.sight(0).refusal(wrong)
    assert pos.pack() == before


@pytest.mark.parametrize("kind", [np.int64, np.int16, np.uint8, Indexed, int], ids=lambda kind: kind.__name__)
def test_any_index_is_a_move_and_a_seat(pos: Any, kind: Any) -> None:
    """`numpy.int64` and whatever has `__index__` is welcome as a move and as a seat."""
    move = pos.moves()[0]
    assert pos.refusal(kind(move)) is None
    assert pos.label(kind(move)) == pos.label(move)
    assert pos.view(kind(1)) == pos.view(1)
    assert pos.score_sheet(kind(1)) == pos.score_sheet(1)
    assert (pos.observe(kind(1)) == pos.observe(1)).all()
    assert pos.redeal(kind(0), Dice(1)) == pos.redeal(0, Dice(1))
    assert pos.sight(kind(1)).seat == 1
    other = pos.copy()
    pos.play(move)
    other.play(kind(move))
    assert other == pos


def test_true_is_a_number_as_everywhere_in_python(pos: Any, game: quayside.Game) -> None:
    """`True` has an `__index__`: it is the move 1 and the seat 1, legal or refused like them."""
    assert game.text(True) == game.text(1)
    assert pos.refusal(True) == pos.refusal(1)
    assert pos.view(True) == pos.view(1)
    with pytest.raises(MoveError) as caught:
        pos.play(True)
    assert caught.value.refusal == pos.refusal(1)


@pytest.mark.parametrize("wrong", NO_SEATS, ids=called)
def test_no_seat(pos: Any, wrong: Any) -> None:
    """A seat that is not at this table is a SeatError; nobody, None, may look at views and observations alone."""
    asks = [pos.score_sheet, pos.sight]
    if wrong is not None:
        asks += [pos.view, pos.observe, lambda seat: pos.redeal(seat, Dice(1))]
    for ask in asks:
        with pytest.raises(SeatError, match="its seats are 0 to 1"):
            ask(wrong)


def test_a_refused_move_says_why(pos: Any, game: quayside.Game) -> None:
    """A refusal has a code, arguments and one sentence in each language; the error of `play` carries it."""
    move = game.parse("take vp_library")
    refusal = pos.refusal(move)
    assert isinstance(refusal, quayside.Refusal)
    assert (refusal.code, refusal.args) == ("not-now", {})
    assert len({refusal.text(lang) for lang in ("en", "ru", "pl")}) == 3
    assert refusal.text() == refusal.text("en")
    with pytest.raises(MoveError, match="take vp_library") as caught:
        pos.play(move)
    assert caught.value.refusal == refusal


def test_python_s_own_dice_are_welcome(game: quayside.Game) -> None:
    """Where dice stand a random.Random is taken too; it is asked once a call for the 64 bits that seed a Dice."""
    for call in (lambda pos, dice: pos.deal(dice), lambda pos, dice: pos.playout(dice),
                 lambda pos, dice: pos.redeal(0, dice).digest(), lambda pos, dice: pos.sight(0).sample(dice).digest(),
                 lambda pos, dice: quayside.bot("random").choose(pos.sight(pos.mover), dice)):
        mine, same = random.Random(5), random.Random(5)
        one, other = game.start(2), game.start(2)
        one.deal(Dice(2)), other.deal(Dice(2))
        assert call(one, mine) == call(other, Dice(same.getrandbits(64)))
        assert one == other
        assert mine.getstate() == same.getstate()


def test_dice() -> None:
    """Dice give numbers below n, and go on from their state."""
    dice = Dice(3)
    assert all(0 <= dice.below(6) < 6 for _ in range(100))
    assert [Dice.from_state(dice.state()).below(10**6)] == [copy.copy(dice).below(10**6)]
    assert pickle.loads(pickle.dumps(dice)).state() == copy.deepcopy(dice).state() == dice.state()
    assert repr(dice) == f"Dice({dice.state()})"
    assert Dice(-1).state() == Dice(2**64 - 1).state()
    for wrong in (0, -1, 2**31, 10**30):
        with pytest.raises((ValueError, OverflowError)):
            dice.below(wrong)


def test_a_sight(pos: Any) -> None:
    """A sight has what a bot needs, and a sampler of positions."""
    sight = pos.sight(pos.mover)
    assert all(hasattr(sight, name) for name in OF_SIGHT)
    assert isinstance(sight, quayside.Sight)
    assert isinstance(sight.sample(Dice(1)), quayside.Position)
    assert sight.view == pos.view(pos.mover)
    assert list(sight.moves) == pos.moves()


def test_a_match_and_its_record(game: quayside.Game) -> None:
    """A match resolves chance, takes moves as numbers and as texts, hands out copies, and keeps the record."""
    match = game.match(seats=3, seed=7, show_hands=True)
    assert isinstance(match, quayside.Match)
    assert isinstance(match.record, quayside.Record)
    match.position.play(match.position.moves()[0])
    assert match.position.mover >= 0
    assert match.position == match.record.replay() == match.record.position(at=len(match.record.moves))
    match.play(game.text(match.position.moves()[0]))
    assert quayside.Record.loads(match.record.dumps()) == match.record
    assert isinstance(match.record.seen_by(0), quayside.Record)
    assert match.undo()
    with pytest.raises(quayside.UndoRefused):
        match.undo()
    with pytest.raises(MoveError):
        match.play("take the money")


def test_the_face_is_the_same_interpreted() -> None:
    """All of this holds interpreted too."""
    if quayside.compiled:
        path = os.pathsep.join([str(Path(__file__).parents[1]), str(Path(quayside.__file__).parents[1])])
        run = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__], text=True,
                             env={**os.environ, "QUAYSIDE_INTERPRETED": "1", "PYTHONPATH": path}, capture_output=True,
                             check=False)
        assert run.returncode == 0, run.stdout
