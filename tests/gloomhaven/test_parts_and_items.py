"""Parts of an action that may be declined, and items used in the middle of it."""

from __future__ import annotations

from typing import Any

import pytest
from table import Over, Table

from taverna.games.gloomhaven.rules import hero_turns
from taverna.games.gloomhaven.state import Trap

POTION = ("item", "minor-healing-potion")


# -- parts -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-06", "GH-SELECT-08")
@pytest.mark.parametrize(
    ("owner", "card", "word"),
    [
        ("brute", "brute-force", "shield"),
        ("brute", "selfish-retribution", "retaliate"),
        ("brute", "quietus", "bonus"),
        ("scoundrel", "flurry-of-blades", "bonus"),
    ],
)
def test_a_shield_a_retaliate_and_a_bonus_may_be_declined_like_any_part(owner: str, card: str, word: str) -> None:
    t = Table(owner).bottom(card, ("to", 1, 0), "skip")
    assert t.prompts == ["move", "part"] and not t.g.bonuses
    assert t.at("h0") == (1, 0) and t.zone(card) == "discarded", "nothing of it is in force, so it is not active"
    t = Table(owner).bottom(card, ("to", 1, 0), "perform")
    assert [bonus.word for bonus in t.g.bonuses] == [word] and t.zone(card) == "active"


@pytest.mark.rule("GH-TURN-06", "GH-XP-02")
def test_each_of_two_lasting_parts_is_declined_by_itself_and_with_both_nothing_was_performed() -> None:
    t = Table("brute").top("wall-of-doom", "skip", "perform")
    assert t.retaliate() == [] and t.shield() > 0 and t.zone("wall-of-doom") == "active, lost"
    t = Table("brute").top("wall-of-doom", "skip", "skip")
    assert not t.g.bonuses and t.xp == 0 and t.zone("wall-of-doom") == "lost"


@pytest.mark.rule("GH-TURN-06")
def test_an_augment_may_be_declined_while_the_attack_beside_it_is_made() -> None:
    t = Table("mindthief", {"a": (1, 0)}).top("the-minds-weakness", "skip", "a")
    assert not t.g.bonuses and t.took["a"] > 0 and t.zone("the-minds-weakness") == "discarded"


@pytest.mark.rule("GH-TURN-07")
def test_what_harms_allies_or_oneself_is_not_asked_about() -> None:
    t = Table("cragheart", allies=[(1, 0)]).bottom("unstable-upheaval", "skip")
    assert "h1" in t.took and not t.shield("h1"), "the Shield is declined, the damage is not"
    assert t.prompts.count("part") == 1
    t = Table("mindthief").top("psychic-projection", "skip", "skip")
    assert t.conditions() == {"h0": ["stun"]} and not t.g.bonuses, "the negative condition comes all the same"


@pytest.mark.rule("GH-TURN-06")
def test_the_only_part_of_an_action_is_not_asked_about() -> None:
    t = Table("spellweaver").bottom("frost-armor")
    assert t.prompts == [] and t.zone("frost-armor") == "active, lost"


# -- items -----------------------------------------------------------------------------------------------------------
def at_turn(t: Table, *answers: Any) -> Table:
    return t.run(hero_turns.take(t.g, "h0"), answers)


def offers(t: Table, prompt: str) -> list[Any]:
    return next(offered for asked, offered in zip(t.prompts, t.offered, strict=True) if asked == prompt)


@pytest.mark.rule("GH-TURN-13", "GH-USE-01")
def test_an_item_of_the_own_turn_is_on_offer_in_every_question_of_an_action() -> None:
    t = Table("brute", hp={"h0": 5})
    t.me.items[:] = ["minor-healing-potion"]
    t.bottom("brute-force", ("to", 1, 0), POTION, "perform")
    assert t.prompts == ["move", "part", "part"], "the question is put again, and no other for the item's sake"
    assert POTION in offers(t, "part") and POTION not in t.offered[-1]
    assert t.g.figures["h0"].hp == 8 and t.shield() > 0


@pytest.mark.rule("GH-TURN-13", "GH-USE-01")
def test_an_item_before_a_push_between_a_choice_of_elements_and_at_an_area() -> None:
    t = Table("spellweaver", {"a": (2, 0)}, elements=["fire"])
    t.me.items[:] = ["minor-stamina-potion", "circlet-of-elements", "minor-healing-potion"]
    t.me.discarded[:] = ["fire-orbs"]
    area = next(
        card.id
        for card in t.g.content.cards.values()
        if card.owner == "spellweaver" and getattr(card.top.do[0], "area", None) and not card.top.do[0].augments
    )
    t.play(area, "top", [POTION, "stop"])
    assert t.me.consumed == ["minor-healing-potion"]
    assert ("item", "circlet-of-elements") in offers(t, "area")


@pytest.mark.rule("GH-USE-01", "GH-ELEM-06")
def test_an_item_is_not_offered_where_it_would_take_away_what_the_question_is_about() -> None:
    t = Table("spellweaver", {"a": (1, 0)}, elements=["fire", "ice", "air"])
    t.me.items[:] = ["circlet-of-elements", "minor-healing-potion", "ring-of-skulls"]
    augmented = next(
        card.id for card in t.g.content.cards.values() if card.owner == "spellweaver" and card.top.do[0].augments
    )
    flow = hero_turns.play(t.g, t.me, augmented, "top")
    t.me.played.append(augmented)
    asked = flow.send(None)
    assert asked.prompt == "augment"
    tools = [value[1] for value in asked.made().values() if value[0] == "item"]
    assert tools == ["minor-healing-potion"]


@pytest.mark.rule("GH-USE-01", "GH-DMG-05", "GH-WOUND-01")
def test_in_an_action_an_item_may_be_used_before_the_damage_of_a_trap_but_not_before_a_wound() -> None:
    t = Table("brute", traps={(1, 0): Trap(4, [], "")}, hp={"h0": 3})
    t.me.items[:] = ["minor-healing-potion"]
    t.me.halves.append("bottom")
    t.me.hand[:] = ["trample"]
    t.bottom("brute-force", ("to", 1, 0), POTION, "suffer")
    assert t.g.figures["h0"].hp == 2 and t.at("h0") == (1, 0)
    assert POTION in offers(t, "negate")
    t = Table("brute", conditions={"h0": ["wound"]})
    t.me.items[:] = ["minor-healing-potion"]
    t.me.hand[:] = ["trample"]
    t.begin_turn("suffer")
    assert POTION not in offers(t, "negate")


@pytest.mark.rule("GH-USE-01", "GH-STUN-01")
def test_items_of_the_own_turn_are_for_no_other_turn_and_not_for_the_stunned() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"h0": 5})
    t.me.items[:] = ["minor-healing-potion"]
    t.me.hand[:] = ["trample"]
    t.attack("a", "h0", 2, "suffer")
    assert POTION not in offers(t, "negate")
    trap = Trap(1, ["stun"], "")
    t = Table("brute", traps={(1, 0): trap}, conditions={"h0": ["stun"]}, hp={"h0": 5})
    t.me.items[:] = ["minor-healing-potion"]
    t.me.chosen[:] = ["brute-force", "trample"]
    at_turn(t)
    assert "turn" not in t.prompts and t.me.consumed == []


@pytest.mark.rule("GH-USE-01", "GH-AOE-03")
def test_an_item_used_before_an_area_is_laid_may_move_its_owner() -> None:
    t = Table("brute", {"a": (1, 0), "b": (4, 0)})
    t.me.items[:] = ["blinking-cape"]
    t.top("sweeping-blow", ("item", "blinking-cape"), ("to", 3, 0), Over("b"))
    assert t.prompts == ["area", "move", "area"] and list(t.took) == ["b"], "the area lies about where it stands now"


@pytest.mark.rule("GH-USE-01", "GH-MOVE-04")
def test_in_a_hex_where_it_cannot_stop_a_figure_calls_nobody_into_its_way() -> None:
    t = Table("brute", allies=[(1, 0)])
    t.me.items[:] = ["ring-of-skulls", "minor-healing-potion"]
    t.run(hero_turns.play(t.g, t.me, "grab-and-go", "move"), [("via", 1, 0), ("to", 2, 0)])
    first, second = ([o[1] for o in offered if o[0] == "item"] for offered in t.offered)
    assert first == ["ring-of-skulls", "minor-healing-potion"] and second == ["minor-healing-potion"]


@pytest.mark.rule("GH-MOVE-04", "GH-IMMOB-01")
def test_a_trap_that_holds_a_figure_lets_it_leave_the_hex_of_another() -> None:
    t = Table("brute", allies=[(1, 0)], traps={(1, 0): Trap(0, ["immobilize"], "")})
    t.run(hero_turns.play(t.g, t.me, "grab-and-go", "move"), [("via", 1, 0), ("to", 2, 0)])
    assert t.has("h0") == ["immobilize"] and t.at("h0") == (2, 0) and t.at("h1") == (1, 0)
    assert "stop" not in t.offered[-1]


@pytest.mark.rule("GH-USE-01", "GH-ELEM-06")
def test_an_item_does_not_take_the_element_that_another_item_on_offer_needs() -> None:
    t = Table("brute", {"a": (1, 0)}, elements=["fire"])
    t.me.items[:] = ["inferno-blade", "circlet-of-elements", "minor-healing-potion"]
    t.run(hero_turns.play(t.g, t.me, "trample", "attack"), ["a", ("item", "inferno-blade")])
    tools = [option[1] for option in offers(t, "use-item") if option[0] == "item"]
    assert tools == ["inferno-blade", "minor-healing-potion"] and t.strong == []
