"""The soak: thousands of random games over all tables, everything counted again. SOAK_GAMES says how many."""

import os

import pytest

import quayside

from .play import main, soak


@pytest.mark.soak
def test_many_random_games_keep_their_invariants() -> None:
    """Cards and money are conserved, packed bytes survive, and no game is longer than it may be."""
    assert soak(int(os.environ.get("SOAK_GAMES", "50000" if quayside.compiled else "500"))) > 0


def test_a_few_games_of_the_soak(capsys: pytest.CaptureFixture[str]) -> None:
    """The soak itself works: a few games, from the command line, with its one line at the end."""
    assert main(["--games", "14"]) == 0
    assert "14 games" in capsys.readouterr().out
