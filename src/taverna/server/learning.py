"""The addresses that make tables of a lesson.

GET  /learn/GAME          the lesson this device has under way, or a new one -> 303 /t/<id>
POST /learn/GAME          from the beginning -> 303 /t/<id>
POST /learn/GAME/again    table=<id>: from before the answer that was another than advised -> 303 /t/<new id>
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from taverna.core.lessons import Lesson, again, standing

from . import keys
from .door import creating, device, device_or_new, host_of, language, making, must_hold, proven
from .found import found
from .lessons import lesson_at
from .pages import Form, Req, go
from .refusals import Refused
from .wire import NewSeat

LOOKED = 12
"""Of this device's latest tables, among which a lesson under way is looked for."""


def lesson_of(game: str) -> Lesson:
    """The first lesson of a game."""
    lessons: dict[str, Lesson] = found(game).lessons
    if not lessons:
        raise Refused("no-page")
    return next(iter(lessons.values()))


def sitting(lesson: Lesson) -> list[NewSeat]:
    return [
        NewSeat(kind="person", mine=True, name=lesson.names.get(seat))
        if seat == lesson.you
        else NewSeat(kind="bot", bot=lesson.bots[seat], name=lesson.names.get(seat))
        for seat in range(lesson.seats)
    ]


async def begun(request: Req, lesson: Lesson) -> Response[Any]:
    """A new table of the lesson."""
    key = await device_or_new(request)
    id, _ = await host_of(request).tables.create(
        game=lesson.game,
        seats=sitting(lesson),
        options=lesson.options,
        lang=language(request),
        takeover=0.0,
        device=key,
        seed=lesson.seed,
    )
    return go(request, f"/t/{id}", key)


async def under_way(request: Req, lesson: Lesson) -> str | None:
    """The table at which this device is in the middle of it."""
    key = device(request)
    storage = host_of(request).storage
    briefs = await storage.of_device(key) if key else []
    for brief in [one for one in briefs if one.game == lesson.game and not one.over][:LOOKED]:
        kept = await storage.row(brief.id)
        if kept is not None and lesson_at(kept) is lesson and lesson.you in brief.seats:
            return brief.id
    return None


@get("/learn/{game:str}")
async def learn(request: Req, game: str) -> Response[Any]:
    lesson = lesson_of(game)
    there = await under_way(request, lesson)
    if there is not None:
        return go(request, f"/t/{there}")
    making(request)  # a link may come from anywhere
    return await begun(request, lesson)


@post("/learn/{game:str}", status_code=303)
async def anew(request: Req, game: str) -> Response[Any]:
    creating(request)
    return await begun(request, lesson_of(game))


@post("/learn/{game:str}/again", status_code=303)
async def once_more(
    request: Req, game: str, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    """From before the answer by which the learner strayed; the old table stays as it is."""
    creating(request)
    host = host_of(request)
    table = str(data.get("table") or "")[:40]
    seats = await proven(request, table)
    key = await device_or_new(request)
    async with host.tables.open(table) as living:
        lesson = living.lesson
        if lesson is None:
            raise Refused("no-page")
        must_hold(seats, lesson.you)
        async with living.lock:
            stray = standing(lesson, living.table).stray
            upto = len(living.table.steps) if stray is None else stray.answers
            fresh = again(lesson, living.table, upto)
        row = msgspec.structs.replace(living.row, id=keys.new_table(), over=fresh.over)
    id, _ = await host.tables.stored(row, sitting(lesson), fresh.told(), key)
    return go(request, f"/t/{id}", key)


def learning() -> Router:
    """The routes."""
    return Router("/", route_handlers=[learn, anew, once_more], include_in_schema=False)
