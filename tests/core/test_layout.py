"""What a position consists of: fields in the order of their declaration, and what cannot be declared."""

from typing import Any

import pytest

from quayside.core.layout import BENEATH, OWNER, PARTS, Layout, blank

CARDS = ("sloop", "brig", "mate")


def layout() -> Layout:
    return Layout(range(2, 4), levels=2)


def test_cells_lie_in_the_order_of_declaration() -> None:
    """The waiting decisions come first, then the fields of the table, then a block for each seat."""
    made = layout()
    assert made.table("round") == BENEATH + 2 * PARTS
    assert made.table("piles", of=CARDS) == BENEATH + 2 * PARTS + 1
    assert made.seat("coins") == made.shared
    assert made.seat("hand", 2, card_of=CARDS) == made.shared + 1
    assert (made.block, made.size(2), made.size(3)) == (3, made.shared + 6, made.shared + 9)


def test_a_pool_keeps_a_total_for_each_deck() -> None:
    """Behind the counts of a pool lies one total for each deck."""
    made = layout()
    base = made.pool("unseen", of=CARDS, cuts=(0, 2, 3))
    assert made.table("next") == base + 3 + 2
    assert made.field("unseen").among == ((0, 2), (2, 3))


def test_secrets_that_are_moved_about_have_room_behind_them() -> None:
    """A field with `met_by` has as many cells again, where cards that a seat has seen are laid aside."""
    made = layout()
    base = made.table("ahead", 2, card_of=CARDS, seen_by="looked", met_by="met", drawn_from="unseen")
    assert made.table("looked", 2, names_seats=True) == base + 4
    assert [field.name for field in made.mixed] == [field.name for field in made.secrets()] == ["ahead"]


@pytest.mark.parametrize(("of", "form", "low", "top", "size"), [
    ({}, "number", 0, 32767, 1), ({"top": 9}, "number", 0, 9, 1), ({"of": CARDS, "top": 3}, "counts", 0, 3, 3),
    ({"card_of": CARDS}, "cards", 0, 3, 1), ({"names_seat": True}, "seat", 0, 32767, 1),
    ({"names_seats": True}, "seats", 0, 32767, 1), ({"card_of": CARDS, "rows": ("a", "b")}, "cards", 0, 3, 2)])
def test_forms(of: dict[str, Any], form: str, low: int, top: int, size: int) -> None:
    """What a declaration says decides what its cells mean and what they may be."""
    made = layout()
    made.table("field", **of)
    field = made.field("field")
    assert (field.form, field.low, field.top, field.size) == (form, low, top, size)


@pytest.mark.parametrize(("choices", "default", "kind"), [
    ((False, True), False, "yes_no"), ((2, 3, 4), 3, "number"), (("ebb", "flood"), "ebb", "choice")])
def test_options(choices: tuple[Any, ...], default: Any, kind: str) -> None:
    """An option is a cell with the number of its choice; its kind follows from what it may be."""
    made = layout()
    cell = made.option("how", choices, default=default)
    assert [(choice.name, choice.kind, choice.choices, choice.default) for choice in made.choices] == [
        ("how", kind, choices, default)]
    assert made.option_cells() == [(made.choices[0], cell)]
    assert (made.field("how").form, made.field("how").top) == ("option", len(choices) - 1)


@pytest.mark.parametrize(("of", "word"), [
    ({"card_of": CARDS, "seen_by": OWNER, "drawn_from": "unseen"}, "belongs to no seat"),
    ({"card_of": CARDS, "seen_by": "looked", "drawn_from": "unseen", "rows": ("a", "b")}, "one row"),
    ({"card_of": CARDS, "seen_by": "looked", "drawn_from": "unseen", "falling": True}, "one row"),
    ({"card_of": CARDS, "met_by": "met"}, "laid aside")])
def test_secrets_that_cannot_be(of: dict[str, Any], word: str) -> None:
    """A secret whose masking has no meaning is refused where it is declared."""
    with pytest.raises(ValueError, match=word):
        layout().table("secret", **of)


def test_two_fields_of_one_name() -> None:
    """No two fields have the same name; and what is laid aside belongs to the whole table."""
    made = layout()
    made.table("coins")
    with pytest.raises(ValueError, match="two fields"):
        made.seat("coins")
    with pytest.raises(ValueError, match="whole table"):
        made.seat("ahead", 2, card_of=CARDS, seen_by="looked", met_by="met", drawn_from="unseen")


def test_holders_are_the_fields_that_hold_cards() -> None:
    """The remainder counts every field whose names are those of the cards, from the first one on."""
    made = layout()
    made.table("open", 2, card_of=CARDS)
    made.table("goods", of=("wheat", "cotton"))
    made.seat("fleet", of=CARDS[:2])
    assert made.holders() == []
    made.remainder("gone", of=CARDS)
    assert [field.name for field in made.holders()] == ["open", "fleet"]


def test_blank_gives_an_object_its_numbers() -> None:
    """Interpreted, an object has the numbers, truths and rows that it has compiled, all 0."""
    class Row:
        _n = 3

    class Thing:
        count: int
        done: bool
        name: str
        row: Row()  # type: ignore[valid-type]  # stands for a C array

    made = Thing()
    blank(made)
    assert vars(made) == {"count": 0, "done": 0, "name": None, "row": [0, 0, 0]}
