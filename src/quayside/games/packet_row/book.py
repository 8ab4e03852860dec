"""The cards and tables of one Packet Row table: what an owner of the game may correct, as numbers in rows."""

from typing import Any, Final

import cython

from quayside.core.book import Book
from quayside.core.layout import CELL_TOP, blank
from quayside.games.packet_row.cards import (
    BOARDS,
    CARGO_CARD,
    CARGO_COUNT,
    CARGO_GOOD,
    CONTRACT_BIT,
    CONTRACT_CARD,
    CUTS,
    DECK_COUNT,
    GOOD_COUNT,
    GOODS,
    KINDS,
    LAND_COUNT,
    LANDS,
    MOST_UNITS,
    WARE_COUNT,
    WARES,
)

PLACE_VALUES: Final = KINDS + 1
SEAT_COUNTS: Final = 6  # 0 to 5 seats
REACHES: Final = GOOD_COUNT * (MOST_UNITS + 1)
CARGO_ORDERS: Final = GOOD_COUNT * CARGO_COUNT


@cython.final
@cython.cclass
class PacketBook(Book):
    """Facts by card, tables by number of seats, and what follows from them."""

    tally: list[int]
    count: cython.short[KINDS]
    price: cython.short[PLACE_VALUES]  # by card + 1: nobody can pay for the empty place
    points: cython.short[KINDS]
    payment: cython.short[KINDS]
    units: cython.short[KINDS]  # how many units the card asks for, carries or stands for; dollars on money cards
    good: cython.short[KINDS]
    land: cython.short[KINDS]
    bound_to: cython.longlong[LAND_COUNT]  # by country: the set of its contracts, a bit for each
    within: cython.longlong[REACHES]  # by good and units: the contracts for which so many units suffice
    rank: cython.short[CARGO_ORDERS]  # by good and cargo: its place in the order of loading, largest first
    by_units: cython.short[WARE_COUNT]  # the goods cards, those of the most units first
    deck_size: cython.short[DECK_COUNT]
    current_supply: cython.short[SEAT_COUNTS]
    removed: cython.short[SEAT_COUNTS]
    short_to_end: cython.short[SEAT_COUNTS]
    banker_first: cython.short[SEAT_COUNTS]
    banker_second: cython.short[SEAT_COUNTS]
    start_money: int
    per_point: int

    def __init__(self, changes: dict[str, Any], rows: list[dict[str, Any]], tables: dict[str, dict[str, int]]) -> None:
        if not cython.compiled:
            blank(self)
        Book.__init__(self, changes)
        self.tally = [row["count"] for row in rows]
        for card, row in enumerate(rows):
            self.read(card, row)
        self.price[0] = CELL_TOP
        self.read_tables(tables)
        self.sort_contracts()
        for good in range(len(GOODS)):
            self.sort_cargo(good)
        for at, ware in enumerate(sorted(range(WARE_COUNT), key=lambda ware: -self.units[WARES + ware])):
            self.by_units[at] = ware

    def read(self, card: int, row: dict[str, Any]) -> None:
        """Take over the facts of one card."""
        self.count[card] = row["count"]
        self.price[card + 1] = row.get("price", 0)
        self.points[card] = row.get("points", 0)
        self.payment[card] = row.get("payment", 0)
        self.units[card] = row.get("amount", 0)
        self.good[card] = GOODS.index(row["good"]) if "good" in row else -1
        self.land[card] = LANDS.index(row["destination"]) if "destination" in row else -1

    def read_tables(self, tables: dict[str, dict[str, int]]) -> None:
        """Take over what depends on the number of seats."""
        for seats in range(2, SEAT_COUNTS):
            self.current_supply[seats] = tables["current_supply"][str(seats)]
            self.removed[seats] = tables["removed_per_deck"][str(seats)]
            self.short_to_end[seats] = tables["short_boards_to_end"][str(seats)]
            self.banker_first[seats] = tables["banker_first"][str(seats)]
            self.banker_second[seats] = tables["banker_second"][str(seats)]
        self.start_money = tables["money"]["start"]
        self.per_point = tables["money"]["per_point"]
        for deck in range(len(BOARDS) + 1):
            self.deck_size[deck] = sum(self.tally[CUTS[deck] : CUTS[deck + 1]])

    def sort_contracts(self) -> None:
        """Sets of contracts by country, and by what their goods ask for."""
        for card in CONTRACT_CARD:
            self.bound_to[self.land[card]] |= CONTRACT_BIT[card]
            for units in range(self.units[card], MOST_UNITS + 1):
                self.within[self.good[card] * (MOST_UNITS + 1) + units] |= CONTRACT_BIT[card]

    def sort_cargo(self, good: int) -> None:
        """PR-77: the order in which cards are loaded for a good: more units first, its own cards before others."""
        order = sorted(range(CARGO_COUNT), key=lambda cargo: (
            -self.units[CARGO_CARD[cargo]], CARGO_GOOD[cargo] != good, cargo))
        for rank, cargo in enumerate(order):
            self.rank[good * CARGO_COUNT + cargo] = rank

    @property
    def counts(self) -> list[int]:
        """How many of each card there are."""
        return self.tally

    def dollars(self, card: int) -> int:
        """The price of a card."""
        return self.price[card + 1]

    def facts(self, card: int) -> tuple[int, int, int, int]:
        """Good, units, country and payment of a card, for its name."""
        return self.good[card], self.units[card], self.land[card], self.payment[card]
