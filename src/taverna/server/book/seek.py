"""Looking for something in the rules, from every page and from the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import Parameter

from taverna import games, search

from ..door import LISTED, host_of, language, reading
from ..pages import Req, page, rendered


@get("/rules/search")
async def seek(
    request: Req,
    q: Annotated[str, Parameter(query="q", max_length=200)] = "",
    game: Annotated[str, Parameter(query="game", max_length=100)] = "",
) -> Response[Any]:
    """What the rules say of it: a page, or with `?part` the list alone."""
    reading(request, LISTED)  # beside what a page costs
    lang = language(request, request.query_params.get("lang"))
    known = game if game in games() else ""
    found = await asyncio.to_thread(looked_up, lang, q, known, host_of(request).settings.made)
    titles = {name: info.title[lang] for name, info in games().items()}
    context: dict[str, Any] = {"found": found, "q": q, "chosen": known, "titles": titles}
    if "part" in request.query_params:
        text = rendered("book/found.html", lang, "/rules/search", **context)
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    return page(request, "book/search.html", **context)


def looked_up(lang: str, q: str, game: str, keep: Path) -> list[search.Found]:
    return search.index(lang, keep).search(q, game) if q.strip() else []
