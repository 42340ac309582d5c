"""The socket's own deflate, with a window wide enough to find again what an update repeats of the one before: 16 KB, of
which a connection costs 80 KB. (Uvicorn's is 4 KB.) Only those that were sent something last keep theirs."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

WINDOW, LEVEL = 14, 5
WINDOWS = 256  # of one process


class Windowed(PerMessageDeflate):
    """Whoever has lost its window begins anew, which takes more bytes once; the other end need not know of it."""

    awake: OrderedDict[Windowed, None] = OrderedDict()

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        vars(self).pop("encoder", None)  # until something is sent

    def encode(self, frame: Frame) -> Frame:
        if not self.local_no_context_takeover:
            awake = self.awake
            awake[self] = None
            awake.move_to_end(self)
            if "encoder" not in vars(self):
                self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
            while len(awake) > WINDOWS:
                del awake.popitem(last=False)[0].encoder
        return super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Agrees with the other end on how it is done."""

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        return told, Windowed(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class Wide(WebSocketsSansIOProtocol):
    """As Uvicorn's, but for the window. What comes from the other end is short, so that it keeps none."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            Deflate(
                server_max_window_bits=WINDOW,
                client_max_window_bits=12,
                client_no_context_takeover=True,
                compress_settings={"memLevel": LEVEL},
            )
        ]
