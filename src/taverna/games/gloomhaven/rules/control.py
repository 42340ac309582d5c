"""A character whose mind is another's for a round: it and its summons fight their party by the monsters' rules."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records.abilities import Ability, Attack, Move
from ..state import Character, Table
from . import figures, monster_turns


def mark(id: str) -> str:
    """The number a scenario keeps of the round in which a character is not its own master."""
    return f"controlled {id}"


def last(g: Table) -> Character | None:
    """Of those who have not acted and do not rest, the one who acts last."""
    there = [mat for mat in g.characters if not mat.exhausted and not mat.resting and mat.chosen]
    there = [mat for mat in there if not g.figures[mat.id].acted]
    return max(there, key=lambda mat: figures.place_of(g, g.figures[mat.id]), default=None)


def holds(g: Table, id: str) -> bool:
    """Whether a figure, or whoever summoned it, is under control in this round."""
    if not g.counts:
        return False
    figure = g.figures[id]
    return g.counts.get(mark(figure.owner if figure.kind == "summon" else id)) == g.round


def against_its_own(g: Table, id: str, flow: Flow) -> Flow:
    """What it does now it does as an enemy of its party."""
    figure = g.figures[id]
    force, figure.force = figure.force, "monsters"
    yield from flow
    figure.force = force


def act(g: Table, id: str) -> Flow:
    """Move 2, then the attacks of the top half of its leading card; its cards are discarded."""
    mat = g.character(id)
    top = g.content.half(mat.chosen[0], "top").do if mat.chosen else ()
    does: list[Ability] = [Move(value=2), *(one for one in top if isinstance(one, Attack))]
    yield from against_its_own(g, id, monster_turns.perform_all(g, id, does))
