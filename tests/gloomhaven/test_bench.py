"""The benchmark runs, on the same boards each time."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable
from functools import partial

import msgspec
from stage import printed

import taverna
from taverna.games.gloomhaven.options import Options
from taverna.games.gloomhaven.referee.bench import bench, random_position
from taverna.games.gloomhaven.rules import setup


def test_the_boards_are_seeded() -> None:
    assert random_position(7) == random_position(7) != random_position(8)


def test_it_measures_turns_and_sight() -> None:
    assert set(bench()) == {
        "melee_turns_per_s",
        "ranged_turns_per_s",
        "area_turns_per_s",
        "sight_cold_us",
        "sight_us",
    }


def calls(work: Callable[[], object]) -> int:
    """How many calls a piece of work makes, whatever the machine."""
    profile = cProfile.Profile()
    profile.runcall(work)
    return int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]


def test_every_scenario_is_laid_out_with_little_work() -> None:
    """A hundred milliseconds are some 400000 calls; a table is laid out with 2000 at most."""
    content = printed()
    for scenario in (*content.scenarios.values(), *content.solos.values()):
        options = msgspec.convert({"scenario": scenario.id, "character_level": 5}, Options)
        opened = partial(setup.lay_out, 1 if scenario.solo else 4, 1, options, content)
        opened()  # its ground is worked out once
        made = calls(opened)
        assert made < 2000, (scenario.id, made)


def test_the_largest_scenarios_are_drawn_with_little_work() -> None:
    for number in ("35", "72", "73"):
        table = taverna.new("gloomhaven", 4, 1, {"scenario": number})
        table.scene(0, "en")  # pictures are made once
        assert calls(partial(table.scene, 0, "en")) < 40_000
