"""Points, and who wins."""

from typing import Any

import pytest

import quayside

from .builder import EVERY_TABLE, ROWS, cash, play, table

POINTS = [card for card, row in ROWS.items() if row["type"] == "victory_points"]


def finished(seats: int, money: list[int], hands: dict[int, str] | None = None, **said: Any) -> Any:
    """The game is over, with this much money in each seat's hands."""
    return table(seats, asks=("finished",), cash=dict(enumerate(money)), hands=hands, **said)


def bankers(money: list[int], held: list[int]) -> list[int]:
    """What each seat scores for its bankers."""
    pos = finished(len(money), money, {seat: f"{count} banker" for seat, count in enumerate(held)})
    return [dict(pos.score_sheet(seat))["bankers"] for seat in range(len(money))]


def test_the_game_is_over() -> None:
    """PR-125: nobody is asked any more."""
    pos = finished(3, [30, 20, 10])
    assert (pos.mover, pos.moves()) == (quayside.OVER, [])


@pytest.mark.parametrize("card", POINTS)
def test_victory_point_cards_bring_their_points(card: str) -> None:
    """PR-115: the points on the card."""
    pos = finished(3, [0, 0, 9], {0: card})
    assert pos.scores() == [ROWS[card]["points"], 0, 0]
    assert dict(pos.score_sheet(0))["points"] == ROWS[card]["points"]


def test_all_victory_point_cards_of_a_hand_count() -> None:
    """PR-115: one beside the other."""
    assert finished(3, [0, 0, 0], {1: "vp_university vp_library vp_school"}).scores() == [0, 4 + 3 + 2, 0]


@pytest.mark.parametrize(("money", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (25, 2), (109, 10)])
def test_full_tens_of_dollars(money: int, points: int) -> None:
    """PR-116, A13: every full 10 dollars bring a point, and the rest nothing."""
    assert finished(4, [money, 0, 0, 0]).scores() == [points, 0, 0, 0]


def test_money_cards_in_hand_count_as_cash() -> None:
    """PR-117: at any time the score counts them as if they were cashed."""
    assert table(cash={0: 6, 1: 0, 2: 0}, hands={0: "money_4"}).scores() == [1, 0, 0]


def test_money_cards_in_hand_make_rich() -> None:
    """PR-117, PR-118: for bankers, too, they count before they are cashed."""
    pos = table(cash={0: 6, 1: 8, 2: 0}, hands={0: "money_4 banker", 1: "banker"})
    assert pos.scores() == [1 + 2, 0, 0]


def test_money_is_counted_after_the_final_window() -> None:
    """PR-117, A14: the payment of the last contract and the last money card decide who is richest."""
    pos = table(asks=("final-window", 0), cash={0: 9, 1: 30, 2: 20},
                hands={0: "banker money_6 contract_wheat_sweden goods_wheat_2 ship_sweden", 1: "banker", 2: "money_6"})
    play(pos, "deliver contract_wheat_sweden", "finish", "finish", "finish")
    assert [cash(pos, seat) for seat in range(3)] == [30, 30, 26]
    assert pos.scores() == [3 + 2, 3 + 2, 2]


@pytest.mark.parametrize(("money", "held", "scored"), [
    ([40, 30], [2, 3], [4, 0]), ([30, 30], [2, 3], [4, 6]),  # two players
    ([40, 30, 20], [1, 2, 2], [2, 0, 0]), ([20, 40, 40], [1, 2, 2], [0, 4, 4]), ([9, 9, 9], [1, 2, 2], [2, 4, 4])])
def test_bankers_of_two_or_three(money: list[int], held: list[int], scored: list[int]) -> None:
    """PR-118, PR-119, A15: 2 points each for the richest or all tied for richest; nobody else scores for any."""
    assert bankers(money, held) == scored


@pytest.mark.parametrize(("money", "held", "scored"), [
    ([50, 40, 30, 20], [1, 1, 1, 2], [3, 1, 0, 0]), ([50, 49, 48, 47, 46], [1, 1, 1, 1, 1], [3, 1, 0, 0, 0]),
    ([7, 9, 3, 8, 1], [1, 2, 1, 1, 0], [0, 6, 0, 1, 0])])
def test_bankers_of_four_or_five(money: list[int], held: list[int], scored: list[int]) -> None:
    """PR-120: 3 points each for the richest, 1 for the second richest, none for the rest."""
    assert bankers(money, held) == scored


@pytest.mark.parametrize(("money", "held", "scored"), [
    ([50, 50, 40, 30], [1, 1, 2, 1], [3, 3, 0, 0]), ([44, 44, 31, 20, 8], [1, 1, 1, 1, 1], [3, 3, 0, 0, 0]),
    ([5, 5, 5, 5, 4], [1, 1, 1, 1, 1], [3, 3, 3, 3, 0])])
def test_tied_for_richest(money: list[int], held: list[int], scored: list[int]) -> None:
    """PR-121, A16: with four or five all tied score 3 a banker, and the second place scores nothing."""
    assert bankers(money, held) == scored


@pytest.mark.parametrize(("money", "held", "scored"), [
    ([50, 40, 40, 30], [1, 2, 1, 1], [3, 2, 1, 0]), ([9, 7, 7, 7, 3], [1, 1, 1, 1, 1], [3, 1, 1, 1, 0])])
def test_tied_for_second(money: list[int], held: list[int], scored: list[int]) -> None:
    """PR-122, A16: with four or five and one richest, all tied for second score 1 a banker."""
    assert bankers(money, held) == scored


@pytest.mark.parametrize(("money", "held", "scored"), [
    ([50, 40, 30], [0, 3, 2], [0, 0, 0]), ([50, 40, 30, 20], [0, 1, 2, 2], [0, 1, 0, 0]),
    ([50, 50, 30, 20, 10], [0, 0, 2, 2, 1], [0, 0, 0, 0, 0]), ([50, 40, 30, 20, 10], [0, 0, 1, 2, 2], [0] * 5)])
def test_everybody_is_ranked(money: list[int], held: list[int], scored: list[int]) -> None:
    """PR-123, A16: players without bankers fill the first and second place all the same."""
    assert bankers(money, held) == scored


def test_nothing_else_counts() -> None:
    """PR-124: contracts, ships, goods, bullion, helpers and an undelivered starting contract are worth nothing."""
    held = "contract_wheat_sweden ship_sweden goods_wheat_3 bullion_single bullion_double assistant captain trader"
    pos = finished(3, [10, 0, 0], {1: held}, secret={1: "start_hides_spain"})
    assert pos.scores() == [1, 0, 0]
    assert [sum(points for _, points in pos.score_sheet(seat)) for seat in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_most_points_win(seats: int) -> None:
    """PR-125: whoever has most, though another has more money."""
    pos = finished(seats, [0] * (seats - 1) + [29], {0: "vp_city_hall"})
    assert (pos.scores()[0], pos.scores()[-1], pos.winners()) == (6, 2, [0])
    assert pos.places()[0] == 1
    assert pos.places()[-1] == 2


def test_money_decides_between_equal_points() -> None:
    """PR-126: of two with equal points the richer one wins."""
    pos = finished(3, [19, 12, 0])
    assert pos.scores() == [1, 1, 0]
    assert (pos.winners(), pos.places()) == ([0], [1, 2, 3])
    assert finished(3, [12, 15, 0], {0: "money_4"}).winners() == [0]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_a_shared_victory(seats: int) -> None:
    """PR-127, A17: equal points and equal money share the first place, and the next place is the third."""
    pos = finished(seats, [18, 18, *[5] * (seats - 2)])
    assert pos.winners() == [0, 1]
    assert pos.places() == [1, 1, *[3] * (seats - 2)]
    assert pos.returns()[0] == pos.returns()[1]


def test_five_players_with_bankers() -> None:
    """PR-116, PR-121: the ledger's example of 44, 44, 31, 20 and 8 dollars."""
    money, held = [44, 44, 31, 20, 8], [1, 2, 1, 0, 1]
    assert bankers(money, held) == [3, 6, 0, 0, 0]
    pos = finished(5, money)
    assert [dict(pos.score_sheet(seat))["money"] for seat in range(5)] == [4, 4, 3, 2, 0]
