"""Words that make others act: commands, turncoats, summons."""

from __future__ import annotations

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner, standing
from ..events import Commanded, Turned
from ..printed import Line, Print, Printed, Printer
from ..records.abilities import Attack, Command, Extra, ExtraTurn, Summoning, Turncoat
from ..records.lexicon import ABILITIES
from ..rules import (
    elements,
    experience,
    extras,
    figures,
    hero_turns,
    land,
    perform,
    spaces,
    spawning,
    summons,
    sums,
    targets,
)
from ..rules.acting import Action
from ..state import Table
from . import common, harm


# -- others made to act ----------------------------------------------------------------------------------------------
@ABILITIES.performed(Command)
def command(g: Table, act: Action, one: Command) -> Flow:
    """Others perform abilities as the player decides: enemies must, allies may."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    does_it = one.perform
    if gains.kill is not None or gains.plus:
        more = Extra(kill=gains.kill, plus=gains.plus)
        does_it = tuple(
            msgspec.structs.replace(part, extras=(*part.extras, more)) if isinstance(part, Attack) else part
            for part in one.perform
        )
    if one.area is not None:
        chosen = yield from harm.in_area(g, act, one.area, one.whom)
    else:
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
        does.made_by = act.who if hostile else ""
        if one.end_beside:
            does.beside = act.who
        if one.with_augments:
            does.lent_by = act.who
        g.emit(Commanded(figure=act.who, target=id))
        done = yield from perform.action(g, id, does_it, act=does)
        if done and one.xp_each and g.figures[act.who].kind == "character":
            experience.gain_xp(g, g.character(act.who), one.xp_each)
        act.target = id
        act.killed += does.killed
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


@ABILITIES.printed(Command)
def command_printed(p: Printer, one: Command) -> Print:
    w = p.words
    flags = [name for name in ("targets_enemies", "end_beside", "with_augments") if getattr(one, name)]
    more = Printed("".join(f", {w('print-command-' + name.replace('_', '-'))}" for name in flags))
    enemy, many = one.whom.side == "enemy", one.whom.count != 1
    if one.xp_each:
        more = Printed(f"{more}, {w('print-command-xp-each', n=one.xp_each)}")
    said = w("print-command", whom=p.whom(one.whom), enemy=enemy, many=many, more=more)
    return Print("command", [f"{said}:"], one.area, p.abilities(one.perform))


@ABILITIES.weighed(Command)
@standing
def command_weighed(planner: Planner, ability: Command, here: Hex) -> float:
    judge = planner.judge
    strikes = [one for one in ability.perform if isinstance(one, Attack)]
    if not strikes or not judge.fighting:
        return 0.1 if judge.fighting else 0.0
    reach = 1 if ability.whom.range is None else sums.value(judge.g, ability.whom.range, judge.me, None, planner.act)
    value = strikes[0].value if isinstance(strikes[0].value, int) else 2
    if ability.whom.side in ("ally", "companion"):
        close = figures.companion(judge.g, judge.me.id) if ability.whom.side == "companion" else ""
        wanted = "summon" if close or ability.whom.when.summoned else "character"
        reach = 99 if ability.whom.range is None else reach
        for friend in judge.friends:
            if friend.kind != wanted or friend.at is None or close not in ("", friend.id):
                continue
            if close or common.seen(planner, here, friend.at, reach):
                value = sums.value(judge.g, strikes[0].value, friend)
                far = max(1, sums.value(judge.g, strikes[0].range, friend))
                if len(strikes) < len(ability.perform):
                    far += sums.move_value(judge.g, friend) if wanted == "summon" else 0
                away = judge.ground.distances(friend.at)
                near = [foe for foe in judge.foes if away.get(foe.at, 99) <= far]
                if near:
                    return max(foe.worth * min(1.0, 0.8 * value / foe.hp) for foe in near)
        return 0.0
    for foe in judge.foes:
        if common.seen(planner, here, foe.at, reach):
            far = foe.later.range
            if any(o is not foe and judge.ground.distances(foe.at).get(o.at, 99) <= far for o in judge.foes):
                return 1.0 * value
    return 0.0


@ABILITIES.performed(ExtraTurn)
def extra_turn(g: Table, act: Action, one: ExtraTurn) -> Flow:
    """A whole turn besides that of the round, taken at once with two cards from hand."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    done = False
    for id in chosen:
        mat = g.hero(id)
        if mat is not None:
            done = (yield from hero_turns.at_once(g, mat)) or done
    return done


@ABILITIES.printed(ExtraTurn)
def extra_turn_printed(p: Printer, one: ExtraTurn) -> Print:
    return Print("command", [p.words("print-extra-turn", whom=p.whom(one.whom))])


@ABILITIES.weighed(ExtraTurn)
@standing
def extra_turn_weighed(planner: Planner, ability: ExtraTurn, here: Hex) -> float:
    judge = planner.judge
    near = [f for f in judge.friends if f.kind == "character" and common.seen(planner, here, f.at, 1)]
    rich = [f for f in near if len(judge.g.character(f.id).hand) > 3]
    return 2.5 if rich and judge.fighting else -0.5


@ABILITIES.performed(Turncoat)
def turncoat(g: Table, act: Action, one: Turncoat) -> Flow:
    """The enemy will fight its own in its turn this round."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    for id in chosen:
        g.figures[id].turncoat = act.seat if act.seat is not None else 0
        g.figures[id].controlled = one.controlled
        g.emit(Turned(figure=id))
    return bool(chosen)


@ABILITIES.printed(Turncoat)
def turncoat_printed(p: Printer, one: Turncoat) -> Print:
    w = p.words
    key = "print-turncoat-controlled" if one.controlled else "print-turncoat"
    return Print("command", [w(key, whom=p.whom(one.whom))])


@ABILITIES.weighed(Turncoat)
@standing
def turncoat_weighed(planner: Planner, ability: Turncoat, here: Hex) -> float:
    return 2.0 if planner.judge.fighting else 0.0


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


@ABILITIES.printed(Summoning)
def summon_printed(p: Printer, one: Summoning) -> Print:
    w = p.words
    if one.monster:
        count = p.amount(one.count)
        parts = [w("print-summon-monster", monster=one.monster, rank=one.rank, n=count, many=one.count != 1)]
        if one.around == "target":
            parts.append(w("print-around-target", near=True, value=Printed("1")))
        if one.hp is not None:
            parts.append(w("print-summon-hp"))
        return Print("summon", parts)
    record = p.content.summons[one.summon]
    parts = [w("print-summon", name=one.summon) + (f" × {one.count}" if one.count != 1 else "")]
    stats = w(
        "print-summon-stats",
        hp=p.amount(record.hp),
        move=Printed("-") if record.move is None else p.amount(record.move),
        attack=Printed("-") if record.attack is None else p.amount(record.attack),
        range=Printed(record.range or "-"),
    )
    below = [Line("stats", p.noted(stats)), *p.traits(record, record.flying)]
    if record.makes:
        made = w("print-attacks-infuse", elements=p.elements(record.makes))
        below.insert(1, Line("infuse", made, makes=record.makes))
    return Print("summon", parts, None, below)


@ABILITIES.weighed(Summoning)
@standing
def summon_weighed(planner: Planner, ability: Summoning, here: Hex) -> float:
    judge = planner.judge
    return 4.5 if judge.rounds_needed > 3 and not judge.after else 1.0
