"""Kills of every kind while games are played at two processes: a process, connections of the database, the cache, the
way between a process and the database; or a process stands still while others hold it for dead. Every acknowledged act
is on the disk, once and in order.

    python -m tests.server.kills 200
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from taverna.core.table import Input
from taverna.server.engines import opened
from taverna.server.storage import Db, Storage

from . import postgres, valkey
from .running import Running, Table
from .test_crash import Player

SOCKET = ".s.PGSQL.5432"


class Wire:
    """The way between a process and the database: it can be cut, stand still, or lose the word that an answer is on the
    disk."""

    def __init__(self, server: postgres.Server, folder: Path) -> None:
        self._folder, self._server = folder, server.folder
        self._whole = True
        self._flowing = asyncio.Event()
        self._deaf = False
        self._heard: list[asyncio.Event] = []
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        made = asyncio.start_unix_server(self._came, folder / SOCKET)
        asyncio.run_coroutine_threadsafe(made, self._loop).result(60)
        self.mend()

    def address(self, database: str) -> str:
        """The same database, over this way."""
        return database.replace(f"host={self._server}", f"host={self._folder}")

    async def _came(self, asks: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        if not self._whole:
            return answers.transport.abort()
        there, on = await asyncio.open_unix_connection(self._server / SOCKET)
        self._ends |= {answers, on}
        heard, writes = asyncio.Event(), False
        heard.set()
        self._heard.append(heard)

        def passed(data: bytes) -> None:
            nonlocal writes
            writes = writes or (self._deaf and b"INSERT INTO inputs" in data)
            if writes and b"COMMIT" in data:
                heard.clear()

        await asyncio.gather(
            _flow(asks, on, [self._flowing], passed), _flow(there, answers, [self._flowing, heard], lambda data: None)
        )
        self._ends -= {answers, on}

    def _cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._deaf = False
        for heard in self._heard:
            heard.set()

    def _do(self, *steps: Callable[[], Any]) -> None:
        for step in steps:
            self._loop.call_soon_threadsafe(step)

    def cut(self) -> None:
        self._whole = False
        self._do(self._cut)

    def broken(self) -> None:
        """What is connected is not any more; new connections are made at once."""
        self._do(self._cut)

    def deaf(self) -> None:
        """The next answers are written, but nobody hears of it."""
        self._deaf = True

    def still(self) -> None:
        self._do(self._flowing.clear)

    def mend(self) -> None:
        self._whole = True
        self._do(self._flowing.set)


async def _flow(
    source: asyncio.StreamReader,
    sink: asyncio.StreamWriter,
    gates: list[asyncio.Event],
    passed: Callable[[bytes], None],
) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(1 << 16):
            for gate in gates:
                await gate.wait()
            passed(data)
            sink.write(data)
            await sink.drain()
    sink.close()


class Roaming(Player):
    """Asks now one process, now another; what is being taken over is asked for again."""

    def __init__(self, hosts: Sequence[Running], luck: random.Random) -> None:
        super().__init__(hosts[0], luck, ["person", "bot:random", "person", "person"])
        self.doors = [seen_from(one, self.table) for one in hosts]
        self.over = False

    def act(self) -> None:
        super().act()
        if not self.acknowledged or self.acknowledged[-1][0] == "undo" or self.luck.random() < 0.9:
            return
        self.over = self.stopping = self.insist("GET", "")["status"]["over"]

    def insist(self, method: str, path: str, seat: int | None = None, may_refuse: bool = False, **more: Any) -> Any:
        while True:
            try:
                got = self.luck.choice(self.doors).call(method, path, seat, **more)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if got.status_code == 503:
                self.repeated += 1
                time.sleep(0.05)
                continue
            if got.status_code == 409 and may_refuse:
                return None
            assert got.status_code == 200, got.text
            return got.json()


def seen_from(other: Running, table: Table) -> Table:
    return Table(other, table.made)


def acts(address: str, table: Table) -> list[tuple[str, int, str]]:
    """What is on the disk of people's acts, in order."""

    async def go() -> list[Input]:
        storage = Storage(address)
        found = await storage.table(table.id)
        storage.close()
        assert found is not None
        return found[2]

    rows = [msgspec.to_builtins(one) for one in asyncio.run(go())]
    mine = [row for row in rows if row["seat"] in table.tokens and not row.get("forced")]
    return [(row["type"], row["seat"], row.get("option", "")) for row in mine]


def written(address: str, work: Callable[[Db], Any]) -> Any:
    engine = opened(address)
    try:
        return engine.at_once(work)
    finally:
        engine.close()


def held_for_dead(address: str, running: Running) -> None:
    """As after five seconds of silence."""
    written(address, lambda db: db.execute("UPDATE nodes SET until=0 WHERE address=?", (running.url,)).rowcount)


def disconnected(address: str, share: float = 1.0) -> None:
    """So many of the database's connections end."""
    ours = "application_name='taverna' AND pid<>pg_backend_pid()"
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours} AND random()<?"
    written(address, lambda db: db.execute(ended, (share,)).fetchall())


def checked(address: str, player: Roaming) -> int:
    """It has ended: all that was acknowledged is there. How much that was."""
    player.stopping = True
    player.join(180)
    assert not player.is_alive(), "it waits for ever"
    assert player.failed is None, player.failed
    assert acts(address, player.table) == player.acknowledged
    return len(player.acknowledged)


def moved_on(players: Sequence[Roaming], acts: int) -> None:
    """Wait until each has been acknowledged so many more."""
    wanted = [len(player.acknowledged) + acts for player in players]
    deadline = time.monotonic() + 180
    while any(len(one.acknowledged) < many and not one.over for one, many in zip(players, wanted, strict=True)):
        assert all(player.failed is None for player in players), [player.failed for player in players]
        assert time.monotonic() < deadline, "nothing goes on"
        time.sleep(0.01)


class Kills:
    """Two processes, each with its own way to the database, the cache, and those who play."""

    def __init__(self, luck: random.Random, folder: Path, server: postgres.Server, cache: valkey.Cache) -> None:
        self.luck, self.cache, self.address = luck, cache, server.database()
        for name in ("one", "two"):
            (folder / f"way-{name}").mkdir()
        self.wires = [Wire(server, folder / f"way-{name}") for name in ("one", "two")]
        ways = {"takeover": 0, "shared": cache.address}
        self.hosts = [
            Running(folder / name, database=wire.address(self.address), **ways)
            for name, wire in zip(("one", "two"), self.wires, strict=True)
        ]
        self.done: Counter[str] = Counter()

    def process(self) -> None:
        victim = self.luck.choice(self.hosts)
        victim.kill()
        time.sleep(self.luck.choice((0.0, 0.0, 6.0)))  # back before anybody noticed, or after others took over
        victim.start()

    def connections(self) -> None:
        disconnected(self.address, self.luck.choice((0.3, 1.0)))

    def cached(self) -> None:
        self.cache.kill()
        time.sleep(self.luck.choice((0.0, 1.5)))
        self.cache.start()

    def way(self) -> None:
        wire = self.luck.choice(self.wires)
        self.luck.choice((wire.cut, wire.still, wire.deaf))()
        time.sleep(self.luck.choice((0.1, 1.0, 7.0)))
        wire.broken()
        wire.mend()

    def frozen(self) -> None:
        victim = self.luck.choice(self.hosts)
        os.kill(victim.pid, signal.SIGSTOP)
        time.sleep(self.luck.choice((0.5, 6.5)))
        os.kill(victim.pid, signal.SIGCONT)

    def run(self, kills: int, players: int = 3) -> str:
        began, answers, games, repeated = time.monotonic(), 0, 0, 0
        playing = [Roaming(self.hosts, random.Random(self.luck.random())) for _ in range(players)]
        for player in playing:
            player.start()
        kinds = {"process": 7, "connections": 5, "cached": 3, "way": 3, "frozen": 2}
        try:
            for _ in range(kills):
                time.sleep(self.luck.uniform(0.0, 0.5))
                kind = self.luck.choices([*kinds], [*kinds.values()])[0]
                getattr(self, kind)()
                self.done[kind] += 1
                moved_on(playing, 1)
                for nth, player in enumerate(playing):
                    if player.over:
                        answers, games = answers + checked(self.address, player), games + 1
                        repeated += player.repeated
                        playing[nth] = Roaming(self.hosts, random.Random(self.luck.random()))
                        playing[nth].start()
            for player in playing:
                answers += checked(self.address, player)
                repeated += player.repeated
        finally:
            for player in playing:
                player.stopping = True
            for one in self.hosts:
                one.stop()
        told = ", ".join(f"{many} {kind}" for kind, many in self.done.most_common())
        took = time.monotonic() - began
        return (
            f"{kills} kills ({told}): {answers} acts acknowledged, each on the disk once and in order; "
            f"{repeated} asked again; {games} games ended; {took:.0f} s"
        )


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = os.environ.get("TAVERNA_SEED", "kills")
    with postgres.server() as server, valkey.cache() as cache, tempfile.TemporaryDirectory(prefix="k") as folder:
        all_of_it = Kills(random.Random(seed), Path(folder), server, cache)
        print(all_of_it.run(kills), flush=True)
        for one in all_of_it.hosts:
            assert "Traceback" not in one.logged, one.logged


if __name__ == "__main__":
    main()
