"""What all positions of one game share: its fields, its moves, its kinds of question, its referee."""

from typing import Any, Final

import cython

from quayside.core.asks import Asks
from quayside.core.layout import OWNER, Field, Layout, blank
from quayside.core.reasons import Reasons
from quayside.core.space import Space
from quayside.core.tables import Tables

MOST_KINDS: Final = 64
MOST_SECRETS: Final = 16
MOST_HOLDERS: Final = 32


@cython.final
@cython.cclass
class Rules:
    """The tables of one game, as the compiled rules read them and as plain Python reads them."""

    layout: Layout
    space: Space
    asks: Asks
    reasons: Reasons
    kept: list[Any]  # the decisions by number, so that the pointers stay good
    umpire: Any
    numbers: list[int]  # the moves as Python numbers, made once
    decisions: cython.p_void[MOST_KINDS]
    referee: cython.p_void
    count: int  # how many moves there are
    block: int
    shared: int
    most_seats: int
    secrets: int  # how many fields some seats cannot know, and where each lies
    cell: cython.int[MOST_SECRETS]
    of_seat: cython.int[MOST_SECRETS]
    places: cython.int[MOST_SECRETS]
    falling: cython.int[MOST_SECRETS]
    known: cython.int[MOST_SECRETS]  # the cell of the mask of seats that know the first place; 0: the owner knows
    met: cython.int[MOST_SECRETS]  # the cell of the mask of seats that have seen the first card; 0: nobody counts
    pool: cython.int[MOST_SECRETS]
    total: cython.int[MOST_SECRETS]
    first: cython.int[MOST_SECRETS]
    end: cython.int[MOST_SECRETS]
    holders: int  # how many fields hold cards of the remainder, and where each lies
    holds_at: cython.int[MOST_HOLDERS]
    holds_size: cython.int[MOST_HOLDERS]
    holds_of_seat: cython.int[MOST_HOLDERS]
    holds_places: cython.int[MOST_HOLDERS]  # 1: places with a card each, 0: counts

    def __init__(self, layout: Layout, space: Space, asks: Asks, reasons: Reasons, decisions: dict[int, Any],
                 referee: Any) -> None:
        if not cython.compiled:
            blank(self)
        self.layout, self.space, self.asks, self.reasons = layout, space, asks, reasons
        self.kept = [decisions[kind.number] for kind in asks.kinds]
        self.umpire = referee
        self.count = len(space.texts)
        self.numbers = list(range(len(space.texts)))
        self.block, self.shared, self.most_seats = layout.block, layout.shared, layout.seats.stop - 1
        self.check_room(layout, asks)
        if cython.compiled:
            for kind in range(len(self.kept)):
                self.decisions[kind] = cython.cast(cython.p_void, self.kept[kind])
            self.referee = cython.cast(cython.p_void, self.umpire)
        else:
            self.decisions, self.referee = self.kept, referee
        for field in layout.secrets():
            self.keep_secret(layout, field)
        for field in layout.holders():
            self.keep_holder(field)

    def check_room(self, layout: Layout, asks: Asks) -> None:
        """The tables of this class are large enough for the game, and as many decisions can wait as may."""
        for what, count, most in (("kinds of question", len(asks.kinds), MOST_KINDS),
                                  ("secret fields", len(layout.secrets()), MOST_SECRETS),
                                  ("fields that hold cards", len(layout.holders()), MOST_HOLDERS)):
            if count > most:
                raise ValueError(f"{count} {what}; there is room for {most}")
        if asks.deepest() > layout.levels:
            raise ValueError(f"{asks.deepest()} decisions may wait beneath one; the layout has {layout.levels} levels")

    def keep_secret(self, layout: Layout, field: Field) -> None:
        """Note where a secret field lies, who knows it, and which deck its cards come from."""
        at = self.secrets
        pool = layout.field(field.drawn_from)
        deck = pool.among.index(field.among[0])
        self.cell[at] = field.base
        self.of_seat[at] = 1 if field.of_seat else 0
        self.places[at] = field.size
        self.falling[at] = 1 if field.falling else 0
        self.known[at] = 0 if field.seen_by == OWNER else layout.field(field.seen_by).base
        self.met[at] = layout.field(field.met_by).base if field.met_by else 0
        self.pool[at] = pool.base
        self.total[at] = pool.base + pool.size + deck
        self.first[at], self.end[at] = field.among[0]
        self.secrets = at + 1

    def keep_holder(self, field: Field) -> None:
        """Note where a field lies that holds cards of the remainder."""
        at = self.holders
        self.holds_at[at] = field.base
        self.holds_size[at] = field.size * (2 if field.met_by else 1)  # behind it lie the cards laid aside
        self.holds_of_seat[at] = 1 if field.of_seat else 0
        self.holds_places[at] = 1 if field.form == "cards" else 0
        self.holders = at + 1

    def tables(self) -> Tables:
        """What the game declared, for plain Python."""
        return Tables(self.layout, self.space, self.asks, self.reasons, self.umpire)
