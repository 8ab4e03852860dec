"""The table as it lies on the screen: its places, and the keys that only read."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.widgets import Static

from quayside.cli.play.drawing import Span, drawing
from quayside.cli.play.look import Look
from quayside.cli.play.screen.layout import Plan, head, ladder, plan
from quayside.cli.play.screen.moves import MoveList, TypeLine
from quayside.cli.play.screen.paint import Lines, framed, width_of
from quayside.cli.play.screen.parts import Room, Sheet, keys
from quayside.cli.play.screen.sheets import score_lines, score_title
from quayside.cli.play.screen.windows import CardsWindow, RulesWindow, Text
from quayside.core.words import LANGUAGES

FOOTER = (("?", "key-help"), ("q", "key-quit"), ("u", "key-undo"), ("s", "key-score"), ("r", "key-rules"),
          ("c", "key-cards"), ("h", "key-hand"), ("l", "key-log"), ("/", "key-type"), ("w", "key-save"),
          ("g", "key-language"), ("t", "key-theme"))


class Desk(Room):
    """A look laid out on the screen; what it is a look at, a table or a replay, says the class below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys("s"), "score", ""), Binding(keys("r"), "rules", ""), Binding(keys("c"), "cards", ""),
        Binding(keys("l"), "log", ""), Binding(keys("h"), "hand", ""), Binding(keys("g"), "language", ""),
        Binding(keys("t"), "theme", ""), Binding("question_mark,comma,f1", "help", "")]

    footer_keys: Sequence[tuple[str, str]] = FOOTER
    help_message = "table-help"
    look: Look

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

    def refresh_look(self) -> None:
        """Look again, and draw."""
        raise NotImplementedError

    def list_moves(self, moves: MoveList) -> None:
        """Fill the slip's list."""
        raise NotImplementedError

    def asked(self) -> str:
        """What stands above the list."""
        raise NotImplementedError

    # drawing

    def fit(self, width: int, height: int) -> None:
        """Draw the look for this size; when the screen is being taken down there is nothing left to draw on."""
        if not self.query("#keys"):
            return
        made = plan(self.look, width, height)
        self.set_class(made.wide, "wide")
        self.set_class(not made.wide, "compact")
        self.place(made)
        moves = self.query_one(MoveList)
        moves.room = made.right - 3 if made.wide else width - made.right - 2
        self.list_moves(moves)
        self.query_one("#head", Sheet).show([head(self.look, width)])
        self.query_one("#ladder", Sheet).show(ladder(self.look, width, pointer=made.wide))
        self.query_one("#question", Static).update(self.asked())
        self.query_one("#keys", Sheet).show([self.footer(width)])

    def place(self, made: Plan) -> None:
        """Put the lines where they belong; the rows are as high as the lines are many."""
        for name, lines in (("boards", made.boards), ("others", made.others), ("own", made.own), ("log", made.log)):
            self.query_one(f"#{name}", Sheet).show(lines)
        body = self.query_one("#body")
        seats = "" if self.has_class("reading") and not made.wide else f"{max(1, len(made.others))} "
        body.styles.grid_rows = f"{len(made.boards)} {seats}1fr"
        body.styles.grid_columns = f"1fr {made.right}"
        self.query_one("#logbox").border_title = self.look.say("table-log")
        self.query_one("#logbox").scroll_end(animate=False)

    def footer(self, width: int) -> tuple[Span, ...]:
        """The keys, the most needed first, as many as there is room for."""
        spans: list[Span] = []
        for key, message in self.footer_keys:
            one = (Span(f" {key} ", "strong", f"key {key}"), Span(f"{self.look.say(message)} ", "", f"key {key}"))
            spans += one if width_of((*spans, *one)) <= width else ()
        return tuple(spans)

    def tell(self, sentence: str) -> None:
        """Say something on the status line."""
        self.query_one("#status", Static).update(sentence)

    # keys

    def action_score(self) -> None:
        """The sheets of all seats."""
        self.app.push_screen(Text(self.look, score_title(self.look), score_lines(self.look)))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesWindow(self.look))

    def action_cards(self) -> None:
        """The cards."""
        self.app.push_screen(CardsWindow(self.look))

    def action_hand(self) -> None:
        """Everything before the seats, in full: the own hand first."""
        art = drawing(self.look.game.name)
        panels = [art.own(self.look)] if self.look.seat is not None else []
        panels += [art.seat(self.look, seat) for seat in self.look.others()]
        lines = [line for panel in panels for line in framed(panel, 72)]
        self.app.push_screen(Text(self.look, self.look.say("table-hands"), lines))

    def action_log(self) -> None:
        """The log in place of the seats; where both have room, only scroll to its end."""
        self.toggle_class("reading")
        self.fit(self.app.size.width, self.app.size.height)
        self.call_after_refresh(self.query_one("#logbox").scroll_end, animate=False)

    def action_help(self) -> None:
        """The keys and the signs."""
        lines: Lines = [(Span(line),) for line in self.look.say(self.help_message).split("\n")]
        self.app.push_screen(Text(self.look, self.look.say("table-help-title"), lines))

    def action_language(self) -> None:
        """The next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.house.lang = self.lang
        self.tell("")
        self.refresh_look()

    def action_theme(self) -> None:
        """The next colours."""
        self.house.next_theme()
