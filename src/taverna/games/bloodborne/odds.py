"""What a careful player can work out: the Monster's die, the chance of dying, what rivals can still hold and deal.

Pure functions of open facts: the content, the Monster in play, and what a seat's view shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from .cards import DARKER, Aura, Card, Content, Deal, Guard, Immune, Monster
from .state import DREAM

Face = tuple[int, bool]
Totals = tuple[float, ...]
"""The chance of each total 0, 1, 2…; the last entry is that total *or more*."""

MOST = 31
"""Nobody falls later: 8 HP behind a guard of 7, with the total halved."""


# -- the die ---------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def die_totals(faces: tuple[Face, ...], plus_worth: int = 0, rolls: int = 1) -> Totals:
    """The exact law of a whole roll: a face with + adds its worth and rolls again (BB-ATTACK-03). `plus_worth` makes
    each + count higher, `rolls` takes the highest of several whole rolls.

    A + shows at least 1, so the chance of a total needs only those of smaller totals.
    """
    side = Fraction(1, len(faces))
    exact: list[Fraction] = []
    for total in range(MOST):
        chance = Fraction(0)
        for worth, again in faces:
            if not again:
                chance += side * (worth == total)
            elif worth + plus_worth <= total:
                chance += side * exact[total - worth - plus_worth]
        exact.append(chance)
    up_to = [sum(exact[: total + 1], Fraction(0)) ** rolls for total in range(MOST)]
    highest = [at - below for at, below in zip(up_to, [Fraction(0), *up_to], strict=False)]
    return tuple(float(chance) for chance in [*highest, 1 - up_to[-1]])


def die_of(content: Content, monster: str, final: str) -> str:
    """The colour on the card (BB-CARDS-04), unless the Final Boss darkens it (BB-FINAL-04)."""
    die = content.foes[monster].die
    return DARKER[die] if content.auras[final][monster].darker_dice and monster != final else die


def monster_totals(content: Content, monster: str, final: str) -> Totals:
    """The law of this Monster's attack, all abilities counted (BB-ATTACK-01)."""
    aura = content.auras[final][monster]
    return die_totals(content.dice[die_of(content, monster, final)].faces, aura.plus_worth, aura.rolls)


def mixed(laws: Iterable[Totals]) -> Totals:
    """The law when any of these is as likely as another: of a Monster still face down."""
    columns = list(zip(*laws, strict=True))
    return tuple(sum(column) / len(column) for column in columns)


def expected(law: Totals) -> float:
    """The mean total."""
    return sum(total * chance for total, chance in enumerate(law))


# -- meeting it ------------------------------------------------------------------------------------------------------
class Stance(msgspec.Struct, frozen=True):
    """How a Hunter meets the Monster's attack."""

    hp: int
    dreams: bool = False
    utility: bool = False  # played a Utility card, which some Monsters punish
    guard: int = 0
    immune: bool = False


def stance_with(hp: int, played: Iterable[Card], guard: int = 0, immune: bool = False) -> Stance:
    """With these cards on the table. Immediate effects (step 3) work before the attack (step 4)."""
    cards = list(played)
    quick = [effect for card in cards for effect in card.immediate]
    return Stance(
        hp=hp,
        dreams=any(card.id == DREAM for card in cards),
        utility=any(card.kind == "utility" for card in cards),
        guard=guard
        + sum(card.guard for card in cards)
        + sum(effect.amount for effect in quick if isinstance(effect, Guard)),
        immune=immune or any(isinstance(effect, Immune) for effect in quick),
    )


def damage(total: int, stance: Stance, aura: Aura) -> int:
    """What a total does to a Hunter: doubled, halved for the Dream rounding down, then what a card keeps off
    (BB-ATTACK-02, BB-ATTACK-04)."""
    if stance.immune:
        return 0
    if aura.utility_doubled and stance.utility:
        total *= 2
    if stance.dreams and not aura.dream_full_damage:
        total //= 2
    return max(0, total - stance.guard)


def chance_of_death(law: Totals, stance: Stance, aura: Aura) -> float:
    """How likely the attack takes the last HP (BB-ATTACK-05)."""
    return sum(chance for total, chance in enumerate(law) if damage(total, stance, aura) >= stance.hp)


def expected_damage(law: Totals, stance: Stance, aura: Aura) -> float:
    """HP lost on average, no more than there are."""
    return sum(chance * min(stance.hp, damage(total, stance, aura)) for total, chance in enumerate(law))


def expected_loss(law: Totals, stance: Stance, aura: Aura, collected: int) -> float:
    """Blood Echoes lost on average: all Collected ones with a death, none otherwise (BB-DEATH-01)."""
    return collected * chance_of_death(law, stance, aura)


# -- what rivals can still hold --------------------------------------------------------------------------------------
def holdings(view: Mapping[str, Any]) -> dict[int, list[str]]:
    """What each seat holds, from open facts alone: everybody began with one of each Starting card (BB-SETUP-07), every
    Upgrade was taken in the open, and used piles, played and removed cards are open too (BB-END-02). Only which of
    them lies face down is a secret."""
    return {
        hunter["seat"]: sorted((Counter(hunter["owned"]) - Counter(hunter["used"] + hunter["played"])).elements())
        for hunter in view["hunters"]
    }


# -- what rivals can still deal --------------------------------------------------------------------------------------
IMMEDIATE, SWIFT, NORMAL, SLOW = range(4)
PACES = {"swift": SWIFT, "normal": NORMAL, "slow": SLOW}


class Strike(msgspec.Struct, frozen=True):
    """What a card deals by itself against this Monster, and when: before the die (`IMMEDIATE`) or after it."""

    amount: int
    pace: int


def strike(card: Card, foe: Monster, aura: Aura) -> Strike | None:
    """The card's damage with the Monster's Types and abilities counted (BB-HIT-02, BB-IMMEDIATE-04); what other cards
    of the round add or take away is left out."""
    quick = sum(effect.amount for effect in card.immediate if isinstance(effect, Deal))
    if quick:
        amount, pace = quick - aura.immediate_less, IMMEDIATE
    elif card.weapon:
        amount, pace = card.damage + sum(card.against.get(type, 0) for type in foe.types), PACES[card.speed]
        amount -= aura.slow_less * (card.speed == "slow")
    else:
        return None
    if card.kind == "firearm" and aura.firearm_most is not None:
        amount = min(amount, aura.firearm_most)
    return Strike(max(0, amount), pace)


class Reach(msgspec.Struct, frozen=True):
    """The most that others can take from the Monster before my strike and after it."""

    before: int
    after: int


def reach(
    content: Content, view: Mapping[str, Any], seat: int, mine: str, hands: Mapping[int, Iterable[str]] | None = None
) -> Reach:
    """How much damage others can still deal this round before and after my card does, in turn order (BB-ROUND-03,
    BB-IMMEDIATE-02, BB-HIT-01). A rival whose cards lie open strikes with those; the others with the best for it of
    `hands` (by default what `holdings` says)."""
    foe = content.foes[view["monster"]]
    aura = content.auras[view["final"]][view["monster"]]
    if hands is None:
        hands = holdings(view)
    seats = len(view["hunters"])
    my = strike(content.cards[mine], foe, aura) or Strike(0, SLOW)
    at = (my.pace, (seat - view["first"]) % seats)
    before = after = 0
    for h in view["hunters"]:
        other = h["seat"]
        if other == seat or h["dead"] or h["out"]:
            continue
        first = second = 0
        for card in h["played"] or hands[other]:
            hit = strike(content.cards[card], foe, aura)
            if hit is None:
                continue
            if (hit.pace, (other - view["first"]) % seats) < at:
                first = max(first, hit.amount)
            else:
                second = max(second, hit.amount)
        before += first
        after += second
    return Reach(before, after)
