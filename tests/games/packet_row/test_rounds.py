"""The round: naming boards, who is asked, and when the round ends."""

from typing import Any, Final

import pytest

from .builder import BOARDS, CURRENT, EVERY_TABLE, asked, hand, legal, on_table, play, refused, table

THREE_CARDS: Final = {"bank": "money_3 money_4 money_5"}
NO_CARDS: dict[str, Any] = {"current": {"bank": ""}, "coming": {"bank": ""}, "decks": {"bank": 0}, "short": "bank"}


def test_each_board_is_named_once_a_round() -> None:
    """PR-25: a board named in this round cannot be named again in it."""
    pos = table(seats=4, named="docks")
    assert legal(pos) == {"choose guildhall", "choose market", "choose bank"}
    assert refused(pos, "choose docks") == ("named-already", {"board": "docks"})


def test_the_round_cannot_end_before_a_board_is_named() -> None:
    """PR-26, A7: ending the round at once is refused."""
    assert refused(table(), "end the round") == ("must-name", {})


@pytest.mark.parametrize("seats", [4, 5])
def test_a_board_without_cards_stays_closed(seats: int) -> None:
    """PR-27, A4: a board with no current cards cannot be named, in this round or a later one."""
    pos = table(seats, **NO_CARDS)
    assert refused(pos, "choose bank") == ("board-empty", {"board": "bank"})
    play(pos, "choose docks", *["decline"] * seats, "choose guildhall", *["decline"] * seats, "choose market")
    play(pos, *["decline"] * seats)
    assert on_table(play(pos, "choose docks"), "round") == 8
    assert refused(table(seats, turn=9, **NO_CARDS), "choose bank")[0] == "board-empty"


@pytest.mark.parametrize("seats", EVERY_TABLE)
@pytest.mark.parametrize("master", [0, 1])
def test_clockwise_from_the_left_of_the_harbour_master(seats: int, master: int) -> None:
    """PR-28, PR-29: the others are asked clockwise from the master's left, the master is asked last."""
    pos = play(table(seats, master), "choose docks")
    order = []
    for _ in range(seats):
        order.append(asked(pos))
        play(pos, "decline")
    assert order == [("offer", (master + step) % seats, "docks") for step in (*range(1, seats), 0)]
    assert asked(pos) == ("choose-board", master)


def test_one_takes_or_declines() -> None:
    """PR-30: who is asked takes a current card of the named board or declines; nothing else lies in reach."""
    pos = table(asks=("offer", 1, "bank"), current={"bank": "money_3 banker", "docks": "captain"},
                coming={"bank": "money_6 money_5"})
    assert legal(pos) == {"decline", "take money_3", "take banker"}
    assert refused(pos, "take money_6") == ("not-current", {"card": "money_6", "board": "bank"})
    assert refused(pos, "take captain") == ("not-current", {"card": "captain", "board": "bank"})


def test_one_card_in_a_round() -> None:
    """PR-31: whoever has a card is not asked again in the round."""
    pos = play(table(seats=4, current=THREE_CARDS), "choose bank", "take money_3", "decline", "take money_4", "decline")
    play(pos, "choose docks")
    assert asked(pos) == ("offer", 2, "docks")
    assert asked(play(pos, "decline")) == ("offer", 0, "docks")


def test_who_declines_is_asked_again() -> None:
    """PR-32: who declines keeps the figure and is asked at the next board."""
    pos = play(table(seats=3), "choose docks", "decline", "decline", "decline", "choose market")
    assert [seat["taken"] for seat in pos.view(None)["by_seat"]] == [None, None, None]
    assert asked(pos) == ("offer", 1, "market")


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_nobody_is_skipped_for_lack_of_money(seats: int) -> None:
    """PR-33, A9: a player without a dollar is asked for cards that cost more."""
    pos = play(table(seats, current={"market": "vp_library goods_wheat_3"}, cash=0), "choose market")
    for seat in (*range(1, seats), 0):
        assert asked(pos) == ("offer", seat, "market")
        assert legal(pos) == {"decline"}
        play(pos, "decline")


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_master_is_asked_for_coming_cards(seats: int) -> None:
    """PR-33, PR-34, A9: with no current card left, the harbour master is asked, with an assistant or without."""
    lying = " ".join(["money_3", "money_4", "money_5", "money_6"][: seats - 1])
    for held in ("", "assistant"):
        pos = play(table(seats, current={"bank": lying}, coming={"bank": "banker vp_museum"}, hands={0: held}),
                   "choose bank", *[f"take {card}" for card in lying.split()])
        assert asked(pos) == ("offer", 0, "bank")
        assert legal(pos) == {"decline"} | ({"assistant takes banker", "assistant takes vp_museum"} if held else set())


def test_the_master_takes_a_coming_card() -> None:
    """PR-34, A9: with an assistant the harbour master takes it, which ends the round."""
    pos = table(asks=("offer", 0, "bank"), current={"bank": ""}, coming={"bank": "banker money_6"},
                taken={1: "bank", 2: "bank"}, hands={0: "assistant"})
    play(pos, "assistant takes banker")
    assert hand(pos, 0) == {"banker": 1}
    assert asked(pos)[0] == "refill"


def test_nobody_is_asked_at_a_bare_board() -> None:
    """PR-35, A9: once a short board is empty, those left over and the harbour master are not asked there."""
    pos = table(4, current={"bank": "money_3"}, coming={"bank": ""}, decks={"bank": 0}, short="bank")
    play(pos, "choose bank", "decline", "take money_3")
    assert asked(pos) == ("choose-board", 0)
    assert [seat["taken"] for seat in pos.view(None)["by_seat"]] == [None, None, "bank", None]
    play(pos, "choose docks", "decline")
    assert asked(pos) == ("offer", 3, "docks")
    assert asked(play(pos, "decline")) == ("offer", 0, "docks")


def test_a_bare_last_board_ends_the_round() -> None:
    """PR-35, PR-38: where no other board is left either, the round is over without asking anybody."""
    pos = table(seats=4, named="guildhall docks market", asks=("choose-board", 0, None, 1), current={"bank": "money_3"},
                coming={"bank": ""}, decks={"bank": 0}, short="bank")
    play(pos, "choose bank", "take money_3")
    assert asked(pos)[0] == "refill"


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_round_ends_when_the_master_takes(seats: int) -> None:
    """PR-36: at once, though others have no card and boards are left."""
    pos = play(table(seats, current={"docks": "captain ship_spain"}), "choose docks", *["decline"] * (seats - 1))
    play(pos, "take captain")
    assert asked(pos)[0] == "refill"
    play(pos, "choose bank")
    assert (on_table(pos, "round"), on_table(pos, "harbour_master")) == (8, 1)


def test_a_master_who_takes_nothing_names_the_next_board() -> None:
    """PR-37, A25: while somebody has no card and a board is left, ending the round is refused."""
    pos = play(table(seats=4), "choose docks", "decline", "decline", "decline", "decline")
    assert refused(pos, "end the round") == ("others-free", {})
    assert refused(pos, "decline")[0] == "not-now"
    assert legal(pos) == {"choose guildhall", "choose market", "choose bank"}


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_round_ends_when_no_board_is_left(seats: int) -> None:
    """PR-38, A6: after four boards at which nobody took, the round ends and nobody has a card."""
    pos = table(seats)
    for board in BOARDS:
        play(pos, f"choose {board}", *["decline"] * seats)
    assert asked(pos)[0] == "refill"
    assert [sum(hand(pos, seat).values()) for seat in range(seats)] == [0] * seats


def test_closed_boards_are_not_waited_for() -> None:
    """PR-38, A6: boards without cards count as none, so the round ends when the others have all been named."""
    pos = table(4, named="guildhall docks", asks=("choose-board", 0, None, 1), **NO_CARDS)
    play(pos, "choose market", *["decline"] * 4)
    assert asked(pos)[0] == "refill"


def test_supplies_by_seats() -> None:
    """PR-33: all others can take a current card of a full board before it runs out, with every number of seats."""
    assert all(CURRENT[seats] >= seats - 1 for seats in EVERY_TABLE)
