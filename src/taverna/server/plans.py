"""A gathering as it is kept on the disk: what is to be played, and who sits where."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from . import keys
from .engines import replacing
from .sitting import Change
from .storage import Db, Storage

LASTS = 30 * 24 * 3600.0  # seconds for which a gathering that nobody touches is kept
KEEP = replacing("gatherings", "id", "gathering", "listed", "touched")


class Chair(msgspec.Struct, omit_defaults=True):
    """A place at the table to be. `holder`: the hash of the device that sits there, in hexadecimal; `link`: that of a
    token for this chair alone, which keeps it for whoever comes by it."""

    kind: Literal["person", "bot"] = "person"
    bot: str | None = None
    name: str = ""
    picks: dict[str, str] = {}
    holder: str = ""
    ready: bool = False
    link: str = ""

    @property
    def free(self) -> bool:
        return self.kind == "person" and not self.holder

    def opened_by(self, token: str) -> bool:
        return bool(self.link) and bool(keys.matching(token, [(0, bytes.fromhex(self.link))]))


class Gathering(msgspec.Struct, kw_only=True):
    """A table to be. `maker`: the hash of the device that set it up; `listed`: anyone may find it."""

    id: str
    game: str
    options: dict[str, Any]
    lang: str
    settle: bool
    takeover: float | None
    chairs: list[Chair]
    maker: str
    listed: bool = False
    pace: str = "none"
    solo: bool = False
    advice: bool | None = None
    made: float = 0.0
    changes: list[Change] = []
    used: list[str] = []  # hashes of links that open nothing any more


def keeping(plan: Gathering) -> Callable[[Db], None]:
    """Write it as it is now; old ones that nobody touched go."""
    text, now = msgspec.json.encode(plan).decode(), time.time()
    devices = {plan.maker, *(chair.holder for chair in plan.chairs if chair.holder)}

    def work(db: Db) -> None:
        for (old,) in db.execute("SELECT id FROM gatherings WHERE touched < ?", (now - LASTS,)).fetchall():
            forget(db, old)
        db.execute(KEEP, (plan.id, text, int(plan.listed), now))
        db.execute("DELETE FROM gathered WHERE id=?", (plan.id,))
        db.executemany("INSERT INTO gathered VALUES (?,?)", [(plan.id, device) for device in sorted(devices)])

    return work


def forget(db: Db, id: str) -> None:
    db.execute("DELETE FROM gatherings WHERE id=?", (id,))
    db.execute("DELETE FROM gathered WHERE id=?", (id,))


def opened(db: Db, table: str, links: dict[int, bytes]) -> None:
    """Links to chairs, by their hashes, lead to seats of the table now."""
    now = time.time()
    db.executemany("INSERT INTO tokens VALUES (?,?,?,?)", [(table, seat, hash, now) for seat, hash in links.items()])


async def read(storage: Storage, id: str) -> Gathering | None:
    row = await storage.read(lambda db: db.execute("SELECT gathering FROM gatherings WHERE id=?", (id,)).fetchone())
    return None if row is None else msgspec.json.decode(row[0], type=Gathering)


async def of_device(storage: Storage, device: str, limit: int = 20) -> list[Gathering]:
    """The gatherings a device made or sits at, the latest first."""
    mine = keys.hashed(device).hex()
    rows = await storage.read(
        lambda db: db.execute(
            "SELECT g.gathering FROM gathered d JOIN gatherings g ON g.id = d.id WHERE d.device=? "
            "ORDER BY g.touched DESC LIMIT ?",
            (mine, limit),
        ).fetchall()
    )
    return [msgspec.json.decode(row[0], type=Gathering) for row in rows]


async def listed(storage: Storage, limit: int = 100) -> list[Gathering]:
    """Those that anyone may find."""
    rows = await storage.read(
        lambda db: db.execute(
            "SELECT gathering FROM gatherings WHERE listed=1 ORDER BY touched DESC LIMIT ?", (limit,)
        ).fetchall()
    )
    return [msgspec.json.decode(row[0], type=Gathering) for row in rows]
