"""What a keeper's office has on paper: the key, the reports, the tables, the bans, and what was done here."""

from __future__ import annotations

import hmac
import time

import msgspec

from .. import keys
from ..company.chat import LEFT
from ..engines import Engine
from ..keys import hashed
from ..plans import Gathering
from ..sitting import nameless
from ..storage import Db, Storage

DEEDS = 1000  # lines of the log that are kept
SHOWN = 100  # rows of any list


class Report(msgspec.Struct):
    """A line that someone found should not have been said."""

    table: str
    line: int
    at: float
    seat: int
    name: str
    text: str


class Kept(msgspec.Struct):
    """A table, as a keeper sees it: who sits there, and never what anyone holds."""

    table: str
    game: str
    created: float
    moved: float
    over: bool
    closed: bool
    names: list[str]
    kinds: list[str]
    networks: list[str] = []  # from where it is looked at, at this moment
    by_seat: dict[int, list[str]] = {}  # and from where each seat is
    waiting: bool = False  # it is a room still, where people gather


class Ban(msgspec.Struct):
    network: str
    until: float
    made: float
    why: str


class Deed(msgspec.Struct):
    """Something a keeper did."""

    at: float
    what: str
    about: str
    detail: str


# -- the key ---------------------------------------------------------------------------------------------------------
def new_key(engine: Engine) -> str:
    """A new key for the keeper; the one before opens nothing any more."""
    key = keys.new_token()

    def work(db: Db) -> None:
        db.execute("DELETE FROM keeper")
        db.execute("INSERT INTO keeper VALUES (?,?)", (hashed(key), time.time()))
        write_down(db, "key")

    engine.at_once(work)
    return key


def no_key(engine: Engine) -> None:
    """Nobody keeps the host through its pages any more."""

    def work(db: Db) -> None:
        db.execute("DELETE FROM keeper")
        write_down(db, "no-key")

    engine.at_once(work)


async def is_key(storage: Storage, shown: str) -> bool:
    rows = await storage.read(lambda db: db.execute("SELECT hash FROM keeper").fetchall())
    return any([hmac.compare_digest(bytes(row[0]), hashed(shown)) for row in rows])


# -- the log ---------------------------------------------------------------------------------------------------------
def write_down(db: Db, what: str, about: str = "", detail: str = "") -> None:
    """One line more; numbered, so that two at the same moment have an order."""
    (last,) = db.execute("SELECT coalesce(max(n), 0) FROM deeds").fetchone()
    db.execute("INSERT INTO deeds VALUES (?,?,?,?,?)", (last + 1, time.time(), what, about, detail))
    db.execute("DELETE FROM deeds WHERE n<=?", (last + 1 - DEEDS,))


async def done(storage: Storage, what: str, about: str = "", detail: str = "") -> None:
    await storage.write(lambda db: write_down(db, what, about, detail))


async def deeds(storage: Storage) -> list[Deed]:
    rows = await storage.read(
        lambda db: db.execute("SELECT at, what, about, detail FROM deeds ORDER BY n DESC LIMIT ?", (SHOWN,)).fetchall()
    )
    return [Deed(*row) for row in rows]


# -- at a table that cannot be opened any more -----------------------------------------------------------------------
async def at_rest(storage: Storage, table: str, act: str, seat: int, line: int) -> bool:
    """What a keeper does there; False if there is no such seat or line."""

    def work(db: Db) -> bool:
        match act:
            case "close":
                db.execute("INSERT INTO closed VALUES (?,?) ON CONFLICT DO NOTHING", (table, time.time()))
            case "reopen":
                db.execute("DELETE FROM closed WHERE tbl=?", (table,))
            case "unname":
                nameless(db, table, seat)
                return db.execute("SELECT 1 FROM seats WHERE tbl=? AND seat=?", (table, seat)).fetchone() is not None
            case "strike":
                return db.execute("DELETE FROM chat WHERE tbl=? AND n=?", (table, line)).rowcount > 0
            case "dismiss":
                found = db.execute("UPDATE chat SET reported=0 WHERE tbl=? AND n=?", (table, line)).rowcount > 0
                db.execute("DELETE FROM chat WHERE tbl=? AND n=? AND seat=?", (table, line, LEFT))
                return found
        return True

    return await storage.write(work)


# -- lists -----------------------------------------------------------------------------------------------------------
async def reports(storage: Storage) -> list[Report]:
    """The latest first."""
    rows = await storage.read(
        lambda db: db.execute(
            "SELECT c.tbl, c.n, c.at, c.seat, coalesce(s.name, ''), c.text FROM chat c "
            "LEFT JOIN seats s ON s.tbl = c.tbl AND s.seat = c.seat "
            "WHERE c.reported=1 ORDER BY c.at DESC LIMIT ?",
            (SHOWN,),
        ).fetchall()
    )
    return [Report(*row) for row in rows]


async def bans(storage: Storage) -> list[Ban]:
    rows = await storage.read(
        lambda db: db.execute(
            "SELECT network, until, made, why FROM bans WHERE until>? ORDER BY until", (time.time(),)
        ).fetchall()
    )
    return [Ban(*row) for row in rows]


async def tables(storage: Storage, sought: str = "") -> list[Kept]:
    """Those moved last; or the one of this id, or those at which someone of this name sits."""
    where = "WHERE id=? OR id IN (SELECT tbl FROM seats WHERE name=?) " if sought else ""

    def work(db: Db) -> list[Kept]:
        rows = db.execute(
            f"SELECT id, game, created, moved, over FROM tables {where}ORDER BY moved DESC LIMIT ?",
            (*((sought, sought) if sought else ()), SHOWN),
        ).fetchall()
        found = []
        for id, game, created, moved, over in rows:
            seats = db.execute("SELECT name, kind FROM seats WHERE tbl=? ORDER BY seat", (id,)).fetchall()
            closed = db.execute("SELECT 1 FROM closed WHERE tbl=?", (id,)).fetchone() is not None
            names, kinds = [name for name, _ in seats], [kind for _, kind in seats]
            found.append(Kept(id, game, created, moved, bool(over), closed, names, kinds))
        return found

    return await storage.read(lambda db: _rooms(db, sought) + work(db))


def _rooms(db: Db, sought: str) -> list[Kept]:
    """Those where people still gather, in the same way."""
    found = []
    for text, touched in db.execute(
        "SELECT gathering, touched FROM gatherings ORDER BY touched DESC LIMIT ?", (SHOWN,)
    ).fetchall():
        room = msgspec.json.decode(text, type=Gathering)
        names, kinds = [chair.name for chair in room.chairs], [str(chair.kind) for chair in room.chairs]
        if not sought or sought == room.id or sought in names:
            found.append(Kept(room.id, room.game, room.made, touched, False, False, names, kinds, waiting=True))
    return found
