"""Questions to a referee: judged one at a time beside everything else, few of them waiting; and whoever asked owes what
it took, since nobody knows before how long a position takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .limits import Buckets
from .refusals import Refused

T = TypeVar("T")

MOST = 16  # that wait
SHARE = 0.5  # of a core, for one address


class Judging:
    """Of one host."""

    def __init__(self, acting: Buckets) -> None:
        self._acting = acting
        self._thread = ThreadPoolExecutor(1, "referee")
        self._waiting = 0

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def asked(self, address: str, work: Callable[..., T], *args: object) -> T:
        if self._waiting >= MOST:
            raise Refused("slow-down", wait=1.0)
        self._waiting += 1

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return work(*args), time.thread_time() - began

        judging = asyncio.get_running_loop().run_in_executor(self._thread, timed)
        judging.add_done_callback(self._done)
        found, seconds = await asyncio.shield(judging)
        self._acting.owe(address, seconds * self._acting.rate / SHARE)
        return found

    def _done(self, judging: asyncio.Future[Any]) -> None:
        """Whoever asked may be gone."""
        self._waiting -= 1
        if not judging.cancelled():
            judging.exception()
