"""Combat, step by step: hands, rerolls, Enchantments, Damage (pp. 33-35)."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.games.massive_darkness import events as hero_events
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.records import Power, Reroll
from taverna.games.massive_darkness.rules import combat, dice, equipment, trade
from taverna.games.massive_darkness.rules.kinds import Acts, Kinds
from taverna.games.massive_darkness.rules.kits import Part, Source, foe_kit, hero_kit
from taverna.games.massive_darkness.state import Combat, Die, Table

from .fights import board, enemy, foe, happened, hero, load, run
from .tables import asked, events, fate, idle, offered, one, place, put, say, table

CONTENT = taverna.find("massive-darkness").content()


def duel(hands: tuple[str, ...], foes: str = "goblin-warriors", name: str = "siegfried", **more: Any) -> Table:
    """A Hero without Skills that matter and a Mob, in the light."""
    level = more.pop("level", 1)
    return board(
        zones=[(0, 0), (0, 1)],
        light=[(0, 0), (0, 1)],
        heroes=[hero(name, hands=hands, **more)],
        enemies=[enemy(foes, level=level, minions=(CONTENT.cards[f"{foes}-{level}"].life,) * 4)],
    )


# -- the steps -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-COMBAT-01", "MD-COMBAT-02", "MD-ENCH-01")
def test_roll_then_enchantments_then_damage() -> None:
    """Both sides in one roll, the Defender's Enchantments before the Attacker's, Damage last."""
    g = duel(("dagger",), "dwarf-defenders")
    load(g, yellow=["2b"], blue=["2b"])
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "dagger"))
    kinds = (ev.HeroAttacked, ev.DiceRolled, ev.EnemyEnchanted, ev.Enchanted, ev.DamageKnown, ev.MinionWounded)
    assert [type(event) for event in g.out if isinstance(event, (*kinds, ev.MinionsFell))] == list(kinds[:5])
    (rolled,) = happened(g, ev.DiceRolled)
    assert (rolled.attack, rolled.defence) == (("yellow-5",), ("blue-5",))
    assert g.combat is None


@pytest.mark.rule("MD-COMBAT-03", "MD-EQUIP-14")
def test_all_equipped_cards_count_and_nothing_else() -> None:
    """Two weapons, Armour, a potion for the blade and a Skill; not what lies in the Inventory."""
    g = duel(
        ("short-sword", "flaming-sword"),
        name="bjorn",
        body="heart-of-the-mountain",
        pack=("whetstone", "great-axe", "titan-plate"),
        skills={"savage": 1},
    )
    kit = hero_kit(g, g.heroes[0])
    assert kit.dice["melee"] == (2, 1) and kit.dice["defence"] == (2, 2)
    c = Combat(0, 1, True, "melee")
    mine, theirs = combat.kits(g, c)
    run(combat.boost(g, c, mine), ("boost", "whetstone"))
    run(combat.gather(g, c, mine, theirs))
    assert c.handful["yellow"] == 3 and c.handful["red"] == 2
    assert g.treasure_discards[0] == ["whetstone"]


@pytest.mark.rule("MD-EQUIP-02", "MD-EQUIP-07", "MD-EQUIP-17", "MD-ENCH-02")
def test_enchantments_are_those_of_equipped_cards_and_items() -> None:
    """A Dagger in the Inventory is no use; a Crown there is worn all the same."""
    for pack, answers in ((("dagger",), []), (("dagger", "kings-crown"), [("enchantment", "kings-crown")])):
        g = duel(("short-sword",), "dwarf-warriors", pack=pack)
        load(g, yellow=["2b", "1"], blue=["1"])
        run(combat.attack(g, 0, 1, "melee"), *answers)
        told = happened(g, ev.DamageKnown)[0]
        assert (told.hits, told.shields) == (3, 1 - len(answers))


# -- hands -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HANDS-01")
@pytest.mark.parametrize("name", list(CONTENT.heroes))
def test_every_hero_has_two_hands(name: str) -> None:
    g = board(heroes=[hero(name, hands=("mace", "dagger"), pack=("buckler", "axe"))])
    assert sorted(Acts(g, 0, Kinds(equipment.EQUIP)).offered()) == [
        ("equip", "axe"),
        ("equip", "buckler", "dagger"),
        ("equip", "buckler", "mace"),
    ]


@pytest.mark.rule("MD-HANDS-01", "MD-GUARDIAN-03")
@pytest.mark.parametrize("name", ["giant-spider", "hellhound", "abyssal-demon"])
def test_every_monster_has_two_hands_whatever_it_looks_like(name: str) -> None:
    """Eight legs or paws: it wields a two-handed Maul as anyone would."""
    g = board(heroes=[hero("bjorn")], enemies=[enemy(name, gear=("maul",))])
    own = g.content.cards[foe(g).card].dice.melee
    assert foe_kit(g, foe(g)).dice["melee"] == (own.yellow + 2, own.red + 1)


@pytest.mark.rule("MD-HANDS-02", "MD-HANDS-03", "MD-HANDS-04")
def test_one_hand_cards_of_one_type_add_up_and_two_hands_cards_are_alone() -> None:
    for hands, melee, ranged in (
        (("dagger", "hammer"), (3, 0), None),
        (("dagger", "sling"), (1, 0), (1, 0)),  # of different types: each for its own
        (("axe",), (2, 0), None),
    ):
        g = duel(hands, body="chain-mail")
        kit = hero_kit(g, g.heroes[0])
        assert kit.dice["melee"] == melee and kit.dice.get("ranged") == ranged and kit.dice["defence"] == (0, 1)
    g = board(heroes=[hero("bjorn", hands=("axe",), pack=("dagger", "great-axe"))])
    bjorn = g.heroes[0]
    flow = trade.trade(g, bjorn)
    run(flow, ("trade", ("equip", "dagger")), ("trade", ("equip", "great-axe")), ("trade", "done"))
    assert bjorn.hands == ["great-axe"]  # nothing can be held beside it
    assert hero_kit(g, bjorn).dice["melee"] == (1, 1)


# -- rerolls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-REROLL-01", "MD-REROLL-02")
def test_rerolls_of_any_dice_come_before_rerolls_of_blanks() -> None:
    """Two Skills, one for all dice and one for blanks alone: the second is not on offer until the first is settled."""
    g = duel(("axe",))
    everything = Source("all", "all", Power(on=("attack",), does=(Reroll(of="attack"),)))
    blanks = Source("blanks", "blanks", Power(on=("attack",), does=(Reroll(of="attack", blanks=True),)))
    for order in ((everything, blanks), (blanks, everything)):
        c = g.combat = Combat(0, 1, True, "melee")
        c.attack = [Die("yellow", 0), Die("yellow", 1)]
        load(g, then=[0, 5, 2])  # all: a blank and two Hits; then the blank alone: one Hit
        run(
            combat.rerolls(g, c, Part(order), True),
            ("reroll", ("all", "attack")),
            ("reroll", ("blanks", "attack")),
        )
        assert [die.face for die in c.attack] == [2, 5]
        assert dice.hits_on(g.content, c.attack) == 3  # only the last results count
    c = g.combat = Combat(0, 1, True, "melee")
    c.attack = [Die("yellow", 0), Die("yellow", 1)]
    load(g, then=[5])
    run(combat.rerolls(g, c, Part((blanks, everything)), True), ("reroll", "keep"), ("reroll", ("blanks", "attack")))
    assert [die.face for die in c.attack] == [5, 1]  # the die that shows a Hit lies as it fell


@pytest.mark.rule("MD-REROLL-01")
def test_several_rerolls_may_follow_each_other() -> None:
    g = duel(
        ("short-bow",), name="bjorn", cls="darkness-ranger", skills={"ranged-specialist": 1}, pack=("lucky-charm",)
    )
    g.enemies[1].at = "0,1"
    load(g, yellow=["2b", "2b"], then=[0, 1, 5])
    run(
        combat.attack(g, 0, 1, "ranged"),
        ("reroll", ("ranged-specialist", "attack")),
        ("reroll", ("lucky-charm", "attack", 0)),
    )
    assert happened(g, ev.DamageKnown)[0].hits == 2 + 1


@pytest.mark.rule("MD-EQUIP-15", "MD-REROLL-01")
def test_what_works_once_a_round_works_again_in_the_next() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands, g.heroes[0].pack = ["axe"], ["lucky-charm"]
        put(g, "high-troll-lower", "6V-11", life=20)
        g.events = ["blessing-silence"] * 2

    t = table(change, heroes=["whisper"])
    prompts: dict[int, list[str]] = {1: [], 2: []}
    while t.state.round <= 2 and not t.over:
        prompts[t.state.round].append(asked(t)[1])
        ids = offered(t)
        say(t, next((id for id in ids if id.startswith(("melee", "lucky-charm"))), ids[-1]))
        one(t).life = 5
    assert [told.count("reroll") for told in prompts.values()] == [1, 1]


# -- Enchantments ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENCH-04")
def test_each_side_spends_the_symbols_of_its_own_dice() -> None:
    """A Bam on the Dwarfs' Shields is no use for the Dagger; one on the Dagger's die is no use for their Shields."""
    g = duel(("dagger",), "dwarf-defenders")
    load(g, yellow=["1"], blue=["2b"])
    run(combat.attack(g, 0, 1, "melee"))  # nothing is asked
    assert [event.card for event in happened(g, ev.EnemyEnchanted)] == ["dwarf-defenders-1"]
    assert happened(g, ev.DamageKnown)[0].shields == 3
    g = duel(("dagger",), "dwarf-defenders")
    load(g, yellow=["2b"], blue=["1"])
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "dagger"))
    assert not happened(g, ev.EnemyEnchanted)
    told = happened(g, ev.DamageKnown)[0]
    assert (told.hits, told.shields) == (3, 1)


@pytest.mark.rule("MD-ENCH-04")
def test_a_defender_does_not_use_its_weapons_attack_enchantment() -> None:
    g = duel(("dagger",), body="leather-armour")
    load(g, yellow=["1", "1"], blue=["2b"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert happened(g, ev.DamageKnown)[0].hits == 2


@pytest.mark.rule("MD-ENCH-05", "MD-ENCH-12", "MD-ENCH-07")
def test_a_symbol_is_spent_once() -> None:
    """One Bam and two Enchantments that want it: either, not both. Two Bams: both, each once."""
    for first, other in (("dagger", "hand-axe"), ("hand-axe", "dagger")):
        g = duel(("dagger", "hand-axe"), "dwarf-warriors")
        load(g, yellow=["2b", "1"], blue=["1"])
        run(combat.attack(g, 0, 1, "melee"), ("enchantment", first))
        told = happened(g, ev.DamageKnown)[0]
        assert (told.hits, told.shields) == ((4, 1) if first == "dagger" else (3, 0)), other
    g = duel(("dagger", "hand-axe"), "dwarf-warriors")
    load(g, yellow=["2b", "2b"], blue=["1"])
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "hand-axe"), ("enchantment", "dagger"))
    told = happened(g, ev.DamageKnown)[0]
    assert (told.hits, told.shields) == (5, 0)
    g = duel(("dagger",), "dwarf-warriors", pack=("ring-of-storms",))
    load(g, yellow=["2b"], blue=["1"])  # two Bams with the Ring's, but the Dagger works once
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "dagger"))
    assert happened(g, ev.DamageKnown)[0].hits == 3


@pytest.mark.rule("MD-ENCH-05")
def test_in_the_next_combat_it_works_again() -> None:
    g = duel(("dagger",))
    for _ in range(2):
        load(g, yellow=["2b"])
        run(combat.attack(g, 0, 1, "melee"), ("enchantment", "dagger"))
    assert [told.hits for told in happened(g, ev.DamageKnown)] == [3, 3]


@pytest.mark.rule("MD-ENCH-07")
def test_a_hero_may_leave_its_enchantments_alone() -> None:
    g = duel(("dagger",))
    load(g, yellow=["2b"])
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "done"))
    assert happened(g, ev.DamageKnown)[0].hits == 2 and not happened(g, ev.Enchanted)


@pytest.mark.rule("MD-ENCH-09")
def test_an_enemy_must_use_what_it_can() -> None:
    """Nobody is asked, even where it would gain nothing: the Liliarch heals at full Life."""
    g = board(heroes=[hero("siegfried", xp=0)], light=[(0, 0)], zones=[(0, 0)], enemies=[enemy("liliarch")])
    load(g, red=["2b"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert [event.card for event in happened(g, ev.EnemyEnchanted)] == ["liliarch-lower"]
    for level, bams, extra in ((1, 2, 2), (1, 1, 1), (2, 0, 0)):
        g = duel((), "orc-flayers", level=level)
        faces = ["2b"] * bams + ["1"] * (2 - bams)
        load(g, yellow=faces)
        run(combat.strike(g, foe(g), 0, "melee"))
        assert happened(g, ev.DamageKnown)[0].hits == 2 * bams + (2 - bams) + extra


@pytest.mark.rule("MD-ENCH-09")
def test_enchantments_of_one_card_in_printed_order() -> None:
    """The Higher Troll with two Bams and a Diamond: both for Damage, then the Stun."""
    g = board(
        heroes=[hero("siegfried", life=5)], light=[(0, 0)], zones=[(0, 0)], enemies=[enemy("high-troll", tier="higher")]
    )
    load(g, yellow=["2b", "blank"], red=["2b", "3d", "blank"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert happened(g, ev.DamageKnown)[0].damage == 7 + 2
    assert len(happened(g, ev.EnemyEnchanted)) == 3


@pytest.mark.rule("MD-ENCH-08")
def test_a_guardians_enchantment_needs_its_combat_type_too() -> None:
    g = board(
        zones=[(0, 0), (0, 1)],
        light=[(0, 0), (0, 1)],
        heroes=[hero("siegfried", (0, 1))],
        enemies=[enemy("orc-agent", (0, 0), gear=("ice-sword",))],
    )
    load(g, yellow=["2b"], red=["2b"])
    run(combat.strike(g, foe(g), 0, "magic"))
    assert not happened(g, hero_events.Stunned)


# -- Damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DMG-01", "MD-DMG-02", "MD-DMG-03", "MD-LIFE-03")
@pytest.mark.parametrize(
    ("hits", "shields", "left"), [(["1", "1"], ["1"], 4), (["1", "blank"], ["2b"], 5), (["2b", "2b"], ["blank"], 0)]
)
def test_the_defender_suffers_what_is_left(hits: list[str], shields: list[str], left: int) -> None:
    g = duel((), "orc-flayers", "sibyl", body="leather-armour")
    load(g, yellow=hits, blue=shields)
    run(combat.strike(g, foe(g), 0, "melee"))
    sibyl = g.heroes[0]
    assert sibyl.life == left and sibyl.dead == (left == 0)
    assert all(life == 2 for life in foe(g).minions) and foe(g).life == 2  # nobody else


@pytest.mark.rule("MD-DMG-02", "MD-DMG-03", "MD-ENEMY-04")
def test_an_enemys_wounds_stay_until_it_falls() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "high-troll-lower", "6V-11")

    t = table(change, heroes=["siegfried"])
    for left in (2, 1):
        fate(t, yellow=["1", "blank"], blue=["blank"], green=["blank"])
        say(t, "melee,1")
        assert t.state.enemies[1].life == left
    fate(t, yellow=["1", "blank"], blue=["blank"], green=["blank"])
    say(t, "melee,1")
    assert not t.state.enemies and one(t).xp == 5 and len(events(t, ev.GuardianFell)) == 1


@pytest.mark.rule("MD-DMG-01", "MD-EFFECT-06")
def test_extra_damage_comes_whatever_the_shields() -> None:
    g = duel((), "dwarf-warriors", body="plate-armour")
    load(g, yellow=["2b", "blank"], blue=["2b", "2b"])
    run(combat.strike(g, foe(g), 0, "melee"))
    told = happened(g, ev.DamageKnown)[0]
    assert (told.hits, told.shields, told.damage) == (2, 4, 1) and g.heroes[0].life == 4


# -- the Signature Skill in Defence ----------------------------------------------------------------------------------
@pytest.mark.rule("MD-SIG-02", "MD-ACT-03", "MD-TYPE-04")
def test_a_defence_signature_works_once_from_activation_to_activation() -> None:
    """Divine Shield against the Counterattack, so not in the Enemies' Phase after it; in the next Round again."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands, g.heroes[0].xp = ["axe"], 5
        put(g, "dwarf-warriors-1", "6V-11", [2, 2, 2, 2])
        g.events = ["blessing-silence"] * 2

    t = table(change, heroes=["siegfried"])
    fate(t, yellow=["blank", "blank"], blue=["1"])
    say(t, "melee,1")
    fate(t, yellow=["1", "1"], blue=["blank"])
    say(t, "rest")
    assert asked(t)[1] == "boost" and offered(t) == ["signature", "none"]
    fate(t, yellow=["1", "1"], blue=["blank"])
    say(t, "signature")  # the Counterattack comes to nothing; in the Enemies' Phase nothing is asked
    assert [told.damage for told in events(t, ev.DamageKnown)][1:2] == [0]
    idle(t, lambda g: g.round == 2 and g.active == 0)
    assert one(t).xp == 4
    say(t, "rest")
    assert asked(t)[1] == "boost"
