"""The messages of all languages: complete, well formed, and all of them used.

What the code says is derived from the moves, questions, reasons, cards and options of each game; the rest are names of
messages that stand in the source.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import quayside
from quayside.core.words import FAMILIES, LANGUAGES, LOCALES, SHARED, Argument, Noun, name, say

GAMES = quayside.games()
FILES = sorted({path.stem for path in LOCALES.glob("*/*.ftl")} | set(GAMES))
FUNCTIONS = {"NOUN", "COUNT"}
FEWER: Mapping[tuple[str, str], set[str]] = {}  # (language, message): the variables it may leave out
COUNTED = {"n"}  # what COUNT hands to a counted form
PROMISED = {"someone", "unknown-card", "choice-yes", "choice-no", *(f"sure-{how}" for how in (
    "sourced", "reconstructed", "inferred", "recalled", "translated", "picture"))}  # the core has them for all games
DERIVED = {"move", "here", "did", "ask", "why", "term", "option", "kind", "about", *FAMILIES}

Needs = dict[str, set[str]]  # message: the arguments it is given


# What the code says


@cache
def named(title: str) -> frozenset[Noun]:
    """Everything that a game's moves, questions, reasons and cards can name."""
    game = quayside.game(title)
    _, space, asks, reasons, _ = game.rules.tables()
    ids = {(kind, part) for family in space.families for row in family.parts
           for kind, part in zip(family.about, row, strict=True)}
    ids |= {(kind.about, part) for kind in asks.kinds for part in kind.names}
    ids |= {(kind, part) for reason in reasons.table if reason for kind, parts in reason.names for part in parts or ()}
    ids |= {("card", row["id"]) for row in game.rows}
    return frozenset(game.noun(family, part) for family, part in ids if family in FAMILIES)


@cache
def moves_of(title: str) -> dict[str, tuple[set[str], set[str]]]:
    """The verbs of a game as messages write them: what each names, and what it means in a position besides."""
    game = quayside.game(title)
    return {family.verb.replace(" ", "-"): (
        set(family.about), set(game.kit.here(game.start(game.seats[-1]), (family.verb, *family.parts[0]))))
        for family in game.space.families}


@cache
def needed(title: str) -> Needs:
    """The messages that a game must have, and the arguments that each is given."""
    game = quayside.game(title)
    _, _, asks, reasons, _ = game.rules.tables()
    types = {row["type"] for row in game.rows}
    silent = (*(f"term-{term}" for term, _ in game.start(game.seats.start).score_sheet(0)), "game-title", "game-blurb",
              *(f"option-{option}" for option in game.options), *(f"kind-{kind}" for kind in types),
              *(f"about-{kind}" for kind in types))
    return {
        **{f"move-{verb}": about for verb, (about, _) in moves_of(title).items()},
        **{f"did-{verb}": about | here for verb, (about, here) in moves_of(title).items()},
        **{f"ask-{kind.name}": {"seat", "amount", kind.about} for kind in asks.kinds if kind.by != "nobody"},
        **{f"why-{reason.code}": {kind for kind, _ in reason.names} for reason in reasons.table if reason},
        **{noun.message: {fact for fact, _ in noun.facts} for noun in named(title)},
        **{message: set() for message in silent},
    }


def possible(title: str) -> Needs:
    """The needed messages, and the richer labels that a move may have in a position."""
    return {**needed(title), **{f"here-{verb}": about | here for verb, (about, here) in moves_of(title).items()}}


@cache
def quoted() -> tuple[set[str], tuple[str, ...]]:
    """The strings that stand in the source and in the page templates, and the beginnings of those put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in LOCALES.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    for path in LOCALES.parent.rglob("*.html"):
        whole.update(re.findall(r"""["']([a-z][\w-]+)["']""", path.read_text(encoding="utf-8")))
    return whole, tuple(start for start in begun if re.fullmatch(r"[a-z][a-z_-]*-", start)
                        and start.partition("-")[0] not in DERIVED)


# The messages as they stand in the files


class Mentions:
    """What a message mentions: variables, other messages, functions, and the forms it asks of nouns."""

    def __init__(self, message: ftl.Message | ftl.Term) -> None:
        found = list(nodes(message))
        calls = [node for node in found if isinstance(node, ftl.FunctionReference)]
        variables = [node for node in found if isinstance(node, ftl.VariableReference)]
        within = [id(what) for call in calls for what in call.arguments.positional]
        self.functions = {call.id.name for call in calls}
        self.variables = {node.id.name for node in variables}
        self.bare = {node.id.name for node in variables if id(node) not in within}  # outside of functions
        self.forms = {(what.id.name, form_of(call)) for call in calls for what in call.arguments.positional[-1:]
                      if isinstance(what, ftl.VariableReference) and form_of(call)}
        self.messages = {f"{what.value}.{form_of(call)}" for call in calls for what in call.arguments.positional[-1:]
                         if isinstance(what, ftl.StringLiteral)}
        self.messages |= {("-" if isinstance(node, ftl.TermReference) else "") + node.id.name
                          + (f".{node.attribute.name}" if node.attribute else "") for node in found
                          if isinstance(node, ftl.MessageReference | ftl.TermReference)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and all that lies within it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def form_of(call: ftl.FunctionReference) -> str:
    """The form of a noun that a function asks for."""
    case = [str(option.value.value) for option in call.arguments.named if option.name.name == "case"]
    return "-".join(["count", *case] if call.id.name == "COUNT" else case)


@cache
def entries(lang: str, file: str) -> tuple[ftl.EntryType, ...]:
    path = LOCALES / lang / f"{file}.ftl"
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body) if path.exists() else ()


@cache
def messages(lang: str, *files: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages of these files by name; terms begin with a hyphen."""
    return {("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry
            for file in files for entry in entries(lang, file) if isinstance(entry, ftl.Message | ftl.Term)}


@cache
def mentions(lang: str, *files: str) -> dict[str, Mentions]:
    return {message: Mentions(entry) for message, entry in messages(lang, *files).items()}


def beside(file: str) -> tuple[str, ...]:
    """The files whose messages are loaded together with this one."""
    return SHARED if file in SHARED else (*SHARED, file)


def forms(message: ftl.Message | ftl.Term) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def samples(args: Iterable[str], title: str) -> Iterator[dict[str, Argument]]:
    """Arguments to try a message with: every noun of each family, and a few numbers."""
    choices: list[Any] = [
        [noun for noun in named(title) if noun.family == arg] if arg in FAMILIES else [0, 1, 2, 5, 21] for arg in args]
    return (dict(zip(args, chosen, strict=True)) for chosen in product(*choices))


each_file = pytest.mark.parametrize(("lang", "file"), list(product(LANGUAGES, FILES)))
each_game = pytest.mark.parametrize(("lang", "game"), list(product(LANGUAGES, GAMES)))


@each_file
def test_files_are_well_formed(lang: str, file: str) -> None:
    """Every file exists in every language and has no line that Fluent cannot read."""
    assert messages(lang, file)
    assert [entry.content for entry in entries(lang, file) if isinstance(entry, ftl.Junk)] == []


@each_file
def test_no_message_is_said_twice(lang: str, file: str) -> None:
    """No two messages that are loaded together have one name."""
    ids = [entry.id.name for other in beside(file) for entry in entries(lang, other)
           if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(ids) == sorted(set(ids))


@each_file
def test_every_language_says_the_same_messages(lang: str, file: str) -> None:
    """A message exists in all languages or in none."""
    assert {message for other in LANGUAGES for message in messages(other, file)} == set(messages(lang, file))


@each_file
def test_no_variable_is_lost(lang: str, file: str) -> None:
    """A message uses the variables that it uses in the other languages."""
    elsewhere = {(message, variable) for other in LANGUAGES for message, found in mentions(other, file).items()
                 for variable in found.variables - FEWER.get((lang, message), set())}
    here = {(message, variable) for message, found in mentions(lang, file).items() for variable in found.variables}
    assert elsewhere - here == set()


@each_file
def test_messages_refer_to_what_exists(lang: str, file: str) -> None:
    """Messages, attributes and functions that a message refers to are there."""
    there = messages(lang, *beside(file))
    known = set(there) | {f"{message}.{form}" for message, entry in there.items() for form in forms(entry)}
    found = mentions(lang, file)
    assert {(message, other) for message, says in found.items() for other in says.messages - known} == set()
    assert {message for message, says in found.items() if says.functions - FUNCTIONS} == set()


@each_file
def test_nouns_are_named_by_functions(lang: str, file: str) -> None:
    """A thing that is named stands in NOUN or COUNT, which know its forms."""
    assert {message for message, found in mentions(lang, file).items() if found.bare & FAMILIES} == set()


@each_file
def test_nouns_have_the_forms_asked_of_them(lang: str, file: str) -> None:
    """No noun falls back to its title where the others of its family decline; nor does a card that nobody sees."""
    asked = {ask for found in mentions(lang, *beside(file)).values() for ask in found.forms}
    nouns = messages(lang, *beside(file)).items()
    assert {(message, form) for family, form in asked for message, noun in nouns
            if (message.startswith(f"{family}-") or (family, message) == ("card", "unknown-card"))
            and form not in forms(noun)} == set()


@each_file
def test_marks_of_trust_can_be_said(lang: str, file: str) -> None:
    """`.sure` names one of the sentences on how far a value can be trusted."""
    marks = {part.value for message in messages(lang, file).values() for attribute in message.attributes
             if attribute.id.name == "sure" for part in attribute.value.elements if isinstance(part, ftl.TextElement)}
    assert {f"sure-{mark}" for mark in marks} <= set(messages(lang, "core"))


@each_file
def test_no_message_is_unused(lang: str, file: str) -> None:
    """Every message is needed by a game, mentioned by another message, or named in the source."""
    whole, begun = quoted()
    used = PROMISED.union(whole, *(possible(game) for game in GAMES))
    used |= {mention.partition(".")[0] for found in mentions(lang, *FILES).values() for mention in found.messages}
    assert {message for message in set(messages(lang, file)) - used if not message.startswith(begun)} == set()


@each_game
def test_no_message_is_missing(lang: str, game: str) -> None:
    """What the code says is there, and asks for no argument that the code does not give."""
    found = mentions(lang, *beside(game))
    assert (set(needed(game)) | PROMISED) - set(found) == set()
    assert {(message, variable) for message, given in possible(game).items() if message in found
            for variable in found[message].variables - given - COUNTED} == set()


@each_game
def test_every_sentence_can_be_said(lang: str, game: str) -> None:
    """Each message reads as a clean sentence with everything that it can be about."""
    found = mentions(lang, *beside(game))
    said = [say(lang, game, message, **sample) for message, given in possible(game).items()
            if message in found and message.partition("-")[0] not in FAMILIES
            for sample in samples(found[message].variables & given, game)]
    said += [name(lang, game, noun) for noun in named(game)]
    assert [text for text in said if not re.fullmatch(r"[^\s{}]+([ \u00a0][^\s{}]+)*", text)] == []
