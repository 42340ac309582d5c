"""What a host keeps, and for how long: the same on both kinds of database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from taverna.core.table import Answer
from taverna.games import find
from taverna.server import Settings
from taverna.server.engines import Db
from taverna.server.retention import DAY, cleared
from taverna.server.storage import SeatRow, Storage

from .test_storage import kept, row

__all__ = ["kept"]

AGES = {"over": 100, "over-lately": 5, "left": 100, "left-lately": 50, "evening": 100, "first": 100, "watched": 400}


def test_what_is_kept_long_enough_goes(kept: Path | str) -> None:
    asyncio.run(_played(kept))


async def _played(where: Path | str) -> None:
    storage = Storage(where)
    try:
        campaign: dict[str, Any] = dict(find("gloomhaven").info.campaign)
        for id in AGES:
            made = row(id)
            if id in ("evening", "first"):
                made = replace(made, game="gloomhaven", options=campaign)
            await storage.create(made, [SeatRow(0, "person", None, "Ana")], {0: "token"}, [], "d" * 30, [0])
            await storage.append(id, 0, [Answer(0, "a", 1, 2)], id not in ("left", "left-lately"))

        def aged(db: Db) -> None:
            now = time.time()
            for id, days in AGES.items():
                db.execute("UPDATE tables SET moved=? WHERE id=?", (now - days * DAY, id))
                db.execute("INSERT INTO chat VALUES (?,1,?,0,0,'hello',0)", (id, now - days * DAY))
            db.execute("UPDATE tables SET origin='first' WHERE id='evening'")

        await storage.write(aged)
        assert await cleared(storage, Settings(), []) == 0, "for ever, unless someone says otherwise"
        assert await _there(storage, "chat") == {*AGES}
        assert await cleared(storage, Settings(keep_finished=30), {"watched"}) == 2
        assert await _there(storage) == {*AGES} - {"over", "first"}, "a campaign may go on after its last evening"
        assert await _there(storage, "seats") == await _there(storage, "chat") == {*AGES} - {"over", "first"}
        assert await cleared(storage, Settings(keep_abandoned=90, keep_chat=20), {"watched"}) == 2
        assert await _there(storage) == {"over-lately", "left-lately", "watched"}
        assert await _there(storage, "chat") == {"over-lately"}
        assert await cleared(storage, Settings(keep_finished=1, keep_abandoned=1), []) == 3
        for name in ("inputs", "holds", "tokens", "chat"):
            assert await _there(storage, name) == set()
    finally:
        storage.close()


async def _there(storage: Storage, name: str = "") -> set[str]:
    sql = f"SELECT tbl FROM {name}" if name else "SELECT id FROM tables"
    return {row[0] for row in await storage.read(lambda db: db.execute(sql).fetchall())}
