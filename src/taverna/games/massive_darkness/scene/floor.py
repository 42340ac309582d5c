"""The map: Zones in light and shadow, walls and doors, what lies there, who stands there, and on top what can be
pointed at.

One SVG with a group for each layer. Figures ignore the pointer, spots are transparent shapes above them; a spot's
`data-spot` is the key that options and refusals use. Thin arrows show what Enemies would do if their Phase began now.
"""

from __future__ import annotations

from functools import cached_property, partial
from math import hypot
from typing import Any

from taverna.core.scene import Markup, tag

from ..foresight.courses import Course
from ..records import HideTokens
from ..records.atlas import HEADINGS, STEP, Heading, Zone
from ..rules import page
from ..rules.actions import at_will
from ..rules.kits import SPELL_SWORD, hero_kit, name_of
from ..rules.skills import titled
from ..speech import JUMPS
from ..state import Enemy, Hero
from .sight import BODY, COMBAT_ICON, MARK_ICON, TOKEN_ICON, Fragments, Sight, icon

SIDE = 120  # of a Zone, in units of the drawing
HALF = SIDE / 2
MARGIN = 22
GAP = 64  # between the stages of a Mission
WIDE, HIGH = 110.0, 88.0  # for the figures of a Zone
LOW = 20.0  # less height where tokens lie
FIGURE = 46.0  # and the space one takes
JUMP_ICON = {"charge": "md-charge", "safe-shot": "bow", "leap": "md-leap"}
CRACKS = (
    "M-38 22l14-5 9 8 12-4M30-12l9 5",
    "M22-38l-5 12 9 8 11 2M-40-6l8 3",
    "M-30-20h9l4 7M34 30l-10 4-3 8",
    "M-44 34l12-4 6 6M6-44l5 9 10 1",
    "M40-34l-9 7M-20 44l4-9 9-2M-44-22l7 4",
)

Place = tuple[float, float, float]


class FloorSight(Sight):
    """The map and all on it."""

    # -- where things are --------------------------------------------------------------------------------------------
    @cached_property
    def tops(self) -> dict[int, float]:
        """Stage -> where its first row begins; stages lie below each other."""
        return self.kept(self._tops, "tops")

    def _tops(self) -> dict[int, float]:
        found: dict[int, float] = {}
        top = float(MARGIN)
        for stage in sorted({zone.stage for zone in self.map.zones.values()}):
            found[stage] = top + (0 if stage == 1 else GAP)
            rows = max(zone.row for zone in self.map.zones.values() if zone.stage == stage) + 1
            top = found[stage] + rows * SIDE
        return found

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole map."""
        return self.kept(self._size, "size")

    def _size(self) -> tuple[float, float]:
        spots = [self.middle(at) for at in self.map.zones]
        return max(x for x, _ in spots) + HALF + MARGIN, max(y for _, y in spots) + HALF + MARGIN

    def middle(self, at: str) -> tuple[float, float]:
        zone = self.map.zones[at]
        return MARGIN + zone.column * SIDE + HALF, self.tops[zone.stage] + zone.row * SIDE + HALF

    def _at(self, at: str) -> str:
        x, y = self.middle(at)
        return f"translate({x:g} {y:g})"

    def edge(self, at: str, side: Heading) -> tuple[float, float, float, float]:
        """The ends of one side of a Zone."""
        x, y = self.middle(at)
        down, right = STEP[side]
        x, y = x + right * HALF, y + down * HALF
        return (x - HALF, y, x + HALF, y) if down else (x, y - HALF, x, y + HALF)

    # -- everything --------------------------------------------------------------------------------------------------
    def board(self) -> Fragments:
        g = self.g
        found: Fragments = {
            "ground/floor": self.kept(self._floor, "floor", self._darkened, tuple(g.fallen), tuple(g.chambers))
        }
        found |= {f"lay/door-{id}": self._door(id) for id in self.map.doors}
        found |= self._lying()
        found |= self._intents()
        found |= {f"figure/hero-{hero.seat}": self._hero(hero) for hero in self._heroes}
        found |= {f"figure/enemy-{foe.id}": self._foe(foe) for foe in g.enemies.values()}
        found |= self._spots()
        return found

    # -- the ground --------------------------------------------------------------------------------------------------
    @cached_property
    def _darkened(self) -> tuple[str, ...]:
        return tuple(effect.tile for effect in self.g.lasting if effect.tile)

    def _floor(self) -> Markup:
        """Zones, then the walls around and between them."""
        zones = [self._zone(zone) for zone in self.map.zones.values()]
        walls = []
        for at in self.map.zones:
            for side in HEADINGS:
                other = self.map.beside[at].get(side)
                if other is not None and (other in self.map.ways[at] or other < at):
                    continue
                walls.append("M{:g} {:g}L{:g} {:g}".format(*self.edge(at, side)))
        for door in self.map.doors.values():
            x, y, to_x, to_y = self._door_edge(door.id)
            part_x, part_y = (to_x - x) * 0.29, (to_y - y) * 0.29
            walls.append(
                f"M{x:g} {y:g}L{x + part_x:g} {y + part_y:g}M{to_x - part_x:g} {to_y - part_y:g}L{to_x:g} {to_y:g}"
            )
        path = "".join(walls)
        titles = [
            tag("text", self.words("scene-stage", n=stage), x=MARGIN, y=top - 16, class_="stage")
            for stage, top in self.tops.items()
            if len(self.tops) > 1 and stage > 1
        ]
        return tag(
            "g",
            zones,
            tag("path", d=path, class_="wall-low"),
            tag("path", d=path, class_="wall-top"),
            titles,
            data_k="ground/floor",
        )

    def _zone(self, zone: Zone) -> Markup:
        at = zone.id
        nth = (zone.row * 7 + zone.column * 13 + zone.row * zone.column * 5) % 9
        whole = tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE)
        if at in self.g.fallen:
            return tag("g", whole, class_="md-zone fallen", transform=self._at(at))
        dark = self.dark(at)
        closed = zone.chamber is not None and zone.chamber not in self.g.chambers
        parts: list[Any] = [
            whole,
            tag("circle", r=HALF, class_="glow")
            if not dark
            else tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE, class_="hatch"),
            tag("rect", x=-HALF + 7, y=-HALF + 7, width=SIDE - 14, height=SIDE - 14, rx=3, class_="boards")
            if zone.chamber
            else None,
            tag("path", d=CRACKS[nth], class_="crack") if nth < len(CRACKS) and not zone.chamber else None,
            tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE, class_="veil") if closed else None,
            icon("md-torch" if not dark else "moon", 15 if not dark else 13, HALF - 15, -HALF + 16, "lamp"),
            tag("text", at, x=-HALF + 9, y=-HALF + 17, class_="zone-name"),
        ]
        class_ = "md-zone " + ("shade" if dark else "light") + (" room" if zone.chamber else "")
        return tag("g", parts, class_=class_, transform=self._at(at))

    # -- doors -------------------------------------------------------------------------------------------------------
    def _door_edge(self, id: str) -> tuple[float, float, float, float]:
        here, there = self.map.doors[id].zones
        side = next(side for side, other in self.map.beside[here].items() if other == there)
        return self.edge(here, side)

    def _door(self, id: str) -> Markup:
        open_ = id in self.g.opened
        locked = not open_ and page.locked(self.g, id) is not None
        return self.kept(partial(self._draw_door, id, open_, locked), "door", id, open_, locked)

    def _draw_door(self, id: str, open_: bool, locked: bool) -> Markup:
        x, y, to_x, to_y = self._door_edge(id)
        upright = x == to_x
        turn = " rotate(90)" if upright else ""
        if open_:
            parts: list[Any] = [tag("path", d="M-25-6v12M25-6v12M-25 0l8 17", class_="leaf")]
        else:
            parts = [
                tag("rect", x=-25, y=-7, width=50, height=14, rx=3, class_="wood"),
                tag("path", d="M-14-7v14M14-7v14", class_="band"),
                tag("circle", cx=7, cy=0, r=2.2, class_="knob") if not locked else None,
                tag("circle", r=9, class_="plate") if locked else None,
                icon("lock", 12, 0, 0, "ic") if locked else None,
            ]
        key = f"lay/door-{id}"
        class_ = "md-door" + (" open" if open_ else "") + (" special" if self.map.doors[id].special else "")
        where = f"translate({(x + to_x) / 2:g} {(y + to_y) / 2:g}){turn}"
        return tag("g", parts, data_k=key, class_=class_, transform=where)

    # -- what lies there ---------------------------------------------------------------------------------------------
    @cached_property
    def kinds(self) -> dict[str, str]:
        """Mark -> the token it is printed on."""
        return self.kept(self._kinds, "kinds")

    def _kinds(self) -> dict[str, str]:
        found: dict[str, str] = {token.mark: token.token for token in self.quest.tokens}
        for rule in self.quest.happens:
            for deed in rule.does:
                if isinstance(deed, HideTokens):
                    found |= {token.mark: token.token for token in deed.tokens}
        return found

    def mark_icon(self, mark: str) -> str:
        return MARK_ICON.get(mark) or TOKEN_ICON.get(self.kinds.get(mark, ""), "md-relic")

    @cached_property
    def _lies(self) -> dict[str, tuple[tuple[str, str, str], ...]]:
        """Zone -> (what, icon, number) of everything that lies there and can be taken or seen."""
        g, found = self.g, {}
        for at in self.map.zones:
            things: list[tuple[str, str, str]] = []
            if at in g.treasure:
                things.append(("treasure", "chest", f"{g.treasure[at]}"))
            if at in g.special:
                things.append(("special", "chest", f"{g.special[at]}"))
            things += [("token", self.mark_icon(mark), "") for mark in g.tokens.get(at, ())]
            things += [("covered", "help", "")] * (at in g.covered)
            things += [("laid", "md-thing", "") for _ in g.laid.get(at, ())]
            things += [
                ("pillar", "md-pillar", f"{pillar.life}" if pillar.life else "")
                for pillar in g.pillars
                if pillar.at == at
            ]
            if things and at not in g.fallen:
                found[at] = tuple(things)
        return found

    def _lying(self) -> Fragments:
        g, found = self.g, {}
        for at, things in self._lies.items():
            key = f"lay/things-{at}"
            found[key] = self.kept(partial(self._things, key, at, things), key, things)
        for at in self.map.zones:
            levels = tuple((level, level == g.level) for level, zones in g.levels.items() if at in zones)
            signs = (at == self.quest.start, at == self.quest.exit, levels, at in self.map.stairs)
            if any(signs) and at not in g.fallen:
                key = f"lay/signs-{at}"
                found[key] = self.kept(partial(self._signs, key, at, *signs), key, signs)
        return found

    def _things(self, key: str, at: str, things: tuple[tuple[str, str, str], ...]) -> Markup:
        """Tokens side by side along the lower edge."""
        step = min(29.0, (SIDE - 16) / len(things))
        x = -step * (len(things) - 1) / 2
        drawn = []
        for nth, (what, pic, number) in enumerate(things):
            drawn.append(
                tag(
                    "g",
                    tag("rect", x=-13, y=-12, width=26, height=24, rx=6, class_="disc"),
                    icon(pic, 18, -4 if number else 0, 0, "ic"),
                    tag("text", number, x=8, y=5, class_="n") if number else None,
                    icon("star", 10, -10, -10, "plus") if what == "special" else None,
                    transform=f"translate({x + nth * step:g} 0)",
                    class_=f"md-thing {what}",
                )
            )
        mx, my = self.middle(at)
        return tag("g", drawn, data_k=key, transform=f"translate({mx:g} {my + HALF - 18:g})")

    def _signs(
        self, key: str, at: str, start: bool, exit_: bool, levels: tuple[tuple[int, bool], ...], stairs: bool
    ) -> Markup:
        """What is there for good, along the upper edge: Start, Exit, stairs, Level tokens."""
        drawn: list[tuple[float, Markup]] = []
        for on, pic in ((start, "md-start"), (exit_, "md-exit")):
            if on:
                drawn.append((21, icon(pic, 17, 0, 0, "way")))
        if stairs:
            letters = "".join(id for _, id in self.map.stairs[at]).upper()
            drawn.append(
                (28, tag("g", icon("md-stairs", 15, -5, 0, "way"), tag("text", letters, x=8, y=4.5, class_="letter")))
            )
        for level, active in levels:
            badge = [
                tag("rect", x=-15, y=-8.5, width=30, height=17, rx=8.5, class_="pill"),
                icon("md-level", 10, -7, 0, "ic"),
                tag("text", level, x=6, y=4.6, class_="n"),
            ]
            drawn.append((33, tag("g", badge, class_="md-level" + (" active" if active else ""))))
        x, parts = HALF - 26, []
        for wide, one in reversed(drawn):
            parts.append(tag("g", one, transform=f"translate({x - wide / 2:g} 0)"))
            x -= wide
        mx, my = self.middle(at)
        return tag("g", parts, data_k=key, class_="md-signs", transform=f"translate({mx:g} {my - HALF + 15:g})")

    # -- who stands there --------------------------------------------------------------------------------------------
    @cached_property
    def _heroes(self) -> list[Hero]:
        return [hero for hero in self.g.heroes if hero.at and not hero.left]

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where each figure stands, and how large: Enemies above, Heroes below."""
        crowds: dict[str, tuple[list[str], list[str]]] = {}
        for foe in self.g.enemies.values():
            crowds.setdefault(foe.at, ([], []))[0].append(f"enemy/{foe.id}")
        for hero in self._heroes:
            crowds.setdefault(hero.at, ([], []))[1].append(f"hero/{hero.seat}")
        found: dict[str, Place] = {}
        for at, kinds in crowds.items():
            if at not in self.map.zones:
                continue
            x, y = self.middle(at)
            high = HIGH - LOW * (at in self._lies)
            top = y - HALF + 25
            rows = _rows(kinds, high)
            for nth, row in enumerate(rows):
                size = min(1.25, high / len(rows) / FIGURE, WIDE / len(row) / FIGURE)
                for n, key in enumerate(row):
                    step = WIDE / len(row) if len(row) > 2 else min(WIDE / len(row), 52 * size)
                    off = (n - (len(row) - 1) / 2) * step
                    found[key] = (round(x + off, 1), round(top + high / len(rows) * (nth + 0.5), 1), round(size, 2))
        return found

    def _figure(self, key: str, name: str, class_: str, facts: tuple[Any, ...], draw: Any) -> Markup:
        place = self.places.get(name)
        return self.kept(lambda: self._stand(key, class_, place, draw()), key, class_, place, *facts)

    def _stand(self, key: str, class_: str, place: Place | None, parts: Any) -> Markup:
        if place is None:
            return tag("g", data_k=key, class_="off")
        x, y, size = place
        return tag(
            "g",
            tag("g", parts, transform=f"scale({size:g})"),
            data_k=key,
            data_home="" if " acting" in class_ else None,
            class_=class_,
            transform=f"translate({x:g} {y:g})",
        )

    def _hero(self, hero: Hero) -> Markup:
        acting = self.acting is hero
        unseen = self.unseen(hero)
        c = self.g.combat
        class_ = f"md-hero p{hero.seat}" + (" acting" if acting else "") + (" dead" if hero.dead else "")
        class_ += " fighting" if c is not None and c.hero == hero.seat else ""
        facts = (hero.life, hero.dead, hero.stunned, unseen)
        return self._figure(
            f"figure/hero-{hero.seat}", f"hero/{hero.seat}", class_, facts, partial(self._hero_parts, hero, unseen)
        )

    def _hero_parts(self, hero: Hero, unseen: bool) -> list[Any]:
        return [
            tag("circle", r=20, class_="ring"),
            tag("circle", r=16, class_="body"),
            icon("skull" if hero.dead else self.icons[hero.seat], 20, 0, 0, "ic"),
            _badge(13, -13, hero.life, "life") if not hero.dead else None,
            _sign(-13, -13, "md-shadow", "unseen") if unseen else None,
            _sign(13, 13, "stun", "harm") if hero.stunned else None,
        ]

    def _foe(self, foe: Enemy) -> Markup:
        card = self.content.cards[foe.card]
        c = self.g.combat
        fights = (c is not None and c.foe == foe.id) or self.g.acting == foe.id
        class_ = (
            f"md-foe {card.rank}" + (" fighting" if fights else "") + (" asleep" if page.dormant(self.g, foe) else "")
        )
        facts = (foe.card, foe.life, len(foe.minions), bool(foe.gear), foe.stunned)
        return self._figure(f"figure/enemy-{foe.id}", f"enemy/{foe.id}", class_, facts, partial(self._foe_parts, foe))

    def _foe_parts(self, foe: Enemy) -> list[Any]:
        """A Mob is one stack: the Boss in front, its Minions behind it."""
        card = self.content.cards[foe.card]
        minions = len(foe.minions)
        level = card.level or (1 if card.tier == "lower" else 2)
        return [
            [
                tag("path", d=BODY["mob"], class_="back", transform=f"translate({4 * n} {-3.5 * n})")
                for n in (2, 1)
                if minions >= n
            ],
            tag("path", d=BODY[card.rank], class_="body"),
            icon(self.foe_icon(foe.card), 20, 0, 0, "ic" + ("" if foe.life else " fallen-boss")),
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

    # -- what they would do ------------------------------------------------------------------------------------------
    def _intents(self) -> Fragments:
        found: Fragments = {}
        for nth, (id, courses) in enumerate(self.intents.items()):
            drawn = [self._course(course, nth) for course in courses[:6]]
            arrows = list(dict.fromkeys(one for one in drawn if one))
            if arrows:
                key = f"intent/{id}"
                found[key] = tag("g", arrows, data_k=key, class_="sure" if len(courses) == 1 else "unsure")
        return found

    def _course(self, course: Course, nth: int) -> Markup | None:
        """The way it goes, and an arrow to whom it attacks."""
        here = self.places.get(f"enemy/{course.enemy}")
        if here is None:
            return None
        x, y, size = here
        shift = (nth % 4 - 1.5) * 7
        way = [(x, y)]
        for at in course.path:
            mx, my = self.middle(at)
            way.append((mx + shift, my + shift + 8))
        whom = self.places.get(f"hero/{course.target}") if course.target >= 0 else None
        parts: list[Markup] = []
        if len(way) > 1:
            parts.append(tag("path", d=_line(way, 20 * size, 0), class_="go" + ("" if whom else " end")))
        if whom is not None:
            start = 20 * size if len(way) == 1 else 3
            parts.append(tag("path", d=_bow(way[-1], whom[:2], start, 21 * whom[2]), class_="strike"))
        return tag("g", parts) if parts else None

    # -- what can be pointed at --------------------------------------------------------------------------------------
    def _spots(self) -> Fragments:
        g = self.g
        found: Fragments = {}
        for at in self.map.zones:
            if at not in g.fallen:
                x, y = self.middle(at)
                square = f"M{x - 57:g} {y - 57:g}h114v114h-114Z"
                found[f"zone/{at}"] = self._spot("zone", f"zone/{at}", self._zone_label(at), square)
        for id in self.map.doors:
            x, y, to_x, to_y = self._door_edge(id)
            found[f"door/{id}"] = self._spot(
                "door", f"door/{id}", self._door_label(id), _box((x + to_x) / 2, (y + to_y) / 2, x == to_x)
            )
        for at, things in self._lies.items():
            found |= self._thing_spots(at, things)
        if self.quest.exit and self.quest.exit not in g.fallen:
            x, y = self.middle(self.quest.exit)
            label = self.words("scene-exit")
            found["thing/exit"] = self._spot(
                "leave", "action/leave.1", label, f"M{x - 20:g} {y - 57:g}h44v26h-44Z", "thing/exit"
            )
        for tile, zones in self.map.tiles.items():
            spots = [self.middle(at) for at in zones]
            left, top = min(x for x, _ in spots) - 55, min(y for _, y in spots) - 55
            found[f"tile/{tile}"] = self._spot(
                "tile", f"tile/{tile}", self.name(tile), f"M{left:g} {top:g}h350v350h-350Z"
            )
        for key, (x, y, size) in self.places.items():
            kind, _, id = key.partition("/")
            label = self.hero_label(g.heroes[int(id)]) if kind == "hero" else self.foe_label(g.enemies[int(id)])
            found[key] = self._spot(kind, key, label, _disc(x, y, 28 * size))
        return found | self._chips()

    def _spot(self, kind: str, key: str, label: str, path: str, place: str = "") -> Markup:
        """`place` is where it is kept, if not by its own key."""

        def made() -> Markup:
            class_ = f"md-spot on-{kind}"
            title = tag("title", label)
            return tag(
                "path",
                title,
                d=path,
                data_k=place or key,
                data_spot=key,
                role="button",
                aria_label=label,
                class_=class_,
            )

        return self.kept(made, "spot", kind, key, label, path)

    def _thing_spots(self, at: str, things: tuple[tuple[str, str, str], ...]) -> Fragments:
        """All tokens of a Zone are picked up together; Pillars are attacked."""
        found: Fragments = {}
        step = min(29.0, (SIDE - 16) / len(things))
        x, y = self.middle(at)
        x, y = x - step * (len(things) - 1) / 2, y + HALF - 18
        loose = [nth for nth, (what, _, _) in enumerate(things) if what != "pillar"]
        if loose:
            wide = step * (loose[-1] - loose[0]) + 26
            hero = self.acting
            key = "action/pick-up.1" if hero is not None and hero.at == at else f"tokens/{at}"
            path = f"M{x + step * loose[0] - 13:g} {y - 13:g}h{wide:g}v26h{-wide:g}Z"
            found[f"thing/{at}"] = self._spot("tokens", key, self.things_label(at), path, f"thing/{at}")
        posts = [nth for nth, (what, _, _) in enumerate(things) if what == "pillar"]
        if posts:
            label = self.words("scene-pillar-life", where=at, n=sum(p.life for p in self.g.pillars if p.at == at))
            found[f"pillar/{at}"] = self._spot("pillar", f"pillar/{at}", label, _disc(x + step * posts[0], y, 14))
        return found

    def _chips(self) -> Fragments:
        """Other ways to attack someone or to come somewhere: they show only when they are on offer."""
        hero, g, found = self.acting, self.g, {}
        if hero is None or g.combat is not None or not hero.up:
            return {}
        combats = [*hero_kit(g, hero).combats, SPELL_SWORD][1:]
        for foe in g.enemies.values():
            place = self.places.get(f"enemy/{foe.id}")
            if place is None:
                continue
            for nth, combat in enumerate(combats):
                key = f"attack/{combat}/{foe.id}"
                label = self.words("scene-attack-with", combat=combat, foe=self.foe_name(foe))
                x, y = place[0] + 24 * (nth - (len(combats) - 1) / 2), place[1] + 17 * place[2] + 5
                found[f"chip/{key}"] = self._chip(key, label, COMBAT_ICON[combat], x, y)
        for pillar in g.pillars:
            mx, my = self.middle(pillar.at)
            for nth, combat in enumerate(combats):
                key = f"attack/{combat}/{pillar.at}"
                label = self.words("scene-attack-with", combat=combat, foe=self.words("scene-pillar", where=pillar.at))
                found[f"chip/{key}"] = self._chip(key, label, COMBAT_ICON[combat], mx - 30 + 26 * nth, my + 22)
        jumps = [value for value in at_will(g, hero) if value[0] in JUMPS]
        for verb, power, at in jumps:
            key = f"{verb}/{power}/{at}"
            kinds = list(dict.fromkeys((one[0], one[1]) for one in jumps))
            mx, my = self.middle(at)
            label = self.words(f"option-{verb}", skill=titled(hero, name_of(power)), where=at)
            x = mx - HALF + 16 + 26 * kinds.index((verb, power))
            found[f"chip/{key}"] = self._chip(key, label, JUMP_ICON[verb], x, my + HALF - 16)
        return found

    def _chip(self, key: str, label: str, drawn: str, x: float, y: float) -> Markup:
        def made() -> Markup:
            return tag(
                "g",
                tag("title", label),
                tag("circle", r=12),
                icon(drawn, 15, 0, 0, "ic"),
                data_k=f"chip/{key}",
                data_spot=key,
                role="button",
                aria_label=label,
                class_="md-chip",
                transform=f"translate({x:g} {y:g})",
            )

        return self.kept(made, "chip", key, label, x, y)

    # -- said --------------------------------------------------------------------------------------------------------
    def _zone_label(self, at: str) -> str:
        """The label, made anew only when something there has changed."""
        g = self.g
        heroes = tuple(hero.seat for hero in self._heroes if hero.at == at)
        foes = tuple((foe.card, foe.mark) for foe in g.enemies.values() if foe.at == at)
        levels = tuple(level for level, zones in g.levels.items() if at in zones)
        facts = (self.dark(at), heroes, foes, levels, self._lies.get(at), at in self.map.stairs)
        return self.kept(partial(self._say_zone, at, heroes, levels), "label", at, *facts)

    def _say_zone(self, at: str, heroes: tuple[int, ...], levels: tuple[int, ...]) -> str:
        w = self.words
        zone = self.map.zones[at]
        said = [w("scene-zone-label", where=at, room=zone.chamber is not None, dark=self.dark(at))]
        said += [w("scene-start")] * (at == self.quest.start) + [w("scene-exit")] * (at == self.quest.exit)
        said += [w("scene-stairs", where=there) for there, _ in self.map.stairs.get(at, ())]
        said += [w("scene-level-token", n=level) for level in levels]
        said += [w.seat(seat) for seat in heroes]
        said += [self.foe_name(foe) for foe in self.g.enemies.values() if foe.at == at]
        if at in self._lies:
            said.append(self.things_label(at))
        return "; ".join(said)

    def _door_label(self, id: str) -> str:
        open_ = id in self.g.opened
        state = "open" if open_ else "locked" if page.locked(self.g, id) else "closed"
        return self.kept(lambda: self.words(f"scene-door-{state}", door=id), "door-label", id, state)

    def things_label(self, at: str) -> str:
        g, w = self.g, self.words
        said = []
        if at in g.treasure:
            said.append(w("scene-treasure", n=g.treasure[at]))
        if at in g.special:
            said.append(w("scene-special", n=g.special[at]))
        said += [self.name(f"{g.mission}/{mark}") for mark in g.tokens.get(at, ())]
        said += [w("scene-covered")] * (at in g.covered)
        said += [self.name(thing) for thing in g.laid.get(at, ())]
        said += [w("scene-pillar-life", where=at, n=pillar.life) for pillar in g.pillars if pillar.at == at]
        return ", ".join(said)

    def hero_label(self, hero: Hero) -> str:
        def made() -> str:
            w = self.words
            said = w(
                "scene-hero-label",
                who=hero.seat,
                sheet=hero.cls,
                life=hero.life,
                most=hero.most,
                where=hero.at,
                xp=hero.xp,
            )
            if hero.dead:
                return f"{said} {w('scene-dead')}."
            said += f" {w('scene-unseen')}." if self.unseen(hero) else ""
            return said + (f" {w('scene-stunned')}." if hero.stunned else "")

        return self.kept(
            made,
            "hero-label",
            hero.seat,
            hero.life,
            hero.most,
            hero.at,
            hero.xp,
            hero.dead,
            hero.stunned,
            self.unseen(hero),
        )

    def foe_label(self, foe: Enemy) -> str:
        courses = self.intents.get(foe.id)
        intent = self.intent(courses) if courses is not None else ""

        def made() -> str:
            w = self.words
            card = self.content.cards[foe.card]
            if card.rank == "mob":
                said = w("scene-mob-label", foe=self.foe_name(foe), where=foe.at, life=foe.life, n=len(foe.minions))
            else:
                said = w("scene-foe-label", foe=self.foe_name(foe), where=foe.at, life=foe.life, most=foe.most)
            if foe.gear:
                said += " " + w("scene-carries", cards=list(foe.gear))
            if foe.stunned:
                said += f" {w('scene-stunned')}."
            return f"{said} {intent}".rstrip()

        facts = (foe.card, foe.mark, foe.at, foe.life, foe.most, len(foe.minions), tuple(foe.gear), foe.stunned, intent)
        return self.kept(made, "foe-label", *facts)


def _rows(kinds: tuple[list[str], list[str]], high: float) -> list[list[str]]:
    """How the figures of a Zone stand so that they can be largest: Enemies above Heroes, or all in one row."""
    foes, heroes = kinds
    ways = [[[*foes, *heroes]]]
    for most in range(1, 5):
        for few in range(1, 5):
            ways.append([*_chunks(foes, most), *_chunks(heroes, few)])
    return max(ways, key=lambda rows: min(high / len(rows), WIDE / max(map(len, rows))))


def _chunks(figures: list[str], most: int) -> list[list[str]]:
    return [figures[n : n + most] for n in range(0, len(figures), most)]


# -- shapes ----------------------------------------------------------------------------------------------------------
def _badge(x: float, y: float, n: Any, class_: str) -> Markup:
    """A number on a small disc."""
    disc = tag("circle", cx=x, cy=y, r=8.2, class_=f"disc {class_}")
    return Markup(disc + tag("text", n, x=x, y=y + 4.2, class_="n"))


def _sign(x: float, y: float, drawn: str, class_: str) -> Markup:
    return Markup(tag("circle", cx=x, cy=y, r=8.2, class_=f"disc {class_}") + icon(drawn, 11, x, y, f"mark {class_}"))


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def _box(x: float, y: float, upright: bool) -> str:
    wide, high = (28, 58) if upright else (58, 28)
    return f"M{x - wide / 2:g} {y - high / 2:g}h{wide}v{high}h{-wide}Z"


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
