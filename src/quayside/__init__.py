"""Quayside: four harbour board games, complete, fast, and open to bots and research.

>>> import quayside
>>> game = quayside.game("packet-row")
>>> pos = game.start(seats=3)
>>> pos.mover == quayside.CHANCE
True
>>> _ = pos.deal(quayside.Dice(7))
>>> pos.moves() != []
True
"""

from typing import TYPE_CHECKING

import quayside.games  # noqa: F401  # imported after the function of this name, the package would take its place
from quayside.bots import bot, bots, register_bot
from quayside.core.engine import COMPILED as compiled
from quayside.core.engine import Dice
from quayside.core.errors import (
    CardError,
    Error,
    LanguageError,
    MoveError,
    OptionError,
    RecordError,
    SeatError,
    StateError,
    UndoRefused,
    UnknownBot,
    UnknownGame,
)
from quayside.core.game import Game, Option
from quayside.core.layout import CHANCE, OVER
from quayside.core.match import Match
from quayside.core.record import Record
from quayside.core.refusal import Refusal
from quayside.core.registry import game, games
from quayside.core.sight import Sight

if TYPE_CHECKING:
    from quayside.core.position import Position
else:
    from quayside.core.engine import AnyPosition as Position

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "CardError",
    "Dice",
    "Error",
    "Game",
    "LanguageError",
    "Match",
    "MoveError",
    "Option",
    "OptionError",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "Sight",
    "StateError",
    "UndoRefused",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "bots",
    "compiled",
    "game",
    "games",
    "register_bot",
]
