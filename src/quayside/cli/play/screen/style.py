"""The colours of the house as Textual takes them: day, night, and the sixteen of any terminal."""

from functools import lru_cache
from typing import Final

from textual.content import Content
from textual.style import Style
from textual.theme import BUILTIN_THEMES, Theme

from quayside.cli.play.drawing import Span, Words

ROLES: Final = {
    "may": "bold underline $may", "fresh": "reverse", "gap": "", "picked": "reverse bold $may", "strong": "bold",
    "second": "$second", "heading": "$second italic", "water": "italic", "frame": "$second", "frame-lit": "bold $may",
    "barred": "$second", "on-sea": "on $sea", "on-land": "on $land", "on-paper": "on $paper",
    **{f"seat{seat}": f"bold $seat{seat}" for seat in range(5)},
}
PICK: Final = "pick"  # what words that mean a move carry with them
SEATS_DAY: Final = ("#1d5fa3", "#b93c0c", "#1d7346", "#86600a", "#3c4750")
SEATS_NIGHT: Final = ("#74b3f5", "#ff9466", "#66cf97", "#e6bb4f", "#c3ccd2")
SEATS_ANSI: Final = ("ansi_blue", "ansi_red", "ansi_green", "ansi_yellow", "ansi_white")


def chart(name: str, *, dark: bool, ground: str, paper: str, ink: str, second: str, sea: str, land: str, may: str,
          wash: str, seats: tuple[str, ...]) -> Theme:
    """A palette in truecolour."""
    tokens = {"second": second, "sea": sea, "land": land, "paper": paper, "may": may, "wash": wash,
              **{f"seat{at}": colour for at, colour in enumerate(seats)},
              "block-cursor-background": ink, "block-cursor-foreground": paper,
              "input-cursor-background": ink, "input-cursor-foreground": paper,
              "scrollbar": second, "scrollbar-background": ground, "scrollbar-hover": ink, "scrollbar-active": ink}
    return Theme(name, primary=may, secondary=second, accent=may, foreground=ink, background=ground, surface=paper,
                 panel=ground, boost=paper, warning=may, error=may, success=ink, dark=dark, variables=tokens)


def sixteen() -> Theme:
    """The palette for terminals of sixteen colours: their own ground and ink."""
    plain = dict.fromkeys(("second", "sea", "land", "paper"), "ansi_default")
    tokens = {**BUILTIN_THEMES["ansi-dark"].variables, **plain, "may": "ansi_magenta", "wash": "ansi_black",
              **{f"seat{at}": colour for at, colour in enumerate(SEATS_ANSI)},
              "block-cursor-background": "ansi_magenta", "block-cursor-foreground": "ansi_black",
              "input-cursor-background": "ansi_white", "input-cursor-foreground": "ansi_black",
              "scrollbar": "ansi_white", "scrollbar-background": "ansi_default"}
    return Theme("16", primary="ansi_magenta", secondary="ansi_default", accent="ansi_magenta",
                 foreground="ansi_default", background="ansi_default", surface="ansi_default", panel="ansi_default",
                 boost="ansi_default", warning="ansi_magenta", error="ansi_magenta", success="ansi_default",
                 ansi=True, variables=tokens)


THEMES: Final = (
    chart("day", dark=False, ground="#e8edec", paper="#fcfcf8", ink="#14232e", second="#43535e", sea="#d5e4e9",
          land="#efe6cd", may="#a30f5c", wash="#f8dcea", seats=SEATS_DAY),
    chart("night", dark=True, ground="#0c151b", paper="#18242c", ink="#e8eded", second="#afbcc2", sea="#0f2733",
          land="#28251b", may="#ff93c6", wash="#4a2138", seats=SEATS_NIGHT),
    sixteen(),
)
NAMES: Final = tuple(theme.name for theme in THEMES)


def content(lines: list[Words]) -> Content:
    """Lines of words as Textual draws them; words that mean a move answer a click."""
    return Content("\n").join([one_line(line) for line in lines])


@lru_cache(maxsize=4096)
def one_line(line: Words) -> Content:
    """A line; most lines stay as they are from one look to the next."""
    return Content.assemble(*(styled(span) for span in line))


@lru_cache(maxsize=4096)
def styled(span: Span) -> Content:
    """Words in the style of their role."""
    made = Content(span.text)
    for role in span.role.split():
        made = made.stylize(ROLES[role]) if ROLES[role] else made
    return made.stylize(Style.from_meta({PICK: span.pick})) if span.pick else made
