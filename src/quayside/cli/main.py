"""The entry point: which command is meant, and what happens when it goes wrong."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from quayside.core.errors import Error

COMMANDS: Final = {  # the command: what it does, an example
    "play": ("play at this terminal, alone or with others", "quayside play packet-row --seats 4 --lang pl"),
    "replay": ("step through a recorded game", "quayside replay game.record --at 40 --seat 0"),
    "simulate": ("play many games at once and count what happened",
                 "quayside simulate packet-row --seats 3 --bots greedy,random"),
    "rules": ("read or search the rules", "quayside rules packet-row assistant"),
    "cards": ("list the cards, or check your own values for them", "quayside cards packet-row --lang ru"),
    "bench": ("measure how fast the rules run", "quayside bench"),
    "games": ("list the games", "quayside games --json"),
}
MODULES: Final = {name: f"quayside.cli.{name}" for name in COMMANDS}
INTERPRETED: Final = "quayside: the rules run interpreted, which is about 150 times slower than compiled"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what goes wrong is one sentence on standard error and an exit code that is not 0."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        chosen = parser(words).parse_args(words)
        if chosen.command is None:
            parser([]).print_help()
            return 2
        warn_when_interpreted()
        return int(chosen.run(chosen))
    except KeyboardInterrupt:
        return complain("stopped", 130)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Error as error:
        return complain(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of the whole command line; of the commands only the one that is meant is imported."""
    made = Parser(
        prog="quayside", description="Harbour board games: play, study and research them.", epilog=examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--version", action=Version, nargs=0, help="show the version and leave")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    meant = next((word for word in words if not word.startswith("-")), None)
    for name, (summary, _) in COMMANDS.items():
        if name == meant:
            module = import_module(MODULES[name])
            module.add(commands)
            commands.choices[name].set_defaults(run=module.run)
        else:
            commands.add_parser(name, help=summary)
    return made


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with a command line; options may stand between the other words."""

    mixing = False  # the words are being taken apart: what is asked for now are the parts

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Take the words of a command apart, options wherever they stand."""
        if self.mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self.mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixing = False

    def error(self, message: str) -> NoReturn:
        """Leave with the sentence, and a hint at the help."""
        self.exit(2, f"quayside: {message}; see {self.prog} --help\n")


def examples() -> str:
    """An example of every command."""
    return "examples:\n" + "\n".join(f"  {example}" for _, example in COMMANDS.values())


class Version(argparse.Action):
    """Shows the version; the package is asked for it only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        import quayside

        print(f"quayside {quayside.__version__}")
        parser.exit()


def warn_when_interpreted() -> None:
    """Say aloud that nothing is compiled."""
    from quayside.core.engine import COMPILED

    if not COMPILED:
        print(INTERPRETED, file=sys.stderr)


def complain(sentence: str, code: int = 1) -> int:
    """One sentence on standard error."""
    print(f"quayside: {' '.join(sentence.split())}", file=sys.stderr)
    return code
