"""Content that is worth playing: every Mission can be won, and no Skill is bought for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import GAME
from taverna.games.massive_darkness.bot import study
from taverna.lab.playing import seed_of

from .tables import next_round, table

CONTENT = GAME.content()
RECOMMENDED = [(hero, hero.recommended) for hero in CONTENT.heroes.values()]


# -- no dead Skill ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("hero", "cls"), RECOMMENDED, ids=lambda one: getattr(one, "id", one))
def test_no_skill_of_a_recommended_class_is_what_its_hero_can_do_already(hero: Any, cls: str) -> None:
    sheet = CONTENT.classes[cls]
    had = [*hero.shadow.powers, *hero.special.powers, *sheet.free.powers]
    for line in sheet.lines:
        for step in line.steps:
            assert not all(power in had for power in step.powers), (line.id, step.level)


# -- the Lifebringer -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVENT-03")
@pytest.mark.parametrize(("seats", "before", "after"), [(1, 1, 2), (2, 0, 1), (4, 1, 3), (6, 0, 3), (6, 2, 2)])
def test_second_breath_fills_the_lifebringer_by_the_size_of_the_party(seats: int, before: int, after: int) -> None:
    def change(g: Any) -> None:
        g.events, g.lifebringer = ["blessing-second-breath"], before

    t = table(change, seats=seats)
    next_round(t)
    assert t.state.lifebringer == after


# -- every Mission can be won ----------------------------------------------------------------------------------------
WON = {
    "scorched-earth": (3, 2),
    "black-widow": (3, 1),
    "the-chosen-one": (3, 2),
    "goblin-war-drums": (1, 1),
    "the-immortals-downfall": (3, 0),
    "the-fiends-treasure": (3, 1),
    "sparks-in-the-dark": (7, 2),
    "big-game-hunting": (3, 0),
    "maze-of-darkness": (7, 0),
    "the-heart-of-darkness": (3, 0),
}
"""Series and number of a game that two bots win."""


@pytest.mark.parametrize("mission", list(WON))
def test_every_mission_is_won(mission: str) -> None:
    tale = study.told(mission, 2, seed_of(*WON[mission]))
    assert tale.won and tale.rounds > 1


def test_no_mission_is_left_out() -> None:
    assert [mission for mission in CONTENT.missions if mission not in WON] == ["walking-in-the-dark"]


# -- the study -------------------------------------------------------------------------------------------------------
def test_a_study_tells_of_missions_classes_and_skills() -> None:
    one = study.Tale("black-widow", 2, True, "", 4, 1, ["darkness-ranger"], [("darkness-ranger", "safe-shot", 1)], [])
    other = study.Tale("black-widow", 4, False, "lifebringer", 6, 3, ["battle-wizard"], [], [])
    shown = list(study.by_mission([one, other]))
    assert shown[2].startswith("| black-widow | 100 % (21 % to 100 %), 1 | 0 % (0 % to 79 %), 1 | 50 %")
    assert shown[2].endswith("| 5 | 4 | lifebringer 1 |") and shown[3].startswith("| all |")
    assert any(line.startswith("| battle-wizard | 0 %") for line in study.by_class([one, other]))
    assert "| darkness-ranger: safe-shot 1 | 2 | 100% | 0% |" in list(study.by_skill([one, other]))
