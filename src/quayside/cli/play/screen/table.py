"""The table on the full screen: what the seat sees, the slip with its question, and everything that keys do."""

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Input, OptionList, Static

from quayside.cli.play.drawing import Span
from quayside.cli.play.look import Look
from quayside.cli.play.reading import Misread, completions, read_move
from quayside.cli.play.saving import Unsaved
from quayside.cli.play.screen.curtain import Curtain
from quayside.cli.play.screen.layout import Plan, head, ladder, plan
from quayside.cli.play.screen.moves import MoveList, TypeLine
from quayside.cli.play.screen.paint import width_of
from quayside.cli.play.screen.parts import Room, Sheet, keys
from quayside.cli.play.screen.windows import Ask, CardsWindow, Final, RulesWindow, Text, score_lines, winner_line
from quayside.cli.play.table import Table
from quayside.core.errors import MoveError, UndoRefused
from quayside.core.words import LANGUAGES

FOOTER = (("?", "key-help"), ("q", "key-quit"), ("u", "key-undo"), ("s", "key-score"), ("r", "key-rules"),
          ("c", "key-cards"), ("l", "key-log"), ("/", "key-type"), ("w", "key-save"), ("g", "key-language"),
          ("t", "key-theme"))


class TableScreen(Room):
    """One table; `viewer` is the seat of the person who looks, None when no person plays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys("u"), "undo", ""), Binding(keys("s"), "score", ""), Binding(keys("r"), "rules", ""),
        Binding(keys("c"), "cards", ""), Binding(keys("l"), "log", ""), Binding(keys("w"), "save", ""),
        Binding(keys("g"), "language", ""), Binding(keys("t"), "theme", ""), Binding(keys("q"), "quit", ""),
        Binding("slash,tab,full_stop", "type", ""), Binding("question_mark,comma,f1", "help", "")]

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__()
        self.table, self.lang = table, lang
        persons = table.seating.persons()
        self.viewer: int | None = persons[0] if len(persons) == 1 else None
        self.look: Look = table.look(self.viewer, lang)
        self.digits = ""  # of a move's number, as far as it is typed
        self.leaving = False

    def furnish(self) -> ComposeResult:
        """Head and ladder, boards, slip, seats, log, own hand, and the lines at the foot."""
        yield Sheet(id="head")
        yield Sheet(id="ladder")
        with Container(id="body"):
            yield Sheet(id="boards")
            with Vertical(id="slip"):
                yield Static(id="question", markup=False)
                yield MoveList(id="moves", markup=False)
            yield Sheet(id="others")
            with VerticalScroll(id="logbox", can_focus=False):
                yield Sheet(id="log")
            with VerticalScroll(id="ownbox", can_focus=False):
                yield Sheet(id="own")
        yield Static(id="status", markup=False)
        yield TypeLine(id="type")
        yield Sheet(id="keys")

    def on_mount(self) -> None:
        """Begin, once everything stands."""
        self.query_one(MoveList).focus()
        self.call_after_refresh(self.go_on)

    # drawing

    def refresh_look(self) -> None:
        """Look again, and draw."""
        self.look = self.table.look(self.viewer, self.lang)
        self.query_one(MoveList).offer(self.look)
        self.fit(self.app.size.width, self.app.size.height)

    def fit(self, width: int, height: int) -> None:
        """Draw the look for this size."""
        made = plan(self.look, width, height)
        self.set_class(made.wide, "wide")
        self.set_class(not made.wide, "compact")
        self.place(made)
        self.query_one("#head", Sheet).show([head(self.look, width)])
        self.query_one("#ladder", Sheet).show(ladder(self.look, width, pointer=made.wide))
        self.query_one("#question", Static).update(self.asked())
        self.query_one("#keys", Sheet).show([self.footer(width)])

    def place(self, made: Plan) -> None:
        """Put the lines where they belong; the rows are as high as the lines are many."""
        for name, lines in (("boards", made.boards), ("others", made.others), ("own", made.own), ("log", made.log)):
            self.query_one(f"#{name}", Sheet).show(lines)
        body = self.query_one("#body")
        body.styles.grid_rows = f"{len(made.boards)} {max(1, len(made.others))} 1fr"
        body.styles.grid_columns = f"1fr {made.right}"
        self.query_one("#logbox").scroll_end(animate=False)

    def asked(self) -> str:
        """The question, or who thinks."""
        if self.look.over:
            return self.look.say("table-over")
        if self.look.asked:
            return self.look.question
        return self.look.say("table-thinking", name=self.look.names[self.look.mover])

    def footer(self, width: int) -> tuple[Span, ...]:
        """The keys, the most needed first, as many as there is room for."""
        spans: list[Span] = []
        for key, message in FOOTER:
            one = (Span(f" {key} ", "strong", f"key {key}"), Span(f"{self.look.say(message)} ", "", f"key {key}"))
            spans += one if width_of((*spans, *one)) <= width else ()
        return tuple(spans)

    def tell(self, sentence: str) -> None:
        """Say something on the status line."""
        self.query_one("#status", Static).update(sentence)

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
        elif table.bot_is_asked:
            self.think()

    def draw_curtain(self) -> None:
        """Hide everything until the next person is there."""
        seat = self.table.mover
        undo = self.viewer is not None
        curtain = Curtain(seat, self.table.seating.name(seat, self.lang), self.lang, undo=undo)
        self.app.push_screen(curtain, self.curtain_answered)

    def curtain_answered(self, answer: str | None) -> None:
        """Open the table for the next person, or give the last move back to the one before."""
        if answer == "quit":
            self.house.leave()
        elif answer == "undo":
            self.action_undo()
            self.go_on()
        else:
            self.viewer = self.table.mover
            self.tell("")
            self.go_on()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """Let a bot choose, beside the screen."""
        table, before = self.table, len(self.table.chronicle.entries)
        move = table.chosen()
        self.app.call_from_thread(self.thought, move, before)

    def thought(self, move: int, before: int) -> None:
        """Make the bot's move, unless the table has changed meanwhile."""
        if not self.leaving and before == len(self.table.chronicle.entries) and self.table.bot_is_asked:
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
        self.tell(f"✓ {done}")
        self.go_on()

    def show_end(self) -> None:
        """How it ended."""
        lines = [(Span(winner_line(self.look), "strong"),), (), *score_lines(self.look)]
        self.app.push_screen(Final(self.look, self.look.say("table-over"), lines), self.ended)

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
            names = {"/": "slash", "?": "question_mark"}
            key = event.what.removeprefix("key ")
            self.app.simulate_key(names.get(key, key))
        else:
            self.pick(event.what)

    def on_key(self, event: Key) -> None:
        """Digits name a move by its number."""
        if event.character and event.character.isdecimal() and self.focused is not self.query_one(TypeLine):
            self.number(event.character)
            event.stop()

    def number(self, digit: str) -> None:
        """Play the move with this number as soon as no longer number can be meant."""
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

    def on_input_changed(self, event: Input.Changed) -> None:
        """List what fits while typing."""
        if event.input.id == "type":
            self.query_one(MoveList).offer(self.look, completions(self.look, event.value) if event.value else None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Make the move that was typed, or the only one that fits."""
        fitting = completions(self.look, event.value)
        try:
            move = fitting[0] if len(fitting) == 1 else read_move(self.look, event.value)
        except Misread as error:
            self.tell(f"⊘ {error}")
            return
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
        self.query_one(MoveList).offer(self.look)
        self.query_one(MoveList).focus()

    # keys

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

    def action_score(self) -> None:
        """The sheets of all seats."""
        self.app.push_screen(Text(self.look, self.look.say("table-score"), score_lines(self.look)))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesWindow(self.look))

    def action_cards(self) -> None:
        """The cards."""
        self.app.push_screen(CardsWindow(self.look))

    def action_log(self) -> None:
        """The log in place of the seats; where both have room, only scroll to its end."""
        self.toggle_class("reading")
        self.query_one("#logbox").scroll_end(animate=False)

    def action_help(self) -> None:
        """The keys and the signs."""
        lines = [(Span(line),) for line in self.look.say("table-help").split("\n")]
        self.app.push_screen(Text(self.look, self.look.say("table-help-title"), lines))

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

    def action_language(self) -> None:
        """The next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.house.lang = self.lang
        self.tell("")
        self.refresh_look()

    def action_theme(self) -> None:
        """The next colours."""
        self.house.next_theme()

    def action_quit(self) -> None:
        """Leave; asks once more when the game could not be saved."""
        if self.table.trouble and not self.leaving:
            self.leaving = True
            self.tell(f"⊘ {self.look.say('table-unsaved-leave')}")
            return
        self.leaving = True
        self.house.leave()
