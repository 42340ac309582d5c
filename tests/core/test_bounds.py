"""Nothing from outside may be larger than a game can need: options, worlds, packs; and no state grows without end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import taverna
from taverna.core import bounds
from taverna.core.bounds import too_much
from taverna.core.errors import ContentError, OptionError, RulesBug

from .toy import GAME


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ({"heroes": {"h": {"blessed": 10**9}}}, "heroes.h.blessed"),
        ({"n": -(10**6)}, "n"),
        ({"n": float("inf")}, "n"),
        ({"names": ["a", "b" * 20_000]}, "names.1"),
        ({"many": list(range(3_000))}, "many"),
        ({"heroes": {"hero-" + "9" * 5_000: {}}}, "heroes"),
        ([[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]], "0.0"),
    ],
)
def test_what_is_beyond_measure_is_named(value: Any, where: str) -> None:
    found = too_much(value)
    assert found is not None
    assert found[0].startswith(where)


def test_ordinary_things_pass() -> None:
    assert too_much({"a": [1, 2.5, None, True, "word", {"b": ()}]}) is None


def test_too_many_things_in_all() -> None:
    assert too_much([[0] * 9_000 for _ in range(40)]) is not None


def test_a_world_that_would_fill_the_memory_is_refused() -> None:
    """A hero with a thousand million Bless cards was a bomb: it is refused before anything is laid out."""
    table = taverna.new("gloomhaven", 2, 1, {"mode": "campaign"})
    while not table.over and not table.state.world.heroes:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[0].id)
    hero = {"id": "h-1", "what": "brute", "blessed": 10**9}
    with pytest.raises(OptionError, match="blessed"):
        taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "world": {"heroes": {"h-1": hero}, "made": 1}})
    hero["blessed"] = 50_000
    with pytest.raises(OptionError, match="blessed"):
        taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "world": {"heroes": {"h-1": hero}, "made": 1}})


def test_a_story_holds_no_more_of_a_card_than_the_box() -> None:
    """A Hero with three thousand staffs made every answer take a second."""
    saga = msgspec.to_builtins(taverna.new("massive-darkness", 1, 1, {"mode": "story"}).state.saga)
    saga["heroes"][0]["pack"] = ["staff-of-defence"] * 50
    with pytest.raises(OptionError, match="50 of the card 'staff-of-defence'"):
        taverna.new("massive-darkness", 1, 1, {"mode": "story", "saga": saga})


@pytest.mark.parametrize("listed", ["worn", "quests", "kinds", "finished"])
def test_no_hero_of_a_world_has_the_same_thing_many_times(listed: str) -> None:
    table = taverna.new("gloomhaven", 2, 1, {"mode": "campaign"})
    while not table.state.world.heroes:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[0].id)
    world = msgspec.to_builtins(table.state.world)
    hero = next(iter(world["heroes"].values()))
    hero[listed] = [world["quests"][0] if listed == "quests" else "leather-armor"] * 50
    with pytest.raises(OptionError, match=f"heroes/{hero['id']}/{listed}"):
        taverna.new("gloomhaven", 2, 1, {"mode": "campaign", "world": world})


def test_a_state_is_bounded_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "STATE", 10)
    with pytest.raises(OptionError, match="at most 10 are taken"):
        taverna.Table(GAME, 2, 1, {})


def test_a_pack_is_bounded_too() -> None:
    with pytest.raises(ContentError, match=r"cards.yaml: record 'x' field 'n'"):
        taverna.core.content.overlaid({"cards": {}}, [{"cards": {"x": {"n": 10**12}}}])


def test_a_state_that_grows_without_end_is_refused_and_nothing_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    table = taverna.Table(GAME, 2, 1, {})
    before = table.digest()
    monkeypatch.setattr(bounds, "STATE", 10)
    refused = None
    for _ in range(50):
        before = table.digest()
        seat, question = next(iter(table.questions.items()))
        try:
            table.answer(seat, question.options[0].id)
        except RulesBug as error:
            refused = error
            break
    assert "bytes" in str(refused)
    assert table.digest() == before
