"""Enemies: what they are, what they carry, how they act and strike back (pp. 20-24, 27-30, 36-37)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import taverna
from taverna.games.massive_darkness import events as hero_events
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.records import ChangeShields, Memo, Power
from taverna.games.massive_darkness.rules import activation, combat, enemies, enemies_phase, life, spawning, targets
from taverna.games.massive_darkness.rules.kits import foe_kit
from taverna.games.massive_darkness.rules.movement import stays
from taverna.games.massive_darkness.state import Combat, Table

from .fights import board, enemy, foe, happened, hero, load, run
from .tables import asked, events, fate, idle, offered, one, place, put, say, table

CONTENT = taverna.find("massive-darkness").content()


def light(**more: Any) -> dict[str, Any]:
    """One Zone in the light, so that no Shadow Mode Skill works."""
    return {"zones": [(0, 0)], "light": [(0, 0)], **more}


def handful(g: Table, c: Combat) -> dict[str, int]:
    run(combat.gather(g, c, *combat.kits(g, c)))
    return {colour: n for colour, n in c.handful.items() if n}


# -- what they are ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENEMY-04", "MD-DMG-02", "MD-DMG-03")
def test_each_damage_is_a_life_less_and_at_0_the_miniature_goes() -> None:
    for name, whole in (("orc-agent", 4), ("high-troll", 6)):  # two Heroes
        for damage in (1, whole - 1, whole, whole + 3):
            g = board(**light(heroes=[hero("bjorn"), hero("owen")], enemies=[enemy(name)]))
            assert foe(g).life == whole
            run(enemies.hurt(g, foe(g), damage, 0))
            if damage < whole:
                assert foe(g).life == whole - damage
            else:
                assert not g.enemies
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("orc-enforcers", level=2, minions=(3,))]))
    for left in ([2], [1], []):
        run(enemies.hurt(g, foe(g), 1, 0))
        assert foe(g).minions == left
    run(enemies.hurt(g, foe(g), 3, 0))
    assert not g.enemies
    run(spawning.spawn_guard(g, "0,0", level=2, enemy="orc-enforcers"))  # the miniatures are in the box again
    assert len(g.enemies) == 1


@pytest.mark.rule("MD-ENEMY-06", "MD-ENCH-10", "MD-ENCH-06", "MD-ENCH-09")
def test_enchantments_of_the_card_first_then_those_of_the_equipment() -> None:
    """Flayers spend two Bams on their own card; a third one stuns with the Ice Sword."""
    for faces, stunned, hits in ((["2b", "2b", "2b"], True, 8), (["2b", "2b", "1"], False, 7)):
        g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("orc-flayers", minions=(2,), gear=("ice-sword",))]))
        load(g, yellow=faces)
        run(combat.strike(g, foe(g), 0, "melee"))  # nobody is asked
        assert happened(g, ev.DamageKnown)[0].hits == hits
        assert bool(happened(g, hero_events.Stunned)) == stunned
        used = [event.card for event in happened(g, ev.EnemyEnchanted)]
        assert used == ["orc-flayers-1", "orc-flayers-1", *(["ice-sword"] if stunned else [])]


@pytest.mark.rule("MD-ENEMY-07")
def test_some_enchantments_need_no_symbols() -> None:
    """The Giant Spider of the Black Widow is Evasive from the moment it is there; a hide may be thick by itself."""
    g = table(mission="black-widow").state
    spider = g.enemies[1]
    place(g, spider.at)
    assert foe_kit(g, spider).evasive and not targets.holds(g, spider, spider.at)
    g = board(**light(heroes=[hero("bjorn", hands=("axe",))], enemies=[enemy("goblin-warriors", minions=(1,))]))
    card = g.content.cards["goblin-warriors-1"]
    hide = Power(on=("defence",), does=(ChangeShields(amount=1),))
    cards = {**g.content.cards, card.id: msgspec.structs.replace(card, powers=(hide,))}
    g.furnish(msgspec.structs.replace(g.content, cards=cards, memo=Memo()))
    load(g, yellow=["1", "blank"])
    run(combat.attack(g, 0, 1, "melee"))
    assert happened(g, ev.DamageKnown)[0].shields == 1 and foe(g).minions == [1]


@pytest.mark.rule("MD-ENEMY-08")
def test_melee_enemies_go_where_their_target_is_and_fight_there() -> None:
    for name, melee_only in (("orc-flayers", True), ("goblin-archers", False)):
        g = board(
            zones=[(0, 0), (0, 1)],
            heroes=[hero("bjorn", (0, 1))],
            enemies=[enemy(name, (0, 0), minions=(1,))],
        )
        run(activation.activate(g, 1))
        (struck,) = happened(g, ev.EnemyAttacked)
        assert (foe(g).at, struck.combat) == (("0,1", "melee") if melee_only else ("0,0", "ranged"))


@pytest.mark.rule("MD-ENEMY-09", "MD-ENEMY-10")
def test_shooters_and_mages_strike_by_hand_only_in_their_own_zone() -> None:
    for name in ("goblin-archers", "ogre-mage"):
        g = board(
            zones=[(0, 0), (0, 1), (0, 2), (0, 3)],
            heroes=[hero("bjorn", (0, 0))],
            enemies=[enemy(name, (0, 0), minions=(1,) if name == "goblin-archers" else ())],
        )
        run(activation.activate(g, 1))
        assert happened(g, ev.EnemyAttacked)[0].combat == "melee"
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (0, 3)], heroes=[hero("bjorn", (0, 3))], enemies=[enemy("ogre-mage", (0, 0))]
    )
    run(activation.activate(g, 1))  # one step to come in Range, then at once
    assert foe(g).at == "0,1" and happened(g, ev.EnemyAttacked)[0].combat == "magic"


@pytest.mark.rule("MD-ENEMY-11")
@pytest.mark.parametrize(
    ("name", "level", "dice"),
    [
        ("dwarf-defenders", 1, {"blue": 1}),
        ("dwarf-defenders", 4, {"blue": 2, "green": 1}),
        ("goblin-warriors", 1, {}),
        ("orc-enforcers", 5, {"green": 2}),
    ],
)
def test_an_enemy_defends_with_the_dice_of_its_card(name: str, level: int, dice: dict[str, int]) -> None:
    g = board(**light(heroes=[hero("bjorn", hands=("axe",))], enemies=[enemy(name, level=level, minions=(2, 2))]))
    assert handful(g, Combat(0, 1, True, "melee")) == {"yellow": 2, **dice}


@pytest.mark.rule("MD-ENEMY-02", "MD-ENEMY-03", "MD-ENEMY-05")
@pytest.mark.parametrize("party", [1, 2, 6])
def test_more_heroes_mean_more_minions_and_more_life(party: int) -> None:
    """Twice 2 Minions of Life 2 by the Mob's card, Life 2 and 3 for each Hero by the others'."""
    g = board(**light(heroes=[hero(name) for name in list(CONTENT.heroes)[:party]]))
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-warriors"))
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-agent"))
    run(spawning.spawn_roaming(g, "0,0", enemy="liliarch"))
    mob, agent, monster = g.enemies.values()
    assert (mob.life, mob.minions) == (2, [2] * 2 * party)
    assert (agent.life, monster.life) == (2 * party, 3 * party)


@pytest.mark.rule("MD-ENEMY-12", "MD-GAME-08")
def test_the_death_of_heroes_changes_no_enemy() -> None:
    g = board(**light(heroes=[hero("bjorn"), hero("owen"), hero("elias")]))
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-warriors"))
    run(spawning.spawn_roaming(g, "0,0", enemy="hellhound"))
    before = [(foe.life, foe.most, list(foe.minions)) for foe in g.enemies.values()]
    assert before[0][2] == [2] * 6 and before[1][0] == 6
    for fallen in g.heroes[1:]:
        life.suffer(g, fallen, 9)
    assert [(foe.life, foe.most, list(foe.minions)) for foe in g.enemies.values()] == before
    run(spawning.spawn_guard(g, "0,0", enemy="goblin-archers"))  # and those who come later count the dead as well
    assert len(foe(g, 3).minions) == 6


# -- Mobs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-01", "MD-FOE-01", "MD-COUNTER-06")
def test_a_mob_is_one_enemy() -> None:
    """One target, one Activation, one attack, one Counterattack."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "dwarf-warriors-1", "6V-11", [2, 2, 2])
        put(g, "dwarf-agent-1", "8R-13")

    t = table(change, heroes=["siegfried"])
    assert [option for option in offered(t) if option.startswith("melee")] == ["melee,1"]
    for _ in range(2):
        fate(t, yellow=["blank", "blank"], blue=["1"])
        say(t, "melee,1")
    assert one(t).attacked == [1]
    fate(t, yellow=["blank", "blank"], blue=["1"])
    say(t, "rest")
    assert len(events(t, ev.CounterattackBegan)) == len(events(t, ev.EnemyAttacked)) == 1
    assert asked(t)[1] == "enemy-order" and offered(t) == ["1", "2"]


@pytest.mark.rule("MD-MOB-02", "MD-ENEMY-05", "MD-MOB-07")
def test_boss_and_minions_are_alike() -> None:
    """The same dice and Enchantments whoever of them is left, the same Life for each."""
    g = board(**light(level=3, heroes=[hero("bjorn"), hero("owen")]))
    run(spawning.spawn_guard(g, "0,0", enemy="orc-enforcers"))
    mob = foe(g)
    mob.gear = []
    assert mob.minions == [3, 3] and mob.life == 3
    for minions, boss in (([3, 3], 3), ([3], 3), ([], 3), ([3, 1], 0)):
        mob.minions, mob.life = list(minions), boss
        kit = foe_kit(g, mob)
        assert kit.dice == {"melee": (1, 1), "defence": (2, 0)}
        assert [source.name for source in kit.attacking("melee").enchantments] == ["orc-enforcers-3"]


@pytest.mark.rule("MD-MOB-03")
def test_a_mob_stays_together() -> None:
    """All of it goes, and nobody of it is left behind to hold a Hero or to be attacked."""

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at = "8R-11", "8R-13"
        g.heroes[0].dead, g.heroes[0].life = True, 0
        put(g, "dwarf-warriors-1", "8R-11", [2, 2, 2])
        g.events = ["blessing-silence"]

    t = table(change, seats=2, heroes=["siegfried", "owen"])
    fate(t, yellow=["blank", "blank"], blue=["1"])
    idle(t, lambda g: g.round == 2)
    assert t.state.enemies[1].at == "8R-13" and len(t.state.enemies[1].minions) == 3
    assert t.state.enemies_at("8R-11") == []
    idle(t, lambda g: g.active == 0)
    assert "move,8R-12" in offered(t)


@pytest.mark.rule("MD-MOB-10", "MD-MOB-12")
def test_an_attack_reaches_every_minion_of_that_card_and_no_other() -> None:
    g = board(
        **light(
            heroes=[hero("siegfried", hands=("world-breaker",))],
            enemies=[enemy("goblin-warriors", minions=(1,) * 4), enemy("goblin-archers", minions=(1,) * 4)],
        )
    )
    load(g, yellow=["1", "blank"], red=["1", "1", "blank"])
    run(combat.attack(g, 0, 1, "melee"))
    assert foe(g, 1).minions == [1] and foe(g, 2).minions == [1] * 4 and g.heroes[0].xp == 3


@pytest.mark.rule("MD-MOB-12")
def test_the_players_choose_among_wounded_minions() -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("orc-enforcers", level=5, minions=(5, 3, 2))]))
    run(enemies.hurt(g, foe(g), 1, 0), ("minion", 3))  # one that is wounded already, of two
    assert sorted(foe(g).minions) == [2, 2, 5]
    run(enemies.hurt(g, foe(g), 3, 0))
    assert sorted(foe(g).minions) == [1, 5]  # one falls before the next suffers


# -- Guardians -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GUARDIAN-05", "MD-GUARDIAN-03", "MD-GUARDIAN-04")
@pytest.mark.parametrize(
    ("name", "card", "melee", "magic", "defence"),
    [
        ("orc-agent", "ice-sword", True, False, False),  # Melee dice: with Melee attacks only
        ("orc-agent", "frost-wand", False, True, False),
        ("orc-agent", "round-shield", False, False, True),
        ("orc-flayers", "frost-wand", False, False, False),  # no Magic of its own
        ("orc-flayers", "staff-of-defence", False, False, False),  # a Defence Enchantment, but no Defence dice from it
        ("goblin-warriors", "round-shield", False, False, False),  # no Defence of its own
        ("goblin-warriors", "hand-axe", True, False, False),
    ],
)
def test_a_guardian_uses_enchantments_where_its_equipment_gives_dice(
    name: str, card: str, melee: bool, magic: bool, defence: bool
) -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy(name, gear=(card,))]))
    kit = foe_kit(g, foe(g))

    def there(part: Any) -> bool:
        return card in [source.name for source in part.enchantments]

    assert (there(kit.attacking("melee")), there(kit.attacking("magic"))) == (melee, magic)
    assert there(kit.defending("melee")) == defence


@pytest.mark.rule("MD-GUARDIAN-06")
def test_enchantments_work_even_if_the_dice_are_over_the_limit() -> None:
    """Flayers of Level 5 roll three red dice; a fourth of the Flaming Sword is lost, its Enchantment is not."""
    g = board(
        **light(heroes=[hero("bjorn")], enemies=[enemy("orc-flayers", level=5, minions=(4,), gear=("flaming-sword",))])
    )
    load(g, red=["2b", "2b", "2b"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert [(event.colour, event.amount) for event in happened(g, ev.DiceLost)] == [("red", 1)]
    assert [event.card for event in happened(g, ev.EnemyEnchanted)][-1] == "flaming-sword"
    assert happened(g, ev.DamageKnown)[0].hits == 6 + 2 + 2


@pytest.mark.rule("MD-GUARDIAN-07")
def test_for_its_equipment_a_guardian_is_the_hero() -> None:
    """It heals itself with a Blood Axe, and wounds the Hero that attacks it through Mirror Mail."""
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("abyssal-demon", life=2, gear=("blood-axe",))]))
    load(g, yellow=["blank"], red=["2b", "blank", "blank"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert foe(g).life == 3 and g.heroes[0].life == 3
    g = board(**light(heroes=[hero("bjorn", hands=("axe",))], enemies=[enemy("high-troll", gear=("mirror-mail",))]))
    load(g, yellow=["1", "1"], green=["3d", "blank", "blank"])
    run(combat.attack(g, 0, 1, "melee"))
    assert g.heroes[0].life == 3 and foe(g).life == 3


@pytest.mark.rule("MD-GUARDIAN-10", "MD-GUARDIAN-11", "MD-GUARDIAN-12")
@pytest.mark.parametrize("giver", [True, False])
def test_who_struck_the_fatal_blow_keeps_the_equipment_or_gives_it_to_one_beside_it(giver: bool) -> None:
    """Elias kills from two Zones away; Owen stands with him, Sibyl with the dead Boss."""

    def change(g: Any) -> None:
        g.heroes[0].at = g.heroes[1].at = "6V-31"
        g.heroes[2].at = "6V-11"
        g.heroes[0].hands = ["staff"]
        put(g, "goblin-warriors-2", "6V-11", gear=["longsword"])

    t = table(change, seats=3, heroes=["elias", "owen", "sibyl"], classes=["shadow-barbarian"])
    fate(t, yellow=["2b", "2b"], blue=["blank"])
    say(t, "magic,1")
    while asked(t)[1] == "enchantment":
        say(t, "done")
    assert asked(t) == (0, "found") and offered(t) == ["0", "1"]
    say(t, "1" if giver else "0")
    assert asked(t) == (1 if giver else 0, "reorganise")
    say(t, "equip,longsword")
    while asked(t)[1] == "reorganise":
        say(t, "done")
    got = one(t, 1 if giver else 0)
    assert "longsword" in got.hands and one(t).actions == 2


@pytest.mark.rule("MD-GUARDIAN-10")
def test_what_a_guardian_killed_by_nobody_carried_is_discarded() -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("orc-agent", gear=("hammer",))]))
    run(enemies.kill(g, foe(g)))
    assert g.treasure_discards[0] == ["hammer"] and g.heroes[0].pack == [] and g.heroes[0].xp == 0


@pytest.mark.rule("MD-GUARDIAN-02", "MD-GUARDIAN-10")
def test_luck_is_carried_and_comes_to_the_hero_that_kills() -> None:
    g = board(**light(heroes=[hero("bjorn")]))
    g.treasures[0] = ["hidden-cache-1"]
    run(spawning.spawn_guard(g, "0,0", enemy="goblin-warriors"))
    assert foe(g).gear == ["hidden-cache-1"]
    assert [source.name for source in foe_kit(g, foe(g)).sources] == ["goblin-warriors-1"]
    g.treasures[0] = ["kings-crown", "ring-of-might"]
    foe(g).minions = []
    run(enemies.hurt(g, foe(g), 9, 0))
    assert sorted(g.heroes[0].pack) == ["kings-crown", "ring-of-might"]
    assert g.treasure_discards[0] == ["hidden-cache-1"]


# -- the Enemies' Phase ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-FOE-01", "MD-FOE-20")
def test_every_enemy_is_activated_once_in_the_order_the_players_like() -> None:
    def change(g: Any) -> None:
        place(g, "6V-31")
        for number, name in enumerate(("orc-flayers-1", "dwarf-warriors-1", "goblin-warriors-1")):
            put(g, name, ("8R-11", "8R-12", "8R-13")[number], [1])
        g.events = ["blessing-silence"]

    t = table(change)
    say(t, "rest")
    assert asked(t)[1] == "enemy-order" and offered(t) == ["1", "2", "3"]
    say(t, "2")
    assert offered(t) == ["1", "3"]
    say(t, "3")
    assert t.state.round == 2  # the last one has no order
    moved = [event.enemy for event in events(t, ev.EnemyMovedToStart)]
    assert list(dict.fromkeys(moved)) == [2, 3] and len(moved) == 3  # 8R-11 is as near as they can come


@pytest.mark.rule("MD-FOE-01", "MD-AGENT-01", "MD-AGENT-02")
def test_newcomers_wait_for_the_next_phase() -> None:
    """What an Agent calls is not Activated in the same Phase, nor does another Agent it called call anyone."""

    def change(g: Any) -> None:
        place(g, "6V-31")
        put(g, "orc-agent-1", "8R-13")
        g.guards[0] = ["dwarf-agent-1", "goblin-agent-1"]
        g.events = ["blessing-silence"]

    t = table(change)
    fate(t, 0)
    say(t, "rest")
    assert t.state.round == 2 and len(t.state.enemies) == 2
    assert len(events(t, ev.CalledReinforcements)) == 1
    newcomer = t.state.enemies[2]
    assert newcomer.card == "dwarf-agent-1" and newcomer.at == "8R-13"  # where the Level token is


@pytest.mark.rule("MD-FOE-21", "MD-FOE-04", "MD-FOE-09", "MD-FOE-10", "MD-FOE-11")
def test_whom_enemies_go_for_in_order() -> None:
    """In Range, in sight, in the light, the Starting Zone: each only if there is nothing before it."""
    zones = [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (1, 2), (2, 2)]
    walls = [((0, 0), (1, 0))]
    heroes = {
        "in-range": hero("elias", (0, 0), xp=0),
        "in-sight": hero("owen", (0, 2), xp=1),
        "in-light": hero("sibyl", (2, 2), xp=2),
        "hidden": hero("whisper", (2, 0), xp=3),
    }
    told = []
    while heroes:
        g = board(
            zones=zones,
            walls=walls,
            light=[(2, 2)],
            start=(1, 2),
            heroes=list(heroes.values()),
            enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
        )
        step = next(step for step in courses.courses(g, foe(g))[0].steps if step.do != "none")
        whom = g.heroes[step.whom].hero if step.whom >= 0 else ""
        told.append((step.do, step.clause, whom))
        del heroes[next(iter(heroes))]
    assert told == [
        ("attack", "MD-FOE-06", "elias"),
        ("move", "MD-FOE-09", "owen"),
        ("move", "MD-FOE-10", "sibyl"),
        ("move", "MD-FOE-11", ""),
    ]


@pytest.mark.rule("MD-FOE-11", "MD-FOE-15")
def test_without_an_exit_they_wait_in_the_starting_zone() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (3, 3)],
        start=(0, 1),
        heroes=[hero("bjorn", (3, 3))],
        enemies=[enemy("liliarch", (0, 0))],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "0,1"
    run(activation.activate(g, 1))
    assert foe(g).at == "0,1"


@pytest.mark.rule("MD-FOE-09", "MD-FOE-14")
def test_one_that_sees_a_hero_but_is_held_by_another_stays() -> None:
    """Only for a Counterattack: it may attack the one, and is held by the other."""
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("bjorn", (0, 0)), hero("elias", (0, 1))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    run(activation.activate(g, 1, only=1))
    assert foe(g).at == "0,0" and not happened(g, ev.EnemyAttacked)


# -- Counterattacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-COUNTER-01", "MD-COUNTER-03")
def test_the_players_choose_the_order_and_the_rest_stop_when_the_hero_is_dead() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].life = 1
        for name in ("orc-flayers-1", "goblin-warriors-1", "dwarf-warriors-1"):
            put(g, name, "6V-11", [2])
        g.heroes[0].attacked = [1, 2, 3]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    t.state.heroes[0].attacked = [1, 2, 3]
    say(t, "rest")
    assert asked(t)[1] == "counter-order" and offered(t) == ["1", "2", "3"]
    fate(t, yellow=["2b", "2b"], blue=["blank"])
    say(t, "2")
    assert one(t).dead and [event.enemy for event in events(t, ev.EnemyAttacked)] == [2]
    assert asked(t) == (1, "act") and one(t).attacked == []


@pytest.mark.rule("MD-COUNTER-01", "MD-COUNTER-06")
def test_every_enemy_attacked_strikes_back_once() -> None:
    g = board(
        **light(
            heroes=[hero("bjorn", body="titan-plate")],
            enemies=[
                enemy("orc-flayers", minions=(2,)),
                enemy("goblin-warriors", minions=(1,)),
                enemy("dwarf-warriors", minions=(2,)),
            ],
        )
    )
    g.heroes[0].attacked = [1, 3]
    load(g, yellow=["blank", "blank"], green=["1", "1", "1"], then=[0, 0, 2, 2, 2])
    run(activation.counterattacks(g, 0), ("counter-order", 3))
    run(activation.counterattacks(g, 0))
    assert [event.enemy for event in happened(g, ev.EnemyAttacked)] == [3, 1]  # and not the one left alone
    assert g.heroes[0].attacked == []


@pytest.mark.rule("MD-COUNTER-03", "MD-COUNTER-04")
@pytest.mark.parametrize("moves", [True, False])
def test_an_enemy_too_far_away_comes_nearer_all_the_same(moves: bool) -> None:
    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (0, 3)],
        heroes=[hero("sibyl", (0, 3))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    g.options = msgspec.structs.replace(g.options, counterattack_moves=moves)
    g.heroes[0].attacked = [1]
    run(activation.counterattacks(g, 0))
    assert foe(g).at == ("0,2" if moves else "0,0") and not happened(g, ev.EnemyAttacked)


@pytest.mark.rule("MD-COUNTER-01")
def test_the_dead_do_not_strike_back() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "goblin-warriors-1", "6V-11")

    t = table(change, heroes=["siegfried"])
    fate(t, yellow=["1", "1"])
    say(t, "melee,1")
    assert one(t).attacked == [1] and not t.state.enemies
    say(t, "rest")
    assert not events(t, ev.CounterattackBegan) and one(t).life == 5


@pytest.mark.rule("MD-COUNTER-05", "MD-SHADOW-03")
def test_hiding_counts_at_the_end_of_the_activation() -> None:
    """Sibyl shoots from the light and steps round a corner into the shadow."""

    def change(g: Any) -> None:
        place(g, "6V-22")
        g.heroes[0].hands = ["short-bow"]
        put(g, "goblin-warriors-1", "6V-12", [1, 1, 1, 1, 1, 1])
        g.events = ["blessing-silence"]

    t = table(change, heroes=["sibyl"])
    fate(t, yellow=["1", "1"])
    say(t, "ranged,1", "move,6V-21", "move,6V-31")
    say(t, "rest")
    assert len(events(t, ev.HidFromCounterattack)) == 1 and not events(t, ev.CounterattackBegan)
    assert not events(t, ev.EnemyAttacked)


# -- Stun ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STUN-01", "MD-STUN-09")
def test_the_stunned_lie_down_for_all_to_see() -> None:
    def change(g: Any) -> None:
        g.heroes[0].stunned = True
        put(g, "orc-flayers-1", "8R-13", [2], stunned=True)

    def upright(g: Any) -> None:
        put(g, "orc-flayers-1", "8R-13", [2])

    t, plain = table(change), table(upright)
    for line in ("Bjorn", "Orc Flayers"):
        down = next(text for text in t.board().splitlines() if line in text and "First" not in text)
        up = next(text for text in plain.board().splitlines() if line in text and "First" not in text)
        assert "stunned" in down.lower() and "stunned" not in up.lower()
    g = t.state
    g.emptied()
    life.stun(g, g.heroes[0])
    enemies.stun(g, g.enemies[1])
    assert not happened(g, hero_events.Stunned) and not happened(g, ev.EnemyStunned)


@pytest.mark.rule("MD-STUN-05", "MD-MOVE-03")
def test_stunned_enemies_hold_nobody() -> None:
    for others, free in (([], True), ([False], False), ([True], True)):
        g = board(
            **light(
                heroes=[hero("bjorn")],
                enemies=[
                    enemy("orc-flayers", minions=(2,), stunned=True),
                    *(enemy("dwarf-warriors", minions=(2,), stunned=stunned) for stunned in others),
                ],
            )
        )
        assert (stays(g, g.heroes[0]) is None) == free


@pytest.mark.rule("MD-STUN-06", "MD-FOE-14")
def test_enemies_may_leave_a_stunned_hero_but_attack_it_first() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("owen", (0, 0), stunned=True), hero("elias", (0, 1), xp=9)],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    run(activation.activate(g, 1))
    assert [event.whom for event in happened(g, ev.EnemyAttacked)] == [0]


@pytest.mark.rule("MD-STUN-04")
def test_a_stunned_enemy_does_nothing_but_stand_up() -> None:
    def change(g: Any) -> None:
        place(g, "6V-31")
        put(g, "orc-flayers-1", "6V-31", [2], stunned=True)
        g.events = ["blessing-silence"]

    t = table(change)
    say(t, "rest")
    foe = t.state.enemies[1]
    assert not foe.stunned and foe.at == "6V-31" and not events(t, ev.EnemyAttacked)
    say(t, "rest")
    assert len(events(t, ev.EnemyAttacked)) == 1  # in the next one it attacks again


# -- when miniatures run out -----------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SPAWN-01", "MD-SPAWN-02")
def test_minions_may_run_out_too() -> None:
    """Dwarf Warriors want 12 Minions for six Heroes; with two on the board none are left, though the Boss is free."""
    g = board(
        **light(
            heroes=[hero(name) for name in CONTENT.heroes],
            enemies=[enemy("dwarf-warriors", minions=(2, 2), life=0)],
        )
    )
    g.heroes.remove(next(hero for hero in g.heroes if hero.hero == "siegfried"))  # he would Taunt
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-warriors"), ("enemy-target", 0))
    assert len(g.enemies) == 1 and len(happened(g, ev.NoMiniatures)) == 1
    assert len(happened(g, ev.EnemyAttacked)) == 1


@pytest.mark.rule("MD-SPAWN-01")
def test_a_boss_that_fell_may_come_again_while_its_minions_stand() -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("dwarf-warriors", minions=(2, 2), life=0)]))
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-warriors"))
    assert len(g.enemies) == 2 and foe(g, 2).life == 2 and not happened(g, ev.EnemyAttacked)


@pytest.mark.rule("MD-SPAWN-01", "MD-SPAWN-02")
@pytest.mark.parametrize("name", ["orc-agent", "hellhound"])
def test_there_is_one_of_each_agent_and_monster(name: str) -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy(name)]))
    before = (len(g.treasures[0]), len(g.treasure_discards[0]))
    if name == "orc-agent":
        run(spawning.spawn_guard(g, "0,0", level=2, enemy=name))
        assert "orc-agent-2" in g.guard_discards[1]
    else:
        run(spawning.spawn_roaming(g, "0,0", tier="higher", enemy=name))
        assert "hellhound-higher" in g.higher_discard
    assert len(g.enemies) == 1 and len(happened(g, ev.EnemyAttacked)) == 1
    assert (len(g.treasures[0]), len(g.treasure_discards[0])) == before  # nothing appeared, so nothing is equipped


@pytest.mark.rule("MD-SPAWN-02", "MD-AGENT-01")
@pytest.mark.parametrize("activates", [True, False])
def test_a_shortage_of_reinforcements_activates_as_well(activates: bool) -> None:
    g = board(**light(heroes=[hero("bjorn")], enemies=[enemy("orc-agent"), enemy("goblin-warriors", minions=(1,))]))
    g.options = msgspec.structs.replace(g.options, reinforcements_activate=activates)
    g.guards[0] = ["goblin-warriors-1"]
    run(enemies_phase.call(g, foe(g, 1)))
    assert [event.enemy for event in happened(g, ev.EnemyAttacked)] == ([2] if activates else [])


@pytest.mark.rule("MD-AGENT-01")
def test_without_a_level_token_on_its_tile_an_agent_calls_to_where_it_stands() -> None:
    g = table(mission="big-game-hunting").state
    g.enemies.clear()
    put(g, "dwarf-agent-3", "7R-13")
    assert "7R" not in g.map.level_of
    run(enemies_phase.call(g, g.enemies[g.next_enemy - 1]))
    newcomer = g.enemies[g.next_enemy - 1]
    assert newcomer.at == "7R-13" and g.content.cards[newcomer.card].level == 3
