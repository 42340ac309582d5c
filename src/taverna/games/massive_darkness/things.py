"""What is in the box, thing by thing, for the book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.things import Tells, Thing, kind_of
from taverna.core.words import Words

from .printed import card_text, goal_text, rules_text
from .records import Content

SIGN = {"one-hand": "hand", "two-hands": "sword", "body": "md-armour", "consumable": "flask", "lifebringer": "md-rise"}


def things(content: Content) -> Iterator[Thing]:
    def card(record: Any) -> Tells:
        return lambda words: card_text(words, content, record.id)

    def foe(record: Any) -> Tells:
        return lambda words: [text for card in record.cards for text in card_text(words, content, card.id)]

    def mission(record: Any) -> Tells:
        return lambda words: _mission(words, record)

    fight = ("MD-ENEMY-01", "MD-ENEMY-02", "MD-ENEMY-03", "MD-FOE-14", "MD-MOB-11")
    yield from kind_of("hero", content.heroes, ("MD-HERO-02", "MD-HERO-03"), "person", card)
    yield from kind_of(
        "class", content.classes, ("MD-CLASS-02", "MD-CLASS-03", "MD-CLASS-04", "MD-SIG-01"), "book", card
    )
    equip = ("MD-EQUIP-01", "MD-EQUIP-02", "MD-EQUIP-04")
    for slot in dict.fromkeys(item.slot for item in content.items.values()):
        worn = {id: item for id, item in content.items.items() if item.slot == slot}
        yield from kind_of("item", worn, equip, SIGN.get(slot, "chest"), card)
    yield from kind_of("monster", content.enemies, fight, "md-demon", foe)
    yield from kind_of("event", content.events, ("MD-EVENT-02", "MD-EVENT-03"), "bell", card)
    yield from kind_of("mission", content.missions, ("MD-WIN-01", "MD-WIN-02", "MD-WIN-03"), "md-exit", mission)


def _mission(words: Words, mission: Any) -> list[str]:
    goals = [goal_text(words, mission, goal) for goal in mission.objectives]
    rules = [f"{title}: {text}" if title else text for title, text, _ in rules_text(words, mission)]
    return [mission.story[words.lang], *goals, *rules]
