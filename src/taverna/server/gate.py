"""How many connections a host holds open: of one address, and of all. Whoever comes to a full gate is told so in a line
and sent away; what a host needs for itself (its database, its bots, its files) is always left.

Counted by where a connection really comes from, before anything is read of it. Behind a proxy that is all the proxy's:
those that are named (`proxy`, `proxies`), and the other processes of the same host, are not counted one by one, and
what they ask is weighed by whom they ask it for.
"""

from __future__ import annotations

import importlib
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from .door import network
from .operated import within
from .settings import Settings

log = logging.getLogger("taverna.server")

OURS = 200  # files and connections of the host's own
WANTED = 65_536  # as many as it asks the system for
AGAIN = 60.0  # seconds until it is said again that the gate is full

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nRetry-After: 5\r\nConnection: close\r\n"
    b"Content-Length: 21\r\n\r\ntoo many connections\n"
)


class Gate:
    """`each`: connections of plain HTTP that one address may hold open; `most`: of all, sockets too."""

    def __init__(self, each: int, most: int, believed: str = "") -> None:
        self.each, self.most = each, most
        self._believed = believed
        self._fellows: set[str] = set()  # where other processes of this host are
        self._of: Counter[str] = Counter()
        self._said = -AGAIN

    def fellow(self, peer: str) -> None:
        """Another process of this host has proven itself from there."""
        self._fellows.add(peer)

    def enter(self, peer: str, others: int) -> str | None:
        """Under what this connection is counted ("": under nothing) while so many `others` are open; None: no room."""
        if others >= self.most:
            self._full("%d connections are open: no more are taken (connections_all)", others)
            return None
        if peer in self._fellows or within(peer, self._believed):
            return ""
        home = network(peer)
        if self._of[home] >= self.each:
            self._full("an address holds %d connections open: no more are taken from there (connections)", self.each)
            return None
        self._of[home] += 1
        return home

    def leave(self, home: str) -> None:
        self._of[home] -= 1
        if self._of[home] <= 0:
            del self._of[home]

    def _full(self, text: str, many: int) -> None:
        if time.monotonic() - self._said >= AGAIN:
            self._said = time.monotonic()
            log.warning(text, many)


def gate_of(settings: Settings, believed: list[str]) -> Gate:
    """Where several processes share a database, what one hands on takes a second connection."""
    room = max(16, (allowed() - OURS) // (2 if settings.database else 1))
    most = min(settings.connections_all or room, room)
    return Gate(settings.connections or most, most, ", ".join(believed))


def allowed() -> int:
    """How many files and connections the system lets this process have open; it asks for more where it may."""
    try:
        resource: Any = importlib.import_module("resource")
    except ImportError:  # not everywhere
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = WANTED if hard == endless else min(WANTED, hard)
    if soft != endless and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED if soft == endless else int(soft)
