"""Information-set tree search, joined into each game's unit: nodes are numbers in one row, no objects.

A node is what the seats did since the root, whatever chance answered in between: its moves are compared over all
that chance may bring.
"""

from typing import Final

import cython

from quayside.core.chance import under
from quayside.core.decision import P
from quayside.core.found import Moves
from quayside.core.layout import CHANCE, OVER, blank
from quayside.core.secrets import deal_hidden
from quayside.core.shared import Dice, Flag

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
    from cython.cimports.libc.stdlib import free, malloc
else:
    from math import log, sqrt

MOVE: Final = 0  # the parts of a node
BY: Final = 1  # who made the move
CHILD: Final = 2  # its first child, 0: none
SIBLING: Final = 3
VISITS: Final = 4
OFFERED: Final = 5  # how often the move was legal when its parent was visited
NODE: Final = 6

WIN: Final = 1000
PATH: Final = 4096
MOST_CHAIRS: Final = 8


@cython.final
@cython.cclass
class Tree:
    """What was tried from one position as one seat knows it."""

    row: cython.p_int
    totals: cython.p_longlong  # by node: what the seat that made its move gained, over all visits
    gains: cython.longlong[MOST_CHAIRS]  # what each seat gained in the last visit
    room: int
    count: int
    path: cython.int[PATH]

    def __init__(self, room: int) -> None:
        self.room = room
        self.count = 1
        if cython.compiled:
            self.row = cython.cast(cython.p_int, malloc(room * NODE * cython.sizeof(cython.int)))
            self.totals = cython.cast(cython.p_longlong, malloc(room * cython.sizeof(cython.longlong)))
            if self.row == cython.NULL or self.totals == cython.NULL:
                raise MemoryError(f"no memory for {room} nodes")
            for at in range(NODE):
                self.row[at] = 0
            self.totals[0] = 0
        else:
            blank(self)
            self.room, self.count = room, 1
            self.row = [0] * (room * NODE)
            self.totals = [0] * room

    def __dealloc__(self) -> None:
        free(self.row)
        free(self.totals)

    @cython.cfunc
    def part(self, node: int, name: int) -> int:
        """One part of a node."""
        return self.row[node * NODE + name]

    @cython.cfunc
    def find(self, node: int, move: int) -> int:
        """The child that this move leads to; 0 when it was never made."""
        child = self.part(node, CHILD)
        while child and self.part(child, MOVE) != move:
            child = self.part(child, SIBLING)
        return child

    @cython.cfunc
    def grow(self, node: int, move: int, by: int) -> int:
        """A new child; 0 when there is no room left."""
        if self.count == self.room:
            return 0
        place = self.count * NODE
        self.row[place + MOVE] = move
        self.row[place + BY] = by
        self.row[place + CHILD] = 0
        self.row[place + SIBLING] = self.part(node, CHILD)
        self.row[place + VISITS] = 0
        self.row[place + OFFERED] = 0
        self.totals[self.count] = 0
        self.row[node * NODE + CHILD] = self.count
        self.count += 1
        return self.count - 1

    @cython.cfunc
    def choose(self, node: int, found: Moves, dice: Dice) -> int:
        """A move not tried yet, at random; when all were, or when the tree is full, the most promising."""
        untried = 0
        fresh = 0
        best = -1
        most = -1.0
        full: bool = self.count == self.room
        for at in range(found.count):
            child = self.find(node, found.items[at])
            if child == 0:
                untried += 1
                if under(dice, untried) == 0:
                    fresh = found.items[at]
            else:
                self.row[child * NODE + OFFERED] += 1
                if untried == 0 or full:
                    promise = self.promise(child)
                    if promise > most:
                        most = promise
                        best = found.items[at]
        return fresh if untried > 0 and (best < 0 or not full) else best

    @cython.cfunc
    def promise(self, child: int) -> float:
        """What the move gained on average, and how little it was tried."""
        visits = self.part(child, VISITS)
        return (self.totals[child] / (1.0 * WIN * visits)
                + 0.7 * sqrt(log(1.0 * self.part(child, OFFERED)) / visits))

    @cython.cfunc
    def visit(self, pos: P, found: Moves, dice: Dice) -> None:
        """Once down the tree, to the end at random, and back up; chance answers on the way and makes no nodes."""
        node = 0
        depth = 0
        fresh = 0
        while pos.asked() != OVER and fresh == 0 and depth < PATH:
            by = pos.asked()
            if by == CHANCE:
                pos.turn(found, dice)
                continue
            pos.find(found)
            move = self.choose(node, found, dice)
            pos.act(move)
            child = self.find(node, move)
            if child == 0:
                child = self.grow(node, move, by)
                fresh = 1
            if child:
                self.path[depth] = child
                depth += 1
                node = child
        pos.run(found, dice)
        self.reward(pos, depth)

    @cython.cfunc
    def reward(self, pos: P, depth: int) -> None:
        """Add what each mover gained to the nodes of the path."""
        self.row[VISITS] += 1
        for seat in range(pos.seated):
            self.gains[seat] = gain(pos, seat)
        for at in range(depth):
            place = self.path[at] * NODE
            self.row[place + VISITS] += 1
            self.totals[self.path[at]] += self.gains[self.row[place + BY]]

    @cython.cfunc
    def repeat(self, root: P, seat: int, pos: P, times: int, found: Moves, dice: Dice, flag: Flag) -> None:
        """Visit so often, from positions that the seat holds possible, unless the flag is raised."""
        for _ in range(times):
            if flag.raised:
                return
            pos.replace(root)
            deal_hidden(pos, seat, dice)
            self.visit(pos, found, dice)

    def run(self, root: P, seat: int, times: int, dice: Dice, flag: Flag) -> None:
        """Visit so often from masked cells. Other threads run meanwhile."""
        found = Moves()
        pos: P = root.empty()
        visits: cython.Py_ssize_t = times
        chair: cython.Py_ssize_t = seat
        with cython.nogil:
            self.repeat(root, chair, pos, visits, found, dice, flag)

    def tried(self) -> list[tuple[int, int, float]]:
        """The moves from the root with their visits and what they gained on average, the most visited first."""
        out = []
        child = self.part(0, CHILD)
        while child:
            visits = self.part(child, VISITS)
            out.append((self.part(child, MOVE), visits, self.totals[child] / (1.0 * WIN * max(1, visits))))
            child = self.part(child, SIBLING)
        return sorted(out, key=lambda row: (-row[1], row[0]))

    def size(self) -> int:
        """How many nodes the tree has."""
        return self.count


@cython.cfunc
def gain(pos: P, seat: int) -> int:
    """What a finished game is worth to the seat: the seats it left behind, ties half, in thousandths."""
    if pos.seated == 1:
        return pos.alone()
    total = 0
    own = pos.score(seat)
    for other in range(pos.seated):
        theirs = pos.score(other)
        if own != theirs:
            total += 2 if own > theirs else 0
        else:
            lead = pos.tie_break(seat) - pos.tie_break(other)
            total += 2 if lead > 0 else 1 if lead == 0 else 0
    return (total - 1) * 500 // (pos.seated - 1)
