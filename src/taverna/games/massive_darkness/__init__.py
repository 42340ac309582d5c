"""Massive Darkness: 1 to 6 Heroes against the Darkness, by Mission or by campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Game
from taverna.core.scene import Scene
from taverna.core.secrets import Pool
from taverna.core.words import Say, Text, Words

from . import rules
from .cards import Content, build
from .options import Options
from .rules.kits import name_of
from .rules.skills import titled
from .state import Table

COMBATS = ("melee", "ranged", "magic", "sword-and-spell")
HEROES = ("found", "give-to", "role", "share-damage", "hero-here", "tribute", "target-hero")
"""Prompts whose numbers are Heroes; others' are Enemies."""


class MassiveDarkness(Game[Table]):
    """1 to 6 players, each with one Hero; nothing is secret between them (MD-GAME-01..03)."""

    id = "massive-darkness"
    title = Text(en="Massive Darkness", es="Massive Darkness", pt_BR="Massive Darkness")
    seats = range(1, 7)
    options_type = Options
    folder = Path(__file__).parent
    explained = {
        "act": ("MD-ACT-01", "MD-ACT-02", "MD-ACT-06", "MD-ACT-07", "MD-FIGHT-01", "MD-TRADE-01", "MD-TRANS-01"),
        "found": ("MD-PICK-06", "MD-PICK-07", "MD-GUARDIAN-11"),
        "reorganise": ("MD-EQUIP-02", "MD-EQUIP-03", "MD-EQUIP-04", "MD-PICK-07"),
        "trade": ("MD-TRADE-01", "MD-TRADE-02", "MD-TRADE-03", "MD-TRADE-04", "MD-TRANS-04"),
        "give-to": ("MD-TRADE-03", "MD-TRADE-04"),
        "agree": ("MD-TRADE-06",),
        "transmute": ("MD-TRANS-01", "MD-TRANS-02", "MD-TRANS-05", "MD-TRANS-07"),
        "learn": ("MD-XP-07", "MD-XP-08", "MD-XP-09", "MD-CLASS-03"),
        "next-room": ("MD-DOOR-07", "MD-DOOR-10"),
        "target": ("MD-FIGHT-02", "MD-SKILL-10", "MD-SKILL-16"),
        "role": ("MD-M03-05", "MD-M03-06"),
        "share-damage": ("MD-M10-07", "MD-M10-08"),
        "pillar": ("MD-M10-19",),
    }
    state_type = Table

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

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
        found += g.events + g.event_discard + g.artifacts + g.artifact_discard + g.starting + g.found
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
        return content.named.get(id)

    def record(self, content: Content, id: str) -> Record | None:
        for there in (content.items, content.heroes, content.classes, content.events, content.missions, content.enemies):
            if id in there:
                found: Record = there[id]  # type: ignore[index]
                return found
        return content.enemies[content.cards[id].enemy] if id in content.cards else None

    def seat_name(self, g: Table, seat: int) -> str:
        return g.content.heroes[g.heroes[seat].hero].name.en

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        if isinstance(value, tuple):
            return self._verb(g, ask, value)
        if isinstance(value, int):
            if ask.prompt in HEROES:
                return Say("option-hero", {"whom": value})
            return Say("option-enemy", self._foe(g, value))
        if value in g.content.named or value in g.map.zones or value in g.map.tiles:
            args: dict[str, Any] = {"what": value}
            if ask.prompt == "learn":
                return Say("option-learn", args | self._lesson(g, ask.seat, value))
            return Say("option-pillar" if ask.prompt == "pillar" else "option-thing", args)
        return Say(f"option-{value}")

    def _foe(self, g: Table, id: int) -> dict[str, Any]:
        enemy = g.enemies[id]
        return {"foe": enemy.card, "where": enemy.at}

    def _lesson(self, g: Table, seat: int, line: str) -> dict[str, Any]:
        hero = g.heroes[seat]
        for known in g.content.classes[hero.cls].lines:
            if known.id == line:
                at = min(hero.skills.get(line, 0), len(known.steps) - 1)
                return {"level": known.steps[at].level, "cost": known.steps[at].cost}
        return {"level": 0, "cost": 0}

    def _verb(self, g: Table, ask: Ask, value: Value) -> Say:
        verb, *rest = value
        if verb in COMBATS:
            if isinstance(rest[0], str):
                return Say("option-attack-pillar", {"combat": verb, "where": rest[0]})
            return Say("option-attack", {"combat": verb, **self._foe(g, rest[0])})
        hero = g.heroes[ask.seat]
        if verb in ("charge", "safe-shot", "leap"):
            return Say(f"option-{verb}", {"skill": titled(hero, name_of(rest[0])), "where": rest[1]})
        if verb == "command":
            return Say("option-command", {"whom": rest[1]})
        if verb == "use":
            return Say("option-use", {"what": titled(hero, name_of(rest[0]))})
        if verb == "give":
            return Say("option-give", {"what": rest[0], "by": rest[1]})
        if verb == "equip" and len(rest) == 2:
            return Say("option-equip-over", {"what": rest[0], "other": rest[1]})
        if verb == "lever":
            return Say("option-lever", {"what": f"{g.mission}/{rest[0]}"})
        return Say(f"option-{verb}", {"what": rest[0]})

    # -- the board ---------------------------------------------------------------------------------------------------
    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        """What to click for an option: `zone/…`, `door/…`, `enemy/…`, `pillar/…`, `hero/…`, `card/seat/…`,
        `skill/seat/…`, `line/seat/…`, `action/…`."""
        if isinstance(value, tuple):
            return self._clicked(g, ask, value)
        if isinstance(value, int):
            return [f"hero/{value}" if ask.prompt in HEROES else f"enemy/{value}"]
        if value in g.map.zones:
            return [f"pillar/{value}" if ask.prompt == "pillar" else f"zone/{value}"]
        if value in g.map.tiles:
            return [f"tile/{value}"]
        if ask.prompt == "learn" and value != "done":
            return [f"line/{ask.seat}/{value}"]
        if value in g.content.items:
            return [f"card/{ask.seat}/{value}"]
        if value == "pick-up":
            return ["action/pick-up", f"tokens/{g.heroes[ask.seat].at}"]
        return [f"action/{value}"]

    def _clicked(self, g: Table, ask: Ask, value: Value) -> list[str]:
        verb, *rest = value
        if verb in COMBATS:
            return [f"pillar/{rest[0]}" if isinstance(rest[0], str) else f"enemy/{rest[0]}"]
        if verb == "move":
            return [f"zone/{rest[0]}"]
        if verb == "open":
            return [f"door/{rest[0]}"]
        if verb in ("charge", "safe-shot", "leap"):
            return [f"zone/{rest[1]}", f"skill/{ask.seat}/{name_of(rest[0])}"]
        if verb == "command":
            return [f"hero/{rest[1]}"]
        if verb == "use":
            name = name_of(rest[0])
            return [f"card/{ask.seat}/{name}" if name in g.content.items else f"skill/{ask.seat}/{name}"]
        if verb == "give":
            return [f"card/{rest[1]}/{rest[0]}"]
        if verb in ("equip", "stow", "lay"):
            return [f"card/{ask.seat}/{rest[0]}"]
        return [f"action/{verb}"]

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        """Why things that belong to no question are not there to be taken."""
        return REFUSALS.get(target.partition("/")[0])

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> list[str]:
        from .board import lines

        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        from .scene import draw

        return draw(view, seat, words, content)


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
