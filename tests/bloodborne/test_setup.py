"""Setup (p. 5), and what can be chosen before it."""

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.games.bloodborne.events import FinalBossDrawn, Healed, MonsterRevealed
from taverna.games.bloodborne.state import DREAM

from .positions import FINAL_BOSSES, GEHRMAN, HENRYK, ROM, each, events, play, position

SEEDS = range(60)
STARTING = ["saw-cleaver", "hunter-axe", "hunter-pistol", "transform", DREAM]


def new(seed: int = 0, seats: int = 3, **options: object) -> Table:
    return taverna.new("bloodborne", seats, seed, options)


@pytest.mark.rule("BB-GAME-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_with_a_hunter_each(seats: int) -> None:
    hunters = new(seats=seats).state.hunters
    assert len({hunter.board for hunter in hunters}) == len(hunters) == seats


@pytest.mark.rule("BB-GAME-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_no_game_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(OptionError, match="3 to 5 seats"):
        new(seats=seats)


@pytest.mark.rule("BB-SETUP-01")
def test_the_final_boss_is_drawn_at_random_and_lies_face_up() -> None:
    tables = [new(seed) for seed in SEEDS]
    assert {table.state.final for table in tables} == set(FINAL_BOSSES)
    for table in tables:
        assert table.view(None)["final"] == table.state.final
        assert [event.monster for event in events(table, FinalBossDrawn)] == [table.state.final]


@pytest.mark.rule("BB-SETUP-01")
@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_the_players_may_agree_on_a_final_boss(final: str) -> None:
    assert {new(seed, final_boss=final).state.final for seed in SEEDS} == {final}


@pytest.mark.rule("BB-SETUP-02", "BB-SETUP-11")
def test_the_final_boss_is_at_work_on_the_very_first_monster() -> None:
    for seed in SEEDS:
        g = new(seed, final_boss=GEHRMAN).state
        assert g.echoes == g.content.foes[g.monster].hp + 2


@pytest.mark.rule("BB-SETUP-03")
def test_the_dungeon_is_seven_monsters_and_three_bosses_at_random_face_down() -> None:
    chosen, turned_up = set(), set()
    for seed in SEEDS:
        table = new(seed)
        g = table.state
        cards = [g.monster, *g.dungeon]
        assert len([card for card in cards if card in g.content.monsters]) == 7
        assert len([card for card in cards if card in g.content.bosses]) == 3
        assert len(set(cards)) == 10
        for seat in (None, 0):
            assert table.view(seat)["dungeon"] == {"size": 9, "known": []}
        chosen |= set(cards)
        turned_up.add(g.monster in g.content.bosses)
    assert chosen == set(g.content.monsters) | set(g.content.bosses)
    assert turned_up == {True, False}, "the ten are shuffled together"


@pytest.mark.rule("BB-SETUP-03")
def test_a_table_of_unlike_seeds_meets_its_monsters_in_another_order() -> None:
    assert len({new(seed, final_boss=ROM).state.monster for seed in SEEDS}) > 12


@pytest.mark.rule("BB-SETUP-04")
def test_the_other_fifteen_stay_in_the_box_and_never_come() -> None:
    for seed in range(10):
        table = new(seed, final_boss=GEHRMAN)
        box = list(table.state.box)
        assert len([card for card in box if card in table.content.monsters]) == 11
        assert len([card for card in box if card in table.content.bosses]) == 4
        table.playout(seed)
        assert table.state.box == box
        assert not set(table.state.gone) & set(box)


@pytest.mark.rule("BB-SETUP-05")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_upgrades_as_players_are_turned_up(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        table = new(seed, seats)
        g = table.state
        assert len(g.available) == seats
        assert table.view(0)["available"] == g.available
        assert table.view(0)["deck"] == {"size": 32 - seats, "known": []}
        whole = sorted(g.available + g.deck)
        assert whole == sorted(card.id for card in g.content.upgrades.values() for _ in range(card.copies))
        seen |= set(g.available)
    assert seen == set(g.content.upgrades)


@pytest.mark.rule("BB-SETUP-06")
def test_everyone_has_a_board_and_three_markers_beside_the_tracks() -> None:
    for hunter in new(seats=5).state.hunters:
        assert hunter.trophies == {"kin": 0, "humanoid": 0, "beast": 0}
    assert {new().content.trophy_worth(type, 0) for type in ("kin", "humanoid", "beast")} == {0}


@pytest.mark.rule("BB-SETUP-07")
def test_everyone_begins_with_the_same_five_cards() -> None:
    table = new(2, seats=5)
    assert table.state.monster != "brain-leech"
    for hunter in table.state.hunters:
        assert sorted(hunter.hand) == sorted(STARTING)
        assert hunter.used == hunter.played == []


@pytest.mark.rule("BB-SETUP-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_135_blood_echoes_are_in_the_bank_but_for_the_monsters(seats: int) -> None:
    for seed in SEEDS:
        g = new(seed, seats).state
        assert g.bank + g.echoes == 60 * 1 + 15 * 5
        assert [hunter.collected + hunter.stored for hunter in g.hunters] == [0] * seats


@pytest.mark.rule("BB-SETUP-09")
def test_the_dials_begin_at_eight() -> None:
    quiet = [g for g in (new(seed).state for seed in SEEDS) if not g.foe.revealed]
    assert quiet
    for hunter in (hunter for g in quiet for hunter in g.hunters):
        assert hunter.hp == 8
        assert not hunter.dead and not hunter.out and not hunter.deaths


@pytest.mark.rule("BB-SETUP-09")
def test_eight_is_the_most_a_dial_shows() -> None:
    table = position()
    play(table, {HENRYK: "saw-cleaver"})  # would recover 1
    assert each(table, "hp") == [8, 8, 8]
    assert not events(table, Healed)


@pytest.mark.rule("BB-SETUP-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_someone_gets_the_first_player_marker(seats: int) -> None:
    assert {new(seed, seats).state.first for seed in SEEDS} == set(range(seats))


@pytest.mark.rule("BB-SETUP-10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_agreed_on(first: int) -> None:
    assert {new(seed, first_player=first).state.first for seed in range(10)} == {first}


@pytest.mark.rule("BB-SETUP-11")
def test_the_first_monster_is_turned_up_with_its_blood_echoes() -> None:
    for seed in SEEDS:
        table = new(seed, final_boss=ROM)
        g = table.state
        assert g.echoes == g.content.foes[g.monster].hp
        assert [(e.monster, e.echoes) for e in events(table, MonsterRevealed)] == [(g.monster, g.echoes)]
        assert table.view(None)["monster"] == g.monster
        assert g.round == 1


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"final_bos": ROM}, "no option 'final_bos'; it has final_boss, first_player"),
        ({"final_boss": "amygdala"}, "final_boss: no 'amygdala'; there are gehrman-the-first-hunter"),
        ({"final_boss": "father-gascoigne"}, "final_boss: no 'father-gascoigne'"),
        ({"final_boss": 3}, "final_boss"),
        ({"first_player": 3}, "first_player: no seat 3; there are 0 to 2"),
        ({"first_player": -1}, "first_player: no seat -1"),
        ({"first_player": "Henryk"}, "first_player"),
        ({"first_player": True}, "first_player"),
    ],
)
def test_what_is_no_option_is_refused_by_name(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        taverna.new("bloodborne", 3, options=options)


@pytest.mark.parametrize("options", ["final_boss", ["final_boss"], 7])
def test_options_that_have_no_names_are_refused(options: object) -> None:
    with pytest.raises(taverna.OptionError, match="by name"):
        taverna.new("bloodborne", options=options)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["bloodborn", "", None, ["bloodborne"], {}])
def test_a_game_there_is_not_is_refused_and_told_which_there_are(name: object) -> None:
    with pytest.raises(taverna.OptionError, match=r"no game .*there are bloodborne, "):
        taverna.new(name)  # type: ignore[arg-type]
