"""Battles (p. 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import Battle, Laid, Side, Table
from ..words.battle import battle_effect
from .control import Gain, check_control, resistance, standing, take_control
from .movement import in_hero_region, retreat, strengthen, weaken
from .offers import Listed, Refused
from .reserve import (
    NO,
    YES,
    exhaust,
    leave_hand,
    self_inflicted,
)
from .sides import bearable, leading, may_lay, rival, room, side, symbols, tally

PASS = "pass"


def end_of_phase(g: Table) -> Iterable[Any]:
    """Control, then Battles (LR-CONTROL-03, LR-MARCH-02, LR-BATTLE-01): a flow, or nothing where all is as it was."""
    if g.stirred:
        gained, contested = standing(g)
        if gained or contested:
            return settle(g, gained, contested)
    elif not g.activated and not g.awakened:
        return ()
    forget_phase(g)
    return ()


def settle(g: Table, gained: list[Gain], contested: list[str]) -> Flow:
    """Control first, then Battles one at a time in the order the Active Player chooses
    (LR-CONTROL-03, LR-MARCH-02, LR-BATTLE-01, LR-BATTLE-02)."""
    if gained:
        yield from take_control(g, gained)
    if contested:
        while places := standing(g)[1]:
            at = places[0] if len(places) == 1 else (yield Ask(g.active, "battle-order", places))
            yield from battle(g, at)
        yield from check_control(g)
    forget_phase(g)


def forget_phase(g: Table) -> None:
    """What was done in it matters no longer."""
    g.stir(False)
    g.arrived.clear()
    g.activated.clear()
    g.awakened.clear()


def battle(g: Table, at: str) -> Flow:
    """Six steps in order (LR-BATTLE-03)."""
    attacker, defender = sides_of(g, at)
    g.battle = Battle(at=at, attacker=Side(seat=attacker), defender=Side(seat=defender))
    tally(g)
    g.emit(ev.BattleBegan(who=attacker, whom=defender, where=at))
    for seat in (defender, attacker):
        yield from self_inflicted(g, seat, at)
    yield from use_battle_artifact(g, defender, "before-defence")
    yield from play_cards(g)
    yield from count_strength(g)
    yield from losing_side(g)
    yield from winning_side(g)
    yield from control_after_battle(g)


def sides_of(g: Table, at: str) -> tuple[int, int]:
    """Whoever brought Armies in attacks whoever was there; the Active Player before anybody else (LR-BATTLE-04)."""
    seats = sorted({g.armies[army].seat for army in g.armies_at(at)})
    came = [seat for seat in seats if any(army in g.arrived for army in g.own_armies_at(seat, at))]
    attacker = g.active if g.active in came else (came or seats)[-1]
    others = [seat for seat in seats if seat != attacker]
    defender = next((seat for seat in others if seat not in came), others[0])
    return attacker, defender


def use_battle_artifact(g: Table, seat: int, when: str) -> Flow:
    """Charged Artifacts for this moment may be exhausted for Battle strength (LR-ARTIFACT-03, LR-BATTLE-08)."""
    player = g.players[seat]
    for artifact in list(player.artifacts):
        record = g.content.artifacts[artifact]
        if record.when != when or artifact in player.exhausted:
            continue
        if (yield Ask(seat, "use-artifact", [YES, NO], {"artifact": artifact})) == YES:
            exhaust(g, seat, artifact)
            side(g, seat).extra += record.strength
            tally(g)


# -- step 1 ----------------------------------------------------------------------------------------------------------
def play_cards(g: Table) -> Flow:
    """In turns, the defender first, a card or a pass, until both have passed (LR-BATTLE-04, LR-BATTLE-07)."""
    b = g.fight
    while not (b.defender.passed and b.attacker.passed):
        for one in (b.defender, b.attacker):
            if not one.passed:
                yield from play_or_pass(g, one.seat)


def play_or_pass(g: Table, seat: int) -> Flow:
    """A card's effect is resolved at once and it stays in front of its player (LR-BATTLE-05). Without cards there is
    nothing but to pass."""
    if g.players[seat].hand:
        card = yield Ask(seat, "battle-card", Listed(None, battle_cards, no_battle_cards, g, seat))
        if card != PASS:
            leave_hand(g, seat, card)
            side(g, seat).laid.append(Laid(card=card))
            tally(g)
            g.emit(ev.BattleCard(who=seat, card=card))
            effect = g.card(card).battle
            if effect is not None:
                flow = battle_effect(g, seat, effect)
                if flow is not None:
                    yield from flow
                tally(g)
            return
    side(g, seat).passed = True
    g.emit(ev.Passed(who=seat))


def battle_cards(g: Table, seat: int) -> list[Value]:
    """A card from hand whose Casualty symbols one's Armies here can bear, or pass (LR-BATTLE-04, LR-BATTLE-06)."""
    most, combat = room(g, seat), g.content.combat
    cards = [card for card in g.players[seat].hand if combat[card].casualties <= most and may_lay(g, seat, card)]
    return [*cards, PASS]


def no_battle_cards(g: Table, seat: int) -> Refused:
    for card in g.players[seat].hand:
        if not bearable(g, seat, g.card(card).casualties):
            yield card, "LR-BATTLE-06"
        elif not may_lay(g, seat, card):
            yield card, "LR-BATTLE-05"


# -- steps 2 to 6 ----------------------------------------------------------------------------------------------------
def count_strength(g: Table) -> Flow:
    """The higher Battle strength wins, the defender on a tie (LR-BATTLE-08, LR-BATTLE-09)."""
    g.fight.step = 2
    for seat in (g.fight.defender.seat, g.fight.attacker.seat):
        yield from use_battle_artifact(g, seat, "after-cards")
    b = g.fight
    b.winner = leading(b).seat
    loser = rival(g, b.winner)
    g.emit(ev.BattleWon(who=b.winner, whom=loser.seat, where=b.at, total=side(g, b.winner).total, against=loser.total))


def loser_of(g: Table) -> int:
    b = g.fight
    assert b.winner is not None
    return rival(g, b.winner).seat


def losing_side(g: Table) -> Flow:
    """Each Army loses 1, then Casualties are divided; what is left retreats together
    (LR-BATTLE-10..13, LR-RETREAT-05)."""
    g.fight.step = 3
    seat, at = loser_of(g), g.fight.at
    spared: list[int] = []
    for _ in range(side(g, seat).lighter):
        armies = [army for army in g.own_armies_at(seat, at) if army not in spared]
        if armies:
            spared.append((yield Ask(seat, "spare-army", armies)))
    for army in g.own_armies_at(seat, at):
        if army not in spared:
            weaken(g, army)
    yield from casualties(g, seat)
    g.fight.step = 4
    armies = g.own_armies_at(seat, at)
    if armies:
        yield from retreat(g, armies)


def casualties(g: Table, seat: int) -> Flow:
    """1 strength for each Casualty symbol one played, divided freely; more than the Armies can bear is ignored
    (LR-BATTLE-11, LR-BATTLE-12, LR-BATTLE-14)."""
    at = g.fight.at
    g.fight.owed = max(0, symbols(g, seat) - g.gifts(seat).casualties_off)
    while g.fight.owed and (armies := g.own_armies_at(seat, at)):
        army = yield Ask(seat, "casualty", armies, {"amount": g.fight.owed})
        g.fight.owed -= 1
        weaken(g, army)
    g.fight.owed = 0


def winning_side(g: Table) -> Flow:
    """The winner pays only for the symbols (LR-BATTLE-14)."""
    b = g.fight
    b.step = 5
    assert b.winner is not None
    yield from casualties(g, b.winner)


def control_after_battle(g: Table) -> Flow:
    """The cards are discarded, and the winner takes the Territory if an Army is left and strong enough
    (LR-BATTLE-15, LR-CONTROL-07)."""
    b = g.fight
    b.step = 6
    assert b.winner is not None
    seat, at = b.winner, b.at
    for one in (b.defender, b.attacker):
        g.combat_discard += [laid.card for laid in one.laid]
        one.laid = []
    g.battle = None
    alone = {g.armies[army].seat for army in g.armies_at(at)} == {seat}
    if alone and g.owner.get(at) != seat and g.strength_at(seat, at) >= resistance(g, seat, at):
        yield from take_control(g, [(seat, at)], fought=True)
    if g.gifts(seat).region_win and in_hero_region(g, seat, at):
        armies = [army for army in g.own_armies_at(seat, at) if g.armies[army].strength < 6]
        if armies:
            army = yield Ask(seat, "strengthen", armies)
            strengthen(g, army)
