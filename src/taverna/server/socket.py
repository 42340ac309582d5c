"""The socket's own deflate, which finds again what an update repeats of those before it. (Uvicorn's keeps a window of 4
KB for that, and the compressor with it.) Here a connection keeps only the last few KB of what it was sent: each message
is deflated by a compressor of its own that is told them, as the window of the other end holds them. It is done by
ISA-L, at its quickest, in a fifth of the time that zlib takes; where ISA-L cannot be had, by zlib.

And a straight way out for what is bytes already.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from struct import pack
from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from .limits import Bucket

try:
    from isal.isal_zlib import compressobj

    WINDOW, HOW = 15, {"level": 0, "memLevel": 1}  # its level 0 deflates, too
except ImportError:
    from zlib import compressobj  # type: ignore[assignment]

    WINDOW, HOW = 14, {"level": 1, "memLevel": 5}
STRAIGHT = "taverna.straight"  # an extension of the connection's scope
SAID = 8192  # bytes of what it was sent last that a connection keeps
NOISE = 200, 20  # pings, pongs and pieces of messages of one connection at once, and per second after that
BRIEF = 200  # bytes: what is shorter goes as it is


class Said:
    """What was sent last, and whatever is sent next deflated with it in mind."""

    __slots__ = ("_bits", "_how", "_last")

    def __init__(self, bits: int = WINDOW, how: dict[str, Any] = HOW) -> None:
        self._bits, self._how, self._last = bits, how, b""

    def deflated(self, data: bytes, keep: bool = True) -> bytes:
        """With the four bytes at its end by which a message is known to be whole."""
        how: dict[str, Any] = {**self._how, "zdict": self._last} if self._last else self._how
        by = compressobj(wbits=-self._bits, **how)
        made: bytes = by.compress(data) + by.flush(zlib.Z_SYNC_FLUSH)
        if keep:
            self._last = (self._last + data)[-min(SAID, 1 << self._bits) :]
        return made


class Remembering(PerMessageDeflate):
    """Keeps no compressor. What is brief goes as it is, and is not remembered, as the other end does not."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        vars(self).pop("encoder", None)
        self._said = Said(self.local_max_window_bits, self.compress_settings)

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) < BRIEF:
            return frame
        return Frame(frame.opcode, self.deflated(bytes(frame.data)), frame.fin, rsv1=True)

    def deflated(self, data: bytes) -> bytes:
        return self._said.deflated(data, not self.local_no_context_takeover)[:-4]


class Deflate(ServerPerMessageDeflateFactory):
    """Agrees with the other end on how it is done."""

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        return told, Remembering(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class Wide(WebSocketsSansIOProtocol):
    """As Uvicorn's, but for the window and the straight way. What comes from the other end is short, so that it keeps
    no window."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._noise = Bucket(*NOISE)
        self.conn.available_extensions = [
            Deflate(
                server_max_window_bits=WINDOW,
                client_max_window_bits=12,
                client_no_context_takeover=True,
                compress_settings=HOW,
            )
        ]

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    # What is no message is not weighed by anyone else; and answers to it are written whether they are taken or not.
    def handle_ping(self) -> None:
        if self._heard():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._heard():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._heard():
            super().handle_cont(event)

    def _heard(self) -> bool:
        """Was that not too much?"""
        if self._noise.take() and not self.transport.is_closing():
            self.transport.abort()
        return not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # what is sent so often that it fills the log is not worth a line
                self.frames = []
                self.conn.send_close(1007)
                return self.handle_parser_exception()
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[STRAIGHT] = Straight(self)
        await super().run_asgi()


PLAIN, DEFLATED = 0x81, 0xC1  # how the frame of a whole text begins


def framed(first: int, data: bytes) -> bytes:
    """As a server writes it: with its length, and no mask."""
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    return (pack("!BBH", first, 126, size) if size < 1 << 16 else pack("!BBQ", first, 127, size)) + data


class Way:
    """How to send a text that is UTF-8 already: through all layers, which decode it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    def at_once(self, text: bytes) -> bool:
        """Without waiting, if that can be. What cannot be sent at all is no failure here: `send` finds out."""
        return False

    def forget(self) -> None:
        """How it was asked for and granted: whoever needs that has read it."""

    async def send(self, text: bytes, patience: float) -> None:
        """With so many seconds of patience."""
        async with asyncio.timeout(patience):
            await self._socket.send_text(text.decode())


class Straight(Way):
    """Past all layers: a message is one frame, written here."""

    def __init__(self, protocol: Wide) -> None:
        self._protocol = protocol

    def forget(self) -> None:
        protocol = self._protocol
        protocol.request.headers.clear()
        protocol.response.headers.clear()

    def at_once(self, text: bytes) -> bool:
        protocol = self._protocol
        conn = protocol.conn
        if protocol.disconnected or protocol.close_sent or conn.state is not OPEN or not protocol.writable.is_set():
            return False
        deflate = conn.extensions[0] if conn.extensions and len(text) >= BRIEF else None
        if isinstance(deflate, Remembering):
            protocol.transport.write(framed(DEFLATED, deflate.deflated(text)))
        else:
            protocol.transport.write(framed(PLAIN, text))
        return True

    async def send(self, text: bytes, patience: float) -> None:
        if not self._protocol.writable.is_set():
            async with asyncio.timeout(patience):
                await self._protocol.writable.wait()
        if not self.at_once(text):
            raise ClientDisconnected


def way_out(socket: WebSocket[Any, Any, Any]) -> Way:
    """Of a connection that was accepted."""
    found: Way = cast(dict[str, Any], socket.scope.get("extensions") or {}).get(STRAIGHT) or Way(socket)
    found.forget()
    return found
