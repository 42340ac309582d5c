"""The routes of a waiting room: its acts are forms, and a socket tells everyone in it what has changed.

room.html   see `waiting.shown`; its part `_room.html` is what the socket sends anew
    POST /t/<id>/room   do=sit|leave|name|ready|free|seat|link|listed|start, seat=<n>, name=..., pick_<option>=...,
                        ready=on|off, kind=person|bot:<name>, link=off, listed=on -> 303 /t/<id>, or 204 for scripts
    /api/tables/<id>/room   WebSocket: {"type": "room", "markup"} at once and at every change, {"type": "begun"} in the
                        end; says nothing back
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.enums import RequestEncodingType
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Body

from .door import (
    LISTED,
    acting,
    address,
    base,
    cookie,
    device_or_new,
    host_of,
    language,
    reading,
    same_site,
    welcome,
)
from .gathering import Room
from .keys import hashed
from .pages import Form, Req, go, rendered
from .refusals import Refused
from .settings import Settings
from .shown import encode
from .storage import PER_SEAT
from .waiting import shown, who

Socket = WebSocket[Any, Any, Any]
PAUSE = 0.1  # seconds between two looks of one connection


async def room_of(connection: Any, table: str) -> Room:
    room = await host_of(connection).tables.rooms.find(table)
    if room is None:
        raise Refused("no-table")
    return room


@post("/t/{table:str}/room", status_code=303)
async def act(
    request: Req, table: str, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    """Sit down, leave, be called something, be ready; free a chair, put a bot there, start."""
    acting(request)
    key = await device_or_new(request)
    room = await host_of(request).tables.rooms.find(table)
    if room is not None:
        await room.act(hashed(key).hex(), data)
    if "text/html" in request.headers.get("accept", ""):
        return go(request, f"/t/{table}", key)
    response: Response[Any] = Response(None, status_code=204)
    response.set_cookie(**cookie(request, key))
    return response


@get("/api/tables/{table:str}/room")
async def read_room(request: Req, table: str) -> dict[str, Any]:
    """A gathering as data: the game, its chairs, and which are this device's."""
    room = await room_of(request, table)
    plan, mine = room.gathering, room.held(who(request))
    return {
        "table": plan.id,
        "game": plan.game,
        "options": plan.options,
        "listed": plan.listed,
        "yours": mine,
        "chairs": [
            {
                "seat": nth,
                "kind": one.kind,
                "bot": one.bot,
                "name": one.name,
                "free": one.free,
                "kept": bool(one.link),
                "ready": one.kind == "bot" or one.ready,
                "picks": one.picks,
            }
            for nth, one in enumerate(plan.chairs)
        ],
    }


class Seen:
    """One connection to a room."""

    def __init__(self, socket: Socket, room: Room, lang: str) -> None:
        self.socket, self.room, self.lang = socket, room, lang
        self.device, self.address = who(socket), address(socket)
        self.client = socket.client.host if socket.client else ""
        self.gone = False
        self._changed = asyncio.Event()
        self._changed.set()

    def tell(self) -> None:
        self._changed.set()

    def leave(self) -> None:
        self.gone = True
        self._changed.set()

    async def send(self) -> None:
        """What it looks like now, again whenever it has changed, but not all the time; whoever is slow misses what was
        in between."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.gone:
                return
            if self.room.begun:
                await self.socket.send_text(encode({"type": "begun"}).decode())
                return
            await self.socket.send_text(self._drawn())
            await asyncio.sleep(PAUSE)

    def _drawn(self) -> str:
        """Once for all to whom it looks alike."""
        room, lang = self.room, self.lang
        key = (lang, base(self.socket), room.part(self.device))
        text = room.drawn.get(key)
        if text is None:
            markup = rendered("_room.html", lang, f"/t/{room.gathering.id}", **shown(self.socket, room, lang))
            text = room.drawn[key] = encode({"type": "room", "markup": markup}).decode()
        return text


def room_for(seen: Seen, settings: Settings) -> None:
    """Whoever sits here, or made it, always finds room, however many look on."""
    room = seen.room
    ours = {room.gathering.maker, *(chair.holder for chair in room.gathering.chairs)} - {""}
    beside = [one for one in room.guests if one.device == seen.device]
    others = [one for one in room.guests if one.device not in ours]
    if seen.device in ours:
        crowded = len(beside) >= PER_SEAT
    else:
        near = sum(one.address == seen.address for one in others)
        crowded = len(others) >= settings.viewers or near >= settings.viewers_each
    if crowded:
        raise Refused("crowded")


@websocket("/api/tables/{table:str}/room")
async def watch_room(socket: Socket, table: str) -> None:
    """The room, live."""
    host = host_of(socket)
    try:
        same_site(socket)
        welcome(socket)
        reading(socket, LISTED)
        with host.sockets.one(address(socket)) as free:
            room = await host.tables.rooms.find(table)
            await socket.accept()
            if room is None:
                await socket.send_text(encode({"type": "begun"}).decode())
                return await socket.close()
            if not free:
                raise Refused("crowded")
            seen = Seen(socket, room, language(socket, socket.query_params.get("lang")))
            room_for(seen, host.settings)
            room.guests.add(seen)
            room.spread()
            sender = asyncio.create_task(seen.send())
            try:
                while True:
                    receiving = asyncio.ensure_future(socket.receive_data("text"))
                    await asyncio.wait((receiving, sender), return_when=asyncio.FIRST_COMPLETED)
                    if not receiving.done():
                        receiving.cancel()
                        return await socket.close(*((1012, "elsewhere") if seen.gone else ()))
                    receiving.result()
                    reading(socket, 1)
            finally:
                sender.cancel()
                room.guests.discard(seen)
                room.spread()
    except Refused as error:
        if socket.connection_state == "init":
            await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(4000 + error.status, error.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


def rooms() -> Router:
    return Router("/", route_handlers=[act, read_room, watch_room], include_in_schema=False)
