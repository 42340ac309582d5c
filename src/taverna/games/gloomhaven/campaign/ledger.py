"""The table between scenarios as lines of text, for terminals: where the party is, the map, the event, the sheets."""

from __future__ import annotations

from typing import Any

import msgspec

from taverna.core.sheets import Sheet
from taverna.core.words import Words

from ..printed import Printed
from ..records.content import Content
from . import quests, shop, standing, travel
from .world import HOME, Hero, World

STAGES = {"city": "town-visit", "travel": "town-travel", "after": "town-after"}
"""The parts of an evening that are not a scenario, and what they are called."""

View = dict[str, Any]


def sheets(view: View, seat: int | None, words: Words, content: Content) -> list[Sheet]:
    """Everything a seat sees of the world, in the order a player looks for it."""
    world = msgspec.convert(view["campaign"], World)
    members = [world.heroes[id] for id in world.here.members]
    card = view["visit"]["card"]
    heroes = [line for nth, hero in enumerate(members) for line in sheet(view, hero, nth, words, content)]
    found = [
        Sheet(id="now", lines=event(card, words, content) if card else [], weight=0),
        Sheet(id="table", lines=place(view, world, words, content), weight=1),
        Sheet(id="map", lines=scenarios(world, words, content), weight=3),
        Sheet(id="players", lines=heroes, weight=2),
    ]
    if seat is not None:
        found.append(Sheet(id="goal", lines=own(world, members[seat], words, content), weight=4))
        found.append(Sheet(id="market", lines=dear(view, world, members[seat], words, content), weight=5))
    return found


def place(view: View, world: World, words: Words, content: Content) -> list[str]:
    """Where the party is, how it stands with the city, what it has achieved."""
    at = words("town-gloomhaven") if world.here.at == HOME else content.atlas[world.here.at].name[words.lang]
    level = standing.prosperity_level(world.prosperity)
    start = standing.PROSPERITY[level - 1]
    end = standing.PROSPERITY[level] if level < standing.TOP else world.prosperity
    change = words("town-prices", n=f"{standing.price_change(world.here.reputation):+d}")
    points = words("town-points", n=world.prosperity - start, of=max(end - start, 0))
    facts = [
        f"{words('town-reputation')} {world.here.reputation:+d} ({change})",
        f"{words('town-prosperity')} {level} ({points})",
        f"{words('town-sanctuary')} {world.donated}",
    ]
    held = [content.achievements[id].name[words.lang] for id in (*world.here.achievements, *world.achievements)]
    won = [f"{words('town-achievements')}: {', '.join(held)}"] if held else []
    called = [world.here.name] if world.here.name else []
    return [" · ".join([*called, at, words(STAGES[view["phase"]])]), " · ".join(facts), *won]


def scenarios(world: World, words: Words, content: Content) -> list[str]:
    return [
        words(
            f"town-place-{travel.state(world, content, id)}",
            place=content.atlas[id].name[words.lang],
            n=content.atlas[id].number,
        )
        for id in world.open
    ]


def sheet(view: View, hero: Hero, seat: int, words: Words, content: Content) -> list[str]:
    """A character sheet as everyone may read it (GH-SHEET-02)."""
    if hero.fate == "awaited":
        return [f"{words.seat(seat)} · {words('town-choosing')}"]
    most = hero.xp if hero.level >= standing.TOP else standing.LEVELS[hero.level]
    facts = [
        words.seat(seat),
        words("town-level", n=hero.level),
        f"{words('town-xp')} {hero.xp}/{most}",
        f"{words('town-gold')} {hero.gold}",
        words("town-perks", n=sum(hero.perks.values())),
        words("town-checks", n=hero.checks),
    ]
    if view["phase"] == "city" and seat in view["visit"]["ready"]:
        facts.append(words("town-ready"))
    items = ", ".join(content.items[item].name[words.lang] for item in hero.items)
    return [" · ".join(facts), *([f"  {items}"] if items else [])]


def own(world: World, hero: Hero, words: Words, content: Content) -> list[str]:
    """One's personal quest, and how far it is."""
    quest = quests.of(content, hero)
    if quest is None:
        return []
    tasks = [
        f"  {quests.count(world, content, hero, nth)}/{task.count} {task.text[words.lang]}"
        for nth, task in enumerate(quest.tasks)
    ]
    return [quest.name[words.lang], *tasks]


def dear(view: View, world: World, hero: Hero, words: Words, content: Content) -> list[str]:
    """What the shop has and this hero cannot pay for, with its price (GH-SHOP-01)."""
    if view["phase"] != "city":
        return []
    costly = [
        f"{item.name[words.lang]} {shop.price(world, item)}"
        for id, item in content.items.items()
        if shop.copies(world, id) > 0 and id not in hero.items and hero.gold < shop.price(world, item)
    ]
    return [words("town-dear", items=Printed(", ".join(costly)))] if costly else []


def event(card: str, words: Words, content: Content) -> list[str]:
    """The front of the card that is being decided; never its back (GH-EVENT-02)."""
    record = content.events[card]
    assert record.text is not None
    return [f"{words(f'town-{record.deck}-event')}: {record.name[words.lang]}", record.text[words.lang]]
