"""The slip's list of moves, and the line to type one in."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from quayside.cli.play.drawing import Span, drawing
from quayside.cli.play.look import Look
from quayside.cli.play.reading import completions
from quayside.cli.play.screen.style import content


class MoveList(OptionList):
    """The moves one may make, numbered; below them those that suggest themselves and are refused."""

    def offer(self, look: Look, only: Sequence[str] | None = None) -> None:
        """List the moves of a look; while typing, only those that fit."""
        self.clear_options()
        numbered = [(at, choice) for at, choice in enumerate(look.choices, 1) if only is None or choice.text in only]
        self.add_options([Option(allowed(at, choice.label), id=choice.text) for at, choice in numbered])
        refused = drawing(look.game.name).refused(look) if only is None else []
        if refused:
            self.add_option(Option(content([(Span(look.say("table-refused"), "heading"),)]), disabled=True))
            self.add_options([Option(content([(Span(" ⊘ ", "strong"), Span(look.label(text), "barred"))]), id=text)
                              for text in refused])
        if numbered:
            self.highlighted = 0


def allowed(at: int, label: str) -> Any:
    """A move one may make, with its number."""
    return content([(Span(f"{at:>2} ", "strong"), Span("▸ ", "may"), Span(label, "may"))])


class TypeLine(Input):
    """The line to type a move in: Tab completes, the arrows go through what fits, Escape leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", ""), Binding("tab", "complete", ""), Binding("down", "step(1)", ""),
        Binding("up", "step(-1)", "")]

    def action_leave(self) -> None:
        """Back to the list."""
        self.screen.action_stop_typing()  # type: ignore[attr-defined]  # the line belongs to a TableScreen

    def action_complete(self) -> None:
        """Write out the move that is marked."""
        moves = self.screen.query_one(MoveList)
        look: Look = self.screen.look  # type: ignore[attr-defined]  # the line belongs to a TableScreen
        if moves.highlighted is not None and completions(look, self.value):
            self.value = look.label(str(moves.get_option_at_index(moves.highlighted).id))
            self.cursor_position = len(self.value)

    def action_step(self, step: int) -> None:
        """Mark the next move."""
        moves = self.screen.query_one(MoveList)
        if step > 0:
            moves.action_cursor_down()
        else:
            moves.action_cursor_up()
