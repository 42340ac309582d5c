"""Hunters: damage and death, healing, Blood Echoes (p. 10, 14)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..state import DREAM, MAX_HP, Hunter, Table
from .score import nobody_to_beat


def take_damage(g: Table, damage: Iterable[tuple[Hunter, int]]) -> None:
    """Lower the dials; then all who fell die together (BB-ATTACK-02, BB-ATTACK-05)."""
    fell = False
    for hunter, amount in damage:
        if hunter.guard or hunter.immune:
            amount -= keep_off(g, hunter, amount)
        if amount and not hunter.dead:
            hunter.hurt += amount
            hp = hunter.hp - amount
            if hp <= 0:
                hp, fell = 0, True
            hunter.hp = hp
            if g.heard:
                g.emit(ev.Hurt(who=hunter.seat, amount=amount, hp=hp))
    if fell:
        deaths(g)


def keep_off(g: Table, hunter: Hunter, amount: int) -> int:
    """A guard is used up by what it keeps off."""
    amount = kept_off(hunter, amount)
    if not hunter.immune:
        hunter.guard -= amount
    if amount and g.heard:
        g.emit(ev.KeptOff(who=hunter.seat, amount=amount))
    return amount


def kept_off(hunter: Hunter, amount: int) -> int:
    """How much of it a card keeps away this round: all, or as much as is left of its guard."""
    return amount if hunter.immune else min(amount, hunter.guard)


def pay_hp(g: Table, hunter: Hunter, card: str, amount: int) -> None:
    """A cost in HP is no damage: nothing lowers it, but it kills all the same."""
    hunter.hp = max(0, hunter.hp - amount)
    if g.heard:
        g.emit(ev.PaidHp(who=hunter.seat, card=card, amount=amount, hp=hunter.hp))
    if not hunter.hp:
        deaths(g)


def deaths(g: Table) -> None:
    """Hunters at 0 HP die: they lose what they Collected, keep what they Stored, and are out until step 7
    (BB-ATTACK-05, BB-DEATH-01, BB-DEATH-02, BB-DREAM-04)."""
    dying = [hunter for hunter in g.fighters() if hunter.hp <= 0]
    for hunter in dying:
        hunter.dead = True
        hunter.deaths += 1
        g.fallen.append(hunter.seat)
    last_death = g.aura.last_death
    for hunter in dying:
        lost, hunter.collected = hunter.collected, 0
        g.bank += lost
        if g.heard:
            g.emit(ev.Died(who=hunter.seat, lost=lost))
        if lost:
            scavenge(g, hunter, lost)
        if last_death is not None and hunter.deaths >= last_death:
            hunter.out = True
            g.look_again()
            g.emit(ev.Eliminated(who=hunter.seat))
    if last_death is not None and sum(not hunter.out for hunter in g.hunters) <= 1:
        nobody_to_beat(g)


def scavenge(g: Table, dead: Hunter, left: int) -> None:
    """What living Hunters with a scavenging card pick up of what the dead one lost."""
    scavenging = g.in_play(g.content.scavenging)
    for hunter, _ in scavenging:
        reach = sum(card.scavenges for other, card in scavenging if other is hunter)
        amount = min(left, reach - hunter.scavenged)
        if amount > 0:
            hunter.scavenged += amount
            hunter.collected += amount
            g.bank -= amount
            left -= amount
            if g.heard:
                g.emit(ev.Scavenged(who=hunter.seat, whom=dead.seat, amount=amount))


def heal(g: Table, hunter: Hunter, amount: int) -> None:
    """Recover HP, never above the maximum, and not while a Monster forbids it."""
    amount = min(amount, MAX_HP - hunter.hp)
    if amount > 0 and not hunter.dead and not hunter.out and not g.aura.no_healing:
        hunter.hp += amount
        if g.heard:
            g.emit(ev.Healed(who=hunter.seat, amount=amount, hp=hunter.hp))


def leave_the_game(g: Table, hunter: Hunter, card: str) -> None:
    """A card, already taken from where it lay, is removed for good."""
    hunter.owned.remove(card)
    g.removed.append(card)
    if g.heard:
        g.emit(ev.RemovedCard(who=hunter.seat, card=card))


def store(g: Table, hunter: Hunter, amount: int) -> None:
    """Move Collected Blood Echoes to Stored, where they are never lost (BB-DREAM-03, BB-DREAM-04)."""
    if amount > hunter.collected:
        amount = hunter.collected
    if amount > 0 and not hunter.dead and not hunter.out:
        hunter.collected -= amount
        hunter.stored += amount
        if g.heard:
            g.emit(ev.Stored(who=hunter.seat, amount=amount))


def lose_echoes(g: Table, hunter: Hunter, amount: int) -> None:
    amount = min(amount, hunter.collected)
    if amount:
        hunter.collected -= amount
        g.bank += amount
        if g.heard:
            g.emit(ev.LostEchoes(who=hunter.seat, amount=amount))


def use_up_card(g: Table, seat: int) -> Flow:
    """One card from hand to the used pile, never Hunter's Dream; nothing if there is no other."""
    hunter = g.hunters[seat]
    if all(card == DREAM for card in hunter.hand):
        return
    card = yield Ask(
        seat,
        "use-up-card",
        Offer(
            lambda: hunter.hand,
            ("BB-CARDS-06", lambda card: card != DREAM),
            elsewhere=("BB-PLAY-04", lambda: hunter.used),
        ),
        {"monster": g.monster},
    )
    hunter.hand.remove(card)
    hunter.used.append(card)
    if g.heard:
        g.emit(ev.UsedUp(who=seat, card=card))
