"""OpenSpiel's own test of a game, and what it does not look at. Needs `taverna[spiel]`."""

# ruff: noqa: E402
from __future__ import annotations

import subprocess
import sys

import pytest

import taverna

pyspiel = pytest.importorskip("pyspiel", reason="needs taverna[spiel]: pip install open_spiel")

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


def test_python_ends_in_peace() -> None:
    subprocess.run([sys.executable, "-c", "from taverna.rl import spiel; spiel.load('bloodborne')"], check=True)
