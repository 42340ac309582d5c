"""Combat: one Attacker against one Defender, in three steps: roll, Enchantments, Damage (pp. 33-37).

`attack` is a Hero's on an Enemy or a Pillar, `strike` an Enemy's on a Hero; both are resolved alike. What is on
the table lies in `g.combat` for everyone to see. A Hero's owner is asked only where there is something to choose; an
Enemy always does what it can.
"""

from __future__ import annotations

from taverna.core.ask import Flow

from ...events import combat as ev
from ...state import Combat, Enemy, Table
from .. import powers
from .damage import damage
from .enchantments import count, enchant
from .rerolls import blanks, rerolls
from .rolling import boost, gather, throw
from .sides import kits


def attack(g: Table, seat: int, target: int | str, kind: str, how: str = "", countered: bool = True) -> Flow:
    """A Hero attacks an Enemy, or a Pillar in a Zone, with a combat type. `how`: the Skill that grants the attack.
    `countered`: the Enemy will counterattack, whatever comes of the attack
    (MD-FIGHT-01, MD-FIGHT-02, MD-COUNTER-01, MD-COUNTER-02)."""
    if isinstance(target, str):
        g.combat = Combat(seat, -1, True, kind, at=target, source=how)
        g.emit(ev.PillarAttacked(who=seat, where=target, combat=kind))
        return resolve(g, g.combat)
    foe = g.enemies[target]
    attacked = g.heroes[seat].attacked
    if countered and target not in attacked:
        attacked.append(target)
    g.combat = Combat(seat, target, True, kind, at=foe.at, card=foe.card, source=how)
    if g.heard:
        g.emit(ev.HeroAttacked(who=seat, foe=foe.card, enemy=target, combat=kind))
    return resolve(g, g.combat)


def strike(g: Table, foe: Enemy, seat: int, kind: str) -> Flow:
    """An Enemy attacks a Hero; a Mob makes one attack, whatever its number (MD-MOB-07, MD-MOB-09)."""
    g.combat = Combat(seat, foe.id, False, kind, at=g.heroes[seat].at, card=foe.card)
    if g.heard:
        g.emit(ev.EnemyAttacked(foe=foe.card, enemy=foe.id, whom=seat, combat=kind))
    return resolve(g, g.combat)


def resolve(g: Table, c: Combat) -> Flow:
    """Roll, then Enchantments, then Damage (MD-COMBAT-01)."""
    mine, theirs = kits(g, c)
    hero = g.heroes[c.hero]
    if mine.boosts:
        yield from boost(g, c, mine)
    if not hero.dead and not hero.left:
        yield from gather(g, c, mine, theirs)
        throw(g, c)
        c.step = "reroll"
        attacking, defending = (mine, theirs) if c.hero_attacks else (theirs, mine)
        for part in (defending, attacking):  # the Defender first (MD-TYPE-01)
            if part.rerolls or (c.effects and part is mine):
                yield from rerolls(g, c, part, part is mine)
            if part.blanks or (c.effects and part is mine):
                yield from blanks(g, c, part, part is mine)
        c.step = "defence"
        count(g, c, mine, theirs)
        if defending.acts or defending.enchantments:
            yield from enchant(g, c, "defence", defending)
        if not hero.dead:
            c.step = "attack"
            if attacking.acts or attacking.enchantments:
                yield from enchant(g, c, "attack", attacking)
        if not hero.dead and (c.foe in g.enemies or c.foe < 0):
            yield from damage(g, c, mine, theirs)
    g.combat, g.last = None, c
    if c.fell:
        yield from powers.after_kills(g, hero, c.fell)
