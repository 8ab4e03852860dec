"""What makes a loaded table impossible beyond what its fields say: each state breaks one clause, and that alone."""

from collections.abc import Callable
from typing import Any, Final

import pytest

import quayside
from quayside import CHANCE, StateError

from .builder import GAME, asked, play, table

State = dict[str, Any]
FIGURE: Final = "a figure stands where it cannot stand"
QUESTION: Final = "the question cannot be put to this seat on this table"
UNASKED: Final = "a bundle is under way that nobody is asked about"
INCOMPLETE: Final = "the bundle under way cannot be completed"

TWO: Final = ("contract_wheat_sweden contract_cotton_spain goods_wheat_2 2 goods_cotton_1 goods_cotton_3 "
              "ship_sweden ship_spain")
SHIPPED: Final = "contract_wheat_germany goods_wheat_2 goods_wheat_3 ship_germany ship_spain captain"
LOADED: Final = "contract_tobacco_sweden goods_tobacco_3 2 goods_tobacco_2 ship_sweden"


def state_of(**said: Any) -> State:
    """A sound table as plain data."""
    state: State = table(**said).state()
    return state


def set_up(*moves: str) -> State:
    """A table of three that is being set up, after these moves of chance."""
    state: State = play(GAME.start(seats=3), *moves).state()
    return state


def deal(state: State, seat: int) -> None:
    """The seat has its starting contract already."""
    contract = next(card for card in state["table"]["unseen"] if card.startswith("start_"))
    state["table"]["unseen"][contract] -= 1
    state["by_seat"][seat]["secret"] = contract


def bundle(held: str, *moves: str, kind: str) -> State:
    """The harbour master's bundle, which these moves began, with a question of this kind."""
    pos = play(table(hands={0: held}), *moves)
    assert asked(pos)[0] == kind
    state: State = pos.state()
    return state


def refuse(state: State, flaw: str) -> None:
    """The state cannot be loaded, for this reason."""
    with pytest.raises(StateError, match=flaw):
        GAME.load(state)


def test_a_draw_pile_has_the_unseen_cards_of_its_deck() -> None:
    """A pile with one card more than nobody has seen is impossible, and with one card less."""
    for more in (1, -1):
        state = state_of()
        state["table"]["pile"]["bank"] += more
        refuse(state, "a draw pile does not agree with the unseen cards of its deck")


def test_the_harbour_master_s_figure_is_at_home() -> None:
    """While questions are asked the harbour master has taken nothing, not even from a named board."""
    state = state_of(asks=("offer", 2, "bank"), taken={1: "bank"})
    GAME.load(state)
    state["by_seat"][0]["taken"] = "bank"
    refuse(state, FIGURE)


def test_figures_stand_on_named_boards() -> None:
    """Nobody has taken from a board that was not named this round."""
    state = state_of(asks=("offer", 2, "bank"), taken={1: "bank"})
    state["by_seat"][1]["taken"] = "docks"
    refuse(state, FIGURE)


def test_the_harbour_master_names_boards() -> None:
    """No other seat is asked for a board."""
    state = state_of(master=1)
    state["waits"][0]["seat"] = 2
    refuse(state, QUESTION)


@pytest.mark.parametrize("asks", [("choose-board",), ("offer", 1, "bank")], ids=["choose-board", "offer"])
def test_no_seat_acts_before_the_first_round(asks: tuple[Any, ...]) -> None:
    """While the table is set up, in round 0, no board is named and none is on offer."""
    state = state_of(asks=asks)
    state["table"]["round"] = 0
    refuse(state, QUESTION)


def test_a_named_board_is_on_offer() -> None:
    """Nobody is asked about a board that was not named."""
    state = state_of(asks=("offer", 1, "bank"), named="docks")
    del state["table"]["named"]["bank"]
    refuse(state, QUESTION)


def test_a_bare_board_is_not_on_offer() -> None:
    """Nobody is asked about a board on which no card lies; one that is coming is enough."""
    state = state_of(asks=("offer", 1, "bank"), current={"bank": ""}, coming={"bank": "banker"})
    state["table"]["future"]["bank"] = []
    refuse(state, QUESTION)


def test_who_has_taken_is_not_asked() -> None:
    """A seat takes one card a round."""
    state = state_of(asks=("offer", 1, "bank"))
    state["by_seat"][1]["taken"] = "bank"
    refuse(state, QUESTION)


def refilling(seats: int = 2, coming: str = "banker", **said: Any) -> State:
    """The bank, which was named, is filled up."""
    state = state_of(seats=seats, named="bank", coming={"bank": coming}, **said)
    state["waits"] = [{"kind": "refill", "seat": CHANCE, "board": "bank"}]
    return state


def test_only_a_named_board_is_filled_up() -> None:
    """A board that was not named keeps its gaps."""
    state = refilling()
    assert asked(GAME.load(state)) == ("refill", CHANCE, "bank")
    state["table"]["named"] = {}
    refuse(state, QUESTION)


def test_a_full_board_is_not_filled_up() -> None:
    """Chance turns up no card for a board that lacks none."""
    refuse(refilling(coming="banker money_3"), QUESTION)


def test_an_empty_pile_fills_nothing_up() -> None:
    """Of two seats' unseen cards six are out of the game: with no other left, no card can be turned up."""
    refuse(refilling(decks={"bank": 0}), QUESTION)
    GAME.load(refilling(decks={"bank": 1}))


def test_starting_contracts_come_from_their_deck() -> None:
    """Seats are dealt no card of a board."""
    state = set_up("master 1")
    assert asked(GAME.load(state)) == ("deal-contract", CHANCE, "start")
    state["waits"][0]["deck"] = "bank"
    refuse(state, QUESTION)


def test_starting_contracts_are_dealt_at_the_set_up() -> None:
    """Once the first round has begun none is dealt."""
    state = set_up("master 1")
    state["table"]["round"] = 1
    refuse(state, QUESTION)


def test_starting_contracts_go_to_seats_at_the_table() -> None:
    """At a table of three there is no fourth seat to deal to."""
    state = set_up("master 1")
    state["waits"][0]["player"] = 3
    refuse(state, QUESTION)


@pytest.mark.parametrize("seat", [0, 2], ids=["the seat itself", "a later seat"])
def test_nobody_is_dealt_two_starting_contracts(seat: int) -> None:
    """Neither the seat that is dealt to nor one that comes after it has a starting contract."""
    state = set_up("master 1")
    deal(state, seat)
    refuse(state, QUESTION)


def test_the_first_harbour_master_is_drawn_before_the_deal() -> None:
    """No seat has a starting contract yet."""
    state = set_up()
    deal(state, 2)
    refuse(state, QUESTION)


def test_the_first_harbour_master_is_drawn_once() -> None:
    """Once the first round has begun none is drawn."""
    state = set_up()
    state["table"]["round"] = 1
    refuse(state, QUESTION)


@pytest.mark.parametrize(("field", "value"), [("need", {"hides": 2}), ("bound_for", {"spain": 1}), ("pays", 40)],
                         ids=["goods", "a ship", "the payment"])
def test_somebody_is_asked_about_a_bundle(field: str, value: Any) -> None:
    """What contracts still need or will pay is only there while a seat is asked about them."""
    state = state_of()
    state["table"][field] = value
    refuse(state, UNASKED)


def lose(*cards: str) -> Callable[[State], None]:
    """The seat has these cards no more."""

    def change(state: State) -> None:
        for card in cards:
            state["by_seat"][0]["hand"][card] -= 1

    return change


def other_seat(state: State) -> None:
    """What waits beneath the bundle is a question to another seat."""
    state["waits"][1]["seat"] = 1


def other_land(state: State) -> None:
    """A ship is asked for that no contract waits for."""
    state["waits"][0]["land"] = "france"


def other_good(state: State) -> None:
    """A good is asked for that no contract waits for."""
    state["waits"][0]["good"] = "hides"


def smallest_only(state: State) -> None:
    """Only cards may follow that come after all the others in the order of loading."""
    state["waits"][0]["amount"] = 13


@pytest.mark.parametrize("change", [
    pytest.param(other_seat, id="another seat beneath"), pytest.param(lose("ship_sweden"), id="no ship"),
    pytest.param(lose("goods_wheat_2"), id="no goods")])
def test_a_bundle_that_is_being_named_can_be_completed(change: Callable[[State], None]) -> None:
    """Its seat was interrupted itself, and has the ships and the goods of what was named."""
    state = bundle(TWO, "deliver contract_wheat_sweden", kind="bundle")
    GAME.load(state)
    change(state)
    refuse(state, INCOMPLETE)


@pytest.mark.parametrize("change", [
    pytest.param(other_seat, id="another seat beneath"), pytest.param(other_land, id="a country not bound for"),
    pytest.param(lose("ship_germany", "ship_spain"), id="no ship"),
    pytest.param(lose("goods_wheat_2", "goods_wheat_3"), id="no goods")])
def test_a_ship_is_asked_for_where_one_is_needed(change: Callable[[State], None]) -> None:
    """The bundle is bound for the country, and ships and goods suffice."""
    state = bundle(SHIPPED, "deliver contract_wheat_germany", kind="ship-for")
    GAME.load(state)
    change(state)
    refuse(state, INCOMPLETE)


@pytest.mark.parametrize("change", [
    pytest.param(other_seat, id="another seat beneath"), pytest.param(other_good, id="a good that nothing needs"),
    pytest.param(smallest_only, id="too late in the order"),
    pytest.param(lose("goods_tobacco_2", "goods_tobacco_2"), id="no goods")])
def test_a_good_is_loaded_where_it_is_needed(change: Callable[[State], None]) -> None:
    """The bundle lacks the good, and the cards that may still follow suffice."""
    state = bundle(LOADED, "deliver contract_tobacco_sweden", kind="load")
    GAME.load(state)
    change(state)
    refuse(state, INCOMPLETE)


@pytest.mark.parametrize("seats", quayside.game("packet-row").seats)
def test_sound_tables_are_loaded(seats: int) -> None:
    """What the builder fills up lawfully has no flaw, whoever is asked."""
    for asks in (("choose-board",), ("offer", 1, "bank"), ("final-window", 1)):
        pos = table(seats, asks=asks)
        assert GAME.load(pos.state()) == pos
