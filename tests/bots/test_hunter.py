"""The hunter bot: it wins, and it knows no more than its seat."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import taverna
from bots import fairness
from taverna import lab
from taverna.bots import RandomBot, Sight, make
from taverna.core.table import Table
from taverna.games.bloodborne import GAME, bot
from taverna.games.bloodborne.bot import HunterBot, lookahead, mind, odds, worth
from taverna.games.bloodborne.bot.sense import HunterSense, Veteran
from taverna.games.bloodborne.state import DREAM

GAMES = 400 if os.environ.get("TAVERNA_FULL") else 100


def questions(seats: int, seed: int) -> Iterator[tuple[Table, int]]:
    """Every question of a game between a hunter and random bots."""
    table, random = taverna.new("bloodborne", seats=seats, seed=seed), Random(seed)
    while not table.over:
        for seat in list(table.questions):
            if seat in table.questions:
                yield table, seat
                player: Any = HunterBot() if seat == 0 else RandomBot()
                table.answer(seat, player.choose(Sight(table, seat), random))


@pytest.mark.slow
def test_it_wins_sixty_of_a_hundred_games_against_three_random_bots() -> None:
    """All 400 games with TAVERNA_FULL=1; the share of CI is bounded so that a far weaker hunter would fail it."""
    tally = lab.simulate("bloodborne", ["hunter", "random", "random", "random"], games=GAMES, seed=2)
    hunter = tally.bots[0]
    assert (hunter.bot, hunter.games) == ("hunter", GAMES)
    assert hunter.interval[0] > 0.6


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_answers_the_same_in_all_worlds_its_seat_cannot_tell_apart(seats: int) -> None:
    fairness.answers_alike_in_all_worlds(HunterBot, questions(seats, seed=seats))


def test_it_never_touches_the_real_table() -> None:
    fairness.touches_nothing(HunterBot, questions(4, seed=8))


def test_its_code_uses_only_what_a_seat_may_know() -> None:
    for module in (bot, lookahead, mind, odds, worth):
        fairness.reads_like_a_player(module)


def test_its_luck_is_all_in_the_argument() -> None:
    fairness.has_no_luck_of_its_own(HunterBot, islice(questions(3, seed=21), 0, None, 5))


# -- sense -----------------------------------------------------------------------------------------------------------
def position(change: Any, seats: int = 3, **options: Any) -> Table:
    settings = {"final_boss": "gehrman-the-first-hunter", "first_player": 0, **options}
    table = taverna.new("bloodborne", seats=seats, seed=4, options=settings)

    def arranged(g: Any) -> None:
        g.round, g.monster, g.echoes, g.full = 5, "bloody-crow-of-cainhurst", 6, 6
        change(g)

    table.arrange(arranged)
    return table


def often(table: Table, seat: int = 0) -> str:
    """What it plays most of the time."""
    picks = [HunterBot().choose(Sight(table, seat), Random(n)) for n in range(9)]
    return max(set(picks), key=picks.count)


def test_it_banks_when_much_is_at_stake_and_little_hp_is_left() -> None:
    def rich_and_hurt(g: Any) -> None:
        g.hunters[0].collected, g.hunters[0].hp = 12, 3

    assert often(position(rich_and_hurt)) == DREAM


def test_it_strikes_when_its_blow_brings_the_trophy() -> None:
    def nearly_dead(g: Any) -> None:
        g.echoes = 2

    assert often(position(nearly_dead)) in ("hunter-axe", "hunter-pistol")


def test_it_does_not_dream_while_the_final_boss_falls() -> None:
    """The game ends with the kill: what is Collected then is Stored anyway (BB-SCORE-01, BB-SCORE-02)."""

    def last_blow(g: Any) -> None:
        g.monster, g.echoes, g.full = g.final, 1, 13
        g.box += g.dungeon
        g.dungeon = []
        g.hunters[0].collected, g.hunters[1].stored = 12, 13

    assert often(position(last_blow)) in ("hunter-pistol", "hunter-axe", "saw-cleaver")


def test_it_sits_on_a_sure_victory() -> None:
    """Far ahead and nearly dead before the last blow: rather let others strike it than lose all with a bad roll."""

    def far_ahead(g: Any) -> None:
        g.monster, g.echoes, g.full = g.final, 1, 13
        g.box += g.dungeon
        g.dungeon = []
        g.hunters[0].collected, g.hunters[0].hp = 12, 3

    assert often(position(far_ahead)) == DREAM


def test_it_takes_no_upgrade_worse_than_all_it_has() -> None:
    thinks = mind.Mind(GAME.content())
    g = position(lambda g: None).state
    g.hunters[0].hand = [DREAM, *["church-maul"] * 6]
    assert thinks.upgrade(g, 0, ["fire-flask", "none"]) == "none"
    g.hunters[0].hand = [DREAM, "saw-cleaver"]
    assert thinks.upgrade(g, 0, ["fire-flask", "long-glaive", "none"]) == "long-glaive"


def test_it_hinders_a_rival_and_never_itself() -> None:
    thinks = mind.Mind(GAME.content())
    g = position(lambda g: None).state
    for hunter in g.hunters:
        hunter.played = ["hunter-axe"]
    g.hunters[2].stored = 9
    assert thinks.foremost(g, 0, ["0", "1", "2"]) == "2"
    assert thinks.foremost(g, 0, ["0"]) == "0"


def test_it_has_an_opinion_of_every_question_and_every_trophy() -> None:
    assert set(mind.INSTINCTS) == set(GAME.explained)
    tracks = mind.Mind(GAME.content()).tracks
    assert all(len(track) > mind.DUNGEON + 1 for track in tracks.values())


def test_it_is_found_by_name() -> None:
    assert isinstance(make(GAME, "hunter"), HunterBot)
    with pytest.raises(taverna.OptionError, match="hunter"):
        make(GAME, "hunters")


# -- the odds an expert goes by --------------------------------------------------------------------------------------
def chances(change: Any, seats: int = 3, **options: Any) -> list[float]:
    g = position(change, seats, **options).state
    return [HunterSense().stands(g, seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_odds_of_all_hunters_make_a_whole(seats: int) -> None:
    def ahead(g: Any) -> None:
        g.hunters[1].stored = 9

    told = chances(ahead, seats)
    assert sum(told) == pytest.approx(1)
    assert max(told) == told[1]


def test_trophies_health_and_cards_tell_who_will_win() -> None:
    plain = chances(lambda g: None)[0]

    def better(change: Any) -> bool:
        return chances(lambda g: change(g.hunters[0]))[0] > plain

    def owns(hunter: Any, card: str) -> None:
        hunter.hand.append(card)
        hunter.owned.append(card)

    assert better(lambda hunter: hunter.trophies.update(kin=1))
    assert better(lambda hunter: owns(hunter, "scavenger-hook"))
    assert not better(lambda hunter: setattr(hunter, "hp", 2))
    assert not better(lambda hunter: hunter.used.append(hunter.hand.pop(0)))


def test_whoever_is_out_of_the_game_keeps_what_was_stored() -> None:
    def out(g: Any) -> None:
        g.hunters[0].out, g.hunters[0].stored = True, 5

    told = chances(out, final_boss="rom-the-vacuous-spider")
    assert 0 < told[0] < 0.5


def test_a_veteran_gives_up_what_experience_says() -> None:
    """A hunter goes by what is printed, and would part with Transform before the Saw Cleaver."""
    seasoned, plain = odds.Seasoned(GAME.content()), mind.Mind(GAME.content())
    cards = ["saw-cleaver", "transform", DREAM, "scavenger-hook"]
    assert (plain.poorest(cards), seasoned.poorest(cards)) == ("transform", "saw-cleaver")
    assert Veteran.thinks is odds.Seasoned and HunterBot.thinks is mind.Mind


def test_cards_nobody_has_learnt_about_are_judged_by_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "CARDS", {})
    told = odds.Odds(odds.Seasoned(GAME.content())).cards
    assert told["church-maul"] > told["hunter-axe"] > told["saw-cleaver"] and told[DREAM] == 0


def test_weights_are_learnt_from_who_won() -> None:
    """Whoever has more of the first mostly wins; the second says nothing."""
    np = pytest.importorskip("numpy")
    learning = pytest.importorskip("taverna.games.bloodborne.bot.learning")
    read = np.array([[[(nth * seat) % 7, (nth + 3 * seat) % 5] for seat in range(1, 5)] for nth in range(60)], float)
    won = np.eye(4)[read[:, :, 0].argmax(1)]
    won[::6] = 0.25
    tells, idle = learning.fitted(read, won)
    assert tells > 0.1 and abs(idle) < tells / 2


def test_a_game_is_read_round_by_round() -> None:
    learning = pytest.importorskip("taverna.games.bloodborne.bot.learning")
    seen = list(learning.moments(1))
    assert len(seen) >= 10
    assert all(sum(one.won) == pytest.approx(1) and len(one.rows) == 4 for one in seen)
    assert "CARDS" in learning.told([one._replace(game=nth) for nth, one in enumerate(seen)])
