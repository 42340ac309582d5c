"""A visit to Gloomhaven: everything in any order, each for themselves, until all are ready (pp. 42-48, GH-VISIT-01)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, AskAny, Flow, Value

from ..events import (
    Bought,
    Donated,
    Enhanced,
    HeroCame,
    HeroCreated,
    HeroesChanged,
    LevelledUp,
    PerkMarked,
    QuestKept,
    Sold,
)
from ..records.content import Content
from ..state import Character, Table
from . import enhancing, gains, growth, offers, quests, retiring, shop
from .happenings import happen
from .offers import ANOTHER, CATCH_UP, DONATE, EVENT, KIT, READY, RETIRE, STAY, WAITING
from .standing import DONATION, THANKED, least_xp
from .world import Enhancement, Hero, World


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


def welcome(g: Table) -> Flow:
    """Whoever has no character chooses one before anything else is done, in the order of the seats (GH-CREATE-01,
    GH-DEATH-06)."""
    for seat in range(g.seats):
        if g.world.member(seat).fate != "active":
            value = yield asked(g, seat)
            yield from act(g, seat, value)


def gather(g: Table) -> Flow:
    """Without a visit: only a seat without a character gets one, with all that makes it (GH-CREATE-01, GH-DEATH-06)."""
    while open_to := [seat for seat in range(g.seats) if unfinished(g, seat)]:
        seat, value = yield AskAny([asked(g, seat) for seat in open_to])
        yield from act(g, seat, value)


def unfinished(g: Table, seat: int) -> bool:
    """There is no character here, or one that is still being made."""
    steps = ("create", "quest", "level-up", "mark-perk") if g.world.member(seat).created else ("create", "quest")
    return offers.step(g, seat) in steps


def pending(g: Table, seat: int) -> bool:
    """Something must be done here before the party can leave (GH-LVLUP-01, GH-PERK-02, GH-RETIRE-01)."""
    return offers.step(g, seat) != "city" or retiring.must(g, g.world.member(seat))


def mark_perks(g: Table) -> Flow:
    """Perks for check marks are gained at once, wherever the party is (GH-PERK-02)."""
    for seat, hero in gains.present(g).items():
        while hero.perks_due > 0 and growth.free_perks(g.content, hero):
            nth = yield Ask(seat, "mark-perk", offers.perks(g, hero), about(g, seat))
            mark_perk(g, hero, nth)


def mark_perk(g: Table, hero: Hero, nth: int) -> None:
    growth.mark(hero, nth)
    g.emit(PerkMarked(hero=hero.id, perk=nth))


def asked(g: Table, seat: int) -> Ask:
    return Ask(seat, offers.step(g, seat), offers.of(g, seat), about(g, seat))


def about(g: Table, seat: int) -> dict[str, Any]:
    hero = g.world.member(seat)
    return {"gold": hero.gold, "level": hero.level + 1}


def act(g: Table, seat: int, value: Value) -> Flow:
    world: World = g.world
    content: Content = g.content
    hero = world.member(seat)
    step = offers.step(g, seat)
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
    elif value == KIT:
        for item in shop.kit(world, content, hero):
            buy(g, hero, item)
    elif value[0] == "buy":
        buy(g, hero, value[1])
    elif value[0] == "sell":
        got = shop.sell(world, content, hero, value[1])
        g.emit(Sold(hero=hero.id, item=value[1], gold=got))
    else:
        _, card, half, nth, line, spot, what = value
        enhance(g, hero, Enhancement(card, half, nth, line, spot, what))


def buy(g: Table, hero: Hero, item: str) -> None:
    paid = shop.buy(g.world, g.content, hero, item)
    g.emit(Bought(hero=hero.id, item=item, gold=paid))


def create(g: Table, seat: int, what: str, level: int) -> None:
    """A new character takes the place of one that is gone (GH-CREATE-01..07, GH-RETIRE-12)."""
    world: World = g.world
    old = world.member(seat)
    hero = growth.create(world, g.content, what, old.line)
    if old.fate == "awaited":
        hero.name = old.name
    growth.start_level(world, hero, level)
    world.here.members[seat] = hero.id
    forget_awaited(world, old)
    quests.deal(world, hero, g.chance)
    g.emit(HeroCreated(hero=hero.id, what=what, named=bool(hero.name)))
    settle_in(g, seat)
    if len(hero.quests) == 1:
        g.emit(QuestKept(hero=hero.id))


def change_hero(g: Table, seat: int, id: str) -> None:
    """A hero that was resting takes the seat; the other, if there was one, rests with all it owns (GH-PARTY-03,
    GH-RETIRE-14)."""
    world: World = g.world
    party = world.here
    old = world.member(seat)
    party.members[seat] = id
    if id in party.absent:
        party.absent.remove(id)
    forget_awaited(world, old)
    settle_in(g, seat)
    g.emit(HeroCame(hero=id) if old.fate == "awaited" else HeroesChanged(hero=id, gone=old.id))


def forget_awaited(world: World, old: Hero) -> None:
    """A seat that waited for somebody has them now."""
    if old.fate == "awaited":
        del world.heroes[old.id]


def settle_in(g: Table, seat: int) -> None:
    hero = g.world.member(seat)
    g.characters[seat] = Character(seat=seat, what=hero.what, level=hero.level, name=hero.name)
    if seat in g.visit.leaving:
        g.visit.leaving.remove(seat)


def donate(g: Table, hero: Hero) -> None:
    """10 gold, once a visit; two Bless cards for the next scenario (GH-DONATE-01, GH-DONATE-02). Envelope B thanks the
    city for what is given in all (GH-ENV-10)."""
    world: World = g.world
    hero.gold -= DONATION
    hero.donated = True
    hero.blessed += 2
    world.donated += DONATION
    quests.note(g, hero, "donated", DONATION)
    g.emit(Donated(hero=hero.id))
    gains.special_conditions(g)
    if "envelope-b" in world.boxes and world.donated in THANKED:
        gains.change_prosperity(g, 1)


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
