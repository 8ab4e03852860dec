"""What the compile step says when it does not understand a module, or when what it reads is dangerous compiled."""

from __future__ import annotations

import ast
from pathlib import Path


class Refused(Exception):
    """Why a unit cannot be joined: a line of `file:line: what is wrong` for each trouble."""

    def __init__(self, troubles: list[str]) -> None:
        super().__init__("\n".join(troubles))
        self.troubles = troubles


class Troubles:
    """Everything found wrong so far, so that one run names it all."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int, str]] = []

    def add(self, path: Path, where: ast.AST | int, what: str) -> None:
        """Note what is wrong in this line, or where this node begins."""
        line = where if isinstance(where, int) else getattr(where, "lineno", 1)
        self.found.append((str(path), line, what))

    def settle(self) -> None:
        """Refuse if anything was wrong."""
        if self.found:
            raise Refused([f"{path}:{line}: {what}" for path, line, what in sorted(set(self.found))])
