"""How far the rules are proven: every clause with its tests, to be filtered."""

from __future__ import annotations

from collections import Counter

from litestar import Response, get

from taverna import conformance

from ..found import found
from ..pages import Req
from .leaves import leaf
from .press import printed
from .reader import reader


@get("/rules/{game:str}/conformance")
async def proofs(request: Req, game: str) -> Response[bytes]:
    """Each clause and example with the tests that would see it broken."""
    known = found(game)

    def make(lang: str) -> str:
        r = reader(known.id, lang)
        kept = conformance.proofs(known.id)
        rows = [(entry, kept.how(id), kept.clauses.get(id, [])) for id, entry in r.catalogue.by_id.items()]
        counts = Counter(proof for _, proof, _ in rows)
        return leaf(r, "conformance", request.url.path, "conformance", rows=rows, counts=counts)

    return await printed(request, make)
