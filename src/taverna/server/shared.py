"""What the processes of one host tell each other through a server of Valkey or Redis (the setting `shared`): how much
each address has done, that someone is shut out, how many connections an address has open, from where tables are looked
at.

Nothing here has authority. Who runs a table and what was answered is PostgreSQL's alone, and no act waits for this
server: what an address did is counted here at once and told afterwards, many acts in one message, and the answer lowers
what is left for it here. When the server is gone every process counts for itself, says so once, and tries again.
Nothing is kept there but counts under hashes of addresses, which fade by themselves within minutes. Several sites may
share a server if each has the number of a database of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from . import keys
from .limits import Buckets, Counted

log = logging.getLogger("taverna.server")

CHANNEL = "taverna"
AGAIN = 1.0  # seconds until the server is tried again
SLOW = 2.0  # seconds in which it must answer
BEAT = 2.0  # seconds between two words about who is connected, and for three of them they count
ASKED = 0.5  # seconds for which the others are waited for
QUIET = 15.0  # seconds without a word after which a connection is held for dead
TOLD = 1000  # messages kept for a server that is slow

TAKE = """
local now = redis.call('TIME')
local at = now[1] + now[2] / 1000000
local found = {}
for nth, key in ipairs(KEYS) do
    local burst, rate, drops = tonumber(ARGV[3 * nth - 2]), tonumber(ARGV[3 * nth - 1]), tonumber(ARGV[3 * nth])
    local kept = redis.call('HMGET', key, 'left', 'at')
    local left = burst
    if kept[1] then left = math.min(burst, kept[1] + math.max(0, at - kept[2]) * rate) end
    left = math.max(left - drops, -burst)
    redis.call('HSET', key, 'left', string.format('%.6f', left), 'at', string.format('%.6f', at))
    redis.call('PEXPIRE', key, math.ceil(math.min((burst - left) / rate, 86400) * 1000) + 1000)
    found[nth] = string.format('%.6f', left)
end
return found
"""
"""Many buckets at once: what was taken out of each, and what is left there. They refill by the server's clock."""

Failed = (ValkeyError, OSError, TimeoutError)


class Said(msgspec.Struct, omit_defaults=True):
    """A word among processes. `by`: who says it; `re`: what it answers."""

    by: str
    what: str
    re: str = ""
    about: Any = None


_said = msgspec.json.Decoder(Said)


class Shared:
    """This process's way to the server."""

    def __init__(self, address: str, failed: Callable[[], None] = lambda: None) -> None:
        self._server = Valkey.from_url(address, socket_timeout=SLOW, socket_connect_timeout=SLOW)
        self._take = self._server.register_script(TAKE)
        number = self._server.connection_pool.connection_kwargs.get("db") or 0
        self._channel = f"{CHANNEL}:{number}" if number else CHANNEL  # words, unlike counts, know no databases
        self.where = f"{urlsplit(address).scheme}://{urlsplit(address).hostname or ''}{urlsplit(address).path}"
        self.me = keys.new_table()
        self.reached: bool | None = None  # None: not tried yet
        self._failed = failed
        self._buckets: dict[str, Buckets] = {}
        self._spent: dict[tuple[str, str], float] = {}
        self._words: list[bytes] = []
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._on: dict[str, Callable[[Said], Coroutine[Any, Any, None]]] = {}
        self._replies: dict[str, asyncio.Queue[Any]] = {}
        self._open: dict[str, tuple[float, dict[str, int]]] = {}

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._telling, self._hearing)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*Failed):
            await self._server.aclose()

    def _is(self, reached: bool, error: Exception | None = None) -> None:
        """Said when it changes, once."""
        if self.reached is not reached:
            if not reached:
                self._failed()
                log.error(
                    "%s cannot be reached (%s): limits are counted by each process for itself until it can",
                    self.where,
                    type(error).__name__,
                )
            elif self.reached is False:
                log.warning("%s is reached again", self.where)
        self.reached = reached

    # -- limits ------------------------------------------------------------------------------------------------------
    def count(self, name: str, buckets: Buckets) -> None:
        """These limits are one for all processes."""
        self._buckets[name] = buckets

        def spent(address: str, drops: float) -> None:
            self._spent[name, address] = self._spent.get((name, address), 0.0) + drops
            self._wanted.set()

        buckets.spent = spent

    async def _telling(self) -> None:
        """What was done and said since, in one message and again at once: as often as the server answers."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            spent, self._spent = self._spent, {}
            words, self._words = self._words, []
            try:
                async with asyncio.timeout(SLOW):
                    for word in words:
                        await self._server.publish(self._channel, word)
                    if spent:
                        await self._counted(spent)
            except Failed as error:
                self._is(False, error)
                await asyncio.sleep(AGAIN)
            else:
                self._is(True)

    async def _counted(self, spent: dict[tuple[str, str], float]) -> None:
        names, given = [], []
        for (name, address), drops in spent.items():
            names.append(f"taverna:{name}:{hashlib.blake2s(address.encode(), digest_size=12).hexdigest()}")
            buckets = self._buckets[name]
            given += [buckets.burst, buckets.rate, drops]
        left = await self._take(keys=names, args=given)
        for (name, address), level in zip(spent, left, strict=True):
            self._buckets[name].lower(address, float(level) - self._spent.get((name, address), 0.0))

    # -- words among processes ---------------------------------------------------------------------------------------
    def on(self, what: str, heard: Callable[[Said], Coroutine[Any, Any, None]]) -> None:
        self._on[what] = heard

    def tell(self, what: str, about: Any = None, re: str = "") -> None:
        """To all others that are there; nobody waits for it."""
        if len(self._words) < TOLD:
            self._words.append(msgspec.json.encode(Said(self.me, what, re, about)))
            self._wanted.set()

    async def ask(self, what: str, about: Any = None) -> list[Any]:
        """What the others say to this; those who are slow are left out."""
        re = keys.new_table()
        replies: asyncio.Queue[Any] = asyncio.Queue()
        self._replies[re] = replies
        found: list[Any] = []
        try:
            async with asyncio.timeout(ASKED):
                there = await self._server.publish(self._channel, msgspec.json.encode(Said(self.me, what, re, about)))
                while len(found) < there - 1:
                    found.append(await replies.get())
        except Failed:
            pass
        finally:
            del self._replies[re]
        return found

    async def _hearing(self) -> None:
        while True:
            try:
                await self._heard()
            except Failed as error:
                self._is(False, error)
                await asyncio.sleep(AGAIN)

    async def _heard(self) -> None:
        async with self._server.pubsub() as ear:
            await ear.subscribe(self._channel)
            self._is(True)
            for again in self._on.values():  # whatever was said meanwhile was missed
                await again(Said("", ""))
            last = time.monotonic()
            while True:
                word = await ear.get_message(timeout=BEAT)
                if word is not None:
                    last = time.monotonic()
                elif time.monotonic() - last > QUIET:
                    raise TimeoutError
                else:
                    await ear.ping()
                if word is not None and word["type"] == "message":
                    await self._obey(word["data"])

    async def _obey(self, word: bytes) -> None:
        try:
            said: Said = _said.decode(word)
            asked, heard = self._replies.get(said.re), self._on.get(said.what)
            if said.by == self.me:
                return
            if said.what == "reply" and asked is not None:
                asked.put_nowait(said.about)
            elif heard is not None:
                await heard(said)
        except Exception:  # another version may say it otherwise
            log.exception("a word of another process")

    # -- who is connected --------------------------------------------------------------------------------------------
    def connected(self, sockets: Counted) -> None:
        """Connections of one address are one number for all processes: those who have many are told of."""
        sockets.others = self._elsewhere
        self.on("open", self._told_open)
        self._tasks.append(asyncio.create_task(self._tell_open(sockets)))

    async def _tell_open(self, sockets: Counted) -> None:
        told = False
        while True:
            many = sockets.many(max(1, sockets.most // 8))
            if many or told:
                self.tell("open", many)
            told = bool(many)
            await asyncio.sleep(BEAT)

    async def _told_open(self, said: Said) -> None:
        if said.by:
            self._open[said.by] = (time.monotonic(), msgspec.convert(said.about, dict[str, int]))

    def _elsewhere(self, address: str) -> int:
        since = time.monotonic() - 3 * BEAT
        return sum(many.get(address, 0) for at, many in self._open.values() if at > since)
