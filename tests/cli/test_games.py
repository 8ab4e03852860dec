"""`quayside games`."""

import json

import pytest

import quayside
from quayside.cli.main import main


@pytest.mark.parametrize(("lang", "title"), [("en", "Packet Row"), ("ru", "Корабельный ряд")])
def test_games_are_listed(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    """Name, title, seats, and options as the command line takes them."""
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for words in ("packet-row", title, "2–5", "show_hands=no|yes"):
        assert words in out


def test_json_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    """For programs."""
    assert main(["games", "--json"]) == 0
    found = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(found) == quayside.games()
    row = found["packet-row"]
    assert row["seats"] == [2, 3, 4, 5]
    assert row["options"][0] | {"label": ""} == {
        "name": "show_hands", "kind": "yes_no", "choices": [False, True], "default": False, "label": ""}
