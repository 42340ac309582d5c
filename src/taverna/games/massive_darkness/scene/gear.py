"""Equipment: cards with their dice, and what my Hero wears and carries."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from taverna.core import ground
from taverna.core.scene import Markup, tag

from ..printed import card_text
from ..records import COLOURS, Dice, Pools
from ..state import Hero
from .ground import Drawing
from .signs import COMBAT_ICON, Fragments, sign

KINDS: tuple[Literal["melee", "ranged", "magic", "defence"], ...] = ("melee", "ranged", "magic", "defence")


def gear(d: Drawing) -> Fragments:
    hero = d.shown
    if hero is None:
        return {}
    have = (hero.seat, hero.body, hero.hands, hero.pack, hero.things)
    return d.since(("gear", d.seat), partial(_gear, d, hero), have)


def _gear(d: Drawing, hero: Hero) -> Fragments:
    seat = hero.seat
    found: Fragments = {}
    slots: list[tuple[str, str]] = [("body", hero.body)]
    hands = hero.hands[:]
    wide = bool(hands) and d.content.items[hands[0]].slot == "two-hands"
    slots += (
        [("hands", hands[0])]
        if wide
        else [("hand-1", hands[0] if hands else ""), ("hand-2", hands[1] if len(hands) > 1 else "")]
    )
    for slot, card in slots:
        key = f"gear/{slot}"
        said = d.say(f"scene-slot-{slot.partition('-')[0]}")
        if card:
            found[key] = _card(d, seat, card, key, said)
    for nth, card in enumerate([*hero.pack, *hero.things]):
        found[f"gear/pack-{nth}"] = _card(d, seat, card, f"gear/pack-{nth}", "")
    return found


def _card(d: Drawing, seat: int, card: str, key: str, slot: str) -> Markup:
    """An Equipment card, or a thing of the Mission."""
    return d.everywhere(partial(_draw_card, d, seat, card, key, slot), "card", seat, card, key, slot)


def worn_card(d: Drawing, card: str) -> Markup:
    """A card in nobody's hands."""
    return _draw_card(d, 0, card, f"plate/{card}", d.words("scene-slot-pack"))


def _draw_card(d: Drawing, seat: int, card: str, key: str, slot: str) -> Markup:
    item = d.content.items.get(card)
    text = " ".join(card_text(d.words, d.content, card))
    combat = next((kind for kind in KINDS if item is not None and item.dice[kind]), None)
    dice = item.dice[combat] if item is not None and combat is not None else None
    total = sum(getattr(dice, colour) for colour in COLOURS) if dice is not None else ""
    return ground.card(
        key,
        spot=f"card/{seat}/{card}",
        title=d.name(card),
        number=item.level if item else "–",
        picture=ground.emblem(d.item_icon(card)),
        ribs=((COMBAT_ICON[combat] if combat else d.item_icon(card), total), ("hand" if slot else "deck", "")),
        words=([pools(d, card), tag("span", text) if text else None], slot or d.words("scene-slot-pack")),
        class_="md-card" + (" is-worn" if slot else " packed") + (f" of-{item.slot}" if item else " of-thing"),
        aria_label=f"{d.name(card)}. {text}",
        draggable="true",
        data_drop="^equip," if slot else "^stow,",
    )


def card_inside(d: Drawing, card: str, slot: str = "") -> list[Any]:
    """Icon, name, Level, dice, text."""
    item = d.content.items.get(card)
    text = " ".join(card_text(d.words, d.content, card))
    return [
        tag("small", slot, class_="slot") if slot else None,
        tag(
            "span",
            sign(d.item_icon(card)),
            tag("b", d.name(card)),
            tag("i", item.level, title=d.words("scene-level-of", n=item.level)) if item else None,
            class_="head",
        ),
        pools(d, card),
        tag("span", text, class_="text") if text else None,
    ]


def pools(d: Drawing, card: str) -> Markup | None:
    """The dice of an Equipment card, if it has any."""
    item = d.content.items.get(card)
    found = each_pool(d, item.dice) if item is not None else []
    return tag("span", found, class_="pools") if found else None


def each_pool(d: Drawing, dice: Pools) -> list[Markup]:
    """Dice by combat type."""
    return [
        tag(
            "span",
            sign(COMBAT_ICON[kind]),
            d.dice(dice[kind]),
            tag("span", _dice_said(d, kind, dice[kind]), class_="heard"),
            class_="pool",
        )
        for kind in KINDS
        if dice[kind]
    ]


def _dice_said(d: Drawing, kind: str, dice: Dice) -> str:
    w = d.words
    said = [w("scene-dice", colour=w(f"scene-{colour}"), n=n) for colour in COLOURS if (n := getattr(dice, colour))]
    return f"{d.name(kind)}: {', '.join(said)}."
