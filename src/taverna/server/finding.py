"""Finding a game: the open tables of this host, those that still gather and those one can watch. A table is private
unless whoever set it up has put it on the list.

tables.html     gathering: [{id, title, free, seats, names, made}]; live: [{id, title, names, moved}]; only: the game
                asked for (?game=), or ""; room: how many seats must be free (?free=)
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import Parameter

from taverna import games

from .door import LISTED, host_of, language, reading
from .pages import Page, Req, page
from .plans import listed
from .storage import Db

MOST = 60


@get("/tables")
async def open_tables(
    request: Req,
    game: Annotated[str, Parameter(query="game", max_length=100)] = "",
    free: Annotated[int, Parameter(query="free", ge=0, le=16)] = 0,
) -> Page:
    """What one can join or watch here."""
    reading(request, LISTED)
    lang = language(request, request.query_params.get("lang"))
    known, storage = games(), host_of(request).storage
    gathering: list[dict[str, Any]] = [
        {
            "id": plan.id,
            "title": known[plan.game].title[lang],
            "free": sum(chair.free for chair in plan.chairs),
            "seats": len(plan.chairs),
            "names": [chair.name for chair in plan.chairs if chair.name],
            "moved": plan.made,
        }
        for plan in await listed(storage)
        if plan.game in known and game in ("", plan.game)
    ]
    live = [
        {"id": id, "title": known[what].title[lang], "names": names, "moved": moved}
        for id, what, moved, names in await storage.read(_live)
        if what in known and game in ("", what)
    ]
    return page(
        request,
        "tables.html",
        gathering=[one for one in gathering if one["free"] >= free],
        live=live,
        only=game if game in known else "",
        room=free,
    )


def _live(db: Db) -> list[tuple[str, str, float, list[str]]]:
    """Those being played that anyone may watch, the latest first."""
    rows: list[Any] = db.execute(
        "SELECT t.id, t.game, t.moved FROM listed l JOIN tables t ON t.id = l.tbl WHERE t.over=0 "
        "ORDER BY t.moved DESC LIMIT ?",
        (MOST,),
    ).fetchall()
    named = "SELECT name FROM seats WHERE tbl=? AND name<>'' ORDER BY seat"
    return [(id, game, moved, [row[0] for row in db.execute(named, (id,))]) for id, game, moved in rows]


def finding() -> Router:
    return Router("/", route_handlers=[open_tables], include_in_schema=False)
