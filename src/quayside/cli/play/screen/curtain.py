"""The curtain between two persons at one keyboard: nothing of the table is on the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from quayside.cli.play.drawing import SHAPES
from quayside.cli.play.screen.parts import Room, keys
from quayside.core.words import say


class Curtain(Room):
    """Says who is next; Enter opens the table for that person, u takes the last move back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "answer('open')", "open"), Binding(keys("u"), "answer('undo')", "undo"),
        Binding(keys("q"), "answer('quit')", "quit")]

    def __init__(self, seat: int, name: str, lang: str, *, undo: bool, told: str = "") -> None:
        super().__init__()
        self.seat, self.person, self.lang, self.undo = seat, name, lang, undo
        self.told = told  # what came of taking a move back here

    def furnish(self) -> ComposeResult:
        """The name, and what to do."""
        lines = [f"{SHAPES[self.seat]}  {say(self.lang, None, 'table-hand-over-title', name=self.person)}", "─" * 40,
                 say(self.lang, None, "table-hand-over-text")]
        lines += [say(self.lang, None, "table-hand-over-undo")] if self.undo else []
        lines += ["", self.told] if self.told else []
        yield Static("\n".join(lines), id="curtain", markup=False)

    def action_answer(self, what: str) -> None:
        """Open the table, or take the last move back."""
        if what != "undo" or self.undo:
            self.dismiss(what)
