"""How tables come back after a restart: how long it takes until one can be seen, and how long others wait meanwhile."""

from __future__ import annotations

import asyncio
import time
import urllib.request

AT_ONCE = 4
MOST = 60  # tables that are opened
EVERY = 0.02  # seconds between two requests of whoever plays elsewhere


def _get(port: int, path: str, token: str = "") -> float:
    """Seconds until the answer was there."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    began = time.perf_counter()
    with urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers), timeout=120
    ) as answer:
        answer.read()
    return time.perf_counter() - began


async def reopened(port: int, tables: list[tuple[str, str]]) -> dict[str, float]:
    """Open tables (id, token of seat 0) that rest on the disk, a few at once, while someone plays at another."""
    (there, token), *others = tables
    seen = f"/api/tables/{there}/view?seat=0"
    await asyncio.to_thread(_get, port, seen, token)
    opening: list[float] = []
    meanwhile: list[float] = []
    done = asyncio.Event()

    async def plays() -> None:
        while not done.is_set():
            meanwhile.append(await asyncio.to_thread(_get, port, seen, token))
            await asyncio.sleep(EVERY)

    async def opens(ids: list[str]) -> None:
        for id in ids:
            opening.append(await asyncio.to_thread(_get, port, f"/t/{id}"))

    playing = asyncio.create_task(plays())
    ids = [id for id, _ in others[:MOST]]
    await asyncio.gather(*(opens(ids[nth::AT_ONCE]) for nth in range(AT_ONCE)))
    done.set()
    await playing
    return {
        "after a restart: opening a table, p50 ms": _part(opening, 0.5),
        "after a restart: opening a table, p99 ms": _part(opening, 0.99),
        "after a restart: another table meanwhile, p50 ms": _part(meanwhile, 0.5),
        "after a restart: another table meanwhile, p99 ms": _part(meanwhile, 0.99),
    }


def _part(times: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0
