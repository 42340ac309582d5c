"""The two sides of a Battle: what each has played, and how strong it is (p. 12)."""

from __future__ import annotations

from ..state import Battle, Side, Table
from .movement import in_hero_region


def side(g: Table, seat: int) -> Side:
    b = g.fight
    return b.attacker if b.attacker.seat == seat else b.defender


def rival(g: Table, seat: int) -> Side:
    b = g.fight
    return b.defender if b.attacker.seat == seat else b.attacker


def symbols(g: Table, seat: int) -> int:
    """Casualty symbols this player has played and not cancelled (LR-BATTLE-06)."""
    one = side(g, seat)
    return max(0, sum(g.card(laid.card).casualties + laid.casualties for laid in one.laid) - one.spared)


def battle_strength(g: Table, seat: int) -> int:
    """Cards, total Army strength, and what Artifacts, Blessings and Heroes add (LR-BATTLE-08)."""
    b, one, gifts = g.fight, side(g, seat), g.gifts(seat)
    total = one.extra + g.strength_at(seat, b.at)
    for laid in one.laid:
        card = g.card(laid.card)
        total += laid.bonus
        if not laid.cancelled:
            total += card.value + (gifts.hammer_value if card.weapon == "hammer" else 0)
    if g.players[seat].at == b.at:
        total += gifts.hero_battle
    if one is b.attacker:
        if gifts.region_attack and in_hero_region(g, seat, b.at):
            total += gifts.region_attack * len(g.own_armies_at(seat, b.at))
    elif b.at in g.map.cities:
        total += gifts.city_defence
    return total


def tally(g: Table) -> None:
    """Keep the totals on the table up to date."""
    b = g.fight
    for one in (b.attacker, b.defender):
        one.total = battle_strength(g, one.seat)


def leading(b: Battle) -> Side:
    """Who wins as it stands: the higher Battle strength, the defender on a tie (LR-BATTLE-09)."""
    return b.attacker if b.attacker.total > b.defender.total else b.defender


def may_lay(g: Table, seat: int, card: str) -> bool:
    """Not a Shield once the opponent has forbidden them."""
    return not side(g, seat).no_shields or g.card(card).weapon != "shield"


def bearable(g: Table, seat: int, more: int) -> bool:
    """Would so many more Casualty symbols not exceed total Army strength? Cards without any may always be played."""
    return not more or symbols(g, seat) + more <= g.strength_at(seat, g.fight.at)


def room(g: Table, seat: int) -> int:
    """How many more symbols are `bearable` on one card."""
    return max(0, g.strength_at(seat, g.fight.at) - symbols(g, seat))
