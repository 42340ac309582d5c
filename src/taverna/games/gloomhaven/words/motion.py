"""Words that move: Move, Push and Pull, teleports."""

from __future__ import annotations

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, Manner

from ..bot.planning import Planner, Step, standing
from ..bot.striking import PUSHED
from ..events import Teleported
from ..printed import Print, Printed, Printer
from ..records.abilities import Attack, Drag, Heal, Jump, Move, Shove, Swap
from ..records.cards import Half
from ..records.lexicon import ABILITIES
from ..rules import (
    acting,
    attack,
    belt,
    bonuses,
    conditions,
    deeds,
    elements,
    extras,
    figures,
    items,
    land,
    movement,
    perform,
    pushing,
    spaces,
    sums,
    targets,
    ways,
)
from ..rules.acting import STOP, Action, decide
from ..rules.ways import Ways
from ..state import Doing, Figure, Table
from . import common


@ABILITIES.performed(Move)
def moving(g: Table, act: Action, one: Move) -> Flow:
    """A Move; with a bonus that says so, it may be an Attack or a Heal instead."""
    return or_else(g, act, one) if g.bonuses and act.seat is not None else move(g, act, one)


def or_else(g: Table, act: Action, one: Move) -> Flow:
    if bonuses.any_owned(g, act.who, "moves_as_attacks"):
        answer = yield from decide(g, act.seat, "move-or-attack", ["move", "attack"])
        if answer == "attack":
            return (yield from attack.attack(g, act, Attack(value=one.value)))
    if (more := bonuses.as_heals(g, act.who)) is not None:
        answer = yield from decide(g, act.seat, "move-or-heal", ["move", "heal"])
        if answer == "heal":
            value = sums.value(g, one.value, g.figures[act.who], None, act) + more
            return (yield from perform.PERFORMED[Heal](g, act, Heal(value=value, range=1)))
    return (yield from move(g, act, one))


def move(g: Table, act: Action, ability: Move) -> Flow:
    """Move X: up to X movement points, or none (GH-MOVE-01); the player points at where to stop, or at a way-point."""
    who = g.figures[act.who]
    if "immobilize" in who.conditions or who.at is None:
        return False
    gained = (yield from elements.augments(g, act, ability)) if ability.augments else []
    who = g.figures[act.who]
    total = extras.gathered(g, [*ability.extras, *gained], who, act)
    act.came_from = who.at
    act.path, act.moved, act.through = [], 0, []
    if who.at is None:
        return False  # what it paid was its last
    points = sums.value(g, ability.value, who, None, act) + total.plus
    if g.bonuses:
        points += yield from bonuses.hastened(g, act, who)
    points = max(0, bonuses.stride(g, who, points))
    jump = ability.jump or total.jump
    fly = ability.fly
    moved = yield from go(g, act, ability, points, jump, fly)
    who = g.figures.get(act.who, who)
    if moved and g.bonuses and who.at is not None:
        bonuses.strode(g, act, who)
    yield from perform.settle(g, act, total)
    for after in ability.then:
        if who.at is None:
            break
        yield from perform.ability(g, act, after)
    return moved or bool(gained)


def go(g: Table, act: Action, ability: Move, points: int, jump: bool, fly: bool) -> Flow:
    """Ask where to, walk, and ask on while points are left and the player wants."""
    moved = landed = False
    toils = "deed" in g.board.pieces
    while True:
        who = g.figures.get(act.who)
        if who is None or who.at is None or (ways.held(who) and ways.alone(g, who.at)):
            return moved
        manner: Manner = "fly" if fly or figures.flies(g, who) else "jump" if jump else "walk"
        usable = items.usable(g, who, "own-move", act)
        tools = items.at_hand(g, act)
        there = Ways(g, act, who, ability, manner, points)
        if points <= 0 and not usable:
            return moved
        options = there.options()
        toil = deeds.on_the_way(g, g.hero(act.who), points) if toils and act.seat is not None else []
        if not options and not usable and not toil:
            return moved
        passing = moved and not landed and not there.may_stop()
        if passing:  # nothing may come between it and where it can stop
            tools = [id for id in tools if belt.leaves_be(g.content.items[id], "move")]
            toil = []
        asked = [*options, *toil, *[("item", id) for id in (*usable, *tools)], STOP]
        if options and (passing or (not act.optional and not moved)):
            asked.pop()
        g.doing = Doing(act.who, "move", points=points, manner=manner)
        answer = yield from decide(g, act.seat, "move", acting.explained(asked, there.refused), {"points": points})
        g.doing = None
        if answer == STOP:
            return moved
        if answer[0] == "item" and answer[1] in tools:
            yield from items.in_turn(g, g.character(act.who), answer[1])
            continue
        if answer[0] == "item":
            gives = yield from items.use_on(g, g.character(act.who), answer[1], act)
            points += sums.value(g, gives.plus, who, None, act)
            jump = jump or gives.jump
            continue
        if answer[0] == "toil":
            _, name, q, r, spent = answer
            yield from deeds.toil(g, g.character(act.who), name, (q, r), spent)
            moved, landed, points = True, True, points - spent
            continue
        verb, q, r = answer
        end = (q, r)
        path = there.path(end)
        stops_here = landed = verb == "to"
        cost = len(path) - 1 if manner == "jump" and not stops_here else there.cost(end)
        doors = len(g.opened)
        arrived = yield from movement.walk(
            g, act.who, path, manner, act=act, lands=stops_here, ability=ability, by=act.made_by, mover=there.mover
        )
        moved = True
        points -= cost
        who = g.figures.get(act.who)
        if who is None or who.at is None or not arrived:
            return moved
        more = len(g.opened) > doors or (toils and deeds.on_the_way(g, g.hero(act.who), points))
        if stops_here and (not more or points <= 0):
            return moved
        if ability.straight:
            return moved


@ABILITIES.printed(Move)
def move_printed(p: Printer, one: Move) -> Print:
    w = p.words
    parts = [w("print-move", value=p.amount(one.value))]
    parts += [w(f"print-{name}") for name in ("jump", "fly", "straight", "loots", "clears") if getattr(one, name)]
    if one.to:
        parts.append(w(f"print-to-{one.to}"))
    return Print("move", parts, None, p.abilities(one.then))


@ABILITIES.weighed(Move)
def move_weighed(planner: Planner, ability: Move, half: Half | None) -> list[Step]:
    """A Move is tried to every hex in reach."""
    g, me = planner.judge.g, planner.judge.me
    if "immobilize" in me.conditions:
        return []
    gained = [a.gives for a in ability.augments if elements.affordable(g, a.uses)]
    total = extras.gathered(g, [*ability.extras, *gained], me, planner.act)
    points = max(0, bonuses.stride(g, me, sums.value(g, ability.value, me, None, planner.act) + total.plus))
    manner: Manner = "fly" if ability.fly or figures.flies(g, me) else "walk"
    if manner == "walk" and (ability.jump or total.jump):
        manner = "jump"
    return [Step(move=(points, manner)), *planner.apart(ability.then)]


@ABILITIES.performed(Shove, Drag)
def shove(g: Table, act: Action, one: Shove | Drag) -> Flow:
    """Push or Pull without an attack."""
    gains = yield from common.gains_of(g, act, one)
    chosen = yield from common.affected(g, act, one, gains, common.NO_WHOM, "affect")
    act.targeted = chosen
    for id in chosen:
        if not figures.stands(g, id):
            continue
        act.target = id
        start = act.chosen_hex if one.whom is not None and one.whom.around == "chosen" else None
        pull = isinstance(one, Drag)
        yield from pushing.force_away(g, act, id, one.value + gains.plus, pull=pull, start=start)
        for condition in (*one.conditions, *gains.conditions):
            if figures.stands(g, id):
                yield from conditions.gain(g, id, condition, act.who)
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


@ABILITIES.printed(Shove, Drag)
def push_pull_printed(p: Printer, one: Shove | Drag) -> Print:
    w = p.words
    name = "push" if isinstance(one, Shove) else "pull"
    parts = [w(f"print-{name}", value=Printed(one.value))]
    parts += p.reach(one.whom, one.range, one.targets)
    parts += [p.condition(c) for c in one.conditions]
    return Print(name, parts)


@ABILITIES.weighed(Shove, Drag)
@standing
def push_pull_weighed(planner: Planner, ability: Shove | Drag, here: Hex) -> float:
    near = [foe for foe in planner.judge.foes if common.seen(planner, here, foe.at, 1) and foe.acts]
    return 0.5 * PUSHED * len(near) if isinstance(ability, Shove) else 0.0


@ABILITIES.performed(Jump)
def teleport(g: Table, act: Action, one: Jump) -> Flow:
    """To an empty hex, wherever it is on the map shown; `towards` a lettered hex or the nearest empty one."""
    who = g.figures[act.who]
    ground = land.ground(g)
    if one.to_killed:
        if not act.killed_at or act.killed_at[-1] in figures.standing(g) or not (yield from acting.wanted(g, act, one)):
            return False
        arrive(g, who, act.killed_at[-1])
        return True
    if one.towards:
        for spot in g.spots.get(one.towards, []):
            at = spot if spaces.empty(g, spot) else (yield from spaces.nearest_empty(g, spot))
            if at is not None:
                arrive(g, who, at)
                return True
        return False
    assert who.at is not None
    far = None if one.range is None else sums.value(g, one.range, who, None, act)
    there = [a for a in sorted(ground.ground) if spaces.empty(g, a)]
    if far is not None:
        near = ground.within(who.at, far)
        there = [a for a in there if a in near]
    at = yield from spaces.pick_hex(g, act, "teleport", there)
    if at is None:
        return False
    arrive(g, g.figures[act.who], at)
    return True


def arrive(g: Table, who: Figure, at: Hex) -> None:
    who.at = at
    g.emit(Teleported(figure=who.id, at=at))


@ABILITIES.performed(Swap)
def swap(g: Table, act: Action, one: Swap) -> Flow:
    """Two figures change places at once: the one who acts and another, or two others."""
    chosen: list[str] = yield from targets.concerned(g, act, one.whom, None, "affect", part=one)
    first = act.who
    if one.two and chosen:
        first = chosen[0]
        chosen = yield from targets.choose(
            g, act, lambda: [f for f in targets.candidates(g, act, one.whom, None) if f.id != first], 1, "affect"
        )
    for id in chosen:
        who, other = g.figures[first], g.figures[id]
        here, there = who.at, other.at
        if here is None or there is None:
            return False
        who.at, other.at = there, here
        g.emit(Teleported(figure=who.id, at=there))
        g.emit(Teleported(figure=other.id, at=here))
    return bool(chosen)


@ABILITIES.printed(Swap)
def swap_printed(p: Printer, one: Swap) -> Print:
    if one.two:
        pair = msgspec.structs.replace(one.whom, count=2)
        return Print("teleport", [p.words("print-swap-two", whom=p.whom(pair))])
    return Print("teleport", [p.words("print-swap", whom=p.whom(one.whom))])


@ABILITIES.printed(Jump)
def teleport_printed(p: Printer, one: Jump) -> Print:
    w = p.words
    where = w("print-range", value=p.amount(one.range)) if one.range is not None else ""
    if one.to_killed:
        return Print("teleport", [w("print-teleport-killed")])
    return Print("teleport", [w("print-teleport"), where])
