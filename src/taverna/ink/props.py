"""Things on a board: same grid, same lantern, few cuts, because they are mostly seen at 36 to 60 px."""

from __future__ import annotations

from .kit import Block, Figure, figure
from .parts import rays
from .shapes import disc, mirror, points, sym, tufts
from .things import THINGS


def arch(f: Block) -> None:
    f.form("d", "^6,98 6,44 94,44 94,98")
    f.form("d", "6,46 10,24 26,8 50,3 74,8 90,24 94,46^ 6,46^", lit=(.3, 0), lt="m", comb=(.3, 12), angle=30)
    f.cut("k", "18,20 26,28", "34,8 38,19", "66,8 62,19", "82,20 74,28", "6,60 16,60", "6,78 16,78", "94,60 84,60", "94,78 84,78", w=2.4, start=1, end=1)
    f.form("k", "16,98^ 16,46 22,30 34,20 50,16 66,20 78,30 84,46 84,98^")


@figure(mid="#93633b", light="#e2b276", glow="#ffb347", kind="prop", legs=None)
def door_closed(f: Block) -> None:
    arch(f)
    f.form("m", "19,98^ 19,46 25,32 36,23 50,19 64,23 75,32 81,46 81,98^", lit=(.3, .05), comb=(.26, 12), angle=4, gap=4)
    f.cut("k", "34,25 34,98", "50,20 50,98", "66,25 66,98", w=2.4, start=1.6, end=1.6)
    for y in (44, 76):
        f.form("d", f"^19,{y} 81,{y} 81,{y + 9} 19,{y + 9}")
        f.plane("l", *[disc(x, y + 4.5, 2) for x in (26, 42, 58, 74)])
    f.form("g", disc(67, 64, 5.4), comb=.4)
    f.plane("k", disc(67, 64, 2.4))


@figure(mid="#93633b", light="#e2b276", glow="#ffb347", kind="prop", legs=None)
def door_open(f: Block) -> None:
    arch(f)
    f.plane("g", "24,98^ 26,50 34,34 50,26 66,34 74,50 76,98^")
    f.plane("l", "36,98^ 37,58 42,44 50,38 58,44 63,58 64,98^")
    f.plane("k", "^24,98 28,84 72,84 76,98", )
    f.plane("g", "^34,98 37,86 63,86 66,98")
    for s in ("^4,99 4,34 22,46 22,92", mirror("^4,99 4,34 22,46 22,92")):
        f.form("m", s, lit=(.4, .05) if s[0] == "^" else None, comb=(.4, 8))
    f.cut("k", "10,40 10,96", "16,44 16,93", "84,44 84,93", "90,40 90,96", w=1.8, start=1, end=1)


@figure(mid="#93633b", light="#e2b276", glow="#ffcf3f", kind="prop", legs=None)
def chest(f: Block) -> None:
    f.form("m", "^10,50 90,50 86,92 14,92", comb=(.3, 22), angle=10, lit=(.24, .06))
    f.form("m", "8,52^ 10,32 22,20 50,17 78,20 90,32 92,52^", lit=(.3, .08), comb=(.34, 20), angle=24)
    for x in (20, 72):
        f.form("g", f"^{x},20 {x + 9},18.6 {x + 9},92 {x},92", comb=.4)
    f.form("k", "^8,50 92,50 92,55 8,55")
    f.form("g", "^41,44 59,44 59,62 50,68 41,62", comb=.4)
    f.plane("l", "^43,46 48,46 47,60 43,58")
    f.plane("k", disc(50, 53, 3.2), "^48.6,53 51.4,53 52.6,60 47.4,60")
    f.cut("k", "32,66 44,67 68,66", "32,80 50,81 68,80", w=1.8)


@figure(mid="#c98a1e", light="#ffe08a", glow="#ffcf3f", kind="prop", legs=None)
def coins(f: Block) -> None:
    for x, y in ((24, 82), (50, 86), (76, 82), (36, 70), (63, 70), (50, 56), (50, 42)):
        for k in (6, 0):
            f.form("m", disc(x, y + k, 16, 8))
        f.form("g", disc(x, y - 2, 16, 8), comb=(.36, 10))
        f.plane("l", f"{x - 12},{y - 2} {x - 6},{y - 7} {x + 2},{y - 8.4}^ {x - 5},{y - 4.6} {x - 9},{y - .6}^")
    f.plane("k", "^50,36 55,40 50,44 45,40")
    f.plane("l", "^80,40 82.6,48 90,50 82.6,52 80,60 77.4,52 70,50 77.4,48")


@figure(mid="#70757c", light="#dfe2e0", glow="#ffb347", accent="#a3262e", kind="prop", legs=None)
def spike_trap(f: Block) -> None:
    f.form("d", "50,98 4,84 10,66 50,56 90,66 96,84", comb=(.3, 16))
    f.form("k", "50,92 14,82 18,70 50,62 82,70 86,82")
    for x, y, h in ((30, 70, 44), (70, 70, 44), (50, 68, 58), (20, 80, 46), (80, 80, 46), (38, 86, 54), (62, 86, 54)):
        f.form("m", f"^{x - 7},{y} {x},{y - h} {x + 7},{y}", comb=(.5, 8), angle=0)
        f.plane("l", f"^{x - 5.6},{y - 1} {x - .4},{y - h + 4} {x - 1},{y - 1}")
    f.plane("a", "^36,44 38,34 41,46 39,54", "^60,46 62,34 64,44 63,52")


@figure(mid="#8c8273", light="#ded2b8", glow="#ffb347", kind="prop", legs=None)
def boulder(f: Block) -> None:
    f.form("m", "^8,92 3,66 14,38 36,14 60,10 84,28 97,58 93,92 60,98 30,97", comb=(.4, 26), angle=26)
    f.plane("l", "^36,16 58,12.6 52,30 34,42 18,42", "^15,46 32,46 38,62 20,74 6,66", "^42,44 54,36 66,46 56,60 44,58")
    f.plane("d", "^62,13 82,29 76,42 60,32", "^72,50 93,60 88,82 70,74")
    f.cut("k", "34,42 42,50 38,62 46,74", "56,60 66,68 62,84", "20,74 28,84 26,94", "54,30 60,36", w=2.6)


@figure(mid="#93633b", light="#e2b276", glow="#ffb347", kind="prop", legs=None)
def table(f: Block) -> None:
    for x in (18, 76):
        f.form("d", f"^{x},56 {x + 9},56 {x + 7},96 {x + 2},96", comb=.4)
    f.form("m", "^4,52 20,30 80,30 96,52", lit=(.5, .06), comb=(.24, 16), angle=8)
    f.form("d", "^4,52 96,52 95,64 5,64", comb=(.3, 20))
    f.cut("k", "14,42 50,43 88,42", "9,47 50,48 91,47", "24,35 60,36 82,35", w=1.5)
    f.form("g", "^62,44 60,26 66,26 64,44")
    f.form("l", "^60,26 60,14 66,14 66,26", comb=.4)
    f.plane("g", "63,1^ 66.6,9 63,14 59.6,9")
    f.form("l", disc(36, 41, 10, 4.6), comb=.3)
    f.form("d", "32,41^ 34,34 40,33 43,40^", lit=(.5, 0), lt="m")


@figure(mid="#93633b", light="#e2b276", glow="#ffb347", kind="prop", legs=None)
def barrel(f: Block) -> None:
    f.form("m", "20,16^ 12,40 12,66 20,92^ 50,99 80,92^ 88,66 88,40 80,16^", lit=(.3, .06), comb=(.34, 22), angle=4, gap=4)
    f.cut("k", "36,20 32,56 36,96", "64,20 68,56 64,96", "50,20 50,98", w=2.2, start=1, end=1)
    for y, b in ((30, 15), (74, 14)):
        f.form("d", f"{b},{y}^ 50,{y + 7} {100 - b},{y}^ {101 - b},{y + 9}^ 50,{y + 16} {b - 1},{y + 9}^", rim=1.4)
    f.form("m", disc(50, 16, 30, 10))
    f.plane("d", disc(50, 16.6, 24, 7))
    f.cut("k", "36,11 36,22", "50,9 50,24", "64,11 64,22", w=1.6)
    f.cut("l", "22,15 32,9 46,7.6", w=2)


@figure(mid="#8c8273", light="#ded2b8", glow="#ff9a3d", kind="prop", legs=None)
def altar(f: Block) -> None:
    f.form("m", "^22,56 78,56 84,90 16,90", lit=(.34, .06), comb=(.34, 20), angle=10)
    f.form("m", "^8,90 92,90 96,99 4,99", comb=(.3, 20))
    f.form("m", "^6,42 94,42 90,56 10,56", lit=(.4, .05), comb=(.3, 20))
    f.form("a", "^36,40 64,40 66,76 58,70 50,80 42,70 34,76", comb=(.4, 10), lit=(.2, .06))
    f.plane("g", disc(50, 58, 5.4))
    f.plane("k", disc(50, 58, 2.4))
    for x in (17, 83):
        f.form("l", f"^{x - 4},42 {x - 4},24 {x + 4},24 {x + 4},42", comb=.5)
        f.form("g", f"{x},6^ {x + 4.6},15 {x},23 {x - 4.6},15")
    f.form("l", sym("50,18 57,20 60,27 57,33 56,41^ 50,42^"), comb=.36)
    f.plane("k", disc(46.4, 29, 2.6), disc(53.6, 29, 2.6), "^50,32 52,36 48,36")


@figure(mid="#70757c", light="#dfe2e0", glow="#ffd76a", accent="#d8541e", kind="prop", legs=None)
def brazier(f: Block) -> None:
    f.form("d", "^44,68 56,68 60,90 72,98 28,98 40,90", lit=(.3, .05), comb=.3)
    f.form("a", "20,48^ 16,34 24,24 22,14^ 34,22 38,12 36,0^ 50,10 56,-2^ 62,14 72,8^ 70,22 80,28 80,48^")
    f.form("g", "30,50^ 28,38 36,30 38,20^ 46,28 52,14^ 58,28 64,24^ 66,36 70,50^")
    f.plane("l", "42,50^ 42,40 50,30^ 56,40 58,50^")
    f.form("m", "^10,46 90,46 86,54 70,72 30,72 14,54", lit=(.3, .08), comb=(.36, 22), angle=24)
    f.cut("k", "30,56 36,68", "50,56 50,70", "70,56 64,68", w=2.4)


@figure(mid="#4f7a3a", light="#c6dc84", glow="#ffb347", kind="prop", legs=None)
def bush(f: Block) -> None:
    f.form("m", tufts("10,92 7,66 16,44 31,26 50,16 69,26 83,44 92,66 89,92", 17, 7, .3, 4) + points("50,98"), comb=(.34, 24), angle=30)
    for x, y in ((30, 46), (50, 34), (22, 66), (44, 58), (66, 50), (36, 80), (60, 74)):
        f.plane("l" if x < 48 else "d", f"{x - 8},{y + 4}^ {x - 5},{y - 5} {x + 5},{y - 7}^ {x + 2},{y + 1} {x - 3},{y + 6}")
        f.cut("k", f"{x - 7},{y + 6} {x},{y + 8} {x + 7},{y + 1}", w=2)
    f.plane("a", *[disc(x, y, 3.2) for x, y in ((40, 40), (70, 64), (28, 78), (56, 62), (76, 80))])


@figure(mid="#8c8273", light="#ded2b8", glow="#ffb347", kind="prop", legs=None)
def stalagmite(f: Block) -> None:
    for s in ("^66,98 74,54 80,30 88,58 96,98", "^4,98 12,66 20,44 28,68 34,98", "^26,98 34,60 42,34 48,4 54,30 62,58 74,98"):
        f.form("m", s, lit=(.34, .1), comb=(.4, 14), angle=20)
    f.cut("k", "38,62 46,66 52,62", "35,78 46,82 56,78", "43,44 48,47 52,44", "76,66 82,68", "14,78 22,80", w=2)


@figure(mid="#8c8273", light="#ded2b8", glow="#ffb347", kind="prop", legs=None)
def pillar(f: Block) -> None:
    f.form("m", "^30,20 70,20 72,84 28,84", lit=(.3, .03), comb=(.34, 16), angle=0)
    f.cut("k", "40,22 39,84", "50,22 50,84", "60,22 61,84", w=2.2, start=1.4, end=1.4)
    f.form("m", "^14,84 86,84 92,98 8,98", lit=(.36, .05), comb=(.3, 20))
    f.form("m", "^16,4 84,4 80,14 72,22 28,22 20,14", lit=(.4, .05), comb=(.3, 20))
    f.cut("k", "20,13 50,14 80,13", w=2)
    f.plane("k", "^64,44 58,50 66,54 60,62 74,62 74,42")


@figure(mid="#3f7da0", light="#d3eef5", glow="#ffb347", kind="prop", legs=None)
def water(f: Block) -> None:
    f.form("m", "50,8 76,14 94,32 96,58 84,82 58,94 30,92 10,78 3,52 10,28 28,13", comb=(.24, 18), angle=10)
    for x, y, w in ((20, 36, 30), (54, 28, 26), (16, 56, 34), (56, 52, 30), (28, 74, 36), (66, 72, 18)):
        f.cut("l", f"{x},{y} {x + w * .25},{y - 5} {x + w * .5},{y} {x + w * .75},{y + 4} {x + w},{y - 1}", w=3.6)
    f.cut("k", "30,46 42,42 52,47", "66,42 76,38 86,42", "46,64 56,60 66,64", w=2.2)


@figure(mid="#8c8273", light="#ded2b8", glow="#93633b", accent="#5c4a38", kind="prop", legs=None)
def rubble(f: Block) -> None:
    f.form("g", "^58,44 66,38 98,66 92,74", lit=(.3, .05), comb=.3)
    f.form("d", "^92,74 98,66 99,74 95,80")
    for s in ("^30,60 34,38 52,28 66,40 66,60 50,70", "^2,96 4,74 18,62 36,66 42,86 28,98", "^62,98 58,80 70,66 88,68 98,84 96,97", "^26,99 30,80 46,68 62,74 68,92 56,99"):
        f.form("m", s, lit=(.4, .14), comb=(.4, 10), angle=30)
    f.plane("l", "^36,42 50,33 54,42 42,50", "^34,82 46,73 54,78 42,86", "^8,76 18,67 28,70 16,80")
    f.form("a", "^8,52 14,44 22,48 20,56 12,58", rim=1.4)
    f.form("a", "^74,54 80,48 87,52 84,60", rim=1.4)
    f.cut("k", "46,46 52,52 50,62", "46,84 50,90 48,98", "16,82 22,90", "74,76 80,84 78,94", w=2)


@figure(mid="#8c8273", light="#ded2b8", glow="#ffcf3f", accent="#8f2f36", kind="prop", legs=None)
def pressure_plate(f: Block) -> None:
    f.form("d", "^50,98 2,70 50,40 98,70", comb=.3)
    f.form("k", "^50,92 12,70 50,46 88,70")
    f.form("m", "^50,74 14,52 50,30 86,52", lit=(.4, .1), comb=(.3, 16), angle=30)
    f.form("d", "^14,52 50,74 86,52 86,62 50,84 14,62", comb=.3)
    f.form("k", "^50,66 30,53 50,40 70,53")
    f.plane("g", "^50,62 42,53 50,44 58,53")
    f.plane("l", "^50,57 46,53 50,49 54,53")
    f.cut("g", "22,52 34,44", "78,52 66,44", "22,55 34,63", "78,55 66,63", w=2.4, start=1.6, end=1)
    f.cut("l", "6,70 28,57", w=2)


@figure(mid="#93633b", light="#f2d9a8", glow="#ffcf3f", accent="#1f5f99", kind="prop", legs=None)
def banner(f: Block) -> None:
    f.form("m", "^46,8 54,8 55,98 45,98", lit=(.4, 0))
    f.form("m", "^12,14 88,14 88,20 12,20", lit=(.4, 0))
    f.form("g", disc(50, 7, 5.4), comb=.4)
    f.form("a", "18,20^ 82,20^ 80,44 82,84^ 66,74^ 50,90^ 34,74^ 18,84^ 20,44", comb=(.36, 20), angle=20)
    f.cut("l", "22,24 23,44 22,72", w=2.6)
    f.plane("l", "50,30^ 66,36 64,54 50,66^ 36,54 34,36")
    f.plane("a", "^50,38 54,46 62,47 56,53 57,61 50,57 43,61 44,53 38,47 46,46")


@figure(mid="#8a5a36", light="#ffeab0", glow="#ffd76a", accent="#d8541e", kind="prop", legs=None)
def campfire(f: Block) -> None:
    f.form("a", "24,74^ 20,56 28,42 26,30^ 36,38 42,24 40,8^ 52,18 58,4^ 64,24 72,18^ 70,36 78,48 76,74^")
    f.form("g", "34,76^ 32,60 40,50 40,40^ 48,46 54,30^ 60,48 64,46^ 66,62 66,76^")
    f.plane("l", "44,76^ 44,64 50,54^ 56,64 56,76^")
    for r in ("^6,84 12,76 90,92 88,99 82,99", "^94,84 88,76 10,92 12,99 18,99"):
        f.form("m", r, lit=(.3, .06), comb=(.36, 20))
    f.form("l", disc(89, 86, 6, 6), comb=.4)
    f.plane("m", disc(89, 86, 2.6))
    f.form("l", disc(11, 86, 6, 6), comb=.2)
    f.plane("m", disc(11, 86, 2.6))


@figure(mid="#93633b", light="#e2b276", glow="#ffb347", kind="prop", legs=None)
def crate(f: Block) -> None:
    f.form("m", "^10,34 50,22 90,34 50,46", lit=(.6, .06))
    f.form("m", "^10,34 50,46 50,98 10,84", lit=(.9, 0))
    f.form("d", "^90,34 50,46 50,98 90,84", comb=(.5, 14))
    f.cut("k", "10,50 30,56 50,62", "10,67 30,73 50,79", w=2, start=1.4, end=1.4)
    f.form("m", "^10,34 18,36.4 18,87 10,84")
    f.form("m", "^42,43.6 50,46 50,98 42,95")
    f.form("m", "^18,42 42,84 42,92 18,50", comb=.3)
    f.form("m", "^56,50 84,74 84,80 56,58", comb=.4)


@figure(mid="#93633b", light="#e2b276", glow="#3f7da0", kind="prop", legs=None)
def bookshelf(f: Block) -> None:
    f.form("m", "^6,4 94,4 94,98 6,98", comb=(.1, 6), lit=(.08, 0))
    for row, y in enumerate((12, 41, 70)):
        f.form("k", f"^14,{y} 86,{y} 86,{y + 22} 14,{y + 22}")
        x = 15
        for i, (w, h, t) in enumerate(((9, 18, "a"), (7, 15, "l"), (10, 20, "g"), (7, 16, "d"), (9, 19, "a"), (8, 14, "l"), (10, 18, "m"), (8, 16, "a"))):
            t = "algdmlag"[(i * 3 + row * 2) % 8]
            if (i + row) % 6 != 5:
                f.plane(t, f"^{x},{y + 22 - h} {x + w - 1},{y + 22 - h} {x + w - 1},{y + 22} {x},{y + 22}")
            x += w
    f.plane("l", "^9,6 91,6 90,8.4 9,8.4")


@figure(mid="#8c8273", light="#ded2b8", glow="#8fd8ff", accent="#7a4593", kind="prop", legs=None)
def portal(f: Block) -> None:
    f.form("m", "50,3 76,10 94,32 96,60 90,98^ 10,98^ 4,60 6,32 24,10", lit=(.22, .06), comb=(.2, 12), angle=20)
    f.cut("k", "8,44 20,47", "16,20 27,30", "38,6 41,18", "62,6 59,18", "84,20 73,30", "92,44 80,47", "6,70 19,70", "94,70 81,70", w=2.6, start=1.4, end=1)
    f.form("a", "50,17 67,22 79,38 81,60 78,98^ 22,98^ 19,60 21,38 33,22")
    f.plane("g", "50,26 64,32 72,48 70,68 58,80 44,78 35,66 36,52 45,44 56,47 60,57 55,65^ 56,57 51,52 44,56 43,66 51,73 62,68 65,54 59,40 48,36 36,42 29,56 29,72 36,88^ 25,72 25,48 34,33")
    f.plane("l", disc(50, 60, 4))
    rays(f, "l", 50, 60, 10, 22, 7, 1.6, 20, 340)


@figure(mid="#8c8273", light="#ded2b8", glow="#ffcf3f", accent="#5c6b7a", kind="prop", legs=None)
def door_stone(f: Block) -> None:
    arch(f)
    f.form("m", "19,98^ 19,46 25,32 36,23 50,19 64,23 75,32 81,46 81,98^", lit=(.34, .08), comb=(.3, 14), angle=8)
    f.cut("k", "50,20 50,98", w=2.6, start=2, end=2)
    f.form("k", disc(50, 58, 15))
    f.form("a", disc(50, 58, 12), comb=(.4, 8))
    f.plane("g", "^50,48 53,55 60,58 53,61 50,68 47,61 40,58 47,55")
    f.cut("k", "26,40 36,42 44,38", "58,82 66,86 76,84", "24,80 32,84", w=2)


PROPS: dict[str, Figure] = {
    "door-closed": door_closed,
    "door-open": door_open,
    "chest": chest,
    "coins": coins,
    "spike-trap": spike_trap,
    "boulder": boulder,
    "table": table,
    "barrel": barrel,
    "altar": altar,
    "brazier": brazier,
    "bush": bush,
    "stalagmite": stalagmite,
    "pillar": pillar,
    "water": water,
    "rubble": rubble,
    "pressure-plate": pressure_plate,
    "banner": banner,
    "campfire": campfire,
    "crate": crate,
    "bookshelf": bookshelf,
    "portal": portal,
    "door-stone": door_stone,
    **THINGS,
}
