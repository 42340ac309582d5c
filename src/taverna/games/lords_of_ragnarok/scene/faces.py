"""The figures as they stand on the map, in rows and on mats: the one place that knows how they are drawn."""

from __future__ import annotations

from typing import Any

from taverna.core.scene import Markup, tag
from taverna.ink import sprite
from taverna.ink.kit import Kind

from .cast import FIGURES
from .ground import Drawing, token

HERO: Kind = "hero"
FOE: Kind = "foe"
ARCH = "M-21 22V-13A21 19 0 0 1 21-13V22Z"  # the plate of a Hero
PEAK = "M-21 22V-14L-11-29H11L21-14V22Z"  # of a Monster
CROWN = "M-13-30-16-42-8-36-4-46 0-37 4-46 8-36 16-42 13-30Z"
CLIP = tag("clipPath", tag("path", d="M-20 21V-46H20V21Z"), id="lr-arch")


def face(what: str, kind: Kind, class_: str) -> Markup:
    """In a row: an SVG as large as its box."""
    drawn = sprite.token(FIGURES, what, 50, 52, 104, class_, kind)
    return tag("svg", drawn, viewBox="0 0 100 100", class_=f"face {class_}", aria_hidden="true")


def player_face(d: Drawing, seat: int) -> Markup:
    """Who: the Hero in the colour of the seat; until there is one, the mark."""
    hero = d.players[seat].hero
    return d.everywhere(lambda: _player_face(hero, seat), "player-face", hero, seat)


def _player_face(hero: str, seat: int) -> Markup:
    inside = face(hero, HERO, f"p{seat}") if hero else token(seat, 24)
    return tag("span", inside, class_=f"pic lr-pic p{seat}" + ("" if hero else " unnamed"))


def beast_face(id: str, boss: bool) -> Markup:
    return tag("span", face(id, FOE, "foe-face"), class_="pic lr-pic foe" + (" boss" if boss else ""))


def bust(hero: str, seat: int) -> Markup:
    """On a mat: large, before carved ground."""
    return sprite.bust(FIGURES, hero, f"p{seat}", kind=HERO)


def standee(what: str, kind: Kind, class_: str, boss: bool = False) -> list[Any]:
    """On the map: a cut card in a base, 52 wide, from -30 (a Boss's crown: -46) to 41."""
    plate = ARCH if kind == HERO else PEAK
    drawn = FIGURES.use(f"t-{FIGURES.figure_of(what, kind)}", 0, -4, 54, class_, edge=False)
    return [
        tag("ellipse", cx=11, cy=29, rx=31, ry=10, class_="cast"),
        tag("path", d="M-26 24V31A26 10 0 0 0 26 31V24Z", class_="b-side"),
        tag("ellipse", cy=24, rx=26, ry=9.5, class_="b-top"),
        tag("path", d=CROWN, class_="crest") if boss else None,
        *(tag("path", d=plate, class_=part) for part in ("key", "rim", "plate")),
        tag("g", drawn, clip_path="url(#lr-arch)"),
    ]
