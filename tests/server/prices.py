"""What an answer costs two hosts, this one and an earlier, by one driver in one run: each in turn, a second at a time,
so that both meet the same machine. Four pages watch every table; an earlier host that knows less sends what it can.

    git worktree add /tmp/earlier COMMIT && (cd /tmp/earlier && make .venv/play)
    python -m tests.server.prices /tmp/earlier --rate 100
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random

import taverna
from taverna.server.bench import LIMITLESS, SEATS, Sitting, paced, seated, started

TABLES = 40
SETTLED = 6  # seconds of each that are not counted: a host has sentences and cards then that it draws once


def used(pid: int) -> float:
    """Seconds of processor time of a process, to the microsecond, by its threads that are there."""
    tasks = Path(f"/proc/{pid}/task")
    return sum(int((one / "schedstat").read_text().split()[0]) for one in tasks.iterdir()) / 1e9


async def priced(
    hosts: dict[str, tuple[int, int]],
    game: str,
    seconds: int,
    rate: float,
    still: bool,
    tables: int = TABLES,
    settled: int = SETTLED,
) -> dict[str, float]:
    """Milliseconds of an answer by host."""
    seats = min(SEATS, taverna.games()[game].max_seats)
    sat: dict[str, list[Sitting]] = {}
    for name, (port, _) in hosts.items():
        sat[name] = [
            await seated(port, game, Random(nth), seats=seats, page=True, still=still) for nth in range(tables)
        ]
    spent = dict.fromkeys(hosts, 0.0)
    answers = dict.fromkeys(hosts, 0)
    for second in range(settled + seconds):
        for name, (_, pid) in hosts.items():
            done: list[float] = []
            before = used(pid)
            await paced(sat[name], 1.0, rate, done, [])
            if second >= settled:
                spent[name] += used(pid) - before
                answers[name] += len(done)
    for sitting in (one for some in sat.values() for one in some):
        for seat in sitting.seats:
            await seat.socket.close()
    return {name: 1000 * spent[name] / max(1, answers[name]) for name in hosts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("earlier", type=Path, help="a checkout of it, with a .venv of its own")
    parser.add_argument("--rate", type=float, default=100.0, help="answers per second")
    parser.add_argument("--seconds", type=int, default=20, help="of each host and game")
    parser.add_argument("--beats", action="store_true", help="pages that show one step after another")
    parser.add_argument("--games", nargs="*", default=list(taverna.games()))
    asked = parser.parse_args()
    sys.stdout.write("| game | earlier, ms | now, ms | share |\n|---|--:|--:|--:|\n")
    for game in asked.games:
        with ExitStack() as stack:
            hosts = {}
            for name, python in (("earlier", str(asked.earlier / ".venv/bin/python")), ("now", sys.executable)):
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                hosts[name] = stack.enter_context(started(folder, python, **LIMITLESS))
            found = asyncio.run(priced(hosts, game, asked.seconds, asked.rate, not asked.beats))
        share = found["now"] / found["earlier"]
        sys.stdout.write(f"| {game} | {found['earlier']:.2f} | {found['now']:.2f} | {share:.2f} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
