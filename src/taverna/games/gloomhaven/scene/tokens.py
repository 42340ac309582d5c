"""Who stands on the map: tokens, what must never be covered of them, and the attack under way."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.ground import inscribed
from taverna.core.scene import Markup, tag

from ..records.abilities import NEGATIVE
from ..rules import carrying, dormant
from ..state import Figure
from .drawing import Drawing
from .faces import standing
from .hexes import WORLD
from .icons import CONDITION_ICON, conditions_of, icon

ARCH = "M-21 22V-13A21 19 0 0 1 21-13V22Z"  # the plate of a hero
PEAK = "M-21 22V-14L-11-29H11L21-14V22Z"  # of a foe
ROUND = "M-21 22V-4A21 21 0 0 1 21-4V22Z"  # of a summon
BOX = "M-21 22V-27H21V22Z"  # of an objective
PLATES = {"character": ARCH, "summon": ROUND, "objective": BOX}
ARC = "M-25.5 25.5A25.5 9.5 0 0 0 25.5 25.5"
CREST = "M-9-30-11-39-5-34 0-41 5-34 11-39 9-30Z"
CROWN = "M-13-30-16-42-8-36-4-46 0-37 4-46 8-36 16-42 13-30Z"
DROP = "M22-34C28-26 32-22 32-16A10.5 10.5 0 0 1 11-16C11-22 16-26 22-34Z"
at, centre = WORLD.at, WORLD.centre


def token(d: Drawing, figure: Figure) -> Markup:
    acting = d.g.turn == figure.id and d.view["result"] is None
    home = acting if d.g.turn else figure.kind == "character" and figure.seat == d.seat
    assert figure.at is not None
    facts = (figure.at, figure.rank, "invisible" in figure.conditions, figure.seat, figure.hp, figure.max_hp)
    look = d.look(figure)
    idle = figure.kind == "monster" and dormant.rests(d.g, figure)
    more = (figure.force, figure.turncoat, acting, home, figure.what, figure.kind, look, idle)
    return d.everywhere(partial(_drawn_token, figure, acting, home, look, idle), "token", figure.id, *facts, *more)


def _drawn_token(figure: Figure, acting: bool, home: bool, look: str, idle: bool) -> Markup:
    """A standee: a cut card in a base. The rim is the seat's, an elite has a base of gold and a crest, and the arc
    along the base is the life left."""
    assert figure.at is not None
    plate = PLATES.get(figure.kind, PEAK)
    share = max(0, min(100, round(100 * figure.hp / figure.max_hp))) if figure.max_hp else 0
    parts: list[Any] = []
    if acting:
        parts.append(tag("circle", cy=14, r=62, class_="beacon", fill="url(#glow)"))
        parts.append(tag("ellipse", cy=28, rx=34, ry=14, class_="halo"))
    parts += [
        tag("ellipse", cx=11, cy=29, rx=31, ry=10, class_="cast"),
        tag("path", d="M-26 24V31A26 10 0 0 0 26 31V24Z", class_="b-side"),
        tag("ellipse", cy=24, rx=26, ry=9.5, class_="b-top"),
        tag("path", d=ARC, class_="hp0"),
        tag(
            "path",
            d=ARC,
            class_="hp1" + (" low" if share <= 34 else ""),
            pathLength=100,
            stroke_dasharray=f"{share} 200",
        ),
    ]
    if figure.rank in ("elite", "boss"):
        parts.append(tag("path", d=CREST if figure.rank == "elite" else CROWN, class_="crest"))
    parts += [tag("path", d=plate, class_=class_) for class_ in ("key", "rim", "plate")]
    parts.append(standing(figure, look))
    class_ = f"gh-token {figure.kind}" + (f" {figure.rank}" if figure.rank else "") + f" of-{figure.force}"
    if figure.seat is not None:
        class_ += f" p{figure.seat}"
    for there, name in (
        ("invisible" in figure.conditions, "unseen"),
        (acting, "acting"),
        (figure.turncoat is not None, "turned"),
        (idle, "idle"),
    ):
        class_ += f" {name}" if there else ""
    return tag("g", parts, data_k=figure.id, class_=class_, transform=at(figure.at), data_home="" if home else None)


def badge_of(d: Drawing, figure: Figure) -> Markup:
    """What must never be covered: hit points, the standee's number or the hero's name, Shield, conditions."""
    shield = d.shields[figure.id]
    some = tuple(conditions_of(figure))
    name = d.words.seat(figure.seat) if figure.kind == "character" and figure.seat is not None else ""
    facts = (figure.id, figure.at, figure.hp, figure.max_hp, figure.number, figure.rank, name)
    laden = figure.kind == "character" and carrying.carrier(d.g, figure)
    return d.everywhere(partial(_drawn_badge, figure, shield, some, name, laden), "badge", *facts, shield, some, laden)


def _drawn_badge(figure: Figure, shield: int, some: tuple[str, ...], name: str, laden: bool) -> Markup:
    assert figure.at is not None
    parts: list[Any] = [
        tag(
            "g",
            tag("path", d=DROP),
            tag("text", figure.hp, x=21.5, y=-11.5, class_="wide" if figure.hp > 9 else None),
            class_="life",
        )
    ]
    if figure.number:
        parts.append(tag("g", tag("circle", cy=33, r=8.5), tag("text", figure.number, y=37.2), class_="no"))
    if name:
        parts.append(_ribbon(name))
    if shield:
        ward = [icon("shield", 21, 0, 0, "ward"), tag("text", shield, y=4)]
        parts.append(tag("g", ward, class_="guard", transform="translate(24 9)"))
    if laden:
        mark = [tag("circle", r=9), icon("chest", 13, 0, 0, "ic")]
        parts.append(tag("g", mark, class_="cond help", transform="translate(24 9)"))
    for nth, one in enumerate(some[:5]):
        x, y = -23 - 14 * (nth // 3), -20 + 15.5 * (nth % 3)
        harm = "harm" if one in NEGATIVE else "help"
        mark = [tag("circle", r=8), icon(CONDITION_ICON[one], 11, 0, 0, "ic")]
        parts.append(tag("g", mark, class_=f"cond {harm}", transform=f"translate({x:g} {y:g})"))
    class_ = (
        "gh-badge"
        + (f" {figure.rank}" if figure.rank else "")
        + (f" p{figure.seat}" if figure.seat is not None else "")
    )
    return tag("g", parts, data_k=figure.id, class_=class_, transform=at(figure.at))


def _ribbon(name: str) -> Markup:
    """A hero's name, within the hex."""
    w = min(max(26.0, 6.6 * len(name) + 10), 56.0)
    x, k = w / 2, w / 2 + 4
    d = f"M{-k:.1f} 31 {-x:.1f} 24.5 {-k:.1f} 18H{k:.1f}L{x:.1f} 24.5 {k:.1f} 31Z"
    return tag("g", tag("path", d=d), tag("text", inscribed(name, w, 11.5, 24.5)), class_="ribbon")


def strike(d: Drawing) -> list[Markup]:
    """The attack under way: from whom, on whom."""
    now = d.g.attacking
    if now is None:
        return []
    attacker, target = d.g.figures.get(now.attacker), d.g.figures.get(now.target)
    if attacker is None or target is None or attacker.at is None or target.at is None or attacker.at == target.at:
        return []
    (x1, y1), (x2, y2) = centre(attacker.at), centre(target.at)
    return [tag("g", tag("path", d=arrow(x1, y1, x2, y2)), data_k="strike", class_="gh-strike")]


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """From one token's rim to the other's, ending in a point."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    ax, ay, bx, by = x1 + 28 * ux, y1 + 28 * uy, x2 - 34 * ux, y2 - 34 * uy
    bodies = ((ax - 4 * uy, ay + 4 * ux), (bx - 8 * uy, by + 8 * ux), (x2 - 20 * ux, y2 - 20 * uy))
    tails = ((bx + 8 * uy, by - 8 * ux), (ax + 4 * uy, ay - 4 * ux))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (*bodies, *tails)) + "Z"
