"""The command `quayside replay`: a recorded game, forwards and backwards."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from quayside.cli.play.command import THEMES, usual_language, usual_theme
from quayside.core.errors import Error, RecordError

EPILOG: Final = """examples:
  quayside replay game.record                       full screen; the arrow keys step
  quayside replay game.record --at 40 --seat 0      the table after 40 moves, as the first seat saw it
  quayside replay game.record --at 40 --json        the same as data
  printf 'to 40\\nnext\\n' | quayside replay game.record --plain
"""


def add(subparsers: Any) -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("replay", help="step through a recorded game", epilog=EPILOG,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="a record, as quayside play keeps it")
    parser.add_argument("--at", type=int, metavar="K", help="begin after K moves, chance included")
    parser.add_argument("--seat", type=int, metavar="S", help="see what this seat saw, counted from 0; "
                        "without it, what a spectator saw")
    parser.add_argument("--lang", choices=("en", "ru", "pl"), help="the language (by default the terminal's)")
    parser.add_argument("--plain", action="store_true", help="lines in, lines out")
    parser.add_argument("--json", action="store_true", help="the table as data, and leave")
    parser.add_argument("--theme", choices=THEMES, help="colours for a light or a dark terminal, or 16 colours")


def run(args: argparse.Namespace) -> int:
    """Open the record and step through it."""
    from quayside.cli.play.replayed import Replayed

    replayed = Replayed(opened(Path(args.file).expanduser()), args.seat, args.lang or usual_language(os.environ))
    replayed.go_to(0 if args.at is None else args.at)
    if args.json:
        print(json.dumps(replayed.data(), ensure_ascii=False, indent=1))
        return 0
    if args.plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from quayside.cli.play.plain_replay import PlainReplay

        return PlainReplay(replayed, sys.stdin, sys.stdout).run()
    return show(replayed, args.theme or usual_theme(os.environ))


def show(replayed: Any, theme: str) -> int:
    """The record on the full screen."""
    from quayside.cli.play.screen.app import TableApp
    from quayside.cli.play.screen.replay import ReplayScreen

    app = TableApp(None, replayed.lang, theme=theme, first=lambda: ReplayScreen(replayed))
    app.run()
    if app.fault is not None:
        raise Error(f"the replay broke down, which is a fault of Quayside ({app.fault!r})")
    return 0


def opened(file: Path) -> Any:
    """The record in a file, where it can be replayed."""
    from quayside.cli.play import saving

    saved = saving.load(file)
    if None in saved.record.moves:
        raise RecordError(f"{file} holds what seat {saved.record.viewer} has seen of a game; moves hidden from it are "
                          "missing, so the game cannot be replayed")
    return saved
