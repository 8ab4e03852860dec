"""A look read out: sentences and lines for the plain table, the replay and the log."""

import re
from typing import Final

from quayside.cli.play.chronicle import Line, with_player
from quayside.cli.play.drawing import SHAPES, Item, Panel, Span, Words, called, drawing
from quayside.cli.play.look import Look
from quayside.cli.rules import folded
from quayside.core.words import has, is_translated

TABLE_RULE: Final = re.compile(r"[|\s:-]+")  # what stands between the head of a table and its rows


def situation(look: Look) -> list[str]:
    """The whole table, a line for each thing that lies on it."""
    art = drawing(look.game.name)
    lines = [f"{look.game.title(look.lang)}. {art.status(look)}. {art.ladder(look).end}".strip()]
    lines += [read_out(panel) for panel in art.boards(look)]
    lines += [read_out(art.seat(look, seat)) for seat in look.others()]
    return lines if look.seat is None else [*lines, read_out(art.own(look))]


def read_out(panel: Panel) -> str:
    """A panel in one line."""
    note = ", ".join(part for part in (words(panel.note), words(panel.aside)) if part)
    told = [f"{words(panel.title)}" + (f" ({note})" if note else "")]
    told += [words(panel.lead)] if panel.lead else []
    for group in panel.groups:
        if group.items:
            items = "; ".join(read_item(item) for item in group.items)
            told.append(f"{group.heading}: {items}" if group.heading else items)
    return ". ".join(told) + "."


def read_item(item: Item) -> str:
    """A thing with its numbers."""
    return f"{words(item.full)} {words(item.tail)}".strip()


def words(spans: Words) -> str:
    """Words without their styles and without the marks for the eye."""
    return "".join(span.text for span in spans if not is_mark(span)).strip()


def is_mark(span: Span) -> bool:
    """Whether a span only marks what is lit or fresh."""
    return span.role in ("fresh", "gap") or span.text == "▸"


def asked(look: Look) -> list[str]:
    """The question, what is to be known with it, and the numbered moves."""
    lead = words(drawing(look.game.name).own(look).lead) if look.asked else ""
    return [look.question, *([lead] if lead else []),
            *(f"{at:>3}  {choice.label}  [{choice.text}]" for at, choice in enumerate(look.choices, 1))]


def log_line(look: Look, line: Line) -> str:
    """One line of the log."""
    player = called(look, line.about) if line.about >= 0 else ""
    text = with_player(line.text, line.about, player, look.lang)
    return f"{called(look, line.seat)} {text}" if line.seat >= 0 else text


def news(look: Look) -> list[str]:
    """What happened since the last turn of this seat."""
    return [log_line(look, line) for line in look.log if line.fresh]


def history(look: Look) -> list[str]:
    """The whole log, round by round."""
    told: list[str] = []
    now = None
    for line in look.log:
        if line.round != now:
            now = line.round
            told.append(look.say("table-round", round=now) if now else look.say("table-set-up"))
        told.append(f"  {log_line(look, line)}")
    return told


def score(look: Look) -> list[str]:
    """The sheet of every seat, with its place."""
    places = look.places()
    seats = sorted(range(len(look.names)), key=lambda seat: places[seat])
    title, amounts = drawing(look.game.name).tie_break(look)
    return [f"{look.say('table-place', place=places[seat])} {SHAPES[seat]} {look.names[seat]}: "
            f"{sum(points for _, points in look.sheet(seat))} ("
            + ", ".join(f"{look.say(f'term-{term}')} {points}" for term, points in look.sheet(seat))
            + f"; {title}: {amounts[seat]})" for seat in seats]


def card_lines(look: Look, card: str) -> list[str]:
    """What a card is, does and says, and how far each value can be trusted."""
    row = next(row for row in look.game.rows if row["id"] == card)
    facts = drawing(look.game.name).facts(look, card)
    doubts = dict.fromkeys(fact.doubt for fact in facts if fact.doubt)
    translated = is_translated(look.lang, look.game.name, look.game.noun("card", card))
    return [f"{look.name('card', card)} [{card}]", *what_it_is(look, row["type"]),
            *(f"{fact.what}: {'≈' if fact.doubt else ''}{fact.value}" for fact in facts),
            *(f"≈ {doubt}" for doubt in doubts), *([look.say("sure-translated")] if translated else [])]


def what_it_is(look: Look, kind: str) -> list[str]:
    """The kind of a card, and what cards of this kind do."""
    about = f"about-{kind}"
    return [look.say(f"kind-{kind}"), *([look.say(about)] if has(look.lang, look.game.name, about) else [])]


def find_cards(look: Look, wanted: str) -> list[str]:
    """The cards whose name, id or kind holds these words."""
    parts = folded(wanted).replace("_", " ").split()
    return [row["id"] for row in look.game.rows
            if all(part in spelling(look, row["id"], row["type"]) for part in parts)]


def spelling(look: Look, card: str, kind: str) -> str:
    """Everything by which a card can be looked up."""
    return folded(f"{look.name('card', card)} {card.replace('_', ' ')} {look.say(f'kind-{kind}')}")


def rule_text(passage: str) -> list[str]:
    """A passage of the rules without the signs of Markdown; of a table every row is a line."""
    lines = passage.split("\n")
    if not lines[0].startswith("|"):
        return [" ".join(unmarked(line) for line in lines)]
    rows = [line.strip("|").split("|") for line in lines if not TABLE_RULE.fullmatch(line)]
    return ["  " + " · ".join(cell for cell in map(unmarked, row) if cell) for row in rows]


def unmarked(text: str) -> str:
    """Words without the signs of Markdown."""
    return text.strip().removeprefix("> ").replace("*", "").replace("`", "")
