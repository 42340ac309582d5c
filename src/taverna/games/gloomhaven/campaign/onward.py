"""How a world may go on after an evening: with the party that has just played, another of its parties, or a new one
(GH-PARTY-02..04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from taverna.core.game import Way
from taverna.core.words import Say

from ..state import Table
from .evening import NEW
from .world import HOME, Hero, Party, World

FEWEST, MOST = 2, 4  # characters in a scenario (GH-GAME-01)


def ways(g: Table) -> tuple[Way, ...]:
    """The party that has just played comes first, then the others, then a new one; last, the party without some of
    those who have just played: who is absent is chosen (GH-PARTY-03)."""
    world: World = g.world
    here = world.here
    others = [party for party in world.parties.values() if party is not here]
    new = Way(seats=g.seats, options={"party": NEW}, title=Say("way-new"), about=Say("way-new-about"))
    whole = [_with(world, party, party.absent) for party in (here, *others)]
    back = [_with(world, party, []) for party in (here, *others) if present(world, party.absent)]
    missed = [some for count in (1, 2) for some in combinations(here.members, count)]
    fewer = [_with(world, here, [*here.absent, *some]) for some in missed if len(here.members) - len(some) >= FEWEST]
    return (*whole, new, *(way for way in back if way.seats <= MOST), *fewer)


def present(world: World, ids: Iterable[str]) -> list[Hero]:
    return [world.heroes[id] for id in ids if world.heroes[id].fate == "active"]


def _with(world: World, party: Party, absent: Sequence[str]) -> Way:
    """The party without those who are absent; who has just played in it keeps their hero."""
    there = [id for id in (*party.members, *party.absent) if id not in absent]
    active = present(world, there)
    about = {
        "last": party is world.here,
        "home": party.at == HOME,
        "place": party.at,
        "levels": [hero.level for hero in active],
        "reputation": f"{party.reputation:+d}",
    }
    missed = [hero.id for hero in present(world, absent)]
    names: dict[str, Any] = {"heroes": [hero.id for hero in active], "absent": missed, "party": party.id}
    kind = "way-party-without" if missed else "way-party"
    title = Say(f"{kind}-named" if party.name else kind, names)
    return Way(
        seats=len(there),
        options={"party": party.id, **({"absent": list(absent)} if party.absent or absent else {})},
        title=title,
        about=Say("way-party-about", about),
        heirs=tuple(party.members.index(id) for id in there if id in party.members) if party is world.here else (),
    )


__all__ = ["ways"]
