"""How tables stand, kept beside them: whom they wait for and since when, the round, who plays whom, and how it ended.
So that a list of one's tables need wake none of them.

It is written a moment after something changed, many at once; a host that is killed in that moment has it again when the
table is next moved.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from taverna import games
from taverna.core.table import Table
from taverna.core.words import LANGS

from ..engines import leases, replacing
from ..keys import hashed
from ..storage import HOST, Db, Storage, StorageError

if TYPE_CHECKING:
    from ..living import Living

log = logging.getLogger("taverna.server")

SOON = 0.5  # seconds
KEEP = replacing("standing", "tbl", "asked", "since", "round", "heroes", "scenario", "result")
SINCE = "SELECT since FROM standing WHERE tbl=? AND asked=?"
PLAYED = ("scenario", "mission")  # what a game may call that which is played


class Standing(msgspec.Struct):
    """One table in the list of whoever sits there. `mine`: the seats held; `names`: what people call themselves;
    `campaign`: it is one evening of one, and `origin` the evening before."""

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
    origin: str | None = None

    @property
    def called(self) -> bool:
        """Does it wait for whoever reads this?"""
        return not self.over and bool(set(self.asked) & set(self.mine))


class Standings:
    """Notes what changed at living tables, and writes it."""

    def __init__(self, storage: Storage, fence: Callable[[str], int] = lambda table: 0) -> None:
        self._storage = storage
        self._fence = fence
        self._seen: WeakKeyDictionary[Living, tuple[list[int], bool]] = WeakKeyDictionary()
        self._due: dict[str, tuple[Living, list[int], float]] = {}
        self._writing: asyncio.Task[None] | None = None

    async def woke(self, living: Living) -> None:
        """It is in memory again: whom it waits for it has waited for since before."""
        asked = msgspec.json.encode(_people(living)).decode()
        row = await self._storage.read(lambda db: db.execute(SINCE, (living.id, asked)).fetchone())
        if row and not living.table.over:
            self._seen[living] = (_people(living), False)
        else:
            self.moved(living)

    def moved(self, living: Living) -> list[int]:
        """Something happened there. The people who are asked now and were not before."""
        table = living.table
        asked = _people(living)
        seen = self._seen.get(living)
        before = [] if seen is None else seen[0]
        if (asked, table.over) != seen:
            self._seen[living] = (asked, table.over)
            self._due[living.id] = (living, asked, time.time())
            if self._writing is None or self._writing.done():
                self._writing = asyncio.get_running_loop().create_task(self._write())
        return [seat for seat in asked if seat not in before]

    async def _write(self) -> None:
        while True:
            await asyncio.sleep(SOON)
            try:
                return await self.flush()
            except StorageError as error:
                log.error("how tables stand: %s", error)

    async def flush(self) -> None:
        due, self._due = self._due, {}
        rows = [_row(*one) for one in due.values()]
        fences = {row[0]: self._fence(row[0]) for row in rows}

        def work(db: Db) -> None:
            ours = leases.ours(db, fences)  # how another's table stands, its process says
            db.executemany(KEEP, [row for row in rows if row[0] in ours])

        if not rows:
            return
        try:
            await self._storage.write(work)
        except BaseException:
            self._due = due | self._due
            raise

    async def of(self, device: str, lang: str, limit: int = 200) -> list[Standing]:
        """The tables at which a device sits, the latest first; heroes as they are called in a language."""
        with suppress(StorageError):  # what cannot be written now can be read all the same, as it stood
            await self.flush()
        key = hashed(device)
        mine = "(SELECT tbl FROM holds WHERE device=?)"

        def work(db: Db) -> list[Standing]:
            held, sitting = defaultdict[str, list[int]](list), defaultdict[str, list[tuple[str, str]]](list)
            for table, seat in db.execute(
                "SELECT tbl, seat FROM holds WHERE device=? ORDER BY seat", (key,)
            ).fetchall():
                held[table].append(seat)
            seats = f"SELECT tbl, name, kind FROM seats WHERE tbl IN {mine} ORDER BY tbl, seat"
            for table, name, kind in db.execute(seats, (key,)).fetchall():
                sitting[table].append((name, kind))
            rows = db.execute(
                "SELECT t.id, t.game, t.kind, t.created, t.moved, t.over, t.options, s.asked, s.since, s.round,"
                " s.heroes, s.scenario, s.result, t.origin FROM tables t LEFT JOIN standing s ON s.tbl = t.id"
                f" WHERE t.id IN {mine} ORDER BY t.moved DESC LIMIT ?",
                (key, limit),
            ).fetchall()
            return [_read(row, held[row[0]], sitting[row[0]], lang) for row in rows]

        return await self._storage.read(work)


def _read(row: Any, held: list[int], sitting: list[tuple[str, str]], lang: str) -> Standing:
    decode = msgspec.json.decode
    heroes, options = decode(row[10] or "[]"), decode(row[6])
    first = games()[row[1]].campaign if row[1] in games() else {}
    return Standing(
        table=row[0],
        game=row[1],
        kind=row[2],
        mine=[seat for seat in held if seat != HOST],
        created=row[3],
        moved=row[4],
        over=bool(row[5]),
        campaign=bool(first) and all(options.get(name) == value for name, value in first.items()),
        names=[name for name, _ in sitting],
        kinds=[kind for _, kind in sitting],
        asked=decode(row[7] or "[]"),
        since=row[8] or 0.0,
        round=row[9],
        heroes=heroes if isinstance(heroes, list) else heroes.get(lang, []),  # they had one language once
        scenario=row[11] or "",
        result=decode(row[12]) if row[12] else None,
        origin=row[13],
    )


def _row(living: Living, asked: list[int], since: float) -> tuple[Any, ...]:
    """As it is written."""
    table, state = living.table, living.table.state
    result = None if table.result is None else msgspec.json.encode(table.result).decode()
    told = (table.game.words(lang, state) for lang in LANGS)
    heroes = {words.lang: [words.seat(seat) for seat in range(table.seats)] for words in told}
    encoded = (msgspec.json.encode(asked).decode(), msgspec.json.encode(heroes).decode())
    return living.id, encoded[0], since, _round(table), encoded[1], _scenario(table), result


def _people(living: Living) -> list[int]:
    """The people who are asked."""
    return sorted(seat for seat in living.table.questions if living.sitting[seat].kind == "person")


def _round(table: Table) -> int | None:
    """The last that was begun."""
    for _, events in reversed(table.chronicle):
        for event in reversed(events):
            begun = getattr(event, "round", None)
            if isinstance(begun, int) and event.seen_by(None):
                return begun
    return None


def _scenario(table: Table) -> str:
    """What is played, by its id, where a game has several."""
    played = (getattr(table.state, name, "") for name in PLAYED)
    return next((str(id) for id in played if isinstance(id, str) and id), "")
