"""A real host in a process of its own, on loopback, with a real database; and a client for it."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

FREE = {
    "TAVERNA_PAUSE": "0",
    "TAVERNA_TABLES": "100000",
    "TAVERNA_TABLES_DAILY": "0",
    "TAVERNA_MESSAGES": "100000",
    "TAVERNA_MESSAGES_RATE": "100000",
}

SEED = 0xCCA22B2CFF30F91F
FIXED = f"""
from taverna.server import bots, keys
from types import SimpleNamespace
keys.new_seed = lambda: {SEED}
real = bots.luck
bots.luck = lambda living, question: real(SimpleNamespace(lesson=living.lesson, row=living.row, id=""), question)
"""
"""Every table of a host under test has the same luck, so that no test depends on it. With this seed Bloodborne begins
with a card asked of everyone; some first Monsters ask one seat alone before."""

MADE = Path(__file__).parents[2] / ".pytest_cache" / "made"
"""What is the same for all hosts, such as the figures, is drawn for the first of them."""


class Running:
    """One host; `kill` is SIGKILL, `start` brings it back on the same port and data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = 0
        self.said = ""
        self.settings = {f"TAVERNA_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        env = {k: v for k, v in os.environ.items() if not k.startswith("TAVERNA_")}
        env |= {"TAVERNA_AHEAD": "0", "TAVERNA_CACHE": str(MADE)}
        env |= FREE | {"TAVERNA_DATA": str(self.data), "TAVERNA_PORT": str(self.port)} | self.settings
        env |= {"TAVERNA_CONFIG": "", "PYTHONFAULTHANDLER": "1"}
        log = (self.data.parent / f"{self.data.name}.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{FIXED}\nfrom taverna.server import Settings, run\nrun(Settings.read())"],
            env=env,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.said += line
        assert "open at" in line, self.logged
        self.port = int(line.split("http://", 1)[1].split()[0].rsplit(":", 1)[1])
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health", timeout=30).status_code == 200:
                    return
            time.sleep(0.02)
        self.process.send_signal(signal.SIGABRT)
        self.process.wait()
        raise AssertionError(self.logged)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def logged(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()  # type: ignore[union-attr]

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError

    # -- a client ----------------------------------------------------------------------------------------------------
    def client(self, token: str | None = None, **more: Any) -> httpx.Client:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers | more.pop("headers", {}), timeout=120, **more)

    def table(self, seats: list[str] | int = 3, **more: Any) -> Table:
        kinds = ["person"] * seats if isinstance(seats, int) else seats
        body = {
            "game": "bloodborne",
            "seats": [{"kind": k.partition(":")[0], "bot": k.partition(":")[2] or None} for k in kinds],
        } | more
        with self.client() as client:
            made = client.post("/api/tables", json=body)
            assert made.status_code == 201, made.text
            return Table(self, made.json())

    def rows(self, table: str) -> list[dict[str, Any]]:
        """What is on the disk of a table."""
        db = sqlite3.connect(f"file:{self.data}/taverna.sqlite3?mode=ro", uri=True)
        try:
            found = db.execute("SELECT number, entry FROM inputs WHERE tbl=? ORDER BY number", (table,)).fetchall()
        finally:
            db.close()
        assert [number for number, _ in found] == list(range(1, len(found) + 1))
        return [msgspec.json.decode(entry) for _, entry in found]

    def root(self, table: str) -> tuple[str, str]:
        """The seed of a table in hexadecimal and in decimal digits."""
        db = sqlite3.connect(f"file:{self.data}/taverna.sqlite3?mode=ro", uri=True)
        try:
            seed: str = db.execute("SELECT seed FROM tables WHERE id=?", (table,)).fetchone()[0]
        finally:
            db.close()
        return seed, str(int(seed, 16))


class Table:
    """A table seen from outside."""

    def __init__(self, host: Running, made: dict[str, Any]) -> None:
        self.host = host
        self.made = made
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {s["seat"]: s["token"] for s in made["seats"] if "token" in s}
        self.path = f"/api/tables/{self.id}"
        self._http = host.client()

    def call(self, method: str, path: str, seat: int | None = None, token: str | None = None, **more: Any) -> Any:
        token = token or (self.tokens.get(seat) if seat is not None else None)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self._http.request(method, self.path + path, headers=headers | more.pop("headers", {}), **more)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        got = self.call("GET", "/view" + (f"?seat={seat}" if seat is not None else ""), seat)
        assert got.status_code == 200, got.text
        return got.json()  # type: ignore[no-any-return]

    def status(self) -> dict[str, Any]:
        got = self.call("GET", "")
        assert got.status_code == 200, got.text
        return got.json()  # type: ignore[no-any-return]

    def answer(self, seat: int, question: str, option: str) -> httpx.Response:
        got: httpx.Response = self.call(
            "POST", "/answer", seat, json={"seat": seat, "question": question, "option": option}
        )
        return got

    def play(self, answers: int, luck: random.Random) -> int:
        """Answer for all people at random; returns how many answers were given before the end."""
        given = 0
        while given < answers:
            asked = [seat for seat in self.status()["asked"] if seat in self.tokens]
            if not asked:
                if self.status()["status"]["over"]:
                    break
                time.sleep(0.01)
                continue
            question = self.view(asked[0])["question"]
            if question is None:
                continue
            got = self.answer(asked[0], question["id"], luck.choice(question["options"])["id"])
            assert got.status_code == 200, got.text
            given += 1
        return given

    def live(self, seat: int | None = None, lang: str = "en", have: str | None = None, **more: Any) -> Live:
        return Live(self, seat, lang, have, **more)


class Live:
    """One WebSocket at a table, which keeps what it is shown as the page does."""

    def __init__(
        self, table: Table, seat: int | None, lang: str = "en", have: str | None = None, hello: bool = True, **more: Any
    ) -> None:
        self.thin: bool = more.pop("thin", False)
        token = table.tokens.get(seat) if seat is not None else None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{table.host.port}{table.path}/live",
                additional_headers=headers | more.pop("headers", {}),
                compression=None,
                max_size=None,
                max_queue=None,
                close_timeout=2,
                **more,
            )
        )
        self.raw: list[str] = []
        self.table, self.seat, self.lang = table, seat, lang
        self.to = have
        self.fragments: dict[str, str] = {}
        self.order: dict[str, list[str]] = {}
        self.log: list[dict[str, Any]] = []
        self.ask: dict[str, Any] | None = None
        self.status: dict[str, Any] = {}
        if hello:
            self.say(type="hello", seat=seat, lang=lang, have=have, thin=self.thin)

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = 120.0) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "scene":
            self.fragments, self.order = message["fragments"], message["order"]
            self.log = message["log"]
            self.to, self.ask, self.status = message["to"], message["ask"], message["status"]
        elif message["type"] == "update" and message["to"] != self.to:
            assert message["from"] == self.to, "an update from something not held"
            for beat in message["beats"]:
                for key, (first, last, middle) in beat.get("changed", {}).items():
                    old = self.fragments[key]
                    self.fragments[key] = old[:first] + middle + old[len(old) - last :]
                self.fragments |= beat["fragments"]
                for key in beat["gone"]:
                    del self.fragments[key]
            self.order |= message["order"]
            self.order = {layer: keys for layer, keys in self.order.items() if keys}
            self.log = self.log[: message["log_kept"]] + message["log"]
            self.to, self.ask, self.status = message["to"], message["ask"], message["status"]
        return message

    def until(self, *kinds: str, timeout: float = 120.0) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def settled(self) -> None:
        """Hear everything until the table waits for people alone: what was said by then comes before the pong."""
        while True:
            status = self.table.status()["status"]
            self.say(type="ping", have=self.to)
            self.until("pong")
            if not any(one["asked"] and one["bot"] for one in status["seats"]):
                return
            time.sleep(0.01)


@contextlib.contextmanager
def host(data: Path, **settings: Any) -> Iterator[Running]:
    running = Running(data, **settings)
    try:
        yield running
    finally:
        if running.process is not None and running.process.poll() is None:
            running.stop()
