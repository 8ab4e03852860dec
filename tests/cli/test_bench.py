"""`quayside bench`: what is refused, what is left out, what is printed. No time is asserted."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.arena.benchmark import environments
from quayside.arena.benchmark.running import Subject
from quayside.cli import bench
from quayside.cli.main import main


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Subject]:
    """Nothing is run: every subject is noted with made-up figures; nothing is set up."""
    seen: list[Subject] = []

    def pretend(subjects: list[Subject], rounds: int, seconds: float, step: Any) -> None:
        for subject in subjects:
            seen.append(subject)
            subject.note({"engine": 16e6, "copy": 0.1, "pack": 400} if subject.game else {"steps": 1.45e6})

    monkeypatch.setattr(bench, "run_rounds", pretend)
    monkeypatch.setattr(quayside, "compiled", True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return seen


def test_the_table_says_met_and_missed(capsys: pytest.CaptureFixture[str], measured: list[Subject]) -> None:
    """Against the floors; what is not set up is named with the way to have it."""
    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert "decisions inside the engine" in out
    assert [word for line in out.splitlines() for word in line.split()[-1:] if word in ("met", "missed")] == [
        "met", "met", "missed"]
    assert "left out: fastcatan: not set up; `quayside bench --setup` does it" in out
    assert "not scaled" in out


def test_json_has_every_round(capsys: pytest.CaptureFixture[str], measured: list[Subject]) -> None:
    """For programs."""
    assert main(["bench", "--no-peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["quayside"][0]["measures"]["pack"] == {
        "median": 400, "unit": "bytes", "rounds": [400], "floor": 230, "met": False}
    assert (found["left_out"], found["scale"]) == ({}, None)
    assert found["load"] >= 0


def test_interpreted_rules_are_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """They would be 150 times slower, and nobody would notice why."""
    monkeypatch.setattr(quayside, "compiled", False)
    assert main(["bench", "--no-peers"]) == 1
    assert "the rules run interpreted" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "said"), [
    (["--rounds", "0"], "expected at least one"), (["--python", "3.1"], "no Python 3.1 on this machine"),
    (["--python", "/nowhere/python"], "no Python that runs")])
def test_what_cannot_be_is_one_sentence(capsys: pytest.CaptureFixture[str], measured: list[Subject], words: list[str],
                                        said: str) -> None:
    """With an exit code that is not 0."""
    assert main(["bench", *words]) == 1
    assert said in capsys.readouterr().err
    assert measured == []


def test_a_peer_without_its_python_is_left_out(measured: list[Subject], monkeypatch: pytest.MonkeyPatch) -> None:
    """It says which one it needs."""
    monkeypatch.setattr(environments, "find_python", lambda wanted: bench.first_python(()))
    peers, left_out = bench.peer_subjects(argparse.Namespace(setup=True))
    assert peers == []
    assert left_out["fastcatan"] == "needs Python 3.12, which this machine does not have"
