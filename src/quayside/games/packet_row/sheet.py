"""What an owner's file may correct in Packet Row, and what it must not break."""

from typing import Any, Final

from quayside.core.kit import CardSheet
from quayside.games.packet_row.cards import BOARDS, FACTS, FUTURE_SIZE, GOODS, LANDS, MOST_CURRENT, MOST_UNITS, ROWS

PRICE: Final = range(100)
COUNT: Final = range(25)
UNITS: Final = range(1, MOST_UNITS + 1)
PAYMENT: Final = range(200)

FIELDS: Final[dict[str, dict[str, range | tuple[str, ...]]]] = {
    "contract": {"count": COUNT, "good": GOODS, "amount": UNITS, "destination": LANDS, "payment": PAYMENT,
                 "price": PRICE},
    "starting_contract": {"good": GOODS, "amount": UNITS, "destination": LANDS, "payment": PAYMENT},
    "merchant_ship": {"count": COUNT, "price": PRICE},
    "bullion": {"price": PRICE},
    "goods": {"count": COUNT, "amount": UNITS, "price": PRICE},
    "money": {"count": COUNT, "amount": PRICE, "price": PRICE},
    "victory_points": {"count": COUNT, "price": PRICE, "points": range(20)},
    "assistant": {"price": PRICE},
    "captain": {"price": PRICE},
    "trader": {"price": PRICE},
    "banker": {"price": PRICE},
}

BOUNDS: Final[dict[str, range]] = {
    "money": range(1, 1000),
    "current_supply": range(1, MOST_CURRENT + 1),
    "removed_per_deck": range(20),
    "short_boards_to_end": range(1, len(BOARDS) + 1),
    "banker_first": range(20),
    "banker_second": range(20),
}


def flaws(rows: list[dict[str, Any]], tables: dict[str, dict[str, int]]) -> list[tuple[str, str]]:
    """Counts that break a deck: each type has the number of cards that the rulebook states."""
    found = []
    printed: dict[str, int] = FACTS["type_counts"]
    for group, wanted in printed.items():
        cards = [row for row in rows if group in (row["type"], row["id"])]
        total = sum(row["count"] for row in cards)
        if total != wanted:
            changed = next((row["id"] for row in cards
                            if row["count"] != next(old["count"] for old in ROWS if old["id"] == row["id"])), "")
            found.append((f"cards.{changed}", f"there are {total} cards of the type {group}; the deck has {wanted}"))
    for seats, size in tables["current_supply"].items():
        if size < FUTURE_SIZE:
            found.append(("tables.current_supply", f"{size} current cards with {seats} seats; the {FUTURE_SIZE} future "
                          "cards that move down must find a place"))
    return found


SHEET: Final = CardSheet(rows=ROWS, tables=FACTS["tables"], fields=FIELDS, bounds=BOUNDS, flaws=flaws)
