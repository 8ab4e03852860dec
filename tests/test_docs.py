"""Every example that stands in README.md, in the pages and in docstrings is executed, page by page.

How pages mark what is to be run is told in `docs/contributing/testing.md`.
"""

import argparse
import ast
import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from quayside.cli.main import parser
from quayside.core.registry import GAMES

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md",
                *sorted((ROOT / "docs").rglob("*.md"))]
EXCERPT: Final = re.compile(r"^```\{literalinclude\} (?P<file>\S+)\n(?P<options>.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE: Final = re.compile(r"^```(?P<kind>[\w{}-]*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LOOSE: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
QUICK: Final = 60  # seconds that a command may take


class Block(NamedTuple):
    """A fenced block with the line that its text begins in."""

    kind: str
    text: str
    line: int


class Command(NamedTuple):
    """A line after `$`, and what a page shows of its output."""

    line: str
    shown: str


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [Block(found["kind"], found["text"], text.count("\n", 0, found.start()) + 1)
            for found in FENCE.finditer(text)]


def commands(page: Path) -> Iterator[Command]:
    """The commands of a page, in order."""
    for block in blocks(page):
        if block.kind == "console":
            yield from split(block.text)


def split(text: str) -> Iterator[Command]:
    """The commands of a block, each with what follows it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, shown = part.partition("\n")
        yield Command(line, shown)


def called(page: Path) -> str:
    """How a test names a page."""
    return str(page.relative_to(ROOT))


def with_examples() -> list[Path]:
    """The modules whose docstrings show something."""
    return [path for path in sorted((SOURCE / "quayside").rglob("*.py")) if ">>>" in path.read_text(encoding="utf-8")]


every_page = pytest.mark.parametrize("page", PAGES, ids=called)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, with a `quayside` that runs what is tested here; games are kept in it, too."""
    command = tmp_path / "bin" / "quayside"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m quayside.cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{command.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.delitem(GAMES, "pilot", raising=False)  # the game of other tests; no reader has it
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def verify(text: str, names: dict[str, Any], where: str, line: int) -> None:
    """Run the prompts of a text; what they name is there for the next one."""
    example = doctest.DocTestParser().get_doctest(text, names, where, where, line)
    example.globs = names
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append, clear_globs=False)
    assert not report, "".join(report)


@every_page
def test_pages_are_right(page: Path, folder: Path) -> None:
    """Files, Python and commands of a page work in the order in which they stand, and print what the page shows."""
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if block.kind == "toml" and (file := re.match(r"# (\S+\.toml)\n", block.text)):
            (folder / file[1]).write_text(block.text, encoding="utf-8")
        elif block.kind == "pycon":
            verify(block.text, names, called(page), block.line)
        elif block.kind == "python":
            exec(compile("\n" * block.line + block.text, str(page), "exec"), names)
        elif block.kind == "console":
            for command in split(block.text):
                if command.shown.strip():
                    run(command)


def run(command: Command) -> None:
    """Run a command whose output a page shows; `...` stands for what is left out, and spaces for any."""
    done = subprocess.run(["sh", "-c", command.line], capture_output=True, text=True, encoding="utf-8", timeout=QUICK,
                          check=False)
    assert done.returncode == 0, done.stderr
    shown = command.shown.strip() + "\n"
    if not doctest.OutputChecker().check_output(shown, done.stdout.strip() + "\n", LOOSE):
        pytest.fail(f"$ {command.line}\nthe page shows\n{shown}\nand it prints\n{done.stdout}")


@every_page
def test_commands_can_be_typed(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command line understands every command that a page shows; `make` has every target."""
    for command in commands(page):
        for words in calls(command.line):
            if words[0] == "quayside":
                assert understood(words[1:]), f"{command.line}: {capsys.readouterr().err}"
            elif words[0] == "make":
                assert set(words[1:]) <= targets(), command.line


def calls(line: str) -> Iterator[list[str]]:
    """The calls of a line: what stands between pipes, without the files that output goes to."""
    for part in line.split(" | "):
        words = shlex.split(part.partition(" > ")[0])
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            del words[0]
        if words:
            yield words


def understood(words: list[str]) -> bool:
    """Whether these words can stand after `quayside`."""
    try:
        chosen: argparse.Namespace = parser(words).parse_args(words)
    except SystemExit as leaving:
        return leaving.code == 0
    return bool(chosen.command) and getattr(chosen, "game", None) in (None, *GAMES)


@cache
def targets() -> set[str]:
    """The targets of the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*):", text, re.MULTILINE))


@pytest.mark.parametrize("path", with_examples(), ids=called)
def test_docstrings_are_right(path: Path, folder: Path) -> None:
    """Examples in docstrings run where they stand, and see what their module has."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>>" in (ast.get_docstring(node) or ""):
            names = dict(vars(import_module(name)))
            verify(ast.get_docstring(node) or "", names, called(path), node.body[0].lineno)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    """A link to another file of ours names one that exists."""
    text = re.sub(FENCE, "", page.read_text(encoding="utf-8"))
    found = re.findall(r"\]\((?!https?:|mailto:|#)([^)\s#]+)", text)
    assert [link for link in found if not (page.parent / link).exists()] == []


@every_page
def test_excerpts_are_found(page: Path) -> None:
    """A page that shows part of a file names one that exists, and lines and objects that stand in it, in order."""
    for found in EXCERPT.finditer(page.read_text(encoding="utf-8")):
        shown = page.parent / found["file"]
        assert shown.is_file(), f"there is no {shown}"
        absent = unresolved(shown.read_text(encoding="utf-8"), options_of(found["options"]))
        assert not absent, f"{found['file']}: {absent}"


def options_of(text: str) -> dict[str, str]:
    """The options of an excerpt."""
    return {name: value.strip('"').replace('\\"', '"')
            for name, value in re.findall(r"^:([\w-]+): (.*)$", text, re.MULTILINE)}


def unresolved(text: str, options: dict[str, str]) -> str:
    """What an excerpt asks for that the file does not have; empty when it has everything."""
    lines = text.splitlines()
    begin = options.get("start-at", "")
    first = next((at for at, line in enumerate(lines) if begin in line), None)
    if first is None:
        return begin
    end = options.get("end-before", "")
    if not any(end in line for line in lines[first + 1 :]):
        return end
    wanted = options.get("pyobject", "")
    return "" if not wanted or wanted in objects(text) else wanted


def objects(text: str) -> set[str]:
    """The classes and functions of a module, with those of its classes."""
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
            found |= {f"{node.name}.{inner.name}" for inner in node.body
                      if isinstance(node, ast.ClassDef) and isinstance(inner, ast.ClassDef | ast.FunctionDef)}
    return found


def test_the_architecture_names_every_module_of_the_core() -> None:
    """Each module of `core/` stands in the table of the page, and nothing else does."""
    page = (ROOT / "docs" / "contributing" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|", page, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(path.stem for path in (SOURCE / "quayside" / "core").glob("[!_]*.py"))


def test_the_architecture_names_what_is_joined() -> None:
    """Every module of `core/` that is joined into the units stands in the page's list of them, and no other."""
    page = (ROOT / "docs" / "contributing" / "architecture.md").read_text(encoding="utf-8")
    listed = page.partition("In `core/` these are")[2].partition(", in `bots/`")[0]
    joined = [path.stem for path in (SOURCE / "quayside" / "core").glob("*.py")
              if re.search("^import cython$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    assert sorted(re.findall(r"`(\w+)`", listed)) == sorted(joined)


def test_the_example_names_every_file_of_its_game() -> None:
    """Each file of the game that a newcomer is walked through stands in the table, and nothing else does."""
    page = (ROOT / "docs" / "contributing" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*\.py`[^|]*) \|", page, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+\.py)`", row)]
    assert sorted(named) == sorted(path.name for path in (SOURCE / "quayside" / "games" / "packet_row").glob("*.py"))


@every_page
def test_prompts_stand_where_they_are_run(page: Path) -> None:
    """No example hides in a block that nobody executes."""
    idle = [block.kind for block in blocks(page) if block.kind not in ("pycon",) and ">>> " in block.text]
    assert idle == []
    assert {block.kind for block in blocks(page)} & {"", "py", "bash", "sh", "shell"} == set()


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_knows_what_is_promised() -> None:
    """The two commands of a newcomer are there."""
    assert {"play", "test"} <= targets()
