"""One of a party goes alone to the scenario of its class, and comes back to the party."""

from __future__ import annotations

from typing import Any

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.game import Sequel
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign.world import World

from .evenings import CONTENT, evening, finish

ITEM = "stone-charm"


def grown(world: World) -> None:
    """The second of three, a Cragheart, has level 5."""
    hero = world.heroes[world.here.members[1]]
    hero.level, hero.xp = 5, 250
    hero.cards = [id for id in CONTENT.cards_of["cragheart"] if 1 < CONTENT.cards[id].level < 6][:4]


def after(change: Any = grown) -> tuple[Table, Sequel]:
    """An evening of three is over."""
    t = evening(3, change=change)
    return t, over(t, success=False)


def over(t: Table, *, success: bool, **state: Any) -> Sequel:
    finish(t, success=success, **state)
    sequel = t.sequel()
    assert t.over and sequel is not None
    return sequel


def gone_alone(sequel: Sequel) -> Table:
    (way,) = [way for way in sequel.ways if "scenario" in way.options]
    wanted = sequel.wanted(None, way.options)
    assert (wanted.seats, wanted.heirs, way.people) == (1, (1,), ())
    return taverna.new("gloomhaven", wanted.seats, 7, wanted.options)


def test_from_level_five_there_is_a_way_to_go_alone() -> None:
    t, sequel = after()
    assert [way.options.get("scenario") for way in sequel.ways] == [None, "solo-cragheart", None]
    said = t.game.words("en", t.state)
    assert "Stone Defense" in said.say(sequel.ways[1].title) and "Stone Charm" in said.say(sequel.ways[1].about)
    _, young = after(None)
    assert all("scenario" not in way.options for way in young.ways)


def test_whoever_goes_alone_sees_neither_city_nor_road_and_brings_the_item_home() -> None:
    t, sequel = after()
    party = t.state.world.here
    alone = gone_alone(sequel)
    g = alone.state
    assert (g.scenario, g.seats, g.casual, len(g.characters), g.characters[0].level) == (
        "solo-cragheart",
        1,
        True,
        1,
        5,
    )
    hero = g.world.member(0)
    assert hero.id == party.members[1] and ITEM not in hero.items
    home = over(alone, success=True, scenario=g.scenario)
    assert ITEM in g.world.heroes[hero.id].items
    world = home.options["world"]
    assert list(world["parties"]) == [party.id] and world["party"] == party.id
    assert world["parties"][party.id]["members"] == party.members and world["parties"][party.id]["at"] == party.at
    assert [way.options.get("scenario") for way in home.ways] == [None, None]  # once in a world
    assert (home.seats, home.ways[0].heirs, world["evenings"][-1]["party"]) == (3, (0, 0, 0), party.id)
    again = taverna.new("gloomhaven", home.seats, 8, home.wanted(None, {}).options)
    assert again.state.world.here.members == party.members


def test_who_fails_may_try_again_and_nobody_else_may() -> None:
    _, sequel = after()
    alone = gone_alone(sequel)
    home = over(alone, success=False, scenario="solo-cragheart")
    assert ITEM not in alone.state.world.member(0).items
    assert [way.options.get("scenario") for way in home.ways] == [None, "solo-cragheart", None]
    with pytest.raises(OptionError, match="nobody of this party"):
        taverna.new("gloomhaven", 1, 7, home.options | {"scenario": "solo-brute"})
