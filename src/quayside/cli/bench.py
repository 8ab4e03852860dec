"""`quayside bench`: how fast the rules run here, beside their peers, held against the floors."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any, Final

import quayside
from quayside.arena.benchmark import environments
from quayside.arena.benchmark.entries import FASTCATAN, PEERS, REFERENCE, Peer
from quayside.arena.benchmark.environments import Environment, NotSetUp
from quayside.arena.benchmark.findings import Finding, findings, rates, scale
from quayside.arena.benchmark.running import Subject, peer_subject, quayside_subject, run_rounds
from quayside.arena.errors import ArenaError
from quayside.cli.showing import Bar, add_command, add_json, console, decimal, print_json, print_table

ROUNDS: Final = 5
QUICK_ROUNDS: Final = 2
SECONDS: Final = 1.5
QUICK_SECONDS: Final = 0.2
BUSY: Final = 0.5  # a load above which figures by the clock mean little


def add(subparsers: Any) -> None:
    """The arguments of the command."""
    parser = add_command(subparsers, "bench", "measure how fast the rules run, beside their peers",
                         "quayside bench --setup", "quayside bench --quick --no-peers",
                         "quayside bench --setup --python 3.12 --python 3.13")
    parser.add_argument("--quick", action="store_true", help="short and rough: a fifth of a second for each measure")
    parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True,
                        help="measure the peers that are set up as well; they are by default")
    parser.add_argument("--rounds", type=int, metavar="N", help=f"how often everything is measured; {ROUNDS}")
    parser.add_argument("--python", action="append", default=[], metavar="PYTHON", help="a version such as 3.12, or "
                        "the path of a Python, to measure instead of this one; may be given again")
    parser.add_argument("--setup", action="store_true", help="first set up what is missing of the peers and of the "
                        "Pythons, each in an environment of its own in your cache folder")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Set up, measure, print."""
    if args.rounds is not None and args.rounds < 1:
        raise ArenaError(f"{args.rounds} rounds: expected at least one")
    own = own_subjects(args)
    peers, left_out = peer_subjects(args) if args.peers else ([], {})
    subjects, load = own + peers, busy()
    rounds = args.rounds or (QUICK_ROUNDS if args.quick else ROUNDS)
    with Bar(rounds * sum(len(subject.programs) for subject in subjects), "Measuring") as bar:
        run_rounds(subjects, rounds, QUICK_SECONDS if args.quick else SECONDS, bar.advance)
    left_out |= {subject.name: subject.failure for subject in peers if subject.failure}
    if args.json:
        return print_json({"load": load, **as_data(own, peers, left_out, rounds)})
    report(own, peers, left_out, rounds)
    if load > BUSY:
        print(f"This machine was busy when it began (load {load:.1f}): what goes by the clock, threads and whole "
              "processes, looks slower than it is.")
    return 0


def busy() -> float:
    """How many processes wanted a core within the last minute."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def own_subjects(args: argparse.Namespace) -> list[Subject]:
    """Every game in this Python, or in those that were asked for."""
    if not args.python:
        if not quayside.compiled:
            raise ArenaError("the rules run interpreted, and measuring them so would say nothing: compile them first "
                             "(pip install . with a C compiler and the headers of Python)")
        version = "{}.{}".format(*sys.version_info)
        path = str(Path(quayside.__file__).parents[1])
        return [quayside_subject(game, sys.executable, version, path) for game in quayside.games()]
    return [subject for wanted in args.python for subject in other_python(environments.find_python(wanted), args.setup)]


def other_python(python: str, setup: bool) -> list[Subject]:
    """Every game in another Python, in its environment."""
    version = environments.version_of(python)
    own = environments.own_environment(version)
    try:
        prepare(own, (python,), setup)
    except NotSetUp as error:
        raise ArenaError(f"Quayside for Python {version} is {error}") from None
    return [quayside_subject(game, str(own.python), version) for game in quayside.games()]


def peer_subjects(args: argparse.Namespace) -> tuple[list[Subject], dict[str, str]]:
    """The peers that can be had, and why the others cannot."""
    ready: dict[str, str] = {}  # what is wrong with each environment; nothing with those that are ready
    for peer in PEERS:
        if peer.folder not in ready:
            ready[peer.folder] = trouble(peer, args.setup)
    subjects = [peer_subject(peer, str(place(peer).python)) for peer in PEERS if not ready[peer.folder]]
    return subjects, {peer.name: ready[peer.folder] for peer in PEERS if ready[peer.folder]}


def trouble(peer: Peer, setup: bool) -> str:
    """Why the peer cannot be had; nothing when it can."""
    try:
        prepare(place(peer), peer.pythons, setup)
    except ArenaError as error:
        return str(error)
    return ""


def place(peer: Peer) -> Environment:
    """The peer's environment."""
    return Environment(peer.folder, peer.requirement, peer.requirement)


def prepare(wanted: Environment, pythons: tuple[str, ...], setup: bool) -> None:
    """Have an environment ready; on request it is made with the first of these Pythons that the machine has."""
    try:
        wanted.check()
    except NotSetUp:
        if not setup:
            raise
        screen = console(stderr=True)
        screen.print(f"setting up {wanted.name} in {wanted.folder}", soft_wrap=True)
        with screen.status("this takes a minute"):
            wanted.set_up(first_python(pythons))


def first_python(pythons: tuple[str, ...]) -> str:
    """The first of these Pythons that the machine has."""
    for wanted in pythons:
        try:
            return environments.find_python(wanted)
        except ArenaError:
            continue
    raise ArenaError(f"needs Python {' or '.join(pythons)}, which this machine does not have")


def report(own: list[Subject], peers: list[Subject], left_out: dict[str, str], rounds: int) -> None:
    """Tables for a person."""
    speed = scale(peers)
    for subject in own:
        columns = [("measure", "left"), ("median", "right"), ("unit", "left"), ("least", "right"), ("most", "right"),
                   ("floor here", "right"), ("", "left")]
        print_table(f"{subject.name.removeprefix('quayside ').replace(' ', ', CPython ')}: random play, "
                    f"medians of {rounds} rounds", columns, [row(found) for found in findings(subject, speed)])
    if peers:
        print_table("Decisions a second", [("who", "left"), ("median", "right"), ("to fastcatan", "right")],
                    beside(own + peers))
    for name, reason in left_out.items():
        print(f"left out: {name}: {reason}")
    print(f"The floors are for a machine on which fastcatan makes {REFERENCE:,} steps a second; " + (
        f"here it makes {speed * REFERENCE:,.0f}, so they are scaled by {speed:.3f}." if speed else
        "it was not measured here, so they are not scaled."))


def row(found: Finding) -> list[str]:
    """One measure with its floor."""
    measure = found.measure
    numbers = [figure(number, measure.decimals) for number in (found.value, min(found.values), max(found.values))]
    floor = "" if found.floor is None else f"{'≥' if measure.more else '<'} {figure(found.floor, measure.decimals)}"
    return [measure.text, numbers[0], measure.unit, *numbers[1:], floor,
            {None: "", True: "met", False: "missed"}[found.met]]


def figure(value: float, decimals: int) -> str:
    """A number with its thousands apart."""
    return f"{value:,.{decimals}f}"


def beside(subjects: list[Subject]) -> list[list[str]]:
    """Everybody's rate, and how many times fastcatan's it is."""
    texts = {peer.name: peer.text for peer in PEERS}
    found = dict(rates(subjects))
    base = found.get(FASTCATAN)
    return [[texts.get(name, name), figure(value, 0), f"{decimal(value / base, 2)} ×" if base else "–"]
            for name, value in found.items()]


def as_data(own: list[Subject], peers: list[Subject], left_out: dict[str, str], rounds: int) -> dict[str, Any]:
    """The same for a program, with the figures of every round."""
    speed = scale(peers)
    return {"rounds": rounds, "scale": speed, "reference": REFERENCE, "left_out": left_out,
            "quayside": [{"game": subject.game, "python": subject.version, "measures": {
                found.measure.name: {"median": found.value, "unit": found.measure.unit, "rounds": found.values,
                                     "floor": found.floor, "met": found.met}
                for found in findings(subject, speed)}} for subject in own],
            "peers": {peer.name: peer.found["steps"] for peer in peers if "steps" in peer.found}}
