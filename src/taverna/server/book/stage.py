"""Worked examples on the table, step by step."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from markupsafe import Markup

from taverna.core import drawn

from ..found import found
from ..pages import Req
from ..refusals import Refused
from .leaves import leaf
from .press import printed
from .reader import reader


@get(["/rules/{game:str}/examples/{id:str}", "/rules/{game:str}/examples/{id:str}/{step:int}"])
async def example(request: Req, game: str, id: str, step: int = 0) -> Response[bytes]:
    """An example, and the table as it stands at one of its steps."""
    known = found(game)
    ids = [one.id for one in known.catalogue.examples]
    seen = drawn.examples(known).get(id)
    if id not in ids or not 0 <= step < (len(seen.steps) if seen else 1):
        raise Refused("no-page")
    at = ids.index(id)

    def make(lang: str) -> str:
        r = reader(known.id, lang)
        more: dict[str, Any] = {"e": r.catalogue.by_id[id], "steps": [], "at": step}
        if seen is not None:
            shown = drawn.shown(known, seen, step, lang)
            more |= {"steps": drawn.told(known, seen, lang), "scene": Markup(shown.scene.filled())}
        more |= {"before": ids[at - 1] if at else None, "after": ids[at + 1] if at + 1 < len(ids) else None}
        return leaf(r, "example", request.url.path, "examples", **more)

    return await printed(request, make)
