"""Heroes: their cards, Life, experience, Classes and Equipment (pp. 17-20, 31)."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.records import Reroll
from taverna.games.massive_darkness.rules import activation, combat, enemies, experience, experience_phase, life
from taverna.games.massive_darkness.rules.experience_phase import Lessons
from taverna.games.massive_darkness.rules.kits import hero_kit
from taverna.games.massive_darkness.rules.levels import set_level
from taverna.games.massive_darkness.rules.powers import affordable, in_force
from taverna.games.massive_darkness.state import Combat, Table

from .fights import board, enemy, foe, happened, hero, run
from .tables import asked, events, fate, idle, next_round, offered, one, place, put, refused, say, table

CONTENT = taverna.find("massive-darkness").content()


def words(g: Table, name: str, seat: int = 0) -> list[Any]:
    """What a Skill of a Hero does now, word by word; nothing if it cannot be used."""
    sources = hero_kit(g, g.heroes[seat]).sources
    return [word for source in sources if source.name == name for word in source.power.does]


def learning(change: Any = None, **options: Any) -> Any:
    """A table where the first Hero is asked what it learns."""
    t = table(change, **options)
    idle(t, lambda g: g.phase == "experience" and bool(g.waiting))
    assert asked(t)[1] == "learn"
    return t


# -- Hero card and dashboard -----------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HERO-03")
def test_the_special_skill_works_from_the_start_in_light_and_shadow() -> None:
    """Bjorn may Charge at once: Level 1, no XP, nothing bought."""
    for start, between, to in (("6V-31", "6V-21", "6V-11"), ("6V-11", "6V-21", "6V-31")):

        def change(g: Any, start: str = start, to: str = to) -> None:
            place(g, start)
            put(g, "goblin-warriors-1", to, [1])

        t = table(change, heroes=["bjorn"])
        assert (t.state.level, one(t).xp, one(t).skills) == (1, 0, {})
        say(t, f"charge,special,{to}")
        assert one(t).at == to and [event.where for event in events(t, ev.Moved)] == [between, to]
        assert len(events(t, foes.HeroAttacked)) == 1


@pytest.mark.rule("MD-HERO-04", "MD-EQUIP-03", "MD-EQUIP-04")
def test_the_dashboard_has_a_body_slot_and_two_hands() -> None:
    def change(g: Any) -> None:
        g.heroes[0].body, g.heroes[0].hands = "", []
        g.heroes[0].pack = ["leather-armour", "chain-mail", "mace", "dagger", "buckler"]

    t = table(change)
    hero = one(t)
    say(t, "trade", "equip,leather-armour", "equip,mace", "equip,dagger")
    assert (hero.body, hero.hands) == ("leather-armour", ["mace", "dagger"])
    ids = offered(t)
    assert {"equip,buckler,mace", "equip,buckler,dagger", "equip,chain-mail"} <= set(ids)
    assert "equip,buckler" not in ids  # no third hand
    say(t, "equip,buckler,mace", "equip,chain-mail")
    assert (hero.body, hero.hands) == ("chain-mail", ["dagger", "buckler"])
    assert sorted(hero.pack) == ["leather-armour", "mace"]
    assert (hero.life, hero.most, hero.xp, hero.micro) == (5, 5, 0, 0)


# -- Life ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-LIFE-01", "MD-LIFE-03", "MD-LIFE-04")
def test_each_damage_is_a_life_down_to_0_which_is_death() -> None:
    for damage, left in ((1, 4), (4, 1), (5, 0), (7, 0)):
        g = board(heroes=[hero("bjorn", at=(0, 0)), hero("elias")])
        bjorn = g.heroes[0]
        assert (bjorn.life, bjorn.most) == (5, 5)
        life.suffer(g, bjorn, damage)
        assert bjorn.life == left and bjorn.dead == (left == 0)
        assert bjorn.at == "0,0" and len(happened(g, ev.Died)) == (left == 0)
        assert g.heroes_at("0,0")[0] is (bjorn if left else g.heroes[1])


@pytest.mark.rule("MD-LIFE-01", "MD-GLOSS-02")
def test_nobody_heals_above_its_maximum() -> None:
    g = board(heroes=[hero("bjorn", life=4)])
    assert life.heal(g, g.heroes[0], 3) == 1 and g.heroes[0].life == 5


@pytest.mark.rule("MD-LIFE-05", "MD-LIFE-04")
def test_a_dead_hero_is_ignored() -> None:
    """Nobody attacks it, follows it, is held by it; it gains nothing, is not healed, and is not Activated."""
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        light=[(0, 0)],
        heroes=[hero("bjorn", (0, 0), xp=9, dead=True, life=0), hero("elias", (0, 2))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "0,2" and not happened(g, foes.EnemyAttacked)
    dead = g.heroes[0]
    experience.gain_all(g, 3)
    assert (dead.xp, g.heroes[1].xp) == (9, 3)
    assert life.heal(g, dead, 5) == 0 and life.suffer(g, dead, 1) == 0

    def change(g: Any) -> None:
        g.heroes[0].dead, g.heroes[0].life = True, 0

    t = table(change, seats=3, first_player=2)
    assert asked(t)[0] == 2
    say(t, "rest")
    assert asked(t)[0] == 1 and 0 not in [event.who for event in events(t, ev.Activated)]


@pytest.mark.rule("MD-LIFE-08", "MD-STUN-01")
def test_who_rises_stands_on_its_feet() -> None:
    """Stunned and slowed it fell; it stands up with three Actions."""

    def change(g: Any) -> None:
        g.heroes[1].stunned = g.heroes[1].slowed = True
        g.events = ["blessing-silence"]
        life.suffer(g, g.heroes[1], 9)

    t = table(change, seats=2)
    next_round(t)
    assert asked(t)[0] == 1 and not one(t, 1).stunned and one(t, 1).actions == 3


@pytest.mark.rule("MD-LIFE-06", "MD-LIFE-07", "MD-LIFE-08", "MD-LIFE-10")
def test_the_dead_rise_when_the_round_begins_where_they_fell_with_all_their_life() -> None:
    def change(g: Any) -> None:
        for seat, at in ((0, "6V-12"), (2, "6V-31")):
            g.heroes[seat].at, g.heroes[seat].dead, g.heroes[seat].life = at, True, 0
        g.heroes[2].most = 7
        g.lifebringer = 3

    t = table(change, seats=3)
    prompts = []
    while t.state.round == 1:
        prompts.append(asked(t))
        assert [one(t, seat).dead for seat in range(3)] == [True, False, True]  # not before
        say(t, "rest" if "rest" in offered(t) else offered(t)[-1])
    assert prompts[0] == (1, "act") and {prompt for _, prompt in prompts} <= {"act", "patrol"}  # nobody is asked
    assert [(one(t, seat).dead, one(t, seat).life, one(t, seat).at) for seat in (0, 2)] == [
        (False, 5, "6V-12"),
        (False, 7, "6V-31"),
    ]
    assert t.state.lifebringer == 1  # one for each, whether anyone wants it or not
    assert [(event.who, event.left) for event in events(t, ev.Resurrected)] == [(0, 2), (2, 1)]


@pytest.mark.rule("MD-LIFE-07", "MD-LIFE-09", "MD-LIFE-10")
def test_more_dead_than_tokens_is_the_end() -> None:
    for tokens, outcome in ((2, None), (1, "defeat")):

        def change(g: Any, tokens: int = tokens) -> None:
            g.lifebringer = tokens
            for dead in g.heroes[1:]:
                dead.dead, dead.life = True, 0

        t = table(change, seats=3)
        next_round(t)
        assert (t.result and t.result["outcome"]) == outcome


# -- experience ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-XP-06")
def test_thirty_unspent_xp_and_no_more() -> None:
    g = board(heroes=[hero("bjorn", xp=28), hero("elias", xp=30), hero("owen", xp=27)], enemies=[enemy("orc-flayers")])
    run(enemies.hurt(g, foe(g), 9, 0))
    assert [one.xp for one in g.heroes] == [30, 30, 30]


@pytest.mark.rule("MD-XP-07", "MD-XP-08", "MD-CLASS-03")
def test_skills_cost_what_is_printed_and_several_may_be_bought() -> None:
    t = learning(lambda g: setattr(g.heroes[0], "xp", 11), heroes=["bjorn"])
    steps = {line.id: line.steps for line in CONTENT.classes["shadow-barbarian"].lines}
    lines = [option for option in offered(t) if option != "done"]
    assert sorted(lines) == sorted(id for id, there in steps.items() if there[0].cost <= 11)
    say(t, "savage")
    assert (one(t).xp, one(t).skills) == (6, {"savage": 1})
    say(t, "savage")
    assert (one(t).xp, one(t).skills) == (1, {"savage": 2})  # the next of the line, in the same Phase
    assert [(event.level, event.cost) for event in events(t, ev.Learned)] == [(1, 5), (3, 5)]
    assert t.state.phase != "experience"  # nothing more can be paid
    for line, bought, cost in (("increase-life", 1, 8), ("savage", 2, 10)):  # not all cost five
        g = board(heroes=[hero("bjorn", xp=12, skills={line: bought})])
        experience_phase.learn(g, g.heroes[0], line)
        assert g.heroes[0].xp == 12 - cost


@pytest.mark.rule("MD-XP-07")
def test_what_cannot_be_paid_is_refused() -> None:
    t = learning(lambda g: setattr(g.heroes[0], "xp", 7), heroes=["bjorn"])
    say(t, "savage")
    assert t.state.phase != "experience" and one(t).xp == 2  # nothing for 2 XP
    g = board(heroes=[hero("bjorn", xp=9, skills={"savage": 2, "increase-life": 2})])
    told = dict(Lessons(g, g.heroes[0]).refused())
    assert told["savage"] == "MD-XP-07"  # the third costs 10
    assert told["increase-life"] == "MD-CLASS-03"  # there is no more of it
    g.heroes[0].xp = 10
    assert "savage" in Lessons(g, g.heroes[0]).offered()


@pytest.mark.rule("MD-XP-07", "MD-ROUND-02")
def test_each_hero_may_learn_and_nobody_must() -> None:
    def change(g: Any) -> None:
        g.heroes[0].xp, g.heroes[1].xp, g.heroes[2].xp = 5, 0, 9

    t = learning(change, seats=3)
    assert asked(t) == (0, "learn")
    say(t, "done")
    assert asked(t) == (2, "learn") and one(t).xp == 5 and one(t).skills == {}


@pytest.mark.rule("MD-XP-09", "MD-LEVEL-08", "MD-CLASS-05", "MD-CLASS-06")
def test_a_skill_may_be_bought_before_its_level_but_not_used() -> None:
    t = learning(lambda g: setattr(g.heroes[0], "xp", 5), heroes=["sibyl"])
    g = t.state
    assert g.level == 1
    say(t, "shadow-hunter")
    assert one(t).skills == {"shadow-hunter": 1} and words(g, "shadow-hunter") == []
    set_level(g, 2)
    assert [word.amount for word in words(g, "shadow-hunter")] == [-1]
    set_level(g, 4)
    assert [word.amount for word in words(g, "shadow-hunter")] == [-1]  # the Level 4 Skill has not been bought


@pytest.mark.rule("MD-XP-10")
def test_skills_are_bought_in_the_experience_phase_alone() -> None:
    t = table(lambda g: setattr(g.heroes[0], "xp", 30), heroes=["bjorn"])
    assert asked(t)[1] == "act"
    assert not {line.id for line in CONTENT.classes["shadow-barbarian"].lines} & set(offered(t))
    assert refused(t, "line/0/savage") == "MD-XP-10"
    prompts = []
    while t.state.round == 1:
        prompts.append((t.state.phase, asked(t)[1]))
        say(t, "rest" if "rest" in offered(t) else "done" if "done" in offered(t) else offered(t)[0])
    assert {phase for phase, prompt in prompts if prompt == "learn"} == {"experience"}


# -- Classes ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLASS-02")
def test_the_free_class_skill_costs_nothing_from_the_start() -> None:
    """A Darkness Ranger is Evasive: Enemies in the Zone do not hold it."""
    for sheet, leaves in (("darkness-ranger", True), ("shadow-barbarian", False)):

        def change(g: Any) -> None:
            place(g, "6V-21")
            put(g, "goblin-warriors-1", "6V-21", [1])

        t = table(change, heroes=["bjorn"], classes=[sheet])
        assert one(t).xp == 0 and t.state.level == 1
        assert ("move,6V-11" in offered(t)) == leaves


@pytest.mark.rule("MD-CLASS-03", "MD-CLASS-04", "MD-CLASS-05", "MD-EX-05")
def test_the_shadow_hunter_learns_from_left_to_right() -> None:
    """Level 2 takes away a Defence die, Level 4 two: not three together."""
    g = board(heroes=[hero("sibyl", xp=30)])
    sibyl = g.heroes[0]
    learned = []
    for _ in range(2):
        assert "shadow-hunter" in Lessons(g, sibyl).offered()
        experience_phase.learn(g, sibyl, "shadow-hunter")
        learned.append(sibyl.skills["shadow-hunter"])
    assert learned == [1, 2] and [event.level for event in happened(g, ev.Learned)] == [2, 4]
    assert "shadow-hunter" not in Lessons(g, sibyl).offered()
    for level, bought, left in ((1, 2, 3), (2, 1, 2), (2, 2, 2), (3, 2, 2), (4, 1, 2), (4, 2, 1), (5, 2, 1)):
        g = board(
            level=level,
            heroes=[hero("sibyl", hands=("short-bow",), skills={"shadow-hunter": bought})],
            enemies=[enemy("dwarf-defenders", level=5)],  # 2 green, 1 blue
        )
        c = Combat(0, 1, True, "ranged")
        flow = combat.gather(g, c, *combat.kits(g, c))
        run(flow, *[("fewer-dice", "green")] * (3 - left))
        assert c.handful["green"] + c.handful["blue"] == left, (level, bought)


@pytest.mark.rule("MD-EX-23", "MD-CLASS-03", "MD-CLASS-05", "MD-CLASS-06")
def test_charge_stays_while_the_line_goes_on() -> None:
    """Charge at Level 1; with a reroll at Level 2; with three Hits more at Level 4."""

    def at(level: int, bought: int) -> tuple[bool, bool, int]:
        g = board(level=level, heroes=[hero("owen", cls="shadow-barbarian", skills={"predator": bought})])
        (word,) = words(g, "predator")
        return (
            type(word).__name__ == "Charge",
            any(isinstance(one, Reroll) for one in word.attack),
            sum(getattr(one, "amount", 0) for one in word.attack),
        )

    assert at(1, 3) == (True, False, 0)
    assert at(2, 3) == at(3, 3) == (True, True, 0)
    assert at(4, 3) == (True, True, 3)
    assert at(4, 1) == (True, False, 0)  # what is not acquired does not come by itself
    assert at(4, 2) == (True, True, 0)


@pytest.mark.rule("MD-CLASS-08", "MD-LIFE-08")
def test_what_is_learned_stays() -> None:
    def change(g: Any) -> None:
        g.heroes[0].skills = {"savage": 2, "increase-life": 1}
        g.heroes[0].most, g.heroes[0].dead, g.heroes[0].life = 6, True, 0
        g.level = 3

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    next_round(t)
    assert not one(t).dead and one(t).life == 6
    assert one(t).skills == {"savage": 2, "increase-life": 1} and [w.of for w in words(t.state, "savage")] == ["red"]


@pytest.mark.rule("MD-EX-24", "MD-HERO-02", "MD-HERO-03", "MD-CLASS-02", "MD-SIG-01")
def test_what_sibyl_can_do_at_the_start() -> None:
    for lit in (False, True):
        for xp in (0, 1):
            g = board(light=[(0, 0)] if lit else [], zones=[(0, 0)], heroes=[hero("sibyl", xp=xp)])
            sibyl, g.active = g.heroes[0], 0
            c = Combat(0, -1, True, "ranged")
            works = {
                source.name: in_force(g, sibyl, source, c) and affordable(g, sibyl, source)
                for source in hero_kit(g, sibyl).sources
            }
            assert works == {"shadow": not lit, "special": True, "free": True, "signature": xp == 1}
    titles = [CONTENT.heroes["sibyl"].special, CONTENT.classes["darkness-ranger"].signature]
    titles.append(CONTENT.classes["darkness-ranger"].free)
    assert [one.name.en for one in titles if one.name] == ["Eagle Eye", "Find Weakness", "Evasive"]


@pytest.mark.rule("MD-EX-25", "MD-XP-01", "MD-XP-07", "MD-XP-09")
def test_sibyl_kills_five_minions_and_learns() -> None:
    """In shadow her two dice show four Hits and she adds one: five Goblins of Life 1."""

    def change(g: Any) -> None:
        place(g, "6V-31")
        put(g, "goblin-warriors-1", "6V-11", [1] * 5)
        g.events = ["blessing-silence"]

    t = table(change, heroes=["sibyl"])
    fate(t, yellow=["2b", "2b"])
    say(t, "ranged,1")
    if asked(t)[1] == "enchantment":
        say(t, "done")
    assert one(t).xp == 5 and t.state.enemies[1].minions == []
    fate(t, yellow=["blank", "blank"], blue=["2b"])
    say(t, "rest")
    fate(t, yellow=["blank", "blank"], blue=["2b"])
    idle(t, lambda g: g.phase == "experience")
    say(t, "ranged-specialist")
    assert one(t).xp == 0 and one(t).skills == {"ranged-specialist": 1}
    assert words(t.state, "ranged-specialist") == [Reroll(of="attack")]


@pytest.mark.rule("MD-EX-26", "MD-XP-08", "MD-XP-09", "MD-LEVEL-08")
def test_sibyl_spends_ten_at_level_2() -> None:
    def change(g: Any) -> None:
        g.level, g.events = 2, ["blessing-silence"]
        sibyl = g.heroes[0]
        sibyl.xp, sibyl.skills, sibyl.life = 10, {"ranged-specialist": 1}, 3

    t = learning(change, heroes=["sibyl"])
    say(t, "increase-life", "ranged-specialist")
    sibyl = one(t)
    assert sibyl.xp == 0 and sibyl.skills == {"ranged-specialist": 2, "increase-life": 1}
    assert (sibyl.most, sibyl.life) == (6, 4)  # at once, and one Life with it
    assert words(t.state, "ranged-specialist") == [Reroll(of="attack")]  # the Level 3 Skill waits


@pytest.mark.rule("MD-EX-27", "MD-CLASS-04", "MD-CLASS-05", "MD-LEVEL-08")
def test_at_level_3_the_better_reroll_takes_the_others_place() -> None:
    g = board(level=2, heroes=[hero("sibyl", skills={"ranged-specialist": 2, "increase-life": 1}, life=6)])
    set_level(g, 3)
    assert words(g, "ranged-specialist") == [Reroll(of="either")]
    assert g.heroes[0].most == 6 and len(words(g, "increase-life")) == 1


# -- Equipment -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQUIP-01")
def test_a_hero_may_own_any_number_of_cards() -> None:
    def change(g: Any) -> None:
        place(g, "6V-22")
        g.treasure = {"6V-22": 12}
        g.treasures[0] = ["dagger"] * 3 + ["hammer"] * 3 + ["buckler"] * 3 + ["chain-mail"] * 3

    t = table(change, heroes=["bjorn"])
    say(t, "pick-up", "done")
    assert len(one(t).cards()) == 14 and t.state.treasures[0] == [] and t.state.treasure_discards[0] == []
    next_round(t)
    assert len(one(t).cards()) == 14


@pytest.mark.rule("MD-EQUIP-02", "MD-FIGHT-01", "MD-EQUIP-14")
def test_only_equipped_cards_are_used() -> None:
    for hands, pack, dice in ((["axe"], ["short-bow"], "melee"), (["short-bow"], ["axe"], "ranged")):
        g = board(heroes=[hero("bjorn", hands=hands, pack=[*pack, "chain-mail", "buckler"])])
        kit = hero_kit(g, g.heroes[0])
        assert kit.combats == [dice] and kit.dice["defence"] == (0, 0)

    def change(g: Any) -> None:
        g.heroes[0].pack = ["hunting-bow", "dagger"]
        put(g, "goblin-warriors-1", "6V-11", [1])

    t = table(change, heroes=["bjorn"], weapons=["axe"])
    assert refused(t, "ranged,1") == "MD-FIGHT-01"
    say(t, "trade", "equip,hunting-bow", "done")
    assert "ranged,1" in offered(t)


@pytest.mark.rule("MD-EQUIP-04", "MD-EQUIP-05", "MD-HANDS-03")
def test_a_two_hands_card_takes_both_hands() -> None:
    def change(g: Any) -> None:
        g.heroes[0].hands, g.heroes[0].pack = ["mace", "buckler"], ["axe", "dagger"]

    t = table(change)
    hero = one(t)
    say(t, "trade", "equip,axe")
    assert hero.hands == ["axe"] and sorted(hero.pack) == ["buckler", "dagger", "mace"]
    say(t, "equip,dagger")  # and makes way for one hand
    assert hero.hands == ["dagger"] and "axe" in hero.pack
    kit = hero_kit(t.state, hero)
    assert kit.dice["melee"] == (1, 0)


@pytest.mark.rule("MD-EQUIP-06", "MD-TRADE-01")
def test_changing_equipment_takes_an_action() -> None:
    def change(g: Any) -> None:
        g.heroes[0].pack = ["chain-mail"]

    t = table(change)
    assert not [option for option in offered(t) if option.startswith(("equip", "stow"))]
    assert refused(t, "card/0/chain-mail") == "MD-EQUIP-06"
    say(t, "trade", "equip,chain-mail", "done")
    assert one(t).body == "chain-mail" and one(t).actions == 2


@pytest.mark.rule("MD-EQUIP-10", "MD-EQUIP-11", "MD-EQUIP-12", "MD-EQUIP-13", "MD-FIGHT-02")
@pytest.mark.parametrize(
    ("at", "melee", "ranged", "magic"),
    [
        ("6V-11", True, False, False),  # the Hero's own Zone
        ("6V-12", False, True, True),
        ("6V-13", False, True, True),
        ("8R-11", False, True, False),  # three Zones away
        ("8R-13", False, True, False),  # at any distance
        ("6V-22", False, False, False),  # one step off the line
        ("6V-32", False, False, False),
    ],
)
def test_how_far_weapons_reach(at: str, melee: bool, ranged: bool, magic: bool) -> None:
    for kind, card, reaches in (("melee", "axe", melee), ("ranged", "short-bow", ranged), ("magic", "staff", magic)):

        def change(g: Any, card: str = card) -> None:
            place(g, "6V-11")
            g.heroes[0].hands = [card]
            g.opened = ["6V-13 E", "6V-13 W"]
            g.chambers = ["6V-a"]
            put(g, "goblin-warriors-1", at, [1])

        t = table(change, heroes=["sibyl"])
        assert (f"{kind},1" in offered(t)) == reaches
        if not reaches:
            clause = {"melee": "MD-EQUIP-10", "ranged": "MD-EQUIP-11", "magic": "MD-EQUIP-12"}[kind]
            assert refused(t, f"{kind},1") == clause
