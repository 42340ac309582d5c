"""Every address of the book."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import taverna
from taverna.core import drawn
from taverna.games import find

SHELF = ("/rules", "/rules/house")
LEAVES = ("", "/examples", "/tables", "/readings", "/glossary", "/legend", "/things", "/conformance")


def stands(path: str) -> bool:
    """Is this one of them, written as the book writes it?"""
    name = path.split("/")[2] if path.count("/") > 1 else ""
    return path in SHELF or (name in taverna.games() and path in _all_of(name))


@cache
def _all_of(name: str) -> frozenset[str]:
    return frozenset(of(name))


def of(name: str) -> Iterator[str]:
    """Those of one game, the most read ones first."""
    game, root = find(name), f"/rules/{name}"
    yield from (root + leaf for leaf in LEAVES)
    if game.book is not None:
        yield from (f"{root}/five-minutes", f"{root}/sheet")
        yield from (f"{root}/chapters/{chapter.id}" for chapter in game.book.chapters)
    else:
        yield f"{root}/chapters/rules"
    yield from (f"{root}/clauses/{id}?part" for id in game.catalogue.by_id)
    for example in game.catalogue.examples:
        yield f"{root}/examples/{example.id}"
        steps = drawn.examples(game).get(example.id)
        yield from (f"{root}/examples/{example.id}/{n}" for n in range(len(steps.steps) if steps else 0))
    yield from dict.fromkeys(f"{root}/things/{thing.id}" for thing in game.things(game.content()))
