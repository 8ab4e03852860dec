"""The outcomes of a series, and how they are written for other programs."""

import csv
from collections.abc import Iterable, Iterator
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from quayside.arena.errors import ArenaError
from quayside.arena.outcome import Outcome
from quayside.arena.plan import Plan


class Series:
    """Finished games in order. As a table: one row a seat in a game, and a column for each card that can be taken."""

    def __init__(self, plan: Plan, outcomes: Iterable[Outcome]) -> None:
        self.plan = plan
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Series) and self.outcomes == other.outcomes

    def rows(self) -> Iterator[dict[str, Any]]:
        """The table row by row, as plain values."""
        cards = self.cards()
        for outcome in self.outcomes:
            for seat in range(outcome.seats):
                yield self._row(outcome, seat, cards)

    def cards(self) -> list[str]:
        """The cards that were taken at least once, in the order of the game's cards; none when nobody counted."""
        seen = {card for outcome in self.outcomes for taken in outcome.taken or () for card in taken}
        return [row["id"] for row in self.plan.game.rows if row["id"] in seen]

    def columns(self) -> dict[str, list[Any]]:
        """The table column by column."""
        rows = list(self.rows())
        return {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}

    def write_csv(self, file: str | PathLike[str]) -> None:
        """Write the table with commas and a line of names."""
        rows = list(self.rows())
        try:
            with Path(file).open("w", newline="", encoding="utf-8") as out:
                writer = csv.DictWriter(out, list(rows[0]) if rows else [])
                writer.writeheader()
                writer.writerows(rows)
        except OSError as error:
            raise unwritable(file, error) from None

    def write_parquet(self, file: str | PathLike[str]) -> None:
        """Write the table as Parquet; needs the extra `parquet`."""
        arrow, parquet = parquet_writer()
        try:
            parquet.write_table(arrow.table(self.columns()), fspath(file))
        except OSError as error:
            raise unwritable(file, error) from None

    def _row(self, outcome: Outcome, seat: int, cards: list[str]) -> dict[str, Any]:
        taken = outcome.taken[seat] if outcome.taken else {}
        return {"game": outcome.number, "seat": seat, "bot": outcome.bots[seat], "score": outcome.scores[seat],
                "place": outcome.places[seat], "win": outcome.share(seat), "return": outcome.returns[seat],
                "decisions": outcome.decisions, "rounds": outcome.rounds, "seconds": round(outcome.seconds, 6),
                **{f"taken_{card}": taken.get(card, 0) for card in cards}}

    def __repr__(self) -> str:
        return f"<Series of {len(self)} games of {self.plan.game.name}, {self.plan.seats} seats>"


def parquet_writer() -> tuple[Any, Any]:
    """Arrow and its writer of Parquet files; a plain sentence when they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ArenaError("Parquet files need pyarrow; install it with: pip install 'quayside[parquet]'") from None
    return pyarrow, pyarrow.parquet


def unwritable(file: str | PathLike[str], error: OSError) -> ArenaError:
    """The error for a file that cannot be written."""
    return ArenaError(f"{fspath(file)} cannot be written: {error.strerror or error}")
