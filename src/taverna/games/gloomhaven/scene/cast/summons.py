"""Those who are summoned, by classes and by items; and Hail, whom a party escorts."""

from __future__ import annotations

from math import cos, radians, sin

from taverna.ink.faces import fair, fangs, skull
from taverna.ink.kit import Block, Figure, figure
from taverna.ink.parts import rays, shoulders
from taverna.ink.shapes import disc, line, mirror, points, sym, tufts


@figure(mid="#c39a45", light="#fbe6a4", glow="#d8432e", accent="#b4471b", kind="summon", legs=None)
def decoy(f: Block) -> None:
    f.form("d", "^46,70 54,70 55,108 45,108", lit=(.4, 0), lt="m")
    f.form("d", "^2,72 98,66 98,73 2,79", lit=(.3, 0), lt="m")
    for k in (False, True):
        straw = tufts("96,60 102,70 97,80", 4, 8, 0, 4) if k else tufts("4,85 -2,76 3,66", 4, 8, 0, 6)
        f.form("m", straw, comb=.2)
    f.form("a", "14,70^ 34,64 66,62 86,65^ 88,78 72,82 74,106^ 26,106^ 28,84 13,84", lit=(.24, .08), comb=(.36, 18), angle=34)
    f.form("l", disc(50, 88, 13), comb=(.3, 6))
    f.form("g", disc(50, 88, 9))
    f.form("l", disc(50, 88, 5))
    f.plane("g", disc(50, 88, 2.2))
    f.form("m", tufts("34,60 30,66 38,70 50,72 62,70 70,66 66,60", 7, 7, 0, 3), comb=.3)
    f.form("l", "50,16 66,20 73,36 70,52 60,63 40,63 30,52 27,36 34,20", comb=(.34, 13), angle=12)
    f.plane("m", "58,18 66,24 71,36 68,51 59,61 52,61^ 60,52 57,44 62,36 57,28^")
    f.plane("k", disc(41, 38, 6.4), disc(60, 37, 5.2))
    f.plane("l", disc(41, 38, 2.6), disc(60, 37, 2))
    f.cut("k", "36,34 46,42", "46,34 36,42", w=1.4, fine=True)
    f.cut("k", "36,52 50,56 65,50", w=2.6, start=1, end=1)
    f.cut("k", *[f"{x},{y} {x + .6},{y + 7}" for x, y in ((40, 50), (46, 51.4), (52, 51.6), (58, 50))], w=1.8)
    f.form("d", "20,24^ 34,22 50,20 66,22 82,22^ 78,28 50,30 24,30", comb=.3)
    f.form("d", "32,23^ 38,6 44,-2 52,2^ 60,0 64,10 68,22^ 50,24", lit=(.36, .1), lt="m", comb=(.36, 10), angle=30)
    f.form("a", "^33,18 67,17 68,22 32,23")


@figure(mid="#a8683a", light="#f0c48c", glow="#7fe8ff", accent="#b4471b", kind="summon", legs=None)
def battle_bot(f: Block) -> None:
    f.place(dx=86, dy=56, rot=12)
    f.form("d", "^-4,34 -4,-20 4,-20 4,34", lit=(.4, 0), lt="m")
    f.form("m", "^-15,-42 15,-42 17,-20 -17,-20", lit=(.3, .06), comb=(.36, 9), angle=0)
    f.plane("l", "^-13,-40 8,-40 6,-37 -13,-37")
    f.place()
    f.form("d", line("66,64 84,66 88,84", 12, 12, 10), comb=.4)
    f.form("d", line("34,66 16,68 14,86", 12, 12, 10), lit=(.3, .1), lt="m")
    f.form("m", "6,84^ 12,80 20,82^ 24,92 18,104^ 15,96^ 12,104^ 4,98", lit=(.4, .1), comb=.3)
    f.form("m", "^24,56 76,56 82,70 76,108 24,108 18,70", lit=(.22, .05), comb=(.3, 14), angle=6)
    f.form("a", "^34,68 66,68 64,92 50,98 36,92", comb=(.36, 9))
    f.form("g", disc(50, 80, 7.4), comb=.4)
    f.plane("l", disc(48, 78, 2.4))
    f.plane("k", *[disc(x, y, 2) for x, y in ((26, 62), (74, 62), (26, 100), (74, 100))])
    f.form("d", "^42,48 58,48 58,58 42,58", comb=.3)
    f.form("m", "^30,18 36,12 64,12 70,18 72,48 66,52 34,52 28,48", lit=(.26, .06), comb=(.34, 11), angle=6)
    f.form("k", "^33,24 67,24 68,38 32,38")
    f.form("g", disc(42, 31, 6.6))
    f.plane("k", disc(42, 31, 2.4))
    f.form("g", disc(60, 31, 3.6))
    f.form("k", "^38,42 62,42 61,49 39,49")
    f.plane("l", *[f"^{x},43 {x + 3},43 {x + 3},48 {x},48" for x in (40.4, 45.6, 50.8, 56)])
    f.form("d", disc(27, 31, 5), rim=1.2)
    f.form("d", disc(73, 31, 5), comb=.4)
    f.form("d", "^48,12 49,2 51,2 52,12")
    f.form("a", disc(50, 1, 4), comb=.3)


@figure(mid="#5a6068", light="#dde3e6", glow="#ff3b2e", accent="#b4471b", kind="summon", legs=None)
def kill_bot(f: Block) -> None:
    for s in ("66,60 92,40 100,66 94,106", "64,70 82,66 84,84 76,106"):
        f.form("d", line(s, 7, 9, 1.6), rim=1.2, rt="l")
        f.form("d", line(mirror(s)[::-1], 7, 9, 1.6), rim=1.4, rt="l")
    for x, y, r, n, turn in ((18, 24, 19, 12, 0), (82, 24, 19, 12, 8)):
        teeth = []
        for i in range(n):
            a, b = radians(360 / n * i + turn), radians(360 / n * (i + .72) + turn)
            teeth += [(x + cos(a) * r, y + sin(a) * r, True), (x + cos(b) * r * .76, y + sin(b) * r * .76, True)]
        f.form("l", teeth, comb=(.3, 8))
        f.form("d", disc(x, y, 6), rim=1)
        f.plane("l", disc(x, y, 2))
    f.form("d", line("40,52 28,40 18,24", 6, 7, 5), rim=1.2, rt="l")
    f.form("d", line("60,52 72,40 82,24", 6, 7, 5), comb=.4)
    f.form("m", "50,34 66,38 78,52 79,68 70,82 50,88 30,82 21,68 22,52 34,38", lit=(.26, .08), comb=(.36, 16), angle=24)
    f.form("a", "24,50^ 34,38 50,34 66,38 76,50^ 64,46 50,44 36,46", comb=(.3, 8), rim=1.4)
    f.form("k", disc(50, 62, 15))
    f.form("g", disc(50, 62, 11))
    f.plane("k", disc(50, 62, 4.6))
    f.plane("l", disc(46, 57, 2.8))
    f.plane("k", *[disc(x, y, 1.8) for x, y in ((28, 60), (72, 60), (32, 74), (68, 74))])
    f.form("k", "^36,80 64,80 60,92 40,92")
    fangs(f, (40, 80, 5, 9), (46.6, 81, 5, 9), (53.4, 81, 5, 9), (60, 80, 5, 9))


@figure(mid="#5f8fd0", light="#eef6ff", glow="#fff3a8", accent="#7a4593", kind="summon", legs=None)
def mystic_ally(f: Block) -> None:
    rays(f, "g", 50, 38, 33, 56, 20, 4.4, 150, 390, .4)
    f.form("m", "28,108^ 22,92 12,84 2,88^ 8,74 22,66 36,64 64,64 78,66 92,74 98,88^ 88,84 78,92 72,108^ 62,100 50,110^ 38,100", lit=(.3, .1), comb=(.34, 16), angle=34)
    f.cut("k", "36,78 34,90 38,100", "64,78 66,90 62,100", "50,84 50,94 50,104", w=2)
    f.form("m", "50,2^ 66,10 74,30 72,52 78,70^ 62,72 50,76 38,72 22,70^ 28,52 26,30 34,10", comb=(.32, 12), angle=30)
    f.plane("l", "48,5 36,12 29,30 31,52 26,67^ 33,67 34,50 33,32 40,16^")
    f.plane("k", sym("50,16 62,22 65,40 60,58 50,66^"))
    fair(f, 50, 42, 1.04, .8, 0, "lips", "g")
    f.plane("g", "^50,16 53.4,24 61,27 53.4,30 50,38 46.6,30 39,27 46.6,24")
    f.cut("l", "38,52 40,58 44,62", "62,52 60,58 56,62", w=1.4, fine=True)
    for x, y, s in ((14, 24, 1), (86, 22, .9), (90, 52, .7), (9, 54, .7)):
        f.place(dx=x, dy=y, scale=s)
        f.form("g", "^0,-10 2.6,-2.6 10,0 2.6,2.6 0,10 -2.6,2.6 -10,0 -2.6,-2.6")
    f.place()
    f.form("a", "^44,82 50,76 56,82 50,90", comb=.4)


@figure(mid="#3f2620", light="#ffdf8a", glow="#ff9a24", accent="#c8431a", kind="summon", legs=None)
def burning_avatar(f: Block) -> None:
    f.form("a", "24,44^ 20,24 30,16 28,0^ 40,10 48,-8^ 58,8 68,-2^ 70,16 80,24 76,46^", comb=(.2, 8), angle=80)
    f.form("g", "32,44^ 30,30 38,24 38,12^ 46,18 51,4^ 58,18 63,14^ 64,28 70,34 68,44^")
    for k in (False, True):
        arm = "66,84^ 82,76 84,58 78,46^ 88,44 97,54 98,74 90,92 76,104^"
        f.form("m", arm if k else mirror(arm), comb=(.4, 9) if k else .2, rim=None if k else 2, rt="g")
        fire = "74,50^ 72,36 80,28 79,16^ 88,26 93,18^ 97,32 102,38 94,52^ 84,56"
        f.form("a", fire if k else mirror(fire))
        heart = "79,48^ 80,38 85,33 86,26^ 91,36 94,44 90,51^"
        f.plane("g", heart if k else mirror(heart))
    f.form("m", "50,62^ 68,66 82,76 84,108^ 16,108^ 18,76 32,66", comb=(.36, 18), angle=30)
    f.cut("g", "30,78 42,84 50,80 58,84 70,78", "34,92 44,98 50,92 58,98 66,92", "50,80 50,92 46,106", "24,86 28,96 24,106", "76,86 72,96 76,106", w=2.8)
    f.form("m", sym("50,24 62,28 68,42 64,58 56,68 50,70^"), comb=(.3, 9), angle=8, rim=2, rt="g")
    f.plane("g", "33,42^ 41,41 48,49^ 44,54 36,50", "67,42^ 59,41 52,49^ 56,54 64,50")
    f.plane("l", "37,44^ 42,44 46,49^ 41,49", "63,44^ 58,44 54,49^ 59,49")
    f.plane("g", "^41,60 45,57.6 50,59 55,57.6 59,60 55,65 50,63.4 45,65")
    f.cut("g", "50,28 52,34 49,40", "42,30 44,35", "58,30 57,36", w=1.8)


@figure(mid="#7d7468", light="#e2d6c0", glow="#ff4030", accent="#1f5f99", kind="summon", legs=None)
def rat_swarm(f: Block) -> None:
    f.form("d", tufts("0,104 4,80 16,58 30,40 50,30 70,40 84,58 96,80 100,104", 13, 6, .2, 7) + points("50,110"), comb=(.3, 16), angle=30)
    f.cut("m", "70,44 86,36 92,22 84,14 78,20", "28,44 12,40 6,26 14,18", w=2.6, start=2, end=.6)
    rats = ((50, 36, .86, 0), (24, 60, .8, 0), (76, 58, .8, 1), (50, 66, .96, 1), (20, 90, .86, 1), (80, 90, .86, 0), (50, 98, .9, 0))
    for x, y, s, flip in rats:
        f.place(dx=x, dy=y, scale=s, flip=bool(flip))
        f.form("m", disc(10, -13, 6), comb=.3)
        f.form("m", disc(-5, -14, 5.4), lit=(.4, .1))
        f.form("m" if s < .9 else "l", "-25,6^ -16,-3 -6,-11 6,-12 16,-5 18,6 10,14 -6,14 -18,12", comb=(.36, 9), angle=26)
        f.plane("l", "-24,5^ -15,-3 -5,-9 3,-10^ -4,-4 -12,1 -18,7")
        f.plane("k", disc(-24, 5.4, 2.8), disc(-3, -2.4, 3.8))
        f.plane("g", disc(-3.4, -2.4, 2.4))
        f.plane("l", "^-19,11 -15,11 -16,18 -18,18")
    f.place()


@figure(mid="#6f5a4c", light="#e4c8a4", glow="#ffd23a", accent="#1f5f99", kind="summon", legs="paws")
def monstrous_rat(f: Block) -> None:
    f.form("m", tufts("-2,106 0,84 12,68 30,56 70,56 88,68 100,84 102,106", 15, 6, .2, 3), comb=(.36, 22), angle=34)
    ear = "62,26^ 66,10 80,2 93,8 94,24 84,38 68,40^"
    f.form("m", ear, comb=.4)
    f.form("m", mirror(ear), lit=(.36, .1))
    pink = "70,26^ 74,14 84,10 89,18 84,30 74,33"
    f.plane("a", pink, mirror(pink))
    f.form("m", sym("50,16 64,18 74,30 76,46 68,58 64,72 58,80 50,82"), comb=(.34, 12), angle=10)
    f.plane("l", "48,18 37,20 28,30 26,46 33,57 37,71 43,78 50,80^ 52,72^ 48,68^ 53,60^ 49,52^ 52,42^ 48,34^ 58,26^ 56,19")
    f.plane("k", "27,42^ 34,35 44,41^ 42,49 33,50", "73,42^ 66,35 56,41^ 58,49 67,50")
    f.plane("g", disc(36, 43.4, 4.4, 3.8), disc(64, 43.4, 4.4, 3.8))
    f.plane("k", disc(36.6, 43.6, 1.5, 3), disc(63.4, 43.6, 1.5, 3))
    f.cut("k", "24,36 34,31 46,38", "76,36 66,31 54,38", w=2.8, end=2)
    f.form("k", sym("50,58 57,59 58,64 50,68"))
    f.plane("l", "^45,60 48,59.4 47,62")
    f.plane("k", "36,72^ 44,70 50,71 56,70 64,72^ 60,88 50,93 40,88")
    f.form("l", "^43,71 49.6,71 49.6,90 44.6,88", comb=.2)
    f.form("l", "^50.4,71 57,71 55.4,88 50.4,90", comb=.4)
    f.cut("l", "40,64 22,62 6,54", "40,67 22,70 6,70", "60,64 78,62 94,54", "60,67 78,70 94,70", w=1.3)
    f.plane("a", "^29,24 34,22 38,34 33,33", "^64,60 70,64 62,70 60,66")
    f.cut("k", "20,78 24,88 20,98", "80,78 76,88 80,98", "36,88 38,98", "64,88 62,98", w=2.2)


@figure(mid="#8a8078", light="#f1e8da", glow="#ffcf3f", accent="#1f5f99", kind="summon", legs="gown")
def rat_king(f: Block) -> None:
    for s in ("60,84 80,92 96,78 90,60 80,66", "40,84 20,94 4,82 8,62 18,66", "66,78 92,72 100,50 92,40"):
        f.form("l", line(s, 5, 6, 1), comb=.2)
    f.form("a", "50,62^ 70,64 88,78 94,108^ 6,108^ 12,78 30,64", lit=(.26, .08), comb=(.36, 20), angle=34)
    f.form("l", tufts("20,72 34,64 50,60 66,64 80,72", 6, 3, 0, 2) + points("84,82^ 66,80 50,88^ 34,80 16,82^"), comb=(.26, 8))
    f.plane("k", *[f"^{x},{y} {x + 1.6},{y + 5} {x - 1.6},{y + 5}" for x, y in ((30, 70), (42, 74), (58, 74), (70, 70))])
    f.form("m", disc(79, 40, 13), comb=.4)
    f.plane("d", disc(79.6, 40.6, 7.4))
    f.form("m", disc(24, 42, 13), lit=(.3, .1))
    f.plane("d", disc(24.6, 42, 7.4))
    f.form("m", "50,24 66,28 76,42 74,58 62,68 54,76 46,80 38,79 33,72 28,60 27,42 36,28", comb=(.34, 12), angle=14)
    f.plane("l", "48,26 37,30 29,42 30,59 35,70 40,76 46,77^ 44,70^ 50,66^ 45,58^ 49,48^ 45,40^ 57,32^")
    f.plane("k", "28,50^ 36,44 45,51^ 40,56 32,55", "72,50^ 64,44 54,51^ 59,56 68,55")
    f.plane("g", "31,50.6^ 36.6,47 42,51.4^ 37,53.6", "69,50.6^ 63.4,47 57.4,51.4^ 62.4,53.6")
    f.plane("k", disc(37, 50.4, 1.4, 2.4), disc(63, 50.4, 1.4, 2.4), sym("43,66^ 46,64 49,66.6 45,71", 43))
    f.plane("k", "34,74^ 43,73 54,74^ 50,82 40,82")
    f.form("l", "^39,74 47,74 46,86 40,85")
    f.cut("l", "38,68 22,66 10,58", "38,71 24,74 12,74", "54,70 70,72 84,66", w=1.2)
    f.form("g", "^24,30 20,4 34,16 40,-4 50,12 60,-4 66,16 80,4 76,30 63,25 50,23.4 37,25", comb=(.36, 9), angle=10)
    f.plane("a", disc(50, 18, 3.4), disc(34.6, 21.6, 2.6), disc(65.4, 21.6, 2.6))
    f.cut("k", "27,27 37,22.6 50,21", "50,21 63,22.6 73,27", w=1.4)


@figure(mid="#2f8a68", light="#c8f2cf", glow="#ffd84a", accent="#1d7a5f", kind="summon", legs=None)
def jade_falcon(f: Block) -> None:
    for k in (False, True):
        for x, y, r, long in ((66, 72, 64, 40), (68, 64, 50, 46), (70, 56, 36, 50), (70, 50, 20, 52)):
            f.place(dx=x if k else 100 - x, dy=y, rot=r if k else -r)
            f.form("m", f"-5,0^ -6.4,-20 0,-{long}^ 6.4,-20 5,0^", lit=None if k else (.4, .1), comb=(.4, 6) if k else .2, angle=8)
        f.place()
        cover = "56,62^ 66,44 78,42 84,52 80,66 66,78^"
        f.form("a", cover if k else mirror(cover), comb=(.4, 9) if k else .2, rim=None if k else 1.6)
    f.form("m", "34,108^ 36,94 30,78 32,62 40,52 62,52 70,64 70,80 64,94 66,108^", comb=(.36, 14), angle=20)
    f.plane("l", "36,62 42,55 52,56^ 46,62 44,78 40,88^ 35,78")
    f.cut("k", *[f"{x - 4},{y} {x},{y + 4} {x + 4},{y}" for x, y in ((44, 74), (54, 74), (49, 82), (59, 82), (44, 90), (54, 90))], w=1.8)
    f.form("m", "32,36^ 36,24 46,17 58,17 69,26 72,42 68,58 58,66 44,64 36,56^ 38,46", comb=(.34, 11), angle=20)
    f.plane("l", "39,48^ 45,46 47,54 54,58^ 50,63 43,61 38,55", "36,31 39,25 47,20 54,20^ 48,24 42,28^")
    f.form("d", "38,34^ 29,33 24,38 24,47^ 28,44 33,46 40,45^", lit=(.5, 0), lt="l")
    f.cut("k", "39,41 33,40 28,43", w=1.4)
    f.form("g", "^37,33 42,34 42,44 38,45")
    f.plane("k", "43,33^ 51,29 61,33^ 57,40 48,41", "48,39^ 55,42 53,56^ 47,48")
    f.plane("g", disc(52, 34.6, 3.4))
    f.plane("k", disc(51.4, 34.6, 1.8))
    f.cut("k", "36,29 48,25 64,32", w=3.2, end=2)


@figure(mid="#a89f86", light="#f6f0dc", glow="#ffb347", accent="#6b6b1e", kind="summon", legs="bones")
def skeleton(f: Block) -> None:
    for k in (False, True):
        for s in ("82,38 80,26 82,14", "86,36 88,24 92,14", "90,38 96,30 101,24", "79,42 72,38 69,32"):
            f.form("m" if k else "l", line(s if k else mirror(s)[::-1], 3.4, 4.6, 1))
        arm = "62,72 84,68 85,42"
        f.form("m" if k else "l", line(arm if k else mirror(arm)[::-1], 5, 7, 6), comb=.4 if k else None)
        elbow = disc(84 if k else 16, 68, 4.4)
        f.form("m" if k else "l", elbow)
        palm = "78,44^ 82,36 90,36 92,44 86,50^"
        f.form("m" if k else "l", palm if k else mirror(palm), comb=.4 if k else None)
    f.form("k", sym("50,62^ 62,66 76,72 78,86 74,106^ 50,106^"))
    f.form("l", "^47,64 53,64 53,106 47,106", comb=.4)
    for y in (78, 88, 98):
        rib = f"52,{y}^ 62,{y - 2} 71,{y + 4} 70,{y + 8}^ 62,{y + 4} 52,{y + 5}^"
        f.form("m", rib, comb=.4)
        f.form("l", mirror(rib), comb=.2)
    f.form("a", tufts("30,72 40,82 50,84 60,82 70,72", 6, 5, 0, 3)[::-1] + points("30,66 50,74 70,66"), comb=.3)
    f.form("l", sym("50,70 57,69 61,63 61,72 56,79 50,80"), comb=(.3, 6))
    skull(f, 50, 40, 1.3, jaw=False)
    f.cut("k", "45,72 45,78", "50,72 50,79", "55,72 55,78", w=1.2)
    f.cut("k", "38,18 44,25 40,31 46,35", w=1.8)


@figure(mid="#7a68ae", light="#f0e8ff", glow="#8ff2ff", accent="#2f6f8f", kind="summon", legs="gown")
def hail(f: Block) -> None:
    f.form("m", "30,40^ 14,34 6,20 10,2^ 20,14 28,12 34,-2^ 40,8 48,4 54,-8^ 60,6 68,4 76,-4^ 78,12 88,14 96,6^ 94,24 84,36 70,42^", comb=(.24, 9), angle=70)
    f.form("g", "36,36^ 26,30 22,20 24,12^ 32,20 40,16 44,6^ 50,16 56,14 62,4^ 64,16 72,16 78,10^ 78,22 72,30 64,36^", comb=(.24, 9), angle=70)
    shoulders(f, "a", 72, 36, lit=(.22, .08), comb=(.36, 18), angle=34)
    collar = "52,84^ 58,66 72,56 84,54^ 82,70 72,84 58,96^"
    f.form("a", collar, comb=(.4, 9), rim=1.4)
    f.form("a", mirror(collar), lit=(.4, .1), lt="g", comb=.2)
    f.form("m", sym("50,54^ 55,56 56,74 62,82^ 50,94^"), comb=.4)
    f.plane("l", "^45,60 49,62 49,84 41,81 44,74")
    f.form("m", sym("50,16 60,20 64,32 61,46 55,58 50,63"), comb=(.28, 7), angle=8)
    f.plane("l", "49,17.6 41,21 37,32 40,46 45,57 50,61^ 51,54^ 48,50^ 52,44^ 49,38^ 52,34^ 58,28^ 57,20")
    f.plane("k", "37.6,38^ 43,33 48.4,39^ 43,42", "62.4,38^ 57,33 51.6,39^ 57,42")
    f.plane("g", "39.6,38^ 43,35.4 46.6,38.8^ 43,40.6", "60.4,38^ 57,35.4 53.4,38.8^ 57,40.6")
    f.cut("k", "36,32 42,29 48,33", "64,32 58,29 52,33", w=1.3)
    f.plane("k", "^50,44 51.6,48 48.4,48")
    f.plane("d", "46,53^ 48.6,51.8 50,52.6 51.4,51.8 54,53^ 50,55.4")
    f.plane("g", "^50,20 52.4,25 50,31 47.6,25", *(disc(x, y, 1) for x, y in ((42, 45), (44.6, 47.6), (58, 45), (55.6, 47.6))))
    f.form("g", "50,84 54,90 50,98 46,90", comb=.4)


@figure(mid="#3f9f8c", light="#e2fff2", glow="#fff0a0", accent="#7a4593", kind="summon", legs=None)
def warrior_spirit(f: Block) -> None:
    f.form("m", "20,70^ 8,62 6,50 12,40^ 16,52 24,54 34,60^", lit=(.4, .1))
    f.place(dx=86, dy=72, rot=3)
    f.form("l", "^0,-72 6,-62 5.6,-2 -5.6,-2 -6,-62", comb=(.44, 5), angle=0)
    f.cut("k", "0,-60 0,-34 0,-8", w=1.6)
    f.form("g", "-13,-6^ 0,-2 13,-6^ 13,0 0,4 -13,0^", comb=.3)
    f.place()
    f.form("m", "24,60^ 36,54 64,54 78,58 92,66 100,78^ 90,78 92,88^ 82,84 79,98^ 71,86 66,102^ 58,90 48,108^ 42,92 30,100^ 29,86 14,90^ 19,79 5,76^ 12,66", lit=(.22, .1), comb=(.34, 14), angle=34)
    f.cut("l", "32,68 42,76 50,74 58,76 68,68", w=2.8)
    f.cut("k", "50,76 50,86 48,96", "36,80 34,88", "64,80 66,88", w=2)
    f.form("a", "33,24^ 24,22 16,14 15,4^ 26,6 34,-2 50,-6 66,-2 74,6 84,4^ 83,14 76,22 67,24^ 60,14 50,11 40,14", comb=(.3, 8), angle=60)
    f.cut("k", "50,9 50,-3", "41,11 37,1", "59,11 63,1", "35,17 27,9", "65,17 73,9", w=1.8)
    f.form("m", "50,10 63,14 71,26 73,42 70,58 66,72 57,79^ 53,66 54,55^ 46,55^ 47,66 43,79^ 34,72 30,58 27,42 29,26 37,14", lit=(.3, .08), comb=(.34, 11), angle=8)
    f.plane("k", "29,42^ 38,36 47,40 48,54^ 40,53 33,50", "71,42^ 62,36 53,40 52,54^ 60,53 67,50", "^47,55 53,55 54,66 50,78 46,66")
    f.plane("g", "33,44^ 39,41.4 45,46^ 39,49", "67,44^ 61,41.4 55,46^ 61,49")
    f.form("l", sym("50,16^ 53,26 53.4,46 52,56 50,58^"), comb=.3)
    f.cut("k", "28,36 38,31.6 47,36", "72,36 62,31.6 53,36", w=2.2)
    f.plane("l", *[disc(x, y, 1.7) for x, y in ((36, 62), (38, 69), (33.6, 55.4))])
    f.place(dx=86, dy=82)
    f.form("m", "-8,-6^ 0,-8 8,-6 9,3 5,10 8,18^ 0,15 -5,22^ -6,12 -9,3", lit=(.4, .1), comb=.35)
    f.cut("k", "-6,-2 0,-1 6,-2", "-6,3 0,4 6,3", w=1.4)
    f.place()


@figure(mid="#6c7c8c", light="#eaf1f5", glow="#ffb02e", accent="#8a3f2a", kind="summon", legs="greaves")
def steel_construct(f: Block) -> None:
    for x in (31, 60):
        f.form("d", f"^{x},36 {x + 1},10 {x + 8},10 {x + 9},36", rim=1.4)
        f.form("m", f"^{x - 2},6 {x + 11},6 {x + 11},12 {x - 2},12", lit=(.4, 0))
    f.form("m", "^24,58 76,58 80,108 20,108", lit=(.2, .05), comb=(.3, 12), angle=6)
    f.form("k", "^35,74 65,74 62,108 38,108")
    f.plane("g", *[f"^39,{y} 61,{y} 60.6,{y + 4} 39.4,{y + 4}" for y in (79, 88, 97)])
    for side in (False, True):
        arm = "^78,76 99,74 100,90 80,92"
        f.form("d", arm if side else mirror(arm), rim=1.2)
        paw = "^74,88 101,86 103,108 73,108"
        f.form("m", paw if side else mirror(paw), lit=(.3, .06), comb=.36)
        f.cut("k", *[one if side else mirror(one) for one in ("82,94 82,108", "88,93 88,108", "95,93 96,108")], w=2.2, start=1.4, end=1.4)
        plate = "63,66^ 62,46 72,34 88,35 99,50 101,73^ 82,77"
        f.form("m", plate if side else mirror(plate), lit=None if side else (.3, .08), comb=(.36, 12), angle=30)
        band = "63,65^ 82,76 101,72^ 102,79 82,84 61,72^"
        f.form("a", band if side else mirror(band), comb=.3)
        for x, y in ((69, 49), (76, 42), (86, 42), (93, 52)):
            f.form("l", disc(x if side else 100 - x, y, 2.4))
    f.form("m", "32,60^ 31,40 36,28 50,22 64,28 69,40 68,60^ 60,66 40,66", lit=(.26, .06), comb=(.34, 11), angle=8)
    f.form("l", sym("50,18^ 53,22 53,38^ 50,38^"), comb=.3)
    f.form("d", "^31,37 50,40 69,37 69,51 50,53 31,51", rim=1.4)
    f.form("k", disc(41, 45, 6.4))
    f.form("k", disc(59, 45, 6.4))
    f.plane("g", disc(41, 45, 4.4), disc(59, 45, 4.4))
    f.plane("l", disc(39.6, 43.4, 1.5), disc(57.6, 43.4, 1.5))
    f.plane("k", *[f"^{x},55.6 {x + 3},55.6 {x + 3},63.6 {x},63.6" for x in (38, 45, 52, 59)])
    f.plane("k", *[disc(x, y, 1.7) for x, y in ((37, 34), (44, 29), (56, 29), (63, 34))])


SUMMONS: dict[str, Figure] = {
    "decoy": decoy,
    "battle-bot": battle_bot,
    "kill-bot": kill_bot,
    "mystic-ally": mystic_ally,
    "burning-avatar": burning_avatar,
    "rat-swarm": rat_swarm,
    "monstrous-rat": monstrous_rat,
    "rat-king": rat_king,
    "jade-falcon": jade_falcon,
    "skeleton": skeleton,
    "warrior-spirit": warrior_spirit,
    "steel-construct": steel_construct,
    "hail": hail,
}
