"""Positions in words: labels, questions, refusals; and what callers hand in, checked."""

from operator import index
from typing import Any, SupportsIndex

from quayside.core.errors import Error, MoveError, SeatError
from quayside.core.layout import ABOUT, AMOUNT, CHANCE, KIND, MASKED, OVER, SEAT
from quayside.core.refusal import Refusal
from quayside.core.sight import Sight
from quayside.core.words import has, say

__all__ = ["Refusal", "Sight", "closed", "label", "number", "question", "refused", "represent", "seat_at"]


def seat_at(pos: Any, seat: SupportsIndex) -> int:
    """The number of a seat at this table; SeatError when there is none such."""
    try:
        chair = index(seat)
    except TypeError:
        chair = -1
    if not 0 <= chair < pos.seats:
        raise seat_error(seat, pos.seats)
    return chair


def number(count: int, move: SupportsIndex) -> int:
    """A move's number; MoveError when a game of so many moves has none such."""
    try:
        which = index(move)
    except TypeError:
        which = -1
    if not 0 <= which < count:
        raise MoveError(f"{move!r} is no move; expected a whole number from 0 to {count - 1}")
    return which


def closed(why: int) -> Error:
    """The error for playing on what one seat knows, or on a position that another thread plays out."""
    if why == MASKED:
        return Error("these are the cells that one seat knows: draw a whole position with sample()")
    return Error("another thread plays this position out: a position belongs to one thread, play on a copy")


def seat_error(seat: object, seats: int) -> SeatError:
    """The error for a seat that is not at the table."""
    return SeatError(f"seat {seat!r} is not at this table; its seats are 0 to {seats - 1}")


def refused(pos: Any, move: int, packed: int) -> MoveError:
    """The error for a move that the rules refuse."""
    refusal = Refusal(pos.game, packed)
    return MoveError(f"{pos.game.text(move)!r} is refused: {refusal.text('en')}", refusal)


def label(pos: Any, move: int, lang: str) -> str:
    """The move as a person reads it, with what it means in this position."""
    game = pos.game
    words = game.words_of(move)
    message = f"here-{game.verb(move)}"
    if not has(lang, game.name, message):
        return str(game.label(move, lang))
    return say(lang, game.name, message, **words, **game.kit.here(pos, game.parts(move)))


def question(pos: Any, lang: str) -> str:
    """What is asked, as a person reads it."""
    cells = pos.raw()
    game = pos.game
    kind = pos.tables().asks.kinds[cells[KIND]]
    words: dict[str, Any] = {"amount": cells[AMOUNT]}
    if cells[SEAT] >= 0:
        words["seat"] = game.noun("seat", str(cells[SEAT]))
    if kind.names:
        words[kind.about] = game.noun(kind.about, kind.names[cells[ABOUT]])
    if kind.second:
        words[kind.second] = game.noun(kind.second, kind.second_names[cells[AMOUNT]])
    return say(lang, game.name, f"ask-{kind.name}", **words)


def represent(pos: Any) -> str:
    """A position in one line: game, seats, who is asked what."""
    cells = pos.raw()
    who = {CHANCE: "chance", OVER: "over"}.get(pos.mover, f"seat {pos.mover}")
    kind = pos.tables().asks.kinds[cells[KIND]].name
    return f"<Position of {pos.game.name}, {pos.seats} seats, {who}: {kind}>"
