"""Step 7, the Hunter's Dream, and Upgrades (p. 12-13)."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..records import Card
from ..state import CARD_LIMIT, DREAM, MAX_HP, NO_UPGRADE, Hunter, Table
from .hunters import leave_the_game, store


def hunters_dream(g: Table) -> Flow:
    """Step 7: from the First Player to the left, each Hunter in the Dream stores, recovers, upgrades and rests; the
    dead only upgrade and rest, and recover if they had played Hunter's Dream (BB-DREAM-01..10)."""
    g.step = 7
    dreaming = g.content.dreaming
    for hunter in g.order:
        played = hunter.played
        for card in played:
            if card in dreaming:
                store_by_card(g, hunter, dreaming[card])
        if DREAM in played:
            store_in_dream(g, hunter)
            recover(g, hunter)
        elif not hunter.dead:
            continue
        yield from gain_upgrade(g, hunter.seat)
        rest(g, hunter)
    refill(g)


def store_by_card(g: Table, hunter: Hunter, card: Card) -> None:
    """What a card stores in step 7 without the Dream (BB-CARDS-14)."""
    for bank in card.dream:
        store(g, hunter, bank.amount)


def store_in_dream(g: Table, hunter: Hunter) -> None:
    """All Collected Blood Echoes become Stored (BB-DREAM-03); the dead have none (BB-DREAM-09)."""
    amount = hunter.collected
    if amount:
        store(g, hunter, (amount + 1) // 2 if g.aura.half_stored else amount)


def recover(g: Table, hunter: Hunter) -> None:
    """The whole used pile and the Hunter's Dream just played return to hand (BB-DREAM-05, BB-DREAM-06)."""
    hand, used = hunter.hand, hunter.used
    amount = len(used)
    hunter.played.remove(DREAM)
    hand.extend(used)
    hand.append(DREAM)
    used.clear()
    if g.heard:
        g.emit(ev.Recovered(who=hunter.seat, amount=amount))


def gain_upgrade(g: Table, seat: int) -> Flow:
    """One of the Available Upgrades, if wanted, straight to hand (BB-DREAM-07, BB-UPGRADE-01..06, BB-DEATH-04)."""
    if not g.available:
        return
    card = yield Ask(seat, "upgrade", [*g.available, NO_UPGRADE])
    if card == NO_UPGRADE:
        return
    hunter = g.hunters[seat]
    g.available.remove(card)
    hunter.hand.append(card)
    hunter.owned.append(card)
    if g.heard:
        g.emit(ev.Upgraded(who=seat, card=card))
    if len(hunter.owned) > CARD_LIMIT:
        yield from keep_to_limit(g, seat)


def keep_to_limit(g: Table, seat: int) -> Flow:
    """With an eighth card, one leaves the game at once, but never Hunter's Dream (BB-UPGRADE-07..09)."""
    hunter = g.hunters[seat]
    while len(hunter.owned) > CARD_LIMIT:
        card = yield Ask(seat, "remove-card", Removable(hunter))
        if card.__class__ is tuple:
            card, place = card
            (hunter.used if place == "used" else hunter.played).remove(card)
        elif card in hunter.hand:
            hunter.hand.remove(card)
        else:
            (hunter.used if card in hunter.used else hunter.played).remove(card)
        leave_the_game(g, hunter, card)


class Removable(Offer):
    """All cards but Hunter's Dream, each by its name; a copy that lies elsewhere than one in hand by its place too
    (BB-UPGRADE-09)."""

    __slots__ = ("hunter",)

    def __init__(self, hunter: Hunter) -> None:
        self.hunter = hunter

    def __call__(self) -> list[str | tuple[str, str]]:
        hunter = self.hunter
        hand, used = hunter.hand, hunter.used
        cards: list[str | tuple[str, str]] = [*hand, *used, *hunter.played]
        while DREAM in cards:
            cards.remove(DREAM)
        for card in used:
            if card in hand:
                cards.append((card, "used"))
        for card in hunter.played:
            if card in hand or card in used:
                cards.append((card, "played"))
        return cards

    offered = __call__

    def refused(self) -> Iterator[tuple[str, str]]:
        yield DREAM, "BB-UPGRADE-09"


def rest(g: Table, hunter: Hunter) -> None:
    """Back to full HP, and back from the dead (BB-DREAM-08, BB-DEATH-02, BB-DEATH-03)."""
    hunter.dead = False
    hunter.hp = g.aura.rest_hp or MAX_HP
    if g.heard:
        g.emit(ev.Rested(who=hunter.seat, hp=hunter.hp))


def refill(g: Table) -> None:
    """Up to the number of players, after all have chosen, while the deck lasts (BB-UPGRADE-04, BB-UPGRADE-05)."""
    missing = min(len(g.hunters) - len(g.available), len(g.deck))
    if missing > 0:
        new = [g.chance.draw(g.deck) for _ in range(missing)]
        g.available += new
        if g.heard:
            g.emit(ev.Refilled(cards=tuple(new)))
