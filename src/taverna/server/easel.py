"""Showing everyone what an answer changed: drawing is nearly all that an answer costs, and nobody waits for it who need
not.

A host draws at one table at a time, and for one who looks at a time; in between, whatever came meanwhile is done:
answers are taken, written and acknowledged before anything more is drawn.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from taverna.core.film import Film
from taverna.core.scene import Scene
from taverna.core.state import Event

from .arrivals import arrivals
from .drawing import Filmed
from .shown import encode, update
from .viewer import Viewer

if TYPE_CHECKING:
    from .living import Living

log = logging.getLogger("taverna.server")

BREATH = 8  # turns of the event loop: what an answer takes from the socket to the disk, or from there back


class Easel:
    """Where one draws at a time."""

    def __init__(self) -> None:
        self._taken = asyncio.Lock()
        self._waiting: deque[float] = deque()  # since when
        self._seen = 0  # of what has come

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

    async def breath(self) -> None:
        """Let everything be done that has come."""
        await asyncio.sleep(0)
        if self._seen != arrivals.count:
            self._seen = arrivals.count
            for _ in range(BREATH):
                await asyncio.sleep(0)


class Painting:
    """What changed at a table, for each who looks; alike for those who are shown the same."""

    def __init__(self, living: Living, events: list[Event], film: Film | None) -> None:
        self._living = living
        self._events = events
        self._seen = None if film is None else Filmed(film, living.table.content, living.showing.before)
        self._made: dict[tuple[str, str, bool], dict[str, Any]] = {}
        living.showing.moment.gather()

    def show(self, viewer: Viewer) -> None:
        """Put what changed into this viewer's queue."""
        living = self._living
        if viewer.held is None:
            return
        try:
            new = living.showing.show(viewer.seat, viewer.lang)
            if new.to == viewer.held.to:
                return
            key = (viewer.held.to, new.to, viewer.still)
            if key not in self._made:
                way: Iterable[tuple[Scene, list[Event]]] = ()
                if self._seen is not None and not viewer.still:
                    way = self._seen.seen(viewer.seat, viewer.lang)
                motions = None if viewer.still else living.table.game.motions
                self._made[key] = update(viewer.held, new, self._events, way, motions)
            made = self._made[key]
            message = encode(made if viewer.texts is None else viewer.texts.thin(made))
        except Exception:  # what has happened has happened, even if it cannot be shown
            log.exception("table %s cannot be shown", living.id)
            return
        viewer.push(message, new)
