"""How long a host keeps what nobody uses any more: by its settings, for ever unless they say otherwise.

A finished table goes so many days after its last answer; one that is not over, or an evening of a campaign that could
go on, when nobody has moved it for as long as `keep_abandoned` says. What was said goes by its own age. Nothing goes
that someone looks at.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial

import msgspec

from taverna import games

from .engines.schema import OF_A_TABLE
from .plans import LASTS, forget
from .settings import Settings
from .storage import Db, Storage

DAY = 24 * 3600.0
ATONCE = 50  # tables in one transaction
LEASED = (
    "SELECT 1 FROM leases l JOIN nodes n ON n.id = l.node WHERE l.tbl=?"  # another process runs it, or did just now
)


def delete(db: Db, table: str) -> None:
    """A table and everything about it."""
    for name in OF_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE tbl=?", (table,))
    db.execute("DELETE FROM tables WHERE id=?", (table,))


async def cleared(storage: Storage, settings: Settings, awake: Collection[str]) -> int:
    """Everything whose time is over goes; returns how many tables went."""
    now = time.time()
    await storage.write(partial(_small, settings=settings, now=now))
    gone = 0
    if settings.keep_finished or settings.keep_abandoned:
        spared = {*awake}
        while found := await storage.write(partial(_tables, settings=settings, now=now, spared=spared)):
            gone += found
    return gone


def _small(db: Db, settings: Settings, now: float) -> None:
    """What was said, rooms in which nobody waits any more, links and bans that are over."""
    if settings.keep_chat:
        db.execute("DELETE FROM chat WHERE at<?", (now - settings.keep_chat * DAY,))
    for (old,) in db.execute("SELECT id FROM gatherings WHERE touched<?", (now - LASTS,)).fetchall():
        forget(db, old)
    db.execute("DELETE FROM handovers WHERE until<?", (now,))
    db.execute("DELETE FROM challenges WHERE until<?", (now,))
    db.execute("DELETE FROM bans WHERE until<?", (now,))


def _tables(db: Db, settings: Settings, now: float, spared: set[str]) -> int:
    """Some of the tables whose time is over. Those that stay are not looked at again (`spared`)."""
    days = min(one for one in (settings.keep_finished, settings.keep_abandoned) if one)
    rows = db.execute(
        "SELECT id, game, kind, moved, over, options FROM tables WHERE moved<? ORDER BY moved", (now - days * DAY,)
    ).fetchall()
    gone = 0
    for id, game, kind, moved, over, options in rows:
        if id in spared:
            continue
        done = kind == "record" or (bool(over) and not goes_on(db, id, game, options))
        kept = settings.keep_finished if done else settings.keep_abandoned
        if not kept or moved >= now - kept * DAY or db.execute(LEASED, (id,)).fetchone() is not None:
            spared.add(id)
            continue
        delete(db, id)
        gone += 1
        if gone == ATONCE:
            break
    return gone


def goes_on(db: Db, id: str, game: str, options: str) -> bool:
    """Is it an evening of a campaign that nobody has followed by another?"""
    first = games()[game].campaign if game in games() else {}
    chosen = msgspec.json.decode(options)
    if not first or any(chosen.get(name) != value for name, value in first.items()):
        return False
    return db.execute("SELECT 1 FROM tables WHERE origin=?", (id,)).fetchone() is None
