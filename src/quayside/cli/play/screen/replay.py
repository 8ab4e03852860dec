"""A recorded game on the full screen: the table at one move, and the list of all moves to step through."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from quayside.cli.play.drawing import Span
from quayside.cli.play.replayed import Replayed
from quayside.cli.play.screen.desk import Desk
from quayside.cli.play.screen.moves import MoveList
from quayside.cli.play.screen.paint import wrap
from quayside.cli.play.screen.parts import Sheet, keys
from quayside.cli.play.screen.style import content


class ReplayScreen(Desk):
    """The table as it was; arrow keys step through the moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "", priority=True), Binding("left", "step(-1)", "", priority=True),
        Binding("pagedown", "round(1)", "", priority=True), Binding("pageup", "round(-1)", "", priority=True),
        Binding("home", "end(-1)", "", priority=True), Binding("end", "end(1)", "", priority=True),
        Binding(keys("v"), "eyes", ""), Binding(keys("q") + ",escape", "leave", "")]

    footer_keys = (("?", "key-help"), ("q", "key-quit"), ("v", "key-eyes"), ("s", "key-score"), ("h", "key-hand"),
                   ("l", "key-log"), ("r", "key-rules"), ("c", "key-cards"), ("g", "key-language"), ("t", "key-theme"))

    help_message = "table-replay-help-keys"

    def __init__(self, replayed: Replayed) -> None:
        super().__init__()
        self.replayed, self.lang = replayed, replayed.lang
        self.look = replayed.look()
        self.listed: tuple[object, ...] = ()

    def on_mount(self) -> None:
        """Draw, once everything stands."""
        self.query_one(MoveList).focus()
        self.call_after_refresh(self.refresh_look)

    def refresh_look(self) -> None:
        """The table at this move."""
        self.replayed.lang = self.lang
        self.look = self.replayed.look()
        self.fit(self.app.size.width, self.app.size.height)
        self.tell(self.look.say("table-replay-keys"))

    def list_moves(self, moves: MoveList) -> None:
        """All moves, the one that was just made marked."""
        wanted = (self.lang, self.replayed.seat, moves.room)
        if self.listed != wanted:
            self.listed = wanted
            moves.clear_options()
            moves.add_options([self.line(number, moves.room) for number in range(self.replayed.total + 1)])
        moves.highlighted = self.replayed.at

    def line(self, number: int, room: int) -> Option:
        """One move of the list."""
        words = (Span(f"{number:>4} ", "second"), Span(self.replayed.told(number)))
        return Option(content(wrap(words, room, 7)), id=str(number))

    def asked(self) -> str:
        """Where the replay is."""
        return self.replayed.where()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to a move of the list."""
        self.replayed.go_to(int(event.option_id or 0))
        self.refresh_look()

    def on_sheet_picked(self, event: Sheet.Picked) -> None:
        """A click on the name of a key."""
        if event.what.startswith("key "):
            self.press(event.what.removeprefix("key "))

    def action_step(self, by: int) -> None:
        """Some moves on or back."""
        self.replayed.step(by)
        self.refresh_look()

    def action_round(self, by: int) -> None:
        """A round on or back."""
        self.replayed.step_round(by)
        self.refresh_look()

    def action_end(self, which: int) -> None:
        """To the first or the last move."""
        self.replayed.step(which * self.replayed.total)
        self.refresh_look()

    def action_eyes(self) -> None:
        """See it with the eyes of the next seat."""
        self.replayed.next_eyes()
        self.refresh_look()

    def action_leave(self) -> None:
        """Close the record."""
        self.app.exit()
