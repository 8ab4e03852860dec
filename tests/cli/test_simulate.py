"""`quayside simulate`: what is printed, written and refused."""

import csv
import json
import multiprocessing
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.arena import Outcome, stream
from quayside.arena.statistics import Mean, Share
from quayside.arena.summary import Standing, Summary
from quayside.cli import simulate
from quayside.cli.main import main
from quayside.cli.simulated import strength

ALONE = ["--workers", "1", "--seed", "3"]


def simulated(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["simulate", "packet-row", *words, *ALONE]) == code
    return capsys.readouterr().out


def test_tables_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Seats by colour, bots by name, lengths and cards."""
    out = simulated(capsys, "--games", "5", "--seats", "3", "--bots", "greedy,random")
    assert out.startswith("Packet Row: 5 games, 3 seats, seed 3")
    for words in ("Vermilion", "greedy", "Decisions", "Rounds", "University", "Wilson"):
        assert words in out


@pytest.mark.parametrize(("lang", "words"), [("ru", "6 партий, 4 места"), ("pl", "6 partii, 4 miejsca")])
def test_tables_speak_three_languages(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    """Counted as the language counts; four seats when nobody says."""
    assert words in simulated(capsys, "--games", "6", "--lang", lang).replace("\u00a0", " ")


def test_json_has_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """Data only, and the same for one worker and two."""
    one = simulated(capsys, "--games", "6", "--json")
    assert main(["simulate", "packet-row", "--games", "6", "--json", "--workers", "2", "--seed", "3"]) == 0
    two = capsys.readouterr().out
    found = [json.loads(text) for text in (one, two)]
    assert [data["lengths"].pop("seconds") is None for data in found] == [False, False]
    assert found[0] == found[1]
    assert (found[0]["games"], len(found[0]["by_seat"]), found[0]["by_seat"][0]["fair"]) == (6, 4, 0.25)


def test_a_single_game_gives_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    """What has no number in JSON is null, and a dash in a table."""
    assert json.loads(simulated(capsys, "--games", "1", "--json"))["by_seat"][0]["score"]["high"] is None
    assert "nan" not in simulated(capsys, "--games", "1")


def test_one_bot_is_held_against_another(capsys: pytest.CaptureFixture[str]) -> None:
    """One seat of the one, the rest of the other; the verdict compares with one seat's part."""
    out = simulated(capsys, "--games", "20", "--one", "greedy", "--against", "random")
    assert "greedy against random: wins" in out
    assert "more than its even share of 25.0" in out
    found = json.loads(simulated(capsys, "--games", "20", "--one", "greedy", "--against", "random", "--json"))
    assert (found["bots"], found["strength"]["verdict"]) == (["greedy", *["random"] * 3], "stronger")
    assert found["strength"]["low"] > found["strength"]["fair"] == 0.25


@pytest.mark.parametrize(("low", "mean", "high", "verdict"), [
    pytest.param(0.26, 0.35, 0.45, "stronger", id="all above"), pytest.param(0.20, 0.35, 0.45, "open", id="mean above"),
    pytest.param(0.10, 0.20, 0.30, "open", id="mean below"), pytest.param(0.10, 0.15, 0.24, "weaker", id="all below"),
    pytest.param(0.25, 0.35, 0.45, "open", id="lower end at the share"),
    pytest.param(0.05, 0.15, 0.25, "open", id="upper end at the share")])
def test_a_verdict_needs_the_whole_interval(low: float, mean: float, high: float, verdict: str) -> None:
    """A bot is stronger or weaker only when its interval lies wholly on one side of the even share."""
    none = Mean.of([0.0])
    standing = Standing("greedy", 20, none, 2.5, Share(mean, low, high, 20), 0.25)
    found = strength(Summary([], [standing], {}, [], 0.25), Namespace(one="greedy", against="random"))
    assert found is not None
    assert found["verdict"] == verdict


def test_csv_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A row for each seat of each game."""
    file = tmp_path / "games.csv"
    assert f"Written: {file}" in simulated(capsys, "--games", "5", "--seats", "2", "--csv", str(file))
    with file.open(newline="", encoding="utf-8") as text:
        rows = list(csv.DictReader(text))
    assert [(row["game"], row["seat"]) for row in rows[:3]] == [("0", "0"), ("0", "1"), ("1", "0")]
    assert len(rows) == 10


def test_owners_cards_are_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Buildings worth nothing make poorer games."""
    file = tmp_path / "mine.toml"
    file.write_text("[tables.money]\nstart = 900\n")
    rich = json.loads(simulated(capsys, "--games", "5", "--cards", str(file), "--json"))
    assert rich["by_seat"][0]["score"]["least"] >= 80
    assert rich["cards"] != []


@pytest.mark.parametrize(("words", "said"), [
    (["--seats", "6"], "6 seats: packet-row has 2 to 5"),
    (["--bots", "gredy"], "did you mean 'greedy'?"),
    (["--games", "0"], "0 games"),
    (["--option", "show_hands"], "name=value"),
    (["--option", "show_hands=maybe"], "show_hands cannot be 'maybe'"),
    (["--one", "greedy"], "--against"),
    (["--one", "greedy", "--against", "greedy"], "nothing would be learned"),
    (["--csv", "/nowhere/games.csv"], "/nowhere/games.csv cannot be written"),
    (["--count", "sail"], "no move of packet-row with the verb 'sail' names a card"),
])
def test_what_cannot_be_is_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    """Before the first game, with an exit code that is not 0."""
    assert main(["simulate", "packet-row", *words]) == 1
    *warnings, sentence = capsys.readouterr().err.splitlines()
    assert said in sentence
    assert len(warnings) == (not quayside.compiled)


def test_options_are_read_as_the_game_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    """`yes` is a truth."""
    found = json.loads(simulated(capsys, "--games", "2", "--option", "show_hands=yes", "--json"))
    assert found["options"] == {"show_hands": True}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_reports_what_was_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                              workers: str) -> None:
    """Ctrl-C after the first games: they are told, the processes are ended, and the exit code says it."""

    def interrupted(*args: Any) -> Iterator[list[Outcome]]:
        yield next(games := stream(*args))
        games.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "stream", interrupted)
    assert main(["simulate", "packet-row", "--games", "100000", "--workers", workers]) == 130
    out = capsys.readouterr().out
    assert "Stopped: 1 of 100,000 games were played." in out
    assert "Blue" in out
    assert multiprocessing.active_children() == []


def test_an_interrupt_before_the_first_game_is_one_sentence(capsys: pytest.CaptureFixture[str],
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to report."""

    def interrupted(*args: Any) -> Iterator[list[Outcome]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "stream", interrupted)
    assert main(["simulate", "packet-row"]) == 1
    assert "before the first game was over" in capsys.readouterr().err
