"""For whoever operates a host: is it alive, is it ready, what does it measure; and what it writes down of itself.

GET /healthz    200 while the process answers
GET /readyz     200 while it should be sent people; 503 with the reason when nothing can be written, or it is ending
GET /metrics    for Prometheus, to the addresses of the setting `metrics` alone
"""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.types import ASGIApp, Receive, Send

from .door import host_of
from .metrics import Metrics
from .refusals import Refused

Req = Request[Any, Any, Any]

request_id: ContextVar[str] = ContextVar("request_id", default="")


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: Req) -> Response[str]:
    host = host_of(request)
    if host.draining:
        return Response("ending: send people elsewhere\n", status_code=503, media_type=MediaType.TEXT)
    owners = host.tables.owners
    if wrong := await host.pulse.felt():
        return Response(f"{wrong}\n", status_code=503, media_type=MediaType.TEXT)
    if owners is not None and not owners.alive:
        return Response("the other processes hold this one for dead\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Req) -> Response[str]:
    host = host_of(request)
    if request.client is None or not within(request.client.host, host.settings.metrics):
        raise Refused("no-page")
    return Response(host.tables.metrics.text(host.tables), media_type="text/plain; version=0.0.4; charset=utf-8")


def within(address: str, networks: str) -> bool:
    """Is this address in one of these networks (with commas)?"""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    known = getattr(known, "ipv4_mapped", None) or known
    return any(known in ipaddress.ip_network(one, strict=False) for one in networks.replace(",", " ").split())


def operated() -> Router:
    return Router("/", route_handlers=[healthz, readyz, metrics], include_in_schema=False)


# -- what is written down ----------------------------------------------------------------------------------------------
class Noted:
    """Around the application: every request gets an id, which its answer and every line about it carry, and a line of
    its own: the pattern of its address (which may hold a token), never the address."""

    def __init__(self, app: ASGIApp, metrics: Callable[[], Metrics], lines: bool) -> None:
        self.app = app
        self._metrics = metrics
        self._log = logging.getLogger("taverna.requests") if lines else None

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        began, status = time.perf_counter(), 0
        request_id.set(secrets.token_hex(8))  # or as the process says that hands it on

        async def noting(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                others = [one for one in message["headers"] if one[0] != b"x-request-id"]  # of who runs the table
                message["headers"] = [*others, (b"x-request-id", request_id.get().encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            if scope["type"] == "http":
                self._metrics().requests[f"{status // 100}xx"] += 1
            if self._log is not None:
                told = {
                    "method": scope.get("method", "SOCKET"),
                    "route": scope.get("path_template") or "?",
                    "status": status,
                    "ms": round(1000 * (time.perf_counter() - began), 1),
                }
                self._log.info("request", extra={"told": told})


SECRET = re.compile(
    r"(postgres(?:ql)?://[^:/@\s]*:)[^@\s]+@|(/join/[^/\s]+/|/keeper/enter/|/mine/take/)[^\s/?\"']+|(?i:(bearer )\S+)"
)


def plain(text: str) -> str:
    """Without passwords and tokens, should one have got into a line."""
    return SECRET.sub(lambda found: f"{found[1] or found[2] or found[3]}…{'@' if found[1] else ''}", text)


class Json(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "log": record.name,
            "text": plain(record.getMessage()),
        }
        if asked := request_id.get():
            found["request"] = asked
        found |= getattr(record, "told", {})
        if record.exc_info:
            found["trace"] = plain(self.formatException(record.exc_info))
        return msgspec.json.encode(found).decode()


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return plain(super().format(record))


def write_down(logs: str) -> None:
    """How a host writes: `plain`, only what is wrong, for people; `json`, also every request, for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if logs == "json" else Plain("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("taverna.requests").setLevel(logging.INFO if logs == "json" else logging.WARNING)
