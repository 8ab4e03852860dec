"""The plain table: lines in, lines out."""

import io
from pathlib import Path

import pytest

import quayside
from quayside.cli.play import telling
from quayside.cli.play.plain import PlainTable
from quayside.cli.play.seating import Unseated, seat
from quayside.cli.play.table import Table


def opened(folder: Path, *names: str, seats: int = 2, seed: int = 7, bots: list[str] | None = None) -> Table:
    """A table of Packet Row kept in a folder; the first seed from this one on by which the first seat begins."""
    game = quayside.game("packet-row")
    begins = next(one for one in range(seed, seed + 99) if game.match(seats, one).position.mover == 0)
    return Table.opened(game, seat(seats, bots, names), begins, folder / "game.record")


def played(table: Table, *lines: str, lang: str = "en") -> str:
    """What a plain table says to these lines."""
    out = io.StringIO()
    assert PlainTable(table, lang, io.StringIO("".join(f"{line}\n" for line in lines)), out).run() == 0
    return out.getvalue()


def test_a_whole_game_from_a_script(tmp_path: Path) -> None:
    """A script that always answers with the first move plays a game to its end."""
    table = opened(tmp_path, "Ada")
    told = played(table, *["1"] * 600)
    assert table.over
    assert "The game is over" in told
    assert "1. " in told.rpartition("The game is over")[2]
    assert quayside.Record.loads((tmp_path / "game.record").read_text()).replay() == table.position


def test_the_end_of_the_lines_saves(tmp_path: Path) -> None:
    """When the lines end, the game is kept and can be gone on with."""
    table = opened(tmp_path, "Ada")
    told = played(table, "1")
    assert "quayside play --resume" in told
    record = quayside.Record.loads((tmp_path / "game.record").read_text())
    assert record.replay().digest() == table.position.digest()


def test_a_move_by_number_text_and_label(tmp_path: Path) -> None:
    """A move is a number, a stable text, or a label in the person's language."""
    for line in ("2", "choose docks", "Name the docks", "  name THE docks "):
        table = opened(tmp_path, "Ada", seed=7, bots=["random"])
        assert "✓ Name the docks" in played(table, line)
    assert "✓ Выбрать доки" in played(opened(tmp_path, "Ada", bots=["random"]), "выбрать доки", lang="ru")


def test_a_misspelt_move_gets_the_nearest_ones(tmp_path: Path) -> None:
    """Words that are no move are answered with moves that read like them."""
    told = played(opened(tmp_path, "Ada"), "chose doks")
    assert "Did you mean" in told
    assert "choose docks" in told.partition("Did you mean")[2].splitlines()[0]


def test_a_number_off_the_list(tmp_path: Path) -> None:
    """A number that no move has is said so."""
    assert "There is no move 99" in played(opened(tmp_path, "Ada"), "99")


def test_a_refused_move_says_why(tmp_path: Path) -> None:
    """A move that the rules refuse changes nothing and is answered with the reason; so is `why`."""
    table = opened(tmp_path, "Ada")
    before = table.position
    told = played(table, "end the round", "why end the round", "why choose docks")
    assert told.count("A round cannot end before a board was named") == 2
    assert "Allowed: Name the docks" in told
    assert table.position == before


def test_undo_takes_the_move_back(tmp_path: Path) -> None:
    """`undo` goes back to before the person's last move, over bots that only declined."""
    table = opened(tmp_path, "Ada", "Marek")
    before = table.position
    assert "Taken back" not in played(table, "", "choose docks")
    table.undo(before.mover)
    assert table.position == before


def test_undo_is_refused_where_nothing_was_played(tmp_path: Path) -> None:
    """There is nothing to take back before the first move."""
    assert "⊘ That cannot be taken back" in played(opened(tmp_path, "Ada"), "undo")


def test_commands_answer(tmp_path: Path) -> None:
    """help, moves, view, score, log, rules and card each say what they are for."""
    told = played(opened(tmp_path, "Ada"), "help", "moves", "view", "score", "log", "rules PR-59", "card vp_library",
                  "card zzz")
    for expected in ("take the last move back", "Name a board", "Guild hall (deck", "Victory point cards 0",
                     "First harbour master", "Without a ship nothing is delivered", "Library [vp_library]",
                     "Nothing found for “zzz”"):
        assert expected in told


def test_saving_elsewhere(tmp_path: Path) -> None:
    """`save FILE` writes a record that gives the same position."""
    table = opened(tmp_path, "Ada")
    told = played(table, "1", f"save {tmp_path / 'other.record'}")
    assert "Saved in" in told
    assert quayside.Record.loads((tmp_path / "other.record").read_text()).replay() == table.position


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """The game goes on when it cannot be saved, and says so in a sentence."""
    (tmp_path / "file").write_text("")
    table = opened(tmp_path / "file", "Ada", bots=["random"])
    told = played(table, "choose docks", f"save {tmp_path / 'file' / 'x.record'}")
    assert "✓ Name the docks" in told
    assert "could not be saved" in told
    assert "Traceback" not in told


def test_a_secret_is_never_said_to_another_seat(tmp_path: Path) -> None:
    """What is said to one person names no secret of another."""
    for seed in range(6):
        table = opened(tmp_path, "Ada", "Marek", "Irina", seats=3, seed=seed)
        first = table.mover
        secrets = [row["secret"] for row in table.position.state()["by_seat"]]
        told = played(table, "", "view", "log", "score", "moves", "help")
        names = [table.look(0, "en").name("card", card) for card in secrets]
        assert names[first] in told
        assert [name for other, name in enumerate(names) if other != first and name in told] == []
        assert [card for other, card in enumerate(secrets) if other != first and card in told] == []


def test_the_hand_over_calls_the_next_person(tmp_path: Path) -> None:
    """Before a person's cards are read out, the person is called; whoever looks presses Enter."""
    table = opened(tmp_path, "Ada", "Marek")
    name = table.seating.name(table.mover, "en")
    told = played(table)
    assert f"Next: {name}" in told
    assert "starting contract" not in told


def test_only_an_empty_line_opens_the_cards(tmp_path: Path) -> None:
    """At a hand-over words are not taken for the next person's answer; the person is called again."""
    table = opened(tmp_path, "Ada", "Marek")
    name, before = table.seating.name(table.mover, "en"), table.position
    told = played(table, "1", "view", "undo")
    assert told.count(f"Next: {name}") == 4
    assert "⊘ That cannot be taken back" in told
    assert "starting contract" not in told
    assert table.position == before


def test_undo_at_the_hand_over_leads_to_a_hand_over_back(tmp_path: Path) -> None:
    """Who made the move is called again; no card is read out in between."""
    table = opened(tmp_path, "Ada", "Marek")
    before = table.position
    first = table.seating.name(table.mover, "en")
    told = played(table, "", "1", "undo").rpartition("✓")[2]
    assert "Taken back." in told
    assert f"Next: {first}" in told
    assert "starting contract" not in told
    assert table.position == before


def test_a_bundle_says_what_it_needs(tmp_path: Path) -> None:
    """With the question which card is loaded next stands how many units are still needed."""
    for seed in range(40):
        table, dice = opened(tmp_path, "Ada", seed=seed), quayside.Dice(1)
        while not table.over and table.position.view(None)["waits"][0]["kind"] != "load":
            seen = table.position.view(table.mover)["moves"]
            delivered = [move for move in seen if move.startswith("deliver")]
            usual = quayside.bot("greedy").choose(table.match.sight(table.mover), dice)
            table.play(delivered[0] if delivered else usual)
        if not table.over:
            needed = telling.asked(table.look(table.mover, "pl"))[1]
            assert needed.startswith("Dostawa: potrzeba")
            assert "jednost" in needed
            return
    raise AssertionError("no bundle was loaded")


def test_rules_are_read_out_without_markdown(tmp_path: Path) -> None:
    """Tables become lines of cells; no bars and stars are left."""
    told = played(opened(tmp_path, "Ada"), "rules PR-17", "rules trader").partition("PR-17")[2]
    assert "**" not in told
    assert "|" not in told


def test_a_polish_move_without_its_marks(tmp_path: Path) -> None:
    """Letters are understood without the marks that a foreign keyboard lacks."""
    told = played(opened(tmp_path, "Ada", bots=["random"]), "why zakończ runde", "why zakoncz rundę", lang="pl")
    assert told.count("⊘") == 2


def test_players_are_called_by_their_names(tmp_path: Path) -> None:
    """The log names the first harbour master by shape and name, not by colour."""
    table = opened(tmp_path, "Ada")
    assert "First harbour master: ● Ada" in played(table, "log")


def test_two_players_of_one_name_are_refused() -> None:
    """Nobody could tell who is meant."""
    with pytest.raises(Unseated, match="Two players are called ada"):
        seat(3, None, ["Ada", "ada"])


def test_a_table_in_each_language(tmp_path: Path) -> None:
    """Every command answers in every language."""
    for lang, word in (("en", "Round 1"), ("ru", "Раунд 1"), ("pl", "Runda 1")):
        told = played(opened(tmp_path, "Ada"), "help", "view", "score", "log", "1", "undo", "99", "card", lang=lang)
        assert word in told
