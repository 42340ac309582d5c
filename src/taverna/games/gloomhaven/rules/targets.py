"""Whom an ability concerns: range, sight, side, areas; and who picks (GH-LOS, GH-AOE, GH-TARGET)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import lru_cache
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, add, rotations, straight_distance, subtract

from ..records.abilities import NO_TEST, Ability, Area, Side, Whom
from ..state import Doing, Figure, Table
from . import acting, cited, figures, land, sums, worn
from .acting import STOP, Action, decide, wanted
from .when import holds

ANYWHERE = 1 << 20
NOWHERE: frozenset[Hex] = frozenset()


def enemy(g: Table, act: Action, who: Figure, other: Figure) -> bool:
    """Whether the one who acts has an enemy in the other. A forced enemy may have to treat its own so."""
    if other.id == who.id:
        return False
    if act.hostile_to_own:
        return other.force == who.force
    return figures.force(who) != other.force


def on_side(g: Table, act: Action, who: Figure, other: Figure, side: Side, aimed: bool = True) -> bool:
    """Whether the other is one of those a side speaks of. Nobody's abilities target hidden enemies; what is not `aimed`
    at anyone reaches them (GH-INVIS-05)."""
    if other.at is None:
        return False
    if other.id == who.id:
        return side in ("self", "ally-or-self", "self-and-allies", "self-and-summons")
    if side == "self":
        return False
    hostile = enemy(g, act, who, other)
    if hostile and aimed and worn.hidden_from(g, other, who):
        return False
    if side == "enemy":
        return hostile
    if side in ("figures", "enemy-or-ally"):
        return True
    if side == "companion":
        return other.id == figures.companion(g, who.id)
    if side == "self-and-summons" and other.kind != "summon":
        return False
    return not hostile and (other.kind != "objective" or figures.escort(g, other))


def origins(g: Table, act: Action, who: Figure, around: str) -> list[Hex]:
    """From where range is counted."""
    if around == "target":
        target = g.figures.get(act.target)
        if target is not None and target.at is not None:
            return [target.at]
        fell = [at for id, at, _ in act.struck if id == act.target and at is not None]
        return fell[-1:] or act.killed_at[-1:]
    if around == "killed":
        return act.killed_at[-1:]
    if around == "obstacle":
        return list(act.obstacle)
    if around == "chosen":
        return [act.chosen_hex] if act.chosen_hex is not None else []
    return [who.at] if who.at is not None else []


def seen_within(g: Table, start: Hex, there: Hex, range: int, sight: bool = True) -> bool:
    """In range, not counted through walls, and in sight (GH-LOS-05, GH-LOS-08)."""
    ground = land.ground(g)
    if start != there:
        if range < ANYWHERE and there not in ground.within(start, range):
            return False
        if sight and not ground.sight(start, there):
            return False
    return True


def candidates(
    g: Table, act: Action, whom: Whom, range: int | None, *, melee: bool | None = None, aimed: bool = True
) -> list[Figure]:
    """Everyone an ability may concern, in the order of arrival."""
    who = g.figures[act.who]
    stated = whom.range
    reach = range if stated is None else sums.value(g, stated, who, None, act)
    side = whom.side
    if side == "self":
        return [who] if holds(g, whom.when, who, who, act) else []
    where = whom.where
    found: list[Figure] = []
    if where == "moved-through":
        there = [g.figures[id] for id in act.through if id in g.figures]
        found = [f for f in there if on_side(g, act, who, f, side, aimed)]
    elif where in ("targeted", "attacker"):
        one = g.attacking.attacker if g.attacking is not None else ""
        there = [g.figures[id] for id in (act.targeted if where == "targeted" else [one]) if id in g.figures]
        found = [f for f in there if on_side(g, act, who, f, side, aimed)]
    elif where == "area":
        found = [f for f in g.figures.values() if f.at in act.area and on_side(g, act, who, f, side, aimed)]
    elif where == "room":
        rooms_at = g.board.rooms_at
        here = frozenset(rooms_at(who.at) if who.at is not None else ())
        for f in g.figures.values():
            if f.at is not None and on_side(g, act, who, f, side, aimed) and not here.isdisjoint(rooms_at(f.at)):
                found.append(f)
    else:
        starts = from_where(g, act, who, whom)
        far = ANYWHERE if reach is None else reach
        there = list(g.figures.values())
        if far < ANYWHERE and not g.board.large:
            near = NOWHERE.union(*[land.ground(g).within(start, far) for start in starts])
            there = [f for f in there if f.at in near]  # nobody else needs a closer look
        found = [f for f in there if refusal(g, act, who, f, whom, far, starts, aimed) is None]
    if whom.when is not NO_TEST:
        found = [f for f in found if holds(g, whom.when, who, f, act, melee=melee)]
    return found


def from_where(g: Table, act: Action, who: Figure, whom: Whom) -> list[Hex]:
    return [*act.path] if whom.where == "entered" else origins(g, act, who, whom.around)


def refusal(
    g: Table, act: Action, who: Figure, f: Figure, whom: Whom, far: int, starts: list[Hex], aimed: bool = True
) -> str | None:
    """The clause by which an ability does not concern a figure, None if it does; "" if it simply does not mean it."""
    at, side = f.at, whom.side
    if at is None:
        return ""
    if not on_side(g, act, who, f, side, aimed):
        hostile = enemy(g, act, who, f)
        if hostile is not (side == "enemy") and side not in ("figures", "enemy-or-ally"):
            return "GH-TURN-09" if hostile else "GH-TARGET-03"
        return "GH-TURN-08" if f.id == who.id else cited.hidden(g, f, "GH-INVIS-05") if hostile else ""
    spots = figures.hexes(g, f) if g.board.large else (at,)
    if not any([seen_within(g, start, at, far, whom.sight) for start in starts for at in spots]):
        in_range = any(seen_within(g, start, at, far, False) for start in starts for at in spots)
        return "GH-LOS-05" if in_range else "GH-EFFECT-04"
    return "" if whom.around == "target" and f.id == act.target else None


def paths_within(g: Table, a: Hex, b: Hex, length: int) -> Iterator[tuple[Hex, ...]]:
    """Every chain of at most so many hexes from next to `a` up to `b`, none of them twice and not through walls."""
    ground = land.ground(g)
    away = ground.distances(b)

    def onward(path: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
        for near in ground.steps.get(path[-1], ()):
            if near == b:
                yield (*path[1:], near)
            elif near not in path and len(path) + away.get(near, ANYWHERE) <= length:
                yield from onward((*path, near))

    return onward((a,))


def possible(g: Table, act: Action, abilities: Iterable[Ability]) -> bool:
    """Whether there is someone for each of these abilities that concern anyone."""
    meant = [(one, whom) for one in abilities if (whom := getattr(one, "whom", None)) is not None]
    return all(candidates(g, act, whom, getattr(one, "range", None)) for one, whom in meant)


# -- who picks -------------------------------------------------------------------------------------------------------
def choose(
    g: Table,
    act: Action,
    found: Callable[[], list[Figure]],
    count: int,
    prompt: str,
    *,
    decline: bool = True,
    about: dict[str, Any] | None = None,
    refused: Callable[[], Iterable[tuple[Any, str]]] | None = None,
) -> Flow:
    """Up to `count` of them, one by one; a player may stop early where parts can be declined (GH-TURN-06)."""
    picked: list[str] = []
    while len(picked) < count:
        there = [f.id for f in found() if f.id not in picked]
        if not there:
            break
        if act.seat is None and len(there) <= count - len(picked):
            picked += there
            break
        if act.focus in there:
            picked.append(act.focus)  # a monster's own focus first
            continue
        options = [*there, STOP] if decline and act.optional else there
        if len(options) == 1:
            picked.append(options[0])
            continue
        answer = yield from decide(g, act.seat, prompt, acting.explained(options, refused), about)
        if answer == STOP:
            break
        picked.append(answer)
    return picked


def left_out(g: Table, act: Action, whom: Whom, range: int | None, prompt: str) -> Iterator[tuple[Any, str]]:
    """Everyone else on the map, with the clause by which the ability does not concern them."""
    who = g.figures[act.who]
    reach = range if whom.range is None else sums.value(g, whom.range, who, None, act)
    far = ANYWHERE if reach is None else reach
    starts = from_where(g, act, who, whom)
    for f in g.figures.values():
        clause = refusal(g, act, who, f, whom, far, starts)
        if clause:
            yield f.id, HEALS.get(clause, clause) if prompt == "heal" else clause


HEALS = {"GH-TURN-09": "GH-HEAL-01", "GH-EFFECT-04": "GH-HEAL-02"}
"""Of a Heal the rulebook says it in its own words."""


def outside(
    g: Table, act: Action, area: Area, side: Side, placed: dict[Placement, list[str]]
) -> Iterator[tuple[Any, str]]:
    """Everyone whom no placement of a pattern catches, and why."""
    who = g.figures[act.who]
    for f in g.figures.values():
        if f.at is None or who.at is None or any(f.id in caught for caught in placed.values()):
            continue
        hostile = enemy(g, act, who, f)
        if side == "enemy" and not hostile:
            yield f.id, "GH-AOE-08"
        elif hostile and worn.hidden_from(g, f, who):
            yield f.id, cited.hidden(g, f, "GH-INVIS-05")
        elif not land.ground(g).sight(who.at, f.at):
            yield f.id, "GH-AOE-06"
        else:
            yield f.id, "GH-AOE-05" if area.own is None else "GH-AOE-03"


def whole(g: Table, act: Action, whom: Whom, range: int | None, aimed: bool = True) -> list[str]:
    """Everyone who fits, where the ability concerns all."""
    return [f.id for f in candidates(g, act, whom, range, aimed=aimed)]


def all_of(whom: Whom) -> bool:
    """Whether an ability concerns everyone who fits, so that nobody is picked."""
    return whom.count == "all" or whom.side in ("self", "self-and-allies", "self-and-summons", "companion")


def concerned(
    g: Table,
    act: Action,
    whom: Whom,
    range: int | None,
    prompt: str,
    *,
    decline: bool = True,
    part: Ability | None = None,
    aimed: bool = True,
) -> Flow:
    """Those an ability of this `whom` concerns: all who fit, or as many as it says, picked by whoever decides. `part`:
    the ability, which the player may decline as a whole where nobody is picked (GH-TURN-06). `aimed`: all who fit are
    its targets, so that the hidden are not among them."""
    if all_of(whom):
        there = whole(g, act, whom, range, aimed)
        if there and part is not None and not (yield from wanted(g, act, part)):
            return []
        return there
    picked: list[str] = yield from choose(
        g,
        act,
        lambda: candidates(g, act, whom, range),
        int(whom.count),
        prompt,
        decline=decline,
        refused=lambda: left_out(g, act, whom, range, prompt),
    )
    return picked


# -- areas -----------------------------------------------------------------------------------------------------------
Placement = tuple[int, int, int]
"""Rotation, q, r: which of the shapes, and where its origin lies."""


def shapes(area: Area) -> tuple[tuple[Hex, ...], ...]:
    """The pattern in all rotations and mirror images, about the attacker's hex or its first hex (GH-AOE-01, -09)."""
    return turned(area.hexes, area.own if area.own is not None else area.hexes[0])


@lru_cache(maxsize=1024)
def turned(hexes: tuple[Hex, ...], centre: Hex) -> tuple[tuple[Hex, ...], ...]:
    return rotations(tuple(subtract(a, centre) for a in hexes))


@lru_cache(maxsize=1024)
def unlike(shapes: tuple[tuple[Hex, ...], ...]) -> tuple[tuple[int, tuple[Hex, ...]], ...]:
    """Those of the shapes, each with its number, that are not one of those before it moved elsewhere."""
    found: dict[frozenset[Hex], tuple[int, tuple[Hex, ...]]] = {}
    for nth, shape in enumerate(shapes):
        found.setdefault(frozenset(subtract(a, min(shape)) for a in shape), (nth, shape))
    return tuple(found.values())


@lru_cache(maxsize=1024)
def wide(area: Area) -> int:
    """How far from the attacker's hex a pattern reaches, or how far apart two of its hexes lie."""
    if area.own is not None:
        return max(straight_distance(area.own, a) for a in area.hexes)
    return max(straight_distance(a, b) for a in area.hexes for b in area.hexes)


def covered(area: Area, placement: Placement) -> list[Hex]:
    """The hexes of a placement."""
    nth, q, r = placement
    return [add((q, r), a) for a in shapes(area)[nth]]


def placements(g: Table, act: Action, area: Area, range: int, side: Side) -> dict[Placement, list[str]]:
    """Where the pattern can lie so that it catches someone, with whom it catches: one placement for each such group. If
    a later ability speaks of everyone in the area, friends count for that too.

    With a grey hex it lies about the one who acts (GH-AOE-03); else anywhere with one hex in range, be it empty or,
    unless the table reads it otherwise, wall (GH-AOE-05, GH-AOE-10). Only those in sight are caught (GH-AOE-06), and no
    allies (GH-AOE-08).
    """
    who = g.figures[act.who]
    here = who.at
    assert here is not None
    ground, large = land.ground(g), bool(g.board.large)
    far = wide(area) + (range if area.own is None else 0)
    near = [
        (at, f)
        for f in g.figures.values()
        if f.at is not None
        for at in ((f.at,) if not large else figures.hexes(g, f))
        if straight_distance(here, at) <= far
    ]
    there = {at: f.id for at, f in near if on_side(g, act, who, f, side) and (at == here or ground.sight(here, at))}
    meant = list(there.values())
    if act.area_matters:
        there = {at: f.id for at, f in near if at == f.at}
    found: dict[tuple[str, ...], Placement] = {}
    if not there:
        return {}
    if area.own is not None:
        for nth, shape in enumerate(shapes(area)):
            caught = tuple(sorted({there[a] for a in (add(here, b) for b in shape) if a in there}))
            if caught:
                found.setdefault(caught, (nth, *here))
    else:
        reach: Set[Hex] = ground.within(here, range).keys()
        if not g.options.wall_hexes:
            reach = reach & ground.ground
        found = laid(area, there, reach)
    order = list(g.figures)
    return {
        place: sorted((id for id in caught if id in meant), key=order.index)
        for caught, place in found.items()
        if any(id in meant for id in caught)
    }


def laid(area: Area, there: dict[Hex, str], reach: Set[Hex]) -> dict[tuple[str, ...], Placement]:
    """One placement within reach for each group that a pattern can catch of those who are there."""
    known: set[tuple[Hex, ...]] = set()
    found: dict[tuple[str, ...], Placement] = {}
    for nth, shape in unlike(shapes(area)):
        over: dict[Hex, list[Hex]] = {}  # by where its origin lies
        for at in there:
            q, r = at
            for x, y in shape:
                over.setdefault((q - x, r - y), []).append(at)
        for (q, r), hexes in over.items():
            caught = tuple(hexes)
            if caught not in known and not reach.isdisjoint([(q + x, r + y) for x, y in shape]):
                known.add(caught)
                found.setdefault(tuple(sorted({there[a] for a in caught})), (nth, q, r))
    return found


def lay(g: Table, act: Action, area: Area, range: int, side: Side, prompt: str, others: Sequence[Any] = ()) -> Flow:
    """The player lays the pattern; gives back whom it catches, None if it was declined. `others`: what else the player
    may answer, given back as it is."""
    there = placements(g, act, area, range, side)
    if not there:
        act.area = []
        return []
    options: list[Any] = [*(("area", *place) for place in there), *others]
    if act.optional and act.seat is not None:
        options.append(STOP)
    answer = options[0]
    if len(options) > 1:
        if g.doing is None:
            g.doing = Doing(act.who, "area", range=range)
        g.doing.area = area
        answer = yield from decide(
            g, act.seat, prompt, acting.explained(options, lambda: outside(g, act, area, side, there))
        )
        if g.doing.word == "area":
            g.doing = None
        else:
            g.doing.area = None
    if answer == STOP:
        act.area = []
        return None
    if answer in others:
        return answer
    place = answer[1:]
    act.area = covered(area, place)
    return there[place]
