"""What can go wrong, as people and programs meet it.

Error
├── UnknownGame      no game has this name
├── UnknownBot       no bot has this name, or not these keywords
├── OptionError      an option or a number of seats that the game does not have
├── SeatError        a seat that is not at the table
├── LanguageError    a language that Quayside does not speak
├── MoveError        a move that is not legal here; `refusal` says why
├── UndoRefused      a move that cannot be taken back
├── StateError       a state or packed bytes that no position can have
├── RecordError      a record that cannot be read or replayed; `line` says where
└── CardError        an owner's file that cannot be used; `file` and `line` say where
"""

from typing import Any


class Error(Exception):
    """Everything that Quayside raises by itself."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args, self.__dict__


class UnknownGame(Error, LookupError):
    """No game has this name."""


class UnknownBot(Error, LookupError):
    """No bot has this name, or it does not take these keywords."""


class OptionError(Error, ValueError):
    """An option, a choice or a number of seats that the game does not have."""


class SeatError(Error, ValueError):
    """A seat that is not at the table."""


class LanguageError(Error, LookupError):
    """A language that Quayside does not speak."""


class MoveError(Error, ValueError):
    """A move that is not legal here; `refusal` tells why, where the rules refuse it."""

    refusal: Any = None

    def __init__(self, message: str, refusal: Any = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class UndoRefused(Error):
    """A move that cannot be taken back: nothing to undo, or somebody has learned something since."""


class StateError(Error, ValueError):
    """A state or packed bytes that no position can have."""


class RecordError(Error, ValueError):
    """A record that cannot be read or replayed; `line` is where, counted from 1."""

    line: int | None = None

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


class CardError(Error, ValueError):
    """An owner's file that cannot be used: `file` and `line` say where."""

    file: str = ""
    line: int | None = None

    def __init__(self, message: str, file: str = "", line: int | None = None) -> None:
        place = ", ".join(part for part in (file, "" if line is None else f"line {line}") if part)
        super().__init__(f"{place}: {message}" if place else message)
        self.file = file
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[Error], args: tuple[Any, ...], fields: dict[str, Any]) -> Error:
    """An error whose message is already complete, as it was before it was pickled."""
    made = kind.__new__(kind)
    made.args = args
    made.__dict__.update(fields)
    return made
