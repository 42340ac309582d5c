"""The block that figures are cut in, and the figure.

Seven tones from four pigments: k ink, m mid, l light (each figure brings its own pair: skin, fur, steel), a accent
(the seat's colour), g glow; d (dark) and s (accent in shade) are mixed from them. Every solid is made in the same
steps: `form` fills and outlines it, `lit` gives it a lantern side, `comb` wedges of ink from its shadow side, `rim`
thin light; `plane` and `cut` do the rest. Cuts are pointed at both ends. Eyes are the lightest or the most coloured
thing in a face.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from .shapes import Point, Shape, flat, lantern_side, line, moved, path, points, rims, wedges

Kind = Literal["hero", "foe", "boss", "summon", "prop"]
Legs = Literal["trousers", "tunic", "bare", "robe", "gown", "tatters", "greaves", "bones", "coat", "stone", "paws"]
FOE = "#8f2f36"
"""What foes wear who belong to no seat."""


TINY = 7.5
"""A solid of a token that is no wider than this, three pixels on a board, needs no shading."""


class Solid(TypedDict, total=False):
    """How a solid is cut; see `Block.form`."""

    lit: tuple[float, float] | float | None
    comb: tuple[float, float] | float | None
    rim: float | None
    angle: float
    lt: str
    gap: float | None
    rt: str
    line: bool


class Place(TypedDict, total=False):
    """Where things go; see `shapes.moved`."""

    scale: float
    dx: float
    dy: float
    rot: float
    flip: bool
    sy: float | None


class Block:
    """Layers from back to front. `small` leaves out what a board cannot show."""

    def __init__(self, seed: int, small: bool = False, fit: float = 1) -> None:
        self.small = small
        self.fit = fit
        self.seed = seed
        self.layers: list[tuple[str, list[str]]] = []
        self.solids: list[list[Point]] = []
        self._place: Place = {}

    def place(self, **how: Unpack[Place]) -> None:
        """Everything drawn until the next `place` is moved so."""
        self._place = how

    def _placed(self, shape: Shape) -> list[Point]:
        found = moved(shape, **self._place) if self._place else points(shape)
        return found if self.fit == 1 else moved(found, self.fit, 50 * (1 - self.fit), 100 * (1 - self.fit))

    def _add(self, tone: str, *shapes: list[Point], shading: bool = False) -> None:
        drawn = [path(shape, digits=self._digits(shape, shading)) for shape in shapes if len(shape) > 2]
        if drawn and self.layers and self.layers[-1][0] == tone and "o" not in tone:
            self.layers[-1][1].extend(drawn)
        elif drawn:
            self.layers.append((tone, drawn))

    def _digits(self, shape: list[Point], shading: bool) -> int:
        """In a token whole units do for shading and for whatever is large: half a unit is a quarter of a pixel."""
        return 0 if self.small and (shading or _narrow(shape) > 12) else 1

    def form(
        self,
        tone: str,
        shape: Shape,
        lit: tuple[float, float] | float | None = None,
        comb: tuple[float, float] | float | None = None,
        rim: float | None = None,
        angle: float = 20,
        lt: str = "l",
        gap: float | None = None,
        rt: str = "l",
        line: bool = True,
    ) -> None:
        """A solid: filled and outlined; then its lantern side (`lit`: up to which share, teeth; in the tone `lt`), its
        wedges of shadow (`comb`: depth, at most how long) and its rim (in the tone `rt`). `angle` turns the
        hatching."""
        placed = self._placed(shape)
        self.seed += 1
        wide = 2 if self.small else 1
        self._add(tone + (" o" if line else ""), placed)
        if line:
            self.solids.append(placed)
        if self.small and _narrow(placed) < TINY:
            return
        if lit:
            upto, tooth = lit if isinstance(lit, tuple) else (lit, 0.14)
            self._add(lt, lantern_side(placed, upto, tooth, angle, (gap or 3.2) * wide, self.seed), shading=True)
        if comb:
            depth, most = comb if isinstance(comb, tuple) else (comb, 99)
            self._add("k", *wedges(placed, depth, angle, (gap or 2.7) * wide, self.seed, most), shading=True)
        if rim:
            self._add(rt, *rims(placed, rim * (1.3 if self.small else 1)), shading=True)

    def plane(self, tone: str, *shapes: Shape) -> None:
        """Flat planes without outline."""
        self._add(tone, *map(self._placed, shapes))

    def cut(
        self, tone: str, *lines: Shape, w: float = 1.6, start: float = 0, end: float = 0, fine: bool = False
    ) -> None:
        """Swelling lines; `fine` ones are left out at board size."""
        if not (fine and self.small):
            wide = w * (1.25 if self.small else 1)
            self._add(tone, *(self._placed(line(shape, wide, start, end)) for shape in lines))

    def comb(self, shape: Shape, depth: float = 0.4, angle: float = 20, gap: float = 2.6) -> None:
        """Wedges of shadow alone."""
        self.seed += 1
        placed = self._placed(shape)
        self._add("k", *wedges(placed, depth, angle, gap * (1.6 if self.small else 1), self.seed), shading=True)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and foot of what is outlined."""
        spots = [spot for solid in self.solids for spot in flat(solid)]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def paths(self) -> str:
        return "".join(f'<path class="{tone}" d="{"".join(drawn)}"/>' for tone, drawn in self.layers)


def _narrow(shape: list[Point]) -> float:
    """The lesser of width and height."""
    xs, ys = [point[0] for point in shape], [point[1] for point in shape]
    return min(max(xs) - min(xs), max(ys) - min(ys))


Draw = Callable[[Block], None]


@dataclass(frozen=True)
class Figure:
    """A drawing with its pigments. `legs`: what it wears below when it stands on a foot (none: it stands as it is)."""

    draw: Draw
    mid: str
    light: str
    glow: str
    accent: str
    kind: Kind
    legs: Legs | None
    fit: float

    def cut(self, small: bool = False) -> Block:
        """The bust, or as a token; what stands above the grid is shrunk towards the foot."""
        block = self._cut(small, self.fit)
        top = min((point[1] for solid in block.solids for point in solid), default=0)
        return self._cut(small, self.fit * 99 / (100 - top)) if top < 0 else block

    def _cut(self, small: bool, fit: float) -> Block:
        block = Block(sum(map(ord, self.draw.__name__)), small, fit)
        self.draw(block)
        return block


def figure(
    mid: str,
    light: str,
    glow: str = "#ffcf5a",
    accent: str = FOE,
    kind: Kind = "hero",
    legs: Legs | None = "trousers",
    fit: float = 1,
) -> Callable[[Draw], Figure]:
    """A drawing becomes a figure."""
    return lambda draw: Figure(draw, mid, light, glow, accent, kind, legs, fit)
