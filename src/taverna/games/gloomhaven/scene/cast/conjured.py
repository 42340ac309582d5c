"""Those whom the classes of sealed boxes summon. Cousins of what is in the monster book wear its shape, and something of
their own."""

from __future__ import annotations

from math import cos, radians, sin

from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, line, mirror, tufts

from .beasts import cave_bear, hound, ooze, stone_golem
from .locked import elementalist
from .unearthly import earth_demon, forest_imp


def spikes(f: Block, tone: str, x: float, y: float, inner: float, outer: float, count: int, wide: float = 6) -> None:
    """Spikes all around a place."""
    for n in range(count):
        a = radians(n * 360 / count)
        c, s = cos(a), sin(a)
        near = [(x + inner * c - wide * s, y + inner * s + wide * c, True), (x + inner * c + wide * s, y + inner * s - wide * c, True)]
        f.form(tone, [*near, (x + outer * c, y + outer * s, True)], comb=.3)


@figure(mid="#7f8790", light="#e8eef2", glow="#ffb03a", accent="#5a6a78", kind="summon", legs=None)
def iron_beast(f: Block) -> None:
    cave_bear.draw(f)
    f.place()
    f.form("l", "28,70^ 50,64 72,70^ 68,88 50,94 32,88", comb=(.3, 10), angle=20)
    for x, y in ((36, 73), (50, 69), (64, 73), (38, 85), (62, 85)):
        f.form("d", disc(x, y, 2.4))
    f.cut("k", "34,79 50,76 66,79", w=1.8)


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
    for s in ("10,108^ 4,90 12,78 8,64^ 22,78 24,94 22,108^", "90,108^ 96,88 88,76 94,60^ 80,76 76,94 78,108^"):
        f.form("a", s, comb=.3)
    hound.draw(f)
    f.place()
    f.cut("g", "30,20 26,10 30,2", "70,20 74,10 70,2", w=2)
    f.form("g", "46,88^ 50,80 54,88^ 50,100", comb=.4)


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
    ooze.draw(f)
    f.place()
    for x, y, r in ((14, 20, 6), (86, 24, 5), (24, 6, 3.4), (76, 8, 4)):
        f.form("l", disc(x, y, r), comb=.3)
        f.plane("m", disc(x + r * .3, y + r * .3, r * .4))


@figure(mid="#8a7a5c", light="#efe2bc", glow="#7adf5a", accent="#5c6a3a", kind="summon", legs=None)
def rock_colossus(f: Block) -> None:
    for s in ("2,74^ 10,58 24,56 30,70^ 26,88 8,90", "98,74^ 90,58 76,56 70,70^ 74,88 92,90"):
        f.form("d", s, lit=(.3, .08), lt="m", comb=.3)
    earth_demon.draw(f)
    f.place()
    f.form("a", tufts("30,20 40,10 50,12 60,8 70,18", 6, 6, 0, 3), comb=.3)
    f.form("g", "50,84 55,91 50,100 45,91", comb=.4)


@figure(mid="#8fbf6a", light="#f6ffd8", glow="#ff8fb0", accent="#e6c24a", kind="summon", legs=None)
def healing_sprite(f: Block) -> None:
    for k in (False, True):
        wing = "50,70^ 30,40 6,30 -4,44^ 2,66 22,80 48,82^"
        f.form("l", mirror(wing) if k else wing, comb=(.3, 12), angle=30)
    forest_imp.draw(f)
    f.place()
    f.form("g", "50,104^ 38,94 36,86 43,82 50,88^ 57,82 64,86 62,94", comb=.3)


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
    hound.draw(f)
    f.place()
    f.form("a", tufts("58,30 70,40 78,56 84,78 74,74 66,58", 6, 8, 0, 4), comb=.3)
    f.cut("g", "22,50 34,46", "24,56 36,52", w=2)
    f.form("g", "34,74^ 37,68 40,74^ 37,80", comb=.4)


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


@figure(mid="#5b93bd", light="#f2fbff", glow="#8ae6ff", accent="#9ac2de", kind="summon", legs="stone")
def doppelganger(f: Block) -> None:
    elementalist.draw(f)
    f.place()
    f.cut("l", "20,6 16,40 22,80", "82,10 86,44 80,84", w=2)
    f.cut("g", "30,2 26,50 34,100", "70,2 74,50 66,100", w=1.4)


@figure(mid="#6a5ac8", light="#efeaff", glow="#ffe27a", accent="#3ac2b0", kind="summon", legs=None)
def mana_sphere(f: Block) -> None:
    f.form("d", disc(50, 54, 44), lit=(.3, .08), lt="m", comb=.3)
    f.form("m", disc(50, 54, 36), lit=(.28, .08), comb=(.36, 16), angle=28)
    f.plane("l", "26,40 34,26 48,20^ 40,32 32,44^")
    f.form("a", "50,26^ 56,48 78,54^ 56,60 50,84^ 44,60 22,54^ 44,48", lit=(.3, .06), comb=.3)
    f.plane("g", disc(50, 54, 9))
    f.plane("l", disc(47.6, 51, 3.4))
    for x, y in ((8, 20), (92, 26), (86, 92), (12, 90)):
        f.form("g", f"{x},{y - 7}^ {x + 4},{y} {x},{y + 7}^ {x - 4},{y}", comb=.4)


@figure(mid="#7a5236", light="#eccfa2", glow="#ffd23a", accent="#7a4a1e", kind="summon", legs=None)
def bear(f: Block) -> None:
    cave_bear.draw(f)
    f.place()
    f.form("a", "24,88^ 50,98 76,88^ 74,100 50,108 26,100", lit=(.3, .08), comb=.3)
    f.form("g", disc(50, 101, 5), comb=.3)
    f.cut("l", "20,22 26,30", "80,22 74,30", w=2)


@figure(mid="#4a8a3a", light="#e0f5a8", glow="#ffe23a", accent="#2a5a2a", kind="summon", legs=None)
def green_adder(f: Block) -> None:
    f.form("d", "14,108^ 10,84 26,68 52,70 78,80 90,96 88,108^", lit=(.3, .08), lt="m", comb=.3)
    f.form("m", "30,96 20,74 30,52 46,44 40,28 50,10 68,14 76,32 66,52 60,66 70,84 58,98", lit=(.24, .08), comb=(.36, 14), angle=24)
    f.form("l", "44,92 38,76 46,58 54,62 52,76 58,90", comb=(.3, 8), angle=6)
    f.cut("d", "38,80 48,78", "40,68 50,68", "46,58 54,60", w=2)
    f.plane("g", disc(54, 26, 4), disc(67, 29, 3.6))
    f.plane("k", disc(54.600, 26, 1.4, 3.2), disc(67, 29, 1.2, 3))
    f.cut("k", "46,36 58,42 72,38", w=2)
    f.form("g", "58,43^ 60,43 62,52 68,58^ 60,55 54,60^ 57,52", comb=.3)


@figure(mid="#7d7a76", light="#ece6dc", glow="#ffb83a", accent="#5a4a3c", kind="summon", legs=None)
def tattered_wolf(f: Block) -> None:
    hound.draw(f)
    f.place()
    f.form("a", tufts("20,60 16,76 22,92 34,104 46,96", 7, 9, 0, 5), comb=.3)
    f.cut("l", "66,34 74,44", "70,30 80,40", "62,40 68,50", w=1.8)


@figure(mid="#b8442e", light="#ffdcb0", glow="#ffe23a", accent="#6a2a1e", kind="summon", legs=None)
def red_falcon(f: Block) -> None:
    war_hawk.draw(f)
    f.place()
    f.form("a", "38,12^ 50,2 62,12^ 56,20 50,14 44,20", comb=.3)
    f.cut("l", "10,60 24,74", "90,60 76,74", "14,76 28,86", "86,76 72,86", w=2)


@figure(mid="#5a6a3a", light="#dfe6a8", glow="#ffb43a", accent="#3a4a26", kind="summon", legs=None)
def swamp_alligator(f: Block) -> None:
    f.form("d", tufts("24,40 34,20 50,12 66,20 76,40", 7, 8, 0, 3), comb=.3)
    f.form("m", "50,18 70,26 80,44 76,66 66,92 58,108^ 42,108^ 34,92 24,66 20,44 30,26", lit=(.24, .08), comb=(.36, 16), angle=24)
    for x in (34, 66):
        f.form("m", disc(x, 32, 10), comb=.3)
        f.form("g", disc(x, 32, 6))
        f.plane("k", disc(x, 32, 1.6, 5))
    f.cut("k", "32,56 40,82 46,104", "68,56 60,82 54,104", w=2.6)
    for x, y in ((35, 66), (38, 76), (42, 88), (65, 66), (62, 76), (58, 88)):
        f.form("l", f"{x - 3},{y}^ {x},{y + 8}^ {x + 3},{y}", comb=.4)
    f.plane("k", disc(45, 98, 2.2), disc(55, 98, 2.2))
    for y in (46, 56, 66):
        f.form("d", f"44,{y}^ 50,{y - 6} 56,{y}^ 50,{y + 3}", comb=.3)


@figure(mid="#7a7f86", light="#e6eaee", glow="#7ad8ff", accent="#4a5058", kind="summon", legs=None)
def monolith(f: Block) -> None:
    f.form("d", "^22,108 26,20 44,4 62,6 78,24 80,108", lit=(.3, .08), lt="m", comb=.3)
    f.form("m", "^28,108 32,24 46,10 58,12 60,108", lit=(.28, .08), comb=(.36, 16), angle=20)
    f.cut("g", "40,28 50,24 50,40 40,44 50,52", "38,62 52,60", "45,60 45,78", "38,86 52,84", w=3)
    f.cut("k", "66,30 70,48 66,60", "68,72 72,90", w=2)
    f.form("a", "10,108^ 16,98 30,102 34,108^", comb=.3)
    f.form("a", "70,108^ 78,96 90,100 94,108^", comb=.3)


@figure(mid="#8a6a44", light="#f0dcae", glow="#8af2e0", accent="#4a6a7a", kind="summon", legs=None)
def wind_totem(f: Block) -> None:
    for k in (False, True):
        wing = tufts("38,34 18,30 2,14 4,34 18,44 38,46", 5, 7, 0, 3)
        f.form("a", mirror(wing) if k else wing, comb=.3)
    f.form("m", "^34,108 34,10 66,10 66,108", lit=(.26, .08), comb=(.36, 16), angle=20)
    for y in (30, 64, 94):
        f.plane("k", f"^38,{y - 6} 47,{y - 3} 46,{y + 2} 39,{y + 1}", f"^62,{y - 6} 53,{y - 3} 54,{y + 2} 61,{y + 1}")
        f.plane("g", disc(42.500, y - 1.500, 1.8), disc(57.500, y - 1.500, 1.8))
        f.cut("k", f"40,{y + 9} 50,{y + 12} 60,{y + 9}", w=2.4)
    f.cut("g", "12,60 22,54 30,60", "70,60 80,54 90,60", "8,76 20,70 28,76", "72,76 84,70 92,76", w=2.4)


@figure(mid="#6a4a2e", light="#f6ead0", glow="#ffd86a", accent="#a8443a", kind="summon", legs=None)
def spirit_banner(f: Block) -> None:
    f.form("m", "^46,108 46,2 54,2 54,108", lit=(.3, .08), comb=.3)
    f.form("m", "^14,16 86,12 86,18 14,22", lit=(.3, .08), comb=.3)
    f.form("a", "^18,21 82,18 80,74 66,64 50,80 34,64 20,76", lit=(.26, .08), comb=(.36, 16), angle=20)
    f.form("l", "50,28 62,36 62,48 56,56 44,56 38,48 38,36", comb=.3)
    f.plane("k", disc(45, 42, 4), disc(55, 42, 4))
    f.plane("k", "^50,47 52.500,52 47.500,52")
    f.plane("g", disc(45, 42, 1.6), disc(55, 42, 1.6))
    f.form("g", "50,0^ 56,6 50,14 44,6", comb=.3)


CONJURED: dict[str, Figure] = {
    "bear": bear,
    "green-adder": green_adder,
    "tattered-wolf": tattered_wolf,
    "red-falcon": red_falcon,
    "swamp-alligator": swamp_alligator,
    "monolith": monolith,
    "wind-totem": wind_totem,
    "spirit-banner": spirit_banner,
    "doppelganger": doppelganger,
    "mana-sphere": mana_sphere,
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
