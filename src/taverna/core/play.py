"""The rules under way: answers go in, questions come out, and nothing is remembered."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import Any

from .ask import CHECKPOINT, Ask, AskAll, AskAny, GameOver, Result, Value
from .errors import RulesBug
from .known import Known

FARTHEST = 5000
"""So many answers an imagined game has at most."""


class Play(Known):
    """A table whose rules can be sent on, answer by answer or bare to the end."""

    __slots__ = ("_asked",)

    _asked: list[int]  # how many questions each seat has been asked

    def _checkpoint(self, apart: int) -> None:
        """Everything needed to go on is in the state."""

    def _advance(self, value: Any, apart: int | None = None) -> None:
        """Send an answer into the rules and go on to the next question, with checkpoints so far apart on the way.
        Unless it is given again (no `apart`), what is on offer there is worked out at once: to offer nothing is a
        fault of this answer's rules, not of the next one's."""
        self._questions = None
        flow = self._flow
        try:
            asked = flow.send(value)
            while asked is CHECKPOINT:
                if apart is not None:
                    self._checkpoint(apart)
                asked = flow.send(None)
        except GameOver as end:
            self._end(end.result)
            return
        except StopIteration as end:
            if not isinstance(end.value, Result):
                raise RulesBug("the rules ended without a result") from None
            self._end(end.value)
            return
        self._ask = asked
        if self._held:
            self._held = {}
        counts = self._asked
        if asked.__class__ is Ask:
            seat = asked.seat
            asked.nth = counts[seat] = counts[seat] + 1
            if apart is not None:
                asked.made()
        elif asked.__class__ not in (AskAll, AskAny) or not asked.asks:
            raise RulesBug(f"the rules yielded {asked!r}, which asks nobody anything")
        else:
            for seat, ask in asked.asks.items():
                if ask.nth:  # one that stays open (AskAny) keeps its id, but others may have changed what is on offer
                    ask.forget()
                else:
                    ask.nth = counts[seat] = counts[seat] + 1
                if apart is not None:
                    ask.made()

    def _end(self, result: Result) -> None:
        self._ask, self._held = None, {}
        self.over, self._result = True, result

    def playout(self, seed: int) -> int:
        """Play on at random to the end, bare: for searches and statistics on a fork that is then thrown away, since it
        keeps no log, record or undo. Returns how many decisions were made."""
        if self.over:
            return 0
        self._questions = None
        self.state.hush(halts=False)
        random = Random(seed).random
        send, held, chance = self._flow.send, self._held, self.state.chance
        asked: Any = self._ask
        made = 0
        try:
            if held:
                value = {seat: held[seat] if seat in held else ask.pick(random()) for seat, ask in asked.asks.items()}
                made = len(value) - len(held)
                chance.shown += 1
                asked = send(value)
            while True:
                if asked.__class__ is Ask:
                    options = asked.options
                    if callable(options):
                        options = options()
                    made += 1
                    asked = send(options[floor(random() * len(options))])
                elif asked is CHECKPOINT:
                    asked = send(None)
                elif asked.__class__ is AskAll:
                    value = {}
                    for seat, ask in asked.asks.items():
                        options = ask.options
                        if callable(options):
                            options = options()
                        value[seat] = options[floor(random() * len(options))]
                    made += len(value)
                    chance.shown += 1
                    asked = send(value)
                else:  # AskAny
                    asks = [*asked.asks.values()]
                    ask = asks[floor(random() * len(asks))]
                    options = ask.options
                    if callable(options):
                        options = options()
                    made += 1
                    asked = send((ask.seat, options[floor(random() * len(options))]))
        except GameOver as end:
            self._end(end.result)
        except StopIteration as end:
            self._end(end.value)
        return made

    def imagine(
        self, seat: int, option: str, policy: Callable[[Any, Ask], Value], until: Callable[[Any], bool]
    ) -> Result | None:
        """Give the seat's answer and play on by a policy (state and question to value), bare, to a checkpoint whose
        state is `until`, or the end of the game: for searches, on a world that is then thrown away. What others have
        answered in secret the policy answers anew. Returns the result, if there is one."""
        asked: Any = self._ask
        first = self._ask_of(seat)
        if first is None or option not in (made := first.made()):
            raise self._refused(seat, option)
        self._questions, send, state = None, self._flow.send, self.state
        state.hush()
        given: dict[int, Value] = {seat: made[option]}
        most = FARTHEST
        try:
            while True:
                if asked is CHECKPOINT:
                    if until(state):
                        break
                    asked = send(None)
                    continue
                if not most:
                    break
                most -= 1
                if isinstance(asked, Ask):
                    asked = send(given[seat] if given else policy(state, asked))
                elif isinstance(asked, AskAll):
                    value = {s: given[s] if s in given else policy(state, ask) for s, ask in asked.asks.items()}
                    state.chance.shown += 1
                    asked = send(value)
                else:  # AskAny
                    ask = first if given else next(iter(asked.asks.values()))
                    asked = send((ask.seat, given[seat] if given else policy(state, ask)))
                given = {}
        except GameOver as end:
            self._end(end.result)
        except StopIteration as end:
            self._end(end.value)
        return self._result
