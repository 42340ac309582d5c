"""What Combat cards do in a Battle (LR-BATTLE-05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

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
from ..rules.movement import weaken
from ..rules.reserve import NO, SKIP, YES, discard_cards, draw_cards, leave_hand, runes_of, spend_rune
from ..rules.sides import bearable, may_lay, rival, side, symbols
from ..state import Laid, Table
from .lexicon import BATTLE_WORDS

PERFORMED = BATTLE_WORDS.of("performed")


def battle_effect(g: Table, seat: int, effect: BattleWord) -> Flow | None:
    """What the card just laid does, here and now: a flow, or nothing more where nothing is asked."""
    flow: Flow | None = PERFORMED[type(effect)](g, seat, effect)
    return flow


# -- more strength ---------------------------------------------------------------------------------------------------
@BATTLE_WORDS.performed(Plus)
def plus(g: Table, seat: int, word: Plus) -> None:
    if holds(g, seat, word.when):
        side(g, seat).laid[-1].bonus += word.amount


def holds(g: Table, seat: int, when: If) -> bool:
    """The conditions on Combat cards."""
    b, at = g.fight, g.fight.at
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


@BATTLE_WORDS.performed(PlusPerWeapon)
def plus_per_weapon(g: Table, seat: int, word: PlusPerWeapon) -> None:
    *before, laid = side(g, seat).laid
    laid.bonus += sum(g.card(other.card).weapon == word.weapon for other in before)


@BATTLE_WORDS.performed(Berserk)
def berserk(g: Table, seat: int, word: Berserk) -> Flow:
    if bearable(g, seat, word.casualties) and (yield Ask(seat, "berserk", [YES, NO])) == YES:
        laid = side(g, seat).laid[-1]
        laid.bonus += word.amount
        laid.casualties += word.casualties


@BATTLE_WORDS.performed(PayRune)
def pay_rune(g: Table, seat: int, word: PayRune) -> Flow:
    if runes := runes_of(g, seat):
        rune = yield Ask(seat, "pay-rune", [*runes, SKIP], {"amount": word.amount})
        if rune != SKIP:
            spend_rune(g, seat, rune)
            side(g, seat).laid[-1].bonus += word.amount
            g.emit(ev.SpentRunes(who=seat, runes=(rune,)))


# -- against the opponent --------------------------------------------------------------------------------------------
@BATTLE_WORDS.performed(RivalDiscards)
def rival_discards(g: Table, seat: int, word: RivalDiscards) -> Flow:
    other = rival(g, seat).seat
    if len(g.players[other].hand) >= word.least:
        yield from discard_cards(g, other, 1)


@BATTLE_WORDS.performed(NoShields)
def no_shields(g: Table, seat: int, word: NoShields) -> None:
    rival(g, seat).no_shields = True


@BATTLE_WORDS.performed(CancelShield)
def cancel_shield(g: Table, seat: int, word: CancelShield) -> Flow:
    shields = [laid.card for laid in rival(g, seat).laid if g.card(laid.card).weapon == "shield" and not laid.cancelled]
    if shields:
        card = yield Ask(seat, "cancel-shield", shields)
        for laid in rival(g, seat).laid:
            if laid.card == card:
                laid.cancelled = True
        g.emit(ev.ShieldCancelled(who=seat, card=card))


@BATTLE_WORDS.performed(WeakenRival)
def weaken_rival(g: Table, seat: int, word: WeakenRival) -> Flow:
    armies = [army for army in g.own_armies_at(rival(g, seat).seat, g.fight.at) if g.armies[army].strength > 1]
    if armies:
        army = yield Ask(seat, "weaken-army", armies)
        weaken(g, army)


# -- for oneself -----------------------------------------------------------------------------------------------------
@BATTLE_WORDS.performed(CancelCasualty)
def cancel_casualty(g: Table, seat: int, word: CancelCasualty) -> None:
    if symbols(g, seat):
        side(g, seat).spared += 1


@BATTLE_WORDS.performed(LighterLoss)
def lighter_loss(g: Table, seat: int, word: LighterLoss) -> None:
    side(g, seat).lighter += 1


@BATTLE_WORDS.performed(DrawCards)
def draw(g: Table, seat: int, word: DrawCards) -> Iterable[Any]:
    return draw_cards(g, seat, word.amount)


@BATTLE_WORDS.performed(Feint)
def feint(g: Table, seat: int, word: Feint) -> Flow:
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
