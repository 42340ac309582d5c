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
    for hunter in g.hunters:
        put_away(g, hunter)
    pass_marker(g)
    new_round(g)
    return reveal_next(g) if g.monster is None else ()


def put_away(g: Table, hunter: Hunter) -> None:
    """Played cards go to the used pile, open to all; some cards say otherwise (BB-END-01, BB-END-02)."""
    played, broken, returning = hunter.played, hunter.broken, g.content.returning
    while played:
        card = played.pop(0)
        if broken and card in broken and card != DREAM:
            leave_the_game(g, hunter, card)
        elif card in returning and not g.slain:
            hunter.hand.append(card)
            g.emit(ev.TookBack(who=hunter.seat, card=card))
        else:
            hunter.used.append(card)
    if broken:
        hunter.broken = []


def pass_marker(g: Table) -> None:
    """To the player on the left who is still in the game (BB-END-03)."""
    first, hunters = g.first + 1, g.hunters
    while hunters[first % len(hunters)].out:
        first += 1
    g.first = first % len(hunters)


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


def reveal_next(g: Table) -> Asked:
    """The top card of the Chalice Dungeon deck; after the last one, the Final Boss (BB-END-04, BB-FINAL-01)."""
    if g.dungeon:
        g.monster = g.chance.draw(g.dungeon)
        place_echoes(g, g.content.foes[g.monster].hp + g.aura.others_extra)
        g.emit(ev.MonsterRevealed(monster=g.monster, echoes=g.echoes))
    else:
        g.monster = g.final
        place_echoes(g, g.content.foes[g.final].hp)
        g.emit(ev.FinalBossCame(monster=g.final, echoes=g.echoes))
    revealed = g.content.foes[g.monster].revealed
    return monster_acts(g, revealed) if revealed else ()


def place_echoes(g: Table, hp: int) -> None:
    """HP as Blood Echoes, and more with 4 or 5 players (BB-CARDS-01..03, BB-CARDS-10)."""
    g.echoes = g.full = hp + EXTRA_ECHOES[len(g.hunters)]
    g.bank -= g.echoes
