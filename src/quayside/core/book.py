"""The cards of one table: what they cost, are worth and do. A book never changes once it is made."""

import hashlib
import json
import zlib
from typing import Any, Generic

import cython

from quayside.core.decision import P
from quayside.core.layout import LEGAL


@cython.cclass
class Effect(Generic[P]):
    """One operation of a card: a verb with its parameters."""

    @cython.cfunc
    def barred(self, pos: P, seat: int) -> int:
        """Why using it now would change nothing; 0 when it can be used."""
        return LEGAL

    @cython.cfunc
    def use(self, pos: P, seat: int, card: int, part: int) -> None:
        """Do it and resume what waits, or put a question on top: exactly one of the two."""


@cython.cclass
class Book:
    """What every game's book has: the changes to the printed cards that it was made of, and how it compares.

    Equal changes make equal books; positions with different books are never equal.
    """

    made_of: dict[str, Any]
    mark: bytes
    owner: Any
    heads: list[bytes]  # by number of seats, what packed positions begin with
    salt: cython.ulonglong  # the mark as a number, for hashes

    def __init__(self, changes: dict[str, Any]) -> None:
        self.made_of = changes
        text = json.dumps(changes, sort_keys=True, ensure_ascii=False)
        self.mark = hashlib.blake2b(text.encode(), digest_size=4).digest() if changes else bytes(4)
        self.salt = int.from_bytes(self.mark, "big")
        self.owner = None
        self.heads = []

    @property
    def changes(self) -> dict[str, Any]:
        """The fields that replace printed ones, by section of the owner's file."""
        return self.made_of

    @property
    def counts(self) -> list[int]:
        """How many of each card there are, where a remainder is kept."""
        return []

    @property
    def digest(self) -> bytes:
        """Four bytes that stand for the changes; zeros for the printed cards."""
        return self.mark

    @property
    def game(self) -> Any:
        """The game that is played with these cards."""
        return self.owner

    def belong(self, game: Any) -> None:
        """Say once which game is played with these cards."""
        self.owner = game
        tag = zlib.crc32(f"{game.name} {game.rules_version}".encode()) & 0xFFFF
        head = b"Q\x01" + tag.to_bytes(2, "big") + self.mark
        self.heads = [head + bytes((seats,)) for seats in range(game.seats.stop)]

    def stamp(self, seats: int) -> bytes:
        """What packed positions begin with: the game, its rules, its cards, the number of seats."""
        return self.heads[seats]

    def __reduce__(self) -> tuple[Any, ...]:
        return _book_of, (self.owner,)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.made_of == other.changes

    def __hash__(self) -> int:
        return hash(self.mark)


def _book_of(game: Any) -> Book:
    """How a pickle makes a book: by the game that is played with it."""
    found: Book = game.book
    return found
