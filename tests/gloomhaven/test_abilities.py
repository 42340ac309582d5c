"""Abilities as they are performed: range and sight, attacks worked out, Push and Pull, conditions (pp. 19-23, 31)."""

from collections.abc import Iterator

import pytest
from boards import board

from taverna.games.gloomhaven.abilities import (
    AbilityCard,
    AttackLine,
    Forced,
    Modifier,
    Retaliate,
    StatCard,
    Target,
    Tokens,
    attack,
    attack_action,
    base_damage,
    better,
    card_in_force,
    draw,
    end_turn,
    forced_ways,
    gain_condition,
    reaches,
    retaliation,
    worse,
)
from taverna.games.gloomhaven.monsters import Ability, Attack, Card, monster_turn

# Range and sight


@pytest.mark.rule("GH-LOS-06", "GH-LOS-05", "GH-LOS-01")
def test_sight_is_needed_by_attacks_and_by_whatever_has_a_range() -> None:
    b = board("""
         # #
        1 # 2
         # #
    """)
    assert not b.map.sight(b["1"], b["2"])
    blind = Ability("strengthen")
    assert reaches(b.map, blind, b["1"], b["2"]), "no range and no attack: no sight needed"
    assert not reaches(b.map, Ability("heal", 3, 9), b["1"], b["2"])
    assert not reaches(b.map, Ability("attack", 3, 9), b["1"], b["2"])
    room = board("1 . 2")
    assert reaches(room.map, Ability("heal", 3, 2), room["1"], room["2"])
    assert not reaches(room.map, Ability("heal", 3, 1), room["1"], room["2"]), "in sight, out of range"


@pytest.mark.rule("GH-LOS-01", "GH-LOS-06", "GH-ATK-05")
def test_an_attack_without_a_range_is_melee_and_needs_sight_all_the_same() -> None:
    open_ground = board("1 2 3")
    assert reaches(open_ground.map, Ability("attack", 3), open_ground["1"], open_ground["2"])
    assert not reaches(open_ground.map, Ability("attack", 3), open_ground["1"], open_ground["3"])
    passage = board("1 2 3", outside="wall")
    assert not reaches(passage.map, Ability("attack", 3), passage["1"], passage["2"])
    assert reaches(passage.map, Ability("heal", 3), passage["1"], passage["2"])


# Stat card and ability card


GUARD, ARCHER = StatCard(move=2, attack=3), StatCard(move=2, attack=2, range=4)


@pytest.mark.rule("GH-MMOVE-01")
def test_the_move_of_the_stat_card_is_modified_by_the_ability_card() -> None:
    assert card_in_force(GUARD, AbilityCard(move=1)).move == 3
    assert card_in_force(GUARD, AbilityCard(move=-1, jump=True)) == Card(1, jump=True)
    assert card_in_force(GUARD, AbilityCard(move=-5)).move == 0
    assert card_in_force(GUARD, AbilityCard(attack=AttackLine())).move is None, "no Move on the card, no move"
    b = board("M . . 1 A")
    assert b.turn(move=card_in_force(GUARD, AbilityCard(move=1)).move) == {"1 A"}
    assert b.turn(move=card_in_force(GUARD, AbilityCard(move=0)).move) == {"(2, 0) -"}


@pytest.mark.rule("GH-MATK-01")
def test_the_base_damage_is_the_attack_value_modified_by_the_card() -> None:
    assert base_damage(GUARD, AttackLine(0)) == 3
    assert base_damage(GUARD, AttackLine(2)) == 5
    assert base_damage(GUARD, AttackLine(-1)) == 2
    assert base_damage(ARCHER, AttackLine(-3)) == 0
    assert card_in_force(GUARD, AbilityCard(move=0)).attack is None, "no Attack on the card, no attack"


@pytest.mark.rule("GH-MATK-05")
def test_an_attack_without_a_range_on_the_card_has_the_base_range() -> None:
    plain, short = AbilityCard(move=0, attack=AttackLine()), AbilityCard(move=0, attack=AttackLine(range=3))
    assert card_in_force(ARCHER, plain).attack == Attack(range=4)
    assert card_in_force(ARCHER, short).attack == Attack(range=3)
    assert card_in_force(GUARD, plain).attack == Attack(range=0)
    b = board("M 1 . . A")
    for stats, printed, follows in ((ARCHER, plain, "M"), (ARCHER, short, "1")):
        (option,) = monster_turn(b.position(), card_in_force(stats, printed))
        assert (b.names([option.move]), option.attacks) == (follows, (b["A"],))
    (option,) = monster_turn(b.position(), card_in_force(GUARD, plain))
    assert option.attacks == ()


@pytest.mark.rule("GH-MATK-05", "GH-MATK-03")
def test_targets_and_area_of_the_card_are_kept() -> None:
    cleave = AttackLine(1, targets=2, area=((1, 0), (1, -1)), area_from_self=True)
    in_force = card_in_force(GUARD, AbilityCard(attack=cleave))
    assert in_force.attack == Attack(0, 2, ((1, 0), (1, -1)), True)


@pytest.mark.rule("GH-MMOVE-10")
@pytest.mark.parametrize("move", [None, 0, 2, 4])
@pytest.mark.parametrize("strike", [None, Attack(), Attack(range=3), Attack(targets=2)])
def test_other_abilities_do_not_change_how_it_moves(move: int | None, strike: Attack | None) -> None:
    b = board("""
        m . M 1 . A
         ^ . . o B
    """)
    bare = monster_turn(b.position(), Card(move, attack=strike))
    for others in ([Ability("heal", 4, 2)], [Ability("shield", 1)], [Ability("loot", 1), Ability("summon")]):
        assert monster_turn(b.position(), Card(move, False, strike, tuple(others))) == bare


@pytest.mark.rule("GH-MMOVE-10", "GH-LOS-05")
def test_they_are_used_afterwards_from_where_it_has_come_to() -> None:
    b = board("m M . 1 A")
    heal = Ability("heal", 4, 2)
    printed = AbilityCard(move=0, attack=AttackLine(), others=(heal,))
    card = card_in_force(GUARD, printed)
    assert card.others == (heal,)
    (option,) = monster_turn(b.position(), card)
    (friend,) = b.hexes("m")
    assert option.move == b["1"], "though from there its friend is out of range"
    assert reaches(b.map, heal, b["M"], friend)
    assert not reaches(b.map, heal, option.move, friend)


# Attacks worked out


def cards(*modifiers: Modifier) -> Iterator[Modifier]:
    return iter(modifiers)


NULL, DOUBLE = Modifier(times=0), Modifier(times=2)
A, B, C = (1, 0), (2, 0), (3, 0)


@pytest.mark.rule("GH-MATK-06", "GH-EX-07", "GH-ATK-06", "GH-ATK-07", "GH-ATK-08", "GH-ATK-09")
def test_bonuses_then_the_card_then_the_defence() -> None:
    guard = Target(A, bonuses=(Modifier(2), DOUBLE), defence=1)
    assert attack(3, guard, cards(Modifier(-1))).damage == 8
    other_order = Target(A, bonuses=(DOUBLE, Modifier(2)), defence=1)
    assert attack(3, other_order, cards(Modifier(-1))).damage == 6, "the order is for the player to choose"
    shielded = Target(A, bonuses=(Modifier(1),), defence=2)
    assert attack(3, shielded, cards(DOUBLE)).damage == 6, "doubled after the bonus and before the shield"


@pytest.mark.rule("GH-MATK-06", "GH-ATK-14", "GH-MOD-16")
def test_no_attack_deals_less_than_nothing() -> None:
    assert attack(1, Target(A, defence=5), cards(Modifier(1))).damage == 0
    assert attack(5, Target(A, bonuses=(Modifier(3),)), cards(NULL)).damage == 0
    assert attack(5, Target(A), cards(Modifier(2, rolling=True), NULL)).damage == 0
    assert attack(1, Target(A, bonuses=(Modifier(-3),)), cards(Modifier(2))).damage == 2


@pytest.mark.rule("GH-MATK-06", "GH-ADV-01", "GH-ADV-04", "GH-ADV-10")
def test_a_monster_draws_two_where_it_has_an_edge() -> None:
    b = board("M A")
    (option,) = b.options(move=None, range=3)
    edges = frozenset({"disadvantage"} if b["A"] in option.disadvantage else ())
    deck = cards(Modifier(1), Modifier(-1), Modifier(2))
    assert attack(2, Target(b["A"], edges=edges), deck).damage == 1  # type: ignore[arg-type]
    assert next(deck) == Modifier(2), "two cards were drawn"
    strong = attack(2, Target(A), cards(Modifier(1), Modifier(-1)), {"advantage"})
    assert strong.damage == 3
    deck = cards(Modifier(1), Modifier(-1))
    assert attack(2, Target(A, edges=frozenset({"disadvantage"})), deck, {"advantage"}).damage == 3
    assert next(deck) == Modifier(-1), "they cancel: one card"


@pytest.mark.rule("GH-AOE-02", "GH-MOD-01", "GH-ATK-10")
def test_every_target_of_an_area_is_a_separate_attack_with_its_own_card() -> None:
    b = board("""
         A B
        . M C
    """)
    (option,) = b.options(move=None, area=[(1, 0), (1, -1), (0, -1)])
    deck = cards(Modifier(0), Modifier(1), NULL, Modifier(2))
    targets = [Target(at, defence=int(at == b["A"])) for at in sorted(option.attacks)]
    hits = attack_action(3, targets, deck)
    assert {b.names([hit.at]): hit.damage for hit in hits} == {"A": 2, "B": 4, "C": 0}
    assert [hit.cards for hit in hits] == [(Modifier(0),), (Modifier(1),), (NULL,)]
    assert next(deck) == Modifier(2), "one card each, and no more"


@pytest.mark.rule("GH-AOE-02", "GH-ADV-11")
def test_together_they_are_one_action() -> None:
    """What holds for the whole action holds for each of its attacks; what holds against one target, for that alone."""
    pair = (Modifier(1), Modifier(-1))
    hits = attack_action(2, [Target(A), Target(B)], cards(*pair, *pair), {"advantage"})
    assert [hit.damage for hit in hits] == [3, 3]
    near, far = Target(A, edges=frozenset({"disadvantage"})), Target(B)
    hits = attack_action(2, [near, far], cards(*pair, Modifier(1)))
    assert [hit.damage for hit in hits] == [1, 3]


@pytest.mark.rule("GH-TARGET-02")
def test_one_action_never_attacks_the_same_enemy_twice() -> None:
    with pytest.raises(ValueError, match="GH-TARGET-02"):
        attack_action(2, [Target(A), Target(B), Target(A)], cards(*[Modifier()] * 3))


@pytest.mark.rule("GH-MOD-08", "GH-ADV-02", "GH-ADV-03", "GH-ADV-05", "GH-ADV-06")
def test_rolling_cards() -> None:
    rolling, one, two = Modifier(1, rolling=True), Modifier(1), Modifier(2)
    assert draw(3, cards(rolling, rolling, two)) == (rolling, rolling, two)
    for first, second in ((rolling, two), (two, rolling)):
        assert draw(3, cards(first, second, one), {"advantage"}) == (first, second)
        assert draw(3, cards(first, second, one), {"disadvantage"}) == (two,)
    assert draw(3, cards(rolling, rolling, rolling, two), {"advantage"}) == (rolling, rolling, rolling, two)
    assert draw(3, cards(rolling, rolling, rolling, two), {"disadvantage"}) == (two,)


@pytest.mark.rule("GH-ADV-07", "GH-ADV-08")
def test_the_better_card_and_the_first_where_that_is_unclear() -> None:
    plus, double, push = Modifier(2), DOUBLE, Modifier(0, effects=("push",))
    assert better(3, plus, double) == double and worse(3, plus, double) == plus
    assert better(1, double, plus) == plus, "one doubled is less than one and two"
    assert better(3, plus, push) == plus == worse(3, plus, push)
    assert better(3, push, plus) == push == worse(3, push, plus)
    assert better(3, Modifier(0), push) == push and worse(3, push, Modifier(0)) == Modifier(0)
    assert better(1, NULL, Modifier(-2)) == NULL and better(1, Modifier(-2), NULL) == Modifier(-2)


@pytest.mark.rule("GH-RETAL-01", "GH-RETAL-02", "GH-RETAL-05")
def test_retaliate_strikes_back_as_far_as_it_reaches() -> None:
    b = board("M 1 2|3")
    near, far = Retaliate(2), Retaliate(1, range=2)
    assert retaliation(b.map, b["M"], b["1"], [near, far]) == 3
    assert retaliation(b.map, b["M"], b["2"], [near, far]) == 1
    assert retaliation(b.map, b["2"], b["3"], [near]) == 0, "a wall line parts them"


@pytest.mark.rule("GH-INVIS-05", "GH-RETAL-06")
def test_an_invisible_figure_is_spared_by_all_that_targets_and_by_nothing_else() -> None:
    b = board("X M . A")
    (unseen,) = b.hexes("X")
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert b.turn(move=None, area=around, targets=9) == {"M -"}
    assert retaliation(b.map, b["M"], unseen, [Retaliate(2)]) == 2


@pytest.mark.rule("GH-INVIS-02")
def test_an_invisible_figure_is_affected_by_its_allies_as_before() -> None:
    b = board("A . X")
    (unseen,) = b.hexes("X")
    assert reaches(b.map, Ability("heal", 3, 2), b["A"], unseen)


# Push and Pull


def lands(drawing: str, *effects: Forced, may_skip: bool = True) -> dict[str, int]:
    """Where A can be after M's attack with these effects, and how many of them were applied to get there."""
    b = board(drawing)
    found = {}
    for chain in forced_ways(
        b.map, b["M"], b["A"], effects, obstacles=b.terrain.obstacles, foes=b.hexes("m"), may_skip=may_skip
    ):
        applied = [path for path in chain if path]
        found[b.names([applied[-1][-1] if applied else b["A"]])] = len(applied)
    return found


@pytest.mark.rule("GH-PUSH-07", "GH-PUSH-06")
def test_several_pushes_are_applied_or_skipped_each_on_its_own() -> None:
    row = "M A 1 2 3 4"
    assert lands(row, Forced("push", 3)) == {"A": 0, "3": 1}, "one push is all or nothing"
    assert lands(row, Forced("push", 1), Forced("push", 2)) == {"A": 0, "1": 1, "2": 1, "3": 2}


@pytest.mark.rule("GH-PUSH-07")
def test_a_push_and_a_pull_are_separate_too() -> None:
    assert lands("M 1 A 2 3", Forced("push", 2), Forced("pull", 1)) == {"A": 0, "1": 1, "2": 2, "3": 1}
    assert lands("M A 1 m", Forced("push", 2), Forced("push", 2)) == {"A": 0, "1": 2}, "each is blocked by itself"


@pytest.mark.rule("GH-EFFECT-05", "GH-AMBIG-01")
def test_a_monster_skips_nothing_and_the_players_choose_its_paths() -> None:
    assert lands("M A 1 2 3 4", Forced("push", 1), Forced("push", 2), may_skip=False) == {"3": 2}
    fork = """
           1
        M A 2
           3
    """
    assert lands(fork, Forced("push", 1), may_skip=False) == {"1": 1, "2": 1, "3": 1}


# Conditions


@pytest.mark.rule("GH-INVIS-03")
def test_invisible_is_gone_at_the_end_of_the_next_turn() -> None:
    between_turns = gain_condition({}, "invisible", own_turn=False)
    assert end_turn(between_turns) == {}
    in_its_turn = gain_condition({}, "invisible", own_turn=True)
    still = end_turn(in_its_turn)
    assert set(still) == {"invisible"}, "the turn in which it was gained is not the next"
    assert end_turn(still) == {}


@pytest.mark.rule("GH-INVIS-03", "GH-COND-02", "GH-COND-03")
def test_gained_again_it_lasts_anew_and_is_one() -> None:
    tokens: Tokens = gain_condition({}, "invisible", own_turn=False)
    tokens = gain_condition(tokens, "invisible", own_turn=True)
    assert len(tokens) == 1
    tokens = end_turn(tokens)
    assert set(tokens) == {"invisible"}
    assert end_turn(tokens) == {}


@pytest.mark.rule("GH-IMMOB-02", "GH-DISARM-02", "GH-STUN-02", "GH-MUDDLE-02", "GH-STRENG-02", "GH-COND-01")
def test_which_conditions_pass_with_the_turn() -> None:
    for name in ("immobilize", "disarm", "stun", "muddle", "strengthen"):
        assert end_turn({name: False}) == {}
        assert set(end_turn({name: True})) == {name}
    for name in ("poison", "wound"):
        assert end_turn(end_turn({name: False})) == {name: False}
