"""What a careful player works out must agree with the rules that will resolve it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import taverna
from taverna.bots import RandomBot, Sight
from taverna.core.chance import Chance
from taverna.games.bloodborne import GAME, odds
from taverna.games.bloodborne.cards import Aura
from taverna.games.bloodborne.rules import fight, hunters
from taverna.games.bloodborne.state import DREAM

CONTENT = GAME.content()
DICE = {die: CONTENT.dice[die].faces for die in ("green", "yellow", "red")}


def facing(monster: str, final: str = "gehrman-the-first-hunter", seats: int = 3) -> Any:
    g = taverna.new("bloodborne", seats=seats, seed=1, options={"final_boss": final}).state
    g.monster = monster
    return g


# -- the die ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("plus_worth", [0, 1])
@pytest.mark.parametrize("die", DICE)
def test_totals_agree_with_every_chain_of_rolls_written_out(die: str, plus_worth: int) -> None:
    faces, depth = DICE[die], 5
    law = odds.die_totals(faces, plus_worth)
    found = [0.0] * depth
    for length in range(1, depth + 1):
        for chain in product(faces, repeat=length):
            if all(again for _, again in chain[:-1]) and not chain[-1][1]:
                total = sum(worth for worth, _ in chain) + plus_worth * (length - 1)
                if total < depth:
                    found[total] += len(faces) ** -length
    assert law[:depth] == pytest.approx(found, abs=1e-12)
    assert sum(law) == pytest.approx(1)


@pytest.mark.rule("BB-ATTACK-03")
@pytest.mark.parametrize(
    ("monster", "die"),
    [
        ("carrion-crow", "green"),
        ("garden-of-eyes", "yellow"),
        ("bloody-crow-of-cainhurst", "red"),
        ("star-calf", "yellow"),
    ],
)
def test_totals_agree_with_the_rule_that_rolls(monster: str, die: str) -> None:
    g = facing(monster)
    g.chance = Chance(11)
    law = odds.monster_totals(CONTENT, monster, g.final)
    rolls = 20_000
    seen = [0] * len(law)
    for _ in range(rolls):
        seen[min(fight.roll(g, die)[1], odds.MOST)] += 1
    for total, chance in enumerate(law):
        assert abs(seen[total] / rolls - chance) < 5 * (chance * (1 - chance) / rolls) ** 0.5 + 1e-3, total


def test_the_highest_of_several_whole_rolls() -> None:
    g = facing("twin-gravewardens")
    law = odds.monster_totals(CONTENT, "twin-gravewardens", g.final)
    single = odds.die_totals(DICE["red"])
    assert law[0] == pytest.approx(single[0] ** 2)
    assert sum(law[:4]) == pytest.approx(sum(single[:4]) ** 2)
    g.chance = Chance(3)
    rolls, seen = 8_000, 0
    for hunter in g.hunters:
        hunter.immune = True
    for _ in range(rolls):
        fight.monster_attacks(g)
        seen += g.total >= 4
    assert seen / rolls == pytest.approx(sum(law[4:]), abs=0.03)


@pytest.mark.rule("BB-CARDS-04", "BB-FINAL-04")
@pytest.mark.parametrize("final", CONTENT.final_bosses)
def test_the_die_is_the_one_the_rules_take(final: str) -> None:
    g = facing("carrion-crow", final)
    for monster in [*CONTENT.monsters, *CONTENT.bosses, final]:
        g.monster = monster
        assert odds.die_of(CONTENT, monster, final) == fight.die_of(g)


def test_a_green_die_by_hand() -> None:
    """Two 0, 1, two 1+, 2: a third ends at 0; 1 comes at once or after a + and a 0; and so on."""
    law = odds.die_totals(DICE["green"])
    assert law[0] == pytest.approx(1 / 3)
    assert law[1] == pytest.approx(1 / 6 + 1 / 3 * 1 / 3)
    assert law[2] == pytest.approx(1 / 6 + 1 / 3 * law[1])
    assert odds.expected(law) == pytest.approx((1 + 2 + 2) / 6 / (1 - 1 / 3))


# -- meeting it ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-ATTACK-02", "BB-ATTACK-04")
@pytest.mark.parametrize("monster", ["carrion-crow", "antlered-matron", "the-drowned-choir"])
@pytest.mark.parametrize("cards", [["hunter-axe"], [DREAM], ["long-rifle"], ["leaden-draught"], ["repeating-pistol"]])
def test_damage_is_what_the_rules_do(monster: str, cards: list[str]) -> None:
    for total in range(12):
        g = facing(monster)
        hunter = g.hunters[0]
        hunter.played = list(cards)
        met = odds.stance_with(hunter.hp, [CONTENT.cards[card] for card in cards])
        hunter.guard, hunter.immune = met.guard, met.immune
        hunters.take_damage(g, [hunter], [fight.damage_to(g, g.aura, hunter, total)])
        assert 8 - hunter.hp == min(8, odds.damage(total, met, g.aura))


@pytest.mark.rule("BB-EX-09")
def test_three_in_the_dream_is_one() -> None:
    assert odds.damage(3, odds.Stance(3, dreams=True), Aura()) == 1


def test_the_chance_of_death_and_what_it_costs() -> None:
    law = odds.die_totals(DICE["red"])
    plain = Aura()
    assert odds.chance_of_death(law, odds.Stance(1), plain) == pytest.approx(1 - law[0])
    assert odds.chance_of_death(law, odds.Stance(3), plain) == pytest.approx(sum(law[3:]))
    assert odds.chance_of_death(law, odds.Stance(3, dreams=True), plain) == pytest.approx(sum(law[6:]))
    assert odds.chance_of_death(law, odds.Stance(3, guard=2), plain) == pytest.approx(sum(law[5:]))
    assert odds.chance_of_death(law, odds.Stance(1, immune=True), plain) == 0
    doubled = Aura(utility_doubled=True)
    assert odds.chance_of_death(law, odds.Stance(5, utility=True), doubled) == pytest.approx(sum(law[3:]))
    assert odds.expected_loss(law, odds.Stance(3), plain, 6) == pytest.approx(6 * sum(law[3:]))
    assert odds.expected_damage(law, odds.Stance(1), plain) == pytest.approx(1 - law[0])


# -- rivals ----------------------------------------------------------------------------------------------------------
def test_what_rivals_hold_follows_exactly_from_open_facts() -> None:
    for seed in range(12):
        table, random = taverna.new("bloodborne", seats=4, seed=seed), Random(seed)
        while not table.over:
            for seat, held in odds.holdings(table.view(None)).items():
                assert held == sorted(table.state.hunters[seat].hand)
            for seat in list(table.questions):
                if seat in table.questions:
                    table.answer(seat, RandomBot().choose(Sight(table, seat), random))


def test_worlds_keep_the_hands_that_everybody_has_seen_taken() -> None:
    table, random = taverna.new("bloodborne", seats=4, seed=5), Random(5)
    while not table.over:
        hands = [sorted(hunter.hand) for hunter in table.state.hunters]
        assert [sorted(hunter.hand) for hunter in table.determinize(0, 9).state.hunters] == hands
        for seat in list(table.questions):
            if seat in table.questions:
                table.answer(seat, RandomBot().choose(Sight(table, seat), random))


@pytest.mark.rule("BB-ROUND-03")
def test_reach_goes_by_pace_and_then_by_turn_order() -> None:
    table = taverna.new("bloodborne", seats=3, seed=1, options={"first_player": 1})
    view = table.view(0)
    view["monster"] = "carrion-crow"
    hands = {1: ["hunter-axe", "saw-cleaver"], 2: ["hunter-pistol", "church-maul"]}
    # 1 and 2 come before me at the same pace; a pistol before any axe, a maul after it
    assert odds.reach(CONTENT, view, 0, "hunter-axe", hands) == odds.Reach(before=2 + 1, after=4)
    assert odds.reach(CONTENT, view, 0, "hunter-pistol", hands) == odds.Reach(before=1, after=2 + 4)
    view["hunters"][2]["played"] = ["church-maul"]
    assert odds.reach(CONTENT, view, 0, "hunter-axe", hands) == odds.Reach(before=2, after=4)
    view["hunters"][1]["dead"] = True
    assert odds.reach(CONTENT, view, 0, "hunter-axe", hands) == odds.Reach(before=0, after=4)


def test_strikes_count_the_monster() -> None:
    def amount(card: str, monster: str) -> int:
        hit = odds.strike(CONTENT.cards[card], CONTENT.foes[monster], CONTENT.foes[monster].aura)
        assert hit is not None
        return hit.amount

    assert amount("beast-hook", "carrion-crow") == 3
    assert amount("beast-hook", "garden-of-eyes") == 2
    assert amount("church-maul", "tomb-boar") == 3
    assert amount("hunter-pistol", "chapel-giant") == 0
    assert amount("hand-cannon", "guard-dog-of-the-old-lords") == 1
    assert odds.strike(CONTENT.cards[DREAM], CONTENT.foes["carrion-crow"], Aura()) is None
