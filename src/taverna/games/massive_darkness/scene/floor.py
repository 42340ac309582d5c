"""The ground: floors by kind of Zone, walls, light and shadow, doors, what lies there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.ink import floors, light, walls

from ..records.atlas import HEADINGS
from ..rules import page
from .faces import prop
from .ground import Drawing
from .plan import HALF, MARGIN, SIDE
from .signs import Fragments, icon

SHINE = 158.0  # how far the torch of a Zone is felt
THINGS = 46.0  # from one thing that lies in a Zone to the next
SIGN = {"start": ("banner", 44.0), "exit": ("portal", 48.0), "stairs": ("stairs", 50.0)}
LEVELS = ("", "I", "II", "III", "IV", "V", "VI")
DOOR_LONG = 92.0


def floor(d: Drawing) -> Fragments:
    """Everything that stands and lies there."""
    g = d.g
    darkened = tuple(effect.tile for effect in g.lasting if effect.tile)
    found: Fragments = {
        "ground/floor": d.everywhere(
            partial(_floor, d), "floor", g.mission, darkened, tuple(g.fallen), tuple(g.chambers)
        )
    }
    found |= {f"lay/door-{id}": _door(d, id) for id in d.map.doors}
    return found | _lying(d)


def plan(d: Drawing) -> Markup:
    """The ground and its doors alone, as a picture."""
    wide, high = d.plan.size
    inside = [_floor(d), [_door(d, id) for id in d.map.doors]]
    return tag("svg", inside, viewBox=f"0 0 {wide:g} {high:g}", class_="plan", aria_hidden="true")


def _floor(d: Drawing) -> Markup:
    """Walls around, floors, shadow where no torch burns, walls between Zones, and a torch or a moon in each."""
    g = d.g
    zones = [zone for zone in d.map.zones.values() if zone.id not in g.fallen]
    shut = {zone.id for zone in zones if zone.chamber is not None and zone.chamber not in g.chambers}
    whole = walls.outline(side for zone in zones for side in _sides(d, zone.id))
    rooms = _squares(d, (zone.id for zone in zones if zone.chamber))
    ways = _squares(d, (zone.id for zone in zones if not zone.chamber))
    unlit = [zone.id for zone in zones if d.dark(zone.id)]
    lamps = [(*d.plan.middles[zone.id], SHINE) for zone in zones if zone.id not in unlit]
    wide, high = d.plan.size
    return tag(
        "g",
        tag("defs", light.DEFS, CLOUDS, floors.pattern("flagstone"), floors.pattern("planks")),
        walls.walls(whole),
        walls.floor(ways, "flagstone"),
        walls.floor(rooms, "planks"),
        tag("path", d=_lines(d, False), class_="zones"),
        walls.shadow(whole, "md-ground"),
        light.light(whole, lamps, (0, 0, wide, high), "md-light", "md-ground"),
        tag("path", d=_squares(d, unlit), fill="url(#night)", class_="night"),
        [tag("path", d=_squares(d, shut), class_="veil"), tag("path", d=_squares(d, shut), fill="url(#md-clouds)")]
        if shut
        else None,
        walls.partition(_lines(d, True)),
        [_lamp(d, zone.id, zone.id in unlit) for zone in zones],
        _titles(d),
        data_k="ground/floor",
    )


CLOUDS = Markup(
    '<pattern id="md-clouds" width="48" height="24" patternUnits="userSpaceOnUse"><path class="cloud" '
    'd="M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0'
    "M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0"
    '"></path></pattern>'
)


def _sides(d: Drawing, at: str) -> list[walls.Side]:
    """Around a Zone."""
    x, y = d.plan.middles[at]
    corners = [(x - HALF, y - HALF), (x + HALF, y - HALF), (x + HALF, y + HALF), (x - HALF, y + HALF)]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _squares(d: Drawing, zones: Iterable[str]) -> str:
    middles = (d.plan.middles[at] for at in zones)
    return "".join(f"M{x - HALF:g} {y - HALF:g}h{SIDE}v{SIDE}h-{SIDE}Z" for x, y in middles)


def _lines(d: Drawing, barred: bool) -> str:
    """Between Zones: walls (doors stand in them), or where one may simply walk."""
    behind = {frozenset(door.zones) for door in d.map.doors.values()}
    found = []
    for at in d.map.zones:
        for side in HEADINGS:
            other = d.map.beside[at].get(side)
            if other is None or other < at or {at, other} & set(d.g.fallen):
                continue
            walled = other not in d.map.ways[at] or frozenset((at, other)) in behind
            if walled == barred:
                found.append("M{:g} {:g}L{:g} {:g}".format(*d.plan.edge(at, side)))
    return "".join(found)


def _lamp(d: Drawing, at: str, dark: bool) -> Markup:
    """Light and shadow are told by a sign too; the Zone's name is for those who want it."""
    x, y = d.plan.middles[at]
    drawn = (
        icon("moon", 18, x - HALF + 20, y - HALF + 22, "moon") if dark else light.torch(x - HALF + 19, y - HALF + 24)
    )
    name = tag("g", tag("text", at, x=x, y=y - HALF + 22), class_="coords")
    return Markup(drawn + name)


def _titles(d: Drawing) -> list[Markup]:
    return [
        tag("text", d.words("scene-stage", n=stage), x=MARGIN, y=top - 34, class_="level-name")
        for stage, top in d.plan.tops.items()
        if len(d.plan.tops) > 1 and stage > 1
    ]


def _door(d: Drawing, id: str) -> Markup:
    open_ = id in d.g.opened
    locked = not open_ and page.locked(d.g, id) is not None
    return d.kept(partial(_draw_door, d, id, open_, locked), "door", id, open_, locked)


def _draw_door(d: Drawing, id: str, open_: bool, locked: bool) -> Markup:
    x, y, to_x, to_y = d.plan.door(id)
    upright = x == to_x
    turn = " rotate(90)" if upright else ""
    half = DOOR_LONG / 2
    jambs = [tag("rect", x=x, y=-11, width=13, height=22, rx=2, class_="jamb") for x in (-half, half - 13)]
    if open_:
        parts: list[Any] = [
            tag("path", d="M-33-4H33V7H-33Z", class_="sill"),
            [
                tag("path", d="M-33-6l-9-34 9-3 10 36Z", class_="wood", transform=turned)
                for turned in ("", "scale(-1 1)")
            ],
        ]
    else:
        parts = [
            tag("rect", x=-34, y=-13, width=68, height=26, rx=2, class_="wood"),
            tag("path", d="M-34-4.500H34M-34 4.500H34M0-13V13", class_="grain"),
            tag("path", d="M-22-13V13M22-13V13", class_="band"),
            [tag("circle", cx=x, cy=0, r=3.4, class_="knob") for x in (-7, 7)] if not locked else None,
            tag("circle", r=11, class_="plate") if locked else None,
            icon("lock", 14, 0, 0, "ic") if locked else None,
        ]
    parts.append(jambs)
    key = f"lay/door-{id}"
    class_ = "md-door" + (" open" if open_ else "") + (" special" if d.map.doors[id].special else "")
    where = f"translate({(x + to_x) / 2:g} {(y + to_y) / 2:g}){turn}"
    return tag("g", parts, data_k=key, class_=class_, transform=where)


def _lying(d: Drawing) -> Fragments:
    g, found = d.g, {}
    for at, things in d.lies.items():
        key = f"lay/things-{at}"
        found[key] = d.kept(partial(_things, d, key, at, things), key, things)
    marked = {d.quest.start, d.quest.exit, *d.map.stairs, *chain.from_iterable(g.levels.values())}.difference(g.fallen)
    for at in d.map.zones:
        if at in marked:
            levels = tuple((level, level == g.level) for level, zones in g.levels.items() if at in zones)
            signs = (at == d.quest.start, at == d.quest.exit, levels, at in d.map.stairs)
            key = f"lay/signs-{at}"
            found[key] = d.kept(partial(_signs, d, key, at, *signs), key, signs)
    return found


def things_from(many: int) -> tuple[float, float]:
    """Where the first of so many things lies, from the middle of the Zone, and the step to the next."""
    step = min(THINGS, (SIDE - 30) / many)
    return -step * (many - 1) / 2, step


def _things(d: Drawing, key: str, at: str, things: tuple[tuple[str, str, str], ...]) -> Markup:
    """Side by side along the lower edge."""
    x, step = things_from(len(things))
    drawn = []
    for nth, (what, pic, number) in enumerate(things):
        shape = PROP.get(what)
        drawn.append(
            tag(
                "g",
                prop(shape, 0, -4, 50)
                if shape
                else [
                    tag("circle", r=19, class_="disc"),
                    tag("circle", r=15.5, class_="in"),
                    icon(pic, 22, 0, 0, "ic"),
                ],
                [tag("circle", cx=15, cy=10, r=9, class_="of-n"), tag("text", number, x=15, y=14.5, class_="n")]
                if number
                else None,
                icon("star", 17, -15, -17, "plus") if what == "special" else None,
                transform=f"translate({x + nth * step:g} 0)",
                class_=f"md-thing {what}",
            )
        )
    mx, my = d.plan.middles[at]
    return tag("g", drawn, data_k=key, transform=f"translate({mx:g} {my + HALF - 26:g})")


PROP = {"treasure": "chest", "special": "chest", "pillar": "pillar"}


def _signs(
    d: Drawing, key: str, at: str, start: bool, exit_: bool, levels: tuple[tuple[int, bool], ...], stairs: bool
) -> Markup:
    """What is there for good, along the upper edge: Start, Exit, stairs, Level tokens."""
    drawn: list[Markup] = []
    for on, name in ((start, "start"), (exit_, "exit"), (stairs, "stairs")):
        if on:
            drawn.append(prop(SIGN[name][0], 0, 4, SIGN[name][1]))
    if stairs:
        letters = "".join(id for _, id in d.map.stairs[at]).upper()
        drawn[-1] = tag("g", drawn[-1], tag("text", letters, y=30, class_="letter"))
    for level, active in levels:
        coin = [
            tag("circle", r=18, class_="pill"),
            tag("circle", r=14, class_="in"),
            tag("text", LEVELS[level] if level < len(LEVELS) else level, y=5.500, class_="n"),
        ]
        drawn.append(tag("g", coin, class_="md-level" + (" active" if active else "")))
    parts = [
        tag("g", one, transform=f"translate({HALF - 27 - 42 * nth:g} 0)") for nth, one in enumerate(reversed(drawn))
    ]
    mx, my = d.plan.middles[at]
    return tag("g", parts, data_k=key, class_="md-signs", transform=f"translate({mx:g} {my - HALF + 27:g})")
