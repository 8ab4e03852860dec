"""What makes a loaded position of the pilot game impossible beyond what its fields can say, read off its plain data."""

from collections.abc import Iterator
from typing import Any, Final

from quayside.games.pilot.cards import BERTH_SIZE, BERTHS, HAND_SIZE, ROWS

DOES: Final = {row["id"]: [part["verb"] for part in row["does"]] for row in ROWS}
FIRST_EFFECT: Final = {row["id"]: sum(len(other["does"]) for other in ROWS[:at]) for at, row in enumerate(ROWS)}
DECK_OF: Final = {"deal": "crew", "reveal": "ships", "turn-up": "ships"}


def flaw(state: dict[str, Any]) -> str:
    """The first flaw; empty when there is none."""
    return next((text for wrong, text in [*of_places(state["table"]), *of_questions(state)] if wrong), "")


def of_places(table: dict[str, Any]) -> Iterator[tuple[bool, str]]:
    """The two places ahead are filled from the top, and whoever knows a card there has seen it."""
    ahead, looked, met = table["ahead"], table["looked"], table["met"]
    yield ahead[0] is None and ahead[1] is not None, "a ship lies ahead beneath an empty place"
    for card, know, seen in zip(ahead, looked, met, strict=True):
        yield (card is None) != (not know), "a ship ahead is known to nobody, or none to somebody"
        yield not set(know) <= set(seen) or (card is None and bool(seen)), "who knows a ship ahead has not seen it"


def of_questions(state: dict[str, Any]) -> Iterator[tuple[bool, str]]:
    """The questions follow from each other and from what lies on the table."""
    top, *beneath = state["waits"]
    table, active = state["table"], state["table"]["active"]
    left = sum(table["unseen"].get(ship, 0) for ship in ("sloop", "brig", "galleon", "smuggler"))
    yield any(wait["seat"] not in (-1, -2, active) for wait in state["waits"]), "a seat is asked out of its turn"
    yield top.get("deck", DECK_OF.get(top["kind"])) != DECK_OF.get(top["kind"]), "chance draws from the wrong deck"
    yield top["kind"] == "deal" and dealt(state) != top["amount"], "the crew dealt is not what was to be dealt"
    crew = sum(table["unseen"].get(card, 0) for card in ("purser", "mate", "agent"))
    lacking = HAND_SIZE * state["seats"] - top.get("amount", 0)
    yield top["kind"] == "deal" and crew < lacking, "there is too little crew to deal"
    yield top["kind"] != "deal" and len(state["waits"]) > 1 and round_flaw(state), "this turn cannot be"
    if top["kind"] == "reveal":
        place = top["amount"]
        yield table["ahead"][place] is not None or left == 0, "no ship is hidden there"
        yield place == 1 and table["ahead"][0] is None, "the ship on top comes first"
    unseen = any(active not in know for know in table["looked"])
    yield top["kind"] == "order" and unseen, "a ship to order was not seen"
    if top["kind"] == "turn-up":
        full = len(table["moored"][BERTHS[top["amount"]]]) == BERTH_SIZE
        yield table["ahead"][0] is not None or left == 0 or full, "no ship can come in"
    yield from of_effects(top, beneath)


def of_effects(top: dict[str, Any], beneath: list[dict[str, Any]]) -> Iterator[tuple[bool, str]]:
    """What cards do under way: a ship within what the mate does, and a question that the last effect asked."""
    doing = [wait for wait in beneath if wait["kind"] == "doing"]
    for above, wait in zip([None, *doing], doing, strict=False):
        verbs = DOES[wait["card"]][: wait["amount"]]
        yield len(verbs) != wait["amount"] or not verbs, "a card does more than it says"
        yield above is not None and verbs[-1:] != ["pilot"], "a ship was not brought in by the card beneath it"
    if top["kind"] == "bargain" and doing:
        verbs, card = DOES[doing[0]["card"]][: doing[0]["amount"]], doing[0]["card"]
        yield verbs[-1:] != ["bargain"], "no card offers this bargain"
        yield top["amount"] != FIRST_EFFECT[card] + len(verbs) - 1, "the bargain is that of another card"
    if top["kind"] in ("mooring", "turn-up") and doing:
        last = DOES[doing[0]["card"]][doing[0]["amount"] - 1 :][:1]
        yield len(doing) > 1 or last != ["pilot"], "no card brings in a ship"


def dealt(state: dict[str, Any]) -> int:
    """How many crew cards the seats hold while they are dealt; -1 when they do not lie as they are dealt."""
    hands = [HAND_SIZE - seat["hand"].count(None) if None in seat["hand"] else len(seat["hand"])
             for seat in state["by_seat"]]
    total = sum(hands)
    full = [HAND_SIZE] * (total // HAND_SIZE) + [total % HAND_SIZE] * (total % HAND_SIZE > 0)
    return total if hands == full + [0] * (len(hands) - len(full)) and total < len(hands) * HAND_SIZE else -1


def round_flaw(state: dict[str, Any]) -> bool:
    """Whether the number of turns begun is not that of the seat whose turn it is."""
    begun = state["waits"][-1].get("amount", 0)
    most = state["options"]["turns"] * state["seats"]
    return not 1 <= begun <= most or (begun - 1) % state["seats"] != state["table"]["active"]
