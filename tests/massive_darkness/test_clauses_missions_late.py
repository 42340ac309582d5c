"""Missions 8 to 10, page by page (pp. 48-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.rules import activation, combat, targets

from .fights import board, enemy, foe, happened, hero, load, run
from .quests import BLOW, CONTENT, STRONG, answer_all, armed, away, marked, outcome, quiet
from .tables import asked, events, fate, idle, next_round, offered, one, place, put, refused, say, table

# -- Mission 8 -------------------------------------------------------------------------------------------------------
HUNT = "big-game-hunting"


@pytest.mark.rule("MD-M08-04", "MD-M08-02")
def test_three_random_executioners_with_treasures_of_level_4() -> None:
    seen = set()
    for seed in range(8):
        g = table(mission=HUNT, seed=seed, seats=2).state
        hunted = list(g.enemies.values())
        assert [enemy.at for enemy in hunted] == ["1R-22", "7R-21", "6V-33"]
        cards = [CONTENT.cards[enemy.card] for enemy in hunted]
        assert len({card.enemy for card in cards}) == 3 and {card.tier for card in cards} == {"higher"}
        assert all([CONTENT.items[card].level for card in enemy.gear] == [4] for enemy in hunted)
        assert all(enemy.life == CONTENT.cards[enemy.card].life * 2 and enemy.counts for enemy in hunted)
        seen.add(tuple(enemy.card for enemy in hunted))
    assert len(seen) > 4


@pytest.mark.rule("MD-M08-05")
def test_a_pillar_lets_heroes_in_and_back_but_not_through() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at = "1R-11"

    t = table(change, mission=HUNT)
    say(t, "move,1R-12")  # where a Pillar stands
    assert {option for option in offered(t) if option.startswith(("move", "open"))} == {"move,1R-11"}
    assert refused(t, "move,1R-13") == "MD-M08-05" and refused(t, "open,1R-22 N") == "MD-M08-05"
    t.state.pillars = [pillar for pillar in t.state.pillars if pillar.at != "1R-12"]
    say(t, "move,1R-11", "move,1R-12")
    assert {option for option in offered(t) if option.startswith(("move", "open"))} == {
        "move,1R-11",
        "move,1R-13",
        "open,1R-22 N",
    }


@pytest.mark.rule("MD-M08-05", "MD-SKILL-15", "MD-SKILL-10")
def test_no_skill_takes_a_hero_past_a_pillar() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].xp = "1R-11", 1
        put(g, "orc-flayers-1", "1R-13", [2])
        if not pillars:
            g.pillars = []

    for pillars in (True, False):
        t = table(change, mission=HUNT, heroes=["bjorn"])  # who leaps two Zones, and charges
        beyond = [option for option in offered(t) if option.endswith("1R-13")]
        assert sorted(beyond) == ([] if pillars else ["charge,special,1R-13", "leap,signature,1R-13"])
        assert "leap,signature,1R-12" in offered(t)


@pytest.mark.rule("MD-M08-05", "MD-M10-17")
def test_an_attack_ends_at_the_pillar() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].hands = "1R-11", ["short-bow"]
        put(g, "orc-flayers-1", "1R-12", [2])
        put(g, "orc-enforcers-1", "1R-13", [2])
        g.opened = []

    t = table(change, mission=HUNT, heroes=["owen"])
    near, far = [enemy.id for enemy in t.state.enemies.values()]
    shots = {option for option in offered(t) if option.startswith("ranged")}
    assert shots == {f"ranged,{near}", "ranged,1R-12"}  # the Pillar itself, and who stands by it
    assert refused(t, f"ranged,{far}") == "MD-EQUIP-11"
    t.state.pillars = []
    say(t, "trade", "done")
    assert {option for option in offered(t) if option.startswith("ranged")} == {f"ranged,{near}", f"ranged,{far}"}


@pytest.mark.rule("MD-M08-05")
def test_from_the_pillars_zone_one_attacks_the_way_one_came_and_no_other() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].hands = "1R-11", ["short-bow"]
        put(g, "orc-flayers-1", "1R-21", [2])
        put(g, "orc-enforcers-1", "1R-13", [2])
        put(g, "goblin-archers-1", "1R-11", [2], stunned=True)

    t = table(change, mission=HUNT, heroes=["owen"])
    behind = next(enemy.id for enemy in t.state.enemies.values() if enemy.at == "1R-11")
    say(t, "move,1R-12", "stop")
    assert {option for option in offered(t) if option.startswith("ranged")} == {f"ranged,{behind}"}


@pytest.mark.rule("MD-M08-07", "MD-COUNTER-01")
def test_executioners_sleep_until_both_pillars_of_their_own_tile_are_down() -> None:
    g = table(mission=HUNT).state
    first, second, third = g.enemies.values()

    def sleeps(foe: Any) -> bool:
        return courses.courses(g, foe)[0].steps[0].do == "sleep"

    assert all(map(sleeps, (first, second, third)))
    g.heroes[0].attacked = [first.id]
    run(activation.counterattacks(g, 0))
    assert g.heroes[0].attacked == [] and not happened(g, foes.CounterattackBegan)  # nor do they strike back
    g.pillars.remove(g.pillar_at("1R-12"))
    assert sleeps(first)
    g.pillars.remove(g.pillar_at("1R-12"))
    assert [sleeps(foe) for foe in (first, second, third)] == [False, True, True]
    first.at = "7R-23"
    assert not sleeps(first)  # awake once and for all, though Pillars stand where it goes


@pytest.mark.rule("MD-M08-08", "MD-GUARDIAN-10", "MD-M08-03")
@pytest.mark.parametrize(("before", "result"), [(1, None), (2, "victory")])
def test_an_executioner_leaves_a_hoard_and_the_third_is_the_end(before: int, result: str | None) -> None:
    def change(g: Any) -> None:
        armed(g)
        g.heroes[0].at = "1R-22"
        foe = g.enemies[1]
        foe.life, foe.gear[:] = 3, ["runed-sword"]
        for deck in g.treasures:
            deck[:] = [card for card in deck if CONTENT.items[card].equipment]
        g.treasures[3].remove("runed-sword")
        g.killed = {"executioner": before}
        g.pillars.clear()

    t = table(change, seats=2, mission=HUNT, heroes=["owen", "bjorn"])
    held = len(one(t).cards())
    defence = CONTENT.cards[t.state.enemies[1].card].dice.defence
    fate(t, **BLOW, blue=["blank"] * min(defence.blue, 3), green=["blank"] * min(defence.green, 3))
    say(t, "melee,1")
    answer_all(t, "done", "0")
    won = one(t).cards()
    assert outcome(t) == result and len(won) == held + 5 and "runed-sword" in won
    assert [CONTENT.items[card].level for card in won if card not in (STRONG, "leather-armour")] == [4] * 5
    assert len([card for card in won if card in CONTENT.artifacts]) == 1
    assert t.state.heroes[1].cards() == ["leather-armour", *t.state.heroes[1].hands]


# -- Mission 9 -------------------------------------------------------------------------------------------------------
MAZE = "maze-of-darkness"
HOLDS = ["1R-11", "4V-13", "5R-31", "2V-31"]
VAULT = ["3R-11", "3R-13", "3R-31", "3R-33"]


def dawn(number: int, change: Callable[[Any], None] | None = None, seats: int = 1, **more: Any) -> Table:
    """The Maze when a Round has just begun, with nobody else about."""

    def before(g: Any) -> None:
        away(g)
        g.round, g.phase, g.active, g.step = number - 1, "start", -1, ""
        g.level = max((number - (number % 2)) // 2, 1)
        if change is not None:
            change(g)

    return table(before, seats=seats, mission=MAZE, **more)


@pytest.mark.rule("MD-M09-05", "MD-M09-17", "MD-M09-02")
def test_the_maze_begins_with_four_guards_and_a_full_vault() -> None:
    g = table(mission=MAZE, seed=3).state
    assert [enemy.at for enemy in g.enemies.values()] == HOLDS == [g.levels[level][0] for level in (2, 3, 4, 5)]
    assert {CONTENT.cards[enemy.card].level for enemy in g.enemies.values()} == {1}
    assert g.treasure == dict.fromkeys(VAULT, 2)


@pytest.mark.rule("MD-M09-09", "MD-M09-10", "MD-M09-11", "MD-M09-12", "MD-M09-08")
@pytest.mark.parametrize("number", range(2, 13))
def test_what_each_round_of_the_maze_brings(number: int) -> None:
    t = dawn(number, seed=number)
    g = t.state
    came = [(enemy.at, CONTENT.cards[enemy.card]) for enemy in g.enemies.values()]
    if number > 10:
        assert outcome(t) == "victory"  # nobody comes any more, and nobody is left
    elif number % 2:
        assert g.level == (number + 1) // 2  # first the Level, then Guards of it
        kinds = {card.enemy for _, card in came} | {
            event.foe.rpartition("-")[0] for event in events(t, foes.NoMiniatures)
        }
        assert kinds and all(card.level == g.level for _, card in came)
        short = len(events(t, foes.NoMiniatures))
        assert len(came) + short == 4 and [at for at, _ in came if at not in HOLDS] == []
    else:
        assert g.level == number // 2
        assert came == [(g.levels[number // 2][0], came[0][1])]
        assert came[0][1].tier == ("higher" if g.level > 3 else "lower")


@pytest.mark.rule("MD-M09-06", "MD-M09-07", "MD-M09-08")
def test_no_events_no_reinforcements_and_no_levels_by_walking() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at = "3R-32"
        put(g, "orc-agent-1", "2V-31", stunned=True)

    t = table(change, mission=MAZE)
    events_left = len(t.state.events)
    say(t, "move,5R-12", "move,5R-11", "rest")
    assert t.state.level == 1  # on the tile of the Level 4 token
    idle(t, lambda g: g.round == 2)
    assert len(t.state.events) == events_left and not events(t, ev.EventDrawn)
    assert not events(t, foes.CalledReinforcements) and t.state.level == 1


@pytest.mark.rule("MD-M09-17")
def test_the_vault_is_filled_up_when_guards_come_and_not_otherwise() -> None:
    def change(g: Any) -> None:
        g.treasure = {"3R-11": 1, "3R-13": 2, "3R-31": 3}

    assert dawn(3, change).state.treasure == {"3R-11": 2, "3R-13": 2, "3R-31": 3, "3R-33": 2}
    assert dawn(4, change).state.treasure == {"3R-11": 1, "3R-13": 2, "3R-31": 3}


@pytest.mark.rule("MD-M09-18", "MD-PICK-03")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_treasure_in_the_middle_is_of_the_current_level(level: int) -> None:
    def change(g: Any) -> None:
        away(g)
        g.level = level
        g.heroes[0].at = "3R-11"
        for deck in g.treasures:
            deck[:] = [card for card in deck if CONTENT.items[card].equipment]

    t = table(change, mission=MAZE)
    before = one(t).cards()
    say(t, "pick-up")
    answer_all(t, "done")
    found = one(t).cards()
    for card in before:
        found.remove(card)
    assert [CONTENT.items[card].level for card in found] == [level, level]


@pytest.mark.rule("MD-M09-13", "MD-M09-15")
def test_a_pillar_is_worth_more_than_any_hero_and_the_players_choose_among_several() -> None:
    g = board(
        mission=MAZE,
        heroes=[hero("siegfried", "3R-22", xp=30)],  # who Taunts
        enemies=[enemy("goblin-archers", "3R-22", minions=(1,))],
    )
    run(activation.activate(g, 1), ("enemy-target", "3R-21"))
    assert [pillar.life for pillar in g.pillars] == [3, 2, 3, 3] and not happened(g, foes.DiceRolled)
    assert foe(g).at == "3R-22"  # an attack, so its Activation is over


@pytest.mark.rule("MD-M09-13")
def test_pillars_mean_nothing_to_a_counterattack() -> None:
    g = board(
        mission=MAZE,
        heroes=[hero("elias", "3R-12")],
        enemies=[enemy("orc-flayers", "3R-12", minions=(2,))],
    )
    load(g, yellow=["blank", "blank"])
    run(activation.activate(g, 1, 0))
    assert [event.whom for event in happened(g, foes.EnemyAttacked)] == [0]
    assert all(pillar.life == 3 for pillar in g.pillars)


@pytest.mark.rule("MD-M09-14", "MD-M09-16")
def test_enemies_make_for_the_artifact_whoever_they_see_and_stop_at_pillars() -> None:
    def walked(at: str, **more: Any) -> str:
        g = board(
            mission=MAZE,
            heroes=[hero("elias", more.pop("hero", "1R-31"), xp=30)],
            enemies=[enemy("orc-flayers", at, minions=(2,))],
        )
        g.pillars = [pillar for pillar in g.pillars if more.get("pillars", True)]
        run(activation.activate(g, 1))
        return foe(g).at

    g = board(mission=MAZE, heroes=[hero("elias", "1R-31")], enemies=[enemy("orc-flayers", "3R-12", minions=(2,))])
    assert targets.holds(g, foe(g), "3R-12") and not targets.holds(g, foe(g), "1R-32")
    assert walked("1R-33", pillars=False) == "3R-12"  # past the way to the Hero it sees
    assert walked("1R-32", pillars=False, hero="1R-33") == "3R-22"
    assert walked("1R-32", hero="1R-33") == "3R-12"  # where a Pillar is, which it hits and cannot leave


@pytest.mark.rule("MD-M09-13", "MD-M09-16", "MD-SPAWN-02")
def test_for_want_of_miniatures_enemies_keep_the_orders_of_the_mission() -> None:
    """They are Activated as in the Enemies' Phase: Pillars first, and toward the Artifact, though it is the start of a
    Round and Heroes are nearer."""

    def change(g: Any) -> None:
        away(g)
        for at, card in (("3R-12", "orc-flayers-1"), ("1R-33", "dwarf-defenders-1")):
            put(g, card, at, [2])
        g.guards[1] = ["orc-flayers-2", "dwarf-defenders-2", "orc-agent-2", "goblin-agent-2"]
        g.heroes[0].at, g.heroes[1].at = "3R-12", "1R-31"
        g.round, g.phase, g.active = 2, "start", -1

    t = table(change, seats=2, mission=MAZE)
    answer_all(t)
    assert t.state.pillar_at("3R-12").life == 2
    assert [event.foe for event in events(t, foes.EnemyHitPillar)] == ["orc-flayers-1"]
    assert next(foe.at for foe in t.state.enemies.values() if foe.card == "dwarf-defenders-1") == "3R-12"
    assert not events(t, foes.EnemyAttacked)


@pytest.mark.rule("MD-M09-04", "MD-WIN-02")
@pytest.mark.parametrize("there", [True, False])
def test_mission_9_is_lost_with_an_enemy_on_the_artifact_as_the_enemies_phase_begins(there: bool) -> None:
    def change(g: Any) -> None:
        away(g)
        g.pillars = []
        put(g, "orc-flayers-1", "3R-22" if there else "3R-12", [2], stunned=there)
        g.heroes[0].at = "2V-31"

    t = table(change, mission=MAZE)
    idle(t, lambda g: g.phase == "experience" or g.round == 2)
    assert outcome(t) == ("defeat" if there else None)
    if not there:  # it comes there in this Phase; there is one more chance to kill it
        assert next(iter(t.state.enemies.values())).at == "3R-22"
        idle(t, lambda g: g.phase == "experience" and g.round == 2)
        assert outcome(t) == "defeat" and t.state.round == 2


@pytest.mark.rule("MD-M09-03", "MD-M09-11", "MD-WIN-01")
@pytest.mark.parametrize(("number", "result"), [(9, None), (10, "victory")])
def test_mission_9_is_won_with_the_last_enemy_once_no_more_come(number: int, result: str | None) -> None:
    def change(g: Any) -> None:
        away(g)
        g.round = number
        armed(g)
        put(g, "orc-flayers-1", "3R-22", [])
        g.happened = []

    t = table(change, mission=MAZE, heroes=["owen"])
    fate(t, **BLOW, blue=["blank"])
    say(t, f"melee,{next(iter(t.state.enemies))}")
    assert not t.state.enemies and outcome(t) == result


# -- Mission 10 ------------------------------------------------------------------------------------------------------
HEART = "the-heart-of-darkness"


@pytest.mark.rule("MD-M10-11", "MD-M10-09", "MD-M10-02")
def test_the_emissary_waits_in_the_first_stage() -> None:
    demon = marked(table(mission=HEART, seats=2).state, "emissary-1")
    assert (demon.card, demon.at, demon.life) == ("abyssal-demon-lower", "3R-33", 6) and len(demon.gear) == 1


@pytest.mark.rule("MD-M10-06", "MD-M10-05", "MD-M10-04")
@pytest.mark.parametrize(("low", "high", "mark"), [("3R-12", "1V-21", "emissary-1"), ("2V-12", "4V-31", "emissary-2")])
def test_stairs_are_free_when_the_emissary_of_the_stage_is_dead(low: str, high: str, mark: str) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed = {mark: 1} if free else {"emissary-1": 1} if mark == "emissary-2" else {}
        g.heroes[0].at = low

    for free in (False, True):
        t = table(change, mission=HEART, heroes=["elias"])
        if not free:
            assert refused(t, f"move,{high}") == "MD-M10-06"
            assert not [option for option in offered(t) if high in option]
            continue
        say(t, f"move,{high}")
        assert one(t).at == high
        say(t, f"move,{low}")  # and back
        assert one(t).at == low


@pytest.mark.rule("MD-M10-05", "MD-FOE-08")
def test_enemies_take_stairs_but_nobody_sees_along_them() -> None:
    g = board(
        mission=HEART,
        heroes=[hero("elias", "1V-21")],
        enemies=[enemy("goblin-archers", "3R-12", minions=(1,))],
    )
    (course,) = courses.courses(g, foe(g))
    assert [step.do for step in course.steps][:2] == ["none", "move"] and course.steps[1].at == "1V-21"
    assert course.steps[1].clause == "MD-FOE-10"  # because the Hero stands in the light, not because it is seen


@pytest.mark.rule("MD-M10-12", "MD-M10-13", "MD-M10-14")
@pytest.mark.parametrize(
    ("low", "high", "mark", "at", "level"),
    [("3R-12", "1V-21", "emissary-2", "2V-21", 2), ("2V-12", "4V-31", "emissary-3", "4V-23", 4)],
)
def test_the_next_emissary_comes_when_a_hero_enters_its_stage(
    low: str, high: str, mark: str, at: str, level: int
) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed = {"emissary-1": 1, "emissary-2": 1} if mark == "emissary-3" else {"emissary-1": 1}
        g.met, g.level = len(g.killed), level
        g.happened = [1] if mark == "emissary-3" else []
        place(g, low)

    t = table(change, seats=2, mission=HEART)
    assert not t.state.enemies
    say(t, f"move,{high}")
    demon = marked(t.state, mark)
    tier = "higher" if level > 3 else "lower"
    assert (demon.card, demon.at, demon.counts) == (f"abyssal-demon-{tier}", at, False)
    if mark == "emissary-3":
        (gear,) = demon.gear
        assert CONTENT.cards[gear].tier == "higher" and gear not in t.state.higher
    else:
        assert [CONTENT.items[card].level for card in demon.gear] == [level]
    say(t, "stop", "rest", f"move,{high}")
    assert len(t.state.enemies) == 1  # not with every Hero


@pytest.mark.rule("MD-M10-12", "MD-SPAWN-01", "MD-SPAWN-02")
def test_an_emissary_whose_miniature_is_about_comes_when_it_is_free() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.met = {"emissary-1": 1}, 1
        put(g, "abyssal-demon-lower", "6R-31", stunned=True)
        g.heroes[0].at = "3R-12"

    t = table(change, mission=HEART)
    say(t, "move,1V-21")
    assert [enemy.mark for enemy in t.state.enemies.values()] == [""] and len(events(t, foes.EnemyStoodUp)) == 1
    say(t, "move,1V-22")
    assert len(events(t, foes.EnemyStoodUp)) == 1 and len(t.state.enemies) == 1  # it is not roused again and again
    t.state.enemies.clear()
    t.state.lower_discard.append("abyssal-demon-lower")
    say(t, "move,1V-21")
    assert marked(t.state, "emissary-2").at == "2V-21"


@pytest.mark.rule("MD-M10-14", "MD-GUARDIAN-03")
def test_the_last_emissary_adds_another_monsters_dice_and_enchantments() -> None:
    g = board(
        mission=HEART,
        heroes=[hero("elias", "4V-23")],
        enemies=[enemy("abyssal-demon", "4V-23", tier="higher", mark="emissary-3", gear=("high-troll-higher",))],
    )
    c = combat.Combat(0, 1, False, "melee")
    run(combat.gather(g, c, *combat.kits(g, c)))
    assert c.wanted == {"yellow": 0 + 2, "red": 2 + 2, "blue": 0, "green": 0}
    assert c.handful["red"] == 3
    c = combat.Combat(0, 1, False, "magic")
    run(combat.gather(g, c, *combat.kits(g, c)))
    assert c.wanted["red"] == 2  # the troll knows no Magic
    load(g, yellow=["2b", "blank", "blank"], red=["3d", "blank", "blank"])
    run(combat.strike(g, foe(g), 0, "melee"))
    cards = [event.card for event in happened(g, foes.EnemyEnchanted)]
    assert cards == ["abyssal-demon-higher", "high-troll-higher"]  # its own card first, then the Stun of the other
    assert g.heroes[0].stunned or g.heroes[0].dead


@pytest.mark.rule("MD-M10-14", "MD-GUARDIAN-10")
def test_the_monster_card_it_wore_is_nobodys_treasure() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.met, g.stage, g.pillars = {"emissary-1": 1, "emissary-2": 1}, 2, 3, []
        armed(g)
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3", life=1, gear=["high-troll-higher"])
        g.higher.remove("high-troll-higher")
        g.heroes[0].at = "4V-23"

    t = table(change, mission=HEART, heroes=["owen"])
    fate(t, **BLOW, blue=["blank"] * 2, green=["blank"] * 3)
    say(t, f"melee,{next(iter(t.state.enemies))}")
    answer_all(t, "done")
    assert outcome(t) == "victory" and "high-troll-higher" in t.state.higher_discard
    assert one(t).cards() == ["leather-armour", STRONG]


@pytest.mark.rule("MD-M10-07", "MD-M10-08")
@pytest.mark.parametrize(("stage", "damage"), [(1, 0), (2, 3), (3, 6)])
def test_the_darkness_weighs_on_those_who_went_deeper(stage: int, damage: int) -> None:
    """Per Hero that set out, dead or not; twice as much in Stage 3, not on top of Stage 2."""

    def change(g: Any) -> None:
        away(g)
        g.killed, g.stage = {"emissary-1": 1, "emissary-2": 1}, stage
        g.round, g.phase, g.active = 4, "start", -1
        g.heroes[0].life = 1
        g.lifebringer = 9

    t = table(change, seats=3, mission=HEART)
    for left in range(damage, 0, -1):
        assert asked(t)[1] == "share-damage"
        say(t, "1" if left > 2 else "2" if left > 1 else "0")
    assert asked(t)[1] == "act"
    lives = [hero.life for hero in t.state.heroes]
    assert lives == {0: [1, 5, 5], 3: [0, 4, 4], 6: [0, 1, 4]}[damage]
    assert t.state.heroes[0].dead == (damage > 0)


@pytest.mark.rule("MD-M10-07", "MD-LIFE-06")
def test_the_darkness_weighs_after_the_dead_have_risen_and_on_the_living_only() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.stage = {"emissary-1": 1}, 2
        g.round, g.phase, g.active = 4, "start", -1
        g.heroes[1].dead, g.heroes[1].life = True, 0
        g.heroes[0].life = 1

    t = table(change, seats=2, mission=HEART)
    assert t.state.heroes[1].up and offered(t) == ["0", "1"]
    say(t, "0")
    assert t.state.heroes[0].dead and asked(t)[1] == "act" and t.state.heroes[1].life == 4  # only one is left to suffer


@pytest.mark.rule("MD-M10-07")
def test_the_darkness_counts_the_deepest_stage_reached() -> None:
    def change(g: Any) -> None:
        away(g)
        quiet(g)
        g.killed, g.met, g.happened = {"emissary-1": 1}, 1, [1]
        g.heroes[0].at = "3R-12"

    t = table(change, mission=HEART)
    say(t, "move,1V-21", "move,3R-12")
    assert t.state.stage == 2 and one(t).life == 5
    next_round(t)
    assert one(t).life == 4  # back upstairs, and yet


@pytest.mark.rule("MD-M10-10", "MD-M10-15", "MD-M10-18")
def test_the_emissary_sleeps_until_its_chamber_is_open_and_no_door_card_is_drawn() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at = "3R-23"
        g.doors = ["door-8"]

    t = table(change, mission=HEART, heroes=["elias"])
    demon = marked(t.state, "emissary-1")
    assert courses.courses(t.state, demon)[0].steps[0].do == "sleep"
    say(t, "open,3R-33 N")
    assert not events(t, ev.DoorCardDrawn) and list(t.state.enemies) == [demon.id]
    assert courses.courses(t.state, demon)[0].steps[0].do == "attack"
    one(t).at = "3R-23"
    say(t, "open,3R-13 S")  # another Chamber, an ordinary one
    assert len(events(t, ev.DoorCardDrawn)) == 1


@pytest.mark.rule("MD-M10-15")
@pytest.mark.parametrize(("door", "stand"), [("2V-21 W", "1V-23"), ("4V-21 S", "4V-31")])
def test_no_door_card_in_the_chambers_of_the_other_stages(door: str, stand: str) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.heroes[0].at = stand

    t = table(change, mission=HEART)
    say(t, f"open,{door}")
    assert not events(t, ev.DoorCardDrawn) and not t.state.treasure


@pytest.mark.rule("MD-M10-18", "MD-M10-19", "MD-M10-10")
def test_two_levers_two_pillars_and_then_the_last_emissary_wakes() -> None:
    def change(g: Any) -> None:
        away(g)
        quiet(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.opened, g.chambers = ["4V-21 N", "4V-21 S"], ["4V-a"]
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3", counts=False)
        g.heroes[0].at = "4V-11"

    t = table(change, seats=2, mission=HEART)
    demon = marked(t.state, "emissary-3")

    def sleeps() -> bool:
        return courses.courses(t.state, demon)[0].steps[0].do == "sleep"

    assert "pick-up" not in offered(t) and len(t.state.pillars) == 2 and sleeps()
    say(t, "lever,lever")
    assert len(t.state.pillars) == 1 and "4V-11" not in t.state.tokens and one(t).actions == 2 and sleeps()
    assert "lever,lever" not in offered(t)  # turned face down
    one(t).at = "4V-33"
    say(t, "trade", "done", "lever,lever")
    assert not t.state.pillars and not sleeps() and one(t).actions == 0
    t.state.chambers.remove("4V-a")
    assert sleeps()  # behind a closed door it would sleep on


@pytest.mark.rule("MD-M10-17", "MD-M10-18")
def test_the_pillars_of_the_heart_bar_the_way_and_cannot_be_hewn_down() -> None:
    def change(g: Any) -> None:
        away(g)
        armed(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.opened, g.chambers = ["4V-21 S"], ["4V-a"]
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3")
        g.heroes[0].at = "4V-21"

    t = table(change, mission=HEART, heroes=["owen"])
    say(t, "move,4V-22")
    assert refused(t, "move,4V-23") == "MD-M10-17"
    say(t, "stop")
    assert not [option for option in offered(t) if option.startswith("melee")]  # no Life, so nothing to attack
    t.state.heroes[0].hands, t.state.heroes[0].at = ["short-bow"], "4V-21"
    say(t, "trade", "done")
    assert not [option for option in offered(t) if option.startswith("ranged")]


@pytest.mark.rule("MD-M10-03", "MD-WIN-01")
def test_mission_10_is_won_only_with_the_third_emissary() -> None:
    for stage, at in ((1, "3R-33"), (2, "2V-21"), (3, "4V-23")):

        def change(g: Any, stage: int = stage, at: str = at) -> None:
            away(g)
            armed(g)
            g.killed = {f"emissary-{n}": 1 for n in range(1, stage)}
            g.met, g.stage, g.pillars, g.happened = stage - 1, stage, [], [1, 2]
            put(g, "abyssal-demon-lower", at, mark=f"emissary-{stage}", life=1)
            g.heroes[0].at = at

        t = table(change, mission=HEART, heroes=["owen"])
        fate(t, **BLOW, blue=["blank"], green=["blank"])
        say(t, f"melee,{next(iter(t.state.enemies))}")
        answer_all(t, "done")
        assert t.state.killed[f"emissary-{stage}"] == 1 and t.state.met == stage
        assert outcome(t) == ("victory" if stage == 3 else None)
