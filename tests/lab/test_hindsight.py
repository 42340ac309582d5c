"""Looking back on a finished game: how it stood, what luck gave, and a blunder that was planted is found."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random

import msgspec
import pytest

import taverna
from taverna import bots
from taverna.bots import Sight
from taverna.bots.search import Budget, Search, shared
from taverna.core.ask import Question
from taverna.core.game import named
from taverna.core.table import Table
from taverna.games import find
from taverna.lab.hindsight import TURNS, Effort, Hindsight, look_back

SMALL = Effort(quick=6, deep=12, rolls=2)


def with_a_blunder(game: str, seats: int, among: range, playouts: int) -> tuple[Table, int]:
    """A game between bots in which the first seat once gives the worst answer: where, of these answers, most is at
    stake. And how many answers were given before."""
    rules = find(game)
    table = taverna.new(game, seats, seed=5)
    sitting = {seat: bots.make(rules, rules.info.usual) for seat in range(seats)}
    luck, search = Random(1), Search(named(rules.sense)(), Budget(playouts))
    most, there, worst = 0.0, table, ""
    while table.answers < among.stop and not table.over:
        seat = next(iter(table.questions))
        if seat == 0 and table.answers in among:
            options = Sight(table, 0).options
            for option in options[:: max(1, len(options) // 5)]:
                seen = search.compared(Sight(table, 0), Random(2), option)
                if seen is not None and seen.lost > most:
                    most, there, worst = seen.lost, table.fork(), option
        table.answer(seat, sitting[seat].choose(Sight(table, seat), luck))
    at = len(there.inputs)
    there.answer(0, worst)
    return bots.play(there, sitting, 3), at


def planted(game: str, seed: int, blunder: Callable[[Table, Question], str | None]) -> tuple[Table, int]:
    """A game between two bots in which the first who has a chance to blunder does, and how many answers were given
    before."""
    rules = find(game)
    table = taverna.new(game, 2, seed)
    sitting = {seat: bots.make(rules, rules.info.usual) for seat in range(2)}
    luck = Random(1)
    while (worst := blunder(table, question := next(iter(table.questions.values())))) is None:
        table.answer(question.seat, sitting[question.seat].choose(Sight(table, question.seat), luck))
    at = len(table.inputs)
    table.answer(question.seat, worst)
    return bots.play(table, sitting, 3), at


def found_again(found: Hindsight, at: int) -> None:
    turn = next(one for one in found.turns if one.at == at)
    assert turn.better != turn.option
    assert turn.lost > turn.error
    assert all(turn.done[lang] != turn.best[lang] for lang in ("en", "es", "pt-BR"))


def test_a_planted_blunder_is_found_in_bloodborne() -> None:
    table, at = with_a_blunder("bloodborne", 3, range(6, 30), 16)
    told: list[float] = []
    found = look_back(table.record(), Effort(quick=8, deep=48, rolls=2), told.append)
    found_again(found, at)
    assert told == sorted(told) and told[-1] == 1.0
    assert len(found.turns) <= TURNS and len(found.luck) == len(found.lost) == 3
    first, last = found.points[0], found.points[-1]
    assert (first.at, last.at) == (0, found.of) and sum(first.values) == pytest.approx(1, abs=0.01)
    assert table.result is not None and [last.values[seat] > 0 for seat in range(3)] == [
        seat in table.result["winners"] for seat in range(3)
    ]
    assert last.followed["score"] == [table.result["scores"][seat] for seat in range(3)]
    assert [one.round for one in found.points if one.round] == list(range(1, table.state.round + 1))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hindsight) == found


def test_a_planted_blunder_is_found_in_lords_of_ragnarok() -> None:
    table, at = with_a_blunder("lords-of-ragnarok", 2, range(30, 100), 12)
    found = look_back(table.record(), Effort(quick=12, deep=36, rolls=1), within=range(at - 2, at + 3))
    found_again(found, at)
    progress = [point.followed["progress"] for point in found.points]
    assert progress[0] == [0, 0] and max(progress[-1]) == 100


def test_to_bear_a_deadly_blow_with_cards_in_hand_is_a_blunder_in_gloomhaven() -> None:
    def blunder(table: Table, question: Question) -> str | None:
        deadly = question.prompt == "negate" and question.about["left"] == 0
        return "suffer" if deadly and len(table.state.characters[question.seat].hand) > 3 else None

    table, at = planted("gloomhaven", 7, blunder)
    found = look_back(table.record(), Effort(quick=4, deep=12, rolls=1), within=range(at - 1, at + 2))
    found_again(found, at)
    assert found.together and set(found.points[-1].followed) == {"hp", "cards"}


def test_to_rest_beside_an_enemy_with_three_actions_is_a_blunder_in_massive_darkness() -> None:
    def blunder(table: Table, question: Question) -> str | None:
        beside = any(one.id.startswith("melee,") for one in question.options)
        return "rest" if beside and question.about.get("actions") == 3 else None

    table, at = planted("massive-darkness", 5, blunder)
    found = look_back(table.record(), Effort(quick=4, deep=12, rolls=1), within=range(at - 2, at + 3))
    found_again(found, at)
    assert set(found.points[-1].followed) == {"life", "enemies"}
    assert found.together and any(one.at == at and one.better.startswith("melee,") for one in found.turns)


def test_an_answer_that_nobody_weighs_is_held_against_the_guides() -> None:
    """Whether to take a short rest in Gloomhaven is left to the guide; whoever did otherwise is told all the same."""
    table = taverna.new("gloomhaven", 2, seed=5)
    rules = find("gloomhaven")
    guide, luck = bots.make(rules, rules.info.usual), Random(1)
    while (asked := next(iter(table.questions.values()))).prompt != "short-rest":
        table.answer(asked.seat, guide.choose(Sight(table, asked.seat), luck))
    sight, search = Sight(table, asked.seat), Search(named(rules.sense)(), Budget(8), sharing=True)
    said = search.sense.guide.choose(sight, Random(2))
    assert search.compared(sight, Random(2), said) is None
    other = next(one for one in sight.options if one != said)
    seen = search.compared(sight, Random(2), other)
    assert seen is not None and seen.worlds > 1


def test_an_evening_of_a_campaign_is_looked_back_on_from_the_city_on() -> None:
    """Before the first round nobody knows how the scenario will go: neither lost nor won."""
    table = taverna.new("gloomhaven", 2, seed=5, options={"mode": "campaign"})
    sitting = {seat: bots.make(table.game, table.game.info.usual) for seat in range(2)}
    found = look_back(bots.play(table, sitting, 1).record(), Effort(quick=2, deep=2, rolls=1))
    first = next(nth for nth, point in enumerate(found.points) if point.round == 1)
    assert first and all(point.values == [0.5] for point in found.points[:first])
    assert found.points[-1].values in ([0.0], [1.0])


def test_a_game_is_looked_back_on_though_somebody_has_left_it() -> None:
    """A Nightrunner's Powers ask whether it stands in the dark; once it is out of the dungeon it stands nowhere."""
    classes = ["blood-moon-nightrunner", "darkness-ranger"]
    table = taverna.new("massive-darkness", 2, seed=2, options={"classes": classes})
    guide, luck, gone = bots.make(table.game, table.game.info.usual), Random(2), 0
    while not table.over:
        gone += not table.state.heroes[0].at
        seat = next(iter(table.questions))
        table.answer(seat, guide.choose(Sight(table, seat), luck))
    assert gone
    found = look_back(table.record(), Effort(quick=2, deep=2, rolls=1))
    assert all(0 < point.values[0] < 1 for point in found.points[-gone:-1])


def test_luck_is_what_came_against_what_was_to_be_expected() -> None:
    """With no luck to draw, nothing is luck; and it is the same each time."""
    table = taverna.new("bloodborne", 3, seed=5)
    bots.play(table, {seat: bots.RandomBot() for seat in range(3)}, 1)
    found = look_back(table.record(), SMALL, within=range(0, 12))
    assert found == look_back(table.record(), SMALL, within=range(0, 12))
    assert found.rolled > 0 and sum(found.luck) == pytest.approx(0, abs=0.01)  # what one gains the others lose
    none = look_back(table.record(), SMALL, within=range(0))
    assert not none.rolled and not none.weighed and not none.turns and none.luck == [0, 0, 0]


def test_chances_of_rivals_add_up_to_one() -> None:
    assert shared([0.25, 0.75]) == [0.25, 0.75]
    ahead, behind = shared([0.9, 0.6])
    assert ahead > 0.85 and ahead + behind == pytest.approx(1)
    assert shared([1.0, 0.0]) == [1.0, 0.0]


def test_it_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where time is over at once, the curve is there all the same."""
    table = taverna.new("bloodborne", 3, seed=5)
    bots.play(table, {seat: bots.RandomBot() for seat in range(3)}, 1)
    found = look_back(table.record(), Effort(seconds=0))
    assert found.points and not found.turns and found.weighed == 0
    assert Effort().seconds == inf
