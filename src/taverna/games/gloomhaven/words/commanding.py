"""Words that make others act: commands, turncoats, summons."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import Commanded, Turned
from ..records.abilities import Command, Summoning, Turncoat
from ..records.lexicon import ABILITIES
from ..rules import elements, extras, figures, land, perform, spaces, spawning, summons, sums, targets
from ..rules.acting import Action
from ..state import Table


# -- others made to act ----------------------------------------------------------------------------------------------
@ABILITIES.performed(Command)
def command(g: Table, act: Action, one: Command) -> Flow:
    """Others perform abilities as the player decides: enemies must, allies may."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    for id in chosen:
        figure = g.figures.get(id)
        if figure is None or figure.at is None:
            continue
        hostile = figures.hostile(g.figures[act.who], figure)
        seat = act.seat if hostile or figure.kind != "character" else figure.seat
        does = Action(id, seat, act.source)
        does.optional = True
        does.hostile_to_own = hostile and one.targets_enemies
        if one.end_beside:
            does.beside = act.who
        if one.with_augments:
            does.lent_by = act.who
        g.emit(Commanded(figure=act.who, target=id))
        yield from perform.action(g, id, one.perform, act=does)
        act.target = id
        act.killed += does.killed
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


@ABILITIES.performed(Turncoat)
def turncoat(g: Table, act: Action, one: Turncoat) -> Flow:
    """The enemy will fight its own in its turn this round."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    for id in chosen:
        g.figures[id].turncoat = act.seat if act.seat is not None else 0
        g.figures[id].controlled = one.controlled
        g.emit(Turned(figure=id))
    return bool(chosen)


# -- summons ---------------------------------------------------------------------------------------------------------
@ABILITIES.performed(Summoning)
def summon(g: Table, act: Action, one: Summoning) -> Flow:
    """A summon in an empty hex next to the summoner (GH-SUMMON-01, GH-SUMMON-02); a monster's by its own rules."""
    who = g.figures[act.who]
    count = sums.value(g, one.count, who, None, act)
    hp = None if one.hp is None else sums.value(g, one.hp, who, None, act)
    near = next(iter(targets.origins(g, act, who, one.around)), None)
    if near is None:
        return False  # "next to the target" of an attack that had none
    if one.monster:
        made = yield from spawning.summon(g, act.who, one.monster, one.rank, count, hp, near)
        return bool(made)
    done = False
    for _ in range(count):
        free = [a for a in land.ground(g).steps.get(near, ()) if spaces.empty(g, a)]
        at = yield from spaces.pick_hex(g, act, "summon", free)
        if at is None:
            break
        card = act.source.card if act.source.half in ("top", "bottom") else ""
        figure = summons.place(g, act.who, one.summon, at, card=card)
        if hp is not None:
            figure.hp = min(hp, figure.max_hp)
        done = True
    return done
