"""Traces: which parts of what goes on are told, and that nobody and nothing is named in them."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from taverna.server import keys, traces
from taverna.server.app import checked
from taverna.server.bots import Reply, Thinkers
from taverna.server.limits import Buckets
from taverna.server.live import Viewer
from taverna.server.refusals import Refused
from taverna.server.settings import Settings, SettingsError
from taverna.server.wire import Hello, NewSeat

from .running import SEED
from .test_resting import choose, closed, made

export = pytest.importorskip("opentelemetry.sdk.trace.export", reason="no traces: pip install 'taverna[traces]'")
memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")


@pytest.fixture
def spans() -> Iterator[Any]:
    """What was traced so far, when called."""
    kept = memory.InMemorySpanExporter()
    end = traces.traced_to(export.SimpleSpanProcessor(kept))
    yield kept.get_finished_spans
    end()
    assert traces.span("off") is traces.NOTHING and traces.here() is None


class Socket(SimpleNamespace):
    """A connection that takes everything."""

    def __init__(self) -> None:
        super().__init__(
            cookies={}, headers={}, scope={}, client=SimpleNamespace(host="192.0.2.7"), said=asyncio.Queue()
        )
        host = SimpleNamespace(acting=Buckets(9, 9))
        self.app = SimpleNamespace(state=SimpleNamespace(host=host))

    async def send_text(self, text: str) -> None:
        await self.said.put(text)


def test_an_answer_and_what_it_leads_to(tmp_path: Path, spans: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought(self: Thinkers, thinker: Any, living: Any, seat: int, question: str, bot: str) -> Reply:
        return Reply(option=living.table.questions[seat].options[0].id)

    async def go() -> str:
        tables = made(tmp_path)
        seats = [NewSeat(name="Ana"), NewSeat(kind="bot", bot="hunter"), NewSeat(kind="bot", bot="hunter")]
        id, _ = await tables.create(game="bloodborne", seats=seats, options={}, lang="en")
        async with tables.open(id) as living:
            viewer = Viewer(Socket(), living, frozenset({0}))  # type: ignore[arg-type]
            sending = asyncio.create_task(viewer.send())
            await viewer.hello(Hello(seat=0, still=True))
            await choose(tables, id, 0)
            while not {"sending", "bot"} <= {one.name for one in spans()}:
                await asyncio.sleep(0.01)
            sending.cancel()
        await closed(tables)
        return id

    monkeypatch.setattr(Thinkers, "_thought", thought)
    monkeypatch.setattr(keys, "new_seed", lambda: SEED)
    id = asyncio.run(go())
    found = spans()
    named = {one.context.span_id: one.name for one in found}
    tree = {(named.get(one.parent.span_id) if one.parent else None, one.name) for one in found}
    assert {(None, "answer"), ("answer", "rules"), ("answer", "append"), ("answer", "drawing")} <= tree
    assert {("answer", "sending"), (None, "bot"), ("bot", "thinking"), ("bot", "answer")} <= tree
    mine = [dict(one.attributes) for one in found if one.attributes.get("by") == "person"]
    assert mine == [{"game": "bloodborne", "by": "person"}]
    told = "".join(one.to_json() for one in found)
    assert not any(secret in told for secret in (id, "Ana", "192.0.2.7"))


def test_a_request_goes_by_its_pattern_and_a_failure_by_its_kind(spans: Any) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["path_template"] = "/join/{table}/{token}"
        with pytest.raises(ValueError), traces.span("inside"):
            raise ValueError("sesame")
        with pytest.raises(Refused), traces.span("refused"):
            raise Refused("no-table", "sesame")
        await send({"type": "http.response.start", "status": 404, "headers": []})

    async def sent(message: Any) -> None:
        pass

    async def go(path: str) -> None:
        headers = [(b"traceparent", b"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")]
        scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b"sesame"}
        await traces.Traced(app)(scope, None, sent)  # type: ignore[arg-type]

    asyncio.run(go("/join/t/sesame"))
    inside, refused, request = spans()
    assert request.name == "GET /join/{table}/{token}" and request.parent is None
    assert request.attributes["http.response.status_code"] == 404
    assert inside.parent.span_id == request.context.span_id and inside.attributes["error.type"] == "ValueError"
    assert refused.attributes["error.type"] == "no-table" and not inside.events
    assert "sesame" not in "".join(one.to_json() for one in spans())
    assert request.context.trace_id != 0x0AF7651916CD43DD8448EB211C80319C, "nobody else says what is traced"
    asyncio.run(go("/healthz"))
    assert [one.name for one in spans()[3:]] == ["inside", "refused"]


def test_what_one_process_hands_on_to_another_is_one_trace(spans: Any) -> None:
    forward = pytest.importorskip("taverna.server.forward")

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def sent(message: Any) -> None:
        pass

    async def knows(node: str) -> bool:
        return node == "fellow"

    async def elsewhere(table: str) -> str:
        return ""

    async def go(*nodes: bytes) -> str:
        tables = SimpleNamespace(knows=knows, elsewhere=elsewhere, met=lambda node: False, lives=lambda address: True)
        owner = forward.Forwarding(
            traces.Traced(app), lambda: SimpleNamespace(tables=tables, acting=Buckets(9, 9)), 1000
        )
        with traces.apart("handing on"):
            handed = traces.handed()
            for node in nodes:
                headers = [(b"x-taverna-node", node), (b"x-taverna-trace", handed.encode())]
                scope = {
                    "type": "http",
                    "method": "GET",
                    "path": "/t/some",
                    "scheme": "http",
                    "query_string": b"",
                    "client": None,
                }
                await owner(scope | {"headers": headers}, None, sent)
        return handed

    handed = asyncio.run(go(b"fellow", b"stranger"))
    ours, theirs, handing = spans()
    assert handed[:-3] == f"00-{handing.context.trace_id:032x}-{handing.context.span_id:016x}"
    assert ours.context.trace_id == handing.context.trace_id and ours.parent.span_id == handing.context.span_id
    assert theirs.parent is None and theirs.context.trace_id != handing.context.trace_id
    assert asyncio.run(go()) and traces.handed() == ""


def test_where_they_go_is_looked_at_before_the_start(tmp_path: Path) -> None:
    for nowhere in ("4318", "ftp://there", "http://"):
        with pytest.raises(SettingsError, match="traces: where a collector"):
            checked(Settings(traces=nowhere, data=str(tmp_path)))
    checked(Settings(traces="http://127.0.0.1:4318", data=str(tmp_path)))


def test_they_are_sent_to_the_collector() -> None:
    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    got: list[tuple[str, bytes]] = []
    with HTTPServer(("127.0.0.1", 0), Collector) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        end = traces.begin(f"http://127.0.0.1:{server.server_port}")
        with traces.span("answer", game="bloodborne"):
            pass
        end()
        server.shutdown()
        thread.join()
    ((path, sent),) = got
    plain = gzip.decompress(sent) if sent.startswith(b"\x1f\x8b") else sent
    assert path == "/v1/traces" and b"bloodborne" in plain
