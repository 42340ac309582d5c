"""Powers that a Hero uses at will in its Activation (pp. 19, 52)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.ask import Flow, Value

from .. import events as ev
from ..records.lexicon import WORDS
from ..records.powers import Charge, Command, Leap, SafeShot
from ..state import Hero, Table
from . import combat, powers
from .asking import decide
from .costs import pay_action, unable
from .kinds import Kind, Refused
from .kits import Kit, Source, hero_kit
from .movement import charges, enter, leaps, stays
from .reach import targets
from .skills import left, met, titled

AVAILS = WORDS.of("avails")


def unpaid(g: Table, hero: Hero, source: Source) -> str | None:
    """The clause by which a Power cannot be used now: lying down or amid a Move Action no Skill is used, Items and
    Consumables are; on another's Command only what is an Action; its price; or it has been used
    (MD-STUN-02, MD-ACT-03, MD-ACT-08, MD-EQUIP-07, MD-SKILL-07, MD-SIG-01, MD-SIG-02)."""
    power = source.power
    pay = power.pay
    if not source.card:
        if hero.stunned:
            return "MD-STUN-02"
        if hero.points:
            return "MD-ACT-08"
    if g.commanded == hero.seat and "will" not in power.on and not (pay.actions or pay.combat_actions):
        return "MD-ACT-03"
    if pay.actions and (clause := unable(hero)):
        return clause
    if pay.combat_actions and (clause := unable(hero, "combat")):
        return clause
    if pay.actions > 1 and pay.actions > hero.actions:
        return "MD-ACT-01"
    if (power.per is not None or hero.signature) and not left(hero, source.name, power):
        return "MD-SIG-02" if source.name == "signature" else "MD-ACT-02"
    if not powers.affordable(g, hero, source):
        return "MD-SIG-01" if pay.xp else "MD-COND-03" if pay.tribute else "MD-COND-02"
    return None


def unusable(g: Table, hero: Hero, source: Source) -> str | None:
    """The clause by which a Power cannot be used now, whatever for."""
    clause = unpaid(g, hero, source)
    if clause is None and source.conditional and not met(g, hero, source):
        return "MD-COND-01"
    return clause


def at_will(g: Table, hero: Hero) -> list[Value]:
    """Charge, Safe Shot, Teleport, Command, Signature Skills, Items and Consumables, and whatever else a Power lets its
    owner do in its Activation."""
    return used(g, hero, hero_kit(g, hero))


def used(g: Table, hero: Hero, kit: Kit) -> list[Value]:
    """The same with what the Hero has."""
    found: list[Value] = []
    for source in kit.will:
        if unusable(g, hero, source) is None:
            found += uses(g, hero, source)
    return found


def at_any_time(g: Table, hero: Hero) -> list[Value]:
    """Items and Consumables that work whenever their owner wants, also in another's Activation (MD-EQUIP-07)."""
    return [
        ("use", source.key)
        for source in hero_kit(g, hero).any_time
        if unusable(g, hero, source) is None and useful(g, hero, source)
    ]


def not_at_will(g: Table, hero: Hero) -> Refused:
    """All other uses of these Powers."""
    for source in hero_kit(g, hero).will:
        clause = unusable(g, hero, source)
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


KIND = Kind(at_will, elsewhere=not_at_will)
SKILLED: tuple[tuple[type, str, str], ...] = (
    (Charge, "charge", "MD-SKILL-10"),
    (SafeShot, "safe-shot", "MD-SKILL-16"),
    (Leap, "leap", "MD-SKILL-15"),
    (Command, "command", "MD-SKILL-07"),
)
SKILLS = tuple(kind for kind, _, _ in SKILLED)


def idle(source: Source) -> str:
    """The clause about a Power that would do nothing now."""
    if source.card:
        return "MD-EQUIP-16" if source.power.pay.discard else "MD-EQUIP-15"
    return "MD-SIG-03" if source.name == "signature" else "MD-COND-01"


def unstarted(g: Table, hero: Hero, word: Any) -> str | None:
    """The clause by which a Skill that moves its owner cannot even begin."""
    if isinstance(word, Charge):
        if "melee" not in hero_kit(g, hero).dice:
            return "MD-FIGHT-01"
        return None if g.options.charge_among_enemies else stays(g, hero)
    if isinstance(word, SafeShot):
        return None if "ranged" in hero_kit(g, hero).dice else "MD-FIGHT-01"
    if isinstance(word, Leap) and hero.stunned:
        return "MD-STUN-02"
    return "MD-ACT-08" if isinstance(word, Leap) and hero.points else None


def uses(g: Table, hero: Hero, source: Source) -> list[Value]:
    """The ways to use a Power now."""
    word = source.power.does[0]
    if type(word) not in SKILLS:
        return [("use", source.key)] if useful(g, hero, source) else []
    if unstarted(g, hero, word) is not None:
        return []
    if isinstance(word, Charge):
        return [("charge", source.key, to) for to in charges(g, hero)]
    if isinstance(word, SafeShot):
        return [("safe-shot", source.key, to) for to in leaps(g, hero, 1) if seen_from(g, hero, to)]
    if isinstance(word, Leap):
        return [("leap", source.key, to) for to in leaps(g, hero, word.zones)]
    return [("command", source.key, other.seat) for other in g.standing() if other is not hero]


def seen_from(g: Table, hero: Hero, at: str) -> bool:
    """Whether a Ranged attack from there would reach someone."""
    here, before = hero.at, hero.came_from
    hero.at, hero.came_from = at, here
    found = targets(g, hero, "ranged")
    hero.at, hero.came_from = here, before
    return bool(found)


def useful(g: Table, hero: Hero, source: Source) -> bool:
    """Whether using it would do anything at all."""
    for word in source.power.does:  # noqa: SIM110 (asked for every option)
        if AVAILS[type(word)](g, hero, word):
            return True
    return False


# -- doing it --------------------------------------------------------------------------------------------------------
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


DONE: dict[str, Callable[..., Flow]] = {
    "charge": do_charge,
    "safe-shot": do_safe_shot,
    "leap": do_leap,
    "command": do_command,
    "use": do_use,
}
"""What is done for each verb."""
