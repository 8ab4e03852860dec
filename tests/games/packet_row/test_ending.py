"""Short boards, the end of the game, the final window."""

from typing import Any

import pytest

import quayside

from .builder import CURRENT, EVERY_TABLE, asked, cash, hand, legal, on_table, play, refused, table

SHORT_TO_END = {2: 1, 3: 1, 4: 2, 5: 3}
BOARDS = ("docks", "guildhall", "market", "bank")


def last_cards(seats: int, boards: tuple[str, ...], left: int = 0, coming: str | None = None, **said: Any) -> Any:
    """These boards were named, their decks have so few cards left, and the harbour master is asked last."""
    return table(seats, asks=("offer", 0, boards[0]), named=" ".join(boards), decks=dict.fromkeys(boards, left),
                 coming={} if coming is None else dict.fromkeys(boards, coming), **said)


def finish_round(pos: Any) -> Any:
    """The harbour master takes a card, which ends the round, and the named boards are refreshed."""
    return refreshed(play(pos, min(legal(pos, "take"))))


def refreshed(pos: Any) -> Any:
    """Chance has turned up every card that the boards lack."""
    while pos.mover == quayside.CHANCE:
        pos.play(pos.moves()[0])
    return pos


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_a_board_is_short_from_its_first_incomplete_refresh(seats: int) -> None:
    """PR-105, A5: when its current supply cannot be filled to its size; one card more and it is not short."""
    short = finish_round(last_cards(seats, ("bank",), CURRENT[seats] - 1, coming=""))
    assert on_table(short, "short") == {"bank": 1}
    full = finish_round(last_cards(seats, ("bank",), CURRENT[seats], coming=""))
    assert on_table(full, "short") == {}
    assert len(on_table(full, "current", "bank")) == CURRENT[seats]


@pytest.mark.parametrize("seats", [4, 5])
def test_bare_boards_end_the_game(seats: int) -> None:
    """PR-104, PR-111: where no card lies on any board no round begins, however few boards are short."""
    bare = dict.fromkeys(BOARDS, "")
    pos = table(seats, asks=("offer", 0, "bank"), current={**bare, "bank": "money_3"}, coming=bare,
                decks=dict.fromkeys(BOARDS, 0))
    play(pos, "take money_3")
    assert on_table(pos, "short") == {"bank": 1}
    assert (asked(pos), on_table(pos, "harbour_master")) == (("final-window", 0), 0)


def test_a_short_board_stays_short() -> None:
    """PR-105, A5: shortage adds up over rounds, though the short board is not named again."""
    pos = finish_round(last_cards(4, ("docks",), short="bank"))
    assert on_table(pos, "short") == {"docks": 1, "bank": 1}
    assert asked(pos)[0] == "final-window"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_gap_that_the_deck_cannot_fill(seats: int) -> None:
    """PR-106, A28: with an empty deck an assistant makes the board short; with a card left it does not."""
    for left, end in ((0, True), (1, False)):
        pos = table(seats, asks=("offer", 0, "bank"), decks={"bank": left}, hands={0: "assistant"},
                    coming={"bank": "banker money_6"})
        play(pos, "assistant takes banker")
        refreshed(pos)
        assert (asked(pos)[0] == "final-window", on_table(pos, "short", "bank")) == (end, int(end))


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_too_few_coming_cards_are_no_shortage(seats: int) -> None:
    """PR-107: the current supply is full, the coming cards are none, and the game goes on."""
    pos = finish_round(last_cards(seats, ("bank",), max(0, CURRENT[seats] - 2)))
    assert (len(on_table(pos, "current", "bank")), on_table(pos, "future", "bank")) == (CURRENT[seats], [])
    assert (on_table(pos, "short"), asked(pos)[0]) == ({}, "choose-board")


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_how_many_short_boards_end_the_game(seats: int) -> None:
    """PR-108: one with two or three players, two with four, three with five."""
    for boards in range(1, SHORT_TO_END[seats] + 1):
        pos = finish_round(last_cards(seats, BOARDS[:boards], coming=""))
        assert on_table(pos, "short") == dict.fromkeys(BOARDS[:boards], 1)
        assert (asked(pos)[0] == "final-window") == (boards == SHORT_TO_END[seats])


def test_shortage_is_counted_after_every_refresh() -> None:
    """PR-109, A5, A29: all named boards are refreshed, also those that come after the one that decides."""
    pos = table(4, asks=("offer", 0, "bank"), named="guildhall docks", decks={"guildhall": 0, "docks": 0},
                current={"bank": "money_3 money_4 money_5"}, coming={"bank": "money_6 banker"})
    play(pos, "take money_3")
    assert asked(pos) == ("refill", quayside.CHANCE, "bank")
    play(pos, "draw vp_museum", "draw money_3", "draw money_3")
    assert asked(pos) == ("final-window", 0)
    assert len(on_table(pos, "current", "bank")) == 3


@pytest.mark.parametrize(("seats", "left"), [(4, 2), (5, 2)])
def test_a_short_board_stays_in_play(seats: int, left: int) -> None:
    """PR-110: as long as the game goes on, its cards can be taken."""
    pos = finish_round(last_cards(seats, ("bank",)))
    assert (on_table(pos, "short"), asked(pos)[0]) == ({"bank": 1}, "choose-board")
    assert len(on_table(pos, "current", "bank")) == left
    play(pos, "choose bank")
    assert len(legal(pos, "take")) == left


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_token_stays_at_the_end(seats: int) -> None:
    """PR-111, A29: the last harbour master keeps it, and no card can be taken any more."""
    pos = finish_round(last_cards(seats, BOARDS[: SHORT_TO_END[seats]], coming=""))
    assert on_table(pos, "harbour_master") == 0
    while pos.mover != quayside.OVER:
        assert legal(pos) == {"finish"}
        assert refused(pos, "choose bank")[0] == refused(pos, "decline")[0] == "not-now"
        play(pos, "finish")
    assert refused(pos, "finish") == ("over", {})


def test_the_final_window_delivers_contracts() -> None:
    """PR-112, A30: by the usual rules, as many as one likes, and nobody must."""
    held = {0: "contract_wheat_sweden contract_tobacco_germany goods_wheat_2 goods_tobacco_2 ship_sweden ship_germany"}
    pos = table(asks=("final-window", 0), hands=held)
    assert legal(pos) == {"finish", "deliver contract_wheat_sweden", "deliver contract_tobacco_germany"}
    play(pos, "deliver contract_wheat_sweden", "sail")
    assert (asked(pos), cash(pos, 0)) == (("final-window", 0), 40)
    assert legal(pos) == {"finish", "deliver contract_tobacco_germany"}
    assert asked(play(pos, "finish")) == ("final-window", 1)
    assert refused(table(asks=("final-window", 0), hands={0: "contract_wheat_sweden goods_wheat_2"}),
                   "deliver contract_wheat_sweden") == ("lacks-ship", {"land": "sweden"})


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_the_final_window_goes_round(seats: int) -> None:
    """PR-113: from the first seat clockwise, whoever is harbour master."""
    pos = table(seats, master=seats - 1, asks=("final-window", 0))
    for seat in range(seats):
        assert asked(pos) == ("final-window", seat)
        play(pos, "finish")
    assert pos.mover == quayside.OVER


def test_money_cards_turn_into_cash_by_themselves() -> None:
    """PR-114, A30: nobody cashes them in the window; all of them count in the end, also of who did nothing there."""
    pos = table(asks=("final-window", 0), cash=0, hands={0: "2 money_4 banker", 1: "money_6 money_5 money_3", 2: ""})
    assert refused(pos, "cash money_4")[0] == "not-now"
    play(pos, "finish", "finish", "finish")
    assert [cash(pos, seat) for seat in range(3)] == [8, 14, 0]
    assert hand(pos, 0) == {"banker": 1}
    assert not hand(pos, 1)


@pytest.mark.parametrize(("seats", "board", "refreshes", "remain"), [
    (2, "bank", 15, 0), (2, "docks", 17, 0), (3, "guildhall", 18, 0), (3, "market", 20, 0),
    (4, "bank", 11, 2), (4, "docks", 13, 0), (5, "guildhall", 8, 2), (5, "market", 9, 2)])
def test_how_many_refreshes_a_board_has(seats: int, board: str, refreshes: int, remain: int) -> None:
    """PR-19, PR-100, PR-102, PR-105: the ledger's table of full refreshes, and what lies there after the next."""
    pos = table(seats, cash=0)
    for done in range(refreshes + 1):
        assert on_table(pos, "short") == {}, f"short after {done} refreshes"
        pos = one_round(pos, board)
    assert on_table(pos, "short") == {board: 1}
    assert len(on_table(pos, "current", board)) == remain


def one_round(pos: Any, board: str) -> Any:
    """A round in which this board alone was named, and the harbour master, standing alone, ends it."""
    state = pos.state()
    state["table"]["named"] = {board: 1}
    state["waits"] = [{"kind": "choose-board", "seat": state["table"]["harbour_master"], "amount": 1}]
    for seat, told in enumerate(state["by_seat"]):
        told["taken"] = board if seat != state["table"]["harbour_master"] else None
    return refreshed(play(pos.game.load(state), "end the round"))
