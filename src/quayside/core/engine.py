"""Which rules run: the compiled ones, or the same source interpreted."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

COMPILED: Final = os.environ.get("QUAYSIDE_INTERPRETED", "0") in ("", "0") and find_spec(
    "quayside._engine.shared") is not None

if TYPE_CHECKING or not COMPILED:
    from quayside.core.shared import AnyPosition, Dice, Flag
else:
    from quayside._engine.shared import AnyPosition, Dice, Flag

__all__ = ["COMPILED", "AnyPosition", "Dice", "Flag", "dice_of", "restored_dice"]


def dice_of(source: Any) -> Dice:
    """The dice that were handed in; a `random.Random` is asked once for 64 bits that seed some."""
    if isinstance(source, Dice):
        return source
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise TypeError(f"{source!r} is neither a quayside.Dice nor a random.Random")
    return Dice(bits(64))


def restored_dice(state: int) -> Dice:
    """How a pickle makes dice, compiled or not."""
    return Dice(state)
