"""Setting a table's pace, voting that a bot answers for who has run out of time, and answering ahead.

POST /api/tables/<id>/pace  {"pace": "none"|"live"|"relaxed"|"days"} or {"time", "increment", "over"}   (maker only)
POST /api/tables/<id>/late  {"seat", "late"}
POST /api/tables/<id>/ahead {"seat", "question", "on"}
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Router, post

from ..api import ERRORS
from ..door import acting, host_of, must_be_host, must_hold, proven
from ..refusals import Refused
from ..wire import Done, SeatNumber, Word
from .clock import PACES, Pace

Req = Request[Any, Any, Any]


class PaceIn(msgspec.Struct):
    """One of the usual paces; or a pace of one's own; `over` may be said beside either."""

    pace: Literal["none", "live", "relaxed", "days"] | None = None
    own: Pace | None = None
    over: Literal["bot", "vote", "nothing"] | None = None


class LateIn(msgspec.Struct):
    """`seat` finds that a bot should answer for `late`."""

    seat: SeatNumber
    late: SeatNumber


class AheadIn(msgspec.Struct):
    """`question`: one that the game lets be answered ahead."""

    seat: SeatNumber
    question: Word
    on: bool


@post("/pace", responses=ERRORS, status_code=200)
async def set_pace(request: Req, table: str, data: PaceIn) -> Done:
    """How much time everyone has from now on: for whoever made the table."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        must_be_host(await proven(request, living.id))
        living.playable()
        chosen = data.own or PACES[data.pace or "none"]
        if chosen is not None and data.over is not None:
            chosen = msgspec.structs.replace(chosen, over=data.over)
        async with living.lock:
            if living.table.over:
                raise Refused("refused", refusal=living.table.refusal("TABLE-OVER-01"))
            await living.clock.set(chosen)
        return Done([])


@post("/late", responses=ERRORS, status_code=200)
async def vote(request: Req, table: str, data: LateIn) -> Done:
    """More than half of the others must want that a bot answers for someone whose time is over."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        living.seat(data.late)
        must_hold(await proven(request, living.id), living.seat(data.seat))
        living.changeable()
        async with living.lock:
            living.clock.vote(data.seat, data.late)
        return Done([])


@post("/ahead", responses=ERRORS, status_code=200)
async def say_ahead(request: Req, table: str, data: AheadIn) -> Done:
    """How a question is answered for this seat from now on, or that it is asked again."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        must_hold(await proven(request, living.id), living.seat(data.seat))
        living.playable()
        async with living.lock:
            await living.ahead.say(data.seat, data.question, data.on)
        return Done([])


def paces() -> Router:
    return Router("/api/tables/{table:str}", route_handlers=[set_pace, vote, say_ahead])
