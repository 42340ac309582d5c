"""How much one maker keeps on a host, and how it becomes less: the same on both kinds of database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from taverna.core.table import Answer
from taverna.games import find
from taverna.server import Settings, keys
from taverna.server.company.keeping import OVER, RECORDS, let_go, renewed
from taverna.server.plans import Chair, Gathering, keeping
from taverna.server.quota import INPUT, must_have_room
from taverna.server.quota import kept as counted
from taverna.server.refusals import Refused
from taverna.server.retention import DAY, cleared
from taverna.server.storage import HOST, SeatRow, Storage, hold

from .running import Running, host
from .test_storage import kept, row

__all__ = ["kept"]

ANA, BIA = "a" * 30, "b" * 30


async def _keeps(storage: Storage, id: str, device: str | None = ANA, over: bool = False, **more: Any) -> None:
    made = replace(row(id), **more)
    await storage.create(made, [SeatRow(0, "person", None, "Ana")], {0: "token"}, [], device, [0])
    await storage.append(id, 0, [Answer(0, "a", 1, 2)] * 1, over)


def test_what_one_keeps_is_counted_and_what_is_deleted_is_not(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)

        async def many(device: str = ANA, few: int = 0) -> tuple[int, int]:
            return await storage.read(lambda db: counted(db, keys.hashed(device), few))

        async def room(device: str = ANA, **settings: int) -> bool:
            try:
                await must_have_room(storage, Settings(**settings), keys.hashed(device))
            except Refused as error:
                return error.code != "kept-full"
            return True

        try:
            assert await many() == (0, 0) and await room(kept_tables=1)
            for id in ("on", "over", "shared"):
                await _keeps(storage, id, over=id == "over")
            await _keeps(storage, "record", kind="record", pack={"x": "y" * 5000})
            await _keeps(storage, "bia's", BIA)
            plan = Gathering(
                id="room", game="bloodborne", options={}, lang="en", settle=True, takeover=0, chairs=[Chair()],
                maker=keys.hashed(ANA).hex(),
            )  # fmt: skip
            await storage.write(keeping(plan))
            await storage.write(lambda db: hold(db, "shared", 1, BIA))
            tables, size = await many()
            assert tables == 5 and 5000 + 4 * INPUT < size < 6000 + 4 * INPUT
            assert await many(few=6) == (5, 0), "of few it need not be known how large they are"
            assert await many(BIA) == (1, (await many(BIA))[1]), "whoever only sits there keeps nothing"
            assert not await room(kept_tables=5) and await room(kept_tables=6) and await room(kept_tables=0)
            assert not await room(kept_tables=0, kept_bytes=5000, record=2000, inputs=1)
            assert await room(kept_bytes=7000, record=2000, inputs=1)
            assert await room(BIA, kept_tables=5) and await room("c" * 30, kept_tables=1)

            assert await let_go(storage, BIA, "on") == ([], {}), "not another's"
            assert await let_go(storage, ANA, RECORDS) == (["record"], {})
            assert await let_go(storage, ANA, OVER) == (["over"], {})
            assert await let_go(storage, ANA, "shared") == ([], {"shared": [0]})
            assert (await many())[0] == 2 and (await many(BIA))[0] == 2, "whoever is left keeps the table"
            assert await storage.opened_by_device("shared", BIA) == {1, HOST}
            new = await renewed(storage, ANA)
            assert ((await many())[0], (await many(new))[0]) == (1, 1), "rooms follow by themselves"
            await storage.write(lambda db: db.execute("UPDATE tables SET moved=?", (time.time() - 9 * DAY,)))
            await cleared(storage, Settings(keep_finished=1, keep_abandoned=1), [])
            assert (await many(new))[0] == (await many(BIA))[0] == 0, "what is old enough counts no longer"
        finally:
            storage.close()

    asyncio.run(go())


def test_a_campaign_is_not_over_while_it_can_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        try:
            saga = {"game": "gloomhaven", "options": dict(find("gloomhaven").info.campaign)}
            await _keeps(storage, "first", over=True, **saga)
            second = keys.next_table("first", row().seed)
            await _keeps(storage, second, over=True, origin="first", **saga)
            await _keeps(storage, "from-the-second", origin=second, prefix=1, **saga)  # it does not follow
            assert await let_go(storage, ANA, OVER) == (["first"], {})
            assert await let_go(storage, ANA, second) == ([second], {}), "unless it is meant"
        finally:
            storage.close()

    asyncio.run(go())


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with host(tmp_path_factory.mktemp("narrow") / "data", kept_tables=2, tables_daily=8, proxy=1) as running:
        yield running
        assert "Traceback" not in running.logged


def test_whoever_keeps_much_is_told_what_to_do(narrow: Running) -> None:
    form = {"game": "bloodborne", "seats": "3", "seat0": "me", "seat1": "bot:random", "seat2": "bot:random"}
    home = {"X-Forwarded-For": "192.0.2.1"}
    with narrow.client(headers=home) as ana:
        first = ana.post("/new", data=form).headers["location"]
        assert ana.post("/new", data=form | {"seat1": "person"}).status_code == 303, "a room counts as well"
        full = ana.post("/new", data=form, headers={"Accept-Language": "pt-BR"})
        assert full.status_code == 409 and "Minhas mesas" in full.text
        body = {"game": "bloodborne", "seats": [{"mine": True}, {"kind": "bot"}, {"kind": "bot"}]}
        assert ana.post("/api/tables", json=body).json()["error"]["code"] == "kept-full"
        page = ana.get("/mine").text
        assert 'action="/mine/drop"' in page and first.removeprefix("/t/") in page
        gone = {"table": first.removeprefix("/t/"), "sure": "on"}
        assert ana.post("/mine/drop", data={"table": gone["table"]}).status_code == 400, "not by mistake"
        with narrow.client(headers=home) as stranger:
            assert stranger.post("/mine/drop", data=gone).status_code == 400
        assert ana.get(first).status_code == 200
        assert ana.post("/mine/drop", data=gone).status_code == 303
        assert ana.get(first).status_code == 404
        assert ana.post("/new", data=form).status_code == 303, "there is room again"


def test_whoever_throws_keys_away_is_counted_by_address(narrow: Running) -> None:
    body = {"game": "bloodborne", "seats": [{}, {}, {}]}
    said = []
    for nth in range(10):
        with narrow.client(headers={"X-Forwarded-For": f"2001:db8:7::{nth}"}) as one:
            said.append(one.post("/api/tables", json=body))
    assert [one.status_code for one in said] == [201] * 8 + [429] * 2
    assert said[-1].json()["error"]["code"] == "much-today" and int(said[-1].headers["retry-after"]) > 3600
    with narrow.client(headers={"X-Forwarded-For": "2001:db8:8::1"}) as other:
        assert other.post("/api/tables", json=body).status_code == 201
