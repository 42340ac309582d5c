"""The mercenary sees what the goal asks, of any scenario: whom it is about, where to be, what to take."""

from __future__ import annotations

from typing import Any

import pytest
from stage import Stage, cellar

from taverna.core.table import Table
from taverna.games import find
from taverna.games.gloomhaven.bot import study
from taverna.games.gloomhaven.bot.instincts import Moment, instinct
from taverna.games.gloomhaven.bot.judging import Judge
from taverna.games.gloomhaven.bot.planning import Planner
from taverna.games.gloomhaven.bot.quest import Quest, Slot, by_hand, clauses, doors_on
from taverna.games.gloomhaven.campaign.standing import prosperity_level
from taverna.games.gloomhaven.rules import damage, land, rooms

NAME = {"en": "Goal", "es": "Objetivo", "pt-BR": "Objetivo"}
HOUND = {"monster": "hound", "at": [2, 2], "by": "nnn"}


def asked(test: str, *pieces: dict[str, Any], seats: int = 2, **changes: Any) -> Stage:
    """The cellar with another goal, ready for its first round; nobody is in the hall but the party."""
    record = cellar(goals=[{"test": test, "text": NAME}], pieces=list(pieces), **changes)
    return Stage(record, seats).ready()


def rule(id: str, when: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": id, "when": when, "do": list(do), "text": NAME, **more}


def opened(stage: Stage) -> Stage:
    stage.run_first(rooms.open_door(stage.g, (4, 1), "h0"))
    return stage


def steps(stage: Stage, seat: int = 0) -> int:
    """How far the character is from where it is bound for."""
    at = stage.g.figures[f"h{seat}"].at
    assert at is not None
    return Judge(stage.g, seat).course.to_goal(at)


def nearer(stage: Stage, seat: int = 0) -> bool:
    """Whether it would rather stand one step nearer to it."""
    judge = Judge(stage.g, seat)
    at = judge.me.at
    assert at is not None
    near = [a for a in judge.ground.steps[at] if judge.course.to_goal(a) < judge.course.to_goal(at)]
    return any(judge.place(a) > judge.place(at) for a in near)


# -- tests taken apart -----------------------------------------------------------------------------------------------
def test_a_test_is_read_part_by_part_and_word_by_word() -> None:
    first, second = clauses("left('goal') == 0 and on('a') + (C > 2) * on('b') == C")
    assert [atom.word for atom in first.atoms] == ["left"]
    assert [(atom.names, atom.guard) for atom in second.atoms] == [(("a",), ""), (("b",), "C > 2")]
    assert clauses("not opened('1')")[0].atoms == ()


# -- kinds of goals --------------------------------------------------------------------------------------------------
def test_kill_all_means_doors_when_nobody_is_left_to_fight() -> None:
    stage = asked("rooms_left == 0 and enemies == 0")
    assert Quest(stage.g).explore and not Quest(stage.g).all_foes
    assert Judge(stage.g, 0).course.goals == [(4, 1)]
    assert Quest(opened(stage).g).all_foes and not Quest(stage.g).explore


def test_one_who_must_fall_is_worth_more_than_one_who_need_not() -> None:
    two = [HOUND | {"at": [7, 2]}, {"monster": "bandit-guard", "at": [7, 1], "by": "nnn"}]
    stage = opened(asked("killed('bandit-guard') >= 1", vault={"monsters": two}))
    worth = {foe.figure.what: foe.worth / foe.hp for foe in Judge(stage.g, 0).foes}
    other = opened(asked("killed('hound') >= 1", vault={"monsters": two}))
    there = {foe.figure.what: foe.worth / foe.hp for foe in Judge(other.g, 0).foes}
    assert worth["bandit-guard"] > there["bandit-guard"] and worth["hound"] < there["hound"]


def test_a_treasure_that_the_goal_asks_for_is_fetched_by_the_nearest_alone() -> None:
    tile = {"at": [2, 3], "holds": "goal"}
    stage = asked("left('goal') == 0", hall={"treasures": [tile]})
    stage.move("h0", (3, 1)).move("h1", (0, 0))
    assert Judge(stage.g, 0).course.errand == [(2, 3)] and nearer(stage)
    assert Judge(stage.g, 1).course.errand == []


def test_what_only_a_loot_ability_takes_is_kept_in_hand_for_it() -> None:
    tile = {"at": [2, 3], "holds": "goal", "by_ability": True}
    stage = asked("left('goal') == 0", hall={"treasures": [tile]})
    assert Quest(stage.g).slots == [Slot((2, 3), "loot")]
    cards = list(stage.g.characters[0].hand)
    now = Moment(stage.g, 0, "lose-card", cards, {})
    assert "grab-and-go" in cards and instinct(now) != "grab-and-go"


def test_plates_are_taken_each_by_another_and_only_when_all_are_in_sight() -> None:
    spots = {"a": [[0, 3]], "b": [[3, 0]]}
    third = {"spots": {"c": [[7, 3]]}}
    stage = asked("on('a') + (C > 2) * on('c') + on('b') == C", hall={"spots": spots}, vault=third)
    assert {slot.at for slot in Quest(stage.g).slots} == {(0, 3), (3, 0)}
    stage.move("h0", (2, 0)).move("h1", (1, 2))
    assert Judge(stage.g, 0).course.errand == [(3, 0)] and Judge(stage.g, 1).course.errand == [(0, 3)]
    assert nearer(stage, 0) and nearer(stage, 1)
    hidden = asked("on('a') + on('b') == C", hall={"spots": {"a": [[0, 3]]}}, vault={"spots": {"b": [[7, 3]]}})
    assert Quest(hidden.g).slots == [] and Quest(hidden.g).explore


def test_everybody_goes_to_the_exit_but_first_things_first() -> None:
    spots, tile = {"a": [[0, 3], [1, 3]]}, {"at": [2, 3], "holds": "goal"}
    stage = asked("left('goal') == 0 and on('a') + fell('a') == C", hall={"spots": spots, "treasures": [tile]})
    assert {slot.how for slot in Quest(stage.g).slots} == {"take"}
    stage.g.treasures.clear()
    stage.g.looted.append("goal")
    assert {slot.at for slot in Quest(stage.g).slots} == {(0, 3), (1, 3)}
    assert all(Judge(stage.g, seat).course.errand for seat in (0, 1))


def test_an_exit_by_which_one_leaves_is_found_in_the_rules() -> None:
    leave = rule("away", "round-end", {"do": "leave", "at": "a"}, test="on('a') >= 1")
    stage = asked("left_map == C", leave, hall={"spots": {"a": [[0, 3], [1, 3]]}})
    assert {slot.at for slot in Quest(stage.g).slots} == {(0, 3), (1, 3)}


def test_a_pump_is_gone_to_and_an_action_given_up_for_it() -> None:
    cleanse = rule("cleanse", "deed", of="a")
    stage = asked("hexes('a') == 0", cleanse, hall={"spots": {"a": [[2, 3]]}})
    stage.move("h0", (1, 1)).move("h1", (0, 0))
    assert Quest(stage.g).slots == [Slot((2, 3), "beside")] and steps(stage) > 0 and nearer(stage)
    stage.move("h0", (2, 2))
    deed = ("deed", "grab-and-go", "cleanse", 2, 3, "bottom")
    assert steps(stage) == 0
    assert instinct(Moment(stage.g, 0, "turn", ["end", ("top", "grab-and-go"), deed], {})) == deed


def test_something_to_destroy_is_worth_a_blow() -> None:
    altar = {"id": "altar", "name": NAME, "hp": 10, "at": [[2, 3]]}
    stage = asked("killed('altar') >= 1", hall={"objectives": [altar]})
    judge = Judge(stage.g, 0)
    assert judge.fighting and judge.foes[0].worth > 10
    stage = asked("enemies == 0 and rooms_left == 0", hall={"objectives": [altar]})
    assert not Judge(stage.g, 0).fighting


def test_whom_the_party_must_not_lose_it_feels_for() -> None:
    hail = {"id": "hail", "name": NAME, "hp": 10, "at": [[2, 3]], "side": "party", "blocks": False}
    won = rule("altar", "turn-end", {"do": "win"}, of="hail", test="beside('hail', 'b')")
    lost = [{"test": "killed('hail') >= 1", "text": NAME}]
    stage = asked("", won, lose=lost, hall={"objectives": [hail]}, vault={"spots": {"b": [[7, 3]]}})
    quest = Quest(stage.g)
    assert quest.wards == {"hail"} and quest.explore
    judge = Judge(stage.g, 0)
    ward = next(f for f in judge.party if f.what == "hail")
    assert judge.pain(ward, 10) > judge.pain(judge.me, 3) and judge.pain(ward, 2) > 1


def test_whom_the_party_must_not_kill_it_does_not_strike() -> None:
    lost = [{"test": "killed('hound') >= 1", "text": NAME}]
    stage = asked("enemies == alive('hound')", lose=lost, hall={"monsters": [HOUND]})
    assert Quest(stage.g).quarry == set() and Judge(stage.g, 0).foes[0].worth < 0


def test_rounds_to_live_through_need_no_doors() -> None:
    stage = asked("", rule("done", "round-end", {"do": "win"}, test="round >= 10"))
    quest = Quest(stage.g)
    assert quest.until == 10 and not quest.explore and Judge(stage.g, 0).course.goals == []
    assert Judge(stage.g, 0).rounds_needed == 11 - stage.g.round


def test_a_plate_that_opens_a_locked_door_is_stepped_on_after_the_fight() -> None:
    door = {"at": [4, 1], "between": ["hall", "vault"], "id": "1", "locked": True}
    plate = rule("plate", "turn-end", {"do": "open", "doors": ["1"]}, of="character", test="here('c')")
    hall: dict[str, Any] = {"spots": {"c": [[2, 3]]}, "monsters": [HOUND | {"at": [2, 2]}]}
    stage = asked("rooms_left == 0 and enemies == 0", plate, doors=[door], hall=hall)
    assert Quest(stage.g).slots == [Slot((2, 3), "stand", "", True)]
    stage.move("h0", (1, 3))
    assert not nearer(stage)
    stage.run_first(damage.kill(stage.g, stage.monsters()[0].id))
    assert nearer(stage)


def test_one_who_holds_a_door_open_stays() -> None:
    door = {"at": [4, 1], "between": ["hall", "vault"], "id": "1", "locked": True}
    held = rule("held", "turn-end", {"do": "open", "doors": ["1"]}, test="on('c') > 0 and not opened('1')")
    closes = rule("let-go", "turn-end", {"do": "close", "doors": ["1"]}, test="on('c') == 0 and opened('1')")
    stage = asked("enemies == 0 and rooms_left == 0", held, closes, doors=[door], hall={"spots": {"c": [[2, 3]]}})
    stage.move("h0", (2, 3))
    opened(stage)
    assert Judge(stage.g, 0).course.held and not Judge(stage.g, 1).course.held


def test_what_is_carried_is_fetched_and_brought() -> None:
    relic = rule("relic", "looted", {"do": "count", "name": "relic", "own": True}, of="goal")
    hurt = {"do": "damage", "value": 5, "whom": {"side": "monsters", "type": "hound"}}
    offering = rule("offering", "turn-end", hurt, of="character", test="own('relic') >= 1 and by('a')")
    hall = {"spots": {"a": [[0, 3]]}, "treasures": [{"at": [2, 3], "holds": "goal"}], "monsters": [HOUND]}
    stage = asked("killed('hound') >= 1", relic, offering, hall=hall)
    assert Quest(stage.g).slots == [Slot((2, 3), "take")]
    stage.g.counts["relic h1"] = 1
    assert Quest(stage.g).slots == [Slot((0, 3), "beside", "h1")]


def test_where_each_must_take_one_nobody_takes_two() -> None:
    jar = {"do": "count", "name": "jar", "own": True}
    served = rule("served", "looted", jar, {"do": "count", "name": "served"}, of="goal", test="own('jar') == 0")
    tiles = [{"at": [2, 3], "holds": "goal"}, {"at": [0, 3], "holds": "goal"}]
    stage = asked("count('served') == C", served, hall={"treasures": tiles})
    assert len(Judge(stage.g, 0).course.sent) == 2
    stage.g.counts["jar h0"] = 1
    assert list(Judge(stage.g, 0).course.sent) == ["h1"]


def test_one_who_comes_when_another_falls_is_sought_there() -> None:
    mask = rule("unmasked", "killed", {"do": "spawn", "monster": "bandit-guard", "at": "death"}, of="hound")
    stage = asked("killed('bandit-guard') >= 1", mask, hall={"monsters": [HOUND]}, monsters=["bandit-guard"])
    assert Quest(stage.g).quarry == {"bandit-guard", "hound"}


def test_foes_behind_what_is_closed_keep_nobody_from_going_on() -> None:
    door = {"at": [4, 1], "between": ["hall", "vault"], "id": "1"}
    stage = opened(asked("enemies == 0 and rooms_left == 0", doors=[door]))
    assert Judge(stage.g, 0).fighting
    stage.g.opened.clear()
    assert not Judge(stage.g, 0).fighting


def test_a_second_door_into_a_room_that_is_open_leads_nowhere() -> None:
    stage = Stage("15").ready()
    g = stage.g
    first, second = doors_on(g)
    stage.run_first(rooms.open_door(g, first, "h0"))
    assert second in land.ground(g).doors and doors_on(g) == []
    assert any(slot.at in g.spots["c"] and slot.opens for slot in Quest(g).slots)  # the plate is what leads on


def test_the_last_of_those_who_must_fall_is_worth_the_victory() -> None:
    stage = asked("killed('hound') >= 2", hall={"monsters": [HOUND, HOUND | {"at": [2, 3]}]})
    both = [foe.worth for foe in Judge(stage.g, 0).foes]
    stage.run_first(damage.kill(stage.g, stage.monsters()[0].id))
    (last,) = Judge(stage.g, 0).foes
    assert len(both) == 2 and last.worth > both[1] + 10


def test_places_are_sought_on_while_too_few_are_seen() -> None:
    stage = asked("on('a') == 2", hall={"spots": {"a": [[2, 3]]}}, vault={"spots": {"a": [[6, 1]]}})
    assert Quest(stage.g).explore and not Quest(stage.g).slots
    opened(stage)
    assert {slot.at for slot in Quest(stage.g).slots} == {(2, 3), (6, 1)}


def test_moves_are_made_for_what_is_dug_with_them() -> None:
    dig = rule("dig", "deed", of="a", price="move", cost="4")
    stage = asked("hexes('a') == 0", dig, hall={"spots": {"a": [[2, 3]]}})
    stage.move("h0", (1, 3)).move("h1", (0, 0))
    planner = Planner(Judge(stage.g, 0))
    card = planner.judge.mat.hand[0]
    assert planner.turn((("move", card),), (1, 3)) > planner.judge.place((1, 3)) + 1
    assert not Judge(stage.g, 1).course.toil


def test_one_who_has_the_item_goes_where_it_is_wanted() -> None:
    bring = rule("bring", "turn-end", {"do": "win"}, of="character", test="here('a') and carries('war-hammer') >= 1")
    stage = asked("", bring, hall={"spots": {"a": [[2, 3]]}})
    assert Quest(stage.g).slots == []
    stage.g.characters[1].bag.append("war-hammer")
    assert Quest(stage.g).slots == [Slot((2, 3), "stand", "h1")]


def test_hazards_keep_nobody_from_going_on() -> None:
    stage = asked("on('a') == 2", hall={"spots": {"a": [[0, 3], [1, 3]]}})
    g = stage.move("h0", (0, 0)).g
    at = Judge(g, 0).course.to_goal((0, 0))
    g.hazards += [a for a in land.ground(g).ground if a[1] == 1]
    judge = Judge(g, 0)
    assert judge.course.to_goal((0, 0)) == at + 3
    (through,) = [way for a, way in judge.reach((0, 0), 2, "walk").items() if a == (0, 2)]
    assert judge.place((0, 2)) - judge.toll(through) > judge.place((0, 0))


def test_loot_cards_are_taken_along_where_a_drawn_room_will_want_them() -> None:
    assert by_hand(Stage("55").g) and not by_hand(Stage("1").g)


def test_whom_nothing_harms_yet_is_left_alone_and_woken_first() -> None:
    stage = Stage("79", 4).ready()
    judge = Judge(stage.g, 0)
    assert not judge.foes and not judge.fighting
    fish = next(f.at for f in stage.g.figures.values() if f.what == "fish")
    assert len(judge.course.sent) == 4 and fish not in {slot.at for slot in judge.course.sent.values()}
    stage.g.counts["awake"] = 1
    judge = Judge(stage.g, 0)
    assert judge.fighting and not judge.course.sent and all(foe.prey for foe in judge.foes)


def test_whom_nothing_harms_at_all_keeps_nobody_from_going_on() -> None:
    stage = asked("rooms_left == 0", hall={"monsters": [HOUND]}, unharmed=["hound"])
    judge = Judge(stage.g, 0)
    (hound,) = judge.foes
    assert hound.threat and not hound.worth and not judge.fighting


def test_what_heals_one_who_must_fall_falls_too() -> None:
    heals = {"do": "heal", "value": 2, "whom": {"side": "monsters", "type": "hound"}}
    gnaws = rule("gnaws", "round-end", heals, test="alive('pile') >= 1")
    pile = {"id": "pile", "name": NAME, "hp": "4", "at": [[0, 3]]}
    stage = asked("killed('hound') >= 1", gnaws, hall={"monsters": [HOUND], "objectives": [pile]})
    assert Quest(stage.g).quarry == {"hound", "pile"}


def test_halves_of_a_party_go_on_each_by_itself() -> None:
    g = opened(asked("rooms_left == 0 and enemies == 0", hall={}, seats=4)).g
    g.figures["h3"].at = (6, 3)
    g.opened.clear()
    assert [f.id for f in Judge(g, 3).course.company] == ["h3"]
    assert Judge(g, 3).course.leader == "h3" != Judge(g, 0).course.leader


@pytest.mark.parametrize("opens", [True, False])
def test_a_door_is_opened_before_one_who_must_not_fall_opens_it(opens: bool) -> None:
    walks: dict[str, Any] = {"do": [{"do": "move", "value": 2}], "towards": "b", "opens_doors": opens, "look": "escort"}
    friend = {"id": "friend", "name": NAME, "hp": "4", "at": [[3, 1]], "side": "party", **walks}
    stage = asked("beside('friend', 'b')", hall={"objectives": [friend]}, vault={"spots": {"b": [[6, 1]]}})
    assert Judge(stage.g, 0).course.pressed == opens


# -- the study -------------------------------------------------------------------------------------------------------
def test_a_study_is_played_by_a_party_as_its_campaign_has_it_by_then() -> None:
    classes = ["brute", "tinkerer", "scoundrel", "mindthief"]
    game = find("gloomhaven")
    world = study.company(game.content(), "mountain-pass", classes, 5)
    table = Table(game, 4, 1, {"mode": "campaign", "world": world})
    there = table.state.world
    heroes = [there.member(seat) for seat in range(4)]
    assert [hero.what for hero in heroes] == classes
    assert all((hero.xp, hero.gold, hero.perks_due) == (210, 240, 3) for hero in heroes)
    assert prosperity_level(there.prosperity) == 2
    assert there.open == ["mountain-pass"]


def test_a_study_tells_shares_with_intervals_and_why_games_are_lost() -> None:
    tale = study.Tale("black-barrow", 1, 1, True, 12, 0, 0, ["brute", "tinkerer", "scoundrel", "mindthief"])
    lost = study.Tale("black-barrow", 1, 1, False, 20, 1, 3, ["brute", "tinkerer", "scoundrel", "mindthief"])
    assert lost.reason == "cards"
    rows = list(study.by_scenario([tale, lost]))
    assert rows[2] == "| 1 black-barrow | 1 | normal | 50 % (9 % to 91 %) | 2 | 16 | cards 1 |"
