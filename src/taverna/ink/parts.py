"""Shoulders, hands and weapons that figures share: drawn about their own origin; weapons are placed with `f.place`."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Unpack

from .kit import Block, Solid
from .shapes import Shape, disc, line, sym


def sword(f: Block, long: float = 44, w: float = 3, guard: float = 8, tone: str = "d", hilt: str = "a") -> None:
    """A sword that stands up from its hilt."""
    f.form("k", "^-1.4,-4 1.4,-4 1.4,8 -1.4,8")
    f.form(tone, f"^0,{-long} {w},{-long + 7} {w},-4 {-w},-4 {-w},{-long + 7}")
    f.plane("l", f"^0,{-long + 2} {-w + .5},{-long + 7.4} {-w + .5},-5 -.4,-5")
    f.form(hilt, f"^{-guard},-5.6 {guard},-5.6 {guard - 1.5},-2.4 {-guard + 1.5},-2.4")
    f.form("m", disc(0, 9, 2.4))


def dagger(f: Block, long: float = 26, w: float = 2.8, hilt: str = "a") -> None:
    """A dagger that stands up from its hilt."""
    f.form("k", "^-1.6,0 1.6,0 1.4,9 -1.4,9")
    f.form("d", f"-{w},-1^ -{w + .4},{-long * .6} 0,{-long}^ {w + .4},{-long * .6} {w},-1^")
    f.plane("l", f"-{w - .5},-1.6^ -{w},{-long * .58} -.2,{-long + 2.5}^ -.4,-1.6^")
    f.form(hilt, "^-5,-2 5,-2 4,1 -4,1")
    f.form("m", disc(0, 10, 1.9))


def axe(f: Block, long: float = 52, size: float = 1, double: bool = False, tone: str = "d") -> None:
    """An axe that stands up from the hand."""
    f.form("m", f"^-1.7,{-long - 3} 1.7,{-long - 3} 1.7,10 -1.7,10")
    for flip in ([False, True] if double else [False]):
        k = -1 if flip else 1
        y, z = -long, size
        f.form(tone, f"{-1.7 * k},{y - 3 * z}^ {-9 * z * k},{y - 7 * z} {-15 * z * k},{y - 11 * z}^ {-18 * z * k},{y + 2 * z} {-14 * z * k},{y + 14 * z}^ {-9 * z * k},{y + 8 * z} {-1.7 * k},{y + 6 * z}^")
        f.plane("l", f"{-14.4 * z * k},{y - 9 * z}^ {-17 * z * k},{y + 2 * z} {-13.6 * z * k},{y + 12 * z}^ {-14.2 * z * k},{y + 1 * z}")


def staff(f: Block, top: float = -50, foot: float = 46, w: float = 1.5) -> None:
    """A staff through the hand."""
    f.form("m", f"^-{w},{top} {w},{top} {w * 1.1},{foot} -{w * 1.1},{foot}")
    f.plane("l", f"^-{w - .3},{top + 2} -.2,{top + 2} -.2,{foot - 4} -{w - .3},{foot - 4}")


def spear(f: Block, top: float = -52, foot: float = 46) -> None:
    """A spear through the hand."""
    staff(f, top + 10, foot, 1.3)
    f.form("d", f"0,{top - 6}^ 4.6,{top + 4} 1.6,{top + 12}^ -1.6,{top + 12}^ -4.6,{top + 4}")
    f.plane("l", f"-.3,{top - 3.5}^ -3.6,{top + 4} -1.2,{top + 11}^ -.3,{top + 11}^")


def hammer(f: Block, long: float = 46, size: float = 1, tone: str = "d") -> None:
    """A hammer that stands up from the hand."""
    f.form("m", f"^-1.9,{-long} 1.9,{-long} 1.9,12 -1.9,12")
    z, y = size, -long
    f.form(tone, f"^{-13 * z},{y - 8 * z} {13 * z},{y - 8 * z} {15 * z},{y - 5 * z} {15 * z},{y + 5 * z} {13 * z},{y + 8 * z} {-13 * z},{y + 8 * z} {-15 * z},{y + 5 * z} {-15 * z},{y - 5 * z}", comb=.3, angle=0)
    f.plane("l", f"^{-13 * z},{y - 6.6 * z} {9 * z},{y - 6.6 * z} {6 * z},{y - 3.4 * z} {-13 * z},{y - 3.4 * z}")


def bow(f: Block, tall: float = 38, bend: float = 17) -> None:
    """A bow bent to the left."""
    f.form("m", f"0,{-tall}^ {-bend * .55},{-tall * .72} {-bend},{-tall * .2} {-bend * .86},0 {-bend},{tall * .2} {-bend * .55},{tall * .72} 0,{tall}^ {-bend * .4},{tall * .7} {-bend * .72},{tall * .2} {-bend * .6},0 {-bend * .72},{-tall * .2} {-bend * .4},{-tall * .7}")
    f.cut("l", f"0,{-tall} 0,0 0,{tall}", w=.9, start=.9, end=.9)


def shield(f: Block, r: float = 24, tone: str = "a", boss: str = "l") -> None:
    """A round shield."""
    f.form("d", disc(0, 0, r), comb=(.3, 6), rim=2)
    f.form(tone, disc(0, 0, r * .8), comb=(.42, 11))
    f.form(boss, disc(0, 0, r * .24), comb=.4)


def shoulders(f: Block, tone: str = "a", y: float = 62, wide: float = 44, **how: Unpack[Solid]) -> None:
    """The slope of neck and shoulders down to the foot of the bust."""
    s = sym(f"50,{y - 6}^ 58,{y - 4} {50 + wide * .66},{y + 5} {50 + wide * .95},{y + 17} {50 + wide},106^ 50,106^")
    f.form(tone, s, **how)


def rays(f: Block, tone: str, x: float, y: float, r0: float, r1: float, n: int, w: float = 2.6, a0: float = 0, a1: float = 360, wave: float = .25) -> None:
    """Wedges about a point, broad at the outside: auras, haloes, suns."""
    out = []
    for i in range(n):
        a = radians(a0 + (a1 - a0) * (i + .5) / n)
        far = r1 * (1 - wave * (i % 2))
        out.append([(x + cos(a) * r0, y + sin(a) * r0, True), (x + cos(a) * far - sin(a) * w / 2, y + sin(a) * far + cos(a) * w / 2, True),
                    (x + cos(a) * far + sin(a) * w / 2, y + sin(a) * far - cos(a) * w / 2, True)])
    f.plane(tone, *out)


def fist(f: Block, tone: str = "m", glove: bool = False) -> None:
    """A fist about 12 wide closed round something that stands up from it."""
    f.form(tone, "-7,-5^ 0,-6.5 7,-5 8,3 5,9^ 4,24^ -6,24^ -6,9^ -8,3", lit=None if glove else (.4, .1), comb=.35)
    f.cut("k", "-6,-1.5 -1,-.6 5,-1.6", "-6.4,2 -1,3 5,2", "-5,5.6 -1,6.4 4,5.4", w=1.1)


def finger(f: Block, shape: Shape, w: float = 5, tone: str = "l", comb: float | None = .3) -> None:
    """A finger, a claw, a tentacle: a cut with body."""
    f.form(tone, line(shape, w, w * .9, w * .3), comb=comb)


def harness(f: Block, x0: float = 30, x1: float = 72, y: float = 72, tone: str = "k", studs: str = "l") -> None:
    """A strap across the chest with studs, a seam and a buckle: for torsos that are too empty."""
    f.form(tone, f"^{x0},{y} {x0 + 9},{y - 3} {x1 + 8},108 {x1 - 4},108")
    for i in range(1, 5):
        t = i / 5
        f.plane(studs, disc(x0 + 4 + (x1 - x0) * t, y + (106 - y) * t, 1.7))
    f.form("m", [(px + (x0 + x1) / 2 + 2, py + (y + 104) / 2, k) for px, py, k in sym("0,-6^ 6,-4 6,4 0,6^", 0)], comb=.4)
    f.plane("k", disc((x0 + x1) / 2 + 2, (y + 104) / 2, 2.6))


def quilt(f: Block, y: float = 76, tone: str = "k") -> None:
    """Stitched lines of a padded coat."""
    f.cut(tone, f"26,{y + 4} 36,{y + 14} 40,106", f"40,{y} 46,{y + 14} 48,106", f"60,{y} 55,{y + 14} 54,106", f"74,{y + 4} 65,{y + 14} 62,106", w=1.8)
    f.cut("m", f"24,{y + 5} 34,{y + 15} 38,106", f"38,{y + 1} 44,{y + 15} 46,106", w=1.3, fine=True)


def gem(f: Block, x: float, y: float, s: float = 1, tone: str = "g", rot: float = 0) -> None:
    """A cut stone that hangs in the air."""
    f.place(dx=x, dy=y, scale=s, rot=rot)
    f.form(tone, "^0,-11 6,-3 4.6,6 0,11 -4.6,6 -6,-3", comb=.4)
    f.plane("l", "^0,-9 -.6,8 -3.8,5 -5,-2.6")
    f.cut("k", "-5,-3 0,-1.4 5,-3", w=1)
    f.place()
