"""The command line: play, serve, sim, replay, rules, options, referee, pack, bench."""

from __future__ import annotations

import re
import secrets
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table as RichTable

import taverna
from taverna.core.errors import TavernaError
from taverna.core.table import Table
from taverna.games import BUILT

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__, rich_markup_mode=None)
pack_app = typer.Typer(no_args_is_help=True, help="Content packs of your own.")
app.add_typer(pack_app, name="pack")
REFEREES = ("gloomhaven", "massive-darkness")
out = Console()
err = Console(stderr=True)


def fail(message: object) -> NoReturn:
    err.print(str(message), style="red", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(2)


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


Game = Annotated[str, typer.Argument(help=", ".join(BUILT))]
Lang = Annotated[str | None, typer.Option(help="en, es or pt-BR; this machine's language if not given.")]
Pack = Annotated[Path | None, typer.Option(help="A folder of your own content.", exists=True, file_okay=False)]
Set = Annotated[list[str], typer.Option("--set", help="An option of the game as NAME=VALUE; may be repeated.")]


def next_evening(table: Table, seats: int | None, settings: dict[str, Any]) -> Table:
    """Between two evenings of a campaign the next one may be for more or fewer, or have other options: for another
    party of the same world, say. A table under way stays as it is."""
    sequel = table.sequel()
    if sequel is None or (seats is None and not settings):
        return table
    wanted = sequel.wanted(seats, settings)
    return Table(table.game, wanted.seats, secrets.randbits(64), wanted.options, table.pack)


@app.command()
def play(
    game: Game = "bloodborne",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here at the prompt, not in the browser.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many play; the fewest if not given.")] = None,
    people: Annotated[int, typer.Option(help="How many of them sit at this keyboard.")] = 1,
    bot: Annotated[str | None, typer.Option(help="Who sits in the other seats; the game's best if not given.")] = None,
    seed: Annotated[int | None, typer.Option(help="The luck of the game; drawn if not given.")] = None,
    lang: Lang = None,
    pack: Pack = None,
    set_: Set = [],  # noqa: B006
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file; go on with it if it exists.")] = None,
) -> None:
    """Play: in the browser, or with --terminal a whole game at the prompt."""
    if not terminal:
        flags = {"--seats": seats, "--bot": bot, "--seed": seed, "--lang": lang, "--pack": pack, "--save": save}
        given = [flag for flag, value in flags.items() if value is not None]
        given += ["--people"] * (people != 1) + ["--set"] * bool(set_)
        if given:
            fail(f"{', '.join(given)}: only with --terminal; in the browser all this is chosen on the page")
        try:
            taverna.find(game)
        except TavernaError as error:
            fail(error)
        return serve(open_browser=True)
    from taverna import bots
    from taverna.terminal import Game as TerminalGame
    from taverna.terminal import spoken

    try:
        lang = taverna.core.words.language(lang or spoken())
        if save is not None and save.exists():
            table = next_evening(taverna.load(save.read_bytes()), seats, read_settings(set_))
        else:
            seed = secrets.randbits(64) if seed is None else seed
            table = taverna.new(game, seats, seed, read_settings(set_), pack=pack)
        rules = table.game
        if not 1 <= people <= table.seats:
            fail(f"--people is a number from 1 to {table.seats}")
        name = bot or bots.names(rules)[-1]
        sitting = {seat: bots.make(rules, name) for seat in range(people, table.seats)}
        TerminalGame(table, sitting, lang, out, save=save, seed=table.seed).play()
    except (TavernaError, OSError) as error:
        fail(error)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="127.0.0.1 if not given: only this machine.")] = None,
    port: Annotated[int | None, typer.Option(help="8000 if not given; 0 takes a free one.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept; the user's data folder if not given.")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with the same settings.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Host tables for the browser. Flags, then TAVERNA_* in the environment, then one TOML file, then defaults."""
    from taverna.server import Settings, run

    try:
        run(Settings.read(host=host, port=port, data=data, config=config), open_browser=open_browser)
    except (TavernaError, OSError) as error:
        fail(error)


@app.command()
def sim(
    game: Game,
    seats: Annotated[str, typer.Option(help="Bots, one per seat: hunter,random,random,random.")],
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    json: Annotated[bool, typer.Option("--json", help="One JSON line per game, then one for the whole.")] = False,
    pack: Pack = None,
    set_: Set = [],  # noqa: B006
) -> None:
    """Play many games between bots and count who wins."""
    from rich.progress import track

    from taverna import lab

    names = [name.strip() for name in seats.split(",")]
    try:
        played = []
        run = lab.games(game, names, games=games, seed=seed, workers=workers, options=read_settings(set_), pack=pack)
        shown = run if json else track(run, total=games, console=err, description=game, transient=True)
        for one in shown:
            played.append(one)
            if json:
                sys.stdout.write(msgspec.json.encode(one).decode() + "\n")
    except TavernaError as error:
        fail(error)
    except KeyboardInterrupt:
        if not played:
            raise typer.Exit(130) from None
    tally = lab.tally(played)
    if json:
        sys.stdout.write(msgspec.json.encode(tally).decode() + "\n")
        return
    table = RichTable("bot", "games", "wins", "win rate", "95 %", "mean score", title=f"{game}: {len(played)} games")
    for row in tally.bots:
        low, high = row.interval
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{row.rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.mean_score:.1f}",
        )
    out.print(table)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(help="Read the log as this seat; a spectator if not given.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Show the table as it stands at the end.")] = False,
) -> None:
    """Play a record or save again and tell what happened."""
    from taverna.terminal import spoken

    try:
        lang = taverna.core.words.language(lang or spoken())
        table = taverna.replay(file.read_bytes())
        for line in table.log(lang, seat):
            out.print(line, markup=False, highlight=False, soft_wrap=True)
        if board:
            out.print(table.board(seat, lang), markup=False, highlight=False, soft_wrap=True)
        out.print(repr(table), markup=False, style="dim", soft_wrap=True)
    except (TavernaError, OSError) as error:
        fail(error)


@app.command()
def rules(
    clause: Annotated[
        str | None, typer.Argument(help="A clause or example, as BB-DREAM-04; or a word to look for.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many clauses are named by tests.")] = False,
    write: Annotated[Path | None, typer.Option(help="With --coverage: write the whole page to this file.")] = None,
) -> None:
    """Show a rule: its text, its page, the code that says it and the tests that would see it broken."""
    from taverna import conformance

    if coverage:
        if write is not None:
            write.write_text(conformance.page(), encoding="utf-8")
        table = RichTable("game", "clauses", "examples", "named by a test", "not yet")
        for one in conformance.coverage():
            untested = ", ".join(one.untested[:4]) + (" …" if len(one.untested) > 4 else "")
            table.add_row(one.game, str(one.clauses), str(one.examples), f"{len(one.tested)} of {one.total}", untested)
        out.print(table)
        return
    if clause is None:
        fail("name a clause, as BB-DREAM-04, a word to look for, or --coverage")
    found = conformance.find(clause.upper())
    if found is None:
        matches = [
            entry
            for catalogue in conformance.catalogues().values()
            for entry in catalogue.by_id.values()
            if clause.lower() in entry.text.lower() or entry.id.startswith(clause.upper())
        ]
        if not matches:
            fail(f"no clause '{clause}', and no clause that speaks of it")
        for entry in matches:
            out.print(f"{entry.id}  {' '.join(entry.text.split())}", markup=False, highlight=False, soft_wrap=True)
        return
    catalogue, entry = found
    page = f", p. {entry.page}" if entry.page else ""
    out.print(f"{entry.id} ({catalogue.game}{page})", style="bold", highlight=False)
    out.print(" ".join(entry.text.split()), markup=False, highlight=False, soft_wrap=True)
    for reading in catalogue.readings(entry.id):
        out.print(
            f"open: {reading.question} Taken here: {reading.reading}", markup=False, highlight=False, soft_wrap=True
        )
    for title, places in (("code", conformance.code()), ("tests", conformance.tests())):
        for place in places.get(entry.id, []):
            out.print(f"  {title:5} {place}", markup=False, highlight=False, soft_wrap=True)


@app.command()
def options(game: Game) -> None:
    """What can be chosen before a game: with --set NAME=VALUE here, with options={...} in the library."""
    try:
        rules = taverna.find(game)
    except TavernaError as error:
        fail(error)
    choices = rules.choices(rules.content(), rules.seats.stop - 1)
    out.print(" ".join((rules.options_type.__doc__ or "").split()), markup=False, highlight=False, soft_wrap=True)
    for field in msgspec.structs.fields(rules.options_type):
        default = msgspec.json.encode(field.default if field.default_factory is msgspec.NODEFAULT else {}).decode()
        told = ", ".join(msgspec.json.encode(value).decode().strip('"') for value in choices.get(field.name, []))
        line = f"  {field.name}={default.strip(chr(34))}" + (f"  (of {told})" if told else "")
        out.print(line, markup=False, highlight=False, soft_wrap=True)


@app.command()
def referee(
    game: Annotated[str, typer.Argument(help=" or ".join(REFEREES))],
    file: Annotated[str, typer.Argument(help="A file of JSON queries, or - for standard input.")],
) -> None:
    """Answer what the rules say in a given position, one JSON answer per query."""
    if game not in REFEREES:
        fail(f"there is no referee for '{game}': there is one for {' and '.join(REFEREES)}")
    answer = import_module(f"taverna.games.{game.replace('-', '_')}.referee").serve

    def write(line: str) -> None:
        sys.stdout.write(line.rstrip("\n") + "\n")
        sys.stdout.flush()

    try:
        if file == "-":
            answer(sys.stdin, write)
        else:
            with open(file, encoding="utf-8") as lines:
                answer(lines, write)
    except (OSError, UnicodeDecodeError) as error:
        fail(error)


def games_with(files: list[str]) -> list[str]:
    """The games that have files of all these names, or of the most of them; the first game where it is one of them."""
    there = {
        game: sum((taverna.find(game).folder / "content" / f"{name}.yaml").exists() for name in files)
        for game in taverna.games()
    }
    most = max(there.values())
    fitting = [game for game, files in there.items() if files == most]
    return ["bloodborne"] if "bloodborne" in fitting else fitting


@pack_app.command("check")
def pack_check(
    folder: Annotated[Path, typer.Argument(exists=True, file_okay=False)],
    game: Annotated[str | None, typer.Option(help="The game it is for; told by its files if not given.")] = None,
) -> None:
    """Check a pack: every error names file, record and field."""
    try:
        found = taverna.core.content.read_folder(folder)
        if not found:
            fail(f"{folder}: no .yaml files here")
        games = [game] if game else games_with(list(found))
        if len(games) > 1:
            fail(f"{folder}: this could be for {' or '.join(games)}; say which with --game")
        rules = taverna.find(games[0])
        rules.content(found)
    except TavernaError as error:
        fail(error)
    count = sum(len(records) for records in found.values())
    out.print(
        f"{folder}: {count} records in {len(found)} files fit {rules.title['en']}",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )


@app.command()
def bench(
    compare: Annotated[Path | None, typer.Option(help="An earlier run, to show the change since.")] = None,
    write: Annotated[Path | None, typer.Option(help="Keep this run in a file.")] = None,
    part: Annotated[str | None, typer.Argument(help="One part only: games, hex or host.")] = None,
) -> None:
    """Measure: decisions per second, and microseconds of fork, view, drawing and save."""
    from taverna import bench as benchmarks

    try:
        before = benchmarks.read(compare) if compare else {}
        run = benchmarks.run(part, lambda name: err.print(f"{name} …", style="dim"))
        table = RichTable("what", "value", *(["before", "change"] if before else []))
        for name, value in run.items():
            row = [name, f"{value:,.4g}" if value < 1000 else f"{value:,.0f}"]
            if before:
                old = before.get(name)
                row += ["", ""] if not old else [f"{old:,.4g}", f"{value / old - 1:+.0%}"]
            table.add_row(*row)
        out.print(table)
        if write:
            benchmarks.keep(write, run)
    except (TavernaError, OSError) as error:
        fail(error)


def main() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells start what runs in the background deaf to Ctrl-C
    app()


if __name__ == "__main__":
    main()
