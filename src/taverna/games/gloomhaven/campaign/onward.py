"""How a world may go on after an evening: with the party that has just played, another of its parties, or a new one,
and with whom of them (GH-PARTY-02..04)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.game import Person, Way
from taverna.core.words import Say

from ..state import Table
from . import alone
from .evening import NEW
from .world import HOME, Hero, Party, World

MOST = 4  # characters in a scenario (GH-GAME-01)
JOINING = 2  # places held ready for those who join a party


def ways(g: Table) -> tuple[Way, ...]:
    """The party that has just played comes first, then the others, then a new one. Who is absent is chosen, and who has
    missed evenings may come back (GH-PARTY-03, GH-PARTY-06)."""
    world = alone.rejoined(g.world)
    here, one = world.here, alone.went(g.world)
    others = [party for party in world.parties.values() if party is not here]
    count = len(here.members)
    new = Way(
        seats=count,
        options={"party": NEW},
        title=Say("way-new"),
        about=Say("way-new-about"),
        heirs=(0,) * count if one else (),
        people=tuple(Person(seat=0 if one else seat) for seat in range(count)),
        newcomers=MOST - count,
    )
    parties = [_way(world, party, one=one) for party in (here, *others)]
    return (*parties, *_ways_alone(g, world), new)


def _ways_alone(g: Table, world: World) -> list[Way]:
    """One of the party goes alone, in the seat it has now; after such an evening in the only one."""
    party = world.here
    seats = {id: 0 if alone.went(g.world) else seat for seat, id in enumerate(party.members)}
    return [
        Way(
            seats=1,
            options={"party": party.id, "scenario": goal.id},
            title=Say("way-alone", {"hero": hero.id, "scenario": goal.id}),
            about=Say("way-alone-about", {"level": hero.level, "item": goal.rewards.items[0]}),
            heirs=(seats[hero.id],),
        )
        for hero, goal in alone.may_go(world, g.content, party)
    ]


def present(world: World, ids: Iterable[str]) -> list[Hero]:
    return [world.heroes[id] for id in ids if world.heroes[id].fate == "active"]


def _way(world: World, party: Party, *, one: bool) -> Way:
    """A party with all its members; who has just played in it keeps their hero. Who has just played alone holds the
    seats of the others for them."""
    active = present(world, party.members)
    missed = [hero.id for hero in present(world, party.absent)]
    last = party is world.here
    seats = [0 if one else seat for seat in range(len(party.members))]
    people = [_person(world, id, seat if last else None) for seat, id in zip(seats, party.members, strict=True)]
    about = {
        "last": last,
        "home": party.at == HOME,
        "place": party.at,
        "levels": [hero.level for hero in active],
        "reputation": f"{party.reputation:+d}",
    }
    names = {"heroes": [hero.id for hero in active], "party": party.id}
    return Way(
        seats=len(party.members),
        options={"party": party.id},
        title=Say("way-party-named" if party.name else "way-party", names),
        about=Say("way-party-about", about),
        heirs=tuple(seats) if last else (),
        people=(*people, *(_person(world, id, here=False) for id in missed)),
        newcomers=JOINING,
        name=party.name,
    )


def _person(world: World, id: str, seat: int | None = None, *, here: bool = True) -> Person:
    """Who plays this hero; one that is dead leaves its place to another of theirs (GH-DEATH-06)."""
    hero = world.heroes[id]
    if hero.fate != "active":
        return Person(id=id, title=Say("way-place", {"hero": id}), seat=seat, here=here)
    title = Say("way-hero", {"class": hero.what, "level": hero.level})
    return Person(id=id, title=title, name=hero.name, seat=seat, here=here)


__all__ = ["ways"]
