"""What a seat that has not taken may still hope for: the judgement behind `greedy`, seen through `estimates`."""

import pytest

from .builder import table


def hopes(seat: int, current: str) -> list[int]:
    """Every seat's estimate while this seat is asked about the bank, where these cards lie."""
    found: list[int] = table(3, master=0, asks=("offer", seat, "bank"), current={"bank": current}).estimates()
    return found


@pytest.mark.parametrize(("seat", "waiting"), [(1, [0, 1, 2]), (2, [0, 2]), (0, [0])],
                         ids=["the first", "the second", "the harbour master"])
def test_a_board_on_offer_is_worth_something_to_who_is_still_asked(seat: int, waiting: list[int]) -> None:
    """Seats are asked from the harbour master's left on: a board is hope to who is asked now or later, to no other."""
    rich, poor = hopes(seat, "vp_hospital money_3"), hopes(seat, "money_3 money_4")
    assert [seat for seat in range(3) if rich[seat] > poor[seat]] == waiting
    assert [seat for seat in range(3) if rich[seat] == poor[seat]] == [seat for seat in range(3) if seat not in waiting]
