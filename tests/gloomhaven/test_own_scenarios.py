"""Scenarios of one's own: every slip is named with file, record and field, and every word does what it says."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from stage import NAME, Stage, base, cellar, with_scenario

from taverna.core.content import Raw, overlaid
from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records import build
from taverna.games.gloomhaven.rules import moments, pieces, rooms, sums


def piece(*does: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": "it", "when": "round-end", "do": list(does), **more}


def stand(**fields: Any) -> dict[str, Any]:
    return {"vault": {"monsters": [{"monster": "hound", "at": [7, 2], "by": "nnn"} | fields]}}


def objective(**fields: Any) -> dict[str, Any]:
    return {"vault": {"objectives": [{"id": "altar", "name": NAME, "hp": 4, "at": [[6, 2]]} | fields]}}


def does(**fields: Any) -> dict[str, Any]:
    return {"pieces": [piece(fields)]}


def test_of(text: str) -> dict[str, Any]:
    return {"pieces": [piece({"do": "win"}, test=text)]}


test_of.__test__ = False  # type: ignore[attr-defined]

WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    # what is wrong: (the change, the field named, what is said of it)
    "hp of a monster": (stand(hp="H*Q"), "rooms.vault.monsters[0].hp", "'Q' is unknown"),
    "level of a monster": (stand(level="round/"), "rooms.vault.monsters[0].level", "is no formula"),
    "hound as a boss": (stand(by="bbb"), "rooms.vault.monsters[0]", "hound is no boss"),
    "on an obstacle": (
        {"vault": {"obstacles": [{"hexes": [[7, 2]]}], **stand()["vault"]}},
        "rooms.vault.monsters[0]",
        "hound at [7, 2] stands on an obstacle",
    ),
    "on an objective": (
        {"vault": {**objective(at=[[7, 2]])["vault"], **stand()["vault"]}},
        "rooms.vault.monsters[0]",
        "with two characters hound and altar are at [7, 2]",
    ),
    "two obstacles": (
        {"vault": {"obstacles": [{"hexes": [[6, 2]]}, {"hexes": [[6, 2]]}]}},
        "rooms.vault.obstacles",
        "two obstacles are at [6, 2]",
    ),
    "start on obstacles": (
        {"hall": {"obstacles": [{"hexes": [[0, 0], [1, 0], [0, 1]]}]}},
        "start",
        "obstacles lie on all but one",
    ),
    "trap": ({"hall": {"traps": [{"hexes": [[2, 2]], "damage": "2*Q"}]}}, "rooms.hall.traps[0].damage", "'Q'"),
    "hp of an objective": (objective(hp="4+Q"), "rooms.vault.objectives.altar.hp", "'Q' is unknown"),
    "objective by": (objective(by="n"), "rooms.vault.objectives.altar.by", "not three letters"),
    "objective towards": (objective(towards="q"), "rooms.vault.objectives.altar.towards", "letter 'q'"),
    "no rooms": ({"rooms": []}, "rooms", "at least one room"),
    "corridor away": ({"hall": {"corridors": [[40, 40]]}}, "rooms.hall.corridors", "touches no other hex"),
    "corridor elsewhere": ({"hall": {"corridors": [[6, 1]]}}, "rooms.hall.corridors", "lies in room 'vault'"),
    "door to itself": ({"doors": [{"at": [4, 1], "between": ["hall", "hall"]}]}, "doors[0]", "into itself"),
    "locked for good": (
        {"doors": [{"at": [4, 1], "between": ["hall", "vault"], "locked": True}]},
        "rooms",
        "the door is locked and no piece opens it",
    ),
    "number taken": ({"number": 1}, "number", "1 is that of 'black-barrow' already"),
    "allies": ({"allies": ["hund"]}, "allies", "no monster 'hund'"),
    "links": ({"links": ["zz"]}, "links", "'zz', which is no place"),
    "needs": ({"needs": ["zz"]}, "needs", "'zz', which is no achievement"),
    "item gained": ({"rewards": {"items": ["zz"]}}, "rewards.items", "'zz', which is no item"),
    "boss without its rules": (
        stand(monster="bandit-commander", by="bbb"),
        "pieces",
        "bandit-commander calls a piece 'next-door', which is missing",
    ),
    "spawn nowhere": (does(do="spawn", monster="hound"), "pieces.it.do[0]", "needs `at`"),
    "spawn without name": (
        {**does(do="spawn", monster="hound", at="a", name="zz"), "hall": {"spots": {"a": [[2, 3]]}}},
        "pieces.it.do[0]",
        "the name 'zz' is missing",
    ),
    "summoned by nobody": (does(do="summon", monster="hound"), "pieces.it.do[0]", "no figure that could summon"),
    "whom type": (does(do="damage", value=1, whom={"type": "hund"}), "pieces.it.do[0].whom.type", "'hund'"),
    "whom name": (does(do="damage", value=1, whom={"name": "zz"}), "pieces.it.do[0].whom.name", "'zz'"),
    "whom room": (does(do="damage", value=1, whom={"room": "zz"}), "pieces.it.do[0].whom.room", "no room 'zz'"),
    "whom near": (does(do="damage", value=1, whom={"near": "q"}), "pieces.it.do[0].whom.near", "letter 'q'"),
    "sum of gold": (does(do="money", gold="2*Q"), "pieces.it.do[0].gold", "'Q' is unknown"),
    "sum of a bonus": (does(do="bonus", whom={"side": "monsters"}, attack="Q"), "pieces.it.do[0].attack", "'Q'"),
    "H elsewhere": (does(do="damage", value="H"), "pieces.it.do[0].value", "can speak of H"),
    "goal number": (does(do="goal", number=5), "pieces.it.do[0].number", "no goal 5"),
    "treasure laid": (does(do="place", what="treasure", at="", holds="9999"), "pieces.it.do[0]", "letter ''"),
    "slot": (does(do="items", what="spend", slot="nose"), "pieces.it.do[0].slot", "'nose' is none of head"),
    "no doors": (does(do="open", doors=[], next=True), "pieces.it.do[0].doors", "needs a door"),
    "relocated nowhere": (does(do="relocate", whom={}, to=[]), "pieces.it.do[0].to", "needs a letter"),
    "calls itself": (does(do="piece", id="it"), "pieces.it", "calls itself: it > it"),
    "perform": (
        does(do="turn", whom={"side": "monsters"}, perform=[{"do": "attack", "value": "A+Q"}]),
        "pieces.it.do[0].perform[0].value",
        "'Q' is unknown",
    ),
    "of nothing": ({"pieces": [piece({"do": "win"}, of="hound")]}, "pieces.it.of", "'round-end' is not of anything"),
    "of nobody": (
        {"pieces": [piece({"do": "win"}, when="killed", of="zz")]},
        "pieces.it.of",
        "'zz' is not known as the cause of 'killed': known are hound",
    ),
    "without quotes": (test_of("opened(gate)"), "pieces.it.test", "is written opened('name')"),
    "without a name": (test_of("alive() == 1"), "pieces.it.test", "is written alive('name')"),
    "one name of two": (test_of("beside('hound') == 1"), "pieces.it.test", "beside('name', 'letter')"),
    "not called": (test_of("alive == 1"), "pieces.it.test", "'alive' needs parentheses"),
    "text as a number": (test_of("'a' + 1 == 2"), "pieces.it.test", "'a' is no whole number"),
    "by zero": (test_of("round % 0 == 1"), "pieces.it.test", "only a number other than 0"),
    "by what may be zero": (test_of("round % kills == 1"), "pieces.it.test", "only a number other than 0"),
    "count of nothing": (test_of("count('zz') == 1"), "pieces.it.test", "speaks of 'zz'"),
}


@pytest.mark.parametrize("what", sorted(WRONG))
def test_a_slip_is_named_with_its_field_and_reason(what: str) -> None:
    changes, field, reason = WRONG[what]
    with pytest.raises(ContentError) as found:
        with_scenario(cellar(**deepcopy(changes)))
    error = found.value
    assert (error.file, error.record, error.field) == ("scenarios.yaml", "cellar", field)
    assert reason in error.reason


MONSTERS: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    # what is wrong: (file, record, the change, the field named, what is said of it)
    "deck": ("monsters", "hound", {"deck": "cats"}, "deck", "'cats', which is no ability deck"),
    "levels": ("monsters", "hound", {"elite": []}, "elite", "levels 0 to 7, has 0"),
    "hit points": (
        "monsters",
        "bandit-commander",
        {"boss": [{"hp": "8*Q", "move": 3, "attack": 3}] * 8},
        "boss[0].hp",
        "'Q' is unknown",
    ),
    "card": (
        "monster-decks",
        "hound",
        {"cards": [{"number": 1, "initiative": 6, "do": [{"do": "attack", "value": "A/0"}]}]},
        "cards[0].do[0].value",
        "can divide",
    ),
    "summoned": (
        "monster-decks",
        "hound",
        {"cards": [{"number": 1, "initiative": 6, "do": [{"do": "summon", "monster": "cat"}]}]},
        "cards[0].do[0].monster",
        "no monster 'cat'",
    ),
    "no cards": ("monster-decks", "hound", {"cards": []}, "cards", "has no card"),
}


@pytest.mark.parametrize("what", sorted(MONSTERS))
def test_a_slip_in_a_monster_is_named_too(what: str) -> None:
    file, id, change, field, reason = MONSTERS[what]
    pack: Raw = {file: {id: base()[file][id] | change}}
    with pytest.raises(ContentError) as found:
        build(overlaid(base(), [pack]))
    error = found.value
    assert (error.file, error.record, error.field) == (f"{file}.yaml", id, field)
    assert reason in error.reason


DUNGEONS: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    "tile": ("dungeon-rooms", "alcove", {"tiles": [{"tile": "zz", "at": [0, 0]}]}, "tiles[0]", "no tile 'zz'"),
    "few hexes": ("dungeon-rooms", "alcove", {"spots": [[0, 0]]}, "spots", "needs 12 hexes, has 1"),
    "outside": ("dungeon-rooms", "alcove", {"obstacles": [{"hexes": [[9, 9]]}]}, "obstacles", "outside the room"),
    "no exit": ("dungeon-rooms", "alcove", {"exits": []}, "exits", "needs at least one"),
    "far exit": ("dungeon-rooms", "alcove", {"exits": [{"kind": "A", "at": [9, 9]}]}, "exits", "not beside the room"),
    "penalty": (
        "dungeon-rooms",
        "alcove",
        {"minor": [{"do": "damage", "value": "Q"}]},
        "minor[0].value",
        "'Q' is unknown",
    ),
    "monster": (
        "dungeon-monsters",
        "mangy",
        {"monsters": [{"monster": "hund", "spot": 1, "by": "nnn"}]},
        "monsters[0]",
        "no monster 'hund'",
    ),
    "number": ("dungeon-monsters", "mangy", {"money": [13]}, "money", "13 is none of the hexes 1 to 12"),
}


@pytest.mark.rule("GH-DUNG-07", "GH-DUNG-11")
@pytest.mark.parametrize("what", sorted(DUNGEONS))
def test_a_slip_in_a_card_of_a_dungeon_is_named_too(what: str) -> None:
    file, id, change, field, reason = DUNGEONS[what]
    with pytest.raises(ContentError) as found:
        build(overlaid(base(), [{file: {id: base()[file][id] | change}}]))
    error = found.value
    assert (error.file, error.record, error.field) == (f"{file}.yaml", id, field)
    assert reason in error.reason


def test_a_record_is_replaced_in_the_file_it_stands_in() -> None:
    fourth = base()["scenarios-4-20"]["crypt-of-the-damned"]
    with pytest.raises(ContentError, match=r"stands in scenarios-4-20\.yaml") as found:
        build(overlaid(base(), [{"scenarios": {"crypt-of-the-damned": fourth}}]))
    assert (found.value.file, found.value.record) == ("scenarios.yaml", "crypt-of-the-damned")
    assert build(overlaid(base(), [{"scenarios-4-20": {"crypt-of-the-damned": fourth | {"grid": "Z-1"}}}]))


# -- words that concern some ------------------------------------------------------------------------------------------


def beasts(**more: Any) -> dict[str, Any]:
    """Two hounds, one of them elite, and an archer, in the first room."""
    monsters = [
        {"monster": "hound", "at": [3, 0], "by": "nnn"},
        {"monster": "hound", "at": [3, 1], "by": "eee"},
        {"monster": "bandit-archer", "at": [2, 2], "by": "nnn"},
    ]
    return cellar(hall={"monsters": monsters, "spots": {"a": [[2, 3]]}}, **more)


def test_a_bonus_for_some_is_for_them_alone_and_for_those_to_come() -> None:
    bonus = {"do": "bonus", "whom": {"side": "monsters", "type": "hound"}, "attack": 2, "shield": 1}
    stage = Stage(beasts(pieces=[piece(bonus, when="called")]), level=1).ready()
    g = stage.g
    hound, elite, archer = stage.monsters()
    before = [sums.attack_value(g, f) for f in (hound, elite, archer)]
    stage.run(pieces.called(g, "it"))
    assert [sums.attack_value(g, f) for f in (hound, elite, archer)] == [before[0] + 2, before[1] + 2, before[2]]
    assert sums.shield(g, hound) == 1 and sums.shield(g, archer) == 0
    stage.run(rooms.open_door(g, (4, 1), "h0"))
    assert sums.attack_value(g, stage.monsters()[-1]) == before[0] + 2  # revealed later


def test_a_bonus_for_the_round_is_over_in_the_next() -> None:
    bonus = {"do": "bonus", "whom": {"side": "monsters", "rank": "elite"}, "attack": 2, "move": 1, "lasts": "round"}
    stage = Stage(beasts(pieces=[piece(bonus, when="called")]), level=1).ready()
    g = stage.g
    hound, elite, _ = stage.monsters()
    values = sums.attack_value(g, elite), sums.move_value(g, elite)
    plain = sums.attack_value(g, hound)
    stage.run(pieces.called(g, "it"))
    assert (sums.attack_value(g, elite), sums.move_value(g, elite)) == (values[0] + 2, values[1] + 1)
    assert sums.attack_value(g, hound) == plain
    g.round += 1
    assert (sums.attack_value(g, elite), sums.move_value(g, elite)) == values


def test_what_lasts_concerns_whom_it_says() -> None:
    whom = {"side": "monsters", "type": "hound", "rank": "elite"}
    healing = {"do": "heal", "value": 2, "whom": whom, "each_turn": True}
    muddled = {"do": "condition", "conditions": ["muddle"], "whom": {"side": "party"}, "lasting": True}
    stage = Stage(beasts(pieces=[piece(healing, muddled, when="called")]), level=1).ready()
    g = stage.g
    stage.run(pieces.called(g, "it"))
    hound, elite, archer = stage.monsters()
    for figure in (hound, elite, archer):
        figure.hp -= 2
        stage.run(pieces.each_turn(g, figure))
    assert [f.max_hp - f.hp for f in (hound, elite, archer)] == [2, 0, 2]
    character = g.figures["h0"]
    character.conditions.clear()
    stage.run(pieces.each_turn(g, character))
    assert "muddle" in character.conditions and "muddle" not in hound.conditions


def test_a_piece_about_any_enemy_is_not_about_friends() -> None:
    count = {"do": "count", "name": "dead"}
    hurt = {"do": "count", "name": "hurt"}
    stage = Stage(
        beasts(
            allies=["bandit-archer"],
            pieces=[piece(count, when="killed"), piece(hurt, when="damaged") | {"id": "hurt"}],
        )
    ).ready()
    g = stage.g
    hound, elite, archer = stage.monsters()
    stage.kill(archer.id)
    assert g.counts.get("dead", 0) == 0
    stage.kill(hound.id)
    assert g.counts["dead"] == 1
    stage.run(moments.happens(g, moments.Hurt("h0")))
    assert g.counts.get("hurt", 0) == 0
    stage.run(moments.happens(g, moments.Hurt(elite.id)))
    assert g.counts["hurt"] == 1


def test_characters_do_not_leave_the_map_by_a_piece() -> None:
    gone = [{"do": "remove", "what": "figure", "whom": {"side": "everyone", "chosen": 9}}]
    altar = {"id": "altar", "name": NAME, "hp": 2, "at": [[0, 3]]}
    scenario = beasts(pieces=[piece(*gone, when="called")])
    scenario["rooms"][0]["objectives"] = [altar]
    stage = Stage(scenario).ready()
    stage.run(pieces.called(stage.g, "it"))
    assert [f.kind for f in stage.g.figures.values()] == ["character", "character"] and not stage.g.obstacles
    assert all(f.at is not None for f in stage.g.figures.values())
    scenario["pieces"] = [piece({"do": "remove", "what": "objective", "whom": {"side": "everyone"}}, when="called")]
    stage = Stage(scenario).ready()
    stage.run(pieces.called(stage.g, "it"))
    assert len(stage.monsters()) == 3 and not any(f.kind == "objective" for f in stage.g.figures.values())
