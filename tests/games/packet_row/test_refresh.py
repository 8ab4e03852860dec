"""The end of a round: figures, supplies and decks of the boards that were named."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import quayside

from .builder import BOARDS, CURRENT, EVERY_TABLE, asked, discarded, on_table, play, table

DRAWN = {2: 0, 3: 0, 4: 1, 5: 2}  # cards drawn to the current supply at a refresh


def ending(seats: int = 3, board: str = "bank", **said: Any) -> Any:
    """The harbour master is asked last, and takes the first card there to end the round."""
    lying = {"bank": "money_3 money_4", "docks": "captain ship_spain"}[board]
    return table(seats, asks=("offer", 0, board), **{"current": {board: lying}, **said})


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_only_named_boards_are_refreshed(seats: int) -> None:
    """PR-96: the boards that were not named keep their current and coming cards and their decks."""
    pos = ending(seats, named="docks")
    before = pos.view(None)["table"]
    play(pos, "take money_3", "choose market")
    for board in ("guildhall", "market"):
        assert all(on_table(pos, field, board) == before[field][board] for field in ("current", "future", "pile"))
    for board in ("docks", "bank"):
        assert on_table(pos, "pile", board) == before["pile"][board] - DRAWN[seats] - 2


def test_boards_not_named_stay_when_the_round_is_ended() -> None:
    """PR-96, A22: a harbour master who stands alone and ends the round refreshes only what was named."""
    pos = table(asks=("choose-board", 0, None, 1), named="bank", taken={1: "bank", 2: "bank"})
    before = on_table(pos, "current")
    play(pos, "end the round", "choose docks")
    assert [board for board in BOARDS if on_table(pos, "current", board) != before[board]] == ["bank"]


def test_a_board_nobody_took_from_is_refreshed() -> None:
    """PR-97, A8: being named is enough."""
    pos = table(current={"docks": "captain ship_spain", "bank": "money_3 banker"}, coming={"docks": "2 ship_france"})
    play(pos, "choose docks", "decline", "decline", "decline", "choose bank", "decline", "decline", "take money_3")
    play(pos, "choose market")
    assert on_table(pos, "current", "docks") == ["ship_france", "ship_france"]
    assert discarded(pos)["captain"] == discarded(pos)["ship_spain"] == 1


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_figures_go_home(seats: int) -> None:
    """PR-98: after the refresh everybody has the figure back and may take again."""
    pos = ending(seats, taken=dict.fromkeys(range(1, seats), "bank"))
    play(pos, "take money_3", "choose docks")
    assert [seat["taken"] for seat in pos.view(None)["by_seat"]] == [None] * seats
    assert asked(pos) == ("offer", 2 % seats, "docks")


def test_figures_go_home_at_the_end_too() -> None:
    """PR-98, A5: boards are refreshed before the end is seen, so no figure stands on one in the final window."""
    pos = table(asks=("offer", 0, "bank"), current={"bank": "money_3 money_4"}, coming={"bank": "money_5"},
                decks={"bank": 0}, taken={1: "bank", 2: "bank"})
    play(pos, "take money_3")
    assert asked(pos)[0] == "final-window"
    assert [seat["taken"] for seat in pos.view(None)["by_seat"]] == [None, None, None]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_coming_cards_become_current(seats: int) -> None:
    """PR-99: what is left is discarded, the coming cards move down."""
    pos = ending(seats, coming={"bank": "banker money_6"})
    old = discarded(pos)
    play(pos, "take money_3")
    assert asked(pos) == ("refill", quayside.CHANCE, "bank")
    assert discarded(pos) - old == Counter(["money_4"])
    assert Counter(on_table(pos, "current", "bank")) == Counter(["banker", "money_6"])
    assert on_table(pos, "future", "bank") == []


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_current_supply_is_filled_first(seats: int) -> None:
    """PR-100, PR-102: cards are drawn to the current supply up to its size, then two new coming cards."""
    pos = ending(seats, coming={"bank": "banker banker"})
    play(pos, "take money_3")
    for at in range(DRAWN[seats]):
        assert on_table(play(pos, "draw money_5"), "future", "bank") == []
        assert len(on_table(pos, "current", "bank")) == 3 + at
    play(pos, "draw money_6", "draw money_6")
    assert on_table(pos, "future", "bank") == ["money_6", "money_6"]
    assert Counter(on_table(pos, "current", "bank")) == Counter({"banker": 2, "money_5": DRAWN[seats]})
    assert asked(pos)[0] == "choose-board"


@pytest.mark.parametrize("seats", EVERY_TABLE)
@pytest.mark.parametrize("gaps", [1, 2])
def test_gaps_of_assistants_cost_cards_more(seats: int, gaps: int) -> None:
    """PR-101, A3: for every coming card taken with an assistant one card more is drawn to the current supply."""
    pos = ending(seats, coming={"bank": " ".join(["banker", "money_6"][gaps:])})
    pile = on_table(pos, "pile", "bank")
    play(pos, "take money_3")
    for _ in range(DRAWN[seats] + gaps):
        assert on_table(play(pos, "draw money_5"), "future", "bank") == []
    play(pos, "choose docks")
    assert len(on_table(pos, "current", "bank")) == CURRENT[seats]
    assert on_table(pos, "pile", "bank") == pile - DRAWN[seats] - gaps - 2


@pytest.mark.parametrize(("left", "coming"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_as_many_coming_cards_as_the_deck_has(left: int, coming: int) -> None:
    """PR-102, A4: the last cards of a deck come to the coming cards, and no board without current cards has any."""
    pos = play(ending(decks={"bank": left}), "take money_3", "choose docks")
    assert (len(on_table(pos, "current", "bank")), len(on_table(pos, "future", "bank"))) == (2, coming)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_order_of_the_boards_makes_no_difference(seats: int) -> None:
    """PR-103, A29: whichever order the boards were named in, they are refreshed alike and counted together."""
    results = set()
    for order in permutations(("guildhall", "docks", "bank")):
        pos = table(seats, decks={"docks": "3 captain 5 bullion_single 3 ship_france"},
                    current={"market": ""}, coming={"market": ""})
        for board in order:
            play(pos, f"choose {board}", *["decline"] * seats)
        while pos.mover == quayside.CHANCE:
            pos.play(pos.moves()[0])
        results.add(pos.digest())
    assert len(results) == 1


@pytest.mark.parametrize("seats", EVERY_TABLE)
@pytest.mark.parametrize("takes", [True, False])
def test_the_token_moves_clockwise(seats: int, takes: bool) -> None:
    """PR-104: to the next player, whoever took a card or not; after the last seat comes the first."""
    for master in range(seats):
        pos = table(seats, master, asks=("offer", master, "bank"), current={"bank": "money_3 money_4"},
                    named="guildhall docks market")
        play(pos, "take money_3" if takes else "decline", "choose docks")
        assert on_table(pos, "harbour_master") == (master + 1) % seats
        assert asked(pos)[1] == (master + 2) % seats


def test_a_round_of_five() -> None:
    """PR-99, PR-100, PR-101, PR-102: the ledger's example of a market with a gap."""
    pos = table(5, asks=("offer", 1, "market"), coming={"market": "goods_wheat_3 trader"}, hands={1: "assistant"},
                current={"market": "goods_wheat_1 goods_hides_1 goods_hides_2 goods_cotton_1"})
    play(pos, "assistant takes goods_wheat_3", "take goods_wheat_1", "take goods_hides_1", "decline", "decline")
    play(pos, "choose docks", "decline", "take vp_sailors_home", *["draw captain"] * 4)
    assert on_table(pos, "current", "market") == ["trader"]
    play(pos, *["draw goods_tobacco_2"] * 3, *["draw goods_tobacco_3"] * 2)
    assert Counter(on_table(pos, "current", "market")) == Counter(["trader", *["goods_tobacco_2"] * 3])
    assert on_table(pos, "future", "market") == ["goods_tobacco_3"] * 2
    assert discarded(pos)["goods_hides_2"] == discarded(pos)["goods_cotton_1"] == 1
