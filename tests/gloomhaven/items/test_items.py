"""Every item, used at its moment: what it does, and what becomes of it (GH-EQUIP-09..14, GH-USE-01..06)."""

from __future__ import annotations

from typing import Any

import pytest
from table import RING, Over, Table

from taverna.games.gloomhaven.records.abilities import Attack, Move
from taverna.games.gloomhaven.rules import (
    figures,
    goals,
    hero_turns,
    items,
    moments,
    outfit,
    rest,
    summons,
    sums,
)

pytestmark = pytest.mark.rule("GH-USE-01", "GH-EQUIP-02")

MELEE = Attack(value=3)
RANGED = Attack(value=3, range=3)
HAND = ["trample", "eye-for-an-eye", "sweeping-blow"]


class Worn(Table):
    """A small table whose first character wears items."""

    def __init__(self, *worn: str, foes: dict[str, Any] | None = None, owner: str = "brute", **more: Any) -> None:
        super().__init__(owner, foes, **more)
        self.me.items = list(worn)

    def use(self, item: str, *answers: Any) -> Worn:
        """An item used in one's own turn; it must be on offer."""
        assert item in items.usable(self.g, self.g.figures["h0"], "own-turn")
        self.run(items.in_turn(self.g, self.me, item), answers)
        return self

    def offered_items(self) -> list[str]:
        """All items that were on offer in any question so far."""
        return [option[1] for options in self.offered for option in options if option[0] == "item"]

    def state(self, item: str) -> str:
        return "spent" if item in self.me.spent else "consumed" if item in self.me.consumed else "ready"


def ask(item: str) -> tuple[str, str]:
    return ("item", item)


# -- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EQUIP-09")
@pytest.mark.parametrize(
    ("item", "more"), [("boots-of-striding", 2), ("boots-of-dashing", 3), ("boots-of-sprinting", 4)]
)
def test_boots_lengthen_one_move(item: str, more: int) -> None:
    t = Worn(item, at=(-4, 0))
    t.act("h0", Move(value=2), answers=[ask(item), ("to", -2 + more, 0)])
    assert t.at("h0") == (-2 + more, 0) and t.state(item) == "spent"
    assert (-1 + more, 0) not in t.ends()
    t.act("h0", Move(value=2), answers=["stop"])
    assert max(q for q, r in t.ends() if r == 0) == min(4, more)


@pytest.mark.rule("GH-JUMP-01")
def test_winged_shoes_let_a_move_jump() -> None:
    t = Worn("winged-shoes", foes=RING)
    t.act("h0", Move(value=2), answers=[ask("winged-shoes"), ("to", 2, 0)])
    assert t.at("h0") == (2, 0) and t.state("winged-shoes") == "spent"


def test_blinking_cape_is_a_move_of_its_own() -> None:
    t = Worn("blinking-cape", foes=RING).use("blinking-cape", ("to", 4, 0))
    assert t.at("h0") == (4, 0) and t.state("blinking-cape") == "consumed"


@pytest.mark.parametrize(("item", "points"), [("comfortable-shoes", 3), ("serene-sandals", 4)])
@pytest.mark.rule("GH-TURN-11", "GH-EQUIP-13")
def test_shoes_lengthen_every_default_move(item: str, points: int) -> None:
    t = Worn(item, at=(-4, 0))
    for nth in (1, 2):
        t.me.played.append("trample")
        t.run(hero_turns.play(t.g, t.me, "trample", "move"), [("to", min(4, -4 + nth * points), 0)])
        assert t.at("h0") == (min(4, -4 + nth * points), 0) and t.state(item) == "ready"
    t = Worn(item).act("h0", Move(value=2), answers=["stop"])
    assert max(q for q, r in t.ends() if r == 0) == 2


@pytest.mark.rule("GH-FLY-01")
def test_boots_of_levitation_make_their_owner_fly() -> None:
    t = Worn("boots-of-levitation", foes=RING, obstacles=[(2, 0)])
    t.act("h0", Move(value=2), answers=[("to", 2, 0)])
    assert t.at("h0") == (2, 0) and t.state("boots-of-levitation") == "ready"


@pytest.mark.rule("GH-FLY-01", "GH-INVIS-01")
def test_cloak_of_phasing_hides_in_obstacles() -> None:
    t = Worn("cloak-of-phasing", foes={"a": (3, 0)}, obstacles=[(2, 0)])
    t.act("h0", Move(value=2), answers=[("to", 2, 0)])
    assert t.at("h0") == (2, 0)
    t.act("h0", MELEE)
    t.monster_turn("a")
    assert t.took == {}
    t.act("h0", Move(value=1), answers=[("to", 2, 1)])
    t.monster_turn("a").act("h0", MELEE, answers=["a"])
    assert t.took == {"h0": 2, "a": 3}


@pytest.mark.rule("GH-PUSH-01")
def test_heavy_greaves_stand_fast() -> None:
    t = Worn("heavy-greaves", foes={"a": (1, 0)})
    doing = Attack(value=1, push=2)
    t.act("a", doing)
    assert t.at("h0") == (0, 0) and t.took == {"h0": 1}
    t = Worn(foes={"a": (1, 0)})
    t.act("a", doing, answers=[("to", -2, 0)])
    assert t.at("h0") == (-2, 0)


def test_steel_sabatons_shield_whoever_hardly_moved() -> None:
    t = Worn("steel-sabatons", foes={"a": (1, 0)}).begin_turn().end_turn()
    assert t.shield() == 1 and t.attack("a", "h0", 3).took == {"h0": 2}
    assert t.end_round().shield() == 0
    t = Worn("steel-sabatons").begin_turn().act("h0", Move(value=2), answers=[("to", 1, 0)]).end_turn()
    assert t.shield() == 1
    t = Worn("steel-sabatons").begin_turn().act("h0", Move(value=2), answers=[("to", 2, 0)]).end_turn()
    assert t.shield() == 0 and t.state("steel-sabatons") == "ready"


@pytest.mark.rule("GH-GOAL-02")
def test_what_an_item_does_by_itself_is_no_use_of_it_for_a_battle_goal() -> None:
    t = Worn("steel-sabatons", foes={"a": (1, 0)}).begin_turn().end_turn()
    t.me.goals = ["purist"]
    assert goals.met(t.g, 0)
    t = Worn("hide-armor", foes={"a": (1, 0)}).attack("a", "h0", 3)
    t.me.goals = ["purist"]
    assert t.took == {"h0": 2} and not goals.met(t.g, 0)  # one of its two uses


def test_shoes_of_happiness_reward_six_hexes() -> None:
    t = Worn("shoes-of-happiness", at=(-4, 0)).begin_turn()
    t.act("h0", Move(value=3), answers=[("to", -1, 0)]).act("h0", Move(value=3), answers=[("to", 2, 0)]).end_turn()
    assert t.xp == 1
    t = Worn("shoes-of-happiness", at=(-4, 0)).begin_turn().act("h0", Move(value=5), answers=[("to", 1, 0)]).end_turn()
    assert t.xp == 0


# -- the initiative --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "by"), [("boots-of-speed", 10), ("boots-of-quickness", 20)])
def test_boots_change_the_initiative(item: str, by: int) -> None:
    t = Worn(item)
    t.run(moments.happens(t.g, moments.CardsRevealed()), [ask(item), ("by", -by)])
    assert t.me.initiative == 50 - by and t.state(item) == "spent"
    assert t.offered[-1] == [("by", -by), ("by", by), "none"]
    t = Worn(item)
    t.me.initiative = 5
    t.run(moments.happens(t.g, moments.CardsRevealed()), [ask(item), ("by", -by)])
    assert t.me.initiative == 1


# -- one attack, or a whole Attack ability ---------------------------------------------------------------------------


@pytest.mark.rule("GH-USE-03", "GH-EFFECT-02")
@pytest.mark.parametrize(
    ("item", "conditions", "after"),
    [
        ("poison-dagger", ["poison"], "spent"),
        ("jagged-sword", ["wound"], "spent"),
        ("stun-powder", ["stun"], "consumed"),
    ],
)
def test_a_condition_on_one_melee_attack(item: str, conditions: list[str], after: str) -> None:
    t = Worn(item, foes={"a": (1, 0), "b": (0, 1)})
    t.act("h0", Attack(value=2, targets=2), answers=["a", "none", "b", ask(item)])
    assert t.has("a") == [] and t.has("b") == conditions and t.took == {"a": 2, "b": 2}
    assert t.state(item) == after
    t.act("h0", Attack(value=2), answers=["a"])
    assert t.has("a") == []


def test_weighted_net_immobilizes_at_range() -> None:
    t = Worn("weighted-net", foes={"a": (3, 0), "b": (0, 1)})
    t.act("h0", MELEE, answers=["b"])
    assert t.offered_items() == []
    t.act("h0", RANGED, answers=["a", ask("weighted-net")])
    assert t.conditions() == {"a": ["immobilize"]} and t.state("weighted-net") == "spent"


@pytest.mark.rule("GH-CURSE-04")
def test_black_knife_curses() -> None:
    t = Worn("black-knife", foes={"a": (1, 0)}).act("h0", MELEE, answers=["a", ask("black-knife")])
    assert t.g.monster_deck.count("curse") == 1 and t.state("black-knife") == "spent"


def test_doom_powder_stuns_poisons_and_curses_at_any_range() -> None:
    t = Worn("doom-powder", foes={"a": (3, 0)}).act("h0", RANGED, answers=["a", ask("doom-powder")])
    assert t.has("a") == ["poison", "stun"] and t.g.monster_deck.count("curse") == 1
    assert t.took == {"a": 3} and t.state("doom-powder") == "consumed"


@pytest.mark.rule("GH-USE-03")
def test_war_hammer_stuns_all_targets_of_a_melee_attack() -> None:
    t = Worn("war-hammer", foes={"a": (1, 0), "b": (0, 1)})
    t.act("h0", Attack(value=1, targets=2), answers=[ask("war-hammer"), "a", "b"])
    assert t.conditions() == {"a": ["stun"], "b": ["stun"]} and t.state("war-hammer") == "consumed"
    t = Worn("war-hammer", foes={"a": (2, 0)}).act("h0", RANGED, answers=["a"])
    assert t.offered_items() == []


@pytest.mark.rule("GH-ADV-01", "GH-USE-02")
def test_eagle_eye_goggles_give_advantage_on_the_whole_attack() -> None:
    t = Worn("eagle-eye-goggles", foes={"a": (1, 0), "b": (0, 1)})
    t.act("h0", Attack(value=3, targets=2), answers=[ask("eagle-eye-goggles"), "a", "b"])
    assert len(t.me.deck_discard) == 4 and t.state("eagle-eye-goggles") == "spent"


@pytest.mark.rule("GH-PIERCE-01")
def test_piercing_bow_ignores_all_shields() -> None:
    t = Worn("piercing-bow", foes={"a": (2, 0), "b": (0, 2)}, shields={"a": 9, "b": 2})
    t.act("h0", Attack(value=3, range=3, targets=2), answers=[ask("piercing-bow"), "a", "b"])
    assert t.took == {"a": 3, "b": 3} and t.state("piercing-bow") == "consumed"


@pytest.mark.parametrize(("item", "more"), [("minor-power-potion", 1), ("major-power-potion", 2)])
@pytest.mark.rule("GH-EQUIP-10", "GH-ATK-06")
def test_power_potions_add_to_the_whole_attack(item: str, more: int) -> None:
    t = Worn(item, foes={"a": (1, 0), "b": (0, 1)})
    t.act("h0", Attack(value=3, targets=2), answers=[ask(item), "a", "b"])
    assert t.took == {"a": 3 + more, "b": 3 + more} and t.state(item) == "consumed"


@pytest.mark.parametrize(("item", "further"), [("hawk-helm", 1), ("telescopic-lens", 2)])
def test_lenses_lengthen_the_range(item: str, further: int) -> None:
    t = Worn(item, foes={"a": (2 + further, 0)})
    t.act("h0", Attack(value=3, range=2), answers=[ask(item), "a"])
    assert t.took == {"a": 3} and t.state(item) == "spent"
    t = Worn(item, foes={"a": (3 + further, 0), "b": (1, 0)})
    t.act("h0", Attack(value=3, range=2), answers=[ask(item), "b"])
    assert "a" not in t.offered[-1]


@pytest.mark.rule("GH-PULL-01")
def test_hooked_chain_pulls() -> None:
    t = Worn("hooked-chain", foes={"a": (3, 0)})
    t.act("h0", RANGED, answers=[ask("hooked-chain"), "a", ("to", 1, 0)])
    assert t.at("a") == (1, 0) and t.took == {"a": 3} and t.state("hooked-chain") == "spent"


@pytest.mark.rule("GH-PUSH-01", "GH-EQUIP-13")
def test_mask_of_terror_pushes_with_every_melee_attack() -> None:
    t = Worn("mask-of-terror", foes={"a": (1, 0)})
    t.act("h0", MELEE, answers=["a", ask("mask-of-terror"), ("to", 2, 0)])
    assert t.at("a") == (2, 0) and t.state("mask-of-terror") == "ready"


@pytest.mark.rule("GH-ELEM-06")
@pytest.mark.parametrize(
    ("item", "attack", "after"), [("robes-of-evocation", MELEE, "spent"), ("staff-of-eminence", RANGED, "spent")]
)
def test_an_element_for_one_more_attack(item: str, attack: Attack, after: str) -> None:
    t = Worn(item, foes={"a": (1, 0) if attack is MELEE else (2, 0)}, elements=["fire", "ice"])
    t.act("h0", attack, answers=[ask(item), ("elements", "ice"), "a"])
    assert t.took == {"a": 4} and t.strong == ["fire"] and t.state(item) == after
    t = Worn(item, foes={"a": (2, 0)}).act("h0", RANGED, answers=["a"])
    assert t.offered_items() == [] and t.took == {"a": 3}


@pytest.mark.rule("GH-ELEM-06", "GH-EQUIP-13")
@pytest.mark.parametrize(
    ("item", "element"),
    [
        ("frigid-blade", "ice"),
        ("storm-blade", "air"),
        ("inferno-blade", "fire"),
        ("tremor-blade", "earth"),
        ("brilliant-blade", "light"),
        ("night-blade", "dark"),
    ],
)
def test_blades_consume_their_element_for_two_more(item: str, element: Any) -> None:
    t = Worn(item, foes={"a": (1, 0)}, elements=[element])
    t.act("h0", MELEE, answers=["a", ask(item)])
    assert t.took == {"a": 5} and t.strong == [] and t.state(item) == "ready"
    assert t.act("h0", MELEE, answers=["a"]).took == {"a": 8}


def test_skullbane_axe_hits_the_living_dead_hard() -> None:
    t = Worn("skullbane-axe", foes={"a": (1, 0), "b": (0, 1)}, what={"a": "living-corpse"})
    t.act("h0", MELEE, answers=["b"])
    assert t.offered_items() == []
    t.act("h0", MELEE, answers=["a", ask("skullbane-axe")])
    assert t.took == {"a": 8, "b": 3} and t.state("skullbane-axe") == "spent"


def test_horned_helm_adds_to_one_melee_attack_after_four_hexes() -> None:
    t = Worn("horned-helm", foes={"a": (1, 0), "b": (1, -1)}, at=(-4, 0)).begin_turn()
    t.act("h0", Move(value=4), answers=[("to", 0, 0)])
    t.act("h0", Attack(value=2, targets=2), answers=["a", ask("horned-helm"), "b"])
    assert t.took == {"a": 3, "b": 2} and t.state("horned-helm") == "ready"
    t = Worn("horned-helm", foes={"a": (1, 0)}, at=(-3, 0)).begin_turn()
    t.act("h0", Move(value=4), answers=[("to", 0, 0)]).act("h0", MELEE, answers=["a"])
    assert t.took == {"a": 3}


@pytest.mark.parametrize(("item", "value"), [("versatile-dagger", 3), ("balanced-blade", 4)])
@pytest.mark.rule("GH-TURN-10", "GH-EQUIP-13")
def test_blades_strengthen_every_default_attack(item: str, value: int) -> None:
    t = Worn(item, foes={"a": (1, 0)})
    for _ in range(2):
        t.me.played.append("trample")
        t.run(hero_turns.play(t.g, t.me, "trample", "attack"), ["a"])
    assert t.took == {"a": 2 * value} and t.state(item) == "ready"


# -- an attack turned into another -----------------------------------------------------------------------------------


def area_of(t: Table, item: str) -> Table:
    t.area = t.g.content.items[item].gives.area
    return t


@pytest.mark.rule("GH-AOE-01", "GH-AOE-03")
@pytest.mark.parametrize(
    ("item", "caught", "after"),
    [
        ("battle-axe", {"a": (1, 0), "b": (1, -1)}, "consumed"),
        ("long-spear", {"a": (1, 0), "b": (2, 0)}, "spent"),
        ("reaping-scythe", {"a": (1, 0), "b": (1, -1), "c": (0, -1)}, "consumed"),
    ],
)
def test_a_melee_attack_on_an_area(item: str, caught: dict[str, Any], after: str) -> None:
    t = Worn(item, foes=caught)
    area_of(t, item).act("h0", MELEE, answers=[ask(item), Over(*caught), *list(caught)[:-1], list(caught)[-1]])
    assert t.took == dict.fromkeys(caught, 3) and t.state(item) == after
    t = Worn(item, foes={"a": (1, 0), "b": (0, 1)}).act("h0", Attack(value=1, targets=2), answers=["a", "b"])
    assert t.offered_items() == []


@pytest.mark.rule("GH-AOE-05")
def test_volatile_bomb_is_a_ranged_attack_on_three() -> None:
    caught = {"a": (3, 0), "b": (3, -1), "c": (4, -1)}
    t = Worn("volatile-bomb", foes=caught)
    area_of(t, "volatile-bomb").act("h0", RANGED, answers=[ask("volatile-bomb"), Over(*caught), "a", "b", "c"])
    assert t.took == dict.fromkeys(caught, 3) and t.state("volatile-bomb") == "consumed"
    t = Worn("volatile-bomb", foes={"a": (1, 0)}).act("h0", MELEE, answers=["a"])
    assert t.offered_items() == []


@pytest.mark.rule("GH-AOE-08")
def test_unstable_explosives_hurt_friends_too() -> None:
    t = Worn("unstable-explosives", foes={"a": (2, 0), "b": (3, 0)}, allies=[(2, 1)])
    answers = [ask("unstable-explosives"), Over("a", "b", "h1"), "a", "b"]
    area_of(t, "unstable-explosives").act("h0", RANGED, answers=answers)
    assert t.took == {"a": 3, "b": 3, "h1": 3} and t.state("unstable-explosives") == "consumed"


@pytest.mark.rule("GH-ATK-05", "GH-EQUIP-13")
def test_halberd_reaches_two_hexes_and_stays_melee() -> None:
    t = Worn("halberd", foes={"a": (2, 0), "b": (3, 0)})
    t.act("h0", MELEE, answers=[ask("halberd"), "a"])
    assert t.took == {"a": 3} and "b" not in t.offered[-1] and t.state("halberd") == "ready"
    assert len(t.me.deck_discard) == 1
    t = Worn("halberd", "poison-dagger", foes={"a": (1, 0)})
    t.act("h0", MELEE, answers=[ask("halberd"), "a", ask("poison-dagger")])
    assert t.has("a") == ["poison"] and len(t.me.deck_discard) == 1


# -- against attacks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-USE-02", "GH-ADV-04")
def test_leather_armor_gives_the_attacker_disadvantage() -> None:
    t = Worn("leather-armor", foes={"a": (1, 0)}).attack("a", "h0", 3, ask("leather-armor"))
    assert len(t.g.monster_discard) == 2 and t.took == {"h0": 3} and t.state("leather-armor") == "spent"
    t.attack("a", "h0", 1)
    assert len(t.g.monster_discard) == 3


def test_studded_leather_shields_besides() -> None:
    t = Worn("studded-leather", foes={"a": (1, 0)}).attack("a", "h0", 3, ask("studded-leather"))
    assert len(t.g.monster_discard) == 2 and t.took == {"h0": 2} and t.state("studded-leather") == "spent"
    assert t.attack("a", "h0", 3).took == {"h0": 5}


@pytest.mark.rule("GH-EQUIP-11", "GH-USE-06", "GH-EQUIP-14")
@pytest.mark.parametrize(("item", "uses"), [("hide-armor", 2), ("chainmail", 3), ("splintmail", 4), ("platemail", 5)])
def test_armour_with_slots_must_be_used_for_each_attack_that_hurts(item: str, uses: int) -> None:
    t = Worn(item, foes={"a": (1, 0)}).attack("a", "h0", 0).suffer("h0", 1)
    assert t.took == {"h0": 1} and t.me.item_uses == {}
    for nth in range(1, uses + 1):
        assert t.state(item) == "ready"
        t.attack("a", "h0", 2)
        assert t.took == {"h0": 1 + nth}
    assert t.state(item) == "spent" and t.prompts == []
    assert t.attack("a", "h0", 2).took == {"h0": 3 + uses}


def test_swordedge_armor_strikes_back() -> None:
    t = Worn("swordedge-armor", foes={"a": (1, 0)})
    for nth in (1, 2, 3):
        t.attack("a", "h0", 2)
        assert t.took == {"h0": nth, "a": nth}
    assert t.state("swordedge-armor") == "spent"


@pytest.mark.rule("GH-SHIELD-01", "GH-SHIELD-03")
@pytest.mark.parametrize(
    ("item", "shield", "after"),
    [
        ("heater-shield", 1, "spent"),
        ("tower-shield", 2, "spent"),
        ("wall-shield", 4, "spent"),
        ("steel-ring", 4, "consumed"),
    ],
)
def test_shields_for_one_attack_that_hurts(item: str, shield: int, after: str) -> None:
    t = Worn(item, foes={"a": (1, 0)}).suffer("h0", 2).attack("a", "h0", 5, ask(item))
    assert t.took == {"h0": 2 + 5 - shield} and t.state(item) == after
    assert t.attack("a", "h0", 5).took == {"h0": 12 - shield}
    t = Worn(item, foes={"a": (1, 0)}).attack("a", "h0", 2, "none")
    assert t.took == {"h0": 2} and t.state(item) == "ready"


@pytest.mark.rule("GH-RETAL-01")
def test_spiked_shield_strikes_back() -> None:
    t = Worn("spiked-shield", foes={"a": (1, 0), "b": (3, 0)}).attack("a", "h0", 3, ask("spiked-shield"))
    assert t.took == {"h0": 2, "a": 2} and t.state("spiked-shield") == "spent"
    t = Worn("spiked-shield", foes={"b": (3, 0)}).attack("b", "h0", 3, ask("spiked-shield"), range=4)
    assert t.took == {"h0": 2}


def test_shadow_armor_lets_one_attack_do_nothing() -> None:
    t = Worn("shadow-armor", foes={"a": (1, 0)}).attack("a", "h0", 9, ask("shadow-armor"))
    assert t.took == {} and t.state("shadow-armor") == "consumed"
    assert t.attack("a", "h0", 2).took == {"h0": 2}


@pytest.mark.rule("GH-MOD-05", "GH-EQUIP-13")
@pytest.mark.parametrize("card", ["double", "bless"])
def test_iron_helmet_makes_nothing_of_a_2x(card: str) -> None:
    t = Worn("iron-helmet", foes={"a": (1, 0)})
    t.g.monster_deck = [card]
    assert t.attack("a", "h0", 3).took == {"h0": 3}
    t = Worn(foes={"a": (1, 0)})
    t.g.monster_deck = [card]
    assert t.attack("a", "h0", 3).took == {"h0": 6}


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04")
@pytest.mark.parametrize(("condition", "suffered"), [("strengthen", 4), ("muddle", 3)])
def test_a_double_that_counts_as_nothing_is_compared_as_such(condition: Any, suffered: int) -> None:
    t = Worn("iron-helmet", foes={"a": (1, 0)}, conditions={"a": [condition]})
    t.g.monster_deck = ["double", "plus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": suffered}


@pytest.mark.parametrize(
    ("item", "immune"), [("heavy-basinet", ["stun", "muddle"]), ("protective-charm", ["poison", "wound"])]
)
def test_immunities(item: str, immune: list[Any]) -> None:
    t = Worn(item, foes={"a": (1, 0)})
    t.act("a", Attack(value=1, conditions=("stun", "muddle", "poison", "wound", "disarm")))
    assert t.has("h0") == sorted({"stun", "muddle", "poison", "wound", "disarm"} - set(immune))


def test_chain_hood_shields_among_three_enemies() -> None:
    t = Worn("chain-hood", foes={"a": (1, 0), "b": (0, 1), "c": (-1, 0)}).attack("a", "h0", 3)
    assert t.took == {"h0": 2} and t.state("chain-hood") == "ready"
    t = Worn("chain-hood", foes={"a": (1, 0), "b": (0, 1), "c": (-2, 0)}).attack("a", "h0", 3)
    assert t.took == {"h0": 3}


# -- in one's own turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-HEAL-01")
@pytest.mark.parametrize(
    ("item", "points", "after"),
    [
        ("minor-healing-potion", 3, "consumed"),
        ("major-healing-potion", 5, "consumed"),
        ("super-healing-potion", 7, "consumed"),
        ("amulet-of-life", 1, "spent"),
    ],
)
def test_healing_oneself(item: str, points: int, after: str) -> None:
    t = Worn(item, hp={"h0": 10}).use(item)
    assert t.took == {"h0": -points} and t.state(item) == after


def test_scroll_of_healing_reaches_five_hexes() -> None:
    t = Worn("scroll-of-healing", at=(-4, 0), allies=[(1, 0), (2, 0)], hp={"h1": 10, "h2": 10})
    t.use("scroll-of-healing", "h1")
    assert t.took == {"h1": -3} and "h2" not in t.offered[-1] and t.state("scroll-of-healing") == "consumed"


@pytest.mark.rule("GH-INVIS-01")
def test_cloak_of_invisibility() -> None:
    t = Worn("cloak-of-invisibility", foes={"a": (1, 0)}).use("cloak-of-invisibility")
    assert t.has("h0") == ["invisible"] and t.state("cloak-of-invisibility") == "consumed"
    assert t.monster_turn("a").took == {}


@pytest.mark.rule("GH-RECOVER-01")
@pytest.mark.parametrize(("item", "most"), [("minor-stamina-potion", 2), ("major-stamina-potion", 3)])
def test_stamina_potions_bring_cards_back(item: str, most: int) -> None:
    t = Worn(item)
    t.me.discarded = ["trample", "eye-for-an-eye", "sweeping-blow", "provoking-roar"]
    t.use(item, *t.me.discarded[:most])
    assert t.me.hand == ["trample", "eye-for-an-eye", "sweeping-blow"][:most] and t.state(item) == "consumed"
    t = Worn(item)
    t.me.discarded = ["trample", "eye-for-an-eye"]
    t.use(item, "eye-for-an-eye", "stop")
    assert t.me.hand == ["eye-for-an-eye"]


def test_scroll_of_stamina_is_for_an_ally() -> None:
    t = Worn("scroll-of-stamina", at=(-3, 0), allies=[(2, 0)])
    mat = t.g.characters[1]
    mat.discarded = ["single-out", "throwing-knives", "smoke-bomb"]
    t.use("scroll-of-stamina", "h1", "single-out", "smoke-bomb")
    assert mat.hand == ["single-out", "smoke-bomb"] and t.state("scroll-of-stamina") == "consumed"


@pytest.mark.rule("GH-RECOVER-03")
def test_empowering_talisman_refreshes_a_consumed_small_item() -> None:
    t = Worn("empowering-talisman", "minor-healing-potion", "minor-mana-potion", "war-hammer")
    t.me.consumed = ["minor-healing-potion", "minor-mana-potion", "war-hammer"]
    t.use("empowering-talisman", ask("minor-mana-potion"))
    assert t.offered[-1] == [ask("minor-healing-potion"), ask("minor-mana-potion"), "stop"]
    assert t.me.consumed == ["minor-healing-potion", "war-hammer", "empowering-talisman"]


def test_pendant_of_dark_pacts_refreshes_two_and_curses() -> None:
    t = Worn("pendant-of-dark-pacts", "minor-healing-potion", "minor-mana-potion")
    t.me.consumed = ["minor-healing-potion", "minor-mana-potion"]
    t.use("pendant-of-dark-pacts", ask("minor-mana-potion"), ask("minor-healing-potion"))
    assert t.me.consumed == ["pendant-of-dark-pacts"] and t.me.deck.count("curse") == 1


@pytest.mark.parametrize(
    ("item", "heals", "cards"), [("moon-earring", 0, 0), ("sun-earring", 3, 0), ("star-earring", 3, 2)]
)
def test_earrings_refresh_all_spent_items(item: str, heals: int, cards: int) -> None:
    t = Worn(item, "boots-of-striding", "eagle-eye-goggles", "minor-healing-potion", hp={"h0": 10})
    t.me.spent, t.me.consumed = ["boots-of-striding", "eagle-eye-goggles"], ["minor-healing-potion"]
    t.me.discarded = ["trample", "eye-for-an-eye", "sweeping-blow"]
    t.use(item, *t.me.discarded[:cards])
    assert t.me.spent == [] and t.me.consumed == ["minor-healing-potion", item]
    assert t.took == ({"h0": -heals} if heals else {}) and len(t.me.hand) == cards


@pytest.mark.rule("GH-ELEM-15", "GH-ELEM-03")
def test_mana_potions_create_any_elements() -> None:
    t = Worn("minor-mana-potion").use("minor-mana-potion", "ice")
    assert t.made == ["ice"] and t.state("minor-mana-potion") == "consumed"
    t = Worn("major-mana-potion").use("major-mana-potion", "ice", "dark")
    assert t.made == ["dark", "ice"] and t.state("major-mana-potion") == "consumed"
    assert t.end_turn().strong == ["ice", "dark"]


@pytest.mark.rule("GH-ELEM-03", "GH-ELEM-09")
@pytest.mark.parametrize(
    ("item", "element"),
    [
        ("wand-of-frost", "ice"),
        ("wand-of-storms", "air"),
        ("wand-of-infernos", "fire"),
        ("wand-of-tremors", "earth"),
        ("wand-of-brilliance", "light"),
        ("wand-of-darkness", "dark"),
    ],
)
def test_wands_create_their_element(item: str, element: str) -> None:
    t = Worn(item).use(item)
    assert t.made == [element] and t.strong == [] and t.state(item) == "spent"


@pytest.mark.rule("GH-ELEM-06")
def test_circlet_of_elements_turns_one_element_into_another() -> None:
    t = Worn("circlet-of-elements", elements=["fire", "air"]).use("circlet-of-elements", ("elements", "fire"), "dark")
    assert t.strong == ["air"] and t.made == ["dark"] and t.state("circlet-of-elements") == "spent"
    t = Worn("circlet-of-elements")
    assert items.usable(t.g, t.g.figures["h0"], "own-turn") == []


def test_lucky_eye_strengthens_oneself_and_neighbours() -> None:
    t = Worn("lucky-eye", allies=[(1, 0), (2, 0)]).use("lucky-eye")
    assert t.conditions() == {"h0": ["strengthen"], "h1": ["strengthen"]} and t.state("lucky-eye") == "consumed"


@pytest.mark.rule("GH-STUN-01")
@pytest.mark.parametrize("item", ["minor-cure-potion", "major-cure-potion"])
def test_cure_potions_work_even_while_stunned(item: str) -> None:
    t = Worn(item, "minor-healing-potion", conditions={"h0": ["stun", "poison", "strengthen"]})
    assert items.usable(t.g, t.g.figures["h0"], "own-turn") == [item]
    if item == "minor-cure-potion":
        t.use(item, "stun")
        assert t.has("h0") == ["poison", "strengthen"]
    else:
        t.use(item)
        assert t.has("h0") == ["strengthen"]
    assert t.state(item) == "consumed"


@pytest.mark.rule("GH-SUMMON-01", "GH-SUMMON-05", "GH-SUMMON-06")
@pytest.mark.parametrize(
    ("item", "what", "hp", "move", "attack"),
    [("falcon-figurine", "jade-falcon", 2, 3, 2), ("ring-of-skulls", "skeleton", 3, 2, 2)],
)
def test_figurines_summon(item: str, what: str, hp: int, move: int, attack: int) -> None:
    t = Worn(item, foes={"a": (-4, 0)}).use(item, ("at", 1, 0))
    (made,) = t.summoned()
    assert (made.what, made.at, made.hp, made.new) == (what, (1, 0), hp, True) and t.state(item) == "consumed"
    assert figures.flies(t.g, made) == (what == "jade-falcon")
    assert (sums.move_value(t.g, made), sums.attack_value(t.g, made)) == (move, attack)
    t.summon_turn(made.id)
    assert made.at is not None and made.at[0] == 1 - move


# -- at the end of the turn ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TURN-05")
def test_ring_of_haste_plays_one_more_bottom() -> None:
    t = Worn("ring-of-haste")
    t.me.hand = list(HAND)
    t.end_turn(ask("ring-of-haste"), ("card", "trample"), ("to", 4, 0))
    assert t.at("h0") == (4, 0) and t.zone("trample") == "lost" and t.xp == 2
    assert t.me.hand == HAND[1:] and t.state("ring-of-haste") == "consumed"


def test_ring_of_brutality_plays_one_more_top() -> None:
    t = Worn("ring-of-brutality", foes={"a": (1, 0)})
    t.me.hand = list(HAND)
    t.end_turn(ask("ring-of-brutality"), ("card", "trample"), "a")
    assert t.took == {"a": 3} and t.zone("trample") == "discarded" and t.state("ring-of-brutality") == "consumed"


def test_second_chance_ring_gives_a_later_turn() -> None:
    t = Worn("second-chance-ring")
    t.me.hand = list(HAND)  # initiatives 72, 18, 64
    t.end_turn(ask("second-chance-ring"), ("card", "trample"), ("card", "eye-for-an-eye"))
    assert ("card", "eye-for-an-eye") not in t.offered[-2] and t.state("second-chance-ring") == "consumed"
    assert t.me.initiative == 72 and t.me.chosen == ["trample", "eye-for-an-eye"]
    assert not t.g.figures["h0"].acted


# -- others' attacks and elements ------------------------------------------------------------------------------------


def test_scroll_of_power_helps_an_ally() -> None:
    t = Worn("scroll-of-power", foes={"a": (2, 0), "b": (1, 1)}, allies=[(1, 0)])
    t.act("h1", Attack(value=2, targets=2), answers=[ask("scroll-of-power"), "a", "b"])
    assert t.took == {"a": 3, "b": 3} and t.state("scroll-of-power") == "consumed"
    t = Worn("scroll-of-power", foes={"a": (1, 0)}).act("h0", MELEE, answers=["a"])
    assert t.offered_items() == []
    t = Worn("scroll-of-power", foes={"a": (2, 0)}, allies=[(-1, 0)])
    falcon = summons.place(t.g, "h1", "jade-falcon", (1, 0))
    t.summon_turn(falcon.id, ask("scroll-of-power"))  # a summon is an ally too
    assert t.took == {"a": 3} and t.state("scroll-of-power") == "consumed"


@pytest.mark.rule("GH-ELEM-14")
def test_dampening_ring_takes_an_element_from_an_enemy() -> None:
    t = Worn("dampening-ring", foes={"a": (1, 0)}, what={"a": "night-demon"}, elements=["dark"])
    t.monster_turn("a", ask("dampening-ring"), card=664)
    assert t.strong == [] and t.took == {"h0": 4} and t.state("dampening-ring") == "consumed"
    t = Worn("dampening-ring", foes={"a": (1, 0)}, what={"a": "night-demon"}, elements=["dark"])
    t.monster_turn("a", "none", card=664)
    assert t.strong == [] and t.took == {"h0": 6} and t.state("dampening-ring") == "ready"


# -- before the scenario ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EQUIP-07")
def test_cloak_of_pockets_holds_two_more_small_items() -> None:
    for worn, room in ((["cloak-of-pockets"], 3), ([], 1)):
        t = Worn(*worn)
        t.me.level = 1
        for item in ("minor-healing-potion", "minor-stamina-potion", "minor-power-potion", "stun-powder")[:room]:
            assert outfit.has_room(t.g, t.me, item)
            outfit.wear(t.g, t.me, item)
        assert not outfit.has_room(t.g, t.me, "moon-earring")


@pytest.mark.rule("GH-EQUIP-14", "GH-MOD-15")
def test_armour_adds_minus_cards_and_second_skin_takes_them_out() -> None:
    t = Worn()
    t.me.deck = outfit.standard_deck(t.g.content)
    for item in ("hide-armor", "heavy-basinet"):
        outfit.wear(t.g, t.me, item)
    assert t.me.deck.count("minus") == 4 and t.me.deck.count("minus-1") == 5
    t = Worn()
    t.me.deck = outfit.standard_deck(t.g.content)
    outfit.wear(t.g, t.me, "second-skin")
    assert t.me.deck.count("minus-1") == 3 and len(t.me.deck) == 18
    t.me.deck = ["minus-1", "plus-0"]
    t.me.without_minus = 0
    outfit.wear(t.g, t.me, "second-skin")
    assert t.me.deck == ["plus-0"]
    outfit.take_off(t.g, t.me, "second-skin")
    assert sorted(t.me.deck) == ["minus-1", "plus-0"]  # what was taken out, no more


# -- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-REST-11", "GH-EQUIP-09", "GH-EQUIP-10")
def test_a_long_rest_refreshes_spent_items_and_no_others() -> None:
    t = Worn("boots-of-striding", "minor-healing-potion", "hide-armor", hp={"h0": 10})
    t.me.spent, t.me.consumed, t.me.item_uses = ["boots-of-striding"], ["minor-healing-potion"], {"hide-armor": 1}
    t.me.discarded = list(HAND)
    t.run(rest.long_rest(t.g, "h0"), [("card", "trample")])
    assert t.me.spent == [] and t.me.consumed == ["minor-healing-potion"]


@pytest.mark.rule("GH-REST-11", "GH-EQUIP-11", "GH-REST-06")
def test_an_item_with_slots_left_is_not_spent_and_no_rest_restores_them() -> None:
    t = Worn("chainmail", foes={"a": (1, 0)}).attack("a", "h0", 2).attack("a", "h0", 2)
    t.me.discarded = list(HAND)
    t.run(rest.long_rest(t.g, "h0"), [("card", "trample")])
    assert t.state("chainmail") == "ready" and t.me.item_uses == {"chainmail": 2}
    t.attack("a", "h0", 2)
    assert t.state("chainmail") == "spent", "the third of its three slots"
    t.me.discarded = list(HAND)
    t.run(rest.long_rest(t.g, "h0"), [("card", "trample")])
    assert t.state("chainmail") == "ready" and t.me.item_uses == {}, "spent, it comes back with all its slots"


@pytest.mark.rule("GH-USE-04")
def test_any_number_of_items_on_one_attack() -> None:
    worn = ["eagle-eye-goggles", "minor-power-potion", "poison-dagger", "stun-powder"]
    t = Worn(*worn, foes={"a": (1, 0)})
    answers = [ask("eagle-eye-goggles"), ask("minor-power-potion"), "a", ask("poison-dagger"), ask("stun-powder")]
    t.act("h0", MELEE, answers=answers)
    assert t.took == {"a": 4} and t.has("a") == ["poison", "stun"] and t.me.tally.items == 4


@pytest.mark.rule("GH-STUN-01")
def test_the_stunned_use_no_items() -> None:
    t = Worn("hide-armor", "heater-shield", "leather-armor", foes={"a": (1, 0)}, conditions={"h0": ["stun"]})
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 3} and t.prompts == []
