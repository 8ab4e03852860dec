"""Delivering contracts: what a delivery needs, what it uses up, and several at once."""

from typing import Any

import pytest

from .builder import (
    LANDS,
    ROWS,
    STARTS,
    asked,
    cash,
    discarded,
    hand,
    legal,
    on_table,
    play,
    refused,
    secret,
    spent,
    table,
)

CONTRACTS = [card for card, row in ROWS.items() if row["type"] == "contract"]


def lot(good: str, units: int) -> str:
    """Goods cards of so many units together."""
    return {2: f"goods_{good}_2", 3: f"goods_{good}_3", 4: f"2 goods_{good}_2"}[units]


@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_contract_is_delivered(contract: str) -> None:
    """PR-57: contract, ship and goods are discarded, the payment comes; a unit less and it is refused."""
    row = ROWS[contract]
    goods, ship = lot(row["good"], row["amount"]), f"ship_{row['destination']}"
    before = table(hands={0: f"{contract} {goods} {ship}"})
    pos = play(before.copy(), f"deliver {contract}")
    assert (cash(pos, 0), hand(pos, 0)) == (25 + row["payment"], {})
    assert spent(before, pos) == hand(before, 0)
    less = {2: f"goods_{row['good']}_1", 3: f"goods_{row['good']}_2", 4: f"goods_{row['good']}_3"}[row["amount"]]
    assert refused(table(hands={0: f"{contract} {less} {ship}"}), f"deliver {contract}") == (
        "lacks-goods", {"good": row["good"], "amount": 1})


def test_only_a_contract_in_hand_is_delivered() -> None:
    """PR-57: goods and ship alone deliver nothing."""
    pos = table(hands={0: "goods_wheat_2 ship_sweden"})
    assert refused(pos, "deliver contract_wheat_sweden") == ("lacks-card", {"card": "contract_wheat_sweden"})


@pytest.mark.parametrize("contract", STARTS)
def test_a_starting_contract_is_delivered_like_any_other(contract: str) -> None:
    """PR-58: with 3 units and a ship it pays 25 dollars."""
    row = ROWS[contract]
    pos = table(hands={0: f"goods_{row['good']}_3 ship_{row['destination']}"}, secret={0: contract})
    play(pos, f"deliver {contract}")
    assert (cash(pos, 0), hand(pos, 0), secret(pos, 0)) == (50, {}, None)


def test_nothing_takes_the_place_of_a_ship() -> None:
    """PR-59, A19: neither captain nor trader nor bullion."""
    pos = table(hands={0: "contract_wheat_sweden goods_wheat_2 captain trader bullion_single bullion_double"})
    assert refused(pos, "deliver contract_wheat_sweden") == ("lacks-ship", {"land": "sweden"})


@pytest.mark.parametrize("land", LANDS)
def test_a_ship_sails_to_its_flag(land: str) -> None:
    """PR-60: every other ship is refused where no captain turns it."""
    others = " ".join(f"3 ship_{other}" for other in LANDS if other != land)
    pos = table(hands={0: f"contract_wheat_{land} 2 goods_wheat_3 {others}"})
    assert refused(pos, f"deliver contract_wheat_{land}") == ("lacks-ship", {"land": land})


def test_surplus_is_lost() -> None:
    """PR-61: units too many, of goods or bullion, bring nothing back."""
    pos = play(table(hands={0: "contract_wheat_sweden goods_wheat_3 ship_sweden"}), "deliver contract_wheat_sweden")
    assert (cash(pos, 0), hand(pos, 0)) == (40, {})
    bars = table(hands={0: "contract_wheat_france 2 bullion_double ship_france"})
    assert (cash(play(bars, "deliver contract_wheat_france"), 0), hand(bars, 0)) == (50, {})


def test_used_cards_are_discarded_for_good() -> None:
    """PR-62, A27: they lie in the discard piles, also when their decks have run out."""
    pos = table(seats=4, asks=("offer", 0, "docks"), decks={"docks": "captain"}, current={"docks": "vp_dry_dock"},
                coming={"docks": "vp_storehouse vp_long_pier"},
                hands={0: "contract_wheat_sweden goods_wheat_2 ship_sweden"})
    play(pos, "deliver contract_wheat_sweden", "take vp_dry_dock", "draw captain")
    assert asked(pos)[0] == "choose-board"
    assert discarded(pos)["ship_sweden"] >= 1
    assert (on_table(pos, "pile", "docks"), on_table(pos, "unseen", "ship_sweden")) == (0, 0)


def test_a_delivered_starting_contract_leaves_the_game() -> None:
    """PR-63, A27: it is in no hand and among no cards that can still be seen."""
    pos = table(hands={0: "goods_hides_3 ship_spain"}, secret={0: "start_hides_spain"})
    play(pos, "deliver start_hides_spain")
    assert secret(pos, 0) is None
    assert "start_hides_spain" not in on_table(pos, "unseen")


def test_a_starting_contract_comes_to_no_discard_pile() -> None:
    """PR-63, A27: it leaves the game, so no discard pile shows it."""
    pos = table(hands={0: "goods_hides_3 ship_spain"}, secret={0: "start_hides_spain"})
    play(pos, "deliver start_hides_spain")
    assert "start_hides_spain" not in on_table(pos, "discard")


# several at once

TWO_TOBACCO: dict[str, Any] = {"hands": {0: "contract_tobacco_netherlands contract_tobacco_germany goods_tobacco_3 "
                                            "goods_tobacco_1 ship_netherlands ship_germany"}}


def test_a_bundle_of_several_countries() -> None:
    """PR-64, PR-66, A12: two contracts for two countries at once, each with a ship of its own."""
    row = [ROWS[card]["amount"] for card in ("contract_wheat_france", "contract_hides_sweden")]
    pos = table(hands={0: f"contract_wheat_france contract_hides_sweden {lot('wheat', row[0])} {lot('hides', row[1])} "
                          "ship_france ship_sweden"})
    play(pos, "deliver contract_wheat_france", "deliver contract_hides_sweden")
    assert hand(pos, 0) == {}
    assert cash(pos, 0) == 25 + ROWS["contract_wheat_france"]["payment"] + ROWS["contract_hides_sweden"]["payment"]


def test_a_bundle_of_one_country() -> None:
    """PR-64, PR-65: one ship carries every contract of the bundle to its country, and a second one stays."""
    pos = table(hands={0: "contract_wheat_sweden contract_cotton_sweden 3 goods_wheat_2 2 goods_cotton_2 "
                          "2 ship_sweden"})
    play(pos, "deliver contract_wheat_sweden", "deliver contract_cotton_sweden")
    assert hand(pos, 0) == {"ship_sweden": 1, "goods_wheat_2": 2}
    assert cash(pos, 0) == 25 + 15 + 35


def test_four_contracts_at_once() -> None:
    """PR-64: a bundle has no upper limit; the starting contract goes with it."""
    names = ["wheat_sweden", "wheat_spain", "wheat_germany", "cotton_spain"]
    pos = table(hands={0: " ".join(f"contract_{name}" for name in names)
                       + " 2 goods_wheat_3 goods_wheat_2 goods_wheat_1 2 goods_cotton_2 goods_cotton_1 "
                         "ship_sweden ship_spain ship_germany"}, secret={0: "start_cotton_spain"})
    play(pos, *[f"deliver contract_{name}" for name in names], "deliver start_cotton_spain")
    assert cash(pos, 0) == 25 + 15 + 25 + 35 + 15 + 25
    assert hand(pos, 0) == {}


def test_each_country_needs_a_ship_of_its_own() -> None:
    """PR-66, A12: two ships to one country do not serve another."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany 2 goods_tobacco_2 2 ship_germany"})
    assert legal(pos, "deliver") == {"deliver contract_tobacco_germany"}


def test_units_are_pooled() -> None:
    """PR-67, A12: one card serves two contracts and two ships."""
    pos = play(table(**TWO_TOBACCO), "deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany")
    assert (cash(pos, 0), hand(pos, 0)) == (25 + 30, {})


def test_what_is_left_over_is_lost_with_its_bundle() -> None:
    """PR-68, A12: delivered alone with the card of 3, the first contract leaves too little for the second."""
    pos = play(table(**TWO_TOBACCO), "deliver contract_tobacco_netherlands", "sail")
    assert (cash(pos, 0), hand(pos, 0)["goods_tobacco_3"]) == (40, 0)
    assert refused(pos, "deliver contract_tobacco_germany") == ("lacks-goods", {"good": "tobacco", "amount": 1})


def test_no_ship_without_a_contract() -> None:
    """PR-69, A23: a ship that would carry nothing stays, and the table never asks for it."""
    pos = table(hands={0: "contract_wheat_sweden 2 goods_wheat_2 ship_sweden ship_spain captain"})
    play(pos, "deliver contract_wheat_sweden")
    assert asked(pos) == ("ship-for", 0, "sweden")
    assert legal(pos) == {"ship sweden", "turn spain"}
    play(pos, "ship sweden")
    assert hand(pos, 0) == {"goods_wheat_2": 1, "ship_spain": 1, "captain": 1}


def test_no_second_ship_to_a_country() -> None:
    """PR-70, A23: of two ships to one country only one is used, for two contracts there too."""
    pos = table(hands={0: "contract_wheat_sweden contract_hides_sweden 3 goods_hides_2 goods_wheat_2 2 ship_sweden"})
    play(pos, "deliver contract_wheat_sweden", "deliver contract_hides_sweden")
    assert hand(pos, 0)["ship_sweden"] == 1


def test_unneeded_cargo_is_not_offered() -> None:
    """PR-71, A23: once the need is covered no goods and no bullion can be thrown in."""
    pos = table(hands={0: "contract_wheat_sweden goods_wheat_2 goods_wheat_1 bullion_single ship_sweden"})
    play(pos, "deliver contract_wheat_sweden", "load goods_wheat_2")
    assert hand(pos, 0) == {"goods_wheat_1": 1, "bullion_single": 1}
    assert asked(pos) == ("choose-board", 0)


def test_irinas_bundle() -> None:
    """PR-67, PR-68, PR-90: the ledger's example of 3 wheat and a bullion bar for two contracts of 2 wheat."""
    held = {0: "contract_wheat_sweden contract_wheat_great_britain goods_wheat_3 bullion_single ship_sweden "
               "ship_great_britain"}
    both = play(table(hands=held), "deliver contract_wheat_great_britain", "deliver contract_wheat_sweden")
    assert (cash(both, 0), hand(both, 0)) == (25 + 30, {})
    alone = play(table(hands=held), "deliver contract_wheat_sweden")
    assert refused(alone, "deliver contract_wheat_great_britain")[0] == "lacks-goods"
    assert hand(alone, 0)["bullion_single"] == 1
