"""What `quayside simulate` prints of a finished series."""

import argparse
import math
import platform
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import quayside
from quayside.arena.series import Series
from quayside.arena.statistics import Mean, Share
from quayside.arena.summary import Standing, Summary
from quayside.cli.showing import (
    between,
    card_name,
    decimal,
    heading,
    percent,
    print_json,
    print_table,
    print_text,
    seat_name,
)
from quayside.core.words import say


def report(series: Series, summary: Summary, args: argparse.Namespace) -> None:
    """Tables for a person, or data for a program."""
    if args.json:
        print_json(as_data(series, summary, strength(summary, args)))
        return
    plan, lang = series.plan, args.lang
    print_text(say(lang, None, "simulate-heading", title=plan.game.title(lang), games=len(series), seats=plan.seats,
              seed=str(plan.seed)))
    standings(say(lang, None, "simulate-by-seat"), "seat", summary.by_seat,
              [seat_name(plan.game, seat, lang) for seat in range(plan.seats)], lang)
    standings(say(lang, None, "simulate-by-bot"), "bot", summary.by_bot, [row.name for row in summary.by_bot], lang)
    lengths(summary, lang)
    if summary.cards:
        cards(series, summary, lang)
    print_text(say(lang, None, "simulate-how"))
    verdict(summary, args)


def standings(title: str, what: str, rows: Iterable[Standing], names: list[str], lang: str) -> None:
    """A table of seats or bots."""
    columns = [(heading(what, lang), "left"), *((heading(column, lang), "right") for column in (
        "score", "deviation", "range", "place", "wins", "interval", "fair"))]
    print_table(title, columns, [
        [name, *score(row.score, lang), decimal(row.place, 2, lang), percent(row.wins.value, lang),
         share(row.wins, lang), percent(row.fair, lang)] for name, row in zip(names, rows, strict=True)])


def score(mean: Mean, lang: str) -> list[str]:
    """Mean with its interval, deviation and range of scores."""
    return [about(mean, 2, lang), decimal(mean.deviation, 2, lang), f"{mean.least:g}–{mean.most:g}"]


def about(mean: Mean, places: int, lang: str) -> str:
    """A mean, and how far its interval reaches to either side; a single game gives none."""
    reach = f" ± {decimal(mean.high - mean.value, places, lang)}" if math.isfinite(mean.high) else ""
    return decimal(mean.value, places, lang) + reach


def share(found: Share, lang: str) -> str:
    """The interval of a share."""
    return between(100 * found.low, 100 * found.high, 1, lang)


def lengths(summary: Summary, lang: str) -> None:
    """How long a game was."""
    columns = [(heading("length", lang), "left"), *((heading(column, lang), "right") for column in (
        "mean", "deviation", "least", "most"))]
    rows = []
    for what, mean in summary.lengths.items():
        places = 5 if what == "seconds" else 1
        numbers = [decimal(number, places, lang) for number in (mean.deviation, mean.least, mean.most)]
        rows.append([say(lang, None, f"length-{what}"), about(mean, places, lang), *numbers])
    print_table(say(lang, None, "simulate-lengths"), columns, rows)


def cards(series: Series, summary: Summary, lang: str) -> None:
    """How often each card was taken, and how those fared who took it."""
    columns = [(heading("card", lang), "left"), *((heading(column, lang), "right") for column in (
        "copies", "taken", "per-game", "wins", "interval"))]
    print_table(say(lang, None, "simulate-cards"), columns, [
        [card_name(series.plan.game, row.card, lang), str(row.copies), str(row.taken), decimal(row.per_game, 2, lang),
         percent(row.wins.value, lang), share(row.wins, lang)] for row in summary.cards])


def verdict(summary: Summary, args: argparse.Namespace) -> None:
    """Whether one bot wins more than its share against another."""
    found = strength(summary, args)
    if found is not None:
        print_text(say(args.lang, None, f"strength-{found['verdict']}", one=found["one"], against=found["against"],
                  share=percent(found["share"], args.lang), low=percent(found["low"], args.lang),
                  high=percent(found["high"], args.lang), fair=percent(found["fair"], args.lang)))


def strength(summary: Summary, args: argparse.Namespace) -> dict[str, Any] | None:
    """The win share of `--one` beside one seat's part; None when nobody asked."""
    if not args.one:
        return None
    wins, fair = summary.by_bot[0].wins, summary.by_bot[0].fair
    told = "stronger" if wins.low > fair else "weaker" if wins.high < fair else "open"
    return {"one": args.one, "against": args.against, "share": wins.value, "low": wins.low, "high": wins.high,
            "fair": fair, "verdict": told}


def as_data(series: Series, summary: Summary, found: dict[str, Any] | None) -> dict[str, Any]:
    """The same for a program."""
    plan = series.plan
    options = {name: plan.options.get(name, option.default) for name, option in plan.game.options.items()}
    return {"quayside": quayside.__version__, "compiled": quayside.compiled, "python": platform.python_version(),
            "game": plan.game.name, "rules_version": plan.game.rules_version, "cards_changed": plan.game.changes,
            "options": options, "seats": plan.seats, "games": len(series), "seed": plan.seed,
            "bots": [entrant.label for entrant in plan.entrants],
            **({"strength": found} if found else {}), **plain(asdict(summary))}


def plain(data: Any) -> Any:
    """Numbers that JSON can write: what is unknown or without end becomes null."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list):
        return [plain(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def note(sentence: str, args: argparse.Namespace) -> None:
    """A sentence beside the tables; with `--json` it must not stand among the data."""
    print_text(sentence, stderr=args.json)
