"""Who stands on the map and above it: heroes, gods, monsters and the boss, by the ids of the content."""

from __future__ import annotations

from taverna.ink.kit import Figure, Kind
from taverna.ink.sprite import Figures

from .beasts import BEASTS
from .covers import COVERS
from .gods import GODS
from .heroes import HEROES

CAST: dict[str, Figure] = {
    **HEROES,
    **GODS,
    **BEASTS,
}
FIGURES = Figures("lords-of-ragnarok", CAST, tableaux=COVERS)


def figure_of(id: str, kind: Kind = "foe") -> str:
    """Whose figure a thing of the content has: its own; for what a pack brings, the likeness of one of ours."""
    return FIGURES.figure_of(id, kind)
