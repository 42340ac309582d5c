"""What a party gains and loses: by events, scenarios, treasures (GH-RESULT-08..13, GH-DONE-01..05, GH-ENV-01..09)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Ask, Flow

from ..events import (
    AchievementGained,
    AchievementLost,
    BoxOpened,
    DesignGained,
    EventAdded,
    GotItem,
    HeroChanged,
    ItemParted,
    LaidAhead,
    ProsperityChanged,
    ReputationChanged,
    ScenarioOpened,
)
from ..records.campaign import Gain
from ..records.content import Content
from ..state import Table
from . import growth, shop
from .standing import LIMIT, least_prosperity, least_xp
from .together import agreed
from .world import Hero, World


def members(g: Table) -> list[Hero]:
    """By seat, those too whose seat waits for somebody else."""
    world: World = g.world
    return [world.heroes[id] for id in world.here.members]


def present(g: Table) -> dict[int, Hero]:
    """The party as it is now, by seat: who has retired or died is no member of it any more."""
    return {seat: hero for seat, hero in enumerate(members(g)) if hero.fate == "active"}


def gain(g: Table, what: Gain) -> Flow:
    """Everything a result says, in order (GH-RESULT-01, GH-RESULT-02)."""
    if what.together:
        yield from share(g, what.gold)
    heroes = present(g)
    if what.one and len(heroes) > 1:
        seat = yield from agreed(g, "who", list(heroes))
        heroes = {seat: heroes[seat]}
    for hero in heroes.values():
        change(g, hero, gold=0 if what.together else what.gold, xp=what.xp, checks=what.checks)
        lay_ahead(g, hero, what)
    if what.reputation:
        change_reputation(g, what.reputation)
    if what.prosperity:
        change_prosperity(g, what.prosperity)
    for item in what.items:
        yield from give_item(g, item)
    for item in what.designs:
        design(g, item)
    for _ in range(what.random_design):
        random_design(g)
    for scenario in what.opens:
        unlock(g, scenario)
    for achievement in (*what.party, *what.world):
        achieve(g, achievement)
    for achievement in what.ends:
        lose_achievement(g, achievement)
    add_events(g, what.adds)
    if what.box:
        open_box(g, what.box)


# -- for each character ----------------------------------------------------------------------------------------------
def change(g: Table, hero: Hero, *, gold: int = 0, xp: int = 0, checks: int = 0) -> None:
    """Nobody loses more than there is: not below zero gold, not below the level, no mark that would cost a perk
    (GH-RESULT-09..12, GH-DONE-02)."""
    gold = max(gold, -hero.gold)
    xp = max(xp, least_xp(hero.level) - hero.xp)
    hero.gold += gold
    hero.xp += xp
    checks = growth.check(hero, checks) if checks else 0
    if gold or xp or checks:
        g.emit(HeroChanged(hero=hero.id, gold=gold, xp=xp, checks=checks))


def lay_ahead(g: Table, hero: Hero, what: Gain) -> None:
    """What waits for a character at the start of the next scenario (GH-SETUP-07)."""
    amounts = {name: getattr(what, name) for name in AHEAD if getattr(what, name)}
    if not amounts and not what.conditions and not what.spend:
        return
    waiting: dict[str, Any] = g.world.ahead.setdefault(hero.id, {})
    for name, value in amounts.items():
        waiting[name] = waiting.get(name, 0) + value
    if what.conditions:
        waiting["conditions"] = [*waiting.get("conditions", []), *what.conditions]
    if what.spend:
        waiting["spend"] = [*waiting.get("spend", []), what.spend]
    g.emit(LaidAhead(hero=hero.id, conditions=what.conditions, amounts=amounts, spend=what.spend or ""))


AHEAD = ("damage", "bless", "curse", "minus", "discard")


def share(g: Table, gold: int) -> Flow:
    """One total, divided as the players like; nobody pays more than they have (GH-RESULT-05, GH-RESULT-08)."""
    heroes = present(g)
    left = abs(gold) if gold > 0 else min(-gold, sum(hero.gold for hero in heroes.values()))
    for seat, hero in heroes.items():
        after = [other for later, other in heroes.items() if later > seat]
        others = sum(other.gold for other in after) if gold < 0 else left
        most = left if gold > 0 else min(left, hero.gold)
        least = max(0, left - others) if gold < 0 else (0 if after else left)
        about = {"left": left, "paying": gold < 0}
        part = least if least == most else (yield Ask(seat, "share", list(range(least, most + 1)), about))
        change(g, hero, gold=part if gold > 0 else -part)
        left -= part


def give_item(g: Table, item: str) -> Flow:
    """One copy, for a character of the players' choice who has none; else to the shop (GH-DONE-04)."""
    world: World = g.world
    content: Content = g.content
    able = [seat for seat, hero in present(g).items() if item not in hero.items]
    able = [seat for seat in able if item in shop.kept(content, world.member(seat))] or able  # GH-QUEST-04
    if not able or world.released.get(item, 0) >= content.items[item].copies:
        shop.award(world, content, None, item)
        return
    seat = able[0] if len(able) == 1 else (yield from agreed(g, "who-item", able, about={"item": item}))
    hero = world.member(seat)
    shop.award(world, content, hero, item)
    g.emit(GotItem(hero=hero.id, item=item))


def lose_item(g: Table, item: str) -> Flow:
    """One who has it parts with it; of several, one of the players' choice. Its copy is in the shop again
    (GH-SHOP-09)."""
    able = [seat for seat, hero in present(g).items() if item in hero.items]
    if able:
        seat = yield from agreed(g, "who", able)
        hero = g.world.member(seat)
        shop.give_back(hero, [item])
        g.emit(ItemParted(hero=hero.id, item=item))


# -- for the party and the world -------------------------------------------------------------------------------------
def change_reputation(g: Table, by: int) -> None:
    """Between -20 and 20 (GH-REP-02, GH-REP-03); some values open something (GH-REP-05, GH-ENV-04..07)."""
    party = g.world.here
    before = party.reputation
    party.reputation = max(-LIMIT, min(LIMIT, before + by))
    if party.reputation != before:
        g.emit(ReputationChanged(by=party.reputation - before, now=party.reputation))
        special_conditions(g)


def change_prosperity(g: Table, by: int) -> None:
    """Points on the track, never below the level reached; a new level brings its items (GH-MAP-05, GH-PROSP-01..03,
    GH-RESULT-13)."""
    world: World = g.world
    before = world.prosperity
    world.prosperity = max(least_prosperity(before), before + by)
    if world.prosperity != before:
        g.emit(ProsperityChanged(by=world.prosperity - before, now=world.prosperity))
        shop.release_by_prosperity(world, g.content)


def achieve(g: Table, id: str) -> None:
    """A party's once; a world's of a type in place of the one before; others as often as they come
    (GH-MAP-04, GH-ACHIEV-01..06)."""
    world: World = g.world
    record = g.content.achievements[id]
    if record.scope == "party":
        if id in world.here.achievements:
            return
        world.here.achievements.append(id)
    else:
        if record.kind:
            same = [one for one in world.achievements if g.content.achievements[one].kind == record.kind]
            for one in same:
                world.achievements.remove(one)
        world.achievements.append(id)
    g.emit(AchievementGained(achievement=id))
    special_conditions(g)


def lose_achievement(g: Table, id: str) -> None:
    for held in (g.world.here.achievements, g.world.achievements):
        if id in held:
            held.remove(id)
            g.emit(AchievementLost(achievement=id))


def unlock(g: Table, scenario: str) -> None:
    """A sticker on the map (GH-MAP-02)."""
    world: World = g.world
    if scenario not in world.open:
        world.open.append(scenario)
        g.emit(ScenarioOpened(scenario=scenario))


def design(g: Table, item: str) -> None:
    """All copies to the shop (GH-SHOP-07, GH-DONE-05)."""
    shop.release(g.world, g.content, item)
    g.emit(DesignGained(item=item))


def random_design(g: Table) -> None:
    """The top card of the design deck and the other copy of that item; an empty deck gives none (GH-DESIGN-01..03)."""
    if g.world.designs:
        design(g, g.chance.draw(g.world.designs))


def random_side(g: Table) -> None:
    """A side scenario is unlocked and its card leaves the game; an empty deck gives nothing (GH-SIDE-01..03)."""
    if g.world.sides:
        unlock(g, g.chance.draw(g.world.sides))


def add_events(g: Table, cards: Iterable[str]) -> None:
    """New cards are shuffled into their deck with all that lies in it (GH-EVENT-07, GH-EVENT-09)."""
    world: World = g.world
    for id in cards:
        if id in (*world.road, *world.road_under, *world.city, *world.city_under, *world.gone):
            continue
        if g.content.events[id].deck == "road":
            world.road += [*world.road_under, id]
            world.road_under.clear()
        else:
            world.city += [*world.city_under, id]
            world.city_under.clear()
        g.emit(EventAdded(deck=g.content.events[id].deck))


def open_box(g: Table, box: str) -> None:
    """A sealed box or envelope; something already open gives a design and a side scenario instead (GH-BOX-01..03,
    GH-RETIRE-05, GH-RETIRE-06). A class becomes available as far as it exists here (GH-BOX-02)."""
    world: World = g.world
    if box in world.boxes:
        random_design(g)
        random_side(g)
        return
    world.boxes.append(box)
    g.emit(BoxOpened(box=box))
    for id, kind in g.content.classes.items():
        if box in (id, kind.box) and id not in world.classes:
            world.classes.append(id)
            add_events(g, kind.unlock_events)  # GH-RETIRE-11


# -- special conditions ----------------------------------------------------------------------------------------------
SPECIAL: tuple[tuple[str, str], ...] = (
    ("GH-ENV-01", "envelope-a"),
    ("GH-ENV-02", ""),
    ("GH-ENV-03", "envelope-b"),
    ("GH-ENV-04", "sunkeeper"),
    ("GH-ENV-05", ""),
    ("GH-ENV-06", "nightshroud"),
    ("GH-ENV-07", ""),
)
EVENTS = {
    "GH-ENV-01": ("city-80",),  # GH-ENV-11
    "GH-ENV-02": ("city-75", "road-66"),
    "GH-ENV-05": ("city-76", "road-67"),
    "GH-ENV-07": ("city-77", "road-68"),
}


def special_conditions(g: Table) -> None:
    """What happens once in a world when a condition is first met (GH-ENV-01..07, GH-ENV-09,
    GH-ENV-11)."""
    world: World = g.world
    party = world.here
    holds = {
        "GH-ENV-01": world.achievements.count("ancient-technology") >= 5,
        "GH-ENV-02": {"the-drakes-command", "the-drakes-treasure"} <= set(party.achievements),
        "GH-ENV-03": world.donated >= 100,
        "GH-ENV-04": party.reputation >= 10,
        "GH-ENV-05": party.reputation >= LIMIT,
        "GH-ENV-06": party.reputation <= -10,
        "GH-ENV-07": party.reputation <= -LIMIT,
    }
    for clause, box in SPECIAL:
        if holds[clause] and clause not in world.met:
            world.met.append(clause)
            if box:
                open_box(g, box)
            add_events(g, EVENTS.get(clause, ()))
            if clause == "GH-ENV-01":
                change_prosperity(g, 1)  # GH-ENV-11
            if clause == "GH-ENV-02":
                achieve(g, "the-drake-aided")
