"""Can this host write? Whoever asks makes it try: at most once a second, however many ask, and not without end."""

from __future__ import annotations

import asyncio
import logging
import time

from .storage import Storage, StorageError

log = logging.getLogger("taverna.server")

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 5.0  # seconds in which it must be on the disk


class Pulse:
    """What the last try said."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._at = -FRESH
        self._wrong = ""
        self._trying: asyncio.Task[None] | None = None

    async def felt(self) -> str:
        """Nothing, or what is wrong."""
        if time.monotonic() - self._at >= FRESH and self._trying is None:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.shield(self._trying)
            except TimeoutError:
                return "the data cannot be reached in time"
        return self._wrong

    async def _try(self) -> None:
        engine = self._storage.engine
        try:
            await self._storage.write(engine.pulse)
            wrong = ""
        except StorageError as error:
            if not self._wrong:
                log.error("not ready: %s", error)
            wrong = "nothing can be written"
        finally:
            self._at, self._trying = time.monotonic(), None
        if self._wrong and not wrong:
            log.warning("ready again: what is said is written")
        self._wrong = wrong
