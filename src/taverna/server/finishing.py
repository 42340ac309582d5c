"""What is begun is done, whoever asked for it may leave meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from .refusals import Refused
from .storage import StorageError

log = logging.getLogger("taverna.server")

T = TypeVar("T")


async def to_its_end(act: Coroutine[Any, Any, T]) -> T:
    """An act that goes on even if whoever sent it is gone; what it is refused for then concerns nobody any more."""
    task = asyncio.ensure_future(act)
    task.add_done_callback(_ended)
    return await asyncio.shield(task)


def _ended(act: asyncio.Future[Any]) -> None:
    error = None if act.cancelled() else act.exception()
    if error is not None and not isinstance(error, (Refused, StorageError)):
        log.error("an act failed", exc_info=error)
