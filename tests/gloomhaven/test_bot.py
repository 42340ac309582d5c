"""The mercenary: it wins, it has sense, and it knows no more than its seat."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import taverna
from bots import fairness
from taverna import lab
from taverna.bots import RandomBot, Sight, make, play
from taverna.core import Table
from taverna.games.gloomhaven import GAME, bot, words
from taverna.games.gloomhaven.bot import (
    MercenaryBot,
    course,
    dealings,
    foes,
    instincts,
    judging,
    planning,
    quest,
    selecting,
    striking,
)
from taverna.games.gloomhaven.bot import stamina as cards
from taverna.games.gloomhaven.bot.foes import Effect, Odds, faces
from taverna.games.gloomhaven.bot.judging import Judge
from taverna.games.gloomhaven.bot.stamina import keep, least, stamina

GAMES = 100 if os.environ.get("TAVERNA_FULL") else 0
MODULES = (bot, course, dealings, foes, instincts, judging, planning, quest, selecting, cards, striking)


def new(seats: int, seed: int, **options: Any) -> Table:
    return taverna.new("gloomhaven", seats, seed, options)


def questions(seats: int, seed: int, most: int = 400, **options: Any) -> Iterator[tuple[Table, int]]:
    """The questions of a game among mercenaries."""
    table, random = new(seats, seed, **options), Random(seed)
    for _ in range(most):
        if table.over:
            return
        seat = next(iter(table.questions))
        yield table, seat
        table.answer(seat, MercenaryBot().choose(Sight(table, seat), random))


def until(table: Table, prompt: str, seat: int, when: Any = lambda g: True) -> Table:
    """Mercenaries play on to the next question of a kind to a seat."""
    random = Random(1)
    while not table.over:
        if seat in table.questions and table.questions[seat].prompt == prompt and when(table.state):
            return table
        asked = next(iter(table.questions))
        table.answer(asked, MercenaryBot().choose(Sight(table, asked), random))
    raise AssertionError(f"nobody was asked '{prompt}'")


def answer(table: Table, seat: int) -> str:
    return MercenaryBot().choose(Sight(table, seat), Random(1))


# -- it wins ---------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.skipif(not GAMES, reason="a long run: TAVERNA_FULL=1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_party_of_them_wins_the_first_scenario_more_often_than_not(seats: int) -> None:
    tally = lab.simulate("gloomhaven", ["mercenary"] * seats, games=GAMES, seed=1)
    won = sum(count for outcome, count in tally.outcomes.items() if outcome == "victory")
    assert won >= GAMES / 2, tally.outcomes


def test_it_wins_some_of_a_few_games_where_chance_wins_none() -> None:
    for name, few in (("mercenary", 1), ("random", 0)):
        tally = lab.simulate("gloomhaven", [name] * 2, games=6, seed=1)
        won = tally.outcomes.get("victory", 0)
        assert won >= few if few else won == 0, (name, tally.outcomes)


CLASSES = [id for id, one in taverna.find("gloomhaven").content().classes.items() if not one.locked]


@pytest.mark.parametrize("what", CLASSES)
def test_it_plays_every_class_to_the_end(what: str) -> None:
    other = "cragheart" if what == "brute" else "brute"
    table = new(2, 3, classes=[what, other])
    play(table, {seat: MercenaryBot() for seat in range(2)}, 3)
    assert table.over
    assert sum(mat.tally.kills for mat in table.state.characters) >= 3


@pytest.mark.parametrize(
    "options", [{"scenario": "inox-encampment"}, {"scenario": "random-dungeon"}, {"mode": "campaign"}]
)
def test_it_plays_other_scenarios_and_a_campaign(options: dict[str, Any]) -> None:
    table = new(3, 1, **options)
    play(table, {seat: MercenaryBot() for seat in range(3)}, 1)
    assert table.over


# -- it is fair ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"character_level": 3}), (2, {"mode": "campaign"})])
def test_it_answers_the_same_in_all_worlds_its_seat_cannot_tell_apart(seats: int, options: dict[str, Any]) -> None:
    positions = islice(questions(seats, seats, most=150, **options), 0, None, 3)
    fairness.answers_alike_in_all_worlds(MercenaryBot, positions, worlds=1)


def test_it_never_touches_the_real_table() -> None:
    fairness.touches_nothing(MercenaryBot, islice(questions(2, 8, most=120), 0, None, 3))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_its_code_uses_only_what_a_seat_may_know(module: Any) -> None:
    fairness.reads_like_a_player(module)


@pytest.mark.parametrize("name", [name for name in words.__all__ if name != "complete"])
def test_so_does_what_weighs_a_word(name: str, tmp_path: Path) -> None:
    """Beside how it is performed, which may know everything."""
    source = Path(getattr(words, name).__file__).read_text(encoding="utf-8")
    found = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    weighing = [node for node in found if node.args.args and node.args.args[0].arg == "planner"]
    module = ModuleType(name)
    module.__file__ = str(tmp_path / f"{name}.py")
    Path(module.__file__).write_text("\n".join(map(ast.unparse, weighing)), encoding="utf-8")
    fairness.reads_like_a_player(module)


def test_its_luck_is_all_in_the_argument() -> None:
    fairness.has_no_luck_of_its_own(MercenaryBot, islice(questions(3, 21, most=90), 0, None, 5))


# -- what it knows ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hand", "discarded", "rounds"), [(10, 0, 25), (12, 0, 36), (2, 0, 1), (1, 1, 0), (0, 3, 1), (4, 4, 14)]
)
def test_how_long_cards_last(hand: int, discarded: int, rounds: int) -> None:
    """Two cards a round, one lost with every rest (GH-REST-01, GH-REST-05): 10 cards are 25 rounds of play."""
    assert stamina(hand, discarded) == rounds


def test_the_odds_of_a_blow() -> None:
    g = new(2, 1).state
    deck = g.characters[0].deck
    odds = Odds(faces(g, deck, []))
    damage, kill = odds.blow(3, 0, 0, 3)
    assert kill == pytest.approx(13 / 20)  # +0 or better, of the standard 20 cards
    assert 2.0 < damage < 3.0
    assert odds.blow(3, 0, 1, 3)[1] > kill > odds.blow(3, 0, -1, 3)[1]
    assert odds.blow(3, 2, 0, 3)[0] < damage


def first_turn() -> Table:
    """The Brute's first turn, with the Guards around."""
    table = new(2, 4, items="none")
    until(table, "turn", 0)
    return table


def judged(table: Table, seat: int) -> Judge:
    return Judge(table.determinize(seat, 1).state, seat)


def test_a_foe_killed_or_stunned_spares_what_it_would_have_done() -> None:
    judge = judged(first_turn(), 0)
    spots = [a for a in judge.ground.ground if judge.blows(a)[0] > 0]
    assert spots, "the Guards are near enough to strike somewhere"
    here = max(spots, key=lambda a: judge.blows(a)[0])
    struck = next(harm for harm in judge.harms(here) if harm.me)
    assert judge.relief(here, (Effect(struck.foe, 1.0),)) > 0
    assert judge.relief(here, (Effect(struck.foe, 0.0, off=1.0),)) > 0
    assert judge.relief(here, (Effect("nobody", 1.0),)) == 0


# -- sense -----------------------------------------------------------------------------------------------------------
def wounded(hp: int, damage_at_least: int = 1) -> Table:
    """A table where the Brute with so many hit points is about to suffer damage."""
    for seed in range(1, 30):
        table = new(2, seed, items="none")
        random = Random(seed)
        while not table.over:
            seat = next(iter(table.questions))
            question = table.questions[seat]
            if question.prompt == "negate" and seat == 0 and question.about["damage"] >= damage_at_least:
                table.state.figures["h0"].hp = hp
                return table
            table.answer(seat, MercenaryBot().choose(Sight(table, seat), random))
    raise AssertionError("the Brute was never hurt")


def test_it_loses_a_card_rather_than_its_life() -> None:
    """GH-DMG-01, GH-EXHAUST-01."""
    table = wounded(1)
    world = table.determinize(0, 1)
    world.state.figures["h0"].hp = 1
    moment = instincts.Moment(
        world.state, 0, "negate", [option.value for option in world.questions[0].options], world.questions[0].about
    )
    assert instincts.instinct(moment) != "suffer"
    world.state.figures["h0"].hp = 10
    assert instincts.instinct(moment._replace(about={"damage": 1, "left": 9})) == "suffer"


def test_it_strikes_the_foe_that_falls() -> None:
    table = until(first_turn(), "attack", 0, lambda g: g.doing is not None and g.doing.figure == "h0")
    world = table.determinize(0, 1)
    g = world.state
    foes = [option.value for option in world.questions[0].options if option.value in g.figures]
    if len(foes) < 2:
        pytest.skip("one target only")
    for foe in foes:
        g.figures[foe].hp = g.figures[foe].max_hp
    g.figures[foes[-1]].hp = 1
    moment = instincts.Moment(
        g, 0, "attack", [option.value for option in world.questions[0].options], world.questions[0].about
    )
    assert instincts.instinct(moment) == foes[-1]


def test_no_door_is_opened_in_a_fight_and_none_by_chance() -> None:
    """Whoever opens a door means to: nobody fights any more, and most of the others are there and do not rest."""
    opened = 0
    for seed in range(3):
        table, random = new(3, seed), Random(seed)
        while not table.over and opened < 4:
            seat = next(iter(table.questions))
            g = table.state
            foes = any(f.force == "monsters" and f.at is not None for f in g.figures.values())
            resting = sum(mat.resting for mat in g.characters if mat.seat != seat and not mat.exhausted)
            doors = len(g.opened)
            table.answer(seat, MercenaryBot().choose(Sight(table, seat), random))
            if len(table.state.opened) > doors:
                opened += 1
                assert not foes
                assert resting <= 1
    assert opened >= 3


def test_what_brings_back_the_lost_is_not_lost_itself() -> None:
    g = new(2, 1, classes=["spellweaver", "brute"]).state
    hand = g.characters[0].hand
    assert max(hand, key=lambda card: keep(g, card)) == "reviving-ether"
    assert least(g, hand) != "reviving-ether"


def test_it_answers_the_first_to_a_question_it_has_never_heard_of() -> None:
    g = new(2, 1).state
    assert instincts.instinct(instincts.Moment(g, 0, "unheard-of", ["a", "b"], {})) == "a"


def test_it_knows_every_battle_goal() -> None:
    assert sorted(dealings.GOALS) == sorted(GAME.content().battle_goals)


def test_it_is_found_by_name() -> None:
    assert isinstance(make(GAME, "mercenary"), MercenaryBot)


# -- between fights --------------------------------------------------------------------------------------------------
def test_a_campaign_goes_on_evening_after_evening() -> None:
    """Heroes keep a quest, level up when they must, buy what they can wear, and travel where they have not been."""
    options: dict[str, Any] = {"mode": "campaign"}
    table = new(3, 1, **options)
    for nth in range(3):
        play(table, {seat: MercenaryBot() for seat in range(3)}, nth)
        world = table.state.world
        assert len(world.evenings) == nth + 1
        assert all(len(world.member(seat).quests) == 1 for seat in range(3))
        assert world.evenings[-1].mode == "campaign"
        sequel = table.sequel()
        assert sequel is not None
        table = taverna.new("gloomhaven", sequel.seats, nth + 1, sequel.options)


def test_random_seats_do_not_disturb_it() -> None:
    table, random = new(3, 2), Random(2)
    while not table.over:
        seat = next(iter(table.questions))
        player: Any = MercenaryBot() if seat == 0 else RandomBot()
        table.answer(seat, player.choose(Sight(table, seat), random))
    assert table.over
