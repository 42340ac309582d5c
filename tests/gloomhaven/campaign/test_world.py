"""The world: parties, achievements, travel, rewards, what an evening leaves (pp. 33-41, 48-49)."""

from __future__ import annotations

import json
import re
from math import dist
from typing import Any

import msgspec
import pytest

import taverna
from taverna.core.table import Table
from taverna.core.words import event_say
from taverna.games.gloomhaven.campaign import gains, growth, retiring, shop, standing, travel
from taverna.games.gloomhaven.campaign.world import HOME, Hero, World
from taverna.games.gloomhaven.events import HeroChanged, LaidAhead
from taverna.games.gloomhaven.scene.atlas import names, outside, place_at, shared
from taverna.games.gloomhaven.scene.drawing import Town

from .evenings import CONTENT, GAME, evening, finish, hero, leave, offers, to_scenario


def known(*scenarios: str, **more: Any) -> Any:
    """A world in which these scenarios are open."""

    def change(world: World) -> None:
        world.open += [id for id in scenarios if id not in world.open]
        for name, value in more.items():
            setattr(world if hasattr(world, name) else world.here, name, value)

    return change


def following(t: Table, seed: int = 2) -> Table:
    """The next evening, as a file would bring it."""
    sequel = t.sequel()
    assert sequel is not None
    return taverna.new("gloomhaven", sequel.seats, seed, json.loads(json.dumps(sequel.options)))


# -- modes -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-CAMP-01", "GH-CASUAL-01", "GH-CASUAL-04", "GH-MAP-02")
def test_campaign_and_casual() -> None:
    t = evening(change=known("barrow-lair", "inox-encampment", done=["black-barrow"]))
    leave(t)
    there = offers(t)
    assert "barrow-lair" not in there  # it needs an achievement
    assert "black-barrow" not in there  # it is done
    assert "inox-encampment" in there
    for id in ("black-barrow", "barrow-lair", "inox-encampment"):
        assert f"casual,{id}" in there  # whatever is on the map
    assert "casual,crypt-of-the-damned" not in there  # not on the map
    assert taverna.new("gloomhaven", 2).sequel() is None  # a scenario alone is no campaign


@pytest.mark.rule("GH-CAMP-02", "GH-ACHIEV-06", "GH-ACHIEV-02")
def test_a_scenario_needs_all_its_achievements() -> None:
    world = evening(change=known("barrow-lair", "inox-encampment")).state.world
    assert travel.why_not(world, CONTENT, "barrow-lair") == "GH-CAMP-02"
    world.here.achievements.append("first-steps")
    assert travel.why_not(world, CONTENT, "barrow-lair") is None
    assert travel.why_not(world, CONTENT, "inox-encampment") is None
    world.achievements.append("the-merchant-flees")  # of the world: it holds for every party
    assert travel.why_not(world, CONTENT, "inox-encampment") == "GH-CAMP-02"


@pytest.mark.rule("GH-CAMP-03", "GH-MAP-03")
def test_a_scenario_is_completed_once() -> None:
    t = evening()
    finish(t)
    assert t.over and t.state.world.done == ["black-barrow"]
    assert travel.why_not(t.state.world, CONTENT, "black-barrow") == "GH-CAMP-03"
    lost = evening()
    finish(lost, success=False)
    assert lost.state.world.done == []


@pytest.mark.rule("GH-CASUAL-02", "GH-CASUAL-03")
def test_a_casual_success_brings_what_was_earned_and_no_story() -> None:
    t = evening(change=known("barrow-lair"))
    before = hero(t).gold

    def earned(g: Any) -> None:
        g.characters[0].money, g.characters[0].xp = 3, 7

    finish(t, casual=True, scenario="barrow-lair")
    world = t.state.world
    assert world.done == [] and world.prosperity == 0 and hero(t).gold == before
    assert "crypt-of-the-damned" not in world.open
    assert hero(t).xp > 0  # the bonus for success
    assert world.evenings[-1].mode == "casual"


# -- achievements ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EX-21", "GH-ACHIEV-01", "GH-ACHIEV-03", "GH-ACHIEV-04", "GH-MAP-04")
def test_of_one_type_only_the_last_is_active() -> None:
    kinds = [one for one in CONTENT.achievements.values() if one.scope == "world" and one.kind]
    rule = [one for one in kinds if one.kind == kinds[0].kind]
    assert len(rule) >= 2
    t = evening()
    gains.achieve(t.state, rule[0].id)
    assert t.state.world.achievements == [rule[0].id]
    gains.achieve(t.state, rule[1].id)
    assert t.state.world.achievements == [rule[1].id]


@pytest.mark.rule("GH-ACHIEV-05", "GH-ACHIEV-02", "GH-ENV-01", "GH-ENV-09")
def test_achievements_without_a_type_add_up() -> None:
    t = evening()
    for count in range(1, 5):
        gains.achieve(t.state, "ancient-technology")
        assert t.state.world.achievements.count("ancient-technology") == count
    assert "envelope-a" not in t.state.world.boxes
    gains.achieve(t.state, "ancient-technology")
    assert t.state.world.boxes == ["envelope-a"] and "GH-ENV-01" in t.state.world.met
    gains.achieve(t.state, "ancient-technology")
    assert t.state.world.boxes == ["envelope-a"]  # once in a world


@pytest.mark.rule("GH-ACHIEV-06", "GH-ACHIEV-05")
def test_a_party_has_an_achievement_or_not() -> None:
    t = evening()
    for _ in range(2):
        gains.achieve(t.state, "first-steps")
    assert t.state.world.here.achievements == ["first-steps"] and not t.state.world.achievements
    gains.lose_achievement(t.state, "first-steps")
    assert not t.state.world.here.achievements, "and once lost it is gone"


# -- parties ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PARTY-01", "GH-PARTY-02", "GH-PARTY-04", "GH-REP-01", "GH-MAP-01", "GH-ACHIEV-06")
def test_two_parties_share_a_world() -> None:
    t = evening(change=known("barrow-lair", prosperity=5, achievements=["the-dead-invade"]))
    t.state.world.here.reputation = 7
    t.state.world.here.achievements.append("first-steps")
    finish(t)
    first = t.state.world.party
    sequel = t.sequel()
    assert sequel is not None
    other = taverna.new("gloomhaven", 3, 4, {**sequel.options, "party": "new"})
    world = other.state.world
    assert world.party != first and len(world.parties) == 2
    assert (world.here.reputation, world.here.achievements, world.here.at) == (0, [], HOME)
    assert world.prosperity == 5 and world.achievements == ["the-dead-invade"] and "barrow-lair" in world.open
    assert all(world.heroes[id].level == 1 for id in world.here.members) and len(world.here.members) == 3
    assert not set(world.here.members) & set(world.parties[first].members)
    again = taverna.new("gloomhaven", 2, 4, {**sequel.options, "party": first})
    assert again.state.world.here.reputation == 7


@pytest.mark.rule("GH-PARTY-02", "GH-PARTY-03", "GH-PARTY-04")
def test_a_world_goes_on_with_any_of_its_parties_or_a_new_one() -> None:
    t = evening()
    finish(t)
    first, sequel = t.state.world.party, t.sequel()
    assert sequel is not None
    assert [(way.options["party"], way.seats) for way in sequel.ways] == [(first, 2), ("new", 2)]
    new = sequel.wanted(4, {"party": "new", "classes": ["brute", "cragheart", "tinkerer", "scoundrel"]})
    other = taverna.new("gloomhaven", new.seats, 4, new.options)
    finish(other)
    other.state.world.parties[first].at = "black-barrow"
    sequel = other.sequel()
    assert sequel is not None
    second = other.state.world.party
    assert [(way.options["party"], way.seats) for way in sequel.ways] == [(second, 4), (first, 2), ("new", 4)]
    assert sequel.wanted(None, {"party": first}).seats == 2, "as many as it has"
    assert sequel.wanted(3, {"party": first}).seats == 3
    for lang, place in (("en", "Black Barrow"), ("es", "Túmulo Negro"), ("pt-BR", "Colina Negra")):
        words = other.game.words(lang, other.state)
        titles = [words.say(way.title) for way in sequel.ways]
        assert len(set(titles)) == 3
        assert place in words.say(sequel.ways[1].about)
        assert "1 " in words.say(sequel.ways[1].about) and "+0" in words.say(sequel.ways[1].about)


@pytest.mark.rule("GH-RESULT-08")
@pytest.mark.parametrize(
    ("lang", "one", "two"), [("en", "mark", "marks"), ("es", "marca", "marcas"), ("pt-BR", "marca", "marcas")]
)
def test_one_check_mark_is_not_many(lang: str, one: str, two: str) -> None:
    t = evening()
    words = t.game.words(lang, t.state)
    for n in (-2, -1, 1, 2):
        told = words.say(event_say(HeroChanged(hero=hero(t).id, gold=0, xp=0, checks=n)))
        assert re.search(rf"[+-]{abs(n)} (check )?{one if abs(n) == 1 else two}\b", told), told


@pytest.mark.rule("GH-PARTY-05")
def test_the_party_is_where_it_last_was() -> None:
    t = evening()
    to_scenario(t)
    assert t.state.world.here.at == "black-barrow"
    finish2 = evening(change=lambda world: setattr(world.here, "at", "black-barrow"))
    assert finish2.state.world.here.at == "black-barrow"


# -- travel ----------------------------------------------------------------------------------------------------------
def away(change: Any = None) -> Any:
    def place(world: World) -> None:
        known("barrow-lair", "inox-encampment")(world)
        world.here.at = "black-barrow"
        world.here.achievements.append("first-steps")
        world.done.append("black-barrow")
        from taverna.games.gloomhaven.campaign.world import Evening

        world.evenings.append(Evening(scenario="black-barrow", party=world.party, success=True))
        if change is not None:
            change(world)

    return place


@pytest.mark.rule("GH-TRAVEL-01", "GH-VISIT-02")
def test_after_a_scenario_home_or_onward() -> None:
    t = evening(change=away())
    assert t.questions[0].prompt == "home" and offers(t) == ["home", "onward"]
    t.answer(0, "home")
    assert t.state.world.here.at == HOME and t.questions[0].prompt == "city"
    t = evening(change=away())
    t.answer(0, "onward")
    assert t.questions[0].prompt == "travel"


@pytest.mark.rule("GH-EX-22", "GH-TRAVEL-02", "GH-TRAVEL-03", "GH-TRAVEL-04")
def test_the_road_to_barrow_lair() -> None:
    straight = evening(change=away())
    straight.answer(0, "onward")
    straight.answer(0, "barrow-lair")
    assert not straight.state.visit.card and straight.state.phase not in ("city", "travel")  # linked: no event
    home = evening(change=away())
    home.answer(0, "home")
    leave(home)
    cards = len(home.state.world.road)
    home.answer(0, "barrow-lair")
    assert home.questions[0].prompt == "event" and len(home.state.world.road) == cards - 1
    elsewhere = evening(change=away())
    elsewhere.answer(0, "onward")
    elsewhere.answer(0, "inox-encampment")
    assert elsewhere.questions[0].prompt == "event"  # not linked


@pytest.mark.rule("GH-TRAVEL-03", "GH-TRAVEL-04")
def test_when_the_road_is_quiet() -> None:
    world = evening(change=away()).state.world

    def event(id: str, came_from: str, casually: bool = False) -> bool:
        return travel.road_event(world, CONTENT, id, played_casually=casually, came_from=came_from)

    assert not event("black-barrow", "black-barrow")  # the same again
    assert not event("barrow-lair", "black-barrow") and event("barrow-lair", HOME)
    assert event("inox-encampment", HOME) and not event("inox-encampment", HOME, casually=True)
    city = next(place for place in CONTENT.atlas.values() if not place.road)
    assert not event(city.id, HOME)  # linked to Gloomhaven


# -- the city event --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-CITY-01", "GH-CITY-02", "GH-VISIT-01")
def test_one_city_event_a_visit_if_the_party_likes() -> None:
    t = evening()
    assert "event" in offers(t, 0) and "event" in offers(t, 1)
    cards = len(t.state.world.city)
    t.answer(0, "event")
    assert t.questions[0].prompt == "event" and offers(t) == ["a", "b"]
    assert len(t.state.world.city) == cards - 1 and len(t.state.world.road) == 30
    t.answer(0, "a")
    while t.questions[0].prompt not in ("city", "level-up", "mark-perk"):
        seat = next(iter(t.questions))
        t.answer(seat, next(option.id for option in t.questions[seat].options))
    assert "event" not in offers(t, 1)
    quiet = evening()
    leave(quiet)
    assert quiet.questions[0].prompt == "travel" and len(quiet.state.world.city) == 30


# -- reputation and prosperity ---------------------------------------------------------------------------------------
@pytest.mark.rule("GH-REP-02", "GH-REP-03", "GH-REP-05", "GH-ENV-04", "GH-ENV-05", "GH-ENV-06", "GH-ENV-07")
def test_reputation_has_ends_and_opens_things() -> None:
    t = evening()
    g = t.state
    gains.change_reputation(g, 9)
    assert g.world.boxes == []
    gains.change_reputation(g, 1)
    assert g.world.boxes == ["sunkeeper"]
    gains.change_reputation(g, 99)
    assert g.world.here.reputation == 20
    assert "city-76" in g.world.city and "road-67" in g.world.road
    gains.change_reputation(g, -30)
    assert g.world.boxes == ["sunkeeper", "nightshroud"]
    gains.change_reputation(g, -99)
    assert g.world.here.reputation == -20
    assert "city-77" in g.world.city and "road-68" in g.world.road


@pytest.mark.rule("GH-PROSP-01", "GH-MAP-05", "GH-RESULT-13", "GH-PROSP-03")
def test_prosperity_never_drops_below_its_level() -> None:
    g = evening().state
    gains.change_prosperity(g, 4)
    assert g.world.prosperity == 4 and "boots-of-speed" in g.world.released
    gains.change_prosperity(g, 2)
    gains.change_prosperity(g, -5)
    assert g.world.prosperity == 4


# -- what a success brings -------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EX-27", "GH-DONE-01", "GH-PAGE-05", "GH-FINISH-16", "GH-MAP-02")
def test_the_rewards_of_inox_encampment() -> None:
    t = evening(change=known("inox-encampment"))
    before = [hero(t, seat).gold for seat in range(2)]
    finish(t, scenario="inox-encampment")
    world = t.state.world
    assert {"gloomhaven-warehouse", "diamond-mine"} <= set(world.open)
    assert "jekserahs-plans" in world.here.achievements
    assert [hero(t, seat).gold for seat in range(2)] == [gold + 15 for gold in before]
    assert world.prosperity == 1


@pytest.mark.rule("GH-DONE-02", "GH-RESULT-09", "GH-RESULT-11", "GH-RESULT-12")
def test_nobody_loses_more_than_there_is() -> None:
    t = evening()
    one = hero(t)
    one.gold, one.level, one.xp = 4, 2, 50
    gains.change(t.state, one, gold=-10, xp=-10)
    assert (one.gold, one.xp) == (0, 45)


@pytest.mark.rule("GH-DONE-03")
def test_only_what_the_rewards_list_is_unlocked() -> None:
    t = evening()
    finish(t)
    assert t.state.world.open == ["black-barrow", *CONTENT.atlas["black-barrow"].rewards.opens]


@pytest.mark.rule("GH-DONE-04", "GH-EQUIP-08")
def test_a_rewarded_item_goes_to_one_character() -> None:
    t = evening()
    flow = gains.give_item(t.state, "amulet-of-life")
    asked = next(flow)
    assert sorted(asked.asks) == [0, 1]
    with pytest.raises(StopIteration):
        flow.send((0, 1))
    assert "amulet-of-life" in hero(t, 1).items and "amulet-of-life" not in hero(t, 0).items
    assert t.state.world.released["amulet-of-life"] == 1
    both = evening()
    for seat in (0, 1):
        hero(both, seat).items.append("winged-shoes")
    assert list(gains.give_item(both.state, "winged-shoes")) == []  # to the shop
    assert hero(both).items.count("winged-shoes") == 1


@pytest.mark.rule("GH-FINISH-03", "GH-FINISH-04", "GH-FINISH-15", "GH-FINISH-17", "GH-SHEET-02", "GH-GOAL-03")
def test_what_a_hero_brings_home() -> None:
    for success in (True, False):
        t = evening()
        to_scenario(t)
        level = t.state.level
        gold, xp = hero(t).gold, hero(t).xp
        t2 = evening()

        def looted(g: Any, success: bool = success, level: int = level) -> None:
            from taverna.games.gloomhaven.campaign import evening as ev

            for seat in range(g.seats):
                ev.put_on(g, seat, g.world.member(seat))
            g.characters[0].money, g.characters[0].xp = 3, 5
            g.finished, g.phase, g.level = "success" if success else "failure", "after", level

        t2.arrange(looted)
        token = (2, 2, 3, 3, 4, 4, 5, 6)[level]
        assert hero(t2).gold == gold + 3 * token
        assert hero(t2).xp == xp + 5 + (4 + 2 * level if success else 0)


@pytest.mark.rule("GH-FINISH-06", "GH-FINISH-07", "GH-FINISH-08", "GH-FINISH-09", "GH-FINISH-10", "GH-EQUIP-12")
def test_the_next_scenario_begins_fresh() -> None:
    t = evening(change=lambda world: setattr(world.member(0), "items", ["minor-healing-potion"]))
    to_scenario(t)
    g = t.state
    mat = g.characters[0]
    mat.lost, mat.hand = mat.hand[:4], mat.hand[4:]
    mat.consumed = ["minor-healing-potion"]
    mat.deck += ["curse", "bless", "minus"]
    g.figures["h0"].hp = 2
    g.finished, g.phase = "failure", "after"
    with pytest.raises(Exception):  # noqa: B017  the end of the table
        list(GAME.run(g))
    sequel = GAME.sequel(g, None)  # type: ignore[arg-type]
    assert sequel is not None
    again = taverna.new("gloomhaven", 2, 9, {**sequel.options, "consent": "anyone"})
    if again.questions[0].prompt == "home":
        again.answer(0, "onward")
    again.answer(0, "black-barrow")
    while again.questions and next(iter(again.questions.values())).prompt != "leading":
        seat, question = next(iter(again.questions.items()))
        ids = [option.id for option in question.options]
        again.answer(seat, "done" if "done" in ids else ids[0])
    fresh = again.state.characters[0]
    size = CONTENT.classes[fresh.what].hand
    assert len(fresh.hand) == size and not fresh.lost and not fresh.consumed
    assert not {"curse", "bless"} & set(fresh.deck)
    figure = again.state.figures["h0"]
    assert figure.hp == figure.max_hp
    assert len(again.state.goal_deck) + sum(len(one.goals) for one in again.state.characters) == 24


# -- effects laid ahead ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SETUP-07")
def test_what_events_laid_ahead_comes_with_the_scenario() -> None:
    def waiting(world: World) -> None:
        world.ahead[world.here.members[0]] = {"damage": 3, "conditions": ["poison"], "curse": 1}

    t = evening(change=waiting)
    leave(t)
    t.answer(0, "black-barrow")
    while t.questions and next(iter(t.questions.values())).prompt != "leading":
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, next((id for id in ("done", "suffer") if id in ids), ids[0]))
    figure = t.state.figures["h0"]
    assert "poison" in figure.conditions and figure.hp == figure.max_hp - 3
    assert t.state.characters[0].deck.count("curse") == 1
    assert not t.state.world.ahead


# -- death -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DEATH-05", "GH-DEATH-06")
def test_a_death_for_good() -> None:
    t = evening(permanent_death=True)
    quest = hero(t).quests[0]
    points = t.state.world.prosperity

    def fell(g: Any) -> None:
        from taverna.games.gloomhaven.campaign import evening as ev

        for seat in range(g.seats):
            ev.put_on(g, seat, g.world.member(seat))
        g.world.member(0).gold = 50
        g.figures["h0"].hp = 0
        g.finished, g.phase = "failure", "after"

    t.arrange(fell)
    dead: Hero = t.state.world.member(0)
    assert dead.fate == "dead" and not dead.items and dead.gold == 0
    assert quest in t.state.world.quests
    assert t.state.world.prosperity == points and not t.state.world.retired and not t.state.world.records
    after = following(t)
    if after.questions[0].prompt == "home":
        after.answer(0, "home")
        after.answer(1, "yes")
    assert after.questions[0].prompt == "create"
    assert "stay" not in [option.id for option in after.questions[0].options]
    assert after.state.world.member(1).fate == "active"


@pytest.mark.rule("GH-EX-26", "GH-RETIRE-08", "GH-RETIRE-09")
def test_perks_of_those_who_went_before() -> None:
    world = evening().state.world
    world.retired["line-a"] = 2
    assert growth.create(world, CONTENT, "mindthief", "line-a").perks_due == 2
    assert growth.create(world, CONTENT, "scoundrel", "line-b").perks_due == 0


# -- the file --------------------------------------------------------------------------------------------------------
def test_a_world_survives_being_written_down() -> None:
    t = evening()
    finish(t)
    after = following(t)
    assert json.dumps(msgspec.to_builtins(after.state.world), sort_keys=True)
    assert after.state.world.done == ["black-barrow"] and after.state.world.here.at == t.state.world.here.at
    assert shop.owners(after.state.world, "war-hammer") == []


# -- the Town Records ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RECORD-01", "GH-RECORD-02", "GH-ENV-08")
def test_the_town_records_are_read_as_far_as_they_allow() -> None:
    g = evening().state
    pages = list(CONTENT.pages.values())
    retiring.read_on(g)
    assert g.world.pages == []  # still sealed
    g.world.records, g.world.retired = True, {"line-a": 1}
    retiring.read_on(g)
    assert g.world.pages == [pages[0].id]  # the second bids to wait
    g.world.retired = {"line-a": 1, "line-b": 1}
    retiring.read_on(g)
    assert g.world.pages == [page.id for page in pages[:2]]
    g.world.retired = {"line-a": 9}
    retiring.read_on(g)
    assert len(g.world.pages) == 2  # not before the town has grown
    g.world.prosperity = 9
    retiring.read_on(g)
    assert g.world.pages == [page.id for page in pages[:3]]


@pytest.mark.rule("GH-HAND-04", "GH-LEVEL-03")
@pytest.mark.parametrize(("levels", "level"), [((1, 1), 1), ((3, 4), 2), ((9, 8), 5)])
def test_the_scenario_level_rises_with_the_heroes(levels: tuple[int, int], level: int) -> None:
    def grown(world: World) -> None:
        for seat, one in enumerate(levels):
            hero = world.member(seat)
            hero.level, hero.xp = one, standing.LEVELS[one - 1]
            hero.cards = [id for id in CONTENT.cards_of[hero.what] if CONTENT.cards[id].level > 1][: one - 1]

    t = evening(change=grown)
    leave(t)
    t.answer(0, "casual,black-barrow")
    assert t.state.level == level


# -- told and drawn --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SETUP-07")
def test_how_many_cards_wait_is_told_as_a_number() -> None:
    """Treasures have numbers for names: one Bless card is no treasure."""
    t = evening()
    id = t.state.world.here.members[0]
    event = LaidAhead(hero=id, conditions=(), amounts={"bless": 1, "curse": 4}, spend="")
    for lang, told in (
        ("en", "Bless cards: 1 and Curse cards: 4"),
        ("es", "1 y "),
        ("pt-BR", "1 e "),
    ):
        assert told in t.game.words(lang, t.state).say(event_say(event))


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_names_on_the_map_of_the_world_do_not_cover_each_other(lang: str) -> None:
    """With the first fifteen scenarios on it."""

    def found(world: World) -> None:
        world.open = [id for id, place in CONTENT.atlas.items() if place.number <= 15]

    t = evening(change=found)
    town = Town(t.view(0) | {"phase": "travel"}, 0, t.game.words(lang, t.state), t.content)
    boxes = list(names(town).values())
    assert len(boxes) == 15
    pins = [place_at(town, id) for id in t.state.world.open]
    assert all(dist(a, b) > 30 for n, a in enumerate(pins) for b in pins[n + 1 :])  # each can be clicked
    covered = sum(shared(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    assert covered < 0.03 * sum(shared(a, a) for a in boxes)
    assert all(outside(box) == 0 for box in boxes)


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_on_the_small_map_of_the_city_names_are_larger_and_only_of_what_is_to_be_played(lang: str) -> None:
    def found(world: World) -> None:
        world.open = [id for id, place in CONTENT.atlas.items() if place.number <= 10]
        world.done = world.open[:4]

    t = evening(change=found)
    city, road = (
        Town(t.view(0) | {"phase": phase}, 0, t.game.words(lang, t.state), t.content) for phase in ("city", "travel")
    )
    small = names(city)
    assert set(small) == set(t.state.world.open) - set(t.state.world.done)
    wide = [box[2] - box[0] for box in (small[id] for id in small)]
    assert all(a > 1.5 * (b[2] - b[0]) for a, b in zip(wide, (names(road)[id] for id in small), strict=True))
    assert all(outside(box) == 0 for box in small.values())
    boxes = list(small.values())
    covered = sum(shared(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    assert covered < 0.03 * sum(shared(a, a) for a in boxes)
    pins = [place_at(city, id) for id in t.state.world.open]
    assert all(dist(a, b) > 30 for n, a in enumerate(pins) for b in pins[n + 1 :])


@pytest.mark.rule("GH-EX-03", "GH-LEVEL-03", "GH-LEVEL-04")
def test_a_party_of_levels_six_four_four_and_three_plays_at_level_three() -> None:
    def grown(world: World) -> None:
        for seat, level in enumerate((6, 4, 4, 3)):
            world.member(seat).level = level

    t = evening(4, change=grown)
    to_scenario(t)
    assert t.state.level == 3
