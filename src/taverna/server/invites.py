"""Invite links. Opening one takes nothing, since chat programs open links too: it shows the table and the seat, and a
button takes the seat for this device.

join.html   game: GameInfo; seat: the seat offered; seats: who sits here, as in `status` (docs/protocol.md)
    POST /join/<table>/<token> -> 303 /t/<table>
"""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, Router, post, route

from .door import acting, device_or_new, following, host_of, language, proven
from .pages import go, page
from .refusals import Refused
from .storage import HOST

Req = Request[Any, Any, Any]


@route("/join/{table:str}/{token:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def invited(request: Req, table: str, token: str) -> Response[Any]:
    """What one is invited to. Whoever has the seat already is led to it."""
    following(request)
    seats = await _offered(request, table, token)
    if seats <= await proven(request, table):
        return go(request, f"/t/{table}")
    lang = language(request, request.query_params.get("lang"))
    async with host_of(request).tables.open(table) as living, living.lock:
        sitting = living.status(None, lang)["seats"]
        game = living.table.game
    return page(request, "join.html", about=game.id, game=game.info, seat=min(seats), seats=sitting)


@post("/join/{table:str}/{token:str}", status_code=303)
async def sit_down(request: Req, table: str, token: str) -> Response[Any]:
    """This device holds the seat from now on."""
    acting(request)
    seats = await _offered(request, table, token)
    key = await device_or_new(request)
    await host_of(request).storage.hold(table, seats, key)
    return go(request, f"/t/{table}", key)


async def _offered(request: Req, table: str, token: str) -> set[int]:
    """The seats a link opens."""
    seats = await host_of(request).storage.opened_by_token(table, token[:200]) - {HOST}
    if not seats:
        raise Refused("no-table")
    return seats


def invites() -> Router:
    return Router("/", route_handlers=[invited, sit_down], include_in_schema=False)
