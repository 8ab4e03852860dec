"""The slip's list of moves, and the line to type one in."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from quayside.cli.play.drawing import Span, drawing
from quayside.cli.play.look import Choice, Look
from quayside.cli.play.reading import fits
from quayside.cli.play.screen.paint import wrap
from quayside.cli.play.screen.style import content


class MoveList(OptionList):
    """The moves one may make, numbered; below them those that suggest themselves and are refused."""

    room = 36  # columns for a label

    def offer(self, look: Look, typed: str = "", *, mark: bool = True) -> bool:
        """List the moves of a look, while typing only those that fit, the first one marked; False when none fits."""
        self.clear_options()
        numbered = [(at, choice) for at, choice in enumerate(look.choices, 1) if fits(choice, typed)]
        self.add_options([Option(self.allowed(at, choice.label), id=choice.text) for at, choice in numbered])
        thought_of = drawing(look.game.name).refused(look)
        refused = [text for text in thought_of if fits(Choice(text, look.label(text)), typed)]
        if refused:
            self.add_option(Option(content([(Span(f" {look.say('table-refused')}", "heading"),)]), disabled=True))
            self.add_options([Option(self.barred(look.label(text)), id=text) for text in refused])
        self.highlighted = None if not mark else 0 if numbered else 1 if refused else None
        return bool(numbered or refused)

    def marked(self) -> str:
        """The move that is marked in the list, if any is."""
        return "" if self.highlighted is None else str(self.get_option_at_index(self.highlighted).id or "")

    def allowed(self, at: int, label: str) -> Any:
        """A move one may make, with its number."""
        return content(wrap((Span(f"{at:>2} ", "strong"), Span("▸ ", "may"), Span(label, "may")), self.room, 5))

    def barred(self, label: str) -> Any:
        """A move that is refused."""
        return content(wrap((Span(" ⊘ ", "strong"), Span(label)), self.room, 5))


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
        if moves.marked():
            self.value = look.label(moves.marked())
            self.cursor_position = len(self.value)

    def action_step(self, step: int) -> None:
        """Mark the next move."""
        moves = self.screen.query_one(MoveList)
        if step > 0:
            moves.action_cursor_down()
        else:
            moves.action_cursor_up()
