"""What rules work out once and keep: it is what they would work out anew."""

from __future__ import annotations

from itertools import product
from random import Random

import taverna
from taverna.games.massive_darkness.rules.actions import KINDS
from taverna.games.massive_darkness.rules.equipment import CHANGES
from taverna.games.massive_darkness.rules.kinds import Acts, Kinds
from taverna.games.massive_darkness.rules.kits import hero_kit, make_hero_kit
from taverna.games.massive_darkness.rules.sight import layout
from taverna.games.massive_darkness.rules.trade import TRADES
from taverna.games.massive_darkness.state import Table

from .tables import table


def alike(g: Table, seat: int) -> None:
    """What is listed straight away is what no clause forbids, and no clause forbids any of it."""
    for kinds in (KINDS, TRADES, CHANGES):
        listed = Acts(g, seat, kinds)
        assert listed.offered() == Acts(g, seat, Kinds(*kinds.all)).offered()
        assert not {value for value, _ in listed.refused()} & {*listed.offered()}


def test_what_a_hero_may_do_is_what_no_clause_forbids_whatever_it_can_pay() -> None:
    g = table(seats=2).state
    hero = g.heroes[0]
    for hero.stunned, hero.points, hero.actions, move, combat in product((False, True), *[range(2)] * 4):
        hero.extra = {"move": move, "combat": combat}
        alike(g, hero.seat)


def test_what_is_kept_is_what_would_be_found_anew() -> None:
    """Kits, and what is listed straight away, all through random play."""
    for seed, mission in enumerate(("scorched-earth", "the-immortals-downfall", "the-heart-of-darkness")):
        t = taverna.new("massive-darkness", 4, seed, {"mission": mission})
        random = Random(seed)
        for _ in range(60):
            g = t.state
            for hero in g.heroes:
                kit, fresh = hero_kit(g, hero), make_hero_kit(g, hero)
                assert (kit.sources, kit.dice) == (fresh.sources, fresh.dice)
                if hero.up:
                    alike(g, hero.seat)
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
