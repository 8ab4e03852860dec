"""Changes to a text that leave every line where it was, so that tracebacks and profiles keep their line numbers."""

from __future__ import annotations

import ast
from itertools import accumulate
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]  # a line from 1 and a column in bytes from 0, as the nodes of `ast` count

Node: TypeAlias = ast.expr | ast.stmt | ast.arg


class Edits:
    """What is to be replaced in a text; an edit inside another one is dropped."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        lengths = [len(line) for line in self.bytes.splitlines(keepends=True)]
        self.starts = [0, 0, *accumulate(lengths)]
        self.made: list[tuple[int, int, bytes]] = []

    def at(self, place: Place) -> int:
        """How many bytes lie before this place."""
        return self.starts[place[0]] + place[1]

    def replace(self, start: Place, end: Place, new: str) -> None:
        """Put something else between two places."""
        self.made.append((self.at(start), self.at(end), new.encode()))

    def insert(self, where: Place, new: str) -> None:
        """Put something in between."""
        self.replace(where, where, new)

    def swap(self, node: Node, new: str) -> None:
        """Put something else in the place of a node."""
        self.replace(begin(node), end(node), new)

    def blank(self, line: int) -> None:
        """Empty a whole line."""
        self.made.append((self.starts[line], self.starts[line + 1], b""))

    def find(self, text: str, start: Place) -> Place:
        """Where the text comes next after a place of the same line or a later one."""
        found = self.bytes.index(text.encode(), self.at(start))
        line = max(line for line, begins in enumerate(self.starts) if begins <= found)
        return line, found - self.starts[line]

    def text(self) -> str:
        """The text with all edits made, as many lines as it had."""
        parts: list[bytes] = []
        done = 0
        for start, stop, new in sorted(self.made, key=lambda edit: (edit[0], -edit[1])):
            if start < done:
                continue
            lost = self.bytes[start:stop].count(b"\n") - new.count(b"\n")
            parts += [self.bytes[done:start], new, b"\n" * lost]
            done = stop
        return b"".join([*parts, self.bytes[done:]]).decode()


def begin(node: Node) -> Place:
    """Where the node begins."""
    return node.lineno, node.col_offset


def end(node: Node) -> Place:
    """Where the node ends."""
    return node.end_lineno or node.lineno, node.end_col_offset or 0
