"""One attack on one target: modifier card, Shield, damage, effects, Retaliate (GH-ATK-06..14)."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import Attacked, Retaliated
from ..records.abilities import Whom
from ..records.cards import NO_EXTRA
from ..state import Attacking, Figure, Table
from . import (
    always,
    bonuses,
    conditions,
    damage,
    experience,
    figures,
    modifiers,
    moments,
    movement,
    perform,
    pushing,
    sums,
    worn,
)
from .acting import NOTHING, Action, decide
from .extras import Gains
from .shots import Shot
from .when import holds


def strike(g: Table, act: Action, made: Shot, target_id: str) -> Flow:
    """One attack: the attacker's bonuses, the modifier card, the defender's (GH-ATK-06..08); then damage, effects,
    Retaliate (GH-EFFECT-01, GH-RETAL-03). Returns the damage."""
    attacker = g.figures[act.who]
    waits = bool(g.bonuses) and not bonuses.only_shields(g)
    if waits or made.used:
        aimed = moments.Aimed(act, made, attacker, target_id)
        moments.note(g, aimed)
        target_id = aimed.target
    target = g.figures[target_id]
    act.target = target_id
    act.targeted.append(target_id)
    g.attacking = Attacking(attacker.id, target_id)
    if target.kind == "character" and attacker.kind == "monster" and "attacked" in g.kit(target).waiting:
        turned = moments.Turned(act, made, target_id)
        yield from moments.happens(g, turned)
        if turned.away:
            g.attacking = None
            return 0
    if made.gains.kill is not None and kills(g, act, made, made.gains.kill, target):
        yield from slain(g, act, made, target_id)
        return target.max_hp
    own = added(g, act, made, target)
    struck = moments.Strike(act, made, target_id, own)
    yield from moments.happens(g, struck)
    if own.kill is not None and kills(g, act, made, own.kill, target):
        yield from slain(g, act, made, target_id)
        return target.max_hp
    now = g.attacking
    edge, after = drawn(g, act, made, target, own, now)
    if attacker.kind == "character":
        told = moments.Drawn(act, target_id, [])
        yield from moments.happens(g, told)
        for extra in told.gained:
            after += sums.value(g, extra.plus, attacker, target, act)
            own.add(g, extra, attacker, target, act)
    amount = blow(g, struck, attacker, target, now, edge, after)
    at = target.at
    suffered = yield from damage.suffer(g, target_id, amount, by=attacker.id, attack=True)
    act.damage = suffered
    act.struck.append((target_id, at, suffered))
    if suffered:
        act.damaged.append(target_id)
    if g.attacking is not None:
        g.attacking.damage = suffered
    used = g.attacking.used if g.attacking is not None else []
    yield from aftermath(g, act, made, own, target_id, at)
    g.attacking = None
    if g.board.touchy:
        yield from moments.happens(g, moments.Touched(target_id))
    if g.bonuses and not bonuses.only_shields(g):
        yield from moments.happens(g, moments.Struck(act.who, tuple(used), suffered))
    return suffered


def kills(g: Table, act: Action, made: Shot, whom: Whom, target: Figure) -> bool:
    """Whether the target is one of those whom the attack kills outright."""
    return holds(g, whom.when, g.figures[act.who], target, act, melee=made.melee)


def added(g: Table, act: Action, made: Shot, target: Figure) -> Gains:
    """What the attacker adds of its own (GH-ATK-06)."""
    own = Gains()
    if made.per_target:
        attacker = g.figures[act.who]
        for extra in made.per_target:
            if holds(g, extra.when, attacker, target, act, melee=made.melee, single=made.single):
                own.add(g, extra, attacker, target, act)
    return own


def drawn(g: Table, act: Action, made: Shot, target: Figure, own: Gains, now: Attacking) -> tuple[int, int]:
    """The attack value, and the modifier card applied to it (GH-ATK-07): Advantage or not, and what it comes to."""
    attacker = g.figures[act.who]
    value = sums.value(g, made.ability.value, attacker, target, act) + made.gains.plus + own.plus
    if "poison" in target.conditions:
        value += 1  # GH-POISON-01
    if g.raises and attacker.kind != "monster":
        value += sums.swayed(g, attacker, "attack")
    value = max(0, value * made.gains.times * own.times)
    edge = edge_of(g, made, attacker, target, own)
    soft = target.kind == "character" and worn.has_wild(g, target, "double-as-zero")
    cards = g.content.modifiers
    now.value = value
    now.drawn, now.used = modifiers.draw(g, attacker, value, edge, soft)
    after = modifiers.applied(g, value, now.used, soft)
    for id in now.used:
        gives = cards[id].gives
        if gives is not NO_EXTRA:
            own.add(g, gives, attacker, target, act)
    return edge, after


def blow(
    g: Table, struck: moments.Strike, attacker: Figure, target: Figure, now: Attacking, edge: int, after: int
) -> int:
    """The defender's Shield (GH-ATK-08, GH-PIERCE-01): the damage that is due."""
    made, own = struck.shot, struck.gains
    wall = sums.shield(g, target) + struck.guard
    if g.board.scenario.always:
        wall += always.shield(g, target, attacker)
    pierce = made.pierce + made.gains.pierce + own.pierce
    if made.gains.ignores_shield or own.ignores_shield:
        pierce = 1 << 20
    shield = max(0, wall - pierce)
    amount = max(0, after - shield)
    now.damage, now.pierce = amount, max(0, pierce - wall)
    if g.heard:
        facts = {"value": now.value, "shield": shield, "damage": amount, "edge": edge}
        cards = {"drawn": tuple(now.drawn), "used": tuple(now.used)}
        g.emit(Attacked(figure=attacker.id, target=target.id, **cards, **facts))  # type: ignore[arg-type]
    return amount


def edge_of(g: Table, made: Shot, attacker: Figure, target: Figure, own: Gains) -> int:
    """Advantage 1, Disadvantage -1; neither adds up, and together they cancel (GH-ADV-09, GH-ADV-10)."""
    ability = made.ability
    for_it = ability.advantage or made.gains.advantage or own.advantage or "strengthen" in attacker.conditions
    against = ability.disadvantage or made.gains.disadvantage or own.disadvantage or "muddle" in attacker.conditions
    if attacker.kind == "monster":
        for_it = for_it or figures.stats(g, attacker).advantage  # type: ignore[union-attr]
    if target.kind == "monster":
        against = against or figures.stats(g, target).attackers_disadvantage  # type: ignore[union-attr]
    lean = sums.swayed(g, attacker, "edge") if g.raises else 0
    if g.board.scenario.always:
        lean += always.edge(g, attacker)
    for_it, against = for_it or lean > 0, against or lean < 0
    if not made.melee and not against and figures.adjacent(g, attacker, target):
        against = True  # GH-ATK-04, GH-ADV-11
    return int(bool(for_it)) - int(bool(against))


def aftermath(g: Table, act: Action, made: Shot, own: Gains, target_id: str, at: Hex | None) -> Flow:
    """What follows the damage: conditions, Push and Pull on those who live (GH-ATK-12), experience, Retaliate."""
    ability, gains = made.ability, made.gains
    attacker = g.figures.get(act.who)
    target = g.figures.get(target_id)
    alive = target is not None and target.at is not None
    mat = figures.owner(g, attacker) if attacker is not None and attacker.kind == "character" else None
    if not alive:
        act.killed += 1
        if at is not None:
            act.killed_at.append(at)
        if mat is not None:
            experience.gain_xp(g, mat, ability.xp_per_kill)
    else:
        yield from effects(g, act, made, own, target_id)
    if mat is not None:
        experience.gain_xp(g, mat, own.xp + ability.xp_per_target + gains.xp_per_target + own.xp_per_target)
    own.xp = 0
    if own.targets:
        made.left += own.targets
    yield from perform.settle(g, act, own)
    yield from retaliation(g, act.who, target_id, made.melee)


def effects(g: Table, act: Action, made: Shot, own: Gains, target_id: str) -> Flow:
    """Conditions, then Push and Pull, in the order the card has them; a player may skip them (GH-EFFECT-03)."""
    ability, gains = made.ability, made.gains
    if made.conditions or gains.conditions or own.conditions or gains.grounds or own.grounds:
        return affecting(g, act, made, own, target_id)
    if ability.push or ability.pull or gains.pushes or gains.pulls or own.pushes or own.pulls:
        return affecting(g, act, made, own, target_id)
    return NOTHING


def affecting(g: Table, act: Action, made: Shot, own: Gains, target_id: str) -> Flow:
    ability, gains = made.ability, made.gains
    for condition in conditions.each_once((*made.conditions, *gains.conditions, *own.conditions)):
        if made.picky:
            about = {"figure": target_id, "condition": condition}
            if (yield from decide(g, act.seat, "effect", ["perform", "skip"], about)) == "skip":
                continue
        yield from conditions.gain(g, target_id, condition, act.who)
    if gains.grounds or own.grounds:
        yield from movement.ground(g, target_id)
    for length in (ability.push, *gains.pushes, *own.pushes):
        if length:
            yield from pushing.force_away(g, act, target_id, length, through=ability.through, crush=ability.crush)
    for length in (ability.pull, *gains.pulls, *own.pulls):
        if length:
            yield from pushing.force_away(g, act, target_id, length, pull=True)


def retaliation(g: Table, attacker_id: str, target_id: str, melee: bool) -> Flow:
    """After all effects, if both still stand and are within its range (GH-RETAL-01..08)."""
    attacker, target = g.figures.get(attacker_id), g.figures.get(target_id)
    if attacker is None or target is None or attacker.at is None or target.at is None:
        return NOTHING
    answers = sums.retaliate(g, target)
    now = g.attacking
    if now is not None:
        answers += now.retaliates
    if not answers and (not g.bonuses or bonuses.only_shields(g)):
        return NOTHING
    return struck_back(g, attacker, target, melee, answers)


def struck_back(g: Table, attacker: Figure, target: Figure, melee: bool, answers: list[tuple[int, int]]) -> Flow:
    away = figures.distance(g, target, attacker)
    struck = moments.Retaliates(target, attacker, away, melee)
    moments.note(g, struck)
    total = sum(value for value, range in answers if away <= range) + struck.damage
    if total > 0:
        g.emit(Retaliated(figure=target.id, target=attacker.id, damage=total))
        yield from damage.suffer(g, attacker.id, total, by=target.id, cause="retaliate")


def slain(g: Table, act: Action, made: Shot, target_id: str) -> Flow:
    """A target of the attack is killed instead of attacked; it still was a target."""
    g.attacking = None
    act.struck.append((target_id, g.figures[target_id].at, 0))
    yield from slay(g, act, target_id)
    who = g.figures.get(act.who)
    if who is not None and who.kind == "character":
        earned = made.ability.xp_per_target + made.gains.xp_per_target + made.ability.xp_per_kill
        experience.gain_xp(g, g.character(act.who), earned)


def slay(g: Table, act: Action, target_id: str) -> Flow:
    """Killed outright instead of attacked."""
    target = g.figures[target_id]
    at = target.at
    yield from damage.kill(g, target_id, act.who)
    act.killed += 1
    if at is not None:
        act.killed_at.append(at)
