"""What cards do: each verb with its parameters is an effect, and a step goes from one effect of a card to the next."""

from typing import Final

import cython

from quayside.core.book import Effect
from quayside.core.decision import Decision
from quayside.core.found import Moves
from quayside.core.layout import CHANCE, LEGAL
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.pilot.cards import BERTHS, CARDS, DECKS, MOST_EFFECTS, MOST_PARTS, SHIP_DECK
from quayside.games.pilot.position import ASKS, DECLINE, MOOR, PAY, REASONS, Pilot

DOING: Final = ASKS.kind("doing", by="nobody", card=CARDS, amount=MOST_PARTS, beneath=("round", "doing"))
MOORING: Final = ASKS.kind("mooring", beneath=("doing",))
TURN_UP: Final = ASKS.kind("turn-up", by="chance", deck=DECKS, amount=len(BERTHS) - 1, beneath=("round", "doing"))
BARGAIN: Final = ASKS.kind("bargain", amount=MOST_EFFECTS - 1, beneath=("doing",))

LACKS_COINS: Final = REASONS.reason("lacks-coins", amount=None)
NO_SHIP: Final = REASONS.reason("no-ship")
BERTH_FULL: Final = REASONS.reason("berth-full", board=BERTHS)


@cython.cfunc
def mooring_refusal(pos: Pilot, berth: int) -> int:
    """A ship must be there, and the berth must have a place."""
    if not pos.any_ship():
        return NO_SHIP
    return BERTH_FULL + FIRST_ARGUMENT * berth if pos.is_full(berth) else LEGAL


@cython.cfunc
def moor_next(pos: Pilot, berth: int) -> None:
    """The ship on top comes to a berth, in place of what was asked; chance says which one when nobody knows it."""
    if pos.hides(0):
        pos.ask(TURN_UP, CHANCE, SHIP_DECK, berth)
    else:
        arrive(pos, berth)


@cython.cfunc
def arrive(pos: Pilot, berth: int) -> None:
    """The ship on top is moored and does what it does."""
    card = pos.take_ahead()
    pos.moor(berth, card)
    pos.ask(DOING, pos.active(), card, 0)
    pos.resume()


@cython.final
@cython.cclass
class Doing(Decision[Pilot]):
    """A card does one thing after another; `amount` is how many it has begun."""

    @cython.cfunc
    def resume(self, pos: Pilot) -> None:
        card = pos.about()
        while True:
            part = pos.amount()
            effect = pos.facts.begins[card] + part
            if effect >= pos.facts.begins[card + 1]:
                pos.done()
                return
            pos.ask(DOING, pos.active(), card, part + 1)
            if cython.cast(Effect, pos.facts.effects[effect]).barred(pos, pos.active()) == LEGAL:
                cython.cast(Effect, pos.facts.effects[effect]).use(pos, pos.active(), card, effect)
                return


@cython.final
@cython.cclass
class Earn(Effect[Pilot]):
    """The seat earns coins."""

    brings: int

    def __init__(self, coins: int) -> None:
        self.brings = coins

    @cython.cfunc
    def use(self, pos: Pilot, seat: int, card: int, part: int) -> None:
        pos.earn(seat, self.brings)
        pos.resume()


@cython.final
@cython.cclass
class PilotIn(Effect[Pilot]):
    """The seat brings in another ship, which does what it does at once."""

    @cython.cfunc
    def barred(self, pos: Pilot, seat: int) -> int:
        north = mooring_refusal(pos, 0)
        return LEGAL if north == LEGAL else mooring_refusal(pos, 1)

    @cython.cfunc
    def use(self, pos: Pilot, seat: int, card: int, part: int) -> None:
        pos.ask_first(MOORING, seat, 0, 0)
        for berth in range(2):
            if pos.is_full(berth):
                moor_next(pos, 1 - berth)
                return


@cython.final
@cython.cclass
class Bargain(Effect[Pilot]):
    """The seat may pay coins for points."""

    price: int
    brings: int

    def __init__(self, coins: int, points: int) -> None:
        self.price, self.brings = coins, points

    @cython.cfunc
    def barred(self, pos: Pilot, seat: int) -> int:
        lacking = self.price - pos.coins(seat)
        return LACKS_COINS + FIRST_ARGUMENT * lacking if lacking > 0 else LEGAL

    @cython.cfunc
    def use(self, pos: Pilot, seat: int, card: int, part: int) -> None:
        pos.ask_first(BARGAIN, seat, 0, part)

    @cython.cfunc
    def strike(self, pos: Pilot, seat: int) -> None:
        """The seat pays."""
        pos.earn(seat, -self.price)
        pos.score_points(seat, self.brings)


@cython.final
@cython.cclass
class Mooring(Decision[Pilot]):
    """The seat chooses a berth for the ship that it brings in."""

    @cython.cfunc
    def span(self, pos: Pilot, found: Moves) -> None:
        for berth in range(2):
            found.add(MOOR + 2 * berth)

    @cython.cfunc
    def refusal(self, pos: Pilot, move: int) -> int:
        if move == MOOR or move == MOOR + 2:
            return mooring_refusal(pos, (move - MOOR) // 2)
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        moor_next(pos, (move - MOOR) // 2)


@cython.final
@cython.cclass
class Striking(Decision[Pilot]):
    """Whether the seat takes the bargain of the effect whose number is `amount`."""

    @cython.cfunc
    def span(self, pos: Pilot, found: Moves) -> None:
        found.add(PAY)
        found.add(DECLINE)

    @cython.cfunc
    def refusal(self, pos: Pilot, move: int) -> int:
        if move == PAY:
            return cython.cast(Bargain, pos.facts.effects[pos.amount()]).barred(pos, pos.asked())
        return LEGAL if move == DECLINE else NOT_NOW

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        if move == PAY:
            cython.cast(Bargain, pos.facts.effects[pos.amount()]).strike(pos, pos.asked())
        pos.done()
