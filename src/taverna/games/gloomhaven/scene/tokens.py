"""Who stands on the map: tokens, what must never be covered of them, and the attack under way."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import Any

from taverna.core.scene import Markup, tag

from ..records.abilities import NEGATIVE
from ..rules import sums
from ..state import Figure
from .drawing import Drawing
from .hexes import at, centre, hexagon
from .icons import CONDITION_ICON, conditions_of, icon

BODY = hexagon(20.5)
STAR = " ".join(
    f"{round(r * cos(pi / 12 * n), 1)},{round(r * sin(pi / 12 * n), 1)}"
    for n, r in ((n, 23.5 if n % 2 else 19) for n in range(24))
)


def token(d: Drawing, figure: Figure) -> Markup:
    acting = d.g.turn == figure.id and d.view["result"] is None
    home = acting if d.g.turn else figure.kind == "character" and figure.seat == d.seat
    assert figure.at is not None
    facts = (figure.at, figure.rank, "invisible" in figure.conditions, figure.seat)
    more = (figure.force, figure.turncoat, acting, home, figure.what, figure.kind)
    return d.kept(partial(_drawn_token, d, figure, acting, home), "token", figure.id, *facts, *more)


def _drawn_token(d: Drawing, figure: Figure, acting: bool, home: bool) -> Markup:
    assert figure.at is not None
    kind = figure.kind
    parts: list[Any] = [tag("circle", r=26, class_="halo")] if acting else []
    if kind == "character":
        parts.append(tag("circle", r=20.5, class_="body"))
    elif kind == "summon":
        parts.append(tag("rect", x=-16, y=-16, width=32, height=32, rx=5, transform="rotate(45)", class_="body"))
    elif kind == "objective":
        parts.append(tag("rect", x=-18, y=-18, width=36, height=36, rx=5, class_="body"))
    else:
        if figure.rank == "boss":
            parts.append(tag("polygon", points=STAR, class_="spikes"))
        parts.append(tag("polygon", points=BODY, class_="body"))
        if figure.rank == "elite":
            parts.append(tag("polygon", points=hexagon(17), class_="inner"))
    parts.append(icon(d.glyph(figure), 25 if kind != "summon" else 21, 0, 0, "ic"))
    class_ = f"gh-token {kind}" + (f" {figure.rank}" if figure.rank else "") + f" of-{figure.force}"
    if figure.seat is not None:
        class_ += f" p{figure.seat}"
    if "invisible" in figure.conditions:
        class_ += " unseen"
    if acting:
        class_ += " acting"
    if figure.turncoat is not None:
        class_ += " turned"
    home_ = "" if home else None
    return tag("g", parts, data_k=figure.id, class_=class_, transform=at(figure.at), data_home=home_)


def badge_of(d: Drawing, figure: Figure) -> Markup:
    """What must never be covered: the standee's number, hit points, Shield, conditions."""
    shield = sums.shield(d.g, figure)
    some = tuple(conditions_of(figure))
    facts = (figure.id, figure.at, figure.hp, figure.max_hp, figure.number, figure.rank)
    return d.kept(partial(_drawn_badge, d, figure, shield, some), "badge", *facts, shield, some)


def _drawn_badge(d: Drawing, figure: Figure, shield: int, some: tuple[str, ...]) -> Markup:
    assert figure.at is not None
    parts: list[Any] = []
    if figure.number:
        parts.append(
            tag(
                "g",
                tag("circle", r=8),
                tag("text", figure.number, y=4),
                class_="no",
                transform="translate(-16 -16)",
            )
        )
    parts.append(_life(figure.hp, figure.max_hp))
    if shield:
        ward = [icon("shield", 19, 0, 0, "ward"), tag("text", shield, y=3.5)]
        parts.append(tag("g", ward, class_="guard", transform="translate(20 3)"))
    shown = some[:4]
    for nth, one in enumerate(shown):
        x = 11.5 * nth - 5.75 * (len(shown) - 1)
        harm = "harm" if one in NEGATIVE else "help"
        mark = [tag("circle", r=6.4), icon(CONDITION_ICON[one], 9.6, 0, 0, "ic")]
        parts.append(tag("g", mark, class_=f"cond {harm}", transform=f"translate({x:g} 17.5)"))
    class_ = "gh-badge" + (f" {figure.rank}" if figure.rank else "")
    return tag("g", parts, data_k=figure.id, class_=class_, transform=at(figure.at))


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


def _life(hp: int, most: int) -> Markup:
    """Hit points: a number, and a ring that is as full as they are."""
    share = max(0.0, min(1.0, hp / most if most else 0))
    around = round(2 * pi * 8.2, 1)
    return tag(
        "g",
        tag("circle", r=9.4),
        tag(
            "circle",
            r=8.2,
            class_="share" + (" low" if share <= 0.34 else ""),
            stroke_dasharray=f"{round(around * share, 1):g} {around:g}",
            transform="rotate(-90)",
        ),
        tag("text", hp, y=3.9, class_="wide" if hp > 9 else None),
        class_="life",
        transform="translate(16 -16)",
    )


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """From one token's rim to the other's, ending in a point."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    ax, ay, bx, by = x1 + 20 * ux, y1 + 20 * uy, x2 - 24 * ux, y2 - 24 * uy
    bodies = ((ax - 3 * uy, ay + 3 * ux), (bx - 6 * uy, by + 6 * ux), (x2 - 14 * ux, y2 - 14 * uy))
    tails = ((bx + 6 * uy, by - 6 * ux), (ax + 3 * uy, ay - 3 * ux))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (*bodies, *tails)) + "Z"
