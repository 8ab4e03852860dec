"""Packet Row's cards on the terminal: their names in full and in brief, their numbers, what a contract still lacks."""

from functools import cache
from typing import Any, Final

from quayside.cli.play.drawing import Fact, Item, Span, Words
from quayside.cli.play.look import Look
from quayside.cli.play.provenance import mark, sure

CODES: Final = {"great_britain": "GB", "france": "FR", "netherlands": "NL", "sweden": "SE", "spain": "ES",
                "germany": "DE"}
CONTRACTS: Final = ("contract", "starting_contract")


@cache
def rows(game: Any) -> dict[str, dict[str, Any]]:
    """The cards of this table by id."""
    return {row["id"]: row for row in game.rows}


def row_of(look: Look, card: str) -> dict[str, Any]:
    """What is printed on a card."""
    return rows(look.game)[card]


def dollars(look: Look, row: dict[str, Any], field: str) -> str:
    """A sum of money, with the sign for a value that no source shows."""
    return f"{mark(look.game, row, field)}${row[field]}"


def numbers(look: Look, row: dict[str, Any]) -> Words:
    """The numbers of a card: what it brings and what it costs."""
    parts = []
    if "points" in row:
        parts.append(f"{mark(look.game, row, 'points')}{row['points']}★")
    if row["type"] in CONTRACTS:
        parts.append(f"+{dollars(look, row, 'payment')}")
    if row["type"] == "money":
        parts.append(f"+{dollars(look, row, 'amount')}")
    if row.get("price"):
        parts.append(dollars(look, row, "price"))
    return (Span(" ".join(parts), "strong"),) if parts else ()


def brief(look: Look, row: dict[str, Any]) -> str:
    """A card's name where there is little room: countries by two letters, as on their flags."""
    if row["type"] in CONTRACTS:
        return f"{look.count(row['amount'], 'good', row['good'])}→{CODES[row['destination']]}"
    if row["type"] == "merchant_ship":
        return f"{look.say('packet-ship')}→{CODES[row['destination']]}"
    return full(look, row)


def full(look: Look, row: dict[str, Any]) -> str:
    """A card's name; money cards say their sum beside it."""
    return look.say("kind-money") if row["type"] == "money" else look.name("card", row["id"])


def picked(look: Look, moves: tuple[str, ...]) -> str:
    """The move that picking a card means: the first that is allowed, or else the first, which says why not."""
    if not look.asked or not moves:
        return ""
    return next((move for move in moves if look.allows(move)), moves[0])


def item(look: Look, card: str, *moves: str, count: int = 1, fresh: bool = False, tail: Words = ()) -> Item:
    """A card on a board or in a hand; lit when it can be picked."""
    row = row_of(look, card)
    move = picked(look, moves)
    may = bool(move) and look.allows(move)
    lead = ((Span("▸", "may"),) if may else ()) + ((Span("+", "fresh"),) if fresh else ())
    many = f"{count} × " if count > 1 else ""
    return Item(full=(*lead, Span(many + full(look, row), "may" if may else "", move)),
                tail=(*numbers(look, row), *tail),
                brief=(*lead, Span(many + brief(look, row), "may" if may else "", move)))


def lacks(look: Look, card: str, hand: dict[str, int]) -> Words:
    """What a contract in hand still lacks, counting the goods cards and ships that lie there."""
    row = row_of(look, card)
    have = sum(count * row_of(look, held)["amount"] for held, count in hand.items()
               if row_of(look, held).get("good") == row["good"] and row_of(look, held)["type"] == "goods")
    ship = hand.get(f"ship_{row['destination']}", 0) > 0
    units = Span(f" {have}/{row['amount']}", "strong" if have >= row["amount"] else "second")
    return units, Span(f" {look.say('packet-has-ship' if ship else 'packet-no-ship')}", "" if ship else "second")


def facts(look: Look, card: str) -> list[Fact]:
    """What is printed on a card, each value with how it is known."""
    row = row_of(look, card)
    found = []
    if "good" in row:
        found.append(Fact(look.say("packet-fact-good"), look.name("good", row["good"]), sure(look.game, row, "good")))
    if "amount" in row and row["type"] != "money":
        found.append(Fact(look.say("packet-fact-amount"), str(row["amount"]), sure(look.game, row, "amount")))
    if "destination" in row:
        land = f"{look.name('land', row['destination'])} ({CODES[row['destination']]})"
        found.append(Fact(look.say("packet-fact-land"), land, sure(look.game, row, "destination")))
    if row["type"] in (*CONTRACTS, "money"):
        field = "amount" if row["type"] == "money" else "payment"
        found.append(Fact(look.say("packet-fact-payment"), f"${row[field]}", sure(look.game, row, field)))
    if "points" in row:
        found.append(Fact(look.say("packet-fact-points"), str(row["points"]), sure(look.game, row, "points")))
    if row["type"] != "starting_contract":
        price = f"${row['price']}" if row["price"] else look.say("packet-free")
        found.append(Fact(look.say("packet-fact-price"), price, sure(look.game, row, "price")))
    found.append(Fact(look.say("packet-fact-count"), str(row["count"]), sure(look.game, row, "count")))
    return found
