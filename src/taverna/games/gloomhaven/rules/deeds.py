"""What a scenario lets characters do beside its hexes, for an action that they give up or for points of a Move."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import Toiled
from ..records.scenarios import Grab, Piece
from ..state import Character, Table, key
from . import facts, figures, land, pieces, zones

HERE = "deed"
"""The letter of the hex that a deed under way is done at."""


def offered(g: Table, mat: Character) -> list[Any]:
    """What a character may do next to a hex for an action given up: ("deed", card, piece, q, r, half)."""
    return [
        ("deed", card, piece.id, *spot, half)
        for piece, spot in within_reach(g, mat)
        if piece.price != "move" and (key(spot) in g.treasures or not any(isinstance(do, Grab) for do in piece.do))
        for half in (("bottom",) if piece.price == "bottom" else ("top", "bottom"))
        if half not in mat.halves
        for card in mat.chosen
    ]


def on_the_way(g: Table, mat: Character | None, points: int) -> list[Any]:
    """What a character may do there for points of movement: ("toil", piece, q, r, points)."""
    if mat is None or "deed" not in g.board.pieces:
        return []
    return [
        ("toil", piece.id, *spot, spent)
        for piece, spot in within_reach(g, mat)
        if piece.price == "move"
        for spent in range(1, min(points, left(g, piece, spot)) + 1)
    ]


def within_reach(g: Table, mat: Character) -> list[tuple[Piece, Hex]]:
    """Deeds that a character could do from where it stands, each with its hex; a tile of several hexes is one."""
    waiting, at = g.board.pieces.get("deed"), g.figures[mat.id].at
    if not waiting or at is None:
        return []
    near = {at, *land.ground(g).steps.get(at, ())}
    return [
        (piece, spot)
        for piece in waiting
        if not piece.test or facts.holds(g, piece.test, mat.id)
        for spot in g.spots.get(piece.of, ())
        if near & {spot, *(a for tile in g.obstacles if spot in tile.hexes for a in tile.hexes)}
    ]


def left(g: Table, piece: Piece, spot: Hex) -> int:
    """The points of movement still to be spent on it."""
    return facts.amount(g, piece.cost) - g.counts.get(spent_on(piece, spot), 0)


def spent_on(piece: Piece, spot: Hex) -> str:
    """The number a scenario keeps of what was spent on a hex."""
    return f"{piece.id} {key(spot)}"


def perform(g: Table, mat: Character, card: str, name: str, spot: Hex, half: str) -> Flow:
    """The card is discarded, the hex is dealt with, and the scenario's rule takes effect."""
    mat.halves.append(half)
    mat.acts.append("deed")
    zones.to_discarded(g, mat, card)
    yield from done(g, mat, named(g, name), spot)


def toil(g: Table, mat: Character, name: str, spot: Hex, points: int) -> Flow:
    """Points of movement are spent; with the last of them the scenario's rule takes effect."""
    piece = named(g, name)
    if left(g, piece, spot) > points:
        g.counts[spent_on(piece, spot)] = g.counts.get(spent_on(piece, spot), 0) + points
        g.emit(Toiled(who=mat.seat, points=points, left=left(g, piece, spot)))
        return
    g.counts.pop(spent_on(piece, spot), None)
    yield from done(g, mat, piece, spot)


def named(g: Table, name: str) -> Piece:
    found: Piece = next(piece for piece in g.board.pieces["deed"] if piece.id == name)
    return found


def done(g: Table, mat: Character, piece: Piece, spot: Hex) -> Flow:
    if not piece.again:
        g.spots[piece.of] = [a for a in g.spots[piece.of] if a != spot]
    there = figures.at(g, spot)
    cause = mat.id if there is None or there.kind != "objective" else there.id
    yield from pieces.marked(g, HERE, spot, pieces.set_off(g, piece, cause))
