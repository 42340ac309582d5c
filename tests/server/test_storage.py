from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from taverna.core.table import Answer, Input, Undo
from taverna.server import keys
from taverna.server.storage import HOST, Conflict, SeatRow, Storage, StorageError, TableRow

INPUTS: list[Input] = [Answer(0, "a", 1, 2), Answer(1, "b", 3, 4, 5, True), Undo(0)]


def row(id: str = "t") -> TableRow:
    return TableRow(id=id, game="bloodborne", version=1, seats=2, seed=2**64 - 1, options={"x": 1})


async def made(storage: Storage, id: str = "t", device: str | None = "d" * 30) -> None:
    await storage.create(
        row(id), [SeatRow(0, "person"), SeatRow(1, "bot", "random", "Bô")], {0: "token"}, [], device, [0]
    )


def test_inputs_come_back_in_order(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        await made(storage)
        await storage.append("t", 0, INPUTS[:1], False)
        await storage.append("t", 1, INPUTS[1:], True)
        storage.close()
        storage = Storage(tmp_path)
        found = await storage.table("t")
        assert found is not None
        table, seats, entries = found
        assert (table.seed, table.options, table.over) == (2**64 - 1, {"x": 1}, True)
        assert seats[1].name == "Bô"
        assert entries == INPUTS
        assert await storage.table("other") is None
        storage.close()

    asyncio.run(go())


def test_of_two_writers_one_loses_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def go() -> None:
        one, two = Storage(tmp_path), Storage(tmp_path)
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


def test_writes_that_wait_together_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        for nth in range(20):
            await made(storage, f"t{nth}")
        await storage.append("t3", 0, INPUTS[:1], False)
        results = await asyncio.gather(
            *(storage.append(f"t{nth}", 0, INPUTS, False) for nth in range(20)), return_exceptions=True
        )
        assert [isinstance(result, Conflict) for result in results] == [nth == 3 for nth in range(20)]
        storage.close()

    asyncio.run(go())


def test_only_hashes_of_tokens_are_kept(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        token, device, invite = keys.new_token(), keys.new_token(), keys.new_token()
        await storage.create(row(), [SeatRow(0, "person"), SeatRow(1, "person")], {0: token}, [], device, [1])
        await storage.invite("t", 1, invite)
        assert await storage.opened_by_token("t", token) == {0}
        assert await storage.opened_by_token("t", invite) == {1}
        assert await storage.opened_by_token("t", token[:-1]) == set()
        assert await storage.opened_by_token("u", token) == set()
        assert await storage.opened_by_device("t", device) == {HOST, 1}
        assert await storage.opened_by_device("t", token) == set()
        await storage.hold("t", {0}, device)
        assert await storage.opened_by_device("t", device) == {HOST, 0, 1}
        assert [brief.seats for brief in await storage.of_device(device)] == [[0, 1]]
        storage.close()
        for file in tmp_path.iterdir():
            data = file.read_bytes()
            assert not any(secret.encode() in data for secret in (token, device, invite))

    asyncio.run(go())


def test_the_oldest_invitations_are_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        await made(storage)
        tokens = [keys.new_token() for _ in range(20)]
        for token in tokens:
            await storage.invite("t", 0, token)
        opened = [await storage.opened_by_token("t", token) for token in tokens]
        assert opened[:4] == [set()] * 4
        assert opened[4:] == [{0}] * 16
        storage.close()

    asyncio.run(go())


def test_durable_by_its_settings(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        pragmas = ["journal_mode", "synchronous", "foreign_keys"]
        read = [await storage.write(lambda db, p=p: db.execute(f"PRAGMA {p}").fetchone()[0]) for p in pragmas]  # type: ignore[misc]
        assert read == ["wal", 2, 1]
        storage.close()
        assert (storage.path.stat().st_mode & 0o777) == 0o600

    asyncio.run(go())


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    storage.close()
    db = sqlite3.connect(storage.path)
    db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StorageError, match="another Taverna"):
        Storage(tmp_path)
    (tmp_path / "taverna.sqlite3").write_bytes(b"this is no database, but long enough to be looked at" * 50)
    with pytest.raises(StorageError):
        Storage(tmp_path)


def test_missing_inputs_are_noticed(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(tmp_path)
        await made(storage)
        await storage.append("t", 0, INPUTS, False)
        await storage.write(lambda db: db.execute("DELETE FROM inputs WHERE number=2").rowcount)
        with pytest.raises(StorageError, match="missing"):
            await storage.table("t")
        storage.close()

    asyncio.run(go())


def test_names_of_tables_and_seeds_are_not_to_be_guessed() -> None:
    assert len({keys.new_table() for _ in range(1000)}) == 1000
    assert len(keys.new_table()) >= 16
    assert len(keys.new_token()) >= 32
    assert max(keys.new_seed() for _ in range(200)) > 2**62
    assert keys.matching("a", [(0, keys.hashed("a")), (1, keys.hashed("b")), (2, keys.hashed("a"))]) == {0, 2}
