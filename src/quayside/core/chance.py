"""The one generator, splitmix64: joined into every unit, so that drawing is inlined."""

from typing import Any

import cython

Dice = Any  # the shared type; see shared.py, which needs this module


@cython.cfunc
@cython.inline
def mixed(at: cython.ulonglong) -> cython.ulonglong:
    """The 64 bits that belong to this place of the stream."""
    whole: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    first: cython.ulonglong = 0xBF58476D1CE4E5B9
    second: cython.ulonglong = 0x94D049BB133111EB
    z: cython.ulonglong = ((at ^ (at >> 30)) * first) & whole
    z = ((z ^ (z >> 27)) * second) & whole
    return z ^ (z >> 31)


@cython.cfunc
@cython.inline
def turned(dice: Dice) -> cython.ulonglong:
    """The next 32 bits; the bits after them are made at once, so that nobody waits for the multiplications."""
    whole: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    step: cython.ulonglong = 0x9E3779B97F4A7C15
    bits: cython.ulonglong = dice.word >> 32
    dice.at = (dice.at + step) & whole
    dice.word = mixed(dice.at)
    return bits


@cython.cfunc
@cython.inline
def under(dice: Dice, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's multiplication with rejection)."""
    span: cython.ulonglong = n
    rest: cython.ulonglong = 0xFFFFFFFF
    drawn: cython.ulonglong = turned(dice) * span
    if (drawn & rest) < span:
        drawn = redrawn(dice, drawn, span)
    return drawn >> 32


@cython.cfunc
def redrawn(dice: Dice, drawn: cython.ulonglong, span: cython.ulonglong) -> cython.ulonglong:
    """Draw again while the product falls into the few that would favour some numbers."""
    rest: cython.ulonglong = 0xFFFFFFFF
    spare: cython.ulonglong = (rest + 1 - span) % span
    while (drawn & rest) < spare:
        drawn = turned(dice) * span
    return drawn
