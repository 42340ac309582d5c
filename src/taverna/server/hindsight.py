"""Looking back on a finished game, as a part of the page of its replay: made when somebody first asks.

back.html       drawn: the curve, the chapters, luck and decisions (`curve.Drawn`), or None and done: how far it is
    GET /replay/<id>/back
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get

from .curve import Drawn
from .door import ADVISED, LISTED, host_of, language, reading
from .pages import Page, page

Req = Request[Any, Any, Any]


@get("/replay/{table:str}/back", include_in_schema=False)
async def back(request: Req, table: str) -> Page:
    """What there is to see in hindsight, or how far it is."""
    reading(request, LISTED)
    lang, host = language(request, request.query_params.get("lang")), host_of(request)
    async with host.tables.open(table) as living:
        found = await host.looking.kept(living)  # refused unless it may be seen
        if found is None:
            if host.looking.done(living.id) is None:
                reading(request, ADVISED)
                host.looking.begin(living)
            return page(request, "back.html", table=table, drawn=None, done=host.looking.done(living.id))
        async with living.lock:
            status = living.status(None, lang)
            names = [one["name"] for one in status["seats"]]
            words = living.table.game.words(lang, living.table.state)
        return page(request, "back.html", table=table, drawn=Drawn(found, names, words), done=1.0)


def hindsights() -> Router:
    return Router("/", route_handlers=[back])
