"""What a scenario says of figures as long as they are those it speaks of."""

from __future__ import annotations

from collections.abc import Iterator

from ..records.concerned import Always
from ..state import Figure, Table
from . import facts, who


def of(g: Table, figure: Figure) -> Iterator[Always]:
    for one in g.board.scenario.always:
        if who.fits(g, figure, one.whom, "") and (not one.test or facts.holds(g, one.test, figure.id)):
            yield one


def shield(g: Table, target: Figure, attacker: Figure) -> int:
    """Against attacks of some monsters."""
    return sum(facts.amount(g, one.shield) for one in of(g, target) if attacker.what in one.against)


def immune(g: Table, figure: Figure) -> tuple[str, ...]:
    return tuple(condition for one in of(g, figure) for condition in one.immune)


def move(g: Table, figure: Figure) -> int:
    """Points of movement more, or fewer."""
    return sum(facts.amount(g, one.move) for one in of(g, figure))


def inert(g: Table, figure: Figure) -> bool:
    """Whether it neither acts nor suffers damage."""
    return any(one.inert for one in of(g, figure))


def firm(g: Table, figure: Figure) -> bool:
    """Whether nothing moves it by force."""
    return any(one.firm for one in of(g, figure))


def edge(g: Table, attacker: Figure) -> int:
    """Advantage above zero, Disadvantage below."""
    return sum(one.edge for one in of(g, attacker))
