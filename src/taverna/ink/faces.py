"""Heads and what hangs from them. Each part is drawn about its own origin and placed by x, y and scale.

Each eye has its own socket with light between: one black band reads as a mask. Half a face is in light; the other half keeps
its eye. Soft faces (`fair`) have almost no black.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from .kit import Block, Solid
from .shapes import Shape, disc, mirror, points, sym, tufts


def face(f: Block, x: float = 50, y: float = 36, s: float = 1, wide: float = 1, brow: float = 0, mouth: str | None = "firm", eye: str | None = "l", old: bool = False, shade: bool = True, base: str = "m", light: str = "l", jaw: float = 11) -> None:
    """A face from the front, lit from the left, its right half in half shadow. Height 41 * s, eyes at y - 3 * s."""
    f.place(scale=s * wide, sy=s, dx=x, dy=y)
    head = sym(f"0,-21 9,-18 13.5,-9 13.5,0 {jaw},10 {jaw * .55},17.5 0,20.5", 0)
    f.form(base, head, comb=(.34, 7), angle=8)
    f.plane(light, f"0,-20 -8.5,-17 -12.4,-9 -12.4,0 -{jaw - .8},9.5 -{jaw * .5},16.6 0,19.4 4,18.2^ 2.6,14.4^ 4.6,12^ 2,10^ 3.4,6.4^ 1.6,3^ 1,-4^ 4,-8^ 11,-11^ 8,-17")
    f.plane("k", "-11,-4^ -6.5,-6 -1.4,-3.2^ -3,-1 -8,-1.2", "11,-4^ 6.5,-6 1.4,-3.2^ 3,-1 8,-1.2")
    if eye:
        f.plane(eye, "-8.6,-3.3^ -5.6,-4.6 -3.2,-2.7^ -5.6,-1.9", "3.6,-2.8^ 5.8,-4.3 8.2,-3.4^ 5.8,-2.1")
        if eye == "l":
            f.plane("k", disc(-5.3, -3.3, 1.1), disc(5.8, -3.3, 1.1))
    f.cut("k", f"-12,{-6.5 - brow * .6} -6.5,{-8.6 + brow * .2} -.8,{-5 + brow}", f"12,{-6.5 - brow * .6} 6.5,{-8.6 + brow * .2} .8,{-5 + brow}", w=2.3, end=2.2)
    f.plane("k", "^1,-5 3.2,4 4.8,6.6 1.4,8.4 -3.2,7.4 -2.4,6.2 1.2,6.8 1.6,3.6")
    m = {"firm": "-5.4,12.2 0,11.2 5.6,12.4", "smirk": "-4.6,12.8 1,12.6 6.8,9.8", "frown": "-5.6,13.6 0,11.2 5.8,13.8", "soft": "-4.2,11.8 0,12.2 4.4,11.6"}
    if mouth in m:
        f.cut("k", m[mouth], w=2)
        f.cut("k", "-2.6,15.4 0,15.8 2.8,15.4", w=1.3)
    elif mouth == "lips":
        f.plane("k", "-4,11.6^ -1.4,10.2 0,10.8 1.4,10.2 4,11.6^ 0,14.4")
        f.cut(light, "-2.4,12.4 0,12.7 1.4,12.4", w=.8)
    elif mouth in ("grin", "roar"):
        b = 15 if mouth == "grin" else 18
        f.plane("k", f"-7,10.4^ 0,11 7,10^ 5,{b - 1} 0,{b} -5,{b - 1}")
        f.plane("l", "^-5.8,11.2 0,11.9 5.4,11 4.6,12.6 0,13.3 -4.8,12.8")
        f.cut("k", "-3,11 -3,13.6", "0,11 0,14", "3,11 3,13.6", w=.6, fine=True)
    if old:
        f.cut("k", "-9.6,2.4 -6.4,6.4 -6.6,11.4", "-10.6,-.4 -7,1.4 -3.4,.2", "-6,-14 -1,-12.6 3,-13.8", "-5,-11.4 -1,-10.6 2,-11.2", w=1, fine=True)
    elif shade:
        f.cut("k", "-11.6,2 -8.6,5.4 -7.4,10", w=1.4, fine=True)
    f.place()


def fair(f: Block, x: float = 50, y: float = 36, s: float = 1, wide: float = .88, brow: float = 0, mouth: str = "lips", eye: str = "g", base: str = "m", light: str = "l") -> None:
    """A softer face: wide eyes with lashes, small nose, full mouth, little shadow. Same size and place as `face`."""
    f.place(scale=s * wide, sy=s, dx=x, dy=y)
    f.form(base, sym("0,-21 9,-18 13.2,-9 12.8,0 10,9 5,16.6 0,20", 0), comb=(.24, 5), angle=8)
    f.plane(light, "0,-20 -8.5,-17 -12,-9 -11.6,0 -9,8.6 -4.6,15.6 0,18.8 3.4,17.2^ 2.4,14.6^ 5,11^ 2.6,9^ 6,5^ 2.4,4^ 1.4,-3^ 4,-7^ 11,-10^ 8,-17")
    f.plane("k", "-11.4,-4.2^ -7,-7.2 -2.4,-3.4^ -6.6,-4.4", "11.4,-4.2^ 7,-7.2 2.4,-3.4^ 6.6,-4.4", "-11.4,-4.2^ -13.2,-6.4^ -9,-5.6^", "11.4,-4.2^ 13.2,-6.4^ 9,-5.6^")
    f.plane("l", "-10,-3.8^ -6.6,-5.4 -2.8,-3^ -6.4,-1.2", "10,-3.8^ 6.6,-5.4 2.8,-3^ 6.4,-1.2")
    f.plane(eye, disc(-6.2, -3.4, 2.2), disc(6.2, -3.4, 2.2))
    f.plane("k", disc(-6.2, -3.4, 1.1), disc(6.2, -3.4, 1.1))
    f.cut("k", "-9.6,-2.4 -6.4,-.6 -3,-2", "9.6,-2.4 6.4,-.6 3,-2", w=.8)
    f.cut("k", f"-12.4,{-8 - brow * .6} -7.4,{-10.4 + brow * .2} -1.8,{-7.6 + brow}", f"12.4,{-8 - brow * .6} 7.4,{-10.4 + brow * .2} 1.8,{-7.6 + brow}", w=1.7, end=1)
    f.plane("k", "^1.6,1 3.2,5.4 1.2,7 -2,6.4 .6,5.8")
    if mouth == "lips":
        f.plane("d", "-4.2,11.2^ -1.5,9.7 0,10.4 1.5,9.7 4.2,11.2^ 0,14.2")
        f.cut("k", "-4.8,11.2 0,11.8 4.8,11.2", w=1)
        f.cut("k", "-1.6,15.6 0,16 1.6,15.6", w=.9)
    else:
        f.cut("k", {"smirk": "-4,12 1,12.4 6,10", "firm": "-4.6,11.6 0,11 4.8,11.6"}[mouth], w=1.8)
        f.cut("k", "-2,14.4 0,14.8 2,14.4", w=1.1)
    f.place()


def turned(f: Block, x: float = 50, y: float = 36, s: float = 1, wide: float = 1, brow: float = 0, mouth: str | None = "-8.4,12.4 -4,11.6 3,13", eye: str = "l", old: bool = True, jaw: float = 0, nose: float = 0, blind: str | None = None) -> None:
    """A gaunt face in three quarters, looking left: hooked nose, hollow cheek. Eyes at y - 3 s."""
    f.place(scale=s * wide, sy=s, dx=x, dy=y)
    f.form("m", f"0,-21 9,-18.5 13.6,-10 13.6,0 12,8 7,{16 + jaw} 0,{20.5 + jaw} -6,{19 + jaw} -9,13 -9.6,7 -11.6,2 -10.6,-3.6 -12,-9 -8.6,-17", comb=(.34, 7), angle=8)
    f.plane("l", f"-1,-20 -8,-16.2 -11,-9 -9.7,-3.6 -10.6,2 -8.6,7 -8,13 -5.4,{18 + jaw} 0,{19.2 + jaw}^ 3,18^ .6,15^ 4,12^ 1,9^ 4.4,5^ 7,1^ 1,.4^ -1,-3^ 4,-7^ 10,-11^ 6,-17^")
    f.plane("k", "-10.2,-3.8^ -8,-6 -4.8,-3^ -6,-.8 -9,-1", "-1.8,-3.4^ 2.6,-6.2 8.4,-4^ 5.4,-.6 1,-.8")
    if eye:
        if blind != "left":
            f.plane(eye, "-9.4,-3.2^ -7.6,-4.8 -5.6,-2.8^ -7.6,-1.6")
        if blind != "right":
            f.plane(eye, "-.4,-3^ 2.8,-5 6.6,-3.5^ 3,-1.5")
        if eye == "l":
            f.plane("k", *([disc(-8, -3.2, 1)] if blind != "left" else []), *([disc(2, -3.3, 1.2)] if blind != "right" else []))
    f.cut("k", f"-11.8,-6.8 -8,{-8.6 + brow * .3} -4.4,{-6 + brow}", f"10,{-7 - brow * .5} 4,{-9 + brow * .2} -2,{-6 + brow}", w=2.3, end=1.4)
    f.plane("k", f"^-2.6,-5 -1.6,1 -.4,4.4 -2.4,{7.8 + nose} -7.6,{8 + nose} -9.4,{5.4 + nose} -6.6,{6.4 + nose} -3.4,{5.6 + nose} -3,2")
    f.cut("k", f"-5.2,-4 -6.4,1 -9.6,{5.6 + nose}", w=1, fine=True)
    if mouth:
        f.cut("k", mouth, w=2)
        f.cut("k", "-6,15.6 -3,15.8 0,15.6", w=1.2)
    if old:
        f.cut("k", "10.6,-1 8,5 4,9", "-9.2,8 -7.6,9.6 -8,12", "0,1.4 3.6,2.4 7,.6", "-7,-13 -1,-14 5,-12.6", "-6.4,-16 -1,-16.6 3,-15.6", w=1.1, fine=True)
    f.place()


def broad(f: Block, x: float = 50, y: float = 40, s: float = 1, brow: float = 2, base: str = "m") -> None:
    """A heavy face: low brow, small eyes, flat nose, thick jaw; the mouth is left to the figure."""
    f.place(scale=s, dx=x, dy=y)
    f.form(base, sym("0,-20 9,-18 13,-9 15,2 17,11 13,19 0,22.5", 0), comb=(.3, 8), angle=6)
    f.plane("l", "-1,-19 -8.4,-17 -12,-9 -14,2 -15.8,11 -12,17.6 -2,21^ 0,17^ 3,15^ -1,12^ 2,7^ -1,4^ 1,-2^ -1,-7^ 6,-10^ 6,-17^")
    f.plane("k", "-12,-3^ -7,-5.6 -2.4,-2^ -5,.6 -9.6,.4", "12,-3^ 7,-5.6 2.4,-2^ 5,.6 9.6,.4")
    f.cut("k", f"-13.4,{-5 - brow * .4} -7,-7.4 -.6,{-4.4 + brow}", f"13.4,{-5 - brow * .4} 7,-7.4 .6,{-4.4 + brow}", w=2.8, end=2.4)
    f.plane("k", "-5.4,6.4^ -3,4.2 -1.4,6.6 1.4,6.6 3,4.2 5.4,6.4^ 4,8.4 0,7.6 -4,8.4", "^1.6,-2 3.4,3 2,5 1,2")
    f.place()


def skull(f: Block, x: float = 50, y: float = 36, s: float = 1, eye: str | None = "g", jaw: bool = True, base: str = "l") -> None:
    """A bare skull from the front."""
    f.place(scale=s, dx=x, dy=y)
    if jaw:
        f.form(base, sym("0,12 8,11 10.5,7 10,15 6,21 0,22.5", 0), comb=(.3, 6), angle=5)
    f.form(base, sym("0,-22 10,-19.5 16,-11 15.5,-1 12.5,5 11.5,9 7.5,10.5 6.5,15^ 0,15.6", 0), comb=(.3, 9), angle=8)
    f.plane("m", "3,-21 11,-17 14.6,-9 13.6,-1 12,4^ 13,-4 10,-12^")
    f.plane("k", "-12.5,-5^ -7,-8.5 -2,-4.5^ -2.6,2 -7.5,4.2 -11.5,1.6", "12.5,-5^ 7,-8.5 2,-4.5^ 2.6,2 7.5,4.2 11.5,1.6", "0,2^ 2.6,7.4^ .2,6.4^ -2.6,7.4^")
    if eye:
        f.plane(eye, disc(-6.6, -1.6, 2), disc(6.6, -1.6, 2))
    f.cut("k", *[f"{x},10.6 {x * 1.02},15.8" for x in (-5, -2.5, 0, 2.5, 5)], w=.9, start=.5, end=.5)
    f.cut("k", "-7,15.6 0,16.6 7,15.6", w=1.3)
    if jaw:
        f.cut("k", *[f"{x},16.6 {x},20" for x in (-3.6, -1.2, 1.2, 3.6)], w=.7, fine=True)
    f.cut("k", "4,-20 2,-15 5,-12 3,-8", "-13,3 -9,7 -8,11", w=1, fine=True)
    f.place()


def eyes(f: Block, x: float, y: float, gap: float, w: float, h: float, tilt: float = 0, tone: str = "g", ink: float = 1.4, pupil: float = .34, cat: bool = False, only: int | None = None) -> None:
    """Two almond eyes; tilt above zero lifts the outer corners. `only` -1 or 1 draws one."""
    for k in (-1, 1) if only is None else (only,):
        c = x + k * gap
        f.plane("k", f"{c + k * (w + ink)},{y - tilt - .4}^ {c},{y - h - ink} {c - k * (w + ink)},{y + tilt + .4}^ {c},{y + h + ink * .7}")
        f.plane(tone, f"{c + k * w},{y - tilt}^ {c},{y - h} {c - k * w},{y + tilt}^ {c},{y + h}")
        if pupil:
            f.plane("k", disc(c, y, w * pupil * (.5 if cat else 1), h * (.9 if cat else min(1, w * pupil / h))))


def eyeball(f: Block, x: float, y: float, r: float, tone: str = "g", dx: float = 0, dy: float = 0, slit: bool = False) -> None:
    """A bare eye looking towards dx, dy."""
    f.form("l", disc(x, y, r), comb=None if f.small else .24)
    f.plane(tone, disc(x + dx * r, y + dy * r, r * .64))
    f.plane("k", disc(x + dx * r, y + dy * r, r * (.16 if slit else .32), r * .5 if slit else None))
    if not f.small:
        f.plane("l", disc(x + dx * r - r * .28, y + dy * r - r * .3, r * .16))


def fur(f: Block, y: float = 66, tone: str = "m", seed: int = 4) -> None:
    """A fur mantle over the shoulders."""
    f.form(tone, tufts(f"2,102 6,{y + 14} 24,{y} 40,{y - 6} 60,{y - 6} 76,{y} 94,{y + 14} 98,102", 14, 6, .1, seed)
           + points(f"78,106^ 68,{y + 26} 50,{y + 14}^ 32,{y + 26} 22,106^"), comb=(.3, 18), angle=40)
    f.cut("l", f"8,{y + 22} 14,{y + 10}", f"18,{y + 16} 24,{y + 6}", f"30,{y + 12} 36,{y + 2}", f"14,{y + 30} 19,{y + 22}", f"44,{y + 10} 46,{y + 1}", w=2.4)
    f.cut("k", f"56,{y + 9} 56,{y}", f"68,{y + 13} 64,{y + 3}", f"78,{y + 19} 73,{y + 8}", f"26,{y + 22} 30,{y + 14}", w=2)


def beard(f: Block, top: float, tip: float, wide: float, tone: str = "d", n: int = 5, long: float = 7, seed: int = 2, lt: str = "m") -> None:
    """A beard hung from the cheeks, with a mouth left for the moustache."""
    s = points(f"{50 - wide},{top}^ {50 - wide * .5},{top + 7} 50,{top + 8} {50 + wide * .5},{top + 7} {50 + wide},{top}^ {50 + wide * 1.04},{top + (tip - top) * .4}^")
    s += tufts(f"{50 + wide * 1.02},{top + (tip - top) * .42} {50 + wide * .62},{tip - 6} 50,{tip} {50 - wide * .62},{tip - 6} {50 - wide * 1.02},{top + (tip - top) * .42}", n, long, 0, seed)[1:-1]
    s += points(f"{50 - wide * 1.04},{top + (tip - top) * .4}^")
    f.form(tone, s, lit=(.36, .12), lt=lt, comb=(.34, 9), angle=75, gap=3.6)


def moustache(f: Block, y: float, wide: float = 13, tone: str = "d", drop: float = 6, lt: str = "m") -> None:
    """A moustache that hangs by `drop` at its ends."""
    half = f"50,{y - 2}^ 56,{y - 2.6} {50 + wide * .8},{y + 1} {50 + wide},{y + drop}^ {50 + wide * .5},{y + 4.4} 50,{y + 2.4}^"
    f.form(tone, half, comb=.5)
    f.form(tone, mirror(half), lit=(.6, .1), lt=lt)


def braid(f: Block, x: float, y: float, n: int, w: float, tone: str, h: float = 7, lt: str | None = None, ring: str = "m") -> None:
    """A braid as one form with cuts, a ring and a tail."""
    right = [(x + w * (1 if i % 2 else .72), y + i * h / 2, False) for i in range(2 * n + 1)]
    end = y + n * h
    f.form(tone, right + [(2 * x - px, py, k) for px, py, k in right[::-1]], comb=.4, lit=(.36, .1) if lt else None, lt=lt or "l")
    for i in range(0, n, 2 if f.small else 1):
        a = y + i * h + h * .2
        f.cut("k", f"{x - w * .9},{a} {x},{a + h * .55} {x + w * .2},{a + h * .9}", f"{x + w * .9},{a + h * .3} {x + w * .3},{a + h * .6} {x},{a + h * .9}", w=1.4)
    f.form(tone, [(x - w * .7, end + 1, True), (x - w, end + 9, True), (x - w * .2, end + 7, True), (x + w * .3, end + 11, True), (x + w, end + 8, True), (x + w * .7, end + 1, True)], comb=.4)
    f.form(ring, f"^{x - w * .9},{end - 2} {x + w * .9},{end - 2} {x + w * .9},{end + 2.4} {x - w * .9},{end + 2.4}", comb=.4)


def fangs(f: Block, *at: tuple[float, float, float, float], tone: str = "l") -> None:
    """Teeth: (x, y, width, length), length below zero points up."""
    f.plane(tone, *[[(x - w / 2, y, True), (x, y + h, True), (x + w / 2, y, True)] for x, y, w, h in at])


def horn(f: Block, shape: Shape, tone: str = "m", bands: Sequence[str] = (), **how: Unpack[Solid]) -> None:
    """A horn and its mirror image; bands are cuts across it."""
    for side in (shape, mirror(shape)):
        f.form(tone, side, **how)
    for b in bands:
        f.cut("k", b, mirror(b), w=1.4)
