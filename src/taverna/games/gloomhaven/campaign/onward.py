"""How a world may go on after an evening: with the party that has just played, another of its parties, or a new one
(GH-PARTY-02..04)."""

from __future__ import annotations

from taverna.core.game import Way
from taverna.core.words import Say

from ..state import Table
from .evening import NEW
from .world import HOME, Party, World


def ways(g: Table) -> tuple[Way, ...]:
    """The party that has just played comes first, a new one last."""
    world: World = g.world
    parties = sorted(world.parties.values(), key=lambda party: party is not world.here)
    new = Way(seats=g.seats, options={"party": NEW}, title=Say("way-new"), about=Say("way-new-about"))
    return (*(_with(world, party) for party in parties), new)


def _with(world: World, party: Party) -> Way:
    heroes = [world.heroes[id] for id in party.members]
    active = [hero for hero in heroes if hero.fate == "active"]
    about = {
        "last": party is world.here,
        "home": party.at == HOME,
        "place": party.at,
        "levels": [hero.level for hero in active],
        "reputation": f"{party.reputation:+d}",
    }
    title = Say("way-party", {"heroes": [hero.id for hero in active]})
    return Way(seats=len(heroes), options={"party": party.id}, title=title, about=Say("way-party-about", about))


__all__ = ["ways"]
