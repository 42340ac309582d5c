"""Whether a host can take people just now: whether it can write, and whether there is room at its gate."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from taverna.server import Settings, pulse
from taverna.server.engines import Db
from taverna.server.gate import OURS, Gate, allowed, gate_of
from taverna.server.pulse import Pulse
from taverna.server.storage import Storage

from .running import Running, host
from .test_storage import kept

__all__ = ["kept"]


# -- what can be written ---------------------------------------------------------------------------------------------
def test_a_host_that_cannot_write_is_not_ready_until_it_can(
    kept: Path | str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)

    async def go() -> None:
        storage = Storage(kept)
        try:
            felt = Pulse(storage)
            assert await felt.felt() == ""
            await _writing(storage, allowed=False)
            assert await storage.read(lambda db: db.execute("SELECT count(*) FROM tables").fetchone()[0]) == 0
            for _ in range(3):
                assert await felt.felt() == "nothing can be written"
            await _writing(storage, allowed=True)
            assert await felt.felt() == ""
        finally:
            storage.close()

    with caplog.at_level(logging.WARNING, "taverna.server"):
        asyncio.run(go())
    assert [one.message.partition(":")[0] for one in caplog.records] == ["not ready", "ready again"], "each said once"


async def _writing(storage: Storage, allowed: bool) -> None:
    """Let nothing be written, as where a disk is full or a server has become another's copy."""
    if storage.where.startswith("postgres"):
        held = [storage.engine._pool.getconn() for _ in range(storage.engine._pool.max_size)]  # type: ignore[attr-defined]
        for db in held:
            db.execute(f"SET default_transaction_read_only = {'off' if allowed else 'on'}")
            storage.engine._pool.putconn(db)  # type: ignore[attr-defined]
    else:
        way = storage.engine._writer.submit(
            storage.engine._write.execute,  # type: ignore[attr-defined]
            f"PRAGMA query_only = {int(not allowed)}",
        )
        await asyncio.wrap_future(way)


def test_a_disk_with_little_room_is_full(tmp_path: Path) -> None:
    """What an answer needs must find room, not a byte."""

    async def go() -> str:
        storage = Storage(tmp_path)
        try:
            pages = await storage.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
            full = storage.engine._writer.submit(
                storage.engine._write.execute,  # type: ignore[attr-defined]
                f"PRAGMA max_page_count = {pages + 1}",
            )
            await asyncio.wrap_future(full)
            return await Pulse(storage).felt()
        finally:
            storage.close()

    assert asyncio.run(go()) == "nothing can be written"


def test_however_many_ask_it_is_tried_once_a_second(tmp_path: Path) -> None:
    async def go() -> int:
        storage, tries = Storage(tmp_path), 0
        try:
            real = storage.engine.pulse

            def counted(db: Db) -> None:
                nonlocal tries
                tries += 1
                real(db)

            storage.engine.pulse = counted  # type: ignore[method-assign]
            felt = Pulse(storage)
            assert {*await asyncio.gather(*(felt.felt() for _ in range(200)))} == {""}
            assert await felt.felt() == ""
            return tries
        finally:
            storage.close()

    assert asyncio.run(go()) == 1


# -- the gate --------------------------------------------------------------------------------------------------------
def test_connections_are_counted_by_household_and_given_back(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(2, 6, "10.0.0.2, 192.168.7.0/24")
    homes = [gate.enter(f"2001:db8::{nth}", nth) for nth in range(3)]
    assert homes == ["2001:db8::/64", "2001:db8::/64", None], "half of an address of IPv6 counts"
    assert gate.enter("192.0.2.7", 2) == "192.0.2.7", "another has room"
    gate.leave("2001:db8::/64")
    assert gate.enter("2001:db8::9", 2) == "2001:db8::/64"
    assert [gate.enter(one, 3) for one in ("10.0.0.2", "192.168.7.9") * 2] == [""] * 4, "proxies are not counted"
    gate.fellow("192.0.2.7")
    assert [gate.enter("192.0.2.7", 4) for _ in range(3)] == [""] * 3, "nor are the host's own processes"
    assert gate.enter("10.0.0.2", 6) is None, "but all together are"
    assert len(caplog.records) == 1, "said once a minute, however many come"


def test_the_system_sets_the_most() -> None:
    room = allowed() - OURS
    assert gate_of(Settings(), []).most == room
    assert gate_of(Settings(database="postgresql://x/y"), []).most == room // 2
    assert gate_of(Settings(connections_all=77), []).most == 77
    assert gate_of(Settings(connections_all=10**9), []).most == room
    assert gate_of(Settings(connections=0, connections_all=77), []).each == 77


@pytest.mark.parametrize("settings", [{"connections": 6}, {"connections_all": 16, "proxy": 1}], ids=["each", "all"])
def test_a_full_gate_says_so_and_those_inside_go_on(tmp_path: Path, settings: dict[str, int]) -> None:
    most = next(iter(settings.values()))
    with host(tmp_path / "data", patience=30, **settings) as running:
        table = running.table(3)
        table._http.close()
        with table.live(0) as mine, ExitStack() as idle:
            mine.until("scene")
            counted = most - (1 if "proxy" in settings else 0)  # a table that is looked at counts among all
            inside = [idle.enter_context(_knock(running)) for _ in range(counted)]
            for _ in range(3):
                with _knock(running) as late:
                    assert late.recv(4096).startswith(b"HTTP/1.1 503")
                    assert late.recv(4096) == b""
            inside[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert inside[0].recv(4096).startswith(b"HTTP/1.1 200")
            mine.say(type="ping")
            mine.until("pong")
            inside[1].close()
            _opened(running)


def _knock(running: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=60)


def _opened(running: Running) -> None:
    """There is room again before long."""
    for _ in range(200):
        with _knock(running) as one:
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            try:
                if one.recv(4096).startswith(b"HTTP/1.1 200"):
                    return
            except ConnectionResetError:
                pass
    raise AssertionError("no room")
