"""Steps 1 and 2: choosing cards and transforming weapons (p. 9)."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.core.ask import Ask, AskAll, Flow, Offer

from .. import events as ev
from ..state import DREAM, TRANSFORM, Hunter, Table
from .effects import Asked


def choose_cards(g: Table) -> Flow:
    """Step 1: everyone picks a card in secret; all are revealed together (BB-PLAY-01..04)."""
    g.step = 1
    g.emit(ev.RoundBegan(round=g.round, who=g.first))
    choosing = g.fighters()
    if not choosing:
        return
    picks = yield AskAll([Ask(hunter.seat, "play-card", FromHand(hunter)) for hunter in choosing])
    for hunter in choosing:
        card = picks[hunter.seat]
        play(g, hunter, card)
        g.emit(ev.Played(who=hunter.seat, card=card))


class FromHand(Offer):
    """A card from hand, never from the used pile (BB-PLAY-04)."""

    __slots__ = ("hunter",)

    def __init__(self, hunter: Hunter) -> None:
        self.hunter = hunter

    def __call__(self) -> list[str]:
        return self.hunter.hand

    offered = __call__

    def refused(self) -> Iterator[tuple[str, str]]:
        for card in self.hunter.used:
            yield card, "BB-PLAY-04"


def play(g: Table, hunter: Hunter, card: str) -> None:
    hunter.hand.remove(card)
    hunter.played.append(card)
    guard = g.content.cards[card].guard
    if guard:
        hunter.guard += guard


def transform_weapons(g: Table) -> Asked:
    """Step 2: whoever played Transform now picks a weapon (BB-TRANSFORM-01..04)."""
    g.step = 2
    for hunter in g.hunters:
        if TRANSFORM in hunter.played:
            return pick_weapons(g)
    return ()


def pick_weapons(g: Table) -> Flow:
    """In secret, having seen all cards. Without a weapon in hand there is nothing to pick, and no attack
    (BB-TRANSFORM-01..04)."""
    transforming = [hunter for hunter in g.in_turn_order() if TRANSFORM in hunter.played]
    armed = [hunter for hunter in transforming if not g.content.weapons.keys().isdisjoint(hunter.hand)]
    for hunter in transforming:
        if hunter not in armed:
            g.emit(ev.NoWeapon(who=hunter.seat))
    if not armed:
        return
    picks = yield AskAll([Ask(hunter.seat, "transform", weapons(g, hunter.seat)) for hunter in armed])
    for hunter in armed:
        play(g, hunter, picks[hunter.seat])
        g.emit(ev.Transformed(who=hunter.seat, card=picks[hunter.seat]))


def weapons(g: Table, seat: int) -> Offer:
    """A Melee Weapon or Firearm from hand (BB-TRANSFORM-01, BB-TRANSFORM-04, BB-PLAY-04)."""
    hunter, weapons = g.hunters[seat], g.content.weapons
    return Offer(
        lambda: hunter.hand,
        ("BB-TRANSFORM-04", lambda card: card != DREAM),
        ("BB-TRANSFORM-01", weapons.__contains__),
        elsewhere=("BB-PLAY-04", lambda: hunter.used),
    )
