"""`quayside rules`: the whole page, a rule by its number, rules by words."""

import json

import pytest

from quayside.cli.main import main
from quayside.cli.rules import rules_of
from quayside.core.words import LANGUAGES
from quayside.rulebook import rules_text


def printed(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["rules", "packet-row", *words]) == code
    found = capsys.readouterr()
    return found.out if code == 0 else found.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_found_on_its_page(lang: str) -> None:
    """The rules are numbered without a gap, in every language."""
    numbers = [rule.number for rule in rules_of(rules_text("packet-row", lang))]
    assert numbers == [f"PR-{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 100


def test_the_page_is_printed_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    """Where no terminal renders it."""
    assert printed(capsys) == rules_text("packet-row", "en") + "\n"


def test_a_rule_is_found_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    """Small or capital, one or several; under their chapters."""
    out = printed(capsys, "pr-40", "PR-17")
    assert "## 2. Setting up\n\n**PR-17** " in out
    assert "**PR-40** " in out
    assert out.count("**PR-") == 2


def test_all_words_must_stand_in_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """Each word alone is said more often."""
    both = json.loads(printed(capsys, "harbour master", "ASSISTANT", "--json"))
    one = json.loads(printed(capsys, "assistant", "--json"))
    assert 0 < len(both) < len(one)
    assert all("assistant" in rule["text"].lower() and "harbour" in rule["text"].lower() for rule in both)


@pytest.mark.parametrize(("lang", "words", "number"), [
    ("ru", ["НАЧАЛЬНИК", "гаван", "последн"], "PR-29"), ("pl", ["PORTU", "pyta", "końcu"], "PR-29"),
    ("pl", ["PORTU", "PYTA", "KONCU"], "PR-29")])
def test_other_languages_are_searched(capsys: pytest.CaptureFixture[str], lang: str, words: list[str],
                                      number: str) -> None:
    """By any part of a word, without regard to capitals and to marks on letters."""
    assert f"**{number}" in printed(capsys, *words, "--lang", lang)


def test_without_the_dots_it_is_the_same_word(capsys: pytest.CaptureFixture[str]) -> None:
    """Most people type е for ё."""
    assert printed(capsys, "еще", "--lang", "ru") == printed(capsys, "ЕЩЁ", "--lang", "ru")


@pytest.mark.parametrize(("words", "said"), [
    (["zeppelin"], "no rule of Packet Row says “zeppelin”"), (["PR-9999"], "says “PR-9999”"),
    (["цеппелин", "--lang", "ru"], "«цеппелин»")])
def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    """A sentence, and an exit code that is not 0."""
    assert said in printed(capsys, *words, code=1)


def test_an_unknown_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """With the one that was meant."""
    assert main(["rules", "packetrow"]) == 1
    assert "did you mean 'packet-row'?" in capsys.readouterr().err
