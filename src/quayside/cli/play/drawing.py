"""How a game's table is drawn, apart from how a terminal does it.

A game's drawing turns a look into panels of words; the full screen frames and colours them, the plain table reads them
out. A new game is one module with the functions of `Drawing`, and one line in `DRAWINGS`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from quayside.cli.play.look import Look
from quayside.core.errors import Error

DRAWINGS: Final = {"packet-row": "quayside.cli.play.packet_row"}

SHAPES: Final = ("●", "▲", "◆", "■", "⧗")  # the day shapes of the seats


class Span(NamedTuple):
    """Words in one style: `role` names what they are (may, fresh, second, strong, water, seat0 ...), `pick` a move."""

    text: str
    role: str = ""
    pick: str = ""


Words = tuple[Span, ...]


@dataclass(frozen=True)
class Item:
    """One thing on a panel: what it is, `brief` where there is little room; its numbers stand at the right."""

    full: Words
    tail: Words = ()
    brief: Words = ()


@dataclass(frozen=True)
class Group:
    """Things that belong together, under a heading; `listed` ones stand below one another even where room is scarce."""

    heading: str
    items: tuple[Item, ...]
    listed: bool = False


@dataclass(frozen=True)
class Panel:
    """A board, a seat, a hand: `ground` is sea, land or paper; `lit` when the question is about it.

    `lead` is a line of its own above the groups.
    """

    title: Words
    note: Words = ()
    aside: Words = ()
    groups: tuple[Group, ...] = ()
    ground: str = "paper"
    lit: bool = False
    lead: Words = ()


@dataclass(frozen=True)
class Ladder:
    """What runs out: how far the game is, from 0 to `total`, and what happens there."""

    done: int
    total: int
    end: str = ""


@dataclass(frozen=True)
class Fact:
    """One line of a card's description: what, how much, and for a value that no source shows, why we chose it."""

    what: str
    value: str
    doubt: str = ""


class Drawing(Protocol):
    """What a game says about its table."""

    def status(self, look: Look) -> str:
        """Where the game is."""

    def ladder(self, look: Look) -> Ladder:
        """What the ladder counts, and what ends the game."""

    def boards(self, look: Look) -> list[Panel]:
        """What lies in the middle."""

    def seat(self, look: Look, seat: int) -> Panel:
        """What this look knows of another seat."""

    def own(self, look: Look) -> Panel:
        """What lies before the seat that looks."""

    def unseen(self, look: Look) -> str:
        """What chance does at this look, as those are told who may not see which card it is."""

    def tie_break(self, look: Look) -> tuple[str, list[str]]:
        """What decides between equal scores: what it is called, and how much of it every seat has."""

    def refused(self, look: Look) -> list[str]:
        """Moves that one may well think of now and that the rules refuse."""

    def facts(self, look: Look, card: str) -> list[Fact]:
        """What is printed on a card."""


def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    if game not in DRAWINGS:
        raise Error(f"the terminal has no table for {game}; it has one for {', '.join(DRAWINGS)}")
    return cast(Drawing, import_module(DRAWINGS[game]))


def plain(words: Iterable[Span]) -> str:
    """The words without their styles."""
    return "".join(span.text for span in words)


def called(look: Look, seat: int) -> str:
    """A seat by its shape and the name of its player."""
    return f"{SHAPES[seat]} {look.names[seat]}"


def shape(seat: int) -> Span:
    """The day shape of a seat in its colour."""
    return Span(SHAPES[seat], f"seat{seat}")
