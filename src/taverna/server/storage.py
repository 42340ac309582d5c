"""What a host keeps: tables, who sits at them, and one row per input; in SQLite or in PostgreSQL (see `engines`).

A commit is on the disk when it returns. All SQL here and elsewhere in the host is understood by both.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from taverna.core.content import Raw
from taverna.core.table import Input

from .engines import Conflict, Db, Fenced, Rows, StorageError, opened
from .keys import hashed, matching
from .traces import span

__all__ = [
    "HOST",
    "PER_SEAT",
    "USED",
    "Brief",
    "Conflict",
    "Db",
    "Fenced",
    "SeatRow",
    "Storage",
    "StorageError",
    "TableRow",
    "claim",
    "hold",
    "invite",
]

T = TypeVar("T")

HOST = -1  # a device that holds this "seat" made the table and may invite
USED = -100  # tokens that are used up belong to their seat less so many
PER_SEAT = 16  # tokens, and devices, that open one seat

HOLDS = "INSERT INTO holds VALUES (?,?,?,?) ON CONFLICT (tbl, seat, device) DO UPDATE SET made=excluded.made"


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


class Storage:
    """The data of one host: in a folder, or in a database with an address."""

    def __init__(self, where: Path | str) -> None:
        self.engine = opened(where)
        self.where = self.engine.where

    def close(self) -> None:
        self.engine.close()

    async def write(self, work: Callable[[Db], T]) -> T:
        """Returns when it is on the disk. Raises `Conflict` if a unique key was taken: then nothing was written."""
        written: T = await self.engine.write(work)
        return written

    async def read(self, work: Callable[[Db], T]) -> T:
        return await self.engine.read(work)

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
        also: Callable[[Db], None] = lambda db: None,
    ) -> None:
        """A new table with its seats, the hashes of its tokens and what is already settled there. Whoever may sit at
        `heir_of` in one of the seats `heirs` may sit here, in the seats 0, 1… in that order. `holders`: hashes of the
        devices that sit here (and of the one that made it, `HOST`). `also` is written with it."""
        now = time.time()
        sitting = {*mine, *(holders or {})}

        def work(db: Db) -> None:
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
                    int(row.settle),
                    row.takeover,
                    row.origin,
                    row.prefix,
                    now,
                    now,
                    int(row.over),
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
            db.executemany(
                "INSERT INTO inputs VALUES (?,?,?,?,?)", [one[:5] for one in _rows(row.id, 0, entries, row.over)]
            )
            also(db)

        await self.write(work)

    async def append(self, table: str, after: int, entries: list[Input], over: bool, fence: int = 0) -> None:
        """Inputs number `after`+1 and on. Raises `Conflict` if another writer has been there, and `Fenced` if by now
        the table has another owner than the one with this fencing number (0: nobody owns tables here)."""
        with span("append", inputs=len(entries)):
            await self.engine.write(_rows(table, after, entries, over, fence))

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[Input]] | None:
        """A table with everything it was told, or None."""

        def work(db: Db) -> Any:
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
        try:
            return _read(row, seats, entries)
        except (msgspec.MsgspecError, ValueError) as error:
            raise StorageError(f"table {id}: what is on the disk cannot be read: {error}") from None

    async def row(self, id: str) -> TableRow | None:
        """A table as it was made, without what it was told: that may be long."""
        found = await self.read(lambda db: db.execute("SELECT * FROM tables WHERE id=?", (id,)).fetchone())
        if found is None:
            return None
        try:
            return _row(found)
        except (msgspec.MsgspecError, ValueError) as error:
            raise StorageError(f"table {id}: what is on the disk cannot be read: {error}") from None

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

    async def knows(self, device: str) -> bool:
        """Does this device hold anything here, or gather for a table, or does a passkey lead to its key?"""
        key = hashed(device)
        known = (
            "SELECT 1 FROM holds WHERE device=? UNION ALL SELECT 1 FROM gathered WHERE device=? "
            "UNION ALL SELECT 1 FROM passkeys WHERE device=? LIMIT 1"
        )
        return await self.read(lambda db: db.execute(known, (key, key.hex(), key)).fetchone() is not None)

    async def of_device(self, device: str, limit: int = 50) -> list[Brief]:
        """The tables this device sits at or made, the latest first."""

        key = hashed(device)

        def work(db: Db) -> list[Brief]:
            held: dict[str, list[int]] = {}
            for table, seat in db.execute(
                "SELECT tbl, seat FROM holds WHERE device=? ORDER BY seat", (key,)
            ).fetchall():
                held.setdefault(table, []).append(seat)
            rows = db.execute(
                "SELECT id, game, kind, created, moved, over FROM tables "
                "WHERE id IN (SELECT tbl FROM holds WHERE device=?) ORDER BY moved DESC LIMIT ?",
                (key, limit),
            ).fetchall()
            return [Brief(r[0], r[1], r[2], [s for s in held[r[0]] if s != HOST], r[3], r[4], bool(r[5])) for r in rows]

        return await self.read(work)


def _rows(table: str, after: int, entries: list[Input], over: bool, fence: int = 0) -> Rows:
    now = time.time()
    return [
        (table, after + nth, msgspec.json.encode(entry).decode(), now, int(over), fence)
        for nth, entry in enumerate(entries, 1)
    ]


def hold(db: Db, table: str, seat: int, device: str) -> None:
    """From now on this device opens this seat."""
    db.execute(HOLDS, (table, seat, hashed(device), time.time()))
    _keep_latest(db, "holds", "device", table, seat)


def invite(db: Db, table: str, seat: int, token: str) -> None:
    """One more token for a seat; the oldest is forgotten when there are too many."""
    db.execute("INSERT INTO tokens VALUES (?,?,?,?)", (table, seat, hashed(token), time.time()))
    _keep_latest(db, "tokens", "hash", table, seat)


def claim(db: Db, table: str, seat: int) -> None:
    """Someone has come to sit here."""
    db.execute("UPDATE seats SET claimed=? WHERE tbl=? AND seat=? AND claimed IS NULL", (time.time(), table, seat))


def _keep_latest(db: Db, rows: str, key: str, table: str, seat: int) -> None:
    db.execute(
        f"DELETE FROM {rows} WHERE tbl=? AND seat=? AND {key} NOT IN "
        f"(SELECT {key} FROM {rows} WHERE tbl=? AND seat=? ORDER BY made DESC LIMIT ?)",
        (table, seat, table, seat, PER_SEAT),
    )


def _read(row: Any, seats: list[Any], entries: list[Any]) -> tuple[TableRow, list[SeatRow], list[Input]]:
    return _row(row), [SeatRow(*seat) for seat in seats], [_entry.decode(entry) for _, entry in entries]


def _row(row: Any) -> TableRow:
    return TableRow(
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
    )
