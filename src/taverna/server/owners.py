"""Which tables this process runs, where several share one database (`engines/leases.py`). A process alone runs all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

from . import keys
from .engines import StorageError, leases
from .storage import Storage

log = logging.getLogger("taverna.server")

LASTS = 5.0  # seconds after which one that says nothing is held for dead
LATER = 2.0  # seconds for which a table that nobody uses is kept all the same


class Owners:
    """What this process has leased, and who else there is."""

    def __init__(self, storage: Storage, address: str, lost: Callable[[Collection[str]], None]) -> None:
        self.node = keys.new_token()  # a secret: those who share the database believe each other by it
        self.address = address
        self.fellows: dict[str, str] = {}
        self.held: dict[str, int] = {}
        self._since: dict[str, float] = {}
        self._taking: dict[str, asyncio.Task[str]] = {}
        self._storage = storage
        self._lost = lost
        self._beaten = 0.0
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._beat()
        self._beating = asyncio.create_task(self._live())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        self.held.clear()
        with suppress(StorageError):
            await self._storage.write(lambda db: leases.leave(db, self.node))

    # -- living ------------------------------------------------------------------------------------------------------
    @property
    def alive(self) -> bool:
        """Can the others still know that this one lives?"""
        return time.monotonic() - self._beaten < LASTS

    def lives(self, address: str) -> bool:
        """When those who live were last looked at, was the one there among them? While that cannot be looked at, nobody
        is held for dead."""
        return not self.alive or address in self.fellows.values()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(LASTS / 5)
            try:
                await self._beat()
            except StorageError as error:
                log.error("the other processes cannot be told that this one lives: %s", error)

    async def _beat(self) -> None:
        asleep, began = not self.alive, time.monotonic()
        self.fellows, had = await self._storage.write(lambda db: leases.beat(db, self.node, self.address, LASTS))
        self._beaten = began
        if asleep or had != (len(self.held), sum(self.held.values())):
            await self.look()

    async def look(self) -> None:
        """Have others taken what is held here?"""
        held = dict(self.held)
        if held:
            ours = await self._storage.read(lambda db: leases.held(db, self.node))
            self.lose([table for table, fence in held.items() if ours.get(table) != fence == self.held.get(table)])

    async def knows(self, node: str) -> bool:
        """Is this one of those who share the database?"""
        if node in self.fellows:
            return True
        if len(node) != len(self.node):
            return False
        self.fellows = await self._storage.read(leases.living)
        return node in self.fellows

    # -- having ------------------------------------------------------------------------------------------------------
    async def take(self, table: str) -> str:
        """Run this table from now on, if nobody else does; else where it is run. However many ask for it at once, it
        is taken once: each taking makes void what the one before has in memory."""
        if len(table) > 40:
            return ""
        taking = self._taking.get(table)
        if taking is None:
            taking = self._taking[table] = asyncio.ensure_future(self._take(table))
            taking.add_done_callback(lambda done: self._taken(table, done))
        return await asyncio.shield(taking)

    def _taken(self, table: str, done: asyncio.Task[str]) -> None:
        del self._taking[table]
        if not done.cancelled():
            done.exception()  # whoever waited has heard of it; perhaps nobody does any more

    async def _take(self, table: str) -> str:
        other = await self._storage.read(lambda db: leases.runs(db, table))  # looking costs the owner nothing
        if other is not None and other[0] != self.node:
            self.lose([table])
            return other[1]
        if other is not None and self.held.get(table) == other[2]:
            return ""
        fence, elsewhere = await self._storage.write(lambda db: leases.take(db, table, self.node))
        if fence:
            self.lose([table])  # it was anyone's for a while: what is in memory may be old
            self.held[table] = fence
            self._since[table] = time.monotonic()
        return elsewhere

    async def seize(self, table: str) -> None:
        """Run this table from now on, whoever did."""
        if table not in self.held:
            self.held[table] = await self._storage.write(lambda db: leases.seize(db, table, self.node))
            self._since[table] = time.monotonic()

    def lose(self, tables: Iterable[str]) -> None:
        """Others have taken these."""
        gone = [table for table in tables if self.held.pop(table, None)]
        if gone:
            self._lost(gone)

    async def give_back(self, used: Collection[str]) -> None:
        """What nobody uses here is anyone's."""
        before = time.monotonic() - LATER
        idle = {one: n for one, n in self.held.items() if one not in used and self._since.get(one, 0.0) < before}
        for table in idle:
            del self.held[table]
            self._since.pop(table, None)
        if idle:
            await self._storage.write(lambda db: leases.give_back(db, self.node, idle))
