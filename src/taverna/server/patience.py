"""Requests that never end: a connection that has not sent a whole request in time is closed; so is one that asks and
does not take what it is answered. And no more of them than there is room for (`gate.py`).

Uvicorn waits for ever for the rest of a request, and for an answer to be taken; some hundred connections that each send
one byte, or read none, would be all a host can hold. It also keeps whatever comes as the head of a request, however
long, and all requests that are sent before the first was answered.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .gate import FULL, Gate

HEAD = 64 * 1024  # bytes of a request beside its body; what comes at once with its first is not counted
CHUNKED = 9  # bytes that a byte of the body may need, where it comes in pieces
AHEAD = 32  # requests sent before the first is answered


class Patient(HttpToolsProtocol):
    """Counts from the first byte of a request (or from the connection, if none comes) to its last."""

    seconds = 20.0
    gate = Gate(256, 1024)
    _answering: Any = None  # the request that is being answered
    _beside = 0  # bytes of this request that are none of its body
    _home = ""  # under what it is counted
    _until: asyncio.TimerHandle | None = None
    _taken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        others = len(self.connections)
        super().connection_made(transport)
        home = self.gate.enter(self.client[0] if self.client else "?", others)
        if home is None:
            transport.write(FULL)
            transport.close()
            return
        self._home = home
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._beside += len(data)
        super().data_received(data)
        if self._beside > HEAD and not self.transport.is_closing():
            self.send_400_response("Too long a head")

    def send_400_response(self, msg: str) -> None:
        self._gone()
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _gone(self) -> None:
        """Nobody is there to be answered: neither the request that came last, nor one before it."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise ValueError("too many requests before an answer")
        self._beside = 0
        super().on_message_begin()
        self._wait()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body) * CHUNKED
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._offer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._offer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._leave()
        self._gone()
        if self._taken is not None:
            self._taken.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()  # from here on the connection is another's
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._home:
            self.gate.leave(self._home)
            self._home = ""

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

    def _offer(self) -> None:
        """What waits to be taken must become less in every span of patience."""
        if self._taken is not None:
            self._taken.cancel()
            self._taken = None
        if self.seconds and (left := self.transport.get_write_buffer_size()):
            self._taken = self.loop.call_later(self.seconds, self._left_lying, left)

    def _left_lying(self, before: int) -> None:
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._offer()


def patient(seconds: float, gate: Gate) -> type[Patient]:
    """Connections that wait so long, and no longer."""
    return type("Patient", (Patient,), {"seconds": seconds, "gate": gate})
