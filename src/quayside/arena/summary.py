"""What a series says: how every seat and every bot did, how long games were, what each card was worth."""

from collections import Counter
from dataclasses import dataclass, replace

from quayside.arena.outcome import Outcome
from quayside.arena.series import Series
from quayside.arena.statistics import Mean, Share


@dataclass(frozen=True)
class Standing:
    """How a seat or a bot did. For the intervals a game is one observation, however many seats of it the bot held;
    deviation and range are those of single scores.
    """

    name: str
    games: int
    score: Mean
    place: float
    wins: Share
    fair: float  # the share it would have if all seats were equally strong


@dataclass(frozen=True)
class CardStanding:
    """How often a card was taken, and how those fared who took it: a seat in a game is one observation."""

    card: str
    copies: int
    taken: int
    per_game: float
    wins: Share


@dataclass(frozen=True)
class Summary:
    """The tables of a series; `fair` is what one seat would win if all were equally strong."""

    by_seat: list[Standing]
    by_bot: list[Standing]
    lengths: dict[str, Mean]
    cards: list[CardStanding]
    fair: float


def summarize(series: Series) -> Summary:
    """The tables of at least one game."""
    seats, outcomes = series.plan.seats, series.outcomes
    labels = list(dict.fromkeys(entrant.label for entrant in series.plan.entrants))
    return Summary(
        by_seat=[_standing(str(seat), [(outcome, [seat]) for outcome in outcomes]) for seat in range(seats)],
        by_bot=[_standing(label, [(outcome, _seats_of(outcome, label)) for outcome in outcomes]) for label in labels],
        lengths=_lengths(outcomes), cards=_cards(series), fair=1 / seats)


def _seats_of(outcome: Outcome, label: str) -> list[int]:
    return [seat for seat, bot in enumerate(outcome.bots) if bot == label]


def _standing(name: str, rows: list[tuple[Outcome, list[int]]]) -> Standing:
    """How the seats that are held in each game did together."""
    single = Mean.of([outcome.scores[seat] for outcome, seats in rows for seat in seats])
    score = Mean.of([sum(outcome.scores[seat] for seat in seats) / len(seats) for outcome, seats in rows])
    return Standing(
        name, len(rows), replace(score, deviation=single.deviation, least=single.least, most=single.most),
        sum(outcome.places[seat] / len(seats) for outcome, seats in rows for seat in seats) / len(rows),
        Share.of([sum(map(outcome.share, seats)) for outcome, seats in rows]),
        sum(len(seats) / outcome.seats for outcome, seats in rows) / len(rows))


def _lengths(outcomes: list[Outcome]) -> dict[str, Mean]:
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return {"decisions": Mean.of([outcome.decisions for outcome in outcomes]),
            **({"rounds": Mean.of(rounds)} if rounds else {}),
            "seconds": Mean.of([outcome.seconds for outcome in outcomes])}


def _cards(series: Series) -> list[CardStanding]:
    """All cards that were taken, the most victorious first."""
    taken: Counter[str] = Counter()
    shares: dict[str, list[float]] = {card: [] for card in series.cards()}
    for outcome in series.outcomes:
        for seat, cards in enumerate(outcome.taken or ()):
            for card, count in cards.items():
                taken[card] += count
                shares[card].append(outcome.share(seat))
    copies = {row["id"]: int(row.get("count", 1)) for row in series.plan.game.rows}
    found = [CardStanding(card, copies[card], taken[card], taken[card] / len(series), Share.of(parts))
             for card, parts in shares.items()]
    return sorted(found, key=lambda standing: -standing.wins.value)
