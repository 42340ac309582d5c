"""How long each part of a request took, for OpenTelemetry: off unless the setting `traces` names a collector. Needs
what `taverna[traces]` brings.

    request                     one for each, but for those about the host's health; within handing on, if another
                                process that shares the database was asked first
    answer                      of a person or a bot: rules, append, drawing; and after it sending, to each who watches
    bot                         thinking (and before it queue, if there was one), and its answer

No span says who, where or which: no name, address, table, token or text; only which game, which of our bots, which
kind of thing, how many and how large. What a client says of traces of its own is not listened to.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Send

import taverna

PATIENCE = 3  # seconds a collector has to answer; what it does not take is lost
QUIET = ("/healthz", "/readyz", "/metrics")
HANDED = "taverna.trace"  # in the scope of a request: what a process we know was doing when it handed it on
NOTHING: AbstractContextManager[Any] = nullcontext()

_api: Any = None  # `opentelemetry.trace`, while something is traced
_tracer: Any = None


def wrong(endpoint: str) -> str:
    """Why nothing can be traced there; nothing if it can."""
    try:
        at = urlsplit(endpoint)
        possible = at.scheme in ("http", "https") and bool(at.hostname) and (at.port or 1) > 0
    except ValueError:
        possible = False
    if not possible:
        return "traces: where a collector takes OTLP over HTTP is wanted, as http://127.0.0.1:4318"
    if find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None:
        return "traces: they need what 'pip install \"taverna[traces]\"' brings"
    return ""


def begin(endpoint: str) -> Callable[[], None]:
    """Spans go to this collector from now on; returns what sends the last of them and ends it."""
    if not endpoint:
        return lambda: None
    otlp = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    batches = import_module("opentelemetry.sdk.trace.export")
    whole = endpoint if urlsplit(endpoint).path.strip("/") else f"{endpoint.rstrip('/')}/v1/traces"
    return traced_to(batches.BatchSpanProcessor(otlp.OTLPSpanExporter(endpoint=whole, timeout=PATIENCE)))


def traced_to(processor: Any) -> Callable[[], None]:
    global _api, _tracer
    sdk, resources = import_module("opentelemetry.sdk.trace"), import_module("opentelemetry.sdk.resources")
    who = {"service.name": "taverna", "service.version": taverna.__version__}
    who["service.instance.id"] = secrets.token_hex(8)
    provider = sdk.TracerProvider(resource=resources.Resource.create(who), shutdown_on_exit=False)
    provider.add_span_processor(processor)
    _api, _tracer = import_module("opentelemetry.trace"), provider.get_tracer("taverna", taverna.__version__)

    def end() -> None:
        global _tracer
        _tracer = None
        provider.shutdown()

    return end


def span(name: str, **told: str | float) -> AbstractContextManager[Any]:
    """While this goes on; within whatever span goes on already. Gives the span, or None while nothing is traced."""
    return NOTHING if _tracer is None else _within(name, told, None)


def apart(name: str, handed: str = "", /, **told: str | float) -> AbstractContextManager[Any]:
    """The same, within none, or within what another process was doing when it handed this on."""
    return NOTHING if _tracer is None else _within(name, told, _there(handed))


def here() -> Any:
    """What goes on, for something that follows later; None if nothing does."""
    if _tracer is None:
        return None
    now = _api.get_current_span()
    return now if now.get_span_context().is_valid else None


def handed() -> str:
    """What goes on, for another process that goes on with it (a `traceparent`); nothing if nothing does."""
    now = here()
    if now is None:
        return ""
    its = now.get_span_context()
    return f"00-{its.trace_id:032x}-{its.span_id:016x}-{its.trace_flags:02x}"


def _there(handed: str) -> Any:
    """What goes on in the process that said so; none of ours, if what it said is no such thing."""
    try:
        _, trace, span, flags = handed.split("-")
        its = _api.SpanContext(int(trace, 16), int(span, 16), True, _api.TraceFlags(int(flags, 16)))
        return _api.NonRecordingSpan(its)
    except ValueError:
        return _api.INVALID_SPAN


def after(cause: Any, name: str, **told: str | float) -> AbstractContextManager[Any]:
    """The same, within what went on then (`here`); nothing if nothing did."""
    return NOTHING if _tracer is None or cause is None else _within(name, told, cause)


@contextmanager
def _within(name: str, told: dict[str, str | float], parent: Any) -> Iterator[Any]:
    context = None if parent is None else _api.set_span_in_context(parent)
    with _tracer.start_as_current_span(
        name, context, attributes=told, record_exception=False, set_status_on_exception=False
    ) as one:
        try:
            yield one
        except Exception as error:  # its kind alone: what it says may hold what was sent
            one.set_attribute("error.type", str(getattr(error, "code", "") or type(error).__name__))
            raise


class Traced:
    """Around the application: a span for every request, under the pattern of its address (which may hold a token)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in QUIET:
            return await self.app(scope, receive, send)
        with apart("request", scope.get(HANDED, ""), **{"http.request.method": scope["method"]}) as one:

            async def noting(message: Any) -> None:
                if one is not None and message["type"] == "http.response.start":
                    one.set_attribute("http.response.status_code", message["status"])
                await send(message)

            try:
                await self.app(scope, receive, noting)
            finally:
                if one is not None:
                    route = scope.get("path_template") or "?"
                    one.update_name(f"{scope['method']} {route}")
                    one.set_attribute("http.route", route)
