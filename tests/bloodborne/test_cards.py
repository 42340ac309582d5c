"""The kinds of cards (p. 6-8)."""

from statistics import mean

import pytest

import taverna
from taverna.games.bloodborne.events import Escaped, FinalBossCame, Hurt, KeptOff, Rolled, Stays
from taverna.games.bloodborne.records import Aura

from .positions import (
    CAINHURST,
    CROW,
    EILEEN,
    EYES,
    FINAL_BOSSES,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    ROM,
    each,
    events,
    play,
    position,
    rolls,
    turn_up,
)

CONTENT = taverna.find("bloodborne").content()
MONSTERS, BOSSES = list(CONTENT.monsters), list(CONTENT.bosses)


@pytest.mark.rule("BB-CARDS-01")
@pytest.mark.parametrize("foe", MONSTERS + BOSSES)
def test_a_revealed_card_gets_its_hp_in_blood_echoes(foe: str) -> None:
    table = turn_up(foe)
    assert table.state.echoes == CONTENT.foes[foe].hp


@pytest.mark.rule("BB-CARDS-02", "BB-CARDS-03", "BB-CARDS-10")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize(("foe", "hp"), [(EYES, 7), ("father-gascoigne", 8), (ROM, 14)])
def test_four_and_five_players_meet_stronger_foes(foe: str, hp: int, seats: int, more: int) -> None:
    table = turn_up(foe, seats=seats)
    assert table.state.echoes == hp + more
    assert table.state.bank == 135 - hp - more - 1, "one is Henryk's"


@pytest.mark.rule("BB-CARDS-02", "BB-CARDS-03")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
def test_so_does_the_first_monster(seats: int, more: int) -> None:
    for seed in range(20):
        g = taverna.new("bloodborne", seats, seed, {"final_boss": ROM}).state
        assert g.echoes == CONTENT.foes[g.monster].hp + more


@pytest.mark.rule("BB-CARDS-04")
@pytest.mark.parametrize(("foe", "die"), [(CROW, "green"), (EYES, "yellow"), (CAINHURST, "red")])
def test_the_lantern_tells_the_die(foe: str, die: str) -> None:
    table = position(monster=foe, rolls=f"{die}: 2")
    play(table, {HENRYK: "hunter-axe"})
    assert [(event.die, event.faces) for event in events(table, Rolled)] == [(die, ((2, False),))]


@pytest.mark.rule("BB-CARDS-04")
def test_green_is_weakest_and_red_most_dangerous() -> None:
    assert CONTENT.dice["green"].faces == ((0, False), (0, False), (1, False), (1, True), (1, True), (2, False))
    assert CONTENT.dice["yellow"].faces == ((0, False), (1, False), (1, False), (1, True), (2, False), (3, False))
    assert CONTENT.dice["red"].faces == ((0, False), (1, True), (2, True), (2, False), (3, False), (4, False))
    green, yellow, red = (mean(worth for worth, _ in CONTENT.dice[die].faces) for die in ("green", "yellow", "red"))
    assert green < yellow < red


@pytest.mark.rule("BB-CARDS-05", "BB-TROPHY-03")
@pytest.mark.parametrize("foe", MONSTERS + BOSSES)
def test_every_monster_gives_a_trophy_of_each_of_its_types(foe: str) -> None:
    table = position(monster=foe, echoes=2, rolls="0 0", holds={HENRYK: ["long-glaive"]})
    play(table, {HENRYK: "long-glaive"})
    types = CONTENT.foes[foe].types
    assert types
    assert table.state.hunters[HENRYK].trophies == {t: int(t in types) for t in ("kin", "humanoid", "beast")}


@pytest.mark.rule("BB-CARDS-06")
def test_some_abilities_work_when_revealed() -> None:
    table = turn_up("beast-patient")
    assert each(table, "hp") == [7, 7, 7]
    rolls(table, "0")
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert each(table, "hp") == [7, 7, 7], "only then"


@pytest.mark.rule("BB-CARDS-06")
def test_some_abilities_work_on_escaping() -> None:
    table = position(monster="rabid-dog", echoes=5)
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "transform hunter-pistol"})
    assert not events(table, Escaped), "killed, so nobody is bitten"
    assert each(table, "hp") == [8, 8, 8]
    table = position(monster="rabid-dog", echoes=6)
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-pistol"})
    assert each(table, "hp") == [6, 6, 6]


@pytest.mark.rule("BB-CARDS-06")
def test_some_abilities_work_all_the_time_while_in_play() -> None:
    table = position(monster="chapel-giant", dungeon=[CROW])
    play(table, {HENRYK: "hunter-pistol"})
    assert each(table, "collected") == [0, 0, 0]
    play(table, {EILEEN: "hunter-pistol"})  # it has escaped: the next one is shot as usual
    assert each(table, "collected") == [0, 1, 0]


@pytest.mark.rule("BB-CARDS-07")
def test_every_boss_has_an_ability() -> None:
    assert all(boss.aura != Aura() for boss in CONTENT.bosses.values())


@pytest.mark.rule("BB-CARDS-07")
def test_a_boss_is_at_work_round_after_round_but_only_while_in_play() -> None:
    table = position(monster="antlered-matron", echoes=3, rolls="2", dungeon=[EYES])
    for card in ("hunter-axe", "saw-cleaver", "transform hunter-pistol"):  # she dies in the second round
        rolls(table, "2")
        play(table, {HENRYK: card})
    assert [event.amount for event in events(table, Hurt) if event.who == LUDWIG] == [2, 2, 1], "the Dream halves again"


@pytest.mark.rule("BB-CARDS-08", "BB-ESCAPE-04")
@pytest.mark.parametrize("boss", BOSSES)
def test_no_boss_escapes(boss: str) -> None:
    table = position(monster=boss, rolls="0 0")
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.monster == boss
    assert len(events(table, Stays)) == 1
    assert not events(table, Escaped)


@pytest.mark.rule("BB-CARDS-08")
def test_but_bosses_fight_like_monsters() -> None:
    table = position(monster="guard-dog-of-the-old-lords", echoes=3, rolls="3")
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: "transform hunter-axe"})
    assert each(table, "hp") == [5, 6, 5]  # Saw Cleaver recovers 1
    assert each(table, "collected") == [2, 1, 0]
    assert table.state.gone == ["guard-dog-of-the-old-lords"]


@pytest.mark.rule("BB-CARDS-09")
def test_exactly_one_of_five_final_bosses_is_used() -> None:
    assert tuple(CONTENT.final_bosses) == FINAL_BOSSES
    table = taverna.new("bloodborne", 3, 5, {"final_boss": GEHRMAN})
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        weapons = [o.id for o in question.options if o.id in CONTENT.cards and CONTENT.cards[o.id].weapon]
        table.answer(seat, (weapons or [question.options[-1].id])[0])
    assert [event.monster for event in events(table, FinalBossCame)] == [GEHRMAN]
    assert len(table.state.gone) == 10


@pytest.mark.rule("BB-CARDS-10")
@pytest.mark.parametrize(
    ("final", "hp", "die"),
    [
        (GEHRMAN, 13, "red"),
        (ROM, 14, "yellow"),
        ("the-hollow-moon", 12, "red"),
        ("mother-of-tides", 14, "red"),
        ("the-sleepless-king", 12, "red"),
    ],
)
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
def test_final_bosses_have_hp_and_a_die(final: str, hp: int, die: str, seats: int, more: int) -> None:
    table = turn_up(final, final=final, seats=seats)
    assert table.state.echoes == hp + more
    play(table, {HENRYK: "hunter-axe"})
    assert events(table, Rolled)[-1].die == die


@pytest.mark.rule("BB-CARDS-11")
def test_each_final_boss_changes_the_rules() -> None:
    auras = [boss.aura for boss in CONTENT.final_bosses.values()]
    assert auras == [
        Aura(others_extra=2),
        Aura(last_death=2),
        Aura(rest_hp=7),
        Aura(half_stored=True),
        Aura(darker_dice=True),
    ]


@pytest.mark.rule("BB-CARDS-12")
def test_starting_cards_and_upgrades_are_melee_weapons_firearms_or_utility_cards() -> None:
    kinds = {
        group: {kind: [c.id for c in cards.values() if c.kind == kind] for kind in ("melee", "firearm", "utility")}
        for group, cards in (("starting", CONTENT.starting), ("upgrades", CONTENT.upgrades))
    }
    assert kinds["starting"] == {
        "melee": ["saw-cleaver", "hunter-axe"],
        "firearm": ["hunter-pistol"],
        "utility": ["transform", "hunters-dream"],
    }
    assert {kind: len(ids) for kind, ids in kinds["upgrades"].items()} == {"melee": 10, "firearm": 7, "utility": 7}
    assert sum(card.copies for card in CONTENT.upgrades.values()) == 32


@pytest.mark.rule("BB-CARDS-12", "BB-UPGRADE-06")
@pytest.mark.parametrize("card", [*CONTENT.starting, *CONTENT.upgrades])
def test_every_action_card_can_be_played_from_hand(card: str) -> None:
    upgrades = [card] if card in CONTENT.upgrades else []
    table = position(monster="twin-gravewardens", rolls="0 0", holds={HENRYK: upgrades})
    table.answer(HENRYK, card)
    for seat in (EILEEN, LUDWIG):
        table.answer(seat, "hunters-dream")
    while not table.over and table.state.round == 1:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[0].id)
    assert table.state.round == 2


@pytest.mark.rule("BB-CARDS-13")
def test_melee_weapons_deal_more_damage_than_firearms() -> None:
    damage = {kind: [c.damage for c in CONTENT.cards.values() if c.kind == kind] for kind in ("melee", "firearm")}
    assert mean(damage["melee"]) > mean(damage["firearm"])
    assert max(damage["melee"]) > max(damage["firearm"])


@pytest.mark.rule("BB-CARDS-14")
def test_a_firearm_can_stop_a_melee_attack() -> None:
    table = position(holds={EILEEN: ["scattergun"]})
    play(table, {HENRYK: "saw-cleaver", EILEEN: "scattergun"})
    table.answer(EILEEN, str(HENRYK))
    assert each(table, "collected") == [0, 1, 0]


@pytest.mark.rule("BB-CARDS-14")
def test_a_firearm_can_keep_damage_off_its_user() -> None:
    table = position(rolls="2", holds={EILEEN: ["repeating-pistol"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "repeating-pistol", LUDWIG: "hunter-axe"})
    assert each(table, "hp") == [6, 8, 6]
    assert [(event.who, event.amount) for event in events(table, KeptOff)] == [(EILEEN, 2)]


@pytest.mark.rule("BB-CARDS-15")
def test_transform_and_hunters_dream_are_used_instead_of_attacking() -> None:
    table = position(rolls="2", used={HENRYK: ["saw-cleaver", "hunter-axe", "hunter-pistol"]})
    play(table, {HENRYK: "transform", EILEEN: "hunters-dream", LUDWIG: "hunter-axe"})
    assert each(table, "collected") == [0, 0, 2]
    table = position()
    play(table, {HENRYK: "transform hunter-axe"})
    assert each(table, "collected") == [2, 0, 0], "Transform strikes only through the weapon it brings"
