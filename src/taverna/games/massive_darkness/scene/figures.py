"""Who stands there, and thin arrows for what Enemies would do if their Phase began now. Figures ignore the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import hypot
from typing import Any

from taverna.core.ground import inscribed
from taverna.core.scene import Markup, tag

from ..rules import page
from ..state import Enemy, Hero
from .faces import FOE, HERO, mates, standing
from .ground import Drawing
from .plan import Place
from .signs import Fragments, icon

ARCH = "M-21 22V-13A21 19 0 0 1 21-13V22Z"  # the plate of a Hero
PEAK = "M-21 22V-14L-11-29H11L21-14V22Z"  # of an Enemy
ARC = "M-25.5 25.5A25.5 9.5 0 0 0 25.5 25.5"
CREST = {
    "agent": "M-9-30-11-39-5-34 0-41 5-34 11-39 9-30Z",
    "roaming": "M-13-30-16-42-8-36-4-46 0-37 4-46 8-36 16-42 13-30Z",
}
DROP = "M22-36C28-28 32-24 32-18A10.5 10.5 0 0 1 11-18C11-24 16-28 22-36Z"
PIPS = 6  # of a Mob's Minions in a row


def figures(d: Drawing) -> Mapping[str, str]:
    """Arrows, then everyone, those behind before those in front. While nobody acts, everyone's own Hero is where their
    look begins."""
    found = d.alike(_figures)
    own = next((hero for hero in d.heroes if hero.seat == d.seat), None)
    return found if own is None or d.acting is not None else {**found, f"figure/hero-{own.seat}": _hero(d, own)}


def _figures(d: Drawing) -> Fragments:
    found = _intents(d)
    drawn = {f"hero/{hero.seat}": partial(_hero, d, hero) for hero in d.heroes}
    drawn |= {f"enemy/{foe.id}": partial(_foe, d, foe) for foe in d.g.enemies.values()}
    for spot in sorted(drawn, key=lambda spot: (d.places[spot][1], -d.places[spot][0])):
        found[f"figure/{spot.replace('/', '-')}"] = drawn[spot]()
    return found


def _figure(d: Drawing, spot: str, class_: str, facts: tuple[Any, ...], draw: Callable[[], Any]) -> Markup:
    """Whoever is pointed at by this key, in its place."""
    place, key = d.places[spot], f"figure/{spot.replace('/', '-')}"
    home = " acting" in class_ or (d.acting is None and spot == f"hero/{d.seat}")
    return d.kept(lambda: _stand(key, class_, place, home, draw()), key, class_, place, home, *facts)


def _stand(key: str, class_: str, place: Place, home: bool, parts: Any) -> Markup:
    x, y, size = place
    return tag(
        "g",
        tag("g", parts, transform=f"scale({size:g})"),
        data_k=key,
        data_home="" if home else None,
        class_=class_,
        transform=f"translate({x:g} {y:g})",
    )


def _hero(d: Drawing, hero: Hero) -> Markup:
    acting = d.acting is hero
    unseen = d.unseen(hero)
    c = d.g.combat
    class_ = f"md-stand md-hero p{hero.seat}" + (" acting" if acting else "") + (" dead" if hero.dead else "")
    class_ += (" unseen" if unseen else "") + (" fighting" if c is not None and c.hero == hero.seat else "")
    name = d.words.seat(hero.seat)
    facts = (hero.hero, hero.life, hero.most, hero.dead, hero.stunned, name)
    return _figure(d, f"hero/{hero.seat}", class_, facts, partial(_hero_parts, hero, acting, unseen, name))


def _hero_parts(hero: Hero, acting: bool, unseen: bool, name: str) -> list[Any]:
    """A cut card in a base: the rim is the seat's, the arc along the base is the Life left."""
    beacon = [
        tag("circle", cy=14, r=62, class_="beacon", fill="url(#glow)"),
        tag("ellipse", cy=28, rx=34, ry=14, class_="ring"),
    ]
    marks = [("md-shadow", "unseen")] * unseen + [("stun", "harm")] * hero.stunned + [("skull", "harm")] * hero.dead
    return [
        beacon if acting else None,
        _base(hero.life, hero.most),
        [tag("path", d=ARCH, class_=class_) for class_ in ("key", "rim", "plate body")],
        standing(hero.hero, HERO, f"p{hero.seat}" + (" dead" if hero.dead else "")),
        _ribbon(name),
        _drop(hero.life) if not hero.dead else None,
        [_sign(-24, 3 - 18 * nth, *mark) for nth, mark in enumerate(marks)],
    ]


def _foe(d: Drawing, foe: Enemy) -> Markup:
    card = d.content.cards[foe.card]
    c = d.g.combat
    fights = (c is not None and c.foe == foe.id) or d.g.acting == foe.id
    class_ = f"md-stand md-foe {card.rank}" + (" fighting" if fights else "")
    class_ += " asleep" if page.dormant(d.g, foe) else ""
    facts = (foe.card, foe.life, foe.most, len(foe.minions), bool(foe.gear), foe.stunned)
    return _figure(d, f"enemy/{foe.id}", class_, facts, partial(_foe_parts, d, foe))


def _foe_parts(d: Drawing, foe: Enemy) -> list[Any]:
    """A Mob is one token: its Boss, Minions at its shoulders, and a pip for each of them. An Agent has a crest and a
    Roaming Monster a crown."""
    card = d.content.cards[foe.card]
    level = card.level or (1 if card.tier == "lower" else 2)
    crest = CREST.get(card.rank)
    marks = [("chest", "loot")] * bool(foe.gear) + [("stun", "harm")] * foe.stunned
    return [
        mates(card.enemy) if foe.minions else None,
        _base(foe.life, foe.most),
        tag("path", d=crest, class_="crest") if crest else None,
        [tag("path", d=PEAK, class_=class_) for class_ in ("key", "rim", "plate body")],
        standing(card.enemy, FOE, "of-foes" + ("" if foe.life else " dead")),
        _badge(-22, -24, level if card.level else "I" * level, "rank"),
        _drop(foe.life) if foe.life else None,
        [_sign(-24, -4 + 18 * nth, *mark) for nth, mark in enumerate(marks)],
        _pips(len(foe.minions)) if foe.minions else None,
    ]


def _intents(d: Drawing) -> Fragments:
    found: Fragments = {}
    for nth, (id, courses) in enumerate(d.intents.items()):
        place = d.places[f"enemy/{id}"]
        ways = tuple((tuple(one.path), d.places.get(f"hero/{one.target}")) for one in courses[:6])
        sure, shift = len(courses) == 1, nth % 4
        arrows = d.kept(partial(_arrows, d, id, place, ways, sure, shift), "arrows", id, place, ways, sure, shift)
        if arrows:
            found[f"intent/{id}"] = arrows
    return found


Way = tuple[tuple[str, ...], Place | None]
"""Zones that an Enemy comes through, and where whoever it attacks stands."""


def _arrows(d: Drawing, id: int, place: Place, ways: tuple[Way, ...], sure: bool, nth: int) -> Markup:
    drawn = [_course(d, place, *way, nth) for way in ways]
    arrows = list(dict.fromkeys(one for one in drawn if one))
    return tag("g", arrows, data_k=f"intent/{id}", class_="sure" if sure else "unsure") if arrows else Markup()


def _course(d: Drawing, place: Place, path: tuple[str, ...], whom: Place | None, nth: int) -> Markup | None:
    """The way it goes, and an arrow to whom it attacks."""
    x, y, size = place
    shift = (nth - 1.5) * 7
    way = [(x, y)]
    for at in path:
        mx, my = d.plan.middles[at]
        way.append((mx + shift, my + shift + 12))
    parts: list[Markup] = []
    if len(way) > 1:
        parts.append(tag("path", d=_line(way, 20 * size, 0), class_="go" + ("" if whom else " end")))
    if whom is not None:
        start = 22 * size if len(way) == 1 else 3
        parts.append(tag("path", d=_bow(way[-1], whom[:2], start, 21 * whom[2]), class_="strike"))
    return tag("g", parts) if parts else None


# -- shapes ----------------------------------------------------------------------------------------------------------
def _base(life: int, most: int) -> list[Markup]:
    """What a figure stands on, with its Life along the edge."""
    share = max(0, min(100, round(100 * life / most))) if most else 0
    low = " low" if share <= 34 else ""
    return [
        tag("ellipse", cx=9, cy=30, rx=30, ry=10, class_="cast"),
        tag("path", d="M-26 24V31A26 10 0 0 0 26 31V24Z", class_="b-side"),
        tag("ellipse", cy=24, rx=26, ry=9.5, class_="b-top"),
        tag("path", d=ARC, class_="hp0"),
        tag("path", d=ARC, class_=f"hp1{low}", pathLength=100, stroke_dasharray=f"{share} 200"),
    ]


def _drop(life: int) -> Markup:
    wide = "n wide" if life > 9 else "n"
    return tag("g", tag("path", d=DROP), tag("text", life, x=21.5, y=-13.5, class_=wide), class_="life")


def _pips(many: int) -> Markup:
    """One for each Minion, in rows under the base."""
    spots = [(nth % PIPS, nth // PIPS, min(PIPS, many - nth // PIPS * PIPS)) for nth in range(many)]
    drawn = [
        tag("circle", cx=f"{(x - (row - 1) / 2) * 10.6:g}", cy=40 + 10 * y, r=4.6, class_="minion")
        for x, y, row in spots
    ]
    return tag("g", drawn, class_="count")


def _ribbon(name: str) -> Markup:
    """Whose Hero it is, within the base."""
    half = max(13.0, min(23.0, 3.1 * len(name) + 3))
    return tag(
        "g",
        tag("rect", x=-half, y=13, width=2 * half, height=13, rx=3),
        tag("text", inscribed(name, 2 * half - 4, 9.6, 19.5)),
        class_="ribbon",
    )


def _badge(x: float, y: float, n: Any, class_: str) -> Markup:
    """A number on a small disc."""
    disc = tag("circle", cx=x, cy=y, r=8.6, class_=f"disc {class_}")
    return Markup(disc + tag("text", n, x=x, y=y + 4.2, class_="n"))


def _sign(x: float, y: float, drawn: str, class_: str) -> Markup:
    return Markup(tag("circle", cx=x, cy=y, r=9, class_=f"disc {class_}") + icon(drawn, 12, x, y, f"mark {class_}"))


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
