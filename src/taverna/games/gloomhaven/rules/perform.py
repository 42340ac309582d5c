"""Abilities performed in the order written, the same for characters, monsters, summons and items (GH-TURN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core.ask import Flow

from ..records.abilities import Ability
from ..records.lexicon import ABILITIES
from ..state import Table
from . import bonuses, conditions, elements, experience, figures
from .acting import NOTHING, NOWHERE_PRINTED, Action, Source
from .extras import Gains
from .when import holds

PERFORMED = ABILITIES.of("performed")


def action(
    g: Table,
    who: str,
    abilities: Sequence[Ability],
    *,
    seat: int | None = None,
    source: Source = NOWHERE_PRINTED,
    act: Action | None = None,
    even_stunned: bool = False,
) -> Flow:
    """Perform a list of abilities one after the other. `seat`: who decides; by default a character's own player, for
    anyone else the players together. A stunned figure performs nothing (GH-STUN-01), except what an item, a bonus
    already active or its death makes it do. Returns whether any part was performed."""
    figure = g.figures.get(who)
    if figure is None:
        return False
    if act is None:
        act = Action(who, figure.seat if seat is None and figure.kind == "character" else seat, source)
        act.optional = figure.kind == "character"
    act.only = len(abilities) == 1
    act.area_matters = len(abilities) > 1 and any(speaks_of_area(one) for one in abilities)
    even_stunned = even_stunned or source.half == "item"
    for one in abilities:
        if not figures.stands(g, who) or (not even_stunned and conditions.forbids(g, g.figures[who], "stun")):
            break
        yield from ability(g, act, one)
    return act.done > 0


def speaks_of_area(one: Ability) -> bool:
    """Whether an ability concerns those in the area of the attack before it."""
    whom = getattr(one, "whom", None)
    return whom is not None and whom.where == "area"


def ability(g: Table, act: Action, one: Ability) -> Flow:
    """One ability: if its test holds and its elements are paid."""
    who = g.figures[act.who]
    if one.when is not None and not holds(g, one.when, who, g.figures.get(act.target), act):
        return False
    if (one.needs or one.price) and not (yield from elements.paid(g, act, one)):
        return False
    done = yield from PERFORMED[type(one)](g, act, one)
    if done:
        act.done += 1
    return done


def settle(g: Table, act: Action, gains: Gains) -> Flow:
    """Experience, elements, healing, Shield and the like that came with an ability or an attack, and what is done
    after it."""
    if not (gains.xp or gains.makes or gains.heal_self or gains.shield or gains.retaliate or gains.do):
        return NOTHING
    return settling(g, act, gains)


def settling(g: Table, act: Action, gains: Gains) -> Flow:
    who = g.figures.get(act.who)
    if who is None or who.at is None:
        return
    if gains.xp and who.kind == "character":
        experience.gain_xp(g, g.character(act.who), gains.xp)
    if gains.makes:
        yield from elements.infuse(g, act, gains.makes)
    if gains.heal_self:
        conditions.heal(g, who, gains.heal_self)
    if gains.shield or gains.retaliate:
        bonuses.for_round(g, who, gains.shield, gains.retaliate)
    for one in gains.do:
        if not figures.stands(g, act.who):
            return
        yield from ability(g, act, one)
