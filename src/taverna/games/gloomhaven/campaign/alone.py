"""Evenings of one character alone, in the scenario of its class: from level 5 on, straight to its door, without city
and road. Success brings the item of the class, once in a world."""

from __future__ import annotations

import msgspec

from taverna.core.ask import Flow
from taverna.core.errors import OptionError

from ..events import Rewarded
from ..options import ALONE, ALONE_FROM
from ..records.campaign import Gain
from ..records.content import Content
from ..records.scenarios import Scenario
from ..state import Table
from . import gains
from .world import HOME, Hero, Party, World

ASIDE = "alone"
"""The party of the one who has gone alone, under which it stands for this evening; its id is that of its party."""


def may_go(world: World, content: Content, party: Party) -> list[tuple[Hero, Scenario]]:
    """Who of a party may go alone, and where: as long as the item can still be won."""
    there = [world.heroes[id] for id in party.members]
    goals = [(hero, content.solos.get(ALONE + hero.what)) for hero in there if hero.fate == "active"]
    return [
        (hero, goal)
        for hero, goal in goals
        if goal is not None
        and hero.level >= ALONE_FROM
        and any(world.released.get(item, 0) < content.items[item].copies for item in goal.rewards.items)
    ]


def set_out(g: Table, world: World, id: str) -> None:
    """One hero of the party is at the table, before the door; the others wait, and the party stays where it is."""
    party = world.parties.get(g.options.party or world.party)
    going = [] if party is None else [hero for hero, goal in may_go(world, g.content, party) if goal.id == id]
    if party is None or not going:
        raise OptionError(f"nobody of this party may go alone to '{id}': it takes level {ALONE_FROM}, once in a world")
    aside = msgspec.structs.replace(party, members=[going[0].id], absent=[], at=HOME, awaited=False)
    world.parties[ASIDE], world.party = aside, ASIDE
    g.scenario, g.casual, g.phase = id, True, "outfit"


def rewards(g: Table) -> Flow:
    """What success brings is the hero's."""
    g.emit(Rewarded(scenario=g.scenario))
    yield from gains.gain(g, Gain(items=g.content.solos[g.scenario].rewards.items))


def went(world: World) -> bool:
    return world.party == ASIDE


def rejoined(world: World) -> World:
    """The world an evening has left: whoever was away alone is with the party again."""
    if not went(world):
        return world
    parties = {id: party for id, party in world.parties.items() if id != ASIDE}
    return msgspec.structs.replace(world, parties=parties, party=world.here.id)
