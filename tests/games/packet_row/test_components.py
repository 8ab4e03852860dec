"""What lies on the table: boards, decks, and what the cards say."""

from collections import Counter
from typing import Any

import pytest

import quayside

from .builder import BOARDS, DECKS, EVERY_TABLE, GAME, LANDS, ROWS, STARTS, cash, deal, on_table, play, table

GOODS = ("wheat", "cotton", "hides", "tobacco")


def of_type(kind: str) -> list[dict[str, Any]]:
    return [row for row in ROWS.values() if row["type"] == kind]


def counted(board: str) -> Counter[str]:
    """How many cards of each type a deck has."""
    return Counter(ROWS[card]["type"] for card in DECKS[board] for _ in range(ROWS[card]["count"]))


def test_two_to_five_play() -> None:
    """PR-1: two to five players, and no other number."""
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(quayside.OptionError):
            GAME.start(seats=seats)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_every_board_has_its_own_cards(seats: int) -> None:
    """PR-2: each of the four boards has a deck, a current supply, coming cards and a discard pile of its own."""
    view = deal(GAME.start(seats=seats)).view(None)["table"]
    for board in BOARDS:
        assert view["pile"][board] > 0
        assert {*view["current"][board], *view["future"][board]} <= set(DECKS[board])
    assert set(view["current"]) == set(view["future"]) == set(BOARDS)


def test_discards_stay_with_their_board() -> None:
    """PR-2: what a board discards is never drawn for another."""
    pos = play(table(current={"bank": "money_3 money_4"}), "choose bank", "decline", "decline", "decline")
    play(pos, "choose docks", *["decline"] * 3, "choose market", *["decline"] * 3, "choose guildhall", *["decline"] * 3)
    assert on_table(pos, "discard", "money_3") == 1
    assert {GAME.text(move)[5:] for move in pos.moves()} <= set(DECKS["guildhall"])


@pytest.mark.parametrize(("board", "cards"), [
    ("guildhall", {"contract": 24, "assistant": 5, "victory_points": 9}),  # PR-3
    ("docks", {"merchant_ship": 18, "captain": 5, "bullion": 10, "victory_points": 9}),  # PR-4
    ("market", {"goods": 28, "trader": 5, "victory_points": 9}),  # PR-5
    ("bank", {"money": 24, "banker": 5, "victory_points": 9}),  # PR-6
])
def test_decks(board: str, cards: dict[str, int]) -> None:
    """PR-3, PR-4, PR-5, PR-6: the decks have 38, 42, 42 and 38 cards of these types."""
    assert counted(board) == cards
    assert sum(cards.values()) == {"guildhall": 38, "docks": 42, "market": 42, "bank": 38}[board]
    assert sum(on_table(GAME.start(seats=3), "unseen", card) for card in DECKS[board]) == sum(cards.values())


def test_kinds_within_decks() -> None:
    """PR-4, PR-5: five single and five double bullion cards; seven cards of each good."""
    assert (ROWS["bullion_single"]["count"], ROWS["bullion_double"]["count"]) == (5, 5)
    assert Counter(row["good"] for row in of_type("goods") for _ in range(row["count"])) == dict.fromkeys(GOODS, 7)


def test_starting_contracts_belong_to_no_deck() -> None:
    """PR-7: twelve starting contracts, three for each good, in none of the four decks."""
    assert len(STARTS) == 12
    assert Counter(ROWS[card]["good"] for card in STARTS) == dict.fromkeys(GOODS, 3)
    assert all(card not in DECKS[board] for card in STARTS for board in BOARDS)


def test_a_contract_for_every_good_and_country() -> None:
    """PR-8: one contract for each pair; of the six for a good two ask for 2 units, two for 3, two for 4."""
    contracts = of_type("contract")
    assert Counter((row["good"], row["destination"]) for row in contracts for _ in range(row["count"])) == {
        (good, land): 1 for good in GOODS for land in LANDS}
    for good in GOODS:
        assert sorted(row["amount"] for row in contracts if row["good"] == good) == [2, 2, 3, 3, 4, 4]


def test_contracts_pay_by_their_units() -> None:
    """PR-9: 15 dollars for 2 units, 25 for 3, 35 for 4; certainly 25 for 3 cotton to the Netherlands."""
    assert {(row["amount"], row["payment"]) for row in of_type("contract")} == {(2, 15), (3, 25), (4, 35)}
    known = ROWS["contract_cotton_netherlands"]
    assert (known["good"], known["amount"], known["destination"], known["payment"]) == ("cotton", 3, "netherlands", 25)


def test_starting_contracts_are_equal() -> None:
    """PR-10: each asks for 3 units and pays 25 dollars, and two of the twelve go to each country."""
    starting = of_type("starting_contract")
    assert {(row["amount"], row["payment"]) for row in starting} == {(3, 25)}
    assert Counter(row["destination"] for row in starting) == dict.fromkeys(LANDS, 2)


def test_three_ships_to_each_country() -> None:
    """PR-11: three ships fly each of the six flags."""
    assert {row["destination"]: row["count"] for row in of_type("merchant_ship")} == dict.fromkeys(LANDS, 3)


@pytest.mark.parametrize("good", GOODS)
def test_t08_goods_prices(good: str) -> None:
    """PR-12, T8: of each good two cards of 1 unit at 2 dollars, three of 2 at 6, two of 3 at 10."""
    assert [(row["amount"], row["price"], row["count"]) for row in of_type("goods") if row["good"] == good] == [
        (1, 2, 2), (2, 6, 3), (3, 10, 2)]
    pos = table(asks=("offer", 1, "market"), current={"market": f"goods_{good}_2"})
    assert cash(play(pos, f"take goods_{good}_2"), 1) == 25 - 6


def test_bullion_prices() -> None:
    """PR-13: a single bullion card costs 4 dollars, a double one 10."""
    assert [row["price"] for row in of_type("bullion")] == [4, 10]


@pytest.mark.parametrize("board", BOARDS)
def test_victory_point_cards(board: str) -> None:
    """PR-14: the nine of a board are worth 2, 2, 3, 3, 3, 4, 4, 5 and 6 points, at 3 dollars a point and 6 more."""
    rows = [row for row in of_type("victory_points") if row["id"] in DECKS[board]]
    assert sorted(row["points"] for row in rows) == [2, 2, 3, 3, 3, 4, 4, 5, 6]
    assert all(row["price"] == 3 * row["points"] + 6 and row["count"] == 1 for row in rows)
    assert (ROWS["vp_university"]["price"], ROWS["vp_university"]["points"]) == (18, 4)
    assert ROWS["vp_library"]["price"] == 15


def test_money_cards() -> None:
    """PR-15: six bring 3 dollars, eight 4, six 5 and four 6."""
    assert {row["amount"]: row["count"] for row in of_type("money")} == {3: 6, 4: 8, 5: 6, 6: 4}


def test_money_never_runs_out() -> None:
    """PR-16, A21: the stock pays however much money the players have already."""
    pos = table(cash=20_000, hands={0: "money_6 contract_cotton_netherlands goods_cotton_3 ship_netherlands"})
    play(pos, "cash money_6", "deliver contract_cotton_netherlands")
    assert cash(pos, 0) == 20_000 + 6 + 25


def test_money_beyond_counting_is_no_position() -> None:
    """PR-16: a position with so much money that the next payment could not be counted is refused from the start."""
    with pytest.raises(quayside.StateError):
        table(cash=32_767)
