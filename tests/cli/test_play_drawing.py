"""What the table says of Packet Row: boards, hands, what contracts lack; and how words are laid out in lines."""

from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.cli.play import saving, telling
from quayside.cli.play.chronicle import Chronicle
from quayside.cli.play.drawing import Group, Item, Ladder, Panel, Span, drawing, plain
from quayside.cli.play.look import Look
from quayside.cli.play.reading import Misread, read_move
from quayside.cli.play.saving import Unsaved
from quayside.cli.play.screen import paint, sheets
from quayside.cli.play.seating import Seating, seat
from quayside.cli.play.table import Table

NAMES = ("Ada", "Marek", "Irina")


def look_at(moves: int = 0, viewer: int | None = 0, lang: str = "en", cards: Path | None = None,
            **options: Any) -> Look:
    """A look at a table of three after some moves of greedy bots."""
    match = quayside.game("packet-row", cards=cards).match(seats=3, seed=5, **options)
    dice = quayside.Dice(2)
    for _ in range(moves):
        match.play(quayside.bot("greedy").choose(match.sight(match.position.mover), dice))
    return Look(match.position, viewer, lang, NAMES, log=Chronicle(match.record).lines(viewer, lang))


def own_line(look: Look) -> str:
    """The own hand, read out."""
    return telling.read_out(drawing("packet-row").own(look))


def test_another_hand_is_a_number_of_cards() -> None:
    """Without `show_hands` a hand is counted; with it the openly taken cards are named, the secret never."""
    for shown in (False, True):
        look = look_at(60, show_hands=shown)
        hand = [card for card in look.of_seat(1)["hand"] if not card.startswith("ship_")]
        told = telling.read_out(drawing("packet-row").seat(look, 1))
        held = sum(look.of_seat(1)["hand"][card] for card in hand) + (look.of_seat(1)["secret"] is not None)
        assert f"{held} card" in told
        assert hand
        assert ("Hand:" in told) is shown


def test_a_contract_says_what_it_lacks() -> None:
    """Beside a contract stand the units in hand of those it asks for, and whether a ship is there."""
    look = look_at()
    assert "0/3 no ship" in own_line(look)


def test_values_that_no_source_shows_are_marked(tmp_path: Path) -> None:
    """≈ stands before a reconstructed price, not before a printed one, nor before what an owner put in its place."""
    look = look_at()
    library = telling.card_lines(look, "vp_library")
    assert "Price: $15" in library
    assert "Points: ≈3" in library
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.vp_library]\npoints = 5\n", encoding="utf-8")
    assert "Points: 5" in telling.card_lines(look_at(cards=mine), "vp_library")


def test_the_ladder_runs_from_nothing_to_all() -> None:
    """At the start nothing of the ladder is filled, at the end all of it."""
    look = look_at()
    assert drawing("packet-row").ladder(look).done == 0
    half = drawing("packet-row").ladder(look_at(150))
    assert 0 < half.done < half.total


def test_every_look_can_be_drawn_in_every_language() -> None:
    """At every twentieth move, for every seat and a spectator, everything is said without a gap."""
    for lang in ("en", "ru", "pl"):
        for moves in range(0, 160, 20):
            for viewer in (None, 0, 2):
                said = telling.situation(look_at(moves, viewer, lang))
                assert [line for line in said if "{" in line or "  " in line] == []


def test_numbers_and_words_are_moves() -> None:
    """A number, a text and a label mean the same move; a number off the list means none."""
    look = look_at()
    viewer = look_at(viewer=look.mover)
    choice = viewer.choices[1]
    spellings = ("2", choice.text, choice.label, choice.label.upper())
    assert {read_move(viewer, words) for words in spellings} == {choice.text}
    with pytest.raises(Misread, match="no move 77"):
        read_move(viewer, "77")


def test_changed_amounts_stand_apart() -> None:
    """What changed since the last turn is not glued to the amount."""
    look = look_at(20)
    look.before = quayside.game("packet-row").start(3).view(0)
    changed = [plain(drawing("packet-row").seat(look, which).aside) for which in range(3)]
    assert all(" (" in text or "(" not in text for text in changed)
    assert [text for text in changed if "(" in text]


def test_money_is_written_as_the_language_does() -> None:
    """One way on boards, in hands and in the list of moves."""
    for lang, amount in (("en", "$25"), ("ru", "25\N{NO-BREAK SPACE}$"), ("pl", "25\N{NO-BREAK SPACE}$")):
        told = " ".join(telling.situation(look_at(lang=lang)))
        assert amount in told
        assert ("$2" in told) is (lang == "en")


def test_the_end_counts_short_boards() -> None:
    """What ends the game is said of boards, not of decks; which board was named first is not said before any was."""
    look = look_at()
    assert drawing("packet-row").ladder(look).end == "ends when 1 board is short"
    assert "of 4" not in drawing("packet-row").status(look)


def test_the_score_shows_what_breaks_ties_and_whole_names() -> None:
    """Beside the terms stand the dollars; a long name goes on in the next line."""
    look = look_at()
    look.names = ["Maximiliana Ostrowska"[:20], "Константин Великолеп", "Elisabeth von Hohen"]
    told = [plain(line) for line in sheets.score_lines(look)]
    assert max(map(len, told)) <= sheets.SHEET_WIDTH
    assert any("Dollars" in line and "$25" in line for line in told)
    letters = "".join("".join(told).split())
    assert [letter for name in look.names for letter in name.replace(" ", "") if letter not in letters] == []
    assert sheets.broken("Константин Великолеп", 6) == ["Конста", "нтин", "Велико", "леп"]


# saving

def test_a_saved_game_remembers_who_sat_there(tmp_path: Path) -> None:
    """Record and seating come back from the file; without the seating the record alone does."""
    table = Table.opened(quayside.game("packet-row"), seat(3, ["random", "search:playouts=50"], ["Ада"]), 3,
                         tmp_path / "g.record")
    table.save()
    saved = saving.load(tmp_path / "g.record")
    assert saved.record.replay() == table.position
    assert saved.seating == table.seating
    (tmp_path / f"g.record{saving.BESIDE}").write_text('[{"bot": "nobody", "name": 3}]', encoding="utf-8")
    assert saving.load(tmp_path / "g.record").seating is None


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    """What was saved before is still there when saving fails, and no draft is left."""
    table = Table.opened(quayside.game("packet-row"), Seating(seat(2, None, []).sitters), 3, tmp_path / "g.record")
    table.save()
    before = (tmp_path / "g.record").read_text()
    (tmp_path / "folder").mkdir()
    with pytest.raises(Unsaved, match="cannot be written"):
        table.save(tmp_path / "folder")
    assert (tmp_path / "g.record").read_text() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "g.record", f"g.record{saving.BESIDE}"]
    assert table.file == tmp_path / "g.record"


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    """Saving refuses a file that holds anything but a saved game."""
    (tmp_path / "letter.txt").write_text("Dear Ada,")
    table = Table.opened(quayside.game("packet-row"), seat(2, None, []), 3, tmp_path / "g.record")
    with pytest.raises(Unsaved, match="is no saved game"):
        table.save(tmp_path / "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada,"


# lines of characters

def test_wrapped_words_are_all_there_and_fit() -> None:
    """Wrapping loses no word, keeps styles and never exceeds the width."""
    words = (Span("Take 4 hides ", "may"), Span("to the Netherlands", "strong"), Span(" for $35"))
    lines = paint.wrap(words, 16)
    assert [paint.width_of(line) <= 16 for line in lines] == [True] * len(lines)
    assert " ".join(plain(line) for line in lines).split() == plain(words).split()


def test_a_frame_is_as_wide_as_it_says() -> None:
    """Whatever stands in it, every line of a frame has the width asked for."""
    item = Item((Span("Карантинная станция с очень длинным названием"),), (Span("≈4★ ≈$18"),))
    panel = Panel((Span("Доки"),), (Span("сейчас"),), (Span("колода 12"),), (Group("Текущие", (item,)),), "sea", True)
    for width in (24, 40, 80):
        assert {paint.width_of(line) for line in paint.framed(panel, width)} == {width}
        assert {paint.width_of(line) for line in paint.in_columns(panel, width)} == {width}


def test_rungs_fill_with_the_game() -> None:
    """The ladder is as long as asked, empty at the start and full at the end."""
    assert paint.rungs(Ladder(0, 10), 40)[0].count("█") == 0
    full, now = paint.rungs(Ladder(10, 10), 40)
    assert (len(full), now) == (40, 39)
    assert set(full) == {"█", "▒"}
