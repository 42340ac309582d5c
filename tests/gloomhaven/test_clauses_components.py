"""Clauses about what is in the box and on the boards: proven on content and on tables laid out with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from seats import Seats
from stage import Stage, cellar, printed

import taverna
from taverna.core.words import event_say
from taverna.games.gloomhaven.events import RoomNamed
from taverna.games.gloomhaven.records.abilities import When
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.records.dungeons import ROOMS, Laid
from taverna.games.gloomhaven.rules import (
    bonuses,
    conditions,
    damage,
    land,
    monster_turns,
    rooms,
    spaces,
    spawning,
    summons,
    sums,
)
from taverna.games.gloomhaven.rules.when import holds

STARTING = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")


# -- characters ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-CHAR-01", "GH-CHAR-02", "GH-CHAR-05", "GH-CARD-05")
@pytest.mark.parametrize("what", STARTING)
def test_a_class_brings_its_figure_its_level_1_cards_and_its_hand_size(what: str) -> None:
    other = "brute" if what != "brute" else "tinkerer"
    s = Seats(classes=(what, other)).at("leading")
    mat, cards = s.g.characters[0], printed().cards
    assert s.g.figures["h0"].what == mat.what == what and s.g.figures["h0"].at is not None
    assert len(mat.hand) == printed().classes[what].hand
    assert {(cards[id].owner, cards[id].level) for id in mat.hand} == {(what, 1)}
    assert sorted((cards[id].owner, cards[id].level) for id in mat.aside) == [(what, 0)] * 3


@pytest.mark.rule("GH-CARD-02", "GH-SETUP-05")
def test_a_level_1_character_takes_cards_of_level_1_and_x_alone() -> None:
    s = Seats(classes=("brute", "tinkerer"), choose_hands=True).at("hand", seat=0)
    cards = printed().cards
    into = {option.split(",")[2] for option in s.offers(0) if option.startswith("swap,")}
    assert into and all(cards[id].owner == "brute" and cards[id].level == 0 for id in into)
    higher = next(id for id, card in cards.items() if card.owner == "brute" and card.level == 2)
    assert not any(higher in option for option in s.offers(0))
    third = Seats(classes=("brute", "tinkerer"), character_level=3).at("gain-card", seat=0)
    assert {cards[id].level for id in third.offers(0)} == {2}
    third.table.answer(0, third.offers(0)[0])
    third.table.answer(0, third.offers(0)[0])  # a perk
    assert {cards[id].level for id in third.offers(0)} == {2, 3}


@pytest.mark.rule("GH-CHAR-03", "GH-HEAL-04")
@pytest.mark.parametrize("level", range(1, 10))
def test_the_board_lists_hit_points_for_each_level(level: int) -> None:
    g = Seats(classes=("brute", "spellweaver"), character_level=level).at("leading").g
    assert [g.figures[id].max_hp for id in ("h0", "h1")] == [8 + 2 * level, 5 + level]


@pytest.mark.rule("GH-CHAR-04")
def test_hit_points_and_experience_are_counted_for_each_character() -> None:
    s = Seats(classes=("brute", "spellweaver")).at("leading")
    g = s.g
    flow = damage.suffer(g, "h1", 2)
    next(flow)
    with pytest.raises(StopIteration):
        flow.send("suffer")
    g.characters[0].xp += 3
    assert [g.figures[id].hp for id in ("h0", "h1")] == [10, 4] and [mat.xp for mat in g.characters] == [3, 0]
    told = s.table.board(None)
    assert "10/10" in told.replace(" ", "") and "4/6" in told.replace(" ", ""), told


@pytest.mark.rule("GH-CHAR-07", "GH-CHAR-08")
def test_each_board_names_its_events_for_both_decks() -> None:
    boards = {id: one for id, one in printed().classes.items() if id != "bladeswarm"}  # nothing is known of that one's
    for id, one in boards.items():
        assert bool(one.unlock_events) == one.sealed == (id not in STARTING), id
        for events in (one.retire_events, one.unlock_events):
            if events:
                city, road = events
                assert city.startswith("city-") and road.startswith("road-") and city[5:] == road[5:]
    unlocking = [one.unlock_events[0] for one in boards.values() if one.unlock_events]
    retiring = [one.retire_events[0] for one in boards.values()]
    assert len(set(unlocking)) == 11 and len(set(retiring)) == 17 and not set(unlocking) & set(retiring)


# -- items -----------------------------------------------------------------------------------------------------------
def shopping(what: str = "brute", level: int = 1) -> Seats:
    other = "tinkerer" if what != "tinkerer" else "brute"
    return Seats(classes=(what, other), items="shop", character_level=level).at("buy", seat=0)


@pytest.mark.rule("GH-EQUIP-02")
def test_any_class_can_have_any_item() -> None:
    offered = {what: sorted(shopping(what).offers(0)) for what in STARTING}
    assert len(offered["brute"]) > 8 and all(there == offered["brute"] for there in offered.values())


@pytest.mark.rule("GH-EQUIP-03", "GH-EQUIP-04", "GH-EQUIP-05", "GH-EQUIP-06", "GH-EQUIP-08")
@pytest.mark.parametrize(
    ("buys", "gone", "left"),
    [
        (["eagle-eye-goggles"], ["head"], ["body", "legs", "one-hand", "two-hand", "small"]),
        (["leather-armor"], ["body"], ["head", "legs", "one-hand", "two-hand", "small"]),
        (["winged-shoes"], ["legs"], ["head", "body", "one-hand", "two-hand", "small"]),
        (["heater-shield"], ["two-hand"], ["head", "body", "legs", "one-hand", "small"]),
        (["heater-shield", "poison-dagger"], ["one-hand", "two-hand"], ["head", "body", "legs", "small"]),
        (["war-hammer"], ["one-hand", "two-hand"], ["head", "body", "legs", "small"]),
    ],
)
def test_each_part_of_the_body_has_its_limit(buys: list[str], gone: list[str], left: list[str]) -> None:
    s = shopping(level=9)
    for item in buys:
        s.do(0, item)
    slots = {printed().items[id].slot for id in s.offers(0) if id in printed().items}
    assert not slots & set(gone) and slots >= set(left)
    assert not set(buys) & set(s.offers(0)), "and never a second copy"


@pytest.mark.rule("GH-EQUIP-07")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_small_items_by_level(level: int, most: int) -> None:
    s = Seats(classes=("brute", "tinkerer"), items="shop", character_level=level)
    s.at("buy", seat=0)
    for _ in range(most):
        small = [id for id in s.offers(0) if id in printed().items and printed().items[id].slot == "small"]
        s.do(0, small[0])
    if s.asked[0].prompt == "buy":
        assert not [id for id in s.offers(0) if id in printed().items and printed().items[id].slot == "small"]


@pytest.mark.rule("GH-EQUIP-15")
def test_an_item_card_has_name_cost_timing_effect_slot_copies_and_number() -> None:
    t = taverna.new("gloomhaven", 2, 1)
    numbers = Counter(item.number for item in printed().items.values())
    assert max(numbers.values()) == 1
    for lang in ("en", "es", "pt-BR"):
        words = t.game.words(lang, t.state)
        for id, item in printed().items.items():
            assert item.name[lang] and item.cost > 0 and item.copies >= 1 and item.slot and item.moment
            assert len(words.name(f"#item/{id}")) > 8, f"nothing tells what {id} does in {lang}"


# -- monsters, tokens ------------------------------------------------------------------------------------------------
def hounds(count: int) -> dict[str, Any]:
    return {"monsters": [{"monster": "hound", "at": [n % 4, n // 4], "by": "nnn"} for n in range(count)]}


@pytest.mark.rule("GH-STAT-10")
def test_damage_and_conditions_are_kept_for_each_standee() -> None:
    stage = Stage(cellar(hall=hounds(3), start=[[-1, 3], [0, 3], [1, 3], [2, 3]])).ready()
    one, two, three = stage.monsters()
    stage.run(damage.suffer(stage.g, two.id, 2))
    conditions.give(stage.g, three, "muddle")
    assert [f.max_hp - f.hp for f in (one, two, three)] == [0, 2, 0]
    assert [list(f.conditions) for f in (one, two, three)] == [[], [], ["muddle"]]
    assert len({f.number for f in (one, two, three)}) == 3 and len({one.id, two.id, three.id}) == 3


@pytest.mark.rule("GH-AREA-09", "GH-ATK-13")
def test_tokens_are_a_common_supply_that_does_not_run_out() -> None:
    stage = Stage(cellar(hall=hounds(6), start=[[-1, 3], [0, 3], [1, 3], [2, 3]]), seats=4).ready()
    g = stage.g
    for figure in g.figures.values():
        for condition in ("poison", "wound", "muddle", "immobilize", "disarm", "strengthen"):
            conditions.give(g, figure, condition)
    assert all(len(figure.conditions) == 6 for figure in g.figures.values())
    for round in range(1, 6):
        stage.kill(*(f.id for f in stage.monsters("hound")))
        assert sum(g.money.values()) == 6 * round
        for n in range(6):
            spawning.place(g, "hound", "normal", (n % 4, n // 4))


@pytest.mark.rule("GH-TOKEN-03")
def test_lettered_hexes_are_marked_on_the_map() -> None:
    s = Seats(scenario="inox-encampment").at("leading")
    letters = {letter for letter, hexes in s.g.spots.items() if hexes}
    assert letters
    keys = s.table.scene(0)
    drawn = "".join(keys.values())
    for letter in letters:
        assert f">{letter}<" in drawn or f">{letter.upper()}<" in drawn, letter


@pytest.mark.rule("GH-SUMMON-03")
def test_as_many_summons_as_one_likes_each_told_from_the_others() -> None:
    stage = Stage(cellar(), classes=("tinkerer", "mindthief")).ready()
    stage.move("h0", (0, 0)).move("h1", (3, 3))
    spots = [a for a in land.ground(stage.g).ground if spaces.empty(stage.g, a)][:8]
    made = [summons.place(stage.g, f"h{n % 2}", "rat-swarm", at) for n, at in enumerate(spots)]
    assert len({figure.id for figure in made}) == 8 and {figure.owner for figure in made} == {"h0", "h1"}


# -- random dungeons -------------------------------------------------------------------------------------------------
def delve(seed: int) -> Stage:
    stage = Stage(DUNGEON, 2, seed, penalties="none").ready()
    while len(stage.g.rooms) < ROOMS:
        doors = stage.g.content.board(stage.g).doors
        stage.run_first(rooms.open_door(stage.g, next(a for a in doors if a not in stage.g.opened), "h0"))
    return stage


@pytest.mark.rule("GH-DUNG-06", "GH-EX-28")
def test_the_log_calls_a_room_by_the_noun_and_the_adjective_of_its_cards() -> None:
    s = Seats(scenario=DUNGEON, seed=5).at("leading")
    [laid] = s.g.dungeon.laid
    noun, adjective = printed().dungeon_rooms[laid.card].name, printed().dungeon_monsters[laid.monsters].name
    assert f"{adjective.en} {noun.en}." in s.table.log("en")
    event = event_say(RoomNamed(room="sewer", adjective="drowned"))
    said = [s.table.game.words(lang, s.g).say(event) for lang in ("es", "pt-BR")]
    assert said == ["Alcantarillas (Inundado).", "Esgotos (Inundado)."]


@pytest.mark.rule("GH-DUNG-15", "GH-DUNG-16")
@pytest.mark.parametrize("which", ["minor", "major"])
def test_a_penalty_is_told(which: str) -> None:
    s = Seats(scenario=DUNGEON, seed=5, penalties=which).at("leading")
    card = printed().dungeon_rooms[s.g.dungeon.laid[0].card]
    text = card.minor_text if which == "minor" else card.major_text
    for lang in ("en", "es", "pt-BR"):
        assert text[lang] in s.table.log(lang)


@pytest.mark.rule("GH-DUNG-12", "GH-DUNG-22")
def test_a_room_card_without_the_right_entrance_is_put_away_unseen_for_good() -> None:
    away = 0
    for seed in range(12):
        g = delve(seed).g
        laid = g.dungeon.laid
        drawn = g.dungeon.rooms
        assert len(drawn) == len(set(drawn)) and [one.card for one in laid] == [c for c in drawn if c in named(laid)]
        for nth, one in enumerate(laid[1:], 1):
            before = drawn[drawn.index(laid[nth - 1].card) + 1 : drawn.index(one.card)]
            kind = printed().dungeon_rooms[laid[nth - 1].card].exits[laid[nth - 1].exit].kind
            for card in before:
                kinds = [gate.kind for gate in printed().dungeon_rooms[card].entrances]
                away += kind not in kinds
    assert away, "in twelve dungeons at least one card had no matching entrance"


def named(laid: list[Laid]) -> list[str]:
    return [one.card for one in laid]


@pytest.mark.rule("GH-DUNG-08")
def test_overlay_tiles_never_run_out() -> None:
    for seed in range(12):
        g = delve(seed).g
        wanted: Counter[str] = Counter()
        for laid in g.dungeon.laid:
            room, card = printed().dungeon_rooms[laid.card], printed().dungeon_monsters[laid.monsters]
            wanted["obstacles"] += len(room.obstacles) + len(card.obstacles)
            wanted["traps"] += len(card.traps)
            wanted["difficult"] += sum(len(o.hexes) for o in room.difficult) + len(card.difficult)
            wanted["hazards"] += sum(len(o.hexes) for o in room.hazards) + len(card.hazards)
        there = {name: len(getattr(g, name)) for name in ("obstacles", "traps", "difficult", "hazards")}
        assert there == {name: wanted[name] for name in there}, seed


def entered(card: str, **options: Any) -> Stage:
    """A random dungeon whose first room is made from this card, up to the first round."""
    for seed in range(400):
        stage = Stage(DUNGEON, 2, seed, **options)
        asked = stage.until(lambda g: bool(g.dungeon.laid))
        if asked.g.dungeon.laid[0].card == card:
            return stage.ready()
    raise AssertionError(f"{card} never came first")


@pytest.mark.rule("GH-DUNG-15", "GH-DUNG-16")
def test_the_first_room_has_a_penalty_only_if_the_players_want_one() -> None:
    for penalties, wanted in (("suggested", []), ("none", []), ("minor", ["muddle"]), ("major", ["muddle"])):
        g = entered("sewer", penalties=penalties).g
        assert [list(g.figures[id].conditions) for id in ("h0", "h1")] == [wanted] * 2, penalties


@pytest.mark.rule("GH-DUNG-17")
def test_in_the_first_room_the_players_say_who_suffers_for_opening_the_door() -> None:
    stage = entered("cave", penalties="major")
    assert "who" in stage.prompts
    lost = sorted(len(mat.lost) for mat in stage.g.characters)
    assert lost == [0, 2], "two cards, of one of them"


@pytest.mark.rule("GH-DUNG-18")
def test_in_the_first_room_nobody_comes_back_from_a_room_before() -> None:
    card = next(
        id for id, one in printed().dungeon_rooms.items() if any(type(do).__name__ == "Return" for do in one.major)
    )
    stage = entered(card, penalties="major")
    laid = stage.g.dungeon.laid[0]
    keys = printed().dungeon_monsters[laid.monsters].monsters
    assert len(stage.monsters()) == sum(key.by[0] != "-" for key in keys)


# -- stat cards at the table -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-STAT-01", "GH-STAT-02", "GH-STAT-03", "GH-MON-03", "GH-MON-04", "GH-ATK-11")
@pytest.mark.parametrize("level", [0, 3, 7])
def test_a_monster_dies_of_exactly_the_hit_points_of_its_rank_and_level(level: int) -> None:
    room = [{"monster": "living-bones", "at": [2 - n, 2], "by": by * 3} for n, by in enumerate("ne")]
    stage = Stage(cellar(hall={"monsters": room}), level=level).ready()
    normal, elite = stage.monsters()
    stats = printed().monsters["living-bones"]
    printed_hp = [stats.normal[level].hp, stats.elite[level].hp]
    assert [normal.hp, elite.hp] == printed_hp and printed_hp[0] < printed_hp[1]
    for figure in (normal, elite):
        stage.run(damage.suffer(stage.g, figure.id, figure.hp - 1))
        assert figure.id in stage.g.figures
        stage.run(damage.suffer(stage.g, figure.id, 1))
        assert figure.id not in stage.g.figures


@pytest.mark.rule("GH-STAT-08", "GH-MBONUS-02", "GH-MBONUS-01")
def test_what_is_printed_on_a_stat_card_stays_and_what_a_card_gave_ends_with_the_round() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "bandit-guard", "at": [2, 2], "by": "eee"}]}), level=1).ready()
    stage.move("h0", (-1, 3)).move("h1", (0, 3))
    guard = stage.monsters()[0]
    own = printed().monsters["bandit-guard"].elite[1].shield
    assert sums.shield(stage.g, guard) == own > 0
    card = next(
        c for c in printed().monster_decks["guard"].cards if any(type(one).__name__ == "Shield" for one in c.do)
    )
    stage.g.groups[0].drawn = card.number
    assert sums.shield(stage.g, guard) == own, "not before it is activated"
    stage.run_first(monster_turns.turn(stage.g, guard.id))
    assert sums.shield(stage.g, guard) > own
    bonuses.end_round(stage.g)
    assert sums.shield(stage.g, guard) == own


@pytest.mark.rule("GH-BOSS-02", "GH-NAMED-01")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    stage = Stage("barrow-lair", level=1).ready()
    stage.run_first(rooms.open_door(stage.g, (-2, 1), "h0"))
    boss = stage.monsters("bandit-commander")[0]
    hero = stage.g.figures["h0"]
    assert not holds(stage.g, When(rank=("normal", "elite")), hero, boss)
    stage.run_first(damage.kill(stage.g, boss.id, "h0"))
    assert not stage.g.characters[0].tally.elite_kills and stage.g.characters[0].tally.kills == 1
