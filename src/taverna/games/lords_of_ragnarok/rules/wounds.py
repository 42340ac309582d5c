"""Dealing Wounds to a Monster: symbols are completed, a marker is laid, the Reward taken (p. 11)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Value

from .. import events as ev
from ..state import Table
from ..words.boons import REWARDS, receive
from .hunting import ANY, cards_of, fillers, fitting, leads, needed, open_spaces, symbol_of, taken_by, uncovered, unused
from .reserve import SKIP, exhaust, gain_runes, leave_hand, use_blessing
from .victory import boss_killed


def play_filler(g: Table, way: Value) -> str:
    """Cards from hand for the Wound being dealt; returns the symbol they bring."""
    h = g.hunting
    symbol = symbol_of(g, way)
    if not isinstance(way, str) and way[0] == "wild":
        exhaust(g, h.hunter, way[1])
    for card in cards_of(way):
        leave_hand(g, h.hunter, card)
        h.with_cards.append(card)
        g.emit(ev.HuntCard(who=h.hunter, card=card))
    return symbol


def complete(g: Table, symbols: list[str]) -> Flow:
    """As many symbols as one Wound takes: against the Boss a second card is played with the first (LR-WSPACE-02).
    Nothing if no card in hand completes them; what was played is then lost."""
    while len(symbols) < needed(g):
        have = symbols
        ways = Offer(lambda: fillers(g), ("LR-WSPACE-02", lambda way, have=have: leads(g, have, way)))  # type: ignore[misc]
        if not ways.ahead():
            put_away_cards(g)
            return []
        symbols = [*have, play_filler(g, (yield Ask(g.hunting.hunter, "second-weapon", ways)))]
    return symbols


def put_away_cards(g: Table) -> None:
    """Played cards are discarded when resolved."""
    h = g.hunting
    g.combat_discard += h.with_cards
    h.with_cards.clear()


def wound_with_any_card(g: Table) -> Flow:
    """One more Wound, if wanted, with any card from hand, whatever its Weapon."""
    seat = g.hunting.hunter
    if not g.players[seat].hand:
        return
    cards = Offer(
        lambda: [*g.players[seat].hand, SKIP], ("LR-WSPACE-02", lambda card: card == SKIP or as_any_weapon(g, card))
    )
    card = yield Ask(seat, "extra-card", cards)
    if card != SKIP:
        play_filler(g, card)
        yield from deal_more(g, ANY)


def as_any_weapon(g: Table, card: str) -> bool:
    """Would this card, whatever its Weapon, deal a Wound: against the Boss with another from hand? (LR-WSPACE-02)"""
    if needed(g) == 1:
        return bool(fitting(g, [ANY]))
    return any(card not in taken_by(way) and fitting(g, [ANY, symbol_of(g, way)]) for way in fillers(g))


def deal_more(g: Table, symbol: str) -> Flow:
    """Like any Wound, but the effects of its cards are not resolved again."""
    if needed(g) == 1 and not fitting(g, [symbol]):
        return
    symbols = yield from complete(g, [symbol])
    if symbols:
        space = yield Ask(g.hunting.hunter, "wound-space", open_spaces(g, symbols), {"monster": g.hunting.foe})
        yield from cover(g, space, True)
        put_away_cards(g)


def cover(g: Table, space: int, reward: bool) -> Flow:
    """A marker on the space, and its Reward at once (LR-WSPACE-01, LR-HROUND-03, LR-REWARD-01..04)."""
    h = g.hunting
    seat, beast = h.hunter, g.beasts[h.foe]
    record = g.content.spaces(h.foe)[space]
    beast.wounds[space] = seat
    beast.order.append(space)
    h.dealt += 1
    left = len(uncovered(g))
    g.emit(ev.WoundDealt(who=seat, monster=h.foe, weapons=record.weapons, left=left))
    if h.foe == g.boss and not left:
        g.emit(ev.Killed(who=seat, monster=h.foe))
        boss_killed(g, seat)
    if record.reward is not None and reward:
        g.emit(ev.Rewarded(who=seat, reward=record.reward))
        yield from receive(g, seat, REWARDS[record.reward])
        if unused(g, lambda gift: gift.reward_rune):
            use_blessing(g, seat, lambda gift: gift.reward_rune, g.hunting.used)
            yield from gain_runes(g, seat, g.gifts(seat).reward_rune)
