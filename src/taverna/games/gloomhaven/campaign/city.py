"""A visit to Gloomhaven: everything in any order, each for themselves, until all are ready (pp. 42-48, GH-VISIT-01)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, AskAny, Flow, Value

from ..content import Content
from ..state import Character, Table
from . import enhancing, gains, growth, quests, retiring, shop
from .chronicle import Bought, Donated, Enhanced, HeroCreated, HeroesChanged, LevelledUp, PerkMarked, QuestKept, Sold
from .happenings import happen
from .standing import DONATION, least_xp, prosperity_level
from .world import Enhancement, Hero, Visit, World

READY = "ready"
EVENT = "event"
DONATE = "donate"
RETIRE = "retire"
CATCH_UP = "catch-up"
ANOTHER = "another"  # someone else is to sit here
STAY = "stay"
WAITING = "waiting"


def visit(g: Table) -> Flow:
    """Until everyone is ready and nobody has anything left that must be done: quests kept, levels and perks taken,
    retirement. What an event or a retirement brings may still be used by those who were ready before."""
    here = g.visit
    here.ready = []
    while open_to := [seat for seat in range(g.seats) if seat not in here.ready or pending(g, seat)]:
        seat, value = yield AskAny([asked(g, seat) for seat in open_to])
        yield from act(g, seat, value)
        if value in (EVENT, RETIRE):
            here.ready = []


def gather(g: Table) -> Flow:
    """Without a visit: only a seat without a character gets one, with all that makes it (GH-CREATE-01, GH-DEATH-06)."""
    while open_to := [seat for seat in range(g.seats) if unfinished(g, seat)]:
        seat, value = yield AskAny([asked(g, seat) for seat in open_to])
        yield from act(g, seat, value)


def unfinished(g: Table, seat: int) -> bool:
    """There is no character here, or one that is still being made."""
    steps = ("create", "quest", "level-up", "mark-perk") if g.world.member(seat).created else ("create", "quest")
    return prompt(g, seat) in steps


def pending(g: Table, seat: int) -> bool:
    """Something must be done here before the party can leave (GH-LVLUP-01, GH-PERK-02, GH-RETIRE-01)."""
    return prompt(g, seat) != "city" or retiring.must(g, g.world.member(seat))


def mark_perks(g: Table) -> Flow:
    """Perks for check marks are gained at once, wherever the party is (GH-PERK-02)."""
    for seat, hero in gains.present(g).items():
        while hero.perks_due > 0 and growth.free_perks(g.content, hero):
            nth = yield Ask(seat, "mark-perk", list(growth.free_perks(g.content, hero)), about(g, seat))
            mark_perk(g, hero, nth)


def mark_perk(g: Table, hero: Hero, nth: int) -> None:
    growth.mark(hero, nth)
    g.emit(PerkMarked(hero=hero.id, perk=nth))


def asked(g: Table, seat: int) -> Ask:
    return Ask(seat, prompt(g, seat), offers(g, seat), about(g, seat))


def prompt(g: Table, seat: int) -> str:
    hero = g.world.member(seat)
    if hero.fate != "active" or seat in g.visit.leaving:
        return "create"
    if len(hero.quests) > 1:
        return "quest"
    if hero.perks_due > 0 and growth.free_perks(g.content, hero):
        return "mark-perk"  # the last step of a level, before the next one (GH-LVLUP-10)
    if growth.due(hero):
        return "level-up"
    return "city"


def about(g: Table, seat: int) -> dict[str, Any]:
    hero = g.world.member(seat)
    return {"gold": hero.gold, "level": hero.level + 1}


def offers(g: Table, seat: int) -> list[Value]:
    """What a hero may do now."""
    world: World = g.world
    content: Content = g.content
    hero = world.member(seat)
    step = prompt(g, seat)
    if step == "create":
        waiting = [(WAITING, other.id) for other in resting(world) if other.id != hero.id]
        back = [STAY] if hero.fate == "active" else []
        return [*back, *waiting, *new_ones(g)]
    if step == "quest":
        return list(hero.quests)
    if step == "level-up":
        return list(growth.new_cards(content, hero))
    if step == "mark-perk":
        return list(growth.free_perks(content, hero))
    leaves = retiring.must(g, hero)
    found: list[Value] = [RETIRE if leaves else READY]
    if not g.visit.event and (world.city or world.city_under):
        found.append(EVENT)
    if not hero.donated and hero.gold >= DONATION:
        found.append(DONATE)
    if growth.may_catch_up(world, hero):
        found.append(CATCH_UP)
    if not leaves and (new_ones(g) or resting(world)):  # who must retire cannot step aside instead (GH-RETIRE-01)
        found.append(ANOTHER)
    found += [("buy", item) for item in shop.on_offer(world, content, hero)]
    found += [("sell", item) for item in hero.items]
    found += [("enhance", *spot, what) for spot, what in stickers(g, hero)]
    return found


def new_ones(g: Table) -> list[Value]:
    """(class, level) of every character that can be created (GH-CREATE-01, GH-CREATE-04)."""
    world: World = g.world
    return [(what, level) for what in free_classes(world, g.content) for level in growth.may_start_at(world)]


def resting(world: World) -> list[Hero]:
    """Heroes of the world that are in no one's party at the table, of a class nobody here plays (GH-PARTY-03)."""
    here = [world.heroes[id] for id in world.here.members]
    taken = [hero.what for hero in here if hero.fate == "active"]
    return [
        hero
        for hero in world.heroes.values()
        if hero.fate == "active" and hero.id not in world.here.members and hero.what not in taken
    ]


def free_classes(world: World, content: Content) -> list[str]:
    """Classes that exist here and that no one in the party plays (GH-GAME-03, GH-CREATE-01); of an opened box of which
    only the name is known here nobody can be created."""
    taken = [world.heroes[id].what for id in world.here.members if world.heroes[id].fate == "active"]
    return [what for what in world.classes if what not in taken and not content.classes[what].locked]


def act(g: Table, seat: int, value: Value) -> Flow:
    world: World = g.world
    content: Content = g.content
    hero = world.member(seat)
    step = prompt(g, seat)
    if step == "create":
        if value == STAY:
            g.visit.leaving.remove(seat)
        elif value[0] == WAITING:
            change_hero(g, seat, value[1])
        else:
            create(g, seat, *value)
    elif step == "quest":
        quests.keep(world, hero, value)
        g.emit(QuestKept(hero=hero.id))
    elif step == "level-up":
        growth.step_up(hero, value)
        g.emit(LevelledUp(hero=hero.id, level=hero.level, card=value))
    elif step == "mark-perk":
        mark_perk(g, hero, value)
    elif value == READY:
        g.visit.ready.append(seat)
    elif value == ANOTHER:
        g.visit.leaving.append(seat)
    elif value == RETIRE:
        retiring.retire(g, hero)
    elif value == EVENT:
        g.visit.event = True
        yield from happen(g, "city")
    elif value == DONATE:
        donate(g, hero)
    elif value == CATCH_UP:
        hero.xp = max(hero.xp, least_xp(hero.level + 1))
    elif value[0] == "buy":
        paid = shop.buy(world, content, hero, value[1])
        g.emit(Bought(hero=hero.id, item=value[1], gold=paid))
    elif value[0] == "sell":
        got = shop.sell(world, content, hero, value[1])
        g.emit(Sold(hero=hero.id, item=value[1], gold=got))
    else:
        _, card, half, nth, line, spot, what = value
        enhance(g, hero, Enhancement(card, half, nth, line, spot, what))


def create(g: Table, seat: int, what: str, level: int) -> None:
    """A new character takes the place of one that is gone (GH-CREATE-01..07, GH-RETIRE-12)."""
    world: World = g.world
    old = world.member(seat)
    hero = growth.create(world, g.content, what, old.line)
    growth.start_level(world, hero, level)
    world.here.members[seat] = hero.id
    quests.deal(world, hero, g.chance)
    g.emit(HeroCreated(hero=hero.id))
    settle_in(g, seat)
    if len(hero.quests) == 1:
        g.emit(QuestKept(hero=hero.id))


def change_hero(g: Table, seat: int, id: str) -> None:
    """A hero that was resting takes the seat; the other rests with all it owns (GH-PARTY-03, GH-RETIRE-14)."""
    world: World = g.world
    gone = world.here.members[seat]
    world.here.members[seat] = id
    settle_in(g, seat)
    g.emit(HeroesChanged(hero=id, gone=gone))


def settle_in(g: Table, seat: int) -> None:
    hero = g.world.member(seat)
    g.characters[seat] = Character(seat=seat, what=hero.what, level=hero.level, name=hero.name)
    if seat in g.visit.leaving:
        g.visit.leaving.remove(seat)


def donate(g: Table, hero: Hero) -> None:
    """10 gold, once a visit; two Bless cards for the next scenario (GH-DONATE-01, GH-DONATE-02)."""
    world: World = g.world
    hero.gold -= DONATION
    hero.donated = True
    hero.blessed += 2
    world.donated += DONATION
    quests.note(g, hero, "donated", DONATION)
    g.emit(Donated(hero=hero.id))
    gains.special_conditions(g)


# -- enhancing -------------------------------------------------------------------------------------------------------
def why_not_enhance(g: Table, hero: Hero, card: str) -> str | None:
    """The clause that keeps a hero's card from being enhanced at all."""
    world: World = g.world
    if "the-power-of-enhancement" not in world.achievements:
        return "GH-ENH-01"
    if card not in growth.pool(g.content, hero):
        return "GH-ENH-02"
    enhanced = {one.card for one in world.enhancements if g.content.cards[one.card].owner == hero.what}
    if card not in enhanced and len(enhanced) >= prosperity_level(world.prosperity):
        return "GH-ENH-18"
    return None


def stickers(g: Table, hero: Hero) -> list[tuple[tuple[str, str, int, str, int], str]]:
    """Every enhancement the hero can pay for: (card, half, ability, line, spot), what. Places and prices go by the
    cards as they were printed."""
    world: World = g.world
    content: Content = g.content.printed
    found: list[tuple[tuple[str, str, int, str, int], str]] = []
    for id in growth.pool(content, hero):
        if why_not_enhance(g, hero, id) is not None:
            continue
        card = content.cards[id]
        mine = [one for one in world.enhancements if one.card == id]
        taken = [(one.half, one.nth, one.line, one.spot) for one in mine]
        for at in enhancing.spots(card, content.summons):
            if tuple(at) in taken:
                continue
            for what in enhancing.fitting(card, at):
                if enhancing.cost(card, at, what, mine) <= hero.gold:
                    found.append(((id, *at), what))
    return found


def enhance(g: Table, hero: Hero, new: Enhancement) -> None:
    """Paid by the one whose card it is; for good, and for all of the class that come after (GH-ENH-03, -19, -20)."""
    world: World = g.world
    card = g.content.printed.cards[new.card]
    at = enhancing.Spot(new.half, new.nth, new.line, new.spot)
    price = enhancing.cost(card, at, new.what, world.enhancements)
    hero.gold -= price
    world.enhancements.append(new)
    g.furnish(g.content)
    quests.note(g, hero, "enhanced")
    g.emit(Enhanced(hero=hero.id, card=new.card, what=new.what, gold=price))


__all__ = ["Visit", "visit"]
