"""The table of Packet Row in words: four boards, the seats, the own hand."""

from collections import Counter
from typing import Any

from quayside.cli.play.drawing import Group, Item, Ladder, Panel, Span, Words, called, shape
from quayside.cli.play.look import Look
from quayside.cli.play.packet_cards import CONTRACTS, facts, item, lacks, money, picked, row_of
from quayside.games.packet_row.cards import BOARDS, CARDS, CUTS, FUTURE_SIZE

__all__ = ["boards", "facts", "ladder", "own", "refused", "seat", "status", "tie_break", "unseen"]

BETWEEN = ("choose-board", "offer", "final-window")  # questions at which contracts and money may be used


def status(look: Look) -> str:
    """Round, harbour master, and once boards are named in this round, how many."""
    table = look.table
    if look.over:
        return look.say("packet-over", round=table["round"])
    if not table["round"]:
        return look.say("table-set-up")
    named = 0 if look.view["waits"][0]["kind"] == "final-window" else sum(table["named"].values())
    told = look.say("packet-status", round=table["round"], master=look.names[table["harbour_master"]])
    return f"{told} · {look.say('packet-nth-board', named=named)}" if named else told


def boards_to_end(look: Look) -> int:
    """How many boards must be short for the game to end."""
    return int(look.game.tables["short_boards_to_end"][str(look.view["seats"])])


def ladder(look: Look) -> Ladder:
    """The cards still to be drawn from the decks whose boards will be short first; the game ends with those boards."""
    seats = str(look.view["seats"])
    laid = look.game.tables["current_supply"][seats] + FUTURE_SIZE + look.game.tables["removed_per_deck"][seats]
    counts = {row["id"]: row["count"] for row in look.game.rows}
    sizes = [sum(counts[card] for card in CARDS[CUTS[at]:CUTS[at + 1]]) - laid for at in range(len(BOARDS))]
    left = [0 if look.table["short"].get(board) else look.table["pile"].get(board, 0) for board in BOARDS]
    needed = boards_to_end(look)
    total = sum(sorted(sizes)[:needed])
    done = total if look.over else max(0, total - sum(sorted(left)[:needed]))
    return Ladder(done, total, "" if look.over else look.say("packet-ends", boards=needed))


# the boards

def boards(look: Look) -> list[Panel]:
    """The four boards; the docks lie on water."""
    return [board_panel(look, board) for board in BOARDS]


def board_panel(look: Look, board: str) -> Panel:
    """Current and coming cards of a board, its deck, the figures that stand on it."""
    current = [card for card in look.table["current"][board] if card]
    coming = [card for card in look.table["future"][board] if card]
    fresh = fresh_cards(look, board)
    naming = picked(look, (f"choose {board}",)) if look.view["waits"][0]["kind"] == "choose-board" else ""
    may = bool(naming) and look.allows(naming)
    role = "may" if may else "strong water" if board == "docks" else "strong"
    title = (*((Span("▸", "may"),) if may else ()), Span(look.name("board", board), role, naming))
    offered = [card_on_offer(look, board, card, "take", fresh) for card in current]
    reached = [card_on_offer(look, board, card, "assistant takes", fresh) for card in coming]
    return Panel(title, note=board_note(look, board), ground="sea" if board == "docks" else "land",
                 aside=(Span(look.say("packet-pile", cards=look.table["pile"].get(board, 0)), "second"),),
                 groups=(Group(look.say("packet-current"), tuple(offered)),
                         Group(look.say("packet-coming"), tuple(reached))),
                 lit=asked_about(look) == board)


def asked_about(look: Look) -> str:
    """The board that the question is about."""
    return str(look.view["waits"][0].get("board", ""))


def card_on_offer(look: Look, board: str, card: str, verb: str, fresh: Counter[str]) -> Item:
    """A card of a board; it can be picked while the board is on offer."""
    new = fresh[card] > 0
    fresh[card] -= new
    return item(look, card, *((f"{verb} {card}",) if asked_about(look) == board else ()), fresh=new)


def fresh_cards(look: Look, board: str) -> Counter[str]:
    """The cards of a board that did not lie there when the last turn of the seat ended."""
    def lying(view: dict[str, Any]) -> Counter[str]:
        return Counter(card for row in ("current", "future") for card in view["table"][row][board] if card)

    return lying(look.view) - lying(look.before) if look.before else Counter()


def board_note(look: Look, board: str) -> Words:
    """Whether the board is on offer, was named, or is closed; and whose figures stand there."""
    figures = tuple(shape(seat) for seat in range(look.view["seats"]) if look.of_seat(seat)["taken"] == board)
    word = ("packet-on-offer" if asked_about(look) == board else
            "packet-closed" if look.table["round"] and not any(look.table["current"][board]) else
            "packet-named" if look.table["named"].get(board) and look.table["round"] else "")
    short = (Span(look.say("packet-short"), "strong"),) if look.table["short"].get(board) else ()
    told = (Span(look.say(word), "strong" if word == "packet-on-offer" else "second"),) if word else ()
    return spaced(told, short, figures)


def spaced(*parts: Words) -> Words:
    """The parts that say something, with room between them."""
    found: list[Span] = []
    for part in parts:
        if part:
            found += [*([Span(" ")] if found else []), *part]
    return tuple(found)


# the seats

def seat(look: Look, which: int) -> Panel:
    """Another seat: money, ships, number of cards, its figure; its hand where the table prints hands."""
    fields = look.of_seat(which)
    hand = {card: count for card, count in fields["hand"].items() if not is_ship(look, card)}
    held = sum(hand.values()) + (fields["secret"] is not None)
    standing = [Item((Span(look.say("packet-cards", cards=held), "second"),)), *ships(look, which)]
    if fields["taken"]:
        figure = look.say("packet-figure", board=look.game.noun("board", fields["taken"]))
        standing.append(Item((Span(figure, "second"),), brief=(Span(look.name("board", fields["taken"]), "second"),)))
    return Panel(title(look, which), note=seat_note(look, which), aside=cash(look, which),
                 groups=(Group("", tuple(standing)), *open_hand(look, hand)), lit=look.mover == which)


def open_hand(look: Look, hand: dict[str, int]) -> tuple[Group, ...]:
    """The openly taken cards of another hand, where the table prints them."""
    if not hand or not look.view["options"]["show_hands"]:
        return ()
    return (Group(look.say("packet-hand"), tuple(item(look, card, count=count) for card, count in hand.items())),)


def title(look: Look, which: int) -> Words:
    """A seat by shape and name."""
    return shape(which), Span(f" {look.names[which]}", "strong")


def seat_note(look: Look, which: int) -> Words:
    """Whether it is harbour master, and how well a bot plays."""
    told = [look.say("packet-master")] if look.table["harbour_master"] == which and look.table["round"] else []
    told += [look.strengths[which]] if look.strengths[which] else []
    return (Span(" · ".join(told), "second"),) if told else ()


def cash(look: Look, which: int) -> Words:
    """The dollars of a seat, with what changed since the last turn of the one who looks."""
    now = look.of_seat(which)["cash"]
    grown = now - look.before["by_seat"][which]["cash"] if look.before else 0
    return (Span(money(look, now), "strong"),
            *((Span(" ", "gap"), Span(f"({grown:+d})", "fresh")) if grown else ()))


def ships(look: Look, which: int) -> list[Item]:
    """The ships that lie open before a seat."""
    own = which == look.seat
    return [item(look, card, *((f"ship {place}", f"turn {place}") if own and is_loading(look) else ()), count=count)
            for card, count in look.of_seat(which)["hand"].items() if is_ship(look, card)
            for place in (row_of(look, card)["destination"],)]


def is_ship(look: Look, card: str) -> bool:
    """Whether a card lies open."""
    return bool(row_of(look, card)["type"] == "merchant_ship")


def is_loading(look: Look) -> bool:
    """Whether a bundle is under way."""
    return look.view["waits"][0]["kind"] in ("ship-for", "load")


# the own hand

def own(look: Look) -> Panel:
    """The own seat: contracts with what they lack, ships, goods and helpers, money, points."""
    which = look.seat or 0
    hand = look.of_seat(which)["hand"]
    types = {card: row_of(look, card)["type"] for card in hand}
    held = [card for card in hand if types[card] == "contract"] + [
        card for card in [look.of_seat(which)["secret"]] if card]
    contracts = tuple(item(look, card, f"deliver {card}", tail=lacks(look, card, hand)) for card in held)
    cards = tuple(item(look, card, f"cash {card}", count=hand[card]) for card in hand if types[card] == "money")
    goods = tuple(item(look, card, *loading(look, card), count=hand[card]) for card in hand
                  if types[card] in ("goods", "bullion", "assistant", "captain", "trader"))
    worth = tuple(item(look, card, count=hand[card]) for card in hand if types[card] in ("victory_points", "banker"))
    groups = (Group(look.say("packet-contracts"), contracts, listed=True),
              Group(look.say("packet-ships"), tuple(ships(look, which))), Group(look.say("packet-goods"), goods),
              Group(look.say("packet-money"), cards), Group(look.say("packet-worth"), worth))
    return Panel((*title(look, which), Span(f" {look.say('table-you')}")), note=seat_note(look, which),
                 aside=(*cash(look, which), Span(f" {sum(points for _, points in look.sheet(which))}★", "strong")),
                 groups=tuple(group for group in groups if group.items), lit=look.asked, lead=bundle(look))


def loading(look: Look, card: str) -> tuple[str, ...]:
    """What picking a goods card means while a bundle is loaded."""
    if not is_loading(look) or row_of(look, card)["type"] not in ("goods", "bullion"):
        return ()
    return (f"load {card}", f"trade {card}") if row_of(look, card)["type"] == "goods" else (f"load {card}",)


def bundle(look: Look) -> Words:
    """What the bundle under way still needs."""
    table = look.table
    if not table["pays"] or not look.asked:
        return ()
    needed = [look.say("packet-units", amount=units, good=look.game.noun("good", good))
              for good, units in table["need"].items() if units]
    bound = [look.say("packet-ship-to", land=look.game.noun("land", land)) for land in table["bound_for"]]
    told = look.say("packet-bundle", needs=", ".join([*needed, *bound]) or "—", dollars=money(look, table["pays"]))
    return (Span(told, "strong"),)


# what is hidden

def unseen(look: Look) -> str:
    """Only what is dealt is hidden from anybody."""
    return look.say("packet-dealt", name=called(look, int(look.view["waits"][0]["player"])))


# what decides between equal scores

def tie_break(look: Look) -> tuple[str, list[str]]:
    """The dollars of every seat."""
    sums = [money(look, look.of_seat(which)["cash"]) for which in range(look.view["seats"])]
    return look.say("packet-tie-break"), sums


# what is refused

def refused(look: Look) -> list[str]:
    """Moves that suggest themselves at this question and are not allowed."""
    kind = look.view["waits"][0]["kind"]
    if not look.asked:
        return []
    found = []
    if kind == "offer":
        board = asked_about(look)
        found += [f"take {card}" for card in look.table["current"][board] if card]
        found += [f"assistant takes {card}" for card in look.table["future"][board] if card]
    if kind == "choose-board":
        found += [f"choose {board}" for board in BOARDS] + ["end the round"]
    if kind in BETWEEN or kind == "bundle":
        found += [f"deliver {card}" for card in own_contracts(look)]
    return [move for move in dict.fromkeys(found) if not look.allows(move)]


def own_contracts(look: Look) -> list[str]:
    """The contracts in hand."""
    fields = look.of_seat(look.seat or 0)
    held = [card for card in fields["hand"] if row_of(look, card)["type"] in CONTRACTS]
    return held + ([fields["secret"]] if fields["secret"] else [])

