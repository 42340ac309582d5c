"""Walls: the outline of a ground, stroked several times, widest first; joints between its stones are dashes.

Behind the floors what stands out of the outline is wall, two courses of dressed stone; its shadow on the floor is the
same outline, shifted, stroked with a hatch and cut to the floor. Seven nodes for a whole dungeon. A ground is given as
the sides of its spaces, so hexes and squares are the same here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from taverna.core.scene import Markup, tag

Point = tuple[float, float]
Side = tuple[Point, Point]


def n(x: float) -> str:
    return f"{x:.1f}".rstrip("0").rstrip(".") or "0"


def outline(sides: Iterable[Side]) -> str:
    """The sides that no two spaces share, joined into loops: a path. Each side runs around its space the same way."""
    known = [(_near(a), _near(b)) for a, b in sides]
    shared = Counter(frozenset(side) for side in known)
    onward: dict[Point, list[Point]] = {}
    for a, b in known:
        if shared[frozenset((a, b))] == 1:
            onward.setdefault(a, []).append(b)
    loops = []
    while onward:
        at = next(iter(onward))
        loop = []
        while at in onward:
            loop.append(at)
            following = onward[at]
            to = following.pop()
            if not following:
                del onward[at]
            at = to
        loops.append("M" + "L".join(f"{n(x)} {n(y)}" for x, y in loop) + "Z")
    return "".join(loops)


def _near(p: Point) -> Point:
    """Corners that are the same but for rounding become one."""
    return round(p[0]) + 0.0, round(p[1]) + 0.0


def walls(d: str) -> Markup:
    """The wall around an outline, and the shadow it casts outside."""
    strokes: tuple[tuple[str, dict[str, str]], ...] = (
        ("w-cast", {"transform": "translate(5 9)"}),
        ("w-edge", {}),
        ("w-out", {}),
        ("w-joint", {"stroke_dasharray": "1.6 21"}),
        ("w-gap", {}),
        ("w-in", {}),
        ("w-joint2", {"stroke_dasharray": "1.6 17", "stroke_dashoffset": "9"}),
    )
    return tag("g", [tag("path", class_=class_, d=d, **more) for class_, more in strokes], class_="walls")


def partition(d: str) -> Markup:
    """A thin wall along a line, between two spaces."""
    strokes: tuple[tuple[str, dict[str, str]], ...] = (
        ("m-edge", {}),
        ("m-out", {}),
        ("m-joint", {"stroke_dasharray": "1.6 17"}),
        ("m-line", {}),
    )
    return tag("g", [tag("path", class_=class_, d=d, **more) for class_, more in strokes], class_="partition")


def floor(d: str, kind: str) -> Markup:
    """A floor of one kind within an outline."""
    return tag("path", class_="floor", d=d, fill=f"url(#fl-{kind})")


def shadow(d: str, clip: str) -> Markup:
    """What the wall around an outline casts on the floor within it. `clip`: an id that nothing else on the page has."""
    return tag(
        "g",
        tag("clipPath", tag("path", d=d), id=clip),
        tag(
            "g",
            tag("path", class_="s-wall", d=d, transform="translate(4 8)"),
            tag("path", class_="s-hatch", d=d, transform="translate(3 5)", stroke="url(#hatch)"),
            clip_path=f"url(#{clip})",
        ),
    )
