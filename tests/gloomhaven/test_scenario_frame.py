"""Around the scenario: what is on the table at the start, what others may see, clean-up, what is left at the end."""

from __future__ import annotations

import pytest
from stage import Stage, cellar, printed

import taverna
from taverna.core.errors import OptionError
from taverna.games.gloomhaven.options import Options
from taverna.games.gloomhaven.records.abilities import Summoning
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.records.dungeons import Laid, floor, gates
from taverna.games.gloomhaven.rules import (
    damage,
    dungeon,
    elements,
    figures,
    finish,
    land,
    perform,
    round,
    setup,
    spaces,
    summons,
    sums,
    zones,
)
from taverna.games.gloomhaven.state import Bonus

STANDARD = {"plus-0": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "double": 1, "null": 1}


@pytest.mark.rule("GH-GAME-02", "GH-CASUAL-01", "GH-DUNG-01", "GH-SETUP-01")
def test_every_scenario_can_be_played_by_itself() -> None:
    for id, scenario in printed().scenarios.items():
        g = Stage(id).ready().g
        types = {stand.monster for room in scenario.rooms for stand in room.monsters}
        assert {group.what for group in g.groups} <= types | set(scenario.monsters) or printed().is_dungeon(id)
        assert g.rooms == [g.content.scenario(g).rooms[0].id, *scenario.also]


@pytest.mark.rule("GH-GAME-04", "GH-GAME-01")
def test_two_to_four_characters() -> None:
    assert [taverna.new("gloomhaven", seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(OptionError):
            taverna.new("gloomhaven", seats)


@pytest.mark.rule("GH-AREA-03", "GH-AREA-04", "GH-AREA-05", "GH-AREA-06", "GH-AREA-07", "GH-AREA-10")
def test_what_lies_ready() -> None:
    g = Stage(seats=3).ready().g
    for deck in (g.monster_deck, *(mat.deck for mat in g.characters)):
        assert {card: deck.count(card) for card in deck} == STANDARD
    for mat in g.characters:
        figure = g.figures[f"h{mat.seat}"]
        assert figure.hp == figure.max_hp == printed().classes[mat.what].hp[0]
        assert len(mat.goals) == 1 and mat.xp == mat.money == mat.gold == 0
        assert len(mat.hand) == printed().classes[mat.what].hand and not mat.discarded and not mat.lost
    assert set(g.elements.values()) == {0}
    assert {name: len(deck.pile) for name, deck in g.decks.items()} == {"guard": 8}


@pytest.mark.rule("GH-GOAL-04", "GH-SOLO-04", "GH-SOLO-01")
def test_battle_goals_and_hands_are_secret() -> None:
    def seen(**options: bool) -> tuple[list[str], list[str]]:
        t = taverna.new("gloomhaven", 2, 3, options)
        while all(question.prompt != "leading" for question in t.questions.values()):
            question = next(iter(t.questions.values()))
            t.answer(question.seat, question.options[0].id)
        other = t.view(0)["characters"][1]
        return [card for card in other["hand"] if card], [goal for goal in other["goals"] if goal]

    hand, goals = seen()
    assert not any(card in printed().cards for card in hand) and not any(g in printed().battle_goals for g in goals)
    for option in ("open_information", "solo"):
        hand, goals = seen(**{option: True})
        assert hand and all(card in printed().cards for card in hand)
        assert any(goal in printed().battle_goals for goal in goals) is (option == "solo")


@pytest.mark.rule("GH-PAGE-01", "GH-PAGE-02", "GH-PAGE-05", "GH-PAGE-06", "GH-PAGE-07")
def test_what_a_page_lists() -> None:
    lair = printed().scenarios["barrow-lair"]
    assert (lair.number, lair.grid, lair.needs, lair.links) == (2, "G-11", ("first-steps",), ("black-barrow",))
    assert lair.rewards.gold == 10 and lair.rewards.prosperity == 1
    assert lair.rewards.opens == ("inox-encampment", "crypt-of-the-damned")
    for scenario in printed().scenarios.values():
        for id in (*scenario.rewards.opens, *scenario.links):
            assert id in printed().scenarios or scenario.number > 0


@pytest.mark.rule("GH-PAGE-16", "GH-TRAP-05", "GH-TRAP-06")
def test_traps_as_the_page_names_them() -> None:
    hall = {"traps": [{"hexes": [[0, 3]]}, {"hexes": [[1, 3]], "damage": 0, "conditions": ["stun"]}]}
    g = Stage(cellar(hall=hall), level=4).ready().g
    assert (g.traps["0,3"].damage, g.traps["0,3"].conditions) == (6, [])
    assert (g.traps["1,3"].damage, g.traps["1,3"].conditions) == (0, ["stun"])


@pytest.mark.rule("GH-HALL-02")
def test_a_corridor_is_an_ordinary_empty_hex() -> None:
    g = Stage("inox-encampment").ready().g
    free = [a for a in printed().scenarios["inox-encampment"].rooms[0].corridors if spaces.empty(g, a)]
    assert free and all(a in land.ground(g).ground for a in free)


@pytest.mark.rule("GH-LEVEL-02", "GH-LEVEL-05")
def test_the_players_choose_the_level() -> None:
    assert [Stage(level=level, character_level=9).g.level for level in range(8)] == list(range(8))
    with pytest.raises(OptionError):
        taverna.new("gloomhaven", 2, 0, {"level": 8})


# -- summons ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SUMMON-01", "GH-SUMMON-02", "GH-SUMMON-04")
def test_a_summon_needs_an_empty_hex_beside() -> None:
    stage = Stage(cellar(), classes=("tinkerer", "brute")).ready()
    g = stage.g
    name = next(id for id, one in printed().summons.items() if isinstance(one.hp, int))
    stage.move("h0", (0, 0)).move("h1", (2, 3))
    near = land.ground(g).steps[(0, 0)]
    stage.run(perform.action(g, "h0", [Summoning(summon=name)]), ("at", *near[0]))
    made = next(f for f in g.figures.values() if f.kind == "summon")
    assert made.at == near[0] and made.hp == printed().summons[name].hp and made.force == "party"
    for nth, a in enumerate(near[1:]):
        g.figures[f"x{nth}"] = type(made)(f"x{nth}", "summon", name, "party", a, 1, 1, owner="h1")
    assert stage.run(perform.action(g, "h0", [Summoning(summon=name)])) is False
    assert stage.prompts == []


@pytest.mark.rule("GH-SUMMON-09", "GH-SUMMON-12", "GH-SUMMON-13", "GH-SUMMON-03")
def test_a_summon_shares_only_the_modifier_deck_and_the_credit() -> None:
    monsters = [{"monster": "hound", "at": [2, 2], "by": "nnn"}]
    stage = Stage(cellar(hall={"monsters": monsters}), classes=("tinkerer", "brute")).ready()
    g = stage.g
    name = next(iter(printed().summons))
    made = [summons.place(g, "h0", name, a) for a in ((1, 2), (1, 1))]  # as many as one likes
    g.bonuses.append(Bonus(word="shield", card="", half="item", nth=-1, owner="h0", on=["h0"], value=3))
    g.figures["h0"].conditions["strengthen"] = False
    assert figures.owner(g, made[0]) is g.characters[0]
    assert sums.shield(g, made[0]) == printed().summons[name].shield and not made[0].conditions
    stage.kill(stage.monsters()[0].id, by=made[1].id)
    assert g.characters[0].tally.kills == 1 and not g.characters[1].tally.kills


# -- clean-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-04", "GH-ELEM-04")
def test_elements_wane() -> None:
    g = Stage().ready().g
    g.elements.update(fire=2, ice=1)
    elements.wane(g)
    assert (g.elements["fire"], g.elements["ice"], g.elements["air"]) == (1, 0, 0)


@pytest.mark.rule("GH-END-05", "GH-END-06", "GH-END-08")
def test_round_bonus_cards_are_in_their_piles_before_a_short_rest() -> None:
    stage = Stage(classes=("brute", "scoundrel")).ready()
    g = stage.g
    mat = g.characters[0]
    kept, gone = mat.hand[:2]
    for card, lost in ((kept, False), (gone, True)):
        mat.hand.remove(card)
        mat.played.append(card)
        zones.to_active(g, mat, card, lost)
        g.bonuses.append(Bonus(word="shield", card=card, half="top", nth=-1, owner="h0", on=["h0"], value=1))
    mat.discarded, mat.hand = mat.hand, []
    g.characters[1].discarded = []
    g.phase = "end"
    flow = round.clean_up(g)
    asked = next(flow)
    while asked.prompt != "short-rest":
        asked = flow.send(None)
    assert kept in mat.discarded and gone in mat.lost and not mat.active and not g.bonuses
    assert "short-rest" in asked.made() and asked.seat == 0
    with pytest.raises(StopIteration):
        flow.send("no-rest")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-FINISH-06", "GH-FINISH-07", "GH-FINISH-08", "GH-FINISH-09", "GH-FINISH-10", "GH-DUNG-02")
def test_nothing_of_a_scenario_stays_but_what_is_taken_home() -> None:
    stage = Stage("barrow-lair").ready()
    g = stage.g
    g.finished = "success"
    home = finish.taken_home(g, 0)
    assert set(home) == {"xp", "gold", "checks", "goal_checks", "goal", "goal_met", "items", "exhausted"}
    again = Stage("black-barrow").ready().g
    assert not any("curse" in mat.deck for mat in again.characters) and "curse" not in again.monster_deck
    assert len(again.goal_deck) == len(printed().battle_goals) - 2
    dive = Stage(DUNGEON).ready().g
    dive.finished = "success"
    report = finish.report(dive)
    assert report["rewards"].opens == () and report["characters"][0]["xp"] == 4 + 2 * dive.level


@pytest.mark.rule("GH-FINISH-16", "GH-FINISH-17")
def test_scores_compare_the_characters() -> None:
    stage = Stage().chosen()
    stage.g.characters[1].xp = 9
    for mat in stage.g.characters:
        stage.run(damage.exhaust(stage.g, mat))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.scores == {0: 0, 1: 9}
    assert "black-barrow/outro" in printed().named and "black-barrow/intro" in printed().named


# -- random dungeons -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DUNG-06", "GH-EX-28", "GH-DUNG-08", "GH-DUNG-22")
def test_a_room_is_named_by_its_two_cards() -> None:
    g = Stage(DUNGEON, seed=5).ready().g
    [(room, monsters)] = dungeon.named(g)
    names = printed().named
    assert names[room].en in [one.name.en for one in printed().dungeon_rooms.values()]
    assert names[monsters].en in [one.name.en for one in printed().dungeon_monsters.values()]
    assert printed().dungeon_rooms["sewer"].name.es == "Alcantarillas"
    assert all(gate.kind in "AB" for one in printed().dungeon_rooms.values() for gate in one.entrances)


def test_every_exit_finds_a_room() -> None:
    """Whatever exit is used, some room card has an entrance of its type that can be laid there."""
    g = setup.lay_out(2, 0, Options(scenario=DUNGEON), printed())
    for card in printed().dungeon_rooms.values():
        laid = Laid(card.id, "", 0, 0, 0, 0, -1)
        taken = [*floor(card, printed().tiles, laid), *gates(card, laid)]
        for gate in card.exits:
            fits = [
                dungeon.laid_at(g, id, gate.kind, gate.at, taken) for id in printed().dungeon_rooms if id != card.id
            ]
            assert sum(fit is not None for fit in fits) >= 5, (card.id, gate)
