"""Worlds from files: a whole one goes on as it was, a damaged one is refused with a reason and left as it is."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.table import Table

from .evenings import evening, finish


def world() -> dict[str, Any]:
    """A world after its first evening, as it is in the file."""
    t = evening()
    finish(t)
    assert t.over
    sequel = t.sequel()
    assert sequel is not None
    given: dict[str, Any] = json.loads(json.dumps(sequel.options["world"]))
    return given


def opened(given: dict[str, Any], seed: int = 1) -> Table:
    return taverna.new("gloomhaven", 2, seed, {"mode": "campaign", "world": given})


def first(given: dict[str, Any]) -> dict[str, Any]:
    sheet: dict[str, Any] = next(iter(given["heroes"].values()))
    return sheet


DAMAGE: dict[str, Any] = {
    "a version to come": lambda w: w.update(version=99),
    "no version of ours": lambda w: w.update(version="old"),
    "a list for a number": lambda w: w.update(prosperity=[]),
    "an unknown item": lambda w: first(w)["items"].append("nonsense"),
    "an item twice": lambda w: first(w)["items"].extend(["leather-armor"] * 2),
    "an unknown class": lambda w: first(w).update(what="nonsense"),
    "a locked class": lambda w: first(w).update(what="summoner"),
    "an unknown quest": lambda w: first(w).update(quests=["nonsense"]),
    "a card of somebody else": lambda w: first(w).update(cards=["nonsense"]),
    "less experience than its level": lambda w: first(w).update(level=4),
    "a level there is not": lambda w: first(w).update(level=12, xp=999),
    "debts": lambda w: first(w).update(gold=-1),
    "a perk there is not": lambda w: first(w).update(perks={"99": 1}),
    "a member nobody knows": lambda w: w["parties"][w["party"]]["members"].append("hero-99"),
    "a sheet that is missing": lambda w: w["heroes"].pop(first(w)["id"]),
    "a party that is missing": lambda w: w.update(party="party-99"),
    "no place to go": lambda w: w.update(open=["nonsense"]),
    "an unknown event": lambda w: w["road"].append("road-999"),
    "the same event twice": lambda w: w["road"].append(w["road"][0]),
    "more copies than exist": lambda w: w["released"].update({next(iter(w["released"])): 99}),
    "reputation beyond its ends": lambda w: w["parties"][w["party"]].update(reputation=21),
    "a sticker nowhere": lambda w: w["enhancements"].append(
        {"card": "trample", "half": "top", "nth": 9, "line": "value", "spot": 0, "what": "+1"}
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_world_is_refused_and_left_as_it_is(damage: str) -> None:
    given = world()
    opened(given)
    DAMAGE[damage](given)
    before = copy.deepcopy(given)
    with pytest.raises(OptionError, match=r"\w+: |no world|another Taverna|no party"):
        opened(given)
    assert given == before


def test_whatever_is_changed_in_a_world_it_is_refused_or_played() -> None:
    """Any one value changed for another of its kind: no rule fails later on because of it."""
    luck, whole = Random(7), world()
    places = [place for place in paths(whole) if place]
    for nth in range(40):
        given = copy.deepcopy(whole)
        *way, last = luck.choice(places)
        inner: Any = given
        for step in way:
            inner = inner[step]
        old = inner[last]
        others = {str: ["nonsense", "hero-99"], bool: [not old], int: [-5, 99999, 0], list: [[], ["nonsense"]]}
        inner[last] = luck.choice(others.get(type(old), [{}, {"nonsense": {}}]))
        try:
            t = opened(given, nth)
        except OptionError:
            continue
        for _ in range(12):
            seat, question = luck.choice(list(t.questions.items()))
            t.answer(seat, luck.choice(question.options).id)
        assert t.board(0, "en") and t.scene(0, "en")


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [at]
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        found += paths(inner, (*at, step))
    return found


def test_a_world_of_before_a_new_field_is_read_as_it_was_meant() -> None:
    """What older files do not say has the value it had then."""
    given = world()
    for party in given["parties"].values():
        del party["awaited"]
    assert opened(given).state.world.here.awaited
