"""Missions of one's own: what is refused before anyone sits down, and what the pieces do where no printed Mission uses
them that way."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.core.content import read_folder
from taverna.core.errors import ContentError
from taverna.core.table import Table
from taverna.games.massive_darkness import GAME

from .tables import idle, next_round, offered, place, put, refused, say

TUTORIAL = read_folder(GAME.folder / "content")["missions"]["walking-in-the-dark"]
PILLAR = {"token": "pillar", "mark": "pillar", "zone": "6V-22"}
GEM = {"id": "gem", "name": {"en": "Gem", "es": "Gema", "pt-BR": "Gema"}}
ROUND = {"when": "round-start"}
KING = {"trigger": {"when": "setup"}, "does": [{"do": "choose-hero", "role": "king"}]}


def own(
    happens: list[Any] | None = None,
    rules: list[Any] | None = None,
    tokens: list[Any] | None = None,
    **change: Any,
) -> dict[str, Any]:
    """The tutorial's page with more on it, or with something else in its place."""
    more = {
        "happens": [*TUTORIAL["happens"], *(happens or [])],
        "rules": [
            {"rule": rule} if "rule" not in rule or isinstance(rule["rule"], str) else rule for rule in rules or []
        ],
        "tokens": [*TUTORIAL["tokens"], *(tokens or [])],
    }
    return TUTORIAL | {"id": "own", "number": 11, "source": "pack"} | more | change


def table(page: dict[str, Any], change: Any = None, seats: int = 1, **options: Any) -> Table:
    t = Table(taverna.find("massive-darkness"), seats, 0, {"mission": "own", **options}, {"missions": {"own": page}})
    if change is not None:
        t.arrange(change)
    return t


def does(*deeds: Any, **trigger: Any) -> dict[str, Any]:
    return {"trigger": trigger or ROUND, "does": list(deeds)}


# -- what is refused -------------------------------------------------------------------------------------------------
WRONG: list[tuple[dict[str, Any], str, str]] = [
    (own(objectives=[{"goal": "pick-up", "mark": "key", "amount": 0}]), "objectives[0].amount", "Expected `int` >= 1"),
    (
        own(happens=[does({"do": "spawn-guards", "zones": ["6V-21"], "level": 9})]),
        "happens[1].does[0].level",
        "Expected",
    ),
    (own(happens=[does({"do": "give-treasure", "level": 0, "amount": 1})]), "happens[1].does[0].level", "Expected"),
    (own(happens=[does({"do": "xp", "amount": -3})]), "happens[1].does[0].amount", "Expected `int` >= 1"),
    (own(rules=[{"rule": "collapse", "tiles": [{"tile": "6V", "tokens": 0}]}]), "rules[0].rule.tiles[0].tokens", "Exp"),
    (own(things=[GEM | {"place": 0}]), "things[0].place", "Expected `int` >= 1"),
    (own(things=[GEM, GEM]), "things", "'gem' stands there twice"),
    (own(stairs=[{"id": "a", "zones": ["6V-31", "6V-31"]}]), "stairs", "'a' leads from a Zone to itself"),
    (
        own(stairs=[{"id": "a", "zones": ["6V-31", "8R-13"]}, {"id": "a", "zones": ["6V-21", "8R-12"]}]),
        "stairs",
        "'a' stands there twice",
    ),
    (
        own() | {"tokens": [{"token": "library", "mark": "key", "zone": "8R-21", "fixed": True}]},
        "objectives",
        "there is no token to pick up with mark 'key'",
    ),
    (
        own() | {"tokens": [{"token": "pillar", "mark": "key", "zone": "8R-21"}]},
        "objectives",
        "there is no token to pick up with mark 'key'",
    ),
    (
        own(happens=[does({"do": "destroy-pillar", "mark": "key"})]),
        "happens",
        "there is no token of a Pillar with mark 'key'",
    ),
    (
        own(happens=[does(when="levers-held", mark="pillar")], tokens=[PILLAR]),
        "happens",
        "there is no token that stays in its place with mark 'pillar'",
    ),
    (
        own(
            happens=[does(when="lever-pulled", mark="bar")], tokens=[{"token": "lair", "mark": "bar", "zone": "6V-21"}]
        ),
        "tokens",
        "'bar' is a lever: it must be fixed",
    ),
    (
        own(happens=[does(when="levers-held", mark="bar")], tokens=[{"token": "lair", "mark": "bar", "zone": "6V-21"}]),
        "tokens",
        "'bar' is a lever: it must be fixed",
    ),
    (
        own(objectives=[{"goal": "hold-zone", "zone": "8R-13", "thing": "gem", "amount": 1}], things=[GEM]),
        "objectives",
        "nobody is ever given the thing 'gem'",
    ),
    (
        own(happens=[does({"do": "spawn-roaming", "zones": ["8R-13"], "mark": "brute"})])
        | {"rules": [{"rule": {"rule": "dormant", "mark": "brute", "until": "pillars"}}]},
        "rules",
        "until pillars: which ones? `pillars` is missing",
    ),
    (
        own(rules=[{"rule": "pillars", "mark": "pillar", "attacked_by": "heroes"}], tokens=[PILLAR]),
        "rules",
        "Pillars 'pillar' that are attacked need `life`",
    ),
    (
        own(rules=[{"rule": "pillars", "mark": "pillar", "blocks": True}], tokens=[PILLAR | {"zone": "6V-31"}]),
        "rules",
        "a Pillar 'pillar' on the start lets nobody leave",
    ),
    (
        own(happens=[KING, does({"do": "share-damage", "per_hero": 1}, when="role-dies", role="king")]),
        "happens",
        "when a Hero dies nothing can be asked",
    ),
    (
        own(rules=[{"rule": "locked", "door": "6V-13 E", "key": "key", "amount": 2}]),
        "rules",
        "amount: there are 1 to 1 tokens 'key'",
    ),
    (
        own(rules=[{"rule": "locked", "door": "6V-13 E", "key": "key", "amount": 1}]),
        "exit",
        "'8R-33' cannot be reached from the start",  # the key lies behind the door
    ),
    (
        own(rules=[{"clause": "MD-XX-1", "rule": {"rule": "locked", "door": "8R-22 N", "key": "key", "amount": 1}}]),
        "rules",
        "'MD-XX-1' cannot be cited here",
    ),
]


@pytest.mark.parametrize(("page", "field", "reason"), WRONG, ids=[f"{n}" for n in range(len(WRONG))])
def test_a_mission_that_cannot_work_is_refused(page: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(ContentError) as error:
        table(page)
    assert (error.value.file, error.value.record, error.value.field) == ("missions.yaml", "own", field)
    assert error.value.reason.startswith(reason)


def test_a_thing_cannot_be_called_as_a_card() -> None:
    with pytest.raises(ContentError, match="'dagger' is something else already"):
        table(own(things=[GEM | {"id": "dagger"}]))


def test_what_has_no_name_is_called_as_it_is_written() -> None:
    t = table({key: value for key, value in own().items() if key != "marks"}, lambda g: place(g, "8R-21"))
    say(t, "pick-up")
    assert any(line.endswith("pega: key.") for line in t.log("pt-BR"))


# -- what the pieces do ----------------------------------------------------------------------------------------------
def test_a_key_before_its_door_is_fine_and_the_refusal_has_words() -> None:
    t = table(
        own(rules=[{"rule": "locked", "door": "8R-22 N", "key": "key", "amount": 1}]), lambda g: place(g, "8R-12")
    )
    refusal = t.why(0, "open,8R-22 N")
    assert refusal is not None and refusal.clause == "MD-DOOR-14" and refusal.text("pt-BR")


def test_a_role_that_nobody_has_yet_gets_nothing_and_does_not_win() -> None:
    chosen_late = {"trigger": ROUND | {"rounds": [2]}, "does": KING["does"]}
    page = own(
        happens=[does({"do": "xp", "amount": 1, "to": "king"}), chosen_late],
        objectives=[{"goal": "escape", "who": "king"}],
    )
    t = table(page, lambda g: setattr(g, "events", ["blessing-silence"]))
    assert t.state.heroes[0].xp == 0 and not t.over
    next_round(t)
    assert t.state.roles == {"king": 0}


@pytest.mark.rule("MD-M04-07", "MD-DOOR-01")
def test_nothing_comes_or_opens_where_a_tile_has_collapsed() -> None:
    deeds = [
        {"do": "spawn-guards", "zones": ["8R-13"]},
        {"do": "spawn-roaming", "zones": ["8R-12"]},
        {"do": "add-treasure", "zones": ["8R-11"], "up_to": 2},
        {"do": "open-door", "door": "8R-21 N"},
    ]
    page = own(happens=[does(*deeds)], rules=[{"rule": "collapse", "tiles": [{"tile": "8R", "tokens": 1}]}])

    def change(g: Any) -> None:
        g.events, g.round, g.phase = ["blessing-silence"], 1, "end"
        g.enemies.clear()
        g.treasure.clear()
        g.opened = ["6V-13 W"]
        place(g, "6V-13")

    t = table(page, change)
    assert t.state.round == 2 and not t.state.enemies and not t.state.treasure and t.state.opened == ["6V-13 W"]
    assert refused(t, "open,6V-13 E") == "MD-M04-07" and "move,6V-12" in offered(t)


@pytest.mark.rule("MD-WIN-02")
def test_players_lose_when_all_have_left_with_objectives_open() -> None:
    t = table(own(objectives=[{"goal": "escape"}, {"goal": "pick-up", "mark": "key", "amount": 1}]))
    t.arrange(lambda g: place(g, "8R-33"))
    say(t, "leave")
    assert t.result is not None and t.result["outcome"] == "defeat"


@pytest.mark.rule("MD-LEVEL-04", "MD-PICK-03")
def test_of_two_level_tokens_on_a_tile_the_higher_raises_the_level() -> None:
    """Treasure there is of the lower one."""
    page = own(levels=[{"level": 1, "zone": "6V-21"}, {"level": 2, "zone": "8R-13"}, {"level": 3, "zone": "8R-12"}])

    def change(g: Any) -> None:
        place(g, "8R-23")
        g.treasure["8R-13"] = 1
        g.treasures[1] = ["longsword"]
        g.level = 2

    t = table(page, change)
    say(t, "move,8R-13", "pick-up", "done")
    assert t.state.level == 3 and "longsword" in t.state.heroes[0].cards()


def test_an_enemy_that_comes_to_a_place_sets_a_rule_off_once() -> None:
    page = own(happens=[does({"do": "spawn-guards", "zones": ["6V-21"]}, when="enemy-at", zones=["6V-22", "6V-21"])])

    def change(g: Any) -> None:
        g.events, g.guards[0] = ["blessing-silence"], ["dwarf-warriors-1"] * 2
        place(g, "6V-31")
        put(g, "orc-agent-1", "6V-12", life=9)

    t = table(page, change)
    idle(t, lambda g: g.phase == "experience" or g.round > 1)
    assert t.state.happened == [1]


@pytest.mark.rule("MD-LEVEL-03", "MD-STORY-07")
@pytest.mark.parametrize(("skills", "level"), [({}, 3), ({"precise-aim": 3}, 5)])
def test_a_mission_may_start_higher_than_the_heroes_of_a_story(skills: dict[str, int], level: int) -> None:
    sheet = {"hero": "sibyl", "cls": "darkness-ranger", "skills": skills}
    saga = {"missions": ["own"], "heroes": [sheet]}
    assert table(own(level=3), mode="story", saga=saga).state.level == level
    assert table(own(level=3)).state.level == 3
