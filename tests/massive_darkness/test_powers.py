"""Every Power in the box, played once in combat, and every Power of an Enemy: it does what its words say, and nothing
while its conditions are not met."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness import records as c
from taverna.games.massive_darkness.events import combat as foes

from .packs import BESIDE, DARK, LIT, WEAPONS, result, rolled
from .reckoned import (
    BAM,
    BOX,
    COMBAT,
    DIAMOND,
    HIT,
    MOST,
    RECKONED,
    Case,
    Roll,
    answers,
    carried,
    kinds,
    meet,
    new,
    of,
)
from .tables import Fated, asked, events, offered, one, put, say


# -- in combat -------------------------------------------------------------------------------------------------------
@of(*COMBAT, doing=RECKONED)
@pytest.mark.rule("MD-ENCH-02", "MD-EQUIP-17", "MD-COND-01", "MD-CLASS-05", "MD-HERO-02", "MD-HERO-03", "MD-SIG-03")
def test_what_a_heros_power_does_in_combat(case: Case) -> None:
    power = case.power
    attacks = not any(moment.endswith("defence") for moment in power.on)
    for kind in kinds(case):
        for met in (True, False) if power.needs else (True,):
            if not met and any(isinstance(need, c.Against) for need in power.needs):
                continue  # see below
            fight(case, kind, attacks, met)


def fight(case: Case, kind: str, attacks: bool, met: bool) -> None:
    """One attack, by the Hero or by the dummy, against what it must come to."""
    power = case.power

    def change(g: Any) -> None:
        hero = g.heroes[0]
        if attacks and not carried(hero, kind).get("yellow") and not carried(hero, kind).get("red"):
            hero.hands = [WEAPONS[kind]]
        at = meet(hero, case, kind, met)
        hero.xp = power.pay.xp
        if any(isinstance(word, c.Heal) for word in power.does):
            hero.life -= 2
        if not attacks and power.enchantment and not BOX.items[case.item].dice.defence:
            hero.body = "cold-iron-armour"  # a Staff has no Defence dice to pay with
        hero.at = at
        near = {LIT: BESIDE, DARK: LIT}[at]
        g.enemies[1].at = at if kind == "melee" else near
        if any(isinstance(word, c.Hurt) and word.whom == "opponents-around" for word in power.does):
            put(g, "orc-enforcers-5", g.enemies[1].at, [5, 5])

    t = new(case, change, dice=f"{{{kind}: {{yellow: 3}}, defence: {{blue: 2}}}}")
    hero = one(t)
    dice = carried(hero, kind if attacks else "defence")
    colour, amount = ("blue", 2) if attacks else ("yellow", 3)
    dice[colour] = dice.get(colour, 0) + amount  # the dummy's
    if case.cls == "gladiator-berserker" and case.key != "free" and attacks and kind == "melee":
        dice["yellow"] += hero.most - hero.life >= 2  # the Crowd's Roar, which that Class always has
    roll = Roll(dice, side(attacks), power, met)
    life = hero.life
    t.state.chance = Fated(told=roll.luck())
    say(t, f"{kind},1" if attacks else "rest")
    use = met and (power.enchantment or bool(power.pay.xp or power.pay.discard or power.pay.life))
    answers(t, case.key, use)
    assert rolled(t) == {colour: n for colour, n in roll.dice.items() if n}, (kind, met)
    assert result(t) == (roll.hits, roll.shields, roll.damage), (kind, met)
    after(t, case, met, life, 0 if attacks else roll.damage)


def side(attacks: bool) -> str:
    return "attack" if attacks else "defence"


def after(t: Table, case: Case, met: bool, life: int, suffered: int) -> None:
    """What else a Power did: Stun, healing, wounds, its price."""
    power = case.power
    pay = power.pay
    hero = one(t)
    healed = sum(word.amount for word in power.does if isinstance(word, c.Heal)) * met
    assert hero.life == life - pay.life * met + healed - suffered
    assert hero.xp == (0 if met else pay.xp)
    assert (case.item in hero.pack) == (
        bool(case.item) and not (pay.discard and met) and BOX.items[case.item].slot in ("item", "consumable")
    )
    stuns = any(isinstance(word, c.Stun) for word in power.does)
    assert bool(events(t, foes.EnemyStunned)) == (stuns and met)
    hurt = sum(word.amount for word in power.does if isinstance(word, c.Hurt) and word.whom == "opponent") * met
    if hurt:
        assert t.state.enemies[1].life == 30 - hurt
    around = [word.amount for word in power.does if isinstance(word, c.Hurt) and word.whom == "opponents-around"]
    if around:
        mob = t.state.enemies[2]
        assert [*mob.minions, mob.life] == [5 - around[0]] * 3  # the Boss too


@of(*COMBAT, doing=c.AddSymbol)
@pytest.mark.rule("MD-EFFECT-05", "MD-ENCH-03")
def test_a_symbol_more_can_be_spent(case: Case) -> None:
    """It pays for an Enchantment that no die would pay for: the King's Crown, or a Staff of Defence."""
    words = [word for word in case.power.does if isinstance(word, c.AddSymbol)]
    for moment in case.power.on:
        attacks = not moment.endswith("defence")
        for met in (True, False) if case.power.needs else (True,):

            def change(g: Any, attacks: bool = attacks, met: bool = met) -> None:
                hero = g.heroes[0]
                hero.at = g.enemies[1].at = meet(hero, case, "melee", met)
                if attacks:
                    hero.pack = [*hero.pack, "kings-crown"]
                    hero.hands = hero.hands if "melee" in kinds(case) and case.item in hero.hands else ["axe"]
                else:
                    hero.hands = ["staff-of-defence"]

            t = new(case, change)
            t.state.chance = Fated(told=[1] * 5 + [2] * 4 if attacks else [1, 1])
            say(t, "melee,1" if attacks else "rest")
            paid = asked(t)[1] == "enchantment" and {"kings-crown", "staff-of-defence"} & set(offered(t))
            assert bool(paid) == met
            gems = [word for word in words if word.symbol == "diamond"]
            symbols = t.state.combat.symbols if t.state.combat else {}
            if met:
                assert symbols[side(attacks)]["bam"] == 1 and symbols[side(attacks)]["diamond"] == len(gems)


@of(*COMBAT, doing=c.Reroll)
@pytest.mark.rule("MD-REROLL-01", "MD-EFFECT-16", "MD-EFFECT-17", "MD-EFFECT-18", "MD-SIG-03")
def test_what_can_be_rolled_again(case: Case) -> None:
    (word,) = (word for word in case.power.does if isinstance(word, c.Reroll))
    for moment in case.power.on:
        attacks = not moment.endswith("defence")
        kind = kinds(case)[0]
        for met in (True, False) if case.power.needs else (True,):

            def change(g: Any, attacks: bool = attacks, met: bool = met, kind: str = kind) -> None:
                hero = g.heroes[0]
                hero.hands, hero.body = [WEAPONS[kind]], "" if attacks else "plate-armour"
                hero.xp = case.power.pay.xp
                hero.at = meet(hero, case, kind, met)
                g.enemies[1].at = hero.at if kind == "melee" else BESIDE if hero.at == LIT else LIT

            t = new(case, change, dice=f"{{{kind}: {{yellow: 2}}, defence: {{blue: 2}}}}")
            mine = len([n for n in carried(one(t), kind if attacks else "defence").values() for _ in range(n)])
            extra = sum(w.amount for w in case.power.does if isinstance(w, c.ChangeDice)) * met
            t.state.chance = Fated(told=[1] * 3 if attacks else [1, 1])
            say(t, f"{kind},1" if attacks else "rest")
            choices = [id for id in offered(t) if id.startswith(f"{case.key},")] if asked(t)[1] == "reroll" else []
            assert bool(choices) == met
            if not met:
                continue
            sides = {"own": [side(attacks)], "either": ["attack", "defence"]}.get(word.of, [word.of])
            assert list(dict.fromkeys(id.split(",")[1] for id in choices)) == sides
            say(t, choices[0])
            while asked(t)[1] == "mark":
                say(t, offered(t)[0])
            (told,) = events(t, foes.Rerolled)
            whole = {"attack": mine if attacks else 2, "defence": 2 if attacks else mine + extra}[sides[0]]
            assert len(told.dice) == (whole if word.dice in ("all", "any") else word.dice)
            again = asked(t)[1] == "reroll" and [id for id in offered(t) if id.startswith(f"{case.key},")]
            assert not again  # once


@pytest.mark.rule("MD-GLOSS-01", "MD-GLOSS-08", "MD-GLOSS-10", "MD-HERO-03")
@of(*COMBAT, doing=(c.FillBlanks, c.FlipBlanks))
def test_what_becomes_of_blank_dice(case: Case) -> None:
    words = [word for word in case.power.does if isinstance(word, c.FillBlanks | c.FlipBlanks)]
    for word in words:
        waits = any(isinstance(need, c.AfterReroll) for need in case.power.needs)
        for rerolls in (True, False) if waits else (False,):

            def change(g: Any) -> None:
                hero = g.heroes[0]
                hero.hands, g.enemies[1].at = ["longbow"], BESIDE  # a yellow and a red die
                hero.skills = {**hero.skills, "ranged-specialist": 1}

            t = new(case, change)
            t.state.chance = Fated(told=[0, 0, 2, 2, 0, 0])  # all blank, before and after
            say(t, "ranged,1")
            say(t, "ranged-specialist,attack" if rerolls else "keep")
            while t.state.combat:
                say(t, offered(t)[0])
            dice = min(word.most or 2, 2) if rerolls or not waits else 0
            each = [word.amount, word.amount] if isinstance(word, c.FillBlanks) else [2, 3]  # yellow, red
            assert result(t)[0] in ({0} if not dice else {sum(each[:dice]), sum(each[::-1][:dice])})


@pytest.mark.rule("MD-MOB-06")
@of(*COMBAT, doing=c.ReachBoss)
def test_what_reaches_the_boss(case: Case) -> None:
    for kind in kinds(case):
        for use in (True, False) if case.power.enchantment else (True,):

            def change(g: Any, kind: str = kind) -> None:
                put(g, "orc-enforcers-5", LIT if kind == "melee" else BESIDE, [5, 5])

            t = new(case, change)
            foe = t.state.enemies[2]
            pool = BOX.items[case.item].dice[kind]
            t.state.chance = Fated(told=[5] * pool.yellow + [3] * pool.red + [0, 0])
            say(t, f"{kind},2")
            if case.power.enchantment:
                say(t, case.key if use else "done")
            assert (asked(t)[1] == "boss-damage") == use
            if use:
                say(t, "1")
                assert foe.life == 4


@pytest.mark.rule("MD-SKILL-14")
@of("defence", doing=c.Retaliate)
def test_who_retaliates(case: Case) -> None:
    """A Paladin who has bought a Skill of it has the free one too."""
    (word,) = case.power.does
    assert isinstance(word, c.Retaliate)
    for blue, struck in ((2, True), (0, False)):
        t = new(case, lambda g: setattr(g.heroes[0], "body", "plate-armour"))
        t.state.chance = Fated(told=[1, 0, blue, 2])
        say(t, "rest")
        assert t.state.enemies[1].life == 30 - (word.amount + bool(case.skills)) * struck


@of(*COMBAT, needing=c.Against)
@pytest.mark.rule("MD-COND-01", "MD-ACTOR-05")
@pytest.mark.parametrize(
    ("card", "minions", "figure"),
    [
        ("orc-flayers-1", [2], "minion"),
        ("orc-flayers-1", [], "boss"),
        ("orc-agent-1", [], "agent"),
        ("ogre-mage-lower", [], "roaming"),
    ],
)
def test_who_a_power_is_against(card: str, minions: list[int], figure: str, case: Case) -> None:
    (need,) = case.power.needs
    assert isinstance(need, c.Against)
    t = new(case, lambda g: put(g, card, LIT, minions))
    say(t, "melee,2")
    more = sum(word.amount for word in case.power.does if isinstance(word, c.ChangeDice))
    assert rolled(t).get("red", 0) == more * (figure in need.figures)


# -- Enemies ---------------------------------------------------------------------------------------------------------
ENEMIES = [(card.id, at, power) for card in BOX.cards.values() for at, power in enumerate(card.powers)]


@pytest.mark.rule("MD-ENCH-09", "MD-ENEMY-06", "MD-SKILL-02", "MD-ENCH-06")
@pytest.mark.parametrize(("card", "number", "power"), ENEMIES, ids=[f"{card}-{at}" for card, at, _ in ENEMIES])
def test_what_an_enemys_enchantment_does(card: str, number: int, power: c.Power) -> None:
    """With the symbols it can spend and with none; as often as Repeat says, and no more."""
    attacks = "attack" in power.on
    printed = BOX.cards[card]
    taxed = any(isinstance(word, c.LoseXP) for word in power.does)

    def change(g: Any) -> None:
        put(g, card, LIT, [9, 9] if printed.rank == "mob" else [], life=20).life = 9
        g.heroes[0].body, g.heroes[0].xp = "plate-armour", 9 if taxed else 0
        for hero in g.heroes:
            hero.life = hero.most = 20

    colours = {"yellow": "melee", "red": "melee"} if attacks else {"blue": "defence", "green": "defence"}
    own = {colour: min(getattr(printed.dice[pool], colour), MOST) for colour, pool in colours.items()}  # type: ignore[index]
    dice = {**own, "blue": 2, "green": 0} if attacks else {"yellow": 2, "red": 0, **own}
    faces = DIAMOND if power.pay.diamond else BAM
    able = sum(amount for colour, amount in own.items() if colour in faces)
    for symbols in (0, 1, 3):
        spent = min(symbols, able)
        used = min(spent, power.repeat)
        told, left = [], spent
        for colour, amount in dice.items():
            for _ in range(amount):
                special = left > 0 and colour in own and colour in faces
                told.append(faces[colour] if special else HIT[colour])
                left -= special
        t = new(Case("", power, ""), change, seats=2, dice=None)
        t.state.chance = Fated(told=told)
        say(t, *(["rest", "rest"] if attacks else ["melee,1"]))
        known = events(t, foes.EnemyEnchanted)
        assert min(len(known), used) == used and (len(known) == used or len(printed.powers) > 1)
        hits = sum(n for colour, n in dice.items() if colour in ("yellow", "red"))
        shields = sum(n for colour, n in dice.items() if colour in ("blue", "green"))
        extra = spent * (2 if power.pay.diamond else 1)
        hits, shields = (hits + extra, shields) if attacks else (hits, shields + extra)
        enemy_words(t, card, power, used, hits, shields, attacks)


def enemy_words(t: Table, card: str, power: c.Power, used: int, hits: int, shields: int, attacks: bool) -> None:
    """What the words of an Enchantment come to after so many uses."""
    hero, mate = t.state.heroes
    foe = t.state.enemies[1]
    damage = 0
    others = [other for other in BOX.cards[card].powers if other is not power]
    for word in power.does:
        if isinstance(word, c.ChangeHits):
            hits += word.amount * used
        elif isinstance(word, c.ChangeShields):
            shields += word.amount * used
        elif isinstance(word, c.AddDamage):
            damage += word.amount * used
        elif isinstance(word, c.ChangeDice):
            shields += word.amount * used
        elif isinstance(word, c.Stun):
            assert bool(events(t, ev.Stunned)) == bool(used)
        elif isinstance(word, c.LoseXP):
            assert hero.xp == 9 - word.amount * used
        elif isinstance(word, c.LoseAction):
            assert bool(events(t, foes.Slowed)) == bool(used)
        elif isinstance(word, c.Hurt):
            assert mate.life == 20 - word.amount * used and word.whom == "opponents-around"
        elif isinstance(word, c.Heal):
            assert foe.life == 9 + word.amount * (2 if word.per_hero else 1) * used
        else:
            raise AssertionError(f"nobody looks at {word}")
    known = next(event for event in events(t, foes.DamageKnown))
    if not any("attack" in other.on if attacks else "defence" in other.on for other in others):
        assert (known.hits, known.shields, known.damage) == (
            hits,
            max(shields, 0),
            max(hits - max(shields, 0), 0) + damage,
        )
