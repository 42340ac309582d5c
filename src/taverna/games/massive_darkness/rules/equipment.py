"""What a Hero wears and holds, and changing it (pp. 19-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from taverna.core.ask import Flow, Offer, Value

from .. import events as ev
from ..state import Hero, Table
from .asking import decide

WORN = ("body", "one-hand", "two-hands")
DONE = "done"


def usable(g: Table, card: str) -> bool:
    """Equipment of any Level, except that in Story Mode it must not be above the Current Level
    (MD-LEVEL-13, MD-STORY-12)."""
    return not g.story or g.content.items[card].level <= g.level


def can_equip(g: Table, hero: Hero) -> list[Value]:
    """Cards of the Inventory that fit a slot: ("equip", card), or ("equip", card, other) in place of another
    (MD-EQUIP-02..05)."""
    items = g.content.items
    found: list[Value] = []
    for card in dict.fromkeys(hero.pack):
        slot = items[card].slot
        if slot not in WORN or not usable(g, card) or not may_move(g, hero, card):
            continue
        if slot == "one-hand" and len(hero.hands) == 2:
            found += [("equip", card, other) for other in dict.fromkeys(hero.hands)]
        else:
            found.append(("equip", card))
    return found


def can_stow(g: Table, hero: Hero) -> list[Value]:
    """Equipped cards that can be put away."""
    return [("stow", card) for card in dict.fromkeys(hero.worn()) if may_move(g, hero, card)]


def may_move(g: Table, hero: Hero, card: str) -> bool:
    """Each copy of a card changes place once in a reorganisation, so that it ends."""
    placed = g.moved.count(f"placed {card}")
    return not placed or placed < hero.cards().count(card)


class Changes(Offer):
    """Changes of what a Hero wears among what is on offer, and the clause for those that are not."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: Hero, zone: Callable[[], list[Value]]) -> None:
        super().__init__(zone)
        self.g = g
        self.hero = hero

    def refused(self) -> Iterator[tuple[Value, str]]:
        g, hero = self.g, self.hero
        for card in dict.fromkeys(hero.pack):
            slot = g.content.items[card].slot
            if slot not in WORN:
                yield ("equip", card), "MD-EQUIP-07"
            elif not usable(g, card):
                yield ("equip", card), "MD-STORY-12"
            elif not may_move(g, hero, card):
                yield ("equip", card), "MD-EQUIP-06"
            elif slot == "one-hand" and len(hero.hands) == 2:
                yield ("equip", card), "MD-EQUIP-04"
        for card in dict.fromkeys(hero.worn()):
            if not may_move(g, hero, card):
                yield ("stow", card), "MD-EQUIP-06"


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
    g.moved.append(f"placed {card}")
    g.emit(ev.Equipped(who=hero.seat, card=card))


def stow(g: Table, hero: Hero, card: str) -> None:
    """Out of its slot, into the Inventory."""
    if hero.body == card:
        hero.body = ""
    else:
        hero.hands.remove(card)
    hero.pack.append(card)
    g.moved.append(f"placed {card}")
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
    g.moved.clear()
    while not hero.left:
        able = can_equip(g, hero)
        if not able:
            break
        there = [*able, *can_stow(g, hero), DONE]
        act = yield from decide(g, hero.seat, "reorganise", Changes(g, hero, there.copy), {"who": hero.seat})
        if act == DONE:
            break
        rearrange(g, hero, act)
    g.moved.clear()


def drop(hero: Hero, card: str) -> None:
    """Take a card from wherever the Hero has it: the Inventory before slots."""
    if card in hero.pack:
        hero.pack.remove(card)
    elif card in hero.hands:
        hero.hands.remove(card)
    else:
        assert hero.body == card
        hero.body = ""
