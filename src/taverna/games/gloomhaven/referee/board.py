"""The board of a position: ground, walls, figures, what the rules allow on it, and what can be painted on."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from taverna.core.scene import Markup, icon, tag
from taverna.hexgrid import Hex, direction, neighbours

from ..scene.hexes import WHOLE, at, centre, side, spot
from .drawing import BRICKS, ICONS, RIM, TILE, TOKEN, Drawing, badge, glance, letters
from .sketch import pair

CONDITION_ICONS = {
    "muddle": "muddle",
    "immobilize": "lock",
    "immobilise": "lock",
    "disarm": "close",
    "stun": "stun",
    "strengthen": "strengthen",
    "poison": "poison",
    "wound": "wound",
}


def ground(d: Drawing) -> Iterable[tuple[str, str]]:
    s = d.sketch
    for a in d.hexes:
        kind = s.ground(a)
        parts: list[Markup] = [tag("polygon", points=TILE)]
        if kind == "wall":
            parts.append(tag("path", d=BRICKS))
        elif kind in ICONS:
            parts.append(icon(ICONS[kind], 30, class_="ti"))
        if d.visible is not None and kind not in ("void", "wall", "door") and a != s.origin:
            parts.append(_sight_mark(d, a))
        if a in d.reach:
            parts.append(_cost(d, d.reach[a]))
        key = f"ground/{a[0]},{a[1]}"
        shade = f"hex {kind} s{(a[0] * 7 + a[1] * 13) % 3}"
        yield key, tag("g", parts, data_k=key, class_=shade, transform=at(a))


def _sight_mark(d: Drawing, a: Hex) -> Markup:
    assert d.visible is not None
    if a in d.visible:
        return tag("g", tag("polygon", points=RIM), tag("circle", r=3.5, cy=19), class_="seen")
    return tag("path", d="M-22-2 0-24M-24 12 14-26M-18 20 24-22M-6 24 24-6M8 25 24 9", class_="hidden")


def _cost(d: Drawing, way: dict[str, Any]) -> Markup:
    parts = [tag("polygon", points=RIM), tag("text", way["cost"], y=6)]
    hurts = [(name, way[name]) for name in ("traps", "hazards") if way[name]]
    for n, (name, count) in enumerate(hurts):
        x = 16 * n - 8 * (len(hurts) - 1)
        drawn = icon("trap" if name == "traps" else "flame", 11, -2 if count > 1 else 0)
        number = tag("text", count, x=5, y=3, class_="small") if count > 1 else None
        parts.append(tag("g", tag("circle", r=8), drawn, number, class_="hurt", transform=f"translate({x} 18)"))
    return tag("g", parts, class_="cost")


def borders(d: Drawing) -> Iterable[tuple[str, str]]:
    """The rim of the floor, and the walls between hexes."""
    s = d.sketch
    rim = "".join(
        "M{:g} {:g}L{:g} {:g}".format(*side(a, n))
        for a in sorted(s.floor | s.doors)
        for n, b in enumerate(neighbours(a))
        if b not in s.floor and b not in s.doors
    )
    yield "wall/rim", tag("path", data_k="wall/rim", class_=f"rim {s.outside}", d=rim or "M0 0")
    for a, b in sorted(s.wall_edges):
        key = f"wall/{a[0]},{a[1]},{b[0]},{b[1]}"
        x1, y1, x2, y2 = side(a, direction(a, b) or 0)
        line = tag("line", x1=x1, y1=y1, x2=x2, y2=y2)
        ends = [tag("circle", cx=x, cy=y, r=5) for x, y in ((x1, y1), (x2, y2))]
        yield key, tag("g", line, ends, data_k=key, class_="walledge")


def way(d: Drawing) -> Iterable[tuple[str, str]]:
    """The ways of all outcomes: the chosen one with its steps, the others faintly, each with its number."""
    stops: dict[Hex, list[int]] = {}
    for n, option in enumerate(d.options):
        path = [(q, r) for q, r in option["path"]]
        stops.setdefault(path[-1], []).append(n)
        if n != d.chosen and len(path) > 1:
            yield f"way/{n}", tag("path", data_k=f"way/{n}", class_="way other", d=_line(path))
    if d.option is not None:
        path = [(q, r) for q, r in d.option["path"]]
        parts = [tag("path", class_="halo", d=_line(path)), tag("path", d=_line(path))] if len(path) > 1 else []
        stop = tag("polygon", points=RIM, transform=at(path[-1]), class_="stop")
        ghost = tag("path", d=TOKEN, transform=at(path[-1]), class_="ghost") if len(path) > 1 else None
        yield "way/chosen", tag("g", parts, stop, ghost, data_k="way/chosen", class_="way chosen")
        for n, a in enumerate(path[1:], 1):
            key = f"way/step{n}"
            mark = [tag("circle", r=9), tag("text", n, y=4)]
            yield key, tag("g", mark, data_k=key, class_="step", transform=at(a))
    if len(d.options) > 1:
        for a, numbers in stops.items():
            key = f"aim/stop{a[0]},{a[1]}"
            x, y = centre(a)
            text = "·".join(str(n + 1) for n in numbers[:3]) + ("…" if len(numbers) > 3 else "")
            width = 12 + 7 * len(text)
            label = [tag("rect", x=-width / 2, y=-8, width=width, height=16, rx=8), tag("text", text, y=4)]
            on = " on" if d.chosen in numbers else ""
            place = f"translate({x:g} {y + 20:g})"
            yield key, tag("g", label, data_k=key, class_=f"number{on}", transform=place)


def figures(d: Drawing) -> Iterable[tuple[str, str]]:
    s = d.sketch
    for n, one in enumerate(s.characters):
        body = [tag("circle", r=17, class_="body"), tag("text", one.initiative, y=6), _letter(letters(n), -14, -14)]
        if one.invisible:
            body.append(badge("eye", 0, 17, "struck"))
        yield _figure(f"character{n}", f"character p{n % 5}{' unseen' if one.invisible else ''}", one.at, body)
    for n, summon in enumerate(s.summons):
        owner = letters(summon.owner)
        body = [tag("path", d="M0-18 18 0 0 18-18 0Z", class_="body"), tag("text", owner.lower(), y=6)]
        yield _figure(f"summon{n}", f"summon p{summon.owner % 5}", summon.at, body)
    for n, a in enumerate(s.monsters):
        body = [tag("path", d=TOKEN, class_="body"), icon("mask", 19, class_="ic")]
        yield _figure(f"friend{n}", "monster", a, body)
    if s.monster:
        m = s.monster
        body = [tag("circle", r=22, class_="ring"), tag("path", d=TOKEN, class_="body")]
        body.append(icon("skull", 20, class_="ic"))
        signs = (["feather"] if m.flying else []) + [CONDITION_ICONS.get(c, "") for c in m.conditions]
        shown = [name for name in signs if name][:4]
        body += [badge(name, 13 * n - 6.5 * (len(shown) - 1), 18) for n, name in enumerate(shown)]
        yield _figure("acting", "monster acting", m.at, body)


def aim(d: Drawing) -> Iterable[tuple[str, str]]:
    """Whom it attacks and how it sees them, its focus; or what a hex sees."""
    s = d.sketch
    if s.origin is not None and s.ask != "monster-turn":
        x, y = centre(s.origin)
        mark = tag("circle", r=24, class_="ring")
        eye = tag("g", tag("circle", r=8), icon("eye" if s.ask == "sight" else "person", 11), class_="sign")
        eye = tag("g", eye, transform="translate(15 -15)")
        yield "aim/from", tag("g", mark, eye, data_k="aim/from", class_="from", transform=f"translate({x:g} {y:g})")
    if d.visible is not None and s.origin is not None:
        for a in d.standing:
            if a != s.origin and a in d.visible:
                yield from _sight_line(d, s.origin, a, "glance")
    option = d.option
    if option is None:
        return
    stop: Hex = (option["move"][0], option["move"][1])
    targets = [(q, r) for q, r in option["attacks"]]
    for a in targets:
        (x1, y1), (x2, y2) = centre(stop), centre(a)
        key = f"aim/strike{a[0]},{a[1]}"
        yield key, tag("path", data_k=key, class_="strike", d=_arrow(x1, y1, x2, y2))
        yield from _sight_line(d, stop, a, "line")
    marked = [*targets] if option["focus"] is None else [*targets, (option["focus"][0], option["focus"][1])]
    for a in dict.fromkeys(marked):
        signs = []
        if option["focus"] == list(a):
            signs.append(tag("path", d="M-25-13V-25H-13M13-25H25V-13M25 13V25H13M-13 25H-25V13", class_="bracket"))
            signs.append(badge("eye", 16, -15, "focus"))
        if a in targets:
            signs.append(badge("sword", 16, 13, "hit"))
        if list(a) in option["disadvantage"]:
            down = tag("path", d="M-4.500-3h9L0 4.500Z")
            signs.append(tag("g", tag("circle", r=8), down, class_="sign worse", transform="translate(-16 13)"))
        key = f"aim/target{a[0]},{a[1]}"
        yield key, tag("g", signs, data_k=key, class_="target", transform=at(a))


def _sight_line(d: Drawing, a: Hex, b: Hex, kind: str) -> Iterable[tuple[str, str]]:
    line = d.sketch.map().sight_line(a, b)
    if line is None:
        return
    key = f"aim/{kind}{b[0]},{b[1]}"
    yield key, tag("g", glance(*spot(line.start), *spot(line.end)), data_k=key, class_=f"sight {kind}")


def spots(d: Drawing, edges: bool) -> Iterable[tuple[str, str]]:
    s, w = d.sketch, d.words
    board = s.map() if d.visible is not None else None
    for a in d.hexes:
        key = f"spot/{a[0]},{a[1]}"
        line = board.sight_line(s.origin, a) if board and s.origin and a in (d.visible or ()) else None
        yield (
            key,
            tag(
                "g",
                tag("polygon", points=WHOLE),
                data_k=key,
                data_spot=f"{a[0]},{a[1]}",
                data_has=_has(d, a),
                data_line=" ".join(f"{c:g}" for c in (*spot(line.start), *spot(line.end))) if line else None,
                class_="spot",
                role="button",
                aria_label=hex_label(d, a),
                transform=at(a),
            ),
        )
    if not edges:
        return
    shown = set(d.hexes)
    for a in d.hexes:
        for n, b in enumerate(neighbours(a)[:3]):
            if b in shown and (a in s.floor or b in s.floor):
                key = f"edge/{a[0]},{a[1]},{n}"
                x1, y1, x2, y2 = side(a, n)
                there = pair(a, b) in s.wall_edges
                label = w("referee-edge-there" if there else "referee-edge", a=d.name(a), b=d.name(b))
                yield (
                    key,
                    tag(
                        "g",
                        tag("line", x1=x1, y1=y1, x2=x2, y2=y2),
                        tag("circle", cx=(x1 + x2) / 2, cy=(y1 + y2) / 2, r=3),
                        data_k=key,
                        data_edge=f"{a[0]},{a[1]} {b[0]},{b[1]}",
                        data_has="edge" if there else None,
                        class_="spot side",
                        role="button",
                        aria_label=label,
                    ),
                )


def _has(d: Drawing, a: Hex) -> str | None:
    """The tools that would find their own work on this hex."""
    ground, who = d.sketch.ground(a), d.standing.get(a, "").rstrip("0123456789")
    if ground == "floor" and who:
        return who
    return " ".join(name for name in (ground if ground != "void" else "", who) if name) or None


def hex_label(d: Drawing, a: Hex) -> str:
    """A hex in words: its name, what it is, who is there, and what the answer says of it."""
    w, facts = d.words, [d.name(a), d.words(f"referee-ground-{d.sketch.ground(a)}")]
    if who := d.standing.get(a):
        facts.append(d.figure(who, "label"))
    if d.visible is not None and a != d.sketch.origin and d.sketch.ground(a) != "void":
        facts.append(w("referee-in-sight" if a in d.visible else "referee-not-in-sight"))
    if way := d.reach.get(a):
        facts.append(w("referee-cost", cost=way["cost"], traps=way["traps"], hazards=way["hazards"]))
    if a == d.sketch.origin and d.sketch.ask != "monster-turn":
        facts.append(w("referee-from-here"))
    option = d.option
    if option:
        if option["focus"] == list(a):
            facts.append(w("referee-is-focus"))
        if list(a) in option["attacks"]:
            facts.append(w("referee-is-attacked"))
        if option["move"] == list(a):
            facts.append(w("referee-is-stop"))
    return ", ".join(facts)


def _figure(name: str, kind: str, a: Hex, body: list[Markup]) -> tuple[str, Markup]:
    key = f"figure/{name}"
    return key, tag("g", body, data_k=key, class_=f"figure {kind}", transform=at(a))


def _letter(text: str, x: float, y: float) -> Markup:
    return tag("g", tag("circle", r=8), tag("text", text, y=3.6), class_="badge", transform=f"translate({x:g} {y:g})")


def _line(path: list[Hex]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in map(centre, path))


def _arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """From one token's rim to the other's, ending in a point."""
    length = sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) or 1
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    ax, ay, bx, by = x1 + 20 * ux, y1 + 20 * uy, x2 - 22 * ux, y2 - 22 * uy
    bodies = ((ax - 3 * uy, ay + 3 * ux), (bx - 5 * uy, by + 5 * ux), (x2 - 13 * ux, y2 - 13 * uy))
    tails = ((bx + 5 * uy, by - 5 * ux), (ax + 3 * uy, ay - 3 * ux))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (*bodies, *tails)) + "Z"
