"""Tableaux: a whole picture of a game's own figures in a pool of light, for its cover and its end plates.

A tableau is a sky, what stands far off, a lamp with its rays, those who lurk (dark, but for what glows in them) and
those who stand in the light. It is a file of its own that fetches nothing, so a page shows it as an image."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .sprite import Figures

WIDE, TALL = 480, 270
GLOW = ((0, 0.85), (0.45, 0.34), (1, 0))  # how far from the lamp, and how bright


class Stand(NamedTuple):
    """Someone in the picture: the middle of the box, how large, looking the other way or not. Who lurks is dark."""

    id: str
    x: float
    y: float
    size: float
    flip: bool = False
    lurks: bool = False


class Lamp(NamedTuple):
    x: float
    y: float
    r: float
    colour: str = "#ffb84d"
    rays: str = "#f7c873"


class Tableau(NamedTuple):
    """`draw` is what stands far off, as markup; `ink` is the tone of whoever lurks; `floor`: of the ground in front."""

    sky: tuple[str, str]
    lamp: Lamp
    draw: Callable[[], str]
    stands: tuple[Stand, ...]
    ink: str = "#120c09"
    floor: str = "#1a110b"

    def markup(self, figures: Figures) -> str:
        """The whole file."""
        symbols, style = figures.inlined(map(_symbol, self.stands))
        lurking = "".join(f"--t{letter}:{self.ink};" for letter in "mlads")
        edge = "".join(f"--t{letter}:{self.ink};" for letter in "mlgads")
        style += f".lurks{{{lurking}--k:#060403}}.edge{{{edge}--k:{self.ink};--sw:5;--cuts:none}}"
        (top, foot), (x, y, r, colour, _) = self.sky, self.lamp
        stops = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{o}"/>' for at, o in GLOW)
        lurkers, lit = ("".join(_stand(one) for one in self.stands if one.lurks is dark) for dark in (True, False))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" preserveAspectRatio="xMidYMax slice">'
            f"<style>{style}</style><defs>{symbols}"
            f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
            f'</linearGradient><radialGradient id="lit">{stops}</radialGradient>'
            f'<linearGradient id="foot" x2="0" y2="1"><stop stop-color="{self.floor}" stop-opacity="0"/>'
            f'<stop offset=".6" stop-color="{self.floor}"/></linearGradient></defs>'
            f'<path fill="url(#sky)" d="M0 0H{WIDE}V{TALL}H0z"/>{self.draw()}{rays(self.lamp)}'
            f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="url(#lit)"/>{lurkers}'
            f'<path fill="url(#foot)" d="M0 110H{WIDE}V{TALL}H0z" opacity="{0.95 if lurkers else 0.6}"/>{lit}'
            f'<path fill="url(#foot)" d="M0 {TALL - 40}H{WIDE}V{TALL + 40}H0z" opacity=".8"/></svg>'
        )


def _symbol(one: Stand) -> str:
    """Whoever stands in the light, as a bust; in the dark fewer cuts are enough."""
    return f"{'t' if one.lurks else 'b'}-{one.id}"


def _stand(one: Stand) -> str:
    half = one.size / 2
    at = f'href="#{_symbol(one)}" x="{-half:g}" y="{-half:g}" width="{one.size:g}" height="{one.size:g}"'
    turn = f"translate({one.x:g} {one.y:g})" + (" scale(-1 1)" if one.flip else "")
    if one.lurks:
        return f'<g transform="{turn}" class="lurks"><use {at}/></g>'
    return f'<g transform="{turn}"><use class="edge" {at}/><use {at}/></g>'


# -- what stands far off ---------------------------------------------------------------------------------------------
def rays(lamp: Lamp, many: int = 30) -> str:
    """Cut with a gouge, from the lamp outward, now long and now short."""
    x, y, r, _, colour = lamp
    drawn = ""
    for nth in range(many):
        a = radians(360 * nth / many + 3)
        wide = radians(2.6 if nth % 2 else 1.7)
        near, far = r * (0.34 if nth % 2 else 0.5), r * (2.3 if nth % 2 else 1.7)
        tip = f"{x + cos(a) * near:.0f} {y + sin(a) * near:.0f}"
        ends = " ".join(f"{x + cos(b) * far:.0f} {y + sin(b) * far:.0f}" for b in (a - wide, a + wide))
        drawn += f"M{tip} {ends}z"
    return f'<path fill="{colour}" opacity=".2" d="{drawn}"/>'


def area(fill: str, d: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{f" {more}" if more else ""}/>'


def spires(fill: str, foot: float, at: Iterable[tuple[float, float, float]], lit: str = "") -> str:
    """Towers with pointed roofs: where, how wide, how high; some windows are lit."""
    walls, windows, luck = "", "", Random(7)
    for x, wide, high in at:
        roof = high * 0.3
        walls += f"M{x:g} {foot:g}v{-high + roof:g}l{-wide * 0.14:g} 0l{wide * 0.64:g} {-roof:g}"
        walls += f"l{wide * 0.64:g} {roof:g}l{-wide * 0.14:g} 0v{high - roof:g}z"
        for _ in range(int(high / 26)):
            wx, wy = x + wide * luck.uniform(0.2, 0.7), foot - luck.uniform(0.06, 0.62) * high
            windows += f"M{wx:.0f} {wy:.0f}v-6a2.500 3 0 0 1 5 0v6z"
    return area(fill, walls) + (area(lit, windows, 'opacity=".9"') if lit else "")


def peaks(fill: str, foot: float, seed: int, high: float, step: float = 60, snow: str = "") -> str:
    """A range of mountains, with snow on the side of the light."""
    luck, d, caps, x = Random(seed), f"M-10 {foot:g}", "", -10.0
    while x < WIDE + 10:
        rise, wide = high * luck.uniform(0.55, 1), step * luck.uniform(0.8, 1.3)
        top = (x + wide * 0.5, foot - rise)
        d += f"L{top[0]:.0f} {top[1]:.0f}L{x + wide:.0f} {foot - rise * luck.uniform(0.2, 0.45):.0f}"
        if snow:
            caps += (
                f"M{top[0]:.0f} {top[1]:.0f}l{-wide * 0.13:.0f} {rise * 0.26:.0f}l{wide * 0.07:.0f} {-rise * 0.05:.0f}"
            )
            caps += f"l{wide * 0.03:.0f} {rise * 0.13:.0f}l{wide * 0.06:.0f} {-rise * 0.14:.0f}z"
        x += wide
    return area(fill, f"{d}L{WIDE + 10} {foot:g}z") + (area(snow, caps) if snow else "")


def arch(fill: str, line: str, x: float, foot: float, wide: float, high: float, thick: float = 26) -> str:
    """A gate of cut stones with nothing inside."""
    r, ro = wide / 2, wide / 2 + thick
    spring = foot - high + r
    ring = f"M{x - ro:g} {foot:g}V{spring:g}A{ro:g} {ro:g} 0 0 1 {x + ro:g} {spring:g}V{foot:g}h{-thick:g}V{spring:g}"
    ring += f"A{r:g} {r:g} 0 0 0 {x - r:g} {spring:g}V{foot:g}z"
    joints = ""
    for nth in range(1, 11):
        a = radians(180 + nth * 180 / 11)
        joints += f"M{x + cos(a) * r:.1f} {spring + sin(a) * r:.1f}L{x + cos(a) * ro:.1f} {spring + sin(a) * ro:.1f}"
    for nth in range(1, int((foot - spring) / 22) + 1):
        y = spring + nth * 22
        joints += f"M{x - ro:g} {y:g}h{thick:g}M{x + r:g} {y:g}h{thick:g}"
    return (
        area(fill, ring, f'stroke="{line}" stroke-width="3"')
        + f'<path fill="none" stroke="{line}" stroke-width="2" d="{joints}"/>'
    )


def stones(fill: str, seed: int = 3, rows: int = 9, gap: float = 4) -> str:
    """A wall of rough blocks over the whole picture."""
    luck, d, high = Random(seed), "", TALL / rows
    for row in range(rows):
        x = -luck.uniform(0, 40)
        while x < WIDE:
            wide = luck.uniform(34, 78)
            if luck.random() < 0.75:
                d += f"M{x + gap:.0f} {row * high + gap:.0f}h{wide - gap:.0f}v{high - gap:.0f}h{gap - wide:.0f}z"
            x += wide
    return area(fill, d)


def moon(x: float, y: float, r: float, fill: str, spot: str) -> str:
    """Full, with two dark seas and a halo."""
    seas = f"M{x - r * 0.5:g} {y - r * 0.2:g}a{r * 0.2:g} {r * 0.17:g} 0 1 0 .1 0z"
    seas += f"M{x + r * 0.3:g} {y + r * 0.25:g}a{r * 0.24:g} {r * 0.18:g} 0 1 0 .1 0z"
    rings = ((1.7, 0.08), (1.35, 0.12), (1, 1))
    discs = (f'<circle cx="{x:g}" cy="{y:g}" r="{r * k:g}" fill="{fill}" opacity="{o:g}"/>' for k, o in rings)
    return "".join(discs) + area(spot, seas)


__all__ = ["Lamp", "Stand", "Tableau", "arch", "area", "moon", "peaks", "rays", "spires", "stones"]
