"""Which rules run: the compiled ones, or the same source interpreted."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

COMPILED: Final = os.environ.get("QUAYSIDE_INTERPRETED", "0") in ("", "0") and find_spec(
    "quayside._engine.shared") is not None

if TYPE_CHECKING or not COMPILED:
    from quayside.core.shared import AnyPosition, Dice, Flag
else:
    from quayside._engine.shared import AnyPosition, Dice, Flag

__all__ = ["COMPILED", "AnyPosition", "Dice", "Flag"]
