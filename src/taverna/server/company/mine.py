"""One's own tables and history on this host, without an account: known by the key that the device keeps.

mine.html   on: [{table, game, title, mine, called, since, round, others, waiting, scenario, hero}] tables that go on;
            done: [{… won, score}]; campaigns: [{title, hero, others, played, won, evenings: [{…}]}];
            counts: [(heading, [(name, played, won)])]; link, qr: to another device, if asked;
            carried: [(when, browser)] to which the key was taken; accounts: are there passkeys on this host;
            passkeys: [{id, made, used, browser}] one's own; tables: [{…}] all of those
take.html   a link from another device: token
    POST /mine/move         -> the page with a link for another device, good for once
    GET  /mine/take/<token> -> the page with a button;   POST -> 303 /mine
    POST /mine/renew        -> 303 /mine: a new key here, and every copy of the old one is void
    GET  /mine/file         everything about me, as JSON
    POST /mine/drop         table=<id>|over|records, sure=on -> 303 /mine: what I have there goes, and the table with
                            it if nobody else sits there
    POST /mine/forget       sure=on -> 303 /
    GET  /api/mine          -> {"tables": [...], "turns": n}
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterable
from importlib import import_module
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, Router, get, post, route
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Stream
from markupsafe import Markup

from taverna import games
from taverna.core.words import Words
from taverna.games import find

from ..api import ERRORS
from ..door import ADVISED, COOKIE, DRAWN, acting, cookie, device, host_of, language, near, reading
from ..keys import hashed
from ..pages import Form, Page, go, page
from ..refusals import Refused, say
from ..seats import forget_name
from ..storage import StorageError
from ..waiting import addresses
from . import keeping, passkeys
from .accounts import site
from .dossier import dossier
from .standing import Standing

try:
    segno: Any = import_module("segno")
except ImportError:  # links can be copied instead
    segno = None

Req = Request[Any, Any, Any]
log = logging.getLogger("taverna.server")


class Mine(msgspec.Struct):
    """This device's tables; `turns`: how many of them wait for it."""

    tables: list[Standing]
    turns: int


async def _of(request: Req) -> list[Standing]:
    key = device(request)
    lang = language(request, request.query_params.get("lang"))
    return await host_of(request).tables.standings.of(key, lang) if key else []


@get("/api/mine", responses=ERRORS)
async def api_mine(request: Req) -> Mine:
    """The tables at which this device sits, and how many of them wait for it."""
    tables = [one for one in await _of(request) if one.kind == "play"]
    return Mine(tables, sum(one.called for one in tables))


@get("/mine", include_in_schema=False)
async def mine(request: Req) -> Page:
    return await _page(request)


async def _page(request: Req, link: str = "") -> Page:
    lang = language(request, request.query_params.get("lang"))
    known = games()
    tables = [one for one in await _of(request) if one.kind == "play" and one.game in known]
    shown = [told(one, lang) for one in tables]
    on = [one for one in shown if not one["over"]]
    sagas = [evenings for evenings in chained(tables) if evenings[0].over]
    within = {one.table for evenings in sagas for one in evenings}
    key = device(request)
    return page(
        request,
        "mine.html",
        carried=await keeping.carried(host_of(request).storage, key) if key else [],
        on=sorted(on, key=lambda one: not one["called"]),
        done=[one for one in shown if one["over"] and one["table"] not in within],
        campaigns=[saga([told(one, lang) for one in evenings]) for evenings in sagas],
        counts=counted(tables, lang),
        link=link,
        qr=drawn(link) if link else "",
        near=near(request),
        known=key is not None,
        tables=shown,
        accounts=site(request) is not None,
        passkeys=await passkeys.listed(host_of(request).storage, key) if key and site(request) else [],
    )


def told(one: Standing, lang: str) -> dict[str, Any]:
    names = [
        name or (one.heroes[nth] if nth < len(one.heroes) else say(lang, f"seat-{kind}", n=nth + 1))
        for nth, (name, kind) in enumerate(zip(one.names, one.kinds, strict=True))
    ]
    waiting = [names[seat] for seat in one.asked if seat not in one.mine]
    scores = {int(seat): score for seat, score in (one.result or {}).get("scores", {}).items()}
    plain: dict[str, Any] = msgspec.to_builtins(one)
    return plain | {
        "called": one.called,
        "title": games()[one.game].title[lang],
        "others": [name for nth, name in enumerate(names) if nth not in one.mine],
        "waiting": waiting,
        "hero": ", ".join(one.heroes[seat] for seat in one.mine if seat < len(one.heroes)),
        "scenario": _named(one.game, one.scenario, lang),
        "won": won(one),
        "score": " · ".join(str(scores[seat]) for seat in one.mine if seat in scores),
    }


def chained(tables: Iterable[Standing]) -> list[list[Standing]]:
    """The evenings of each campaign in order; the campaign that was played last comes first."""
    known = {one.table: one for one in tables if one.campaign}
    found: dict[str, list[Standing]] = {}
    for one in sorted(known.values(), key=lambda one: one.created):
        first = one
        while first.origin is not None and first.origin in known:
            first = known[first.origin]
        found.setdefault(first.table, []).append(one)
    return sorted(found.values(), key=lambda evenings: evenings[-1].moved, reverse=True)


def saga(evenings: list[dict[str, Any]]) -> dict[str, Any]:
    last = evenings[-1]
    played = [one for one in evenings if one["over"]]
    counts = {"played": len(played), "won": sum(one["won"] is True for one in played), "evenings": evenings}
    return {name: last[name] for name in ("title", "hero", "others", "moved", "called")} | counts


def won(one: Standing) -> bool | None:
    """None: nobody knows how it ended."""
    if one.result is None or not one.mine:
        return None
    return bool(set(one.result.get("winners", [])) & set(one.mine))


def _named(game: str, id: str, lang: str) -> str:
    if not id:
        return ""
    rules = find(game)
    content = rules.content()
    words = Words(lang, rules.locale, lambda one: rules.name(content, one), lambda seat: str(seat + 1))
    try:
        return words.name(id)
    except KeyError:
        return id


def counted(tables: Iterable[Standing], lang: str) -> list[tuple[str, list[tuple[str, int, int]]]]:
    """Games played and won: by game, by hero, by scenario."""
    played: dict[str, Counter[str]] = {"game": Counter(), "hero": Counter(), "scenario": Counter()}
    victories: dict[str, Counter[str]] = {"game": Counter(), "hero": Counter(), "scenario": Counter()}
    for one in tables:
        outcome = won(one)
        if not one.over or outcome is None:
            continue
        what = {
            "game": [games()[one.game].title[lang]],
            "hero": [one.heroes[seat] for seat in one.mine if seat < len(one.heroes)],
            "scenario": [_named(one.game, one.scenario, lang)] if one.scenario else [],
        }
        for kind, names in what.items():
            played[kind].update(names)
            victories[kind].update(names if outcome else [])
    return [
        (kind, [(name, many, victories[kind][name]) for name, many in found.most_common()])
        for kind, found in played.items()
        if found
    ]


def drawn(link: str) -> Markup:
    """A link as a QR code, where that can be drawn."""
    if segno is None:
        return Markup("")
    return Markup(segno.make(link, error="m").svg_inline(scale=5, dark="#1b1410", light="#fff"))


# -- another device --------------------------------------------------------------------------------------------------
@post("/mine/move", status_code=200, include_in_schema=False)
async def move(request: Req) -> Page:
    acting(request)
    key = device(request)
    if key is None or not await host_of(request).storage.knows(key):
        raise Refused("no-token")
    token = await keeping.packed(host_of(request).storage, key)
    return await _page(request, addresses(request, f"/mine/take/{token}")[0])


@route("/mine/take/{token:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def taking(request: Req, token: str) -> Page:
    """Looking at the link takes nothing."""
    if not await keeping.offered(host_of(request).storage, token[:200]):
        raise Refused("no-page")
    return page(request, "take.html")


@post("/mine/take/{token:str}", status_code=303, include_in_schema=False)
async def take(request: Req, token: str) -> Response[Any]:
    acting(request)
    host, here = host_of(request), device(request)
    named = keeping.browser(request.headers.get("user-agent", "")[:400])
    key = await keeping.unpacked(host.storage, token[:200], here, named)
    if here is not None and here != key:
        await _passed_on(request, here, key)
    return go(request, "/mine", key)


@post("/mine/renew", status_code=303, include_in_schema=False)
async def renew(request: Req) -> Response[Any]:
    """A new key for this device: whoever has the one before is sent away."""
    acting(request)
    host, old = host_of(request), device(request)
    if old is None or not await host.storage.knows(old):
        raise Refused("no-token")
    key = await keeping.renewed(host.storage, old)
    await _passed_on(request, old, key)
    _sent_away(request, old)  # they come again, with the new key if it is the one who asked
    return go(request, "/mine", key)


async def _passed_on(request: Req, old: str, new: str) -> None:
    """What waits in rooms is the new key's too. It is this device's by now, whatever else fails, and must be told."""
    host = host_of(request)
    try:
        await host.tables.rooms.passed_on(old, new)
        await host.evicted()
    except (StorageError, Refused) as error:
        log.error("rooms of a key that is another by now: %s", error)


def _sent_away(request: Req, key: str, tables: Collection[str] | None = None) -> None:
    """Whoever is connected with a key that opens nothing any more, at these tables, or at all and in waiting rooms."""
    for living in list(host_of(request).tables.awake.values()):
        for viewer in list(living.viewers) if tables is None or living.id in tables else []:
            if viewer.key == hashed(key):
                viewer.leave()
    if tables is None:
        for guest in host_of(request).tables.rooms.guests:
            if guest.device == hashed(key).hex():
                guest.leave()


@get("/mine/file", include_in_schema=False)
async def file(request: Req) -> Stream:
    """Everything about me, to keep."""
    reading(request, ADVISED)
    key = device(request)
    if key is None or not await host_of(request).storage.knows(key):
        raise Refused("no-token")
    named = {"Content-Disposition": 'attachment; filename="taverna-about-me.json"'}
    return Stream(dossier(host_of(request).storage, key), media_type="application/json", headers=named)


@post("/mine/forget", status_code=303, include_in_schema=False)
async def forget(
    request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    acting(request)
    key = device(request)
    if key is None or data.get("sure") != "on":
        raise Refused("bad-request", "sure=on")
    await host_of(request).tables.rooms.passed_on(key, None)
    erased = await keeping.erased(host_of(request).storage, key)
    await host_of(request).evicted()
    _sent_away(request, key)
    await _forgotten(request, erased)
    response = go(request, "/")
    response.set_cookie(**cookie(request, "") | {"key": COOKIE, "max_age": 0})
    return response


@post("/mine/drop", status_code=303, include_in_schema=False)
async def drop(request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]) -> Response[Any]:
    """Let a table go, or all that are over, or all records."""
    acting(request)
    host, key, table = host_of(request), device(request), str(data.get("table") or "")[:40]
    if key is None or not table or data.get("sure") != "on":
        raise Refused("bad-request", "table and sure=on")
    many = table in (keeping.OVER, keeping.RECORDS)
    reading(request, ADVISED if many else DRAWN)
    await host.tables.rooms.passed_on(key, None, table)
    again = True
    while again:
        gone, shared = await keeping.let_go(host.storage, key, table)
        await host.evicted()
        _sent_away(request, key, {*gone, *shared})
        await _forgotten(request, (gone, shared))
        again = many and len(gone) + len(shared) == keeping.ATONCE
    return go(request, "/mine")


async def _forgotten(request: Req, erased: keeping.Erased) -> None:
    """What is gone from the disk goes from memory."""
    gone, shared = erased
    tables = host_of(request).tables
    for id in gone:
        if (living := tables.awake.get(id)) is not None:
            tables.drop(living)
    for id, seats in shared.items():
        if (living := tables.awake.get(id)) is not None:
            async with living.lock:
                for seat in seats:
                    forget_name(living, seat)
                    living.chat.lose(seat)
                    living.ahead.lose(seat)
                living.spread([])


def own() -> Router:
    return Router("/", route_handlers=[api_mine, mine, move, taking, take, renew, file, drop, forget])
