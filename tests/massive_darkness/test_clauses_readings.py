"""What the rulebook leaves open, read as the table reads it: one position for each reading."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverna
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import (
    activation,
    enemies,
    enemies_phase,
    experience_phase,
    life,
    loot,
    powers,
    spawning,
    trade,
)
from taverna.games.massive_darkness.rules.kits import hero_kit

from .fights import board, enemy, foe, happened, hero, load, run
from .tables import asked, events, fate, idle, offered, one, place, put, say, table

GAME = taverna.find("massive-darkness")
CONTENT = GAME.content()
MISSIONS = list(CONTENT.missions)


# -- Levels ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-LEVEL-03")
def test_a_mission_may_begin_at_another_level(tmp_path: Path) -> None:
    folder = GAME.folder / "content" / "missions.yaml"
    records = msgspec.yaml.decode(folder.read_bytes())
    own = next(record for record in records if record["id"] == "black-widow") | {"level": 3}
    (tmp_path / "missions.yaml").write_bytes(msgspec.yaml.encode([own]))
    t = taverna.new("massive-darkness", 1, 0, {"mission": "black-widow"}, pack=tmp_path)
    assert t.state.level == 3
    assert {t.state.content.items[card].level for card in t.state.enemies[1].gear} == {3}
    assert all(table(mission=mission).state.level == 1 for mission in MISSIONS)


@pytest.mark.rule("MD-PICK-03", "MD-STORY-09")
def test_of_several_level_tokens_on_a_tile_the_lowest_printed_one_counts_for_treasure() -> None:
    saga = {
        "missions": MISSIONS,
        "at": 0,
        "heroes": [{"hero": "bjorn", "cls": "shadow-barbarian", "skills": {"savage": 3}}],
    }

    def change(g: Any) -> None:
        place(g, "8R-12")
        g.treasure, g.treasures[1] = {"8R-12": 1}, ["kings-crown"]

    t = table(change, mode="story", saga=saga)
    assert t.state.levels[3] == t.state.levels[5] == t.state.levels[2] == ["8R-13"]
    say(t, "pick-up")
    assert one(t).pack == ["kings-crown"]


@pytest.mark.rule("MD-GUARDIAN-01", "MD-AGENT-01")
def test_a_guard_of_another_level_still_carries_treasure_of_the_current_one() -> None:
    g = board(level=4, heroes=[hero("bjorn")], enemies=[enemy("orc-agent", level=2)])
    g.treasures[3] = ["dragon-plate"]
    run(enemies_phase.call(g, foe(g)))
    assert g.content.cards[foe(g, 2).card].level == 2 and foe(g, 2).gear == ["dragon-plate"]


@pytest.mark.rule("MD-AGENT-02", "MD-FOE-20")
def test_several_agents_call_in_the_order_the_players_like() -> None:
    def change(g: Any) -> None:
        place(g, "6V-31")
        put(g, "orc-agent-1", "8R-13")
        put(g, "dwarf-agent-2", "8R-13")
        g.events = ["blessing-silence"]

    t = table(change)
    say(t, "rest", "1")
    assert asked(t)[1] == "agent-order" and offered(t) == ["1", "2"]
    say(t, "2")
    assert [event.enemy for event in events(t, foes.CalledReinforcements)] == [2, 1]
    assert [CONTENT.cards[t.state.enemies[id].card].level for id in t.state.enemies if id > 2][:1] == [2]


# -- Traps and Luck --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GUARDIAN-02", "MD-PICK-03")
def test_a_hero_springs_a_trap_at_once_and_keeps_nothing_of_it() -> None:
    g = board(heroes=[hero("bjorn"), hero("owen")])
    g.treasures[0] = ["darts"]
    run(loot.draw_for(g, g.heroes[0], 1))
    assert [one.life for one in g.heroes] == [4, 5] and g.heroes[0].pack == []
    assert g.treasure_discards[0] == ["darts"]
    g.treasures[1], g.heroes[0].pack = ["collapsing-floor"], ["dagger"] * 3
    run(trade.transmute(g, g.heroes[0]), *[("transmute", "dagger")] * 3)
    assert g.heroes[0].stunned and g.heroes[0].pack == [] and g.treasure_discards[1] == ["collapsing-floor"]


@pytest.mark.rule("MD-GUARDIAN-02", "MD-PICK-03")
def test_luck_is_more_treasure_at_once() -> None:
    g = board(heroes=[hero("bjorn")])
    g.treasures[2] = ["hidden-cache-3", "ring-of-might", "cloak-of-night"]
    load(g, then=[0, 0, 0])
    run(loot.draw_for(g, g.heroes[0], 3))
    assert sorted(g.heroes[0].pack) == ["cloak-of-night", "ring-of-might"]
    assert g.treasure_discards[2] == ["hidden-cache-3"]


@pytest.mark.rule("MD-LIFE-05", "MD-PICK-02")
def test_a_trap_may_kill_and_that_ends_the_activation() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].life = 1
        g.treasure, g.treasures[0] = {"6V-11": 1}, ["darts"]

    t = table(change, seats=2)
    say(t, "pick-up")
    assert one(t).dead and asked(t) == (1, "act")


# -- the Signature Skill ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SIG-02", "MD-ACT-03")
def test_a_signature_skill_that_is_not_about_defence_is_for_ones_own_activation() -> None:
    for active, may in ((0, True), (1, False), (-1, False)):
        g = board(heroes=[hero("sibyl", xp=1, hands=("short-bow",)), hero("siegfried", xp=1)])
        g.active = active
        mine = next(source for source in hero_kit(g, g.heroes[0]).sources if source.name == "signature")
        shield = next(source for source in hero_kit(g, g.heroes[1]).sources if source.name == "signature")
        assert powers.affordable(g, g.heroes[0], mine) == may
        assert powers.affordable(g, g.heroes[1], shield)  # for whoever is attacked, at any time


# -- the start of a Round --------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-LIFE-06", "MD-M10-07")
def test_the_dead_rise_before_the_missions_own_rules() -> None:
    """In the Heart of Darkness one who has just risen may take a share of the Damage."""

    def change(g: Any) -> None:
        g.stage, g.enemies = 2, {}
        g.heroes[1].dead, g.heroes[1].life = True, 0
        g.events = ["blessing-silence"]

    t = table(change, seats=2, mission="the-heart-of-darkness")
    idle(t, lambda g: g.round == 2)
    assert asked(t)[1] == "share-damage" and offered(t) == ["0", "1"]
    say(t, "1", "1")
    assert (one(t, 1).life, one(t).life) == (3, 5)


# -- Enemies ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENEMY-04", "MD-STUN-07", "MD-XP-01")
def test_minions_without_a_boss_go_on_and_die_as_minions() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "dwarf-warriors-1", "6V-11", [2, 2], life=0)
        g.events = ["blessing-silence"] * 2

    t = table(change, heroes=["sibyl"])
    fate(t, yellow=["1", "1"], blue=["1"])
    say(t, "rest")  # they attack like any Mob
    assert len(events(t, foes.EnemyAttacked)) == 1 and one(t).life == 4
    for left in (1, 0):
        fate(t, yellow=["2b", "blank"], blue=["blank"])
        say(t, "melee,1")
        if asked(t)[1] == "reroll":
            say(t, "keep")
        assert len(t.state.enemies) == left
    assert one(t).xp == 2 and not events(t, foes.GuardianFell)


@pytest.mark.rule("MD-FOE-10", "MD-FOE-13")
def test_behind_closed_doors_the_nearest_place_will_do() -> None:
    """Three steps bring it to the door; there it waits, for nearer it cannot come."""
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 4)],
        closed=[((0, 3), (0, 4))],
        light=[(1, 4)],
        heroes=[hero("elias", (1, 4))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    for at in ("0,2", "0,3", "0,3"):
        run(activation.activate(g, 1))
        assert foe(g).at == at


@pytest.mark.rule("MD-FOE-06", "MD-FOE-12", "MD-FOE-04")
def test_a_tie_of_targets_is_the_players_to_break() -> None:
    for chosen in (0, 1):
        g = board(
            heroes=[hero("elias", xp=2), hero("owen", xp=2), hero("bjorn", xp=1)],
            enemies=[enemy("orc-flayers", minions=(2,))],
        )
        g.phase = "heroes"
        run(activation.activate(g, 1), ("enemy-target", chosen))
        assert [event.whom for event in happened(g, foes.EnemyAttacked)] == [chosen]


@pytest.mark.rule("MD-SPAWN-02")
def test_the_likes_of_a_missing_mob_act_at_once_in_the_heroes_phase_too() -> None:
    """Behind a door another such Mob should stand: the one on the board comes instead."""

    def change(g: Any) -> None:
        place(g, "8R-11")
        g.level, g.doors, g.guards[1] = 2, ["door-10"], ["goblin-warriors-2"]
        put(g, "goblin-warriors-1", "8R-13", [1])

    t = table(change, heroes=["sibyl"])
    fate(t, 0, 0)
    say(t, "open,8R-21 N")
    g = t.state
    assert len(g.enemies) == 1 and g.enemies[1].at == "8R-11" and g.treasure == {"8R-21": 2, "8R-31": 1}
    assert "goblin-warriors-2" in g.guard_discards[1] and asked(t) == (0, "act")
    assert g.phase == "heroes" and g.acting == -1


# -- Equipment -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQUIP-07", "MD-STUN-02", "MD-ACT-08")
def test_items_and_consumables_are_used_whenever_one_wants() -> None:
    """Lying Stunned, or in the middle of a Move Action."""

    def change(g: Any) -> None:
        g.heroes[0].life, g.heroes[0].pack = 1, ["healing-potion-1"] * 2

    t = table(change, heroes=["bjorn"])
    say(t, "move,6V-21", "use,healing-potion-1")
    assert (one(t).life, one(t).points, one(t).actions) == (3, 1, 2)

    def stunned(g: Any) -> None:
        change(g)
        g.heroes[0].stunned = True

    t = table(stunned, heroes=["bjorn"])
    say(t, "use,healing-potion-1")
    assert one(t).life == 3 and one(t).stunned and one(t).actions == 3


@pytest.mark.rule("MD-EQUIP-07")
def test_another_heros_activation_is_no_hindrance() -> None:
    """A potion is drunk while another acts, who need not wait for it."""

    def change(g: Any) -> None:
        g.heroes[1].life, g.heroes[1].pack = 1, ["healing-potion-1", "fire-bomb"]

    t = table(change, seats=2)
    assert sorted(t.questions) == [0, 1] and asked(t) == (0, "act")
    assert [option.id for option in t.questions[1].options] == ["use,healing-potion-1", "none"]
    t.answer(1, "use,healing-potion-1")
    assert one(t, 1).life == 3 and list(t.questions) == [0] and one(t).actions == 3

    t = table(change, seats=2)
    t.answer(1, "none")
    assert list(t.questions) == [0]
    say(t, "move,6V-21")
    assert sorted(t.questions) == [0, 1] and one(t, 1).life == 1


@pytest.mark.rule("MD-TRADE-02", "MD-EQUIP-06")
def test_a_hero_may_take_off_what_it_wears() -> None:
    t = table(heroes=["owen"])
    say(t, "trade", "stow,leather-armour", "done")
    assert one(t).body == "" and one(t).pack == ["leather-armour"]
    assert hero_kit(t.state, one(t)).dice["defence"] == (0, 0)


@pytest.mark.rule("MD-XP-02", "MD-LIFE-05")
@pytest.mark.parametrize("share", [False, True])
def test_whether_the_dead_share_in_xp_is_for_the_table_to_say(share: bool) -> None:
    g = board(heroes=[hero("bjorn"), hero("owen", dead=True, life=0)], enemies=[enemy("orc-flayers")])
    g.options = msgspec.structs.replace(g.options, dead_gain_xp=share)
    run(enemies.hurt(g, foe(g), 2, 0))
    assert [one.xp for one in g.heroes] == [3, 3 if share else 0]


@pytest.mark.rule("MD-LIFE-04", "MD-LIFE-05", "MD-LEVEL-04")
def test_one_that_falls_in_its_own_activation_is_out_of_it() -> None:
    """Owen pays with his last Life for his frenzy: no attack, no Actions left, nobody strikes back."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].life, g.heroes[0].xp, g.heroes[0].hands = 1, 1, ["axe"]
        put(g, "goblin-warriors-1", "6V-11", [1, 1])

    t = table(change, seats=2, heroes=["owen", "sibyl"])
    say(t, "melee,1", "signature")
    assert one(t).dead and t.state.enemies[1].minions == [1, 1]
    assert asked(t) == (1, "act") and not events(t, foes.CounterattackBegan)


# -- what was under test before, once more ---------------------------------------------------------------------------
@pytest.mark.rule("MD-LIFE-02", "MD-LIFE-01")
def test_seven_is_the_most_life_there_is() -> None:
    """Both Skills of Increase Life do not add up to eight; nothing else raises the maximum."""
    g = board(level=5, heroes=[hero("bjorn", xp=30)])
    bjorn = g.heroes[0]
    seen = []
    for _ in range(2):
        experience_phase.learn(g, bjorn, "increase-life")
        seen.append((bjorn.most, bjorn.life))
    assert seen == [(6, 6), (7, 7)]
    life.heal(g, bjorn, 9)
    assert bjorn.life == 7
    raising = {
        line.id
        for sheet in CONTENT.classes.values()
        for line in sheet.lines
        for step in line.steps
        for power in step.powers
        for word in power.does
        if type(word).__name__ == "MaximumLife"
    }
    assert raising == {"increase-life"}


@pytest.mark.rule("MD-LEVEL-13", "MD-EQUIP-15")
def test_any_card_is_used_at_once_whatever_the_current_level() -> None:
    for story, dice, hits in ((False, (2, 3), 1), (True, None, 0)):
        g = board(level=1, story=story, heroes=[hero("bjorn", hands=("world-breaker",), pack=("ring-of-might",))])
        kit = hero_kit(g, g.heroes[0])
        assert kit.dice.get("melee") == dice  # not in Story Mode
        assert len([source for source in kit.attacking("melee").result if source[0].name == "ring-of-might"]) == hits


@pytest.mark.rule("MD-AGENT-01", "MD-AGENT-02")
def test_an_agent_calls_every_round_until_it_is_killed() -> None:
    def change(g: Any) -> None:
        place(g, "6V-31")
        put(g, "orc-agent-1", "8R-13", stunned=True)
        g.guards[0] = ["goblin-warriors-1", "orc-flayers-1", "dwarf-warriors-1", "goblin-archers-1"]
        g.events = ["blessing-silence"] * 4

    t = table(change)
    for round in (1, 2):
        idle(t, lambda g, round=round: g.round > round)  # type: ignore[misc]
        assert len(events(t, foes.CalledReinforcements)) == round  # lying down as well
    run(enemies.kill(t.state, t.state.enemies[1]))
    idle(t, lambda g: g.round > 3)
    assert len(events(t, foes.CalledReinforcements)) == 2


@pytest.mark.rule("MD-TOKEN-01", "MD-PICK-02")
def test_pillars_and_bridges_are_not_picked_up() -> None:
    def on(at: str) -> Any:
        def change(g: Any) -> None:
            g.enemies = {}
            place(g, at)

        return change

    mission = "the-immortals-downfall"
    quest = CONTENT.missions[mission]
    for token in quest.tokens:
        t = table(on(token.zone), mission=mission)
        assert ("pick-up" in offered(t)) == (token.token in ("artifact", "lair", "library") and not token.fixed)


@pytest.mark.rule("MD-GUARDIAN-01", "MD-LEVEL-09", "MD-ROAM-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_what_appears_is_of_the_current_level(level: int) -> None:
    g = board(level=level, heroes=[hero("bjorn")])
    run(spawning.spawn_guard(g, "0,0"))
    run(spawning.spawn_roaming(g, "0,0"))
    guard, monster = g.enemies.values()
    assert CONTENT.cards[guard.card].level == level
    assert CONTENT.cards[monster.card].tier == ("lower" if level <= 3 else "higher")
    assert {CONTENT.items[card].level for one in (guard, monster) for card in one.gear} == {level}


@pytest.mark.rule("MD-LIFE-05", "MD-XP-07")
def test_the_dead_learn_nothing() -> None:
    def change(g: Any) -> None:
        g.heroes[1].dead, g.heroes[1].life, g.heroes[1].xp = True, 0, 9
        g.events = ["blessing-silence"]

    t = table(change, seats=2)
    idle(t, lambda g: g.round == 2)
    assert one(t, 1).xp == 9 and one(t, 1).skills == {}
