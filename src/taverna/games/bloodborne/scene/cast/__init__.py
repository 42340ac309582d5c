"""Who hunts and is hunted: hunters, monsters, bosses and final bosses, by the ids of the content."""

from __future__ import annotations

from taverna.ink.kit import Figure, Kind
from taverna.ink.sprite import Figures

from .bosses import BOSSES
from .covers import COVERS
from .hunters import HUNTERS
from .kin import KIN
from .monsters import MONSTERS
from .spare import SPARE

CAST: dict[str, Figure] = {
    **HUNTERS,
    **MONSTERS,
    **KIN,
    **BOSSES,
}
FIGURES = Figures("bloodborne", CAST, SPARE, tableaux=COVERS)


def figure_of(id: str, kind: Kind = "foe") -> str:
    """Whose figure a thing of the content has: its own; for what a pack brings, the likeness of one of ours."""
    return FIGURES.figure_of(id, kind)
