"""What the bench makes of figures: floors, scaling, environments. Nothing is measured here."""

import sys
from pathlib import Path

import pytest

from quayside.arena import ArenaError
from quayside.arena.benchmark.entries import GAMES, MEASURES, PEERS, PROGRAMS, REFERENCE
from quayside.arena.benchmark.environments import Environment, NotSetUp, find_python, version_of
from quayside.arena.benchmark.findings import findings, rates, scale
from quayside.arena.benchmark.running import Subject, peer_subject, programs, quayside_subject, run_rounds


def half_as_fast() -> list[Subject]:
    """Quayside and fastcatan on a machine half as fast as the one the floors are for."""
    own = quayside_subject("packet-row", "python", "3.12")
    own.found = {"engine": [9e6, 7e6, 8e6], "copy": [0.23], "pack": [231.0], "threads": [1.9]}
    peer = peer_subject(PEERS[0], "python")
    peer.found = {"steps": [REFERENCE / 2]}
    return [own, peer]


def test_floors_are_scaled_by_what_fastcatan_makes() -> None:
    """Half as fast: half the decisions, twice the time; bytes and ratios stay."""
    subjects = half_as_fast()
    found = {one.measure.name: one for one in findings(subjects[0], scale(subjects))}
    assert {name: one.floor for name, one in found.items()} == {
        "engine": 7_750_000, "threads": 1.8, "copy": 0.24, "pack": 230}
    assert {name: one.met for name, one in found.items()} == {
        "engine": True, "threads": True, "copy": True, "pack": False}


def test_the_median_counts() -> None:
    """Of three rounds the middle one."""
    assert findings(half_as_fast()[0], 1.0)[0].value == 8e6
    assert rates(half_as_fast())[0] == ("quayside packet-row 3.12, inside the engine", 8e6)


def test_without_fastcatan_nothing_is_scaled() -> None:
    """The floors are those of the machine they are for."""
    own = half_as_fast()[:1]
    assert scale(own) is None
    assert findings(own[0], None)[0].floor == 15_500_000


def test_floors_differ_by_version_of_python() -> None:
    """Three per cent and more lie between 3.11 and 3.12; where nothing is promised, there is no floor."""
    entry = GAMES["packet-row"]
    assert [entry.floor("loop", version) for version in ("3.11", "3.12", "3.13")] == [3_000_000, 2_650_000, None]


def test_every_floor_is_of_something_measured() -> None:
    """No floor without its measure; every program is there."""
    assert {name for entry in GAMES.values() for name in entry.floors} <= {measure.name for measure in MEASURES}
    source = (programs() / "measures.py").read_text(encoding="utf-8")
    assert all(f"def {program}(game" in source for program in PROGRAMS)
    assert all((programs() / peer.program[0]).exists() for peer in PEERS)


def test_a_peer_that_fails_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds of two peers: one gives figures, the other says why it cannot."""
    (tmp_path / "good.py").write_text("print('{\"steps\": 5}')")
    (tmp_path / "bad.py").write_text("raise SystemExit('no dice')")
    monkeypatch.setattr("quayside.arena.benchmark.running.programs", lambda: tmp_path)
    good, bad = (Subject(name, sys.executable, [(f"{name}.py",)]) for name in ("good", "bad"))
    steps: list[int] = []
    run_rounds([good, bad], 2, 0.1, lambda: steps.append(1))
    assert (good.found, len(steps)) == ({"steps": [5, 5]}, 4)
    assert bad.failure == "bad: no dice"


def test_an_environment_must_hold_what_it_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing, made for something else, and in order."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    place = Environment("peer-1", "peer==1", "peer==1")
    with pytest.raises(NotSetUp, match="--setup"):
        place.check()
    place.folder.mkdir(parents=True)
    (place.folder / "quayside-bench.txt").write_text("peer==0")
    with pytest.raises(NotSetUp, match="another version"):
        place.check()
    (place.folder / "quayside-bench.txt").write_text("peer==1")
    place.check()


def test_pythons_are_found_by_version_or_path() -> None:
    """This one is found either way; one that nobody has is refused."""
    assert find_python(version_of(sys.executable)) == sys.executable
    assert find_python(sys.executable) == sys.executable
    with pytest.raises(ArenaError, match=r"no Python 3\.1 on"):
        find_python("3.1")
    with pytest.raises(ArenaError, match="no Python that runs"):
        find_python("/nowhere/python")
