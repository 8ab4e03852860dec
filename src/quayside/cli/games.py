"""`quayside games`: which games there are, for how many, with what options."""

import argparse
from typing import Any

import quayside
from quayside.cli.showing import add_command, add_json, add_language, heading, print_json, print_table
from quayside.core.words import say


def add(subparsers: Any) -> None:
    """The arguments of the command."""
    parser = add_command(subparsers, "games", "list the games, their seats and options",
                         "quayside games", "quayside games --lang ru", "quayside games --json")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    games = [quayside.game(name) for name in quayside.games()]
    if args.json:
        return print_json([as_data(game, args.lang) for game in games])
    columns = [(heading(column, args.lang), "left") for column in ("name", "title", "seats", "options")]
    print_table(say(args.lang, None, "games-title"), columns, [row(game, args.lang) for game in games])
    return 0


def row(game: Any, lang: str) -> list[str]:
    """A game as a person reads it."""
    return [game.name, game.title(lang), f"{game.seats.start}–{game.seats.stop - 1}",
            "\n".join(described(option, lang) for option in game.options.values())]


def described(option: Any, lang: str) -> str:
    """An option with its choices, as `--option` takes them; the usual one first."""
    rest = [choice for choice in option.choices if choice != option.default]
    return f"{option.name}={'|'.join(map(written, [option.default, *rest]))}  {option.label(lang)}"


def written(choice: Any) -> str:
    """A choice as the command line takes it."""
    return {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else str(choice)


def as_data(game: Any, lang: str) -> dict[str, Any]:
    """A game as a program reads it."""
    return {"name": game.name, "title": game.title(lang), "seats": list(game.seats),
            "rules_version": game.rules_version, "moves": game.move_count,
            "options": [{"name": option.name, "kind": option.kind, "choices": list(option.choices),
                         "default": option.default, "label": option.label(lang)} for option in game.options.values()]}
