"""How tables stand, kept beside them: whom they wait for and since when, the round, who plays whom, and how it ended.
So that a list of one's tables need wake none of them.

It is written a moment after something changed, many at once; a host that is killed in that moment has it again when the
table is next moved.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import msgspec

from taverna.core.table import Table

from ..keys import hashed
from ..storage import HOST, Storage

if TYPE_CHECKING:
    from ..living import Living

SOON = 0.5  # seconds
PLAYED = ("scenario", "mission")  # what a game may call that which is played


class Standing(msgspec.Struct):
    """One table in the list of whoever sits there. `mine`: the seats held; `names`: what people call themselves."""

    table: str
    game: str
    kind: str
    mine: list[int]
    created: float
    moved: float
    over: bool
    campaign: bool
    names: list[str]
    kinds: list[str]
    asked: list[int] = []
    since: float = 0.0
    round: int | None = None
    heroes: list[str] = []
    scenario: str = ""
    result: dict[str, Any] | None = None

    @property
    def called(self) -> bool:
        """Does it wait for whoever reads this?"""
        return not self.over and bool(set(self.asked) & set(self.mine))


class Standings:
    """Notes what changed at living tables, and writes it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seen: dict[str, tuple[list[int], bool]] = {}
        self._due: dict[str, tuple[Any, ...]] = {}
        self._writing: asyncio.Task[None] | None = None

    def moved(self, living: Living) -> list[int]:
        """Something happened there. The people who are asked now and were not before."""
        table = living.table
        asked = sorted(seat for seat in table.questions if living.sitting[seat].kind == "person")
        before, was_over = self._seen.get(living.id, ([], False))
        if (asked, table.over) != (before, was_over):
            self._seen[living.id] = (asked, table.over)
            self._due[living.id] = self._row(living, asked)
            if self._writing is None or self._writing.done():
                self._writing = asyncio.get_running_loop().create_task(self._write())
        return [seat for seat in asked if seat not in before]

    def _row(self, living: Living, asked: list[int]) -> tuple[Any, ...]:
        table, state = living.table, living.table.state
        result = None if table.result is None else msgspec.json.encode(table.result).decode()
        heroes = [table.game.seat_name(state, seat) for seat in range(table.seats)]
        encoded = (msgspec.json.encode(asked).decode(), msgspec.json.encode(heroes).decode())
        return living.id, encoded[0], time.time(), _round(table), encoded[1], _scenario(table), result

    async def _write(self) -> None:
        await asyncio.sleep(SOON)
        await self.flush()

    async def flush(self) -> None:
        rows, self._due = list(self._due.values()), {}
        if rows:
            sql = "INSERT OR REPLACE INTO standing VALUES (?,?,?,?,?,?,?)"
            await self._storage.write(lambda db: db.executemany(sql, rows).rowcount)

    async def of(self, device: str, limit: int = 200) -> list[Standing]:
        """The tables at which a device sits, the latest first."""
        await self.flush()

        def work(db: sqlite3.Connection) -> list[Any]:
            return db.execute(
                "SELECT t.id, t.game, t.kind, group_concat(DISTINCT h.seat), t.created, t.moved, t.over, t.options,"
                " (SELECT json_group_array(json_array(name, kind)) FROM"
                "  (SELECT name, kind FROM seats WHERE tbl=t.id ORDER BY seat)),"
                " s.asked, s.since, s.round, s.heroes, s.scenario, s.result"
                " FROM holds h JOIN tables t ON t.id = h.tbl LEFT JOIN standing s ON s.tbl = t.id"
                " WHERE h.device=? GROUP BY t.id ORDER BY t.moved DESC LIMIT ?",
                (hashed(device), limit),
            ).fetchall()

        return [_read(row) for row in await self._storage.read(work)]


def _read(row: Any) -> Standing:
    decode = msgspec.json.decode
    sitting = decode(row[8])
    return Standing(
        table=row[0],
        game=row[1],
        kind=row[2],
        mine=sorted(seat for seat in map(int, row[3].split(",")) if seat != HOST),
        created=row[4],
        moved=row[5],
        over=bool(row[6]),
        campaign=decode(row[7]).get("mode") == "campaign",
        names=[name for name, _ in sitting],
        kinds=[kind for _, kind in sitting],
        asked=decode(row[9] or "[]"),
        since=row[10] or 0.0,
        round=row[11],
        heroes=decode(row[12] or "[]"),
        scenario=row[13] or "",
        result=decode(row[14]) if row[14] else None,
    )


def _round(table: Table) -> int | None:
    """The last that was begun."""
    for _, event in reversed(table.happened(None)):
        begun = getattr(event, "round", None)
        if isinstance(begun, int):
            return begun
    return None


def _scenario(table: Table) -> str:
    """What is played, by its id, where a game has a choice of that."""
    chosen = table.game.options_type
    defaults = {field.name: field.default for field in msgspec.structs.fields(chosen)}
    for name in PLAYED:
        if name in defaults and table.options.get("mode") != "campaign":
            return str(table.options.get(name, defaults[name]) or "")
    return ""
