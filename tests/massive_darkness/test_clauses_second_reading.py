"""What a second reading of the book found, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import enemies
from taverna.games.massive_darkness.rules.experience import gain_all

from .fights import board, enemy, foe, happened, hero, run
from .quests import quiet
from .tables import next_round, offered, one, place, say, table
from .test_story import PRINTED, sheet, story


# -- Story Mode ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STORY-10", "MD-LEVEL-09", "MD-GUARDIAN-01")
def test_a_patrol_in_story_mode_is_of_the_current_level_and_only_its_place_goes_by_the_tokens() -> None:
    """The Current Level is 5, the Heroes have come as far as the token of Level 2: the Guard comes to that of 3."""
    t = story(sheet("elias", "battle-wizard", skills={"focus": 3}), market=False, at=PRINTED.index("scorched-earth"))

    def change(g: Any) -> None:
        g.events, g.phase, g.heroes[0].at = ["patrol-ahead"], "event", "9V-22"
        g.guards[4], g.treasures[4] = ["orc-agent-5"], ["sunblade"] * 3

    t.arrange(change)
    (guard,) = t.state.enemies.values()
    assert (guard.card, guard.at, guard.gear) == ("orc-agent-5", "4R-32", ["sunblade"])


# -- Heroes ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STUN-11", "MD-ACT-08")
def test_standing_up_is_another_action_so_the_rest_of_the_move_is_lost() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.level = 2
        g.treasure, g.treasures[0] = {"6V-11": 1}, ["collapsing-floor"]

    t = table(change, heroes=["bjorn"])
    say(t, "pick-up")
    assert one(t).stunned and one(t).actions == 2
    say(t, "stand-up")
    assert (one(t).actions, one(t).points, one(t).stunned) == (1, 0, False)
    say(t, "move,6V-12")
    assert one(t).actions == 0  # a new Move Action


@pytest.mark.rule("MD-XP-02", "MD-XP-11")
def test_xp_for_all_reaches_those_who_have_left() -> None:
    g = board(heroes=[hero("bjorn"), hero("owen")])
    g.heroes[1].at, g.heroes[1].left = "", True
    gain_all(g, 3)
    assert [one.xp for one in g.heroes] == [3, 3]


# -- Enemies ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-12", "MD-XP-01")
def test_a_minions_wound_is_told_after_the_death_before_it() -> None:
    g = board(heroes=[hero("bjorn")], enemies=[enemy("orc-flayers", minions=(2, 2))])
    run(enemies.hurt(g, foe(g), 3, by=0))
    told = [type(event).__name__ for event in happened(g, foes.MinionsFell | foes.MinionWounded)]
    assert told == ["MinionsFell", "MinionWounded"] and foe(g).minions == [1]


# -- how it ends -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-WIN-02")
@pytest.mark.parametrize("last", [None, 70])
def test_no_round_is_the_last_unless_the_table_says_so(last: int | None) -> None:
    def change(g: Any) -> None:
        g.round = 69
        quiet(g)

    t = table(change, **({} if last is None else {"last_round": last}))
    assert taverna.new("massive-darkness", 1).state.options.last_round is None
    next_round(t)
    assert t.state.round == 70
    if last is None:
        next_round(t)
        assert t.state.round == 71
    else:
        while not t.over:
            say(t, "rest" if "rest" in offered(t) else offered(t)[-1])
        assert t.result is not None and t.result["outcome"] == "defeat"
        assert [event.reason for _, event in t.happened() if isinstance(event, ev.Lost)] == ["last-round"]
