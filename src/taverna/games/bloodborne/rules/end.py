"""Step 8, the end of the round (p. 14), and the next Monster (p. 6, 15)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..cards import EchoPerDeath, HurtAll, HurtFirst, LoseEchoes, RevealEffect, UseUpCard
from ..state import DREAM, Hunter, Table
from .hunters import leave_the_game, take_damage

EXTRA_ECHOES = {3: 0, 4: 1, 5: 2}


def end_of_round(g: Table) -> Flow:
    """Cards to the used pile, the marker to the left, the next Monster (BB-END-01..05)."""
    g.step = 8
    for hunter in g.hunters:
        put_away(g, hunter)
    pass_marker(g)
    new_round(g)
    if g.monster is None:
        yield from reveal_next(g)


def put_away(g: Table, hunter: Hunter) -> None:
    """Played cards go to the used pile, open to all; some cards say otherwise (BB-END-01, BB-END-02)."""
    for card in hunter.played:
        if hunter.broken and card in hunter.broken and card != DREAM:
            leave_the_game(g, hunter, card)
        elif not g.slain and card in g.content.returning:
            hunter.hand.append(card)
            g.emit(ev.TookBack(who=hunter.seat, card=card))
        else:
            hunter.used.append(card)
    if hunter.played:
        hunter.played = []
    if hunter.broken:
        hunter.broken = []


def pass_marker(g: Table) -> None:
    """To the player on the left who is still in the game (BB-END-03)."""
    g.first = (g.first + 1) % len(g.hunters)
    while g.hunters[g.first].out:
        g.first = (g.first + 1) % len(g.hunters)


def new_round(g: Table) -> None:
    """What held for a round is over before the next Monster comes: a Hunter it kills dies in the new round."""
    g.round += 1
    g.fallen_before, g.fallen = g.fallen, []
    g.rolled, g.total = [], None
    g.silencer, g.scythes, g.slain = None, [], False
    for hunter in g.hunters:
        hunter.dealt = hunter.hurt = 0
        if hunter.guard or hunter.immune or hunter.weakened or hunter.attacks_last or hunter.scavenged:
            hunter.guard = hunter.weakened = hunter.scavenged = 0
            hunter.immune = hunter.attacks_last = False


def reveal_next(g: Table) -> Flow:
    """The top card of the Chalice Dungeon deck; after the last one, the Final Boss (BB-END-04, BB-FINAL-01)."""
    if g.dungeon:
        g.monster = g.chance.draw(g.dungeon)
        place_echoes(g, g.content.foes[g.monster].hp + g.aura.others_extra)
        g.emit(ev.MonsterRevealed(monster=g.monster, echoes=g.echoes))
    else:
        g.monster = g.final
        place_echoes(g, g.content.foes[g.final].hp)
        g.emit(ev.FinalBossCame(monster=g.final, echoes=g.echoes))
    for effect in g.content.foes[g.monster].revealed:
        yield from monster_effect(g, effect)
    g.full = g.echoes


def place_echoes(g: Table, hp: int) -> None:
    """HP as Blood Echoes, and more with 4 or 5 players (BB-CARDS-01..03, BB-CARDS-10)."""
    g.echoes = hp + EXTRA_ECHOES[len(g.hunters)]
    g.bank -= g.echoes


def monster_effect(g: Table, effect: RevealEffect) -> Flow:
    """What a Monster does on being revealed or on escaping (BB-CARDS-06, BB-ESCAPE-03)."""
    living = g.fighters()
    match effect:
        case HurtAll(amount):
            take_damage(g, living, [amount] * len(living))
        case HurtFirst(amount):
            take_damage(g, [g.hunters[g.first]], [amount])
        case LoseEchoes(amount, richest):
            most = max((hunter.collected for hunter in living), default=0)
            for hunter in living:
                if not richest or hunter.collected == most:
                    lose_echoes(g, hunter, amount)
        case EchoPerDeath(amount):
            g.echoes += amount * len(g.fallen_before)
            g.bank -= amount * len(g.fallen_before)
        case UseUpCard():
            for hunter in living:
                yield from use_up_card(g, hunter.seat)


def lose_echoes(g: Table, hunter: Hunter, amount: int) -> None:
    amount = min(amount, hunter.collected)
    if amount:
        hunter.collected -= amount
        g.bank += amount
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
    g.emit(ev.UsedUp(who=seat, card=card))
