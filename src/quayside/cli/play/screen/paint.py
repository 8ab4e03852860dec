"""Panels of words laid out in lines of characters: wrapped, framed, set side by side. Knows no terminal and no game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.cells import cell_len

from quayside.cli.play.drawing import Group, Item, Ladder, Panel, Span, Words

Lines = list[Words]

INDENT: Final = 2
DARK: Final = "█"
PALE: Final = "▒"
TIED: Final = "\N{NO-BREAK SPACE}"


def width_of(words: Words) -> int:
    """How many columns the words take."""
    return sum(cell_len(span.text) for span in words)


def pad(words: Words, width: int, role: str = "") -> Words:
    """The words with blanks up to a width; they are cut when they are longer."""
    missing = width - width_of(words)
    if missing >= 0:
        return (*words, Span(" " * missing, role))
    return cut(words, width)


def cut(words: Words, width: int) -> Words:
    """The words as far as they fit."""
    found: list[Span] = []
    for span in words:
        room = width - width_of(tuple(found))
        text = span.text
        while cell_len(text) > room:
            text = text[:-1]
        found.append(span._replace(text=text))
    return pad(tuple(found), width) if width_of(tuple(found)) < width else tuple(found)


def wrap(words: Words, width: int, indent: int = INDENT) -> Lines:
    """The words broken at blanks into lines; the second and later ones are indented."""
    lines: list[list[Span]] = [[]]
    used = 0
    for piece in pieces(words):
        length = sum(cell_len(span.text) for span in piece)
        if used + length > width and used > (indent if len(lines) > 1 else 0):
            lines.append([Span(" " * indent)] if indent else [])
            used = indent
            piece = [piece[0]._replace(text=piece[0].text.lstrip()), *piece[1:]]
            length = sum(cell_len(span.text) for span in piece)
        lines[-1] += piece
        used += length
    return [tuple(line) for line in lines]


def pieces(words: Words) -> list[list[Span]]:
    """The words one by one, each with the blank before it; a word may have parts in several styles."""
    found: list[list[Span]] = []
    for span in words:
        for at, part in enumerate(span.text.split(" ")):
            if at or not found:
                found.append([span._replace(text=(" " if at else "") + part)])
            elif part:
                found[-1].append(span._replace(text=part))
    return found


# where there is room: a frame for every panel

def framed(panel: Panel, width: int, height: int = 0) -> Lines:
    """A panel in a frame, its things below one another."""
    inner = width - 4
    body = listed(panel, inner)
    line = "frame-lit" if panel.lit else "frame"
    bars = ("┃", "┏━", "┓", "┗", "┛", "━") if panel.lit else ("│", "╭─", "╮", "╰", "╯", "─")
    left = (Span(" "), *panel.title, *(((Span(" "), *panel.note)) if panel.note else ()), Span(" "))
    right = (Span(" "), *panel.aside, Span(" ")) if panel.aside else ()
    if width_of(left) + width_of(right) > width - 4:
        left = (Span(" "), *panel.title, Span(" "))
        body = [*wrap(panel.note, inner, 0), *body]
    body += [()] * (height - 2 - len(body))
    fill = bars[5] * max(0, width - 3 - width_of(left) - width_of(right))
    head = cut((Span(bars[1], line), *left, Span(fill, line), *right), width - 1)
    ground = f"on-{panel.ground}"
    side = Span(bars[0], line)
    rows = [(side, *on(pad((Span(" "), *words), width - 2), ground), side) for words in body]
    return [(*head, Span(bars[2], line)), *rows, (Span(bars[3] + bars[5] * (width - 2) + bars[4], line),)]


def on(words: Words, ground: str) -> Words:
    """The words on a ground."""
    return tuple(span._replace(role=f"{span.role} {ground}".strip()) for span in words)


def listed(panel: Panel, width: int) -> Lines:
    """The things of a panel below one another, their numbers at the right edge."""
    lines: Lines = wrap(panel.lead, width) if panel.lead else []
    for group in panel.groups:
        if group.heading and group.items:
            lines.append((Span(group.heading, "heading"),))
        for item in group.items:
            lines += row(item, width)
    return lines


def row(item: Item, width: int) -> Lines:
    """A thing and its numbers; the numbers go to a line of their own where they do not fit."""
    gap = width - width_of(item.full) - width_of(item.tail)
    if gap >= 1 or not item.tail:
        lines = wrap(item.full, width)
        return [(*lines[0], Span(" " * max(gap, 0)), *item.tail)] if len(lines) == 1 else lines
    lines = wrap(item.full, width)
    gap = width - width_of(lines[-1]) - width_of(item.tail)
    if gap >= 1:
        return [*lines[:-1], (*lines[-1], Span(" " * gap), *item.tail)]
    return [*lines, *((Span(" " * max(0, width - width_of(line))), *line) for line in wrap(item.tail, width, 0))]


def beside(blocks: Sequence[Lines], gap: int = 1) -> Lines:
    """Blocks side by side; the lower ones end in blanks."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max((width_of(line) for line in block), default=0) for block in blocks]
    lines = []
    for at in range(height):
        parts: list[Span] = []
        for block, width in zip(blocks, widths, strict=True):
            parts += [*([Span(" " * gap)] if parts else []), *pad(block[at] if at < len(block) else (), width)]
        lines.append(tuple(parts))
    return lines


def grid(panels: Sequence[Panel], width: int, columns: int) -> Lines:
    """Framed panels in rows of so many, those of a row equally high."""
    each = (width - (columns - 1)) // columns
    lines: Lines = []
    for at in range(0, len(panels), columns):
        part = panels[at:at + columns]
        high = max(len(framed(panel, each)) for panel in part)
        lines += beside([framed(panel, each, high) for panel in part])
    return lines


def in_columns(panel: Panel, width: int) -> Lines:
    """A panel in one frame, its groups side by side; the first one has twice the room."""
    groups = panel.groups or (Group("", ()),)
    share = (width - 4 - 2 * (len(groups) - 1)) // (len(groups) + 1)
    rooms = [width - 4 - (share + 2) * (len(groups) - 1), *[share] * (len(groups) - 1)]
    blocks = [[pad(line, room) for line in listed(Panel((), groups=(group,)), room)]
              for group, room in zip(groups, rooms, strict=True)]
    body = tuple(Item(line) for line in beside(blocks, gap=2))
    return framed(replace(panel, groups=(Group("", body),)), width)


# where there is little room: running text

def running(panel: Panel, width: int) -> Lines:
    """A panel as a paragraph: its title, then its things in brief."""
    head = (*((Span("▌", "frame-lit"),) if panel.lit else (Span(" "),)), *panel.title,
            *((Span(" "), *panel.note) if panel.note else ()), *((Span(" "), *panel.aside) if panel.aside else ()))
    parts: list[Span] = [*head]
    for at, group in enumerate(group for group in panel.groups if group.items):
        parts += [Span(" ┊ " if at else ": ", "second"), *in_brief(group, width - 4)]
    return [pad(line, width) for line in wrap(tuple(parts), width, 3)]


def in_brief(group: Group, width: int) -> list[Span]:
    """The things of a group in brief, each kept on one line if one line has room for it."""
    found: list[Span] = []
    for at, item in enumerate(group.items):
        words = (*(item.brief or item.full), *((Span(" "), *item.tail) if item.tail else ()))
        found += [Span(" · ", "second")] if at else []
        tied = [span._replace(text=span.text.replace(" ", TIED)) for span in words]
        found += tied if width_of(words) < width else words
    return found


def stacked(panel: Panel, width: int) -> Lines:
    """A panel without a frame: what is listed line by line, the rest running."""
    head = (*((Span("▌", "frame-lit"),) if panel.lit else (Span(" "),)), *panel.title,
            *((Span(" "), *panel.note) if panel.note else ()))
    gap = max(1, width - width_of(head) - width_of(panel.aside))
    lines = wrap((*head, Span(" " * gap), *panel.aside), width)
    lines += wrap((Span(" "), *panel.lead), width, 3) if panel.lead else []
    for group in panel.groups:
        if group.listed:
            for item in group.items:
                lines += wrap((Span(" "), *(item.brief or item.full), Span(" "), *item.tail), width, 3)
        else:
            lines += wrap((Span(f" {group.heading}: ", "heading"), *in_brief(group, width - 4)), width, 3)
    return [pad(line, width) for line in lines]


# the ladder

def rungs(ladder: Ladder, width: int) -> tuple[str, int]:
    """The graduated border of a chart, filled as far as the game is; and where now is."""
    now = width if not ladder.total else min(width, width * ladder.done // ladder.total)
    step = max(2, width // 12)
    filled = "".join(DARK if at // step % 2 == 0 else PALE for at in range(now))
    rest = "▏".ljust(width - now - 1) + "▕" if now < width - 1 else "▕" * (width - now)
    return filled + rest, min(now, width - 1)
