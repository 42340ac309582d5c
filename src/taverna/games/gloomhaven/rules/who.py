"""Whom a scenario's rules speak of."""

from __future__ import annotations

from ..records import scenarios as s
from ..state import Figure, Table
from . import land


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
    if whom.around and not beside_one(g, figure, whom):
        return False
    if whom.near:
        ground = land.ground(g)
        return any(figure.at in ground.within(spot, whom.range) for spot in g.spots.get(whom.near, ()))
    return True


def beside_one(g: Table, figure: Figure, whom: s.Who) -> bool:
    """Whether one of that type or name is within range."""
    there = [f.at for f in g.figures.values() if f.at is not None and whom.around in (f.name, f.what)]
    ground = land.ground(g)
    return any(figure.at in ground.within(at, whom.range) for at in there)


def room_of(g: Table, figure: Figure) -> str | None:
    return None if figure.at is None else g.content.board(g).room_of.get(figure.at)
