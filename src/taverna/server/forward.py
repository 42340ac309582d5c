"""A request for a table that another process runs is handed on to that one, and its answer handed back.

Those who share a database believe each other what they say of the client; nobody else can say it, since it takes the
secret name of a process.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import httpx
from litestar.types import ASGIApp, Receive, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from . import traces
from .door import LISTED, Host, network
from .engines import StorageError
from .named import TURNED
from .operated import request_id
from .owners import LASTS
from .refusals import Refused

log = logging.getLogger("taverna.server")

OF_A_TABLE = re.compile(r"^/+(?:api/+tables|t|replay|join)/+([^/]{1,40})(?:/|$)")
HOPS = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"proxy-connection", b"trailer"}
OURS = {
    b"x-taverna-node",
    b"x-taverna-client",
    b"x-taverna-scheme",
    b"x-taverna-host",
    b"x-taverna-trace",
    b"x-taverna-request",
}
SOCKET = (b"cookie", b"authorization", b"origin", b"accept-language", b"sec-fetch-site", b"user-agent")
PATIENCE = LASTS + 5.0  # seconds in which a table of one that died is another's
LOOK = 2.0  # seconds between two looks whether the one that was asked lives still: it may stand still and say nothing


class Dead(Exception):
    """Whoever was asked is held for dead by now."""


class Forwarding:
    """The application of one process among several."""

    def __init__(
        self, app: ASGIApp, host: Callable[[], Host], limit: int, fellow: Callable[[str], None] = lambda peer: None
    ) -> None:
        """`fellow` is told from where another process was heard."""
        self.app = app
        self._host = host
        self._limit = limit
        self._fellow = fellow
        self._http = httpx.AsyncClient(
            timeout=httpx.Timeout(60.0, connect=2.0),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=100, keepalive_expiry=2.0),
            trust_env=False,
        )

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            await self._http.aclose()
            return
        try:
            came = await self._believed(scope)
        except (Refused, StorageError) as error:
            return await self._turned(error, scope, receive, send)
        named = OF_A_TABLE.match(scope["path"])
        if named is None:
            await self.app(scope, receive, send)
        elif not came and (wait := self._taken(scope, 1)):  # looking for its owner costs, too
            await self._turned(Refused("slow-down", wait=wait), scope, receive, send)
        elif scope["type"] == "http":
            await self._request(named[1], came, scope, receive, send)
        else:
            await self._socket(named[1], came, scope, receive, send)

    async def _believed(self, scope: Any) -> bool:
        """Take what a fellow says about the client; and nothing of the kind from anybody else. Was it one?"""
        said = {name: value.decode("latin-1") for name, value in scope["headers"] if name in OURS}
        if not said:
            return False
        node, tables = said.get(b"x-taverna-node", ""), self._host().tables
        if not tables.met(node) and (wait := self._taken(scope, LISTED)):  # whoever says so may be anybody
            raise Refused("slow-down", wait=wait)
        fellow = await tables.knows(node)
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in OURS]
        if fellow:
            if scope.get("client"):
                self._fellow(scope["client"][0])
            scope["client"] = (said.get(b"x-taverna-client", "?"), 0)
            scope["scheme"] = said.get(b"x-taverna-scheme", scope["scheme"])
            scope["headers"] = [one for one in scope["headers"] if one[0] != b"host"]
            scope["headers"].append((b"host", said.get(b"x-taverna-host", "").encode("latin-1")))
            if asked := said.get(b"x-taverna-request", ""):
                request_id.set(asked[:40])
            scope[traces.HANDED] = said.get(b"x-taverna-trace", "")
        return fellow

    def _taken(self, scope: Any, cost: float) -> float:
        """What this costs is taken from whoever asks; seconds to wait, if it is too much."""
        return self._host().acting.take(network(scope["client"][0] if scope["client"] else "?"), cost)

    def _saying(self, scope: Any) -> list[tuple[str, str]]:
        """What the owner must know about the client."""
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        client = scope["client"][0] if scope["client"] else "?"
        owners = self._host().tables.owners
        node = "" if owners is None else owners.node
        return [
            ("x-taverna-node", node),
            ("x-taverna-client", client),
            ("x-taverna-scheme", scope["scheme"]),
            ("x-taverna-host", host),
            ("x-taverna-trace", traces.handed()),
            ("x-taverna-request", request_id.get()),
        ]

    async def _turned(self, error: Exception, scope: Any, receive: Receive, send: Send) -> None:
        """No, or not now: to people by a page and in their language, as the application says it."""
        refusal = error if isinstance(error, Refused) else Refused("elsewhere")
        if scope["type"] == "http":
            scope[TURNED] = refusal
            return await self.app(scope, receive, send)
        await receive()
        again = refusal.code in ("elsewhere", "slow-down")
        code, reason = (1012, "elsewhere") if again else (4000 + refusal.status, refusal.code)
        await send({"type": "websocket.close", "code": code, "reason": reason})

    async def _owner(self, table: str) -> str:
        """Where a table is run; "" if it is here."""
        return await self._host().tables.elsewhere(table)

    # -- a request ---------------------------------------------------------------------------------------------------
    async def _request(self, table: str, came: bool, scope: Any, receive: Receive, send: Send) -> None:
        until, body = time.monotonic() + PATIENCE, None
        try:
            while owner := await self._owner(table):
                if came or time.monotonic() > until:
                    raise Refused("elsewhere")
                if body is None:
                    body = await self._body(receive)
                try:
                    with traces.apart("handing on", **{"http.request.method": scope["method"]}):
                        return await self._pass(owner, body, scope, send)
                except httpx.ConnectError:  # nothing was sent: it may be asked again, there or here
                    await asyncio.sleep(0.25)
                except Dead:
                    if scope["method"] not in ("GET", "HEAD"):  # it may have been done
                        raise Refused("elsewhere") from None
        except (Refused, StorageError, httpx.HTTPError) as error:
            if not isinstance(error, Refused):
                log.warning("a request for another process: %s", type(error).__name__)
            return await self._turned(error, scope, receive, send)
        await self.app(scope, receive if body is None else _again(body, receive), send)

    async def _body(self, receive: Receive) -> bytes:
        parts, size, more = [], 0, True
        while more:
            message: Any = await receive()
            if message["type"] != "http.request":
                raise Refused("bad-request")
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._limit:
                raise Refused("too-large")
            more = message.get("more_body", False)
        return b"".join(parts)

    async def _pass(self, owner: str, body: bytes, scope: Any, send: Send) -> None:
        headers: list[Any] = [one for one in scope["headers"] if one[0] not in HOPS | {b"host", b"content-length"}]
        asked = httpx.Request(  # with nothing of this client's own: what it would take, whoever asks may not
            scope["method"],
            f"{owner}{_there(scope)}",
            headers=[*headers, *((name.encode(), value.encode("latin-1")) for name, value in self._saying(scope))],
            content=body,
        )
        answering = asyncio.ensure_future(self._answered(asked))
        try:
            while not (await asyncio.wait({answering}, timeout=LOOK))[0]:
                if not self._host().tables.lives(owner):
                    raise Dead
        finally:
            answering.cancel()  # if it is not done
            await asyncio.gather(answering, return_exceptions=True)
        status, kept, whole = answering.result()
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": whole, "more_body": False})

    async def _answered(self, asked: httpx.Request) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        answer = await self._http.send(asked, stream=True)
        try:
            kept = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOPS]
            whole = b"".join([part async for part in answer.aiter_raw()])  # it may die in the middle of a word
            return answer.status_code, kept, whole
        finally:
            await answer.aclose()

    # -- a socket ----------------------------------------------------------------------------------------------------
    async def _socket(self, table: str, came: bool, scope: Any, receive: Receive, send: Send) -> None:
        until = time.monotonic() + PATIENCE
        try:
            while owner := await self._owner(table):
                if came or time.monotonic() > until:
                    raise Refused("elsewhere")
                try:
                    return await self._talk(owner, scope, receive, send)
                except InvalidStatus as error:  # it was heard, and refused
                    if error.response.status_code != 503:
                        raise Refused("no-page") from None
                    await asyncio.sleep(0.25)
                except InvalidURI:
                    raise Refused("no-page") from None
                except (OSError, TimeoutError, WebSocketException):
                    await asyncio.sleep(0.25)
        except (Refused, StorageError) as error:
            return await self._turned(error, scope, receive, send)
        await self.app(scope, receive, send)

    async def _talk(self, owner: str, scope: Any, receive: Receive, send: Send) -> None:
        kept = [(name.decode(), value.decode("latin-1")) for name, value in scope["headers"] if name in SOCKET]
        address = f"ws{owner.removeprefix('http')}{_there(scope)}"
        heads = [*kept, *self._saying(scope)]
        async with connect(
            address,
            additional_headers=heads,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=2,
            close_timeout=1,
        ) as other:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

            async def out() -> None:
                with suppress(ConnectionClosed):
                    async for message in other:
                        text = message if isinstance(message, str) else message.decode()
                        await send({"type": "websocket.send", "text": text, "bytes": None})
                code, reason = other.close_code or 1012, other.close_reason or ""
                await send({"type": "websocket.close", "code": 1012 if code == 1006 else code, "reason": reason})

            async def back() -> None:
                with suppress(ConnectionClosed):
                    while (message := await receive())["type"] == "websocket.receive":
                        text: Any = message.get("text")
                        await other.send(text if text is not None else message.get("bytes") or b"")

            async def dead() -> None:
                await asyncio.sleep(LOOK)
                while self._host().tables.lives(owner):
                    await asyncio.sleep(LOOK)
                await send({"type": "websocket.close", "code": 1012, "reason": "elsewhere"})

            ways = [asyncio.create_task(way()) for way in (out, back, dead)]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)


def _again(body: bytes, receive: Receive) -> Receive:
    """What was read already, once more."""
    given = False

    async def first() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first


def _there(scope: Any) -> str:
    """Where it goes, as it came: what does not stand so in an address is written as it does."""
    path, query = scope.get("raw_path") or scope["path"].encode(), scope["query_string"]
    kept = "/%:@!$&'()*+,;=~?"
    return quote(path.partition(b"?")[0], safe=kept) + (f"?{quote(query, safe=kept)}" if query else "")
