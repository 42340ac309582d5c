"""What a Hero draws who stands among Enemies with a weapon that reaches only others."""

from __future__ import annotations

from ..rules.equipment import usable
from ..rules.movement import held
from ..rules.reach import combats
from ..state import Hero, Table
from .errands import evasive

HANDS = ("one-hand", "two-hands")


def pinned(g: Table, hero: Hero) -> bool:
    """Among Enemies, unable to leave or to strike them."""
    return held(g, hero.at) and not evasive(g, hero) and "melee" not in combats(g, hero)


def sidearm(g: Table, hero: Hero) -> str:
    """The best Melee weapon in a Hero's pack, if there is one."""
    items = g.content.items
    able = [card for card in hero.pack if items[card].slot in HANDS and items[card].dice.melee and usable(g, card)]
    return max(able, key=lambda card: items[card].dice.melee.yellow + 1.5 * items[card].dice.melee.red, default="")
