"""The rulebook's worked examples: deliveries, helpers, money and prices."""

from typing import Any

import pytest

from .builder import LANDS, asked, cash, discarded, hand, legal, on_table, play, refused, spent, table

COTTON = "contract_cotton_netherlands"
TWO_TOBACCO = "contract_tobacco_netherlands contract_tobacco_germany"


def test_t01_one_contract_that_pays_35() -> None:
    """T1, PR-57: contract, two cards of 2 hides and the ship are discarded, and 35 dollars come."""
    before = table(hands={0: "contract_hides_spain 2 goods_hides_2 ship_spain"}, cash=12)
    after = play(before.copy(), "deliver contract_hides_spain")
    assert (cash(after, 0), hand(after, 0)) == (12 + 35, {})
    assert spent(before, after) == hand(before, 0)


def test_t02_three_contracts_at_once() -> None:
    """T2, PR-64, PR-66, PR-67: the card of 3 tobacco serves two contracts, one unit of cotton is lost, 65 come."""
    before = table(hands={1: f"contract_cotton_great_britain {TWO_TOBACCO} goods_cotton_3 goods_cotton_2 "
                             "goods_tobacco_3 goods_tobacco_1 ship_great_britain ship_netherlands ship_germany"},
                   asks=("offer", 1, "docks"), cash=3)
    after = play(before.copy(), "deliver contract_cotton_great_britain", "deliver contract_tobacco_netherlands",
                 "deliver contract_tobacco_germany")
    assert (cash(after, 1), hand(after, 1)) == (3 + 65, {})
    assert spent(before, after) == hand(before, 1)


@pytest.mark.parametrize("goods", ["goods_cotton_3", "goods_cotton_2 goods_cotton_1", "2 goods_cotton_2"])
def test_t03_three_cotton_to_the_netherlands(goods: str) -> None:
    """T3, PR-57, PR-60: cotton worth 3 or more and the ship bring 25; any other ship is refused without a captain."""
    pos = play(table(hands={0: f"{COTTON} {goods} ship_netherlands"}), f"deliver {COTTON}")
    assert (cash(pos, 0), hand(pos, 0)) == (50, {})
    for land in set(LANDS) - {"netherlands"}:
        wrong = table(hands={0: f"{COTTON} {goods} ship_{land}"})
        assert refused(wrong, f"deliver {COTTON}") == ("lacks-ship", {"land": "netherlands"})


def test_t06_an_assistant_does_not_waive_the_price() -> None:
    """T6, PR-56, PR-81: with 9 dollars the card of 3 tobacco is out of reach until a card brings one more."""
    said: dict[str, Any] = {"asks": ("offer", 1, "market"), "cash": {1: 9},
                            "coming": {"market": "goods_tobacco_3 trader"}}
    pos = table(hands={1: "assistant money_3"}, **said)
    assert refused(pos, "assistant takes goods_tobacco_3") == ("lacks-money", {"amount": 1})
    assert cash(play(pos, "cash money_3", "assistant takes goods_tobacco_3"), 1) == 2
    held = {1: "assistant contract_wheat_sweden goods_wheat_2 ship_sweden"}
    pos = play(table(hands=held, **said), "deliver contract_wheat_sweden")
    assert cash(play(pos, "assistant takes goods_tobacco_3"), 1) == 9 + 15 - 10


def test_t07_university() -> None:
    """T7, PR-14, PR-46, PR-115: it costs 18 dollars, comes to the hand and brings 4 points."""
    pos = table(asks=("offer", 1, "guildhall"), current={"guildhall": "vp_university"}, cash={1: 18})
    play(pos, "take vp_university")
    assert (cash(pos, 1), hand(pos, 1), pos.scores()[1]) == (0, {"vp_university": 1}, 4)


def test_t09_trader() -> None:
    """T9, PR-59, PR-86, PR-87: 1 hide and 2 cotton make 3 hides with a trader, and still it takes a ship."""
    held = "goods_hides_1 goods_cotton_2 trader"
    pos = table(hands={0: f"{held} ship_spain"}, secret={0: "start_hides_spain"})
    play(pos, "deliver start_hides_spain")
    assert (cash(pos, 0), hand(pos, 0)) == (50, {})
    assert discarded(pos)["trader"] == discarded(pos)["goods_cotton_2"] == 1
    bare = table(hands={0: held}, secret={0: "start_hides_spain"})
    assert refused(bare, "deliver start_hides_spain") == ("lacks-ship", {"land": "spain"})


def test_t10_captain() -> None:
    """T10, PR-83, PR-84: the ship bound for Spain is turned to France, and does not serve both."""
    held = "contract_cotton_france 2 goods_cotton_2 ship_spain captain"
    pos = play(table(hands={0: held}), "deliver contract_cotton_france")
    assert (cash(pos, 0), hand(pos, 0)) == (40, {"goods_cotton_2": 1})
    both = table(hands={0: f"{held} contract_cotton_spain"}, secret={0: "start_wheat_france"})
    play(both, "deliver contract_cotton_france")
    assert refused(both, "deliver contract_cotton_spain") == ("lacks-together", {"card": "contract_cotton_spain"})
    assert cash(play(both, "sail"), 0) == 40


def test_t11_bullion() -> None:
    """T11, PR-13, PR-90, PR-91: bought for 4, a single stands for one unit; a double for two of one good only."""
    pos = table(asks=("offer", 1, "docks"), current={"docks": "bullion_single captain"},
                hands={1: f"{COTTON} goods_cotton_2 ship_netherlands"})
    assert refused(pos, f"deliver {COTTON}") == ("lacks-goods", {"good": "cotton", "amount": 1})
    play(pos, "take bullion_single", "decline", "take captain")
    assert cash(pos, 1) == 21
    assert cash(play(pos, f"deliver {COTTON}"), 1) == 46
    double = "contract_cotton_france contract_tobacco_germany goods_cotton_1 goods_tobacco_1 ship_france ship_germany"
    mixed = table(hands={0: f"{double} bullion_double"}, secret={0: "start_wheat_france"})
    play(mixed, "deliver contract_cotton_france")
    assert refused(mixed, "deliver contract_tobacco_germany")[0] == "lacks-together"
    whole = table(hands={0: f"{COTTON} goods_cotton_1 bullion_double ship_netherlands"})
    assert cash(play(whole, f"deliver {COTTON}"), 0) == 50


def test_t12_money_card() -> None:
    """T12, PR-94: a card of 4 brings 4 dollars."""
    pos = play(table(hands={0: "money_4"}), "cash money_4")
    assert (cash(pos, 0), hand(pos, 0), discarded(pos)["money_4"]) == (29, {}, 1)


@pytest.mark.parametrize(("money", "scored"), [([40, 40, 10], [2, 4, 0]), ([50, 40, 10], [2, 0, 0])])
def test_t13_bankers_of_three(money: list[int], scored: list[int]) -> None:
    """T13, PR-118, PR-119: 1, 2 and 2 bankers with 40, 40, 10 dollars and with 50, 40, 10."""
    assert bankers(money, [1, 2, 2]) == scored


@pytest.mark.parametrize(("money", "scored"), [([50, 30, 30, 5], [3, 2, 1, 0]), ([50, 50, 30, 5], [3, 6, 0, 0])])
def test_t14_bankers_of_four(money: list[int], scored: list[int]) -> None:
    """T14, PR-120, PR-121, PR-122: 1, 2, 1 and 1 bankers with 50, 30, 30, 5 dollars and with 50, 50, 30, 5."""
    assert bankers(money, [1, 2, 1, 1]) == scored


def test_t19_bundle_against_sequence() -> None:
    """T19, PR-68: together 3 and 1 tobacco serve both contracts, one after the other they do not."""
    held = {0: f"{TWO_TOBACCO} goods_tobacco_3 goods_tobacco_1 ship_netherlands ship_germany"}
    bundle = play(table(hands=held), "deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany")
    assert (cash(bundle, 0), hand(bundle, 0)) == (25 + 30, {})
    first = play(table(hands=held), "deliver contract_tobacco_netherlands", "sail")
    assert (cash(first, 0), on_table(first, "pays")) == (40, 0)
    assert hand(first, 0) == {"contract_tobacco_germany": 1, "goods_tobacco_1": 1, "ship_germany": 1}
    assert refused(first, "deliver contract_tobacco_germany") == ("lacks-goods", {"good": "tobacco", "amount": 1})


def test_t21_two_contracts_on_a_turned_ship() -> None:
    """T21, PR-65, PR-84: both contracts to France sail on the ship bound for Spain, one to Spain cannot."""
    held = "contract_wheat_france contract_cotton_france goods_wheat_3 goods_cotton_2 ship_spain captain"
    pos = play(table(hands={0: held}), "deliver contract_wheat_france", "deliver contract_cotton_france")
    assert (cash(pos, 0), hand(pos, 0)) == (25 + 25 + 15, {})
    third = table(hands={0: f"{held} contract_cotton_spain goods_cotton_3"}, secret={0: "start_tobacco_germany"})
    play(third, "deliver contract_wheat_france", "deliver contract_cotton_france")
    assert asked(third)[0] == "bundle"
    assert legal(third) == {"sail"}


def test_t22_a_leader_without_bankers() -> None:
    """T22, PR-123: 60, 40, 40, 20 dollars with 0, 1, 2, 1 bankers score 0, 1, 2, 0."""
    assert bankers([60, 40, 40, 20], [0, 1, 2, 1]) == [0, 1, 2, 0]


def bankers(money: list[int], held: list[int]) -> list[int]:
    """What each seat scores for its bankers."""
    pos = table(len(money), asks=("finished",), cash=dict(enumerate(money)),
                hands={seat: f"{count} banker" for seat, count in enumerate(held)})
    return [dict(pos.score_sheet(seat))["bankers"] for seat in range(len(money))]
