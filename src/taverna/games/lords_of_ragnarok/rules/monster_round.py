"""The Monster round of a Hunt (p. 10-11)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import Table
from ..words.hunter import hunter_blow
from .hunting import BLOOD_PRICE, blocks, blood, can_pay_blood, fury_of, hunt_value, insight
from .reserve import DONE, HuntFailed, leave_hand, take_cards, take_wound, use_blessing


def monster_round(g: Table) -> Flow:
    """Seven steps (LR-MROUND-01..10)."""
    h = g.hunting
    h.round += 1
    h.hero_round = False
    if not h.deck:
        g.emit(ev.AttackDeckEmpty(monster=h.foe))
        raise HuntFailed("deck-empty")
    card = yield Ask(h.by, "monster-attack", lambda: g.hunting.hand, {"monster": h.foe})
    play_attack(g, card)
    yield from defend(g)
    yield from resolve_attack(g)
    h = g.hunting
    attack = g.content.attacks[card]
    g.combat_discard += h.defence
    h.defence.clear()
    if not h.no_card:
        take_cards(g, h.hunter, 1)
    wisdom = insight(g, h.hunter)
    if wisdom + h.total >= attack.weak_point:
        g.emit(ev.WeakPoint(who=h.hunter, total=wisdom + h.total, needed=attack.weak_point))
        take_cards(g, h.hunter, 1)
    monster_draws(g, max(1, attack.draws - h.fewer))
    h.fewer = 0
    h.discard.append(card)
    h.card = None


def play_attack(g: Table, card: str) -> None:
    """Step 2: one card is played, the rest of the hand discarded (LR-MROUND-02)."""
    h = g.hunting
    h.hand.remove(card)
    rest = tuple(h.hand)
    h.discard += rest
    h.hand.clear()
    h.peeked = False
    g.chance.reveal()
    h.card, h.total, h.blocked, h.no_card = card, 0, False, False
    h.fury = fury_of(g, card)
    g.emit(ev.MonsterAttacked(monster=h.foe, card=card, fury=h.fury))
    if rest:
        g.emit(ev.MonsterDiscarded(monster=h.foe, cards=rest))


def defend(g: Table) -> Flow:
    """Step 3: any number of Combat cards (LR-MROUND-03)."""
    seat = g.hunting.hunter
    while g.players[seat].hand or can_pay_blood(g):
        card = yield Ask(seat, "defend", lambda: [*g.players[seat].hand, *blood(g), DONE], about_defence(g))
        if card == DONE:
            return
        if card == BLOOD_PRICE:
            yield from pay_blood(g)
            continue
        leave_hand(g, seat, card)
        h = g.hunting
        h.defence.append(card)
        h.total += hunt_value(g, card)
        assert h.card is not None
        h.blocked |= blocks(g, card, h.card)
        g.emit(ev.Defended(who=seat, card=card, total=h.total, fury=h.fury))


def pay_blood(g: Table) -> Flow:
    """A Wound for Combat cards."""
    h = g.hunting
    use_blessing(g, h.hunter, lambda gift: gift.blood_price, h.used)
    yield from take_wound(g, h.hunter)
    take_cards(g, g.hunting.hunter, g.gifts(h.hunter).blood_price)


def about_defence(g: Table) -> dict[str, Value]:
    h = g.hunting
    assert h.card is not None
    return {"card": h.card, "fury": h.fury, "total": h.total}


def resolve_attack(g: Table) -> Flow:
    """Step 4: enough value, or a Shield, keeps everything off; else the attack takes effect
    (LR-MROUND-04..06). A Shield that costs a Wound costs it only if it was needed."""
    h = g.hunting
    assert h.card is not None
    attack = g.content.attacks[h.card]
    if h.total >= h.fury:
        g.emit(ev.AttackStopped(who=h.hunter, card=h.card))
    elif h.blocked:
        g.emit(ev.AttackStopped(who=h.hunter, card=h.card))
        shields = [g.card(card).block for card in h.defence if blocks(g, card, h.card)]
        for _ in range(min(shield.wounds for shield in shields if shield is not None)):
            yield from take_wound(g, h.hunter)
    else:
        h.was_wounded = bool(g.players[h.hunter].wounded)
        for blow in attack.does:
            yield from hunter_blow(g, blow)


def monster_draws(g: Table, amount: int) -> None:
    """As many as there are; the deck is not reshuffled during a Hunt (LR-MROUND-10)."""
    h = g.hunting
    drawn = [g.chance.draw(h.deck) for _ in range(min(amount, len(h.deck)))]
    h.hand += drawn
    h.peeked = False
    if drawn:
        g.emit(ev.MonsterDrew(by=h.by, cards=tuple(drawn)))
