"""Means and shares with their 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Share:
    """A share of victories with its 95 % interval by Wilson's score method.

    Shared victories count as fractions. A fraction varies less than whole wins with the same mean, so the interval is
    never narrower than it should be.

    >>> share = Share.of([1, 0, 0.5, 0.5])
    >>> share.value, round(share.low, 3), round(share.high, 3)
    (0.5, 0.15, 0.85)
    """

    value: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, parts: Sequence[float]) -> "Share":
        """The share of so many independent games, each from 0 to 1."""
        return wilson(sum(parts), len(parts))


def wilson(wins: float, count: int) -> Share:
    """The share of wins out of so many games; without a game, anything is possible."""
    if count == 0:
        return Share(math.nan, 0.0, 1.0, 0)
    share, square = wins / count, Z95 * Z95
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = Z95 / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach), count)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval by the normal distribution, the deviation of single values, and their range."""

    value: float
    low: float
    high: float
    deviation: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """The mean of independent values; a single one has an interval without end."""
        middle = fmean(values)
        spread = stdev(values) if len(values) > 1 else math.nan
        reach = Z95 * spread / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(middle, middle - reach, middle + reach, spread, min(values), max(values))
