"""What is hidden from whom, and which cards neither come nor go."""

from __future__ import annotations

from taverna.core.secrets import Pool

from ..state import Table
from . import modifiers, zones


def pools(g: Table, seat: int | None) -> list[Pool]:
    """Hands, chosen cards and battle goals are their player's alone (GH-SELECT-01, GH-SELECT-03, GH-GOAL-04); with open
    information hands are not (GH-SOLO-04), and who plays alone knows the goals too. Decks are bags: what is left is
    known, and no order exists."""
    alone = g.options.solo
    shared = alone or g.options.open_information
    found = [Pool([g.goal_deck, *(mat.goals for mat in g.characters if mat.seat != seat and not alone)])]
    for mat in g.characters:
        if mat.seat != seat and not shared:
            secret = [mat.hand]
            if not mat.initiative:
                secret.append(mat.chosen)  # not yet revealed
            if g.options.choose_hands or mat.level > 1 or g.campaign is not None:
                secret.append(mat.aside)
            found.append(Pool(secret))
    return found


def cards(g: Table) -> list[str]:
    """Ability cards, battle goals and the modifier cards that neither come nor go. In a campaign the characters' cards
    come and go with the characters; what stays are the personal quests. Characters of higher levels gain cards and
    perks before the first round: until then nothing can be told."""
    if g.campaign is not None:
        held = [quest for hero in g.campaign.heroes.values() for quest in hero.quests]
        return sorted([*g.campaign.quests, *held])
    if g.phase in ("goals", "hands") and any(mat.level > 1 for mat in g.characters):
        return []
    found = list(g.goal_deck) + modifiers.stable(g, g.monster_deck) + modifiers.stable(g, g.monster_discard)
    for mat in g.characters:
        held = mat.hand + mat.aside + mat.chosen + mat.later + mat.played + mat.discarded + mat.lost + mat.active
        found += [card for card in held if not zones.given(g, card)]
        found += mat.goals
        found += modifiers.stable(g, mat.deck) + modifiers.stable(g, mat.deck_discard)
    return sorted(found)
