"""Story Mode: what Heroes carry from Mission to Mission, the Market, and what a defeat costs (pp. 38-39)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.ask import GameOver
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.games.massive_darkness.rules import ending, experience
from taverna.games.massive_darkness.rules.enemies import kill
from taverna.games.massive_darkness.rules.equipment import EQUIP
from taverna.games.massive_darkness.rules.ground import event_level
from taverna.games.massive_darkness.rules.kinds import Acts, Kinds
from taverna.games.massive_darkness.rules.kits import Source
from taverna.games.massive_darkness.rules.powers import affordable, pay
from taverna.games.massive_darkness.state import Enemy

from .tables import Fated

GAME = taverna.find("massive-darkness")
CONTENT = GAME.content()
PRINTED = sorted(CONTENT.missions, key=lambda id: CONTENT.missions[id].number)


def sheet(hero: str = "sibyl", cls: str = "darkness-ranger", **more: Any) -> dict[str, Any]:
    return {"hero": hero, "cls": cls, "body": "leather-armour", "hands": ["short-bow"], **more}


def story(*heroes: dict[str, Any], seed: int = 1, **saga: Any) -> Table:
    """A table of a story that is under way."""
    told = {"missions": PRINTED, "at": 1, "heroes": list(heroes) or [sheet()], **saga}
    return taverna.new("massive-darkness", len(told["heroes"]), seed, {"mode": "story", "saga": told})


def options(t: Table, seat: int = 0) -> list[str]:
    return [option.id for option in t.questions[seat].options]


def because(t: Table, option: str, seat: int = 0) -> str:
    """The clause by which an option is not on offer."""
    refusal = t.why(seat, option)
    assert refusal is not None and refusal.text("pt-BR")
    return refusal.clause


def finish(t: Table, outcome: str) -> None:
    """The Mission is over at the next question: won or lost."""

    def decide(g: Any) -> None:
        g.outcome, g.phase = outcome, "after"

    t.arrange(decide)


# -- the story -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GAME-05", "MD-STORY-01", "MD-STORY-16", "MD-STORY-11")
def test_a_new_story_begins_with_the_first_mission_and_starting_equipment() -> None:
    t = taverna.new("massive-darkness", 2, 1, {"mode": "story"})
    assert t.state.story and t.state.mission == PRINTED[0] and t.state.phase != "market"
    assert t.state.saga.missions == PRINTED
    assert all(hero.body == "leather-armour" and hero.hands for hero in t.state.heroes)
    shuffled = [taverna.new("massive-darkness", 2, n, {"mode": "story", "order": "random"}) for n in (1, 2)]
    orders = [one.state.saga.missions for one in shuffled]
    assert orders[0] != orders[1] and all(sorted(order) == sorted(PRINTED) for order in orders)
    later = story(sheet(body="", hands=[], pack=["axe"]), market=False)
    assert later.state.heroes[0].cards() == ["axe"]  # nothing new is handed out
    assert taverna.new("massive-darkness", 1).state.story is False


@pytest.mark.rule("MD-STORY-02", "MD-STORY-03", "MD-STORY-23")
def test_experience_comes_in_fifths() -> None:
    g = story(market=False).state
    hero = g.heroes[0]
    experience.gain(g, hero, 4)
    assert (hero.xp, hero.micro) == (0, 4)
    experience.gain(g, hero, 1)
    assert (hero.xp, hero.micro) == (1, 0)
    experience.gain_all(g, 13)  # as a Mission's rules grant it
    assert (hero.xp, hero.micro) == (3, 3)
    plain = taverna.new("massive-darkness", 1).state
    experience.gain(plain, plain.heroes[0], 4)
    assert (plain.heroes[0].xp, plain.heroes[0].micro) == (4, 0)


@pytest.mark.rule("MD-STORY-02")
def test_a_killed_agent_gives_micro_experience_to_all() -> None:
    g = story(sheet(), sheet("bjorn", "shadow-barbarian"), market=False).state
    g.enemies[1] = Enemy(id=1, card="goblin-agent-1", at=g.heroes[0].at, life=1, most=4)
    assert list(kill(g, g.enemies[1], 0)) == []  # nothing is asked
    assert [(hero.xp, hero.micro) for hero in g.heroes] == [(0, 4), (0, 4)]


@pytest.mark.rule("MD-STORY-04")
def test_a_signature_skill_may_be_paid_with_micro_experience() -> None:
    for xp, micro, left in ((0, 2, (0, 1)), (1, 0, (0, 0))):
        g = story(sheet(xp=xp, micro=micro), market=False).state
        hero = g.heroes[0]
        g.active = hero.seat
        signature = CONTENT.classes["darkness-ranger"].signature
        source = Source("signature", "signature", signature.powers[0])
        assert affordable(g, hero, source)
        assert list(pay(g, hero, source)) == []
        assert (hero.xp, hero.micro) == left
    poor = story(sheet(), market=False).state
    poor.active = 0
    assert not affordable(poor, poor.heroes[0], source)


@pytest.mark.rule("MD-STORY-04", "MD-SIG-01")
@pytest.mark.parametrize(("coin", "left"), [("pay-micro", (1, 1)), ("pay-xp", (0, 2))])
def test_who_has_both_chooses_what_to_pay_with(coin: str, left: tuple[int, int]) -> None:
    t = story(sheet("bjorn", "shadow-barbarian", hands=["axe"], xp=1, micro=2), market=False, at=0)
    leap = next(id for id in options(t) if id.startswith("leap,signature"))
    t.answer(0, leap)
    assert t.questions[0].prompt == "pay-with" and options(t) == ["pay-micro", "pay-xp"]
    t.answer(0, coin)
    assert (t.state.heroes[0].xp, t.state.heroes[0].micro) == left and t.state.heroes[0].at == leap.split(",")[-1]


@pytest.mark.rule("MD-STORY-05")
def test_micro_experience_breaks_ties() -> None:
    g = story(sheet(xp=2, micro=1), sheet("bjorn", "shadow-barbarian", xp=2, micro=3), market=False).state
    assert max(g.heroes, key=experience.worth).hero == "bjorn"
    g.heroes[0].xp = 3
    assert max(g.heroes, key=experience.worth).hero == "sibyl"


@pytest.mark.rule("MD-EX-38", "MD-STORY-06", "MD-STORY-07", "MD-STORY-08", "MD-LEVEL-03")
def test_a_mission_starts_at_the_level_of_the_highest_hero() -> None:
    whisper = sheet("whisper", "blood-moon-nightrunner", skills={"ambush": 2})  # a Skill of Level 3
    g = story(sheet(), whisper, market=False).state
    assert g.level == 3
    assert story(sheet(), market=False).state.level == 1  # nobody has learned anything
    assert taverna.new("massive-darkness", 1).state.level == 1


@pytest.mark.rule("MD-EX-39", "MD-STORY-09")
def test_missing_level_tokens_lie_with_the_highest() -> None:
    elias = sheet("elias", "battle-wizard", skills={"focus": 3})  # a Skill of Level 5
    g = story(elias, market=False, at=PRINTED.index("black-widow")).state
    assert g.levels[4] == g.levels[5] == g.levels[3] == ["6R-21"]
    assert max(story(sheet(), market=False, at=PRINTED.index("black-widow")).state.levels) == 3


@pytest.mark.rule("MD-EX-40", "MD-STORY-10")
def test_an_event_looks_at_the_tokens_where_heroes_are() -> None:
    elias = sheet("elias", "battle-wizard", skills={"focus": 3})
    g = story(elias, sheet(), market=False, at=PRINTED.index("scorched-earth")).state
    g.heroes[0].at, g.heroes[1].at = "4R-32", "9V-22"  # on the tiles of the tokens 3 and 2
    assert g.level == 5 and event_level(g) == 3  # so that "+1" is the token of Level 4
    g.heroes[0].at = "9V-22"
    assert event_level(g) == 2


@pytest.mark.rule("MD-STORY-10", "MD-EVENT-03")
def test_treasure_that_an_event_gives_is_of_the_level_it_looks_at() -> None:
    t = story(sheet("elias", "battle-wizard", skills={"focus": 3}), market=False, at=PRINTED.index("scorched-earth"))

    def change(g: Any) -> None:
        g.events, g.phase, g.heroes[0].at = ["blessing-lost-pack"], "event", "9V-22"
        g.treasures[1] = ["longsword"] * 5

    t.arrange(change)
    assert t.state.level == 5 and "longsword" in t.state.heroes[0].cards()  # the token of Level 2 lies on that tile


@pytest.mark.rule("MD-STORY-12", "MD-STORY-13", "MD-LEVEL-13")
def test_equipment_above_the_level_cannot_be_worn() -> None:
    g = story(sheet(pack=["sunblade", "dagger", "sunspear"]), market=False).state
    hero = g.heroes[0]
    assert ("equip", "dagger") in Acts(g, hero.seat, Kinds(EQUIP)).offered()
    assert all(act[1] == "dagger" for act in Acts(g, hero.seat, Kinds(EQUIP)).offered())
    g.level = 4
    there = Acts(g, hero.seat, Kinds(EQUIP)).offered()
    assert {act[1] for act in there} == {"dagger", "sunspear"}  # an Artifact counts as Level 4
    plain = taverna.new("massive-darkness", 1).state
    plain.heroes[0].pack = ["sunblade"]
    assert Acts(plain, 0, Kinds(EQUIP)).offered()


@pytest.mark.rule("MD-STORY-12", "MD-EQUIP-04", "MD-EQUIP-07", "MD-TRADE-03")
def test_why_a_card_stays_where_it_is() -> None:
    pack = ["sunblade", "dagger", "healing-potion-1"]
    t = story(
        sheet(hands=["mace", "hammer"], pack=pack), sheet("bjorn", "shadow-barbarian", pack=["sling"]), market=False
    )
    t.arrange(lambda g: setattr(g.heroes[1], "at", "4R-32"))
    t.answer(0, "trade")
    assert because(t, "equip,sunblade") == "MD-STORY-12"
    assert because(t, "equip,healing-potion-1") == "MD-EQUIP-07"
    assert because(t, "equip,dagger") == "MD-EQUIP-04" and "equip,dagger,mace" in options(t)
    assert because(t, "give,sling,1") == "MD-TRADE-03"
    t.answer(0, "equip,dagger,mace")
    assert because(t, "stow,dagger") == "MD-EQUIP-06"  # each card once


@pytest.mark.rule("MD-STORY-14")
def test_in_a_mission_a_hero_may_carry_any_number_of_cards() -> None:
    t = story(sheet(pack=["dagger"] * 3 + ["short-sword"] * 3 + ["hammer"] * 3), market=False)
    assert len(t.state.heroes[0].cards()) == 11 and t.questions[0].prompt == "act"


@pytest.mark.rule("MD-STORY-15", "MD-STORY-17", "MD-MARKET-01")
def test_after_a_victory_comes_the_market_and_the_next_mission() -> None:
    t = story(sheet(xp=3, micro=2, skills={"precise-aim": 1}, pack=["dagger"]), market=False)
    finish(t, "victory")
    assert t.result == {"winners": [0], "scores": {0: 1}, "outcome": "victory"}
    sequel = t.sequel()
    assert sequel is not None
    after = taverna.new("massive-darkness", sequel.seats, 2, sequel.options)
    hero = after.state.heroes[0]
    assert after.state.mission == PRINTED[2] and after.state.phase == "market"
    assert (hero.xp, hero.micro, hero.skills, hero.pack) == (3, 2, {"precise-aim": 1}, ["dagger"])
    assert hero.hands == ["short-bow"] and hero.body == "leather-armour"


@pytest.mark.rule("MD-STORY-18", "MD-STORY-19")
def test_a_defeat_takes_micro_experience_and_all_but_six_cards() -> None:
    pack = ["dagger", "dagger", "hammer", "hammer", "sling", "sunspear", "oath-ring"]
    t = story(sheet(xp=2, micro=4, pack=pack), market=False)
    finish(t, "defeat")
    assert t.questions[0].prompt == "leave-behind"
    assert options(t) == ["sunspear", "oath-ring"]  # one Artifact at most
    t.answer(0, "oath-ring")
    while t.questions[0].prompt == "leave-behind":
        t.answer(0, options(t)[0])
    hero = t.state.heroes[0]
    assert len(hero.cards()) == 6 and "sunspear" in hero.cards()
    assert (hero.xp, hero.micro) == (2, 0)


@pytest.mark.rule("MD-STORY-20", "MD-STORY-21", "MD-MARKET-01")
def test_a_lost_mission_can_be_tried_again_without_a_market() -> None:
    t = story(market=False, heroes=[sheet(pack=["sunblade"])])
    finish(t, "defeat")
    assert t.questions[0].prompt == "after-defeat" and options(t) == ["retry", "go-on"]
    t.answer(0, "retry")
    sequel = t.sequel()
    assert sequel is not None
    again = taverna.new("massive-darkness", 1, 3, sequel.options)
    assert again.state.mission == PRINTED[1] and again.questions[0].prompt == "outfit"
    assert options(again) == ["ready", "starting,leather-armour", "starting,short-bow", "starting,sunblade"]
    again.answer(0, "starting,sunblade")
    again.answer(0, "axe")
    assert "sunblade" not in again.state.heroes[0].cards() and "axe" in again.state.heroes[0].cards()
    again.answer(0, "ready")
    assert again.state.phase != "market" and not again.state.market.open


@pytest.mark.rule("MD-STORY-15", "MD-PICK-03", "MD-M03-06")
def test_what_was_found_as_the_mission_ended_is_not_lost() -> None:
    """The Chosen One finds a dagger, and then a trap."""
    t = story(sheet(), market=False, at=PRINTED.index("the-chosen-one"))

    def change(g: Any) -> None:
        g.roles, g.phase, g.round = {"chosen": 0}, "start", 0
        g.heroes[0].at, g.heroes[0].life = "5V-22", 1
        g.treasure["5V-22"] = 2
        g.treasures[0] = ["dagger", "darts"]
        g.chance = Fated(told=[0, 0])

    t.arrange(change)
    t.answer(0, "pick-up")
    assert t.questions[0].prompt == "after-defeat"
    assert "dagger" in t.state.heroes[0].cards() and not t.state.found


@pytest.mark.rule("MD-STORY-20", "MD-STORY-22")
def test_after_a_defeat_one_may_go_on_with_a_market() -> None:
    t = story(market=False)
    finish(t, "defeat")
    t.answer(0, "go-on")
    sequel = t.sequel()
    assert sequel is not None
    onward = taverna.new("massive-darkness", 1, 3, sequel.options)
    assert onward.state.mission == PRINTED[2] and onward.questions[0].prompt == "market"


def test_the_end_of_a_mission_ends_the_table() -> None:
    t = story(market=False)
    with pytest.raises(GameOver):
        ending.win(t.state)
    last = story(market=False, at=len(PRINTED) - 1)
    finish(last, "victory")
    assert last.over and last.sequel() is None  # the story is told


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_every_part_of_a_story_can_be_read_at_the_prompt_and_drawn(lang: str) -> None:
    at_market = story(sheet(micro=3), sheet("bjorn", "shadow-barbarian"), market=True)
    stocked(at_market, "ice-mace")
    told = at_market.board(0, lang).lower()
    assert "(3)" in told and "3 micro-xp" in told  # the Level of what is for sale, and what a Hero has of Experience
    again = story(sheet(), retry=True)
    lost = story(sheet(), market=False)
    finish(lost, "defeat")
    phases = set()
    for t in (at_market, again, lost):
        phases.add(t.state.phase)
        assert t.board(0, lang) and t.svg(0, lang)
    assert phases == {"market", "outfit", "after"}


# -- the Market ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MARKET-02", "MD-MARKET-03", "MD-MARKET-04", "MD-MARKET-05", "MD-MARKET-06")
def test_stock_of_the_market() -> None:
    high = sheet("elias", "battle-wizard", skills={"focus": 3})  # Level 5
    middle = sheet("whisper", "blood-moon-nightrunner", skills={"twin-fangs": 1})  # Level 2
    for seed in range(12):
        t = story(high, middle, market=True, seed=seed)
        levels = sorted(CONTENT.items[card].level for card in t.state.market.stock)
        assert levels == [1, 1, 2, 2, 2, 5]
        slots = {CONTENT.items[card].slot for card in t.state.market.stock}
        assert not slots & {"trap", "luck"}
        assert sorted(t.questions) == [0, 1]  # both may take from it


@pytest.mark.rule("MD-MARKET-07", "MD-MARKET-08", "MD-EX-41", "MD-STORY-23")
def test_a_card_for_experience_once() -> None:
    t = story(sheet(pack=["sunblade", "dagger"]), market=True)
    t.answer(0, "xp,sunblade")
    hero = t.state.heroes[0]
    assert (hero.xp, hero.micro) == (3, 0)  # half of 5, rounded up, in normal XP
    assert "sunblade" not in hero.cards()
    assert not [id for id in options(t) if id.startswith("xp,")]
    assert because(t, "xp,dagger") == "MD-MARKET-07"
    for card, worth in (("dagger", 1), ("longsword", 1), ("ice-mace", 2), ("runed-sword", 2), ("sunspear", 2)):
        t = story(sheet(pack=[card]), market=True)
        t.answer(0, f"xp,{card}")
        assert t.state.heroes[0].xp == worth


def stocked(t: Table, *cards: str) -> None:
    """The Market has just these cards."""

    def change(g: Any) -> None:
        g.market.open, g.market.stock = True, list(cards)

    t.arrange(change)


@pytest.mark.rule("MD-EX-42", "MD-MARKET-09", "MD-MARKET-10")
def test_two_cards_for_one() -> None:
    t = story(sheet(pack=["longsword", "ice-mace"]), market=True)
    stocked(t, "sunblade")
    t.answer(0, "exchange,longsword")
    assert "ice-mace" in options(t) and "enough" not in options(t)
    t.answer(0, "ice-mace")
    assert options(t) == ["sunblade"]
    t.answer(0, "sunblade")
    assert t.state.heroes[0].pack == ["sunblade"] and not t.state.market.stock
    assert not [id for id in options(t) if id.startswith("exchange")]


@pytest.mark.rule("MD-EX-43", "MD-MARKET-09", "MD-MARKET-10")
def test_one_card_for_two() -> None:
    t = story(sheet(pack=["sunblade"]), market=True)
    stocked(t, "ice-mace", "healing-potion-1", "longsword")
    t.answer(0, "exchange,sunblade")
    t.answer(0, "enough")
    t.answer(0, "ice-mace")
    assert options(t) == ["enough", "healing-potion-1", "longsword"]
    t.answer(0, "healing-potion-1")
    assert t.state.heroes[0].pack == ["ice-mace", "healing-potion-1"] and t.state.market.stock == ["longsword"]


@pytest.mark.rule("MD-MARKET-08", "MD-XP-06")
def test_the_market_pays_no_more_experience_than_a_hero_can_hold() -> None:
    t = story(sheet(xp=29, pack=["sunblade"]), market=True)
    t.answer(0, "xp,sunblade")
    assert t.state.heroes[0].xp == 30


@pytest.mark.rule("MD-MARKET-09", "MD-MARKET-10")
def test_only_cards_that_can_buy_something_are_on_offer() -> None:
    t = story(sheet(hands=[], body="", pack=["dagger", "sling", "longsword", "ice-mace"]), market=True)
    stocked(t, "sunblade")  # 5: only 2 and 3 together
    assert [id for id in options(t) if id.startswith("exchange")] == ["exchange,longsword", "exchange,ice-mace"]
    every = GAME.cards(t.state)
    t.answer(0, "exchange,ice-mace")
    assert options(t) == ["longsword"] and GAME.cards(t.state) == every  # nothing has changed hands yet
    t.answer(0, "longsword")
    assert options(t) == ["sunblade"] and GAME.cards(t.state) == every
    t.answer(0, "sunblade")
    assert sorted(t.state.heroes[0].cards()) == ["dagger", "sling", "sunblade"] and GAME.cards(t.state) == every


@pytest.mark.rule("MD-MARKET-10")
def test_what_is_dearer_than_what_is_given_cannot_be_had() -> None:
    t = story(sheet(pack=["longsword"], hands=[], body=""), market=True)
    stocked(t, "ice-mace")
    assert not [id for id in options(t) if id.startswith("exchange")]
    assert because(t, "exchange,longsword") == "MD-MARKET-10"
    t = story(sheet(pack=["ice-mace"], hands=[], body=""), market=True)
    stocked(t, "ice-sword", "sunblade")
    t.answer(0, "exchange,ice-mace")
    assert options(t) == ["ice-sword"] and because(t, "sunblade") == "MD-MARKET-10"


@pytest.mark.rule("MD-MARKET-11")
def test_heroes_trade_before_they_exchange() -> None:
    t = story(sheet(pack=["dagger"]), sheet("bjorn", "shadow-barbarian", pack=["sling"]), market=True)
    t.answer(0, "give,dagger,1")
    assert "dagger" in t.state.heroes[1].pack
    t.answer(1, "xp,sling")
    assert not [id for id in options(t) if id.startswith("give")]
    assert because(t, "give,dagger,0", 1) == "MD-MARKET-11"


@pytest.mark.rule("MD-MARKET-11")
def test_every_copy_of_a_card_can_be_handed_over() -> None:
    t = story(sheet(pack=["dagger", "dagger"]), sheet("bjorn", "shadow-barbarian"), market=True)
    t.answer(0, "give,dagger,1")
    t.answer(0, "give,dagger,1")
    assert t.state.heroes[1].pack == ["dagger", "dagger"]


@pytest.mark.rule("MD-MARKET-11")
def test_a_card_changes_hands_as_often_as_they_like() -> None:
    t = story(sheet(pack=["dagger"]), sheet("bjorn", "shadow-barbarian", pack=["sling"]), market=True)
    t.answer(0, "give,dagger,1")
    t.answer(1, "give,dagger,0")
    t.answer(0, "give,dagger,1")
    assert t.state.heroes[1].pack == ["sling", "dagger"]


@pytest.mark.rule("MD-MARKET-12", "MD-MARKET-13", "MD-MARKET-14")
def test_at_the_end_of_the_market_heroes_trade_again_before_they_leave_cards_behind() -> None:
    loaded = sheet(pack=["dagger", "hammer", "sling", "hand-axe", "buckler"], skills={"increase-life": 1})
    t = story(loaded, sheet("bjorn", "shadow-barbarian", pack=["spear"]), market=True)
    t.answer(1, "xp,spear")
    t.answer(0, "ready")
    assert list(t.questions) == [1]  # the other still deals with the Market
    t.answer(1, "ready")
    assert sorted(t.questions) == [0, 1] and not t.state.market.stock
    assert t.state.heroes[0].life == 6  # healed
    assert not [id for seat in (0, 1) for id in options(t, seat) if id.startswith(("xp", "exchange"))]
    t.answer(0, "give,buckler,1")
    assert "buckler" in t.state.heroes[1].pack
    t.answer(0, "ready")
    t.answer(1, "ready")
    assert t.questions[0].prompt == "reorganise"  # six cards each: nothing is left behind
    assert len(t.state.heroes[0].cards()) == 6


@pytest.mark.rule("MD-MARKET-12", "MD-MARKET-13", "MD-MARKET-14")
def test_leaving_the_market() -> None:
    pack = ["dagger", "hammer", "sling", "hand-axe", "sunspear", "oath-ring"]
    t = story(sheet(pack=pack, skills={"increase-life": 1}), market=True)
    t.answer(0, "ready")
    assert t.questions[0].prompt == "leave-behind" and options(t) == ["sunspear", "oath-ring"]
    t.answer(0, "sunspear")
    t.answer(0, "hammer")
    assert t.questions[0].prompt == "reorganise"  # free
    hero = t.state.heroes[0]
    assert len(hero.cards()) == 6 and hero.life == hero.most == 6
    t.answer(0, "done")
    assert t.state.phase not in ("market", "outfit") and not t.state.market.stock


@pytest.mark.rule("MD-GAME-03", "MD-MARKET-06")
@pytest.mark.parametrize("phase", ["market", "outfit"])
def test_where_anyone_may_act_who_is_done_deals_for_those_who_are_not(phase: str) -> None:
    told = {"missions": PRINTED, "at": 1, "heroes": [sheet(), sheet("bjorn", "shadow-barbarian", pack=["dagger"])]}
    told |= {"market": phase == "market", "retry": phase == "outfit"}
    t = taverna.new("massive-darkness", 2, 1, {"mode": "story", "saga": told, "control": "anyone"})
    assert "starting,dagger" not in options(t, 0) and "starting,dagger" in options(t, 1)
    t.answer(0, "ready")
    assert sorted(t.questions) == [0, 1] and "starting,dagger" in options(t, 0)
    there = t.scene(0, "en").filled()
    for option in t.questions[0].options:
        assert not option.targets or any(f'data-spot="{spot}"' in there for spot in option.targets), option.id
    t.answer(0, "starting,dagger")
    t.answer(0, "mace")
    assert t.state.heroes[1].pack == ["mace"]
    owned = story(sheet(), sheet("bjorn", "shadow-barbarian"), market=True)
    owned.answer(0, "ready")
    assert sorted(owned.questions) == [1]


@pytest.mark.rule("MD-MARKET-15")
def test_any_card_for_starting_equipment() -> None:
    t = story(sheet(pack=["sunblade"]), market=True)
    t.answer(0, "starting,sunblade")
    t.answer(0, "mace")
    assert t.state.heroes[0].pack == ["mace"]
    t.answer(0, "starting,short-bow")  # also one for another
    assert "short-bow" not in options(t)
    t.answer(0, "staff")
    assert t.state.heroes[0].pack == ["mace", "staff"] and t.state.starting.count("short-bow") == 3


# -- the file --------------------------------------------------------------------------------------------------------
def test_stories_of_other_versions_and_nonsense_are_refused() -> None:
    for saga, why in (
        ({"version": 99}, "another Taverna"),
        ({"missions": ["nowhere"], "heroes": [sheet()]}, "nowhere"),
        ({"missions": PRINTED, "heroes": [sheet(pack=["nothing"])]}, "nothing"),
        ({"missions": PRINTED, "heroes": [sheet(), sheet()]}, "2 Heroes"),
        ({"missions": 3}, "no story"),
        ({"missions": PRINTED, "heroes": [sheet()], "at": -1}, "no story"),
        ({"missions": PRINTED, "heroes": [sheet()], "at": 11}, "all its Missions"),
        ({"missions": PRINTED, "heroes": [sheet(skills={"focus": 1})]}, "'focus'"),
        ({"missions": PRINTED, "heroes": [sheet(skills={"precise-aim": 9})]}, "9 Skills"),
    ):
        with pytest.raises(OptionError, match=why):
            taverna.new("massive-darkness", 1, 1, {"mode": "story", "saga": saga})


def test_a_story_of_random_heroes_keeps_every_card() -> None:
    """Through all Missions: nothing is doubled, and every table can be saved and loaded."""
    settings: dict[str, Any] = {"mode": "story"}
    random = Random(5)
    for number in range(16):
        t = taverna.new("massive-darkness", 2, number, settings)
        every = GAME.cards(t.state)
        while not t.over:
            seat = random.choice(list(t.questions))
            t.answer(seat, random.choice(t.questions[seat].options).id)
        assert GAME.cards(t.state) == every
        assert taverna.load(t.save()).digest() == t.digest()
        sequel = t.sequel()
        if sequel is None:
            break
        settings = json.loads(json.dumps(sequel.options))


KILLED = """
import sys, random
from pathlib import Path
import taverna
from taverna.terminal import Game
from taverna.terminal.screen import Screen
file = Path(sys.argv[1])
table = taverna.load(file.read_bytes()) if file.exists() else taverna.new("massive-darkness", 1, 3, {"mode": "story"})
luck = random.Random(len(table.inputs))
def answer(prompt):
    print(len(game.table.inputs), flush=True)
    return str(luck.randrange(1, 4))
game = Game(table, {}, "en", Screen(open("/dev/null", "w")), ask=answer, save=file)
game.play()
"""


def test_a_story_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    file = tmp_path / "story.taverna"
    before = 0
    for after in (3, 9, 4):
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(file)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
        )
        assert process.stdout is not None
        said = 0
        for _ in range(after):
            line = process.stdout.readline()
            said = int(line) if line.strip() else said
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert file.exists() or said == 0
        if file.exists():
            table = taverna.load(file.read_bytes())
            assert table.state.saga is not None
            assert len(table.inputs) >= max(said, 0) or table.state.saga.chapters
            assert len(table.inputs) >= before or table.state.saga.chapters
            before = len(table.inputs)
