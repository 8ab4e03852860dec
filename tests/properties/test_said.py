"""Everything that can be asked, done or refused has its words, in every language."""

from typing import Any

import pytest

import quayside
from quayside.core.words import LANGUAGES

from .tables import Table, every_game, every_table, some

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def is_said(text: Any) -> bool:
    """A sentence stands there, and no message was left half filled."""
    return isinstance(text, str) and text.strip() == text != "" and not {"{", "}"} & set(text)


@every_table
@every_language
def test_every_position_can_be_told(table: Table, lang: str) -> None:
    """The question, the label of each legal move and the terms of the score are said in each language."""
    for pos in some(table, 40):
        assert is_said(pos.question(lang)), pos
        assert all(is_said(pos.label(move, lang)) for move in pos.moves()), pos


@every_table
@every_language
def test_every_refusal_can_be_told(table: Table, lang: str) -> None:
    """Each reason that random play meets, with its arguments, is one sentence."""
    met = {}
    for pos in some(table, 60 if quayside.compiled else 25):
        for move in range(pos.game.move_count):
            refusal = pos.refusal(move)
            if refusal is not None:
                met[hash(refusal)] = refusal
    assert len({refusal.code for refusal in met.values()}) > 2
    assert all(is_said(refusal.text(lang)) for refusal in met.values())


@every_game
@every_language
def test_every_move_of_the_game_has_a_label(name: str, lang: str) -> None:
    """A label needs no position; the game has a title and its options have labels."""
    game = quayside.game(name)
    assert is_said(game.title(lang))
    assert all(is_said(option.label(lang)) for option in game.options.values())
    assert all(is_said(game.label(move, lang)) for move in range(game.move_count))


@every_game
def test_text_and_parse_are_inverse(name: str) -> None:
    """Every move's text reads back as that move, no two moves read the same, and parts name what the text does."""
    game = quayside.game(name)
    texts = [game.text(move) for move in range(game.move_count)]
    assert len(set(texts)) == game.move_count
    assert [game.parse(text) for text in texts] == list(range(game.move_count))
    assert [" ".join(game.parts(move)) for move in range(game.move_count)] == texts
    assert all(text == text.strip() and "\n" not in text and "?" not in text for text in texts)


@every_game
def test_a_misspelt_move_names_the_nearest(name: str) -> None:
    """A text that is no move raises MoveError, and a near miss is told what it may have meant."""
    game = quayside.game(name)
    for move in range(0, game.move_count, 7):
        text = game.text(move)
        with pytest.raises(quayside.MoveError, match="did you mean"):
            game.parse(text + "x")
    for wrong in ("", " ", "?", None, 7, b"rest", ["rest"], "-1"):
        with pytest.raises(quayside.MoveError):
            game.parse(wrong)  # type: ignore[arg-type]  # what callers do wrong
