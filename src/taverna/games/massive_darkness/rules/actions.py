"""What a Hero may do now: every Action with its cost and what it needs (pp. 25-27).

For each kind of act there is what of it is on offer, and why the rest is not. A Move Action is begun by its first step:
moving, opening a door or picking up. While Movement Points are left, it goes on until they are spent or the player
stops (MD-ACT-08).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.ask import Flow, Offer, Value

from .. import events as ev
from ..records.powers import (
    COMBATS,
    Blast,
    Charge,
    CombatRange,
    Command,
    Heal,
    KillMinions,
    Leap,
    SafeShot,
    SwordAndSpell,
)
from ..state import Hero, Table
from . import combat, moments, objectives, page, powers, tokens
from .asking import decide
from .doors import closed_doors, open_door, shut
from .ground import sight
from .kits import SPELL_SWORD, Source, hero_kit
from .loot import guarded, lies, pick_up
from .movement import barred, charges, enter, leaps, leave, points_of, stays, ways
from .skills import has, left, met, standing, titled
from .trade import can_transmute, trade, transmute

Refused = Iterator[tuple[Value, str]]
STOP, REST, STAND_UP, TRADE, TRANSMUTE, PICK_UP, LEAVE = (
    "stop",
    "rest",
    "stand-up",
    "trade",
    "transmute",
    "pick-up",
    "leave",
)
RANGES: dict[str, tuple[int, int]] = {"melee": (0, 0), "ranged": (1, 99), "magic": (1, 2), SPELL_SWORD: (0, 0)}
OUT_OF_RANGE = {"melee": "MD-EQUIP-10", "ranged": "MD-EQUIP-11", "magic": "MD-EQUIP-12", SPELL_SWORD: "MD-SKILL-08"}


def no_action(hero: Hero, kind: str = "") -> str | None:
    """The clause by which no Action of a kind is left; none while a Move Action is under way, or lying down
    (MD-ACT-01, MD-ACT-08, MD-STUN-02)."""
    if hero.stunned:
        return "MD-STUN-02"
    if hero.points:
        return "MD-ACT-08"
    if hero.actions or (kind and hero.extra.get(kind)):
        return None
    return "MD-ACT-01"


def pay_action(hero: Hero, kind: str = "", amount: int = 1) -> None:
    """An extra Action of that kind first (MD-SKILL-05)."""
    for _ in range(amount):
        if kind and hero.extra.get(kind):
            hero.extra[kind] -= 1
        else:
            hero.actions -= 1


def no_points(hero: Hero) -> str | None:
    """The clause by which nothing can be done for Movement Points (MD-ACT-06, MD-ACT-07)."""
    if hero.stunned:
        return "MD-STUN-02"
    if hero.points or hero.actions or hero.extra.get("move"):
        return None
    return "MD-ACT-01"


def pay_point(g: Table, hero: Hero) -> None:
    """A Movement Point, of a new Move Action if none is under way (MD-ACT-06..09)."""
    if not hero.points:
        pay_action(hero, "move")
        hero.points = points_of(g, hero)
    hero.points -= 1


# -- for Movement Points ---------------------------------------------------------------------------------------------
def moves(g: Table, hero: Hero) -> list[Value]:
    """("move", Zone) (MD-ACT-10)."""
    if no_points(hero) or stays(g, hero):
        return []
    return [("move", to) for to in ways(g, hero)]


def no_moves(g: Table, hero: Hero) -> Refused:
    closed = no_points(hero) or stays(g, hero)
    open_ways = sight(g, hero.at)
    next_to = dict.fromkeys([*g.map.beside[hero.at].values(), *(there for there, _ in g.map.stairs.get(hero.at, ()))])
    for to in next_to:
        walled = to in g.map.beside[hero.at].values() and to not in open_ways
        clause = "MD-MOVE-05" if walled else closed or barred(g, hero, to)
        if clause is not None:
            yield ("move", to), clause
    here = g.map.zones[hero.at]
    for to, zone in g.map.zones.items():
        if to not in next_to:
            diagonal = zone.stage == here.stage and abs(zone.row - here.row) == abs(zone.column - here.column) == 1
            yield ("move", to), "MD-MOVE-02" if diagonal else "MD-MOVE-01"


def openings(g: Table, hero: Hero) -> list[Value]:
    """("open", door); Enemies do not hinder it (MD-DOOR-01, MD-DOOR-02)."""
    if no_points(hero):
        return []
    return [("open", door) for door in closed_doors(g, hero.at) if shut(g, hero, door) is None]


def no_openings(g: Table, hero: Hero) -> Refused:
    closed = no_points(hero)
    for door in g.map.doors:
        if door in g.opened:
            yield ("open", door), "MD-DOOR-03"
        elif door not in g.map.doors_of.get(hero.at, ()):
            yield ("open", door), "MD-DOOR-01"
        elif clause := closed or shut(g, hero, door):
            yield ("open", door), clause


def unpicked(g: Table, hero: Hero) -> str | None:
    if not lies(g, hero.at):
        return "MD-PICK-02"
    return "MD-PICK-01" if guarded(g, hero.at) else no_points(hero)


def unleft(g: Table, hero: Hero) -> str | None:
    """Leaving is a Move from the Exit Zone."""
    if hero.at != g.quest.exit:
        return "MD-M00-03"
    return objectives.may_leave(g, hero) or no_points(hero) or stays(g, hero)


def layings(g: Table, hero: Hero) -> list[Value]:
    """("lay", thing) for things of the Mission that can be laid down (MD-M05-09)."""
    if not hero.things or no_points(hero):
        return []
    most = hero.points or points_of(g, hero)
    return [("lay", id) for id, price in prices(g).items() if id in hero.things and price <= most]


def prices(g: Table) -> dict[str, int]:
    """Movement Points for laying down each thing of the Mission."""
    return {thing.id: thing.place for thing in g.quest.things if thing.place is not None}


# -- combat ----------------------------------------------------------------------------------------------------------
def reach(g: Table, hero: Hero, combat: str) -> tuple[int, int]:
    """From where to where attacks of a type reach (MD-EQUIP-10..13)."""
    if combat != SPELL_SWORD:
        for word in standing(g, hero, CombatRange):
            if word.combat == combat:
                return word.least, word.most
    return RANGES[combat]


def in_reach(g: Table, hero: Hero, combat: str) -> dict[str, int]:
    """Zones that attacks of a type reach: in Line of Sight and Range, never past a Pillar (MD-FIGHT-02, MD-M08-05)."""
    least, most = reach(g, hero, combat)
    if not most:
        return {hero.at: 0}
    seen = sight(g, hero.at)
    found = {at: far for at, far in seen.items() if least <= far <= most}
    if g.pillars:
        return {at: far for at, far in found.items() if clear_shot(g, hero, at)}
    return found


def clear_shot(g: Table, hero: Hero, to: str) -> bool:
    """No Pillar that stops attacks stands in the way; one may stand where the attack goes, and from its Zone one may
    attack the way one came (MD-M08-05, MD-M10-17)."""
    if hero.at == to:
        return True
    zones = g.map.zones
    here, there = zones[hero.at], zones[to]
    rows, columns = sorted((here.row, there.row)), sorted((here.column, there.column))

    def between(at: str) -> bool:
        zone = zones[at]
        return zone.stage == here.stage and rows[0] <= zone.row <= rows[1] and columns[0] <= zone.column <= columns[1]

    back = hero.at if hero.came_from and between(hero.came_from) else ""
    return not any(
        pillar.at not in (to, back) and between(pillar.at) and page.blocked(g, pillar.at) is not None
        for pillar in g.pillars
    )


def targets(g: Table, hero: Hero, combat: str) -> list[int | str]:
    """Whom attacks of a type reach: Enemies by number, Pillars that Heroes may attack by Zone."""
    zones = in_reach(g, hero, combat)
    found: list[int | str] = [
        enemy.id for enemy in g.enemies.values() if enemy.at in zones and not page.untouchable(g, enemy)
    ]
    if g.pillars:
        for pillar in g.pillars:
            rule = page.pillar_rule(g, pillar)
            if pillar.at in zones and rule is not None and rule.attacked_by == "heroes" and pillar.at not in found:
                found.append(pillar.at)
    return found


def combats(g: Table, hero: Hero) -> list[str]:
    """The combat types for which a weapon is Equipped; with Sword and Spell, Melee weapons for Magic too
    (MD-FIGHT-01, MD-SKILL-08)."""
    known = hero_kit(g, hero)
    if SwordAndSpell in known.always and "melee" in known.combats and has(g, hero, SwordAndSpell):
        return [*known.combats, SPELL_SWORD]
    return known.combats


def attacks(g: Table, hero: Hero) -> list[Value]:
    """(combat type, Enemy or Pillar) (MD-FIGHT-01, MD-FIGHT-02)."""
    if (not g.enemies and not g.pillars) or no_action(hero, "combat"):
        return []
    return [(kind, target) for kind in combats(g, hero) for target in targets(g, hero, kind)]


def no_attacks(g: Table, hero: Hero) -> Refused:
    closed = no_action(hero, "combat")
    able = combats(g, hero)
    for kind in (*COMBATS, SPELL_SWORD):
        zones = in_reach(g, hero, kind)
        for enemy in g.enemies.values():
            clause = page.untouchable(g, enemy)
            if clause is None and kind not in able:
                clause = "MD-SKILL-08" if kind == SPELL_SWORD else "MD-FIGHT-01"
            if clause is None and enemy.at not in zones:
                clause = OUT_OF_RANGE[kind]
            if clause := clause or closed:
                yield (kind, enemy.id), clause


# -- Powers used at will ---------------------------------------------------------------------------------------------
def unpaid(g: Table, hero: Hero, source: Source) -> str | None:
    """The clause by which a Power cannot be used now: lying down or amid a Move Action no Skill is used, Items and
    Consumables are; on another's Command only what is an Action; its price; or it has been used
    (MD-STUN-02, MD-ACT-03, MD-ACT-08, MD-EQUIP-07, MD-SKILL-07, MD-SIG-01, MD-SIG-02)."""
    pay = source.power.pay
    if hero.stunned and not source.card:
        return "MD-STUN-02"
    if hero.points and not source.card:
        return "MD-ACT-08"
    if g.commanded == hero.seat and "will" not in source.power.on and not (pay.actions or pay.combat_actions):
        return "MD-ACT-03"
    if pay.actions and (clause := no_action(hero)):
        return clause
    if pay.combat_actions and (clause := no_action(hero, "combat")):
        return clause
    if pay.actions > max(hero.actions, 1):
        return "MD-ACT-01"
    if not left(hero, source.name, source.power):
        return "MD-SIG-02" if source.name == "signature" else "MD-ACT-02"
    if not powers.affordable(g, hero, source):
        return "MD-SIG-01" if pay.xp else "MD-COND-03" if pay.tribute else "MD-COND-02"
    return None


def pay_for(g: Table, hero: Hero, source: Source) -> Flow:
    """Actions, and whatever else it costs (MD-SIG-01, MD-COND-02, MD-COND-03, MD-EQUIP-16)."""
    pay = source.power.pay
    pay_action(hero, "", pay.actions)
    pay_action(hero, "combat", pay.combat_actions)
    if source.name == "signature":
        g.emit(ev.UsedSignature(who=hero.seat, skill=titled(hero, source.name)))
    elif source.card:
        g.emit(ev.Used(who=hero.seat, card=source.name))
    else:
        g.emit(ev.UsedSkill(who=hero.seat, skill=titled(hero, source.name)))
    yield from powers.pay(g, hero, source)


def at_will(g: Table, hero: Hero) -> list[Value]:
    """Charge, Safe Shot, Teleport, Command, Signature Skills, Items and Consumables, and whatever else a Power lets its
    owner do in its Activation."""
    will = hero_kit(g, hero).will
    if not will:
        return []
    found: list[Value] = []
    for source in will:
        if unpaid(g, hero, source) is None and met(g, hero, source):
            found += uses(g, hero, source)
    return found


def no_at_will(g: Table, hero: Hero) -> Refused:
    for source in hero_kit(g, hero).will:
        clause = unpaid(g, hero, source) or (None if met(g, hero, source) else "MD-COND-01")
        able = [] if clause else uses(g, hero, source)
        word = source.power.does[0]
        verb, why = next(((verb, why) for kind, verb, why in SKILLED if isinstance(word, kind)), ("use", idle(source)))
        values: list[Value] = [(verb, source.key)]
        if verb == "command":
            values = [(verb, source.key, other.seat) for other in g.heroes]
        elif verb != "use":
            values = [(verb, source.key, to) for to in g.map.zones]
            clause = clause or unstarted(g, hero, word)
        if verb != "use" and clause:
            yield ("use", source.key), clause
        yield from ((value, clause or why) for value in values if value not in able)


SKILLED: tuple[tuple[type, str, str], ...] = (
    (Charge, "charge", "MD-SKILL-10"),
    (SafeShot, "safe-shot", "MD-SKILL-16"),
    (Leap, "leap", "MD-SKILL-15"),
    (Command, "command", "MD-SKILL-07"),
)


def idle(source: Source) -> str:
    """The clause about a Power that would do nothing now."""
    if source.card:
        return "MD-EQUIP-16" if source.power.pay.discard else "MD-EQUIP-15"
    return "MD-SIG-03" if source.name == "signature" else "MD-COND-01"


def unstarted(g: Table, hero: Hero, word: Any) -> str | None:
    """The clause by which a Skill that moves its owner cannot even begin."""
    if isinstance(word, Charge | SafeShot):
        if ("melee" if isinstance(word, Charge) else "ranged") not in hero_kit(g, hero).dice:
            return "MD-FIGHT-01"
        return stays(g, hero) if isinstance(word, Charge) and not g.options.charge_among_enemies else None
    if hero.stunned:
        return "MD-STUN-02"
    return "MD-ACT-08" if hero.points else None


def uses(g: Table, hero: Hero, source: Source) -> list[Value]:
    """The ways to use a Power now."""
    word = source.power.does[0]
    if isinstance(word, Charge):
        if "melee" not in hero_kit(g, hero).dice:
            return []
        return [("charge", source.key, to) for to in charges(g, hero)]
    if isinstance(word, SafeShot):
        if "ranged" not in hero_kit(g, hero).dice:
            return []
        return [("safe-shot", source.key, to) for to in leaps(g, hero, 1) if seen_from(g, hero, to)]
    if isinstance(word, Leap):
        return [] if hero.stunned or hero.points else [("leap", source.key, to) for to in leaps(g, hero, word.zones)]
    if isinstance(word, Command):
        return [("command", source.key, other.seat) for other in g.standing() if other is not hero]
    return [("use", source.key)] if useful(g, hero, source) else []


def seen_from(g: Table, hero: Hero, at: str) -> bool:
    """Whether a Ranged attack from there would reach someone."""
    here, before = hero.at, hero.came_from
    hero.at, hero.came_from = at, here
    found = targets(g, hero, "ranged")
    hero.at, hero.came_from = here, before
    return bool(found)


def useful(g: Table, hero: Hero, source: Source) -> bool:
    """Whether using it would do anything at all."""
    for word in source.power.does:
        if isinstance(word, Heal):
            whom = [hero] if word.whom == "self" else g.heroes_at(hero.at)
            if any(one.life < one.most for one in whom):
                return True
        elif isinstance(word, Blast):
            seen = sight(g, hero.at)
            if any(seen.get(enemy.at, word.reach + 1) <= word.reach for enemy in g.enemies.values()):
                return True
        elif isinstance(word, KillMinions):
            seen = sight(g, hero.at)
            if any(enemy.minions and enemy.at in seen for enemy in g.enemies.values()):
                return True
        else:
            return True
    return False


# -- the rest --------------------------------------------------------------------------------------------------------
def levers(g: Table, hero: Hero) -> list[Value]:
    """("lever", mark): an Action in its Zone (MD-M10-19)."""
    if hero.at not in g.tokens or no_action(hero):
        return []
    return [("lever", mark) for mark in page.levers_at(g, hero.at)]


def unmelted(g: Table, hero: Hero) -> str | None:
    """A Free Action, but an Action: not while another is under way, nor lying down (MD-TRANS-01, MD-ACT-02)."""
    if hero.stunned:
        return "MD-STUN-02"
    if hero.points:
        return "MD-ACT-08"
    return None if can_transmute(g, hero) else "MD-TRANS-01"


class Acts(Offer):
    """Everything a Hero may do now, and the clause for everything it may not."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(list)
        self._plain = False
        self.g = g
        self.seat = seat

    def offered(self) -> list[Value]:
        g = self.g
        hero = g.heroes[self.seat]
        found = self.free(g, hero)
        found.append(STOP if hero.points else REST)
        return found

    def free(self, g: Table, hero: Hero) -> list[Value]:
        """All but giving up."""
        if hero.stunned:
            return [*at_will(g, hero), *([STAND_UP] if hero.actions else [])]
        found = attacks(g, hero)
        found += moves(g, hero)
        if g.map.doors_of.get(hero.at):
            found += openings(g, hero)
        if not unpicked(g, hero):
            found.append(PICK_UP)
        if not unleft(g, hero):
            found.append(LEAVE)
        found += layings(g, hero)
        found += at_will(g, hero)
        found += levers(g, hero)
        if not hero.points:
            if hero.actions:
                found.append(TRADE)
            if can_transmute(g, hero):
                found.append(TRANSMUTE)
        return found

    def refused(self) -> Iterator[tuple[Value, str]]:
        g = self.g
        hero = g.heroes[self.seat]
        yield from no_attacks(g, hero)
        yield from no_moves(g, hero)
        yield from no_openings(g, hero)
        yield from no_at_will(g, hero)
        single = {
            PICK_UP: unpicked(g, hero),
            LEAVE: unleft(g, hero),
            TRADE: no_action(hero),
            TRANSMUTE: unmelted(g, hero),
            STAND_UP: "MD-STAND-01" if not hero.stunned else None if hero.actions else "MD-STUN-03",
            REST: "MD-ACT-08" if hero.points else None,
            STOP: None if hero.points else "MD-ACT-08",
        }
        yield from ((value, clause) for value, clause in single.items() if clause)


# -- doing it --------------------------------------------------------------------------------------------------------
def perform(g: Table, hero: Hero, act: Value) -> Flow:
    """What is done for one act."""
    if isinstance(act, str):
        return SINGLE[act](g, hero)
    flow: Flow = ACTS[act[0]](g, hero, *act[1:])
    return flow


def do_move(g: Table, hero: Hero, to: str) -> Flow:
    pay_point(g, hero)
    yield from enter(g, hero, to)


def do_open(g: Table, hero: Hero, door: str) -> Flow:
    pay_point(g, hero)
    yield from open_door(g, hero, door)


def do_pick_up(g: Table, hero: Hero) -> Flow:
    pay_point(g, hero)
    yield from pick_up(g, hero)


def do_leave(g: Table, hero: Hero) -> Flow:
    pay_point(g, hero)
    leave(g, hero)
    return
    yield


def do_lay(g: Table, hero: Hero, thing: str) -> Flow:
    """Into the Hero's own Zone (MD-M05-09)."""
    for _ in range(prices(g)[thing]):
        pay_point(g, hero)
    hero.things.remove(thing)
    g.laid.setdefault(hero.at, []).append(thing)
    g.emit(ev.LaidThing(who=hero.seat, thing=thing, where=hero.at))
    return
    yield


def do_stop(g: Table, hero: Hero) -> Flow:
    """The Movement Points that are left are wasted (MD-ACT-09)."""
    hero.points = 0
    return
    yield


def do_rest(g: Table, hero: Hero) -> Flow:
    """All Actions that are left (MD-ACT-05)."""
    hero.actions = 0
    hero.extra.clear()
    g.emit(ev.Rested(who=hero.seat))
    g.step = "over"
    return
    yield


def do_stand_up(g: Table, hero: Hero) -> Flow:
    """(MD-STAND-01, MD-STUN-02)"""
    pay_action(hero)
    hero.stunned = False
    g.emit(ev.StoodUp(who=hero.seat))
    return
    yield


def do_trade(g: Table, hero: Hero) -> Flow:
    pay_action(hero)
    yield from trade(g, hero)


def do_transmute(g: Table, hero: Hero) -> Flow:
    yield from transmute(g, hero)


def do_lever(g: Table, hero: Hero, mark: str) -> Flow:
    """The token is turned face down (MD-M10-19)."""
    pay_action(hero)
    tokens.take_token(g, hero.at, mark)
    g.emit(ev.PulledLever(who=hero.seat, where=hero.at))
    yield from moments.lever_pulled(g, hero, mark)


def do_attack(kind: str) -> Any:
    """A Combat Action of one type (MD-FIGHT-01)."""
    how = SPELL_SWORD if kind == SPELL_SWORD else ""

    def attack(g: Table, hero: Hero, target: int | str) -> Flow:
        pay_action(hero, "combat")
        yield from combat.attack(g, hero.seat, target, "magic" if how else kind, how, g.commanded != hero.seat)

    return attack


def source_of(g: Table, hero: Hero, key: str) -> Source:
    return next(source for source in hero_kit(g, hero).will if source.key == key)


def do_charge(g: Table, hero: Hero, key: str, to: str) -> Flow:
    """Into the Zone of an Enemy, then a free Melee Action (MD-SKILL-10, MD-SKILL-11)."""
    source, between = source_of(g, hero, key), charges(g, hero)[to]
    yield from pay_for(g, hero, source)
    if between != hero.at:
        yield from enter(g, hero, between)
        if not goes_on(hero) or stays(g, hero):
            return
    yield from enter(g, hero, to)
    yield from free_attack(g, hero, "melee", key)


def do_safe_shot(g: Table, hero: Hero, key: str, to: str) -> Flow:
    """One Zone as if Evasive, then a free Ranged Action (MD-SKILL-16, MD-SKILL-17)."""
    source = source_of(g, hero, key)
    yield from pay_for(g, hero, source)
    yield from enter(g, hero, to)
    yield from free_attack(g, hero, "ranged", key)


def free_attack(g: Table, hero: Hero, kind: str, how: str) -> Flow:
    """An attack that a Skill grants, on someone in reach."""
    able = targets(g, hero, kind) if goes_on(hero) else []
    if not able:
        return
    target = able[0]
    if len(able) > 1:
        target = yield from decide(g, hero.seat, "target", [(kind, one) for one in able], {"combat": kind})
        target = target[1]
    yield from combat.attack(g, hero.seat, target, kind, how, g.commanded != hero.seat)


def do_leap(g: Table, hero: Hero, key: str, to: str) -> Flow:
    """Up to so many Zones as if Evasive (MD-SKILL-15)."""
    source = source_of(g, hero, key)
    word = source.power.does[0]
    assert isinstance(word, Leap)
    came = leaps(g, hero, word.zones)
    way = [to]
    while came[way[0]] != hero.at:
        way.insert(0, came[way[0]])
    yield from pay_for(g, hero, source)
    for at in way:
        if goes_on(hero):
            yield from enter(g, hero, at)


def goes_on(hero: Hero) -> bool:
    """Whether what happened on the way, as a Mission may have it, has not ended a Skill of several parts."""
    return hero.up and not hero.stunned


def do_command(g: Table, hero: Hero, key: str, seat: int) -> Flow:
    """Another Hero performs 1 free Action at once (MD-SKILL-07)."""
    yield from pay_for(g, hero, source_of(g, hero, key))
    g.commanded = seat
    g.heroes[seat].actions = 1
    g.emit(ev.Commanded(by=hero.seat, who=seat))
    return
    yield


def do_use(g: Table, hero: Hero, key: str) -> Flow:
    """An Item, a Consumable or a Skill: what it says, word by word (MD-EQUIP-15, MD-EQUIP-16)."""
    source = source_of(g, hero, key)
    yield from pay_for(g, hero, source)
    for word in source.power.does:
        yield from powers.speak(g, hero, word, source.name)


SINGLE = {
    STOP: do_stop,
    REST: do_rest,
    STAND_UP: do_stand_up,
    TRADE: do_trade,
    TRANSMUTE: do_transmute,
    PICK_UP: do_pick_up,
    LEAVE: do_leave,
}
ACTS: dict[str, Any] = {
    "move": do_move,
    "open": do_open,
    "lay": do_lay,
    "lever": do_lever,
    "charge": do_charge,
    "safe-shot": do_safe_shot,
    "leap": do_leap,
    "command": do_command,
    "use": do_use,
    **{kind: do_attack(kind) for kind in (*COMBATS, SPELL_SWORD)},
}
