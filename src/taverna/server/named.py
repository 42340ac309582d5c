"""What a request says of itself that many look at: under which name it came. A name that is none is refused before
anybody tries to read it.

And how those who stand before the application say no: it says so itself, in the reader's language and as they asked.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Send

from .refusals import Refused

TURNED = "taverna.turned"
"""Of a connection's scope: why it was refused before it came to the application."""

NAME = re.compile(r"[A-Za-z0-9._~-]*(?::\d{0,5})?|\[([0-9A-Fa-f:.]{2,45})\](?::\d{0,5})?", re.ASCII)


def is_name(host: str) -> bool:
    """A name or an address as it stands in the head of a request, with or without a port."""
    found = NAME.fullmatch(host)
    if found is None:
        return False
    try:
        _ = found[1] is None or ipaddress.IPv6Address(found[1])
        return (urlsplit(f"//{host}").port or 0) <= 65535
    except ValueError:
        return False


def netloc(address: str) -> str:
    """The name and port of an address; nothing, if it is none."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def _bracketed(server: tuple[str, int | None] | None) -> bytes:
    """Where a request came that names nobody, as a name: nothing where it need not be said, since it has no colons."""
    at, port = server or ("", None)
    return f"[{at.partition('%')[0]}]:{port}".encode() if ":" in at else b""


class Named:
    """Around the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        said = [value.decode("latin-1") for name, value in scope.get("headers", ()) if name == b"host"]
        if not all(is_name(one) for one in said):
            scope["headers"] = [one for one in scope["headers"] if one[0] != b"host"]
            if scope["type"] != "http":
                await receive()
                return await send({"type": "websocket.close", "code": 1008, "reason": "bad-request"})
            scope[TURNED] = Refused("bad-request", "host: a name is wanted, with or without a port")
        elif not any(said) and (name := _bracketed(scope.get("server"))):
            scope["headers"] = [*(one for one in scope["headers"] if one[0] != b"host"), (b"host", name)]
        await self.app(scope, receive, send)
