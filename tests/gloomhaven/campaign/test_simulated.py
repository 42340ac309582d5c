"""A whole campaign of bots: evening after evening through travel, city, levels and retirement, with every coin, item,
card and point of experience accounted for after each step. Few evenings here; fifty with TAVERNA_FULL=1."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import taverna
from taverna.bots import Sight, make
from taverna.core.table import Table
from taverna.games.gloomhaven import events as told
from taverna.games.gloomhaven.campaign import evening, standing
from taverna.games.gloomhaven.campaign.quests import possible
from taverna.games.gloomhaven.campaign.standing import DONATION, LEVELS, TOP, start_gold
from taverna.games.gloomhaven.campaign.world import World

from .evenings import CONTENT, GAME

FULL = bool(os.environ.get("TAVERNA_FULL"))
BETWEEN = ("city", "travel", "after", "outfit")


def gold_of(hero: str, events: list[Any]) -> int:
    """What events say about a hero's gold."""
    total = 0
    for event in events:
        if getattr(event, "hero", "") != hero:
            continue
        if isinstance(event, (told.HeroChanged, told.Sold)):
            total += event.gold
        elif isinstance(event, (told.Bought, told.Enhanced)):
            total -= event.gold
        elif isinstance(event, told.Donated):
            total -= DONATION
    return total


def items_of(hero: str, events: list[Any]) -> Counter[str]:
    """What events say about a hero's items: gained, or lost if below zero."""
    total: Counter[str] = Counter()
    for event in events:
        if getattr(event, "hero", "") != hero:
            continue
        if isinstance(event, (told.Bought, told.GotItem)):
            total[event.item] += 1
        elif isinstance(event, (told.Sold, told.ItemParted)):
            total[event.item] -= 1
    return total


def accounted(before: World, after: World, events: list[Any], answer: str) -> None:
    """For each hero: nothing has come from nowhere and nothing has gone without a trace."""
    gone = {event.hero for event in events if isinstance(event, (told.Retired, told.HeroDied))}
    for id, hero in after.heroes.items():
        if id in gone:
            assert hero.gold == 0 and not hero.items and not hero.quests
            continue
        if id not in before.heroes:
            level = standing.level_of(hero.xp)
            assert (hero.gold, hero.xp, hero.level) == (start_gold(level), LEVELS[level - 1], 1) and not hero.items
            assert level <= standing.prosperity_level(after.prosperity)
            continue
        was = before.heroes[id]
        assert hero.gold - was.gold == gold_of(id, events), (id, events)
        said = sum(event.xp for event in events if isinstance(event, told.HeroChanged) and event.hero == id)
        caught_up = answer == "catch-up" and hero.xp == LEVELS[min(was.level, TOP - 1)] > was.xp
        assert hero.xp - was.xp == said or caught_up, (id, events)
        have, had = Counter(hero.items), Counter(was.items)
        have.subtract(had)
        have.subtract(items_of(id, events))
        assert not any(have.values()), (id, have, answer, events)
        learned = [event for event in events if isinstance(event, told.LevelledUp) and event.hero == id]
        assert hero.level - was.level == len(learned) and hero.cards == [*was.cards, *(one.card for one in learned)]
    by = sum(event.by for event in events if isinstance(event, told.ProsperityChanged))
    assert after.prosperity - before.prosperity == by
    retired = sum(isinstance(event, told.Retired) for event in events)
    assert sum(after.retired.values()) - sum(before.retired.values()) == retired
    given = sum(isinstance(event, told.Donated) for event in events)
    assert after.donated - before.donated == DONATION * given


def untouched(before: World, after: World) -> None:
    """A scenario under way changes nothing that anybody owns; a second copy found there goes to the city at once."""
    for id, hero in before.heroes.items():
        now = after.heroes[id]
        assert (now.gold, now.xp, now.level, now.items) == (hero.gold, hero.xp, hero.level, hero.items)
    assert (after.prosperity, after.donated) == (before.prosperity, before.donated)
    assert all(after.released[item] >= copies for item, copies in before.released.items())


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


def campaign(
    seats: int,
    evenings: int,
    seed: int,
    bots: str,
    until: Callable[[World], bool] = lambda world: False,
    lot: bool = False,
) -> tuple[World, Counter[str]]:
    """So many evenings of bots in one world, fewer if it has come so far, and what happened between scenarios, by the
    kind of event. `lot`: scenarios are not played, but settled by lot."""
    settings: dict[str, Any] = {"mode": "campaign", "casual_visits": lot}
    random = Random(seed)
    world = World()
    seen: Counter[str] = Counter()
    for number in range(evenings):
        t = taverna.new("gloomhaven", seats, seed * 1000 + number, settings)
        if number:
            assert copied(t) == world, "the next evening begins where the last one ended"
        players = [make(GAME, bots) for _ in range(seats)]
        known = copied(t)
        while not t.over:
            between = t.state.phase in BETWEEN or t.state.finished is not None
            if between:
                untouched(known, copied(t))
                known = copied(t)
            found = [list(mat.bag) for mat in t.state.characters]
            if lot and not between:
                t, answer = settled(t, random), ""
                events = [event for _, event in t._log]
            else:
                seat = next(iter(t.questions))
                answer = (lot and curious(t, seat, random)) or players[seat].choose(Sight(t, seat), random)
                events = t.answer(seat, answer)
            if between or t.over or lot:
                now = copied(t)
                found = [[*had, *mat.bag] for had, mat in zip(found, t.state.characters, strict=False)]
                brought_home(known, now, found, events)
                accounted(known, now, events, answer)
                sound(now, known, events)
                known = now
                theirs = [event for event in events if type(event).__module__ == f"{told.__name__}.campaign"]
                seen.update(type(event).__name__ for event in theirs)
        world = copied(t)
        assert len(world.evenings) == number + 1
        sequel = t.sequel()
        assert sequel is not None
        settings = json.loads(json.dumps(sequel.options))
        if not lot:
            saved = t.save()
            assert len(saved) < 200_000
            assert taverna.load(saved).digest() == t.digest(), "the file holds all of it"
        if until(world):
            break
    return world, seen


def settled(t: Table, random: Random) -> Table:
    """The evening goes on after its scenario, mostly won: what each did there and brings home is drawn by lot."""
    was = t.state
    scenario = was.content.scenario(was)
    types = [stand.monster for room in scenario.rooms for stand in room.monsters]

    def change(g: Any) -> None:
        for seat in range(g.seats):
            evening.put_on(g, seat, g.world.member(seat))
        g.scenario, g.casual, g.level, g.phase = was.scenario, was.casual, was.level, "after"
        g.finished = "success" if random.random() < 0.8 else "failure"
        tiles = [tile.holds for room in scenario.rooms for tile in room.treasures if tile.holds != "goal"]
        g.looted = [holds for holds in tiles if holds not in g.world.treasures]
        for mat in g.characters:
            mat.goals, mat.tally.kills, mat.tally.tokens = [random.choice(list(CONTENT.battle_goals))], 6, 6
            mat.money, mat.xp, mat.exhausted = random.randrange(12), random.randrange(15), random.random() < 0.4
            for what in random.sample(types, min(5, len(types))):
                slain = random.choice([mat.tally.slain, mat.tally.elites_slain])
                slain[what] = slain.get(what, 0) + 1

    world = msgspec.to_builtins(was.world)
    new = taverna.new(
        "gloomhaven", t.seats, random.randrange(2**32), {"mode": "campaign", "casual_visits": True, "world": world}
    )
    new.arrange(change)
    return new


def curious(t: Table, seat: int, random: Random) -> str:
    """Who comes anew is of a class that nobody has been, and seeks what opens a box that nobody has opened; where all
    is done that can be, they go anywhere once more."""
    ask, world = t.questions[seat], t.state.world
    offered = [option.id for option in ask.options]
    if ask.prompt == "create":
        been = {hero.what for hero in world.heroes.values()}
        return next((id for id in reversed(offered) if id.split(",")[0] not in been), "")
    if ask.prompt == "quest":
        return next((id for id in offered if CONTENT.quests[id].unlocks not in world.classes), "")
    if ask.prompt == "travel" and not any(id in CONTENT.atlas for id in offered):
        return random.choice(offered)
    return ""


def brought_home(before: World, after: World, found: list[list[str]], events: list[Any]) -> None:
    """Items found in a scenario join those of their hero when it is over; they are told of here as if given."""
    for id, items in zip(after.here.members, found, strict=False):
        for item in dict.fromkeys(items):
            if item in after.heroes[id].items and item not in before.heroes[id].items:
                events.append(told.GotItem(hero=id, item=item))


def test_a_campaign_of_random_bots_keeps_its_books() -> None:
    world, seen = campaign(2, 4, 1, "random")
    assert len(world.evenings) == 4 and seen["Travelled"] == 4


@pytest.mark.skipif(not FULL, reason="a campaign of fifty scenarios takes a while: TAVERNA_FULL=1")
def test_a_campaign_of_fifty_scenarios() -> None:
    """Through travel, city, levels and retirement: each of them must have happened, again and again."""
    world, seen = campaign(3, 50, 5, "mercenary")
    assert len(world.evenings) == 50 and seen["Travelled"] == 50
    assert any(evening.success for evening in world.evenings) and world.done
    assert seen["EventRead"] >= 50, "city and road events"
    assert seen["Bought"] >= 20 and seen["Donated"] >= 10
    assert seen["LevelledUp"] >= 15 and seen["PerkMarked"] >= 15
    assert max(hero.level for hero in world.heroes.values()) >= 5, "levels are taken again and again"
    assert seen["Retired"] >= 2
    assert seen["HeroCreated"] >= seen["Retired"], "and somebody else takes their place"
    heirs = [hero for hero in world.heroes.values() if hero.fate == "active" and world.retired.get(hero.line)]
    assert heirs and all(sum(hero.perks.values()) >= world.retired[hero.line] for hero in heirs), "with their perks"
    assert world.records and world.pages and world.boxes and world.prosperity >= seen["Retired"]


@pytest.mark.skipif(not FULL, reason="a campaign until every class has been played takes a while: TAVERNA_FULL=1")
def test_a_campaign_until_every_class_has_been_seen() -> None:
    """Scenarios are settled by lot, so that many evenings fit; all between them is played by bots."""

    def everyone(world: World) -> bool:
        return {hero.what for hero in world.heroes.values()} == set(CONTENT.classes)

    world, seen = campaign(4, 400, 7, "mercenary", everyone, lot=True)
    assert everyone(world), sorted(set(CONTENT.classes) - {hero.what for hero in world.heroes.values()})
    assert seen["Retired"] >= len(CONTENT.classes) - 6 and len(msgspec.json.encode(world)) < 200_000
