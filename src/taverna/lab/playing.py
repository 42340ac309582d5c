"""Seeded games between bots, in this process or in several, with the same results however many there are."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from taverna import bots as players
from taverna.bots.held import interrupts_held
from taverna.bots.lines import end_programs
from taverna.bots.outside import SECONDS, introduced, seated, told
from taverna.core.chance import M64, mix
from taverna.core.content import Raw, read_folder
from taverna.core.errors import OptionError, TavernaError
from taverna.core.table import Table
from taverna.games import find

from . import cluster
from .ledger import Ledger, gone_on
from .statistics import Played, Tally, tally

R = TypeVar("R")
AHEAD = 4
"""Games given to each worker before their results are asked for, so that none waits."""


class GameFailed(TavernaError):
    """A simulated game broke down: says which, so that it can be played again alone."""


class Series(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, Any]
    pack: Raw | None
    seconds: float = SECONDS  # for bots from outside, over one answer


def seed_of(seed: int, nth: int) -> int:
    """The seed of the n-th game of a simulation (counted from 0): of its luck and of its bots' luck."""
    return mix(seed & M64, nth + 1)


def seating(entries: int, nth: int) -> list[int]:
    """Which entry sits at each seat: from game to game everybody moves on by one."""
    return [(seat + nth) % entries for seat in range(entries)]


def games(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    seconds: float = SECONDS,
    on: str = "",
    file: Path | None = None,
) -> Iterator[Played]:
    """Play and yield one game after another, in their order. Each is a function of `seed` and its number alone (as far
    as bots from outside are: those get `seconds` for an answer).

    Whatever is wrong with the request is raised here, before the first game. Stop whenever you like: closing the
    iterator, or Ctrl-C, leaves no worker behind. With several workers the calling script must be importable (its work
    under `if __name__ == "__main__"`), since workers are spawned. `on`: a Ray cluster, see `cluster`. With a `file`
    every game is kept there as it ends, and those it holds are not played again.
    """
    if games < 0 or workers < 1:
        raise OptionError(f"cannot play {games} games with {workers} workers")
    raw = None if pack is None else read_folder(Path(pack))
    series = Series(game, list(bots), seed, dict(options or {}), raw, seconds)
    open_table(series, 0)
    introduced(find(game), series.bots, seconds)
    ledger = Ledger(file, series, Played)
    jobs = ((series, nth) for nth in range(len(ledger.rows), games))
    return gone_on(ledger, games, spread_out(play, jobs, min(workers, max(1, games)), on))


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Tally:
    """Play so many games and count. `on_game` is told of each as it ends: for a progress bar or a file."""
    began = time.perf_counter()
    done = []
    for played in series_of(game, bots, games, seed, workers, options, pack):
        done.append(played)
        if on_game is not None:
            on_game(played)
    return tally(done, time.perf_counter() - began)


series_of = games  # under a name that `simulate`'s argument does not cover


# -- one game --------------------------------------------------------------------------------------------------------
def open_table(series: Series, nth: int) -> Table:
    return Table(find(series.game), len(series.bots), seed_of(series.seed, nth), series.options, series.pack)


def play(series: Series, nth: int) -> Played:
    """The n-th game of a series, from its seed to its result."""
    table = open_table(series, nth)
    entries = seating(len(series.bots), nth)
    return finished(table, [series.bots[entry] for entry in entries], entries, nth, series.seconds)


def finished(table: Table, bots: list[str], entries: list[int], nth: int, seconds: float) -> Played:
    """Play a table to its end between these bots, by seat, and tell how it went."""
    with seated(table.game, bots, seconds) as sitting:
        try:
            players.play(table, sitting, table.seed)
        except Exception as error:
            raise GameFailed(f"game {nth} (seed {table.seed}): {type(error).__name__}: {error}") from error
        result = table.result
        assert result is not None
        noted = told(sitting, result)
    return Played(
        nth=nth,
        seed=table.seed,
        bots=bots,
        entries=entries,
        winners=result["winners"],
        scores=[float(result["scores"].get(seat, 0)) for seat in range(table.seats)],
        outcome=result["outcome"],
        decisions=len(table.inputs),
        rounds=table.view(None).get("round"),
        together=table.game.cooperative,
        faults=noted,
    )


# -- several processes -----------------------------------------------------------------------------------------------
def spread_out(work: Callable[..., R], jobs: Iterable[tuple[Any, ...]], workers: int, on: str = "") -> Iterator[R]:
    """Games in their order, on a cluster, on so many processes, or here if that is one."""
    if on:
        return cluster.spread(work, iter(jobs), workers, on)
    return (work(*job) for job in jobs) if workers == 1 else spread(work, iter(jobs), workers)


def spread(work: Callable[..., R], jobs: Iterator[tuple[Any, ...]], workers: int) -> Iterator[R]:
    """The same games on several processes. When stopped, or when a game fails, nobody waits for those under way."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_deaf_worker)
    waiting: deque[Future[R]] = deque()
    try:
        while True:
            with interrupts_held():
                for job in islice(jobs, workers * AHEAD - len(waiting)):
                    waiting.append(pool.submit(work, *job))
            if not waiting:
                return
            yield waiting.popleft().result()
    except BaseException:
        for worker in list((pool._processes or {}).values()):  # `terminate_workers` from Python 3.14 on
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _deaf_worker() -> None:
    """Ctrl-C is for the one who started the workers; it ends them. Should that one be killed, they end too. With a
    worker end the bots it has started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _at_once())
    threading.Thread(target=_orphaned, daemon=True).start()


def _orphaned() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        _at_once()


def _at_once() -> NoReturn:
    end_programs()
    os._exit(1)
