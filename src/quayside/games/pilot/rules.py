"""The pilot game put together: every kind of question with the object that answers it."""

from typing import Any, Final

import cython

from quayside.core.book import Effect
from quayside.core.decision import Over, Referee
from quayside.core.layout import CHANCE
from quayside.core.rules import Rules
from quayside.games.pilot.book import PilotBook
from quayside.games.pilot.cards import CREW, CREW_DECK, CUTS, MOST_EFFECTS, TURNS
from quayside.games.pilot.effects import (
    BARGAIN,
    DOING,
    MOORING,
    TURN_UP,
    Bargain,
    Doing,
    Earn,
    Mooring,
    PilotIn,
    Striking,
)
from quayside.games.pilot.position import ASKS, DRAW, LAYOUT, REASONS, SPACE, TIDE, UNSEEN, Pilot
from quayside.games.pilot.soundness import flaw
from quayside.games.pilot.turns import (
    DEAL,
    FINISHED,
    LOOKING,
    ORDER,
    REVEAL,
    ROUND,
    WATCH,
    Deal,
    Looking,
    Order,
    Reveal,
    Round,
    TurnUp,
    Watch,
)

VERBS: Final = {"earn": Earn, "pilot": PilotIn, "bargain": Bargain}
MOST_ASKED: Final = 3  # questions of one turn: call the mate, choose a berth, strike a bargain


@cython.cfunc
def fleet_points(pos: Pilot, seat: int) -> int:
    """What the seat's ships are worth."""
    total = 0
    for card in range(CREW):
        total += pos.facts.worth[card] * pos.owns(seat, card)
    return total


@cython.final
@cython.cclass
class PilotReferee(Referee[Pilot]):
    """How the pilot game begins, what a position is worth, how long it can last."""

    @cython.cfunc
    def set_up(self, pos: Pilot) -> None:
        pos.stock()
        for seat in range(pos.seated):
            pos.earn(seat, pos.facts.start_coins + pos.room[TIDE])
        pos.ask(DEAL, CHANCE, CREW_DECK, 0)

    @cython.cfunc
    def score(self, pos: Pilot, seat: int) -> int:
        return fleet_points(pos, seat) + pos.points(seat) + pos.coins(seat) // 3

    def sheet(self, pos: Pilot, seat: int) -> list[tuple[str, int]]:
        return [("fleet", fleet_points(pos, seat)), ("bargains", pos.points(seat)), ("coins", pos.coins(seat) // 3)]

    def longest(self, book: PilotBook, seats: int) -> int:
        return max(TURNS) * seats * MOST_ASKED

    def flaw(self, pos: Pilot) -> str:
        return flaw(pos.state())


RULES: Final = Rules(LAYOUT, SPACE, ASKS, REASONS, {
    FINISHED: Over(), DEAL: Deal(UNSEEN, DRAW, CUTS), ROUND: Round(), WATCH: Watch(), LOOKING: Looking(),
    REVEAL: Reveal(UNSEEN, DRAW, CUTS), TURN_UP: TurnUp(UNSEEN, DRAW, CUTS), ORDER: Order(), DOING: Doing(),
    MOORING: Mooring(), BARGAIN: Striking()}, PilotReferee())


def table(book: Any) -> Pilot:
    """A position with nothing in its cells."""
    return Pilot(book, RULES)


def effect(verb: str, **parameters: int) -> Effect[Any]:
    """The effect that a card's row names."""
    made: Effect[Any] = VERBS[verb](**parameters)
    return made


def book(changes: dict[str, Any], rows: list[dict[str, Any]], tables: dict[str, dict[str, int]]) -> PilotBook:
    """The book of these cards and tables."""
    effects = [[effect(**part) for part in row["does"]] for row in rows]
    if sum(map(len, effects)) > MOST_EFFECTS:
        raise ValueError("more effects than a book has room for")
    return PilotBook(changes, rows, tables, effects)
