"""Being told outside, against a receiver on this machine: webhooks and Web Push, only where the host's keeper allows
it, in the reader's language, and with nothing of what is asked."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taverna.server.company import outside, push
from taverna.server.refusals import Refused
from taverna.server.settings import Settings
from taverna.server.storage import Storage

from .running import Running, Table, host
from .test_storage import kept

__all__ = ["kept"]


class Receiver:
    """What would be Discord, or the service of a browser."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        heard, self.answer = self.heard, 200
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard.put((self.path, dict(self.headers), body))
                self.send_response(outer.answer)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def hear(self, where: str) -> tuple[str, dict[str, str], bytes]:
        while True:
            path, headers, body = self.heard.get(timeout=60)
            if path.startswith(where):
                return path, headers, body


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.server.shutdown()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("telling")
    with host(folder / "data", takeover=0, outside=True, outside_private=True, address="https://games.test") as found:
        yield found
        assert "Traceback" not in found.logged, found.logged


def two(running: Running) -> tuple[Table, str]:
    """Ana's table with Bia; and Ana's device."""
    with running.client() as ana:
        seats = [{"mine": True, "name": "Ana"}, {"name": "Bia"}, {"kind": "bot", "bot": "random"}]
        table = Table(running, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        return table, ana.cookies["taverna"]


def until_asked_anew(table: Table) -> None:
    """Both answer: what follows asks someone anew."""
    for seat in (0, 1):
        question = table.view(seat)["question"]
        if question:
            table.answer(seat, question["id"], question["options"][0]["id"])


def test_a_tables_webhook_is_told_whose_turn_it_is(telling: Running, receiver: Receiver) -> None:
    table, key = two(telling)
    hook = {"url": f"{receiver.url}/hook?a=b", "lang": "pt-BR"}
    assert table.call("POST", "/hook", 1, json=hook).json()["error"]["code"] == "not-host"
    with telling.client(headers={"Cookie": f"taverna={key}"}) as ana:
        assert ana.post(f"{table.path}/hook", json=hook).status_code == 200
        question = table.view(0)["question"]
        until_asked_anew(table)
        path, headers, body = receiver.hear("/hook")
        told = msgspec.json.decode(body)
        assert path == "/hook?a=b" and headers["Content-Type"] == "application/json"
        assert "sua vez em Bloodborne" in told["text"] and told["content"] == told["text"]
        assert told["link"] == f"https://games.test/t/{table.id}"
        assert question["prompt"] not in body.decode() and table.tokens[0] not in body.decode()
        assert ana.post(f"{table.path}/hook", json={"url": ""}).status_code == 200
    for bad in ("ftp://x.test/", "https://a:b@x.test/", "nonsense", "https://x.test:0/"):
        with telling.client(headers={"Cookie": f"taverna={key}"}) as ana:
            assert ana.post(f"{table.path}/hook", json={"url": bad}).status_code == 400


def test_a_host_that_allows_nothing_calls_nobody(taverna_host: Running, receiver: Receiver) -> None:
    table, key = two(taverna_host)
    with taverna_host.client(headers={"Cookie": f"taverna={key}"}) as ana:
        refused = ana.post(f"{table.path}/hook", json={"url": "https://example.org/"})
        assert refused.json()["error"]["code"] == "not-allowed"
        assert ana.get("/api/push").json() == {"key": None}


def test_no_call_reaches_a_private_network() -> None:
    """By the address that the name leads to, and that address is the one called."""
    settings = Settings(outside=True)
    with pytest.raises(Refused):
        outside.checked("http://example.org/", settings)
    for inner in ("127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"):
        assert asyncio.run(outside.post(f"https://{inner}/x", b"", {}, settings)) == 0


@pytest.mark.skipif(not push.POSSIBLE, reason="no cryptography: pip install 'taverna[push]'")
def test_a_browser_that_wants_it_is_told_while_no_page_is_open(telling: Running, receiver: Receiver) -> None:
    table, key = two(telling)
    browser, secret = push.ec.generate_private_key(push.ec.SECP256R1()), b"s" * 16
    wanted = {
        "endpoint": f"{receiver.url}/push/1",
        "keys": {"p256dh": push.text64(push.point(browser)), "auth": push.text64(secret)},
        "lang": "es",
    }
    with telling.client(headers={"Cookie": f"taverna={key}"}) as ana:
        assert len(push.bytes64(ana.get("/api/push").json()["key"])) == 65
        assert ana.post("/api/push", json=wanted).status_code == 200
        until_asked_anew(table)
        path, headers, body = receiver.hear("/push")
        assert path == "/push/1" and headers["Authorization"].startswith("vapid t=")
        told = msgspec.json.decode(opened(body, browser, secret))
        assert "Ana: te toca en Bloodborne" in told["text"] and told["link"] == f"/t/{table.id}"
        receiver.answer = 410
        until_asked_anew(table)
        receiver.hear("/push")
        receiver.answer = 200


@pytest.mark.skipif(not push.POSSIBLE, reason="no cryptography: pip install 'taverna[push]'")
def test_all_processes_of_a_host_sign_with_one_key(tmp_path: Path, kept: Path | str) -> None:
    """A browser takes only what is signed with the key that it was given by whoever it asked; and whoever had one
    already keeps it, unless it was only half written."""

    async def go() -> None:
        for folder in ("one", "two", "three"):
            (tmp_path / folder).mkdir()
        (tmp_path / "one" / "push.pem").write_bytes(b"-----BEGIN PRIV")
        first = push._pem(tmp_path / "nowhere")
        (tmp_path / "three" / "push.pem").write_bytes(first)
        assert push._pem(tmp_path / "three" / "push.pem") == first
        storages = [Storage(kept), Storage(kept)]
        found = await asyncio.gather(
            *(push.key_of(one, tmp_path / name) for one, name in zip(storages, ("one", "two"), strict=True))
        )
        assert push.point(found[0]) == push.point(found[1]) == push.point(await push.key_of(storages[0], tmp_path))
        for one in storages:
            one.close()

    asyncio.run(go())


@pytest.mark.skipif(not push.POSSIBLE, reason="no cryptography: pip install 'taverna[push]'")
def test_whoever_has_nothing_here_is_told_of_nothing(telling: Running) -> None:
    """Else every key that somebody makes up would fill the disk."""
    wanted = {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}}
    with telling.client(headers={"Cookie": f"taverna={'m' * 32}"}) as nobody:
        assert nobody.post("/api/push", json=wanted).json()["error"]["code"] == "no-token"


def opened(body: bytes, browser: Any, secret: bytes) -> bytes:
    """As a browser reads it (RFC 8188, RFC 8291)."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    public = push.ec.EllipticCurvePublicKey.from_encoded_point(push.ec.SECP256R1(), theirs)
    shared = browser.exchange(push.ec.ECDH(), public)
    root = push._derived(shared, secret, b"WebPush: info\0" + push.point(browser) + theirs, 32)
    content = push._derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derived(root, salt, b"Content-Encoding: nonce\0", 12)
    plain: bytes = push.ciphers.AESGCM(content).decrypt(nonce, sealed, None)
    return plain.removesuffix(b"\x02")
