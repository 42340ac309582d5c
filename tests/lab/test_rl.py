"""Environments for learning: the suites of PettingZoo and Gymnasium as they ship, and what those do not look at."""

# ruff: noqa: E402
from __future__ import annotations

import copy
import importlib.util
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import taverna
from taverna.bots import Sight

for needed in ("numpy", "gymnasium", "pettingzoo"):
    pytest.importorskip(needed, reason="needs taverna[rl]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from taverna import rl

GAMES = list(taverna.games())
RIVALS = [name for name in GAMES if not taverna.find(name).cooperative]
pytestmark = pytest.mark.filterwarnings("ignore")


# -- their suites ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    api_test(rl.env(game), num_cycles=150)
    parallel_api_test(rl.parallel_env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(partial(rl.env, game), num_cycles=40)
    parallel_seed_test(partial(rl.parallel_env, game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_max_cycles(game: str) -> None:
    together = partial(rl.parallel_env, game)
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **given: parallel_to_aec(together(**given))))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_rendering(game: str) -> None:
    render_test(partial(rl.env, game))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_check(game: str) -> None:
    check_env(gymnasium.make(f"taverna/{game}-v1").unwrapped)
    check_env(rl.SoloEnv(game, seat=0, render_mode="ansi"))


# -- what they do not look at ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_what_an_agent_sees_and_may_do_is_what_its_seat_knows(game: str) -> None:
    """In every world the seat cannot tell from the true one it sees the same numbers, and each option has a slot."""
    encoder = rl.Encoder()
    table = taverna.new(game, seed=4)
    random = Random(3)
    for _ in range(25):
        for seat, question in table.questions.items():
            seen = []
            for world in (table, table.determinize(seat, 5), table.determinize(seat, 6)):
                sight = Sight(world, seat)
                seen.append(encoder.vector(sight.view(), seat, table.seats, sight.prompt))
                assert sorted(encoder.legal(sight).values()) == sorted(option.id for option in question.options)
            assert np.array_equal(seen[0], seen[1])
            assert np.array_equal(seen[0], seen[2])
        seat, question = random.choice(list(table.questions.items()))
        table.answer(seat, random.choice(question.options).id)


def test_the_encoding_is_the_same_in_every_process() -> None:
    """If this fails, agents that have learned see another world: raise `ENCODING`."""
    code = (
        "import taverna, hashlib; from taverna import rl; from taverna.bots import Sight\n"
        "view = {'hp': 3, 'hunters': [{'hp': 1}, {'hp': 2}], 'hand': ['axe', 'saw'], 'open': True, 'none': None}\n"
        "v = rl.Encoder(64, 32).vector(view, 1, 2, 'play')\n"
        "print(hashlib.sha256(v.tobytes()).hexdigest()[:16], sorted(rl.slots('play', ['axe', 'saw', 'x'], 32).items()))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in "12"
    }
    assert told == {"d79d965c396f3d3b [(4, 'saw'), (8, 'axe'), (16, 'x')]\n"}


def test_options_that_fall_together_get_slots_of_their_own() -> None:
    ids = [f"card-{n}" for n in range(31)]
    found = rl.slots("play", ids, 32)
    assert sorted(found) == list(range(1, 32))
    assert sorted(found.values()) == sorted(ids)
    assert rl.slots("play", list(reversed(ids)), 32) == found, "whatever the order they are offered in"
    assert len(rl.slots("play", [*ids, "one-more"], 32)) == 31, "of too many the last cannot be chosen"


def test_own_seat_comes_first() -> None:
    encoder = rl.Encoder()
    view = {"hunters": [{"hp": 1}, {"hp": 2}, {"hp": 3}]}
    turned = {"hunters": [{"hp": 3}, {"hp": 1}, {"hp": 2}]}
    assert np.array_equal(encoder.vector(view, 0, 3), encoder.vector(turned, 1, 3))


def test_what_there_is_as_much_of_as_there_are_seats_is_nobodys() -> None:
    """Else a monster would be somebody else's number as soon as another came or went."""
    env = rl.SoloEnv("gloomhaven", seats=2, options={"scenario": "vibrant-grotto"})
    encoder, groups = env.seats.encoder, [{"what": "ooze"}, {"what": "lurker"}]
    views = [{"groups": groups[:n], "characters": [{"hp": 1}, {"hp": 2}]} for n in (1, 2)]
    first, both = (encoder.vector(view, 1, 2) for view in views)
    assert (both >= first).all(), "what was there is where it was"
    assert not np.array_equal(encoder.vector(views[0], 0, 2), first), "one's own comes first"


@pytest.mark.parametrize("game", RIVALS)
def test_rewards_of_rivals_add_up_to_nothing(game: str) -> None:
    env = rl.TurnsEnv(game)
    env.reset(seed=2)
    random = Random(1)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert env.seats.table.result is not None
    for seat in env.seats.table.result["winners"]:
        assert env.rewards[f"seat_{seat}"] > 0


def test_an_action_that_is_not_on_offer_loses_its_turn_and_nothing_else() -> None:
    env = rl.SoloEnv(RIVALS[0], seat=0)
    seen, _ = env.reset(seed=1)
    *_, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    assert info["illegal"]
    assert env.seats.answers == 1


# -- what those who train expect -------------------------------------------------------------------------------------
def played(env: rl.SoloEnv, steps: int) -> list[float]:
    return [env.step(int(np.flatnonzero(env.action_masks())[-1]))[0]["observation"].sum() for _ in range(steps)]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_in_the_midst_of_a_game(copied: Callable[[Any], Any]) -> None:
    env = rl.SoloEnv("bloodborne", seat=1, bot="beginner")
    env.reset(seed=3)
    played(env, 4)
    twin = copied(env)
    assert played(env, 8) == played(twin, 8)
    assert env.reset()[0]["observation"].sum() == twin.reset()[0]["observation"].sum(), "its luck goes with it"
    turns = rl.env("bloodborne")
    turns.reset(seed=3)
    other = copied(turns)
    for one in (turns, other):
        one.step(int(np.flatnonzero(one.observe("seat_0")["action_mask"])[0]))
    assert turns.unwrapped.seats.table.digest() == other.unwrapped.seats.table.digest()


def test_environments_without_a_seed_play_different_games() -> None:
    """Else all workers of a training would see the same."""
    for make in (rl.env, rl.parallel_env):
        seeds = set()
        for _ in range(3):
            env = make("bloodborne")
            env.reset()
            seeds.add(env.unwrapped.seats.table.seed)
        assert len(seeds) == 3


def test_importing_registers_and_vectors_of_environments_play() -> None:
    envs = gymnasium.make_vec("taverna.rl:taverna/bloodborne-v1", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    for _ in range(60):
        seen, *_, info = envs.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
        assert not info["illegal"].any()
    envs.close()


def test_what_cannot_be_is_refused_at_once_and_in_words() -> None:
    for wrong, says in (({"seat": 3}, "seats are 0 to 2"), ({"bot": "nobody"}, "no bot"), ({"render_mode": "x"}, "as")):
        with pytest.raises(taverna.OptionError, match=says):
            rl.SoloEnv("bloodborne", **wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not 'rgb_array'"):  # by which stable-baselines3's make_vec_env knows
        gymnasium.make("taverna.rl:taverna/bloodborne-v1", render_mode="rgb_array")
    for few in ((0, 1024), (1024, 1)):
        with pytest.raises(taverna.OptionError, match="at least 1 feature and 2 actions"):
            rl.Encoder(*few)
    env = rl.SoloEnv("massive-darkness")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(1)
    env.reset(seed=1, options={"mission": "goblin-war-drums"})
    assert env.seats.table.options == {"mission": "goblin-war-drums"}
    together = rl.parallel_env("bloodborne", max_cycles=1)
    seen, _ = together.reset(seed=1)
    together.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()})
    assert together.agents == [] and together.step({}) == ({}, {}, {}, {}, {})


def test_for_people_every_moment_is_shown_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for env in (
        rl.SoloEnv("bloodborne", seat=0, render_mode="human"),
        rl.parallel_env("bloodborne", render_mode="human"),
    ):
        env.reset(seed=1)
        first = capsys.readouterr().out
        assert first == env.seats.table.board() + "\n"
        env.step({f"seat_{seat}": 1 for seat in range(3)} if isinstance(env, rl.TogetherEnv) else 1)
        assert capsys.readouterr().out not in ("", first)


def test_whoever_is_asked_and_does_not_act_is_named() -> None:
    env = rl.parallel_env("bloodborne")
    env.reset(seed=1)
    with pytest.raises(taverna.OptionError, match="there is no action for seat_1"):
        env.step({"seat_0": 1, "seat_2": 1})
    assert env.seats.answers == 0


# -- the example -----------------------------------------------------------------------------------------------------
def example() -> ModuleType:
    path = Path(__file__).parents[2] / "docs" / "examples" / "train.py"
    spec = importlib.util.spec_from_file_location("train", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_in_short_form() -> None:
    """Too few games to win by, enough to see that what it does has changed and is the same again from the same seed."""
    train = example()
    env, agent = train.train("bloodborne", 6)
    _, again = train.train("bloodborne", 6)
    assert np.array_equal(agent.weights, again.weights)
    assert np.abs(agent.weights).max() > 0
    assert 0 <= train.wins(env, agent, 2, seed=1) <= 1
