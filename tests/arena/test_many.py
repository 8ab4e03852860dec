"""Many games: the same whoever plays them, seats rotated, and what goes wrong told plainly."""

from typing import Any

import pytest

import quayside
from quayside.arena import ArenaError, Outcome, Series, play_many
from quayside.arena.workers import Chunks

from . import helpers

GAME = "packet-row"


def played(bots: Any, games: int = 6, workers: int = 1, **more: Any) -> Series:
    return play_many(GAME, bots, games, more.pop("seats", 3), 7, workers, **more)


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_outcomes_do_not_depend_on_the_number_of_workers(bots: str) -> None:
    """Every game is seeded by its number."""
    assert played(bots, workers=2) == played(bots, workers=1)


def test_another_seed_plays_other_games() -> None:
    """The seed decides."""
    assert play_many(GAME, "random", 6, 3, 8, 1) != played("random")


def test_counting_cards_changes_nothing() -> None:
    """Random games are the same whether the compiled playout or a Python loop plays them."""
    counted, quick = played("random"), played("random", count=[])
    assert [(outcome.scores, outcome.decisions) for outcome in counted.outcomes] == [
        (outcome.scores, outcome.decisions) for outcome in quick.outcomes]
    assert [outcome.taken for outcome in quick.outcomes] == [None] * 6


def test_bots_move_one_seat_further_from_game_to_game() -> None:
    """So that no bot keeps the better seat; fewer bots than seats fill the seats in turn."""
    rows = [outcome.bots for outcome in played("greedy,random", games=3).outcomes]
    assert rows == [("greedy", "random", "greedy"), ("greedy", "greedy", "random"), ("random", "greedy", "greedy")]


def test_taken_cards_are_those_of_the_moves() -> None:
    """What a seat took is what it still holds and what it has used: a victory card is never given away."""
    for outcome in played("random", games=3).outcomes:
        assert outcome.taken is not None
        assert sum(map(sum, (taken.values() for taken in outcome.taken))) <= 3 * (outcome.rounds or 0)
        assert max(taken.get("vp_library", 0) for taken in outcome.taken) <= 1


def test_other_verbs_can_be_counted() -> None:
    """Deliveries instead of takings."""
    cards = played("greedy", count=["deliver"]).cards()
    assert cards
    assert all(card.startswith(("contract_", "start_")) for card in cards)


def test_options_reach_the_table() -> None:
    """The options of the game are keywords, and wrong ones are refused before the first game."""
    assert len(played("random", games=1, show_hands=True)) == 1
    with pytest.raises(quayside.OptionError, match="no option 'shown'"):
        played("random", shown=True)


@pytest.mark.parametrize(("bots", "more", "said"), [
    ("random,random,random,random", {}, "4 bots for 3 seats"), ("random", {"games": 0}, "0 games"),
    ([], {}, "at least one bot"), ("random", {"count": ["sail"]}, "the verbs are assistant takes, cash")])
def test_what_cannot_be_played_is_refused(bots: Any, more: dict[str, Any], said: str) -> None:
    """One sentence with what would be right."""
    with pytest.raises(ArenaError, match=said):
        played(bots, **more)


def test_a_bot_of_ones_own_plays_in_other_processes() -> None:
    """A class of a module is sent along; an illegal move is told with its game and seat."""
    assert len(played([helpers.Last, "random"], workers=2)) == 6
    with pytest.raises(ArenaError, match=r"game \d: 'cheat' at seat \d chose badly"):
        played([helpers.Cheat], workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_raises_is_told_with_its_game(workers: int) -> None:
    """Whatever a bot raises ends the series in a sentence."""
    with pytest.raises(ArenaError, match=r"game \d stopped: ZeroDivisionError"):
        played([helpers.Broken], workers=workers)


def test_a_process_that_dies_is_noticed() -> None:
    """Nobody waits for ever."""
    with pytest.raises(ArenaError, match="exit code 3"):
        played([helpers.Dying], workers=2)


def test_what_cannot_be_sent_is_said() -> None:
    """A bot made on the spot plays with one worker only."""
    with pytest.raises(ArenaError, match="one worker"):
        played([lambda: helpers.Last()], workers=2)
    assert len(played([lambda: helpers.Last()])) == 6


def test_portions_grow_with_quick_games() -> None:
    """A process reports about five times a second; all games are handed out once."""
    chunks = Chunks(100)
    assert chunks.take() == range(1)
    chunks.learn([Outcome(0, (), (), (), (), 0, None, None, 0.001)])
    assert chunks.take() == range(1, 5)
    chunks.learn([Outcome(0, (), (), (), (), 0, None, None, 2.0)])
    assert chunks.take() == range(5, 6)
    chunks.end = 6
    assert not chunks.take()


def test_progress_is_told() -> None:
    """Every game is told once."""
    told: list[int] = []
    played("random", progress=told.append)
    assert sum(told) == 6
