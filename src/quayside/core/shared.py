"""The types that all games have in common, however they are compiled: one small extension of their own."""

import hashlib
from operator import index
from typing import Any

import cython

from quayside.core.chance import mixed, under


@cython.cclass
class AnyPosition:
    """A position of any game; what it can do, each game's own copy of the core gives it."""


@cython.final
@cython.cclass
class Dice:
    """Whole numbers at random; the same seed gives the same ones on every machine.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [0, 2, 0, 5, 3]
    >>> Dice.from_state(dice.state()).below(6) == dice.below(6)
    True
    """

    at: cython.ulonglong
    word: cython.ulonglong  # the next 64 bits

    def __init__(self, seed: int) -> None:
        self.at = index(seed) & 0xFFFFFFFFFFFFFFFF
        self.word = mixed(self.at)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        if not 0 < n < 1 << 31:
            raise ValueError(f"below({n}): expected 1 to 2147483647")
        return under(self, n)

    def split(self, name: str) -> "Dice":
        """Other dice for this purpose: a stream that has nothing to do with this one, and that the name decides."""
        text = f"{self.at} {name}".encode()
        return Dice(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))

    def state(self) -> int:
        """Where the stream is; `Dice.from_state` goes on from there."""
        return self.at

    @staticmethod
    def from_state(state: int) -> "Dice":
        """The dice that `state` was asked of."""
        return Dice(state)

    def __copy__(self) -> "Dice":
        return Dice(self.at)

    def __deepcopy__(self, memo: object) -> "Dice":
        return Dice(self.at)

    def __eq__(self, other: object) -> bool:
        return self.at == other.state() if isinstance(other, Dice) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.at)

    def __reduce__(self) -> tuple[Any, ...]:
        from quayside.core.engine import restored_dice  # it knows which dice run there

        return restored_dice, (self.at,)

    def __repr__(self) -> str:
        return f"Dice({self.at})"


@cython.final
@cython.cclass
class Flag:
    """A sign to stop, which a search running without the interpreter lock looks at."""

    raised: int

    def __init__(self) -> None:
        self.raised = 0

    def up(self) -> None:
        """Ask whoever looks at this flag to stop."""
        self.raised = 1

    def is_up(self) -> bool:
        """Whether somebody asked to stop."""
        return self.raised != 0
