"""What an option would mean, as markup."""

from __future__ import annotations

from typing import Any

from taverna.core.ground import table_of
from taverna.core.scene import Markup, sign, tag
from taverna.core.words import Words

from ..foresight.ahead import Note
from ..foresight.options import foresee
from ..records.content import Content
from ..state import Table

ICONS = {
    "ally": "lr-alliance",
    "ally-first": "deck",
    "artifact": "star",
    "attack": "claw",
    "attack-draws": "deck",
    "attack-weak": "eye",
    "block": "shield",
    "bonus": "lr-alliance",
    "boss-closed": "lr-loki",
    "bridge": "lr-ship",
    "build-event": "lr-monster",
    "build-priests": "lr-priest",
    "build-runes": "rune",
    "covered": "rune",
    "defence": "shield",
    "destroyed": "wound",
    "draft": "sun",
    "face": "die",
    "forge": "lr-forge",
    "from-battle": "sword",
    "from-neutral": "check",
    "from-open": "lr-recruit",
    "from-own": "shield",
    "hunt-boss": "crown",
    "hunt-by": "eye",
    "hunt-hand": "deck",
    "hunt-mine": "wound",
    "leads": "crown",
    "level": "lr-monument",
    "march": "lr-march",
    "near-realm": "lr-alliance",
    "no-block": "shield",
    "no-bonus": "lr-alliance",
    "prey": "lr-monster",
    "ragnarok": "lr-tree",
    "raise": "lr-priest",
    "raise-army": "strengthen",
    "recruit": "lr-recruit",
    "recruit-coast": "lr-recruit",
    "region": "crown",
    "requirement": "lr-tree",
    "reward": "star",
    "spaces": "skull",
    "strike": "skull",
    "symbols": "wound",
    "tame": "lr-monster",
    "temple": "lr-temple",
    "then": "star",
    "threat": "bell",
    "threat-mine": "bell",
    "tie": "crown",
    "to-battle": "sword",
    "to-neutral": "check",
    "to-open": "lr-recruit",
    "to-own": "shield",
    "total": "sword",
    "usurp": "crown",
    "weak": "eye",
    "weaken": "wound",
    "wins": "crown",
    "wound-left": "skull",
}
UNLUCKY = {"defence": "wound", "from-neutral": "close", "leads": "skull", "tie": "skull", "to-neutral": "close"}
"""Drawn instead where it turns out badly."""


def preview(view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> Markup:
    """What choosing this option would mean, or nothing."""
    ahead = foresee(table_of(Table, view, content), seat, option)
    text = ahead.text[words.lang] if ahead.text else ""
    if not (ahead.notes or text):
        return Markup("")
    title = tag("b", words.say(ahead.title)) if ahead.title else None
    return tag(
        "div",
        tag("p", title, tag("span", text), class_="lead"),
        tag("ul", [row(note, words) for note in ahead.notes]) if ahead.notes else None,
        class_="preview",
    )


def row(note: Note, words: Words) -> Markup:
    return tag("li", sign(drawn(note)), tag("span", words.say(note.say)), class_="grave" if note.grave else None)


def drawn(note: Note) -> str:
    kind = note.say.key.removeprefix("preview-")
    unlucky = note.grave or note.say.args.get("taken") is False
    return UNLUCKY[kind] if unlucky and kind in UNLUCKY else ICONS[kind]
