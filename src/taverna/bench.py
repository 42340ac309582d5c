"""How fast it is. Numbers of one run can be compared with each other; those of two machines cannot."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import taverna
from taverna.core.errors import OptionError
from taverna.core.game import named
from taverna.core.table import Table

Run = dict[str, float]
SLOWDOWN = 0.1  # more than this is no luck of the machine
TIMES = ("µs", "_us", "ms")
RATES = ("/s", "_per_s")
clock = time.process_time  # of this process alone: what else the machine does is not measured


def read(path: Path) -> Run:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, float])
    except msgspec.DecodeError as error:
        raise OptionError(f"{path}: not a run of 'taverna bench': {error}") from None


def keep(path: Path, run: Run) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run)))


def slower(before: Run, now: Run) -> dict[str, float]:
    """What has become slower since an earlier run, and by which part: rates that fell, times that rose. What only one
    of the runs has measured, or is neither rate nor time, is not judged."""
    lost = {}
    for name, value in now.items():
        old = before.get(name)
        if not old or not value:
            continue
        if name.endswith(TIMES):
            lost[name] = 1 - old / value
        elif any(rate in name for rate in RATES) and not name.startswith("catanatron"):
            lost[name] = 1 - value / old
    return {name: part for name, part in lost.items() if part > SLOWDOWN}


def run(part: str | None, tell: Callable[[str], None]) -> Run:
    """All parts, or the one named."""
    parts: dict[str, Callable[[Callable[[str], None]], Run]] = {
        "games": bench_games,
        "own": bench_own,
        "host": bench_host,
        "book": bench_book,
    }
    if part is not None and part not in parts:
        raise OptionError(f"no part '{part}': there are {', '.join(parts)}")
    found: Run = {}
    for name, measure in parts.items():
        if part == name or (part is None and name not in ("host", "book")):
            found |= measure(tell)
    return found


def bench_games(tell: Callable[[str], None]) -> Run:
    """Random play of every game, and the same of catanatron in between, so that both meet the same machine."""
    found: Run = {}
    for name in taverna.games():
        tell(name)
        n = taverna.find(name).bench.seats
        rounds = [(answered(name, n, 60), *played(name, n, 120), catanatron(8)) for _ in range(5)]
        answers, bare, wholes, theirs = (max(column) for column in zip(*rounds, strict=True))
        found[f"{name}: decisions/s, random playouts"] = bare
        found[f"{name}: whole games/s, random playouts"] = wholes
        found[f"{name}: decisions/s, questions and answers with log, undo and saves"] = answers
        if theirs:
            found[f"{name}: playouts, times catanatron's actions/s"] = bare / theirs
            found[f"{name}: questions and answers, times catanatron's actions/s"] = answers / theirs
            found["catanatron: actions/s, random players"] = theirs
        table = middle(name, n)
        found[f"{name}: fork, µs"] = micros(table.fork)
        found[f"{name}: determinize, µs"] = micros(lambda table=table: table.determinize(0, 1))  # type: ignore[misc]
        found[f"{name}: view, µs"] = micros(lambda table=table: table.view(0))  # type: ignore[misc]
        found[f"{name}: digest, µs"] = micros(table.digest)
        found[f"{name}: save, µs"] = micros(table.save)
        found[f"{name}: svg, µs"] = micros(lambda table=table: table.svg(0, "pt-BR"), 200)  # type: ignore[misc]
    return found


def new(name: str, seats: int | None, seed: int) -> Table:
    """A table as the game wants to be measured."""
    return taverna.new(name, seats, seed, taverna.find(name).bench.options)


def answered(name: str, seats: int | None, games: int) -> float:
    """Decisions per second through the public contract: ask for the questions, answer by option id."""
    made = 0
    start = clock()
    for seed in range(games):
        table = new(name, seats, seed)
        random = Random(seed).random
        while not table.over:
            for seat, question in table.questions.items():
                options = question.options
                table.answer(seat, options[int(random() * len(options))].id)
                made += 1
                if not question.secret:
                    break
    return made / (clock() - start)


def played(name: str, seats: int | None, games: int) -> tuple[float, float]:
    """Decisions and whole games per second of `Table.playout`, what searches and statistics use."""
    start = clock()
    made = sum(new(name, seats, seed).playout(seed) for seed in range(games))
    took = clock() - start
    return made / took, games / took


def playouts(name: str, seats: int | None, games: int) -> float:
    return played(name, seats, games)[0]


def catanatron(games: int) -> float:
    """Actions per second of that engine's random players; 0 where it is not installed (extra `bench`)."""
    if find_spec("catanatron") is None:
        return 0.0
    from catanatron import Color, Game, RandomPlayer

    made = 0
    start = clock()
    for seed in range(games):
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        made += len(getattr(game.state, "actions", None) or game.state.action_records)
    return made / (clock() - start)


def middle(name: str, seats: int | None) -> Table:
    """A table some way into a game."""
    table = new(name, seats, 7)
    random = Random(7)
    for _ in range(60):
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, random.choice(question.options).id)
    return table


def micros(act: Callable[[], Any], times: int = 1000) -> float:
    """The best of five: what the act itself takes, without what else the machine does."""
    best = float("inf")
    for _ in range(5):
        start = clock()
        for _ in range(times // 5):
            act()
        best = min(best, (clock() - start) / (times // 5))
    return best * 1e6


def bench_own(tell: Callable[[str], None]) -> Run:
    """What else the games measure of themselves."""
    found: Run = {}
    for game in map(taverna.find, taverna.games()):
        for title, where in game.bench.more.items():
            tell(title)
            found |= {f"{title}: {name}": value for name, value in named(where)().items()}
    return found


def bench_host(tell: Callable[[str], None]) -> Run:
    from taverna.server.bench import bench_host as measure

    tell("host")
    return {f"host: {name}": value for name, value in measure().items()}


def bench_book(tell: Callable[[str], None]) -> Run:
    from taverna.server.book.bench import bench_book as measure

    tell("book")
    return {f"book: {name}": value for name, value in measure().items()}
