"""Taking a card: its price, where it goes, the assistant, and free steps before it."""

from typing import Any

import pytest

from .builder import (
    BOARDS,
    DECKS,
    EVERY_TABLE,
    ROWS,
    asked,
    cash,
    discarded,
    hand,
    legal,
    on_table,
    play,
    refused,
    table,
)

PRICED = [card for card, row in ROWS.items() if row.get("price")]
FREE = [card for board in BOARDS for card in DECKS[board] if card not in PRICED]


def board_of(card: str) -> str:
    return next(board for board in BOARDS if card in DECKS[board])


@pytest.mark.parametrize("card", PRICED)
def test_the_price_is_paid_at_once(card: str) -> None:
    """PR-46, PR-48: goods, bullion and victory point cards cost their price, and a dollar less is not enough."""
    price, board = ROWS[card]["price"], board_of(card)
    poor = table(asks=("offer", 1, board), current={board: card}, cash={1: price - 1})
    assert refused(poor, f"take {card}") == ("lacks-money", {"amount": 1})
    pos = play(table(asks=("offer", 1, board), current={board: card}, cash={1: price}), f"take {card}")
    assert (cash(pos, 1), hand(pos, 1)) == (0, {card: 1})
    assert [cash(pos, 0), cash(pos, 2)] == [25, 25]


def test_what_has_a_price() -> None:
    """PR-46, PR-47: exactly goods, bullion and victory point cards have one."""
    assert {ROWS[card]["type"] for card in PRICED} == {"goods", "bullion", "victory_points"}
    assert {ROWS[card]["type"] for card in FREE} == {
        "contract", "assistant", "merchant_ship", "captain", "trader", "money", "banker"}


@pytest.mark.parametrize("card", FREE)
def test_free_cards(card: str) -> None:
    """PR-47: contracts, assistants, ships, captains, traders, money cards and bankers cost nothing."""
    board = board_of(card)
    pos = play(table(asks=("offer", 1, board), current={board: card}, cash=0), f"take {card}")
    assert (cash(pos, 1), hand(pos, 1)) == (0, {card: 1})


def test_what_is_short_of_the_price_is_said() -> None:
    """PR-48: the refusal says how many dollars are missing; money cards in hand do not count."""
    pos = table(asks=("offer", 1, "market"), current={"market": "vp_library"}, cash={1: 4}, hands={1: "money_6"})
    assert refused(pos, "take vp_library") == ("lacks-money", {"amount": 11})


def test_victory_point_cards_go_to_the_hand() -> None:
    """PR-49, A18: like any other card; the table shows nothing of it but a card more."""
    pos = play(table(asks=("offer", 1, "guildhall"), current={"guildhall": "vp_university"}), "take vp_university")
    assert hand(pos, 1) == {"vp_university": 1}
    assert pos.scores()[1] == 4 + 0
    assert "vp_university" not in on_table(pos, "current", "guildhall")


def test_a_ship_lies_open() -> None:
    """PR-50: everybody sees it before its owner."""
    pos = play(table(asks=("offer", 1, "docks"), current={"docks": "ship_spain"}), "take ship_spain")
    assert all(pos.view(seat)["by_seat"][1]["hand"]["ship_spain"] == 1 for seat in (0, 1, 2, None))


def test_the_figure_stands_where_the_card_lay() -> None:
    """PR-51: the taker's figure stands on the board, and the space stays empty until the refresh."""
    pos = table(4, asks=("offer", 1, "bank"), current={"bank": "money_3 money_4 banker"})
    play(pos, "take money_4")
    assert pos.view(None)["by_seat"][1]["taken"] == "bank"
    assert on_table(pos, "current", "bank") == ["money_3", "banker"]
    play(pos, "decline", "decline", "decline", "choose docks", "decline", "decline", "decline")
    assert on_table(pos, "current", "bank") == ["money_3", "banker"]


def test_a_hand_has_no_limit() -> None:
    """PR-52: all ships of the deck and every money card can be in one hand, and another card still comes to it."""
    ships = " ".join(f"3 {card}" for card in DECKS["docks"] if card.startswith("ship_"))
    pos = table(asks=("offer", 1, "bank"), hands={1: f"{ships} 6 money_3 8 money_4"}, current={"bank": "banker"})
    play(pos, "take banker")
    assert sum(hand(pos, 1).values()) == 18 + 14 + 1


def test_equal_cards_are_taken_one_by_one() -> None:
    """PR-31: of two equal cards on a board one is taken, and the other is still there for the next player."""
    pos = play(table(asks=("offer", 1, "bank"), current={"bank": "2 money_4"}), "take money_4")
    assert on_table(pos, "current", "bank") == ["money_4"]
    assert hand(play(pos, "take money_4"), 2) == {"money_4": 1}


# free steps


@pytest.mark.parametrize("asks", [("choose-board",), ("offer", 0, "docks")])
def test_free_steps_come_before_the_answer(asks: tuple[str, ...]) -> None:
    """PR-53, A2: whoever is asked may cash and deliver as often as wanted, and the question stands as before."""
    pos = table(asks=asks, hands={0: "2 money_4 money_5 contract_wheat_sweden goods_wheat_2 ship_sweden"})
    before, question = legal(pos), asked(pos)
    for step in ("cash money_4", "deliver contract_wheat_sweden", "cash money_4", "cash money_5"):
        assert step in legal(pos)
        play(pos, step)
        assert asked(pos) == question
    assert cash(pos, 0) == 25 + 15 + 13
    assert legal(pos) == before - {"cash money_4", "cash money_5", "deliver contract_wheat_sweden"}


def test_no_free_steps_at_anothers_decision() -> None:
    """PR-54, A2: cards of others cannot be used by who is asked, and lie unchanged until their owner is asked."""
    pos = table(asks=("offer", 1, "docks"), hands={2: "money_4 contract_wheat_sweden goods_wheat_2 ship_sweden"})
    assert refused(pos, "cash money_4") == ("lacks-card", {"card": "money_4"})
    assert refused(pos, "deliver contract_wheat_sweden") == ("lacks-card", {"card": "contract_wheat_sweden"})
    assert {"cash money_4", "deliver contract_wheat_sweden"} <= legal(play(pos, "decline"))


def test_no_free_steps_within_a_bundle() -> None:
    """PR-55: while a bundle is under way no money card can be cashed and no card taken."""
    pos = table(asks=("offer", 1, "docks"), current={"docks": "captain"},
                hands={1: "money_4 contract_wheat_sweden contract_wheat_great_britain goods_wheat_3 goods_wheat_1 "
                          "ship_sweden ship_great_britain"})
    play(pos, "deliver contract_wheat_great_britain")
    assert asked(pos) == ("bundle", 1, "contract_wheat_great_britain")
    assert refused(pos, "cash money_4") == refused(pos, "take captain") == ("not-now", {})


def test_a_money_card_pays_for_the_next_card() -> None:
    """PR-56, PR-94: cash from a free step is there for the card taken right after it."""
    pos = table(asks=("offer", 1, "market"), current={"market": "vp_library"}, cash={1: 11}, hands={1: "money_4"})
    assert refused(pos, "take vp_library") == ("lacks-money", {"amount": 4})
    play(pos, "cash money_4", "take vp_library")
    assert (cash(pos, 1), hand(pos, 1)) == (0, {"vp_library": 1})


@pytest.mark.parametrize("amount", [3, 4, 5, 6])
def test_money_cards_bring_their_amount(amount: int) -> None:
    """PR-94: the card is discarded for the amount on it."""
    pos = play(table(hands={0: f"money_{amount}"}), f"cash money_{amount}")
    assert (cash(pos, 0), hand(pos, 0), discarded(pos)[f"money_{amount}"]) == (25 + amount, {}, 1)


def test_money_cards_that_one_does_not_hold() -> None:
    """PR-94: only a card in hand is cashed."""
    assert refused(table(hands={0: "money_4"}), "cash money_5") == ("lacks-card", {"card": "money_5"})


def test_a_banker_does_nothing_in_play() -> None:
    """PR-95: a seat that holds one has the same moves as a seat that holds none, and pays the same prices."""
    offer: dict[str, Any] = {"asks": ("offer", 1, "market"), "current": {"market": "vp_library goods_wheat_1"}}
    assert legal(table(hands={1: "3 banker"}, **offer)) == legal(table(**offer))


# the assistant


def test_an_assistant_takes_a_coming_card() -> None:
    """PR-80: the assistant is discarded, the coming card comes to the hand, and current cards can be had as well."""
    pos = table(asks=("offer", 1, "docks"), current={"docks": "captain"}, coming={"docks": "ship_spain ship_france"},
                hands={1: "assistant"})
    assert legal(pos) == {"decline", "take captain", "assistant takes ship_spain", "assistant takes ship_france"}
    play(pos, "assistant takes ship_spain")
    assert (hand(pos, 1), discarded(pos)["assistant"]) == ({"ship_spain": 1}, 1)
    assert pos.view(None)["by_seat"][1]["taken"] == "docks"


def test_only_an_assistant_reaches_coming_cards() -> None:
    """PR-80: without one, or for a card that is not coming on the named board, it is refused."""
    pos = table(asks=("offer", 1, "docks"), current={"docks": "captain"}, coming={"docks": "ship_spain ship_france"})
    assert refused(pos, "assistant takes ship_spain") == ("lacks-assistant", {})
    assert refused(pos, "assistant takes captain") == ("not-coming", {"card": "captain", "board": "docks"})
    assert refused(table(hands={0: "assistant"}), "assistant takes captain")[0] == "not-now"


def test_an_assistant_does_not_waive_the_price() -> None:
    """PR-81: the coming card costs its full price."""
    offer: dict[str, Any] = {"asks": ("offer", 1, "market"), "hands": {1: "assistant"},
                             "coming": {"market": "goods_tobacco_3 trader"}}
    poor = table(cash={1: 7}, **offer)
    assert refused(poor, "assistant takes goods_tobacco_3") == ("lacks-money", {"amount": 3})
    pos = play(table(cash={1: 10}, **offer), "assistant takes goods_tobacco_3")
    assert cash(pos, 1) == 0


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_gap_of_an_assistant_stays_open(seats: int) -> None:
    """PR-82, A3: the coming cards are one fewer until the refresh, and no card is drawn."""
    pos = table(seats, asks=("offer", 1, "docks"), coming={"docks": "ship_spain ship_france"}, hands={1: "assistant"})
    pile = on_table(pos, "pile", "docks")
    play(pos, "assistant takes ship_spain", "decline")
    assert on_table(pos, "future", "docks") == ["ship_france"]
    assert on_table(pos, "pile", "docks") == pile
