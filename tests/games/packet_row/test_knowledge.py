"""What everybody knows, what a seat knows, and what nobody does."""

import json
from collections import Counter
from typing import Any

import pytest

import quayside

from .builder import BOARDS, DECKS, EVERY_TABLE, GAME, ROWS, STARTS, asked, deal, legal, on_table, play, refused, table

HANDS = {0: "2 money_4 contract_wheat_sweden goods_wheat_3 ship_sweden", 1: "ship_spain captain", 2: "vp_library"}
SECRETS = {0: "start_hides_spain", 1: "start_wheat_france", 2: "start_cotton_sweden"}


def without_pool(view: dict[str, Any]) -> str:
    """A view as text, but for the count of the cards that its viewer has not seen."""
    return json.dumps(view | {"table": {name: told for name, told in view["table"].items() if name != "unseen"}})


def everyone(pos: Any) -> list[int | None]:
    return [*range(pos.seats), None]


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_what_lies_open(seats: int) -> None:
    """PR-128, A26: cash, ships, supplies, discard piles and the numbers of cards are the same to everybody."""
    pos = table(seats, hands={0: HANDS[0], 1: HANDS[1]}, secret={0: "start_hides_spain"}, decks={"bank": 20},
                cash={0: 7, 1: 31})
    state = pos.state()
    for viewer in everyone(pos):
        view = pos.view(viewer)
        assert [seat["cash"] for seat in view["by_seat"][:2]] == [7, 31]
        assert view["by_seat"][0]["hand"]["ship_sweden"] == view["by_seat"][1]["hand"]["ship_spain"] == 1
        assert all(view["table"][field] == state["table"][field] for field in ("current", "future", "pile", "short"))
        assert view["table"]["discard"] == on_table(pos, "discard")
        assert [sum(seat["hand"].values()) for seat in view["by_seat"][:2]] == [5, 2]
        assert [seat["secret"] is None for seat in view["by_seat"][:2]] == [False, True]


def test_the_discard_piles_hold_the_rest() -> None:
    """PR-128, A26: they show every card that lies nowhere else."""
    pos = table(hands=HANDS, secret=SECRETS, decks={"market": 3, "bank": "money_3 banker"})
    view = pos.view(None)
    lying = Counter(view["table"]["unseen"]) + Counter(view["table"]["discard"])
    for board in BOARDS:
        lying.update([*view["table"]["current"][board], *view["table"]["future"][board]])
    for seat in view["by_seat"]:
        lying.update(seat["hand"])
    assert lying == Counter({card: row["count"] for card, row in ROWS.items()})


def test_the_order_of_the_decks_is_hidden() -> None:
    """PR-129, A26: no position holds one; a card is decided when it is turned up, equally likely among the unseen."""
    pos = play(table(asks=("offer", 0, "bank"), current={"bank": "money_3"}, decks={"bank": "banker 2 money_4"}),
               "take money_3")
    assert pos.chances() == [(GAME.parse("draw money_4"), 2), (GAME.parse("draw banker"), 1)]
    assert {seed for seed in range(40) if "banker" in on_table(deal(pos.copy(), seed), "future", "bank")} not in (
        set(), set(range(40)))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_cards_removed_with_two_are_hidden(viewer: int | None) -> None:
    """PR-129, A26: they are six more unseen cards of each deck than its draw pile has, and nobody knows which."""
    view = deal(GAME.start(seats=2), 5).view(viewer)["table"]
    for board in BOARDS:
        assert sum(view["unseen"].get(card, 0) for card in DECKS[board]) == view["pile"][board] + 6


def test_the_starting_contracts_in_the_box_are_hidden() -> None:
    """PR-129, A26: to a seat, those in the box and those in other hands are one pool."""
    pos = deal(GAME.start(seats=3), 5)
    for seat in range(3):
        view = pos.view(seat)
        pool = {card for card in STARTS if view["table"]["unseen"].get(card)}
        assert pool == set(STARTS) - {view["by_seat"][seat]["secret"]}
    assert all(pos.view(None)["table"]["unseen"][card] == 1 for card in STARTS)


def test_the_starting_contract_is_the_only_secret() -> None:
    """PR-130, A32: every other card of a hand is known to all."""
    pos = table(hands=HANDS, secret=SECRETS)
    for viewer in everyone(pos):
        view = pos.view(viewer)
        assert [seat["hand"] for seat in view["by_seat"]] == [seat["hand"] for seat in pos.state()["by_seat"]]
        assert [seat["secret"] for seat in view["by_seat"]] == [
            SECRETS[seat] if seat == viewer else "?" for seat in range(3)]


@pytest.mark.parametrize("asks", [("choose-board",), ("offer", 0, "docks"), ("offer", 2, "bank"), ("final-window", 0)])
def test_a_secret_is_in_no_view_of_others(asks: tuple[Any, ...]) -> None:
    """PR-130, A32: not in its fields, its question or its moves; and another secret gives the same view."""
    pos = table(asks=asks, hands={0: f"{HANDS[0]} goods_hides_3 2 captain"}, secret=SECRETS)
    other = table(asks=asks, hands={0: f"{HANDS[0]} goods_hides_3 2 captain"},
                  secret=SECRETS | {0: "start_tobacco_germany"})
    for viewer in (1, 2, None):
        assert "start_hides_spain" not in without_pool(pos.view(viewer))
        assert pos.view(viewer) == other.view(viewer)
        assert list(pos.observe(viewer)) == list(other.observe(viewer))
    assert "start_hides_spain" in without_pool(pos.view(0))


def test_a_delivered_starting_contract_is_known() -> None:
    """PR-130, A32: from then on everybody knows that it is gone, and that the hand has no secret."""
    pos = table(hands={0: "goods_hides_3 ship_spain"}, secret=SECRETS)
    play(pos, "deliver start_hides_spain")
    for viewer in everyone(pos):
        assert pos.view(viewer)["by_seat"][0]["secret"] is None
        assert "start_hides_spain" not in pos.view(viewer)["table"]["unseen"]


@pytest.mark.parametrize("start", STARTS)
def test_refusals_tell_others_nothing(start: str) -> None:
    """PR-130, A32: what another seat is told about the owner's moves is the same for every secret."""
    pos = table(asks=("offer", 0, "docks"), hands={0: f"{HANDS[0]} goods_hides_3 2 captain 5 bullion_double"},
                secret={0: start, 1: "start_wheat_france" if start != "start_wheat_france" else STARTS[0],
                        2: "start_cotton_sweden" if start != "start_cotton_sweden" else STARTS[0]})
    sight = pos.sight(1)
    assert sight.moves == []
    told = {card: sight.refusal(GAME.parse(f"deliver {card}")).code for card in STARTS}
    assert set(told.values()) == {"not-your-turn"}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_labels_and_questions_tell_no_secret(lang: str) -> None:
    """PR-130, A32: the question and every label but those of the starting contract read the same."""
    said = []
    for start in ("start_hides_spain", "start_tobacco_germany"):
        pos = table(hands={0: f"{HANDS[0]} goods_hides_3 captain"}, secret=SECRETS | {0: start})
        play(pos, "deliver contract_wheat_sweden")
        said.append((pos.question(lang), [pos.label(move, lang) for move in range(GAME.move_count)]))
    assert said[0] == said[1]


def test_records_hide_what_others_were_dealt() -> None:
    """PR-130, A32: two histories that differ in another's starting contract read the same, and none shows it."""
    records = []
    for start in ("start_hides_spain", "start_tobacco_germany"):
        pos = play(GAME.start(seats=3), "master 1")
        moves = [GAME.parse(text) for text in ("master 1", "draw " + start, "draw start_wheat_france")]
        record = quayside.Record(GAME, 3, {"show_hands": False}, [*moves, GAME.parse("draw start_cotton_sweden")])
        assert asked(play(pos, *map(GAME.text, moves[1:])))[0] == "deal-contract"
        records.append(record)
    for viewer in (1, 2, None):
        seen = [record.seen_by(viewer).dumps() for record in records]
        assert seen[0] == seen[1]
        assert "start_hides_spain" not in seen[0]
    assert "draw start_hides_spain" in records[0].seen_by(0).dumps()


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_redealing_keeps_what_was_taken_openly(seats: int) -> None:
    """PR-131, A32: only the starting contracts of others change; their hands, ships and all supplies stay."""
    pos = deal(GAME.start(seats=seats), 3)
    dice, dealt = quayside.Dice(11), set()
    for _ in range(60):
        other = pos.redeal(0, dice)
        assert other.view(0) == pos.view(0)
        dealt.add(other.state()["by_seat"][1]["secret"])
        assert len({seat["secret"] for seat in other.state()["by_seat"]}) == seats
    assert len(dealt) > 5
    assert pos.view(0)["by_seat"][0]["secret"] not in dealt


def test_bots_know_what_was_taken_openly() -> None:
    """PR-131, A32: a sight shows hands and ships of the others, and every position it samples has them."""
    pos = table(hands=HANDS, secret=SECRETS)
    sight = pos.sight(1)
    assert sight.view == pos.view(1)
    sampled = sight.sample(quayside.Dice(1)).state()["by_seat"]
    assert [seat["hand"] for seat in sampled] == [seat["hand"] for seat in pos.state()["by_seat"]]
    assert sampled[1]["secret"] == SECRETS[1]


def test_show_hands_is_only_printed() -> None:
    """PR-132, A32: the option is off by default and changes no view, no move and no score."""
    assert GAME.options["show_hands"].default is False
    assert set(GAME.options["show_hands"].choices) == {False, True}
    hidden, shown = (table(hands=HANDS, secret=SECRETS, show_hands=choice) for choice in (False, True))
    for viewer in everyone(hidden):
        assert hidden.view(viewer) | {"options": {}} == shown.view(viewer) | {"options": {}}
    assert (hidden.moves(), hidden.scores()) == (shown.moves(), shown.scores())


def test_no_answer_is_taken_from_another_seat() -> None:
    """PR-54, PR-130: the only moves are those of the seat that is asked; the views of the others list none."""
    pos = table(asks=("offer", 1, "docks"), hands=HANDS, secret=SECRETS)
    assert pos.view(1)["moves"] == sorted(legal(pos), key=lambda text: GAME.parse(text))
    assert pos.view(0)["moves"] == pos.view(None)["moves"] == []
    assert refused(pos, "deliver contract_wheat_sweden")[0] == "lacks-card"
