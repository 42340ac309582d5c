"""What a second reading of the campaign's pages made clear: small rules, each with a case of its own."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign import evening as evenings
from taverna.games.gloomhaven.campaign.standing import LEVELS
from taverna.games.gloomhaven.campaign.world import Enhancement, World
from taverna.games.gloomhaven.rules import treasures

from .evenings import CONTENT, evening, finish, hero, leave, offers, say

# -- treasures -------------------------------------------------------------------------------------------------------
HOLDS = next(one for one in CONTENT.treasures.values() if one.items)
FOUND = HOLDS.items[0]


def looted(*, owned: bool, worn: bool, times: int = 1) -> Table:
    """The first hero loots a treasure that holds an item."""

    def change(g: Any) -> None:
        mine = g.world.member(0)
        if owned:
            g.world.released[FOUND] = 1
            mine.items.append(FOUND)
        for seat in range(g.seats):
            evenings.put_on(g, seat, g.world.member(seat))
        g.characters[0].items = [FOUND] if worn else []
        for _ in range(times):
            g.treasures["0,0"] = HOLDS.id
            for _ in treasures.open(g, "h0", "0,0"):
                raise AssertionError("nobody is asked")

    t = evening()
    t.arrange(change)
    return t


@pytest.mark.rule("GH-LOOT-06", "GH-SHOP-02", "GH-SHOP-03")
@pytest.mark.parametrize("worn", [True, False])
def test_a_second_copy_is_sold_worn_or_not(worn: bool) -> None:
    g = looted(owned=True, worn=worn).state
    assert g.characters[0].gold - HOLDS.gold == CONTENT.items[FOUND].cost // 2 and not g.characters[0].bag
    assert g.world.released[FOUND] == min(2, CONTENT.items[FOUND].copies), "and anyone can buy it in the city"


@pytest.mark.rule("GH-LOOT-06", "GH-TREAS-06")
def test_a_first_copy_is_kept() -> None:
    g = looted(owned=False, worn=False).state
    assert g.characters[0].bag == [FOUND] and g.characters[0].gold == HOLDS.gold
    assert FOUND not in g.world.released, "it is nobody's to buy"


# -- check marks -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-QUEST-02", "GH-PERK-01")
def test_check_marks_of_a_treasure_are_none_of_battle_goals() -> None:
    quest = next(one for one in CONTENT.quests.values() if any(task.counts == "checks" for task in one.tasks))
    goal = CONTENT.battle_goals["pacifist"]

    def change(world: World) -> None:
        world.member(0).quests = [quest.id]

    t = evening(change=change)

    def won(g: Any) -> None:
        for seat in range(g.seats):
            evenings.put_on(g, seat, g.world.member(seat))
        mat = g.characters[0]
        mat.goals, mat.checks = ["pacifist"], 1
        g.scenario, g.finished, g.phase = "black-barrow", "success", "after"

    t.arrange(won)
    assert hero(t).checks == goal.checks + 1, "both are on the sheet"
    assert hero(t).tally == {"task-0": goal.checks}


# -- enhancements ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ENH-12", "GH-ENH-23")
@pytest.mark.parametrize("card", ["brute-force", "stone-pummel", "frozen-night", "flamethrower"])
def test_a_hex_is_added_where_its_sticker_is(card: str) -> None:
    half, nth, area = next(
        (half, nth, ability.area)
        for half in ("top", "bottom")
        for nth, ability in enumerate(getattr(CONTENT.cards[card], half).do)
        if "area" in ability.dots
    )
    for stuck in ([0], [1], [0, 1], [1, 0]):
        made = CONTENT.enhanced(tuple(Enhancement(card, half, nth, "area", spot, "hex") for spot in stuck))
        hexes = getattr(made.cards[card], half).do[nth].area.hexes
        assert set(hexes) == {*area.hexes, *(area.grow[spot] for spot in stuck)}, stuck


# -- what has to be given up -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RESULT-14", "GH-SETUP-07")
def test_whoever_gives_up_an_item_chooses_which() -> None:
    small = [id for id, item in CONTENT.items.items() if item.slot == "small"][:2]

    def laid(world: World) -> None:
        one = world.member(0)
        one.level, one.xp, one.items, one.worn = 3, 95, list(small), list(small)
        one.cards = [id for id in CONTENT.cards_of[one.what] if CONTENT.cards[id].level > 1][:2]
        world.released |= dict.fromkeys(small, 1)
        world.ahead[one.id] = {"spend": ["small"]}

    t = evening(change=laid)
    leave(t)
    say(t, "black-barrow")
    while 0 not in t.questions or t.questions[0].prompt not in ("give-up", "leading"):
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, "done" if "done" in ids else ids[0])
    assert t.questions[0].prompt == "give-up" and offers(t) == small
    named = [option.describe("pt-BR") for option in t.questions[0].options]
    assert named == [CONTENT.items[id].name["pt-BR"] for id in small]
    say(t, small[1])
    assert t.state.characters[0].consumed == [small[1]]


# -- items before a scenario -----------------------------------------------------------------------------------------
def preparing(*items: str, level: int = 1) -> Table:
    """The first hero owns these items and is about to decide what to wear; the other owns nothing."""

    def owned(world: World) -> None:
        for nth, id in enumerate(world.here.members):
            world.heroes[id].items, world.heroes[id].worn = list(items) if nth == 0 else [], []
        one = world.member(0)
        one.level, one.xp = level, LEVELS[level - 1]
        one.cards = [id for id in CONTENT.cards_of[one.what] if CONTENT.cards[id].level > 1][: level - 1]
        world.released |= {item: CONTENT.items[item].copies for item in items}

    t = evening(change=owned, classes=("brute", "tinkerer"))
    leave(t)
    say(t, "black-barrow")
    while 0 not in t.questions or t.questions[0].prompt not in ("equip", "hand"):
        seat, question = next(iter(t.questions.items()))
        t.answer(seat, question.options[0].id)
    return t


@pytest.mark.rule("GH-SETUP-04", "GH-EQUIP-16")
def test_everyone_decides_what_to_equip_even_when_all_fits() -> None:
    t = preparing("boots-of-striding", "hide-armor")
    assert t.questions[0].prompt == "equip" and t.questions[1].prompt != "equip", "the other has nothing to wear"
    assert offers(t) == ["done", "take-off,boots-of-striding", "take-off,hide-armor"]
    armour = t.state.characters[0].deck.count("minus")
    assert armour == CONTENT.items["hide-armor"].minus > 0
    say(t, "take-off,hide-armor", "done")
    mat = t.state.characters[0]
    assert mat.items == ["boots-of-striding"] and "minus" not in mat.deck
    assert hero(t).items == ["boots-of-striding", "hide-armor"], "it waits in the city"


@pytest.mark.rule("GH-EQUIP-07")
def test_small_items_stay_behind_with_the_belt_that_held_them() -> None:
    belt = next(id for id, item in CONTENT.items.items() if item.small_items)
    small = [id for id, item in CONTENT.items.items() if item.slot == "small"][:3]
    t = preparing(belt, *small)
    assert t.state.characters[0].items == [belt, *small]
    say(t, f"take-off,{belt}")
    assert t.state.characters[0].items == small[:1]


# -- random dungeons -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DUNG-01", "GH-DUNG-02", "GH-PARTY-05")
@pytest.mark.parametrize("home", [True, False])
def test_a_random_dungeon_can_be_played_instead_of_any_scenario(home: bool) -> None:
    def away(world: World) -> None:
        if not home:
            world.here.at, world.here.awaited = "black-barrow", False

    t = evening(change=away)
    if home:
        leave(t)
    else:
        say(t, "onward")
    assert t.questions[0].prompt == "travel" and "random-dungeon" in offers(t)
    before = list(t.state.world.road)
    at = t.state.world.here.at
    say(t, "random-dungeon")
    while t.state.round == 0:
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, "done" if "done" in ids else ids[0])
    g = t.state
    assert g.scenario == "random-dungeon" and len(g.dungeon.laid) == 1 and g.figures["h0"].at is not None
    assert g.world.here.at == at and g.world.road == before, "it is nowhere on the map, and no road leads there"


@pytest.mark.rule("GH-DUNG-02")
def test_a_random_dungeon_brings_experience_and_never_advances_the_campaign() -> None:
    below = taverna.new("gloomhaven", 2, 1, {"scenario": "random-dungeon"})
    while below.state.round == 0:
        seat, question = next(iter(below.questions.items()))
        below.answer(seat, question.options[0].id)
    t = evening()
    known = list(t.state.world.open)
    finish(t, scenario="random-dungeon", casual=True, dungeon=below.state.dungeon)
    world = t.state.world
    assert t.over and world.done == [] and world.open == known and hero(t).xp > 0
    assert (world.evenings[-1].scenario, world.evenings[-1].mode) == ("random-dungeon", "casual")
    sequel = t.sequel()
    assert sequel is not None
    following = taverna.new("gloomhaven", 2, 2, sequel.options)
    for lang in ("en", "es", "pt-BR"):
        assert following.board(0, lang) and following.scene(0, lang)


# -- a new campaign --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-CREATE-06", "GH-CREATE-08")
@pytest.mark.parametrize("seats", [2, 4])
def test_everyone_begins_with_30_gold_and_nothing_else(seats: int) -> None:
    t = evening(seats)
    assert [(hero(t, n).gold, hero(t, n).items, hero(t, n).worn) for n in range(seats)] == [(30, [], [])] * seats


@pytest.mark.rule("GH-CREATE-08", "GH-SHOP-01")
def test_the_suggested_kit_is_offered_and_bought_only_if_wanted() -> None:
    t = evening(classes=("brute", "tinkerer"))
    assert "kit" in offers(t)
    say(t, "kit")
    one = hero(t)
    wanted = CONTENT.classes["brute"].outfit
    assert one.items and set(one.items) <= set(wanted)
    assert one.gold == 30 - sum(CONTENT.items[item].cost for item in one.items) >= 0
    assert "kit" not in offers(t), "there is nothing left to buy of it"
    assert hero(t, 1).items == [] and "kit" in offers(t, 1)
    assert "kit" not in offers(evening(change=lambda world: setattr(world.member(0), "created", False)))
