"""What a scenario leaves behind, seen from the next evening: cards, items, hit points and decks are whole again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.gloomhaven.rules import outfit

from .evenings import CONTENT, evening, hero, leave, to_scenario

PLAIN = ("no-rest", "end", "suffer", "stop", "ready", "done")


def play_on(t: Table, limit: int = 3000) -> None:
    """To the end of the evening with the plainest answers."""
    for _ in range(limit):
        if t.over:
            return
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, next((id for id in PLAIN if id in ids), ids[0]))
    raise AssertionError("the evening does not end")


def after_a_hard_day() -> tuple[Table, Table]:
    """An evening that ended with wounds, lost cards, used items and spoilt decks; and the one after it."""
    t = evening(classes=("brute", "tinkerer"), kit=True)
    to_scenario(t)
    g = t.state
    mat = g.characters[0]
    g.figures["h0"].hp = 1
    g.figures["h0"].conditions["muddle"] = False
    mat.lost += mat.hand[4:8]
    mat.discarded += mat.hand[8:]
    del mat.hand[4:]
    mat.consumed += mat.items[:1]
    mat.spent += mat.items[1:]
    mat.deck += ["curse", "bless", "minus"]
    g.monster_deck += ["curse", "bless"]
    g.finished = "failure"
    play_on(t)
    sequel = t.sequel()
    assert sequel is not None
    following = taverna.new("gloomhaven", sequel.seats, 5, sequel.options | {"consent": "anyone"})
    following.arrange(lambda g: g.world.road.clear())  # nothing happens on the road
    seat, question = next(iter(following.questions.items()))
    if "home" in [option.id for option in question.options]:
        following.answer(seat, "home")
    to_scenario(following)
    return t, following


@pytest.mark.rule(
    "GH-FINISH-06",
    "GH-FINISH-07",
    "GH-FINISH-08",
    "GH-FINISH-09",
    "GH-FINISH-10",
    "GH-EQUIP-12",
    "GH-MOD-15",
)
def test_everything_is_whole_again_in_the_next_scenario() -> None:
    before, after = after_a_hard_day()
    old, g = before.state, after.state
    mat = g.characters[0]
    assert g.world.member(0).id == old.world.member(0).id, "the same Brute"
    assert sorted(mat.hand + mat.aside) == sorted(CONTENT.cards_of["brute"][:13]) and not mat.lost + mat.discarded
    assert len(mat.hand) == 10
    assert sorted(mat.items) == sorted(old.characters[0].items) and mat.items and not mat.spent + mat.consumed
    figure = g.figures["h0"]
    assert figure.hp == figure.max_hp == 10 and not figure.conditions
    extra: Counter[str] = Counter(mat.deck)
    extra.subtract(outfit.standard_deck(CONTENT))
    worn = sum(CONTENT.items[item].minus for item in mat.items)
    assert +extra == Counter({"minus": worn}) - Counter(), "no Bless, no Curse; of -1 cards only those of its armour"
    assert Counter(g.monster_deck) == Counter(outfit.standard_deck(CONTENT))
    goals = [*g.goal_deck, *(goal for mat in g.characters for goal in mat.goals)]
    assert sorted(goals) == sorted(CONTENT.battle_goals), "all battle goals are back in their deck"


@pytest.mark.rule("GH-SETUP-07")
def test_what_a_road_event_brought_comes_after_hands_are_chosen() -> None:
    def laid(world: Any) -> None:
        for id in world.here.members:
            world.ahead[id] = {"conditions": ["poison"], "damage": 3}

    t = evening(change=laid, classes=("brute", "tinkerer"))
    leave(t)
    t.answer(0, "black-barrow")
    seen = []
    while next(iter(t.questions.values())).prompt != "leading":
        seat, question = next(iter(t.questions.items()))
        seen.append((question.prompt, [figure.hp == figure.max_hp for figure in heroes(t)]))
        ids = [option.id for option in question.options]
        t.answer(seat, next((id for id in PLAIN if id in ids), ids[0]))
    before = [whole for prompt, whole in seen if prompt in ("battle-goal", "start", "hand", "equip")]
    assert before and all(all(whole) for whole in before), "nothing has happened to anybody while they prepare"
    assert [(figure.max_hp - figure.hp, list(figure.conditions)) for figure in heroes(t)] == [(3, ["poison"])] * 2
    assert hero(t).what == "brute"


def heroes(t: Table) -> list[Any]:
    return [figure for figure in t.state.figures.values() if figure.kind == "character"]
