"""The first choices of a plain table, line by line; an empty line keeps what is chosen."""

from typing import TextIO

import quayside
from quayside.cli.play.seating import Sitter, make_bot
from quayside.cli.play.setup import Setup, parse_options, playable, spelling
from quayside.core.errors import Error
from quayside.core.words import LANGUAGES, say


def ask_setup(setup: Setup, lines: TextIO, out: TextIO) -> Setup | None:
    """Ask for language, game, seats, players and options; None when the lines end before that."""
    def tell(text: str) -> None:
        print(text, file=out, flush=True)

    tell("─" * 60)
    tell(setup.say("table-welcome"))
    tell("─" * 60)
    for key in ("lang", "game", "seats", "seat", "option"):
        for row in [row for row in setup.rows() if row.key.partition(" ")[0] == key]:
            while True:
                tell(f"{row.title} [{row.value}] {possible(setup, row.key)}")
                line = lines.readline()
                if not line:
                    return None
                try:
                    answer(setup, row.key, line.strip())
                except Error as error:
                    tell(str(error))
                else:
                    break
    return setup


def possible(setup: Setup, key: str) -> str:
    """What can be answered."""
    what, _, which = key.partition(" ")
    if what == "lang":
        return ", ".join(LANGUAGES)
    if what == "game":
        return ", ".join(playable())
    if what == "seats":
        return ", ".join(map(str, setup.chosen_game().seats))
    if what == "seat":
        return say(setup.lang, None, "table-plain-seat")
    return ", ".join(spelling(choice) for choice in setup.chosen_game().options[which].choices)


def answer(setup: Setup, key: str, text: str) -> None:
    """Take over an answer; an Error says why it cannot be."""
    what, _, which = key.partition(" ")
    if not text:
        return
    if what == "lang":
        say(text, None, "choice-yes")
        setup.lang = text
    elif what == "game":
        setup.game = quayside.game(text).name
    elif what == "seats":
        setup.seats = _seats(setup, text)
    elif what == "seat":
        _sit(setup, int(which), text)
    else:
        setup.options |= parse_options(setup.chosen_game(), [f"{which}={text}"])
    setup.fit()


def _seats(setup: Setup, text: str) -> int:
    known = setup.chosen_game().seats
    if not text.isdecimal() or int(text) not in known:
        raise quayside.OptionError(f"{text!r} seats: {setup.game} has {known.start} to {known.stop - 1}")
    return int(text)


def _sit(setup: Setup, at: int, text: str) -> None:
    """A bot by its name, or a person by theirs."""
    if text.partition(":")[0] in quayside.bots():
        make_bot(text)
        setup.sitters[at] = Sitter(text)
    else:
        before, setup.sitters[at] = setup.sitters[at], Sitter(None, text)
        try:
            setup.seating().check_names(setup.lang)
        except Error:
            setup.sitters[at] = before
            raise
