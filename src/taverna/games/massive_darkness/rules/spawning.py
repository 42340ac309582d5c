"""Enemies appear: Mobs, Agents and Roaming Monsters, what they carry, and what happens when miniatures run out
(pp. 20-24, 32)."""

from __future__ import annotations

from typing import Literal

from taverna.core.ask import Flow

from ..events import combat as ev
from ..records import EnemyCard
from ..state import TOP, Enemy, Table
from . import decks, moments

HIGHER = 4  # the Current Level from which Roaming Monsters are Higher ones
Treasure = int | Literal["current", "none", "roaming"]


def spawn_guard(
    g: Table, at: str, level: int | None = None, enemy: str | None = None, mark: str = "", called: bool = False
) -> Flow:
    """A Guard of the Current Level or another, drawn or named; `called` by an Agent. Nobody comes where no Zone is left
    (MD-LEVEL-09, MD-DOOR-11, MD-AGENT-01, MD-M04-07)."""
    if at in g.fallen:
        return
    level = g.level if level is None else level
    card = decks.draw_guard(g, level) if enemy is None else take(g, f"{enemy}-{level}")
    if card is not None:
        yield from appear(g, card, at, mark=mark, called=called)
    elif enemy is not None:
        yield from moments.miniatures_missing(g, enemy)  # its card is in play, so its miniature is


def spawn_roaming(
    g: Table,
    at: str,
    tier: str | None = None,
    enemy: str | None = None,
    treasure: Treasure = "current",
    mark: str = "",
    counts: bool = True,
) -> Flow:
    """A Roaming Monster, Lower at Current Level 1 to 3 and Higher at 4 and 5 unless a tier is named; drawn or named
    (MD-ROAM-01)."""
    if at in g.fallen:
        return
    if tier is None:
        tier = "higher" if g.level >= HIGHER else "lower"
    card = decks.draw_roaming(g, tier == "higher") if enemy is None else take(g, f"{enemy}-{tier}")
    if card is not None:
        yield from appear(g, card, at, treasure, mark, counts)
    elif enemy is not None:
        yield from moments.miniatures_missing(g, enemy)


def take(g: Table, card: str) -> str | None:
    """A named card, out of its deck or its discard pile."""
    foe = g.content.cards[card]
    deck = {"higher": g.higher, "lower": g.lower}[foe.tier] if foe.tier else g.guards[foe.level - 1]
    for pile in (deck, decks.pile(g, card)):
        if card in pile:
            pile.remove(card)
            return card
    return None


def appear(
    g: Table,
    card: str,
    at: str,
    treasure: Treasure = "current",
    mark: str = "",
    counts: bool = True,
    called: bool = False,
) -> Flow:
    """Place the miniatures and equip the Guardian; without enough of them the card is discarded and its likes are
    Activated instead (MD-ENEMY-02, MD-ENEMY-03, MD-ENEMY-12, MD-SPAWN-01, MD-SPAWN-02)."""
    printed = g.content.cards[card]
    minions = printed.minions * g.party if printed.rank == "mob" else 0
    if not miniatures(g, printed, minions):
        decks.discard(g, card)
        g.emit(ev.NoMiniatures(foe=card))
        if not called or g.options.reinforcements_activate:
            yield from moments.miniatures_missing(g, printed.enemy)
        return
    life = printed.life if printed.rank == "mob" else printed.life * g.party
    foe = Enemy(
        id=g.next_enemy,
        card=card,
        at=at,
        life=life,
        most=life,
        minions=[printed.life] * minions,
        mark=mark,
        counts=counts,
        home=at,
    )
    g.next_enemy += 1
    g.enemies[foe.id] = foe
    if g.heard:
        if printed.rank == "mob":
            g.emit(ev.MobAppeared(foe=card, enemy=foe.id, where=at, minions=minions))
        else:
            g.emit(ev.GuardianAppeared(foe=card, enemy=foe.id, where=at, life=life))
    equip(g, foe, treasure)


def miniatures(g: Table, printed: EnemyCard, minions: int) -> bool:
    """Whether there is a Boss or single figure and enough Minions left in the box (MD-SPAWN-01)."""
    box = g.content.enemies[printed.enemy]
    figures, small = box.figures, box.minions
    for foe in g.enemies.values():
        if g.content.cards[foe.card].enemy == printed.enemy:
            figures -= foe.life > 0
            small -= len(foe.minions)
    return figures >= 1 and small >= minions


def equip(g: Table, foe: Enemy, treasure: Treasure) -> None:
    """A Treasure card of the Current Level or another; a Trap is discarded and another drawn. Or a Higher Roaming
    Monster card in its place, or nothing (MD-GUARDIAN-01, MD-GUARDIAN-02, MD-M05-05, MD-M10-14)."""
    if treasure == "none":
        return
    if treasure == "roaming":
        card = decks.draw_roaming(g, higher=True)
    else:
        card = untrapped(g, g.level if treasure == "current" else treasure)
    if card is not None:
        foe.gear.append(card)
        if g.heard:
            g.emit(ev.GuardianEquipped(foe=foe.card, enemy=foe.id, card=card))


def untrapped(g: Table, level: int) -> str | None:
    """The next Treasure card that is no Trap (MD-GUARDIAN-02)."""
    traps: list[str] = []
    card = decks.draw_treasure(g, level)
    while card is not None and g.content.items[card].slot == "trap":
        g.emit(ev.GuardianDrewTrap(card=card))
        traps.append(card)
        if level == TOP and not g.treasures[TOP - 1] and not g.treasure_discards[TOP - 1]:
            card = None
        else:
            card = decks.draw_treasure(g, level)
    for trap in traps:
        decks.discard(g, trap)
    return card


def remove(g: Table, foe: Enemy) -> None:
    """Off the board; its card, and what it still carries, are discarded (MD-ENEMY-04, MD-DECK-01)."""
    g.enemies.pop(foe.id, None)
    if foe.id in g.waiting and g.phase == "enemies":
        g.waiting.remove(foe.id)
    decks.discard(g, foe.card)
    for card in foe.gear:
        decks.discard(g, card)
    foe.gear = []
