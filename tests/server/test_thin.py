"""Thin updates: what is sent leads to the same text, and is not counted otherwise by a page."""

from __future__ import annotations

import zlib
from random import Random

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


@pytest.mark.parametrize("bits", [9, 12, 15])
@pytest.mark.parametrize("how", ["isal", "zlib"])  # ISA-L's, and where there is none, zlib's
def test_what_is_deflated_with_the_last_in_mind_is_understood(
    bits: int, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "zlib":
        monkeypatch.setattr(socket, "compressobj", zlib.compressobj)
    settings = {"level": 1, "memLevel": 5} if how == "zlib" else socket.HOW
    ours = socket.Deflate(server_max_window_bits=bits, compress_settings=settings)
    theirs, luck, sent, plain = ClientPerMessageDeflateFactory(client_max_window_bits=True), Random(1), 0, 0
    told, here = ours.process_request_params(theirs.get_request_params(), [])
    there = theirs.process_response_params(told, [])
    words = [f"<g id='{luck.random()}'></g>".encode() for _ in range(400)]
    for nth in range(120):
        many = luck.choice((1, 2, 30, 900))  # brief ones, those that fit into what is kept, and those that do not
        text = b"".join(words[(nth + at) % len(words)] for at in range(many))
        frame = here.encode(Frame(Opcode.TEXT, text))
        assert bytes(there.decode(frame).data) == text
        assert bytes(here.decode(there.encode(Frame(Opcode.TEXT, text))).data) == text
        if many == 30:
            sent, plain = sent + len(frame.data), plain + len(text)
        kept = vars(here)
        assert "encoder" not in kept and len(kept["_said"]._last) <= socket.SAID
    if bits == 15:
        assert sent < plain / 4  # numbers that come again are found again


def test_who_keeps_nothing_is_sent_nothing_that_hangs_on_what_was_said() -> None:
    ours = socket.Deflate(server_max_window_bits=socket.WINDOW, compress_settings=socket.HOW)
    theirs = ClientPerMessageDeflateFactory(server_no_context_takeover=True)
    told, here = ours.process_request_params(theirs.get_request_params(), [])
    there = theirs.process_response_params(told, [])
    for _ in range(3):
        text = b"the same again and again" * 40
        assert bytes(there.decode(here.encode(Frame(Opcode.TEXT, text))).data) == text
