"""What windows and frames show: passages of the rules, the score."""

import re
from functools import lru_cache
from typing import Final

from quayside.cli.play.drawing import Span, Words, drawing, shape
from quayside.cli.play.look import Look
from quayside.cli.play.screen.paint import Lines, pad, width_of, wrap
from quayside.rulebook import Passage

SHEET_WIDTH: Final = 72
GAP: Final = 2


def rule_lines(found: list[Passage], width: int) -> Lines:
    """Passages of the rules as lines, chapter by chapter."""
    lines: Lines = []
    chapter = ""
    for passage in found:
        if passage.chapter != chapter:
            chapter = passage.chapter
            lines += [(), (Span(chapter, "strong"),), (Span("─" * min(width, len(chapter)), "second"),)]
        lines += passage_lines(passage.text, width)
        lines.append(())
    return lines


@lru_cache(maxsize=2048)
def passage_lines(text: str, width: int) -> Lines:
    """A passage of the rules: a table in columns, anything else wrapped."""
    block = text.split("\n")
    return table_lines(block, width) if block[0].startswith("|") else wrap(emphasised(" ".join(block)), width, 0)


def emphasised(text: str) -> Words:
    """Markdown's bold and italic words in their styles."""
    return tuple(Span(part.strip("*"), {"**": "strong"}.get(part[:2], "water") if part.startswith("*") else "")
                 for part in re.split(r"(\*\*[^*]+\*\*|\*[^*]+\*)", text.removeprefix("> ").replace("`", "")) if part)


def table_lines(block: list[str], width: int) -> Lines:
    """A Markdown table in columns as wide as they need to be, the last one wrapped."""
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block if not re.fullmatch(r"[|\s:-]+", row)]
    widths = [max(width_of((Span(row[at]),)) for row in rows) for at in range(len(rows[0]))]
    lines: Lines = []
    for number, row in enumerate(rows):
        head = tuple(span for at, cell in enumerate(row[:-1]) for span in pad((Span(cell),), widths[at] + 2))
        role = "strong" if number == 0 else ""
        lines += [tuple(span._replace(role=role) for span in line)
                  for line in wrap((*head, Span(row[-1])), width, min(width // 2, width_of(head)))]
    return lines


def score_lines(look: Look, width: int = SHEET_WIDTH) -> Lines:
    """Everybody's sheet side by side: each term, the sum, the place."""
    seats, places = range(len(look.names)), look.places()
    sheets = [dict(look.sheet(seat)) for seat in seats]
    decides, amounts = drawing(look.game.name).tie_break(look)
    titles = [*(look.say(f"term-{term}") for term in sheets[0]), decides, look.say("table-total")]
    label = max(width_of((Span(title),)) for title in titles) + 1

    heads = score_heads(look, width - label)
    widths = [max(width_of(line[seat]) for line in [*heads, sized(amounts)]) + GAP for seat in seats]

    def line(title: str, cells: list[Words], role: str = "") -> Words:
        padded = [(Span(" " * (width - width_of(cell))), *cell) for cell, width in zip(cells, widths, strict=True)]
        return (*pad((Span(title, role),), label), *(span for cell in padded for span in cell))

    rows = [line(look.say(f"term-{term}"), [(Span(str(sheets[seat][term])),) for seat in seats]) for term in sheets[0]]
    sums: list[Words] = [(Span(str(sum(sheets[seat].values())), "strong"),) for seat in seats]
    total = line(look.say("table-total"), sums, "strong")
    place = line("", [(Span(look.say("table-place", place=places[seat])),) for seat in seats])
    equal = line(decides, [(Span(amounts[seat]),) for seat in seats])
    rule = (Span("═" * (label + sum(widths)), "second"),)
    return [*(line("", names) for names in heads), (), *rows, rule, total, equal, place]


def score_title(look: Look) -> str:
    """What the sheet shows: how it ended, or how it would end now."""
    return look.say("table-score-final" if look.over else "table-score")


def sized(texts: list[str]) -> list[Words]:
    """Texts as words, to be measured."""
    return [(Span(text),) for text in texts]


def score_heads(look: Look, width: int) -> list[list[Words]]:
    """The seats above their columns, line by line; where there is no room side by side, long names go on below."""
    lengths = [width_of((Span(name),)) for name in look.names]
    longest = max(lengths)
    while longest > 3 and sum(min(length, longest) + 2 + GAP for length in lengths) > width:
        longest -= 1
    blocks = [broken(name, longest) for name in look.names]
    deep = max(len(block) for block in blocks)
    return [[((shape(seat) if at == 0 else Span(" ")), Span(f" {block[at]}" if at < len(block) else "", "strong"))
             for seat, block in enumerate(blocks)] for at in range(deep)]


def broken(name: str, width: int) -> list[str]:
    """A name in parts of this width, broken between its words where that is possible."""
    parts: list[str] = []
    for word in name.split():
        if parts and len(parts[-1]) + 1 + len(word) <= width:
            parts[-1] += f" {word}"
        else:
            parts += [word[at:at + width] for at in range(0, len(word), width)]
    return parts


def winner_line(look: Look) -> str:
    """Who is first."""
    first = [look.names[seat] for seat, place in enumerate(look.places()) if place == 1]
    return look.say("table-winner", names=", ".join(first))
