"""Setting up: money, the first harbour master, starting contracts, the first cards on the boards."""

from collections import Counter

import pytest

import quayside

from .builder import (
    BOARDS,
    CURRENT,
    DECKS,
    EVERY_TABLE,
    GAME,
    REMOVED,
    ROWS,
    STARTS,
    asked,
    cash,
    deal,
    legal,
    on_table,
    play,
    refused,
    secret,
)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_everybody_begins_with_25_dollars(seats: int) -> None:
    """PR-17: 25 dollars each, before and after the first cards are dealt."""
    pos = GAME.start(seats=seats)
    assert [cash(pos, seat) for seat in range(seats)] == [25] * seats
    assert [cash(deal(pos), seat) for seat in range(seats)] == [25] * seats


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_first_harbour_master_is_drawn_by_lot(seats: int) -> None:
    """PR-18, A24: every player with the same chance, and nobody who is not at the table."""
    pos = GAME.start(seats=seats)
    assert pos.chances() == [(GAME.parse(f"master {seat}"), 1) for seat in range(seats)]
    if seats < 5:
        assert refused(pos, f"master {seats}")[0] == "chance"
    for seat in range(seats):
        chosen = deal(play(pos.copy(), f"master {seat}"))
        assert on_table(chosen, "harbour_master") == seat
        assert asked(chosen) == ("choose-board", seat)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_six_cards_of_each_deck_leave_with_two(seats: int) -> None:
    """PR-19: with two players six unseen cards of each deck cannot be drawn; with more all of them can."""
    pos = GAME.start(seats=seats)
    for board in BOARDS:
        unseen = sum(on_table(pos, "unseen", card) for card in DECKS[board])
        assert unseen - on_table(pos, "pile", board) == REMOVED[seats]
        assert unseen == sum(ROWS[card]["count"] for card in DECKS[board])


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_every_starting_contract_stays_in(seats: int) -> None:
    """PR-20, A20: all twelve can be dealt with any number of players, two included."""
    pos = play(GAME.start(seats=seats), "master 0")
    assert asked(pos)[0] == "deal-contract"
    assert pos.chances() == [(GAME.parse(f"draw {card}"), 1) for card in sorted(STARTS, key=list(ROWS).index)]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_one_starting_contract_each(seats: int) -> None:
    """PR-21: every player is dealt one, and those left over are never seen."""
    pos = play(GAME.start(seats=seats), "master 0", *[f"draw {card}" for card in STARTS[:seats]])
    assert [secret(pos, seat) for seat in range(seats)] == STARTS[:seats]
    assert asked(pos) == ("refill", quayside.CHANCE, "guildhall")
    assert all(pos.state()["table"]["unseen"].get(card, 0) == 1 for card in STARTS[seats:])


def test_nobody_else_sees_a_starting_contract() -> None:
    """PR-21: to the others, and to a spectator, it is an unknown card, whichever it is."""
    pos = play(GAME.start(seats=3), "master 0", "draw start_hides_spain")
    other = play(GAME.start(seats=3), "master 0", "draw start_wheat_france")
    assert pos.view(0)["by_seat"][0]["secret"] == "start_hides_spain"
    for seat in (1, 2, None):
        assert pos.view(seat)["by_seat"][0]["secret"] == "?"
        assert pos.view(seat) == other.view(seat)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_first_supplies(seats: int) -> None:
    """PR-22: two coming cards on each board, and 2, 2, 3 or 4 current cards with two to five players."""
    pos = deal(GAME.start(seats=seats))
    for board in BOARDS:
        assert len(on_table(pos, "future", board)) == 2
        assert len(on_table(pos, "current", board)) == {2: 2, 3: 2, 4: 3, 5: 4}[seats]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_order_of_setting_up(seats: int) -> None:
    """PR-23: the harbour master, the contracts by seat, then board by board the coming cards and the current ones."""
    pos = GAME.start(seats=seats)
    seen = []
    while pos.mover == quayside.CHANCE:
        seen.append(asked(pos)[0] if asked(pos)[0] != "refill" else asked(pos)[2])
        pos.play(pos.moves()[-1])
        if seen[-1] == "docks" and on_table(pos, "current", "docks"):
            assert len(on_table(pos, "future", "docks")) == 2
    assert seen == ["first-master", *["deal-contract"] * seats,
                    *[board for board in BOARDS for _ in range(2 + CURRENT[seats])]]


def test_coming_cards_are_turned_up_first() -> None:
    """PR-23: the first two cards of a board are its coming ones."""
    pos = play(GAME.start(seats=3), "master 0", *[f"draw {card}" for card in STARTS[:3]])
    play(pos, "draw assistant", "draw vp_school", "draw vp_theatre", "draw vp_city_hall")
    assert Counter(on_table(pos, "future", "guildhall")) == Counter(["assistant", "vp_school"])
    assert Counter(on_table(pos, "current", "guildhall")) == Counter(["vp_theatre", "vp_city_hall"])


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_every_unseen_card_is_equally_likely(seats: int) -> None:
    """PR-24: a card comes up as likely as there are unseen ones of it; with two, those put away count among them."""
    pos = play(GAME.start(seats=seats), "master 0", *[f"draw {card}" for card in STARTS[:seats]])
    play(pos, "draw assistant", "draw vp_school", "draw assistant")
    weights = {GAME.text(move).removeprefix("draw "): weight for move, weight in pos.chances()}
    expected = Counter({card: ROWS[card]["count"] for card in DECKS["guildhall"]})
    expected.subtract(["assistant", "assistant", "vp_school"])
    assert weights == +expected


def test_no_seat_answers_for_chance() -> None:
    """PR-18: while chance decides, what a seat could do elsewhere is refused."""
    pos = GAME.start(seats=2)
    assert refused(pos, "decline") == ("chance", {})
    assert legal(pos) == {"master 0", "master 1"}
