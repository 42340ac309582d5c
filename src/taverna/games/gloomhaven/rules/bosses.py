"""Bosses: one ability deck for all, special actions of their own (GH-BOSS-01..05)."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core.ask import Flow

from ..records.abilities import Ability
from ..state import Figure, Table
from . import figures
from .acting import Action, Source


def specials(g: Table, figure: Figure, number: int) -> Sequence[Ability]:
    """Special action 1 or 2: as its level says, or as all levels do (GH-BOSS-03)."""
    own = figures.stats(g, figure).specials or g.content.monsters[figure.what].specials  # type: ignore[union-attr]
    found: Sequence[Ability] = own[number - 1] if len(own) >= number else ()
    return found


def special(g: Table, act: Action, number: int) -> Flow:
    """A special action by itself."""
    from . import monster_turns

    figure = g.figures[act.who]
    found = specials(g, figure, number)
    yield from monster_turns.perform_all(g, act.who, found, source(figure), seat=act.seat)
    return bool(found)


def source(figure: Figure) -> Source:
    """Where its special actions are printed: on the stat card, not on the card of the deck."""
    return Source(f"{figure.what}/specials", "monster")


def each_round(g: Table) -> Flow:
    """What some do at the start of each round."""
    from . import monster_turns

    for group in g.groups:
        does = g.content.monsters[group.what].each_round
        if does:
            for id in [f.id for f in g.figures.values() if f.what == group.what and f.at is not None]:
                yield from monster_turns.perform_all(g, id, does)
