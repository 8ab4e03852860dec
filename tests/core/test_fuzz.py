"""Real states, bytes and records, changed at random: refused by a StateError or RecordError, or sound to the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quayside

from ..properties.tables import NAMES

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120  # seconds, after which a game counts as endless
COUNT = {"anything": 2500, "numbers": 2500, "question": 2500, "bytes": 6000, "records": 150}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("how", COUNT)
def test_what_is_changed_is_refused_or_sound(name: str, how: str) -> None:
    """Nothing from outside crashes the compiled rules, is accepted half, or makes a game that never ends."""
    path = os.pathsep.join([str(ROOT), str(Path(quayside.__file__).parents[1])])
    count = COUNT[how] if quayside.compiled else COUNT[how] // 10
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.core.fuzz", name, how, str(count)]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as run:
        try:
            out, err = run.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            run.kill()
            out, err = run.communicate()
            err += "\nno end within a long time"
    assert run.returncode == 0, f"{err[-2000:]}\nlast tried: {out.splitlines()[-1] if out else '-'}"
