"""Who stands on the map: classes, monsters, bosses, named monsters, summons and the escorted, by the ids of the content."""

from __future__ import annotations

from taverna.ink.kit import Figure, Kind
from taverna.ink.sprite import Figures

from .beasts import BEASTS
from .bosses import BOSSES
from .classes import CLASSES
from .commanded import COMMANDED
from .conjured import CONJURED
from .covers import COVERS
from .escorted import ESCORTED
from .horrors import HORRORS
from .locked import LOCKED
from .named import NAMED
from .people import PEOPLE
from .spare import SPARE
from .summons import SUMMONS
from .swarms import SWARMS
from .unearthly import UNEARTHLY

CAST: dict[str, Figure] = {
    **CLASSES,
    **LOCKED,
    **PEOPLE,
    **BEASTS,
    **UNEARTHLY,
    **BOSSES,
    **HORRORS,
    **NAMED,
    **SUMMONS,
    **CONJURED,
    **COMMANDED,
    **SWARMS,
    **ESCORTED,
}
FIGURES = Figures("gloomhaven", CAST, SPARE, tableaux=COVERS)


def figure_of(id: str, kind: Kind = "foe") -> str:
    """Whose figure a thing of the content has: its own; for what a pack brings, the likeness of one of ours."""
    return FIGURES.figure_of(id, kind)
