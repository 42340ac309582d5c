"""The page between two evenings of a campaign: which party goes on, who is there and who joins, what they are called.
See `pages.py` for what every template gets; this one gets besides:

next.html       table, game; bots: [(name, in words)]; ways: [{title, about, name, rows}]; rows: [{there, name,
                title, player, joins, seat}]; chosen: the way, a number; errors: text or ""

The form works without scripts; scripts may use the API instead:
    POST /t/<id>/next   way=<nth>; for way 0: there0.<row>=on, name0.<row>=..., party0=..., and of those who join
                        seat0.<row>=me|person|bot:<name>; asked=on. Without `asked`: seats=<how many; empty: as many as
                        that way is for> -> 303 /t/<next id>
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from taverna.core.game import Sequel, Way

from .door import creating, device_or_new, host_of, language, proven
from .found import bots_of
from .living import Living
from .pages import Form, Page, Req, go, page, speaker
from .refusals import Refused
from .setting import new_seat
from .wire import NewSeat, NextIn


@get("/t/{table:str}/next")
async def go_on(request: Req, table: str) -> Response[Any]:
    """The next evening of a campaign, the same for all who sat here. Whoever asks first is asked how it goes on, where
    there are several ways."""
    if not await proven(request, table):
        raise Refused("not-your-seat")
    host = host_of(request)
    async with host.tables.open(table) as living, living.lock:
        sequel = living.table.sequel()
        if sequel is not None and len(sequel.ways) > 1 and not await host.tables.followed(living):
            return _asked_how(request, living, sequel)
        creating(request)
        return go(request, f"/t/{await host.tables.follow(living)}")


@post("/t/{table:str}/next", status_code=303)
async def go_on_so(
    request: Req, table: str, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    """The next evening as someone wants it, unless another was first."""
    creating(request)
    if not await proven(request, table):
        raise Refused("not-your-seat")
    host = host_of(request)
    key = await device_or_new(request)
    async with host.tables.open(table) as living, living.lock:
        sequel = living.table.sequel()
        ways = () if sequel is None else sequel.ways
        try:
            nth = _nth(data, "way") or 0
            if nth >= max(len(ways), 1):
                raise Refused("bad-request", f"there are {len(ways)} ways")
            heirs = None
            wanted = NextIn(seats=_nth(data, "seats"), options=ways[nth].options if ways else {})
            if ways and ways[nth].people and "asked" in data:
                way, newcomers = _as_told(data, nth, ways[nth])
                if way.seats not in (many := living.table.game.seats):
                    say = speaker(language(request), None)
                    raise Refused("bad-options", say("next-count", least=many.start, most=many.stop - 1))
                heirs = way.heirs
                wanted = NextIn(seats=way.seats, options=way.options, newcomers=newcomers)
            return go(request, f"/t/{await host.tables.follow(living, wanted, key, heirs)}", key)
        except Refused as error:
            if sequel is None or error.code not in ("bad-request", "bad-options"):
                raise
            return _asked_how(request, living, sequel, error, data)


def _as_told(data: Form, nth: int, way: Way) -> tuple[Way, list[NewSeat]]:
    """A way with those who are ticked, under the names written, and who is to sit in the seats of those who join."""
    known = len(way.people)
    ticked = [row for row in range(known + way.newcomers) if data.get(f"there{nth}.{row}")]
    joining = [row for row in ticked if row >= known]
    was = {row: person.name for row, person in enumerate(way.people)}
    written = [_text(data, f"name{nth}.{row}") for row in ticked]
    names = ["" if was.get(row) == name else name for row, name in zip(ticked, written, strict=True)]
    party = _text(data, f"party{nth}")
    found = way.seated(ticked, names, "" if party == way.name else party, len(joining))
    return found, [new_seat(data, f"seat{nth}.{row}", "me") for row in joining]


def _asked_how(
    request: Req, living: Living, sequel: Sequel, error: Refused | None = None, form: Form | None = None
) -> Page:
    """The ways a campaign can go on, and with whom; the form as it was sent, if it was refused."""
    lang = language(request, request.query_params.get("lang"))
    told = {} if error is None else error.told(lang)
    game, sent = living.table.game, form or {}
    words = game.words(lang, living.table.state)
    ways = [
        {
            "title": words.say(way.title),
            "about": words.say(way.about),
            "name": _text(sent, f"party{nth}") or way.name,
            "rows": _rows(living, way, nth, lang, sent),
        }
        for nth, way in enumerate(sequel.ways)
    ]
    return page(
        request,
        "next.html",
        200 if error is None else error.status,
        about=living.row.game,
        game=game.info,
        table=living.id,
        bots=bots_of(game, lang),
        ways=ways,
        errors=f"{told.get('text', '')} {told.get('detail', '')}".strip(),
        chosen=str(sent.get("way") or "0"),
    )


def _rows(living: Living, way: Way, nth: int, lang: str, sent: Form) -> list[dict[str, Any]]:
    """Those known, then places for those who join."""
    words = living.table.game.words(lang, living.table.state)
    rows: list[dict[str, Any]] = [
        {
            "there": person.here,
            "name": person.name,
            "title": words.say(person.title) if person.title else "",
            "player": "" if person.seat is None else living.name(person.seat, lang),
            "joins": False,
        }
        for person in way.people
    ]
    rows += [{"there": False, "name": "", "title": "", "player": "", "joins": True} for _ in range(way.newcomers)]
    for n, row in enumerate(rows):
        row["seat"] = str(sent.get(f"seat{nth}.{n}") or "me")
        if "asked" in sent:
            row |= {"there": bool(sent.get(f"there{nth}.{n}")), "name": _text(sent, f"name{nth}.{n}")}
    return rows


def _text(data: Form, name: str) -> str:
    return str(data.get(name) or "").strip()[:200]


def _nth(data: Form, name: str) -> int | None:
    value = str(data.get(name) or "")
    if value and not (value.isascii() and value.isdigit() and len(value) < 3):
        raise Refused("bad-request", f"{name} is a number")
    return int(value) if value else None


def evenings() -> Router:
    """The routes."""
    return Router("/", route_handlers=[go_on, go_on_so], include_in_schema=False)
