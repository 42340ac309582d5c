"""What Requirement cards wait for (LR-RAGNAROK-01)."""

from __future__ import annotations

from ..records.words import AlliedRealms, Kills, Monumental, Regions, TempleLands
from ..rules.victory import regions_held, temple_lands
from ..state import TOP, Table
from .lexicon import CONDITIONS

MET = CONDITIONS.of("met")


def is_met(g: Table, requirement: str) -> bool:
    """Is what a Requirement card says true now? (LR-RAGNAROK-01)"""
    condition = g.content.requirements[requirement].condition
    met: bool = MET[type(condition)](g, condition)
    return met


@CONDITIONS.met(Monumental)
def monument_stands(g: Table, condition: Monumental) -> bool:
    return any(built >= condition.level for built in g.monuments.values())


@CONDITIONS.met(Kills)
def someone_killed(g: Table, condition: Kills) -> bool:
    return any(player.kills >= condition.amount for player in g.players)


@CONDITIONS.met(Regions)
def someone_holds_regions(g: Table, condition: Regions) -> bool:
    return any(len(regions_held(g, seat)) >= condition.amount for seat in range(g.seats))


@CONDITIONS.met(TempleLands)
def someone_holds_temples(g: Table, condition: TempleLands) -> bool:
    if condition.or_finished and all(level >= TOP for level in g.monuments.values()):
        return True
    return any(temple_lands(g, seat) >= condition.amount for seat in range(g.seats))


@CONDITIONS.met(AlliedRealms)
def realms_allied(g: Table, condition: AlliedRealms) -> bool:
    return sum(bool(allied) for allied in g.alliances.values()) >= condition.amount
