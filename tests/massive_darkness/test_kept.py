"""What rules work out once and keep: it is what they would work out anew."""

from __future__ import annotations

from itertools import product
from random import Random

import taverna
from taverna.games.massive_darkness.rules.actions import KINDS
from taverna.games.massive_darkness.rules.kinds import COSTS, Acts, Kinds, purse
from taverna.games.massive_darkness.rules.kits import hero_kit, make_hero_kit
from taverna.games.massive_darkness.rules.sight import layout

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


def test_what_is_kept_is_what_would_be_found_anew() -> None:
    """Kits, and the acts of a purse, all through random play."""
    for seed, mission in enumerate(("scorched-earth", "the-immortals-downfall", "the-heart-of-darkness")):
        t = taverna.new("massive-darkness", 4, seed, {"mission": mission})
        random = Random(seed)
        for _ in range(60):
            g = t.state
            for hero in g.heroes:
                kit, fresh = hero_kit(g, hero), make_hero_kit(g, hero)
                assert (kit.sources, kit.dice) == (fresh.sources, fresh.dice)
                if hero.up:
                    assert Acts(g, hero.seat, KINDS).offered() == Acts(g, hero.seat, Kinds(*KINDS.all)).offered()
            seat, question = next(iter(t.questions.items()))
            t.answer(seat, random.choice(question.options).id)
            if t.over:
                break


def test_a_change_from_outside_is_noticed() -> None:
    """Whoever arranges a table, or tries something out, tells nobody of it."""
    g = table(seats=2).state
    hero = g.heroes[0]
    before = hero_kit(g, hero).dice, layout(g).near
    hero.hands.clear()
    hero.body = ""
    g.opened = list(g.map.doors)
    after = hero_kit(g, hero).dice, layout(g).near
    assert all(now != then for now, then in zip(after, before, strict=True))
    assert layout(g).toward(hero.at, hero.at) == ()
