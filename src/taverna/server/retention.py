"""How long a host keeps what nobody uses any more: by its settings, for ever unless they say otherwise.

A finished table goes so many days after its last answer; one that is not over, or an evening of a campaign that could
go on, when nobody has moved it for as long as `keep_abandoned` says. What was said goes by its own age. Nothing goes
that someone looks at.
"""

from __future__ import annotations

import time
from collections.abc import Container
from functools import partial

import msgspec

from taverna import games

from .engines.schema import OF_A_TABLE
from .keys import next_table
from .plans import LASTS, forget
from .settings import Settings
from .storage import Db, Storage

DAY = 24 * 3600.0
ATONCE = 50  # tables in one transaction
LOOKED = 1000  # tables that are looked at at once
Place = tuple[float, str]
START: Place | None = (-1.0, "")
LOOK = "SELECT id, game, kind, moved, over, options FROM tables"
LEASED = (
    "SELECT 1 FROM leases l JOIN nodes n ON n.id = l.node WHERE l.tbl=?"  # another process runs it, or did just now
)


def delete(db: Db, table: str) -> None:
    """A table and everything about it."""
    for name in OF_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE tbl=?", (table,))
    db.execute("DELETE FROM tables WHERE id=?", (table,))


async def cleared(storage: Storage, settings: Settings, used: Container[str]) -> int:
    """Everything whose time is over goes; returns how many tables went. What is `used` stays: it is asked at the moment
    when a table would go."""
    now = time.time()
    await storage.write(partial(_small, settings=settings, now=now))
    gone, last = 0, START if settings.keep_finished or settings.keep_abandoned else None
    while last is not None:
        due, last = await storage.read(partial(_due, settings=settings, now=now, after=last))
        for first in range(0, len(due), ATONCE):
            some = due[first : first + ATONCE]
            gone += await storage.write(partial(_go, settings=settings, now=now, tables=some, used=used))
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


def _due(db: Db, settings: Settings, now: float, after: Place) -> tuple[list[str], Place | None]:
    """Of the tables after this place, by when they were last moved (so that an evening of a campaign goes before the
    one that followed it), those whose time is over; and the place of the last that was looked at, if there are more.
    Not too many, since others want to read, too."""
    days = min(one for one in (settings.keep_finished, settings.keep_abandoned) if one)
    rows = db.execute(
        f"{LOOK} WHERE moved<? AND (moved>? OR (moved=? AND id>?)) ORDER BY moved, id LIMIT ?",
        (now - days * DAY, after[0], *after, LOOKED),
    ).fetchall()
    due = [row[0] for row in rows if _over(db, settings, now, *row)]
    return due, (rows[-1][3], rows[-1][0]) if len(rows) == LOOKED else None


def _over(
    db: Db, settings: Settings, now: float, id: str, game: str, kind: str, moved: float, over: int, options: str
) -> bool:
    """Is the time of this table over?"""
    done = kind == "record" or (bool(over) and not goes_on(db, id, game, options))
    kept = settings.keep_finished if done else settings.keep_abandoned
    return bool(kept) and moved < now - kept * DAY


def _go(db: Db, settings: Settings, now: float, tables: list[str], used: Container[str]) -> int:
    """Those of these tables whose time is over still, and that nobody uses."""
    gone = 0
    for id in tables:
        if id in used or db.execute(LEASED, (id,)).fetchone() is not None:
            continue
        row = db.execute(f"{LOOK} WHERE id=?", (id,)).fetchone()
        if row is not None and _over(db, settings, now, *row):
            delete(db, id)
            gone += 1
    return gone


def goes_on(db: Db, id: str, game: str, options: str) -> bool:
    """Is it an evening of a campaign that nobody has followed by another? (Whoever plays on from the midst of it has
    it for an origin, too, and goes another way.)"""
    first = games()[game].campaign if game in games() else {}
    chosen = msgspec.json.decode(options)
    if not first or any(chosen.get(name) != value for name, value in first.items()):
        return False
    seed = db.execute("SELECT seed FROM tables WHERE id=?", (id,)).fetchone()
    if seed is None:  # it went meanwhile
        return False
    return db.execute("SELECT 1 FROM tables WHERE id=?", (next_table(id, int(seed[0], 16)),)).fetchone() is None
