"""Live tables over WebSocket: each connection has a bounded queue and a task that empties it.

A viewer that stops reading only fills its own queue; then the queue is dropped and the whole scene is sent when it
reads again. It never holds a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from . import traces
from .acts import look_of, preview_of, why_of
from .door import ADVISED, LISTED, address, device, host_of, must_hold, proven, reading, same_site, welcome
from .keys import hashed
from .limits import Bucket
from .living import Living
from .refusals import Refused, say
from .shown import Shown, encode
from .socket import Way, way_out
from .storage import HOST, StorageError
from .thin import Texts
from .wire import (
    AdviseMessage,
    AnswerMessage,
    ChatMessage,
    Hello,
    LookMessage,
    Message,
    Ping,
    PreviewMessage,
    UndoMessage,
    WhyMessage,
)

log = logging.getLogger("taverna.server")

Socket = WebSocket[Any, Any, Any]
BAD = 50  # messages that cannot be read, or come too fast, before the connection is closed
WAITING = 256 * 1024  # bytes that wait for a viewer who takes none, before it gets the whole scene instead
SEND = 60.0  # seconds one message may take to leave
HELLO = 15.0  # seconds in which a connection must say hello

_message = msgspec.json.Decoder(Message)


class Viewer:
    """One connection."""

    def __init__(self, socket: Socket, living: Living, seats: frozenset[int]) -> None:
        held = device(socket)
        self.key = hashed(held) if held else b""
        self.socket = socket
        self.living = living
        self.address = address(socket)
        self.client = socket.client.host if socket.client else ""
        self.seats = seats - {HOST}
        self.maker = HOST in seats
        self.talks = False
        self.seat: int | None = None
        self.lang = "en"
        self.still = False
        self.held: Shown | None = None
        self.texts: Texts | None = None
        self._queue: list[tuple[bytes, Any]] = []  # what is said, and what it follows from
        self._room = max(2, living.tables.settings.queue)
        self._waiting = 0  # bytes in the queue
        self._behind = False  # the queue was dropped: the whole scene goes next
        self._ready = asyncio.Event()
        self._out: Way | None = None  # while it can be sent something
        self._sending = False
        self._asking: asyncio.Task[None] | None = None
        self.gone = False  # the table is run elsewhere from now on: come again, and be led there

    def push(self, message: bytes, held: Shown) -> None:
        """An update for the scene."""
        self.held = held
        self.say(message)

    def say(self, message: bytes | dict[str, Any]) -> None:
        """At once, if nothing waits."""
        said, cause = message if isinstance(message, bytes) else encode(message), traces.here()
        if self._out is not None and not (self._behind or self._queue or self._sending):
            with traces.after(cause, "sending", bytes=len(said)):
                if self._out.at_once(said):
                    return
        if not self._behind:
            if len(self._queue) >= self._room or (self._queue and self._waiting + len(said) > WAITING):
                self._drop()
                self._behind = True
            else:
                self._queue.append((said, cause))
                self._waiting += len(said)
        self._ready.set()

    def _drop(self) -> None:
        self._queue.clear()
        self._waiting = 0

    def lose(self, seat: int) -> None:
        """A seat was freed: it is looked at no longer from here, and whoever sat there is told."""
        self.seats -= {seat}
        self.say({"type": "told", "what": "freed", "seat": seat, "text": say(self.lang, "told-freed", n=seat + 1)})
        if self.seat == seat and self.held is not None:
            self.seat = None
            self.held = self.living.showing.show(None, self.lang)
            self.say({"type": "welcome", "seats": sorted(self.seats), "to": self.held.to})
            self.say(self.held.whole())

    def leave(self) -> None:
        self.gone = True
        self._ready.set()

    async def send(self) -> None:
        """Empty the queue for as long as the connection lives."""
        out = self._out = way_out(self.socket)
        while True:
            self._sending = False
            await self._ready.wait()
            self._sending = True
            if self.gone:
                return
            cause = None
            if self._behind:
                async with self.living.lock:
                    self._behind = False
                    self._drop()
                    self.held = self.living.showing.show(self.seat, self.lang)
                    message = encode(self._thin(self.held.whole()))
                await self.living.chat.greet(self)  # what was said may have been among what was dropped
            elif self._queue:
                message, cause = self._queue.pop(0)
                self._waiting -= len(message)
            else:
                self._ready.clear()
                continue
            with traces.after(cause, "sending", bytes=len(message)):
                await out.send(message, SEND)
                message = b""  # nobody needs it while nothing happens

    # -- what it says ------------------------------------------------------------------------------------------------
    async def heard(self, message: Message) -> None:
        living = self.living
        match message:
            case Hello():
                await self.hello(message)
            case AnswerMessage(seat, question, option):
                must_hold(self.seats, seat)
                done = encode({"type": "done", "question": question})
                await living.answer(seat, question, option, stored=lambda: self.say(done))
            case UndoMessage(seat, question):
                must_hold(self.seats, seat)
                await living.undo(seat, question)
                self.say({"type": "done", "undo": question})
            case WhyMessage(seat, target):
                must_hold(self.seats, seat)
                self.say({"type": "why"} | await why_of(living, seat, target, self.lang))
            case LookMessage(seat, target):
                eyes = seat if seat in self.seats else None  # a seat may have been lost a moment ago
                self.say({"type": "look", "target": target, "markup": await look_of(living, eyes, target, self.lang)})
            case PreviewMessage(seat, question, option):
                must_hold(self.seats, seat)
                markup = await preview_of(living, seat, question, option, self.lang)
                self.say({"type": "preview", "question": question, "option": option, "markup": markup})
            case AdviseMessage(seat, question, stop):
                must_hold(self.seats, seat)
                self._stop_asking()
                if not stop:
                    reading(self.socket, ADVISED)
                    self._asking = asyncio.create_task(self._advised(seat, question))
            case ChatMessage():
                must_hold(self.seats, message.seat)
                await self.speak(message)
            case Ping():
                self.say({"type": "pong", "have": self.held.to if self.held else None})

    async def hello(self, message: Hello) -> None:
        """Look from another seat or in another language, or catch up after missing something."""
        living = self.living
        before = self.seats
        if message.token is not None:
            self.seats |= await proven(self.socket, living.id, message.token) - {HOST}
        if message.seat is not None:
            living.seat(message.seat)
            must_hold(self.seats, message.seat)
        async with living.lock:
            self.seat, self.lang, self.still = message.seat, message.lang, message.still
            self.talks = message.talk
            await living.came(self, self.seats != before)
            if self._behind:
                return  # it gets the whole as soon as it reads
            update, self.held = living.showing.since(self.seat, self.lang, message.have)
            self.texts = Texts() if message.thin else None
            self.say({"type": "welcome", "seats": sorted(self.seats), "to": self.held.to})
            if update is not None:
                self.say(self._thin(update))
                host_of(self.socket).acting.owe(self.address, LISTED - 1)  # it costs as much as a page
        await living.chat.greet(self)

    async def _advised(self, seat: int, question: str) -> None:
        """Beside all else: how far the thought is, and then the advice."""

        def tell(done: float) -> None:
            self.say({"type": "advice", "question": question, "done": done})

        try:
            options = await self.living.advising.ask(seat, question, self.lang, tell)
            self.say({"type": "advice", "question": question, "done": 1, "options": options})
        except Refused as error:
            self.say(
                {"type": "advice", "question": question, "done": 1, "options": [], "refused": error.told(self.lang)}
            )
        except StorageError:
            log.exception("advice")

    def _stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def went(self) -> None:
        """The connection is closed: nobody waits for advice here."""
        self._stop_asking()
        self.living.went(self)

    async def speak(self, message: ChatMessage) -> None:
        chat = self.living.chat
        if message.report is not None:
            await chat.report(message.report)
        elif message.strike is not None:
            await chat.strike(message.strike, self.seats, self.maker)
        else:
            await chat.say(message.seat, message.text, message.react)

    def _thin(self, message: dict[str, Any]) -> dict[str, Any]:
        return message if self.texts is None else self.texts.thin(message)


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str) -> None:
    """The live table; see docs/protocol.md."""
    host = host_of(socket)
    settings = host.settings
    try:
        same_site(socket)
        welcome(socket)
        with host.sockets.one(address(socket)) as room:
            if not room:
                raise Refused("crowded")
            reading(socket, LISTED)
            seats = await proven(socket, table)
            async with host.tables.open(table) as living:
                await socket.accept()
                await _talk(socket, Viewer(socket, living, seats), Bucket(settings.messages, settings.messages_rate))
    except (Refused, StorageError) as found:
        error = found if isinstance(found, Refused) else Refused("storage")
        if socket.connection_state == "init":
            await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode({"type": "refused"} | error.told("en")).decode())
            await socket.close(4000 + error.status, error.code)


async def _talk(socket: Socket, viewer: Viewer, bucket: Bucket) -> None:
    acts = host_of(socket).acting  # of all connections from where this one comes
    waiting = asyncio.timeout(HELLO)

    def ended(sender: asyncio.Task[None]) -> None:
        """Nothing can be sent any more: nobody is waited for."""
        if not sender.cancelled():
            sender.exception()  # it need not be heard by anybody else
            with contextlib.suppress(RuntimeError):  # nobody is waited for just now
                waiting.reschedule(0.0)

    sender = asyncio.create_task(viewer.send())
    sender.add_done_callback(ended)
    bad = 0
    try:
        while bad < BAD:
            try:
                async with asyncio.timeout(HELLO if viewer.held is None else None) as waiting:
                    if sender.done():
                        raise TimeoutError
                    data = await socket.receive_data("text")
            except TimeoutError:
                await socket.close(*((1012, "elsewhere") if viewer.gone else (1008, "too slow")))
                return
            wait = bucket.take() or acts.take(viewer.address)
            if wait:
                bad += 1
                viewer.say({"type": "refused", "wait": round(wait, 2)} | Refused("slow-down").told(viewer.lang))
                continue
            bad += await _hear(viewer, data)
        await socket.close(1008, "too many bad messages")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        viewer.went()
        sender.cancel()


async def _hear(viewer: Viewer, data: str | bytes) -> int:
    """Do what a message says; 1 if it could not even be read."""
    try:
        message: Message = _message.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        told = Refused("bad-message", str(error)[:200]).told(viewer.lang)
        viewer.say({"type": "refused"} | told)
        return 1
    try:
        await viewer.heard(message)
    except Refused as error:
        question = {"question": q} if (q := getattr(message, "question", None)) else {}
        viewer.say({"type": "refused"} | question | error.told(viewer.lang))
    except StorageError as error:
        log.error("a message of kind %s: %s", type(message).__name__, error)
        viewer.say({"type": "refused"} | Refused("storage").told(viewer.lang))
    except (WebSocketDisconnect, RuntimeError):
        raise
    except Exception:
        log.exception("a message of kind %s", type(message).__name__)
        viewer.say({"type": "refused"} | Refused("failed").told(viewer.lang))
    return 0
