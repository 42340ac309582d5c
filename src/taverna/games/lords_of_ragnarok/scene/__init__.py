"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

The map is a stack of SVGs of one size: land, what lies on it, figures, and on top the spots, transparent shapes that
can be pointed at. A spot's `data-spot` is the key that options and refusals use for it; figures ignore the pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from math import cos, pi, sin
from typing import Any

from taverna.core import scene as drawing
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..foresight import Foresight, Threat
from ..records.board import Map, Territory
from ..records.cards import Space
from ..records.content import Content
from ..records.terms import ATTRIBUTES, RUNES, Point
from ..state import ARMIES, LEAST, PHASES, PRIESTS, TOP, WHEEL
from ..symbols import SYMBOLS

View = dict[str, Any]

BOX = "26 6 948 688"  # of the map of 1000 by 700
HEART = (500, 350)  # Yggdrasil, and the Action Wheel around it
MARKS = ("feather", "claw", "star", "moon")  # of the seats: the colour is never the only sign
REGION_ICON = {"tree": "pine", "sun": "sun", "wave": "wave", "ram": "lr-ram", "spear": "lr-spear", "fjord": "lr-fjord"}
SYMBOL_ICON = {"city": "lr-city", "shrine": "lr-shrine", "forge": "lr-forge"}
RUNE_ICON = {"uruz": "lr-uruz", "othala": "lr-othala", "algiz": "lr-algiz"}
ATTRIBUTE_ICON = {"authority": "crown", "strength": "gauntlet", "wisdom": "eye"}
WEAPON_ICON = {
    "spear": "lr-spear",
    "sword": "sword",
    "axe": "axe",
    "hammer": "hammer",
    "bow": "bow",
    "shield": "shield",
    "rune": "rune",
}
REWARD_ICON = {"realm": "lr-alliance", "priest": "lr-priest", "army": "lr-recruit", "rune": "rune"}
ACTION_ICON = {
    "march": "lr-march",
    "build-temple": "lr-temple",
    "recruit": "lr-recruit",
    "monsters": "lr-monster",
    "usurp": "crown",
    "prepare": "lr-prepare",
    "build-monument": "lr-monument",
}
BEAST_ICON = {
    "draugr": "skull",
    "frost-jotun": "lr-giant",
    "lindworm": "lr-worm",
    "night-raven": "lr-raven",
    "garm-hound": "lr-hound",
    "skerry-kraken": "lr-kraken",
    "loki": "lr-loki",
}
PHASE_ICON = {
    "prayer": "lr-priest",
    "hero": "person",
    "runes": "rune",
    "maneuvers": "lr-march",
    "special": "lr-tree",
}
WAY_ICON = {"great-jarl": "crown", "great-gothi": "lr-temple", "slayer": "skull", "ragnarok": "lr-tree"}
RUNE_ACTIONS = {
    "rune-army": 2,
    "rune-monster": 2,
    "rune-draw": 2,
    "rune-hero": 2,
    "rune-attribute": 3,
    "rune-draw-two": 3,
}
PREPARATIONS = ("prepare-heal", "prepare-draw", "prepare-rune", "prepare-army")
SHIELD = "M0-15 13-11v9C13 7 8 13 0 16c-8-3-13-9-13-18v-9Z"

sign = lru_cache(maxsize=512)(drawing.sign)
icon = lru_cache(maxsize=4096)(drawing.icon)
_KEPT: dict[tuple[Any, ...], tuple[Content, dict[tuple[Any, ...], Markup]]] = {}
MOST_KEPT = 20_000


def draw(view: View, seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = d.frame()
    for fragments in (
        d.turn(),
        d.now(),
        d.map(),
        d.victory(),
        d.seats(),
        d.monsters(),
        d.requirements(),
        d.result(),
        d.mine(),
        d.hand(),
    ):
        scene.update((key, str(markup)) for key, markup in fragments.items())
    return scene


class Drawing:
    """One seat's sight of one table, in one language."""

    def __init__(self, view: View, seat: int | None, words: Words, content: Content) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.content = content
        self.players: list[View] = view["players"]
        self.board: Map = content.maps[len(self.players)]
        self.me: View | None = None if seat is None else self.players[seat]
        self.two = len(self.players) == 2
        self.asked: list[int] = view["asked"]
        names = tuple(words.seat(player["seat"]) for player in self.players)
        about = (id(content), words.lang, names)
        found = _KEPT.get(about)
        if found is None or found[0] is not content:
            if len(_KEPT) > 50:
                _KEPT.clear()
            found = _KEPT[about] = (content, {})
        self._made = found[1]

    def kept(self, make: Callable[[], Markup], *key: Any) -> Markup:
        """Markup that was made before from the same facts. The key names every fact that shows."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) > MOST_KEPT:
                self._made.clear()
            found = self._made[key] = make()
        return found

    @cached_property
    def ahead(self) -> Foresight:
        return Foresight(self.view, self.words, self.content)

    @cached_property
    def threats(self) -> list[Threat]:
        return [] if self.view["result"] is not None or self.view["phase"] not in PHASES else self.ahead.threats()

    def name(self, id: str) -> str:
        return self.words.name(id)

    def frame(self) -> str:
        return _frame(self.words, len(self.players), self.me is None)

    # -- whose turn, which phase, who decides ------------------------------------------------------------------------
    def turn(self) -> dict[str, Markup]:
        w, view = self.words, self.view
        active, phase = view["active"], view["phase"]
        if phase in PHASES:
            said = w("scene-turn", n=view["turn"], who=active)
            at = PHASES.index(phase)
            steps = [
                tag(
                    "li",
                    sign(PHASE_ICON[name]),
                    tag("span", w(f"scene-phase-{name}")),
                    class_="past" if nth < at else "now" if nth == at else None,
                    aria_current="step" if nth == at else None,
                    title=self.name(name),
                )
                for nth, name in enumerate(PHASES)
            ]
        else:
            said = w("scene-selection")
            steps = []
        deciders = [seat for seat in self.asked if seat != active or phase not in PHASES]
        out = None
        if phase in PHASES and deciders and view["result"] is None:
            mine = self.seat in deciders
            out = tag(
                "p",
                sign("eye" if not mine else "bell"),
                tag("strong", w("scene-asked-you", who=active) if mine else w("scene-asked-other", whom=deciders[0])),
                class_="interrupt" + (" mine-to-say" if mine else ""),
                role="status",
            )
        last = None
        if view["ragnarok"] is not None and view["result"] is None:
            last = tag("span", sign("lr-tree"), w("scene-last-turns", n=view["last_turns"]), class_="lastturns")
        return {
            "turn/strip": tag(
                "div",
                tag("p", self._token(active, 30) if phase in PHASES else None, tag("b", said), last, class_="whose"),
                tag("ol", steps, class_="phases") if steps else None,
                out,
                data_k="turn/strip",
                class_=f"lr-strip p{active}",
            )
        }

    # -- the map -----------------------------------------------------------------------------------------------------
    def map(self) -> dict[str, Markup]:
        return {
            "map/land": _land(self.content, self.board, self.words, self.two),
            "map/held": self._svg("map/held", self._held()),
            "map/names": _names(self.content, self.board, self.words, self.two),
            "map/marks": self._svg("map/marks", self._marks()),
            "map/figures": self._svg("map/figures", self._figures()),
            "map/spots": self._svg("map/spots", self._spots(), spots=True),
        }

    def _svg(self, key: str, inside: Any, spots: bool = False) -> Markup:
        return tag(
            "svg",
            inside,
            data_k=key,
            viewBox=BOX,
            class_="lr-map " + key.partition("/")[2],
            aria_hidden=None if spots else "true",
            role="group" if spots else None,
            aria_label=self.words("scene-map") if spots else None,
        )

    def _held(self) -> Markup:
        """Who controls what."""
        owners = tuple(self.view["owner"].get(at) for at in self.board.territories)
        return self.kept(lambda: Markup("".join(map(self._border, self.board.territories, owners))), "held", owners)

    def _border(self, at: str, owner: int | None) -> Markup:
        return tag(
            "polygon",
            points=_points(self.board.territories[at].outline),
            clip_path=f"url(#lr-{at})",
            class_="held" + (f" p{owner}" if owner is not None else " nobody"),
        )

    def _marks(self) -> list[Markup]:
        """What is built, forged, allied and chosen."""
        owner = self.view["owner"]
        drawn = [self._marked(at, record, owner.get(at)) for at, record in self.board.territories.items()]
        drawn += [
            self.kept(partial(self._realm, id), "realm", self.two, id, *self.view["alliances"][id])
            for id in self.board.realms
        ]
        drawn += self._wheel()
        return drawn

    def _marked(self, at: str, record: Territory, owner: int | None) -> Markup:
        view = self.view
        facts: tuple[Any, ...] = (at in view["temples"], view["forges"].get(at), view["forged"].get(at))
        if record.deity is not None:
            facts = (view["monuments"][record.deity], *view["priests"][record.deity])
        return self.kept(partial(self._symbols, at, record, owner), "symbols", self.two, at, owner, facts)

    def _symbols(self, at: str, record: Territory, owner: int | None) -> Markup:
        """The owner's marker or the Local Resistance first, then what the Territory has."""
        view = self.view
        things: list[tuple[float, Markup]] = []
        if owner is None:
            locals_ = [
                tag("circle", r=10.5, class_="locals"),
                tag("text", record.resistance, y=4.6, class_="resistance"),
            ]
            things.append((24, tag("g", locals_)))
        else:
            flag = [tag("path", d="M-9-11H9V11L0 6-9 11Z", class_="body"), icon(MARKS[owner], 13, 0, -1.5, "ic")]
            things.append((24, tag("g", flag, class_=f"lr-flag p{owner}")))
        for symbol in record.symbols:
            if symbol == "monument":
                assert record.deity is not None
                things.append((84, self._monument(record.deity)))
            elif symbol == "shrine" and at in view["temples"]:
                disc = tag("circle", r=11, class_="templed")
                things.append((25, tag("g", disc, icon("lr-temple", 17, 0, 0, "temple"))))
            elif symbol == "forge":
                ready = bool(view["forged"].get(at))
                rune = RUNE_ICON[view["forges"][at]]
                parts = [
                    icon("lr-forge", 18, -8, 2, "symbol"),
                    tag("rect", x=2, y=-9, width=16, height=18, rx=4, class_="stone" + ("" if ready else " taken")),
                    icon(rune, 12, 10, 0, "rune" + ("" if ready else " taken")),
                ]
                things.append((38, tag("g", parts)))
            else:
                things.append((21, icon(SYMBOL_ICON[symbol], 19, 0, 0, "symbol")))
        if record.yggdrasil:
            things.append((17, icon("lr-tree", 14, 0, 0, "root")))
        x, y = record.at
        return tag("g", _row(things), transform=f"translate({x} {y - 6})")

    def _monument(self, deity: str) -> Markup:
        """Its level as storeys, and its spaces for Priests."""
        view, record = self.view, self.content.deities[deity]
        level = view["monuments"][deity]
        storeys = [
            tag(
                "rect",
                x=-38 + 2.5 * nth,
                y=4 - 7 * nth,
                width=24 - 5 * nth,
                height=6,
                rx=1,
                class_="storey" + (" built" if nth < level else ""),
            )
            for nth in range(TOP)
        ]
        there = view["priests"][deity]
        slots = []
        for nth in range(record.slots_two if self.two else record.slots):
            who = there[nth] if nth < len(there) else None
            slots.append(
                tag(
                    "g",
                    tag("circle", r=8, class_="slot" if who is None else "body"),
                    icon("lr-priest" if who is None else MARKS[who], 10, 0, 0, "empty" if who is None else "ic"),
                    transform=f"translate({-3 + 18 * nth} 0)",
                    class_="lr-priest" + ("" if who is None else f" p{who}"),
                )
            )
        return tag("g", storeys, slots)

    def _realm_at(self, id: str) -> Point:
        record = self.content.realms[id]
        return record.at_two if self.two else record.at

    def _realm(self, id: str) -> Markup:
        record, allies = self.content.realms[id], self.view["alliances"][id]
        x, y = self._realm_at(id)
        low = y > HEART[1] + 60  # there the name stands above and the allies below
        around = []
        for nth, who in enumerate(allies):
            turn = (pi / 2 if low else -pi / 2) + pi / 3.2 * (nth - (len(allies) - 1) / 2)
            around.append(
                tag(
                    "g",
                    tag("circle", r=8, class_="body"),
                    icon(MARKS[who], 10, 0, 0, "ic"),
                    transform=f"translate({round(23 * cos(turn), 1)} {round(23 * sin(turn), 1)})",
                    class_=f"lr-ally p{who}",
                )
            )
        return tag(
            "g",
            tag("circle", r=17.5, class_="disc"),
            icon(ACTION_ICON[record.action], 16, 0, -3, "act"),
            icon(RUNE_ICON[record.rune], 8.5, 0, 10.5, "price"),
            tag("text", self.name(id), y=-21 if low else 28, class_="realm-name"),
            around,
            transform=f"translate({x} {y})",
            class_="lr-realm",
        )

    # -- the wheel ---------------------------------------------------------------------------------------------------
    @cached_property
    def slots(self) -> dict[str, Point]:
        """Where each Special Action lies around Yggdrasil, clockwise, Build Monument in the middle."""
        actions = self.content.actions
        order = sorted(WHEEL, key=lambda one: actions[one].order_two if self.two else actions[one].order)
        x, y = HEART
        places = ((-41, -56), (41, -56), (79, 0), (41, 56), (-41, 56), (-79, 0))
        found = {one: (x + dx, y + dy) for one, (dx, dy) in zip(order, places, strict=True)}
        return found | {"build-monument": HEART}

    def _wheel(self) -> list[Markup]:
        drawn = []
        for action, (x, y) in self.slots.items():
            stack = self.view["wheel"].get(action, [])
            chosen = self.view["action"] == action
            marks = []
            for nth, who in enumerate(stack):
                top = nth == len(stack) - 1
                marks.append(
                    tag(
                        "g",
                        tag("circle", r=8.5 if top else 6.5, class_="body"),
                        icon(MARKS[who], 11 if top else 8, 0, 0, "ic"),
                        transform=f"translate({(2 if len(stack) < 3 else -8) + 12 * nth} -8)",
                        class_=f"lr-marker p{who}" + (" top" if top else ""),
                    )
                )
            aside = (-16 if len(stack) < 3 else -25) if stack else 0
            drawn.append(
                tag(
                    "g",
                    tag("rect", x=-37, y=-25, width=74, height=50, rx=12, class_="slot"),
                    icon(ACTION_ICON[action], 18 if stack else 22, aside, -8, "act"),
                    marks,
                    tag("text", self.words(f"scene-wheel-{action}"), y=18, class_="act-name"),
                    transform=f"translate({x} {y})",
                    class_="lr-slot" + (" chosen" if chosen else "") + (" taken" if stack else ""),
                )
            )
        return drawn

    # -- figures -----------------------------------------------------------------------------------------------------
    @cached_property
    def places(self) -> dict[str, tuple[float, float, float]]:
        """{figure: where it stands, and how large}: side by side in their Territory, Drakkars at sea."""
        view = self.view
        found: dict[str, tuple[float, float, float]] = {}
        standing: dict[str, list[str]] = {}
        for id, army in enumerate(view["armies"]):
            if army["at"]:
                standing.setdefault(army["at"], []).append(f"army/{id}")
        for player in self.players:
            if player["at"]:
                standing.setdefault(player["at"], []).append(f"hero/{player['hero']}")
        for id, beast in view["beasts"].items():
            if beast["at"]:
                standing.setdefault(beast["at"], []).append(f"monster/{id}")
        for at, figures in standing.items():
            x, y = self.board.territories[at].at
            size = 1.0 if len(figures) < 4 else 0.8
            gap = min(33.0 * size, 120 / len(figures))
            for nth, figure in enumerate(figures):
                found[figure] = (x + gap * (nth - (len(figures) - 1) / 2), y + 24, size)
        for sea, record in self.board.seas.items():
            ships = [f"drakkar/{player['seat']}" for player in self.players if player["sea"] == sea]
            x, y = record.at
            for nth, ship in enumerate(ships):
                found[ship] = (x + 30 * (nth - (len(ships) - 1) / 2), y + 16, 1.0)
        return found

    def _figures(self) -> list[Markup]:
        """Always all of them in the same order, so that a figure on the page stays the same figure."""
        view, drawn = self.view, []
        for player in self.players:
            key = f"drakkar/{player['seat']}"
            drawn.append(self._bridges(player) if key in self.places else tag("g"))
        for player in self.players:
            parts = [
                tag("circle", r=14, class_="body"),
                icon("lr-ship", 17, 0, -1, "ic"),
                tag("circle", cx=11, cy=-9, r=6.5, class_="tagdisc"),
                icon(MARKS[player["seat"]], 9, 11, -9, "tagmark"),
            ]
            drawn.append(self._figure(f"drakkar/{player['seat']}", f"lr-ship p{player['seat']}", parts))
        for id, army in enumerate(view["armies"]):
            seat = army["seat"]
            parts = [
                tag("path", d=SHIELD, class_="body"),
                icon(MARKS[seat], 9, 0, -8.5, "ic"),
                tag("text", army["strength"], y=9.5, class_="strength"),
            ]
            drawn.append(self._figure(f"army/{id}", f"lr-army p{seat}", parts))
        for player in self.players:
            seat = player["seat"]
            hurt = len(player["wounded"])
            figure: list[Any] = [
                tag("circle", r=15.5, class_="body"),
                icon("person", 19, 0, 0, "ic"),
                tag("circle", cx=11, cy=-11, r=7, class_="tagdisc"),
                icon(MARKS[seat], 10, 11, -11, "tagmark"),
                [tag("circle", cx=-11, cy=11, r=6.5, class_="hurt"), tag("text", hurt, x=-11, y=14.5, class_="hurts")]
                if hurt
                else None,
            ]
            drawn.append(self._figure(f"hero/{player['hero']}", f"lr-hero p{seat}", figure))
        for id, beast in view["beasts"].items():
            drawn.append(
                self._figure(
                    f"monster/{id}", "lr-beast" + (" boss" if id == view["boss"] else ""), self._beast(id, beast)
                )
            )
        return drawn

    def _beast(self, id: str, beast: View) -> list[Any]:
        left = sum(by is None for by in beast["wounds"])
        ring = beast["ring"]
        return [
            tag("polygon", points=_hexagon(17), class_="body"),
            icon(BEAST_ICON.get(id, "lr-monster"), 20, 0, 0, "ic"),
            tag("circle", cx=12, cy=-12, r=7.5, class_="life"),
            tag("text", left, x=12, y=-8.2, class_="left"),
            tag(
                "g",
                tag("circle", r=7, class_="body"),
                icon(MARKS[ring], 9, 0, 0, "ic"),
                transform="translate(-12 -12)",
                class_=f"lr-marker p{ring}",
            )
            if ring is not None
            else None,
            tag("text", _short(self.name(id), self.words.lang), y=25, class_="beast-name"),
        ]

    def _figure(self, key: str, class_: str, parts: Any) -> Markup:
        place = self.places.get(key)
        if place is None:
            return tag("g", class_=f"{class_} off")
        fighting = self.view["battle"] is not None and class_.startswith("lr-army") and self._fights(key)
        hunted = self.view["hunt"] is not None and key == f"monster/{self.view['hunt']['foe']}"
        more = " fighting" if fighting or hunted else ""
        x, y, size = place
        scale = "" if size == 1 else f" scale({size:g})"
        return tag("g", parts, transform=f"translate({x:g} {y:g}){scale}", class_=class_ + more)

    def _fights(self, key: str) -> bool:
        return bool(self.view["armies"][int(key.partition("/")[2])]["at"] == self.view["battle"]["at"])

    def _bridges(self, player: View) -> Markup:
        """A Drakkar joins all the coasts of its Sea for its owner."""
        x, y, _ = self.places[f"drakkar/{player['seat']}"]
        lines = []
        for at in self.board.coasts[player["sea"]]:
            tx, ty = self.board.territories[at].at
            lines.append(tag("line", x1=x, y1=y, x2=round(x + (tx - x) * 0.62, 1), y2=round(y + (ty - y) * 0.62, 1)))
        return tag("g", lines, class_=f"lr-bridge p{player['seat']}")

    # -- spots -------------------------------------------------------------------------------------------------------
    def _spots(self) -> list[Markup]:
        drawn = [
            self._spot("polygon", f"sea/{id}", self._sea_label(id), points=_points(record.outline))
            for id, record in self.board.seas.items()
        ]
        drawn += [
            self._spot("polygon", f"territory/{at}", self._land_said(at), points=_points(record.outline))
            for at, record in self.board.territories.items()
        ]
        for id in self.board.realms:
            x, y = self._realm_at(id)
            said = self.kept(partial(self._realm_label, id), "realm-label", id, *self.view["alliances"][id])
            drawn.append(self._spot("circle", f"realm/{id}", str(said), cx=x, cy=y, r=20))
        for action, (x, y) in self.slots.items():
            drawn.append(
                self._spot(
                    "rect",
                    f"action/{action}",
                    self._action_label(action),
                    x=x - 37,
                    y=y - 25,
                    width=74,
                    height=50,
                    rx=12,
                )
            )
        for deity, at in self.board.monuments.items():
            x, y = self.board.territories[at].at
            drawn.append(
                self._spot(
                    "rect",
                    f"monument/{deity}",
                    self._monument_label(deity),
                    x=x - 36,
                    y=y - 21,
                    width=88,
                    height=31,
                    rx=8,
                )
            )
        for key, (px, py, size) in self.places.items():
            place, _, id = key.partition("/")
            if place == "army":
                label = self._army_label(int(id))
            elif place == "monster":
                label = self._beast_label(id)
            elif place == "drakkar":
                label = self.words("scene-drakkar-label", who=int(id), sea=self.players[int(id)]["sea"])
            else:
                continue
            drawn.append(self._spot("circle", key, label, cx=round(px, 1), cy=py, r=17.5 * size))
        return drawn

    def _spot(self, shape: str, key: str, label: str, **where: Any) -> Markup:
        def made() -> Markup:
            class_ = "spot on-" + key.partition("/")[0]
            title = tag("title", label)
            return tag(shape, title, **where, data_spot=key, role="button", aria_label=label, class_=class_)

        return self.kept(made, shape, key, label, *where.values())

    def _sea_label(self, id: str) -> str:
        ships = [player["seat"] for player in self.players if player["sea"] == id]
        lands = [self.name(at) for at in self.board.coasts[id]]
        said = self.words("scene-sea-label", sea=id, lands=self.words.listed(lands))
        if ships:
            said += " " + self.words("scene-ships", ships=self.words.listed([self.words.seat(s) for s in ships]))
        return said

    def _land_said(self, at: str) -> str:
        """The label, made anew only when something there has changed."""
        view = self.view
        armies = tuple((army["seat"], army["strength"]) for army in view["armies"] if army["at"] == at)
        heroes = tuple(player["seat"] for player in self.players if player["at"] == at)
        beasts = tuple(id for id, beast in view["beasts"].items() if beast["at"] == at)
        built = (at in view["temples"], view["forges"].get(at), view["forged"].get(at))
        label = lambda: Markup(self._land_label(at))  # noqa: E731
        return str(self.kept(label, "label", self.two, at, view["owner"].get(at), armies, heroes, beasts, built))

    def _land_label(self, at: str) -> str:
        w, view, record = self.words, self.view, self.board.territories[at]
        owner = view["owner"].get(at)
        things = [
            w("scene-land-label", n=record.number, where=at, region=record.region),
            w("scene-owned", who=owner) if owner is not None else w("scene-neutral", n=record.resistance),
            *(self.name(symbol) for symbol in record.symbols if symbol != "shrine" or at not in view["temples"]),
        ]
        if at in view["temples"]:
            things.append(w("scene-temple"))
        if at in view["forges"]:
            things.append(w("scene-forge", rune=view["forges"][at], full=bool(view["forged"][at])))
        if record.yggdrasil:
            things.append(w("scene-yggdrasil"))
        for player in self.players:
            total, many = self._strength(player["seat"], at)
            if many:
                things.append(w("scene-armies", who=player["seat"], n=many, total=total))
            if player["at"] == at:
                things.append(w("scene-hero-here", who=player["seat"]))
        things += [self.name(id) for id, beast in view["beasts"].items() if beast["at"] == at]
        return "; ".join(things)

    def _strength(self, seat: int, at: str) -> tuple[int, int]:
        there = [army["strength"] for army in self.view["armies"] if army["seat"] == seat and army["at"] == at]
        return sum(there), len(there)

    def _army_label(self, id: int) -> str:
        army = self.view["armies"][id]
        return self.words("scene-army-label", who=army["seat"], n=army["strength"], where=army["at"])

    def _realm_label(self, id: str) -> Markup:
        w, record = self.words, self.content.realms[id]
        allies = [w.seat(who) for who in self.view["alliances"][id]]
        text = record.text[w.lang] if record.text else ""
        said = w("scene-realm-label", realm=id, action=record.action, rune=record.rune, text=text)
        return Markup(said + " " + w("scene-allies", allies=w.listed(allies)))

    def _action_label(self, action: str) -> str:
        w = self.words
        if action == "build-monument":
            return w("scene-build-label", action=action)
        stack = [w.seat(who) for who in self.view["wheel"][action]]
        return w("scene-action-label", action=action, realm=self.content.realm_of[action], stack=w.listed(stack))

    def _monument_label(self, deity: str) -> str:
        w, record, view = self.words, self.content.deities[deity], self.view
        slots = record.slots_two if self.two else record.slots
        there = [w.seat(who) for who in view["priests"][deity]]
        return w(
            "scene-monument-label",
            deity=deity,
            level=view["monuments"][deity],
            attribute=record.attribute,
            priests=len(there),
            slots=slots,
            there=w.listed(there),
        )

    def _beast_label(self, id: str) -> str:
        w, beast = self.words, self.view["beasts"][id]
        left = sum(by is None for by in beast["wounds"])
        said = w("scene-beast-label", monster=id, where=beast["at"], left=left, all=len(beast["wounds"]))
        if beast["ring"] is not None:
            said += " " + w("scene-ring", who=beast["ring"])
        return said

    # -- what is going on --------------------------------------------------------------------------------------------
    def now(self) -> dict[str, Markup]:
        view = self.view
        if view["battle"] is not None:
            return self._battle(view["battle"])
        if view["hunt"] is not None:
            return self._hunt(view["hunt"])
        if view["draft"]:
            return self._choice("now/draft", self.words("scene-draft"), "blessing", view["draft"])
        if view["offered_heroes"] or view["offered_origins"]:
            return {
                **self._choice("now/heroes", self.words("scene-choose-hero"), "hero", view["offered_heroes"]),
                **self._choice("now/origins", self.words("scene-choose-origin"), "origin", view["offered_origins"]),
            }
        mine = self.seat is not None and self.asked == [self.seat] and view["active"] == self.seat
        if mine and view["phase"] == "runes" and not view["acted"]:
            return self._runes()
        if mine and view["action"] == "prepare":
            return self._prepare()
        if view["event"] is not None:
            return self._event(view["event"])
        return {}

    def _panel(self, key: str, title: Any, *inside: Any, class_: str = "") -> dict[str, Markup]:
        head = tag("h2", title)
        return {key: tag("section", head, *inside, data_k=key, class_=f"lr-panel {class_}".rstrip())}

    def _choice(self, key: str, title: str, place: str, ids: list[str]) -> dict[str, Markup]:
        """Cards with sentences to choose from."""
        if not ids:
            return {}
        return self._panel(key, title, [self._slip(f"{place}/{id}", id) for id in ids], class_="choices")

    def _text(self, id: str) -> str:
        """What is printed on a thing."""
        content = self.content
        for group in (content.heroes, content.origins, content.blessings, content.artifacts, content.realms):
            record = group.get(id)
            if record is not None:
                return record.text[self.words.lang] if record.text else ""
        return ""

    def _slip(self, key: str, id: str) -> Markup:
        of = self.content.blessings[id].deity if id in self.content.blessings else None
        kind = key.partition("/")[0]
        drawn = {"hero": "person", "origin": "star", "blessing": "sun"}[kind]
        return tag(
            "button",
            tag("b", sign(drawn), self.name(id)),
            tag("small", self.name(of)) if of else None,
            tag("span", self._text(id)),
            data_spot=key,
            type="button",
            class_=f"lr-slip of-{kind}",
        )

    def _runes(self) -> dict[str, Markup]:
        """The Rune Actions for sets, as printed on the player board."""
        w = self.words
        rows = [
            tag(
                "button",
                tag("span", [sign("rune") for _ in range(cost)], class_="cost"),
                tag("span", w(f"option-{action}")),
                data_spot=f"choice/{action}",
                type="button",
                class_="lr-row",
            )
            for action, cost in RUNE_ACTIONS.items()
        ]
        ways = tag("p", w("scene-rune-ways"), class_="hint")
        return self._panel("now/runes", w("scene-rune-actions"), rows, ways)

    def _prepare(self) -> dict[str, Markup]:
        drawn = ("heart", "deck", "rune", "lr-recruit")
        rows = [
            tag(
                "button",
                tag("span", sign(what), class_="cost"),
                tag("span", self.words(f"option-{one}")),
                data_spot=f"choice/{one}",
                type="button",
                class_="lr-row",
            )
            for one, what in zip(PREPARATIONS, drawn, strict=True)
        ]
        return self._panel("now/prepare", self.words("scene-prepare"), rows)

    def _event(self, id: str) -> dict[str, Markup]:
        w, card, view = self.words, self.content.events[id], self.view
        where = self.board.by_number.get(card.number)
        lines = [
            tag("li", sign(RUNE_ICON[card.place]), w("scene-event-place", n=card.number, where=where or "")),
            *(tag("li", sign(RUNE_ICON[rune]), w("scene-event-act", rune=rune)) for rune in card.activate),
            tag("li", sign("lr-loki"), w("scene-event-boss", monster=view["boss"])) if card.boss else None,
        ]
        rolled = tag("p", sign("die"), w("scene-rolled", face=view["rolled"])) if view["rolled"] else None
        return self._panel("now/event", self.name(id), tag("ul", lines, class_="lines"), rolled, class_="event")

    # -- a Battle ----------------------------------------------------------------------------------------------------
    def _battle(self, fight: View) -> dict[str, Markup]:
        w = self.words
        attacker, defender = fight["attacker"], fight["defender"]
        leads = attacker["seat"] if attacker["total"] > defender["total"] else defender["seat"]
        sides = [self._side(one, said, leads) for one, said in ((attacker, "attacks"), (defender, "defends"))]
        if fight["winner"] is not None:
            tell = w("scene-battle-won", who=fight["winner"])
            if fight["owed"]:
                tell += " " + w("scene-battle-owed", n=fight["owed"])
        elif attacker["total"] == defender["total"]:
            tell = w("scene-battle-tie", who=leads)
        else:
            tell = w("scene-battle-leads", who=leads, n=abs(attacker["total"] - defender["total"]))
        return self._panel(
            "now/battle",
            [sign("sword"), w("scene-battle", where=fight["at"])],
            sides,
            tag("p", tell, class_="tell"),
            tag("p", w("scene-battle-rule"), class_="hint"),
            class_="battle",
        )

    def _side(self, side: View, said: str, leads: int) -> Markup:
        w, seat = self.words, side["seat"]
        at = self.view["battle"]["at"]
        armies, _ = self._strength(seat, at)
        symbols = sum(self.content.combat[one["card"]].casualties + one["casualties"] for one in side["laid"])
        symbols = max(0, symbols - side["spared"])
        laid = []
        for one in side["laid"]:
            card = self.content.combat[one["card"]]
            worth = (0 if one["cancelled"] else card.value) + one["bonus"]
            laid.append(
                tag(
                    "button",
                    sign(WEAPON_ICON[card.weapon]),
                    tag("span", self.name(one["card"])),
                    tag("b", f"+{worth}"),
                    data_spot=f"laid/{one['card']}",
                    type="button",
                    class_="lr-laid" + (" cancelled" if one["cancelled"] else ""),
                    title=card.text[w.lang] if card.text else None,
                )
            )
        return tag(
            "div",
            tag(
                "p",
                self._token(seat, 28),
                tag("b", w.seat(seat)),
                tag("small", w(f"scene-{said}")),
                tag("strong", side["total"], class_="sum"),
                class_="head",
            ),
            tag(
                "p",
                tag("span", sign("shield"), w("scene-army-strength", n=armies)),
                tag("span", sign("wound"), w("scene-casualties", n=symbols, most=armies)),
                tag("span", sign("check"), w("scene-passed")) if side["passed"] else None,
                class_="facts",
            ),
            tag("div", laid, class_="laids") if laid else None,
            class_=f"lr-side p{seat}" + (" ahead" if seat == leads else ""),
        )

    # -- a Hunt ------------------------------------------------------------------------------------------------------
    def _hunt(self, hunt: View) -> dict[str, Markup]:
        w, foe = self.words, hunt["foe"]
        parts: list[Any] = [
            tag("p", w("scene-hunt-by", whom=hunt["by"], monster=foe), class_="hint"),
            self._spaces(foe, True),
        ]
        if hunt["card"] is not None and not hunt["hero_round"]:
            parts.append(self._attack(hunt))
        else:
            parts.append(tag("p", w("scene-hunt-round", n=hunt["round"], hero=bool(hunt["hero_round"])), class_="tell"))
        hand = hunt["hand"]
        if isinstance(hand, list) and hand:
            parts.append(tag("h3", w("scene-monster-hand", monster=foe)))
            parts += [self._attack_card(id) for id in hand]
        elif not isinstance(hand, list) and hand["size"]:
            parts.append(tag("p", sign("deck"), w("scene-monster-holds", n=hand["size"]), class_="hint"))
        if hunt["hunter"] != self.seat and self.players[hunt["hunter"]]["shown"]:
            shown = self.players[hunt["hunter"]]["shown"]
            parts.append(tag("h3", w("scene-shown-hand", who=hunt["hunter"])))
            parts.append(tag("div", [self._mini(id) for id in shown], class_="laids"))
        title = [sign("skull"), w("scene-hunt", who=hunt["hunter"], monster=foe)]
        return self._panel("now/hunt", title, parts, class_="hunt")

    def _attack(self, hunt: View) -> Markup:
        """Fury against the sum of the defence, and the Weak Point."""
        w, card = self.words, self.content.attacks[hunt["card"]]
        wisdom = self.ahead.weak_point(hunt["hunter"])
        total, fury = hunt["total"], hunt["fury"]
        stopped = hunt["blocked"] or total >= fury
        found = wisdom + total >= card.weak_point
        text = card.text[w.lang] if card.text else ""
        if "special" in (word.__struct_config__.tag for word in card.does):
            text = f"{text} {self._special(hunt['foe'])}".strip()
        return tag(
            "div",
            tag("p", tag("b", self.name(hunt["card"])), tag("span", text), class_="lead"),
            _scale(w("scene-fury"), total, fury, stopped),
            tag(
                "p",
                sign("shield" if stopped else "wound"),
                w("scene-blocked") if hunt["blocked"] else w("scene-defence", total=total, fury=fury, held=stopped),
                class_="tell" + (" good" if stopped else " bad"),
            ),
            _scale(w("scene-weak-point"), wisdom + total, card.weak_point, found),
            tag(
                "p",
                sign("eye"),
                w("scene-weak", total=total, wisdom=wisdom, needed=card.weak_point, found=found),
                class_="facts",
            ),
            tag("div", [self._mini(id, "laid") for id in hunt["defence"]], class_="laids") if hunt["defence"] else None,
            class_="lr-attack",
        )

    def _special(self, foe: str) -> str:
        sheet = self.content.monsters.get(foe) or self.content.bosses[foe]
        return str(sheet.special_text[self.words.lang])

    def _attack_card(self, id: str) -> Markup:
        w, card = self.words, self.content.attacks[id]
        return tag(
            "button",
            tag("b", sign("claw"), self.name(id)),
            tag("small", w("scene-attack-facts", fury=card.fury, weak=card.weak_point, draws=card.draws)),
            tag("span", card.text[w.lang] if card.text else ""),
            data_spot=f"attack/{id}",
            type="button",
            class_="lr-slip of-attack",
        )

    def _mini(self, id: str, place: str = "hand") -> Markup:
        card = self.content.combat[id]
        return tag(
            "button",
            sign(WEAPON_ICON[card.weapon]),
            tag("span", self.name(id)),
            tag("b", f"+{card.value}"),
            data_spot=f"{place}/{id}",
            type="button",
            class_="lr-laid",
        )

    def _spaces(self, foe: str, open_: bool) -> Markup:
        """Wound spaces: a Weapon (two on the Boss), maybe a Reward; covered ones bear a marker."""
        beast = self.view["beasts"][foe]
        made = []
        for nth, (space, by) in enumerate(zip(self.content.spaces(foe), beast["wounds"], strict=False)):
            inner = [
                tag("span", [sign(WEAPON_ICON[one]) for one in space.weapons], class_="weapons"),
                tag("span", sign(REWARD_ICON[space.reward]), class_="reward") if space.reward else None,
                self._token(by, 20) if by is not None else None,
            ]
            label = self._space_label(space, by)
            class_ = "lr-space" + (" covered" if by is not None else "")
            if open_:
                made.append(
                    tag("button", inner, data_spot=f"space/{nth}", type="button", class_=class_, aria_label=label)
                )
            else:
                made.append(tag("span", inner, class_=class_, role="img", aria_label=label, title=label))
        return tag("div", made, class_="lr-spaces" + (" open" if open_ else ""))

    def _space_label(self, space: Space, by: int | None) -> str:
        w = self.words
        said = w.listed([self.name(one) for one in space.weapons])
        if space.reward:
            said = w("scene-space-reward", weapons=said, reward=space.reward)
        return w("scene-space-covered", space=said, who=by) if by is not None else said

    # -- how far from each end ---------------------------------------------------------------------------------------
    def victory(self) -> dict[str, Markup]:
        w, ahead = self.words, self.ahead
        rows = []
        for player in self.players:
            seat = player["seat"]
            cells = []
            for way, (have, need) in ahead.progress(seat).items():
                near = any(one.seat == seat and one.how == way for one in self.threats)
                cells.append(
                    tag(
                        "td",
                        tag("strong", have),
                        f"/{need}" if need else None,
                        sign("bell", w("scene-near")) if near else None,
                        class_=("near" if near else None),
                    )
                )
            rows.append(
                tag(
                    "tr",
                    tag(
                        "th", tag("span", self._token(seat, 22), tag("span", w.seat(seat)), class_="cell"), scope="row"
                    ),
                    cells,
                    class_="me" if seat == self.seat else None,
                )
            )
        heads = [
            tag("th", sign(drawn), tag("span", w(f"scene-way-{way}")), scope="col", title=self.name(way))
            for way, drawn in WAY_ICON.items()
        ]
        warnings = [
            tag("li", sign("bell"), tag("span", w(f"scene-threat-{one.how}", who=one.seat))) for one in self.threats
        ]
        return {
            "victory/panel": tag(
                "section",
                tag("h2", w("scene-victory")),
                tag(
                    "table",
                    tag("thead", tag("tr", tag("td"), heads)),
                    tag("tbody", rows),
                ),
                tag("ul", warnings, class_="warnings") if warnings else None,
                data_k="victory/panel",
                class_="lr-victory",
            )
        }

    def requirements(self) -> dict[str, Markup]:
        w, view = self.words, self.view
        rows = []
        for id in view["requirements"]:
            down = id in view["down"]
            text = self.content.requirements[id].text
            met = down or self.ahead.met(id)
            said = text[w.lang] if text else self.name(id)
            note = w("scene-req-down") if down else w("scene-req-met") if met else None
            rows.append(
                tag(
                    "li",
                    sign("check" if down else "hourglass" if met else "lr-tree"),
                    tag("span", said, tag("em", f" {note}") if note else None),
                    class_="down" if down else "met" if met else None,
                )
            )
        track = self.content.tracks[view["track"]]
        temples = [
            tag(
                "i",
                "✦" if nth in track.drafts else None,
                class_="on" if nth <= len(view["temples"]) else None,
            )
            for nth in range(1, track.slots + 1)
        ]
        return {
            "ends/cards": tag(
                "section",
                tag("h2", w("scene-requirements", n=len(view["down"]))),
                tag("ul", rows, class_="lines"),
                tag(
                    "p",
                    sign("lr-temple"),
                    w("scene-track", n=len(view["temples"]), most=track.slots),
                    tag("span", temples, class_="lr-track", aria_hidden="true"),
                    class_="hint",
                ),
                data_k="ends/cards",
                class_="lr-ends",
            )
        }

    # -- monsters ----------------------------------------------------------------------------------------------------
    def monsters(self) -> dict[str, Markup]:
        return {
            f"beast/{id}": self.kept(partial(self._sheet, id, beast), "sheet", id, self.two, repr(beast))
            for id, beast in self.view["beasts"].items()
            if beast["at"]
        }

    def _sheet(self, id: str, beast: View) -> Markup:
        """A Monster's sheet: where it is, who controls it, its Wound spaces and what it does."""
        w, view = self.words, self.view
        boss = id == view["boss"]
        sheet = self.content.bosses[id] if boss else self.content.monsters[id]
        ring = beast["ring"]
        key = f"beast/{id}"
        said = self.content.bosses[id].text if boss else self.content.monsters[id].attack_text
        text = said[w.lang] if said else ""
        return tag(
            "div",
            tag(
                "button",
                tag(
                    "svg",
                    tag("polygon", points=_hexagon(17), class_="body"),
                    icon(BEAST_ICON.get(id, "lr-monster"), 20, 0, 0, "ic"),
                    viewBox="-18 -18 36 36",
                    aria_hidden="true",
                    class_="lr-beast" + (" boss" if boss else ""),
                ),
                tag("b", self.name(id)),
                sign(RUNE_ICON[sheet.rune], self.name(sheet.rune)),
                tag("small", f"{self.board.territories[beast['at']].number}"),
                tag("span", self._token(ring, 20), tag("span", w.seat(ring), class_="heard"))
                if ring is not None
                else None,
                data_spot=f"monster/{id}",
                type="button",
                class_="who",
                aria_label=self._beast_label(id),
            ),
            self._spaces(id, False),
            tag("p", text, class_="hint"),
            data_k=key,
            class_="lr-sheet" + (" boss" if boss else ""),
        )

    # -- seats -------------------------------------------------------------------------------------------------------
    def _token(self, seat: int, size: int) -> Markup:
        return _token(seat, size)

    def seats(self) -> dict[str, Markup]:
        return {f"seat/{player['seat']}": self._kept_seat(player) for player in self.players}

    def _kept_seat(self, player: View) -> Markup:
        seat = player["seat"]
        active = self.view["active"] == seat and self.view["phase"] in PHASES
        armies = sum(army["seat"] == seat and not army["at"] for army in self.view["armies"])
        hand = _size(player["hand"])
        facts = [value for name, value in player.items() if name not in ("hand", "at", "sea")]
        key = repr((facts, hand, armies, active, seat in self.asked, seat == self.seat))
        return self.kept(partial(self._seat, player), "seat", key)

    def _seat(self, player: View) -> Markup:
        w, view, seat = self.words, self.view, player["seat"]
        key = f"seat/{seat}"
        asked, active = seat in self.asked, seat == view["active"] and view["phase"] in PHASES
        if asked:
            state = w("scene-deciding")
        elif active:
            state = w("scene-on-turn")
        else:
            state = ""
        reserve = sum(army["seat"] == seat and not army["at"] for army in view["armies"])
        counts = [
            ("hand", _size(player["hand"]), w("scene-cards", n=_size(player["hand"]))),
            ("lr-priest", player["priests"], w("scene-priests", n=player["priests"])),
            ("shield", reserve, w("scene-reserve", n=reserve, most=ARMIES)),
            (
                "trophy",
                len(player["trophies"]) + player["slayers"],
                w("scene-kills", n=len(player["trophies"]) + player["slayers"]),
            ),
        ]
        counts += [
            (RUNE_ICON[rune], player["runes"][rune], f"{self.name(rune)}: {player['runes'][rune]}") for rune in RUNES
        ]
        things = [self._thing(player, id) for id in (*player["artifacts"], *player["blessings"])]
        if player["origin"]:
            things.append(tag("li", self.name(player["origin"]), class_="lr-thing", title=self._text(player["origin"])))
        known = player["shown"] if seat != self.seat else []
        return tag(
            "li",
            tag(
                "p",
                self._token(seat, 30),
                tag("b", w.seat(seat)),
                tag("span", w("scene-you"), class_="you") if seat == self.seat else None,
                tag("span", state, class_="state") if state else None,
                class_="lr-name",
                title=self._text(player["hero"]) if player["hero"] else None,
            ),
            self._attributes(player),
            tag("p", [_count(*one) for one in counts], class_="lr-counts"),
            tag("ul", things, class_="lr-things") if things else None,
            tag("p", sign("eye"), w("scene-known", cards=w.listed([self.name(id) for id in known])), class_="hint")
            if known
            else None,
            data_k=key,
            class_=f"lr-seat p{seat}" + (" asked" if asked else "") + (" active" if active else ""),
        )

    def _attributes(self, player: View, spots: bool = False) -> Markup:
        w = self.words
        made = []
        for name in ATTRIBUTES:
            hurt = name in player["wounded"]
            track = player["track"][name]
            value = LEAST if hurt else track
            label = w("scene-attribute", name=name, n=value, hurt=hurt, track=track)
            inner = [
                sign(ATTRIBUTE_ICON[name]),
                tag("strong", value),
                tag("small", sign("wound"), track, class_="hurt") if hurt else None,
            ]
            class_ = "lr-attr" + (" wounded" if hurt else "")
            if spots:
                said = tag("span", self.name(name), class_="label")
                made.append(
                    tag(
                        "button",
                        *inner,
                        said,
                        data_spot=f"attribute/{name}",
                        type="button",
                        class_=class_,
                        aria_label=label,
                        title=label,
                    )
                )
            else:
                made.append(tag("span", *inner, class_=class_, role="img", aria_label=label, title=label))
        return tag("div", made, class_="lr-attrs")

    def _thing(self, player: View, id: str, spots: bool = False) -> Markup:
        """An Artifact or a Blessing."""
        artifact = id in self.content.artifacts
        spent = id in player["exhausted"] or id in player["used"]
        inner = [sign("star" if artifact else "sun"), tag("span", self.name(id))]
        if spent:
            inner.append(tag("em", self.words("scene-spent")))
        class_ = "lr-thing" + (" spent" if spent else "")
        if not spots:
            return tag("li", inner, class_=class_, title=self._text(id))
        place = "artifact" if artifact else "blessing"
        made = tag("button", inner, data_spot=f"{place}/{id}", type="button", class_=class_, title=self._text(id))
        return tag("li", made)

    # -- my own place ------------------------------------------------------------------------------------------------
    def mine(self) -> dict[str, Markup]:
        me = self.me
        if me is None:
            return {}
        w = self.words
        runes = [
            tag(
                "button",
                sign(RUNE_ICON[rune]),
                tag("strong", me["runes"][rune]),
                tag("span", self.name(rune), class_="label"),
                data_spot=f"rune/{rune}",
                type="button",
                class_="lr-rune" + ("" if me["runes"][rune] else " none"),
                aria_label=w("scene-rune-label", rune=rune, n=me["runes"][rune], supply=self.view["supply"][rune]),
            )
            for rune in RUNES
        ]
        things = [self._thing(me, id, True) for id in (*me["artifacts"], *me["blessings"])]
        reserve = sum(army["seat"] == me["seat"] and not army["at"] for army in self.view["armies"])
        return {
            "mine/board": tag(
                "div",
                self._attributes(me, True),
                tag("div", runes, class_="lr-runes"),
                tag(
                    "p",
                    _count("lr-priest", f"{me['priests']}/{PRIESTS}", w("scene-priests", n=me["priests"])),
                    _count("shield", f"{reserve}/{ARMIES}", w("scene-reserve", n=reserve, most=ARMIES)),
                    class_="lr-counts",
                ),
                tag("ul", things, class_="lr-things") if things else None,
                data_k="mine/board",
                class_=f"lr-mine p{me['seat']}",
            )
        }

    def hand(self) -> dict[str, Markup]:
        if self.me is None:
            return {}
        found: dict[str, Markup] = {}
        for id in self.me["hand"]:
            found[f"hand/{id}"] = self._card(id)
        if not found:
            found["hand/none"] = tag("p", self.words("scene-no-cards"), data_k="hand/none", class_="hint")
        return found

    def _card(self, id: str) -> Markup:
        w, card = self.words, self.content.combat[id]
        text = card.text[w.lang] if card.text else ""
        key = f"hand/{id}"
        drops = [sign("wound") for _ in range(card.casualties)]
        assert self.me is not None
        open_ = id in self.me["shown"]
        return tag(
            "button",
            tag(
                "span",
                tag("b", self.name(id)),
                tag("span", f"+{card.value}", class_="value"),
                class_="head",
            ),
            tag(
                "span",
                sign(WEAPON_ICON[card.weapon]),
                tag("span", self.name(card.weapon)),
                tag("span", drops, class_="drops") if drops else None,
                sign("eye", w("scene-open")) if open_ else None,
                class_="kind",
            ),
            tag("span", text, class_="text") if text else None,
            data_k=key,
            data_spot=key,
            type="button",
            class_=f"lr-card {card.weapon}",
            title=text or None,
            aria_label=w(
                "scene-card-label",
                card=id,
                weapon=card.weapon,
                value=card.value,
                casualties=card.casualties,
                text=text,
            ),
        )

    # -- the end -----------------------------------------------------------------------------------------------------
    def result(self) -> dict[str, Markup]:
        result = self.view["result"]
        if result is None:
            return {}
        w, how = self.words, result["outcome"]
        winners = result["winners"]
        rows = []
        for player in self.players:
            seat = player["seat"]
            cells = [tag("td", f"{have}/{need}" if need else have) for have, need in self.ahead.progress(seat).values()]
            rows.append(
                tag(
                    "tr",
                    tag(
                        "th", tag("span", self._token(seat, 28), tag("span", w.seat(seat)), class_="cell"), scope="row"
                    ),
                    cells,
                    class_="winner" if seat in winners else None,
                )
            )
        heads = [tag("th", w(f"scene-way-{way}"), scope="col") for way in WAY_ICON]
        title = w("scene-won", who=list(winners), how=how) if winners else w("scene-draw")
        return {
            "result/panel": tag(
                "div",
                tag("h2", sign("crown" if winners else "hourglass"), tag("span", title)),
                tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows)),
                data_k="result/panel",
                class_="result",
            )
        }


# -- what never changes ----------------------------------------------------------------------------------------------
_FRAMES: dict[tuple[str, int, bool], str] = {}


def _frame(w: Words, seats: int, watching: bool) -> str:
    key = (w.lang, seats, watching)
    if key in _FRAMES:
        return _FRAMES[key]
    mine = ""
    if not watching:
        mine = tag(
            "section",
            _layer("div", "mine"),
            tag("h2", w("scene-hand"), class_="heard"),
            _layer("div", "hand", class_="hand", role="group", aria_label=w("scene-hand")),
            class_="mine",
            aria_label=w("scene-mine"),
        )
    whole = tag(
        "div",
        SYMBOLS,
        tag(
            "section",
            _layer("div", "turn"),
            tag(
                "div",
                _layer("div", "map", class_="lr-sheet-of-map"),
                class_="lr-view",
                tabindex=0,
                role="region",
                aria_label=w("scene-map"),
            ),
            _layer("div", "result"),
            class_="middle",
            aria_label=w("scene-table"),
        ),
        tag(
            "section",
            _layer("div", "now", class_="lr-now"),
            _layer("div", "victory"),
            tag("h2", w("scene-seats"), class_="heard"),
            _layer("ol", "seat", class_="lr-seats"),
            tag("h2", w("scene-monsters")),
            _layer("div", "beast", class_="lr-beasts"),
            _layer("div", "ends"),
            class_="side",
            tabindex=0,
            role="region",
            aria_label=w("scene-side"),
        ),
        mine,
        class_=f"table ragnarok seats-{seats}" + (" watching" if watching else ""),
    )
    _FRAMES[key] = str(whole)
    return _FRAMES[key]


_STILL: dict[tuple[str, int, str, bool], tuple[Content, Markup]] = {}


def _still(key: str, content: Content, w: Words, two: bool, draw_: Callable[[], list[Markup]]) -> Markup:
    """A drawing that stays the same all game long."""
    kept = _STILL.get((key, id(content), w.lang, two))
    if kept is None or kept[0] is not content:
        svg = tag("svg", draw_(), data_k=key, viewBox=BOX, class_=f"lr-map {key[4:]}", aria_hidden="true")
        kept = _STILL[key, id(content), w.lang, two] = (content, svg)
    return kept[1]


def _land(content: Content, board: Map, w: Words, two: bool) -> Markup:
    """Seas, and Territories by Region."""

    def drawn() -> list[Markup]:
        x, y = HEART
        made = [
            tag(
                "defs",
                [
                    tag("clipPath", tag("polygon", points=_points(t.outline)), id=f"lr-{at}")
                    for at, t in board.territories.items()
                ],
            ),
            *(tag("polygon", points=_points(water.outline), class_="sea") for water in board.seas.values()),
            tag("ellipse", cx=x, cy=y, rx=121, ry=88, class_="heart"),
            icon("lr-tree", 168, x, y, "yggdrasil"),
        ]
        for t in board.territories.values():
            region = content.regions[t.region]
            x, y = t.at
            made.append(tag("polygon", points=_points(t.outline), class_=f"land {region.colour}"))
            made.append(icon(REGION_ICON.get(region.icon, "star"), 62, x, y, "region"))
        return made

    return _still("map/land", content, w, two, drawn)


def _names(content: Content, board: Map, w: Words, two: bool) -> Markup:
    """Names and numbers, over the borders."""

    def drawn() -> list[Markup]:
        made = []
        for sea, water in board.seas.items():
            x, y = water.at
            lines = _wrapped(w.name(sea), 12)
            made += _text(lines, x, y - 4 - 10 * (len(lines) - 1), 10, "sea-name")
        for at, t in board.territories.items():
            x, y = t.at
            lines = _wrapped(f"{t.number} {w.name(at)}", 15)
            made += _text(lines, x, y - 22 - 11 * (len(lines) - 1), 11, "land-name")
        return made

    return _still("map/names", content, w, two, drawn)


@lru_cache(maxsize=64)
def _token(seat: int, size: int) -> Markup:
    """Who: colour and mark."""
    return tag(
        "svg",
        tag("circle", r=15, class_="body"),
        icon(MARKS[seat], 19, 0, 0, "ic"),
        viewBox="-16 -16 32 32",
        width=size,
        height=size,
        class_=f"token p{seat}",
        aria_hidden="true",
    )


# -- small things ----------------------------------------------------------------------------------------------------
def _layer(name: str, layer: str, **attributes: Any) -> Markup:
    return tag(name, Markup(f"<!--{layer}-->"), data_layer=layer, **attributes)


def _points(outline: tuple[Point, ...]) -> str:
    return " ".join(f"{x},{y}" for x, y in outline)


@lru_cache(maxsize=8)
def _hexagon(r: float) -> str:
    return " ".join(
        f"{round(r * cos(pi / 6 + n * pi / 3), 1)},{round(r * sin(pi / 6 + n * pi / 3), 1)}" for n in range(6)
    )


def _row(things: list[tuple[float, Markup]]) -> list[Markup]:
    """Things of these widths side by side, the whole centred."""
    x = -sum(width for width, _ in things) / 2
    made = []
    for width, thing in things:
        made.append(tag("g", thing, transform=f"translate({x + width / 2:g} 0)"))
        x += width
    return made


def _wrapped(name: str, most: int) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _text(lines: list[str], x: float, y: float, gap: float, class_: str) -> list[Markup]:
    return [tag("text", line, x=x, y=y + gap * nth, class_=class_) for nth, line in enumerate(lines)]


def _short(name: str, lang: str) -> str:
    """One word of a long name is enough under a figure: what it is, which comes last in English and first elsewhere."""
    return name if len(name) <= 9 else name.split()[-1 if lang == "en" else 0]


def _size(zone: Any) -> int:
    return int(zone["size"]) if isinstance(zone, dict) else len(zone)


def _count(drawn: str, n: Any, label: str) -> Markup:
    return tag("span", sign(drawn), tag("strong", n), class_="lr-count", role="img", aria_label=label, title=label)


def _scale(label: str, have: int, need: int, enough: bool) -> Markup:
    """A bar that fills as the sum grows."""
    share = 1.0 if need <= 0 else min(1.0, have / need)
    return tag(
        "div",
        tag("span", label),
        tag(
            "svg",
            tag("rect", width=100, height=8, rx=4, class_="trough"),
            tag("rect", width=round(100 * share, 1), height=8, rx=4, class_="fill" + (" enough" if enough else "")),
            viewBox="0 0 100 8",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        tag("strong", f"{have}/{need}"),
        class_="lr-scale",
    )
