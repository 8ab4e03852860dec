"""A game at the full-screen table: whose turn it is, how moves are picked, undo, saving."""

from pathlib import Path
from typing import Any, ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input, OptionList

from quayside.cli.play.drawing import Span
from quayside.cli.play.look import Look
from quayside.cli.play.reading import Misread, read_move
from quayside.cli.play.saving import Unsaved
from quayside.cli.play.screen.curtain import Curtain
from quayside.cli.play.screen.desk import Desk
from quayside.cli.play.screen.moves import MoveList, TypeLine
from quayside.cli.play.screen.parts import Sheet, keys
from quayside.cli.play.screen.sheets import score_lines, winner_line
from quayside.cli.play.screen.windows import Ask, TheEnd
from quayside.cli.play.table import Table
from quayside.core.errors import MoveError, UndoRefused

WATCHED: Final = 0.4  # seconds between two moves of bots that play among themselves


class TableScreen(Desk):
    """One table; `viewer` is the seat of the person who looks, None when no person plays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys("u"), "undo", ""), Binding(keys("w"), "save", ""), Binding(keys("q"), "quit", ""),
        Binding(keys("a"), "again", ""), Binding("slash,tab,full_stop", "type", ""),
        Binding("pageup", "page(-1)", "", priority=True), Binding("pagedown", "page(1)", "", priority=True)]

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__()
        self.table, self.lang = table, lang
        persons = table.seating.persons()
        self.viewer: int | None = persons[0] if len(persons) == 1 else None
        self.look: Look = table.look(self.viewer, lang)
        self.digits = ""  # of a move's number, as far as it is typed
        self.revealed = False  # the hand was opened by Enter: a second Enter must not play a move
        self.leaving = False

    def on_mount(self) -> None:
        """Begin, once everything stands."""
        self.query_one(MoveList).focus()
        self.call_after_refresh(self.go_on)

    def on_unmount(self) -> None:
        """Nobody thinks for a table that is closed."""
        self.leaving = True
        self.table.stop()

    def refresh_look(self) -> None:
        """Look again, and draw."""
        self.look = self.table.look(self.viewer, self.lang)
        self.fit(self.app.size.width, self.app.size.height)

    def list_moves(self, moves: MoveList) -> None:
        """The moves of whoever looks; while typing, those that fit."""
        typed = self.query_one(TypeLine).value if self.has_class("typing") else ""
        moves.offer(self.look, typed, mark=bool(typed) or not self.revealed)

    def asked(self) -> str:
        """The question, or who thinks."""
        if self.look.over:
            return self.look.say("table-over")
        if self.look.asked:
            return self.look.question
        return self.look.say("table-thinking", name=self.look.names[self.look.mover])

    # the course of the game

    def go_on(self) -> None:
        """Draw, and let whoever is asked answer."""
        table = self.table
        persons = table.seating.persons()
        if not table.over and len(persons) > 1 and table.mover in persons and table.mover != self.viewer:
            self.draw_curtain()
            return
        self.refresh_look()
        if table.trouble:
            self.tell(self.look.say("table-unsaved", why=table.trouble))
        if table.over:
            self.show_end()
        elif table.bot_is_asked and persons:
            self.think()
        elif table.bot_is_asked:
            self.set_timer(WATCHED, self.think)

    def draw_curtain(self, told: str = "") -> None:
        """Hide everything until the next person is there; what lies behind holds no hand that could shine through."""
        seat = self.table.mover
        self.look = self.table.look(None, self.lang)
        self.fit(self.app.size.width, self.app.size.height)
        undo = self.viewer is not None
        curtain = Curtain(seat, self.table.seating.name(seat, self.lang), self.lang, undo=undo, told=told)
        self.app.push_screen(curtain, self.curtain_answered)

    def curtain_answered(self, answer: str | None) -> None:
        """Open the table for the next person, or give the last move back to the one before."""
        if answer == "quit":
            self.house.leave()
        elif answer == "undo":
            self.take_back_at_the_curtain()
        else:
            self.viewer, self.revealed = self.table.mover, True
            self.tell("")
            self.go_on()

    def take_back_at_the_curtain(self) -> None:
        """Take the last move back; the hand of its player stays hidden until that player has the keyboard again."""
        try:
            if self.viewer is not None:
                self.table.undo(self.viewer)
        except UndoRefused:
            self.draw_curtain(f"⊘ {self.look.say('table-undo-refused')}")
        else:
            self.viewer = None
            self.draw_curtain(self.look.say("table-undone"))

    @work(thread=True)
    def think(self) -> None:
        """Let a bot choose, beside the screen."""
        asked = self.table.position
        move = self.table.chosen()
        if not self.leaving and self.app.is_running:
            self.app.call_from_thread(self.thought, move, asked)

    def thought(self, move: int, asked: Any) -> None:
        """Make the bot's move, unless the table has changed since it was asked."""
        if not self.leaving and not self.table.stopped and asked is self.table.position:
            self.table.play(move)
            self.go_on()

    def pick(self, text: str) -> None:
        """Make a move, or say why not."""
        why = self.look.why_not(text)
        if why or not self.look.asked:
            self.tell(f"⊘ {self.look.label(text)}: {why}")
            return
        done = self.look.label(text)
        try:
            self.table.play(text)
        except MoveError as error:
            self.tell(f"⊘ {error}")
            return
        self.revealed = False
        self.tell(f"✓ {done}")
        self.go_on()

    def show_end(self) -> None:
        """How it ended."""
        lines = [(Span(winner_line(self.look), "strong"),), (), *score_lines(self.look)]
        self.app.push_screen(TheEnd(self.look, self.look.say("table-over"), lines), self.ended)

    def ended(self, answer: str | None) -> None:
        """Play again, leave, or look at the table."""
        if answer == "again":
            self.house.begin_again()
        elif answer == "quit":
            self.action_quit()

    # picking: list, numbers, mouse, typing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move of the list."""
        self.pick(str(event.option_id))

    def on_sheet_picked(self, event: Sheet.Picked) -> None:
        """A click on a card, a board, or the name of a key."""
        if event.what.startswith("key "):
            self.press(event.what.removeprefix("key "))
        else:
            self.pick(event.what)

    def on_key(self, event: Key) -> None:
        """Digits name a move by its number."""
        if event.character and event.character.isdecimal() and self.focused is not self.query_one(TypeLine):
            self.number(event.character)
            event.stop()

    def number(self, digit: str) -> None:
        """Play the move with this number as soon as no longer number can be meant."""
        if not self.look.asked:
            self.tell(f"⊘ {self.not_asked()}")
            return
        self.digits += digit
        count = len(self.look.choices)
        if int(self.digits) > count or self.digits == "0":
            self.tell(f"⊘ {self.look.say('table-no-number', number=int(self.digits), last=count)}")
            self.digits = ""
        elif int(self.digits) * 10 > count:
            choice, self.digits = self.look.choices[int(self.digits) - 1], ""
            self.pick(choice.text)
        else:
            self.query_one(MoveList).highlighted = int(self.digits) - 1
            self.tell(f"{self.digits}_")

    def not_asked(self) -> str:
        """Whose turn it is instead, or that nobody has one any more."""
        if self.look.over:
            return self.look.say("table-over")
        return self.look.say("table-not-your-turn", name=self.look.names[self.look.mover])

    def on_input_changed(self, event: Input.Changed) -> None:
        """List what fits while typing; where nothing does, say so."""
        if event.input.id == "type" and self.has_class("typing"):
            fit = self.query_one(MoveList).offer(self.look, event.value)
            self.tell("" if fit else f"⊘ {self.look.say('table-no-move', words=event.value)}")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Make the move that was typed, or the one that is marked among those that fit."""
        if not event.value.strip():
            return
        marked = self.query_one(MoveList).marked()
        try:
            move = read_move(self.look, event.value)
        except Misread as error:
            if not marked:
                self.tell(f"⊘ {error}")
                return
            move = marked
        self.action_stop_typing()
        self.pick(move)

    def action_type(self) -> None:
        """Open the line to type a move in."""
        self.add_class("typing")
        line = self.query_one(TypeLine)
        line.placeholder = self.look.say("table-type-move")
        line.value = ""
        line.focus()

    def action_stop_typing(self) -> None:
        """Back to the list."""
        self.remove_class("typing")
        self.list_moves(self.query_one(MoveList))
        self.query_one(MoveList).focus()

    # keys

    def action_page(self, step: int) -> None:
        """Turn the pages of the log where it is on the screen, or else those of the moves."""
        shown = self.has_class("wide") or self.has_class("reading")
        place = self.query_one("#logbox") if shown else self.query_one(MoveList)
        if step > 0:
            place.scroll_page_down(animate=False)
        else:
            place.scroll_page_up(animate=False)

    def action_undo(self) -> None:
        """Take the last move of the one who looks back."""
        if self.viewer is None:
            return
        try:
            self.table.undo(self.viewer)
        except UndoRefused:
            self.tell(f"⊘ {self.look.say('table-undo-refused')}")
            return
        self.tell(self.look.say("table-undone"))
        self.refresh_look()

    def action_save(self) -> None:
        """Ask where to save."""
        self.app.push_screen(Ask(self.look, self.look.say("table-save-where"), str(self.table.file)), self.save_in)

    def save_in(self, name: str | None) -> None:
        """Save there; what goes wrong is said, and the game goes on."""
        if not name:
            return
        try:
            self.tell(self.look.say("table-saved", file=str(self.table.save(Path(name).expanduser()))))
        except Unsaved as error:
            self.tell(f"⊘ {self.look.say('table-unsaved', why=str(error))}")

    def action_again(self) -> None:
        """Once the game is over: another one."""
        if self.table.over:
            self.house.begin_again()

    def action_quit(self) -> None:
        """Leave; asks once more when the game could not be saved."""
        if self.table.trouble and not self.leaving:
            self.leaving = True
            self.tell(f"⊘ {self.look.say('table-unsaved-leave')}")
            return
        self.leaving = True
        self.house.leave()
