"""A list of moves under construction."""

from typing import Final

import cython

from quayside.core.layout import blank

MOST_MOVES: Final = 1024


@cython.final
@cython.cclass
class Moves:
    """The moves found so far."""

    count: int
    items: cython.int[MOST_MOVES]

    def __init__(self) -> None:
        if not cython.compiled:
            blank(self)
        self.count = 0

    @cython.cfunc
    def add(self, move: int) -> None:
        """Add the move."""
        if self.count < MOST_MOVES:
            self.items[self.count] = move
            self.count += 1

    @cython.cfunc
    def add_if(self, legal: bool, move: int) -> None:
        """Add the move when it is legal; without a branch that the processor would have to guess."""
        if self.count < MOST_MOVES:
            self.items[self.count] = move
            self.count += legal
