"""Refusals: every reason is met somewhere, and is said in every language with what is wrong."""

from pathlib import Path

import pytest

from quayside.core.words import LANGUAGES

from .builder import GAME, play, table

CODES = [reason.code for reason in GAME.rules.tables().reasons.table if reason]


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_met(code: str) -> None:
    """PR-30, PR-53: no refusal is left that no test of these rules has seen."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    assert any(f'"{code}"' in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("move", "named"), [("take vp_library", "11"), ("take goods_wheat_3", "6")])
def test_a_refusal_says_what_is_missing(lang: str, move: str, named: str) -> None:
    """PR-48: the dollars that are missing stand in the sentence."""
    pos = table(asks=("offer", 1, "market"), current={"market": "vp_library goods_wheat_3"}, cash={1: 4})
    assert named in pos.refusal(GAME.parse(move)).text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_to_others_names_a_secret(lang: str) -> None:
    """PR-130, A32: a refusal read at another seat is the same sentence for every starting contract."""
    said = set()
    for start in ("start_hides_spain", "start_tobacco_germany"):
        pos = table(asks=("offer", 0, "docks"), secret={0: start, 1: "start_wheat_france", 2: "start_cotton_sweden"},
                    hands={0: "goods_hides_3 ship_spain contract_wheat_sweden goods_wheat_2 ship_sweden"})
        play(pos, "deliver contract_wheat_sweden")
        refusals = [pos.sight(1).refusal(move) for move in range(GAME.move_count)]
        said.add(tuple(refusal and refusal.text(lang) for refusal in refusals))
    assert len(said) == 1
