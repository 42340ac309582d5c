"""The command line of the lab: sim, bot."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import msgspec

import taverna
from taverna.games import names
from taverna.terminal.screen import Screen

Flag = dict[str, Any]
Command = Callable[..., ArgumentParser]


class Failed(Exception):
    """Something a person can mend: said in a sentence, without a trace."""


def fail(message: object) -> NoReturn:
    raise Failed(str(message))


def read_settings(pairs: list[str]) -> dict[str, Any]:
    """NAME=VALUE pairs; whole numbers, true, false, null and ["lists"] are taken as such."""
    words = {"true": True, "false": False, "null": None}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            fail(f"--set takes NAME=VALUE, not '{pair}'")
        options[name] = int(value) if re.fullmatch("-?[0-9]{1,20}", value) else words.get(value, value)
        if value.startswith("["):
            try:
                options[name] = msgspec.json.decode(value)
            except msgspec.DecodeError as error:
                fail(f'--set {name}: a list is written as ["one", "two"], not {value} ({error})')
    return options


def sim(chosen: Namespace) -> None:
    """Play many games between bots and count who wins."""
    from taverna import lab  # only now: other commands do without

    bots = [name.strip() for name in chosen.seats.split(",")]
    given = read_settings(chosen.set)
    run = lab.games(chosen.game, bots, chosen.games, chosen.seed, chosen.workers, given, chosen.pack, chosen.seconds)
    played = []
    try:
        for one in run if chosen.json else counted(run, chosen.games, chosen.game):
            played.append(one)
            if chosen.json:
                print(msgspec.json.encode(one).decode(), flush=True)
    except KeyboardInterrupt:
        if not played:
            raise
    tally = lab.tally(played)
    if chosen.json:
        print(msgspec.json.encode(tally).decode())
        return
    rows = [
        (
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{row.rate:.1%}",
            f"{row.interval[0]:.1%} to {row.interval[1]:.1%}",
            f"{row.mean_score:.1f}",
        )
        for row in tally.bots
    ]
    heads = ("bot", "games", "wins", "win rate", "95 %", "mean score")
    Screen().table(heads, rows, f"{chosen.game}: {len(played)} games")
    noted = Counter((one.bots[fault.seat], fault.kind) for one in played for fault in one.faults)
    for (bot, kind), times in sorted(noted.items()):
        first = next(f for one in played for f in one.faults if (one.bots[f.seat], f.kind) == (bot, kind))
        Screen(sys.stderr).line(f"{bot}: {times} answers given for it, {kind} ({first.text})", "red")


def counted(run: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    """How far it is, for whoever waits at a terminal."""
    waiting = sys.stderr.isatty()
    for nth, one in enumerate(run, 1):
        if waiting:
            sys.stderr.write(f"\r{title}: {nth} of {total}" if nth < total else "\r\033[K")
            sys.stderr.flush()
        yield one


# -- bots of one's own -----------------------------------------------------------------------------------------------
def bot_check(chosen: Namespace) -> None:
    """Try a bot of your own, a program or an address, and say what is wrong with it."""
    from taverna.bots.check import check  # only now: other commands do without
    from taverna.bots.outside import is_outside

    if not is_outside(chosen.bot):
        fail(f"'{chosen.bot}' is no program or address: write ./{chosen.bot} for one in this folder")
    rules = [taverna.find(chosen.game)] if chosen.game else [taverna.find(name) for name in taverna.games()]
    out, wrong = Screen(), 0
    for well, text in check(chosen.bot, rules, chosen.seconds):
        wrong += not well
        out.line(f"{'well ' if well else 'WRONG'}  {text}", "" if well else "red")
    if wrong:
        fail(f"{chosen.bot}: {wrong} to mend; docs/bots.md tells the protocol")


# -- what can be typed -----------------------------------------------------------------------------------------------
def some(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) < 10**9:
        raise ArgumentTypeError(f"a number from 1, not {text}")
    return int(text)


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise ArgumentTypeError(f"seconds, more than 0 and at most 3600, not {text}")
    return found


def add(commands: Any, command: Command, pack: Flag, settings: Flag) -> None:
    """The lab's commands with their flags."""
    known = ", ".join(names())
    time: Flag = {"type": seconds, "default": 5.0, "metavar": "N", "help": "for one answer of a bot of your own"}

    c = command("sim", sim)
    c.add_argument("game", help=known)
    c.add_argument(
        "--seats", required=True, metavar="BOT,BOT", help="one per seat: random,random,./mybot.py or http://…"
    )
    c.add_argument("--games", type=some, default=1000, metavar="N")
    c.add_argument("--seed", type=int, default=1, metavar="N")
    c.add_argument("--workers", type=some, default=1, metavar="N", help="processes to play in")
    c.add_argument("--seconds", **time)
    c.add_argument("--json", action="store_true", help="one JSON line per game, then one for the whole")
    c.add_argument("--pack", **pack)
    c.add_argument("--set", **settings)

    own = commands.add_parser("bot", help="Bots of your own.")
    c = command("check", bot_check, own.add_subparsers(metavar="COMMAND", required=True))
    c.add_argument("bot", help="./mybot.py, or http://127.0.0.1:9000/")
    c.add_argument("--game", help="try it on this game only; on all it plays if not given")
    c.add_argument("--seconds", **time)
