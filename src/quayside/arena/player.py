"""Plays single games of a plan; one player in each process."""

import time
from collections import Counter
from typing import Any

from quayside.arena.errors import ArenaError
from quayside.arena.outcome import Outcome
from quayside.arena.plan import Plan
from quayside.arena.takings import cards_of_moves
from quayside.core.errors import Error, MoveError
from quayside.core.layout import OVER


class Player:
    """Plays any game of a plan. Its bots must remember nothing from game to game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bots = [plan.entrant(place).bot() for place in range(plan.seats)]
        self.card_of = cards_of_moves(plan.game, plan.verbs)
        self.round_cell = next((field.base for field in plan.game.layout.fields
                                if field.name == "round" and not field.of_seat), None)

    def play(self, number: int) -> Outcome:
        """One game from its first move to its last."""
        begun = time.perf_counter()
        pos = self.plan.game.start(self.plan.seats, **self.plan.options)
        taken = [Counter[str]() for _ in range(pos.seats)] if self.plan.verbs else None
        if not self.plan.at_random:
            decisions = self._seated(pos, number, taken)
        elif taken is None:
            decisions = pos.playout(self.plan.dice(number, "chance"))
        else:
            decisions = self._at_random(pos, number, taken)
        return self._outcome(pos, number, decisions, taken, time.perf_counter() - begun)

    def _at_random(self, pos: Any, number: int, taken: list[Counter[str]]) -> int:
        """The moves of `playout`, one by one, so that cards can be counted."""
        dice, decisions, card_of = self.plan.dice(number, "chance"), 0, self.card_of
        pos.deal(dice)
        while (seat := pos.mover) != OVER:
            moves = pos.moves()
            move = moves[dice.below(len(moves))]
            if move in card_of:
                taken[seat][card_of[move]] += 1
            pos.play(move)
            pos.deal(dice)
            decisions += 1
        return decisions

    def _seated(self, pos: Any, number: int, taken: list[Counter[str]] | None) -> int:
        """Every seat's bot chooses from its sight."""
        line, chance, decisions = self.plan.line(number), self.plan.dice(number, "chance"), 0
        dice = [self.plan.dice(number, f"place {place}") for place in line]
        pos.deal(chance)
        while (seat := pos.mover) != OVER:
            move = self.bots[line[seat]].choose(pos.sight(seat), dice[seat])
            self._make(pos, move, number)
            if taken is not None and move in self.card_of:
                taken[seat][self.card_of[move]] += 1
            pos.deal(chance)
            decisions += 1
        return decisions

    def _make(self, pos: Any, move: int, number: int) -> None:
        seat = pos.mover
        try:
            pos.play(move)
        except MoveError as error:
            label = self.plan.entrant(self.plan.line(number)[seat]).label
            raise ArenaError(f"game {number}: {label!r} at seat {seat} chose badly: {error}") from error

    def _outcome(self, pos: Any, number: int, decisions: int, taken: list[Counter[str]] | None,
                 spent: float) -> Outcome:
        standing = pos.standing()
        return Outcome(
            number=number, bots=tuple(self.plan.entrant(place).label for place in self.plan.line(number)),
            scores=tuple(standing.scores), places=tuple(standing.places()), returns=tuple(standing.returns()),
            decisions=decisions, rounds=None if self.round_cell is None else pos.raw()[self.round_cell],
            taken=None if taken is None else tuple(map(dict, taken)), seconds=spent)


def play_some(player: Player, numbers: range) -> list[Outcome]:
    """These games; whatever a bot raises is told with the game that it happened in."""
    outcomes = []
    for number in numbers:
        try:
            outcomes.append(player.play(number))
        except Error:
            raise
        except Exception as error:
            raise ArenaError(f"game {number} stopped: {type(error).__name__}: {error}") from error
    return outcomes
