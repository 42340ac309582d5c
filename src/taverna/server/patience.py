"""Requests that never end: a connection that has not sent a whole request in time is closed.

Uvicorn waits for ever for the rest of a request; some hundred connections that each send one byte would be all a host
can hold.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .arrivals import arrivals


class Patient(HttpToolsProtocol):
    """Counts from the first byte of a request (or from the connection, if none comes) to its last."""

    seconds = 20.0
    _until: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        arrivals.note()
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()  # from here on the connection is another's
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._arrived()
        if self.seconds:
            self._until = self.loop.call_later(self.seconds, self._enough)

    def _arrived(self) -> None:
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _enough(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


def patient(seconds: float) -> type[Patient]:
    """Connections that wait so long, and no longer."""
    return type("Patient", (Patient,), {"seconds": seconds})
