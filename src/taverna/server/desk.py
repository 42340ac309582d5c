"""Work that takes long, and nobody knows before how long: done one at a time beside everything else, few waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .refusals import Refused

T = TypeVar("T")


class Desk:
    """A thread, and a queue before it that has an end."""

    def __init__(self, name: str, most: int, wait: float) -> None:
        """`most`: that wait; whoever comes then is told to come again after `wait` seconds."""
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._wait = wait
        self._waiting = 0

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def done(self, work: Callable[..., T], *args: object) -> T:
        """What is begun is done, even if whoever asked is gone."""
        if self._waiting >= self._most:
            raise Refused("slow-down", wait=self._wait)
        self._waiting += 1
        working = asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        working.add_done_callback(self._left)
        return await asyncio.shield(working)

    def _left(self, working: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not working.cancelled():
            working.exception()
