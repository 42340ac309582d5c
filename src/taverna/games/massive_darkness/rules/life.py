"""Life of Heroes: Damage, healing, Stun, death and the Lifebringer (p. 18, p. 37)."""

from __future__ import annotations

from .. import events as ev
from ..records.powers import IgnoreDamage, MaximumLife, Survive
from ..state import LIFE, Hero, Table
from . import decks, moments, skills
from .kits import hero_kit


def suffer(g: Table, hero: Hero, amount: int, willing: bool = False) -> int:
    """Damage to a Hero in play; at 0 Life it is killed (MD-LIFE-03, MD-LIFE-04). Of what it suffers of its own will
    nothing is ignored (MD-COND-02). Returns how much it was."""
    if amount <= 0 or not hero.up:
        return 0
    if not willing:
        amount = after_ignored(g, hero, amount)
    if not amount:
        return 0
    hero.life = max(hero.life - amount, 0)
    if g.heard:
        g.emit(ev.Wounded(who=hero.seat, amount=amount, life=hero.life))
    if not hero.life and not survives(g, hero):
        die(g, hero)
    return amount


def slay(g: Table, hero: Hero) -> None:
    """Damage enough to kill, whatever would ignore some of it (MD-GLOSS-05)."""
    if hero.up:
        g.emit(ev.Wounded(who=hero.seat, amount=hero.life, life=0))
        hero.life = 0
        if not survives(g, hero):
            die(g, hero)


def after_ignored(g: Table, hero: Hero, amount: int) -> int:
    """What is left of Damage after Powers that ignore some of it."""
    for source in hero_kit(g, hero).harm:
        if source.power.per == "enemies-phase" and g.phase != "enemies":
            continue
        if not skills.left(hero, source.name, source.power) or not skills.met(g, hero, source):
            continue
        for word in source.power.does:
            if isinstance(word, IgnoreDamage) and amount:
                skills.spend(hero, source.name, source.power)
                g.emit(ev.Ignored(who=hero.seat, amount=min(word.amount, amount)))
                amount -= min(word.amount, amount)
    return amount


def survives(g: Table, hero: Hero) -> bool:
    """A Power that keeps its owner from dying: those of Skills before those of cards that are used up."""
    for source in sorted(hero_kit(g, hero).dying, key=lambda source: source.power.pay.discard):
        if not skills.left(hero, source.name, source.power) or not skills.met(g, hero, source):
            continue
        for word in source.power.does:
            if isinstance(word, Survive):
                skills.spend(hero, source.name, source.power)
                if source.power.pay.discard:
                    hero.pack.remove(source.name)
                    decks.discard(g, source.name)
                hero.life = min(word.life, hero.most)
                g.emit(ev.Survived(who=hero.seat, life=hero.life))
                return True
    return False


def die(g: Table, hero: Hero) -> None:
    """The miniature is laid down where it is; its Activation is over (MD-LIFE-04, MD-LIFE-05)."""
    hero.life = 0
    hero.dead = True
    hero.stunned = hero.slowed = False
    hero.actions = hero.points = 0
    hero.extra.clear()
    hero.attacked.clear()
    if g.heard:
        g.emit(ev.Died(who=hero.seat, where=hero.at))
    moments.hero_died.at_once(g, hero)


def heal(g: Table, hero: Hero, amount: int) -> int:
    """Never above maximum Life (MD-LIFE-01). Returns how much it was."""
    amount = min(amount, hero.most - hero.life)
    if amount <= 0 or not hero.up:
        return 0
    hero.life += amount
    g.emit(ev.Healed(who=hero.seat, amount=amount, life=hero.life))
    return amount


def stun(g: Table, hero: Hero) -> None:
    """Laid down; no second time (MD-STUN-01, MD-STUN-09)."""
    if hero.up and not hero.stunned:
        hero.stunned = True
        g.emit(ev.Stunned(who=hero.seat))


def slow(g: Table, hero: Hero) -> None:
    """One Action fewer in the next Activation; it does not add up."""
    if hero.up and not hero.slowed:
        hero.slowed = True
        g.emit(ev.Slowed(whom=hero.seat))


def raise_maximum(g: Table, hero: Hero) -> None:
    """Skills that raise maximum Life take effect, and heal as much, when acquired and unlocked by the Level
    (MD-SKILL-03, MD-SKILL-04, MD-LIFE-02)."""
    gift = max((word.amount for word in skills.standing(g, hero, MaximumLife)), default=0)
    if LIFE + gift > hero.most:
        hero.most = LIFE + gift
        g.emit(ev.MaximumRaised(who=hero.seat, most=hero.most))
        heal(g, hero, gift)


def resurrect(g: Table) -> bool:
    """At the start of a Round all dead Heroes stand up where they died with full Life, each for a token of the
    Lifebringer; False if there are not enough (MD-LIFE-06..10)."""
    dead = [hero for hero in g.heroes if hero.dead]
    if len(dead) > g.lifebringer:
        return False
    for hero in dead:
        g.lifebringer -= 1
        hero.dead = False
        hero.life = hero.most
        g.emit(ev.Resurrected(who=hero.seat, where=hero.at, left=g.lifebringer))
    return True
