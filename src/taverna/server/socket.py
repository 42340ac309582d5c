"""The socket's own deflate, as light as it can be: a window of 4 KB, of which a connection costs 30 KB. (16 KB would
cost 96 and halve what travels, which is little since updates are thin; Uvicorn's takes 38.)"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW, LEVEL = 12, 4


class Wide(WebSocketsSansIOProtocol):
    """As Uvicorn's, but for the window."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings={"memLevel": LEVEL}
            )
        ]
