"""Battles (p. 12)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..records.words import (
    BattleWord,
    Berserk,
    CancelCasualty,
    CancelShield,
    DrawCards,
    Feint,
    If,
    LighterLoss,
    NoShields,
    PayRune,
    Plus,
    PlusPerWeapon,
    RivalDiscards,
    WeakenRival,
)
from ..state import Battle, Laid, Side, Table
from .control import check_control, contested, gains, occupants, resistance, take_control
from .movement import retreat, strengthen, weaken
from .reserve import SKIP, discard_cards, draw_cards, leave_hand, runes_of, spend_rune, take_wound, unwounded

PASS = "pass"
YES = "yes"
NO = "no"


def end_of_phase(g: Table) -> Flow:
    """Control first, then Battles one at a time in the order the Active Player chooses
    (LR-CONTROL-03, LR-MARCH-02, LR-BATTLE-01, LR-BATTLE-02)."""
    now = occupants(g)
    if gained := gains(g, now):
        yield from take_control(g, gained)
    if now[1]:
        while places := contested(g):
            at = places[0] if len(places) == 1 else (yield Ask(g.active, "battle-order", places))
            yield from battle(g, at)
        yield from check_control(g)
    g.arrived.clear()
    g.activated.clear()
    g.awakened.clear()


def battle(g: Table, at: str) -> Flow:
    """Six steps in order (LR-BATTLE-03)."""
    attacker, defender = sides_of(g, at)
    g.battle = Battle(at=at, attacker=Side(seat=attacker), defender=Side(seat=defender))
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


def in_hero_region(g: Table, seat: int, at: str) -> bool:
    hero = g.players[seat].at
    return bool(hero) and g.map.region_of[hero] == g.map.region_of[at]


def self_inflicted(g: Table, seat: int, at: str) -> Flow:
    """Before a Hunt or Battle in the Region of the Hero, some may take a Wound."""
    if not g.gifts(seat).region_wound or not in_hero_region(g, seat, at) or not unwounded(g, seat):
        return
    if (yield Ask(seat, "self-wound", [YES, NO])) == YES:
        yield from take_wound(g, seat)


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


def exhaust(g: Table, seat: int, artifact: str) -> None:
    """Turned, and of no use until any Monument is built (LR-ARTIFACT-03, LR-ARTIFACT-04)."""
    g.players[seat].exhausted.append(artifact)
    g.emit(ev.UsedArtifact(who=seat, artifact=artifact))


# -- the two sides ---------------------------------------------------------------------------------------------------
def fight(g: Table) -> Battle:
    assert g.battle is not None
    return g.battle


def side(g: Table, seat: int) -> Side:
    b = fight(g)
    return b.attacker if b.attacker.seat == seat else b.defender


def rival(g: Table, seat: int) -> Side:
    b = fight(g)
    return b.defender if b.attacker.seat == seat else b.attacker


def symbols(g: Table, seat: int) -> int:
    """Casualty symbols this player has played and not cancelled (LR-BATTLE-06)."""
    one = side(g, seat)
    return max(0, sum(g.card(laid.card).casualties + laid.casualties for laid in one.laid) - one.spared)


def battle_strength(g: Table, seat: int) -> int:
    """Cards, total Army strength, and what Artifacts, Blessings and Heroes add (LR-BATTLE-08)."""
    b, one = fight(g), side(g, seat)
    armies = g.own_armies_at(seat, b.at)
    total = one.extra + sum(g.armies[army].strength for army in armies)
    hammer = g.gifts(seat).hammer_value
    for laid in one.laid:
        card = g.card(laid.card)
        total += laid.bonus
        if not laid.cancelled:
            total += card.value + (hammer if card.weapon == "hammer" else 0)
    if g.players[seat].at == b.at:
        total += g.gifts(seat).hero_battle
    if b.attacker.seat == seat:
        if in_hero_region(g, seat, b.at):
            total += g.gifts(seat).region_attack * len(armies)
    elif b.at in g.map.cities:
        total += g.gifts(seat).city_defence
    return total


def tally(g: Table) -> None:
    """Keep the totals on the table up to date."""
    b = fight(g)
    for one in (b.attacker, b.defender):
        one.total = battle_strength(g, one.seat)


# -- step 1 ----------------------------------------------------------------------------------------------------------
def play_cards(g: Table) -> Flow:
    """In turns, the defender first, a card or a pass, until both have passed (LR-BATTLE-04, LR-BATTLE-07)."""
    b = fight(g)
    tally(g)
    seats = (b.defender.seat, b.attacker.seat)
    while not all(side(g, seat).passed for seat in seats):
        for seat in seats:
            if not side(g, seat).passed:
                yield from play_or_pass(g, seat)


def play_or_pass(g: Table, seat: int) -> Flow:
    """A card's effect is resolved at once and it stays in front of its player (LR-BATTLE-05). Without cards there is
    nothing but to pass."""
    if g.players[seat].hand:
        card = yield Ask(seat, "battle-card", battle_cards(g, seat))
        if card != PASS:
            leave_hand(g, seat, card)
            side(g, seat).laid.append(Laid(card=card))
            g.emit(ev.BattleCard(who=seat, card=card))
            tally(g)
            effect = g.card(card).battle
            if effect is not None:
                yield from battle_effect(g, seat, effect)
                tally(g)
            return
    side(g, seat).passed = True
    g.emit(ev.Passed(who=seat))


def battle_cards(g: Table, seat: int) -> Offer:
    """A card from hand whose Casualty symbols one's Armies here can bear, or pass (LR-BATTLE-04, LR-BATTLE-06)."""
    return Offer(
        lambda: [*g.players[seat].hand, PASS],
        ("LR-BATTLE-06", lambda card: card == PASS or bearable(g, seat, g.card(card).casualties)),
        ("LR-BATTLE-05", lambda card: card == PASS or may_lay(g, seat, card)),
    )


def may_lay(g: Table, seat: int, card: str) -> bool:
    """Not a Shield once the opponent has forbidden them."""
    return not side(g, seat).no_shields or g.card(card).weapon != "shield"


def bearable(g: Table, seat: int, more: int) -> bool:
    """Would so many more Casualty symbols not exceed total Army strength? Cards without any may always be played."""
    return not more or symbols(g, seat) + more <= g.strength_at(seat, fight(g).at)


def battle_effect(g: Table, seat: int, effect: BattleWord) -> Flow:
    """What the card just laid does, here and now (LR-BATTLE-05)."""
    b, one, other = fight(g), side(g, seat), rival(g, seat)
    laid = one.laid[-1]
    match effect:
        case Plus(amount=amount, when=when):
            if holds(g, seat, when):
                laid.bonus += amount
        case PlusPerWeapon(weapon=weapon):
            laid.bonus += sum(g.card(before.card).weapon == weapon for before in one.laid[:-1])
        case RivalDiscards(least=least):
            if len(g.players[other.seat].hand) >= least:
                yield from discard_cards(g, other.seat, 1)
        case CancelCasualty():
            if symbols(g, seat):
                one.spared += 1
        case Feint():
            yield from feint(g, seat)
        case NoShields():
            other.no_shields = True
        case CancelShield():
            yield from cancel_shield(g, seat)
        case Berserk(amount=amount, casualties=casualties):
            if bearable(g, seat, casualties) and (yield Ask(seat, "berserk", [YES, NO])) == YES:
                laid = side(g, seat).laid[-1]
                laid.bonus += amount
                laid.casualties += casualties
        case WeakenRival():
            armies = [army for army in g.own_armies_at(other.seat, b.at) if g.armies[army].strength > 1]
            if armies:
                army = yield Ask(seat, "weaken-army", armies)
                weaken(g, army)
        case LighterLoss():
            one.lighter += 1
        case PayRune(amount=amount):
            if runes := runes_of(g, seat):
                rune = yield Ask(seat, "pay-rune", [*runes, SKIP], {"amount": amount})
                if rune != SKIP:
                    spend_rune(g, seat, rune)
                    g.emit(ev.SpentRunes(who=seat, runes=(rune,)))
                    side(g, seat).laid[-1].bonus += amount
        case DrawCards(amount=amount):
            yield from draw_cards(g, seat, amount)


def holds(g: Table, seat: int, when: If) -> bool:
    """The conditions on Combat cards."""
    b, at = fight(g), fight(g).at
    match when:
        case "attack":
            return b.attacker.seat == seat
        case "defend":
            return b.defender.seat == seat
        case "armies":
            return len(g.own_armies_at(seat, at)) >= 2
        case "monument":
            return any(g.owner.get(there) == seat for there in g.map.monuments.values())
        case "hero":
            return g.players[seat].at == at
        case "outnumbered":
            return g.strength_at(rival(g, seat).seat, at) > g.strength_at(seat, at)
        case "city":
            return at in g.map.cities
        case "drakkar":
            return at in g.map.coasts[g.players[seat].sea]


def feint(g: Table, seat: int) -> Flow:
    """One other card comes back to hand and one from hand lies in its place, without its effect."""
    before = [laid.card for laid in side(g, seat).laid[:-1]]
    if not before or not g.players[seat].hand:
        return
    back = yield Ask(seat, "feint", [*before, SKIP])
    if back == SKIP:
        return
    card = yield Ask(
        seat,
        "feint-card",
        Offer(
            lambda: [*g.players[seat].hand, SKIP],
            ("LR-BATTLE-06", lambda new: new == SKIP or fits_instead(g, seat, back, new)),
            ("LR-BATTLE-05", lambda new: new == SKIP or may_lay(g, seat, new)),
        ),
        {"card": back},
    )
    if card == SKIP:
        return
    leave_hand(g, seat, card)
    laid = side(g, seat).laid
    laid[[one.card for one in laid].index(back)] = Laid(card=card)
    g.players[seat].hand.append(back)
    g.players[seat].shown.append(back)
    g.emit(ev.Feinted(who=seat, back=back, card=card))


def fits_instead(g: Table, seat: int, back: str, new: str) -> bool:
    one = side(g, seat)
    old = next(laid for laid in one.laid if laid.card == back)
    return bearable(g, seat, g.card(new).casualties - g.card(back).casualties - old.casualties)


def cancel_shield(g: Table, seat: int) -> Flow:
    shields = [laid.card for laid in rival(g, seat).laid if g.card(laid.card).weapon == "shield" and not laid.cancelled]
    if shields:
        card = yield Ask(seat, "cancel-shield", shields)
        for laid in rival(g, seat).laid:
            if laid.card == card:
                laid.cancelled = True
        g.emit(ev.ShieldCancelled(who=seat, card=card))


# -- steps 2 to 6 ----------------------------------------------------------------------------------------------------
def count_strength(g: Table) -> Flow:
    """The higher Battle strength wins, the defender on a tie (LR-BATTLE-08, LR-BATTLE-09)."""
    fight(g).step = 2
    for seat in (fight(g).defender.seat, fight(g).attacker.seat):
        yield from use_battle_artifact(g, seat, "after-cards")
    tally(g)
    b = fight(g)
    b.winner = b.attacker.seat if b.attacker.total > b.defender.total else b.defender.seat
    loser = rival(g, b.winner)
    g.emit(ev.BattleWon(who=b.winner, whom=loser.seat, where=b.at, total=side(g, b.winner).total, against=loser.total))


def loser_of(g: Table) -> int:
    b = fight(g)
    assert b.winner is not None
    return rival(g, b.winner).seat


def losing_side(g: Table) -> Flow:
    """Each Army loses 1, then Casualties are divided; what is left retreats together
    (LR-BATTLE-10..13, LR-RETREAT-05)."""
    fight(g).step = 3
    seat, at = loser_of(g), fight(g).at
    spared: list[int] = []
    for _ in range(side(g, seat).lighter):
        armies = [army for army in g.own_armies_at(seat, at) if army not in spared]
        if armies:
            spared.append((yield Ask(seat, "spare-army", armies)))
    for army in g.own_armies_at(seat, at):
        if army not in spared:
            weaken(g, army)
    yield from casualties(g, seat)
    fight(g).step = 4
    armies = g.own_armies_at(seat, at)
    if armies:
        yield from retreat(g, armies)


def casualties(g: Table, seat: int) -> Flow:
    """1 strength for each Casualty symbol one played, divided freely; more than the Armies can bear is ignored
    (LR-BATTLE-11, LR-BATTLE-12, LR-BATTLE-14)."""
    at = fight(g).at
    fight(g).owed = max(0, symbols(g, seat) - g.gifts(seat).casualties_off)
    while fight(g).owed and (armies := g.own_armies_at(seat, at)):
        army = yield Ask(seat, "casualty", armies, {"amount": fight(g).owed})
        fight(g).owed -= 1
        weaken(g, army)
    fight(g).owed = 0


def winning_side(g: Table) -> Flow:
    """The winner pays only for the symbols (LR-BATTLE-14)."""
    b = fight(g)
    b.step = 5
    assert b.winner is not None
    yield from casualties(g, b.winner)


def control_after_battle(g: Table) -> Flow:
    """The cards are discarded, and the winner takes the Territory if an Army is left and strong enough
    (LR-BATTLE-15, LR-CONTROL-07)."""
    b = fight(g)
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
