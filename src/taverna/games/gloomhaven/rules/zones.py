"""Where a character's cards lie: hand, discarded, lost, active (GH-CHAR-06, GH-BONUS-08..10)."""

from __future__ import annotations

from ..events import BonusEnded, CardActive, CardDiscarded, CardLost
from ..records.cards import Half
from ..state import Character, Table


def half_of(g: Table, card: str, half: str) -> Half:
    printed = g.content.cards[card]
    found: Half = printed.top if half == "top" else printed.bottom
    return found


def idle(mat: Character) -> list[str]:
    """Cards in the active area that count as discarded (GH-BONUS-08)."""
    return [card for card in mat.active if card not in mat.active_lost]


def take(mat: Character, card: str) -> None:
    """Take a card from wherever it lies."""
    for pile in (mat.hand, mat.discarded, mat.played, mat.chosen, mat.active, mat.lost):
        if card in pile:
            pile.remove(card)
            break
    if card in mat.active_lost:
        mat.active_lost.remove(card)


def to_lost(g: Table, mat: Character, card: str) -> None:
    """A card is lost, wherever it was; what it did is over."""
    end_card(g, mat, card)
    take(mat, card)
    mat.lost.append(card)
    g.emit(CardLost(who=mat.seat, card=card))


def to_discarded(g: Table, mat: Character, card: str) -> None:
    take(mat, card)
    mat.discarded.append(card)
    g.emit(CardDiscarded(who=mat.seat, card=card))


def to_active(g: Table, mat: Character, card: str, lost: bool) -> None:
    """A card stays in the active area; it still counts as discarded, or as lost (GH-SELECT-08, GH-BONUS-08)."""
    take(mat, card)
    mat.active.append(card)
    if lost:
        mat.active_lost.append(card)
    g.emit(CardActive(who=mat.seat, card=card))


def out_of_play(g: Table, mat: Character, card: str) -> None:
    """A card leaves the active area for its proper pile, and its bonuses end (GH-BONUS-04, GH-BONUS-09)."""
    if card not in mat.active:
        return
    lost = card in mat.active_lost
    end_card(g, mat, card)
    if card not in mat.active:
        return  # its last summon took it along
    take(mat, card)
    (mat.lost if lost else mat.discarded).append(card)
    g.emit(BonusEnded(who=mat.seat, card=card))


def end_card(g: Table, mat: Character, card: str) -> None:
    """What a card keeps in play ends: bonuses, and summons (GH-SUMMON-06)."""
    end_bonuses(g, card)
    for figure in [f for f in g.figures.values() if f.card == card]:
        from .damage import forget

        g.figures.pop(figure.id, None)
        figure.at = None
        forget(g, figure.id)


def end_bonuses(g: Table, card: str) -> None:
    if any(bonus.card == card for bonus in g.bonuses):
        g.bonuses = [bonus for bonus in g.bonuses if bonus.card != card]
