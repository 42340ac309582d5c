"""The map as far as it is revealed: ground, what lies on it, who stands there, and on top what can be pointed at.

A stack of SVGs of one size: floor, what lies about, tokens, and above them the spots, transparent shapes that can be
pointed at; on top what must never be covered. A spot's `data-spot` is the key that options and refusals use. What
belongs to a spot while it is picked (the way to a hex, the line of sight to a target) lies right behind it, and the
stylesheet shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from math import cos, pi, sin
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.hexgrid import Hex, HexMap, Mover, Way, direction, neighbours

from ..records.abilities import NEGATIVE
from ..rules import figures, movement
from ..rules.levels import hazard_damage
from ..state import Figure, Obstacle, Trap, key, unkey
from .drawing import CONDITION_ICON, Sight, conditions_of, icon
from .hexes import WHOLE, at, centre, hexagon, side, spot

MARGIN = 46.0
HEX_WIDE = 52.0  # of the drawing's own units
DESK, PHONE, MOST = 40 / HEX_WIDE, 44 / HEX_WIDE, 66 / HEX_WIDE
"""How many pixels a unit has at least, on a desk and on a phone, and at most."""
NOBODY = tag("g")
BLOCK, BODY, RIM, SPOT = hexagon(27), hexagon(20.5), hexagon(24.5), hexagon(29)
LOOK_ICON = {
    "altar": "gh-altar",
    "barrel": "gh-barrel",
    "bookcase": "gh-bookcase",
    "boulder": "rock",
    "bush": "gh-bush",
    "cabinet": "gh-cabinet",
    "crate": "gh-crate",
    "fountain": "gh-fountain",
    "mirror": "gh-mirror",
    "nest": "gh-nest",
    "pillar": "gh-pillar",
    "rock-column": "gh-standing-stone",
    "sarcophagus": "gh-coffin",
    "shelf": "gh-shelf",
    "stalagmites": "gh-stalagmite",
    "stone-pillar": "gh-pillar",
    "table": "gh-table",
    "throne": "gh-throne",
    "totem": "gh-totem",
    "tree": "gh-stump",
    "stump": "gh-stump",
    "wall-section": "",
}
GROUND_ICON = {
    "rubble": "gh-rubble",
    "water": "wave",
    "thorns": "gh-thorns",
    "hot-coals": "ember",
    "web": "gh-web",
}
TRAP_ICON = {"spikes": "trap", "bear": "gh-jaws", "poison": "poison"}
CRACKS = (
    "M-14 6l7-3 5 5 6-2",
    "M6-15l-3 6 5 4M8-5l7 2",
    "M-9-12h4M-11-8h3M9 13h5",
    "M-16-2l5 2M2 14l6-3M12-8l3-4",
)
PATTERNS = Markup(
    "<defs>"
    '<pattern id="gh-stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3" height="8" class="stripe"></rect></pattern>'
    '<pattern id="gh-dots" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<circle cx="3" cy="3" r="1.5" class="dot"></circle></pattern>'
    "</defs>"
)
STAR = " ".join(
    f"{round(r * cos(pi / 12 * n), 1)},{round(r * sin(pi / 12 * n), 1)}"
    for n, r in ((n, 23.5 if n % 2 else 19) for n in range(24))
)


class BoardSight(Sight):
    """The map and all on it."""

    @cached_property
    def ground(self) -> HexMap:
        found: HexMap = self.content.map(self.g)
        return found

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is drawn."""
        return self.kept(self._box, "box", *self._revealed)  # type: ignore[no-any-return]

    @cached_property
    def _revealed(self) -> tuple[Any, ...]:
        g = self.g
        return g.scenario, tuple(g.rooms), tuple(g.opened), tuple(g.locked), tuple(g.dungeon.laid)

    def _box(self) -> tuple[float, float, float, float]:
        hexes = self.ground.floor | frozenset(self.g.locked) or {(0, 0)}
        xs, ys = zip(*map(centre, hexes), strict=True)
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top

    # -- the ground --------------------------------------------------------------------------------------------------
    def map(self) -> dict[str, Markup]:
        """The layers, from the lowest up; before them what holds the place open on a desk and on a phone."""
        wide, high = self.box[2:]
        found = {
            f"map/{name}": self._strut(f"map/{name}", wide * per, high * per)
            for name, per in (("desk", DESK), ("phone", PHONE))
        }
        found["map/floor"] = self.kept(lambda: self._svg("floor", self._floor()), "floor", *self._revealed)
        found["map/lay"] = self._svg("lay", [*self._doors(), *self._lying()])
        found["map/tokens"] = self._svg("tokens", [self._here(self._token, id) for id in self._cast])
        found["map/hexes"] = self._svg("hexes", [self._hex(a) for a in self._hexes])
        found["map/figures"] = self._svg("figures", [self._here(self._figure, id) for id in self._cast])
        found["map/badges"] = self._svg(
            "badges", [*(self._here(self._badge, id) for id in self._cast), *self._strike()]
        )
        return found

    @cached_property
    def _cast(self) -> list[str]:
        """Every figure there ever was, and any other on the map."""
        cast = self.g.cast
        return [*cast, *(id for id in self.g.figures if id not in cast)]

    def _here(self, draw: Callable[[Figure], Markup], id: str) -> Markup:
        """A figure, or an empty place: always all of them in the same order, so that on the page each stays itself."""
        figure = self.g.figures.get(id)
        return NOBODY if figure is None or figure.at is None else draw(figure)

    def _svg(self, name: str, inside: Any) -> Markup:
        left, top, wide, high = self.box
        spots = name in ("hexes", "figures")
        return tag(
            "svg",
            PATTERNS if name == "lay" else None,
            inside,
            data_k=f"map/{name}",
            viewBox=f"{left:g} {top:g} {wide:g} {high:g}",
            width=f"{wide * MOST:.0f}",
            height=f"{high * MOST:.0f}",
            class_=f"gh-layer gh-{name}",
            role="group" if spots else None,
            aria_label=self.say(f"scene-{name}") if spots else None,
            aria_hidden=None if spots else "true",
        )

    @staticmethod
    def _strut(key: str, wide: float, high: float) -> Markup:
        return tag(
            "svg", data_k=key, width=f"{wide:.0f}", height=f"{high:.0f}", class_=f"strut {key[4:]}", aria_hidden="true"
        )

    @cached_property
    def _hexes(self) -> list[Hex]:
        locked = [a for a in self.g.locked if self._at_rim(a)]
        return self.kept(  # type: ignore[no-any-return]
            lambda: sorted([*self.ground.floor, *locked], key=lambda a: (a[1], a[0])), "hexes", *self._revealed
        )

    def _at_rim(self, door: Hex) -> bool:
        """Of locked doors, those of rooms that are revealed."""
        return any(room in self.g.rooms for room in self.content.board(self.g).doors[door].between)

    def _floor(self) -> Markup:
        """Walls around, then the tiles, then the walls between them."""
        floor = frozenset(self._hexes)
        rim = "".join(
            "M{:g} {:g}L{:g} {:g}".format(*side(a, n))
            for a in self._hexes
            for n, b in enumerate(neighbours(a))
            if b not in floor
        )
        tiles = []
        for a in self._hexes:
            nth = (a[0] * 7 + a[1] * 13 + a[0] * a[1] * 5) % 12
            parts = [tag("polygon", points=WHOLE)]
            if nth < len(CRACKS):
                parts.append(tag("path", d=CRACKS[nth], class_="crack"))
            parts.append(tag("text", self.place(a), y=-17.5))
            tiles.append(tag("g", parts, class_=f"tile s{(a[0] * 7 + a[1] * 13) % 3}", transform=at(a)))
        between = "".join("M{:g} {:g}L{:g} {:g}".format(*side(a, direction(a, b) or 0)) for a, b in self._edges(floor))
        return tag(
            "g",
            tag("path", d=rim, class_="wall-out"),
            tag("path", d=rim, class_="wall-in"),
            tiles,
            [tag("path", d=between, class_="wall-out thin"), tag("path", d=between, class_="wall-in thin")]
            if between
            else None,
        )

    def _edges(self, floor: frozenset[Hex]) -> list[tuple[Hex, Hex]]:
        return [(a, b) for a, b in self.content.board(self.g).edges if a in floor and b in floor]

    def _doors(self) -> list[Markup]:
        g, board = self.g, self.content.board(self.g)
        found = []
        for a in self._hexes:
            door = board.doors.get(a)
            if door is None:
                continue
            state = "open" if a in g.opened else "locked" if a in g.locked else "closed"
            drawn = "lock" if state == "locked" else "gh-air" if "fog" in door.look else "door"
            parts = [tag("polygon", points=BLOCK), icon(drawn, 30, 0, 0, "ic")]
            class_ = f"gh-door {state}" + (" fog" if "fog" in door.look else "")
            found.append(tag("g", parts, class_=class_, transform=at(a)))
        return found

    # -- what lies about ---------------------------------------------------------------------------------------------
    @cached_property
    def looks(self) -> dict[str, str]:
        """What overlay tiles of the revealed rooms look like: 'trap 1,2', 'difficult 3,4'…"""
        return self.kept(self._looks, "looks", *self._revealed)  # type: ignore[no-any-return]

    def _looks(self) -> dict[str, str]:
        found: dict[str, str] = {}
        rooms = self.content.board(self.g).rooms
        for id in self.g.rooms:
            room = rooms[id]
            for kind, tiles in (("difficult", room.difficult), ("hazard", room.hazards), ("trap", room.traps)):
                for tile in tiles:
                    found |= {f"{kind} {key(a)}": tile.look for a in tile.hexes}
        return found

    def _lying(self) -> list[Markup]:
        g = self.g
        found = [self._patch("difficult", a, "gh-rubble") for a in g.difficult]
        found += [self._patch("hazard", a, "flame") for a in g.hazards]
        for obstacle in g.obstacles:
            hexes = tuple(obstacle.hexes)
            found.append(self.kept(partial(self._obstacle, obstacle), "obstacle", hexes, obstacle.look))
        for text, trap in g.traps.items():
            facts = (text, trap.damage, tuple(trap.conditions), self.looks.get(f"trap {text}"))
            found.append(self.kept(partial(self._trap, text, trap), "trap", *facts))
        for text, pressed in g.plates.items():
            class_ = "gh-plate" + (" pressed" if pressed else "")
            found.append(tag("g", icon("gh-plate", 34, 0, 0, "ic"), class_=class_, transform=at(unkey(text))))
        for text, holds in g.treasures.items():
            found.append(self.kept(partial(self._treasure, text, holds), "treasure", text, holds))
        for text, n in g.money.items():
            if n:
                found.append(self.kept(partial(self._money, text, n), "money", text, n))
        for letter, hexes_of in g.spots.items():
            for a in hexes_of:
                found.append(tag("g", tag("text", letter, x=-17, y=-8), class_="gh-letter", transform=at(a)))
        return found

    def _patch(self, kind: str, a: Hex, otherwise: str) -> Markup:
        look = self.looks.get(f"{kind} {key(a)}", "")
        drawn = GROUND_ICON.get(look, otherwise)

        def made() -> Markup:
            parts = [tag("polygon", points=BLOCK), icon(drawn, 32, 0, 0, "ic")]
            return tag("g", parts, class_=f"gh-{kind} look-{look}", transform=at(a))

        return self.kept(made, kind, a, look)  # type: ignore[no-any-return]

    def _obstacle(self, obstacle: Obstacle) -> Markup:
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
        drawn = LOOK_ICON.get(obstacle.look, "rock")
        size = 36 if len(hexes) == 1 else 46 if len(hexes) == 2 else 56
        return tag(
            "g",
            tag("path", d=joined, class_="joint") if joined else None,
            [tag("polygon", points=BLOCK, transform=at(a)) for a in hexes],
            tag("path", d=joined, class_="joint inner") if joined else None,
            icon(drawn, size, x, y, "ic") if drawn else None,
            class_=f"gh-obstacle look-{obstacle.look}",
        )

    def _trap(self, text: str, trap: Trap) -> Markup:
        drawn = TRAP_ICON.get(self.looks.get(f"trap {text}", "spikes"), "trap")
        if not trap.damage and trap.conditions:
            drawn = CONDITION_ICON[trap.conditions[0]]
        return tag(
            "g",
            tag("polygon", points=RIM),
            icon(drawn, 30, 0, -2, "ic"),
            tag("text", trap.damage, y=20, class_="harm") if trap.damage else None,
            class_="gh-trap",
            transform=at(unkey(text)),
        )

    def _treasure(self, text: str, holds: str) -> Markup:
        goal = holds == "goal"
        return tag(
            "g",
            icon("chest", 34, 0, 0, "ic"),
            icon("star", 13, 0, 13, "mark") if goal else tag("text", holds, y=18),
            class_="gh-treasure" + (" goal" if goal else ""),
            transform=at(unkey(text)),
        )

    def _money(self, text: str, n: int) -> Markup:
        coins = [icon("coin", 18, -5 * min(n, 3) / 2 + 5 * nth, 12 - 3 * nth, "ic") for nth in range(min(n, 3))]
        more = tag("text", f"×{n}", x=15, y=24) if n > 1 else None
        return tag("g", coins, more, class_="gh-money", transform=at(unkey(text)))

    # -- who stands there --------------------------------------------------------------------------------------------
    def _token(self, figure: Figure) -> Markup:
        acting = self.g.turn == figure.id and self.view["result"] is None
        home = acting if self.g.turn else figure.kind == "character" and figure.seat == self.seat
        assert figure.at is not None
        facts = (figure.at, figure.rank, "invisible" in figure.conditions, figure.seat)
        more = (figure.force, figure.turncoat, acting, home, figure.what, figure.kind)
        return self.kept(  # type: ignore[no-any-return]
            partial(self._drawn_token, figure, acting, home), "token", figure.id, *facts, *more
        )

    def _drawn_token(self, figure: Figure, acting: bool, home: bool) -> Markup:
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
        parts.append(icon(self.glyph(figure), 25 if kind != "summon" else 21, 0, 0, "ic"))
        class_ = f"gh-token {kind}" + (f" {figure.rank}" if figure.rank else "") + f" of-{figure.force}"
        if figure.seat is not None:
            class_ += f" p{figure.seat}"
        if "invisible" in figure.conditions:
            class_ += " unseen"
        if acting:
            class_ += " acting"
        if figure.turncoat is not None:
            class_ += " turned"
        return tag("g", parts, class_=class_, transform=at(figure.at), data_home="" if home else None)

    def _badge(self, figure: Figure) -> Markup:
        """What must never be covered: the standee's number, hit points, Shield, conditions."""
        shield = figures.shield(self.g, figure)
        some = tuple(conditions_of(figure))
        facts = (figure.id, figure.at, figure.hp, figure.max_hp, figure.number, figure.rank)
        return self.kept(partial(self._drawn_badge, figure, shield, some), "badge", *facts, shield, some)  # type: ignore[no-any-return]

    def _drawn_badge(self, figure: Figure, shield: int, some: tuple[str, ...]) -> Markup:
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
        return tag("g", parts, class_=class_, transform=at(figure.at))

    def _strike(self) -> list[Markup]:
        """The attack under way: from whom, on whom."""
        now = self.g.attacking
        if now is None:
            return []
        attacker, target = self.g.figures.get(now.attacker), self.g.figures.get(now.target)
        if attacker is None or target is None or attacker.at is None or target.at is None or attacker.at == target.at:
            return []
        (x1, y1), (x2, y2) = centre(attacker.at), centre(target.at)
        return [tag("g", tag("path", d=arrow(x1, y1, x2, y2)), class_="gh-strike")]

    # -- what can be pointed at --------------------------------------------------------------------------------------
    @cached_property
    def reach(self) -> tuple[Mover, Hex, dict[Hex, Way]] | None:
        """Where the figure that is moving can get, and how."""
        doing = self.g.doing
        if doing is None or doing.word != "move":
            return None
        figure = self.g.figures.get(doing.figure)
        if figure is None or figure.at is None:
            return None
        manner: Any = doing.manner
        mover = movement.mover(self.g, figure, manner)
        return mover, figure.at, dict(mover.reach(figure.at, doing.points))

    def way_to(self, a: Hex) -> tuple[Hex, ...]:
        """The path a figure that is moving would take there."""
        assert self.reach is not None and self.g.doing is not None
        mover, start, _ = self.reach
        if mover.manner == "walk":
            return movement.within(mover, start, a, self.g.doing.points)
        return mover.path(start, a)

    def _hex(self, a: Hex) -> Markup:
        label = self._label(a)
        if self.reach is None or a not in self.reach[2] or a == self.reach[1]:
            return self.kept(partial(self._spot, a, label, None, ()), "hex", a, label)  # type: ignore[no-any-return]
        way = self.reach[2][a]
        path = self.way_to(a)
        stands = any(figure.at == a for figure in self.g.figures.values())
        return self.kept(  # type: ignore[no-any-return]
            partial(self._spot, a, label, way, path, stands), "hex", a, label, path, way, stands
        )

    def _spot(self, a: Hex, label: str, way: Way | None, path: tuple[Hex, ...], stands: bool = False) -> Markup:
        name = f"hex/{key(a)}"
        parts: list[Any] = []
        if way is not None:
            label = f"{label}, {self.say('scene-cost', n=way.cost)}"
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
        if way is not None:
            cost = [tag("text", way.cost, y=25 if stands else 6)]
            if way.negatives:
                cost.append(tag("path", d="M12-20l7 12h-14Z", class_="warn"))
            parts.append(tag("g", cost, class_="cost", aria_hidden="true"))
            x, y = centre(a)
            line = "M" + "L".join(f"{px - x:g} {py - y:g}" for px, py in map(centre, path))
            steps = [tag("circle", cx=f"{px - x:g}", cy=f"{py - y:g}", r=4) for px, py in map(centre, path[1:-1])]
            drawn = [tag("path", d=line, class_="under"), tag("path", d=line), steps]
            parts.append(tag("g", drawn, class_="way", aria_hidden="true"))
        return tag("g", parts, transform=at(a))

    def _label(self, a: Hex) -> str:
        """A hex in words: what it is, and what lies there."""
        g, text = self.g, key(a)
        things: list[tuple[Any, ...]] = []
        board = self.content.board(g)
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
        return self.kept(partial(self._spell, a, things), "label", a, tuple(things))  # type: ignore[no-any-return]

    def _spell(self, a: Hex, things: list[tuple[Any, ...]]) -> str:
        w, said = self.words, [self.say("scene-hex", hex=self.place(a))]
        for kind, *rest in things:
            if kind == "trap":
                harm = [self.say("scene-trap", n=rest[0])] if rest[0] else [self.say("scene-trap-plain")]
                said.append(", ".join([*harm, *(w(f"print-{one}") for one in rest[1])]))
            elif kind == "obstacle":
                name = f"scene-look-{rest[0]}"
                said.append(w(name) if w.has(name) else w("scene-obstacle"))
            elif kind == "letter":
                said.append(rest[0])
            else:
                said.append(self.say(kind, **dict(rest)))
        if not things:
            said.append(self.say("scene-floor"))
        return ", ".join(said)

    @staticmethod
    def place(a: Hex) -> str:
        """What a hex is called."""
        return f"{a[0]},{a[1]}"

    def _figure(self, figure: Figure) -> Markup:
        label = self.figure_label(figure)
        line = self._sight_line(figure)
        assert figure.at is not None
        return self.kept(  # type: ignore[no-any-return]
            partial(self._figure_spot, figure.id, figure.at, label, line), "spot", figure.id, figure.at, label, line
        )

    def _figure_spot(self, id: str, a: Hex, label: str, line: tuple[float, ...] | None) -> Markup:
        name = f"figure/{id}"
        parts: list[Any] = [
            tag(
                "circle",
                tag("title", label),
                r=22.5,
                data_spot=name,
                role="button",
                aria_label=label,
                class_="gh-spot of-figure",
            )
        ]
        if line is not None:
            x, y = centre(a)
            x1, y1, x2, y2 = (f"{line[n] - (x, y)[n % 2]:g}" for n in range(4))
            ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
            seen = [tag("line", class_="under", **ends), tag("line", **ends)]
            seen += [tag("circle", cx=cx, cy=cy, r=4.5) for cx, cy in ((x1, y1), (x2, y2))]
            parts.append(tag("g", seen, class_="seen", aria_hidden="true"))
        return tag("g", parts, transform=at(a))

    def _sight_line(self, figure: Figure) -> tuple[float, ...] | None:
        """From the corner of the attacker's hex to that of the target's, where one can be drawn (GH-LOS-02)."""
        doing = self.g.doing
        if doing is None or doing.word == "move" or doing.figure == figure.id:
            return None
        who = self.g.figures.get(doing.figure)
        if who is None or who.at is None or figure.at is None or who.force == figure.force:
            return None
        line = self.ground.sight_line(who.at, figure.at)
        return None if line is None else (*spot(line.start), *spot(line.end))

    def figure_label(self, figure: Figure) -> str:
        """A figure in words: who, hit points, conditions, Shield."""
        g = self.g
        shield = figures.shield(g, figure)
        conditions = tuple(conditions_of(figure))

        def said() -> str:
            w = self.words
            rank = w(f"print-rank-{figure.rank}") if figure.rank in ("elite", "boss") else ""
            parts = [", ".join(part for part in (self.named(figure), rank) if part)]
            parts.append(w("scene-hp", n=figure.hp, most=figure.max_hp))
            parts += [w(f"print-{one}") for one in conditions]
            if shield:
                parts.append(w("scene-shield", n=shield))
            return "; ".join(parts)

        facts = (figure.rank, figure.hp, figure.max_hp, conditions, shield)
        return self.kept(said, "figure-label", *self._who(figure), *facts)  # type: ignore[no-any-return]


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
