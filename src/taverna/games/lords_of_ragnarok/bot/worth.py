"""What things are worth to a Jarl, measured in Territories: 1 is a plain one."""

from __future__ import annotations

from collections.abc import Mapping

from ..records.gifts import Gift, Of

RUNE = 0.45
CARD = 0.4
PRIEST = 0.6
ALLIANCE = 0.8
ARTIFACT = 0.8
MODEST = 0.5
"""A boon that brings a little."""
ATTRIBUTE: Mapping[str, float] = {"authority": 1.0, "strength": 0.8, "wisdom": 0.5}
DEARER: tuple[tuple[Of, float], ...] = (
    (lambda gift: gift.resistance, 3.0),
    (lambda gift: gift.usurp, 2.5),
    (lambda gift: gift.march_two, 2.0),
    (lambda gift: gift.recruit_authority, 2.0),
    (lambda gift: gift.narrow_rule, 1.5),
    (lambda gift: gift.recruit_action, 1.5),
    (lambda gift: gift.hero_battle, 1.4),
    (lambda gift: gift.hero_range, 1.4),
    (lambda gift: gift.region_attack, 1.4),
    (lambda gift: gift.region_city_rune, 1.3),
    (lambda gift: gift.neutral_rune, 1.3),
)
"""What Heroes and Blessings give is worth 1 unless it says otherwise here."""


def gift_worth(gift: Gift) -> float:
    dearer = [worth for of, worth in DEARER if of(gift)]
    plain = sum(bool(getattr(gift, name)) for name in gift.__struct_fields__) - len(dearer)
    return sum(dearer) + plain
