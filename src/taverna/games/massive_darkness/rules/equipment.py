"""What a Hero wears and holds, and changing it (pp. 19-20)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..records.powers import WORN as WORN
from ..state import Hero, Table
from .asking import anyone
from .kinds import Acts, Kind, Kinds, Refused

DONE = "done"


def usable(g: Table, card: str) -> bool:
    """Equipment of any Level, except that in Story Mode it must not be above the Current Level
    (MD-LEVEL-13, MD-STORY-12)."""
    return not g.story or g.content.items[card].level <= g.level


def equips(g: Table, hero: Hero) -> list[Value]:
    """Every card of the Inventory that can be put on: ("equip", card); or, if both hands are full, ("equip", card,
    other) in place of each that is in its way (MD-EQUIP-02..05)."""
    found: list[Value] = []
    full = len(hero.hands) == 2
    for card in dict.fromkeys(hero.pack):
        if unfit(g, hero, card) is None:
            if full and (others := in_the_way(g, hero, card)):
                found += [("equip", card, other) for other in others]
            else:
                found.append(("equip", card))
    return found


def in_the_way(g: Table, hero: Hero, card: str) -> Iterable[str]:
    """Both hands are full: one of the two must go for a One-Hand card (MD-EQUIP-04)."""
    full = len(hero.hands) == 2 and g.content.items[card].slot == "one-hand"
    return dict.fromkeys(hero.hands) if full else ()


def unfit(g: Table, hero: Hero, card: str) -> str | None:
    """The clause by which a card cannot be put on: not worn, of too high a Level, or having changed place already."""
    if g.content.items[card].slot not in WORN:
        return "MD-EQUIP-07"
    if g.story and not usable(g, card):
        return "MD-STORY-12"
    return "MD-EQUIP-06" if card in g.placed and not may_move(g, hero, card) else None


def unfit_cards(g: Table, hero: Hero) -> Refused:
    """The cards that cannot be put on, or only in place of another."""
    for card in dict.fromkeys(hero.pack):
        clause, others = unfit(g, hero, card), in_the_way(g, hero, card)
        if clause is not None or others:
            yield ("equip", card), clause or "MD-EQUIP-04"
        if clause is not None:
            for other in others:
                yield ("equip", card, other), clause


def stows(g: Table, hero: Hero) -> list[Value]:
    """("stow", card) for every Equipped card that can be taken off."""
    found: list[Value] = []
    placed = g.placed
    for card in dict.fromkeys((hero.body, *hero.hands)):
        if card and (card not in placed or may_move(g, hero, card)):
            found.append(("stow", card))
    return found


def fixed(g: Table, hero: Hero) -> Refused:
    """The cards that cannot be taken off."""
    for card in dict.fromkeys(hero.worn()):
        if not may_move(g, hero, card):
            yield ("stow", card), "MD-EQUIP-06"


EQUIP = Kind(equips, barred=unfit_cards)
STOW = Kind(stows, barred=fixed)
CHANGES = Kinds(EQUIP, STOW, Kind(DONE), listed=lambda g, hero: equips(g, hero) + stows(g, hero) + [DONE])


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
    if g.heard:
        g.emit(ev.Equipped(who=hero.seat, card=card))


def stow(g: Table, hero: Hero, card: str) -> None:
    """Out of its slot, into the Inventory."""
    if hero.body == card:
        hero.body = ""
    else:
        hero.hands.remove(card)
    hero.pack.append(card)
    g.placed[card] = g.placed.get(card, 0) + 1
    if g.heard:
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
        if not hero.pack or offer.ahead()[0][0] != "equip":
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
