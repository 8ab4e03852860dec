"""Means, shares and their intervals, against figures worked out by hand."""

import math

import pytest

from quayside.arena import Mean, Share
from quayside.arena.statistics import wilson


def test_a_share_has_wilsons_interval() -> None:
    """Ten wins of twenty: (0.5 ± 1.96·√(0.25/20 + 1.96²/1600)) / (1 + 1.96²/20) around a half."""
    share = Share.of([1.0] * 10 + [0.0] * 10)
    assert (share.value, share.count) == (0.5, 20)
    assert (share.low, share.high) == pytest.approx((0.2993, 0.7007), abs=1e-4)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.2775), (10, 0.7225, 1.0)])
def test_no_share_leaves_its_bounds(wins: int, low: float, high: float) -> None:
    """Nothing out of ten, and all of ten, still leave room on one side only."""
    share = wilson(wins, 10)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


def test_shared_victories_count_as_fractions() -> None:
    """Two halves are worth one win."""
    assert Share.of([0.5, 0.5, 0, 0]) == Share.of([1, 0, 0, 0])


def test_nothing_is_known_without_a_game() -> None:
    """The share of no games could be anything."""
    share = wilson(0, 0)
    assert math.isnan(share.value)
    assert (share.low, share.high) == (0.0, 1.0)


def test_a_mean_has_a_normal_interval() -> None:
    """Of 2, 4, 4 and 6 the deviation is √(8/3), and 1.96 of it over √4 goes either way."""
    mean = Mean.of([2, 4, 4, 6])
    assert (mean.value, mean.least, mean.most) == (4, 2, 6)
    assert mean.deviation == pytest.approx(1.63299, abs=1e-5)
    assert (mean.low, mean.high) == pytest.approx((2.39970, 5.60030), abs=1e-5)


def test_a_single_value_has_no_interval() -> None:
    """One game says nothing about how much games differ."""
    assert Mean.of([7]).high == math.inf
