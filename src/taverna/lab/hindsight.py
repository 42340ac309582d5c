"""Looking back on a finished game: how it stood, what luck gave, and which decisions turned it.

How a game stands is told by its `Sense` (`taverna.bots.search`): the chance to win, from 0 to 1, seat by seat. Luck is
what came against what was to be expected: the same answer is given again with other luck, and where that leads on
average is compared with where it led. A decision is judged by the search, from what its seat could see then, against
the best it could have done. All of it is bounded in time: what is looked at first and closest is where somebody did
other than a bot would and stood worse for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from random import Random
from typing import Any

import msgspec

from taverna.bots import Sight
from taverna.bots.search import Budget, Search, Sense, shared
from taverna.core import saves
from taverna.core.errors import TavernaError
from taverna.core.game import named
from taverna.core.table import Answer, Input, Table
from taverna.core.words import LANGS
from taverna.games import find

POINTS = 160
"""So many moments make the curve, beside the beginnings of rounds."""
TURNS = 3
"""So many decisions are told…"""
LEAST = 0.01
"""…if they cost at least so much of the chance to win…"""
SURE = 1.5
"""…and by so many standard errors."""
LITTLE, SLOW = 0.25, 4.0
"""Seconds that a thought gets at least, where there are few; and how much more than its share one may take."""
WORST = 12
"""So many decisions are looked at before all others…"""
AGAIN = 8
"""…and so many a second time, closer."""


class Effort(msgspec.Struct, frozen=True):
    """How much it may cost: playouts for a first and a closer look at a decision, how often luck is drawn anew, and
    seconds for all of it."""

    quick: int = 24
    deep: int = 200
    rolls: int = 8
    seconds: float = inf


class Point(msgspec.Struct):
    """How all seats stood after so many answers; `round` if one began there; and what else is followed in this game,
    {what: seat by seat}."""

    at: int
    values: list[float]
    round: int | None = None
    followed: dict[str, list[float]] = {}


class Turn(msgspec.Struct):
    """A decision that cost its seat something: what was asked, done, and better, in every language. `at`: the answers
    before it."""

    at: int
    seat: int
    option: str
    better: str
    lost: float
    error: float
    asked: dict[str, str]
    done: dict[str, str]
    best: dict[str, str]


class Swing(msgspec.Struct):
    """What luck gave each seat with one answer, against expectation."""

    at: int
    given: list[float]


class Hindsight(msgspec.Struct):
    """All that is told about a game that is over. `together`: all seats stand alike, and there is one curve;
    `by_turns`: what is called a round in it is a turn."""

    game: str
    version: int
    of: int
    together: bool
    points: list[Point]
    by_turns: bool = False
    turns: list[Turn] = []
    swings: list[Swing] = []
    luck: list[float] = []
    lost: list[float] = []
    weighed: int = 0
    rolled: int = 0


Watch = Callable[[float], None]


class _Game:
    """A record that is gone through several times."""

    def __init__(self, record: bytes) -> None:
        header, body = saves.read_header(record)
        self.header = header
        self.entries: list[Input] = saves.read_inputs(header, body)
        game = find(header.game)
        self.sense: Sense | None = named(game.sense)() if game.sense else None
        self.together = game.info.cooperative
        self.older = header.version < game.version
        self.seats = [0] if self.together else list(range(header.seats))

    def told(self) -> Iterator[tuple[int, Table]]:
        """(answers given, the table) from the first question to the end; the table is one that goes on."""
        table = saves.rooted(self.header, find)
        yield 0, table
        for nth, entry in enumerate(self.entries, 1):
            saves.apply(table, entry, nth, self.older)
            yield nth, table

    def stands(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        assert self.sense is not None
        if table.over and table._result is not None:
            return [self.sense.ended(table._result, seat) for seat in self.seats]
        values = [self.sense.stands(table.state, seat) for seat in self.seats]
        return values if self.together else shared(values)

    def follows(self, table: Table) -> dict[str, list[float]]:
        """What one would follow through this game beside the chance to win, seat by seat."""
        follows = getattr(self.sense, "follows", None)
        seats = [follows(table.state, seat) for seat in self.seats] if follows else [{}]
        return {what: [round(one[what], 1) for one in seats] for what in seats[0]}

    def answered(self, nth: int) -> Answer | None:
        """The answer after so many, where somebody chose."""
        entry = self.entries[nth] if nth < len(self.entries) else None
        return entry if isinstance(entry, Answer) and not entry.forced else None


def look_back(
    record: bytes, effort: Effort | None = None, watch: Watch | None = None, within: range | None = None
) -> Hindsight:
    """The whole of it. `watch` is told from time to time how much is done, from 0 to 1; `within`: only decisions after
    so many answers are weighed, and only the luck there is drawn anew."""
    effort = effort or Effort()
    began = time.monotonic()
    game = _Game(record)
    found = Hindsight(game.header.game, game.header.version, len(game.entries), game.together, [])
    if game.sense is None:
        return found
    stood, decisions, lucky = _stood(game, found)
    if within is not None:
        decisions, lucky = [at for at in decisions if at in within], [at for at in lucky if at in within]

    def left(share: float) -> float:
        """Seconds until so much of the time is gone."""
        return began + effort.seconds * share - time.monotonic() if effort.seconds < inf else inf

    def tell(done: float) -> None:
        if watch is not None:
            watch(done)

    tell(0.1)
    _rolled(game, found, stood, lucky, effort.rolls, lambda: left(0.3))
    tell(0.3)
    judged: list[Turn] = []
    for nth, some in enumerate(_by_doubt(game, stood, decisions, lambda: left(0.4))):
        upto = (0.55, 0.7, 0.75)[nth]
        judged += _weighed(game, some, effort.quick, partial(left, upto), slow=SLOW if nth else 1.0)
        tell(upto)
    judged.sort(key=lambda one: one.at)
    found.weighed = len(judged)
    worst = sorted((one for one in judged if one.lost > 0), key=lambda one: -one.lost)[:AGAIN]
    again = _weighed(
        game, [one.at for one in worst], effort.deep, lambda: left(1.0), lambda done: tell(0.75 + 0.25 * done)
    )
    closer = {one.at: one for one in again}
    sure = [closer.get(one.at, one) for one in judged]
    found.lost = [sum(one.lost for one in sure if one.seat == seat) for seat in range(game.header.seats)]
    telling = [one for one in closer.values() if one.lost >= LEAST and one.lost > SURE * one.error]
    found.turns = sorted(sorted(telling, key=lambda one: -one.lost)[:TURNS], key=lambda one: one.at)
    tell(1.0)
    return found


def _stood(game: _Game, found: Hindsight) -> tuple[list[list[float]], list[int], list[int]]:
    """How it stood after every answer, where somebody had a choice, and where luck came in; and the curve."""
    stood: list[list[float]] = []
    followed: list[dict[str, list[float]]] = []
    decisions: list[int] = []
    lucky: list[int] = []
    known, rounds = 0, {}
    for at, table in game.told():
        stood.append(game.stands(table))
        followed.append(game.follows(table))
        drawn = table.state.chance.drawn
        if at and drawn > known:
            lucky.append(at - 1)
        known = drawn
        for _, event in table.latest(at):
            begun = getattr(event, "round", None)
            if begun is None and isinstance(begun := getattr(event, "turn", None), int):
                found.by_turns = True
            if isinstance(begun, int) and begun not in rounds:
                rounds[begun] = at
        answer = game.answered(at)
        if answer is not None and len(table.questions[answer.seat].options) > 1:
            decisions.append(at)
    last = len(stood) - 1
    step = max(1, -(-last // POINTS))
    begins = {at: begun for begun, at in rounds.items()}
    shown = sorted({*range(0, last + 1, step), last, *begins})
    found.points = [Point(at, [round(v, 4) for v in stood[at]], begins.get(at), followed[at]) for at in shown]
    return stood, decisions, lucky


def _rolled(
    game: _Game,
    found: Hindsight,
    stood: list[list[float]],
    lucky: list[int],
    rolls: int,
    left: Callable[[], float],
) -> None:
    """What luck gave: first where most changed."""
    stakes = sorted(lucky, key=lambda at: -max(abs(a - b) for a, b in zip(stood[at + 1], stood[at], strict=True)))
    swings: list[Swing] = []
    wanted = set(stakes)
    if left() < inf:  # so many as there is time for, judged by the first few
        wanted = set(stakes[: _affordable(game, stakes, rolls, left)])
    for at, table in game.told():
        if at in wanted and left() > 0:
            expected = _expected(game, table, at, rolls)
            if expected is not None:
                swings.append(Swing(at, [round(a - b, 4) for a, b in zip(stood[at + 1], expected, strict=True)]))
    found.rolled = len(swings)
    found.luck = [round(sum(one.given[nth] for one in swings), 4) for nth in range(len(game.seats))]
    felt = [one for one in swings if max(abs(much) for much in one.given) >= LEAST]
    felt.sort(key=lambda one: -max(abs(much) for much in one.given))
    found.swings = sorted(felt[:TURNS], key=lambda one: one.at)


def _affordable(game: _Game, stakes: list[int], rolls: int, left: Callable[[], float]) -> int:
    if not stakes:
        return 0
    began = time.monotonic()
    table = next(table for at, table in game.told() if at == stakes[0])
    gone = time.monotonic()
    _expected(game, table, stakes[0], rolls)
    each = max(1e-4, time.monotonic() - gone)
    return max(1, int((left() - (gone - began)) / each))


def _expected(game: _Game, table: Table, at: int, rolls: int) -> list[float] | None:
    """Where the answer leads on average, with other luck."""
    entry = game.entries[at]
    if not isinstance(entry, Answer):
        return None
    sums = [0.0] * len(game.seats)
    made = 0
    for nth in range(rolls):
        other = table.fork()
        other.state.chance.seed = Random(at * 1000 + nth).getrandbits(63)
        try:
            other.answer(entry.seat, entry.option)
        except TavernaError:
            continue
        made += 1
        sums = [a + b for a, b in zip(sums, game.stands(other), strict=True)]
    return [one / made for one in sums] if made else None


def _by_doubt(
    game: _Game, stood: list[list[float]], decisions: list[int], left: Callable[[], float]
) -> tuple[list[int], list[int], list[int]]:
    """Where somebody did other than the guide would: those after which things stood worst, and the others; and where
    nobody did. What there is no time to ask the guide about counts among the others."""
    strays: list[int] = []
    unasked: list[int] = []
    wanted = set(decisions)
    for at, table in game.told() if wanted else ():
        answer = game.answered(at)
        if at not in wanted or answer is None or game.sense is None:
            continue
        if left() <= 0:
            unasked.append(at)
        elif game.sense.guide.choose(Sight(table, answer.seat), Random(at)) != answer.option:
            strays.append(at)

    def fell(at: int) -> float:
        answer = game.answered(at)
        seat = 0 if game.together or answer is None else answer.seat
        return stood[at][seat] - stood[at + 1][seat]

    worst = sorted(strays, key=fell, reverse=True)[:WORST]
    others = [*set(strays).difference(worst), *unasked]
    return worst, others, [at for at in decisions if at not in strays and at not in unasked]


def _weighed(
    game: _Game,
    decisions: list[int],
    playouts: int,
    left: Callable[[], float],
    tell: Watch | None = None,
    slow: float = SLOW,
) -> list[Turn]:
    """Decisions judged by the search, from what the seat saw. What there is no time for is left out, evenly; the less
    one may take beyond its share (`slow`), the fewer are."""
    found: list[Turn] = []
    wanted, spent, due = sorted(decisions), 0.0, 0.0
    place = {at: nth for nth, at in enumerate(wanted)}
    for at, table in game.told() if wanted else ():
        if left() <= 0 or at > wanted[-1]:
            break
        if at not in place:
            continue
        share = left() / (len(wanted) - place[at])  # seconds there are for each that is to come
        due += 1.0 if not found else min(1.0, share * len(found) / max(1e-6, spent))
        if due < 1:
            continue
        due -= 1
        began = time.monotonic()
        turn = _judged(game, table, at, Budget(playouts, max(LITTLE, slow * share)))
        if turn is not None:
            found.append(turn)
            spent += time.monotonic() - began
        if tell is not None:
            tell(place[at] / len(wanted))
    return found


def _judged(game: _Game, table: Table, at: int, budget: Budget) -> Turn | None:
    answer = game.answered(at)
    assert answer is not None and game.sense is not None
    seat, option = answer.seat, answer.option
    search: Any = Search(game.sense, budget, sharing=True)
    found = search.compared(Sight(table, seat), Random(at), option)
    if found is None:
        return None
    question = table.questions[seat]
    texts = {one.id: {lang: one.describe(lang) for lang in LANGS} for one in question.options}
    asked = {lang: question.describe(lang) for lang in LANGS}
    lost, error = round(found.lost, 4), round(found.error, 4)
    return Turn(at, seat, option, found.better, lost, error, asked, texts[option], texts[found.better])
