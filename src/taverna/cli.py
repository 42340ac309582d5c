"""The command line: play, learn, serve, replay, rules, games, options, referee, pack, new-game, bench; and, in
`cli_lab`, sim and bot; in `cli_db`, db and keeper."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import taverna
from taverna import cli_db, cli_lab
from taverna.cli_lab import Failed, Flag, fail, read_settings
from taverna.core import queries
from taverna.core.content import read_folder
from taverna.core.errors import TavernaError
from taverna.core.table import Table
from taverna.core.words import language, plain
from taverna.games import faults, names, ours
from taverna.terminal.screen import Screen

HOST = ("litestar", "uvicorn", "jinja2", "platformdirs")
"""What hosting needs beside the library."""
AFAR = ("websockets", "platformdirs")
"""What playing at a host's table from the prompt needs."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells start what runs in the background deaf to Ctrl-C
    chosen = parser().parse_args(words)
    try:
        chosen.run(chosen)
    except BrokenPipeError:  # whoever read along has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Failed, TavernaError, OSError) as error:
        Screen(sys.stderr).line(str(error), "red")
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


# -- playing ---------------------------------------------------------------------------------------------------------
def play(chosen: Namespace) -> None:
    """Play: in the browser, or with --terminal a whole game at the prompt."""
    if not chosen.terminal:
        flags = ("seats", "people", "bot", "seed", "lang", "pack", "set", "save")
        given = [f"--{flag}" for flag in flags if getattr(chosen, flag) not in (None, [])]
        if given:
            fail(f"{', '.join(given)}: only with --terminal; in the browser all this is chosen on the page")
        taverna.find(chosen.game)
        return host(open_browser=True)
    from taverna import bots  # only now: other commands do without
    from taverna.terminal import Game, spoken, words_of
    from taverna.terminal.setting_up import names as names_of

    lang, screen = language(chosen.lang or spoken()), Screen()
    settings = read_settings(chosen.set)
    if chosen.save is not None and chosen.save.exists():
        table = next_evening(taverna.load(chosen.save.read_bytes()), chosen.seats, settings)
    else:
        seed = secrets.randbits(64) if chosen.seed is None else chosen.seed
        asked = taverna.find(chosen.game)
        asked.read_options(settings)  # before anybody writes a name
        settings = names_of(asked, lang, words_of(lang), settings, chosen.seats or asked.seats.start, screen.ask)
        table = taverna.new(chosen.game, chosen.seats, seed, settings, pack=chosen.pack)
    rules, people = table.game, chosen.people or 1
    if not 1 <= people <= table.seats:
        fail(f"--people is a number from 1 to {table.seats}")
    name = chosen.bot or rules.info.usual
    sitting = {seat: bots.make(rules, name, seconds=bots.AT_TABLE) for seat in range(people, table.seats)}
    Game(table, sitting, lang, screen, save=chosen.save, seed=table.seed).play()


def join(chosen: Namespace) -> None:
    """Sit down at a table of a host by a link you were sent, and play there at the prompt."""
    missing = [name for name in AFAR if find_spec(name) is None]
    if missing:
        fail(f"this needs {', '.join(missing)}: pip install 'taverna[host]'")
    from taverna.terminal import spoken, words_of  # only now: other commands do without
    from taverna.terminal.afar import Afar
    from taverna.terminal.arriving import Arrival
    from taverna.terminal.calling import Caller, read_link

    host, table, token = read_link(chosen.link)
    lang, screen = language(chosen.lang or spoken()), Screen()
    caller, words = Caller(host, lang, chosen.keys), words_of(lang)
    with suppress(EOFError):
        Arrival(caller, table, words, screen, chosen.name or "").come(token)
        Afar(caller, table, words, screen).play()


def learn(chosen: Namespace) -> None:
    """Learn a game by playing: a guided first game at the prompt. In the browser it is on the first page."""
    from taverna.terminal import spoken  # only now: other commands do without
    from taverna.terminal.learn import lecture

    kept = taverna.load(chosen.save.read_bytes()) if chosen.save is not None and chosen.save.exists() else None
    lecture(taverna.find(chosen.game), language(chosen.lang or spoken()), Screen(), chosen.save, kept).play()


def next_evening(table: Table, seats: int | None, settings: dict[str, Any]) -> Table:
    """Between two evenings of a campaign the next one may be for more or fewer, or have other options: for another
    party of the same world, say. A table under way stays as it is."""
    sequel = table.sequel()
    if sequel is None or (seats is None and not settings):
        return table
    wanted = sequel.wanted(seats, settings)
    return Table(table.game, wanted.seats, secrets.randbits(64), wanted.options, table.pack)


def serve(chosen: Namespace) -> None:
    """Host tables for the browser. Flags, then TAVERNA_* in the environment, then one TOML file, then defaults."""
    host(
        chosen.open,
        chosen.check,
        host=chosen.host,
        port=chosen.port,
        data=chosen.data,
        database=chosen.database,
        config=chosen.config,
    )


def host(open_browser: bool, only_check: bool = False, **flags: Any) -> None:
    missing = [name for name in HOST if find_spec(name) is None]
    if missing:
        fail(
            f"the page needs {', '.join(missing)}: pip install 'taverna[host]' brings all that hosting needs; "
            "a game at the prompt does without: taverna play --terminal"
        )
    from taverna.server import Settings, look, run  # needs the extra `host`

    for fault in faults():
        Screen(sys.stderr).line(fault, "red")
    settings = Settings.read(**flags)
    if only_check:
        Screen().line(look(settings))
    else:
        run(settings, open_browser=open_browser)


def replay(chosen: Namespace) -> None:
    """Play a record or save again and tell what happened."""
    from taverna.terminal import spoken  # only now: other commands do without

    out = Screen()
    lang = language(chosen.lang or spoken())
    table = taverna.replay(chosen.file.read_bytes())
    for line in table.log(lang, chosen.seat):
        out.line(line)
    if chosen.board:
        out.line(table.board(chosen.seat, lang))
    out.line(repr(table), "dim")


# -- looking things up -----------------------------------------------------------------------------------------------
def rules(chosen: Namespace) -> None:
    """Show a rule: its text, its page, the code that says it and the tests that would see it broken."""
    from taverna import conformance  # reads every catalogue
    from taverna.terminal import spoken, words_of  # only now: other commands do without

    out = Screen()
    if chosen.coverage:
        if chosen.write is not None:
            chosen.write.write_text(conformance.page(), encoding="utf-8")
            for name in ours():
                conformance.proofs_file(name).write_bytes(conformance.collected(name))
        rows = []
        for one in conformance.coverage():
            untested = ", ".join(one.untested[:4]) + (" …" if len(one.untested) > 4 else "")
            counts = (str(one.clauses), str(one.examples), f"{len(one.tested)} of {one.total}")
            rows.append((one.game, *counts, untested))
        out.table(("game", "clauses", "examples", "named by a test", "not yet"), rows)
        return
    if chosen.clause is None:
        fail("name a clause, as BB-DREAM-04, a word to look for, or --coverage")
    lang = language(chosen.lang or spoken())
    words = words_of(lang)
    found = conformance.find(chosen.clause.upper(), lang)
    if found is None:
        matches = [
            entry
            for name in taverna.games()
            for entry in taverna.find(name).rules_in(lang).by_id.values()
            if plain(chosen.clause) in plain(entry.text) or entry.id.startswith(chosen.clause.upper())
        ]
        if not matches:
            fail(words("terminal-no-clause", id=chosen.clause))
        for entry in matches:
            out.line(f"{entry.id}  {' '.join(entry.text.split())}")
        return
    catalogue, entry = found
    page = f", {words('terminal-page', page=entry.page)}" if entry.page else ""
    out.line(f"{entry.id} ({catalogue.game}{page})", "bold")
    out.line(" ".join(entry.text.split()))
    for reading in catalogue.readings(entry.id):
        out.line(words("terminal-reading", question=reading.question, reading=reading.reading))
    topic = entry.id.rpartition("-")[0]
    for title, places in (("code", conformance.code(topic)), ("tests", conformance.tests(topic))):
        for place in places.get(entry.id, []):
            out.line(f"  {words(f'terminal-{title}'):7} {place}")


def games(chosen: Namespace) -> None:
    """What can be played, for how many, with which bots; and what some package brings but cannot be played."""
    out = Screen()
    rows = [
        (name, info.title["en"], f"{info.min_seats} to {info.max_seats}", ", ".join(info.bots))
        for name, info in taverna.games().items()
    ]
    out.table(("game", "title", "players", "bots"), rows)
    for fault in faults():
        out.line(fault, "red")


def options(chosen: Namespace) -> None:
    """What can be chosen before a game: with --set NAME=VALUE here, with options={...} in the library."""
    out = Screen()
    rules = taverna.find(chosen.game)
    choices = rules.choices(rules.content(), rules.seats.stop - 1)
    out.line(" ".join((rules.options_type.__doc__ or "").split()))
    for field in msgspec.structs.fields(rules.options_type):
        default = msgspec.json.encode(field.default if field.default_factory is msgspec.NODEFAULT else {}).decode()
        told = ", ".join(msgspec.json.encode(value).decode().strip('"') for value in choices.get(field.name, []))
        out.line(f"  {field.name}={default.strip(chr(34))}" + (f"  (of {told})" if told else ""))


def referee(chosen: Namespace) -> None:
    """Answer what the rules say in a given position, one JSON answer per query."""
    judge = taverna.find(chosen.game).referee
    if judge is None:
        there = [name for name in taverna.games() if taverna.find(name).referee is not None]
        fail(f"there is no referee for '{chosen.game}': there is one for {' and '.join(there)}")
    out = Screen()

    def write(line: str) -> None:
        out.line(line.rstrip("\n"))

    try:
        if chosen.file == "-":
            queries.serve(sys.stdin, write, judge.answer)
        else:
            with open(chosen.file, encoding="utf-8") as lines:
                queries.serve(lines, write, judge.answer)
    except UnicodeDecodeError as error:
        fail(error)


def games_with(files: list[str]) -> list[str]:
    """The games that have files of all these names, or of the most of them; the first game where it is one of them."""
    there = {
        game: sum((taverna.find(game).folder / "content" / f"{name}.yaml").exists() for name in files)
        for game in taverna.games()
    }
    most = max(there.values())
    fitting = [game for game, files in there.items() if files == most]
    return fitting[:1] if fitting[0] == names()[0] else fitting


def pack_check(chosen: Namespace) -> None:
    """Check a pack: every error names file, record and field."""
    found = read_folder(chosen.folder)
    if not found:
        fail(f"{chosen.folder}: no .yaml files here")
    fitting = [chosen.game] if chosen.game else games_with(list(found))
    if len(fitting) > 1:
        fail(f"{chosen.folder}: this could be for {' or '.join(fitting)}; say which with --game")
    rules = taverna.find(fitting[0])
    rules.content(found)
    count = sum(len(records) for records in found.values())
    Screen().line(f"{chosen.folder}: {count} records in {len(found)} files fit {rules.title['en']}")


def bench(chosen: Namespace) -> None:
    """Measure: decisions per second, and microseconds of fork, view, drawing and save."""
    from taverna import bench as benchmarks  # only now: other commands do without

    err = Screen(sys.stderr)
    earlier = chosen.against or chosen.compare
    before = benchmarks.read(earlier) if earlier else {}
    run = benchmarks.run(chosen.part, lambda name: err.line(f"{name} …", "dim"))
    rows = []
    for name, value in run.items():
        row = [name, f"{value:,.4g}" if value < 1000 else f"{value:,.0f}"]
        if before:
            old = before.get(name)
            row += ["", ""] if not old else [f"{old:,.4g}", f"{value / old - 1:+.0%}"]
        rows.append(row)
    Screen().table(("what", "value", *(("before", "change") if before else ())), rows)
    if chosen.write:
        benchmarks.keep(chosen.write, run)
    if chosen.against and not any(before.get(name) for name in run):
        fail(f"{chosen.against}: nothing of this run was measured there, so nothing was compared")
    if chosen.against and (slower := benchmarks.slower(before, run)):
        fail("slower than before: " + "; ".join(f"{name} by {part:.0%}" for name, part in slower.items()))


def new_game(chosen: Namespace) -> None:
    """Write a small game of your own, as a package that can be installed: it plays at once, and is yours to change."""
    from taverna import new_game  # only now: other commands do without

    where = chosen.where or Path(chosen.name)
    new_game.write(chosen.name, where)
    out = Screen()
    out.line(f"{where}: a game that plays; README.md tells what is where. Now:")
    for line in (f"cd {where}", "pip install -e '.[page,test]'", f"taverna play {chosen.name} --terminal", "pytest"):
        out.line(f"    {line}")


# -- what can be typed -----------------------------------------------------------------------------------------------
def folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise ArgumentTypeError(f"there is no folder {text}")
    return Path(text)


def parser() -> ArgumentParser:
    """Every command with its flags."""
    whole = ArgumentParser("taverna", description="Big board games: play, host, simulate, look rules up.")
    whole.add_argument("--version", action="version", version=f"taverna {taverna.__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    known = ", ".join(names())
    lang: Flag = {"help": "en, es or pt-BR; this machine's language if not given"}
    pack: Flag = {"type": folder, "metavar": "DIR", "help": "a folder of your own content"}
    settings: Flag = {"action": "append", "default": [], "metavar": "NAME=VALUE"}
    settings["help"] = "an option of the game; may be repeated"

    def command(name: str, run: Callable[[Namespace], None], of: Any = commands) -> ArgumentParser:
        told = " ".join((run.__doc__ or "").split())
        made: ArgumentParser = of.add_parser(name, help=told, description=told)
        made.set_defaults(run=run)
        return made

    c = command("play", play)
    c.add_argument("game", nargs="?", default=next(iter(names()), ""), help=known)
    c.add_argument("--terminal", action="store_true", help="play here at the prompt, not in the browser")
    c.add_argument("--seats", type=int, help="how many play; the fewest if not given")
    c.add_argument("--people", type=int, help="how many of them sit at this keyboard; one if not given")
    c.add_argument("--bot", help="who sits in the other seats; the game's best if not given")
    c.add_argument("--seed", type=int, help="the luck of the game; drawn if not given")
    c.add_argument("--lang", **lang)
    c.add_argument("--pack", **pack)
    c.add_argument("--set", **settings)
    c.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file; go on with it if it exists")

    c = command("learn", learn)
    c.add_argument("game", nargs="?", default=next(iter(names()), ""), help=known)
    c.add_argument("--lang", **lang)
    c.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file; go on with it if it exists")

    c = command("join", join)
    c.add_argument("link", help="as http://HOST/t/TABLE or http://HOST/join/TABLE/TOKEN")
    c.add_argument("--name", help="what you are called there")
    c.add_argument("--lang", **lang)
    c.add_argument(
        "--keys",
        type=Path,
        metavar="FILE",
        help="where this device's keys are kept; if not given, with the user's data",
    )

    c = command("serve", serve)
    c.add_argument("--host", help="127.0.0.1 if not given: only this machine")
    c.add_argument("--port", type=int, help="8000 if not given; 0 takes a free one")
    c.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept; if not given, with the user's data")
    c.add_argument("--database", metavar="ADDRESS", help="or in PostgreSQL: postgresql://name@server/taverna")
    c.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with the same settings")
    c.add_argument("--open", action="store_true", help="open the page in a browser")
    c.add_argument("--check", action="store_true", help="only say whether it could start, or what is wrong")

    cli_lab.add(commands, command, pack, settings)
    cli_db.add(commands, command)

    c = command("replay", replay)
    c.add_argument("file", type=Path)
    c.add_argument("--lang", **lang)
    c.add_argument("--seat", type=int, help="read the log as this seat; a spectator if not given")
    c.add_argument("--board", action="store_true", help="show the table as it stands at the end")

    c = command("rules", rules)
    c.add_argument("clause", nargs="?", help="a clause or example, as BB-DREAM-04; or a word to look for")
    c.add_argument("--lang", **lang)
    c.add_argument("--coverage", action="store_true", help="how many clauses are named by tests")
    c.add_argument("--write", type=Path, metavar="FILE", help="with --coverage: write the whole page to this file")

    command("games", games)

    c = command("options", options)
    c.add_argument("game", help=known)

    c = command("referee", referee)
    c.add_argument("game", help="a game that has a referee: the error says which there are")
    c.add_argument("file", help="a file of JSON queries, or - for standard input")

    packs = commands.add_parser("pack", help="Content packs of your own.")
    c = command("check", pack_check, packs.add_subparsers(metavar="COMMAND", required=True))
    c.add_argument("folder", type=folder)
    c.add_argument("--game", help="the game it is for; told by its files if not given")

    c = command("new-game", new_game)
    c.add_argument("name", help="small letters and digits, with dashes between, as fair-of-lanterns")
    c.add_argument("--where", type=Path, metavar="DIR", help="the folder to write; one of its name if not given")

    c = command("bench", bench)
    c.add_argument("part", nargs="?", help="one part only: games, own, host or book")
    c.add_argument("--compare", type=Path, metavar="FILE", help="an earlier run, to show the change since")
    c.add_argument("--against", type=Path, metavar="FILE", help="the same, and fail if anything is 10 %% slower")
    c.add_argument("--write", type=Path, metavar="FILE", help="keep this run in a file")
    return whole


if __name__ == "__main__":
    sys.exit(main())
