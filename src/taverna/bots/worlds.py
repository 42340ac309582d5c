"""Several worlds thought about at once: processes that are twins of this one each take their share.

Which world is which does not depend on how many processes there are, so the same luck gives the same answer. A twin
that dies leaves its share to this process. Where there are no such processes (or threads that a twin would not have)
all is done here, one after the other.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from .held import interrupts_held

Seen = tuple[int, list[tuple[float, dict[str, float]]]]
"""A world by its number, and of each option looked at what it is worth and what a player would count."""

MOST = 64
"""Processes at most."""

Share = Callable[[int], Iterable[Seen]]
_decoder: msgspec.msgpack.Decoder[list[Seen]] = msgspec.msgpack.Decoder(list[Seen])


def spread(share: Share, workers: int) -> list[Seen]:
    """What all shares come to, from `share(0)` to `share(workers - 1)`, in the order of the worlds."""
    twins: dict[int, tuple[int, int]] = {}
    alone = workers == 1 or not hasattr(os, "fork") or threading.active_count() > 1
    try:
        with interrupts_held(), suppress(OSError):  # no more processes may be started: this one does the rest
            for first in range(1, 1 if alone else workers):
                twins[first] = _twin(share, first)
        found = [one for first in range(workers) if first not in twins for one in share(first)]
        for first in list(twins):
            told = _heard(twins, first)
            found += share(first) if told is None else told
    finally:
        with interrupts_held():
            for first in list(twins):
                _ended(twins, first, kill=True)
    return sorted(found, key=lambda one: one[0])


def _twin(share: Share, first: int) -> tuple[int, int]:
    """A process that does a share and says what it saw; its id, and where to listen. It is deaf to Ctrl-C, which is for
    the one who thinks: that one ends it."""
    listen, say = os.pipe()
    try:
        pid = os.fork()
    except OSError:
        os.close(listen)
        os.close(say)
        raise
    if pid:
        os.close(say)
        return pid, listen
    try:
        os.close(listen)
        with os.fdopen(say, "wb") as out:
            out.write(msgspec.msgpack.encode(list(share(first))))
    finally:
        os._exit(0)  # nothing of what this process was about is to be done twice


def _heard(twins: dict[int, tuple[int, int]], first: int) -> list[Seen] | None:
    """What a twin says before it ends; None if it died."""
    _, pipe = twins[first]
    told: Any = b""
    while more := os.read(pipe, 1 << 16):
        told += more
    with interrupts_held():
        _ended(twins, first)
    try:
        return _decoder.decode(told)
    except msgspec.DecodeError:
        return None


def _ended(twins: dict[int, tuple[int, int]], first: int, kill: bool = False) -> None:
    """Nothing is left of a twin."""
    pid, pipe = twins.pop(first)
    if kill:
        os.kill(pid, signal.SIGKILL)
    os.close(pipe)
    os.waitpid(pid, 0)


__all__ = ["MOST", "Seen", "spread"]
