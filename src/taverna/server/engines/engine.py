"""What keeps a host's data: one protocol, spoken by SQLite and by PostgreSQL.

Everything else in the host writes SQL that both understand, with `?` for values: `INSERT … ON CONFLICT`, numbers for
yes and no, and no function that only one of them has.

Inputs are only ever appended, and (table, number) is unique: of two writers who both thought it was their turn, one
loses and reads again. Inputs that wait are written together by a single statement; if that fails, each alone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from taverna.core.errors import TavernaError

T = TypeVar("T")

Rows = list[tuple[str, int, str, float, int, int]]
"""Inputs: table, number, entry, when, whether the game is over with it, the fencing number of who writes (0: none)."""


class StorageError(TavernaError):
    """The disk would not take it, or holds something this version cannot read."""


class Conflict(StorageError):
    """Another writer was first; nothing was written."""


def taken(why: Exception) -> Conflict:
    """What a database said of a row that does not fit beside those that are there."""
    found = Conflict("another writer was first; nothing was written")
    found.__cause__ = why
    return found


class Fenced(StorageError):
    """The table belongs to another process by now; nothing was written."""


class Found(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection: in a transaction where it writes."""

    def execute(self, sql: str, values: Any = ..., /) -> Found: ...
    def executemany(self, sql: str, rows: Any, /) -> Found: ...


Work = Callable[[Db], Any]
Waiting = tuple[Work | Rows, asyncio.Future[Any]]


def replacing(table: str, key: str, *others: str) -> str:
    """A row under its key, new or in place of the one that is there."""
    places = ",".join("?" * (1 + len(others)))
    changed = ", ".join(f"{name}=excluded.{name}" for name in others)
    return f"INSERT INTO {table} VALUES ({places}) ON CONFLICT ({key}) DO UPDATE SET {changed}"


PULSE = replacing("pulse", "n", "at", "room")


class Engine:
    """One database. `_one` and `_look` are what its kind does, in a thread."""

    where: str  # for people, without a password
    writers = 1

    def __init__(self, readers: int) -> None:
        self._writer = ThreadPoolExecutor(self.writers, "write")
        self._reader = ThreadPoolExecutor(readers, "read")
        self._waiting: list[Waiting] = []
        self._busy = 0  # writers

    def _one(self, work: Work | Rows) -> Any:
        """One transaction: its result, or the error with which nothing was written."""
        raise NotImplementedError

    def _look(self, work: Callable[[Db], T]) -> T:
        raise NotImplementedError

    def pulse(self, db: Db) -> None:
        """Write a little, to see whether anything can be written."""
        db.execute(PULSE, (0, time.time(), b""))

    def brings(self, db: Db) -> None:
        """What is written from here on, in this transaction, was written elsewhere before: its tables stand as told."""

    def snapshot(self, work: Callable[[Db], T]) -> T:
        """Read much, all as it stood at one moment, while others go on writing."""
        raise NotImplementedError

    def at_once(self, work: Callable[[Db], T]) -> T:
        """Write in one transaction, where nothing else goes on."""
        result = self._writer.submit(self._one, work).result()
        if isinstance(result, BaseException):
            raise result
        found: T = result
        return found

    def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()

    # -- how writes get to the disk ----------------------------------------------------------------------------------
    async def write(self, work: Work | Rows) -> Any:
        """Returns when it is on the disk. Raises `Conflict` if a unique key was taken: then nothing was written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, done))
        if self._busy < self.writers:
            self._hand_over(loop)
        return await done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """All that waits, to a writer."""
        batch, self._waiting = self._waiting, []
        self._busy += 1
        self._writer.submit(self._carry_out, loop, batch)

    def _carry_out(self, loop: asyncio.AbstractEventLoop, batch: list[Waiting]) -> None:
        """In a writer's thread."""
        results = self._commit([work for work, _ in batch])
        with suppress(RuntimeError):  # nobody is there any more to hear of it
            loop.call_soon_threadsafe(self._written, loop, batch, results)

    def _written(self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], results: list[Any]) -> None:
        self._busy -= 1
        for (_, done), result in zip(batch, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, BaseException):
                done.set_exception(result)
            else:
                done.set_result(result)
        if self._waiting:
            self._hand_over(loop)

    def _commit(self, batch: list[Work | Rows]) -> list[Any]:
        results: list[Any] = [None] * len(batch)
        rows = [nth for nth, work in enumerate(batch) if isinstance(work, list)]
        together = self._one([row for nth in rows for row in batch[nth]])  # type: ignore[union-attr]
        for nth, work in enumerate(batch):
            if not isinstance(work, list):
                results[nth] = self._one(work)
            elif together is not None:
                results[nth] = self._one(work) if len(rows) > 1 else together
        return results

    async def read(self, work: Callable[[Db], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)
