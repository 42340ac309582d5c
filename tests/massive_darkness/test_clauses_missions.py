"""Missions, page by page: what they share, the tutorial and Missions 1 to 3 (pp. 40-43)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import activation

from .fights import board, enemy, foe, happened, hero, load, run
from .quests import BLOW, CONTENT, MISSIONS, answer_all, armed, away, marked, outcome, quiet
from .tables import asked, events, fate, idle, next_round, offered, one, place, put, refused, say, table


# -- what all Missions share -----------------------------------------------------------------------------------------
@pytest.mark.rule("MD-LIFE-09", "MD-WIN-02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_lost_when_the_lifebringer_is_spent(mission: str) -> None:
    def change(g: Any) -> None:
        g.lifebringer = 0
        g.phase, g.round, g.active = "start", 1, -1
        g.heroes[1].dead, g.heroes[1].life = True, 0

    t = taverna.new("massive-darkness", 2, 0, {"mission": mission})
    t.arrange(change)
    assert outcome(t) == "defeat" and t.result is not None and t.result["winners"] == []
    assert [event.reason for event in events(t, ev.Lost)] == ["lifebringer"]


@pytest.mark.rule("MD-M02-06", "MD-M03-10", "MD-M04-10", "MD-M05-12", "MD-M06-06", "MD-M07-08", "MD-M10-09")
@pytest.mark.parametrize(
    ("mission", "mark", "card", "at"),
    [
        ("black-widow", "spider", "giant-spider-higher", "3V-23"),
        ("the-chosen-one", "watch", "ogre-mage-lower", "8V-21"),
        ("goblin-war-drums", "watch", "hellhound-higher", "1V-22"),
        ("the-immortals-downfall", "immortal", "high-troll-higher", "7R-23"),
        ("the-fiends-treasure", "hellhound", "hellhound-higher", "3R-33"),
        ("sparks-in-the-dark", "patroller", "liliarch-higher", "8V-12"),
        ("the-heart-of-darkness", "emissary-1", "abyssal-demon-lower", "3R-33"),
    ],
)
def test_a_monster_of_the_mission_is_none_for_events(mission: str, mark: str, card: str, at: str) -> None:
    """An Event that speaks of Roaming Monsters brings another one, as if it were not there."""

    def change(g: Any) -> None:
        away(g)
        g.happened = list(range(len(g.quest.happens)))
        put(g, card, at, mark=mark, counts=False, stunned=True)
        g.roles = {"chosen": 1}
        g.events, g.lower = ["roaming-here"], [other]
        g.phase, g.active, g.step = "event", -1, ""

    other = "ogre-mage-lower" if "spider" in card else "giant-spider-lower"
    t = table(change, mission=mission, seats=2)
    assert [event.foe for event in events(t, foes.GuardianAppeared)] == [other]
    assert marked(t.state, mark).stunned  # it was not Activated


@pytest.mark.rule("MD-M08-07", "MD-M09-10")
def test_other_roaming_monsters_are_activated_by_such_an_event() -> None:
    """Those of whom the page says nothing else count: then no new one comes."""

    def change(g: Any) -> None:
        away(g)
        put(g, "ogre-mage-higher", "8V-11", mark="executioner").stunned = True
        g.pillars = []
        g.events = ["roaming-here"]
        g.phase, g.active = "event", -1

    t = table(change, mission="big-game-hunting")
    assert not events(t, foes.GuardianAppeared)
    assert len(events(t, foes.EnemyStoodUp)) == 1


# -- the tutorial ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-M00-03", "MD-WIN-03")
def test_one_leaves_by_a_move_from_the_exit_zone() -> None:
    def change(g: Any) -> None:
        g.picked, g.met = {"key": 1}, 1
        g.heroes[0].at, g.heroes[1].at = "8R-23", "8R-33"

    t = table(change, seats=2)
    assert refused(t, "leave") == "MD-M00-03"  # from any other Zone
    say(t, "move,8R-33", "leave")
    assert one(t).left and not one(t).at and not t.over  # two Movement Points, and no Action after it
    assert asked(t) == (1, "act") and not t.state.heroes_at("8R-33")[1:]
    say(t, "leave")
    assert outcome(t) == "victory"


@pytest.mark.rule("MD-M00-03", "MD-MOVE-03")
def test_nobody_leaves_past_an_enemy_or_on_a_dead_heros_behalf() -> None:
    def change(g: Any) -> None:
        g.picked, g.met = {"key": 1}, 1
        g.heroes[0].at, g.heroes[1].at = "8R-33", "8R-23"
        put(g, "orc-flayers-1", "8R-33", [2], stunned=stunned)
        g.heroes[1].dead, g.heroes[1].life = True, 0

    for stunned in (False, True):
        t = table(change, seats=2, heroes=["bjorn", "owen"])
        if not stunned:
            assert refused(t, "leave") == "MD-MOVE-03"
        else:
            say(t, "leave")
            assert not t.over  # one lies dead in there


@pytest.mark.rule("MD-M00-04", "MD-M00-03")
def test_the_tutorial_from_the_key_to_the_exit() -> None:
    def change(g: Any) -> None:
        g.opened, g.chambers = ["8R-21 N"], ["8R-a"]
        g.heroes[0].at = "8R-11"

    t = table(change)
    say(t, "move,8R-21", "pick-up", "move,8R-11", "move,8R-12", "move,8R-13", "move,8R-23")
    assert one(t).xp == 3 and "8R-21" not in t.state.tokens and one(t).things == []
    idle(t, lambda g: g.active == 0 and g.round == 2)
    say(t, "move,8R-33", "leave")
    assert outcome(t) == "victory"


# -- Mission 1 -------------------------------------------------------------------------------------------------------
SPOTS = ["9V-12", "4R-11", "2R-21"]


@pytest.mark.rule("MD-M01-05", "MD-M06-05")
@pytest.mark.parametrize(
    ("mission", "spots", "tokens"),
    [
        ("scorched-earth", SPOTS, ["false-lead", "relic", "relic"]),
        ("the-fiends-treasure", ["5R-13", "1V-11", "7R-21", "3R-11"], ["false-lead"] * 3 + ["key"]),
    ],
)
def test_tokens_lie_face_down_at_random(mission: str, spots: list[str], tokens: list[str]) -> None:
    ways = set()
    for seed in range(40):
        covered = table(mission=mission, seed=seed).state.covered
        assert list(covered) == spots and sorted(mark for marks in covered.values() for mark in marks) == tokens
        ways.add(tuple(marks[0] for marks in covered.values()))
    rare = min(tokens, key=tokens.count)
    assert {way.index(rare) for way in ways} == set(range(len(spots)))


@pytest.mark.rule("MD-M01-06", "MD-M06-05")
def test_nobody_knows_a_face_down_token_before_it_is_picked_up() -> None:
    t = table(mission="scorched-earth", seed=1)
    shown = t.view(0)["covered"]
    assert list(shown) == SPOTS and len({str(marks) for marks in shown.values()}) == 1  # all backs alike
    worlds = {str(t.determinize(0, seed).state.covered) for seed in range(12)}
    assert len(worlds) == 3


@pytest.mark.rule("MD-M01-03", "MD-M01-06", "MD-M01-07", "MD-M01-08", "MD-M01-02")
def test_relics_are_kept_and_a_false_lead_is_worth_five_xp() -> None:
    def change(g: Any) -> None:
        g.covered = {"9V-12": ["relic"], "4R-11": ["false-lead"], "2R-21": ["relic"]}
        g.opened, g.chambers = ["9V-11 S"], ["9V-a", "4R-a", "2R-a"]
        place(g, "9V-12")

    t = table(change, seats=2, mission="scorched-earth")
    say(t, "pick-up")
    assert one(t).things == ["relic"] and t.state.met == 0 and "9V-12" not in t.state.covered
    one(t).at = "4R-11"
    say(t, "stop", "pick-up")
    assert [hero.xp for hero in t.state.heroes] == [5, 0] and one(t).things == ["relic"] and t.state.met == 0
    one(t).at = "2R-21"
    say(t, "stop", "pick-up")
    assert one(t).things == ["relic", "relic"] and t.state.met == 1 and not t.state.covered
    assert [event.number for event in events(t, ev.ObjectiveMet)] == [1]


@pytest.mark.rule("MD-M01-08", "MD-M05-08", "MD-TRADE-03")
@pytest.mark.parametrize(("mission", "thing"), [("scorched-earth", "relic"), ("the-immortals-downfall", "firework")])
def test_things_of_a_mission_can_be_traded(mission: str, thing: str) -> None:
    t = table(lambda g: g.heroes[0].things.append(thing), seats=2, mission=mission)
    say(t, "trade", f"give,{thing},0", "done")
    assert (t.state.heroes[0].things, t.state.heroes[1].things) == ([], [thing])
    assert t.state.heroes[0].actions == 2


@pytest.mark.rule("MD-M01-09", "MD-DOOR-14")
def test_the_library_has_a_guard_of_its_own_besides_the_door_card() -> None:
    def change(g: Any) -> None:
        g.doors = ["door-10"]  # a Guard and 2 / 1 / nothing
        g.heroes[0].at = at

    at = "2R-12"
    t = table(change, mission="scorched-earth")
    say(t, "open,2R-13 W")
    g = t.state
    assert [event.card for event in events(t, ev.DoorCardDrawn)] == ["door-10"]
    assert g.treasure == {"2R-13": 2, "2R-23": 1}
    assert [enemy.at for enemy in g.enemies.values()] == ["2R-13", "2R-33"]
    assert {g.content.cards[enemy.card].level for enemy in g.enemies.values()} == {4}  # of the Current Level
    at = "4R-23"
    t = table(change, mission="scorched-earth")
    say(t, "open,4R-13 S")  # any other Chamber: its Door card alone
    assert [enemy.at for enemy in t.state.enemies.values()] == ["4R-13"]


@pytest.mark.rule("MD-M01-04", "MD-WIN-01")
@pytest.mark.parametrize(
    ("case", "wins"),
    [
        ("both there", True),
        ("two bearers", True),
        ("one elsewhere", False),
        ("an Enemy there", False),
        ("one bearer dead", False),
    ],
)
def test_mission_1_is_won_at_the_end_of_a_round_with_both_artifacts_and_no_enemy(case: str, wins: bool) -> None:
    def change(g: Any) -> None:
        g.picked, g.met, g.covered = {"relic": 2}, 1, {}
        quiet(g)
        place(g, "2R-33")
        g.heroes[0].things, g.heroes[1].things = ["relic"], ["relic"]
        if case == "both there":
            g.heroes[0].things, g.heroes[1].things = [], ["relic", "relic"]
            g.heroes[0].at = "8R-11"
        elif case == "one elsewhere":
            g.heroes[0].at = "2R-23"
        elif case == "an Enemy there":
            put(g, "orc-flayers-1", "2R-33", [2], stunned=True)
        elif case == "one bearer dead":
            g.heroes[0].dead, g.heroes[0].life = True, 0

    t = table(change, seats=2, mission="scorched-earth")
    while not t.over and t.state.round == 1:
        assert t.state.phase in ("heroes", "enemies", "experience", "event")  # not before the Round is over
        say(t, "rest" if "rest" in offered(t) else offered(t)[0])
    assert outcome(t) == ("victory" if wins else None)


# -- Mission 2 -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-M02-04", "MD-M02-07", "MD-GUARDIAN-01")
def test_the_spider_is_there_from_the_start() -> None:
    spider = marked(table(mission="black-widow", seats=3).state, "spider")
    assert (spider.card, spider.at, spider.life) == ("giant-spider-higher", "3V-23", 15)
    assert [CONTENT.items[card].level for card in spider.gear] == [1] and not spider.counts


@pytest.mark.rule("MD-M02-05")
def test_a_nest_is_worth_five_xp_to_every_hero() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[1].at = "3V-11", "4R-33"
        g.heroes[2].dead, g.heroes[2].life = True, 0

    t = table(change, seats=3, mission="black-widow")
    say(t, "pick-up")
    assert [hero.xp for hero in t.state.heroes] == [5, 5, 0] and "3V-11" not in t.state.tokens
    assert sorted(t.state.tokens) == ["4R-13", "6R-13"]


@pytest.mark.rule("MD-M02-08", "MD-M02-10")
def test_the_spider_goes_one_zone_a_round_and_takes_the_dead_along() -> None:
    def change(g: Any) -> None:
        quiet(g)
        spider = marked(g, "spider")
        spider.at, spider.gear = "4R-22", []
        g.heroes[0].at, g.heroes[1].at, g.heroes[2].at = "4R-22", "4R-22", "3V-31"
        g.heroes[1].dead, g.heroes[1].life = True, 0
        g.heroes[0].life = g.heroes[0].most = 40

    t = table(change, seats=3, mission="black-widow", lifebringer=20)
    next_round(t)
    spider = marked(t.state, "spider")
    assert spider.at == "4R-23"  # Evasive: past the Hero in its Zone, and one Zone only
    assert [hero.at for hero in t.state.heroes] == ["4R-22", "4R-23", "3V-31"]
    assert [event.whom for event in events(t, foes.EnemyAttacked)] == [0]
    assert t.state.heroes[1].up and t.state.heroes[1].at == "4R-23"  # it rises where it was dragged to
    next_round(t)
    assert marked(t.state, "spider").at == "6R-21"


@pytest.mark.rule("MD-M02-09", "MD-M02-08")
def test_the_spider_strikes_back_but_does_not_follow() -> None:
    for away_, hits in (("4R-23", 1), ("4R-33", 0)):
        g = board(
            mission="black-widow",
            heroes=[hero("elias", away_)],
            enemies=[enemy("giant-spider", "4R-21", tier="higher", mark="spider")],
        )
        g.active, g.heroes[0].attacked = 0, [1]
        load(g, yellow=["blank"], red=["blank", "blank"])
        run(activation.activate(g, 1, 0))
        assert foe(g).at == "4R-21" and len(happened(g, foes.EnemyAttacked)) == hits


@pytest.mark.rule("MD-M02-08", "MD-FOE-22")
@pytest.mark.parametrize(("opened", "goes"), [((), "3V-33"), (("3V-32 N",), "3V-32")])
def test_the_spider_takes_open_ways_or_stays(opened: tuple[str, ...], goes: str) -> None:
    g = board(
        mission="black-widow",
        opened=opened,
        heroes=[hero("elias", "3V-31")],
        enemies=[enemy("giant-spider", "3V-33", tier="higher", mark="spider")],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == goes


@pytest.mark.rule("MD-M02-11", "MD-M02-08")
def test_mission_2_is_lost_when_the_spider_moves_out_of_the_exit_zone() -> None:
    def change(g: Any) -> None:
        quiet(g)
        marked(g, "spider").at = "6R-32"

    t = table(change, mission="black-widow")
    next_round(t)
    assert not t.over and marked(t.state, "spider").at == "6R-33"  # in the Exit Zone is not yet out of it
    next_round(t)
    assert outcome(t) == "defeat" and t.state.round == 2


@pytest.mark.rule("MD-M02-03")
def test_mission_2_is_won_by_the_last_blow_on_the_spider() -> None:
    def change(g: Any) -> None:
        armed(g)
        g.heroes[0].at = marked(g, "spider").at
        marked(g, "spider").life = 9
        put(g, "orc-flayers-1", "6R-11", [2])

    t = table(change, mission="black-widow", heroes=["owen"])
    fate(t, **BLOW, green=["2b", "2b"])
    say(t, f"melee,{marked(t.state, 'spider').id}")
    answer_all(t, "done")
    assert outcome(t) == "victory" and t.state.enemies  # other Enemies do not matter


# -- Mission 3 -------------------------------------------------------------------------------------------------------
def chosen(change: Callable[[Any], None] | None = None, seats: int = 2, **more: Any) -> Table:
    """Mission 3, with the second Hero chosen."""
    t = table(change, seats=seats, mission="the-chosen-one", **more)
    say(t, "1")
    return t


@pytest.mark.rule("MD-M03-05")
def test_the_players_choose_the_chosen_one_before_anything_else() -> None:
    t = table(seats=3, mission="the-chosen-one")
    assert asked(t) == (0, "role") and offered(t) == ["0", "1", "2"] and t.state.round == 0
    say(t, "2")
    assert t.state.roles == {"chosen": 2} and asked(t) == (0, "act")


@pytest.mark.rule("MD-M03-03", "MD-M03-07", "MD-M03-08", "MD-M03-09")
def test_three_parts_make_an_artifact_for_the_chosen_one() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at = "9V-12", "5V-31"
        g.level = 3

    t = chosen(change)
    for at, then in (("9V-12", "7V-21"), ("7V-21", "8V-12")):
        say(t, "pick-up")
        assert at not in t.state.tokens and one(t).things == []
        assert not t.state.heroes[1].pack and not t.state.enemies and t.state.met == 0
        one(t).at = then
        say(t, "stop")
    say(t, "pick-up")
    answer_all(t, "done")
    g = t.state
    assert g.prize in CONTENT.artifacts and g.heroes[1].cards().count(g.prize) == 1 and g.met == 1
    assert g.prize not in g.artifacts and g.heroes[0].at == "8V-12" and g.heroes[1].at == "5V-31"
    assert [enemy.at for enemy in g.enemies.values()] == ["8V-21", "8V-23"]
    assert {CONTENT.cards[enemy.card].tier for enemy in g.enemies.values()} == {"lower"}  # by the Current Level
    assert not any(enemy.counts for enemy in g.enemies.values())
    assert sorted(g.tokens) == ["8V-21", "8V-23"]  # Lairs are places, not to be picked up


@pytest.mark.rule("MD-M03-04", "MD-WIN-03")
@pytest.mark.parametrize("holder", [0, 1])
def test_only_the_chosen_one_leaves_and_only_with_the_artifact(holder: int) -> None:
    def change(g: Any) -> None:
        g.artifacts.remove("oath-ring")
        g.picked, g.met, g.prize, g.tokens = {"part": 3}, 1, "oath-ring", {}
        g.heroes[holder].pack = ["oath-ring"]
        place(g, "6R-11")

    t = chosen(change)
    assert refused(t, "leave") == "MD-M03-04"  # not the Chosen One
    say(t, "rest")
    if holder == 0:
        assert refused(t, "leave", 1) == "MD-M03-04"
        say(t, "trade", "give,oath-ring,0", "yes", "done")
    say(t, "leave")
    assert outcome(t) == "victory" and not t.state.heroes[0].left


@pytest.mark.rule("MD-WIN-02", "MD-M03-04", "MD-TRANS-07")
@pytest.mark.parametrize(("melted", "result"), [("dagger", None), ("oath-ring", "defeat")])
def test_mission_3_is_lost_when_the_artifact_is_lost(melted: str, result: str | None) -> None:
    """Whoever holds it may give it away, but not melt it down: nobody could carry it out any more."""

    def change(g: Any) -> None:
        g.picked, g.met, g.prize, g.tokens = {"part": 3}, 1, "oath-ring", {}
        g.heroes[0].pack = ["hand-axe", "sling", "dagger", "oath-ring"]
        g.artifacts.remove("oath-ring")

    t = chosen(change)
    say(t, "transmute", "hand-axe", "sling", melted)
    answer_all(t, "done")
    assert outcome(t) == result


@pytest.mark.rule("MD-M03-06")
@pytest.mark.parametrize(("seat", "result"), [(0, None), (1, "defeat")])
def test_mission_3_is_lost_when_the_chosen_one_dies(seat: int, result: str | None) -> None:
    def change(g: Any) -> None:
        quiet(g)
        place(g, "5V-22")
        g.heroes[seat].life, g.heroes[seat].body, g.heroes[seat].xp = 1, "", 9
        put(g, "orc-flayers-1", "5V-22", [2])

    t = chosen(change, heroes=["bjorn", "sibyl"])
    fate(t, yellow=["2b", "2b"])
    say(t, "rest", "rest")
    assert outcome(t) == result and [event.who for event in events(t, ev.Died)] == [seat]
