"""OpenSpiel's own test of a game, and what it does not look at. Needs `taverna[spiel]`."""

# ruff: noqa: E402
from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import taverna

pyspiel = pytest.importorskip("pyspiel", reason="needs taverna[spiel]: pip install open_spiel")

from open_spiel.python.algorithms import ismcts, mcts

from taverna.rl import spiel


@pytest.mark.parametrize("players", [3, 5])
def test_openspiels_own_test(players: int) -> None:
    game = pyspiel.load_game(f"taverna_bloodborne(players={players},deals=8)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", taverna.games())
def test_a_copy_goes_its_own_way_and_answers_of_others_are_not_seen(name: str) -> None:
    game = spiel.load(name, deals=4)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 4
    state.apply_action(2)
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert len(state.observation_tensor(0)) == 1024 and state.observation_string(0)
    if copy.current_player() != state.current_player() >= 0:  # those who are asked at once
        other = state.clone()
        other.apply_action(other.legal_actions()[-1])
        seat = copy.current_player()
        assert copy.observation_tensor(seat) == other.observation_tensor(seat)
        assert copy.legal_actions() == other.legal_actions()


def some_way(name: str, answers: int = 14) -> Any:
    """A state after some answers, a different one of those on offer each time."""
    state = spiel.load(name, deals=4).new_initial_state()
    state.apply_action(2)
    for nth in range(answers):
        legal = state.legal_actions()
        state.apply_action(legal[nth % len(legal)])
    return state


@pytest.mark.parametrize("name", taverna.games())
def test_a_world_sampled_from_what_a_player_knows_is_the_same_to_it_and_tells_nothing_of_the_others(name: str) -> None:
    state = some_way(name)
    seen = [state.information_state_string(player) for player in range(state.num_players())]
    for player in range(state.num_players()):
        worlds = [state.resample_from_infostate(player, Random(luck).random) for luck in range(4)]
        again = worlds[0].resample_from_infostate(player, Random(9).random)
        for world in (*worlds, again):
            assert world.information_state_string(player) == seen[player]
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.memory.before == again.memory.before, "whatever the others know, it is told the same"
        assert len({str(world) for world in worlds}) > 1, "luck to come is another"
        assert state.information_state_string(player) == seen[player] and not state.memory.before
    while not world.is_terminal() and world.move_number() < 60:
        world.apply_action(world.legal_actions()[-1])


def test_what_was_done_and_read_is_remembered_though_nothing_of_it_lies_on_the_table() -> None:
    state = some_way("bloodborne", 8)
    other = state.child(state.legal_actions()[0])
    for player in range(3):
        before, after = (one.information_state_string(player).splitlines() for one in (state, other))
        assert after[: len(before) - 1] == before[:-1]
    mine = [line for line in state.information_state_string(0).splitlines() if line.startswith("0 ")]
    assert len(mine) > 1 and not any(line[:2] in ("1 ", "2 ") for line in mine)


def test_openspiels_own_search_over_information_states_plays() -> None:
    game = spiel.load("bloodborne", deals=4)
    state = game.new_initial_state()
    state.apply_action(1)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 4, random_state=luck)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_without_a_deal_there_is_no_game() -> None:
    with pytest.raises(taverna.OptionError, match="deals are a number from 1, not 0"):
        spiel.load("bloodborne", deals=0)


def test_python_ends_in_peace() -> None:
    subprocess.run([sys.executable, "-c", "from taverna.rl import spiel; spiel.load('bloodborne')"], check=True)
