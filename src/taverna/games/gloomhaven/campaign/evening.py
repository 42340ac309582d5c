"""One evening of a campaign: the city, the road, a scenario, and what it leaves (GH-TRAVEL-01, GH-DONE-01..05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.ask import Ask, Flow
from taverna.core.errors import OptionError

from ..events import CameHome, HeroCreated, HeroDied, Rewarded, ScenarioDone, Travelled
from ..records.abilities import Slot
from ..records.campaign import Gain
from ..records.content import DUNGEON, Content
from ..rules import conditions, damage, finish, levels, outfit, treasures
from ..state import Character, Figure, Table, hero_id
from . import alone, city, gains, growth, offers, quests, retiring, shop, travel
from .happenings import happen
from .reading import read
from .together import agreed
from .world import HOME, Evening, Hero, Party, Visit, World

NEW = "new"


# -- a world before its first evening --------------------------------------------------------------------------------
def begin(world: World, content: Content) -> None:
    """A new world: one place on the map, the first items in the shop, the event decks, the quests (GH-SHOP-06,
    GH-EVENT-06)."""
    world.open = [id for id, place in content.atlas.items() if place.initial]
    world.classes = [id for id, one in content.classes.items() if not one.locked and not one.sealed]
    world.road = [id for id, card in content.events.items() if card.deck == "road" and card.number <= 30]
    world.city = [id for id, card in content.events.items() if card.deck == "city" and card.number <= 30]
    world.quests = [id for id, quest in content.quests.items() if quests.possible(content, quest)]
    world.designs = [id for id, item in content.items.items() if item.random]
    world.sides = [id for id, place in content.atlas.items() if place.random]
    shop.release_by_prosperity(world, content)


def sit_down(g: Table, world: World, classes: Sequence[str]) -> None:
    """A hero for every seat: those of the party who are not absent, then those who come back. Whoever is new, in a new
    party or in an old one, chooses class and level at the table (GH-PARTY-04, GH-CREATE-01, GH-CREATE-04); only who has
    said before the game which class it is to be begins with it."""
    wanted = g.options.party or world.party or NEW
    new = wanted == NEW
    if new:
        world.made += 1
        wanted = f"party-{world.made}"
        world.parties[wanted] = Party(id=wanted)
    if wanted not in world.parties:
        raise OptionError(f"this world has no party '{wanted}'; it has {', '.join(world.parties)}")
    world.party = wanted
    take_seats(g, world)
    for seat in range(len(world.here.members), g.seats):
        free = offers.free_classes(world, g.content)
        said = classes[seat : seat + 1] if new else []
        if not free:
            raise OptionError("there is no class left for another seat")
        if said and said[0] not in free:
            raise OptionError(f"nobody can be created as '{said[0]}' in this world")
        world.made += 1
        hero = growth.create(world, g.content, said[0] if said else free[0], f"line-{world.made}")
        hero.name = "".join(g.options.names[seat : seat + 1]).strip()
        world.here.members.append(hero.id)
        if said:
            quests.deal(world, hero, g.chance)
            g.emit(HeroCreated(hero=hero.id, what=hero.what, named=bool(hero.name)))
        else:
            hero.fate, hero.gold = "awaited", 0


def name_them(g: Table, world: World) -> None:
    """Heroes and parties are called as their players like (GH-SHEET-01, GH-PARTY-01)."""
    for id, name in zip(world.here.members, g.options.names, strict=False):
        world.heroes[id].name = name.strip() or world.heroes[id].name
    world.here.name = g.options.party_name.strip() or world.here.name


def take_seats(g: Table, world: World) -> None:
    """Who of a party is at the table: not those said to be absent; those who have missed evenings come back where there
    is a seat for them (GH-PARTY-03). Nobody sits in two parties (GH-PARTY-06), no class twice in one (GH-GAME-03)."""
    party = world.here
    everyone = [*party.members, *party.absent]
    for id in g.options.absent:
        if id not in everyone:
            raise OptionError(f"'{id}' is not of this party; it has {', '.join(everyone)}")
    there: list[str] = []
    for id in everyone:
        played = [world.heroes[other].what for other in there if world.heroes[other].fate == "active"]
        gone = id in party.absent and (world.heroes[id].fate != "active" or world.heroes[id].what in played)
        if id not in g.options.absent and not gone and len(there) < g.seats:
            there.append(id)
    party.members = there
    party.absent = [id for id in everyone if id not in there]
    for other in world.parties.values():
        if other is not party:
            other.members = [id for id in other.members if id not in everyone]
            other.absent = [id for id in other.absent if id not in everyone]


def join(g: Table, given: dict[str, Any], classes: Sequence[str]) -> None:
    """A table becomes an evening of a campaign: of the world given, or of a new one; `classes`: those said before the
    game, by seat."""
    g.campaign = read(given, g.content)
    if not g.world.open:
        begin(g.world, g.content)
    g.phase = "city"
    if given and g.scenario in g.content.solos:
        alone.set_out(g, g.world, g.scenario)
    else:
        sit_down(g, g.world, classes)
        name_them(g, g.world)
    for seat, hero in enumerate(gains.members(g)):
        g.characters[seat] = Character(seat=seat, what=hero.what, level=hero.level, name=hero.name)
    g.figures.clear()
    g.furnish(g.content)  # with the enhancements of this world


# -- before the scenario ---------------------------------------------------------------------------------------------
def city_step(g: Table) -> Flow:
    """The city, if the party is there or returns to it; then the choice of a scenario and the road."""
    world: World = g.world
    party = world.here
    if party.at != HOME and (yield from agreed(g, "home", ["home", "onward"])) == "home":
        party.at = HOME
        g.emit(CameHome())
    yield from city.welcome(g)
    if party.at == HOME and party.awaited:
        yield from city.visit(g)
        party.awaited = False
    else:
        yield from city.gather(g)
    g.phase = "travel"


def travel_step(g: Table) -> Flow:
    """The party agrees where to go, and the road brings what it brings (GH-TRAVEL-01..04). A random dungeon is played
    casually and lies nowhere on the map: the party stays where it is (GH-DUNG-02, GH-PARTY-05)."""
    world: World = g.world
    content: Content = g.content
    goal = yield from agreed(g, "travel", offers.journeys(world, content))
    played_casually = isinstance(goal, tuple) or goal == DUNGEON
    id = goal[1] if isinstance(goal, tuple) else goal
    g.casual = played_casually
    g.emit(Travelled(scenario=id, casual=played_casually))
    if travel.road_event(world, content, id, played_casually=played_casually, came_from=world.here.at):
        yield from happen(g, "road")
        yield from city.mark_perks(g)
    if id != DUNGEON:
        world.here.at = id
    g.scenario = id
    g.renew()
    g.phase = "outfit"


def outfit_step(g: Table) -> Flow:
    """The scenario's level, and the heroes' mats for it (GH-LEVEL-03, GH-HAND-04)."""
    world: World = g.world
    g.level = levels.chosen(g.options, [hero.level for hero in gains.members(g)])
    for seat, hero in enumerate(gains.members(g)):
        put_on(g, seat, hero)
    for hero in world.heroes.values():  # those too who stepped aside
        hero.donated = hero.created = False
    g.taken_before = list(world.treasures)
    g.phase = "goals"
    return
    yield


def prepare(g: Table, seat: int) -> Flow:
    """One hero before the scenario: items to wear, then cards to take along (GH-SETUP-04..06, GH-HAND-01..03)."""
    hero, mat = g.world.member(seat), g.characters[seat]
    yield from wear_items(g, mat, hero)
    if mat.aside:
        yield from outfit.choose_hand(g, mat)


def put_on(g: Table, seat: int, hero: Hero) -> Character:
    """The mat of a hero: cards, perks, full hit points, Bless cards, and what events have laid ahead."""
    record = g.content.classes[hero.what]
    mat = Character(seat=seat, what=hero.what, level=hero.level, name=hero.name)
    mat.hand = growth.hand(g.content, hero)
    mat.aside = [id for id in growth.pool(g.content, hero) if id not in mat.hand]
    mat.deck = outfit.standard_deck(g.content)
    for nth, boxes in hero.perks.items():
        for _ in range(boxes):
            outfit.apply_perk(mat, record.perks[int(nth)])
    mat.deck += ["bless"] * hero.blessed
    hero.blessed = 0
    hp = record.hp[hero.level - 1]
    id = mat.id
    figure = Figure(id=id, kind="character", what=hero.what, force="party", at=None, hp=hp, max_hp=hp, seat=seat)
    g.characters[seat:] = [mat, *g.characters[seat + 1 :]]
    g.figures[id] = figure
    g.cast[id] = hero.what
    g.renew()
    return mat


def wear_items(g: Table, mat: Character, hero: Hero) -> Flow:
    """Everyone who owns anything decides what to equip, whether or not all of it fits: what was worn last lies ready,
    then what there is a place for (GH-SETUP-04, GH-EQUIP-03..07, GH-EQUIP-16)."""
    kept = [item for item in hero.worn if item in hero.items]
    for item in kept + [item for item in hero.items if item not in kept]:
        if outfit.has_room(g, mat, item):
            outfit.wear(g, mat, item)
    while hero.items:
        more = [("wear", item) for item in hero.items if item not in mat.items and outfit.has_room(g, mat, item)]
        less = [("take-off", item) for item in mat.items]
        answer = yield Ask(mat.seat, "equip", [outfit.DONE, *more, *less])
        if answer == outfit.DONE:
            break
        if answer[0] == "wear":
            outfit.wear(g, mat, answer[1])
        else:
            outfit.take_off(g, mat, answer[1])
    hero.worn = list(mat.items)


def effects(g: Table) -> Flow:
    """What events have laid ahead comes upon each hero as the scenario begins (GH-SETUP-07)."""
    world: World = g.world
    for seat, hero in enumerate(gains.members(g)):
        waiting = world.ahead.pop(hero.id, {})
        mat, id = g.characters[seat], hero_id(seat)
        for card in ("bless", "curse", "minus"):
            for _ in range(int(waiting.get(card, 0))):
                conditions.shuffle_in(g, g.figures[id], card)
        for condition in waiting.get("conditions", []):
            yield from conditions.gain(g, id, condition)
        for _ in range(min(int(waiting.get("discard", 0)), len(mat.hand))):
            card = yield Ask(seat, "discard", list(mat.hand))
            mat.hand.remove(card)
            mat.discarded.append(card)
        if waiting.get("damage"):
            yield from damage.suffer(g, id, int(waiting["damage"]))
        for slot in waiting.get("spend", []):
            yield from give_up(g, mat, slot)


def give_up(g: Table, mat: Character, slot: Slot) -> Flow:
    """An item of a kind begins consumed; whoever has several chooses which (GH-RESULT-14)."""
    fit = [item for item in mat.items if g.content.items[item].slot == slot and item not in mat.consumed]
    if fit:
        mat.consumed.append(fit[0] if len(fit) == 1 else (yield Ask(mat.seat, "give-up", fit)))


# -- after the scenario ----------------------------------------------------------------------------------------------
def after_step(g: Table) -> Flow:
    """What the heroes take home, what the world gains, and the chronicle (GH-FINISH-03..17, GH-DONE-01..05)."""
    g.visit = Visit()
    world: World = g.world
    content: Content = g.content
    success = g.finished == "success"
    scenario = g.scenario
    for seat, hero in enumerate(gains.members(g)):
        home = finish.taken_home(g, seat)
        gains.change(g, hero, gold=home["gold"], xp=home["xp"], checks=home["checks"])
        if home["goal_checks"]:
            quests.note(g, hero, "checks", home["goal_checks"])
        for item in home["items"]:
            shop.award(world, content, hero, item)
        note_deeds(g, hero, g.characters[seat], success)
        mat = g.characters[seat]
        hero.hand = [id for id in growth.pool(content, hero) if id not in mat.aside]  # secret until now
        if g.options.permanent_death and g.figures[mat.id].hp < 1:
            bury(g, hero)
    for number in g.looted:
        found = treasures.found(g, number)
        if found is None:
            continue
        world.treasures.append(number)
        for _ in range(found.random_design):
            gains.random_design(g)
        for _ in range(found.random_scenario):
            gains.random_side(g)
        if found.design:
            gains.design(g, found.design)
        if found.scenario:
            gains.unlock(g, found.scenario)
    if success and not g.casual and scenario in content.atlas:
        if scenario not in world.done:
            world.done.append(scenario)
            g.emit(ScenarioDone(scenario=scenario))
        yield from rewards(g, scenario)
    elif success and scenario in content.solos:
        yield from alone.rewards(g)
    yield from city.mark_perks(g)
    world.here.awaited |= not g.casual or g.options.casual_visits
    write_down(g, success)
    retiring.read_on(g)
    finish.over(g)


def bury(g: Table, hero: Hero) -> None:
    """A character that died for good: items to the shop, money lost, its quest shuffled back; another must take its
    place (GH-DEATH-05, GH-DEATH-06). It is no retirement."""
    world: World = g.world
    hero.fate = "dead"
    shop.give_back(hero, list(hero.items))
    hero.gold = 0
    world.quests += hero.quests
    hero.quests = []
    g.emit(HeroDied(hero=hero.id))


def note_deeds(g: Table, hero: Hero, mat: Character, success: bool) -> None:
    """What personal quests count in a scenario, casual or not (GH-CASUAL-02)."""
    content: Content = g.content
    for elite, slain in ((False, mat.tally.slain), (True, mat.tally.elites_slain)):
        for what, times in slain.items():
            quests.note(g, hero, "kill", times, type=what, elite=elite)
    for item, slain in mat.tally.slain_with.items():
        for what, times in slain.items():
            quests.note(g, hero, "kill", times, type=what, item=item)
    if mat.exhausted:
        quests.note(g, hero, "exhausted")
    others = sum(other.exhausted for other in g.characters if other.seat != mat.seat)
    if others:
        quests.note(g, hero, "allies-exhausted", others)
    if success:
        place = content.atlas.get(g.scenario)
        boss = any(content.monsters[stand.monster].boss for stand in stands(g))
        side = place is not None and place.number > quests.LAST_OF_STORY
        region = "" if place is None else place.region
        quests.note(g, hero, "finish", scenario=g.scenario, boss=boss, side=side, region=region)
        if g.scenario not in hero.finished:
            hero.finished.append(g.scenario)


def stands(g: Table) -> list[Any]:
    scenario = g.content.scenario(g)
    return [stand for room in scenario.rooms for stand in room.monsters]


def rewards(g: Table, scenario: str) -> Flow:
    """The benefits listed at the end of a scenario (GH-DONE-01, GH-DONE-02, GH-FINISH-16)."""
    given = g.content.atlas[scenario].rewards
    ends = finish.endings(g)
    g.emit(Rewarded(scenario=scenario))
    opens = list(given.opens)
    if given.choose:
        opens.append((yield from agreed(g, "open", list(given.choose))))
    events = [f"city-{n}" for n in given.city_events] + [f"road-{n}" for n in given.road_events]
    yield from gains.gain(
        g,
        Gain(
            gold=given.gold,
            xp=given.xp,
            checks=given.checks,
            reputation=given.reputation + sum(one.reputation for one in ends),
            prosperity=given.prosperity + sum(one.prosperity for one in ends),
            items=given.items,
            designs=given.designs,
            opens=tuple(opens),
            party=given.party,
            world=given.world,
            ends=given.lost,
            adds=tuple(events),
        ),
    )
    if given.purse:
        yield from gains.share(g, given.purse)
    if given.quest and any(given.quest in hero.quests for hero in gains.members(g)):
        return  # what the quest opens is opened when its character retires (GH-RETIRE-05)
    for what in given.classes:
        gains.open_box(g, what)
    if given.envelope:
        gains.open_box(g, f"envelope-{given.envelope.lower()}")


def write_down(g: Table, success: bool) -> None:
    """The evening joins the chronicle of the world."""
    world: World = g.world
    tallies = [mat.tally for mat in g.characters]
    world.evenings.append(
        Evening(
            scenario=g.scenario,
            party=world.here.id,
            mode="casual" if g.casual else "campaign",
            success=success,
            rounds=g.round,
            level=g.level,
            gold=sum(mat.money * levels.token_value(g) + mat.gold for mat in g.characters),
            xp=sum(mat.xp for mat in g.characters),
            exhausted=sum(mat.exhausted for mat in g.characters),
            kills=sum(tally.kills for tally in tallies),
            damage=sum(tally.damage for tally in tallies),
            suffered=sum(tally.suffered for tally in tallies),
        )
    )
