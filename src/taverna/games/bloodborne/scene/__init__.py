"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at is a button with `data-spot`, the key that
options and refusals use for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from taverna.core import scene as drawing
from taverna.core.scene import Markup, Scene, icon, tag
from taverna.core.words import Words

from ..cards import TYPES, Aura, Bank, Card, Content, Heal, LoseHp, Monster
from ..odds import Stance, chance_of_death, die_of, holdings, monster_totals, stance_with, strike
from ..state import DREAM, MAX_HP, TRANSFORM

STEPS = range(1, 9)
_DROP = {True: "drop", False: "drop spent"}
DUNGEON_BOSSES, DUNGEON_MONSTERS = 3, 7
TYPE_ICON = {"kin": "kin", "humanoid": "mask", "beast": "claw"}
KIND_ICON = {"melee": "blade", "firearm": "gun", "utility": "flask"}
SEAT_MARK = {"henryk": "axe", "eileen": "feather", "ludwig": "greatsword", "djura": "gear", "valtrude": "rose"}
MARKS = ("axe", "feather", "greatsword", "gear", "rose")
LANTERN = {"green": 1, "yellow": 2, "red": 3}  # flames: the colour is never the only sign
ART = {
    "saw-cleaver": "saw",
    "hunter-axe": "axe",
    "hunter-pistol": "gun",
    "transform": "gear",
    "hunters-dream": "moon",
    "long-glaive": "glaive",
    "twin-blades": "twins",
    "church-maul": "hammer",
    "reaping-scythe": "scythe",
    "blood-sabre": "sabre",
    "thorn-whip": "whip",
    "stake-gauntlet": "gauntlet",
    "beast-hook": "hook",
    "silver-greatsword": "greatsword",
    "star-mace": "mace",
    "repeating-pistol": "gun",
    "scattergun": "blunderbuss",
    "long-rifle": "rifle",
    "hand-cannon": "cannon",
    "flame-sprayer": "flame",
    "duelling-revolver": "revolver",
    "rosewood-blunderbuss": "blunderbuss",
    "blood-vial": "vial",
    "leaden-draught": "shield",
    "throwing-knives": "knives",
    "fire-flask": "flask",
    "madman-bell": "bell",
    "lamplight-ward": "lantern",
    "scavenger-hook": "hook",
}
SKYLINE = (
    "M0 96V70l6-6 6 6v-12l5-16 5 16v14h8V58l9-9 9 9v10h7V44l3-5V22l3-10 3 10v17l3 5v28h10V60l7-7 7 7v8h52V56l6-6 6 6"
    "v14h9V48l3-5V30l3-9 3 9v13l3 5v18h8V62l8-8 8 8v6h9V54l5-14 5 14v12l6-5 5 5v30Z"
)


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = d.frame()
    for fragments in (
        d.round(),
        d.seats(),
        d.final(),
        d.foe(),
        d.die(),
        d.piles(),
        d.upgrades(),
        d.played(),
        d.result(),
        d.mine(),
        d.hand(),
        d.used(),
        d.risk(),
    ):
        scene.update((key, str(markup)) for key, markup in fragments.items())
    return scene


def preview(view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
    """What choosing this would mean, as far as the seat can know: a fragment of markup, or nothing."""
    return str(Drawing(view, seat, words, content).preview(option))


sign = lru_cache(maxsize=256)(drawing.sign)
_KEPT: dict[tuple[Any, ...], Markup] = {}


def kept(make: Callable[[], Markup], *key: Any) -> Markup:
    """Markup that was made before from the same facts. The key names every fact that shows."""
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) > 20_000:
            _KEPT.clear()
        found = _KEPT[key] = make()
    return found


class Drawing:
    """One seat's sight of one table, in one language."""

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.content = content
        self.hunters: list[dict[str, Any]] = view["hunters"]
        self.me: dict[str, Any] | None = None if seat is None else self.hunters[seat]
        self.aura: Aura = content.auras[view["final"]][view["monster"]]
        self.monster: Monster | None = content.foes[view["monster"]] if view["monster"] else None
        first = view["first"]
        self.order: list[dict[str, Any]] = self.hunters[first:] + self.hunters[:first]
        self.holdings = holdings(view)

    # -- the skeleton ------------------------------------------------------------------------------------------------
    def frame(self) -> str:
        return kept(self._frame, "frame", self.words.lang, len(self.hunters), self.me is None)

    def _frame(self) -> Markup:
        w = self.words
        mine = ""
        if self.me is not None:
            mine = tag(
                "section",
                _layer("div", "mine"),
                tag("h2", w("scene-hand"), class_="heard"),
                _layer("div", "hand", class_="hand", role="group", aria_label=w("scene-hand")),
                _layer("div", "used", class_="usedpile", role="group", aria_label=w("scene-my-used")),
                _layer("div", "risk", class_="risks"),
                class_="mine",
                aria_label=w("scene-mine"),
            )
        return tag(
            "div",
            tag(
                "section",
                tag("h2", w("scene-seats"), class_="heard"),
                _layer("ol", "seat", class_="seats"),
                class_="side",
                aria_label=w("scene-seats"),
            ),
            tag(
                "section",
                _layer("div", "round"),
                tag(
                    "div",
                    tag(
                        "div",
                        _layer("div", "final"),
                        tag("div", _layer("div", "dungeon"), _layer("div", "deck"), class_="piles"),
                        class_="lair",
                    ),
                    tag("div", _layer("div", "monster"), _layer("div", "die"), class_="foe"),
                    tag(
                        "div",
                        tag("h2", w("scene-upgrades")),
                        _layer("div", "upgrade", class_="market", role="group", aria_label=w("scene-upgrades")),
                        class_="shop",
                    ),
                    _layer("div", "played", class_="played", role="group", aria_label=w("scene-played")),
                    class_="stage",
                ),
                _layer("div", "result"),
                class_="middle",
                tabindex=0,
                aria_label=w("scene-table"),
            ),
            mine,
            class_=f"table bloodborne seats-{len(self.hunters)}" + ("" if self.me is not None else " watching"),
        )

    # -- the middle --------------------------------------------------------------------------------------------------
    def round(self) -> dict[str, str]:
        """Where in the round we are."""
        w, now = self.words, self.view["step"]
        steps = [
            tag(
                "li",
                tag("b", step),
                tag("span", w(f"scene-step-{step}")),
                class_="past" if step < now else "now" if step == now else None,
                aria_current="step" if step == now else None,
            )
            for step in STEPS
        ]
        label = w("scene-round", round=self.view["round"])
        return {
            "round/steps": tag(
                "div", tag("p", label, class_="roundno"), tag("ol", steps), data_k="round/steps", class_="strip"
            )
        }

    def final(self) -> dict[str, str]:
        """The Final Boss and the rule it lays on the whole game."""
        w, boss = self.words, self.content.foes[self.view["final"]]
        key = f"final/{boss.id}"
        here = self.view["monster"] == boss.id
        text = boss.text[w.lang] if boss.text else ""
        return {
            key: tag(
                "button",
                tag("span", w("scene-final-boss"), class_="kicker"),
                tag("b", boss.name[w.lang]),
                tag("span", text, class_="rule"),
                tag(
                    "span",
                    w("scene-final-here") if here else w("scene-final-waits", echoes=self._final_echoes(boss)),
                    class_="below",
                ),
                data_k=key,
                data_spot=key,
                type="button",
                class_="poster" + (" here" if here else ""),
                title=self._source(boss.source),
                aria_label=w("scene-final-label", name=boss.name[w.lang], text=text),
            )
        }

    def _final_echoes(self, boss: Monster) -> int:
        return boss.hp + len(self.hunters) - 3

    def _emblem(self, foe: Monster, die: str) -> Markup:
        return kept(lambda: self._draw_emblem(foe, die), "_emblem", self.words.lang, foe.types, die)

    def _draw_emblem(self, foe: Monster, die: str) -> Markup:
        """Our own picture of a Monster: its Types before the moon over the town, and the lantern of its die."""
        types = foe.types
        size = {1: 62, 2: 48, 3: 38}[len(types)]
        gap = size + 6
        emblems = [
            icon(TYPE_ICON[t], size, 150 + gap * (i - (len(types) - 1) / 2), 48, f"type {t}")
            for i, t in enumerate(types)
        ]
        flames = [
            tag("circle", cx=240 + 8 * (i - (LANTERN[die] - 1) / 2), cy=78, r=2.6, class_=f"flame {die}")
            for i in range(LANTERN[die])
        ]
        return tag(
            "svg",
            tag("rect", width=300, height=96, class_="sky"),
            tag("circle", cx=150, cy=48, r=44, class_="moon"),
            tag("path", d=SKYLINE, class_="town"),
            tag("path", d=SKYLINE, class_="town", transform="translate(212 0)"),
            emblems,
            tag("g", icon("lantern", 54, 240, 38, f"lamp {die}"), flames, class_="lit"),
            tag("text", self.words(f"scene-die-letter-{die}"), x=240, y=46, class_="letter"),
            viewBox="0 0 300 96",
            preserveAspectRatio="xMidYMid slice",
            class_="emblem",
            aria_hidden="true",
        )

    def _die(self) -> str:
        assert self.monster is not None
        return die_of(self.content, self.monster.id, self.view["final"])

    def foe(self) -> dict[str, str]:
        """The Monster being fought, its Blood Echoes as its life."""
        w, foe, view = self.words, self.monster, self.view
        if foe is None:
            words = "scene-slain" if view["slain"] else "scene-no-monster"
            return {
                "monster/none": tag(
                    "div",
                    tag("svg", icon("skull", 64, 48, 48), viewBox="0 0 96 96", aria_hidden="true"),
                    tag("p", w(words)),
                    data_k="monster/none",
                    class_="monster gone",
                )
            }
        die, echoes, full = self._die(), view["echoes"], max(view["full"], view["echoes"])
        types = w.listed([w.name(t) for t in foe.types])
        text = foe.text[w.lang] if foe.text else ""
        rank = "final-boss" if foe.id == view["final"] else "boss" if foe.id in self.content.bosses else "monster"
        key = f"monster/{foe.id}"
        drops = [sign("drop" if i < echoes else "drop-empty", None, _DROP[i < echoes]) for i in range(full)]
        return {
            key: tag(
                "button",
                tag("span", tag("span", w.name(rank), class_="kicker"), tag("b", foe.name[w.lang]), class_="title"),
                self._emblem(foe, die),
                tag("span", tag("strong", echoes), tag("span", drops, class_="drops"), class_="echoes"),
                tag("span", tag("span", types, class_="types"), tag("span", w.name(die)), class_="facts"),
                tag("span", text, class_="rule") if text else None,
                data_k=key,
                data_spot=key,
                type="button",
                class_=f"monster {rank} die-{die}",
                title=self._source(foe.source),
                aria_label=w(
                    "scene-monster-label",
                    rank=w.name(rank),
                    name=foe.name[w.lang],
                    types=types,
                    die=w.name(die),
                    echoes=echoes,
                    full=full,
                    text=text,
                ),
            )
        }

    def die(self) -> dict[str, str]:
        """This round's roll as it fell, or the die that will be rolled."""
        w, view = self.words, self.view
        if view["total"] is not None:
            faces = [_face(worth, again) for worth, again in view["rolled"]]
            sum_ = tag("span", w("scene-total", total=view["total"]), class_="total")
            said = w("scene-rolled")
        elif self.monster is not None:
            faces = [_face(worth, again) for worth, again in self.content.dice[self._die()].faces]
            sum_, said = None, w("scene-faces")
        else:
            return {}
        rolled = view["total"] is not None
        return {
            "die/roll": tag(
                "div",
                tag("span", said, class_="said"),
                tag("span", faces, class_="faces"),
                sum_,
                data_k="die/roll",
                class_="roll" + (" fell" if rolled else ""),
            )
        }

    def piles(self) -> dict[str, str]:
        """What is left in the two face-down decks; that is public."""
        w, view = self.words, self.view
        seen = [*view["gone"], *([view["monster"]] if view["monster"] else [])]
        bosses = DUNGEON_BOSSES - sum(id in self.content.bosses for id in seen)
        monsters = DUNGEON_MONSTERS - sum(id in self.content.monsters for id in seen)
        dungeon, deck = view["dungeon"]["size"], view["deck"]["size"]
        return {
            "dungeon/deck": self._pile(
                "dungeon/deck", "deck", dungeon, w("scene-dungeon"), w("scene-left", monsters=monsters, bosses=bosses)
            ),
            "deck/upgrades": self._pile("deck/upgrades", "upgrade", deck, w("scene-upgrade-deck"), ""),
        }

    def _pile(self, key: str, drawn: str, size: int, name: str, more: str) -> Markup:
        return tag(
            "button",
            tag("span", sign(drawn), tag("strong", size), class_="back"),
            tag("span", tag("b", name), tag("span", more) if more else None, class_="about"),
            data_k=key,
            data_spot=key,
            type="button",
            class_="pile" + ("" if size else " empty"),
            aria_label=self.words("scene-pile-label", name=name, size=size, more=more),
        )

    def upgrades(self) -> dict[str, str]:
        return self._cards("upgrade", self.view["available"], "slip")

    def played(self) -> dict[str, str]:
        """The cards of this round, face up, in turn order; whoever has locked a card has its back there."""
        fragments: dict[str, str] = {}
        for hunter in self.order:
            seat = hunter["seat"]
            if self._locked(hunter):
                key = f"played/{seat}/back"
                fragments[key] = tag(
                    "div",
                    self._token(hunter, 30),
                    tag("svg", icon("lock", 30, 24, 24), viewBox="0 0 48 48", aria_hidden="true"),
                    tag("span", self.words("scene-locked", who=seat)),
                    data_k=key,
                    class_=f"back p{seat}",
                )
            fragments.update(self._cards(f"played/{seat}", hunter["played"], "slip", hunter))
        return fragments

    def _locked(self, hunter: dict[str, Any]) -> bool:
        """Has chosen in secret and waits for the others: everybody sees the card lying there."""
        view = self.view
        if hunter["seat"] in view["asked"] or not view["asked"] or hunter["dead"] or hunter["out"]:
            return False
        if view["step"] == 1:
            return not hunter["played"]
        return bool(view["step"] == 2 and hunter["played"] == [TRANSFORM] and _size(hunter["hand"]))

    # -- cards -------------------------------------------------------------------------------------------------------
    def _cards(
        self, place: str, cards: list[str], look: str = "card", owner: dict[str, Any] | None = None
    ) -> dict[str, str]:
        made: dict[str, str] = {}
        for id, key in _keyed(place, cards):
            made[key] = self._card(key, self.content.cards[id], look, owner)
        return made

    def _card(self, key: str, card: Card, look: str, owner: dict[str, Any] | None) -> Markup:
        return kept(
            lambda: self._draw_card(key, card, look, owner),
            "_card",
            self.words.lang,
            key,
            card.id,
            look,
            self._facts(card),
            owner and (owner["seat"], owner["board"], self.words.seat(owner["seat"])),
        )

    def _draw_card(self, key: str, card: Card, look: str, owner: dict[str, Any] | None) -> Markup:
        w = self.words
        text = card.text[w.lang] if card.text else ""
        kind = w.name(card.kind)
        drawn = tag(
            "svg",
            tag("circle", cx=27, cy=27, r=26, class_="moon"),
            icon(ART.get(card.id, KIND_ICON[card.kind]), 38, 27, 27),
            viewBox="0 0 54 54",
            class_="art",
            aria_hidden="true",
        )
        pace = [w.name(card.speed)] if card.speed != "normal" else []
        label = w("scene-card-label", name=card.name[w.lang], kind=kind, damage=card.damage, text=text)
        if owner is not None:
            label = w("scene-played-label", who=owner["seat"], card=label)
        return tag(
            "button",
            tag(
                "span",
                tag("b", card.name[w.lang]),
                tag("i", card.damage, class_="damage") if card.weapon else None,
                class_="card-head",
            ),
            drawn,
            tag("span", text, class_="text"),
            tag("span", sign(KIND_ICON[card.kind]), tag("span", " · ".join([kind, *pace])), class_="kind"),
            self._token(owner, 26) if owner is not None else None,
            data_k=key,
            data_spot=key,
            type="button",
            class_=f"{look} {card.kind}" + (f" p{owner['seat']}" if owner is not None else ""),
            title=self._source(card.source),
            aria_label=label,
        )

    def _facts(self, card: Card) -> tuple[Any, ...]:
        """What of a card shows, besides its id: a pack may say otherwise than the box."""
        lang = self.words.lang
        text = card.text[lang] if card.text else ""
        return card.name[lang], text, card.kind, card.damage, card.speed, card.weapon, card.source

    def _source(self, source: str) -> str:
        """Where the values come from, for those who ask."""
        return self.words(f"scene-source-{source}")

    # -- seats -------------------------------------------------------------------------------------------------------
    def seats(self) -> dict[str, str]:
        return {f"seat/{hunter['seat']}": self._seat(hunter) for hunter in self.order}

    def _token(self, hunter: dict[str, Any], size: int) -> Markup:
        return kept(
            lambda: self._draw_token(hunter, size), "_token", self.words.lang, hunter["board"], hunter["seat"], size
        )

    def _draw_token(self, hunter: dict[str, Any], size: int) -> Markup:
        """A Hunter's mark: colour and shape."""
        mark = SEAT_MARK.get(hunter["board"], MARKS[hunter["seat"] % len(MARKS)])
        return tag(
            "svg",
            tag("circle", r=17, class_="body"),
            icon(mark, 22, class_="ic"),
            viewBox="-20 -20 40 40",
            width=size,
            height=size,
            class_=f"token p{hunter['seat']}",
            aria_hidden="true",
        )

    def _seat(self, hunter: dict[str, Any]) -> Markup:
        w, seat = self.words, hunter["seat"]
        key = f"seat/{seat}"
        asked = seat in self.view["asked"]
        mine = seat == self.seat
        hp, collected, stored = hunter["hp"], hunter["collected"], hunter["stored"]
        if hunter["out"]:
            state, drawn = w("scene-out"), "skull"
        elif hunter["dead"]:
            state, drawn = w("scene-dead"), "skull"
        elif self._locked(hunter):
            state, drawn = w("scene-ready"), "lock"
        elif asked:
            state, drawn = w("scene-deciding"), "hourglass"
        else:
            state, drawn = "", ""
        first = seat == self.view["first"]
        name = w.seat(seat)
        label = w(
            "scene-seat-label",
            name=name,
            you=mine,
            first=first,
            hp=hp,
            collected=collected,
            stored=stored,
            trophies=self._trophy_worth(hunter),
            state=state or w("scene-waiting"),
        )
        return tag(
            "li",
            tag(
                "button",
                self._token(hunter, 40),
                tag(
                    "span",
                    tag("b", name),
                    tag("em", w("scene-you"), class_="you") if mine else None,
                    sign("crown", class_="sign first") if first else None,
                    class_="name",
                ),
                tag("span", sign(drawn), tag("span", state), class_="state") if state else None,
                data_spot=key,
                type="button",
                class_="who",
                aria_label=label,
            ),
            tag("div", self._hp(hp), self._purse(collected, stored), self._trophies(hunter), class_="board"),
            self._open_piles(hunter),
            data_k=key,
            class_=f"seat p{seat}"
            + (" me" if mine else "")
            + (" asked" if asked else "")
            + (" dead" if hunter["dead"] or hunter["out"] else ""),
        )

    def _hp(self, hp: int) -> Markup:
        return kept(lambda: self._draw_hp(hp), "_hp", self.words.lang, hp)

    def _draw_hp(self, hp: int) -> Markup:
        pips = [
            tag(
                "svg",
                icon("heart" if i < hp else "heart-empty", 24, 12, 12),
                viewBox="0 0 24 24",
                class_="pip" + ("" if i < hp else " spent"),
            )
            for i in range(MAX_HP)
        ]
        label = self.words("scene-hp", hp=hp)
        return tag("span", tag("strong", hp), pips, class_="hp", role="img", aria_label=label, title=label)

    def _purse(self, collected: int, stored: int) -> Markup:
        return kept(lambda: self._draw_purse(collected, stored), "_purse", self.words.lang, collected, stored)

    def _draw_purse(self, collected: int, stored: int) -> Markup:
        w = self.words
        parts = [
            tag(
                "span",
                sign(drawn),
                tag("strong", n),
                class_=f"purse {drawn}",
                role="img",
                aria_label=w(said, n=n),
                title=w(said, n=n),
            )
            for drawn, n, said in (("drop", collected, "scene-collected"), ("chest", stored, "scene-stored"))
        ]
        return tag("span", parts, class_="purses")

    def _trophy_worth(self, hunter: dict[str, Any]) -> int:
        return sum(self.content.trophy_worth(t, hunter["trophies"][t]) for t in TYPES)

    def _trophies(self, hunter: dict[str, Any]) -> Markup:
        return kept(
            lambda: self._draw_trophies(hunter),
            "_trophies",
            self.words.lang,
            *((hunter["trophies"][t], self.content.tracks[t].worth) for t in TYPES),
        )

    def _draw_trophies(self, hunter: dict[str, Any]) -> Markup:
        w = self.words
        tracks = []
        for t in TYPES:
            n = hunter["trophies"][t]
            worth = self.content.trophy_worth(t, n)
            steps = len(self.content.tracks[t].worth) - 1
            said = w("scene-trophy", type=t, n=n, worth=worth)
            pips = [tag("i", class_="on" if i < min(n, steps) else None) for i in range(steps)]
            tracks.append(
                tag(
                    "span",
                    sign(TYPE_ICON[t]),
                    tag("strong", worth),
                    tag("span", pips, class_="track"),
                    class_=f"trophy {t}",
                    role="img",
                    aria_label=said,
                    title=said,
                )
            )
        return tag("span", tracks, class_="trophies")

    def _open_piles(self, hunter: dict[str, Any]) -> Markup:
        """The used pile, open to all, and what the hand can still hold."""
        w, seat = self.words, hunter["seat"]
        used, hand = hunter["used"], _size(hunter["hand"])
        mine = seat == self.seat  # these lie as cards beside the hand
        chips = [tag("li", self._mini(id)) if mine else self._chip(id, key) for id, key in _keyed(f"used/{seat}", used)]
        parts: list[Any] = []
        if not mine:
            held = [tag("li", self._mini(id)) for id in self.holdings[seat]]
            parts = [
                tag("h3", w("scene-may-hold")),
                tag("ul", held, class_="chips") if held else tag("p", w("scene-nothing")),
            ]
        return tag(
            "details",
            tag(
                "summary",
                tag("span", sign("hand"), tag("strong", hand), w("scene-in-hand", n=hand), class_="count"),
                tag("span", sign("used"), tag("strong", len(used)), w("scene-used", n=len(used)), class_="count"),
            ),
            tag("h3", w("scene-used-pile")),
            tag("ul", chips, class_="chips") if chips else tag("p", w("scene-nothing")),
            parts,
            class_="piles",
        )

    def _mini(self, id: str, how: str = "") -> Markup:
        return kept(
            lambda: self._draw_mini(id, how), "_mini", self.words.lang, id, how, self._facts(self.content.cards[id])
        )

    def _draw_mini(self, id: str, how: str = "") -> Markup:
        card = self.content.cards[id]
        return tag(
            "span",
            sign(ART.get(id, KIND_ICON[card.kind])),
            tag("span", card.name[self.words.lang]),
            tag("b", card.damage) if card.weapon else None,
            class_=f"chip {card.kind} {how}".rstrip(),
            title=card.text[self.words.lang] if card.text else None,
        )

    def _chip(self, id: str, key: str) -> Markup:
        return tag(
            "li",
            tag("button", self._mini(id), data_spot=key, type="button", class_="plain"),
        )

    # -- my own place ------------------------------------------------------------------------------------------------
    def mine(self) -> dict[str, str]:
        """My board, large."""
        me = self.me
        if me is None:
            return {}
        w = self.words
        return {
            "mine/board": tag(
                "div",
                tag("p", self._token(me, 34), tag("b", w.seat(me["seat"])), class_="name"),
                self._hp(me["hp"]),
                self._purse(me["collected"], me["stored"]),
                self._trophies(me),
                data_k="mine/board",
                class_=f"myboard p{me['seat']}" + (" dead" if me["dead"] or me["out"] else ""),
            )
        }

    def hand(self) -> dict[str, str]:
        return {} if self.me is None else self._cards("hand", self.me["hand"])

    def used(self) -> dict[str, str]:
        if self.me is None or not self.me["used"]:
            return {}
        return self._cards(f"used/{self.seat}", self.me["used"], "worn")

    # -- what I risk -------------------------------------------------------------------------------------------------
    def _dying(self, stance: Stance) -> float:
        """The chance that the Monster's attack kills."""
        assert self.monster is not None
        law = monster_totals(self.content, self.monster.id, self.view["final"])
        return chance_of_death(law, stance, self.aura)

    def risk(self) -> dict[str, str]:
        """What the die can do to me now."""
        me, w = self.me, self.words
        if (
            me is None
            or self.monster is None
            or me["dead"]
            or me["out"]
            or self.view["step"] > 3
            or self.view["result"]
        ):
            return {}
        hp, law = me["hp"], monster_totals(self.content, self.monster.id, self.view["final"])
        lying = [self.content.cards[id] for id in me["played"]]
        fight = self._dying(stance_with(hp, lying))
        dream = self._dying(stance_with(hp, [self.content.cards[DREAM]]))
        most = 8
        bars = {n: law[n] for n in range(most)}
        bars[most] = sum(law[most:])
        tallest = max(bars.values())
        drawn = []
        for n, p in bars.items():
            high = 44 * p / tallest
            x = 4 + n * 22
            drawn.append(
                tag(
                    "rect",
                    x=x,
                    y=50.0 - high,
                    width=16,
                    height=max(high, 0.5),
                    class_="bar" + (" fatal" if n >= hp else ""),
                )
            )
            drawn.append(tag("text", f"{n}+" if n == most else n, x=x + 8, y=61, class_="tick"))
        chart = tag("svg", drawn, viewBox="0 0 202 64", class_="chart", aria_hidden="true")
        said = w("scene-odds", odds="; ".join(f"{n}{'+' if n == most else ''}: {_percent(p)}" for n, p in bars.items()))
        return {
            "risk/me": tag(
                "div",
                tag("h2", w("scene-risk")),
                chart,
                tag("span", said, class_="heard"),
                tag(
                    "dl",
                    tag("dt", sign("blade"), w("scene-risk-fight")),
                    tag("dd", _percent(fight), class_=_grave(fight)),
                    tag("dt", sign("moon"), w("scene-risk-dream")),
                    tag("dd", _percent(dream), class_=_grave(dream)),
                    tag("dt", sign("drop"), w("scene-at-risk")),
                    tag("dd", me["collected"]),
                ),
                data_k="risk/me",
                class_="risk",
            )
        }

    def preview(self, option: str) -> Markup:
        """What this card would do if I played it: or what it says, if it is not mine yet."""
        w, card = self.words, self.content.cards.get(option)
        me = self.me
        if card is None or me is None:
            return Markup("")
        rows: list[Markup] = []
        playing = option in me["hand"] and self.view["step"] in (1, 2) and self.monster is not None

        def row(drawn: str, text: str, class_: str | None = None) -> None:
            rows.append(tag("li", sign(drawn), tag("span", text), class_=class_))

        if playing and self.view["step"] <= 3:
            self._preview_play(card, me, rows, row)
        text = card.text[w.lang] if card.text else ""
        return tag(
            "div",
            tag("p", tag("b", card.name[w.lang]), tag("span", text), class_="lead"),
            tag("ul", rows) if rows else None,
            tag("p", self._source(card.source), class_="source"),
            class_="preview",
        )

    def _preview_play(self, card: Card, me: dict[str, Any], rows: list[Markup], row: Any) -> None:
        w = self.words
        most = self._most(card)
        if most:
            row("blade", w("preview-damage", n=min(most, self.view["echoes"])))
            left = self._left_before(me["seat"])
            spans = [str(most) if least == most else f"{least}–{most}" for _, least, most in left]
            rows.append(
                tag(
                    "li",
                    sign("drop"),
                    tag(
                        "table",
                        tag("caption", w("preview-left")),
                        tag("tr", [tag("th", n, scope="col") for n, _, _ in left]),
                        tag("tr", [tag("td", span) for span in spans]),
                    ),
                )
            )
        hp = me["hp"]
        for effect in (*card.immediate, *card.before_attack):
            if isinstance(effect, LoseHp):
                hp -= effect.amount
            if isinstance(effect, Heal) and not self.aura.no_healing:
                hp = min(MAX_HP, hp + effect.amount)
        lying = [self.content.cards[id] for id in me["played"]]
        dream = card.id == DREAM
        chance = 1.0 if hp <= 0 else self._dying(stance_with(hp, [*lying, card]))
        row("skull", w("preview-dying", chance=_percent(chance)), _grave(chance) or None)
        if dream:
            kept = (me["collected"] + 1) // 2 if self.aura.half_stored else me["collected"]
            row("chest", w("preview-store", n=kept))
        else:
            row("drop", w("preview-at-risk", n=me["collected"]))
        banked = sum(e.amount for e in (*card.immediate, *card.dream) if isinstance(e, Bank))
        if banked:
            row("chest", w("preview-store", n=min(banked, me["collected"])))

    def _most(self, card: Card) -> int:
        """The most this card can deal to the Monster in play."""
        assert self.monster is not None
        hit = strike(card, self.monster, self.aura)
        if hit is None:
            return 0
        return max(hit.amount, card.helpers) if self.aura.firearm_most is None else hit.amount

    def _left_before(self, seat: int) -> list[tuple[int, int, int]]:
        """(attackers before me, least, most Blood Echoes left for me), for each number of them that there can be."""
        echoes = self.view["echoes"]
        rivals = [h for h in self.order if h["seat"] != seat and not h["dead"] and not h["out"]]
        hardest = sorted(
            (
                max(
                    (self._most(self.content.cards[id]) for id in h["played"] or self.holdings[h["seat"]]),
                    default=0,
                )
                for h in rivals
            ),
            reverse=True,
        )
        return [(n, max(0, echoes - sum(hardest[:n])), max(0, echoes - n)) for n in range(len(rivals) + 1)]

    # -- the end -----------------------------------------------------------------------------------------------------
    def result(self) -> dict[str, str]:
        """Who got out, and with how much."""
        result = self.view["result"]
        if result is None:
            return {}
        w, scores = self.words, result["scores"]
        ranked = sorted(self.hunters, key=lambda h: (-scores[str(h["seat"])], -h["stored"]))
        rows = [
            tag(
                "tr",
                tag("th", tag("span", self._token(h, 30), tag("span", w.seat(h["seat"])), class_="cell"), scope="row"),
                tag("td", h["stored"]),
                tag("td", self._trophy_worth(h)),
                tag("td", tag("strong", scores[str(h["seat"])])),
                class_=("winner" if h["seat"] in result["winners"] else None),
            )
            for h in ranked
        ]
        won = w("scene-won", who=list(result["winners"]))
        return {
            "result/panel": tag(
                "div",
                tag("h2", sign("crown"), tag("span", won)),
                tag(
                    "table",
                    tag(
                        "thead",
                        tag(
                            "tr",
                            tag("th", w("scene-hunter"), scope="col"),
                            tag("th", w("scene-col-stored"), scope="col"),
                            tag("th", w("scene-col-trophies"), scope="col"),
                            tag("th", w("scene-col-total"), scope="col"),
                        ),
                    ),
                    tag("tbody", rows),
                ),
                data_k="result/panel",
                class_="result",
            )
        }


# -- small things ----------------------------------------------------------------------------------------------------
def _layer(name: str, layer: str, **attributes: Any) -> Markup:
    return tag(name, Markup(f"<!--{layer}-->"), data_layer=layer, **attributes)


def _keyed(place: str, cards: list[str]) -> list[tuple[str, str]]:
    """(card, key): copies after the first are numbered."""
    seen: Counter[str] = Counter()
    made = []
    for id in cards:
        made.append((id, f"{place}/{id}" + (f".{seen[id]}" if seen[id] else "")))
        seen[id] += 1
    return made


def _size(zone: Any) -> int:
    return int(zone["size"]) if isinstance(zone, dict) else len(zone)


def _face(worth: int, again: bool) -> Markup:
    return tag("span", f"{worth}+" if again else worth, class_="face" + (" again" if again else ""))


def _percent(p: float) -> str:
    if 0 < p < 0.01:
        return "<1%"
    if 0.99 < p < 1:
        return ">99%"
    return f"{round(100 * p)}%"


def _grave(p: float) -> str | None:
    return "grave" if p >= 0.25 else None
