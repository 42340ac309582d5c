"""Looking back on finished games, one after another, in a process of its own; what is found is kept with the table."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import TYPE_CHECKING, Any

import msgspec

from taverna.lab.hindsight import Hindsight

from .refusals import Refused
from .storage import Storage, StorageError

if TYPE_CHECKING:
    from .living import Living

log = logging.getLogger("taverna.server")

WAITING = 32  # games that wait to be looked back on
KEEP = "INSERT INTO hindsight VALUES (?,?,?) ON CONFLICT (tbl) DO UPDATE SET made=excluded.made, found=excluded.found"


class Looking:
    """One game after another is looked back on."""

    def __init__(self, storage: Storage, seconds: float) -> None:
        self._storage = storage
        self._seconds = seconds
        self._one = asyncio.Lock()
        self._done: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def kept(self, living: Living) -> Hindsight | None:
        """What was found; nothing if that was under other rules."""
        sql = "SELECT found FROM hindsight WHERE tbl=?"
        row = await self._storage.read(lambda db: db.execute(sql, (living.id,)).fetchone())
        found = None if row is None else msgspec.json.decode(row[0], type=Hindsight)
        return found if found is not None and found.of == len(living.replay.entries) else None

    def done(self, table: str) -> float | None:
        """How far it is, if it is on its way."""
        return self._done.get(table)

    def begin(self, living: Living) -> None:
        if living.id in self._done:
            return
        if len(self._done) >= WAITING:
            raise Refused("slow-down", wait=self._seconds)
        self._done[living.id] = 0.0
        task = asyncio.get_running_loop().create_task(self._made(living.id, living.record()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _made(self, table: str, record: bytes) -> None:
        try:
            async with self._one:
                found = await self._looked(table, record)
            row = (table, time.time(), msgspec.json.encode(found).decode())
            await self._storage.write(lambda db: db.execute(KEEP, row).rowcount)
        except (OSError, ValueError, KeyError, TimeoutError, msgspec.MsgspecError, StorageError) as error:
            log.error("looking back on table %s: %s", table, error)
        finally:
            del self._done[table]

    async def _looked(self, table: str, record: bytes) -> Any:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "taverna.server.looker",
            str(self._seconds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            limit=4 * 1024 * 1024,
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(record)
            process.stdin.close()
            async with asyncio.timeout(4 * self._seconds + 60):
                while line := await process.stdout.readline():
                    said = msgspec.json.decode(line)
                    if "found" in said:
                        return said["found"]
                    self._done[table] = said["done"]
            raise OSError("it ended without a word")
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
