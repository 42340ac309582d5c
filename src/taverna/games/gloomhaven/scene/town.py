"""Between scenarios: the map of the world, the city with its shop, the event to decide, the heroes' sheets, the
chronicle in pictures. Drawn from the view alone."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import Any

import msgspec

from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Say, Words

from ..campaign import growth, quests, shop, standing, travel
from ..campaign.ledger import STAGES
from ..campaign.offers import resting
from ..campaign.world import HOME, Hero, World
from ..records.content import Content
from .drawing import CLASS_ICON, icon, sign
from .mats import MatSight

WIDE, HIGH = 1000, 620  # of the map
Box = tuple[float, float, float, float]
PHASES = tuple(STAGES)
SLOT_ICON = {
    "head": "gh-helm",
    "body": "shield",
    "legs": "gh-move",
    "one-hand": "sword",
    "two-hand": "greatsword",
    "small": "flask",
}


DEED_ICON = {
    "ready": "check", "event": "book", "donate": "rose", "another": "person", "stay": "undo", "retire": "crown",
    "catch-up": "upgrade", "yes": "check", "no": "close", "home": "lantern", "onward": "next",
}  # fmt: skip


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table between scenarios."""
    t = Town(view, seat, words, content)
    scene = Scene()
    scene.frame = str(_skeleton(t))
    parts = [t.head(), t.deeds(), t.event(), t.places(), t.facts(), t.heroes(), t.chronicle()]
    parts += [t.goods(), t.sheet(), t.cards()]
    for fragments in parts:
        scene.update((key, str(markup)) for key, markup in fragments.items())
    return scene


def _layer(name: str, layer: str, **attributes: Any) -> Markup:
    return tag(name, Markup(f"<!--{layer}-->"), data_layer=layer, **attributes)


def _skeleton(t: Town) -> Markup:
    w = t.words
    board = tag(
        "svg",
        t.land(),
        _layer("g", "place", role="group", aria_label=w("town-map")),
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="gh-world",
        role="group",
        aria_label=w("town-map"),
    )
    goods = _layer("div", "shop", class_="gh-goods", role="group", aria_label=w("town-shop"))
    mine = None
    if t.seat is not None:
        mine = tag(
            "section",
            _layer("div", "mine", class_="gh-sheetside"),
            _layer("div", "hand", class_="hand gh-pool", role="group", aria_label=w("town-cards")),
            class_="mine",
            aria_label=w("scene-mine"),
        )
    return tag(
        "div",
        tag(
            "section",
            _layer("div", "turn"),
            _layer("div", "deed", class_="gh-deeds", role="group", aria_label=w("town-deeds"))
            if t.seat is not None
            else None,
            _layer("div", "event"),
            tag("div", board, class_="gh-mapside"),
            tag("section", tag("h2", w("town-shop")), goods, class_="gh-shop") if t.in_city else None,
            _layer("div", "result"),
            class_="middle",
            aria_label=w("scene-table"),
        ),
        tag(
            "section",
            _layer("div", "facts"),
            tag("h2", w("scene-party")),
            _layer("ol", "seat", class_="gh-seats"),
            tag("h2", w("town-chronicle")),
            _layer("div", "chronicle"),
            class_="side",
            tabindex=0,
            role="region",
            aria_label=w("scene-side"),
        ),
        mine,
        class_=f"table gloomhaven town {'in-city' if t.in_city else 'on-road'}"
        + (" watching" if t.seat is None else ""),
    )


class Town(MatSight):
    """What one seat sees of the world."""

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        super().__init__(view, seat, words, content)
        self.world: World = msgspec.convert(view["campaign"], World)
        self.visit: dict[str, Any] = view["visit"]
        self.stage: str = view["phase"]
        self.in_city = self.stage == "city"
        self.where = "in-city" if self.in_city else "on-road"
        self.grown = 1.65 if self.in_city else 1.0  # pins and names, where the map is small

    def hero(self, seat: int) -> Hero:
        return self.world.heroes[self.world.here.members[seat]]

    # -- where we are ------------------------------------------------------------------------------------------------
    def head(self) -> dict[str, Markup]:
        w = self.words
        at = self.world.here.at
        place = w("town-gloomhaven") if at == "gloomhaven" else self.name(at)
        said = tag("p", sign("lantern" if self.in_city else "next"), tag("b", place), class_="gh-round")
        phase = tag("span", w(STAGES[self.stage]), class_="phase")
        return {"turn/strip": tag("div", said, phase, data_k="turn/strip", class_="gh-strip")}

    def event(self) -> dict[str, Markup]:
        """The front of the event that is being decided, and its two options."""
        card = self.visit["card"]
        if not card:
            return {}
        record, w = self.content.events[card], self.words
        assert record.text is not None
        options = [
            tag(
                "button",
                tag("b", letter.upper()),
                tag("span", getattr(record, letter).text[w.lang]),
                data_spot=f"event/{letter}",
                type="button",
                class_="gh-choice",
            )
            for letter in ("a", "b")
        ]
        kind = w(f"town-{record.deck}-event")
        panel = tag(
            "article",
            tag("p", sign("book"), kind, class_="kicker"),
            tag("h2", record.name[w.lang]),
            tag("p", record.text[w.lang], class_="story"),
            tag("div", options, class_="gh-choices"),
            data_k="event/card",
            class_="gh-event",
        )
        return {"event/card": panel}

    def deeds(self) -> dict[str, Markup]:
        """What I can do without pointing at a thing."""
        if self.seat is None:
            return {}
        hero, w = self.hero(self.seat), self.words
        if self.visit["proposed"]:
            there = ["yes", "no"]
        elif self.visit["card"] or not self.in_city:
            there = []
        elif self.seat in self.visit["leaving"]:
            there = ["stay"]
        elif hero.fate == "active" and len(hero.quests) < 2 and hero.perks_due <= 0 and not growth.due(hero):
            there = ["ready", "event", "donate", "another"]
            if quests.fulfilled(self.world, self.content, hero):
                there[0] = "retire"
            if growth.may_catch_up(self.world, hero):
                there.append("catch-up")
        else:
            there = []
        if self.world.here.at != HOME and self.world.evenings and self.in_city and not self.visit["proposed"]:
            there = ["home", "onward"]
        return {
            f"deed/{deed}": tag(
                "button",
                sign(DEED_ICON[deed]),
                tag("span", w(f"option-{deed}")),
                data_k=f"deed/{deed}",
                data_spot=f"deed/{deed}",
                type="button",
                class_=f"gh-deed is-{deed}",
            )
            for deed in there
        }

    # -- the map of the world ----------------------------------------------------------------------------------------
    def land(self) -> Markup:
        """Sea, hills and woods: only for the eye."""
        drawn = [tag("rect", width=WIDE, height=HIGH, class_="sea")]
        shore = "M40 60Q200 10 380 40T720 30Q900 60 960 200T930 470Q860 600 640 590T260 600Q70 580 40 400T40 60Z"
        drawn.append(tag("path", d=shore, class_="shore"))
        for x, y, high in PEAKS:
            ridge = f"M{x - high * 0.8:g} {y} L{x} {y - high} L{x + high * 0.8:g} {y}"
            drawn.append(tag("path", d=ridge, class_="hill"))
            drawn.append(
                tag("path", d=f"M{x} {y - high} l{high * 0.2:g} {high * 0.45:g} l{high * 0.15:g} -8", class_="cliff")
            )
        drawn += [tag("path", d=f"M{x} {y}l-8 17h16Zm0 -9l-6 13h12Z", class_="tree") for x, y in TREES]
        river = "M560 60Q540 160 590 220T560 360Q600 440 700 470T800 590"
        drawn.append(tag("path", d=river, class_="river"))
        return tag("g", drawn, class_="land", aria_hidden="true")

    def places(self) -> dict[str, Markup]:
        """Scenarios on the map: done, open, barred, and where the party is; lines join those that are linked."""
        world, w = self.world, self.words
        found: dict[str, Markup] = {}
        lines = []
        for id in world.open:
            place = self.content.atlas[id]
            for other in place.links:
                if other in world.open and other > id:
                    a, b = self._at(id), self._at(other)
                    lines.append(tag("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], class_="road"))
        walls = "M-26 14V-6h8v-9h7v9h6v-20l5-8 5 8v20h6v-9h7v9h8v20Z"
        town = tag("path", d=walls, class_="gh-town", transform="translate({} {})".format(*GLOOMHAVEN))
        found["place/land"] = tag("g", lines, town, data_k="place/land", aria_hidden="true")
        names = self._names()
        for id in world.open:
            place = self.content.atlas[id]
            here = world.here.at == id
            state = travel.state(world, self.content, id)
            said = w(f"town-place-{state}", place=place.name[w.lang], n=place.number)
            mark = {"done": "check", "barred": "lock", "unknown": "hourglass"}.get(state)
            x, y = self._at(id)
            label = None
            if id in names:
                left, top, right, bottom = (
                    (edge - at) / self.grown for edge, at in zip(names[id], (x, y, x, y), strict=True)
                )
                plate = {"x": f"{left:g}", "y": f"{top:g}", "width": f"{right - left:g}", "height": 22, "rx": 7}
                text = tag("text", place.name[w.lang], x=f"{(left + right) / 2:g}", y=f"{bottom - 7:g}")
                label = tag("g", tag("rect", **plate, class_="plate"), text, class_="name")
            found[f"place/{id}"] = tag(
                "g",
                tag("circle", r=17, class_="pin"),
                tag("circle", r=22, class_="ring") if here else None,
                icon(mark, 18, 0, 0, "ic") if mark else tag("text", place.number, y=6, class_="number"),
                label,
                data_k=f"place/{id}",
                data_spot=f"place/{id}",
                transform=f"translate({x} {y})" + (f" scale({self.grown:g})" if self.grown != 1 else ""),
                class_=f"gh-place is-{state}" + (" here" if here else ""),
                role="button",
                tabindex=-1,
                aria_label=said,
            )
        return found

    def _names(self) -> dict[str, Box]:
        """Where the name of each place stands: below, above or beside it, wherever it covers least of what is there.
        On the small map of the city only what is still to be played has one."""
        places = {id: self._at(id) for id in self.world.open}
        k = self.grown
        taken = [(x - 18 * k, y - 18 * k, x + 18 * k, y + 18 * k) for x, y in (*places.values(), GLOOMHAVEN)]
        found: dict[str, Box] = {}
        for id, (x, y) in places.items():
            if self.in_city and id in self.world.done:
                continue
            wide = k * max(64, 14 + broad(self.content.atlas[id].name[self.words.lang]))
            far = wide / 2
            middles = [(x + a, y + b * k) for b in (31, -31) for a in (0, far, -far)]
            middles += [(x + 23 * k + far, y), (x - 23 * k - far, y)]
            boxes = [(a - far, b - 11 * k, a + far, b + 11 * k) for a, b in middles]
            found[id] = min(boxes, key=lambda box: sum(map(partial(shared, box), taken)) + 10 * outside(box))
            taken.append(found[id])
        return found

    def _at(self, id: str) -> tuple[float, float]:
        """Its place on the map; of several at the same place, each a little further on."""
        x, y = self.content.atlas[id].at
        same = [other for other, place in self.content.atlas.items() if dist((x, y), place.at) < 1.5]
        return round(x * WIDE / 100 + 38 * self.grown * same.index(id), 1), round(60 + y * (HIGH - 120) / 100, 1)

    # -- the world in numbers ----------------------------------------------------------------------------------------
    def facts(self) -> dict[str, Markup]:
        world, w = self.world, self.words
        level = standing.prosperity_level(world.prosperity)
        start = standing.PROSPERITY[level - 1]
        end = standing.PROSPERITY[level] if level < standing.TOP else world.prosperity
        change = standing.price_change(world.here.reputation)
        rows = [
            (w("town-reputation"), f"{world.here.reputation:+d}", w("town-prices", n=f"{change:+d}")),
            (w("town-prosperity"), str(level), w("town-points", n=world.prosperity - start, of=max(end - start, 0))),
            (w("town-sanctuary"), str(world.donated), w("town-gold-given")),
            (w("town-scenarios"), str(len(world.done)), w("town-scenarios-open", n=len(world.open))),
        ]
        table = tag("dl", [[tag("dt", a), tag("dd", tag("b", b), " ", tag("small", c))] for a, b, c in rows])
        held = [*world.here.achievements, *world.achievements]
        won = [tag("li", sign("crown"), self.name(one)) for one in held]
        return {
            "facts/world": tag(
                "div",
                table,
                tag("ul", won, class_="gh-won", aria_label=w("town-achievements")) if won else None,
                data_k="facts/world",
                class_="gh-facts",
            )
        }

    # -- the party ---------------------------------------------------------------------------------------------------
    def heroes(self) -> dict[str, Markup]:
        w = self.words
        found = {}
        for seat in range(len(self.world.here.members)):
            hero = self.hero(seat)
            ready = seat in self.visit["ready"]
            asked = seat in self.view["asked"]
            state = w("town-ready") if ready and self.in_city else w("town-deciding") if asked else ""
            found[f"seat/{seat}"] = tag(
                "li",
                tag(
                    "button",
                    self._crest(hero, seat),
                    tag("span", tag("b", w.seat(seat)), tag("small", w("town-level", n=hero.level)), class_="who"),
                    tag("span", sign("coin"), hero.gold, class_="gold"),
                    tag("span", sign("gh-xp"), self._xp(hero), class_="xp"),
                    tag("span", state, class_="state") if state else None,
                    data_spot=f"seat/{seat}",
                    type="button",
                    class_="gh-hero" + (" gone" if hero.fate != "active" else ""),
                ),
                data_k=f"seat/{seat}",
                class_=f"p{seat}",
            )
        return found

    def _xp(self, hero: Hero) -> str:
        if hero.level >= standing.TOP:
            return str(hero.xp)
        return f"{hero.xp}/{standing.LEVELS[hero.level]}"

    def _crest(self, hero: Hero, seat: int) -> Markup:
        return tag(
            "svg",
            tag("circle", r=14, class_="body"),
            icon(CLASS_ICON.get(hero.what, "person"), 18, 0, 0, "ic"),
            viewBox="-16 -16 32 32",
            class_=f"mini is-hero p{seat}",
            aria_hidden="true",
        )

    # -- the chronicle -----------------------------------------------------------------------------------------------
    def chronicle(self) -> dict[str, Markup]:
        """Evening after evening: won or lost, and how much damage, gold and how many kills, as bars."""
        world, w = self.world, self.words
        last = world.evenings[-12:]
        if not last:
            return {"chronicle/none": tag("p", w("town-no-evenings"), data_k="chronicle/none", class_="below")}
        charts = []
        for what in ("damage", "kills", "gold", "exhausted"):
            values = [int(getattr(one, what)) for one in last]
            most = max([*values, 1])
            bars = [
                tag(
                    "rect",
                    x=n * 16 + 2,
                    y=round(34 - 30 * value / most, 1),
                    width=12,
                    height=round(30 * value / most, 1) or 1,
                    class_="bar" if one.success else "bar lost",
                )
                for n, (one, value) in enumerate(zip(last, values, strict=True))
            ]
            label = w(f"town-chart-{what}", total=sum(int(getattr(one, what)) for one in world.evenings))
            charts.append(
                tag(
                    "figure",
                    tag("svg", bars, viewBox="0 0 194 36", class_="gh-chart", role="img", aria_label=label),
                    tag("figcaption", label),
                )
            )
        won = sum(one.success for one in world.evenings)
        told = tag("p", w("town-evenings", n=len(world.evenings), won=won), class_="below")
        return {"chronicle/all": tag("div", told, charts, data_k="chronicle/all", class_="gh-chronicle")}

    # -- the shop ----------------------------------------------------------------------------------------------------
    def goods(self) -> dict[str, Markup]:
        if not self.in_city:
            return {}
        world, w = self.world, self.words
        found = {}
        hero = None if self.seat is None else self.hero(self.seat)
        for id, record in self.content.items.items():
            if not world.released.get(id):
                continue
            left = shop.copies(world, id)
            why = None if hero is None else shop.why_not(world, self.content, hero, id)
            found[f"shop/{id}"] = tag(
                "button",
                tag("span", sign(SLOT_ICON.get(record.slot, "item")), class_="slot"),
                tag("b", record.name[w.lang]),
                tag("span", self.printer.told(self.printer.item(record)), class_="text"),
                tag("span", sign("coin"), shop.price(world, record), class_="price"),
                tag("span", w("town-copies", n=left), class_="left"),
                data_k=f"shop/{id}",
                data_spot=f"shop/{id}",
                type="button",
                class_="gh-good" + (" out" if why else ""),
            )
        return found

    # -- my own sheet ------------------------------------------------------------------------------------------------
    def sheet(self) -> dict[str, Markup]:
        if self.seat is None:
            return {}
        w, hero = self.words, self.hero(self.seat)
        quest = quests.of(self.content, hero)
        tasks = []
        if quest is not None:
            for nth, task in enumerate(quest.tasks):
                so_far = quests.count(self.world, self.content, hero, nth)
                tasks.append(tag("li", tag("b", f"{so_far}/{task.count}"), " ", task.text[w.lang]))
        boxes = [tag("i", class_="on" if n < hero.checks % 3 else None) for n in range(3)]
        owned = [
            tag(
                "button",
                sign(SLOT_ICON.get(self.content.items[item].slot, "item")),
                self.name(item),
                data_spot=f"item/{item}",
                type="button",
                class_="gh-owned" + (" on" if item in hero.worn else ""),
            )
            for item in hero.items
        ]
        marked = sum(hero.perks.values())
        return {
            "mine/sheet": tag(
                "div",
                tag("p", self._crest(hero, self.seat), tag("b", w.seat(self.seat)), class_="name"),
                tag(
                    "p",
                    tag("span", w("town-level", n=hero.level)),
                    tag("span", sign("gh-xp", w("town-xp")), self._xp(hero)),
                    tag("span", sign("coin", w("town-gold")), hero.gold),
                    tag("span", w("town-perks", n=marked)),
                    tag("span", boxes, class_="gh-checks", role="img", aria_label=w("town-checks", n=hero.checks)),
                    class_="gh-counts",
                ),
                tag("p", sign("book"), tag("b", quest.name[w.lang]), class_="quest") if quest is not None else None,
                tag("ul", tasks, class_="gh-tasks") if tasks else None,
                tag("div", owned, class_="gh-ownings", role="group", aria_label=w("scene-items")) if owned else None,
                data_k="mine/sheet",
                class_="gh-sheetcard",
            )
        }

    def cards(self) -> dict[str, Markup]:
        """What is to be chosen: quests, perks, classes; else the cards of the pool."""
        if self.seat is None:
            return {}
        hero, w = self.hero(self.seat), self.words
        found: dict[str, Markup] = {}
        if len(hero.quests) > 1:
            for id in hero.quests:
                record = self.content.quests[id]
                found[f"hand/quest-{id}"] = self._slip(
                    f"hand/quest-{id}", f"quest/{id}", record.name[w.lang], [t.text[w.lang] for t in record.tasks]
                )
            return found
        if hero.fate != "active" or self.seat in self.visit["leaving"]:
            for other in resting(self.world, hero):
                if other.id != hero.id:
                    about = [w.say(Say("option-waiting", {"hero": other.id, "level": other.level, "gold": other.gold}))]
                    name = self.content.classes[other.what].name[w.lang]
                    key = f"hand/hero-{other.id}"
                    found[key] = self._slip(key, f"hero/{other.id}", other.name or name, about)
            for what in self.world.classes:
                record_ = self.content.classes[what]
                if not record_.locked:
                    about = [w("town-class", hand=record_.hand, hp=record_.hp[0])]
                    found[f"hand/class-{what}"] = self._slip(
                        f"hand/class-{what}", f"class/{what}", record_.name[w.lang], about
                    )
            return found
        if hero.perks_due > 0:
            from ..speech import perk

            for nth in growth.free_perks(self.content, hero):
                text = w.say(perk(self.content.classes[hero.what].perks[nth]))
                found[f"hand/perk-{nth}"] = self._slip(f"hand/perk-{nth}", f"perk/{nth}", text, [])
            return found
        pool = growth.new_cards(self.content, hero) if growth.due(hero) else growth.pool(self.content, hero)
        for id in pool:
            found[f"hand/{id}"] = self.card(id, f"hand/{id}", "stuck" if self._stickers(id) else "")
        return found

    def _stickers(self, card: str) -> int:
        return sum(one.card == card for one in self.world.enhancements)

    def _slip(self, key: str, spot: str, title: str, lines: list[str]) -> Markup:
        return tag(
            "button",
            tag("b", title),
            [tag("span", line) for line in lines],
            data_k=key,
            data_spot=spot,
            type="button",
            class_="gh-note",
        )


PEAKS = tuple((x, y, high) for x, y, high in (
    (150, 470, 46), (195, 490, 60), (245, 480, 44), (170, 530, 38), (225, 545, 48), (800, 130, 52), (850, 150, 66),
    (900, 175, 48), (840, 210, 44), (790, 190, 36), (330, 110, 40), (375, 100, 52), (420, 115, 38),
))  # fmt: skip
TREES = tuple((300 + (n * 61) % 190 + (n % 3) * 9, 200 + (n * 37) % 110) for n in range(24))
GLOOMHAVEN = (545, 405)
"""Where the city lies on our map."""


def shared(a: Box, b: Box) -> float:
    """How much two boxes cover of each other."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def broad(name: str) -> float:
    """About how broad a name is on the map: some letters are broad, some narrow."""
    return sum(15.3 if c in "mwMW" else 5.6 if c in "iljftrI' íì.,-" else 10.2 for c in name)


def outside(box: Box) -> float:
    """How far a box reaches over the edge of the map."""
    return max(0.0, -box[0], -box[1], box[2] - WIDE, box[3] - HIGH)
