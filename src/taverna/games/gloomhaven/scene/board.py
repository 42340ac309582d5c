"""The map as far as it is revealed: ground, what lies on it, who stands there, and on top what can be pointed at.

A stack of SVGs of one size: floor, what lies about, the hexes as spots, then figures and their spots, transparent
shapes that can be pointed at; on top what must never be covered. A spot's `data-spot` is the key that options and
refusals use. What belongs to a spot while it is picked (the way to a hex, the line of sight to a target) lies right
behind it, and the stylesheet shows it.
"""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag
from taverna.hexgrid import Hex, direction

from ..rules.levels import hazard_damage
from ..state import Figure, Obstacle, Trap, key, unkey
from .cast.looks import DOORS, GROUND, OBSTACLES, TRAPS
from .drawing import Drawing
from .faces import prop
from .hexes import WORLD, hexagon
from .icons import CONDITION_ICON, GROUND_ICON, LOOK_ICON, TRAP_ICON, icon
from .spots import figure_spot, hex_spot
from .tokens import badge_of, strike, token
from .world import ground

HEX_WIDE = round(WORLD.wide, 1)
"""How wide a hex is, in the drawing's own units."""
PATTERNS = Markup(
    "<defs>"
    '<pattern id="gh-stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3" height="8" class="stripe"></rect></pattern>'
    '<pattern id="gh-dots" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<circle cx="3" cy="3" r="1.5" class="dot"></circle></pattern>'
    '<clipPath id="gh-arch"><path d="M-20 21V-46H20V21Z"></path></clipPath>'
    "</defs>"
)
BLOCK, RIM = hexagon(37), hexagon(33)
at, centre = WORLD.at, WORLD.centre


def layers(d: Drawing) -> dict[str, str]:
    """The layers, from the lowest up. While nobody acts, everyone's own hero is where their look begins."""
    found = dict(d.alike(_layers))
    if d.me is not None and not d.g.turn:
        own = d.g.figures.get(d.me.id)
        if own is not None and own.at is not None:
            found["map/tokens"] = _svg(d, "tokens", [*{**d.once(_tokens), own.id: token(d, own)}.values()])
    return found


def _standing(d: Drawing) -> list[Figure]:
    return sorted(d.standing(), key=lambda figure: (centre(figure.at or (0, 0))[1], figure.id))


def _tokens(d: Drawing) -> dict[str, Markup]:
    return {figure.id: token(d, figure) for figure in _standing(d)}


def _layers(d: Drawing) -> dict[str, Markup]:
    g, there = d.g, _standing(d)
    lies = (d.revealed, g.difficult, g.hazards, g.obstacles, g.traps, g.plates, g.treasures, g.money, g.spots)

    def hexes() -> Markup:
        return _svg(d, "hexes", [hex_spot(d, a) for a in d.hexes])

    return {
        "map/floor": d.everywhere(lambda: _svg(d, "floor", ground(d)), "floor", *d.revealed),
        "map/lay": d.since("lay", lambda: _svg(d, "lay", [*_doors(d), *_lying(d)]), lies),
        "map/hexes": d.since("hexes", hexes, lies, hazard_damage(d.g)) if d.reach is None else hexes(),
        "map/tokens": _svg(d, "tokens", [*d.once(_tokens).values()]),
        "map/figures": _svg(d, "figures", [figure_spot(d, figure) for figure in there]),
        "map/badges": _svg(d, "badges", [*(badge_of(d, figure) for figure in there), *strike(d)]),
    }


def floor(d: Drawing) -> Markup:
    """The ground and its doors alone, as a picture."""
    left, top, wide, high = d.box
    inside = [PATTERNS, ground(d), _doors(d)]
    return tag("svg", inside, viewBox=f"{left:g} {top:g} {wide:g} {high:g}", class_="plan", aria_hidden="true")


def _svg(d: Drawing, name: str, inside: list[Markup]) -> Markup:
    head = d.everywhere(partial(_head, d, name), "head", name, d.box)
    return Markup(f"{head}{''.join(inside)}</svg>")


def _head(d: Drawing, name: str) -> str:
    left, top, wide, high = d.box
    spots = name in ("hexes", "figures")
    empty = tag(
        "svg",
        PATTERNS if name == "lay" else None,
        data_k=f"map/{name}",
        viewBox=f"{left:g} {top:g} {wide:g} {high:g}",
        class_=f"gh-layer gh-{name}",
        role="group" if spots else None,
        aria_label=d.say(f"scene-{name}") if spots else None,
        aria_hidden=None if spots else "true",
    )
    return empty.removesuffix("</svg>")


def _doors(d: Drawing) -> list[Markup]:
    g, board = d.g, d.content.board(d.g)
    found = []
    for a in d.hexes:
        door = board.doors.get(a)
        if door is None:
            continue
        state = "open" if a in g.opened else "locked" if a in g.locked else "closed"
        fog = "fog" in door.look
        if state != "open":
            drawn = prop(DOORS.get(door.look, "door-closed"), 0, -4, 80)
        else:
            drawn = icon("gh-air", 44, 0, 0, "ic") if fog else prop("door-open", 0, -4, 80)
        lock = icon("lock", 20, 0, 14, "lock") if state == "locked" else None
        parts = [tag("polygon", points=BLOCK), drawn, lock]
        class_ = f"gh-door {state}" + (" fog" if fog else "")
        found.append(tag("g", parts, class_=class_, transform=at(a)))
    return found


def _lying(d: Drawing) -> list[Markup]:
    g = d.g
    found = [_patch(d, "difficult", a, "gh-rubble") for a in g.difficult]
    found += [_patch(d, "hazard", a, "flame") for a in g.hazards]
    for obstacle in g.obstacles:
        hexes = tuple(obstacle.hexes)
        found.append(d.everywhere(partial(_obstacle, d, obstacle), "obstacle", hexes, obstacle.look))
    for text, trap in g.traps.items():
        facts = (text, trap.damage, tuple(trap.conditions), d.looks.get(f"trap {text}"))
        found.append(d.everywhere(partial(_trap, d, text, trap), "trap", *facts))
    for text, pressed in g.plates.items():
        class_ = "gh-plate" + (" pressed" if pressed else "")
        found.append(tag("g", prop("pressure-plate", 0, 0, 62), class_=class_, transform=at(unkey(text))))
    for text, holds in g.treasures.items():
        found.append(d.everywhere(partial(_treasure, d, text, holds), "treasure", text, holds))
    for text, n in g.money.items():
        if n:
            found.append(d.everywhere(partial(_money, d, text, n), "money", text, n))
    letters: dict[Hex, list[str]] = {}
    for letter, hexes_of in g.spots.items():
        for a in hexes_of if letter not in PASSING else ():
            letters.setdefault(a, []).append(letter)
    for a, there in letters.items():
        found.append(tag("g", tag("text", " ".join(there), x=-22, y=-10), class_="gh-letter", transform=at(a)))
    return found


PASSING = ("death", "deed")
"""Letters that rules give to a hex for a moment."""


def _patch(d: Drawing, kind: str, a: Hex, otherwise: str) -> Markup:
    look = d.looks.get(f"{kind} {key(a)}", "")
    drawn = GROUND_ICON.get(look, otherwise)

    def made() -> Markup:
        parts = [tag("polygon", points=BLOCK)]
        parts.append(prop(GROUND[look], 0, 0, 66) if look in GROUND else icon(drawn, 42, 0, 0, "ic"))
        return tag("g", parts, class_=f"gh-{kind} look-{look}", transform=at(a))

    return d.everywhere(made, kind, a, look)


def _obstacle(d: Drawing, obstacle: Obstacle) -> Markup:
    """One tile, however many hexes it covers."""
    hexes = obstacle.hexes
    middles = [centre(a) for a in hexes]
    x = sum(middle[0] for middle in middles) / len(hexes)
    y = sum(middle[1] for middle in middles) / len(hexes)
    joined = "".join(
        f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        for n, a in enumerate(hexes)
        for b in hexes[n + 1 :]
        if direction(a, b) is not None
        for (ax, ay), (bx, by) in ((centre(a), centre(b)),)
    )
    drawn, thing = LOOK_ICON.get(obstacle.look, "rock"), OBSTACLES.get(obstacle.look)
    size = 50 if len(hexes) == 1 else 62 if len(hexes) == 2 else 74
    return tag(
        "g",
        tag("path", d=joined, class_="joint") if joined else None,
        [tag("polygon", points=RIM, transform=at(a), class_="under") for a in hexes],
        tag("ellipse", cx=x + 6, cy=y + 20, rx=size / 2.2, ry=size / 5, class_="cast") if thing else None,
        prop(thing, x, y - 4, size * 1.35) if thing else icon(drawn, size, x, y, "ic") if drawn else None,
        class_=f"gh-obstacle look-{obstacle.look}",
    )


def _trap(d: Drawing, text: str, trap: Trap) -> Markup:
    look = d.looks.get(f"trap {text}", "spikes")
    drawn = TRAP_ICON.get(look, "trap")
    plain = look in TRAPS and not trap.conditions
    if not trap.damage and trap.conditions:
        drawn = CONDITION_ICON[trap.conditions[0]]
    return tag(
        "g",
        prop(TRAPS[look], 0, 0, 68) if plain else [tag("polygon", points=RIM), icon(drawn, 42, 0, -2, "ic")],
        tag("text", trap.damage, y=27, class_="harm") if trap.damage else None,
        class_="gh-trap",
        transform=at(unkey(text)),
    )


def _treasure(d: Drawing, text: str, holds: str) -> Markup:
    goal = holds == "goal"
    return tag(
        "g",
        prop("chest", 0, -2, 58),
        icon("star", 17, 0, 17, "mark") if goal else tag("text", holds.rpartition(":")[2], y=24),
        class_="gh-treasure" + (" goal" if goal else ""),
        transform=at(unkey(text)),
    )


def _money(d: Drawing, text: str, n: int) -> Markup:
    coins = prop("coins", 0, 10, 44)
    more = tag("text", f"×{n}", x=20, y=30) if n > 1 else None
    return tag("g", coins, more, class_="gh-money", transform=at(unkey(text)))
