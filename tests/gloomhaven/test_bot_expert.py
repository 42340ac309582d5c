"""The expert: it judges by odds that were learnt, and what it imagines goes by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import taverna
from bots import fairness
from taverna.bots import Sight, make
from taverna.core import Table
from taverna.games.gloomhaven import GAME
from taverna.games.gloomhaven.bot import MercenaryBot, learning, odds, sense, weighing
from taverna.games.gloomhaven.bot.odds import Reading
from taverna.games.gloomhaven.bot.sense import PartySense
from taverna.lab.regression import solved


def asked(prompt: str, seed: int = 5, seat: int = 0, **options: Any) -> Iterator[Table]:
    """The questions of a kind to a seat, in a game of mercenaries."""
    table, random = taverna.new("gloomhaven", 2, seed, options), Random(seed)
    while not table.over:
        if seat in table.questions and table.questions[seat].prompt == prompt:
            yield table
        for one in list(table.questions):
            if one in table.questions:
                table.answer(one, MercenaryBot().choose(Sight(table, one), random))


def cards(g: Any) -> list[int]:
    piles = ("hand", "chosen", "played", "discarded", "active", "lost")
    return [sum(len(getattr(mat, pile)) for pile in piles) for mat in g.characters]


def test_no_card_is_in_two_places_in_what_it_imagines() -> None:
    table = next(asked("leading"))
    thinks, sight = PartySense(), Sight(table, 0)
    few = thinks.weighs(sight)
    assert 2 <= len(few) <= 4 and set(few) <= set(sight.options)
    policy = thinks.imagines(sight, Random(1))(Random(1))
    for option in few:
        world = table.determinize(0, 3).fork()
        before, looks = cards(world.state), thinks.horizon(world.state, 0)
        world.imagine(0, option, policy, looks)
        assert world.state.phase == "selection" and cards(world.state) == before


def test_cards_thought_about_once_are_those_a_mercenary_would_choose() -> None:
    """For the seat itself, which knows the pairs, and for the other."""
    table = next(asked("leading"))
    thinks, sight = PartySense(), Sight(table, 0)
    few = thinks.weighs(sight)
    ends = []
    for party in (thinks.imagines(sight, Random(1))(Random(1)), sense.Party(0, -1, {})):
        world = table.determinize(0, 3).fork()
        world.imagine(0, few[0], party, thinks.horizon(world.state, 0))
        ends.append(world.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("prompt", ["turn", "move", "attack", "negate"])
def test_what_it_weighs_is_on_offer(prompt: str) -> None:
    found = []
    for table in asked(prompt):
        sight = Sight(table, 0)
        found.append(PartySense().weighs(sight))
        assert set(found[-1]) <= set(sight.options) and len(found[-1]) <= weighing.WEIGHED[prompt][1]
    assert any(len(one) > 1 for one in found)


def test_it_knows_no_more_than_its_seat() -> None:
    positions = [(table, 0) for prompt in ("leading", "move", "turn") for table in [next(asked(prompt))]]
    for table, seat in positions:
        fairness.answers_alike_in_all_worlds(lambda: make(GAME, "expert?playouts=4"), [(table, seat)])


def test_the_odds_know_what_is_good() -> None:
    table = next(asked("leading"))
    g = table.state
    plain = odds.odds(g)
    me, foe = g.figures["h0"], next(one for one in g.figures.values() if one.kind == "monster")
    me.hp -= 4
    hurt = odds.odds(g)
    me.hp += 4
    foe.hp -= 2
    better = odds.odds(g)
    foe.hp += 2
    g.characters[0].hand.pop()
    tired = odds.odds(g)
    assert hurt < plain < better and tired < plain
    assert odds.odds(g) == tired


def test_before_a_round_all_foes_have_their_turns_before_them() -> None:
    g = next(asked("leading")).state
    for figure in g.figures.values():
        figure.acted = True
    assert any(foe.acts for foe in odds.Dawn(g, 0).foes)


def test_weights_are_learnt_from_how_games_ended() -> None:
    """Breath tells, cheer does not, and a scenario that is always lost tells nothing about breath."""
    random, tales = Random(1), []
    for _ in range(80):
        breath, hard = random.random(), random.random() < 0.3
        rounds = [Reading(breath, 1.0, random.random(), 0.0)] * 3
        tales.append(learning.Tale(("hard" if hard else "easy", "2"), breath > 0.5 and not hard, rounds))
    weights, _ = learning.fitted(tales)
    assert weights.breath > 2 and abs(weights.cheer) < weights.breath / 3


def test_one_game_to_learn_from() -> None:
    seats, options = learning.drawn(GAME.content(), 3)
    assert len(options["classes"]) == seats
    tale = learning.told(30005)
    assert tale.rounds and all(len(read) == len(odds.WEIGHTS) for read in tale.rounds)


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])
