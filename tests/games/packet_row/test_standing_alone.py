"""The harbour master when all others hold a card."""

from typing import Any

import pytest

from .builder import EVERY_TABLE, asked, cash, hand, legal, on_table, play, refused, table


def alone(seats: int = 3, **said: Any) -> Any:
    """Every other player has taken a card from the bank, and the harbour master took nothing there."""
    said = {"asks": ("choose-board", 0, None, 1), "named": "bank",
            "taken": dict.fromkeys(range(1, seats), "bank")} | said
    return table(seats, **said)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_board_just_named_is_still_open(seats: int) -> None:
    """PR-39: when the last of the others takes, the harbour master may take from the same board, or decline."""
    cards = ["money_3", "money_4", "money_5", "money_6"][: max(2, seats - 1)]
    pos = table(seats, asks=("offer", seats - 1, "bank"), taken=dict.fromkeys(range(1, seats - 1), "bank"),
                current={"bank": " ".join(cards)}, coming={"bank": "banker banker"}, hands={0: "assistant"})
    play(pos, f"take {cards[0]}")
    assert asked(pos) == ("offer", 0, "bank")
    assert {"decline", f"take {cards[1]}", "assistant takes banker"} <= legal(pos)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_another_board_must_have_a_card_to_pay_for(seats: int) -> None:
    """PR-40, A22: a board can be named if it holds a current card that can be paid for, and only then."""
    pos = alone(seats, cash=4, current={"docks": "bullion_single bullion_double", "market": "goods_wheat_2 vp_library"})
    assert legal(pos) == {"end the round", "choose docks"}
    assert refused(pos, "choose market") == ("nothing-to-take", {"board": "market"})
    assert refused(alone(seats, cash=3, current={"docks": "bullion_single"}), "choose docks")[0] == "nothing-to-take"


def test_an_assistant_reaches_coming_cards_there() -> None:
    """PR-40, A22: with an assistant a coming card that can be paid for suffices."""
    said: dict[str, Any] = {"cash": 9, "current": {"market": "goods_wheat_3 vp_library"},
                            "coming": {"market": "goods_hides_2 vp_church"}}
    assert refused(alone(**said), "choose market")[0] == "nothing-to-take"
    pos = play(alone(hands={0: "assistant"}, **said), "choose market")
    assert legal(pos) == {"assistant takes goods_hides_2"}


def test_only_cash_in_hand_counts() -> None:
    """PR-41, A22: a money card counts once it is cashed."""
    pos = alone(cash=1, hands={0: "money_3"}, current={"market": "goods_wheat_1"})
    assert refused(pos, "choose market") == ("nothing-to-take", {"board": "market"})
    play(pos, "cash money_3", "choose market", "take goods_wheat_1")
    assert (cash(pos, 0), hand(pos, 0)) == (2, {"goods_wheat_1": 1})


def test_a_contract_counts_once_it_is_delivered() -> None:
    """PR-41, A22: its payment can be spent after the delivery, not before."""
    pos = alone(cash=0, hands={0: "contract_wheat_sweden goods_wheat_2 ship_sweden"}, current={"market": "vp_library"})
    assert refused(pos, "choose market")[0] == "nothing-to-take"
    assert legal(play(pos, "deliver contract_wheat_sweden", "choose market")) == {"take vp_library"}


def test_who_names_a_board_alone_must_take() -> None:
    """PR-42, A22: declining is refused there."""
    pos = play(alone(current={"docks": "captain ship_spain"}), "choose docks")
    assert asked(pos) == ("offer", 0, "docks")
    assert refused(pos, "decline") == ("must-take", {})
    assert refused(pos, "end the round")[0] == "not-now"
    assert asked(play(pos, "take captain"))[0] == "refill"


def test_having_to_take_outlasts_a_free_step() -> None:
    """PR-42, PR-53: after a money card was cashed the harbour master must still take."""
    pos = play(alone(current={"docks": "captain"}, hands={0: "money_3"}), "choose docks", "cash money_3")
    assert legal(pos) == {"take captain"}
    assert refused(pos, "decline") == ("must-take", {})


def test_earlier_boards_are_closed() -> None:
    """PR-43: nothing can be taken from a board that was named earlier in the round."""
    pos = alone(named="bank docks", current={"bank": "money_3", "docks": "captain"})
    assert refused(pos, "choose bank") == ("named-already", {"board": "bank"})
    assert refused(pos, "take money_3")[0] == "not-now"
    play(pos, "choose guildhall")
    assert refused(pos, "take captain") == ("not-current", {"card": "captain", "board": "guildhall"})


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_master_ends_the_round_without_a_card(seats: int) -> None:
    """PR-44: who stands alone and will not take a card ends the round."""
    pos = play(alone(seats), "end the round")
    assert asked(pos)[0] == "refill"
    assert not hand(pos, 0)
    assert on_table(play(pos, "choose docks"), "round") == 8


def test_ending_is_all_that_is_left_without_money() -> None:
    """PR-44: who cannot take anything anywhere can only end the round."""
    assert legal(alone(cash=0)) == {"end the round"}


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_nobody_is_bound_to_take(seats: int) -> None:
    """PR-45, A31: everybody who is asked may decline; standing alone the master may end the round instead of naming."""
    pos = play(table(seats), "choose bank")
    for seat in (*range(1, seats), 0):
        assert asked(pos) == ("offer", seat, "bank")
        assert "decline" in legal(pos)
        play(pos, "decline")
    assert "end the round" in legal(alone(seats))


def test_a_round_of_four() -> None:
    """PR-37, PR-39, PR-43: the ledger's example, with Ada, Marek, Irina and Bosun."""
    pos = table(4, current={"docks": "ship_spain captain", "bank": "money_3 banker money_4"})
    play(pos, "choose docks", "take ship_spain", "decline", "decline", "decline")
    assert refused(pos, "end the round")[0] == "others-free"
    play(pos, "choose bank", "take money_3", "take banker")
    assert asked(pos) == ("offer", 0, "bank")
    assert "take money_4" in legal(pos)
    assert legal(play(pos, "decline")) == {"end the round", "choose guildhall", "choose market"}
