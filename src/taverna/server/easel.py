"""Showing everyone what an answer changed: drawing is nearly all that an answer costs, and nobody waits for it who need
not.

A host draws in a thread of its own, at one table at a time; meanwhile answers are taken, written and acknowledged. A
table is locked until it is drawn, so that nothing changes under the brush. Where there is little to do, what is brief
is drawn at once: going to and fro between two threads costs a tenth of an answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, TypeVar

from taverna.core.film import Film
from taverna.core.scene import Scene
from taverna.core.state import Event
from taverna.core.words import called

from .drawing import Filmed
from .shown import Shown, encode, update
from .traces import span
from .viewer import Viewer

if TYPE_CHECKING:
    from .living import Living

log = logging.getLogger("taverna.server")

T = TypeVar("T")


class Easel:
    """Where one draws at a time."""

    def __init__(self) -> None:
        self._taken = asyncio.Lock()
        self._waiting: deque[float] = deque()  # since when
        self._thread = ThreadPoolExecutor(1, "easel")
        self.calm = False  # there is little to do

    @property
    def late(self) -> float:
        """For how many seconds somebody has been waiting for it."""
        return time.monotonic() - self._waiting[0] if self._waiting else 0.0

    async def __aenter__(self) -> None:
        since = time.monotonic()
        self._waiting.append(since)
        try:
            await self._taken.acquire()
        finally:
            self._waiting.remove(since)

    async def __aexit__(self, *_: object) -> None:
        self._taken.release()

    async def draw(self, work: Callable[[], T], brief: bool = False) -> T:
        """Beside the event loop; what is `brief` at once, while nobody else has to wait for it."""
        if brief and self.calm and not self._waiting:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self._thread, copy_context().run, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False)


class Painting:
    """What changed at a table, for each who looks; alike for those who are shown the same."""

    def __init__(self, living: Living, events: list[Event], film: Film | None) -> None:
        self._living = living
        self._events = events
        self._viewers = [viewer for viewer in living.viewers if viewer.held is not None]
        self._seen = None if film is None else Filmed(film, living.table.content, living.showing.before)
        self._made: dict[tuple[str, str, bool], dict[str, Any]] = {}
        self.took = 0.0  # seconds
        living.showing.moment.gather()

    def __bool__(self) -> bool:
        return bool(self._viewers)

    def drawn(self) -> list[tuple[Viewer, bytes, Shown]]:
        """Who is to be sent what, and what they hold then."""
        began, found = time.perf_counter(), list[tuple[Viewer, bytes, Shown]]()
        with called(self._living.names), span("drawing", viewers=len(self._viewers)):
            for viewer in self._viewers:
                try:
                    found += self._for(viewer)
                except Exception:  # what has happened has happened, even if it cannot be shown
                    log.exception("table %s cannot be shown", self._living.id)
        self.took = time.perf_counter() - began
        return found

    def _for(self, viewer: Viewer) -> Iterable[tuple[Viewer, bytes, Shown]]:
        living, held = self._living, viewer.held
        new = living.showing.show(viewer.seat, viewer.lang)
        if held is None or new.to == held.to:
            return
        key = (held.to, new.to, viewer.still)
        if key not in self._made:
            way: Iterable[tuple[Scene, list[Event]]] = ()
            if self._seen is not None and not viewer.still:
                way = self._seen.seen(viewer.seat, viewer.lang)
            motions = None if viewer.still else living.table.game.motions
            self._made[key] = update(held, new, self._events, way, motions)
        made = self._made[key]
        yield viewer, encode(made if viewer.texts is None else viewer.texts.thin(made)), new
