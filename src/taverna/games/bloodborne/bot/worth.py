"""What cards are worth to the bot, in Blood Echoes. What an effect word is worth is said in `words.py`, beside what it
does."""

from __future__ import annotations

from ..records import TYPES, Card, ImmediateEffect
from ..rules.effects import EFFECTS
from ..state import DREAM, TRANSFORM

SURE_HIT = 0.6
"""Damage before the die: the dead deal none, and the quick find more left."""
PACE_WORTH = {"swift": 0.4, "normal": 0.0, "slow": -0.6}
TRANSFORM_WORTH = 0.9
"""To choose last is good, but it costs two cards in one round."""
GUARDED = 0.3
"""To take 1 less damage."""

_WEIGHED = EFFECTS.of("weighed")


def weighed(effect: ImmediateEffect) -> float:
    worth: float = _WEIGHED[type(effect)](effect)
    return worth


def card_worth(card: Card) -> float:
    """What playing this card once brings, in Blood Echoes, over the Monsters one may meet."""
    if card.id == DREAM:
        return 0.0  # everybody always has it
    if card.id == TRANSFORM:
        return TRANSFORM_WORTH
    worth = sum(weighed(effect) for effect in card.immediate + card.before_attack + card.after_hit)
    worth += sum(weighed(effect) for effect in card.on_kill) / 3 + sum(weighed(bank) for bank in card.dream)
    if card.attacks:
        worth += card.damage + sum(card.against.values()) / len(TYPES) + PACE_WORTH[card.speed]
        worth += (card.helpers - card.damage) / 2 if card.helpers else 0.0
        worth -= card.damage / 2 if card.fails_when_hurt is not None else 0.0
    elif card.weapon or any(effect.deals for effect in card.immediate):
        worth += SURE_HIT
    worth -= 0.4 if card.cancelled_by else 0.0
    worth += GUARDED * card.guard + 0.3 * card.weakens_later_melee + 0.2 * card.scavenges
    return worth + (0.6 if card.returns_unless_killed else 0.0)
