"""From raw records to the content of the game."""

from __future__ import annotations

from taverna.core.content import Raw, Record, records

from ..checks import check
from .board import Map, Realm, Region, Sea, SpecialAction, Territory
from .cards import (
    Artifact,
    AttackCard,
    Blessing,
    Boss,
    CombatCard,
    Deity,
    Die,
    EventCard,
    Hero,
    Monster,
    Origin,
    Requirement,
    RuneType,
    TempleTrack,
    Term,
)
from .content import Box, Content
from .gifts import Gift


def build(raw: Raw) -> Content:
    """Every record against its schema, all of them against each other, then what rules look up."""
    box = read(raw)
    check(box)
    wide, narrow = lay_map(box, box.territories, box.seas), lay_map(box, box.territories_two, box.seas_two)
    groups: list[dict[str, Record]] = [getattr(box, file) for file in Box.__struct_fields__]
    return Content(
        **{file: getattr(box, file) for file in Box.__struct_fields__},
        maps={2: narrow, 3: wide, 4: wide},
        die=box.dice["monster-die"],
        gifts={"": Gift()}
        | {id: hero.gift for id, hero in box.heroes.items()}
        | {id: card.gift for id, card in box.blessings.items()},
        realm_of={realm.action: id for id, realm in box.realms.items()},
        named={id: record.name for group in groups for id, record in group.items()},
    )


def read(raw: Raw) -> Box:
    return Box(
        regions=records(raw, "regions", Region),
        realms=records(raw, "realms", Realm),
        actions=records(raw, "actions", SpecialAction),
        runes=records(raw, "runes", RuneType),
        dice=records(raw, "die", Die),
        heroes=records(raw, "heroes", Hero),
        origins=records(raw, "origins", Origin),
        deities=records(raw, "deities", Deity),
        artifacts=records(raw, "artifacts", Artifact),
        monsters=records(raw, "monsters", Monster),
        bosses=records(raw, "bosses", Boss),
        combat=records(raw, "combat", CombatCard),
        attacks=records(raw, "attacks", AttackCard),
        events=records(raw, "events", EventCard),
        blessings=records(raw, "blessings", Blessing),
        requirements=records(raw, "requirements", Requirement),
        tracks=records(raw, "tracks", TempleTrack),
        terms=records(raw, "terms", Term),
        territories=records(raw, "territories", Territory),
        seas=records(raw, "seas", Sea),
        territories_two=records(raw, "territories_two", Territory),
        seas_two=records(raw, "seas_two", Sea),
    )


# -- the board -------------------------------------------------------------------------------------------------------
def lay_map(box: Box, territories: dict[str, Territory], seas: dict[str, Sea]) -> Map:
    """One side of the board (LR-MAP-01..04, LR-REGION-01)."""
    by_number = {land.number: id for id, land in territories.items()}
    next_to = {id: tuple(by_number[n] for n in land.next_to) for id, land in territories.items()}
    coasts = {id: tuple(by_number[n] for n in sea.touches) for id, sea in seas.items()}
    in_realm = {realm: tuple(id for id, land in territories.items() if realm in land.realms) for realm in box.realms}
    regions = {
        region: lands
        for region in box.regions
        if (lands := tuple(id for id, land in territories.items() if land.region == region))
    }
    return Map(
        territories=territories,
        seas=seas,
        by_number=by_number,
        next_to=next_to,
        within_two={
            id: tuple(dict.fromkeys((id, *near, *(far for one in near for far in next_to[one]))))
            for id, near in next_to.items()
        },
        coasts=coasts,
        near={
            sea: {id: near_by(id, next_to[id], coast) for id in territories}
            for sea, coast in {"": (), **coasts}.items()
        },
        sailing={id: sea.next_to for id, sea in seas.items()},
        reached={},
        journeys={},
        seas_of={id: tuple(sea for sea, touched in coasts.items() if id in touched) for id in territories},
        coastal=tuple(id for id in territories if any(id in touched for touched in coasts.values())),
        cities=frozenset(id for id, land in territories.items() if "city" in land.symbols),
        shrines=tuple(id for id, land in territories.items() if "shrine" in land.symbols),
        forges=tuple(id for id, land in territories.items() if "forge" in land.symbols),
        regions=regions,
        region_of={id: land.region for id, land in territories.items()},
        around=tuple(id for id, land in territories.items() if land.yggdrasil),
        realms=in_realm,
        realms_of={id: tuple(realm for realm, lands in in_realm.items() if id in lands) for id in territories},
        monuments={land.deity: id for id, land in territories.items() if land.deity},
        deity_of={id: land.deity for id, land in territories.items() if land.deity},
    )


def near_by(at: str, land: tuple[str, ...], coast: tuple[str, ...]) -> tuple[str, ...]:
    """Adjacent by land, and from a coast also by the Drakkar that sails there (LR-SEA-03)."""
    return tuple(dict.fromkeys((*land, *(there for there in coast if there != at)))) if at in coast else land
