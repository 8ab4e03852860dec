"""How Packet Row's names are said, and what its moves mean with the cards of this table."""

from typing import Any

from quayside.core.words import Noun
from quayside.games.packet_row.cards import CARDS, GOODS, LANDS, ROWS

WITH_FACTS = ("contract", "starting_contract", "goods", "merchant_ship", "money")


def noun(book: Any, family: str, name: str) -> Noun:
    """A name; contracts, goods, ships and money are said by their facts, which an owner may have corrected."""
    if family != "card":
        return Noun(family, name)
    card = CARDS.index(name)
    kind = ROWS[card]["type"]
    if kind not in WITH_FACTS:
        return Noun("card", name)
    good, amount, land, payment = book.facts(card)
    facts: dict[str, str | int] = {"amount": amount, "payment": payment}
    if good >= 0:
        facts["good"] = GOODS[good]
    if land >= 0:
        facts["land"] = LANDS[land]
    return Noun("card", kind, tuple(sorted(facts.items())))


def here(pos: Any, parts: tuple[str, ...]) -> dict[str, int]:
    """The dollars that a move costs or brings in this position."""
    verb = parts[0]
    if verb not in ("take", "assistant takes", "cash", "deliver"):
        return {}
    card = CARDS.index(parts[1])
    book = pos.game.book
    _, amount, _, payment = book.facts(card)
    return {"price": book.dollars(card), "amount": amount, "payment": payment}
