"""`quayside rules`: the rules of a game in our own words, whole or the ones that speak of something."""

import argparse
import re
import sys
import unicodedata
from typing import Any, Final, NamedTuple

import quayside
from quayside.cli.showing import CommandError, add_command, add_json, add_language, console, print_json
from quayside.core.words import say
from quayside.rulebook import passages, rules_text

RULE: Final = re.compile(r"\*\*([A-Z]{2}-\d+)\*\* (.+)", re.DOTALL)
NUMBER: Final = re.compile(r"[A-Za-z]{2}-\d+")


class Rule(NamedTuple):
    """One rule: its number, the chapter it stands in, and what it says."""

    number: str
    chapter: str
    text: str


def add(subparsers: Any) -> None:
    """The arguments of the command."""
    parser = add_command(subparsers, "rules", "print the rules of a game, or those that speak of something",
                         "quayside rules packet-row", "quayside rules packet-row harbour master",
                         "quayside rules packet-row PR-40 --lang pl")
    parser.add_argument("game", metavar="GAME", help="a game: see `quayside games`")
    parser.add_argument("words", metavar="WORDS", nargs="*", help="words that all stand in a rule, or numbers of rules")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the whole page, or the rules that were found."""
    game = quayside.game(args.game)
    page = rules_text(game.name, args.lang)
    words = " ".join(args.words).split()
    if not words and not args.json:
        print_page(page)
        return 0
    found = search(rules_of(page), words)
    if not found:
        raise CommandError(say(args.lang, None, "rules-none", words=" ".join(words), title=game.title(args.lang)))
    if args.json:
        return print_json([rule._asdict() for rule in found])
    print_page(as_markdown(found))
    return 0


def rules_of(page: str) -> list[Rule]:
    """The rules of a page, without the examples and tables between them."""
    found = ((passage.chapter, RULE.fullmatch(passage.text)) for passage in passages(page))
    return [Rule(rule[1], chapter, rule[2]) for chapter, rule in found if rule]


def search(rules: list[Rule], words: list[str]) -> list[Rule]:
    """The rules with these numbers, or those in which all these words stand."""
    if words and all(NUMBER.fullmatch(word) for word in words):
        numbers = [word.upper() for word in words]
        return [rule for rule in rules if rule.number in numbers]
    return [rule for rule in rules if all(folded(word) in folded(rule.text) for word in words)]


def folded(text: str) -> str:
    """Text as it is compared: without capitals and without marks on letters, as it is often typed (еще, zarzadca)."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def as_markdown(rules: list[Rule]) -> str:
    """The rules that were found, under the headings of their chapters."""
    lines = []
    for before, rule in zip([None, *rules], rules, strict=False):
        if before is None or before.chapter != rule.chapter:
            lines.append(f"## {rule.chapter}")
        lines.append(f"**{rule.number}** {rule.text}")
    return "\n\n".join(lines)


def print_page(markdown: str) -> None:
    """Rendered at a terminal, as it is written where the output goes elsewhere."""
    if not sys.stdout.isatty():
        print(markdown)
        return
    from rich.markdown import Markdown

    console().print(Markdown(markdown))
