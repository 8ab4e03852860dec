"""The entry point: help with an example of every command, one sentence for whatever goes wrong."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

import quayside
from quayside.cli import main
from quayside.cli.main import COMMANDS


def test_the_help_has_an_example_of_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`quayside --help` names every command and shows one way to call it."""
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    told = capsys.readouterr().out
    assert left.value.code == 0
    assert [name for name in COMMANDS if f"  quayside {name}" not in told] == []


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`quayside COMMAND --help` ends well and shows how to call it."""
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"quayside {command}" in capsys.readouterr().out.partition("example")[2]


def test_the_version_is_the_package_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version` says which Quayside this is."""
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"quayside {quayside.__version__}\n"


@pytest.mark.parametrize(("words", "expected"), [
    (["play", "packet-raw"], "no game is called 'packet-raw'; the games are"),
    (["play", "packet-row", "--seats", "9"], "9 seats: this game has 2 to 5"),
    (["play", "packet-row", "--bots", "gready"], "no bot is called 'gready'"),
    (["play", "packet-row", "--bots", "search:playouts=many"], "expected a number"),
    (["play", "packet-row", "--bots", "search:playouts=0"], "playouts = 0; expected 1 to"),
    (["play", "packet-row", "--bots", "search:strength=9"], "does not take these options"),
    (["play", "packet-row", "--option", "open_hands=yes"], "no option 'open_hands'; its options: show_hands"),
    (["play", "packet-row", "--option", "show_hands=perhaps"], "expected one of no, yes"),
    (["play", "packet-row", "--seats", "2", "--names", "Ada,Marek,Irina"], "3 names do not fit"),
    (["play", "packet-row", "--cards", "/nowhere/mine.toml"], "/nowhere/mine.toml: the file cannot be read"),
    (["play", "--resume", "/nowhere/game.record"], "/nowhere/game.record: No such file"),
    (["replay", "/nowhere/game.record"], "/nowhere/game.record: No such file"),
])
def test_what_is_wrong_is_one_sentence(words: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad input leaves with a code that is not 0 and one line on standard error."""
    assert main([*words, "--plain"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert [line for line in said if expected in line] == [said[-1]]
    assert said[-1].startswith("quayside: ")


def test_a_new_game_never_takes_an_older_one_s_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--save names a new file; what is there already stays as it is."""
    file = tmp_path / "evening.record"
    file.write_text("quayside record 1\n")
    assert main(["play", "packet-row", "--plain", "--save", str(file)]) == 1
    assert "is there already; go on with it by --resume" in capsys.readouterr().err
    assert file.read_text() == "quayside record 1\n"


def test_a_wrong_argument_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """What the parser refuses is one line too."""
    with pytest.raises(SystemExit) as left:
        main(["play", "packet-row", "--lang", "la"])
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_command_runs_as_a_module(tmp_path: Path) -> None:
    """`python -m quayside.cli` is the command; nothing that only a table needs is imported for the help."""
    code = "import sys; from quayside.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n" \
           "print([name for name in sys.modules if name.partition('.')[0] in ('textual', 'fluent', 'numpy')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("words", [
    ["cards", "packet-row", "--lang", "ru", "captain"], ["rules", "packet-row", "--lang", "pl", "kapitan"],
    ["rules", "--json", "packet-row", "PR-40"], ["cards", "packet-row", "captain", "--lang", "pl"]])
def test_options_may_stand_between_the_words(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever an option stands, the words after it are still understood."""
    assert main(words) == 0
    assert capsys.readouterr().out


def test_resuming_needs_to_know_who_sits_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    """Without the file of seats nobody is guessed; with names the game goes on."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    kept = tmp_path / "hot.record"
    assert main(["play", "packet-row", "--plain", "--seats", "2", "--save", str(kept)]) == 0
    other = kept.rename(tmp_path / "other.record")
    assert main(["play", "--plain", "--resume", str(other)]) == 1
    assert "does not say who sat there; name them with --names and --bots" in capsys.readouterr().err
    assert main(["play", "--plain", "--resume", str(other), "--names", "Ada,Marek"]) == 0


def test_resuming_without_a_file_names_the_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    """`--resume` alone says which games there are, or that there is none."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--plain", "--resume"]) == 1
    assert "no unfinished game is kept" in capsys.readouterr().err
    assert main(["play", "packet-row", "--plain", "--seats", "2"]) == 0
    assert main(["play", "--plain", "--resume"]) == 1
    assert "the latest saved games: " in capsys.readouterr().err
