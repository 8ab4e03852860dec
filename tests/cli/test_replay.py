"""`quayside replay`: a record forwards and backwards, as a seat or a spectator saw it."""

import asyncio
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.cli import main
from quayside.cli.main import INTERPRETED
from quayside.cli.play.replayed import Replayed
from quayside.cli.play.saving import load
from quayside.cli.play.screen.app import TableApp
from quayside.cli.play.screen.replay import ReplayScreen


@pytest.fixture(scope="module")
def record() -> quayside.Record:
    """A short stretch of a game of Packet Row."""
    match = quayside.game("packet-row").match(seats=3, seed=11)
    dice = quayside.Dice(5)
    for _ in range(30):
        pos = match.position
        match.play(quayside.bot("random").choose(pos.sight(pos.mover), dice))
    return match.record


@pytest.fixture
def file(tmp_path: Path, record: quayside.Record) -> Path:
    """The record in a file."""
    path = tmp_path / "game.record"
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def told(file: Path, *lines: str, options: tuple[str, ...] = (), monkeypatch: pytest.MonkeyPatch,
         capsys: pytest.CaptureFixture[str]) -> str:
    """What a plain replay says to these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["replay", str(file), "--plain", "--lang", "en", *options]) == 0
    return capsys.readouterr().out


def test_steps_forwards_and_backwards(file: Path, record: quayside.Record, monkeypatch: pytest.MonkeyPatch,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    """next, back and to go to a move and say what happened there; the ends are ends."""
    said = told(file, "next", "back", "back", "to 30", "to 9999", "quit", monkeypatch=monkeypatch, capsys=capsys)
    total = len(record.moves)
    places = [line.split(" · ")[0] for line in said.splitlines() if line.startswith("Move ")]
    assert places == [f"Move {at} of {total}" for at in (0, 1, 0, 0, 30)]
    assert f"0 to {total} can be shown" in said


def test_the_view_at_a_move_is_the_seat_s_view(file: Path, record: quayside.Record,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    """--json gives the very view that the seat had after so many moves."""
    for seat, options in ((None, []), (1, ["--seat", "1"])):
        assert main(["replay", str(file), "--at", "40", "--json", *options]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["view"] == record.position(40).view(seat)
        assert data["at"] == 40


def test_a_spectator_sees_no_secret(file: Path, record: quayside.Record, monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the table nor the log tells a spectator, or another seat, what a seat was dealt."""
    pos = record.replay()
    game = pos.game
    secrets = [row["secret"] for row in pos.state()["by_seat"]]
    for eyes, hidden in (((), secrets), (("--seat", "0"), secrets[1:])):
        said = told(file, "to 4", "view", "log", "next", options=eyes, monkeypatch=monkeypatch, capsys=capsys)
        names = [Replayed(load(file), None, "en").look().name("card", card) for card in hidden]
        assert [name for name in names if name in said] == []
    assert game.name == "packet-row"


def test_what_one_seat_has_seen_cannot_be_replayed(tmp_path: Path, record: quayside.Record,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    """A record with hidden moves gets a sentence why it cannot be replayed."""
    path = tmp_path / "seen.record"
    path.write_text(record.seen_by(1).dumps(), encoding="utf-8")
    assert main(["replay", str(path), "--plain"]) == 1
    assert "holds what seat 1 has seen of a game; moves hidden from it are missing" in capsys.readouterr().err


def test_a_hidden_move_is_said_without_its_secret(file: Path) -> None:
    """A spectator is told who is dealt a starting contract, not which one."""
    replayed = Replayed(load(file), None, "en")
    told = [replayed.told(number) for number in range(1, replayed.total + 1)]
    assert "?" not in told
    assert [line for line in told if "starting contract is dealt to ▲ Vermilion" in line]


@pytest.mark.parametrize(("options", "expected"), [
    (["--at", "99999"], "can be shown"), (["--at", "-1"], "can be shown"), (["--seat", "7"], "seat 7 is not at this"),
])
def test_a_place_or_a_seat_that_is_not_there(file: Path, options: list[str], expected: str,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    """A move beyond the end, or a seat that nobody has, is one sentence."""
    assert main(["replay", str(file), "--json", *options]) == 1
    assert expected in capsys.readouterr().err


def test_broken_records(tmp_path: Path, record: quayside.Record, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that is cut off, changed or no text at all is named with its line."""
    lines = record.dumps().splitlines()
    broken = {"cut": "\n".join(lines[:30]), "version": record.dumps().replace("rules 1", "rules 99"),
              "move": record.dumps().replace(lines[20], "take everything"), "empty": ""}
    for name, text in broken.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert main(["replay", str(path), "--json"]) == 1
        said = [line for line in capsys.readouterr().err.splitlines() if line != INTERPRETED]
        assert [f"{path}: line " in line for line in said] == [True]
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(tmp_path / "bytes"), "--json"]) == 1
    assert "is not a text file" in capsys.readouterr().err


def test_the_full_screen_steps_with_the_arrow_keys(file: Path, record: quayside.Record) -> None:
    """Arrows step, End goes to the last move, v changes the eyes."""
    replayed = Replayed(load(file), None, "en")
    app = TableApp(None, "en", first=lambda: ReplayScreen(replayed))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            places: list[Any] = []
            for key in ("right", "right", "left", "end", "home", "pagedown", "v"):
                await pilot.press(key)
                await pilot.pause()
                places.append(replayed.at)
            total = len(record.moves)
            assert places[:5] == [1, 2, 1, total, 0]
            assert places[5] == 20
            assert replayed.seat == 0

    asyncio.run(run())
