"""A page for each card, item, monster, hero, scenario and mission: what it says, where it is from, what governs it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from litestar import Response, get

from taverna import conformance
from taverna.core.things import Thing
from taverna.core.words import plain

from ..found import found
from ..pages import Req
from ..refusals import Refused
from .leaves import leaf
from .press import printed
from .reader import Reader, reader


@lru_cache(maxsize=8)
def things_of(game: str) -> dict[str, Thing]:
    """{id: thing}; where two kinds share an id, the first."""
    known: dict[str, Thing] = {}
    rules = found(game)
    for thing in rules.things(rules.content()):
        known.setdefault(thing.id, thing)
    return known


@get("/rules/{game:str}/things")
async def things(request: Req, game: str) -> Response[bytes]:
    known = found(game)

    def make(lang: str) -> str:
        kinds: dict[str, list[Thing]] = {}
        for thing in sorted(things_of(known.id).values(), key=lambda thing: plain(thing.name[lang])):
            kinds.setdefault(thing.kind, []).append(thing)
        return leaf(reader(known.id, lang), "things", request.url.path, "things", kinds=kinds)

    return await printed(request, make)


@get("/rules/{game:str}/things/{id:str}")
async def thing(request: Req, game: str, id: str) -> Response[bytes]:
    known = found(game)
    if id not in things_of(known.id):
        raise Refused("no-page")

    def make(lang: str) -> str:
        r, one = reader(known.id, lang), things_of(known.id)[id]
        lines = one.tells(known.words_of(lang))
        tests = conformance.proofs(known.id).things.get(id, [])
        more: dict[str, Any] = {"thing": one, "lines": lines, "tests": tests, "clauses": governing(r, one)}
        return leaf(r, "thing", request.url.path, "things", **more)

    return await printed(request, make)


def governing(r: Reader, thing: Thing) -> list[Any]:
    """The clauses of its kind, and all that name it."""
    name = thing.name[r.lang]
    naming: Iterable[str] = (
        clause.id for clause in r.catalogue.clauses if len(name) > 3 and f" {name}" in f" {clause.text}"
    )
    ids = dict.fromkeys([*naming, *thing.clauses])
    return [r.catalogue.by_id[id] for id in ids if id in r.catalogue.by_id][:14]
