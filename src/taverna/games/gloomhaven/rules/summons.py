"""Characters' summons act by the monsters' rules (GH-SUMMON-07..14)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..cards import Ability, Attack, Move
from ..state import Figure, Table
from . import monster_turns

MOVE = Move(value="M")
ATTACK = Attack(value="A", range="R")


def turn(g: Table, id: str) -> Flow:
    """A summon's own turn, right before its summoner's: "Move +0, Attack +0" (GH-SUMMON-07, GH-SUMMON-08), with the
    modifier deck of its owner (GH-SUMMON-09). What it leaves open the players decide (GH-AMBIG-01)."""
    figure = g.figures[id]
    if (yield from monster_turns.begin(g, figure)):
        yield from monster_turns.perform_all(g, id, abilities(g, figure), None, g.content.summons[figure.what].makes)
    monster_turns.end(g, id)


def abilities(g: Table, figure: Figure) -> list[Ability]:
    """Its Move and Attack; a dash is none of it (GH-SUMMON-04, GH-MON-02)."""
    summon = g.content.summons[figure.what]
    found: list[Ability] = []
    if summon.move is not None:
        found.append(JUMP if summon.jump else MOVE)
    if summon.attack is not None:
        found.append(ATTACK)
    return found


JUMP = Move(value="M", jump=True)
