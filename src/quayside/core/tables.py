"""What a game declared, for the core's plain Python."""

from typing import Any, NamedTuple

from quayside.core.asks import Asks
from quayside.core.layout import Layout
from quayside.core.reasons import Reasons
from quayside.core.space import Space


class Tables(NamedTuple):
    """The declarations of one game: its fields, its moves, its kinds of question, its reasons, its referee."""

    layout: Layout
    space: Space
    asks: Asks
    reasons: Reasons
    referee: Any
