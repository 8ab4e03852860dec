"""The first screen: language, game, seats, who sits there, options; or a saved game."""

import time
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from quayside.cli.play import saving
from quayside.cli.play.drawing import SHAPES, Ladder, Span
from quayside.cli.play.saving import Saved
from quayside.cli.play.screen.paint import pad, rungs, width_of
from quayside.cli.play.screen.parts import Room, Sheet, keys
from quayside.cli.play.screen.style import NAMES, content
from quayside.cli.play.seating import Seating
from quayside.cli.play.setup import Row, Setup
from quayside.cli.play.table import Table
from quayside.core.errors import Error
from quayside.core.words import say

LABEL_WIDTH = 46
WIDTH = 72


class StartScreen(Room):
    """A list of choices: arrows change them, Enter starts."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", ""), Binding("right", "turn(1)", ""), Binding("space", "turn(1)", ""),
        Binding(keys("n"), "rename", ""), Binding(keys("q") + ",escape", "leave", "")]

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup, self.lang = setup, setup.lang
        self.saved: list[Saved] = [] if setup.saved else saving.offered()

    def furnish(self) -> ComposeResult:
        """The emblem, the choices, the saved games, the keys."""
        with Vertical(id="start"):
            yield Sheet(id="emblem")
            yield Static(id="blurb", markup=False)
            yield OptionList(id="choices", markup=False)
            yield Input(id="name", max_length=20)
            yield Static(id="status", classes="silent", markup=False)
            yield Static(id="hint", classes="hint", markup=False)

    def on_mount(self) -> None:
        """Fill in what is chosen."""
        self.query_one("#name").display = False
        self.fill()
        if self.setup.saved is not None:
            self.ask_who_sat(self.setup.saved)
        self.query_one(OptionList).focus()

    def fill(self) -> None:
        """Show every choice as it stands."""
        names, at = self.query_one(OptionList), self.query_one(OptionList).highlighted
        self.lang = self.setup.lang
        names.clear_options()
        names.add_options([Option(self.line(row), id=row.key) for row in self.rows()])
        names.add_option(None)
        start = "table-start" if self.setup.saved is None else "table-go-on"
        names.add_option(Option(f"▸ {self.setup.say(start)}", id="start"))
        if self.saved:
            names.add_option(Option(self.setup.say("table-resume"), disabled=True))
        for number, saved in enumerate(self.saved):
            names.add_option(Option(f"↺ {self.describe(saved)}", id=f"saved {number}"))
        first = names.get_option_index("saved 0" if self.setup.resuming and self.saved else "start")
        names.highlighted = first if at is None else min(at, names.option_count - 1)
        emblem = rungs(Ladder(5, 12), WIDTH)[0]
        self.query_one("#emblem", Sheet).show([(Span(self.setup.say("table-welcome"), "strong"),), (Span(emblem),)])
        self.query_one("#blurb", Static).update(say(self.lang, self.setup.game, "game-blurb"))
        self.query_one("#hint", Static).update(self.setup.say("table-start-hint"))

    def rows(self) -> list[Row]:
        """The choices of the game, and the colours."""
        theme = self.setup.say(f"table-theme-{self.app.theme}") if self.app.theme in NAMES else self.app.theme
        return [*self.setup.rows(), Row("theme", self.setup.say("table-theme"), theme)]

    def line(self, row: Row) -> Any:
        """One choice: its name at the left, what is chosen at the right."""
        what, _, which = row.key.partition(" ")
        lead = (Span("  "), Span(SHAPES[int(which)], f"seat{which}"), Span(" ")) if what == "seat" else ()
        title = (*lead, Span(f"{row.title} "))
        return content([(*(pad(title, LABEL_WIDTH) if width_of(title) < LABEL_WIDTH else title), Span("◂ ", "second"),
                         Span(row.value, "strong"), Span(" ▸", "second"))])

    def describe(self, saved: Saved) -> str:
        """A saved game in a line."""
        view = saved.record.replay().view(None)
        seating = saved.seating or Seating()
        names = ", ".join(seating.name(seat, self.lang) for seat in range(len(seating))) or str(saved.record.seats)
        return say(self.lang, None, "table-saved-game", title=saved.record.game.title(self.lang),
                   round=int(view["table"].get("round", 0)), names=names,
                   when=time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when)))

    # what keys do

    def chosen(self) -> str:
        """The key of the line that is marked."""
        names = self.query_one(OptionList)
        return "" if names.highlighted is None else str(names.get_option_at_index(names.highlighted).id)

    def action_turn(self, step: int) -> None:
        """Change the marked choice."""
        key = self.chosen()
        if key == "theme":
            self.house.next_theme(step)
        else:
            self.attempt(lambda: self.setup.turn(key, step))
        self.fill()

    def attempt(self, action: Callable[[], None]) -> None:
        """Do something that may be impossible, and say so."""
        status = self.query_one("#status", Static)
        status.add_class("silent")
        try:
            action()
        except (Error, OSError) as error:
            status.update(f"⊘ {error}")
            status.remove_class("silent")

    def action_rename(self) -> None:
        """Ask for the name of the marked seat."""
        if self.chosen().startswith("seat "):
            line = self.query_one("#name", Input)
            line.placeholder, line.value, line.display = self.setup.say("table-new-name"), "", True
            line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take over the name."""
        self.setup.rename(self.chosen(), event.value)
        event.input.display = False
        self.query_one(OptionList).focus()
        self.fill()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: start, go on with a saved game, or change the choice."""
        what, _, which = str(event.option_id).partition(" ")
        if what == "start":
            self.attempt(self.start)
        elif what == "saved":
            self.attempt(lambda: self.go_on_with(self.saved[int(which)]))
        else:
            self.action_turn(1)

    def start(self) -> None:
        """Open the table that was chosen."""
        seating, saved = self.setup.seating(), self.setup.saved
        seating.check_names(self.lang)
        if saved is None:
            self.sit_down(Table.opened(self.setup.chosen_game(), seating, **self.setup.options))
        else:
            self.sit_down(Table.resumed(saved.record, seating, file=self.setup.save_in or saved.file))

    def go_on_with(self, saved: Saved) -> None:
        """Open a table that was saved, once it is known who sits there."""
        if saved.seating is not None:
            self.sit_down(Table.resumed(saved.record, saved.seating, file=saved.file))
            return
        self.setup = Setup.going_on(self.lang, saved)
        self.saved = []
        self.query_one(OptionList).highlighted = None
        self.fill()
        self.ask_who_sat(saved)

    def ask_who_sat(self, saved: Saved) -> None:
        """Say why the players are asked for."""
        status = self.query_one("#status", Static)
        status.update(say(self.lang, None, "table-who-sat", file=saved.file.name))
        status.remove_class("silent")

    def sit_down(self, table: Table) -> None:
        """Go to the table."""
        self.house.sit_down(table, self.setup.lang)

    def action_leave(self) -> None:
        """Leave without a game, or leave the name as it was."""
        line = self.query_one("#name", Input)
        if line.display:
            line.display = False
            self.query_one(OptionList).focus()
        else:
            self.app.exit()
