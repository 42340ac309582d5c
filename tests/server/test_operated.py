"""What whoever operates a host sees of it, and what it never says."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import yaml

from taverna.cli import main
from taverna.server.limits import Buckets
from taverna.server.metrics import Histogram, Metrics
from taverna.server.operated import Json, Noted, plain, request_id, within
from taverna.server.settings import Settings, SettingsError
from taverna.server.storage import Storage

from .running import Running, host

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("watched") / "data"
    with host(folder, logs="json", metrics="127.0.0.1", drain=600) as running:
        yield running
        assert running.process is not None
        if running.process.poll() is None:
            running.kill()  # told once, it would take its time


def lines(running: Running) -> list[dict[str, Any]]:
    whole = [line for line in running.logged.splitlines(keepends=True) if line.startswith("{") and line.endswith("\n")]
    return [msgspec.json.decode(line) for line in whole]


def test_a_host_says_how_it_is_and_what_it_does(watched: Running) -> None:
    table = watched.table(3)
    seat = table.status()["asked"][0]
    question = table.view(seat)["question"]
    with table.live(seat) as mine, watched.client() as client:
        mine.until("scene")
        assert table.answer(seat, question["id"], question["options"][0]["id"]).status_code == 200
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        assert client.get(f"/join/{table.id}/{table.tokens[0]}").status_code == 200
        got = client.get("/metrics")
        assert got.status_code == 200
        assert got.headers["content-type"].startswith("text/plain; version=0.0.4")
        said = dict(re.findall(r"^(\S+) (\S+)$", got.text, re.MULTILINE))
        assert said['taverna_answers_total{by="person"}'] == "1"
        assert (said["taverna_tables_awake"], said["taverna_sockets"], said["taverna_bot_queue"]) == ("1", "1", "0")
        assert said["taverna_answer_seconds_count"] == said['taverna_answer_seconds_bucket{le="+Inf"}'] == "1"
        assert float(said["taverna_drawing_seconds_sum"]) > 0
        assert int(said['taverna_requests_total{status="2xx"}']) > 5
        for line in got.text.splitlines():
            assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]+"\})? [\d.e+-]+', line), line
    routes = {"/api/tables", "/healthz", "/join/{table}/{token}", "/metrics"}
    deadline = time.monotonic() + 120
    while not routes <= {one.get("route") for one in lines(watched)}:  # a line is written after its answer has left
        assert time.monotonic() < deadline, watched.logged
        time.sleep(0.05)
    noted = {one["request"]: one["route"] for one in lines(watched) if one["log"] == "taverna.requests"}
    assert noted[got.headers["x-request-id"]] == "/metrics"
    for secret in (*table.tokens.values(), table.id, "127.0.0.1"):
        assert secret not in watched.logged


def test_whoever_sends_nonsense_fills_no_log(watched: Running) -> None:
    before = len(watched.logged)
    for nonsense in (b"\0\xff\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n\r\nnonsense \xff\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", watched.port), timeout=60) as one:
            one.sendall(nonsense)
            while one.recv(4096):
                pass
    with watched.client() as client:
        assert client.get("/healthz").status_code == 200
    said = watched.logged[before:].splitlines()
    assert all(line.startswith("{") for line in said), "every line is for programs"
    assert not any("Invalid" in line or "Traceback" in line for line in said)


def test_it_ends_when_told_after_saying_so(watched: Running) -> None:
    """Runs last on this host."""
    assert watched.process is not None
    with watched.client() as client:
        watched.process.send_signal(signal.SIGTERM)
        while client.get("/readyz").status_code == 200:
            time.sleep(0.05)
        assert client.get("/healthz").status_code == 200
        assert watched.table(3).play(1, random.Random(1)) == 1
    watched.process.send_signal(signal.SIGTERM)
    watched.process.wait(60)
    assert "Traceback" not in watched.logged


def test_metrics_are_for_nobody_unless_it_is_said_for_whom(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/readyz").text == "ok\n"
        assert "x-request-id" not in client.get("/healthz").headers


def test_networks() -> None:
    assert within("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert within("::1", "::1") and within("::ffff:10.1.2.3", "10.0.0.0/8")
    assert not within("11.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not within("?", "0.0.0.0/0") and not within("127.0.0.1", "")
    with pytest.raises(SettingsError, match="neither an address nor a network"):
        Settings.read(environ={"TAVERNA_METRICS": "everyone"})
    with pytest.raises(SettingsError, match="there are plain, json"):
        Settings.read(environ={"TAVERNA_LOGS": "loud"})


def test_a_histogram_counts_each_once() -> None:
    times = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 99.0):
        times.add(seconds)
    said = dict(line.rsplit(" ", 1) for line in times.lines("t"))
    assert (said['t_bucket{le="0.001"}'], said['t_bucket{le="0.5"}'], said['t_bucket{le="+Inf"}']) == ("2", "3", "4")


def test_no_secret_gets_into_a_line() -> None:
    said = "postgresql://ana:hush@there/x and /join/t/sesame?x and Bearer sesame, all"
    assert plain(said) == "postgresql://ana:…@there/x and /join/t/…?x and Bearer … all"
    request_id.set("r1")
    try:
        raise ValueError(said)
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, said, (), (type(error), error, error.__traceback__))
    told = Json().format(record)
    assert "hush" not in told and "sesame" not in told and "\n" not in told
    assert msgspec.json.decode(told)["request"] == "r1"
    request_id.set("")


def test_a_request_that_is_handed_on_has_one_id() -> None:
    """The process that runs the table calls it as the one does that was asked, and the answer says it once."""
    forward = pytest.importorskip("taverna.server.forward")
    sent: list[Any] = []

    async def fellow(node: str) -> bool:
        return node == "one of us"

    async def answers(scope: Any, receive: Any, send: Any) -> None:
        theirs = [(b"x-request-id", b"of another")]
        await send({"type": "http.response.start", "status": 200, "headers": theirs})

    async def keeps(message: Any) -> None:
        sent.append([value for name, value in message["headers"] if name == b"x-request-id"])

    async def go() -> None:
        tables = SimpleNamespace(knows=fellow, met=lambda node: False)
        host = SimpleNamespace(tables=tables, acting=Buckets(9, 9))
        noted = Noted(forward.Forwarding(answers, lambda: host, 10), Metrics, lines=False)
        for node in (b"one of us", b"a stranger"):
            said = [(b"x-taverna-node", node), (b"x-taverna-request", b"r7")]
            scope = {"type": "http", "path": "/", "client": None, "method": "GET", "headers": said, "scheme": "http"}
            await noted(scope, None, keeps)  # type: ignore[arg-type]

    asyncio.run(go())
    assert sent[0] == [b"r7"]
    assert len(sent[1]) == 1 and sent[1][0] not in (b"r7", b"of another")


def test_serve_check_says_whether_it_could_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--check", "--port", "0", "--data", str(tmp_path / "data")]
    assert main(words) == 0
    assert "could be open" in capsys.readouterr().out
    (tmp_path / "file").write_text("no folder")
    assert main(["serve", "--check", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    said = capsys.readouterr().err
    assert "cannot be kept" in said and said.count("\n") == 1


# -- what is given to run it with --------------------------------------------------------------------------------------
def test_serve_check_says_that_nothing_can_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Storage(tmp_path).close()
    with sqlite3.connect(tmp_path / "taverna.sqlite3") as db:
        db.execute("CREATE TRIGGER broken BEFORE INSERT ON pulse BEGIN SELECT RAISE(FAIL, 'disk is full'); END")
    db.close()
    assert main(["serve", "--check", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "nothing was written" in said and said.count("\n") == 1


def test_what_is_deployed_sets_only_what_can_be_set() -> None:
    known = {f"TAVERNA_{name.upper()}" for name in Settings.__struct_fields__} | {"TAVERNA_SITE"}
    for name in ("Containerfile", "compose.yaml", "taverna.service", "Caddyfile"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        assert set(re.findall(r"TAVERNA_[A-Z_]+", text)) <= known, name
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"TAVERNA_[A-Z_]+", text)) <= known | {"TAVERNA_NAME"}
    for name in re.findall(r"`?(deploy/\w+(?:\.\w+)?)", text):
        assert (ROOT / name).is_file(), name


def test_the_container_is_nobody_on_a_root_that_cannot_be_written() -> None:
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"^USER (?!0|root)", steps, re.MULTILINE)
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", steps, re.MULTILINE):
        assert all((ROOT / name).exists() for name in copied.split())
    extras = re.search(r"\.\[([\w,]+)\]", steps)
    assert extras is not None
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all(re.search(rf"^{extra} = \[", said, re.MULTILINE) for extra in extras[1].split(","))
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    hosts = [one for one in services.values() if "build" in one]
    assert len(hosts) == 2 and all(one["read_only"] and one["cap_drop"] == ["ALL"] for one in hosts)
    assert len({one["environment"]["TAVERNA_NODE"] for one in hosts}) == 2
