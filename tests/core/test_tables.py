"""Moves, reasons, kinds of question and standings: the tables a game is declared with."""

from typing import Any

import pytest

from quayside.core.asks import Asks
from quayside.core.reasons import FIRST_ARGUMENT, SECOND_ARGUMENT, Reasons
from quayside.core.space import Space
from quayside.core.standing import Standing


def test_a_family_lies_in_a_row() -> None:
    """The moves of a verb are one after another, in the order of what they name."""
    space = Space()
    assert space.family("pass") == 0
    assert space.family("take", good=("fish", "clay")) == 1
    assert space.family("bake", good=("fish",), amount=range(1, 3)) == 3
    assert space.texts == ["pass", "take fish", "take clay", "bake fish 1", "bake fish 2"]
    assert space.parts[4] == ("bake", "fish", "2")
    assert [space.numbers[text] for text in space.texts] == list(range(5))
    assert (space.owners[3].verb, space.owners[3].about) == ("bake", ("good", "amount"))


def test_a_grid_lies_side_by_side() -> None:
    """In a grid the verbs of one thing are neighbours."""
    space = Space()
    space.family("pass")
    assert space.grid(("enter", "buy"), card=("wharf", "bank")) == 1
    assert space.texts[1:] == ["enter wharf", "buy wharf", "enter bank", "buy bank"]
    assert [family.verb for family in space.owners[1:]] == ["enter", "buy", "enter", "buy"]


def test_no_two_moves_read_the_same() -> None:
    """A text that is there already is refused, also when verbs and names only run together to it."""
    space = Space()
    space.family("take", card=("wood pile",))
    with pytest.raises(ValueError, match="two moves"):
        space.family("take wood", card=("pile",))


def test_a_reason_carries_two_arguments() -> None:
    """A refusal is one number: the reason, and up to two arguments, named or plain."""
    reasons = Reasons()
    lacks = reasons.reason("lacks", good=("fish", "clay"), amount=None)
    alone = reasons.reason("alone")
    assert reasons.read(lacks + FIRST_ARGUMENT + 5 * SECOND_ARGUMENT) == ("lacks", {"good": "clay", "amount": 5})
    assert reasons.read(alone) == ("alone", {})
    own = [reason.code for reason in Reasons().table if reason]
    assert own[:3] == ["not-now", "over", "chance"]
    assert [reasons.read(code)[0] for code in range(1, len(own) + 1)] == own
    with pytest.raises(ValueError, match="refuses nothing"):
        reasons.read(0)


def test_reasons_have_limits() -> None:
    """A third argument and a reason too many are refused at import, not in a game."""
    reasons = Reasons()
    with pytest.raises(ValueError, match="two arguments"):
        reasons.reason("much", one=None, two=None, three=None)
    for number in range(len(reasons.table), 256):
        assert reasons.reason(f"reason-{number}") == number
    with pytest.raises(ValueError, match="255"):
        reasons.reason("too-many")


def test_kinds_are_numbered_from_the_end_of_the_game() -> None:
    """Kind 0 is the end; each other kind knows what it is about, how much, who answers and what waits beneath it."""
    asks = Asks()
    assert asks.kind("offer", board=("docks", "bank"), amount=1) == 1
    assert asks.kind("draw", by="chance") == 2
    assert asks.kind("rest", by="nobody", beneath=("offer",)) == 3
    assert [(kind.name, kind.about, kind.names, kind.amount, kind.by, kind.beneath) for kind in asks.kinds] == [
        ("finished", "", (), 0, "over", ()), ("offer", "board", ("docks", "bank"), 1, "seat", ()),
        ("draw", "", (), 0, "chance", ()), ("rest", "", (), 0, "nobody", ("offer",))]


@pytest.mark.parametrize(("scores", "ties", "places", "winners", "returns"), [
    ([7], [0], [1], [0], [7.0]),
    ([-3], [0], [1], [0], [-3.0]),
    ([5, 9], [0, 0], [2, 1], [1], [-1.0, 1.0]),
    ([5, 5], [0, 0], [1, 1], [0, 1], [0.0, 0.0]),
    ([5, 5], [1, 2], [2, 1], [1], [-1.0, 1.0]),
    ([9, 5, 9, 1], [0, 0, 0, 0], [1, 3, 1, 4], [0, 2], [2 / 3, -1 / 3, 2 / 3, -1.0]),
    ([1, 1, 1], [0, 0, 0], [1, 1, 1], [0, 1, 2], [0.0, 0.0, 0.0]),
    ([4, 3, 2, 1, 0], [0] * 5, [1, 2, 3, 4, 5], [0], [1.0, 0.5, 0.0, -0.5, -1.0]),
    ([4, 3, 3, 3, 0], [0] * 5, [1, 2, 2, 2, 5], [0], [1.0, 0.0, 0.0, 0.0, -1.0])])
def test_standings(scores: list[int], ties: list[int], places: list[int], winners: list[int], returns: list[float]
                   ) -> None:
    """Equal seats share the better place and the average of what their places are worth; alone it is the score."""
    standing = Standing(scores, ties)
    found: tuple[Any, ...] = (standing.places(), standing.winners())
    assert found == (places, winners)
    assert standing.returns() == pytest.approx(returns)
