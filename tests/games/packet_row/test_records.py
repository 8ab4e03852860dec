"""Whole games: they replay to the position that was played, and what must hold throughout holds at every move."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import quayside

from .builder import BOARDS, EVERY_TABLE, GAME, ROWS, asked, cash, hand, on_table
from .making import FOLDER

FILES = sorted(path.name for path in FOLDER.glob("*.txt"))
SHORT_TO_END = {2: 1, 3: 1, 4: 2, 5: 3}
EVERY_GAME = pytest.mark.parametrize("file", FILES)


@cache
def record(file: str) -> quayside.Record:
    return quayside.Record.loads((FOLDER / file).read_text(encoding="utf-8"))


def story(file: str) -> list[tuple[Any, str]]:
    """Every position of a game with the move that was made there."""
    pos = GAME.start(record(file).seats)
    found = []
    for move in record(file).moves:
        assert move is not None
        found.append((pos.copy(), GAME.text(move)))
        pos.play(move)
    return found


def test_there_are_games_for_every_table() -> None:
    """PR-1: recorded games of two, three, four and five players, by different players."""
    assert Counter(int(file[0]) for file in FILES) == dict.fromkeys(EVERY_TABLE, 4)


@EVERY_GAME
def test_a_recorded_game_replays(file: str) -> None:
    """PR-125: the moves lead to the digest that stands at the end of the file, and the game is over there."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    final = record(file).replay()
    assert text.rstrip().endswith(final.digest())
    assert record(file).dumps() == text
    assert final.mover == quayside.OVER
    assert sum(pos.mover >= 0 for pos, _ in story(file)) <= GAME.longest(record(file).seats)


@EVERY_GAME
def test_money_is_accounted_for(file: str) -> None:
    """PR-17, PR-46, PR-57, PR-94, PR-114: 25 dollars, less each price, plus each payment and money card."""
    money = [25] * record(file).seats
    for pos, move in story(file):
        seat = pos.mover
        verb, *named = GAME.parts(GAME.parse(move))
        if verb in ("take", "assistant takes"):
            money[seat] -= ROWS[named[0]]["price"]
        elif verb == "cash":
            money[seat] += ROWS[named[0]]["amount"]
        elif verb == "deliver":
            money[seat] += ROWS[named[0]]["payment"]
        elif verb == "finish":
            money[seat] += sum(ROWS[card]["amount"] * count for card, count in hand(pos, seat).items()
                               if card.startswith("money_"))
    final = record(file).replay()
    assert [cash(final, seat) for seat in range(final.seats)] == money


@EVERY_GAME
def test_rounds_keep_their_rules(file: str) -> None:
    """PR-25, PR-31, PR-43, PR-104: each board is named once a round, nobody takes twice, the token goes round."""
    named: Counter[tuple[int, str]] = Counter()
    took: Counter[tuple[int, int]] = Counter()
    masters = {}
    for pos, move in story(file):
        turn = on_table(pos, "round")
        verb, *about = GAME.parts(GAME.parse(move))
        if verb == "choose":
            named[turn, about[0]] += 1
            masters[turn] = pos.mover
        elif verb in ("take", "assistant takes"):
            took[turn, pos.mover] += 1
            assert named[turn, asked(pos)[2]] == 1
    assert max(named.values()) == max(took.values()) == 1
    assert [masters[turn] for turn in sorted(masters)] == [
        (masters[1] + turn) % record(file).seats for turn in range(len(masters))]


@EVERY_GAME
def test_the_game_ends_when_boards_are_short(file: str) -> None:
    """PR-108, PR-109: and not a round before."""
    final, seats = record(file).replay(), record(file).seats
    assert sum(on_table(final, "short").values()) >= SHORT_TO_END[seats]
    for pos, move in story(file):
        if move.startswith("choose"):
            assert sum(on_table(pos, "short").values()) < SHORT_TO_END[seats]


@EVERY_GAME
def test_refusals_and_moves_agree(file: str) -> None:
    """PR-30, PR-53: what is offered is exactly what is not refused, and every position can be saved and read."""
    for pos, _ in story(file)[::23]:
        assert pos.moves() == [move for move in range(GAME.move_count) if pos.refusal(move) is None]
        assert GAME.load(pos.state()) == GAME.unpack(pos.pack()) == pos


@EVERY_GAME
def test_cards_only_go_where_the_rules_send_them(file: str) -> None:
    """PR-62: what was discarded never comes back."""
    before: Counter[str] = Counter()
    for pos, _ in story(file)[::11]:
        now = Counter(on_table(pos, "discard"))
        assert before <= now
        before = now


@EVERY_GAME
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_seat_has_seen_hides_the_rest(file: str, viewer: int | None) -> None:
    """PR-21, PR-130: of the contracts dealt, a seat has seen its own alone, and every other move is open."""
    seen = record(file).seen_by(viewer).moves
    hidden = [at for at, move in enumerate(seen) if move is None]
    dealt = [1 + seat for seat in range(record(file).seats) if seat != viewer]
    assert hidden == dealt


def test_games_show_every_move() -> None:
    """PR-1: every kind of move and of question occurs in the recorded games."""
    verbs, kinds = set(), set()
    for file in FILES:
        for pos, move in story(file):
            verbs.add(GAME.parts(GAME.parse(move))[0])
            kinds.add(asked(pos)[0])
    assert verbs == {GAME.parts(move)[0] for move in range(GAME.move_count)}
    assert kinds == {"first-master", "deal-contract", "refill", "choose-board", "offer", "bundle", "ship-for", "load",
                     "final-window"}


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_decks_last_as_long_as_the_table_says(seats: int) -> None:
    """PR-100, PR-107: in random play no board is short while its deck has cards."""
    for seed in range(3):
        match = GAME.match(seats=seats, seed=seed)
        dice = quayside.Dice(seed)
        while (pos := match.position).mover != quayside.OVER:
            for board in BOARDS:
                assert not (on_table(pos, "short", board) and on_table(pos, "pile", board))
            match.play(pos.moves()[dice.below(len(pos.moves()))])
