"""The command line of the lab: sim, tournament, study, bot."""

from __future__ import annotations

import os
import re
import runpy
import signal
import sys
from argparse import REMAINDER, ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec

import taverna
from taverna.core.words import LANGS
from taverna.games import names
from taverna.terminal.screen import Screen

Flag = dict[str, Any]
Command = Callable[..., ArgumentParser]
CLEARED = "\r\033[K"
"""What takes a line of progress off a terminal."""


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


def with_its_bots() -> None:
    """A run that is told to end (SIGTERM) takes along what bots of one's own have started."""
    from taverna.bots.lines import end_programs  # only now: other commands do without

    def ended(*_: object) -> None:
        end_programs()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTERM)

    signal.signal(signal.SIGTERM, ended)


def sim(chosen: Namespace) -> None:
    """Play many games between bots and count who wins; with --file it goes on where it was interrupted."""
    from taverna import lab  # only now: other commands do without

    can_be_kept(chosen)
    with_its_bots()
    bots = [name.strip() for name in chosen.seats.split(",")]
    given = read_settings(chosen.set)
    whose = (chosen.game, bots, chosen.games, chosen.seed, chosen.workers, given, chosen.pack)
    run = lab.games(*whose, chosen.seconds, chosen.on, chosen.file)
    played = []
    try:
        for one in run if chosen.json else counted(run, chosen.games, chosen.game):
            played.append(one)
            if chosen.json:
                print(msgspec.json.encode(one).decode(), flush=True)
    except KeyboardInterrupt:
        interrupted(played)
    tally = lab.tally(played)
    if chosen.json:
        print(msgspec.json.encode(tally).decode())
    else:
        tell_tally(chosen.game, tally, played)
    keep_games(chosen, played)


def tell_tally(game: str, tally: Any, played: list[Any]) -> None:
    """Who won how often."""
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
    Screen().table(heads, rows, f"{game}: {len(played)} games")
    tell_faults(played)


def tell_faults(played: list[Any]) -> None:
    """How many answers were given for bots that gave none, and why."""
    noted = Counter((one.bots[fault.seat], fault.kind) for one in played for fault in one.faults)
    for (bot, kind), times in sorted(noted.items()):
        first = next(f for one in played for f in one.faults if (one.bots[f.seat], f.kind) == (bot, kind))
        Screen(sys.stderr).line(f"{bot}: {times} answers given for it, {kind} ({first.text})", "red")


def can_be_kept(chosen: Namespace) -> None:
    """Refuses before the first game what could not be written after the last."""
    from taverna.lab import parquet  # only now: other commands do without

    if chosen.parquet:
        parquet.needed()
    flags = {name: getattr(chosen, name, None) for name in ("file", "csv", "parquet", "page")}
    written: dict[Path, str] = {}
    for name, file in flags.items():
        if file is None:
            continue
        if (first := written.setdefault(file.resolve(), name)) != name:
            fail(f"--{name} {file}: that is where --{first} writes")
        if not file.absolute().parent.is_dir():
            fail(f"--{name} {file}: there is no folder {file.absolute().parent}")
        if file.is_dir() or not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
            fail(f"--{name} {file}: {'is a folder' if file.is_dir() else 'nothing may be written there'}")


def keep_games(chosen: Namespace, played: list[Any]) -> None:
    from taverna.lab import parquet, report  # only now: other commands do without

    if chosen.csv:
        chosen.csv.write_text(report.by_commas(played), encoding="utf-8")
    if chosen.parquet:
        parquet.write_games(chosen.parquet, played)


def counted(run: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    """How far it is, for whoever waits at a terminal."""
    for nth, one in enumerate(run, 1):
        progress(nth, total, title)
        yield one


def progress(done: int, total: int, title: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{title}: {bar(done, total)} {done} of {total}" if done < total else CLEARED)
        sys.stderr.flush()


def interrupted(done: object) -> None:
    """What there is by now is told, on a line of its own; where there is nothing, nothing is."""
    if sys.stderr.isatty():
        sys.stderr.write(CLEARED)
        sys.stderr.flush()
    if not done:
        raise KeyboardInterrupt


# -- tournaments and studies -----------------------------------------------------------------------------------------
def tournament(chosen: Namespace) -> None:
    """Let bots meet in a tournament: ratings with intervals; with --file it goes on where it was interrupted."""
    from taverna.lab import ratings, report  # only now: other commands do without
    from taverna.lab import tournament as hall

    can_be_kept(chosen)
    with_its_bots()
    rules = taverna.find(chosen.game)
    plan = hall.Plan(
        game=rules.id,
        bots=[name.strip() for name in chosen.bots.split(",")],
        seats=chosen.seats or rules.seats.start,
        way=chosen.way,
        rounds=chosen.rounds,
        seed=chosen.seed,
        options=read_settings(chosen.set),
        seconds=chosen.seconds,
    )
    played: list[Any] = []
    try:
        for one, total in hall.run(plan, chosen.file, chosen.workers, chosen.on):
            played.append(one)
            progress(len(played), total, chosen.game)
    except KeyboardInterrupt:
        interrupted(played)
    rated = ratings.rate(plan.bots, played)
    heads = ("bot", "games", "win rate", "95 %", "Elo", "95 %")
    rows = []
    for row in rated:
        (low, high), (least, most) = row.rate_interval, row.elo_interval
        share, elo = f"{low:.1%} to {high:.1%}", f"{least:+.0f} to {most:+.0f}"
        rows.append((row.bot, str(row.games), f"{row.rate:.1%}", share, f"{row.elo:+.0f}", elo))
    Screen().table(heads, rows, f"{plan.game}: {plan.way}, {len(played)} games")
    tell_faults(played)
    keep_games(chosen, played)
    if chosen.page:
        chosen.page.write_text(report.page(plan, played, rated), encoding="utf-8")


def bar(done: int, total: int, width: int = 30) -> str:
    return "█" * (done * width // total) + "░" * (width - done * width // total)


def study(chosen: Namespace) -> None:
    """Ask who wins with what: by seat, hero, class, scenario, card; how long games are and how they end. With --own,
    the study a game brings itself, with its own flags."""
    from taverna.lab import parquet, report  # only now: other commands do without
    from taverna.lab import study as studies

    can_be_kept(chosen)
    with_its_bots()
    rules = taverna.find(chosen.game)
    own = studies.own(rules.id)
    if chosen.own is not None:
        if own is None:
            fail(f"{rules.id} brings no study of its own; without --own there is one for any game")
        sys.argv = [f"taverna study {rules.id} --own", *chosen.own]
        runpy.run_module(own, run_name="__main__")
        return
    name = chosen.bot or rules.info.usual
    names = [name] * (chosen.seats or rules.seats.start)
    found = None
    try:
        given = (rules.id, names, chosen.games, chosen.seed, read_settings(chosen.set))
        run = studies.study(*given, chosen.vary, chosen.workers, chosen.on, chosen.file)
        for found in counted(run, chosen.games, chosen.game):  # noqa: B007
            pass
    except KeyboardInterrupt:
        interrupted(found)
    assert found is not None
    out = Screen()
    for line in studies.markdown(found, chosen.least):
        out.line(line)
    for kind, times in sorted(found.lost.items()):
        Screen(sys.stderr).line(f"{name}: {times} answers given for it, {kind}", "red")
    if own is not None:
        Screen(sys.stderr).line(f"{rules.id} counts more: taverna study {rules.id} --own --help", "dim")
    if chosen.csv:
        chosen.csv.write_text(report.study_by_commas(found), encoding="utf-8")
    if chosen.parquet:
        parquet.write_study(chosen.parquet, found)
    if chosen.page:
        chosen.page.write_text(report.study_page(found, chosen.least), encoding="utf-8")


# -- bots of one's own -----------------------------------------------------------------------------------------------
def bot_check(chosen: Namespace) -> None:
    """Try a bot of your own, a program or an address, and say what is wrong with it."""
    from taverna.bots.check import check  # only now: other commands do without
    from taverna.bots.outside import is_outside

    if not is_outside(chosen.bot):
        fail(f"'{chosen.bot}' is no program or address: write ./{chosen.bot} for one in this folder")
    with_its_bots()
    rules = [taverna.find(chosen.game)] if chosen.game else [taverna.find(name) for name in taverna.games()]
    out, wrong = Screen(), 0
    for well, text in check(chosen.bot, rules, chosen.seconds):
        wrong += not well
        out.line(f"{'well ' if well else 'WRONG'}  {text}", "" if well else "red")
    if wrong:
        fail(f"{chosen.bot}: {wrong} to mend; docs/bots.md tells the protocol")


def analyse(chosen: Namespace) -> None:
    """Look back on a finished game: how it stood, what luck gave, which decisions turned it."""
    from taverna.core import saves  # only now: other commands do without
    from taverna.core.ground import percent
    from taverna.games import find
    from taverna.lab.hindsight import Effort, look_back
    from taverna.terminal import spoken, words_of
    from taverna.terminal.hindsight import looked_back

    try:
        data = chosen.file.read_bytes()
    except OSError as error:
        fail(error)
    table, out = saves.load(data, find), Screen()
    words = words_of(chosen.lang or spoken())

    def tell(done: float) -> None:
        if sys.stderr.isatty():
            print(f"\r{words('terminal-back-thinks', done=percent(words, done))} ", end="", file=sys.stderr)

    found = look_back(table.record(), Effort(seconds=chosen.seconds), tell)
    if chosen.json:
        print(msgspec.json.encode(found).decode())
        return
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line, style in looked_back(found, table, words):
        out.line(line, style)


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
    there: Flag = {
        "default": "",
        "metavar": "ray",
        "help": "play on a Ray cluster: ray (made here) or ray://host:10001",
    }
    keep: Flag = {"type": Path, "metavar": "FILE", "help": "keep every game here as it ends, and go on from there"}
    by_commas: Flag = {"type": Path, "metavar": "FILE", "help": "write the games, one line each"}
    as_parquet: Flag = {"type": Path, "metavar": "FILE", "help": "the same as Parquet; needs taverna[parquet]"}
    time: Flag = {"type": seconds, "default": 5.0, "metavar": "N", "help": "for one answer of a bot of your own"}

    c = command("sim", sim)
    c.add_argument("game", help=known)
    c.add_argument(
        "--seats", required=True, metavar="BOT,BOT", help="one per seat: random,random,./mybot.py or http://…"
    )
    c.add_argument("--games", type=some, default=1000, metavar="N")
    c.add_argument("--seed", type=int, default=1, metavar="N")
    c.add_argument("--workers", type=some, default=1, metavar="N", help="processes to play in")
    c.add_argument("--on", **there)
    c.add_argument("--seconds", **time)
    c.add_argument("--json", action="store_true", help="one JSON line per game, then one for the whole")
    c.add_argument("--file", **keep)
    c.add_argument("--csv", **by_commas)
    c.add_argument("--parquet", **as_parquet)
    c.add_argument("--pack", **pack)
    c.add_argument("--set", **settings)

    c = command("tournament", tournament)
    c.add_argument("game", help=known)
    c.add_argument("--bots", required=True, metavar="BOT,BOT", help="who meets: hunter,random,./mybot.py")
    c.add_argument("--seats", type=some, metavar="N", help="at one table; the fewest if not given")
    c.add_argument("--way", choices=("round-robin", "swiss"), default="round-robin")
    c.add_argument("--rounds", type=some, default=10, metavar="N")
    c.add_argument("--seed", type=int, default=1, metavar="N")
    c.add_argument("--workers", type=some, default=1, metavar="N", help="processes to play in")
    c.add_argument("--on", **there)
    c.add_argument("--seconds", **time)
    c.add_argument("--file", **keep)
    c.add_argument("--csv", **by_commas)
    c.add_argument("--parquet", **as_parquet)
    c.add_argument("--page", type=Path, metavar="FILE", help="write a page with plots")
    c.add_argument("--set", **settings)

    c = command("study", study)
    c.add_argument("game", help=known)
    c.add_argument("--seats", type=some, metavar="N", help="the fewest if not given")
    c.add_argument("--bot", help="who sits in every seat; the game's best if not given")
    c.add_argument("--games", type=some, default=100, metavar="N")
    c.add_argument("--seed", type=int, default=1, metavar="N")
    c.add_argument("--least", type=some, default=10, metavar="N", help="leave out what fewer seats had")
    c.add_argument(
        "--vary", action="append", default=[], metavar="NAME", help="an option that is another in every game: scenario"
    )
    c.add_argument("--workers", type=some, default=1, metavar="N", help="processes to play in")
    c.add_argument("--on", **there)
    c.add_argument("--file", **keep)
    c.add_argument("--csv", type=Path, metavar="FILE", help="write what was found, one line each")
    c.add_argument("--parquet", **as_parquet)
    c.add_argument("--page", type=Path, metavar="FILE", help="write a page with plots")
    c.add_argument("--set", **settings)
    c.add_argument("--own", nargs=REMAINDER, metavar="…", help="the game's own study, with its flags")

    c = command("analyse", analyse)
    c.add_argument("file", type=Path, metavar="FILE", help="a record or save")
    c.add_argument("--seconds", type=seconds, default=45.0, metavar="N", help="how long to think")
    c.add_argument("--lang", choices=LANGS, help="the language of this machine if not given")
    c.add_argument("--json", action="store_true", help="all that was found, as JSON")

    own = commands.add_parser("bot", help="Bots of your own.")
    c = command("check", bot_check, own.add_subparsers(metavar="COMMAND", required=True))
    c.add_argument("bot", help="./mybot.py, or http://127.0.0.1:9000/")
    c.add_argument("--game", help="try it on this game only; on all it plays if not given")
    c.add_argument("--seconds", **time)
