"""For what a pack brings under a name that is like none of ours: faces that nobody of the content has."""

from __future__ import annotations

from math import cos, radians, sin

from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, mirror, points, sym


@figure(mid="#777d92", light="#eef0f7", glow="#ff4a34", accent="#7d2438", legs=None)
def bladeswarm(f: Block) -> None:
    for i in range(8):
        a = 160 + i * 31.4
        f.place(dx=50 + cos(radians(a)) * 42, dy=48 + sin(radians(a)) * 42, rot=a + 148, scale=1.3)
        f.form("l", "0,-12^ 3.6,-5 2.6,4^ -2.6,4^ -3.2,-5")
        f.plane("m", "0,-11^ 2.8,-5 2,3.6^ .4,3.6^")
        f.form("a", "^-4,4 4,4 3,6 1.2,6 1.2,9 -1.2,9 -1.2,6 -3,6")
    f.place()
    hind = "50,64^ 62,68 76,80 84,98 82,110^ 50,110^"
    fore = "52,60^ 62,54 80,58 94,72 97,88 90,99^ 80,95 68,86 54,74^"
    for s, k in ((hind, 1), (mirror(hind), -1), (fore, 1), (mirror(fore), -1)):
        f.form("d", s, comb=None if f.small else .3 if k > 0 else .2, rim=2.2 if k < 0 else 1.2, rt="m")
    veins = ("54,64 72,64 94,82", "54,66 72,71 91,94", "55,70 68,79 80,91", "54,82 64,90 70,106") + (() if f.small else ("72,64 75,68 76,74", "83,69 85,75 83,84", "64,67 66,72 65,77", "52,90 56,99 58,108", "64,90 70,92 78,99"))
    f.cut("m", *veins, w=1.6)
    f.cut("l", *[mirror(v) for v in veins], w=1.6)
    for y in (104, 94, 84) if f.small else (108, 101, 94, 87, 80):
        f.form("a", f"{50 - 8 + (108 - y) * .1},{y - 7}^ 50,{y - 9} {58 - (108 - y) * .1},{y - 7}^ 56,{y + 1} 50,{y + 4} 44,{y + 1}", comb=None if f.small else .4, rim=1)
    case = "50,26^ 60,22 74,12^ 77,28 74,44 66,58 50,70^"
    f.form("a", case, comb=(.4, 10), angle=30)
    f.form("a", mirror(case), lit=(.2, .06), lt="l", comb=.2)
    f.form("m", sym("50,22 58,25 67,34 64,48 57,62 50,67"), comb=(.36, 9), lit=(.36, .1))
    f.form("d", sym("50,17^ 56,27 54,42 50,52^"), rim=1.4)
    for k in (1, -1):
        f.form("g", [(50 + (x - 50) * k, y, c) for x, y, c in points("30.6,28^ 41,33 47.6,46^ 46,54 38,49 33,40")], comb=.3 if k > 0 else .5)
    f.plane("l", disc(38.2, 38, 1.9), disc(58.4, 40, 1.6))
    f.plane("k", "45,60^ 50,56 55,60^ 53,67 47,67")
    f.form("l", "^48,60 50,58 52,60 51,66 49,66")
    m = "54,59^ 63,57 71,65 70,78 59,91^ 63,78 62,70 53,66^"
    f.form("m", mirror(m), lit=(.44, .1), comb=.2)
    f.form("m", m, comb=.5, rim=1.4)


SPARE: dict[str, Figure] = {
    "bladeswarm": bladeswarm,
}
