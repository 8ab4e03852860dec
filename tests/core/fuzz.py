"""Changes real states, bytes and records at random, and tries what is accepted.

Run by `python -m tests.core.fuzz GAME HOW COUNT`.
It runs in a process of its own, for a crash or an endless game must not take the other tests along; before each try
it writes down what it tries, so that the last line is the culprit.
"""

import copy
import json
import random
import sys
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import quayside

from ..properties.tables import TABLES, played, some

STRANGE: Final[list[Any]] = [None, [], {}, "", True, 1.5, "?", -1, 99, 127, 128, 999, 32767, -32768, 10**9]
WORDS: Final = ["", "?", "moves", "seats 3", "seats 99999999999", "game pilot", "option turns [", "option seats 3",
                "cards {}", "cards []", "seen by 0", "seen by nobody", "end-of-record 3"]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything that stands in plain data."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(leaf for key, value in parts for leaf in leaves(value, (*path, key)))]


def found(data: Any, path: tuple[Any, ...]) -> Any:
    """What stands in a place."""
    for key in path:
        data = data[key]
    return data


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with something else in one place."""
    if not path:
        return value
    made = copy.deepcopy(data)
    found(made, path[:-1])[path[-1]] = value
    return made


def anything(name: str, state: Any, real: list[Any], draw: random.Random) -> Any:
    """Some places hold what stands elsewhere in a real state, or something strange."""
    for _ in range(draw.randint(1, 3)):
        other = draw.choice(real)
        value = draw.choice(STRANGE) if draw.random() < 0.4 else found(other, draw.choice(leaves(other)))
        state = replaced(state, draw.choice(leaves(state)), value)
    return state


def numbers(name: str, state: Any, real: list[Any], draw: random.Random) -> Any:
    """Some whole numbers are others."""
    places = [path for path in leaves(state) if type(found(state, path)) is int and path[0] not in ("seats", "cards")]
    for path in draw.sample(places, draw.randint(1, 3)):
        state = replaced(state, path, draw.choice([*range(6), found(state, path) + draw.choice([-1, 1]), 999, 32767]))
    return state


def question(name: str, state: Any, real: list[Any], draw: random.Random) -> Any:
    """Other questions wait, at any depth, put to any seat, about anything."""
    kinds = quayside.game(name).rules.tables().asks.kinds
    waits = []
    for _ in range(draw.choice([1, 1, 2, 2, 3, 4])):
        kind = draw.choice(kinds)
        waits.append({"kind": kind.name, "seat": {"chance": -1, "over": -2}.get(kind.by, draw.randrange(3))}
                     | ({kind.about: draw.choice(kind.names)} if kind.names else {})
                     | ({"amount": draw.randint(0, kind.amount)} if kind.amount else {}))
    return {**state, "waits": waits}


def sound(pos: Any) -> None:
    """What was accepted is a position: it saves itself, answers every question about itself, and plays to its end."""
    assert pos.game.unpack(pos.pack()) == pos == pos.game.load(pos.state())
    assert len(pos.scores()) == pos.seats
    assert all(pos.view(seat) for seat in (None, *range(pos.seats)))
    for seed in range(3):
        other = pos.redeal(seed % pos.seats, quayside.Dice(seed)) if seed else pos.copy()
        assert other.playout(quayside.Dice(seed)) <= 4 * pos.game.longest(pos.seats)
        assert other.mover == quayside.OVER


def tried(what: str, attempt: Callable[[], Any]) -> None:
    """Write it down, then try it: a StateError of one line, or a sound position."""
    print(what, flush=True)
    try:
        pos = attempt()
    except quayside.StateError as error:
        if "\n" in str(error):
            raise AssertionError("more than one line") from error
        return
    sound(pos)


def fuzz_states(name: str, change: Callable[..., Any], count: int) -> None:
    """Real states, changed."""
    game, draw = quayside.game(name), random.Random(change.__name__)
    real = [json.loads(json.dumps(pos.state())) for table in TABLES if table.game == name for pos in some(table, 25)]
    for _ in range(count):
        state = change(name, draw.choice(real), real, draw)
        tried(json.dumps(state), partial(game.load, state))


def fuzz_bytes(name: str, count: int) -> None:
    """Packed bytes changed, cut and lengthened, with a checksum that fits: the cells themselves must be checked."""
    game, draw = quayside.game(name), random.Random("bytes")
    packed = [pos.pack() for table in TABLES if table.game == name for pos in some(table, 25)]
    for _ in range(count):
        body = bytearray(draw.choice(packed)[:-4])
        for _ in range(draw.randint(0, 3)):
            body[draw.randrange(8, len(body))] = draw.choice([*range(10), 126, 127, 128, 200, 255])
        if draw.random() < 0.2:
            body = body[: draw.randrange(8, len(body))] + draw.randbytes(draw.randint(0, 4))
        data = bytes(body) + zlib.crc32(body).to_bytes(4, "big")
        tried(data.hex(), partial(game.unpack, data))


def fuzz_records(name: str, count: int) -> None:
    """Lines changed, left out, doubled or lengthened: a RecordError with a line of the text, or the same game."""
    draw = random.Random("records")
    real = [played(table) for table in TABLES if table.game == name]
    for _ in range(count):
        record = draw.choice(real)
        lines = record.dumps().splitlines()
        place, text = draw.choice([draw.randrange(len(lines)), draw.randrange(9)]), draw.choice(WORDS)
        old = lines[place]
        lines[place : place + 1] = draw.choice([[text], [], [old, old], [old + text], [text, old]])
        print(json.dumps([place, lines[:12]]), flush=True)
        try:
            again = quayside.Record.loads("\n".join(lines))
        except quayside.RecordError as error:
            if not 1 <= (error.line or 0) <= len(lines):
                raise AssertionError("no line of the text") from error
            continue
        assert again.viewer is not None or again.replay().digest() == record.replay().digest()


if __name__ == "__main__":
    which, how, times = sys.argv[1], sys.argv[2], int(sys.argv[3])
    changes = {"anything": anything, "numbers": numbers, "question": question}
    if how in changes:
        fuzz_states(which, changes[how], times)
    else:
        {"bytes": fuzz_bytes, "records": fuzz_records}[how](which, times)
