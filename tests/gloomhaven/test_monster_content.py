"""Monsters, their decks, modifier cards, items, battle goals and treasures as data: complete, linked, readable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverna
import taverna.games.gloomhaven
from taverna.core.content import read_folder
from taverna.games.gloomhaven import GAME
from taverna.games.gloomhaven.printed import Printer
from taverna.games.gloomhaven.records.abilities import Attack, LastingBonus, Special, Summoning
from taverna.games.gloomhaven.records.content import Content
from taverna.games.gloomhaven.records.items import Item
from taverna.games.gloomhaven.records.monsters import MonsterCard, MonsterType, Stats
from taverna.games.gloomhaven.records.vocabulary import SUMS
from taverna.games.gloomhaven.rules.goals import TESTS

FOLDER = Path(taverna.games.gloomhaven.__file__).parent / "content"
CONTENT = Content(read_folder(FOLDER))
MONSTERS, DECKS, ITEMS = CONTENT.monsters, CONTENT.monster_decks, CONTENT.items
TYPES = [kind for kind in MONSTERS.values() if kind.normal]
NAMED = [kind for kind in MONSTERS.values() if kind.boss]
CARDS = [(deck.id, card) for deck in DECKS.values() for card in deck.cards]
MINE = ("monsters", "monster-decks", "modifiers", "items", "battle-goals", "treasures", "summons-items")


def everything(record: Any) -> Iterator[Any]:
    """A record and all records in it."""
    yield record
    if isinstance(record, msgspec.Struct):
        for field in record.__struct_fields__:
            yield from everything(getattr(record, field))
    elif isinstance(record, tuple | list):
        for one in record:
            yield from everything(one)


def rows(kind: MonsterType) -> tuple[Stats, ...]:
    return (*kind.normal, *kind.elite, *kind.boss)


@pytest.mark.parametrize("file", MINE)
def test_every_record_has_its_name_in_three_languages(file: str) -> None:
    for id, record in read_folder(FOLDER)[file].items():
        assert re.fullmatch(r"[a-z0-9-]+", id)
        for text in (record["name"], record.get("text") or record["name"]):
            assert set(text) == {"en", "es", "pt-BR"}
            assert all(words.strip() for words in text.values())


# -- monsters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-STAT-01", "GH-MON-03", "GH-BOSS-01")
def test_34_types_13_bosses_and_16_named_monsters() -> None:
    assert len(TYPES) == 34
    assert sum(kind.deck == "boss" and kind.id != "prime-demon-besieged" for kind in NAMED) == 13
    assert len(NAMED) == 29
    for kind in TYPES:
        assert len(kind.normal) == len(kind.elite) == 8 and not kind.boss
    for kind in NAMED:
        assert len(kind.boss) == 8 and not kind.normal and not kind.elite


@pytest.mark.rule("GH-MONCARD-03")
def test_every_type_has_its_deck_and_guards_archers_shamans_scouts_and_imps_share_theirs() -> None:
    assert all(kind.deck in DECKS for kind in MONSTERS.values())
    shared = Counter(kind.deck for kind in TYPES)
    assert {deck for deck, types in shared.items() if types > 1} == {"guard", "archer", "shaman", "imp"}
    assert shared["guard"] == 3 and shared["archer"] == 3 and shared["shaman"] == 2 and shared["imp"] == 2
    assert {deck for deck in DECKS if deck not in {kind.deck for kind in MONSTERS.values()}} == set()


@pytest.mark.rule("GH-STAT-03", "GH-STAT-05")
def test_no_level_is_weaker_than_the_one_below_in_hit_points_attack_or_range() -> None:
    for kind in TYPES:
        for stats in (kind.normal, kind.elite):
            for below, above in pairwise(stats):
                assert int(above.hp) >= int(below.hp), kind.id
                assert int(above.attack or 0) >= int(below.attack or 0), kind.id
                assert above.range >= below.range and above.shield >= below.shield, kind.id
                assert above.retaliate >= below.retaliate and above.pierce >= below.pierce, kind.id
                assert above.targets >= below.targets and set(above.conditions) >= set(below.conditions) - {"poison"}


@pytest.mark.rule("GH-MON-04")
def test_an_elite_attacks_and_is_shielded_no_worse_than_a_normal_one() -> None:
    for kind in TYPES:
        for normal, elite in zip(kind.normal, kind.elite, strict=True):
            assert int(elite.attack or 0) >= int(normal.attack or 0), kind.id
            assert elite.range >= normal.range and elite.shield >= normal.shield, kind.id


@pytest.mark.rule("GH-STAT-07")
def test_melee_types_have_no_range_at_any_level() -> None:
    ranged = {kind.id for kind in TYPES if any(row.range for row in rows(kind))}
    assert ranged == {
        "ancient-artillery",
        "bandit-archer",
        "black-imp",
        "city-archer",
        "flame-demon",
        "forest-imp",
        "inox-archer",
        "inox-shaman",
        "living-spirit",
        "ooze",
        "savvas-icestorm",
        "spitting-drake",
        "vermling-shaman",
        "wind-demon",
    }
    assert all(row.range for kind in TYPES if kind.id in ranged for row in rows(kind))


@pytest.mark.rule("GH-STAT-09")
def test_those_who_fly() -> None:
    assert {kind.id for kind in TYPES if kind.flying} == {
        "flame-demon",
        "forest-imp",
        "living-spirit",
        "spitting-drake",
        "sun-demon",
        "wind-demon",
    }


@pytest.mark.rule("GH-STAT-04")
def test_those_who_cannot_move() -> None:
    assert {kind.id for kind in TYPES if all(row.move is None for row in rows(kind))} == {
        "ancient-artillery",
        "deep-terror",
    }


def test_standees_are_four_six_or_ten() -> None:
    assert {kind.standees for kind in TYPES} == {4, 6, 10}


@pytest.mark.rule("GH-STAT-02", "GH-STAT-08")
@pytest.mark.parametrize(
    ("id", "rank", "level", "stats"),
    [
        ("bandit-guard", "elite", 1, Stats(hp=9, move=2, attack=3, shield=1)),
        ("bandit-archer", "elite", 4, Stats(hp=10, move=3, attack=4, range=6, conditions=("poison",))),
        ("living-bones", "elite", 3, Stats(hp=10, move=4, attack=3, shield=1, targets=3)),
        ("city-guard", "elite", 4, Stats(hp=10, move=3, attack=4, shield=2, retaliate=2)),
        ("flame-demon", "normal", 7, Stats(hp=5, move=4, attack=4, range=5, shield=4, retaliate=4, retaliate_range=3)),
        ("night-demon", "normal", 0, Stats(hp=3, move=3, attack=3, attackers_disadvantage=True)),
        ("sun-demon", "elite", 7, Stats(hp=22, move=4, attack=5, shield=2, advantage=True)),
        ("savvas-icestorm", "elite", 7, Stats(hp=24, move=4, attack=6, range=6, shield=3, pierce=4)),
        ("lurker", "normal", 6, Stats(hp=12, move=4, attack=4, shield=1, pierce=3, targets=2)),
        ("bandit-commander", "boss", 1, Stats(hp="10*C", move=3, attack=3)),
        ("inox-bodyguard", "boss", 0, Stats(hp="6*C", move=2, attack="C")),
    ],
)
def test_a_stat_card(id: str, rank: str, level: int, stats: Stats) -> None:
    assert getattr(MONSTERS[id], rank)[level] == stats


@pytest.mark.rule("GH-BOSS-03", "GH-BOSS-05")
def test_bosses_have_two_specials_and_immunities_and_others_have_none() -> None:
    for kind in MONSTERS.values():
        assert (len(kind.specials) == 2) == (kind.deck == "boss"), kind.id
        assert bool(kind.immune) == (kind.deck == "boss"), kind.id


@pytest.mark.rule("GH-MSUMMON-01")
def test_what_monsters_summon_is_a_type_of_monster() -> None:
    for record in (*MONSTERS.values(), *DECKS.values()):
        for ability in everything(record):
            if isinstance(ability, Summoning):
                assert MONSTERS[ability.monster].normal


# -- ability decks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-AREA-04")
def test_every_deck_has_eight_cards_and_one_or_two_to_shuffle_by() -> None:
    for deck in DECKS.values():
        assert len(deck.cards) == len({card.number for card in deck.cards}) == 8, deck.id
        assert sum(card.shuffle for card in deck.cards) in (1, 2), deck.id
        assert all(1 <= card.initiative <= 99 for card in deck.cards)


@pytest.mark.rule("GH-BOSS-01")
def test_the_boss_deck_has_three_of_each_special() -> None:
    specials = Counter(do.number for card in DECKS["boss"].cards for do in card.do if isinstance(do, Special))
    assert specials == {1: 3, 2: 3}


def test_numbers_stand_once_in_all_decks_but_the_necromancers() -> None:
    numbers = [card.number for deck, card in CARDS if deck != "inox-necromancer"]
    assert len(set(numbers)) == len(numbers) == 29 * 8


@pytest.mark.rule("GH-EQUA-01")
def test_every_sum_can_be_read() -> None:
    for record in (*MONSTERS.values(), *DECKS.values(), *ITEMS.values()):
        for ability in everything(record):
            for field in ("hp", "move", "attack", "value", "range", "targets", "times", "count", "plus"):
                amount = getattr(ability, field, None)
                if isinstance(amount, str) and amount != "all":
                    SUMS.read(amount)


@pytest.mark.rule("GH-MATK-05")
@pytest.mark.parametrize(("deck", "card"), CARDS, ids=lambda one: getattr(one, "number", one))
def test_an_attack_has_the_monsters_own_range_one_of_its_own_an_area_or_neighbours(
    deck: str, card: MonsterCard
) -> None:
    for attack in everything(card.do):
        if isinstance(attack, Attack):
            beside = attack.whom is not None and attack.whom.range == 1
            from_self = attack.area is not None and attack.area.own is not None
            assert (attack.range == 0) == (beside or from_self)


@pytest.mark.rule("GH-MONCARD-05")
def test_the_cards_of_the_rulebook() -> None:
    """Initiative 45 with Move +0 and Attack +0; 20 with Move -2, Attack +0, Heal 2 on itself and the shuffle symbol."""
    bones = DECKS["living-bones"].cards
    plain = [card for card in bones if card.initiative == 45]
    assert [[(do.value) for do in card.do] for card in plain] == [["M", "A"], ["M", "A"]]  # type: ignore[union-attr]
    (healing,) = [card for card in bones if card.initiative == 20]
    assert [do.value for do in healing.do] == ["M-2", "A", 2]  # type: ignore[union-attr]
    assert healing.shuffle
    (near,) = [card for card in DECKS["archer"].cards if card.initiative == 32]
    assert near.do[1] == Attack(value="A+1", range="R-1")


def test_what_a_cultist_does_when_it_dies_reaches_all_next_to_it() -> None:
    deaths = [do for card in DECKS["cultist"].cards for do in card.do if isinstance(do, LastingBonus)]
    assert [bonus.on for bonus in deaths] == ["death", "death"]


# -- modifier cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-AREA-06", "GH-AREA-07")
def test_the_standard_twenty() -> None:
    standard = {card.id: card.copies for card in CONTENT.modifiers.values() if card.kind == "standard"}
    assert standard == {"plus-0": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "double": 1, "null": 1}
    assert sum(standard.values()) == 20


@pytest.mark.rule("GH-MOD-11", "GH-BLESS-03", "GH-CURSE-06")
def test_bless_doubles_curse_is_null_and_neither_brings_a_reshuffle() -> None:
    cards = CONTENT.modifiers
    assert (cards["bless"].times, cards["curse"].times) == (2, 0)
    assert {card.id for card in cards.values() if card.reshuffle} == {"double", "null"}


# -- items -----------------------------------------------------------------------------------------------------------


def test_items_1_to_151() -> None:
    assert sorted(item.number for item in ITEMS.values()) == list(range(1, 152))
    assert Counter(item.slot for item in ITEMS.values()) == {
        "head": 21,
        "body": 21,
        "legs": 17,
        "one-hand": 34,
        "two-hand": 17,
        "small": 41,
    }


@pytest.mark.rule("GH-DESIGN-01")
def test_the_shop_grows_by_seven_items_with_each_level_of_prosperity() -> None:
    shop = Counter(item.prosperity for item in ITEMS.values() if item.prosperity)
    assert shop == {1: 14, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7, 9: 7}
    assert {item.number for item in ITEMS.values() if item.random} == set(range(71, 96))


@pytest.mark.rule("GH-EQUIP-11", "GH-USE-06")
def test_items_with_several_slots_are_used_whenever_they_can_be() -> None:
    several = [item for item in ITEMS.values() if item.uses > 1]
    assert {item.id: (item.uses, item.minus) for item in several} == {
        "hide-armor": (2, 2),
        "chainmail": (3, 3),
        "splintmail": (4, 4),
        "platemail": (5, 5),
        "swordedge-armor": (3, 4),
        "steam-armor": (5, 0),
    }
    assert all(item.forced for item in several)


@pytest.mark.rule("GH-EQUIP-13")
@pytest.mark.parametrize("item", ITEMS.values(), ids=lambda item: item.id)
def test_an_item_does_something(item: Item) -> None:
    plain = msgspec.structs.replace(
        item, id="", name={}, text=None, number=0, cost=0, slot="head", copies=0, prosperity=None, random=False, minus=0
    )
    dull = Item(
        id="",
        name={},
        source="public",
        number=0,
        cost=0,
        slot="head",
        copies=0,
        after=item.after,
        moment=item.moment,
        uses=item.uses,
        test=item.test,
        needs=item.needs,
        forced=item.forced,
        once_a_turn=item.once_a_turn,
    )
    assert plain != dull or item.moment == "own-obstacle"  # one more of it, by the moment alone
    if item.moment == "always":
        assert item.after == "kept"


def test_every_word_of_items_alone_is_explained_in_their_file() -> None:
    head = (FOLDER / "items.yaml").read_text(encoding="utf-8").split("\n\n")[0]
    explained = set(re.findall(r"^#   ([a-z-]+) ", head, re.M))
    assert {word for item in ITEMS.values() for word in item.wild} == explained


# -- goals and treasures ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-GOAL-02")
def test_24_battle_goals_four_of_them_worth_two_check_marks() -> None:
    goals = CONTENT.battle_goals.values()
    assert len(goals) == 24 and {goal.number for goal in goals} == set(range(458, 482))
    assert {goal.id for goal in goals if goal.checks == 2} == {"layabout", "indigent", "aggressor", "purist"}
    assert {goal.test for goal in goals} == set(TESTS)
    assert all(goal.text for goal in goals)


@pytest.mark.rule("GH-TREAS-06", "GH-TREAS-07")
def test_treasures_hold_items_that_exist() -> None:
    for id, treasure in CONTENT.treasures.items():
        assert id == str(treasure.number)
        for item in (*treasure.items, *([treasure.design] if treasure.design else [])):
            assert item in ITEMS


# -- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_every_item_monster_card_and_special_can_be_put_into_words(lang: str) -> None:
    table = taverna.new("gloomhaven")
    printer = Printer(GAME.words(lang, table.state), CONTENT)
    printed = {item.id: printer.item(item) for item in ITEMS.values()}
    printed |= {f"{deck} {card.number}": printer.monster_card(card) for deck, card in CARDS}
    for kind in NAMED:
        printed |= {f"{kind.id} {nth}": printer.abilities(one) for nth, one in enumerate(kind.specials)}
    gold = CONTENT.treasures["4"].name[lang]  # an id like a number, which numbers in texts must not be taken for
    for what, lines in printed.items():
        assert lines, what
        for line in lines:
            text = printer.spoken(line)
            assert text.strip() and "print-" not in text and gold not in text, (what, text)
