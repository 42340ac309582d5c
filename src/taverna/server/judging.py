"""Questions to a referee: whoever asked owes what it took, since nobody knows before how long a position takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from .desk import Desk
from .limits import Buckets

T = TypeVar("T")

MOST = 16  # that wait
SHARE = 0.5  # of a core, for one address


class Judging:
    """Of one host."""

    def __init__(self, acting: Buckets) -> None:
        self._acting = acting
        self._desk = Desk("referee", MOST, 1.0)
        self.stop = self._desk.stop

    async def asked(self, address: str, work: Callable[..., T], *args: object) -> T:
        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return work(*args), time.thread_time() - began

        found, seconds = await self._desk.done(timed)
        self._acting.owe(address, seconds * self._acting.rate / SHARE)
        return found
