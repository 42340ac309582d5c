"""What a host keeps, and for how long: the same on both kinds of database."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from taverna.core.table import Answer
from taverna.games import find
from taverna.server import Settings, retention
from taverna.server.engines import Db
from taverna.server.keys import next_table
from taverna.server.retention import DAY, cleared
from taverna.server.storage import SeatRow, Storage

from .test_storage import kept, row

__all__ = ["kept"]

EVENING, AGAIN = next_table("first", row().seed), "from-the-evening"
AGES = {"over": 100, "over-lately": 5, "left": 100, "left-lately": 50, "first": 100, "watched": 400}
AGES |= {EVENING: 100, AGAIN: 10}


def test_what_is_kept_long_enough_goes(kept: Path | str) -> None:
    asyncio.run(_played(kept))


async def _played(where: Path | str) -> None:
    storage = Storage(where)
    try:
        campaign: dict[str, Any] = dict(find("gloomhaven").info.campaign)
        for id in AGES:
            made = row(id)
            if id in ("first", EVENING, AGAIN):
                made = replace(made, game="gloomhaven", options=campaign)
            await storage.create(made, [SeatRow(0, "person", None, "Ana")], {0: "token"}, [], "d" * 30, [0])
            await storage.append(id, 0, [Answer(0, "a", 1, 2)], id not in ("left", "left-lately", AGAIN))

        def aged(db: Db) -> None:
            now = time.time()
            for id, days in AGES.items():
                db.execute("UPDATE tables SET moved=? WHERE id=?", (now - days * DAY, id))
                db.execute("INSERT INTO chat VALUES (?,1,?,0,0,'hello',0)", (id, now - days * DAY))
            for id, origin in (
                (EVENING, "first"),
                (AGAIN, EVENING),
            ):  # who plays the last evening again ends no campaign
                db.execute("UPDATE tables SET origin=? WHERE id=?", (origin, id))

        await storage.write(aged)
        assert await cleared(storage, Settings(), []) == 0, "for ever, unless someone says otherwise"
        assert await _there(storage, "chat") == {*AGES}
        assert await cleared(storage, Settings(keep_finished=30), {"watched"}) == 2
        assert await _there(storage) == {*AGES} - {"over", "first"}, "a campaign may go on after its last evening"
        assert await _there(storage, "seats") == await _there(storage, "chat") == {*AGES} - {"over", "first"}
        assert await cleared(storage, Settings(keep_abandoned=90, keep_chat=20), {"watched"}) == 2
        assert await _there(storage) == {"over-lately", "left-lately", "watched", AGAIN}
        assert await _there(storage, "chat") == {"over-lately", AGAIN}
        assert await cleared(storage, Settings(keep_finished=1, keep_abandoned=1), []) == 4
        for name in ("inputs", "holds", "tokens", "chat"):
            assert await _there(storage, name) == set()
    finally:
        storage.close()


def test_of_a_long_campaign_the_last_evening_stays(kept: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(retention, "LOOKED", 2)
        storage = Storage(kept)
        campaign: dict[str, Any] = dict(find("gloomhaven").info.campaign)
        evenings = ["m"]
        for _ in range(4):
            evenings.append(next_table(evenings[-1], row().seed))
        for nth, id in enumerate(evenings):
            origin = evenings[nth - 1] if nth else None
            made = replace(row(id), game="gloomhaven", options=campaign, origin=origin)
            await storage.create(made, [SeatRow(0, "person")], {}, [], "d" * 30, [])
            await storage.append(id, 0, [Answer(0, "a", 1, 2)], True)
            await storage.write(partial(_moved, id=id, when=nth + 1.0))
        assert await cleared(storage, Settings(keep_finished=30), set()) == 4
        assert await _there(storage) == {evenings[-1]}
        storage.close()

    asyncio.run(go())


def test_what_went_meanwhile_goes_on_no_longer(kept: Path | str) -> None:
    storage, campaign = Storage(kept), '{"mode":"campaign"}'
    assert storage.engine.at_once(lambda db: retention.goes_on(db, "gone", "gloomhaven", campaign)) is False
    storage.close()


def _moved(db: Db, id: str, when: float) -> None:
    db.execute("UPDATE tables SET moved=? WHERE id=?", (when, id))


class Opened(set[str]):
    """Somebody opens the one while the other is looked at."""

    def __contains__(self, id: object) -> bool:
        if not self:
            self.add(str(id))
        return super().__contains__(id)


def test_what_somebody_opens_meanwhile_stays_however_many_there_are(
    kept: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        monkeypatch.setattr(retention, "LOOKED", 3)
        monkeypatch.setattr(retention, "ATONCE", 2)
        storage = Storage(kept)
        for nth in range(11):
            await storage.create(row(f"t{nth:02}"), [SeatRow(0, "person")], {}, [], "d" * 30, [])
        await storage.write(lambda db: db.execute("UPDATE tables SET moved=1, over=1 WHERE id<'t10'").rowcount)
        await storage.write(lambda db: db.execute("UPDATE tables SET moved=1 WHERE id='t10'").rowcount)
        used = Opened()
        assert await cleared(storage, Settings(keep_finished=30), used) == 9
        assert await _there(storage) == {*used, "t10"} == {"t00", "t10"}
        storage.close()

    asyncio.run(go())


async def _there(storage: Storage, name: str = "") -> set[str]:
    sql = f"SELECT tbl FROM {name}" if name else "SELECT id FROM tables"
    return {row[0] for row in await storage.read(lambda db: db.execute(sql).fetchall())}
