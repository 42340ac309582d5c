"""What a seat may ask without changing anything: what is this, why not, and what if."""

from __future__ import annotations

import logging
from typing import Any

from taverna.core.words import called

from .living import Living
from .refusals import Refused

log = logging.getLogger("taverna.server")


async def why_of(living: Living, seat: int, target: str, lang: str) -> dict[str, Any]:
    """Why a board element is not on offer: clause, page and a sentence; all None if it is."""
    async with living.lock:
        refusal = living.table.why(living.seat(seat), target)
        if refusal is None:
            return {"target": target, "clause": None, "page": None, "text": None}
        with called(living.names):
            text = refusal.text(lang)
        return {"target": target, "clause": refusal.clause, "page": refusal.page, "text": text}


async def look_of(living: Living, seat: int | None, target: str, lang: str) -> str:
    """What a thing on the table is, as far as the seat can know: made from its view alone, outside the event loop."""
    async with living.lock:
        table = living.table
        with called(living.names):
            view, words = table.view(seat), table.game.words(lang, table.state)
    try:
        return str(await living.tables.aside(table.game.look, view, seat, target, words, table.content))
    except Exception:
        log.exception("a look at a thing of %s failed", table.game.id)
        return ""


async def preview_of(living: Living, seat: int, question: str, option: str, lang: str) -> str:
    """What choosing this would mean as far as the seat can know: made from its view alone, outside the event loop."""
    async with living.lock:
        table = living.table
        asked = table.questions.get(living.seat(seat))
        if asked is None or asked.id != question:
            raise Refused("refused", refusal=table.refusal("TABLE-QUESTION-02"))
        if all(one.id != option for one in asked.options):
            raise Refused("refused", refusal=table.refusal("TABLE-QUESTION-01", seat))
        with called(living.names):
            view, words = table.view(seat), table.game.words(lang, table.state)
    try:
        return await living.tables.aside(table.game.preview, view, seat, option, words, table.content)
    except Exception:
        log.exception("a preview at a table of %s failed", table.game.id)
        return ""
