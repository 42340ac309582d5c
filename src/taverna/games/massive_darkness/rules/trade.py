"""Reorganise/Trade, and Transmute (p. 27)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import TOP, Hero, Table
from . import decks
from .asking import anyone, decide
from .equipment import DONE, EQUIP, STOW, drop, equips, rearrange, reorganise, stows
from .kinds import Acts, Kind, Kinds, Refused
from .loot import draw_for

MELTED = 3  # cards in a Transmute
TRANSMUTE = "transmute"


def partners(g: Table, hero: Hero) -> list[Hero]:
    """All other Heroes in the Zone, the dead too (MD-TRADE-03, MD-TRADE-04); who has left is in none."""
    at, found = hero.at, []
    for other in g.heroes:
        if other.at == at and other is not hero:
            found.append(other)
    return found


def trade(g: Table, hero: Hero) -> Flow:
    """The active Hero rearranges its cards, all Heroes in the Zone exchange any number of theirs, and those involved
    reorganise afterwards. Transmute does not interrupt it (MD-TRADE-01..06, MD-TRANS-04)."""
    if g.heard:
        g.emit(ev.Traded(who=hero.seat))
    g.step = "trade"
    g.placed.clear()
    g.handed.clear()
    involved: list[int] = []
    offer = Acts(g, hero.seat, TRADES)
    while True:
        ask = Ask(hero.seat, "trade", offer, {"who": hero.seat})
        act = (yield ask) if g.owned else (yield from anyone(g, ask))
        if act == DONE:
            break
        if act == TRANSMUTE:
            kept, g.placed = g.placed, {}
            yield from transmute(g, hero)
            g.placed = kept
        elif act[0] == "give":
            yield from exchange(g, hero, act[1], act[2], involved)
        else:
            rearrange(g, hero, act)
    g.placed.clear()
    g.handed.clear()
    g.trading = [seat for seat in involved if seat != hero.seat] if involved else []
    while g.trading:
        yield from reorganise(g, g.heroes[g.trading[0]])
        g.trading.pop(0)
    g.step = ""


def gifts(g: Table, hero: Hero) -> list[Value]:
    """("give", card, whose) for everything that those in the Zone have and that may change hands (MD-TRADE-03)."""
    others = partners(g, hero)
    found: list[Value] = []
    if others:
        owners = (hero, *others)
        done = handed_on(g, owners) if g.handed else ()
        for owner in owners:
            seat = owner.seat
            for card in dict.fromkeys((owner.body, *owner.hands, *owner.pack, *owner.things)):
                if card and card not in done:
                    found.append(("give", card, seat))
    return found


def handed_on(g: Table, owners: Iterable[Hero]) -> list[str]:
    """Each copy of a card changes hands once, so that trading ends; and it may still be Equipped."""
    here: list[str] = []
    for owner in owners:
        here += (owner.body, *owner.hands, *owner.pack, *owner.things)
    done = []
    for card, times in g.handed.items():
        if times >= here.count(card):
            done.append(card)
    return done


def kept(g: Table, hero: Hero) -> Refused:
    """What those in the Zone have and nobody hands on again."""
    owners = (hero, *partners(g, hero))
    done = handed_on(g, owners)
    for owner in owners if len(owners) > 1 else ():
        yield from ((("give", card, owner.seat), "MD-TRADE-03") for card in dict.fromkeys(held(owner)) if card in done)


def out_of_hand(g: Table, hero: Hero) -> Refused:
    """What Heroes elsewhere have."""
    here = [hero, *partners(g, hero)]
    for owner in g.heroes:
        if owner not in here:
            yield from ((("give", card, owner.seat), "MD-TRADE-03") for card in held(owner))


def held(hero: Hero) -> list[str]:
    """Everything a Hero may give."""
    return [*hero.cards(), *hero.things]


def exchange(g: Table, hero: Hero, card: str, whose: int, involved: list[int]) -> Flow:
    """One card goes from one Hero to another; its owner must agree, unless it is the one who trades or is dead
    (MD-TRADE-03, MD-TRADE-06)."""
    owner = g.heroes[whose]
    able = [] if owner is hero else [hero.seat]
    for other in partners(g, hero):
        if other is not owner:
            able.append(other.seat)
    to = able[0]
    if len(able) > 1:
        ask = Ask(hero.seat, "give-to", able, {"card": card})
        to = (yield ask) if g.owned else (yield from anyone(g, ask))
    g.handed[card] = g.handed.get(card, 0) + 1
    if owner is not hero and not owner.dead:
        ask = Ask(whose, "agree", ["yes", "no"], {"card": card, "whom": to})
        said = (yield ask) if g.owned else (yield from anyone(g, ask))
        if said == "no":
            if g.heard:
                g.emit(ev.Refused(who=whose, card=card))
            return
    if card in owner.things:
        owner.things.remove(card)
        g.heroes[to].things.append(card)
    else:
        drop(owner, card)
        g.heroes[to].pack.append(card)
    for seat in (whose, to):
        if seat not in involved:
            involved.append(seat)
    if g.heard:
        g.emit(ev.Gave(by=whose, who=to, card=card))


# -- Transmute -------------------------------------------------------------------------------------------------------
def unmelted(g: Table, hero: Hero) -> str | None:
    """It takes at least three Equipment cards of any kind (MD-TRANS-01, MD-TRANS-07)."""
    return None if len(hero.pack) + len(hero.hands) + (hero.body != "") >= MELTED else "MD-TRANS-01"


def tradable(g: Table, hero: Hero) -> list[Value]:
    """All that may be done in a trade now."""
    found: list[Value] = [DONE]
    if unmelted(g, hero) is None:
        found.append(TRANSMUTE)
    if hero.pack:
        found += equips(g, hero)
    if hero.hands or hero.body:
        found += stows(g, hero)
    return found + gifts(g, hero)


TRADES = Kinds(
    Kind(DONE),
    Kind(TRANSMUTE, (unmelted,)),
    EQUIP,
    STOW,
    Kind(gifts, barred=kept, elsewhere=out_of_hand),
    listed=tradable,
)
"""What may be done in a trade: Transmute does not interrupt it (MD-TRANS-04)."""


def transmute(g: Table, hero: Hero) -> Flow:
    """Discard exactly three cards, draw one a Level above the lowest of them, 5 at most; then reorganise for free
    (MD-TRANS-01..07)."""
    while len(g.melting) < MELTED:
        left = MELTED - len(g.melting)
        card = yield from decide(g, hero.seat, "transmute", list(dict.fromkeys(hero.cards())), {"left": left})
        drop(hero, card)
        g.melting.append(card)
    cards = tuple(g.melting)
    g.melting.clear()
    for card in cards:
        decks.discard(g, card)
    lowest = min(g.content.items[card].level for card in cards)
    g.emit(ev.Transmuted(who=hero.seat, cards=cards, level=min(lowest + 1, TOP)))
    yield from draw_for(g, hero, min(lowest + 1, TOP), keep=True)
