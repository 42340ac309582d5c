"""Asking for advice without a socket.

POST /api/tables/<id>/advice {"seat", "question"}   -> {"question", "options": [{"option", "text", "reasons", …}]}
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, post

from taverna.bots.advice import Spoken

from ..api import ERRORS
from ..door import ADVISED, acting, host_of, language, must_hold, proven, reading
from ..wire import SeatNumber, Word

Req = Request[Any, Any, Any]


class AdviceIn(msgspec.Struct):
    """What a seat is asked now."""

    seat: SeatNumber
    question: Word


class AdviceOut(msgspec.Struct):
    """One to three options, the best first, with reasons in words; `value` is a chance from 0 to 1."""

    question: str
    options: list[Spoken]


@post("/api/tables/{table:str}/advice", responses=ERRORS, status_code=200)
async def advice(request: Req, table: str, data: AdviceIn, lang: str | None = None) -> AdviceOut:
    """What a bot would do that sees what this seat sees. The others are told that it was asked."""
    acting(request)
    must_hold(await proven(request, table), data.seat)
    reading(request, ADVISED)
    async with host_of(request).tables.open(table) as living:
        found = await living.advising.ask(data.seat, data.question, language(request, lang))
    return AdviceOut(data.question, found)


def advised() -> Router:
    return Router("/", route_handlers=[advice])
