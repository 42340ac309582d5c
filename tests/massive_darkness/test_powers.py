"""Every Power in the box, played once: it does what its words say, and nothing while its conditions are not met.

What a card should do is reckoned here by hand, word by word, from dice that all show one Hit or one Shield; the table
must come to the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import yaml

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness import records as c
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import targets
from taverna.games.massive_darkness.rules.reach import in_reach
from taverna.games.massive_darkness.rules.skills import hidden, shadowed

from .packs import BESIDE, DARK, DUMMY, LIT, WEAPONS, result, rolled
from .tables import Fated, asked, events, offered, one, put, say

BOX = taverna.find("massive-darkness").content()
COMBAT = ("attack", "melee", "ranged", "magic", "defence", "melee-defence", "ranged-defence", "magic-defence")
SWORD = {"sword": "short-sword", "mace": "mace", "hammer": "hammer", "shield": "buckler"}
HIT = {"yellow": 1, "red": 1, "blue": 2, "green": 2}  # faces with one Hit or Shield
BAM = {"yellow": 5, "red": 3, "blue": 5, "green": 3}  # with two and a Bam
DIAMOND = {"red": 5, "green": 5}  # with three and a Diamond
MOST = 3  # dice of a colour


class Case(NamedTuple):
    """A Power, and what a Hero must be or have for it."""

    id: str
    power: c.Power
    key: str  # by which questions name it
    hero: str = "siegfried"  # whose own Powers matter in no attack
    cls: str = "darkness-ranger"
    skills: tuple[tuple[str, int], ...] = ()
    level: int = 1
    item: str = ""


def cases() -> Iterator[Case]:
    """Hero cards, Class sheets, Equipment."""
    for id, hero in BOX.heroes.items():
        for name, skill in (("shadow", hero.shadow), ("special", hero.special)):
            for power in skill.powers:
                yield Case(f"{id}-{name}", power, name, hero=id)
    for id, sheet in BOX.classes.items():
        for name, skill in (("signature", sheet.signature), ("free", sheet.free)):
            for power in skill.powers:
                yield Case(f"{id}-{name}", power, name, cls=id)
        for line in sheet.lines:
            for number, step in enumerate(line.steps, 1):
                for at, power in enumerate(step.powers):
                    key = line.id if not at else f"{line.id}/{at}"
                    bought = ((line.id, number),)
                    yield Case(f"{id}-{key}-{number}", power, key, cls=id, skills=bought, level=step.level)
    for id, item in BOX.items.items():
        for at, power in enumerate(item.powers):
            key = id if not at else f"{id}/{at}"
            yield Case(key, power, key, item=id, level=item.level)


CASES = list(cases())


PLAYED: list[Case] = []


def of(*moments: str, doing: Any = object, needing: Any = None) -> Any:
    """Cases of some moments in which a word of this kind stands, or a condition; each under its own name."""
    found = [
        case
        for case in CASES
        if set(case.power.on) & set(moments)
        and any(isinstance(word, doing) for word in case.power.does)
        and (needing is None or any(isinstance(need, needing) for need in case.power.needs))
    ]
    PLAYED.extend(found)
    return pytest.mark.parametrize("case", found, ids=[case.id for case in found])


def test_no_power_is_left_out() -> None:
    assert len(CASES) > 150 and all(case in PLAYED for case in CASES)


# -- setting up ------------------------------------------------------------------------------------------------------
def new(
    case: Case, change: Any, seats: int = 1, dice: str | None = "{melee: {yellow: 2}, defence: {blue: 2}}"
) -> Table:
    """A table where the Hero has the Power, and a dummy of many Lives stands by, if it has dice; the Round is about to
    begin."""
    pack: Any = None
    if dice is not None:
        card = {"life": 30, "dice": yaml.safe_load(dice)}
        name = {"en": "X", "es": "X", "pt-BR": "X"}
        dummy = {"id": DUMMY, "name": name, "source": "pack", "rank": "roaming"}
        pack = {"enemies": {DUMMY: {**dummy, "cards": [{"tier": "lower", **card}, {"tier": "higher", **card}]}}}
    others = [name for name in ("elias", "owen") if name != case.hero][: seats - 1]
    chosen = {"heroes": [case.hero, *others], "classes": [case.cls] + ["battle-wizard"] * (seats - 1)}
    t = Table(taverna.find("massive-darkness"), seats, 0, chosen, pack)

    def arrange(g: Any) -> None:
        g.level, g.events = case.level, ["blessing-silence"] * 30
        for hero in g.heroes:
            hero.at = LIT
        hero = g.heroes[0]
        hero.skills, hero.body, hero.hands, hero.pack = dict(case.skills), "", ["axe"], []
        if case.item:
            hold(hero, case.item)
        if dice is not None:
            put(g, f"{DUMMY}-lower", LIT)
        g.phase, g.round, g.active = "start", 0, -1
        change(g)

    t.arrange(arrange)
    return t


def hold(hero: Any, id: str) -> None:
    """A card in its slot."""
    slot = BOX.items[id].slot
    if slot == "body":
        hero.body = id
    elif slot in ("one-hand", "two-hands"):
        hero.hands = [id]
    else:
        hero.pack = [id]


def meet(hero: Any, case: Case, kind: str, met: bool) -> str:
    """Make all conditions of a Power true, or the one it has false; returns the Zone to fight in."""
    at = LIT
    for need in case.power.needs:
        if isinstance(need, c.InShadow):
            at = DARK if met else LIT
        elif isinstance(need, c.InLight):
            at = LIT if met else DARK
        elif isinstance(need, c.TwoWeapons):
            hero.hands = ["dagger", "dagger"] if met else ["dagger"]
        elif isinstance(need, c.TwoHanded):
            hero.hands = ["axe"] if met else ["dagger", "dagger"]
        elif isinstance(need, c.Equipped):
            hero.hands = [SWORD[need.tags[0]] if met else "dagger"]
        elif isinstance(need, c.NoArmour):
            hero.body = "" if met else "leather-armour"
        elif isinstance(need, c.Wounded):
            hero.life = hero.most - need.least + (not met)
    return at


def kinds(case: Case) -> list[str]:
    """The combats in which a Power should be tried: of its own kind, with its own weapon."""
    weapon = [kind for kind in c.COMBATS if case.item and BOX.items[case.item].dice[kind]]
    named = [
        moment.removesuffix("-defence") for moment in case.power.on if moment.removesuffix("-defence") in c.COMBATS
    ]
    return named or weapon or list(c.COMBATS)


# -- reckoning by hand -----------------------------------------------------------------------------------------------
class Roll:
    """What an attack must come to, if all dice show one Hit or one Shield."""

    def __init__(self, dice: dict[str, int], side: str, power: c.Power, works: bool) -> None:
        self.power, self.side = power, side
        self.paid = works and (bool(power.pay.bam) or bool(power.pay.diamond))
        self.dice = {colour: dice.get(colour, 0) for colour in HIT}
        before = [word for word in power.does if isinstance(word, c.ChangeDice) and works and not power.enchantment]
        for word in before:
            if word.amount > 0:
                self.dice[word.of] += word.amount
        self.dice = {colour: min(amount, MOST) for colour, amount in self.dice.items()}
        for word in before:
            if word.amount < 0:
                self.take(word)
        hits, shields = (sum(self.dice[colour] for colour in pair) for pair in (("yellow", "red"), ("blue", "green")))
        if self.paid:  # the face that pays shows more than one
            extra = 2 * bool(power.pay.diamond) or 1
            hits, shields = (hits + extra, shields) if side == "attack" else (hits, shields + extra)
        damage = 0
        for word in power.does if works else ():
            if isinstance(word, c.ChangeHits):
                hits += word.amount
            elif isinstance(word, c.ChangeShields):
                shields += word.amount
            elif isinstance(word, c.AddDamage):
                damage += word.amount
            elif isinstance(word, c.ChangeDice) and power.enchantment:
                shields += word.amount  # each die that is taken shows one
        self.hits, self.shields = max(hits, 0), max(shields, 0)
        self.damage = max(self.hits - self.shields, 0) + damage
        if works and any(isinstance(word, c.HalfDamage) for word in power.does):
            self.damage = (self.damage + 1) // 2

    def take(self, word: c.ChangeDice) -> None:
        """Dice that are not rolled; the dummy has only blue ones."""
        colours = ["blue"] if word.of == "defence" else [word.of]
        for colour in colours:
            self.dice[colour] = max(self.dice[colour] + word.amount, 0)

    def luck(self) -> list[int]:
        """The faces, in the order in which dice are rolled."""
        pays: dict[str, int] = {}
        if self.paid:
            colours = ("yellow", "red") if self.side == "attack" else ("blue", "green")
            faces = DIAMOND if self.power.pay.diamond else BAM
            pays = {next(colour for colour in colours if colour in faces and self.dice[colour]): 1}
        told = []
        for colour, amount in self.dice.items():
            for at in range(amount):
                if pays and colour in pays and not at:
                    told.append((DIAMOND if self.power.pay.diamond else BAM)[colour])
                else:
                    told.append(HIT[colour])
        return told


def carried(hero: Any, kind: str) -> dict[str, int]:
    """The dice of all Equipped cards for an attack of a kind, or for Defence."""
    found: dict[str, int] = {}
    for id in hero.worn():
        pool = BOX.items[id].dice[kind]
        for colour in HIT:
            found[colour] = found.get(colour, 0) + getattr(pool, colour)
    return found


def answers(t: Table, key: str, use: bool) -> None:
    """Use the Power wherever it is on offer, and nothing else."""
    for _ in range(20):
        if t.over or asked(t)[1] in ("act", "learn") or not t.state.combat:
            return
        ids = offered(t)
        mine = [id for id in ids if id == key or id.startswith(f"{key},")]
        if use and mine and asked(t)[1] in ("boost", "enchantment", "reroll", "fill-blank"):
            say(t, mine[0])
        else:
            say(t, next((id for id in ("none", "keep", "done") if id in ids), ids[0]))


RECKONED = (
    c.ChangeDice,
    c.ChangeHits,
    c.ChangeShields,
    c.AddDamage,
    c.HalfDamage,
    c.Stun,
    c.Heal,
    c.Hurt,
    c.CancelSymbol,
    c.NoDice,
)
"""Words that tell in one attack; others have tests of their own."""


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


# -- all the time ----------------------------------------------------------------------------------------------------
STANDING = (c.Evasive, c.Taunt, c.MovePoints, c.GainActions, c.ShadowMode, c.Unseen, c.CombatRange, c.SwordAndSpell)


@of("always", doing=STANDING)
@pytest.mark.rule("MD-SKILL-05", "MD-SKILL-06", "MD-SKILL-09", "MD-SKILL-12", "MD-SHADOW-02")
def test_what_always_works(case: Case) -> None:
    whose = case if case.skills or case.key == "free" else case._replace(cls="battle-wizard")
    for met in (True, False) if case.power.needs else (True,):

        def change(g: Any, met: bool = met) -> None:
            g.heroes[0].at = meet(g.heroes[0], case, "melee", met)

        for word in case.power.does:
            plain = new(Case("", case.power, "", cls="battle-wizard"), change)
            always(new(whose, change), plain, word, met)


@of("always", doing=c.MaximumLife)
@pytest.mark.rule("MD-SKILL-04", "MD-LIFE-02", "MD-CLASS-07")
def test_what_raises_maximum_life(case: Case) -> None:
    """When it is learned, in every Class alike."""
    (word,) = case.power.does
    ((line, number),) = case.skills
    assert isinstance(word, c.MaximumLife)

    def change(g: Any) -> None:
        hero = g.heroes[0]
        hero.skills, hero.xp = {line: number - 1}, 10
        hero.most, hero.life = 5 + number - 1, 2
        g.enemies.clear()

    t = new(case._replace(skills=()), change)
    say(t, "rest", line)
    assert (one(t).most, one(t).life) == (5 + word.amount, 2 + word.amount)


def always(t: Table, plain: Table, word: Any, met: bool) -> None:
    """What one word means, beside a Hero that does not have it."""
    g, hero = t.state, one(t)
    if isinstance(word, c.Evasive):
        assert [option for option in offered(t) if option.startswith("move")]
        assert not [option for option in offered(plain) if option.startswith("move")]
    elif isinstance(word, c.Taunt):
        g.heroes.append(type(hero)(seat=1, hero="elias", cls="battle-wizard", at=LIT, xp=30))
        assert [found.seat for found in targets.foremost(g, g.heroes)] == [0]
        g.heroes.pop()
    elif isinstance(word, c.MovePoints):
        g.enemies.clear()
        say(t, "trade", "done")
        say(t, next(option for option in offered(t) if option.startswith("move")))
        assert hero.points == 1 + word.amount * met
    elif isinstance(word, c.GainActions):
        assert (hero.extra, hero.actions) == ({word.kind: word.amount}, 3)
    elif isinstance(word, c.ShadowMode):
        assert shadowed(g, hero) and hidden(g, hero) == (not word.skills_only)
        assert not shadowed(plain.state, one(plain))
    elif isinstance(word, c.Unseen):
        assert targets.unseen(g, hero, word.beyond + 1) and not targets.unseen(g, hero, word.beyond)
    elif isinstance(word, c.CombatRange):
        g.opened = sorted([*g.opened, "6V-13 W", "6V-13 E"])
        hero.at = one(plain).at = "6V-11"  # a row of six Zones
        plain.state.opened = g.opened
        assert sorted(in_reach(g, hero, word.combat).values())[-1] == word.most == 3
        assert sorted(in_reach(plain.state, one(plain), word.combat).values())[-1] == 2
        assert min(in_reach(g, hero, word.combat).values()) == word.least == 1
    elif isinstance(word, c.SwordAndSpell):
        g.chance = Fated(told=[1, 1, 0, 0])
        say(t, "sword-and-spell,1")
        while g.combat:
            say(t, "keep")
        bonus = sum(held.amount for held in word.attack if isinstance(held, c.ChangeHits))
        assert result(t)[0] == 2 + bonus
    else:
        raise AssertionError(f"nobody looks at {word}")


# -- at will ---------------------------------------------------------------------------------------------------------
@of("turn", "will")
@pytest.mark.rule("MD-EQUIP-15", "MD-EQUIP-16", "MD-SIG-01", "MD-SIG-03", "MD-HERO-03", "MD-ACT-02")
def test_what_is_done_at_will(case: Case) -> None:
    power, pay = case.power, case.power.pay
    word = power.does[0]
    foe = LIT if not isinstance(word, c.SafeShot) else "6V-12"

    def change(g: Any) -> None:
        """A Mob of three near by."""
        hero, mate = g.heroes
        hero.at = mate.at = DARK
        hero.xp = pay.xp
        if isinstance(word, c.Heal):
            hero.life = mate.life = 1
        g.enemies[1].at = "8R-33"
        put(g, "orc-enforcers-3", foe, [3, 3])
        if isinstance(word, c.SafeShot):
            hero.hands = ["short-bow"]

    t = new(case, change, seats=2)
    hero, mate = t.state.heroes
    mob = t.state.enemies[2]
    verb = {c.Charge: "charge", c.SafeShot: "safe-shot", c.Leap: "leap"}.get(type(word), "use")
    ways = sorted(option for option in offered(t) if option.startswith(f"{verb},{case.key}"))
    assert ways, offered(t)
    paid = pay.actions + pay.combat_actions
    if isinstance(word, c.Charge):
        assert ways == [f"charge,{case.key},{foe}"]
        say(t, ways[0])
        assert hero.at == foe and [event.combat for event in events(t, foes.HeroAttacked)] == ["melee"]
        more = sum(held.amount for held in word.attack if isinstance(held, c.ChangeDice))
        assert rolled(t)["yellow"] == 2 + more
        if any(isinstance(held, c.Reroll) for held in word.attack):
            assert asked(t)[1] == "reroll"
            t.state.chance = Fated(told=[1, 1])
            say(t, f"{case.key}+,attack")
        while t.state.combat:
            say(t, offered(t)[-1])
        bonus = sum(held.amount for held in word.attack if isinstance(held, c.ChangeHits))
        if bonus:
            assert result(t)[0] == 2 + bonus
    elif isinstance(word, c.SafeShot):
        assert ways == [f"safe-shot,{case.key},{at}" for at in ("6V-11", LIT)]
        say(t, ways[-1])
        if asked(t)[1] == "more-dice":
            assert word.attack
            say(t, "red")
        assert rolled(t) == {"yellow": 2, "blue": 2} | ({"red": 1} if word.attack else {})
        assert hero.at == LIT
    elif isinstance(word, c.Leap):
        assert len(ways) == {1: 3, 2: 5, 3: 5}[word.zones]  # of the five other Zones of the corridor
        say(t, f"leap,{case.key},{foe}")
        assert hero.at == foe
    elif isinstance(word, c.Heal):
        say(t, f"use,{case.key}")
        if asked(t)[1] == "hero-here":
            assert word.whom == "hero-here" and offered(t) == ["0", "1"]
            say(t, "1")
        amount = 9 if word.amount == "all" else word.amount
        healed = {"self": (hero,), "hero-here": (mate,), "heroes-here": (hero, mate)}[word.whom]
        assert all(one.life == min(1 + amount * (one in healed), one.most) for one in (hero, mate))
    elif isinstance(word, c.GainActions):
        say(t, f"use,{case.key}")
        assert hero.actions == 3 + word.amount
    elif isinstance(word, c.Blast):
        say(t, f"use,{case.key}")
        assert mob.minions == [3 - word.amount] * 2 and mob.life == 3 - word.amount and not hero.attacked
    elif isinstance(word, c.KillMinions):
        say(t, f"use,{case.key}")
        assert mob.minions == [] and mob.life == 3 and hero.xp == 2
    else:
        raise AssertionError(f"nobody looks at {word}")
    if not isinstance(word, c.GainActions):
        assert hero.actions == 3 - paid
    assert not pay.xp or hero.xp == 0
    if pay.discard:
        assert case.item not in hero.pack and case.item in t.state.treasure_discards[case.level - 1]
    if power.per:
        if asked(t)[1] == "act":
            say(t, "trade", "done") if hero.actions else None
        assert not [option for option in offered(t) if option.startswith(f"{verb},{case.key}")]  # not again


@of("start")
@pytest.mark.rule("MD-SKILL-13")
def test_what_heals_as_an_activation_begins(case: Case) -> None:
    (word,) = case.power.does
    assert isinstance(word, c.Heal)
    t = new(case, lambda g: setattr(g.heroes[0], "life", 2))
    assert one(t).life == 2 + word.amount


# -- at other moments ------------------------------------------------------------------------------------------------
@of("kill")
def test_what_follows_a_fatal_blow(case: Case) -> None:
    (need,) = case.power.needs
    (word,) = case.power.does
    assert isinstance(need, c.Against)
    for figure in ("minion", "boss"):

        def change(g: Any, figure: str = figure) -> None:
            put(g, "orc-flayers-1", LIT, [1] if figure == "minion" else [], life=2 if figure == "minion" else 1)
            g.enemies.pop(1)
            g.lower.append(f"{DUMMY}-lower")

        t = new(case, change)
        t.state.chance = Fated(told=[1, 1, 0])
        say(t, "melee,2")
        while asked(t)[1] != "act":
            say(t, offered(t)[-1])
        works = figure in need.figures
        if isinstance(word, c.StepNow):
            assert one(t).points == word.amount * works
        else:
            assert isinstance(word, c.FreeCombat) and one(t).extra.get("combat", 0) == works
        assert one(t).actions == 2


@of("harm")
@pytest.mark.rule("MD-HERO-03")
def test_what_is_ignored(case: Case) -> None:
    (word,) = case.power.does
    assert isinstance(word, c.IgnoreDamage) and case.power.per == "enemies-phase"

    def change(g: Any) -> None:
        put(g, "orc-flayers-1", LIT, [2])
        g.heroes[0].body = ""

    t = new(case, change)
    t.state.chance = Fated(told=[1, 1, 1, 1])  # two attacks with two Hits each
    say(t, "rest", "1")
    assert [event.amount for event in events(t, ev.Wounded)] == [2 - word.amount, 2]  # once in the Phase
    t = new(case, lambda g: None)
    t.state.chance = Fated(told=[0, 0, 0, 0, 1, 1])
    say(t, "melee,1", "rest")
    assert [event.amount for event in events(t, ev.Wounded)][:1] == [2]  # not in a Counterattack


@of("dying")
@pytest.mark.rule("MD-LIFE-04", "MD-SKILL-01")
def test_what_keeps_one_alive(case: Case) -> None:
    (word,) = case.power.does
    assert isinstance(word, c.Survive)
    t = new(case, lambda g: setattr(g.heroes[0], "life", 1))
    t.state.chance = Fated(told=[1, 1])
    say(t, "rest")
    assert not events(t, ev.Died) and one(t).life == word.life
    assert [event.life for event in events(t, ev.Survived)] == [word.life]
    if case.power.pay.discard:
        assert case.item not in one(t).pack and case.item in t.state.treasure_discards[case.level - 1]
    one(t).life = 1
    t.state.chance = Fated(told=[1, 1])
    say(t, "rest")
    assert len(events(t, ev.Died)) == 1  # once


GROUND = {1: "1R-13", 2: "5V-13", 3: "9R-22", 4: "6V-11", 5: "3V-13"}  # a Zone on a tile of each Level


@of("found")
@pytest.mark.rule("MD-PICK-03", "MD-EQUIP-08")
def test_traps_and_luck(case: Case) -> None:
    item = BOX.items[case.item]
    at = GROUND[item.level]
    goods = [id for id in BOX.treasures[item.level] if BOX.items[id].equipment][:4]

    def change(g: Any) -> None:
        g.heroes[0].at = g.heroes[1].at = at
        g.heroes[0].xp = 3
        g.treasure[at] = 1
        g.treasures[item.level - 1] = [case.item, *goods]

    t = taverna.new("massive-darkness", 2, 0, {"mission": "sparks-in-the-dark", "heroes": ["siegfried", "elias"]})
    t.arrange(change)
    t.state.chance = Fated(told=[0])
    say(t, "pick-up")
    cards = [event.card for event in events(t, ev.Drew)]
    assert [event.card for event in events(t, ev.DrewTrap)] == [case.item]
    assert t.state.treasure_discards[item.level - 1] == [case.item] and at not in t.state.treasure
    hero, mate = t.state.heroes
    for word in case.power.does:
        if isinstance(word, c.Hurt):
            both = word.whom == "heroes-here"
            assert (hero.life, mate.life) == (5 - word.amount, 5 - word.amount * both)
        elif isinstance(word, c.Stun):
            assert hero.stunned and not mate.stunned
        elif isinstance(word, c.LoseXP):
            assert hero.xp == 3 - word.amount
        else:
            assert isinstance(word, c.DrawTreasure)
            assert len(cards) == word.amount and all(BOX.items[card].level == item.level for card in cards)
    assert bool(cards) == (item.slot == "luck")


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


# -- Event and Door cards --------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVENT-01", "MD-EVENT-02", "MD-EVENT-03", "MD-LEVEL-10", "MD-LEVEL-12")
@pytest.mark.parametrize("card", list(BOX.events))
def test_every_event_card(card: str) -> None:
    def change(g: Any) -> None:
        g.events, g.level = [card], 3
        g.heroes[0].at, g.heroes[1].at = "9R-22", "1R-11"
        g.heroes[0].life = g.heroes[1].life = 3
        g.lifebringer = 1
        put(g, "orc-flayers-1", "9R-13", [2])
        put(g, "orc-agent-1", "9R-31")
        g.guards[2] = ["goblin-archers-3"]
        g.lower = ["ogre-mage-lower"]
        g.treasures[2] = ["cold-iron-armour"]
        g.phase, g.active = "event", -1

    t = taverna.new("massive-darkness", 2, 0, {"mission": "sparks-in-the-dark", "heroes": ["siegfried", "elias"]})
    t.arrange(change)
    while asked(t)[1] != "act":
        say(t, offered(t)[-1])
    g = t.state
    told = BOX.events[card]
    assert [event.card for event in events(t, ev.EventDrawn)] == [card] and g.event_discard == [card]
    assert told.kind in ("patrol", "omen", "blessing")
    came = [(enemy.card, enemy.at) for enemy in g.enemies.values()][2:]
    tokens = {2: "5V-22", 3: "9R-22", 4: "6V-22"}
    expected: dict[str, Any] = {"came": [], "lives": [3, 3], "xp": [0, 0], "tokens": 1, "moved": False}
    checks = {
        "patrol-ahead": {"came": [("goblin-archers-3", tokens[4])]},
        "patrol-behind": {"came": [("goblin-archers-3", tokens[2])]},
        "patrol-here": {"came": [("goblin-archers-3", tokens[3])]},
        "roaming-ahead": {"came": [("ogre-mage-lower", tokens[4])]},
        "roaming-behind": {"came": [("ogre-mage-lower", tokens[2])]},
        "roaming-here": {"came": [("ogre-mage-lower", tokens[3])]},
        "war-drums": {},
        "dark-blessing": {},
        "lights-out": {},
        "blessing-rest": {"lives": [4, 4]},
        "blessing-insight": {"xp": [1, 1]},
        "blessing-lost-pack": {},
        "blessing-silence": {},
        "blessing-second-breath": {"tokens": 2},
    }
    want = expected | checks[card]
    assert came == want["came"]
    assert [hero.life for hero in g.heroes] == want["lives"] and [hero.xp for hero in g.heroes] == want["xp"]
    assert g.lifebringer == want["tokens"]
    assert bool(events(t, foes.LightsWentOut)) == (card == "lights-out")
    assert [lasting.card for lasting in g.lasting] == ([card] if card in ("lights-out", "dark-blessing") else [])
    assert ("cold-iron-armour" in g.heroes[0].cards()) == (card == "blessing-lost-pack")  # the First Player's
    assert "cold-iron-armour" not in g.heroes[1].cards()


@pytest.mark.rule("MD-EVENT-01", "MD-MOB-01")
def test_war_drums_wake_mobs_alone() -> None:
    def change(g: Any) -> None:
        g.events = ["war-drums"]
        g.heroes[0].at = LIT
        put(g, "orc-flayers-1", LIT, [2])
        put(g, "orc-agent-1", LIT)
        put(g, "hellhound-lower", LIT)
        g.phase, g.active = "event", -1

    t = taverna.new("massive-darkness", 1, 0, {})
    t.arrange(change)
    assert [event.foe for event in events(t, foes.EnemyAttacked)] == ["orc-flayers-1"]


@pytest.mark.rule("MD-END-01", "MD-EVENT-01")
def test_dark_blessing_strengthens_all_enemies_until_the_end_of_the_next_round() -> None:
    def change(g: Any) -> None:
        g.events = ["dark-blessing"]
        g.heroes[0].at, g.heroes[0].life, g.heroes[0].most = LIT, 60, 60
        put(g, "orc-flayers-1", LIT, [2])
        g.enemies[1].stunned = True

    t = taverna.new("massive-darkness", 1, 0, {"heroes": ["bjorn"]})
    t.arrange(change)
    for dice in (None, 3, 2):  # the Event comes after the first Enemies' Phase
        t.state.events = t.state.events or ["blessing-silence"]
        before = len(events(t, foes.DiceRolled))
        now = t.state.round
        while t.state.round == now:
            say(t, "rest" if "rest" in offered(t) else offered(t)[-1])
        told = events(t, foes.DiceRolled)[before:]
        assert [len(one.attack) for one in told] == ([] if dice is None else [dice])


@pytest.mark.rule("MD-DOOR-06", "MD-DOOR-07", "MD-DOOR-11", "MD-DOOR-12", "MD-DOOR-13")
@pytest.mark.parametrize("card", list(BOX.doors))
def test_every_door_card(card: str) -> None:
    rooms = ["9V-11", "9V-12", "9V-13"]

    def change(g: Any) -> None:
        g.doors = [card]
        g.heroes[0].at = "9V-21"
        g.guards[1] = ["orc-flayers-2", "orc-enforcers-2", "goblin-archers-2"]

    t = taverna.new("massive-darkness", 1, 0, {"mission": "scorched-earth"})
    t.arrange(change)
    say(t, "open,9V-11 S")
    g = t.state
    blocks = BOX.doors[card].blocks
    assert g.treasure == {at: block.treasure for at, block in zip(rooms, blocks, strict=True) if block.treasure}
    assert g.special == {at: block.special for at, block in zip(rooms, blocks, strict=True) if block.special}
    where = {"room": lambda at: at, "ambush": lambda at: "9V-21"}
    guards = [where[block.guard](at) for at, block in zip(rooms, blocks, strict=True) if block.guard != "none"]
    assert [enemy.at for enemy in g.enemies.values()] == guards and g.door_discard == [card]
