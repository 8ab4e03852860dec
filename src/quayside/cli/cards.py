"""`quayside cards`: every card with its values and where they come from; an owner's file checked or begun."""

import argparse
from difflib import get_close_matches
from typing import Any

import quayside
from quayside.cli import provenance
from quayside.cli.owners import changed, template
from quayside.cli.showing import (
    CommandError,
    add_command,
    add_json,
    add_language,
    card_name,
    heading,
    print_json,
    print_table,
    print_text,
)
from quayside.core.words import is_translated, name, say


def add(subparsers: Any) -> None:
    """The arguments of the command."""
    parser = add_command(
        subparsers, "cards", "list the cards, or check your own values for them",
        "quayside cards packet-row --lang ru", "quayside cards packet-row vp_library",
        "quayside cards packet-row --template > mine.toml", "quayside cards packet-row --check mine.toml")
    parser.add_argument("game", metavar="GAME", help="a game: see `quayside games`")
    parser.add_argument("card", metavar="ID", nargs="?", help="one card with all that is known of it")
    parser.add_argument("--check", metavar="FILE", help="check an owner's file and list what it changes")
    parser.add_argument("--cards", metavar="FILE", help="show the cards with the values of an owner's file")
    parser.add_argument("--template", action="store_true",
                        help="print an owner's file with every printed value as a comment")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """List, show one, check or begin a file."""
    game = quayside.game(args.game, cards=args.check or args.cards)
    if args.template:
        print(template(game, args.lang), end="")
        return 0
    if args.check:
        return checked(game, args)
    if args.card:
        return shown(game, found(game, args.card, args.lang), args)
    if args.json:
        return print_json([provenance.as_data(game, row, args.lang) for row in game.rows])
    listed(game, args.lang)
    return 0


def found(game: Any, wanted: str, lang: str) -> dict[str, Any]:
    """The card with this id, printed code or title."""
    for row in game.rows:
        if wanted.casefold() in (row["id"], row.get("code", row["id"]), card_name(game, row["id"], lang).casefold()):
            return dict(row)
    near = get_close_matches(wanted, [row["id"] for row in game.rows], n=3, cutoff=0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; `quayside cards {game.name}` lists them"
    raise CommandError(f"no card of {game.name} is called {wanted!r}{hint}")


def listed(game: Any, lang: str) -> None:
    """All cards in a table, then what the marks in it mean."""
    columns = [(heading("card", lang), "left"), (heading("id", lang), "left"), (heading("type", lang), "left"),
               (heading("count", lang), "right"), (heading("price", lang), "right"), (heading("values", lang), "left"),
               (heading("source", lang), "left")]
    print_table(say(lang, None, "cards-title", title=game.title(lang)), columns,
                [listed_row(game, row, lang) for row in game.rows])
    for line in provenance.legend(game, lang):
        print_text(line)


def listed_row(game: Any, row: dict[str, Any], lang: str) -> list[str]:
    """A card in the list; what is named already by title, count and price is not named again."""
    rest = [field for field in provenance.fields(row) if isinstance(row.get(field), int)
            and field not in ("count", "price")]
    return [card_name(game, row["id"], lang), row["id"], say(lang, game.name, f"kind-{row['type']}"),
            *(provenance.marked(game, row, field, lang) for field in ("count", "price")),
            ", ".join(f"{heading(field, lang).lower()} {provenance.marked(game, row, field, lang)}" for field in rest),
            " ".join(provenance.sources(game, row, lang))]


def shown(game: Any, row: dict[str, Any], args: argparse.Namespace) -> int:
    """One card with every value and its reason."""
    if args.json:
        return print_json(provenance.as_data(game, row, args.lang))
    lang = args.lang
    noun = game.noun("card", row["id"])
    print(f"{name(lang, game.name, noun)}  [{row['id']}]")
    if is_translated(lang, game.name, noun):
        print_text(say(lang, None, "sure-translated"))
    kind = row["type"]
    print_text(f"{say(lang, game.name, f'kind-{kind}')}: {say(lang, game.name, f'about-{kind}')}")
    columns = [(heading(column, lang), "left") for column in ("field", "value", "source")]
    print_table("", columns, [[heading(field, lang), provenance.marked(game, row, field, lang),
                               provenance.explained(game, row, field, lang)] for field in provenance.fields(row)])
    return 0


def checked(game: Any, args: argparse.Namespace) -> int:
    """What an owner's file changes; that it can be used was checked when it was read."""
    changes = changed(game, args.lang)
    if args.json:
        return print_json([change._asdict() for change in changes])
    if changes:
        columns = [(heading(column, args.lang), "left") for column in ("card", "id", "field")]
        columns += [(heading(column, args.lang), "right") for column in ("printed", "yours")]
        print_table(say(args.lang, None, "cards-changes", file=args.check), columns,
                    [[change.title, change.id, change.field, str(change.printed), str(change.yours)]
                     for change in changes])
    print_text(say(args.lang, None, "cards-checked", file=args.check, count=len(changes)))
    return 0
