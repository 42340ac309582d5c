"""What rules work out once and keep: it is what they would work out anew."""

from __future__ import annotations

from itertools import product
from random import Random

import taverna
from taverna.games.massive_darkness.rules.actions import KINDS
from taverna.games.massive_darkness.rules.kinds import COSTS, Acts, Kinds, purse

from .tables import table


def test_what_an_act_costs_depends_on_the_purse_alone() -> None:
    g = table(seats=2).state
    hero, other = g.heroes
    other.at, other.xp, other.dead = "", 9, True
    clauses: dict[object, list[str | None]] = {}
    for hero.stunned, hero.points, hero.actions, move, combat in product((False, True), range(3), *[range(3)] * 3):
        hero.extra = {"move": move, "combat": combat}
        now = [clause(g, hero) for clause in COSTS]
        assert clauses.setdefault(purse(hero), now) == now
    assert len(clauses) == 2**5


def test_acts_of_a_known_purse_are_those_of_a_new_one() -> None:
    for seed, mission in enumerate(("scorched-earth", "the-immortals-downfall", "the-heart-of-darkness")):
        t = taverna.new("massive-darkness", 4, seed, {"mission": mission})
        random = Random(seed)
        for _ in range(60):
            for hero in t.state.heroes:
                if hero.up:
                    known = Acts(t.state, hero.seat, KINDS).offered()
                    assert known == Acts(t.state, hero.seat, Kinds(*KINDS.all)).offered()
            seat, question = next(iter(t.questions.items()))
            t.answer(seat, random.choice(question.options).id)
            if t.over:
                break
