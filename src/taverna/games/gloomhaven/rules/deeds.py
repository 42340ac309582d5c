"""What a scenario lets characters do beside its hexes for an action that they give up."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..records.scenarios import Grab
from ..state import Character, Table, key
from . import facts, figures, land, pieces, zones

HERE = "deed"
"""The letter of the hex that a deed under way is done at."""


def offered(g: Table, mat: Character) -> list[Any]:
    """What a scenario lets a character do next to a hex for an action given up: ("deed", card, piece, q, r, half)."""
    waiting, at = g.content.board(g).pieces.get("deed"), g.figures[mat.id].at
    if not waiting or at is None:
        return []
    near = (at, *land.ground(g).steps.get(at, ()))
    return [
        ("deed", card, piece.id, *spot, half)
        for piece in waiting
        if not piece.test or facts.holds(g, piece.test, mat.id)
        for spot in g.spots.get(piece.of, ())
        if spot in near and (key(spot) in g.treasures or not any(isinstance(do, Grab) for do in piece.do))
        for half in (("bottom",) if piece.price == "bottom" else ("top", "bottom"))
        if half not in mat.halves
        for card in mat.chosen
    ]


def perform(g: Table, mat: Character, card: str, name: str, spot: Hex, half: str) -> Flow:
    """The card is discarded, the hex is dealt with, and the scenario's rule takes effect."""
    mat.halves.append(half)
    mat.acts.append("deed")
    zones.to_discarded(g, mat, card)
    piece = next(piece for piece in g.content.board(g).pieces["deed"] if piece.id == name)
    g.spots[piece.of] = [a for a in g.spots[piece.of] if a != spot]
    there = figures.at(g, spot)
    g.spots[HERE] = [spot]
    yield from pieces.set_off(g, piece, mat.id if there is None or there.kind != "objective" else there.id)
    del g.spots[HERE]
