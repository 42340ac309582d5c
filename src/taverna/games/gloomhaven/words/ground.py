"""Words about the floor: traps, obstacles, a hex chosen."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import ObstacleMade, ObstacleMoved, TrapMade
from ..printed import Print, Printed, Printer
from ..records.abilities import ChooseHex, CreateObstacle, CreateTrap, DestroyObstacle, DisarmTrap, MoveObstacle
from ..records.lexicon import ABILITIES
from ..rules import conditions, damage, elements, extras, moments, obstacles, perform, spaces, sums, targets, traps
from ..rules.acting import Action, decide, wanted
from ..state import Obstacle, Table, Trap, key


# -- traps -----------------------------------------------------------------------------------------------------------
@ABILITIES.performed(CreateTrap)
def create_trap(g: Table, act: Action, one: CreateTrap) -> Flow:
    """A trap in an empty hex, with the effects the ability gives (GH-TRAP-07, GH-TRAP-08)."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    made = 0
    for _ in range(one.count):
        who = g.figures[act.who]
        there = [a for a in spaces.in_range(g, who, one.range + gains.range) if spaces.empty(g, a)]
        if one.nearest_enemy:
            there = spaces.nearest_enemy(g, who, there)
        at = yield from spaces.pick_hex(g, act, "create-trap", there)
        if at is None:
            break
        hurts = sums.value(g, one.damage, who, None, act) + gains.plus
        g.traps[key(at)] = Trap(hurts, [*one.conditions, *gains.conditions], act.who, one.xp, one.blast)
        g.traps[key(at)].blast_conditions = [*one.blast_conditions]
        g.relaid()
        g.emit(TrapMade(figure=act.who, at=at))
        made += 1
    if made:
        yield from perform.settle(g, act, gains)
    return made > 0


@ABILITIES.printed(CreateTrap)
def create_trap_printed(p: Printer, one: CreateTrap) -> Print:
    w = p.words
    harm = [w("print-damage", value=p.amount(one.damage))] if one.damage else []
    harm += [p.condition(c) for c in one.conditions]
    beside = one.range == 1 and not one.nearest_enemy
    parts = [w("print-create-trap", n=one.count, near=beside, harm=", ".join(harm))]
    if one.nearest_enemy:
        parts.append(w("print-nearest-enemy"))
    elif one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    if one.blast or one.blast_conditions:
        harm = [w("print-damage", value=Printed(one.blast))] if one.blast else []
        parts.append(w("print-trap-blast", harm=", ".join([*harm, *map(p.condition, one.blast_conditions)])))
    if one.xp:
        parts.append(w("print-trap-xp", n=one.xp))
    return Print("trap", parts)


@ABILITIES.performed(DisarmTrap)
def disarm_trap(g: Table, act: Action, one: DisarmTrap) -> Flow:
    """A trap in range is disarmed; or a figure suffers what it does, as the card says."""
    who = g.figures[act.who]
    there = [a for a in spaces.in_range(g, who, one.range) if key(a) in g.traps]
    if one.count == "all":
        for at in there:
            traps.disarm(g, act.who, key(at))
        return bool(there)
    at = yield from spaces.pick_hex(g, act, "disarm-trap", there)
    if at is None:
        return False
    trap = traps.disarm(g, act.who, key(at))
    if one.hits is not None:
        chosen = yield from targets.concerned(g, act, one.hits, None, "affect", decline=False)
        for id in chosen:
            if trap.damage:
                yield from damage.suffer(g, id, trap.damage, by=act.who, cause="trap")
            for condition in trap.conditions:
                yield from conditions.gain(g, id, condition, act.who)
    return True


@ABILITIES.printed(DisarmTrap)
def disarm_trap_printed(p: Printer, one: DisarmTrap) -> Print:
    w = p.words
    parts = [w("print-disarm-trap", near=one.range == 1)]
    if one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    if one.hits is not None:
        parts.append(w("print-trap-hits", whom=p.whom(one.hits)))
    return Print("trap", parts)


@ABILITIES.performed(CreateObstacle)
def create_obstacle(g: Table, act: Action, one: CreateObstacle) -> Flow:
    """Obstacles in empty hexes, never so that part of the map is cut off (GH-OBST-04, GH-OBST-05)."""
    made = 0
    act.obstacle = []
    begins = moments.ObstacleBegins(act)
    yield from moments.happens(g, begins)
    for _ in range(one.count + begins.more):
        who = g.figures[act.who]
        if one.where == "killed":
            around = [a for a in act.killed_at if spaces.empty(g, a, but_money=True)]
        else:
            around = [a for a in spaces.in_range(g, who, one.range) if spaces.empty(g, a)]
        if one.size == 3:
            around_all = frozenset(around)  # every hex of it lies within range
            fitting = {a: [one for one in obstacles.triangles(g, a) if around_all.issuperset(one)] for a in around}
            at = yield from spaces.pick_hex(g, act, "create-obstacle", [a for a in around if fitting[a]])
            if at is None:
                break
            shapes = fitting[at]
            nth = 0
            if len(shapes) > 1:
                options = [("shape", *(x for a in shape for x in a)) for shape in shapes]
                answer = yield from decide(g, act.seat, "obstacle-shape", options)
                nth = options.index(answer)
            hexes = list(shapes[nth])
        else:
            at = yield from spaces.pick_hex(
                g, act, "create-obstacle", [a for a in around if not obstacles.cuts_off(g, [a])]
            )
            if at is None:
                break
            hexes = [at]
        g.obstacles.append(Obstacle(hexes, "boulder"))
        g.relaid()
        act.obstacle += hexes
        g.emit(ObstacleMade(figure=act.who, hexes=tuple(hexes)))
        made += 1
    return made > 0


@ABILITIES.printed(CreateObstacle)
def create_obstacle_printed(p: Printer, one: CreateObstacle) -> Print:
    w = p.words
    if one.where == "killed":
        return Print("rock", [w("print-obstacle-killed")])
    made = w("print-create-obstacle", n=one.count, size=one.size)
    return Print("rock", [made, w("print-range", value=Printed(one.range))])


@ABILITIES.performed(DestroyObstacle)
def destroy_obstacle(g: Table, act: Action, one: DestroyObstacle) -> Flow:
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    who = g.figures[act.who]
    there = obstacles.beside(g, who, one.range + gains.range)
    if not one.any_size:
        there = [o for o in there if len(o.hexes) == 1]
    if not there:
        return False
    if one.count == "all":
        if not (yield from wanted(g, act, one)):
            return False
        for obstacle in there:
            obstacles.remove(g, act, act.who, obstacle)
    else:
        done = 0
        for _ in range(int(one.count)):
            spots = [o.hexes[0] for o in there]
            at = yield from spaces.pick_hex(g, act, "destroy-obstacle", spots)
            if at is None:
                break
            obstacle = there.pop(spots.index(at))
            obstacles.remove(g, act, act.who, obstacle)
            done += 1
        if not done:
            return False
    yield from perform.settle(g, act, gains)
    return True


@ABILITIES.printed(DestroyObstacle)
def destroy_obstacle_printed(p: Printer, one: DestroyObstacle) -> Print:
    w = p.words
    many = 0 if one.count == "all" else one.count
    parts = [w("print-destroy-obstacle", n=many, near=one.range == 1)]
    if one.range > 1:
        parts.append(w("print-range", value=Printed(one.range)))
    return Print("rock", parts)


@ABILITIES.performed(MoveObstacle)
def move_obstacle(g: Table, act: Action, one: MoveObstacle) -> Flow:
    """One neighbouring single-hex obstacle to an empty hex within range (GH-OBST-04, GH-OBST-05)."""
    who = g.figures[act.who]
    there = [o for o in obstacles.beside(g, who, 1) if len(o.hexes) == 1]
    at = yield from spaces.pick_hex(g, act, "move-obstacle", [o.hexes[0] for o in there])
    if at is None:
        return False
    obstacle = next(o for o in g.obstacles if o.hexes == [at])
    to = yield from spaces.pick_hex(
        g,
        act,
        "obstacle-where",
        [
            a
            for a in spaces.in_range(g, who, one.range)
            if spaces.empty(g, a) and not obstacles.cuts_off(g, [a], obstacle)
        ],
    )
    if to is None:
        return False
    obstacle.hexes = [to]
    g.relaid()
    act.obstacle = [to]
    g.emit(ObstacleMoved(figure=act.who, hexes=(at, to)))
    return True


@ABILITIES.printed(MoveObstacle)
def move_obstacle_printed(p: Printer, one: MoveObstacle) -> Print:
    w = p.words
    return Print("rock", [w("print-move-obstacle", n=one.range)])


@ABILITIES.performed(ChooseHex)
def choose_hex(g: Table, act: Action, one: ChooseHex) -> Flow:
    who = g.figures[act.who]
    act.chosen_hex = yield from spaces.pick_hex(g, act, "choose-hex", spaces.in_range(g, who, one.range))
    return act.chosen_hex is not None


@ABILITIES.printed(ChooseHex)
def choose_hex_printed(p: Printer, one: ChooseHex) -> Print:
    w = p.words
    return Print("target", [w("print-choose-hex", n=one.range)])
