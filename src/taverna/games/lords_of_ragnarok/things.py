"""What is in the box, thing by thing, for the book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.things import Tells, Thing, kind_of

from .records.content import Content


def things(content: Content) -> Iterator[Thing]:
    def beast(record: Any) -> Tells:
        return lambda words: [record.attack_text[words.lang]]

    yield from kind_of(
        "hero",
        content.heroes,
        (
            "LR-SELECT-01",
            "LR-HERO-01",
        ),
        "person",
    )
    yield from kind_of(
        "origin",
        content.origins,
        (
            "LR-SELECT-01",
            "LR-HERO-01",
        ),
        "lr-tree",
    )
    yield from kind_of("deity", content.deities, ("LR-PRAY-05",), "sun")
    yield from kind_of("blessing", content.blessings, ("LR-TEMPLE-01",), "sun")
    yield from kind_of("artifact", content.artifacts, ("LR-ARTIFACT-01", "LR-ARTIFACT-02"), "star")
    yield from kind_of(
        "monster", content.monsters, ("LR-MONSTER-01", "LR-MONSTER-04", "LR-HUNT-01"), "lr-monster", beast
    )
    yield from kind_of("boss", content.bosses, ("LR-BOSS-01", "LR-WIN-06"), "lr-loki")
    yield from kind_of("combat-card", content.combat, ("LR-BATTLE-01", "LR-HUNT-01"), "sword")
    yield from kind_of("attack-card", content.attacks, ("LR-HUNT-01",), "claw")
    yield from kind_of("event", content.events, ("LR-EVENT-01",), "bell")
    yield from kind_of("requirement", content.requirements, ("LR-MONUMENT-01",), "check")
    yield from kind_of("special-action", content.actions, ("LR-WHEEL-01", "LR-WHEEL-02"), "rune")
    yield from kind_of("realm", content.realms, ("LR-ALLY-01",), "lr-alliance")
