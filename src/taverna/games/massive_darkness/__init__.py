"""Massive Darkness: 1 to 6 Heroes against the Darkness, by Mission or by campaign."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Result, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Game, Sequel
from taverna.core.scene import Scene
from taverna.core.secrets import Pool
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import rules, telling
from . import words as _words  # noqa: F401 (what the words of Powers do)
from .campaign import story
from .options import Options
from .pointing import AMOUNTS, COMBATS, DICE, HEROES, SKILLS, hero_of
from .records import Content, build
from .rules.kits import name_of
from .rules.skills import titled
from .state import Hero, Table

SHOWN = (("hits", "⚔"), ("shields", "▼"), ("bam", "✶"), ("diamond", "◆"))


WORDS = (
    "stop",
    "rest",
    "stand-up",
    "trade",
    "transmute",
    "pick-up",
    "leave",
    "done",
    "none",
    "keep",
    "yes",
    "no",
    "ready",
    "enough",
    "retry",
    "go-on",
    "pay-xp",
    "pay-micro",
)
"""Options that are nothing but what they say."""


class MassiveDarkness(Game[Table]):
    """1 to 6 players, each with one Hero; nothing is secret between them (MD-GAME-01..03)."""

    id = "massive-darkness"
    title = Text(en="Massive Darkness", es="Massive Darkness", pt_BR="Massive Darkness")
    seats = range(1, 7)
    options_type = Options
    bots = {"lightbringer": "taverna.games.massive_darkness.bot:LightbringerBot"}
    folder = Path(__file__).parent
    cooperative = True
    open_handed = True
    explained = {
        "act": ("MD-ACT-01", "MD-ACT-02", "MD-ACT-06", "MD-ACT-07", "MD-FIGHT-01", "MD-TRADE-01", "MD-TRANS-01"),
        "found": ("MD-PICK-06", "MD-PICK-07", "MD-GUARDIAN-11"),
        "reorganise": ("MD-EQUIP-02", "MD-EQUIP-03", "MD-EQUIP-04", "MD-PICK-07"),
        "trade": ("MD-TRADE-01", "MD-TRADE-02", "MD-TRADE-03", "MD-TRADE-04", "MD-TRANS-04"),
        "give-to": ("MD-TRADE-03", "MD-TRADE-04"),
        "agree": ("MD-TRADE-06",),
        "transmute": ("MD-TRANS-01", "MD-TRANS-02", "MD-TRANS-05", "MD-TRANS-07"),
        "learn": ("MD-XP-07", "MD-XP-08", "MD-XP-09", "MD-CLASS-03"),
        "save": ("MD-EQUIP-07", "MD-EQUIP-16", "MD-LIFE-04"),
        "next-room": ("MD-DOOR-07", "MD-DOOR-10"),
        "target": ("MD-FIGHT-02", "MD-SKILL-10", "MD-SKILL-16"),
        "role": ("MD-M03-05", "MD-M03-06"),
        "share-damage": ("MD-M10-07", "MD-M10-08"),
        "pillar": ("MD-M10-19",),
        "boost": ("MD-COMBAT-03", "MD-SIG-01", "MD-SIG-02"),
        "more-dice": ("MD-EFFECT-09", "MD-EFFECT-13"),
        "fewer-dice": ("MD-EFFECT-10", "MD-EFFECT-14", "MD-TYPE-08"),
        "reroll": ("MD-REROLL-01", "MD-REROLL-02", "MD-EFFECT-16", "MD-EFFECT-17"),
        "mark": ("MD-REROLL-01",),
        "fill-blank": ("MD-GLOSS-08",),
        "flip-blank": ("MD-GLOSS-10",),
        "enchantment": ("MD-ENCH-01", "MD-ENCH-02", "MD-ENCH-05", "MD-ENCH-07"),
        "remove-die": ("MD-TYPE-07", "MD-EFFECT-14"),
        "boss-damage": ("MD-MOB-06", "MD-STUN-07"),
        "minion": ("MD-MOB-12",),
        "tribute": ("MD-COND-03",),
        "pay-with": ("MD-STORY-04", "MD-SIG-01"),
        "hero-here": ("MD-SKILL-01",),
        "blast": ("MD-MOB-05",),
        "mob": ("MD-SKILL-01",),
        "patrol": ("MD-LEVEL-10", "MD-LEVEL-11", "MD-EVENT-02"),
        "darken": ("MD-EVENT-01",),
        "enemy-order": ("MD-FOE-01",),
        "agent-order": ("MD-AGENT-01", "MD-AGENT-02"),
        "counter-order": ("MD-COUNTER-01", "MD-COUNTER-03"),
        "enemy-target": ("MD-FOE-06", "MD-FOE-07"),
        "enemy-aim": ("MD-FOE-09", "MD-FOE-10", "MD-FOE-12"),
        "enemy-combat": ("MD-FOE-05",),
        "enemy-lure": ("MD-M05-14",),
        "enemy-path": ("MD-FOE-13",),
        "market": ("MD-MARKET-07", "MD-MARKET-08", "MD-MARKET-09", "MD-MARKET-11", "MD-MARKET-15"),
        "exchange-more": ("MD-MARKET-09", "MD-MARKET-10"),
        "exchange-take": ("MD-MARKET-09", "MD-MARKET-10"),
        "exchange-also": ("MD-MARKET-09", "MD-MARKET-10"),
        "starting": ("MD-MARKET-15", "MD-STORY-21"),
        "outfit": ("MD-STORY-21",),
        "leave-behind": ("MD-MARKET-14", "MD-STORY-19"),
        "after-defeat": ("MD-STORY-20", "MD-STORY-21", "MD-STORY-22"),
    }
    state_type = Table

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        lay_out = story.lay_out if options.mode == "story" else rules.lay_out
        return lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g) if g.saga is None else story.run(g)

    def campaign(self, g: Table) -> bool:
        return g.saga is not None

    def sequel(self, g: Table, result: Result) -> Sequel | None:
        """A story goes on with its next Mission."""
        options = story.sequel_options(g)
        return None if options is None else Sequel(seats=g.seats, options=options)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The order of the decks, and what lies face down; players have no secrets."""
        return [
            *(Pool([deck]) for deck in (*g.treasures, *g.guards)),
            *(Pool([deck]) for deck in (g.lower, g.higher, g.doors, g.events, g.artifacts)),
            *([Pool(list(g.covered.values()))] if g.covered else []),
        ]

    def cards(self, g: Table) -> list[str]:
        """All cards, wherever they are."""
        found = g.lower + g.lower_discard + g.higher + g.higher_discard + g.doors + g.door_discard
        found += g.events + g.event_discard + g.artifacts + g.artifact_discard + g.starting + g.found + g.melting
        found += g.market.stock
        for piles in (g.treasures, g.treasure_discards, g.guards, g.guard_discards):
            for pile in piles:
                found += pile
        for hero in g.heroes:
            found += hero.cards()
        for enemy in g.enemies.values():
            found += [enemy.card, *enemy.gear]
        found += [card for card in (g.event, g.door_card) if card]
        return sorted(found)

    def build(self, raw: Raw) -> Content:
        return build(raw)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        return {"mission": list(content.missions), **super().choices(content, seats)}

    # -- words -------------------------------------------------------------------------------------------------------
    def name(self, content: Content, id: str) -> Text | None:
        named = content.named.get(id)
        if named is None:
            colour, _, face = id.partition("-")
            if colour in content.dice and face.isdigit():
                return self._die(content, colour, int(face))
        return named

    def _die(self, content: Content, colour: str, face: int) -> Text:
        """A die as it lies: its colour and its symbols."""
        die = content.dice[colour]
        shown = "".join(sign * getattr(die.faces[face], symbol) for symbol, sign in SHOWN) or "–"
        return Text(en=f"{die.name.en} {shown}", es=f"{die.name.es} {shown}", pt_BR=f"{die.name.pt_BR} {shown}")

    def record(self, content: Content, id: str) -> Record | None:
        kinds: tuple[Mapping[str, Record], ...] = (
            content.items,
            content.heroes,
            content.classes,
            content.events,
            content.missions,
            content.enemies,
        )
        for there in kinds:
            if id in there:
                return there[id]
        return content.enemies[content.cards[id].enemy] if id in content.cards else None

    def seat_name(self, g: Table, seat: int) -> str:
        return g.content.heroes[g.heroes[seat].hero].name.en

    def words(self, lang: str, g: Table) -> Words:
        """Those who sit here are called as their Heroes are, and some of them have a name in every language."""
        heroes, known = g.heroes, g.content.heroes
        return Words(
            lang,
            (self.folder / "locale",),
            lambda id: self.name(g.content, id),
            lambda seat: known[heroes[seat].hero].name[lang],
        )

    def asking(self, g: Table, ask: Ask) -> Say:
        about = dict(ask.about or {})
        if "enemy" in about:
            about |= self._foe(g, about["enemy"])
        if "side" in about:
            about["defending"] = about.pop("side") == "defence"
        return Say(f"ask-{ask.prompt}", about)

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        prompt = ask.prompt
        if isinstance(value, tuple):
            return self._dice(g, prompt, value) if prompt in (*DICE, "reroll") else self._verb(g, ask, value)
        if isinstance(value, int):
            if prompt in HEROES:
                return Say("option-hero", {"whom": value})
            if prompt in AMOUNTS:
                return Say(f"option-{prompt}", {"n": value})
            return Say("option-enemy", self._foe(g, value))
        if value in WORDS:
            return Say(f"option-{value}")
        if prompt in SKILLS:
            return Say("option-thing", {"what": titled(hero_of(g, ask), name_of(value))})
        if prompt == "learn":
            return Say("option-learn", {"what": value, **self._lesson(hero_of(g, ask), g.content, value)})
        if prompt in ("pillar", "enemy-target"):
            return Say("option-pillar", {"what": value})
        return Say("option-thing", {"what": value})

    def _foe(self, g: Table, id: int) -> dict[str, Any]:
        enemy = g.enemies[id]
        return {"foe": enemy.card, "where": enemy.at}

    def _lesson(self, hero: Hero, content: Content, line: str) -> dict[str, Any]:
        step = hero.skills.get(line, 0)
        steps = next(known.steps for known in content.classes[hero.cls].lines if known.id == line)
        return {"level": steps[step].level, "cost": steps[step].cost}

    def _dice(self, g: Table, prompt: str, value: Value) -> Say:
        """A die of the roll, or a reroll of some of them."""
        assert g.combat is not None
        skill = {}
        if prompt == "reroll":
            key, *value = value
            skill = {"skill": titled(g.heroes[g.combat.hero], name_of(key))}
            if len(value) == 1:
                return Say("option-reroll", {**skill, "defending": value[0] == "defence"})
        side, at = value
        die = (g.combat.attack if side == "attack" else g.combat.defence)[at]
        return Say("option-reroll-die" if skill else "option-die", {**skill, "die": f"{die.colour}-{die.face}"})

    def _verb(self, g: Table, ask: Ask, value: Value) -> Say:
        verb, *rest = value
        if verb in COMBATS:
            if isinstance(rest[0], str):
                return Say("option-attack-pillar", {"combat": verb, "where": rest[0]})
            return Say("option-attack", {"combat": verb, **self._foe(g, rest[0])})
        hero = hero_of(g, ask)
        if verb in ("charge", "safe-shot", "leap"):
            return Say(f"option-{verb}", {"skill": titled(hero, name_of(rest[0])), "where": rest[1]})
        if verb == "command":
            return Say("option-command", {"whom": rest[1]})
        if verb == "use":
            return Say("option-use", {"what": titled(hero, name_of(rest[0]))})
        if verb == "give" and ask.prompt == "market":
            return Say("option-hand-to", {"what": rest[0], "whom": rest[1]})
        if verb == "give":
            return Say("option-give", {"what": rest[0], "by": rest[1]})
        if verb == "equip" and len(rest) == 2:
            return Say("option-equip-over", {"what": rest[0], "other": rest[1]})
        if verb == "lever":
            return Say("option-lever", {"what": f"{g.mission}/{rest[0]}"})
        return Say(f"option-{verb}", {"what": rest[0]})

    # -- the board ---------------------------------------------------------------------------------------------------
    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        from .pointing import targets

        return targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        """Why things that belong to no question are not there to be taken."""
        return REFUSALS.get(target.partition("/")[0])

    def cut(self, before: Event, event: Event) -> bool:
        return telling.cut(before, event)

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> list[str]:
        from .board import lines

        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        from .scene import draw

        return draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        from .outlook import told

        return told(view, seat, option, words, content)


REFUSALS = {
    "zone": "MD-MOVE-01",
    "door": "MD-DOOR-01",
    "enemy": "MD-FIGHT-02",
    "pillar": "MD-TOKEN-02",
    "hero": "MD-ACT-03",
    "card": "MD-EQUIP-06",
    "skill": "MD-LEVEL-08",
    "line": "MD-XP-10",
    "tokens": "MD-PICK-02",
    "action": "MD-ACT-01",
    "deck": "MD-DECK-01",
    "tile": "MD-MOVE-01",
}

GAME = MassiveDarkness()
