"""Secrets that several seats share: places on top of a deck that are looked at, put back in secret, and drawn.

The pilot game has two such places. Seat 0 looks at a sloop and a brig; what others may know of them is told here.
"""

from collections import Counter
from typing import Any

import pytest

import quayside
from quayside import Dice

GAME = quayside.game("pilot")
LOOKS = ["look", "draw sloop", "draw brig"]
DEALS = 3000 if quayside.compiled else 500


def table(*moves: str, seats: int = 3) -> Any:
    """Purser and mate are dealt to seats 0 and 1, agents to seat 2; then these moves are made."""
    pos = GAME.start(seats=seats)
    for card in ("purser", "mate", "purser", "mate", "agent", "agent")[: 2 * seats]:
        pos.play(GAME.parse(f"draw {card}"))
    for move in moves:
        pos.play(GAME.parse(move))
    return pos


def ahead(pos: Any, seat: int | None) -> tuple[list[str | None], list[str]]:
    """What a seat sees on top of the deck, and which of the cards it has seen lie there in some order."""
    seen = pos.view(seat)["table"]
    return seen["ahead"], seen["ahead_among"]


def dealt(pos: Any, seat: int | None) -> Counter[tuple[str, ...]]:
    """How often redealing for a seat puts which cards on top of the deck."""
    dice = Dice(77)
    return Counter(tuple(pos.redeal(seat, dice).state()["table"]["ahead"]) for _ in range(DEALS))


def fair(found: Counter[Any], shares: dict[Any, float]) -> bool:
    """Whether each outcome, and no other, comes as often as it should, give or take five standard deviations."""
    spread = {way: (DEALS * share * (1 - share)) ** 0.5 for way, share in shares.items()}
    return set(found) == set(shares) and all(abs(found[way] - DEALS * share) <= 5 * spread[way] + 1
                                             for way, share in shares.items())


def test_who_looks_sees_and_nobody_else() -> None:
    """Chance shows the two ships to the seat that looks; others see that two cards lie there."""
    pos = table(*LOOKS)
    assert ahead(pos, 0) == (["sloop", "brig"], [])
    for other in (1, 2, None):
        assert ahead(pos, other) == (["?", "?"], [])
        assert pos.view(other)["table"]["looked"] == [[0], [0]]


def test_an_order_given_in_secret_is_secret() -> None:
    """Keep or swap: the other seats' views are the same bytes; the seat itself knows the order."""
    kept, swapped = table(*LOOKS, "keep"), table(*LOOKS, "swap")
    assert (ahead(kept, 0)[0], ahead(swapped, 0)[0]) == (["sloop", "brig"], ["brig", "sloop"])
    for other in (1, 2, None):
        assert kept.view(other) == swapped.view(other)
        assert (kept.observe(other) == swapped.observe(other)).all()
    assert kept != swapped


def test_seen_and_reordered_cards_lie_among_those_places() -> None:
    """Seat 0 saw both, then seat 1 ordered them: seat 0 knows which two lie there, not which lies on top."""
    pos = table(*LOOKS, "keep", "look", "swap")
    assert ahead(pos, 0) == (["?", "?"], ["sloop", "brig"])
    assert ahead(pos, 1) == (["brig", "sloop"], [])
    assert ahead(pos, 2) == (["?", "?"], [])
    assert fair(dealt(pos, 0), {("sloop", "brig"): 0.5, ("brig", "sloop"): 0.5})
    assert dealt(pos, 1) == {("brig", "sloop"): DEALS}


def test_cards_laid_aside_are_not_gone() -> None:
    """What a seat knows to lie among some places is neither gone nor unseen in its view."""
    seen = table(*LOOKS, "keep", "look", "swap").view(0)["table"]
    assert seen["gone"] == {}
    assert {ship: seen["unseen"][ship] for ship in ("sloop", "brig", "galleon", "smuggler")} == {
        "sloop": 2, "brig": 2, "galleon": 2, "smuggler": 2}


def test_observations_tell_who_looked_and_what_lies_there() -> None:
    """Sets of seats are told from the observing seat on, and cards that it has seen are counted among the places."""
    pos = table(*LOOKS, "keep", "look", "swap")
    for seat in range(3):
        row = dict(zip(GAME.observation_names, pos.observe(seat), strict=True))
        for away in range(3):
            assert row[f"table.looked.0.{away}"] == ((seat + away) % 3 == 1)
        among = {name: row[f"table.ahead_among.{name}"] for name in ("sloop", "brig", "galleon", "smuggler")}
        assert among == {"sloop": seat == 0, "brig": seat == 0, "galleon": 0, "smuggler": 0}
        assert row["table.ahead.0.unknown"] == (seat != 1)
        assert row["table.ahead.0.brig"] == (seat == 1)


def test_what_a_seat_never_saw_comes_from_the_deck() -> None:
    """For seat 2, which saw neither, each pair is as likely as two cards of the whole deck of ships."""
    pos = table(*LOOKS, "keep", "look", "swap")
    deck = {"sloop": 3, "brig": 3, "galleon": 2, "smuggler": 2}
    shares = {(one, other): deck[one] * (deck[other] - (one == other)) / 90 for one in deck for other in deck}
    assert fair(dealt(pos, 2), shares)


def test_a_card_seen_and_a_card_unseen() -> None:
    """Of two unknown places one holds the card that the seat has seen, either with the same chance."""
    pos = table("look", "draw brig", "draw sloop", "keep", "moor north", "look", "draw galleon", "keep")
    assert ahead(pos, 2) == (["sloop", "galleon"], [])
    assert ahead(pos, 0) == (["?", "?"], ["sloop"])
    found = dealt(pos, 0)
    first = sum(count for (top, _), count in found.items() if top == "sloop")
    rest = {"sloop": 2, "brig": 2, "galleon": 2, "smuggler": 2}  # one sloop is known to lie here, one brig is moored
    shares = {pair: count / 16 for card, count in rest.items() for pair in (("sloop", card), (card, "sloop"))}
    shares["sloop", "sloop"] *= 2
    assert fair(found, shares)
    assert DEALS * 0.4 < first < DEALS * 0.75


def test_keeping_and_swapping_look_alike_to_who_saw_one() -> None:
    """Seat 0 has seen one of the two: its view does not tell where the other seat put it."""
    moves = ["look", "draw brig", "draw sloop", "keep", "moor north", "look", "draw galleon"]
    kept, swapped = table(*moves, "keep"), table(*moves, "swap")
    for seat in (0, 1, None):
        assert kept.view(seat) == swapped.view(seat)
        assert (kept.observe(seat) == swapped.observe(seat)).all()
        assert kept.masked(-1 if seat is None else seat) == swapped.masked(-1 if seat is None else seat)


def test_a_later_look_does_not_tell_who_saw_which() -> None:
    """Seat 1 looks after the order was given: that seat 0 knew one of the cards does not tell seat 1 which one."""
    moves = ["look", "draw brig", "draw sloop", "keep", "moor north", "look", "draw galleon"]
    kept = table(*moves, "keep", "rest", "look", "keep")
    other = table(*moves, "swap", "rest", "look", "swap")
    assert ahead(kept, 1) == ahead(other, 1) == (["sloop", "galleon"], [])
    assert kept.view(1)["table"]["met"] == other.view(1)["table"]["met"]


def test_by_elimination_the_last_place_is_known() -> None:
    """When one of two cards that a seat has seen turns up, it knows the other without looking."""
    pos = table(*LOOKS, "keep", "look", "swap", "moor north")
    assert ahead(pos, 0) == (["sloop", None], [])
    assert ahead(pos, 1) == (["sloop", None], [])
    assert ahead(pos, 2) == (["?", None], [])
    assert pos.view(0)["table"]["looked"] == [[1], []]
    assert dealt(pos, 0) == {("sloop", None): DEALS}
    other = pos.redeal(0, Dice(1))
    assert ahead(other, 0) == ahead(pos, 0)


def test_two_cards_alike_are_known_wherever_they_lie() -> None:
    """A seat that has seen two brigs knows both places, however they were ordered since."""
    pos = table("look", "draw brig", "draw brig", "keep", "look", "swap")
    assert ahead(pos, 0) == (["brig", "brig"], [])


def test_a_seat_without_knowledge_gains_none_by_elimination() -> None:
    """What turns up tells a seat that has not looked nothing about the other place."""
    pos = table(*LOOKS, "keep", "look", "swap", "moor north")
    possible: set[Any] = {(card, None) for card in ("sloop", "brig", "galleon", "smuggler")}
    assert set(dealt(pos, 2)) == possible


def test_a_hidden_hand_of_several_cards_is_dealt_anew() -> None:
    """The hands of others are drawn from what the seat cannot account for, and lie in order, as loading demands."""
    pos = table()
    found: Counter[tuple[Any, ...]] = Counter()
    dice = Dice(5)
    for _ in range(DEALS):
        other = pos.redeal(0, dice)
        hands = [seat["hand"] for seat in other.state()["by_seat"]]
        assert hands[0] == ["purser", "mate"]
        found[tuple(hands[1])] += 1
    assert fair(found, {("purser", "mate"): 2 / 12, ("purser", "agent"): 4 / 12, ("mate", "agent"): 4 / 12,
                        ("agent", "agent"): 2 / 12})
    assert GAME.load(other.state()) == other


def test_what_is_laid_aside_never_leaves_a_masked_position() -> None:
    """A state never holds cards laid aside: packed bytes that do are refused."""
    masked = table(*LOOKS, "keep", "look", "swap").masked(0)
    with pytest.raises(quayside.StateError):
        GAME.unpack(masked.pack())
    with pytest.raises(quayside.StateError):
        GAME.load(masked.state())


def test_a_look_by_which_a_seat_learns_cannot_be_undone() -> None:
    """Seat 1 looks at cards that chance had shown before: no chance is involved, and yet it has learned something."""
    record = quayside.Record(GAME, 2, GAME.start(2).options, table(seats=2) and [])
    for move in ("purser", "mate", "purser", "mate"):
        record.moves.append(GAME.parse(f"draw {move}"))
    for move in (*LOOKS, "keep"):
        record.moves.append(GAME.parse(move))
    match = quayside.Match.resumed(record, seed=1)
    assert match.undo() == [GAME.parse("keep")]
    match.play("keep")
    match.play("look")
    with pytest.raises(quayside.UndoRefused, match="learned"):
        match.undo()


def test_a_card_that_was_known_to_all_can_be_undone() -> None:
    """Taking back a move that told nobody anything is allowed, coins and all."""
    match = quayside.Match.resumed(quayside.Record(GAME, 1, {"tide": "ebb", "turns": 2}, []), seed=3)
    before = match.position
    match.play("rest")
    assert match.undo() == [GAME.parse("rest")]
    assert match.position == before
