"""What a Hero wears and holds, and changing it (pp. 19-20)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..records.powers import WORN as WORN
from ..state import Hero, Table
from .asking import anyone
from .kinds import Acts, Barred, Kind, Kinds

DONE = "done"


def usable(g: Table, card: str) -> bool:
    """Equipment of any Level, except that in Story Mode it must not be above the Current Level
    (MD-LEVEL-13, MD-STORY-12)."""
    return not g.story or g.content.items[card].level <= g.level


def equips(g: Table, hero: Hero) -> list[Value]:
    """Every card of the Inventory: ("equip", card), and ("equip", card, other) in place of each that is in its way
    (MD-EQUIP-02..05)."""
    found: list[Value] = []
    if not hero.pack:
        return found
    items, full = g.content.items, len(hero.hands) == 2
    for card in dict.fromkeys(hero.pack):
        found.append(("equip", card))
        if full and items[card].slot == "one-hand":
            found += [("equip", card, other) for other in dict.fromkeys(hero.hands)]
    return found


def unfit(g: Table, hero: Hero, there: list[Value]) -> Barred:
    """The cards that cannot be put on: not worn, of too high a Level, having changed place already, or only in place of
    another, since both hands are full."""
    barred: Barred = {}
    items, full = g.content.items, len(hero.hands) == 2
    for act in there:
        card = act[1]
        slot = items[card].slot
        if slot not in WORN:
            barred[act] = "MD-EQUIP-07"
        elif g.story and not usable(g, card):
            barred[act] = "MD-STORY-12"
        elif card in g.placed and not may_move(g, hero, card):
            barred[act] = "MD-EQUIP-06"
        elif full and slot == "one-hand" and len(act) == 2:
            barred[act] = "MD-EQUIP-04"
    return barred


def stows(g: Table, hero: Hero) -> list[Value]:
    """("stow", card) for every Equipped card."""
    found: list[Value] = []
    for card in dict.fromkeys((hero.body, *hero.hands)):
        if card:
            found.append(("stow", card))
    return found


def fixed(g: Table, hero: Hero, there: list[Value]) -> Barred:
    """The cards that cannot be taken off."""
    if not g.placed:
        return {}
    return {act: "MD-EQUIP-06" for act in there if not may_move(g, hero, act[1])}


EQUIP = Kind(equips, bar=unfit)
STOW = Kind(stows, bar=fixed)
CHANGES = Kinds(EQUIP, STOW, Kind(DONE))


def may_move(g: Table, hero: Hero, card: str) -> bool:
    """Each copy of a card changes place once in a reorganisation, so that it ends."""
    placed = g.placed.get(card, 0)
    return not placed or placed < hero.has(card)


def equip(g: Table, hero: Hero, card: str, other: str = "") -> None:
    """Into its slot; what does not fit beside it goes to the Inventory: 1 Body card, 2 One-Hand cards or 1 Two-Hands
    card (MD-EQUIP-03..05)."""
    items = g.content.items
    hero.pack.remove(card)
    slot = items[card].slot
    if slot == "body":
        if hero.body:
            hero.pack.append(hero.body)
        hero.body = card
    elif slot == "two-hands":
        hero.pack += hero.hands
        hero.hands = [card]
    else:
        if other:
            hero.hands.remove(other)
            hero.pack.append(other)
        elif hero.hands and items[hero.hands[0]].slot == "two-hands":
            hero.pack += hero.hands
            hero.hands = []
        hero.hands.append(card)
    g.placed[card] = g.placed.get(card, 0) + 1
    g.emit(ev.Equipped(who=hero.seat, card=card))


def stow(g: Table, hero: Hero, card: str) -> None:
    """Out of its slot, into the Inventory."""
    if hero.body == card:
        hero.body = ""
    else:
        hero.hands.remove(card)
    hero.pack.append(card)
    g.placed[card] = g.placed.get(card, 0) + 1
    g.emit(ev.Stowed(who=hero.seat, card=card))


def rearrange(g: Table, hero: Hero, act: Value) -> None:
    """One change."""
    if act[0] == "equip":
        equip(g, hero, *act[1:])
    else:
        stow(g, hero, act[1])


def reorganise(g: Table, hero: Hero) -> Flow:
    """Any change of what is Equipped, for no Action; each card changes place once (MD-EQUIP-06, MD-PICK-07,
    MD-TRADE-05), also for the dead who have traded. Nothing is asked of a Hero with nothing to put on."""
    g.placed.clear()
    offer = Acts(g, hero.seat, CHANGES)
    while not hero.left:
        if offer.ahead()[0][0] != "equip":
            break
        ask = Ask(hero.seat, "reorganise", offer, {"who": hero.seat})
        act = (yield ask) if g.owned else (yield from anyone(g, ask))
        if act == DONE:
            break
        rearrange(g, hero, act)
    g.placed.clear()


def drop(hero: Hero, card: str) -> None:
    """Take a card from wherever the Hero has it: the Inventory before slots."""
    if card in hero.pack:
        hero.pack.remove(card)
    elif card in hero.hands:
        hero.hands.remove(card)
    else:
        assert hero.body == card
        hero.body = ""
