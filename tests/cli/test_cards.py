"""`quayside cards`: the list, one card, an owner's file checked, used and begun."""

import json
import re
from pathlib import Path

import pytest

import quayside
from quayside.cli.main import main
from quayside.cli.owners import template
from quayside.cli.provenance import RECKONED, reason, sourced
from quayside.core.words import LANGUAGES, has


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["cards", "packet-row", *words]) == 0
    return capsys.readouterr().out


def owners(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_every_card_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """With id, kind, count and price; ≈ where no source shows the value, and what it means."""
    out = printed(capsys)
    for row in quayside.game("packet-row").rows:
        assert row["id"] in out
    assert re.search(r"Library +vp_library +Victory points +1 +15 +points ≈3 ", out)
    assert re.search(r"Tobacco|3 tobacco +goods_tobacco_3 +Goods +≈2 +10 +amount 3 ", out)
    assert "R7  Three dollars a point" in out


@pytest.mark.parametrize(("wanted", "lang"), [("vp_library", "en"), ("Библиотека", "ru"), ("biblioteka", "pl")])
def test_one_card_tells_all(capsys: pytest.CaptureFixture[str], wanted: str, lang: str) -> None:
    """By id or title: what it does, every value, and why the reconstructed one is what it is."""
    out = printed(capsys, wanted, "--lang", lang)
    assert "[vp_library]" in out
    assert "≈3" in out
    assert "R7: " in out


def test_a_translated_name_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    """The School is printed in no Russian edition; the Library is."""
    assert "Перевод наш" in printed(capsys, "vp_school", "--lang", "ru")
    assert "Перевод наш" not in printed(capsys, "vp_library", "--lang", "ru")


def test_json_tells_how_far_values_can_be_trusted(capsys: pytest.CaptureFixture[str]) -> None:
    """Value, trust and source of each field."""
    fields = json.loads(printed(capsys, "vp_library", "--json"))["fields"]
    assert fields["price"] == {"value": 15, "trust": "sourced", "source": "rulebook"}
    assert fields["points"] == {"value": 3, "trust": "reconstructed", "source": "R7"}
    assert len(json.loads(printed(capsys, "--json"))) == len(quayside.game("packet-row").rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_written(lang: str) -> None:
    """No code without its sentence in any language."""
    for name in quayside.games():
        game = quayside.game(name)
        codes = {code for row in game.rows for code in sourced(row).values() if RECKONED.fullmatch(code)}
        assert [code for code in sorted(codes) if not has(lang, None, f"reason-{name}-{code}")] == []
        assert len({reason(game, code, lang) for code in codes}) == len(codes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_is_an_owners_file(tmp_path: Path, lang: str) -> None:
    """As it is it changes nothing; nor does it with every printed value put in."""
    game = quayside.game("packet-row")
    text = template(game, lang)
    assert quayside.game("packet-row", cards=owners(tmp_path, text)) == game
    whole = re.sub(r"^# (?=\S+ = )", "", text, flags=re.MULTILINE)
    assert whole.count("\n#") < 3
    assert "\nprice = 15\npoints = 3  # ≈\n" in whole
    assert quayside.game("packet-row", cards=owners(tmp_path, whole)) == game


def test_the_template_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """To be redirected into a file."""
    assert printed(capsys, "--template") == template(quayside.game("packet-row"), "en")


def test_a_file_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What it changes is listed; what repeats the printed value is no change."""
    file = owners(tmp_path, "[cards.vp_library]\npoints = 4\nprice = 15\n[tables.money]\nstart = 30\n")
    out = printed(capsys, "--check", file)
    assert re.search(r"Library +vp_library +points +3 +4", out)
    assert re.search(r" money +start +25 +30", out)
    assert "it changes 2 values" in out
    assert json.loads(printed(capsys, "--check", file, "--json"))[0] == {
        "section": "cards", "id": "vp_library", "title": "Library", "field": "points", "printed": 3, "yours": 4}


def test_a_file_is_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The owner's value stands in the list and is no longer doubted."""
    file = owners(tmp_path, "[cards.vp_library]\npoints = 4\n")
    assert json.loads(printed(capsys, "vp_library", "--cards", file, "--json"))["fields"]["points"] == {
        "value": 4, "trust": "owner", "source": "owner"}
    assert re.search(r"Points +4 +your file", printed(capsys, "vp_library", "--cards", file))


@pytest.mark.parametrize(("text", "line", "said"), [
    ("[cards.vp_library]\npoints = 'many'\n", 2, "points = 'many'"),
    ("\n[cards.vp_libary]\npoints = 3\n", 2, "did you mean vp_library"),
    ("[cards.money_4]\ncount = 9\n", 1, "there are 25 cards of the type money"),
    ("[cards.vp_library\n", 1, "no TOML")])
def test_a_broken_file_is_told_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, line: int,
                                             said: str) -> None:
    """File, line, reason."""
    file = owners(tmp_path, text)
    assert main(["cards", "packet-row", "--check", file]) == 1
    err = capsys.readouterr().err
    assert f"{file}, line {line}: " in err
    assert said in err


def test_an_unknown_card_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """With the ones that may be meant."""
    assert main(["cards", "packet-row", "vp_libary"]) == 1
    assert "did you mean vp_library" in capsys.readouterr().err
