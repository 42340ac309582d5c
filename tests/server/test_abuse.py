"""A host in public: what one address, one seat, one broken disk or one odd file can do to the others. Nothing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.datastructures import URL
from websockets.exceptions import ConnectionClosed

import taverna
from taverna.bots.search import Judged
from taverna.cli import main as cli
from taverna.core import saves
from taverna.core.table import Table
from taverna.games import find
from taverna.server import Settings, seats, sitting
from taverna.server.bots import KEPT, Queue, Reply, Thinker, Thinkers, Thought
from taverna.server.company.clock import PACES
from taverna.server.door import network
from taverna.server.engines.schema import OF_A_TABLE
from taverna.server.limits import Counted
from taverna.server.living import Living
from taverna.server.named import Named
from taverna.server.refusals import Refused
from taverna.server.replay import Replay
from taverna.server.retention import delete
from taverna.server.storage import Db, Storage, StorageError, TableRow
from taverna.server.tables import Tables
from taverna.server.thinker import Known
from taverna.server.wire import NewSeat

from .running import Running, host


@pytest.mark.parametrize(
    ("address", "limited"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_limits_are_for_a_household_and_not_for_one_of_its_billions_of_addresses(address: str, limited: str) -> None:
    assert network(address) == limited


def test_things_held_open_are_counted_by_address_and_given_back() -> None:
    held = Counted(1)
    with held.one("a") as first, held.one("b") as other, held.one("a") as second:
        assert (first, other, second) == (True, True, False)
    with held.one("a") as again:
        assert again


# -- those who watch -------------------------------------------------------------------------------------------------
def test_whoever_sits_at_a_table_finds_room_however_many_watch(tmp_path: Path) -> None:
    with host(tmp_path / "data", viewers=2, viewers_each=2) as running:
        table = running.table(3)
        with table.live(), table.live(), table.live() as third:
            assert third.until("refused")["code"] == "crowded"
            with table.live(0) as mine:
                assert mine.until("welcome")["seats"] == [0]


def test_one_address_does_not_take_all_the_room_for_watching(tmp_path: Path) -> None:
    with host(tmp_path / "data", viewers=200, viewers_each=1) as running:
        table = running.table(3)
        with table.live() as first:
            first.until("welcome")
            with table.live() as second:
                assert second.until("refused")["code"] == "crowded"


def test_sockets_of_one_address_have_an_end(tmp_path: Path) -> None:
    with host(tmp_path / "data", sockets=2) as running:
        table = running.table(3)
        with table.live(0) as first, table.live(1) as second:
            first.until("welcome")
            second.until("welcome")
            with table.live(2, hello=False) as third:
                assert third.until("refused")["code"] == "crowded"
        with table.live(2) as later:
            assert later.until("welcome")["seats"] == [2]


def test_making_a_table_is_not_sitting_down_on_its_last_seat(taverna_host: Running) -> None:
    with taverna_host.client() as maker:
        seats = [{"mine": True}, {}, {}]
        made = maker.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()
        table = taverna_host.table(3)
        table.id, table.path = made["table"], f"/api/tables/{made['table']}"
        cookie = "; ".join(f"{name}={value}" for name, value in maker.cookies.items())
        with table.live(None, headers={"Cookie": cookie}) as look:
            assert look.until("welcome")["seats"] == [0]
            claimed = [one["claimed"] for one in maker.get(table.path).json()["status"]["seats"]]
            assert claimed == [True, False, False]
            here = [one["here"] for one in maker.get(table.path).json()["status"]["seats"]]
            assert here == [True, False, False]


# -- one seat against the table --------------------------------------------------------------------------------------
def test_taking_back_for_ever_does_not_end_the_table_for_the_others(tmp_path: Path) -> None:
    with host(tmp_path / "data", inputs=96) as running:
        table = running.table(3)
        first = table.view(0)["question"]
        code = None
        for _ in range(60):
            question = table.view(0)["question"]
            assert table.answer(0, question["id"], question["options"][0]["id"]).status_code == 200
            back = table.call("POST", "/undo", 0, json={"seat": 0, "question": question["id"]})
            if back.status_code != 200:
                code = back.json()["error"]["code"]
                break
        assert code == "undo-spent"
        assert len(running.rows(table.id)) < 48, "half of the room is left"
        for seat in (1, 2):
            question = table.view(seat)["question"]
            assert table.answer(seat, question["id"], question["options"][0]["id"]).status_code == 200
        assert table.view(0)["question"] != first


def test_taking_another_name_for_ever_fills_neither_the_disk_nor_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        id, _ = await tables.create(game="bloodborne", seats=[NewSeat(), NewSeat(), NewSeat()], options={}, lang="en")
        async with tables.open(id) as living:
            for seat in (1, 2):
                await seats.came(living, seat)
                await seats.to_bot(living, seat, "random", own=seat == 2)
            before = len(living.showing.show(None, "en").log)
            for nth in range(sitting.MOST + 20):
                await seats.rename(living, 0, f"name {nth}")
            lines = living.showing.show(None, "en").log
            assert f"name {nth}" in lines[-1].text and before < len(lines) <= sitting.MOST + before
            assert seats.stood_in(living, 1) and not seats.stood_in(living, 2), "who plays in a seat is still known"
            kept, *_ = await sitting.kept(tables.storage, id)
            assert len(kept) <= sitting.MOST + 200 and kept[-1] == living.changes[-1]
            assert {(one.what, one.seat) for one in kept} >= {("stand-in", 1), ("bot-in", 2)}
        await _closed(tables)

    asyncio.run(go())


# -- requests that never end -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", b"POST /new HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf"],
    ids=["nothing", "half a line", "half a body"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(impatient: Running, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=60) as one:
        one.sendall(sent)
        while one.recv(4096):
            pass  # whatever is said, the end of it is that the connection is closed


POST = b"POST /new HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"GET /", b"y" * 100_000),
        (b"GET / HTTP/1.1\r\nHost: a\r\nx: ", b"y" * 100_000),
        (b"GET / HTTP/1.1\r\nHost: a\r\n", b"x: y\r\n" * 15_000),
        (POST, b"x: y\r\n" * 15_000),
        (b"", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 3_000),
    ],
    ids=["an address", "a line", "lines", "lines after a body", "requests"],
)
def test_a_request_without_end_is_not_kept(taverna_host: Running, first: bytes, more: bytes) -> None:
    before = taverna_host.memory()
    with (
        socket.create_connection(("127.0.0.1", taverna_host.port), timeout=60) as one,
        pytest.raises(ConnectionError),  # it is closed in the middle of it
    ):
        one.sendall(first + more * 300)
    assert taverna_host.memory() - before < 20e6
    with taverna_host.client() as another:
        assert another.get("/healthz").status_code == 200


def test_a_body_in_small_pieces_is_a_body(taverna_host: Running) -> None:
    with socket.create_connection(("127.0.0.1", taverna_host.port), timeout=60) as one:
        head = b"POST /api/referee HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
        one.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n")
        for _ in range(30):
            one.sendall(b"1\r\n \r\n" * 1000)
        one.sendall(b"1\r\n}\r\n0\r\n\r\n")
        said = b"".join(iter(lambda: one.recv(4096), b""))
        assert said.startswith(b"HTTP/1.1 200") and b'"error"' in said, "30 KB of it, in six times as many bytes"


@pytest.mark.parametrize("how", ["pings", "pieces", "no text"])
def test_what_is_no_message_has_an_end_too(taverna_host: Running, how: str) -> None:
    table, before = taverna_host.table(3), len(taverna_host.logged)

    def noise(mine: Any) -> None:
        for nth in range(20_000):
            if how == "pings":
                mine.socket.ping(str(nth))
            elif how == "pieces":
                mine.socket.send(["", *[" "] * 5000, ""])
            else:
                mine.socket.send(b"\xff", text=True)

    with table.live(0) as mine, table.live(1) as other:
        mine.until("scene")
        for _ in range(3):
            mine.socket.ping()
            mine.socket.send(['{"type":', '"ping"}'])  # some of it is as it should be
            mine.until("pong")
        with pytest.raises(ConnectionClosed):
            noise(mine)
        other.say(type="ping")
        other.until("pong")
    assert "Traceback" not in taverna_host.logged[before:]


def test_impatience_does_not_close_a_live_table(impatient: Running) -> None:
    table = impatient.table(3)
    with table.live(0) as mine:
        mine.until("scene")
        assert not _closed_within(mine, 2.5)
        mine.say(type="ping")
        mine.until("pong")


def _closed_within(mine: Any, seconds: float) -> bool:
    try:
        mine.socket.recv(seconds)
    except TimeoutError:
        return False
    except Exception:
        return True
    return False


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with host(tmp_path_factory.mktemp("impatient") / "data", patience=1) as running:
        yield running


# -- the disk --------------------------------------------------------------------------------------------------------
def test_what_the_disk_refuses_has_not_happened_in_memory_either(tmp_path: Path) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        id, _ = await tables.create(
            game="bloodborne", seats=[NewSeat(name="Ana"), NewSeat(), NewSeat()], options={}, lang="en"
        )
        db = sqlite3.connect(tables.storage.engine.path)
        db.execute("CREATE TRIGGER broken BEFORE UPDATE ON seats BEGIN SELECT RAISE(FAIL, 'disk is full'); END")
        db.close()
        async with tables.open(id) as living:
            with pytest.raises(StorageError):
                await seats.rename(living, 0, "Bia")
            with pytest.raises(StorageError):
                await seats.to_bot(living, 1, "random", own=False)
            with pytest.raises(StorageError):
                await living.came(Eye(1), True)
            sitting = living.sitting
            assert (sitting[0].name, sitting[1].kind, sitting[1].claimed) == ("Ana", "person", None)
        await _closed(tables)

    asyncio.run(go())


def test_a_disk_that_fails_is_said_over_every_door(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running:
        table = running.table(3)
        db = sqlite3.connect(tmp_path / "data" / "taverna.sqlite3")
        for kept, deed in (("seats", "UPDATE"), ("tokens", "INSERT"), ("holds", "INSERT")):
            db.execute(
                f"CREATE TRIGGER broken_{kept} BEFORE {deed} ON {kept} BEGIN SELECT RAISE(FAIL, 'disk is full'); END"
            )
        db.close()
        for path, body in (("/name", {"seat": 0, "name": "Bia"}), ("/name", {"seat": 1, "name": "Caio"})):
            got = table.call("POST", path, body["seat"], json=body)
            assert (got.status_code, got.json()["error"]["code"]) == (503, "storage")
        with table.live(0) as mine:
            assert mine.until("refused")["code"] == "storage"
        with running.client() as maker:
            made = maker.post("/api/tables", json={"game": "bloodborne", "seats": [{}, {}, {}]})
            assert made.status_code == 503
            joined = maker.post(f"/join/{table.id}/{table.tokens[1]}", headers={"Origin": running.url})
            assert joined.status_code == 503


def test_what_cannot_be_written_can_be_read_all_the_same(tmp_path: Path) -> None:
    """How tables stand is noted a moment later; a list of them does not fail because there is no room for that."""
    with host(tmp_path / "data") as running, running.client() as ana:
        db = sqlite3.connect(tmp_path / "data" / "taverna.sqlite3")
        db.execute("CREATE TRIGGER broken BEFORE INSERT ON standing BEGIN SELECT RAISE(FAIL, 'disk is full'); END")
        db.close()
        seats_ = [{"mine": True}, {"kind": "person"}, {"kind": "person"}]
        made = ana.post("/api/tables", json={"game": "bloodborne", "seats": seats_}).json()
        ana.get(f"/api/tables/{made['table']}")
        assert [one["table"] for one in ana.get("/api/mine").json()["tables"]] == [made["table"]]
        assert [ana.get(path, headers={"Accept": "text/html"}).status_code for path in ("/", "/mine")] == [200, 200]


def test_about_a_table_that_was_deleted_nothing_is_written_any_more(tmp_path: Path) -> None:
    """Whoever erases everything about themselves finds nothing of it later, whatever was on its way."""

    async def go() -> None:
        tables = _tables(tmp_path)
        id, _ = await tables.create(
            game="bloodborne", seats=[NewSeat(name="Ana"), NewSeat(), NewSeat()], options={}, lang="en"
        )
        acts: list[Callable[[Living], Awaitable[object]]] = [
            lambda living: seats.rename(living, 0, "Bia"),
            lambda living: living.chat.say(0, "am I here?"),
            lambda living: living.clock.set(PACES["live"]),
            lambda living: living.tables.standings.flush(),
            lambda living: living.undo(0),
        ]
        async with tables.open(id) as living:
            tables.standings.moved(living)
            seat, question = next(iter(living.table.questions.items()))
            await living.answer(seat, question.id, question.options[0].id)
            await tables.storage.write(partial(delete, table=id))
            for act in acts:
                living.gone = False
                with contextlib.suppress(Refused):
                    await act(living)

            def left(db: Db) -> dict[str, int]:
                return {
                    name: many
                    for name in OF_A_TABLE
                    if (many := db.execute(f"SELECT count(*) FROM {name} WHERE tbl=?", (id,)).fetchone()[0])
                }

            assert await tables.storage.read(left) == {}
        await _closed(tables)

    asyncio.run(go())


def _damaged(path: Path) -> None:
    """A database of some tables with its later pages overwritten."""
    storage = Storage(path.parent)
    storage.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\x5a" * (path.stat().st_size - 4096))


def _misspelt(path: Path) -> None:
    """A database whose plan is no text any more."""
    Storage(path.parent).close()
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE seats", b"CREATE \xbbABLE seats"))


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda folder: folder.write_text("here was a folder"), "File exists"),
        (lambda folder: (folder.mkdir(), (folder / "taverna.sqlite3").write_text("garbage " * 999)), "not a database"),
        (lambda folder: (folder.mkdir(), _damaged(folder / "taverna.sqlite3")), "damaged"),
        (lambda folder: (folder.mkdir(), _misspelt(folder / "taverna.sqlite3")), "damaged"),
        (lambda folder: (folder.mkdir(), (folder / "taverna.sqlite3").mkdir()), "unable to open"),
    ],
    ids=["a file", "garbage", "damaged", "misspelt", "a folder"],
)
def test_a_host_that_cannot_keep_anything_says_so_in_a_sentence(
    tmp_path: Path, broken: Callable[[Path], object], said: str
) -> None:
    folder = tmp_path / "data"
    broken(folder)
    ended = subprocess.run(
        [sys.executable, "-m", "taverna.cli", "serve", "--port", "0", "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 2
    assert said in ended.stderr
    assert str(folder) in ended.stderr
    assert "Traceback" not in ended.stderr


def test_two_hosts_do_not_run_with_one_file(tmp_path: Path) -> None:
    """Each would hold for true what it has in memory. Whoever was killed is in nobody's way."""
    command = [sys.executable, "-m", "taverna.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with host(tmp_path / "data") as running:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        assert f"another host runs with the data in {tmp_path / 'data'}" in ended.stderr
        assert cli(["db", "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
        running.kill()
        running.start()


# -- odd files and odd doors -----------------------------------------------------------------------------------------
def test_a_world_drawn_for_a_bot_is_no_game_to_bring(taverna_host: Running) -> None:
    table = taverna.new("gloomhaven", seats=2, seed=5, options={"mode": "campaign"})
    imagined = table.determinize(0, 9).save()
    with taverna_host.client() as client:
        got = client.post("/api/records", content=imagined)
        assert (got.status_code, got.json()["error"]["code"]) == (400, "bad-record")
        assert "drawn anew" in got.json()["error"]["detail"]


def test_behind_a_proxy_that_rewrites_the_host_the_set_address_is_home(tmp_path: Path) -> None:
    with host(tmp_path / "data", address="https://games.example.org") as running, running.client() as client:
        body = {"game": "bloodborne", "seats": [{}, {}, {}]}
        home = client.post("/api/tables", json=body, headers={"Origin": "https://games.example.org"})
        assert home.status_code == 201
        other = client.post("/api/tables", json=body, headers={"Origin": "https://games.example.com"})
        assert (other.status_code, other.json()["error"]["code"]) == (403, "other-site")


def test_who_is_behind_a_proxy_is_believed_of_named_proxies_alone(tmp_path: Path) -> None:
    body = {"game": "bloodborne", "seats": [{}, {}, {}]}
    for proxies, statuses in (("", [201, 429]), ("127.0.0.1", [201, 201]), ("127.0.0.9/8", [201, 201])):
        with host(tmp_path / f"data{len(proxies)}", proxies=proxies, tables=1, tables_refill=1000) as running:
            with running.client() as client:
                got = [
                    client.post("/api/tables", json=body, headers={"X-Forwarded-For": address}).status_code
                    for address in ("203.0.113.1", "203.0.113.2")
                ]
            assert got == statuses


def test_a_key_that_someone_else_chose_opens_no_seat(taverna_host: Running) -> None:
    planted = "k" * 32
    with taverna_host.client(cookies={"taverna": planted}) as victim:
        made = victim.post("/api/tables", json={"game": "bloodborne", "seats": [{"mine": True}, {}, {}]})
        given = made.cookies["taverna"]
        assert given != planted
        table = made.json()["table"]
    with taverna_host.client(cookies={"taverna": planted}) as other:
        assert other.get(f"/api/tables/{table}").json()["yours"] == []
    begun = taverna.new("bloodborne", seats=3, seed=1).record()
    brought = {"files": {"record": ("a.taverna", begun)}}, {"content": begun}
    for path, more in zip(("/records", "/api/records"), brought, strict=True):
        with taverna_host.client(headers={"Cookie": f"taverna={planted}"}) as victim:
            for _ in range(2):  # that it was used once makes it no better
                got = victim.post(path, **more)  # type: ignore[arg-type]
                assert got.status_code in (201, 303) and got.cookies.get("taverna") != planted
            assert victim.get("/api/mine").json()["tables"] == []
    with taverna_host.client(cookies={"taverna": given}) as same:
        again = same.post("/api/tables", json={"game": "bloodborne", "seats": [{"mine": True}, {}, {}]})
        assert again.cookies.get("taverna", given) == given, "a key that opens something stays"


# -- dear reads ------------------------------------------------------------------------------------------------------
def test_going_back_in_a_replay_begins_at_the_nearest_table_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    table = taverna.new("bloodborne", seats=3, seed=11)
    luck = Random(11)
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, luck.choice(question.options).id)
    record = table.record()
    header, _ = saves.read_header(record)
    row = TableRow(
        id="t", game="bloodborne", version=table.game.version, seats=3, seed=table.seed, options=header.options
    )
    given = 0
    real = saves.apply

    def counted(*args: Any) -> None:
        nonlocal given
        given += 1
        real(*args)

    monkeypatch.setattr(saves, "apply", counted)
    sitting = [{"seat": seat, "name": f"{seat}"} for seat in range(3)]

    async def aside(work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    async def go() -> None:
        nonlocal given
        replay = Replay(row, record, aside)
        end = len(replay.entries)
        assert end > 3 * replay._every, "a game long enough to go back in"
        seen = {n: (await replay.frame(n, 0, "en", sitting))[0] for n in range(0, end + 1, 5)}
        await replay.frame(end, 0, "en", sitting)
        for n in sorted(seen, reverse=True)[5:]:
            replay._frames.clear()
            given = 0
            again, _ = await replay.frame(n, 0, "en", sitting)
            assert again == seen[n]
            assert given <= replay._every
        given = 0
        await replay.frame(n, 0, "en", sitting)
        assert given == 0, "what was just shown is not made again"

    asyncio.run(go())


def test_what_is_dear_is_given_out_more_slowly_than_what_is_not(tmp_path: Path) -> None:
    with host(tmp_path / "data", messages=5.5, messages_rate=0.001) as running:
        table = running.table(3)
        with running.client() as client:
            got = [client.get(f"{table.path}/svg").status_code for _ in range(3)]
        assert got == [200, 200, 429]


# -- bots ------------------------------------------------------------------------------------------------------------
def test_whoever_waits_for_bots_comes_before_tables_nobody_looks_at() -> None:
    async def go() -> None:
        queue, order, all_there = Queue(1), [], asyncio.Event()

        async def think(name: str, urgency: int) -> None:
            async with queue.turn(urgency):
                order.append(name)
                await all_there.wait()

        first = asyncio.create_task(think("first", 2))
        await asyncio.sleep(0)
        rest = [
            asyncio.create_task(think(name, urgency))
            for name, urgency in (("nobody", 2), ("gone", 0), ("watched", 1), ("person", 0), ("nobody too", 2))
        ]
        for _ in range(3):
            await asyncio.sleep(0)
        rest[1].cancel()
        all_there.set()
        await asyncio.gather(first, *rest, return_exceptions=True)
        assert order == ["first", "person", "watched", "nobody", "nobody too"]
        async with queue.turn(2):
            order.append("free again")

    asyncio.run(go())


def test_many_tables_of_one_maker_cost_another_no_more_than_one() -> None:
    async def go() -> None:
        queue, order, all_there = Queue(1), [], asyncio.Event()

        async def think(name: str, urgency: int, maker: bytes) -> None:
            async with queue.turn(urgency, maker):
                order.append(name)
                await all_there.wait()

        acts = [("many 1", 1, b"many"), ("many 2", 1, b"many"), ("many 3", 1, b"many"), ("many 4", 1, b"many")]
        tasks = []
        for act in (*acts, ("one", 1, b"one"), ("two", 1, b"two"), ("two 2", 1, b"two"), ("a person", 0, b"many")):
            tasks.append(asyncio.create_task(think(*act)))
            await asyncio.sleep(0)
        all_there.set()
        await asyncio.gather(*tasks)
        assert order == ["many 1", "a person", "one", "two", "many 2", "two 2", "many 3", "many 4"]
        assert not queue._of

    asyncio.run(go())


def test_thinking_is_shared_out_by_who_made_a_table(tmp_path: Path) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        made = {}
        for device in ("a" * 32, "a" * 32, "b" * 32, None):
            seats = [NewSeat(), NewSeat(kind="bot"), NewSeat(kind="bot")]
            id, _ = await tables.create(game="bloodborne", seats=seats, options={}, lang="en", device=device)
            async with tables.open(id) as living:
                made[id] = living.maker
                living.stop()
        first, again, other, nobody = made.values()
        assert first == again != other
        assert first and not nobody
        await _closed(tables)

    asyncio.run(go())


def test_the_host_knows_what_a_thinker_remembers() -> None:
    known, thinker = Known(), Thinker(1.0)
    root = {"game": "bloodborne", "seats": 3, "seed": 1, "options": {}, "pack": None}
    order = [f"t{nth}" for nth in range(KEPT)] + ["t0", "t1", "new", "t3"]
    for name in order:
        believed = name in thinker.known
        reply = known.answered(Thought(name, 0, [], 0, "random", 1, None if believed else root))
        assert not reply.unknown, f"the host believed that {name} was remembered"
        thinker.remembers(name, 0)
    assert list(thinker.known) == list(known._tables)


def test_a_thought_that_nobody_waits_for_is_not_told_at_another_table() -> None:
    """A table that is given up while a bot thinks: whoever asks next gets the reply to their own question."""

    async def go() -> None:
        thinker, asked = Thinker(60.0), {}
        for table, game in (("first", "gloomhaven"), ("other", "lords-of-ragnarok")):
            root = {"game": game, "seats": 2, "seed": 1, "options": {}, "pack": None}
            seat, question = next(iter(Table(find(game), 2, 1, {}).questions.items()))
            asked[table] = Thought(table, 0, [], seat, find(game).info.usual, 1, root), question
        given_up = asyncio.ensure_future(thinker.think(asked["first"][0]))
        while thinker._process is None:
            await asyncio.sleep(0.01)
        given_up.cancel()
        thought, question = asked["other"]
        reply = await thinker.think(thought)
        assert reply.option in {option.id for option in question.options}
        await thinker.stop()

    asyncio.run(go())


def test_what_is_thought_of_many_options_is_heard_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, judged = asyncio.create_subprocess_exec, [Judged(f"option-{nth}" * 20) for nth in range(1000)]
    (tmp_path / "said").write_bytes(msgspec.json.encode(Reply(judged=judged)))
    script = f"import sys; sys.stdin.readline(); print(open({str(tmp_path / 'said')!r}).read(), flush=True)"

    async def instead(*_: str, **more: Any) -> Any:
        return await real(sys.executable, "-c", script, **more)

    async def go() -> Reply:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)
        thinker = Thinker(30.0)
        try:
            return await thinker.think(Thought("t", 0, [], 0, "", 1))
        finally:
            await thinker.end()

    assert asyncio.run(go()).judged == judged


def test_a_host_that_ends_while_a_thinker_is_being_started_ends() -> None:
    async def go() -> Reply:
        thinkers = Thinkers(1, 60.0)
        root = {"game": "bloodborne", "seats": 3, "seed": 1, "options": {}, "pack": None}
        thought = asyncio.ensure_future(thinkers._all[0].think(Thought("one", 0, [], 0, "hunter", 1, root)))
        for _ in range(3):
            await asyncio.sleep(0)
        await thinkers.stop()
        assert len(asyncio.all_tasks()) <= 3, "nothing is being started any more"
        return await thought

    assert asyncio.run(go()).error


def test_bots_alone_wait_until_someone_looks(tmp_path: Path) -> None:
    async def go() -> None:
        tables = _tables(tmp_path)
        seats = [NewSeat(kind="bot", bot="random") for _ in range(3)]
        id, _ = await tables.create(game="bloodborne", seats=seats, options={}, lang="en")
        async with tables.open(id) as living:
            living._looked -= 3600
            while living.busy:
                await asyncio.sleep(0.01)
            before = living.number
            living.kick()
            while living.busy:
                await asyncio.sleep(0.01)
            assert living.number == before
            assert not living.table.over
            eye = Eye(None)
            async with living.lock:
                await living.came(eye, False)
            while not living.table.over and living.number < before + 10:
                await asyncio.sleep(0.01)
            living.went(eye)
            while living.busy:
                await asyncio.sleep(0.01)
            assert not living.table.over
            assert living.urgency == 2
        await _closed(tables)

    asyncio.run(go())


class Eye:
    """A viewer that holds nothing yet."""

    address, lang, still, held = "here", "en", True, None

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seats = frozenset() if seat is None else frozenset({seat})

    def lose(self, seat: int) -> None: ...

    def push(self, message: bytes, held: Any) -> None:
        raise AssertionError("it was not shown anything before")


def _tables(folder: Path, **more: Any) -> Tables:
    chosen = Settings(data=str(folder), pause=0.0, thinkers=1, **more)
    return Tables(chosen, Storage(folder), Thinkers(1, 20.0))


async def _closed(tables: Tables) -> None:
    await tables.stop()
    await tables.thinkers.stop()
    tables.storage.close()


def test_a_refusal_that_nothing_is_left_to_take_back_is_said_in_words() -> None:
    for lang in ("en", "es", "pt-BR"):
        assert Refused("undo-spent").told(lang)["text"]


@pytest.mark.parametrize("host_", ["[", "[::1", "a:99999", "a:b", "a:-1", "http://a", "a b", "[v1.x]", "\xff", "a@b"])
def test_a_name_that_is_none_is_refused_to_people_in_their_language(taverna_host: Running, host_: str) -> None:
    with taverna_host.client(headers={"Host": host_.encode("latin-1"), "Accept-Language": "es"}) as client:  # type: ignore[dict-item]
        page = client.get("/mine", headers={"Accept": "text/html"})
        assert (page.status_code, "No se puede leer" in page.text) == (400, True)
        assert client.post("/api/tables", json={}).json()["error"]["code"] == "bad-request"


@pytest.mark.parametrize("said", [[], [(b"host", b"")]])
@pytest.mark.parametrize("reached", ["::1", "::ffff:127.0.0.1", "fe80::1%eth0", "127.0.0.1"])
def test_whoever_says_no_name_came_to_the_address(reached: str, said: list[tuple[bytes, bytes]]) -> None:
    """Whoever looks under which name a request came puts one together, and an address of IPv6 stands in brackets."""
    seen = []

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        seen.append(URL.from_scope(scope))

    scope = {"type": "http", "scheme": "http", "path": "/", "root_path": "", "query_string": b"", "headers": said}
    asyncio.run(Named(inner)(scope | {"server": (reached, 8000)}, Any, Any))  # type: ignore[arg-type]
    assert (seen[0].hostname, seen[0].port) == (reached.partition("%")[0], 8000)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://a:b", "http://[v1.x]", "//"])
def test_an_origin_that_is_none_is_another_site(taverna_host: Running, origin: str) -> None:
    table = taverna_host.table(3)
    got = table.call("POST", "/undo", 0, json={"seat": 0}, headers={"Origin": origin})
    assert got.json()["error"]["code"] == "other-site"


def test_a_form_in_letters_that_nobody_knows_is_refused(taverna_host: Running) -> None:
    part = (
        b'--x\r\nContent-Disposition: form-data; name="%s"\r\n'
        b"Content-Type: text/plain; charset=%s\r\n\r\n\xff\r\n--x--\r\n"
    )
    with taverna_host.client(headers={"Content-Type": "multipart/form-data; boundary=x"}) as client:
        for path in ("/records", f"/join/{taverna_host.table(3).id}/abc"):
            for letters in (b"klingon", b"utf-8", b"ascii", b"idna"):
                got = client.post(path, content=part % (b"name", letters))
                assert 400 <= got.status_code < 500, (path, letters, got.text)
