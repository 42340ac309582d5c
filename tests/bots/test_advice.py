"""Advice: what a bot would do in one's place, and why, from what the seat sees alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

import taverna
from taverna.bots import Sight, make
from taverna.bots.advice import Advice, chosen, counsel
from taverna.bots.search import FEW, Budget, Judged, Search, advise, shared
from taverna.core.errors import OptionError
from taverna.core.game import named
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games import find

MANY = 200 if os.environ.get("TAVERNA_FULL") else 2
SOME = Budget(playouts=8)


def positions(game: str, many: int) -> Iterator[tuple[Table, int]]:
    """Tables on which somebody has a choice, each a few random answers further."""
    random = Random(7)
    while many:
        table = taverna.new(game, seed=random.getrandbits(32))
        while many and not table.over:
            for _ in range(random.randrange(40)):
                if not table.over:
                    seat, question = random.choice(sorted(table.questions.items()))
                    table.answer(seat, random.choice(question.options).id)
            asked = [seat for seat, question in table.questions.items() if len(question.options) > 1]
            if asked:
                many -= 1
                yield table, random.choice(asked)


def told(advice: list[Advice]) -> list[tuple[str, str, list[str]]]:
    return [(one.option, one.text("es"), one.reasons("es")) for one in advice]


@pytest.mark.parametrize("game", list(taverna.games()))
def test_advice_is_legal_and_the_same_in_all_worlds_alike(game: str) -> None:
    for table, seat in positions(game, MANY):
        before = table.digest()
        advice = counsel(table, seat, SOME)
        assert 1 <= len(advice) <= 3
        offered = {option.id for option in table.questions[seat].options}
        assert {one.option for one in advice} <= offered
        assert all(one.reasons(lang) for one in advice for lang in LANGS)
        assert all(one.judged.playouts for one in advice)  # there are figures for all of them
        assert told(counsel(table.determinize(seat, 4), seat, SOME)) == told(advice)
        assert table.digest() == before


@pytest.mark.parametrize("game", [name for name in taverna.games() if find(name).sense])
def test_all_that_is_counted_has_a_word(game: str) -> None:
    table = taverna.new(game, seed=1)
    sense = named(find(game).sense)()
    counted = set(sense.counts(table.state, 0))
    assert set(getattr(sense, "dreads", ())) <= counted
    followed = sense.follows(table.state, 0)
    for lang in LANGS:
        words = table.game.words(lang, table.state)
        assert all(words.has(f"counted-{what}") for what in counted)
        assert followed and all(words.has(f"curve-{what}{end}") for what in followed for end in ("", "-told"))


def test_reasons_name_what_it_brings_and_what_it_costs() -> None:
    table = taverna.new("bloodborne", 4, 5)
    best = Judged("a", 0.4, 0.01, 100)
    gains = {"collected": 1.25, "deaths": 0.12, "hp": -2.0, "stored": 0.01}
    shares = {"collected": 1.0, "deaths": 0.12, "hp": 0.0, "stored": 0.0}
    judged = Judged("b", 0.33, 0.02, 50, gains, shares, {"hp": 0.7})
    option = table.questions[0].options[0].id
    first = Judged(option, judged.value, judged.spread, 50, gains, shares, {"hp": 0.7})
    assert Advice(table, 0, first, best).reasons("en") == [
        "Wins about 33% of the time (give or take 2).",
        "7 points behind the first.",
        "Brings, on average: +1.2 Collected Blood Echoes.",
        "Costs, on average: −2.0 HP (in 70%) and +0.1 deaths (in 12%).",
    ]
    assert Advice(table, 0, first, first).reasons("pt-BR")[1:] == [
        "Traz, em média: +1,2 Ecos de Sangue Coletados.",
        "Custa, em média: −2,0 HP (em 70%) e +0,1 mortes (em 12%).",
    ]


def test_the_guide_stands_unless_another_is_clearly_better() -> None:
    guide, better = Judged("a", 0.4, 0.01, 100, guided=True), Judged("b", 0.41, 0.01, 100, ahead=0.5)
    far = Judged("c", 0.1, 0.01, 50, ahead=-9.0)
    assert [one.option for one in chosen([better, guide, far])] == ["a", "b"]
    better.ahead = 2.0
    assert [one.option for one in chosen([better, guide, far])] == ["b", "a"]
    assert [one.option for one in chosen([Judged("d", guided=True), Judged("e")])] == ["d"]


def test_it_tells_how_far_it_is_and_stops_when_told() -> None:
    table = taverna.new("bloodborne", 4, 5)
    seen: list[float] = []

    def watch(done: float) -> bool:
        seen.append(done)
        return len(seen) < 4

    advice = counsel(table, 0, Budget(playouts=100_000), watch=watch)
    assert len(seen) == 4 and seen == sorted(seen) and seen[-1] < 0.1
    assert advice[0].judged.playouts == 4


def test_of_many_answers_some_are_weighed_and_the_guides_among_them() -> None:
    """Where to move in Gloomhaven: nobody thinks twice about it, and yet there are figures."""
    table = taverna.new("gloomhaven", 2, seed=5)
    guide, luck = make(table.game, table.game.info.usual), Random(1)
    while (asked := next(iter(table.questions.values()))).prompt != "move" or len(asked.options) <= FEW:
        table.answer(asked.seat, guide.choose(Sight(table, asked.seat), luck))
    ranked = advise(table.game, Sight(table, asked.seat), Budget(playouts=20))
    weighed = [one for one in ranked if one.playouts]
    assert 1 < len(weighed) < FEW and any(one.guided for one in weighed)
    assert len(ranked) == len(asked.options)


def test_before_a_scenario_there_is_advice_without_figures_about_nothing() -> None:
    """In the city of a campaign nobody can say how the scenario will go; a bot does what it does."""
    table = taverna.new("gloomhaven", 2, seed=5, options={"mode": "campaign"})
    guide, luck, phases = make(table.game, table.game.info.usual), Random(1), set()
    while table.state.phase != "selection":
        seat = next(iter(table.questions))
        if len(Sight(table, seat).options) > 1:
            phases.add(table.state.phase)
            for one in counsel(table, seat, Budget(playouts=4)):
                far = table.state.phase in ("city", "travel")
                assert not one.judged.playouts if far else 0.2 < one.judged.value < 0.98
                assert all(one.reasons(lang) for lang in LANGS)
        table.answer(seat, guide.choose(Sight(table, seat), luck))
    assert phases == {"city", "travel", "goals", "hands"}


def test_chances_among_rivals_are_shares() -> None:
    """What is told adds up to 1, as the curve does."""
    table = taverna.new("lords-of-ragnarok", 2, seed=5)
    guide, luck = make(table.game, table.game.info.usual), Random(1)
    while not all(player.at for player in table.state.players):
        seat = next(iter(table.questions))
        table.answer(seat, guide.choose(Sight(table, seat), luck))
    search = Search(named(table.game.sense)(), Budget(4), sharing=True)
    stands = [search.stands(table, seat) for seat in range(2)]
    assert sum(stands) == pytest.approx(1)
    alone = [search.sense.stands(table.state, seat) for seat in range(2)]
    assert shared(alone) == stands


def test_advice_is_for_whoever_is_asked() -> None:
    table = taverna.new("lords-of-ragnarok", seats=2, seed=1)
    (asked,) = table.questions
    with pytest.raises(OptionError, match=f"seat {1 - asked} is asked nothing: asked is {asked}"):
        counsel(table, 1 - asked, SOME)
