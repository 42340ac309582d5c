from __future__ import annotations

import asyncio
import io
import itertools
import os
import re
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taverna.cli import main as cli
from taverna.core.table import Answer, Input, Undo
from taverna.server import engines, keys
from taverna.server.company.dossier import dossier
from taverna.server.company.keeping import erased
from taverna.server.engines import Db, Sqlite, moving
from taverna.server.engines.schema import NAMES
from taverna.server.engines.sqlite import FILE
from taverna.server.retention import delete
from taverna.server.storage import HOST, Conflict, SeatRow, Storage, StorageError, TableRow, hold
from taverna.server.storage import invite as invited

from .postgres import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a host may keep its tables: everything about that holds for both."""
    if request.param == "sqlite":
        return tmp_path
    server: Server = request.getfixturevalue("postgresql")
    return server.database()


INPUTS: list[Input] = [Answer(0, "a", 1, 2), Answer(1, "b", 3, 4, 5, True), Undo(0)]


def row(id: str = "t") -> TableRow:
    return TableRow(id=id, game="bloodborne", version=1, seats=2, seed=2**64 - 1, options={"x": 1})


async def made(storage: Storage, id: str = "t", device: str | None = "d" * 30) -> None:
    await storage.create(
        row(id), [SeatRow(0, "person"), SeatRow(1, "bot", "random", "Bô")], {0: "token"}, [], device, [0]
    )


async def about(storage: Storage, device: str) -> dict[str, Any]:
    """All that is known of a device."""
    found: dict[str, Any] = msgspec.json.decode(b"".join([piece async for piece in dossier(storage, device)]))
    return found


def test_all_that_is_known_of_one_is_told_table_by_table(kept: Path | str) -> None:
    """It may be half a gigabyte: never more than one table of it is in memory, and one may be deleted meanwhile."""

    async def go() -> None:
        storage = Storage(kept)
        assert await about(storage, "n" * 30) | {"written": 0} == {
            "taverna": "about-me",
            "format": 1,
            "written": 0,
            "told_by_push": [],
            "key_taken_to": [],
            "passkeys": [],
            "waiting": [],
            "tables": [],
        }
        for nth in range(4):
            await made(storage, f"t{nth}")
            await storage.append(f"t{nth}", 0, INPUTS, nth == 3)
        pieces = list[bytes]()
        async for piece in dossier(storage, "d" * 30):
            pieces.append(piece)
            if len(pieces) == 2:
                await storage.write(partial(delete, table="t2"))
        assert [piece.count(b'"table":') for piece in pieces] == [0, 1, 1, 1, 0]
        tables = msgspec.json.decode(b"".join(pieces))["tables"]
        assert [(one["table"], len(one["answers"]), one["seed"]) for one in tables] == [
            ("t0", 2, None),
            ("t1", 2, None),
            ("t3", 3, 2**64 - 1),
        ]
        storage.close()

    asyncio.run(go())


def test_whom_to_tell_and_what_was_said_ahead_goes_with_whoever_said_it(kept: Path | str) -> None:
    async def go() -> None:
        storage, ana, bia = Storage(kept), "a" * 30, "b" * 30
        await made(storage, "t", ana)

        def told(db: Db) -> None:
            hold(db, "t", 1, bia)
            db.execute("INSERT INTO hooks VALUES ('t','https://ana.example/hook','en')")
            db.executemany("INSERT INTO ahead VALUES ('t',?,?)", [(0, '["upgrade"]'), (1, '["upgrade"]')])

        await storage.write(told)
        ((mine,), (hers,)) = [(await about(storage, one))["tables"] for one in (ana, bia)]
        assert (mine["webhook"], hers["webhook"]) == ("https://ana.example/hook", None)
        assert [[one["ahead"] for one in table["seats"]] for table in (mine, hers)] == [[["upgrade"]]] * 2
        assert await erased(storage, ana) == ([], {"t": [0]})
        assert await storage.read(lambda db: db.execute("SELECT count(*) FROM hooks").fetchone()[0]) == 0
        assert await storage.read(lambda db: [row[0] for row in db.execute("SELECT seat FROM ahead")]) == [1]
        storage.close()

    asyncio.run(go())


def test_inputs_come_back_in_order(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        await made(storage)
        await storage.append("t", 0, INPUTS[:1], False)
        await storage.append("t", 1, INPUTS[1:], True)
        storage.close()
        storage = Storage(kept)
        found = await storage.table("t")
        assert found is not None
        table, seats, entries = found
        assert (table.seed, table.options, table.over) == (2**64 - 1, {"x": 1}, True)
        assert seats[1].name == "Bô"
        assert entries == INPUTS
        assert await storage.table("other") is None
        storage.close()

    asyncio.run(go())


def test_of_two_writers_one_loses_and_nothing_of_it_is_kept(kept: Path | str) -> None:
    async def go() -> None:
        one, two = Storage(kept), Storage(kept)
        await made(one)
        await one.append("t", 0, INPUTS[:2], False)
        with pytest.raises(Conflict):
            await two.append("t", 1, [INPUTS[2], INPUTS[2]], False)
        with pytest.raises(Conflict):
            await two.append("t", 7, INPUTS[:1], False)
        found = await two.table("t")
        assert found is not None
        assert found[2] == INPUTS[:2]
        one.close()
        two.close()

    asyncio.run(go())


def test_writes_that_wait_together_are_committed_together_and_fail_alone(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        for nth in range(20):
            await made(storage, f"t{nth}")
        await storage.append("t3", 0, INPUTS[:1], False)
        results = await asyncio.gather(
            *(storage.append(f"t{nth}", 0, INPUTS, False) for nth in range(20)), return_exceptions=True
        )
        assert [isinstance(result, Conflict) for result in results] == [nth == 3 for nth in range(20)]
        storage.close()

    asyncio.run(go())


def test_a_disk_that_cannot_even_take_back_is_said_and_not_waited_for(tmp_path: Path) -> None:
    class Broken:
        in_transaction = True

        def execute(self, sql: str, *_: Any) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    engine = Sqlite(tmp_path)
    real, engine._write = engine._write, Broken()  # type: ignore[assignment]
    try:
        with pytest.raises(StorageError, match="disk I/O error"):
            asyncio.run(asyncio.wait_for(engine.write(lambda db: None), 10))
    finally:
        engine._write = real
        engine.close()


def test_only_hashes_of_tokens_are_kept(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        token, device, invite = keys.new_token(), keys.new_token(), keys.new_token()
        await storage.create(row(), [SeatRow(0, "person"), SeatRow(1, "person")], {0: token}, [], device, [1])
        await storage.write(lambda db: invited(db, "t", 1, invite))
        assert await storage.opened_by_token("t", token) == {0}
        assert await storage.opened_by_token("t", invite) == {1}
        assert await storage.opened_by_token("t", token[:-1]) == set()
        assert await storage.opened_by_token("u", token) == set()
        assert await storage.opened_by_device("t", device) == {HOST, 1}
        assert await storage.opened_by_device("t", token) == set()
        await storage.write(lambda db: hold(db, "t", 0, device))
        assert await storage.opened_by_device("t", device) == {HOST, 0, 1}
        assert [brief.seats for brief in await storage.of_device(device)] == [[0, 1]]
        storage.close()
        for file in kept.iterdir() if isinstance(kept, Path) else ():
            data = file.read_bytes()
            assert not any(secret.encode() in data for secret in (token, device, invite))

    asyncio.run(go())


def test_the_oldest_invitations_are_forgotten(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        await made(storage)
        tokens = [keys.new_token() for _ in range(20)]
        for token in tokens:
            await storage.write(partial(invited, table="t", seat=0, token=token))
        opened = [await storage.opened_by_token("t", token) for token in tokens]
        assert opened[:4] == [set()] * 4
        assert opened[4:] == [{0}] * 16
        storage.close()

    asyncio.run(go())


def test_durable_by_its_settings(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        assert isinstance(storage.engine, Sqlite)
        pragmas = ["journal_mode", "synchronous", "foreign_keys"]
        read = [await storage.write(lambda db, p=p: db.execute(f"PRAGMA {p}").fetchone()[0]) for p in pragmas]  # type: ignore[misc]
        assert read == ["wal", 2, 1]
        storage.close()
        assert (storage.engine.path.stat().st_mode & 0o777) == 0o600

    asyncio.run(go())


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    Storage(tmp_path).close()
    db = sqlite3.connect(tmp_path / "taverna.sqlite3")
    db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StorageError, match="another Taverna"):
        Storage(tmp_path)
    (tmp_path / "taverna.sqlite3").write_bytes(b"this is no database, but long enough to be looked at" * 50)
    with pytest.raises(StorageError):
        Storage(tmp_path)


def test_missing_inputs_are_noticed(kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        await made(storage)
        await storage.append("t", 0, INPUTS, False)
        await storage.write(lambda db: db.execute("DELETE FROM inputs WHERE number=2").rowcount)
        with pytest.raises(StorageError, match="missing"):
            await storage.table("t")
        storage.close()

    asyncio.run(go())


@pytest.mark.parametrize("damage", ["tables SET options='{'", "tables SET seed='x'", "inputs SET entry='{' || entry"])
def test_what_cannot_be_read_on_the_disk_is_said(kept: Path | str, damage: str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        await made(storage)
        await storage.append("t", 0, INPUTS, False)
        await storage.write(lambda db: db.execute(f"UPDATE {damage}"))
        with pytest.raises(StorageError, match="table t: what is on the disk cannot be read"):
            await storage.table("t")
        storage.close()

    asyncio.run(go())


def test_names_of_tables_and_seeds_are_not_to_be_guessed() -> None:
    assert len({keys.new_table() for _ in range(1000)}) == 1000
    assert len(keys.new_table()) >= 16
    assert len(keys.new_token()) >= 32
    assert max(keys.new_seed() for _ in range(200)) > 2**62
    assert keys.matching("a", [(0, keys.hashed("a")), (1, keys.hashed("b")), (2, keys.hashed("a"))]) == {0, 2}


# -- older data, copies, and from one to the other ---------------------------------------------------------------------
FIRST = """
CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
    seed TEXT NOT NULL, options TEXT NOT NULL, pack TEXT, kind TEXT NOT NULL, lang TEXT NOT NULL,
    settle INTEGER NOT NULL, takeover REAL NOT NULL, origin TEXT, prefix INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL, moved REAL NOT NULL, over INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE seats (tbl TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, bot TEXT,
    name TEXT NOT NULL, claimed REAL, PRIMARY KEY (tbl, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (tbl TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, hash BLOB NOT NULL, made REAL NOT NULL,
    PRIMARY KEY (tbl, seat, hash)) STRICT, WITHOUT ROWID;
CREATE TABLE holds (tbl TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, device BLOB NOT NULL,
    made REAL NOT NULL, PRIMARY KEY (tbl, seat, device)) STRICT, WITHOUT ROWID;
CREATE INDEX holds_by_device ON holds (device);
CREATE TABLE inputs (tbl TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, entry TEXT NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (tbl, number)) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('old', 'bloodborne', 1, 2, '00ff', '{}', NULL, 'play', 'en', 1, 0.0, NULL, 0, 1.0, 2.0, 1);
INSERT INTO seats VALUES ('old', 0, 'person', NULL, 'Ana', NULL);
INSERT INTO inputs VALUES ('old', 1, '{"type":"undo","seat":0}', 1.0), ('old', 2, '{"type":"undo","seat":1}', 2.0);
PRAGMA user_version=1;
"""


def test_a_database_of_the_first_format_grows_into_ours(tmp_path: Path) -> None:
    async def go() -> None:
        db = sqlite3.connect(tmp_path / "taverna.sqlite3")
        db.executescript(FIRST)
        db.close()
        for _ in range(2):
            storage = Storage(tmp_path)
            found = await storage.table("old")
            assert found is not None
            assert (found[0].seed, found[0].over, found[2]) == (255, True, [Undo(0), Undo(1)])
            over = await storage.read(lambda db: db.execute("SELECT over FROM inputs ORDER BY number").fetchall())
            assert over == [(0,), (1,)]
            with pytest.raises(Conflict):
                await storage.append("old", 7, INPUTS, False)
            storage.close()
        fresh = Storage(tmp_path / "fresh")
        assert await fresh.read(_shape) == await Storage(tmp_path).read(_shape)

    asyncio.run(go())


def _shape(db: Db) -> list[object]:
    """What there is, and of each table its columns."""
    names = db.execute("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2").fetchall()
    columns = [db.execute(f"SELECT name, type FROM pragma_table_info('{n}')").fetchall() for kind, n in names]
    return [names, columns]


async def lived_in(storage: Storage) -> None:
    for nth in range(3):
        await made(storage, f"t{nth}")
        await storage.append(f"t{nth}", 0, INPUTS, nth == 1)
    await storage.write(lambda db: db.execute("UPDATE tables SET moved=123.25, over=1 WHERE id='t2'").rowcount)
    await storage.write(
        lambda db: db.execute("INSERT INTO chat VALUES ('t0', 1, 5.5, 0, 0, ?, 0)", ("olá 🎲 100 %?",)).rowcount
    )


async def everything(storage: Storage) -> list[object]:
    return await storage.read(lambda db: list(moving._lines(db)))  # type: ignore[arg-type]


def test_everything_goes_from_one_kind_to_the_other_and_back(tmp_path: Path, postgresql: Server) -> None:
    async def go() -> None:
        places: list[Path | str] = [tmp_path / "one", postgresql.database(), tmp_path / "two"]
        one, two, three = (Storage(place) for place in places)
        await lived_in(one)
        for before, after in ((one, two), (two, three)):
            out = io.BytesIO()
            assert moving.export(before.engine, out) == 3 * (1 + 2 + 1 + 2 + 3) + 1
            assert moving.bring(after.engine, out.getvalue().splitlines()) == 28
            with pytest.raises(StorageError, match="already"):
                moving.bring(after.engine, out.getvalue().splitlines())
        assert await everything(one) == await everything(two) == await everything(three)
        await two.append("t0", 3, INPUTS, False)
        with pytest.raises(Conflict):
            await two.append("t0", 3, INPUTS, False)
        for storage in (one, two, three):
            storage.close()

    asyncio.run(go())


def test_a_copy_made_while_others_write_is_whole_and_can_be_put_back(tmp_path: Path, kept: Path | str) -> None:
    async def go() -> None:
        storage = Storage(kept)
        await lived_in(storage)
        before = await everything(storage)
        copying = asyncio.to_thread(moving.backup, kept, tmp_path / "copy")
        await asyncio.gather(copying, *(made(storage, f"later{nth}") for nth in range(10)))
        storage.close()
        place = tmp_path / "new"
        moving.restore(place, tmp_path / "copy")
        again = Storage(place)
        there = await everything(again)
        assert set(map(bytes, before)) <= set(map(bytes, there))  # type: ignore[arg-type]
        with pytest.raises(StorageError, match=r"already|is there"):
            moving.restore(place, tmp_path / "copy")
        again.close()
        assert ((tmp_path / "copy").stat().st_mode & 0o777) == 0o600
        assert not (tmp_path / "copy.part").exists()

    asyncio.run(go())


def test_a_copy_is_made_however_much_another_process_writes(tmp_path: Path) -> None:
    """A copy in steps begins anew whenever somebody else has written: it would never be done."""
    asyncio.run(lived_in(storage := Storage(tmp_path)))
    storage.engine.at_once(lambda db: db.execute("UPDATE tables SET options=?", (f'"{"x" * 3_000_000}"',)))
    over = threading.Event()

    def writing() -> None:
        db = sqlite3.connect(tmp_path / "taverna.sqlite3", isolation_level=None)
        for nth in itertools.count():
            if over.is_set():
                return db.close()
            db.execute("INSERT INTO deeds VALUES (?, 0, '', '', '')", (nth,))

    writer = threading.Thread(target=writing)
    copier = threading.Thread(target=moving.backup, args=(tmp_path, tmp_path / "copy"), daemon=True)
    writer.start()
    copier.start()
    copier.join(20)
    over.set()
    writer.join()
    done = not copier.is_alive()
    copier.join()
    storage.close()
    assert done
    moving.restore(tmp_path / "new", tmp_path / "copy")


def test_however_much_there_is_it_is_read_piece_by_piece(kept: Path | str) -> None:
    """What a copy holds of a large host does not fit into memory."""
    storage = Storage(kept)
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) SELECT i FROM n"

    def work(db: Db) -> list[int]:
        return [row[0] for row in itertools.islice(db.execute(endless), 2500)]

    assert storage.engine.snapshot(work) == list(range(1, 2501))
    storage.close()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b'["tables",',
        b'["spies",[1]]',
        b'["tables",[[1]]]',
        b'["tables",["x"]]',
        b'["deeds",[1e300,1,"","",""]]',
        b'["deeds",[99999999999999999999,1,"","",""]]',
    ],
)
def test_a_file_that_is_none_of_ours_brings_nothing(tmp_path: Path, line: bytes) -> None:
    storage = Storage(tmp_path)
    with pytest.raises(StorageError, match=r"^(?!another writer)"):
        moving.bring(storage.engine, [line] if line in (b"", b"{}") else [b'{"taverna":"host","format":2}', line])
    assert asyncio.run(everything(storage)) == []
    storage.close()


def test_a_file_that_breaks_off_brings_nothing(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "full")
    asyncio.run(lived_in(storage))
    whole = io.BytesIO()
    rows = moving.export(storage.engine, whole)
    storage.close()
    lines = whole.getvalue().splitlines(keepends=True)
    empty = Storage(tmp_path / "empty")
    for cut in (lines[:-1], lines[: len(lines) // 2], lines[:1], [*lines[:-2], lines[-1]], [*lines, lines[1]]):
        with pytest.raises(StorageError):
            moving.bring(empty.engine, cut)
    assert asyncio.run(everything(empty)) == []
    old = [b'{"taverna":"host","format":2}\n', *lines[1:-1]]  # as it was written before there was an end
    assert moving.bring(empty.engine, old) == rows
    empty.close()


def test_a_file_that_brings_nothing_leaves_nothing_in_the_way_of_another(tmp_path: Path) -> None:
    (tmp_path / "none").write_text("nothing of ours")
    Storage(tmp_path / "here").close()
    moving.backup(tmp_path / "here", tmp_path / "copy")
    with pytest.raises(StorageError, match="this is no file"):
        moving.restore(tmp_path / "there", tmp_path / "none")
    moving.restore(tmp_path / "there", tmp_path / "copy")
    Storage(tmp_path / "there").close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="root alone gives things to others")
def test_what_root_restores_belongs_to_whoever_keeps_the_folder(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "here")
    moving.export_to(storage.engine, tmp_path / "file")
    storage.close()
    moving.backup(tmp_path / "here", tmp_path / "copy")
    for name in ("file", "copy", "new"):
        there = tmp_path / f"to-{name}"
        there.mkdir()
        os.chown(there, 10001, 10002)
        if name == "new":
            Storage(there).close()
        else:
            moving.restore(there, tmp_path / name)
        kept = (there / FILE).stat()
        assert (kept.st_uid, kept.st_gid, kept.st_mode & 0o777) == (10001, 10002, 0o600), name


@pytest.mark.parametrize("broken", ["cut", "scribbled"])
def test_a_copy_that_is_damaged_is_not_put_in_place(tmp_path: Path, broken: str) -> None:
    storage = Storage(tmp_path / "full")
    asyncio.run(lived_in(storage))
    storage.close()
    moving.backup(tmp_path / "full", tmp_path / "copy")
    data = (tmp_path / "copy").read_bytes()
    half = data[: len(data) // 2]
    (tmp_path / "bad").write_bytes(half if broken == "cut" else half + bytes(len(data) - len(half)))
    with pytest.raises(StorageError, match="damaged"):
        moving.restore(tmp_path / "place", tmp_path / "bad")
    assert [*(tmp_path / "place").iterdir()] == []
    (tmp_path / "place" / "taverna.sqlite3-wal").write_bytes(b"of another")
    with pytest.raises(StorageError, match="-wal is there"):
        moving.restore(tmp_path / "place", tmp_path / "copy")
    (tmp_path / "place" / "taverna.sqlite3-wal").unlink()
    moving.restore(tmp_path / "place", tmp_path / "copy")
    assert [one.name for one in (tmp_path / "place").iterdir()] == ["taverna.sqlite3"]


def test_a_server_that_goes_and_comes_back(postgresql: Server) -> None:
    """What could not be written has not happened; and nobody has to start the host again."""

    async def go() -> None:
        storage = Storage(postgresql.database())
        await made(storage)
        await storage.append("t", 0, INPUTS[:1], False)
        storage.engine._pool.timeout = 0.2  # type: ignore[attr-defined]
        postgresql.stop()
        with pytest.raises(StorageError):
            await storage.append("t", 1, INPUTS[1:2], False)
        with pytest.raises(StorageError):
            await storage.table("t")
        postgresql.start()
        storage.engine._pool.timeout = 60.0  # type: ignore[attr-defined]
        await storage.append("t", 1, INPUTS[1:], False)
        found = await storage.table("t")
        assert found is not None and found[2] == INPUTS
        storage.close()

    asyncio.run(go())


def test_a_process_that_starts_waits_for_nobody_who_writes(postgresql: Server) -> None:
    """Nor does anybody wait for it: all that it needs is there."""
    psycopg = pytest.importorskip("psycopg")
    address = postgresql.database()
    Storage(address).close()
    with psycopg.connect(address) as other, other.cursor() as writing:
        for name in NAMES:
            writing.execute(f"LOCK TABLE {name} IN ROW EXCLUSIVE MODE")
        opening = threading.Thread(target=lambda: Storage(address).close(), daemon=True)
        opening.start()
        opening.join(20)
        done = not opening.is_alive()
    opening.join()
    assert done


def test_what_came_later_is_made_where_it_is_missing(postgresql: Server) -> None:
    psycopg = pytest.importorskip("psycopg")
    address = postgresql.database()
    Storage(address).close()
    with psycopg.connect(address, autocommit=True) as other:
        for sql in ("DROP TABLE own", "DROP TABLE pushes", "DROP INDEX tables_by_origin"):
            other.execute(sql)
        Storage(address).close()
        names = ["own", "pushes", "pushes_by_device", "tables_by_origin"]
        there = (
            "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY(%s)"
        )
        assert other.execute(there, (names,)).fetchone() == (4,)


def test_a_long_game_is_written_at_once_without_moving_its_table_each_time(postgresql: Server, tmp_path: Path) -> None:
    """Each move writes the row of the table anew, after all those before: in one transaction that takes time by the
    square."""
    psycopg = pytest.importorskip("psycopg")
    long = [Answer(0, "a", nth, 2) for nth in range(2000)]

    async def go() -> None:
        address = postgresql.database()
        with psycopg.connect(address, autocommit=True) as other:
            Storage(address).close()
            other.execute(  # as it was told before
                "CREATE OR REPLACE FUNCTION moves() RETURNS trigger LANGUAGE plpgsql AS "
                "'BEGIN UPDATE tables SET moved = NEW.at, over = NEW.over WHERE id = NEW.tbl; RETURN NULL; END'"
            )
            storage = Storage(address)
            await storage.create(row(), [SeatRow(0, "person")], {}, long, None, [])
            size = "SELECT pg_relation_size('tables')"
            assert other.execute(size).fetchone()[0] <= 8192
            for nth in range(5):
                await storage.append("t", len(long) + nth, [Answer(0, "b", nth, 2)], nth == 4)
            found = await storage.row("t")
            assert found is not None and found.over and found.moved > found.created
            moving.export_to(storage.engine, tmp_path / "file")
            storage.close()
        address = postgresql.database()
        with psycopg.connect(address, autocommit=True) as other:
            storage = Storage(address)
            with (tmp_path / "file").open("rb") as lines:
                moving.bring(storage.engine, lines)
            assert other.execute(size).fetchone()[0] <= 8192
            assert await storage.row("t") == found
            await storage.append("t", len(long) + 5, [Answer(0, "c", 1, 2)], False)
            after = await storage.row("t")
            assert after is not None and not after.over and after.moved > found.moved
            storage.close()

    asyncio.run(go())


def test_an_address_that_leads_nowhere_is_said_in_a_sentence_without_its_password() -> None:
    for address in (
        "postgresql://ana:hush@127.0.0.1:1/taverna",
        "mysql://ana:hush@there/taverna",
        "postgresql://ana:hush@[::1/taverna",
        "postgresql://ana:%hush@there/taverna",
        "postgresql://ana:so@hush@127.0.0.1:1/taverna",
    ):
        with pytest.raises(StorageError) as error:
            Storage(address)
        assert "hush" not in str(error.value)
        assert "\n" not in str(error.value)


def test_what_the_host_says_to_its_database_both_kinds_understand() -> None:
    """SQL of one kind alone stands only with that kind."""
    alone = re.compile(
        r"INSERT OR |group_concat|json_(each|group|extract|array)|sqlite_|PRAGMA|import sqlite3|rowid", re.I
    )
    folder = Path(engines.__file__).parent
    for path in folder.parent.rglob("*.py"):
        if folder not in path.parents and path.name not in ("kept.py", "later.py", "annex.py"):
            assert not alone.search(path.read_text(encoding="utf-8")), path


def test_the_commands_about_a_hosts_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVERNA_CONFIG", "")
    here, there, third = (str(tmp_path / name) for name in ("here", "there", "third"))
    storage = Storage(tmp_path / "here")
    asyncio.run(lived_in(storage))
    storage.close()
    file, copy = str(tmp_path / "file"), str(tmp_path / "copy")
    assert cli(["db", "export", file, "--data", here]) == 0
    assert cli(["db", "import", file, "--data", there]) == 0
    assert "28 rows" in capsys.readouterr().err
    assert cli(["db", "backup", copy, "--data", there]) == 0
    assert cli(["db", "restore", copy, "--data", third]) == 0
    first, last = Storage(tmp_path / "here"), Storage(tmp_path / "third")
    assert asyncio.run(everything(first)) == asyncio.run(everything(last))
    first.close()
    last.close()
    assert cli(["db", "export", file, "--data", here]) == 2  # it would be written over
    assert cli(["db", "export", copy, "--data", str(tmp_path / "nowhere")]) == 2
    assert cli(["keeper", "--data", str(tmp_path / "nowhere")]) == 2  # a key of a host that is somewhere else
    assert not (tmp_path / "nowhere").exists()
    capsys.readouterr()
    for wrong in (
        ["import", file, "--data", there],
        ["restore", copy, "--data", there],
        ["backup", copy, "--data", file],
        ["backup", str(tmp_path / "no folder" / "copy"), "--data", here],
        ["export", str(tmp_path / "no folder" / "file"), "--data", here],
    ):
        assert cli(["db", *wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1
