"""What the screens are made of: a sheet of words that answers clicks, and a screen that needs room."""

from typing import Final, Protocol, cast

from textual.app import ComposeResult
from textual.events import Click, Resize
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from quayside.cli.play.drawing import Words
from quayside.cli.play.screen.style import PICK, content
from quayside.cli.play.table import Table
from quayside.core.words import say

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24


class Sheet(Static):
    """Lines of words; those that mean a move can be clicked."""

    class Picked(Message):
        """A click on words that mean something."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def show(self, lines: list[Words]) -> None:
        """Put these lines on the sheet."""
        self.update(content(lines))

    def on_click(self, event: Click) -> None:
        """Tell what was clicked."""
        what = event.style.meta.get(PICK)
        if what:
            event.stop()
            self.post_message(self.Picked(str(what)))


class House(Protocol):
    """The application as its screens know it."""

    lang: str

    def sit_down(self, table: Table, lang: str) -> None:
        """Open a table."""

    def begin_again(self) -> None:
        """Back to the first screen."""

    def next_theme(self, step: int = 1) -> None:
        """The next colours."""

    def leave(self) -> None:
        """Keep the game, and leave."""


class Room(Screen[str]):
    """A screen that says so in one sentence when the terminal is too small for it."""

    lang: str = "en"

    @property
    def house(self) -> House:
        """The application that this screen belongs to."""
        return cast(House, self.app)

    def compose(self) -> ComposeResult:
        """What stands on the screen, and the sentence that may take its place."""
        yield from self.furnish()
        yield Static("", id="too-small")

    def furnish(self) -> ComposeResult:
        """What stands on the screen."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """Do what a key does: its name was clicked."""
        self.app.simulate_key({"/": "slash", "?": "question_mark"}.get(key, key))

    def on_resize(self, event: Resize) -> None:
        """Measure the room again."""
        small = too_small(event.size)
        self.set_class(small, "small")
        self.query_one("#too-small", Static).update(say(
            self.lang, None, "table-too-small", width=event.size.width, height=event.size.height))
        if not small:
            self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """Lay out for this size."""


def too_small(size: Size) -> bool:
    """Whether nothing can be shown at this size."""
    return size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT


def keys(*pressed: str) -> str:
    """These keys as Textual binds them, with the letters that lie on them on a Russian keyboard."""
    cyrillic = {"u": "г", "s": "ы", "r": "к", "c": "с", "l": "д", "w": "ц", "g": "п", "t": "е", "q": "й", "n": "т",
                "v": "м", "h": "р", "a": "ф", "x": "ч"}
    return ",".join(name for key in pressed for name in (key, cyrillic.get(key, "")) if name)
