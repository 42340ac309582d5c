"""The socket's own deflate, with a window wide enough to find again what an update repeats of the one before: 16 KB, of
which a connection costs 96 KB. (Uvicorn's is 4 KB.)"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW, LEVEL = 14, 6


class Wide(WebSocketsSansIOProtocol):
    """As Uvicorn's, but for the window."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings={"memLevel": LEVEL}
            )
        ]
