"""Drawing: one table at a time, beside everything else that a host does."""

from __future__ import annotations

import asyncio
import threading

import pytest

from taverna.server import easel as drawing
from taverna.server.easel import Easel


def test_answers_are_taken_while_a_table_is_drawn() -> None:
    """What is drawn here does not end before something else has happened."""
    taken = threading.Event()

    async def go() -> bool:
        easel = Easel()

        async def draw() -> bool:
            async with easel:
                return await easel.draw(lambda: taken.wait(60))

        drawn = asyncio.create_task(draw())
        await asyncio.sleep(0)
        taken.set()
        try:
            return await drawn
        finally:
            easel.close()

    assert asyncio.run(go())


def test_one_table_is_drawn_after_another() -> None:
    async def go() -> list[str]:
        easel, happened = Easel(), []

        def brush(table: str) -> None:
            happened.append(f"{table} begun")
            happened.append(f"{table} done")

        async def draw(table: str) -> None:
            async with easel:
                await easel.draw(lambda: brush(table))

        await asyncio.gather(draw("first"), draw("second"))
        easel.close()
        return happened

    assert asyncio.run(go()) == ["first begun", "first done", "second begun", "second done"]


def test_what_is_brief_is_drawn_at_once_while_nobody_waits_and_there_is_little_to_do() -> None:
    async def go() -> None:
        easel, here = Easel(), threading.get_ident()

        async def apart(brief: bool) -> bool:
            """In a thread of its own?"""
            async with easel:
                return await easel.draw(threading.get_ident, brief) != here

        assert await apart(brief=True), "whether there is little to do is not known yet"
        easel.calm = True
        assert not await apart(brief=True)
        assert await apart(brief=False)
        three = asyncio.gather(apart(brief=False), apart(brief=True), apart(brief=True))
        assert await three == [True, True, False], "the third waits for the second"
        easel.close()

    asyncio.run(go())


def test_how_long_somebody_waits_for_the_easel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(drawing.time, "monotonic", lambda: now)

    async def go() -> None:
        nonlocal now
        easel, let = Easel(), asyncio.Event()

        async def draw() -> None:
            async with easel:
                await let.wait()

        drawn = [asyncio.create_task(draw()) for _ in range(3)]
        await asyncio.sleep(0)
        assert easel.late == 0.0
        now = 100.5
        assert easel.late == 0.5
        drawn[1].cancel()
        await asyncio.sleep(0)
        assert easel.late == 0.5, "the third has been waiting as long"
        let.set()
        await asyncio.gather(drawn[0], drawn[2])
        assert easel.late == 0.0

    asyncio.run(go())
