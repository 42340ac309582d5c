"""The glossary and the other words, one by one, in words anyone can put on a card (pp. 53-54)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes

from .packs import CHARM, DUMMY, LIT, attack, charmed, defend, result
from .tables import asked, events, fate, idle, one, put, say

BLANKS: dict[str, Any] = {"blue": ["blank", "blank"], "green": ["blank"]}  # the dummy's Defence dice
TWO: dict[str, Any] = {"yellow": ["1", "1"]}  # two Hits of an Axe, a Bow or a Staff
BLOW: dict[str, Any] = {"yellow": ["1", "1"], "red": ["2b"]}  # the dummy's Attack dice: four Hits and a Bam
FIVE = "{do: hits, amount: 5}"  # which tells in the result whether a Power has worked


# -- the glossary ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GLOSS-01")
@pytest.mark.parametrize("rerolls", [True, False])
def test_after_a_reroll_of_the_other_side_is_no_reroll_of_ones_own(rerolls: bool) -> None:
    power = "{when: [attack], needs: [{is: after-reroll}], does: [{do: flip-blanks, of: attack}]}"
    side = "attack" if rerolls else "defence"
    t = charmed([power, f"{{when: [attack], does: [{{do: reroll, of: {side}}}]}}"])
    fate(t, *([0, 1] if rerolls else [0, 0, 0]), yellow=["blank", "1"], **BLANKS)
    say(t, "melee,1", f"{CHARM}/1,{side}")
    assert result(t)[0] == (2 + 1 if rerolls else 1)


@pytest.mark.rule("MD-GLOSS-02")
def test_heal_completely() -> None:
    def change(g: Any) -> None:
        g.heroes[0].life, g.heroes[0].most = 1, 7

    t = charmed(["{when: [turn], pay: {discard: true}, does: [{do: heal, amount: all}]}"], change=change)
    say(t, f"use,{CHARM}")
    assert one(t).life == 7


@pytest.mark.rule("MD-GLOSS-03", "MD-GLOSS-06")
@pytest.mark.parametrize(
    ("yellow", "hits"), [(["1", "1"], 2 + 2 + 3), (["2b", "blank"], 2 + 2 + 3), (["blank", "blank"], 3)]
)
def test_double_hits_doubles_what_the_dice_show_and_no_more(yellow: list[str], hits: int) -> None:
    """Before Shields are considered; the three Hits of a Skill are not doubled."""
    t = charmed(["{when: [attack], does: [{do: hits, amount: 3}, {do: double-hits}]}"])
    attack(t, yellow=yellow, blue=["2b", "2b"], green=["2b"])
    assert result(t) == (hits, 6, max(hits - 6, 0))


@pytest.mark.rule("MD-GLOSS-06", "MD-EFFECT-16")
def test_hits_rolled_are_those_of_the_dice_before_shields() -> None:
    t = charmed(["{when: [attack], does: [{do: hits, amount: 3}]}"])
    attack(t, yellow=["2b", "1"], blue=["2b", "2b"], green=["2b"])
    told = events(t, foes.DiceRolled)[-1]
    assert (told.hits, told.shields) == (3, 6)


@pytest.mark.rule("MD-GLOSS-04", "MD-GAME-04")
def test_the_active_hero_decides_and_outside_activations_the_first_players() -> None:
    """A tie among targets: in the Enemies' Phase the First Player is asked, in a Counterattack the Hero it is about."""

    def change(g: Any) -> None:
        g.heroes[0].at = g.heroes[1].at = g.heroes[2].at = LIT
        put(g, "orc-flayers-1", LIT, [2, 2])

    t = charmed(change=change, seats=3, first_player=2)
    assert t.state.active == 2 and t.state.active_seat() == 2
    idle(t, lambda g: g.phase == "enemies", 4)
    assert asked(t) == (2, "enemy-order") and t.state.active_seat() == 2
    t = charmed(change=change, seats=3, first_player=1, heroes=["owen", "bjorn", "elias"])
    g = t.state
    assert asked(t)[0] == 1
    g.heroes[1].hands = ["axe"]
    say(t, "trade", "done", "melee,1", "melee,2")
    assert asked(t) == (1, "counter-order") and g.active_seat() == 1


@pytest.mark.rule("MD-GLOSS-05")
def test_kill_instantly_is_damage_enough_whatever_the_roll() -> None:
    power = "{when: [attack], pay: {bam: 1}, does: [{do: kill}]}"
    t = charmed([power])
    attack(t, CHARM, yellow=["2b", "blank"], blue=["2b", "2b"], green=["3d"])
    assert not t.state.enemies and one(t).xp == 5
    t = charmed(theirs=[power])
    defend(t, yellow=["2b", "blank"], red=["blank"], blue=["2b", "2b"])
    assert [event.who for event in events(t, ev.Died)] == [0]


@pytest.mark.rule("MD-GLOSS-05", "MD-MOB-01")
def test_a_mob_killed_instantly_dies_to_the_last_figure() -> None:
    def change(g: Any) -> None:
        g.enemies.clear()
        put(g, "orc-flayers-1", LIT, [2, 2])
        g.lower.append(f"{DUMMY}-lower")

    t = charmed(["{when: [attack], does: [{do: kill}]}"], change=change)
    fate(t, yellow=["blank", "blank"], blue=["2b"])
    say(t, "melee,2")
    assert not t.state.enemies and one(t).xp == 2 + 3


@pytest.mark.rule("MD-GLOSS-08")
@pytest.mark.parametrize("moment", ["attack", "defence"])
def test_blank_dice_gain_symbols_that_count(moment: str) -> None:
    t = charmed([f"{{when: [{moment}], does: [{{do: fill-blanks, of: {moment}, most: 2, amount: 2}}]}}"])
    if moment == "attack":
        attack(t, yellow=["blank", "1"], **BLANKS)
        assert result(t)[0] == 3
    else:
        defend(t, **BLOW, blue=["blank", "blank"])
        assert result(t)[1] == 4


@pytest.mark.rule("MD-GLOSS-09")
@pytest.mark.parametrize(
    ("yellow", "blue", "more", "works_"),
    [
        (["1", "1"], ["1", "1"], 0, True),
        (["1", "1"], ["2b", "2b"], 0, True),
        (["1", "2b"], ["1", "1"], 0, False),
        (["1", "1"], ["2b", "2b"], 1, False),  # +1 Damage is Damage
    ],
)
def test_if_an_attack_causes_no_damage(yellow: list[str], blue: list[str], more: int, works_: bool) -> None:
    late = "{when: [attack], needs: [{is: no-damage-done}], does: [{do: stun}]}"
    t = charmed([late, f"{{when: [attack], does: [{{do: damage, amount: {more}}}]}}"])
    attack(t, yellow=yellow, blue=blue, green=["blank"])
    assert t.state.enemies[1].stunned == works_
    t = charmed(
        theirs=[late, f"{{when: [attack], does: [{{do: damage, amount: {more}}}]}}"], dice="{melee: {yellow: 2}}"
    )
    defend(t, yellow=yellow, blue=blue)
    assert bool(events(t, ev.Stunned)) == works_


@pytest.mark.rule("MD-GLOSS-09", "MD-ENCH-02", "MD-COND-02")
@pytest.mark.parametrize(("price", "paid"), [("{bam: 1}", "enchantment"), ("{life: 1}", "boost")])
@pytest.mark.parametrize("missed", [True, False])
def test_what_waits_for_the_damage_is_paid_before_it_is_known(price: str, paid: str, missed: bool) -> None:
    t = charmed([f"{{when: [attack], pay: {price}, needs: [{{is: no-damage-done}}], does: [{{do: stun}}]}}"])
    fate(t, yellow=["2b", "blank"], blue=["1", "1"] if missed else ["1", "blank"], green=["blank"])
    say(t, "melee,1")
    assert asked(t)[1] == paid
    say(t, CHARM)
    assert result(t)[2] == (0 if missed else 1) and t.state.enemies[1].stunned == missed
    assert one(t).life == (4 if paid == "boost" else 5)


@pytest.mark.rule("MD-GLOSS-09", "MD-EFFECT-06")
def test_damage_dealt_because_none_was_dealt() -> None:
    t = charmed(["{when: [attack], needs: [{is: no-damage-done}], does: [{do: damage, amount: 2}]}"])
    attack(t, **TWO, blue=["2b", "2b"], green=["blank"])
    assert t.state.enemies[1].life == 28


@pytest.mark.rule("MD-GLOSS-10")
@pytest.mark.parametrize(("most", "hits"), [("most: 1", 2), ("", 4)])
def test_flipped_dice_show_their_opposite_faces_symbols_too(most: str, hits: int) -> None:
    """The face opposite to a yellow blank has two Hits and a Bam, which can be spent."""
    flip = f"{{when: [attack], does: [{{do: flip-blanks, of: attack, {most}}}]}}"
    t = charmed([flip, f"{{when: [attack], pay: {{bam: {hits // 2}}}, does: [{FIVE}]}}"])
    attack(t, f"{CHARM}/1", yellow=["blank", "blank"], **BLANKS)
    assert result(t)[0] == hits + 5


# -- other words -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-14", "MD-SKILL-02")
@pytest.mark.parametrize(("blue", "struck"), [(["1", "1"], True), (["1", "blank"], False)])
def test_an_enemy_retaliates_as_a_hero_does(blue: list[str], struck: bool) -> None:
    t = charmed(theirs=["{when: [defence], does: [{do: retaliate, amount: 2}]}"])
    attack(t, yellow=["1", "blank"], blue=blue, green=["blank"])
    assert one(t).life == (3 if struck else 5)


@pytest.mark.rule("MD-SKILL-13", "MD-SKILL-02")
@pytest.mark.parametrize(("life", "then"), [(20, 22), (29, 30)])
def test_an_enemy_with_regeneration_heals_as_its_activation_begins(life: int, then: int) -> None:
    t = charmed(
        theirs=["{when: [start], does: [{do: heal, amount: 2}]}"], change=lambda g: setattr(g.enemies[1], "life", life)
    )
    say(t, "rest")
    idle(t, lambda g: g.round == 2)
    assert t.state.enemies[1].life == then


@pytest.mark.rule("MD-MOB-05", "MD-GUARDIAN-08")
def test_what_hurts_those_around_spares_the_owners_own_side() -> None:
    power = "{when: [attack], pay: {bam: 1}, does: [{do: hurt, amount: 1, whom: opponents-around}]}"

    def change(g: Any) -> None:
        put(g, "orc-flayers-1", LIT, [2, 2])

    t = charmed([power], change=change, seats=2)
    attack(t, CHARM, yellow=["2b", "1"], **BLANKS)
    assert t.state.enemies[2].minions == [1, 1] and t.state.enemies[2].life == 1  # its Boss too
    assert [hero.life for hero in t.state.heroes] == [5, 5] and 2 not in t.state.heroes[0].attacked
    t = charmed(theirs=[power], change=change, seats=2, heroes=["bjorn", "elias"])
    t.state.heroes[0].xp = 9
    fate(t, yellow=["2b", "1"], red=["blank"], blue=["2b", "2b"])
    say(t, "rest", "rest", "1")
    assert t.state.heroes[1].life == 4 and t.state.enemies[2].minions == [2, 2]


def test_a_reroll_an_enemy_has_is_used_when_it_pays() -> None:
    """Dice that show less than they do on average are rolled again, others are not."""
    power = "{when: [attack], does: [{do: reroll, of: attack}]}"
    for yellow, again in ((["blank", "1"], True), (["1", "2b"], False)):
        t = charmed(theirs=[power], dice="{melee: {yellow: 2}}")
        fate(t, 5, 5, yellow=yellow, blue=["blank", "blank"]) if again else fate(t, yellow=yellow, blue=["blank"] * 2)
        say(t, "rest")
        assert bool(events(t, foes.EnemyRerolled)) == again and result(t)[0] == (4 if again else 3)
