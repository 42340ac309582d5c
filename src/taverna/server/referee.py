"""Referees on the web: for every game whose referee draws, a page to paint a position on, and the two calls behind it.

The position lives in the address: `?p=` is the query, packed; `&o=` is the outcome that is drawn in full; `&game=` is
the game, the first that has such a referee if it is not said.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Router, get, post
from litestar.params import Parameter
from markupsafe import Markup
from msgspec import Meta

from taverna.core import referee as judging
from taverna.core.game import Game
from taverna.core.referee import Easel, Sheet

from .api import ERRORS
from .door import acting, host_of, language
from .door import address as whence
from .found import found
from .pages import Page, easels, page, speaker
from .refusals import Refused
from .wire import Lang

Req = Request[Any, Any, Any]
T = TypeVar("T")
Asked = Annotated[str, Parameter(query="game", max_length=100)]

PACKED, LARGEST = 12_000, 48_000
"""The most characters of a packed position, and the most bytes it may hold."""


# -- packing ---------------------------------------------------------------------------------------------------------
def pack(query: object) -> str:
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(query), 9)).rstrip(b"=").decode()


def unpack(p: str) -> object:
    """The query in an address; what cannot be unpacked is no query."""
    if len(p) > PACKED:
        raise Refused("too-large")
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(base64.urlsafe_b64decode(p + "=" * (-len(p) % 4)), LARGEST + 1)
        if len(data) > LARGEST:
            raise Refused("too-large")
        return msgspec.json.decode(data)
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        return None


# -- who judges ------------------------------------------------------------------------------------------------------
def easel_of(name: str) -> tuple[Game[Any], Easel]:
    """The game that was asked for, or the first whose referee draws, and its easel."""
    if not name and not easels():
        raise Refused("no-page")
    game = found(name or next(iter(easels())))
    if game.id not in easels():
        raise Refused("no-page")
    return game, easels()[game.id]


def address(game: str, p: str, outcome: int = 0) -> str:
    first = game == next(iter(easels()))
    return f"/referee?p={p}" + (f"&o={outcome}" if outcome else "") + ("" if first else f"&game={game}")


def query_of(easel: Easel, p: str) -> object:
    """Without a position, the first example."""
    return unpack(p) if p else next(iter(easel.presets.values()))


def shown(game: Game[Any], easel: Easel, query: object, lang: str, outcome: int, tool: str = "") -> tuple[str, Sheet]:
    """Everything there is to see of a position, and the position packed."""
    p, say = pack(query), speaker(lang, None, easel.locale)
    return p, easel.shown(query, say, outcome, tool, lambda n: address(game.id, p, n))


async def _judged(request: Req, work: Callable[..., T], *args: object) -> T:
    return await host_of(request).judging.asked(whence(request), work, *args)


@get("/referee", include_in_schema=False)
async def referee_page(
    request: Req,
    p: Annotated[str, Parameter(query="p")] = "",
    o: Annotated[int, Parameter(query="o", ge=0, le=100_000)] = 0,
    game: Asked = "",
) -> Page:
    rules, easel = easel_of(game)
    lang = language(request, request.query_params.get("lang"))
    packed, sheet = await _judged(request, shown, rules, easel, query_of(easel, p), lang, o)
    return page(
        request,
        "referee.html",
        about=rules.id,
        locale=easel.locale,
        game=rules.info,
        presets=[(name, address(rules.id, pack(query))) for name, query in easel.presets.items()],
        scene=Markup(sheet.scene.filled()),
        said=sheet.said,
        p=packed,
        o=sheet.outcome,
    )


# -- the calls -------------------------------------------------------------------------------------------------------
class Stroke(judging.Stroke, kw_only=True, forbid_unknown_fields=True):
    """What is changed in a position, if anything, and how it is to be shown."""

    p: Annotated[str, Meta(max_length=PACKED)] = ""
    o: Annotated[int, Meta(ge=0, le=100_000)] = 0
    lang: Lang = "en"


class Painted(msgspec.Struct):
    """The position after it, its address, and its drawing."""

    p: str
    o: int
    address: str
    fragments: dict[str, str]
    order: dict[str, list[str]]
    box: dict[str, str]
    said: str
    note: str = ""
    """Why nothing was painted, if there is something to say about it."""


@post("/referee", status_code=200, responses=ERRORS)
async def ask_referee(request: Req, data: dict[str, Any], game: Asked = "") -> dict[str, Any]:
    """What the rules allow in a position: a query as of `taverna referee GAME`, and its answer; a query that does not
    fit is answered with `{"error": {"path", "reason"}}`."""
    acting(request)
    return await _judged(request, easel_of(game)[1].answer, data)


@post("/referee/paint", status_code=200, responses=ERRORS)
async def paint(request: Req, data: Stroke, game: Asked = "") -> Painted:
    """Change a position and draw it: strokes of a tool, a hex of the area, or the card's form."""
    acting(request)
    rules, easel = easel_of(game)
    if data.tool not in easel.tools:
        raise Refused("bad-request", f"tool is one of {', '.join(easel.tools)}")
    return await _judged(request, _painted, rules, easel, data)


def _painted(game: Game[Any], easel: Easel, stroke: Stroke) -> Painted:
    say = speaker(stroke.lang, None, easel.locale)
    after = easel.painted(query_of(easel, stroke.p), stroke, say)
    p, sheet = shown(game, easel, after.query, stroke.lang, stroke.o, stroke.tool)
    return Painted(
        p=p,
        o=sheet.outcome,
        address=address(game.id, p, sheet.outcome),
        fragments=dict(sheet.scene),
        order=sheet.order,
        box=sheet.box,
        said=sheet.said,
        note=after.note,
    )


def referee() -> list[Any]:
    """The routes."""
    return [referee_page, Router("/api", route_handlers=[ask_referee, paint])]
