"""The figures as they stand on the board, in rows and on mats: the one place that knows how they are drawn."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..state import Figure
from .icons import CLASS_ICON, MONSTER_ICON, SUMMON_ICON, icon


def glyph(what: str, kind: str) -> str:
    """The symbol of a figure."""
    if kind == "character":
        return CLASS_ICON.get(what, "person")
    if kind == "summon":
        return SUMMON_ICON.get(what, "gh-summon")
    if kind == "objective":
        return "gh-star-hex"
    return MONSTER_ICON.get(what, "crown")


def standing(figure: Figure, class_: str = "") -> Markup:
    """On the board, about 50 wide, its foot at (0, 20)."""
    return icon(glyph(figure.what, figure.kind), 40, 0, -4, f"ic {class_}".rstrip())


def face(what: str, kind: str, class_: str = "") -> Markup:
    """In a row: an SVG as large as its box."""
    return tag(
        "svg",
        icon(glyph(what, kind), 64, 50, 50, "ic"),
        viewBox="0 0 100 100",
        class_=f"face {class_}".rstrip(),
        aria_hidden="true",
    )


def prop(name: str, x: float, y: float, size: float = 52) -> Markup:
    """A thing on the board."""
    return icon(name, size, x, y, "ic")
