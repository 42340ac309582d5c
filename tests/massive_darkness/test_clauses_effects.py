"""Combat types, effects and conditions, one by one, in words anyone can put on a card (p. 53)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.records.powers import COMBATS

from .packs import BESIDE, CHARM, DARK, LIT, WEAPONS, attack, charmed, defend, result, rolled
from .tables import asked, events, fate, offered, one, refused, say

BLANKS: dict[str, Any] = {"blue": ["blank", "blank"], "green": ["blank"]}  # the dummy's Defence dice
TWO: dict[str, Any] = {"yellow": ["1", "1"]}  # two Hits of an Axe, a Bow or a Staff
BLOW: dict[str, Any] = {"yellow": ["1", "1"], "red": ["2b"]}  # the dummy's Attack dice: four Hits and a Bam
ATTACKING = ("attack", "melee", "ranged", "magic")
DEFENDING = ("defence", "melee-defence", "ranged-defence", "magic-defence")
FIVE = "{do: hits, amount: 5}"  # which tells in the result whether a Power has worked


def armed(kind: str) -> Any:
    """The Hero can attack in this way: from where it stands, or at a dummy next to it."""

    def change(g: Any) -> None:
        g.heroes[0].hands = [WEAPONS[kind]]
        g.enemies[1].at = LIT if kind == "melee" else BESIDE

    return change


# -- which kind of combat --------------------------------------------------------------------------------------------
def works(moment: str, kind: str, attacking: bool) -> bool:
    """What the rulebook says about the first word of a combat Skill."""
    if attacking:
        return moment in ("attack", kind)
    return moment in ("defence", f"{kind}-defence")


@pytest.mark.rule("MD-TYPE-02", "MD-TYPE-03", "MD-TYPE-04", "MD-TYPE-05")
@pytest.mark.parametrize("kind", COMBATS)
@pytest.mark.parametrize("moment", [*ATTACKING, *DEFENDING])
def test_a_heros_power_works_in_its_own_kind_of_combat(moment: str, kind: str) -> None:
    power = f"{{when: [{moment}], does: [{FIVE}]}}"
    t = charmed([power], change=armed(kind))
    attack(t, kind=kind, **TWO, **BLANKS)
    assert result(t)[0] == (7 if works(moment, kind, attacking=True) else 2)
    dice = f"{{{kind}: {{yellow: 2}}, defence: {{blue: 1}}}}"
    t = charmed([power], change=armed(kind), dice=dice)
    defend(t, yellow=["1", "1"], blue=["blank", "blank"])
    assert result(t)[0] == (7 if works(moment, kind, attacking=False) else 2)


@pytest.mark.rule("MD-SKILL-02", "MD-TYPE-02", "MD-TYPE-03", "MD-TYPE-04", "MD-TYPE-05")
@pytest.mark.parametrize("kind", COMBATS)
@pytest.mark.parametrize("moment", [*ATTACKING, *DEFENDING])
def test_an_enemys_power_works_as_a_heros_does(moment: str, kind: str) -> None:
    power = f"{{when: [{moment}], does: [{FIVE}]}}"
    t = charmed(theirs=[power], change=armed(kind))
    attack(t, kind=kind, **TWO, **BLANKS)
    assert result(t)[0] == (7 if works(moment, kind, attacking=False) else 2)
    t = charmed(theirs=[power], change=armed(kind), dice=f"{{{kind}: {{yellow: 2}}}}")
    defend(t, yellow=["1", "1"], blue=["blank", "blank"])
    assert result(t)[0] == (7 if works(moment, kind, attacking=True) else 2)


@pytest.mark.rule("MD-TYPE-01", "MD-ENCH-01")
def test_skills_of_defence_come_before_those_of_attack() -> None:
    """The Defender cancels all symbols, then the Attacker's Skill adds one: it can be spent."""
    bam, spend = (
        "{when: [attack], does: [{do: symbol, symbol: bam}]}",
        f"{{when: [attack], pay: {{bam: 1}}, does: [{FIVE}]}}",
    )
    none = "{when: [defence], does: [{do: cancel, side: attack, symbol: all}]}"
    t = charmed([bam, spend], theirs=[none])
    attack(t, f"{CHARM}/1", yellow=["2b", "2b"], **BLANKS)
    assert result(t)[0] == 4 + 5
    t = charmed([none], theirs=[bam, spend])
    defend(t, yellow=["2b", "2b"], red=["2b"], blue=["blank", "blank"])
    assert result(t)[0] == 6 + 5 and len(events(t, foes.EnemyEnchanted)) == 1


@pytest.mark.rule("MD-TYPE-06", "MD-ENCH-12")
@pytest.mark.parametrize(
    ("price", "faces", "able"),
    [
        ("bam: 1", ["2b", "1"], True),
        ("bam: 1", ["1", "1"], False),
        ("bam: 1", ["3d", "1"], False),  # a Diamond is no Bam
        ("diamond: 1", ["2b", "2b"], False),
        ("diamond: 1", ["3d", "1"], True),
        ("bam: 2", ["2b", "1"], False),
        ("bam: 2", ["2b", "2b"], True),
        ("bam: 1, diamond: 1", ["2b", "3d"], True),
        ("bam: 1, diamond: 1", ["3d", "3d"], False),
    ],
)
def test_an_enchantment_is_paid_with_the_symbols_it_names(price: str, faces: list[str], able: bool) -> None:
    power = f"{{when: [attack], pay: {{{price}}}, does: [{FIVE}]}}"
    t = charmed([power], change=lambda g: g.heroes[0].hands.__setitem__(0, "thunder-hammer"))
    fate(t, red=faces, **BLANKS)
    say(t, "melee,1")
    asked_for = asked(t)[1] == "enchantment" and CHARM in offered(t)
    assert asked_for == able
    if able:
        say(t, CHARM)
        if asked(t)[1] == "enchantment":
            assert CHARM not in offered(t)  # once
            say(t, "done")
    elif asked(t)[1] == "enchantment":
        say(t, "done")
    hits = sum(int(face[0]) for face in faces)
    assert result(t)[0] == hits + 5 * able


# -- Hits, Shields, symbols, Damage ----------------------------------------------------------------------------------
@pytest.mark.rule("MD-EFFECT-01")
@pytest.mark.parametrize(("amount", "hits"), [(2, 4), (-1, 1), (-5, 0)])
def test_more_and_fewer_hits(amount: int, hits: int) -> None:
    t = charmed([f"{{when: [attack], does: [{{do: hits, amount: {amount}}}]}}"])
    attack(t, **TWO, **BLANKS)
    assert result(t) == (hits, 0, hits)
    t = charmed(theirs=[f"{{when: [attack], does: [{{do: hits, amount: {amount}}}]}}"])
    defend(t, **BLOW, blue=["blank", "blank"])
    assert result(t)[0] == max(4 + amount, 0)


@pytest.mark.rule("MD-EFFECT-02")
def test_the_attacker_has_fewer_hits() -> None:
    power = "{when: [defence], does: [{do: hits, amount: -3}]}"
    t = charmed([power])
    defend(t, **BLOW, blue=["1", "blank"])
    assert result(t) == (1, 1, 0) and one(t).life == 5
    t = charmed(theirs=[power])
    attack(t, **TWO, **BLANKS)
    assert result(t) == (0, 0, 0)


@pytest.mark.rule("MD-EFFECT-03")
@pytest.mark.parametrize(("amount", "shields"), [(2, 3), (-1, 0), (-4, 0)])
def test_more_and_fewer_shields(amount: int, shields: int) -> None:
    power = f"{{when: [defence], does: [{{do: shields, amount: {amount}}}]}}"
    t = charmed([power])
    defend(t, **BLOW, blue=["1", "blank"])
    assert result(t) == (4, shields, 4 - shields)
    t = charmed(theirs=[power])
    attack(t, **TWO, blue=["1", "blank"], green=["blank"])
    assert result(t) == (2, shields, max(2 - shields, 0))


@pytest.mark.rule("MD-EFFECT-04")
def test_the_defender_has_fewer_shields_but_never_less_than_none() -> None:
    power = "{when: [attack], does: [{do: shields, amount: -2}]}"
    for blue, shields in ((["1", "blank"], 0), (["2b", "1"], 1)):
        t = charmed([power])
        attack(t, **TWO, blue=blue, green=["blank"])
        assert result(t) == (2, shields, 2 - shields)
        t = charmed(theirs=[power])
        defend(t, **BLOW, blue=blue)
        assert result(t) == (4, shields, 4 - shields)


@pytest.mark.rule("MD-EFFECT-05", "MD-ENCH-03")
@pytest.mark.parametrize("symbol", ["bam", "diamond"])
def test_more_symbols_to_spend(symbol: str) -> None:
    for moment in ("attack", "defence"):
        gain = f"{{when: [{moment}], does: [{{do: symbol, symbol: {symbol}, amount: 2}}]}}"
        spend = f"{{when: [{moment}], pay: {{{symbol}: 2}}, does: [{FIVE}]}}"
        t = charmed([gain, spend])
        if moment == "attack":
            attack(t, f"{CHARM}/1", **TWO, **BLANKS)
        else:
            defend(t, f"{CHARM}/1", **BLOW, blue=["1", "1"])
        assert result(t)[0] == 5 + (2 if moment == "attack" else 4)
        t = charmed(theirs=[gain, spend])
        if moment == "attack":
            defend(t, **BLOW, blue=["1", "1"])
        else:
            attack(t, **TWO, **BLANKS)
        assert len(events(t, foes.EnemyEnchanted)) == 1
    t = charmed([spend])
    defend(t, **BLOW, blue=["1", "1"])
    assert result(t)[0] == 4  # nothing to pay with


@pytest.mark.rule("MD-EFFECT-06", "MD-DMG-01")
def test_extra_damage_ignores_shields() -> None:
    power = "{when: [attack], does: [{do: damage, amount: 2}]}"
    t = charmed([power])
    attack(t, **TWO, blue=["2b", "2b"], green=["2b"])
    assert result(t) == (2, 6, 2) and t.state.enemies[1].life == 28
    t = charmed(theirs=[power])
    defend(t, yellow=["blank", "blank"], red=["blank"], blue=["2b", "2b"])
    assert result(t) == (0, 4, 2) and one(t).life == 3


@pytest.mark.rule("MD-EFFECT-19")
@pytest.mark.parametrize(
    ("symbol", "faces", "left"),
    [("bam", ["2b", "1"], 0), ("bam", ["2b", "2b"], 1), ("diamond", ["2b", "1"], 1), ("diamond", ["2b", "2b"], 2)],
)
def test_a_symbol_of_the_attack_is_cancelled(symbol: str, faces: list[str], left: int) -> None:
    """The dummy spends every Bam it has on Damage; the Hero cancels one symbol while defending."""
    spend = "{when: [attack], pay: {bam: 1}, repeat: 9, does: [{do: damage, amount: 1}]}"
    t = charmed([f"{{when: [defence], does: [{{do: cancel, side: attack, symbol: {symbol}}}]}}"], theirs=[spend])
    defend(t, yellow=faces, red=["1"], blue=["blank", "blank"])
    assert len(events(t, foes.EnemyEnchanted)) == left
    assert result(t)[0] == sum(int(face[0]) for face in faces) + 1  # Hits are not touched


@pytest.mark.rule("MD-EFFECT-19")
@pytest.mark.parametrize(("symbol", "left"), [("bam", 1), ("diamond", 1)])
def test_a_symbol_of_the_defence_is_cancelled(symbol: str, left: int) -> None:
    """The dummy rolls a Bam and a Diamond for its two Enchantments of Defence; one of them fails."""
    shield = [
        f"{{when: [defence], pay: {{{paid}: 1}}, does: [{{do: shields, amount: 1}}]}}" for paid in ("bam", "diamond")
    ]
    t = charmed([f"{{when: [attack], does: [{{do: cancel, side: defence, symbol: {symbol}}}]}}"], theirs=shield)
    attack(t, **TWO, blue=["2b", "blank"], green=["3d"])
    assert len(events(t, foes.EnemyEnchanted)) == left and result(t)[1] == 5 + 1


@pytest.mark.rule("MD-EFFECT-20")
def test_all_symbols_of_a_side_are_cancelled() -> None:
    spend = "{when: [attack], pay: {bam: 1}, repeat: 9, does: [{do: damage, amount: 1}]}"
    gems = "{when: [attack], pay: {diamond: 1}, repeat: 9, does: [{do: damage, amount: 1}]}"
    t = charmed(["{when: [defence], does: [{do: cancel, side: attack, symbol: all}]}"], theirs=[spend, gems])
    defend(t, yellow=["2b", "2b"], red=["3d"], blue=["blank", "blank"])
    assert not events(t, foes.EnemyEnchanted) and result(t)[0] == 7
    shield = "{when: [defence], pay: {bam: 1}, repeat: 9, does: [{do: shields, amount: 1}]}"
    t = charmed(["{when: [attack], does: [{do: cancel, side: defence, symbol: all}]}"], theirs=[shield])
    attack(t, **TWO, blue=["2b", "2b"], green=["3d"])
    assert not events(t, foes.EnemyEnchanted) and result(t)[1] == 7
    t = charmed(["{when: [attack], does: [{do: cancel, side: attack, symbol: all}]}"], theirs=[shield])
    attack(t, **TWO, blue=["2b", "2b"], green=["3d"])
    assert len(events(t, foes.EnemyEnchanted)) == 2  # the other side's are left


# -- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EFFECT-07", "MD-DICE-07")
@pytest.mark.parametrize(
    ("colour", "amount", "dice"),
    [
        ("red", 1, {"yellow": 2, "red": 1}),
        ("yellow", 1, {"yellow": 3}),
        ("yellow", 4, {"yellow": 3}),
        ("red", 5, {"yellow": 2, "red": 3}),
    ],
)
def test_more_attack_dice_of_a_colour(colour: str, amount: int, dice: dict[str, int]) -> None:
    t = charmed([f"{{when: [attack], does: [{{do: dice, of: {colour}, amount: {amount}}}]}}"])
    attack(t)
    assert rolled(t) == {**dice, "blue": 2, "green": 1}
    assert sum(event.amount for event in events(t, foes.DiceLost)) == sum((2, amount)) - sum(dice.values())


@pytest.mark.rule("MD-EFFECT-11", "MD-DICE-07")
@pytest.mark.parametrize(
    ("colour", "amount", "dice"),
    [("green", 1, {"blue": 2, "green": 1}), ("blue", 1, {"blue": 3}), ("blue", 4, {"blue": 3})],
)
def test_more_defence_dice_of_a_colour(colour: str, amount: int, dice: dict[str, int]) -> None:
    t = charmed([f"{{when: [defence], does: [{{do: dice, of: {colour}, amount: {amount}}}]}}"])
    defend(t)
    assert rolled(t) == {"yellow": 2, "red": 1, **dice}


@pytest.mark.rule("MD-EFFECT-13", "MD-EFFECT-09", "MD-DICE-07")
def test_more_dice_of_any_colours() -> None:
    """The owner chooses each of them, within the limit; an Enemy takes the stronger."""
    t = charmed(["{when: [defence], does: [{do: dice, of: defence, amount: 2}]}"])
    say(t, "rest")
    assert asked(t) == (0, "more-dice") and sorted(offered(t)) == ["blue", "green"]
    say(t, "blue")  # the third; the other die can only be green
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 3, "green": 1}
    t = charmed(["{when: [defence], does: [{do: dice, of: defence, amount: 2}]}"])
    say(t, "rest", "green", "green")
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 2, "green": 2}
    t = charmed(theirs=["{when: [defence], does: [{do: dice, of: defence, amount: 3}]}"])
    attack(t)
    assert rolled(t) == {"yellow": 2, "blue": 3, "green": 3}
    t = charmed(theirs=["{when: [attack], does: [{do: dice, of: attack, amount: 1}]}"])
    defend(t)
    assert rolled(t) == {"yellow": 2, "red": 2, "blue": 2}


@pytest.mark.rule("MD-EFFECT-09", "MD-EFFECT-07", "MD-DICE-07", "MD-ENCH-02")
def test_an_enchantment_adds_dice_that_are_rolled_at_once() -> None:
    """Of the colour it names, or as its owner wants; three of a colour at most; their symbols can be spent."""
    t = charmed(["{when: [attack], pay: {bam: 1}, repeat: 2, does: [{do: dice, of: attack, amount: 1}]}"])
    fate(t, 5, 1, yellow=["2b", "1"], **BLANKS)
    say(t, "melee,1", CHARM)
    assert asked(t) == (0, "more-dice") and offered(t) == ["red", "yellow"]
    say(t, "yellow")  # which shows two Hits and a Bam
    assert offered(t) == [CHARM, "done"]
    say(t, CHARM)  # a third yellow die lies there: only red is left
    assert result(t)[0] == 2 + 1 + 2 + 1
    t = charmed(theirs=["{when: [attack], pay: {bam: 1}, does: [{do: dice, of: yellow, amount: 5}]}"])
    fate(t, 1, yellow=["1", "1"], red=["2b"], blue=["blank", "blank"])
    say(t, "rest")
    assert result(t)[0] == 4 + 1


@pytest.mark.rule("MD-EFFECT-08", "MD-TYPE-08")
def test_fewer_attack_dice_of_a_colour() -> None:
    t = charmed(["{when: [attack], does: [{do: dice, of: yellow, amount: -1}]}"])
    attack(t)
    assert rolled(t) == {"yellow": 1, "blue": 2, "green": 1}
    t = charmed(["{when: [defence], does: [{do: dice, of: red, amount: -2}]}"])  # the Attacker's
    defend(t)
    assert rolled(t) == {"yellow": 2, "blue": 2}


@pytest.mark.rule("MD-EFFECT-12", "MD-TYPE-08")
def test_fewer_defence_dice_of_a_colour() -> None:
    t = charmed(["{when: [attack], does: [{do: dice, of: blue, amount: -1}]}"])  # the Defender's
    attack(t)
    assert rolled(t) == {"yellow": 2, "blue": 1, "green": 1}
    t = charmed(["{when: [defence], does: [{do: dice, of: blue, amount: -1}]}"])
    defend(t)
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 1}
    t = charmed(theirs=["{when: [attack], does: [{do: dice, of: green, amount: -1}]}"])
    defend(t)
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 2}  # there was no green one


@pytest.mark.rule("MD-EFFECT-08", "MD-EFFECT-12", "MD-TYPE-07")
@pytest.mark.parametrize(("colour", "left"), [("yellow", 3), ("red", 3)])
def test_an_enchantment_takes_rolled_dice_of_a_colour(colour: str, left: int) -> None:
    """All dice are rolled; the best of that colour goes: a yellow 2, or the red 2."""
    t = charmed([f"{{when: [defence], pay: {{bam: 1}}, does: [{{do: dice, of: {colour}, amount: -1}}]}}"])
    fate(t, yellow=["2b", "1"], red=["2b"], blue=["2b", "blank"])
    say(t, "rest", CHARM)
    if asked(t)[1] == "remove-die":
        assert len(offered(t)) == 2  # of the yellow ones the Hero chooses
        say(t, "attack,0")
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 2} and result(t)[0] == left


@pytest.mark.rule("MD-EFFECT-10", "MD-TYPE-08")
def test_the_attacker_rolls_fewer_dice_of_any_colours() -> None:
    t = charmed(["{when: [defence], does: [{do: dice, of: attack, amount: -2}]}"])
    say(t, "rest")
    assert asked(t) == (0, "fewer-dice") and offered(t) == ["red", "yellow"]
    say(t, "red")
    assert rolled(t) == {"yellow": 1, "blue": 2}  # then only yellow ones are left
    t = charmed(theirs=["{when: [defence], does: [{do: dice, of: attack, amount: -1}]}"])
    attack(t)
    assert rolled(t) == {"yellow": 1, "blue": 2, "green": 1}


@pytest.mark.rule("MD-EFFECT-10", "MD-EFFECT-14", "MD-TYPE-07")
def test_an_enchantment_takes_the_dice_its_owner_wants() -> None:
    t = charmed(["{when: [defence], pay: {bam: 1}, does: [{do: dice, of: attack, amount: -1}]}"])
    fate(t, yellow=["1", "2b"], red=["3d"], blue=["2b", "blank"])
    say(t, "rest", CHARM)
    assert asked(t) == (0, "remove-die") and offered(t) == ["attack,0", "attack,1", "attack,2"]
    say(t, "attack,2")
    assert result(t)[0] == 3
    t = charmed(theirs=["{when: [defence], pay: {bam: 1}, does: [{do: dice, of: attack, amount: -1}]}"])
    attack(t, yellow=["1", "2b"], blue=["2b", "blank"], green=["blank"])
    assert result(t)[0] == 1  # an Enemy takes the best


@pytest.mark.rule("MD-TYPE-07", "MD-GAME-04")
def test_among_equally_good_dice_the_players_choose_for_an_enemy() -> None:
    t = charmed(
        theirs=["{when: [defence], pay: {bam: 1}, does: [{do: dice, of: attack, amount: -1}]}"],
        change=lambda g: g.heroes[0].hands.__setitem__(0, "great-axe"),
    )
    fate(t, yellow=["2b"], red=["2b"], blue=["2b", "blank"], green=["blank"])
    say(t, "melee,1")
    assert asked(t) == (0, "remove-die") and offered(t) == ["attack,0", "attack,1"]
    say(t, "attack,1")
    assert result(t)[0] == 2


@pytest.mark.rule("MD-EFFECT-10", "MD-ENCH-12")
def test_a_die_taken_away_takes_its_symbol_along() -> None:
    """The dummy would spend its only Bam, but the Hero, who comes first, takes that die."""
    spend = "{when: [attack], pay: {bam: 1}, does: [{do: damage, amount: 1}]}"
    for die, spent in (("attack,0", 0), ("attack,2", 1)):
        t = charmed(["{when: [defence], pay: {bam: 1}, does: [{do: dice, of: attack, amount: -1}]}"], theirs=[spend])
        fate(t, yellow=["2b", "1"], red=["3d"], blue=["2b", "blank"])
        say(t, "rest", CHARM, die)
        assert len(events(t, foes.EnemyEnchanted)) == spent


@pytest.mark.rule("MD-EFFECT-15")
def test_the_defender_rolls_no_dice() -> None:
    power = "{when: [attack], does: [{do: no-dice, side: defence}]}"
    t = charmed([power], theirs=["{when: [defence], does: [{do: shields, amount: 1}]}"])
    attack(t, **TWO)
    assert rolled(t) == {"yellow": 2} and result(t) == (2, 1, 1)  # other Shields count
    t = charmed(theirs=[power])
    defend(t, **BLOW)
    assert rolled(t) == {"yellow": 2, "red": 1} and one(t).life == 1


@pytest.mark.rule("MD-EFFECT-15", "MD-TYPE-07")
def test_an_enchantment_takes_all_the_defenders_dice_after_the_roll() -> None:
    t = charmed(["{when: [attack], pay: {bam: 1}, does: [{do: no-dice, side: defence}]}"])
    attack(t, CHARM, yellow=["2b", "1"], blue=["2b", "1"], green=["3d"])
    assert rolled(t)["blue"] == 2 and result(t) == (3, 0, 3)


# -- rerolls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EFFECT-16", "MD-EFFECT-17", "MD-REROLL-01")
@pytest.mark.parametrize(
    ("moment", "side"), [("attack", "attack"), ("attack", "defence"), ("defence", "defence"), ("defence", "attack")]
)
def test_a_reroll_is_of_all_dice_of_a_side_or_of_none(moment: str, side: str) -> None:
    power = f"{{when: [{moment}], does: [{{do: reroll, of: {side}}}]}}"
    for wanted in (True, False):
        t = charmed([power])
        if moment == "attack":
            fate(t, *[5] * (2 if side == "attack" else 3), yellow=["blank", "1"], blue=["1", "1"], green=["1"])
            say(t, "melee,1")
            before, after = (1, 3), ((4, 3) if side == "attack" else (1, 7))
        else:
            fate(t, *[5] * (3 if side == "attack" else 2), yellow=["1", "1"], red=["1"], blue=["1", "blank"])
            say(t, "rest")
            before, after = (3, 1), ((7, 1) if side == "attack" else (3, 4))
        assert asked(t) == (0, "reroll") and offered(t) == [f"{CHARM},{side}", "keep"]  # no single dice
        say(t, f"{CHARM},{side}" if wanted else "keep")
        assert result(t)[:2] == (after if wanted else before)
        assert asked(t)[1] == "act"  # one more time, not more often


@pytest.mark.rule("MD-EFFECT-18")
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_a_reroll_of_either_side_is_of_one_of_them(side: str) -> None:
    t = charmed(["{when: [attack], does: [{do: reroll, of: either}]}"])
    fate(t, *[0] * (2 if side == "attack" else 3), yellow=["1", "1"], blue=["1", "1"], green=["1"])
    say(t, "melee,1")
    assert offered(t) == [f"{CHARM},attack", f"{CHARM},defence", "keep"]
    say(t, f"{CHARM},{side}")
    assert result(t)[:2] == ((0, 3) if side == "attack" else (2, 0)) and asked(t)[1] == "act"


@pytest.mark.rule("MD-REROLL-01", "MD-GLOSS-07")
def test_rerolls_add_up_and_the_last_one_counts() -> None:
    power = "{when: [attack], does: [{do: reroll, of: attack}]}"
    t = charmed([power, power])
    fate(t, 5, 5, 1, 0, yellow=["1", "1"], **BLANKS)
    say(t, "melee,1", f"{CHARM},attack")
    assert offered(t) == [f"{CHARM}/1,attack", "keep"]
    say(t, f"{CHARM}/1,attack")
    assert result(t)[0] == 1  # two Bams came and went


# -- conditions ------------------------------------------------------------------------------------------------------
def equipped(*hands: str, body: str = "") -> Any:
    def change(g: Any) -> None:
        g.heroes[0].hands, g.heroes[0].body = list(hands), body

    return change


EQUIPMENT = [
    ("{is: two-weapons}", ("dagger", "dagger"), "", True, "MD-COND-04"),
    ("{is: two-weapons}", ("dagger", "sling"), "", True, "MD-COND-04"),
    ("{is: two-weapons}", ("dagger", "buckler"), "", False, "MD-COND-04"),  # a shield is no weapon
    ("{is: two-weapons}", ("longsword", "longsword"), "", True, "MD-COND-04"),  # though it has Defence dice too
    ("{is: two-weapons}", ("axe",), "", False, "MD-COND-04"),  # two hands are not two weapons
    ("{is: two-weapons}", ("dagger",), "", False, "MD-COND-04"),
    ("{is: equipped, tags: [mace, hammer]}", ("mace",), "", True, "MD-COND-05"),
    ("{is: equipped, tags: [mace, hammer]}", ("hammer",), "", True, "MD-COND-05"),
    ("{is: equipped, tags: [mace, hammer]}", ("dagger", "ice-mace"), "", True, "MD-COND-05"),
    ("{is: equipped, tags: [mace, hammer]}", ("axe",), "", False, "MD-COND-05"),
    ("{is: equipped, tags: [mace, hammer]}", ("maul",), "", False, "MD-COND-05"),  # not in its name
    ("{is: no-armour}", ("axe",), "", True, "MD-COND-06"),
    ("{is: no-armour}", ("dagger", "buckler"), "", True, "MD-COND-06"),  # a shield is no Armour
    ("{is: no-armour}", ("axe",), "leather-armour", False, "MD-COND-06"),
    ("{is: equipped, tags: [shield]}", ("dagger", "buckler"), "", True, "MD-COND-08"),
    ("{is: equipped, tags: [shield]}", ("longsword",), "plate-armour", False, "MD-COND-08"),
    ("{is: equipped, tags: [sword]}", ("short-sword",), "", True, "MD-COND-09"),
    ("{is: equipped, tags: [sword]}", ("dagger", "longsword"), "", True, "MD-COND-09"),
    ("{is: equipped, tags: [sword]}", ("dagger",), "", False, "MD-COND-09"),
    ("{is: equipped, tags: [sword]}", ("hand-axe", "runed-sword"), "", True, "MD-COND-09"),
    ("{is: equipped, tags: [sword]}", ("frostbrand",), "", False, "MD-COND-09"),  # a blade, but not in its name
    ("{is: two-handed}", ("axe",), "", True, "MD-COND-10"),
    ("{is: two-handed}", ("dagger", "dagger"), "", False, "MD-COND-10"),
]


@pytest.mark.rule("MD-COND-04", "MD-COND-05", "MD-COND-06", "MD-COND-08", "MD-COND-09", "MD-COND-10", "MD-COND-01")
@pytest.mark.parametrize(("need", "hands", "body", "met", "clause"), EQUIPMENT)
def test_conditions_about_equipment(need: str, hands: tuple[str, ...], body: str, met: bool, clause: str) -> None:
    t = charmed([f"{{when: [attack], needs: [{need}], does: [{FIVE}]}}"], change=equipped(*hands, body=body))
    fate(t, *[1] * 12)  # every Attack die shows one Hit
    say(t, "melee,1")
    while asked(t)[1] != "act":
        say(t, "done" if "done" in offered(t) else "keep")
    plain = len(events(t, foes.DiceRolled)[-1].attack)
    assert result(t)[0] - plain == 5 * met, clause


@pytest.mark.rule("MD-COND-04", "MD-COND-05", "MD-EQUIP-06")
def test_what_lies_in_the_inventory_is_not_equipped() -> None:
    for need in ("{is: two-weapons}", "{is: equipped, tags: [hammer]}"):

        def change(g: Any) -> None:
            g.heroes[0].hands, g.heroes[0].pack = ["dagger"], [CHARM, "hammer"]

        t = charmed([f"{{when: [attack], needs: [{need}], does: [{FIVE}]}}"], change=change)
        attack(t, yellow=["1"], **BLANKS)
        assert result(t)[0] == 1


@pytest.mark.rule("MD-COND-07", "MD-SHADOW-02")
@pytest.mark.parametrize(("at", "dark"), [(LIT, False), (DARK, True)])
def test_shadow_mode_is_about_where_its_owner_stands(at: str, dark: bool) -> None:
    def change(g: Any) -> None:
        g.heroes[0].at = g.enemies[1].at = at

    power = f"{{when: [defence], needs: [{{is: shadow}}], does: [{FIVE}]}}"
    for mine, theirs in (([power], []), ([], [power.replace("defence", "attack")])):
        t = charmed(mine, theirs, change)
        defend(t, **BLOW, blue=["blank", "blank"])
        assert result(t)[0] == 4 + 5 * dark
    other = power.replace("shadow", "light")
    t = charmed([other], change=change)
    defend(t, **BLOW, blue=["blank", "blank"])
    assert result(t)[0] == 4 + 5 * (not dark)


@pytest.mark.rule("MD-COND-11", "MD-COND-01")
@pytest.mark.parametrize(
    ("life", "most", "met"), [(5, 5, False), (4, 5, False), (3, 5, True), (1, 5, True), (5, 7, True)]
)
def test_wounded_counts_the_damage_suffered(life: int, most: int, met: bool) -> None:
    """[Wounded 2]: of maximum Life, however much is left; all that follows, or nothing."""

    def change(g: Any) -> None:
        g.heroes[0].life, g.heroes[0].most = life, most

    t = charmed(
        [f"{{when: [attack], needs: [{{is: wounded, least: 2}}], does: [{FIVE}, {{do: damage, amount: 1}}]}}"],
        change=change,
    )
    attack(t, **TWO, **BLANKS)
    assert result(t) == ((7, 0, 8) if met else (2, 0, 2))


@pytest.mark.rule("MD-COND-11", "MD-SKILL-02")
def test_an_enemy_can_be_wounded_too() -> None:
    for life, hits in ((30, 4), (28, 9)):
        t = charmed(
            theirs=[f"{{when: [attack], needs: [{{is: wounded, least: 2}}], does: [{FIVE}]}}"],
            change=lambda g, life=life: setattr(g.enemies[1], "life", life),
        )
        defend(t, **BLOW, blue=["blank", "blank"])
        assert result(t)[0] == hits


@pytest.mark.rule("MD-COND-01", "MD-SKILL-02", "MD-GUARDIAN-07")
@pytest.mark.parametrize(("gear", "hits"), [(["short-sword"], 8 + 5), (["axe"], 8), ([], 4)])
def test_conditions_about_equipment_hold_for_guardians_too(gear: list[str], hits: int) -> None:
    """What it carries adds its dice, and a Sword makes the dummy's own Power work."""
    t = charmed(
        theirs=[f"{{when: [attack], needs: [{{is: equipped, tags: [sword]}}], does: [{FIVE}]}}"],
        change=lambda g: setattr(g.enemies[1], "gear", list(gear)),
        dice="{melee: {yellow: 1, red: 1}}",
    )
    defend(t, yellow=["2b"] * (3 if gear else 1), red=["2b"], blue=["blank", "blank"])
    assert result(t)[0] == hits


@pytest.mark.rule("MD-COND-02")
@pytest.mark.parametrize(("life", "price", "able"), [(5, 2, True), (2, 2, True), (1, 2, False)])
def test_bloodthirst_is_paid_of_ones_own_will_and_of_ones_own_life(life: int, price: int, able: bool) -> None:
    power = f"{{when: [attack], pay: {{life: {price}}}, does: [{FIVE}]}}"
    for wanted in (True, False):
        t = charmed([power], change=lambda g: setattr(g.heroes[0], "life", life))
        fate(t, **TWO, **BLANKS)
        say(t, "melee,1")
        if not able:
            assert result(t)[0] == 2  # nobody pays more than it has
            continue
        assert asked(t) == (0, "boost") and offered(t) == [CHARM, "none"]
        say(t, CHARM if wanted else "none")
        if wanted and life == price:
            assert [event.who for event in events(t, ev.Died)] == [0] and not events(t, foes.DamageKnown)
            continue
        assert result(t)[0] == 2 + 5 * wanted and one(t).life == life - price * wanted


@pytest.mark.rule("MD-COND-02")
def test_bloodthirst_outside_combat() -> None:
    def change(g: Any) -> None:
        g.heroes[0].life = life

    for life in (1, 2):
        t = charmed(["{when: [turn], pay: {life: 2}, does: [{do: actions, amount: 1}]}"], change=change)
        if life == 1:
            assert refused(t, f"use,{CHARM}") == "MD-COND-02"
        else:
            assert f"use,{CHARM}" in offered(t)


@pytest.mark.rule("MD-COND-03")
def test_a_blood_tribute_may_be_an_allys_in_sight() -> None:
    power = f"{{when: [attack], pay: {{tribute: 2}}, does: [{FIVE}]}}"

    def change(g: Any) -> None:
        g.heroes[1].at, g.heroes[2].at = BESIDE, "6V-11"  # in sight, and around the corner
        g.heroes[1].life = 2

    t = charmed([power], change=change, seats=3)
    fate(t, **TWO, **BLANKS)
    say(t, "melee,1", CHARM)
    assert asked(t) == (0, "tribute") and offered(t) == ["0", "1"]
    say(t, "1")
    assert [hero.life for hero in t.state.heroes] == [5, 0, 5] and t.state.heroes[1].dead
    assert result(t)[0] == 7

    def weak(g: Any) -> None:
        change(g)
        g.heroes[0].life = g.heroes[1].life = 1

    t = charmed([power], change=weak, seats=3)
    attack(t, **TWO, **BLANKS)
    assert result(t)[0] == 2  # nobody in sight has so much
    turn = "{when: [turn], pay: {tribute: 2}, does: [{do: actions, amount: 1}]}"
    assert refused(charmed([turn], change=weak, seats=3), f"use,{CHARM}") == "MD-COND-03"
    t = charmed([turn], change=change, seats=3)
    say(t, f"use,{CHARM}", "0")
    assert one(t).life == 3 and one(t).actions == 4
