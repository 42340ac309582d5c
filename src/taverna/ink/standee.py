"""Standees: a token on legs, on a foot. All but a line is shared, so a standee costs about 300 bytes."""

from __future__ import annotations

from .kit import Block, Draw, Kind, Legs
from .shapes import disc, mirror, points, tufts


def belt(f: Block, tone: str = "d", low: float = 0) -> None:
    f.form(tone, f"26,{60 + low}^ 50,{63 + low} 74,{60 + low}^ 73,{66 + low}^ 50,{69 + low} 27,{66 + low}^", comb=.2)
    f.form("g", f"^46,{61 + low} 54,{61 + low} 54,{69 + low} 46,{69 + low}", comb=.4)


def boots(f: Block, tone: str = "k", top: float = 82) -> None:
    b = f"54,{top}^ 70,{top - 1}^ 72,89 79,94^ 53,95^"
    f.form(tone, b)
    f.form(tone, mirror(b), rim=2, rt="m")


def trousers(f: Block) -> None:
    leg = "50,62^ 72,62^ 72,76 69,88^ 55,90^ 54,80 50,74^"
    f.form("d", leg, comb=(.4, 10))
    f.form("d", mirror(leg), lit=(.36, .1), lt="m", comb=.3)
    boots(f)
    belt(f, "a")


def tunic(f: Block) -> None:
    boots(f, "d", 78)
    f.form("s", "28,60^ 72,60^ 77,80^ 64,79 50,84 36,79 23,80^", lit=(.4, .1), lt="a", comb=(.3, 14), angle=40)
    f.cut("k", "38,66 34,80", "62,66 66,80", "50,68 50,84", w=2.2)
    f.cut("l", "29,68 26,77", w=2)
    belt(f)


def bare(f: Block) -> None:
    leg = "51,64^ 71,62^ 74,71 68,80 70,88 76,95^ 54,95^ 56,84 50,74^"
    f.form("m", leg, comb=(.4, 10))
    f.form("m", mirror(leg), lit=(.4, .12), comb=.3)
    f.cut("k", "58,92 58,95", "63,92 63,95", "42,92 42,95", "37,92 37,95", w=1.8, start=1, end=1.6)
    f.form("a", "38,64^ 62,64^ 60,80 50,90^ 40,80", comb=.4, lit=(.2, .06))
    belt(f)


def robe(f: Block) -> None:
    f.form("s", "27,60^ 73,60^ 78,78 84,93^ 50,96 16,93^ 22,78", lit=(.42, .1), lt="a", comb=(.3, 18), angle=40)
    f.cut("k", "40,66 36,80 33,93", "60,66 64,80 67,93", "50,70 50,95", w=2.6)
    f.cut("l", "29,68 24,80 21,90", w=2.2)
    belt(f)


def greaves(f: Block) -> None:
    leg = "51,64^ 71,62^ 72,74 69,84 75,95^ 54,95^ 55,82 50,74^"
    f.form("m", leg, comb=(.5, 12))
    f.form("m", mirror(leg), lit=(.44, .1), comb=.3)
    for s in ("54,76^ 62,72 73,75^ 70,83 58,84", mirror("54,76^ 62,72 73,75^ 70,83 58,84")):
        f.form("l", s, comb=.4)
    f.form("a", "34,63^ 66,63^ 64,80^ 50,86^ 36,80^", comb=.4)
    belt(f)


def bones(f: Block) -> None:
    f.form("l", "32,60 50,64 68,60 66,70 58,74^ 50,70 42,74^ 34,70", comb=(.3, 10))
    f.plane("k", disc(43, 67, 2.6), disc(57, 67, 2.6))
    leg = "58,72^ 64,72^ 63,80 65,92 72,95^ 57,95^ 60,82"
    f.form("m", leg, comb=.4)
    f.form("l", mirror(leg))
    f.cut("k", "57,82 65,82", "35,82 43,82", w=1.8)
    f.form("a", tufts("66,62 58,82 50,86", 3, 3, 0, 2) + points("50,64"), comb=.4)


def coat(f: Block) -> None:
    boots(f, "k", 78)
    f.form("d", "27,60^ 50,64 50,80^ 42,92 19,91^ 24,76", lit=(.3, .1), lt="m", comb=.2)
    f.form("d", "73,60^ 50,64 50,80^ 58,92 81,91^ 76,76", comb=(.5, 14), angle=30)
    belt(f, "k")


def stone(f: Block) -> None:
    leg = "^51,64 78,62 82,78 78,95 55,95 52,80"
    f.form("m", leg, comb=(.5, 12))
    f.form("m", mirror(leg), comb=.3)
    f.plane("l", "^24,66 40,67 36,78 22,77", "^23,82 36,83 32,92 23,92")
    f.plane("d", "^62,70 76,68 78,78 66,82")
    f.cut("g", "30,70 34,78 30,88", "68,72 64,82 70,90", w=2.4)


def paws(f: Block) -> None:
    hip = "58,92 62,78 74,72 84,78 87,90 82,97^ 62,97^"
    f.form("m", hip, comb=(.5, 12), angle=30)
    f.form("m", mirror(hip), lit=(.4, .12), comb=.2)
    leg = "50,60 66,60^ 65,76 65,88 70,96^ 52,96^ 54,82 50,72^"
    f.form("m", leg, comb=(.4, 9))
    f.form("m", mirror(leg), lit=(.4, .1))
    for x in (20, 25, 33, 38, 43, 57, 62, 67, 75, 80):
        f.form("l", f"{x - 1.7},93^ {x},98^ {x + 1.7},93^")


def foot(f: Block, kind: Kind) -> None:
    """Round for heroes, hexagonal for foes, a star for bosses, a lozenge for those who are summoned."""
    if kind == "summon":
        f.form("s", "^4,95 50,85 96,95 50,104")
        f.form("a", "^4,92 50,82 96,92 50,101", comb=(.2, 14))
    elif kind == "foe":
        f.form("s", "^8,94 26,87 74,87 92,94 74,102 26,102")
        f.form("a", "^8,91 26,83 74,83 92,91 74,99 26,99", comb=(.2, 14))
    elif kind == "boss":
        f.form("s", "^4,94 24,91 28,84 50,88 72,84 76,91 96,94 76,97 72,103 50,100 28,103 24,97")
        f.form("a", "^4,91 24,88 28,82 50,85 72,82 76,88 96,91 76,94 72,100 50,97 28,100 24,94", comb=(.2, 14))
    else:
        f.form("s", disc(50, 94, 42, 8))
        f.form("a", disc(50, 91, 42, 8), comb=(.2, 14))


def gown(f: Block) -> None:
    f.form("s", "30,58^ 70,58^ 74,72 88,93^ 70,97 50,93 30,97 12,93^ 26,72", lit=(.44, .1), lt="a", comb=(.3, 16), angle=44)
    f.cut("k", "42,66 36,80 28,95", "58,66 64,80 72,95", "50,66 50,92", w=2.4)
    f.form("g", "12,91^ 30,93 50,89 70,93 88,91^ 89,96^ 70,99 50,95 30,99 11,96^", comb=.2)
    f.form("d", "29,58^ 50,62 71,58^ 71,64^ 50,68 29,64^", rim=1.4)


def tatters(f: Block) -> None:
    boots(f, "k", 84)
    hem = tufts("82,90 66,87 50,91 34,87 18,90", 6, -7, 0, 5)
    f.form("s", [*points("27,60^ 73,60^ 77,76"), *hem, *points("23,76")], lit=(.36, .14), lt="a", comb=(.36, 18), angle=36)
    f.cut("k", "38,68 36,82", "62,68 65,84", "50,72 49,86", w=2.6)
    f.form("m", "26,60^ 50,65 74,60^ 73,65^ 50,71 27,65^", comb=.3)
    f.form("m", "^56,66 62,65 66,82 60,80", comb=.4)


LEGS: dict[Legs, Draw] = {
    "trousers": trousers,
    "tunic": tunic,
    "bare": bare,
    "robe": robe,
    "gown": gown,
    "tatters": tatters,
    "greaves": greaves,
    "bones": bones,
    "coat": coat,
    "stone": stone,
    "paws": paws,
}
FEET: tuple[Kind, ...] = ("hero", "foe", "boss", "summon")
