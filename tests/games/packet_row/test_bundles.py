"""How the table asks for a bundle: contracts in order, ships, then card after card."""

import pytest

from .builder import LANDS, asked, cash, hand, legal, on_table, play, refused, table

GOODS = ("wheat", "cotton", "hides", "tobacco")
WEALTH = ("3 goods_wheat_2 2 goods_wheat_3 3 goods_cotton_2 2 goods_cotton_3 3 goods_hides_2 2 goods_hides_3 "
          "3 goods_tobacco_2 2 goods_tobacco_3 5 bullion_double")
FLEET = " ".join(f"ship_{land}" for land in LANDS)


def test_contracts_are_named_in_the_order_of_the_deck() -> None:
    """PR-72: by good, within a good by country, the starting contract last; going back is refused."""
    pos = table(hands={0: f"contract_wheat_sweden contract_cotton_france contract_cotton_spain {WEALTH} {FLEET}"},
                secret={0: "start_wheat_france"})
    play(pos, "deliver contract_cotton_france")
    assert legal(pos) == {"sail", "deliver contract_cotton_spain", "deliver start_wheat_france"}
    assert refused(pos, "deliver contract_wheat_sweden") == ("out-of-order", {"card": "contract_wheat_sweden"})
    assert asked(play(pos, "deliver start_wheat_france"))[0] == "load"


def test_nothing_is_named_after_the_starting_contract() -> None:
    """PR-72, PR-79: begun with the starting contract, a bundle is complete."""
    pos = table(hands={0: f"contract_wheat_sweden goods_cotton_3 {FLEET}"}, secret={0: "start_cotton_spain"})
    play(pos, "deliver start_cotton_spain")
    assert (asked(pos), cash(pos, 0)) == (("choose-board", 0), 50)


def test_every_order_of_the_deck() -> None:
    """PR-72: the 24 contracts stand by good, then by country, and the moves that deliver them likewise."""
    held = " ".join(f"contract_{good}_{land}" for good in reversed(GOODS) for land in reversed(LANDS))
    pos = table(hands={0: f"{held} {WEALTH} {FLEET}"})
    texts = [pos.game.text(move) for move in pos.moves() if pos.game.parts(move)[0] == "deliver"]
    assert texts == [f"deliver contract_{good}_{land}" for good in GOODS for land in LANDS]


def test_a_contract_joins_when_goods_suffice_for_all() -> None:
    """PR-73: not when those named before it need them."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany goods_tobacco_3 ship_netherlands "
                          "ship_germany"}, secret={0: "start_wheat_france"})
    assert "deliver contract_tobacco_germany" in legal(pos)
    play(pos, "deliver contract_tobacco_netherlands")
    assert refused(pos, "deliver contract_tobacco_germany") == (
        "lacks-together", {"card": "contract_tobacco_germany"})


def test_helpers_count_when_a_contract_joins() -> None:
    """PR-73: bullion and a trader make up for what is missing."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany goods_tobacco_2 goods_wheat_1 trader "
                          "bullion_single ship_netherlands ship_germany"})
    play(pos, "deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany")
    assert (cash(pos, 0), hand(pos, 0)) == (55, {})


def test_a_contract_joins_when_ships_suffice_for_all() -> None:
    """PR-73: the one ship, with a captain, serves either contract but not both; the ships do not suffice together."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany 2 goods_tobacco_2 captain "
                          "ship_germany"}, secret={0: "start_wheat_france"})
    assert legal(pos, "deliver") == {"deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany"}
    play(pos, "deliver contract_tobacco_netherlands")
    assert refused(pos, "deliver contract_tobacco_germany") == (
        "lacks-together", {"card": "contract_tobacco_germany"})


def test_no_ship_at_all_for_a_joining_contract() -> None:
    """PR-73: where no ship could sail there, the refusal names the country."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany 2 goods_tobacco_2 ship_netherlands"},
                secret={0: "start_wheat_france"})
    play(pos, "deliver contract_tobacco_netherlands")
    assert refused(pos, "deliver contract_tobacco_germany") == ("lacks-ship", {"land": "germany"})


def test_another_contract_is_asked_for_when_one_could_join() -> None:
    """PR-74: and not when none could and the starting contract is gone."""
    held = "contract_wheat_sweden contract_hides_sweden goods_wheat_2 ship_sweden"
    assert asked(play(table(hands={0: held}), "deliver contract_wheat_sweden")) == ("choose-board", 0)
    pos = play(table(hands={0: f"{held} 2 goods_hides_2"}), "deliver contract_wheat_sweden")
    assert asked(pos) == ("bundle", 0, "contract_wheat_sweden")
    assert legal(pos) == {"deliver contract_hides_sweden", "sail"}


@pytest.mark.parametrize("start", ["start_wheat_france", "start_cotton_sweden", "start_hides_spain"])
def test_silence_tells_nothing_of_the_starting_contract(start: str) -> None:
    """PR-74: who holds one is asked, whether it could join or not, and the others see the same."""
    held = {0: "contract_wheat_sweden goods_wheat_2 goods_cotton_3 ship_sweden"}
    others = {1: "start_wheat_netherlands", 2: "start_hides_netherlands"}
    pos = play(table(hands=held, secret={0: start, **others}), "deliver contract_wheat_sweden")
    other = play(table(hands=held, secret={0: "start_tobacco_germany", **others}), "deliver contract_wheat_sweden")
    assert asked(pos) == ("bundle", 0, "contract_wheat_sweden")
    assert legal(pos) == {"sail"} | ({"deliver start_cotton_sweden"} if start == "start_cotton_sweden" else set())
    assert pos.view(1) == other.view(1)


def test_cards_leave_the_hand_as_they_are_used() -> None:
    """PR-75: contract, ship and goods one after the other, and the payment for all comes at the end."""
    pos = table(hands={0: "contract_wheat_germany 2 goods_wheat_2 goods_wheat_3 ship_germany ship_spain captain"})
    play(pos, "deliver contract_wheat_germany")
    assert "contract_wheat_germany" not in hand(pos, 0)
    play(pos, "turn spain")
    assert {"ship_spain", "captain"}.isdisjoint(hand(pos, 0))
    play(pos, "load goods_wheat_2")
    assert (hand(pos, 0)["goods_wheat_2"], cash(pos, 0), on_table(pos, "pays")) == (0, 25 + 35, 0)


def test_a_bundle_once_begun_is_completed() -> None:
    """PR-75: nothing in it takes a step back, and the payment waits until the last card."""
    pos = table(hands={0: "contract_wheat_germany 2 goods_wheat_2 goods_wheat_3 ship_germany"})
    play(pos, "deliver contract_wheat_germany")
    assert (asked(pos), cash(pos, 0), on_table(pos, "pays")) == (("load", 0, "wheat"), 25, 35)
    assert legal(pos) == {"load goods_wheat_2", "load goods_wheat_3"}
    for move in ("decline", "sail", "choose docks", "end the round", "finish", "deliver contract_wheat_germany"):
        assert refused(pos, move) == ("not-now", {})


def test_no_ship_is_spent_that_another_country_needs() -> None:
    """PR-76: nor the captain that must turn one."""
    pos = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany 2 goods_tobacco_2 ship_germany "
                          "ship_spain captain"})
    play(pos, "deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany")
    assert (cash(pos, 0), hand(pos, 0)) == (55, {})
    asking = table(hands={0: "contract_tobacco_netherlands contract_tobacco_germany 2 goods_tobacco_2 ship_germany "
                             "ship_spain ship_france captain"})
    play(asking, "deliver contract_tobacco_netherlands", "deliver contract_tobacco_germany")
    assert asked(asking) == ("ship-for", 0, "netherlands")
    assert legal(asking) == {"turn spain", "turn france"}
    assert refused(asking, "turn germany") == ("ship-needed", {"land": "germany"})


def test_no_helper_is_spent_that_another_good_needs() -> None:
    """PR-76: the bullion that cotton cannot do without is refused to wheat."""
    pos = table(hands={0: "contract_wheat_sweden contract_cotton_spain goods_wheat_1 goods_wheat_2 bullion_single "
                          "goods_cotton_1 ship_sweden ship_spain"})
    play(pos, "deliver contract_wheat_sweden", "deliver contract_cotton_spain")
    assert (hand(pos, 0), cash(pos, 0)) == ({"goods_wheat_1": 1}, 55)
    asking = table(hands={0: "contract_wheat_sweden contract_cotton_spain 2 goods_wheat_1 goods_wheat_2 bullion_single "
                             "goods_cotton_1 ship_sweden ship_spain"})
    play(asking, "deliver contract_wheat_sweden", "deliver contract_cotton_spain")
    assert legal(asking) == {"load goods_wheat_2", "load goods_wheat_1"}
    assert refused(asking, "load bullion_single") == ("goods-needed", {"card": "bullion_single"})


def test_the_largest_cards_are_loaded_first() -> None:
    """PR-77: after a card of 2 none of 3 can follow; loading ends when the need is covered."""
    pos = table(hands={0: "contract_tobacco_sweden goods_tobacco_3 2 goods_tobacco_2 goods_tobacco_1 ship_sweden"})
    play(pos, "deliver contract_tobacco_sweden", "load goods_tobacco_3")
    assert legal(pos) == {"load goods_tobacco_2", "load goods_tobacco_1"}
    pos = table(hands={0: "contract_tobacco_sweden goods_tobacco_3 2 goods_tobacco_2 bullion_double ship_sweden"})
    play(pos, "deliver contract_tobacco_sweden", "load goods_tobacco_2")
    assert refused(pos, "load goods_tobacco_3") == ("largest-first", {"card": "goods_tobacco_3"})


def test_a_card_too_small_to_begin_with() -> None:
    """PR-77, PR-76: a card after which the rest could not be loaded in order is refused."""
    pos = table(hands={0: "contract_tobacco_sweden goods_tobacco_3 2 goods_tobacco_2 goods_tobacco_1 ship_sweden"})
    play(pos, "deliver contract_tobacco_sweden")
    assert refused(pos, "load goods_tobacco_1") == ("goods-needed", {"card": "goods_tobacco_1"})


def test_mareks_choice() -> None:
    """PR-77, PR-78: 4 tobacco from cards of 3, 2 and 2 are 3 and 2, or 2 and 2, and never all three."""
    held = {0: "contract_tobacco_sweden goods_tobacco_3 2 goods_tobacco_2 ship_sweden"}
    pos = play(table(hands=held), "deliver contract_tobacco_sweden")
    assert legal(pos) == {"load goods_tobacco_3", "load goods_tobacco_2"}
    assert hand(play(pos.copy(), "load goods_tobacco_3"), 0) == {"goods_tobacco_2": 1}
    assert hand(play(pos, "load goods_tobacco_2"), 0) == {"goods_tobacco_3": 1}


def test_the_player_chooses_what_is_loaded() -> None:
    """PR-78: own goods, bullion or a traded card, as long as none could be left out."""
    pos = table(hands={0: "contract_wheat_sweden goods_wheat_2 bullion_double goods_hides_2 goods_hides_1 trader "
                          "bullion_single ship_sweden"})
    play(pos, "deliver contract_wheat_sweden")
    assert legal(pos) == {"load goods_wheat_2", "load bullion_double", "trade goods_hides_2", "load bullion_single"}
    play(pos, "load bullion_single")
    assert hand(pos, 0) == {"goods_wheat_2": 1, "bullion_double": 1, "goods_hides_2": 1}


@pytest.mark.parametrize(("move", "need"), [
    ("deliver contract_wheat_sweden", {"wheat": 2}), ("deliver contract_tobacco_sweden", {"tobacco": 4})])
def test_trying_a_card_is_no_move(move: str, need: dict[str, int]) -> None:
    """PR-76, PR-89: whether the rest suffices, with traders too, is found out without changing anything."""
    held = ("goods_tobacco_3 2 goods_tobacco_2 goods_wheat_2 bullion_double goods_hides_2 goods_hides_1 2 trader "
            "bullion_single ship_sweden")
    pos = play(table(hands={0: f"contract_wheat_sweden contract_tobacco_sweden {held}"}), move)
    if asked(pos)[0] == "bundle":
        play(pos, "sail")
    assert (asked(pos)[0], on_table(pos, "need")) == ("load", need)
    before = pos.copy()
    for number in range(pos.game.move_count):
        pos.refusal(number)
        assert pos == before, pos.game.text(number)


def test_an_only_answer_is_given_by_itself() -> None:
    """PR-79: the only ship and the only cards are used without a question."""
    pos = table(asks=("offer", 1, "docks"),
                hands={1: "contract_cotton_germany goods_cotton_2 goods_cotton_1 ship_germany"})
    play(pos, "deliver contract_cotton_germany")
    assert (asked(pos), cash(pos, 1), hand(pos, 1)) == (("offer", 1, "docks"), 50, {})


def test_equal_cards_are_one_answer() -> None:
    """PR-79: two equal ships or two equal goods cards are no choice."""
    pos = table(hands={0: "contract_cotton_spain 3 goods_cotton_2 3 ship_spain"})
    assert hand(play(pos, "deliver contract_cotton_spain"), 0) == {"goods_cotton_2": 2, "ship_spain": 2}
