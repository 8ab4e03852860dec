"""Masking: what a seat may not know goes back into the pool it was drawn from, its place reads unknown.

A view is the masked cells by meaning, an observation their numbers, a redeal draws the unknown places anew. Cards
that a seat has seen and that somebody has moved about since are laid aside: they lie in some of the unknown places.
"""

import cython

from quayside.core.chance import under
from quayside.core.decision import P
from quayside.core.layout import UNKNOWN
from quayside.core.shared import Dice


@cython.cfunc
def hide(pos: P, seat: int) -> None:
    """Mask all that the seat (-1: a spectator) cannot know."""
    for secret in range(pos.rules.secrets):
        if pos.rules.of_seat[secret] == 0:
            hide_row(pos, secret, seat, 0)
            continue
        for other in range(pos.seated):
            if pos.rules.known[secret] or other != seat:
                hide_row(pos, secret, seat, other * pos.rules.block)


@cython.cfunc
def hide_row(pos: P, secret: int, seat: int, shift: int) -> None:
    """Mask the places of one row that the seat does not know, unless what it has seen leaves no doubt about them."""
    row = pos.rules.cell[secret] + shift
    hidden = 0
    doubt = 0
    last = 0
    for at in range(pos.rules.places[secret]):
        if is_hidden(pos, secret, shift, at, seat):
            card = pos.cells[row + at]
            met = knows(pos, pos.rules.met[secret], shift + at, seat)
            doubt += 0 if met and (hidden == 0 or card == last) else 1
            hidden += 1
            last = card
    if doubt:
        for at in range(pos.rules.places[secret]):
            if is_hidden(pos, secret, shift, at, seat):
                take_back(pos, secret, row + at, knows(pos, pos.rules.met[secret], shift + at, seat))
    if pos.rules.met[secret]:
        hide_marks(pos, secret, seat)


@cython.cfunc
def is_hidden(pos: P, secret: int, shift: int, at: int, seat: int) -> bool:
    """Whether a card lies in this place and the seat has not seen it there."""
    place = shift + at
    return pos.cells[pos.rules.cell[secret] + place] > 0 and not knows(pos, pos.rules.known[secret], place, seat)


@cython.cfunc
def knows(pos: P, masks: int, at: int, seat: int) -> bool:
    """Whether the seat's bit is set in the mask of this place; without masks nobody's is."""
    return masks != 0 and seen_by(pos.cells[masks + at], seat) != 0


@cython.cfunc
def take_back(pos: P, secret: int, place: int, met: bool) -> None:
    """Put the card back into its pool, or aside when the seat has seen it; its place reads unknown."""
    card = pos.cells[place]
    pos.cells[place] = UNKNOWN
    if not met:
        pos.cells[pos.rules.pool[secret] + card - 1] += 1
        pos.cells[pos.rules.total[secret]] += 1
        return
    aside = pos.rules.cell[secret] + pos.rules.places[secret]
    while pos.cells[aside] > card:
        aside += 1
    while card:
        later = pos.cells[aside]
        pos.cells[aside] = card
        card = later
        aside += 1


@cython.cfunc
def hide_marks(pos: P, secret: int, seat: int) -> None:
    """Who else has seen which card would tell the cards apart: only who knows its place now is known to everybody."""
    for at in range(pos.rules.places[secret]):
        marks = pos.rules.met[secret] + at
        own = seen_by(pos.cells[marks], seat) if pos.cells[pos.rules.cell[secret] + at] > 0 else 0
        pos.cells[marks] = pos.cells[pos.rules.known[secret] + at]
        if own:
            pos.cells[marks] |= 1 << seat


@cython.cfunc
def deal_hidden(pos: P, seat: int, dice: Dice) -> None:
    """Fill every unknown place of masked cells with a card that the seat holds possible there."""
    for secret in range(pos.rules.secrets):
        if pos.rules.of_seat[secret] == 0:
            deal_row(pos, secret, seat, 0, dice)
            continue
        for other in range(pos.seated):
            deal_row(pos, secret, seat, other * pos.rules.block, dice)


@cython.cfunc
def deal_row(pos: P, secret: int, seat: int, shift: int, dice: Dice) -> None:
    """Fill one row: the cards laid aside go to some of its unknown places, the others come from the pool."""
    row = pos.rules.cell[secret] + shift
    if pos.rules.met[secret]:
        deal_among(pos, secret, row, seat, dice)
        return
    for at in range(pos.rules.places[secret]):
        if pos.cells[row + at] == UNKNOWN:
            pos.cells[row + at] = drawn(pos, secret, dice)
    if pos.rules.falling[secret]:
        sort_row(pos, row, pos.rules.places[secret])


@cython.cfunc
def deal_among(pos: P, secret: int, row: int, seat: int, dice: Dice) -> None:
    """Fill a row with cards laid aside: each choice of places for them is equally likely."""
    unknown = 0
    aside = 0
    for at in range(pos.rules.places[secret]):
        unknown += 1 if pos.cells[row + at] == UNKNOWN else 0
        aside += 1 if pos.cells[row + pos.rules.places[secret] + at] > 0 else 0
    for at in range(pos.rules.places[secret]):
        if pos.cells[row + at] != UNKNOWN:
            continue
        if aside > 0 and under(dice, unknown) < aside:
            pos.cells[row + at] = from_aside(pos, secret, under(dice, aside))
            pos.cells[pos.rules.met[secret] + at] |= 1 << seat
            aside -= 1
        else:
            pos.cells[row + at] = drawn(pos, secret, dice)
        unknown -= 1


@cython.cfunc
def sort_row(pos: P, row: int, places: int) -> None:
    """The cards of a set lie in their one order, the highest first."""
    for end in range(row + places - 1, row, -1):
        for place in range(row, end):
            if pos.cells[place] < pos.cells[place + 1]:
                kept = pos.cells[place]
                pos.cells[place] = pos.cells[place + 1]
                pos.cells[place + 1] = kept


@cython.cfunc
def seen_by(mask: int, seat: int) -> int:
    """1 when the seat's bit is set; a spectator has none."""
    return (mask >> seat) & 1 if seat >= 0 else 0


@cython.cfunc
def from_aside(pos: P, secret: int, which: int) -> int:
    """Take one of the cards that lie aside."""
    place = pos.rules.cell[secret] + pos.rules.places[secret]
    card = pos.cells[place + which]
    for at in range(place + which, place + pos.rules.places[secret] - 1):
        pos.cells[at] = pos.cells[at + 1]
    pos.cells[place + pos.rules.places[secret] - 1] = 0
    return card


@cython.cfunc
def drawn(pos: P, secret: int, dice: Dice) -> int:
    """Draw a card from the pool of this secret."""
    left = under(dice, pos.cells[pos.rules.total[secret]])
    card = pos.rules.first[secret]
    while card < pos.rules.end[secret] - 1 and left >= pos.cells[pos.rules.pool[secret] + card]:
        left -= pos.cells[pos.rules.pool[secret] + card]
        card += 1
    pos.cells[pos.rules.pool[secret] + card] -= 1
    pos.cells[pos.rules.total[secret]] -= 1
    return card + 1
