"""What becomes of dice after the roll: symbols they gain, rerolls that undo it, Powers that say several things at once
(pp. 33-35, 53-54)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core.film import Film
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes

from .packs import CHARM, LIT, attack, charmed, defend, result, rolled
from .tables import asked, events, fate, idle, offered, one, put, say

BLANKS: dict[str, Any] = {"blue": ["blank", "blank"], "green": ["blank"]}  # the dummy's Defence dice
FIVE = "{do: hits, amount: 5}"


# -- symbols on blanks -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GLOSS-08", "MD-ENCH-02")
@pytest.mark.parametrize("symbol", ["bam", "diamond"])
@pytest.mark.parametrize("blank", [True, False])
def test_a_blank_attack_die_gains_a_symbol_to_spend(symbol: str, blank: bool) -> None:
    t = charmed(
        [
            f"{{when: [attack], does: [{{do: fill-blanks, of: attack, most: 1, symbol: {symbol}}}]}}",
            f"{{when: [attack], pay: {{{symbol}: 1}}, does: [{FIVE}]}}",
        ]
    )
    attack(t, *([f"{CHARM}/1"] if blank else []), yellow=["blank" if blank else "1", "1"], **BLANKS)
    assert result(t)[0] == (6 if blank else 2)  # the symbol is no Hit
    if blank:
        (told,) = events(t, foes.BlankFilled)
        assert (told.gains, told.amount, told.clause) == (symbol, 1, "MD-GLOSS-08")


@pytest.mark.rule("MD-GLOSS-08")
@pytest.mark.parametrize(("gains", "hits"), [("hits", 2), ("bam", 6)])
def test_one_symbol_or_the_other_as_the_hero_likes(gains: str, hits: int) -> None:
    """As of Precise Aim: 1 blank die gains this OR 1 blank die gains that."""
    t = charmed(
        [
            "{when: [attack], does: [{do: fill-blanks, of: attack, most: 1, other: bam}]}",
            f"{{when: [attack], pay: {{bam: 1}}, does: [{FIVE}]}}",
        ]
    )
    more = [f"{CHARM}/1"] if gains == "bam" else []
    attack(t, f"attack,0,{gains}", *more, yellow=["blank", "1"], **BLANKS)
    assert result(t)[0] == hits
    assert [event.gains for event in events(t, foes.BlankFilled)] == [gains]


@pytest.mark.rule("MD-GLOSS-08", "MD-SKILL-02", "MD-ENCH-09")
@pytest.mark.parametrize("symbol", ["bam", "diamond"])
def test_an_enemys_blank_defence_die_gains_a_symbol_it_spends(symbol: str) -> None:
    theirs = [
        f"{{when: [defence], does: [{{do: fill-blanks, of: defence, most: 1, amount: 2, symbol: {symbol}}}]}}",
        f"{{when: [defence], pay: {{{symbol}: 1}}, repeat: 3, does: [{{do: shields, amount: 1}}]}}",
    ]
    t = charmed(theirs=theirs)
    attack(t, yellow=["1", "1"], blue=["1", "blank"], green=["blank"])
    assert result(t) == (2, 3, 0)


@pytest.mark.rule("MD-GLOSS-08", "MD-TYPE-07")
def test_a_symbol_gained_goes_with_its_die() -> None:
    theirs = ["{when: [defence], pay: {bam: 1}, does: [{do: dice, of: attack, amount: -2}]}"]
    t = charmed(
        [
            "{when: [attack], does: [{do: fill-blanks, of: attack, most: 1, symbol: bam}]}",
            f"{{when: [attack], pay: {{bam: 1}}, does: [{FIVE}]}}",
        ],
        theirs,
    )
    attack(t, yellow=["1", "blank"], blue=["2b", "blank"], green=["blank"])
    assert result(t)[0] == 0 and asked(t)[1] == "act"


@pytest.mark.rule("MD-GLOSS-07", "MD-REROLL-01", "MD-GLOSS-08")
def test_what_a_blank_die_has_gained_is_gone_when_it_is_rolled_again() -> None:
    theirs = ["{when: [attack], does: [{do: reroll, of: defence}]}"]
    t = charmed(
        ["{when: [defence], does: [{do: fill-blanks, of: defence, most: 2}]}"], theirs, dice="{melee: {yellow: 1}}"
    )
    fate(t, 0, 0, yellow=["1"], blue=["blank", "blank"])  # Defence is first: both gain a Shield, then both are rerolled
    say(t, "rest")
    assert events(t, foes.EnemyRerolled) and result(t) == (1, 0, 1)


@pytest.mark.rule("MD-GLOSS-10", "MD-ENCH-12")
def test_a_blank_flipped_by_an_enchantment_shows_symbols_to_spend() -> None:
    flip = "{when: [attack], pay: {bam: 1}, does: [{do: flip-blanks, of: attack, most: 1}]}"
    t = charmed([flip, f"{{when: [attack], pay: {{bam: 1}}, does: [{FIVE}]}}"])
    attack(t, CHARM, f"{CHARM}/1", yellow=["2b", "blank"], **BLANKS)
    assert result(t)[0] == 2 + 2 + 5


# -- rerolls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GLOSS-07", "MD-ENCH-01", "MD-SKILL-02")
def test_symbols_an_enemys_enchantment_rolled_away_cannot_be_spent() -> None:
    theirs = ["{when: [defence], pay: {bam: 1}, does: [{do: reroll, of: attack}]}"]
    t = charmed([f"{{when: [attack], pay: {{bam: 1}}, does: [{FIVE}]}}"], theirs)
    fate(t, 1, 1, yellow=["2b", "1"], blue=["2b", "blank"], green=["blank"])
    say(t, "melee,1")
    assert events(t, foes.EnemyRerolled) and asked(t)[1] == "act" and result(t)[0] == 2


@pytest.mark.rule("MD-REROLL-02", "MD-SKILL-02")
def test_an_enemy_rerolls_dice_before_it_rerolls_blanks_only() -> None:
    theirs = [
        "{when: [attack], does: [{do: reroll, of: attack, blanks: true}]}",
        "{when: [attack], does: [{do: reroll, of: attack}]}",
    ]
    t = charmed(theirs=theirs, dice="{melee: {yellow: 2}}")
    fate(t, 0, 1, 5, yellow=["1", "blank"], blue=["blank", "blank"])  # both dice, then the blank one alone
    say(t, "rest")
    assert [len(told.dice) for told in events(t, foes.EnemyRerolled)] == [2, 1] and result(t)[0] == 3


# -- Powers that say several things ----------------------------------------------------------------------------------
@pytest.mark.rule("MD-COMBAT-03", "MD-EFFECT-16", "MD-EQUIP-16")
@pytest.mark.parametrize("price", ["discard: true", "life: 1"])
def test_a_power_paid_for_gives_its_reroll_too(price: str) -> None:
    words = "[{do: dice, of: red, amount: 1}, {do: reroll, of: attack}]"
    t = charmed([f"{{when: [attack], pay: {{{price}}}, does: {words}}}"])
    fate(t, 1, 1, 1, yellow=["blank", "blank"], red=["blank"], **BLANKS)
    say(t, "melee,1", CHARM)
    assert asked(t)[1] == "reroll" and rolled(t)["red"] == 1
    say(t, f"{CHARM},attack")
    assert result(t)[0] == 3 and one(t).life == (4 if "life" in price else 5)  # paid once


@pytest.mark.rule("MD-GLOSS-08", "MD-COND-02")
@pytest.mark.parametrize("more", ["", ", {do: hits, amount: 1}"])
def test_a_power_that_fills_several_blanks_is_paid_for_once(more: str) -> None:
    t = charmed([f"{{when: [attack], pay: {{life: 1}}, does: [{{do: fill-blanks, of: attack, most: 2}}{more}]}}"])
    answers = [CHARM] if more else ["attack,0"]
    attack(t, *answers, yellow=["blank", "blank"], **BLANKS)
    assert result(t)[0] == (3 if more else 2) and one(t).life == 4


@pytest.mark.rule("MD-EFFECT-09", "MD-DICE-07")
def test_dice_of_either_colour_are_chosen_when_the_others_are_known() -> None:
    either = "{when: [attack], does: [{do: dice, of: attack, amount: 1}]}"
    t = charmed([either, "{when: [attack], does: [{do: dice, of: red, amount: 3}]}"])
    attack(t, yellow=["1", "1", "1"], red=["1", "1", "1"], **BLANKS)  # no room but for a yellow one
    assert (rolled(t)["yellow"], rolled(t)["red"]) == (3, 3) and not events(t, foes.DiceLost)


@pytest.mark.rule("MD-COMBAT-05", "MD-DICE-07", "MD-EFFECT-08", "MD-EFFECT-10")
@pytest.mark.parametrize("of", ["red", "attack"])
def test_four_red_dice_with_a_penalty_of_one_leave_two(of: str) -> None:
    theirs = [f"{{when: [defence], does: [{{do: dice, of: {of}, amount: -1}}]}}"]  # an Enemy takes the stronger die
    t = charmed(["{when: [attack], does: [{do: dice, of: red, amount: 4}]}"], theirs)
    attack(t, yellow=["1", "1"], red=["1", "1"], **BLANKS)
    assert (rolled(t)["yellow"], rolled(t)["red"]) == (2, 2)
    assert [(told.colour, told.amount) for told in events(t, foes.DiceLost)] == [("red", 1)]


@pytest.mark.rule("MD-EFFECT-07", "MD-DICE-07")
def test_a_die_more_by_an_enchantment_is_told() -> None:
    t = charmed(["{when: [attack], pay: {bam: 1}, does: [{do: dice, of: red, amount: 1}]}"])
    fate(t, 5, yellow=["2b", "1"], **BLANKS)
    say(t, "melee,1", CHARM)
    assert [told.die for told in events(t, foes.DieAdded)] == ["red-5"] and result(t)[0] == 6


# -- Damage that is no blow ------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GLOSS-05", "MD-LIFE-04")
def test_kill_instantly_is_more_than_can_be_ignored() -> None:
    """Owen ignores the first Damage of an Enemies' Phase; it does not save him."""
    t = charmed(theirs=["{when: [attack], pay: {bam: 1}, does: [{do: kill}]}"], heroes=["owen"])
    defend(t, yellow=["2b", "blank"], red=["blank"], blue=["2b", "2b"])
    assert [told.who for told in events(t, ev.Died)] == [0]


@pytest.mark.rule("MD-EQUIP-07", "MD-SKILL-14")
def test_a_potion_may_be_drunk_before_retaliation_kills() -> None:
    def change(g: Any) -> None:
        g.heroes[0].life = 1
        g.heroes[0].pack.append("healing-potion-1")

    t = charmed(theirs=["{when: [defence], does: [{do: retaliate, amount: 2}]}"], change=change)
    attack(t, yellow=["blank", "blank"], blue=["1", "1"], green=["blank"])
    assert asked(t) == (0, "save") and offered(t) == ["healing-potion-1", "none"]
    say(t, "healing-potion-1")
    assert one(t).life == 1 and one(t).up


@pytest.mark.rule("MD-EQUIP-07", "MD-MOB-05")
def test_a_potion_may_be_drunk_before_damage_around_kills() -> None:
    def change(g: Any) -> None:
        g.heroes[0].xp = 9
        g.heroes[1].life = 1
        g.heroes[1].pack = ["healing-potion-1"]

    power = "{when: [attack], pay: {bam: 1}, does: [{do: hurt, amount: 1, whom: opponents-around}]}"
    t = charmed(theirs=[power], change=change, seats=2, heroes=["bjorn", "elias"])
    fate(t, yellow=["2b", "1"], red=["blank"], blue=["2b", "2b"])
    say(t, "rest", "rest")
    assert asked(t) == (1, "save")
    say(t, "healing-potion-1")
    assert one(t, 1).life == 2


@pytest.mark.rule("MD-SKILL-14", "MD-ACT-03")
def test_a_kill_by_retaliation_is_a_fatal_blow_but_grants_no_later_move() -> None:
    mine = [
        "{when: [defence], does: [{do: retaliate, amount: 1}]}",
        "{when: [kill], does: [{do: step-now, amount: 1}, {do: heal, amount: 1}]}",
    ]

    def change(g: Any) -> None:
        g.enemies[1].life, g.heroes[0].life = 1, 3

    t = charmed(mine, change=change)
    attack(t, yellow=["blank", "blank"], blue=["1", "1"], green=["blank"])
    fate(t, yellow=["blank", "blank"], red=["blank"], blue=["1", "1"])
    say(t, "rest")
    idle(t, lambda g: g.active < 0 or g.round > 1)
    assert not t.state.enemies and one(t).life == 4 and one(t).points == 0


@pytest.mark.rule("MD-COND-02")
def test_damage_suffered_of_ones_own_will_is_not_ignored() -> None:
    """Owen's Thick Skin is for the first Damage of an Enemies' Phase that others do to him."""
    power = "{when: [defence], pay: {life: 1}, does: [{do: shields, amount: 1}]}"
    t = charmed([power], heroes=["owen"], dice="{melee: {yellow: 2}}")
    defend(t, CHARM, yellow=["1", "1"], blue=["blank", "blank"])
    assert result(t) == (2, 1, 1) and one(t).life == 4 and len(events(t, ev.Ignored)) == 1


# -- Powers in an Enemy's hands --------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GUARDIAN-07", "MD-GUARDIAN-08", "MD-SKILL-02")
@pytest.mark.parametrize("word", ["{do: heal, amount: 1", "{do: hurt, amount: 1", "{do: stun"])
def test_what_reaches_the_owners_side_reaches_enemies_if_one_owns_it_and_only_for_good(word: str) -> None:
    def change(g: Any) -> None:
        put(g, "orc-flayers-1", LIT, life=1, stunned=True)  # it will only stand up
        g.enemies[1].life = 10

    t = charmed(theirs=[f"{{when: [attack], does: [{word}, whom: heroes-here}}]}}"], change=change, seats=2)
    t.state.heroes[0].xp = 9
    fate(t, yellow=["blank", "blank"], red=["blank"], blue=["blank", "blank"])
    say(t, "rest", "rest", "1")
    good = "heal" in word
    assert [foe.life for foe in t.state.enemies.values()] == ([11, 2] if good else [10, 1])
    assert not events(t, foes.EnemyStunned) and not events(t, ev.Stunned)
    assert one(t).life == 5 and one(t, 1).life == 5


# -- told again ------------------------------------------------------------------------------------------------------
def test_dice_lie_in_the_telling_as_they_lay_on_the_table() -> None:
    """A blank die gains a Diamond and is rolled again; an Enchantment adds a die."""
    mine = [
        "{when: [defence], does: [{do: fill-blanks, of: defence, most: 1, symbol: diamond}]}",
        "{when: [defence], pay: {bam: 1}, does: [{do: dice, of: green, amount: 1}]}",
    ]
    t = charmed(mine, ["{when: [attack], does: [{do: reroll, of: defence}]}"], dice="{melee: {yellow: 1}}")
    fate(t, 5, 2, 3, yellow=["1"], blue=["2b", "blank"])
    film = Film(t.game)
    say(t, "rest", f"{CHARM}/1", film=film)
    views = [view for _, _, view in film.frames(0, t.content)]
    dice = [view["combat"]["defence"] for view in views if view["combat"]]
    gained = [[die["diamond"] for die in row] for row in dice if row]
    assert gained[0] == [0, 0] and [0, 1] in gained and gained[-1] == [0, 0, 0]
    assert [die["colour"] for die in dice[-1]] == ["blue", "blue", "green"]
