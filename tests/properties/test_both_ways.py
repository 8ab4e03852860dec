"""Compiled and interpreted rules play the same game, move for move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quayside

from .digests import lines

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not quayside.compiled, reason="only the interpreted rules are there: nothing to compare with")
def test_compiled_equals_interpreted() -> None:
    """After every move of seeded games, digests, moves, weights, scores, redeals and views are equal both ways."""
    path = os.pathsep.join([str(ROOT), str(Path(quayside.__file__).parents[1])])
    run = subprocess.run([sys.executable, "-m", "tests.properties.digests"], cwd=ROOT, text=True, capture_output=True,
                         env={**os.environ, "QUAYSIDE_INTERPRETED": "1", "PYTHONPATH": path}, check=False)
    assert run.returncode == 0, run.stderr
    compiled, interpreted = list(lines()), run.stdout.splitlines()
    assert interpreted[0] == "False"
    assert len(compiled) > 1000
    for one, other in zip(compiled, interpreted[1:], strict=True):
        assert one == other


def test_the_dice_make_one_stream() -> None:
    """The numbers of a seed are written down here, so that no build, machine or version may change them."""
    dice = quayside.Dice(7)
    assert [dice.below(1000) for _ in range(8)] == [72, 389, 16, 900, 582, 452, 249, 467]
    assert dice.state() == 17418742259747381423
    assert [dice.below(2**31 - 1) for _ in range(6)] == [
        704539432, 288317500, 887214394, 222393293, 2061313882, 1971432046]
