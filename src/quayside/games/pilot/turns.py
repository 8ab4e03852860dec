"""The course of the game: crew is dealt, seats take their turns, a look at what lies ahead."""

from typing import Final

import cython

from quayside.core.decision import Decision, Draw
from quayside.core.found import Moves
from quayside.core.layout import CHANCE, LEGAL, OVER
from quayside.core.reasons import FIRST_ARGUMENT, NOT_NOW
from quayside.games.pilot.cards import (
    AHEAD,
    BERTHS,
    CARDS,
    CREW,
    CREW_DECK,
    CREW_KINDS,
    DECKS,
    HAND_SIZE,
    MOST_SEATS,
    SHIP_DECK,
    TURNS,
)
from quayside.games.pilot.effects import DOING, NO_SHIP, arrive, moor_next, mooring_refusal
from quayside.games.pilot.position import (
    ASKS,
    CALL,
    COLLECT,
    DRAW,
    KEEP,
    LOOK,
    MOOR,
    REASONS,
    REST,
    SWAP,
    Pilot,
)

FINISHED: Final = 0
DEAL: Final = ASKS.kind("deal", by="chance", deck=DECKS, amount=MOST_SEATS * HAND_SIZE - 1, beneath=())
ROUND: Final = ASKS.kind("round", by="nobody", amount=MOST_SEATS * max(TURNS), beneath=())
WATCH: Final = ASKS.kind("watch", beneath=("round",))
LOOKING: Final = ASKS.kind("looking", by="nobody", beneath=("round",))
REVEAL: Final = ASKS.kind("reveal", by="chance", deck=DECKS, amount=AHEAD - 1, beneath=("looking",))
ORDER: Final = ASKS.kind("order", beneath=("round",))

LACKS_CREW: Final = REASONS.reason("lacks-crew", card=CARDS)
BERTH_EMPTY: Final = REASONS.reason("berth-empty", board=BERTHS)


@cython.final
@cython.cclass
class Deal(Draw[Pilot]):
    """Each seat is dealt its crew, seen by that seat alone; `amount` is how many cards were dealt before."""

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        dealt = pos.amount() + 1
        pos.deal_crew(pos.amount() // HAND_SIZE, move - DRAW)
        if dealt < pos.seated * HAND_SIZE:
            pos.ask(DEAL, CHANCE, CREW_DECK, dealt)
        else:
            pos.ask(ROUND, 0, 0, 0)
            pos.resume()

    @cython.cfunc
    def shown(self, pos: Pilot, move: int, seat: int) -> bool:
        return seat == pos.amount() // HAND_SIZE


@cython.final
@cython.cclass
class Round(Decision[Pilot]):
    """Seat after seat takes a turn; `amount` is how many turns have begun."""

    @cython.cfunc
    def resume(self, pos: Pilot) -> None:
        begun = pos.amount()
        if begun >= pos.turns():
            pos.ask(FINISHED, OVER, 0, 0)
            return
        seat = begun % pos.seated
        pos.activate(seat)
        pos.ask(ROUND, seat, 0, begun + 1)
        pos.ask_first(WATCH, seat, 0, 0)


@cython.final
@cython.cclass
class Watch(Decision[Pilot]):
    """A turn: rest, look ahead, call a crew member, moor a ship or collect those of a berth."""

    @cython.cfunc
    def span(self, pos: Pilot, found: Moves) -> None:
        found.add(REST)
        found.add(LOOK)
        for card in range(CREW_KINDS):
            found.add(CALL + card)
        for berth in range(2):
            found.add(MOOR + 2 * berth)
            found.add(COLLECT + 2 * berth)

    @cython.cfunc
    def refusal(self, pos: Pilot, move: int) -> int:
        if move == REST:
            return LEGAL
        if move == LOOK:
            return LEGAL if pos.any_ship() else NO_SHIP
        if CALL <= move < CALL + CREW_KINDS:
            card = CREW + move - CALL
            return LEGAL if pos.holds(pos.asked(), card) else LACKS_CREW + FIRST_ARGUMENT * card
        if MOOR <= move < MOOR + 4:
            berth = (move - MOOR) // 2
            if (move - MOOR) % 2 == 0:
                return mooring_refusal(pos, berth)
            return BERTH_EMPTY + FIRST_ARGUMENT * berth if pos.is_free(berth) else LEGAL
        return NOT_NOW

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        seat = pos.asked()
        if move == REST:
            pos.earn(seat, 1)
            pos.done()
        elif move == LOOK:
            pos.ask(LOOKING, seat, 0, 0)
            pos.resume()
        elif move < CALL + CREW_KINDS:
            pos.discard(seat, CREW + move - CALL)
            pos.ask(DOING, seat, CREW + move - CALL, 0)
            pos.resume()
        elif (move - MOOR) % 2 == 0:
            moor_next(pos, (move - MOOR) // 2)
        else:
            pos.collect(seat, (move - COLLECT) // 2)
            pos.done()


@cython.final
@cython.cclass
class Looking(Decision[Pilot]):
    """Chance reveals what nobody has looked at yet; then the seat orders the ships, when there are two."""

    @cython.cfunc
    def resume(self, pos: Pilot) -> None:
        for place in range(AHEAD):
            if pos.hides(place):
                pos.ask_first(REVEAL, CHANCE, SHIP_DECK, place)
                return
        pos.look(pos.active())
        if pos.ahead(1) < 0:
            pos.done()
        else:
            pos.ask(ORDER, pos.active(), 0, 0)


@cython.final
@cython.cclass
class Reveal(Draw[Pilot]):
    """A ship on top of the deck is seen by the seat that looks, and by nobody else."""

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        pos.reveal(pos.amount(), move - DRAW)
        pos.look(pos.active())
        pos.done()

    @cython.cfunc
    def shown(self, pos: Pilot, move: int, seat: int) -> bool:
        return seat == pos.active()


@cython.final
@cython.cclass
class TurnUp(Draw[Pilot]):
    """A ship that nobody has looked at comes in; `amount` is its berth."""

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        pos.reveal(0, move - DRAW)
        arrive(pos, pos.amount())


@cython.final
@cython.cclass
class Order(Decision[Pilot]):
    """The seat puts the two ships back, in an order that nobody else learns."""

    @cython.cfunc
    def span(self, pos: Pilot, found: Moves) -> None:
        found.add(KEEP)
        found.add(SWAP)

    @cython.cfunc
    def refusal(self, pos: Pilot, move: int) -> int:
        return LEGAL if move in (KEEP, SWAP) else NOT_NOW

    @cython.cfunc
    def play(self, pos: Pilot, move: int) -> None:
        pos.arrange(pos.asked(), move == SWAP)
        pos.done()

    @cython.cfunc
    def shown(self, pos: Pilot, move: int, seat: int) -> bool:
        return seat == pos.asked()
