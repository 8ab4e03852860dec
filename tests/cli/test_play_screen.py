"""The full-screen table, driven by keys and looked at as text."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList

import quayside
from quayside.cli.play import saving
from quayside.cli.play.screen.app import TableApp
from quayside.cli.play.screen.curtain import Curtain
from quayside.cli.play.screen.start import StartScreen
from quayside.cli.play.screen.table import TableScreen
from quayside.cli.play.seating import seat
from quayside.cli.play.setup import Setup
from quayside.cli.play.table import Table
from quayside.core.words import say

SMALL, LARGE = (80, 24), (160, 50)
Steps = Callable[[Any], Awaitable[None]]


@pytest.fixture(autouse=True)
def kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def opened(folder: Path, *names: str, seats: int = 3, seed: int = 7, bots: list[str] | None = None,
           **options: Any) -> Table:
    """A table of Packet Row kept in a folder; the first seed from this one on by which the first seat begins."""
    game = quayside.game("packet-row")
    begins = next(one for one in range(seed, seed + 99) if game.match(seats, one, **options).position.mover == 0)
    return Table.opened(game, seat(seats, bots, names), begins, folder / "game.record", **options)


def driven(app: TableApp, steps: Steps, size: tuple[int, int] = SMALL) -> None:
    """Run an application on a screen of this size through some steps."""
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await steps(pilot)

    asyncio.run(run())


async def settled(pilot: Any) -> None:
    """Wait until no bot thinks and everything is drawn."""
    await pilot.pause()
    for _ in range(200):
        if not pilot.app.workers:
            break
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
    await pilot.pause()


async def press(pilot: Any, *keys: str) -> None:
    """Press keys one after another, letting the bots answer each."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def shown(app: TableApp) -> str:
    """Everything that is on the screen, as text."""
    strips = app.screen._compositor.render_strips()  # the very lines that go to the terminal
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "expected"), [
    ("en", ("Packet Row", "Round 1", "Guild hall", "Docks", "Market", "Bank", "Ada (you)", "greedy")),
    ("ru", ("Корабельный ряд", "Раунд 1", "Зал гильдии", "Доки", "Рынок", "Банк", "Ada (вы)", "жадный")),
    ("pl", ("Packet Row", "Runda 1", "Dom gildii", "Doki", "Targ", "Bank", "Ada (ty)", "zachłanny")),
])
def test_the_whole_table_is_on_the_screen(tmp_path: Path, size: tuple[int, int], lang: str,
                                          expected: tuple[str, ...]) -> None:
    """Boards, seats, own hand, question and moves stand on the screen at both sizes, in every language."""
    table = opened(tmp_path, "Ada", seats=4)
    app = TableApp(table, lang)

    async def steps(pilot: Any) -> None:
        text = " ".join(shown(app).split())
        assert f" / {say(lang, None, 'key-type')}" in text
        strengths = (expected[-1],) if size == LARGE else ()
        look = table.look(0, lang)
        for word in (*expected[:-1], *strengths, "▸", "▲", look.question.split()[0]):
            assert word in text

    driven(app, steps, size)


def test_moves_by_number_arrow_and_typing(tmp_path: Path) -> None:
    """A move is made by its number, by arrow and Enter, or by typing some of its words."""
    for keys in (["2"], ["down", "enter"], ["slash", "d", "o", "c", "k", "enter"]):
        table = opened(tmp_path, "Ada", seats=2, seed=7, bots=["random"])
        app = TableApp(table, "en")

        async def steps(pilot: Any, keys: list[str] = keys, app: TableApp = app) -> None:
            await press(pilot, *keys)
            assert "✓ Name the docks" in shown(app)

        driven(app, steps)
        texts = [table.game.text(move) for move in table.match.record.moves]
        assert "choose docks" in texts


def test_a_click_on_a_board_names_it(tmp_path: Path) -> None:
    """What is lit is a button where it lies."""
    table = opened(tmp_path, "Ada", seats=2, bots=["random"])
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        line = next(at for at, text in enumerate(shown(app).split("\n")) if "▸Docks" in text)
        await pilot.click(offset=(4, line))
        await settled(pilot)
        assert "✓ Name the docks" in shown(app)

    driven(app, steps)


def test_a_refused_move_says_why(tmp_path: Path) -> None:
    """A refused move can be picked; the status line says why it is refused, and nothing changes."""
    table = opened(tmp_path, "Ada", seats=2)
    app, before = TableApp(table, "en"), table.position

    async def steps(pilot: Any) -> None:
        await press(pilot, "slash")
        app.screen.query_one("#type", Input).value = "end the round"
        await press(pilot, "enter")
        assert "⊘ End the round: A round cannot end before a board was named" in shown(app)

    driven(app, steps)
    assert table.position == before


def test_undo(tmp_path: Path) -> None:
    """u at the curtain takes back the move of the one who made it; with nothing to take back it is refused."""
    table = opened(tmp_path, "Ada", "Marek", seats=2, bots=[])
    before = table.position
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "enter", "u")
        assert "⊘ That cannot be taken back" in " ".join(shown(app).split())
        await press(pilot, "1")
        assert isinstance(app.screen, Curtain)
        assert table.position != before
        await press(pilot, "u")
        assert isinstance(app.screen, Curtain)
        behind = app.screen_stack[-2]
        assert isinstance(behind, TableScreen)
        assert behind.look.seat is None
        assert table.position == before
        assert "Taken back" in shown(app)
        assert f"Next: {table.seating.name(table.mover, 'en')}" in shown(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)

    driven(app, steps)


def test_a_refused_undo_at_the_curtain_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody learned something from the move, the curtain stays and says that it cannot be taken back."""
    def refused(*_: object) -> None:
        raise quayside.UndoRefused("a card was turned up")

    table = opened(tmp_path, "Ada", "Marek", seats=2, bots=[])
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "enter", "1")
        monkeypatch.setattr(table, "undo", refused)
        await press(pilot, "u")
        assert isinstance(app.screen, Curtain)
        assert "⊘ That cannot be taken back" in " ".join(shown(app).split())

    driven(app, steps)


def test_a_second_enter_at_the_hand_over_plays_nothing(tmp_path: Path) -> None:
    """After a reveal no move is marked until an arrow key or a number is pressed."""
    table = opened(tmp_path, "Ada", "Marek", seats=2, bots=[])
    app, before = TableApp(table, "en"), table.position

    async def steps(pilot: Any) -> None:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, TableScreen)
        assert table.position == before
        await press(pilot, "down", "enter")
        assert table.position != before

    driven(app, steps)


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
def test_the_log_takes_the_seats_place(tmp_path: Path, size: tuple[int, int]) -> None:
    """With l the log fills the place of the seats where there is little room, and the moves stay beside it."""
    table = opened(tmp_path, "Ada", seed=31, bots=["greedy", "greedy"])
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "1")
        await press(pilot, "1", "l")
        text = shown(app)
        assert " 1 ▸ " in text
        box = app.screen.query_one("#logbox", VerticalScroll)
        assert box.size.height >= 10
        told = [line.text for line in table.look(0, "en").log[-4:]]
        assert [line for line in told if line.split()[-1] not in text] == []
        await press(pilot, "pageup", "l")
        assert "Ada (you)" in shown(app)

    driven(app, steps, size)


def test_a_number_out_of_turn_says_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot is asked a number is no move, whatever the list holds."""
    table = opened(tmp_path, "Ada", seats=2, bots=["random"])
    app = TableApp(table, "en")
    monkeypatch.setattr(TableScreen, "think", lambda _: None)

    async def steps(pilot: Any) -> None:
        while table.mover == 0:
            await press(pilot, "1")
        await press(pilot, "2")
        assert "⊘ It is not your turn: Bosun is asked" in shown(app)

    driven(app, steps)


def test_words_that_fit_nothing_are_said(tmp_path: Path) -> None:
    """An empty list while typing has a sentence beside it, which recommends no command of the plain table."""
    app = TableApp(opened(tmp_path, "Ada"), "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "slash", "z", "z")
        assert "⊘ “zz” is no move here." in shown(app)
        assert "Type moves" not in shown(app)
        await press(pilot, "backspace", "backspace")
        assert "is no move" not in shown(app)

    driven(app, steps)


def test_a_fault_is_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                 capfd: pytest.CaptureFixture[str]) -> None:
    """When something breaks inside, the terminal shows no traceback; the fault is kept, to be told in a sentence."""
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    app = TableApp(opened(tmp_path, "Ada"), "en")
    monkeypatch.setattr(TableScreen, "action_score", broken)

    async def press_it(pilot: Any) -> None:
        await pilot.press("s")

    app.run(headless=True, size=SMALL, auto_pilot=press_it)
    assert isinstance(app.fault, ZeroDivisionError)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_the_curtain_hides_the_secret(tmp_path: Path) -> None:
    """Between two persons nothing of the table is on the screen, and nobody ever sees another's secret."""
    table = opened(tmp_path, "Ada", "Marek", seats=2, seed=12, bots=[])
    secrets = [row["secret"] for row in table.position.state()["by_seat"]]
    names = [table.look(0, "en").name("card", card).removesuffix(" (starting contract)") for card in secrets]
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        for _ in range(6):
            text = " ".join(shown(app).split())
            if isinstance(app.screen, Curtain):
                assert [name for name in names if name in text] == []
                await press(pilot, "enter")
            else:
                other = 1 - table.mover
                assert names[other] not in text
                await press(pilot, "s")
                assert names[other] not in " ".join(shown(app).split())
                await press(pilot, "escape", "1")

    driven(app, steps, LARGE)


def test_too_small_a_terminal_says_so(tmp_path: Path) -> None:
    """Below 80 × 24 there is one sentence; with more room the table is back."""
    app = TableApp(opened(tmp_path, "Ada"), "en")

    async def steps(pilot: Any) -> None:
        text = " ".join(shown(app).split())
        assert text == ("This terminal has 60 × 20 characters; the table needs at least 80 × 24. "
                        "Make the window larger.")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "Guild hall" in shown(app)
        await press(pilot, "slash", "d")
        await pilot.resize_terminal(79, 24)
        await settled(pilot)
        assert "".join(shown(app).split()).startswith("Thisterminalhas79×24characters")

    driven(app, steps, (60, 20))


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """The game goes on when it cannot be saved; leaving asks twice."""
    (tmp_path / "file").write_text("")
    table = opened(tmp_path / "file", "Ada", seats=2)
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "1")
        assert "could not be saved" in " ".join(shown(app).split())
        await press(pilot, "q")
        assert app.is_running
        await press(pilot, "q")

    driven(app, steps)
    assert len(table.chronicle.entries) > 1


def test_save_and_resume_give_the_same_position(tmp_path: Path) -> None:
    """What is saved is offered on the first screen and goes on from the same position, with the same players."""
    table = Table.opened(quayside.game("packet-row"), seat(3, ["random", "search:playouts=20"], ["Ada"]), 7)
    first = TableApp(table, "en")

    async def play(pilot: Any) -> None:
        await press(pilot, "1", "1")

    driven(first, play)
    again = TableApp(None, "en", setup=Setup("en"))

    async def resume(pilot: Any) -> None:
        assert "Ada" in shown(again)
        await press(pilot, "down", "enter")
        assert again.table is not None
        assert again.table.position.digest() == table.position.digest()
        assert [sitter.bot for sitter in again.table.seating.sitters] == [None, "random", "search:playouts=20"]

    driven(again, resume)


def test_the_first_screen_starts_what_is_chosen(tmp_path: Path) -> None:
    """Language and seats are changed with the arrows; Enter opens that table."""
    app = TableApp(None, "en")

    async def steps(pilot: Any) -> None:
        assert isinstance(app.screen, StartScreen)
        assert "╭" in shown(app)
        assert "─" in shown(app)
        choices = app.screen.query_one("#choices", OptionList)
        choices.highlighted = 2
        await press(pilot, "right")
        choices.highlighted = 0
        await press(pilot, "left")
        assert "Graczy" in shown(app)
        await press(pilot, "end", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.table is not None
        assert app.table.position.seats == 4

    driven(app, steps)


def test_windows_open_and_close(tmp_path: Path) -> None:
    """Score, rules, cards and help open over the table; Escape closes them."""
    app = TableApp(opened(tmp_path, "Ada"), "en")

    async def steps(pilot: Any) -> None:
        for keys, expected in ((["s"], "Victory point cards"), (["question_mark"], "▸ what you may do"),
                               (["r", *"trader"], "5 traders"), (["c", *"library"], "Price: $15")):
            await pilot.press(*keys)
            await settled(pilot)
            assert expected in shown(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, TableScreen)

    driven(app, steps)


def test_a_saved_game_without_players_asks_for_them(tmp_path: Path) -> None:
    """The first screen asks who sits there instead of putting bots in the persons' places."""
    table = opened(tmp_path, "Ada", "Marek", seats=2, bots=[])
    table.save()
    (tmp_path / f"game.record{saving.BESIDE}").unlink()
    app = TableApp(None, "en", setup=Setup.going_on("en", saving.load(tmp_path / "game.record")))

    async def steps(pilot: Any) -> None:
        assert "does not say who sat there" in " ".join(shown(app).split())
        assert app.table is None
        app.screen.query_one("#choices", OptionList).highlighted = 2
        await press(pilot, "left")
        await press(pilot, "end", "enter")
        assert app.table is not None
        assert app.table.position.digest() == table.position.digest()
        assert app.table.seating.sitters[0].bot is None

    driven(app, steps)


def test_two_players_of_one_name_are_refused(tmp_path: Path) -> None:
    """The first screen says so and does not start."""
    setup = Setup("en")
    for at in (0, 1):
        setup.rename(f"seat {at}", "Ada")
    app = TableApp(None, "en", setup=setup)

    async def steps(pilot: Any) -> None:
        await press(pilot, "enter")
        assert isinstance(app.screen, StartScreen)
        assert "Two players are called Ada" in shown(app)

    driven(app, steps)


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    """g goes on to the next language; everything is in it at once."""
    app = TableApp(opened(tmp_path, "Ada"), "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "g")
        assert "Зал гильдии" in shown(app)
        await press(pilot, "g")
        assert "Dom gildii" in shown(app)

    driven(app, steps)


def test_the_end_of_a_game(tmp_path: Path) -> None:
    """When the last move is made, the places and all sheets are shown, and one can play again."""
    table = opened(tmp_path, "Ada", seats=2, bots=["random"])
    dice = quayside.Dice(1)
    while table.position.view(None)["waits"][0]["kind"] != "final-window":
        table.match.play(quayside.bot("random").choose(table.match.sight(table.mover), dice))
        table.position = table.match.position
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        await press(pilot, "slash")
        app.screen.query_one("#type", Input).value = "finish"
        await press(pilot, "enter")
        assert table.over
        text = shown(app)
        assert "The game is over" in text
        assert "Bankers" in text
        await press(pilot, "a")
        assert isinstance(app.screen, StartScreen)

    driven(app, steps)


def test_only_bots_play_for_a_spectator(tmp_path: Path) -> None:
    """Without a person the table is watched, and no secret is shown."""
    table = opened(tmp_path, seats=2, bots=["random", "greedy"])
    secrets = [table.look(0, "en").name("card", row["secret"]) for row in table.position.state()["by_seat"]]
    app = TableApp(table, "en")

    async def steps(pilot: Any) -> None:
        text = " ".join(shown(app).split())
        assert "(you)" not in text
        assert [name for name in secrets if name in text.partition("Setting up")[0]] == []

    driven(app, steps)
