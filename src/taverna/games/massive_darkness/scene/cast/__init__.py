"""Who stands in the dungeon: heroes, mobs, agents and roaming monsters, by the ids of the content."""

from __future__ import annotations

from taverna.ink.kit import Figure, Kind
from taverna.ink.sprite import Figures

from .agents import AGENTS
from .covers import COVERS
from .heroes import HEROES
from .mobs import MOBS
from .spare import SPARE

CAST: dict[str, Figure] = {
    **HEROES,
    **MOBS,
    **AGENTS,
}
FIGURES = Figures("massive-darkness", CAST, SPARE, tableaux=COVERS)


def figure_of(id: str, kind: Kind = "foe") -> str:
    """Whose figure a thing of the content has: its own; for what a pack brings, the likeness of one of ours."""
    return FIGURES.figure_of(id, kind)
