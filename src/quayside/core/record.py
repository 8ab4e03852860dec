"""A game as readable text: a header and the moves, chance included. It replays to the same position everywhere."""

import json
from operator import index
from typing import Any, Self

from quayside.core import owners
from quayside.core.errors import CardError, MoveError, RecordError, UnknownGame

FORMAT = 1
HIDDEN = "?"
END = "end-of-record"
SPECTATOR = "nobody"
MOST_DIGITS = 9  # of a number in a record


class Record:
    """Everything that happened at a table, from its options to its last move.

    `moves` are numbers; in what a seat has seen of a game, None stands for a move that it has not seen. `viewer` is
    that seat, -1 a spectator; None: nothing is hidden.
    """

    def __init__(self, game: Any, seats: int, options: dict[str, Any], moves: list[int | None] | None = None,
                 viewer: int | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.moves: list[int | None] = [] if moves is None else moves
        self.viewer = viewer
        self._heading = 5 + len(options) + bool(game.changes) + (viewer is not None)  # lines before the first move

    # text

    def dumps(self) -> str:
        """The record as text."""
        lines = [f"quayside record {FORMAT}", f"game {self.game.name}", f"rules {self.game.rules_version}",
                 f"seats {self.seats}", *(f"option {name} {json.dumps(value)}" for name, value in self.options.items())]
        if self.game.changes:
            lines.append(f"cards {json.dumps(self.game.changes, sort_keys=True)}")
        if self.viewer is not None:
            lines.append(f"seen by {self.viewer if self.viewer >= 0 else SPECTATOR}")
        lines.append("moves")
        lines += [HIDDEN if move is None else self.game.text(move) for move in self.moves]
        end = f"{END} {len(self.moves)}"
        lines.append(end if self.viewer is not None else f"{end} {self.replay().digest()}")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Self:
        """The record that this text holds; RecordError says in which line it goes wrong."""
        reader = _Reader(text)
        made = cls(*reader.header())
        made._heading = reader.at
        made.moves = reader.moves(made.game, hidden=made.viewer is not None)
        reader.check_end(made)
        return made

    # positions

    def replay(self) -> Any:
        """The position after the last move."""
        return self.position(len(self.moves))

    def position(self, at: int) -> Any:
        """The position after so many moves, chance included."""
        try:
            cut = index(at)
        except TypeError:
            cut = -1
        if not 0 <= cut <= len(self.moves):
            raise RecordError(f"position {at!r}: the record has positions 0 to {len(self.moves)}")
        pos = self.game.start(self.seats, **self.options)
        for done, move in enumerate(self.moves[:cut]):
            self.advance(pos, done, move)
        return pos

    def advance(self, pos: Any, done: int, move: int | None) -> None:
        """Make the next move of the record; RecordError when the rules refuse it."""
        if move is None:
            raise RecordError(f"move {done + 1} was hidden from seat {self.viewer}: such a record cannot be replayed")
        try:
            pos.play(move)
        except MoveError as error:
            raise RecordError(f"move {done + 1}: {error}", self._heading + done + 1) from None

    def seen_by(self, seat: int | None) -> "Record":
        """What a seat (None: a spectator) has seen of the game: two histories it cannot tell apart give the same."""
        pos = self.game.start(self.seats, **self.options)
        viewer = pos.chair(seat)
        seen: list[int | None] = []
        for done, move in enumerate(self.moves):
            shown = move is not None and pos.shows(move, viewer) | (pos.mover == viewer >= 0)
            seen.append(move if shown else None)
            self.advance(pos, done, move)
        return Record(self.game, self.seats, self.options, seen, viewer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, tuple(self.moves)))

    def _parts(self) -> tuple[Any, ...]:
        return self.game, self.seats, self.options, self.moves, self.viewer

    def __repr__(self) -> str:
        return f"<Record of {self.game.name}, {self.seats} seats, {len(self.moves)} moves>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.seats, self.options, self.moves, self.viewer)

    def __copy__(self) -> "Record":
        return Record(self.game, self.seats, dict(self.options), list(self.moves), self.viewer)

    def __deepcopy__(self, memo: object) -> "Record":
        return self.__copy__()


def _registry() -> Any:
    """The games; imported late, for every game knows its records."""
    from quayside.core import registry

    return registry


class _Reader:
    """The lines of a record, read one after another."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise RecordError(f"a record is text, not {type(text).__name__}")
        self.lines = text.replace("\r\n", "\n").split("\n")
        if self.lines and not self.lines[-1]:
            self.lines.pop()
        self.at = 0

    def wrong(self, message: str) -> RecordError:
        return RecordError(message, min(self.at + 1, max(1, len(self.lines))))

    def take(self, key: str) -> str:
        """The rest of a line that must begin with this key."""
        line = self.lines[self.at] if self.at < len(self.lines) else None
        if line is None:
            raise self.wrong(f"the record is cut off; expected {key!r}")
        if line.split(" ")[: len(key.split(" "))] != key.split(" "):
            raise self.wrong(f"{line!r}: expected {key!r}")
        self.at += 1
        return line[len(key) + 1 :]

    def number(self, key: str) -> int:
        """The number on a line that must begin with this key."""
        text = self.take(key)
        if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
            self.at -= 1
            raise self.wrong(f"{text!r} is no number for {key!r}")
        return int(text)

    def next_is(self, key: str) -> bool:
        """Whether the next line begins with this key."""
        return self.at < len(self.lines) and self.lines[self.at].split(" ")[0] == key

    def header(self) -> tuple[Any, int, dict[str, Any], list[int | None], int | None]:
        """Game, seats, options and viewer; the moves still to come."""
        if self.take("quayside record") != str(FORMAT):
            self.at -= 1
            raise self.wrong(f"unknown format of a record; expected 'quayside record {FORMAT}'")
        name = self.take("game")
        kit = self.known(name)
        version = self.number("rules")
        if version != kit.rules_version:
            self.at -= 1
            raise self.wrong(f"the record was played by rules version {version} of {name}; this is version "
                             f"{kit.rules_version}")
        layout = kit.rules.tables().layout
        seats, options = self.seats(layout), self.options(layout)
        game = _registry().restored(name, self.cards(kit))
        viewer = self.viewer(seats) if self.next_is("seen") else None
        self.take("moves")
        return game, seats, game.start(seats, **options).options, [], viewer

    def seats(self, layout: Any) -> int:
        """How many sat at the table."""
        seats = self.number("seats")
        if seats not in layout.seats:
            self.at -= 1
            raise self.wrong(f"{seats} seats; the game has {layout.seats.start} to {layout.seats.stop - 1}")
        return seats

    def viewer(self, seats: int) -> int:
        """The seat that saw this of the game, -1 for a spectator."""
        seat = self.take("seen by")
        known = {SPECTATOR: -1} | {str(number): number for number in range(seats)}
        if seat not in known:
            self.at -= 1
            raise self.wrong(f"{seat!r} saw nothing of this game; expected {', '.join(known)}")
        return known[seat]

    def known(self, name: str) -> Any:
        """The game of this name."""
        try:
            return _registry().kit(name)
        except UnknownGame as error:
            self.at -= 1
            raise self.wrong(str(error)) from None

    def options(self, layout: Any) -> dict[str, Any]:
        """What the table chose."""
        choices = {choice.name: choice.choices for choice in layout.choices}
        found: dict[str, Any] = {}
        while self.next_is("option"):
            name, _, text = self.take("option").partition(" ")
            if name not in choices or name in found:
                self.at -= 1
                raise self.wrong(f"{name!r} stands twice" if name in found else
                                 f"no option is called {name!r}; expected {', '.join(choices) or 'none'}")
            fitting = [choice for choice in choices[name] if json.dumps(choice) == text]
            if not fitting:
                self.at -= 1
                raise self.wrong(f"the option {name} cannot be {text}; expected "
                                 f"{' or '.join(map(json.dumps, choices[name]))}")
            found[name] = fitting[0]
        return found

    def cards(self, kit: Any) -> dict[str, Any]:
        """The changes to the printed cards that the table played with."""
        if not self.next_is("cards"):
            return {}
        text = self.take("cards")
        try:
            return owners.checked(kit.sheet, json.loads(text))
        except (ValueError, RecursionError, CardError) as error:
            self.at -= 1
            raise self.wrong(f"these cards cannot be read: {error}") from None

    def moves(self, game: Any, *, hidden: bool) -> list[int | None]:
        """The moves up to the end mark."""
        found: list[int | None] = []
        while self.at < len(self.lines) and self.lines[self.at].split(" ")[0] != END:
            text = self.lines[self.at]
            if text == HIDDEN and hidden:
                found.append(None)
            else:
                try:
                    found.append(game.parse(text))
                except MoveError as error:
                    raise self.wrong(str(error)) from None
            self.at += 1
        return found

    def check_end(self, record: Record) -> None:
        """The end mark counts the moves, and the position that they lead to is the one that was played."""
        if self.at >= len(self.lines):
            raise self.wrong(f"the record is cut off after {len(record.moves)} moves; expected the line '{END} …'")
        parts = self.lines[self.at].split(" ")
        if parts[1:2] != [str(len(record.moves))]:
            raise self.wrong(f"the record has {len(record.moves)} moves and says otherwise: {self.lines[self.at]!r}")
        if self.at + 1 < len(self.lines):
            self.at += 1
            raise self.wrong(f"{self.lines[self.at]!r} after the end of the record")
        if record.viewer is None and (len(parts) != 3 or record.replay().digest() != parts[2]):
            raise self.wrong("the moves lead to another position than the one that was played")
