"""Packet Row's cards on the terminal: their names in full and in brief, their numbers, what a contract still lacks."""

from functools import cache
from typing import Any, Final

from quayside.cli.play.drawing import Fact, Item, Span, Words
from quayside.cli.play.look import Look
from quayside.cli.provenance import DOUBT, SECURE, explained, trust

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
    return f"{mark(look, row, field)}{money(look, row[field])}"


def money(look: Look, amount: int) -> str:
    """A sum of money as the language writes it."""
    return look.count(amount, "unit", "dollar")


def numbers(look: Look, row: dict[str, Any]) -> Words:
    """The numbers of a card: what it brings and what it costs."""
    parts = []
    if "points" in row:
        parts.append(f"{mark(look, row, 'points')}{row['points']}★")
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
    return [Fact(look.say(message), value_of(look, row, field), doubt(look, row, field))
            for message, field in printed(row)]


def printed(row: dict[str, Any]) -> list[tuple[str, str]]:
    """The values of a card that a person wants to read, with the messages that name them."""
    found = [("packet-fact-good", "good"), ("packet-fact-amount", "amount"), ("packet-fact-land", "destination"),
             ("packet-fact-payment", "payment"), ("packet-fact-points", "points"), ("packet-fact-price", "price"),
             ("packet-fact-count", "count")]
    if row["type"] == "money":
        found[1] = ("packet-fact-payment", "amount")
    if row["type"] == "starting_contract":
        del found[5]
    return [(message, field) for message, field in found if field in row]


def value_of(look: Look, row: dict[str, Any], field: str) -> str:
    """A value as a person reads it."""
    if field == "good":
        return look.name("good", row[field])
    if field == "destination":
        return f"{look.name('land', row[field])} ({CODES[row[field]]})"
    if field == "payment" or (field, row["type"]) == ("amount", "money"):
        return money(look, row[field])
    if field == "price":
        return money(look, row[field]) if row[field] else look.say("packet-free")
    return str(row[field])


def mark(look: Look, row: dict[str, Any], field: str) -> str:
    """The sign before a value that no source shows."""
    return "" if trust(look.game, row, field) in SECURE else DOUBT


def doubt(look: Look, row: dict[str, Any], field: str) -> str:
    """Why we chose a value that no source shows."""
    return explained(look.game, row, field, look.lang) if mark(look, row, field) else ""
