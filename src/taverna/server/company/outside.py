"""Calls to other machines: only where this host's keeper has allowed them, and never to addresses of private networks
unless that was allowed too. The name is looked up once, and the address that was judged is the one that is called."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from ..refusals import Refused
from ..settings import Settings

log = logging.getLogger("taverna.server")

PATIENCE = 10.0  # seconds


def checked(url: str, settings: Settings) -> str:
    """An address that may be called, as far as can be seen from it."""
    if not settings.outside:
        raise Refused("not-allowed", "this host calls no other machines: its setting `outside` is off")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad-request", "that is no address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or port == 0:
        raise Refused("bad-request", "an address beginning with https://")
    if parts.scheme == "http" and not settings.outside_private:
        raise Refused("bad-request", "an address beginning with https://")
    return url


async def post(url: str, body: bytes, headers: Mapping[str, str], settings: Settings) -> int:
    """Send it; the status of the answer, or 0 if nobody answered. No redirect is followed."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(checked(url, settings), body, headers, settings)
    except (OSError, ValueError, TimeoutError, Refused) as error:
        log.warning("a call to %s failed: %s", urlsplit(url).hostname, type(error).__name__)
        return 0


async def _post(url: str, body: bytes, headers: Mapping[str, str], settings: Settings) -> int:
    parts = urlsplit(url)
    host, tls = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if tls else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not settings.outside_private and not ipaddress.ip_address(address).is_global:
        raise Refused("not-allowed")
    reader, writer = await asyncio.open_connection(
        address, port, ssl=ssl.create_default_context() if tls else None, server_hostname=host if tls else None
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split(b" ", 2)
        return int(status[1])
    finally:
        writer.close()
