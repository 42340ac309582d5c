"""After the game: play again, go on with the campaign, share, see it again from one's own seat, take it along.

    POST /t/<id>/again              -> 303 /t/<the next game>
    POST /api/tables/<id>/again     -> {"table", "watch"}
ending.html     the buttons, for whoever draws the end: table, seat, status (over, next, again)
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, post

from ..api import ERRORS
from ..door import base, creating, host_of, proven
from ..pages import go
from ..refusals import Refused
from ..wire import Uploaded
from . import rematch

Req = Request[Any, Any, Any]


async def _again(request: Req, table: str) -> str:
    creating(request)
    if not await proven(request, table):
        raise Refused("not-your-seat")
    async with host_of(request).tables.open(table) as living, living.lock:
        id = await rematch.again(living)
        living.followed_by(id)
        return id


@post("/t/{table:str}/again", status_code=303, include_in_schema=False)
async def play_again(request: Req, table: str) -> Response[Any]:
    """The next game with the same people, the same for all who ask."""
    return go(request, f"/t/{await _again(request, table)}")


@post("/api/tables/{table:str}/again", responses=ERRORS)
async def api_again(request: Req, table: str) -> Uploaded:
    """The next game with the same people, once this one is over: all move on by one seat. The same for all who ask."""
    id = await _again(request, table)
    return Uploaded(id, f"{base(request)}/t/{id}")


def endings() -> Router:
    return Router("/", route_handlers=[play_again, api_again])
