"""Drawing: one table at a time, and whatever else came is done in between."""

from __future__ import annotations

import asyncio

import pytest

from taverna.server import easel as drawing
from taverna.server.arrivals import arrivals
from taverna.server.easel import Easel


def test_an_answer_is_taken_and_written_between_two_drawings() -> None:
    async def go() -> list[str]:
        easel, happened = Easel(), []

        async def draw(table: str) -> None:
            async with easel:
                for viewer in "ab":
                    await easel.breath()
                    happened.append(f"{table}{viewer}")

        async def answer() -> None:
            for _ in range(drawing.BREATH - 3):  # from the socket to the disk and back
                await asyncio.sleep(0)
            happened.append("acknowledged")

        first, second = asyncio.create_task(draw("first ")), asyncio.create_task(draw("second "))
        while not happened:
            await asyncio.sleep(0)
        arrivals.note()
        await asyncio.gather(asyncio.create_task(answer()), first, second)
        return happened

    assert asyncio.run(go()) == ["first a", "acknowledged", "first b", "second a", "second b"]


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
