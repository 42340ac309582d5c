"""The Market between two Missions, and the outfit before one is tried again (p. 39, MD-MARKET-01..15)."""

from __future__ import annotations

from typing import Final

from taverna.core.ask import Ask, AskAny, Flow, Judged, Offer, Offers, Value

from .. import events as ev
from ..records import Content
from ..rules import decks
from ..rules.asking import decide
from ..rules.equipment import drop, reorganise, usable
from ..rules.life import raise_maximum
from ..state import MOST_XP, Hero, Table

MOST_CARDS = 6  # of a Hero that leaves the Market or has lost (MD-MARKET-14, MD-STORY-19)
MOST_ARTIFACTS = 1
READY = "ready"
ENOUGH = "enough"
LEAVING: Final = "leaving"  # the Market is closed, and the Heroes trade among themselves before they go


def market_phase(g: Table) -> Flow:
    """Stock is laid out for all; Heroes trade, exchange, and leave with six cards (MD-MARKET-01..15). Once all are
    done with the Market it closes: all are healed, and may trade once more (MD-MARKET-12, MD-MARKET-13)."""
    if not g.market.open:
        stock(g)
    while len(g.market.ready) < g.seats:
        dealing = dealers(g)
        asks = [Ask(seat, "market", deals(g, hero), {"who": hero.seat}) for seat, hero in dealing.items()]
        seat, act = yield AskAny(asks)
        yield from deal(g, dealing[seat], act)
    if g.step != LEAVING:
        close_market(g)
        if g.seats > 1:
            g.market.ready.clear()
            g.market.handed.clear()
            return
    yield from leave_market(g)


def dealers(g: Table) -> dict[int, Hero]:
    """Who deals for whom: every player for their own Hero until it is done; then, where anyone may act, for the next
    one that is not."""
    waiting = [hero for hero in g.heroes if hero.seat not in g.market.ready]
    own = {hero.seat: hero for hero in waiting}
    if g.options.control == "owner" or not waiting:
        return own
    return {hero.seat: own.get(hero.seat, waiting[0]) for hero in g.heroes}


def stock(g: Table) -> None:
    """One card of Level 1 for each Hero, one of the lowest Hero's Level for each, one of each Hero's own Level; Traps
    and Luck are replaced (MD-MARKET-02..06)."""
    own = [hero_level(g.content, hero) for hero in g.heroes]
    for level in [1] * g.seats + [min(own)] * g.seats + own:
        card = decks.draw_treasure(g, level)
        while card is not None and g.content.items[card].slot in ("trap", "luck"):
            decks.discard(g, card)
            card = decks.draw_treasure(g, level)
        if card is not None:
            g.market.stock.append(card)
    g.market.open = True
    g.chance.reveal()
    g.emit(ev.MarketOpened(cards=tuple(g.market.stock)))


def deals(g: Table, hero: Hero) -> Offer:
    """What a Hero may do in the Market, and why not the rest."""
    return Judged(lambda: all_deals(g, hero), lambda act: no_deal(g, hero, act))


def all_deals(g: Table, hero: Hero) -> list[Value]:
    """Every card for XP, for other cards, for a Starting Equipment card, or to another Hero."""
    cards = list(dict.fromkeys(hero.cards()))
    others = [other.seat for other in g.heroes if other is not hero]
    found: list[Value] = [READY]
    found += [("xp", card) for card in cards]
    found += [("exchange", card) for card in cards]
    found += [("give", card, other) for card in cards for other in others]
    found += [("starting", card) for card in cards]
    return found


def no_deal(g: Table, hero: Hero, act: Value) -> str | None:
    """The clause by which a deal cannot be made: each kind of exchange once, while the Market is open, for cards of
    enough Levels; trade before the first exchange, and again when all are done (MD-MARKET-07, 10, 11, 13)."""
    if act == READY:
        return None
    verb, card = act[:2]
    if verb == "give":
        return (
            None
            if fresh(g, card) and (g.step == LEAVING or not (g.market.sold or g.market.exchanged))
            else "MD-MARKET-11"
        )
    if verb == "starting":
        return no_swap(g, card)
    if g.step == LEAVING or hero.seat in (g.market.sold if verb == "xp" else g.market.exchanged):
        return "MD-MARKET-07"
    if verb == "exchange":
        others = max((value(g, other) for other in besides(hero, card)), default=0)
        if not g.market.stock or value(g, card) + others < cheapest(g):
            return "MD-MARKET-10"
    return None


def cheapest(g: Table) -> int:
    """The lowest Level in the Market."""
    return min(value(g, card) for card in g.market.stock)


def besides(hero: Hero, card: str) -> list[str]:
    """A Hero's other cards."""
    cards = hero.cards()
    cards.remove(card)
    return cards


def fresh(g: Table, card: str) -> bool:
    """Each copy of a card changes hands once, so that trading ends."""
    return g.market.handed.count(card) < sum(hero.cards().count(card) for hero in g.heroes)


def no_swap(g: Table, card: str) -> str | None:
    """The clause by which there is no other Starting Equipment card to be had for a card."""
    return None if any(new != card for new in g.starting) else "MD-MARKET-15"


def value(g: Table, card: str) -> int:
    """The Level of a card; an Artifact's is 4 (MD-STORY-13)."""
    return 4 if card in g.content.artifacts else g.content.items[card].level


def deal(g: Table, hero: Hero, act: Value) -> Flow:
    if act == READY:
        g.market.ready.append(hero.seat)
    elif act[0] == "xp":
        sell_for_xp(g, hero, act[1])
    elif act[0] == "exchange":
        yield from exchange(g, hero, act[1])
    elif act[0] == "give":
        drop(hero, act[1])
        g.heroes[act[2]].pack.append(act[1])
        g.market.handed.append(act[1])
        g.emit(ev.Gave(by=hero.seat, who=act[2], card=act[1]))
    else:
        yield from take_starting(g, hero, act[1])


def sell_for_xp(g: Table, hero: Hero, card: str) -> None:
    """Half its Level in normal XP, rounded up, 30 unspent at most (MD-MARKET-08, MD-XP-06)."""
    gained = (value(g, card) + 1) // 2
    drop(hero, card)
    decks.discard(g, card)
    g.market.sold.append(hero.seat)
    hero.xp = min(hero.xp + gained, MOST_XP)
    g.emit(ev.SoldForXp(who=hero.seat, card=card, xp=gained))


def exchange(g: Table, hero: Hero, first: str) -> Flow:
    """One card for one, two for one, or one for two, of at least the combined Level; what is left over is lost
    (MD-MARKET-09, MD-MARKET-10)."""
    given = [first]
    least = cheapest(g)
    more = [card for card in dict.fromkeys(besides(hero, first)) if value(g, first) + value(g, card) >= least]
    if more:
        enough = [ENOUGH] if value(g, first) >= least else []
        second = yield from decide(g, hero.seat, "exchange-more", [*enough, *more], {"card": first})
        if second != ENOUGH:
            given.append(second)
    worth = sum(value(g, card) for card in given)
    shelf = Judged(lambda: list(dict.fromkeys(g.market.stock)), lambda card: too_dear(g, card, worth))
    taken = [(yield from decide(g, hero.seat, "exchange-take", shelf, {"worth": worth}))]
    if len(given) == 1:
        left = worth - value(g, taken[0])
        rest = list(g.market.stock)
        rest.remove(taken[0])
        able = list(dict.fromkeys(card for card in rest if too_dear(g, card, left) is None))
        if able:
            also = yield from decide(g, hero.seat, "exchange-also", [ENOUGH, *able], {"worth": left})
            if also != ENOUGH:
                taken.append(also)
    for card in given:
        drop(hero, card)
        decks.discard(g, card)
    for card in taken:
        g.market.stock.remove(card)
        hero.pack.append(card)
    g.market.exchanged.append(hero.seat)
    g.emit(ev.Exchanged(who=hero.seat, given=tuple(given), taken=tuple(taken)))


def too_dear(g: Table, card: str, worth: int) -> str | None:
    """The clause by which a card of the Market is worth more than what is left to pay with."""
    return None if value(g, card) <= worth else "MD-MARKET-10"


def take_starting(g: Table, hero: Hero, card: str) -> Flow:
    """Any card may be swapped for a Starting Equipment card (MD-MARKET-15, MD-STORY-21)."""
    there = [new for new in dict.fromkeys(g.starting) if new != card]
    new = there[0] if len(there) == 1 else (yield from decide(g, hero.seat, "starting", there, {"card": card}))
    drop(hero, card)
    decks.discard(g, card)
    g.starting.remove(new)
    hero.pack.append(new)
    g.emit(ev.TookStarting(who=hero.seat, card=new, given=card))


def close_market(g: Table) -> None:
    """What is not bought goes back and all are healed (MD-MARKET-12); then they may trade among themselves again."""
    for card in g.market.stock:
        decks.discard(g, card)
    g.market.stock.clear()
    make_whole(g)
    g.step = LEAVING


def leave_market(g: Table) -> Flow:
    """All keep six cards and reorganise (MD-MARKET-13, MD-MARKET-14)."""
    for hero in g.heroes:
        yield from discard_to_limit(g, hero)
    for hero in g.heroes:
        put_away_too_high(g, hero)
        yield from reorganise(g, hero)
    g.phase, g.step = "setup", ""


def discard_to_limit(g: Table, hero: Hero) -> Flow:
    """Six cards at most, one Artifact among them (MD-MARKET-14, MD-STORY-19)."""
    while True:
        cards = hero.cards()
        artifacts = [card for card in cards if card in g.content.artifacts]
        if len(artifacts) > MOST_ARTIFACTS:
            able = artifacts
        elif len(cards) > MOST_CARDS:
            able = cards
        else:
            return
        card = yield from decide(g, hero.seat, "leave-behind", list(dict.fromkeys(able)), {"who": hero.seat})
        drop(hero, card)
        decks.discard(g, card)
        g.emit(ev.LeftBehind(who=hero.seat, card=card))


def put_away_too_high(g: Table, hero: Hero) -> None:
    """Equipment above the Level the Mission starts at cannot be worn (MD-STORY-12)."""
    for card in hero.worn()[:]:
        if not usable(g, card):
            drop(hero, card)
            hero.pack.append(card)


def outfits(g: Table, hero: Hero) -> Offer:
    """Starting Equipment in place of any card (MD-STORY-21)."""
    cards = Judged(lambda: [("starting", card) for card in dict.fromkeys(hero.cards())], lambda act: no_swap(g, act[1]))
    return Offers(lambda: [READY], cards)


def outfit_phase(g: Table) -> Flow:
    """Before a Mission is tried again: Starting Equipment in place of other cards, and nothing more (MD-STORY-21)."""
    while len(g.market.ready) < g.seats:
        dealing = dealers(g)
        asks = [Ask(seat, "outfit", outfits(g, hero), {"who": hero.seat}) for seat, hero in dealing.items()]
        seat, act = yield AskAny(asks)
        yield from deal(g, dealing[seat], act)
    make_whole(g)
    for hero in g.heroes:
        put_away_too_high(g, hero)
        yield from reorganise(g, hero)
    g.phase = "setup"


def hero_level(content: Content, hero: Hero) -> int:
    """The Level of the highest Skill acquired, 1 without any (MD-STORY-06)."""
    lines = content.classes[hero.cls].lines
    bought = [line.steps[hero.skills[line.id] - 1].level for line in lines if hero.skills.get(line.id)]
    return max(bought, default=1)


def make_whole(g: Table) -> None:
    """Every Hero begins with all its Life (MD-MARKET-12)."""
    for hero in g.heroes:
        raise_maximum(g, hero)
        hero.life = hero.most
