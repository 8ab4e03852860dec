"""What is to be played: everything that a process must know to play any game of a series by its number."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from quayside.arena.errors import ArenaError
from quayside.arena.lineup import Entrant
from quayside.bots.uniform import Uniform
from quayside.core.engine import Dice
from quayside.core.game import Game


@dataclass(frozen=True)
class Plan:
    """A series of games. Each is seeded by its number, so it does not matter which process plays it.

    `verbs` are the moves by which a seat gets a card; without any, cards are not counted.
    """

    game: Game
    entrants: tuple[Entrant, ...]
    seats: int
    seed: int
    verbs: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game.start(self.seats, **self.options)
        if not self.entrants:
            raise ArenaError("nobody plays: name at least one bot")
        if len(self.entrants) > self.seats:
            raise ArenaError(f"{len(self.entrants)} bots for {self.seats} seats: name at most one for each seat")

    @property
    def at_random(self) -> bool:
        """Whether every seat plays at random, so that the compiled playout can play the game."""
        return all(entrant.factory is Uniform for entrant in self.entrants)

    def line(self, number: int) -> list[int]:
        """Which place of the line-up sits at each seat: one seat further from game to game."""
        return [(seat - number) % self.seats for seat in range(self.seats)]

    def entrant(self, place: int) -> Entrant:
        """Who stands at this place: fewer bots than seats fill the places in turn."""
        return self.entrants[place % len(self.entrants)]

    def dice(self, number: int, of: str) -> Dice:
        """The dice of one game: of chance, or of a place of the line-up."""
        text = f"{self.seed} {number} {of}"
        return Dice(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big"))
