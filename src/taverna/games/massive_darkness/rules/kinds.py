"""A kind of act: which things it is about, what forbids them, and what lies elsewhere.

Legality is said once: what no clause forbids is on offer, and the clause is the reason for the rest. Kinds are asked at
every question of every Hero, so each is one object for all tables; `Acts` is what a question offers of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from taverna.core.ask import Offer, Value

from ..state import Hero, Table

Refused = Iterator[tuple[Value, str]]
Zone = Callable[[Table, Hero], list[Value]]
Closed = Callable[[Table, Hero], str | None]
Elsewhere = Callable[[Table, Hero], Refused]
Purse = tuple[bool, bool, bool, tuple[str, ...]]
Paid = tuple[Zone | None, str, Closed | None]


def joined(clauses: Sequence[Closed]) -> Closed | None:
    """Several clauses as one: the first that holds."""
    if len(clauses) < 2:
        return clauses[0] if clauses else None

    def first(g: Table, hero: Hero) -> str | None:
        for test in clauses:
            clause = test(g, hero)
            if clause is not None:
                return clause
        return None

    return first


class Kind(NamedTuple):
    """`zone` is what a Hero can do to the things within its reach, or one act that needs no object; `closed` the
    clauses by which nothing of it can be done now, the first that holds being the reason; `barred` are the things
    within reach that it cannot be done to, and `elsewhere` those out of reach, each with the clause that forbids it;
    `known` says whether the Mission has anything of the kind."""

    zone: Zone | str
    closed: tuple[Closed, ...] = ()
    barred: Elsewhere | None = None
    elsewhere: Elsewhere | None = None
    known: Callable[[Table], bool] | None = None

    def without(self, clauses: Sequence[Closed]) -> Paid:
        """What is on offer of it once these clauses are known not to hold: its zone or its one act, and the others."""
        closed = joined([test for test in self.closed if test not in clauses])
        return (None, self.zone, closed) if isinstance(self.zone, str) else (self.zone, "", closed)

    def refused(self, g: Table, hero: Hero) -> Refused:
        """What is not on offer, with the clause that forbids it."""
        test = joined(self.closed)
        closed = None if test is None else test(g, hero)
        if closed is not None:
            for value in [self.zone] if isinstance(self.zone, str) else self.zone(g, hero):
                yield value, closed
        if self.barred is not None:
            for value, clause in self.barred(g, hero):
                yield value, closed or clause
        if self.elsewhere is not None:
            yield from self.elsewhere(g, hero)


COSTS: list[Closed] = []


def cost(clause: Closed) -> Closed:
    """A clause that asks about a Hero's purse alone."""
    COSTS.append(clause)
    return clause


def purse(hero: Hero) -> Purse:
    """All that decides whether a Hero can pay for an act: whether it lies, whether a Move Action is under way, whether
    Actions are left, and of which kinds extra ones."""
    extra = hero.extra
    return hero.stunned, not hero.points, not hero.actions, tuple([of for of in extra if extra[of]]) if extra else ()


class Kinds:
    """Several kinds of acts. In one Mission, with the same purse, the same kinds are known and can be paid for: that is
    found out once for each."""

    __slots__ = ("all", "free")

    def __init__(self, *kinds: Kind) -> None:
        self.all = kinds
        costly = any(test in COSTS for kind in kinds for test in kind.closed)
        self.free: list[Paid] = [] if costly else [kind.without(()) for kind in kinds]

    def paid(self, g: Table, hero: Hero) -> list[Paid]:
        """The kinds that this Hero can pay for, and of their clauses those that ask about anything else."""
        found = g.page[self, purse(hero)] = [
            kind.without(COSTS)
            for kind in self.all
            if kind.known is None or kind.known(g)
            if all(test(g, hero) is None for test in kind.closed if test in COSTS)
        ]
        return found


class Acts(Offer):
    """What a Hero may do of several kinds, and the clause for what it may not."""

    __slots__ = ("g", "kinds", "seat")

    def __init__(self, g: Table, seat: int, kinds: Kinds) -> None:
        self._seen = None
        self.g = g
        self.seat = seat
        self.kinds = kinds

    def offered(self) -> list[Value]:
        self._seen = None
        return self()

    def ahead(self) -> list[Value]:
        self._seen = None
        self._seen = offered = self()
        return offered

    def __call__(self) -> list[Value]:
        if (seen := self._seen) is not None:
            self._seen = None
            return seen
        g = self.g
        hero = g.heroes[self.seat]
        found: list[Value] = []
        kinds = self.kinds
        for zone, act, closed in kinds.free or g.page.get((kinds, purse(hero))) or kinds.paid(g, hero):
            if closed is not None and closed(g, hero) is not None:
                continue
            if zone is None:
                found.append(act)
            else:
                found += zone(g, hero)
        return found

    def refused(self) -> Refused:
        g = self.g
        hero = g.heroes[self.seat]
        for kind in self.kinds.all:
            yield from kind.refused(g, hero)
