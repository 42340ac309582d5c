"""Beside the board: the tools to paint with, what is asked, the card, and what is to be said of the figures."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from taverna.core.scene import Markup, icon, tag

from ..scene.hexes import RADIUS, at, hexagon
from .drawing import ICONS, TILE, TOKEN, Drawing, letters
from .sketch import CONDITIONS, TOOLS

KEYS = "1234567890QWER"
"""The key of each tool."""


def tools(d: Drawing) -> Markup:
    w = d.words
    items = []
    for name, key in zip(TOOLS, KEYS, strict=True):
        pick = tag("input", type="radio", name_="tool", value=name, checked=name == "hand", data_key=key.lower())
        look = tag("svg", tool_sign(name), viewBox="-24 -24 48 48", aria_hidden="true", class_="look")
        label = tag("span", w(f"referee-tool-{name}"), class_="name")
        items.append(tag("label", pick, look, label, tag("kbd", key, aria_hidden="true"), class_="brush"))
    hint = tag("p", w("referee-hint"), class_="hint")
    return tag("fieldset", tag("legend", w("referee-tools")), tag("div", items), hint, class_="tools")


def panel(d: Drawing) -> Iterable[tuple[str, str]]:
    """What is asked, the card, and what is to be said of the figures."""
    s, w = d.sketch, d.words
    asks = [(ask, w(f"referee-ask-{ask}")) for ask in ("monster-turn", "sight", "reach")]
    sides = [(name, w(f"referee-outside-{name}")) for name in ("wall", "open")]
    yield _part("ask", None, [_pick(d, "ask", asks, s.ask)])
    if s.ask == "monster-turn":
        yield from _card(d)
    elif s.ask == "reach":
        boxes = [_tick(d, "jump", s.jump), _tick(d, "flying", s.flying)]
        yield _part("card", w("referee-movement"), [_count(d, "move", s.move, 0, 99), *boxes])
    if s.characters or s.summons:
        rows = []
        for n, one in enumerate(s.characters):
            who = tag("b", w("referee-label-character-short", name=letters(n)))
            initiative = _count(d, f"initiative{n}", one.initiative, 0, 99, w("referee-initiative"))
            hidden = _tick(d, f"invisible{n}", one.invisible, w("referee-invisible"))
            rows.append(tag("div", who, initiative, hidden, class_="figure-row", role="group", aria_label=letters(n)))
        owners = [(str(n), letters(n)) for n in range(len(s.characters))]
        for n, summon in enumerate(s.summons):
            label = w("referee-owner", at=d.name(summon.at))
            rows.append(_pick(d, f"owner{n}", owners, str(summon.owner), label))
        yield _part("figures", w("referee-figures"), rows)
    yield _part("outside", None, [_pick(d, "outside", sides, s.outside)])


def _card(d: Drawing) -> Iterable[tuple[str, str]]:
    s, w = d.sketch, d.words
    attack, kind = s.card["attack"], s.attack_kind
    kinds = [(name, w(f"referee-attack-{name}")) for name in ("melee", "ranged", "none")]
    rows = [
        _count(d, "move", s.card["move"], 0, 99, hint=w("referee-none")),
        _tick(d, "jump", s.card["jump"]),
        _pick(d, "attack", kinds, kind, w("referee-attack")),
    ]
    if attack:
        rows += [_count(d, "range", attack["range"], 1, 100)] if kind == "ranged" else []
        rows += [_count(d, "targets", attack["targets"], 1, 99), _area(d, attack)]
        if attack["area"] and not attack["area_from_self"]:
            readings = [(name, w(f"referee-wall-hexes-{name}")) for name in ("yes", "no")]
            rows.append(_pick(d, "wall-hexes", readings, "yes" if s.wall_hexes else "no", w("referee-wall-hexes")))
    yield _part("card", w("referee-card"), rows)
    if s.monster:
        boxes = [_tick(d, name, name in s.monster.conditions) for name in CONDITIONS]
        yield _part("monster", w("referee-monster"), [_tick(d, "flying", s.monster.flying), *boxes])


def _area(d: Drawing, attack: dict[str, Any]) -> Markup:
    """A small board on which the attack's area is painted."""
    w = d.words
    area, own = {(q, r) for q, r in attack["area"]}, d.sketch.attack_kind == "melee"
    wide = min(6, max([2, *(max(abs(q), abs(r), abs(q + r)) for q, r in area)]))
    spots = []
    for a in sorted(((q, r) for r in range(-wide, wide + 1) for q in range(-wide, wide + 1)), key=lambda a: a[1]):
        if abs(a[0] + a[1]) > wide:
            continue
        if a == (0, 0) and own:
            spots.append(tag("g", tag("polygon", points=TILE), icon("skull", 30), class_="self", transform=at(a)))
            continue
        label = w("referee-area-hex", x=a[0], y=a[1])
        mark = tag("path", d="M-9-9 9 9M9-9-9 9") if a in area else None
        how = {"role": "checkbox", "aria_checked": "true" if a in area else "false", "aria_label": label}
        name = f"{a[0]},{a[1]}"
        spots.append(tag("g", tag("polygon", points=TILE), mark, data_area=name, class_="cell", transform=at(a), **how))
    reach = RADIUS * (1.5 * wide + 1) + 3
    across = sqrt(3) * RADIUS * (wide + 0.5) + 3
    view = f"{-across:.0f} {-reach:.0f} {2 * across:.0f} {2 * reach:.0f}"
    board = tag("svg", spots, viewBox=view, role="group", aria_label=w("referee-area"), class_="area")
    hint = w("referee-area-self" if own else "referee-area-free")
    return tag("div", tag("span", w("referee-area")), board, tag("p", hint, class_="hint"), class_="areas")


def _count(
    d: Drawing, name: str, value: int | None, least: int, most: int, label: str = "", hint: str | None = None
) -> Markup:
    shown = "" if value is None else value
    entry = tag("input", type="number", name_=name, value=str(shown), min=str(least), max=str(most), placeholder=hint)
    return tag("label", tag("span", label or d.words(f"referee-{name}")), entry, class_="field")


def _tick(d: Drawing, name: str, on: bool, label: str = "") -> Markup:
    box = tag("input", type="checkbox", name_=name, checked=on)
    return tag("label", box, tag("span", label or d.words(f"referee-{name}")), class_="tick")


def _pick(d: Drawing, name: str, values: list[tuple[str, str]], chosen: str, label: str = "") -> Markup:
    options = [tag("option", text, value=value, selected=value == chosen) for value, text in values]
    return tag(
        "label",
        tag("span", label or d.words(f"referee-{name}")),
        tag("select", options, name_=name),
        class_="field",
    )


def _part(name: str, title: str | None, rows: list[Markup]) -> tuple[str, Markup]:
    key = f"panel/{name}"
    return key, tag("fieldset", tag("legend", title) if title else None, rows, data_k=key, class_=f"part part-{name}")


def tool_sign(name: str) -> Markup:
    """What a tool paints, small."""
    small = hexagon(20)
    if name in ("floor", "wall", *ICONS):
        inner = icon(ICONS[name], 24, class_="ti") if name in ICONS else None
        bricks = tag("path", d="M-16-6H16M-16 6H16M-6-17V-6M6-6V6M-4 6V17") if name == "wall" else None
        return tag("g", tag("polygon", points=small), inner, bricks, class_=f"hex {name} s0")
    if name == "edge":
        return tag("g", tag("line", x1="-16", y1="10", x2="16", y2="-10"), class_="walledge")
    if name == "character":
        return tag(
            "g", tag("circle", r=17, class_="body"), icon("person", 20, class_="ic"), class_="figure character p0"
        )
    if name == "summon":
        return tag("g", tag("path", d="M0-18 18 0 0 18-18 0Z", class_="body"), class_="figure summon p0")
    if name in ("acting", "friend"):
        ring = tag("circle", r=22, class_="ring") if name == "acting" else None
        body = [tag("path", d=TOKEN, class_="body"), icon("skull" if name == "acting" else "mask", 20, class_="ic")]
        return tag("g", ring, body, class_=f"figure monster {name}")
    if name == "hand":
        return tag(
            "path",
            d="M0-20 6-12H2V-2H12V-6L20 0 12 6V2H2V12H6L0 20-6 12H-2V2H-12V6L-20 0-12-6V-2H-2V-12H-6Z",
            class_="mark",
        )
    return icon("close", 32, class_="mark")
