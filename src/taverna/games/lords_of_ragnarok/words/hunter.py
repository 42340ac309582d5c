"""What a Monster's attack does to the hunter, by its Monster Attack cards and its Special Attack (LR-CARD-02,
LR-CARD-03)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from .. import events as ev
from ..records.terms import ATTRIBUTES
from ..records.words import (
    DealWounds,
    DiscardCards,
    DiscardOrWounds,
    DiscardWeapons,
    EndHunt,
    HunterBlow,
    LoseRune,
    LowerAttribute,
    NoCard,
    PickFromHand,
    Regrow,
    UseSpecial,
)
from ..rules.reserve import (
    SKIP,
    HuntFailed,
    discard,
    discard_cards,
    discard_rune,
    lower_attribute,
    runes_of,
    spend_rune,
    take_wound,
)
from ..state import Table
from .lexicon import HUNTER_BLOWS

PERFORMED = HUNTER_BLOWS.of("performed")


def hunter_blow(g: Table, blow: HunterBlow) -> Flow:
    """One word of an attack against the hunter."""
    flow: Flow | None = PERFORMED[type(blow)](g, blow)
    if flow is not None:
        yield from flow


@HUNTER_BLOWS.performed(UseSpecial)
def use_special(g: Table, blow: UseSpecial) -> Flow:
    foe = g.hunting.foe
    g.emit(ev.SpecialAttack(monster=foe))
    for special in g.content.sheet(foe).special_attack:
        yield from hunter_blow(g, special)


@HUNTER_BLOWS.performed(DealWounds)
def deal_wounds(g: Table, blow: DealWounds) -> Flow:
    h = g.hunting
    if blow.unless_rune and (runes := runes_of(g, h.hunter)):
        paid = yield Ask(h.hunter, "rune-or-wounds", [*runes, SKIP], {"amount": blow.amount})
        if paid != SKIP:
            spend_rune(g, h.hunter, paid)
            g.emit(ev.SpentRunes(who=h.hunter, runes=(paid,)))
            return
    for _ in range(blow.amount + (0 if h.defence else blow.undefended)):
        yield from take_wound(g, h.hunter)


@HUNTER_BLOWS.performed(DiscardCards)
def discard_some(g: Table, blow: DiscardCards) -> Flow:
    h = g.hunting
    if blow.if_wounded and not h.was_wounded:
        return
    hand = g.players[h.hunter].hand
    amount = min((len(hand) + 1) // 2 if blow.half else blow.amount, len(hand))
    if blow.random:
        for _ in range(amount):
            discard(g, h.hunter, g.chance.roll(hand))
    else:
        yield from discard_cards(g, h.hunter, amount)


@HUNTER_BLOWS.performed(DiscardOrWounds)
def discard_or_wounds(g: Table, blow: DiscardOrWounds) -> Flow:
    seat = g.hunting.hunter
    choice = "wounds"
    if len(g.players[seat].hand) >= blow.cards:
        about = {"cards": blow.cards, "wounds": blow.wounds}
        choice = yield Ask(seat, "discard-or-wounds", ["cards", "wounds"], about)
    if choice == "cards":
        yield from discard_cards(g, seat, blow.cards)
    else:
        for _ in range(blow.wounds):
            yield from take_wound(g, seat)


@HUNTER_BLOWS.performed(DiscardWeapons)
def discard_weapons(g: Table, blow: DiscardWeapons) -> Flow:
    """One card of each Weapon held; the hunter chooses which, and of which Weapons if there are more."""
    seat = g.hunting.hunter
    gone: list[str] = []

    def left() -> list[str]:
        return [card for card in g.players[seat].hand if g.card(card).weapon not in gone]

    while len(gone) < blow.most and left():
        card = yield Ask(seat, "discard-card", left, {"amount": blow.most - len(gone)})
        gone.append(g.card(card).weapon)
        discard(g, seat, card)


@HUNTER_BLOWS.performed(PickFromHand)
def pick_from_hand(g: Table, blow: PickFromHand) -> Flow:
    h = g.hunting
    seat, player = h.hunter, g.players[h.hunter]
    player.shown[:] = sorted(player.hand)
    g.chance.reveal()
    g.emit(ev.HandShown(who=seat, cards=tuple(player.shown)))
    for _ in range(blow.amount):
        if g.players[seat].hand:
            card = yield Ask(h.by, "pick-discard", lambda: sorted(g.players[seat].hand), {"whom": seat})
            discard(g, seat, card)


@HUNTER_BLOWS.performed(LoseRune)
def lose_rune(g: Table, blow: LoseRune) -> Flow:
    return discard_rune(g, g.hunting.hunter)


@HUNTER_BLOWS.performed(NoCard)
def no_card(g: Table, blow: NoCard) -> None:
    g.hunting.no_card = True


@HUNTER_BLOWS.performed(LowerAttribute)
def lower_highest(g: Table, blow: LowerAttribute) -> Flow:
    seat = g.hunting.hunter
    player = g.players[seat]
    highest = max(player.value(name) for name in ATTRIBUTES)
    falling = [name for name in ATTRIBUTES if player.value(name) == highest]
    attribute = yield Ask(seat, "lower-attribute", falling)
    yield from lower_attribute(g, seat, attribute)


@HUNTER_BLOWS.performed(EndHunt)
def end_hunt(g: Table, blow: EndHunt) -> None:
    raise HuntFailed("ended")


@HUNTER_BLOWS.performed(Regrow)
def regrow(g: Table, blow: Regrow) -> None:
    """The hunter's newest marker on a space without Reward comes off."""
    h = g.hunting
    beast, spaces = g.beasts[h.foe], g.content.spaces(h.foe)
    for space in reversed(beast.order):
        if beast.wounds[space] == h.hunter and spaces[space].reward is None:
            beast.wounds[space] = None
            beast.order.remove(space)
            g.emit(ev.Regrew(monster=h.foe))
            return
