"""The full-screen application: which screen is open, in which language and colours."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from quayside.cli.play.screen.start import StartScreen
from quayside.cli.play.screen.style import NAMES, THEMES
from quayside.cli.play.screen.table import TableScreen
from quayside.cli.play.setup import Setup
from quayside.cli.play.table import Table
from quayside.core.words import say


class TableApp(App[None]):
    """The first screen, and the table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Quayside"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", "", priority=True)]

    def __init__(self, table: Table | None, lang: str, *, theme: str = "night", setup: Setup | None = None,
                 first: Callable[[], Screen[str]] | None = None) -> None:
        super().__init__()
        self.table, self.lang, self.chosen_theme = table, lang, theme
        self.setup = setup or Setup(lang=lang)
        self.first = first or self.first_screen
        self.parting = ""  # what is said once the terminal is as it was

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of our own that the style sheet names, before a theme of ours is chosen."""
        return THEMES[0].variables

    def on_mount(self) -> None:
        """Bring the colours, open the first screen."""
        for theme in THEMES:
            self.register_theme(theme)
        self.dress(self.chosen_theme)
        self.push_screen(self.first())

    def first_screen(self) -> Screen[str]:
        """The table, or what comes before one."""
        return StartScreen(self.setup) if self.table is None else TableScreen(self.table, self.lang)

    def _fatal_error(self) -> None:
        """A fault of ours ends the table without a traceback; `command.run` says it in a sentence."""
        self._close_messages_no_wait()

    def sit_down(self, table: Table, lang: str) -> None:
        """Open a table in place of what is open."""
        self.table, self.lang = table, lang
        self.switch_screen(TableScreen(table, lang))

    def begin_again(self) -> None:
        """Back to the first screen, with the choices made before."""
        self.setup.lang = self.lang
        self.switch_screen(StartScreen(self.setup))

    def next_theme(self, step: int = 1) -> None:
        """The next colours."""
        self.dress(NAMES[(NAMES.index(self.theme) + step) % len(NAMES)])

    def dress(self, theme: str) -> None:
        """Put these colours on."""
        self.theme = theme
        self.set_class(theme == "16", "-sixteen")

    @property
    def fault(self) -> Exception | None:
        """What went wrong inside, where something did."""
        return self._exception

    def action_leave(self) -> None:
        """Leave at once, from wherever one is."""
        self.leave()

    def leave(self) -> None:
        """Stop whoever thinks, keep the game, and say where."""
        if self.table is not None:
            self.table.stop()
            message: str = "table-kept" if self.table.over else "table-left"
            self.parting = (say(self.lang, None, "table-unsaved", why=self.table.trouble) if self.table.trouble
                            else say(self.lang, None, message, file=str(self.table.file)))
        self.exit()

