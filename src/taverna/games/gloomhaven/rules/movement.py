"""Walking, of one's own or forced: step by step over doors, traps and terrain (GH-MOVE-03..05, GH-JUMP, GH-FLY,
GH-REVEAL-01)."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, Manner, Mover

from ..events import Grounded, HazardEntered, Moved, Pulled, Pushed
from ..records.abilities import Move
from ..state import Figure, Table, key
from . import damage, figures, land, levels, loot, moments, obstacles, rooms, spaces, traps, ways, worn
from .acting import Action


def walk(
    g: Table,
    id: str,
    path: Sequence[Hex],
    manner: Manner = "walk",
    *,
    act: Action | None = None,
    lands: bool = True,
    forced: Pushed | Pulled | None = None,
    ability: Move | None = None,
    by: str = "",
    mover: Mover | None = None,
) -> Flow:
    """A figure moves along a path, hex by hex; `path[0]` is where it stands. Returns whether it still stands. A trap
    that immobilizes or stuns it ends its movement there. `by`: who makes it go, if not itself. `mover`: who knows of
    everybody near the path.

    What it enters takes effect at once (GH-MOVE-03): closed doors open to characters (GH-REVEAL-01), traps spring,
    hazards hurt; to a jump only where it `lands` (GH-JUMP-02), to a flyer never (GH-FLY-01). `forced`: what is told of
    one who is pushed or pulled.
    """
    figure = g.figures[id]
    if len(path) < 2:
        return True
    doors = land.ground(g).doors if figure.kind == "character" and not forced else ways.NOWHERE
    sweeps = ability is not None and (ability.loots or ability.clears)
    if forced or sweeps or not doors.isdisjoint(path) or lies_on(g, path, manner):
        if not (yield from step_by_step(g, id, path, manner, act, lands, forced, ability, by)):
            return False
    else:
        go(g, figure, path, act, mover)
    if not lands:
        return True
    if manner == "fly" and not forced and not figures.flies(g, figure) and not (yield from fall(g, id)):
        return False
    if figure.kind in ("character", "summon") and "moved" in g.board.pieces:
        yield from moments.happens(g, moments.MoveOver(id))
    return figures.stands(g, id)


def lies_on(g: Table, path: Sequence[Hex], manner: Manner) -> bool:
    """Whether anything lies on a path that takes effect on those who enter it."""
    wet = "entered" in g.board.pieces
    if manner == "fly" or not (g.traps or g.hazards or wet):
        return False
    floor = land.terrain(g)
    return not floor.negative.isdisjoint(path) or (wet and not floor.difficult.isdisjoint(path))


def go(g: Table, figure: Figure, path: Sequence[Hex], act: Action | None, mover: Mover | None) -> None:
    """A figure moves of its own along a path on which it meets with nothing."""
    went = path[1:]
    if act is not None:
        act.path += went
        act.moved += len(went)
        if mover is None or g.board.large or mover.passes(went):
            standing = figures.standing(g)
            act.through += [standing[at] for at in went if at in standing]
    figure.at = path[-1]
    figure.moved += len(went)
    if g.heard:
        g.emit(Moved(figure=figure.id, path=tuple(path)))


def step_by_step(
    g: Table,
    id: str,
    path: Sequence[Hex],
    manner: Manner,
    act: Action | None,
    lands: bool,
    forced: Pushed | Pulled | None,
    ability: Move | None,
    by: str,
) -> Flow:
    """A figure moves along a path and meets with whatever is in each hex; returns whether it still stands."""
    figure = g.figures[id]
    walked, told, last = [path[0]], False, len(path) - 1
    doors = land.ground(g).doors if figure.kind == "character" and not forced else ways.NOWHERE
    sweeps = ability is not None and (ability.loots or ability.clears)
    wet = "entered" in g.board.pieces
    standing = figures.standing(g) if act is not None and not forced else {}
    for nth in range(1, last + 1):
        at = path[nth]
        if act is not None and not forced:
            act.path.append(at)
            act.moved += 1
            if at in standing:
                act.through.append(standing[at])
        figure.at = at
        if not forced:
            figure.moved += 1
        walked.append(at)
        touches = manner == "walk" or (manner == "jump" and lands and nth == last)
        met = touches and ((g.traps and key(at) in g.traps) or at in g.hazards or (wet and at in g.difficult))
        if met or sweeps or at in doors:
            if forced is None:
                g.emit(Moved(figure=id, path=tuple(walked)))
            elif not told:
                g.emit(forced)
            told, walked = True, [at]
            if not (yield from enter(g, id, at, touches, at in doors, ability, act, by)):
                return False
            if met and not forced and ways.held(figure) and ways.alone(g, at):
                break
            if doors:
                doors = land.ground(g).doors
            standing = figures.standing(g)
    if forced is None and len(walked) > 1:
        g.emit(Moved(figure=id, path=tuple(walked)))
    elif forced is not None and not told:
        g.emit(forced)
    return True


def fall(g: Table, id: str) -> Flow:
    """One who no longer flies and is over an obstacle suffers the damage of a trap and goes to the nearest empty hex
    (GH-FLY-04). Returns whether it still stands."""
    figure = g.figures[id]
    if figure.at not in land.terrain(g).obstacles:
        return True
    yield from damage.suffer(g, id, levels.trap_damage(g), cause="trap")
    figure = g.figures.get(id, figure)
    if figure.at is None or id not in g.figures:
        return False
    to = yield from spaces.nearest_empty(g, figure.at)
    if to is not None:
        path = (figure.at, to)
        figure.at = to
        g.emit(Moved(figure=id, path=path))
    return True


def ground(g: Table, id: str) -> Flow:
    """A figure can no longer fly, and falls if it was over an obstacle (GH-FLY-04)."""
    figure = g.figures[id]
    if figures.flies(g, figure):
        figure.grounded = True
        g.emit(Grounded(figure=id))
        yield from fall(g, id)


def enter(
    g: Table, id: str, at: Hex, touches: bool, door: bool, ability: Move | None, act: Action | None, by: str
) -> Flow:
    """What a figure runs into in a hex; returns whether it still stands."""
    spot = key(at)
    if door:
        yield from rooms.open_door(g, at, id)
    clears = ability is not None and ability.clears
    if clears and spot in g.traps:
        traps.disarm(g, id, spot)
    if touches and spot in g.traps:
        yield from traps.spring(g, id, at, by)
    if touches and at in g.hazards and figures.stands(g, id):
        g.emit(HazardEntered(figure=id, at=at))
        worn.trod(g, g.figures[id])
        if not worn.treads(g, g.figures[id], "hazards"):
            yield from damage.suffer(g, id, levels.hazard_damage(g), by=by, cause="hazard")
    if touches and at in g.difficult and figures.stands(g, id) and "entered" in g.board.pieces:
        yield from moments.happens(g, moments.Entered(id))
    if not figures.stands(g, id):
        return False
    if clears:
        obstacles.destroy_at(g, act, id, at)
    if ability is not None and ability.loots:
        yield from loot.take(g, id, [at])
    return figures.stands(g, id)
