"""Chains of moves against a search through everything: bundles can be paid for in every lawful way, and no other."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from .builder import ROWS, STARTS, Cards, asked, cash, hand, secret, table
from .oracle import Paid, bundles, least, paid, random_hand, ways

WITHIN = ("bundle", "ship-for", "load")  # the questions of a bundle under way
SEEDS = 120

Reached = dict[tuple[str, ...], Counter[Paid]]


def position(seed: int) -> Any:
    """A seat with random contracts, goods, ships and helpers; now and then with a starting contract as well."""
    dice = Random(seed)
    held = random_hand(dice)
    start = {0: dice.choice(STARTS)} if dice.random() < 0.4 else {}
    return table(hands={0: " ".join(f"{count} {card}" for card, count in held.items())}, secret=start)


def ends(pos: Any) -> Iterator[Any]:
    """The positions at the end of every chain of moves within a bundle; none of them is stuck."""
    if asked(pos)[0] not in WITHIN:
        yield pos
        return
    moves = pos.moves()
    assert moves, "a chain that leads nowhere"
    for move in moves:
        after = pos.copy()
        after.play(move)
        yield from ends(after)


def in_hand(pos: Any) -> Cards:
    """The seat's cards with its starting contract."""
    start = secret(pos, 0)
    return hand(pos, 0) + Counter([start] if start else [])


def reached(pos: Any) -> Reached:
    """For every set of contracts that a bundle delivers, how many chains spend each set of cards."""
    found: Reached = {}
    for move in pos.moves():
        if pos.game.parts(move)[0] != "deliver":
            continue
        begun = pos.copy()
        begun.play(move)
        for end in ends(begun):
            spent = in_hand(pos) - in_hand(end)
            contracts = tuple(card for card in ROWS if card in spent and "payment" in ROWS[card])
            assert cash(end, 0) - cash(pos, 0) == sum(ROWS[card]["payment"] for card in contracts)
            found.setdefault(contracts, Counter())[paid(spent - Counter(contracts))] += 1
    return found


def expected(pos: Any) -> Reached:
    """The same by trying everything."""
    held = in_hand(pos)
    contracts = [card for card in ROWS if held[card] and "payment" in ROWS[card]]
    tried = {bundle: ways(held, bundle) for bundle in bundles(contracts)}
    return {bundle: found for bundle, found in tried.items() if found}


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_way_once(seed: int) -> None:
    """PR-64, PR-73, PR-76, PR-77, PR-78, PR-79, A12: every way to pay is one chain of moves, and nothing else is."""
    pos = position(seed)
    assert reached(pos) == expected(pos)


@pytest.mark.parametrize("seed", range(SEEDS, SEEDS + 40))
def test_the_least_payments_are_reached(seed: int) -> None:
    """PR-78: whatever cards suffice so that none could be left out, can be spent."""
    pos = position(seed)
    found = reached(pos)
    for bundle, payments in expected(pos).items():
        assert least(payments) <= set(found[bundle])


def test_the_hands_are_worth_trying() -> None:
    """PR-64, PR-93: among them are bundles of several contracts, with every helper, and with many ways to pay."""
    tried = [expected(position(seed)) for seed in range(SEEDS)]
    assert sum(max(map(len, found), default=0) > 1 for found in tried) > SEEDS // 5
    assert sum(any(len(payments) > 5 for payments in found.values()) for found in tried) > SEEDS // 5
    spent = Counter(card for found in tried for payments in found.values() for payment in payments
                    for card in dict(payment))
    assert min(spent[card] for card in ("captain", "trader", "bullion_single", "bullion_double")) > 50
