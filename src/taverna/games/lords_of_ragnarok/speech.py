"""What options say, which board elements they belong to, and why things that no question is about are refused."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, Value
from taverna.core.words import Say

from .records.terms import ATTRIBUTES
from .rules.runes import SETS
from .rules.special import CHOICES
from .rules.turn import PHASE_PROMPTS
from .state import Table
from .words.boons import told

PRINTED = (*SETS, *CHOICES)
"""Choices that are printed on the player board and on the wheel."""

EXPLAINED: dict[str, tuple[str, ...]] = {
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
"""The clauses that tell the rule of a question."""

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
"""The clause by which things of a kind are not there to be taken, when no question is about them."""


# -- words ------------------------------------------------------------------------------------------------------------
def wording(g: Table, ask: Ask, value: Value) -> Say:
    """What an option says."""
    if isinstance(value, tuple):
        return verb_said(g, value)
    if isinstance(value, int):
        return space_said(g, value) if ask.prompt == "wound-space" else army_said(g, ask.prompt, value)
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


def verb_said(g: Table, value: Value) -> Say:
    verb, *rest = value
    if verb == "pay":
        return Say("option-pay", {"runes": rest})
    if verb == "bonus":
        return told(g.content.realms[rest[0]].bonus[rest[1]])
    if verb == "drakkar":
        return Say("option-drakkar", {"whom": rest[0]})
    if len(rest) == 2:
        return Say(f"option-{verb}", {"what": rest[0], "with": rest[1]})
    return Say(f"option-{verb}", {"what": rest[0]})


def army_said(g: Table, prompt: str, army: int) -> Say:
    there = g.armies[army]
    return Say(f"option-{prompt}", {"strength": there.strength, "where": there.at, "whom": there.seat})


def space_said(g: Table, space: int) -> Say:
    record = g.content.spaces(g.hunting.foe)[space]
    args: dict[str, Any] = {"weapons": list(record.weapons)}
    if record.reward is None:
        return Say("option-wound-space", args)
    return Say("option-wound-space-reward", args | {"reward": record.reward})


# -- the board --------------------------------------------------------------------------------------------------------
def targets(g: Table, ask: Ask, value: Value) -> list[str]:
    """What to click for an option: `territory/…`, `sea/…`, `army/…`, `hand/…`, `monster/…`, `action/…`…"""
    if isinstance(value, int):
        return [f"space/{value}" if ask.prompt == "wound-space" else f"army/{value}"]
    if isinstance(value, tuple):
        verb, *rest = value
        if verb == "drakkar":
            return [f"drakkar/{rest[0]}"]
        return [] if verb in ("pay", "swap", "bonus", "pair", "wild") else element(g, rest[0])
    if value in PRINTED:
        return [f"choice/{value}"]
    if value == "wake-boss":
        return [f"monster/{g.boss}"]
    if value == "forge-rune":
        return [f"territory/{g.players[ask.seat].at}"]
    return element(g, value, ask.prompt)


def refuse(g: Table, seat: int, target: str) -> str | None:
    """Why things that belong to no question are not there to be taken."""
    return REFUSALS.get(target.partition("/")[0])


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
    return [f"attribute/{id}"] if id in ATTRIBUTES else []
