"""The map of the world: land, roads, the scenarios found on it."""

from __future__ import annotations

from functools import partial
from math import dist

from taverna.core.scene import Markup, tag

from ..campaign import travel
from .drawing import Town
from .icons import icon
from .land import GLOOMHAVEN, HIGH, REGIONS, WIDE, land, seal

Box = tuple[float, float, float, float]
NAMED, SPOKEN = 24, 34
"""With more places than these on the map, only those still to be played have their names written; with more of those,
none has, until one points at it."""


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
    parts = [tag("text", w(f"town-region-{id}"), x=x, y=y, class_="region") for id, (x, y) in REGIONS.items()]
    found["place/land"] = tag("g", None if t.in_city else parts, lines, data_k="place/land", aria_hidden="true")
    plates = names(t)
    spoken = sum(id not in world.done for id in world.open) <= SPOKEN
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
            hushed = not spoken or (len(world.open) > NAMED and id in world.done)
            label = tag("g", tag("rect", **plate, class_="plate"), text, class_="name hushed" if hushed else "name")
        found[f"place/{id}"] = tag(
            "g",
            tag("path", d=seal(place.number), class_="pin"),
            tag("circle", r=12.5, class_="pressed"),
            tag("circle", r=22, class_="ring") if here else None,
            icon(mark, 16, 0, 0, "ic") if mark else tag("text", place.number, y=6, class_="number"),
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
    if not t.in_city:
        taken += [(x - 150, y - 20, x + 150, y + 6) for x, y in REGIONS.values()]
    found: dict[str, Box] = {}
    for id, (x, y) in places.items():
        if t.in_city and id in t.world.done:
            continue
        wide = k * max(64, 14 + broad(t.content.atlas[id].name[t.words.lang]))
        far = wide / 2
        middles = [(x + a, y + b * k) for b in (31, -31, 55, -55) for a in (0, far, -far, far / 2, -far / 2)]
        middles += [(x + 23 * k + far, y), (x - 23 * k - far, y)]
        quiet = len(places) > NAMED and id in t.world.done
        boxes = [(a - far, b - 11 * k, a + far, b + 11 * k) for a, b in middles]
        found[id] = min(boxes, key=lambda box: sum(map(partial(shared, box), taken)) + 1000 * outside(box))
        if not quiet:
            taken += [found[id]] * 4  # a name under a name is the worst
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


__all__ = ["HIGH", "WIDE", "land", "names", "outside", "place_at", "places", "shared"]
