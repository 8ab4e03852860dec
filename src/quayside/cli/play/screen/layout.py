"""Where things stand on the screen: frames where there is room, running text where there is little."""

from functools import lru_cache
from typing import Final, NamedTuple

from quayside.cli.play import telling
from quayside.cli.play.drawing import Group, Item, Panel, Span, Words, drawing
from quayside.cli.play.look import Look
from quayside.cli.play.screen.paint import Lines, framed, grid, in_columns, rungs, running, stacked, width_of, wrap
from quayside.cli.play.screen.sheets import score_lines, score_title

SLIP_WIDTH: Final = 46
WIDE_WIDTH: Final = 120
CHROME: Final = 6  # lines for head, ladder, status, keys
LEAST_OWN: Final = 7  # lines of the own hand; what is longer scrolls


class Plan(NamedTuple):
    """The lines of each place, and how wide the right column is."""

    wide: bool
    right: int
    boards: Lines
    others: Lines
    own: Lines
    log: Lines


def plan(look: Look, width: int, height: int) -> Plan:
    """Lay the table out in frames if they fit, or else in running text."""
    if width >= WIDE_WIDTH:
        made = wide(look, width)
        left = height - CHROME - len(made.boards) - len(made.others)
        if left >= min(len(made.own), LEAST_OWN):
            room = left - len(made.own)
            return made._replace(own=[*made.own, *standing(look, width - SLIP_WIDTH - 1, room)])
    return compact(look, width)


def standing(look: Look, width: int, room: int) -> Lines:
    """Everybody's points, where room is left for them."""
    rows = tuple(Item(line) for line in score_lines(look, width - 4))
    made = framed(Panel((Span(score_title(look)),), groups=(Group("", rows),)), width)
    return made if len(made) <= room else []


def wide(look: Look, width: int) -> Plan:
    """Frames: boards two by two, the other seats in a row, the own hand in columns; slip and log at the right."""
    art, left = drawing(look.game.name), width - SLIP_WIDTH - 1
    others = [art.seat(look, seat) for seat in look.others()]
    own = in_columns(art.own(look), left) if look.seat is not None else []
    return Plan(True, SLIP_WIDTH, grid(art.boards(look), left, 2), grid(others, left, len(others)), own,
                log_lines(look, SLIP_WIDTH - 4))


def compact(look: Look, width: int) -> Plan:
    """Running text: boards over the whole width; below them the slip, and beside it the seats and the own hand."""
    art, right = drawing(look.game.name), width // 2
    boards = [line for panel in art.boards(look) for line in running(panel, width)]
    others = [line for seat in look.others() for line in running(short(art.seat(look, seat)), right)]
    own = stacked(art.own(look), right - 1) if look.seat is not None else []
    return Plan(False, right, boards, others, own, log_lines(look, right - 2))


def short(panel: Panel) -> Panel:
    """A seat's panel without its note, which the wide table has room for."""
    return Panel(panel.title, aside=panel.aside, groups=panel.groups, ground=panel.ground, lit=panel.lit)


def log_lines(look: Look, width: int) -> Lines:
    """The log, the newest round last; what is fresh has a black bar."""
    lines: Lines = []
    now = None
    for line in look.log:
        if line.round != now:
            now = line.round
            lines.append((Span(look.say("table-round", round=now) if now else look.say("table-set-up"), "heading"),))
        lines += logged(line.seat, telling.log_line(look, line), width, fresh=line.fresh)
    return lines or [(Span(look.say("table-nothing-to-show"), "second"),)]


@lru_cache(maxsize=4096)
def logged(seat: int, text: str, width: int, *, fresh: bool) -> Lines:
    """A line of the log with its bar; the shape in the colour of its seat."""
    bar = Span("▌" if fresh else " ", "strong")
    words: Words = (Span(text[:1], f"seat{seat}"), Span(text[1:])) if seat >= 0 else (Span(text, "second"),)
    return [(bar, *part) for part in wrap(words, width - 1, 4)]


def head(look: Look, width: int) -> Words:
    """Game and status, as far as there is room."""
    title = (Span(f" {look.game.title(look.lang)}", "strong water"), Span("  "))
    parts = drawing(look.game.name).status(look).split(" · ")
    while len(parts) > 1 and width_of((*title, Span(" · ".join(parts)))) > width:
        parts.pop()
    return (*title, Span(" · ".join(parts)))


def ladder(look: Look, width: int, *, pointer: bool) -> Lines:
    """The ladder of the whole game and what ends it; the pointer at now below it where there is room."""
    counted = drawing(look.game.name).ladder(look)
    end = f" {counted.end} " if counted.end else ""
    bar, now = rungs(counted, width - 2 - width_of((Span(end),)))
    if not pointer:
        return [(Span(" "), Span(bar[:now]), Span("▲", "strong"), Span(bar[now + 1:]), Span(end, "second"))]
    return [(Span(" "), Span(bar), Span(end, "second")), (Span(" " * (now + 1)), Span("▲", "strong"))]
