"""More cases of attacks: which card counts, what each target gets, what comes back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from table import Over, Table

from taverna.core.chance import Chance
from taverna.games.gloomhaven.records.abilities import Area, Attack, Retaliate, Whom
from taverna.games.gloomhaven.rules import attack, modifiers
from taverna.games.gloomhaven.rules.acting import Action


def drawing(t: Table, first: str, second: str) -> Table:
    """A deck of two cards that will come in this order."""
    t.me.deck[:] = [first, second]
    seeds = (seed for seed in range(999) if Chance(seed).draw([first, second]) == first)
    t.g.chance.seed, t.g.chance.drawn = next(seeds), 0
    return t


def used(first: str, second: str, edge: int, value: int = 3) -> list[str]:
    t = drawing(Table("brute", {"a": (1, 0)}), first, second)
    drawn, applied = modifiers.draw(t.g, t.g.figures["h0"], value, edge)
    assert drawn == [first, second]
    return applied


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04", "GH-ADV-07", "GH-ADV-08")
@pytest.mark.parametrize(
    ("one", "other", "value", "better"),
    [
        ("plus-1", "plus-0", 3, "plus-1"),
        ("double", "plus-2", 3, "double"),  # 6 against 5
        ("plus-2", "double", 1, "plus-2"),  # 3 against 2
        ("plus-1", "double", 0, "plus-1"),  # twice nothing is nothing
        ("plus-1", "double", 1, None),  # 2 either way
        ("minus-1", "null", 3, "minus-1"),
        ("minus-2", "null", 2, None),  # nothing either way
        ("plus-0-stun", "plus-0", 3, "plus-0-stun"),
        ("plus-0-stun", "plus-1", 3, None),  # more here, more there
        ("plus-1-wound", "plus-1", 3, "plus-1-wound"),
        ("plus-1-wound", "plus-2", 3, None),
        ("plus-1-wound", "plus-1-immobilize", 3, None),  # effects of undetermined size
        ("plus-1-wound", "null", 3, "plus-1-wound"),
        ("plus-2-muddle", "plus-0-stun", 3, None),
    ],
)
def test_the_better_card_and_the_first_where_none_is(one: str, other: str, value: int, better: str | None) -> None:
    for first, second in ((one, other), (other, one)):
        worse = other if better == one else one
        assert used(first, second, 1, value) == [better or first]
        assert used(first, second, -1, value) == [worse if better else first]


@pytest.mark.rule("GH-ADV-02", "GH-ADV-05", "GH-MOD-16")
def test_a_rolling_card_counts_with_advantage_and_not_with_disadvantage() -> None:
    assert used("rolling-muddle", "null", 1) == ["rolling-muddle", "null"]
    assert used("null", "rolling-muddle", 1) == ["null", "rolling-muddle"]
    assert used("rolling-muddle", "plus-2", -1) == ["plus-2"]
    t = drawing(Table("brute", {"a": (1, 0)}, conditions={"h0": ["strengthen"]}), "rolling-muddle", "null")
    t.attack("h0", "a", 3)
    assert t.took == {} and t.has("a") == ["muddle"], "no damage, but the effect takes place"


@pytest.mark.rule("GH-ADV-03", "GH-ADV-06")
def test_two_rolling_cards_go_on_to_one_that_does_not_roll() -> None:
    for edge, applied in ((1, ["rolling-muddle", "rolling-muddle", "plus-2"]), (-1, ["plus-2"])):
        t = Table("brute")
        t.me.deck[:], t.me.deck_discard[:] = ["rolling-muddle"] * 2, ["plus-2"]
        drawn, found = modifiers.draw(t.g, t.g.figures["h0"], 3, edge)
        assert drawn == ["rolling-muddle", "rolling-muddle", "plus-2"] and found == applied
        assert sorted(t.me.deck_discard) == sorted(drawn)


@pytest.mark.rule("GH-ADV-12", "GH-MOD-09", "GH-MOD-11")
def test_the_card_not_used_was_drawn_all_the_same() -> None:
    t = drawing(Table("brute", {"a": (1, 0)}, conditions={"h0": ["strengthen"]}), "bless", "null")
    t.attack("h0", "a", 3)
    assert t.took == {"a": 6} and t.me.deck_discard == ["null"] and t.me.reshuffle
    t = drawing(Table("brute", {"a": (1, 0)}, conditions={"h0": ["muddle"]}), "bless", "null")
    t.attack("h0", "a", 3)
    assert t.took == {} and "bless" not in t.me.deck + t.me.deck_discard, "the Bless is gone, though it was not used"


@pytest.mark.rule("GH-REDUCE-01", "GH-REDUCE-02", "GH-ADV-01")
def test_with_reduced_randomness_cards_are_compared_by_their_new_values() -> None:
    def best(first: str, second: str, value: int) -> list[str]:
        t = drawing(Table("brute"), first, second)
        t.g.options = replace(t.g.options, reduced_randomness=True)
        return modifiers.draw(t.g, t.g.figures["h0"], value, 1)[1]

    assert best("plus-3", "double", 5) == ["plus-3"], "8 against 7, not against 10"
    assert best("minus-1", "null", 5) == ["minus-1"] and best("null", "minus-2", 5) == ["null"], (
        "-2 either way: the first"
    )


@pytest.mark.rule("GH-REDUCE-01", "GH-MOD-17")
def test_with_reduced_randomness_nothing_is_doubled() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.g.options = replace(t.g.options, reduced_randomness=True)
    rolling = next(id for id, card in t.g.content.modifiers.items() if card.rolling and card.plus == 1)
    t.me.deck[:], t.me.deck_discard[:] = [rolling], ["double"]
    t.attack("h0", "a", 4)
    assert t.took == {"a": 4 + 1 + 2}


# -- steps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ATK-06", "GH-ATK-07", "GH-ATK-08", "GH-ATK-09", "GH-SHIELD-01", "GH-EX-07")
def test_the_scoundrels_example_with_her_own_cards() -> None:
    t = Table("scoundrel", {"a": (1, 0)}, allies=[(2, 0)], rank={"a": "elite"})
    assert t.g.content.monsters["bandit-guard"].elite[1].shield == 1
    t.top("smoke-bomb")
    t.me.deck[:] = ["minus-1"]
    t.top("single-out", "a")
    assert t.took == {"a": 8}, "(3 + 2) x 2 - 1 - 1"


@pytest.mark.rule("GH-ATK-14", "GH-MOD-03")
def test_less_than_nothing_is_nothing() -> None:
    t = Table("brute", {"a": (1, 0)}, shields={"a": 5}, hp={"a": 10})
    t.me.deck[:] = ["minus-2"]
    t.attack("h0", "a", 1)
    assert t.g.figures["a"].hp == 10
    t = Table("brute", {"a": (1, 0)}, conditions={"a": ["poison"]})
    t.me.deck[:] = ["plus-1"]
    t.act("h0", Attack(value=-3), answers=["a"])
    assert t.took == {"a": 1}, "-3 and 1 for Poison count as 0 before the card is drawn"


@pytest.mark.rule("GH-MOD-01", "GH-ATK-10", "GH-AOE-02")
def test_each_target_has_its_own_card() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 1)})
    t.me.deck[:] = ["plus-2", "minus-2", "plus-0"]
    t.act("h0", Attack(value=3, whom=Whom(range=1, count="all")), answers=["a", "b", "c"])
    assert sorted(t.took.values()) == [1, 3, 5] and t.me.deck == [] and len(t.me.deck_discard) == 3


@pytest.mark.rule("GH-AOE-08", "GH-INVIS-05", "GH-AOE-06")
def test_an_area_leaves_out_allies_and_the_invisible() -> None:
    shape = Area(hexes=((1, 0), (2, 0), (3, 0)), own=(0, 0))
    t = Table("brute", {"a": (1, 0), "b": (3, 0)}, allies=[(2, 0)], conditions={"b": ["invisible"]})
    t.area = shape
    t.act("h0", Attack(value=2, area=shape), answers=[Over("a", "h1", "b")])
    assert t.took == {"a": 2}
    everyone = Attack(value=2, whom=Whom(range=5, count="all"))
    t.act("h0", everyone, answers=["a"])
    assert t.took == {"a": 4}


@pytest.mark.rule("GH-TARGET-01", "GH-TARGET-02")
def test_up_to_so_many_different_targets() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 1)})
    t.act("h0", Attack(value=1, targets=2), answers=["a", "b"])
    assert t.took == {"a": 1, "b": 1} and "a" not in t.offered[1]
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}).act("h0", Attack(value=1, targets=3), answers=["a", "stop"])
    assert t.took == {"a": 1}


# -- what comes back -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RETAL-01", "GH-RETAL-03", "GH-ATK-10")
def test_retaliate_comes_once_for_each_attack_and_may_end_them() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 1)}, hp={"h0": 3})
    t.act("a", Retaliate(value=2)).act("b", Retaliate(value=2))
    t.act("h0", Attack(value=1, whom=Whom(range=1, count="all")), answers=["a", "b"])
    assert t.me.exhausted and t.took["a"] == 1 and t.took["b"] == 1 and "c" not in t.took


@pytest.mark.rule("GH-RETAL-06", "GH-SHIELD-03", "GH-DMG-01")
def test_retaliate_is_no_attack_shield_does_not_help_but_cards_do() -> None:
    t = Table("brute", {"a": (1, 0)}, shields={"h0": 5}, conditions={"h0": ["poison"]}).act("a", Retaliate(value=2))
    t.me.hand[:] = ["trample"]
    t.attack("h0", "a", 1)
    assert t.took == {"a": 1, "h0": 2}, "neither Shield nor Poison matter"
    doing = Action("h0", 0)
    doing.fixed = ["a"]
    t.run(attack.attack(t.g, doing, Attack(value=1)), [("hand", "trample")])
    assert t.took == {"a": 2, "h0": 2} and t.me.lost == ["trample"]


@pytest.mark.rule("GH-RETAL-07", "GH-PULL-01")
def test_pulled_into_reach_the_target_strikes_back() -> None:
    t = Table("brute", {"a": (3, 0)}).act("a", Retaliate(value=2))
    t.act("h0", Attack(value=1, range=3, pull=2), answers=["a", ("to", 1, 0)])
    assert t.took == {"a": 1, "h0": 2}
    t = Table("brute", {"a": (3, 0)}).act("a", Retaliate(value=2))
    t.act("h0", Attack(value=1, range=3, pull=2), answers=["a", "stop"])
    assert t.took == {"a": 1}


@pytest.mark.rule("GH-RETAL-04", "GH-EXHAUST-01")
def test_an_exhausted_target_does_not_strike_back() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"h0": 2}).act("h0", Retaliate(value=3))
    t.attack("a", "h0", 5)
    assert t.me.exhausted and "a" not in t.took


@pytest.mark.rule("GH-POISON-01", "GH-WOUND-01", "GH-SHIELD-03")
def test_poison_counts_for_attacks_and_for_nothing_else() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["poison", "wound"]}, shields={"h0": 3})
    t.attack("a", "h0", 4)
    assert t.took == {"h0": 2}
    t.begin_turn()
    assert t.took == {"h0": 3}, "the Wound hurts by one, Shield or Poison or not"


@pytest.mark.rule("GH-PUSH-02", "GH-PUSH-03", "GH-PUSH-05", "GH-PUSH-06")
def test_a_push_through_its_own_and_against_its_enemies() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0)})
    t.act("h0", Attack(value=1, push=2), answers=["a", ("to", 3, 0)])
    assert t.at("a") == (3, 0), "through b, its own"
    t = Table("brute", {"a": (1, 0)}, allies=[(2, 0), (2, -1), (1, 1)])
    t.act("h0", Attack(value=1, push=2), answers=["a"])
    assert t.at("a") == (1, 0) and t.prompts == ["attack"], "its enemies are in the way: there is nothing to ask"
    t = Table("brute", {"a": (1, 0), "b": (2, 0), "c": (3, 0)}, obstacles=[(2, -1), (1, 1), (3, -1), (2, 1)])
    t.act("h0", Attack(value=1, push=2), answers=["a"])
    assert t.at("a") == (1, 0), "it could only end in the hex of another"


@pytest.mark.rule("GH-PUSH-07")
def test_two_pushes_are_two_effects() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:], t.me.deck_discard[:] = ["rolling-push-1"] * 2, ["plus-0"]
    t.act("h0", Attack(value=1), answers=["a", ("to", 2, 0), "stop"])
    assert t.at("a") == (2, 0) and t.prompts == ["attack", "push", "push"]
