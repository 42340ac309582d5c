"""Bots that think: the search, advice, and the levels people choose from."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

import taverna
from bots import fairness
from taverna import bots
from taverna.bots import Sight, search
from taverna.bots.search import CEILING, Budget, Search, ThinkingBot, advise
from taverna.bots.worlds import Seen, spread
from taverna.core.ask import Ask, Value
from taverna.core.errors import IllegalAnswer, OptionError, SaveError
from taverna.core.game import named
from taverna.core.table import Table
from taverna.games import find

THINKING = [name for name in taverna.games() if find(name).sense]


def later(game: str, answers: int = 25, seed: int = 3) -> Table:
    """A table some random answers later, where somebody has a choice."""
    table = taverna.new(game, seed=seed)
    random = Random(seed)
    while not table.over and (answers > 0 or all(len(q.options) == 1 for q in table.questions.values())):
        seat, question = random.choice(sorted(table.questions.items()))
        table.answer(seat, random.choice(question.options).id)
        answers -= 1
    return table


def chooser(table: Table) -> int:
    return max(table.questions, key=lambda seat: len(table.questions[seat].options))


@pytest.mark.parametrize("game", THINKING)
def test_the_same_luck_gives_the_same_answer_in_all_worlds_alike(game: str) -> None:
    table = later(game)
    seat, before = chooser(table), table.digest()
    told = []
    for world in (table, table, table.determinize(seat, 8)):
        bot = bots.make(find(game), "expert?playouts=4")
        told.append(bot.choose(Sight(world, seat), Random(5)))
    assert told[0] == told[1] == told[2]
    assert told[0] in Sight(table, seat).options
    assert table.digest() == before


@pytest.mark.parametrize("game", THINKING)
def test_advice_ranks_all_that_is_on_offer(game: str) -> None:
    table = later(game)
    seat = chooser(table)
    told = advise(find(game), Sight(table, seat), Budget(playouts=12))
    assert sorted(one.option for one in told) == sorted(Sight(table, seat).options)
    assert sum(one.guided for one in told) == 1
    seen = [one for one in told if one.playouts]
    assert seen == sorted(seen, key=lambda one: (-one.playouts, -one.value))
    assert all(0 <= one.value <= 1 and one.gains for one in seen)
    elsewhere = advise(find(game), Sight(table.determinize(seat, 4), seat), Budget(playouts=12))
    assert [(one.option, one.value) for one in elsewhere] == [(one.option, one.value) for one in told]


def test_of_equal_cards_none_is_told_better() -> None:
    """Those let go early were seen in fewer worlds than those that stayed."""
    table = taverna.new("bloodborne", 4, 5)
    told = advise(table.game, Sight(table, 0), Budget(playouts=60))
    assert told[0].playouts > told[-1].playouts > 0
    assert told[0].spread < 1


def test_a_bot_in_a_hurry_answers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes by a hundredth whenever it looks at the clock."""
    clock = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(clock) / 100))
    table = taverna.new("bloodborne", 4, 5)
    bot = bots.make(table.game, "expert?playouts=1000000", seconds=0.1)
    assert isinstance(bot, ThinkingBot)
    assert bot.choose(Sight(table, 0), Random(1)) in Sight(table, 0).options
    assert next(clock) < 20
    bot.hurry(0)
    assert bot.choose(Sight(table, 0), Random(1)) in Sight(table, 0).options


def test_nothing_is_begun_that_will_hardly_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every imagined game takes more than twenty looks at the clock, and there is time for ninety: the fourth is begun,
    the fifth is not."""
    clock = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(clock) / 100))
    table, sense = taverna.new("bloodborne", 4, 5), named(find("bloodborne").sense)()
    judged = sense.stands
    monkeypatch.setattr(sense, "stands", lambda g, seat: [next(clock) for _ in range(20)] and judged(g, seat))
    Search(sense, Budget(1000, 0.9)).best(Sight(table, 0), Random(1))
    looked = next(clock)
    assert 60 < looked < 95


@pytest.mark.parametrize("game", THINKING)
def test_whoever_thinks_is_fair(game: str) -> None:
    table = later(game)
    positions = [(table, seat) for seat in table.questions]
    for level in ("beginner", "apprentice", "expert?playouts=2"):
        bot = partial(bots.make, find(game), level)
        fairness.touches_nothing(bot, positions)
        fairness.has_no_luck_of_its_own(bot, positions)
        fairness.answers_alike_in_all_worlds(bot, positions, worlds=1)


@pytest.mark.parametrize("game", taverna.games())
def test_a_world_that_a_bot_thinks_in_does_not_tell_the_seed(game: str) -> None:
    """Whoever knew it could deal the true table again."""
    table = taverna.new(game, seed=0x5EED5EED5EED)
    world = Sight(table, next(iter(table.questions))).determinize(1)
    for one in (world, world.fork(), world.determinize(0, 2)):
        assert one.seed != table.seed
        for told in (one.save, one.record):
            with pytest.raises(SaveError):
                told()
    assert taverna.load(table.save()).seed == table.seed


@pytest.mark.parametrize("game", THINKING)
def test_several_processes_see_what_one_sees(game: str) -> None:
    table = later(game)
    sight = Sight(table, chooser(table))
    sense = named(table.game.sense)
    told = [Search(sense(), Budget(8), counting=True, workers=n).ranked(sight, Random(5)) for n in (1, 3)]
    assert told[0] == told[1]


def test_the_share_of_a_process_that_dies_is_not_lost() -> None:
    here = os.getpid()

    def share(first: int) -> Iterator[Seen]:
        if first == 1 and os.getpid() != here:
            os._exit(1)
        for nth in range(first, 7, 3):
            yield nth, [(nth / 7, {})]

    assert [nth for nth, _ in spread(share, 3)] == list(range(7))


def test_thought_has_a_ceiling() -> None:
    """What it takes beside the table does not grow with the playouts."""
    table = taverna.new("bloodborne", 4, 5)
    sense = named(table.game.sense)()
    Search(sense, Budget(6)).best(Sight(table, 0), Random(1))  # the guide has seen the cards
    took = []
    for playouts in (6, 60):
        tracemalloc.start()
        Search(sense, Budget(playouts)).best(Sight(table, 0), Random(1))
        took.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert max(took) < CEILING
    assert took[1] < 1.5 * took[0] + 100_000


@pytest.mark.parametrize("level", ["beginner", "apprentice", "hunter"])
def test_bots_of_one_table_do_not_move_in_lockstep(level: str) -> None:
    """Equal bots with equal cards: in most rounds they do not all do the same, and never all the time."""
    rules, random = find("bloodborne"), Random(4)
    rounds = alike = 0
    for seed in (1, 2):
        table = taverna.new("bloodborne", 4, seed)
        while not table.over and table.state.round < 9:
            said = {}
            for seat, question in dict(table.questions).items():
                if question.prompt == "play-card":
                    said[seat] = bots.make(rules, level).choose(Sight(table, seat), random)
                    table.answer(seat, said[seat])
                elif seat in table.questions:
                    table.answer(seat, bots.make(rules, level).choose(Sight(table, seat), random))
            rounds += len(said) == 4
            alike += len(said) == 4 and len(set(said.values())) == 1
    assert rounds >= 8
    assert alike <= rounds / 2


def test_no_two_seats_are_asked_with_the_same_luck() -> None:
    """A host draws a bot's luck from the id of its question."""
    table = taverna.new("bloodborne", 4, 1)
    while len(table.questions) < 4:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[0].id)
    assert len({question.id for question in table.questions.values()}) == 4


def test_settings_stand_after_the_name() -> None:
    game = find("bloodborne")
    bot = bots.make(game, "expert?playouts=7&seconds=1.5")
    assert isinstance(bot, ThinkingBot)
    assert bot.search.budget == Budget(7, 1.5)
    for id in THINKING:
        bot = bots.make(find(id), "expert?workers=3")
        assert isinstance(bot, ThinkingBot)
        usual = bots.make(find(id), "expert")
        assert isinstance(usual, ThinkingBot)
        assert (bot.search.workers, bot.search.close) == (3, usual.search.close) != (3, 3)
    for wrong, says in (
        ("hunter?playouts=7", "it takes none"),
        ("expert?playout=7", "it takes playouts, seconds, workers"),
        ("expert?playouts=many", "playouts is a number, not 'many'"),
        ("expert?seconds", "seconds is a number, not ''"),
    ):
        with pytest.raises(OptionError, match=rf"takes no such settings: .* \({says}\)"):
            bots.make(game, wrong)
    for wrong in ("playouts=-3", "playouts=1.5", "seconds=0", "seconds=nan", "workers=0", "workers=2.5"):
        with pytest.raises(OptionError, match=r"\(playouts and workers are whole numbers from 1"):
            bots.make(game, f"expert?{wrong}")


def test_what_others_chose_in_secret_is_open_again_in_a_world_of_ones_own() -> None:
    table = taverna.new("bloodborne", 4, 5)
    for seat in (0, 1):
        table.answer(seat, Sight(table, seat).options[0])
    world = table.determinize(2, 1).unanswered()
    assert set(world.questions) == {0, 1, 2, 3}
    assert set(world.fork().questions) == {0, 1, 2, 3}
    assert set(table.questions) == {2, 3}


def test_only_what_is_on_offer_is_imagined() -> None:
    def first(g: object, ask: Ask) -> Value:
        return next(iter(ask.made().values()))

    world = taverna.new("bloodborne", 4, 5).determinize(0, 1)
    with pytest.raises(IllegalAnswer):
        world.imagine(0, "nothing", first, lambda g: True)
    assert world.imagine(0, Sight(world, 0).options[0], first, lambda g: True) is None
    assert world.state.round == 2


@pytest.mark.parametrize("game", THINKING)
def test_every_level_plays(game: str) -> None:
    rules = find(game)
    assert rules.info.usual == rules.usual_bot
    assert list(rules.bots) == ["beginner", "apprentice", rules.usual_bot, "expert"]
    table = later(game)
    for seat in table.questions:
        for level in ("beginner", "apprentice"):
            assert bots.make(rules, level).choose(Sight(table, seat), Random(2)) in Sight(table, seat).options


def test_the_guide_stands_where_nothing_is_clearly_better() -> None:
    table = taverna.new("bloodborne", 4, 5)
    sense = named(table.game.sense)()
    told = {Search(sense, Budget(6), close=99.0).best(Sight(table, 0), Random(n)) for n in range(3)}
    guided = {sense.guide.choose(Sight(table, 0), Random(n)) for n in range(3)}
    assert told == guided


FORKING = """
import os, signal, sys
from taverna.bots.worlds import spread
signal.signal(signal.SIGINT, signal.default_int_handler)
press = lambda: os.kill(os.getpid(), signal.SIGINT)
os.register_at_fork(**{sys.argv[1]: press})
def share(first):
    return [(first, [(0.5, {})])]
try:
    print(len(spread(share, 3)))
except KeyboardInterrupt:
    print('stopped')
try:
    os.wait()
except ChildProcessError:
    print('alone')
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="twins are forked")
@pytest.mark.parametrize(("moment", "says"), [("after_in_parent", "stopped"), ("after_in_child", "3")])
def test_ctrl_c_is_heard_while_twins_are_made_and_none_is_left(moment: str, says: str) -> None:
    """What runs after a fork swallows an interrupt; one that a twin hears must not make it do another's work."""
    told = subprocess.run([sys.executable, "-c", FORKING, moment], capture_output=True, text=True, timeout=60)
    assert (told.stdout.split(), told.stderr) == ([says, "alone"], "")


def test_where_no_process_can_be_started_one_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", full, raising=False)
    assert spread(lambda first: [(first, [])], 3) == [(0, []), (1, []), (2, [])]
