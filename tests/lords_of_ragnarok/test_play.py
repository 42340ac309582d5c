"""Whole games at random: they end, lose nothing, can be saved and told again, and everything has words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taverna.core import LANGS, Table, saves
from taverna.core.words import event_say
from taverna.games.lords_of_ragnarok import GAME, rules
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.rules.control import standing
from taverna.games.lords_of_ragnarok.rules.turn import next_phase

from .positions import happened, new

OUTCOMES = {"great-jarl", "great-gothi", "slayer", "ragnarok", "exhaustion"}


def step(table: Table, random: Any) -> None:
    seat = random.choice(list(table.questions))
    table.answer(seat, random.choice(table.questions[seat].options).id)


@pytest.mark.rule("LR-GAME-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(40):
        table = new(seats, seed)
        everything = GAME.cards(table.state)
        table.playout(seed)
        assert table.over and table.result["outcome"] in OUTCOMES
        assert GAME.cards(table.state) == everything
        assert sum(p.kills for p in table.state.players) <= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clock_of_the_rules(seats: int) -> None:
    """Nine Monument levels, and between two of them at most six markers of each player: that many turns and no more."""
    for seed in range(15):
        table = new(seats, seed)
        table.playout(seed)
        assert table.state.turn <= 9 * (6 * seats + 1) + 6 * seats * 3 * seats + 3 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_armies_runes_and_priests_stay_within_bounds(seats: int) -> None:
    table, random = new(seats, 11), Random(11)
    while not table.over:
        step(table, random)
        g = table.state
        assert all((a.at == "") == (a.strength == 0) and a.strength <= 6 for a in g.armies)
        assert all(g.priests_in_supply(seat) >= 0 for seat in range(seats))
        assert all(n >= 0 for n in g.supply.values())
        assert all(len(there) <= g.slots(deity) for deity, there in g.priests.items())
        for player in g.players:
            assert all(2 <= value <= 6 for value in player.track.values())
            assert set(player.shown) <= set(player.hand) and set(player.exhausted) <= set(player.artifacts)
            assert len(g.ringed(player.seat)) <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_save_load_fork_and_replay_lead_to_the_same_table(seats: int) -> None:
    table, random = new(seats, 5), Random(5)
    while not table.over:
        step(table, random)
        if random.random() < 0.02:
            fork = table.fork()
            loaded = saves.load(table.save(), lambda name: GAME)
            assert fork.digest() == loaded.digest() == table.digest()
    assert saves.load(table.record(), lambda name: GAME).digest() == table.digest()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_has_words_in_three_languages(seats: int) -> None:
    table, random = new(seats, 3), Random(3)
    while not table.over:
        for question in table.questions.values():
            for lang in LANGS:
                assert question.describe(lang)
                assert all(option.describe(lang) for option in question.options)
        if random.random() < 0.05:
            for lang in LANGS:
                assert table.board(random.choice([None, *range(seats)]), lang)
        step(table, random)
    for lang in LANGS:
        assert len(table.log(lang, 0)) == len(table.happened(0))


def test_every_event_has_words_and_a_clause() -> None:
    kinds = [
        kind
        for kind in vars(ev).values()
        if isinstance(kind, type) and issubclass(kind, ev.Event) and kind is not ev.Event
    ]
    table = new()
    for kind in kinds:
        assert kind.clause in GAME.catalogue.by_id, kind
        key = event_say.__globals__["kebab"](kind.__name__)
        for lang in LANGS:
            assert GAME.words(lang, table.state).has(f"event-{key}"), kind


def test_every_option_of_the_game_and_every_refusal_has_words() -> None:
    import re
    from pathlib import Path

    import msgspec

    from taverna.games.lords_of_ragnarok import rules
    from taverna.games.lords_of_ragnarok.options import Options

    code = "".join(p.read_text() for p in Path(rules.__file__).parent.rglob("*.py"))
    table = new()
    for lang in LANGS:
        words = GAME.words(lang, table.state)
        for field in msgspec.structs.fields(Options):
            assert words.has(f"setting-{field.name.replace('_', '-')}"), field.name
        for prompt in re.findall(r'Ask\(\s*[^,]+(?:\([^)]*\))?,\s*"([a-z-]+)"', code):
            assert words.has(f"ask-{prompt}"), prompt
        for clause in re.findall(r'"(LR-[A-Z]+-\d+)"', code):
            assert words.has(f"why-{clause.lower()}"), clause


@pytest.mark.rule("LR-HUNT-03", "LR-OWN-01")
def test_no_seat_sees_anothers_hand_or_a_deck() -> None:
    table, random = new(3, 8), Random(8)
    for _ in range(400):
        if table.over:
            break
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            for player in view["players"]:
                assert isinstance(player["hand"], list) == (player["seat"] == seat)
            assert isinstance(view["combat_deck"], dict) and isinstance(view["event_deck"], dict)
            if view["hunt"] is not None:
                knows = seat == view["hunt"]["by"] or (view["hunt"]["peeked"] and seat == view["hunt"]["hunter"])
                assert isinstance(view["hunt"]["hand"], list) == knows
        step(table, random)


def test_the_log_tells_hidden_draws_to_their_owner_alone() -> None:
    table, random = new(3, 8), Random(8)
    for _ in range(200):
        if table.over:
            break
        step(table, random)
    drew = happened(table, ev.DrewCards)
    assert drew
    for event in drew:
        assert [seat for seat in (None, 0, 1, 2) if event.seen_by(seat)] == [event.who]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_phase_nothing_is_left_to_take_or_to_fight_over(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where control was not looked at, since nothing was done (LR-CONTROL-03, LR-BATTLE-01)."""
    phases = 0

    def onwards(g: Any) -> None:
        nonlocal phases
        phases += 1
        assert standing(g) == ([], []), f"turn {g.turn}, {g.phase}"
        next_phase(g)

    monkeypatch.setattr(rules, "next_phase", onwards)
    for seed in range(3):
        new(seats, seed).playout(seed)
    assert phases > 500
