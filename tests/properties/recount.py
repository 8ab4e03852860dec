"""Counting cards and money again, from nothing but the plain data of a state: no code of the engine helps."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final


def cards_in(data: Any, names: frozenset[str]) -> Counter[str]:
    """How often each card stands in plain data: as a count under its name, or by its name."""
    found: Counter[str] = Counter()
    if isinstance(data, dict):
        for key, value in data.items():
            if key in names:
                found[key] += value
            else:
                found += cards_in(value, names)
    elif isinstance(data, list):
        for value in data:
            found += cards_in(value, names)
    elif isinstance(data, str) and data in names:
        found[data] += 1
    return found


def lying(state: Mapping[str, Any], names: frozenset[str]) -> Counter[str]:
    """The cards that lie anywhere on the table or before a seat."""
    return cards_in([state["table"], state["by_seat"]], names)


def packet_row_wealth(state: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]]) -> int:
    """Dollars in hand, on money cards in hand, and promised by a bundle under way."""
    total = state["table"]["pays"]
    for seat in state["by_seat"]:
        total += seat["cash"] + sum(count * rows[card]["amount"] for card, count in seat["hand"].items()
                                    if rows[card]["type"] == "money")
    return int(total)


def packet_row_gain(parts: tuple[str, ...], rows: Mapping[str, Mapping[str, Any]]) -> int:
    """What a move changes about them: a price is paid, a money card comes, a contract will pay."""
    if parts[0] in ("take", "assistant takes"):
        row = rows[parts[1]]
        return int(row.get("amount", 0) if row["type"] == "money" else 0) - int(row["price"])
    return int(rows[parts[1]]["payment"]) if parts[0] == "deliver" else 0


Wealth = Callable[[Mapping[str, Any], Mapping[str, Mapping[str, Any]]], int]
Gain = Callable[[tuple[str, ...], Mapping[str, Mapping[str, Any]]], int]
MONEY: Final[dict[str, tuple[Wealth, Gain]]] = {"packet-row": (packet_row_wealth, packet_row_gain)}
