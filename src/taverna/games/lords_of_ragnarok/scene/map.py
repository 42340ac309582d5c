"""The map: land, and what is marked on it. What never changes is drawn once."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..records.board import Territory
from ..state import TOP
from .faces import CLIP
from .figures import figures, places
from .ground import (
    MARKS,
    REGION_ICON,
    RUNE_ICON,
    SYMBOL_ICON,
    Drawing,
    Fragments,
    icon,
    points,
    side_by_side,
    wrapped,
)
from .spots import spots
from .wheel import HEART, realm_disc, wheel


def map_of(d: Drawing) -> Fragments:
    where = places(d)
    return {
        "map/land": d.kept(lambda: tag("g", land(d), data_k="map/land"), "map/land", d.two),
        "map/held": held(d),
        "map/names": d.kept(lambda: tag("g", names(d), data_k="map/names", class_="names"), "map/names", d.two),
        **marks(d),
        **figures(d, where),
        **spots(d, where),
    }


def land(d: Drawing) -> list[Markup]:
    """Seas, and Territories by Region."""
    x, y = HEART
    lands, seas = d.board.territories, d.board.seas
    clips = [tag("clipPath", tag("polygon", points=points(t.outline)), id=f"lr-{at}") for at, t in lands.items()]
    made = [
        tag("defs", CLIP, clips),
        *(tag("polygon", points=points(water.outline), class_="sea") for water in seas.values()),
        tag("ellipse", cx=x, cy=y, rx=121, ry=88, class_="heart"),
        icon("lr-tree", 168, x, y, "yggdrasil"),
    ]
    for t in lands.values():
        region = d.content.regions[t.region]
        x, y = t.at
        made.append(tag("polygon", points=points(t.outline), class_=f"land {region.colour}"))
        made.append(icon(REGION_ICON.get(region.icon, "star"), 62, x, y, "region"))
    return made


def names(d: Drawing) -> list[Markup]:
    """Names and numbers, over the borders."""
    made = []
    for sea, water in d.board.seas.items():
        x, y = water.at
        lines = wrapped(d.name(sea), 12)
        made += text_lines(lines, x, y - 4 - 10 * (len(lines) - 1), 10, "sea-name")
    for at, t in d.board.territories.items():
        x, y = t.at
        lines = wrapped(f"{t.number} {d.name(at)}", 15)
        made += text_lines(lines, x, y - 22 - 11 * (len(lines) - 1), 11, "land-name")
    return made


def text_lines(lines: list[str], x: float, y: float, gap: float, class_: str) -> list[Markup]:
    return [tag("text", line, x=x, y=y + gap * nth, class_=class_) for nth, line in enumerate(lines)]


def held(d: Drawing) -> Markup:
    """Who controls what."""
    owners = tuple(d.g.owner.get(at) for at in d.board.territories)
    each = zip(d.board.territories, owners, strict=True)
    return d.kept(lambda: tag("g", [border(d, at, owner) for at, owner in each], data_k="map/held"), "held", owners)


def border(d: Drawing, at: str, owner: int | None) -> Markup:
    return tag(
        "polygon",
        points=points(d.board.territories[at].outline),
        clip_path=f"url(#lr-{at})",
        class_="held" + (f" p{owner}" if owner is not None else " nobody"),
    )


def marks(d: Drawing) -> Fragments:
    """What is built, forged, allied and chosen."""
    owner = d.g.owner
    lands = {f"mark/{at}": marked(d, at, record, owner.get(at)) for at, record in d.board.territories.items()}
    realms = {
        f"mark/{id}": d.kept(partial(realm_disc, d, id), "realm", d.two, id, *d.g.alliances[id])
        for id in d.board.realms
    }
    return {**lands, **realms, **wheel(d)}


def marked(d: Drawing, at: str, record: Territory, owner: int | None) -> Markup:
    g = d.g
    facts: tuple[Any, ...] = (at in g.temples, g.forges.get(at), g.forged.get(at))
    if record.deity is not None:
        facts = (g.monuments[record.deity], *g.priests[record.deity])
    return d.kept(partial(symbols_of, d, at, record, owner), "symbols", d.two, at, owner, facts)


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
    x, y = record.at
    return tag("g", side_by_side(things), transform=f"translate({x} {y - 6})", data_k=f"mark/{at}")


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
