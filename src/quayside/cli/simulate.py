"""`quayside simulate`: many games over all cores, and what they say about seats, bots and cards."""

import argparse
import os
from pathlib import Path
from typing import Any, Final

import quayside
from quayside.arena import Outcome, Plan, Series, stream, summarize
from quayside.arena.errors import ArenaError
from quayside.arena.many import planned
from quayside.arena.series import parquet_writer
from quayside.cli import simulated
from quayside.cli.showing import Bar, add_command, add_json, add_language, read_options
from quayside.core.words import say

USUAL_SEATS: Final = 4
USUAL_BOTS: Final = "random"
INTERRUPTED: Final = 130  # the exit code of a command that Ctrl-C has stopped


def add(subparsers: Any) -> None:
    """The arguments of the command."""
    parser = add_command(
        subparsers, "simulate", "play many games at once and count what happened",
        "quayside simulate packet-row --seats 3 --bots greedy,random --games 5000",
        "quayside simulate packet-row --bots greedy,search:playouts=200,random --csv games.csv",
        "quayside simulate packet-row --one search:playouts=1000 --against greedy --games 200")
    parser.add_argument("game", metavar="GAME", help="a game: see `quayside games`")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play; 4, or as many as the game takes")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games; 1000")
    parser.add_argument("--bots", metavar="BOT,BOT...", help="who plays, each with options after a colon; fewer than "
                        f"seats play several seats each; {USUAL_BOTS}")
    parser.add_argument("--one", metavar="BOT", help="one seat of this bot ...")
    parser.add_argument("--against", metavar="BOT", help="... against this bot at all the others")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed plays the same games")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes play; one for each core")
    parser.add_argument("--cards", metavar="FILE", help="an owner's file with the values of your own copy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--count", metavar="VERB,VERB...", help="the moves whose cards are counted, such as deliver; "
                        "those that take a card, unless it is said; - for none")
    parser.add_argument("--csv", metavar="FILE", help="write a row for each seat of each game")
    parser.add_argument("--parquet", metavar="FILE", help="the same as Parquet; needs quayside[parquet]")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print, write."""
    plan = plan_of(args)
    check_files(args)
    outcomes: list[Outcome] = []
    whole = play(plan, args, outcomes)
    if not outcomes:
        raise ArenaError("stopped before the first game was over")
    series = Series(plan, outcomes)
    simulated.report(series, summarize(series), args)
    for file, write in ((args.csv, series.write_csv), (args.parquet, series.write_parquet)):
        if file:
            write(file)
            simulated.note(say(args.lang, None, "simulate-written", file=file), args)
    return 0 if whole else INTERRUPTED


def play(plan: Plan, args: argparse.Namespace, outcomes: list[Outcome]) -> bool:
    """Collect the outcomes; False when Ctrl-C ended it early."""
    try:
        with Bar(args.games, say(args.lang, None, "simulate-progress")) as bar:
            for some in stream(plan, args.games, args.workers):
                outcomes += some
                bar.advance(len(some))
    except KeyboardInterrupt:
        simulated.note(say(args.lang, None, "simulate-interrupted", played=len(outcomes), games=args.games), args)
        return False
    return True


def plan_of(args: argparse.Namespace) -> Plan:
    """What is to be played."""
    game = quayside.game(args.game, cards=args.cards)
    seats = min(USUAL_SEATS, game.seats[-1]) if args.seats is None else args.seats
    count = None if args.count is None else [verb.strip() for verb in args.count.split(",") if verb.strip(" -")]
    return planned(game, bots_of(args, seats), seats, args.seed, count, read_options(game, args.option))


def bots_of(args: argparse.Namespace, seats: int) -> str:
    """Who plays."""
    if (args.one is None) != (args.against is None) or (args.one and args.bots):
        raise ArenaError("--one and --against belong together, and --bots stands alone")
    if args.one and args.one == args.against:
        raise ArenaError(f"--one and --against are both {args.one}: nothing would be learned")
    return ",".join([args.one, *[args.against] * (seats - 1)]) if args.one else args.bots or USUAL_BOTS


def check_files(args: argparse.Namespace) -> None:
    """What cannot be written is said before the first game and not after the last."""
    for file in filter(None, (args.csv, args.parquet)):
        folder = Path(file).resolve().parent
        if Path(file).is_dir() or not os.access(file if Path(file).exists() else folder, os.W_OK):
            raise ArenaError(f"{file} cannot be written: " + (
                "it is a folder" if Path(file).is_dir() else "it is protected" if folder.is_dir()
                else f"there is no folder {folder}"))
    if args.parquet:
        parquet_writer()
