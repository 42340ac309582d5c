"""Those whom the last classes of sealed boxes command or summon: the Elementalist's double and sphere, the Beast Tyrant's
bear, beasts and sigils."""

from __future__ import annotations

from taverna.ink.faces import fangs
from taverna.ink.kit import Block, Figure, figure
from taverna.ink.shapes import disc, mirror, tufts


@figure(mid="#8ab4c8", light="#f4fcff", glow="#7af0ff", accent="#c8dce6", kind="summon", legs=None)
def doppelganger(f: Block) -> None:
    f.form("a", "^50,2 82,30 92,70 70,108 30,108 8,70 18,30", lit=(.3, .08), comb=.3)
    f.form("m", "^50,2 50,108 30,108 8,70 18,30", lit=(.28, .08), comb=(.36, 14), angle=26)
    f.cut("l", "50,4 30,40 36,76 50,106", "50,4 70,40 64,76 50,106", "18,30 30,40", "82,30 70,40", "8,70 36,76", "92,70 64,76", w=1.8)
    f.form("d", "50,34 62,44 60,62 50,72 40,62 38,44", lit=(.3, .08), lt="m", comb=.3)
    f.plane("g", "^41,50 48,53 42,56", "^59,50 52,53 58,56")
    f.cut("g", "45,64 50,66 55,64", w=1.8)


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


@figure(mid="#7a5236", light="#eccfa2", glow="#ffd23a", accent="#b4765a", kind="summon", legs=None)
def bear(f: Block) -> None:
    f.form("d", tufts("4,108 2,84 10,66 22,58", 5, 6, 0, 3) + tufts("78,58 90,66 98,84 96,108", 5, 6, 0, 3), comb=(.3, 14), angle=30)
    for x in (20, 80):
        f.form("m", disc(x, 22, 14), comb=.3)
        f.form("a", disc(x, 23, 7), comb=.3)
    f.form("m", "50,10 74,16 88,36 88,60 76,82 50,92 24,82 12,60 12,36 26,16", lit=(.24, .08), comb=(.36, 18), angle=26)
    f.form("l", "50,48 66,54 72,68 64,82 50,88 36,82 28,68 34,54", comb=(.3, 10), angle=12)
    f.form("k", "40,54 50,50 60,54 58,62 50,66 42,62")
    f.cut("k", "50,66 50,74 40,80 33,76", "50,74 60,80 67,76", w=2.2)
    f.plane("k", "26,40^ 36,36 44,44^ 35,48", "74,40^ 64,36 56,44^ 65,48")
    f.plane("g", disc(36, 42, 2.8), disc(64, 42, 2.8))
    fangs(f, (40, 80, 3.4, 6), (60, 80, 3.4, 6))
    f.form("a", "22,92^ 50,102 78,92^ 78,100 50,110 22,100", lit=(.3, .08), comb=.3)


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


@figure(mid="#8f8a84", light="#f4eee2", glow="#ffb83a", accent="#5a4a3c", kind="summon", legs=None)
def tattered_wolf(f: Block) -> None:
    f.form("d", tufts("16,108 10,80 14,56 24,40", 6, 10, 0, 4) + tufts("76,40 86,56 90,80 84,108", 6, 10, 0, 4), comb=.3)
    for k in (False, True):
        ear = "^30,40 16,2 46,26"
        f.form("m", mirror(ear) if k else ear, comb=.3)
        inner = "^30,32 22,12 38,26"
        f.form("a", mirror(inner) if k else inner, comb=.3)
    f.form("m", "50,22 72,30 82,50 72,66 62,74 56,96 50,102 44,96 38,74 28,66 18,50 28,30", lit=(.24, .08), comb=(.36, 14), angle=24)
    f.form("l", "50,54 58,66 56,88 50,98 44,88 42,66", comb=(.3, 8), angle=8)
    f.form("k", "44,92^ 50,88 56,92^ 53,99 47,99")
    f.plane("k", "28,46^ 38,46 44,54^ 34,54", "72,46^ 62,46 56,54^ 66,54")
    f.plane("g", disc(37, 50.500, 2.4), disc(63, 50.500, 2.4))
    f.cut("l", "64,32 72,44", "68,28 78,40", w=1.8)


@figure(mid="#b8442e", light="#ffdcb0", glow="#ffe23a", accent="#6a2a1e", kind="summon", legs=None)
def red_falcon(f: Block) -> None:
    f.form("a", tufts("40,60 60,36 78,14 98,2 96,28 84,52 66,76", 9, 10, 0, 4), lit=(.3, .08), comb=.3)
    f.form("m", "14,44 20,26 36,18 50,26 56,44 70,66 86,100^ 60,92 40,86 26,70 18,58", lit=(.24, .08), comb=(.36, 16), angle=26)
    f.form("l", "26,60^ 40,62 54,76 60,92^ 42,86 30,74", comb=(.3, 10), angle=12)
    f.form("g", "20,36^ 8,34 0,44 4,56^ 10,48 20,48^", comb=.3)
    f.plane("k", disc(32, 34, 6.4))
    f.plane("g", disc(31.500, 34, 4))
    f.plane("k", disc(31, 34, 1.8))
    f.cut("k", "22,26 32,26 42,32", w=2.6)
    f.form("a", "58,90^ 74,92 96,108^ 70,108 56,100", comb=.3)
    f.cut("k", "44,88 42,104", "52,92 52,106", w=2.4)


@figure(mid="#4f9a3c", light="#dff2a8", glow="#ffb43a", accent="#2a5a26", kind="summon", legs=None)
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


COMMANDED: dict[str, Figure] = {
    "doppelganger": doppelganger,
    "mana-sphere": mana_sphere,
    "bear": bear,
    "green-adder": green_adder,
    "tattered-wolf": tattered_wolf,
    "red-falcon": red_falcon,
    "swamp-alligator": swamp_alligator,
    "monolith": monolith,
    "wind-totem": wind_totem,
    "spirit-banner": spirit_banner,
}
