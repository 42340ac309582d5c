"""Enemies are Activated: who, in which order, and what each step of its course does at the table (pp. 27-30)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from taverna.core.ask import Flow

from ..events import combat as ev
from ..records.powers import Heal
from ..state import Enemy, Table
from . import combat, enemies, life, moments, page, powers, tokens
from .asking import players_decide
from .course import Choice, Step, course
from .kits import foe_kit
from .targets import ANYONE, loses_sight


# -- who is Activated -----------------------------------------------------------------------------------------------
def activate_all(g: Table, ids: Iterable[int]) -> Flow:
    """Each of these, in the order the players prefer."""
    waiting = list(ids)
    while waiting := page.awake(g, waiting):
        id = yield from players_decide(g, "enemy-order", waiting)
        waiting.remove(id)
        yield from activate(g, id)


def activate_likes(g: Table, enemy: str) -> Flow:
    """All Enemies of that name, of any Level, are Activated at once (MD-SPAWN-02)."""
    yield from activate_all(g, [foe.id for foe in g.enemies.values() if g.content.cards[foe.card].enemy == enemy])


def counterattacks(g: Table, seat: int) -> Flow:
    """The next Enemy that this Hero attacked strikes back, in the order the players prefer, unless the Hero is out of
    its sight and in Shadow (MD-COUNTER-01, MD-COUNTER-03, MD-COUNTER-05, MD-COUNTER-06)."""
    hero = g.heroes[seat]
    coming: list[int] = []
    for id in hero.attacked:
        foe = g.enemies.get(id)
        if foe is None or page.dormant(g, foe):
            continue
        if loses_sight(g, foe, hero):
            g.emit(ev.HidFromCounterattack(who=seat, foe=foe.card, enemy=id))
        else:
            coming.append(id)
    hero.attacked = coming
    if coming:
        id = yield from players_decide(g, "counter-order", coming[:])
        hero.attacked.remove(id)
        foe = g.enemies[id]
        if not foe.stunned:
            g.acting = id
            if g.heard:
                g.emit(ev.CounterattackBegan(foe=foe.card, enemy=id, whom=seat))
        yield from activate(g, id, seat)


# -- one Activation --------------------------------------------------------------------------------------------------
def activate(g: Table, id: int, only: int = ANYONE) -> Flow:
    """An Enemy goes its course; the players choose where it leaves a choice. `only` is the Hero a Counterattack is
    about (MD-FOE-02, MD-FOE-03, MD-STUN-04, MD-COUNTER-03)."""
    foe = g.enemies[id]
    up = not foe.stunned
    if up:
        g.acting = id
        if foe_kit(g, foe).start:
            regenerate(g, foe)
    steps = course(g, foe, only)
    answer: Any = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration:
            break
        answer = None
        if isinstance(step, Choice):
            answer = yield from players_decide(g, step.prompt, step.options, {"enemy": id})
        elif (deed := DEEDS.get(step.do)) is not None:
            yield from deed(g, foe, step)
    if up:
        g.acting = -1


def regenerate(g: Table, foe: Enemy) -> None:
    """What heals an Enemy when its Activation begins (MD-SKILL-02, MD-SKILL-13)."""
    for source in foe_kit(g, foe).start:
        for word in source.power.does:
            if isinstance(word, Heal) and powers.foe_in_force(g, foe, source.power):
                enemies.healed_by(g, foe, word)


def stand_up(g: Table, foe: Enemy, step: Step) -> Flow:
    """Instead of all else (MD-STUN-04, MD-STUN-10)."""
    foe.stunned = False
    g.emit(ev.EnemyStoodUp(foe=foe.card, enemy=foe.id))
    return
    yield


def attack(g: Table, foe: Enemy, step: Step) -> Flow:
    """A Hero, or a Pillar."""
    if step.whom == ANYONE:
        return hit_pillar(g, foe, step.goal)
    return combat.strike(g, foe, step.whom, step.combat)


def hit_pillar(g: Table, foe: Enemy, at: str) -> Flow:
    """No dice: 1 Damage (MD-M09-15)."""
    pillar = g.pillar_at(at)
    assert pillar is not None
    pillar.life -= 1
    g.emit(ev.EnemyHitPillar(foe=foe.card, enemy=foe.id, where=at, left=pillar.life))
    if pillar.life <= 0:
        yield from tokens.destroy_pillar(g, pillar)


def go(g: Table, foe: Enemy, step: Step) -> Flow:
    """Into the next Zone, with whom it drags along (MD-MOVE-01, MD-MOB-03, MD-M02-10)."""
    start = foe.at
    foe.at = step.at
    foe.strayed = step.clause not in TOLD and not step.lured
    if g.heard:
        told = TOLD.get(step.clause, ev.EnemyMovedByOrder)
        if step.whom != ANYONE:
            g.emit(told(foe=foe.card, enemy=foe.id, start=start, where=step.at, whom=step.whom))
        else:
            g.emit(told(foe=foe.card, enemy=foe.id, start=start, where=step.at))
    then = moments.enemy_moved(g, foe)
    return drag(g, foe, step, then) if step.along else then


def drag(g: Table, foe: Enemy, step: Step, moved: Flow) -> Flow:
    """Once what its coming sets off has happened, those it drags along are there, too (MD-M02-10)."""
    yield from moved
    for seat in step.along:
        g.heroes[seat].at = step.at
        g.emit(ev.Dragged(whom=seat, foe=foe.card, where=step.at))


TOLD: dict[str, Any] = {
    "MD-FOE-09": ev.EnemyMoved,
    "MD-FOE-10": ev.EnemyMovedToLight,
    "MD-FOE-11": ev.EnemyMovedToStart,
    "MD-FOE-15": ev.EnemyMovedToExit,
    "MD-FOE-16": ev.EnemyMovedToStart,
}


def leave(g: Table, foe: Enemy, step: Step) -> Flow:
    """Out of the map (MD-M02-11)."""
    g.emit(ev.EnemyLeft(foe=foe.card, enemy=foe.id))
    yield from moments.enemy_left(g, foe)


def crush(g: Table, foe: Enemy, step: Step) -> Flow:
    """Every other Enemy in the Zone, for no XP (MD-M05-16)."""
    for other in [other for other in g.enemies_at(foe.at) if other.id != foe.id]:
        g.emit(ev.TrampledEnemy(foe=foe.card, other=other.card))
        yield from enemies.gone(g, other)


def trample(g: Table, foe: Enemy, step: Step) -> Flow:
    """Every Hero in the Zone (MD-M05-15)."""
    for hero in g.heroes_at(foe.at):
        g.emit(ev.Trampled(foe=foe.card, whom=hero.seat))
        if not life.survives(g, hero):
            life.die(g, hero)
    return
    yield


def destroy_lure(g: Table, foe: Enemy, step: Step) -> Flow:
    """All of its kind in the Zone (MD-M05-17)."""
    tokens.take_laid(g, foe.at, step.goal)
    foe.strayed = False
    g.emit(ev.LureDestroyed(foe=foe.card, where=foe.at))
    return
    yield


DEEDS: dict[str, Callable[[Table, Enemy, Step], Flow]] = {
    "stand-up": stand_up,
    "attack": attack,
    "move": go,
    "leave": leave,
    "crush": crush,
    "trample": trample,
    "lure": destroy_lure,
}
