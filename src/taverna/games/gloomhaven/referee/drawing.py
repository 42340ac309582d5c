"""A position of the referee as a drawing: the board, what the rules allow on it, and why.

`draw` takes a query and its answer, both plain JSON values. A query that was refused is drawn as far as it can be read.
Hexes are named as on a map, a letter for the column and a number for the row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from math import sqrt
from pathlib import Path
from typing import Any

from taverna.core.catalogue import Catalogue, read_catalogue
from taverna.core.scene import Markup, Scene, icon, sign, tag
from taverna.hexgrid import Hex, direction, neighbours

from ..scene.hexes import RADIUS, WHOLE, at, centre, hexagon, side, spot
from .sketch import CONDITIONS, TOOLS, Sketch, pair

Say = Callable[..., str]
"""Says a message of the page or of `locale/` in one language."""

KEYS = "1234567890QWER"
"""The key of each tool."""
ICONS = {"obstacle": "rock", "trap": "trap", "hazard": "flame", "difficult": "wave", "door": "door"}

STEPS = {
    "focus": ("FOCUS", "INVIS", "DISARM", "STUN", "MTRAP-01", "MTRAP-02"),
    "move": ("MMOVE", "IMMOB", "MTRAP-03"),
    "attack": ("MATK", "ATK", "MUDDLE"),
    "choice": ("AMBIG",),
}
"""The steps of a monster's turn, and the clauses that are about each."""


TILE, RIM = hexagon(RADIUS - 0.7), hexagon(RADIUS - 2.6)
BRICKS = "M-25-9H25M-25 7H25M-8-25V-9M10-9V7M-12-9V7M0 7V25M-18 7V17M18 7V17M12-22V-9"
TOKEN = "M0-17 15.5-8.500v17L0 17-15.5 8.500v-17Z"


@cache
def catalogue() -> Catalogue:
    return read_catalogue(Path(__file__).parents[1] / "catalogue.yaml")


# -- the drawing -----------------------------------------------------------------------------------------------------
def draw(
    query: object,
    answer: dict[str, Any],
    words: Say,
    chosen: int = 0,
    edges: bool = False,
    link: Callable[[int], str] = "#outcome-{}".format,
) -> Scene:
    """The board and what is allowed on it.

    `chosen` is the outcome drawn in full, `edges` offers the sides of hexes to be painted, `link` is the address of the
    same page with another outcome chosen.
    """
    d = Drawing(Sketch.of(query), answer, words, chosen, link)
    scene = Scene()
    scene.frame = d.frame()
    for fragments in (d.ground(), d.borders(), d.way(), d.figures(), d.aim(), d.spots(edges), d.outcomes(), d.panel()):
        scene.update(fragments)
    return scene


class Drawing:
    """One position in one language."""

    def __init__(
        self, sketch: Sketch, answer: dict[str, Any], words: Say, chosen: int = 0, link: Callable[[int], str] = str
    ) -> None:
        self.sketch = sketch
        self.answer = answer
        self.words = words
        self.link = link
        self.options: list[dict[str, Any]] = answer.get("options", [])
        self.chosen = max(0, min(chosen, len(self.options) - 1))
        self.option: dict[str, Any] | None = self.options[self.chosen] if self.options else None
        self.standing = sketch.standing
        self.visible: set[Hex] | None = {(q, r) for q, r in answer["visible"]} if "visible" in answer else None
        self.reach: dict[Hex, dict[str, Any]] = {(w["at"][0], w["at"][1]): w for w in answer.get("reach", [])}

    @cached_property
    def hexes(self) -> list[Hex]:
        """What is drawn: all there is, and a rim to paint on."""
        known = self.sketch.known | self.standing.keys() or {(0, 0), (1, 0), (0, 1)}
        rim = {b for a in known for b in neighbours(a)}
        return sorted(known | rim, key=lambda a: (a[1], a[0]))

    @cached_property
    def _first(self) -> tuple[int, int]:
        return min(2 * q + r for q, r in self.hexes), self.hexes[0][1]

    def name(self, a: Sequence[int]) -> str:
        """C4: the column's letter and the row's number."""
        left, top = self._first
        return f"{letters((2 * a[0] + a[1] - left) // 2)}{a[1] - top + 1}"

    # -- the board ---------------------------------------------------------------------------------------------------
    def box(self) -> dict[str, str]:
        """The view box of the board and its size."""
        xs, ys = zip(*map(centre, self.hexes), strict=True)
        w, h = sqrt(3) / 2 * RADIUS + 3, RADIUS + 3
        width, height = max(xs) - min(xs) + 2 * w, max(ys) - min(ys) + 2 * h
        view = f"{min(xs) - w:.1f} {min(ys) - h:.1f} {width:.1f} {height:.1f}"
        return {"viewBox": view, "width": f"{width * 1.3:.0f}", "height": f"{height * 1.3:.0f}"}

    def frame(self) -> str:
        w = self.words
        layers = "".join(f'<g data-layer="{name}"><!--{name}--></g>' for name in ("ground", "wall", "way"))
        layers += "".join(f'<g data-layer="{name}" aria-hidden="true"><!--{name}--></g>' for name in ("figure", "aim"))
        layers += f'<g data-layer="spot"><!--spot--></g><g data-layer="edge"><!--edge--></g>{tag("g", id="ui")}'
        board = tag(
            "svg",
            Markup(layers),
            id="board",
            role="group",
            aria_label=w("referee-board"),
            **self.box(),
        )
        judged = tag(
            "section",
            tag("div", Markup("<!--said-->"), data_layer="said"),
            tag("ol", Markup("<!--outcome-->"), class_="outcomes", data_layer="outcome"),
            class_="judged",
            aria_label=w("referee-answer"),
        )
        pointed = tag("p", "\u00a0", id="pointed", aria_hidden="true")
        legend = tag("div", Markup("<!--legend-->"), data_layer="legend", class_="legend")
        panel = tag("form", Markup("<!--panel-->"), id="panel", data_layer="panel", aria_label=w("referee-card"))
        side = tag("div", self.tools(), panel, class_="bench")
        return f'{side}<div class="ground"><div class="view">{board}</div>{pointed}{legend}</div>{judged}'

    def tools(self) -> Markup:
        w = self.words
        items = []
        for name, key in zip(TOOLS, KEYS, strict=True):
            pick = tag("input", type="radio", name_="tool", value=name, checked=name == "hand", data_key=key.lower())
            look = tag("svg", tool_sign(name), viewBox="-24 -24 48 48", aria_hidden="true", class_="look")
            label = tag("span", w(f"referee-tool-{name}"), class_="name")
            items.append(tag("label", pick, look, label, tag("kbd", key, aria_hidden="true"), class_="brush"))
        hint = tag("p", w("referee-hint"), class_="hint")
        return tag("fieldset", tag("legend", w("referee-tools")), tag("div", items), hint, class_="tools")

    # -- what is asked -----------------------------------------------------------------------------------------------
    def panel(self) -> Iterable[tuple[str, str]]:
        """What is asked, the card, and what is to be said of the figures."""
        s, w = self.sketch, self.words
        asks = [(ask, w(f"referee-ask-{ask}")) for ask in ("monster-turn", "sight", "reach")]
        sides = [(name, w(f"referee-outside-{name}")) for name in ("wall", "open")]
        yield _part("ask", None, [self._pick("ask", asks, s.ask)])
        if s.ask == "monster-turn":
            yield from self._card()
        elif s.ask == "reach":
            boxes = [self._tick("jump", s.jump), self._tick("flying", s.flying)]
            yield _part("card", w("referee-movement"), [self._count("move", s.move, 0, 99), *boxes])
        if s.characters or s.summons:
            rows = []
            for n, one in enumerate(s.characters):
                who = tag("b", w("referee-label-character-short", name=letters(n)))
                initiative = self._count(f"initiative{n}", one.initiative, 0, 99, w("referee-initiative"))
                hidden = self._tick(f"invisible{n}", one.invisible, w("referee-invisible"))
                rows.append(
                    tag("div", who, initiative, hidden, class_="figure-row", role="group", aria_label=letters(n))
                )
            owners = [(str(n), letters(n)) for n in range(len(s.characters))]
            for n, summon in enumerate(s.summons):
                label = w("referee-owner", at=self.name(summon.at))
                rows.append(self._pick(f"owner{n}", owners, str(summon.owner), label))
            yield _part("figures", w("referee-figures"), rows)
        yield _part("outside", None, [self._pick("outside", sides, s.outside)])

    def _card(self) -> Iterable[tuple[str, str]]:
        s, w = self.sketch, self.words
        attack, kind = s.card["attack"], s.attack_kind
        kinds = [(name, w(f"referee-attack-{name}")) for name in ("melee", "ranged", "none")]
        rows = [
            self._count("move", s.card["move"], 0, 99, hint=w("referee-none")),
            self._tick("jump", s.card["jump"]),
            self._pick("attack", kinds, kind, w("referee-attack")),
        ]
        if attack:
            rows += [self._count("range", attack["range"], 1, 100)] if kind == "ranged" else []
            rows += [self._count("targets", attack["targets"], 1, 99), self._area(attack)]
        yield _part("card", w("referee-card"), rows)
        if s.monster:
            boxes = [self._tick(name, name in s.monster.conditions) for name in CONDITIONS]
            yield _part("monster", w("referee-monster"), [self._tick("flying", s.monster.flying), *boxes])

    def _area(self, attack: dict[str, Any]) -> Markup:
        """A small board on which the attack's area is painted."""
        w = self.words
        area, own = {(q, r) for q, r in attack["area"]}, self.sketch.attack_kind == "melee"
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
            spots.append(
                tag("g", tag("polygon", points=TILE), mark, data_area=name, class_="cell", transform=at(a), **how)
            )
        reach = RADIUS * (1.5 * wide + 1) + 3
        across = sqrt(3) * RADIUS * (wide + 0.5) + 3
        view = f"{-across:.0f} {-reach:.0f} {2 * across:.0f} {2 * reach:.0f}"
        board = tag("svg", spots, viewBox=view, role="group", aria_label=w("referee-area"), class_="area")
        hint = w("referee-area-self" if own else "referee-area-free")
        return tag("div", tag("span", w("referee-area")), board, tag("p", hint, class_="hint"), class_="areas")

    def _count(
        self, name: str, value: int | None, least: int, most: int, label: str = "", hint: str | None = None
    ) -> Markup:
        shown = "" if value is None else value
        entry = tag(
            "input", type="number", name_=name, value=str(shown), min=str(least), max=str(most), placeholder=hint
        )
        return tag("label", tag("span", label or self.words(f"referee-{name}")), entry, class_="field")

    def _tick(self, name: str, on: bool, label: str = "") -> Markup:
        box = tag("input", type="checkbox", name_=name, checked=on)
        return tag("label", box, tag("span", label or self.words(f"referee-{name}")), class_="tick")

    def _pick(self, name: str, values: list[tuple[str, str]], chosen: str, label: str = "") -> Markup:
        options = [tag("option", text, value=value, selected=value == chosen) for value, text in values]
        return tag(
            "label",
            tag("span", label or self.words(f"referee-{name}")),
            tag("select", options, name_=name),
            class_="field",
        )

    def ground(self) -> Iterable[tuple[str, str]]:
        s = self.sketch
        for a in self.hexes:
            kind = s.ground(a)
            parts: list[Markup] = [tag("polygon", points=TILE)]
            if kind == "wall":
                parts.append(tag("path", d=BRICKS))
            elif kind in ICONS:
                parts.append(icon(ICONS[kind], 30, class_="ti"))
            if self.visible is not None and kind not in ("void", "wall", "door") and a != s.origin:
                parts.append(self._sight_mark(a))
            if a in self.reach:
                parts.append(self._cost(self.reach[a]))
            key = f"ground/{a[0]},{a[1]}"
            shade = f"hex {kind} s{(a[0] * 7 + a[1] * 13) % 3}"
            yield key, tag("g", parts, data_k=key, class_=shade, transform=at(a))

    def _sight_mark(self, a: Hex) -> Markup:
        assert self.visible is not None
        if a in self.visible:
            return tag("g", tag("polygon", points=RIM), tag("circle", r=3.5, cy=19), class_="seen")
        return tag("path", d="M-22-2 0-24M-24 12 14-26M-18 20 24-22M-6 24 24-6M8 25 24 9", class_="hidden")

    def _cost(self, way: dict[str, Any]) -> Markup:
        parts = [tag("polygon", points=RIM), tag("text", way["cost"], y=6)]
        hurts = [(name, way[name]) for name in ("traps", "hazards") if way[name]]
        for n, (name, count) in enumerate(hurts):
            x = 16 * n - 8 * (len(hurts) - 1)
            drawn = icon("trap" if name == "traps" else "flame", 11, -2 if count > 1 else 0)
            number = tag("text", count, x=5, y=3, class_="small") if count > 1 else None
            parts.append(tag("g", tag("circle", r=8), drawn, number, class_="hurt", transform=f"translate({x} 18)"))
        return tag("g", parts, class_="cost")

    def borders(self) -> Iterable[tuple[str, str]]:
        """The rim of the floor, and the walls between hexes."""
        s = self.sketch
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

    # -- what is allowed ---------------------------------------------------------------------------------------------
    def way(self) -> Iterable[tuple[str, str]]:
        """The ways of all outcomes: the chosen one with its steps, the others faintly, each with its number."""
        stops: dict[Hex, list[int]] = {}
        for n, option in enumerate(self.options):
            path = [(q, r) for q, r in option["path"]]
            stops.setdefault(path[-1], []).append(n)
            if n != self.chosen and len(path) > 1:
                yield f"way/{n}", tag("path", data_k=f"way/{n}", class_="way other", d=_line(path))
        if self.option is not None:
            path = [(q, r) for q, r in self.option["path"]]
            parts = [tag("path", class_="halo", d=_line(path)), tag("path", d=_line(path))] if len(path) > 1 else []
            stop = tag("polygon", points=RIM, transform=at(path[-1]), class_="stop")
            ghost = tag("path", d=TOKEN, transform=at(path[-1]), class_="ghost") if len(path) > 1 else None
            yield "way/chosen", tag("g", parts, stop, ghost, data_k="way/chosen", class_="way chosen")
            for n, a in enumerate(path[1:], 1):
                key = f"way/step{n}"
                mark = [tag("circle", r=9), tag("text", n, y=4)]
                yield key, tag("g", mark, data_k=key, class_="step", transform=at(a))
        if len(self.options) > 1:
            for a, numbers in stops.items():
                key = f"aim/stop{a[0]},{a[1]}"
                x, y = centre(a)
                text = "·".join(str(n + 1) for n in numbers[:3]) + ("…" if len(numbers) > 3 else "")
                width = 12 + 7 * len(text)
                label = [tag("rect", x=-width / 2, y=-8, width=width, height=16, rx=8), tag("text", text, y=4)]
                on = " on" if self.chosen in numbers else ""
                place = f"translate({x:g} {y + 20:g})"
                yield key, tag("g", label, data_k=key, class_=f"number{on}", transform=place)

    def figures(self) -> Iterable[tuple[str, str]]:
        s = self.sketch
        for n, one in enumerate(s.characters):
            body = [tag("circle", r=17, class_="body"), tag("text", one.initiative, y=6), _badge(letters(n), -14, -14)]
            if one.invisible:
                body.append(_sign("eye", 0, 17, "struck"))
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
            body += [_sign(name, 13 * n - 6.5 * (len(shown) - 1), 18) for n, name in enumerate(shown)]
            yield _figure("acting", "monster acting", m.at, body)

    def aim(self) -> Iterable[tuple[str, str]]:
        """Whom it attacks and how it sees them, its focus; or what a hex sees."""
        s = self.sketch
        if s.origin is not None and s.ask != "monster-turn":
            x, y = centre(s.origin)
            mark = tag("circle", r=24, class_="ring")
            eye = tag("g", tag("circle", r=8), icon("eye" if s.ask == "sight" else "person", 11), class_="sign")
            eye = tag("g", eye, transform="translate(15 -15)")
            yield "aim/from", tag("g", mark, eye, data_k="aim/from", class_="from", transform=f"translate({x:g} {y:g})")
        if self.visible is not None and s.origin is not None:
            for a in self.standing:
                if a != s.origin and a in self.visible:
                    yield from self._sight_line(s.origin, a, "glance")
        option = self.option
        if option is None:
            return
        stop: Hex = (option["move"][0], option["move"][1])
        targets = [(q, r) for q, r in option["attacks"]]
        for a in targets:
            (x1, y1), (x2, y2) = centre(stop), centre(a)
            key = f"aim/strike{a[0]},{a[1]}"
            yield key, tag("path", data_k=key, class_="strike", d=_arrow(x1, y1, x2, y2))
            yield from self._sight_line(stop, a, "line")
        marked = [*targets] if option["focus"] is None else [*targets, (option["focus"][0], option["focus"][1])]
        for a in dict.fromkeys(marked):
            signs = []
            if option["focus"] == list(a):
                signs.append(tag("path", d="M-25-13V-25H-13M13-25H25V-13M25 13V25H13M-13 25H-25V13", class_="bracket"))
                signs.append(_sign("eye", 16, -15, "focus"))
            if a in targets:
                signs.append(_sign("sword", 16, 13, "hit"))
            if list(a) in option["disadvantage"]:
                down = tag("path", d="M-4.500-3h9L0 4.500Z")
                signs.append(tag("g", tag("circle", r=8), down, class_="sign worse", transform="translate(-16 13)"))
            key = f"aim/target{a[0]},{a[1]}"
            yield key, tag("g", signs, data_k=key, class_="target", transform=at(a))

    def _sight_line(self, a: Hex, b: Hex, kind: str) -> Iterable[tuple[str, str]]:
        line = self.sketch.map().sight_line(a, b)
        if line is None:
            return
        key = f"aim/{kind}{b[0]},{b[1]}"
        yield key, tag("g", _seen(*spot(line.start), *spot(line.end)), data_k=key, class_=f"sight {kind}")

    # -- what can be pointed at --------------------------------------------------------------------------------------
    def spots(self, edges: bool) -> Iterable[tuple[str, str]]:
        s, w = self.sketch, self.words
        board = s.map() if self.visible is not None else None
        for a in self.hexes:
            key = f"spot/{a[0]},{a[1]}"
            line = board.sight_line(s.origin, a) if board and s.origin and a in (self.visible or ()) else None
            yield (
                key,
                tag(
                    "g",
                    tag("polygon", points=WHOLE),
                    data_k=key,
                    data_spot=f"{a[0]},{a[1]}",
                    data_has=self._has(a),
                    data_line=" ".join(f"{c:g}" for c in (*spot(line.start), *spot(line.end))) if line else None,
                    class_="spot",
                    role="button",
                    aria_label=self.label(a),
                    transform=at(a),
                ),
            )
        if not edges:
            return
        shown = set(self.hexes)
        for a in self.hexes:
            for n, b in enumerate(neighbours(a)[:3]):
                if b in shown and (a in s.floor or b in s.floor):
                    key = f"edge/{a[0]},{a[1]},{n}"
                    x1, y1, x2, y2 = side(a, n)
                    there = pair(a, b) in s.wall_edges
                    label = w("referee-edge-there" if there else "referee-edge", a=self.name(a), b=self.name(b))
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

    def _has(self, a: Hex) -> str | None:
        """The tools that would find their own work on this hex."""
        ground, who = self.sketch.ground(a), self.standing.get(a, "").rstrip("0123456789")
        if ground == "floor" and who:
            return who
        return " ".join(name for name in (ground if ground != "void" else "", who) if name) or None

    def label(self, a: Hex) -> str:
        """A hex in words: its name, what it is, who is there, and what the answer says of it."""
        w, facts = self.words, [self.name(a), self.words(f"referee-ground-{self.sketch.ground(a)}")]
        if who := self.standing.get(a):
            facts.append(self.figure(who, "label"))
        if self.visible is not None and a != self.sketch.origin and self.sketch.ground(a) != "void":
            facts.append(w("referee-in-sight" if a in self.visible else "referee-not-in-sight"))
        if way := self.reach.get(a):
            facts.append(w("referee-cost", cost=way["cost"], traps=way["traps"], hazards=way["hazards"]))
        if a == self.sketch.origin and self.sketch.ask != "monster-turn":
            facts.append(w("referee-from-here"))
        option = self.option
        if option:
            if option["focus"] == list(a):
                facts.append(w("referee-is-focus"))
            if list(a) in option["attacks"]:
                facts.append(w("referee-is-attacked"))
            if option["move"] == list(a):
                facts.append(w("referee-is-stop"))
        return ", ".join(facts)

    def figure(self, who: str, form: str = "who") -> str:
        """A figure in words: `who` (a subject), `whom` (an object) or `label` (with all there is to say)."""
        kind = who.rstrip("0123456789")
        number = int(who.removeprefix(kind) or 0)
        s, w = self.sketch, self.words
        if kind == "character":
            one = s.characters[number]
            hidden = "yes" if one.invisible else "no"
            return w(f"referee-{form}-character", name=letters(number), initiative=one.initiative, invisible=hidden)
        if kind == "summon":
            return w(f"referee-{form}-summon", name=letters(s.summons[number].owner))
        return w(f"referee-{form}-{kind}")

    def target(self, a: Sequence[int], form: str = "whom") -> str:
        return self.figure(self.standing[a[0], a[1]], form)

    # -- the answer in words -----------------------------------------------------------------------------------------
    def said(self) -> str:
        """The answer in one sentence."""
        w, s = self.words, self.sketch
        if fault := self.answer.get("error"):
            return self.wrong(fault)
        if self.visible is not None and s.origin:
            seen = [self.figure(self.standing[a]) for a in sorted(self.visible) if a in self.standing]
            count = len(self.visible)
            if not seen:
                return w("referee-said-sight", at=self.name(s.origin), count=count)
            return w("referee-said-sight-figures", at=self.name(s.origin), count=count, figures=self.listed(seen))
        if s.ask == "reach" and s.origin:
            return w("referee-said-reach", at=self.name(s.origin), count=len(self.reach), move=s.move)
        option = self.option
        if option is None:
            return w("referee-said-nothing")
        if option["focus"] is None:
            return w("referee-said-stunned" if "GH-STUN-01" in option["why"] else "referee-said-no-focus")
        if len(self.options) > 1:
            return w("referee-said-choice", count=len(self.options), one=self.chosen + 1, does=self.does(option))
        return self.does(option)

    def does(self, option: dict[str, Any]) -> str:
        """What the monster does in one sentence."""
        steps, targets = len(option["path"]) - 1, [self.target(a) for a in option["attacks"]]
        key = f"referee-{'moves' if steps else 'stays'}{'-attacks' if targets else ''}"
        return self.words(key, stop=self.name(option["move"]), steps=steps, targets=self.listed(targets))

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.words("referee-list", rest=", ".join(names[:-1]), last=names[-1])

    def wrong(self, fault: dict[str, str]) -> str:
        """What is wrong with a position, in words."""
        for pattern, key in FAULTS.items():
            if found := re.search(pattern, f"{fault['path']}: {fault['reason']}"):
                told = {k: self._named(v) for k, v in found.groupdict().items()}
                return self.words(f"referee-wrong-{key}", **told)
        return self.words("referee-wrong-other", reason=fault["reason"])

    def _named(self, value: str) -> str:
        """A hex in a fault by its name on the board."""
        found = re.fullmatch(r"\[(-?\d+), ?(-?\d+)\]", value)
        return self.name((int(found[1]), int(found[2]))) if found and len(value) < 20 else value

    def outcomes(self) -> Iterable[tuple[str, str]]:
        w = self.words
        if fault := self.answer.get("error"):
            where = tag("code", fault["path"])
            text = tag("p", sign("help"), tag("span", self.wrong(fault), " ", where), class_="wrong")
            yield "said/it", tag("div", text, data_k="said/it")
        else:
            head = w("referee-allowed", count=len(self.options)) if self.options else None
            told = self.option is not None and self.option["focus"] is not None  # in the list below
            said = [tag("h2", head) if head else None, None if told else tag("p", self.said(), class_="said")]
            yield "said/it", tag("div", said, data_k="said/it")
        for n, option in enumerate(self.options):
            key, on = f"outcome/{n}", n == self.chosen
            number = tag("b", n + 1)
            head = tag(
                "a",
                number,
                tag("span", self.does(option)),
                href=self.link(n),
                data_outcome=n,
                aria_current="true" if on else None,
            )
            steps = self._steps(option) if on else None
            yield key, tag("li", head, steps, data_k=key, class_="outcome on" if on else "outcome")
        yield "legend/it", self.legend()

    def _steps(self, option: dict[str, Any]) -> Markup:
        w, rows = self.words, []
        focus, stop = option["focus"], self.name(option["move"])
        told = {
            "focus": w("referee-step-no-focus")
            if focus is None
            else w("referee-step-focus", who=self.target(focus, "who"), at=self.name(focus)),
            "move": w("referee-step-move", steps=len(option["path"]) - 1, stop=stop),
            "attack": self._attack(option),
            "choice": w("referee-step-choice"),
        }
        for step, topics in STEPS.items():
            clauses = [c for c in option["why"] if any(c.removeprefix("GH-").startswith(t) for t in topics)]
            if not clauses and not (step == "attack" and option["attacks"]):
                continue
            rows.append(tag("dt", w(f"referee-{step}")))
            rows.append(tag("dd", tag("p", told[step]), [self.clause(c) for c in dict.fromkeys(clauses)]))
        return tag("dl", rows, class_="steps")

    def _attack(self, option: dict[str, Any]) -> str:
        if not option["attacks"]:
            return self.words("referee-step-no-attack")
        targets = self.listed([self.target(a, "who") for a in option["attacks"]])
        if not option["disadvantage"]:
            return self.words("referee-step-attack", targets=targets)
        worse = self.listed([self.target(a, "who") for a in option["disadvantage"]])
        return self.words("referee-step-attack-worse", targets=targets, worse=worse)

    def clause(self, id: str) -> Markup:
        """A clause: in the reader's words, and when opened as the catalogue has it."""
        entry = catalogue().by_id[id]
        page = self.words("page-page", n=entry.page) if entry.page else ""
        summary = tag("summary", tag("span", self.words(f"referee-why-{id.lower()}")), " ", tag("i", id))
        text = tag("p", entry.text, lang="en")
        return tag("details", summary, text, tag("p", page, class_="page") if page else None, class_="why")

    def legend(self) -> Markup:
        """Every sign on the board, in words."""
        w, ask = self.words, self.sketch.ask
        signs: list[tuple[Markup, str]] = []
        if ask == "monster-turn":
            bracket = tag("path", d="M-25-13V-25H-13M13-25H25V-13M25 13V25H13M-13 25H-25V13", class_="bracket")
            signs = [
                (tag("g", bracket, _sign("eye", 0, 0, "focus", 2), class_="target"), "focus"),
                (tag("g", _sign("sword", 0, 0, "hit", 2.6), class_="target"), "attacked"),
                (tag("g", _seen(-20, 12, 20, -12), class_="sight line"), "sight"),
                (tag("polygon", points=RIM, class_="stop"), "stop"),
            ]
            if self.option and self.option["disadvantage"]:
                down = tag("path", d="M-4.500-3h9L0 4.500Z")
                worse = tag("g", tag("circle", r=8), down, class_="sign worse", transform="scale(2.6)")
                signs.append((tag("g", worse, class_="target"), "worse"))
            if len(self.options) > 1:
                signs.append((tag("path", d="M-26 8 0-8 26 8", class_="way other"), "other"))
        elif ask == "sight":
            seen = tag("g", tag("polygon", points=RIM), tag("circle", r=3.5, cy=19), class_="seen")
            blind = tag("path", d="M-22-2 0-24M-24 12 14-26M-18 20 24-22M-6 24 24-6M8 25 24 9", class_="hidden")
            signs = [(seen, "seen"), (blind, "hidden"), (tag("g", _seen(-20, 12, 20, -12), class_="sight"), "sight")]
        else:
            cost = tag("g", tag("polygon", points=RIM), tag("text", 2, y=6), class_="cost")
            hurt = tag("g", tag("circle", r=8), icon("trap", 11), class_="hurt", transform="scale(2.4)")
            signs = [(cost, "cost"), (tag("g", hurt, class_="cost"), "hurt")]
        items = [
            tag("li", tag("svg", drawn, viewBox="-32 -32 64 64", aria_hidden="true"), w(f"referee-legend-{name}"))
            for drawn, name in signs
        ]
        return tag("ul", items, data_k="legend/it")


HEX = r"(?P<at>\[-?\d+, ?-?\d+\])"
FAULTS = {
    r"^\$\.floor: a board has at least": "no-floor",
    r"^\$\.floor: missing": "no-floor",
    r"at most (?P<most>\d+) floor hexes": "too-large",
    r"more than (?P<most>\d+) hexes wide": "too-wide",
    r"^\$\.monster: missing": "no-monster",
    r"^\$\.card: missing": "no-card",
    r"^\$\.from: (missing|Expected)": "no-from",
    r"^\$\.ask: ": "no-ask",
    rf"{HEX} is not on the floor": "not-floor",
    rf"{HEX} is a wall": "wall",
    rf"{HEX} is a closed door": "door",
    rf"{HEX} is occupied by": "occupied",
    rf"{HEX} is listed twice": "twice",
    r"(?P<a>\[-?\d+, -?\d+\]) and (?P<b>\[-?\d+, -?\d+\]) are not neighbours": "neighbours",
    r"there is no character (?P<n>\d+)": "owner",
    r": missing$": "missing",
    r": unknown field$": "unknown",
    r"a query is an object|this is not JSON|cannot be unpacked": "unreadable",
    r"too much to work out": "too-much",
}
"""What the referee finds wrong, and the message that says it."""

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


def letters(n: int) -> str:
    """A, B, .. Z, AA, AB, .."""
    return (letters(n // 26 - 1) if n >= 26 else "") + chr(65 + n % 26)


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


def _figure(name: str, kind: str, a: Hex, body: list[Markup]) -> tuple[str, Markup]:
    key = f"figure/{name}"
    return key, tag("g", body, data_k=key, class_=f"figure {kind}", transform=at(a))


def _badge(text: str, x: float, y: float) -> Markup:
    return tag("g", tag("circle", r=8), tag("text", text, y=3.6), class_="badge", transform=f"translate({x:g} {y:g})")


def _sign(name: str, x: float, y: float, kind: str = "", scale: float = 1) -> Markup:
    move = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    strike = tag("path", d="M-5 5 5-5", class_="slash") if kind == "struck" else None
    return tag("g", tag("circle", r=8), icon(name, 11), strike, class_=f"sign {kind}".strip(), transform=move)


def _seen(x1: float, y1: float, x2: float, y2: float) -> list[Markup]:
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    dots = [tag("circle", cx=x, cy=y, r=r) for r, x, y in ((5.5, x1, y1), (3, x2, y2), (5.5, x2, y2))]
    return [tag("line", class_="halo", **ends), tag("line", **ends), *(dots if (x1, y1) == (x2, y2) else dots[::2])]


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
