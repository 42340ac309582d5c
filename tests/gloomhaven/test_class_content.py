"""The classes as data: how many cards of which level, hands, hit points, perks, summons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from stage import printed

import taverna.games.gloomhaven
from taverna.core.content import read_folder, records
from taverna.games.gloomhaven.campaign import enhancing
from taverna.games.gloomhaven.campaign.world import Enhancement
from taverna.games.gloomhaven.records.abilities import Attack, Heal, Kill, Move, Summoning
from taverna.games.gloomhaven.records.cards import AbilityCard, CharacterClass, Half, ModifierCard, Perk, Summon
from taverna.games.gloomhaven.records.vocabulary import SUMS
from taverna.games.gloomhaven.rules import outfit

RAW = read_folder(Path(taverna.games.gloomhaven.__file__).parent / "content")
STARTING = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
CLASSES = records(RAW, "classes", CharacterClass)
PLAYABLE = [id for id, kind in CLASSES.items() if not kind.locked]
CARDS = {owner: records(RAW, f"cards-{owner}", AbilityCard) for owner in PLAYABLE}
ALL = [card for cards in CARDS.values() for card in cards.values()]
SUMMONS = records(RAW, "summons", Summon)
MODIFIERS = records(RAW, "modifiers", ModifierCard) | records(RAW, "modifiers-perks", ModifierCard)
STANDARD = Counter({id: card.copies for id, card in MODIFIERS.items() if card.kind == "standard"})

HANDS = {"brute": 10, "tinkerer": 12, "spellweaver": 8, "scoundrel": 9, "cragheart": 11, "mindthief": 10}
TOUGH = (10, 12, 14, 16, 18, 20, 22, 24, 26)
MIDDLING = (8, 9, 11, 12, 14, 15, 17, 18, 20)
FRAIL = (6, 7, 8, 9, 10, 11, 12, 13, 14)
HIT_POINTS = {
    "brute": TOUGH,
    "cragheart": TOUGH,
    "tinkerer": MIDDLING,
    "scoundrel": MIDDLING,
    "spellweaver": FRAIL,
    "mindthief": FRAIL,
}
INITIATIVES = {  # of the cards of level 1 and X, in the order of their numbers
    "brute": [72, 18, 64, 10, 61, 87, 32, 15, 54, 27, 35, 77, 20],
    "tinkerer": [62, 74, 47, 72, 74, 19, 20, 37, 17, 16, 61, 18, 34, 76, 46],
    "spellweaver": [69, 70, 80, 21, 7, 20, 36, 83, 25, 26, 91],
    "scoundrel": [86, 4, 12, 6, 23, 60, 10, 64, 33, 93, 9, 36],
    "cragheart": [46, 35, 75, 29, 87, 77, 41, 13, 61, 82, 38, 57, 53, 64],
    "mindthief": [48, 14, 27, 79, 82, 75, 71, 20, 8, 11, 77, 51, 29],
}


def parts(thing: Any) -> Iterator[Any]:
    """A record and everything in it."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        yield from chain.from_iterable(map(parts, thing))


def halves() -> list[tuple[str, str, Half]]:
    return [(card.id, side, getattr(card, side)) for card in ALL for side in ("top", "bottom")]


@pytest.mark.rule("GH-HAND-01", "GH-CARD-05")
@pytest.mark.parametrize("owner", PLAYABLE)
def test_a_class_has_a_hand_of_level_1_cards_three_x_cards_and_two_of_each_higher_level(owner: str) -> None:
    levels = Counter(card.level for card in CARDS[owner].values() if not card.copies)
    assert levels == {1: CLASSES[owner].hand, 0: 3} | dict.fromkeys(range(2, 10), 2)
    assert all(card.owner == owner for card in CARDS[owner].values())


@pytest.mark.rule("GH-CARD-01", "GH-LVLUP-08")
@pytest.mark.parametrize("owner", STARTING)
def test_hands_hit_points_and_initiatives_are_as_printed(owner: str) -> None:
    assert CLASSES[owner].hand == HANDS[owner]
    assert CLASSES[owner].hp == HIT_POINTS[owner]
    young = sorted((card for card in CARDS[owner].values() if card.level < 2), key=lambda card: card.number)
    assert [card.initiative for card in young] == INITIATIVES[owner]
    assert all(1 <= card.initiative <= 99 for card in CARDS[owner].values())


@pytest.mark.rule("GH-CARD-01")
def test_the_cards_have_their_numbers_and_names_of_their_own() -> None:
    assert sorted(card.number for card in ALL if card.owner in STARTING) == list(range(1, 175))
    assert len({card.number for card in ALL}) == len(ALL)
    for lang in ("en", "es", "pt-BR"):
        names = Counter(card.name[lang] for card in ALL)
        assert not [name for name, times in names.items() if times > 1]
    assert all(
        card.id == "".join(c if c.isalnum() else "-" for c in card.name.en.lower().replace("'", "")) for card in ALL
    )


@pytest.mark.rule("GH-CARD-04", "GH-BONUS-01", "GH-BONUS-03")
def test_every_half_does_something_and_lasting_ones_say_how_long() -> None:
    for id, side, half in halves():
        assert half.do, (id, side)
        lasting = {"bonus", "shield", "retaliate", "summon", "turncoat"} & {
            ability.__struct_config__.tag for ability in half.do if not getattr(ability, "turn_only", False)
        }
        assert bool(lasting) == (half.lasts is not None), (id, side)
        if half.slots:
            assert half.lasts == "persistent" and (half.lost or half.doom), (id, side)
        if half.augment:
            assert half.lasts == "persistent" and not half.lost and not half.slots, (id, side)


@pytest.mark.rule("GH-BONUS-08", "GH-RECOVER-02")
def test_only_few_cards_cannot_be_recovered() -> None:
    found = [id for id, _, half in halves() if half.unrecoverable]
    assert found[:3] == ["stamina-booster", "reviving-ether", "twin-restoration"]
    assert found[3:] == [
        *("brilliant-prayer", "brilliant-prayer", "bright-aegis", "continual-supply"),
        *("unending-dominance", "unending-dominance", "interplanar-mastery"),
        *("tribal-sigil", "tribal-sigil", "tomb-of-the-immortal"),
    ]


def test_every_sum_on_a_card_can_be_worked_out() -> None:
    for record in (*ALL, *SUMMONS.values()):
        for part in parts(record):
            if isinstance(part, msgspec.Struct):
                for field in ("value", "plus", "xp", "range", "hp", "attack", "move", "count"):
                    amount = getattr(part, field, None)
                    if isinstance(amount, str) and amount != "all":
                        SUMS.read(amount)


@pytest.mark.rule("GH-AOE-03")
def test_areas_are_joined_to_the_attacker_or_to_themselves_and_hold_no_hex_twice() -> None:
    shapes = [
        (id, part.area)
        for id, _, half in halves()
        for part in parts(half.do)
        if isinstance(part, Attack | Heal | Kill) and part.area is not None
    ]
    assert len([id for id, _ in shapes if any(card.id == id and card.owner in STARTING for card in ALL)]) == 22
    for id, area in shapes:
        hexes = [*area.hexes, *area.grow, *([area.own] if area.own is not None else [])]
        assert len(set(hexes)) == len(hexes), id
        reached = [area.own if area.own is not None else area.hexes[0]]
        for q, r in reached:
            near = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
            reached += [at for at in near if at in hexes and at not in reached]
        assert len(reached) == len(hexes), id


@pytest.mark.rule("GH-ENH-05", "GH-ENH-09", "GH-ENH-12", "GH-ENH-23")
def test_enhancement_spots_stand_on_lines_the_ability_has() -> None:
    for id, side, half in halves():
        for part in parts(half.do):
            for line, dots in getattr(part, "dots", {}).items():
                assert line == "value" or getattr(part, line), (id, side, line)
                if line == "area":
                    assert set(dots) == {"hex"} and len(dots) == len(part.area.grow), (id, side)
                if isinstance(part, Move):
                    assert set(dots) == {"circle"}, (id, side)


@pytest.mark.rule("GH-SUMMON-04")
def test_every_summon_is_summoned_by_one_card() -> None:
    summoned = [ability.summon for _, _, half in halves() for ability in half.do if isinstance(ability, Summoning)]
    companions = [kind.companion for kind in CLASSES.values() if kind.companion]
    assert sorted([*summoned, *companions]) == sorted(SUMMONS)


# Perks


def boxes(owner: str) -> list[Perk]:
    return [perk for perk in CLASSES[owner].perks for _ in range(perk.boxes)]


@pytest.mark.rule("GH-SHEET-03", "GH-LVLUP-06", "GH-MOD-14")
@pytest.mark.parametrize("owner", PLAYABLE)
def test_a_class_has_fifteen_perk_boxes_of_known_cards(owner: str) -> None:
    assert len(boxes(owner)) == 15
    for perk in CLASSES[owner].perks:
        for step in perk.steps:
            assert step.add or step.remove or step.ignore_item_effects or step.ignore_scenario_effects
            for id, times in (*step.add.items(), *step.remove.items()):
                assert times > 0 and MODIFIERS[id].kind in ("standard", "perk")


@pytest.mark.rule("GH-LVLUP-09", "GH-AREA-07", "GH-AREA-08")
@pytest.mark.parametrize("owner", PLAYABLE)
def test_a_deck_never_lacks_a_card_a_perk_removes_whatever_was_taken_before(owner: str) -> None:
    assert STANDARD.total() == 20
    for perk in boxes(owner):
        removed = Counter[str]()
        for other in boxes(owner):
            if other is not perk:
                for step in other.steps:
                    removed += Counter(step.remove)
        for step in perk.steps:
            for id, times in step.remove.items():
                if id in STANDARD:
                    assert STANDARD[id] - removed[id] >= times, f"{owner}: {id} may be gone"


@pytest.mark.rule("GH-LVLUP-06")
def test_a_perk_that_replaces_a_card_of_another_waits_for_it() -> None:
    kind = CLASSES["nightshroud"]
    adds = next(nth for nth, perk in enumerate(kind.perks) if perk.steps[0].add == {"minus-1-dark": 1})
    swaps = next(nth for nth, perk in enumerate(kind.perks) if "minus-1-dark" in perk.steps[0].remove)
    assert not outfit.markable(kind, {}, swaps)
    assert outfit.markable(kind, {adds: 1}, swaps)
    assert not outfit.markable(kind, {adds: 1, swaps: 1}, swaps)
    assert outfit.markable(kind, {adds: 2, swaps: 1}, swaps)


@pytest.mark.rule("GH-AREA-08", "GH-MOD-11")
@pytest.mark.parametrize("owner", PLAYABLE)
def test_with_every_perk_the_deck_still_has_cards_to_end_a_roll_and_both_shuffle_cards(owner: str) -> None:
    deck = STANDARD.copy()
    for perk in boxes(owner):
        for step in perk.steps:
            deck.subtract(step.remove)
            deck.update(step.add)
    assert min(deck.values()) >= 0
    assert deck["double"] == deck["null"] == 1
    assert sum(times for id, times in deck.items() if not MODIFIERS[id].rolling) >= 10


def test_twelve_classes_are_sealed_and_none_is_only_named() -> None:
    assert [id for id, kind in CLASSES.items() if not kind.sealed] == list(STARTING)
    assert len(CLASSES) == 18
    assert all(kind.hand and kind.hp and kind.perks and not kind.locked for kind in CLASSES.values())
    assert [id for id, kind in CLASSES.items() if kind.box] == ["bladeswarm"]


@pytest.mark.rule("GH-ENH-05", "GH-ENH-23")
def test_every_spot_can_be_used_those_of_what_others_perform_too() -> None:
    for owner, cards in CARDS.items():
        for card in cards.values():
            dots = sum(len(kinds) for part in parts(card) for kinds in getattr(part, "dots", {}).values())
            there = list(enhancing.spots(card, {}))
            assert len(there) == dots, (owner, card.id)
            for at in there:
                for what in enhancing.fitting(card, at):
                    assert enhancing.cost(card, at, what, ()) > 0
                    assert enhancing.stuck(card, [Enhancement(card.id, *at, what)]) != card
    order = CARDS["sunkeeper"]["empowering-command"]
    (at,) = enhancing.spots(order, {})
    attack = enhancing.stuck(order, [Enhancement(order.id, *at, "+1")]).bottom.do[0].perform[0]
    assert attack.value == 5 and enhancing.cost(order, at, "+1", ()) == 50


def test_every_class_has_its_text_in_the_gallery() -> None:
    told = {entry.id: entry for entry in taverna.games.gloomhaven.GAME.gallery("en") if entry.kind == "class"}
    assert sorted(told) == sorted(PLAYABLE)
    for id, entry in told.items():
        assert len(entry.cards) == 6 and all(CARDS[id][card].level == 1 for card in entry.cards), id


def test_the_docs_count_what_is_printed_and_what_is_ours() -> None:
    told = (Path(__file__).parents[2] / "docs" / "gloomhaven.md").read_text(encoding="utf-8")
    content = printed()
    cards = content.cards.values()
    ours = Counter(card.owner for card in cards if card.source == "stand-in")
    assert ours == {"bladeswarm": 28, "beast-tyrant": 3}
    assert f"| {len(cards) - ours.total()} of {len(cards)} |" in told and "28 of the 30 cards of the Bladeswarm" in told
    assert all(card.name["en"] in told for card in cards if card.source == "stand-in" and card.owner == "beast-tyrant")
    for what in (content.classes, content.monsters, content.items, content.solos, content.treasures, content.events):
        assert all(one.source == "public" for one in what.values()) and f"| {len(what)}" in told
