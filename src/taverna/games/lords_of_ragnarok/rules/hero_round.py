"""The Hero round of a Hunt (p. 11)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Offers, Value

from ..records.words import HuntWord
from ..state import Table
from ..words.hunt import after_wound, hunt_effect, worth_asking
from .hunting import ANY, BLOOD_PRICE, blood, cards_of, fillers, leads, needed, open_spaces, taken_by, uncovered, unused
from .monster_round import pay_blood
from .reserve import NO, YES, HuntFailed, discard, use_blessing
from .wounds import complete, cover, play_filler, put_away_cards

END_ROUND = "end-round"
GIVE_UP = "give-up"
THUNDERCLAP = "thunderclap"


def hero_round(g: Table) -> Flow:
    """Wounds by Combat cards that match, any number, but at least one or the Hunt has failed. True if it was killed
    (LR-HROUND-01..05, LR-HUNTEND-04)."""
    h = g.hunting
    h.hero_round, h.dealt = True, 0
    seat = h.hunter
    while True:
        choice = yield Ask(seat, "hero-round", hero_offer(g), {"monster": h.foe})
        if choice == GIVE_UP:
            raise HuntFailed("no-wound")
        if choice == END_ROUND:
            return False
        if choice == BLOOD_PRICE:
            yield from pay_blood(g)
            continue
        if choice == THUNDERCLAP:
            use_blessing(g, seat, lambda gift: gift.thunderclap, g.hunting.used)
            yield from pay_thunderclap(g, seat)
            yield from deal(g, [ANY])
        else:
            symbol = play_filler(g, choice)
            yield from deal(g, [symbol], choice)
        if not uncovered(g):
            return True


def hero_offer(g: Table) -> Offers:
    """Cards that can cover a space, alone or (against the Boss) with another; the round may end after a Wound, and
    before the first one the Hunt may be given up (LR-HROUND-01, LR-HROUND-05, LR-HUNTEND-04, LR-WSPACE-02)."""
    return Offers(
        Offer(lambda: fillers(g), ("LR-HROUND-01", lambda way: leads(g, [], way))),
        lambda: [*once(g), *blood(g)],
        Offer(lambda: [END_ROUND], gates=(("LR-HROUND-05", lambda: g.hunting.dealt > 0),)),
        Offer(lambda: [GIVE_UP], gates=(("LR-HUNTEND-04", lambda: not g.hunting.dealt),)),
    )


def once(g: Table) -> list[str]:
    """Against the Boss the space it covers takes a card besides (LR-WSPACE-02)."""
    if not unused(g, lambda gift: gift.thunderclap):
        return []
    seat = g.hunting.hunter
    left = len(g.players[seat].hand) - g.gifts(seat).thunderclap
    if needed(g) > 1 and not completes(g, left):
        return []
    return [THUNDERCLAP] if left >= 0 else []


def pay_thunderclap(g: Table, seat: int) -> Flow:
    """Cards of the hunter's choice, except that against the Boss one that completes the Wound stays in hand
    (LR-WSPACE-02)."""
    for left in range(g.gifts(seat).thunderclap, 0, -1):
        still = len(g.players[seat].hand) - left
        cards = Offer(
            lambda: list(g.players[seat].hand),
            ("LR-WSPACE-02", lambda card, still=still: needed(g) == 1 or completes(g, still, card)),  # type: ignore[misc]
        )
        discard(g, seat, (yield Ask(seat, "discard-card", cards, {"amount": left})))


def completes(g: Table, left: int, without: str = "") -> bool:
    """Does what is left in hand bring the other symbol of a space of the Boss?"""
    return any(
        len(cards_of(way)) <= left and without not in taken_by(way) and leads(g, [ANY], way) for way in fillers(g)
    )


def deal(g: Table, symbols: list[str], way: Value = None) -> Flow:
    """Complete the symbols, resolve Hunt effects if wanted, then marker, Reward, and what effects add
    (LR-HROUND-01..03, LR-WSPACE-01, LR-WSPACE-02)."""
    seat = g.hunting.hunter
    symbols = yield from complete(g, symbols)
    if not symbols:
        return
    played = list(g.hunting.with_cards)
    effects: list[tuple[str, HuntWord]] = []
    for card in played:
        effect = g.card(card).hunt
        if effect is None or not worth_asking(g, card, effect, symbols):
            continue
        if (yield Ask(seat, "hunt-effect", [YES, NO], {"card": card})) == YES:
            effects.append((card, effect))
            yield from hunt_effect(g, card, effect)
    space = yield Ask(seat, "wound-space", open_spaces(g, symbols), {"monster": g.hunting.foe})
    yield from cover(g, space, rewarded(g, way, space))
    put_away_cards(g)
    for card, effect in effects:
        yield from after_wound(g, card, effect)


def rewarded(g: Table, way: Value, space: int) -> bool:
    """A card that by its own effect covers a space of another Weapon may forfeit the Reward."""
    if not isinstance(way, str) or not g.card(way).no_reward:
        return True
    return g.card(way).weapon in g.content.spaces(g.hunting.foe)[space].weapons
