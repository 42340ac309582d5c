"""Step 8, the end of the round (p. 14), and the next Monster (p. 6, 15)."""

from __future__ import annotations

from .. import events as ev
from ..state import DREAM, Hunter, Table
from .effects import Asked, monster_acts
from .hunters import leave_the_game

EXTRA_ECHOES = {3: 0, 4: 1, 5: 2}


def end_of_round(g: Table) -> Asked:
    """Cards to the used pile, the marker to the left, the next Monster (BB-END-01..05)."""
    g.step = 8
    put_away(g, g.hunters)
    pass_marker(g)
    new_round(g)
    return reveal_next(g) if g.monster is None else ()


def put_away(g: Table, hunters: list[Hunter]) -> None:
    """Played cards go to the used pile, open to all; some cards say otherwise (BB-END-01, BB-END-02)."""
    returning, slain = g.content.returning.keys(), g.slain
    for hunter in hunters:
        played = hunter.played
        if hunter.broken or not (slain or returning.isdisjoint(played)):
            put_away_with_care(g, hunter)
        else:
            hunter.used.extend(played)
            played.clear()


def put_away_with_care(g: Table, hunter: Hunter) -> None:
    """Some weapons break on the Monster and leave the game; some cards come back if it was not killed (BB-END-01)."""
    played, broken, returning = hunter.played, hunter.broken, g.content.returning
    while played:
        card = played.pop(0)
        if card in broken and card != DREAM:
            leave_the_game(g, hunter, card)
        elif card in returning and not g.slain:
            hunter.hand.append(card)
            if g.heard:
                g.emit(ev.TookBack(who=hunter.seat, card=card))
        else:
            hunter.used.append(card)
    hunter.broken = []


def pass_marker(g: Table) -> None:
    """To the player on the left who is still in the game (BB-END-03)."""
    for hunter in g.order:
        if hunter.seat != g.first:
            g.begin_with(hunter.seat)
            return


def new_round(g: Table) -> None:
    """What held for a round is over before the next Monster comes: a Hunter it kills dies in the new round."""
    g.round += 1
    if g.fallen or g.fallen_before:
        g.fallen_before, g.fallen = g.fallen, []
    g.rolled, g.total = [], None
    if g.slain or g.scythes or g.silencer is not None:
        g.silencer, g.scythes, g.slain = None, [], False
    for hunter in g.hunters:
        if hunter.dealt:
            hunter.dealt = 0
        if hunter.hurt:
            hunter.hurt = 0
        if hunter.guard or hunter.immune or hunter.weakened or hunter.attacks_last or hunter.scavenged:
            hunter.guard = hunter.weakened = hunter.scavenged = 0
            hunter.immune = hunter.attacks_last = False


def reveal_next(g: Table) -> Asked:
    """The top card of the Chalice Dungeon deck; after the last one, the Final Boss (BB-END-04, BB-FINAL-01)."""
    if g.dungeon:
        monster = g.chance.draw(g.dungeon)
        foe = g.content.foes[monster]
        g.face(monster)
        place_echoes(g, foe.hp + g.aura.others_extra)
        if g.heard:
            g.emit(ev.MonsterRevealed(monster=monster, echoes=g.echoes))
    else:
        foe = g.content.foes[g.final]
        g.face(g.final)
        place_echoes(g, foe.hp)
        g.emit(ev.FinalBossCame(monster=g.final, echoes=g.echoes))
    return monster_acts(g, foe.revealed) if foe.revealed else ()


def place_echoes(g: Table, hp: int) -> None:
    """HP as Blood Echoes, and more with 4 or 5 players (BB-CARDS-01..03, BB-CARDS-10)."""
    g.echoes = g.full = hp + EXTRA_ECHOES[len(g.hunters)]
    g.bank -= g.echoes
