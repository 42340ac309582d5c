"""What is in the box, thing by thing, for the book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.things import Tells, Thing, kind_of
from taverna.core.words import Words

from .records import Card, Content, Monster

PLAY = ("BB-PLAY-01", "BB-PLAY-04", "BB-CARDS-12")
FIGHT = ("BB-CARDS-01", "BB-CARDS-02", "BB-CARDS-03", "BB-CARDS-04", "BB-CARDS-05", "BB-CARDS-06", "BB-ATTACK-01")


def things(content: Content) -> Iterator[Thing]:
    def foe(record: Any) -> Tells:
        return lambda words: _foe(words, record)

    def card(record: Any) -> Tells:
        return lambda words: _card(words, record)

    upgrade = ("BB-UPGRADE-01", "BB-UPGRADE-02", "BB-UPGRADE-03", *PLAY)
    yield from kind_of("starting-card", content.starting, ("BB-SETUP-07", *PLAY), "hand", card)
    yield from kind_of("upgrade", content.upgrades, upgrade, "upgrade", card)
    yield from kind_of("monster", content.monsters, (*FIGHT, "BB-ESCAPE-01"), "claw", foe)
    yield from kind_of("boss", content.bosses, (*FIGHT, "BB-CARDS-07", "BB-CARDS-08", "BB-ESCAPE-04"), "skull", foe)
    final = (*FIGHT, "BB-CARDS-09", "BB-CARDS-10", "BB-CARDS-11", "BB-FINAL-01", "BB-FINAL-02")
    yield from kind_of("final-boss", content.final_bosses, final, "moon", foe)
    yield from kind_of("hunter", content.hunters, ("BB-GAME-01", "BB-SETUP-06", "BB-SETUP-09"), "person")


def _card(words: Words, card: Card) -> list[str]:
    text = card.text[words.lang] if card.text else ""
    kind = words.name(card.kind)
    return [words("scene-card-label", name=card.id, kind=kind, damage=card.damage, text=text)]


def _foe(words: Words, foe: Monster) -> list[str]:
    types = words.listed([words.name(type) for type in foe.types])
    return [f"HP {foe.hp} · {words.name(foe.die)} · {types}", *([foe.text[words.lang]] if foe.text else [])]
