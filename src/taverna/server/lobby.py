"""The first page: what there is to play, and this device's tables. See `pages.py` for what every
template gets; these get besides:

index.html      tables: this device's: [{id, game, title, seats: [held], over, kind, moved (seconds), called}]; those
                that wait for it come first, then the latest
                shelf: what there is to play: [{game: GameInfo, about, players, cover: marked safe or "",
                campaign: the fields of a form that begins one, or {}; named: whether names are asked for first;
                gallery: whether it has one; learn: whether there is a guided game}]
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get
from markupsafe import Markup

from taverna import games
from taverna.core.game import Game
from taverna.games import find

from .door import device, host_of, language
from .found import lobby_says
from .pages import Page, Req, page
from .plans import of_device

EVENING = 2
"""For how many a campaign is begun from the first page, where the game allows it."""


@get("/")
async def index(request: Req) -> Page:
    key = device(request)
    briefs = await host_of(request).storage.of_device(key) if key else []
    lang = language(request, request.query_params.get("lang"))
    known = games()
    standing = await host_of(request).tables.standings.of(key, lang) if key else []
    called = {one.table for one in standing if one.called}
    tables = [
        msgspec.to_builtins(brief) | {"title": known[brief.game].title[lang], "called": brief.id in called}
        for brief in briefs
        if brief.game in known
    ]
    tables = await _gatherings(request, key, lang) + tables
    tables.sort(key=lambda one: not one.get("called"))
    return page(request, "index.html", tables=tables, shelf=[on_the_shelf(find(name), lang) for name in known])


async def _gatherings(request: Req, key: str | None, lang: str) -> list[dict[str, Any]]:
    """This device's tables that are still gathering, as they stand in the list."""
    known = games()
    plans = await of_device(host_of(request).storage, key) if key else []
    return [
        {"id": plan.id, "game": plan.game, "title": known[plan.game].title[lang], "seats": [], "over": False}
        | {"kind": "gathering", "moved": plan.made}
        for plan in plans
        if plan.game in known
    ]


def on_the_shelf(game: Game[Any], lang: str) -> dict[str, Any]:
    """What the first page tells of a game."""
    info = game.info
    fewest, most = info.min_seats, info.max_seats
    return {
        "game": info,
        "about": lobby_says(game, lang, "game-about"),
        "players": str(fewest) if fewest == most else f"{fewest}–{most}",
        "cover": Markup(game.cover),
        "campaign": _first_evening(game) if info.campaign else {},
        "named": bool(game.written()),
        "gallery": bool(game.shelves),
        "learn": bool(game.lessons),
    }


def _first_evening(game: Game[Any]) -> dict[str, Any]:
    """The fields of a form that begins a campaign, all at this device."""
    seats = min(max(EVENING, game.info.min_seats), game.info.max_seats)
    mine = {f"seat{nth}": "me" for nth in range(1, seats)}
    options = {f"option_{name}": value for name, value in game.info.campaign.items()}
    return {"game": game.id, "seats": seats} | mine | options


def lobby() -> Router:
    """The routes."""
    return Router("/", route_handlers=[index], include_in_schema=False)
