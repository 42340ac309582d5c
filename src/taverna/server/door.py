"""Who is at the door: address, language, device and the seats they have proven. And the host they come to."""

from __future__ import annotations

import asyncio
import importlib
import ipaddress
import time
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from taverna.core.words import LANGS

from . import keys, retention
from .bots import Thinkers
from .judging import Judging
from .keeper.bans import Bans
from .limits import Buckets, Counted
from .looking import Looking
from .named import TURNED, netloc
from .pulse import Pulse
from .refusals import Refused, preferred
from .settings import Settings, only_here
from .storage import HOST, Storage, StorageError
from .tables import Tables

if TYPE_CHECKING:
    from .shared import Said, Shared

COOKIE = "taverna"
KEEPER = "taverna-keeper"
YEAR = 365 * 24 * 3600
EVERY = 20.0  # seconds between two looks at what other processes have written
DAY = 24 * 3600.0
HOUR = 3600.0  # seconds between two looks at what was kept long enough
FREELY = ("/keeper", "/api/keeper", "/static/")
"""What is shown to those who are banned, too: a keeper has a key, and a refusal should look like one."""

UNWEIGHED = ("/static/", "/figures/", "/healthz", "/readyz", "/metrics")
"""What costs next to nothing, or is asked by whoever operates the host."""
DRAWN = 8  # a picture or a moment of a replay costs as much as so many answers
ADVISED = 120  # a few seconds of thought
BULKY = 256 * 1024  # bytes brought that count as one more table
LISTED = 3  # a page, a list of lines or a view, drawn by whoever asked

Connection = ASGIConnection[Any, Any, Any, Any]


class Host:
    """Everything one running host has."""

    def __init__(self, settings: Settings, node: str = "") -> None:
        self.settings = settings
        self.draining = False  # it is about to end
        self.node = node  # where other processes reach this one
        self.storage = Storage(settings.kept)
        self.thinkers = Thinkers(settings.thinkers, settings.think)
        self.tables = Tables(settings, self.storage, self.thinkers)
        self.looking = Looking(self.storage, settings.hindsight)
        self.creating = Buckets(settings.tables, 1 / settings.tables_refill if settings.tables_refill else 1e9)
        self.daily = Buckets(settings.tables_daily, settings.tables_daily / DAY)
        self.acting = Buckets(settings.messages * 4, settings.messages_rate * 4)
        self.sockets = Counted(settings.sockets)
        self.judging = Judging(self.acting)
        self.bans = Bans(self.storage)
        self.pulse = Pulse(self.storage)
        self._upkeep: asyncio.Task[None] | None = None
        self.shared: Shared | None = None
        if settings.shared:
            kind = importlib.import_module(".shared", __package__).Shared  # needs the extra `valkey`
            self.shared = kind(settings.shared, self._alone)

    def _alone(self) -> None:
        self.tables.metrics.failed["shared"] += 1

    async def start(self) -> None:
        await self.tables.start(self.node)
        await self.bans.read()
        if self.shared is not None:
            self.shared.count("creating", self.creating)
            self.shared.count("daily", self.daily)
            self.shared.count("acting", self.acting)
            self.shared.on("bans", self._banned)
            self.shared.on("leases", self._evicted)
            self.shared.on("who", self._who)
            await self.shared.start()
            self.shared.connected(self.sockets)
        self._upkeep = asyncio.create_task(self._keep_up())

    async def _keep_up(self) -> None:
        """Bans that another process wrote count here, too; and what was kept long enough goes."""
        cleared = -HOUR
        while True:
            with suppress(StorageError):
                if time.monotonic() - cleared >= HOUR:
                    cleared = time.monotonic()
                    await self.clear()
            await asyncio.sleep(EVERY)
            with suppress(StorageError):
                await self.bans.read()
            self.send_away()

    async def clear(self) -> None:
        await retention.cleared(self.storage, self.settings, self.tables)
        if self.settings.keep_chat:
            for living in self.tables.awake.values():
                living.chat.forget()

    # -- what other processes say ------------------------------------------------------------------------------------
    def tell(self, what: str) -> None:
        """The other processes are told at once, where there is a way; else they look by themselves before long."""
        if self.shared is not None:
            self.shared.tell(what)

    async def _banned(self, said: Said) -> None:
        with suppress(StorageError):
            await self.bans.read()
        self.send_away()

    async def evicted(self) -> None:
        """Something about tables was written beside them: whoever runs them reads them anew, at once where the other
        processes can be told, else within a second."""
        await self.tables.evicted()
        self.tell("leases")

    async def _evicted(self, said: Said) -> None:
        with suppress(StorageError):
            await self.tables.evicted()

    async def _who(self, said: Said) -> None:
        if self.shared is not None and said.by:
            self.shared.tell("reply", self.watched(said.about or []), said.re)

    def watched(self, ids: Collection[str]) -> dict[str, list[tuple[str, list[int]]]]:
        """From where these tables are looked at through this process: an address, and the seats held there."""
        awake = (self.tables.awake[id] for id in ids if id in self.tables.awake)
        return {one.id: [(viewer.address, sorted(viewer.seats)) for viewer in one.viewers] for one in awake}

    async def watching(self, ids: Collection[str]) -> dict[str, list[tuple[str, list[int]]]]:
        """The same through every process that answers."""
        found = [self.watched(ids)]
        if self.shared is not None:
            found += await self.shared.ask("who", list(ids))
        there: dict[str, list[tuple[str, list[int]]]] = {}
        for one in found:
            for table, viewers in one.items():
                there.setdefault(table, []).extend(viewers)
        return there

    # ----------------------------------------------------------------------------------------------------------------
    def send_away(self) -> None:
        """Whoever is connected and banned by now comes again, and is refused."""
        for living in list(self.tables.awake.values()):
            for viewer in list(living.viewers):
                if self.bans.hold(viewer.client):
                    viewer.leave()
        for guest in self.tables.rooms.guests:
            if self.bans.hold(guest.client):
                guest.leave()

    async def stop(self) -> None:
        if self._upkeep is not None:
            self._upkeep.cancel()
        if self.shared is not None:
            await self.shared.stop()
        await self.tables.stop()
        await self.thinkers.stop()
        await self.looking.stop()
        self.judging.stop()
        self.storage.close()


def host_of(connection: Connection) -> Host:
    host: Host = connection.app.state.host
    return host


def address(connection: Connection) -> str:
    """Where a connection comes from, for limits."""
    return network(connection.client.host) if connection.client else "?"


def network(host: str) -> str:
    """What one household or machine is given: an address of IPv4, the first half of one of IPv6."""
    try:
        known = ipaddress.ip_address(host)
    except ValueError:
        return host
    if known.version == 4:
        return host
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


def welcome(connection: Connection, _: Any = None) -> None:
    """Whoever is banned gets nothing here."""
    if connection.client is None or connection.scope["path"].startswith(FREELY):
        return
    if host_of(connection).bans.hold(connection.client.host):
        raise Refused("banned")


def welcome_page(connection: Connection, handler: Any = None) -> None:
    """The same, for what is asked and answered: and none of it without limit. A socket is told in its own way."""
    path = connection.scope["path"]
    if connection.scope["type"] == ScopeType.HTTP:
        turned: Any = connection.scope.get(TURNED)
        if turned is not None:
            raise turned
        welcome(connection)
        if not path.startswith(UNWEIGHED):
            reading(connection, 1 if path.startswith("/api/") else LISTED)


def base(connection: Connection) -> str:
    """Where others find this host: as it was set, else as it was reached just now."""
    reached = str(connection.base_url).rstrip("/")
    reached = "http" + reached[2:] if reached.startswith("ws") else reached  # a socket is at the address of its page
    return host_of(connection).settings.address.rstrip("/") or reached


def near(connection: Connection) -> bool:
    """Do links from here lead to this machine alone?"""
    return only_here(urlsplit(base(connection)).hostname or "")


def language(connection: Connection, asked: str | None = None) -> str:
    """As asked, else as this device chose, else as the browser prefers."""
    if asked in LANGS:
        return str(asked)
    chosen = connection.cookies.get("lang")
    if chosen in LANGS:
        return str(chosen)
    return preferred(connection.headers.get("accept-language", ""), host_of(connection).settings.lang)


def same_site(connection: Connection) -> None:
    """Refuse what a page of another site sends in someone's name."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") == "cross-site":
            raise Refused("other-site")
        return
    ours = {connection.headers.get("host", "").lower(), netloc(host_of(connection).settings.address)}
    if netloc(origin) not in ours - {""}:
        raise Refused("other-site")


def device(connection: Connection) -> str | None:
    """The key of this device, if it has one."""
    key = connection.cookies.get(COOKIE)
    return key if key and 20 <= len(key) <= 100 and key.isascii() else None


async def device_known(connection: Connection) -> str | None:
    """The key of this device, if this host gave it one that opens something: a key that someone else chose for this
    device is never made to open anything."""
    key = device(connection)
    return key if key is not None and await host_of(connection).storage.knows(key) else None


async def device_or_new(connection: Connection) -> str:
    """The same, or else a new one."""
    return await device_known(connection) or keys.new_token()


def cookie(connection: Connection, key: str) -> dict[str, Any]:
    """The cookie that keeps a device's key: not for scripts, not for other sites."""
    return {
        "key": COOKIE,
        "value": key,
        "max_age": YEAR,
        "httponly": True,
        "samesite": "lax",
        "secure": connection.url.scheme in ("https", "wss"),
        "path": "/",
    }


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:200] if kind.lower() == "bearer" and token.strip() else None


async def proven(connection: Connection, table: str, token: str | None = None) -> frozenset[int]:
    """The seats of a table this request may act for; `HOST` among them if the table was made on this device."""
    storage = host_of(connection).storage
    seats: set[int] = set()
    for shown in (token, bearer(connection)):
        if shown:
            seats |= await storage.opened_by_token(table, shown)
    key = device(connection)
    if key is not None:
        seats |= await storage.opened_by_device(table, key)
    return frozenset(seats)


def must_hold(seats: frozenset[int], seat: int) -> None:
    """Only whoever has proven a seat acts for it or sees what it sees."""
    if seat not in seats:
        raise Refused("not-your-seat" if seats else "no-token")


def must_be_host(seats: frozenset[int]) -> None:
    if HOST not in seats:
        raise Refused("not-host")


def creating(connection: Connection, size: int = 0) -> None:
    """Not too many tables from one address; one that takes much room on the disk (`size` bytes) counts as several."""
    same_site(connection)
    making(connection, size)


def making(connection: Connection, size: int = 0) -> None:
    """The same where a link may come from anywhere."""
    host = host_of(connection)
    home, weight, most = address(connection), 1 + size / BULKY, host.settings.tables_daily
    if wait := host.creating.take(home, min(weight, max(1.0, host.settings.tables))):
        raise Refused("slow-down", wait=wait)
    if most and (wait := host.daily.take(home, min(weight, max(1.0, most)))):
        raise Refused("much-today", wait=wait)


def acting(connection: Connection) -> None:
    """What changes something; how many of them is weighed for every request."""
    same_site(connection)


def reading(connection: Connection, cost: float) -> None:
    """What is dear to make is given out more slowly: every request is weighed by what it costs."""
    wait = host_of(connection).acting.take(address(connection), cost)
    if wait:
        raise Refused("slow-down", wait=wait)
