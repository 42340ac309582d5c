"""The city: shop, levels, perks, new characters, donations, enhancements (pp. 42-47)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from taverna.core.errors import IllegalAnswer, OptionError
from taverna.games.gloomhaven.campaign import enhancing, growth, shop, standing
from taverna.games.gloomhaven.campaign import offers as offers_of
from taverna.games.gloomhaven.campaign.world import Enhancement, World

from .evenings import CONTENT, evening, hero, leave, offers, say, to_scenario


def rich(world: World) -> None:
    for one in world.heroes.values():
        one.gold = 2000


# -- the shop --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SHOP-01", "GH-SHOP-06", "GH-VISIT-01", "GH-EQUIP-01")
def test_the_shop_begins_with_items_one_to_fourteen() -> None:
    t = evening(change=rich)
    world = t.state.world
    there = [CONTENT.items[item] for item in world.released]
    assert sorted(item.number for item in there) == list(range(1, 15))
    assert all(world.released[item.id] == item.copies for item in there)
    assert "buy,winged-shoes" in offers(t) and "buy,boots-of-speed" not in offers(t)
    before = hero(t).gold
    say(t, "buy,winged-shoes")
    assert "winged-shoes" in hero(t).items and hero(t).gold == before - 20


@pytest.mark.rule("GH-SHOP-01")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    def poor(world: World) -> None:
        world.member(0).gold = 19

    t = evening(change=poor)
    assert "buy,winged-shoes" not in offers(t) and "buy,hide-armor" in offers(t)
    with pytest.raises(IllegalAnswer):
        t.answer(0, "buy,winged-shoes")


@pytest.mark.rule("GH-SHOP-02", "GH-SHOP-03")
def test_an_item_is_sold_for_half_its_printed_price() -> None:
    def change(world: World) -> None:
        world.here.reputation = 20
        world.released["boots-of-levitation"] = 2
        world.member(0).items = ["boots-of-levitation", "winged-shoes"]
        world.member(0).gold = 0

    t = evening(change=change)
    cost = CONTENT.items["boots-of-levitation"].cost
    copies = shop.copies(t.state.world, "boots-of-levitation")
    say(t, "sell,boots-of-levitation")
    assert hero(t).gold == cost // 2  # reputation says nothing about it
    assert shop.copies(t.state.world, "boots-of-levitation") == copies + 1
    say(t, "sell,winged-shoes")
    assert hero(t).gold == cost // 2 + 10
    assert standing.sale_price(75) == 37


@pytest.mark.rule("GH-SHOP-04", "GH-EQUIP-08", "GH-EQUIP-16", "GH-SETUP-04", "GH-SHEET-02")
def test_a_character_may_own_more_than_it_can_wear() -> None:
    t = evening(change=rich)
    for item in ("winged-shoes", "boots-of-striding", "iron-helmet", "heater-shield", "war-hammer"):
        say(t, f"buy,{item}")
    assert "buy,winged-shoes" not in offers(t)  # never two copies
    assert {"winged-shoes", "boots-of-striding"} <= set(hero(t).items)
    to_scenario(t)
    mat = t.state.characters[0]
    slots = [CONTENT.items[item].slot for item in mat.items]
    assert slots.count("legs") == 1 and not ("one-hand" in slots and "two-hand" in slots)
    assert len(mat.items) < len(hero(t).items)


@pytest.mark.rule("GH-SHOP-05")
def test_nothing_passes_from_one_character_to_another() -> None:
    t = evening(change=rich)
    words = {option.partition(",")[0] for option in offers(t)}
    assert words <= {"ready", "event", "donate", "another", "buy", "sell", "enhance", "catch-up", "retire", "kit"}


@pytest.mark.rule("GH-SHOP-07", "GH-DONE-05")
def test_a_design_brings_all_copies() -> None:
    t = evening(change=rich)
    shop.release(t.state.world, CONTENT, "boots-of-speed")
    assert t.state.world.released["boots-of-speed"] == 2
    assert "boots-of-speed" in shop.on_offer(t.state.world, CONTENT, hero(t))


@pytest.mark.rule("GH-SHOP-08", "GH-PROSP-02", "GH-PROSP-03")
def test_prosperity_brings_its_items() -> None:
    ranges = {1: (1, 14), 2: (15, 21), 3: (22, 28), 4: (29, 35), 5: (36, 42), 6: (43, 49), 7: (50, 56), 8: (57, 63)}
    ranges[9] = (64, 70)
    for points, level in ((0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (15, 4), (22, 5), (30, 6), (39, 7), (50, 8), (64, 9)):
        assert standing.prosperity_level(points) == level
        world = World(prosperity=points)
        shop.release_by_prosperity(world, CONTENT)
        numbers = sorted(CONTENT.items[item].number for item in world.released)
        assert numbers == list(range(1, ranges[level][1] + 1))


@pytest.mark.rule("GH-SHOP-10")
def test_copies_limit_what_can_be_bought() -> None:
    t = evening(seats=3, change=rich)
    say(t, "buy,war-hammer", seat=0)
    say(t, "buy,war-hammer", seat=1)
    assert "buy,war-hammer" not in offers(t, 2)
    assert shop.why_not(t.state.world, CONTENT, hero(t, 2), "war-hammer") == "GH-SHOP-10"
    say(t, "sell,war-hammer", seat=0)
    assert "buy,war-hammer" in offers(t, 2)


@pytest.mark.rule("GH-SHOP-11", "GH-SHOP-12", "GH-PARTY-03")
def test_what_those_who_rest_own_can_be_bought() -> None:
    def change(world: World) -> None:
        rich(world)
        away = growth.create(world, CONTENT, "mindthief", "line-x")
        other = growth.create(world, CONTENT, "spellweaver", "line-y")
        away.items, other.items = ["war-hammer"], ["war-hammer"]

    t = evening(change=change)
    say(t, "buy,war-hammer", seat=0)
    say(t, "buy,war-hammer", seat=1)
    resting = [one for one in t.state.world.heroes.values() if one.what in ("mindthief", "spellweaver")]
    assert all(one.items == ["war-hammer"] for one in resting)  # it stays on their sheets


@pytest.mark.rule("GH-REP-04")
def test_reputation_changes_prices() -> None:
    table = {20: -5, 19: -5, 18: -4, 15: -4, 14: -3, 11: -3, 10: -2, 7: -2, 6: -1, 3: -1, 2: 0, 0: 0, -2: 0, -3: 1}
    table |= {-6: 1, -7: 2, -10: 2, -11: 3, -14: 3, -15: 4, -18: 4, -19: 5, -20: 5}
    for reputation, change in table.items():

        def known(world: World, reputation: int = reputation) -> None:
            rich(world)
            world.here.reputation = reputation

        t = evening(change=known)
        say(t, "buy,war-hammer")
        assert hero(t).gold == 2000 - 30 - change
    world = World()
    assert max(0, standing.price_change(20)) == 0 and world.prosperity == 0


# -- levels and perks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-LVLUP-03", "GH-LVLUP-11")
def test_experience_for_levels() -> None:
    needed = [0, 45, 95, 150, 210, 275, 345, 420, 500]
    for level, xp in enumerate(needed, 1):
        assert standing.level_of(xp) == level and (xp == 0 or standing.level_of(xp - 1) == level - 1)
    assert standing.level_of(9999) == 9


@pytest.mark.rule(
    "GH-LVLUP-01",
    "GH-LVLUP-02",
    "GH-LVLUP-04",
    "GH-LVLUP-05",
    "GH-LVLUP-07",
    "GH-LVLUP-08",
    "GH-SHEET-03",
)
def test_a_level_must_be_taken_in_the_city() -> None:
    def learned(world: World) -> None:
        world.member(0).xp = 46

    t = evening(change=learned)
    assert t.questions[0].prompt == "level-up"  # nothing else can be done first
    cards = [CONTENT.cards[id] for id in offers(t)]
    assert cards and all(card.level == 2 and card.owner == hero(t).what for card in cards)
    gained = cards[0].id
    say(t, gained)
    assert hero(t).level == 2 and gained in hero(t).cards
    assert t.questions[0].prompt == "mark-perk"
    say(t, offers(t)[0])
    assert sum(hero(t).perks.values()) == 1 and t.questions[0].prompt == "city"
    to_scenario(t)
    figure = t.state.figures["h0"]
    record = CONTENT.classes[hero(t).what]
    assert figure.max_hp == record.hp[1] > record.hp[0]
    assert len(t.state.characters[0].hand) == record.hand  # never larger
    assert gained in [*t.state.characters[0].hand, *t.state.characters[0].aside]


@pytest.mark.rule("GH-LVLUP-04", "GH-LVLUP-10")
def test_several_levels_are_taken_one_by_one() -> None:
    def learned(world: World) -> None:
        world.member(0).xp = 160  # level 4

    t = evening(change=learned)
    had: list[str] = []
    for level in (2, 3, 4):
        assert t.questions[0].prompt == "level-up"
        assert all(2 <= CONTENT.cards[id].level <= level for id in offers(t))
        assert not set(had) & set(offers(t))  # one it does not have yet
        had.append(offers(t)[0])
        say(t, had[-1])
        assert hero(t).level == level
        assert t.questions[0].prompt == "mark-perk"  # all steps of a level before the next one
        say(t, offers(t)[0])
    assert t.questions[0].prompt == "city" and hero(t).cards == had


@pytest.mark.rule("GH-LVLUP-06")
def test_a_perk_once_for_each_box() -> None:
    record = CONTENT.classes["brute"]
    nth = next(n for n, perk in enumerate(record.perks) if perk.boxes == 2)
    single = next(n for n, perk in enumerate(record.perks) if perk.boxes == 1)

    def due(world: World) -> None:
        world.member(0).perks_due = 4

    t = evening(change=due, classes=("brute", "tinkerer"))
    say(t, str(nth))
    assert str(nth) in offers(t)
    say(t, str(nth))
    assert str(nth) not in offers(t)
    say(t, str(single))
    assert str(single) not in offers(t)


@pytest.mark.rule("GH-EX-23", "GH-LVLUP-05", "GH-LVLUP-09")
def test_the_brutes_replacing_perk() -> None:
    record = CONTENT.classes["brute"]
    nth = next(n for n, perk in enumerate(record.perks) if perk.steps[0].remove == {"minus-1": 1} and perk.steps[0].add)

    def due(world: World) -> None:
        world.member(0).perks_due = 1

    t = evening(change=due, classes=("brute", "tinkerer"))
    say(t, str(nth))
    to_scenario(t)
    deck, plain = t.state.characters[0].deck, t.state.characters[1].deck
    ones = [id for id in deck if CONTENT.modifiers[id].plus == 1 and not CONTENT.modifiers[id].rolling]
    before = [id for id in plain if CONTENT.modifiers[id].plus == 1 and not CONTENT.modifiers[id].rolling]
    assert deck.count("minus-1") == plain.count("minus-1") - 1
    assert len(ones) == len(before) + 1 and len(deck) == len(plain)


@pytest.mark.rule("GH-PERK-01", "GH-PERK-02", "GH-PERK-03", "GH-PERK-04", "GH-SHEET-04", "GH-FINISH-12")
def test_check_marks_give_perks() -> None:
    t = evening()
    one = hero(t)
    growth.check(one, 2)
    assert (one.checks, one.perks_due) == (2, 0)
    growth.check(one, 2)
    assert (one.checks, one.perks_due) == (4, 1)  # one is left over
    growth.check(one, 2)
    assert (one.checks, one.perks_due) == (6, 2)
    growth.check(one, 40)
    assert (one.checks, one.perks_due) == (18, 6)  # eighteen boxes, six perks


@pytest.mark.rule("GH-RESULT-10")
def test_a_mark_that_would_cost_a_perk_is_not_lost() -> None:
    one = hero(evening())
    growth.check(one, 4)
    assert growth.check(one, -3) == -1 and one.checks == 3 and one.perks_due == 1


@pytest.mark.rule("GH-PROSP-04")
def test_a_character_may_catch_up_with_the_city() -> None:
    def grown(world: World) -> None:
        world.prosperity = 9  # level 3

    t = evening(change=grown)
    assert "catch-up" in offers(t)
    for level in (2, 3):
        t.answer(0, "catch-up")
        assert t.questions[0].prompt == "level-up"
        t.answer(0, offers(t)[0])
        t.answer(0, offers(t)[0])
        assert (hero(t).level, hero(t).xp) == (level, standing.LEVELS[level - 1])
    assert "catch-up" not in offers(t)


# -- new characters --------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "GH-CREATE-01",
    "GH-CREATE-02",
    "GH-CREATE-03",
    "GH-CREATE-06",
    "GH-CREATE-07",
    "GH-HAND-01",
    "GH-QUEST-01",
)
def test_a_new_character() -> None:
    t = evening(quests=False)
    assert t.questions[0].prompt == "quest" and len(offers(t)) == 2
    deck = len(t.state.world.quests)
    kept, other = offers(t)
    say(t, kept)
    assert hero(t).quests == [kept] and other in t.state.world.quests and len(t.state.world.quests) == deck + 1
    fresh = growth.create(t.state.world, CONTENT, "mindthief", "line-9")
    assert (fresh.level, fresh.xp, fresh.gold) == (1, 0, 30)
    pool = [CONTENT.cards[id] for id in growth.pool(CONTENT, fresh)]
    assert {card.level for card in pool} == {0, 1} and sum(card.level == 0 for card in pool) == 3


@pytest.mark.rule("GH-CREATE-04", "GH-CREATE-05", "GH-CREATE-06", "GH-CREATE-07", "GH-PARTY-03", "GH-RETIRE-14")
def test_another_character_at_any_level_up_to_prosperity() -> None:
    def grown(world: World) -> None:
        world.prosperity = 4  # level 2

    t = evening(change=grown, classes=("brute", "tinkerer"))
    first = hero(t).id
    say(t, "another")
    there = offers(t)
    assert "stay" in there and "mindthief,1" in there and "mindthief,2" in there and "mindthief,3" not in there
    assert not [id for id in there if id.startswith("tinkerer,")]  # each class once in a party
    assert "brute,1" in there  # another Brute may take the place of this one
    say(t, "mindthief,2")
    assert hero(t).what == "mindthief" and hero(t).gold == 45 and hero(t).xp == 45
    say(t, offers(t)[0])  # a quest
    assert t.questions[0].prompt == "level-up"  # every step of the level
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "mark-perk"
    say(t, offers(t)[0])
    say(t, "another")
    assert f"waiting,{first}" in offers(t)
    say(t, f"waiting,{first}")
    assert hero(t).id == first and hero(t).what == "brute"


@pytest.mark.rule("GH-SHEET-01", "GH-CHAR-01")
def test_the_first_party() -> None:
    t = evening(seats=4)
    assert t.state.world.classes == ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"]
    assert len({hero(t, seat).what for seat in range(4)}) == 4
    assert all(t.game.seat_name(t.state, seat) for seat in range(4))


# -- the hand --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-HAND-02", "GH-HAND-03", "GH-HAND-05", "GH-SETUP-05", "GH-SETUP-06")
def test_the_hand_is_chosen_from_the_pool() -> None:
    t = evening(classes=("brute", "tinkerer"))
    leave(t)
    t.answer(0, "black-barrow")
    while t.questions[0].prompt != "hand" if 0 in t.questions else True:
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, "done" if "done" in ids and question.prompt != "hand" else ids[0])
    mat = t.state.characters[0]
    assert len(mat.hand) == 10 and all(CONTENT.cards[id].level == 1 for id in mat.hand)
    assert sorted(CONTENT.cards[id].level for id in mat.aside) == [0, 0, 0]
    out, into = mat.hand[0], mat.aside[0]
    t.answer(0, f"swap,{out},{into}")
    mat = t.state.characters[0]
    assert into in mat.hand and out in mat.aside and len(mat.hand) == 10  # one out for one in


# -- donations -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DONATE-01", "GH-DONATE-02")
def test_a_donation_once_a_visit_brings_two_blessings() -> None:
    t = evening(change=rich)
    say(t, "donate")
    assert hero(t).gold == 1990 and t.state.world.donated == 10 and "donate" not in offers(t)
    assert "donate" in offers(t, 1)
    to_scenario(t)
    assert t.state.characters[0].deck.count("bless") == 2 and t.state.characters[1].deck.count("bless") == 0
    assert hero(t).blessed == 0 and not hero(t).donated


# -- enhancements ----------------------------------------------------------------------------------------------------
def enhancing_allowed(world: World) -> None:
    rich(world)
    world.achievements.append("the-power-of-enhancement")


@pytest.mark.rule("GH-ENH-01")
def test_enhancing_needs_its_achievement() -> None:
    assert not [id for id in offers(evening(change=rich)) if id.startswith("enhance")]
    assert [id for id in offers(evening(change=enhancing_allowed)) if id.startswith("enhance")]


@pytest.mark.rule("GH-ENH-02", "GH-ENH-03", "GH-ENH-23")
def test_a_sticker_is_paid_by_its_owner_and_fills_its_spot() -> None:
    t = evening(change=enhancing_allowed, classes=("brute", "tinkerer"))
    mine = [id for id in offers(t) if id.startswith("enhance,")]
    pool = growth.pool(CONTENT, hero(t))
    assert {id.split(",")[1] for id in mine} <= set(pool)
    spot = "enhance,trample,top,0,value,0,"
    assert f"{spot}+1" in mine
    say(t, f"{spot}+1")
    assert hero(t).gold == 1950 and hero(t, 1).gold == 2000
    assert not [id for id in offers(t) if id.startswith(spot)]  # one sticker a spot
    plain = next(card for card in CONTENT.cards.values() if not list(enhancing.spots(card, CONTENT.summons)))
    assert not enhancing_of(t, plain.id)


def enhancing_of(t: Any, card: str) -> list[str]:
    return [id for id in offers(t) if id.startswith(f"enhance,{card},")]


@pytest.mark.rule("GH-ENH-13")
def test_prices() -> None:
    assert enhancing.PLUS == {
        "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30, "retaliate": 100,
        "heal": 30, "targets": 50,
    }  # fmt: skip
    assert enhancing.SUMMONS == {"move": 100, "attack": 100, "range": 50, "hp": 50}
    others = {"poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75}
    others |= {"strengthen": 50, "bless": 50, "jump": 50, "any": 150}
    others |= dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), 100)
    assert others == enhancing.OTHERS
    card = CONTENT.cards["trample"]
    spots = {(spot.half, spot.line): spot for spot in enhancing.spots(card, CONTENT.summons)}
    assert enhancing.cost(card, spots["top", "value"], "+1", []) == 50
    assert enhancing.cost(card, spots["top", "pierce"], "+1", []) == 30
    assert enhancing.cost(card, spots["bottom", "value"], "+1", []) in (30, 100)


@pytest.mark.rule("GH-EX-24", "GH-ENH-14", "GH-ENH-15")
def test_the_first_worked_price() -> None:
    card = CONTENT.cards["brute-force"]
    at = next(spot for spot in enhancing.spots(card, CONTENT.summons) if spot.half == "top" and spot.line == "value")
    assert card.level == 3 and len(card.top.do[0].area.hexes) == 3
    assert enhancing.cost(card, at, "+1", []) == 150


@pytest.mark.rule("GH-EX-25", "GH-ENH-15", "GH-ENH-16", "GH-ENH-17", "GH-ENH-21", "GH-ENH-14")
def test_the_second_worked_price() -> None:
    card = CONTENT.cards["brute-force"]
    at = next(spot for spot in enhancing.spots(card, CONTENT.summons) if spot.line == "area")
    first = Enhancement(card.id, "top", 0, "value", 0, "+1")
    assert enhancing.cost(card, at, "hex", [first]) == 191
    other_half = Enhancement(card.id, "bottom", 1, "value", 0, "+1")
    assert enhancing.cost(card, at, "hex", [other_half]) == 116
    grown = Enhancement(card.id, "top", 0, "area", 0, "hex")
    assert enhancing.cost(card, at, "hex", [grown]) == 50 + 50 + 75  # four hexes now
    for hexes, base in ((1, 200), (2, 100), (3, 66), (4, 50), (5, 40), (6, 33), (7, 28), (8, 25)):
        assert enhancing.HEX // hexes == base


def of_level_three(world: World) -> None:
    enhancing_allowed(world)
    world.member(0).level = 3
    world.member(0).cards = ["brute-force"]


@pytest.mark.rule("GH-EX-24", "GH-ENH-13", "GH-ENH-14", "GH-ENH-15")
def test_the_brute_pays_150_for_a_sticker_on_an_attack_of_three_hexes() -> None:
    t = evening(change=of_level_three, classes=("brute", "tinkerer"))
    say(t, "enhance,brute-force,top,0,value,0,+1")
    assert hero(t).gold == 2000 - 150


@pytest.mark.rule("GH-EX-25", "GH-ENH-15", "GH-ENH-16", "GH-ENH-17")
def test_the_brute_pays_191_for_another_hex_on_the_same_action() -> None:
    def with_the_first(world: World) -> None:
        of_level_three(world)
        world.enhancements = [Enhancement("brute-force", "top", 0, "value", 0, "+1")]

    t = evening(change=with_the_first, classes=("brute", "tinkerer"))
    say(t, "enhance,brute-force,top,0,area,0,hex")
    assert hero(t).gold == 2000 - 191


@pytest.mark.rule("GH-ENH-14", "GH-ENH-15")
def test_several_targets_cost_double_and_levels_more() -> None:
    whirlwind = CONTENT.cards["whirlwind"]  # all adjacent enemies, level 5
    at = next(spot for spot in enhancing.spots(whirlwind, CONTENT.summons) if spot.half == "top")
    assert enhancing.cost(whirlwind, at, "+1", []) == 2 * 50 + 4 * 25
    x = next(card for card in CONTENT.cards.values() if card.level == 0 and list(enhancing.spots(card, {})))
    at = next(iter(enhancing.spots(x, {})))
    what = enhancing.fitting(x, at)[0]
    plain = enhancing.cost(x, at, what, [])
    assert plain in (v * k for v in [*enhancing.PLUS.values(), *enhancing.OTHERS.values(), 100, 66] for k in (1, 2))


@pytest.mark.rule(
    "GH-ENH-04",
    "GH-ENH-05",
    "GH-ENH-06",
    "GH-ENH-07",
    "GH-ENH-08",
    "GH-ENH-09",
    "GH-ENH-10",
    "GH-ENH-12",
    "GH-ENH-22",
)
def test_what_may_go_where() -> None:
    def fits(card: str, half: str, nth: int, line: str) -> list[str]:
        record = CONTENT.cards[card]
        at = next(
            spot
            for spot in enhancing.spots(record, CONTENT.summons)
            if (spot.half, spot.nth, spot.line) == (half, nth, line)
        )
        return enhancing.fitting(record, at)

    attack = fits("trample", "top", 0, "value")
    assert {"+1", "poison", "wound", "muddle", "immobilize", "disarm", "curse", "fire", "any"} <= set(attack)
    assert not {"stun", "invisible", "strengthen", "bless", "jump", "hex"} & set(attack)
    assert fits("trample", "top", 0, "pierce") == ["+1"]  # a smaller line
    move = fits("grab-and-go", "bottom", 0, "value")
    assert "jump" in move and not {"strengthen", "bless", "poison"} & set(move)
    assert "jump" not in fits("trample", "bottom", 0, "value")  # it jumps already
    heal = fits("eye-for-an-eye", "bottom", 0, "value")
    assert {"+1", "strengthen", "bless"} <= set(heal) and "poison" not in heal
    assert fits("brute-force", "top", 0, "area") == ["hex"]


@pytest.mark.rule(
    "GH-ENH-05",
    "GH-ENH-06",
    "GH-ENH-09",
    "GH-ENH-10",
    "GH-ENH-11",
    "GH-ENH-12",
    "GH-ENH-19",
    "GH-ENH-20",
)
def test_the_card_with_its_stickers() -> None:
    made = [
        Enhancement("trample", "top", 0, "value", 0, "+1"),
        Enhancement("trample", "top", 0, "pierce", 0, "+1"),
        Enhancement("sweeping-blow", "top", 0, "value", 0, "poison"),
        Enhancement("sweeping-blow", "top", 0, "area", 0, "hex"),
        Enhancement("grab-and-go", "bottom", 0, "value", 0, "jump"),
        Enhancement("grab-and-go", "bottom", 0, "value", 1, "any"),
    ]

    def stuck(world: World) -> None:
        world.enhancements = list(made)

    t = evening(change=stuck, classes=("brute", "tinkerer"))
    cards = t.state.content.cards
    assert (cards["trample"].top.do[0].value, cards["trample"].top.do[0].pierce) == (4, 3)
    blow = cards["sweeping-blow"].top.do[0]
    assert blow.conditions == ("poison",) and len(blow.area.hexes) == 4
    go = cards["grab-and-go"].bottom.do[0]
    assert go.jump and go.extras[-1].makes == ("any",)
    assert CONTENT.cards["trample"].top.do[0].value == 3  # other worlds have the printed card
    assert not [id for id in offers(t) if "remove" in id]
    world = t.state.world
    heir = growth.create(world, CONTENT, "brute", "line-7")  # the next of the class has them too
    assert heir.what == "brute" and world.enhancements == made


@pytest.mark.rule("GH-ENH-05")
def test_a_summon_with_a_sticker() -> None:
    card = next(
        card
        for card in CONTENT.cards.values()
        if any(spot.line == "summon-hp" for spot in enhancing.spots(card, CONTENT.summons))
    )
    at = next(spot for spot in enhancing.spots(card, CONTENT.summons) if spot.line == "summon-hp")
    one = Enhancement(card.id, at.half, at.nth, at.line, at.spot, "+1")
    which = getattr(card, at.half).do[at.nth].summon
    content = CONTENT.enhanced((one,))
    assert content.summons[which].hp == CONTENT.summons[which].hp + 1
    assert enhancing.cost(card, at, "+1", []) == 50 + 25 * (max(1, card.level) - 1)


@pytest.mark.rule("GH-ENH-18")
def test_prosperity_limits_the_number_of_enhanced_cards() -> None:
    t = evening(change=enhancing_allowed, classes=("brute", "tinkerer"))
    say(t, "enhance,trample,top,0,value,0,+1")
    assert enhancing_of(t, "trample")  # a second sticker on the same card
    assert not enhancing_of(t, "sweeping-blow")
    assert offers_of.why_not_enhance(t.state, hero(t), "sweeping-blow") == "GH-ENH-18"

    def grown(world: World) -> None:
        enhancing_allowed(world)
        world.prosperity = 4
        world.enhancements = [Enhancement("trample", "top", 0, "value", 0, "+1")]

    assert enhancing_of(evening(change=grown, classes=("brute", "tinkerer")), "sweeping-blow")


def test_worlds_that_cannot_be_read_are_refused() -> None:
    import taverna

    for world, why in (({"version": 99}, "another Taverna"), ({"heroes": 3}, "no world")):
        with pytest.raises(OptionError, match=why):
            taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "world": world})
    with pytest.raises(OptionError, match="no party"):
        taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "party": "party-77"})


@pytest.mark.rule("GH-ENH-15", "GH-ENH-13")
def test_an_x_card_is_priced_like_one_of_level_one() -> None:
    known = CONTENT.printed
    priced = 0
    for card in known.cards.values():
        for at in enhancing.spots(card, known.summons) if card.level == 0 else ():
            for what in enhancing.fitting(card, at):
                plain = msgspec.structs.replace(card, level=1)
                assert enhancing.cost(card, at, what, []) == enhancing.cost(plain, at, what, []) >= 28
                priced += 1
    assert priced


@pytest.mark.rule("GH-ENH-02")
def test_the_abilities_of_an_enhanced_card_are_its_own() -> None:
    """What lasts is found again by its place on the card, the enhanced one."""
    CONTENT.abilities("trample", "top")
    made = CONTENT.enhanced((Enhancement("trample", "top", 0, "value", 0, "+1"),))
    assert made.abilities("trample", "top")[0] is made.cards["trample"].top.do[0]
    assert made.abilities("trample", "top")[0] != CONTENT.abilities("trample", "top")[0]
