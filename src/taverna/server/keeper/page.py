"""The keeper's page, and the same as an API. A host's keeper is whoever holds its key: `taverna keeper` prints a link.

keeper.html     reports, tables, bans, deeds: see `office.py`; sought: what was looked for; titles: {game: its title}
enter.html      a button: looking at the link opens nothing
    GET  /keeper                the page;   ?q= a table's id, or a name
    GET  /keeper/enter/<key>    the button;   POST -> 303 /keeper, and the key is kept in a cookie
    POST /keeper/leave          -> 303 /
    POST /keeper/ban            network, hours, why -> 303 /keeper
    POST /keeper/lift           network -> 303 /keeper
    POST /t/<id>/keeper         act=close|reopen|unname|strike|dismiss, seat, line -> 303 /keeper
    GET  /api/keeper            POST /api/keeper/bans   POST /api/keeper/lift   POST /api/tables/<id>/keeper
"""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, Request, Response, Router, get, post, route
from litestar.enums import RequestEncodingType
from litestar.params import Body
from msgspec import Meta

from taverna import games

from ..api import ERRORS
from ..door import KEEPER, acting, bearer, cookie, host_of, language, network, same_site
from ..gathering import Room
from ..living import Living
from ..pages import Form, Page, go, page
from ..plans import forget, keeping
from ..refusals import Refused, say
from ..seats import unname
from ..sitting import happened, insert, without_name
from ..storage import Db
from . import bans, office

Req = Request[Any, Any, Any]

Act = Literal["close", "reopen", "unname", "strike", "dismiss"]
FOR = 30 * 24 * 3600  # seconds for which a browser keeps the key


class Office(msgspec.Struct):
    """Everything a keeper looks at."""

    reports: list[office.Report]
    tables: list[office.Kept]
    bans: list[office.Ban]
    deeds: list[office.Deed]


class BanIn(msgspec.Struct):
    """Whom to shut out: an address or a network; of an address of IPv6 it is the first half. For how many hours."""

    network: Annotated[str, Meta(max_length=60)]
    hours: Annotated[float, Meta(gt=0, le=bans.LONGEST)] = 24.0
    why: Annotated[str, Meta(max_length=bans.WHY)] = ""


class LiftIn(msgspec.Struct):
    network: Annotated[str, Meta(max_length=60)]


class ActIn(msgspec.Struct):
    """What to do at a table: `unname` needs a seat, `strike` and `dismiss` the number of a reported line."""

    act: Act
    seat: Annotated[int, Meta(ge=0, le=99)] = 0
    line: Annotated[int, Meta(ge=0, le=10**9)] = 0


class Acted(msgspec.Struct):
    done: bool = True


async def must_keep(request: Req) -> None:
    """Only whoever holds the keeper's key; where that is turned off there is no such page."""
    host = host_of(request)
    if not host.settings.keeper:
        raise Refused("no-page")
    shown = bearer(request) or request.cookies.get(KEEPER, "")[:200]
    if not shown or not await office.is_key(host.storage, shown):
        raise Refused("not-keeper")


# -- looking ---------------------------------------------------------------------------------------------------------
async def _office(request: Req) -> Office:
    host = host_of(request)
    found = await office.tables(host.storage, str(request.query_params.get("q", ""))[:60].strip())
    watching = await host.watching([one.table for one in found])
    for one in found:
        for address, held in watching.get(one.table, ()):
            if address not in one.networks:
                one.networks.append(address)
            for seat in held:
                one.by_seat.setdefault(seat, []).append(address)
    return Office(
        await office.reports(host.storage), found, await office.bans(host.storage), await office.deeds(host.storage)
    )


@get("/keeper", include_in_schema=False)
async def keeper(request: Req) -> Page:
    await must_keep(request)
    seen = await _office(request)
    lang = language(request, request.query_params.get("lang"))
    return page(
        request,
        "keeper.html",
        office=seen,
        sought=str(request.query_params.get("q", ""))[:60],
        titles={id: info.title[lang] for id, info in games().items()},
        from_seat={one.table: one.by_seat for one in seen.tables},
    )


@get("/api/keeper", responses=ERRORS)
async def api_keeper(request: Req) -> Office:
    """What a host's keeper looks at, with the keeper's key as a bearer: reports, tables (`?q=`: an id, or a name),
    bans, and what was done."""
    await must_keep(request)
    return await _office(request)


# -- coming and going ------------------------------------------------------------------------------------------------
@route("/keeper/enter/{key:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def entering(request: Req, key: str) -> Page:
    """Looking at the link opens nothing."""
    if not host_of(request).settings.keeper:
        raise Refused("no-page")
    return page(request, "enter.html")


@post("/keeper/enter/{key:str}", status_code=303, include_in_schema=False)
async def enter(request: Req, key: str) -> Response[Any]:
    acting(request)
    host = host_of(request)
    if not host.settings.keeper:
        raise Refused("no-page")
    if not await office.is_key(host.storage, key[:200]):
        raise Refused("not-keeper")
    response = go(request, "/keeper")
    response.set_cookie(**cookie(request, key) | {"key": KEEPER, "max_age": FOR, "samesite": "strict"})
    return response


@post("/keeper/leave", status_code=303, include_in_schema=False)
async def leave(request: Req) -> Response[Any]:
    same_site(request)
    response = go(request, "/")
    response.set_cookie(**cookie(request, "") | {"key": KEEPER, "max_age": 0, "samesite": "strict"})
    return response


# -- bans ------------------------------------------------------------------------------------------------------------
async def _ban(request: Req, wanted: BanIn) -> None:
    acting(request)
    await must_keep(request)
    host, banned = host_of(request), bans.network(wanted.network)
    if request.client is not None and _within(request.client.host, banned):
        raise Refused("own-network")
    await host.bans.add(banned, wanted.hours, wanted.why)
    await office.done(host.storage, "ban", str(banned), f"{wanted.hours:g} h {wanted.why}".strip())
    host.send_away()
    host.tell("bans")


def _within(address: str, banned: bans.Network) -> bool:
    try:
        return bans.network(network(address)).overlaps(banned)
    except (Refused, TypeError):  # not an address, or of the other kind
        return False


async def _lift(request: Req, wanted: str) -> None:
    acting(request)
    await must_keep(request)
    banned = bans.network(wanted)
    if await host_of(request).bans.lift(banned):
        await office.done(host_of(request).storage, "lift", str(banned))
        host_of(request).tell("bans")


@post("/api/keeper/bans", status_code=200, responses=ERRORS)
async def api_ban(request: Req, data: BanIn) -> Acted:
    """Let an address or a network in no more, for a time; whoever is connected from there is sent away."""
    await _ban(request, data)
    return Acted()


@post("/api/keeper/lift", status_code=200, responses=ERRORS)
async def api_lift(request: Req, data: LiftIn) -> Acted:
    """Let them in again."""
    await _lift(request, data.network)
    return Acted()


@post("/keeper/ban", status_code=303, include_in_schema=False)
async def ban(request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]) -> Response[Any]:
    await _ban(request, _read(data, BanIn))
    return go(request, "/keeper")


@post("/keeper/lift", status_code=303, include_in_schema=False)
async def lift(request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]) -> Response[Any]:
    await _lift(request, _read(data, LiftIn).network)
    return go(request, "/keeper")


def _read(data: Form, kind: Any) -> Any:
    try:
        return msgspec.convert({name: value for name, value in data.items() if value != ""}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", str(error)) from None


# -- at a table ------------------------------------------------------------------------------------------------------
async def _act(request: Req, table: str, wanted: ActIn) -> None:
    acting(request)
    await must_keep(request)
    host = host_of(request)
    detail = ""
    if (room := await host.tables.rooms.find(table)) is not None:
        await _in_room(room, wanted)
        return await office.done(
            host.storage, wanted.act, table, str(wanted.seat + 1) if wanted.act == "unname" else ""
        )
    try:
        async with host.tables.open(table) as living:
            match wanted.act:
                case "close" | "reopen":
                    await shut(living, wanted.act == "close")
                case "unname":
                    await unname(living, wanted.seat)
                case "strike":
                    await living.chat.strike(wanted.line, frozenset(), maker=True)
                case "dismiss":
                    await living.chat.dismiss(wanted.line)
    except Refused as error:
        if error.code != "changed-rules":
            raise
        if not await office.at_rest(host.storage, table, wanted.act, wanted.seat, wanted.line):
            raise Refused("no-seat" if wanted.act == "unname" else "bad-request") from None
    if wanted.act in ("unname", "strike", "dismiss"):
        detail = str(wanted.seat + 1 if wanted.act == "unname" else wanted.line)
    await office.done(host.storage, wanted.act, table, detail)


async def _in_room(room: Room, wanted: ActIn) -> None:
    """Where people still gather there is nothing to keep: a room that is closed is gone."""
    tables, plan = room.tables, room.gathering
    async with room.lock:
        if wanted.act == "close":
            await tables.write(room, partial(forget, id=plan.id))
            room.begun = True
        elif wanted.act == "unname" and wanted.seat < len(plan.chairs):
            plan.chairs[wanted.seat].name = ""
            plan.changes = [without_name(change, wanted.seat) for change in plan.changes]
            await tables.write(room, keeping(plan))
        else:
            raise Refused("no-seat" if wanted.act == "unname" else "bad-request")
        room.spread()


async def shut(living: Living, closed: bool) -> None:
    """Nothing is played or said here any more, or again; all that was stays, and all who sit here are told."""
    async with living.lock:
        if living.closed == closed:
            return
        change = happened("closed" if closed else "reopened", 0, "", living.table.answers)

        def work(db: Db) -> None:
            db.execute("DELETE FROM closed WHERE tbl=?", (living.id,))
            if closed:
                db.execute("INSERT INTO closed VALUES (?,?)", (living.id, time.time()))
            insert(db, living.id, [change])

        await living.tables.write(living, work)
        living.closed = living.stuck = closed
        living.noted(change)
        for viewer in living.viewers:
            told = say(viewer.lang, "seat-closed" if closed else "seat-reopened")
            viewer.say({"type": "told", "what": "closed" if closed else "reopened", "seat": None, "text": told})
        living.kick()


@post("/api/tables/{table:str}/keeper", status_code=200, responses=ERRORS)
async def api_act(request: Req, table: str, data: ActIn) -> Acted:
    """What a host's keeper may do at a table: close it, open it again, take a name or a line away, dismiss a report."""
    await _act(request, table, data)
    return Acted()


@post("/t/{table:str}/keeper", status_code=303, include_in_schema=False)
async def act(
    request: Req, table: str, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    await _act(request, table, _read(data, ActIn))
    return go(request, "/keeper")


def keepers() -> Router:
    return Router(
        "/",
        route_handlers=[keeper, api_keeper, entering, enter, leave, ban, lift, api_ban, api_lift, act, api_act],
    )
