"""A kind of act: which things it is about, what forbids them, and what lies elsewhere.

What no clause of a kind forbids is on offer, and the clause is the reason for the rest. The offer is asked for at every
question, the reasons hardly ever: what is on offer may be listed straight away, as long as it comes to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from taverna.core.ask import Offer, Value

from ..state import Hero, Table

Refused = Iterator[tuple[Value, str]]
Zone = Callable[[Table, Hero], list[Value]]
Closed = Callable[[Table, Hero], str | None]
Elsewhere = Callable[[Table, Hero], Refused]


class Kind(NamedTuple):
    """`zone` is what a Hero can do to the things within its reach, or one act that needs no object; `closed` the
    clauses by which nothing of it can be done now, the first that holds being the reason; `barred` are the things
    within reach that it cannot be done to, and `elsewhere` those out of reach, each with the clause that forbids it."""

    zone: Zone | str
    closed: tuple[Closed, ...] = ()
    barred: Elsewhere | None = None
    elsewhere: Elsewhere | None = None

    def there(self, g: Table, hero: Hero) -> list[Value]:
        return [self.zone] if isinstance(self.zone, str) else self.zone(g, hero)

    def why_closed(self, g: Table, hero: Hero) -> str | None:
        """The first clause by which nothing of it can be done now."""
        return next((clause for test in self.closed if (clause := test(g, hero)) is not None), None)

    def refused(self, g: Table, hero: Hero) -> Refused:
        """What is not on offer, with the clause that forbids it."""
        closed = self.why_closed(g, hero)
        if closed is not None:
            for value in self.there(g, hero):
                yield value, closed
        if self.barred is not None:
            for value, clause in self.barred(g, hero):
                yield value, closed or clause
        if self.elsewhere is not None:
            yield from self.elsewhere(g, hero)


class Kinds:
    """Several kinds of acts: what is on offer of them, as it is listed straight away or as their clauses have it."""

    __slots__ = ("all", "offered")

    def __init__(self, *kinds: Kind, listed: Zone | None = None) -> None:
        self.all = kinds
        self.offered = listed or self.allowed

    def allowed(self, g: Table, hero: Hero) -> list[Value]:
        """What no clause forbids."""
        return [value for kind in self.all if kind.why_closed(g, hero) is None for value in kind.there(g, hero)]


class Acts(Offer):
    """What a Hero may do of several kinds, and the clause for what it may not."""

    __slots__ = ("g", "kinds", "seat")

    def __init__(self, g: Table, seat: int, kinds: Kinds) -> None:
        self._seen = None
        self.g = g
        self.seat = seat
        self.kinds = kinds

    def __call__(self) -> list[Value]:
        if (seen := self._seen) is not None:
            self._seen = None
            return seen
        g = self.g
        return self.kinds.offered(g, g.heroes[self.seat])

    def offered(self) -> list[Value]:
        g = self.g
        return self.kinds.offered(g, g.heroes[self.seat])

    def refused(self) -> Refused:
        g = self.g
        hero = g.heroes[self.seat]
        for kind in self.kinds.all:
            yield from kind.refused(g, hero)
