"""A world as a file brings it: of this version, of this content, and whole; else it is refused with a reason."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from taverna.core.errors import OptionError

from ..records.content import Content
from . import enhancing, growth
from .gains import AHEAD
from .standing import CHECK_PERKS, CHECKS, LIMIT, TOP, least_xp
from .world import HOME, VERSION, Hero, World

MOST = 100  # of anything that waits for the next scenario


def read(given: dict[str, Any], content: Content) -> World:
    """The world given; nothing is changed in it, and nothing is guessed."""
    version = given.get("version", VERSION)
    if version != VERSION:
        raise OptionError(f"this campaign was written by another Taverna (world version {version}; this is {VERSION})")
    try:
        world = msgspec.convert(given, World)
    except msgspec.ValidationError as error:
        raise OptionError(f"this is no world of Gloomhaven: {error}") from None
    if world.open or world.heroes or world.parties:
        check(world, content)
    return world


def check(world: World, content: Content) -> None:
    """Everything it speaks of exists, and the figures are possible."""
    for hero in world.heroes.values():
        check_hero(hero, content)
    need(all(id == hero.id for id, hero in world.heroes.items()), "heroes", "a sheet under another's name")
    for id, party in world.parties.items():
        at = f"parties/{id}"
        need(id == party.id, at, "a sheet under another's name")
        known(party.members, world.heroes, f"{at}/members")
        known(party.absent, world.heroes, f"{at}/absent")
        once([*party.members, *party.absent], f"{at}/members")
        known([party.at], {HOME, *content.atlas}, f"{at}/at")
        known(party.achievements, content.achievements, f"{at}/achievements")
        need(-LIMIT <= party.reputation <= LIMIT, f"{at}/reputation", str(party.reputation))
    need(not world.party or world.party in world.parties, "party", world.party)
    lists: list[tuple[str, Collection[str]]] = [
        ("open", content.atlas),
        ("done", content.atlas),
        ("sides", content.atlas),
        ("designs", content.items),
        ("released", content.items),
        ("quests", content.quests),
        ("classes", content.classes),
        ("retired_classes", content.classes),
        ("pages", content.pages),
        ("ahead", world.heroes),
    ]
    lists += [(deck, content.events) for deck in ("road", "road_under", "city", "city_under", "gone")]
    for name, things in lists:
        known(getattr(world, name), things, name)
        once(getattr(world, name), name)
    known(world.achievements, content.achievements, "achievements")
    need(any(id in content.scenarios for id in world.open), "open", "no scenario that can be played")
    for item, copies in world.released.items():
        need(0 <= copies <= content.items[item].copies, f"released/{item}", str(copies))
    need(world.prosperity >= 0, "prosperity", str(world.prosperity))
    need(world.donated >= 0, "donated", str(world.donated))
    need(world.made >= max([number(id) for id in (*world.heroes, *world.parties)], default=0), "made", str(world.made))
    check_stickers(world, content)
    for id, waiting in world.ahead.items():
        known(waiting, (*AHEAD, "conditions", "spend"), f"ahead/{id}")
        for name in AHEAD:
            amount = waiting.get(name, 0)
            need(isinstance(amount, int) and 0 <= amount <= MOST, f"ahead/{id}/{name}", str(amount))


def check_hero(hero: Hero, content: Content) -> None:
    at = f"heroes/{hero.id}"
    known([hero.what], [id for id, one in content.classes.items() if not one.locked], f"{at}/what")
    need(1 <= hero.level <= TOP, f"{at}/level", str(hero.level))
    need(hero.xp >= least_xp(hero.level), f"{at}/xp", f"{hero.xp} at level {hero.level}")
    need(hero.gold >= 0, f"{at}/gold", str(hero.gold))
    need(0 <= hero.blessed <= MOST, f"{at}/blessed", str(hero.blessed))
    need(0 <= hero.checks <= CHECKS * CHECK_PERKS, f"{at}/checks", str(hero.checks))
    known(hero.items, content.items, f"{at}/items")
    once(hero.items, f"{at}/items")
    known(hero.cards, [id for id in content.cards_of[hero.what] if content.cards[id].level > 1], f"{at}/cards")
    once(hero.cards, f"{at}/cards")
    known(hero.hand, growth.pool(content, hero), f"{at}/hand")
    once(hero.hand, f"{at}/hand")
    known(hero.worn, content.items, f"{at}/worn")
    known(hero.quests, content.quests, f"{at}/quests")
    for name in ("worn", "quests", "kinds", "finished"):
        once(getattr(hero, name), f"{at}/{name}")
    perks = content.classes[hero.what].perks
    known(hero.perks, [str(nth) for nth in range(len(perks))], f"{at}/perks")
    for nth, boxes in hero.perks.items():
        need(0 <= boxes <= perks[int(nth)].boxes, f"{at}/perks/{nth}", str(boxes))


def check_stickers(world: World, content: Content) -> None:
    """Every enhancement is on a place of its card, and there only once."""
    used = []
    for one in world.enhancements:
        known([one.card], content.cards, "enhancements")
        card = content.cards[one.card]
        at = enhancing.Spot(one.half, one.nth, one.line, one.spot)
        fits = at in enhancing.spots(card, content.summons) and one.what in enhancing.fitting(card, at)
        need(fits, f"enhancements/{one.card}", one.what)
        used.append((one.card, *at))
    need(len(set(used)) == len(used), "enhancements", "two on one spot")


def number(id: str) -> int:
    """Of a hero or party: ids are never used twice."""
    digits = id.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def known(names: Iterable[str], things: Collection[str], at: str) -> None:
    for name in names:
        need(name in things, at, f"nothing called '{name}' is known here")


def once(names: Collection[str], at: str) -> None:
    need(len(set(names)) == len(names), at, "the same twice")


def need(holds: bool, at: str, why: str) -> None:
    if not holds:
        raise OptionError(f"this world of Gloomhaven is damaged: {at}: {why}")
