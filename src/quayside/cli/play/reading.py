"""What a person typed, understood as a move: a number, a stable text, or a label in their language."""

from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from quayside.cli.play.look import Choice, Look
from quayside.cli.rules import folded
from quayside.core.errors import Error

NEAREST: Final = 3


class Misread(Error, ValueError):
    """Words that are no move; `lost` when no move reads like them either."""

    def __init__(self, sentence: str, *, lost: bool = False) -> None:
        super().__init__(sentence)
        self.lost = lost


def read_move(look: Look, line: str) -> str:
    """The stable text of the move that a line means, allowed or not; Misread when it means none."""
    words = " ".join(line.split())
    if words.isdecimal():
        return by_number(look, int(words))
    wanted = folded(words)
    for choice in look.choices:
        if wanted in (folded(choice.text), folded(choice.label)):
            return choice.text
    if wanted in look.game.space.numbers:
        return wanted
    known = labels(look.game, look.lang)
    if wanted in known:
        return known[wanted]
    raise misread(look, words)


def by_number(look: Look, number: int) -> str:
    """The move of this number in the list."""
    if 1 <= number <= len(look.choices):
        return look.choices[number - 1].text
    raise Misread(look.say("table-no-number", number=number, last=len(look.choices)))


def misread(look: Look, words: str) -> Misread:
    """The sentence on words that are no move."""
    near = nearest(look, words)
    if not near:
        return Misread(look.say("table-no-move", words=words), lost=True)
    return Misread(look.say("table-no-move-near", words=words, near=", ".join(f"«{text}»" for text in near)))


def nearest(look: Look, words: str) -> list[str]:
    """The moves that read most like these words, those allowed now first."""
    now = {folded(spelling): spelling for choice in look.choices for spelling in choice}
    found = [now[text] for text in get_close_matches(folded(words), now, n=NEAREST, cutoff=0.55)]
    known = labels(look.game, look.lang)
    others = {text: text for text in look.game.space.numbers} | known
    found += [text for text in get_close_matches(folded(words), others, n=NEAREST, cutoff=0.65)
              if thinkable(look, others[text])]
    return list(dict.fromkeys(found))[:NEAREST]


def thinkable(look: Look, text: str) -> bool:
    """Whether a move answers what is asked, allowed or not."""
    refusal = look.known.refusal(look.game.parse(text))
    return refusal is None or refusal.code != "not-now"


def fits(choice: Choice, typed: str) -> bool:
    """Whether all the typed words stand in a move's label or text."""
    told = folded(f"{choice.label} {choice.text}")
    return all(word in told for word in folded(typed).split())


@lru_cache(maxsize=8)
def labels(game: Any, lang: str) -> dict[str, str]:
    """The stable text of every move of a game by its label."""
    return {folded(game.label(move, lang)): game.text(move) for move in range(game.move_count)}
