"""Invite links. Opening one takes nothing, since chat programs open links too: it shows the table and the seat, and a
button takes the seat for this device. A link leads to a seat of a table, or to a chair of a gathering.

join.html   game: GameInfo; seat: the seat offered; seats: [{seat, name, kind, claimed}] who sits here
    POST /join/<table>/<token>  name=... -> 303 /t/<table>
"""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Response, Router, post, route

from taverna.games import find

from . import seats
from .door import acting, device_or_new, host_of, language, proven
from .gathering import Room
from .keys import hashed
from .pages import Req, go, page
from .refusals import Refused, say
from .storage import HOST
from .waiting import who


@route("/join/{table:str}/{token:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def invited(request: Req, table: str, token: str) -> Response[Any]:
    """What one is invited to. Whoever has the seat already is led to it."""
    if (room := await host_of(request).tables.rooms.find(table)) is not None:
        return _to_a_chair(request, room, token[:200])
    held = await proven(request, table)
    try:
        offered = await _offered(request, table, token)
    except Refused as error:
        if error.code == "used-up" and held - {HOST}:
            return go(request, f"/t/{table}")
        raise
    if offered <= held:
        return go(request, f"/t/{table}")
    lang = language(request, request.query_params.get("lang"))
    async with host_of(request).tables.open(table) as living, living.lock:
        sitting = living.status(None, lang)["seats"]
        game = living.table.game
    return page(request, "join.html", about=game.id, game=game.info, seat=min(offered), seats=sitting)


@post("/join/{table:str}/{token:str}", status_code=303)
async def sit_down(request: Req, table: str, token: str) -> Response[Any]:
    """This device holds the seat from now on; the link has done its work, and everyone is told who sits there."""
    acting(request)
    host = host_of(request)
    name = str((await request.form()).get("name") or "")[:200]
    if (room := await host.tables.rooms.find(table)) is not None:
        key = await device_or_new(request)
        offer = {"do": "sit", "seat": str(room.opened_by(token[:200])), "token": token[:200], "name": name}
        await room.act(hashed(key).hex(), offer)
        return go(request, f"/t/{table}", key)
    offered = await _offered(request, table, token)
    key = await device_or_new(request)
    async with host.tables.open(table) as living:
        for seat in offered:
            await seats.taken(living, seat, key, name)
    return go(request, f"/t/{table}", key)


def _to_a_chair(request: Req, room: Room, token: str) -> Response[Any]:
    """What a link to one chair of a gathering shows; whoever sits there already is led to the room."""
    plan = room.gathering
    try:
        seat = room.opened_by(token)
    except Refused as error:
        if error.code == "used-up" and room.held(who(request)):
            return go(request, f"/t/{plan.id}")
        raise
    lang = language(request, request.query_params.get("lang"))
    kinds = {"person": "seat-person", "bot": "seat-bot"}
    seats = [
        {
            "seat": nth,
            "name": chair.name or say(lang, kinds[chair.kind], n=nth + 1),
            "kind": chair.kind,
            "claimed": not chair.free,
        }
        for nth, chair in enumerate(plan.chairs)
    ]
    return page(request, "join.html", about=plan.game, game=find(plan.game).info, seat=seat, seats=seats)


async def _offered(request: Req, table: str, token: str) -> set[int]:
    """The seats a link opens."""
    offered = await host_of(request).storage.opened_by_token(table, token[:200]) - {HOST}
    if not offered:
        raise Refused("used-up" if await host_of(request).storage.used(table, token[:200]) else "no-table")
    return offered


def invites() -> Router:
    return Router("/", route_handlers=[invited, sit_down], include_in_schema=False)
