"""The table as lines in and lines out: for scripts, screen readers and terminals that can do no more."""

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import get_terminal_size
from typing import Final, TextIO

from quayside.cli.play import telling
from quayside.cli.play.look import Look
from quayside.cli.play.reading import Misread, read_move
from quayside.cli.play.saving import Unsaved
from quayside.cli.play.table import Table
from quayside.core.errors import Error, UndoRefused
from quayside.core.words import say
from quayside.rulebook import rules_text, search

PASSAGES: Final = 12
CARDS: Final = 12


class PlainTable:
    """A table that is read out and answered line by line."""

    def __init__(self, table: Table, lang: str, lines: TextIO, out: TextIO) -> None:
        self.table, self.lang, self.lines, self.out = table, lang, lines, out
        self.last: int | None = None  # the person who looked last
        self.leaving = False
        self.commands: dict[str, Callable[[Look, str], None]] = {
            "help": self.help, "moves": self.moves, "view": self.view, "score": self.score, "why": self.why,
            "undo": self.undo, "save": self.save, "log": self.log, "rules": self.rules, "card": self.card,
            "quit": self.quit}

    def run(self) -> int:
        """Play until the game is over, somebody quits, or the lines end."""
        for look in self.turns():
            line = self.read()
            if line is None:
                self.print("")
                break
            self.obey(look, line)
            if self.leaving:
                break
        self.leave()
        return 0

    def turns(self) -> Iterator[Look]:
        """The look of whoever is asked, again and again; a fresh turn is read out."""
        heard = -1
        while True:
            self.table.play_bots()
            if self.table.over:
                return
            if self.table.mover != self.last:
                if not self.hand_over():
                    return
                heard = -1
            look = self.table.look(self.table.mover, self.lang)
            if heard != len(self.table.chronicle.entries):
                self.read_turn(look, whole=heard < 0 or not self.table.went_on(look.mover))
                heard = len(self.table.chronicle.entries)
            yield look

    def hand_over(self) -> bool:
        """Where several persons play, the next one is called and opens the cards by an empty line; False on leaving."""
        called = len(self.table.seating.persons()) > 1
        if called:
            self.hide()
        while called:
            name = self.table.seating.name(self.table.mover, self.lang)
            self.print("", self.say("table-hand-over", name=name))
            line = self.read()
            if line is None or line.casefold() == "quit":
                return False
            if line.casefold() == "undo":
                self.take_back_unseen()
            called = bool(line)
        self.last = self.table.mover
        return True

    def hide(self) -> None:
        """Push the cards of the person before off the screen of a terminal."""
        if self.out.isatty():
            self.print(*[""] * get_terminal_size().lines)

    def take_back_unseen(self) -> None:
        """Take the last move back at a hand-over; who made it is called again before any card is read out."""
        if self.last is None:
            self.print(f"⊘ {self.say('table-undo-refused')}")
        else:
            self.take_back(self.last)

    def read_turn(self, look: Look, *, whole: bool) -> None:
        """What happened, how the table stands, what is asked."""
        if whole:
            self.print("", *telling.news(look), *telling.situation(look))
        self.print("", *telling.asked(look))

    def read(self) -> str | None:
        """The next line; None when there are no more."""
        if self.lines.isatty():
            print("> ", end="", file=self.out, flush=True)
        text = self.lines.readline()
        return text.strip() if text else None

    def obey(self, look: Look, line: str) -> None:
        """Follow a command, or make the move that the line means."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        try:
            if command is not None and not look.allows(line):
                command(look, rest.strip())
            elif line:
                self.play(look, line)
        except Misread as error:
            self.print(str(error), *([self.say("table-no-move-help")] if error.lost else []))
        except (Error, OSError) as error:
            self.print(str(error))

    def play(self, look: Look, line: str) -> None:
        """Make a move, or say why not."""
        move = read_move(look, line)
        why = look.why_not(move)
        if why:
            self.print(f"⊘ {look.label(move)}: {why}")
            return
        label = look.label(move)
        self.table.play(move)
        self.print(f"✓ {label}")
        self.complain()

    def complain(self) -> None:
        """Say once that the game could not be saved."""
        if self.table.trouble:
            self.print(self.say("table-unsaved", why=self.table.trouble))

    # commands

    def help(self, look: Look, _: str) -> None:
        """What can be typed."""
        self.print(self.say("table-plain-help"))

    def moves(self, look: Look, _: str) -> None:
        """The question and the moves once more."""
        self.print(*telling.asked(look))

    def view(self, look: Look, _: str) -> None:
        """The whole table."""
        self.print(*telling.situation(look))

    def score(self, look: Look, _: str) -> None:
        """Everybody's points if the game ended now."""
        self.print(*telling.score(look))

    def why(self, look: Look, text: str) -> None:
        """Why a move is not allowed."""
        move = read_move(look, text)
        why = look.why_not(move)
        self.print(f"⊘ {why}" if why else self.say("table-allowed", move=look.label(move)))

    def undo(self, look: Look, _: str) -> None:
        """Take the last move back."""
        self.take_back(self.table.mover)

    def take_back(self, seat: int) -> None:
        """Take the last move of a seat back, or say that it cannot be."""
        try:
            self.table.undo(seat)
            self.print(self.say("table-undone"))
        except UndoRefused:
            self.print(f"⊘ {self.say('table-undo-refused')}")

    def save(self, look: Look, file: str) -> None:
        """Write the game to a file."""
        try:
            kept = self.table.save(Path(file).expanduser() if file else None)
        except Unsaved as error:
            self.print(self.say("table-unsaved", why=str(error)))
        else:
            self.print(self.say("table-saved", file=str(kept)))

    def log(self, look: Look, _: str) -> None:
        """Everything that happened."""
        self.print(*telling.history(look))

    def rules(self, look: Look, words: str) -> None:
        """The passages of the rules that speak of something."""
        found = search(rules_text(look.game.name, self.lang), words)
        for passage in found[:PASSAGES]:
            first, *rest = telling.rule_text(passage.text)
            self.print(f"{passage.chapter}: {first.strip()}", *rest)
        if not found:
            self.print(self.say("table-nothing-found", words=words))
        elif len(found) > PASSAGES:
            self.print(self.say("table-more-found", more=len(found) - PASSAGES))

    def card(self, look: Look, words: str) -> None:
        """What a card says."""
        found = telling.find_cards(look, words)
        exact = [card for card in found if card == words]
        if not found:
            self.print(self.say("table-nothing-found", words=words))
        elif len(found) == 1 or exact:
            self.print(*telling.card_lines(look, (exact or found)[0]))
        else:
            self.print(*(f"{look.name('card', card)} [{card}]" for card in found[:CARDS]))

    def quit(self, look: Look, _: str) -> None:
        """Leave; the game is kept."""
        self.leaving = True

    # leaving

    def leave(self) -> None:
        """Save, and say how it ended or how it goes on."""
        self.table.autosave()
        if self.table.over:
            look = self.table.look(self.last, self.lang)
            self.print("", *telling.news(look), self.say("table-over"), *telling.score(look))
        if self.table.trouble:
            self.complain()
        else:
            message = "table-kept" if self.table.over else "table-left"
            self.print(self.say(message, file=str(self.table.file)))

    def say(self, message: str, **args: int | str) -> str:
        """A sentence of the terminal."""
        return say(self.lang, self.table.game.name, message, **args)

    def print(self, *lines: str) -> None:
        """Lines out."""
        for line in lines:
            print(line, file=self.out)
        self.out.flush()


