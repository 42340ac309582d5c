"""Every Power in the box that works outside combat, and every Event and Door card, played once."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness import records as c
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import targets
from taverna.games.massive_darkness.rules.reach import in_reach
from taverna.games.massive_darkness.rules.skills import hidden, shadowed

from . import test_powers as in_combat
from .packs import DARK, DUMMY, LIT, result, rolled
from .reckoned import (
    BOX,
    CASES,
    PLAYED,
    Case,
    meet,
    new,
    of,
)
from .tables import Fated, asked, events, offered, one, put, say

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


GROUND = {1: "1R-13", 2: "5V-13", 3: "9R-22", 4: "3V-13", 5: "8V-13"}  # a Zone on a tile of each Level


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
    tokens = {2: "5V-22", 3: "9R-22", 4: "3V-22"}
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


# -- the whole box ---------------------------------------------------------------------------------------------------
def test_no_power_is_left_out() -> None:
    """Here or in combat."""
    assert in_combat.of is of
    assert len(CASES) > 150 and all(case in PLAYED for case in CASES)
