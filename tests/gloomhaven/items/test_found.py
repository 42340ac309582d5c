"""Every item that is found in the course of a campaign, used at its moment (numbers 96 and up)."""

from __future__ import annotations

from pathlib import Path

import pytest
from table import RING, content
from test_items import MELEE, RANGED, Worn, ask

from taverna.games.gloomhaven.records.abilities import Attack, CreateObstacle, Heal, Loot, Move
from taverna.games.gloomhaven.rules import conditions, damage, hero_turns, summons
from taverna.games.gloomhaven.state import Trap, key

pytestmark = pytest.mark.rule("GH-USE-01", "GH-EQUIP-02")


# -- moving ----------------------------------------------------------------------------------------------------------
def test_rocket_boots_lengthen_a_move_and_let_it_jump() -> None:
    t = Worn("rocket-boots", foes=RING).act("h0", Move(value=1), answers=[ask("rocket-boots"), ("to", 4, 0)])
    assert t.at("h0") == (4, 0) and t.state("rocket-boots") == "spent"


@pytest.mark.parametrize(("moved", "hp"), [(4, 11), (3, 10)])
def test_endurance_footwraps_heal_whoever_walked_far(moved: int, hp: int) -> None:
    t = Worn("endurance-footwraps", at=(-4, 0), hp={"h0": 10}).begin_turn()
    t.act("h0", Move(value=4), answers=[("to", -4 + moved, 0)]).end_turn()
    assert t.g.figures["h0"].hp == hp and t.state("endurance-footwraps") == "ready"


@pytest.mark.parametrize(("moved", "offered"), [(5, True), (4, False)])
def test_elemental_boots_make_an_element_of_a_long_way(moved: int, offered: bool) -> None:
    t = Worn("elemental-boots", at=(-4, 0)).begin_turn()
    t.act("h0", Move(value=5), answers=[("to", -4 + moved, 0)])
    t.end_turn(*([ask("elemental-boots"), "air"] if offered else []))
    assert t.strong == (["air"] if offered else []) and t.state("elemental-boots") == ("spent" if offered else "ready")


# -- attacking -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EQUIP-09")
@pytest.mark.parametrize(
    ("item", "attack", "price"), [("sacrificial-robes", RANGED, 3), ("bloody-axe", MELEE, 2)], ids=lambda one: str(one)
)
def test_blood_for_one_more_on_a_whole_attack(item: str, attack: Attack, price: int) -> None:
    two = Attack(value=2, range=attack.range, targets=2)
    foes = {"a": (1, 0), "b": (0, 1)} if attack is MELEE else {"a": (2, 0), "b": (0, 2)}
    t = Worn(item, foes=foes).act("h0", two, answers=[ask(item), "a", "b"])
    assert t.took == {"h0": price, "a": 3, "b": 3} and t.state(item) == "spent"
    other = RANGED if attack is MELEE else MELEE
    t = Worn(item, foes={"a": (1, 0), "b": (2, 0)}).act("h0", other, answers=["a"])
    assert item not in t.offered_items()


def test_blood_that_did_not_flow_pays_for_nothing() -> None:
    t = Worn("bloody-axe", foes={"a": (1, 0)})
    t.me.hand = ["trample"]
    t.act("h0", MELEE, answers=[ask("bloody-axe"), ("hand", "trample"), "a"])
    assert t.took == {"a": 3} and t.state("bloody-axe") == "spent"


@pytest.mark.rule("GH-PIERCE-01")
def test_ancient_drill_goes_through_shields() -> None:
    t = Worn("ancient-drill", foes={"a": (1, 0)}, shields={"a": 3}).act(
        "h0", MELEE, answers=[ask("ancient-drill"), "a"]
    )
    assert t.took == {"a": 4} and t.state("ancient-drill") == "consumed"


def test_staff_of_xorn_poisons_and_muddles_all_targets() -> None:
    t = Worn("staff-of-xorn", foes={"a": (2, 0), "b": (0, 2)})
    t.act("h0", Attack(value=1, range=3, targets=2), answers=[ask("staff-of-xorn"), "a", "b"])
    assert t.has("a") == t.has("b") == ["muddle", "poison"] and t.state("staff-of-xorn") == "consumed"


def test_fueled_falchion_burns_the_target_and_all_beside_it() -> None:
    t = Worn("fueled-falchion", foes={"a": (1, 0), "b": (2, 0), "c": (3, 0)}, allies=[(1, 1)])
    t.act("h0", MELEE, answers=[ask("fueled-falchion"), "a"])
    assert t.took == {"a": 4, "b": 1} and t.state("fueled-falchion") == "consumed"
    t = Worn("fueled-falchion", foes={"a": (1, 0), "b": (0, 1)})
    t.act("h0", Attack(value=1, targets=2), answers=["a", "b"])
    assert "fueled-falchion" not in t.offered_items(), "of a single target alone"


def test_volatile_elixir_hurts_with_every_attack() -> None:
    t = Worn("volatile-elixir", foes={"a": (2, 0), "b": (0, 2)})
    t.act("h0", Attack(value=1, range=3, targets=2), answers=[ask("volatile-elixir"), "a", "b"])
    assert t.took == {"h0": 4, "a": 3, "b": 3} and t.state("volatile-elixir") == "consumed"
    assert len(t.me.deck_discard) == 4, "two cards for each: Advantage"


def test_silent_stiletto_always_pierces() -> None:
    t = Worn("silent-stiletto", foes={"a": (1, 0)}, shields={"a": 2})
    t.act("h0", MELEE, answers=["a"]).act("h0", MELEE, answers=["a"])
    assert t.took == {"a": 4} and t.state("silent-stiletto") == "ready"


# -- against blows ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EQUIP-10", "GH-EQUIP-11", "GH-USE-06")
def test_steam_armor_shields_five_times() -> None:
    t = Worn("steam-armor", foes={"a": (1, 0)})
    for _ in range(6):
        t.attack("a", "h0", 2)
    assert t.took == {"h0": 5 * 1 + 2} and t.state("steam-armor") == "consumed"


def test_drakescale_armor_keeps_poison_and_wounds_out() -> None:
    t = Worn("drakescale-armor", foes={"a": (1, 0)})
    t.act("a", Attack(value=1, conditions=("poison", "wound", "muddle")))
    assert t.has("h0") == ["muddle"]


@pytest.mark.rule("GH-ELEM-06")
def test_sun_shield_burns_light() -> None:
    t = Worn("sun-shield", foes={"a": (1, 0)}, elements=["light"]).attack("a", "h0", 4, ask("sun-shield"))
    assert t.took == {"h0": 1} and t.strong == [] and t.state("sun-shield") == "ready"
    t.attack("a", "h0", 4)
    assert t.took == {"h0": 5}, "there is no Light left"


# -- in one's own turn -----------------------------------------------------------------------------------------------
def summoned(*worn: str, at: tuple[int, int] = (1, 0), **more: object) -> Worn:
    """The owner has called a Warrior Spirit."""
    t = Worn("mountain-hammer", *worn, **more)  # type: ignore[arg-type]
    return t.use("mountain-hammer", ("at", *at))


@pytest.mark.rule("GH-SUMMON-01")
@pytest.mark.parametrize(
    ("item", "what", "stats"),
    [("mountain-hammer", "warrior-spirit", (4, 1, 3)), ("power-core", "steel-construct", (5, 2, 3))],
)
def test_what_hammer_and_core_call(item: str, what: str, stats: tuple[int, int, int]) -> None:
    t = Worn(item).use(item, ("at", 1, 0))
    (figure,) = t.summoned()
    printed = content().summons[what]
    assert (figure.what, figure.at) == (what, (1, 0)) and t.state(item) == "consumed"
    assert (figure.hp, printed.move, printed.attack) == stats


def test_robes_of_summoning_heal_a_summon_wherever_it_is() -> None:
    t = summoned("robes-of-summoning", allies=[(0, 1)], hp={"h1": 5})
    t.summoned()[0].hp = 1
    t.use("robes-of-summoning", "s1")
    assert t.summoned()[0].hp == 3 and t.g.figures["h1"].hp == 5 and t.state("robes-of-summoning") == "spent"


def test_staff_of_summoning_moves_a_summon() -> None:
    t = summoned("staff-of-summoning").use("staff-of-summoning", "s1", ("to", 4, 0))
    assert t.summoned()[0].at == (4, 0) and t.at("h0") == (0, 0) and t.state("staff-of-summoning") == "spent"


def test_doomed_compass_leads_an_enemy_away() -> None:
    t = Worn("doomed-compass", foes={"a": (2, 0)}).use("doomed-compass", "a", ("to", 4, 0))
    assert t.at("a") == (4, 0) and t.state("doomed-compass") == "consumed"


@pytest.mark.parametrize(
    ("item", "condition", "far"),
    [("remote-spider", "poison", False), ("black-censer", "muddle", True), ("skull-of-hatred", "curse", False)],
)
def test_what_comes_over_all_enemies_near(item: str, condition: str, far: bool) -> None:
    t = Worn(item, foes={"a": (1, 0), "b": (0, 1), "c": (2, 0)}).use(item)
    if condition == "curse":
        assert t.g.monster_deck.count("curse") == 2
    else:
        assert [t.has(id) for id in "abc"] == [[condition], [condition], [condition] if far else []]
    assert t.state(item) == "consumed"


@pytest.mark.parametrize(("item", "spent"), [("staff-of-elements", "spent")])
def test_staff_of_elements_makes_any(item: str, spent: str) -> None:
    t = Worn(item).use(item, "earth").end_turn()
    assert t.strong == ["earth"] and t.state(item) == spent


@pytest.mark.rule("GH-ELEM-06")
@pytest.mark.parametrize(
    ("item", "of", "made"), [("orb-of-dawn", "dark", "light"), ("orb-of-twilight", "light", "dark")]
)
def test_orbs_turn_one_element_into_another(item: str, of: str, made: str) -> None:
    t = Worn(item, elements=[of]).use(item).end_turn()  # type: ignore[list-item]
    assert t.strong == [made] and t.state(item) == "ready"


@pytest.mark.rule("GH-ELEM-06")
def test_helix_ring_needs_both_and_heals_almost_all() -> None:
    t = Worn("helix-ring", elements=["light", "dark"], hp={"h0": 2}).use("helix-ring")
    assert t.g.figures["h0"].hp == 27 and t.strong == [] and t.state("helix-ring") == "consumed"
    t = Worn("helix-ring", elements=["light"])
    with pytest.raises(AssertionError):
        t.use("helix-ring")


def test_giant_remote_spider_loots() -> None:
    t = Worn("giant-remote-spider", money=[(1, 0), (0, 1), (3, 0)]).use("giant-remote-spider")
    assert t.me.money == 2 and t.state("giant-remote-spider") == "consumed"


def test_resonant_crystal_breaks_an_obstacle() -> None:
    t = Worn("resonant-crystal", obstacles=[(1, 0), (3, 0)]).use("resonant-crystal", ("at", 1, 0))
    assert [one.hexes for one in t.g.obstacles] == [[(3, 0)]] and t.state("resonant-crystal") == "consumed"


def test_focusing_ray_doubles_a_heal() -> None:
    t = Worn("focusing-ray", hp={"h0": 5}).act("h0", Heal(value=4), answers=[ask("focusing-ray")])
    assert t.g.figures["h0"].hp == 13 and t.state("focusing-ray") == "consumed"


def test_utility_belt_brings_an_item_back_for_anyone() -> None:
    t = Worn("utility-belt", "rocket-boots", allies=[(4, 0)])
    ally = t.g.characters[1]
    ally.items, ally.consumed = ["minor-healing-potion"], ["minor-healing-potion"]
    t.use("utility-belt", "h1", ask("minor-healing-potion"))
    assert ally.consumed == [] and t.state("utility-belt") == "consumed"


def test_smoke_elixir_hides_and_darkens() -> None:
    t = Worn("smoke-elixir").use("smoke-elixir").end_turn()
    assert t.has("h0") == ["invisible"] and t.strong == ["dark"] and t.state("smoke-elixir") == "consumed"


def test_pendant_of_the_plague_poisons_and_curses_one() -> None:
    t = Worn("pendant-of-the-plague", foes={"a": (3, 0), "b": (1, 0)}).use("pendant-of-the-plague", "a")
    assert t.has("a") == ["poison"] and t.has("b") == [] and t.g.monster_deck.count("curse") == 1
    assert t.state("pendant-of-the-plague") == "spent"


# -- terrain, focus, conditions --------------------------------------------------------------------------------------
def test_drakescale_boots_walk_over_anything() -> None:
    t = Worn("drakescale-boots")
    t.g.difficult, t.g.hazards = [(1, 0)], [(2, 0)]
    t.act("h0", Move(value=2), answers=[("to", 2, 0)])
    assert t.at("h0") == (2, 0) and t.took == {}
    t = Worn()
    t.g.difficult, t.g.hazards = [(1, 0)], [(2, 0)]
    t.act("h0", Move(value=2), answers=["stop"])
    assert (2, 0) not in t.ends(), "the way there is difficult"
    t.act("h0", Move(value=3), answers=[("to", 2, 0)])
    assert t.took == {"h0": 1}


@pytest.mark.parametrize(("to", "hp"), [((2, 0), 12), ((0, 2), 10)])
def test_magma_waders_heal_whoever_walked_through_fire(to: tuple[int, int], hp: int) -> None:
    t = Worn("magma-waders", hp={"h0": 10}).begin_turn()
    t.g.hazards = [(2, 0)]
    t.act("h0", Move(value=2), answers=[("to", *to)]).end_turn()
    assert t.g.figures["h0"].hp == hp
    t.begin_turn().end_turn()
    assert t.g.figures["h0"].hp == hp, "only in the turn in which it was entered"


@pytest.mark.rule("GH-FOCUS-06")
def test_flea_bitten_shawl_is_thought_of_last() -> None:
    for worn, hurt in (((), "h0"), (("flea-bitten-shawl",), "h1")):
        t = Worn(*worn, at=(1, 0), foes={"a": (0, 0)}, allies=[(-1, 0)])
        t.me.initiative, t.g.characters[1].initiative = 10, 80
        assert list(t.monster_turn("a").took) == [hurt]


def test_drakescale_helm_makes_strength_of_muddle() -> None:
    t = Worn("drakescale-helm")
    t.run(conditions.gain(t.g, "h0", "muddle"), [])
    t.run(conditions.gain(t.g, "h0", "wound"), [])
    assert t.has("h0") == ["strengthen", "wound"]


# -- kills, loot, obstacles ------------------------------------------------------------------------------------------
def test_necklace_of_teeth_heals_with_every_kill_of_ones_own_turn() -> None:
    t = Worn("necklace-of-teeth", foes={"a": (1, 0), "b": (0, 1)}, hp={"h0": 5, "a": 1, "b": 1})
    t.act("h0", MELEE, answers=["a"])
    assert t.g.figures["h0"].hp == 6 and t.state("necklace-of-teeth") == "ready"
    t.g.turn = "b"
    t.run(damage.suffer(t.g, "b", 3, by="h0"), [])
    assert t.g.figures["h0"].hp == 6, "in the turn of another"


def test_imposing_blade_shields_after_a_kill() -> None:
    t = Worn("imposing-blade", foes={"a": (1, 0)}, hp={"a": 1}).act("h0", MELEE, answers=["a"])
    assert t.shield() == 1 and t.end_round().shield() == 0


def test_thiefs_hood_loots_farther() -> None:
    t = Worn("thiefs-hood", money=[(1, 0), (2, 0), (3, 0)]).act("h0", Loot(range=1), answers=[ask("thiefs-hood")])
    assert t.me.money == 2 and t.state("thiefs-hood") == "consumed"
    t = Worn("thiefs-hood", money=[(1, 0)]).act("h0", Loot(range=2))
    assert t.state("thiefs-hood") == "ready" and t.offered_items() == []


def test_stone_charm_makes_one_more_obstacle() -> None:
    t = Worn("stone-charm", owner="cragheart")
    answers = [ask("stone-charm"), ("at", 1, 0), ("at", 0, 1)]
    t.act("h0", CreateObstacle(range=1), answers=answers)
    assert [one.hexes for one in t.g.obstacles] == [[(1, 0)], [(0, 1)]] and t.state("stone-charm") == "spent"


def test_curious_gear_disarms_all_traps_near() -> None:
    traps = {(1, 0): Trap(3), (0, 2): Trap(3), (3, 0): Trap(3)}
    t = Worn("curious-gear", traps=traps).use("curious-gear")
    assert list(t.g.traps) == [key((3, 0))] and t.state("curious-gear") == "consumed"


# -- against attackers -----------------------------------------------------------------------------------------------
def test_helm_of_the_mountain_holds_the_attacker() -> None:
    t = Worn("helm-of-the-mountain", foes={"a": (1, 0)}, elements=["earth"])
    t.attack("a", "h0", 2, ask("helm-of-the-mountain"))
    assert t.has("a") == ["immobilize"] and t.took == {"h0": 2} and t.state("helm-of-the-mountain") == "ready"
    t = Worn("helm-of-the-mountain", foes={"a": (1, 0)})
    t.g.elements["earth"] = 1
    assert t.attack("a", "h0", 2).offered_items() == [], "only while Earth is Strong"


def test_wave_crest_pushes_the_attacker() -> None:
    t = Worn("wave-crest", foes={"a": (1, 0)}, elements=["ice"])
    t.attack("a", "h0", 2, ask("wave-crest"), ("to", 3, 0))
    assert t.at("a") == (3, 0) and t.took == {"h0": 2}


def test_heart_of_the_betrayer_turns_an_attack_away() -> None:
    t = Worn("heart-of-the-betrayer", foes={"a": (1, 0), "b": (2, 0), "c": (4, 0)})
    t.attack("a", "h0", 3, ask("heart-of-the-betrayer"))
    assert t.took == {"b": 3} and t.state("heart-of-the-betrayer") == "consumed"
    for foes, rank in (({"a": (1, 0), "b": (3, 0)}, {}), ({"a": (1, 0), "b": (2, 0)}, {"a": "elite"})):
        t = Worn("heart-of-the-betrayer", foes=foes, rank=rank).attack("a", "h0", 3)
        assert t.took == {"h0": 3}, "nobody near enough, or no normal enemy"


def test_phasing_idol_saves_a_summon() -> None:
    t = summoned("phasing-idol", foes={"a": (2, 0)})
    spirit = t.summoned()[0]
    t.attack("a", spirit.id, 9, ask("phasing-idol"))
    assert spirit.hp == 4 and t.state("phasing-idol") == "consumed"
    t.attack("a", spirit.id, 2)
    assert spirit.hp == 2


def test_black_card_marks_an_enemy_for_good() -> None:
    t = Worn("black-card", foes={"a": (1, 0), "b": (0, 1)}, allies=[(2, 0)]).use("black-card", "a")
    t.act("h0", MELEE, answers=["a"]).end_round().act("h0", MELEE, answers=["a"]).act("h0", MELEE, answers=["b"])
    assert t.took == {"a": 8, "b": 3} and t.state("black-card") == "consumed"
    t.act("h1", MELEE, answers=["a"])
    assert t.took["a"] == 11, "nobody else's attacks"


def test_doctors_coat_helps_those_who_carry_packs() -> None:
    for worn, hp in (("doctors-coat", 10), ("hide-armor", 9)):
        t = Worn(worn, owner="sawbones", allies=[(1, 0)], hp={"h1": 5})
        for card in ("medical-pack", "medical-pack-2"):
            mat = t.g.characters[1]
            mat.played.append(card)
            t.g.figures["h1"].hp, t.g.turn = 5, "h1"
            t.run(hero_turns.play(t.g, mat, card, "top"), [])
            assert t.g.figures["h1"].hp == hp
    t = Worn("doctors-coat", owner="sawbones", hp={"h0": 5}).act("h0", Heal(value=4))
    assert t.g.figures["h0"].hp == 9, "nobody's other Heals"


# -- of Songs, Dooms and Commands ------------------------------------------------------------------------------------
def test_masters_lute_goes_on_after_a_song() -> None:
    song = next(id for id in content().cards_of["soothsinger"] if content().cards[id].top.song)
    for way, took, at in ((0, {"a": 2}, (0, 0)), (1, {}, (0, 2))):
        t = Worn("masters-lute", foes={"a": (1, 0)}, owner="soothsinger")
        t.top(song, ask("masters-lute"), ("way", way), "a" if way == 0 else ("to", 0, 2))
        assert t.took == took and t.at("h0") == at and t.state("masters-lute") == "ready"
    t = Worn("masters-lute", foes={"a": (1, 0)}, owner="soothsinger").top(song, "none")
    assert t.took == {}


def test_cloak_of_the_hunter_muddles_the_doomed() -> None:
    doom = next(id for id in content().cards_of["doomstalker"] if content().cards[id].bottom.doom)
    t = Worn("cloak-of-the-hunter", foes={"a": (1, 0), "b": (3, 0)}, owner="doomstalker").bottom(doom, "b")
    assert t.conditions() == {"b": ["muddle"]}


def test_staff_of_command_plays_the_same_half_of_another_card() -> None:
    t = Worn("staff-of-command", foes={"a": (2, 0)}, owner="beast-tyrant")
    summons.place(t.g, "h0", "bear", (1, 0))
    t.me.hand = ["howling-bolts", "ancient-ward"]
    t.top("maul", "a", ask("staff-of-command"), "ancient-ward", "a")
    assert t.took == {"a": 6} and t.state("staff-of-command") == "spent"
    assert t.me.hand == ["howling-bolts"] and t.zone("ancient-ward") == "discarded"
    t.me.spent = []
    t.me.hand = []
    assert t.top("maul", "a").took == {"a": 10}, "nothing to play"


def test_sword_of_the_sands() -> None:
    t = Worn("sword-of-the-sands", foes={"a": (1, 0)}).act("h0", MELEE, answers=[ask("sword-of-the-sands"), "a"])
    assert t.has("a") == ["poison", "wound"] and t.state("sword-of-the-sands") == "consumed"


# -- always ----------------------------------------------------------------------------------------------------------
def test_mask_of_death_strikes_hard_at_the_brink() -> None:
    t = Worn("mask-of-death", foes={"a": (1, 0)}, hp={"h0": 1}).act("h0", MELEE, answers=["a"])
    assert t.took == {"a": 5}
    t = Worn("mask-of-death", foes={"a": (1, 0)}, hp={"h0": 2}).act("h0", MELEE, answers=["a"])
    assert t.took == {"a": 3}


def test_psychic_knife_sharpens_augments() -> None:
    t = Worn("psychic-knife", foes={"a": (1, 0)}, owner="mindthief").top("the-minds-weakness", "a")
    assert t.took == {"a": 4}, "Attack 1, +2 by the Augment itself, +1"
    t = Worn("psychic-knife", foes={"a": (1, 0)}, owner="mindthief").act("h0", MELEE, answers=["a"])
    assert t.took == {"a": 3}


def test_every_found_item_is_tried_here() -> None:
    tried = Path(__file__).read_text(encoding="utf-8") + Path(__file__).with_name("test_items.py").read_text("utf-8")
    assert [item for item in content().items if f'"{item}"' not in tried] == []
