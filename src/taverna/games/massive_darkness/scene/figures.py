"""Who stands there, and thin arrows for what Enemies would do if their Phase began now. Figures ignore the pointer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot
from typing import Any

from taverna.core.scene import Markup, tag

from ..foresight.courses import Course
from ..rules import page
from ..state import Enemy, Hero
from .ground import Drawing
from .plan import Place
from .signs import BODY, Fragments, icon


def figures(d: Drawing) -> Fragments:
    """Arrows, Heroes, Enemies."""
    found = _intents(d)
    found |= {f"figure/hero-{hero.seat}": _hero(d, hero) for hero in d.heroes}
    return found | {f"figure/enemy-{foe.id}": _foe(d, foe) for foe in d.g.enemies.values()}


def _figure(d: Drawing, spot: str, class_: str, facts: tuple[Any, ...], draw: Callable[[], Any]) -> Markup:
    """Whoever is pointed at by this key, in its place."""
    place, key = d.places[spot], f"figure/{spot.replace('/', '-')}"
    return d.kept(lambda: _stand(key, class_, place, draw()), key, class_, place, *facts)


def _stand(key: str, class_: str, place: Place, parts: Any) -> Markup:
    x, y, size = place
    return tag(
        "g",
        tag("g", parts, transform=f"scale({size:g})"),
        data_k=key,
        data_home="" if " acting" in class_ else None,
        class_=class_,
        transform=f"translate({x:g} {y:g})",
    )


def _hero(d: Drawing, hero: Hero) -> Markup:
    acting = d.acting is hero
    unseen = d.unseen(hero)
    c = d.g.combat
    class_ = f"md-hero p{hero.seat}" + (" acting" if acting else "") + (" dead" if hero.dead else "")
    class_ += " fighting" if c is not None and c.hero == hero.seat else ""
    facts = (hero.life, hero.dead, hero.stunned, unseen)
    return _figure(d, f"hero/{hero.seat}", class_, facts, partial(_hero_parts, d, hero, unseen))


def _hero_parts(d: Drawing, hero: Hero, unseen: bool) -> list[Any]:
    return [
        tag("circle", r=20, class_="ring"),
        tag("circle", r=16, class_="body"),
        icon("skull" if hero.dead else d.icons[hero.seat], 20, 0, 0, "ic"),
        _badge(13, -13, hero.life, "life") if not hero.dead else None,
        _sign(-13, -13, "md-shadow", "unseen") if unseen else None,
        _sign(13, 13, "stun", "harm") if hero.stunned else None,
    ]


def _foe(d: Drawing, foe: Enemy) -> Markup:
    card = d.content.cards[foe.card]
    c = d.g.combat
    fights = (c is not None and c.foe == foe.id) or d.g.acting == foe.id
    class_ = f"md-foe {card.rank}" + (" fighting" if fights else "") + (" asleep" if page.dormant(d.g, foe) else "")
    facts = (foe.card, foe.life, len(foe.minions), bool(foe.gear), foe.stunned)
    return _figure(d, f"enemy/{foe.id}", class_, facts, partial(_foe_parts, d, foe))


def _foe_parts(d: Drawing, foe: Enemy) -> list[Any]:
    """A Mob is one stack: the Boss in front, its Minions behind it."""
    card = d.content.cards[foe.card]
    minions = len(foe.minions)
    level = card.level or (1 if card.tier == "lower" else 2)
    return [
        [
            tag("path", d=BODY["mob"], class_="back", transform=f"translate({4 * n} {-3.5 * n})")
            for n in (2, 1)
            if minions >= n
        ],
        tag("path", d=BODY[card.rank], class_="body"),
        icon(d.foe_icon(foe.card), 20, 0, 0, "ic" + ("" if foe.life else " fallen-boss")),
        _badge(14, -13, foe.life, "life") if foe.life else None,
        _badge(-14, -13, level if card.level else "I" * level, "rank"),
        [
            tag("rect", x=-23, y=8, width=23, height=14, rx=7, class_="many"),
            tag("text", f"×{minions}", x=-11.5, y=18.8, class_="n"),
        ]
        if minions
        else None,
        _sign(14, 13, "chest", "loot") if foe.gear else None,
        _sign(0, -18, "stun", "harm") if foe.stunned else None,
    ]


def _intents(d: Drawing) -> Fragments:
    found: Fragments = {}
    for nth, (id, courses) in enumerate(d.intents.items()):
        drawn = [_course(d, course, nth) for course in courses[:6]]
        arrows = list(dict.fromkeys(one for one in drawn if one))
        if arrows:
            key = f"intent/{id}"
            found[key] = tag("g", arrows, data_k=key, class_="sure" if len(courses) == 1 else "unsure")
    return found


def _course(d: Drawing, course: Course, nth: int) -> Markup | None:
    """The way it goes, and an arrow to whom it attacks."""
    x, y, size = d.places[f"enemy/{course.enemy}"]
    shift = (nth % 4 - 1.5) * 7
    way = [(x, y)]
    for at in course.path:
        mx, my = d.plan.middles[at]
        way.append((mx + shift, my + shift + 8))
    whom = d.places.get(f"hero/{course.target}") if course.target >= 0 else None
    parts: list[Markup] = []
    if len(way) > 1:
        parts.append(tag("path", d=_line(way, 20 * size, 0), class_="go" + ("" if whom else " end")))
    if whom is not None:
        start = 20 * size if len(way) == 1 else 3
        parts.append(tag("path", d=_bow(way[-1], whom[:2], start, 21 * whom[2]), class_="strike"))
    return tag("g", parts) if parts else None


# -- shapes ----------------------------------------------------------------------------------------------------------
def _badge(x: float, y: float, n: Any, class_: str) -> Markup:
    """A number on a small disc."""
    disc = tag("circle", cx=x, cy=y, r=8.2, class_=f"disc {class_}")
    return Markup(disc + tag("text", n, x=x, y=y + 4.2, class_="n"))


def _sign(x: float, y: float, drawn: str, class_: str) -> Markup:
    return Markup(tag("circle", cx=x, cy=y, r=8.2, class_=f"disc {class_}") + icon(drawn, 11, x, y, f"mark {class_}"))


def _line(way: list[tuple[float, float]], start: float, end: float) -> str:
    """Straight from place to place, leaving out the figures at both ends."""
    points = [_toward(way[0], way[1], start), *way[1:-1], _toward(way[-1], way[-2], end)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _bow(one: tuple[float, float], other: tuple[float, float], start: float, end: float) -> str:
    """A slightly bent line."""
    (x, y), (to_x, to_y) = one, other
    far = hypot(to_x - x, to_y - y) or 1.0
    bend = min(18.0, far / 6)
    middle = ((x + to_x) / 2 - (to_y - y) / far * bend, (y + to_y) / 2 + (to_x - x) / far * bend)
    first, last = _toward(one, middle, start), _toward(other, middle, end)
    return "M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}".format(*first, *middle, *last)


def _toward(one: tuple[float, float], other: tuple[float, float], far: float) -> tuple[float, float]:
    """So far from one point toward another, at most most of the way."""
    (x, y), (to_x, to_y) = one, other
    whole = hypot(to_x - x, to_y - y) or 1.0
    part = min(far, whole * 0.8) / whole
    return x + (to_x - x) * part, y + (to_y - y) * part
