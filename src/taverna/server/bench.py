"""How a host bears load: many tables of four, every seat a connection of its own, on loopback.

The host is one process and the players are another (this one), so on two cores each has its own.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import taverna
from taverna.core.errors import TavernaError

from .reopen import reopened
from .weigh import weights

SEATS = 4
BOT_TABLES = 50
MORE = 32  # tables that are weighed
ENOUGH = 0.25  # seconds after which whoever has seen nothing new is taken to have nothing to see
PACE = 2.5  # answers per second of a table
PRICED = (
    (True, 20.0, "still at first"),
    (True, 20.0, "still"),
    (True, 100.0, "still, busy"),
    (False, 20.0, "with beats"),
    (False, 100.0, "with beats, busy"),
)  # answers per second of all tables
HASTE = 5.0  # answers per second of the people beside them
LIMITLESS = {
    "TAVERNA_TABLES": "1e9",
    "TAVERNA_TABLES_DAILY": "0",
    "TAVERNA_KEPT_TABLES": "0",
    "TAVERNA_MESSAGES": "1e9",
    "TAVERNA_MESSAGES_RATE": "1e9",
    "TAVERNA_SOCKETS": "1000000",
    "TAVERNA_TAKEOVER": "0",
    "TAVERNA_AHEAD": "0",
}


class Choice(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    id: str
    options: list[Choice]


class Heard(msgspec.Struct):
    """As much of a message as a player needs who only answers."""

    type: str
    ask: Asked | None = None
    to: str | None = None


_heard = msgspec.json.Decoder(Heard)


class Seat:
    """One player's connection, or that of someone who looks on."""

    def __init__(self, nth: int | None, socket: Any, token: str) -> None:
        self.nth = nth
        self.socket = socket
        self.token = token
        self.have: str | None = None
        self.ask: Asked | None = None
        self.updated = asyncio.Event()
        self.done = asyncio.Event()
        self.bytes = 0
        self.updates = 0
        self.at = 0.0
        self.listening: asyncio.Task[None] | None = None

    async def hello(self, still: bool, thin: bool = False) -> None:
        hello = {
            "type": "hello",
            "seat": self.nth,
            "lang": "en",
            "have": self.have,
            "token": self.token or None,
            "still": still,
            "thin": thin,
        }
        await self.socket.send(msgspec.json.encode(hello).decode())

    async def listen(self) -> None:
        async for text in self.socket:
            message = _heard.decode(text)
            if message.type in ("scene", "update"):
                self.ask, self.have = message.ask, message.to
                self.bytes += len(text)
                self.updates += 1
                self.at = time.perf_counter()
                self.updated.set()
            elif message.type == "done":
                self.done.set()
            elif message.type == "refused":
                raise TavernaError(f"the host refused: {text}")


class Sitting:
    """One table and its players, who answer at random, one at a time."""

    def __init__(self, id: str, seats: list[Seat], random: Random) -> None:
        self.id = id
        self.seats = seats
        self.random = random
        self._lock = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    @property
    def asked(self) -> bool:
        """Is there anything to answer?"""
        return any(seat.ask is not None for seat in self.seats)

    async def act(self, done: list[float], shown: list[float]) -> None:
        """One answer; notes how long until it was on the disk, and until everyone had seen what changed for them."""
        async with self._lock, asyncio.timeout(60):
            await self._act(done, shown)

    async def _act(self, done: list[float], shown: list[float]) -> None:
        asked = [seat for seat in self.seats if seat.ask is not None]
        if not asked:
            return
        seat = self.random.choice(asked)
        assert seat.ask is not None
        for one in self.seats:
            one.updated.clear()
        seat.done.clear()
        option = self.random.choice(seat.ask.options).id
        message = {"type": "answer", "seat": seat.nth, "question": seat.ask.id, "option": option}
        began = time.perf_counter()
        await seat.socket.send(msgspec.json.encode(message).decode())
        await seat.done.wait()
        done.append(time.perf_counter() - began)
        await seat.updated.wait()
        others = [asyncio.ensure_future(one.updated.wait()) for one in self.seats if not one.updated.is_set()]
        if others:  # some may have been shown nothing new
            _, unmoved = await asyncio.wait(others, timeout=ENOUGH)
            for late in unmoved:
                late.cancel()
        shown.append(max(one.at for one in self.seats if one.updated.is_set()) - began)


def bench_host(tables: int = 200, seconds: float = 20.0, rate: float = 100.0) -> dict[str, float]:
    """Play at `rate` answers per second for so many seconds, as programs do (`still`); then for half of that as pages
    do, with beats; then for a quarter as fast as it goes. Then the host is stopped and started again, and tables are
    opened; then another has tables full of bots that think."""
    with tempfile.TemporaryDirectory() as folder:
        with started(folder, **LIMITLESS) as (port, pid):
            found, made = asyncio.run(_measured(port, pid, tables, seconds, rate))
        with started(folder, **LIMITLESS) as (port, _):
            found |= asyncio.run(reopened(port, made))
    with tempfile.TemporaryDirectory() as folder, started(folder, **LIMITLESS) as (port, pid):
        return found | asyncio.run(beside_bots(port, pid, seconds))


@contextmanager
def started(folder: str, python: str = sys.executable, **settings: str) -> Iterator[tuple[int, int]]:
    """A host with its data here and these settings: its port and its process."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("TAVERNA_")}
    env |= settings | {"TAVERNA_PORT": "0", "TAVERNA_DATA": folder}
    code = "from taverna.server import Settings, run; run(Settings.read())"
    with subprocess.Popen([python, "-c", code], env=env, stdout=subprocess.PIPE, text=True) as host:
        try:
            assert host.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)", host.stdout.readline())
            if found is None:
                raise TavernaError("the host did not start")
            yield int(found[1]), host.pid
        finally:
            host.terminate()


async def _measured(
    port: int, pid: int, tables: int, seconds: float, rate: float
) -> tuple[dict[str, float], list[tuple[str, str]]]:
    """What was found, and the tables: their ids, and the tokens of their first seats."""
    empty = memory_of(pid)
    weighed = await weights(port)
    weighed |= await prices(port, pid)
    sittings = await _seated(port, tables)
    full = memory_of(pid)
    steady = await _run(sittings, seconds, rate, pid)
    found = {
        "tables": float(tables),
        "connections": float(tables * SEATS),
        "memory without tables, MB": empty / 1e6,
        "memory with all tables watched, MB": full / 1e6,
        "answers/s, asked for": rate,
        "answers/s": steady["answers"],
        "answer to disk, p50 ms": steady["done p50"],
        "answer to disk, p99 ms": steady["done p99"],
        "answer to update at every seat, p50 ms": steady["shown p50"],
        "answer to update at every seat, p99 ms": steady["shown p99"],
        "host's share of one core": steady["cpu"],
        "bytes per update": steady["bytes"],
    }
    await _hello(sittings, still=False)
    drawn = await _run(sittings, seconds / 2, rate, pid)
    await _hello(sittings, still=True)
    fast = await _run(sittings, seconds / 4, None, pid)
    found |= {
        "with beats: answers/s": drawn["answers"],
        "with beats: answer to update at every seat, p50 ms": drawn["shown p50"],
        "with beats: answer to update at every seat, p99 ms": drawn["shown p99"],
        "with beats: host's share of one core": drawn["cpu"],
        "answers/s at full speed": fast["answers"],
        "answer to update at full speed, p99 ms": fast["shown p99"],
        "memory at the end, MB": memory_of(pid) / 1e6,
    } | weighed
    for sitting in sittings:
        for seat in sitting.seats:
            await seat.socket.close()
    return found, [(sitting.id, sitting.seats[0].token) for sitting in sittings]


async def prices(port: int, pid: int) -> dict[str, float]:
    """What an answer costs the host in each game: processor time with everyone at the table watching as a page does,
    still and with beats, on the way to the middle of a game, on a host with little to do and on a busy one; still on
    one that has just begun with this game, too, which compiles sentences and draws cards that it then has for good. And
    what one table more weighs in memory that is watched so, once twenty answers were given there."""
    found: dict[str, float] = {}
    for info in taverna.games().values():
        seats = min(SEATS, info.max_seats)

        async def some(many: int, seats: int = seats, game: str = info.id, still: bool = True) -> list[Sitting]:
            return [await seated(port, game, Random(nth), seats=seats, page=True, still=still) for nth in range(many)]

        open_now: list[Sitting] = []
        for still, rate, how in PRICED:
            sittings = await some(int(rate / PACE), still=still)
            done: list[float] = []
            await paced(sittings, 3.0, max(rate, 40.0), [], [])
            spent = cpu_of(pid)
            await paced(sittings, 10.0, rate, done, [])
            found[f"{info.id}: an answer, {how}, ms"] = 1000 * (cpu_of(pid) - spent) / max(1, len(done))
            open_now += sittings
        before = memory_of(pid)
        more = await some(MORE)
        await paced(more, MORE / 4, 80.0, [], [])
        found[f"{info.id}: a watched table, MB"] = (memory_of(pid) - before) / MORE / 1e6
        for sitting in (*open_now, *more):
            for seat in sitting.seats:
                await seat.socket.close()
    return found


async def beside_bots(port: int, pid: int, seconds: float) -> dict[str, float]:
    """How long a person's answer takes while experts of all games think at many watched tables."""
    watching = []
    games = [info for info in taverna.games().values() if "expert" in taverna.find(info.id).bots]
    (sitting,) = await _seated(port, 1)
    for nth in range(BOT_TABLES):
        info = games[nth % len(games)]
        body = {"game": info.id, "seats": [{"kind": "bot", "bot": "expert"}] * min(SEATS, info.max_seats)}
        made = await _post(port, "/api/tables", msgspec.json.encode(body))
        watching.append(Seat(None, await connected(port, made["table"]), ""))
        await watching[-1].hello(still=True)
        watching[-1].listening = asyncio.create_task(watching[-1].listen())
    before = sum(one.updates for one in watching)
    steady = await _run([sitting], seconds, HASTE, pid)
    seen = sum(one.updates for one in watching) - before
    for one in (*watching, *sitting.seats):
        await one.socket.close()
    return {
        "beside bots: tables of experts": float(BOT_TABLES),
        "beside bots: their moves/s": seen / seconds,
        "beside bots: a person's answer to disk, p50 ms": steady["done p50"],
        "beside bots: a person's answer to disk, p99 ms": steady["done p99"],
        "beside bots: answer to update at every seat, p50 ms": steady["shown p50"],
        "beside bots: answer to update at every seat, p99 ms": steady["shown p99"],
    }


async def connected(port: int, table: str, compression: str | None = None) -> Any:
    from websockets.asyncio.client import connect

    return await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/live",
        compression=compression,
        max_queue=None,
        max_size=None,
        ping_interval=None,
        close_timeout=0.1,
    )


async def _seated(port: int, tables: int) -> list[Sitting]:
    """Make the tables, of all games in turn, and sit down at every seat."""
    games = [info.id for info in taverna.games().values() if info.min_seats <= SEATS <= info.max_seats]
    sittings = [await seated(port, games[nth % len(games)], Random(nth)) for nth in range(tables)]
    await asyncio.sleep(0.5)
    return sittings


async def seated(
    port: int, game: str, luck: Random, *, seats: int = SEATS, page: bool = False, still: bool = True
) -> Sitting:
    """A new table with somebody at every seat: a program, or a page (which takes thin and deflated updates)."""
    made = await _post(port, "/api/tables", msgspec.json.encode({"game": game, "seats": [{"kind": "person"}] * seats}))
    found = []
    for nth in range(seats):
        socket = await connected(port, made["table"], "deflate" if page else None)
        found.append(Seat(nth, socket, made["seats"][nth]["token"]))
        await found[-1].hello(still, page)
    for one in found:
        one.listening = asyncio.create_task(one.listen())
        await one.updated.wait()
    return Sitting(made["table"], found, luck)


async def _hello(sittings: list[Sitting], still: bool) -> None:
    for sitting in sittings:
        for seat in sitting.seats:
            await seat.hello(still)
    await asyncio.sleep(1.0)


async def _post(port: int, path: str, body: bytes) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(head.encode() + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    found: dict[str, Any] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return found


async def _run(sittings: list[Sitting], seconds: float, rate: float | None, pid: int) -> dict[str, float]:
    """Answers for so long: at a rate, or each table as fast as it goes."""
    done: list[float] = []
    shown: list[float] = []
    before = [(seat.bytes, seat.updates) for sitting in sittings for seat in sitting.seats]
    cpu, began = cpu_of(pid), time.perf_counter()
    if rate is None:

        async def on(sitting: Sitting) -> None:
            while time.perf_counter() - began < seconds and any(seat.ask for seat in sitting.seats):
                await sitting.act(done, shown)

        await asyncio.gather(*(on(sitting) for sitting in sittings))
    else:
        await paced(sittings, seconds, rate, done, shown)
    took = time.perf_counter() - began
    after = [(seat.bytes, seat.updates) for sitting in sittings for seat in sitting.seats]
    sent = sum(a[0] - b[0] for a, b in zip(after, before, strict=True))
    updates = sum(a[1] - b[1] for a, b in zip(after, before, strict=True))
    return {
        "answers": len(shown) / took,
        "done p50": part_of(done, 0.5),
        "done p99": part_of(done, 0.99),
        "shown p50": part_of(shown, 0.5),
        "shown p99": part_of(shown, 0.99),
        "cpu": (cpu_of(pid) - cpu) / took,
        "bytes": sent / max(1, updates),
    }


async def paced(
    sittings: list[Sitting], seconds: float, rate: float, done: list[float], shown: list[float]
) -> list[asyncio.Task[None]]:
    """So many answers per second, over all tables in turn. Returns those that failed or did not come to an end."""
    tasks: list[asyncio.Task[None]] = []
    began, nth = time.perf_counter(), 0
    for tick in range(int(seconds * rate)):
        wait = began + tick / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        for _ in sittings:  # the next table that is not in the middle of an answer
            nth += 1
            sitting = sittings[nth % len(sittings)]
            if not sitting.busy and sitting.asked:
                tasks.append(asyncio.create_task(sitting.act(done, shown)))
                break
    if tasks:
        await asyncio.wait(tasks, timeout=30)
    return [task for task in tasks if not task.done() or task.cancelled() or task.exception() is not None]


def part_of(times: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0


def memory_of(pid: int) -> int:
    """Resident bytes of a process; 0 where this cannot be read."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) * 1024


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
