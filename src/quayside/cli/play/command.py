"""The command `quayside play`: what is typed after it, and how a table is opened with it."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any, Final

from quayside.core.errors import Error

EPILOG: Final = """examples:
  quayside play                                   choose everything on the first screen
  quayside play packet-row --seats 4 --lang pl    against three greedy bots, in Polish
  quayside play packet-row --names Ada,Marek --bots search:playouts=1000
  quayside play packet-row --option show_hands=yes --seed 7
  quayside play --resume evening.record           go on with a saved game
  printf 'moves\\nview\\n' | quayside play packet-row --plain
"""
LATEST: Final = ""  # --resume without a file
THEMES: Final = ("day", "night", "16")


def add(subparsers: Any) -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("play", help="play at this terminal, alone or with others", epilog=EPILOG,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="the game; without one, a first screen lets you choose")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats")
    parser.add_argument("--bots", metavar="BOT,...", help="who plays at the last seats: random, greedy, "
                        "search:playouts=500 (by default greedy, everywhere but at the first seat)")
    parser.add_argument("--names", metavar="NAME,...", default="", help="the players' names, seat by seat")
    parser.add_argument("--lang", choices=("en", "ru", "pl"), help="the language (by default the terminal's)")
    parser.add_argument("--cards", metavar="FILE", help="your own values for the cards")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[],
                        help="an option of the game, as in show_hands=yes (the score counts openly taken "
                        "cards of all seats either way)")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same cards")
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST,
                        help="go on with a saved game; without a file, choose among the latest ones")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    parser.add_argument("--plain", action="store_true", help="lines in, lines out: for scripts and screen readers")
    parser.add_argument("--theme", choices=THEMES, help="colours for a light or a dark terminal, or 16 colours")


def run(args: argparse.Namespace) -> int:
    """Open the table, or the first screen, and play."""
    lang = args.lang or usual_language(os.environ)
    if not args.plain and not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        print("quayside: this is no terminal, so the table is read out line by line (--plain)", file=sys.stderr)
        args.plain = True
    if args.resume == LATEST:
        expect_saved(args.plain)
    table = open_table(args) if args.game or args.resume else None
    if args.plain:
        return run_plain(args, table, lang)
    from quayside.cli.play.screen.app import TableApp

    app = TableApp(table, lang, theme=args.theme or usual_theme(os.environ), setup=first_choices(args, lang))
    app.run()
    if app.fault is not None:
        kept = f"; the game is kept in {app.table.file}" if app.table is not None else ""
        raise Error(f"the table broke down, which is a fault of Quayside ({app.fault!r}){kept}")
    if app.parting:
        print(app.parting)
    return 0


def run_plain(args: argparse.Namespace, table: Any, lang: str) -> int:
    """The table as lines; without a game they first ask for one."""
    from quayside.cli.play.plain import PlainTable
    from quayside.cli.play.plain_setup import ask_setup
    from quayside.cli.play.table import Table

    if table is None:
        chosen = ask_setup(first_choices(args, lang), sys.stdin, sys.stdout)
        if chosen is None:
            return 0
        table, lang = Table.opened(chosen.chosen_game(), chosen.seating(), args.seed, unused_file(args.save),
                                   **chosen.options), chosen.lang
    return PlainTable(table, lang, sys.stdin, sys.stdout).run()


def first_choices(args: argparse.Namespace, lang: str) -> Any:
    """What the first screen begins with."""
    from quayside.cli.play.setup import Setup

    if args.resume and not knows_who_sits(args):
        return Setup.going_on(lang, load(args), wanted_file(args.save))
    return Setup(lang=lang, seats=args.seats or 0, cards=args.cards, resuming=args.resume == LATEST)


def expect_saved(plain: bool) -> None:
    """Without a file the first screen offers the latest saved games; lines name them."""
    from quayside.cli.play import saving

    kept = saving.offered()
    if not kept:
        raise Error(f"no unfinished game is kept in {saving.shelf()}; name the file: --resume FILE")
    if plain:
        named = ", ".join(str(saved.file) for saved in kept)
        raise Error(f"name the file to go on with, --resume FILE; the latest saved games: {named}")


def load(args: argparse.Namespace) -> Any:
    """The saved game that is named."""
    from quayside.cli.play import saving

    return saving.load(Path(args.resume).expanduser())


def knows_who_sits(args: argparse.Namespace) -> bool:
    """Whether the command line, or the saved game, says who sits at the table."""
    return args.bots is not None or bool(args.names) or load(args).seating is not None


def open_table(args: argparse.Namespace) -> Any:
    """The table that the command line describes, new or saved."""
    from quayside.cli.play.table import Table

    if args.resume:
        return resume(args) if knows_who_sits(args) else ask_who_sits(args)
    import quayside
    from quayside.cli.play.setup import parse_options

    game = quayside.game(args.game, cards=args.cards)
    return Table.opened(game, seating(args, game.seats), args.seed, unused_file(args.save),
                        **parse_options(game, args.option))


def ask_who_sits(args: argparse.Namespace) -> None:
    """No table yet: the first screen asks; lines need it on the command line."""
    if args.plain:
        raise Error(f"{args.resume} does not say who sat there; name them with --names and --bots")


def resume(args: argparse.Namespace) -> Any:
    """A saved game, with those who sat there or those named now."""
    from quayside.cli.play.table import Table

    saved = load(args)
    seats = saved.record.seats
    seated = saved.seating
    if seated is None or args.bots is not None or args.names:
        seated = seating(args, range(seats, seats + 1))
    return Table.resumed(saved.record, seated, args.seed, wanted_file(args.save) or saved.file)


def seating(args: argparse.Namespace, possible: range) -> Any:
    """Who sits where; the number of seats follows from names and bots where it is not given."""
    from quayside.cli.play.seating import seat
    from quayside.cli.play.setup import USUAL_SEATS
    from quayside.core.errors import OptionError

    names = [name.strip() for name in args.names.split(",")] if args.names else []
    bots = [bot.strip() for bot in args.bots.split(",")] if args.bots else None
    named = max(1, len(names)) + len(bots) if bots else max(len(names), USUAL_SEATS)
    seats = args.seats if args.seats is not None else min(max(named, possible.start), possible.stop - 1)
    if seats not in possible:
        raise OptionError(f"{seats} seats: this game has {possible.start} to {possible.stop - 1}")
    return seat(seats, bots, names)


def wanted_file(name: str | None) -> Path | None:
    """The file to keep the game in, where one is named."""
    return Path(name).expanduser() if name else None


def unused_file(name: str | None) -> Path | None:
    """The file to keep a new game in; never one that is there already."""
    file = wanted_file(name)
    if file is not None and file.exists():
        raise Error(f"{file} is there already; go on with it by --resume, or choose another name")
    return file


def usual_language(environment: Any) -> str:
    """The terminal's language, where Quayside speaks it."""
    spoken = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")
    return spoken[:2] if spoken[:2] in ("ru", "pl") else "en"


def usual_theme(environment: Any) -> str:
    """Day or night after what the terminal says of its background; 16 colours where it can do no more."""
    if environment.get("COLORTERM", "") not in ("truecolor", "24bit") and "256" not in environment.get("TERM", ""):
        return "16"
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "day" if background in ("7", "15") else "night"
