"""Signs: icons, tokens, dice, counts, panels. What they show is all they depend on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from taverna.core import scene as drawing
from taverna.core.scene import Markup, tag

from ..records import Item

Fragments = dict[str, Markup]

sign = lru_cache(maxsize=1024)(drawing.sign)
icon = lru_cache(maxsize=8192)(drawing.icon)

COMBAT_ICON = {
    "melee": "sword",
    "ranged": "bow",
    "magic": "md-wizard",
    "sword-and-spell": "greatsword",
    "defence": "shield",
}
SYMBOL_ICON = {"hits": "sword", "shields": "shield", "bam": "md-bam", "diamond": "md-diamond"}
TOKEN_ICON = {
    "library": "book",
    "artifact": "md-relic",
    "lair": "md-lair",
    "bridge": "md-bridge",
    "pillar": "md-pillar",
}
MARK_ICON = {"key": "md-key", "lever": "md-lever"}  # tokens that are known by what they stand for
TAG_ICON = {"sword": "sword", "mace": "mace", "hammer": "hammer", "shield": "shield", "armour": "md-armour"}
SLOT_ICON = {
    "body": "md-armour",
    "item": "md-ring",
    "consumable": "vial",
    "trap": "trap",
    "luck": "star",
    "lifebringer": "heart",
}
PHASE_ICON = {
    "heroes": "person",
    "enemies": "skull",
    "experience": "star",
    "event": "bell",
    "end": "hourglass",
}
STRONG = ("red", "green")
"""The stronger dice are drawn with cut corners, so that colour is not the only sign."""


# -- what ------------------------------------------------------------------------------------------------------------
def item_icon(item: Item, id: str) -> str:
    for one in item.tags:
        if one in TAG_ICON:
            return TAG_ICON[one]
    if item.slot in SLOT_ICON:
        return SLOT_ICON[item.slot]
    if item.dice.magic:
        return "md-staff"
    if item.dice.ranged:
        return "bow"
    if item.dice.melee:
        for word, drawn in (("axe", "axe"), ("dagger", "dagger"), ("knife", "dagger"), ("spear", "glaive")):
            if word in id:
                return drawn
        return "greatsword" if item.slot == "two-hands" else "sword"
    return "shield" if item.dice.defence else "md-relic"


def die_shape(colour: str) -> Markup:
    """The outline of a die in a square of 32: cut corners for the stronger ones."""
    if colour in STRONG:
        return _CUT
    return _ROUND


_ROUND = tag("rect", x=2, y=2, width=28, height=28, rx=7, class_="die-face")
_CUT = tag("path", d="M10 2h12l8 8v12l-8 8H10l-8-8V10Z", class_="die-face")


@lru_cache(maxsize=1024)
def handful(dice: tuple[tuple[str, int], ...], size: int) -> Markup:
    drawn = [
        tag(
            "svg",
            die_shape(colour),
            viewBox="0 0 32 32",
            width=size,
            height=size,
            class_=f"md-die {colour}",
        )
        for colour, amount in dice
        for _ in range(amount)
    ]
    return tag("span", drawn, class_="md-handful", aria_hidden="true")


# -- how many --------------------------------------------------------------------------------------------------------
def pips(full: int, most: int, on: str, off: str, class_: str) -> Markup:
    """So many of so many."""
    drawn = [
        tag(
            "svg",
            icon(on if n < full else off, 24, 12, 12),
            viewBox="0 0 24 24",
            class_="pip" if n < full else "pip spent",
        )
        for n in range(max(full, most))
    ]
    return tag("span", drawn, class_=class_, aria_hidden="true")


@lru_cache(maxsize=4096)
def count(drawn: str, n: int | str, label: str, unit: str = "", look: str | None = None) -> Markup:
    return tag(
        "span",
        sign(drawn),
        tag("strong", n),
        tag("small", unit) if unit else None,
        class_="md-count",
        role="img",
        aria_label=label,
        title=label,
        data_look=look,
    )


@lru_cache(maxsize=1024)
def state(drawn: str, said: str, class_: str) -> Markup:
    return tag("span", sign(drawn), said, class_=f"md-state {class_}")


def counted(things: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


# -- places for more -------------------------------------------------------------------------------------------------
def panel(key: str, title: Any, *inside: Any, class_: str = "") -> Markup:
    """A box under a title."""
    return tag("section", tag("h2", title), *inside, data_k=key, class_=f"md-panel {class_}".rstrip())


@lru_cache(maxsize=4096)
def extra(key: str, drawn: str, said: str) -> Markup:
    """One more use of a thing, as a sign beside it."""
    return tag("button", sign(drawn), tag("span", said), data_spot=key, type="button", class_="md-extra")
