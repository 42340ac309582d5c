"""Every scenario can be won by bots: for each a game in which it was (`won.yaml`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml
from stage import printed

from taverna.games.gloomhaven.bot import study
from taverna.games.gloomhaven.records.content import DUNGEON

GAMES: dict[int, dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "won.yaml").read_text())
FULL = bool(os.environ.get("TAVERNA_FULL"))
SHORT = [34]
"""Won in a few rounds."""
TRIES = 6
"""A game goes otherwise as soon as bots or rules change; so many are tried before a scenario counts as lost."""


def test_games_are_of_scenarios_there_are() -> None:
    numbers = {one.number for one in printed().scenarios.values() if one.id != DUNGEON}
    assert numbers == GAMES.keys() >= set(SHORT)
    assert all(game.keys() <= {"game", "difficulty", "classes"} for game in GAMES.values())
    assert {what for game in GAMES.values() for what in game.get("classes", ())} <= printed().classes.keys()


@pytest.mark.parametrize("number", sorted(GAMES) if FULL else SHORT)
def test_a_scenario_is_won_by_mercenaries(number: int) -> None:
    (scenario,) = (one.id for one in printed().scenarios.values() if one.number == number and one.id != DUNGEON)
    game = GAMES[number]
    first = game.get("game", 0)
    tries = [first, *(nth for nth in range(TRIES) if nth != first)]
    chosen = {"difficulty": game.get("difficulty", "normal"), "classes": game.get("classes", ())}
    assert any(study.told(scenario, study.seed_for(1, nth, number), **chosen).won for nth in tries)
