"""The rule ledgers: the same in every language, every rule tested, every id that is named a rule."""

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import quayside

ROOT = Path(__file__).parents[1]
LEDGERS = sorted(path for path in (ROOT / "docs" / "rules").glob("*.md") if path.stem.count(".") == 0)
HEAD = re.compile(r"^\*\*([A-Z]{2,3})-(\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"\bA\d+\b")
LANGUAGES = ("ru", "pl")
TEST_GAMES = {"pilot"}  # it comes with the tests and has no page
EVERY_LEDGER = pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)


def rules_of(path: Path) -> list[tuple[str, int]]:
    """The rules that a page states, in their order."""
    return [(prefix, int(number)) for prefix, number in HEAD.findall(path.read_text(encoding="utf-8"))]


def prefix_of(ledger: Path) -> str:
    """What the ids of this game begin with."""
    return rules_of(ledger)[0][0]


@cache
def docstrings() -> str:
    """The docstrings of all tests together, with a line for each."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


def missing(wanted: list[str], text: str) -> list[str]:
    """Those that the text does not name."""
    return [name for name in wanted if not re.search(rf"\b{name}\b", text)]


def test_there_are_ledgers() -> None:
    """Every game that exists has a page of rules, and no page is without a game."""
    assert {ledger.stem for ledger in LEDGERS} == set(quayside.games()) - TEST_GAMES


@EVERY_LEDGER
def test_rules_are_numbered_without_gaps(ledger: Path) -> None:
    """One prefix, numbers from 1 on, each once."""
    rules = rules_of(ledger)
    assert rules[0] == (prefix_of(ledger), 1)
    assert all(later == (earlier[0], earlier[1] + 1) for earlier, later in pairwise(rules))


@EVERY_LEDGER
def test_prefixes_tell_games_apart(ledger: Path) -> None:
    """No two games share one."""
    assert [prefix_of(other) for other in LEDGERS].count(prefix_of(ledger)) == 1


@EVERY_LEDGER
@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_rules(ledger: Path, lang: str) -> None:
    """The same ids in the same order, and each with the same rulings and examples beside it."""
    other = ledger.with_name(f"{ledger.stem}.{lang}.md")
    assert rules_of(other) == rules_of(ledger)
    assert references(other) == references(ledger)


def references(path: Path) -> dict[str, list[str]]:
    """The rulings and worked examples that stand in brackets at each rule."""
    pages = [line for line in path.read_text(encoding="utf-8").splitlines() if HEAD.match(line)]
    return {line.split("**")[1]: re.findall(r"\(([AT]\d+)\)", line) for line in pages}


@EVERY_LEDGER
def test_every_rule_is_tested(ledger: Path) -> None:
    """The docstring of at least one test names each rule."""
    assert missing([f"{prefix}-{number}" for prefix, number in rules_of(ledger)], docstrings()) == []


@EVERY_LEDGER
def test_every_ruling_is_listed_and_tested(ledger: Path) -> None:
    """The rulings beside the rules are those of the page's table, numbered from A1 on, and all of them tested."""
    page = ledger.read_text(encoding="utf-8")
    listed = re.findall(r"^\| (A\d+) \|", page, re.MULTILINE)
    assert listed == [f"A{number}" for number in range(1, len(listed) + 1)]
    beside = {name for line in page.splitlines() if HEAD.match(line) for name in RULING.findall(line)}
    assert beside == set(listed)
    assert missing(listed, docstrings_on(prefix_of(ledger))) == []


@EVERY_LEDGER
def test_every_example_is_tested(ledger: Path) -> None:
    """The worked examples that rules name are tests, by name."""
    named = {name for cited in references(ledger).values() for name in cited if name.startswith("T")}
    tests = "\n".join(path.read_text(encoding="utf-8")
                      for path in (ROOT / "tests" / "games" / ledger.stem.replace("-", "_")).rglob("test_*.py"))
    assert [name for name in sorted(named) if f"def test_t{int(name[1:]):02}_" not in tests] == []


def docstrings_on(prefix: str) -> str:
    """The docstrings that name a rule of this game."""
    return "\n".join(line for line in docstrings().splitlines() if f"{prefix}-" in line)


@cache
def named() -> re.Pattern[str]:
    """An id of any game."""
    return re.compile(rf"\b(?:{'|'.join(map(prefix_of, LEDGERS))})-\d+\b")


def test_every_id_that_a_test_names_is_a_rule() -> None:
    """No test says that it tests a rule which no ledger states."""
    assert sorted(set(named().findall(docstrings())) - all_rules()) == []


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: path.stem)
def test_every_id_that_code_names_is_a_rule(path: Path) -> None:
    """No file of ours names a rule which no ledger states."""
    assert sorted(set(named().findall(path.read_text(encoding="utf-8"))) - all_rules()) == []


def all_rules() -> set[str]:
    """The ids of all games."""
    return {f"{prefix}-{number}" for ledger in LEDGERS for prefix, number in rules_of(ledger)}
