"""The gods."""

from __future__ import annotations

from taverna.ink.faces import beard, braid, face, fair, moustache
from taverna.ink.kit import Block, Figure, figure
from taverna.ink.parts import fist, hammer, rays, shoulders, spear
from taverna.ink.shapes import disc, mirror, points, sym, tufts


def raven(f: Block, x: float, y: float, s: float, flip: bool = False) -> None:
    """A raven that sits and looks to the left."""
    f.place(dx=x, dy=y, scale=s, flip=flip)
    f.form("k", "-16,-8^ -8,-12 -4,-16 4,-16 9,-10 10,-2 20,6 30,16^ 18,17 12,24 2,24 -5,16 -6,4 -5,-5^", rim=1.8, rt="m")
    f.plane("m", "4,2^ 14,6 24,15^ 14,13 6,14^")
    f.plane("g", disc(-1.4, -9.6, 1.9))
    f.place()


@figure(mid="#8d8a92", light="#f4f0e8", glow="#5cc8ff", accent="#2d4a7a", kind="boss", legs="robe", fit=.96)
def odin(f: Block) -> None:
    f.place(dx=90, dy=62, rot=4)
    spear(f, -56, 50)
    f.cut("g", "-2.4,-46 0,-40 2.4,-46", "0,-52 0,-44", w=1.6)
    f.place()
    shoulders(f, "a", 62, 47, lit=(.24, .08), lt="m", comb=(.4, 24), angle=36)
    f.form("d", tufts("4,96 14,74 34,64 50,62 66,64 86,74 96,96", 12, 5, .1, 3) + points("72,92 50,84^ 28,92"), comb=(.3, 12), angle=40)
    face(f, 50, 42, 1.16, 1, 2, None, None, True)
    f.plane("g", "38.8,38^ 43,36 46.6,38.8^ 43,40.4")
    f.plane("l", disc(43, 38.4, 1.2))
    f.form("k", "51,34^ 61,33 66,38 63,44 55,44^")
    f.cut("k", "52,36 40,30 30,28", "64,36 70,33", w=2.2, start=1.6, end=1.6)
    f.cut("m", "54,37 59,36 63,38", w=1.4)
    beard(f, 50, 106, 18, "l", 7, 9, 3, "l")
    f.plane("m", "56,58^ 64,60 66,74 58,98^ 57,80")
    f.cut("k", "42,64 40,78 44,96", "50,62 50,80 50,98", "58,64 61,76 57,92", "36,60 35,70 38,80", w=1.8)
    moustache(f, 53, 15, "l", 9, "l")
    hat = "2,38^ 14,28 28,25 30,12 42,-2 56,-4 66,8 70,24 86,26 99,34^ 84,34 66,31 50,31 34,32 18,36"
    f.form("d", hat, lit=(.3, .08), lt="m", comb=(.34, 14), angle=30)
    f.form("a", "29.4,22^ 50,19 69.6,20^ 70.4,27^ 50,26.6 28.4,29^", comb=.3)
    raven(f, 20, 70, .98)


@figure(mid="#c0562c", light="#ffcf9e", glow="#8fe0ff", accent="#7a2f2f", kind="boss", legs="greaves", fit=.96)
def thor(f: Block) -> None:
    f.plane("g", "^78,2 66,20 73,21 64,38 82,17 75,16 86,4", "^98,30 90,42 95,43 90,56 101,40 96,39", "^60,-2 55,8 59,8 56,17 64,6 60,6")
    f.place(dx=84, dy=66, rot=-8)
    hammer(f, 40, 1.06)
    f.plane("g", "^-9,-42 -4,-36 -9,-36", "^9,-42 4,-36 9,-36")
    f.place()
    shoulders(f, "a", 62, 48, comb=(.4, 24), angle=34)
    plate = "64,72^ 78,62 94,68 99,88 84,94 70,86^"
    f.form("d", mirror(plate), lit=(.44, .1), lt="l", comb=.3)
    f.form("d", plate, comb=(.5, 10), rim=1.6)
    f.form("d", disc(37, 84, 7), comb=.3, rim=1.4)
    f.form("d", disc(63, 84, 7), comb=.5)
    f.form("m", "30,24^ 26,40 22,56 28,66^ 36,56 64,56 72,66^ 78,56 74,40 70,24^", lit=(.3, .1), lt="l", comb=(.36, 10), angle=70)
    face(f, 50, 40, 1.14, 1.06, 3.4, None, "g", False, True, "m", "l", 12)
    f.plane("k", disc(43.4, 36.4, 1.2), disc(57, 36.4, 1.2))
    beard(f, 48, 94, 19, "m", 6, 11, 5, "l")
    f.cut("k", "42,62 38,74 42,86", "58,62 62,74 58,86", "50,64 50,80 50,92", w=2)
    for x in (40, 60):
        f.form("g", f"^{x - 3.4},76 {x + 3.4},76 {x + 3.4},81 {x - 3.4},81", comb=.4)
    f.plane("k", "44,52.6^ 50,51.4 56,52.6^ 50,55.6")
    moustache(f, 51, 15, "m", 7, "l")
    f.form("d", sym("50,4^ 60,7 68,16 71,28^ 60,24 50,23.4^"), lit=(.36, .1), lt="l", comb=(.36, 10), angle=30)
    f.form("g", "^29,27 40,23 50,22 60,23 71,27 71,31 60,27 50,26 40,27 29,31", comb=.3)
    f.form("d", "^48,4 52,4 52,24 50,31 48,24", rim=1)
    wing = "69,22^ 74,10 88,-2^ 88,6 84,10^ 91,9 82,18^ 88,19 74,27^"
    f.form("l", wing, comb=.5)
    f.form("l", mirror(wing), comb=.2)
    f.place(dx=82, dy=78)
    fist(f)
    f.place()


@figure(mid="#d29a3a", light="#fff0c8", glow="#4fd0b0", accent="#1f6b62", kind="boss", legs="gown")
def freya(f: Block) -> None:
    rays(f, "m", 50, 36, 30, 46, 18, 3, 165, 375, .3)
    for k in (False, True):
        for x, y, r, long in ((74, 78, 62, 30), (72, 70, 48, 34), (68, 64, 34, 36)):
            f.place(dx=x if k else 100 - x, dy=y, rot=r if k else -r)
            f.form("d", f"-5,2^ -6,-16 0,-{long}^ 6,-16 5,2^", lit=None if k or f.small else (.4, .1), lt="m", comb=None if f.small else .3, angle=8)
            f.cut("l", f"0,0 .6,-14 0,-{long - 6}", w=1.2, fine=True)
        f.place()
    shoulders(f, "a", 66, 40, lit=(.24, .08), lt="a", comb=(.36, 20), angle=34)
    f.form("m", "50,4 66,8 75,22 76,44 82,62 76,78^ 64,80 50,70 36,80 24,78^ 18,62 24,44 25,22 34,8", lit=(.24, .1), comb=(.3, 12), angle=74)
    f.form("l", sym("50,56^ 57,58 59,70 66,76^ 50,84^"), comb=(.3, 6))
    fair(f, 50, 41, 1.16, .92, -.6, "lips", "g", "m", "l")
    fringe = "50,14^ 42,19 37,28 34,44 31,56^ 26,42 28,22 38,8 50,5^"
    f.form("m", fringe, lit=(.4, .1), comb=.2)
    f.form("m", mirror(fringe), comb=.4)
    f.cut("k", "31,22 28,34 29,48", "37,16 33,26 32,36", "69,22 72,34 71,48", "63,16 67,26 68,36", w=1.6)
    for x in (27, 73):
        braid(f, x, 66, 4, 5, "m", 7, ring="g")
    f.form("g", "^33,24 42,20 50,10 58,20 67,24 66,28 58,24.4 50,18 42,24.4 34,28", comb=.3)
    f.plane("l", disc(50, 19.6, 2.2))
    f.cut("k", "37,72 43,80 50,83 57,80 63,72", w=3.4, start=2, end=2)
    f.cut("g", "37,72 43,80 50,83 57,80 63,72", w=2)
    for u, v, z in ((40, 77.6, 2.6), (60, 77.6, 2.6), (45, 81.8, 3), (55, 81.8, 3)):
        f.form("g", disc(u, v, z), comb=.4)
    f.form("g", "50,80 55,85 50,93 45,85", comb=.4)
    f.plane("l", "^50,82 47,85.4 50,88")


GODS: dict[str, Figure] = {
    "odin": odin,
    "thor": thor,
    "freya": freya,
}
