"""What a character brings: modifier deck, perks, items, hand (GH-SETUP-03..06, GH-EQUIP-01..16)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from taverna.core.ask import Ask, Flow, Judged, Offers

from ..records.cards import CharacterClass, Perk
from ..records.content import Content
from ..state import Character, Table

DONE = "done"


def standard_deck(content: Content) -> list[str]:
    """The twenty cards (GH-AREA-06, GH-AREA-07). A draw pile is a bag: its order does not exist yet."""
    return list(content.standard_modifiers)


def markable(record: CharacterClass, marked: Mapping[int, int], nth: int) -> bool:
    """Whether a perk has an empty box, and the cards of other perks that it would replace are there (GH-LVLUP-06)."""
    perk = record.perks[nth]
    if marked.get(nth, 0) >= perk.boxes:
        return False
    boxes = [step for other, times in marked.items() for step in record.perks[other].steps * times]
    for step in perk.steps:
        for card, times in step.remove.items():
            there = sum(other.add.get(card, 0) - other.remove.get(card, 0) for other in boxes)
            if card not in STANDARD and there < times:
                return False
    return True


STANDARD = ("plus-0", "plus-1", "plus-2", "minus-1", "minus-2")
"""Of these a deck has enough for every perk."""


def apply_perk(mat: Character, perk: Perk) -> None:
    """Cards leave or join the modifier deck (GH-LVLUP-09, GH-PERK-01)."""
    for step in perk.steps:
        for card, times in step.remove.items():
            for _ in range(times):
                if card in mat.deck:
                    mat.deck.remove(card)
        for card, times in step.add.items():
            mat.deck += [card] * times
        if step.ignore_item_effects:
            mat.ignores_items = True
        if step.ignore_scenario_effects:
            mat.ignores_scenario = True


SLOTS = {
    "head": "GH-EQUIP-03",
    "body": "GH-EQUIP-04",
    "legs": "GH-EQUIP-05",
    "one-hand": "GH-EQUIP-06",
    "two-hand": "GH-EQUIP-06",
    "small": "GH-EQUIP-07",
}


def equip(g: Table, mat: Character) -> Flow:
    """Items worn in the scenario: those suggested for the class, or bought with the gold of a new character
    (GH-CREATE-05, GH-SETUP-04, GH-EQUIP-01..08)."""
    how, purse = g.options.items, 15 * (mat.level + 1)
    if how == "suggested":
        for id in g.content.classes[mat.what].outfit:
            if id in g.content.items and has_room(g, mat, id) and not sold_out(g, id):
                wear(g, mat, id)
    while how == "shop":
        there = Judged(lambda: list(g.content.items), partial(not_for_sale, g, mat, purse))
        if not there.offered():
            break
        item = yield Ask(mat.seat, "buy", Offers(there, lambda: [DONE]), {"gold": purse})
        if item == DONE:
            break
        purse -= g.content.items[item].cost
        wear(g, mat, item)


def not_for_sale(g: Table, mat: Character, purse: int, id: str) -> str | None:
    """Why an item cannot be bought; None if it can: in the shop from the start, a copy left, not owned yet, affordable,
    and there is a place for it."""
    item = g.content.items[id]
    if item.prosperity != 1:
        return "GH-SHOP-06"
    if id in mat.items:
        return "GH-EQUIP-08"
    if sold_out(g, id):
        return "GH-SHOP-10"
    if item.cost > purse:
        return "GH-SHOP-01"
    return None if has_room(g, mat, id) else SLOTS[item.slot]


def owned(g: Table, mat: Character) -> list[str]:
    """What a character could have equipped: what it owns, or without a campaign what the shop has from the start."""
    if g.campaign is not None:
        return list(g.campaign.member(mat.seat).items)
    return [id for id, item in g.content.items.items() if item.prosperity == 1 and not sold_out(g, id)]


def sold_out(g: Table, id: str) -> bool:
    """Whether all copies of an item are taken (GH-SHOP-10, GH-EQUIP-15)."""
    return sum(id in mat.items for mat in g.characters) >= int(g.content.items[id].copies)


def has_room(g: Table, mat: Character, id: str) -> bool:
    """One head, body and legs item, two one-handed or one two-handed, small ones by level (GH-EQUIP-02..07)."""
    slot: str = g.content.items[id].slot
    worn: list[str] = [g.content.items[item].slot for item in mat.items]
    if slot == "small":
        return worn.count("small") < small_places(g, mat)
    if slot == "one-hand":
        return worn.count("one-hand") < 2 and "two-hand" not in worn
    if slot == "two-hand":
        return "two-hand" not in worn and "one-hand" not in worn
    return slot not in worn


def small_places(g: Table, mat: Character) -> int:
    """Half the level, rounded up (GH-EQUIP-07), and what items worn add to it."""
    more: int = sum(g.content.items[item].small_items for item in mat.items)
    return (mat.level + 1) // 2 + more


def wear(g: Table, mat: Character, id: str) -> None:
    """An item is equipped; its -1 cards join the deck unless a perk spares them (GH-EQUIP-14)."""
    item = g.content.items[id]
    mat.items.append(id)
    g.renew()
    if not mat.ignores_items:
        mat.deck += ["minus"] * item.minus
    for _ in range(item.without_minus):
        if "minus-1" in mat.deck:
            mat.deck.remove("minus-1")
            mat.without_minus += 1


def take_off(g: Table, mat: Character, id: str) -> None:
    """An item stays behind, and its -1 cards with it; so do small ones that only it had a place for (GH-EQUIP-07)."""
    mat.items.remove(id)
    g.renew()
    for _ in range(g.content.items[id].minus):
        if "minus" in mat.deck:
            mat.deck.remove("minus")
    if g.content.items[id].without_minus:
        mat.deck += ["minus-1"] * mat.without_minus
        mat.without_minus = 0
    small = [item for item in mat.items if g.content.items[item].slot == "small"]
    if len(small) > small_places(g, mat):
        take_off(g, mat, small[-1])


def choose_hand(g: Table, mat: Character) -> Flow:
    """Cards of the hand change places with others, one by one (GH-SETUP-05, GH-SETUP-06)."""

    def swaps() -> list[Any]:
        return [("swap", out, into) for out in mat.hand for into in mat.aside]

    while mat.aside:
        answer = yield Ask(mat.seat, "hand", lambda: [DONE, *swaps()])
        if answer == DONE:
            break
        _, out, into = answer
        mat.hand[mat.hand.index(out)] = into
        mat.aside[mat.aside.index(into)] = out
