"""What is asked between scenarios can be seen, read and pointed at: on the page, in words, at the prompt."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import taverna
from taverna.core.table import Table
from taverna.core.words import LANGS

from .evenings import CONTENT, evening, finish
from .test_visits import goal_met

RARE = next(id for id, item in CONTENT.items.items() if item.prosperity is None)


def seen(t: Table, prompts: Counter[str]) -> None:
    """Everyone who is asked sees what is on offer; who only watches sees the table."""
    for seat, question in t.questions.items():
        prompts[question.prompt] += 1
        for lang in LANGS:
            there = set(re.findall(r'data-spot="([^"]+)"', t.scene(seat, lang).filled()))
            t.scene(None, lang)
            assert t.board(seat, lang)
            for option in question.options:
                assert set(option.targets) <= there, (question.prompt, option.id)


def after(scenario: str, **rewards: Any) -> Table:
    """A scenario has been won that brings these rewards too."""
    t = evening(consent="all")
    place = CONTENT.atlas[scenario]
    more = replace(place, rewards=replace(place.rewards, **rewards))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CONTENT.atlas, scenario, more)
        finish(t, scenario=scenario)
    return t


@pytest.mark.parametrize(
    ("make", "prompt"),
    [
        (lambda: goal_met(casual=False), "mark-perk"),
        (lambda: after("temple-of-the-seer"), "open"),
        (lambda: after("black-barrow", items=(RARE,)), "who-item"),
        (lambda: after("black-barrow", purse=10), "share"),
    ],
)
def test_what_is_asked_after_a_scenario(make: Any, prompt: str) -> None:
    t, prompts = make(), Counter[str]()
    while not t.over:
        seen(t, prompts)
        seat, question = next(iter(t.questions.items()))
        t.answer(seat, question.options[-1 if question.prompt == "share" else 0].id)
    assert prompts[prompt]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_asked_in_the_city_and_on_the_road(seed: int) -> None:
    luck, prompts = Random(seed), Counter[str]()
    t = taverna.new("gloomhaven", 2, seed, {"mode": "campaign"})
    t.arrange(lambda g: g.world.achievements.append("the-power-of-enhancement"))
    for _ in range(60):
        if t.state.phase not in ("city", "travel"):
            break
        if prompts.total() < 40:
            seen(t, prompts)
        question = luck.choice(list(t.questions.values()))
        t.answer(question.seat, luck.choice(question.options).id)
    assert prompts["city"] and prompts["quest"]


def test_the_board_at_the_prompt_tells_of_the_world_and_not_of_a_scenario() -> None:
    def rich(world: Any) -> None:
        world.here.reputation, world.prosperity, world.donated = 7, 5, 30
        world.open.append("barrow-lair")
        world.here.achievements.append("first-steps")
        world.member(0).gold = 42

    t = evening(change=rich)
    said = t.board(0, "en")
    parts = ("Gloomhaven · In the city", "Reputation +7 (prices -2)", "Prosperity 2 (1 of 5", "Gold 42", "First Steps")
    for told in parts:
        assert told in said, told
    quest = t.state.world.member(0).quests[0]
    assert CONTENT.quests[quest].name["en"] in said and CONTENT.quests[quest].tasks[0].text["en"] in said
    assert "Kill all enemies" not in said and "round 0" not in said
    t.answer(0, "event")
    card = CONTENT.events[t.state.visit.card]
    assert card.text is not None
    for lang in LANGS:
        said = t.board(1, lang)
        assert card.text[lang] in said and card.a.outcomes[0].text[lang] not in said  # its back is not read yet


def test_what_a_result_lets_one_choose_stands_on_the_card() -> None:
    t, prompts = evening(change=lambda world: setattr(world, "city", ["city-1"])), Counter[str]()
    for answer in ("event", "a"):
        t.answer(0, answer)
    seen(t, prompts)
    assert prompts["result"] == 2
    assert [option.targets for option in t.questions[0].options] == [["event/0"], ["event/1"]]
    story = CONTENT.events["city-1"].a.outcomes[0].text["es"]
    assert story.split(":")[0] in t.scene(0, "es").filled()
    t.answer(1, "1")
    assert t.state.visit.result == "" and t.state.world.here.reputation == -1
