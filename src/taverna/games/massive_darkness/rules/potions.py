"""Items and Consumables work whenever their owner wants (p. 19): also in the moment before a blow would kill."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.powers import Heal
from ..state import Hero, Table
from . import life, powers
from .asking import QUIET, decide
from .kits import Source, hero_kit
from .skills import left, met

NONE = "none"


def suffer(g: Table, hero: Hero, amount: int) -> Flow:
    """Damage to a Hero, which may first use what heals it if it would die (MD-EQUIP-07, MD-LIFE-03)."""
    if hero.pack and amount >= hero.life < hero.most and hero.up:
        return may_heal_first(g, hero, amount)
    life.suffer(g, hero, amount)
    return QUIET


def may_heal_first(g: Table, hero: Hero, amount: int) -> Flow:
    """Cards that heal, one after another, before the Damage."""
    while hero.pack and hero.up and amount >= hero.life < hero.most:
        able = [source.key for source in hero_kit(g, hero).will if heals(g, hero, source)]
        if not able:
            break
        key = yield from decide(g, hero.seat, "save", [*able, NONE], {"who": hero.seat, "amount": amount})
        if key == NONE:
            break
        source = next(source for source in hero_kit(g, hero).will if source.key == key)
        g.emit(ev.Used(who=hero.seat, card=source.name))
        yield from powers.pay(g, hero, source)
        for word in source.power.does:
            yield from powers.speak(g, hero, word, source.name)
    life.suffer(g, hero, amount)


def heals(g: Table, hero: Hero, source: Source) -> bool:
    """A card that heals its owner at any time, and can be used now."""
    power = source.power
    return (
        source.card
        and "will" in power.on
        and any(isinstance(word, Heal) and word.whom == "self" for word in power.does)
        and left(hero, source.name, power)
        and met(g, hero, source)
        and powers.affordable(g, hero, source)
    )
