"""The owner's file: what can be corrected, and with which line whatever is wrong is refused."""

from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import CardError


def file(folder: Path, text: str) -> Path:
    """A file with this text."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def game(folder: Path, text: str, name: str = "packet-row") -> quayside.Game:
    """The game with this owner's file."""
    return quayside.game(name, cards=file(folder, text))


def test_fields_of_cards_and_tables_are_replaced(tmp_path: Path) -> None:
    """What the file says is in force; everything else is as printed."""
    mine = game(tmp_path, "[cards.banker]\nprice = 4\n[tables.money]\nstart = 30\n")
    rows = {row["id"]: row for row in mine.rows}
    printed = {row["id"]: row for row in quayside.game("packet-row").rows}
    assert rows["banker"] == printed["banker"] | {"price": 4}
    assert {name: row for name, row in rows.items() if name != "banker"} == {
        name: row for name, row in printed.items() if name != "banker"}
    assert [seat["cash"] for seat in mine.start(2).state()["by_seat"]] == [30, 30]


@pytest.mark.parametrize("text", [
    "[cards.banker]\nprice = 4\n", "cards.banker.price = 4\n", "[cards]\nbanker = { price = 4 }\n",
    "[cards]\nbanker.price = 4\n", "cards = { banker = { price = 4 } }\n", '["cards"."banker"]\n"price" = 4\n',
    "# a note\r\n[ cards . banker ]\r\nprice = 4\r\n"])
def test_every_spelling_of_toml_says_the_same(tmp_path: Path, text: str) -> None:
    """Headings, dotted keys and inline tables make the same game, and equal games are one object."""
    assert game(tmp_path, text).changes == {"cards": {"banker": {"price": 4}}}
    assert game(tmp_path, text) is game(tmp_path, "[cards.banker]\nprice = 4\n")


def test_repeating_what_is_printed_changes_nothing(tmp_path: Path) -> None:
    """A file that says what is printed anyway, or nothing at all, is the printed game."""
    printed = next(row for row in quayside.game("packet-row").rows if row["id"] == "banker")
    for text in ("", "# nothing yet\n", f"cards.banker.price = {printed['price']}\n", "[cards.banker]\n", "[cards]\n"):
        assert game(tmp_path, text) is quayside.game("packet-row")


WRONG = [
    ("[cards.bankr]\nprice = 4\n", 1, "no card is called 'bankr'; did you mean banker"),
    ("\n\n[cards.xyz]\n", 3, "no card is called 'xyz'"),
    ("[cards.banker]\nprice = 4\n[cards.bankr]\nprice = 1\n", 3, "'bankr'"),
    ("[cards.banker]\n\nworth = 4\n", 3, "banker has no field 'worth' that can be replaced; expected price"),
    ("[cards.banker]\nprice = \"4\"\n", 2, "price = '4'; expected a whole number"),
    ("[cards.banker]\nprice = 4.0\n", 2, "price = 4.0"), ("[cards.banker]\nprice = true\n", 2, "price = True"),
    ("[cards.banker]\nprice = -1\n", 2, "price = -1"),
    ("[cards.banker]\nprice = 1000000000000\n", 2, "expected a whole"),
    ("[cards.banker]\nprice = []\n", 2, "price = []"), ("[cards.banker]\nprice = {a = 1}\n", 2, "price = {'a': 1}"),
    ("[cards.start_hides_spain]\ngood = \"gold\"\n", 2, "good = 'gold'; expected one of"),
    ("[cards.start_hides_spain]\ngood = 3\n", 2, "good = 3"),
    ("[cards.start_hides_spain]\ngood = []\n", 2, "good = []"),
    ("[tables.moneys]\nstart = 4\n", 1, "no table is called 'moneys'"),
    ("[tables.money]\nbegin = 4\n", 2, "money has no field 'begin'"), ("[tables.money]\nstart = 0\n", 2, "start = 0"),
    ("[house.tavern]\nprice = 1\n", 1, "unknown section 'house'"), ("[card.banker]\n", 1, "unknown section 'card'"),
    ("price = 4\n", 1, "unknown section 'price'"),
    ("cards = 4\n", 1, "must be written as"), ("\ncards = []\n", 2, "must be"),
    ("[cards]\nbanker = 4\n", 2, "must be written as"), ("[[cards]]\n", 1, "must be written as"),
    ("[[cards.banker]]\nprice = 4\n", 1, "must be written as"),
    ("[cards.goods_wheat_1]\ncount = 9\n", 1, "type"), ("# a\n[cards.money_3]\ncount = 0\n", 2, "money"),
    ("cards.banker.price = \"4\"\n", 1, "price = '4'"), ("# a\n\ncards.bankr.price = 4\n", 3, "'bankr'"),
    ("[cards]\nbanker = { price = \"4\" }\n", 2, "price = '4'"), ("[cards]\n\nbankr = { price = 4 }\n", 3, "'bankr'"),
    ("[cards]\nbanker.price = \"4\"\n", 2, "price = '4'"), ("[cards]\n\nbankr.price = 4\n", 3, "'bankr'"),
    ("a = 1\n[cards.banker]\n", 1, "unknown section 'a'"),
    ("# banker is cheap\n[cards.banker]\n# price = 3\nprice = \"4\"\n", 4, "price = '4'"),
    ("[cards.captain]\nprice = 3\n[cards.banker]\nprice = \"4\"\n", 4, "price = '4'"),
    ("[cards]\ncaptain.price = 3\nbanker.price = \"4\"\n", 3, "price = '4'"),
    ("[cards]\ncaptain = { price = 3 }\nbanker = { price = \"4\" }\n", 3, "price = '4'"),
    ("[cards.banker\nprice = 4\n", 1, "no TOML"), ("[cards.banker]\nprice = \n", 2, "no TOML"),
    ("[cards.banker]\nprice = 4\nprice = 5\n", 3, "no TOML"), ("[cards.banker]\nprice = \"4\n", 2, "no TOML"),
]


@pytest.mark.parametrize(("text", "line", "word"), WRONG, ids=[f"{at}-{word}" for at, (_, _, word) in enumerate(WRONG)])
def test_what_is_wrong_is_named_with_file_and_line(tmp_path: Path, text: str, line: int, word: str) -> None:
    """A CardError names the file, the line and the reason in one sentence."""
    with pytest.raises(CardError) as caught:
        game(tmp_path, text)
    assert word in str(caught.value)
    assert caught.value.file == str(tmp_path / "mine.toml")
    assert caught.value.line == line
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """A missing file, and a folder in its place, are CardErrors that name it."""
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(CardError, match="cannot be read") as caught:
            quayside.game("packet-row", cards=path)
        assert caught.value.file == str(path)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    """A file in another encoding is refused with the line in which it goes wrong."""
    path = tmp_path / "mine.toml"
    path.write_bytes("# bank\n# банк\n".encode() + "# банк\n".encode("cp1251"))
    with pytest.raises(CardError, match="UTF-8") as caught:
        quayside.game("packet-row", cards=str(path))
    assert caught.value.line == 3


def test_nothing_is_half_loaded(tmp_path: Path) -> None:
    """After a refused file the printed game is as it was."""
    before = quayside.game("packet-row").rows
    with pytest.raises(CardError):
        game(tmp_path, "[cards.banker]\nprice = 4\n[cards.bankr]\nprice = 4\n")
    assert quayside.game("packet-row").rows == before
    assert quayside.game("packet-row").changes == {}


def test_a_count_that_breaks_the_deck(tmp_path: Path) -> None:
    """Counts of several cards are looked at together: the pilot's deck has ten ships."""
    with pytest.raises(CardError, match="11 ships; the deck has 10"):
        game(tmp_path, "[cards.sloop]\ncount = 4\n", "pilot")
    mine = game(tmp_path, "[cards.sloop]\ncount = 10\n[cards.brig]\ncount = 0\n[cards.galleon]\ncount = 0\n"
                "[cards.smuggler]\ncount = 0\n", "pilot")
    pos: Any = mine.start(2)
    pos.playout(quayside.Dice(1))
    assert mine.load(pos.state()) == pos
