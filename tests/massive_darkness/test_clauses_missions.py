"""Missions, page by page: what is laid out, what happens when, how each is won and lost (pp. 40-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.rules import activation, combat, effects
from taverna.games.massive_darkness.rules import combat_events as foes
from taverna.games.massive_darkness.rules.activation import ANYONE

from .fights import board, enemy, foe, happened, hero, load, run
from .tables import asked, events, fate, idle, next_round, offered, one, place, put, refused, say, table

CONTENT = taverna.find("massive-darkness").content()
MISSIONS = list(CONTENT.missions)
STRONG = "world-breaker"  # 3 red and 2 yellow dice in Melee
BLOW: dict[str, Any] = {"yellow": ["2b", "2b"], "red": ["3d", "3d", "3d"]}  # 13 Hits


def armed(g: Any, seat: int = 0) -> None:
    """A Hero with the strongest blade there is."""
    g.treasures[4].remove(STRONG)
    g.heroes[seat].hands = [STRONG]


def quiet(g: Any) -> None:
    """No Event does anything for a long time."""
    g.events = ["blessing-silence"] * 30


def marked(g: Any, mark: str) -> Any:
    return next(enemy for enemy in g.enemies.values() if enemy.mark == mark)


def away(g: Any) -> None:
    """Take all Enemies off the board, and their cards back into the decks."""
    for gone in g.enemies.values():
        card = g.content.cards[gone.card]
        deck = (g.lower if card.tier == "lower" else g.higher) if card.tier else g.guards[card.level - 1]
        deck.append(gone.card)
        for gear in gone.gear:
            g.treasures[g.content.items[gear].level - 1].append(gear)
    g.enemies.clear()


def outcome(t: Table) -> str | None:
    return None if t.result is None else t.result["outcome"]


def answer_all(t: Table, *wanted: str) -> None:
    """Answer what is asked besides Actions: what is wanted where it is on offer, else the last there is."""
    while not t.over and asked(t)[1] != "act":
        ids = offered(t)
        say(t, next((id for id in wanted if id in ids), ids[-1]))


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
    assert (immortal.card, immortal.at, immortal.gear) == ("high-troll-higher", "7R-23", [])


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
@pytest.mark.parametrize(("at", "fireworks"), [("6V-13", 1), ("2V-11", 1), ("1R-22", 3)])
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
    run(effects.apply(t.state, one(t), CONTENT.items["fire-bomb"].powers[0].does[0], "fire-bomb"))
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
@pytest.mark.parametrize(("mission", "at"), [(IMMORTAL, "7R-31"), ("big-game-hunting", "1R-23")])
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


# -- Mission 6 -------------------------------------------------------------------------------------------------------
FIEND = "the-fiends-treasure"


@pytest.mark.rule("MD-M06-04", "MD-M06-06")
def test_the_hellhound_waits_with_the_best_equipment() -> None:
    hound = marked(table(mission=FIEND, seats=2).state, "hellhound")
    assert (hound.card, hound.at, hound.life, hound.counts) == ("hellhound-higher", "3R-33", 10, False)
    assert [CONTENT.items[card].level for card in hound.gear] == [5]


@pytest.mark.rule("MD-M06-09", "MD-M06-03", "MD-M06-02")
def test_the_keys_are_found_and_gone() -> None:
    def change(g: Any) -> None:
        g.covered = {"3R-11": ["key"]}
        g.chambers = ["3R-a", "9R-a"]
        g.heroes[0].at = "9R-11"

    t = table(change, mission=FIEND)
    say(t, "pick-up")
    assert t.state.picked == {"key": 1} and t.state.met == 0 and "9R-11" not in t.state.tokens
    one(t).at = "3R-11"
    say(t, "stop", "pick-up")
    assert t.state.picked == {"key": 2} and t.state.met == 1 and not t.state.covered
    assert one(t).things == [] and one(t).xp == 0


@pytest.mark.rule("MD-M06-07", "MD-M06-10", "MD-M06-03", "MD-DOOR-04")
@pytest.mark.parametrize("keys", [0, 1, 2])
def test_two_keys_open_the_last_chamber_and_wake_the_hellhound(keys: int) -> None:
    def change(g: Any) -> None:
        g.picked, g.met = {"key": keys}, keys // 2
        g.doors = ["door-6"]
        g.heroes[0].at = "3R-23"

    t = table(change, mission=FIEND, heroes=["elias"])
    assert activation.courses(t.state, marked(t.state, "hellhound"))[0].steps[0].do == "sleep"
    if keys < 2:
        assert refused(t, "open,3R-33 N") == "MD-M06-10"
        return
    say(t, "open,3R-33 N")
    g = t.state
    assert g.met == 2 and g.level == 5
    assert [event.card for event in events(t, ev.DoorCardDrawn)] == ["door-6"]  # a Chamber like any other
    assert g.treasure["3R-33"] == 1 and len(g.enemies_at("3R-33")) == 2
    assert activation.courses(g, marked(g, "hellhound"))[0].steps[0].do == "attack"


@pytest.mark.rule("MD-M06-07", "MD-FOE-01")
def test_the_captive_is_not_activated_in_any_phase_before_its_room_is_open() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at = "3R-33"  # however one may have come there

    t = table(change, mission=FIEND)
    next_round(t)
    assert not events(t, foes.EnemyAttacked)


@pytest.mark.rule("MD-M06-08", "MD-M06-09")
def test_a_false_lead_is_worth_xp_to_its_finder_alone() -> None:
    def change(g: Any) -> None:
        g.covered = {"5R-13": ["false-lead"]}
        place(g, "5R-13")

    t = table(change, seats=2, mission=FIEND)
    say(t, "rest", "pick-up")
    assert [hero.xp for hero in t.state.heroes] == [0, 5] and not t.state.covered and not t.state.picked.get("key")


@pytest.mark.rule("MD-M06-11", "MD-DOOR-14")
@pytest.mark.parametrize(
    ("door", "stand", "room", "special"),
    [("9R-11 E", "9R-12", "9R-11", True), ("9R-33 N", "9R-23", "9R-33", True), ("9R-13 S", "9R-23", "9R-13", False)],
)
def test_protected_rooms_have_a_guard_instead_of_a_door_card(door: str, stand: str, room: str, special: bool) -> None:
    def change(g: Any) -> None:
        g.doors = ["door-9"]  # 3 Treasure tokens in the first Room, no Guard
        g.heroes[0].at = stand

    t = table(change, mission=FIEND)
    say(t, f"open,{door}")
    assert len(events(t, ev.DoorCardDrawn)) == (not special) and t.state.treasure == ({} if special else {room: 3})
    guards = [enemy for enemy in t.state.enemies.values() if not enemy.mark]
    assert [enemy.at for enemy in guards] == ([room] if special else [])
    if special:
        assert [CONTENT.cards[enemy.card].level for enemy in guards] == [t.state.level] == [4]


@pytest.mark.rule("MD-M06-12", "MD-M07-05", "MD-M10-16", "MD-ART-01")
@pytest.mark.parametrize(
    ("mission", "at"), [(FIEND, "9R-33"), ("sparks-in-the-dark", "2R-21"), ("the-heart-of-darkness", "6R-13")]
)
def test_some_tokens_are_worth_an_artifact_card(mission: str, at: str) -> None:
    drawn = set()
    for seed in range(8):
        t = table(lambda g: place(g, at), mission=mission, seed=seed)
        say(t, "pick-up")
        answer_all(t, "done")
        (card,) = [card for card in one(t).cards() if card in CONTENT.artifacts]
        assert at not in t.state.tokens and card not in t.state.artifacts and len(t.state.artifacts) == 5
        drawn.add(card)
    assert len(drawn) > 2  # a random one


@pytest.mark.rule("MD-M06-03", "MD-WIN-01")
@pytest.mark.parametrize("opened", [True, False])
def test_mission_6_is_won_when_the_freed_hellhound_dies(opened: bool) -> None:
    def change(g: Any) -> None:
        armed(g)
        g.heroes[0].at = "3R-33"
        marked(g, "hellhound").life = 7
        g.picked = {"key": 2}
        g.opened = ["3R-33 N"] if opened else []
        g.chambers = ["3R-d"]
        g.met = 2 if opened else 1

    t = table(change, mission=FIEND, heroes=["owen"])
    hound = marked(t.state, "hellhound")
    hound.gear = []
    fate(t, **BLOW, blue=["2b"], green=["2b", "2b"])
    say(t, f"melee,{hound.id}")
    answer_all(t, "done")
    assert outcome(t) == ("victory" if opened else None)  # each objective before the next counts


# -- Mission 7 -------------------------------------------------------------------------------------------------------
SPARKS = "sparks-in-the-dark"
LOCKED = "8V-12 W"


@pytest.mark.rule("MD-M07-06", "MD-M07-03")
@pytest.mark.parametrize(
    ("seats", "spots", "opens"),
    [
        (1, ["5V-32"], True),
        (1, ["2R-23"], True),
        (1, ["5V-33"], False),
        (2, ["5V-32", "2R-23"], True),
        (2, ["5V-32", "5V-32"], False),
        (2, ["5V-32", "2R-13"], False),
        (3, ["1R-11", "2R-23", "5V-32"], True),
    ],
)
def test_the_levers_open_the_locked_door_at_the_start_of_a_round(seats: int, spots: list[str], opens: bool) -> None:
    def change(g: Any) -> None:
        quiet(g)
        for member, at in zip(g.heroes, spots, strict=True):
            member.at = at

    t = table(change, seats=seats, mission=SPARKS)
    assert LOCKED not in t.state.opened
    next_round(t)
    assert (LOCKED in t.state.opened) == opens and t.state.met == opens
    assert len(events(t, ev.DoorOpened)) == opens


@pytest.mark.rule("MD-M07-06")
def test_being_at_the_levers_during_a_round_is_not_enough() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at = "5V-33"

    t = table(change, mission=SPARKS)
    say(t, "move,5V-32", "move,5V-33", "rest")  # there and away again
    next_round(t)
    assert LOCKED not in t.state.opened


@pytest.mark.rule("MD-M07-06", "MD-LIFE-05")
def test_the_dead_hold_no_lever_but_those_who_just_rose_do() -> None:
    """Resurrection comes first, then what the Mission says about the start of a Round."""

    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at, g.heroes[1].at = "5V-32", "2R-23"
        g.heroes[1].dead, g.heroes[1].life = True, 0

    t = table(change, seats=2, mission=SPARKS)
    assert LOCKED not in t.state.opened
    next_round(t)
    assert t.state.heroes[1].up and LOCKED in t.state.opened


@pytest.mark.rule("MD-M07-07", "MD-M07-08", "MD-M07-06")
def test_no_hero_opens_the_locked_door_and_behind_it_waits_a_patroller() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at, g.heroes[1].at, g.heroes[2].at = "5V-32", "2R-23", "8V-11"

    t = table(change, seats=3, mission=SPARKS, first_player=2)
    assert refused(t, f"open,{LOCKED}", 2) == "MD-M07-06"
    next_round(t)
    g = t.state
    assert LOCKED in g.opened and not events(t, ev.DoorCardDrawn) and not g.treasure
    patroller = marked(g, "patroller")
    assert patroller.at == "8V-12" and CONTENT.cards[patroller.card].tier == "higher" and not patroller.counts
    g.enemies.clear()
    one(t, 2).at = "8V-12"
    say(t, "rest", "rest", "open,8V-12 E")
    assert not events(t, ev.DoorCardDrawn)  # the Chamber has been open since


@pytest.mark.rule("MD-M07-04", "MD-M07-03", "MD-WIN-01", "MD-WIN-03")
def test_mission_7_is_won_when_all_heroes_are_out() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.opened, g.chambers = sorted(["8V-12 E", *([LOCKED] if unlocked else [])]), ["8V-a"]
        g.happened = [1]
        place(g, "8V-33")

    unlocked = False
    t = table(change, seats=2, mission=SPARKS)
    assert refused(t, "leave") == "MD-WIN-03"
    unlocked = True
    t = table(change, seats=2, mission=SPARKS)
    assert t.state.met == 0
    say(t, "move,8V-23", "move,8V-33")
    assert t.state.met == 1
    say(t, "leave")
    assert not t.over
    say(t, "leave")
    assert outcome(t) == "victory"


# -- Mission 8 -------------------------------------------------------------------------------------------------------
HUNT = "big-game-hunting"


@pytest.mark.rule("MD-M08-04", "MD-M08-02")
def test_three_random_executioners_with_treasures_of_level_4() -> None:
    seen = set()
    for seed in range(8):
        g = table(mission=HUNT, seed=seed, seats=2).state
        hunted = list(g.enemies.values())
        assert [enemy.at for enemy in hunted] == ["1R-22", "7R-21", "6V-23"]
        cards = [CONTENT.cards[enemy.card] for enemy in hunted]
        assert len({card.enemy for card in cards}) == 3 and {card.tier for card in cards} == {"higher"}
        assert all([CONTENT.items[card].level for card in enemy.gear] == [4] for enemy in hunted)
        assert all(enemy.life == CONTENT.cards[enemy.card].life * 2 and enemy.counts for enemy in hunted)
        seen.add(tuple(enemy.card for enemy in hunted))
    assert len(seen) > 4


@pytest.mark.rule("MD-M08-05")
def test_a_pillar_lets_heroes_in_and_back_but_not_through() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at = "1R-11"

    t = table(change, mission=HUNT)
    say(t, "move,1R-12")  # where a Pillar stands
    assert {option for option in offered(t) if option.startswith(("move", "open"))} == {"move,1R-11"}
    assert refused(t, "move,1R-13") == "MD-M08-05" and refused(t, "open,1R-22 N") == "MD-M08-05"
    t.state.pillars = [pillar for pillar in t.state.pillars if pillar.at != "1R-12"]
    say(t, "move,1R-11", "move,1R-12")
    assert {option for option in offered(t) if option.startswith(("move", "open"))} == {
        "move,1R-11",
        "move,1R-13",
        "open,1R-22 N",
    }


@pytest.mark.rule("MD-M08-05", "MD-SKILL-15", "MD-SKILL-10")
def test_no_skill_takes_a_hero_past_a_pillar() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].xp = "1R-11", 1
        put(g, "orc-flayers-1", "1R-13", [2])
        if not pillars:
            g.pillars = []

    for pillars in (True, False):
        t = table(change, mission=HUNT, heroes=["bjorn"])  # who leaps two Zones, and charges
        beyond = [option for option in offered(t) if option.endswith("1R-13")]
        assert sorted(beyond) == ([] if pillars else ["charge,special,1R-13", "leap,signature,1R-13"])
        assert "leap,signature,1R-12" in offered(t)


@pytest.mark.rule("MD-M08-05", "MD-M10-17")
def test_an_attack_ends_at_the_pillar() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].hands = "1R-11", ["short-bow"]
        put(g, "orc-flayers-1", "1R-12", [2])
        put(g, "orc-enforcers-1", "1R-13", [2])
        g.opened = []

    t = table(change, mission=HUNT, heroes=["owen"])
    near, far = [enemy.id for enemy in t.state.enemies.values()]
    shots = {option for option in offered(t) if option.startswith("ranged")}
    assert shots == {f"ranged,{near}", "ranged,1R-12"}  # the Pillar itself, and who stands by it
    assert refused(t, f"ranged,{far}") == "MD-EQUIP-11"
    t.state.pillars = []
    say(t, "trade", "done")
    assert {option for option in offered(t) if option.startswith("ranged")} == {f"ranged,{near}", f"ranged,{far}"}


@pytest.mark.rule("MD-M08-05")
def test_from_the_pillars_zone_one_attacks_the_way_one_came_and_no_other() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at, g.heroes[0].hands = "1R-11", ["short-bow"]
        put(g, "orc-flayers-1", "1R-21", [2])
        put(g, "orc-enforcers-1", "1R-13", [2])
        put(g, "goblin-archers-1", "1R-11", [2], stunned=True)

    t = table(change, mission=HUNT, heroes=["owen"])
    behind = next(enemy.id for enemy in t.state.enemies.values() if enemy.at == "1R-11")
    say(t, "move,1R-12", "stop")
    assert {option for option in offered(t) if option.startswith("ranged")} == {f"ranged,{behind}"}


@pytest.mark.rule("MD-M08-07", "MD-COUNTER-01")
def test_executioners_sleep_until_both_pillars_of_their_own_tile_are_down() -> None:
    g = table(mission=HUNT).state
    first, second, third = g.enemies.values()

    def sleeps(foe: Any) -> bool:
        return activation.courses(g, foe)[0].steps[0].do == "sleep"

    assert all(map(sleeps, (first, second, third)))
    g.heroes[0].attacked = [first.id]
    run(activation.counterattacks(g, 0))
    assert g.heroes[0].attacked == [] and not happened(g, foes.CounterattackBegan)  # nor do they strike back
    g.pillars = [pillar for pillar in g.pillars if pillar.at != "1R-12"]
    assert sleeps(first)
    g.pillars = [pillar for pillar in g.pillars if pillar.at != "1R-23"]
    assert [sleeps(foe) for foe in (first, second, third)] == [False, True, True]
    first.at = "7R-23"
    assert not sleeps(first)  # awake once and for all, though Pillars stand where it goes


@pytest.mark.rule("MD-M08-08", "MD-GUARDIAN-10", "MD-M08-03")
@pytest.mark.parametrize(("before", "result"), [(1, None), (2, "victory")])
def test_an_executioner_leaves_a_hoard_and_the_third_is_the_end(before: int, result: str | None) -> None:
    def change(g: Any) -> None:
        armed(g)
        g.heroes[0].at = "1R-22"
        foe = g.enemies[1]
        foe.life, foe.gear[:] = 3, ["runed-sword"]
        for deck in g.treasures:
            deck[:] = [card for card in deck if CONTENT.items[card].equipment]
        g.treasures[3].remove("runed-sword")
        g.killed = {"executioner": before}

    t = table(change, seats=2, mission=HUNT, heroes=["owen", "bjorn"])
    held = len(one(t).cards())
    defence = CONTENT.cards[t.state.enemies[1].card].dice.defence
    fate(t, **BLOW, blue=["blank"] * min(defence.blue, 3), green=["blank"] * min(defence.green, 3))
    say(t, "melee,1")
    answer_all(t, "done", "0")
    won = one(t).cards()
    assert outcome(t) == result and len(won) == held + 5 and "runed-sword" in won
    assert [CONTENT.items[card].level for card in won if card not in (STRONG, "leather-armour")] == [4] * 5
    assert len([card for card in won if card in CONTENT.artifacts]) == 1
    assert t.state.heroes[1].cards() == ["leather-armour", *t.state.heroes[1].hands]


# -- Mission 9 -------------------------------------------------------------------------------------------------------
MAZE = "maze-of-darkness"
HOLDS = ["1R-11", "4V-13", "5R-31", "2V-31"]
VAULT = ["3R-11", "3R-13", "3R-31", "3R-33"]


def dawn(number: int, change: Callable[[Any], None] | None = None, seats: int = 1, **more: Any) -> Table:
    """The Maze when a Round has just begun, with nobody else about."""

    def before(g: Any) -> None:
        away(g)
        g.round, g.phase, g.active, g.step = number - 1, "start", -1, ""
        g.level = max((number - (number % 2)) // 2, 1)
        if change is not None:
            change(g)

    return table(before, seats=seats, mission=MAZE, **more)


@pytest.mark.rule("MD-M09-05", "MD-M09-17", "MD-M09-02")
def test_the_maze_begins_with_four_guards_and_a_full_vault() -> None:
    g = table(mission=MAZE, seed=3).state
    assert [enemy.at for enemy in g.enemies.values()] == HOLDS == [g.levels[level][0] for level in (2, 3, 4, 5)]
    assert {CONTENT.cards[enemy.card].level for enemy in g.enemies.values()} == {1}
    assert g.treasure == dict.fromkeys(VAULT, 2)


@pytest.mark.rule("MD-M09-09", "MD-M09-10", "MD-M09-11", "MD-M09-12", "MD-M09-08")
@pytest.mark.parametrize("number", range(2, 13))
def test_what_each_round_of_the_maze_brings(number: int) -> None:
    t = dawn(number, seed=number)
    g = t.state
    came = [(enemy.at, CONTENT.cards[enemy.card]) for enemy in g.enemies.values()]
    if number > 10:
        assert outcome(t) == "victory"  # nobody comes any more, and nobody is left
    elif number % 2:
        assert g.level == (number + 1) // 2  # first the Level, then Guards of it
        kinds = {card.enemy for _, card in came} | {
            event.foe.rpartition("-")[0] for event in events(t, foes.NoMiniatures)
        }
        assert kinds and all(card.level == g.level for _, card in came)
        short = len(events(t, foes.NoMiniatures))
        assert len(came) + short == 4 and [at for at, _ in came if at not in HOLDS] == []
    else:
        assert g.level == number // 2
        assert came == [(g.levels[number // 2][0], came[0][1])]
        assert came[0][1].tier == ("higher" if g.level > 3 else "lower")


@pytest.mark.rule("MD-M09-06", "MD-M09-07", "MD-M09-08")
def test_no_events_no_reinforcements_and_no_levels_by_walking() -> None:
    def change(g: Any) -> None:
        away(g)
        g.heroes[0].at = "3R-32"
        put(g, "orc-agent-1", "2V-31", stunned=True)

    t = table(change, mission=MAZE)
    events_left = len(t.state.events)
    say(t, "move,5R-12", "move,5R-11", "rest")
    assert t.state.level == 1  # on the tile of the Level 4 token
    idle(t, lambda g: g.round == 2)
    assert len(t.state.events) == events_left and not events(t, ev.EventDrawn)
    assert not events(t, foes.CalledReinforcements) and t.state.level == 1


@pytest.mark.rule("MD-M09-17")
def test_the_vault_is_filled_up_when_guards_come_and_not_otherwise() -> None:
    def change(g: Any) -> None:
        g.treasure = {"3R-11": 1, "3R-13": 2, "3R-31": 3}

    assert dawn(3, change).state.treasure == {"3R-11": 2, "3R-13": 2, "3R-31": 3, "3R-33": 2}
    assert dawn(4, change).state.treasure == {"3R-11": 1, "3R-13": 2, "3R-31": 3}


@pytest.mark.rule("MD-M09-18", "MD-PICK-03")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_treasure_in_the_middle_is_of_the_current_level(level: int) -> None:
    def change(g: Any) -> None:
        away(g)
        g.level = level
        g.heroes[0].at = "3R-11"
        for deck in g.treasures:
            deck[:] = [card for card in deck if CONTENT.items[card].equipment]

    t = table(change, mission=MAZE)
    before = one(t).cards()
    say(t, "pick-up")
    answer_all(t, "done")
    found = one(t).cards()
    for card in before:
        found.remove(card)
    assert [CONTENT.items[card].level for card in found] == [level, level]


@pytest.mark.rule("MD-M09-13", "MD-M09-15")
def test_a_pillar_is_worth_more_than_any_hero_and_the_players_choose_among_several() -> None:
    g = board(
        mission=MAZE,
        heroes=[hero("siegfried", "3R-22", xp=30)],  # who Taunts
        enemies=[enemy("goblin-archers", "3R-22", minions=(1,))],
    )
    run(activation.activate(g, 1), ("enemy-target", "3R-21"))
    assert [pillar.life for pillar in g.pillars] == [3, 2, 3, 3] and not happened(g, foes.DiceRolled)
    assert foe(g).at == "3R-22"  # an attack, so its Activation is over


@pytest.mark.rule("MD-M09-13")
def test_pillars_mean_nothing_to_a_counterattack() -> None:
    g = board(
        mission=MAZE,
        heroes=[hero("elias", "3R-12")],
        enemies=[enemy("orc-flayers", "3R-12", minions=(2,))],
    )
    load(g, yellow=["blank", "blank"])
    run(activation.activate(g, 1, 0))
    assert [event.whom for event in happened(g, foes.EnemyAttacked)] == [0]
    assert all(pillar.life == 3 for pillar in g.pillars)


@pytest.mark.rule("MD-M09-14", "MD-M09-16")
def test_enemies_make_for_the_artifact_whoever_they_see_and_stop_at_pillars() -> None:
    def walked(at: str, **more: Any) -> str:
        g = board(
            mission=MAZE,
            heroes=[hero("elias", more.pop("hero", "1R-31"), xp=30)],
            enemies=[enemy("orc-flayers", at, minions=(2,))],
        )
        g.pillars = [pillar for pillar in g.pillars if more.get("pillars", True)]
        run(activation.activate(g, 1))
        return foe(g).at

    g = board(mission=MAZE, heroes=[hero("elias", "1R-31")], enemies=[enemy("orc-flayers", "3R-12", minions=(2,))])
    assert activation.holds(g, foe(g), "3R-12") and not activation.holds(g, foe(g), "1R-32")
    assert walked("1R-33", pillars=False) == "3R-12"  # past the way to the Hero it sees
    assert walked("1R-32", pillars=False, hero="1R-33") == "3R-22"
    assert walked("1R-32", hero="1R-33") == "3R-12"  # where a Pillar is, which it hits and cannot leave


@pytest.mark.rule("MD-M09-04", "MD-WIN-02")
@pytest.mark.parametrize("there", [True, False])
def test_mission_9_is_lost_with_an_enemy_on_the_artifact_as_the_enemies_phase_begins(there: bool) -> None:
    def change(g: Any) -> None:
        away(g)
        g.pillars = []
        put(g, "orc-flayers-1", "3R-22" if there else "3R-12", [2], stunned=there)
        g.heroes[0].at = "2V-31"

    t = table(change, mission=MAZE)
    idle(t, lambda g: g.phase == "experience" or g.round == 2)
    assert outcome(t) == ("defeat" if there else None)
    if not there:  # it comes there in this Phase; there is one more chance to kill it
        assert next(iter(t.state.enemies.values())).at == "3R-22"
        idle(t, lambda g: g.phase == "experience" and g.round == 2)
        assert outcome(t) == "defeat" and t.state.round == 2


@pytest.mark.rule("MD-M09-03", "MD-M09-11", "MD-WIN-01")
@pytest.mark.parametrize(("number", "result"), [(9, None), (10, "victory")])
def test_mission_9_is_won_with_the_last_enemy_once_no_more_come(number: int, result: str | None) -> None:
    def change(g: Any) -> None:
        away(g)
        g.round = number
        armed(g)
        put(g, "orc-flayers-1", "3R-22", [])
        g.happened = []

    t = table(change, mission=MAZE, heroes=["owen"])
    fate(t, **BLOW, blue=["blank"])
    say(t, f"melee,{next(iter(t.state.enemies))}")
    assert not t.state.enemies and outcome(t) == result


# -- Mission 10 ------------------------------------------------------------------------------------------------------
HEART = "the-heart-of-darkness"


@pytest.mark.rule("MD-M10-11", "MD-M10-09", "MD-M10-02")
def test_the_emissary_waits_in_the_first_stage() -> None:
    demon = marked(table(mission=HEART, seats=2).state, "emissary-1")
    assert (demon.card, demon.at, demon.life) == ("abyssal-demon-lower", "3R-33", 8) and len(demon.gear) == 1


@pytest.mark.rule("MD-M10-06", "MD-M10-05", "MD-M10-04")
@pytest.mark.parametrize(("low", "high", "mark"), [("3R-12", "1V-21", "emissary-1"), ("2V-33", "4V-31", "emissary-2")])
def test_stairs_are_free_when_the_emissary_of_the_stage_is_dead(low: str, high: str, mark: str) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed = {mark: 1} if free else {"emissary-1": 1} if mark == "emissary-2" else {}
        g.heroes[0].at = low

    for free in (False, True):
        t = table(change, mission=HEART, heroes=["elias"])
        if not free:
            assert refused(t, f"move,{high}") == "MD-M10-06"
            assert not [option for option in offered(t) if high in option]
            continue
        say(t, f"move,{high}")
        assert one(t).at == high
        say(t, f"move,{low}")  # and back
        assert one(t).at == low


@pytest.mark.rule("MD-M10-05", "MD-FOE-08")
def test_enemies_take_stairs_but_nobody_sees_along_them() -> None:
    g = board(
        mission=HEART,
        heroes=[hero("elias", "1V-21")],
        enemies=[enemy("goblin-archers", "3R-12", minions=(1,))],
    )
    (course,) = activation.courses(g, foe(g))
    assert [step.do for step in course.steps][:2] == ["none", "move"] and course.steps[1].at == "1V-21"
    assert course.steps[1].clause == "MD-FOE-10"  # because the Hero stands in the light, not because it is seen


@pytest.mark.rule("MD-M10-12", "MD-M10-13", "MD-M10-14")
@pytest.mark.parametrize(
    ("low", "high", "mark", "at", "level"),
    [("3R-12", "1V-21", "emissary-2", "2V-21", 2), ("2V-33", "4V-31", "emissary-3", "4V-23", 4)],
)
def test_the_next_emissary_comes_when_a_hero_enters_its_stage(
    low: str, high: str, mark: str, at: str, level: int
) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed = {"emissary-1": 1, "emissary-2": 1} if mark == "emissary-3" else {"emissary-1": 1}
        g.met, g.level = len(g.killed), level
        g.happened = [1] if mark == "emissary-3" else []
        place(g, low)

    t = table(change, seats=2, mission=HEART)
    assert not t.state.enemies
    say(t, f"move,{high}")
    demon = marked(t.state, mark)
    tier = "higher" if level > 3 else "lower"
    assert (demon.card, demon.at, demon.counts) == (f"abyssal-demon-{tier}", at, False)
    if mark == "emissary-3":
        (gear,) = demon.gear
        assert CONTENT.cards[gear].tier == "higher" and gear not in t.state.higher
    else:
        assert [CONTENT.items[card].level for card in demon.gear] == [level]
    say(t, "stop", "rest", f"move,{high}")
    assert len(t.state.enemies) == 1  # not with every Hero


@pytest.mark.rule("MD-M10-12", "MD-SPAWN-01", "MD-SPAWN-02")
def test_an_emissary_whose_miniature_is_about_comes_when_it_is_free() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.met = {"emissary-1": 1}, 1
        put(g, "abyssal-demon-lower", "6R-31", stunned=True)
        g.heroes[0].at = "3R-12"

    t = table(change, mission=HEART)
    say(t, "move,1V-21")
    assert [enemy.mark for enemy in t.state.enemies.values()] == [""] and len(events(t, foes.EnemyStoodUp)) == 1
    say(t, "move,1V-22")
    assert len(events(t, foes.EnemyStoodUp)) == 1 and len(t.state.enemies) == 1  # it is not roused again and again
    t.state.enemies.clear()
    t.state.lower_discard.append("abyssal-demon-lower")
    say(t, "move,1V-21")
    assert marked(t.state, "emissary-2").at == "2V-21"


@pytest.mark.rule("MD-M10-14", "MD-GUARDIAN-03")
def test_the_last_emissary_adds_another_monsters_dice_and_enchantments() -> None:
    g = board(
        mission=HEART,
        heroes=[hero("elias", "4V-23")],
        enemies=[enemy("abyssal-demon", "4V-23", tier="higher", mark="emissary-3", gear=("high-troll-higher",))],
    )
    c = combat.Combat(0, 1, False, "melee")
    run(combat.gather(g, c, *combat.kits(g, c)))
    assert c.wanted == {"yellow": 1 + 2, "red": 3 + 3, "blue": 0, "green": 0}
    assert c.handful["red"] == 3
    c = combat.Combat(0, 1, False, "magic")
    run(combat.gather(g, c, *combat.kits(g, c)))
    assert c.wanted["red"] == 2  # the troll knows no Magic
    load(g, yellow=["2b", "blank", "blank"], red=["3d", "blank", "blank"])
    run(combat.strike(g, foe(g), 0, "melee"))
    cards = [event.card for event in happened(g, foes.EnemyEnchanted)]
    assert cards == ["abyssal-demon-higher", "high-troll-higher"]  # its own card first, then the Stun of the other
    assert g.heroes[0].stunned or g.heroes[0].dead


@pytest.mark.rule("MD-M10-14", "MD-GUARDIAN-10")
def test_the_monster_card_it_wore_is_nobodys_treasure() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.met, g.stage, g.pillars = {"emissary-1": 1, "emissary-2": 1}, 2, 3, []
        armed(g)
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3", life=1, gear=["high-troll-higher"])
        g.higher.remove("high-troll-higher")
        g.heroes[0].at = "4V-23"

    t = table(change, mission=HEART, heroes=["owen"])
    fate(t, **BLOW, blue=["blank"] * 2, green=["blank"] * 3)
    say(t, f"melee,{next(iter(t.state.enemies))}")
    answer_all(t, "done")
    assert outcome(t) == "victory" and "high-troll-higher" in t.state.higher_discard
    assert one(t).cards() == ["leather-armour", STRONG]


@pytest.mark.rule("MD-M10-07", "MD-M10-08")
@pytest.mark.parametrize(("stage", "damage"), [(1, 0), (2, 3), (3, 6)])
def test_the_darkness_weighs_on_those_who_went_deeper(stage: int, damage: int) -> None:
    """Per Hero that set out, dead or not; twice as much in Stage 3, not on top of Stage 2."""

    def change(g: Any) -> None:
        away(g)
        g.killed, g.stage = {"emissary-1": 1, "emissary-2": 1}, stage
        g.round, g.phase, g.active = 4, "start", -1
        g.heroes[0].life = 1
        g.lifebringer = 9

    t = table(change, seats=3, mission=HEART)
    for left in range(damage, 0, -1):
        assert asked(t)[1] == "share-damage"
        say(t, "1" if left > 2 else "2" if left > 1 else "0")
    assert asked(t)[1] == "act"
    lives = [hero.life for hero in t.state.heroes]
    assert lives == {0: [1, 5, 5], 3: [0, 4, 4], 6: [0, 1, 4]}[damage]
    assert t.state.heroes[0].dead == (damage > 0)


@pytest.mark.rule("MD-M10-07", "MD-LIFE-06")
def test_the_darkness_weighs_after_the_dead_have_risen_and_on_the_living_only() -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.stage = {"emissary-1": 1}, 2
        g.round, g.phase, g.active = 4, "start", -1
        g.heroes[1].dead, g.heroes[1].life = True, 0
        g.heroes[0].life = 1

    t = table(change, seats=2, mission=HEART)
    assert t.state.heroes[1].up and offered(t) == ["0", "1"]
    say(t, "0")
    assert t.state.heroes[0].dead and asked(t)[1] == "act" and t.state.heroes[1].life == 4  # only one is left to suffer


@pytest.mark.rule("MD-M10-07")
def test_the_darkness_counts_the_deepest_stage_reached() -> None:
    def change(g: Any) -> None:
        away(g)
        quiet(g)
        g.killed, g.met, g.happened = {"emissary-1": 1}, 1, [1]
        g.heroes[0].at = "3R-12"

    t = table(change, mission=HEART)
    say(t, "move,1V-21", "move,3R-12")
    assert t.state.stage == 2 and one(t).life == 5
    next_round(t)
    assert one(t).life == 4  # back upstairs, and yet


@pytest.mark.rule("MD-M10-10", "MD-M10-15", "MD-M10-18")
def test_the_emissary_sleeps_until_its_chamber_is_open_and_no_door_card_is_drawn() -> None:
    def change(g: Any) -> None:
        quiet(g)
        g.heroes[0].at = "3R-23"
        g.doors = ["door-8"]

    t = table(change, mission=HEART, heroes=["elias"])
    demon = marked(t.state, "emissary-1")
    assert activation.courses(t.state, demon)[0].steps[0].do == "sleep"
    say(t, "open,3R-33 N")
    assert not events(t, ev.DoorCardDrawn) and list(t.state.enemies) == [demon.id]
    assert activation.courses(t.state, demon)[0].steps[0].do == "attack"
    one(t).at = "3R-23"
    say(t, "open,3R-13 S")  # another Chamber, an ordinary one
    assert len(events(t, ev.DoorCardDrawn)) == 1


@pytest.mark.rule("MD-M10-15")
@pytest.mark.parametrize(("door", "stand"), [("2V-21 W", "1V-23"), ("4V-21 S", "4V-31")])
def test_no_door_card_in_the_chambers_of_the_other_stages(door: str, stand: str) -> None:
    def change(g: Any) -> None:
        away(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.heroes[0].at = stand

    t = table(change, mission=HEART)
    say(t, f"open,{door}")
    assert not events(t, ev.DoorCardDrawn) and not t.state.treasure


@pytest.mark.rule("MD-M10-18", "MD-M10-19", "MD-M10-10")
def test_two_levers_two_pillars_and_then_the_last_emissary_wakes() -> None:
    def change(g: Any) -> None:
        away(g)
        quiet(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.opened, g.chambers = ["4V-21 N", "4V-21 S"], ["4V-a"]
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3", counts=False)
        g.heroes[0].at = "4V-13"

    t = table(change, seats=2, mission=HEART)
    demon = marked(t.state, "emissary-3")

    def sleeps() -> bool:
        return activation.courses(t.state, demon)[0].steps[0].do == "sleep"

    assert "pick-up" not in offered(t) and len(t.state.pillars) == 2 and sleeps()
    say(t, "lever,lever")
    assert len(t.state.pillars) == 1 and "4V-13" not in t.state.tokens and one(t).actions == 2 and sleeps()
    assert "lever,lever" not in offered(t)  # turned face down
    one(t).at = "4V-33"
    say(t, "trade", "done", "lever,lever")
    assert not t.state.pillars and not sleeps() and one(t).actions == 0
    t.state.chambers.remove("4V-a")
    assert sleeps()  # behind a closed door it would sleep on


@pytest.mark.rule("MD-M10-17", "MD-M10-18")
def test_the_pillars_of_the_heart_bar_the_way_and_cannot_be_hewn_down() -> None:
    def change(g: Any) -> None:
        away(g)
        armed(g)
        g.killed, g.happened, g.stage = {"emissary-1": 1, "emissary-2": 1}, [1, 2], 3
        g.opened, g.chambers = ["4V-21 S"], ["4V-a"]
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3")
        g.heroes[0].at = "4V-21"

    t = table(change, mission=HEART, heroes=["owen"])
    say(t, "move,4V-22")
    assert refused(t, "move,4V-23") == "MD-M10-17"
    say(t, "stop")
    assert not [option for option in offered(t) if option.startswith("melee")]  # no Life, so nothing to attack
    t.state.heroes[0].hands, t.state.heroes[0].at = ["short-bow"], "4V-21"
    say(t, "trade", "done")
    assert not [option for option in offered(t) if option.startswith("ranged")]


@pytest.mark.rule("MD-M10-03", "MD-WIN-01")
def test_mission_10_is_won_only_with_the_third_emissary() -> None:
    for stage, at in ((1, "3R-33"), (2, "2V-21"), (3, "4V-23")):

        def change(g: Any, stage: int = stage, at: str = at) -> None:
            away(g)
            armed(g)
            g.killed = {f"emissary-{n}": 1 for n in range(1, stage)}
            g.met, g.stage, g.pillars, g.happened = stage - 1, stage, [], [1, 2]
            put(g, "abyssal-demon-lower", at, mark=f"emissary-{stage}", life=1)
            g.heroes[0].at = at

        t = table(change, mission=HEART, heroes=["owen"])
        fate(t, **BLOW, blue=["blank"], green=["blank"])
        say(t, f"melee,{next(iter(t.state.enemies))}")
        answer_all(t, "done")
        assert t.state.killed[f"emissary-{stage}"] == 1 and t.state.met == stage
        assert outcome(t) == ("victory" if stage == 3 else None)
