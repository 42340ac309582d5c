"""Movement, of one's own and forced: step by step over doors, traps and terrain (GH-MOVE-01..05, GH-JUMP, GH-FLY,
GH-PUSH, GH-PULL, GH-REVEAL-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import DIRECTIONS, Hex, Manner, Mover, add, neighbours, pulls, pushes

from ..events import HazardEntered, Moved, Pulled, Pushed, TrapSprung
from ..records.abilities import Move
from ..state import Doing, Figure, Table, key
from . import conditions, damage, extras, figures, sums, targets
from .acting import Action, decide

STOP = "stop"


def manner_of(g: Table, figure: Figure, jump: bool = False) -> Manner:
    return "fly" if figures.flies(g, figure) else "jump" if jump else "walk"


def mover(g: Table, figure: Figure, manner: Manner, act: Action | None = None) -> Mover:
    """How a figure moves now: through allies, not through enemies (GH-MOVE-02); characters open doors (GH-DOOR-04,
    GH-DOOR-05)."""
    from . import rooms

    friends: list[Hex] = []
    foes: list[Hex] = []
    side = figures.force(figure)
    turned = act is not None and act.hostile_to_own
    for other in g.figures.values():
        if other.at is not None and other is not figure:
            (friends if (other.force == side) is not turned else foes).append(other.at)
    return Mover(
        figures.ground(g),
        rooms.terrain(g),
        manner,
        frozenset(friends),
        frozenset(foes),
        opens_doors=figure.kind == "character",
    )


# -- a Move ability --------------------------------------------------------------------------------------------------
def move(g: Table, act: Action, ability: Move) -> Flow:
    """Move X: up to X movement points, or none (GH-MOVE-01); the player points at where to stop, or at a way-point."""
    who = g.figures[act.who]
    if "immobilize" in who.conditions or who.at is None:
        return False
    from . import elements

    gained = yield from elements.augments(g, act, ability)
    who = g.figures[act.who]
    total = extras.gathered(g, [*ability.extras, *gained], who, act)
    act.came_from = who.at
    act.path, act.moved, act.through = [], 0, []
    points = max(0, sums.value(g, ability.value, who, None, act) + total.plus)
    jump = ability.jump or total.jump
    fly = ability.fly
    moved = yield from go(g, act, ability, points, jump, fly)
    who = g.figures.get(act.who, who)
    yield from elements.settle(g, act, total)
    for after in ability.then:
        from . import perform

        if who.at is None:
            break
        yield from perform.ability(g, act, after)
    return moved or bool(gained)


def go(g: Table, act: Action, ability: Move, points: int, jump: bool, fly: bool) -> Flow:
    """Ask where to, walk, and ask on while points are left and the player wants."""
    from . import belt, items

    moved = landed = False
    while True:
        who = g.figures.get(act.who)
        if who is None or who.at is None or (held(who) and alone(g, who.at)):
            return moved
        manner: Manner = "fly" if fly or figures.flies(g, who) else "jump" if jump else "walk"
        usable = items.usable(g, who, "own-move", act)
        tools = items.at_hand(g, act)
        ways = Ways(g, act, who, ability, manner, points)
        if points <= 0 and not usable:
            return moved
        options = ways.options()
        if not options and not usable:
            return moved
        passing = moved and not landed and not ways.may_stop()
        if passing:  # nothing may come between it and where it can stop
            tools = [id for id in tools if belt.leaves_be(g.content.items[id], "move")]
        asked = [*options, *(("item", id) for id in (*usable, *tools)), STOP]
        if options and (passing or (not act.optional and not moved)):
            asked.pop()
        g.doing = Doing(act.who, "move", points=points, manner=manner)
        answer = yield from decide(g, act.seat, "move", targets.explained(asked, ways.refused), {"points": points})
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
        verb, q, r = answer
        end = (q, r)
        path = ways.path(end)
        stops_here = landed = verb == "to"
        cost = len(path) - 1 if manner == "jump" and not stops_here else ways.cost(end)
        doors = len(g.opened)
        arrived = yield from walk(g, act.who, path, manner, act=act, lands=stops_here, ability=ability)
        moved = True
        points -= cost
        who = g.figures.get(act.who)
        if who is None or who.at is None or not arrived:
            return moved
        if stops_here and (len(g.opened) == doors or points <= 0):
            return moved
        if ability.straight:
            return moved


def held(figure: Figure) -> bool:
    """Whether it cannot go on moving by itself (GH-IMMOB-01, GH-STUN-01)."""
    return "immobilize" in figure.conditions or "stun" in figure.conditions


def alone(g: Table, at: Hex) -> bool:
    """Whether a figure has its hex to itself: where another stands it cannot stop, whatever holds it (GH-MOVE-04)."""
    return sum(f.at == at for f in g.figures.values()) == 1


class Ways:
    """Where a figure can get with the points it has left, and why not elsewhere."""

    __slots__ = ("ability", "act", "g", "manner", "mover", "points", "reach", "start", "who")

    def __init__(self, g: Table, act: Action, who: Figure, ability: Move, manner: Manner, points: int) -> None:
        assert who.at is not None
        self.g, self.act, self.who, self.ability, self.manner, self.points = g, act, who, ability, manner, points
        self.start: Hex = who.at
        self.mover = mover(g, who, manner, act)
        self.reach = self.mover.reach(self.start, points) if points > 0 else {}

    def options(self) -> list[Any]:
        """("to", q, r) to stop there, ("via", q, r) to go on from there."""
        start, points, may_end, ability = self.start, self.points, self.mover.may_end, self.ability
        jumps = self.manner == "jump"  # it lands where it stops, so it stops at no way-point
        to: list[Any] = []
        via: list[Any] = []
        lines = self._lines() if ability.straight else None
        beside = self._beside() if self._bound() else None
        for a, way in self.reach.items():
            if a == start:
                continue
            if lines is not None and a not in lines:
                continue
            ends = may_end(a) and (beside is None or a in beside)
            if ends:
                to.append(("to", *a))
            cost = way.cost - (jumps and a in self.mover.terrain.difficult)  # it does not land at a way-point
            if cost < points and lines is None and ((ends and not jumps) or self._leads_on(a, cost, beside)):
                via.append(("via", *a))
        if not to:
            return []
        return to + via

    def _leads_on(self, a: Hex, cost: int, beside: list[Hex] | None) -> bool:
        """Whether a hex where the figure cannot stop leads on to one where it can."""
        may_end = self.mover.may_end
        onward = self.mover.reach(a, self.points - cost)
        return any(b != a and may_end(b) and (beside is None or b in beside) for b in onward)

    def may_stop(self) -> bool:
        """Whether the figure may stop at the way-point it has come to."""
        return (
            self.manner != "jump"
            and self.mover.may_end(self.start)
            and (not self._bound() or self.start in self._beside())
        )

    def _bound(self) -> bool:
        return self.ability.to == "beside-obstacle" or bool(self.act.beside)

    def _lines(self) -> dict[Hex, list[Hex]]:
        """The hexes straight ahead in each direction."""
        found: dict[Hex, list[Hex]] = {}
        steps = self.mover.map.steps_through_doors if self.mover.opens_doors else self.mover.map.steps
        closed = self.mover.foes | self.mover.terrain.obstacles if self.manner == "walk" else frozenset()
        for way in DIRECTIONS:
            here, left = self.start, self.points
            line: list[Hex] = []
            while left > 0:
                there = add(here, way)
                if there not in steps.get(here, ()) or there in closed:
                    break
                line = [*line, there]
                left -= 2 if self.manner == "walk" and there in self.mover.terrain.difficult else 1
                if left < 0:
                    break
                found[there] = line
                here = there
        return found

    def _beside(self) -> list[Hex]:
        if self.act.beside:
            leader = self.g.figures.get(self.act.beside)
            return [] if leader is None or leader.at is None else list(self.mover.map.steps.get(leader.at, ()))
        return [near for obstacle in self.g.obstacles for a in obstacle.hexes for near in neighbours(a)]

    def path(self, end: Hex) -> tuple[Hex, ...]:
        if self.ability.straight:
            return (self.start, *self._lines()[end])
        if self.manner == "walk":
            return within(self.mover, self.start, end, self.points)
        return self.mover.path(self.start, end)

    def cost(self, end: Hex) -> int:
        return self.reach[end].cost

    def refused(self) -> Iterator[tuple[Any, str]]:
        """Every other hex of the map, with the clause that keeps the figure from stopping there."""
        occupied = figures.standing(self.g)
        obstacles = self.mover.terrain.obstacles
        far = self.mover.reach(self.start)
        for a in self.g.locked:
            yield ("to", *a), "GH-LOCK-01"
        for a in sorted(self.mover.map.floor):
            if a == self.start:
                continue
            if a in occupied:
                yield ("to", *a), "GH-FLY-02" if self.manner == "fly" else "GH-MOVE-04"
            elif a in obstacles and self.manner != "fly":
                yield ("to", *a), "GH-JUMP-02" if self.manner == "jump" else "GH-OBST-01"
            elif a not in far:
                yield ("to", *a), "GH-MOVE-02"
            else:
                yield ("to", *a), "GH-MOVE-01"


def within(mover: Mover, start: Hex, end: Hex, points: int) -> tuple[Hex, ...]:
    """The least way to `end` that the points allow: as few traps and hazards as can be, then the cheapest."""
    ways = mover.reach(start, points)
    if mover.reach(start).get(end) == ways.get(end):
        return mover.path(start, end)
    # the safest way of all is too long: walk back from the end over hexes that still fit
    steps = mover._steps
    best: dict[tuple[Hex, int], tuple[Any, tuple[Hex, ...]]] = {}
    from heapq import heappop, heappush

    land = mover.terrain
    queue: list[tuple[int, int, tuple[Hex, ...]]] = [(0, 0, (start,))]
    while queue:
        negatives, cost, path = heappop(queue)
        here = path[-1]
        if here == end:
            return path
        if (here, cost) in best:
            continue
        best[here, cost] = (negatives, path)
        for near in steps.get(here, ()):
            if near in mover.foes or near in land.obstacles:
                continue
            on = cost + (2 if near in land.difficult else 1)
            if on <= points:
                heappush(queue, (negatives + (near in land.negative), on, (*path, near)))
    raise ValueError(f"no way leads from {start} to {end} with {points} points")


# -- walking ---------------------------------------------------------------------------------------------------------
def walk(
    g: Table,
    id: str,
    path: Sequence[Hex],
    manner: Manner = "walk",
    *,
    act: Action | None = None,
    lands: bool = True,
    forced: bool = False,
    ability: Move | None = None,
) -> Flow:
    """A figure moves along a path, hex by hex; `path[0]` is where it stands. Returns whether it still stands. A trap
    that immobilizes or stuns it ends its movement there.

    What it enters takes effect at once (GH-MOVE-03): closed doors open to characters (GH-REVEAL-01), traps spring,
    hazards hurt; to a jump only where it `lands` (GH-JUMP-02), to a flyer never (GH-FLY-01).
    """
    figure = g.figures[id]
    if len(path) < 2:
        return True
    walked = [path[0]]
    last = len(path) - 1
    doors = figures.ground(g).doors if figure.kind == "character" and not forced else frozenset[Hex]()
    sweeps = ability is not None and (ability.loots or ability.clears)
    for nth in range(1, last + 1):
        at = path[nth]
        if act is not None and not forced:
            act.path.append(at)
            act.moved += 1
            there = figures.at(g, at)
            if there is not None:
                act.through.append(there.id)
        figure.at = at
        if not forced:
            figure.moved += 1
        walked.append(at)
        touches = manner == "walk" or (manner == "jump" and lands and nth == last)
        met = touches and (key(at) in g.traps or at in g.hazards)
        if met or sweeps or at in doors:
            if not forced:
                g.emit(Moved(figure=id, path=tuple(walked)))
            walked = [at]
            if not (yield from enter(g, id, at, touches, at in doors, ability, act)):
                return False
            if met and not forced and held(figure) and alone(g, at):
                break
            if doors:
                doors = figures.ground(g).doors
    if len(walked) > 1 and not forced:
        g.emit(Moved(figure=id, path=tuple(walked)))
    if manner == "fly" and lands and not forced and not figures.flies(g, figure):
        return (yield from fall(g, id))
    return True


def fall(g: Table, id: str) -> Flow:
    """One who no longer flies and is over an obstacle suffers the damage of a trap and goes to the nearest empty hex
    (GH-FLY-04). Returns whether it still stands."""
    from . import rooms

    figure = g.figures[id]
    if figure.at not in rooms.terrain(g).obstacles:
        return True
    yield from damage.suffer(g, id, rooms.trap_damage(g))
    figure = g.figures.get(id, figure)
    if figure.at is None or id not in g.figures:
        return False
    to = yield from rooms.nearest_empty(g, figure.at)
    if to is not None:
        g.emit(Moved(figure=id, path=(figure.at, to)))
        figure.at = to
    return True


def enter(g: Table, id: str, at: Hex, touches: bool, door: bool, ability: Move | None, act: Action | None) -> Flow:
    """What a figure runs into in a hex; returns whether it still stands."""
    from . import feats, loot, rooms

    spot = key(at)
    if door:
        yield from rooms.open_door(g, at, id)
    clears = ability is not None and ability.clears
    if clears and spot in g.traps:
        feats.disarm(g, id, spot)
    if touches and spot in g.traps:
        yield from spring(g, id, at)
    if touches and at in g.hazards and standing(g, id):
        g.emit(HazardEntered(figure=id, at=at))
        yield from damage.suffer(g, id, rooms.trap_damage(g) // 2)
    if not standing(g, id):
        return False
    if clears:
        feats.destroy_at(g, act, id, at)
    if ability is not None and ability.loots:
        yield from loot.take(g, id, [at])
    return standing(g, id)


def standing(g: Table, id: str) -> bool:
    figure = g.figures.get(id)
    return figure is not None and figure.at is not None


def spring(g: Table, id: str, at: Hex) -> Flow:
    """A trap takes effect on whoever sprang it, and is gone (GH-TRAP-01, GH-TRAP-03)."""
    trap = g.traps.pop(key(at))
    g.emit(TrapSprung(figure=id, at=at))
    from . import goals, loot

    figure = g.figures[id]
    goals.note_trap(g)
    if trap.xp and trap.owner[:1] == "h" and figures.hostile(g.figures[trap.owner], figure):
        loot.gain_xp(g, g.character(trap.owner), trap.xp)
    if trap.damage:
        yield from damage.suffer(g, id, trap.damage, by=trap.owner)
    for condition in trap.conditions:
        if standing(g, id):
            yield from conditions.gain(g, id, condition)


# -- Push and Pull ---------------------------------------------------------------------------------------------------
def forced_paths(
    g: Table, from_: Hex, target: Figure, length: int, pull: bool, *, onto: bool = False
) -> list[tuple[Hex, ...]]:
    """Every way the target can be moved (GH-PUSH-01..05, GH-PULL-01..03), one for each place it can end."""
    from . import rooms

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
        "obstacles": rooms.terrain(g).obstacles,
        "flying": flying,
    }
    if pull:
        ways = pulls(figures.ground(g), from_, target.at, length, onto=onto, **everyone)
    else:
        ways = pushes(figures.ground(g), from_, target.at, length, **everyone)
    negative = rooms.terrain(g).negative
    if negative and not flying:
        return list(ways)  # which hexes it goes through matters
    ends: dict[Hex, tuple[Hex, ...]] = {}
    for path in ways:
        ends.setdefault(path[-1], path)
    return list(ends.values())


def elsewhere(g: Table, target: Figure, pull: bool) -> list[tuple[Any, str]]:
    """Where else on the map a target cannot be moved to by force, and why: something is there, or it is no step away
    from (or toward) the attacker after another."""
    from . import rooms

    occupied = figures.standing(g)
    obstacles = frozenset() if figures.flies(g, target) else rooms.terrain(g).obstacles
    away = "GH-PULL-01" if pull else "GH-PUSH-01"
    return [
        (("to", *a), "GH-PUSH-05" if a in occupied or a in obstacles else away)
        for a in sorted(figures.ground(g).floor)
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
    """A Push or Pull: skipped or applied in full, along a path of the attacker's choice (GH-PUSH-06). `start`: away
    from, or toward, this hex instead of the attacker."""
    from . import feats

    who, target = g.figures.get(act.who), g.figures.get(target_id)
    if who is None or target is None or who.at is None or target.at is None or feats.immovable(g, target, who):
        return False
    if not pull and (through or crush):
        return (yield from feats.shove_hard(g, act, target_id, length, through, crush))
    paths = forced_paths(g, start or who.at, target, length, pull, onto=start is not None)
    paths = [path for path in paths if len(path) > 1] or paths
    if paths == [(target.at,)]:
        return False
    ends = [path[-1] for path in paths]
    named: dict[Any, tuple[Hex, ...]] = {}
    for path in paths:
        alone = ends.count(path[-1]) == 1
        named[("to", *path[-1]) if alone else ("along", *(x for a in path[1:] for x in a))] = path
    options = list(named)
    if act.optional and act.seat is not None:
        options.append(targets.STOP)
    answer = options[0]
    if len(options) > 1:
        about = {"figure": target_id, "hexes": length}
        prompt = "pull" if pull else "push"
        explained = targets.explained(options, lambda: elsewhere(g, target, pull))
        answer = yield from decide(g, act.seat, prompt, explained, about)
    if answer == targets.STOP:
        return False
    path = named[answer]
    manner = manner_of(g, target)
    g.emit(Pulled(figure=target_id, path=path) if pull else Pushed(figure=target_id, path=path))
    yield from walk(g, target_id, path, manner, forced=True)
    return True
