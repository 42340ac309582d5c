"""The Skills of the rulebook, one by one, at the table (p. 52)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.records.powers import ChangeHits, Heal, Pay, Power
from taverna.games.massive_darkness.rules import actions, activation, at_will, targets
from taverna.games.massive_darkness.rules.actions import acts
from taverna.games.massive_darkness.rules.at_will import unpaid
from taverna.games.massive_darkness.rules.kits import Source
from taverna.games.massive_darkness.rules.powers import in_force
from taverna.games.massive_darkness.rules.reach import in_reach
from taverna.games.massive_darkness.rules.skills import met

from .fights import board, enemy, foe, happened, hero, run
from .packs import BESIDE, CHARM, DARK, LIT, attack, charmed, defend, result, rolled
from .tables import asked, events, fate, idle, next_round, offered, one, put, refused, say, table

BLANKS: dict[str, Any] = {"blue": ["blank", "blank"], "green": ["blank"]}
MISS: dict[str, Any] = {"yellow": ["blank", "blank"], **BLANKS}


def options(t: Any, verb: str) -> list[str]:
    """What is on offer of one kind."""
    return sorted(option.partition(",")[2] for option in offered(t) if option.partition(",")[0] == verb)


# -- Skills in general -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-01")
def test_a_skill_prevails_over_the_rules() -> None:
    """Magic reaches one or two Zones; Elias's reaches three."""
    for name, far in (("elias", 3), ("bjorn", 2)):
        g = board(
            zones=[(0, column) for column in range(5)],
            light=[(0, column) for column in range(5)],
            heroes=[hero(name, (0, 0), hands=("staff",), cls="battle-wizard")],
            enemies=[enemy("orc-flayers", (0, 4), minions=(2,))],
        )
        assert max(in_reach(g, g.heroes[0], "magic").values()) == far


@pytest.mark.rule("MD-SKILL-02", "MD-SKILL-09", "MD-M02-07")
def test_an_enemy_with_a_skill_counts_as_the_hero_in_it() -> None:
    """An Evasive Enemy leaves a Zone with a Hero, another one cannot."""
    for mark, goes in (("spider", True), ("", False)):
        g = board(
            mission="black-widow",
            heroes=[hero("elias", "4R-22"), hero("owen", "4R-32", xp=9)],
            enemies=[enemy("giant-spider", "4R-22", tier="higher", mark=mark)],
        )
        assert targets.holds(g, foe(g), "4R-22") is not goes


@pytest.mark.rule("MD-SKILL-03", "MD-XP-07")
def test_a_skill_works_in_the_round_in_which_it_is_learned() -> None:
    """Thick Hide, learned in the Experience Phase, adds a die against what the Event of the same Round sets loose."""
    for learned in (True, False):

        def change(g: Any) -> None:
            g.heroes[0].xp, g.heroes[0].body, g.level = 5, "", 2
            g.heroes[0].at = "6V-22"
            put(g, "orc-flayers-1", "6V-22", [2])
            g.enemies[1].stunned = True
            g.events = ["war-drums"]

        t = table(change, heroes=["owen"])
        say(t, "rest")
        assert asked(t)[1] == "learn"
        say(t, "thick-hide" if learned else "done")
        (told,) = events(t, foes.DiceRolled)
        assert len(told.defence) == learned and events(t, ev.EventDrawn)[-1].card == "war-drums"


# -- one by one ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-04", "MD-LIFE-02")
@pytest.mark.parametrize(
    ("owned", "before", "after"),
    [
        (0, (2, 5), (3, 6)),
        (0, (5, 5), (6, 6)),
        (1, (2, 6), (4, 7)),  # from +1 to +2: it heals 2
        (1, (6, 6), (7, 7)),  # but never above the maximum
    ],
)
def test_maximum_life_rises_and_heals(owned: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    def change(g: Any) -> None:
        g.heroes[0].xp, g.level = 8, 4
        g.events = ["blessing-silence"]
        g.heroes[0].skills = {"increase-life": owned} if owned else {}
        g.heroes[0].life, g.heroes[0].most = before

    t = table(change)
    say(t, "rest", "increase-life")
    assert (one(t).life, one(t).most) == after


@pytest.mark.rule("MD-SKILL-04", "MD-SKILL-03", "MD-LEVEL-08")
def test_maximum_life_bought_early_waits_for_its_level() -> None:
    def change(g: Any) -> None:
        g.heroes[0].xp, g.heroes[0].life = 5, 2
        g.events = ["blessing-silence"] * 5

    t = table(change)
    say(t, "rest", "increase-life")
    assert (one(t).life, one(t).most) == (2, 5) and one(t).skills == {"increase-life": 1}
    one(t).at = "8R-11"
    say(t, "trade", "done")  # an Action ends on a tile of Level 2
    assert t.state.level == 2 and (one(t).life, one(t).most) == (3, 6)


@pytest.mark.rule("MD-SKILL-05")
@pytest.mark.parametrize("amount", [1, 2])
def test_extra_actions_in_every_activation(amount: int) -> None:
    t = charmed(
        [f"{{when: [always], does: [{{do: actions, amount: {amount}}}]}}"],
        change=lambda g: setattr(g.enemies[1], "at", "8R-33"),
    )
    for _ in range(2):
        for _ in range(3 + amount):
            say(t, "trade", "done")
        assert one(t).actions == 0 and "trade" not in offered(t)
        next_round(t)


@pytest.mark.rule("MD-SKILL-05")
@pytest.mark.parametrize(
    ("kind", "last", "refusal"),
    [("move", f"move,{DARK}", ("melee,1", "MD-ACT-01")), ("combat", "melee,1", (f"move,{DARK}", "MD-ACT-01"))],
)
def test_an_extra_action_of_a_type_is_for_that_type_alone(kind: str, last: str, refusal: tuple[str, str]) -> None:
    t = charmed([f"{{when: [always], does: [{{do: actions, amount: 1, kind: {kind}}}]}}"])
    say(t, "trade", "done", "trade", "done", "trade", "done")
    assert t.state.round == 1 and one(t).actions == 0
    assert "trade" not in offered(t) and refused(t, refusal[0]) == refusal[1]
    fate(t, **MISS)
    say(t, last)
    assert one(t).extra == {kind: 0} or t.state.round == 2


@pytest.mark.rule("MD-SKILL-05")
def test_an_extra_action_of_a_type_is_spent_before_any_other() -> None:
    t = charmed(["{when: [always], does: [{do: actions, amount: 1, kind: move}]}"])
    say(t, f"move,{DARK}", "stop")
    assert one(t).actions == 3 and one(t).extra == {"move": 0}
    say(t, f"move,{LIT}", "stop")
    assert one(t).actions == 2
    next_round(t)
    assert one(t).extra == {"move": 1}  # anew in each Activation


@pytest.mark.rule("MD-SKILL-06", "MD-ACT-06")
def test_extra_movement_points_in_each_move_action() -> None:
    t = charmed(["{when: [always], does: [{do: move-points, amount: 2}]}"])
    for _ in range(2):
        say(t, f"move,{DARK}")
        assert one(t).points == 3
        say(t, "move,6V-11", "move,6V-12", f"move,{LIT}")
        assert one(t).points == 0
    assert one(t).actions == 1


COMMAND = "{when: [turn], pay: {actions: 1}, per: activation, does: [{do: command}]}"


@pytest.mark.rule("MD-SKILL-07", "MD-ACT-03")
def test_command_gives_another_hero_one_action_at_once() -> None:
    t = charmed([COMMAND], seats=3, change=lambda g: setattr(g.heroes[2], "at", "8R-33"))
    assert options(t, "command") == [f"{CHARM},1", f"{CHARM},2"]  # anyone, anywhere, but not oneself
    say(t, f"command,{CHARM},1")
    assert asked(t) == (1, "act") and one(t).actions == 2
    assert {"trade", f"move,{DARK}"} <= set(offered(t))  # of that Hero's choice
    say(t, f"move,{DARK}", "move,6V-11")  # a whole Move Action
    assert asked(t) == (0, "act") and t.state.heroes[1].at == "6V-11"
    assert refused(t, f"use,{CHARM}") == "MD-ACT-02" and not options(t, "command")  # once per Activation
    say(t, "rest")
    assert asked(t) == (1, "act") and t.state.heroes[1].actions == 3  # it cost the other nothing
    idle(t, lambda g: g.round == 2 and g.active == 0)
    assert options(t, "command")  # and once in the next


@pytest.mark.rule("MD-SKILL-07", "MD-COUNTER-01")
@pytest.mark.parametrize("commanded", [True, False])
def test_an_attack_at_anothers_command_causes_no_counterattack(commanded: bool) -> None:
    t = charmed([COMMAND], seats=2, change=lambda g: g.heroes[1].hands.__setitem__(0, "axe"))
    fate(t, **MISS)
    if commanded:
        say(t, f"command,{CHARM},1", "melee,1")
        assert asked(t) == (0, "act") and len(events(t, foes.HeroAttacked)) == 1
        say(t, "rest", "rest")
    else:
        say(t, "rest", "melee,1", "rest")
    assert len(events(t, foes.CounterattackBegan)) == (not commanded)


@pytest.mark.rule("MD-SKILL-07", "MD-STAND-01", "MD-ACT-05")
def test_at_anothers_command_one_may_stand_up_or_do_nothing() -> None:
    for stunned, act in ((True, "stand-up"), (False, "rest")):
        t = charmed([COMMAND], seats=2, change=lambda g, stunned=stunned: setattr(g.heroes[1], "stunned", stunned))
        say(t, f"command,{CHARM},1", act)
        assert asked(t) == (0, "act") and not t.state.heroes[1].stunned and one(t).actions == 2


@pytest.mark.rule("MD-SKILL-07")
def test_the_dead_cannot_be_commanded() -> None:
    t = charmed([COMMAND], seats=2)
    t.state.heroes[1].dead, t.state.heroes[1].life = True, 0
    say(t, "trade", "done")
    assert not options(t, "command")


@pytest.mark.rule("MD-SKILL-07", "MD-ACT-03")
def test_at_anothers_command_only_an_action_is_performed() -> None:
    """It is not the Hero's own Activation: what works in that does not, what works at any time does."""

    def change(g: Any) -> None:
        g.heroes[1].pack, g.heroes[1].life = ["swiftness-draught", "healing-potion-1"], 3

    t = charmed([COMMAND], seats=2, change=change)
    say(t, f"command,{CHARM},1")
    assert options(t, "use") == ["healing-potion-1"]
    assert refused(t, "use,swiftness-draught", 1) == "MD-ACT-03"
    say(t, "rest", "rest")
    assert asked(t) == (1, "act") and "swiftness-draught" in options(t, "use")


@pytest.mark.rule("MD-SKILL-10", "MD-STUN-02", "MD-LIFE-05")
@pytest.mark.parametrize("befallen", ["stunned", "dead"])
def test_a_charge_ends_where_its_hero_falls(monkeypatch: pytest.MonkeyPatch, befallen: str) -> None:
    """Something in the Zone between, as a Mission may have it."""

    def enter(g: Any, hero: Any, to: str) -> Any:
        hero.at = to
        setattr(hero, befallen, True)
        yield from ()

    monkeypatch.setattr(at_will, "enter", enter)
    g = board(
        zones=[(0, 0), (0, 1), (0, 2)],
        heroes=[hero("bjorn", (0, 0), hands=("axe",))],
        enemies=[enemy("dwarf-agent", (0, 2))],
    )
    g.heroes[0].actions, g.active = 3, 0
    run(actions.perform(g, g.heroes[0], ("charge", "special", "0,2")))
    assert g.heroes[0].at == "0,1" and not happened(g, foes.HeroAttacked)


def spellblade(hands: list[str], at: str = LIT, **more: Any) -> Any:
    def change(g: Any) -> None:
        g.heroes[0].skills, g.heroes[0].hands, g.level = (
            more.get("skills", {"spellblade": 1}),
            hands,
            more.get("level", 1),
        )
        g.enemies[1].at = at

    return change


@pytest.mark.rule("MD-SKILL-08")
def test_sword_and_spell_swings_a_melee_weapon_as_magic_at_range_0() -> None:
    t = charmed(change=spellblade(["axe"]), classes=["battle-wizard"])
    assert {"melee,1", "sword-and-spell,1"} <= set(offered(t)) and not options(t, "magic")
    t = charmed(change=spellblade(["axe"], BESIDE), classes=["battle-wizard"])
    assert not options(t, "sword-and-spell")  # not beyond one's own Zone
    t = charmed(change=spellblade(["staff"]), classes=["battle-wizard"])
    assert not options(t, "sword-and-spell")  # a Staff is no Melee weapon
    t = charmed(change=spellblade(["axe"], skills={}), classes=["battle-wizard"])
    assert not options(t, "sword-and-spell")


@pytest.mark.rule("MD-SKILL-08", "MD-TYPE-03", "MD-TYPE-05")
def test_sword_and_spell_is_a_magic_attack_for_everyone() -> None:
    """With the weapon's Melee dice, and what works in Magic: the Skills of both sides, the Enchantment of the blade."""
    mine = ["{when: [magic], does: [{do: hits, amount: 1}]}", "{when: [melee], does: [{do: hits, amount: 3}]}"]
    theirs = [
        "{when: [magic-defence], does: [{do: shields, amount: 1}]}",
        "{when: [melee-defence], does: [{do: shields, amount: 3}]}",
    ]
    t = charmed(mine, theirs, spellblade(["dagger"]), classes=["battle-wizard"])
    fate(t, yellow=["2b"], **BLANKS)
    say(t, "sword-and-spell,1", "keep", "dagger")  # the Free Skill of his Class rerolls a die of Magic
    assert result(t) == (2 + 1 + 1, 1, 3) and rolled(t)["yellow"] == 1
    assert one(t).actions == 2 and one(t).attacked == [1]
    t = charmed(mine, theirs, spellblade(["dagger"]), classes=["battle-wizard"])
    fate(t, yellow=["2b"], **BLANKS)
    say(t, "melee,1", "dagger")
    assert result(t) == (2 + 1 + 3, 3, 3)


@pytest.mark.rule("MD-SKILL-08", "MD-CLASS-05")
def test_what_stands_behind_sword_and_spell_holds_for_it_alone() -> None:
    change = spellblade(["axe"], skills={"spellblade": 2}, level=3)
    for option, hits in (("sword-and-spell,1", 3), ("melee,1", 2)):
        t = charmed(change=change, classes=["battle-wizard"])
        fate(t, yellow=["1", "1"], **BLANKS)
        say(t, option, *(["keep"] if "spell" in option else []))
        assert result(t)[0] == hits


@pytest.mark.rule("MD-SKILL-09", "MD-MOVE-03")
@pytest.mark.parametrize("evasive", [True, False])
def test_the_evasive_leave_zones_with_enemies(evasive: bool) -> None:
    cls = "darkness-ranger" if evasive else "shadow-barbarian"
    t = charmed(classes=[cls])
    if evasive:
        say(t, f"move,{DARK}")
        assert one(t).at == DARK
    else:
        assert refused(t, f"move,{DARK}") == "MD-MOVE-03" and not options(t, "move")


# -- Charge ----------------------------------------------------------------------------------------------------------
def field(name: str = "bjorn", cls: str = "shadow-barbarian", at: str = "6V-11", **foes_at: Any) -> Any:
    """A Hero with Charge, and Orcs in some Zones of the tutorial."""

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].hands = at, ["axe"]
        g.events = ["blessing-silence"] * 9
        cards = ["orc-flayers-1", "orc-enforcers-1", "dwarf-defenders-1"]
        for card, where in zip(cards, foes_at.get("zones", ()), strict=False):
            put(g, card, where, [2], stunned=foes_at.get("stunned", False))

    return table(change, heroes=[name], classes=[cls])


@pytest.mark.rule("MD-SKILL-10")
def test_charge_goes_one_or_two_zones_to_an_enemy() -> None:
    assert options(field(zones=["6V-21"]), "charge") == ["special,6V-21"]
    assert options(field(zones=["6V-31"]), "charge") == ["special,6V-31"]
    assert options(field(zones=["6V-31", "6V-22"]), "charge") == ["special,6V-22", "special,6V-31"]
    assert options(field(zones=["6V-32"]), "charge") == []  # three Zones away
    assert options(field(), "charge") == []  # nobody to charge at
    assert options(field(zones=["6V-13"]), "charge") == []  # behind a closed door


@pytest.mark.rule("MD-SKILL-10", "MD-MOVE-03", "MD-SKILL-09")
def test_charge_neither_starts_nor_passes_among_enemies_unless_evasive() -> None:
    for cls, able in (("shadow-barbarian", False), ("darkness-ranger", True)):
        starts = field(cls=cls, zones=["6V-11", "6V-21"])
        assert bool(options(starts, "charge")) == able
        passes = field(cls=cls, zones=["6V-21", "6V-12", "6V-31"])
        assert options(passes, "charge") == ["special,6V-12", "special,6V-21", *(["special,6V-31"] if able else [])]
    assert options(field(zones=["6V-11", "6V-21"], stunned=True), "charge") == [
        "special,6V-21"
    ]  # the Stunned hold nobody


@pytest.mark.rule("MD-SKILL-10", "MD-COUNTER-01")
def test_charge_is_one_combat_action_with_a_melee_attack_in_it() -> None:
    t = field(zones=["6V-31"])
    fate(t, yellow=["1", "1", "1"], blue=["blank"])
    say(t, "charge,special,6V-31")
    assert one(t).at == "6V-31" and [event.where for event in events(t, ev.Moved)] == ["6V-21", "6V-31"]
    assert [event.combat for event in events(t, foes.HeroAttacked)] == ["melee"]
    assert one(t).actions == 2 and one(t).points == 0 and one(t).attacked == [1]


@pytest.mark.rule("MD-SKILL-10", "MD-SKILL-05")
def test_charge_can_be_paid_with_an_extra_combat_action() -> None:
    def change(g: Any) -> None:
        g.enemies[1].at = DARK

    t = charmed(
        ["{when: [always], does: [{do: actions, amount: 1, kind: combat}]}"],
        change=change,
        classes=["shadow-barbarian"],
    )
    say(t, "trade", "done", "trade", "done", "trade", "done")
    fate(t, **MISS)
    assert one(t).actions == 0
    say(t, f"charge,special,{DARK}")
    assert len(events(t, foes.HeroAttacked)) == 1 and one(t).actions == 0
    assert not one(t).extra.get("combat") and not options(t, "melee")


@pytest.mark.rule("MD-SKILL-10", "MD-FIGHT-01")
def test_charge_needs_a_melee_weapon_and_lets_one_choose_among_enemies() -> None:
    t = field(zones=["6V-21", "6V-21"])
    say(t, "charge,special,6V-21")
    assert asked(t)[1] == "target" and options(t, "melee") == ["1", "2"]
    bow = field(zones=["6V-21"])
    bow.state.heroes[0].hands = ["short-bow"]
    say(bow, "trade", "done")
    assert options(bow, "charge") == []


@pytest.mark.rule("MD-SKILL-11", "MD-EX-23")
@pytest.mark.parametrize(("level", "dice"), [(2, 2), (3, 3)])
def test_what_stands_behind_charge_holds_for_its_attack_alone(level: int, dice: int) -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].hands, g.level = "6V-12", ["axe"], level
        g.heroes[0].skills = {"brawl": 2}
        put(g, "orc-flayers-1", "6V-22", [2, 2, 2])

    t = table(change, heroes=["owen"])  # a Gladiator: Charge at Level 2, one yellow die more in it at Level 3
    say(t, "charge,brawl,6V-22")
    assert rolled(t)["yellow"] == dice
    while asked(t)[1] != "act":
        say(t, offered(t)[-1])
    say(t, "melee,1")
    assert rolled(t)["yellow"] == 2


# -- Taunt, Regeneration, Retaliate ----------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-12", "MD-SHADOW-03", "MD-FOE-12")
def test_taunt_is_as_good_as_the_most_xp() -> None:
    def went(names: tuple[str, ...], light: Any = ((0, 1), (1, 0)), cls: str | None = None) -> list[Any]:
        g = board(
            zones=[(0, 0), (0, 1), (1, 0)],
            light=light,
            walls=[((0, 0), (0, 1))] if not light else [],
            heroes=[hero(names[0], (0, 1), xp=30, cls=cls), hero(names[1], (1, 0), cls=cls)],
            enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
        )
        g.heroes[0].skills = {"challenge": 1} if cls else {}
        g.level = 2
        return sorted({course.steps[1].at for course in courses.courses(g, foe(g))})

    assert went(("elias", "siegfried")) == ["1,0"]  # who Taunts
    assert went(("elias", "owen")) == ["0,1"]
    assert went(("elias", "siegfried"), cls="paladin-of-wrath") == ["0,1", "1,0"]  # two of them: the players choose


@pytest.mark.rule("MD-SKILL-12", "MD-SHADOW-03")
def test_hiding_wins_over_taunt() -> None:
    g = board(
        zones=[(0, 0), (0, 1), (1, 0), (2, 0)],
        light=[(2, 0)],
        walls=[((0, 0), (0, 1))],
        heroes=[hero("siegfried", (0, 1), xp=30), hero("elias", (2, 0))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "2,0" and [event.whom for event in happened(g, foes.EnemyMoved)] == [1, 1]


@pytest.mark.rule("MD-SKILL-13")
@pytest.mark.parametrize(("life", "then"), [(1, 3), (4, 5), (5, 5)])
def test_regeneration_heals_at_the_start_of_the_activation(life: int, then: int) -> None:
    def change(g: Any) -> None:
        g.enemies[1].at = "8R-33"
        g.heroes[0].life = life

    t = charmed(["{when: [start], does: [{do: heal, amount: 2}]}"], change=change)
    assert one(t).life == then and asked(t)[1] == "act"


@pytest.mark.rule("MD-SKILL-14")
@pytest.mark.parametrize(
    ("yellow", "blue", "struck"),
    [(["1", "blank"], ["1", "1"], 2), (["1", "1"], ["1", "1"], 0), (["1", "1"], ["1", "blank"], 0)],
)
def test_retaliate_needs_more_shields_than_hits(yellow: list[str], blue: list[str], struck: int) -> None:
    t = charmed(["{when: [defence], does: [{do: retaliate, amount: 2}]}"], dice="{melee: {yellow: 2}}")
    defend(t, yellow=yellow, blue=blue)
    assert t.state.enemies[1].life == 30 - struck
    t = charmed(["{when: [defence], does: [{do: retaliate, amount: 2}]}"])
    attack(t, **MISS)
    assert t.state.enemies[1].life == 30  # only when the Hero is the Defender


# -- Teleport and Safe Shot ------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-15", "MD-SKILL-09")
def test_teleport_goes_up_to_so_many_zones_past_enemies_but_not_through_walls() -> None:
    def change(g: Any) -> None:
        put(g, "orc-flayers-1", "6V-12", [2])

    leap = "{when: [turn], pay: {actions: 1}, does: [{do: leap, zones: 2}]}"
    t = charmed([leap], change=change, classes=["shadow-barbarian"])
    assert not options(t, "move")  # an Enemy is in the Zone
    assert options(t, "leap") == [f"{CHARM},{at}" for at in ("6V-11", "6V-12", "6V-21", "6V-31", "6V-32")]
    say(t, f"leap,{CHARM},6V-11")  # through a Zone with an Enemy, or around it
    assert one(t).at == "6V-11" and one(t).actions == 2 and not one(t).points
    t.state.opened.append("6V-13 W")
    one(t).at = LIT
    say(t, "trade", "done")
    assert f"{CHARM},6V-13" in options(t, "leap")  # once the door is open


@pytest.mark.rule("MD-SKILL-15", "MD-ACT-08", "MD-STUN-02")
def test_teleport_is_an_action_of_its_own() -> None:
    leap = "{when: [turn], pay: {actions: 1}, does: [{do: leap, zones: 1}]}"
    t = charmed([leap])
    assert options(t, "leap") == [f"{CHARM},{at}" for at in ("6V-12", DARK, BESIDE)]
    say(t, f"move,{DARK}")
    assert not options(t, "leap")  # not in the middle of a Move Action
    t = charmed([leap], change=lambda g: setattr(g.heroes[0], "stunned", True))
    assert not options(t, "leap")


@pytest.mark.rule("MD-SKILL-16", "MD-SKILL-09")
def test_safe_shot_steps_away_and_shoots() -> None:
    def change(g: Any) -> None:
        g.heroes[0].hands, g.heroes[0].skills, g.level = ["short-bow"], {"safe-shot": 1}, 2

    t = charmed(change=change, heroes=["owen"])
    assert options(t, "safe-shot") == [f"safe-shot,{at}" for at in ("6V-12", DARK, BESIDE)]
    assert not options(t, "ranged")  # too near
    fate(t, yellow=["1", "1"], **BLANKS)
    say(t, f"safe-shot,safe-shot,{DARK}")
    assert one(t).at == DARK and [event.combat for event in events(t, foes.HeroAttacked)] == ["ranged"]
    assert one(t).actions == 2 and t.state.enemies[1].life == 28 and one(t).attacked == [1]


@pytest.mark.rule("MD-SKILL-16", "MD-FIGHT-01")
@pytest.mark.parametrize(("weapon", "able"), [("short-bow", True), ("axe", False)])
def test_safe_shot_needs_a_bow_and_a_combat_action(weapon: str, able: bool) -> None:
    def change(g: Any) -> None:
        g.heroes[0].hands, g.heroes[0].skills, g.level = [weapon], {"safe-shot": 1}, 2

    extra = "{when: [always], does: [{do: actions, amount: 1, kind: move}]}"
    t = charmed([extra], change=change, heroes=["owen"])
    assert bool(options(t, "safe-shot")) == able
    say(t, "trade", "done", "trade", "done", "trade", "done")
    assert asked(t)[1] == "act" and not options(t, "safe-shot")  # a Move Action is left, which does not pay for it


@pytest.mark.rule("MD-SKILL-17")
def test_what_stands_behind_safe_shot_holds_for_its_attack_alone() -> None:
    def change(g: Any) -> None:
        g.heroes[0].hands, g.heroes[0].skills, g.level = ["short-bow"], {"safe-shot": 2}, 4

    t = charmed(change=change, heroes=["owen"])
    fate(t, **MISS)
    say(t, f"safe-shot,safe-shot,{DARK}", "red")  # one Attack die more, of either colour
    assert rolled(t) == {"yellow": 2, "red": 1, "blue": 2, "green": 1}
    say(t, "ranged,1")
    assert rolled(t) == {"yellow": 2, "blue": 2, "green": 1}


@pytest.mark.rule("MD-SKILL-10", "MD-SKILL-16", "MD-SKILL-15", "MD-LEVEL-04")
def test_moving_by_a_skill_is_moving() -> None:
    """Wherever a Skill takes a Hero, the Level rises and the Mission takes notice."""

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].xp = "8R-23", 1

    t = table(change, mission="goblin-war-drums", heroes=["bjorn"], classes=["shadow-barbarian"])
    say(t, "leap,signature,1V-22")  # onto a Level token
    assert one(t).at == "1V-22" and one(t).xp == 0 and t.state.level == 4
    t = table(change, mission="goblin-war-drums", heroes=["bjorn"], classes=["shadow-barbarian"])
    say(t, "leap,signature,8R-13")  # past the Pillars
    assert one(t).at == "8R-13" and [enemy.mark for enemy in t.state.enemies.values()] == ["watch"]


# -- why not ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKILL-10", "MD-SKILL-15", "MD-SIG-01", "MD-SIG-02", "MD-STUN-02", "MD-ACT-08", "MD-MOVE-03")
@pytest.mark.parametrize(
    ("change", "first", "option", "clause"),
    [
        ({}, (), f"charge,special,{DARK}", "MD-MOVE-03"),  # from a Zone with an Enemy
        ({"at": DARK}, (), f"charge,special,{BESIDE}", "MD-SKILL-10"),  # no Enemy there
        ({"at": DARK, "hands": ["staff"]}, (), f"charge,special,{LIT}", "MD-FIGHT-01"),
        ({}, (), "leap,signature,6V-13", "MD-SKILL-15"),  # three Zones away
        ({"xp": 0}, (), f"leap,signature,{DARK}", "MD-SIG-01"),
        ({}, (f"leap,signature,{DARK}",), f"leap,signature,{LIT}", "MD-SIG-02"),
        ({"stunned": True}, (), f"leap,signature,{DARK}", "MD-STUN-02"),
        ({"stunned": True}, (), f"charge,special,{DARK}", "MD-STUN-02"),
        ({"at": DARK}, ("move,6V-31",), f"leap,signature,{LIT}", "MD-ACT-08"),
        ({"at": DARK}, ("move,6V-31",), f"charge,special,{LIT}", "MD-ACT-08"),
        ({}, (), "sword-and-spell,1", "MD-SKILL-08"),
        ({}, (), "move,6V-11", "MD-MOVE-02"),  # diagonally
        ({"xp": 0}, (), "zone/6V-11", "MD-MOVE-02"),
        ({"at": DARK}, (), "move,6V-23", "MD-MOVE-01"),  # two Zones away
        ({"at": DARK, "xp": 0}, (), "zone/6V-23", "MD-MOVE-01"),
        ({"pack": ["healing-potion-1"]}, (), "use,healing-potion-1", "MD-EQUIP-16"),  # nothing to heal
    ],
)
def test_skills_that_cannot_be_used_say_why(
    change: dict[str, Any], first: tuple[str, ...], option: str, clause: str
) -> None:
    def arrange(g: Any) -> None:
        for name, value in {"cls": "shadow-barbarian", "xp": 2, **change}.items():
            setattr(g.heroes[0], name, value)

    t = charmed(change=arrange)
    say(t, *first)
    assert refused(t, option) == clause


@pytest.mark.rule("MD-STUN-02", "MD-ACT-08", "MD-EQUIP-07")
@pytest.mark.parametrize(
    ("stunned", "points", "clause"), [(True, 0, "MD-STUN-02"), (False, 1, "MD-ACT-08"), (False, 0, None)]
)
def test_lying_down_or_on_the_move_items_work_and_skills_do_not(stunned: bool, points: int, clause: str) -> None:
    """A Signature Skill is an Action, if a free one; an Item is none."""
    g = board(heroes=[hero("bjorn", life=3, xp=2, stunned=stunned, pack=["healing-potion-1"])])
    g.heroes[0].points, g.heroes[0].actions, g.active = points, 2, 0
    power = Power(on=("turn",), pay=Pay(xp=1), per="activation", does=(Heal(1),))
    assert unpaid(g, g.heroes[0], Source("signature", "signature", power)) == clause
    assert ("use", "healing-potion-1") in acts(g, g.heroes[0]).offered()


@pytest.mark.rule("MD-HERO-02", "MD-SHADOW-01", "MD-SHADOW-02")
@pytest.mark.parametrize("light", [True, False])
def test_the_shadow_mode_skill_of_a_hero_card_needs_shadow_whether_it_says_so_or_not(light: bool) -> None:
    g = board(zones=[(0, 0)], light=[(0, 0)] if light else [], heroes=[hero("bjorn")])
    power = Power(on=("attack",), does=(ChangeHits(1),))
    for name in ("shadow", "special"):
        source = Source(name, name, power)
        works = name == "special" or not light
        assert in_force(g, g.heroes[0], source) == works and met(g, g.heroes[0], source) == works


@pytest.mark.rule("MD-SKILL-11")
@pytest.mark.parametrize(("key", "again"), [("special", False), ("predator", True)])
def test_what_one_charge_says_does_not_hold_for_another(key: str, again: bool) -> None:
    """Bjorn may Charge anyway; the Charge of his Class comes with a reroll."""

    def change(g: Any) -> None:
        me = g.heroes[0]
        me.cls, me.skills, me.at, g.level = "shadow-barbarian", {"predator": 2}, BESIDE, 2
        g.enemies[1].at = LIT

    t = charmed(change=change)
    fate(t, yellow=["blank", "blank"], **BLANKS)  # in the light again, Bjorn has the dice of his Axe
    say(t, f"charge,{key},{LIT}")
    assert (asked(t)[1] == "reroll") == again


@pytest.mark.rule("MD-XP-01")
def test_what_follows_a_kill_follows_every_kill() -> None:
    """Two Minions fall in one attack: a Movement Point for each."""

    def change(g: Any) -> None:
        g.enemies.clear()
        put(g, "orc-flayers-1", LIT, [1, 1, 2])

    t = charmed(
        ["{when: [kill], needs: [{is: against, figures: [minion]}], does: [{do: step-now, amount: 1}]}"], change=change
    )
    fate(t, yellow=["1", "1"], blue=["blank"])
    say(t, "melee,2")
    assert t.state.enemies[2].minions == [2] and one(t).points == 2
