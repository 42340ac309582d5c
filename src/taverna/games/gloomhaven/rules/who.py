"""Whom a scenario's rules speak of."""

from __future__ import annotations

from ..records import scenarios as s
from ..state import Figure, Table
from . import land

FAR = 999
"""Further than any map is wide."""


def fits(g: Table, figure: Figure, whom: s.Who, cause: str) -> bool:
    side = whom.side
    if side == "cause":
        if figure.id != cause:
            return False
    elif side == "characters":
        if figure.kind != "character":
            return False
    elif side == "party":
        if figure.kind not in ("character", "summon"):
            return False
    elif side == "monsters" and (figure.kind != "monster" or figure.force == "party"):
        return False
    if whom.force and (figure.force == "party") != (whom.force == "party"):
        return False
    if whom.type and figure.what != whom.type:
        return False
    if whom.name and figure.name != whom.name:
        return False
    if whom.rank and (figure.name or figure.rank != whom.rank):  # GH-NAMED-01
        return False
    if whom.has and bool(g.counts.get(f"{whom.has.lstrip('!')} {figure.id}")) == whom.has.startswith("!"):
        return False
    if whom.here and room_of(g, figure) != g.rooms[-1]:
        return False
    if whom.room and room_of(g, figure) != whom.room:
        return False
    if whom.around and not beside_one(g, figure, whom, cause):
        return False
    if whom.near:
        ground = land.ground(g)
        return any(figure.at in ground.within(spot, whom.range) for spot in g.spots.get(whom.near, ()))
    return True


def beside_one(g: Table, figure: Figure, whom: s.Who, cause: str) -> bool:
    """Whether one of that type or name, or the cause, is within range."""
    names = ("id",) if whom.around == "cause" else ("name", "what")
    sought = cause if whom.around == "cause" else whom.around
    there = [f.at for f in g.figures.values() if f.at is not None and sought in [getattr(f, n) for n in names]]
    ground = land.ground(g)
    return any(figure.at in ground.within(at, whom.range) for at in there)


def room_of(g: Table, figure: Figure) -> str | None:
    return None if figure.at is None else g.board.room_of.get(figure.at)


def nearest(g: Table, ids: list[str], name: str) -> list[str]:
    """Of these figures the closest to one of that type or name: all that are equally near."""
    ground = land.ground(g)
    there = [f.at for f in g.figures.values() if f.at is not None and name in (f.name, f.what)]
    here = {id: at for id in ids if (at := g.figures[id].at) is not None}
    away = {id: min((ground.distances(goal).get(at, FAR) for goal in there), default=FAR) for id, at in here.items()}
    return [id for id in ids if away.get(id, FAR) == min(away.values(), default=FAR)]
