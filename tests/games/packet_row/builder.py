"""Positions of Packet Row in one line, moves by their text, and short words for what came of them."""

import json
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import pytest

import quayside

GAME: Final = quayside.game("packet-row")
BOARDS: Final = ("guildhall", "docks", "market", "bank")
LANDS: Final = ("great_britain", "france", "netherlands", "sweden", "spain", "germany")
FACTS: Final[dict[str, Any]] = json.loads(
    (files("quayside") / "games" / "packet_row" / "facts.json").read_text(encoding="utf-8"))
ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in GAME.rows}
DECKS: Final[dict[str, list[str]]] = {board: [row["id"] for row in FACTS["decks"][board]] for board in BOARDS}
STARTS: Final = [row["id"] for row in FACTS["starting_contracts"]]
CURRENT: Final = {2: 2, 3: 2, 4: 3, 5: 4}
REMOVED: Final = {2: 6, 3: 0, 4: 0, 5: 0}
EVERY_TABLE: Final = (2, 3, 4, 5)

Cards = Counter[str]


def cards(text: str) -> Cards:
    """Cards as a line says them: `assistant 2 money_4`; a number counts the card after it."""
    found: Cards = Counter()
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found[word] += times
            times = 1
    return found


class Stock:
    """The cards that lie nowhere yet."""

    def __init__(self) -> None:
        self.left: Cards = Counter({card: row["count"] for card, row in ROWS.items()})

    def take(self, wanted: Cards) -> list[str]:
        """Take these cards out, in the order of the decks."""
        self.left.subtract(wanted)
        assert min(self.left.values()) >= 0, f"too many of {[card for card, n in self.left.items() if n < 0]}"
        return [card for card in ROWS for _ in range(wanted[card])]

    def fill(self, deck: list[str], count: int) -> list[str]:
        """Take any cards of a deck, its victory point cards first."""
        lying = [card for card in reversed(deck) for _ in range(self.left[card])]
        return self.take(Counter(lying[:count]))


def table(seats: int = 3, master: int = 0, asks: tuple[Any, ...] = (), *, current: Mapping[str, str] | None = None,
          coming: Mapping[str, str] | None = None, decks: Mapping[str, str | int] | None = None,
          hands: Mapping[int, str] | None = None, cash: int | Mapping[int, int] = 25,
          secret: Mapping[int, str] | None = None, named: str = "", short: str = "",
          taken: Mapping[int, str] | None = None, turn: int = 7, show_hands: bool = False) -> Any:
    """A position; what is not said is filled up lawfully, and a seat without a secret has delivered its own.

    `asks` is the kind of question, then the seat, then the board, then the amount: `("offer", 1, "docks")`. `decks`
    says for a board which cards, or how many, nobody has seen; the rest lies in its discard pile.
    """
    stock = Stock()
    for dealt in (secret or {}).values():
        stock.take(Counter([dealt]))
    held = {seat: Counter(stock.take(cards((hands or {}).get(seat, "")))) for seat in range(seats)}
    lying = {board: stock.take(cards((current or {})[board])) for board in current or {}}
    arriving = {board: stock.take(cards((coming or {})[board])) for board in coming or {}}
    unseen = lay_decks(stock, seats, decks or {}, lying, arriving)
    stock.fill(STARTS, seats - len(secret or {}))
    unseen += Counter({card: stock.left[card] for card in STARTS})
    waits, about = question(asks or ("choose-board",), master)
    names = {*named.split(), *about}
    state = {
        "game": "packet-row", "rules_version": GAME.rules_version, "cards": {}, "seats": seats, "waits": [waits],
        "options": {"show_hands": show_hands},
        "table": {"round": turn, "harbour_master": master, "named": dict.fromkeys(names, 1),
                  "short": dict.fromkeys(short.split(), 1), "current": lying, "future": arriving, "need": {},
                  "pile": +Counter({board: sum(unseen[card] for card in DECKS[board]) - REMOVED[seats]
                                    for board in BOARDS}),
                  "bound_for": {}, "pays": 0, "unseen": {card: n for card, n in unseen.items() if n}},
        "by_seat": [{"cash": cash if isinstance(cash, int) else cash.get(seat, 25), "hand": dict(held[seat]),
                     "taken": (taken or {}).get(seat), "secret": (secret or {}).get(seat)} for seat in range(seats)]}
    return GAME.load(state)


def lay_decks(stock: Stock, seats: int, decks: Mapping[str, str | int], lying: dict[str, list[str]],
              arriving: dict[str, list[str]]) -> Cards:
    """Put the decks aside, fill the boards that nobody spoke of, and give what nobody has seen."""
    unseen: Cards = Counter()
    for deck in decks.values():
        if isinstance(deck, str):
            unseen.update(stock.take(cards(deck)))
    for board in BOARDS:
        if board not in lying:
            lying[board] = stock.fill(DECKS[board], CURRENT[seats])
        if board not in arriving:
            arriving[board] = stock.fill(DECKS[board], 2)
    for board in BOARDS:
        count = decks.get(board, 99)
        if isinstance(count, int):
            unseen.update(stock.fill(DECKS[board], count + REMOVED[seats]))
    return unseen


def question(asks: tuple[Any, ...], master: int) -> tuple[dict[str, Any], list[str]]:
    """The decision that waits, and the board that it is about."""
    kind, seat, board, amount = [*asks, None, None, None][:4]
    if kind in ("choose-board", "offer"):
        waits = {"kind": kind, "seat": master if seat is None else seat, "amount": amount or 0}
        return (waits | {"board": board}, [board]) if board else (waits, [])
    return {"kind": kind, "seat": quayside.OVER if kind == "finished" else seat or 0}, []


# play


def play(pos: Any, *moves: str) -> Any:
    """Make these moves; where chance must answer first and nobody says how, it deals."""
    for move in moves:
        if pos.mover == quayside.CHANCE and not move.startswith(("draw ", "master ")):
            deal(pos)
        pos.play(GAME.parse(move))
    return pos


def deal(pos: Any, seed: int = 1) -> Any:
    """Let chance answer."""
    pos.deal(quayside.Dice(seed))
    return pos


def refused(pos: Any, move: str) -> tuple[str, dict[str, Any]]:
    """Code and arguments of the refusal; the move is not offered, and trying it changes nothing."""
    number, before = GAME.parse(move), pos.copy()
    refusal = pos.refusal(number)
    assert refusal is not None, f"{move} is legal"
    assert number not in pos.moves()
    with pytest.raises(quayside.MoveError) as error:
        pos.play(number)
    assert error.value.refusal == refusal
    assert pos == before
    return refusal.code, refusal.args


# what came of it


def legal(pos: Any, *verbs: str) -> set[str]:
    """The texts of the legal moves; only those of these verbs, when some are named."""
    return {GAME.text(move) for move in pos.moves() if not verbs or GAME.parts(move)[0] in verbs}


def asked(pos: Any) -> tuple[Any, ...]:
    """The kind of question, who is asked, and what about."""
    waits = pos.view(None)["waits"][0]
    about = [waits[key] for key in ("board", "card", "land", "good", "deck") if key in waits]
    return (waits["kind"], waits["seat"], *about)


def on_table(pos: Any, field: str, board: str | None = None) -> Any:
    """A field of the table, or what it says of one board; nothing counts as 0."""
    value = pos.view(None)["table"][field]
    return value if board is None else value.get(board, 0)


def cash(pos: Any, seat: int) -> int:
    """The seat's dollars."""
    return int(pos.state()["by_seat"][seat]["cash"])


def hand(pos: Any, seat: int) -> Cards:
    """The seat's cards without its starting contract, ships among them."""
    return Counter(pos.state()["by_seat"][seat]["hand"])


def secret(pos: Any, seat: int) -> str | None:
    """The seat's starting contract."""
    held = pos.state()["by_seat"][seat]["secret"]
    return None if held is None else str(held)


def discarded(pos: Any) -> Cards:
    """All discard piles together."""
    return Counter(on_table(pos, "discard"))


def spent(before: Any, after: Any) -> Cards:
    """The cards that came to the discard piles in between."""
    return discarded(after) - discarded(before)
