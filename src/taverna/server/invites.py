"""Invite links. Opening one takes nothing, since chat programs open links too: it shows the table and the seat, and a
button takes the seat for this device.

join.html   game: GameInfo; seat: the seat offered; seats: who sits here, as in `status` (docs/protocol.md)
    POST /join/<table>/<token>  name=... -> 303 /t/<table>
"""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Response, Router, post, route

from . import seats
from .door import acting, device_or_new, following, host_of, language, proven
from .pages import Req, go, page
from .refusals import Refused
from .storage import HOST


@route("/join/{table:str}/{token:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def invited(request: Req, table: str, token: str) -> Response[Any]:
    """What one is invited to. Whoever has the seat already is led to it."""
    following(request)
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
    offered = await _offered(request, table, token)
    key = await device_or_new(request)
    host = host_of(request)
    name = str((await request.form()).get("name") or "")[:200]
    await host.storage.hold(table, offered, key)
    async with host.tables.open(table) as living:
        for seat in offered:
            await seats.taken(living, seat, name)
    return go(request, f"/t/{table}", key)


async def _offered(request: Req, table: str, token: str) -> set[int]:
    """The seats a link opens."""
    offered = await host_of(request).storage.opened_by_token(table, token[:200]) - {HOST}
    if not offered:
        raise Refused("used-up" if await host_of(request).storage.used(table, token[:200]) else "no-table")
    return offered


def invites() -> Router:
    return Router("/", route_handlers=[invited, sit_down], include_in_schema=False)
