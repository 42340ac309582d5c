"""For what a pack brings under a name that is like none of ours: faces that nobody of the content has."""

from __future__ import annotations

from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, mirror


@figure(mid="#5a6478", light="#f0e6d2", glow="#ffd86a", accent="#7a3a3a", legs="robe")
def stranger(f: Block) -> None:
    f.form("d", "4,108^ 8,84 24,72 50,68 76,72 92,84 96,108^", lit=(.3, .08), lt="m", comb=(.3, 14), angle=24)
    f.form("m", "50,2 74,12 86,38 82,66 66,84 50,90 34,84 18,66 14,38 26,12", lit=(.26, .08), comb=(.36, 18), angle=26)
    f.form("k", "50,20 66,28 70,48 62,68 50,78 38,68 30,48 34,28")
    f.form("l", "50,44 60,50 58,66 50,74 42,66 40,50", comb=(.3, 8), angle=10)
    f.plane("g", disc(43, 44, 3), disc(57, 44, 3))
    f.cut("k", "45,64 50,66 55,64", w=1.8)
    for k in (False, True):
        clasp = "50,86^ 34,92 26,106 44,108 50,98^"
        f.form("a", mirror(clasp) if k else clasp, lit=(.3, .08), comb=.3)
    f.form("g", disc(50, 92, 5), comb=.3)


SPARE: dict[str, Figure] = {
    "stranger": stranger,
}
