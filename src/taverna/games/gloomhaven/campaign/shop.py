"""Buying and selling (p. 43, GH-SHOP-01..12): copies limit what there is, reputation changes what it costs."""

from __future__ import annotations

from collections.abc import Iterable

from ..records.content import Content
from ..records.items import Item
from .standing import price_change, prosperity_level, sale_price
from .world import Hero, World


def release(world: World, content: Content, item: str) -> None:
    """All copies of an item come to the shop (GH-SHOP-07, GH-DONE-05)."""
    world.released[item] = content.items[item].copies


def release_by_prosperity(world: World, content: Content) -> None:
    """The items of every prosperity level reached (GH-SHOP-06, GH-SHOP-08, GH-PROSP-03)."""
    reached = prosperity_level(world.prosperity)
    for id, item in content.items.items():
        if item.prosperity is not None and item.prosperity <= reached and world.released.get(id, 0) < item.copies:
            release(world, content, id)


def owners(world: World, item: str) -> list[Hero]:
    """The members of the party at the table who own a copy. What characters of others own counts as available to this
    party, for it is not in use (GH-SHOP-11), and stays on their sheets (GH-SHOP-12)."""
    return [world.heroes[id] for id in world.here.members if item in world.heroes[id].items]


def copies(world: World, item: str) -> int:
    """How many can be bought now (GH-SHOP-10)."""
    return world.released.get(item, 0) - len(owners(world, item))


def price(world: World, item: Item) -> int:
    """With what the party's reputation makes of it, never below nothing (GH-REP-04)."""
    return max(0, item.cost + price_change(world.here.reputation))


def why_not(world: World, content: Content, hero: Hero, item: str) -> str | None:
    """The clause that keeps a hero from buying an item, if one does."""
    if world.released.get(item, 0) == 0:
        return "GH-SHOP-08"
    if item in hero.items:
        return "GH-EQUIP-08"
    if copies(world, item) < 1:
        return "GH-SHOP-10"
    if hero.gold < price(world, content.items[item]):
        return "GH-SHOP-01"
    return None


def on_offer(world: World, content: Content, hero: Hero) -> list[str]:
    return [item for item in content.items if why_not(world, content, hero, item) is None]


def buy(world: World, content: Content, hero: Hero, item: str) -> int:
    paid = price(world, content.items[item])
    hero.gold -= paid
    hero.items.append(item)
    return paid


def kit(world: World, content: Content, hero: Hero) -> list[str]:
    """What a new character may buy of the items suggested for its class, all at once (GH-CREATE-08): each as long as
    the gold lasts."""
    if not hero.created:
        return []
    gold, found = hero.gold, []
    for item in content.classes[hero.what].outfit:
        if why_not(world, content, hero, item) is None and price(world, content.items[item]) <= gold:
            gold -= price(world, content.items[item])
            found.append(item)
    return found


def sell(world: World, content: Content, hero: Hero, item: str) -> int:
    """It is in the shop again (GH-SHOP-02, GH-SHOP-03)."""
    got = sale_price(content.items[item].cost)
    give_back(hero, [item])
    hero.gold += got
    return got


def kept(content: Content, hero: Hero) -> list[str]:
    """What a hero's quest keeps from being sold (GH-QUEST-04)."""
    return [content.quests[quest].keeps for quest in hero.quests]


def give_back(hero: Hero, items: Iterable[str]) -> None:
    """Items leave a hero; their copies stay with the city (GH-SHOP-09, GH-RETIRE-03)."""
    for item in list(items):
        hero.items.remove(item)
        if item in hero.worn:
            hero.worn.remove(item)


def award(world: World, content: Content, hero: Hero | None, item: str) -> None:
    """One copy of the unavailable ones, for a hero; to the shop if all have one (GH-DONE-04, GH-EQUIP-08)."""
    had = world.released.get(item, 0)
    world.released[item] = min(had + 1, content.items[item].copies)
    if hero is not None and item not in hero.items and copies(world, item) > 0:
        hero.items.append(item)
