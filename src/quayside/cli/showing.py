"""What the commands that print tables have in common: arguments, tables, numbers, a progress bar."""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from quayside.core.errors import Error, OptionError
from quayside.core.words import LANGUAGES, name, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

PIPED_WIDTH: Final = 240  # columns where no terminal says how many there are
PATIENCE: Final = 1.0  # seconds before a progress bar appears
LEFT: Final = "left"


class CommandError(Error):
    """A command was asked for something that is not there."""


def add_command(subparsers: Any, command: str, summary: str, *examples: str) -> argparse.ArgumentParser:
    """The parser of a command, whose help ends with examples."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        command, help=summary, description=f"{summary[0].upper()}{summary[1:]}.",
        epilog="examples:\n" + "\n".join(f"  {example}" for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter)
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of what is printed")


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def print_json(data: Any) -> int:
    """Data for a program; the exit code of success."""
    print(json.dumps(data, ensure_ascii=False, indent=1))
    return 0


def console(stderr: bool = False) -> "Console":
    """Where tables are printed: as wide as the terminal, or wide enough for a file."""
    from rich.console import Console

    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal:
        made.width = max(made.width, PIPED_WIDTH)
    return made


def print_table(title: str, columns: Iterable[tuple[str, Any]], rows: Iterable[Sequence[str]]) -> None:
    """A table with a heading; columns are headings with their alignment, `left` or `right`."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title) if title else None, title_justify=LEFT, title_style="bold", box=box.SIMPLE_HEAD,
                  pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for heading, justify in columns:
        table.add_column(Text(heading), justify=justify, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    screen = console()
    screen.print(table)
    screen.print()


def print_text(text: str, stderr: bool = False) -> None:
    """A paragraph: broken between words at a terminal, in one line elsewhere."""
    from rich.text import Text

    screen = console(stderr)
    screen.print(Text(text), soft_wrap=not screen.is_terminal)


def decimal(value: float, places: int, lang: str = "en") -> str:
    """A number with so many decimals, as the language writes it; a dash where there is none."""
    if value != value:
        return "–"
    text = f"{value:.{places}f}"
    return text if lang == "en" else text.replace(".", ",")


def percent(value: float, lang: str = "en") -> str:
    """A share in per cent."""
    return f"{decimal(100 * value, 1, lang)}\u00a0%"


def between(low: float, high: float, places: int, lang: str = "en") -> str:
    """An interval."""
    return f"{decimal(low, places, lang)}–{decimal(high, places, lang)}"


def seat_name(game: Any, seat: int, lang: str) -> str:
    """A seat by its colour."""
    return name(lang, game.name, game.noun("seat", str(seat)))


def card_name(game: Any, card: str, lang: str) -> str:
    """A card by its title."""
    return name(lang, game.name, game.noun("card", card))


def heading(column: str, lang: str) -> str:
    """The heading of a column."""
    return say(lang, None, f"column-{column}")


def read_options(game: Any, pairs: Iterable[str]) -> dict[str, Any]:
    """What a table chooses, out of `name=value`."""
    return dict(_option(game, pair) for pair in pairs)


def _option(game: Any, pair: str) -> tuple[str, Any]:
    option, equals, text = pair.partition("=")
    if not equals:
        raise OptionError(f"{pair!r} is no option; write name=value, as in show_hands=yes")
    spelled = {"yes": True, "true": True, "no": False, "false": False}
    known = game.options.get(option)
    choices = known.choices if known else ()
    values = [choice for choice in choices if text == str(choice) or spelled.get(text) is choice]
    return option, values[0] if values else text


class Bar:
    """A progress bar on standard error: only at a terminal, and only once a second has gone by."""

    def __init__(self, total: int, what: str) -> None:
        self.total, self.what, self.done = total, what, 0
        self.begun = time.monotonic()
        self.progress: Progress | None = None

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *raised: object) -> None:
        if self.progress is not None:
            self.progress.stop()

    def advance(self, steps: int = 1) -> None:
        """So much more is done."""
        self.done += steps
        if self.progress is None and sys.stderr.isatty() and time.monotonic() - self.begun > PATIENCE:
            self._show()
        if self.progress is not None:
            self.progress.update(self.progress.task_ids[0], completed=self.done)

    def _show(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
                                 TimeRemainingColumn(), console=console(stderr=True), transient=True)
        self.progress.add_task(self.what, total=self.total)
        self.progress.start()
