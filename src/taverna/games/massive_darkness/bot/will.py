"""When to use what works whenever its owner wants."""

from __future__ import annotations

from ..records.powers import Blast, GainActions, Heal, KillMinions
from ..rules import at_will
from ..rules.movement import held
from ..state import Hero, Table


def useful(g: Table, hero: Hero, key: str) -> bool:
    """Whether to use something now."""
    source = at_will.source_of(g, hero, key)
    for word in source.power.does:
        if isinstance(word, Heal):
            # a potion has time until a blow would kill
            wounded = any(mate.life <= mate.most - 2 for mate in g.heroes_at(hero.at))
            return bool(source.power.pay.actions) and wounded and not held(g, hero.at)
        if isinstance(word, Blast | KillMinions):
            return True
        if isinstance(word, GainActions):
            return hero.actions == 0 or bool(g.enemies)
    return False
