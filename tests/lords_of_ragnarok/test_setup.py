"""Setup and Hero Selection (p. 6-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from taverna.core import Table
from taverna.core.errors import OptionError
from taverna.games.lords_of_ragnarok import events as ev

from .positions import asked, happened, new, options, play, player, where, why

SEEDS = range(40)


@pytest.mark.rule("LR-GAME-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_with_a_hero_each(seats: int) -> None:
    table = new(seats)
    choose_all(table)
    assert len({p.hero for p in table.state.players}) == seats


@pytest.mark.rule("LR-GAME-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_game_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 seats"):
        new(seats)


@pytest.mark.rule("LR-SETUP-01", "LR-TWO-03", "LR-MAP-03")
@pytest.mark.parametrize(("seats", "lands"), [(2, 16), (3, 21), (4, 21)])
def test_the_board_side_depends_on_the_number_of_players(seats: int, lands: int) -> None:
    board = new(seats).state.map
    assert sorted(t.number for t in board.territories.values()) == list(range(1, lands + 1))


@pytest.mark.rule("LR-MAP-01", "LR-MAP-02", "LR-MAP-04", "LR-REGION-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_map_is_whole(seats: int) -> None:
    g = new(seats).state
    board = g.map
    for id, land in board.territories.items():
        assert land.resistance > 0 and land.symbols
        for there in board.next_to[id]:
            assert id in board.next_to[there]
    assert {len(lands) for lands in board.regions.values()} <= {3, 4}
    assert "yggdrasil" not in board.territories
    for region, lands in board.regions.items():
        assert g.content.regions[region].colour and g.content.regions[region].icon
        assert lands
    assert len({r.colour for r in g.content.regions.values()}) == len(g.content.regions)


@pytest.mark.parametrize("seats", [2, 3])
def test_neighbours_touch_on_the_drawn_map(seats: int) -> None:
    board = new(seats).state.map
    for id, land in board.territories.items():
        for there in board.next_to[id]:
            shared = set(land.outline) & set(board.territories[there].outline)
            near = min(abs(x - u) + abs(y - v) for x, y in land.outline for u, v in board.territories[there].outline)
            assert shared or near < 60, (id, there)


@pytest.mark.rule("LR-SETUP-02", "LR-SETUP-03", "LR-TWO-04", "LR-TWO-07")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_realms_each_with_its_action_on_the_wheel(seats: int) -> None:
    g = new(seats).state
    assert set(g.map.realms) == set(g.content.realms) and len(g.map.realms) == 6
    assert {realm.action for realm in g.content.realms.values()} == set(g.wheel)
    assert all(stack == [] for stack in g.wheel.values())
    assert all(g.map.realms.values()), "every Realm touches Territories"


@pytest.mark.rule("LR-TWO-04")
def test_niflheim_and_jotunheim_lie_elsewhere_with_two_players() -> None:
    two, three = new(2).state.map.realms, new(3).state.map.realms
    assert two["niflheim"] != three["niflheim"] and len(two["jotunheim"]) == 4


@pytest.mark.rule("LR-SETUP-04", "LR-TWO-07")
@pytest.mark.parametrize(
    ("seats", "side", "slots", "drafts"), [(3, "a", 7, 2), (3, "b", 7, 3), (2, "a", 5, 2), (2, "b", 5, 3)]
)
def test_the_temple_track_by_players_and_side(seats: int, side: str, slots: int, drafts: int) -> None:
    g = new(seats, temple_track=side).state
    assert g.track_slots == slots
    assert len(g.content.tracks[g.track].drafts) == drafts
    assert g.temples == []


@pytest.mark.rule("LR-SETUP-05", "LR-FORGE-01")
def test_forges_are_laid_at_random_with_a_matching_rune() -> None:
    laid = set()
    for seed in SEEDS:
        g = new(3, seed).state
        assert set(g.forges) == set(g.map.forges) and len(g.forges) == 6
        assert Counter(g.forges.values()) == {"uruz": 2, "othala": 2, "algiz": 2}
        assert set(g.forged.values()) == {1}
        laid.add(tuple(g.forges.values()))
    assert len(laid) > 10


@pytest.mark.rule("LR-TWO-05")
def test_with_two_players_three_different_forges_and_one_more() -> None:
    fourth = set()
    for seed in SEEDS:
        kinds = Counter(new(2, seed).state.forges.values())
        assert sum(kinds.values()) == 4 and len(kinds) == 3
        fourth.add(kinds.most_common(1)[0][0])
    assert fourth == {"uruz", "othala", "algiz"}


@pytest.mark.rule("LR-SETUP-06", "LR-MONUMENT-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_monuments_stand_at_level_0_with_their_artifacts_beside_them(seats: int) -> None:
    g = new(seats).state
    assert g.monuments == {"odin": 0, "thor": 0, "freya": 0}
    assert {d: g.content.deities[d].attribute for d in g.monuments} == {
        "odin": "authority",
        "thor": "strength",
        "freya": "wisdom",
    }
    assert g.map.monuments == {"odin": "high-hall", "thor": "thunder-crag", "freya": "sunlit-grove"}
    assert {d.artifact for d in g.content.deities.values()} <= set(g.artifacts)


@pytest.mark.rule("LR-SETUP-07")
def test_monster_sheets_are_paired_by_rune_in_random_order() -> None:
    tops = set()
    for seed in SEEDS:
        g = new(3, seed).state
        for rune, pair in g.sheets.items():
            assert len(pair) == 2 and {g.content.monsters[m].rune for m in pair} == {rune}
        tops.add(tuple(pair[0] for pair in g.sheets.values()))
    assert len(tops) > 4
    assert {m.artifact for m in g.content.monsters.values()} <= set(g.artifacts)


@pytest.mark.rule("LR-SETUP-08", "LR-SETUP-14", "LR-BOSS-01")
def test_the_boss_is_placed_by_an_event_card() -> None:
    for seed in SEEDS:
        table = new(3, seed)
        g = table.state
        assert g.boss == "loki"
        first = g.event_discard[0]
        assert g.map.territories[g.beasts["loki"].at].number == g.content.events[first].number


@pytest.mark.rule("LR-BOSS-01")
def test_only_loki_is_in_the_box() -> None:
    with pytest.raises(OptionError):
        new(3, boss="fenrir")


@pytest.mark.rule("LR-SETUP-09", "LR-DECK-01", "LR-SETUP-10")
def test_four_decks_and_a_supply_of_runes() -> None:
    table = new(3)
    g = table.state
    assert len(g.content.combat) == 35 and len(g.content.attacks) == 14
    assert len(g.content.blessings) == 36 and len(g.content.events) == 21
    for deck in ("combat_deck", "event_deck", "blessing_deck", "attacks"):
        assert set(table.view(0)[deck]) == {"size", "known"}, "face down"
    assert g.supply == {"uruz": 10, "othala": 10, "algiz": 10}


@pytest.mark.rule("LR-TWO-06")
def test_with_two_players_events_above_16_stay_in_the_box() -> None:
    g = new(2).state
    assert {g.content.events[card].number for card in g.event_deck + g.event_discard} == set(range(1, 17))
    assert len(g.box) == 5
    assert new(3).state.box == []


@pytest.mark.rule("LR-SETUP-11", "LR-TWO-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_requirements_for_the_number_of_players(seats: int) -> None:
    g = new(seats).state
    assert len(g.requirements) == 5 and g.down == []
    assert all(seats in g.content.requirements[card].players for card in g.requirements)


@pytest.mark.rule("LR-SETUP-12", "LR-SETUP-13")
def test_everybody_has_six_armies_and_four_priests() -> None:
    g = new(4).state
    assert Counter(a.seat for a in g.armies) == {0: 6, 1: 6, 2: 6, 3: 6}
    assert [p.priests for p in g.players] == [4] * 4
    assert [g.priests_in_supply(seat) for seat in range(4)] == [0] * 4


@pytest.mark.rule("LR-SETUP-13")
def test_priests_start_in_the_supply_if_the_table_reads_it_so() -> None:
    g = new(3, priests_start="supply").state
    assert [p.priests for p in g.players] == [0] * 3
    assert g.priests_in_supply(0) == 4


@pytest.mark.rule("LR-SETUP-15", "LR-SETUP-16", "LR-SETUP-17", "LR-SETUP-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_event_card_per_player_places_monsters(seats: int) -> None:
    crowded = 0
    for seed in range(200):
        table = new(seats, seed)
        g = table.state
        cards = g.event_discard[1:]
        assert len(cards) == seats
        expected, none = {}, 0
        for card in cards:
            event = g.content.events[card]
            free = [m for m in g.sheets[event.place] if m not in expected]
            if free:
                expected[free[0]] = g.map.by_number[event.number]
            else:
                none += 1
        assert {m: g.beasts[m].at for m in g.monsters_on_board()} == expected
        assert len(happened(table, ev.NoMonsterPlaced)) == none
        assert not happened(table, ev.MonsterMoved), "only the Place part"
        crowded += none
    assert crowded or seats == 2


# -- Hero Selection --------------------------------------------------------------------------------------------------
def choose_all(table: Table, origin: int = 0) -> None:
    while table.state.phase == "selection":
        play(table, options(table)[origin if asked(table)[1] == "choose-origin" else 0])


@pytest.mark.rule("LR-SELECT-01", "LR-SETUP-19")
def test_a_random_player_begins_and_the_others_follow_clockwise() -> None:
    starts = set()
    for seed in SEEDS:
        table = new(3, seed)
        first = asked(table)[0]
        starts.add(first)
        order = []
        while table.state.phase == "selection":
            seat = asked(table)[0]
            if not order or order[-1] != seat:
                order.append(seat)
            play(table, options(table)[0])
        assert order == [first, (first + 1) % 3, (first + 2) % 3], "each completes all steps before the next"
    assert starts == {0, 1, 2}


@pytest.mark.rule("LR-SELECT-02", "LR-SELECT-03")
def test_two_heroes_two_origins_and_odinson_for_the_first() -> None:
    table = new(3, 1, first_player=0)
    assert asked(table) == (0, "choose-hero") and len(options(table)) == 2
    play(table, options(table)[0])
    assert asked(table)[1] == "choose-origin"
    assert len(options(table)) == 3 and "odinson" in options(table)


@pytest.mark.rule("LR-SELECT-04", "LR-SELECT-06", "LR-SELECT-07")
def test_one_of_each_is_kept_and_the_rest_goes_back() -> None:
    table = new(3, 1, first_player=0)
    heroes = options(table)
    play(table, heroes[1])
    assert player(table, 0).hero == heroes[1]
    origin = next(o for o in options(table) if o != "odinson")
    play(table, origin)
    g = table.state
    assert player(table, 0).origin == origin
    assert heroes[0] in g.heroes and heroes[1] not in g.heroes and len(g.heroes) == 4
    assert origin not in g.origins and len(g.origins) == 4 and "odinson" not in g.origins


@pytest.mark.rule("LR-SELECT-05", "LR-SELECT-16")
def test_odinson_is_handed_to_the_left_until_someone_keeps_it() -> None:
    table = new(3, 4, first_player=1)
    seen = []
    while table.state.phase == "selection":
        seat, prompt = asked(table)
        choices = options(table)
        if prompt == "choose-origin":
            seen.append((seat, "odinson" in choices))
            choices = [o for o in choices if o != "odinson"]
        play(table, choices[0])
    assert seen == [(1, True), (2, True), (0, True)]
    assert table.state.active == 1, "nobody kept it: who began takes the first turn"


@pytest.mark.rule("LR-SELECT-15")
@pytest.mark.parametrize("keeper", [0, 1, 2])
def test_who_keeps_odinson_takes_the_first_turn(keeper: int) -> None:
    table = new(3, 4, first_player=0)
    seen = []
    while table.state.phase == "selection":
        seat, prompt = asked(table)
        choices = options(table)
        if prompt == "choose-origin":
            seen.append("odinson" in choices)
            keep = "odinson" if seat == keeper else next(o for o in choices if o != "odinson")
            play(table, keep)
        else:
            play(table, choices[0])
    assert table.state.active == keeper and table.state.turn == 1
    assert seen == [True] * (keeper + 1) + [False] * (2 - keeper), "once kept it is offered no more"
    assert player(table, keeper).track["wisdom"] == 3, "and the Wisdom of that Origin"


@pytest.mark.rule("LR-SELECT-08", "LR-SELECT-09", "LR-ATTR-01")
def test_attributes_start_at_2_and_one_combat_card_is_drawn() -> None:
    table = new(3, 1, first_player=0)
    play(table, options(table)[0], "odinson")
    assert player(table, 0).track == {"authority": 2, "strength": 2, "wisdom": 2}
    assert player(table, 0).wounded == [] and len(player(table, 0).hand) == 1


@pytest.mark.rule("LR-SELECT-10", "LR-SELECT-11", "LR-SELECT-13")
def test_drakkar_anywhere_then_hero_and_two_armies_beside_it() -> None:
    table = new(3, 1, first_player=0)
    play(table, options(table)[0], "odinson")
    assert options(table) == list(table.state.map.seas)
    play(table, "jarnvid-sea")
    assert options(table) == ["cold-strand", "elk-cape", "amber-quay"]
    assert why(table, 0, "longdale") == "LR-SELECT-11"
    play(table, "cold-strand")
    assert where(table, 0) == [("cold-strand", 1), ("cold-strand", 1)]
    assert player(table, 0).at == "cold-strand"
    assert table.state.owner == {"cold-strand": 0}, "Local Resistance 2 is taken right away"


@pytest.mark.rule("LR-SELECT-13")
def test_a_stronger_territory_is_not_taken() -> None:
    table = new(3, 1, first_player=0)
    play(table, options(table)[0], "odinson", "jarnvid-sea", "elk-cape")
    assert table.state.owner == {}


@pytest.mark.rule("LR-SELECT-10", "LR-SELECT-12")
def test_others_armies_and_markers_keep_a_start_away_but_not_a_drakkar() -> None:
    table = new(3, 1, first_player=0)
    play(table, options(table)[0], "odinson", "jarnvid-sea", "elk-cape")
    play(table, options(table)[0])
    play(table, next(origin for origin in options(table) if origin != "odinson"))
    assert asked(table) == (1, "start-sea")
    play(table, "jarnvid-sea")
    assert options(table) == ["cold-strand", "amber-quay"]
    assert why(table, 1, "elk-cape") == "LR-SELECT-12"


@pytest.mark.rule("LR-SELECT-14", "LR-HERO-02")
@pytest.mark.parametrize(
    ("origin", "check"),
    [
        ("thorson", lambda t, p: p.track["strength"] == 3 and len(p.hand) == 2),
        ("child-of-freya", lambda t, p: p.track["wisdom"] == 3 and p.runes["uruz"] == 1),
        (
            "child-of-tyr",
            lambda t, p: where(t, 0) == [("elk-cape", 2), ("elk-cape", 2)] and t.state.owner == {"elk-cape": 0},
        ),
        ("child-of-njord", lambda t, p: p.priests == 4 and p.runes["uruz"] == 2 and len(p.hand) == 2),
        ("child-of-heimdall", lambda t, p: t.state.alliances["jotunheim"] == [0] and len(p.hand) == 1),
    ],
)
def test_every_origin_gives_its_bonus_once(origin: str, check: Callable[..., Any]) -> None:
    for seed in range(200):
        table = new(3, seed, first_player=0)
        play(table, options(table)[0])
        if origin in options(table):
            break
    play(table, origin, "jarnvid-sea", "elk-cape")
    while asked(table)[1] in ("gain-rune", "ally"):
        play(table, "uruz" if asked(table)[1] == "gain-rune" else "jotunheim")
    assert check(table, player(table, 0))
    assert asked(table)[0] == 1
