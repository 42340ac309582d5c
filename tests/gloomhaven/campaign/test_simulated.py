"""A whole campaign of bots: evening after evening through travel, city, levels and retirement, with every coin, item,
card and point of experience accounted for after each step. Few evenings here; fifty with TAVERNA_FULL=1."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import msgspec
import pytest

import taverna
from taverna.bots import Sight, make
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign import chronicle as told
from taverna.games.gloomhaven.campaign.quests import possible
from taverna.games.gloomhaven.campaign.standing import DONATION, LEVELS, PROSPERITY, start_gold
from taverna.games.gloomhaven.campaign.world import World

from .evenings import CONTENT, GAME

FULL = bool(os.environ.get("TAVERNA_FULL"))
SPENT = {told.Bought: -1, told.Sold: 1, told.Enhanced: -1}


def gold_by(world: World, events: list[Any]) -> int:
    """What events say about the gold of all heroes together."""
    total = 0
    for event in events:
        if isinstance(event, told.HeroChanged):
            total += event.gold
        elif type(event) in SPENT:
            total += SPENT[type(event)] * event.gold
        elif isinstance(event, told.Donated):
            total -= DONATION
    return total


def accounted(before: World, after: World, events: list[Any]) -> None:
    """Nothing has come from nowhere and nothing has gone without a trace."""
    new = [id for id in after.heroes if id not in before.heroes]
    gone = [event.hero for event in events if isinstance(event, (told.Retired, told.HeroDied))]
    had = sum(hero.gold for id, hero in before.heroes.items() if id not in gone)
    have = sum(hero.gold for id, hero in after.heroes.items() if id not in (*gone, *new))
    kept = [event for event in events if getattr(event, "hero", "") not in (*gone, *new)]
    assert have - had == gold_by(after, kept), [type(event).__name__ for event in events]
    for id in gone:
        assert after.heroes[id].gold == 0 and not after.heroes[id].items
    for id, hero in before.heroes.items():
        said = sum(event.xp for event in events if isinstance(event, told.HeroChanged) and event.hero == id)
        now = after.heroes[id]
        assert now.xp == hero.xp + said or now.xp in LEVELS  # caught up with the city
    for event in events:
        if isinstance(event, told.ProsperityChanged):
            assert after.prosperity >= PROSPERITY[0]


def sound(world: World, before: World, events: list[Any]) -> None:
    """What must always hold in a world."""
    for item, released in world.released.items():
        assert 0 <= released <= CONTENT.items[item].copies, item
        if not any(isinstance(event, told.HeroesChanged) for event in events):  # who comes back keeps what it owns
            owned = sum(item in world.heroes[id].items for id in world.here.members)
            held = sum(item in before.heroes[id].items for id in before.here.members)
            assert owned <= max(released, held), item
    for hero in world.heroes.values():
        assert len(set(hero.items)) == len(hero.items)
        assert hero.gold >= 0 and hero.xp >= LEVELS[hero.level - 1] and hero.checks <= 18
        assert all(item in world.released for item in hero.items)
        assert all(CONTENT.classes[hero.what].perks[int(n)].boxes >= boxes for n, boxes in hero.perks.items())
        assert len(set(hero.cards)) == len(hero.cards) == hero.level - 1 or hero.fate != "active" or not hero.cards
    quests = [*world.quests, *(quest for hero in world.heroes.values() for quest in hero.quests)]
    assert len(set(quests)) == len(quests)
    retired = sum(hero.fate == "retired" for hero in world.heroes.values())
    assert len(quests) + retired == sum(possible(CONTENT, quest) for quest in CONTENT.quests.values())
    for deck, bag, under in (("road", world.road, world.road_under), ("city", world.city, world.city_under)):
        gone = [id for id in world.gone if CONTENT.events[id].deck == deck]
        cards = [*bag, *under, *gone]
        assert len(set(cards)) == len(cards) >= 29  # one may be on the table
    assert -20 <= world.here.reputation <= 20
    assert set(world.done) <= set(world.open)
    assert len(world.here.members) == len(set(world.here.members))


def copied(t: Table) -> World:
    return msgspec.convert(json.loads(msgspec.json.encode(t.state.world)), World)


def campaign(seats: int, evenings: int, seed: int, bots: str) -> World:
    """So many evenings of bots in one world."""
    settings: dict[str, Any] = {"mode": "campaign"}
    random = Random(seed)
    world = World()
    for number in range(evenings):
        t = taverna.new("gloomhaven", seats, seed * 1000 + number, settings)
        players = [make(GAME, bots) for _ in range(seats)]
        while not t.over:
            between = t.state.phase in ("city", "travel", "after", "outfit") or t.state.finished is not None
            before = copied(t) if between else None
            seat = next(iter(t.questions))
            events = t.answer(seat, players[seat].choose(Sight(t, seat), random))
            if before is not None:
                accounted(before, copied(t), events)
                sound(t.state.world, before, events)
        world = t.state.world
        sound(world, world, [])
        assert len(world.evenings) == number + 1
        sequel = t.sequel()
        assert sequel is not None
        settings = json.loads(json.dumps(sequel.options))
    return world


def test_a_campaign_of_random_bots_keeps_its_books() -> None:
    world = campaign(2, 4, 1, "random")
    assert len(world.evenings) == 4


@pytest.mark.skipif(not FULL, reason="a campaign of fifty scenarios takes a while: TAVERNA_FULL=1")
def test_a_campaign_of_fifty_scenarios() -> None:
    bot = "mercenary" if "mercenary" in GAME.bots else "random"
    world = campaign(2, 50, 3, bot)
    assert len(world.evenings) == 50
    assert start_gold(1) == 30
