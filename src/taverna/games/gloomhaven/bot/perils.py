"""What must not come about: by which a scenario is lost besides the end of the party, and what keeps it off.

As with goals, nothing here knows a scenario: the tests of its losses are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from taverna.hexgrid import Hex

from ..records import scenarios as s
from ..records.board import Board
from ..records.ground import Number
from ..rules import facts, land
from ..state import Character, Table

WITHIN = re.compile(r"within\('(\w+)'\) == 0")
EXHAUSTED = re.compile(r"exhausted > (?:0|fell\('\w+'\))")
LOW, HALF, HIGH = 1, 3, 6
"""Dry hexes left at which nearly all of us bail, half of us, and one of four."""


class Perils(NamedTuple):
    """What the losses of a scenario speak of."""

    deadline: int  # the round at whose end all is lost, or 0
    rising: str  # the letter of hexes of which one must stay dry
    posts: tuple[tuple[str, str], ...]  # rooms that one of us must be in, each with the test that says when
    waves: tuple[str, ...]  # the tests of rules by which foes come again and again
    frail: str  # the test under which none of us may be exhausted
    scalds: tuple[Number, ...]  # the damage of whoever ends a turn on difficult terrain


@lru_cache(maxsize=200)
def perils(board: Board) -> Perils:
    tests = list(losses(board.scenario))
    ends = [int(found[1]) for test in tests if (found := re.fullmatch(r"\(round >= (\d+)\)", test))]
    dry = [found[1] for test in tests if (found := re.search(r"bare\('(\w+)'\) == 0", test))]
    posts = [(room, WITHIN.sub("1 == 1", test)) for test in tests for room in WITHIN.findall(test)]
    waves = [
        piece.test
        for piece in board.scenario.pieces
        if piece.when in ("round-start", "round-end") and not piece.once and "round <" not in piece.test
        if any(isinstance(do, s.Spawn) for do in piece.do)
    ]
    frail = next((EXHAUSTED.sub("1 == 1", test) for test in tests if EXHAUSTED.search(test)), "")
    scalds = [
        do.value
        for piece in board.scenario.pieces
        if piece.when == "turn-end" and piece.test == "treads('difficult')"
        for do in piece.do
        if isinstance(do, s.Hurt) and do.whom.side == "cause"
    ]
    return Perils(min(ends, default=0), next(iter(dry), ""), tuple(posts), tuple(waves), frail, tuple(scalds))


def losses(scenario: s.Scenario) -> Iterator[str]:
    """The tests that end a scenario badly."""
    yield from (lost.test for lost in scenario.lose if lost.test)
    for piece in scenario.pieces:
        for do in piece.do:
            if isinstance(do, s.Lose):
                yield " and ".join(f"({test})" for test in (piece.test, do.test) if test)


def of(g: Table) -> Perils:
    return perils(g.content.board(g))


# -- water -----------------------------------------------------------------------------------------------------------
def bailers(g: Table) -> dict[str, list[Hex]]:
    """Who is to keep the water down, and where each can: to take water up, or with what it carries to pour it out. As
    many as are wanted, those with the shortest way."""
    letter = of(g).rising
    if not letter:
        return {}
    dry = facts.amount(g, f"bare('{letter}')")
    heroes = [mat for mat in g.characters if not mat.exhausted and g.figures[mat.id].at is not None]
    share = 0.75 if dry <= LOW else 0.5 if dry <= HALF else 0.25 if dry <= HIGH and len(heroes) > 2 else 0.0
    ways: list[tuple[int, str, list[Hex]]] = []
    for mat in heroes:
        there = bailing(g, letter, mat)
        if there:
            far = land.ground(g).distances(g.figures[mat.id].at)  # type: ignore[arg-type]
            ways.append((min(far.get(a, 99) for a in there), mat.id, there))
    return {id: there for _, id, there in sorted(ways)[: ceil(share * len(heroes))]}


def bailing(g: Table, letter: str, mat: Character) -> list[Hex]:
    """Where a character ends its turn to that end."""
    rules = g.content.scenario(g).pieces
    taken = {f.at for f in g.figures.values() if f.at is not None and f.id != mat.id}
    for piece in rules:
        if not any(
            isinstance(do, s.Clear) and do.what == "difficult" and do.here and do.at == letter for do in piece.do
        ):
            continue
        names = [do.name for do in piece.do if isinstance(do, s.Count) and do.own]
        if not any(facts.own(g, mat.id, name) for name in names):
            return [a for a in g.spots.get(letter, ()) if a in g.difficult and a not in taken]
        emptied = [
            one for one in rules if any(isinstance(do, s.Count) and do.own and do.set is not None for do in one.do)
        ]
        letters = [found[1] for one in emptied if (found := re.search(r"here\('(\w+)'\)", one.test)) is not None]
        return [a for one in letters for a in g.spots.get(one, ()) if a not in taken]
    return []


# -- posts -----------------------------------------------------------------------------------------------------------
def posts(g: Table) -> set[str]:
    """Rooms that one of us must be in, or all is lost."""
    return {room for room, test in of(g).posts if facts.holds(g, test)}


def frail(g: Table) -> bool:
    """Whether all is lost with any of us."""
    test = of(g).frail
    return bool(test) and facts.holds(g, test)


def scald(g: Table) -> int:
    """What whoever ends a turn on difficult terrain suffers."""
    return sum(facts.amount(g, value) for value in of(g).scalds)


def endless(g: Table) -> bool:
    """Whether foes come again and again, whatever becomes of those who are there."""
    return any("revealed" not in test or facts.holds(g, test) for test in of(g).waves)
