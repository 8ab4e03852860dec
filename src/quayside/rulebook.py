"""The rules of a game in our own words: where they lie, and how they are searched."""

from pathlib import Path
from typing import Final, NamedTuple

from quayside.core.errors import Error, LanguageError
from quayside.core.registry import kit
from quayside.core.words import LANGUAGES

HERE: Final = Path(__file__).resolve().parent
PLACES: Final = (HERE / "rules", HERE.parents[1] / "docs" / "rules")  # installed; or in a checkout of the source


class Passage(NamedTuple):
    """A paragraph or a table of the rules, with the chapter it stands in."""

    chapter: str
    text: str


def rules_text(game: str, lang: str = "en") -> str:
    """The rules of a game as Markdown, in a language."""
    name = kit(game).name
    if lang not in LANGUAGES:
        raise LanguageError(f"no language {lang!r}: Quayside speaks {', '.join(LANGUAGES)}")
    file = f"{name}.md" if lang == "en" else f"{name}.{lang}.md"
    for place in PLACES:
        if (place / file).is_file():
            return (place / file).read_text(encoding="utf-8")
    raise Error(f"the rules of {name} are not installed: no file {file} beside the package")


def passages(text: str) -> list[Passage]:
    """The rules taken apart, paragraph by paragraph; headings become the chapters."""
    found: list[Passage] = []
    chapter = ""
    for block in text.split("\n\n"):
        body = block.strip()
        if body.startswith("#"):
            chapter = body.lstrip("# ")
        elif body:
            found.append(Passage(chapter, body))
    return found


def search(text: str, words: str) -> list[Passage]:
    """The passages in which, or in whose heading, all these words stand; small and capital letters alike."""
    wanted = words.casefold().split()
    return [passage for passage in passages(text)
            if all(word in f"{passage.chapter} {passage.text}".casefold() for word in wanted)]
