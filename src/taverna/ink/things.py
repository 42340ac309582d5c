"""More things on a board: furniture, growth, traps, fog, a ship."""

from __future__ import annotations

from math import cos, radians, sin

from .kit import Block, Figure, figure
from .parts import rays
from .shapes import disc, line, points, tufts


@figure(mid="#8c8273", light="#ded2b8", glow="#ffb347", kind="prop", legs=None)
def sarcophagus(f: Block) -> None:
    f.form("d", "^8,62 50,44 94,64 94,80 52,99 8,78", comb=(.3, 16))
    f.form("m", "^8,62 52,82 52,99 8,78", lit=(.5, .05))
    f.form("m", "^2,54 46,34 98,56 54,78", lit=(.4, .08), comb=(.26, 14), angle=26)
    f.form("d", "^2,54 54,78 98,56 98,62 54,85 2,61", comb=.2)
    f.form("l", "22,52 28,46 36,45 42,49 48,50 76,62 74,67 60,71 40,62 26,57", comb=(.3, 8))
    f.plane("k", disc(30, 50, 1.6), disc(35, 52, 1.6), "^40,52 62,62 60,64 40,55")
    f.form("a", "^54,57 64,61 60,65 50,61", comb=.3)


@figure(mid="#7f786c", light="#d8cfba", glow="#62e6ff", kind="prop", legs=None)
def rock_column(f: Block) -> None:
    f.form("d", "50,99 10,94 16,86 50,82 84,86 90,94", comb=.3)
    f.form("m", "^26,92 22,60 30,30 38,6 58,2 70,22 76,54 74,92 50,97", lit=(.3, .12), comb=(.4, 18), angle=14)
    f.plane("l", "^40,9 56,6 50,22 36,28", "^28,46 38,40 36,58 26,62")
    f.cut("k", "48,34 54,44 48,56 52,66", "36,66 42,76 38,88", "62,40 66,52", w=2.4)
    f.cut("g", "58,60 58,80", "58,62 66,68 58,72", w=2.6, start=1.6, end=1.6)


@figure(mid="#70757c", light="#dfe2e0", glow="#8a5a36", accent="#8f2f36", kind="prop", legs=None)
def bear_trap(f: Block) -> None:
    f.form("d", "50,98 8,86 6,70 50,60 94,70 92,86", comb=.3)
    f.form("k", "50,92 18,83 18,73 50,66 82,73 82,83")
    f.form("g", disc(50, 80, 12, 5), comb=.3)
    for x, y, h in ((16, 74, 26), (28, 69, 32), (41, 66, 36), (59, 66, 36), (72, 69, 32), (84, 74, 26)):
        f.form("m", f"^{x - 6},{y + 4} {x + (50 - x) * .2},{y - h} {x + 6},{y + 4}", lit=(.5, 0), comb=.3)
    for x, y, h in ((20, 88, 22), (34, 93, 25), (50, 95, 26), (66, 93, 25), (80, 88, 22)):
        f.form("l", f"^{x - 6},{y + 3} {x + (50 - x) * .16},{y - h} {x + 6},{y + 3}", comb=(.5, 6))
    f.plane("a", "^48,72 52,72 51,79 49,79")


@figure(mid="#5c6b3a", light="#dff09a", glow="#a8f03a", accent="#4a5a2a", kind="prop", legs=None)
def gas_trap(f: Block) -> None:
    f.form("d", "50,98 10,87 12,74 50,66 88,74 90,87", comb=.3)
    f.form("k", "50,92 22,84 24,77 50,72 76,77 78,84")
    f.form("m", "34,78^ 22,76 14,62 20,50 16,38 26,28 38,30 42,16 56,10 68,18 70,30 84,32 88,46 80,56 84,70 74,78 64,76^ 50,82", lit=(.4, .1), comb=(.3, 16), angle=24)
    f.cut("k", "30,44 38,40 44,46 40,52", "56,30 64,32 66,40 60,44", "66,58 74,58 76,64", w=2.2)
    f.plane("g", "42,56 50,52 58,56 60,64 56,68 44,68 40,64")
    f.plane("k", disc(46, 60, 2.8), disc(54, 60, 2.8), "^50,62 52,66 48,66")
    f.cut("k", "46,70 46,74", "50,70 50,75", "54,70 54,74", w=1.4)


@figure(mid="#4f6a32", light="#b9cf7a", glow="#c0506a", accent="#8f2f36", kind="prop", legs=None)
def thorns(f: Block) -> None:
    for s in ("4,92 16,50 50,40 84,58 96,94", "8,64 36,86 62,60 94,66", "14,98 40,60 60,30 90,38", "20,34 44,52 62,86 88,98"):
        f.form("m", line(s, 8, 6, 3), comb=.4, rim=1.6)
    for x, y, u, v in ((20, 54, 10, 40), (40, 42, 38, 24), (62, 44, 72, 30), (80, 58, 92, 50), (36, 80, 28, 94), (62, 66, 74, 78), (50, 56, 42, 68), (76, 36, 84, 22), (30, 44, 18, 34), (14, 76, 2, 74)):
        f.form("l", [(x - 3, y - 2, True), (u, v, True), (x + 3, y + 3, True)], comb=.4)
    for x, y in ((28, 66), (70, 50), (52, 36)):
        f.form("g", disc(x, y, 6), comb=.3)
        f.plane("l", disc(x - 2, y - 2, 1.8))


@figure(mid="#4a3a34", light="#8a7060", glow="#ffb02e", accent="#d8431e", kind="prop", legs=None)
def hot_coals(f: Block) -> None:
    f.form("a", "50,98 8,88 2,70 16,56 50,50 84,56 98,70 92,88", comb=.2)
    f.plane("g", "50,92 18,84 14,70 26,60 50,57 74,60 86,70 82,84")
    for x, y, r in ((20, 78, 10), (38, 86, 11), (60, 87, 12), (80, 79, 10), (30, 64, 9), (50, 70, 12), (70, 65, 9)):
        f.form("m", [(x - r, y, True), (x - r * .5, y - r * .8, True), (x + r * .5, y - r * .7, True), (x + r, y + r * .1, True), (x + r * .4, y + r * .7, True), (x - r * .6, y + r * .6, True)], lit=(.4, .1), comb=.4)
        f.cut("g", f"{x - r * .3},{y - r * .2} {x + r * .1},{y + r * .1} {x},{y + r * .4}", w=2.2)
    for x, y, h in ((28, 52, 22), (52, 54, 34), (74, 54, 20)):
        f.form("a", f"{x - 7},{y}^ {x - 6},{y - h * .5} {x + 1},{y - h}^ {x + 7},{y - h * .4} {x + 6},{y}^")
        f.plane("g", f"{x - 3},{y}^ {x - 2},{y - h * .3} {x + 1},{y - h * .6}^ {x + 4},{y - h * .2} {x + 3},{y}^")


@figure(mid="#8a5c38", light="#e6b87e", glow="#ffcf3f", accent="#2f6f6f", kind="prop", legs=None)
def totem(f: Block) -> None:
    f.form("m", "^32,98 30,34 70,34 68,98", lit=(.3, .06), comb=(.36, 14), angle=6)
    f.form("a", "30,42^ 14,34 -1,38^ 10,50 28,54^", comb=.3)
    f.form("a", "70,42^ 86,34 101,38^ 90,50 72,54^", comb=.5)
    f.form("m", "^28,8 38,2 62,2 72,8 70,36 50,42 30,36", lit=(.34, .08), comb=(.36, 10), angle=6)
    f.plane("k", disc(41, 18, 5.4), disc(59, 18, 5.4))
    f.plane("g", disc(41, 18, 2.8), disc(59, 18, 2.8))
    f.form("g", "^46,22 54,22 50,34", comb=.4)
    f.plane("k", "^36,58 46,56 46,64 38,64", "^64,58 54,56 54,64 62,64", "^36,74 64,74 60,86 40,86")
    f.plane("l", "^39,75 44,75 43,80 40,80", "^48,75 53,75 52,80 49,80", "^57,75 61,75 60,80 57,80")
    f.plane("a", "^48,46 52,46 52,54 48,54")
    f.form("d", "^22,98 78,98 74,91 26,91")


@figure(mid="#93633b", light="#e2b276", glow="#ffcf3f", kind="prop", legs=None)
def cabinet(f: Block) -> None:
    f.form("m", "^14,10 86,10 86,92 14,92", lit=(.16, .03), comb=(.2, 12), angle=4)
    f.form("d", "^8,6 92,6 90,14 10,14", rim=1.4, rt="l")
    for x in (19, 52):
        f.form("m", f"^{x},20 {x + 29},20 {x + 29},84 {x},84", lit=(.2, .04), comb=(.24, 8), angle=4)
        f.form("d", f"^{x + 5},26 {x + 24},26 {x + 24},48 {x + 5},48", comb=.3)
        f.form("d", f"^{x + 5},54 {x + 24},54 {x + 24},78 {x + 5},78", comb=.3)
    f.form("g", disc(46.6, 52, 2.6), comb=.4)
    f.form("g", disc(53.6, 52, 2.6), comb=.4)
    f.form("d", "^16,92 26,92 24,99 18,99")
    f.form("d", "^74,92 84,92 82,99 76,99")


@figure(mid="#93633b", light="#e2b276", glow="#7de0c0", accent="#8f2f36", kind="prop", legs=None)
def shelf(f: Block) -> None:
    for y in (36, 66, 94):
        f.form("m", f"^4,{y} 96,{y} 96,{y + 5} 4,{y + 5}", lit=(.3, 0), comb=.2)
    for x in (4, 90):
        f.form("m", f"^{x},8 {x + 6},8 {x + 6},99 {x},99", lit=(.4, 0))
    f.form("l", "16,36^ 15,24 20,19 20,12^ 27,12^ 27,19 32,24 31,36^", comb=.4)
    f.form("g", "^42,36 40,22 58,22 56,36", comb=.4)
    f.form("a", "68,36^ 66,26 71,20 71,14^ 78,14^ 78,20 83,26 81,36^", comb=.4)
    f.form("a", "^16,66 16,46 26,46 26,66", comb=.3)
    f.form("l", "^28,66 28,44 36,44 36,66", comb=.3)
    f.form("g", "^40,66 46,45 54,47 48,66", comb=.3)
    f.form("l", disc(72, 57, 8.6), comb=.4)
    f.plane("k", disc(69, 56, 2.2), disc(75, 56, 2.2))
    f.form("d", "^18,94 18,78 44,78 44,94", comb=.3, rim=1.4, rt="l")
    f.form("g", "56,94^ 54,84 62,78 74,78 82,84 80,94^", comb=.4)


@figure(mid="#6f5236", light="#d8b078", glow="#7fae4a", accent="#4f7a3a", kind="prop", legs=None)
def tree(f: Block) -> None:
    f.form("m", "42,98^ 46,70 42,52^ 58,52^ 55,72 60,98^ 72,99^ 50,95 30,99^", lit=(.4, .1), comb=(.36, 8), angle=4)
    f.form("a", tufts("20,62 6,48 10,28 26,20 34,6 54,0 72,8 80,22 94,32 92,52 78,64", 19, 4, .2, 5) + points("50,66"), comb=(.34, 24), angle=30)
    for x, y in ((28, 36), (46, 18), (44, 46), (64, 30), (68, 52), (24, 54)):
        f.plane("g" if x < 60 else "k", f"{x - 10},{y + 5}^ {x - 6},{y - 6} {x + 5},{y - 8}^ {x + 2},{y + 1} {x - 3},{y + 7}")
        f.cut("k", f"{x - 8},{y + 7} {x},{y + 9} {x + 8},{y + 1}", w=2)


@figure(mid="#7a5636", light="#e6c48c", glow="#c98a4a", accent="#4f7a3a", kind="prop", legs=None)
def stump(f: Block) -> None:
    f.form("m", "16,46^ 18,72 4,92 16,97^ 28,88 40,98^ 50,90 62,99^ 72,88 86,97 97,92^ 82,72 84,46^", lit=(.3, .1), comb=(.36, 20), angle=6)
    f.form("l", disc(50, 44, 34, 15), comb=(.2, 10))
    f.cut("k", "30,44 40,36 54,35 66,40 68,46 56,52 42,51 38,46 48,42 56,44", w=1.8)
    f.cut("k", "28,64 30,76 24,88", "50,66 48,80", "70,64 70,78 76,88", w=2.2)
    f.form("a", "18,60^ 8,56 4,64 14,70^", comb=.3)
    f.plane("a", "24,34^ 34,29 44,29^ 36,34")


@figure(mid="#7a5636", light="#e6c48c", glow="#c98a4a", accent="#4f7a3a", kind="prop", legs=None)
def log(f: Block) -> None:
    f.form("m", "^14,56 84,40 96,52 96,72 84,82 18,94", lit=(.3, .1), comb=(.3, 24), angle=76)
    f.cut("k", "34,60 58,55 80,51", "36,72 60,68 88,62", "34,84 56,80 78,74", w=2)
    f.form("l", disc(20, 75, 15, 20), comb=(.3, 6))
    f.form("m", disc(20, 75, 9.4, 13))
    f.form("l", disc(20, 75, 4, 6))
    f.form("m", "^56,50 60,30 66,28 68,48", lit=(.4, .1), comb=.4)
    f.plane("a", "60,49^ 72,44 86,43^ 78,50 68,52", "40,62^ 48,58 52,62^")


@figure(mid="#7d6a44", light="#e0cc92", glow="#d8ecf0", accent="#6b4a2a", kind="prop", legs=None, fit=.94)
def nest(f: Block) -> None:
    f.form("a", tufts("6,76 12,90 30,95 50,96 70,95 88,90 94,76", 14, -4, .2, 3) + points("90,60 50,54 10,60"), comb=.3)
    f.form("k", disc(50, 64, 40, 14))
    for x, y, s in ((34, 56, 1), (64, 56, 1), (50, 62, 1.16)):
        f.place(dx=x, dy=y, scale=s)
        f.form("g", "0,-20 9,-12 12,2 8,12 0,14 -8,12 -12,2 -9,-12", lit=(.4, .1), comb=(.4, 7))
        f.plane("m", disc(3, -3, 1.6), disc(-2, 5, 1.2), disc(5, 6, 1.2))
    f.place()
    f.form("m", tufts("4,70 24,82 50,86 76,82 96,70", 9, 5, .3, 8) + points("94,86 76,96 50,98 24,96 6,86"), lit=(.3, .1), comb=(.36, 16))
    f.cut("k", "12,80 30,90 52,92", "40,96 64,92 88,82", "20,92 36,86 44,90", w=2)


@figure(mid="#8c8273", light="#ded2b8", glow="#8fd8ff", accent="#3f7da0", kind="prop", legs=None)
def fountain(f: Block) -> None:
    f.form("m", "4,72^ 8,92 30,99 50,99 70,99 92,92 96,72^", lit=(.3, .06), comb=(.34, 20), angle=10)
    f.form("m", disc(50, 72, 46, 16), lit=(.4, .05))
    f.form("a", disc(50, 72, 38, 11))
    f.form("m", "^44,72 46,40 54,40 56,72", lit=(.4, 0), comb=.4)
    f.form("m", "22,34^ 30,46 50,49 70,46 78,34^", lit=(.36, .06), comb=(.36, 12))
    f.form("a", disc(50, 34, 28, 7))
    f.cut("g", "50,32 44,12 36,20 32,32", "50,32 56,12 64,20 68,32", "50,32 50,8", w=3.4, start=1.6, end=1.6)
    f.cut("g", "24,38 20,54 18,70", "76,38 80,54 82,70", "20,76 34,79", "66,79 80,75", w=2.6)
    f.plane("l", disc(50, 6, 2.6), disc(38, 18, 1.8), disc(62, 18, 1.8))


@figure(mid="#b08a3a", light="#fff0c0", glow="#a8dcf0", accent="#5c8aa6", kind="prop", legs=None)
def looking_glass(f: Block) -> None:
    f.form("m", "50,2 72,10 84,34 82,62 68,86 50,92 32,86 18,62 16,34 28,10", lit=(.24, .06), comb=(.2, 10))
    f.form("a", "50,12 66,19 75,36 73,60 62,78 50,83 38,78 27,60 25,36 34,19")
    f.plane("g", "48,14 36,20 28,36 29,52^ 52,15", "34,66^ 62,22 68,28 40,74^")
    f.plane("l", "46,76^ 72,38 73,44 50,80^")
    f.form("m", "^40,90 60,90 70,99 30,99", lit=(.4, 0), comb=.4)
    f.form("a", disc(50, 6, 4), comb=.3)


@figure(mid="#8c8273", light="#ded2b8", glow="#ffcf3f", accent="#8f2f36", kind="prop", legs=None)
def throne(f: Block) -> None:
    f.form("m", "^22,98 20,24 30,16 34,2 42,12 50,-1 58,12 66,2 70,16 80,24 78,98", lit=(.2, .05), comb=(.3, 14), angle=6)
    f.form("a", "^32,28 50,20 68,28 68,66 32,66", comb=(.36, 10))
    f.form("g", disc(50, 40, 6), comb=.4)
    f.form("a", "^24,66 76,66 82,78 18,78", lit=(.3, .05), lt="a", comb=.3)
    f.form("m", "^18,78 82,78 82,98 18,98", lit=(.24, .05), comb=(.3, 14))
    for x in (8, 78):
        f.form("m", f"^{x},54 {x + 14},54 {x + 14},98 {x},98", lit=(.4, 0), comb=.4)
        f.form("l", disc(x + 7, 54, 7), comb=.4)
    f.form("d", "^2,94 98,94 100,99 0,99")


@figure(mid="#9a948c", light="#f4f0e6", glow="#ff4030", accent="#3a3028", kind="prop", legs=None)
def web(f: Block) -> None:
    spokes = [(50 + 48 * cos(radians(a)), 50 + 46 * sin(radians(a))) for a in range(20, 380, 45)]
    for x, y in spokes:
        f.form("m", line(f"50,50 {(50 + x) / 2},{(50 + y) / 2} {x},{y}", 2.6, 2, 1.4), line=False)
    for share in (.34, .64, .94):
        for (ax, ay), (bx, by) in zip(spokes, spokes[1:] + spokes[:1], strict=True):
            px, py, qx, qy = (50 + (v - 50) * share for v in (ax, ay, bx, by))
            mx, my = 50 + ((ax + bx) / 2 - 50) * share * .84, 50 + ((ay + by) / 2 - 50) * share * .84
            f.form("m", line(f"{px},{py} {mx},{my} {qx},{qy}", 2.4, 1.6, 1.6), line=False)
    f.form("a", disc(60, 58, 9, 11), rim=1.6, rt="m")
    f.form("a", disc(56, 44, 5.6), rim=1, rt="m")
    f.plane("g", disc(54, 43, 1.3), disc(58, 42.6, 1.3))
    for s in ("54,52 42,46 36,54", "54,58 42,60 38,70", "66,52 78,46 84,54", "67,60 78,64 80,74"):
        f.form("a", line(s, 2.6, 3, 1))


@figure(mid="#7f786c", light="#d8cfba", glow="#c8bda6", kind="prop", legs=None)
def wall_section(f: Block) -> None:
    f.form("d", "^2,30 98,30 98,99 2,99")
    for row, y in enumerate((34, 51, 68, 85)):
        x = 4 - 14 * (row % 2)
        while x < 96:
            left, right = max(4, x), min(96, x + 27)
            if right - left > 5:
                f.form("m", f"^{left},{y} {right},{y} {right},{y + 13} {left},{y + 13}", lit=(.4, .1), comb=(.3, 8))
            x += 29
    f.form("m", "^-1,16 26,14 50,17 74,14 101,16 101,31 -1,31", lit=(.44, .06), comb=(.3, 20), angle=10)
    f.cut("k", "24,16 26,30", "50,18 49,31", "76,16 74,30", w=2, start=1.4, end=1.4)


@figure(mid="#3d3550", light="#a08fc0", glow="#d8c8ff", accent="#241e34", kind="prop", legs=None)
def fog_dark(f: Block) -> None:
    f.form("a", "8,88 2,70 12,56 8,38 22,26 30,10 50,6 70,10 80,24 94,34 90,54 98,70 90,90 70,97 48,94 26,98", comb=.2)
    f.form("m", "16,80 12,66 24,58 20,42 34,36 40,22 56,20 68,30 80,36 78,52 88,64 82,80 66,86 48,82 30,88", lit=(.36, .1), comb=(.36, 16))
    f.cut("k", "32,50 40,44 48,50 46,58", "60,40 68,42 68,50 62,54", "40,70 50,66 58,72 54,78", w=2.4)


@figure(mid="#c8cfc8", light="#ffffff", glow="#ffe9a8", accent="#9aa8ac", kind="prop", legs=None)
def fog_light(f: Block) -> None:
    f.form("a", "8,88 2,70 12,56 8,38 22,26 30,10 50,6 70,10 80,24 94,34 90,54 98,70 90,90 70,97 48,94 26,98", comb=.2)
    f.form("m", "16,80 12,66 24,58 20,42 34,36 40,22 56,20 68,30 80,36 78,52 88,64 82,80 66,86 48,82 30,88", lit=(.5, .1), comb=(.3, 12))
    f.cut("k", "32,50 40,44 48,50 46,58", "60,40 68,42 68,50 62,54", "40,70 50,66 58,72 54,78", w=2)
    rays(f, "g", 50, 52, 8, 20, 9, 2.6)


@figure(mid="#8c8273", light="#ded2b8", glow="#ffb347", kind="prop", legs=None)
def stairs(f: Block) -> None:
    f.form("k", "^28,24 34,4 66,4 72,24")
    for n in range(4):
        y, x = 86 - n * 20, 2 + n * 8
        f.form("d", f"^{x},{y} {100 - x},{y} {100 - x},{y + 12} {x},{y + 12}", comb=(.24, 18))
        f.form("l", f"^{x},{y} {x + 8},{y - 8} {92 - x},{y - 8} {100 - x},{y}", comb=(.3, 26), angle=8)
    f.cut("k", "22,90 26,97", "70,70 74,77", "44,50 46,57", w=2)


@figure(mid="#93633b", light="#e2b276", glow="#ffe9b0", accent="#1f5f99", kind="prop", legs=None)
def longship(f: Block) -> None:
    f.form("d", "^47,8 53,8 54,76 46,76", lit=(.4, 0), lt="m")
    f.form("g", "20,16^ 50,12 80,16^ 86,36 78,58^ 50,52 22,58^ 14,36", comb=(.26, 16), angle=20)
    f.plane("a", "32,14.6^ 42,13 40,53 30,55^ 26,36", "58,13^ 68,14.6 74,36 70,55^ 60,53")
    f.form("m", "2,48^ 4,36 12,30^ 14,40 12,52 18,64 50,70 82,64 88,52 86,40 88,30^ 96,36 98,48 94,70 82,88 50,96 18,88 6,70", rim=3, comb=(.3, 16), angle=16)
    f.cut("k", "10,66 30,78 50,80 70,78 90,66", "16,78 34,87 50,89 66,87 84,78", w=2)
    for x, y in ((24, 70), (41, 75), (59, 75), (76, 70)):
        f.form("a", disc(x, y, 7.4), comb=.4)
        f.form("l", disc(x, y, 2.4))
    f.form("m", "2,48^ 0,36 6,26 16,26^ 22,30^ 14,34 12,42", lit=(.5, 0))
    f.plane("k", disc(11, 30, 1.4))


THINGS: dict[str, Figure] = {
    "sarcophagus": sarcophagus,
    "rock-column": rock_column,
    "bear-trap": bear_trap,
    "gas-trap": gas_trap,
    "thorns": thorns,
    "hot-coals": hot_coals,
    "totem": totem,
    "cabinet": cabinet,
    "shelf": shelf,
    "tree": tree,
    "stump": stump,
    "log": log,
    "nest": nest,
    "fountain": fountain,
    "looking-glass": looking_glass,
    "throne": throne,
    "web": web,
    "wall-section": wall_section,
    "fog-dark": fog_dark,
    "fog-light": fog_light,
    "stairs": stairs,
    "longship": longship,
}
