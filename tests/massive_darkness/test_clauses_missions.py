"""Missions, page by page: what they share, the tutorial and Missions 1 to 5 (pp. 40-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight.courses import courses
from taverna.games.massive_darkness.rules import activation, powers
from taverna.games.massive_darkness.rules.targets import ANYONE

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
    assert (spider.card, spider.at, spider.life) == ("giant-spider-higher", "3V-13", 15)
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


# -- Mission 4 -------------------------------------------------------------------------------------------------------
DRUMS = "goblin-war-drums"


@pytest.mark.rule("MD-M04-09", "MD-M04-03")
def test_the_monster_on_watch_comes_when_a_hero_passes_the_pillars() -> None:
    t = table(lambda g: place(g, "8R-13"), seats=2, mission=DRUMS)
    say(t, "move,8R-23")
    assert not t.state.enemies  # between the Pillars is not past them
    say(t, "move,1V-21")
    watch = marked(t.state, "watch")
    assert watch.at == "1V-22" and CONTENT.cards[watch.card].tier == "higher" and not watch.counts
    assert t.state.levels[4] == ["1V-22"]
    say(t, "rest")
    answer_all(t)
    say(t, "move,8R-23", "move,1V-21")
    assert len([enemy for enemy in t.state.enemies.values() if enemy.mark == "watch"]) == 1  # once


@pytest.mark.rule("MD-M04-09", "MD-SPAWN-01", "MD-SPAWN-02")
def test_a_monster_on_watch_without_a_miniature_comes_later() -> None:
    """Only the Hellhound's card is left, and a Hellhound is about already."""

    def change(g: Any) -> None:
        g.heroes[0].at = "8R-23"
        put(g, "hellhound-lower", "6R-13", stunned=True)
        g.higher, g.higher_discard = ["hellhound-higher"], []

    t = table(change, mission=DRUMS)
    say(t, "move,1V-21")
    assert [enemy.mark for enemy in t.state.enemies.values()] == [""]
    assert t.state.higher_discard == ["hellhound-higher"] and len(events(t, foes.EnemyStoodUp)) == 1
    t.state.enemies.clear()
    say(t, "move,8R-23", "move,1V-21")
    assert marked(t.state, "watch").card == "hellhound-higher"


@pytest.mark.rule("MD-M04-03", "MD-M04-04", "MD-WIN-03", "MD-WIN-01")
def test_mission_4_is_won_when_the_watch_is_dead_and_all_are_out() -> None:
    def change(g: Any) -> None:
        quiet(g)
        armed(g)
        g.heroes[0].at, g.heroes[1].at = "1V-22", "1V-32"
        g.happened = [0]
        put(g, "hellhound-higher", "1V-22", mark="watch", life=7, counts=False)

    t = table(change, seats=2, mission=DRUMS, heroes=["owen", "bjorn"])
    fate(t, **BLOW, blue=["2b"], green=["2b", "2b"])
    say(t, "melee,1")
    answer_all(t, "done")
    assert t.state.met == 1 and not t.state.enemies and not t.over
    say(t, "move,1V-32", "leave")
    assert not t.over
    say(t, "leave")
    assert outcome(t) == "victory"


@pytest.mark.rule("MD-M04-04", "MD-WIN-03")
def test_nobody_escapes_before_the_watch_is_dead() -> None:
    t = table(lambda g: place(g, "1V-32"), mission=DRUMS)
    assert refused(t, "leave") == "MD-WIN-03"


@pytest.mark.rule("MD-M04-05", "MD-M04-06", "MD-M04-07", "MD-END-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_dungeon_falls_tile_by_tile_from_the_lowest_level(seats: int) -> None:
    """With the fourth, sixth, eighth and tenth pass of the token; alone, every End Phase is a pass."""

    def change(g: Any) -> None:
        quiet(g)
        place(g, "1V-11")
        g.chambers = ["1V-a"]
        put(g, "orc-flayers-1", "6R-13", [2], gear=["longsword"])
        g.treasures[1].remove("longsword")
        g.treasure["6R-31"] = 1

    t = table(change, seats=seats, mission=DRUMS)
    assert t.state.collapse == {"6R": 4, "7V": 2, "8R": 2, "1V": 2}
    for passes in range(1, 10):
        next_round(t)
        g = t.state
        gone = [tile for tile, after in (("6R", 4), ("7V", 6), ("8R", 8)) if passes >= after]
        assert sorted({at.partition("-")[0] for at in g.fallen}) == sorted(gone), passes
        assert sum(g.collapse.values()) == 10 - passes
        if passes == 4:
            assert not g.enemies and [hero.xp for hero in g.heroes] == [0] * seats  # killed, for no XP
            assert "longsword" in g.treasure_discards[1] and not g.treasure and len(g.fallen) == 9
    next_round(t)
    assert outcome(t) == "defeat" and [event.reason for event in events(t, ev.Lost)] == ["collapse"]


@pytest.mark.rule("MD-M04-08")
@pytest.mark.parametrize(("at", "result"), [("7V-12", None), ("6R-33", "defeat")])
def test_a_hero_on_a_falling_tile_is_a_defeat_for_all(at: str, result: str | None) -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.collapse["6R"] = 1
        g.heroes[0].at, g.heroes[1].at = "7V-22", at

    t = table(change, seats=2, mission=DRUMS)
    next_round(t)
    assert outcome(t) == result


@pytest.mark.rule("MD-M04-08", "MD-M04-04", "MD-WIN-02")
def test_a_dead_hero_on_a_falling_tile_is_lost_as_well() -> None:
    """It can neither stand up again nor escape with the others."""

    def change(g: Any) -> None:
        quiet(g)
        g.collapse["6R"] = 1
        g.heroes[0].at, g.heroes[1].at = "7V-22", "6R-33"
        g.heroes[1].dead, g.heroes[1].life = True, 0
        g.phase, g.round = "end", 1

    t = table(change, seats=2, mission=DRUMS)
    assert outcome(t) == "defeat" and [event.reason for event in events(t, ev.Lost)] == ["collapse"]


@pytest.mark.rule("MD-M04-07", "MD-LEVEL-11")
def test_what_has_fallen_cannot_be_entered_seen_or_spawned_on() -> None:
    def change(g: Any) -> None:
        g.events = ["patrol-behind"]  # to the token of the Level below, which is gone
        g.collapse["6R"] = 1
        g.opened, g.level = ["7V-31 W"], 2
        place(g, "7V-31")

    t = table(change, mission=DRUMS)
    assert "move,6R-33" in offered(t)
    next_round(t)
    assert "move,6R-33" not in offered(t)
    assert [enemy.at for enemy in t.state.enemies.values()] != ["6R-22"]


# -- Mission 5 -------------------------------------------------------------------------------------------------------
IMMORTAL = "the-immortals-downfall"


@pytest.mark.rule("MD-M05-04", "MD-M05-05", "MD-ENEMY-02")
def test_archers_on_guard_and_the_immortal_from_the_start() -> None:
    g = table(mission=IMMORTAL, seats=2).state
    guards, immortal = marked(g, "guards"), marked(g, "immortal")
    assert (guards.card, guards.at, guards.minions) == ("goblin-archers-4", "1R-22", [1, 1, 1, 1])
    assert g.tokens["1R-22"] == ["big-crate"] and [CONTENT.items[card].level for card in guards.gear] == [1]
    assert (immortal.card, immortal.at, immortal.gear) == ("high-troll-higher", "7R-32", [])


@pytest.mark.rule("MD-M05-06")
def test_goblins_on_guard_shoot_but_never_move() -> None:
    for at, hits in (("1R-12", 1), ("1R-11", 0)):
        for only in (ANYONE, 0):
            g = board(
                mission=IMMORTAL,
                opened=["1R-22 N"],
                heroes=[hero("elias", at)],
                enemies=[enemy("goblin-archers", "1R-22", level=4, minions=(1, 1), mark="guards")],
            )
            load(g, yellow=["blank"], red=["blank"])
            run(activation.activate(g, 1, only))
            assert foe(g).at == "1R-22" and len(happened(g, foes.EnemyAttacked)) == hits


@pytest.mark.rule("MD-M05-07", "MD-M05-08")
@pytest.mark.parametrize(("at", "fireworks"), [("6V-22", 1), ("1R-33", 1), ("1R-22", 3)])
def test_crates_hold_fireworks(at: str, fireworks: int) -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at = at

    t = table(change, mission=IMMORTAL)
    say(t, "pick-up")
    assert one(t).things == ["firework"] * fireworks and at not in t.state.tokens and one(t).xp == 0
    assert len(one(t).cards()) == 2  # things are no Equipment cards


@pytest.mark.rule("MD-M05-09", "MD-M05-10", "MD-ACT-07")
def test_a_firework_is_laid_for_a_movement_point_and_burns_out_with_the_round() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at, g.heroes[0].things = "1R-33", ["firework", "firework"]

    t = table(change, mission=IMMORTAL)
    say(t, "lay,firework")
    assert t.state.laid == {"1R-33": ["firework"]} and one(t).things == ["firework"]
    assert (one(t).actions, one(t).points) == (2, 1)
    say(t, "move,1R-32")
    assert one(t).points == 0
    next_round(t)
    assert not t.state.laid and one(t).things == ["firework"]  # those on the board alone
    assert [event.amount for event in events(t, ev.ThingsBurntOut)] == [1]


@pytest.mark.rule("MD-M05-11")
def test_the_immortal_can_be_neither_attacked_nor_hurt() -> None:
    def change(g: Any) -> None:
        armed(g)
        g.heroes[0].at, g.heroes[0].pack = "7R-23", ["fire-bomb"]
        g.treasures[2].remove("fire-bomb")

    t = table(change, mission=IMMORTAL)
    immortal = marked(t.state, "immortal")
    assert refused(t, f"melee,{immortal.id}") == "MD-M05-11"
    run(powers.speak(t.state, one(t), CONTENT.items["fire-bomb"].powers[0].does[0], "fire-bomb"))
    assert immortal.life == immortal.most
    assert not [option for option in offered(t) if option.startswith("charge")]


@pytest.mark.rule("MD-M05-13", "MD-M05-20")
def test_the_immortal_walks_two_zones_to_the_start_and_mission_5_is_lost_there() -> None:
    def change(g: Any) -> None:
        quiet(g)
        marked(g, "immortal").at = "1R-33"
        g.heroes[0].at = "6V-31"  # beside it, in sight
        g.met = 1

    t = table(change, mission=IMMORTAL)
    next_round(t)
    at = marked(t.state, "immortal").at
    assert at in ("1R-13", "1R-31") and not events(t, foes.EnemyAttacked)  # two Zones, whoever is near
    next_round(t)
    assert outcome(t) == "defeat" and marked(t.state, "immortal").at == "1R-11"


@pytest.mark.rule("MD-M05-14", "MD-M05-17")
def test_the_immortal_follows_a_firework_in_sight_and_only_in_sight() -> None:
    for laid, where in (("7R-33", "7R-33"), ("7R-31", "7R-12")):
        g = board(
            mission=IMMORTAL,
            heroes=[hero("elias", "1R-11")],
            enemies=[enemy("high-troll", "7R-23", tier="higher", mark="immortal")],
            laid={laid: ["firework"]},
        )
        run(activation.activate(g, 1))
        assert foe(g).at == where and bool(g.laid) == (laid == "7R-31")


@pytest.mark.rule("MD-M05-17")
def test_each_firework_it_destroys_makes_it_go_again_if_it_sees_one_more() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "1R-11")],
        enemies=[enemy("high-troll", "7R-13", tier="higher", mark="immortal")],
        laid={"7R-23": ["firework", "firework"], "7R-33": ["firework"], "7R-31": ["firework"]},
    )
    run(activation.activate(g, 1), ("enemy-lure", "7R-23"))
    # 7R-23, from there 7R-33, from there 7R-31: six Zones in one Enemies' Phase, and then it sees no more
    assert foe(g).at == "7R-31" and not g.laid and len(happened(g, foes.LureDestroyed)) == 3


@pytest.mark.rule("MD-M05-14", "MD-M05-17")
def test_what_is_foreseen_of_the_immortal_follows_every_firework() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "1R-11")],
        enemies=[enemy("high-troll", "7R-13", tier="higher", mark="immortal")],
        laid={"7R-23": ["firework", "firework"], "7R-33": ["firework"], "7R-31": ["firework"]},
    )
    ways = {
        (tuple(course.path), tuple(step.at for step in course.steps if step.do == "lure"))
        for course in courses(g, foe(g))
    }
    # from 7R-13 it sees two of them; the far one leaves the near one behind it, and then 7R-31 in sight as well
    assert (("7R-23", "7R-33", "7R-32", "7R-31"), ("7R-23", "7R-33", "7R-31")) in ways
    assert foe(g).at == "7R-13" and len(g.laid) == 3 and not happened(g, foes.LureDestroyed)  # nothing has changed
    run(activation.activate(g, 1), ("enemy-lure", "7R-23"))
    went = [event.where for event in happened(g, foes.EnemyMovedByOrder)]
    assert (tuple(went), tuple(event.where for event in happened(g, foes.LureDestroyed))) in ways


@pytest.mark.rule("MD-M05-17")
def test_a_firework_at_its_feet_is_foreseen_too() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "1R-11")],
        enemies=[enemy("high-troll", "7R-23", tier="higher", mark="immortal")],
        laid={"7R-23": ["firework"]},
    )
    (course,) = courses(g, foe(g))
    run(activation.activate(g, 1))
    assert [(step.do, step.at) for step in course.steps] == [("lure", "7R-23")] and foe(g).at == "7R-23"


@pytest.mark.rule("MD-M05-15", "MD-M05-16", "MD-M05-17")
def test_the_immortal_kills_all_it_meets() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "7R-13"), hero("owen", "7R-13", dead=True), hero("bjorn", "7R-12")],
        enemies=[
            enemy("high-troll", "7R-23", tier="higher", mark="immortal"),
            enemy("orc-flayers", "7R-13", minions=(2,), gear=("longsword",)),
        ],
        laid={"7R-13": ["firework"]},
    )
    run(activation.activate(g, 1))
    assert g.heroes[0].dead and not g.heroes[2].dead and foe(g).at == "7R-13"  # which ended its Activation
    assert list(g.enemies) == [1] and [hero.xp for hero in g.heroes] == [0, 0, 0]
    assert g.treasure_discards[1] == ["longsword"]  # to nobody
    assert not g.laid and [event.whom for event in happened(g, foes.Trampled)] == [0]


@pytest.mark.rule("MD-M05-15")
def test_a_hero_in_its_way_stops_the_immortal() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "7R-13"), hero("bjorn", "1R-11")],
        enemies=[enemy("high-troll", "7R-23", tier="higher", mark="immortal")],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "7R-13" and g.heroes[0].dead
    run(activation.activate(g, 1), ("enemy-path", "6V-32"))
    assert foe(g).at == "6V-32"  # the dead do not


@pytest.mark.rule("MD-M05-16", "MD-M05-13")
def test_other_enemies_do_not_stop_the_immortal() -> None:
    g = board(
        mission=IMMORTAL,
        heroes=[hero("elias", "1R-11")],
        enemies=[
            enemy("high-troll", "7R-23", tier="higher", mark="immortal"),
            enemy("orc-flayers", "7R-13", minions=(2,)),
        ],
    )
    run(activation.activate(g, 1))
    assert foe(g).at == "7R-12" and list(g.enemies) == [1]


@pytest.mark.rule("MD-M05-02", "MD-WIN-03")
@pytest.mark.parametrize("laid", ["7R-13", "7R-12"])
def test_standing_on_the_bridge_is_the_first_objective(laid: str) -> None:
    def change(g: Any) -> None:
        quiet(g)
        marked(g, "immortal").at = "7R-33" if laid == "7R-13" else "7R-13"
        g.laid = {laid: ["firework"]}
        g.heroes[0].at = "1R-31"

    t = table(change, mission=IMMORTAL)
    assert t.state.met == 0
    next_round(t)
    assert marked(t.state, "immortal").at == laid and t.state.met == (laid == "7R-12") and not t.over


@pytest.mark.rule("MD-M05-18", "MD-M08-06", "MD-COUNTER-01")
@pytest.mark.parametrize(("mission", "at"), [(IMMORTAL, "7R-31"), ("big-game-hunting", "7R-32")])
def test_a_pillar_has_five_life_and_no_defence(mission: str, at: str) -> None:
    def change(g: Any) -> None:
        away(g)
        quiet(g)
        g.heroes[0].at, g.heroes[0].hands = at, ["axe"]

    t = table(change, mission=mission, heroes=["owen"])
    count = len(t.state.pillars)
    for left in (3, 1):
        fate(t, yellow=["1", "1"])
        say(t, f"melee,{at}")
        assert t.state.combat is None and next(p.life for p in t.state.pillars if p.at == at) == left
        assert events(t, foes.DiceRolled)[-1].defence == ()
    fate(t, yellow=["1", "1"])
    say(t, f"melee,{at}")
    assert len(t.state.pillars) == count - 1 and one(t).xp == 0 and not events(t, foes.CounterattackBegan)


@pytest.mark.rule("MD-M05-03", "MD-M05-19", "MD-WIN-01")
@pytest.mark.parametrize(("immortal_at", "result"), [("7R-12", "victory"), ("7R-11", "victory"), ("7R-13", "defeat")])
def test_mission_5_is_decided_when_both_pillars_are_down(immortal_at: str, result: str) -> None:
    """With the Immortal on it the bridge takes him along, and whoever else is there."""

    def change(g: Any) -> None:
        immortal = marked(g, "immortal")
        immortal.at = immortal_at
        g.pillars = [pillar for pillar in g.pillars if pillar.at == "7R-31"]
        g.pillars[0].life = 1
        armed(g)
        g.heroes[0].at, g.heroes[1].at = "7R-31", "7R-12"
        put(g, "orc-flayers-1", "7R-11", [2])

    t = table(change, seats=2, mission=IMMORTAL, heroes=["owen", "bjorn"])
    fate(t, **BLOW)
    say(t, "melee,7R-31")
    g = t.state
    assert outcome(t) == result and g.heroes[1].dead and not g.heroes[0].dead
    assert [enemy.mark for enemy in g.enemies.values()] == (["guards"] + ["immortal"] * (result == "defeat"))
    assert not [at for at, marks in g.tokens.items() if "bridge" in marks] and g.heroes[0].xp == 0


@pytest.mark.rule("MD-M05-19")
def test_the_first_pillar_alone_brings_nothing_down() -> None:
    def change(g: Any) -> None:
        marked(g, "immortal").at = "7R-12"
        next(pillar for pillar in g.pillars if pillar.at == "7R-31").life = 1
        armed(g)
        g.heroes[0].at = "7R-31"

    t = table(change, mission=IMMORTAL, heroes=["owen"])
    fate(t, **BLOW)
    say(t, "melee,7R-31")
    assert not t.over and len(t.state.pillars) == 1 and marked(t.state, "immortal").at == "7R-12"
