"""Captains, traders and bullion in a delivery."""

import pytest

from .builder import LANDS, asked, cash, discarded, hand, legal, play, refused, table

OTHER_GOODS = ("cotton", "hides", "tobacco")


@pytest.mark.parametrize("flag", [land for land in LANDS if land != "france"])
def test_a_captain_turns_a_ship(flag: str) -> None:
    """PR-83: ship and captain are discarded, and the contract to France is delivered with any ship."""
    pos = table(hands={0: f"contract_cotton_france goods_cotton_2 ship_{flag} captain"})
    play(pos, "deliver contract_cotton_france")
    assert (cash(pos, 0), hand(pos, 0), discarded(pos)["captain"]) == (40, {}, 1)


def test_a_turned_ship_sails_to_one_country() -> None:
    """PR-84: it carries neither a contract to its own flag nor one to a third country beside."""
    for other in ("spain", "germany"):
        pos = table(hands={0: f"contract_cotton_france contract_cotton_{other} 3 goods_cotton_2 ship_spain captain"},
                    secret={0: "start_wheat_france"})
        play(pos, "deliver contract_cotton_france")
        assert "deliver contract_cotton_" + other not in legal(pos)


def test_a_captain_must_change_the_country() -> None:
    """PR-85, A23: turning a ship to its own flag is refused."""
    pos = table(hands={0: "contract_cotton_france goods_cotton_2 ship_france ship_spain captain"})
    play(pos, "deliver contract_cotton_france")
    assert refused(pos, "turn france") == ("same-flag", {"land": "france"})
    assert refused(pos, "turn germany") == ("lacks-card", {"card": "ship_germany"})
    assert legal(pos) == {"ship france", "turn spain"}


def test_no_ship_is_turned_without_a_captain() -> None:
    """PR-83: after the last captain is used, only the country's own ship is left."""
    pos = table(hands={0: "contract_cotton_france contract_cotton_spain 2 goods_cotton_2 ship_france 2 ship_spain "
                          "ship_germany captain"})
    play(pos, "deliver contract_cotton_france", "deliver contract_cotton_spain", "turn germany")
    assert (asked(pos), cash(pos, 0)) == (("choose-board", 0), 55)
    assert hand(pos, 0) == {"ship_france": 1, "ship_spain": 1}
    bare = table(hands={0: "contract_cotton_france goods_cotton_2 ship_spain"})
    assert refused(bare, "deliver contract_cotton_france") == ("lacks-ship", {"land": "france"})


def test_turning_takes_a_captain() -> None:
    """PR-83: a position in which the captain is gone has only the country's own ship to send."""
    pos = table(hands={0: "contract_cotton_france goods_cotton_2 ship_france ship_spain captain"})
    state = play(pos, "deliver contract_cotton_france").state()
    del state["by_seat"][0]["hand"]["captain"]
    without = pos.game.load(state)
    assert legal(without) == {"ship france"}
    assert refused(without, "turn spain") == ("lacks-captain", {})


@pytest.mark.parametrize("good", OTHER_GOODS)
def test_a_trader_changes_a_good(good: str) -> None:
    """PR-86: card and trader are discarded, and the card counts as the good that is needed."""
    pos = table(hands={0: f"contract_wheat_sweden goods_{good}_2 trader ship_sweden"})
    play(pos, "deliver contract_wheat_sweden")
    assert (cash(pos, 0), hand(pos, 0), discarded(pos)["trader"]) == (40, {}, 1)


def test_a_trader_trades_only_during_a_delivery() -> None:
    """PR-86: at no other time is there anything to trade."""
    for asks in (("choose-board",), ("offer", 0, "market"), ("final-window",)):
        pos = table(asks=asks, hands={0: "goods_wheat_2 trader"})
        assert refused(pos, "trade goods_wheat_2") == ("not-now", {})


def test_no_card_is_changed_without_a_trader() -> None:
    """PR-86: the good of a card stays what it is."""
    pos = table(hands={0: "contract_wheat_germany 3 goods_wheat_2 goods_wheat_3 goods_hides_3 ship_germany"})
    play(pos, "deliver contract_wheat_germany")
    assert refused(pos, "trade goods_hides_3") == ("lacks-trader", {})
    assert refused(pos, "load goods_hides_3") == ("other-good", {"good": "wheat"})


def test_a_trader_changes_every_unit() -> None:
    """PR-87, A10: of a traded card of 3 no unit keeps the old good, though only one is needed as the new one."""
    pos = table(hands={0: "contract_wheat_great_britain contract_cotton_france goods_wheat_1 goods_cotton_3 trader "
                          "ship_great_britain ship_france"}, secret={0: "start_hides_spain"})
    play(pos, "deliver contract_wheat_great_britain")
    assert refused(pos, "deliver contract_cotton_france")[0] == "lacks-together"


def test_a_traded_card_is_split_between_contracts() -> None:
    """PR-87, A10: all its units have the new good for both of them."""
    pos = table(hands={0: "contract_wheat_great_britain contract_wheat_sweden goods_cotton_3 goods_wheat_1 trader "
                          "ship_great_britain ship_sweden"})
    play(pos, "deliver contract_wheat_great_britain", "deliver contract_wheat_sweden")
    assert (cash(pos, 0), hand(pos, 0)) == (55, {})


def test_a_trader_must_change_the_good() -> None:
    """PR-88, A23: a card of the good that is needed cannot be traded for itself."""
    pos = table(hands={0: "contract_wheat_sweden 2 goods_wheat_2 goods_hides_2 trader ship_sweden"})
    play(pos, "deliver contract_wheat_sweden")
    assert refused(pos, "trade goods_wheat_2") == ("same-good", {"good": "wheat"})
    assert legal(pos) == {"load goods_wheat_2", "trade goods_hides_2"}


def test_a_trader_is_not_used_on_bullion() -> None:
    """PR-89, A23: no move trades bullion, and loading it leaves the trader in hand."""
    game = table().game
    assert not any("bullion" in game.text(move) for move in range(game.move_count) if game.parts(move)[0] == "trade")
    pos = table(hands={0: "contract_wheat_sweden bullion_double trader ship_sweden"})
    assert hand(play(pos, "deliver contract_wheat_sweden"), 0) == {"trader": 1}


@pytest.mark.parametrize("good", ["wheat", *OTHER_GOODS])
def test_single_bullion_is_one_unit_of_any_good(good: str) -> None:
    """PR-90: it makes up for one missing unit, and not for two."""
    contract = {"wheat": "contract_wheat_france", "cotton": "contract_cotton_netherlands",
                "hides": "start_hides_spain", "tobacco": "contract_tobacco_spain"}[good]
    land = contract.split("_", 2)[2]
    start = {0: contract} if contract.startswith("start") else {}
    held = f"goods_{good}_%d bullion_single ship_{land}" + ("" if start else f" {contract}")
    pos = play(table(hands={0: held % 2}, secret=start), f"deliver {contract}")
    assert (cash(pos, 0), hand(pos, 0)) == (50, {})
    assert refused(table(hands={0: held % 1}, secret=start), f"deliver {contract}") == (
        "lacks-goods", {"good": good, "amount": 1})


def test_double_bullion_is_two_units_of_one_good() -> None:
    """PR-91: never one unit each of two goods."""
    held = {0: "contract_wheat_great_britain contract_cotton_france goods_wheat_1 goods_cotton_1 %s ship_great_britain "
               "ship_france"}
    pos = table(hands={0: held[0] % "bullion_double"}, secret={0: "start_hides_spain"})
    play(pos, "deliver contract_wheat_great_britain")
    assert refused(pos, "deliver contract_cotton_france") == ("lacks-together", {"card": "contract_cotton_france"})
    bars = play(table(hands={0: held[0] % "2 bullion_single"}), "deliver contract_wheat_great_britain",
                "deliver contract_cotton_france")
    assert (cash(bars, 0), hand(bars, 0)) == (55, {})


def test_double_bullion_is_split_between_contracts() -> None:
    """PR-92, A11: its two units go to two contracts for the same good."""
    pos = table(hands={0: "contract_wheat_great_britain contract_wheat_sweden 2 goods_wheat_1 bullion_double "
                          "ship_great_britain ship_sweden"})
    play(pos, "deliver contract_wheat_great_britain", "deliver contract_wheat_sweden")
    assert (cash(pos, 0), hand(pos, 0)) == (55, {})


def test_several_helpers_in_one_bundle() -> None:
    """PR-93, A12, A23: two captains turn two ships, two traders change two cards, two bars make up the rest."""
    pos = table(hands={0: "contract_wheat_great_britain contract_cotton_france goods_hides_1 goods_tobacco_1 2 trader "
                          "2 bullion_single 2 ship_spain 2 captain"})
    play(pos, "deliver contract_wheat_great_britain", "deliver contract_cotton_france")
    while asked(pos)[0] == "load":
        play(pos, sorted(legal(pos))[-1])
    assert (cash(pos, 0), hand(pos, 0)) == (55, {})


def test_one_captain_a_ship_and_one_trader_a_card() -> None:
    """PR-93, A23: two captains do not turn one ship to two countries, two traders do not change one card twice."""
    pos = table(hands={0: "contract_wheat_great_britain contract_cotton_france goods_hides_3 goods_wheat_2 2 trader "
                          "ship_spain 2 captain"}, secret={0: "start_hides_spain"})
    play(pos, "deliver contract_wheat_great_britain")
    assert "deliver contract_cotton_france" not in legal(pos)
    play(pos, "sail", "trade goods_hides_3")
    assert (hand(pos, 0)["captain"], hand(pos, 0)["trader"]) == (1, 1)
