"""What Enemies do: the worked examples of the rulebook, target by target, and Counterattacks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from taverna.cli import main
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.referee import answer, serve
from taverna.games.massive_darkness.rules import activation, enemies
from taverna.games.massive_darkness.state import Table

from .fights import board, enemy, foe, happened, hero, run

Told = list[tuple[Any, ...]]


def foreseen(g: Table, only: int = -1) -> list[Told]:
    """Every course of the first Enemy: (step, act, where, whom)."""
    return [
        [
            (step.number, step.do, step.at, g.heroes[step.whom].hero if step.whom >= 0 else "")
            for step in course.steps
            if step.do != "none"
        ]
        for course in courses.courses(g, foe(g), only)
    ]


def sole(g: Table, only: int = -1) -> Told:
    """The only course there is; and the Activation itself goes the same way, without asking anything."""
    (course,) = foreseen(g, only)
    run(activation.activate(g, 1, only))
    moved = [step[2] for step in course if step[1] == "move"]
    attacked = [step[3] for step in course if step[1] == "attack"]
    kinds = (ev.EnemyMoved, ev.EnemyMovedToLight, ev.EnemyMovedToStart, ev.EnemyMovedToExit)
    assert [event.where for event in g.out if isinstance(event, kinds)] == moved
    assert [g.heroes[event.whom].hero for event in happened(g, ev.EnemyAttacked)] == attacked
    return course


@pytest.mark.rule("MD-EX-13", "MD-FOE-03", "MD-FOE-04", "MD-FOE-07")
def test_who_is_at_hand_is_attacked_whoever_has_more_xp_elsewhere() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("elias", (0, 0), xp=1), hero("bjorn", (0, 1), xp=3)],
        enemies=[enemy("high-troll", (0, 0))],
    )
    assert sole(g) == [(1, "attack", "0,0", "elias")]


@pytest.mark.rule("MD-EX-14", "MD-FOE-02", "MD-FOE-08", "MD-FOE-09", "MD-FOE-18")
def test_it_goes_to_who_has_the_most_xp_in_sight_and_attacks_there() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (0, 3)],
        heroes=[hero("bjorn", (0, 1), xp=5), hero("elias", (0, 2), xp=1), hero("whisper", (0, 3), xp=2)],
        enemies=[enemy("dwarf-agent", (0, 0))],
    )
    assert sole(g) == [(2, "move", "0,1", "bjorn"), (3, "attack", "0,1", "bjorn")]


@pytest.mark.rule("MD-EX-15", "MD-FOE-09", "MD-FOE-17", "MD-FOE-19")
def test_it_looks_for_its_target_anew_at_every_step() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (0, 3), (1, 1)],
        heroes=[hero("whisper", (0, 3), xp=2), hero("bjorn", (1, 1), xp=5)],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    assert sole(g) == [(2, "move", "0,1", "whisper"), (4, "move", "1,1", "bjorn")]


@pytest.mark.rule("MD-EX-16", "MD-FOE-05", "MD-FOE-06", "MD-ENEMY-09")
def test_archers_shoot_past_the_hero_beside_them() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("elias", (0, 0), xp=1), hero("whisper", (0, 1), xp=3)],
        enemies=[enemy("goblin-archers", (0, 0), minions=(1, 1))],
    )
    assert sole(g) == [(1, "attack", "0,0", "whisper")]
    assert happened(g, ev.EnemyAttacked)[0].combat == "ranged"


@pytest.mark.rule("MD-EX-17", "MD-FOE-10", "MD-FOE-17", "MD-SHADOW-03")
def test_it_walks_toward_the_light_and_sees_others_on_the_way() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)],
        light=[(2, 2)],
        heroes=[hero("elias", (1, 1), xp=1), hero("whisper", (2, 1), xp=3), hero("bjorn", (2, 2), xp=5)],
        enemies=[enemy("giant-spider", (0, 0))],
    )
    assert sole(g) == [(2, "move", "0,1", "bjorn"), (3, "attack", "0,1", "whisper")]


@pytest.mark.rule("MD-EX-18", "MD-FOE-05", "MD-FOE-06")
def test_the_hero_decides_the_combat_type_even_if_another_is_stronger() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("sibyl", (0, 0), xp=4), hero("elias", (0, 1), xp=1)],
        enemies=[enemy("ogre-mage", (0, 0))],
    )
    assert sole(g) == [(1, "attack", "0,0", "sibyl")]
    assert happened(g, ev.EnemyAttacked)[0].combat == "melee"


@pytest.mark.rule("MD-EX-19", "MD-FOE-10", "MD-FOE-19")
def test_after_the_second_move_it_does_not_attack() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (1, 1), (2, 1), (3, 1), (3, 2)],
        light=[(3, 2)],
        heroes=[hero("bjorn", (3, 1), xp=2), hero("whisper", (3, 2), xp=5)],
        enemies=[enemy("hellhound", (0, 0))],
    )
    assert sole(g) == [(2, "move", "0,1", "whisper"), (4, "move", "1,1", "bjorn")]


@pytest.mark.rule("MD-EX-20", "MD-FOE-04", "MD-ENEMY-10")
def test_magic_reaches_two_zones() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        heroes=[hero("whisper", (0, 2))],
        enemies=[enemy("abyssal-demon", (0, 0))],
    )
    assert sole(g) == [(1, "attack", "0,0", "whisper")]
    assert happened(g, ev.EnemyAttacked)[0].combat == "magic"


AROUND = [(1, 1), (0, 1), (1, 2), (2, 2), (3, 2), (0, 0), (3, 3)]


@pytest.mark.rule("MD-EX-21", "MD-FOE-10", "MD-FOE-19", "MD-SHADOW-03")
def test_a_hero_in_shadow_and_out_of_sight_is_ignored() -> None:
    g = board(
        zones=AROUND,
        light=[(3, 3)],
        heroes=[hero("bjorn", (0, 0), xp=5), hero("sibyl", (3, 3), xp=1)],
        enemies=[enemy("dwarf-warriors", (1, 1), minions=(2, 2))],
    )
    assert sole(g) == [(2, "move", "1,2", "sibyl"), (4, "move", "2,2", "sibyl")]


@pytest.mark.rule("MD-EX-22", "MD-FOE-11", "MD-SHADOW-03")
def test_with_all_heroes_hidden_it_makes_for_the_starting_zone() -> None:
    g = board(
        zones=AROUND,
        start=(3, 3),
        heroes=[hero("bjorn", (0, 0), xp=5), hero("sibyl", (0, 0), xp=1)],
        enemies=[enemy("liliarch", (1, 1))],
    )
    assert sole(g) == [(2, "move", "1,2", ""), (4, "move", "2,2", "")]


@pytest.mark.rule("MD-FOE-15", "MD-FOE-16")
def test_it_walks_to_and_fro_between_start_and_exit() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (1, 3), (1, 2)],
        start=(0, 0),
        exit=(0, 2),
        walls=[((0, 2), (1, 2))],
        heroes=[hero("bjorn", (1, 3))],
        enemies=[enemy("liliarch", (0, 1))],
    )
    assert sole(g) == [(2, "move", "0,0", ""), (4, "move", "0,1", "")]
    assert foe(g).to_exit
    g.out.clear()
    assert sole(g) == [(2, "move", "0,2", ""), (4, "move", "0,1", "")]


@pytest.mark.rule("MD-FOE-06", "MD-FOE-12", "MD-FOE-13")
def test_the_players_choose_among_equals() -> None:
    g = board(
        zones=[(0, 1), (1, 0), (1, 1), (1, 2), (0, 0), (0, 2)],
        heroes=[hero("elias", (0, 0), xp=2), hero("owen", (0, 2), xp=2)],
        light=[(0, 0), (0, 2)],
        enemies=[enemy("orc-flayers", (1, 1), minions=(2,))],
    )
    ends = {course[-1][2:] for course in foreseen(g)}
    assert ends == {("0,0", "elias"), ("0,2", "owen")}
    run(activation.activate(g, 1), ("enemy-aim", 1), ("enemy-path", "1,2"))
    assert foe(g).at == "0,2"


@pytest.mark.rule("MD-SKILL-12")
def test_taunt_counts_as_the_most_xp_but_does_not_show_the_hidden() -> None:
    position: dict[str, Any] = {
        "zones": [(0, 0), (0, 1), (1, 0)],
        "heroes": [hero("bjorn", (0, 0), xp=9), hero("siegfried", (0, 0), xp=0)],
        "enemies": [enemy("orc-flayers", (0, 0), minions=(2,))],
    }
    assert sole(board(**position)) == [(1, "attack", "0,0", "siegfried")]
    position["heroes"] = [hero("bjorn", (0, 1), xp=9), hero("siegfried", (1, 0), xp=0)]
    position["walls"] = [((0, 0), (1, 0))]
    assert sole(board(**position))[-1] == (3, "attack", "0,1", "bjorn")


@pytest.mark.rule("MD-MOVE-04", "MD-FOE-14", "MD-STUN-06")
def test_a_hero_on_its_feet_holds_enemies_a_stunned_one_does_not() -> None:
    for stunned, course in ((False, [(2, "stay", "0,0", "")]), (True, [(2, "move", "0,1", "elias")])):
        g = board(
            zones=[(0, 0), (0, 1), (0, 2), (0, 3)],
            heroes=[hero("owen", (0, 0), stunned=stunned), hero("elias", (0, 3))],
            enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
        )
        assert foreseen(g, only=1)[0][:1] == course


@pytest.mark.rule("MD-FOE-22", "MD-LOS-03", "MD-FOE-13")
def test_doors_stop_enemies_and_they_come_as_near_as_they_can() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        light=[(0, 2)],
        closed=[((0, 1), (0, 2))],
        heroes=[hero("elias", (0, 2))],
        enemies=[enemy("goblin-archers", (0, 0), minions=(1,))],
    )
    assert sole(g) == [(2, "move", "0,1", "elias"), (4, "stay", "0,1", "")]


# -- Counterattacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-COUNTER-01", "MD-COUNTER-03", "MD-COUNTER-04")
def test_only_the_attacker_is_struck_back() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("elias", (0, 1), xp=0), hero("bjorn", (0, 1), xp=9)],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    g.heroes[0].attacked = [1]
    run(activation.counterattacks(g, 0))
    assert [event.whom for event in happened(g, ev.EnemyAttacked)] == [0]
    assert g.heroes[0].attacked == []


@pytest.mark.rule("MD-COUNTER-04")
def test_one_held_by_another_hero_strikes_nobody() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("elias", (0, 1)), hero("bjorn", (0, 0))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    g.heroes[0].attacked = [1]
    run(activation.counterattacks(g, 0))
    assert not happened(g, ev.EnemyAttacked) and foe(g).at == "0,0"


@pytest.mark.rule("MD-COUNTER-05")
def test_out_of_sight_and_in_shadow_nobody_strikes_back() -> None:
    for lit in (False, True):
        g = board(
            zones=[(0, 0), (0, 1), (1, 1)],
            light=[(1, 1)] if lit else [],
            heroes=[hero("elias", (1, 1))],
            enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
        )
        g.heroes[0].attacked = [1]
        run(activation.counterattacks(g, 0))
        assert (foe(g).at == "1,1") == lit
        assert len(happened(g, ev.HidFromCounterattack)) == (not lit)


@pytest.mark.rule("MD-COUNTER-06")
def test_an_enemy_attacked_twice_strikes_back_once() -> None:
    g = board(heroes=[hero("elias")], enemies=[enemy("orc-flayers", minions=(2,))])
    g.heroes[0].attacked = [1]
    run(activation.counterattacks(g, 0))
    run(activation.counterattacks(g, 0))
    assert len(happened(g, ev.EnemyAttacked)) == 1


# -- orders of Missions ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-M02-07", "MD-M02-08", "MD-M02-09", "MD-M02-10", "MD-M02-11")
def test_the_spider_attacks_and_runs_and_drags_the_fallen_along() -> None:
    g = board(
        mission="black-widow",
        heroes=[hero("elias", "6R-22"), hero("owen", "6R-22", stunned=True)],
        enemies=[enemy("giant-spider", "6R-22", tier="higher", mark="spider")],
    )
    g.heroes[0].xp = 3
    seen = courses.courses(g, foe(g))
    assert [step.do for step in seen[0].steps] == ["attack", "move"] and seen[0].steps[1].clause == "MD-M02-08"
    run(activation.activate(g, 1))
    assert foe(g).at == g.heroes[1].at == "6R-32" and g.heroes[0].at == "6R-22"
    assert happened(g, ev.EnemyAttacked)[0].whom == 0
    g.heroes[0].attacked = [1]
    run(activation.counterattacks(g, 0))
    assert foe(g).at == "6R-32"
    run(activation.activate(g, 1))
    assert foe(g).at == "6R-33"
    assert run(activation.activate(g, 1)) == "defeat"


@pytest.mark.rule("MD-M05-11", "MD-M05-13", "MD-M05-14", "MD-M05-15", "MD-M05-16", "MD-M05-17")
def test_the_immortal_tramples_and_follows_fireworks() -> None:
    g = board(
        mission="the-immortals-downfall",
        heroes=[hero("elias", "1R-11")],
        enemies=[
            enemy("high-troll", "7R-23", tier="higher", mark="immortal"),
            enemy("orc-flayers", "7R-13", minions=(2,)),
        ],
        laid={"7R-13": ["firework"]},
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "7R-13" and not g.laid and list(g.enemies) == [1]
    g.laid = {"7R-33": ["firework"], "7R-12": ["firework"]}
    run(activation.activate(g, 1), ("enemy-lure", "7R-12"))
    assert foe(g).at == "7R-12" and list(g.laid) == ["7R-33"]
    g.laid = {}
    g.heroes[0].at = "7R-12"
    run(activation.activate(g, 1))
    assert g.heroes[0].dead and foe(g).at == "7R-12"
    assert run(enemies.hurt(g, foe(g), 9, 0)) == []


@pytest.mark.rule("MD-M05-06")
def test_goblins_on_guard_never_move() -> None:
    g = board(
        mission="the-immortals-downfall",
        heroes=[hero("elias", "1R-11")],
        enemies=[enemy("goblin-archers", "1R-22", level=4, minions=(1, 1), mark="guards")],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "1R-22" and not happened(g, ev.EnemyAttacked)


@pytest.mark.rule("MD-M09-13", "MD-M09-14", "MD-M09-15", "MD-M09-16")
def test_pillars_come_before_heroes_and_hold_enemies_until_they_fall() -> None:
    g = board(
        mission="maze-of-darkness",
        heroes=[hero("elias", "3R-12", xp=9)],
        enemies=[enemy("orc-flayers", "3R-12", minions=(2,))],
    )
    for left in (2, 1):
        run(activation.activate(g, 1))
        assert g.pillars[0].life == left and foe(g).at == "3R-12"
    run(activation.activate(g, 1))
    assert len(g.pillars) == 3 and not happened(g, ev.EnemyAttacked)
    run(activation.activate(g, 1))
    assert happened(g, ev.EnemyAttacked)[0].whom == 0
    g.heroes[0].at = "3R-11"
    run(activation.activate(g, 1))
    assert foe(g).at == "3R-22"


@pytest.mark.rule("MD-M06-07", "MD-M08-07")
def test_some_sleep_until_their_time_comes() -> None:
    captive = {"heroes": [hero("elias", "3R-22")], "enemies": [enemy("hellhound", "3R-33", mark="hellhound")]}
    for opened, do in (((), "sleep"), (("3R-33 N",), "none")):
        g = board(mission="the-fiends-treasure", opened=opened, **captive)
        assert courses.courses(g, foe(g))[0].steps[0].do == do


# -- looking ahead ---------------------------------------------------------------------------------------------------
def test_intentions_change_nothing() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        heroes=[hero("elias", (0, 2))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,)), enemy("hellhound", (0, 0), stunned=True)],
    )
    g.phase = "heroes"
    before = [repr(one) for one in (*g.heroes, *g.enemies.values())]
    seen = courses.intentions(g)
    assert [step.do for step in seen[1][0].steps] == ["none", "move", "none", "move"]
    assert [step.clause for step in seen[2][0].steps] == ["MD-STUN-04"]
    assert before == [repr(one) for one in (*g.heroes, *g.enemies.values())]
    assert g.phase == "heroes" and not g.out


def test_the_referee_tells_every_step_with_its_clause() -> None:
    query = {
        "ask": "enemies-phase",
        "id": "x",
        "zones": [[0, 0], [0, 1], [1, 1], [2, 1], [2, 2]],
        "light": [[2, 2]],
        "heroes": [{"hero": "elias", "at": [1, 1], "xp": 1}, {"hero": "bjorn", "at": [2, 2], "xp": 5}],
        "enemies": [{"enemy": "giant-spider", "at": [0, 0]}],
    }
    written: list[str] = []
    serve([json.dumps(query)], written.append)
    (reply,) = map(json.loads, written)
    assert reply["id"] == "x"
    assert reply["enemies"] == [
        {
            "enemy": "giant-spider",
            "number": 0,
            "courses": [
                [
                    {"step": 1, "do": "none", "at": [0, 0], "clause": "MD-FOE-04"},
                    {
                        "step": 2,
                        "do": "move",
                        "at": [0, 1],
                        "clause": "MD-FOE-10",
                        "whom": "bjorn",
                        "toward": [2, 2],
                    },
                    {
                        "step": 3,
                        "do": "attack",
                        "at": [0, 1],
                        "clause": "MD-FOE-06",
                        "whom": "elias",
                        "combat": "ranged",
                    },
                ]
            ],
        }
    ]


def test_the_referee_knows_missions_and_tiles() -> None:
    at_home = answer({"ask": "sight", "mission": "scorched-earth", "from": "8R-11"})
    assert {"at": "8R-13", "range": 2} in at_home["visible"]
    tiles = {"ask": "sight", "tiles": [["6V", "8R"]], "from": "6V-31"}
    assert {"at": "6V-11", "range": 2} in answer(tiles)["visible"]
    odds = answer(
        {
            "ask": "attack",
            "zones": [[0, 0]],
            "light": [[0, 0]],
            "heroes": [{"hero": "bjorn", "at": [0, 0], "hands": ["axe"]}],
            "enemies": [{"enemy": "dwarf-warriors", "at": [0, 0], "minions": [2, 2]}],
            "attacker": "bjorn",
            "defender": 0,
            "combat": "melee",
        }
    )
    assert odds["dice"] == {"yellow": 2, "blue": 1} and sum(odds["damage"]) == pytest.approx(1)


def test_the_command_line_has_this_referee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "query.json"
    file.write_text(json.dumps({"ask": "sight", "zones": [[0, 0], [0, 1]], "from": [0, 0]}))
    assert main(["referee", "massive-darkness", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == {"visible": [{"at": [0, 1], "range": 1}]}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"zones": []}, "$"),
        ({"heroes": [{"hero": "nobody", "at": [0, 0]}]}, "$.heroes[0].hero"),
        ({"heroes": [{"hero": "bjorn", "at": [9, 9]}]}, "$.heroes[0].at"),
        ({"enemies": [{"enemy": "hellhound"}]}, "$.enemies[0].at"),
        ({"enemies": [{"enemy": "cat", "at": [0, 0]}]}, "$.enemies[0].enemy"),
        ({"light": [[4, 4]]}, "$.light[0]"),
        ({"walls": [[[0, 0], [0, 0]]]}, "$.walls[0]"),
        ({"mission": "home", "zones": []}, "$.mission"),
        ({"fallen": ["0,0"], "heroes": [{"hero": "bjorn", "at": [0, 0]}]}, "$.heroes[0].at"),
        ({"fallen": ["0,0"], "enemies": [{"enemy": "hellhound", "at": [0, 0]}]}, "$.enemies[0].at"),
        ({"fallen": ["0,0"], "ask": "sight", "from": [0, 0]}, "$.from"),
        ({"laid": {"9,9": ["barrel"]}}, "$.laid"),
        ({"ask": "tea"}, "$"),
        ({"tea": 1}, "$.tea"),
    ],
)
def test_the_referee_names_the_fault(change: dict[str, Any], path: str) -> None:
    reply = answer({"ask": "enemies-phase", "zones": [[0, 0]], **change})
    assert reply["error"]["path"].startswith(path) and reply["error"]["reason"]


@pytest.mark.rule("MD-FIGHT-01", "MD-FIGHT-02", "MD-EQUIP-10", "MD-EQUIP-13", "MD-FOE-04", "MD-SKILL-08")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({}, ""),
        ({"combat": "ranged"}, "MD-FIGHT-01"),
        ({"hands": ["short-bow"], "combat": "ranged"}, "MD-EQUIP-11"),  # the Enemy is in the Hero's own Zone
        ({"at": [0, 1]}, "MD-EQUIP-10"),
        ({"combat": "magic"}, "MD-FIGHT-01"),
        ({"combat": "magic", "cls": "battle-wizard", "skills": {"spellblade": 1}}, ""),
        ({"back": True}, ""),
        ({"back": True, "at": [0, 1]}, "MD-FOE-04"),
        ({"back": True, "combat": "magic"}, "MD-FOE-04"),
    ],
)
def test_the_referee_gives_no_odds_for_an_attack_that_cannot_be_made(change: dict[str, Any], clause: str) -> None:
    change = dict(change)
    pair = ("bjorn", 0)
    attacker, defender = reversed(pair) if change.pop("back", False) else pair
    query = {
        "ask": "attack",
        "zones": [[0, 0], [0, 1]],
        "enemies": [{"enemy": "dwarf-warriors", "at": change.pop("at", [0, 0]), "minions": [2]}],
        "attacker": attacker,
        "defender": defender,
        "combat": change.pop("combat", "melee"),
        "heroes": [{"hero": "bjorn", "at": [0, 0], "hands": ["axe"], **change}],
    }
    reply = answer(query)
    if clause:
        assert clause in reply["error"]["reason"]
    else:
        assert sum(reply["damage"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("hero", "path"),
    [
        ({"life": 8}, "life"),
        ({"hands": ["axe", "mace"]}, "hands"),
        ({"hands": ["mace", "mace", "mace"]}, "hands"),
        ({"hands": ["healing-potion-1"]}, "hands"),
        ({"hands": ["leather-armour"]}, "hands"),
        ({"body": "mace"}, "body"),
        ({"skills": {"savage": 4}}, "skills"),
        ({"skills": {"focus": 1}}, "skills"),  # a line of another Class
    ],
)
def test_the_referee_takes_no_hero_that_cannot_be(hero: dict[str, Any], path: str) -> None:
    reply = answer({"ask": "enemies-phase", "zones": [[0, 0]], "heroes": [{"hero": "bjorn", "at": [0, 0], **hero}]})
    assert reply["error"]["path"].startswith(f"$.heroes[0].{path}")


@pytest.mark.parametrize(
    ("foe", "path"),
    [
        ({"enemy": "dwarf-agent", "minions": [1]}, "minions"),
        ({"enemy": "dwarf-warriors", "minions": [0]}, "minions[0]"),
        ({"enemy": "dwarf-warriors", "life": 0}, "life"),
    ],
)
def test_the_referee_takes_no_enemy_that_cannot_be(foe: dict[str, Any], path: str) -> None:
    reply = answer({"ask": "enemies-phase", "zones": [[0, 0]], "enemies": [{"at": [0, 0], **foe}]})
    assert reply["error"]["path"] == f"$.enemies[0].{path}"


@pytest.mark.rule("MD-LIFE-05", "MD-STUN-10")
def test_the_referee_knows_the_dead_and_the_stunned() -> None:
    foe = {"enemy": "dwarf-warriors", "at": [0, 0], "minions": [2]}
    dead = {"hero": "bjorn", "at": [0, 0], "life": 0}
    board: dict[str, Any] = {"zones": [[0, 0]], "heroes": [dead], "enemies": [foe]}
    (course,) = answer({"ask": "enemies-phase", **board})["enemies"][0]["courses"]
    assert [step["do"] for step in course] == ["none", "stay"]
    board |= {"heroes": [{"hero": "bjorn", "at": [0, 0]}], "enemies": [foe | {"stunned": True}]}
    for query, clause in (({"ask": "enemies-phase"}, "MD-STUN-04"), ({"ask": "counterattacks"}, "MD-STUN-10")):
        against = {"against": "bjorn"} if query["ask"] == "counterattacks" else {}
        ((step,),) = answer(query | against | board)["enemies"][0]["courses"]
        assert (step["do"], step["clause"]) == ("stand-up", clause)
