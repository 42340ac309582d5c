"""Moments: who hears of them is said in one table, and everyone hears what they are made for."""

from __future__ import annotations

from inspect import isgeneratorfunction, signature
from typing import Any, get_type_hints

import msgspec
import pytest
from stage import Stage

from taverna.games.gloomhaven.rules import damage, hearing, moments
from taverna.games.gloomhaven.rules.moments import Moment, Note

TOLD = [one for one in (*Moment.__subclasses__(), *Note.__subclasses__())]


@pytest.mark.parametrize("moment", TOLD, ids=lambda one: one.__name__)
def test_somebody_hears_of_every_moment_and_hears_what_it_is_made_for(moment: type) -> None:
    assert hearing.HEARERS[moment] == moments.HEARERS[moment]
    for hear in hearing.HEARERS[moment]:
        _, now = signature(hear).parameters
        assert get_type_hints(hear)[now] is moment, hear


@pytest.mark.parametrize("moment", Note.__subclasses__(), ids=lambda one: one.__name__)
def test_nobody_is_asked_where_a_moment_is_only_noted(moment: type) -> None:
    assert not any(isgeneratorfunction(hear) for hear in hearing.HEARERS[moment])


def test_no_other_moments_are_in_the_table() -> None:
    assert set(hearing.HEARERS) == set(TOLD)
    assert all(issubclass(one, msgspec.Struct) for one in TOLD)


def test_a_moment_nobody_hears_of_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Damage knows nothing of items and goals: without them it is still damage."""
    monkeypatch.setattr(moments, "HEARERS", {})
    stage = Stage("1").ready()
    guard = stage.monsters("bandit-guard")[0]
    stage.run(damage.suffer(stage.g, guard.id, guard.hp - 1, by="h0"))
    assert guard.hp == 1 and not stage.g.characters[0].tally.damage
    stage.run(damage.suffer(stage.g, guard.id, 1, by="h0"))
    assert guard.id not in stage.g.figures and not stage.g.kills


def test_whoever_hears_may_change_what_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []

    def halved(g: Any, now: moments.DamageDue) -> None:
        heard.append(now.figure)
        now.amount //= 2

    monkeypatch.setitem(moments.HEARERS, moments.DamageDue, (halved,))
    stage = Stage("1").ready()
    before = stage.g.figures["h0"].hp
    stage.run(damage.suffer(stage.g, "h0", 5), "suffer")
    assert heard == ["h0"] and stage.g.figures["h0"].hp == before - 2


def test_what_the_party_waits_for_is_known_anew_when_its_items_change() -> None:
    g = Stage("1").ready().g
    mat, item = g.characters[0], next(one for one in g.content.items.values() if one.moment == "attacked")
    mat.items.clear()
    assert item.moment not in g.outfit.waiting
    mat.items.append(item.id)
    assert item.moment in g.outfit.waiting and g.outfit is g.outfit
    mat.items.remove(item.id)
    assert item.moment not in g.outfit.waiting
