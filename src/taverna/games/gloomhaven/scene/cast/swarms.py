"""The Bladeswarm and those whom it summons."""

from __future__ import annotations

from math import cos, radians, sin

from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, mirror, points, sym, tufts


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


def wings(f: Block, tone: str, outline: str) -> None:
    """A pair of wings."""
    for k in (False, True):
        f.form(tone, mirror(outline) if k else outline, lit=(.3, .08), comb=(.3, 9), angle=30)


def feelers(f: Block, *lines: str, w: float = 2.6) -> None:
    """Legs or feelers, on both sides."""
    for one in lines:
        f.cut("d", one, mirror(one), w=w)


@figure(mid="#3a4a5a", light="#c8dce8", glow="#7affc8", accent="#1e2a36", kind="summon", legs=None)
def creeping_beetles(f: Block) -> None:
    feelers(f, "30,50 10,40 2,48", "28,66 8,66 0,78", "30,82 12,92 8,106")
    f.form("m", "50,22 74,34 82,60 76,88 50,106 24,88 18,60 26,34", lit=(.26, .08), comb=(.36, 16), angle=24)
    f.cut("k", "50,34 50,104", w=3)
    f.form("a", "50,6 66,14 70,28 60,38 40,38 30,28 34,14", lit=(.3, .08), comb=.3)
    f.plane("g", disc(41, 24, 4), disc(59, 24, 4), disc(36, 58, 4), disc(64, 58, 4), disc(38, 78, 3), disc(62, 78, 3))
    feelers(f, "40,10 30,0")


@figure(mid="#f6ca22", light="#fff6c8", glow="#ff4a2e", accent="#2e2620", kind="summon", legs=None)
def angry_wasps(f: Block) -> None:
    wings(f, "l", "44,44 20,34 2,10 0,34 14,52 42,56")
    f.form("m", "50,40 64,50 66,72 58,92 50,110^ 42,92 34,72 36,50", lit=(.26, .08), comb=(.36, 10), angle=20)
    for y in (58, 72, 86):
        f.form("a", f"36,{y}^ 50,{y - 4} 64,{y}^ 62,{y + 6} 50,{y + 3} 38,{y + 6}", comb=.3)
    f.form("m", "50,8 66,16 68,32 58,44 42,44 32,32 34,16", lit=(.26, .08), comb=.3)
    f.plane("g", "36,22^ 46,22 46,34^ 38,34", "64,22^ 54,22 54,34^ 62,34")
    feelers(f, "44,10 32,0", "46,40 38,48")


@figure(mid="#8a98a8", light="#f4f8fc", glow="#7ac8ff", accent="#4a5868", kind="summon", legs=None)
def steel_scarabs(f: Block) -> None:
    feelers(f, "26,56 6,44 4,30", "26,74 4,80 2,96", w=3.4)
    f.form("a", "50,26 80,40 86,70 72,96 50,104 28,96 14,70 20,40", lit=(.3, .08), comb=.3)
    f.form("m", "48,32 26,44 20,70 32,92 48,98", lit=(.3, .08), comb=(.36, 12), angle=24)
    f.form("m", mirror("48,32 26,44 20,70 32,92 48,98"), comb=(.36, 12), angle=24)
    f.form("l", "^30,26 36,4 44,16 50,6 56,16 64,4 70,26 50,34", lit=(.3, .08), comb=.3)
    f.plane("g", disc(41, 24, 3), disc(59, 24, 3))


@figure(mid="#5a2e5a", light="#e8b8e8", glow="#b87aff", accent="#2e1a36", kind="summon", legs=None)
def soul_leeches(f: Block) -> None:
    for p in ("10,108^ 4,70 18,44 34,50 30,72 40,108^", "60,108^ 66,66 78,30 96,36 94,64 88,108^"):
        f.form("d", p, lit=(.3, .08), lt="m", comb=.3)
    f.form("m", "32,108^ 30,70 38,36 54,12 70,24 64,52 66,80 70,108^", lit=(.26, .08), comb=(.36, 14), angle=24)
    f.form("k", disc(58, 26, 10))
    f.form("g", disc(58, 26, 5))
    for a, b in ((49, 20), (53, 34), (66, 20), (66, 33)):
        f.form("l", f"{a - 2},{b}^ {a},{b + 5}^ {a + 2},{b}", comb=.4)
    f.form("k", disc(20, 54, 7))
    f.form("g", disc(20, 54, 3))
    f.form("k", disc(86, 44, 7))
    f.form("g", disc(86, 44, 3))
    f.cut("l", "42,62 60,58", "40,76 62,74", "42,90 64,90", w=1.8)


@figure(mid="#c8c48a", light="#fdfbe0", glow="#b8e03a", accent="#8a7a4a", kind="summon", legs=None)
def bloat_maggot(f: Block) -> None:
    for x, y, r in ((82, 84, 20), (66, 92, 22), (44, 84, 28)):
        f.form("m", disc(x, y, r), lit=(.3, .08), comb=.3)
    f.form("m", disc(38, 50, 34), lit=(.26, .08), comb=(.36, 16), angle=24)
    f.form("k", disc(26, 58, 13))
    for n in range(5):
        f.form("l", f"{16 + 4 * n},47^ {18 + 4 * n},54^ {20 + 4 * n},47", comb=.4)
    f.plane("g", disc(28, 36, 4), disc(44, 34, 4))
    f.plane("k", disc(28, 36, 1.6), disc(44, 34, 1.6))
    f.cut("a", "58,26 66,46 60,70", "70,66 72,84", w=2.2)


@figure(mid="#6a7ac8", light="#f6f8ff", glow="#fff27a", accent="#3a3a7a", kind="summon", legs=None)
def lightning_moths(f: Block) -> None:
    wings(f, "m", "48,40 30,10 4,6 2,36 14,54 46,58")
    wings(f, "a", "46,56 20,58 10,80 24,102 44,84")
    f.form("l", "50,24 57,36 56,72 50,96^ 44,72 43,36", comb=.3)
    f.plane("g", disc(22, 30, 7), disc(78, 30, 7), disc(28, 80, 5), disc(72, 80, 5))
    f.cut("g", "45,24 36,8 28,10", "55,24 64,8 72,10", w=2.2)
    f.plane("k", disc(46, 32, 2), disc(54, 32, 2))
    f.form("g", "90,60^ 80,72 88,74 78,92^ 84,78 76,76", comb=.4)


@figure(mid="#b03a2a", light="#ffd0b0", glow="#ffe23a", accent="#3a1a16", kind="summon", legs=None)
def rage_hornets(f: Block) -> None:
    f.form("l", tufts("54,40 70,10 96,2 92,26 70,44", 4, 5, 0, 3), comb=.3)
    f.form("l", tufts("46,38 36,6 14,2 22,28 40,44", 4, 5, 0, 3), comb=.3)
    f.form("m", "60,46 80,52 94,72 92,92 76,96 60,80 50,62", lit=(.26, .08), comb=(.36, 12), angle=20)
    for a, b in ((66, 56), (76, 66), (84, 78)):
        f.cut("a", f"{a - 10},{b + 10} {a + 8},{b - 6}", w=5)
    f.form("g", "90,94^ 100,110^ 84,98", comb=.3)
    f.form("m", disc(34, 54, 24), lit=(.26, .08), comb=(.36, 12), angle=24)
    f.plane("k", "14,48^ 28,44 32,56^ 18,60", "54,48^ 40,44 36,56^ 50,60")
    f.plane("g", disc(24, 52, 3.4), disc(44, 52, 3.4))
    f.form("a", "22,70^ 34,66 46,70^ 42,88 34,80 26,88", comb=.3)
    f.cut("d", "46,76 40,104", "56,80 58,106", "36,80 24,104", w=2.6)


@figure(mid="#a85a2a", light="#ffdca8", glow="#ff7a3a", accent="#5a2e1a", kind="summon", legs=None)
def rust_vermin(f: Block) -> None:
    f.form("a", tufts("8,108 6,80 20,52 44,36 70,36 90,58 96,84 92,108", 13, 11, 0, 4), comb=.3)
    f.form("m", "14,108^ 14,82 28,60 50,52 72,60 86,82 86,108^", lit=(.26, .08), comb=(.36, 16), angle=24)
    f.form("l", "50,30 64,40 66,58 58,72 50,78 42,72 34,58 36,40", lit=(.26, .08), comb=.3)
    f.plane("g", disc(43, 50, 4), disc(57, 50, 4))
    f.plane("k", disc(43, 50, 1.6), disc(57, 50, 1.6), "^46,66 54,66 50,74")
    f.cut("d", "36,34 18,8 4,14", "64,34 82,8 96,14", w=2.8)
    f.cut("k", "26,80 34,96", "74,80 66,96", "44,92 46,106", "58,92 56,106", w=2)


SWARMS: dict[str, Figure] = {
    "bladeswarm": bladeswarm,
    "creeping-beetles": creeping_beetles,
    "angry-wasps": angry_wasps,
    "steel-scarabs": steel_scarabs,
    "soul-leeches": soul_leeches,
    "bloat-maggot": bloat_maggot,
    "lightning-moths": lightning_moths,
    "rage-hornets": rage_hornets,
    "rust-vermin": rust_vermin,
}
