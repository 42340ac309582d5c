"""Bots that think: one search for every game, through the window of a seat and nothing else.

For a question it draws worlds that agree with all its seat knows, gives each option that is worth a thought in the same
worlds, plays on by a light policy for everybody to a near horizon, and judges where that leads. Half of the options are
let go after each look, so that thought goes where it is close (successive halving). The guide, a bot that answers at
once, speaks first: its answer stands unless another is better by more than the worlds' luck explains.

What it must know of a game is a `Sense`, in the game's `bot` room. With a budget in playouts it answers the same for
the same luck, in however many processes it thinks; with one in seconds it answers in time. It keeps no tree: its
memory is one world and a few sums, `CEILING` at most.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from taverna.core.ask import Ask, Result, Value
from taverna.core.chance import mix
from taverna.core.errors import OptionError
from taverna.core.game import Game, named
from taverna.core.table import Table

from . import Bot, Sight, make
from .worlds import MOST, Seen, spread

Policy = Callable[[Any, Ask], Value]
"""What a seat answers in an imagined game: from the state and the question to a value on offer."""

Horizon = Callable[[Any], bool]
"""Whether one looks no further than here; asked at every checkpoint of the rules."""

CLOSE = 1.0
"""The guide is left for another answer that looks better by so many standard errors."""


FEW = 12
"""Whoever asks for advice wants to know about so many answers, even where a bot would not think twice…"""
SOME = 5
"""…and, where there are more, about so many of them."""
WHOLE = 0.02
"""Chances that add up to 1 but for so little are left as they are."""


CERTAIN = 99.0
"""So many standard errors are as good as certain."""


CEILING = 8 * 1024 * 1024
"""Bytes that thinking about a question takes at most in each process, beside the table and what the guide remembers."""


class Budget(msgspec.Struct, frozen=True):
    """How much one answer may cost: so many imagined games, or so many seconds, whichever ends first."""

    playouts: int = 256
    seconds: float = inf


class Sense(Protocol):
    """What the search must know of a game. It may also say what it `dreads`: of what it counts, what one would rather
    have less of; that each seat is judged `alone`, so that chances of rivals need not add up to 1; what one `follows`
    through a whole game: {what: how much} of a state and a seat, drawn as curves; whether it `foresees` anything from a
    state, where advice would otherwise be figures about nothing; and the `stakes` of a question by its prompt, where
    not all deserve the same thought of a bot: the share of the budget's playouts it gets."""

    guide: Bot

    def weighs(self, sight: Sight) -> Sequence[str]:
        """The options of this question that are worth a thought; none if the guide's answer will do."""
        ...

    def horizon(self, g: Any, seat: int) -> Horizon:
        """How far it looks from here."""
        ...

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        """How everybody goes on from this question: makes the policy of one imagined game from its luck."""
        ...

    def stands(self, g: Any, seat: int) -> float:
        """How well a seat stands at the horizon: 0, all is lost, to 1, all is won."""
        ...

    def ended(self, result: Result, seat: int) -> float:
        """The same for a game that is over."""
        ...

    def counts(self, g: Any, seat: int) -> dict[str, float]:
        """What a player would count: {what: how much}, for advice."""
        ...


class Judged(msgspec.Struct):
    """An option and what is thought of it. `value` is from 0 to 1, `spread` its standard error (1 if nobody knows);
    `gains` is what a player would count, at the horizon against now, on average; `rises` and `falls` say in which share
    of the worlds. `ahead`: by how many standard errors it is better than the guide's own answer."""

    option: str
    value: float = 0.0
    spread: float = 1.0
    playouts: int = 0
    gains: dict[str, float] = {}
    rises: dict[str, float] = {}
    falls: dict[str, float] = {}
    guided: bool = False  # the guide's own answer
    ahead: float = 0.0


class Compared(msgspec.Struct):
    """The best answer to a question, and by how much another was worse, with its standard error over so many worlds."""

    better: str
    lost: float
    error: float
    worlds: int


class _Sum:
    """What was seen of one option, world by world."""

    __slots__ = ("counts", "option", "values")

    def __init__(self, option: str) -> None:
        self.option = option
        self.values: list[float] = []
        self.counts: list[dict[str, float]] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else -inf

    def saw(self, value: float, counts: dict[str, float]) -> None:
        self.values.append(value)
        if counts:
            self.counts.append(counts)

    def better_than(self, other: _Sum) -> float:
        """By how many standard errors, over the worlds both were seen in."""
        apart = [a - b for a, b in zip(self.values, other.values, strict=False)]
        mean, error = _mean_and_error(apart)
        return mean / error if error else (inf if mean > 0 else -inf)


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    n = len(values)
    if not n:
        return 0.0, inf
    mean = sum(values) / n
    if n == 1:
        return mean, inf
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1) / n)


Watch = Callable[[float], bool]
"""Told how much of its thought is done, from 0 to 1, after each world; False: that is enough."""


class Search:
    """Thinks about one question."""

    def __init__(
        self,
        sense: Sense,
        budget: Budget,
        close: float = CLOSE,
        counting: bool = False,
        workers: int = 1,
        watch: Watch | None = None,
        sharing: bool = False,
    ) -> None:
        """`counting`: for advice, with figures; `sharing`: chances as shares among rivals, who win in turn."""
        self.sense = sense
        self.budget = budget
        self.close = close
        self.counting = counting
        self.sharing = sharing and getattr(sense, "alone", False)
        self.workers = max(1, min(workers, MOST))
        self.watch = watch
        self.deadline = inf
        self.enough = False
        self.longest = 0.0  # seconds that one option in one world took
        self._done, self._most = 0, budget.playouts

    def best(self, sight: Sight, random: Random) -> str:
        """The answer: the guide's, or one that is clearly better."""
        stakes: Mapping[str, float] = getattr(self.sense, "stakes", {})
        guided, sums = self._think(sight, random, stakes=stakes.get(sight.prompt, 1.0))
        if not sums:
            return guided
        best = max(sums, key=lambda one: (len(one.values), one.mean))
        own = next((one for one in sums if one.option == guided), None)
        if own is None or best is own or not own.values:
            return best.option
        return best.option if best.better_than(own) > self.close else guided

    def ranked(self, sight: Sight, random: Random) -> list[Judged]:
        """All options, the best first: those that were looked at longest before those let go."""
        guided, sums = self._think(sight, random)
        before = self.sense.counts(sight.determinize(0).state, sight.seat) if self.counting else {}
        own = next((one for one in sums if one.option == guided), None)
        told = []
        for one in sorted(sums, key=lambda one: (-len(one.values), -one.mean)):
            mean, error = _mean_and_error(one.values)
            judged = Judged(one.option, mean, min(1.0, error), len(one.values), guided=one.option == guided)
            ahead = inf if own is None else 0.0 if one is own else one.better_than(own)
            judged.ahead = max(-CERTAIN, min(CERTAIN, ahead))
            n = max(1, len(one.counts))
            for what, now in before.items():
                seen = [counts.get(what, 0.0) for counts in one.counts]
                judged.gains[what] = sum(seen) / n - now
                judged.rises[what] = sum(much > now for much in seen) / n
                judged.falls[what] = sum(much < now for much in seen) / n
            told.append(judged)
        known = {one.option for one in told}
        rest = sorted([Judged(id, guided=id == guided) for id in sight.options if id not in known], key=_guided_first)
        return rest + told if rest and rest[0].guided else told + rest

    def compared(self, sight: Sight, random: Random, option: str) -> Compared | None:
        """How an answer that was given compares with the best; None where nothing is to be weighed."""
        guided, sums = self._think(sight, random, option)
        own = next((one for one in sums if one.option == option), None)
        if own is None:
            return None
        best = max(sums, key=lambda one: (len(one.values), one.mean))
        guide = next((one for one in sums if one.option == guided), None)
        if guide is not None and best.better_than(guide) <= self.close:
            best = guide
        if best is own:
            return Compared(option, 0.0, 0.0, len(own.values))
        apart = [a - b for a, b in zip(best.values, own.values, strict=False)]
        mean, error = _mean_and_error(apart)
        return Compared(best.option, mean, min(1.0, error), len(apart))

    def _think(
        self, sight: Sight, random: Random, also: str | None = None, stakes: float = 1.0
    ) -> tuple[str, list[_Sum]]:
        """The guide's answer, and what was seen of each option that is worth a thought (and of one that is asked for
        beside them, if only against the guide's)."""
        self._most = max(1, int(self.budget.playouts * stakes))
        self.deadline, self.longest = time.monotonic() + self.budget.seconds, 0.0
        options = sight.options
        if len(options) == 1:
            return options[0], []
        guided = self.sense.guide.choose(sight, random)
        weighed = list(dict.fromkeys(self.sense.weighs(sight)))
        if self.counting and {guided, *weighed} == {guided} and self._foresees(sight):  # a bot would not think twice
            weighed = list(options) if len(options) <= FEW else self._likely(sight, random, guided)
        if not weighed and also in (None, guided):
            return guided, []
        weighed += [one for one in dict.fromkeys((guided, also or guided)) if one not in weighed]
        sums = [_Sum(option) for option in weighed]
        if len(sums) > 1:
            self._halve(sight, random, guided, sums)
        return guided, [one for one in sums if one.values]

    def _foresees(self, sight: Sight) -> bool:
        foresees = getattr(self.sense, "foresees", None)
        return foresees is None or foresees(sight.determinize(0).state)

    def _likely(self, sight: Sight, random: Random, guided: str) -> list[str]:
        """Of many: what the guide says, what it says with other luck, and some of the others from first to last."""
        said = dict.fromkeys([guided, *[self.sense.guide.choose(sight, random) for _ in range(SOME)]])
        rest = [one for one in sight.options if one not in said]
        return [*said, *rest[:: ceil(len(rest) / SOME)]][:SOME]

    def _halve(self, sight: Sight, random: Random, guided: str, sums: list[_Sum]) -> None:
        """Look at all, let half of them go, look again; the guide's answer stays to the end."""
        policies = self.sense.imagines(sight, random)
        left = list(sums)
        looks = ceil(log2(len(sums)))
        for nth in range(looks):
            worlds = max(1, self._most // looks // len(left))
            until = inf
            if self.deadline < inf:
                until = self.deadline - (self.deadline - time.monotonic()) * (looks - 1 - nth) / (looks - nth)
            look = Look(self, sight, policies, [one.option for one in left], random.getrandbits(64), worlds, until)
            for _, seen in spread(look.share, self.workers):
                for one, (value, counts) in zip(left, seen, strict=True):
                    one.saw(value, counts)
            if self.enough or time.monotonic() > self.deadline:
                return
            left.sort(key=lambda one: -one.mean)
            kept = left[: max(2, ceil(len(left) / 2))]
            kept += [one for one in left if one.option == guided and one not in kept]
            left = kept

    def stands(self, world: Table, seat: int) -> float:
        """How well a seat stands there, by itself or among its rivals."""
        if not self.sharing:
            return self.sense.stands(world.state, seat)
        return shared([self.sense.stands(world.state, one) for one in range(world.seats)])[seat]

    def looked(self, options: int) -> None:
        """One more world was seen with so many options: say how much of the budget is spent."""
        self._done += options
        if self.watch is None:
            return
        left = (self.deadline - time.monotonic()) / self.budget.seconds if self.deadline < inf else 1.0
        spent = max(1 - left, self._done / self._most)
        self.enough = not self.watch(max(0.0, min(1.0, spent)))


class Look(NamedTuple):
    """So many worlds, all options in each of them."""

    search: Search
    sight: Sight
    policies: Callable[[Random], Policy]
    options: list[str]
    luck: int
    worlds: int
    until: float

    def share(self, first: int) -> Iterator[Seen]:
        """The share of the first, second… process, as long as there is time."""
        for nth in range(first, self.worlds, self.search.workers):
            if self.search.enough or time.monotonic() > self.until or (seen := self.world(nth)) is None:
                return
            yield nth, seen
            self.search.looked(len(self.options))

    def world(self, nth: int) -> list[tuple[float, dict[str, float]]] | None:
        """All options in one world and with the same luck. None if time runs out: a world not seen by all counts for
        none, and nothing is begun that will hardly end in time."""
        search, seat = self.search, self.sight.seat
        world, luck = self.sight.determinize(mix(self.luck, 2 * nth)), mix(self.luck, 2 * nth + 1)
        sense = search.sense
        seen: list[tuple[float, dict[str, float]]] = []
        for option in self.options:
            began = time.monotonic()
            if began + search.longest > search.deadline:
                return None
            imagined = world.fork()
            result = imagined.imagine(seat, option, self.policies(Random(luck)), sense.horizon(world.state, seat))
            value = search.stands(imagined, seat) if result is None else sense.ended(result, seat)
            seen.append((value, sense.counts(imagined.state, seat) if search.counting else {}))
            search.longest = max(search.longest, time.monotonic() - began)
        return seen


def shared(values: list[float]) -> list[float]:
    """Chances of rivals that add up to 1. A sense may judge each seat by itself; then their odds are compared."""
    if abs(sum(values) - 1) < WHOLE:
        return values
    odds = [min(1e6, value / max(1e-6, 1 - value)) for value in values]
    return [one / (sum(odds) or 1.0) for one in odds]


def checkpoints(count: int) -> Horizon:
    """So many checkpoints from here."""
    passed = iter(range(1, count))
    return lambda g: next(passed, None) is None


def _guided_first(one: Judged) -> bool:
    return not one.guided


class ThinkingBot:
    """Sits at a table and searches. Games make their experts of it."""

    def __init__(self, sense: Sense, budget: Budget, close: float = CLOSE, workers: int = 1) -> None:
        whole = all(isinstance(many, int) and many > 0 for many in (budget.playouts, workers))
        if not whole or not budget.seconds > 0:
            raise OptionError("playouts and workers are whole numbers from 1, seconds more than 0")
        self.search = Search(sense, budget, close, workers=workers)

    def choose(self, sight: Sight, random: Random) -> str:
        return self.search.best(sight, random)

    def hurry(self, seconds: float) -> None:
        """From now on an answer takes at most so long, however many playouts there were to be."""
        search = self.search
        search.budget = Budget(search.budget.playouts, min(seconds, search.budget.seconds))


def advise(
    game: Game[Any], sight: Sight, budget: Budget | None = None, luck: int = 0, watch: Watch | None = None
) -> list[Judged]:
    """All that is on offer to a seat, the best first, with what is thought of each, from what the seat sees alone.
    Where nothing is to be weighed the usual bot's answer comes first and nothing is told about the others."""
    random = Random(luck)
    if not game.sense:
        answer = make(game, game.info.usual).choose(sight, random)
        return sorted([Judged(id, guided=id == answer) for id in sight.options], key=_guided_first)
    search = Search(named(game.sense)(), budget or Budget(), counting=True, watch=watch, sharing=True)
    return search.ranked(sight, random)


__all__ = [
    "Budget",
    "Horizon",
    "Judged",
    "Policy",
    "Search",
    "Sense",
    "ThinkingBot",
    "Watch",
    "advise",
    "checkpoints",
    "shared",
]
