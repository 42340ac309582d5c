"""Where a character's cards lie: hand, discarded, lost, active (GH-CHAR-06, GH-BONUS-08..10)."""

from __future__ import annotations

from typing import Literal

from taverna.core.ask import Judged, Offer

from ..events import BonusEnded, CardActive, CardDiscarded, CardLost, CardRecovered
from ..records.abilities import Summoning
from ..state import Character, Figure, Table


def idle(mat: Character) -> list[str]:
    """Cards in the active area that count as discarded (GH-BONUS-08)."""
    return [card for card in mat.active if card not in mat.active_lost] if mat.active else []


def take(mat: Character, card: str) -> None:
    """Take a card from wherever it lies."""
    for pile in (mat.hand, mat.discarded, mat.played, mat.chosen, mat.active, mat.lost):
        if card in pile:
            pile.remove(card)
            break
    if card in mat.active_lost:
        mat.active_lost.remove(card)


def given(g: Table, card: str) -> bool:
    """Whether a card is of a supply from which it is given to others: there it goes back, whatever becomes of it."""
    return card in g.content.supplied


def spare(g: Table, card: str) -> str | None:
    """A card of a supply, if there is still one like it."""
    out = {one for mat in g.characters for pile in (mat.hand, mat.chosen, mat.later, mat.played) for one in pile}
    return next((one for one in g.content.copies[card] if one not in out), None)


def home(g: Table, mat: Character, card: str) -> Character:
    """Whose pile a card goes to: another's, if it was placed in one's active area."""
    owner = g.content.cards[card].owner
    return mat if owner == mat.what else next((one for one in g.characters if one.what == owner), mat)


def to_lost(g: Table, mat: Character, card: str) -> None:
    """A card is lost, wherever it was; what it did is over."""
    end_card(g, mat, card)
    take(mat, card)
    if not given(g, card):
        home(g, mat, card).lost.append(card)
    if g.heard:
        g.emit(CardLost(who=mat.seat, card=card))


def to_discarded(g: Table, mat: Character, card: str) -> None:
    take(mat, card)
    if not given(g, card):
        mat.discarded.append(card)
    if g.heard:
        g.emit(CardDiscarded(who=mat.seat, card=card))


def to_active(g: Table, mat: Character, card: str, lost: bool) -> None:
    """A card stays in the active area; it still counts as discarded, or as lost (GH-SELECT-08, GH-BONUS-08)."""
    take(mat, card)
    mat.active.append(card)
    if lost:
        mat.active_lost.append(card)
    g.emit(CardActive(who=mat.seat, card=card))


def lend(g: Table, mat: Character, card: str, to: Character) -> None:
    """A card in the active area of an ally: for the ally it is no discard of its own (GH-BONUS-08)."""
    take(mat, card)
    to.active.append(card)
    to.active_lost.append(card)
    g.emit(CardActive(who=to.seat, card=card))


def out_of_play(g: Table, mat: Character, card: str) -> None:
    """A card leaves the active area for its proper pile, and its bonuses end (GH-BONUS-04, GH-BONUS-09)."""
    if card not in mat.active:
        return
    lost = card in mat.active_lost
    end_card(g, mat, card)
    if card not in mat.active:
        return  # its last summon took it along
    take(mat, card)
    owner = home(g, mat, card)
    if owner is not mat:
        printed = g.content.cards[card]
        lost = owner.exhausted or (printed.top if printed.top.lent else printed.bottom).lost
    (owner.lost if lost else owner.discarded).append(card)
    g.emit(BonusEnded(who=mat.seat, card=card))


def end_card(g: Table, mat: Character, card: str) -> None:
    """What a card keeps in play ends: bonuses, and summons (GH-SUMMON-06)."""
    end_bonuses(g, card)
    for figure in [f for f in g.figures.values() if f.card == card]:
        g.figures.pop(figure.id, None)
        figure.at = None
        forget(g, figure.id)


def end_bonuses(g: Table, card: str) -> None:
    if g.bonuses and [bonus for bonus in g.bonuses if bonus.card == card]:
        g.bonuses = [bonus for bonus in g.bonuses if bonus.card != card]


def forget(g: Table, id: str) -> None:
    """Bonuses about nobody are over."""
    for bonus in list(g.bonuses):
        if id in bonus.on:
            bonus.on.remove(id)
            if not bonus.on and bonus.half in ("monster", "summon"):
                g.bonuses.remove(bonus)


def remove_summon(g: Table, figure: Figure) -> None:
    """A summon leaves the board; its card leaves the active area with the last of them (GH-SUMMON-05, GH-SUMMON-06)."""
    g.figures.pop(figure.id, None)
    figure.at = None
    forget(g, figure.id)
    mat = g.hero(figure.owner)
    if mat is not None and figure.card and not any(other.card == figure.card for other in g.figures.values()):
        out_of_play(g, mat, figure.card)


def recovery(g: Table, mat: Character, kind: Literal["discarded", "lost"], summons: bool = False) -> Offer:
    """The cards that a recovery of this kind reaches: of its own piles, never one that cannot be recovered
    (GH-RECOVER-02, GH-RECOVER-04), with `summons` only those that summon. Those in the active area count as discarded
    or as lost (GH-BONUS-08)."""

    def refusal(card: str) -> str | None:
        if (card in mat.lost or card in mat.active_lost) is not (kind == "lost") or home(g, mat, card) is not mat:
            return "GH-RECOVER-04"
        if summons and not summoning(g, card):
            return "GH-RECOVER-04"
        return "GH-RECOVER-02" if kind == "lost" and never_back(g, card) else None

    return Judged(lambda: [*mat.discarded, *idle(mat), *mat.lost, *mat.active_lost], refusal)


def summoning(g: Table, card: str) -> bool:
    """Whether a card has an action that summons."""
    printed = g.content.cards[card]
    return any(isinstance(one, Summoning) for one in (*printed.top.do, *printed.bottom.do))


def never_back(g: Table, card: str) -> bool:
    """Whether a card, once lost, cannot be recovered (GH-RECOVER-02)."""
    printed = g.content.cards[card]
    return printed.top.unrecoverable or printed.bottom.unrecoverable


def back(g: Table, mat: Character, card: str, owner: Character) -> None:
    """A card returns to hand; a bonus it kept in play ends."""
    if card in owner.active:
        end_card(g, owner, card)
    take(owner, card)
    mat.hand.append(card)
    g.emit(CardRecovered(who=mat.seat, card=card))
