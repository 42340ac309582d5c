"""The table: a checkpoint of the state plus the inputs since.

Rules are generators, and a generator can be neither copied nor saved. So the table never needs to: to fork, undo or
load, it decodes a checkpoint, enters the rules anew and gives them the same answers again.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

from . import bounds
from .ask import Ask, AskAll, Value
from .chance import M64, Chance, mix
from .content import Raw
from .errors import IllegalAnswer, OptionError, RulesBug, SaveError
from .film import Film
from .game import Game
from .play import Play
from .secrets import redeal
from .state import Event, State
from .steps import Answer, Input, Mark, Resample, Step, Undo, raised, trail

APART = 8
"""So many answers lie between two checkpoints that are kept on the way, and two that are checked when a file is loaded:
writing the whole state down costs as much as many an answer. Who forks or takes back keeps one more where it helps."""

FAR = 3
"""So many times as far away one is kept where the state is not written down to be checked anyhow."""

AGAIN = -1  # for checkpoints: one that was passed before is kept in any case, and not measured anew


class Table(Play):
    """One game being played. See `taverna.new`, `taverna.load` and `taverna.replay` for how to get one.

    Everything a seat may know comes from `view`, `questions` and `log`; everything a seat may do is `answer` and
    `undo`. A table is not safe for use from two threads at once.
    """

    __slots__ = (
        "_arranged",
        "_blind",
        "_checkpoints",
        "_crossed",
        "_floor",
        "_inputs",
        "_marks",
        "_passed",
        "_start",
        "_steps",
        "_written",
    )

    # -- birth -------------------------------------------------------------------------------------------------------
    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: dict[str, Any],
        pack: Raw | None = None,
        checkpoints: int = APART,
    ) -> None:
        """`checkpoints`: 1 keeps every checkpoint, 0 none, n those at least n answers apart. It never has meaning."""
        read = game.read_options(options)
        many = read.seats(game.seats)
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in many:
            raise OptionError(f"{game.id} is for {many.start} to {many.stop - 1} seats, not {seats!r}")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= M64:
            raise OptionError(f"a seed is a whole number from 0 to 2**64-1, not {seed!r}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.pack = pack
        self.content = game.content(pack)
        self.state = game.begin(seats, seed, read, self.content)
        self.state.furnish(self.content)
        self._inputs: list[Step | Undo] = []
        self._written: list[Input] = []
        self._questions = None
        self.over = False
        self._result = None
        self._checkpoints = checkpoints
        self._steps: list[Step] = []
        self._log = []
        self._held = {}
        self._asked = [0] * seats
        self._epochs = [0] * seats
        self._floor = 0  # steps before this cannot be taken back: they are another world's
        self._blind = 0  # inputs before this are not given out
        self._passed = 0
        self._crossed = False
        self._arranged = False
        self._marks = [Mark(0, game.encode(self.state), [0] * seats)]
        if len(self._marks[0].state) > bounds.STATE:
            raise OptionError(
                f"{game.id}: a table of {len(self._marks[0].state)} bytes; at most {bounds.STATE} are taken"
            )
        self._flow = game.run(self.state)
        self._ask = None
        self._advance(None)
        self._start = self.state.chance.known
        self._log = [(0, self.state.emptied())]

    def _at(self, upto: int) -> Table:
        """This table as it was after `upto` steps, built from the nearest checkpoint."""
        t = Table.__new__(Table)
        t.game, t.seats, t.seed, t.options, t.pack = self.game, self.seats, self.seed, self.options, self.pack
        t.content = self.content
        marks = self._marks
        if marks[-1].at > upto:
            marks = [m for m in marks if m.at <= upto]
        mark = marks[-1]
        t._marks = marks[:]
        t._steps = self._steps[: mark.at]
        t._inputs, t._written = self._inputs[:], self._written[:]
        t._questions = None
        t._log = self._log[:]
        t._checkpoints = self._checkpoints
        t._epochs = self._epochs[:]
        t._floor, t._blind, t._start, t._passed = self._floor, self._blind, self._start, 0
        t._crossed = False
        t._arranged = self._arranged
        t._held = {}
        t._ask = None
        t.over, t._result = False, None
        t._asked = mark.asked[:]
        t.state = t.game.decode(mark.state)
        t.state.furnish(t.content)
        t._flow = t.game.run(t.state)
        t._advance(None)
        again = self._steps[mark.at : upto]
        last = max((nth for nth, step in enumerate(again) if step.crossed), default=-1) if t._checkpoints else -1
        for nth, step in enumerate(again):
            if step.offered is None:
                t._resample(step.seat, step.seed)
            else:
                t._feed(step.seat, step.value, AGAIN if nth == last else None)
            t._steps.append(step)
        if last >= 0 and self._marks[-1] is mark:
            self._marks.append(t._marks[-1])  # whoever forks here again has less to do
        t.state.emptied()
        return t

    # -- the engine --------------------------------------------------------------------------------------------------
    def _checkpoint(self, apart: int) -> None:
        """Everything needed to go on is in the state: keep it, if the last that is kept is so many answers away; best
        where it is written down to be checked, too. Of several on the way of one answer the first will do."""
        self._crossed = True
        steps = len(self._steps) + 1  # the answer under way counts
        away, check = steps - self._marks[-1].at, not steps % APART
        keep = apart and away >= (apart if check or apart < APART else FAR * apart)
        if not keep and not check:
            return
        state = self.game.encode(self.state)
        if len(state) > bounds.STATE and apart != AGAIN:
            raise OverflowError(f"the state has grown to {len(state)} bytes; at most {bounds.STATE} are taken")
        if check:
            self._passed = zlib.crc32(state) or 1
        if keep:
            if not away:
                self._marks.pop()  # the same answer has led on to another
            self._marks.append(Mark(steps, state, self._asked[:]))

    def _feed(self, seat: int, value: Value, apart: int | None) -> None:
        asked = self._ask
        if asked.__class__ is Ask:
            self._advance(value, apart)
        elif asked.__class__ is AskAll:
            held = self._held
            held[seat] = value
            if len(held) == len(asked.asks):
                self.state.chance.shown += 1  # what was secret is on the table now
                self._advance(held if [*held] == [*asked.asks] else {s: held[s] for s in asked.asks}, apart)
        else:
            self._advance((seat, value), apart)

    # -- playing -----------------------------------------------------------------------------------------------------
    def answer(
        self, seat: int, option: str, question: str | None = None, *, film: Film | None = None, forced: bool = False
    ) -> list[Event]:
        """Answer the seat's open question by option id; returns what happened.

        With `question` (its id) a late or repeated answer is refused instead of landing on another question. With
        `film` the table is noted as it stands at each event on the way. `forced`: the table gives the only option.
        Raises `IllegalAnswer` and changes nothing if this is not on offer.
        """
        if seat.__class__ is not int or option.__class__ is not str:
            raise IllegalAnswer(f"an answer is a seat and the id of an option, not {seat!r} and {option!r}")
        asked: Any = self._ask
        held = self._held
        if asked.__class__ is Ask:
            ask = asked if asked.seat == seat else None
        else:
            ask = None if asked is None or seat in held else asked.asks.get(seat)
        if ask is None:
            raise self._refused(seat, option)
        if question is not None and question != self._question_id(ask):
            raise IllegalAnswer(f"question {question} is no longer open", "TABLE-QUESTION-02")
        made = ask._made or ask.made()
        try:
            value = made[option]
        except KeyError:
            raise self._refused(seat, option) from None
        state, steps = self.state, self._steps
        chance = state.chance
        if asked.__class__ is AskAll and len(held) + 1 < len(asked.asks):
            held[seat] = value  # it waits for the others: nothing happens yet
            if self._questions is not None:
                self._questions.pop(seat, None)
            step = Step(seat, chance.drawn + chance.shown, ask.prompt, made, option, value, 0, forced)
            self._inputs.append(step)
            steps.append(step)
            return []
        self._passed, self._crossed = 0, False
        if film is not None:
            film.roll(state)
        try:
            if asked.__class__ is Ask:
                self._advance(value, self._checkpoints)
            else:
                self._feed(seat, value, self._checkpoints)
        except Exception as error:
            if film is not None:
                film.clear()
            raise self._failed(f"'{ask.prompt}': '{option}' by seat {seat}", error) from error
        if film is not None:
            film.cut(state)
        known = chance.drawn + chance.shown
        if len(self._marks) > 2 and known != self._known_before(len(steps)):
            del self._marks[1:-1]  # no undo can reach further back than now; the root stays
        step = Step(seat, known, ask.prompt, made, option, value, self._passed, forced, 0, self._crossed)
        self._inputs.append(step)
        steps.append(step)
        out: list[Event] = state.out
        if not out:
            return []
        events = out[:]
        self._log.append((len(steps), out[:]))
        out.clear()
        return events

    def _failed(self, answer: str, error: Exception) -> RulesBug:
        """After a failed rule: as if the answer had never come."""
        where = trail(self._flow) or raised(error)
        self._restore(len(self._steps))
        nth, told = len(self._steps) + 1, " > ".join(where) or "the flow"
        return RulesBug(
            f"the rules failed on answer {nth} ({answer}), in {told}: {error!r}; the table is as it was", where
        )

    def give(self, step: Step) -> None:
        """An answer as another table remembers it."""
        self.answer(step.seat, step.option, forced=step.forced)

    def _restore(self, upto: int) -> None:
        """After a failed rule: as if the answer had never come."""
        self._marks = [m for m in self._marks if m.at <= upto]
        self._take(self._at(upto))

    def _take(self, t: Table) -> None:
        self.state, self._flow, self._ask, self._held = t.state, t._flow, t._ask, t._held
        self._steps, self._marks, self._asked = t._steps, t._marks, t._asked
        self._questions = None
        self.over, self._result = t.over, t._result

    def settle(self, *, film: Film | None = None) -> list[Event]:
        """Give the forced answers: every open question with one option, if what is on offer is no secret."""
        events: list[Event] = []
        while isinstance(ask := self._ask, Ask) and not callable(ask.options) and len(ask.made()) == 1:
            events += self.answer(ask.seat, next(iter(ask.made())), film=film, forced=True)
        return events

    @property
    def answers(self) -> int:
        """How many answers are in effect."""
        return len(self._steps)

    @property
    def steps(self) -> list[Step]:
        """The answers that stand, in order: those taken back are gone."""
        return self._steps

    # -- time --------------------------------------------------------------------------------------------------------
    def fork(self) -> Table:
        """An independent twin."""
        return self._at(len(self._steps))

    def _undo_to(self, seat: int) -> int | None:
        """How many steps stay if the seat takes its last answer back; None if it may not."""
        now = self.state.chance.known
        for i in range(len(self._steps) - 1, self._floor - 1, -1):
            step = self._steps[i]
            if step.offered is None or self._known_before(i) != now:
                return None
            if not step.forced:
                return i if step.seat == seat else None
        return None

    def _known_before(self, i: int) -> int:
        """Luck drawn and secrets shown before step i."""
        return self._steps[i - 1].known if i else self._start

    def _held_at(self, seat: int) -> int:
        """Which step is the seat's secret answer that waits."""
        steps = self._steps
        return next(i for i in reversed(range(len(steps))) if steps[i].seat == seat and steps[i].offered is not None)

    def can_undo(self, seat: int) -> bool:
        """May the seat take back its last answer? Yes while nothing has become known since and nobody else has acted;
        its own secret answer that waits for others, always; nothing once the game is over, when secrets are open."""
        self._seat(seat)
        if seat in self._held:
            return self._held_at(seat) >= self._floor
        return not self._held and not self.over and self._undo_to(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises `IllegalAnswer` if `can_undo` says no."""
        if not self.can_undo(seat):
            raise IllegalAnswer(str(self.refusal("TABLE-UNDO-01")), "TABLE-UNDO-01")
        if seat in self._held:
            steps, last = self._steps, self._held_at(seat)
            self._steps = steps[:last] + steps[last + 1 :]
            self._take(self._at(len(self._steps)))
            self._epochs[seat] += 1
        else:
            upto = self._undo_to(seat)
            assert upto is not None
            self._take(self._at(upto))
            self._log = [entry for entry in self._log if entry[0] <= upto]
            self._epochs = [epoch + 1 for epoch in self._epochs]
        self._inputs.append(Undo(seat))

    # -- worlds ------------------------------------------------------------------------------------------------------
    def determinize(self, seat: int, seed: int) -> Table:
        """A table that agrees with everything the seat knows, with everything hidden and all luck to come drawn anew.
        It gives out no log, record, input or undo from before. What bots think with."""
        if seat is None or self._seat(seat) is None or seed.__class__ is not int:
            raise IllegalAnswer(f"a world is drawn for a seat and a whole number, not {seat!r} and {seed!r}")
        t = self.fork()
        t._enter(seat, seed)
        return t

    def _enter(self, seat: int, seed: int) -> None:
        """Become another world: what was before is not this table's to tell."""
        self._resample(seat, seed)
        step = Step(seat, self.state.chance.known, seed=seed)
        self._inputs.append(step)
        self._steps.append(step)
        self._log = []
        self._floor, self._blind = len(self._steps), len(self._inputs)

    def _resample(self, seat: int, seed: int) -> None:
        luck = Chance(mix(seed & M64, 1))
        redeal(luck, self.game.hidden(self.state, seat))
        self._questions = None
        self.state.chance.seed = mix(luck.seed, luck.drawn + 1)
        asked = self._ask
        if asked is None:
            return
        for ask in [asked] if isinstance(asked, Ask) else asked.asks.values():
            ask.forget()
        if isinstance(asked, AskAll):
            for other in self._held:
                if other != seat:
                    self._held[other] = luck.roll(list(asked.asks[other].made().values()))

    def imagined(self) -> Table:
        """On a world that is given away: from here on it is nobody's game, and the seed that led to it is not told."""
        self.seed, self._arranged = 0, True
        return self

    def unanswered(self) -> Table:
        """On a world of one's own: nobody has answered the open question yet. What others have answered in secret was
        drawn at random there, and whoever thinks about it asks them anew."""
        if self._held:
            held = {self._held_at(seat) for seat in self._held}
            self._steps = [step for i, step in enumerate(self._steps) if i not in held]
            self._held, self._questions, self._floor = {}, None, len(self._steps)
        return self

    @property
    def inputs(self) -> list[Input]:
        """Everything this table was told: answers, undos, resamplings."""
        return self.told()[self._blind :]

    def told(self) -> list[Input]:
        """All inputs, also those from before a resampling: for those who keep the table, never for a seat."""
        written = self._written
        for step in self._inputs[len(written) :]:
            written.append(step if isinstance(step, Undo) else step.written())
        return written

    # -- positions ---------------------------------------------------------------------------------------------------
    def arrange(self, change: Callable[[Any], None]) -> None:
        """Change what is on the table before anything has been answered, and enter the rules anew from there: for
        positions to study or test. Such a table has no record, since no seed leads to it."""
        if self._inputs:
            raise IllegalAnswer("only a table where nothing has been answered yet can be arranged")
        change(self.state)
        self._arranged = True
        self._asked = [0] * self.seats
        self._held = {}
        self._marks = [Mark(0, self.game.encode(self.state), [0] * self.seats)]
        self._flow = self.game.run(self.state)
        self.state.emptied()
        self._advance(None)
        self._start = self.state.chance.known
        self._log = [(0, self.state.emptied())]

    # -- keeping -----------------------------------------------------------------------------------------------------
    def save(self) -> bytes:
        """The table as it stands, in mid-question too; `taverna.load` gives it back with its log and undo. It holds
        the seed, and so every secret: it is for whoever keeps the table, never for a seat."""
        from .saves import written

        if self._arranged:
            raise SaveError("an arranged position cannot be saved: no seed leads to it")
        return written(self, "save")

    def record(self) -> bytes:
        """The game so far as text: seed, options and every answer; `taverna.replay` plays it again."""
        from .saves import written

        if self._arranged:
            raise SaveError("an arranged position has no record: no seed leads to it")
        if self._blind:
            raise SaveError("a determinized table has no record: it would tell what its seat does not know")
        return written(self, "record")

    def __repr__(self) -> str:
        now = "over" if self.over else ", ".join(f"seat {a.seat}: {a.prompt}" for a in self._open())
        return f"<{self.game.id} for {self.seats}, {len(self._steps)} answers, {now}>"


__all__ = ["Answer", "Input", "Mark", "Resample", "State", "Step", "Table", "Undo"]
