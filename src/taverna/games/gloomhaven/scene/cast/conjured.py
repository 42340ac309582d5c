"""Those whom the classes of sealed boxes summon. A golem of lava wears the shape of one of stone, and something of
its own."""

from __future__ import annotations

from math import cos, radians, sin

from taverna.ink.faces import fangs
from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, line, mirror, points, sym, tufts

from .beasts import stone_golem


def spikes(f: Block, tone: str, x: float, y: float, inner: float, outer: float, count: int, wide: float = 6) -> None:
    """Spikes all around a place."""
    for n in range(count):
        a = radians(n * 360 / count)
        c, s = cos(a), sin(a)
        near = [(x + inner * c - wide * s, y + inner * s + wide * c, True), (x + inner * c + wide * s, y + inner * s - wide * c, True)]
        f.form(tone, [*near, (x + outer * c, y + outer * s, True)], comb=.3)


@figure(mid="#7f8790", light="#e8eef2", glow="#ffb03a", accent="#5a6a78", kind="summon", legs=None)
def iron_beast(f: Block) -> None:
    f.form("d", "2,108^ 2,82 14,62 34,54 66,54 86,62 98,82 98,108^", lit=(.3, .08), lt="m", comb=(.36, 20), angle=28)
    for x in (10, 22, 78, 90):
        f.form("l", f"^{x - 5},80 {x},62 {x + 5},80")
    for k in (False, True):
        horn = "26,34^ 10,34 0,22 2,4^ 10,16 20,20 32,20"
        f.form("l", mirror(horn) if k else horn, comb=(.4, 6), angle=30)
    f.form("m", "^50,8 68,12 80,26 76,52 68,66 64,92 50,100 36,92 32,66 24,52 20,26 32,12", lit=(.22, .08), comb=(.36, 14), angle=14)
    f.form("l", "^44,10 56,10 59,58 50,64 41,58", comb=(.3, 6), angle=4)
    for y in (18, 30, 42, 53):
        f.form("d", disc(50, y, 2.6))
    for x, y in ((30, 22), (70, 22), (27, 36), (73, 36), (38, 84), (62, 84)):
        f.form("d", disc(x, y, 2.4))
    f.plane("k", "24,40^ 40,44^ 38,54 29,52", "76,40^ 60,44^ 62,54 71,52")
    f.plane("g", "28,44^ 38,47^ 36,51 31,50", "72,44^ 62,47^ 64,51 69,50")
    f.form("a", "^36,66 64,66 62,90 50,96 38,90", comb=(.36, 8), angle=10)
    f.cut("k", "40,70 41,90", "47,70 47.4,94", "53,70 52.6,94", "60,70 59,90", w=2.6)


@figure(mid="#5f8a3c", light="#e4f2b0", glow="#d85ad8", accent="#7a4a8c", kind="summon", legs=None)
def thorn_shooter(f: Block) -> None:
    for k in (False, True):
        leaf = "46,104^ 26,100 8,84 2,62^ 22,66 40,80 48,98^"
        f.form("m", mirror(leaf) if k else leaf, lit=(.24, .08), comb=(.36, 12), angle=30)
        f.cut("d", mirror("44,100 24,86 8,68") if k else "44,100 24,86 8,68", w=1.6)
    f.form("d", "^45,108 43,70 57,70 55,108", lit=(.3, 0), lt="m")
    spikes(f, "l", 50, 42, 28, 42, 11, 4)
    f.form("m", disc(50, 42, 31), lit=(.24, .08), comb=(.36, 14), angle=24)
    f.form("a", disc(50, 42, 20), comb=(.3, 8), angle=12)
    f.form("k", disc(50, 42, 14))
    for n in range(7):
        a = radians(n * 51.4 + 12)
        f.form("l", [(50 + 14 * cos(a - .3), 42 + 14 * sin(a - .3), True), (50 + 14 * cos(a + .3), 42 + 14 * sin(a + .3), True), (50 + 5 * cos(a), 42 + 5 * sin(a), True)])
    f.plane("g", disc(50, 42, 3.4))


@figure(mid="#3d3a5c", light="#b9b2e6", glow="#a06bff", accent="#241f3d", kind="summon", legs=None)
def shadow_wolf(f: Block) -> None:
    for smoke in ("8,104^ -2,84 8,66 0,46^ 20,58 28,80 26,104^", "92,104^ 102,84 92,66 100,46^ 80,58 72,80 74,104^"):
        f.form("a", smoke, comb=.3)
    f.form("m", tufts("18,106 14,82 20,60 30,48 50,42 70,48 80,60 86,82 82,106", 14, 8, 0, 4), comb=(.36, 20), angle=30)
    for k in (False, True):
        ear = "^20,46 16,2 42,24 40,42"
        f.form("m", mirror(ear) if k else ear, lit=(.24, .08), comb=.3)
        f.plane("k", mirror("^24,38 21,13 35,26") if k else "^24,38 21,13 35,26")
    f.form("m", tufts("50,22 66,26 80,42 88,60 70,68 62,80 50,96 38,80 30,68 12,60 20,42 34,26 50,22", 16, 5, .2, 3), lit=(.2, .06), comb=(.34, 16), angle=18)
    f.form("d", "50,50 58,58 62,76 58,88 50,92 42,88 38,76 42,58", lit=(.3, .08), lt="m", comb=.3)
    f.form("k", "42,72 50,69 58,72 56,79 50,82 44,79")
    f.cut("k", "50,82 50,90", "50,90 42,92", "50,90 58,92", w=1.8)
    f.plane("k", "22,46^ 34,46 46,56^ 38,62 27,58", "78,46^ 66,46 54,56^ 62,62 73,58")
    f.plane("g", "26,49^ 35,49 43,56^ 37,58 29,55", "74,49^ 65,49 57,56^ 63,58 71,55")
    f.plane("k", disc(36, 53.6, 1.8, 3), disc(64, 53.6, 1.8, 3))
    f.cut("g", "50,28 50,44", "43,32 46,42", "57,32 54,42", w=1.8)


@figure(mid="#5a3a32", light="#ffb45a", glow="#ffd23a", accent="#c23a1c", kind="summon", legs=None)
def lava_golem(f: Block) -> None:
    stone_golem.draw(f)
    f.place()
    f.cut("g", "22,74 34,80 30,90 40,98", "78,72 68,82 72,92 60,100", "50,70 46,80 54,88 48,102", w=2.6)
    f.cut("l", "40,16 46,26 42,32", "62,14 58,22 64,30", w=1.8)
    f.form("a", "44,8^ 46,-2 50,4 54,-4^ 57,8^ 50,12", comb=.3)


@figure(mid="#6a5566", light="#e2c8d8", glow="#ff4a3a", accent="#43324a", kind="summon", legs=None)
def bat_swarm(f: Block) -> None:
    for x, y, k, turn in ((26, 26, .62, -14), (76, 22, .56, 12), (22, 74, .6, 10), (80, 72, .62, -8), (50, 50, 1, 0)):
        f.place(dx=x, dy=y, scale=k, rot=turn)
        wing = "-4,-4^ -20,-20 -38,-14^ -33,-2 -36,10^ -28,6 -24,15^ -17,7 -12,14^ -6,8"
        for s in (wing, "4,-4^ 20,-20 38,-14^ 33,-2 36,10^ 28,6 24,15^ 17,7 12,14^ 6,8"):
            f.form("m" if k == 1 else "d", s, lit=(.24, .08) if k == 1 else None, lt="m", comb=.3)
        f.form("a", "0,-16 8,-8 9,6 0,20 -9,6 -8,-8", comb=.3)
        f.form("a", "^-8,-10 -8,-24 -1,-14")
        f.form("a", "^8,-10 8,-24 1,-14")
        f.plane("g", disc(-3.6, -6, 1.9), disc(3.6, -6, 1.9))
        f.plane("l", "^-3,2 -1.6,7 -.4,2", "^3,2 1.6,7 .4,2")
    f.place()


@figure(mid="#a8402a", light="#ffd08a", glow="#fff05a", accent="#3a2a2a", kind="summon", legs=None)
def living_bomb(f: Block) -> None:
    f.form("g", tufts("70,8 78,2 86,8 84,18 74,18", 5, 8, 0, 3), comb=.3)
    f.form("d", line("52,26 58,14 70,14 77,10", 3, 3, 2))
    f.form("a", "^38,22 62,22 64,32 36,32", lit=(.3, 0), lt="m")
    f.form("m", disc(50, 66, 38), lit=(.24, .1), comb=(.36, 16), angle=24)
    f.cut("g", "22,52 32,58 28,68 36,74", "74,46 68,56 76,64", "56,92 62,98", w=2.2)
    f.plane("k", "28,58^ 37,54 45,62^ 36,66", "72,58^ 63,54 55,62^ 64,66")
    f.plane("g", disc(37, 60, 3), disc(63, 60, 3))
    f.plane("k", "30,78^ 40,74 50,76 60,74 70,78^ 62,92 50,95 38,92")
    f.plane("l", *[f"^{x - 3.4},76.6 {x + 3.4},76.6 {x},84" for x in (36, 44, 52, 60)])
    for x in (26, 74):
        f.form("d", f"{x - 8},108^ {x},98 {x + 8},108^")


@figure(mid="#7fae9a", light="#e6fff2", glow="#e6f25a", accent="#4a7a8c", kind="summon", legs=None)
def slime_spirit(f: Block) -> None:
    f.form("d", disc(50, 100, 46, 9), comb=.3)
    for k in (False, True):
        arm = "32,58^ 20,52 12,38 10,20 4,12 6,2^ 12,8 15,0 19,8 24,4^ 22,18 24,34 32,44 40,48"
        f.form("m", mirror(arm) if k else arm, lit=(.24, .08), comb=.3)
        drop = "6,40^ 10,48 8,56 3,57 0,52 2,46"
        f.form("l", mirror(drop) if k else drop, comb=.3)
    f.form("m", "50,4 64,10 70,26 68,46 74,66 70,84 82,98 74,104^ 26,104^ 18,98 30,84 26,66 32,46 30,26 36,10", lit=(.2, .06), comb=(.34, 16), angle=16)
    f.plane("l", "38,14 44,9 50,8^ 42,18 38,32 37,44^ 33,34", "33,60^ 38,58 37,72 40,84^ 33,80")
    f.form("k", disc(42, 30, 5, 7))
    f.form("k", disc(59, 30, 5, 7))
    f.plane("g", disc(42, 31.6, 2.6, 3.8), disc(59, 31.6, 2.6, 3.8))
    f.form("k", "42,46^ 50,44 59,46^ 60,60 50,68 41,60")
    f.plane("m", "^44,45 46,54 48,45", "^53,45 55,56 57,45")
    f.form("d", disc(56, 80, 9), comb=.3)
    f.plane("g", disc(56, 80, 4.6))
    for x, y, r in ((40, 74, 3.2), (64, 66, 2.6), (44, 92, 3), (66, 92, 2.6)):
        f.form("l", disc(x, y, r), comb=.3)


@figure(mid="#8a7a5c", light="#efe2bc", glow="#7adf5a", accent="#5c6a3a", kind="summon", legs=None)
def rock_colossus(f: Block) -> None:
    f.form("d", "^22,108 20,84 46,80 48,108", lit=(.3, .08), lt="m", comb=.3)
    f.form("d", "^78,108 80,84 54,80 52,108", lit=(.3, .08), lt="m", comb=.3)
    f.form("m", "^20,34 34,26 66,26 80,34 78,62 70,88 30,88 22,62", lit=(.24, .08), comb=(.36, 18), angle=20)
    f.cut("k", "50,48 44,60 54,70 48,86", "26,56 36,60 32,70", "74,52 66,58 70,70", w=2.2)
    for k in (False, True):
        arm = "^2,56 -2,34 6,18 24,14 32,26 26,44 20,60"
        fist = "^-4,66 0,54 18,54 26,64 24,88 14,98 0,94"
        f.form("m", mirror(fist) if k else fist, lit=(.26, .08), comb=(.36, 10), angle=24)
        f.form("m", mirror(arm) if k else arm, lit=(.26, .08), comb=(.36, 12), angle=24)
        knuckles = ("4,90 5,80", "11,94 12,82", "18,92 18,82")
        f.cut("k", *(mirror(one) if k else one for one in knuckles), w=2)
        f.form("a", mirror("^8,18 12,2 19,14") if k else "^8,18 12,2 19,14", comb=.3)
        f.form("a", mirror("^17,16 25,6 27,18") if k else "^17,16 25,6 27,18", comb=.3)
    f.form("m", "^38,34 36,16 44,6 58,6 65,16 62,34 50,40", lit=(.3, .08), comb=(.36, 9), angle=14)
    f.form("k", "^37,20 50,23 64,20 62,28 50,30 39,28")
    f.plane("g", disc(44, 24.6, 3, 2.2), disc(57, 24.6, 3, 2.2))
    f.form("g", "^50,50 58,58 50,70 42,58", comb=.4)
    f.plane("l", "^50,53 54,58 50,60 46,58")


@figure(mid="#8fbf6a", light="#f6ffd8", glow="#ff8fb0", accent="#e6c24a", kind="summon", legs=None)
def healing_sprite(f: Block) -> None:
    for k in (False, True):
        upper = "48,58^ 34,30 14,8 -2,4^ -4,26 6,48 28,62 48,66^"
        lower = "48,66^ 26,66 8,74 4,90^ 20,96 40,86 50,72^"
        for wing, w in ((upper, "46,60 24,34 4,12"), (lower, "46,70 26,76 10,88")):
            f.form("l", mirror(wing) if k else wing, comb=(.3, 12), angle=30)
            f.cut("m", mirror(w) if k else w, w=1.8)
    f.form("m", sym("50,58 58,62 60,74 70,100 64,108^ 50,108^"), lit=(.3, .08), comb=.3)
    f.cut("d", "46,80 42,102", "54,80 58,102", w=1.6)
    for k in (False, True):
        f.form("m", mirror(line("42,66 34,76 44,86", 5, 5, 4)) if k else line("42,66 34,76 44,86", 5, 5, 4), comb=.3)
    f.form("a", tufts("30,44 30,26 40,14 50,12 60,14 70,26 70,44", 9, 7, .1, 4) + points("62,40 50,30 38,40"), comb=.3)
    f.form("l", sym("50,26 61,29 64,42 58,54 50,59"), comb=(.3, 8), angle=10)
    f.form("a", "36,36^ 40,22 52,20 64,26 66,38^ 58,32 50,30 42,33", comb=.3)
    f.plane("k", disc(44.6, 42, 2.4, 3.4), disc(55.6, 42, 2.4, 3.4))
    f.plane("l", disc(45.2, 41, .9), disc(56.2, 41, .9))
    f.cut("d", "46,51 50,53 54,51", w=1.6)
    f.form("g", "50,104^ 36,92 33,82 40,76 50,83^ 60,76 67,82 64,92", comb=.3)
    f.plane("l", "^38,83 42,79 45,82 40,86")


@figure(mid="#6f7480", light="#dfe4ee", glow="#ffd25a", accent="#8a5a34", kind="summon", legs=None)
def nail_sphere(f: Block) -> None:
    spikes(f, "l", 50, 52, 30, 50, 12, 3.4)
    f.form("m", disc(50, 52, 35), lit=(.24, .1), comb=(.36, 16), angle=28)
    for ring, count in ((12, 5), (25, 9)):
        for n in range(count):
            a = radians(n * 360 / count + ring)
            x, y = 50 + ring * cos(a), 52 + ring * sin(a)
            f.form("d", disc(x, y, 4))
            f.plane("l", disc(x - .8, y - 1, 1.8))
    f.cut("k", "18,58 34,66 50,69 66,66 82,58", w=1.6)
    f.form("a", disc(50, 52, 6), comb=.3)
    f.plane("g", disc(50, 52, 2.6))


@figure(mid="#34284a", light="#cdb8ff", glow="#8affd8", accent="#6a2a6a", kind="summon", legs=None)
def void_eater(f: Block) -> None:
    for n in range(9):
        a = radians(n * 40 + 8)
        f.form("a", line(f"{50 + 26 * cos(a):.1f},{50 + 26 * sin(a):.1f} {50 + 42 * cos(a + .3):.1f},{50 + 42 * sin(a + .3):.1f} {50 + 50 * cos(a + .1):.1f},{50 + 47 * sin(a + .1):.1f}", 7, 4, 1), comb=.3)
    f.form("m", disc(50, 50, 36), lit=(.24, .08), comb=(.36, 14), angle=24)
    f.form("k", disc(50, 54, 25))
    for n in range(14):
        a = radians(n * 360 / 14)
        tip = 16 if n % 2 else 12
        f.form("l", [(50 + 26 * cos(a - .16), 54 + 26 * sin(a - .16), True), (50 + 26 * cos(a + .16), 54 + 26 * sin(a + .16), True), (50 + tip * cos(a), 54 + tip * sin(a), True)])
    f.plane("g", disc(50, 54, 3), disc(43, 60, 1.4), disc(58, 48, 1.6), disc(45, 47, 1.1))
    for x, y, r in ((34, 21, 5), (50, 16, 6), (66, 21, 5)):
        f.form("l", disc(x, y, r))
        f.plane("k", disc(x, y + .6, r * .5))
        f.plane("g", disc(x, y + .6, r * .26))


@figure(mid="#3a3640", light="#d6d0e0", glow="#ff5a4a", accent="#7a3a6a", kind="summon", legs=None)
def black_unicorn(f: Block) -> None:
    f.form("a", tufts("66,16 80,30 88,54 92,84 94,108 70,108 66,70 58,30", 9, 9, 0, 5), comb=(.3, 12))
    f.form("m", "30,108^ 40,86 44,70^ 58,50 70,48 78,70 86,108^", lit=(.24, .08), comb=(.36, 18), angle=30)
    f.form("l", "^38,24 26,-1 47,19", comb=.3)
    f.cut("k", "36,16 43,14", "33,10 39,9", w=1.4)
    f.form("m", "58,8^ 60,20 70,34 70,52 60,66^ 48,74 38,84 24,92 12,92 6,84 8,74^ 18,62 26,46 34,30 46,20", lit=(.26, .1), comb=(.36, 12), angle=24)
    f.form("d", "^56,22 60,2 67,24", lit=(.3, 0), lt="m")
    f.plane("k", "34,42^ 41,37 48,43^ 41,47")
    f.plane("g", disc(41, 42, 2.6))
    f.plane("k", "12,80^ 17,77 19,82^ 15,84")
    f.cut("k", "8,88 18,86 28,80", w=1.8)
    f.cut("d", "52,30 58,40 56,54", "30,56 24,66", w=1.6)
    f.form("a", tufts("50,14 44,22 46,32 54,28 62,22", 4, 6, 0, 2), comb=.3)


@figure(mid="#8a6a48", light="#f2e2c2", glow="#ffcf3a", accent="#4a5a7a", kind="summon", legs=None)
def war_hawk(f: Block) -> None:
    for k in (False, True):
        wing = tufts("48,108 22,100 6,70 2,38 14,52 28,62 46,70", 7, 9, 0, 4)
        f.form("m", mirror(wing) if k else wing, lit=(.24, .08), comb=(.36, 14), angle=30)
    f.form("m", "50,6 68,14 76,34 72,56 66,76 62,108^ 38,108^ 34,76 28,56 24,34 32,14", lit=(.24, .08), comb=(.36, 12), angle=24)
    f.form("l", "34,70^ 50,62 66,70^ 62,100 50,108 38,100", comb=(.3, 10), angle=10)
    f.cut("d", "42,80 46,84", "54,80 58,84", "48,90 52,94", "42,98 46,101", w=1.8)
    f.form("d", "26,30^ 40,34 46,42^ 36,46 27,42", comb=.3)
    f.form("d", "74,30^ 60,34 54,42^ 64,46 73,42", comb=.3)
    f.plane("g", disc(37, 40, 4.4), disc(63, 40, 4.4))
    f.plane("k", disc(37.6, 40, 2.2), disc(62.4, 40, 2.2))
    f.form("a", "43,42^ 50,38 57,42^ 58,54 54,64 50,70^ 46,64 42,54", lit=(.3, 0), comb=.3)
    f.cut("k", "44,56 50,54 56,56", w=1.4)
    f.cut("k", "28,32 38,34 46,39", "72,32 62,34 54,39", w=2.4)


@figure(mid="#6d5240", light="#e6cba8", glow="#ff7a3a", accent="#b48a5a", kind="summon", legs=None)
def battle_boar(f: Block) -> None:
    f.form("d", tufts("20,40 30,14 50,2 70,14 80,40", 9, 12, 0, 4), comb=.3)
    for x in (False, True):
        ear = "24,34^ 10,22 8,8^ 24,12 36,24"
        f.form("m", mirror(ear) if x else ear, comb=.3)
    f.form("m", "50,14 72,22 84,44 84,76 76,108^ 24,108^ 16,76 16,44 28,22", lit=(.24, .08), comb=(.36, 16), angle=26)
    f.form("a", "50,56 68,60 74,76 66,92 50,97 34,92 26,76 32,60", lit=(.26, .08), comb=(.3, 10), angle=14)
    f.plane("k", disc(42, 74, 4.4, 6), disc(58, 74, 4.4, 6))
    for s in ("30,88^ 16,82 10,62 14,50^ 22,66 34,78", "70,88^ 84,82 90,62 86,50^ 78,66 66,78"):
        f.form("l", s, comb=.3)
    f.plane("k", "26,46^ 36,42 44,50^ 34,54", "74,46^ 64,42 56,50^ 66,54")
    f.plane("g", disc(36, 48, 2.8), disc(64, 48, 2.8))
    f.cut("k", "24,40 36,38 46,45", "76,40 64,38 54,45", w=2.4)
    f.cut("k", "40,91 50,94 60,91", w=2)


@figure(mid="#b08a4a", light="#f6e4b8", glow="#ff3a3a", accent="#6a4a2a", kind="summon", legs=None)
def vicious_jackal(f: Block) -> None:
    f.form("m", "14,108^ 12,84 24,66 34,52 38,40^ 62,46 66,62 76,82 80,108^", lit=(.22, .08), comb=(.38, 18), angle=26)
    f.form("a", tufts("34,40 26,54 16,70 6,90 2,106", 8, 9, 0, 5) + points("18,106 24,84 36,62 42,46"), comb=.3)
    f.form("d", "38,30^ 22,20 8,22 0,30^ 14,34 26,42 40,42", comb=.3)
    f.form("m", "40,32^ 30,12 32,-2 38,-8^ 48,6 52,24", lit=(.3, .08), comb=.3)
    f.plane("k", "41,26^ 36,12 38,3^ 44,12 47,24")
    f.form("k", "60,36^ 92,12 96,20 84,32 66,46")
    f.form("m", "36,38 44,26 58,20 72,8 84,0 92,-2^ 97,4 92,12 78,22 64,36 62,50 50,56 40,52", lit=(.24, .08), comb=(.3, 12), angle=20)
    f.form("m", "60,50^ 72,44 86,34 97,24^ 100,30 92,42 76,54 62,58", comb=.3)
    fangs(f, (90, 12, 4, 8), (84, 17, 3, 5), (77, 22, 3, 5), (70, 28, 3, 5), (94, 26, 4, -8), (86, 33, 3, -4))
    f.form("k", "90,-4 97,-2 99,4 94,7 90,3")
    f.plane("k", "52,30^ 60,22 67,22^ 66,29 58,34")
    f.plane("g", "55,29^ 60,24.6 65,24^ 62,29")
    f.cut("l", "46,66 50,82 48,98", "58,64 64,82 64,100", w=2)
    f.cut("d", "70,20 76,14", "72,24 80,17", w=1.4)


@figure(mid="#6a8a3a", light="#e2f0a8", glow="#ffd23a", accent="#a85a4a", kind="summon", legs=None)
def giant_toad(f: Block) -> None:
    f.form("d", "2,108^ 4,84 20,74 34,84 34,108^", lit=(.3, .08), lt="m", comb=.3)
    f.form("d", "98,108^ 96,84 80,74 66,84 66,108^", lit=(.3, .08), lt="m", comb=.3)
    f.form("m", "50,26 78,32 96,52 96,74 84,94 50,102 16,94 4,74 4,52 22,32", lit=(.24, .08), comb=(.36, 18), angle=24)
    f.form("l", "16,76^ 34,84 50,86 66,84 84,76^ 78,96 50,108 22,96", comb=(.3, 12), angle=8)
    f.cut("k", "6,66 24,76 50,80 76,76 94,66", w=3)
    f.form("a", "44,80^ 50,78 56,80^ 58,94 54,104 46,104 42,94", comb=.3)
    for x in (28, 72):
        f.form("m", disc(x, 28, 15), comb=.3)
        f.form("g", disc(x, 28, 10))
        f.plane("k", disc(x, 28, 2.6, 7))
    f.plane("k", disc(44, 56, 1.8), disc(56, 56, 1.8))
    for x, y, r in ((16, 56, 3), (84, 58, 3.4), (50, 40, 3), (38, 44, 2), (64, 46, 2.4), (24, 66, 2)):
        f.form("d", disc(x, y, r), comb=.3)


@figure(mid="#4a6a5a", light="#dcefc2", glow="#9aff3a", accent="#8a3a4a", kind="summon", legs=None)
def spitting_cobra(f: Block) -> None:
    f.form("d", "34,108^ 38,92 30,80^ 70,80 62,92 66,108^", lit=(.3, .06), lt="m", comb=.3)
    f.form("m", "50,6 76,16 94,40 92,62 76,82 60,92 40,92 24,82 8,62 6,40 24,16", lit=(.24, .08), comb=(.36, 18), angle=26)
    f.form("l", "50,44 62,50 66,66 62,84 56,104 44,104 38,84 34,66 38,50", comb=(.3, 8), angle=0)
    f.cut("d", "38,62 50,66 62,62", "38,74 50,78 62,74", "41,86 50,89 59,86", w=2)
    f.form("a", disc(22, 50, 7), comb=.3)
    f.form("a", disc(78, 50, 7), comb=.3)
    f.plane("k", disc(22, 50, 3), disc(78, 50, 3))
    f.form("m", "50,14 66,20 72,34 64,50 50,56 36,50 28,34 34,20", lit=(.24, .08), comb=(.36, 9), angle=20)
    f.plane("g", "32,32^ 40,28 46,36^ 38,39", "68,32^ 60,28 54,36^ 62,39")
    f.plane("k", disc(40, 34, 1.4, 3.6), disc(60, 34, 1.4, 3.6))
    f.plane("k", "40,45^ 50,42 60,45^ 57,56 50,59 43,56")
    f.plane("l", "^43,44.600 46,44 44.800,53", "^57,44.600 54,44 55.200,53")
    f.form("g", "49,62^ 51,62 53,72 58,80^ 51,76 49,76 42,80^ 47,72", comb=.3)


CONJURED: dict[str, Figure] = {
    "war-hawk": war_hawk,
    "battle-boar": battle_boar,
    "vicious-jackal": vicious_jackal,
    "giant-toad": giant_toad,
    "spitting-cobra": spitting_cobra,
    "iron-beast": iron_beast,
    "thorn-shooter": thorn_shooter,
    "shadow-wolf": shadow_wolf,
    "lava-golem": lava_golem,
    "bat-swarm": bat_swarm,
    "living-bomb": living_bomb,
    "slime-spirit": slime_spirit,
    "rock-colossus": rock_colossus,
    "healing-sprite": healing_sprite,
    "nail-sphere": nail_sphere,
    "void-eater": void_eater,
    "black-unicorn": black_unicorn,
}
