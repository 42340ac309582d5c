"""A load run, by one command: `python -m tests.server.load`. A PostgreSQL of its own (with fsync, as a real one), a
Valkey or Redis if there is one, app processes beside each other, and from here a thousand tables of all games with
three pages at each, which answer at a steady pace. It says how long acknowledgements took, what was delivered, and what
each process needed; and then that every acknowledged answer is in the database once."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import re
import resource
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg

import taverna
from taverna.server.bench import Sitting, cpu_of, memory_of, paced, part_of, seated

from . import valkey
from .postgres import SETTINGS, missing, server
from .running import Running, host

AT_ONCE = 8  # tables that are opened at the same time
LIMITS = {
    "tables": 1e9,
    "tables_daily": 0,
    "kept_tables": 0,
    "messages": 1e9,
    "messages_rate": 1e9,
    "sockets": 10**6,
    "takeover": 0,
    "metrics": "127.0.0.1",
}
"""All come from one address here, which no real host would let."""


class Run(msgspec.Struct):
    """How much of everything."""

    tables: int = 1000
    seats: int = 3
    rate: float = 100.0
    seconds: float = 60.0
    warm: float = 10.0  # seconds of play before anything is measured: words are compiled when they are first said
    processes: int = 2
    still: bool = False
    write: str = ""


class Measured:
    """What the processes have used up to a moment."""

    def __init__(self, hosts: list[Running], others: dict[str, int]) -> None:
        self.at = time.perf_counter()
        self.pids = {f"app {nth + 1}": [one.pid] for nth, one in enumerate(hosts)}
        self.pids |= {name: [pid, *_children(pid)] for name, pid in others.items()} | {"driver": [os.getpid()]}
        self.cpu = {name: sum(map(cpu_of, pids)) for name, pids in self.pids.items()}
        self.told = sum((told(one) for one in hosts), Counter())

    def memory(self) -> dict[str, float]:
        """Megabytes; of PostgreSQL's processes, which share most of theirs, each part counted once."""
        own = {name: sum(map(memory_of, pids)) / 1e6 for name, pids in self.pids.items()}
        return own | {"PostgreSQL": sum(map(_pss, self.pids["PostgreSQL"])) / 1e6}


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _pss(pid: int) -> int:
    try:
        found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) * 1024 if found else 0


def told(one: Running) -> Counter[str]:
    """What a process says of itself."""
    with urllib.request.urlopen(f"{one.url}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return Counter(
        {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[:1] != "#"}
    )


async def sat(hosts: list[Running], run: Run) -> tuple[list[Sitting], int]:
    """Everybody comes, a few at once; each table's pages to the process at which it was made, as a proxy would lead
    them. And how many tables could not be opened."""
    games = [info.id for info in taverna.games().values() if info.min_seats <= run.seats <= info.max_seats]
    waiting = iter(range(run.tables))
    found: list[Sitting] = []
    failed = 0

    async def come() -> None:
        nonlocal failed
        for nth in waiting:
            port, game = hosts[nth % len(hosts)].port, games[nth // len(hosts) % len(games)]
            try:
                async with asyncio.timeout(60):
                    found.append(await seated(port, game, Random(nth), seats=run.seats, page=True, still=run.still))
            except Exception as error:
                print(f"a table could not be opened: {type(error).__name__}: {error}", flush=True)
                failed += 1

    await asyncio.gather(*(come() for _ in range(AT_ONCE)))
    return found, failed


async def driven(hosts: list[Running], others: dict[str, int], run: Run) -> dict[str, Any]:
    """The tables are opened and played; what was found."""
    empty = Measured(hosts, others).memory()
    began = time.perf_counter()
    sittings, failed = await sat(hosts, run)
    opened = time.perf_counter() - began
    Random(1).shuffle(sittings)
    early: list[float] = []
    gc.disable()  # a pause of the driver would be told as one of the host
    failing = await paced(sittings, run.warm, run.rate, early, [])
    full = Measured(hosts, others).memory()
    seats = [seat for sitting in sittings for seat in sitting.seats]
    before, updates, sent = Measured(hosts, others), sum(s.updates for s in seats), sum(s.bytes for s in seats)
    done: list[float] = []
    shown: list[float] = []
    lost = failing + await paced(sittings, run.seconds, run.rate, done, shown)
    gc.enable()
    after = Measured(hosts, others)
    took = after.at - before.at
    closed = sum(seat.listening is not None and seat.listening.done() for seat in seats)
    updates, sent = sum(s.updates for s in seats) - updates, sum(s.bytes for s in seats) - sent
    said = after.told - before.told
    drawn = said["taverna_drawing_seconds_sum"] / max(1, len(done))
    end = after.memory()
    found: dict[str, Any] = {
        "app processes": run.processes,
        "tables awake": len(sittings),
        "sockets": len(seats),
        "seconds to open them all": opened,
        "seconds of play before measuring": run.warm,
        "seconds of play": took,
        "answers per second, asked for": run.rate,
        "answers per second": len(done) / took,
        "acknowledgement p50, ms": part_of(done, 0.5),
        "acknowledgement p95, ms": part_of(done, 0.95),
        "acknowledgement p99, ms": part_of(done, 0.99),
        "everybody has seen it p50, ms": part_of(shown, 0.5),
        "everybody has seen it p99, ms": part_of(shown, 0.99),
        "updates delivered per second": updates / took,
        "bytes of an update before deflating": sent / max(1, updates),
        "acknowledged, with those before measuring": len(early) + len(done),
        "errors: tables not opened": failed,
        "errors: answers without an end": len(lost),
        "errors: sockets closed": closed,
        "drawing for all who watch, ms of an answer": 1000 * drawn,
    }
    for name in after.cpu:
        found[f"{name}: share of one core"] = (after.cpu[name] - before.cpu[name]) / took
    apps = [name for name in after.cpu if name.startswith("app")]
    spent = sum(after.cpu[name] - before.cpu[name] for name in apps)
    found["processor time of the apps, ms of an answer"] = 1000 * spent / max(1, len(done))
    for name in after.cpu:
        found[f"{name}: memory empty, full, at the end, MB"] = f"{empty[name]:.0f}, {full[name]:.0f}, {end[name]:.0f}"
    grown = sum(full[name] - empty[name] for name in apps)
    found["memory of a watched table in the apps, MB"] = grown / max(1, len(sittings))
    for seat in seats:
        seat.socket.transport.abort()
    return found


def stored(database: str) -> int:
    """Answers of people in the database."""
    with psycopg.connect(database) as db:
        rows = db.execute("SELECT entry FROM inputs").fetchall()
    entries = (msgspec.json.decode(entry) for (entry,) in rows)
    return sum(entry["type"] == "answer" and not entry.get("forced") for entry in entries)


@contextlib.contextmanager
def running(run: Run) -> Iterator[tuple[list[Running], dict[str, int], str]]:
    """The app processes, the other servers by name, and the database."""
    why = missing()
    if why is not None:
        raise SystemExit(why)
    with (
        server(f"{SETTINGS} -c fsync=on") as postgres,
        tempfile.TemporaryDirectory() as folder,
        contextlib.ExitStack() as open_,
    ):
        database = postgres.database()
        others = {"PostgreSQL": int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])}
        shared = {}
        if valkey.missing() is None:
            cache = open_.enter_context(valkey.cache())
            assert cache.process is not None
            others["Valkey"], shared["shared"] = cache.process.pid, cache.address
        hosts = [
            open_.enter_context(host(Path(folder) / f"app{nth}", database=database, **shared, **LIMITS))
            for nth in range(run.processes)
        ]
        yield hosts, others, database


def measured(run: Run) -> dict[str, Any]:
    """The whole run."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # inherited by the processes started from here
    with running(run) as (hosts, others, database):
        found = asyncio.run(driven(hosts, others, run))
        given = found["acknowledged, with those before measuring"]
        found["acknowledged answers that are not in the database once"] = given - stored(database)
        found["failures in the logs"] = sum(one.logged.count("Traceback") for one in hosts)
        for one in hosts:
            print("".join(one.logged.partition("Traceback")[1:])[:3000])  # the first, if there is any
    return found


def page(run: Run, found: dict[str, Any]) -> str:
    """As a table of Markdown."""
    how = "still" if run.still else "with beats"
    loads = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    lines = [
        f"Pages {how}, on {os.cpu_count()} cores; the machine's load (1, 5, 15 minutes) in the end: {loads}.",
        "",
        "| what | value |",
        "|---|---:|",
    ]
    lines += [f"| {name} | {f'{one:,.2f}' if isinstance(one, float) else one} |" for name, one in found.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    reading = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    for field in msgspec.structs.fields(Run):
        if field.type is bool:
            reading.add_argument(f"--{field.name}", action="store_true")
        else:
            reading.add_argument(f"--{field.name}", type=field.type, default=field.default)
    run = Run(**vars(reading.parse_args()))
    text = page(run, measured(run))
    print(text)
    if run.write:
        Path(run.write).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
