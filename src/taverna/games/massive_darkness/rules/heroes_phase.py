"""The Heroes' Phase: Activations, Actions and what strikes back (p. 25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.ask import Ask, AskAny, Flow, Value

from .. import events as ev
from ..records.powers import GainActions
from ..state import ACTIONS, Hero, Table
from . import activation, at_will, objectives, powers
from .actions import KINDS, acts, perform
from .asking import QUIET, decide
from .kinds import Acts
from .kits import Kit, hero_kit
from .levels import tread_all
from .round import begin_enemies_phase
from .skills import met, standing

NOTHING = "none"


def heroes_phase(g: Table) -> Flow:
    """One step of it: the next Hero begins, acts once, or is struck back (MD-ROUND-02..04)."""
    if g.active < 0:
        while g.waiting:
            hero = g.heroes[g.waiting.pop(0)]
            if hero.up:
                return begin_activation(g, hero)
        return begin_enemies_phase(g)
    if g.step == "counterattacks":
        return struck_back(g, g.heroes[g.active])
    if g.commanded >= 0:
        return obey(g, g.heroes[g.commanded])
    return act(g, g.heroes[g.active])


def begin_activation(g: Table, hero: Hero) -> Flow:
    """Three Actions, more by Skills, one fewer for a slowed Hero; then Regeneration (MD-ACT-01, MD-SKILL-05, 13)."""
    g.active = hero.seat
    g.step = ""
    hero.used.clear()
    hero.attacked.clear()
    hero.extra.clear()
    hero.points = 0
    hero.signature = False
    hero.actions = ACTIONS
    kit = hero_kit(g, hero)
    for word in standing(g, hero, GainActions) if GainActions in kit.always else ():
        if word.kind == "any":
            hero.actions += word.amount
        else:
            hero.extra[word.kind] = hero.extra.get(word.kind, 0) + word.amount
    if hero.slowed:
        hero.slowed = False
        hero.actions -= 1
    if g.heard:
        g.emit(ev.Activated(who=hero.seat, actions=hero.actions))
    return started(g, hero, kit) if kit.start else QUIET


def started(g: Table, hero: Hero, kit: Kit) -> Flow:
    """What Powers do when their owner's Activation begins."""
    for source in kit.start:
        if met(g, hero, source):
            for does in source.power.does:
                yield from powers.speak(g, hero, does, source.name)


def act(g: Table, hero: Hero) -> Flow:
    """One act of the active Hero, or the end of its Activation (MD-ACT-01..05)."""
    offer = Acts(g, hero.seat, KINDS)
    if not hero.dead and not hero.left and g.step != "over" and (hero.actions or hero.points or len(offer.ahead()) > 1):
        about = {"who": hero.seat, "actions": hero.actions, "points": hero.points}
        if g.owned and not asides(g, hero):
            chosen = yield Ask(hero.seat, "act", offer, about)
        else:
            chosen = yield from meanwhile(g, hero, offer, about)
        yield from perform(g, hero, chosen)
        action_over(g, hero)
    elif hero.attacked:
        hero.actions = hero.points = 0
        hero.extra.clear()
        g.step = "counterattacks"
    else:
        hero.actions = 0
        end_activation(g, hero)


def meanwhile(g: Table, hero: Hero, offer: Acts, about: dict[str, Any]) -> Flow:
    """What the active Hero does. Before it is done, other Heroes may use what works whenever its owner wants; nobody
    waits for them (MD-EQUIP-07)."""
    silent: list[int] = []
    while True:
        others = asides(g, hero, silent) if g.owned else {}
        if not others:
            return (yield from decide(g, hero.seat, "act", offer, about))
        asks = [Ask(seat, "aside", [*uses, NOTHING], {"who": seat}) for seat, uses in others.items()]
        seat, value = yield AskAny([Ask(hero.seat, "act", offer, about), *asks])
        if seat == hero.seat:
            return value
        if value == NOTHING:
            silent.append(seat)
        else:
            yield from at_will.do_use(g, g.heroes[seat], value[1])
        offer = acts(g, hero)


def asides(g: Table, hero: Hero, silent: Sequence[int] = ()) -> dict[int, list[Value]]:
    """Other Heroes with something to use now, by seat."""
    handy, worn = g.content.handy, g.content.handy_worn
    found: dict[int, list[Value]] = {}
    for other in g.heroes:
        if other is hero or not other.pack:
            continue
        if handy.isdisjoint(other.pack) and (not worn or worn.isdisjoint(other.worn())):
            continue
        if other.up and other.seat not in silent and (uses := at_will.at_any_time(g, other)):
            found[other.seat] = uses
    return found


def action_over(g: Table, hero: Hero) -> None:
    """Where an Action ends, the Level may rise by any Hero; objectives may be met (MD-LEVEL-04, MD-WIN-01)."""
    if not hero.points:
        tread_all(g)
    objectives.check(g)


def obey(g: Table, hero: Hero) -> Flow:
    """One free Action at another's Command; attacks in it cause no Counterattack (MD-SKILL-07)."""
    if hero.up and (hero.actions or hero.points):
        about = {"who": hero.seat, "actions": hero.actions, "points": hero.points}
        chosen = yield from decide(g, hero.seat, "act", acts(g, hero), about)
        yield from perform(g, hero, chosen)
        action_over(g, hero)
        if g.step == "over":
            g.step = ""
    else:
        g.commanded = -1


def struck_back(g: Table, hero: Hero) -> Flow:
    """Every surviving Enemy the Hero attacked is Activated against it; then the next player (MD-ROUND-03,
    MD-COUNTER-01)."""
    hero.attacked = [id for id in hero.attacked if id in g.enemies]
    if hero.attacked and hero.up:
        yield from activation.counterattacks(g, hero.seat)
        objectives.check(g)
        return
    end_activation(g, hero)


def end_activation(g: Table, hero: Hero) -> None:
    """The next player's turn."""
    hero.attacked.clear()
    hero.points = 0  # what a fatal blow in defence may have granted comes too late
    hero.extra.clear()
    g.active = -1
    g.step = ""
