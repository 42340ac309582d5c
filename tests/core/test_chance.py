"""All luck comes from a seed and two counters; enumerated, it gives exact odds."""

from __future__ import annotations

from collections import Counter
from math import isclose

import pytest

from taverna.core import Ask, AskAll, AskAny, Chance, Flow
from taverna.core.chance import Luck, Script, Stop, mix

from .bare import Bare, Tray, end, table

KNOWN = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
"""The first numbers of splitmix64 from seed 0, as published with the algorithm."""


def test_splitmix_gives_its_published_numbers() -> None:
    assert [mix(0, n) for n in range(1, 5)] == KNOWN
    assert mix(1234567, 1) == 6457827717110365317
    assert mix(2**64 - 1, 2**70) < 2**64


def test_below_counts_and_depends_on_the_counters_alone() -> None:
    chance = Chance(0)
    assert [chance.below(1000) for _ in KNOWN] == [n % 1000 for n in KNOWN]
    assert (chance.drawn, chance.shown, chance.known) == (4, 0, 4)
    again = Chance(0, drawn=2)
    assert again.below(1000) == KNOWN[2] % 1000


def test_every_luck_and_every_reveal_moves_the_boundary() -> None:
    chance, bag = Chance(5), ["a", "b", "c"]
    for act in (lambda: chance.below(6), lambda: chance.roll((1, 2)), lambda: chance.draw(bag), chance.reveal):
        before = chance.known
        act()
        assert chance.known == before + 1
    before = chance.known
    chance.shuffle([1, 2, 3])
    assert chance.known == before + 2


def test_draw_takes_out_and_shuffle_keeps_all() -> None:
    bag, drawn = list("abcdef"), []
    chance = Chance(9)
    while bag:
        drawn.append(chance.draw(bag))
    assert sorted(drawn) == list("abcdef")
    cards = list(range(20))
    chance.shuffle(cards)
    assert sorted(cards) == list(range(20)) != cards


def test_luck_is_fair_enough() -> None:
    chance = Chance(77)
    rolls = Counter(chance.roll((1, 2, 3, 4, 5, 6)) for _ in range(12_000))
    assert all(1_800 < n < 2_200 for n in rolls.values())
    firsts = Counter(Chance(seed).draw(list("abcd")) for seed in range(8_000))
    assert all(1_800 < n < 2_200 for n in firsts.values())


def test_stop_runs_up_to_the_first_luck_or_secret() -> None:
    stop = Stop()
    for act in (lambda: stop.below(2), lambda: stop.roll("ab"), lambda: stop.draw(["a"]), stop.reveal):
        with pytest.raises(Luck):
            act()
    with pytest.raises(Luck):
        stop.shuffle([1, 2])
    assert stop.known == 0


def dice(g: Tray) -> Flow:
    g.n = g.chance.roll((1, 2, 3, 4, 5, 6)) + g.chance.roll((1, 2, 3, 4, 5, 6))
    return
    yield


def waiting(g: Tray) -> Flow:
    yield Ask(0, "bow", ["bow"])


def odds(flow: object, **more: object) -> dict[object, float]:
    return Bare(dice).odds(table(waiting).state, flow, lambda g: g.n, **more)  # type: ignore[arg-type]


def test_odds_of_two_dice_are_exact() -> None:
    found = odds(dice)
    assert isclose(sum(found.values()), 1)
    for total, ways in {2: 1, 3: 2, 7: 6, 11: 2, 12: 1}.items():
        assert isclose(found[total], ways / 36)


def test_equal_things_are_one_branch_with_a_weight() -> None:
    script, bag = Script(path=[1], widths=[]), ["a", "a", "a", "b"]
    assert script.draw(bag) == "b" and bag == ["a", "a", "a"]
    assert isclose(script.p, 1 / 4) and script.widths == [2]
    assert script.next_path() is None


def test_odds_of_drawing_without_putting_back() -> None:
    def draw(g: Tray) -> Flow:
        g.pile = ["x"] * 3 + ["y"] * 7
        g.n = (g.chance.draw(g.pile) == "x") + (g.chance.draw(g.pile) == "x")
        return
        yield

    found = odds(draw)
    assert isclose(found[2], 3 / 10 * 2 / 9) and isclose(found[0], 7 / 10 * 6 / 9)
    assert isclose(sum(found.values()), 1)


def test_odds_of_a_shuffle() -> None:
    def first(g: Tray) -> Flow:
        g.pile = ["x", "y", "z"]
        g.chance.shuffle(g.pile)
        g.n = "xyz".index(g.pile[0])
        return
        yield

    found = odds(first)
    assert len(found) == 3 and all(isclose(p, 1 / 3) for p in found.values())


def test_odds_answer_questions_by_a_policy() -> None:
    def ask(g: Tray) -> Flow:
        g.n = yield Ask(0, "n", [1, 2, 3])
        both = yield AskAll(Ask(seat, "n", [1, 2, 3]) for seat in (0, 1))
        g.n += sum(both.values()) * g.chance.below(2)

    assert odds(ask) == {1: 0.5, 3: 0.5}
    assert odds(ask, policy=lambda ask: 3) == {3: 0.5, 9: 0.5}


def test_odds_answer_whoever_may_speak_first() -> None:
    def anyone(g: Tray) -> Flow:
        seat, g.n = yield AskAny(Ask(seat, "n", [4, 5]) for seat in (1, 0))
        g.n += 10 * seat

    assert odds(anyone) == {14: 1.0}


def test_odds_of_an_act_that_may_end_the_game() -> None:
    def last_blow(g: Tray) -> Flow:
        g.n = g.chance.roll((0, 0, 0, 1))
        if g.n:
            raise end()
        return
        yield

    assert odds(last_blow) == {0: 0.75, 1: 0.25}


def test_too_many_branches_are_refused() -> None:
    def endless(g: Tray) -> Flow:
        g.n = sum(g.chance.below(2) for _ in range(90))
        return
        yield

    with pytest.raises(OverflowError, match="50"):
        odds(endless, limit=50)
