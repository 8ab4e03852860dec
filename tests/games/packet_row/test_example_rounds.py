"""The rulebook's worked examples: a round, the harbour master alone, and the end of the game."""

from collections import Counter
from typing import Any

import pytest

import quayside

from .builder import EVERY_TABLE, asked, cash, discarded, hand, legal, on_table, play, refused, table

ANNA, IVAN, VADIM, DANIL = range(4)


def round_example(**said: Any) -> Any:
    """Four players with Anna as harbour master: Library and tobacco on the market, a ship in the docks."""
    return table(4, ANNA, current={"market": "vp_library goods_tobacco_1 trader", "docks": "ship_spain 2 captain"},
                 coming={"market": "goods_tobacco_3 goods_wheat_1", "docks": "ship_france bullion_single"}, **said)


def test_t04_the_round_with_four_players() -> None:
    """T4, PR-133, PR-36, PR-96, PR-104, A1: Ivan and Danil buy, Anna takes the ship, Vadim goes without."""
    pos = round_example()
    quiet = {field: {board: on_table(pos, field, board) for board in ("guildhall", "bank")}
             for field in ("current", "future", "pile")}
    play(pos, "choose market", "take vp_library")
    assert (cash(pos, IVAN), hand(pos, IVAN)) == (10, {"vp_library": 1})
    assert pos.view(None)["by_seat"][IVAN]["taken"] == "market"
    play(pos, "decline", "take goods_tobacco_1", "decline", "choose docks")
    assert cash(pos, DANIL) == 23
    assert asked(pos) == ("offer", VADIM, "docks")
    play(pos, "decline", "take ship_spain")
    assert (cash(pos, ANNA), hand(pos, ANNA), hand(pos, VADIM)) == (25, {"ship_spain": 1}, {})
    play(pos, "draw bullion_double", "draw captain", "draw captain")
    play(pos, "draw trader", "draw goods_hides_2", "draw goods_hides_3")
    assert Counter(on_table(pos, "current", "docks")) == Counter(["ship_france", "bullion_single", "bullion_double"])
    assert Counter(on_table(pos, "current", "market")) == Counter(["goods_tobacco_3", "goods_wheat_1", "trader"])
    assert on_table(pos, "future", "docks") == ["captain", "captain"]
    assert (discarded(pos)["captain"], discarded(pos)["trader"]) == (2, 1)
    for field, told in quiet.items():
        assert {board: on_table(pos, field, board) for board in told} == told
    assert asked(pos) == ("choose-board", IVAN)


def test_t05_danil_has_an_assistant() -> None:
    """T5, PR-80, PR-81: he takes 3 tobacco from the coming cards for 10 dollars, and discards the assistant."""
    pos = play(round_example(hands={DANIL: "assistant"}), "choose market", "take vp_library", "decline")
    play(pos, "assistant takes goods_tobacco_3")
    assert (cash(pos, DANIL), hand(pos, DANIL)) == (15, {"goods_tobacco_3": 1})
    assert (discarded(pos)["assistant"], on_table(pos, "future", "market")) == (1, ["goods_wheat_1"])
    assert "goods_tobacco_1" in on_table(pos, "current", "market")


def test_t15_the_end_with_four_players() -> None:
    """T15, PR-108, PR-110: one board that cannot reach three current cards, and play goes on; two end the game."""
    said: dict[str, Any] = {"decks": {"docks": 0, "market": 0}, "taken": {1: "docks", 2: "docks", 3: "docks"}}
    pos = table(4, asks=("offer", 0, "docks", 1), current={"docks": "captain"}, **said)
    play(pos, "take captain")
    assert (asked(pos), on_table(pos, "short")) == (("choose-board", 1), {"docks": 1})
    assert len(on_table(pos, "current", "docks")) == 2
    state = pos.state() | {"waits": [{"kind": "offer", "seat": 1, "board": "market", "amount": 0}]}
    state["table"]["named"] = {"market": 1}
    pos = play(pos.game.load(state), min(legal(pos.game.load(state), "take")))
    assert (asked(pos), on_table(pos, "short")) == (("final-window", 0), {"docks": 1, "market": 1})


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_t16_the_master_must_take(seats: int) -> None:
    """T16, PR-40, PR-41, PR-42, PR-43, PR-44: alone he names a board only to take there, else the round ends."""
    said: dict[str, Any] = {"asks": ("choose-board", 0, None, 1), "named": "bank", "cash": 1,
                            "taken": dict.fromkeys(range(1, seats), "bank"), "hands": {0: "money_3"},
                            "current": {"market": "goods_wheat_1 vp_library", "docks": "captain", "bank": "banker"}}
    pos = table(seats, **said)
    assert refused(pos, "choose market") == ("nothing-to-take", {"board": "market"})
    assert refused(pos, "choose bank") == ("named-already", {"board": "bank"})
    forced = play(pos.copy(), "choose docks")
    assert (legal(forced), refused(forced, "decline")[0]) == ({"take captain", "cash money_3"}, "must-take")
    bought = play(pos.copy(), "cash money_3", "choose market", "take goods_wheat_1")
    assert cash(bought, 0) == 2
    market = on_table(pos, "current", "market")
    play(pos, "end the round")
    while pos.mover == quayside.CHANCE:
        assert asked(pos)[2] == "bank"
        pos.play(pos.moves()[0])
    assert on_table(pos, "current", "market") == market


def test_t17_too_few_coming_cards() -> None:
    """T17, PR-107: a board with its current cards but fewer than two coming ones does not end the game."""
    for left in (0, 1):
        pos = table(3, asks=("offer", 0, "bank"), current={"bank": "money_3"}, decks={"bank": left})
        play(pos, "take money_3", "choose docks")
        assert (len(on_table(pos, "current", "bank")), len(on_table(pos, "future", "bank"))) == (2, left)
        assert on_table(pos, "short") == {}


def test_t18_an_assistant_where_nothing_is_current() -> None:
    """T18, PR-34, PR-40: Anna is asked though no current card is left, and takes a coming one, or goes elsewhere."""
    said: dict[str, Any] = {"current": {"docks": "captain ship_spain"}, "coming": {"docks": "ship_france ship_sweden"}}
    pos = play(table(3, hands={ANNA: "assistant"}, **said), "choose docks", "take captain", "take ship_spain")
    assert asked(pos) == ("offer", ANNA, "docks")
    assert legal(pos) == {"decline", "assistant takes ship_france", "assistant takes ship_sweden"}
    taken = play(pos.copy(), "assistant takes ship_france", "draw bullion_single")
    assert Counter(on_table(taken, "current", "docks")) == Counter(["ship_sweden", "bullion_single"])
    bare = play(table(3, **said), "choose docks", "take captain", "take ship_spain")
    assert (asked(bare), legal(bare)) == (("offer", ANNA, "docks"), {"decline"})
    assert refused(bare, "assistant takes ship_france") == ("lacks-assistant", {})
    assert legal(play(bare, "decline")) == {"end the round", "choose guildhall", "choose market", "choose bank"}


@pytest.mark.parametrize(("left", "assistant", "current", "over"), [
    (0, False, 2, False), (0, True, 1, True), (1, True, 2, False)])
def test_t20_a_gap_at_the_end(left: int, assistant: bool, current: int, over: bool) -> None:
    """T20, PR-106: with an empty deck it ends the game with three players, with one card in it not yet."""
    pos = table(3, asks=("offer", 2, "market"), decks={"market": left}, hands={2: "assistant"},
                current={"market": "trader goods_wheat_1"}, coming={"market": "goods_hides_1 goods_hides_2"})
    play(pos, "assistant takes goods_hides_1" if assistant else "decline", "take trader")
    while pos.mover == quayside.CHANCE:
        pos.play(pos.moves()[0])
    assert (len(on_table(pos, "current", "market")), on_table(pos, "future", "market")) == (current, [])
    assert (asked(pos)[0] == "final-window") == over
