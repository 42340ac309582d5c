"""What can be pointed at on the map: hexes and figures, with their words, the way there and the line of sight."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.hexgrid import Hex, Way

from ..rules.levels import hazard_damage
from ..state import Figure, key
from .drawing import Drawing
from .hexes import WORLD, corners, hexagon
from .icons import conditions_of

SPOT, CORNERS = hexagon(38), corners(35)
CHEVRON = "M-9-54H9L0-41Z"
STANDEE = "M-25 34V-14L-13-33H13L25-14V34Z"
at, centre, spot = WORLD.at, WORLD.centre, WORLD.spot
MARK = [tag("path", d=CORNERS, class_=class_) for class_ in ("o-under", "o-line")]
OVER = [tag("path", d=CHEVRON, class_=class_) for class_ in ("o-under", "o-line")]


def hex_spot(d: Drawing, a: Hex) -> Markup:
    label = label_of(d, a)
    if d.reach is None or a not in d.reach.ways or a == d.reach.start:
        return d.everywhere(partial(_spot, d, a, label, None, ()), "hex", a, label)
    way = d.reach.ways[a]
    path = d.reach.path(a)
    stands = any(figure.at == a for figure in d.g.figures.values())
    return d.everywhere(partial(_spot, d, a, label, way, path, stands), "hex", a, label, path, way, stands)


def _spot(d: Drawing, a: Hex, label: str, way: Way | None, path: tuple[Hex, ...], stands: bool = False) -> Markup:
    name = f"hex/{key(a)}"
    parts: list[Any] = []
    if way is not None:
        label = f"{label}, {d.say('scene-cost', n=way.cost)}"
    parts.append(
        tag(
            "polygon",
            tag("title", label),
            points=SPOT,
            data_spot=name,
            role="button",
            aria_label=label,
            class_="gh-spot of-hex",
        )
    )
    parts.append(tag("g", MARK, class_="offer", aria_hidden="true"))
    if way is not None:
        low = -26 if stands else 0
        cost = [tag("circle", cy=low, r=11), tag("text", way.cost, y=low + 5)]
        if way.negatives:
            cost.append(tag("path", d="M16-27l9 16h-18Z", class_="warn"))
        parts.append(tag("g", cost, class_="cost", aria_hidden="true"))
        x, y = centre(a)
        line = "M" + "L".join(f"{px - x:g} {py - y:g}" for px, py in map(centre, path))
        steps = [tag("circle", cx=f"{px - x:g}", cy=f"{py - y:g}", r=4.5) for px, py in map(centre, path[1:-1])]
        drawn = [tag("path", d=line, class_="under"), tag("path", d=line), steps]
        parts.append(tag("g", drawn, class_="way", aria_hidden="true"))
    return tag("g", parts, transform=at(a))


def label_of(d: Drawing, a: Hex) -> str:
    """A hex in words: what it is, and what lies there."""
    g, text = d.g, key(a)
    things: list[tuple[Any, ...]] = []
    board = d.content.board(g)
    if a in board.doors:
        state = "open" if a in g.opened else "locked" if a in g.locked else "closed"
        things.append((f"scene-door-{state}",))
    if trap := g.traps.get(text):
        things.append(("trap", trap.damage, tuple(trap.conditions)))
    for obstacle in g.obstacles:
        if a in obstacle.hexes:
            things.append(("obstacle", obstacle.look))
    if a in g.hazards:
        things.append(("scene-hazard", ("n", hazard_damage(g))))
    if a in g.difficult:
        things.append(("scene-difficult",))
    if n := g.money.get(text):
        things.append(("scene-money", ("n", n)))
    if holds := g.treasures.get(text):
        number = holds.rpartition(":")[2]  # of a random dungeon: the place on the monster card
        things.append(("scene-treasure-goal",) if holds == "goal" else ("scene-treasure", ("n", int(number))))
    if text in g.plates:
        things.append(("scene-plate",))
    for letter, hexes in g.spots.items():
        if a in hexes:
            things.append(("letter", letter))
    return d.everywhere(partial(_spell, d, a, things), "label", a, tuple(things))


def _spell(d: Drawing, a: Hex, things: list[tuple[Any, ...]]) -> str:
    w, said = d.words, [d.say("scene-hex", hex=place(a))]
    for kind, *rest in things:
        if kind == "trap":
            harm = [d.say("scene-trap", n=rest[0])] if rest[0] else [d.say("scene-trap-plain")]
            said.append(", ".join([*harm, *(w(f"print-{one}") for one in rest[1])]))
        elif kind == "obstacle":
            name = f"scene-look-{rest[0]}"
            said.append(w(name) if w.has(name) else w("scene-obstacle"))
        elif kind == "letter":
            said.append(rest[0])
        else:
            said.append(d.say(kind, **dict(rest)))
    if not things:
        said.append(d.say("scene-floor"))
    return ", ".join(said)


def place(a: Hex) -> str:
    """What a hex is called."""
    return f"{a[0]},{a[1]}"


def figure_spot(d: Drawing, figure: Figure) -> Markup:
    label = figure_label(d, figure)
    line = _sight_line(d, figure)
    assert figure.at is not None
    return d.everywhere(
        partial(_figure, d, figure.id, figure.at, label, line), "spot", figure.id, figure.at, label, line
    )


def _figure(d: Drawing, id: str, a: Hex, label: str, line: tuple[float, ...] | None) -> Markup:
    name = f"figure/{id}"
    parts: list[Any] = [
        tag(
            "path",
            tag("title", label),
            d=STANDEE,
            data_spot=name,
            role="button",
            aria_label=label,
            class_="gh-spot of-figure",
        )
    ]
    parts.append(tag("g", MARK, OVER, class_="offer", aria_hidden="true"))
    if line is not None:
        x, y = centre(a)
        x1, y1, x2, y2 = (f"{line[n] - (x, y)[n % 2]:g}" for n in range(4))
        ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        seen = [tag("line", class_="under", **ends), tag("line", **ends)]
        seen += [tag("circle", cx=cx, cy=cy, r=4.5) for cx, cy in ((x1, y1), (x2, y2))]
        parts.append(tag("g", seen, class_="seen", aria_hidden="true"))
    return tag("g", parts, data_k=id, transform=at(a))


def _sight_line(d: Drawing, figure: Figure) -> tuple[float, ...] | None:
    """From the corner of the attacker's hex to that of the target's, where one can be drawn (GH-LOS-02)."""
    doing = d.g.doing
    if doing is None or doing.word == "move" or doing.figure == figure.id:
        return None
    who = d.g.figures.get(doing.figure)
    if who is None or who.at is None or figure.at is None or who.force == figure.force:
        return None
    line = d.ground.sight_line(who.at, figure.at)
    return None if line is None else (*spot(line.start), *spot(line.end))


def figure_label(d: Drawing, figure: Figure) -> str:
    """A figure in words: who, hit points, conditions, Shield."""
    shield = d.shields[figure.id]
    conditions = tuple(conditions_of(figure))

    def said() -> str:
        w = d.words
        rank = w(f"print-rank-{figure.rank}") if figure.rank in ("elite", "boss") else ""
        parts = [", ".join(part for part in (d.named(figure), rank) if part)]
        parts.append(w("scene-hp", n=figure.hp, most=figure.max_hp))
        parts += [w(f"print-{one}") for one in conditions]
        if shield:
            parts.append(w("scene-shield", n=shield))
        return "; ".join(parts)

    facts = (figure.rank, figure.hp, figure.max_hp, conditions, shield)
    return d.kept(said, "figure-label", *d.who(figure), *facts)
