"""Combat: the worked examples of the rulebook, dice, rerolls, Enchantments, Damage, Mobs, Stun and Guardians."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import GAME, foresight
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.rules import activation, combat, enemies, enemies_phase, powers, spawning
from taverna.games.massive_darkness.rules.kits import foe_kit, hero_kit
from taverna.games.massive_darkness.state import Combat, Table

from .fights import board, enemy, foe, happened, hero, load, one, run

MOB = {"minions": (2, 2, 2)}


def handful(g: Table, c: Combat) -> dict[str, int]:
    """The dice that would be rolled, nothing asked."""
    run(combat.gather(g, c, *combat.kits(g, c)))
    return c.handful


def hit(g: Table, *answers: tuple[str, Any], seat: int = 0, kind: str = "melee", how: str = "") -> None:
    run(combat.attack(g, seat, 1, kind, how), *answers)


def light(**more: Any) -> dict[str, Any]:
    """One Zone in the light, so that no Shadow Mode Skill works."""
    return {"zones": [(0, 0)], "light": [(0, 0)], **more}


# -- the roll --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EX-28", "MD-COMBAT-02", "MD-COMBAT-03", "MD-COMBAT-04", "MD-HANDS-02", "MD-GUARDIAN-03")
def test_both_sides_roll_the_dice_of_all_their_cards() -> None:
    g = board(
        **light(
            level=2,
            heroes=[hero("bjorn", hands=("flaming-sword", "hammer"))],
            enemies=[enemy("orc-enforcers", level=2, minions=(3,), gear=("plate-armour",))],
        )
    )
    assert handful(g, Combat(0, 1, True, "melee")) == {"yellow": 2, "red": 1, "blue": 3, "green": 0}


@pytest.mark.rule("MD-EX-29", "MD-HANDS-04", "MD-DICE-07", "MD-EQUIP-14")
def test_body_and_hands_defend_together() -> None:
    g = board(
        **light(
            heroes=[hero("siegfried", body="cold-iron-armour", hands=("longsword", "dwarf-shield"))],
            enemies=[enemy("orc-flayers")],
        )
    )
    assert handful(g, Combat(0, 1, False, "melee")) == {"yellow": 2, "red": 0, "blue": 1, "green": 3}


@pytest.mark.rule("MD-DICE-07", "MD-COMBAT-05")
def test_what_takes_dice_away_works_after_the_limit_of_three() -> None:
    """Four green dice and a penalty of one leave two."""
    g = board(
        level=2,
        heroes=[hero("sibyl", hands=("short-bow",), skills={"shadow-hunter": 1}), hero("siegfried")],
        enemies=[enemy("liliarch", tier="higher", gear=("titan-plate",))],
    )
    c = Combat(0, 1, True, "ranged")
    run(combat.gather(g, c, *combat.kits(g, c)), ("fewer-dice", "green"))
    assert c.wanted["green"] == 4 and c.handful["green"] == 2 and c.handful["blue"] == 1


@pytest.mark.rule("MD-EFFECT-09", "MD-SKILL-17", "MD-DICE-07")
def test_a_die_of_either_colour_is_the_owners_choice() -> None:
    g = board(
        **light(
            level=4,
            heroes=[hero("sibyl", hands=("short-bow",), skills={"safe-shot": 2})],
            enemies=[enemy("orc-flayers")],
        )
    )
    for colour in ("red", "yellow"):
        c = Combat(0, 1, True, "ranged", source="safe-shot")
        run(combat.gather(g, c, *combat.kits(g, c)), ("more-dice", colour))
        assert c.handful[colour] == {"red": 1, "yellow": 3}[colour]
    plain = Combat(0, 1, True, "ranged")
    assert handful(g, plain)["red"] == 0


# -- rerolls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EFFECT-16", "MD-REROLL-01", "MD-GLOSS-07")
def test_an_attack_reroll_is_of_all_attack_dice_and_only_the_last_result_counts() -> None:
    g = board(
        **light(
            heroes=[hero("bjorn", hands=("short-bow",), cls="darkness-ranger", skills={"ranged-specialist": 1})],
            enemies=[enemy("orc-flayers", minions=(2, 2))],
        )
    )
    load(g, yellow=["2b", "2b"], blue=["blank"], then=[1, 0])
    hit(g, ("reroll", ("ranged-specialist", "attack")), kind="ranged")
    assert happened(g, ev.DamageKnown)[0].damage == 1


@pytest.mark.rule("MD-GLOSS-01", "MD-GLOSS-08")
def test_after_a_reroll_needs_a_reroll() -> None:
    position = light(
        heroes=[
            hero(
                "bjorn", hands=("short-bow",), cls="darkness-ranger", skills={"ranged-specialist": 1, "precise-aim": 1}
            )
        ],
        enemies=[enemy("orc-flayers", minions=(2, 2))],
    )
    g = board(**position)
    load(g, yellow=["blank", "1"], blue=["blank"])
    hit(g, ("reroll", "keep"), kind="ranged")
    assert happened(g, ev.DamageKnown)[0].hits == 1
    g = board(**position)
    load(g, yellow=["blank", "blank"], blue=["blank"], then=[0, 1])
    hit(g, ("reroll", ("ranged-specialist", "attack")), ("fill-blank", ("attack", 0, "hits")), kind="ranged")
    assert happened(g, ev.DamageKnown)[0].hits == 2


@pytest.mark.rule("MD-GLOSS-10")
def test_a_flipped_blank_shows_its_opposite_face() -> None:
    g = board(
        **light(
            level=3,
            heroes=[
                hero(
                    "bjorn",
                    hands=("longbow",),
                    cls="darkness-ranger",
                    skills={"ranged-specialist": 1, "precise-aim": 2},
                )
            ],
            enemies=[enemy("orc-flayers", minions=(2, 2))],
        )
    )
    load(g, yellow=["blank"], red=["blank"], blue=["blank"], then=[1, 0])
    hit(g, ("reroll", ("ranged-specialist", "attack")), kind="ranged")
    assert happened(g, ev.DamageKnown)[0].hits == 1 + 3


@pytest.mark.rule("MD-SIG-01", "MD-SIG-02", "MD-GLOSS-07")
def test_find_weakness_rerolls_as_many_defence_dice_as_wanted_for_one_xp() -> None:
    g = board(
        **light(
            heroes=[hero("bjorn", hands=("short-bow",), cls="darkness-ranger", xp=1)],
            enemies=[enemy("dwarf-defenders", level=2, minions=(2,))],
        )
    )
    g.active = 0
    load(g, yellow=["1", "1"], blue=["2b", "1"], then=[0])
    choices = (("reroll", ("signature", "defence")), ("mark", ("defence", 0)), ("mark", "done"))
    hit(g, *choices, kind="ranged")
    assert happened(g, ev.DamageKnown)[0].shields == 1
    assert g.heroes[0].xp == 0 and g.heroes[0].signature
    assert not powers.affordable(
        g, g.heroes[0], next(s for s in hero_kit(g, g.heroes[0]).sources if s.name == "signature")
    )


@pytest.mark.rule("MD-SIG-02", "MD-TYPE-04")
def test_a_defence_signature_works_outside_the_owners_activation() -> None:
    g = board(**light(heroes=[hero("siegfried", xp=1)], enemies=[enemy("orc-flayers", minions=(2,))]))
    load(g, yellow=["2b", "1"])
    run(combat.strike(g, foe(g), 0, "melee"), ("boost", "signature"))
    assert happened(g, ev.DamageKnown)[0].shields == 2 and g.heroes[0].xp == 0


# -- Enchantments ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EX-30", "MD-ENCH-02", "MD-ENCH-03", "MD-ENCH-05", "MD-ENCH-11")
def test_symbols_come_from_dice_and_skills_and_each_enchantment_works_once() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        heroes=[hero("elias", hands=("staff-of-defence",), pack=("kings-crown",))],
        enemies=[enemy("dwarf-warriors", (0, 1), level=3, minions=(2, 2))],
    )
    load(g, yellow=["1"], red=["2b"], blue=["2b"])
    hit(g, ("reroll", "keep"), ("enchantment", "kings-crown"), kind="magic")
    assert [event.skill for event in happened(g, ev.Enchanted)] == ["kings-crown"]
    assert not happened(g, ev.EnemyEnchanted)
    assert happened(g, ev.DamageKnown)[0].shields == 1


@pytest.mark.rule("MD-EX-31", "MD-ENCH-01", "MD-ENCH-06", "MD-ENCH-07", "MD-ENCH-10", "MD-SHADOW-02")
def test_the_defender_first_and_an_enemys_own_card_before_its_equipment() -> None:
    g = board(
        heroes=[hero("elias", body="armour-of-life", hands=("staff-of-defence",))],
        enemies=[enemy("dwarf-warriors", level=3, minions=(2, 2), gear=("ice-sword",))],
    )
    load(g, yellow=["2b", "2b", "blank"], red=["blank"], blue=["2b"], green=["3d"])
    answers = [("enchantment", "staff-of-defence"), ("enchantment", "staff-of-defence/1")]
    run(combat.strike(g, foe(g), 0, "melee"), *answers)
    told = happened(g, ev.DamageKnown)[0]
    assert told.shields == 5 + 3 and told.hits == 4
    assert told.damage == 2  # both Bams on the card, none left for the Ice Sword
    assert [event.card for event in happened(g, ev.EnemyEnchanted)] == ["dwarf-warriors-3"] * 2
    assert not g.heroes[0].stunned and g.heroes[0].life == 3


@pytest.mark.rule("MD-EX-32", "MD-DMG-01", "MD-MOB-12", "MD-EFFECT-04")
def test_hits_minus_shields_with_all_that_adds_to_them() -> None:
    g = board(
        heroes=[hero("whisper", hands=("flaming-sword", "hammer"))],
        enemies=[enemy("dwarf-defenders", level=2, minions=(2, 2, 2))],
    )
    load(g, yellow=["1", "1"], red=["2b"], blue=["1", "2b"])
    hit(g, ("enchantment", "flaming-sword"))
    told = happened(g, ev.DamageKnown)[0]
    assert (told.hits, told.shields, told.damage) == (6, 3, 3)
    assert sorted(foe(g).minions) == [1, 2]


@pytest.mark.rule("MD-ENCH-08", "MD-EQUIP-17")
def test_a_weapons_enchantment_needs_its_weapon_in_the_attack() -> None:
    g = board(
        **light(
            zones=[(0, 0), (0, 1)],
            heroes=[hero("sibyl", hands=("dagger", "sling"))],
            enemies=[enemy("orc-flayers", (0, 1), minions=(2,))],
        )
    )
    keys = [source.key for source in hero_kit(g, g.heroes[0]).attacking("ranged").enchantments]
    assert keys == ["sling"]
    assert [source.key for source in hero_kit(g, g.heroes[0]).attacking("melee").enchantments] == ["dagger"]


def test_two_copies_of_a_card_are_two_enchantments() -> None:
    g = board(
        **light(heroes=[hero("whisper", hands=("dagger", "dagger"))], enemies=[enemy("orc-flayers", minions=(2,))])
    )
    load(g, yellow=["2b", "2b"], blue=["blank"])
    hit(g, ("enchantment", "dagger"), ("enchantment", "dagger#2"))
    assert happened(g, ev.DamageKnown)[0].hits == 6


@pytest.mark.rule("MD-TYPE-07", "MD-EFFECT-14")
def test_an_enchantment_takes_dice_away_after_the_roll() -> None:
    g = board(
        **light(heroes=[hero("elias", hands=("void-wand",))], enemies=[enemy("dwarf-defenders", level=3, minions=(2,))])
    )
    load(g, red=["2b", "1"], blue=["1"], green=["3d"])
    hit(g, ("reroll", "keep"), ("enchantment", "void-wand"), ("remove-die", ("defence", 1)), kind="magic")
    assert happened(g, ev.DamageKnown)[0].shields == 1


@pytest.mark.rule("MD-TYPE-07")
def test_an_enemy_takes_away_the_best_die() -> None:
    g = board(
        **light(
            heroes=[hero("bjorn", body="cold-iron-armour", hands=("buckler",))],
            enemies=[enemy("ogre-mage", tier="higher")],
        )
    )
    load(g, yellow=["2b", "blank"], blue=["1"], green=["3d", "2b"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert happened(g, ev.DamageKnown)[0].shields == 3


# -- Damage and Mobs -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EX-33", "MD-MOB-07", "MD-MOB-08", "MD-MOB-09", "MD-GUARDIAN-04")
def test_a_mob_attacks_once_with_its_cards_dice_and_fitting_weapons() -> None:
    g = board(
        **light(
            heroes=[hero("sibyl", body="leather-armour")],
            enemies=[enemy("goblin-archers", minions=(1,) * 6, gear=("longsword",))],
        )
    )
    assert handful(g, Combat(0, 1, False, "ranged")) == {"yellow": 2, "red": 0, "blue": 1, "green": 0}
    assert handful(g, Combat(0, 1, False, "melee"))["yellow"] == 1 + 2
    assert handful(g, Combat(0, 1, True, "ranged"))["blue"] == 0  # no Defence dice of its own, so none from the sword


@pytest.mark.rule("MD-MOB-04", "MD-MOB-11", "MD-MOB-13", "MD-MOB-14", "MD-XP-01")
def test_minions_fall_one_after_another_before_their_boss() -> None:
    g = board(
        **light(
            heroes=[hero("bjorn", hands=("axe",))],
            enemies=[enemy("dwarf-warriors", minions=(2, 2, 2, 2), gear=("chain-mail",))],
        )
    )
    bjorn = g.heroes[0]
    assert handful(g, Combat(0, 1, True, "melee")) == {"yellow": 2, "red": 0, "blue": 1, "green": 1}
    run(enemies.hurt(g, foe(g), 3, 0))
    assert sorted(foe(g).minions) == [1, 2, 2] and bjorn.xp == 1
    run(enemies.hurt(g, foe(g), 4, 0))
    assert foe(g).minions == [1] and bjorn.xp == 3
    run(enemies.hurt(g, foe(g), 3, 0))
    assert foe(g).minions == [] and foe(g).life == 2 and bjorn.xp == 4
    assert happened(g, ev.DamageWasted)[0].amount == 2
    run(enemies.hurt(g, foe(g), 2, 0), ("reorganise", "done"))
    assert not g.enemies and bjorn.xp == 7 and "chain-mail" in bjorn.pack


@pytest.mark.rule("MD-MOB-06")
def test_a_spear_may_strike_past_the_minions() -> None:
    g = board(**light(heroes=[hero("bjorn", hands=("spear",))], enemies=[enemy("dwarf-warriors", minions=(2, 2))]))
    load(g, yellow=["2b", "2b"], blue=["1"])
    hit(g, ("enchantment", "spear"), ("boss-damage", 2))
    assert foe(g).life == 0 and sorted(foe(g).minions) == [1, 2]


@pytest.mark.rule("MD-MOB-05")
def test_what_hits_all_enemies_in_a_zone_hits_the_boss_too() -> None:
    g = board(
        **light(heroes=[hero("bjorn", pack=("fire-bomb",))], enemies=[enemy("orc-enforcers", level=2, minions=(3, 3))])
    )
    source = next(source for source in hero_kit(g, g.heroes[0]).sources if source.name == "fire-bomb")
    for word in source.power.does:
        run(powers.speak(g, g.heroes[0], word, "fire-bomb"))
    assert foe(g).minions == [1, 1] and foe(g).life == 1
    assert g.heroes[0].attacked == []


@pytest.mark.rule("MD-EX-37", "MD-STUN-04", "MD-STUN-07", "MD-STUN-09", "MD-STUN-10", "MD-GUARDIAN-10")
def test_a_stunned_mob_lies_open_down_to_its_boss() -> None:
    g = board(
        **light(
            heroes=[hero("owen", hands=("ice-mace",))],
            enemies=[enemy("dwarf-defenders", minions=(2,), gear=("chain-mail",))],
        )
    )
    g.active = 0
    owen = g.heroes[0]
    load(g, red=["2b"], blue=["blank"], green=["blank"])
    hit(g, ("enchantment", "ice-mace"), ("boss-damage", 2), ("reorganise", "done"))
    assert foe(g).stunned and foe(g).life == 0 and foe(g).gear == [] and "chain-mail" in owen.pack
    assert foe_kit(g, foe(g)).dice["defence"] == (1, 0)
    run(activation.counterattacks(g, 0))
    assert not foe(g).stunned and owen.life == 5 and not happened(g, ev.EnemyAttacked)


@pytest.mark.rule("MD-STUN-08")
def test_the_stunned_still_defend() -> None:
    g = board(
        **light(heroes=[hero("bjorn", hands=("axe",))], enemies=[enemy("orc-flayers", minions=(2,), stunned=True)])
    )
    assert handful(g, Combat(0, 1, True, "melee"))["blue"] == 1


@pytest.mark.rule("MD-XP-02", "MD-XP-03", "MD-XP-04", "MD-LIFE-05")
def test_what_guardians_are_worth_to_every_living_hero() -> None:
    for name, worth in (("orc-flayers", 3), ("orc-agent", 4), ("high-troll", 5)):
        g = board(**light(heroes=[hero("bjorn"), hero("owen"), hero("elias", dead=True)], enemies=[enemy(name)]))
        run(enemies.hurt(g, foe(g), 99, 0))
        assert [one.xp for one in g.heroes] == [worth, worth, 0] and not g.enemies


@pytest.mark.rule("MD-SKILL-14")
def test_retaliate_strikes_when_shields_outnumber_hits() -> None:
    position = light(heroes=[hero("siegfried", body="plate-armour")], enemies=[enemy("orc-flayers", minions=(2,))])
    for blue, left in ((["1", "1"], [1]), (["1", "blank"], [2])):
        g = board(**position)
        load(g, yellow=["1", "blank"], blue=blue)
        run(combat.strike(g, foe(g), 0, "melee"))
        assert foe(g).minions == left


def test_half_damage_is_rounded_up() -> None:
    g = board(
        **light(
            level=5,
            heroes=[hero("bjorn", cls="darkness-ranger", skills={"defensive-training": 1})],
            enemies=[enemy("orc-flayers", level=4, minions=(2,))],
        )
    )
    load(g, yellow=["1", "1"], red=["1"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert g.heroes[0].life == 3


# -- Guardians and spawning ------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EX-08", "MD-ENEMY-02", "MD-GUARDIAN-01", "MD-GUARDIAN-12", "MD-LEVEL-09")
def test_a_mob_appears_with_its_minions_and_a_treasure() -> None:
    g = board(**light(level=2, heroes=[hero("elias"), hero("owen"), hero("sibyl")]))
    run(spawning.spawn_guard(g, "0,0", enemy="goblin-warriors"))
    mob = foe(g)
    assert mob.minions == [2, 2, 2] and mob.life == 2 and len(mob.gear) == 1
    assert g.content.items[mob.gear[0]].level == 2 and g.content.items[mob.gear[0]].slot != "trap"
    mob.gear = ["longsword"]
    assert foe_kit(g, mob).dice["melee"] == (4, 0) and foe_kit(g, mob).dice["defence"] == (2, 0)


@pytest.mark.rule("MD-EX-07", "MD-ENEMY-05")
def test_two_archers_for_each_hero() -> None:
    g = board(**light(level=3, heroes=[hero("elias"), hero("owen")]))
    run(spawning.spawn_guard(g, "0,0", enemy="goblin-archers"))
    assert foe(g).minions == [1, 1, 1, 1] and foe(g).life == 1


@pytest.mark.rule("MD-ENEMY-03", "MD-ROAM-01", "MD-GAME-08")
def test_the_life_of_single_figures_counts_the_heroes_that_set_out() -> None:
    for level, tier in ((3, "lower"), (4, "higher")):
        g = board(**light(level=level, heroes=[hero("elias"), hero("owen", dead=True)]))
        run(spawning.spawn_roaming(g, "0,0"))
        card = g.content.cards[foe(g).card]
        assert card.tier == tier and foe(g).life == card.life * 2


@pytest.mark.rule("MD-GUARDIAN-02")
def test_a_trap_is_discarded_and_another_card_drawn() -> None:
    g = board(**light(heroes=[hero("elias")]))
    traps = [card for card in g.treasures[0] if g.content.items[card].slot == "trap"]
    g.treasures[0] = [traps[0], "dagger"]
    load(g, then=[0, 0])
    assert spawning.untrapped(g, 1) == "dagger" and g.treasure_discards[0] == [traps[0]]


@pytest.mark.rule("MD-GUARDIAN-09")
def test_a_guardian_only_carries_items() -> None:
    g = board(**light(heroes=[hero("elias")], enemies=[enemy("orc-flayers", gear=("ring-of-might",))]))
    assert [source.name for source in foe_kit(g, foe(g)).sources] == ["orc-flayers-1"]


@pytest.mark.rule("MD-SPAWN-01", "MD-SPAWN-02")
def test_without_miniatures_the_others_of_that_name_are_activated() -> None:
    g = board(**light(heroes=[hero("elias")], enemies=[enemy("orc-flayers", minions=(2,))]))
    run(spawning.spawn_guard(g, "0,0", level=2, enemy="orc-flayers"))
    assert len(g.enemies) == 1 and "orc-flayers-2" in g.guard_discards[1]
    assert happened(g, ev.EnemyAttacked)[0].enemy == 1


@pytest.mark.rule("MD-AGENT-01", "MD-AGENT-02", "MD-FOE-20")
def test_an_agent_calls_a_guard_of_its_own_level_to_the_level_token() -> None:
    g = board(mission="scorched-earth", heroes=[hero("elias", "8R-11")], enemies=[enemy("orc-agent", "9V-31", level=3)])
    g.phase, g.step, g.waiting = "enemies", "activations", []
    run(enemies_phase.enemies_phase(g))
    newcomer = foe(g, 2)
    assert newcomer.at == "9V-22" and g.content.cards[newcomer.card].level == 3


# -- what can be foreseen --------------------------------------------------------------------------------------------
def test_the_odds_of_an_attack_are_exact() -> None:
    """Two yellow dice against one blue, by hand."""
    g = board(**light(heroes=[hero("bjorn", hands=("axe",))], enemies=[enemy("dwarf-warriors", minions=(2, 2))]))
    seen = foresight.attack(g, 0, 1, "melee")
    hits = {0: 1 / 36, 1: 8 / 36, 2: 18 / 36, 3: 8 / 36, 4: 1 / 36}
    shields = {0: 2 / 6, 1: 3 / 6, 2: 1 / 6}
    for damage, chance in enumerate(seen.damage):
        exact = sum(a * d for h, a in hits.items() for s, d in shields.items() if max(h - s, 0) == damage)
        assert chance == pytest.approx(exact)
    assert sum(seen.damage) == pytest.approx(1) and seen.fallen[2] == pytest.approx(sum(seen.damage[4:]))
    assert not g.out and g.combat is None


def test_the_odds_count_enchantments() -> None:
    """A Dagger's Bam is one Hit more: 0, 1 or 3 Hits."""
    g = board(**light(heroes=[hero("bjorn", hands=("dagger",))], enemies=[enemy("goblin-warriors", minions=(1,))]))
    assert foresight.attack(g, 0, 1, "melee").damage == pytest.approx((1 / 6, 4 / 6, 0, 1 / 6))


@pytest.mark.parametrize(
    ("name", "kind", "gear"),
    [
        ("goblin-warriors", "melee", ()),
        ("goblin-archers", "ranged", ()),
        ("dwarf-warriors", "melee", ("dagger",)),
        ("orc-flayers", "melee", ()),
        ("orc-agent", "melee", ()),
    ],
)
def test_the_odds_are_those_of_the_rule_through_every_roll(name: str, kind: str, gear: tuple[str, ...]) -> None:
    """An Enemy leaves nothing to choose: the very rule, run through every branch of luck, gives the same."""
    at = [0, 1] if kind == "ranged" else [0, 0]
    minions = () if name == "orc-agent" else (1, 1)
    g = board(
        **light(
            zones=[[0, 0], [0, 1]],
            light=[[0, 0], [0, 1]],
            heroes=[hero("bjorn", at, body="leather-armour")],
            enemies=[enemy(name, minions=minions, gear=gear)],
        )
    )
    exact = GAME.odds(g, lambda twin: combat.strike(twin, foe(twin), 0, kind), lambda twin: twin.last.dealt)
    seen = foresight.strike(g, 1, 0, kind).damage
    assert {n: chance for n, chance in enumerate(seen) if chance} == pytest.approx(exact)


def test_what_the_limit_takes_is_foreseen() -> None:
    g = board(**light(heroes=[hero("bjorn", hands=("short-sword", "short-sword"))], enemies=[enemy("goblin-warriors")]))
    seen = foresight.attack(g, 0, 1, "melee")
    assert seen.lost == {"yellow": 1} and seen.handful["yellow"] == 3
    assert one(g, "bjorn").attacked == []
