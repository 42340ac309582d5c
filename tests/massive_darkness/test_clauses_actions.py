"""A Round: Actions, picking up, trading, transmuting, Events, the end (pp. 25-27, 32-33)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import taverna
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import combat, loot, powers, trade
from taverna.games.massive_darkness.rules.actions import Acts
from taverna.games.massive_darkness.rules.event_phase import draw_event
from taverna.games.massive_darkness.rules.kits import hero_kit
from taverna.games.massive_darkness.state import Lasting

from .fights import board, enemy, happened, hero, load, run
from .tables import asked, events, fate, idle, next_round, offered, one, place, put, refused, say, table

CONTENT = taverna.find("massive-darkness").content()


def silent(g: Any) -> None:
    """Events that do nothing."""
    g.events = ["blessing-silence"] * 3


# -- the Round -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ROUND-01", "MD-EVENT-01", "MD-END-02")
def test_five_phases_in_their_order() -> None:
    def change(g: Any) -> None:
        silent(g)
        g.heroes[0].xp = 5
        put(g, "orc-flayers-1", "8R-13", [2])

    t = table(change, seats=2)
    assert t.state.phase == "heroes"
    kinds = (ev.RoundBegan, ev.Activated, ev.PhaseBegan, foes.EnemyMovedToStart, ev.EventDrawn, ev.FirstPlayerPassed)
    idle(t, lambda g: g.phase == "experience")
    say(t, "savage")
    idle(t, lambda g: g.round == 2)
    told = [
        getattr(event, "phase", type(event).__name__)
        for _, event in t.happened()
        if isinstance(event, (*kinds, ev.Learned))
    ]
    told = [name for n, name in enumerate(told) if n == 0 or name != told[n - 1]]
    assert told[: told.index("FirstPlayerPassed") + 2] == [
        "Activated",
        "enemies",
        "EnemyMovedToStart",
        "experience",
        "Learned",
        "event",
        "EventDrawn",
        "end",
        "FirstPlayerPassed",
        "RoundBegan",
    ]


@pytest.mark.rule("MD-ROUND-02", "MD-ROUND-04", "MD-END-02", "MD-ACT-03")
def test_heroes_are_activated_clockwise_from_the_first_player() -> None:
    t = table(silent, seats=4, first_player=2)
    order = []
    for _ in range(2):
        now = t.state.round
        while t.state.round == now:
            seat = asked(t)[0]
            order.append(seat)
            for other in range(4):
                if other != seat:
                    assert other not in t.questions  # no Action outside one's own Activation
            say(t, "rest")
    assert order == [2, 3, 0, 1, 3, 0, 1, 2]


@pytest.mark.rule("MD-ROUND-03", "MD-COUNTER-01", "MD-COUNTER-02")
def test_who_was_attacked_strikes_back_before_the_next_player() -> None:
    """Even an attack that hurts nobody is answered."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "dwarf-warriors-1", "6V-11", [2])

    t = table(change, seats=2, heroes=["siegfried", "sibyl"])
    fate(t, yellow=["blank", "blank"], blue=["2b"])
    say(t, "melee,1")
    assert events(t, foes.DamageKnown)[0].damage == 0 and t.state.enemies[1].minions == [2]
    assert not events(t, foes.EnemyAttacked)  # not before the Activation is over
    fate(t, yellow=["1", "1"], blue=["blank"])
    say(t, "rest")
    assert [event.whom for event in events(t, foes.EnemyAttacked)] == [0] and one(t).life == 3
    assert asked(t) == (1, "act")


# -- Actions ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ACT-01", "MD-ACT-04", "MD-ACT-06")
def test_three_actions_of_the_same_kind_if_wanted_and_no_fourth() -> None:
    t = table(silent, heroes=["bjorn"])
    assert one(t).actions == 3
    for left in (2, 1, 0):
        say(t, "move,6V-21" if one(t).at == "6V-31" else "move,6V-31")
        assert one(t).actions == left
        if one(t).points:
            say(t, "stop")
    assert t.state.round == 2  # the Activation, and with it the Round, went on by itself

    def change(g: Any) -> None:
        g.heroes[0].hands = ["short-bow"]
        put(g, "high-troll-lower", "6V-11")

    t = table(change, heroes=["siegfried"])
    for _ in range(3):
        fate(t, yellow=["1", "1"], blue=["2b"], green=["2b"])
        say(t, "ranged,1")
    assert len(events(t, foes.HeroAttacked)) == 3 and "ranged,1" not in (offered(t) if t.state.round == 1 else ())


@pytest.mark.rule("MD-ACT-01")
def test_extra_actions_come_on_top() -> None:
    def change(g: Any) -> None:
        g.heroes[0].pack = ["swiftness-draught"]

    t = table(change, heroes=["bjorn"])
    say(t, "use,swiftness-draught")
    assert one(t).actions == 4 and one(t).pack == []


@pytest.mark.rule("MD-ACT-02", "MD-TRANS-06", "MD-SIG-02")
def test_free_actions_cost_nothing_but_the_signature_skill_works_once() -> None:
    def change(g: Any) -> None:
        g.heroes[0].pack = ["dagger"] * 3 + ["hammer"] * 3
        g.heroes[0].xp = 9
        g.treasures[1] = ["kings-crown", "ring-of-embers"]

    t = table(change, heroes=["bjorn"])
    for card in ("dagger", "hammer"):
        say(t, "transmute", card, card, card)
        if asked(t)[1] == "reorganise":
            say(t, "done")
    assert sorted(one(t).pack) == ["kings-crown", "ring-of-embers"] and one(t).actions == 3
    leaps = [option for option in offered(t) if option.startswith("leap,signature")]
    say(t, leaps[0])
    assert (one(t).xp, one(t).actions) == (8, 3)
    assert refused(t, "use,signature") == "MD-SIG-02"
    assert not [option for option in offered(t) if option.startswith("leap,signature")]
    next_round(t)
    assert [option for option in offered(t) if option.startswith("leap,signature")]  # in the next Activation again


@pytest.mark.rule("MD-ACT-05")
def test_doing_nothing_ends_the_activation() -> None:
    def change(g: Any) -> None:
        g.heroes[0].extra = {"combat": 1}  # extra Actions are given up as well

    t = table(change, seats=2)
    say(t, "move,6V-21", "stop")
    assert one(t).actions == 2
    say(t, "rest")
    assert asked(t) == (1, "act") and one(t).actions == 0 and one(t).extra == {} and events(t, ev.Rested)[0].who == 0


@pytest.mark.rule("MD-EX-09", "MD-ACT-06", "MD-ACT-07", "MD-ACT-08", "MD-ACT-09", "MD-DOOR-01", "MD-PICK-01")
def test_whisper_moves_opens_and_picks_up() -> None:
    """It is Owen who does it here: his legs are no longer than the example's."""

    def change(g: Any) -> None:
        silent(g)
        place(g, "6V-32")
        g.doors, g.treasures[0] = ["door-9"], ["kings-crown", "ring-of-might", "ring-of-embers"]

    t = table(change, heroes=["owen"])
    say(t, "move,6V-22")
    assert (one(t).actions, one(t).points) == (2, 1)
    assert "rest" not in offered(t) and refused(t, "trade") == "MD-ACT-08"  # not before the Move Action is over
    say(t, "move,6V-12")  # a Move Action: two Zones
    assert (one(t).actions, one(t).points) == (2, 0)
    say(t, "open,6V-13 W", "move,6V-13")  # another: a door, and into the Chamber
    assert (one(t).actions, one(t).points) == (1, 0) and t.state.treasure["6V-13"] == 3
    say(t, "pick-up")  # the third: all of it for one point
    assert (one(t).actions, one(t).points) == (0, 1) and len(one(t).pack) == 3
    say(t, "stop")  # the other is wasted
    assert one(t).at == "6V-13" and (one(t).actions, one(t).points) == (0, 0)
    assert refused(t, "move,6V-12") == "MD-ACT-01"


@pytest.mark.rule("MD-ACT-08")
def test_points_do_not_carry_over() -> None:
    t = table(silent, heroes=["bjorn"])
    say(t, "move,6V-21", "stop")
    assert (one(t).actions, one(t).points) == (2, 0)
    say(t, "move,6V-11")
    assert (one(t).actions, one(t).points) == (1, 1)  # a new Action with two points, not three


@pytest.mark.rule("MD-FIGHT-01", "MD-FIGHT-02", "MD-COMBAT-01")
def test_a_combat_action_is_an_attack_on_one_enemy() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["axe"]
        put(g, "goblin-warriors-1", "6V-11", [1, 1])
        put(g, "goblin-archers-1", "6V-11", [1, 1])

    t = table(change, heroes=["siegfried"])
    fate(t, yellow=["2b", "2b"])
    say(t, "melee,2")
    g = t.state
    assert one(t).actions == 2 and one(t).attacked == [2]
    assert g.enemies[1].minions == [1, 1] and g.enemies[2].minions == []  # 4 Hits, and only one Mob is struck
    assert g.enemies[2].life == 1


@pytest.mark.rule("MD-SIG-03", "MD-SIG-01")
def test_a_signature_skill_does_what_its_sheet_says_when_it_says() -> None:
    """Arcane Surge is a red die more in a Magic attack, and nothing in any other."""
    for kind, card, asks in (("magic", "staff", True), ("ranged", "short-bow", False)):
        g = board(
            zones=[(0, 0), (0, 1)],
            light=[(0, 0), (0, 1)],
            heroes=[hero("siegfried", cls="battle-wizard", hands=(card,), xp=1)],
            enemies=[enemy("goblin-warriors", (0, 1), minions=(1, 1, 1, 1))],
        )
        g.active = 0
        load(g, yellow=["blank", "blank"], red=["blank"] if asks else [])
        answers = [("boost", "signature"), ("reroll", "keep")] if asks else []
        run(combat.attack(g, 0, 1, kind), *answers)
        (rolled,) = happened(g, foes.DiceRolled)
        assert [die.partition("-")[0] for die in rolled.attack] == ["yellow", "yellow"] + ["red"] * asks
        assert g.heroes[0].xp == (0 if asks else 1)


@pytest.mark.rule("MD-STAND-01", "MD-STUN-02", "MD-STUN-01")
def test_a_stunned_hero_stands_up_before_anything_else() -> None:
    def change(g: Any) -> None:
        place(g, "6V-12")
        g.heroes[0].stunned = True
        g.heroes[0].pack = ["dagger"] * 3
        g.heroes[0].xp = 3
        put(g, "goblin-warriors-1", "6V-12", [1])

    t = table(change, heroes=["bjorn"])
    assert offered(t) == ["stand-up", "rest"]
    for act in ("move,6V-11", "melee,1", "trade", "transmute", "open,6V-13 W"):
        assert refused(t, act) in ("MD-STUN-02", "MD-MOVE-03"), act
    say(t, "stand-up")
    assert not one(t).stunned and one(t).actions == 2
    assert "melee,1" in offered(t) and refused(t, "stand-up") == "MD-STAND-01"


@pytest.mark.rule("MD-STUN-03")
def test_one_that_cannot_stand_up_stays_down() -> None:
    """Without an Action of its own: an extra Move Action is no help."""

    def change(g: Any) -> None:
        g.heroes[0].stunned = True
        silent(g)

    t = table(change, seats=2)
    assert refused(t, "move,6V-21") == "MD-STUN-02"
    say(t, "rest")
    assert one(t).stunned and asked(t)[0] == 1
    next_round(t)
    assert one(t).stunned  # until it spends an Action
    g = t.state
    g.heroes[0].actions, g.heroes[0].extra = 0, {"move": 1}
    assert Acts(g, 0).offered() == ["rest"] and dict(Acts(g, 0).refused())["stand-up"] == "MD-STUN-03"


# -- picking up ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PICK-01", "MD-STUN-05")
def test_no_picking_up_among_enemies_stunned_or_not() -> None:
    for stunned in (False, True):
        for option in (True, False):

            def change(g: Any, stunned: bool = stunned) -> None:
                place(g, "6V-11")
                g.treasure = {"6V-11": 1}
                put(g, "goblin-warriors-1", "6V-11", [1], stunned=stunned)

            t = table(change, heroes=["bjorn"], stunned_guard_loot=option)
            free = stunned and not option
            assert ("pick-up" in offered(t)) == free
            if not free:
                assert refused(t, "pick-up") == "MD-PICK-01"
            assert ("move,6V-21" in offered(t)) == stunned  # but a Stunned Enemy holds nobody


@pytest.mark.rule("MD-PICK-01", "MD-ACT-07")
def test_picking_up_costs_a_point() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.treasure, g.treasures[0] = {"6V-11": 1}, ["kings-crown"]

    t = table(change, heroes=["bjorn"])
    say(t, "pick-up")
    assert (one(t).actions, one(t).points) == (2, 1) and one(t).pack == ["kings-crown"]
    assert refused(t, "pick-up") == "MD-PICK-02"  # there is nothing more


@pytest.mark.rule("MD-PICK-02", "MD-PICK-03", "MD-PICK-04", "MD-PICK-05")
@pytest.mark.parametrize(("tile", "at"), [(1, "5R-11"), (2, "1V-21"), (3, "7R-12"), (4, "9R-21"), (5, "3R-21")])
def test_treasure_is_of_the_tiles_level_and_special_treasure_one_better(tile: int, at: str) -> None:
    """Whatever the Current Level is; on a tile of Level 5 a Special token is two cards of Level 5."""
    for current in (tile, 5):

        def change(g: Any, current: int = current) -> None:
            place(g, at)
            g.level, g.enemies = current, {}
            g.treasure, g.special = {at: 2}, {at: 1}
            for level in range(5):
                g.treasures[level] = [f"{card}" for card in g.treasures[level] if wearable(card)]

        t = table(change, mission="the-fiends-treasure")
        say(t, "pick-up")
        levels = sorted(CONTENT.items[event.card].level for event in events(t, ev.Drew))
        assert levels == {1: [1, 1, 2], 2: [2, 2, 3], 3: [3, 3, 4], 4: [4, 4, 5], 5: [5, 5, 5, 5]}[tile]
        assert t.state.treasure == t.state.special == {}


def wearable(card: str) -> bool:
    return CONTENT.items[card].slot not in ("trap", "luck")


@pytest.mark.rule("MD-PICK-03")
def test_a_tile_without_a_level_token_gives_treasure_of_the_current_level() -> None:
    """7R has none in this Mission."""

    def change(g: Any) -> None:
        place(g, "7R-12")
        g.level, g.enemies, g.treasure = 3, {}, {"7R-12": 1}
        g.treasures[2] = ["ring-of-might"]

    t = table(change, mission="big-game-hunting")
    assert "7R" not in t.state.map.level_of
    say(t, "pick-up")
    assert one(t).pack == ["ring-of-might"]


@pytest.mark.rule("MD-PICK-06", "MD-PICK-07")
def test_what_is_found_may_go_to_anyone_here_who_may_put_it_on_at_once() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[2].at = "6V-21"
        g.treasure, g.treasures[0] = {"6V-11": 2}, ["chain-mail", "hammer"]

    t = table(change, seats=3, heroes=["bjorn", "sibyl", "owen"])
    fate(t, 0, 0)
    say(t, "pick-up")
    assert asked(t) == (0, "found") and offered(t) == ["0", "1"]  # not the one next door
    say(t, "1")  # the Chain Mail for Sibyl
    assert asked(t) == (0, "found")
    say(t, "0")  # the Hammer for Bjorn
    assert asked(t) == (1, "reorganise")
    say(t, "equip,chain-mail")
    if asked(t) == (1, "reorganise"):
        say(t, "done")
    assert asked(t) == (0, "reorganise")
    say(t, "equip,hammer")
    if asked(t)[1] == "reorganise":
        say(t, "done")
    assert one(t, 1).body == "chain-mail" and one(t).hands == ["hammer"]
    assert one(t).actions == 2 and one(t, 1).actions == 0
    assert hero_kit(t.state, one(t)).dice["melee"] == (2, 0)


@pytest.mark.rule("MD-PICK-07")
def test_whoever_gets_equipment_may_reorganise_whatever_it_was() -> None:
    """A Crown is worn nowhere, but the Hero that picks it up may change weapons."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].pack = ["dagger"]
        g.treasure, g.treasures[0] = {"6V-11": 1}, ["kings-crown"]

    t = table(change, heroes=["bjorn"])
    say(t, "pick-up")
    assert asked(t) == (0, "reorganise")
    say(t, "equip,dagger")
    assert one(t).hands == ["dagger"] and one(t).actions == 2


@pytest.mark.rule("MD-PICK-08", "MD-TOKEN-02", "MD-ART-01")
def test_objective_tokens_do_what_their_mission_says() -> None:
    """An Artifact token is a relic to be carried here, and an Artifact card there."""
    relic = table(mission="scorched-earth")
    at = next(at for at, marks in relic.state.covered.items() if marks == ["relic"])
    artifacts = list(relic.state.artifacts)
    relic.state.heroes[0].at = at
    g = relic.state
    run(loot.pick_up(g, g.heroes[0]))
    assert g.heroes[0].things == ["relic"] and g.picked == {"relic": 1} and g.artifacts == artifacts
    false_lead = table(mission="scorched-earth").state
    at = next(at for at, marks in false_lead.covered.items() if marks == ["false-lead"])
    false_lead.heroes[0].at = at
    run(loot.pick_up(false_lead, false_lead.heroes[0]))
    assert false_lead.heroes[0].xp == 5 and false_lead.heroes[0].things == []


@pytest.mark.rule("MD-TOKEN-02", "MD-PICK-08")
def test_pillars_are_what_each_mission_makes_of_them() -> None:
    """Here Heroes strike them, there Enemies do; a Library token can be the Key, or a place that stays."""

    def beside(at: str) -> Any:
        def change(g: Any) -> None:
            g.enemies = {}
            place(g, at)
            g.heroes[0].hands = ["axe"]

        return change

    bridge = table(beside("7R-31"), mission="the-immortals-downfall")
    assert "melee,7R-31" in offered(bridge)
    maze = table(mission="maze-of-darkness")
    pillar = maze.state.pillars[0].at
    maze = table(beside(pillar), mission="maze-of-darkness")
    assert not [option for option in offered(maze) if option.startswith("melee")]
    key = table(beside("8R-21"))
    assert "pick-up" in offered(key)
    library = table(beside("2R-33"), mission="scorched-earth")
    assert library.state.tokens["2R-33"] == ["library"] and "pick-up" not in offered(library)


@pytest.mark.rule("MD-ART-01")
def test_artifacts_are_given_by_missions_alone() -> None:
    """No Treasure deck holds one, so neither tokens nor Guardians do; the Chosen One gets one for the last part."""
    g = table(seats=2).state
    assert not set(CONTENT.artifacts) & {card for deck in g.treasures for card in deck} and len(g.artifacts) == 6

    def change(g: Any) -> None:
        g.picked, g.tokens, g.happened = {"part": 2}, {"7V-21": ["part"]}, []
        place(g, "7V-21")

    t = table(change, mission="the-chosen-one", seats=2)
    say(t, "1")
    assert t.state.prize == "" and not any(set(CONTENT.artifacts) & set(hero.cards()) for hero in t.state.heroes)
    say(t, "pick-up")
    assert t.state.prize in CONTENT.artifacts and t.state.prize in one(t, 1).cards() and len(t.state.artifacts) == 5


# -- trading ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRADE-01", "MD-TRADE-02")
def test_a_hero_alone_may_rearrange_all_its_cards_for_an_action() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].pack = ["chain-mail", "dagger", "hammer"]
        put(g, "goblin-warriors-1", "6V-11", [1])  # no prerequisite: not even that nobody is near

    t = table(change, heroes=["bjorn"], weapons=["axe"])
    say(t, "trade", "equip,dagger", "equip,hammer", "equip,chain-mail", "done")
    bjorn = one(t)
    assert (bjorn.body, bjorn.hands, sorted(bjorn.pack)) == (
        "chain-mail",
        ["dagger", "hammer"],
        ["axe", "leather-armour"],
    )
    assert bjorn.actions == 2
    say(t, "trade", "stow,chain-mail", "done")
    assert bjorn.body == "" and bjorn.actions == 1


@pytest.mark.rule("MD-TRADE-03", "MD-TRADE-05", "MD-TRADE-06")
def test_all_heroes_in_the_zone_exchange_what_they_like() -> None:
    """For one Action: Bjorn gives, takes, and lets two others deal; what they got they may put on for nothing."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[3].at = "6V-12"
        g.heroes[0].pack, g.heroes[1].pack = ["chain-mail", "kings-crown"], ["hammer"]
        g.heroes[3].pack = ["buckler"]

    t = table(change, seats=4, heroes=["bjorn", "sibyl", "owen", "elias"])
    say(t, "trade")
    assert not [option for option in offered(t) if option.endswith(",3")]  # Elias is elsewhere
    say(t, "give,chain-mail,0")
    assert asked(t) == (0, "give-to") and offered(t) == ["1", "2"]
    say(t, "2", "give,kings-crown,0", "1")
    say(t, "give,hammer,1")
    assert asked(t) == (0, "give-to")
    say(t, "2")
    assert asked(t) == (1, "agree")  # whose card it is must agree
    say(t, "yes", "done")
    assert asked(t) == (2, "reorganise")
    say(t, "equip,chain-mail", "equip,hammer")
    while asked(t)[1] == "reorganise":
        say(t, "done")
    owen = one(t, 2)
    assert owen.body == "chain-mail" and "hammer" in owen.hands and owen.actions == 0
    assert one(t, 1).pack == ["kings-crown"] and one(t).pack == [] and one(t).actions == 2
    assert asked(t) == (0, "act")


@pytest.mark.rule("MD-TRADE-05")
def test_who_gave_may_reorganise_as_well() -> None:
    """Sibyl hands over her bow and takes up the Hammer she carries; Owen, who had no part in it, is not asked."""

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[1].pack = ["hammer"]
        g.heroes[2].pack = ["dagger"]

    t = table(change, seats=3, heroes=["bjorn", "sibyl", "owen"])
    say(t, "trade", "give,short-bow,1", "0", "yes", "done")
    assert asked(t) == (1, "reorganise")
    say(t, "equip,hammer")
    while asked(t)[1] == "reorganise":
        assert asked(t)[0] == 1
        say(t, "done")
    assert one(t, 1).hands == ["hammer"] and asked(t) == (0, "act")


@pytest.mark.rule("MD-TRADE-06")
def test_nobody_gives_against_its_will() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[1].pack = ["hammer"]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    say(t, "trade", "give,hammer,1")
    assert asked(t) == (1, "agree")
    say(t, "no")
    assert one(t, 1).pack == ["hammer"] and one(t).pack == []


@pytest.mark.rule("MD-TRADE-04", "MD-TRADE-05", "MD-LIFE-05")
def test_the_dead_trade_too() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].pack = ["chain-mail"]
        g.heroes[1].dead, g.heroes[1].life, g.heroes[1].pack = True, 0, ["hammer"]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    say(t, "trade", "give,hammer,1", "give,chain-mail,0", "done")
    assert one(t).pack == ["hammer"] and "chain-mail" in one(t, 1).pack
    assert asked(t) == (1, "reorganise")  # the dead were involved: they may reorganise as well
    say(t, "equip,chain-mail")
    while asked(t)[1] == "reorganise":
        say(t, "done")
    assert one(t, 1).body == "chain-mail" and one(t, 1).dead


# -- transmuting -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRANS-01", "MD-TRANS-07")
def test_three_cards_of_any_kind_are_enough() -> None:
    """What is worn counts as well: Armour, weapon and a potion."""
    for pack, able in (([], False), (["healing-potion-1"], True)):

        def change(g: Any, pack: list[str] = pack) -> None:
            g.heroes[0].pack = list(pack)
            g.treasures[1] = ["kings-crown"]

        t = table(change, heroes=["bjorn"], weapons=["axe"])
        assert ("transmute" in offered(t)) == able
        if not able:
            assert refused(t, "transmute") == "MD-TRANS-01"
            continue
        say(t, "transmute")
        assert sorted(offered(t)) == ["axe", "healing-potion-1", "leather-armour"]
        say(t, "axe", "healing-potion-1", "leather-armour")
        assert one(t).cards() == ["kings-crown"] and one(t).actions == 3
        assert "healing-potion-1" in t.state.treasure_discards[0]
        assert t.state.starting.count("axe") == 3 and t.state.starting.count("leather-armour") == 6  # to the supply


@pytest.mark.rule("MD-TRANS-02", "MD-EX-11", "MD-EX-12", "MD-TRANS-05")
@pytest.mark.parametrize(
    ("cards", "level"),
    [
        (["ice-mace", "longsword", "longsword"], 3),  # one of Level 3, two of Level 2
        (["mace", "mace", "mace"], 2),  # Starting Equipment
        (["sunblade", "sunblade", "dagger"], 2),  # the lowest counts
        (["runed-sword", "sunblade", "sunblade"], 5),
        (["sunblade", "aegis", "elixir"], 5),  # there is no Level 6
        (["oath-ring", "sunblade", "sunblade"], 5),  # an Artifact counts as Level 4
    ],
)
def test_the_new_card_is_one_level_above_the_lowest(cards: list[str], level: int) -> None:
    g = board(heroes=[hero("bjorn", pack=cards)])
    for deck in g.treasures:
        deck[:] = [card for card in deck if wearable(card)]
    melt(trade.transmute(g, g.heroes[0]), cards)
    (event,) = happened(g, ev.Drew)
    assert CONTENT.items[event.card].level == level and g.heroes[0].pack == [event.card]


def melt(flow: Any, cards: list[str]) -> None:
    """Give these cards; the free reorganisation is declined."""
    left, sent = list(cards), None
    try:
        while True:
            question = flow.send(sent)
            sent = "done" if question.prompt == "reorganise" else left.pop(0)
            assert sent in question.made().values()
    except StopIteration:
        assert not left


@pytest.mark.rule("MD-TRANS-03")
def test_the_new_card_is_the_heros_own_and_may_be_put_on_at_once() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].pack = ["dagger"] * 3
        g.treasures[1] = ["plate-armour"]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    say(t, "transmute", "dagger", "dagger", "dagger")
    assert asked(t) == (0, "reorganise")  # nothing is said of giving it away, as with what is found
    say(t, "equip,plate-armour")
    assert one(t).body == "plate-armour" and one(t).actions == 3
    assert hero_kit(t.state, one(t)).dice["defence"] == (2, 0)


@pytest.mark.rule("MD-TRANS-04")
def test_transmuting_does_not_interrupt_a_trade() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].pack = ["dagger"] * 2
        g.heroes[1].pack = ["dagger", "hammer"]
        g.treasures[1] = ["plate-armour"]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"])
    say(t, "trade", "give,dagger,1", "yes", "transmute", "dagger", "dagger", "dagger")
    if asked(t)[1] == "reorganise":
        say(t, "done")
    assert asked(t) == (0, "trade") and one(t).actions == 2
    say(t, "give,plate-armour,0", "give,hammer,1", "yes", "done")
    assert "plate-armour" in one(t, 1).cards() and one(t).pack == ["hammer"]


@pytest.mark.rule("MD-TRANS-06", "MD-TRANS-01")
def test_transmuting_goes_on_while_there_are_three_cards() -> None:
    def change(g: Any) -> None:
        g.heroes[0].pack = ["healing-potion-1"] * 5
        g.treasures[1] = ["kings-crown", "ring-of-embers", "boots-of-shadow"]

    t = table(change, heroes=["bjorn"])
    potion = "healing-potion-1"
    say(t, "transmute", potion, potion, potion, "transmute", potion, potion, "leather-armour")
    assert len(one(t).cards()) == 3
    say(t, "transmute", *one(t).cards())
    assert len(one(t).cards()) == 1 and refused(t, "transmute") == "MD-TRANS-01"
    assert one(t).actions == 3


# -- Events and the end of the Round ---------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVENT-01")
def test_one_event_a_round_drawn_by_the_first_player() -> None:
    def change(g: Any) -> None:
        g.events = ["blessing-insight", "blessing-rest"]
        for wounded in g.heroes:
            wounded.life = 3

    t = table(change, seats=3, first_player=1)
    idle(t, lambda g: g.round == 2)
    first = events(t, ev.EventDrawn)
    assert [event.who for event in first] == [1] and len(t.state.events) == 1
    idle(t, lambda g: g.round == 3)
    assert [event.who for event in events(t, ev.EventDrawn)] == [1, 2] and t.state.events == []
    assert [(one(t, seat).xp, one(t, seat).life) for seat in range(3)] == [(1, 4)] * 3


@pytest.mark.rule("MD-EVENT-01")
def test_an_event_happens_in_the_order_read() -> None:
    content, replace = CONTENT.events, msgspec.structs.replace
    g = table(seats=2).state
    heal, xp = content["blessing-rest"].does[0], content["blessing-insight"].does[0]
    both = replace(content["blessing-rest"], does=(xp, heal))
    g.__dict__["content"] = replace(g.content, events={**content, "blessing-rest": both})
    g.events = ["blessing-rest"]
    for wounded in g.heroes:
        wounded.life = 3
    run(draw_event(g))
    told = [type(event).__name__ for event in g.out if isinstance(event, (ev.GainedXp, ev.Healed))]
    assert told == ["GainedXp", "GainedXp", "Healed", "Healed"] and g.event_discard == ["blessing-rest"]


@pytest.mark.rule("MD-EVENT-01", "MD-LIFE-05")
def test_a_dead_first_player_finds_nothing() -> None:
    g = table(seats=2).state
    g.heroes[0].dead = True
    deck = list(g.treasures[0])
    word = CONTENT.events["blessing-lost-pack"].does[0]
    run(powers.speak(g, g.heroes[0], word, "blessing-lost-pack"))
    assert g.treasures[0] == deck and g.heroes[0].pack == []


@pytest.mark.rule("MD-END-01")
def test_effects_end_in_the_end_phase() -> None:
    def change(g: Any) -> None:
        g.events = ["dark-blessing"]

    t = table(change)
    idle(t, lambda g: g.round == 2)
    assert t.state.lasting == [Lasting(card="dark-blessing", phase="end", round=2)]  # not in the one just passed
    t.state.events, t.state.event_discard = ["blessing-silence"], []
    idle(t, lambda g: g.round == 3)
    assert t.state.lasting == [] and events(t, ev.EffectEnded)[0].card == "dark-blessing"


@pytest.mark.rule("MD-END-02")
def test_the_token_goes_to_the_left() -> None:
    t = table(silent, seats=3)
    seen = [t.state.first]
    for _ in range(3):
        next_round(t)
        seen.append(t.state.first)
    assert seen == [0, 1, 2, 0]
    assert [event.who for event in events(t, ev.FirstPlayerPassed)] == [1, 2, 0]
    alone = table(silent)
    next_round(alone)
    assert alone.state.first == 0 and len(events(alone, ev.FirstPlayerPassed)) == 1


@pytest.mark.rule("MD-WIN-02", "MD-GAME-01")
def test_the_players_lose_when_the_objective_is_out_of_reach() -> None:
    """The Spider is to be killed, and leaves."""

    def change(g: Any) -> None:
        g.enemies[1].at = "6R-33"
        place(g, "3V-31")

    t = table(change, seats=2, mission="black-widow")
    idle(t, lambda g: False)
    assert t.result is not None and (t.result["outcome"], t.result["winners"]) == ("defeat", [])
    assert t.state.round == 1
