"""The map: land, and what is marked on it. What never changes is drawn once."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from random import Random
from typing import Any

from taverna.core.scene import Markup, tag

from ..records.board import Territory
from ..state import TOP
from .blocks import bare_blocks, blocks, kept_free, signs_at, title
from .chart import COAST, HEART, inside, shape
from .faces import CLIP
from .figures import figures, places
from .ground import MARKS, RUNE_ICON, SYMBOL_ICON, Drawing, Fragments, icon, side_by_side
from .labels import ROW
from .room import overlap
from .spots import spots
from .wheel import ARC, realm_disc, wheel

STAMPS = {"tree": "pine", "sun": "field", "wave": "hill", "ram": "heath", "spear": "hill", "fjord": "peak"}
STAR = "M0-46 7-7 46 0 7 7 0 46-7 7-46 0-7-7Z"
HALVES = "M0-46 7-7 0 0ZM46 0 7 7 0 0ZM0 46-7 7 0 0ZM-46 0-7-7 0 0Z"
ROSE = tag(
    "g",
    [tag("circle", r=38), tag("path", d=STAR), tag("path", d=HALVES, class_="half")],
    transform="translate(1450 70) scale(.8)",
    class_="rose",
)


def map_of(d: Drawing) -> Fragments:
    battle, hunt = d.g.battle, d.g.hunt
    fought = (battle and battle.at, hunt and hunt.foe)
    return d.since("map", partial(_map_of, d), d.lying, d.g.action, fought)


def _map_of(d: Drawing) -> Fragments:
    where, built = places(d), d.lying[:8]
    return {
        "map/land": d.everywhere(lambda: tag("g", land(d), data_k="map/land"), "map/land", d.two),
        "map/held": held(d),
        "map/names": d.everywhere(lambda: lines(d), "map/names", d.two),
        **d.since("marks", partial(marks, d), built, d.crowds, d.g.action),
        **figures(d, where),
        **spots(d, where),
    }


def again(at: str, **more: Any) -> Markup:
    """The outline of a Territory, once more."""
    return tag("use", href=f"#{shape(at)}", **more)


def land(d: Drawing) -> list[Markup]:
    """The sea chart: water lines along the coast, Territories by Region, woods and fells on them."""
    chart, (x, y) = d.chart, HEART
    shapes = [tag("path", d=outline, id=shape(at)) for at, outline in chart.lands.items()]
    clips = [tag("clipPath", again(at), id=f"lr-{at}") for at in chart.lands]
    coast = tag("g", [again(at) for at in chart.lands], tag("path", d=chart.isles), id=COAST)
    rays = "".join(f"M{x:g} {y:g}l{1200 * cos(n * pi / 8):.0f} {1200 * sin(n * pi / 8):.0f}" for n in range(16))
    return [
        tag("defs", CLIP, ARC, shapes, clips, coast),
        tag("path", d=rays, class_="rhumb"),
        *(tag("use", href=f"#{COAST}", class_=f"shoal s{nth}") for nth in range(4)),
        *(tag("path", d=outline, class_="sea") for outline in chart.seas.values()),
        *(again(at, class_=f"land {d.content.regions[d.board.territories[at].region].colour}") for at in chart.lands),
        tag("ellipse", cx=x, cy=y, rx=188, ry=89, class_="heart"),
        tag("ellipse", cx=x, cy=y, rx=181, ry=83, class_="heart-line"),
        icon("lr-tree", 160, x, y, "yggdrasil"),
        stamps(d),
    ]


def lines(d: Drawing) -> Markup:
    """Borders over who holds what."""
    chart = d.chart
    drawn = [tag("path", d=getattr(chart, kind), class_=kind) for kind in ("borders", "frontiers")]
    return tag("g", drawn, tag("use", href=f"#{COAST}", class_="coast"), ROSE, data_k="map/names", class_="names")


def stamps(d: Drawing) -> Markup:
    """Little woods, fells and fields where no label is while nobody is there."""
    luck, boxes = Random(7), [*bare_blocks(d).values(), *kept_free(d)]
    made = []
    for at, ring in d.chart.rings.items():
        region = d.content.regions[d.board.territories[at].region]
        drawn = STAMPS.get(region.icon, "hill")
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for _ in range(70):
            x, y = luck.uniform(min(xs), max(xs)), luck.uniform(min(ys), max(ys))
            box = (x - 16, y - 13, x + 16, y + 11)
            edges = ((x - 24, y), (x + 24, y), (x, y - 22), (x, y + 18))
            if all(inside(one, ring) for one in edges) and not any(overlap(box, one) for one in boxes):
                made.append(icon(f"lr-st-{drawn}", 30, round(x, 1), round(y, 1), "stamp"))
                boxes.append(box)
    return tag("g", made, class_="stamps")


def held(d: Drawing) -> Markup:
    """Who controls what."""
    owners = tuple(d.g.owner.get(at) for at in d.board.territories)
    return d.everywhere(partial(borders, d, owners), "held", d.two, owners)


def borders(d: Drawing, owners: tuple[int | None, ...]) -> Markup:
    each = zip(d.board.territories, owners, strict=True)
    return tag("g", [border(d, at, owner) for at, owner in each], data_k="map/held")


def border(d: Drawing, at: str, owner: int | None) -> Markup:
    class_ = "held" + (f" p{owner}" if owner is not None else " nobody")
    return again(at, clip_path=f"url(#lr-{at})", class_=class_)


def marks(d: Drawing) -> Fragments:
    """What is built, forged, allied and chosen."""
    owner = d.g.owner
    lands = {f"mark/{at}": marked(d, at, record, owner.get(at)) for at, record in d.board.territories.items()}
    realms = {
        f"mark/{id}": d.everywhere(partial(realm_disc, d, id), "realm", d.two, id, *d.g.alliances[id])
        for id in d.board.realms
    }
    seas = {f"mark/{id}": sea_name(d, id) for id in d.board.seas}
    return {**seas, **lands, **realms, **wheel(d)}


def sea_name(d: Drawing, id: str) -> Markup:
    where = blocks(d)[id]
    return d.everywhere(partial(_sea_name, d, id, *where), "sea-name", id, where)


def _sea_name(d: Drawing, id: str, x1: float, y1: float, x2: float, _: float) -> Markup:
    said = tag("text", d.name(id), x=f"{(x1 + x2) / 2:.1f}", y=f"{y1 + 13:.1f}", class_="sea-name")
    return tag("g", said, data_k=f"mark/{id}")


def marked(d: Drawing, at: str, record: Territory, owner: int | None) -> Markup:
    g = d.g
    facts: tuple[Any, ...] = (at in g.temples, g.forges.get(at), g.forged.get(at))
    if record.deity is not None:
        facts = (g.monuments[record.deity], *g.priests[record.deity])
    where = blocks(d)[at]
    return d.everywhere(partial(symbols_of, d, at, record, owner), "symbols", d.two, at, owner, facts, where)


def symbols_of(d: Drawing, at: str, record: Territory, owner: int | None) -> Markup:
    """The owner's marker or the Local Resistance first, then what the Territory has."""
    g = d.g
    things: list[tuple[float, Markup]] = []
    if owner is None:
        locals_ = [
            tag("circle", r=10.5, class_="locals"),
            tag("text", record.resistance, y=4.6, class_="resistance"),
        ]
        things.append((24, tag("g", locals_)))
    else:
        flag = [tag("path", d="M-9-11H9V11L0 6-9 11Z", class_="body"), icon(MARKS[owner], 13, 0, -1.5, "ic")]
        things.append((24, tag("g", flag, class_=f"lr-flag p{owner}")))
    for symbol in record.symbols:
        if symbol == "monument":
            assert record.deity is not None
            things.append((84, monument_shown(d, record.deity)))
        elif symbol == "shrine" and at in g.temples:
            disc = tag("circle", r=11, class_="templed")
            things.append((25, tag("g", disc, icon("lr-temple", 17, 0, 0, "temple"))))
        elif symbol == "forge":
            ready = bool(g.forged.get(at))
            rune = RUNE_ICON[g.forges[at]]
            parts = [
                icon("lr-forge", 18, -8, 2, "symbol"),
                tag("rect", x=2, y=-9, width=16, height=18, rx=4, class_="stone" + ("" if ready else " taken")),
                icon(rune, 12, 10, 0, "rune" + ("" if ready else " taken")),
            ]
            things.append((38, tag("g", parts)))
        else:
            things.append((21, icon(SYMBOL_ICON[symbol], 19, 0, 0, "symbol")))
    if record.yggdrasil:
        things.append((17, icon("lr-tree", 14, 0, 0, "root")))
    rows = title(d, at)
    name = [tag("text", row, y=-19 - ROW * (len(rows) - 1 - nth), class_="land-name") for nth, row in enumerate(rows)]
    x, y = signs_at(d, at)
    return tag("g", name, side_by_side(things), transform=f"translate({x:.1f} {y:.1f})", data_k=f"mark/{at}")


def monument_shown(d: Drawing, deity: str) -> Markup:
    """Its level as storeys, and its spaces for Priests."""
    g = d.g
    level = g.monuments[deity]
    storeys = [
        tag(
            "rect",
            x=-38 + 2.5 * nth,
            y=4 - 7 * nth,
            width=24 - 5 * nth,
            height=6,
            rx=1,
            class_="storey" + (" built" if nth < level else ""),
        )
        for nth in range(TOP)
    ]
    there = g.priests[deity]
    slots = []
    for nth in range(g.slots(deity)):
        who = there[nth] if nth < len(there) else None
        slots.append(
            tag(
                "g",
                tag("circle", r=8, class_="slot" if who is None else "body"),
                icon("lr-priest" if who is None else MARKS[who], 10, 0, 0, "empty" if who is None else "ic"),
                transform=f"translate({-3 + 18 * nth} 0)",
                class_="lr-priest" + ("" if who is None else f" p{who}"),
            )
        )
    return tag("g", storeys, slots)
