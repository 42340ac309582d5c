"""Retirement: what a hero leaves behind (p. 48, GH-RETIRE-01..14)."""

from __future__ import annotations

from ..events import PageRead, Retired
from ..state import Table
from . import gains, quests, shop
from .standing import prosperity_level
from .world import Hero, World


def must(g: Table, hero: Hero) -> bool:
    """Its quest is fulfilled at this moment of the visit (GH-RETIRE-01); without a quest it never retires
    (GH-RETIRE-14)."""
    return quests.fulfilled(g.world, g.content, hero)


def retire(g: Table, hero: Hero) -> None:
    """Items to the shop, money lost, prosperity, the quest's box, the quest out of the game, events of the class, the
    Town Records, and a perk for those who come after (GH-RETIRE-03..11, GH-ENV-08)."""
    world: World = g.world
    quest = quests.of(g.content, hero)
    assert quest is not None
    g.emit(Retired(hero=hero.id))
    hero.fate = "retired"
    shop.give_back(hero, list(hero.items))
    hero.gold = 0
    hero.quests = []  # out of the game: neither in the deck nor anyone's
    world.retired[hero.line] = world.retired.get(hero.line, 0) + 1
    gains.change_prosperity(g, 1)
    if hero.what not in world.retired_classes:
        world.retired_classes.append(hero.what)
        if not quest.own_events:
            gains.add_events(g, g.content.classes[hero.what].retire_events)
    world.records = True
    read_on(g)
    gains.open_box(g, quest.unlocks)
    for other in world.here.members:
        if other != hero.id:
            quests.note(g, world.heroes[other], "retired")


def read_on(g: Table) -> None:
    """The Town Records, once open, are read from the beginning up to the first page that bids to wait (GH-RECORD-01,
    GH-RECORD-02)."""
    world: World = g.world
    if not world.records:
        return
    retired = sum(world.retired.values())
    for page in g.content.pages.values():
        if page.id in world.pages:
            continue
        if retired < page.retired or prosperity_level(world.prosperity) < page.prosperity:
            return
        if len(world.done) < page.done:
            return
        world.pages.append(page.id)
        g.emit(PageRead(page=page.id))
