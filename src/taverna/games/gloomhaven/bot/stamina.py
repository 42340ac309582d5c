"""How long cards last, and what they are worth in a fight nobody has seen yet."""

from __future__ import annotations

from collections.abc import Sequence

from ..records.abilities import (
    Afflict,
    Attack,
    Heal,
    LastingBonus,
    Loot,
    Move,
    Recover,
    Retaliate,
    Shield,
    Summoning,
)
from ..records.cards import AbilityCard, Half
from ..state import Character, Table
from .quest import by_hand


def stamina(hand: int, discarded: int) -> int:
    """Rounds that can be played with so many cards if none is lost but by resting."""
    rounds = 0
    while True:
        rounds += hand // 2
        discarded += hand // 2 * 2
        hand %= 2
        if discarded < 2:
            return rounds
        hand += discarded - 1
        discarded = 0
        if hand < 2:
            return rounds


def breath(mat: Character) -> tuple[int, int]:
    """How many cards someone has in hand, and how many will be there to take back: everybody can count them."""
    hand, discarded = len(mat.hand), len(mat.discarded)
    if mat.initiative:
        discarded += len(mat.chosen) + len(mat.played)
    else:
        hand += len(mat.chosen)
    return hand, discarded + sum(card not in mat.active_lost for card in mat.active)


def second_wind(g: Table, what: str, cards: Sequence[str]) -> int:
    """Rounds that a class can have by one of its cards that brings back what is lost."""
    known = g.content.cards
    revives = any(
        isinstance(ability, Recover) and ability.kind == "lost" and ability.most is None
        for card in cards
        for ability in known[card].top.do
    )
    return stamina(g.content.classes[what].hand - 1, 0) if revives else 0


# -- what cards are worth ---------------------------------------------------------------------------------------------
PRECIOUS = 40.0
"""What brings back all that was lost is not to be lost."""


def strength(half: Half) -> float:
    """What a half is worth in a fight nobody has seen yet."""
    total = 0.0
    for ability in half.do:
        if isinstance(ability, Attack):
            value = ability.value if isinstance(ability.value, int) else 3
            many = ability.targets if isinstance(ability.targets, int) else 2
            if ability.area is not None:
                many = max(many, len(ability.area.hexes) // 2 + 1)
            if ability.whom is not None and ability.whom.count == "all":
                many = max(many, 2)
            total += value * (1 + 0.5 * (many - 1)) * (1.2 if ability.range else 1.0) + len(ability.conditions)
        elif isinstance(ability, Heal):
            total += 0.5 * (ability.value if isinstance(ability.value, int) else 2)
        elif isinstance(ability, Move):
            total += 0.4 * (ability.value if isinstance(ability.value, int) else 2)
        elif isinstance(ability, Shield | Retaliate | LastingBonus | Summoning):
            total += 2.0
        elif isinstance(ability, Recover):
            total += PRECIOUS if ability.kind == "lost" and ability.most is None else 2.0
        elif isinstance(ability, Afflict):
            total += 1.5 * len(ability.conditions)
        else:
            total += 0.5
    return total


def afar(g: Table, cards: Sequence[str]) -> bool:
    """Whether most of what these cards strike with strikes from afar."""
    near = far = 0
    for card in cards:
        printed: AbilityCard = g.content.cards[card]
        for ability in (*printed.top.do, *printed.bottom.do):
            if isinstance(ability, Attack) and isinstance(ability.value, int):
                if ability.range:
                    far += ability.value
                else:
                    near += ability.value
    return far > near


def looting(card: AbilityCard) -> bool:
    """Whether a card can loot, without being lost for it."""
    return any(isinstance(one, Loot) for half in (card.top, card.bottom) if not half.lost for one in half.do)


def keep(g: Table, card: str) -> float:
    """How much a card is wanted for the rest of the scenario."""
    printed: AbilityCard = g.content.cards[card]
    worth = 0.0
    for half in (printed.top, printed.bottom):
        worth += strength(half) * (0.35 if half.lost else 1.0)
    if looting(printed) and by_hand(g):
        worth += PRECIOUS
    return worth - 0.01 * printed.initiative


def least(g: Table, pile: list[str]) -> str:
    """The card of a pile that is wanted least."""
    return min(pile, key=lambda card: (keep(g, card), card))
