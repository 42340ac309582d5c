"""What is on disk: tables, who sits at them, and one row per input. SQLite; a commit is on the disk when it returns.

Inputs are only ever appended, and (table, number) is unique: of two writers who both thought it was their turn, one
loses and reads again. All writes go through one thread. Inputs that wait are written together by a single statement:
every call into SQLite gives the interpreter away, and getting it back from a busy host costs more than the writing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from taverna.core.content import Raw
from taverna.core.errors import TavernaError
from taverna.core.table import Input

from .company.annex import ANNEX
from .keys import hashed, matching
from .later import LATER

T = TypeVar("T")

VERSION = 2
HOST = -1  # a device that holds this "seat" made the table and may invite
USED = -100  # tokens that are used up belong to their seat less so many
PER_SEAT = 16  # tokens, and devices, that open one seat

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    pack TEXT,
    kind TEXT NOT NULL,
    lang TEXT NOT NULL,
    settle INTEGER NOT NULL,
    takeover REAL NOT NULL,
    origin TEXT,
    prefix INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    moved REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE seats (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT,
    name TEXT NOT NULL,
    claimed REAL,
    PRIMARY KEY (tbl, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    hash BLOB NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (tbl, seat, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE holds (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    device BLOB NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (tbl, seat, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX holds_by_device ON holds (device);
CREATE TABLE inputs (
    tbl TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at REAL NOT NULL,
    over INTEGER NOT NULL,
    PRIMARY KEY (tbl, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER no_gaps BEFORE INSERT ON inputs
    WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM inputs WHERE tbl = NEW.tbl AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'an input before this one is missing'); END;
CREATE TRIGGER moves AFTER INSERT ON inputs
    BEGIN UPDATE tables SET moved = NEW.at, over = NEW.over WHERE id = NEW.tbl; END;
"""

APPEND = """
INSERT INTO inputs SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)
"""


class StorageError(TavernaError):
    """The disk would not take it, or holds something this version cannot read."""


class Conflict(StorageError):
    """Another writer was first; nothing was written."""


class SeatRow(msgspec.Struct):
    """Who sits here. `claimed`: when someone first came to sit on it."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None = None
    name: str = ""
    claimed: float | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was made. `prefix`: so many of its inputs came from `origin`, the table it goes on from."""

    id: str
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, Any]
    pack: Raw | None = None
    kind: Literal["play", "record"] = "play"
    lang: str = "en"
    settle: bool = True
    takeover: float = 0.0
    origin: str | None = None
    prefix: int = 0
    created: float = 0.0
    moved: float = 0.0
    over: bool = False


class Brief(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    kind: str
    seats: list[int]
    created: float
    moved: float
    over: bool


_entry = msgspec.json.Decoder(Input)
Work = Callable[[sqlite3.Connection], Any]
Rows = list[tuple[str, int, str, float, int]]


class Storage:
    """The database of one host."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "taverna.sqlite3"
        self._writer = ThreadPoolExecutor(1, "write")
        self._reader = ThreadPoolExecutor(1, "read")
        self._waiting: list[tuple[Work | Rows, asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._write = self._writer.submit(self._connect, True).result()
            self._read = self._reader.submit(self._connect, False).result()
        except (sqlite3.Error, OSError) as error:
            if "malformed" in str(error):
                raise StorageError(f"{self.path} is damaged ({error}): put a backup in its place") from None
            raise StorageError(f"the data of this host cannot be kept at {self.path}: {error}") from None

    def _connect(self, first: bool) -> sqlite3.Connection:
        made = not self.path.exists()
        db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        if made:
            os.chmod(self.path, 0o600)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        if first:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version == 0:
                db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version={VERSION}; COMMIT")
            elif version != VERSION:
                raise StorageError(f"{self.path} was written by another Taverna (format {version}; this is {VERSION})")
            _sound(db, self.path)
            db.executescript(LATER + ANNEX)
        return db

    def close(self) -> None:
        self._writer.submit(self._write.close).result()
        self._reader.submit(self._read.close).result()
        self._writer.shutdown()
        self._reader.shutdown()

    # -- how writes get to the disk ----------------------------------------------------------------------------------
    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Returns when it is on the disk. Raises `Conflict` if a unique key was taken: then nothing was written."""
        written: T = await self._written(work)
        return written

    async def _written(self, work: Work | Rows) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, done))
        if self._draining is None or self._draining.done():
            self._draining = loop.create_task(self._drain())
        return await done

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            results = await loop.run_in_executor(self._writer, self._commit, [work for work, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)

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

    def _one(self, work: Work | Rows) -> Any:
        """One transaction: its result, or the error with which nothing was written."""
        db = self._write
        try:
            if isinstance(work, list):
                if work:
                    db.execute(APPEND, (msgspec.json.encode(work).decode(),))
                return None
            db.execute("BEGIN IMMEDIATE")
            result = work(db)
            db.execute("COMMIT")
            return result
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return _named(error)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def named() -> T:
            try:
                return work(self._read)
            except sqlite3.Error as error:
                raise StorageError(f"nothing was read: {error}") from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, named)

    # -- tables ------------------------------------------------------------------------------------------------------
    async def create(
        self,
        row: TableRow,
        seats: list[SeatRow],
        tokens: dict[int, str],
        entries: list[Input],
        device: str | None,
        mine: list[int],
        heir_of: str | None = None,
        heirs: Sequence[int] = (),
        holders: Mapping[int, bytes] | None = None,
        also: Callable[[sqlite3.Connection], None] = lambda db: None,
    ) -> None:
        """A new table with its seats, the hashes of its tokens and what is already settled there. Whoever may sit at
        `heir_of` in one of the seats `heirs` may sit here, in the seats 0, 1… in that order. `holders`: hashes of the
        devices that sit here (and of the one that made it, `HOST`). `also` is written with it."""
        now = time.time()
        sitting = {*mine, *(holders or {})}

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                (
                    row.id,
                    row.game,
                    row.version,
                    row.seats,
                    f"{row.seed:016x}",
                    msgspec.json.encode(row.options).decode(),
                    None if row.pack is None else msgspec.json.encode(row.pack).decode(),
                    row.kind,
                    row.lang,
                    row.settle,
                    row.takeover,
                    row.origin,
                    row.prefix,
                    now,
                    now,
                    row.over,
                ),
            )
            db.executemany(
                "INSERT INTO seats VALUES (?,?,?,?,?,?)",
                [(row.id, s.seat, s.kind, s.bot, s.name, now if s.seat in sitting else None) for s in seats],
            )
            db.executemany(
                "INSERT INTO tokens VALUES (?,?,?,?)",
                [(row.id, seat, hashed(token), now) for seat, token in tokens.items()],
            )
            if device is not None:
                db.executemany(
                    "INSERT INTO holds VALUES (?,?,?,?)",
                    [(row.id, seat, hashed(device), now) for seat in (*([HOST] if heir_of is None else []), *mine)],
                )
            db.executemany(
                "INSERT INTO holds VALUES (?,?,?,?)",
                [(row.id, seat, key, now) for seat, key in (holders or {}).items()],
            )
            for kept, key in (("tokens", "hash"), ("holds", "device")) if heir_of is not None else ():
                db.executemany(
                    f"INSERT INTO {kept} SELECT ?, ?, {key}, made FROM {kept} WHERE tbl=? AND seat=?",
                    [(row.id, seat, heir_of, before) for seat, before in ((HOST, HOST), *enumerate(heirs))],
                )
            db.execute(APPEND, (msgspec.json.encode(_rows(row.id, 0, entries, row.over)).decode(),))
            also(db)

        await self.write(work)

    async def append(self, table: str, after: int, entries: list[Input], over: bool) -> None:
        """Inputs number `after`+1 and on. Raises `Conflict` if another writer has been there."""
        await self._written(_rows(table, after, entries, over))

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[Input]] | None:
        """A table with everything it was told, or None."""

        def work(db: sqlite3.Connection) -> Any:
            row = db.execute("SELECT * FROM tables WHERE id=?", (id,)).fetchone()
            if row is None:
                return None
            seats = db.execute(
                "SELECT seat, kind, bot, name, claimed FROM seats WHERE tbl=? ORDER BY seat", (id,)
            ).fetchall()
            entries = db.execute("SELECT number, entry FROM inputs WHERE tbl=? ORDER BY number", (id,)).fetchall()
            return row, seats, entries

        found = await self.read(work)
        if found is None:
            return None
        row, seats, entries = found
        if [number for number, _ in entries] != list(range(1, len(entries) + 1)):
            raise StorageError(f"table {id}: inputs are missing on disk")
        return (
            TableRow(
                id=row[0],
                game=row[1],
                version=row[2],
                seats=row[3],
                seed=int(row[4], 16),
                options=msgspec.json.decode(row[5]),
                pack=None if row[6] is None else msgspec.json.decode(row[6]),
                kind=row[7],
                lang=row[8],
                settle=bool(row[9]),
                takeover=row[10],
                origin=row[11],
                prefix=row[12],
                created=row[13],
                moved=row[14],
                over=bool(row[15]),
            ),
            [SeatRow(*seat) for seat in seats],
            [_entry.decode(entry) for _, entry in entries],
        )

    async def counts(self) -> int:
        """How many tables there are."""
        return int(await self.read(lambda db: db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    # -- who may what ------------------------------------------------------------------------------------------------
    async def opened_by_token(self, table: str, token: str) -> set[int]:
        """The seats of this table that a token opens."""
        return {seat for seat in await self._of_token(table, token) if seat >= 0}

    async def used(self, table: str, token: str) -> bool:
        """Is this one of the tokens that have opened a seat, and open nothing any more?"""
        return any(seat < 0 for seat in await self._of_token(table, token))

    async def _of_token(self, table: str, token: str) -> set[int]:
        rows = await self.read(lambda db: db.execute("SELECT seat, hash FROM tokens WHERE tbl=?", (table,)).fetchall())
        return matching(token, rows)

    async def opened_by_device(self, table: str, device: str) -> set[int]:
        """The seats of this table that a device holds (and `HOST`, if the table was made there)."""
        rows = await self.read(lambda db: db.execute("SELECT seat, device FROM holds WHERE tbl=?", (table,)).fetchall())
        return matching(device, rows)

    async def hold(self, table: str, seats: set[int], device: str) -> None:
        """From now on this device opens these seats."""
        now, key = time.time(), hashed(device)

        def work(db: sqlite3.Connection) -> None:
            for seat in seats:
                db.execute("INSERT OR REPLACE INTO holds VALUES (?,?,?,?)", (table, seat, key, now))
                _keep_latest(db, "holds", "device", table, seat)

        await self.write(work)

    async def invite(self, table: str, seat: int, token: str) -> None:
        """One more token for a seat; the oldest is forgotten when there are too many."""
        now = time.time()

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tokens VALUES (?,?,?,?)", (table, seat, hashed(token), now))
            _keep_latest(db, "tokens", "hash", table, seat)

        await self.write(work)

    async def claim(self, table: str, seat: int) -> None:
        """Someone has come to sit here."""
        now = time.time()
        await self.write(
            lambda db: (
                db.execute(
                    "UPDATE seats SET claimed=? WHERE tbl=? AND seat=? AND claimed IS NULL", (now, table, seat)
                ).rowcount
            )
        )

    async def sit(self, table: str, seat: SeatRow) -> None:
        """Who sits here, and under what name, has changed."""
        await self.write(
            lambda db: (
                db.execute(
                    "UPDATE seats SET kind=?, bot=?, name=? WHERE tbl=? AND seat=?",
                    (seat.kind, seat.bot, seat.name, table, seat.seat),
                ).rowcount
            )
        )

    async def knows(self, device: str) -> bool:
        """Does this device hold anything here, or gather for a table?"""
        key = hashed(device)
        known = "SELECT 1 FROM holds WHERE device=? UNION ALL SELECT 1 FROM gathered WHERE device=? LIMIT 1"
        return await self.read(lambda db: db.execute(known, (key, key.hex())).fetchone() is not None)

    async def of_device(self, device: str, limit: int = 50) -> list[Brief]:
        """The tables this device sits at or made, the latest first."""

        def work(db: sqlite3.Connection) -> list[Brief]:
            rows = db.execute(
                "SELECT t.id, t.game, t.kind, group_concat(h.seat), t.created, t.moved, t.over FROM holds h "
                "JOIN tables t ON t.id = h.tbl WHERE h.device=? GROUP BY t.id ORDER BY t.moved DESC LIMIT ?",
                (hashed(device), limit),
            ).fetchall()
            return [Brief(r[0], r[1], r[2], _seats(r[3]), r[4], r[5], bool(r[6])) for r in rows]

        return await self.read(work)


def _seats(listed: str) -> list[int]:
    return sorted(seat for seat in map(int, listed.split(",")) if seat != HOST)


def _rows(table: str, after: int, entries: list[Input], over: bool) -> Rows:
    now = time.time()
    return [
        (table, after + nth, msgspec.json.encode(entry).decode(), now, int(over))
        for nth, entry in enumerate(entries, 1)
    ]


def _sound(db: sqlite3.Connection, path: Path) -> None:
    """Is every page of the file as it was written, and are our tables there? Better asked before anyone plays."""
    faults = [row[0] for row in db.execute("PRAGMA quick_check(3)")]
    if faults != ["ok"]:
        raise StorageError(f"{path} is damaged ({'; '.join(faults)[:200]}): put a backup in its place")
    there = {row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")}
    missing = {"tables", "seats", "tokens", "holds", "inputs"} - there
    if missing:
        raise StorageError(f"{path} is not a Taverna database: {', '.join(sorted(missing))} missing")


def _keep_latest(db: sqlite3.Connection, rows: str, key: str, table: str, seat: int) -> None:
    db.execute(
        f"DELETE FROM {rows} WHERE tbl=? AND seat=? AND {key} NOT IN "
        f"(SELECT {key} FROM {rows} WHERE tbl=? AND seat=? ORDER BY made DESC LIMIT ?)",
        (table, seat, table, seat, PER_SEAT),
    )


def _named(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict("another writer was first; nothing was written")
    if isinstance(error, sqlite3.Error):
        return StorageError(f"nothing was written: {error}")
    return error
