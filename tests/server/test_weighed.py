"""What everyone may ask costs something, and what is brought is not played for ever: nobody waits for a stranger."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import taverna
from taverna.core.errors import SaveError
from taverna.server import Settings, brought
from taverna.server import room as rooms
from taverna.server.app import _around, create_app
from taverna.server.engines import Sqlite
from taverna.server.gate import Gate
from taverna.server.gathering import Room
from taverna.server.judging import MOST, Judging
from taverna.server.keeper import office
from taverna.server.limits import Buckets
from taverna.server.named import TURNED
from taverna.server.plans import Chair, Gathering
from taverna.server.refusals import Refused
from taverna.server.storage import StorageError
from taverna.server.wire import NewSeat

from .running import Running, host
from .test_abuse import _closed, _tables

PAGES = ("/", "/new?game=gloomhaven", "/mine", "/tables", "/records", "/api/openapi.json", "/rules/gloomhaven")
FORM = {"game": "bloodborne", "seat0": "me", "seat1": "person", "seat2": "person"}


def test_every_page_is_weighed_and_its_refusal_is_light(tmp_path: Path) -> None:
    with host(tmp_path / "data", messages=3, messages_rate=0.01, proxy="true") as one, one.client() as client:
        table = one.table(["person", "bot:random", "bot:random"]).id
        for nth, path in enumerate((*PAGES, f"/t/{table}", f"/api/tables/{table}")):
            asks = {"accept": "text/html", "x-forwarded-for": f"203.0.113.{nth}"}
            got = [client.get(path, headers=asks) for _ in range(13 if path.startswith("/api") else 5)]
            assert got[0].status_code == 200 and got[-1].status_code == 429, path
            assert int(got[-1].headers["retry-after"]) > 0 and len(got[-1].content) < 400
            for free in ("/healthz", "/readyz", "/static/motion.js"):
                assert client.get(free, headers=asks).status_code == 200


def test_many_connections_of_one_address_are_weighed_together(tmp_path: Path) -> None:
    with host(tmp_path / "data", messages=5, messages_rate=0.01, proxy="true") as one:
        table = one.table(["person", "bot:random", "bot:random"])
        asks, other = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
        heard: list[str] = []
        for _ in range(3):
            with table.live(headers=asks, hello=False) as live:
                for _ in range(5):
                    live.say(type="ping", have=None)
                heard += [live.hear()["type"] for _ in range(5)]
        assert heard == ["pong"] * 11 + ["refused"] * 4
        with table.live(headers=other) as live:
            assert live.hear()["type"] == "welcome"


def test_a_whole_scene_and_what_is_long_count_as_what_they_cost(tmp_path: Path) -> None:
    with host(tmp_path / "data", messages=5, messages_rate=0.001, proxy="true") as one, one.client() as client:
        table = one.table(["person", "bot:random", "bot:random"])
        with table.live(headers={"X-Forwarded-For": "203.0.113.1"}) as live:
            for lang in ("es", "pt-BR", "es", "en"):
                live.until("scene")
                live.say(type="hello", seat=None, lang=lang, have=None)
            live.until("scene")
        with table.live(headers={"X-Forwarded-For": "203.0.113.1"}, hello=False) as live:
            assert live.hear()["code"] == "slow-down"
        for nth, (path, often) in enumerate((("/new?game=gloomhaven", 2), ("/rules/search?q=the", 3))):
            asks = {"accept": "text/html", "x-forwarded-for": f"203.0.113.{nth + 2}"}
            got = [client.get(path, headers=asks).status_code for _ in range(often + 1)]
            assert got == [200] * often + [429], path


def test_this_interface_is_told_packed_as_it_is_wanted(taverna_host: Running) -> None:
    told = [
        taverna_host.client().get("/api/openapi.json", headers={"Accept-Encoding": how}).json()
        for how in ("", "gzip", "br", "identity", "br;q=0, gzip")
    ]
    assert all(one == told[0] for one in told)


def test_an_answer_that_is_not_taken_is_not_kept_for_ever(tmp_path: Path) -> None:
    """Whoever asks for long pages and reads none of them holds their bytes for a while; whoever reads slowly gets all
    of them. (The first few megabytes lie with the kernel.)"""
    asks = b"GET /rules/gloomhaven/conformance HTTP/1.1\r\nHost: a\r\n\r\n" * 23
    last = b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    with host(tmp_path / "data", patience=1.5) as one:
        whole = 23 * len(httpx.get(f"{one.url}/rules/gloomhaven/conformance", timeout=60).content)
        assert whole > 10_000_000
        got = {}
        for pause in (0.1, 8.0):
            with socket.socket() as slow:
                slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                slow.settimeout(60)
                slow.connect(("127.0.0.1", one.port))
                slow.sendall(asks + last)
                got[pause] = 0
                time.sleep(pause)
                with contextlib.suppress(ConnectionError):
                    while part := slow.recv(500_000):
                        got[pause] += len(part)
        assert got[8.0] < whole < got[0.1]


def test_a_referee_judges_one_at_a_time_and_whoever_asks_owes_what_it_took() -> None:
    def slow(seconds: float) -> str:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        return "judged"

    async def go() -> None:
        acting = Buckets(240, 120)
        judging = Judging(acting)
        try:
            assert await judging.asked("here", slow, 0.0) == "judged"
            assert acting.take("here") == 0
            assert await judging.asked("here", slow, 0.5) == "judged"
            assert acting.take("here", 200) > 0.3, "half a second of judging is a second's worth of all else"
            assert acting.take("elsewhere", 200) == 0
            many = [asyncio.create_task(judging.asked("there", slow, 0.01)) for _ in range(MOST + 3)]
            said = await asyncio.gather(*many, return_exceptions=True)
            assert said.count("judged") == MOST and {type(one) for one in said} == {str, Refused}
            with pytest.raises(ZeroDivisionError):
                await judging.asked("here", lambda: 1 / 0)
            assert await judging.asked("here", slow, 0.0) == "judged", "and goes on"
        finally:
            judging.stop()

    asyncio.run(go())


def test_no_more_is_handed_on_than_a_request_may_have() -> None:
    pytest.importorskip("taverna.server.forward")
    settings = Settings(database="postgresql://there/x", record=10**9)
    assert _around(create_app(settings), settings, Gate(1, 1)).app._limit == settings.body


def test_looking_for_whoever_runs_a_table_is_weighed(tmp_path: Path) -> None:
    forward = pytest.importorskip("taverna.server.forward")
    asked: list[str] = []
    said: list[Any] = []

    async def elsewhere(table: str) -> str:
        asked.append(table)
        return ""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        said.append(scope[TURNED].code if TURNED in scope else None)

    async def go() -> None:
        one = SimpleNamespace(tables=SimpleNamespace(elsewhere=elsewhere), acting=Buckets(2, 0.01))
        around = forward.Forwarding(app, lambda: one, 10)
        for nth in range(4):
            scope = {"type": "http", "path": f"/t/some-{nth}", "headers": [], "client": ("2001:db8::1", nth)}
            await around(scope, None, None)

    asyncio.run(go())
    assert asked == ["some-0", "some-1"] and said == [None, None, "slow-down", "slow-down"]


# -- waiting rooms -----------------------------------------------------------------------------------------------------
def room(one: Running, client: httpx.Client) -> str:
    made = client.post("/new", data=FORM)
    assert made.status_code == 303, made.text
    return made.headers["location"].rsplit("/", 1)[1]


def until_closed(socket: ClientConnection) -> int:
    """Whatever it says, until it ends, and with which code."""
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("seat", ["0009", "000" + "9" * 5000, "3", "-1", "²"])
def test_a_chair_that_is_none_is_no_failure(taverna_host: Running, seat: str) -> None:
    with taverna_host.client() as client:
        got = client.post(f"/t/{room(taverna_host, client)}/room", data={"do": "name", "seat": seat, "name": "x"})
        assert (got.status_code, got.json()["error"]["code"]) == (404, "no-seat")


def test_whoever_sits_in_a_room_finds_it_open_however_many_look_on(tmp_path: Path) -> None:
    with host(tmp_path / "data", viewers=4, viewers_each=2) as one, one.client() as client:
        address = f"ws://127.0.0.1:{one.port}/api/tables/{room(one, client)}/room"
        cookies = {"Cookie": f"taverna={client.cookies['taverna']}"}
        with connect(address) as first, connect(address) as second:
            assert all('"room"' in str(one.recv(10)) for one in (first, second))
            with connect(address) as third:
                assert until_closed(third) == 4409
            with connect(address, additional_headers=cookies) as mine:
                assert '"room"' in str(mine.recv(10))


def test_a_room_is_drawn_once_for_all_to_whom_it_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []
    chairs = [Chair(holder="bia"), Chair()]
    plan: dict[str, Any] = {"game": "bloodborne", "options": {}, "settle": True, "takeover": None, "lang": "en"}
    room = Room(Gathering(id="r", chairs=chairs, maker="ana", **plan), SimpleNamespace())  # type: ignore[arg-type]
    monkeypatch.setattr(rooms, "base", lambda socket: "http://here")
    monkeypatch.setattr(rooms, "shown", lambda socket, room, lang: {"to": socket})
    monkeypatch.setattr(rooms, "rendered", lambda name, lang, here, to: drawn.append((lang, to)) or to)

    def seen(device: str, lang: str = "en") -> str:
        one = rooms.Seen.__new__(rooms.Seen)
        one.socket, one.room, one.lang, one.device = device, room, lang, device  # type: ignore[assignment]
        return one._drawn()

    for _ in range(3):
        for nth in range(20):
            seen(f"stranger {nth}")
        assert "ana" in seen("ana") and "bia" in seen("bia"), "what is one's own is seen by nobody else"
        seen("stranger", "es")
    assert drawn == [("en", "stranger 0"), ("en", "ana"), ("en", "bia"), ("es", "stranger")]
    room.spread()
    seen("stranger")
    assert len(drawn) == 5, "and anew when something has changed"


def test_a_ban_counts_in_a_waiting_room_too(tmp_path: Path) -> None:
    with host(tmp_path / "data", proxy="true") as one, one.client() as client:
        id = room(one, client)
        engine = Sqlite(one.data)
        key = office.new_key(engine)
        engine.close()
        address, there = f"ws://127.0.0.1:{one.port}/api/tables/{id}/room", {"X-Forwarded-For": "203.0.113.9"}
        with connect(address, additional_headers=there) as looks_on:
            assert '"room"' in str(looks_on.recv(10))
            asks = {"Authorization": f"Bearer {key}"}
            banned = client.post("/api/keeper/bans", json={"network": "203.0.113.9"}, headers=asks)
            assert banned.status_code < 300, banned.text
            assert until_closed(looks_on) == 1012
        with connect(address, additional_headers=there) as again:
            assert until_closed(again) == 4403


@pytest.mark.parametrize("act", ["/mine/renew", "/mine/forget"])
def test_a_key_that_is_void_leaves_its_rooms_too(taverna_host: Running, act: str) -> None:
    """Whoever comes again with the new key finds their chair."""
    with taverna_host.client(headers={"Accept": "text/html"}) as client:
        address = f"ws://127.0.0.1:{taverna_host.port}/api/tables/{room(taverna_host, client)}/room"
        with connect(address, additional_headers={"Cookie": f"taverna={client.cookies['taverna']}"}) as mine:
            assert '"room"' in str(mine.recv(10))
            assert client.post(act, data={"sure": "on"}).status_code == 303
            assert until_closed(mine) in ((1012,) if act == "/mine/renew" else (1000, 1012))


def test_what_the_disk_refused_has_not_happened_in_a_room_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        seats = [NewSeat(mine=True), NewSeat(), NewSeat()]
        id = await tables.rooms.create(
            game="bloodborne", seats=seats, options={}, lang="en", settle=True, takeover=None, device="a" * 32
        )
        found = await tables.rooms.find(id)
        assert isinstance(found, Room)
        maker = found.gathering.maker

        async def full(*_: Any) -> None:
            raise StorageError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(tables, "write", full)
            with pytest.raises(StorageError):
                await found.act(maker, {"do": "link", "seat": "1"})
            with pytest.raises(StorageError):
                await tables.rooms.passed_on("a" * 32, None)
        assert not found.links and not found.gathering.chairs[1].link
        assert found.gathering.maker == found.gathering.chairs[0].holder == maker
        await _closed(tables)

    asyncio.run(go())


# -- what is brought ---------------------------------------------------------------------------------------------------
def test_what_takes_much_room_counts_as_several_tables(tmp_path: Path) -> None:
    with host(tmp_path / "data", tables=6, tables_refill=3600) as one, one.client() as client:
        kind = {"content-type": "application/x-ndjson"}
        got = [client.post("/api/records", content=b"x" * 512 * 1024, headers=kind).status_code for _ in range(3)]
        assert got == [400, 400, 429]
        file = {"record": ("a.taverna", b"x")}
        origin = {"Origin": "https://elsewhere.example", "Accept": "text/html"}
        assert client.post("/records", files=file, headers=origin).status_code == 403
        assert client.post("/records", files=file, headers={"Accept": "text/html"}).status_code == 429


def test_a_record_is_played_for_so_long_and_no_longer() -> None:
    table = taverna.new("bloodborne", 3, 1)
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[0].id)
    assert brought.checked(table.record(), Settings())[0].digest() == table.digest()
    with pytest.raises(SaveError, match="after 0 seconds only 0 of"):
        brought.checked(table.record(), Settings(playing=0.0))


def test_waking_a_table_does_not_wait_for_records_that_strangers_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        seats = [NewSeat(), NewSeat(), NewSeat()]
        id, _ = await tables.create(game="bloodborne", seats=seats, options={}, lang="en")
        over = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(*_: Any) -> None:
            asyncio.run_coroutine_threadsafe(over.wait(), loop).result(30)
            raise SaveError("it was nothing")

        monkeypatch.setattr(brought, "checked", slow)
        files = [asyncio.ensure_future(tables.brought.record(b"", "en", None)) for _ in range(brought.MOST)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused, match="slow-down"):
            await tables.brought.record(b"", "en", None)
        async with asyncio.timeout(10), tables.open(id) as living:
            assert living.id == id
        over.set()
        refused = await asyncio.gather(*files, return_exceptions=True)
        assert {str(one) for one in refused} == {"bad-record: it was nothing"}
        await _closed(tables)

    asyncio.run(go())
