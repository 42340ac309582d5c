"""Push and Pull (GH-PUSH-01..07, GH-PULL-01..03)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, neighbours, pulls, pushes, straight_distance

from ..events import Pulled, Pushed
from ..state import Figure, Table
from . import acting, damage, experience, figures, land, movement, obstacles, ways, worn
from .acting import STOP, Action, decide


# -- Push and Pull ---------------------------------------------------------------------------------------------------
def forced_paths(
    g: Table, from_: Hex, target: Figure, length: int, pull: bool, *, onto: bool = False, into: bool = False
) -> list[tuple[Hex, ...]]:
    """Every way the target can be moved (GH-PUSH-01..05, GH-PULL-01..03), one for each place it can end. `into`: also
    up to whatever blocks it (GH-PUSH-06)."""
    assert target.at is not None
    friends: list[Hex] = []
    foes: list[Hex] = []
    for other in g.figures.values():
        if other.at is not None and other is not target:
            (friends if other.force == target.force else foes).append(other.at)
    flying = figures.flies(g, target)
    everyone: dict[str, Any] = {
        "friends": frozenset(friends),
        "foes": frozenset(foes),
        "obstacles": land.terrain(g).obstacles,
        "flying": flying,
        "into": into,
    }
    if pull:
        ways = pulls(land.ground(g), from_, target.at, length, onto=onto, **everyone)
    else:
        ways = pushes(land.ground(g), from_, target.at, length, **everyone)
    negative = land.terrain(g).negative
    if negative and not flying:
        return list(ways)  # which hexes it goes through matters
    ends: dict[Hex, tuple[Hex, ...]] = {}
    for path in ways:
        ends.setdefault(path[-1], path)
    return list(ends.values())


def elsewhere(g: Table, target: Figure, pull: bool) -> list[tuple[Any, str]]:
    """Where else on the map a target cannot be moved to by force, and why: something is there, or it is no step away
    from (or toward) the attacker after another."""
    occupied = figures.standing(g)
    obstacles = frozenset() if figures.flies(g, target) else land.terrain(g).obstacles
    away = "GH-PULL-01" if pull else "GH-PUSH-01"
    return [
        (("to", *a), "GH-PUSH-05" if a in occupied or a in obstacles else away)
        for a in sorted(land.ground(g).floor)
        if a != target.at
    ]


def force_away(
    g: Table,
    act: Action,
    target_id: str,
    length: int,
    *,
    pull: bool = False,
    through: bool = False,
    crush: int = 0,
    start: Hex | None = None,
) -> Flow:
    """A Push or Pull: skipped or applied in full, along a path of the attacker's choice, be it into what blocks it
    (GH-PUSH-06); what skips no effects goes the whole way where it can (GH-EFFECT-05). `start`: away from, or toward,
    this hex instead of the attacker."""
    who, target = g.figures.get(act.who), g.figures.get(target_id)
    if who is None or target is None or who.at is None or target.at is None or worn.immovable(g, target, who):
        return False
    if not pull and (through or crush):
        return (yield from shove_hard(g, act, target_id, length, through, crush))
    chooses = act.optional and act.seat is not None
    paths = forced_paths(g, start or who.at, target, length, pull, onto=start is not None, into=chooses)
    paths = [path for path in paths if len(path) > 1] or paths
    if paths == [(target.at,)]:
        return False
    ends = [path[-1] for path in paths]
    named: dict[Any, tuple[Hex, ...]] = {}
    for path in paths:
        alone = ends.count(path[-1]) == 1
        named[("to", *path[-1]) if alone else ("along", *(x for a in path[1:] for x in a))] = path
    options = list(named)
    if chooses:
        options.append(acting.STOP)
    answer = options[0]
    if len(options) > 1:
        about = {"figure": target_id, "hexes": length}
        prompt = "pull" if pull else "push"
        explained = acting.explained(options, lambda: elsewhere(g, target, pull))
        answer = yield from decide(g, act.seat, prompt, explained, about)
    if answer == acting.STOP:
        return False
    path = named[answer]
    manner = ways.manner_of(g, target)
    told = Pulled(figure=target_id, path=path) if pull else Pushed(figure=target_id, path=path)
    yield from movement.walk(g, target_id, path, manner, forced=told, by=act.who)
    return True


def shove_hard(g: Table, act: Action, target_id: str, length: int, through: bool, crush: int) -> Flow:
    """A push step by step: into obstacles that break (2 damage and 1 experience each), or with damage and experience
    for each hex that a wall or obstacle keeps it from."""
    pushed = 0
    who = g.figures[act.who]
    start = who.at
    assert start is not None
    while pushed < length:
        target = g.figures.get(target_id)
        if target is None or target.at is None:
            break
        steps, hard, held = ways_on(g, start, target, through)
        options: list[Any] = [("at", *a) for a in steps]
        if crush and hard:
            options.append("crush")
        if not options:
            break
        if act.optional and act.seat is not None and (not pushed or held or (hard and not crush)):
            options.append(STOP)  # skipped, or directed into what blocks it (GH-PUSH-06)
        answer = options[0]
        if len(options) > 1:
            answer = yield from decide(g, act.seat, "push", options, {"figure": target_id, "hexes": length - pushed})
        if answer == STOP:
            break
        if answer == "crush":
            kept = length - pushed
            if who.kind == "character":
                experience.gain_xp(g, g.character(act.who), kept)
            yield from damage.suffer(g, target_id, crush * kept, by=act.who)
            return True
        at = (answer[1], answer[2])
        path: tuple[Hex, ...] = (target.at, at)
        pushed += 1
        broken = next((o for o in g.obstacles if at in o.hexes), None)
        told = Pushed(figure=target_id, path=path)
        yield from movement.walk(g, target_id, path, ways.manner_of(g, target), forced=told, by=act.who)
        if broken is not None:
            obstacles.remove(g, act, act.who, broken)
            if who.kind == "character":
                experience.gain_xp(g, g.character(act.who), 1)
            yield from damage.suffer(g, target_id, 2, by=act.who)
    return pushed > 0


def ways_on(g: Table, start: Hex, target: Figure, through: bool) -> tuple[list[Hex], bool, bool]:
    """The hexes the next step of a push can lead to, whether a wall or an obstacle that does not break is in the way,
    and whether a figure is."""
    assert target.at is not None
    ground = land.ground(g)
    away = ground.distances(start)
    here = away.get(target.at, 0)
    blocked = [a for o in g.obstacles for a in o.hexes]
    fixed = [a for o in g.obstacles if not obstacles.movable(g, o) for a in o.hexes]
    taken = figures.standing(g)
    flying = figures.flies(g, target)
    steps, hard, held = [], False, False
    for a in neighbours(target.at):
        farther = away[a] > here if a in away else straight_distance(start, a) > straight_distance(start, target.at)
        if not farther:
            continue
        if a not in ground.steps.get(target.at, ()):
            hard = True
        elif a in blocked and not flying:
            if through and a not in fixed and a not in taken:
                steps.append(a)
            else:
                hard = True
        elif a not in taken:
            steps.append(a)
        else:
            held = True
    return steps, hard, held
