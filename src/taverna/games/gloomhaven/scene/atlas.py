"""The map of the world: land, roads, the scenarios found on it."""

from __future__ import annotations

from functools import cache, partial
from math import dist

from taverna.core.scene import Markup, tag

from ..campaign import travel
from .drawing import Town
from .icons import icon

WIDE, HIGH = 1000, 620  # of the map
Box = tuple[float, float, float, float]
PEAKS = tuple((x, y, high) for x, y, high in (
    (150, 470, 46), (195, 490, 60), (245, 480, 44), (170, 530, 38), (225, 545, 48), (800, 130, 52), (850, 150, 66),
    (900, 175, 48), (840, 210, 44), (790, 190, 36), (330, 110, 40), (375, 100, 52), (420, 115, 38),
))  # fmt: skip
TREES = tuple((300 + (n * 61) % 190 + (n % 3) * 9, 200 + (n * 37) % 110) for n in range(24))
GLOOMHAVEN = (545, 405)
"""Where the city lies on our map."""


@cache
def land() -> Markup:
    """Sea, hills and woods: only for the eye."""
    drawn = [tag("rect", width=WIDE, height=HIGH, class_="sea")]
    shore = "M40 60Q200 10 380 40T720 30Q900 60 960 200T930 470Q860 600 640 590T260 600Q70 580 40 400T40 60Z"
    drawn.append(tag("path", d=shore, class_="shore"))
    for x, y, high in PEAKS:
        ridge = f"M{x - high * 0.8:g} {y} L{x} {y - high} L{x + high * 0.8:g} {y}"
        drawn.append(tag("path", d=ridge, class_="hill"))
        drawn.append(
            tag("path", d=f"M{x} {y - high} l{high * 0.2:g} {high * 0.45:g} l{high * 0.15:g} -8", class_="cliff")
        )
    drawn += [tag("path", d=f"M{x} {y}l-8 17h16Zm0 -9l-6 13h12Z", class_="tree") for x, y in TREES]
    river = "M560 60Q540 160 590 220T560 360Q600 440 700 470T800 590"
    drawn.append(tag("path", d=river, class_="river"))
    return tag("g", drawn, class_="land", aria_hidden="true")


def places(t: Town) -> dict[str, Markup]:
    """Scenarios on the map: done, open, barred, and where the party is; lines join those that are linked."""
    world, w = t.world, t.words
    found: dict[str, Markup] = {}
    lines = []
    for id in world.open:
        place = t.content.atlas[id]
        for other in place.links:
            if other in world.open and other > id:
                a, b = place_at(t, id), place_at(t, other)
                lines.append(tag("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], class_="road"))
    walls = "M-26 14V-6h8v-9h7v9h6v-20l5-8 5 8v20h6v-9h7v9h8v20Z"
    town = tag("path", d=walls, class_="gh-town", transform="translate({} {})".format(*GLOOMHAVEN))
    found["place/land"] = tag("g", lines, town, data_k="place/land", aria_hidden="true")
    plates = names(t)
    for id in world.open:
        place = t.content.atlas[id]
        here = world.here.at == id
        state = travel.state(world, t.content, id)
        said = w(f"town-place-{state}", place=place.name[w.lang], n=place.number)
        mark = {"done": "check", "barred": "lock", "unknown": "hourglass"}.get(state)
        x, y = place_at(t, id)
        label = None
        if id in plates:
            left, top, right, bottom = (
                (edge - at) / t.grown for edge, at in zip(plates[id], (x, y, x, y), strict=True)
            )
            plate = {"x": f"{left:g}", "y": f"{top:g}", "width": f"{right - left:g}", "height": 22, "rx": 7}
            text = tag("text", place.name[w.lang], x=f"{(left + right) / 2:g}", y=f"{bottom - 7:g}")
            label = tag("g", tag("rect", **plate, class_="plate"), text, class_="name")
        found[f"place/{id}"] = tag(
            "g",
            tag("circle", r=17, class_="pin"),
            tag("circle", r=22, class_="ring") if here else None,
            icon(mark, 18, 0, 0, "ic") if mark else tag("text", place.number, y=6, class_="number"),
            label,
            data_k=f"place/{id}",
            data_spot=f"place/{id}",
            transform=f"translate({x} {y})" + (f" scale({t.grown:g})" if t.grown != 1 else ""),
            class_=f"gh-place is-{state}" + (" here" if here else ""),
            role="button",
            tabindex=-1,
            aria_label=said,
        )
    return found


def names(t: Town) -> dict[str, Box]:
    """Where the name of each place stands: below, above or beside it, wherever it covers least of what is there.
    On the small map of the city only what is still to be played has one."""
    places = {id: place_at(t, id) for id in t.world.open}
    k = t.grown
    taken = [(x - 18 * k, y - 18 * k, x + 18 * k, y + 18 * k) for x, y in (*places.values(), GLOOMHAVEN)]
    found: dict[str, Box] = {}
    for id, (x, y) in places.items():
        if t.in_city and id in t.world.done:
            continue
        wide = k * max(64, 14 + broad(t.content.atlas[id].name[t.words.lang]))
        far = wide / 2
        middles = [(x + a, y + b * k) for b in (31, -31) for a in (0, far, -far)]
        middles += [(x + 23 * k + far, y), (x - 23 * k - far, y)]
        boxes = [(a - far, b - 11 * k, a + far, b + 11 * k) for a, b in middles]
        found[id] = min(boxes, key=lambda box: sum(map(partial(shared, box), taken)) + 10 * outside(box))
        taken.append(found[id])
    return found


def place_at(t: Town, id: str) -> tuple[float, float]:
    """Its place on the map; of several at the same place, each a little further on."""
    x, y = t.content.atlas[id].at
    same = [other for other, place in t.content.atlas.items() if dist((x, y), place.at) < 1.5]
    return round(x * WIDE / 100 + 38 * t.grown * same.index(id), 1), round(60 + y * (HIGH - 120) / 100, 1)


def shared(a: Box, b: Box) -> float:
    """How much two boxes cover of each other."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def broad(name: str) -> float:
    """About how broad a name is on the map: some letters are broad, some narrow."""
    return sum(15.3 if c in "mwMW" else 5.6 if c in "iljftrI' íì.,-" else 10.2 for c in name)


def outside(box: Box) -> float:
    """How far a box reaches over the edge of the map."""
    return max(0.0, -box[0], -box[1], box[2] - WIDE, box[3] - HIGH)
