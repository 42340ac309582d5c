"""The figures as they stand on the board, in rows and on mats, and things on the floor: the one place that knows how
they are drawn."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.ink import sprite
from taverna.ink.kit import Kind

from ..state import Figure
from .cast import FIGURES
from .cast.looks import OBSTACLES
from .icons import CLASS_ICON, MONSTER_ICON, SUMMON_ICON

HERO: Kind = "hero"
FOE: Kind = "foe"


def glyph(what: str, kind: str) -> str:
    """The symbol of a figure, where a drawing would be too small."""
    if kind == "character":
        return CLASS_ICON.get(what, "person")
    if kind == "summon":
        return SUMMON_ICON.get(what, "gh-summon")
    if kind == "objective":
        return "gh-star-hex"
    return MONSTER_ICON.get(what, "crown")


def drawn_as(what: str, kind: str, look: str = "") -> str:
    """Whose figure it has; an obstacle with hit points is the prop of its look."""
    return OBSTACLES.get(look) or FIGURES.figure_of(what, HERO if kind == "character" else FOE)


def standing(figure: Figure, look: str = "") -> Markup:
    """On the board, within a plate of 42 by 50."""
    class_ = f"p{figure.seat}" if figure.seat is not None else "of-foes"
    drawn = FIGURES.use(f"t-{drawn_as(figure.what, figure.kind, look)}", 0, -4, 54, class_, edge=False)
    return tag("g", drawn, clip_path="url(#gh-arch)")


def face(what: str, kind: str, class_: str = "", look: str = "") -> Markup:
    """In a row: an SVG as large as its box."""
    drawn = FIGURES.use(f"t-{drawn_as(what, kind, look)}", 50, 52, 104, class_)
    return tag("svg", drawn, viewBox="0 0 100 100", class_=f"face {class_}".rstrip(), aria_hidden="true")


def bust(what: str, class_: str = "") -> Markup:
    """On a mat: large, before carved ground."""
    return sprite.bust(FIGURES, what, class_, kind=HERO)


def prop(name: str, x: float = 0, y: float = 0, size: float = 60) -> Markup:
    """A thing on the board."""
    return FIGURES.use(f"t-{name}", x, y, size, "prop", edge=False)
