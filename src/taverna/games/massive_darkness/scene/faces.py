"""The figures as they stand on the board, in rows and on mats, and things on the floor: the one place that knows how
they are drawn."""

from __future__ import annotations

from functools import lru_cache

from taverna.core.scene import Markup, tag
from taverna.ink import sprite
from taverna.ink.kit import Kind

from .cast import FIGURES

HERO: Kind = "hero"
FOE: Kind = "foe"


def standing(id: str, kind: Kind, class_: str) -> Markup:
    """On the board, within a plate of 42 by 50."""
    drawn = FIGURES.use(f"t-{FIGURES.figure_of(id, kind)}", 0, -4, 54, class_, edge=False)
    return tag("g", drawn, clip_path="url(#md-arch)")


def mates(enemy: str) -> Markup:
    """Two of a Boss's Minions, looking over its shoulders: common folk of its kin."""
    kin = enemy.partition("-")[0]
    one = f"t-{kin if kin in FIGURES.cast else FIGURES.figure_of(enemy)}"
    return tag("g", [FIGURES.use(one, x, -3, 32, "of-foes", edge=False) for x in (-19, 19)], class_="mates")


@lru_cache(maxsize=512)
def face(id: str, kind: Kind, class_: str = "", size: int | None = None) -> Markup:
    """In a row: an SVG as large as its box, or so many pixels."""
    drawn = sprite.token(FIGURES, id, 50, 52, 104, class_, kind)
    sized = {"width": size, "height": size} if size else {}
    return tag("svg", drawn, viewBox="0 0 100 100", class_=f"face {class_}".rstrip(), aria_hidden="true", **sized)


def bust(id: str, class_: str = "") -> Markup:
    """On a mat: large, before carved ground."""
    return sprite.bust(FIGURES, id, class_, kind=HERO)


@lru_cache(maxsize=512)
def prop(name: str, x: float = 0, y: float = 0, size: float = 60) -> Markup:
    """A thing on the board."""
    return FIGURES.use(f"t-{name}", x, y, size, "prop", edge=False)
