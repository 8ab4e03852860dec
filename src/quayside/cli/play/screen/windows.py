"""Windows over the table: score, rules, cards, keys, a question for a line of text."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from quayside.cli.play import telling
from quayside.cli.play.drawing import Span
from quayside.cli.play.look import Look
from quayside.cli.play.screen.paint import Lines, wrap
from quayside.cli.play.screen.parts import Sheet, keys, too_small
from quayside.cli.play.screen.sheets import rule_lines
from quayside.rulebook import passages, rules_text, search


class Window(ModalScreen[str]):
    """Something to read over the table; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "close")]

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss("")

    def on_resize(self, event: Resize) -> None:
        """Give way where the screen below has something to say about its size."""
        if too_small(event.size):
            self.dismiss("")

    def hint(self, *named: tuple[str, str]) -> Static:
        """The line that names the keys."""
        told = [f"{key} {self.look.say(message)}" for key, message in named] + [f"Esc {self.look.say('key-close')}"]
        return Static("  ".join(told), classes="hint")


class Text(Window):
    """Lines to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(keys("enter", "q"), "close", "close")]

    def __init__(self, look: Look, title: str, lines: Lines) -> None:
        super().__init__(look)
        self.heading, self.lines = title, lines

    def compose(self) -> ComposeResult:
        """The title, the lines, the key that closes them."""
        with Vertical():
            yield Static(self.heading, classes="title")
            sheet = Sheet()
            sheet.show(self.lines)
            with VerticalScroll(id="reading"):
                yield sheet
            yield self.hint()


class TheEnd(Text):
    """How the game ended, and what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys("a"), "answer('again')", "again"), Binding(keys("q"), "answer('quit')", "quit")]

    def action_answer(self, what: str) -> None:
        """What the person chose."""
        self.dismiss(what)

    def hint(self, *named: tuple[str, str]) -> Static:
        """Play again, leave, or look at the table once more."""
        return super().hint(("a", "key-again"), ("q", "key-quit"))


class Ask(Window):
    """A question answered with a line of text; Escape gives no answer."""

    def __init__(self, look: Look, question: str, value: str = "") -> None:
        super().__init__(look)
        self.question, self.value = question, value

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical():
            yield Static(self.question, classes="title")
            yield Input(self.value)
            yield self.hint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The answer."""
        self.dismiss(event.value.strip() or "")


class RulesWindow(Window):
    """The rules, with a search."""

    DEFAULT_CLASSES = "tall"

    def compose(self) -> ComposeResult:
        """The search above the text."""
        with Vertical():
            yield Static(f"{self.look.say('table-rules')}: {self.look.game.title(self.look.lang)}", classes="title")
            yield Input(placeholder=self.look.say("table-search"))
            with VerticalScroll():
                yield Sheet(id="text")
            yield self.hint()

    def on_mount(self) -> None:
        """Begin with the whole text."""
        self.text = rules_text(self.look.game.name, self.look.lang)
        self.find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what has the words."""
        self.find(event.value)

    def on_input_submitted(self) -> None:
        """Go over to the text, to scroll in it."""
        self.query_one(VerticalScroll).focus()

    def find(self, typed: str) -> None:
        """Show the passages with these words."""
        found = search(self.text, typed) if typed.strip() else passages(self.text)
        width = min(110, self.app.size.width) - 6
        lines = rule_lines(found, width) or [(Span(self.look.say("table-nothing-found", words=typed)),)]
        self.query_one("#text", Sheet).show(lines)
        self.query_one(VerticalScroll).scroll_home(animate=False)


class CardsWindow(Window):
    """All cards of the game, with a search; what one says, and how far its numbers can be trusted."""

    DEFAULT_CLASSES = "tall"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("down", "cursor(1)", ""), Binding("up", "cursor(-1)", "")]

    def compose(self) -> ComposeResult:
        """The search, the names, the card."""
        with Vertical():
            yield Static(self.look.say("table-cards"), classes="title")
            yield Input(placeholder=self.look.say("table-search"))
            with Horizontal(id="columns"):
                yield OptionList(id="found", markup=False)
                with VerticalScroll():
                    yield Sheet(id="fact")
            yield self.hint()

    def on_mount(self) -> None:
        """Begin with all cards."""
        self.query_one(OptionList).can_focus = False
        self.find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show the cards with these words."""
        self.find(event.value)

    def find(self, typed: str) -> None:
        """List the cards with these words, the first one read out."""
        names = self.query_one(OptionList)
        names.clear_options()
        names.add_options([Option(self.look.name("card", card), id=card)
                           for card in telling.find_cards(self.look, typed)])
        if names.option_count:
            names.highlighted = 0
        else:
            self.query_one("#fact", Sheet).show([(Span(self.look.say("table-nothing-found", words=typed)),)])

    def action_cursor(self, step: int) -> None:
        """The next name in the list."""
        names = self.query_one(OptionList)
        if step > 0:
            names.action_cursor_down()
        else:
            names.action_cursor_up()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Read the card out."""
        width = max(24, min(110, self.app.size.width) - 46)
        told = telling.card_lines(self.look, str(event.option_id))
        lines = [line for at, text in enumerate(told)
                 for line in wrap((Span(text, "strong" if at < 2 else ""),), width)]
        self.query_one("#fact", Sheet).show(lines)
