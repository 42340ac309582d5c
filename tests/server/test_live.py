"""The WebSocket, against a real host: updates, reconnecting, stalling, taking over."""

from __future__ import annotations

import contextlib
import random
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from taverna.server import app
from taverna.server.limits import Bucket, Buckets, clean_name
from taverna.server.live import SEND
from taverna.server.settings import Settings
from taverna.server.socket import DEFLATED, PLAIN, framed

from .running import Live, Running, Table, host


def pick(live: Live, luck: random.Random) -> tuple[str, str]:
    assert live.ask is not None
    return live.ask["id"], luck.choice(live.ask["options"])["id"]


def closed_with(live: Live) -> int | None:
    """Hear everything until the host closes the connection, and say with which code."""
    try:
        while True:
            live.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def whole(table: Table, live: Live) -> Live:
    """The same seat's table, told from the beginning."""
    with table.live(live.seat, live.lang) as fresh:
        fresh.until("scene")
        fresh.settled()
    return fresh


def test_updates_lead_exactly_to_what_a_fresh_connection_is_shown(taverna_host: Running) -> None:
    table = taverna_host.table(["person", "bot:random", "bot:random"])
    luck = random.Random(5)
    with table.live(0, "pt-BR", thin=True) as mine, table.live(None, "es") as watching:
        mine.until("scene")
        watching.until("scene")
        for _ in range(30):
            mine.settled()
            if mine.ask is None:
                if mine.status["over"]:
                    break
                continue
            mine.say(type="answer", seat=0, question=mine.ask["id"], option=pick(mine, luck)[1])
            mine.until("done")
        for live in (mine, watching):
            live.settled()
            fresh = whole(table, live)
            live.settled()
            assert live.fragments == fresh.fragments
            assert live.order == fresh.order
            assert [line["text"] for line in live.log] == [line["text"] for line in fresh.log]
            assert live.ask == fresh.ask
        assert [line["n"] for line in mine.log] == list(range(1, len(mine.log) + 1))
        assert any(line["head"] for line in mine.log)
        assert watching.ask is None


def test_done_comes_before_its_update_and_a_repeated_answer_is_done_again(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(0) as live:
        live.until("scene")
        question, option = pick(live, random.Random(1))
        live.settled()
        for _ in range(3):
            live.say(type="answer", seat=0, question=question, option=option)
            assert live.until("done")["question"] == question
        assert len(taverna_host.rows(table.id)) == 1
        live.say(type="undo", seat=0, question=question)
        assert live.until("done")["undo"] == question
        live.settled()
        assert live.ask is not None and live.ask["id"] != question


def test_one_who_comes_back_gets_only_what_changed(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(0) as first:
        first.until("scene")
        first.settled()
    with table.live(0, have=first.to) as again:
        assert again.until("welcome")["seats"] == [0]
        again.fragments, again.order, again.log = first.fragments, first.order, first.log
        again.status, again.ask = first.status, first.ask
        again.settled()
        assert not any('"scene"' in text for text in again.raw)
        assert again.ask == first.ask
    table.answer(1, table.view(1)["question"]["id"], table.view(1)["question"]["options"][0]["id"])
    with table.live(0, have=first.to) as later, table.live(0) as anew:
        later.fragments, later.order, later.log = first.fragments, first.order, first.log
        later.until("update")
        for one in (later, anew):
            one.settled()
        assert later.to == anew.to and later.to != first.to
        assert (later.fragments, later.order, later.log) == (anew.fragments, anew.order, anew.log)
        assert not any('"scene"' in text for text in later.raw)
    with table.live(0, have="0123456789abcdef") as lost:
        lost.until("scene")


RSV1 = 0x40  # that it is deflated (RFC 7692)


@pytest.mark.parametrize("size", [0, 125, 126, 0xFFFF, 0x10000])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    text = b"x" * size
    assert framed(PLAIN, text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert framed(DEFLATED, text) == bytes([framed(PLAIN, text)[0] | RSV1]) + framed(PLAIN, text)[1:]


def test_hello_again_changes_seat_and_language(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(None, "en") as live:
        assert live.until("welcome")["seats"] == []
        live.until("scene")
        assert live.ask is None
        live.say(type="hello", seat=1, lang="es")
        assert live.until("refused")["code"] == "no-token"
        live.say(type="hello", seat=1, lang="es", token=table.tokens[1])
        assert live.until("welcome")["seats"] == [1]
        assert live.until("scene")["seat"] == 1
        assert live.ask is not None and live.ask["seat"] == 1
        spanish = live.ask["prompt"]
        live.say(type="hello", seat=0, lang="pt-BR", token=table.tokens[0])
        assert live.until("welcome")["seats"] == [0, 1]
        live.until("scene")
        assert live.ask["prompt"] != spanish
        live.say(type="hello", seat=9, lang="en")
        assert live.until("refused")["code"] == "no-seat"


def test_why_and_preview_speak_to_their_own_seat_only(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(0, "pt-BR") as live:
        live.until("scene")
        question, option = pick(live, random.Random(2))
        live.say(type="why", seat=0, target="deck")
        why = live.until("why")
        assert why["clause"] and why["text"]
        live.say(type="why", seat=0, target=option)
        assert live.until("why")["clause"] is None
        live.say(type="preview", seat=0, question=question, option=option)
        assert isinstance(live.until("preview")["markup"], str)
        live.say(type="preview", seat=0, question=question, option="nonsense")
        assert live.until("refused")["clause"] == "TABLE-QUESTION-01"
        live.say(type="preview", seat=0, question="0.7.7", option=option)
        assert live.until("refused")["clause"] == "TABLE-QUESTION-02"
        for kind in ({"type": "why", "target": "deck"}, {"type": "preview", "question": "1.1.0", "option": "x"}):
            live.say(**kind, seat=1)
            assert live.until("refused")["code"] == "not-your-seat"
        live.say(type="ping", have=live.to)
        assert live.until("pong")["have"] == live.to


def test_everyone_sees_who_is_here(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(0) as one:
        one.until("scene")
        one.settled()
        assert [s["here"] for s in one.status["seats"]] == [True, False, False]
        assert [s["claimed"] for s in one.status["seats"]] == [True, False, False]
        with table.live(1) as two:
            two.until("scene")
            one.until("update")
            one.settled()
            assert [s["here"] for s in one.status["seats"]] == [True, True, False]
        one.until("update")
        assert [s["here"] for s in one.status["seats"]] == [True, False, False]
        assert one.status["seats"][1]["claimed"]


def test_no_such_table_and_other_sites_are_told_and_closed(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    ghost = Table(taverna_host, {"table": "not-a-table", "seats": []})
    for live, close in [
        (Live(ghost, None, hello=False), 4404),
        (table.live(0, hello=False, headers={"Origin": "https://evil.example"}), 4403),
    ]:
        with live:
            assert live.hear()["type"] == "refused"
            assert closed_with(live) == close


class Stalled:
    """A connection made by hand that says hello many times and never reads a byte of what comes back."""

    def __init__(self, table: Table, hellos: int) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", table.host.port))
        self.socket.sendall(
            f"GET {table.path}/live HTTP/1.1\r\nHost: 127.0.0.1:{table.host.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        self.socket.settimeout(0.2)
        with contextlib.suppress(TimeoutError):
            for nth in range(hellos):
                lang = ("en", "es", "pt-BR")[nth % 3]
                text = f'{{"type": "hello", "lang": "{lang}"}}'.encode()
                self.socket.sendall(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text)

    def __enter__(self) -> Stalled:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def test_a_viewer_that_stops_reading_holds_nobody(tmp_path: Path) -> None:
    with host(tmp_path / "data", queue=8) as running:
        table = running.table(["person", "bot:random", "bot:random", "bot:random"])
        luck = random.Random(7)
        with table.live(0) as quick:
            quick.until("scene")
            before = running.memory()
            with Stalled(table, 500), Stalled(table, 500), Stalled(table, 500):
                waits = []
                deadline = time.monotonic() + 120
                while len(waits) < 12 and not quick.status["over"] and time.monotonic() < deadline:
                    if quick.ask is None:
                        quick.until("update", "scene")
                        continue
                    began = time.monotonic()
                    question, option = pick(quick, luck)
                    quick.say(type="answer", seat=0, question=question, option=option)
                    quick.until("done")
                    waits.append(time.monotonic() - began)
                    if quick.ask is not None and quick.ask["id"] == question:
                        quick.until("update")
                assert len(waits) >= 8
                assert max(waits) < SEND / 2, "nobody waits for one who does not read"
                assert running.memory() - before < 40 * 1024 * 1024
                with running.client() as client:
                    assert client.get("/api/health").json()["viewers"] == 4
        assert "Traceback" not in running.logged


class Deaf:
    """A socket that was asked to send and never finishes."""

    client = None
    cookies: dict[str, str] = {}
    scope: dict[str, object] = {}

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        import asyncio

        self.sent.append(text)
        await asyncio.sleep(3600)


def test_what_the_system_keeps_for_who_takes_nothing_has_an_end() -> None:
    """Left to itself it keeps four megabytes for each connection, hundreds of which are one address's."""
    with contextlib.closing(app._listen(Settings(port=0))) as listening, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(listening.getsockname())
        with listening.accept()[0] as ours:
            ours.setblocking(False)
            kept = 0
            with contextlib.suppress(BlockingIOError):
                while kept < 100_000_000:
                    kept += ours.send(bytes(65536))
            assert kept < 1_000_000


@pytest.mark.parametrize("size", [10, 100_000, 1_000_000])
def test_a_full_queue_is_dropped_for_the_whole_scene(size: int) -> None:
    """It is full of many messages, or of a few large ones."""
    import asyncio
    from types import SimpleNamespace

    from taverna.core.scene import Scene
    from taverna.server.live import WAITING, Viewer
    from taverna.server.shown import Drawn, Log, shown

    async def greet(_: object) -> None:
        pass

    async def go() -> None:
        now = shown(None, "en", Drawn.of(Scene({"a/1": "x"})), None, {"n": 1}, Log())
        living = SimpleNamespace(
            tables=SimpleNamespace(settings=SimpleNamespace(queue=4 if size == 10 else 1000)),
            lock=asyncio.Lock(),
            showing=SimpleNamespace(show=lambda *_: now),
        )
        living.chat = SimpleNamespace(greet=greet)
        socket = Deaf()
        viewer = Viewer(socket, living, frozenset())  # type: ignore[arg-type]
        sender = asyncio.create_task(viewer.send())
        for nth in range(100):
            viewer.say({"n": nth, "said": "x" * size})
            await asyncio.sleep(0)
            assert len(viewer._queue) <= 4
            assert sum(len(said) for said, _ in viewer._queue) <= max(WAITING, size + 50)
        assert viewer._behind
        sender.cancel()
        socket.sent.clear()
        sender = asyncio.create_task(viewer.send())
        await asyncio.sleep(0.01)
        assert '"scene"' in socket.sent[0]
        assert viewer.held is now
        assert not viewer._queue
        sender.cancel()

    asyncio.run(go())


# -- leaving and coming back -----------------------------------------------------------------------------------------
def test_a_bot_takes_over_for_one_who_left_while_others_wait_and_hands_back(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running:
        table = running.table(3, takeover=2.5)
        with table.live(0) as here:
            here.until("scene")
            with table.live(1) as leaving:
                leaving.until("scene")
            here.say(type="answer", seat=0, question=here.ask["id"], option=pick(here, random.Random(1))[1])  # type: ignore[index]
            # seat 1 left and seat 2 never came: after a while both are played for
            deadline = time.monotonic() + 120
            while time.monotonic() < deadline and sum(1 for _ in running.rows(table.id)) < 3:
                time.sleep(0.1)
            assert {row["seat"] for row in running.rows(table.id)} == {0, 1, 2}
            here.settled()
            assert here.status["seats"][1]["bot"] == "hunter"
            with table.live(1) as back:
                back.until("scene")
                back.settled()
                assert back.status["seats"][1]["bot"] is None
                count = len([row for row in running.rows(table.id) if row["seat"] == 1])
                for _ in range(3):
                    time.sleep(0.5)
                    back.settled()
                    if here.ask is not None:
                        break
                assert len([row for row in running.rows(table.id) if row["seat"] == 1]) <= count + 1


def test_a_table_left_by_all_is_left_alone(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running:
        table = running.table(3, takeover=0.3)
        with table.live(0) as live:
            live.until("scene")
        time.sleep(3.2)
        assert table.status()["asked"] == [0, 1, 2]
        assert not running.rows(table.id)


# -- limits ----------------------------------------------------------------------------------------------------------
def test_too_many_messages_are_refused_and_then_cut_off(tmp_path: Path) -> None:
    with host(tmp_path / "data", messages=20, messages_rate=5) as running:
        table = running.table(3)
        with table.live(0) as live:
            live.until("scene")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    live.say(type="ping", have=None)
            assert closed_with(live) == 1008
            kinds = [text.split('"')[3] for text in live.raw]
            assert 10 <= kinds.count("pong") < 400
            assert '"slow-down"' in live.raw[-1]
            assert '"wait"' in live.raw[-1]
    with host(tmp_path / "other", messages=5, messages_rate=0.001) as running:
        table = running.table(3)
        answers = [table.call("POST", "/undo", 0, json={"seat": 0}) for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(answer.headers["retry-after"] for answer in refused)


def test_too_many_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    with host(tmp_path / "data", tables=5, tables_refill=60) as running, running.client() as client:
        body = {"game": "bloodborne", "seats": [{}, {}, {}]}
        got = [client.post("/api/tables", json=body) for _ in range(8)]
        assert [g.status_code for g in got] == [201] * 5 + [429] * 3
        assert int(got[-1].headers["retry-after"]) > 30
        assert client.get("/api/health").json()["tables"] == 5


def test_oversized_messages_close_only_their_own_connection(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with table.live(0) as live, table.live(1) as other:
        live.until("scene")
        other.until("scene")
        live.socket.send("x" * 100_000)
        assert closed_with(live) == 1009
        other.say(type="ping", have=None)
        other.until("pong")


def test_buckets() -> None:
    bucket = Bucket(3, 0.001)
    assert [bucket.take() == 0 for _ in range(5)] == [True, True, True, False, False]
    assert bucket.take() > 100
    many = Buckets(1, 0.001, most=10)
    assert all(many.take(f"a{n}") == 0 for n in range(100))
    assert len(many._of) == 10
    assert many.take("a99") > 0


@pytest.mark.parametrize(
    ("name", "clean"),
    [("  Ana  ", "Ana"), ("a\nb\tc", "a b c"), ("\u202eevil\x00\x1b[1m", "evil[1m"), ("é" * 99, "é" * 32), ("", "")],
)
def test_names(name: str, clean: str) -> None:
    assert clean_name(name) == clean
