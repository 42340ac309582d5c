"""Damage, and what follows it (pp. 36-37)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ...events import combat as ev
from ...records.powers import AddDamage, Figure
from ...state import Combat, Enemy, Table
from .. import dice, enemies, life, potions, tokens
from ..asking import Giving, decide
from ..kits import Part, Source
from . import result
from .enchantments import act
from .sides import works


def totals(g: Table, c: Combat) -> tuple[int, int]:
    """Hits and Shields with all that adds to them (MD-DMG-01)."""
    return result.totals(c, dice.hits_on(g.content, c.attack), dice.shields_on(g.content, c.defence))


def damage(g: Table, c: Combat, mine: Part, theirs: Part) -> Flow:
    """Hits minus Shields, not below 0, and what comes on top of it (MD-DMG-01, MD-EFFECT-06)."""
    c.step = "damage"
    hits, shields = totals(g, c)
    c.dealt = dealt = result.dealt(c, hits, shields)
    if g.heard:
        g.emit(ev.DamageKnown(hits=hits, shields=shields, damage=dealt))
    hero = g.heroes[c.hero]
    if not c.hero_attacks:
        if c.killed:
            life.slay(g, hero)
        else:
            yield from potions.suffer(g, hero, dealt)
        if c.retaliate or (not dealt and (mine.late or mine.later or theirs.late or theirs.later)):
            yield from aftermath(g, c, mine, theirs, shields > hits)
    elif c.foe < 0:
        yield from hurt_pillar(g, c, dealt)
    elif (foe := g.enemies.get(c.foe)) is not None:
        if dealt or c.killed:
            c.fell += yield from hurt_foe(g, c, foe, dealt)
        if c.retaliate or (not dealt and (mine.late or mine.later or theirs.late or theirs.later)):
            yield from aftermath(g, c, mine, theirs, shields > hits)


def hurt_foe(g: Table, c: Combat, foe: Enemy, dealt: int) -> Giving[list[Figure]]:
    """To Minions first; if they are Stunned, or the attack may pass them, the Hero divides it
    (MD-MOB-04, MD-MOB-06, MD-MOB-12..14, MD-STUN-07)."""
    if c.killed:
        return (yield from enemies.kill(g, foe, c.hero))
    to_boss = 0
    if dealt and foe.minions and foe.life and (c.to_boss or foe.stunned):
        c.left = dealt
        to_boss = yield from decide(g, c.hero, "boss-damage", list(range(min(dealt, foe.life) + 1)))
        c.left = 0
    return (yield from enemies.hurt(g, foe, dealt, c.hero, to_boss))


def hurt_pillar(g: Table, c: Combat, dealt: int) -> Flow:
    """(MD-M05-18, MD-M08-06)"""
    pillar = g.pillar_at(c.at)
    if pillar is None or not dealt:
        return
    pillar.life = max(pillar.life - dealt, 0)
    g.emit(ev.PillarWounded(where=c.at, amount=dealt, left=pillar.life))
    if not pillar.life:
        yield from tokens.destroy_pillar(g, pillar)


def waiting(c: Combat, part: Part) -> list[Source]:
    """Powers that wait for the Damage: those that cost nothing, and those that have been paid for."""
    paid = [*c.activated, *c.effects]
    return [*part.late, *(source for source in part.later if source.key in paid)]


def aftermath(g: Table, c: Combat, mine: Part, theirs: Part, outdone: bool) -> Flow:
    """What follows the Damage: Retaliate if there were more Shields than Hits, and what waits for an attack without
    Damage (MD-SKILL-14, MD-GLOSS-09)."""
    hero = g.heroes[c.hero]
    foe = g.enemies.get(c.foe)
    if c.retaliate and outdone and foe is not None and hero.up:
        if c.hero_attacks:
            g.emit(ev.EnemyRetaliated(foe=foe.card, enemy=foe.id, whom=c.hero, amount=c.retaliate))
            yield from potions.suffer(g, hero, c.retaliate)
        else:
            g.emit(ev.Retaliated(who=c.hero, foe=foe.card, enemy=foe.id, amount=c.retaliate))
            c.fell += yield from enemies.hurt(g, foe, c.retaliate, c.hero)
    if c.dealt == 0:
        for part, hero_s in ((mine, True), (theirs, False)):
            for source in waiting(c, part):
                if c.foe in g.enemies and hero.up and works(g, c, source, hero_s):
                    for word in source.power.does:
                        if hero_s and isinstance(word, AddDamage):
                            c.fell += yield from enemies.hurt(g, g.enemies[c.foe], word.amount, c.hero)
                        elif isinstance(word, AddDamage):
                            yield from potions.suffer(g, hero, word.amount)
                        else:
                            yield from act(g, c, word, hero_s, source)
