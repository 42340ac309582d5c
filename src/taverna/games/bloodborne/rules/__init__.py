"""The rules, one module per chapter of the rulebook. Playing the game (p. 9)."""

from __future__ import annotations

from taverna.core.ask import CHECKPOINT, Flow

from ..state import Table
from .dream import hunters_dream
from .end import end_of_round
from .fight import hunters_attack, immediate_effects, monster_attacks, monster_escapes
from .playing import choose_cards, transform_weapons
from .setup import begin, lay_out


def run(g: Table) -> Flow:
    """Rounds one after another until the Final Boss is killed (BB-ROUND-02), each of eight steps in fixed order
    (BB-ROUND-01); 4 to 6 only if the Monster still stands (BB-IMMEDIATE-03)."""
    g.look_again()
    if g.round == 0:
        yield from begin(g)
    while True:
        if g.halts:
            yield CHECKPOINT
        yield from choose_cards(g)
        yield from transform_weapons(g)
        yield from immediate_effects(g)
        if g.monster is not None:
            monster_attacks(g)
            yield from hunters_attack(g)
            yield from monster_escapes(g)
        yield from hunters_dream(g)
        yield from end_of_round(g)


__all__ = ["lay_out", "run"]
