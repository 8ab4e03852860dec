"""Errors are part of the interface: one tree, with what was wrong, and they cross processes whole."""

import copy
import pickle
from typing import Any

import pytest

import quayside
from quayside.core import errors

BUILT_IN = {"UnknownGame": LookupError, "UnknownBot": LookupError, "LanguageError": LookupError,
            "OptionError": ValueError, "SeatError": ValueError, "MoveError": ValueError, "StateError": ValueError,
            "RecordError": ValueError, "CardError": ValueError, "UndoRefused": Exception, "Error": Exception}


def refused() -> quayside.MoveError:
    """The error of a refused move, with its refusal."""
    pos = quayside.game("packet-row").start(2)
    pos.deal(quayside.Dice(1))
    with pytest.raises(quayside.MoveError) as caught:
        pos.play(pos.game.parse("end the round"))
    return caught.value


def every_error() -> list[quayside.Error]:
    """One error of each kind, some with their fields."""
    return [quayside.UnknownGame("a"), quayside.UnknownBot("b"), quayside.OptionError("c"), quayside.SeatError("d"),
            quayside.LanguageError("e"), quayside.MoveError("f"), refused(), quayside.UndoRefused("g"),
            quayside.StateError("h"), quayside.RecordError("i"), quayside.RecordError("i", 7),
            quayside.CardError("j"), quayside.CardError("j", "mine.toml"), quayside.CardError("j", "mine.toml", 3)]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_error_derives_from_error(name: str) -> None:
    """All errors derive from quayside.Error, and from the built-in error a caller would expect."""
    kind = getattr(quayside, name)
    assert issubclass(kind, quayside.Error)
    assert issubclass(kind, BUILT_IN[name])
    assert kind is getattr(errors, name)


def test_no_error_is_forgotten() -> None:
    """Every error of the tree is part of the face."""
    ours = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.Error)}
    assert ours == set(BUILT_IN)


@pytest.mark.parametrize("error", every_error(), ids=repr)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, *(lambda error, level=level: pickle.loads(
    pickle.dumps(error, level)) for level in range(pickle.HIGHEST_PROTOCOL + 1))])
def test_errors_copy_and_pickle(error: quayside.Error, way: Any) -> None:
    """An error that crossed processes has its type, message and fields; it is not wrapped twice in its place."""
    other = way(error)
    assert type(other) is type(error)
    assert (str(other), other.args) == (str(error), error.args)
    assert vars(other) == vars(error)
    assert type(error).__name__ in repr(error)
    assert (error.args[0] if error.args else "") in repr(error)


def test_fields() -> None:
    """A move error has the refusal, a record error the line, a card error the file and the line."""
    assert quayside.MoveError("no").refusal is None
    assert refused().refusal.code == "must-name"
    assert (quayside.RecordError("no", 7).line, str(quayside.RecordError("no", 7))) == (7, "line 7: no")
    assert quayside.RecordError("no").line is None
    error = quayside.CardError("no", "mine.toml", 3)
    assert (error.file, error.line, str(error)) == ("mine.toml", 3, "mine.toml, line 3: no")
    assert str(quayside.CardError("no", "mine.toml")) == "mine.toml: no"
