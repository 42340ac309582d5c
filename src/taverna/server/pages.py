"""The HTML pages of tables and records, and what all pages share.

The templates live in `web/templates`, their words in `web/locale`, their files in `web/static`.

What every template gets:
    lang        "en" | "es" | "pt-BR": for <html lang=...>
    langs       all of them; a link to the same page with ?lang=xx switches and is kept in a cookie
    say         say("message-id", name=value): a message of web/locale (or of the host, or of the game at a table page)
    games       [GameInfo]: id, title[lang], min_seats, max_seats, options {name: default}, bots [name]
    judged      [GameInfo] of those with a referee's page
    symbols     the hidden <svg> of all symbols, marked safe: put it once in <body>
    version     changes with the static files: "/static/page.js?v={{ version }}"
    here        the path of this page

table.html      table: its id;  game: GameInfo;  seat: the seat shown (None: spectator);  held: this device's seats;
                host: made on this device (may invite and reseat);  near: links from here lead to this machine alone;
                several: more than one held, so put a curtain before a hand (the first paint then shows the
                spectator's scene unless ?seat= says otherwise);
                scene: the filled scene, marked safe;  status, ask, log: as in docs/protocol.md (plain data);
                start: a JSON text for <script type="application/json" id="start">{{ start }}</script>, marked safe:
                    {"table", "game", "seat", "held", "host", "open", "lang", "to", "ask", "status", "log", "order",
                    "kind"}
                Hello with {"have": start.to} gets only what changed since.
replay.html     table, game, seats: [{seat, name, kind}], of: how many answers, at: where to begin (?at=);
                onward: an evening of a campaign that this device may go on with; start: JSON
                    {"table", "game", "lang", "at", "of", "seats", "seat", "order"};
                frames come from /api/tables/<id>/frames/<n>?seat=; scene: frame `at` filled, marked safe; log, status
room.html       a table that is still gathering; see waiting.py and room.py
records.html    a form to upload a record (POST /records, multipart, file field "record"); errors: text or None
error.html      code, text, status

Forms (they work without scripts; scripts may use the API instead):
    POST /records       record=<file> -> 303 /replay/<id>
    POST /replay/<id>/fork   at=<n> -> 303 /t/<new id>
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, select_autoescape
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, Parameter
from litestar.response import Redirect
from markupsafe import Markup

from taverna import games
from taverna.core.messages import LANGS, messages
from taverna.core.referee import Easel
from taverna.core.scene import SYMBOL, icons, only_used, stylesheet
from taverna.games import find

from . import packing, waiting
from .company.page import talk_of
from .door import (
    DRAWN,
    YEAR,
    cookie,
    creating,
    device_or_new,
    host_of,
    language,
    must_be_host,
    must_hold,
    near,
    proven,
    reading,
)
from .found import found
from .refusals import LOCALE, Refused
from .shown import encode
from .storage import HOST

WEB = Path(__file__).parent.parent / "web"
STATIC = WEB / "static"
KEPT = f"private, max-age={YEAR}, immutable"

Req = Request[Any, Any, Any]
Form = dict[str, Any]
Page = Response[str]


@cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=select_autoescape(default=True, default_for_string=True),
        trim_blocks=True,
        lstrip_blocks=True,
    )


class Speaker:
    """Says the messages of the page, the host and one game, in one language; and of one folder more."""

    def __init__(self, lang: str, game: str | None = None, more: Path | None = None) -> None:
        folders = [LOCALE, WEB / "locale", *([more] if more else [])]
        if game is not None:
            folders.insert(0, found(game).folder / "locale")
        self._messages = messages(lang, tuple(folder for folder in folders if folder.is_dir()))

    def __call__(self, key: str, **args: Any) -> str:
        return self._messages.say(key, args)


@lru_cache(maxsize=64)
def speaker(lang: str, game: str | None, more: Path | None = None) -> Speaker:
    return Speaker(lang, game, more)


def json_in_page(data: Any) -> Markup:
    """JSON that cannot end the script element it stands in."""
    text = encode(data).decode()
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


@cache
def easels() -> dict[str, Easel]:
    """{game: what draws for its referee}, of those whose referee has a page."""
    judges = {name: find(name).referee for name in games()}
    return {name: judge.easel for name, judge in judges.items() if judge is not None and judge.easel is not None}


def rendered(
    template: str,
    lang: str,
    here: str,
    about: str | None = None,
    locale: Path | None = None,
    spoken: bool = True,
    lean: bool = False,
    **context: Any,
) -> str:
    """Fill in a template. `about`: the game whose words, style and symbols it needs; `locale`: other words instead of
    the game's; not `spoken`: without the game's words, which take their time to be read; `lean`: only with the symbols
    that it shows, and where to find the others."""
    symbols = icons() + (found(about).symbols if about else "")
    text = (
        templates()
        .get_template(template)
        .render(
            lang=lang,
            langs=LANGS,
            say=speaker(lang, about if spoken and not locale else None, locale),
            games=list(games().values()),
            judged=[find(name).info for name in easels()],
            symbols=SYMBOLS if lean else Markup(symbols),
            about=about,
            version=static_version(),
            here=here,
            **context,
        )
    )
    if lean:
        text = text.replace(
            SYMBOLS, SHOWN.format(version=static_version(), about=about, symbols=only_used(symbols, text))
        )
    return text


SYMBOLS = Markup("<!--symbols-->")
SHOWN = (
    '<svg width="0" height="0" class="icons" aria-hidden="true"><defs id="symbols" '
    'data-more="/static/games/{about}/symbols.svg?v={version}" '
    'data-sheet="/static/games/{about}/later.css?v={version}">{symbols}</defs></svg>'
)


def page(
    request: Req,
    template: str,
    code_: int = 200,
    about: str | None = None,
    locale: Path | None = None,
    **context: Any,
) -> Page:
    """A template filled in for whoever asks; `?lang=` is kept in a cookie."""
    asked = request.query_params.get("lang")
    lang = language(request, asked)
    here = request.url.path if not request.url.path.startswith(("/join/", "/keeper/enter/")) else "/"
    text = rendered(template, lang, here, about, locale, **context)
    response = Response(text, status_code=code_, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    keep_language(response, asked, lang)
    return response


def keep_language(response: Response[Any], asked: str | None, lang: str) -> None:
    """Whoever has chosen a language is answered in it from now on."""
    if asked == lang:
        response.set_cookie(key="lang", value=lang, max_age=YEAR, samesite="lax", path="/")


# -- pages -----------------------------------------------------------------------------------------------------------
def go(request: Req, path: str, key: str | None = None) -> Response[Any]:
    response = Redirect(path, status_code=303)
    if key is not None:
        response.set_cookie(**cookie(request, key))
    return response


@cache
def ready(game: str, lang: str) -> None:
    """Read and compile what the pages of a game need, aside: whoever comes first after a start holds up nobody."""
    templates().get_template("table.html")
    easels()
    speaker(lang, game)
    found(game).words_of(lang)


@get("/t/{table:str}")
async def table_page(
    request: Req, table: str, seat: Annotated[int | None, Parameter(query="seat", ge=0, le=63)] = None
) -> Page:
    host = host_of(request)
    lang = language(request, request.query_params.get("lang"))
    if (room := await host.tables.rooms.find(table)) is not None:
        return page(request, "room.html", **waiting.shown(request, room, lang))
    seats = await proven(request, table)
    held = sorted(one for one in seats if one != HOST)
    async with host.tables.open(table) as living:
        await asyncio.to_thread(ready, living.row.game, lang)
        async with living.lock:
            if seat is not None:
                must_hold(seats, living.seat(seat))
            elif len(held) == 1:
                seat = held[0]
            shown = living.showing.show(seat, lang)
            start = {
                "table": living.id,
                "game": living.row.game,
                "kind": living.row.kind,
                "seat": seat,
                "held": held,
                "host": HOST in seats,
                "open": living.table.game.open_handed or living.solo,
                "lang": lang,
                "to": shown.to,
                "ask": shown.ask,
                "status": shown.status,
                "log": shown.log,
                "order": shown.order,
            }
            game = living.table.game
        return await asyncio.to_thread(
            page,
            request,
            "table.html",
            about=game.id,
            lean=True,
            game=game.info,
            table=living.id,
            seat=seat,
            held=held,
            host=HOST in seats,
            lasting=game.campaign(living.table.state),
            near=near(request),
            calls=HOST in seats and host.settings.outside,
            several=len(held) > 1,
            scene=Markup(shown.scene.filled()),
            ask=shown.ask,
            status=shown.status,
            log=shown.log,
            start=json_in_page(start),
            **talk_of(game, lang),
        )


@get("/t/{table:str}/file")
async def take_along(request: Req, table: str) -> Response[bytes]:
    """The campaign as a file, for another machine."""
    must_be_host(await proven(request, table))
    async with host_of(request).tables.open(table) as living, living.lock:
        name = f"{living.row.game}-campaign.taverna"
        return Response(
            living.file(),
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        )


# -- replays ---------------------------------------------------------------------------------------------------------
@get("/replay/{table:str}")
async def replay(
    request: Req,
    table: str,
    at: Annotated[int | None, Parameter(query="at", ge=0, le=1_000_000)] = None,
    seat: Annotated[int | None, Parameter(query="seat", ge=0, le=63)] = None,
) -> Response[Any]:
    reading(request, DRAWN)
    lang = language(request, request.query_params.get("lang"))
    async with host_of(request).tables.open(table) as living:
        async with living.lock:
            if not living.open:
                return go(request, f"/t/{living.id}")
            told = living.replay
            status = living.status(None, lang)
            sitting = status["seats"]
        if seat is not None:
            living.seat(seat)
        at = min(at or 0, len(told.entries))
        frame, scene = await told.frame(at, seat, lang, sitting)
        seats = [{"seat": one["seat"], "name": one["name"], "kind": one["kind"]} for one in sitting]
        start = {
            "table": living.id,
            "game": living.row.game,
            "lang": lang,
            "at": at,
            "of": len(told.entries),
            "seats": seats,
            "seat": seat,
            "order": frame["order"],
        }
        return page(
            request,
            "replay.html",
            about=living.row.game,
            game=living.table.game.info,
            table=living.id,
            seats=seats,
            of=len(told.entries),
            at=at,
            onward=status["next"] and bool(await proven(request, table)),
            scene=Markup(scene),
            log=frame["log"],
            status=frame["status"],
            start=json_in_page(start),
        )


@post("/replay/{table:str}/fork", status_code=303)
async def play_on(
    request: Req, table: str, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    creating(request)
    host = host_of(request)
    try:
        at = int(data.get("at") or 0)
    except ValueError:
        raise Refused("bad-request", "at is a number") from None
    key = await device_or_new(request)
    async with host.tables.open(table) as living:
        id, _ = await host.tables.fork(living, at, None, language(request), key)
    return go(request, f"/t/{id}", key)


@get("/records")
async def records(request: Req) -> Page:
    return page(request, "records.html", errors=None)


@post("/records", status_code=303)
async def upload(
    request: Req, data: Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
) -> Response[Any]:
    host = host_of(request)
    lang = language(request)
    file = data.get("record")
    try:
        if not isinstance(file, UploadFile):
            raise Refused("bad-request", "a file named 'record'")
        content = await file.read(host.settings.record + 1)
        if len(content) > host.settings.record:
            raise Refused("too-large")
        creating(request, len(content))
        key = await device_or_new(request)
        if data.get("go") is not None:
            return go(request, f"/t/{await host.tables.brought.campaign(content, lang, key)}", key)
        id = await host.tables.brought.record(content, lang, key)
    except Refused as error:
        told = error.told(lang)
        text = f"{told['text']} {told.get('detail', '')}".strip()
        return page(request, "records.html", error.status, errors=text)
    return go(request, f"/replay/{id}", key)


# -- files -----------------------------------------------------------------------------------------------------------
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def static_file(path: str, version: str = "") -> tuple[bytes, str]:
    """A file of web/static. `style.css` is what all drawings share, `games/ID.css` what one game adds,
    `games/ID/referee.css` what its referee does, `games/ID/table.css` what its table needs at first, `later.css` and
    `symbols.svg` what it needs besides. With a version a script comes with everything it needs."""
    if path.startswith("games/") and path.endswith("/symbols.svg"):
        return "".join(
            one[0] for one in SYMBOL.finditer(icons() + found(path[6:-12]).symbols)
        ).encode(), "image/svg+xml"
    if path.startswith("games/") and path.endswith(("/table.css", "/later.css")):
        around = packing.at_table("".join(packing.sheet(_sheet(one)) for one in TABLE))
        first, later = packing.halves(packing.sheet(stylesheet()) + around + packing.sheet(found(path[6:-10]).style))
        return (first if path.endswith("/table.css") else later).encode(), "text/css"
    if path.endswith(".css"):
        return packing.sheet(_sheet(path)).encode(), "text/css"
    if version and path.endswith(".js") and _file(path).parent == STATIC.resolve():
        return packing.script(path, version).encode(), "text/javascript"
    file = _file(path)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    data = file.read_bytes()
    return packing.plain(data.decode()).encode() if file.suffix == ".js" else data, kind


def _file(path: str) -> Path:
    file = (STATIC / path).resolve()
    if not file.is_relative_to(STATIC.resolve()) or "\0" in path or not file.is_file():
        raise Refused("no-page")
    return file


def _sheet(path: str) -> str:
    if path == "style.css":
        return stylesheet()
    if path.startswith("games/") and path.endswith("/referee.css"):
        return referee_style(path[6:-12])
    if path.startswith("games/"):
        return str(found(path[6:-4]).style)
    return _file(path).read_text(encoding="utf-8")


TABLE = ("page.css", "talk.css")


@cache
def referee_style(game: str) -> str:
    """The stylesheet of a game's referee."""
    file = found(game).folder / "referee" / "style.css"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def static_version() -> str:
    """Changes when any static file does."""
    newest = [file.stat().st_mtime_ns for file in STATIC.rglob("*") if file.is_file()] if STATIC.is_dir() else []
    styles = stylesheet() + "".join(find(id).style + referee_style(id) for id in games())
    return f"{hashlib.blake2b(repr(sorted(newest)).encode() + styles.encode(), digest_size=5).hexdigest()}"


@get("/static/{path:path}", packed=True)
async def static(request: Req, path: str) -> Response[bytes]:
    try:
        version = request.query_params.get("v", "")
        data, kind = static_file(str(path).lstrip("/"), version and static_version())
    except (OSError, ValueError):
        raise Refused("no-page") from None
    etag = f'"{hashlib.blake2b(data, digest_size=8).hexdigest()}"'
    headers = {"ETag": etag, "Cache-Control": KEPT if version else "no-cache"}
    headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    how = packing.way(request.headers.get("accept-encoding", ""))
    if how and len(data) > 300:
        small = packing.packed(data, how)
        return Response(small, headers={**headers, "Content-Encoding": how}, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


@get("/favicon.ico")
async def favicon(request: Req) -> Response[bytes]:
    try:
        data, kind = static_file("favicon.svg")
    except Refused:
        return Response(b"", status_code=204)
    return Response(data, media_type=kind)


def error_page(request: Req, error: Refused) -> Page:
    """What a person sees instead of the page they asked for."""
    told = error.told(language(request))
    if error.code != "slow-down":  # which must cost less than what was asked
        with suppress(TemplateNotFound, KeyError):
            return page(request, "error.html", error.status, code=error.code, text=told["text"], status=error.status)
    text = str(Markup.escape(told["text"]))
    bare = f"<!doctype html><title>{text}</title><p>{text}</p>"
    return Response(bare, status_code=error.status, media_type="text/html")


def pages(record_limit: int) -> Router:
    return Router(
        "/",
        route_handlers=[
            table_page,
            take_along,
            replay,
            play_on,
            records,
            Router("/", route_handlers=[upload], request_max_body_size=record_limit + 4096),
            static,
            favicon,
        ],
        include_in_schema=False,
    )


__all__ = ["error_page", "go", "page", "pages"]
