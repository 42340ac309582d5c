"""Missions 4 to 7, page by page (pp. 44-47)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.rules import activation, powers
from taverna.games.massive_darkness.rules.targets import ANYONE

from .fights import board, enemy, foe, happened, hero, load, run
from .quests import BLOW, CONTENT, answer_all, armed, away, marked, outcome, quiet
from .tables import events, fate, next_round, offered, one, place, put, refused, say, table

# -- Mission 4 -------------------------------------------------------------------------------------------------------
DRUMS = "goblin-war-drums"


@pytest.mark.rule("MD-M04-09", "MD-M04-03")
def test_the_monster_on_watch_comes_when_a_hero_passes_the_pillars() -> None:
    t = table(lambda g: place(g, "8R-11"), seats=2, mission=DRUMS)
    say(t, "move,8R-12")
    assert not t.state.enemies  # between the Pillars is not past them
    say(t, "move,8R-13")
    watch = marked(t.state, "watch")
    assert watch.at == "1V-32" and CONTENT.cards[watch.card].tier == "higher" and not watch.counts
    assert t.state.levels[4] == ["1V-32"]
    say(t, "rest")
    answer_all(t)
    say(t, "move,8R-12", "move,8R-13")
    assert len([enemy for enemy in t.state.enemies.values() if enemy.mark == "watch"]) == 1  # once


@pytest.mark.rule("MD-M04-09", "MD-SPAWN-01", "MD-SPAWN-02")
def test_a_monster_on_watch_without_a_miniature_comes_later() -> None:
    """Only the Hellhound's card is left, and a Hellhound is about already."""

    def change(g: Any) -> None:
        g.heroes[0].at = "8R-12"
        put(g, "hellhound-lower", "6R-13", stunned=True)
        g.higher, g.higher_discard = ["hellhound-higher"], []

    t = table(change, mission=DRUMS)
    say(t, "move,8R-13")
    assert [enemy.mark for enemy in t.state.enemies.values()] == [""]
    assert t.state.higher_discard == ["hellhound-higher"] and len(events(t, foes.EnemyStoodUp)) == 1
    t.state.enemies.clear()
    say(t, "move,8R-12", "move,8R-13")
    assert marked(t.state, "watch").card == "hellhound-higher"


@pytest.mark.rule("MD-M04-03", "MD-M04-04", "MD-WIN-03", "MD-WIN-01")
def test_mission_4_is_won_when_the_watch_is_dead_and_all_are_out() -> None:
    def change(g: Any) -> None:
        quiet(g)
        armed(g)
        g.heroes[0].at, g.heroes[1].at = "1V-22", "1V-23"
        g.happened = [0]
        put(g, "hellhound-higher", "1V-22", mark="watch", life=7, counts=False)

    t = table(change, seats=2, mission=DRUMS, heroes=["owen", "bjorn"])
    fate(t, **BLOW, blue=["2b"], green=["2b", "2b"])
    say(t, "melee,1")
    answer_all(t, "done")
    assert t.state.met == 1 and not t.state.enemies and not t.over
    say(t, "move,1V-23", "leave")
    assert not t.over
    say(t, "leave")
    assert outcome(t) == "victory"


@pytest.mark.rule("MD-M04-04", "MD-WIN-03")
def test_nobody_escapes_before_the_watch_is_dead() -> None:
    t = table(lambda g: place(g, "1V-23"), mission=DRUMS)
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
        g.level = 2
        place(g, "7V-12")

    t = table(change, mission=DRUMS)
    assert "move,6R-32" in offered(t)
    next_round(t)
    assert "move,6R-32" not in offered(t)
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
@pytest.mark.parametrize(("at", "fireworks"), [("6V-22", 1), ("1R-13", 1), ("1R-22", 3)])
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
        for course in courses.courses(g, foe(g))
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
    (course,) = courses.courses(g, foe(g))
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
    assert courses.courses(t.state, marked(t.state, "hellhound"))[0].steps[0].do == "sleep"
    if keys < 2:
        assert refused(t, "open,3R-33 N") == "MD-M06-10"
        return
    say(t, "open,3R-33 N")
    g = t.state
    assert g.met == 2 and g.level == 5
    assert [event.card for event in events(t, ev.DoorCardDrawn)] == ["door-6"]  # a Chamber like any other
    assert g.treasure["3R-33"] == 1 and len(g.enemies_at("3R-33")) == 2
    assert courses.courses(g, marked(g, "hellhound"))[0].steps[0].do == "attack"


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
