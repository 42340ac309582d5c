"""Lords of Ragnarok, complete: 2 to 4 Heroes on one map, three ways to win, and Ragnarok for those who wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw
from taverna.core.game import Bench, Game
from taverna.core.scene import Scene
from taverna.core.secrets import Pool
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import events, rules
from .options import Options
from .records.build import build
from .records.content import Content
from .records.terms import RUNES
from .state import ODINSON, Table

PHASE_PROMPTS = ("prayer", "hero", "rune-action", "maneuver", "special-action")
PRINTED = (  # choices that are printed on the player board and on the wheel
    "rune-army",
    "rune-monster",
    "rune-draw",
    "rune-hero",
    "rune-attribute",
    "rune-draw-two",
    "prepare-heal",
    "prepare-draw",
    "prepare-rune",
    "prepare-army",
)


class LordsOfRagnarok(Game[Table]):
    """2, 3 or 4 players, each with one colour and one Hero (LR-GAME-01)."""

    id = "lords-of-ragnarok"
    title = Text(en="Lords of Ragnarok", es="Lords of Ragnarok", pt_BR="Lords of Ragnarok")
    seats = range(2, 5)
    options_type = Options
    folder = Path(__file__).parent
    explained = {
        "choose-origin": ("LR-SELECT-03", "LR-SELECT-05", "LR-SELECT-15"),
        "start-territory": ("LR-SELECT-11", "LR-SELECT-12", "LR-SELECT-13"),
        "prayer": ("LR-PRAY-01", "LR-PRAY-02", "LR-PRAY-04", "LR-PRAY-07"),
        "hero": ("LR-HEROPHASE-01", "LR-HEROPHASE-02", "LR-HEROPHASE-03", "LR-HEROPHASE-04", "LR-SEA-03"),
        "rune-action": ("LR-RUNEACT-01", "LR-RUNEACT-03", "LR-RUNEACT-04"),
        "maneuver": ("LR-MANEUVER-01", "LR-MANEUVER-02"),
        "activate": ("LR-ACTIVATE-01", "LR-ACTIVATE-02", "LR-ACTIVATE-03", "LR-CONTROL-03", "LR-CONTROL-06"),
        "special-action": ("LR-WHEEL-01", "LR-WHEEL-03", "LR-WHEEL-05", "LR-WHEEL-07", "LR-WHEEL-10"),
        "realm-bonus": ("LR-WHEEL-05", "LR-WHEEL-06", "LR-WHEEL-08"),
        "march-army": ("LR-MARCH-01", "LR-MARCH-02"),
        "prepare": ("LR-PREPARE-01", "LR-PREPARE-02", "LR-PREPARE-03"),
        "temple-where": ("LR-TEMPLE-01", "LR-TEMPLE-03", "LR-TEMPLE-04", "LR-WIN-03"),
        "monsters": ("LR-BEASTS-01", "LR-BEASTS-02", "LR-BEASTS-03", "LR-BEASTS-04", "LR-WIN-06"),
        "usurp-recruit": ("LR-USURP-07", "LR-RECRUIT-01"),
        "monument": ("LR-BUILD-02", "LR-RAGNAROK-01", "LR-RAGNAROK-03"),
        "blessing": ("LR-BLESSING-01", "LR-BLESSING-02", "LR-BLESSING-03"),
        "recruit-where": ("LR-RECRUIT-01", "LR-RECRUIT-02", "LR-RECRUIT-03"),
        "discard-card": ("LR-ATTR-02", "LR-ATTR-03", "LR-ATTR-04"),
        "discard-rune": ("LR-ATTR-02", "LR-ATTR-03"),
        "wound": ("LR-WOUND-01", "LR-WOUND-03"),
        "retreat": ("LR-RETREAT-01", "LR-RETREAT-02", "LR-RETREAT-03", "LR-BATTLE-13"),
        "battle-card": ("LR-BATTLE-04", "LR-BATTLE-06", "LR-BATTLE-07", "LR-BATTLE-09"),
        "casualty": ("LR-BATTLE-11", "LR-BATTLE-12", "LR-BATTLE-14"),
        "monster-act": ("LR-MONSTER-01", "LR-MONSTER-02", "LR-MONSTER-07"),
        "trample": ("LR-TRAMPLE-01", "LR-TRAMPLE-02", "LR-TRAMPLE-03", "LR-TRAMPLE-04"),
        "monster-attack": ("LR-HUNT-03", "LR-MROUND-02"),
        "defend": ("LR-MROUND-03", "LR-MROUND-04", "LR-MROUND-05", "LR-MROUND-08"),
        "hero-round": ("LR-HROUND-01", "LR-HROUND-04", "LR-HROUND-05", "LR-HUNTEND-04"),
        "second-weapon": ("LR-WSPACE-02",),
        "wound-space": ("LR-HROUND-01", "LR-HROUND-03", "LR-ARTIFACT-01"),
    }
    state_type = Table
    bench = Bench(seats=3)
    bots = {"jarl": "taverna.games.lords_of_ragnarok.bot:JarlBot"}

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The decks, what others hold (LR-OWN-01), and the Monster's hand, except to who plays it or has looked at it.
        Discard piles are open (LR-DECK-03)."""
        shown = [card for player in g.players for card in player.shown]
        hands = [player.hand for player in g.players if player.seat != seat]
        pools = [
            Pool([g.combat_deck, *hands], known=shown),
            Pool([g.event_deck]),
            Pool([g.blessing_deck]),
            Pool([g.heroes]),
            Pool([g.origins]),
            Pool([g.attacks]),
        ]
        h = g.hunt
        if h is not None:
            if seat == h.by or (h.peeked and seat == h.hunter):
                pools.append(Pool([h.deck]))
            else:
                pools.append(Pool([h.deck, h.hand]))
        return pools

    def cards(self, g: Table) -> list[str]:
        """All cards and tiles, Runes, and the pieces that are handed round."""
        found = g.combat_deck + g.combat_discard + g.event_deck + g.event_discard + g.box
        found += g.blessing_deck + g.blessing_discard + g.draft + g.attacks + g.artifacts
        found += g.heroes + g.origins + g.offered_heroes + g.offered_origins
        for player in g.players:
            found += player.hand + player.blessings + player.artifacts
            found += [player.hero, player.origin]
            for rune in RUNES:
                found += [rune] * player.runes[rune]
        if g.battle is not None:
            found += [laid.card for side in (g.battle.attacker, g.battle.defender) for laid in side.laid]
        h = g.hunt
        if h is not None:
            found += h.deck + h.hand + h.discard + h.defence + h.with_cards + ([h.card] if h.card is not None else [])
        for rune in RUNES:
            found += [rune] * g.supply[rune]
        found += [g.forges[at] for at, lying in g.forged.items() if lying]
        found += ["slayer"] * (g.slayers + sum(player.slayers for player in g.players))
        return sorted(id for id in found if id and id != ODINSON)

    def build(self, raw: Raw) -> Content:
        return build(raw)

    # -- words -------------------------------------------------------------------------------------------------------
    def name(self, content: Content, id: str) -> Text | None:
        return content.named.get(id)

    def seat_name(self, g: Table, seat: int) -> str:
        hero = g.players[seat].hero
        return g.content.heroes[hero].name.en if hero else f"Jarl {seat + 1}"

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        if isinstance(value, tuple):
            return self._verb(g, value)
        if isinstance(value, int):
            return self._space(g, value) if ask.prompt == "wound-space" else self._army(g, ask.prompt, value)
        content = g.content
        if value not in content.named or (value in content.blessings and ask.prompt != "blessing"):
            return Say("option-skip-phase" if value == "skip" and ask.prompt in PHASE_PROMPTS else f"option-{value}")
        args: dict[str, Any] = {"what": value}
        if value in content.combat:
            card = content.combat[value]
            args |= {"value": card.value, "casualties": card.casualties, "weapon": card.weapon}
        elif value in content.attacks:
            attack = content.attacks[value]
            args |= {"fury": attack.fury, "weak": attack.weak_point}
        elif ask.prompt == "monument":
            args["level"] = g.monuments[value] + 1
        return Say(f"option-{ask.prompt}", args)

    def _verb(self, g: Table, value: Value) -> Say:
        verb, *rest = value
        if verb == "pay":
            return Say("option-pay", {"runes": rest})
        if verb == "bonus":
            boon = g.content.realms[rest[0]].bonus[rest[1]]
            args = {name: getattr(boon, name) for name in ("amount", "seas", "strength") if hasattr(boon, name)}
            numbers = {name: number for name, number in args.items() if number is not None}
            return Say(f"option-bonus-{boon.__struct_config__.tag}", numbers)
        if verb == "drakkar":
            return Say("option-drakkar", {"whom": rest[0]})
        if len(rest) == 2:
            return Say(f"option-{verb}", {"what": rest[0], "with": rest[1]})
        return Say(f"option-{verb}", {"what": rest[0]})

    def _army(self, g: Table, prompt: str, army: int) -> Say:
        there = g.armies[army]
        return Say(f"option-{prompt}", {"strength": there.strength, "where": there.at, "whom": there.seat})

    def _space(self, g: Table, space: int) -> Say:
        assert g.hunt is not None
        record = g.content.spaces(g.hunt.foe)[space]
        args: dict[str, Any] = {"weapons": list(record.weapons)}
        if record.reward is None:
            return Say("option-wound-space", args)
        return Say("option-wound-space-reward", args | {"reward": record.reward})

    # -- the board ---------------------------------------------------------------------------------------------------
    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        """What to click for an option: `territory/…`, `sea/…`, `army/…`, `hand/…`, `monster/…`, `action/…`…"""
        if isinstance(value, int):
            return [f"space/{value}" if ask.prompt == "wound-space" else f"army/{value}"]
        if isinstance(value, tuple):
            verb, *rest = value
            if verb == "drakkar":
                return [f"drakkar/{rest[0]}"]
            if verb in ("pay", "swap", "bonus"):
                return []
            if verb in ("pair", "wild"):
                return []
            return element(g, rest[0])
        if value in PRINTED:
            return [f"choice/{value}"]
        if value == "wake-boss":
            return [f"monster/{g.boss}"]
        if value == "forge-rune":
            return [f"territory/{g.players[ask.seat].at}"]
        return element(g, value, ask.prompt)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        """Why things that belong to no question are not there to be taken."""
        place, _, _ = target.partition("/")
        return REFUSALS.get(place)

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> list[str]:
        from .board import lines

        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        from .scene import draw

        return draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        from .foresight import Foresight

        return Foresight(view, words, content).preview(seat, option)


REFUSALS = {
    "territory": "LR-MOVE-02",
    "army": "LR-MANEUVER-01",
    "sea": "LR-SEA-01",
    "realm": "LR-REALM-01",
    "action": "LR-TURN-01",
    "monument": "LR-TURN-01",
    "monster": "LR-HUNT-01",
    "hand": "LR-OWN-01",
    "artifact": "LR-OWN-01",
    "deck": "LR-DECK-01",
    "choice": "LR-TURN-01",
    "drakkar": "LR-SEA-01",
}


def element(g: Table, id: str, prompt: str = "") -> list[str]:
    """The key of the board element that stands for a thing of the content."""
    content = g.content
    for place, there in (
        ("territory", g.map.territories),
        ("sea", g.map.seas),
        ("monster", g.beasts),
        ("realm", content.realms),
        ("action", content.actions),
        ("monument", content.deities),
        ("artifact", content.artifacts),
        ("blessing", content.blessings),
        ("hero", content.heroes),
        ("origin", content.origins),
        ("attack", content.attacks),
        ("rune", content.runes),
    ):
        if id in there:
            return [f"{place}/{id}"]
    if id in content.combat:
        return [f"laid/{id}" if prompt in ("feint", "cancel-shield") else f"hand/{id}"]
    return [f"attribute/{id}"] if id in ("authority", "strength", "wisdom") else []


GAME = LordsOfRagnarok()
