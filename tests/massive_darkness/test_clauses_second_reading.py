"""What a second reading of the book found, clause by clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.ask import Flow, GameOver
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight.courses import courses
from taverna.games.massive_darkness.rules import activation, enemies, enemies_phase, movement, objectives, tokens
from taverna.games.massive_darkness.rules.experience import gain_all
from taverna.games.massive_darkness.rules.reach import targets
from taverna.games.massive_darkness.rules.sight import layout

from .fights import board, enemy, foe, happened, hero, run
from .quests import marked, quiet
from .tables import next_round, offered, one, place, say, table
from .test_story import PRINTED, sheet, story

IMMORTAL = "the-immortals-downfall"


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


@pytest.mark.rule("MD-FOE-02", "MD-M05-14", "MD-M05-17", "MD-M09-13", "MD-M09-16")
@pytest.mark.parametrize("mission", ["the-immortals-downfall", "maze-of-darkness", "black-widow"])
def test_what_is_foreseen_is_what_is_done(mission: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the players choose on the way: fireworks, Pillars and want of miniatures included."""
    goes = activation.activate
    told: list[int] = []

    def foreseen(g: Any, id: int, only: int = -1) -> Flow:
        ways = [
            [(step.do, step.at, step.whom) for step in course.steps if step.do in activation.DEEDS]
            for course in courses(g, g.enemies[id], only)
        ]
        done: list[tuple[str, str, int]] = []
        deeds = dict(activation.DEEDS)
        for do, deed in deeds.items():
            monkeypatch.setitem(activation.DEEDS, do, noted(done, deed))
        yield from goes(g, id, only)
        for do, deed in deeds.items():
            monkeypatch.setitem(activation.DEEDS, do, deed)
        assert [one for one in done if one[0] != "crush"] in ways
        told.append(id)

    monkeypatch.setattr(activation, "activate", foreseen)
    monkeypatch.setattr(enemies_phase, "activate", foreseen)
    luck = Random(5)

    def change(g: Any) -> None:
        for bearer in g.heroes if mission == IMMORTAL else []:
            bearer.things, bearer.at = ["firework"] * 5, luck.choice(list(g.map.zones))

    for seed in range(4):
        t = table(change, seats=2, seed=seed, mission=mission, lifebringer=20, last_round=8)
        while not t.over:
            seat, question = luck.choice(list(t.questions.items()))
            ids = [option.id for option in question.options]
            t.answer(seat, "lay,firework" if "lay,firework" in ids and luck.random() < 0.5 else luck.choice(ids))
    assert len(told) > 40


def noted(done: list[tuple[str, str, int]], deed: Any) -> Any:
    """A step that is written down when it is taken."""

    def do(g: Any, foe: Any, step: Any) -> Flow:
        done.append((step.do, step.at, step.whom))
        yield from deed(g, foe, step)

    return do


# -- Mission 5 -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-M05-02", "MD-M05-13")
def test_left_to_itself_the_immortal_never_comes_onto_the_bridge() -> None:
    """Whichever doors are open and whichever of its shortest ways it takes."""
    g = table(mission=IMMORTAL).state
    bridge = {at for at, marks in g.tokens.items() if "bridge" in marks}
    for opened in ([], list(g.map.doors)):
        g.opened = opened
        edge, seen = [marked(g, "immortal").at], set()
        far = layout(g).far(g.quest.start)
        while edge:
            at = edge.pop()
            seen.add(at)
            edge += [to for to in layout(g).near[at] if far[to] < far[at]]
        assert g.quest.start in seen and not bridge & seen


@pytest.mark.rule("MD-M05-02", "MD-M05-03", "MD-WIN-02")
@pytest.mark.parametrize("lured", [True, False])
def test_the_immortal_must_be_lured_onto_the_bridge_with_fireworks(lured: bool) -> None:
    g = table(mission=IMMORTAL).state
    immortal = marked(g, "immortal")
    immortal.at = "7R-23"  # from where its own way leads over the Bridge as well
    for at in ("7R-13", "7R-12") if lured else ("",):
        g.laid = {at: ["firework"]} if at else {}
        run(activation.activate(g, immortal.id))
    assert immortal.at == "7R-12"
    objectives.check(g)
    assert g.met == lured
    run(tokens.destroy_pillar(g, g.pillars[0]))
    with pytest.raises(GameOver) as end:
        fall(g)
    assert end.value.result.outcome == ("victory" if lured else "defeat")
    assert [event.reason for event in happened(g, ev.Lost)] == ([] if lured else ["never-lured"])


def fall(g: Any) -> None:
    """The last Pillar is destroyed."""
    run(tokens.destroy_pillar(g, g.pillars[0]))
    objectives.check(g)


# -- Mission 8 -------------------------------------------------------------------------------------------------------
HUNT = "big-game-hunting"


@pytest.mark.rule("MD-M08-03", "MD-M08-05", "MD-M08-07")
@pytest.mark.parametrize("nth", range(3))
@pytest.mark.parametrize("standing", range(2))
def test_no_executioner_is_come_by_while_one_of_its_pillars_stands(nth: int, standing: int) -> None:
    """From the Starting Zone, all doors open, all other Pillars down: neither on foot nor by any attack."""
    g = table(mission=HUNT, heroes=["owen"]).state
    foe = list(g.enemies.values())[nth]
    tile = g.map.zones[foe.at].tile
    own = [pillar for pillar in g.pillars if g.map.zones[pillar.at].tile == tile]
    assert len(own) == 2
    g.pillars = [own[standing]]
    g.enemies = {foe.id: foe}
    g.opened = list(g.map.doors)
    hero = g.heroes[0]
    ways, seen = [(g.quest.start, "")], set()
    while ways:
        hero.at, hero.came_from = ways.pop()
        if (hero.at, hero.came_from) in seen:
            continue
        seen.add((hero.at, hero.came_from))
        assert hero.at != foe.at
        for kind in ("melee", "ranged", "magic"):
            assert foe.id not in targets(g, hero, kind), (hero.at, kind)
        ways += [(to, hero.at) for to in movement.ways(g, hero)]
    assert any(at == own[standing].at for at, _ in seen)
    g.pillars = []
    assert layout(g).far(g.quest.start)[foe.at] < 99


@pytest.mark.rule("MD-M08-03")
def test_pillars_are_half_of_the_objective_of_mission_8() -> None:
    g = table(mission=HUNT).state
    g.enemies.clear()
    g.killed = {"executioner": 3}
    objectives.check(g)
    g.pillars.clear()
    with pytest.raises(GameOver):
        objectives.check(g)


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


@pytest.mark.rule("MD-SETUP-16", "MD-LIFE-07")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 2), (4, 3), (6, 4)])
def test_the_lifebringer_may_grow_with_the_party(seats: int, tokens: int) -> None:
    assert table(seats=seats).state.lifebringer == 2
    assert table(seats=seats, lifebringer_by_party=True).state.lifebringer == tokens
