"""Steps 1 and 2: choosing cards and transforming weapons (p. 9)."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.core.ask import Ask, AskAll, Flow, Offer

from .. import events as ev
from ..records import Card
from ..state import DREAM, TRANSFORM, Hunter, Table
from .effects import Asked


def choose_cards(g: Table) -> Flow:
    """Step 1: everyone picks a card in secret; all are revealed together (BB-PLAY-01..04)."""
    g.step = 1
    if g.heard:
        g.emit(ev.RoundBegan(round=g.round, who=g.first))
    choosing = g.fighters()
    if not choosing:
        return
    asks = {}
    for hunter in choosing:
        asks[hunter.seat] = Ask(hunter.seat, "play-card", hunter.hand.copy)
    picks = yield AskAll(asks)
    play(g, picks, ev.Played)


class Weapon(Offer):
    """A Melee Weapon or Firearm from hand (BB-TRANSFORM-01, BB-TRANSFORM-04, BB-PLAY-04)."""

    __slots__ = ("hunter", "weapons")

    def __init__(self, hunter: Hunter, weapons: dict[str, Card]) -> None:
        self.hunter = hunter
        self.weapons = weapons

    def __call__(self) -> list[str]:
        weapons = self.weapons
        return [card for card in self.hunter.hand if card in weapons]

    offered = __call__

    def refused(self) -> Iterator[tuple[str, str]]:
        for card in self.hunter.hand:
            if card not in self.weapons:
                yield card, "BB-TRANSFORM-04" if card == DREAM else "BB-TRANSFORM-01"
        for card in self.hunter.used:
            yield card, "BB-PLAY-04"


def play(g: Table, picks: dict[int, str], told: type[ev.Played | ev.Transformed]) -> None:
    """The card that each seat picked; some keep damage off as they lie there."""
    hunters, guarding, heard = g.hunters, g.content.guarding, g.heard
    for seat, card in picks.items():
        hunter = hunters[seat]
        hunter.hand.remove(card)
        hunter.played.append(card)
        if card in guarding:
            hunter.guard += guarding[card].guard
        if heard:
            g.emit(told(who=seat, card=card))


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
    weapons = g.content.weapons
    asks = []
    for hunter in g.order:
        if TRANSFORM in hunter.played:
            if weapons.keys().isdisjoint(hunter.hand):
                if g.heard:
                    g.emit(ev.NoWeapon(who=hunter.seat))
            else:
                asks.append(Ask(hunter.seat, "transform", Weapon(hunter, weapons)))
    if not asks:
        return
    picks = yield AskAll(asks)
    play(g, picks, ev.Transformed)
