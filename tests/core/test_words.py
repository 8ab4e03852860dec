"""Sentences in three languages: declension, counting, and what happens when words are missing."""

import subprocess
import sys

import pytest

from quayside.core.errors import Error, LanguageError
from quayside.core.words import LANGUAGES, Argument, Noun, has, is_translated, name, say

GAME = "packet-row"
LIBRARY = Noun("card", "vp_library")
DOCKS = Noun("board", "docks")
WHEAT = Noun("good", "wheat")
HIDES = Noun("good", "hides")
TOBACCO = Noun("good", "tobacco")


def contract(good: str, amount: int, land: str, kind: str = "contract") -> Noun:
    return Noun("card", kind, (("good", good), ("amount", amount), ("land", land), ("payment", 25)))


def goods(good: str, amount: int) -> Noun:
    return Noun("card", "goods", (("good", good), ("amount", amount)))


def spoken(lang: str, message: str, **args: Argument) -> str:
    """What Packet Row says, with plain spaces for those that do not break."""
    return say(lang, GAME, message, **args).replace("\u00a0", " ")


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "takes the Library for $15"),
    ("ru", "берёт Библиотеку за 15 $"),
    ("pl", "bierze Bibliotekę za 15 $"),
])
def test_cards_decline(lang: str, sentence: str) -> None:
    """A card that is taken stands in the accusative."""
    assert spoken(lang, "did-take", card=LIBRARY, price=15) == sentence


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "Take the ship to the Netherlands"),
    ("ru", "Взять корабль в Нидерланды"),
    ("pl", "Weź statek do Niderlandów"),
])
def test_what_is_free_has_no_price(lang: str, sentence: str) -> None:
    """A price of 0 is not said."""
    ship = Noun("card", "merchant_ship", (("land", "netherlands"),))
    assert spoken(lang, "here-take", card=ship, price=0) == sentence


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "Deliver 3 hides to France for $25"),
    ("ru", "Выполнить контракт на 3 шкуры во Францию за 25 $"),
    ("pl", "Zrealizuj kontrakt na 3 skóry do Francji za 25 $"),
])
def test_names_are_made_of_facts(lang: str, sentence: str) -> None:
    """A contract is named by its good, amount and country, which decline within its name."""
    assert spoken(lang, "here-deliver", card=contract("hides", 3, "france"), payment=25) == sentence


@pytest.mark.parametrize(("lang", "title"), [
    ("en", "3 hides to Spain (starting contract)"),
    ("ru", "3 шкуры в Испанию (начальный контракт)"),
    ("pl", "3 skóry do Hiszpanii (kontrakt startowy)"),
])
def test_a_starting_contract_is_marked(lang: str, title: str) -> None:
    """A starting contract cannot be mistaken for one of the guild hall."""
    assert name(lang, GAME, contract("hides", 3, "spain", "starting_contract")) == title


@pytest.mark.parametrize(("lang", "amount", "text"), [
    ("en", 1, "1 hide"), ("en", 2, "2 hides"),
    ("ru", 1, "1 шкура"), ("ru", 2, "2 шкуры"), ("ru", 5, "5 шкур"), ("ru", 11, "11 шкур"), ("ru", 21, "21 шкура"),
    ("pl", 1, "1 skóra"), ("pl", 2, "2 skóry"), ("pl", 5, "5 skór"), ("pl", 12, "12 skór"), ("pl", 21, "21 skór"),
    ("pl", 22, "22 skóry"),
])
def test_things_are_counted(lang: str, amount: int, text: str) -> None:
    """A number of things follows the plurals of the language."""
    assert name(lang, GAME, goods("hides", amount)) == text


@pytest.mark.parametrize(("lang", "good", "amount", "sentence"), [
    ("en", HIDES, 1, "You lack 1 hide."),
    ("en", WHEAT, 2, "You lack 2 wheat."),
    ("ru", HIDES, 1, "Вам не хватает 1 шкуры."),
    ("ru", HIDES, 2, "Вам не хватает 2 шкур."),
    ("ru", HIDES, 21, "Вам не хватает 21 шкуры."),
    ("ru", TOBACCO, 1, "Вам не хватает 1 единицы табака."),
    ("ru", WHEAT, 5, "Вам не хватает 5 единиц пшеницы."),
    ("pl", HIDES, 1, "Brakuje ci 1 skóry."),
    ("pl", HIDES, 22, "Brakuje ci 22 skór."),
    ("pl", TOBACCO, 2, "Brakuje ci 2 jednostek tytoniu."),
])
def test_what_is_missing_is_counted_in_the_genitive(lang: str, good: Noun, amount: int, sentence: str) -> None:
    """What a seat lacks stands in the genitive, however many there are."""
    assert spoken(lang, "why-lacks-goods", good=good, amount=amount).startswith(sentence)


@pytest.mark.parametrize(("lang", "one", "two"), [
    ("ru", "Погрузить 1 пшеницу", "Погрузить 2 пшеницы"),
    ("pl", "Załaduj 1 pszenicę", "Załaduj 2 pszenicy"),
])
def test_counted_cards_decline(lang: str, one: str, two: str) -> None:
    """A counted good stands in the accusative where its card does."""
    assert spoken(lang, "move-load", card=goods("wheat", 1)) == one
    assert spoken(lang, "move-load", card=goods("wheat", 2)) == two


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "The current supply of the docks does not include the Library."),
    ("ru", "Среди текущих карт доков нет Библиотеки."),
    ("pl", "Wśród kart bieżących doków nie ma Biblioteki."),
])
def test_boards_decline(lang: str, sentence: str) -> None:
    """A board and a card in one sentence take the case each needs."""
    assert say(lang, GAME, "why-not-current", board=DOCKS, card=LIBRARY) == sentence


def test_a_question_says_whether_declining_is_open() -> None:
    """The amount of an offer is 1 when the card must be taken."""
    assert say("en", GAME, "ask-offer", board=DOCKS, amount=0) == "Take a card from the docks, or decline"
    assert "decline" not in say("en", GAME, "ask-offer", board=DOCKS, amount=1)


def test_the_sign_of_money_stays_with_its_number() -> None:
    """No line breaks between a number and the dollar sign."""
    assert say("ru", GAME, "here-cash", amount=4).endswith("4\u00a0$")


def test_a_missing_case_falls_back_to_the_title() -> None:
    """English has no genitive, so its form is the title."""
    assert name("en", GAME, LIBRARY, "gen") == "Library"
    assert name("ru", GAME, LIBRARY, "gen") == "Библиотеки"


def test_a_missing_count_is_not_guessed() -> None:
    """What has no counted form cannot be counted."""
    with pytest.raises(KeyError, match="land-spain"):
        say("en", GAME, "why-lacks-goods", amount=2, good=Noun("land", "spain"))


def test_an_unseen_card_can_be_named() -> None:
    """What a seat cannot see is a noun like any other."""
    assert say("ru", GAME, "move-take", card=Noun("unknown", "card")) == "Взять карту, которой вы не видите"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_core_speaks_without_a_game(lang: str) -> None:
    """Words that every game shares need no game."""
    assert say(lang, None, "why-over") == say(lang, GAME, "why-over")


def test_translated_names_are_marked() -> None:
    """The Russian rulebook prints the Library and not the School; no Polish edition prints either."""
    school = Noun("card", "vp_school")
    assert [is_translated(lang, GAME, LIBRARY) for lang in LANGUAGES] == [False, False, True]
    assert [is_translated(lang, GAME, school) for lang in LANGUAGES] == [False, True, True]


def test_an_unknown_language_names_the_known_ones() -> None:
    """Asking for a language that Quayside does not speak says which it does."""
    with pytest.raises(LanguageError, match="en, ru, pl") as caught:
        say("de", GAME, "game-title")
    assert isinstance(caught.value, Error)


def test_a_missing_message_is_a_key_error() -> None:
    """A message that is missing is named, and nothing is printed instead."""
    assert not has("en", GAME, "move-fly")
    with pytest.raises(KeyError, match="move-fly"):
        say("en", GAME, "move-fly")


@pytest.mark.parametrize("args", [{}, {"card": LIBRARY}, {"price": 3}, {"card": "Library", "price": 3}])
def test_half_a_sentence_is_a_key_error(args: dict[str, Argument]) -> None:
    """A sentence without one of its arguments, or with a plain string for a noun, is not said."""
    with pytest.raises(KeyError, match="here-take"):
        say("en", GAME, "here-take", **args)


def test_a_missing_noun_is_a_key_error() -> None:
    """A card without a name is named by its message."""
    with pytest.raises(KeyError, match="card-vp_casino"):
        say("en", GAME, "move-take", card=Noun("card", "vp_casino"))


def test_fluent_is_imported_late() -> None:
    """Importing the words loads neither Fluent nor Babel."""
    code = "import sys, quayside.core.words; print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
