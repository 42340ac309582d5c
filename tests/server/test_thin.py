"""Thin updates: what is sent leads to the same text, and is not counted otherwise by a page."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from taverna.server import socket
from taverna.server.thin import Texts, between

from .running import Running


@given(some.text("ab<é ", max_size=60), some.text("ab<é ", max_size=60), some.text("abc", max_size=60))
def test_the_middle_makes_the_new_text_of_the_old(one: str, other: str, same: str) -> None:
    old, new = same + one + same, same + other + same
    part = between(old, new)
    if part is not None:
        first, last, middle = part
        assert first + last <= min(len(old), len(new))
        assert old[:first] + middle + old[len(old) - last :] == new
        assert len(middle) < len(new)


def test_what_a_page_would_count_otherwise_is_sent_whole() -> None:
    long = "x" * 100
    assert between(long, long + "y") == (100, 0, "y")
    assert between(long + "🐺", long + "🐺y") is None


def test_only_what_was_sent_before_is_sent_in_part() -> None:
    texts = Texts()
    long = "x" * 100

    def update(text: str, gone: list[str]) -> dict[str, object]:
        return {"type": "update", "beats": [{"fragments": {"a/b": text}, "gone": gone, "events": []}]}

    assert texts.thin(update(long, []))["beats"][0]["fragments"] == {"a/b": long}
    assert texts.thin(update(long + "1", []))["beats"][0]["changed"] == {"a/b": (100, 0, "1")}
    assert "changed" not in texts.thin(update(long, ["a/b"]))["beats"][0]
    texts.clear()
    assert "changed" not in texts.thin(update(long + "2", []))["beats"][0]


def test_the_socket_deflates_with_a_window_that_finds_what_was_said_before(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with connect(f"ws://127.0.0.1:{taverna_host.port}{table.path}/live", max_size=None) as there:
        assert there.response is not None
        agreed = there.response.headers["Sec-WebSocket-Extensions"]
        assert "permessage-deflate" in agreed and f"server_max_window_bits={socket.WINDOW}" in agreed
        there.send('{"type": "hello"}')
        assert '"welcome"' in str(there.recv(60)) and '"scene"' in str(there.recv(60))


@pytest.mark.parametrize(
    "deflating", {socket.compressobj, zlib.compressobj}
)  # ISA-L's, and where there is none, zlib's
def test_only_those_who_were_sent_something_last_keep_a_window(
    deflating: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "compressobj", deflating)
    monkeypatch.setattr(socket, "WINDOWS", 2)
    monkeypatch.setattr(socket.Windowed, "awake", OrderedDict())
    ours = socket.Deflate(server_max_window_bits=socket.WINDOW, compress_settings={})
    theirs, luck, pairs = ClientPerMessageDeflateFactory(client_max_window_bits=True), Random(1), []
    for _ in range(4):
        told, here = ours.process_request_params(theirs.get_request_params(), [])
        pairs.append((here, theirs.process_response_params(told, [])))
    for nth in range(40):
        here, there = luck.choice(pairs)
        text = f"the same again and again {nth} ".encode() * luck.randrange(1, 90)
        assert bytes(there.decode(here.encode(Frame(Opcode.TEXT, text))).data) == text
        assert bytes(here.decode(there.encode(Frame(Opcode.TEXT, text))).data) == text
        assert sum("encoder" in vars(one) for one, _ in pairs) <= 2
