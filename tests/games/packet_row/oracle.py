"""What a bundle may be paid with, found by trying everything: slow, and obviously right."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

from .builder import LANDS, ROWS, Cards

GOODS = ("wheat", "cotton", "hides", "tobacco")
CARGO = [card for card, row in ROWS.items() if row["type"] in ("goods", "bullion")]
SHIPS = [card for card, row in ROWS.items() if row["type"] == "merchant_ship"]

Paid = tuple[tuple[str, int], ...]  # a hand's cards as something that can be counted


def paid(cards: Cards) -> Paid:
    """Cards in one order."""
    return tuple(sorted((card, count) for card, count in cards.items() if count))


def ways(held: Cards, contracts: tuple[str, ...]) -> Counter[Paid]:
    """How many ways there are to pay for these contracts with each set of cards.

    A way says which ship sails to which country and which cards go to which good, and none of the cards that go to a
    good could be left out there.
    """
    found: Counter[Paid] = Counter()
    lands = sorted({ROWS[contract]["destination"] for contract in contracts}, key=LANDS.index)
    for ships in fleets(held, lands):
        for load in loads(held, contracts):
            found[paid(ships + load)] += 1
    return found


def fleets(held: Cards, lands: list[str]) -> Iterator[Cards]:
    """Every choice of a ship for each country, with the captains that it takes."""
    for chosen in product(SHIPS, repeat=len(lands)):
        turned = sum(ship != f"ship_{land}" for ship, land in zip(chosen, lands, strict=True))
        spent = Counter(chosen) + Counter(captain=turned)
        if spent <= held:
            yield spent


def loads(held: Cards, contracts: tuple[str, ...]) -> Iterator[Cards]:
    """Every choice of cards for each good, with the traders that it takes."""
    need: Counter[str] = Counter()
    for contract in contracts:
        need[ROWS[contract]["good"]] += ROWS[contract]["amount"]
    cargo = [card for card in CARGO for _ in range(held[card])]
    choices = [sorted(set(loads_of_one(tuple(cargo), good, need[good]))) for good in GOODS if need[good]]
    for chosen in product(*choices):
        spent: Cards = Counter()
        for one in chosen:
            spent.update(dict(one))
        if spent <= held:
            yield +spent


def loads_of_one(cargo: tuple[str, ...], good: str, need: int) -> Iterator[Paid]:
    """Every set of cards that covers the need for one good and of which none could be left out."""
    for count in range(1, len(cargo) + 1):
        for chosen in combinations(cargo, count):
            units = [ROWS[card]["amount"] for card in chosen]
            if sum(units) >= need > sum(units) - min(units):
                traders = sum(ROWS[card].get("good", good) != good for card in chosen)
                yield paid(Counter(chosen) + Counter(trader=traders))


def least(payments: Counter[Paid]) -> set[Paid]:
    """The payments of which no card could be left out, however the rest were used."""
    sets = {payment: Counter(dict(payment)) for payment in payments}
    return {payment for payment, cards in sets.items()
            if not any(other < cards for other in sets.values())}


def bundles(contracts: list[str]) -> Iterator[tuple[str, ...]]:
    """Every set of these contracts."""
    for count in range(1, len(contracts) + 1):
        yield from combinations(contracts, count)


@cache
def contracts_by_land() -> dict[str, list[str]]:
    """The contracts of the guildhall by their country."""
    return {land: [card for card, row in ROWS.items() if row["type"] == "contract" and row["destination"] == land]
            for land in LANDS}


def random_hand(dice: Random) -> Cards:
    """A few contracts with goods, ships and helpers that often suffice for some of them."""
    lands = dice.sample(LANDS, 2)
    hand: Cards = Counter(dice.sample([card for land in lands for card in contracts_by_land()[land]],
                                      dice.randint(1, 3)))
    goods = sorted({ROWS[contract]["good"] for contract in hand}) + dice.sample(GOODS, 1)
    for _ in range(dice.randint(2, 6)):
        hand[dice.choice([card for card in CARGO if ROWS[card].get("good", goods[0]) in goods])] += 1
    for _ in range(dice.randint(1, 3)):
        hand[f"ship_{dice.choice([*lands, *LANDS])}"] += 1
    hand["trader"] += dice.randint(0, 2)
    hand["captain"] += dice.randint(0, 2)
    return Counter({card: min(count, ROWS[card]["count"]) for card, count in hand.items() if count})


