"""What a person may do with what is known of them here: take it to another device, void every
copy of the key but one, and have it erased."""

from __future__ import annotations

import hashlib
import time
from itertools import islice

from .. import keys
from ..engines.leases import evict
from ..keys import hashed
from ..refusals import Refused
from ..retention import delete, goes_on
from ..sitting import nameless
from ..storage import HOST, Db, Storage

FOR = 15 * 60  # seconds for which a link to another device is good
ATONCE = 50  # tables let go in one transaction
OVER, RECORDS = "over", "records"


def _veil(token: str, length: int) -> bytes:
    return hashlib.shake_256(b"to another device " + token.encode()).digest(length)


def sealed(key: bytes, token: str) -> bytes:
    """Only whoever has the link can read it: the host keeps neither the key nor the token."""
    return bytes(one ^ other for one, other in zip(key, _veil(token, len(key)), strict=True))


async def packed(storage: Storage, device: str) -> str:
    """The token of a link that hands this device's key on, once."""
    token, now = keys.new_token(), time.time()

    def work(db: Db) -> None:
        db.execute("DELETE FROM handovers WHERE until<?", (now,))
        db.execute("INSERT INTO handovers VALUES (?,?,?)", (hashed(token), sealed(device.encode(), token), now + FOR))

    await storage.write(work)
    return token


async def offered(storage: Storage, token: str) -> bool:
    """Is the link still good? Looking takes nothing."""
    sql = "SELECT 1 FROM handovers WHERE hash=? AND until>=?"
    return await storage.read(lambda db: db.execute(sql, (hashed(token), time.time())).fetchone() is not None)


async def unpacked(storage: Storage, token: str, here: str | None, browser: str = "") -> str:
    """The key that was handed on: the link is spent, and what this device held until now goes along. That it was taken
    to this `browser` is written down for whoever has the key."""

    def work(db: Db) -> str | None:
        found = db.execute(
            "DELETE FROM handovers WHERE hash=? AND until>=? RETURNING sealed", (hashed(token), time.time())
        ).fetchone()
        if found is None:
            return None
        key = sealed(found[0], token).decode()
        joined(db, here, key, browser)
        return key

    key = await storage.write(work)
    if key is None:
        raise Refused("no-page")
    return key


def joined(db: Db, here: str | None, key: str, browser: str) -> None:
    """This device has another key from now on: what the one before opened, that one opens."""
    if here is not None and here != key:
        mine, now = hashed(here), hashed(key)
        db.execute(
            "INSERT INTO holds SELECT tbl, seat, ?, made FROM holds WHERE device=? ON CONFLICT DO NOTHING",
            (now, mine),
        )
        db.execute("DELETE FROM holds WHERE device=?", (mine,))
        db.execute("UPDATE pushes SET device=? WHERE device=?", (now, mine))
        db.execute("UPDATE carried SET device=? WHERE device=?", (now, mine))
        _resealed(db, here, key)
    if here != key:
        db.execute("INSERT INTO carried VALUES (?,?,?) ON CONFLICT DO NOTHING", (hashed(key), time.time(), browser))


def _resealed(db: Db, old: str, new: str) -> None:
    """Passkeys that led to the one key lead to the other: what unseals them is not here, but the difference is."""
    for id, kept in db.execute("SELECT id, sealed FROM passkeys WHERE device=?", (hashed(old),)).fetchall():
        both = zip(bytes(kept), old.encode(), new.encode(), strict=True)
        seal = bytes(one ^ before ^ after for one, before, after in both)
        db.execute("UPDATE passkeys SET device=?, sealed=? WHERE id=?", (hashed(new), seal, bytes(id)))


BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # each calls itself by those after it, too
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def browser(agent: str) -> str:
    """Roughly which browser this is, so that one knows one's devices apart; no more is kept of what it says."""
    kind = next((one for one in BROWSERS if one in agent), "")
    system = next((one for one in SYSTEMS if one in agent), "")
    return " · ".join(one for one in ({"Edg": "Edge", "OPR": "Opera"}.get(kind, kind), system) if one)


async def carried(storage: Storage, device: str) -> list[tuple[float, str]]:
    """When this key was taken to which browser, the latest first."""
    sql = "SELECT at, browser FROM carried WHERE device=? ORDER BY at DESC LIMIT 50"
    rows = await storage.read(lambda db: db.execute(sql, (hashed(device),)).fetchall())
    return [(at, named) for at, named in rows]


async def renewed(storage: Storage, device: str) -> str:
    """A new key in the place of this one, which opens nothing any more, wherever it was taken."""
    key = keys.new_token()
    old, new = hashed(device), hashed(key)

    def work(db: Db) -> None:
        evict(db, "SELECT tbl FROM holds WHERE device=?", old)
        db.execute("UPDATE holds SET device=? WHERE device=?", (new, old))
        for name in ("pushes", "carried"):
            db.execute(f"DELETE FROM {name} WHERE device=?", (old,))
        _resealed(db, device, key)

    await storage.write(work)
    return key


Erased = tuple[list[str], dict[str, list[int]]]
"""Tables that are gone wholly; and of those at which others sit, the seats."""


async def erased(storage: Storage, device: str) -> Erased:
    """Everything about whoever has this device: tables at which nobody else sits go wholly; at the others the names,
    the lines said, what was said ahead, where to tell and the right to the seats go."""
    key = hashed(device)

    def work(db: Db) -> Erased:
        evict(db, "SELECT tbl FROM holds WHERE device=?", key)
        found = _let_go(db, key, _held(db, key))
        for name in ("pushes", "carried", "passkeys"):
            db.execute(f"DELETE FROM {name} WHERE device=?", (key,))
        return found

    return await storage.write(work)


async def let_go(storage: Storage, device: str, table: str) -> Erased:
    """The same of one table; or of some of all that are over (`OVER`), or were brought to be watched (`RECORDS`)."""
    key = hashed(device)

    def work(db: Db) -> Erased:
        wanted = _wanted(db, key, table)
        evict(db, ",".join("?" * len(wanted)) or "''", *wanted)
        return _let_go(db, key, {id: seats for id, seats in _held(db, key).items() if id in wanted})

    return await storage.write(work)


def _wanted(db: Db, key: bytes, table: str) -> list[str]:
    """A campaign's last evening is not over as long as it can go on."""
    mine = "SELECT id, game, options FROM tables WHERE id IN (SELECT tbl FROM holds WHERE device=?)"
    if table == RECORDS:
        rows = db.execute(f"{mine} AND kind='record' LIMIT ?", (key, ATONCE)).fetchall()
    elif table == OVER:
        rows = db.execute(f"{mine} AND kind='play' AND over=1 ORDER BY moved", (key,)).fetchall()
        rows = list(islice((one for one in rows if not goes_on(db, *one)), ATONCE))
    else:
        rows = db.execute(f"{mine} AND id=?", (key, table)).fetchall()
    return [id for id, _, _ in rows]


def _held(db: Db, key: bytes) -> dict[str, list[int]]:
    held: dict[str, list[int]] = {}
    for table, seat in db.execute("SELECT tbl, seat FROM holds WHERE device=?", (key,)).fetchall():
        held.setdefault(table, []).append(seat)
    return held


def _let_go(db: Db, key: bytes, held: dict[str, list[int]]) -> Erased:
    """Whoever sits there still keeps what one made."""
    gone = [table for table, seats in held.items() if not _others(db, table, seats, key)]
    for table in gone:
        delete(db, table)
    shared = {table: [seat for seat in seats if seat != HOST] for table, seats in held.items() if table not in gone}
    for table, seats in shared.items():
        for seat in seats:
            nameless(db, table, seat)
            for said in ("chat", "ahead"):
                db.execute(f"DELETE FROM {said} WHERE tbl=? AND seat=?", (table, seat))
        db.execute("DELETE FROM holds WHERE tbl=? AND device=?", (table, key))
        if HOST in held[table]:
            db.execute("DELETE FROM hooks WHERE tbl=?", (table,))
            _handed_on(db, table)
    return gone, shared


def _handed_on(db: Db, table: str) -> None:
    """A table whose maker has gone is kept by whoever has sat there longest."""
    holders = "SELECT seat, device, made FROM holds WHERE tbl=? ORDER BY made"
    left = db.execute(holders, (table,)).fetchall()
    if left and all(seat != HOST for seat, _, _ in left):
        db.execute("INSERT INTO holds VALUES (?,?,?,?)", (table, HOST, bytes(left[0][1]), left[0][2]))


def _others(db: Db, table: str, mine: list[int], key: bytes) -> bool:
    """Does someone else sit there, or has one come to sit there?"""
    if db.execute("SELECT 1 FROM holds WHERE tbl=? AND device!=? AND seat>=0", (table, key)).fetchone():
        return True
    came = db.execute("SELECT seat FROM seats WHERE tbl=? AND kind='person' AND claimed IS NOT NULL", (table,))
    return any(seat not in mine for (seat,) in came.fetchall())
