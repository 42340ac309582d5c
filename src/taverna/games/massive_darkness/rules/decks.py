"""Decks and discard piles (p. 7). Decks are bags: their order does not exist until a card is drawn."""

from __future__ import annotations

from ..state import TOP, Table


def draw_leveled(g: Table, decks: list[list[str]], discards: list[list[str]], level: int) -> str | None:
    """From the deck of a Level; an empty one of Level 1 to 4 is never reshuffled, the next Level up serves instead;
    Level 5 is reshuffled (MD-DECK-02..05). None if there is no card anywhere above."""
    level = 1 if level < 1 else TOP if level > TOP else level
    deck = decks[level - 1]
    while not deck and level < TOP:
        level += 1
        deck = decks[level - 1]
    if not deck:
        deck += discards[level - 1]
        discards[level - 1].clear()
    return g.chance.draw(deck) if deck else None


def draw_treasure(g: Table, level: int) -> str | None:
    """A Treasure card of a Level (MD-SETUP-07)."""
    return draw_leveled(g, g.treasures, g.treasure_discards, level)


def draw_guard(g: Table, level: int) -> str | None:
    """A Guard card of a Level (MD-SETUP-06)."""
    return draw_leveled(g, g.guards, g.guard_discards, level)


def draw_roaming(g: Table, higher: bool) -> str | None:
    """A Roaming Monster card, Lower or Higher (MD-SETUP-09)."""
    return draw(g, g.higher, g.higher_discard) if higher else draw(g, g.lower, g.lower_discard)


def draw_artifact(g: Table) -> str | None:
    """A random Artifact card (MD-SETUP-05)."""
    return draw(g, g.artifacts, g.artifact_discard)


def draw_event(g: Table) -> str | None:
    return draw(g, g.events, g.event_discard)


def draw_door(g: Table) -> str | None:
    return draw(g, g.doors, g.door_discard)


def draw(g: Table, deck: list[str], discard: list[str]) -> str | None:
    """From a deck whose discards are shuffled to form a new one when it runs out (MD-DECK-02)."""
    if not deck:
        deck += discard
        discard.clear()
    return g.chance.draw(deck) if deck else None


def discard(g: Table, card: str) -> None:
    """To the pile beside its own deck; Starting Equipment back to its supply (MD-DECK-01, MD-TRANS-01)."""
    pile(g, card).append(card)


def pile(g: Table, card: str) -> list[str]:
    """Where a card goes when it is used."""
    content = g.content
    if card in content.items:
        if card in content.starting:
            return g.starting
        if card in content.artifacts:
            return g.artifact_discard
        return g.treasure_discards[content.items[card].level - 1]
    if card in content.cards:
        foe = content.cards[card]
        if foe.rank == "roaming":
            return g.higher_discard if foe.tier == "higher" else g.lower_discard
        return g.guard_discards[foe.level - 1]
    return g.door_discard if card in content.doors else g.event_discard
