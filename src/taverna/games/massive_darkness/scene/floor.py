"""The ground: Zones in light and shadow, walls and doors, what lies there."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..records.atlas import HEADINGS, Zone
from ..rules import page
from .ground import Drawing
from .plan import HALF, MARGIN, SIDE
from .signs import Fragments, icon

CRACKS = (
    "M-38 22l14-5 9 8 12-4M30-12l9 5",
    "M22-38l-5 12 9 8 11 2M-40-6l8 3",
    "M-30-20h9l4 7M34 30l-10 4-3 8",
    "M-44 34l12-4 6 6M6-44l5 9 10 1",
    "M40-34l-9 7M-20 44l4-9 9-2M-44-22l7 4",
)


def floor(d: Drawing) -> Fragments:
    """Everything that stands and lies there."""
    g = d.g
    darkened = tuple(effect.tile for effect in g.lasting if effect.tile)
    found: Fragments = {
        "ground/floor": d.kept(partial(_floor, d), "floor", darkened, tuple(g.fallen), tuple(g.chambers))
    }
    found |= {f"lay/door-{id}": _door(d, id) for id in d.map.doors}
    return found | _lying(d)


def _floor(d: Drawing) -> Markup:
    """Zones, then the walls around and between them."""
    zones = [_zone(d, zone) for zone in d.map.zones.values()]
    walls = []
    for at in d.map.zones:
        for side in HEADINGS:
            other = d.map.beside[at].get(side)
            if other is not None and (other in d.map.ways[at] or other < at):
                continue
            walls.append("M{:g} {:g}L{:g} {:g}".format(*d.plan.edge(at, side)))
    for door in d.map.doors.values():
        x, y, to_x, to_y = d.plan.door(door.id)
        part_x, part_y = (to_x - x) * 0.29, (to_y - y) * 0.29
        walls.append(
            f"M{x:g} {y:g}L{x + part_x:g} {y + part_y:g}M{to_x - part_x:g} {to_y - part_y:g}L{to_x:g} {to_y:g}"
        )
    path = "".join(walls)
    titles = [
        tag("text", d.words("scene-stage", n=stage), x=MARGIN, y=top - 16, class_="level-name")
        for stage, top in d.plan.tops.items()
        if len(d.plan.tops) > 1 and stage > 1
    ]
    return tag(
        "g",
        zones,
        tag("path", d=path, class_="wall-low"),
        tag("path", d=path, class_="wall-top"),
        titles,
        data_k="ground/floor",
    )


def _zone(d: Drawing, zone: Zone) -> Markup:
    at = zone.id
    nth = (zone.row * 7 + zone.column * 13 + zone.row * zone.column * 5) % 9
    whole = tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE)
    if at in d.g.fallen:
        return tag("g", whole, class_="md-zone fallen", transform=d.plan.at(at))
    dark = d.dark(at)
    closed = zone.chamber is not None and zone.chamber not in d.g.chambers
    parts: list[Any] = [
        whole,
        tag("circle", r=HALF, class_="glow")
        if not dark
        else tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE, class_="hatch"),
        tag("rect", x=-HALF + 7, y=-HALF + 7, width=SIDE - 14, height=SIDE - 14, rx=3, class_="boards")
        if zone.chamber
        else None,
        tag("path", d=CRACKS[nth], class_="crack") if nth < len(CRACKS) and not zone.chamber else None,
        tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE, class_="veil") if closed else None,
        icon("md-torch" if not dark else "moon", 15 if not dark else 13, HALF - 15, -HALF + 16, "lamp"),
        tag("text", at, x=-HALF + 9, y=-HALF + 17, class_="zone-name"),
    ]
    class_ = "md-zone " + ("shade" if dark else "light") + (" room" if zone.chamber else "")
    return tag("g", parts, class_=class_, transform=d.plan.at(at))


def _door(d: Drawing, id: str) -> Markup:
    open_ = id in d.g.opened
    locked = not open_ and page.locked(d.g, id) is not None
    return d.kept(partial(_draw_door, d, id, open_, locked), "door", id, open_, locked)


def _draw_door(d: Drawing, id: str, open_: bool, locked: bool) -> Markup:
    x, y, to_x, to_y = d.plan.door(id)
    upright = x == to_x
    turn = " rotate(90)" if upright else ""
    if open_:
        parts: list[Any] = [tag("path", d="M-25-6v12M25-6v12M-25 0l8 17", class_="leaf")]
    else:
        parts = [
            tag("rect", x=-25, y=-7, width=50, height=14, rx=3, class_="wood"),
            tag("path", d="M-14-7v14M14-7v14", class_="band"),
            tag("circle", cx=7, cy=0, r=2.2, class_="knob") if not locked else None,
            tag("circle", r=9, class_="plate") if locked else None,
            icon("lock", 12, 0, 0, "ic") if locked else None,
        ]
    key = f"lay/door-{id}"
    class_ = "md-door" + (" open" if open_ else "") + (" special" if d.map.doors[id].special else "")
    where = f"translate({(x + to_x) / 2:g} {(y + to_y) / 2:g}){turn}"
    return tag("g", parts, data_k=key, class_=class_, transform=where)


def _lying(d: Drawing) -> Fragments:
    g, found = d.g, {}
    for at, things in d.lies.items():
        key = f"lay/things-{at}"
        found[key] = d.kept(partial(_things, d, key, at, things), key, things)
    for at in d.map.zones:
        levels = tuple((level, level == g.level) for level, zones in g.levels.items() if at in zones)
        signs = (at == d.quest.start, at == d.quest.exit, levels, at in d.map.stairs)
        if any(signs) and at not in g.fallen:
            key = f"lay/signs-{at}"
            found[key] = d.kept(partial(_signs, d, key, at, *signs), key, signs)
    return found


def _things(d: Drawing, key: str, at: str, things: tuple[tuple[str, str, str], ...]) -> Markup:
    """Tokens side by side along the lower edge."""
    step = min(29.0, (SIDE - 16) / len(things))
    x = -step * (len(things) - 1) / 2
    drawn = []
    for nth, (what, pic, number) in enumerate(things):
        drawn.append(
            tag(
                "g",
                tag("rect", x=-13, y=-12, width=26, height=24, rx=6, class_="disc"),
                icon(pic, 18, -4 if number else 0, 0, "ic"),
                tag("text", number, x=8, y=5, class_="n") if number else None,
                icon("star", 10, -10, -10, "plus") if what == "special" else None,
                transform=f"translate({x + nth * step:g} 0)",
                class_=f"md-thing {what}",
            )
        )
    mx, my = d.plan.middles[at]
    return tag("g", drawn, data_k=key, transform=f"translate({mx:g} {my + HALF - 18:g})")


def _signs(
    d: Drawing, key: str, at: str, start: bool, exit_: bool, levels: tuple[tuple[int, bool], ...], stairs: bool
) -> Markup:
    """What is there for good, along the upper edge: Start, Exit, stairs, Level tokens."""
    drawn: list[tuple[float, Markup]] = []
    for on, pic in ((start, "md-start"), (exit_, "md-exit")):
        if on:
            drawn.append((21, icon(pic, 17, 0, 0, "way")))
    if stairs:
        letters = "".join(id for _, id in d.map.stairs[at]).upper()
        drawn.append(
            (28, tag("g", icon("md-stairs", 15, -5, 0, "way"), tag("text", letters, x=8, y=4.5, class_="letter")))
        )
    for level, active in levels:
        badge = [
            tag("rect", x=-15, y=-8.5, width=30, height=17, rx=8.5, class_="pill"),
            icon("md-level", 10, -7, 0, "ic"),
            tag("text", level, x=6, y=4.6, class_="n"),
        ]
        drawn.append((33, tag("g", badge, class_="md-level" + (" active" if active else ""))))
    x, parts = HALF - 26, []
    for wide, one in reversed(drawn):
        parts.append(tag("g", one, transform=f"translate({x - wide / 2:g} 0)"))
        x -= wide
    mx, my = d.plan.middles[at]
    return tag("g", parts, data_k=key, class_="md-signs", transform=f"translate({mx:g} {my - HALF + 15:g})")
