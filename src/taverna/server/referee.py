"""The referee of Gloomhaven on the web: a page to paint a position on, and the two calls behind it.

The position lives in the address: `?p=` is the query, packed; `&o=` is the outcome that is drawn in full.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import zlib
from math import comb
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import Parameter
from markupsafe import Markup
from msgspec import Meta

from taverna.games.gloomhaven.referee import answer
from taverna.games.gloomhaven.referee.drawing import Drawing, draw
from taverna.games.gloomhaven.referee.sketch import PRESETS, Sketch
from taverna.hexgrid import Hex

from .api import ERRORS
from .door import acting, following, language
from .pages import Page, page, speaker
from .refusals import Refused
from .wire import Lang

Req = Request[Any, Any, Any]
Tool = Literal[
    "floor", "wall", "edge", "door", "obstacle", "trap", "hazard", "difficult",
    "acting", "character", "summon", "friend", "hand", "erase",
]  # fmt: skip

PACKED, LARGEST = 12_000, 48_000
"""The most characters of a packed position, and the most bytes it may hold."""
WORK = 150_000
"""Areas on huge boards take long: floor hexes x area hexes x enemies x range, at most."""
TIES = 1_000
"""So many equally good sets of targets at most: they are all told, and they grow fast."""

Near = Annotated[int, Meta(ge=-10_000, le=10_000)]
Spot = tuple[Near, Near]


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


def judged(query: object) -> dict[str, Any]:
    """The answer; a query that would take too long is refused."""
    s = Sketch.of(query)
    attack = s.card["attack"]
    enemies = len(s.characters) + len(s.summons)
    head = {"id": query["id"]} if isinstance(query, dict) and "id" in query else {}
    if s.ask == "monster-turn" and attack:
        ties = comb(enemies, min(attack["targets"], enemies // 2))  # that many sets of targets may all be allowed
        places = len(s.floor) * len(attack["area"]) * max(1, enemies) * max(1, attack["range"])
        for too_much, where in ((ties > TIES, "targets"), (places > WORK, "area")):
            if too_much:
                error = {"path": f"$.card.attack.{where}", "reason": "this is too much to work out here"}
                return head | {"error": error}
    return answer(query)


# -- the page --------------------------------------------------------------------------------------------------------
def address(p: str, outcome: int = 0) -> str:
    return f"/referee?p={p}" + (f"&o={outcome}" if outcome else "")


def shown(query: object, lang: str, outcome: int, edges: bool = False) -> dict[str, Any]:
    """Everything there is to see of a position."""
    p, reply, say = pack(query), judged(query), speaker(lang, None)
    scene = draw(query, reply, say, outcome, edges, lambda n: address(p, n))
    d = Drawing(Sketch.of(query), reply, say, outcome)
    return {
        "p": p,
        "o": d.chosen,
        "address": address(p, d.chosen),
        "scene": scene,
        "order": {layer: [] for layer in ("ground", "wall", "way", "figure", "aim", "spot", "edge", "outcome")}
        | scene.layers(),
        "box": d.box(),
        "said": d.said(),
    }


@get("/referee", include_in_schema=False)
async def referee_page(
    request: Req,
    p: Annotated[str, Parameter(query="p")] = "",
    o: Annotated[int, Parameter(query="o", ge=0, le=100_000)] = 0,
) -> Page:
    """Without a position, the first example."""
    following(request)
    query = unpack(p) if p else PRESETS["targets"].query()
    lang = language(request, request.query_params.get("lang"))
    seen = await asyncio.to_thread(shown, query, lang, o)
    presets = [(name, address(pack(sketch.query()))) for name, sketch in PRESETS.items()]
    context = {"scene": Markup(seen["scene"].filled()), "said": seen["said"], "p": seen["p"], "o": seen["o"]}
    return page(request, "referee.html", about="gloomhaven", presets=presets, **context)


# -- the calls -------------------------------------------------------------------------------------------------------
class Stroke(msgspec.Struct, forbid_unknown_fields=True):
    """What is changed in a position, if anything, and how it is to be shown."""

    p: Annotated[str, Meta(max_length=PACKED)] = ""
    tool: Tool = "hand"
    at: Annotated[list[Spot], Meta(max_length=1000)] = []
    to: Spot | None = None
    """With `edge` the hex on the other side, with `hand` where a figure is put."""
    erase: bool = False
    area: Spot | None = None
    """A hex put into the attack's area, or taken out of it."""
    form: dict[str, Annotated[str, Meta(max_length=100)]] | None = None
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
async def ask_referee(request: Req, data: dict[str, Any]) -> dict[str, Any]:
    """What the rules of Gloomhaven allow in a position: a query as of `taverna referee gloomhaven`, and its answer; a
    query that does not fit is answered with `{"error": {"path", "reason"}}`."""
    acting(request)
    return await asyncio.to_thread(judged, data)


@post("/referee/paint", status_code=200, responses=ERRORS)
async def paint(request: Req, data: Stroke) -> Painted:
    """Change a position and draw it: strokes of a tool, a hex of the area, or the card's form."""
    acting(request)
    seen = await asyncio.to_thread(_painted, data)
    return Painted(fragments=dict(seen.pop("scene")), **seen)


def _painted(stroke: Stroke) -> dict[str, Any]:
    query = unpack(stroke.p) if stroke.p else PRESETS["targets"].query()
    note = ""
    if stroke.at or stroke.area is not None or stroke.form is not None:
        sketch = Sketch.of(query)
        if stroke.tool == "summon" and stroke.at and not sketch.characters:
            note = speaker(stroke.lang, None)("referee-note-summon")
        for a in stroke.at:
            sketch.use(stroke.tool, _hex(a), stroke.to and _hex(stroke.to), stroke.erase)
        if stroke.area is not None:
            sketch.toggle_area(_hex(stroke.area))
        if stroke.form is not None:
            sketch.fill_in(stroke.form)
        query = sketch.query()
    return shown(query, stroke.lang, stroke.o, stroke.tool == "edge") | {"note": note}


def _hex(a: Spot) -> Hex:
    return a[0], a[1]


def referee() -> list[Any]:
    """The routes."""
    return [referee_page, Router("/api", route_handlers=[ask_referee, paint])]
