"""A kind of act: which things it is about, what forbids them, and what lies elsewhere.

Legality is said once: what no clause forbids is on offer, and the clause is the reason for the rest. Kinds are asked at
every question of every Hero, so each is one object for all tables; `Acts` is what a question offers of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from taverna.core.ask import Offer, Value

from ..state import Hero, Table

Refused = Iterator[tuple[Value, str]]
Zone = Callable[[Table, Hero], list[Value]]
Closed = Callable[[Table, Hero], str | None]
Bar = Callable[[Table, Hero, Value], str | None]
Elsewhere = Callable[[Table, Hero], Refused]


class Kind(NamedTuple):
    """`zone` is what is within a Hero's reach, or one act that needs no object; `closed` the clause by which nothing of
    it can be done now; `bar` the one by which a single thing cannot; `elsewhere` what is out of reach, with the clause
    that keeps it there."""

    zone: Zone | str
    closed: Closed | None = None
    bar: Bar | None = None
    elsewhere: Elsewhere | None = None

    def refused(self, g: Table, hero: Hero) -> Refused:
        """What is not on offer, with the clause that forbids it."""
        closed = None if self.closed is None else self.closed(g, hero)
        for value in [self.zone] if isinstance(self.zone, str) else self.zone(g, hero):
            clause = closed or (None if self.bar is None else self.bar(g, hero, value))
            if clause is not None:
                yield value, clause
        if self.elsewhere is not None:
            yield from self.elsewhere(g, hero)


class Acts(Offer):
    """What a Hero may do of several kinds, and the clause for what it may not."""

    __slots__ = ("g", "kinds", "seat")

    def __init__(self, g: Table, seat: int, kinds: tuple[Kind, ...]) -> None:
        self._seen = None
        self.g = g
        self.seat = seat
        self.kinds = kinds

    def offered(self) -> list[Value]:
        g = self.g
        hero = g.heroes[self.seat]
        found: list[Value] = []
        for zone, closed, bar, _ in self.kinds:
            if closed is not None and closed(g, hero) is not None:
                continue
            if isinstance(zone, str):
                found.append(zone)
                continue
            there = zone(g, hero)
            if there and bar is not None:
                there = [value for value in there if bar(g, hero, value) is None]
            found += there
        return found

    def refused(self) -> Refused:
        g = self.g
        hero = g.heroes[self.seat]
        for kind in self.kinds:
            yield from kind.refused(g, hero)
