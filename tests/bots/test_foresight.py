"""What a careful player works out must agree with the rules that will resolve it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import taverna
from taverna.bots import RandomBot, Sight
from taverna.core.chance import Chance
from taverna.games.bloodborne import GAME, foresight
from taverna.games.bloodborne.records import Aura
from taverna.games.bloodborne.rules import fight, hunters
from taverna.games.bloodborne.state import DREAM, Hunter

CONTENT = GAME.content()
DICE = {die: CONTENT.dice[die].faces for die in ("green", "yellow", "red")}


def facing(monster: str, final: str = "gehrman-the-first-hunter", seats: int = 3) -> Any:
    g = taverna.new("bloodborne", seats=seats, seed=1, options={"final_boss": final}).state
    g.face(monster)
    return g


# -- the die ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("plus_worth", [0, 1])
@pytest.mark.parametrize("die", DICE)
def test_totals_agree_with_every_chain_of_rolls_written_out(die: str, plus_worth: int) -> None:
    faces, depth = DICE[die], 5
    law = foresight.die_totals(faces, Aura(plus_worth=plus_worth))
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
    law = foresight.monster_totals(CONTENT, monster, g.final)
    rolls = 20_000
    seen = [0] * len(law)
    for _ in range(rolls):
        seen[min(fight.roll(g, die)[1], foresight.MOST)] += 1
    for total, chance in enumerate(law):
        assert abs(seen[total] / rolls - chance) < 5 * (chance * (1 - chance) / rolls) ** 0.5 + 1e-3, total


def test_the_highest_of_several_whole_rolls() -> None:
    g = facing("twin-gravewardens")
    law = foresight.monster_totals(CONTENT, "twin-gravewardens", g.final)
    single = foresight.die_totals(DICE["red"], Aura())
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


def test_a_green_die_by_hand() -> None:
    """Two 0, 1, two 1+, 2: a third ends at 0; 1 comes at once or after a + and a 0; and so on."""
    law = foresight.die_totals(DICE["green"], Aura())
    assert law[0] == pytest.approx(1 / 3)
    assert law[1] == pytest.approx(1 / 6 + 1 / 3 * 1 / 3)
    assert law[2] == pytest.approx(1 / 6 + 1 / 3 * law[1])


# -- meeting it ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-ATTACK-02", "BB-ATTACK-04")
@pytest.mark.parametrize("monster", ["carrion-crow", "antlered-matron", "the-drowned-choir"])
@pytest.mark.parametrize("guard", [0, 1, 2])
@pytest.mark.parametrize("cards", [["hunter-axe"], [DREAM], ["leaden-draught"]])
def test_who_falls_by_a_total_is_whom_the_rules_kill(monster: str, guard: int, cards: list[str]) -> None:
    for total in range(12):
        g = facing(monster)
        hunter = g.hunters[0]
        hunter.hp, hunter.played, hunter.guard = 3, list(cards), guard
        foreseen = foresight.chance_of_death(CONTENT, g.aura, hunter, (*[0.0] * total, 1.0))
        hunters.take_damage(g, [(hunter, fight.damage_to(CONTENT, g.aura, hunter, total))])
        assert foreseen == hunter.dead


@pytest.mark.rule("BB-EX-09")
def test_three_in_the_dream_is_one() -> None:
    assert fight.damage_to(CONTENT, Aura(), Hunter(0, "", [], played=[DREAM]), 3) == 1


def test_the_chance_of_death() -> None:
    law = foresight.die_totals(DICE["red"], Aura())

    def dying(hp: int, *played: str, aura: Aura = Aura(), **more: Any) -> float:
        return foresight.chance_of_death(CONTENT, aura, Hunter(0, "", [], hp=hp, played=list(played), **more), law)

    assert dying(1) == pytest.approx(1 - law[0])
    assert dying(3) == pytest.approx(sum(law[3:]))
    assert dying(3, DREAM) == pytest.approx(sum(law[6:]))
    assert dying(3, guard=2) == pytest.approx(sum(law[5:]))
    assert dying(1, immune=True) == 0
    assert dying(5, "fire-flask", aura=Aura(utility_doubled=True)) == pytest.approx(sum(law[3:]))


# -- what a card would mean ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "fatal"),
    [
        ("hunter-axe", 3),
        (DREAM, 6),
        ("long-rifle", 4),  # takes 1 less
        ("repeating-pistol", 5),  # takes 2 less, by an Immediate effect
        ("blood-vial", 8),  # heals first
        ("hand-cannon", 0),  # pays 4 HP first
        ("blood-sabre", 2),  # pays 1 HP when it attacks
        ("leaden-draught", None),
    ],
)
def test_a_card_is_foreseen_by_performing_it(card: str, fatal: int | None) -> None:
    table = taverna.new("bloodborne", seats=3, seed=1, options={"final_boss": "gehrman-the-first-hunter"})

    def hurt(g: Any) -> None:
        g.round, g.monster = 2, "bloody-crow-of-cainhurst"
        g.hunters[0].hp, g.hunters[0].collected = 3, 5
        g.hunters[0].hand.append(card)

    table.arrange(hurt)
    before = table.digest()
    found = foresight.prospect(table.view(0), 0, [card], CONTENT)
    law = foresight.monster_totals(CONTENT, "bloody-crow-of-cainhurst", table.state.final)
    assert found.dying == pytest.approx(0 if fatal is None else sum(law[fatal:]))
    assert found.stored == {DREAM: 5, "leaden-draught": 1}.get(card, 0)
    assert table.digest() == before


def test_every_card_can_be_foreseen_against_every_monster() -> None:
    for monster in CONTENT.foes:
        final = monster if monster in CONTENT.final_bosses else "gehrman-the-first-hunter"
        for card in CONTENT.cards:
            assert 0 <= foresight.takes(CONTENT, card, monster, final) <= 6


# -- rivals ----------------------------------------------------------------------------------------------------------
def test_what_rivals_hold_follows_exactly_from_open_facts() -> None:
    for seed in range(12):
        table, random = taverna.new("bloodborne", seats=4, seed=seed), Random(seed)
        while not table.over:
            for seat, held in foresight.holdings(table.view(None)).items():
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


def test_what_a_card_takes_counts_the_monster() -> None:
    def takes(card: str, monster: str, helpers: int = 0) -> int:
        return foresight.takes(CONTENT, card, monster, "gehrman-the-first-hunter", helpers)

    assert takes("beast-hook", "carrion-crow") == 3
    assert takes("beast-hook", "garden-of-eyes") == 2
    assert takes("church-maul", "tomb-boar") == 3
    assert takes("hunter-pistol", "chapel-giant") == 0
    assert takes("hand-cannon", "guard-dog-of-the-old-lords") == 1
    assert takes("flame-sprayer", "carrion-crow") == 1
    assert takes("flame-sprayer", "carrion-crow", helpers=4) == 3
    assert takes(DREAM, "carrion-crow") == 0


def test_what_others_may_leave() -> None:
    table = taverna.new("bloodborne", seats=3, seed=1, options={"final_boss": "gehrman-the-first-hunter"})
    view = table.view(0)
    view["monster"], view["echoes"] = "carrion-crow", 5
    for rival in view["hunters"][1:]:
        rival["used"] = []
    assert foresight.left_before(view, 0, CONTENT) == [(0, 5, 5), (1, 3, 4), (2, 1, 3)]
    view["hunters"][2]["played"] = ["church-maul"]
    assert foresight.left_before(view, 0, CONTENT) == [(0, 5, 5), (1, 1, 4), (2, 0, 3)]
    view["hunters"][1]["dead"] = True
    assert foresight.left_before(view, 0, CONTENT) == [(0, 5, 5), (1, 1, 4)]
