"""Bots as a command line writes them."""

import pytest

from quayside import UnknownBot
from quayside.arena import Entrant
from quayside.arena.lineup import entrants
from quayside.bots.searching import Searcher


def test_bots_are_parted_by_commas() -> None:
    """Options follow a colon; each bot is called by what was written."""
    found = entrants("greedy, search:playouts=20:threads=2,random")
    assert [entrant.label for entrant in found] == ["greedy", "search:playouts=20:threads=2", "random"]
    assert found[1].options == {"playouts": 20, "threads": 2}


def test_a_comma_may_go_on_with_options() -> None:
    """After a comma `name=value` belongs to the bot before it."""
    assert [entrant.options for entrant in entrants("search:playouts=20,seconds=0.5,random")] == [
        {"playouts": 20, "seconds": 0.5}, {}]


def test_an_entrant_makes_its_bot() -> None:
    """Each call makes a new one with its options."""
    bot = Entrant.of("search:playouts=20").bot()
    assert isinstance(bot, Searcher)
    assert bot.playouts == 20


@pytest.mark.parametrize(("entry", "said"), [
    ("gredy", "did you mean 'greedy'"), ("greedy:depth=2", "does not take these options"),
    ("search:playouts", "name=value"), ("search:playouts=0", "expected 1 to"),
    ("search:playouts=many", "does not take these options")])
def test_a_bot_that_cannot_be_is_refused_before_the_first_game(entry: str, said: str) -> None:
    """What is wrong is said, and what would be right."""
    with pytest.raises(UnknownBot, match=said):
        Entrant.of(entry)
