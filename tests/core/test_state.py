"""States and packed bytes from outside: every way in which they can be nonsense is said with its place."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import quayside

from ..properties.tables import NAMES, Table, some

PACKET, PILOT = quayside.game("packet-row"), quayside.game("pilot")


def packet() -> dict[str, Any]:
    """The state of a table of three at the first question."""
    state: dict[str, Any] = json.loads(json.dumps(PACKET.match(3, seed=7).position.state()))
    return state


def pilot() -> dict[str, Any]:
    """The state of a table of two in which a seat has looked at two ships and puts them back."""
    match = PILOT.match(2, seed=7)
    match.play("look")
    state: dict[str, Any] = json.loads(json.dumps(match.position.state()))
    return state


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: the last but one of these names what is set, the last is the value."""
    def change(state: dict[str, Any]) -> None:
        part: Any = state
        for key in path[:-2]:
            part = part[key]
        part[path[-2]] = path[-1]
    return change


def without(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: this is left out."""
    def change(state: dict[str, Any]) -> None:
        part: Any = state
        for key in path[:-1]:
            part = part[key]
        del part[path[-1]]
    return change


WAIT = {"kind": "choose-board", "seat": 0, "amount": 0}
NONSENSE: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (put("game", "le-havre"), "of the game 'le-havre'"), (put("game", None), "of the game None"),
    (put("rules_version", 99), "rules version 99"), (put("rules_version", "1"), "rules version '1'"),
    (put("cards", {"cards": {"banker": {"price": 1}}}), "other cards"), (put("cards", None), "other cards"),
    (put("extra", 1), "'extra' is unknown"), (without("table"), "'table' is missing"),
    (put("seats", 9), "seats: 9"),
    (put("seats", "3"), "seats: '3' is no whole number"), (put("seats", True), "seats: True"),
    (put("seats", 2), "by_seat"),
    (put("seats", 10**30), "no whole number"), (put("seats", 3.0), "3.0 is no whole number"),
    (put("options", {}), "'show_hands' is missing"), (put("options", "show_hands", 1), "show_hands cannot be 1"),
    (put("options", "colour", "red"), "'colour' is unknown"), (put("options", []), "no mapping"),
    (put("by_seat", []), "no list of 3"), (put("by_seat", {}), "no list of 3"), (put("by_seat", 0, None), "seat 0"),
    (put("by_seat", 0, "cash", -1), "seat 0: cash: -1 is out of range"),
    (put("by_seat", 1, "cash", 10**9), "seat 1: cash"),
    (put("by_seat", 1, "cash", "5"), "seat 1: cash: '5'"), (put("by_seat", 1, "cash", 5.0), "seat 1: cash: 5.0"),
    (put("by_seat", 1, "cash", None), "seat 1: cash: None"), (put("by_seat", 1, "cash", True), "seat 1: cash: True"),
    (put("by_seat", 2, "gold", 1), "seat 2: 'gold' is unknown"),
    (without("by_seat", 2, "cash"), "seat 2: 'cash' is missing"),
    (put("by_seat", 0, "hand", {"banker": 9}), "banker is there"),
    (put("by_seat", 0, "hand", {"banker": -1}), "of banker"),
    (put("by_seat", 0, "hand", {"bank": 1}), "'bank' is unknown"), (put("by_seat", 0, "hand", []), "no mapping"),
    (put("by_seat", 0, "hand", {"banker": 1.5}), "hand: banker: 1.5"),
    (put("by_seat", 0, "hand", {"banker": 100}), "of range"),
    (put("by_seat", 0, "secret", "vp_library"), "vp_library does not belong there"),
    (put("by_seat", 0, "secret", "?"), "'?' is unknown"), (put("by_seat", 0, "secret", 3), "3 is unknown"),
    (put("by_seat", 0, "secret", ["x"]), "is unknown"), (put("by_seat", 0, "taken", "harbour"), "'harbour' is unknown"),
    (put("table", "harbour_master", 3), "harbour_master: 3 is out of range"),
    (put("table", "round", -1), "round: -1 is out of range"), (put("table", "named", {"docks": 2}), "named: "),
    (put("table", "current", []), "no mapping"), (put("table", "current", "docks", ["banker"]), "docks"),
    (put("table", "current", "wharf", []), "'wharf' is unknown"), (put("table", "unseen", {}), ""),
    (put("table", "discard", {}), "'discard' is unknown"), (put("table", None), "no mapping"),
    (put("waits", []), "waits: "), (put("waits", {}), "waits: "), (put("waits", [WAIT] * 9), "no list of 1 to"),
    (put("waits", [None]), "waits 0"), (put("waits", [{"kind": "sleep"}]), "'sleep' is no kind of question"),
    (put("waits", [{"kind": ["x"], "seat": 0}]), "no kind of question"), (put("waits", 0, {}), "no kind of question"),
    (put("waits", [{**WAIT, "seat": 3}]), "put to 3"), (put("waits", [{**WAIT, "seat": -1}]), "put to -1"),
    (put("waits", [{**WAIT, "amount": 2}]), "with the amount 2"),
    (put("waits", [{**WAIT, "board": "docks"}]), "unknown"),
    (put("waits", [{"kind": "finished", "seat": 0}]), "it is for nobody"),
    (put("waits", [{"kind": "refill", "seat": 0, "board": "docks"}]), "it is for chance"),
    (put("waits", [{"kind": "offer", "seat": 0, "board": "harbour", "amount": 0}]), "'harbour' is unknown"),
]


@pytest.mark.parametrize(("change", "word"), NONSENSE, ids=[f"{at}-{word}" for at, (_, word) in enumerate(NONSENSE)])
def test_nonsense_is_named_with_its_place(change: Callable[[dict[str, Any]], None], word: str) -> None:
    """Each of these is a StateError of one sentence that says what is wrong and where."""
    state = packet()
    assert PACKET.load(copy.deepcopy(state)).state() == state
    change(state)
    with pytest.raises(quayside.StateError) as caught:
        PACKET.load(state)
    assert word in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [None, 7, "state", [], b"", {}, {"game": "packet-row"}, [{}], 1.5, True], ids=repr)
def test_what_is_no_state_at_all(data: Any) -> None:
    """Whatever is no mapping with the keys of a state is refused."""
    with pytest.raises(quayside.StateError, match="the state"):
        PACKET.load(data)


LOOKING: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (put("table", "ahead", ["sloop"]), "no list of 2 cards"), (put("table", "ahead", ["?", "?"]), "'?' is unknown"),
    (put("table", "ahead", ["purser", "mate"]), "does not belong there"),
    (put("table", "looked", [[2], [2]]), "out of range"), (put("table", "looked", [[1, 0], []]), "ascending"),
    (put("table", "looked", [[0, 0], []]), "ascending"), (put("table", "looked", [["0"], []]), "ascending"),
    (put("table", "looked", [[True], []]), "ascending"), (put("table", "looked", [[0.0], []]), "ascending"),
    (put("table", "looked", [3, 0]), "ascending"), (put("table", "looked", []), "no list of 2"),
    (put("table", "ahead_among", []), "'ahead_among' is unknown"),
    (put("table", "moored", "north", ["brig"] * 3), "at most 2"),
    (put("by_seat", 0, "hand", ["mate", "mate", "mate"]), "at most 2"), (put("by_seat", 0, "hand", "mate"), "no list"),
    (put("options", "turns", 5), "turns cannot be 5"), (put("options", "turns", True), "turns cannot be True"),
    (put("options", "turns", 3.0), "turns cannot be 3.0"), (put("options", "tide", "high"), "tide cannot be 'high'"),
    (put("waits", [{"kind": "order", "seat": 0}]), "'order' waits on nothing"),
    (put("waits", [{"kind": "watch", "seat": 0}, {"kind": "watch", "seat": 0}]), "'watch' waits on 'watch'"),
    (put("waits", [{"kind": "round", "seat": 0, "amount": 1}]), "cannot wait in this place"),
    (put("waits", [{"kind": "watch", "seat": 0}, {"kind": "finished", "seat": -2}]), "cannot wait in this place"),
]


@pytest.mark.parametrize(("change", "word"), LOOKING, ids=[f"{at}-{word}" for at, (_, word) in enumerate(LOOKING)])
def test_nonsense_about_secrets_steps_and_options(change: Callable[[dict[str, Any]], None], word: str) -> None:
    """The same of rows, sets of seats, steps that never ask, and what waits beneath what."""
    state = pilot()
    assert PILOT.load(copy.deepcopy(state)).state() == state
    change(state)
    with pytest.raises(quayside.StateError) as caught:
        PILOT.load(state)
    assert word in str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_bytes_cut_off_anywhere(name: str) -> None:
    """Packed bytes that end too early are refused at every length; so are trailing ones."""
    pos = some(Table(name, 2), 3)[-2]
    data = pos.pack()
    for length in range(len(data)):
        with pytest.raises(quayside.StateError):
            pos.game.unpack(data[:length])
    for rubbish in (b"\0", b"Q", data):
        with pytest.raises(quayside.StateError):
            pos.game.unpack(data + rubbish)


@pytest.mark.parametrize("name", NAMES)
def test_every_changed_byte_is_noticed(name: str) -> None:
    """A byte that was changed on the way is noticed, wherever it is."""
    pos = some(Table(name, 2), 3)[-2]
    data = pos.pack()
    for at in range(len(data)):
        for flip in (1, 128, 255):
            with pytest.raises(quayside.StateError):
                pos.game.unpack(data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :])


def test_bytes_of_another_game() -> None:
    """Bytes of another game are refused, and so is what is no bytes at all."""
    with pytest.raises(quayside.StateError, match="no packed position of packet-row"):
        PACKET.unpack(PILOT.start(2).pack())
    for wrong in (b"", b"Q", bytes(300), "Q\x01", None, 7, 10**30, [1, 2, 300], [-1]):
        with pytest.raises(quayside.StateError):
            PACKET.unpack(wrong)  # type: ignore[arg-type]  # what callers do wrong
