"""What is laid out for a number of seats suffices for every game."""

from pathlib import Path

import quayside
from compile import values

from .tables import every_game

SEARCH = "quayside.bots.search"


@every_game
def test_the_search_has_a_chair_for_every_seat(name: str) -> None:
    """The search keeps what each seat gained in a C row, which nothing checks when it is compiled."""
    found = values.read(Path(quayside.__file__).parents[1], [SEARCH])
    chairs = found.constants[SEARCH]["MOST_CHAIRS"]
    assert isinstance(chairs, int)
    assert max(quayside.game(name).seats) <= chairs
