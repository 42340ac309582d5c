"""What processes tell each other through Valkey or Redis: limits of an address are one for all, and words arrive."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from taverna.server.limits import Buckets, Counted
from taverna.server.settings import Settings, SettingsError

from . import valkey
from .valkey import Cache

if (why := valkey.missing()) is not None:
    pytest.skip(why, allow_module_level=True)

from valkey.asyncio import Valkey

from taverna.server.shared import Said, Shared


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.002)


async def two(cache: Cache, burst: float) -> tuple[list[Shared], list[Buckets]]:
    shared, buckets = [Shared(cache.address) for _ in range(2)], [Buckets(burst, 1e-6) for _ in range(2)]
    for way, limit in zip(shared, buckets, strict=True):
        way.count("acting", limit)
        await way.start()
    await until(lambda: all(way.reached for way in shared))
    return shared, buckets


def test_what_an_address_did_counts_at_all_processes(cache: Cache) -> None:
    async def kept() -> set[str]:
        async with Valkey.from_url(cache.address, decode_responses=True) as server:
            return {*await server.keys("*")}

    async def go() -> None:
        before = await kept()  # of other tests
        shared, (here, there) = await two(cache, 10.0)
        assert [here.take("a", 3.0) for _ in range(3)] == [0.0] * 3
        assert there.take("a", 1.0) == 0.0  # nobody waits for the server: the first is let through
        await until(lambda: there.take("a", 1.0) > 0.0)
        await until(lambda: here.take("a", 0.5) > 0.0)
        assert there.take("b", 10.0) == 0.0
        assert here.take("b", 1.0) == 0.0
        await until(lambda: here.take("b", 1.0) > 0.0)
        for way in shared:
            await way.stop()
        names = await kept() - before
        assert len(names) == 2 and all(name.startswith("taverna:acting:") and len(name) == 39 for name in names)

    asyncio.run(go())


def test_without_the_server_each_counts_for_itself_and_says_so_once(
    cache: Cache, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverna.server.shared.AGAIN", 0.01)

    async def go() -> None:
        shared, (here, there) = await two(cache, 5.0)
        cache.kill()
        await until(lambda: not any(way.reached for way in shared))
        assert [here.take("c"), there.take("c", 5.0)] == [0.0, 0.0]
        assert [here.take("c", 4.0), here.take("c") > 0.0, there.take("c") > 0.0] == [0.0, True, True]
        cache.start()
        await until(lambda: all(way.reached for way in shared))
        assert here.take("d", 4.0) == 0.0
        assert there.take("d", 1.0) == 0.0
        await until(lambda: there.take("d", 1.0) > 0.0)
        assert here.take("c") > 0.0, "a server that knows nothing forgives nothing"
        for way in shared:
            await way.stop()

    with caplog.at_level(logging.WARNING, "taverna.server"):
        asyncio.run(go())
    said = [record.getMessage().partition(" ")[2] for record in caplog.records]
    assert sorted(line.partition(" (")[0] for line in said) == ["cannot be reached"] * 2 + ["is reached again"] * 2


def test_words_arrive_at_the_others_and_those_who_come_late_look_for_themselves(cache: Cache) -> None:
    async def go() -> None:
        shared = [Shared(cache.address) for _ in range(3)]
        heard: list[tuple[int, str]] = []

        def hears(nth: int) -> Callable[[Said], object]:
            async def one(said: Said) -> None:
                heard.append((nth, "again" if not said.by else said.what))

            return one

        async def who(said: Said) -> None:
            if said.by:
                shared[2].tell("reply", {"t": said.about}, said.re)

        for nth, way in enumerate(shared):
            way.on("bans", hears(nth))  # type: ignore[arg-type]
            await way.start()
        shared[2].on("who", who)
        await until(lambda: sorted(heard) == [(0, "again"), (1, "again"), (2, "again")])
        shared[0].tell("bans")
        shared[0].tell("a word of tomorrow")
        await until(lambda: {(1, "bans"), (2, "bans")} <= {*heard})
        assert (0, "bans") not in heard
        await shared[1].stop()
        assert await shared[0].ask("who", 7) == [{"t": 7}]
        for way in shared:
            await way.stop()

    asyncio.run(go())


def test_two_sites_share_a_server_by_numbers_of_their_own(cache: Cache) -> None:
    async def go() -> None:
        sites = [Shared(cache.address), Shared(f"{cache.address}?db=1"), Shared(f"{cache.address}?db=1")]
        limits, heard = [Buckets(9.0, 1e-6) for _ in sites], list[int]()

        def hears(nth: int) -> Callable[[Said], object]:
            async def one(said: Said) -> None:
                if said.by:
                    heard.append(nth)
                    sites[nth].tell("reply", nth, said.re)

            return one

        for nth, (way, limit) in enumerate(zip(sites, limits, strict=True)):
            way.count("acting", limit)
            way.on("who", hears(nth))  # type: ignore[arg-type]
            await way.start()
        await until(lambda: all(way.reached for way in sites))
        assert await sites[1].ask("who") == [2] and heard == [2]
        assert [limit.take("z", 6.0) for limit in limits] == [0.0] * 3
        await until(lambda: limits[2].take("z", 1e-3) > 0.0)
        assert limits[0].take("z", 2.0) == 0.0
        for way in sites:
            await way.stop()

    asyncio.run(go())


def test_connections_of_an_address_are_counted_together(cache: Cache) -> None:
    async def go() -> None:
        shared, _ = await two(cache, 1.0)
        here, there = Counted(16), Counted(16)
        with here.one("a"), here.one("a"), here.one("b"):
            shared[1].connected(there)
            shared[0].connected(here)
            await until(lambda: there.others("a") == 2)
            assert there.others("b") == 0  # few are nobody's concern
            there.most = 2
            with there.one("a") as room:
                assert not room
        for way in shared:
            await way.stop()

    asyncio.run(go())


def test_a_way_that_leads_nowhere_is_said_in_a_sentence() -> None:
    with pytest.raises(SettingsError, match="valkey://server is wanted, not 'http'"):
        Settings.read(shared="http://x", environ={})
    with pytest.raises(SettingsError, match="the number of a database"):
        Settings.read(shared="redis://x/mine", environ={})
    assert Settings.read(shared="redis://x/2", environ={}).shared == "redis://x/2"
