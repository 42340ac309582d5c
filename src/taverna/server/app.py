"""The host as one application: routes, headers, errors; and how it is run."""

from __future__ import annotations

import asyncio
import importlib
import logging
import math
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

import taverna

from . import traces
from .api import api
from .book import book
from .book.ahead import ahead
from .company.accounts import accounts, without_accounts
from .company.advice import advised
from .company.ending import endings
from .company.hooks import hooks
from .company.mine import own
from .company.pace import paces
from .door import Host, language, welcome_page
from .engines.sqlite import FILE, alone
from .evenings import evenings
from .figures import figures
from .finding import finding
from .gallery import galleries
from .gate import Gate, gate_of
from .hindsight import hindsights
from .invites import invites
from .keeper.page import keepers
from .kept import kept_in
from .learning import learning
from .live import live
from .lobby import lobby
from .named import Named
from .operated import Noted, operated, write_down
from .packing import BROTLI
from .pages import error_page, pages
from .patience import patient
from .referee import referee
from .refusals import Refused
from .room import rooms
from .setting import setting
from .settings import Settings, SettingsError
from .socket import Wide
from .storage import Storage, StorageError
from .tidy import tidy, watch

log = logging.getLogger("taverna.server")

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

UNTAKEN = 256 * 1024
"""Bytes that the system keeps for each connection until they are taken; left to itself it would keep megabytes."""

CODES = {400: "bad-request", 404: "no-page", 405: "not-allowed", 413: "too-large", 429: "slow-down"}
TICK = 0.25  # seconds between two looks whether to end


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that keep a page to itself, and nothing of the API is kept by caches."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    there = {name.lower() for name, _ in headers}
    headers += [(name, value) for name, value in RAW if name not in there]
    if b"cache-control" not in there:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """A no: JSON for programs, a page for people."""
    extra = {"Retry-After": str(max(1, round(error.wait + 0.5)))} if error.status in (429, 503) else {}
    if error.code == "no-token":
        extra["WWW-Authenticate"] = "Bearer"
    path = request.scope["path"]
    if path.startswith(("/api/", "/static/", "/figures/")) or "text/html" not in request.headers.get("accept", ""):
        lang = language(request, request.query_params.get("lang"))
        return Response(
            {"error": error.told(lang)}, status_code=error.status, media_type="application/json", headers=extra
        )
    response = error_page(request, error)
    response.headers.update(extra)
    return response


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code
    if status >= 500 and "disconnected" in error.detail:  # whoever asked is gone in the middle of a word
        return refused(request, Refused("bad-request"))
    if status >= 500:
        return failed(request, error)
    code = CODES.get(status, "bad-request")
    detail = ""
    if code == "bad-request":
        extra = error.extra if isinstance(error.extra, list) else []
        parts = [
            f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)
        ]
        detail = ("; ".join(parts) or _plain(error.detail))[:300]
    response = refused(request, Refused(code, detail))
    if status in CODES:
        response.headers.update({k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"})
    return response


def _plain(detail: str) -> str:
    """The framework repeats the address in some errors; an address may hold a token."""
    return detail.split(" for ", 1)[0]


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: noted without the address, which may hold a token."""
    template = request.scope.get("path_template", "?")
    log.error("%s %s failed", request.method, template, exc_info=error)
    return refused(request, Refused("failed"))


def unwritten(request: Request[Any, Any, Any], error: StorageError) -> Response[Any]:
    """The disk is full or broken: nothing has changed."""
    log.error("%s %s: %s", request.method, request.scope.get("path_template", "?"), error)
    return refused(request, Refused("storage"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return refused(request, Refused("bad-request", "nested too deep"))


def no_such_letters(request: Request[Any, Any, Any], error: LookupError | UnicodeDecodeError) -> Response[Any]:
    """A part of a form is written in what nobody knows, or not in what it says; any other thing that was not found is
    our mistake."""
    if isinstance(error, UnicodeDecodeError) or str(error).startswith("unknown encoding"):
        return refused(request, Refused("bad-request", str(error)[-80:]))
    return failed(request, error)


def create_app(settings: Settings, own_process: bool = False, node: str = "") -> Litestar:
    """The application for these settings. The database is opened when it starts. `own_process`: nothing else runs in
    this one, so it may be tuned; `node`: where other processes that share the database reach it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        untraced = traces.begin(settings.traces)
        host = Host(settings, node)
        app.state.host = host
        await host.start()
        tasks = [asyncio.create_task(watch(host.tables))]
        if own_process:
            tasks.append(asyncio.create_task(tidy(host.tables)))
            await asyncio.to_thread(kept_in, settings.made)
            if settings.ahead:
                tasks.append(asyncio.create_task(ahead(settings)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await host.stop()
            await asyncio.to_thread(untraced)

    return Litestar(
        [
            api(settings.record),
            lobby(),
            setting(),
            galleries(),
            learning(),
            book(),
            pages(settings.record),
            evenings(),
            finding(),
            endings(),
            hindsights(),
            advised(),
            own(),
            accounts(),
            paces(),
            hooks(),
            invites(),
            keepers(),
            operated(),
            rooms(),
            *referee(),
            figures,
            live,
        ],
        guards=[welcome_page],
        lifespan=[lifespan],
        state=State(),
        before_send=[add_headers],
        compression_config=CompressionConfig(
            backend="brotli" if BROTLI else "gzip",
            brotli_quality=5,
            gzip_compress_level=5,
            minimum_size=1024,
            exclude="^/figures/",
            exclude_opt_key="packed",
        ),
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            RecursionError: too_deep,
            LookupError: no_such_letters,
            UnicodeDecodeError: no_such_letters,
            StorageError: unwritten,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Taverna",
            version=taverna.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat")
                }
            ),
        ),
        request_max_body_size=settings.body,
        multipart_form_part_limit=10,
        logging_config=None,
    )


def checked(settings: Settings, kept: Path | str | None = None) -> str:
    """Where tables are kept (or may be, if `kept` says another place to try it at); says in a sentence what is wrong
    with that, before anyone is let in."""
    for wrong in (
        without_accounts(settings) if settings.accounts else "",
        traces.wrong(settings.traces) if settings.traces else "",
    ):
        if wrong:
            raise SettingsError(wrong)
    try:
        storage = Storage(kept or settings.kept)
    except StorageError as error:
        raise SettingsError(str(error)) from None
    try:
        storage.engine.at_once(storage.engine.pulse)
    except StorageError as error:
        raise SettingsError(f"the data of this host cannot be kept at {storage.where}: {error}") from None
    finally:
        storage.close()
    return storage.where if settings.database else str(settings.folder)


def look(settings: Settings) -> str:
    """Could a host start with these settings? What it would do, in a sentence; else what is wrong."""
    kept = _tried(settings)
    listening = _listen(settings)
    port = listening.getsockname()[1]
    listening.close()
    return f"Taverna could be open at {settings.host} port {port}  (data in {kept})"


def _tried(settings: Settings) -> str:
    """The same as `checked`, and nothing is left behind: where there is no database yet, one is made beside the place
    where it would be, and is gone again."""
    if settings.database or (settings.folder / FILE).exists():
        return checked(settings)
    there = next(one for one in (settings.folder, *settings.folder.absolute().parents) if one.exists())
    try:
        with TemporaryDirectory(prefix=".taverna-", dir=there) as folder:
            return checked(settings, Path(folder))
    except OSError as error:
        raise SettingsError(f"the data of this host cannot be kept at {settings.folder}: {error}") from None


class Ending(uvicorn.Server):
    """Told to end, it says so for a while (`/readyz`) before it does; told again, it ends at once."""

    host: Callable[[], Host]
    drain = 0.0
    _until = math.inf

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self.drain and self._until == math.inf and self.started:
            self.host().draining = True
            self._until = time.monotonic() + self.drain
        else:
            super().handle_exit(sig, frame)

    async def main_loop(self) -> None:
        """As Uvicorn's, but for how often it looks."""
        while not await self.on_tick(0):  # the clock of the answers' heads is set anew each time
            await asyncio.sleep(TICK)

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or time.monotonic() > self._until


def run(settings: Settings, open_browser: bool = False) -> None:
    """Serve until stopped. Says where, and warns if others can listen in. Port 0 takes a free one."""
    write_down(settings.logs)
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for the one that draws
    kept = checked(settings)
    held = _alone(settings)
    listening = _listen(settings)
    believed = settings.believed
    gate = gate_of(settings, believed)
    node = settings.node.rstrip("/") or f"http://127.0.0.1:{listening.getsockname()[1]}"
    app = create_app(settings, own_process=True, node=node if settings.database else "")
    config = uvicorn.Config(
        _around(app, settings, gate),
        log_config=None,  # as all else is written down
        log_level="error",  # whoever sends nonsense fills no log with it
        access_log=False,  # addresses of invite links hold tokens
        server_header=False,
        http=patient(settings.patience, gate),
        proxy_headers=bool(believed),
        forwarded_allow_ips=believed,
        ws_max_size=settings.message,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws=Wide,
        timeout_graceful_shutdown=5,
    )
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    print(f"Taverna is open at {address}  (data in {kept})", flush=True)
    if not settings.loopback:
        print(
            f"WARNING: {settings.host} can be reached from other machines and this host speaks plain HTTP: seat tokens "
            "and hands can be read on the way. Put a reverse proxy with TLS in front of it, or use --host 127.0.0.1.",
            file=sys.stderr,
            flush=True,
        )
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt):
        server = Ending(config)
        server.host, server.drain = (lambda: app.state.host), settings.drain
        server.run([listening])
    if held is not None:
        os.close(held)


def _alone(settings: Settings) -> int | None:
    """No other host runs with this file of SQLite."""
    try:
        return None if settings.database else alone(settings.folder)
    except StorageError as error:
        raise SettingsError(str(error)) from None


def _around(app: Litestar, settings: Settings, gate: Gate) -> Any:
    """What stands before the application: whoever notes requests, and whoever hands them on to other processes."""
    around: Any = traces.Traced(app) if settings.traces else app
    if settings.database:
        forward = importlib.import_module(".forward", __package__)  # needs the extra `postgres`
        around = forward.Forwarding(around, lambda: app.state.host, settings.body, gate.fellow)
    around = Named(around)
    if settings.metrics or settings.logs == "json":
        around = Noted(around, lambda: app.state.host.tables.metrics, settings.logs == "json")
    return around


def _listen(settings: Settings) -> socket.socket:
    """Take the address, or say plainly who has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNTAKEN)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)  # whoever comes before all is ready waits a moment
    except (OSError, OverflowError) as error:
        listening.close()
        raise SettingsError(f"cannot listen at {settings.host} port {settings.port}: {error}") from None
    return listening
