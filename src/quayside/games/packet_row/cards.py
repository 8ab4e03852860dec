"""The printed cards of Packet Row, read once from `facts.json`, and what no owner may change about them."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

FACTS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))

BOARDS: Final[tuple[str, ...]] = tuple(FACTS["boards"])
GOODS: Final[tuple[str, ...]] = tuple(FACTS["goods"])
LANDS: Final[tuple[str, ...]] = tuple(FACTS["lands"])
DECKS: Final[tuple[str, ...]] = (*BOARDS, "start")
ROWS: Final[list[dict[str, Any]]] = [card for board in BOARDS for card in FACTS["decks"][board]] + FACTS[
    "starting_contracts"]
CARDS: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)

BOARD_COUNT: Final = len(BOARDS)
GOOD_COUNT: Final = len(GOODS)
LAND_COUNT: Final = len(LANDS)
DECK_COUNT: Final = len(DECKS)

KINDS: Final = len(CARDS)
START: Final = KINDS - len(FACTS["starting_contracts"])  # the first starting contract
STARTING: Final = DECKS.index("start")  # the starting contracts are the deck after those of the boards
CUTS: Final[tuple[int, ...]] = (
    *(sum(len(FACTS["decks"][board]) for board in BOARDS[:at]) for at in range(DECK_COUNT)), KINDS)
RANGES: Final[tuple[tuple[int, int], ...]] = tuple(pairwise(CUTS))
DECK_CARDS: Final[tuple[str, ...]] = CARDS[:START]
NOTHING: Final = -1  # no card

MOST_SEATS: Final = 5
MOST_CURRENT: Final = 4  # places of a current supply
FUTURE_SIZE: Final = 2
MOST_UNITS: Final = 9

OF_GUILDHALL: Final = 24  # contracts of the guild hall; numbered first, then the starting ones
CONTRACTS: Final[tuple[str, ...]] = (*CARDS[:OF_GUILDHALL], *CARDS[START:])
CONTRACT_CARD: Final[tuple[int, ...]] = (*range(OF_GUILDHALL), *range(START, KINDS))
CONTRACT_COUNT: Final = len(CONTRACTS)
CONTRACT_BIT: Final[tuple[int, ...]] = tuple(  # a contract as a set of contracts; other cards as the empty set
    1 << CONTRACT_CARD.index(card) if card in CONTRACT_CARD else 0 for card in range(KINDS))

ASSISTANT: Final = CARDS.index("assistant")
SHIPS: Final = CARDS.index("ship_great_britain")
CAPTAIN: Final = CARDS.index("captain")
SINGLE: Final = CARDS.index("bullion_single")
DOUBLE: Final = CARDS.index("bullion_double")
WARES: Final = CARDS.index("goods_wheat_1")
WARE_COUNT: Final = 12
TRADER: Final = CARDS.index("trader")
MONEY: Final = CARDS.index("money_3")
MONEY_COUNT: Final = 4
BANKER: Final = CARDS.index("banker")
MONEY_CARDS: Final[tuple[str, ...]] = CARDS[MONEY : MONEY + MONEY_COUNT]
WARE_CARDS: Final[tuple[str, ...]] = CARDS[WARES : WARES + WARE_COUNT]
CARGO: Final[tuple[str, ...]] = (*CARDS[SINGLE : DOUBLE + 1], *WARE_CARDS)  # what can be loaded
CARGO_COUNT: Final = len(CARGO)
CARGO_CARD: Final[tuple[int, ...]] = (SINGLE, DOUBLE, *range(WARES, WARES + WARE_COUNT))
CARGO_GOOD: Final[tuple[int, ...]] = (-1, -1, *(ware // 3 for ware in range(WARE_COUNT)))  # bullion is any good
CARGO_OF_WARES: Final = 2  # where the goods cards begin among the cargo

ALL_OF_GUILDHALL: Final = (1 << OF_GUILDHALL) - 1  # the set of all of them, a bit for each

# what changes about the contracts that a seat could deliver
HAND_CHANGED: Final = 1
FORGOTTEN: Final = 2
MEANS: Final[tuple[str, ...]] = ("contract", "merchant_ship", "captain", "bullion", "goods", "trader")
CHANGES: Final[tuple[int, ...]] = tuple(HAND_CHANGED if row["type"] in MEANS else 0 for row in ROWS)
